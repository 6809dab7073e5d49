/** Amounts: Æmber and keys. */
import type { Filter, Ref, Who } from '../../abilities.ts'
import { type G, rule } from '../../book.ts'
import { matching, refsOfNamed } from '../../filter.ts'
import { isPlayer, seatsMeant } from '../../players.ts'
import { cardAt, keysForged } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { aside, holderOf, referentOf, selfIsNear, type Telling } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import type { AmountWords } from '../types.ts'

export interface PoolAmounts {
  /** In a pool; on a card ('target': on each card the effect is done to); on all such cards. */
  amber: { amber: Who | Ref | 'target' | { on: Filter }; times?: number }
  /** Forged keys; `forged: false`: those that are not. */
  keys: { keys: Who; forged?: false; times?: number }
}

const KEYS = 3

/** A player's Æmber is what lies in the pool, not what lies on cards. */
export const amberOf = rule(
  'glossary/aember',
  ({ state }: G, seat: number): number => state.amber[seat] as number,
)

/** On which card: "it" or "this creature". */
const near = (where: PoolAmounts['amber']['amber'], t: Telling): boolean =>
  where === 'target' || where === 'it' || (where === 'self' && selfIsNear(t))

export const poolAmounts: AmountWords<PoolAmounts> = {
  amber: {
    reckon: ({ amber, times = 1 }) => {
      if (amber === 'target')
        return (g, _, target) => (target < 0 ? 0 : times * cardAt(g.state, target).amber)
      if (isPlayer(amber))
        return (g, c) => times * seatsMeant(g, c, amber).reduce((sum, seat) => sum + amberOf(g, seat), 0)
      if (typeof amber === 'object')
        return (g, c) =>
          times * matching(g, amber.on, c).reduce((sum, id) => sum + cardAt(g.state, id).amber, 0)
      return (g, c) => {
        const [ref] = refsOfNamed(g, c, amber)
        return ref === undefined ? 0 : times * cardAt(g.state, ref.card).amber
      }
    },
    counts: {
      en: ({ amber }, t) => {
        if (isPlayer(amber)) return `${en.AMBER} in ${en.whose(amber, t)} pool`
        if (typeof amber === 'object') return `${en.AMBER} on ${aside(t, () => en.such(amber.on, t))}`
        return `${en.AMBER} on ${near(amber, t) ? 'it' : en.demonstrated(amber as Ref, t)}`
      },
      de: ({ amber }, t) => {
        if (typeof amber === 'object') {
          const cards = aside(t, () => de.such(amber.on, t).in('dat'))
          return { each: `jedes ${de.AMBER} auf ${cards}`, total: `des ${de.AMBER}s auf ${cards}` }
        }
        const where = isPlayer(amber)
          ? de.inPool(amber, t)
          : `auf ${(near(amber, t) ? de.pronounOf(de.formIn({ ...referentOf(amber === 'self' ? amber : 'it', t), plural: false })) : de.demonstrated(amber as Ref, t)).in('dat')}`
        return { each: `jedes ${de.AMBER} ${where}`, total: `des ${de.AMBER}s ${where}` }
      },
      it: ({ amber }, t) => {
        if (typeof amber === 'object') {
          const cards = aside(t, () => it.all(amber.on, t).with('su'))
          return { each: `ogni ${it.AMBER} ${cards}`, total: `totale di ${it.AMBER} ${cards}` }
        }
        const where = isPlayer(amber)
          ? it.inPool(amber, t)
          : near(amber, t)
            ? `su di ess${it.nouns[referentOf(amber === 'self' ? amber : 'it', t).noun].gender === 'f' ? 'a' : 'o'}`
            : it.demonstrated(amber as Ref, t).with('su')
        return { each: `ogni ${it.AMBER} ${where}`, total: `totale di ${it.AMBER} ${where}` }
      },
    },
    compared: {
      en: (n, t, bound) => {
        const who = holderOf(n)
        if (who) return `${en.has(who, ['has', 'have'], t, bound)} ${bound.mass(en.AMBER)}`
        return `there is ${bound.mass(en.AMBER)} on ${en.phrase(n.amber as Ref, t).acc}`
      },
      de: (n, t, bound) => {
        const who = holderOf(n)
        const behind = bound.behind !== undefined && { behind: bound.behind }
        if (who) return { ...de.has(who, ['hast', 'hat'], t), middle: bound.mass(de.AMBER), ...behind }
        const middle = `auf ${de.phrase(n.amber as Ref, t).in('dat')}`
        return { subject: bound.mass(de.AMBER), middle, verb: 'liegen' }
      },
      it: (n, t, bound) => {
        const who = holderOf(n)
        const amber = bound.mass(it.AMBER)
        if (who) return it.words(it.has(who, ['hai', 'ha'], t, bound.negated), amber, bound.behind)
        return it.words(bound.negated && 'non', `c'è ${amber}`, it.phrase(n.amber as Ref, t).with('su'))
      },
    },
  },
  keys: {
    reckon:
      ({ keys, forged = true, times = 1 }) =>
      (g, c) => {
        let count = 0
        for (const seat of seatsMeant(g, c, keys)) {
          const there = keysForged(g.state, seat)
          count += forged ? there : KEYS - there
        }
        return times * count
      },
    counts: {
      en: ({ keys, forged = true }, t, plural) => {
        const s = plural ? 's' : ''
        if (!forged) return `unforged key${s} ${en.nominative(keys, t)} ${keys === 'you' ? 'have' : 'has'}`
        return `key${s} ${en.nominative(keys, t)} ${keys === 'you' ? 'have' : 'has'} forged`
      },
      de: ({ keys, forged = true }, t) => {
        const how = forged ? 'geschmiedeten' : 'ungeschmiedeten'
        if (keys === 'you') return { each: `jeden ${de.your(t, 'gen', 'pl')} ${how} Schlüssel` }
        return { each: `jeden ${how} Schlüssel ${de.owner(keys, t)}` }
      },
      it: ({ keys, forged = true }, t) => {
        const how = forged ? 'forgiata' : 'non forgiata'
        return { each: keys === 'you' ? `ogni tua chiave ${how}` : `ogni chiave ${how} ${it.owner(keys, t)}` }
      },
    },
    compared: {
      en: (n, t, bound) =>
        `${en.has(holderOf(n) ?? 'you', ['has', 'have'], t)} ${bound.negated ? 'not ' : ''}forged ${bound.count('keys', 'a key')}`,
      de: (n, t, bound) => ({
        ...de.has(holderOf(n) ?? 'you', ['hast', 'hat'], t),
        middle: bound.mass('Schlüssel'),
        end: 'geschmiedet',
        ...(bound.behind !== undefined && { behind: bound.behind }),
      }),
      it: (n, t, bound) =>
        it.words(
          it.has(holderOf(n) ?? 'you', ['hai', 'ha'], t, bound.negated),
          'forgiato',
          bound.mass('chiavi'),
          bound.behind,
        ),
    },
  },
}
