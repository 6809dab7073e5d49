/**
 * Ability trees: the control nodes that every game's effects are built from. A game adds its verbs (V), its
 * conditions (C), its ways to name players (W) and its amounts (N; without them it has no `times`). Trees are plain data:
 * they are flattened once into instructions (`flatten`) and run with a counter, so that a half-resolved effect is still
 * just data.
 */
export type Control<V, C, W, N = never> =
  /** One after the other, as they are written. */
  | { do: 'all'; parts: readonly Tree<V, C, W, N>[] }
  /** The player may leave it undone. */
  | { do: 'may'; effect: Tree<V, C, W, N> }
  | { do: 'if'; if: C; then: Tree<V, C, W, N>; else?: Tree<V, C, W, N> }
  /**
   * `then` follows only if `first` was done in full, `else` only if not: "If they don't, ...". `say`: "A to B", or
   * "A. If you do, B".
   */
  | {
      do: 'ifYouDo'
      first: Tree<V, C, W, N>
      then: Tree<V, C, W, N>
      else?: Tree<V, C, W, N>
      say?: 'to' | 'ifYouDo'
    }
  /** One of them; one that cannot be done cannot be picked unless none can. */
  | { do: 'either'; parts: readonly Tree<V, C, W, N>[] }
  /** `effect`, but where the condition holds `then` replaces it: "If a ... is chosen, ... instead". */
  | { do: 'instead'; effect: V; if: C; then: Tree<V, C, W, N> }
  /** For each of these players in turn order. Inside, "you" is that player; with `stay` you stay, and they are "them". */
  | { do: 'each'; who: W; effect: Tree<V, C, W, N>; stay?: true }
  /** So many times, counted once before the first; with choices of its own each time. */
  | ([N] extends [never] ? never : { do: 'times'; n: N; effect: Tree<V, C, W, N> })

export type Tree<V, C, W, N = never> = Control<V, C, W, N> | V

/** One instruction of a flattened tree. `to` is where the counter goes on. */
export type Instruction<V, C, W, N = never> =
  /** The player makes the verb's choice number `slot`; with `decline`, may instead leave all of it undone. */
  | { op: 'choose'; verb: V; slot: number; decline?: number }
  /** `end`: up to there goes what is done in the midst of it. */
  | { op: 'verb'; verb: V; end?: number }
  /** That has been done. */
  | { op: 'after'; verb: V }
  | { op: 'may'; effect: Tree<V, C, W, N>; decline: number }
  /** `instead`: what follows replaces an effect of the same text. */
  | { op: 'unless'; if: C; to: number; instead?: true }
  | { op: 'goto'; to: number }
  /** What follows counts as done in full until something says otherwise; `first` is what must be done, up to `to`. */
  | { op: 'begin'; first: Tree<V, C, W, N>; to: number }
  | { op: 'unlessDone'; to: number }
  | { op: 'either'; parts: readonly Tree<V, C, W, N>[]; to: readonly number[] }
  | { op: 'each'; who: W; end: number; stay?: true }
  | { op: 'next'; start: number }
  /** Counts how often what follows is done ... */
  | { op: 'count'; n: N }
  /** ... and does it once more, unless that often has been done. */
  | { op: 'repeat'; end: number }

export type Program<V, C, W, N = never> = readonly Instruction<V, C, W, N>[]

/** What a game tells of its verbs beside how many choices they begin with. */
export interface Flattening<V, C, W, N> {
  /** What is done in the midst of a verb: with cards that it looks at, before the rest of them is put back. */
  inside?: (verb: V) => Tree<V, C, W, N> | undefined
  /** The game reckons amounts for `times`; one that does not may have a verb of that name. */
  counts?: true
}

/** Flattens a tree. `choices` says how many choices a verb begins with. */
export function flatten<V extends { do: string }, C, W, N = never>(
  tree: Tree<V, C, W, N>,
  choices: (verb: V) => number,
  { inside, counts }: Flattening<V, C, W, N> = {},
): Program<V, C, W, N> {
  type Node = Tree<V, C, W, N>
  type Nodes = Exclude<Control<V, C, W, N>, { do: 'times' }> | { do: 'times'; n: N; effect: Node }
  const out: Instruction<V, C, W, N>[] = []
  const controls = new Set(['all', 'may', 'if', 'ifYouDo', 'either', 'instead', 'each'])
  if (counts) controls.add('times')
  const isControl = (node: Node | Nodes): node is Nodes => controls.has((node as { do: string }).do)

  const choose = (verb: V): void => {
    for (let slot = 0; slot < choices(verb); slot++) out.push({ op: 'choose', verb, slot })
  }

  /** `then`, or where the instruction leads elsewhere `otherwise`. */
  const fork = (test: (to: number) => Instruction<V, C, W, N>, then: Node, otherwise?: Node): void => {
    const at = out.length
    out.push(test(0))
    emit(then)
    const skip = out.length
    if (otherwise !== undefined) out.push({ op: 'goto', to: 0 })
    out[at] = test(out.length)
    if (otherwise === undefined) return
    emit(otherwise)
    out[skip] = { op: 'goto', to: out.length }
  }

  const emit = (node: Node): void => {
    if (!isControl(node)) {
      choose(node)
      const at = out.length
      out.push({ op: 'verb', verb: node })
      const within = inside?.(node)
      if (within === undefined) return
      emit(within)
      out[at] = { op: 'verb', verb: node, end: out.length }
      out.push({ op: 'after', verb: node })
      return
    }
    switch (node.do) {
      case 'all':
        for (const part of node.parts) emit(part)
        return
      case 'may': {
        const at = out.length
        const first = firstVerb(node.effect)
        if (first !== null && choices(first) > 0) {
          emit(node.effect)
          const index = out.findIndex((instruction, i) => i >= at && instruction.op === 'choose')
          out[index] = { op: 'choose', verb: first, slot: 0, decline: out.length }
        } else {
          out.push({ op: 'may', effect: node.effect, decline: 0 })
          emit(node.effect)
          out[at] = { op: 'may', effect: node.effect, decline: out.length }
        }
        return
      }
      case 'if':
        fork((to) => ({ op: 'unless', if: node.if, to }), node.then, node.else)
        return
      case 'ifYouDo': {
        const begin = out.length
        out.push({ op: 'begin', first: node.first, to: 0 })
        emit(node.first)
        out[begin] = { op: 'begin', first: node.first, to: out.length }
        fork((to) => ({ op: 'unlessDone', to }), node.then, node.else)
        return
      }
      case 'either': {
        const at = out.length
        out.push({ op: 'either', parts: node.parts, to: [] })
        const starts: number[] = []
        const skips: number[] = []
        for (const part of node.parts) {
          starts.push(out.length)
          emit(part)
          skips.push(out.length)
          out.push({ op: 'goto', to: 0 })
        }
        for (const skip of skips) out[skip] = { op: 'goto', to: out.length }
        out[at] = { op: 'either', parts: node.parts, to: starts }
        return
      }
      case 'instead': {
        choose(node.effect)
        const at = out.length
        out.push({ op: 'unless', if: node.if, to: 0 })
        emit(node.then)
        const skip = out.length
        out.push({ op: 'goto', to: 0 })
        out[at] = { op: 'unless', if: node.if, to: out.length, instead: true }
        out.push({ op: 'verb', verb: node.effect })
        out[skip] = { op: 'goto', to: out.length }
        return
      }
      case 'each': {
        const at = out.length
        out.push({ op: 'each', who: node.who, end: 0 })
        emit(node.effect)
        out.push({ op: 'next', start: at })
        out[at] = { op: 'each', who: node.who, end: out.length, ...(node.stay && { stay: true }) }
        return
      }
      case 'times': {
        out.push({ op: 'count', n: node.n })
        const at = out.length
        out.push({ op: 'repeat', end: 0 })
        emit(node.effect)
        out.push({ op: 'goto', to: at })
        out[at] = { op: 'repeat', end: out.length }
        return
      }
    }
  }

  /** The verb that comes first in any case, if there is one: its choice can carry the question of a "may". */
  const firstVerb = (node: Node): V | null => {
    if (!isControl(node)) return node
    switch (node.do) {
      case 'all':
        return node.parts[0] === undefined ? null : firstVerb(node.parts[0])
      case 'ifYouDo':
        return firstVerb(node.first)
      case 'instead':
        return node.effect
      default:
        return null
    }
  }

  emit(tree)
  return out
}
