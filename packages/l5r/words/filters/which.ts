/** Which cards: their type, whose they are, where they lie, and what other cards they are or are not. */
import type { CardId, Seat } from '@regelwerk/core'
import { many } from '@regelwerk/say'
import { relative } from '@regelwerk/say/de'
import type { CardType, Condition, Filter, Subject, Who, Zone } from '../../abilities.ts'
import { type G, meets, rule } from '../../book.ts'
import { type Context, holds, isOneOf, matches, typeOf } from '../../reading.ts'
import { readsOfCondition, readsOfFilter } from '../../reads.ts'
import { cardAt, isInPlay, type L5RCard, NONE, PROVINCE, ROW } from '../../state.ts'
import { seatsOf, subjectRefs } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh, aside, isOutside, type Context as Spoken } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { inO } from '../../text/parts.ts'
import { PILES, TABLE, UNDER_WAY } from '../aspects.ts'
import type { FilterWords } from '../records.ts'

export interface WhichFilters {
  /** Not that card; of several, none of them. */
  isNot?: Subject | readonly Subject[]
  type?: CardType | readonly CardType[]
  /** That card, or one of those. */
  is?: Subject
  /** Controlled by you or by an opponent; outside play: in your or their zone (absent there: yours). */
  whose?: 'yours' | 'opponents' | 'any' | { who: Who }
  /** Whoever controls it. */
  owner?: 'yours' | 'opponents'
  /** With the same controller as that card. */
  controllerOf?: Subject
  /** With another controller than that card. */
  notControllerOf?: Subject
  /** One of these holds as well. */
  either?: readonly Filter[]
  /** The card counts only while this holds. */
  if?: Condition
  /** Absent: in play. */
  in?: Zone | readonly Zone[]
}

/** The seat whose cards are meant; null: anybody's. */
function seatOf(g: G, whose: NonNullable<Filter['whose']>, c: Context): Seat | null {
  if (whose === 'any') return null
  if (typeof whose === 'string') return whose === 'yours' ? c.me : 1 - c.me
  return seatsOf(g, whose.who, c)[0] ?? NONE
}

const isOneOfThose = (g: G, id: CardId, subject: Subject, c: Context): boolean => {
  if (subject === 'self') return id === c.self
  for (const ref of subjectRefs(g, subject, c)) if (ref.card === id) return true
  return false
}

/** "Other": than the bearer, or than what else was chosen. */
const isPlainlyOther = (subject: Subject): boolean =>
  typeof subject === 'object' ? 'provinceOf' in subject : subject !== 'host'

/** Outside play a card is its owner's. */
export const isTheirs = rule(
  'glossary/kontrolle-und-besitz/2',
  (card: L5RCard, seat: Seat | null): boolean => card.holder === seat,
)

/** Of several one is chosen, which is "it" from then on: they are what was "it" before. */
const among = (subject: Subject, context: Spoken, say: (said: Spoken) => string): string =>
  aside(context, () => {
    const { said } = context
    if (subject === 'it' && said.those !== undefined) said.it = said.those
    return say(afresh(context))
  })

export const whichFilters: FilterWords<WhichFilters> = {
  isNot: {
    reads: () => TABLE | UNDER_WAY,
    test: (not) => {
      const list = many<Subject>(not)
      if (list.length === 1 && list[0] === 'self') return (_, id, c) => id !== c.self
      return (g, id, c) => !list.some((subject) => isOneOfThose(g, id, subject, c))
    },
    say: {
      en: (not, _, context) => {
        const [other] = many<Subject>(not)
        if (isPlainlyOther(other as Subject)) return { before: 'other' }
        return {
          behind: `other than ${aside(context, () => en.phrase(other as Subject, afresh(context)).acc)}`,
        }
      },
      de: (not, _, context) => {
        const [other] = many<Subject>(not)
        if (isPlainlyOther(other as Subject)) return { adjective: 'ander' }
        return {
          behind: `außer ${aside(context, () => de.phrase(other as Subject, afresh(context)).in('dat'))}`,
        }
      },
      it: (not, _, context) => {
        const [other] = many<Subject>(not)
        if (isPlainlyOther(other as Subject)) return { before: inO('altr') }
        const than = aside(context, () => it.phrase(other as Subject, afresh(context)).with('da'))
        return { behind: `diverso ${than}` }
      },
    },
  },
  type: {
    reads: () => TABLE | PILES,
    test: (type) => (g, id) => {
      const { zone, faceup } = cardAt(g.state, id)
      // What lies facedown has no face (glossary/verdeckte-provinz).
      if ((zone === ROW || zone === PROVINCE) && !faceup && type !== 'province') return false
      return isOneOf(typeOf(g.state, id), type)
    },
    // It is the noun.
    say: { en: () => ({}), de: () => ({}), it: () => ({}) },
  },
  is: {
    reads: () => TABLE | PILES | UNDER_WAY,
    test: (subject) => {
      if (subject === 'self') return (_, id, c) => id === c.self
      // The same card in another life is another (glossary/im-spiel-nicht-im-spiel/4).
      return (g, id, c) =>
        subjectRefs(g, subject, c).some(
          ({ card, life }) =>
            card === id && meets('glossary/im-spiel-nicht-im-spiel/4', cardAt(g.state, id).life === life),
        )
    },
    say: {
      en: (subject, _, context) => ({
        behind:
          subject !== 'self' &&
          `among ${among(subject, context, (said) => en.phrase(subject, said, { plural: true }).acc)}`,
      }),
      de: (subject, _, context) => ({
        behind:
          subject !== 'self' &&
          `unter ${among(subject, context, (said) => de.phrase(subject, said).in('dat'))}`,
      }),
      it: (subject, _, context) => ({
        behind: subject !== 'self' && among(subject, context, (said) => it.phrase(subject, said).with('tra')),
      }),
    },
  },
  whose: {
    reads: () => TABLE,
    test: (whose) => {
      if (whose === 'any') return () => true
      return (g, id, c) => isTheirs(cardAt(g.state, id), seatOf(g, whose, c))
    },
    say: {
      en: (whose, filter, _, { by, unowned }) => {
        if (unowned || isOutside(filter) || filter.controllerOf || whose === 'any') return {}
        if (typeof whose === 'object') return { behind: 'that player controls' }
        if (whose === 'yours') return { behind: 'you control' }
        return { behind: by ? 'they control' : 'controlled by your opponent' }
      },
      de: (whose, filter, _, { by, unowned, friendly }) => {
        if (unowned || isOutside(filter) || filter.controllerOf || whose === 'any') return {}
        if (typeof whose === 'object')
          return { relative: (form) => `${relative.acc[form]} jener Spieler kontrolliert` }
        if (whose === 'opponents')
          return by
            ? { relative: (form) => `${relative.acc[form]} er kontrolliert` }
            : { adjective: 'gegnerisch' }
        if (friendly) return { adjective: 'befreundet' }
        return { relative: (form) => `${relative.acc[form]} du kontrollierst` }
      },
      it: (whose, filter, _, { by, unowned }) => {
        if (unowned || isOutside(filter) || filter.controllerOf || whose === 'any') return {}
        if (typeof whose === 'object') return { behind: 'che quel giocatore controlla' }
        if (whose === 'yours') return { behind: 'che controlli' }
        if (by) return { behind: 'che controlla' }
        return { behind: (gender, plural) => `${inO('controllat')(gender, plural)} dal tuo avversario` }
      },
    },
  },
  owner: {
    reads: () => TABLE | PILES,
    test: (owner) => (g, id, c) => (cardAt(g.state, id).owner === c.me) === (owner === 'yours'),
    say: {
      en: (owner) => ({ behind: owner === 'yours' ? 'you own' : 'owned by your opponent' }),
      de: (owner) => ({
        relative: (form) =>
          `${relative.acc[form]} ${owner === 'yours' ? 'du besitzt' : 'dein Gegner besitzt'}`,
      }),
      it: (owner) => ({ behind: owner === 'yours' ? 'che possiedi' : 'che il tuo avversario possiede' }),
    },
  },
  controllerOf: {
    reads: () => TABLE | UNDER_WAY,
    test: (subject) => (g, id, c) => {
      const [first] = subjectRefs(g, subject, c)
      return first !== undefined && cardAt(g.state, first.card).holder === cardAt(g.state, id).holder
    },
    say: {
      en: () => ({ behind: 'controlled by the same player' }),
      de: () => ({ relative: (form) => `${relative.acc[form]} derselbe Spieler kontrolliert` }),
      it: () => ({
        behind: (gender, plural) => `${inO('controllat')(gender, plural)} dallo stesso giocatore`,
      }),
    },
  },
  notControllerOf: {
    reads: () => TABLE | UNDER_WAY,
    test: (subject) => (g, id, c) => {
      const [first] = subjectRefs(g, subject, c)
      return first !== undefined && cardAt(g.state, first.card).holder !== cardAt(g.state, id).holder
    },
    say: {
      en: () => ({ behind: 'controlled by a different player' }),
      de: () => ({ relative: (form) => `${relative.acc[form]} ein anderer Spieler kontrolliert` }),
      it: () => ({
        behind: (gender, plural) => `${inO('controllat')(gender, plural)} da un altro giocatore`,
      }),
    },
  },
  either: {
    reads: (parts) => parts.reduce((all, part) => all | readsOfFilter(part), 0),
    test: (parts) => (g, id, c) => parts.some((part) => matches(g, part, id, c)),
    // Each alternative is said by itself.
    say: { en: () => ({}), de: () => ({}), it: () => ({}) },
  },
  if: {
    reads: (condition) => readsOfCondition(condition),
    test: (condition) => (g, id, c) => holds(g, condition, { ...c, itself: id }),
    say: {
      en: (test, _, context) => ({ behind: `if ${en.condition(test, context)}` }),
      de: (test, _, context) => ({ relative: () => `falls ${de.condition(test, context)}` }),
      it: (test, _, context) => ({ behind: `se ${it.condition(test, context)}` }),
    },
  },
  in: {
    reads: (zones) => (many<Zone>(zones).includes('play') ? TABLE : TABLE | PILES),
    test: (zones) => (zones === 'play' ? (g, id) => isInPlay(cardAt(g.state, id)) : () => true),
    say: {
      en: (zones, filter, _, { unplaced, plural = false, every = false, by }) =>
        zones === 'play'
          ? { is: 'in play' }
          : {
              place:
                !unplaced &&
                !filter.atProvince &&
                filter.is === undefined &&
                en.whereabouts(filter, plural || every, by && 'their'),
            },
      de: (zones, filter, _, { unplaced, plural = false, every = false, by }) =>
        zones === 'play'
          ? { is: (form, not) => `${not}im Spiel ${form === 'pl' ? 'sind' : 'ist'}` }
          : {
              place:
                !unplaced &&
                !filter.atProvince &&
                filter.is === undefined &&
                de.whereabouts(filter, plural || every, 'at', by && 'their'),
            },
      it: (zones, filter, _, { unplaced, plural = false, every = false, by }) =>
        zones === 'play'
          ? { is: (_gender, several) => `${several ? 'sono' : 'è'} in gioco` }
          : {
              place:
                !unplaced &&
                !filter.atProvince &&
                filter.is === undefined &&
                it.whereabouts(filter, plural || every, 'in', by && 'their'),
            },
    },
  },
}
