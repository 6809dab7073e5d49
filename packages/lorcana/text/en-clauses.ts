/** English: somebody does something, or something is so. */
import type { Sentence } from '@regelwerk/say'
import {
  deed,
  type EnglishClause,
  sentence as inOrder,
  type Phrase,
  statement as plainStatement,
  they,
} from '@regelwerk/say/en'
import type { Who } from '../abilities.ts'
import { player } from './en-phrases.ts'
import type { Context } from './grammar.ts'

/** Somebody does something. Only what the actor of the ability does can be left to them. */
export function act(context: Context, base: string, who: Who = context.actor): EnglishClause {
  const me = who === 'me' ? 'you' : who
  if (me === 'you' && context.actor !== 'you') return plainStatement('you', base)
  const isAgain = context.isNamed && me === context.actor
  const said = deed(me === 'you' ? 'you' : isAgain ? they : player(me, context), base)
  return me === context.actor ? said : { ...said, doer: undefined }
}

/** What is done one after the other is said so. */
export const sentence = (said: Sentence<EnglishClause>): string => inOrder(said, true)

/** With its predicate in its form already. */
export const stated = (subject: Phrase, finite: string): EnglishClause => ({ subject, finite, stated: true })
