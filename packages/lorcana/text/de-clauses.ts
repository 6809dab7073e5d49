/** German: somebody does something, or something is so. */
import { mergedLeads, type Sentence, words } from '@regelwerk/say'
import {
  deed,
  type Field,
  fixed,
  type GermanClause,
  mainClauses,
  object,
  type Phrase,
  type Subject,
  statement,
  type Verb,
  verbs,
  wholeInfinitive,
} from '@regelwerk/say/de'
import type { Who } from '../abilities.ts'
import { player } from './de-phrases.ts'
import type { Context } from './grammar.ts'

/** Somebody does something. Only what the actor of the ability does can be left to them. */
export function act(
  context: Context,
  verb: Verb,
  field: Field | string,
  who: Who = context.actor,
): GermanClause {
  const me = who === 'me' ? 'you' : who
  if (me === 'you' && context.actor !== 'you') return statement('you', verb, field)
  const isAgain = context.isNamed && me === context.actor
  const subject: Subject = me === 'you' ? 'you' : isAgain ? fixed('sie') : player(me, context)
  return { ...deed(subject, verb, field), ...(me !== context.actor && { doer: undefined }) }
}

/** Behind everything that comes first; what is done one after the other is said so. */
export function sentence({ leads: all, instead, ...said }: Sentence<GermanClause>): string {
  // Behind another lead, for whom it is done stands in the midst: "..., darfst du für jede Person ...".
  const last = all.at(-1)
  const inside = all.length > 1 && last?.kind === 'adverb' && last.text.startsWith('für ') && last.text
  const leads = mergedLeads(
    inside ? all.slice(0, -1) : all,
    ['falls '],
    (before, word, text) => `${before} und ${text.slice(word.length)}`,
  )
  const front = leads.map(({ text, kind }, i) =>
    kind === 'clause' || i < leads.length - 1 ? `${text},` : text,
  )
  const adverbs = words(inside, instead && 'stattdessen')
  return words(...front, mainClauses({ ...said, inverted: leads.length > 0, adverbs, inTurn: true }))
}

/** Both at the same time: "lege eine davon auf dein Deck und lege die andere unter dein Deck". */
export const together = (parts: readonly GermanClause[]): string => mainClauses({ parts, inverted: false })

export const opponents: Phrase = fixed('gegnerische Mitspielende', 'pl')
/** With "du" as its subject, which an imperative does not name. */
export const du = ({ actor }: Context): Subject => (actor === 'you' ? 'you' : fixed('sie'))
/** "Du darfst ..." */
export const darf = (context: Context, middle: string, end: string): GermanClause =>
  statement(du(context), verbs.dürfen, middle, end)
/** A card that has just been spoken of. */
export const sie = (middle: string): Field => ({ pronoun: 'sie', middle })

/** One after the other on the same cards: "1 Liedkarte daraus aufdecken und auf deine Hand nehmen". */
export function afterRevealing(what: Phrase, then: GermanClause, context: Context): GermanClause {
  const show = act(context, verbs.aufdecken, object(what))
  return {
    ...show,
    after: [],
    deed: {
      middle: words(show.pronoun, show.middle, wholeInfinitive(show.verb), 'und', then.middle),
      verb: then.verb,
    },
  }
}
