/** The answers to consider, by what they say: what says the same is the same answer, in whatever world. */
import {
  type Card,
  type CardId,
  type Choice,
  type Decision,
  everyone,
  knows,
  type Match,
  type Option,
  type RandomState,
  type Seat,
  type State,
  whyNot,
} from '@regelwerk/core'
import { usualChoice } from './habits.ts'

/**
 * Where one is chosen, all there are. Where several are, or an order, there can be very many: those known already, as
 * far as they can be given here, and others as they are usually given until there are as many as wanted.
 */
export function candidatesOf(
  match: Match,
  decision: Decision,
  known: Iterable<string>,
  wanted: number,
  random: RandomState,
): Map<string, Choice> {
  const found = new Map<string, Choice>()
  const words = wordsOf(match.state, decision)
  if (decision.kind === 'choose') {
    words.forEach((word, i) => {
      if (!found.has(word)) found.set(word, i)
    })
    return found
  }
  for (const sentence of known) {
    const choice = said(sentence, words)
    if (choice !== null && whyNot(decision, choice) === null) found.set(sentence, choice)
  }
  for (let i = found.size; i < wanted; i++) {
    const choice = usualChoice(match, decision, random) as readonly number[]
    const sentence = choice.map((at) => words[at] as string)
    if (decision.kind === 'pick') sentence.sort()
    found.set(sentence.join(';'), choice)
  }
  return found
}

/**
 * What the options say to who is asked. Cards that all can see are told apart, and so are those that nobody here knows:
 * they lie in different places. Of those that one holds in secret, like ones are alike.
 */
function wordsOf(state: State, { seat, options }: Decision): string[] {
  const times = new Map<string, number>()
  return options.map((option) => {
    const word = wordOf(state, seat, option)
    if (isHeld(state, seat, option.target ?? option.source)) return word
    const before = times.get(word) ?? 0
    times.set(word, before + 1)
    return before === 0 ? word : `${word}#${before}`
  })
}

function wordOf(state: State, asked: Seat, option: Option): string {
  const { verb, source, target, cards, ability, seat, n, name } = option
  const face = (id: CardId | undefined): string => {
    if (id === undefined) return ''
    const card = state.cards[id] as Card
    return knows(card, asked) ? `${card.def}@${card.holder}` : `?@${card.holder}`
  }
  const further = cards?.map(face).join('+') ?? ''
  return `${verb},${face(source)},${face(target)},${further},${ability ?? ''},${seat ?? ''},${n ?? ''},${name ?? ''}`
}

/** Known to who is asked, but not to everybody. */
function isHeld(state: State, seat: Seat, id: CardId | undefined): boolean {
  if (id === undefined) return false
  const card = state.cards[id] as Card
  return knows(card, seat) && card.known !== everyone(state)
}

/** The options that say this, each taken once; null: not all of it is on offer. */
function said(sentence: string, words: readonly string[]): number[] | null {
  if (sentence === '') return []
  const left: (string | null)[] = [...words]
  const found: number[] = []
  for (const word of sentence.split(';')) {
    const at = left.indexOf(word)
    if (at < 0) return null
    left[at] = null
    found.push(at)
  }
  return found
}
