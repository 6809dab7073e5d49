/** What happens in conflicts. */
import type { CardId } from '@regelwerk/core'
import { subordinate, words } from '@regelwerk/say'
import { before } from '@regelwerk/say/de'
import { an, phrase as simple } from '@regelwerk/say/en'
import { fixed } from '@regelwerk/say/it'
import type { Element, Skill } from '../../abilities.ts'
import { meets, type RuleId } from '../../book.ts'
import { takesPart } from '../../restraints.ts'
import { cardAt, charactersOf, isAttacked, NONE, other } from '../../state.ts'
import { isOfRole } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import { conflictAdjective, elementPrefix, ofElement as germanElement } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh, type Context, remember } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { conflictAdjective as conflictItalian, ofElement } from '../../text/it-words.ts'
import { type About, active, doneBy, passive, passivo, type Tenses } from '../../text/telling.ts'
import { ringElements } from '../../values.ts'
import { conflictSaid } from '../known.ts'
import type { HappeningWord, HappeningWords } from '../records.ts'
import { isAbout, isWho } from './about.ts'

interface Outcome {
  as?: 'attacker' | 'defender'
  type?: Skill
}

interface YourOutcome extends Outcome {
  element?: Element
  /** At the province that bears it, or that it is on. */
  at?: 'self' | 'host'
  /** By so much skill or more. */
  margin?: number
  unopposed?: true
}

export interface ConflictHappenings {
  winsConflict: Outcome & { what: About; unopposed?: true }
  losesConflict: Outcome & { what: About }
  youWin: YourOutcome
  youLose: YourOutcome
  /** Any player, at the province that bears it or that it is on. */
  playerLoses: { at: 'host' }
  /** `second`: the second of that player in the phase. */
  conflictDeclared: {
    who?: 'you' | 'opponent'
    /** Against such a province. */
    at?: About
    element?: Element
    type?: Skill
    second?: true
  }
  defendersDeclared: object
  /** This character chooses somebody by covert. */
  evades: { what: 'self' }
  /** An opportunity to declare one. */
  conflictPassed: { who?: 'you' | 'opponent' }
  /** `broke`: it broke a province. */
  conflictResolved: { as: 'attacker'; first?: true; broke?: true; with?: 'self' }
  committed: { what: About; as?: 'attacker' }
  movedToConflict: { what: About }
  committedOrMoved: { what: About }
  /** Absent `who`: by anybody. */
  ringClaimed: { who?: 'you'; type?: Skill; element?: Element; matching?: 'role' }
  ringSelected: { who: 'opponent'; hasFate: true }
  /** Of any ring that you resolve; or of the contested one, whoever does. */
  ringEffects: { of: 'contested' | 'yours' }
  /** A ring effect chooses such a character. */
  ringTargets: { what: About }
  ringResolved: { who: 'you' }
  /** The effect of a ring of this element, by you. */
  youResolveRing: { element: Element }
  /** Back to the unclaimed rings. */
  ringReturned: { from: 'you' }
}

const german = {
  winsConflict: active('gewonnen', 'gewinnt', 'gewinnen'),
  losesConflict: active('verloren', 'verliert', 'verlieren'),
}
const italian: Readonly<Record<'win' | 'lose', readonly [they: Tenses, you: Tenses]>> = {
  win: [
    ['ha vinto', 'vince', 'vincerebbe'],
    ['hai vinto', 'vinci', 'vinceresti'],
  ],
  lose: [
    ['ha perso', 'perde', 'perderebbe'],
    ['hai perso', 'perdi', 'perderesti'],
  ],
}

/** A character wins with its side, and only who participates (glossary/gewinnen-einen-konflikt-gewinnen/5). */
const ofCharacter = (
  how: 'winsConflict' | 'losesConflict',
): HappeningWord<ConflictHappenings['winsConflict']> => {
  const wins = how === 'winsConflict'
  const rule: RuleId = wins
    ? 'glossary/gewinnen-einen-konflikt-gewinnen/5'
    : 'glossary/gewinnen-einen-konflikt-gewinnen/6'
  return {
    events: ['outcome'],
    isOutcome: true,
    test:
      ({ what, as, type, unopposed }) =>
      (g, e, c) => {
        if (e.kind !== 'outcome' || (unopposed && !e.unopposed)) return false
        const side = wins ? e.winner : e.loser
        if (side === null || (type !== undefined && e.type !== type)) return false
        if (as !== undefined && (g.state.conflict?.attacker === side) !== (as === 'attacker')) return false
        const has = (id: CardId): boolean => {
          const { holder } = cardAt(g.state, id)
          return holder === side && meets(rule, takesPart(g, id))
        }
        if (what === 'self') return has(c.self)
        return charactersOf(g.state, side).some((id) => has(id) && isAbout(g, what, id, c))
      },
    say: {
      en: ({ what, as, type, unopposed }, t) =>
        words(
          t.does(
            t.about(what),
            `${wins ? 'win' : 'lose'} ${t.conflict(words(unopposed && 'unopposed', type) || undefined)}`,
          ),
          as && `as ${an(as)}`,
        ),
      de: ({ what, as, type, unopposed }, t) => {
        const side = as && (as === 'attacker' ? 'als Angreifer' : 'als Verteidiger')
        const kinds = [...(unopposed ? ['unverteidigt'] : []), ...(type ? [conflictAdjective[type]] : [])]
        return t.does(words(t.about(what).in('nom'), side, t.conflict(kinds)), german[how])
      },
      it: ({ what, as, type, unopposed }, t) => {
        const side = as && (as === 'attacker' ? 'come attaccante' : 'come difensore')
        const conflict = t.conflict(type, undefined, unopposed && 'senza opposizione')
        return words(t.does(t.about(what), italian[wins ? 'win' : 'lose'][0], conflict), side)
      },
    },
  }
}

const ofPlayer = (how: 'win' | 'lose'): HappeningWord<YourOutcome> => ({
  events: ['outcome'],
  isOutcome: true,
  test: (t) => (g, e, c) => {
    const { conflict } = g.state
    if (e.kind !== 'outcome' || conflict === null) return false
    if ((how === 'win' ? e.winner : e.loser) !== c.me) return false
    if (t.type !== undefined && e.type !== t.type) return false
    if (t.margin !== undefined && e.margin < t.margin) return false
    if (t.unopposed && !e.unopposed) return false
    if (t.as !== undefined && (conflict.attacker === c.me) !== (t.as === 'attacker')) return false
    if (t.element !== undefined && !ringElements(g, conflict.ring).includes(t.element)) return false
    const there = t.at === 'host' && c.self !== NONE ? cardAt(g.state, c.self).on : c.self
    return t.at === undefined || isAttacked(g.state, there)
  },
  say: {
    en: ({ as, type, element, at, margin, unopposed }, t) =>
      words(
        t.does(t.who('you'), `${how} ${t.conflict(words(unopposed && 'unopposed', type), element)}`),
        at && `at ${en.phrase(at, t.context).acc}`,
        as && `as the ${as === 'attacker' ? 'attacking' : 'defending'} player`,
        margin !== undefined && `by ${margin} or more skill`,
      ),
    de: ({ as, type, element, at, margin, unopposed }, t) => {
      const verb =
        how === 'win'
          ? doneBy('you', 'gewonnen', 'gewinnst', '', 'gewinnen')
          : doneBy('you', 'verloren', 'verlierst', '', 'verlieren')
      const kinds = [...(unopposed ? ['unverteidigt'] : []), ...(type ? [conflictAdjective[type]] : [])]
      const body = words(
        'du',
        as && `als ${as === 'attacker' ? 'angreifender' : 'verteidigender'} Spieler`,
        t.conflict(kinds, element),
        at && `gegen ${at === 'self' ? t.own() : de.phrase(at, t.context).in('acc')}`,
        margin !== undefined && `mit einem Vorsprung von mindestens ${margin}`,
      )
      return t.does(body, verb)
    },
    it: ({ as, type, element, at, margin, unopposed }, t) =>
      words(
        t.in(italian[how][1]),
        t.conflict(type, element, unopposed && 'senza opposizione'),
        at && (at === 'self' ? it.self(t.context) : it.phrase(at, t.context)).with('in'),
        as && `come giocatore ${as === 'attacker' ? 'attaccante' : 'difensore'}`,
        margin !== undefined && `con almeno ${margin} di abilità in più`,
      ),
  },
})

/** Declared as an attacker or defender, or moved there. */
const joining = (
  how: 'committed' | 'movedToConflict' | 'committedOrMoved',
  say: HappeningWord<ConflictHappenings['committed']>['say'],
): HappeningWord<ConflictHappenings['committed']> => ({
  events: how === 'movedToConflict' ? ['commit'] : ['declare', 'commit'],
  test:
    ({ what, as }) =>
    (g, e, c) => {
      if (e.kind === 'declare') return e.attackers.some((id) => isAbout(g, what, id, c))
      if (e.kind !== 'commit' || as === 'attacker') return false
      if (how !== 'committedOrMoved' && e.moved !== (how === 'movedToConflict')) return false
      return isAbout(g, what, e.card, c)
    },
  say,
})

/** By its name, as the object of the sentence. */
function inFull<T extends { context: Context }>(t: T): T {
  afresh(t.context)
  return t
}

export const conflictHappenings: HappeningWords<ConflictHappenings> = {
  winsConflict: ofCharacter('winsConflict'),
  losesConflict: ofCharacter('losesConflict'),
  youWin: ofPlayer('win'),
  youLose: ofPlayer('lose'),
  playerLoses: {
    events: ['outcome'],
    isOutcome: true,
    test: () => (g, e, c) =>
      e.kind === 'outcome' &&
      e.loser !== null &&
      c.self !== NONE &&
      isAttacked(g.state, cardAt(g.state, c.self).on),
    say: {
      en: ({ at }, t) => `${t.does('a player', 'lose a conflict')} at ${en.phrase(at, t.context).acc}`,
      de: ({ at }, t) =>
        t.does(
          `ein Spieler einen Konflikt gegen ${de.phrase(at, t.context).in('acc')}`,
          active('verloren', 'verliert', 'verlieren'),
        ),
      it: ({ at }, t) =>
        words(
          t.does(fixed('un giocatore'), italian.lose[0], 'un conflitto'),
          it.phrase(at, t.context).with('in'),
        ),
    },
  },
  conflictDeclared: {
    events: ['declare'],
    test:
      ({ who, at, element, type, second }) =>
      (g, e, c) => {
        if (e.kind !== 'declare' || !isWho(who, e.seat, c)) return false
        if (type !== undefined && e.type !== type) return false
        if (second && g.state.declared[e.seat as 0 | 1] !== 2) return false
        if (at !== undefined && !isAbout(g, at, e.province, c)) return false
        return element === undefined || ringElements(g, e.ring).includes(element)
      },
    say: {
      en: ({ who, at, element, type, second }, t) => {
        const name = words(type, element && en.elementName(element), 'conflict')
        const what = second ? `${who === 'you' ? 'your' : 'their'} second ${name} this phase` : an(name)
        const against = at && `against ${t.about(at).acc}`
        return words(who ? t.does(t.who(who), `declare ${what}`) : t.does(what, 'be declared'), against)
      },
      de: ({ who, at, element, type, second }, t) => {
        const against = at && `gegen ${at === 'self' ? t.own() : t.about(at).in('acc')}`
        const kinds = type ? [conflictAdjective[type]] : []
        if (!who) {
          const name = `${before({ ein: 'ein' }, kinds, 'nom', 'm')} ${element ? `${elementPrefix[element]}-` : ''}Konflikt`
          return t.does(words(name, against), passive('deklariert'))
        }
        const verb = doneBy(who, 'deklariert', 'deklarierst', 'deklariert', 'deklarieren')
        const what = second
          ? `in dieser Phase ${who === 'you' ? 'deinen' : 'seinen'} zweiten ${kinds.map((kind) => `${kind}en `).join('')}Konflikt`
          : t.conflict(kinds, element)
        return t.does(words(t.who(who).in('nom'), what, against), verb)
      },
      it: ({ who, at, element, type, second }, t) => {
        const what = words(
          second ? `il ${who === 'you' ? 'tuo' : 'suo'} secondo conflitto` : 'un conflitto',
          type && conflictItalian[type],
          element && ofElement[element],
          second && 'in questa fase',
        )
        const against = at && `contro ${t.about(at).with()}`
        if (!who) return words(t.does(what, passivo('dichiarat')), against)
        return words(
          t.done(
            who,
            ['hai dichiarato', 'dichiari', 'dichiareresti'],
            ['ha dichiarato', 'dichiara', 'dichiarerebbe'],
            what,
          ),
          against,
        )
      },
    },
  },
  conflictPassed: {
    events: ['pass conflict'],
    test:
      ({ who }) =>
      (_, e, c) =>
        e.kind === 'pass conflict' && isWho(who, e.seat, c),
    say: {
      en: ({ who }, t) =>
        t.does(who ? t.who(who) : simple('a player', false), 'pass an opportunity to declare a conflict'),
      de: ({ who }, t) =>
        t.does(
          `${who ? t.who(who).in('nom') : 'ein Spieler'} die Gelegenheit, einen Konflikt zu deklarieren, ungenutzt`,
          doneBy(who ?? 'opponent', 'gelassen', 'lässt', 'lässt', 'lassen'),
        ),
      it: ({ who }, t) => {
        const what = "a un'opportunità di dichiarare un conflitto"
        if (!who)
          return t.does(
            fixed('un giocatore', 'm', false),
            ['ha rinunciato', 'rinuncia', 'rinuncerebbe'],
            what,
          )
        return t.done(
          who,
          ['hai rinunciato', 'rinunci', 'rinunceresti'],
          ['ha rinunciato', 'rinuncia', 'rinuncerebbe'],
          what,
        )
      },
    },
  },
  conflictResolved: {
    events: ['conflict ends'],
    test:
      ({ first, broke, with: who }) =>
      (_, e, c) =>
        e.kind === 'conflict ends' &&
        e.attacker === c.me &&
        (!first || e.first) &&
        (!broke || e.broke) &&
        (!who || (e.attackers ?? []).includes(c.self)),
    say: {
      en: ({ first, broke, with: who }, t) => {
        const own = who ? `a conflict in which ${t.about(who).nom} was` : 'one of your conflicts'
        if (who)
          return `${t.does(`${own} attacking`, 'be resolved')}${broke ? ', if that conflict broke a province' : ''}`
        const which = first ? 'your first conflict this phase' : own
        return `${t.does(`${which} as the attacking player`, 'be resolved')}${broke ? ', if that conflict broke a province' : ''}`
      },
      de: ({ first, broke, with: who }, t) => {
        const which = first ? 'dein erster Konflikt in dieser Phase' : 'einer deiner Konflikte'
        const won = broke ? subordinate('falls in jenem Konflikt eine Provinz unterworfen worden ist') : ''
        if (who)
          return `${t.does(`ein Konflikt, in dem ${t.about(who).in('nom')} angegriffen hat,`, passive('abgehandelt'))}${won}`
        return `${t.does(`${which} als angreifender Spieler`, passive('abgehandelt'))}${won}`
      },
      it: ({ first, broke, with: who }, t) => {
        const which = first ? 'il tuo primo conflitto di questa fase' : 'uno dei tuoi conflitti'
        const won = broke ? ', se quel conflitto ha spezzato una provincia' : ''
        if (who)
          return `${t.does(`un conflitto in cui ${t.about(who).with()} attaccava`, passivo('risolt'))}${won}`
        return `${t.does(`${which} come giocatore attaccante`, passivo('risolt'))}${won}`
      },
    },
  },
  defendersDeclared: {
    events: ['defenders'],
    test: () => () => true,
    say: {
      en: (_, t) => words(t.does(simple('defenders', true), 'be declared'), t.within()),
      de: (_, t) => t.does(words('die Verteidiger', t.within()), passive('deklariert', true)),
      it: (_, t) => words(t.does(fixed('i difensori', 'm', true), passivo('dichiarat')), t.within()),
    },
  },
  evades: {
    events: ['evade'],
    test: () => (_, e, c) => e.kind === 'evade' && e.by === c.self,
    say: {
      en: ({ what }, t) => {
        const said = t.does(t.about(what), 'choose a character by covert')
        remember('triggering', t.context)
        return said
      },
      de: ({ what }, t) => {
        const who = t.about(what).in('nom')
        remember('triggering', t.context)
        return t.does(`${who} durch Verstohlenheit einen Charakter`, active('gewählt', 'wählt', 'wählen'))
      },
      it: ({ what }, t) => {
        const said = t.does(
          t.about(what),
          ['ha scelto', 'sceglie', 'sceglierebbe'],
          'un personaggio con Covert',
        )
        remember('triggering', t.context)
        return said
      },
    },
  },
  committed: joining('committed', {
    en: ({ what, as }, t) =>
      words(
        t.does(t.about(what), as ? 'be declared as an attacker' : 'be committed to a conflict'),
        t.within(),
      ),
    de: ({ what, as }, t) =>
      t.does(
        words(t.about(what).in('nom'), t.within(), `als Angreifer${as ? '' : ' oder Verteidiger'}`),
        passive('deklariert'),
      ),
    it: ({ what, as }, t) =>
      words(
        t.does(t.about(what), passivo('dichiarat'), `come attaccante${as ? '' : ' o difensore'}`),
        t.within(),
      ),
  }),
  movedToConflict: joining('movedToConflict', {
    en: ({ what }, t) =>
      words(
        t.does(t.about(what), 'move to'),
        t.during ? conflictSaid().en(t.during, t.context) : 'a conflict',
      ),
    de: ({ what }, t) => {
      const to = t.during ? conflictSaid().de(t.during, t.context, { ein: 'ein' }, 'acc') : 'einen Konflikt'
      return t.does(`${t.about(what).in('nom')} in ${to}`, passive('verschoben'))
    },
    it: ({ what }, t) =>
      words(
        t.does(t.about(what), passivo('spostat'), 'in'),
        t.during ? conflictSaid().it(t.during, t.context, 'un') : 'un conflitto',
      ),
  }),
  committedOrMoved: joining('committedOrMoved', {
    en: ({ what }, t) =>
      `${t.about(what).nom} ${t.tense === 'would' ? 'would be committed or move' : 'is committed or moves'} to ${t.during ? conflictSaid().en(t.during, t.context) : 'a conflict'}`,
    de: ({ what }, t) => {
      const where = t.during
        ? conflictSaid().de(t.during, t.context, { ein: 'ein' }, 'acc')
        : 'einen Konflikt'
      return t.does(
        `${t.about(what).in('nom')} als Angreifer oder Verteidiger deklariert oder in ${where}`,
        passive('verschoben'),
      )
    },
    it: ({ what }, t) => {
      const where = t.during ? conflictSaid().it(t.during, t.context, 'un') : 'un conflitto'
      return t.does(t.about(what), passivo('dichiarat'), `come attaccante o difensore o spostato in ${where}`)
    },
  }),
  ringClaimed: {
    events: ['claim'],
    test:
      ({ who, type, element, matching }) =>
      (g, e, c) => {
        if (e.kind !== 'claim' || !isWho(who, e.seat, c)) return false
        if (element !== undefined && !ringElements(g, e.ring).includes(element)) return false
        if (type !== undefined && g.state.conflict?.type !== type) return false
        return matching === undefined || isOfRole(g, e.ring, c.me)
      },
    say: {
      en: ({ who, type, element, matching }, t) =>
        words(
          who
            ? t.does(t.who(who), element ? `claim the ${en.elementName(element)} ring` : 'claim a ring')
            : t.does(element ? `the ${en.elementName(element)} ring` : 'a ring', 'be claimed'),
          matching && 'of the element of your role',
          t.within(type && { type }),
        ),
      de: ({ who, type, element, matching }, t) => {
        const within = t.within(type && { type })
        const what = words(
          element ? `Ring ${germanElement[element]}` : 'Ring',
          matching && 'mit dem Element deiner Rolle',
        )
        if (!who) return t.does(words(element ? 'der' : 'ein', what, within), passive('beansprucht'))
        return t.does(
          words('du', within, element ? 'den' : 'einen', what),
          doneBy('you', 'beansprucht', 'beanspruchst', '', 'beanspruchen'),
        )
      },
      it: ({ who, type, element, matching }, t) => {
        const what = words(
          element ? `l'anello ${ofElement[element]}` : 'un anello',
          matching && "dell'elemento del tuo ruolo",
        )
        const within = t.within(type && { type })
        if (!who) return words(t.does(what, passivo('rivendicat')), within)
        return words(t.in(['hai rivendicato', 'rivendichi', 'rivendicheresti']), what, within)
      },
    },
  },
  ringSelected: {
    events: ['declare'],
    test: () => (_, e, c) => e.kind === 'declare' && e.seat === other(c.me) && e.gained > 0,
    say: {
      en: ({ who }, t) => t.does(t.who(who), 'select a ring with fate on it'),
      de: (_, t) =>
        t.does('dein Gegner einen Ring mit Schicksal', active('ausgewählt', 'auswählt', 'auswählen')),
      it: ({ who }, t) =>
        t.done(
          who,
          ['hai scelto', 'scegli', 'sceglieresti'],
          ['ha scelto', 'sceglie', 'sceglierebbe'],
          'un anello con del fato',
        ),
    },
  },
  ringEffects: {
    events: ['ring effect'],
    test:
      ({ of }) =>
      (_, e, c) =>
        e.kind === 'ring effect' && (of === 'contested' || e.seat === c.me),
    say: {
      en: ({ of }, t) =>
        of === 'yours'
          ? t.does(t.who('you'), 'resolve a ring effect')
          : `the effects of the contested ring ${t.tense === 'after' ? 'are' : 'would be'} resolved`,
      de: ({ of }, t) =>
        of === 'yours'
          ? t.does('du einen Ringeffekt', doneBy('you', 'abgehandelt', 'abhandelst', '', 'abhandeln'))
          : `die Effekte des umkämpften Rings ${passive('abgehandelt', true)[t.tense === 'after' ? 'after' : 'would']}`,
      it: ({ of }, t) =>
        of === 'yours'
          ? words(t.in(['hai risolto', 'risolvi', 'risolveresti']), "l'effetto di un anello")
          : `gli effetti dell'anello conteso ${t.tense === 'after' ? 'vengono' : 'verrebbero'} risolti`,
    },
    cancelled: { en: 'those ring effects', de: 'jene Ringeffekte', it: 'quegli effetti' },
  },
  youResolveRing: {
    events: ['ring effect'],
    test:
      ({ element }) =>
      (g, e, c) =>
        e.kind === 'ring effect' && e.seat === c.me && ringElements(g, e.ring).includes(element),
    say: {
      en: ({ element }, t) => t.does(t.who('you'), `resolve the ${en.elementName(element)} ring effect`),
      de: ({ element }, t) =>
        t.does(
          `du den Ringeffekt des Rings ${germanElement[element]}`,
          doneBy('you', 'abgehandelt', 'abhandelst', '', 'abhandeln'),
        ),
      it: ({ element }, t) =>
        `${t.in(['hai risolto', 'risolvi', 'risolveresti'])} l'effetto dell'anello ${ofElement[element]}`,
    },
  },
  ringReturned: {
    events: ['return ring'],
    test: () => (g, e, c) => e.kind === 'return ring' && g.state.rings[e.ring].claimed === c.me,
    say: {
      en: (_, t) => t.does('a ring in your claimed ring pool', 'be returned to the unclaimed ring pool'),
      de: (_, t) =>
        t.does(
          'ein Ring aus deinem Vorrat beanspruchter Ringe in den Vorrat unbeanspruchter Ringe',
          passive('zurückgelegt'),
        ),
      it: (_, t) =>
        t.does(
          'un anello nella tua riserva degli anelli rivendicati',
          passivo('restituit'),
          'alla riserva degli anelli non rivendicati',
        ),
    },
  },
  ringTargets: {
    events: ['ring target'],
    test:
      ({ what }) =>
      (g, e, c) =>
        e.kind === 'ring target' && isAbout(g, what, e.card, c),
    say: {
      en: ({ what }, t) => t.does(`a ring effect that chooses ${t.about(what).acc}`, 'initiate'),
      de: ({ what }, t) =>
        t.does(`ein Ringeffekt${subordinate(`der ${t.about(what).in('acc')} wählt`)}`, passive('initiiert')),
      it: ({ what }, t) =>
        t.does(`l'effetto di un anello che sceglie ${inFull(t).about(what).with()}`, [
          'è iniziato',
          'inizia',
          'inizierebbe',
        ]),
    },
    cancelled: { en: 'that ring effect', de: 'jenen Ringeffekt', it: "quell'effetto" },
  },
  ringResolved: {
    events: ['ring resolved'],
    test:
      ({ who }) =>
      (_, e, c) =>
        e.kind === 'ring resolved' && isWho(who, e.seat, c),
    say: {
      en: ({ who }, t) => words(t.does(t.who(who), 'resolve a ring effect'), t.within()),
      de: (_, t) =>
        t.does(
          words('du', t.within(), 'einen Ringeffekt'),
          doneBy('you', 'abgehandelt', 'abhandelst', '', 'abhandeln'),
        ),
      it: (_, t) =>
        words(t.in(['hai risolto', 'risolvi', 'risolveresti']), "l'effetto di un anello", t.within()),
    },
  },
}
