/** What the other player guesses: whether a number on the dial, selected in secret, is even; the name of a card. */
import type { CardId, Frame, Option, Seat } from '@regelwerk/core'
import { procedure, step } from '../book.ts'
import { happen } from './cards.ts'
import { type Resolving, resolve } from './effects.ts'
import { namesFromHand } from './tasks.ts'

const NUMBERS = [1, 2, 3, 4, 5].map((n): Option => ({ verb: 'number', n, value: n }))
const GUESSES: readonly Option[] = [
  { verb: 'even', value: 'even' },
  { verb: 'odd', value: 'odd' },
]

/** The name of a card, guessed by the other player. */
export const guessName = procedure<{ by: Seat; source: CardId; name: string | null; known: Resolving }>(
  'guess a name',
  [
    step('~guess', (g, f) => {
      const options = namesFromHand().map((name): Option => ({ verb: 'name', name, value: name }))
      g.choose(f as Frame, 'name', f.by, options, { prompt: 'guess a name', source: f.source })
    }),
    step('glossary/effekte/2', (g, { name, known }) => g.call(resolve, { ...known, named: name })),
  ],
)

export const guessDial = procedure<{
  seat: Seat
  by: Seat
  source: CardId
  answers: readonly [number, 'even' | 'odd'] | null
  /** What follows a wrong guess. */
  known: Resolving
}>('guess the dial', [
  step('~select and guess', (g, f) => {
    // At the same time, like bids: so nobody can know more than they should.
    g.askSeats('all', 'answers', [
      { seat: f.seat, options: NUMBERS, details: { prompt: 'secret number', source: f.source } },
      { seat: f.by, options: GUESSES, details: { prompt: 'even or odd', source: f.source } },
    ])
  }),
  step('~reveal', (g, f) => {
    const values: [number, number] = [...g.state.dial]
    values[f.seat as 0 | 1] = f.answers?.[0] ?? 1
    happen(g, { kind: 'dials', values })
  }),
  step('glossary/effekte/2', (g, { answers, known }) => {
    const [number, guess] = answers ?? [1, 'odd']
    if ((number % 2 === 0) !== (guess === 'even')) g.call(resolve, known)
  }),
])
