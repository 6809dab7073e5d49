/** One connection: what comes in is limited, checked, and done one after the other; each message gets one reply. */

import type { WebSocket } from '@fastify/websocket'
import type { Lang, Seat } from '@regelwerk/core'
import { type ClientMessage, LONGEST_MESSAGE, type ServerMessage } from '@regelwerk/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { Listener } from './audience.ts'
import type { Guest, Guests } from './guests.ts'
import type { Hall } from './hall.ts'
import { check, numberOf, parse } from './messages.ts'
import type { Metrics } from './metrics.ts'
import { Bucket, type Rate } from './rate.ts'
import { Refusal } from './refusal.ts'
import type { Table } from './table.ts'

/** What is far beyond a message is not even read to its end. */
export const LONGEST_READ = 16 * LONGEST_MESSAGE
/** Who does not read what is sent is let go. */
const MOST_UNREAD = 8 * 1024 * 1024
const MOST_QUEUED = 100
const MOST_TABLES = 20
/** So long may a connection wait before it says who it is, in milliseconds. */
const HELLO = 15_000
/** Refused so often in a row for speaking too fast, a connection is closed. */
const PATIENCE = 1000

export interface Limits {
  messages: Rate
  chat: Rate
}

export interface Inside {
  guests: Guests
  hall: Hall
  metrics: Metrics
  log: FastifyBaseLogger
  limits: Limits
}

type Said<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>

export class Connection implements Listener {
  #guest: Guest | null = null
  #lang: Lang = 'en'
  readonly #tables = new Map<string, Table>()
  readonly #messages: Bucket
  readonly #chat: Bucket
  #queue: Promise<void> = Promise.resolve()
  #queued = 0
  #hasty = 0
  #closed = false

  constructor(
    readonly socket: WebSocket,
    readonly inside: Inside,
  ) {
    const now = performance.now()
    this.#messages = new Bucket(inside.limits.messages, now)
    this.#chat = new Bucket(inside.limits.chat, now)
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#receive(data, isBinary))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.#leaveAll())
    const silent = setTimeout(() => {
      if (this.#guest === null) socket.close(1008, 'nobody has said hello')
    }, HELLO)
    socket.on('close', () => clearTimeout(silent))
  }

  get guest(): Guest {
    if (this.#guest === null) throw new Refusal('who-are-you', 'say hello first, with your token')
    return this.#guest
  }

  get lang(): Lang {
    return this.#lang
  }

  send(message: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > MOST_UNREAD) this.socket.terminate()
    else this.socket.send(message)
  }

  #reply(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  #refuse(error: unknown, re: number | undefined): void {
    const { metrics, log } = this.inside
    const known = error instanceof Refusal
    if (!known) log.error({ err: error }, 'a message has failed')
    const code = known ? error.code : 'unavailable'
    metrics.refused(code)
    const text = known ? error.message : 'something went wrong here; nothing has changed'
    this.#reply({ kind: 'error', ...(re !== undefined && { re }), code, text })
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    const came = performance.now()
    let value: unknown
    try {
      const inTime = this.#messages.take(came) && this.#queued < MOST_QUEUED
      this.#hasty = inTime ? 0 : this.#hasty + 1
      if (this.#hasty > PATIENCE) this.socket.close(1008, 'too many messages')
      value = parse(data, isBinary)
      if (!inTime) throw new Refusal('too-many', 'too many messages: wait a little')
      const message = check(value)
      this.#queued++
      this.#queue = this.#queue.then(() => this.#handle(message, came))
    } catch (error) {
      this.#refuse(error, numberOf(value))
    }
  }

  async #handle(message: ClientMessage, came: number): Promise<void> {
    const { re } = message
    try {
      if (this.#closed) return
      const reply = await this.#do(message)
      if (reply !== null) this.#reply({ ...reply, ...(re !== undefined && { re }) })
      if (message.kind === 'answer') this.inside.metrics.answered(performance.now() - came)
    } catch (error) {
      this.#refuse(error, re)
    } finally {
      this.#queued--
    }
  }

  /** Does what a message asks for; returns the reply, or null if it has been given. */
  async #do(message: ClientMessage): Promise<ServerMessage | null> {
    const { hall } = this.inside
    if (message.kind === 'hello') return this.#hello(message)
    const { guest } = this
    switch (message.kind) {
      case 'language':
        this.#lang = message.lang
        for (const table of this.#tables.values()) table.showAgain()
        break
      case 'lobby':
        if (message.on) hall.lobby.add(this)
        else hall.lobby.remove(this)
        break
      case 'make':
        return made(await hall.make(guest, message.plan))
      case 'join': {
        const { match, key, seat, deck, commit } = message
        await hall.join(guest, match, key, { seat, deck, commit })
        break
      }
      case 'open':
        return this.#open(message)
      case 'close':
        this.#tables.get(message.match)?.leave(this)
        this.#tables.delete(message.match)
        break
      case 'rematch':
        return made(await hall.rematch(guest, message.match, message.commit))
      case 'cancel':
        await hall.cancel(guest, message.match)
        break
      case 'chat':
        await this.#say(message)
        break
      case 'hint':
        // Thinking takes a while: what is said meanwhile does not wait for it.
        void this.#advise(message)
        return null
      default:
        return this.#act(message)
    }
    return { kind: 'done' }
  }

  #hello({ token, lang }: Said<'hello'>): ServerMessage {
    const guest = this.inside.guests.read(token)
    if (guest === null)
      throw new Refusal('who-are-you', 'this token is not one of ours: get one from /api/guests')
    if (this.#guest !== null && this.#guest.id !== guest.id) {
      throw new Refusal('not-allowed', 'somebody else has said hello here: open another connection')
    }
    this.#guest = guest
    this.#lang = lang
    return { kind: 'welcome', name: guest.name, guest: guest.id }
  }

  async #open({ match, key, re }: Said<'open'>): Promise<null> {
    if (this.#tables.size >= MOST_TABLES && !this.#tables.has(match)) {
      throw new Refusal('too-many', `${MOST_TABLES} matches are open here: close one first`)
    }
    this.#tables.set(match, await this.inside.hall.open(this, match, key, re))
    if (this.#closed) this.#leaveAll()
    return null
  }

  async #say({ match, text }: Said<'chat'>): Promise<void> {
    const table = this.#tables.get(match)
    if (table === undefined || !table.audience.has(this)) {
      throw new Refusal('not-allowed', 'you are not at this table: open the match first')
    }
    if (!this.#chat.take(performance.now())) throw new Refusal('too-many', 'too much chat: wait a little')
    const clean = text
      .replace(/\s+/gu, ' ')
      .replace(/\p{Cc}|\p{Cf}|\p{Cs}/gu, '')
      .trim()
    if (clean === '') throw new Refusal('malformed', 'there is nothing to read in this')
    const { id, name } = this.guest
    table.audience.tell(
      JSON.stringify({ kind: 'chat', match, from: name, seat: table.seatOf(id), text: clean }),
    )
  }

  async #advise({ match, seq, re }: Said<'hint'>): Promise<void> {
    try {
      const { table, seat } = await this.#seatAt(match)
      const answers = await table.hint(seat, seq)
      this.#reply({ kind: 'hint', ...(re !== undefined && { re }), match, seq, answers })
    } catch (error) {
      this.#refuse(error, re)
    }
  }

  async #seatAt(match: string): Promise<{ table: Table; seat: Seat }> {
    const table = await this.inside.hall.table(match)
    const seat = table.seatOf(this.guest.id)
    if (seat < 0) throw new Refusal('not-allowed', 'you do not sit at this table')
    return { table, seat }
  }

  /** What only those who sit at a table may do. */
  async #act(message: Said<'reveal' | 'answer' | 'undo' | 'consent' | 'concede'>): Promise<ServerMessage> {
    const { table, seat } = await this.#seatAt(message.match)
    if (message.kind === 'answer') {
      return { kind: 'done', seq: await table.answer(seat, message.seq, message.choice) }
    }
    if (message.kind === 'reveal') await table.reveal(seat, message.entropy)
    else if (message.kind === 'undo') await table.undo(seat, message.seq)
    else if (message.kind === 'consent') await table.consent(seat, message.seq, message.yes)
    else await table.concede(seat)
    return { kind: 'done' }
  }

  #leaveAll(): void {
    this.#closed = true
    this.inside.hall.lobby.remove(this)
    for (const table of this.#tables.values()) table.leave(this)
    this.#tables.clear()
  }
}

const made = ({ row }: Table): ServerMessage => ({ kind: 'made', match: row.id, key: row.key })
