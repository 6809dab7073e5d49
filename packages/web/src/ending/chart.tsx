/** The race of a game as lines, one for each seat; what is drawn is said in words too. */
import type { Lang, Seat } from '@regelwerk/core'
import type { Race, Story } from '@regelwerk/protocol'
import { type EndingMessage, sayEnding } from '../messages/ending.ts'

interface Props {
  game: string
  story: Story
  race: Race
  names: readonly string[]
  own: Seat
  lang: Lang
}

const WIDTH = 440
const HEIGHT = 140
const LEFT = 26
const RIGHT = 12
const TOP = 12
const BOTTOM = 24

/** How each seat stood when a turn ended. */
function byTurn({ moments }: Story, race: Race): { turn: number; values: number[] }[] {
  const turns = new Map<number, number[]>()
  for (const { turn, progress } of moments)
    turns.set(
      turn,
      progress.map((counts) => counts[race.of] ?? 0),
    )
  return Array.from(turns, ([turn, values]) => ({ turn, values }))
}

export function RaceChart({ game, story, race, names, own, lang }: Props) {
  const turns = byTurn(story, race)
  const { goal, of } = race
  const first = turns[0]?.turn ?? 0
  const last = turns.at(-1)?.turn ?? 1
  const most = Math.max(goal, ...turns.flatMap(({ values }) => values))
  const x = (turn: number): number =>
    LEFT + ((turn - first) / Math.max(1, last - first)) * (WIDTH - LEFT - RIGHT)
  const y = (value: number): number => HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM)
  const ends = turns.at(-1)?.values ?? []
  const rungs =
    goal <= 5 ? Array.from({ length: goal + 1 }, (_, i) => i) : [0, goal / 2, goal].map(Math.round)
  const turnWord = (n: number): string => sayEnding(lang, game === 'l5r' ? 'round' : 'turn', { n })
  const what = sayEnding(lang, `race-${of}` as EndingMessage)
  return (
    <figure className="ending-chart">
      <figcaption>
        {what}
        <span className="ending-legend">
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the seat is what it is
            <span key={seat} data-own={seat === own || undefined} data-seat={seat}>
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={sayEnding(lang, 'raceOf', {
          what,
          ends: names.map((name, seat) => `${name} ${Math.floor(ends[seat] ?? 0)}`).join(', '),
        })}
      >
        {rungs.map((n) => (
          <g key={n} className="ending-rung">
            <path d={`M${LEFT} ${y(n)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={y(n) + 4} textAnchor="end">
              {n}
            </text>
          </g>
        ))}
        <g className="ending-rung">
          <text x={LEFT} y={HEIGHT - 6}>
            {turnWord(Math.max(1, first))}
          </text>
          <text x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end">
            {turnWord(last)}
          </text>
        </g>
        {story.points.map(({ at, turn }) => (
          <path key={at} className="ending-turned" d={`M${x(turn)} ${TOP}V${HEIGHT - BOTTOM}`} />
        ))}
        {names.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seat is what it is
          <g key={seat} className="ending-line" data-own={seat === own || undefined} data-seat={seat}>
            <polyline
              points={turns.map(({ turn, values }) => `${x(turn)},${y(values[seat] ?? 0)}`).join(' ')}
            />
            <circle cx={x(last)} cy={y(ends[seat] ?? 0)} r="5" />
          </g>
        ))}
      </svg>
    </figure>
  )
}
