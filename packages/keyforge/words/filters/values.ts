/** Filters: what a card has, and what it has in common with another. */
import type { Counter, Range } from '../../abilities.ts'
import { asItWas, faceNowOrThen, idOf, traitsNowOrThen } from '../../filter.ts'
import { cardAt, countersOn } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import * as it from '../../text/it/index.ts'
import { armorOf, powerOf } from '../../values.ts'
import type { FilterWords, Test } from '../types.ts'

export interface ValueFilters {
  /** 'chosen': the number chosen in this effect. */
  power: Range | 'even' | 'chosen'
  hasArmor: true
  hasAmber: true
  counter: Counter
  /** Another title than "it". */
  different: { in: 'name'; as: 'it' }
  /** Shares a trait with "it". */
  same: { in: 'trait'; as: 'it' }
}

function ofPower(wanted: ValueFilters['power']): Test {
  const test: (power: number, chosen: number | null) => boolean =
    wanted === 'even'
      ? (power) => power % 2 === 0
      : wanted === 'chosen'
        ? (power, chosen) => power === chosen
        : (power) => power >= (wanted.min ?? 0) && power <= (wanted.max ?? Number.MAX_SAFE_INTEGER)
  return (g, what, c) => test(typeof what === 'number' ? powerOf(g, what) : what.power, c.number)
}

export const valueFilters: FilterWords<ValueFilters> = {
  power: {
    test: ofPower,
    say: {
      en: (power) => {
        if (power === 'even') return { having: 'with even power' }
        if (power === 'chosen') return { having: 'with power equal to that number' }
        return { having: `with power ${en.range(power)}` }
      },
      de: (power) => {
        if (power === 'even') return { having: 'mit gerader Stärke' }
        if (power === 'chosen') return { having: 'mit Stärke in Höhe jener Zahl' }
        return { having: `mit Stärke ${de.range(power)}` }
      },
      it: (power) => {
        if (power === 'even') return { having: 'con potenza pari' }
        if (power === 'chosen') return { having: 'con potenza uguale a quel numero' }
        return { having: `con potenza ${it.range(power)}` }
      },
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
    test: () => (g, what) => (typeof what === 'number' ? cardAt(g.state, what).amber : what.amber) > 0,
    say: {
      en: (_, { plural }) => ({ having: `with ${en.AMBER} on ${plural ? 'them' : 'it'}` }),
      de: () => ({ having: `mit ${de.AMBER} auf sich` }),
      it: () => ({ having: `con ${it.AMBER} su di sé` }),
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
    test: () => (g, what, c) => {
      const [first] = c.it
      if (first === undefined) return false
      const { traits } = faceNowOrThen(g.state, what)
      return traits.some((trait) => traitsNowOrThen(g.state, first).includes(trait))
    },
    say: {
      en: (_, { telling, plural }) => ({
        having: `that ${plural ? 'share' : 'shares'} a trait with ${en.thatOne(telling)}`,
      }),
      de: (_, { telling }) => ({
        having: `mit mindestens einem Merkmal ${de.thatOne(telling).in('gen')}`,
      }),
      it: (_, { telling }) => ({ having: `con almeno un tratto ${it.thatOne(telling).with('di')}` }),
    },
  },
}
