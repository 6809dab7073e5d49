/** Numbers that players have: lore, cards in hand, cards in the inkwell. */
import type { Who } from '../../abilities.ts'
import { handOf, inkwellOf, type LorcanaState } from '../../state.ts'
import { seatsMeant } from '../../targets.ts'
import type { Context } from '../../text/grammar.ts'
import { de, en, it } from '../saying.ts'
import { type AmountWords, NOTHING } from '../word.ts'

export type Own = 'lore' | 'hand' | 'inkwell'

export interface PlayerAmounts {
  /** Of all these players together; default yours. */
  own: { own: Own; who?: Who }
}

const has = (s: LorcanaState, seat: number, what: Own): number => {
  if (what === 'lore') return s.lore[seat] as number
  return (what === 'hand' ? handOf(s, seat) : inkwellOf(s, seat)).length
}

const isOpponents = (who: Who | undefined): boolean => who === 'eachOpponent'

const enWhere = (own: 'hand' | 'inkwell', who: Who | undefined, context: Context): string =>
  isOpponents(who) ? `${en.your(context)} opponents' ${own}s` : `${en.your(context)} ${own}`

const deWhere = (own: 'hand' | 'inkwell', who: Who | undefined, context: Context): string => {
  if (own === 'inkwell')
    return isOpponents(who)
      ? 'in den Tintenvorräten gegnerischer Mitspielender'
      : `in ${de.your(context, 'dat', 'm')} Tintenvorrat`
  return isOpponents(who)
    ? 'auf den Händen gegnerischer Mitspielender'
    : `auf ${de.your(context, 'dat', 'f')} Hand`
}

const itWhere = (own: 'hand' | 'inkwell', who: Who | undefined, context: Context): string => {
  if (isOpponents(who))
    return `${own === 'hand' ? 'nelle mani' : 'nei calamai'} dei ${it.your(context, 'm', true)} avversari`
  return own === 'hand'
    ? `nella ${it.your(context, 'f', false)} mano`
    : `nel ${it.your(context, 'm', false)} calamaio`
}

export const playerAmounts: AmountWords<PlayerAmounts> = {
  own: {
    reckon:
      ({ own, who }) =>
      (g, from) => {
        let n = 0
        for (const seat of seatsMeant(g, from, who)) n += has(g.state, seat, own)
        return n
      },
    reads: () => NOTHING,
    targets: () => [],
    say: {
      en: {
        counted: ({ own, who }, context) => {
          if (own === 'lore')
            return { equal: isOpponents(who) ? "your opponents' lore" : `${en.your(context)} lore` }
          const where = enWhere(own, who, context)
          return { per: `for each card in ${where}`, equal: `the number of cards in ${where}` }
        },
        so: ({ own, who }, count, context) =>
          `${en.have(context)} ${count} ${own === 'lore' ? 'lore' : `cards in ${enWhere(own, who, context)}`}`,
      },
      de: {
        counted: ({ own, who }, context) => {
          if (own === 'lore') return { equal: `${de.your(context, 'nom', 'pl')} Legenden` }
          const where = deWhere(own, who, context)
          return { per: `für jede Karte ${where}`, equal: `die Zahl der Karten ${where}` }
        },
        so: ({ own, who }, count, context) => {
          if (own === 'lore') return { ...de.haben(context), middle: `${count} Legenden` }
          const where = own === 'hand' && !isOpponents(who) ? 'auf der Hand' : deWhere(own, who, context)
          return { ...de.haben(context), middle: `${count} Karten ${where}` }
        },
      },
      it: {
        counted: ({ own, who }, context) => {
          if (own === 'lore') {
            const lore = `${it.your(context, 'f', false)} leggenda`
            return { equal: `la ${lore}`, equalTo: `alla ${lore}` }
          }
          const cards = `carte ${itWhere(own, who, context)}`
          return {
            per: `per ogni carta ${itWhere(own, who, context)}`,
            equal: `il numero di ${cards}`,
            equalTo: `al numero di ${cards}`,
          }
        },
        so: ({ own, who }, count, context) => {
          const what =
            own === 'lore'
              ? 'leggenda'
              : `carte ${own === 'hand' && !isOpponents(who) ? 'in mano' : itWhere(own, who, context)}`
          // "Non hai carte in mano": none is said by the verb.
          return { ...it.avere(context), rest: count === '' ? what : `${count} ${what}` }
        },
      },
    },
  },
}
