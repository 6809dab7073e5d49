/** What is served over HTTP: the page, guests, finished games, health and figures; and the way to the WebSocket. */
import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import statics from '@fastify/static'
import websocket from '@fastify/websocket'
import type { Lang } from '@regelwerk/core'
import { players } from '@regelwerk/players'
import { type ErrorCode, games } from '@regelwerk/protocol'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import Type, { type Static } from 'typebox'
import { serveDecks } from './decks.ts'
import { isWeb } from './proxy.ts'
import type { Record } from './record.ts'
import { Refusal } from './refusal.ts'
import { replayOf } from './replays.ts'
import { Shelf } from './shelf.ts'
import { Connection, type Inside, LONGEST_READ } from './socket.ts'
import type { Turns } from './turns.ts'

/** With the token they have, a guest is the same by another name. */
const NewGuest = Type.Object(
  { name: Type.String({ maxLength: 200 }), token: Type.Optional(Type.String({ maxLength: 500 })) },
  { additionalProperties: false },
)

const self = ["'self'"]
const nothing = ["'none'"]

/** A page of ours, with nothing from elsewhere. */
const POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: nothing,
    scriptSrc: self,
    styleSrc: self,
    imgSrc: ["'self'", 'data:'],
    fontSrc: self,
    connectSrc: self,
    workerSrc: self,
    manifestSrc: self,
    formAction: self,
    baseUri: nothing,
    frameAncestors: nothing,
  },
}

const HEARTBEAT = 30_000

/** So long may the head of a request take, and all of it, in milliseconds: who sends it drop by drop is cut off. */
const HEAD = 5_000
const REQUEST = 10_000
const LOOK_EVERY = 1_000
const KEPT_OPEN = 10_000

/** Requests a minute from one address. A first visit takes some four hundred files: the page, and all it keeps for later. */
export interface WebLimits {
  pages: number
  api: number
  guests: number
  replays: number
  decks: number
  /** Connections, of any kind, at the same time. */
  sockets: number
}

export const WEB_LIMITS: WebLimits = {
  pages: 6000,
  api: 120,
  guests: 60,
  replays: 30,
  decks: 120,
  sockets: 120,
}

const NO_MORE = 1e9
export const NO_WEB_LIMITS: WebLimits = {
  pages: NO_MORE,
  api: NO_MORE,
  guests: NO_MORE,
  replays: NO_MORE,
  decks: NO_MORE,
  sockets: NO_MORE,
}

const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } })

/** Replays that were asked for last, as they are sent: so many bytes of them. */
const MOST_KEPT = 8 * 1024 * 1024

/** Of what is refused; the others are 400. */
const STATUS: { [code in ErrorCode]?: number } = { 'who-are-you': 401, 'not-allowed': 403, stale: 409 }

const NOT_BUILT = `The server is running, but its page has not been built yet.
Build it with:  npm run build -w @regelwerk/web
Then start the server again.
`

export interface Web extends Inside {
  record: Record
  pageDir: string
  web: WebLimits
  /** Further origins from which a page may connect, such as https://example.org. */
  origins: readonly string[]
  isBehindProxy: boolean
  connections: Set<Connection>
  turns: Turns
}

/** Before anything is served. Requests are not logged: what matters is logged where it happens. */
export const emptyWeb = (level: string, trustProxy: number | string[] | false): FastifyInstance =>
  Fastify({
    logger: { level },
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
    requestTimeout: REQUEST,
    keepAliveTimeout: KEPT_OPEN,
    http: { headersTimeout: HEAD, connectionsCheckingInterval: LOOK_EVERY },
  })

export async function serve(app: FastifyInstance, inside: Web): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy: POLICY, strictTransportSecurity: false })
  await app.register(rateLimit, { global: true, max: inside.web.pages, timeWindow: 60_000 })
  // Behind a proxy all connections come from its address.
  if (!inside.isBehindProxy) limitSockets(app, inside.web.sockets)
  await app.register(websocket, {
    options: { maxPayload: LONGEST_READ, perMessageDeflate: false },
    // Connections are closed before the server is, with a reason.
    preClose: (done: () => void) => app.websocketServer.close(() => done()),
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error instanceof Refusal ? (STATUS[error.code] ?? 400) : (error.statusCode ?? 500)
    if (status >= 500) inside.log.error({ err: error }, 'a request has failed')
    const text = status >= 500 ? 'something went wrong here' : error.message
    return reply.status(status).send({ error: text })
  })
  await page(app, inside.pageDir)
  api(app, inside)
  sockets(app, inside)
}

/** What the build has named by its contents never changes; the page itself is asked for again each time. */
function kept(reply: FastifyReply, path: string): void {
  const isNamed = basename(dirname(path)) === 'assets'
  reply.header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

async function page(app: FastifyInstance, dir: string): Promise<void> {
  if (existsSync(dir))
    await app.register(statics, { root: dir, preCompressed: true, cacheControl: false, setHeaders: kept })
  else app.get('/', (_request, reply) => reply.type('text/plain; charset=utf-8').send(NOT_BUILT))
}

function api(app: FastifyInstance, inside: Web): void {
  const { guests, record, metrics, hall, connections, web } = inside
  app.post<{ Body: Static<typeof NewGuest> }>(
    '/api/guests',
    {
      schema: { body: NewGuest },
      config: perMinute(web.guests),
    },
    (request) => {
      const { guest, token } = guests.welcome(request.body.name, request.body.token)
      return { guest: guest.id, name: guest.name, token }
    },
  )
  app.get('/api/games', { config: perMinute(web.api) }, () =>
    games.map(({ id, title, players: seats, formats, decks }) => ({
      id,
      title,
      players: seats,
      formats,
      decks: decks.map((deck) => ({ id: deck.id, name: deck.name })),
      bots: Object.keys(players),
    })),
  )
  serveDecks(app, inside, { config: perMinute(web.decks) })
  const shelf = new Shelf(MOST_KEPT)
  app.get<{ Params: { id: string }; Querystring: { lang?: string } }>(
    '/api/replays/:id',
    { config: perMinute(web.replays) },
    async (request, reply) => {
      const { id } = request.params
      const lang = langOf(request.query.lang)
      const row = await record.state(id)
      if (row === null) return reply.status(404).send({ error: 'there is no such match' })
      if (row.state !== 'over') {
        return reply.status(403).send({ error: 'the match is not over: its replay would show every hand' })
      }
      if (row.setup === null) {
        return reply.status(404).send({ error: 'the match never began: there is nothing to replay' })
      }
      const text = await shelf.get(`${id} ${lang}`, async () => {
        const [snapshots, events] = await Promise.all([record.snapshots(id), record.events(id)])
        return JSON.stringify(await replayOf({ row, snapshots, events }, lang))
      })
      return reply.type('application/json; charset=utf-8').send(text)
    },
  )
  app.get('/healthz', { config: perMinute(web.pages) }, async (_request, reply) => {
    try {
      await record.check()
      return { ok: true }
    } catch (error) {
      inside.log.error({ err: error }, 'the record cannot be read or written')
      return reply.status(503).send({ ok: false, error: 'the record cannot be read or written' })
    }
  })
  app.get('/metrics', { config: perMinute(web.pages) }, (_request, reply) =>
    reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.text({ connections: connections.size, bots: inside.turns, matches: hall.counts() })),
  )
}

/** Who holds too many connections open, of whatever kind, gets no further one. */
function limitSockets(app: FastifyInstance, most: number): void {
  const open = new Map<string, number>()
  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > most) socket.destroy()
  })
}

function sockets(app: FastifyInstance, inside: Web): void {
  const alive = new Set<Connection>()
  const beat = setInterval(() => {
    for (const connection of inside.connections) {
      if (!alive.delete(connection)) connection.socket.terminate()
      else connection.socket.ping()
    }
  }, HEARTBEAT)
  app.addHook('onClose', () => clearInterval(beat))
  const guarded = {
    websocket: true as const,
    // A page from elsewhere must not speak in the name of who looks at it.
    onRequest: async (request: FastifyRequest) => {
      if (!isOurs(request, inside.origins))
        throw Object.assign(new Error('this origin may not connect'), { statusCode: 403 })
    },
    config: perMinute(inside.web.api),
  }
  app.get('/ws', guarded, (socket, { ip, raw }) => {
    try {
      inside.door.enter('address', ip, performance.now())
    } catch (error) {
      inside.metrics.showedOut(1008)
      socket.close(1008, (error as Error).message)
      return
    }
    socket.on('close', () => inside.door.leave('address', ip))
    const connection = new Connection(socket, raw.socket, ip, inside)
    inside.connections.add(connection)
    alive.add(connection)
    socket.on('pong', () => alive.add(connection))
    socket.on('close', () => {
      inside.connections.delete(connection)
      alive.delete(connection)
    })
  })
}

const langOf = (lang: string | undefined): Lang => (lang === 'de' || lang === 'it' ? lang : 'en')

/** Programs that are no browsers send no origin. */
function isOurs({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined || origins.includes(origin)) return true
  const url = URL.canParse(origin) ? new URL(origin) : null
  return url !== null && isWeb(url) && url.host === host
}
