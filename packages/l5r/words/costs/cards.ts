/** Costs that are paid with cards which stay where they are, or with a whole hand. */
import { order as befehl, verbs } from '@regelwerk/say/de'
import { order } from '@regelwerk/say/en'
import { deed as fa } from '@regelwerk/say/it'
import type { Filter } from '../../abilities.ts'
import { isTakenName, mayGo } from '../../rules/restrictions.ts'
import { cardAt, definitionOf, handOf, other } from '../../state.ts'
import { verbs as verbi } from '../../text/it-words.ts'
import * as aspects from '../aspects.ts'
import type { CostWords } from '../records.ts'
import { always, nothing, plainly } from './plainly.ts'
import { doing, payer, withCard } from './with-card.ts'

export interface CardCosts {
  /** To the opponent. */
  giveControl: { giveControl: Filter }
  /** One that lies facedown. */
  revealProvince: { revealProvince: Filter }
  /** All other cards of it, also where there is none. */
  discardHand: { discardHand: true }
}

export const cardCosts: CostWords<CardCosts> = {
  giveControl: withCard(
    ({ giveControl }) => giveControl,
    aspects.TABLE,
    (g, id, _) => {
      const card = cardAt(g.state, id)
      const isTaken = definitionOf(card).unique && isTakenName(g, id, other(card.holder))
      return mayGo(g, id, id) && !isTaken
    },
    (_, card, { me }) => ({ kind: 'control', card, seat: other(me) }),
    {
      en: ({ giveControl }, context) =>
        order(`give your opponent control of ${payer.en(giveControl, context)}`),
      de: ({ giveControl }, context) =>
        befehl(verbs.geben, `deinem Gegner die Kontrolle über ${payer.de(giveControl, context).in('acc')}`),
      it: ({ giveControl }, context) =>
        fa('you', verbi.dare, `al tuo avversario il controllo ${payer.it(giveControl, context).with('di')}`),
    },
  ),
  revealProvince: withCard(
    ({ revealProvince }) => revealProvince,
    aspects.TABLE,
    (g, id) => !cardAt(g.state, id).faceup,
    (_, card) => ({ kind: 'reveal province', card }),
    doing(({ revealProvince }) => revealProvince, 'reveal', verbs.aufdecken, verbi.rivelare),
  ),
  discardHand: plainly(
    aspects.PILES,
    always,
    (g, _, { me, self }) => {
      const cards = handOf(g.state, me).filter((id) => id !== self)
      if (cards.length === 0) return nothing()
      return nothing({ kind: 'discard cards', seat: me, cards, hand: { by: me, why: 'cost' } })
    },
    {
      en: () => order('discard your hand'),
      de: () => befehl(verbs.ablegen, 'deine Hand'),
      it: () => fa('you', verbi.scartare, 'la tua mano'),
    },
  ),
}
