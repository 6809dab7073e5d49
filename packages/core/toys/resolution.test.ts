/** Effects, resolved part by part: choices, "may", "if you do", one of several, each player. */
import { describe, expect, test } from 'vitest'
import {
  beginning,
  type Frame,
  flatten,
  type Program,
  type Resolution,
  resolver,
  rulebook,
  type State,
  type Tree,
  without,
} from '../index.ts'
import { asked, inPlay, position, say, toy, turnOrder } from './base.ts'

/** `can`: whether it changes anything. */
type Verb =
  | { do: 'banish'; can?: boolean }
  | { do: 'draw'; can?: boolean }
  /** Something is done between opening and closing it. */
  | { do: 'open'; can?: boolean; then: Effect }
type Effect = Tree<Verb, boolean, 'eachPlayer', number>
type Rules = 'may' | 'able' | 'ifYouDo' | 'asFarAsPossible' | 'resolve' | 'end'

interface Told extends State {
  did: string[]
}

const { procedures, procedure, rule, step } = rulebook<Told, Rules>()
let program: Program<Verb, boolean, 'eachPlayer', number> = []

const goesOn = rule('asFarAsPossible', (_: Resolution, next: number): number => next)
goesOn.misread(() => program.length)

const runNext = resolver<Told, Verb, boolean, 'eachPlayer', Frame & Resolution, number>({
  rules: { may: 'may', able: 'able', ifYouDo: 'ifYouDo' },
  program: () => program,
  decider: (_, f) => f.you,
  source: () => undefined,
  offer: (g, f, at) => {
    const cards = inPlay(g.state, f.you)
    return cards.length === 0 ? null : { cards, min: 1, max: 1, decline: at.decline !== undefined }
  },
  undone: (f) => {
    f.done = false
  },
  goesOn,
  could: (_, __, effect) => !('can' in effect && effect.can === false),
  holds: (_, __, condition) => condition,
  seats: (g) => turnOrder(g.state, 0),
  count: (_, __, n) => n,
  fizzled: () => {},
  isIdle: (_, __, verb) => verb.can === false,
  after: (g, f) => g.state.did.push(`${f.you} close`),
  perform: (g, f, verb) => {
    if (verb.can === false || (verb.do === 'banish' && f.it.length === 0)) f.done = false
    else
      g.state.did.push(
        `${f.you} ${verb.do}${verb.do === 'banish' ? ` ${f.it[0]?.card}` : ''}${f.them === null || f.them === f.you ? '' : ` for ${f.them}`}`,
      )
  },
})

procedure<Resolution>('resolve', [step('resolve', runNext)])
procedure('game', [
  step('resolve', (g) => {
    const start = { ability: '', you: 0, me: 0, it: [], done: true }
    g.call(procedures.get('resolve') as never, { ...start, ...beginning() } as never)
  }),
  step('end', (g) => {
    g.state.outcome = { winners: [0], rule: 'end' }
  }),
])

const game = toy<Told>({
  id: 'effects',
  titles: ['wolf', 'bear'],
  procedures,
  fields: () => ({ did: [] }) as unknown as Omit<Told, keyof State>,
})

/** What an effect did, answered so. */
function resolved(
  effect: Effect,
  answers: string[] = [],
  play: Readonly<Record<number, string[]>> = {},
): string[] {
  program = flatten<Verb, boolean, 'eachPlayer', number>(effect, (verb) => (verb.do === 'banish' ? 1 : 0), {
    counts: true,
    inside: (verb) => (verb.do === 'open' ? verb.then : undefined),
  })
  const match = position(game, { you: { play: play[0] ?? [] }, opponent: { play: play[1] ?? [] } })
  for (const answer of answers) say(match, answer)
  expect(asked(match)).toEqual([])
  return match.state.did
}

const draw: Verb = { do: 'draw' }
const banish: Verb = { do: 'banish' }
const ifYouDo = (first: Effect, then: Effect, otherwise?: Effect): Effect => ({
  do: 'ifYouDo',
  first,
  then,
  ...(otherwise && { else: otherwise }),
})
const nothing: Verb = { do: 'draw', can: false }

describe('an effect is resolved', () => {
  test('part by part, and what cannot be done is left out', () => {
    const effect: Effect = { do: 'all', parts: [banish, draw] }
    expect(resolved(effect, [], { 0: ['wolf'] })).toEqual(['0 banish 0', '0 draw'])
    expect(resolved(effect)).toEqual(['0 draw'])
    expect(without('asFarAsPossible', () => resolved(effect))).toEqual([])
  })

  test('what one may do, and is not asked where it would change nothing', () => {
    expect(resolved({ do: 'may', effect: draw }, ['yes'])).toEqual(['0 draw'])
    expect(resolved({ do: 'may', effect: draw }, ['no'])).toEqual([])
    expect(resolved({ do: 'may', effect: nothing })).toEqual([])
    expect(without('may', () => resolved({ do: 'may', effect: draw }))).toEqual(['0 draw'])
  })

  test('a "may" that begins with a choice is asked with it', () => {
    const effect: Effect = { do: 'may', effect: { do: 'all', parts: [banish, draw] } }
    expect(resolved(effect, ['decline'], { 0: ['wolf'] })).toEqual([])
    expect(resolved(effect, ['choose wolf'], { 0: ['wolf'] })).toEqual(['0 banish 0', '0 draw'])
  })

  test('the rest of "if you do" only if it was done', () => {
    const effect = ifYouDo(banish, draw)
    expect(resolved(effect)).toEqual([])
    expect(resolved(effect, [], { 0: ['wolf'] })).toEqual(['0 banish 0', '0 draw'])
    expect(without('ifYouDo', () => resolved(effect))).toEqual(['0 draw'])
  })

  test('"if they don\'t": something else follows, also where it was not wanted', () => {
    const effect = ifYouDo({ do: 'may', effect: banish }, nothing, draw)
    expect(resolved(effect)).toEqual(['0 draw'])
    expect(resolved(effect, ['choose wolf'], { 0: ['wolf'] })).toEqual(['0 banish 0'])
    expect(resolved(effect, ['decline'], { 0: ['wolf'] })).toEqual(['0 draw'])
  })

  test('so many times, each with its own choice; inside each other as well', () => {
    const inPlay = { 0: ['wolf', 'bear'] }
    expect(resolved({ do: 'times', n: 2, effect: banish }, ['choose bear', 'choose wolf'], inPlay)).toEqual([
      '0 banish 1',
      '0 banish 0',
    ])
    expect(resolved({ do: 'times', n: 0, effect: draw })).toEqual([])
    const twice = (effect: Effect): Effect => ({ do: 'times', n: 2, effect })
    expect(resolved(twice({ do: 'each', who: 'eachPlayer', effect: twice(draw) }))).toHaveLength(8)
  })

  test('something in the midst of something else, unless there is nothing to do', () => {
    const open = (then: Effect, can = true): Effect => ({ do: 'open', then, can })
    expect(resolved({ do: 'all', parts: [open(open(draw)), draw] })).toEqual(
      ['open', 'open', 'draw', 'close', 'close', 'draw'].map((one) => `0 ${one}`),
    )
    expect(resolved({ do: 'all', parts: [open(draw, false), draw] })).toEqual(['0 draw'])
    expect(resolved(open({ do: 'may', effect: draw }), ['no'])).toEqual(['0 open', '0 close'])
  })

  test('for each player, by one and the same', () => {
    expect(resolved({ do: 'each', who: 'eachPlayer', effect: draw, stay: true })).toEqual([
      '0 draw',
      '0 draw for 1',
    ])
  })

  test('one of several: what cannot be done is not offered, and where nothing can, nobody is asked', () => {
    const inPlay = { 0: ['wolf', 'bear'] }
    const effect: Effect = { do: 'either', parts: [nothing, draw, banish] }
    expect(resolved(effect, ['draw'], inPlay)).toEqual(['0 draw'])
    expect(resolved({ do: 'either', parts: [nothing, draw] })).toEqual(['0 draw'])
    expect(resolved({ do: 'either', parts: [nothing, nothing] })).toEqual([])
  })

  test('by each player in turn, who is "you" meanwhile', () => {
    const effect: Effect = { do: 'all', parts: [{ do: 'each', who: 'eachPlayer', effect: banish }, draw] }
    expect(resolved(effect, ['opponent: choose bear'], { 0: ['wolf'], 1: ['bear', 'wolf'] })).toEqual([
      '0 banish 0',
      '1 banish 1',
      '0 draw',
    ])
  })
})
