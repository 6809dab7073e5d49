/** What an answer would lead to, told before it is given. */
import {
  type Card,
  type Choice,
  copyState,
  type Decision,
  type Handle,
  handlesOf,
  knows,
  type Lang,
  Match,
  type Seat,
  type State,
  whyNot,
} from '@regelwerk/core'
import { type OptionOnScreen, screenOf } from './screen.ts'

/** A sum that an answer would change: of what decides the game, or of what is being fought over. */
export interface SumChange {
  seat: Seat
  label: string
  from: number
  to: number
}

export interface Foreseen {
  /** What would be told of it, in words. */
  lines: string[]
  sums: SumChange[]
  /** What the seat would be asked to go on with it, or would not be asked because there is no choice; none: it is done. */
  next: OptionOnScreen[]
  /** A card asks for more before it is done: what comes of it in the end is not told. */
  isOpen: boolean
}

/**
 * Gives the answer to a copy of the match. null: nobody can say, because the seat would learn something by it, or chance
 * or the secret answer of another would decide.
 */
export function foresee(match: Match, seat: Seat, choice: Choice, lang: Lang): Foreseen | null {
  const { game, setup, state } = match
  if (state.pending?.mode === 'all') return null
  const before = sumsOf(match, seat, lang)
  /** What is no choice, and so is not asked: whom the only attack is at, say. */
  let unasked: OptionOnScreen[] = []
  const copy = Match.at(game, copyState(state), setup, {
    log: true,
    forced: (decision) => {
      if (decision.seat === seat && unasked.length === 0) unasked = optionsOf(copy, decision, lang)
    },
  })
  copy.answer(seat, choice)
  if (copy.state.random.at !== state.random.at || hasLearned(state, copy.state, seat)) return null
  const after = sumsOf(copy, seat, lang)
  const asked = screenOf(copy, seat, lang, copy.logged).decision
  const isDone = asked === null || asked.prompt === match.decisionOf(seat)?.prompt
  return {
    lines: copy.log(seat, lang).map(({ text }) => text),
    sums: after.flatMap((sum, i) => {
      const from = before[i]?.value
      return before[i]?.key === sum.key && from !== undefined && from !== sum.value
        ? [{ seat: sum.seat, label: sum.label, from, to: sum.value }]
        : []
    }),
    next: unasked.length > 0 ? unasked : isDone ? [] : asked.options,
    isOpen: asked?.source !== undefined,
  }
}

/** What one option of those a seat is offered would lead to; of one that is none by itself nothing is known. */
export function foreseeOption(match: Match, seat: Seat, index: number, lang: Lang): Foreseen | null {
  const decision = match.decisionOf(seat)
  if (decision === null || decision.kind === 'order') return null
  const choice = decision.kind === 'pick' ? [index] : index
  return whyNot(decision, choice) === null ? foresee(match, seat, choice, lang) : null
}

const hasLearned = (before: State, after: State, seat: Seat): boolean =>
  after.cards.some((card, i) => knows(card, seat) && !knows(before.cards[i] as Card, seat))

function optionsOf({ game, machine, state }: Match, decision: Decision, lang: Lang): OptionOnScreen[] {
  const handles = handlesOf(state, decision.seat)
  return decision.options.map((option) => ({
    verb: option.verb,
    ...(option.source !== undefined && { source: handles[option.source] as Handle }),
    ...(option.target !== undefined && { target: handles[option.target] as Handle }),
    text: game.sayOption(machine, decision, option, lang),
  }))
}

interface Sum {
  key: string
  seat: Seat
  label: string
  value: number
}

function sumsOf(match: Match, seat: Seat, lang: Lang): Sum[] {
  const { meters = [], contest } = match.game.layOut(match.view(seat).table, lang)
  return [
    ...meters.map((one) => ({
      key: `${one.seat} ${one.id}`,
      seat: one.seat,
      label: one.label,
      value: one.value,
    })),
    ...(contest?.sides ?? []).map((side) => ({
      key: `${side.seat} ${contest?.id}`,
      seat: side.seat,
      label: contest?.title ?? '',
      value: side.total,
    })),
  ]
}
