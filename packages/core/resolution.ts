/**
 * Resolving an effect: the instructions of its program (tree.ts), one after the other. What is the same in every game
 * stands here: the counter, who "you" is, choices and their answers, "may", "if you do", "each player". A game brings
 * its own part as a `Resolver`: what may be chosen, who decides, what a verb does, whether a condition holds.
 */
import type { Option } from './decision.ts'
import { refTo } from './knowledge.ts'
import type { AskDetails, Machine } from './machine.ts'
import { ruleBinds, ruleMet, ruleOn } from './rules.ts'
import type { CardId, Frame, Ref, Seat, State } from './state.ts'
import type { Instruction, Program, Tree } from './tree.ts'

/** What every resolution knows; games add what their texts speak of. */
export interface Resolution {
  ability: string
  /** "You" in the text; inside "each player ..." that player. */
  you: Seat
  /** The player whose ability it is. */
  me: Seat
  pc: number
  /** The choices made for the verb that comes next. */
  slots: Ref[][]
  /** "It", "them", "that card": what was last chosen or done something to. */
  it: Ref[]
  /** Everything since the last "if you do" began has been done in full. */
  done: boolean
  /** Players who have yet to do their part, and whose turn it is: "them" where "you" stay who you are. */
  players: Seat[] | null
  them: Seat | null
  /** How often what is under way is still to be done, the innermost last. */
  left: number[]
  answer: unknown
}

/** Where a program begins. */
export const beginning = (): Pick<Resolution, 'pc' | 'slots' | 'players' | 'them' | 'left' | 'answer'> => ({
  pc: 0,
  slots: [],
  players: null,
  them: null,
  left: [],
  answer: null,
})

type Op<K extends string, V, C, W, N = never> = Extract<Instruction<V, C, W, N>, { op: K }>

/** The instruction to choose something for a verb. */
export type Choosing<V> = Op<'choose', V, unknown, unknown>

/** What may be chosen. Which cards, and how many of them. */
export interface CardsOffered {
  cards: readonly CardId[]
  min: number
  max: number
  /** So many as a list, even where it is one. */
  several?: boolean
  /** Where one is to be chosen: it may be left. */
  decline?: boolean
  /** One of these at least. */
  must?: readonly CardId[]
  /** What they count together is limited: what each of them counts, and how much they may. */
  sum?: { of(id: CardId): number; atMost: number }
  /** It depends on what only the chooser knows. */
  secret?: boolean
  /** Who chooses, if not who decides everything else. */
  by?: Seat
}

/** An effect that does nothing, for readers of the log: of which ability, and why. */
export interface Fizzle {
  ability: string
  /** Nothing can be chosen, its condition does not hold, or nothing is there that it would change. */
  why: 'choice' | 'condition' | 'nothing'
}

/** The rules that a game calls these by; while one is off, its wrong reading is in force. */
export interface ResolutionRules {
  /** A player may leave it undone. */
  may: string
  /** By which the question of a "may" is asked; absent: by that of the step. */
  mayAsked?: string
  /** What cannot be done is not offered beside what can. */
  able: string
  /** One is chosen of several parts; absent: nothing else is imagined. */
  either?: string
  ifYouDo: string
  instead?: string
}

export interface Resolver<
  S extends State,
  V extends { do: string },
  C,
  W,
  F extends Frame & Resolution,
  N = never,
> {
  rules: ResolutionRules
  program(ability: string): Program<V, C, W, N>
  decider(g: Machine<S>, f: F): Seat
  /** The card whose effect asks, if who is asked may know it. */
  source(g: Machine<S>, f: F): CardId | undefined
  /** What may be chosen; null: nothing. 'made': the choice needed no asking, or has been asked for. */
  offer(g: Machine<S>, f: F, at: Choosing<V>): CardsOffered | 'made' | null
  /** An answer that is no plain choice; says whether it was one. */
  take?(g: Machine<S>, f: F, at: Choosing<V>, cards: readonly CardId[]): boolean
  /** These have just been chosen. */
  chosen?(g: Machine<S>, f: F, at: Choosing<V>, cards: readonly CardId[]): void
  /** What might be done was not wanted. */
  declined?(f: F): void
  /** Something was not done in full. */
  undone(f: F): void
  /** Where nothing can be chosen that part is left out: where the effect goes on; absent: with the next. */
  goesOn?(f: F, next: number): number
  /** Could it change anything, as far as everybody can tell? Nobody is asked for what could not. */
  could(g: Machine<S>, f: F, effect: Tree<V, C, W, N>): boolean
  /** Is one of these worth asking for? */
  matters?(g: Machine<S>, f: F, effects: readonly Tree<V, C, W, N>[]): boolean
  /** A "may" that could change nothing is passed over: who reads along may be told why. */
  passOver?(g: Machine<S>, f: F, effect: Tree<V, C, W, N>): void
  holds(g: Machine<S>, f: F, condition: C): boolean
  seats(g: Machine<S>, f: F, who: W): Seat[]
  /** How often something is done; only games whose effects have amounts are asked. */
  count?(g: Machine<S>, f: F, n: N): number
  isGone?(g: Machine<S>, seat: Seat): boolean
  /** Can the first part of an "if you do" be begun at all? */
  begins?(g: Machine<S>, f: F, first: Tree<V, C, W, N>): boolean
  /** Was it done, as it turned out? */
  wasDone?(f: F): boolean
  /** Does what a verb says; the counter stands behind it. */
  perform(g: Machine<S>, f: F, verb: V): void
  /** Is there nothing for what is in the midst of a verb? Then it is passed over. */
  isIdle?(g: Machine<S>, f: F, verb: V): boolean
  /** What was in the midst of a verb has been done. */
  after?(g: Machine<S>, f: F, verb: V): void
  /** What it does leaves no trace: it changes what is about to happen. */
  isTraceless?(verb: V): boolean
  /** An effect did nothing: who reads along is told. */
  fizzled(g: Machine<S>, f: F, fizzle: Fizzle): void
  prompt?(verb: V): string
}

const YES_OR_NO: readonly Option[] = [
  { verb: 'yes', value: 'yes' },
  { verb: 'no', value: 'no' },
]

/** The step that resolves an effect: runs one instruction, and comes again until there is none left. */
export function resolver<
  S extends State,
  V extends { do: string },
  C,
  W,
  F extends Frame & Resolution,
  N = never,
>(r: Resolver<S, V, C, W, F, N>): (g: Machine<S>, f: F) => void {
  function next(g: Machine<S>, f: F): void {
    const at = r.program(f.ability)[f.pc]
    if (at === undefined) return
    g.again(f)
    switch (at.op) {
      case 'choose':
        if (f.answer === null) choose(g, f, at)
        else take(g, f, at)
        return
      case 'verb':
        perform(g, f, at)
        return
      case 'after':
        f.pc++
        r.after?.(g, f, at.verb)
        return
      case 'may':
        askMay(g, f, at)
        return
      case 'unless': {
        const isMeant = !at.instead || r.rules.instead === undefined || ruleOn(r.rules.instead)
        const holds = r.holds(g, f, at.if) && isMeant
        const isAll = f.pc === 0 && at.to >= r.program(f.ability).length
        if (!holds && isAll && !at.instead) tell(g, f, 'condition')
        f.pc = holds ? f.pc + 1 : at.to
        return
      }
      case 'goto':
        f.pc = at.to
        return
      case 'begin':
        f.done = true
        if (r.begins?.(g, f, at.first) === false) {
          r.undone(f)
          f.pc = at.to
        } else f.pc++
        return
      case 'unlessDone': {
        const done = r.wasDone === undefined ? f.done : r.wasDone(f)
        f.pc = ruleMet(r.rules.ifYouDo, done) ? f.pc + 1 : at.to
        return
      }
      case 'either':
        askEither(g, f, at)
        return
      case 'each':
        nextPlayer(g, f, at)
        return
      case 'next':
        f.pc = at.start
        return
      case 'count':
        f.left.push(r.count?.(g, f, at.n) ?? 0)
        f.pc++
        return
      case 'repeat':
        onceMore(f, at)
        return
    }
  }

  function tell(g: Machine<S>, f: F, why: Fizzle['why']): void {
    if (g.log !== null) r.fizzled(g, f, { ability: f.ability, why })
  }

  /** Does what a verb says, and tells if that was nothing at all: no event, no question, nothing learned. */
  function perform(g: Machine<S>, f: F, { verb, end }: Op<'verb', V, C, W, N>): void {
    f.pc++
    const isMade = g.log !== null && f.slots.every((slot) => slot.length > 0) && !r.isTraceless?.(verb)
    const before = isMade ? traces(g, f) : ''
    r.perform(g, f, verb)
    if (end !== undefined && r.isIdle?.(g, f, verb)) f.pc = end + 1
    if (isMade && traces(g, f) === before) tell(g, f, 'nothing')
  }

  /** What anything that happens would leave behind. */
  const traces = (g: Machine<S>, { done: _, ...f }: F): string =>
    `${g.log?.length} ${g.state.stack.length} ${g.state.pending === null} ${JSON.stringify(f)}`

  function asking(g: Machine<S>, f: F, prompt: string): AskDetails {
    const source = r.source(g, f)
    return source === undefined ? { prompt } : { prompt, source }
  }

  function choose(g: Machine<S>, f: F, at: Choosing<V>): void {
    const offer = r.offer(g, f, at)
    if (offer === 'made') return
    if (offer === null) {
      chooseNothing(f, at)
      return
    }
    const { cards, min, max, must = [], sum } = offer
    const options = cards.map((id): Option => {
      const option: Option = { verb: 'choose', target: id, value: id }
      if (must.includes(id)) option.must = true
      if (sum !== undefined) option.weight = sum.of(id)
      return option
    })
    const by = offer.by ?? r.decider(g, f)
    const details = asking(g, f, r.prompt?.(at.verb) ?? `choose to ${at.verb.do}`)
    if (offer.secret) details.secret = true
    if (min === 1 && max === 1 && !offer.several) {
      if (offer.decline) options.push({ verb: 'decline', value: 'decline' })
      g.choose(f, 'answer', by, options, details)
    } else {
      const constraint = {
        ...(must.length > 0 && { mustInclude: 1 }),
        ...(sum !== undefined && { sumAtMost: sum.atMost }),
      }
      const limits = Object.keys(constraint).length > 0 ? { constraint } : {}
      g.pick(f, 'answer', by, options, { ...details, min, max, ...limits })
    }
  }

  function take(g: Machine<S>, f: F, at: Choosing<V>): void {
    const { answer } = f
    f.answer = null
    const cards = answer === 'decline' ? [] : ((Array.isArray(answer) ? answer : [answer]) as CardId[])
    if (r.take?.(g, f, at, cards)) return
    if (cards.length === 0) {
      if (at.decline !== undefined) r.declined?.(f)
      chooseNothing(f, at)
      return
    }
    const refs = cards.map((id) => refTo(g.state, id))
    f.slots[at.slot] = refs
    f.it = refs
    f.pc++
    r.chosen?.(g, f, at, cards)
  }

  /** Nothing is chosen: that part does nothing, the others are still done. */
  function chooseNothing(f: F, at: Choosing<V>): void {
    f.slots[at.slot] = []
    f.it = []
    r.undone(f)
    f.pc = at.decline ?? (r.goesOn === undefined ? f.pc + 1 : r.goesOn(f, f.pc + 1))
  }

  function askMay(g: Machine<S>, f: F, at: Op<'may', V, C, W, N>): void {
    const { answer } = f
    f.answer = null
    if (ruleMet(r.rules.may, answer === 'yes')) {
      f.pc++
      return
    }
    if (answer === null) {
      if (r.could(g, f, at.effect) && (r.matters?.(g, f, [at.effect]) ?? true)) {
        const details = asking(g, f, at.effect.do === 'all' ? 'may' : `may ${at.effect.do}`)
        if (r.rules.mayAsked !== undefined) details.rule = r.rules.mayAsked
        g.choose(f, 'answer', r.decider(g, f), YES_OR_NO, details)
        return
      }
      r.passOver?.(g, f, at.effect)
      tell(g, f, 'nothing')
    } else r.declined?.(f)
    r.undone(f)
    f.pc = at.decline
  }

  function askEither(g: Machine<S>, f: F, at: Op<'either', V, C, W, N>): void {
    const { able, either } = r.rules
    if (f.answer === null) {
      const all = at.parts.map(
        (part, i): Option => ({ verb: 'either', name: part.do, n: i, ability: f.ability, value: i }),
      )
      const isPossible = at.parts.map((part) => r.could(g, f, part))
      const isOpen = isPossible.includes(true) && (r.matters?.(g, f, at.parts) ?? true)
      // Where none of them does anything, nobody is asked which.
      if (either === undefined ? !isOpen : !ruleBinds(either, isOpen)) f.answer = 0
      else {
        const possible = all.filter((_, i) => ruleMet(able, isPossible[i] === true))
        g.choose(f, 'answer', r.decider(g, f), possible, asking(g, f, 'either'))
        return
      }
    }
    f.pc = at.to[f.answer as number] as number
    f.answer = null
  }

  /** Each player in turn order does their part. */
  function nextPlayer(g: Machine<S>, f: F, at: Op<'each', V, C, W, N>): void {
    f.players ??= r.seats(g, f, at.who)
    let next = f.players.shift()
    while (next !== undefined && r.isGone?.(g, next)) next = f.players.shift()
    if (!at.stay) f.you = next ?? f.me
    f.them = next ?? null
    if (next === undefined) {
      f.players = null
      f.pc = at.end
    } else f.pc++
  }

  function onceMore(f: F, at: Op<'repeat', V, C, W, N>): void {
    const left = f.left.pop() ?? 0
    if (left > 0) {
      f.left.push(left - 1)
      f.pc++
    } else f.pc = at.end
  }

  return next
}
