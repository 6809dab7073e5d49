/** Conditions on numbers: how much there is of something, whether somebody has more of it. */
import { words } from '@regelwerk/say'
import type { Amount, Condition } from '../../abilities.ts'
import { readsOfAmount, readsOfCondition } from '../../dependence.ts'
import { opponentsOf } from '../../players.ts'
import { amount, holds } from '../../reading.ts'
import { seatsMeant } from '../../targets.ts'
import type { Context } from '../../text/grammar.ts'
import { amountWord, conditionWord } from '../../vocabulary.ts'
import { de, en, it } from '../saying.ts'
import type { ConditionWords } from '../word.ts'

export interface AmountConditions {
  /** It is at least, or at most, so much. */
  that: { that: Exclude<Amount, number>; atLeast?: Amount; atMost?: Amount }
  /** An opponent, or the chosen one, has more of it than you. */
  fewer: { fewer: Exclude<Amount, number>; than: 'anyOpponent' | 'chosenOpponent' }
  /** You have more of it than each opponent. */
  more: { more: Exclude<Amount, number>; than: 'eachOpponent' }
  /** It is so for some opponent, seen as "you". */
  anyOpponent: { anyOpponent: Condition }
}

/** Spoken of as another player. */
const asTheirs = (context: Context): Context => ({ ...context, actor: 'eachOpponent' })

export const amountConditions: ConditionWords<AmountConditions> = {
  that: {
    holds:
      ({ that, atLeast, atMost }) =>
      (g, from) => {
        const n = amount(g, that, from)
        if (atMost !== undefined && n > amount(g, atMost, from)) return false
        return n >= amount(g, atLeast ?? (atMost === undefined ? 1 : 0), from)
      },
    reads: ({ that, atLeast, atMost }) =>
      readsOfAmount(that) | readsOfAmount(atLeast) | readsOfAmount(atMost),
    aboutSelf: ({ that }) => ('of' in that && that.of === 'self') || 'cardsUnder' in that,
    say: {
      en: (test, context, not) => {
        const less = 'of' in test.that || ('own' in test.that && test.that.own === 'lore') ? 'less' : 'fewer'
        return amountWord(test.that).say.en.so(test.that, en.bounded(test, not, context, less), context)
      },
      de: (test, context, not) =>
        amountWord(test.that).say.de.so(test.that, de.bounded(test, not, context), context),
      it: (test, context, not) => {
        const said = amountWord(test.that).say.it.so(test.that, it.bounded(test, not, context), context)
        return test.atMost === 0 && test.atLeast === undefined ? { ...said, not: !not } : said
      },
    },
  },
  fewer: {
    holds:
      ({ fewer, than }) =>
      (g, from) => {
        const n = amount(g, fewer, from)
        const others = than === 'anyOpponent' ? opponentsOf(g.state, from.you) : seatsMeant(g, from, than)
        return others.some((you) => amount(g, fewer, { ...from, you }) > n)
      },
    reads: ({ fewer }) => readsOfAmount(fewer),
    say: {
      en: ({ fewer, than }, context, not) => {
        const theirs = amountWord(fewer).say.en.so(fewer, 'more', asTheirs(context))
        const who = than === 'chosenOpponent' ? 'chosen' : not ? 'no' : 'an'
        return `${who} opponent has ${theirs.slice('they have '.length)} than ${en.you(context)}`
      },
      de: ({ fewer, than }, context, not) => ({
        ...amountWord(fewer).say.de.so(fewer, 'mehr', asTheirs(context)),
        subject: `${not ? 'keine' : 'eine'} gegnerische Person${than === 'chosenOpponent' ? ' deiner Wahl' : ''}`,
        behind: `als ${de.haben(context).subject}`,
      }),
      it: ({ fewer, than }, context, not) => {
        const theirs = amountWord(fewer).say.it.so(fewer, 'più', asTheirs(context))
        const you = context.actor === 'you' ? 'di te' : 'di lui'
        const choice = than === 'chosenOpponent' ? ' a tua scelta' : ''
        return {
          ...theirs,
          subject: `${not ? 'nessun' : 'un'} avversario${choice}`,
          rest: `${theirs.rest} ${you}`,
        }
      },
    },
  },
  more: {
    holds:
      ({ more }) =>
      (g, from) => {
        const n = amount(g, more, from)
        return opponentsOf(g.state, from.you).every((you) => amount(g, more, { ...from, you }) < n)
      },
    reads: ({ more }) => readsOfAmount(more),
    say: {
      en: ({ more }, context, not) =>
        `${amountWord(more).say.en.so(more, not ? 'no more' : 'more', context)} than each opponent`,
      de: ({ more }, context, not) => {
        const mine = amountWord(more).say.de.so(more, not ? 'nicht mehr' : 'mehr', context)
        return { ...mine, behind: words(mine.behind, 'als jede gegnerische Person') }
      },
      it: ({ more }, context, not) => {
        const mine = amountWord(more).say.it.so(more, 'più', context)
        return { ...mine, rest: `${mine.rest} di ogni avversario`, not }
      },
    },
  },
  anyOpponent: {
    holds:
      ({ anyOpponent }) =>
      (g, from) =>
        opponentsOf(g.state, from.you).some((you) => holds(g, anyOpponent, { ...from, you })),
    reads: ({ anyOpponent }) => readsOfCondition(anyOpponent),
    say: {
      en: ({ anyOpponent }, context, not) => {
        const theirs = conditionWord(anyOpponent).say.en(anyOpponent, asTheirs(context), false)
        return `${not ? 'no' : 'an'} opponent has ${theirs.slice('they have '.length)}`
      },
      de: ({ anyOpponent }, context, not) => ({
        ...conditionWord(anyOpponent).say.de(anyOpponent, asTheirs(context), false),
        subject: `${not ? 'keine' : 'eine'} gegnerische Person`,
      }),
      it: ({ anyOpponent }, context, not) => ({
        ...conditionWord(anyOpponent).say.it(anyOpponent, asTheirs(context), false),
        subject: words(not ? 'nessun' : 'un', 'avversario'),
      }),
    },
  },
}
