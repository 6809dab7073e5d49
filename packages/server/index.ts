/** The game server: starts, listens, and stops without losing anything. */
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { damageOf } from './backups.ts'
import { Bots } from './bots.ts'
import { Door, LIMITS, type Limits } from './door.ts'
import { databaseIn, FolderError, isDamage, takeFolder } from './folder.ts'
import { Guests, signingKey } from './guests.ts'
import { Hall } from './hall.ts'
import { emptyWeb, serve, WEB_LIMITS, type WebLimits } from './http.ts'
import { Metrics } from './metrics.ts'
import { originOf } from './proxy.ts'
import { Record } from './record.ts'
import type { Connection } from './socket.ts'
import { realTime, type Time } from './time.ts'

export { backUp, restore } from './backups.ts'
export { suitServer } from './memory.ts'
export { proxiesOf, SettingError } from './proxy.ts'
export { FolderError }

export interface ServerOptions {
  /** 0: any that is free. */
  port: number
  host?: string
  /** Where matches and the signing key are kept. */
  dataDir: string
  /** The built page. */
  pageDir?: string
  logLevel?: string
  limits?: Partial<Limits>
  webLimits?: Partial<WebLimits>
  /** Unfinished matches that one guest may sit in. */
  mostMatches?: number
  /** So many events a match may have before it ends without a winner. */
  mostEvents?: number
  /** Matches that are over are kept for so many days; absent: for ever. */
  keep?: number
  /** Further origins from which a page may connect, such as https://example.org. */
  origins?: readonly string[]
  /** Which proxies are believed about who calls: how many in a row, or their addresses; absent: none. */
  trustProxy?: number | string[]
  time?: Time
  /** The file that thinks for bots. */
  botWorker?: string
}

export interface Server {
  url: string
  hall: Hall
  close(): Promise<void>
}

/** No game needs so many. */
const MOST_EVENTS = 20_000
const MOST_MATCHES = 30

/** How long clients have to close their connections when the server stops, in milliseconds. */
const FAREWELL = 1000

/** The page as its package builds it. */
const builtPage = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@regelwerk/web/package.json')), 'dist/page')

export async function startServer(options: ServerOptions): Promise<Server> {
  const { host = '127.0.0.1', port, dataDir, time = realTime } = options
  const origins = (options.origins ?? []).map(originOf)
  const giveBack = takeFolder(dataDir)
  const app = emptyWeb(options.logLevel ?? 'warn', options.trustProxy ?? false)
  const { log } = app
  const record = await Record.open(databaseIn(dataDir), time).catch((error: Error) => {
    giveBack()
    throw isDamage(error) ? damageOf(dataDir, error.message) : error
  })
  const metrics = new Metrics()
  const bots = new Bots(log, options.botWorker)
  const { mostEvents = MOST_EVENTS, mostMatches = MOST_MATCHES, keep = null } = options
  const hall = new Hall({ time, record, bots, metrics, log, mostEvents }, mostMatches, keep)
  const connections = new Set<Connection>()
  await serve(app, {
    guests: new Guests(signingKey(dataDir)),
    hall,
    metrics,
    log,
    door: new Door({ ...LIMITS, ...options.limits }),
    record,
    pageDir: options.pageDir ?? builtPage(),
    web: { ...WEB_LIMITS, ...options.webLimits },
    origins,
    isBehindProxy: options.trustProxy !== undefined,
    connections,
    turns: bots.turns,
  })
  let closing: Promise<void> | null = null
  const shut = async (): Promise<void> => {
    for (const connection of connections) connection.close(1001, 'the server is stopping')
    // Who does not say goodbye is not waited for.
    const cut = setTimeout(() => {
      for (const { socket } of connections) socket.terminate()
    }, FAREWELL)
    await app.close()
    clearTimeout(cut)
    await hall.close()
    await bots.close()
    await record.close()
    giveBack()
    metrics.close()
  }
  const close = (): Promise<void> => {
    closing ??= shut()
    return closing
  }
  try {
    await app.listen({ host, port })
  } catch (error) {
    await close()
    throw error
  }
  const { port: taken } = app.server.address() as AddressInfo
  const shown = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host
  const url = `http://${shown}:${taken}`
  log.info({ url, matches: hall.counts() }, 'listening')
  return { url, hall, close }
}
