/** The one WebSocket of this page: says who we are, comes back after a loss, matches replies to what was asked. */
import type { Lang } from '@regelwerk/core'
import type { ClientMessage, ErrorCode, ServerMessage } from '@regelwerk/protocol'
import { settings } from '../settings.ts'
import { compareBuild } from './build.ts'
import { forgetGuest, guestToken } from './guest.ts'

/** Why something could not be done; 'lost': nobody knows whether it was. */
export class Refusal extends Error {
  readonly code: ErrorCode | 'lost'

  constructor(code: ErrorCode | 'lost', text: string) {
    super(text)
    this.code = code
  }
}

type Asked<M = ClientMessage> = M extends ClientMessage ? Omit<M, 're'> : never

interface Waiting {
  done(message: ServerMessage): void
  refused(refusal: Refusal): void
}

/** Somebody in the page who has business with the server. */
export interface Visitor {
  hear(message: ServerMessage): void
  /** The line is up, again or for the first time. */
  up(): void
  lost(): void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000

class Connection {
  #socket: WebSocket | null = null
  #ready = false
  #token = ''
  #next = 1
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #waiting = new Map<number, Waiting>()
  readonly #visitors = new Set<Visitor>()

  /** Joins; the line is held as long as anybody needs it. */
  enter(visitor: Visitor): () => void {
    this.#visitors.add(visitor)
    if (this.#ready) visitor.up()
    else if (this.#socket === null) void this.#dial()
    return () => {
      this.#visitors.delete(visitor)
      // A new visitor may come in the same turn: from one room to the next the line is kept.
      setTimeout(() => this.#visitors.size === 0 && this.#hangUp(), 2_000)
    }
  }

  /** Sends a message and waits for the reply to it. */
  ask(message: Asked): Promise<ServerMessage> {
    return new Promise((done, refused) => {
      if (!this.#ready) refused(new Refusal('lost', 'there is no connection'))
      else this.#send(message, { done, refused })
    })
  }

  /** Says who we are, again if the reader has taken another name meanwhile. */
  async introduce(): Promise<void> {
    const token = await guestToken()
    if (token === this.#token) return
    await this.ask({ kind: 'hello', token, lang: settings().lang })
    this.#token = token
  }

  /** In which language the server speaks to us. */
  speak(lang: Lang): void {
    if (this.#ready) this.#send({ kind: 'language', lang }, { done: () => {}, refused: () => {} })
  }

  #send(message: Asked, waiting: Waiting): void {
    const re = this.#next++
    this.#waiting.set(re, waiting)
    this.#socket?.send(JSON.stringify({ ...message, re }))
  }

  async #dial(): Promise<void> {
    clearTimeout(this.#timer)
    let token: string
    try {
      token = await guestToken()
    } catch {
      this.#later()
      return
    }
    if (this.#socket !== null || this.#visitors.size === 0) return
    const address = new URL('ws', document.baseURI)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    address.hash = ''
    const socket = new WebSocket(address)
    this.#socket = socket
    this.#token = token
    socket.onopen = () =>
      this.#send(
        { kind: 'hello', token, lang: settings().lang },
        {
          done: (welcome) => {
            if (welcome.kind === 'welcome') compareBuild(welcome.build)
            this.#up()
          },
          refused: ({ code }) => {
            if (code === 'who-are-you') forgetGuest()
            socket.close()
          },
        },
      )
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage)
    socket.onclose = () => this.#down(socket)
  }

  #up(): void {
    this.#ready = true
    this.#tries = 0
    for (const visitor of this.#visitors) visitor.up()
  }

  #hear(message: ServerMessage): void {
    const re = 're' in message ? message.re : undefined
    const waiting = re === undefined ? undefined : this.#waiting.get(re)
    if (re !== undefined) this.#waiting.delete(re)
    if (message.kind === 'error') waiting?.refused(new Refusal(message.code, message.text))
    else waiting?.done(message)
    for (const visitor of this.#visitors) visitor.hear(message)
  }

  #down(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#socket = null
    this.#ready = false
    const left = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const waiting of left) waiting.refused(new Refusal('lost', 'the connection was lost'))
    for (const visitor of this.#visitors) visitor.lost()
    if (this.#visitors.size > 0) this.#later()
  }

  /** Tries again after a while, longer each time, never all at the same moment. */
  #later(): void {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#dial(), wait * (0.75 + Math.random() / 2))
  }

  #hangUp(): void {
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = null
    this.#ready = false
    this.#waiting.clear()
    socket?.close(1000)
  }
}

export const connection = new Connection()
