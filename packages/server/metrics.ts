/** What is counted and measured, in the text form that Prometheus reads. */
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import type { ErrorCode } from '@regelwerk/protocol'

/** Upper bounds of the answer times that are told apart, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** How often the event loop is looked at, in milliseconds. */
const LAG_EVERY = 20

export interface Gauges {
  connections: number
  /** Bots that think, and that wait for their turn to. */
  bots: { thinking: number; waiting: number }
  /** How many matches there are in each state. */
  matches: Readonly<globalThis.Record<string, number>>
}

export class Metrics {
  readonly #errors = new Map<ErrorCode, number>()
  readonly #buckets = new Array<number>(BOUNDS.length + 1).fill(0)
  readonly #lag: IntervalHistogram = monitorEventLoopDelay({ resolution: LAG_EVERY })
  #answers = 0
  #seconds = 0
  #recorded = 0
  readonly #shownOut = new Map<number, number>()

  constructor() {
    this.#lag.enable()
  }

  /** A guest's answer has been acknowledged, so long after it came in. */
  answered(milliseconds: number): void {
    const seconds = milliseconds / 1000
    this.#answers++
    this.#seconds += seconds
    const at = BOUNDS.findIndex((bound) => seconds <= bound)
    const bucket = at < 0 ? BOUNDS.length : at
    this.#buckets[bucket] = (this.#buckets[bucket] as number) + 1
  }

  /** An answer, of whomever, is on disk. */
  recorded(): void {
    this.#recorded++
  }

  /** A connection has been closed, with this code, for what came or did not go through it. */
  showedOut(code: number): void {
    this.#shownOut.set(code, (this.#shownOut.get(code) ?? 0) + 1)
  }

  refused(code: ErrorCode): void {
    this.#errors.set(code, (this.#errors.get(code) ?? 0) + 1)
  }

  text({ connections, bots, matches }: Gauges): string {
    const lines: string[] = []
    const tell = (name: string, kind: string, help: string, samples: [string, number][]): void => {
      lines.push(`# HELP regelwerk_${name} ${help}`, `# TYPE regelwerk_${name} ${kind}`)
      for (const [labels, value] of samples) lines.push(`regelwerk_${name}${labels} ${value}`)
    }
    tell('connections', 'gauge', 'Open WebSocket connections.', [['', connections]])
    tell('bots_thinking', 'gauge', 'Bots that think.', [['', bots.thinking]])
    tell('bots_waiting', 'gauge', 'Bots that wait for their turn to think.', [['', bots.waiting]])
    tell(
      'matches',
      'gauge',
      'Matches in memory by state.',
      Object.entries(matches).map(([state, n]) => [`{state="${state}"}`, n]),
    )
    tell('answers_total', 'counter', 'Answers recorded, of guests and bots.', [['', this.#recorded]])
    tell(
      'errors_total',
      'counter',
      'Messages refused, by code.',
      [...this.#errors].map(([code, n]) => [`{code="${code}"}`, n]),
    )
    tell(
      'shown_out_total',
      'counter',
      'Connections closed by the server, by code.',
      [...this.#shownOut].map(([code, n]) => [`{code="${code}"}`, n]),
    )
    let sum = 0
    tell('answer_seconds', 'histogram', 'From a message coming in to its acknowledgement.', [
      ...this.#buckets.map((n, i): [string, number] => {
        sum += n
        return [`_bucket{le="${BOUNDS[i] ?? '+Inf'}"}`, sum]
      }),
      ['_sum', this.#seconds],
      ['_count', this.#answers],
    ])
    tell('event_loop_lag_seconds', 'gauge', 'Delay of the event loop since the last look.', [
      ['{quantile="0.5"}', this.#lagAt(50)],
      ['{quantile="0.99"}', this.#lagAt(99)],
    ])
    this.#lag.reset()
    const { user, system } = process.cpuUsage()
    tell('cpu_seconds_total', 'counter', 'Processor time used.', [['', (user + system) / 1e6]])
    tell('resident_bytes', 'gauge', 'Resident memory.', [['', process.memoryUsage.rss()]])
    return `${lines.join('\n')}\n`
  }

  /** What comes on top of the time between two looks. */
  #lagAt(percentile: number): number {
    return Math.max(0, this.#lag.percentile(percentile) / 1e9 - LAG_EVERY / 1000)
  }

  close(): void {
    this.#lag.disable()
  }
}
