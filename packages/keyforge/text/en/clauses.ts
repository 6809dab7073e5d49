/** English: who does what. */
import { words } from '@regelwerk/say'
import { deed, type EnglishClause, having, type Phrase, you } from '@regelwerk/say/en'
import type { Amount, Ref, Targets, Who } from '../../abilities.ts'
import { isSeveral, referentOf, type Telling, targetsOf } from '../grammar.ts'
import { amount, equalTo, quantity } from './amounts.ts'
import { actorOf, demonstrated, demonstrative, phrase, player } from './phrases.ts'
import { AMBER } from './words.ts'

/** Somebody does something. Of others than the actor it is said that the actor has them do it. */
export function act(context: Telling, base: string, who: Who = context.actor): EnglishClause {
  const doer = actorOf(context)
  if (who === context.actor) return deed(doer, base)
  const subject = player(who, context)
  return { ...having(doer, subject === 'you' ? you : subject, base), subject }
}

/** Something is done to cards: "destroy a creature". */
export const doTo = (context: Telling, verb: string, what: Targets, rest = ''): EnglishClause =>
  act(context, words(verb, phrase(what, context).acc, rest))

/** Something happens to a card: "a friendly creature captures 1 Æmber". */
export const happens = (context: Telling, subject: Phrase, base: string): EnglishClause =>
  having(actorOf(context), subject, base)

/** "1 Æmber": the amount, or all of it. */
export const amberOf = (n: Amount | 'all', context: Telling, all: string): string =>
  n === 'all' ? all : quantity(n, context, AMBER)

/** "each of 2 creatures", "each of those creatures" */
export function eachOf(to: Targets, context: Telling): string {
  const several = isSeveral(to, context)
  const { acc } = phrase(to, context)
  return several ? `each of ${acc}` : acc
}

/** "3 damage to a creature"; where "for each" could be divided, "damage to a creature equal to ...". */
export function dealt(n: Amount, to: Targets, context: Telling): string {
  const [first] = targetsOf(to)
  const picks = typeof first === 'object' && 'choose' in first
  if (picks && typeof n === 'object') {
    const equal = equalTo(n, context)
    return `damage to ${phrase(to, context).acc} ${equal}`
  }
  const said = amount(n, context, 'damage')
  return words(said.n, `to ${eachOf(to, context)}`, said.per)
}

/** "its", "their", "that creature's" */
export const possessive = (target: Ref, context: Telling): string => {
  if (target === 'doneTo') return `${demonstrated(target, context)}'s`
  const referent = referentOf(target, context)
  if (context.said.near) return referent.plural ? 'their' : 'its'
  return `${demonstrative(referent, context)}${referent.plural ? "'" : "'s"}`
}
