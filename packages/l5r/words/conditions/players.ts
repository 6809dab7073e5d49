/** How players stand: compared in numbers, with rings, roles, the Favor, and in time. */
import { same, words } from '@regelwerk/say'
import { an } from '@regelwerk/say/en'
import { behind, simple } from '@regelwerk/say/it'
import type { Amount, Element, Filter, Phase, RingFilter } from '../../abilities.ts'
import { on } from '../../book.ts'
import { amount } from '../../reading.ts'
import { readsOfAmount } from '../../reads.ts'
import { gloryCount } from '../../reckoning.ts'
import { cardAt, definitionOf, NONE, other, roleOf } from '../../state.ts'
import { ringsMatching } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import { phaseName, skillNames } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import type { Context } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { nouns, phaseName as phaseIn, statNames } from '../../text/it-words.ts'
import { ringElements, working } from '../../values.ts'
import type { Had } from '../amounts/values.ts'
import * as aspects from '../aspects.ts'
import type { ConditionWords } from '../records.ts'

export interface PlayerConditions {
  /** One number is higher than another, by so much. */
  more: { more: Amount; than: Amount; by?: number }
  equal: { equal: Amount; to: Amount }
  /** The players count their glory, as for the Imperial Favor, and you win or lose the count. */
  gloryCount: { gloryCount: 'won' | 'lost' }
  favor: { favor: 'yours' | 'opponents' }
  /** You have gained so much honor in this phase. */
  honorGained: { honorGained: number }
  /** There is such a ring. */
  ring: { ring: RingFilter }
  role: { role: Element | 'keeper' | 'seeker' }
  firstPlayer: { firstPlayer: true }
  phase: { phase: Phase }
  /** In the dynasty phase, after which this player does nothing more in it. */
  hasPassed: { hasPassed: 'opponent' }
}

// ---- comparisons

interface Compared {
  /** What both have a number of. */
  what: Had | { count: Filter }
  /** You have more of it than your opponent, or less. */
  yours: boolean
}

/** The same of both players. */
function comparedOf({ more, than }: PlayerConditions['more']): Compared | undefined {
  if (typeof more !== 'object' || typeof than !== 'object') return undefined
  if ('has' in more && 'has' in than && more.has === than.has) {
    const [a, b] = [more.who ?? 'you', than.who ?? 'you']
    if (a === 'you' && b === 'opponent') return { what: more.has, yours: true }
    if (a === 'opponent' && b === 'you') return { what: more.has, yours: false }
  }
  if ('count' in more && 'count' in than) {
    const [{ whose: a, ...one }, { whose: b, ...two }] = [more.count, than.count]
    if (same(one, two) && a !== b) return { what: { count: one }, yours: a === 'yours' }
  }
  return undefined
}

/** So much or more, or so much or less: "you have 6 or fewer honor", "2 or more claimed rings". */
function boundOf({ more, than }: PlayerConditions['more']) {
  const yours = (n: Amount) =>
    typeof n === 'object' && 'has' in n && !n.who && (n.has === 'honor' || n.has === 'rings')
      ? n.has
      : undefined
  const [a, b] = [yours(more), yours(than)]
  if (typeof more === 'number' && b !== undefined) return { what: b, most: more - 1, least: undefined }
  if (typeof than === 'number' && a !== undefined) return { what: a, least: than + 1, most: undefined }
  return undefined
}

function englishMore(test: PlayerConditions['more'], context: Context, negated: boolean): string {
  const compared = comparedOf(test)
  const not = negated ? 'not ' : ''
  const bound = boundOf(test)
  if (bound !== undefined) {
    const { what, most, least } = bound
    return `you ${negated ? 'do not have' : 'have'} ${most ?? least} or ${most === undefined ? 'more' : 'fewer'} ${what === 'honor' ? 'honor' : 'claimed rings'}`
  }
  if (compared === undefined) {
    const by = test.by !== undefined && `at least ${test.by}`
    return words(
      en.value(test.more, context),
      `is ${not}`.trim(),
      by,
      `higher than ${en.value(test.than, context)}`,
    )
  }
  const { what, yours } = compared
  const [who, whom] = yours ? ['you', 'your opponent'] : ['your opponent', 'you']
  const have = yours ? (negated ? 'do not have' : 'have') : negated ? 'does not have' : 'has'
  if (typeof what === 'object') {
    const control = yours
      ? negated
        ? 'do not control'
        : 'control'
      : negated
        ? 'does not control'
        : 'controls'
    return `${who} ${control} more ${en.such(what.count, context)} than ${whom}`
  }
  switch (what) {
    case 'honor':
      if (test.by !== undefined) return `${who} ${have} at least ${test.by} more honor than ${whom}`
      return `you are ${not}${yours ? 'more' : 'less'} honorable than your opponent`
    case 'bid': {
      const by = test.by === undefined ? '' : `at least ${test.by} `
      return `your honor bid is ${not}${by}${yours ? 'higher' : 'lower'} than your opponent's`
    }
    case 'hand':
      return `you ${negated ? 'do not have' : 'have'} ${yours ? 'more' : 'fewer'} cards in hand than your opponent`
    case 'glory':
      return `${who} ${yours ? (negated ? 'do not count' : 'count') : negated ? 'does not count' : 'counts'} more glory among ready participating characters than ${whom}`
    case 'rings':
      return `${who} ${have} more claimed rings than ${whom}`
    case 'fate':
      return `${who} ${have} more fate than ${whom}`
    case 'played':
      return `${who} ${yours ? 'have' : 'has'} ${not}played more cards during this conflict than ${whom}`
    default:
      return `${who} ${have} more ${what} skill in the conflict than ${whom}`
  }
}

function germanMore(test: PlayerConditions['more'], context: Context, negated: boolean): string {
  const compared = comparedOf(test)
  const not = negated ? 'nicht ' : ''
  const bound = boundOf(test)
  if (bound !== undefined) {
    const { what, most, least } = bound
    return `du ${not}${most ?? least} oder ${most === undefined ? 'mehr' : 'weniger'} ${what === 'honor' ? 'Ehre' : 'beanspruchte Ringe'} hast`
  }
  if (compared === undefined) {
    const by = test.by === undefined ? '' : `um mindestens ${test.by} `
    return `${de.value(test.more, context)} ${not}${by}höher ist als ${de.value(test.than, context)}`
  }
  const { what, yours } = compared
  const [who, whom] = yours ? ['du', 'dein Gegner'] : ['dein Gegner', 'du']
  const has = yours ? 'hast' : 'hat'
  if (typeof what === 'object')
    return `${who} ${not}mehr ${de.such(what.count, context).in('acc')} ${yours ? 'kontrollierst' : 'kontrolliert'} als ${whom}`
  switch (what) {
    case 'honor':
      if (test.by !== undefined) return `${who} ${not}mindestens ${test.by} Ehre mehr ${has} als ${whom}`
      return `du ${not}${yours ? 'ehrenhafter' : 'weniger ehrenhaft'} bist als dein Gegner`
    case 'bid': {
      const by = test.by === undefined ? '' : `um mindestens ${test.by} `
      return `dein Ehregebot ${not}${by}${yours ? 'höher' : 'niedriger'} ist als das deines Gegners`
    }
    case 'hand':
      return `du ${not}${yours ? 'mehr' : 'weniger'} Karten auf der Hand hast als dein Gegner`
    case 'glory':
      return `${who} unter den spielbereiten teilnehmenden Charakteren ${not}mehr Ruhm ${yours ? 'zählst' : 'zählt'} als ${whom}`
    case 'rings':
      return `${who} ${not}mehr beanspruchte Ringe ${has} als ${whom}`
    case 'fate':
      return `${who} ${not}mehr Schicksal ${has} als ${whom}`
    case 'played':
      return `${who} in diesem Konflikt ${not}mehr Karten gespielt ${has} als ${whom}`
    default:
      return `${who} ${not}mehr ${skillNames[what][0]} im Konflikt ${has} als ${whom}`
  }
}

function italianMore(test: PlayerConditions['more'], context: Context, negated: boolean): string {
  const compared = comparedOf(test)
  const not = negated ? 'non ' : ''
  const bound = boundOf(test)
  if (bound !== undefined) {
    const { what, most, least } = bound
    return `${not}hai ${most ?? least} ${what === 'honor' ? 'onore' : 'anelli rivendicati'} o ${most === undefined ? 'più' : 'meno'}`
  }
  if (compared === undefined) {
    const by = test.by === undefined ? '' : `di almeno ${test.by} `
    return `${it.value(test.more, context)} ${not}è ${by}superiore a ${it.value(test.than, context)}`
  }
  const { what, yours } = compared
  const who = yours ? '' : 'il tuo avversario '
  const whom = yours ? 'del tuo avversario' : 'di te'
  const has = yours ? 'hai' : 'ha'
  if (typeof what === 'object')
    return `${who}${not}${yours ? 'controlli' : 'controlla'} più ${it.such(what.count, context).with()} ${whom}`
  switch (what) {
    case 'honor':
      if (test.by !== undefined) return `${who}${not}${has} almeno ${test.by} onore in più ${whom}`
      return `${not}sei ${yours ? 'più' : 'meno'} onorevole del tuo avversario`
    case 'bid': {
      const by = test.by === undefined ? '' : `di almeno ${test.by} `
      return `la tua offerta di onore ${not}è ${by}${yours ? 'più alta' : 'più bassa'} di quella del tuo avversario`
    }
    case 'hand':
      return `${not}hai ${yours ? 'più' : 'meno'} carte in mano del tuo avversario`
    case 'glory':
      return `${who}${not}${yours ? 'conti' : 'conta'} più gloria tra i personaggi partecipanti pronti ${whom}`
    case 'rings':
      return `${who}${not}${has} più anelli rivendicati ${whom}`
    case 'fate':
      return `${who}${not}${has} più fato ${whom}`
    case 'played':
      return `${who}${not}${has} giocato più carte ${whom} durante questo conflitto`
    default:
      return `${who}${not}${has} più ${statNames[what][0]} nel conflitto ${whom}`
  }
}

// ---- rings

/** "the fire ring is contested", "the earth ring is in your claimed ring pool" */
function englishRing({ ring }: PlayerConditions['ring'], negated: boolean): string {
  const { element, state, ...rest } = ring
  if (element === undefined) {
    const said = en.rings(ring, negated)
    return negated ? `there are no ${said}` : `there is ${an(said)}`
  }
  const pool = { yours: 'your', opponents: "your opponent's" }[state as 'yours']
  const is = pool ? `in ${pool} claimed ring pool` : state
  return words(`the ${en.rings({ element, ...rest }, false)} is`, negated && 'not', is)
}

function germanRing({ ring }: PlayerConditions['ring'], negated: boolean): string {
  const { element, state, ...rest } = ring
  if (element === undefined)
    return `es ${de.rings(ring, false, { ein: negated ? 'kein' : 'ein' }).in('acc')} gibt`
  const the = de.rings({ element, ...rest }, false, { der: 'der' }).in('nom')
  const not = negated ? 'nicht ' : ''
  if (state === 'yours') return `sich ${the} ${not}in deinem Vorrat beanspruchter Ringe befindet`
  if (state === 'opponents') return `sich ${the} ${not}im Vorrat beanspruchter Ringe deines Gegners befindet`
  return `${the} ${not}${{ unclaimed: 'unbeansprucht', claimed: 'beansprucht', contested: 'umkämpft' }[state ?? 'contested']} ist`
}

function italianRing({ ring }: PlayerConditions['ring'], negated: boolean): string {
  const { element, state, ...rest } = ring
  const not = negated ? 'non ' : ''
  if (element === undefined) return `${not}c'è ${it.rings(ring, false, negated ? 'nessun' : 'un').with()}`
  const the = it.rings({ element, ...rest }, false, 'il').with()
  if (state === 'yours') return `${the} ${not}è nella tua riserva degli anelli rivendicati`
  if (state === 'opponents') return `${the} ${not}è nella riserva degli anelli rivendicati del tuo avversario`
  return `${the} ${not}è ${{ unclaimed: 'non rivendicato', claimed: 'rivendicato', contested: 'conteso' }[state ?? 'contested']}`
}

export const playerConditions: ConditionWords<PlayerConditions> = {
  more: {
    reads: ({ more, than }) => readsOfAmount(more) | readsOfAmount(than),
    holds: (test) => {
      const { more, than, by = 1 } = test
      const compared = comparedOf(test)
      const isHonor = compared?.what === 'honor' && test.by === undefined
      return (g, c) => {
        // Some count as less honorable, whatever they have.
        if (isHonor)
          for (const { me } of working(g, 'consideredLessHonorable')) return (me === c.me) !== compared.yours
        return amount(g, more, c) - amount(g, than, c) >= by
      }
    },
    say: { en: englishMore, de: germanMore, it: italianMore },
  },
  equal: {
    reads: ({ equal, to }) => readsOfAmount(equal) | readsOfAmount(to),
    holds:
      ({ equal, to }) =>
      (g, c) =>
        amount(g, equal, c) === amount(g, to, c),
    say: {
      en: ({ equal, to }, context, negated) =>
        `${en.value(equal, context)} is ${negated ? 'not ' : ''}equal to ${en.value(to, context)}`,
      de: ({ equal, to }, context, negated) =>
        `${de.value(equal, context)} ${negated ? 'nicht ' : ''}so hoch ist wie ${de.value(to, context)}`,
      it: ({ equal, to }, context, negated) =>
        `${it.value(equal, context)} ${negated ? 'non ' : ''}è pari ${behind('a', it.value(to, context))}`,
    },
  },
  gloryCount: {
    reads: () => aspects.ANYTHING,
    holds:
      ({ gloryCount: how }) =>
      (g, { me }) => {
        const [winner, loser] = how === 'won' ? [me, other(me)] : [other(me), me]
        return gloryCount(g, winner) > gloryCount(g, loser) && on('glossary/ruhmzaehlung/2')
      },
    say: {
      en: ({ gloryCount: how }, _, negated) =>
        `you ${negated ? 'do not ' : ''}${how === 'won' ? 'win' : 'lose'} a glory count`,
      de: ({ gloryCount: how }, _, negated) =>
        `du ${negated ? 'keine' : 'eine'} Ruhmzählung ${how === 'won' ? 'gewinnst' : 'verlierst'}`,
      it: ({ gloryCount: how }, _, negated) =>
        `${negated ? 'non ' : ''}${how === 'won' ? 'vinci' : 'perdi'} un conteggio della gloria`,
    },
  },
  honorGained: {
    reads: () => aspects.HONOR,
    holds:
      ({ honorGained: n }) =>
      (g, c) =>
        (g.state.honorGained?.[c.me as 0 | 1] ?? 0) >= n,
    say: {
      en: ({ honorGained: n }, _, negated) =>
        `you have ${negated ? 'not ' : ''}gained ${n} or more honor this phase`,
      de: ({ honorGained: n }, _, negated) =>
        `du in dieser Phase ${negated ? 'nicht ' : ''}mindestens ${n} Ehre erhalten hast`,
      it: ({ honorGained: n }, _, negated) =>
        `in questa fase ${negated ? 'non ' : ''}hai ottenuto almeno ${n} onore`,
    },
  },
  favor: {
    reads: () => aspects.FAVOR,
    holds:
      ({ favor: whose }) =>
      (g, c) => {
        const { favor } = g.state
        return favor !== null && (favor.seat === c.me) === (whose === 'yours')
      },
    say: {
      en: ({ favor }, _, negated) =>
        favor === 'yours'
          ? `you ${negated ? 'do not have' : 'have'} the Imperial Favor`
          : `your opponent ${negated ? 'does not have' : 'has'} the Imperial Favor`,
      de: ({ favor }, _, negated) =>
        favor === 'yours'
          ? `du die Kaiserliche Gunst ${negated ? 'nicht ' : ''}hast`
          : `dein Gegner die Kaiserliche Gunst ${negated ? 'nicht ' : ''}hat`,
      it: ({ favor }, _, negated) =>
        `${favor === 'yours' ? '' : 'il tuo avversario '}${negated ? 'non ' : ''}${favor === 'yours' ? 'hai' : 'ha'} il Favore Imperiale`,
    },
  },
  ring: {
    reads: () => aspects.RINGS | aspects.CONFLICT | aspects.TEXTS,
    holds: ({ ring }) => {
      const { state, element } = ring
      // A contested ring has all the elements it has gained.
      if (state === 'contested' && element !== undefined)
        return (g) => g.state.conflict !== null && ringElements(g, g.state.conflict.ring).includes(element)
      return (g, c) => ringsMatching(g, ring, c.me).length > 0
    },
    say: {
      en: (test, _, negated) => englishRing(test, negated),
      de: (test, _, negated) => germanRing(test, negated),
      it: (test, _, negated) => italianRing(test, negated),
    },
  },
  role: {
    reads: () => aspects.TABLE,
    holds:
      ({ role: wanted }) =>
      (g, c) => {
        const role = roleOf(g.state, c.me)
        return role !== NONE && definitionOf(cardAt(g.state, role)).traits.includes(wanted)
      },
    say: {
      en: ({ role }, _, negated) => `you ${negated ? 'do not have' : 'have'} ${an(en.trait(role))} role`,
      de: ({ role }, _, negated) => `du ${negated ? 'keine' : 'eine'} ${de.trait(role)}-Rolle hast`,
      it: ({ role }, _, negated) =>
        `${negated ? 'non ' : ''}hai ${simple(negated ? 'nessun' : 'un', nouns.role).with()} ${it.trait(role)}`,
    },
  },
  firstPlayer: {
    reads: () => aspects.TIME,
    holds: () => (g, c) => g.state.first === c.me,
    say: {
      en: (_, __, negated) => `you are ${negated ? 'not ' : ''}the first player`,
      de: (_, __, negated) => `du ${negated ? 'nicht ' : ''}der Startspieler bist`,
      it: (_, __, negated) => `${negated ? 'non ' : ''}sei il primo giocatore`,
    },
  },
  hasPassed: {
    reads: () => aspects.TIME,
    holds: () => (g, c) => g.state.passed[other(c.me) as 0 | 1],
    say: {
      en: (_, __, negated) => `your opponent has ${negated ? 'not yet' : 'already'} passed`,
      de: (_, __, negated) => `dein Gegner ${negated ? 'noch nicht' : 'schon'} gepasst hat`,
      it: (_, __, negated) => `il tuo avversario ${negated ? 'non ha ancora' : 'ha già'} passato`,
    },
  },
  phase: {
    reads: () => aspects.TIME,
    holds:
      ({ phase }) =>
      (g) =>
        g.state.phase === phase,
    say: {
      en: ({ phase }, _, negated) => `it is ${negated ? 'not ' : ''}${en.phaseName(phase)}`,
      de: ({ phase }, _, negated) => `${negated ? 'nicht ' : ''}die ${phaseName(phase)} läuft`,
      it: ({ phase }, _, negated) => `${negated ? 'non ' : ''}è ${phaseIn(phase)}`,
    },
    during: {
      en: ({ phase }) => `during ${en.phaseName(phase)}`,
      de: ({ phase }) => `während der ${phaseName(phase)}`,
      it: ({ phase }) => `durante ${phaseIn(phase)}`,
    },
  },
}
