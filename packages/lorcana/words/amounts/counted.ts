/** For each of something: cards that match, and what the effect before has done. */
import { cannotSay, subordinate } from '@regelwerk/say'
import { sideBySide } from '@regelwerk/say/de'
import type { Filter, Happening } from '../../abilities.ts'
import { readsOfFilter } from '../../dependence.ts'
import { timesHappened } from '../../happenings.ts'
import { countMatching, matching } from '../../reading.ts'
import { cardAt, definitionOf } from '../../state.ts'
import { de, en, it } from '../saying.ts'
import { type AmountWords, NOTHING } from '../word.ts'

/** What an effect can have done, so that the next one may count it. */
export type Doing =
  | 'damageRemoved'
  | 'damageMoved'
  | 'damageDealt'
  | 'loreLost'
  | 'cardsDiscarded'
  | 'itemsBanished'
  | 'charactersMoved'
  | 'cardsPut'

export interface CountedAmounts {
  /** For each card that matches. */
  each: { each: Filter }
  /** For each different ink type of cards that match. */
  inkTypes: { inkTypes: Filter }
  /** For each time it has happened this turn. */
  happened: { happened: Happening }
  /** For each 1 damage on cards that match. */
  damageOn: { damageOn: Filter }
  /**
   * For each 1 that the previous effect really did: damage removed, lore lost, cards discarded. Where no effect came
   * before, what the triggering event did (6.1.8, example).
   */
  done: { done: Doing }
}

const done = {
  damageRemoved: {
    en: '1 damage removed this way',
    de: 'jeden so entfernten Schadensmarker',
    it: 'danno rimosso in questo modo',
    number: {
      en: 'the damage removed this way',
      de: 'der so entfernte Schaden',
      it: 'i danni rimossi in questo modo',
      to: 'ai danni rimossi in questo modo',
    },
  },
  damageMoved: {
    en: '1 damage moved this way',
    de: 'jeden so verschobenen Schadensmarker',
    it: 'danno spostato in questo modo',
    number: {
      en: 'the damage moved this way',
      de: 'der so verschobene Schaden',
      it: 'i danni spostati in questo modo',
      to: 'ai danni spostati in questo modo',
    },
  },
  damageDealt: {
    en: '1 damage dealt this way',
    de: 'jeden so zugefügten Schaden',
    it: 'danno inflitto in questo modo',
    number: {
      en: 'that damage',
      de: 'jener Schaden',
      it: 'quei danni',
      to: 'a quei danni',
    },
  },
  itemsBanished: {
    en: 'item banished this way',
    de: 'jeden so verbannten Gegenstand',
    it: 'oggetto esiliato in questo modo',
    number: {
      en: 'the number of items banished this way',
      de: 'die Zahl der so verbannten Gegenstände',
      it: 'il numero di oggetti esiliati in questo modo',
      to: 'al numero di oggetti esiliati in questo modo',
    },
  },
  charactersMoved: {
    en: 'character moved this way',
    de: 'jeden so bewegten Charakter',
    it: 'personaggio spostato in questo modo',
    number: {
      en: 'the number of characters moved this way',
      de: 'die Zahl der so bewegten Charaktere',
      it: 'il numero di personaggi spostati in questo modo',
      to: 'al numero di personaggi spostati in questo modo',
    },
  },
  cardsPut: {
    en: 'card put there this way',
    de: 'jede so dorthin gelegte Karte',
    it: 'carta messa lì in questo modo',
    number: {
      en: 'the number of cards put there this way',
      de: 'die Zahl der so dorthin gelegten Karten',
      it: 'il numero di carte messe lì in questo modo',
      to: 'al numero di carte messe lì in questo modo',
    },
  },
  loreLost: {
    en: '1 lore lost this way',
    de: 'jede so verlorene Legende',
    it: 'leggenda persa in questo modo',
    number: {
      en: 'the lore lost this way',
      de: 'die Zahl der so verlorenen Legenden',
      it: 'la leggenda persa in questo modo',
      to: 'alla leggenda persa in questo modo',
    },
  },
  cardsDiscarded: {
    en: 'card discarded this way',
    de: 'jede so abgeworfene Karte',
    it: 'carta scartata in questo modo',
    number: {
      en: 'the number of cards discarded this way',
      de: 'die Zahl der so abgeworfenen Karten',
      it: 'il numero di carte scartate in questo modo',
      to: 'al numero di carte scartate in questo modo',
    },
  },
}

/** As much damage is one number, not so many times 1. */
const perOne = (what: Doing, per: string): { per?: string } => (what === 'damageDealt' ? {} : { per })

/** Whether anything was done at all. */
const some: Readonly<
  Record<Doing, { en: string; de: readonly [string, string]; it: readonly [string, string] }>
> = {
  damageRemoved: {
    en: 'damage was removed',
    de: ['Schaden', 'entfernt'],
    it: ['dei danni', 'stati rimossi'],
  },
  damageMoved: { en: 'damage was moved', de: ['Schaden', 'verschoben'], it: ['dei danni', 'stati spostati'] },
  damageDealt: { en: 'damage was dealt', de: ['Schaden', 'zugefügt'], it: ['dei danni', 'stati inflitti'] },
  loreLost: { en: 'lore was lost', de: ['Legenden', 'verloren'], it: ['delle leggende', 'state perse'] },
  cardsDiscarded: {
    en: 'cards were discarded',
    de: ['Karten', 'abgeworfen'],
    it: ['delle carte', 'state scartate'],
  },
  itemsBanished: {
    en: 'items were banished',
    de: ['Gegenstände', 'verbannt'],
    it: ['degli oggetti', 'stati esiliati'],
  },
  charactersMoved: {
    en: 'characters were moved',
    de: ['Charaktere', 'bewegt'],
    it: ['dei personaggi', 'stati spostati'],
  },
  cardsPut: {
    en: 'cards were put there',
    de: ['Karten', 'dorthin gelegt'],
    it: ['delle carte', 'state messe lì'],
  },
}

const neverAsked = (n: object, lang: 'en' | 'de' | 'it'): never => {
  throw cannotSay(n, lang, 'whether it is so many')
}

const unowned = { unowned: true }
/** Whether there are so many is asked by `have`; whether somebody has more, of their own cards in play. */
const ofYours = (each: Filter, lang: 'en' | 'de' | 'it'): Filter => {
  if (each.whose !== 'yours' || each.in) throw cannotSay(each, lang, 'it is not what a player has in play')
  return each
}

export const countedAmounts: AmountWords<CountedAmounts> = {
  each: {
    reckon:
      ({ each }) =>
      (g, from) =>
        countMatching(g, each, from),
    reads: ({ each }) => readsOfFilter(each),
    targets: () => [],
    say: {
      en: {
        counted: ({ each }, context) => ({
          per: `for each ${en.inPlay(each, context)}`,
          equal: `the number of ${en.such(each, context, { lying: true })}`,
        }),
        so: ({ each }, count, context) =>
          `${en.have(context)} ${count} ${en.such(ofYours(each, 'en'), context, unowned)} in play`,
      },
      de: {
        counted: ({ each }, context) => ({
          per: `für ${de.inPlay(each, context)}`,
          equal: `die Zahl ${de.such(each, context, { lying: true }).in('gen')}`,
        }),
        so: ({ each }, count, context) => {
          const such = de.kind(ofYours(each, 'de'), context, { count }, { ...unowned, plural: true })
          return { ...de.haben(context), middle: `${such.in('acc')} im Spiel` }
        },
      },
      it: {
        counted: ({ each }, context) => {
          const of = it.such(each, context, { lying: true }).with('di')
          return {
            per: `per ${it.inPlay(each, context)}`,
            equal: `il numero ${of}`,
            equalTo: `al numero ${of}`,
          }
        },
        so: ({ each }, count, context) => {
          const such = it.kind(ofYours(each, 'it'), context, { count }, { ...unowned, plural: true })
          return { ...it.avere(context), rest: `in gioco ${such.with()}` }
        },
      },
    },
  },
  inkTypes: {
    reckon:
      ({ inkTypes }) =>
      (g, from) =>
        new Set(matching(g, inkTypes, from).flatMap((id) => definitionOf(cardAt(g.state, id)).inks)).size,
    reads: ({ inkTypes }) => readsOfFilter(inkTypes),
    targets: () => [],
    say: {
      en: {
        counted: ({ inkTypes }, context) => {
          const of = `of ${inkTypes.in === 'looked' ? 'those cards' : en.such(inkTypes, context)}`
          return {
            per: `for each different ink type ${of}`,
            equal: `the number of different ink types ${of}`,
          }
        },
        so: (n) => neverAsked(n, 'en'),
      },
      de: {
        counted: ({ inkTypes }, context) => {
          const of = inkTypes.in === 'looked' ? 'jener Karten' : de.such(inkTypes, context).in('gen')
          return {
            per: `für jede verschiedene Tintenfarbe ${of}`,
            equal: `die Zahl der verschiedenen Tintenfarben ${of}`,
          }
        },
        so: (n) => neverAsked(n, 'de'),
      },
      it: {
        counted: ({ inkTypes }, context) => {
          const of = inkTypes.in === 'looked' ? 'di quelle carte' : it.such(inkTypes, context).with('di')
          return {
            per: `per ogni diverso tipo di inchiostro ${of}`,
            equal: `il numero di diversi tipi di inchiostro ${of}`,
            equalTo: `al numero di diversi tipi di inchiostro ${of}`,
          }
        },
        so: (n) => neverAsked(n, 'it'),
      },
    },
  },
  happened: {
    reckon:
      ({ happened }) =>
      (g, from) =>
        timesHappened(g, happened, from),
    reads: () => NOTHING,
    targets: () => [],
    say: {
      en: {
        counted: ({ happened }, context) => {
          const so = en.happened(happened, {}, false, context)
          return { per: `for each time ${so}`, equal: `the number of times ${so}` }
        },
        so: (n) => neverAsked(n, 'en'),
      },
      de: {
        counted: ({ happened }, context) => {
          const so = sideBySide([de.happened(happened, {}, false, context)])
          return {
            per: `für jedes Mal${subordinate(`wenn ${so}`)}`,
            equal: `die Anzahl der Male${subordinate(`die ${so}`)}`,
          }
        },
        so: (n) => neverAsked(n, 'de'),
      },
      it: {
        counted: ({ happened }, context) => {
          const so = it.asserted(it.happened(happened, {}, false, context))
          return {
            per: `per ogni volta che ${so}`,
            equal: `le volte che ${so}`,
            equalTo: `alle volte che ${so}`,
          }
        },
        so: (n) => neverAsked(n, 'it'),
      },
    },
  },
  damageOn: {
    reckon:
      ({ damageOn }) =>
      (g, from) =>
        matching(g, damageOn, from).reduce((sum, id) => sum + cardAt(g.state, id).damage, 0),
    reads: ({ damageOn }) => readsOfFilter(damageOn),
    targets: () => [],
    say: {
      en: {
        counted: ({ damageOn }, context) => {
          const on = `damage on ${en.such(damageOn, context)}`
          return { per: `for each 1 ${on}`, equal: `the ${on}` }
        },
        so: (n) => neverAsked(n, 'en'),
      },
      de: {
        counted: ({ damageOn }, context) => {
          const on = `auf ${de.such(damageOn, context).in('dat')}`
          return { per: `für jeden Schadensmarker ${on}`, equal: `der Schaden ${on}` }
        },
        so: (n) => neverAsked(n, 'de'),
      },
      it: {
        counted: ({ damageOn }, context) => {
          const on = it.such(damageOn, context).with('su')
          return { per: `per ogni danno ${on}`, equal: `i danni ${on}`, equalTo: `ai danni ${on}` }
        },
        so: (n) => neverAsked(n, 'it'),
      },
    },
  },
  done: {
    reckon:
      () =>
      (_, { f }) =>
        f?.count ?? 0,
    reads: () => NOTHING,
    targets: () => [],
    say: {
      en: {
        counted: ({ done: what }) => ({
          ...perOne(what, `for each ${done[what].en}`),
          equal: done[what].number.en,
        }),
        so: ({ done: what }, count) =>
          count === '1 or more' ? `${some[what].en} this way` : `${done[what].number.en} is ${count}`,
      },
      de: {
        counted: ({ done: what }) => ({
          ...perOne(what, `für ${done[what].de}`),
          equal: done[what].number.de,
        }),
        so: ({ done: what }, count) => {
          if (count !== '1 oder mehr')
            return { subject: done[what].number.de, middle: count, verb: 'beträgt' }
          const [subject, end] = some[what].de
          return { subject, middle: 'so', end, verb: subject === 'Schaden' ? 'wurde' : 'wurden' }
        },
      },
      it: {
        counted: ({ done: what }) => {
          const { it: equal, to } = done[what].number
          return { ...perOne(what, `per ogni ${done[what].it}`), equal, equalTo: to }
        },
        so: ({ done: what }, count) => {
          if (count !== '1 o più') return { subject: done[what].number.it, verb: ['è', 'sia'], rest: count }
          const [subject, end] = some[what].it
          return { subject, verb: ['sono', 'siano'], rest: `${end} in questo modo` }
        },
      },
    },
  },
}
