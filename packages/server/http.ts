/** What is served over HTTP: the page, guests, finished games, health and figures; and the way to the WebSocket. */
import { existsSync } from 'node:fs'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import statics from '@fastify/static'
import websocket from '@fastify/websocket'
import type { Lang } from '@regelwerk/core'
import { players } from '@regelwerk/players'
import { games } from '@regelwerk/protocol'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Record } from './record.ts'
import { Refusal } from './refusal.ts'
import { replayOf } from './replays.ts'
import { Connection, type Inside, LONGEST_READ } from './socket.ts'

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

const NOT_BUILT = `The server is running, but its page has not been built yet.
Build it with:  npm run build -w @regelwerk/web
Then start the server again.
`

export interface Web extends Inside {
  record: Record
  pageDir: string
  guestsPerMinute: number
  /** Further origins from which a page may connect, such as https://example.org. */
  origins: readonly string[]
  connections: Set<Connection>
}

/** Before anything is served. Requests are not logged: what matters is logged where it happens. */
export const emptyWeb = (level: string): FastifyInstance =>
  Fastify({
    logger: { level },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
  })

export async function serve(app: FastifyInstance, inside: Web): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy: POLICY, strictTransportSecurity: false })
  await app.register(rateLimit, { global: false })
  await app.register(websocket, {
    options: { maxPayload: LONGEST_READ, perMessageDeflate: false },
    // Connections are closed before the server is, with a reason.
    preClose: (done: () => void) => app.websocketServer.close(() => done()),
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error instanceof Refusal ? 400 : (error.statusCode ?? 500)
    if (status >= 500) inside.log.error({ err: error }, 'a request has failed')
    const text = status >= 500 ? 'something went wrong here' : error.message
    return reply.status(status).send({ error: text })
  })
  await page(app, inside.pageDir)
  api(app, inside)
  sockets(app, inside)
}

async function page(app: FastifyInstance, dir: string): Promise<void> {
  if (existsSync(dir)) await app.register(statics, { root: dir })
  else app.get('/', (_request, reply) => reply.type('text/plain; charset=utf-8').send(NOT_BUILT))
}

function api(app: FastifyInstance, inside: Web): void {
  const { guests, record, metrics, hall, connections } = inside
  app.post<{ Body: Static<typeof NewGuest> }>(
    '/api/guests',
    {
      schema: { body: NewGuest },
      config: { rateLimit: { max: inside.guestsPerMinute, timeWindow: 60_000 } },
    },
    (request) => {
      const { guest, token } = guests.welcome(request.body.name, request.body.token)
      return { guest: guest.id, name: guest.name, token }
    },
  )
  app.get('/api/games', () =>
    games.map(({ id, title, players: seats, formats, decks }) => ({
      id,
      title,
      players: seats,
      formats,
      decks: decks.map((deck) => ({ id: deck.id, name: deck.name })),
      bots: Object.keys(players),
    })),
  )
  app.get<{ Params: { id: string }; Querystring: { lang?: string } }>(
    '/api/replays/:id',
    async (request, reply) => {
      const { id } = request.params
      const row = await record.state(id)
      if (row === null) return reply.status(404).send({ error: 'there is no such match' })
      if (row.state !== 'over') {
        return reply.status(403).send({ error: 'the match is not over: its replay would show every hand' })
      }
      if (row.setup === null) {
        return reply.status(404).send({ error: 'the match never began: there is nothing to replay' })
      }
      const [snapshots, events] = await Promise.all([record.snapshots(id), record.events(id)])
      return replayOf({ row, snapshots, events }, langOf(request.query.lang))
    },
  )
  app.get('/healthz', async (_request, reply) => {
    try {
      await record.beat(Date.now())
      return { ok: true }
    } catch (error) {
      inside.log.error({ err: error }, 'the record cannot be written')
      return reply.status(503).send({ ok: false, error: 'the record cannot be written' })
    }
  })
  app.get('/metrics', (_request, reply) =>
    reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.text({ connections: connections.size, matches: hall.counts() })),
  )
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
  }
  app.get('/ws', guarded, (socket) => {
    const connection = new Connection(socket, inside)
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
  return URL.canParse(origin) && new URL(origin).host === host
}
