/** A text as sentences, and a sentence as what comes before it and the clauses it consists of. */
import { asSentence, many } from './text.ts'

/** One thing that happens. What else it consists of is each language's own matter. */
export interface Clause {
  /** The one who can be left to do it: "you may ...". Absent: nobody does it. */
  doer?: unknown
  /** What comes before it alone: "and, for the remainder of the turn, it ..." */
  lead?: Lead
  /** Of the same cards as the part before. */
  goesOn?: boolean
  /** Another does it than what stands beside it: it is not joined with that. */
  apart?: boolean
  /** It says itself how long it lasts. */
  timed?: boolean
  /** Whole sentences that must follow. */
  after?: readonly string[]
}

/** What goes with a main clause: a clause of its own ("if ..."), an adverbial ("during ..."), or "the following holds:". */
export interface Lead {
  text: string
  kind: 'clause' | 'adverb' | 'duration' | 'intro'
}

export const clause = (text: string): Lead => ({ text, kind: 'clause' })
export const adverb = (text: string): Lead => ({ text, kind: 'adverb' })
export const intro = (text: string): Lead => ({ text, kind: 'intro' })

export interface Sentence<C extends Clause> {
  leads: readonly Lead[]
  may?: boolean
  parts: readonly C[]
  /** How the parts hang together; default 'and'. */
  join?: 'and' | 'or'
  /** "... to draw a card" */
  to?: readonly C[]
  instead?: boolean
}

/** Said already, with capital and full stop, or still to be put together. */
export type Said<C extends Clause> = Sentence<C> | string

export const plain = <C extends Clause>(...parts: readonly C[]): Sentence<C> => ({ leads: [], parts })

/** The first sentence otherwise, if there is one. */
const changed = <C extends Clause>(
  said: readonly Said<C>[],
  change: (sentence: Sentence<C>) => Sentence<C>,
): readonly Said<C>[] => said.map((one, i) => (i > 0 || typeof one === 'string' ? one : change(one)))

/** Behind these leads. */
export function after<C extends Clause>(
  leads: Lead | readonly Lead[],
  said: readonly Sentence<C>[],
): readonly Sentence<C>[]
export function after<C extends Clause>(
  leads: Lead | readonly Lead[],
  said: readonly Said<C>[],
): readonly Said<C>[]
export function after<C extends Clause>(
  leads: Lead | readonly Lead[],
  said: readonly Said<C>[],
): readonly Said<C>[] {
  return changed(said, (first) => ({ ...first, leads: [...many(leads), ...first.leads] }))
}

export const permitted = <C extends Clause>(said: readonly Said<C>[]): readonly Said<C>[] =>
  changed(said, (first) => ({ ...first, may: true }))

export const instead = <C extends Clause>(said: readonly Said<C>[]): readonly Said<C>[] =>
  changed(said, (first) => ({ ...first, instead: true }))

/** The parts of a sentence that is nothing but things done. */
export function onlyParts<C extends Clause>(said: readonly Said<C>[]): readonly C[] | undefined {
  const [only] = said
  if (said.length !== 1 || typeof only !== 'object') return undefined
  const { leads, may, to, join, instead: replaces, parts } = only
  return leads.length > 0 || may || to || join === 'or' || replaces ? undefined : parts
}

/** Whole sentences; what is said already stays as it is. */
export const sentencesOf = <C extends Clause>(
  said: readonly Said<C>[],
  language: { sentence(sentence: Sentence<C>): string },
): readonly string[] =>
  said.flatMap((one) => {
    if (typeof one === 'string') return one
    const tail = [...one.parts, ...(one.to ?? [])].flatMap(({ after: more }) => more ?? [])
    return [language.sentence(one), ...tail].map(asSentence)
  })

/** Two clauses that begin with the same word are one. */
export function mergedLeads(
  leads: readonly Lead[],
  beginnings: readonly string[],
  join: (before: string, word: string, text: string) => string,
): readonly Lead[] {
  const merged: Lead[] = []
  for (const lead of leads) {
    const before = merged.at(-1)
    const word = beginnings.find((one) => before?.text.startsWith(one) && lead.text.startsWith(one))
    if (before && word) merged[merged.length - 1] = { ...before, text: join(before.text, word, lead.text) }
    else merged.push(lead)
  }
  return merged
}
