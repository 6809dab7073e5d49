/** Costs that are paid out of pools and decks. */
import { type Option, refTo, zoneOf } from '@regelwerk/core'
import { order as befehl, verbs } from '@regelwerk/say/de'
import { order } from '@regelwerk/say/en'
import { deed as fa } from '@regelwerk/say/it'
import type { Deck } from '../../abilities.ts'
import { CONFLICT, DYNASTY, other } from '../../state.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import * as it from '../../text/it-phrases.ts'
import { verbs as verbi } from '../../text/it-words.ts'
import { keepsHonor } from '../../values.ts'
import * as aspects from '../aspects.ts'
import type { CostWords } from '../records.ts'
import { nothing, plainly } from './plainly.ts'

export interface PoolCosts {
  giveHonor: { giveHonor: number }
  /** As much as one likes up to there, and at least 1. */
  spendUpTo: { spendUpTo: number | 'any' }
  /** From the top of one's own deck. */
  discardTop: { discardTop: Deck; n: number }
}

const mostSpent = (has: number, most: number | 'any'): number => (most === 'any' ? has : Math.min(has, most))

const deckOf = (deck: Deck): number => (deck === 'dynasty' ? DYNASTY : CONFLICT)

export const poolCosts: CostWords<PoolCosts> = {
  giveHonor: plainly(
    aspects.HONOR,
    (g, { giveHonor }, { me }) => !keepsHonor(g, me) && g.state.honor[me as 0 | 1] >= giveHonor,
    (_, { giveHonor: n }, { me }) =>
      nothing({ kind: 'transfer honor', from: me, to: other(me), n, why: 'cost' }),
    {
      en: ({ giveHonor: n }) => order(`give your opponent ${n} honor`),
      de: ({ giveHonor: n }) => befehl(verbs.geben, `deinem Gegner ${n} Ehre`),
      it: ({ giveHonor: n }) => fa('you', verbi.dare, `${n} onore al tuo avversario`),
    },
  ),
  spendUpTo: {
    ...plainly<PoolCosts['spendUpTo']>(
      aspects.POOLS,
      (g, _, { me }) => g.state.fate[me as 0 | 1] > 0,
      (_, __, { me }, choice) => nothing({ kind: 'lose fate', seat: me, n: choice as number }),
      {
        en: ({ spendUpTo: n }) => order(n === 'any' ? 'spend 1 or more fate' : `spend up to ${n} fate`),
        de: ({ spendUpTo: n }) =>
          befehl(verbs.ausgeben, n === 'any' ? '1 oder mehr Schicksal' : `bis zu ${n} Schicksal`),
        it: ({ spendUpTo: n }) =>
          fa('you', verbi.spendere, n === 'any' ? '1 o più fato' : `fino a ${n} fato`),
      },
    ),
    most: (g, { spendUpTo }, { me }) => mostSpent(g.state.fate[me as 0 | 1], spendUpTo),
    options: (g, { spendUpTo }, { me }) =>
      Array.from(
        { length: mostSpent(g.state.fate[me as 0 | 1], spendUpTo) },
        (_, i): Option => ({ verb: 'number', n: i + 1, value: i + 1 }),
      ),
  },
  discardTop: plainly(
    aspects.PILES,
    (g, { discardTop, n }, { me }) => zoneOf(g.state, deckOf(discardTop), me).length >= n,
    (g, { discardTop, n }, { me }) => {
      const cards = zoneOf(g.state, deckOf(discardTop), me).slice(-n).reverse()
      return {
        events: [{ kind: 'discard cards', seat: me, cards }],
        paid: cards.map((id) => refTo(g.state, id)),
      }
    },
    {
      en: ({ discardTop, n }, context) => order(`discard ${en.top(n, context)} of your ${discardTop} deck`),
      de: ({ discardTop, n }, context) =>
        befehl(
          verbs.ablegen,
          `${de.top(n, context)} deines ${discardTop === 'dynasty' ? 'Dynastiedecks' : 'Konfliktdecks'}`,
        ),
      it: ({ discardTop, n }, context) =>
        fa(
          'you',
          verbi.scartare,
          `${it.top(n, context)} del tuo mazzo ${discardTop === 'dynasty' ? 'dinastia' : 'conflitto'}`,
        ),
    },
  ),
}
