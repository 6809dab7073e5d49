/** German: who does it, and what comes first in a sentence. */
import { capital, first as firstOf, type Lead, type Sentence, words } from '@regelwerk/say'
import {
  behind,
  deed,
  type Field,
  fixed,
  type GermanClause,
  letting,
  mainClauses,
  object as objectField,
  type Phrase,
  type Verb,
} from '@regelwerk/say/de'
import type { Amount, Targets, Who } from '../../abilities.ts'
import { isSeveral, type Telling, targetsOf } from '../grammar.ts'
import { amount, equalTo, perChosen } from './amounts.ts'
import { actorOf, opponent, phrase, player } from './phrases.ts'
import { AMBER } from './words.ts'

/** Somebody does something; of others than the actor it is said that the actor lets them do it. */
export function act(
  context: Telling,
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
export const happens = (context: Telling, subject: Phrase, verb: Verb, field: Field | string): GermanClause =>
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
  const { lead } = firstOf(parts)
  const all = lead ? [...leads, lead] : leads
  const from = all.findLastIndex(({ kind }) => kind === 'intro' || kind === 'duration') + 1
  const rest = all.slice(from)
  // "falls du das tust, gilt, bis (oder sobald) diese Kreatur das Spiel verlässt:"
  const until = rest.find(
    ({ kind, text }, i) => i > 0 && kind === 'clause' && /^(?:bis|sobald|nachdem) /.test(text),
  )
  const before =
    until &&
    texts(
      rest.filter((one) => one !== until),
      'clause',
    ).join(' und ')
  const intro = before ? `${before}, gilt, ${until.text}:` : introduction(all.slice(0, from))
  const own = before ? rest.filter(({ kind }) => kind !== 'clause') : rest
  const clauses = texts(own, 'clause').join(' und ')
  const adverbs = texts(own, 'adverb')
  // "Andernfalls, falls ..., erhältst du 2 Æmber."
  const otherwise = clauses !== '' && adverbs[0] === 'andernfalls' && `${adverbs.shift()},`
  const first = clauses ? words(otherwise, `${clauses},`) : (adverbs.shift() ?? '')
  const main = mainClauses({
    ...said,
    parts: first ? parts.map((part) => ({ ...part, stated: true })) : parts,
    inverted: first !== '',
    adverbs: words(...adverbs, instead && 'stattdessen'),
  })
  const text = words(first, main)
  return intro ? `${intro} ${capital(text)}` : text
}

/** As many cards as an amount says, with what stands beside them. */
export const chosenPer = (targets: Targets, context: Telling): Partial<Field> =>
  perChosen(targetsOf(targets), context)

/** Cards as an object, with what belongs behind them. */
export function object(targets: Targets, context: Telling, rest?: string): Field {
  const per = chosenPer(targets, context)
  return { ...objectField(phrase(targets, context), rest), ...per }
}

/** Something is done to cards: "zerstöre eine Kreatur". */
export const doTo = (context: Telling, verb: Verb, what: Targets, rest?: string): GermanClause =>
  act(context, verb, object(what, context, rest))

/** "auf eine Kreatur" */
export const to = (preposition: string, targets: Targets, context: Telling, c: 'acc' | 'dat'): string =>
  behind(preposition, phrase(targets, context).in(c))

/** "1 Æmber": the amount, or all of it. */
export const amberOf = (n: Amount | 'all', context: Telling, all: string): Field => {
  if (n === 'all') return { middle: all }
  const { n: middle, per } = amount(n, context, AMBER)
  return { middle, ...(per && { per }) }
}

export const theirAmber = (context: Telling): string =>
  context.actor === 'opponent'
    ? `dein gesamtes ${AMBER}`
    : `das gesamte ${AMBER} ${opponent(context).in('gen')}`

/** "einer Kreatur 3 Schaden" */
export function dealt(
  { n, to: whom, splash }: { n: Amount; to: Targets; splash?: number },
  context: Telling,
): string {
  const [first] = targetsOf(whom)
  const picks = typeof first === 'object' && 'choose' in first
  const chosen = chosenPer(whom, context)
  const several = isSeveral(whom, context)
  if (picks && typeof n === 'object') {
    const equal = equalTo(n, context, 'Schaden')
    return `${phrase(whom, context).in('dat')} ${equal}`
  }
  const target = phrase(whom, context).in('dat')
  const { n: damage, per } = amount(n, context, 'Schaden')
  return words(
    target,
    per ?? chosen.per,
    several && 'je',
    damage,
    splash !== undefined && `mit ${splash} Explosionsschaden`,
  )
}
