import { expect, test } from 'vitest'
import { type Case, type Machine, parsePositions, rulebook, runCase, type State } from './index.ts'
import { toy } from './toys/base.ts'

interface Rally extends State {
  points: number
}
type G = Machine<Rally>
const { procedures, procedure, step } = rulebook<Rally, 'window' | 'turn'>()

procedure<{ did?: string }>('game', [
  step('window', (g, f) => {
    // Once there are points, the window has something to offer.
    const options = [
      ...(g.state.points > 0 ? [{ verb: 'undercut', value: 'undercut' }] : []),
      { verb: 'pass', value: 'pass' },
    ]
    g.choose(f, 'did', 1, options, { prompt: 'window', secret: true })
  }),
  step('turn', (g, f) => {
    if (f.did === 'undercut') g.happen([{ kind: 'point' }])
    g.choose(
      f,
      'did',
      0,
      ['score', 'rest'].map((verb) => ({ verb, value: verb })),
      { prompt: 'turn' },
    )
  }),
  step('turn', (g, f) => {
    if (f.did === 'score') g.happen([{ kind: 'point' }])
    g.goTo(f, 'window')
  }),
])

const base = toy<Rally>({
  id: 'rally',
  titles: ['Ball'],
  procedures,
  fields: () => ({ points: 0 }),
  reducers: { point: (g: G) => void g.state.points++ },
})
const game = {
  ...base,
  position: {
    ...base.position,
    rest: ['turn', 'window'],
    passes: ({ options }: { options: readonly { verb: string }[] }) => options[0]?.verb === 'pass',
    phrases: (_: G, __: unknown, o: { verb: string }) => [[o.verb]],
    readGame: (g: G) => g.state.points,
  },
}

const run = (when: string[], points: number): string | undefined => {
  const follows = JSON.parse(`{"then": {"points": ${points}}}`) as object
  const [test] = parsePositions({
    game: 'rally',
    cases: [{ rule: 'turn', title: 'passing', given: {}, when, ...follows }],
  }).cases
  return runCase(game as never, test as Case).failure
}

test('a window with nothing but passing is passed', () => expect(run(['score'], 1)).toBeUndefined())
test('the case may also say so', () => expect(run(['pass', 'score'], 1)).toBeUndefined())
test('a window with something to do is not passed', () => {
  expect(run(['score', 'score'], 2)).toContain('"score" is not possible')
  expect(run(['score', 'pass', 'score'], 2)).toBeUndefined()
})
