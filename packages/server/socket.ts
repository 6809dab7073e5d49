/** One connection: what comes in is limited, checked, and done one after the other; each message gets one reply. */

import type { Duplex } from 'node:stream'
import type { WebSocket } from '@fastify/websocket'
import type { Lang, Seat } from '@regelwerk/core'
import { type ClientMessage, LONGEST_MESSAGE, type ServerMessage } from '@regelwerk/protocol'
import { buildOf } from '@regelwerk/protocol/fingerprint'
import type { FastifyBaseLogger } from 'fastify'
import type { Listener } from './audience.ts'
import type { Door, Purse } from './door.ts'
import { effort } from './effort.ts'
import { framesOf } from './frames.ts'
import { cleanText, type Guest, type Guests } from './guests.ts'
import type { Hall } from './hall.ts'
import { check, numberOf, parse } from './messages.ts'
import type { Metrics } from './metrics.ts'
import { Bucket } from './rate.ts'
import { Refusal } from './refusal.ts'
import type { Outgoing } from './showing.ts'
import type { Table } from './table.ts'

/** What is far beyond a message is not even read to its end. */
export const LONGEST_READ = 16 * LONGEST_MESSAGE
/** Who has not read so much of what was sent is shown nothing new; who has not read so much more is let go. Bytes. */
const BEHIND = 128 * 1024
const MOST_UNREAD = 1024 * 1024
const MOST_TABLES = 20
/** A language is spoken at least so long, in milliseconds: of those asked for meanwhile the last counts. */
const SPOKEN = 300
/** How long who is shown out has to say goodbye, in milliseconds. */
const FAREWELL = 1000
/** So long may a connection wait before it says who it is, in milliseconds. */
const HELLO = 15_000

/** What a message costs, in milliseconds of the server, with what follows from it. What turns out to be more is owed. */
const COSTS: Readonly<{ [kind in ClientMessage['kind']]: number }> = {
  hello: 1,
  language: 2,
  lobby: 2,
  reveal: 2,
  make: 5,
  join: 3,
  open: 2,
  close: 1,
  answer: 1,
  hint: 5,
  why: 1,
  foresee: 2,
  undo: 1,
  consent: 1,
  cancel: 1,
  concede: 1,
  rematch: 5,
  chat: 1,
}
/** On a busy machine everything takes longer: only what takes more than so many times as long is owed. */
const USUAL = 10
/** What cannot be read has to be looked at too. */
const UNREADABLE = 1

export interface Inside {
  guests: Guests
  hall: Hall
  metrics: Metrics
  log: FastifyBaseLogger
  door: Door
}

type Said<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>

export class Connection implements Listener, Outgoing {
  #guest: Guest | null = null
  #lang: Lang = 'en'
  readonly #tables = new Map<string, Table>()
  readonly #purse: Purse
  readonly #haste: Bucket
  readonly #chat: Bucket
  /** The language that was asked for last, and since when the present one is spoken. */
  #wanted: Lang = 'en'
  #spokenSince = Number.NEGATIVE_INFINITY
  #speaking: ReturnType<typeof setTimeout> | undefined
  /** What has come in within this turn of the event loop; then it waits for what came before. */
  #arrived: { message: ClientMessage; came: number }[] = []
  #queue: Promise<void> = Promise.resolve()
  #queued = 0
  #closed = false
  /** What is to go out with what else is sent in this turn, and how many letters that is. */
  #held: string[] = []
  #heldLength = 0

  constructor(
    readonly socket: WebSocket,
    /** What lies under the socket. */
    readonly stream: Duplex,
    readonly address: string,
    readonly inside: Inside,
  ) {
    const now = performance.now()
    const { door } = inside
    this.#purse = door.purse(address, now)
    this.#haste = new Bucket(door.limits.haste, now)
    this.#chat = new Bucket(door.limits.chat, now)
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#receive(data, isBinary))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      this.#leaveAll()
      if (this.#guest !== null) door.leave('guest', this.#guest.id)
    })
    const silent = setTimeout(() => {
      if (this.#guest === null) this.close(1008, 'nobody has said hello')
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

  /** How much it has not read yet. */
  get #unread(): number {
    return this.socket.bufferedAmount + this.#heldLength
  }

  get isBehind(): boolean {
    return this.#unread > BEHIND
  }

  charge(milliseconds: number): void {
    this.#purse.owe(performance.now(), milliseconds)
  }

  /** What is sent in one turn goes out at once: calling the system is dear. */
  send(message: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.#unread > MOST_UNREAD) this.#showOut(1013, 'too much is unread')
    else {
      if (this.#held.length === 0) this.inside.hall.showing.send(this)
      this.#held.push(message)
      this.#heldLength += message.length
    }
  }

  flush(): void {
    const held = this.#held
    if (held.length === 0) return
    this.#held = []
    this.#heldLength = 0
    // Nothing may follow a goodbye.
    if (this.socket.readyState === this.socket.OPEN) this.stream.write(framesOf(held))
  }

  /** Says goodbye, after what has been said before. */
  close(code: number, reason: string): void {
    this.flush()
    this.socket.close(code, reason)
  }

  #showOut(code: number, reason: string): void {
    this.inside.metrics.showedOut(code)
    this.close(code, reason)
    setTimeout(() => this.socket.terminate(), FAREWELL).unref()
  }

  #reply(message: ServerMessage, re?: number): void {
    this.send(JSON.stringify(re === undefined ? message : { re, ...message }))
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
    const { door, hall } = this.inside
    hall.showing.heard()
    let value: unknown
    let message: ClientMessage | Refusal
    try {
      value = parse(data, isBinary)
      message = check(value)
    } catch (error) {
      message = error as Refusal
    }
    const cost = message instanceof Refusal ? UNREADABLE : COSTS[message.kind]
    const { connection, all } = door.limits.queued
    const isFull = this.#queued >= connection || door.queued >= all
    if (isFull || !this.#purse.pay(came, cost)) this.#tooFast(numberOf(value), came)
    else if (message instanceof Refusal) this.#refuse(message, numberOf(value))
    else this.#accept(message, came)
  }

  #accept(message: ClientMessage, came: number): void {
    this.#queued++
    this.inside.door.queued++
    if (this.#arrived.push({ message, came }) > 1) return
    const table = 'match' in message ? this.#tables.get(message.match) : undefined
    this.inside.hall.arrivals.add(table?.game.id ?? '', () => this.#carryOut())
  }

  #carryOut(): void {
    for (const { message, came } of this.#arrived) {
      this.#queue = this.#queue.then(() => this.#handle(message, came))
    }
    this.#arrived = []
  }

  /** Who goes on for long although everything is refused is shown out, and cannot come back at once. */
  #tooFast(re: number | undefined, now: number): void {
    this.#refuse(new Refusal('too-many', 'too many messages: wait a little'), re)
    if (this.#haste.take(now)) return
    const { door } = this.inside
    door.ban('address', this.address, now)
    if (this.#guest !== null) door.ban('guest', this.#guest.id, now)
    this.#showOut(1008, 'too many messages')
  }

  async #handle(message: ClientMessage, came: number): Promise<void> {
    const { re } = message
    try {
      if (this.#closed) return
      const { done: doing, took } = effort(() => this.#do(message))
      const more = took - USUAL * COSTS[message.kind]
      if (more > 0) this.charge(more)
      const reply = await doing
      if (reply !== null) this.#reply(reply, re)
      if (message.kind === 'answer') this.inside.metrics.answered(performance.now() - came)
    } catch (error) {
      this.#refuse(error, re)
    } finally {
      this.#queued--
      this.inside.door.queued--
    }
  }

  /** Does what a message asks for; returns the reply, or null if it has been given. */
  async #do(message: ClientMessage): Promise<ServerMessage | null> {
    const { hall } = this.inside
    if (message.kind === 'hello') return this.#hello(message)
    const { guest } = this
    switch (message.kind) {
      case 'language':
        this.#speak(message.lang)
        break
      case 'lobby':
        if (message.on) hall.lobby.add(this)
        else hall.lobby.remove(this)
        break
      case 'make':
        return made(await hall.make(guest, message.plan), guest)
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
      case 'why': {
        const { match, seq } = message
        const { table, seat } = await this.#seatAt(match)
        return { kind: 'why', match, seq, obstacles: table.why(seat, seq) }
      }
      case 'foresee': {
        const { match, seq, index } = message
        const { table, seat } = await this.#seatAt(match)
        return { kind: 'foreseen', match, seq, foreseen: table.foresee(seat, seq, index, this.#lang) }
      }
      case 'rematch':
        return made(await hall.rematch(guest, message.match, message.commit), guest)
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
    if (this.#guest === null) {
      try {
        this.inside.door.enter('guest', guest.id, performance.now())
      } catch (error) {
        // The reply goes out first.
        setImmediate(() => this.#showOut(1008, (error as Error).message))
        throw error
      }
      this.#purse.belongsTo(guest.id)
    }
    this.#guest = guest
    this.#speak(lang)
    return { kind: 'welcome', name: guest.name, guest: guest.id, build: buildOf() }
  }

  /** All open matches are shown anew, though not more often than anybody can read. */
  #speak(lang: Lang): void {
    this.#wanted = lang
    clearTimeout(this.#speaking)
    const wait = this.#spokenSince + SPOKEN - performance.now()
    if (wait > 0) this.#speaking = setTimeout(() => this.#speak(this.#wanted), wait)
    else if (lang !== this.#lang) {
      this.#lang = lang
      this.#spokenSince = performance.now()
      for (const table of this.#tables.values()) table.showAgain()
    }
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
    const clean = cleanText(text)
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
    clearTimeout(this.#speaking)
    this.inside.hall.lobby.remove(this)
    for (const table of this.#tables.values()) table.leave(this)
    this.#tables.clear()
  }
}

function made(table: Table, guest: Guest): ServerMessage {
  const { id, key } = table.row
  const seat = table.keptFor(guest.id)
  return { kind: 'made', match: id, key, ...(seat !== null && { seat }) }
}
