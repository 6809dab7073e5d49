/** Filters: what kind of card it is. */
import type { CardType, House, Keyword } from '../../abilities.ts'
import { meets } from '../../book.ts'
import { asItWas, faceNowOrThen, housesNowOrThen, idOf, typeNowOrThen } from '../../filter.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { nameOf } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import { traitName } from '../../text/traits.ts'
import { hasKeyword } from '../../values.ts'
import type { FilterWords, Test } from '../types.ts'

export interface KindFilters {
  keyword: Keyword
  notTrait: string
  /** 'chosen': the house chosen in this effect; 'ofIt': a house of the card "it". */
  house: House | 'active' | 'chosen' | 'ofIt'
  notHouse: House
  trait: string
  /** By title: the id of the card. */
  named: string
  type: CardType | readonly CardType[]
}

function ofHouse(wanted: KindFilters['house']): Test {
  switch (wanted) {
    case 'active':
      return (g, what) => g.state.house !== null && housesNowOrThen(g, what).includes(g.state.house)
    case 'chosen':
      return (g, what, c) => c.house !== null && housesNowOrThen(g, what).includes(c.house)
    case 'ofIt':
      return (g, what, c) => {
        const mine = housesNowOrThen(g, what)
        return c.it.some((ref) =>
          housesNowOrThen(g, asItWas(g.state, ref)).some((house) => mine.includes(house)),
        )
      }
    default:
      return (g, what) => housesNowOrThen(g, what).includes(wanted)
  }
}

export const kindFilters: FilterWords<KindFilters> = {
  keyword: {
    test: (word) => (g, what) => hasKeyword(g, idOf(what), word),
    say: {
      en: (word) => ({ before: en.keyword(word) }),
      de: (word) => ({ having: `mit ${de.keyword(word)}` }),
      it: (word) => ({ having: `con ${it.keyword(word)}` }),
    },
  },
  notTrait: {
    test: (trait) => (g, what) => !faceNowOrThen(g.state, what).traits.includes(trait),
    say: {
      en: (trait) => ({ before: `non-${traitName(trait, 'en')}` }),
      de: (trait) => ({ prefix: `Nicht-${traitName(trait, 'de')}-` }),
      it: (trait) => ({ kind: `non ${traitName(trait, 'it')}` }),
    },
  },
  house: {
    test: ofHouse,
    say: {
      en: (of) => {
        if (of === 'active') return { behind: 'of the active house' }
        if (of === 'chosen') return { behind: 'of that house' }
        if (of === 'ofIt') return { behind: "of that card's house" }
        return { before: en.house(of) }
      },
      de: (of, { telling }) => {
        if (of === 'active') return { behind: 'der aktiven Fraktion' }
        if (of === 'chosen') return { behind: 'jener Fraktion' }
        if (of === 'ofIt') return { behind: `der Fraktion ${de.thatOne(telling).in('gen')}` }
        return { prefix: `${de.housePrefix[of]}-` }
      },
      it: (of, { telling }) => {
        if (of === 'active') return { behind: 'della casata attiva' }
        if (of === 'chosen') return { behind: 'di quella casata' }
        if (of === 'ofIt') return { behind: `della casata ${it.thatOne(telling).with('di')}` }
        return { kind: it.house(of) }
      },
    },
  },
  notHouse: {
    test: (house) => (g, what) => !housesNowOrThen(g, what).includes(house),
    say: {
      en: (house) => ({ before: `non-${en.house(house)}` }),
      de: (house) => ({ prefix: `Nicht-${de.housePrefix[house]}-` }),
      it: (house) => ({ kind: `non ${it.house(house)}` }),
    },
  },
  trait: {
    test: (trait) => (g, what) =>
      meets('glossary/merkmale', faceNowOrThen(g.state, what).traits.includes(trait)),
    say: {
      en: (trait) => ({ before: traitName(trait, 'en') }),
      de: (trait) => ({ prefix: `${traitName(trait, 'de')}-` }),
      it: (trait) => ({ kind: traitName(trait, 'it') }),
    },
  },
  named: {
    test: (title) => (g, what) => faceNowOrThen(g.state, what).id === title,
    say: {
      // The name is its noun.
      en: () => ({}),
      de: (title) => ({ behind: `namens ${nameOf(title, 'de')}` }),
      it: (title) => ({ behind: `di nome ${nameOf(title, 'it')}` }),
    },
  },
  type: {
    test: (wanted) =>
      typeof wanted === 'string'
        ? (g, what) => typeNowOrThen(g.state, what) === wanted
        : (g, what) => wanted.includes(typeNowOrThen(g.state, what)),
    // It is said with the noun.
    say: { en: () => ({}), de: () => ({}), it: () => ({}) },
  },
}
