/** What decides the game, drawn large: the race, the contest, the pool that forges a key. */
import type { Contender, Contest, Meter, Track } from '@regelwerk/core'
import type { CSSProperties } from 'react'
import { CountChange } from './changed.tsx'
import { useTable } from './context.ts'
import { Emblem } from './mark.tsx'

/** The phases of a turn, with the one it is. */
export function TrackView({ track }: { track: Track }) {
  const { say } = useTable()
  return (
    <ol className="track" aria-label={say('phases')}>
      {track.steps.map(({ id, label }) => (
        <li key={id} aria-current={id === track.at ? 'step' : undefined}>
          {label}
        </li>
      ))}
    </ol>
  )
}

/** One track for all: how far each is, and what is missing. */
export function Race({ meters, viewer }: { meters: readonly Meter[]; viewer: number }) {
  const { say, nameOf } = useTable()
  const goal = Math.max(...meters.map((meter) => meter.goal))
  const label = meters[0]?.label ?? ''
  const own = meters.find(({ seat }) => seat === viewer) ?? meters[0]
  const others = meters.filter((meter) => meter !== own)
  const cells = Array.from({ length: goal }, (_, i) => i + 1)
  const score = (meter: Meter) => (
    <p key={meter.seat} className="race-score" data-own={meter === own || undefined}>
      <b key={meter.value}>
        {meter.value}
        <CountChange seat={meter.seat} id={meter.id} />
      </b>
      <span>
        {nameOf(meter.seat)}
        <small>{say('needs', { n: Math.max(0, meter.goal - meter.value) })}</small>
      </span>
      <span className="hidden-text"> {label}</span>
    </p>
  )
  return (
    <section className="race" aria-label={label}>
      <div className="race-scores">{others.map(score)}</div>
      <ol className="race-track" aria-hidden="true">
        {cells.map((n) => (
          <li key={n} data-goal={n === goal || undefined}>
            {others.map(({ seat, value }) => (
              <i key={seat} data-filled={n <= value || undefined} />
            ))}
            <span>{n}</span>
            <i data-own="" data-filled={n <= (own?.value ?? 0) || undefined} />
          </li>
        ))}
      </ol>
      <div className="race-scores">{own && score(own)}</div>
    </section>
  )
}

/** So many gems are drawn one by one. */
const GEMS = 12

/** What fills a pool, and how much it takes. */
export function Pool({ meter }: { meter: Meter }) {
  const { game, say } = useTable()
  const { id, value, goal, label, call } = meter
  const shown = Math.min(GEMS, Math.max(value, goal))
  return (
    <div className="pool" data-full={value >= goal || undefined}>
      <b key={value} className="pool-value">
        {value}
        <CountChange seat={meter.seat} id={id} />
      </b>
      <span className="pool-gems" aria-hidden="true">
        {Array.from({ length: shown }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gems have no names
          <span key={i} data-filled={i < value || undefined} data-over={i >= goal || undefined}>
            <Emblem game={game.id} mark={{ id, glyph: '◆' }} />
          </span>
        ))}
      </span>
      <span className="pool-goal">
        <span className="hidden-text">{label}, </span>
        {say('keyCosts', { n: goal })}
      </span>
      {call !== undefined && (
        <strong className="pool-call" role="status">
          {call}
        </strong>
      )}
    </div>
  )
}

/** A value between the end that loses and the end that wins; near an end it says so. */
const NEAR = 5

export function Scale({ meter }: { meter: Meter }) {
  const { value, goal, label } = meter
  const danger = value <= NEAR ? 'low' : value >= goal - NEAR ? 'high' : undefined
  return (
    <meter
      className="scale"
      data-near={danger}
      min={0}
      max={goal}
      value={Math.max(0, Math.min(goal, value))}
      aria-label={`${label}: ${value} / ${goal}`}
      style={{ '--share': value / goal } as CSSProperties}
    />
  )
}

function Side({ side, isAhead, isOwn }: { side: Contender; isAhead: boolean; isOwn: boolean }) {
  const { nameOf } = useTable()
  return (
    <p className="contender" data-ahead={isAhead || undefined} data-own={isOwn || undefined}>
      <span className="contender-who">
        {nameOf(side.seat)} <small>{side.label}</small>
      </span>
      <b key={side.total}>{side.total}</b>
      {side.note !== undefined && <small className="contender-note">{side.note}</small>}
    </p>
  )
}

/** Two sums set against each other: the others' first, as they sit. */
export function ContestView({ contest, viewer }: { contest: Contest; viewer: number }) {
  const { game } = useTable()
  const [first, second] = contest.sides
  const own = second.seat === viewer || first.seat !== viewer ? second : first
  const other = own === second ? first : second
  return (
    <section className="contest" data-contest={contest.id} aria-label={contest.title}>
      <Side side={other} isAhead={other.total > own.total} isOwn={false} />
      <div className="contest-about">
        <span className="contest-sign" aria-hidden="true">
          <Emblem game={game.id} mark={{ id: contest.id, glyph: '⚔' }} />
        </span>
        <p>
          <strong>{contest.title}</strong>
          {contest.about !== undefined && <span>{contest.about}</span>}
        </p>
        {contest.verdict !== undefined && <em className="contest-verdict">{contest.verdict}</em>}
      </div>
      <Side side={own} isAhead={own.total > other.total} isOwn={own.seat === viewer} />
    </section>
  )
}
