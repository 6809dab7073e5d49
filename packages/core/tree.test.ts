import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flatten, type Instruction, type Program, type Tree } from './tree.ts'

interface Verb {
  do: 'draw' | 'banish'
  n?: number
}
type Node = Tree<Verb, boolean, string, number>

const draw = (n = 1): Verb => ({ do: 'draw', n })
const banish: Verb = { do: 'banish' }
const may = (effect: Node): Node => ({ do: 'may', effect })
const all = (...parts: Node[]): Node => ({ do: 'all', parts })
const either = (...parts: Node[]): Node => ({ do: 'either', parts })
const when = (holds: boolean, then: Node, other?: Node): Node => ({
  do: 'if',
  if: holds,
  then,
  ...(other && { else: other }),
})
const ifYouDo = (first: Node, then: Node, other?: Node): Node => ({
  do: 'ifYouDo',
  first,
  then,
  ...(other && { else: other }),
})
const instead = (effect: Verb, holds: boolean, then: Node): Node => ({
  do: 'instead',
  effect,
  if: holds,
  then,
})
const each = (effect: Node): Node => ({ do: 'each', who: 'eachPlayer', effect })
const times = (n: number, effect: Node): Node => ({ do: 'times', n, effect })
const choices = (verb: Verb): number => (verb.do === 'banish' ? 1 : 0)
const flat = (tree: Node) => flatten<Verb, boolean, string, number>(tree, choices, { counts: true })
const ops = (tree: Node): string[] =>
  flat(tree).map((i) => {
    if (i.op === 'verb' || i.op === 'choose') {
      const decline = i.op === 'choose' && i.decline !== undefined ? ` or ${i.decline}` : ''
      return `${i.op} ${i.verb.do}${i.verb.n ?? ''}${decline}`
    }
    if (i.op === 'may') return `may or ${i.decline}`
    if (i.op === 'unless' || i.op === 'goto' || i.op === 'unlessDone') return `${i.op} ${i.to}`
    if (i.op === 'either') return `either ${i.to.join(' ')}`
    if (i.op === 'each' || i.op === 'repeat') return `${i.op} to ${i.end}`
    if (i.op === 'count') return `count ${i.n}`
    return i.op === 'next' ? `next ${i.start}` : i.op
  })

describe('flatten', () => {
  test.each<[string, Node, string[]]>([
    ['a verb', draw(2), ['verb draw2']],
    ['a verb with a choice', banish, ['choose banish', 'verb banish']],
    ['all', all(draw(1), banish), ['verb draw1', 'choose banish', 'verb banish']],
    ['all of nothing', all(), []],
    ['may: a question', may(draw(1)), ['may or 2', 'verb draw1']],
    ['may: the choice carries the question', may(banish), ['choose banish or 2', 'verb banish']],
    [
      'may: all of it is left undone',
      may(all(banish, draw(1))),
      ['choose banish or 3', 'verb banish', 'verb draw1'],
    ],
    ['if', when(true, draw(1)), ['unless 2', 'verb draw1']],
    ['if, else', when(true, draw(1), draw(2)), ['unless 3', 'verb draw1', 'goto 4', 'verb draw2']],
    [
      'if you do',
      ifYouDo(banish, draw(1)),
      ['begin', 'choose banish', 'verb banish', 'unlessDone 5', 'verb draw1'],
    ],
    [
      'if you do, else',
      ifYouDo(draw(1), draw(2), draw(3)),
      ['begin', 'verb draw1', 'unlessDone 5', 'verb draw2', 'goto 6', 'verb draw3'],
    ],
    [
      'you may; if you do',
      may(ifYouDo(banish, draw(1))),
      ['begin', 'choose banish or 5', 'verb banish', 'unlessDone 5', 'verb draw1'],
    ],
    ['either', either(draw(1), draw(2)), ['either 1 3', 'verb draw1', 'goto 5', 'verb draw2', 'goto 5']],
    [
      'instead: the choice comes first',
      instead(banish, true, draw(1)),
      ['choose banish', 'unless 4', 'verb draw1', 'goto 5', 'verb banish'],
    ],
    ['each', each(draw(1)), ['each to 3', 'verb draw1', 'next 0']],
    ['times', times(2, draw(1)), ['count 2', 'repeat to 4', 'verb draw1', 'goto 1']],
  ])('%s', (_, tree, program) => expect(ops(tree)).toEqual(program))
})

/** What a tree does, read directly. `chance` answers every question in turn. */
function meaning(node: Node, chance: () => boolean): string[] {
  const run = (inner: Node): string[] => meaning(inner, chance)
  switch (node.do) {
    case 'all':
      return node.parts.flatMap(run)
    case 'if':
      if (node.if) return run(node.then)
      return node.else ? run(node.else) : []
    case 'may':
      return chance() ? run(node.effect) : []
    case 'either':
      return run(node.parts[chance() ? 0 : node.parts.length - 1] as Node)
    case 'ifYouDo':
      return [...run(node.first), ...run(node.then)]
    case 'instead':
      return run(node.if ? node.then : node.effect)
    case 'each':
      return [1, 2].flatMap(() => run(node.effect))
    case 'times':
      return Array.from({ length: node.n }).flatMap(() => run(node.effect))
    default:
      return [`${node.do}${node.n ?? ''}`]
  }
}

/** Runs the instructions with a counter, as a game does. */
function execute(program: Program<Verb, boolean, string, number>, chance: () => boolean): string[] {
  const did: string[] = []
  const turns = new Map<number, number>()
  const left: number[] = []
  for (let at = 0, steps = 0; at < program.length; steps++) {
    if (steps > 10_000) throw new Error('endless')
    const i = program[at] as Instruction<Verb, boolean, string, number>
    at++
    if (i.op === 'verb') did.push(`${i.verb.do}${i.verb.n ?? ''}`)
    else if (i.op === 'choose' && i.decline !== undefined) at = chance() ? at : i.decline
    else if (i.op === 'may') at = chance() ? at : i.decline
    else if (i.op === 'unless') at = i.if ? at : i.to
    else if (i.op === 'goto') at = i.to
    else if (i.op === 'either') at = i.to[chance() ? 0 : i.to.length - 1] as number
    else if (i.op === 'each') {
      const turn = (turns.get(at) ?? 0) + 1
      turns.set(at, turn > 2 ? 0 : turn)
      if (turn > 2) at = i.end
    } else if (i.op === 'next') at = i.start
    else if (i.op === 'count') left.push(i.n)
    else if (i.op === 'repeat') {
      const more = left.pop() as number
      if (more > 0) left.push(more - 1)
      else at = i.end
    }
  }
  return did
}

const trees = fc.letrec<{ node: Node; verb: Verb }>((tie) => ({
  verb: fc.oneof(
    fc.nat(9).map((n) => draw(n)),
    fc.constant(banish),
  ),
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    tie('verb'),
    fc.array(tie('node'), { maxLength: 3 }).map((parts) => all(...parts)),
    tie('node').map(may),
    fc
      .tuple(fc.boolean(), tie('node'), fc.option(tie('node'), { nil: undefined }))
      .map((args) => when(...args)),
    fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map((parts) => either(...parts)),
    fc.tuple(tie('node'), tie('node')).map((args) => ifYouDo(...args)),
    fc.tuple(tie('verb'), fc.boolean(), tie('node')).map((args) => instead(...args)),
    tie('node').map(each),
    fc.tuple(fc.nat(2), tie('node')).map((args) => times(...args)),
  ),
}))

test('the instructions do what the tree says, whatever is answered', () => {
  fc.assert(
    fc.property(trees.node, fc.infiniteStream(fc.boolean()), (tree, answers) => {
      const said = [...answers.take(500)]
      const chance = () => {
        let i = 0
        return () => said[i++ % said.length] as boolean
      }
      expect(execute(flat(tree), chance())).toEqual(meaning(tree, chance()))
    }),
    { numRuns: 300 },
  )
})

test('a program is plain data', () => {
  fc.assert(
    fc.property(trees.node, (tree) => {
      expect(JSON.parse(JSON.stringify(flat(tree)))).toEqual(flat(tree))
    }),
  )
})
