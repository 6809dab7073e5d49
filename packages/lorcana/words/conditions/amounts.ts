/** Conditions on numbers: how much there is of something, whether somebody has more of it. */
import { words } from '@regelwerk/say'
import type { Amount, Condition } from '../../abilities.ts'
import { readsOfAmount, readsOfCondition } from '../../dependence.ts'
import { opponentsOf } from '../../players.ts'
import { amount, holds } from '../../reading.ts'
import type { Context } from '../../text/grammar.ts'
import { amountWord, conditionWord } from '../../vocabulary.ts'
import { de, en, it } from '../saying.ts'
import type { ConditionWords } from '../word.ts'

export interface AmountConditions {
  /** It is at least, or at most, so much. */
  that: { that: Exclude<Amount, number>; atLeast?: Amount; atMost?: Amount }
  /** An opponent has more of it than you. */
  fewer: { fewer: Exclude<Amount, number>; than: 'anyOpponent' }
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
      ({ fewer }) =>
      (g, from) => {
        const n = amount(g, fewer, from)
        return opponentsOf(g.state, from.you).some((you) => amount(g, fewer, { ...from, you }) > n)
      },
    reads: ({ fewer }) => readsOfAmount(fewer),
    say: {
      en: ({ fewer }, context, not) => {
        const theirs = amountWord(fewer).say.en.so(fewer, 'more', asTheirs(context))
        return `${not ? 'no' : 'an'} opponent has ${theirs.slice('they have '.length)} than ${en.you(context)}`
      },
      de: ({ fewer }, context, not) => ({
        ...amountWord(fewer).say.de.so(fewer, 'mehr', asTheirs(context)),
        subject: `${not ? 'keine' : 'eine'} gegnerische Person`,
        behind: `als ${de.haben(context).subject}`,
      }),
      it: ({ fewer }, context, not) => {
        const theirs = amountWord(fewer).say.it.so(fewer, 'più', asTheirs(context))
        const than = context.actor === 'you' ? 'di te' : 'di lui'
        return { ...theirs, subject: `${not ? 'nessun' : 'un'} avversario`, rest: `${theirs.rest} ${than}` }
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
