/** Filters: what a card has, and what it has in common with another. */
import { type CardId, type Seat, zoneOf } from '@regelwerk/core'
import type { Counter, Filter, Range } from '../../abilities.ts'
import type { G } from '../../book.ts'
import {
  asItWas,
  faceNowOrThen,
  housesNowOrThen,
  iconsSeen,
  idOf,
  matching,
  neighboursNowOrThen,
  type Seen,
  seenAs,
  traitsSeen,
} from '../../filter.ts'
import { ARTIFACTS, cardAt, countersOn, LINE, lineOf, UPGRADES } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import * as it from '../../text/it/index.ts'
import { armorOf, powerOf } from '../../values.ts'
import type { FilterWords, Test } from '../types.ts'

export interface ValueFilters {
  /** 'chosen': the number chosen in this effect. */
  power: Range | 'even' | 'odd' | 'chosen' | { lessThan: 'self' | 'it' }
  /** Of all that match otherwise, those with the most or the least power, also where several tie. */
  highest: 'power'
  lowest: 'power'
  hasArmor: true
  hasAmber: boolean
  /** Bonus icons, printed and added. */
  icons: Range
  counter: Counter
  /** Another title than "it". */
  different: { in: 'name'; as: 'it' }
  /** Has it in common with "it", or with one of those; 'chosen': with one of all that were chosen in this effect. */
  same: { in: 'trait' | 'power' | 'house' | 'controller'; as: 'it' | 'chosen' }
  /** Has it in common with so many (default 1) of its neighbours, of the others in its battleline, of your cards; or with `none`. */
  shares: { a: 'house' | 'trait'; with: 'neighbours' | 'battleline' | 'yourCards'; n?: number; none?: true }
}

const powerNowOrThen = (g: G, what: Seen): number =>
  typeof what === 'number' ? powerOf(g, what) : what.power

function ofPower(wanted: ValueFilters['power']): Test {
  if (wanted === 'even') return (g, what) => powerNowOrThen(g, what) % 2 === 0
  if (wanted === 'odd') return (g, what) => powerNowOrThen(g, what) % 2 === 1
  if (wanted === 'chosen') return (g, what, c) => powerNowOrThen(g, what) === c.number
  if ('lessThan' in wanted)
    return (g, what, c) => {
      const than = seenAs(g, c, wanted.lessThan)
      return than !== null && powerNowOrThen(g, what) < powerNowOrThen(g, than)
    }
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = wanted
  return (g, what) => {
    const power = powerNowOrThen(g, what)
    return power >= min && power <= max
  }
}

/** Has none of those that match otherwise more power, or less? */
function ofMostPower(filter: Filter, most: boolean): Test {
  const { highest: _, lowest: __, ...others } = filter
  return (g, what, c) => {
    const power = powerNowOrThen(g, what)
    return matching(g, others, c).every((id) => (most ? powerOf(g, id) <= power : powerOf(g, id) >= power))
  }
}

/** What they have in common. */
const COMMON: Readonly<
  Record<ValueFilters['same']['in'], (g: G, what: Seen) => readonly (string | number)[]>
> = {
  trait: traitsSeen,
  house: housesNowOrThen,
  power: (g, what) => [powerNowOrThen(g, what)],
  controller: (g, what) => [typeof what === 'number' ? cardAt(g.state, what).holder : what.controller],
}

/** The others with which a card may share something. */
function companions(g: G, what: Seen, { with: whom }: ValueFilters['shares'], you: Seat): CardId[] {
  const id = idOf(what)
  if (whom === 'neighbours') return neighboursNowOrThen(g, what)
  const { state } = g
  if (whom === 'battleline') return lineOf(state, cardAt(state, id).holder).filter((one) => one !== id)
  const mine = [LINE, ARTIFACTS, UPGRADES].flatMap((zone) => zoneOf(state, zone, you))
  return mine.filter((one) => one !== id)
}

const SHARED = {
  en: { house: 'a house', trait: 'a trait' },
  it: { house: 'una casata', trait: 'un tratto' },
} as const

export const valueFilters: FilterWords<ValueFilters> = {
  power: {
    test: ofPower,
    say: {
      en: (power, { telling }) => {
        if (power === 'even') return { having: 'with even power' }
        if (power === 'odd') return { having: 'with odd power' }
        if (power === 'chosen') return { having: 'with power equal to that number' }
        if ('lessThan' in power)
          return { having: `with lower power than ${en.demonstrated(power.lessThan, telling)}` }
        return { having: `with power ${en.range(power)}` }
      },
      de: (power, { telling }) => {
        if (power === 'even') return { having: 'mit gerader Stärke' }
        if (power === 'odd') return { having: 'mit ungerader Stärke' }
        if (power === 'chosen') return { having: 'mit Stärke in Höhe jener Zahl' }
        if ('lessThan' in power)
          return { having: `mit geringerer Stärke als ${de.demonstrated(power.lessThan, telling).in('nom')}` }
        return { having: `mit Stärke ${de.range(power)}` }
      },
      it: (power, { telling }) => {
        if (power === 'even') return { having: 'con potenza pari' }
        if (power === 'odd') return { having: 'con potenza dispari' }
        if (power === 'chosen') return { having: 'con potenza uguale a quel numero' }
        if ('lessThan' in power)
          return { having: `con potenza inferiore a ${it.demonstrated(power.lessThan, telling).with()}` }
        return { having: `con potenza ${it.range(power)}` }
      },
    },
  },
  highest: {
    test: (_, filter) => ofMostPower(filter, true),
    say: {
      en: () => ({ having: 'with the highest power' }),
      de: () => ({ having: 'mit der höchsten Stärke' }),
      it: () => ({ having: 'con la potenza più alta' }),
    },
  },
  lowest: {
    test: (_, filter) => ofMostPower(filter, false),
    say: {
      en: () => ({ having: 'with the lowest power' }),
      de: () => ({ having: 'mit der niedrigsten Stärke' }),
      it: () => ({ having: 'con la potenza più bassa' }),
    },
  },
  hasArmor: {
    test: () => (g, what) => (typeof what === 'number' ? armorOf(g, what) : what.armor) > 0,
    say: {
      en: () => ({ having: 'with armor' }),
      de: () => ({ having: 'mit Rüstung' }),
      it: () => ({ having: 'con armatura' }),
    },
  },
  hasAmber: {
    test: (wanted) => (g, what) =>
      (typeof what === 'number' ? cardAt(g.state, what).amber : what.amber) > 0 === wanted,
    say: {
      en: (is, { plural }) => ({ having: `with ${is ? '' : 'no '}${en.AMBER} on ${plural ? 'them' : 'it'}` }),
      de: (is) => ({ having: `${is ? 'mit' : 'ohne'} ${de.AMBER} auf sich` }),
      it: (is) => ({ having: `${is ? 'con' : 'senza'} ${it.AMBER} su di sé` }),
    },
  },
  icons: {
    test:
      ({ min = 0, max = Number.MAX_SAFE_INTEGER }) =>
      (g, what) => {
        const n = iconsSeen(g.state, what).length
        return n >= min && n <= max
      },
    say: {
      en: ({ max }) => ({ having: max === 0 ? 'with no bonus icons' : 'with a bonus icon' }),
      de: ({ max }) => ({ having: max === 0 ? 'ohne Bonussymbole' : 'mit einem Bonussymbol' }),
      it: ({ max }) => ({ having: max === 0 ? 'senza icone bonus' : "con un'icona bonus" }),
    },
  },
  counter: {
    test: (counter) => (g, what) => countersOn(cardAt(g.state, idOf(what)), counter) > 0,
    say: {
      en: (counter) => ({ having: `with ${en.counters(counter, 1)}` }),
      de: (counter) => ({ having: `mit ${de.counterNames[counter]}` }),
      it: (counter) => ({ having: `con ${it.counters(counter, 1)}` }),
    },
  },
  different: {
    test: () => (g, what, c) => {
      const [first] = c.it
      return (
        first === undefined ||
        faceNowOrThen(g.state, asItWas(g.state, first)).index !== faceNowOrThen(g.state, what).index
      )
    },
    say: {
      en: () => ({ having: 'with a different name' }),
      de: () => ({ having: 'mit einem anderen Namen' }),
      it: () => ({ having: 'con un nome diverso' }),
    },
  },
  same: {
    test: ({ in: what_, as }) => {
      const has = COMMON[what_]
      return (g, what, c) =>
        (as === 'it' ? c.it.map((ref) => asItWas(g.state, ref)) : c.chosen).some((one_) => {
          const theirs = has(g, one_)
          return has(g, what).some((one) => theirs.includes(one))
        })
    },
    say: {
      en: ({ in: what }, { telling, plural }) => {
        const it_ = en.thatOne(telling)
        if (what === 'controller') return { having: 'of the same battleline' }
        if (what === 'power') return { having: 'with the same power as one of the chosen creatures' }
        return { having: `that ${plural ? 'share' : 'shares'} ${SHARED.en[what]} with ${it_}` }
      },
      de: ({ in: what }, { telling }) => {
        const it_ = de.thatOne(telling).in('gen')
        if (what === 'controller') return { having: 'derselben Schlachtreihe' }
        if (what === 'power') return { having: 'mit derselben Stärke wie eine der gewählten Kreaturen' }
        return { having: `mit mindestens ${what === 'house' ? 'einer Fraktion' : 'einem Merkmal'} ${it_}` }
      },
      it: ({ in: what }, { telling }) => {
        const it_ = it.thatOne(telling).with('di')
        if (what === 'controller') return { having: 'della stessa linea di battaglia' }
        if (what === 'power') return { having: 'con la stessa potenza di una delle creature scelte' }
        return { having: `con almeno ${SHARED.it[what]} ${it_}` }
      },
    },
  },
  shares: {
    test: (wanted) => {
      const has = COMMON[wanted.a]
      return (g, what, c) => {
        const mine = has(g, what)
        const isShared = (id: CardId): boolean => has(g, id).some((one) => mine.includes(one))
        const n = companions(g, what, wanted, c.you).filter(isShared).length
        return wanted.none ? n === 0 : n >= (wanted.n ?? 1)
      }
    },
    say: {
      en: ({ a, with: whom, n = 1, none }, { plural }) => {
        const not = none && (plural ? 'do not' : 'does not')
        const share = en.words('that', not, plural || none ? 'share' : 'shares', SHARED.en[a], 'with')
        if (whom === 'battleline') return { behind: `${share} another creature in its battleline` }
        if (whom === 'yourCards') return { behind: `${share} a card you have in play` }
        return { behind: `${share} at least ${n} of its neighbors` }
      },
      de: ({ a, with: whom, n = 1, none }) => {
        const [same, common] =
          a === 'house' ? ['derselben Fraktion', 'Fraktion'] : ['mit demselben Merkmal', 'Merkmal']
        if (whom === 'battleline') {
          const others = 'mit einer anderen Kreatur ihrer Schlachtreihe'
          const having = a === 'house' ? `gemeinsame ${common}` : `gemeinsames ${common}`
          return {
            behind: none ? `ohne ${having} ${others}` : `${same} wie eine andere Kreatur ihrer Schlachtreihe`,
          }
        }
        if (whom === 'yourCards') return { behind: `${same} wie eine deiner Karten im Spiel` }
        return { behind: `mit mindestens ${n === 1 ? 'einem' : n} Nachbarn ${same}` }
      },
      it: ({ a, with: whom, n = 1, none }, { plural }) => {
        const share = it.words('che', none && 'non', plural ? 'hanno' : 'ha', SHARED.it[a], 'in comune con')
        if (whom === 'battleline')
          return { behind: `${share} un'altra creatura della sua linea di battaglia` }
        if (whom === 'yourCards') return { behind: `${share} una carta che hai in gioco` }
        return { behind: `${share} almeno ${n} delle sue vicine` }
      },
    },
  },
}
