/**
 * Ability trees: the control nodes that every game's effects are built from. A game adds its verbs (V), its
 * conditions (C) and its ways to name players (W). Trees are plain data: they are flattened once into instructions
 * (`flatten`) and run with a counter, so that a half-resolved effect is still just data.
 */
export type Control<V, C, W> =
  /** One after the other, as they are written. */
  | { do: 'all'; parts: readonly Tree<V, C, W>[] }
  /** The player may leave it undone. */
  | { do: 'may'; effect: Tree<V, C, W> }
  | { do: 'if'; if: C; then: Tree<V, C, W>; else?: Tree<V, C, W> }
  /** `then` follows only if `first` was done in full. `say`: "A to B", or "A. If you do, B". */
  | { do: 'ifYouDo'; first: Tree<V, C, W>; then: Tree<V, C, W>; say?: 'to' | 'ifYouDo' }
  /** One of them; one that cannot be done cannot be picked unless none can. */
  | { do: 'either'; parts: readonly Tree<V, C, W>[] }
  /** `effect`, but where the condition holds `then` replaces it: "If a ... is chosen, ... instead". */
  | { do: 'instead'; effect: V; if: C; then: Tree<V, C, W> }
  /** Each of these players in turn order does it; inside, "you" is that player. */
  | { do: 'each'; who: W; effect: Tree<V, C, W> }

export type Tree<V, C, W> = Control<V, C, W> | V

/** One instruction of a flattened tree. `to` is where the counter goes on. */
export type Instruction<V, C, W> =
  /** The player makes the verb's choice number `slot`; with `decline`, may instead leave all of it undone. */
  | { op: 'choose'; verb: V; slot: number; decline?: number }
  | { op: 'verb'; verb: V }
  | { op: 'may'; effect: Tree<V, C, W>; decline: number }
  /** `instead`: what follows replaces an effect of the same text. */
  | { op: 'unless'; if: C; to: number; instead?: true }
  | { op: 'goto'; to: number }
  /** What follows counts as done in full until something says otherwise; `first` is what must be done, up to `to`. */
  | { op: 'begin'; first: Tree<V, C, W>; to: number }
  | { op: 'unlessDone'; to: number }
  | { op: 'either'; parts: readonly Tree<V, C, W>[]; to: readonly number[] }
  | { op: 'each'; who: W; end: number }
  | { op: 'next'; start: number }

export type Program<V, C, W> = readonly Instruction<V, C, W>[]

/** Flattens a tree. `choices` says how many choices a verb begins with. */
export function flatten<V extends { do: string }, C, W>(
  tree: Tree<V, C, W>,
  choices: (verb: V) => number,
): Program<V, C, W> {
  const out: Instruction<V, C, W>[] = []
  const controls = new Set(['all', 'may', 'if', 'ifYouDo', 'either', 'instead', 'each'])
  const isControl = (node: Tree<V, C, W>): node is Control<V, C, W> =>
    controls.has((node as { do: string }).do)

  const choose = (verb: V): void => {
    for (let slot = 0; slot < choices(verb); slot++) out.push({ op: 'choose', verb, slot })
  }

  const emit = (node: Tree<V, C, W>): void => {
    if (!isControl(node)) {
      choose(node)
      out.push({ op: 'verb', verb: node })
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
      case 'if': {
        const at = out.length
        out.push({ op: 'unless', if: node.if, to: 0 })
        emit(node.then)
        if (node.else !== undefined) {
          const skip = out.length
          out.push({ op: 'goto', to: 0 })
          out[at] = { op: 'unless', if: node.if, to: out.length }
          emit(node.else)
          out[skip] = { op: 'goto', to: out.length }
        } else out[at] = { op: 'unless', if: node.if, to: out.length }
        return
      }
      case 'ifYouDo': {
        const begin = out.length
        out.push({ op: 'begin', first: node.first, to: 0 })
        emit(node.first)
        const at = out.length
        out[begin] = { op: 'begin', first: node.first, to: at }
        out.push({ op: 'unlessDone', to: 0 })
        emit(node.then)
        out[at] = { op: 'unlessDone', to: out.length }
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
        out[at] = { op: 'each', who: node.who, end: out.length }
        return
      }
    }
  }

  /** The verb that comes first in any case, if there is one: its choice can carry the question of a "may". */
  const firstVerb = (node: Tree<V, C, W>): V | null => {
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
