/** German: who does it, and what comes first in a sentence. */
import { capital, type Lead, type Sentence, words } from '@regelwerk/say'
import {
  deed,
  type Field,
  fixed,
  type GermanClause,
  letting,
  mainClauses,
  type Phrase,
  type Verb,
} from '@regelwerk/say/de'
import type { Who } from '../abilities.ts'
import { actorOf, player } from './de-phrases.ts'
import type { Context } from './grammar.ts'

/** Somebody does something; of others than the actor it is said that the actor lets them do it. */
export function act(
  context: Context,
  verb: Verb,
  field: Field | string,
  who: Who = context.actor,
): GermanClause {
  const doer = actorOf(context)
  if (who === context.actor) return deed(doer, verb, field)
  const subject = player(who, context)
  if (subject !== 'you') return letting(doer, subject, verb, field)
  return { ...letting(doer, fixed('dich'), verb, field), subject, stated: true }
}

/** Something happens by a card: "eine befreundete Kreatur erbeutet 1 Æmber"; one lets it happen. */
export const happens = (context: Context, subject: Phrase, verb: Verb, field: Field | string): GermanClause =>
  letting(actorOf(context), subject, verb, field)

const texts = (leads: readonly Lead[], kind: Lead['kind']): string[] =>
  leads.flatMap((one) => (one.kind === kind ? [one.text] : []))

/** "falls du das tust, gilt für den Rest des Zuges:" */
function introduction(leads: readonly Lead[]): string {
  const condition = texts(leads, 'clause').join(' und ')
  const lasting = texts(leads, 'duration').map((text) => (condition ? `gilt ${text}:` : `${text} gilt:`))
  return words(condition && `${condition},`, ...texts(leads, 'intro'), ...lasting)
}

/** Only one thing can come first; behind it nobody is told what to do, but it is said what you do. */
export function sentence({ leads, instead, parts, ...said }: Sentence<GermanClause>): string {
  const [{ lead }] = parts
  const all = lead ? [...leads, lead] : leads
  const from = all.findLastIndex(({ kind }) => kind === 'intro' || kind === 'duration') + 1
  const intro = introduction(all.slice(0, from))
  const own = all.slice(from)
  const clauses = texts(own, 'clause').join(' und ')
  const adverbs = texts(own, 'adverb')
  const first = clauses ? `${clauses},` : (adverbs.shift() ?? '')
  const main = mainClauses({
    ...said,
    parts: first ? parts.map((part) => ({ ...part, stated: true })) : parts,
    inverted: first !== '',
    adverbs: words(...adverbs, instead && 'stattdessen'),
  })
  const text = words(first, main)
  return intro ? `${intro} ${capital(text)}` : text
}
