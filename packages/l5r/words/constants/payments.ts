/** With what cards are paid. */
import { fixed as fest, statement as gilt, verbs } from '@regelwerk/say/de'
import { phrase as simple, statement } from '@regelwerk/say/en'
import { statement as dice, fixed } from '@regelwerk/say/it'
import type { Filter } from '../../abilities.ts'
import { readsOfFilter } from '../../reads.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import * as it from '../../text/it-phrases.ts'
import { ANYTHING, PRICES } from '../aspects.ts'
import type { ConstantWords } from '../records.ts'

export interface PaymentConstants {
  /** The fate of its own cost is that on these characters. */
  paidOnlyWith: { paidOnlyWith: Filter }
  /** Fate on the bearer may pay for such cards. */
  mayPayFor: { mayPayFor: Filter }
  /** Fate on a ring pays for a conflict card with its element as a trait. */
  mayPayFromRings: { mayPayFromRings: true }
}

export const paymentConstants: ConstantWords<PaymentConstants> = {
  paidOnlyWith: {
    bears: PRICES,
    reads: ({ paidOnlyWith }) => readsOfFilter(paidOnlyWith),
    say: {
      en: ({ paidOnlyWith }, context) =>
        statement(
          simple("this card's fate cost"),
          `can only be paid with fate on ${en.such(paidOnlyWith, context)}`,
        ),
      de: ({ paidOnlyWith }, context) =>
        gilt(
          fest('die Schicksalskosten dieser Karte', 'pl'),
          verbs.können,
          `nur mit Schicksal auf ${de.such(paidOnlyWith, context).in('dat')} bezahlt werden`,
        ),
      it: ({ paidOnlyWith }, context) =>
        dice(
          fixed('il costo in fato di questa carta'),
          ['può essere pagato', ''],
          `solo con fato ${it.such(paidOnlyWith, context).with('su')}`,
        ),
    },
  },
  mayPayFor: {
    bears: PRICES,
    reads: ({ mayPayFor }) => readsOfFilter(mayPayFor),
    say: {
      en: ({ mayPayFor }, context) =>
        en.stated(
          `may spend fate from ${en.phrase('self', context).acc} to pay for ${en.such(mayPayFor, context, { unplaced: true })}`,
        ),
      de: ({ mayPayFor }, context) =>
        gilt('you', verbs.dürfen, {
          middle: `für ${de.such(mayPayFor, context, { unplaced: true }).in('acc')} Schicksal von ${de.self(context).in('dat')}`,
          end: 'ausgeben',
        }),
      it: ({ mayPayFor }, context) =>
        dice(
          fixed(''),
          ['puoi spendere', ''],
          `fato ${it.self(context).with('da')} per pagare ${it.such(mayPayFor, context, { unplaced: true }).with()}`,
        ),
    },
  },
  mayPayFromRings: {
    bears: PRICES,
    reads: () => ANYTHING,
    say: {
      en: () =>
        en.stated(
          'may use the fate on a ring to pay the cost of a conflict card that has a trait that matches an element of that ring',
        ),
      de: () =>
        gilt('you', verbs.dürfen, {
          middle:
            'für die Kosten einer Konfliktkarte, von der ein Merkmal einem Element eines Rings entspricht, das Schicksal auf jenem Ring',
          end: 'ausgeben',
        }),
      it: () =>
        dice(
          fixed(''),
          ['puoi usare', ''],
          "il fato su un anello per pagare il costo di una carta conflitto che ha un tratto corrispondente a un elemento di quell'anello",
        ),
    },
  },
}
