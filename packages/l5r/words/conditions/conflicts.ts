/** Conflicts: which one is being resolved, on which side a player is, and how it has gone so far. */
import { same, subordinate, words } from '@regelwerk/say'
import { before, type Case, type Determiner } from '@regelwerk/say/de'
import { an } from '@regelwerk/say/en'
import type { Element, Filter, Skill } from '../../abilities.ts'
import { countMatching, matches } from '../../reading.ts'
import { readsOfFilter } from '../../reads.ts'
import { attackedProvinces, isAttacked, other } from '../../state.ts'
import * as de from '../../text/de-phrases.ts'
import { conflictAdjective, elementPrefix } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh, aside, type ConflictSpec, type Context } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { conflictAdjective as adjective, ofElement } from '../../text/it-words.ts'
import { ringElements, working } from '../../values.ts'
import { CONFLICT, JOINED, PAST, TABLE, TEXTS } from '../aspects.ts'
import type { ConditionWords, InAll } from '../records.ts'

export interface ConflictConditions {
  /** A conflict is being resolved, of this kind. */
  conflict: {
    conflict: { type?: Skill; element?: Element; at?: 'self' | Filter; participating?: Filter }
  }
  attackingPlayer: { attackingPlayer: true }
  defendingPlayer: { defendingPlayer: true }
  conflictsDeclaredAgainstYou: { conflictsDeclaredAgainstYou: number }
  firstConflict: { firstConflict: Skill | 'any' }
  lostConflictThisPhase: { lostConflictThisPhase: true }
  /** In the conflict a province has been broken, of this player or of anybody. */
  brokeThisConflict: { brokeThisConflict: 'opponents' | 'any' }
  /** The opponent has broken a province of yours in this phase. */
  provinceLost: { provinceLost: true }
  /** The ring that was chosen is being contested. */
  contested: { contested: 'target' }
  /** By you, or by both players together; `what`: of this kind; `another`: beside the one whose effect resolves. */
  cardsPlayedThisConflict: {
    cardsPlayedThisConflict: number
    by?: 'anybody'
    what?: Filter
    another?: true
  }
}

const selfParticipates = (spec: ConflictSpec): boolean => same(spec.participating, { is: 'self' })

// ---- how a conflict is said

const province = (at: ConflictSpec['at']): Filter => ({ type: 'province', ...(typeof at === 'object' && at) })

/** "a military conflict at this province", "conflicts in which this character is participating" */
function english(spec: ConflictSpec, context: Context, how?: 'plural' | 'bare'): string {
  const plural = how === 'plural'
  const name = words(
    spec.type,
    spec.element && en.elementName(spec.element),
    plural ? 'conflicts' : 'conflict',
  )
  const who = spec.host
    ? 'attached character'
    : spec.participating && aside(context, () => en.some(spec.participating ?? {}, context))
  return words(
    how ? name : an(name),
    spec.at &&
      `at ${spec.at === 'self' ? aside(context, () => en.phrase('self', context).acc) : aside(context, () => en.some(province(spec.at), context))}`,
    who && `in which ${who} is participating`,
  )
}

/** "eines militärischen Konflikts gegen diese Provinz" */
function german(spec: ConflictSpec, context: Context, determiner: Determiner, c: Case): string {
  const adjectives = spec.type ? [conflictAdjective[spec.type]] : []
  const prefix = spec.element ? `${elementPrefix[spec.element]}-` : ''
  const noun = `${prefix}${c === 'gen' ? 'Konflikts' : 'Konflikt'}`
  const who = spec.host
    ? aside(context, () => de.phrase('host', afresh(context)))
    : spec.participating && aside(context, () => de.some(spec.participating ?? {}, afresh(context)))
  const at =
    spec.at &&
    `gegen ${spec.at === 'self' ? de.self(context).in('acc') : aside(context, () => de.some(province(spec.at), context).in('acc'))}`
  const joins = who && subordinate(`an dem ${who.in('nom')} teilnimmt`)
  return `${words(before(determiner, adjectives, c, 'm'), noun, at)}${joins ?? ''}`
}

/** "un conflitto militare in questa provincia" */
function italian(spec: ConflictSpec, context: Context, determiner: 'un' | 'i' | 'nessun'): string {
  const plural = determiner === 'i'
  const { type, element } = spec
  const who = spec.host
    ? aside(context, () => it.phrase('host', afresh(context)))
    : spec.participating && aside(context, () => it.some(spec.participating ?? {}, afresh(context)))
  return words(
    determiner,
    plural ? 'conflitti' : 'conflitto',
    type && (plural ? (type === 'military' ? 'militari' : 'politici') : adjective[type]),
    element && ofElement[element],
    spec.at === 'self' && it.self(context).with('in'),
    typeof spec.at === 'object' && aside(context, () => it.some(province(spec.at), context).with('in')),
    who && `in cui partecipa ${who.with()}`,
  )
}

/** As it stands in a sentence: of all conflicts of a kind, or of one of them. */
export const conflictSaid = { en: english, de: german, it: italian }

const without = ({ participating: _, ...rest }: ConflictSpec): ConflictSpec => rest

const pair = (yes: string, no: string) => (_: unknown, __: unknown, negated: boolean) => (negated ? no : yes)

/** A clause that is only turned round. */
const fixed = (en_: [string, string], de_: [string, string], it_: [string, string]) => ({
  en: pair(...en_),
  de: pair(...de_),
  it: pair(...it_),
})

const firstOf: InAll<(which: Skill | 'any') => string> = {
  en: (which) => words('the first', which !== 'any' && which, 'conflict of the round'),
  de: (which) => (which === 'any' ? '' : ` ${conflictAdjective[which]}`),
  it: (which) => words('primo conflitto', which !== 'any' && adjective[which], 'del round'),
}

const germanFirst = (which: Skill | 'any', c: Case): string => {
  const kinds = which === 'any' ? ['erst'] : ['erst', conflictAdjective[which]]
  return `${before('said', kinds, c, 'm')} ${c === 'gen' ? 'Konflikts' : 'Konflikt'} der Runde`
}

type Played = ConflictConditions['cardsPlayedThisConflict']
const playedSaid: InAll<(test: Played, context: Context) => string> = {
  en: ({ cardsPlayedThisConflict: n, what = {}, another }, context) =>
    another ? `another ${en.kind(what, context)}` : `${n} or more ${en.such(what, context)}`,
  de: ({ cardsPlayedThisConflict: n, what = {}, another }, context) =>
    another
      ? de.kind(what, context, { ein: 'ein' }, { first: 'ander' }).in('acc')
      : `mindestens ${n} ${de.such(what, context).in('acc')}`,
  it: ({ cardsPlayedThisConflict: n, what = {}, another }, context) =>
    another
      ? it
          .kind(what, context, 'un', {
            first: it.kind(what, context, 'un').gender === 'f' ? 'altra' : 'altro',
          })
          .with()
      : `almeno ${n} ${it.such(what, context).with()}`,
}

export const conflictConditions: ConditionWords<ConflictConditions> = {
  conflict: {
    reads: ({ conflict: { element, at, participating } }) =>
      CONFLICT |
      (typeof at === 'object' ? readsOfFilter(at) : 0) |
      (element ? TEXTS : 0) |
      (participating ? JOINED | readsOfFilter(participating) : 0),
    holds: ({ conflict: { type, element, at, participating } }) => {
      const there = participating && { ...participating, participating: true }
      return (g, c) => {
        const { conflict } = g.state
        if (conflict === null || (type !== undefined && conflict.type !== type)) return false
        if (element !== undefined && !ringElements(g, conflict.ring).includes(element)) return false
        if (at === 'self' && !isAttacked(g.state, c.self)) return false
        if (typeof at === 'object' && !attackedProvinces(g.state).some(({ card }) => matches(g, at, card, c)))
          return false
        return there === undefined || countMatching(g, there, c) > 0
      }
    },
    say: {
      en: ({ conflict }, context, negated) => {
        const said = aside(context, () => english(conflict, context, negated ? 'bare' : undefined))
        return `${negated ? `no ${said}` : said} is being resolved`
      },
      de: ({ conflict }, context, negated) =>
        `gerade ${german(conflict, context, { ein: negated ? 'kein' : 'ein' }, 'nom')} abgehandelt wird`,
      it: ({ conflict }, context, negated) =>
        `${negated ? 'non ' : ''}si sta risolvendo ${aside(context, () => italian(conflict, context, negated ? 'nessun' : 'un'))}`,
    },
    during: {
      en: ({ conflict }, context, always) => {
        if (selfParticipates(conflict))
          return `while ${en.phrase('self', context).nom} is participating in ${english(without(conflict), context)}`
        return `during ${english(conflict, context, always ? 'plural' : undefined)}`
      },
      de: ({ conflict }, context, always) => {
        if (selfParticipates(conflict)) {
          const who = de.phrase('self', context).in('nom')
          return `solange ${who} an ${german(without(conflict), context, { ein: 'ein' }, 'dat')} teilnimmt`
        }
        return `während ${german(conflict, context, always ? { der: 'jed' } : { ein: 'ein' }, 'gen')}`
      },
      it: ({ conflict }, context, always) => {
        if (selfParticipates(conflict))
          return words(
            'finché',
            it.phrase('self', context).with(),
            `partecipa a ${italian(without(conflict), context, 'un')}`,
          )
        return `durante ${italian(conflict, context, always ? 'i' : 'un')}`
      },
    },
  },
  attackingPlayer: {
    reads: () => CONFLICT,
    holds: () => (g, c) => g.state.conflict?.attacker === c.me,
    say: fixed(
      ['you are the attacking player', 'you are not the attacking player'],
      ['du der angreifende Spieler bist', 'du nicht der angreifende Spieler bist'],
      ['sei il giocatore attaccante', 'non sei il giocatore attaccante'],
    ),
    lasts: true,
  },
  defendingPlayer: {
    reads: () => CONFLICT,
    holds: () => (g, c) => g.state.conflict !== null && g.state.conflict.attacker !== c.me,
    say: fixed(
      ['you are the defending player', 'you are not the defending player'],
      ['du der verteidigende Spieler bist', 'du nicht der verteidigende Spieler bist'],
      ['sei il giocatore difensore', 'non sei il giocatore difensore'],
    ),
    lasts: true,
  },
  conflictsDeclaredAgainstYou: {
    reads: () => CONFLICT,
    holds:
      ({ conflictsDeclaredAgainstYou: n }) =>
      (g, c) =>
        g.state.declared[other(c.me) as 0 | 1] >= n,
    say: {
      en: ({ conflictsDeclaredAgainstYou: n }, _, negated) =>
        `your opponent has ${negated ? 'not ' : ''}declared ${n} or more conflicts against you this phase`,
      de: ({ conflictsDeclaredAgainstYou: n }, _, negated) =>
        `dein Gegner in dieser Phase ${negated ? 'nicht ' : ''}mindestens ${n} Konflikte gegen dich deklariert hat`,
      it: ({ conflictsDeclaredAgainstYou: n }, _, negated) =>
        `in questa fase il tuo avversario ${negated ? 'non ' : ''}ha dichiarato almeno ${n} conflitti contro di te`,
    },
  },
  firstConflict: {
    reads: () => CONFLICT,
    holds:
      ({ firstConflict }) =>
      (g) => {
        const { conflict, conflicts } = g.state
        if (conflict === null) return false
        if (firstConflict === 'any') return conflict.number === 1
        return conflict.type === firstConflict && conflicts[firstConflict] === 1
      },
    say: {
      en: ({ firstConflict }, _, negated) => `this is ${negated ? 'not ' : ''}${firstOf.en(firstConflict)}`,
      de: ({ firstConflict }, _, negated) =>
        `dies ${negated ? 'nicht ' : ''}der ${germanFirst(firstConflict, 'nom')} ist`,
      it: ({ firstConflict }, _, negated) =>
        `questo ${negated ? 'non ' : ''}è il ${firstOf.it(firstConflict)}`,
    },
    during: {
      en: ({ firstConflict }) => `during ${firstOf.en(firstConflict)}`,
      de: ({ firstConflict }) => `während des ${germanFirst(firstConflict, 'gen')}`,
      it: ({ firstConflict }) => `durante il ${firstOf.it(firstConflict)}`,
    },
  },
  brokeThisConflict: {
    reads: () => CONFLICT,
    holds:
      ({ brokeThisConflict: whose }) =>
      (g, c) => {
        const fallen = g.state.conflict?.fallen ?? []
        return whose === 'any' ? fallen.length > 0 : fallen.includes(other(c.me))
      },
    say: {
      en: ({ brokeThisConflict: whose }, _, negated) =>
        `${negated ? 'no' : 'a'} province${whose === 'any' ? '' : ' controlled by your opponent'} has been broken during this conflict`,
      de: ({ brokeThisConflict: whose }, _, negated) =>
        `in diesem Konflikt ${negated ? 'keine' : 'eine'} ${whose === 'any' ? '' : 'gegnerische '}Provinz unterworfen worden ist`,
      it: ({ brokeThisConflict: whose }, _, negated) =>
        `in questo conflitto ${negated ? 'non ' : ''}è stata spezzata ${negated ? 'alcuna' : 'una'} provincia${whose === 'any' ? '' : ' controllata dal tuo avversario'}`,
    },
  },
  provinceLost: {
    reads: () => TABLE | PAST,
    holds: () => (g, c) => (g.state.lostProvinces ?? []).includes(c.me),
    say: fixed(
      [
        'your opponent has broken 1 or more of your provinces this phase',
        'your opponent has broken none of your provinces this phase',
      ],
      [
        'dein Gegner in dieser Phase mindestens 1 deiner Provinzen unterworfen hat',
        'dein Gegner in dieser Phase keine deiner Provinzen unterworfen hat',
      ],
      [
        'il tuo avversario ha spezzato almeno 1 tua provincia in questa fase',
        'il tuo avversario non ha spezzato tue province in questa fase',
      ],
    ),
  },
  contested: {
    reads: () => CONFLICT,
    holds: () => (g, c) => g.state.conflict !== null && c.rings.includes(g.state.conflict.ring),
    lasts: true,
    say: {
      en: (_, __, negated) => `that ring is ${negated ? 'not ' : ''}contested`,
      de: (_, __, negated) => `jener Ring ${negated ? 'nicht ' : ''}umkämpft ist`,
      it: (_, __, negated) => `quell'anello ${negated ? 'non ' : ''}è conteso`,
    },
  },
  lostConflictThisPhase: {
    reads: () => CONFLICT,
    holds: () => (g, c) => g.state.lost[c.me as 0 | 1] > 0,
    say: fixed(
      ['you have lost a conflict this phase', 'you have not lost a conflict this phase'],
      ['du in dieser Phase einen Konflikt verloren hast', 'du in dieser Phase keinen Konflikt verloren hast'],
      ['hai perso un conflitto in questa fase', 'non hai perso conflitti in questa fase'],
    ),
  },
  cardsPlayedThisConflict: {
    reads: ({ what }) => CONFLICT | PAST | TEXTS | (what ? readsOfFilter(what) : 0),
    holds:
      ({ cardsPlayedThisConflict: n, by, what, another }) =>
      (g, c) => {
        const { played, playedCards = [] } = g.state.conflict ?? { played: [0, 0] as const }
        if (what === undefined) {
          const more = working(g, 'playedOneMore').filter(({ me }) => by || me === c.me).length
          return (by ? played[0] + played[1] : played[c.me as 0 | 1]) + more >= n
        }
        const all = playedCards.filter(
          ({ card, seat }) =>
            (by || seat === c.me) && !(another && card === c.self) && matches(g, what, card, c),
        )
        return all.length >= n
      },
    say: {
      en: (test, context, negated) =>
        test.by
          ? `${playedSaid.en(test, context)} have ${negated ? 'not ' : ''}been played during this conflict`
          : `you have ${negated ? 'not ' : ''}already played ${playedSaid.en(test, context)} during this conflict`,
      de: (test, context, negated) => {
        const said = `${negated ? 'noch nicht' : 'bereits'} ${playedSaid.de(test, context)} gespielt`
        return test.by ? `in diesem Konflikt ${said} worden sind` : `du in diesem Konflikt ${said} hast`
      },
      it: (test, context, negated) =>
        `${negated ? 'non ' : ''}${test.by ? 'sono state giocate' : 'hai già giocato'} ${playedSaid.it(test, context)} durante questo conflitto`,
    },
  },
}
