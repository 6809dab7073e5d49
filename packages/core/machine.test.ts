import { describe, expect, test } from 'vitest'
import { ALL, type BatchFrame, type GameEvent, type Reducer, touching } from './events.ts'
import type { Machine } from './machine.ts'
import { Match } from './match.ts'
import { rulebook } from './procedure.ts'
import type { Frame, State } from './state.ts'
import { asked, position, say, toy, word } from './toys/base.ts'

interface Notes extends State {
  notes: string[]
}
type G = Machine<Notes>
type Locals = Frame & Record<string, unknown>

/** A game whose first procedure has these steps, and whatever else is given. */
function made(
  steps: Record<string, (g: G, f: Locals) => void>,
  parts: Partial<Parameters<typeof toy<Notes>>[0]> & {
    calls?: Record<string, { steps: Record<string, (g: G, f: Locals) => void>; leave?: (g: G) => void }>
  } = {},
) {
  const { procedures, procedure, step } = rulebook<Notes, string>()
  const written = (all: typeof steps) => Object.entries(all).map(([rule, run]) => step<Locals>(rule, run))
  procedure<Locals>('game', written(steps))
  const { calls = {}, ...rest } = parts
  for (const [name, { steps: inner, leave }] of Object.entries(calls))
    procedure<Locals>(name, written(inner), leave)
  return toy<Notes>({ id: 'made', titles: ['Carp'], procedures, fields: () => ({ notes: [] }), ...rest })
}

const note = (text: string) => (g: G) => void g.state.notes.push(text)
const rest = (g: G, f: Frame) => g.choose(f, 'rest', 0, [word('a'), word('b')], { prompt: 'turn' })
const call = (g: G, name: string) => g.call(g.procedureNamed(name), {})
const run = (game: ReturnType<typeof made>) => position(game, { you: { hand: ['Carp'] } })

describe('procedures', () => {
  test('what is called runs to its end before the next step', () => {
    const inner = { steps: { 1: note('in 1'), 2: note('in 2') } }
    const match = run(made({ 1: (g) => call(g, 'inner'), 2: note('out'), 3: rest }, { calls: { inner } }))
    expect(match.state.notes).toEqual(['in 1', 'in 2', 'out'])
  })

  test('a step can be run again, or another be next', () => {
    const match = run(
      made({
        again: (g, f) => {
          note('again')(g)
          if (g.state.notes.length < 3) g.again(f)
        },
        skip: (g, f) => g.goTo(f, 'end'),
        never: note('never'),
        end: rest,
      }),
    )
    expect(match.state.notes).toEqual(['again', 'again', 'again'])
    expect(() => run(made({ 1: (g, f) => g.goTo(f, 'nowhere') }))).toThrow('game has no step nowhere')
  })

  test('left early, each procedure does what it must, the innermost first', () => {
    const calls = {
      outer: { steps: { 1: (g: G) => call(g, 'inner'), 2: note('never') }, leave: note('outer left') },
      inner: {
        steps: { 1: (g: G) => g.leave(g.frameOf({ name: 'outer' }) as Frame), 2: note('never') },
        leave: note('inner left'),
      },
    }
    const match = run(made({ 1: (g) => call(g, 'outer'), 2: note('goes on'), 3: rest }, { calls }))
    expect(match.state.notes).toEqual(['inner left', 'outer left', 'goes on'])
  })

  test('what is not under way cannot be left', () => {
    const lost: Frame = { procedure: 'lost', step: 0 }
    expect(() => run(made({ 1: (g) => g.leave(lost) }))).toThrow('lost is not under way')
  })

  test('an endless loop is named with its rule, its procedures and its cards', () => {
    expect(() => run(made({ '4.2': (g, f) => g.again(f) }))).toThrow(
      /endless loop at rule 4\.2: game at 4\.2; cards: game/,
    )
  })

  test('with nothing left to do the game must be over', () => {
    expect(() => run(made({ 1: note('x') }))).toThrow('nothing left to do')
  })

  test('when it is over nobody is asked any more', () => {
    const match = run(
      made({
        1: (g, f) => {
          rest(g, f)
          g.state.outcome = { winners: [1], rule: '1' }
        },
      }),
    )
    expect(match.decisions).toEqual([])
    expect(() => match.answer(0, 0)).toThrow('the game is over')
  })
})

describe('who is asked', () => {
  const options = (n: number) => Array.from({ length: n }, (_, i) => word(`${i}`, i))
  const result = (ask: (g: G, f: Locals) => void): unknown => {
    const match = run(made({ 1: ask, 2: rest }))
    return match.decisions[0]?.prompt === 'turn' ? match.state.stack[0]?.['x' as keyof Frame] : asked(match)
  }
  const details = { prompt: 'p' }
  const pick = (n: number, min: number, max: number, secret?: boolean) => (g: G, f: Locals) =>
    g.pick(f, 'x', 0, options(n), { ...details, min, max, secret })

  test.each<[string, (g: G, f: Locals) => void, unknown]>([
    ['choose from two', (g, f) => g.choose(f, 'x', 0, options(2), details), ['you p: 0 | 1']],
    ['choose from one: nothing to choose', (g, f) => g.choose(f, 'x', 0, options(1), details), 0],
    [
      'choose from one, in secret',
      (g, f) => g.choose(f, 'x', 1, options(1), { ...details, secret: true }),
      ['opponent p: 0'],
    ],
    ['choose from none', (g, f) => g.choose(f, 'x', 0, [], details), null],
    ['pick any', pick(3, 0, 3), ['you p: 0 | 1 | 2']],
    ['pick all of them: nothing to choose', pick(3, 3, 3), [0, 1, 2]],
    ['pick more than there are', pick(2, 5, 9), [0, 1]],
    ['pick all of them, in secret', pick(2, 2, 2, true), ['you p: 0 | 1']],
    ['pick none of them: nothing to choose', pick(3, 0, 0), []],
    ['pick from none', pick(0, 0, 2), []],
    ['pick from none, in secret', pick(0, 0, 2, true), ['you p: ']],
    ['order two', (g, f) => g.order(f, 'x', 0, options(2), details), ['you p: 0 | 1']],
    ['order one: nothing to choose', (g, f) => g.order(f, 'x', 0, options(1), details), [0]],
    [
      'all',
      (g) =>
        g.askSeats(
          'all',
          'x',
          [0, 1].map((seat) => ({ seat, options: options(2), details })),
        ),
      ['you p: 0 | 1', 'opponent p: 0 | 1'],
    ],
    [
      'all, for several options each',
      (g) =>
        g.askSeats(
          'all',
          'x',
          [0, 1].map((seat) => ({ seat, options: options(3), details, min: 2 })),
        ),
      ['you p: 0 | 1 | 2', 'opponent p: 0 | 1 | 2'],
    ],
  ])('%s', (_, ask, expected) => expect(result(ask)).toEqual(expected))

  test('all, each picks as many as they like, but so many at least', () => {
    const offers = [0, 1].map((seat) => ({ seat, options: options(3), details, min: 2 }))
    const match = run(made({ 1: (g) => g.askSeats('all', 'x', offers), 2: rest }))
    expect(() => match.answer(0, [1])).toThrow('pick at least 2')
    match.answer(1, [2, 0, 1])
    match.answer(0, [0, 1])
    expect(match.state.stack[0]).toMatchObject({
      x: [
        [0, 1],
        [2, 0, 1],
      ],
    })
  })

  test('a decision names the rule of its step, or another', () => {
    const match = run(made({ '7.1': (g, f) => g.choose(f, 'x', 0, options(2), details), end: rest }))
    expect(match.decisions[0]?.rule).toBe('7.1')
    const other = run(
      made({ '7.1': (g, f) => g.choose(f, 'x', 0, options(2), { ...details, rule: '8' }), end: rest }),
    )
    expect(other.decisions[0]?.rule).toBe('8')
  })

  test('any of several: the first to answer does, and it is known who', () => {
    const offers = [0, 1].map((seat) => ({ seat, options: options(2), details }))
    const match = run(made({ 1: (g) => g.askSeats('any', 'x', offers), 2: rest }))
    say(match, 'opponent: 1')
    expect(match.state.stack[0]).toMatchObject({ x: { seat: 1, value: 1 } })
  })
})

describe('events', () => {
  const add = (text: string): GameEvent => ({ kind: 'add', text }) as GameEvent
  const reducers = {
    add: (g: G, { text }: GameEvent & { text: string }) => void g.state.notes.push(text),
  }
  const happen = (g: G, f: Locals) => g.happen([add('x'), add('y')], f, 'fates')
  const fates = (g: G, f: Locals) => note((f.fates as GameEvent[]).map((e) => e.fate).join())(g)

  test('a batch nobody watches happens at once, without a frame', () => {
    const match = run(
      made(
        {
          1: (g, f) => {
            happen(g, f)
            note(`depth ${g.state.stack.length}`)(g)
          },
          2: fates,
          3: rest,
        },
        { reducers },
      ),
    )
    expect(match.state.notes).toEqual(['x', 'y', 'depth 1', 'happened,happened'])
  })

  test('an empty batch is no batch', () => {
    const timing = {
      watched: () => {
        throw new Error('asked')
      },
    }
    const match = run(made({ 1: (g, f) => g.happen([], f, 'fates'), 2: fates, 3: rest }, { timing }))
    expect(match.state.notes).toEqual([''])
  })

  test('a watched one: proposed until nobody changes it, heard by who listened before, then what comes after', () => {
    const timing = {
      watched: () => true,
      propose(g: G, f: BatchFrame) {
        note('propose')(g)
        if (f.notes.done) return false
        f.notes.done = true
        ;(f.batch[0] as GameEvent).fate = 'cancelled'
        f.batch.push(add('z'))
        return true
      },
      listen: (g: G) => [...g.state.notes],
      heard: (g: G, _: readonly GameEvent[], heard: unknown) =>
        note(`heard ${(heard as string[]).length}`)(g),
      after(g: G, f: BatchFrame) {
        note('after')(g)
        return f.batch.push(add('late')) < 5
      },
    }
    const match = run(made({ 1: happen, 2: fates, 3: rest }, { reducers, timing }))
    expect(match.state.notes).toEqual([
      'propose',
      'propose',
      'y',
      'z',
      'heard 2',
      'after',
      'after',
      'cancelled,happened,happened,,',
    ])
  })

  test('two watched batches in one step are refused: the second would happen first', () => {
    const twice = (g: G) => {
      g.happen([add('x')])
      g.happen([add('y')])
    }
    const timing = { watched: () => true }
    expect(() => run(made({ '1.8': twice }, { timing }))).toThrow('rule 1.8: add and then add in one step')
  })

  test('the log and the windows cite the rule that made it happen', () => {
    const timing = {
      watched: () => true,
      propose(g: G, f: BatchFrame) {
        if (f.notes.asked) return false
        f.notes.asked = true
        rest(g, f)
        return true
      },
    }
    const match = run(made({ '6.6': happen, end: rest }, { reducers, timing }))
    expect(match.decisions[0]?.rule).toBe('6.6')
    say(match, 'a')
    expect(match.log(null).map(({ rule }) => rule)).toEqual(['6.6', '6.6'])
  })

  test('fates reach the caller though the state was copied meanwhile', () => {
    const timing = {
      watched: () => true,
      propose(g: G, f: BatchFrame & { rest?: string }) {
        if (f.rest === undefined) {
          rest(g, f)
          return true
        }
        if (f.rest === 'a') (f.batch[0] as GameEvent).fate = 'cancelled'
        return false
      },
    }
    const match = run(made({ 1: happen, 2: fates, 3: rest }, { reducers, timing }))
    const others = [match.clone(), Match.load(match.game, match.save())]
    for (const m of [match, ...others]) {
      say(m, 'a')
      expect(m.state.notes).toEqual(['y', 'cancelled,happened'])
    }
  })

  test('what is kept is no longer so after an event, but for what its reducer does not touch', () => {
    const kept = (reduce: Reducer<Notes, { text: string }>): boolean[] => {
      const { machine } = run(made({ 1: happen, 2: rest }, { reducers: { add: reduce } }))
      machine.keep(ALL)
      machine.happen([add('z')])
      return [1, 2].map((part) => machine.isKept(part))
    }
    expect(kept(() => {})).toEqual([false, false])
    expect(kept(touching(2, () => {}))).toEqual([true, false])
    expect(
      kept(
        touching(
          (_, { text }) => (text === 'z' ? 1 : 2),
          () => {},
        ),
      ),
    ).toEqual([false, true])
    expect(kept(touching(0, () => {}))).toEqual([true, true])
  })
})
