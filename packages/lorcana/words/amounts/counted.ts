/** For each of something: cards that match, and what the effect before has done. */
import { cannotSay } from '@regelwerk/say'
import type { Filter } from '../../abilities.ts'
import { readsOfFilter } from '../../dependence.ts'
import { countMatching } from '../../reading.ts'
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
        so: ({ done: what }, count) => `${count} ${done[what].number.en}`,
      },
      de: {
        counted: ({ done: what }) => ({
          ...perOne(what, `für ${done[what].de}`),
          equal: done[what].number.de,
        }),
        so: ({ done: what }, count) => ({ subject: done[what].number.de, middle: count, verb: 'beträgt' }),
      },
      it: {
        counted: ({ done: what }) => {
          const { it: equal, to } = done[what].number
          return { ...perOne(what, `per ogni ${done[what].it}`), equal, equalTo: to }
        },
        so: ({ done: what }, count) => ({ subject: done[what].number.it, verb: ['è', 'sia'], rest: count }),
      },
    },
  },
}
