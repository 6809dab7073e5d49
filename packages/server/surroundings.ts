import type { FastifyBaseLogger } from 'fastify'
import type { Bots } from './bots.ts'
import type { Metrics } from './metrics.ts'
import type { Record } from './record.ts'
import type { Showing } from './showing.ts'
import type { Time } from './time.ts'

/** What a table is given by the hall it stands in. */
export interface Surroundings {
  time: Time
  record: Record
  bots: Bots
  metrics: Metrics
  log: FastifyBaseLogger
  /** So many events a match may have before it ends without a winner. */
  mostEvents: number
  /** When the server was started: clocks do not run while it is down. */
  started: number
  showing: Showing
  /** Something has changed that others may want to know: who sits, whether it is over, who is here. */
  changed(): void
}
