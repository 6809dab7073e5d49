/** Filters: what kind of card it is. */

import { listed } from '@regelwerk/say'
import type { CardType, House, Keyword } from '../../abilities.ts'
import { type G, meets } from '../../book.ts'
import { asItWas, faceNowOrThen, housesNowOrThen, idOf, traitsSeen, typeNowOrThen } from '../../filter.ts'
import { lineOf } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { nameOf } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import { traitName } from '../../text/traits.ts'
import { boldOf, hasKeyword, housesOf } from '../../values.ts'
import type { FilterWords, Test } from '../types.ts'

export interface KindFilters {
  keyword: Keyword
  notTrait: string
  /** 'chosen': the house chosen in this effect; 'ofIt': a house of the card "it". */
  house: House | 'active' | 'chosen' | 'ofIt' | readonly House[]
  notHouse: House | 'active' | 'chosen'
  /** Of a house to which so many creatures in play belong; 'most': as many as to no other. */
  crowdedHouse: number | 'most'
  /** 'chosen': the trait chosen in this effect. */
  trait: string
  /** One half of a gigantic creature (glossary/gigantische-kreaturen). */
  gigantic: true
  /** It has an ability with this word. */
  has: 'play'
  /** By title: the id of the card; 'chosen': the one named in this effect. */
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
  }
  if (typeof wanted !== 'string')
    return (g, what) => housesNowOrThen(g, what).some((house) => wanted.includes(house))
  return (g, what) => housesNowOrThen(g, what).includes(wanted)
}

/** How many creatures in play belong to each house. */
function creaturesByHouse(g: G): Map<House, number> {
  const found = new Map<House, number>()
  for (const id of [...lineOf(g.state, 0), ...lineOf(g.state, 1)])
    for (const house of housesOf(g, id)) found.set(house, (found.get(house) ?? 0) + 1)
  return found
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
    test: (trait) => (g, what) => !traitsSeen(g, what).includes(trait),
    say: {
      en: (trait) => ({ before: `non-${traitName(trait, 'en')}` }),
      de: (trait) => ({ prefix: `Nicht-${traitName(trait, 'de')}-` }),
      it: (trait) => ({ kind: `non ${traitName(trait, 'it')}` }),
    },
  },
  house: {
    test: ofHouse,
    say: {
      en: (of, { telling }) => {
        if (of === 'active') return { behind: 'of the active house' }
        if (of === 'chosen') return { behind: 'of that house' }
        if (of === 'ofIt') return { behind: `of ${en.thatOne(telling)}'s house` }
        if (typeof of !== 'string') return { before: listed(of.map(en.house), 'or') }
        return { before: en.house(of) }
      },
      de: (of, { telling }) => {
        if (of === 'active') return { behind: 'der aktiven Fraktion' }
        if (of === 'chosen') return { behind: 'jener Fraktion' }
        if (of === 'ofIt') return { behind: `der Fraktion ${de.thatOne(telling).in('gen')}` }
        if (typeof of !== 'string')
          return {
            prefix: `${listed(
              of.map((one) => `${de.housePrefix[one]}-`),
              'oder',
            ).replace(/-$/, '')}-`,
          }
        return { prefix: `${de.housePrefix[of]}-` }
      },
      it: (of, { telling }) => {
        if (of === 'active') return { behind: 'della casata attiva' }
        if (of === 'chosen') return { behind: 'di quella casata' }
        if (of === 'ofIt') return { behind: `della casata ${it.thatOne(telling).with('di')}` }
        if (typeof of !== 'string') return { kind: listed(of.map(it.house), 'o') }
        return { kind: it.house(of) }
      },
    },
  },
  notHouse: {
    test: (house) => {
      const isOf = ofHouse(house)
      return (g, what, c) => !isOf(g, what, c)
    },
    say: {
      en: (house) => {
        if (house === 'active') return { behind: 'that is not of the active house' }
        if (house === 'chosen') return { behind: 'that is not of that house' }
        return { before: `non-${en.house(house)}` }
      },
      de: (house) => {
        if (house === 'active') return { adjective: 'nicht zur aktiven Fraktion gehörend' }
        if (house === 'chosen') return { adjective: 'nicht zu jener Fraktion gehörend' }
        return { prefix: `Nicht-${de.housePrefix[house]}-` }
      },
      it: (house) => {
        if (house === 'active') return { behind: 'non della casata attiva' }
        if (house === 'chosen') return { behind: 'non di quella casata' }
        return { kind: `non ${it.house(house)}` }
      },
    },
  },
  crowdedHouse: {
    test: (least) => (g, what) => {
      const all = creaturesByHouse(g)
      const most = least === 'most' ? Math.max(1, ...all.values()) : least
      return housesNowOrThen(g, what).some((house) => (all.get(house) ?? 0) >= most)
    },
    say: {
      en: (n) => ({
        behind:
          n === 'most'
            ? 'of the house with the most creatures in play'
            : `of a house with ${n} or more creatures in play`,
      }),
      de: (n) => ({
        behind:
          n === 'most'
            ? 'der Fraktion mit den meisten Kreaturen im Spiel'
            : `einer Fraktion mit ${n} oder mehr Kreaturen im Spiel`,
      }),
      it: (n) => ({
        behind:
          n === 'most'
            ? 'della casata con più creature in gioco'
            : `di una casata con ${n} o più creature in gioco`,
      }),
    },
  },
  trait: {
    test: (trait) =>
      trait === 'chosen'
        ? (g, what, c) => c.trait !== null && traitsSeen(g, what).includes(c.trait)
        : (g, what) => meets('glossary/merkmale', traitsSeen(g, what).includes(trait)),
    say: {
      en: (trait) =>
        trait === 'chosen' ? { having: 'with that trait' } : { before: traitName(trait, 'en') },
      de: (trait) =>
        trait === 'chosen' ? { having: 'mit jenem Merkmal' } : { prefix: `${traitName(trait, 'de')}-` },
      it: (trait) => (trait === 'chosen' ? { having: 'con quel tratto' } : { kind: traitName(trait, 'it') }),
    },
  },
  gigantic: {
    test: () => (g, what) => faceNowOrThen(g.state, what).gigantic !== undefined,
    say: {
      en: () => ({ having: 'that is half of a gigantic creature' }),
      de: () => ({ having: 'mit der Hälfte einer gigantischen Kreatur' }),
      it: () => ({ having: 'con metà di una creatura gigantesca' }),
    },
  },
  has: {
    test: (word) => (g, what) => boldOf(g, idOf(what), word).length > 0,
    say: {
      en: (word) => ({ having: `with a “${en.boldWords[word]}:” ability` }),
      de: (word) => ({ having: `mit einer „${de.boldWords[word]}:“-Fähigkeit` }),
      it: (word) => ({ having: `con un'abilità «${it.boldWords[word]}:»` }),
    },
  },
  named: {
    test: (title) =>
      title === 'chosen'
        ? (g, what, c) => faceNowOrThen(g.state, what).id === c.title
        : (g, what) => faceNowOrThen(g.state, what).id === title,
    say: {
      // The name is its noun.
      en: (title) => (title === 'chosen' ? { having: 'with that name' } : {}),
      de: (title) => ({ behind: title === 'chosen' ? 'mit jenem Namen' : `namens ${nameOf(title, 'de')}` }),
      it: (title) => ({ behind: title === 'chosen' ? 'con quel nome' : `di nome ${nameOf(title, 'it')}` }),
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
