/** Costs that are paid out of pools and decks. */
import { refTo, zoneOf } from '@regelwerk/core'
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
  /** From the top of one's own deck. */
  discardTop: { discardTop: Deck; n: number }
}

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
