/**
 * Decks that guests keep with the server. Who changes one says which change of it they know of last: where another came
 * in between nothing is overwritten, and they are told to look first.
 */
import { DeckId, DeckToDrop, DeckToKeep, games, type KeptDeck, MOST_KEPT_DECKS } from '@regelwerk/protocol'
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type Database from 'libsql'
import { Compile } from 'typebox/compile'
import type { Guest, Guests } from './guests.ts'
import { checkBy } from './messages.ts'
import type { Record } from './record.ts'
import { Refusal } from './refusal.ts'
import type { DeckTable } from './schema.ts'

export interface DeckChange {
  row: DeckTable
  /** When it was changed last, as far as who changes it knows; null: they know of none. */
  base: number | null
  /** What has become of it, when it has been written. */
  outcome?: 'kept' | 'stale' | 'full'
}

/** The decks on disk. */
export class DeckShelf {
  readonly #changed: Database.Statement
  readonly #count: Database.Statement
  readonly #put: Database.Statement
  readonly #forget: Database.Statement

  constructor(database: Database.Database) {
    this.#changed = database.prepare('select changed, deck is null from decks where guest = ? and id = ?')
    this.#count = database.prepare('select count(*) from decks where guest = ? and deck is not null')
    this.#put = database.prepare(
      `insert into decks (guest, id, game, changed, deck) values (?, ?, ?, ?, ?)
        on conflict (guest, id) do update set game = excluded.game, changed = excluded.changed, deck = excluded.deck`,
    )
    this.#forget = database.prepare(
      `delete from decks where guest = ?1 and deck is null and id not in
        (select id from decks where guest = ?1 and deck is null order by changed desc limit ?2)`,
    )
  }

  put(change: DeckChange): void {
    const { row, base } = change
    const { guest, id, game, changed, deck } = row
    const [known] = this.#changed.raw().all([guest, id]) as [changed: number, isDeleted: number][]
    const isNew = known === undefined || known[1] === 1
    if (known !== undefined && known[0] !== base) change.outcome = 'stale'
    else if (deck !== null && isNew && this.#isFull(guest)) change.outcome = 'full'
    else {
      this.#put.run([guest, id, game, changed, deck])
      if (deck === null) this.#forget.run([guest, MOST_KEPT_DECKS])
      change.outcome = 'kept'
    }
  }

  #isFull(guest: string): boolean {
    const [[n] = [0]] = this.#count.raw().all([guest]) as number[][]
    return (n as number) >= MOST_KEPT_DECKS
  }
}

const readDeck = ({ id, game, changed, deck }: DeckTable): KeptDeck => ({
  id,
  game,
  changed,
  deck: deck === null ? null : (JSON.parse(deck) as KeptDeck['deck']),
})

const isId = Compile(DeckId)
const isToKeep = Compile(DeckToKeep)
const isToDrop = Compile(DeckToDrop)

interface Route {
  Params: { id: string }
}
type Asked = FastifyRequest<Route>

interface Inside {
  guests: Guests
  record: Record
}

const BEARER = 'Bearer '

/** Who asks: the guest of the token in the head of the request. */
function guestOf({ headers }: Pick<FastifyRequest, 'headers'>, guests: Guests): Guest {
  const { authorization = '' } = headers
  const guest = authorization.startsWith(BEARER) ? guests.read(authorization.slice(BEARER.length)) : null
  if (guest === null)
    throw new Refusal('who-are-you', 'decks are kept for guests: send your token as `authorization: Bearer`')
  return guest
}

export function serveDecks(
  app: FastifyInstance,
  { guests, record }: Inside,
  options: RouteShorthandOptions,
): void {
  const change = async (request: Asked, deck: string | null, told: DeckToDrop) => {
    const { id: guest } = guestOf(request, guests)
    const id = checkBy(isId, request.params.id, 'the id of a deck')
    const { game, changed, base } = told
    if (!games.some((one) => one.id === game))
      throw new Refusal('malformed', `there is no game ${JSON.stringify(game)}`)
    const { outcome } = await record.changeDeck({ row: { guest, id, game, changed, deck }, base })
    if (outcome === 'stale')
      throw new Refusal('stale', 'this deck has been changed meanwhile: look at it first')
    if (outcome === 'full')
      throw new Refusal(
        'not-allowed',
        `at most ${MOST_KEPT_DECKS} decks are kept for a guest: delete one first`,
      )
    return { changed }
  }
  app.get('/api/decks', options, async (request) => {
    const rows = await record.decksOf(guestOf(request, guests).id)
    return { decks: rows.map(readDeck) }
  })
  app.put<Route>('/api/decks/:id', options, (request) => {
    const { game, changed, base, ...deck } = checkBy(isToKeep, request.body, 'a deck')
    return change(request, JSON.stringify(deck), { game, changed, base })
  })
  app.delete<Route>('/api/decks/:id', options, (request) =>
    change(request, null, checkBy(isToDrop, request.body, 'a deck that is to be deleted')),
  )
}
