/** A client for tests and measurements: speaks the protocol over a real socket and remembers what it is shown. */
import { type Choice, type LogLine, type RandomState, randomChoice } from '@regelwerk/core'
import {
  addLines,
  type ClientMessage,
  type DecisionOnScreen,
  type ErrorCode,
  type MatchInfo,
  type MatchPlan,
  nextScreen,
  type Screen,
  type ServerMessage,
} from '@regelwerk/protocol'
import { WebSocket } from 'ws'
import { entropyOfSeat } from './plans.ts'

export class Refused extends Error {
  constructor(
    readonly code: ErrorCode,
    text: string,
  ) {
    super(`${code}: ${text}`)
  }
}

type Unnumbered = ClientMessage extends infer M ? (M extends unknown ? Omit<M, 're'> : never) : never

export interface Identity {
  token: string
  guest: string
  name: string
}

export async function newGuest(url: string, name: string): Promise<Identity> {
  const response = await fetch(`${url}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  if (!response.ok) throw new Error(`no guest: ${response.status} ${await response.text()}`)
  return (await response.json()) as Identity
}

export class Client {
  readonly screens = new Map<string, Screen>()
  readonly infos = new Map<string, MatchInfo>()
  readonly seats = new Map<string, number>()
  /** Where somebody wants to look at it: all that came in, and the lines of each log. */
  keep = false
  readonly heard: ServerMessage[] = []
  /** Reveals by itself what it adds to the seed, as every client should. */
  reveals = true
  /** How much has come in. */
  bytes = 0
  readonly logs = new Map<string, LogLine[]>()
  /** Called with each message, and when the connection is gone. */
  onMessage: (message: ServerMessage) => void = () => {}
  onClose: (code: number) => void = () => {}
  readonly #replies = new Map<number, (message: ServerMessage) => void>()
  readonly #waiting = new Set<() => void>()
  #number = 0

  private constructor(
    readonly socket: WebSocket,
    readonly who: Identity,
  ) {
    socket.on('message', (data) => {
      const text = String(data)
      this.bytes += text.length
      this.#hear(JSON.parse(text) as ServerMessage)
    })
    socket.on('close', (code) => this.onClose(code))
    socket.on('error', () => {})
  }

  /** `from`: another address of this machine. */
  static async connect(
    url: string,
    who: Identity,
    lang: 'en' | 'de' | 'it' = 'en',
    from?: string,
  ): Promise<Client> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { localAddress: from })
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    const client = new Client(socket, who)
    const closed = new Promise<never>((_, reject) => {
      socket.once('close', (code) => reject(new Error(`the connection was closed: ${code}`)))
    })
    // Afterwards nobody waits for it here.
    closed.catch(() => {})
    await Promise.race([client.ask({ kind: 'hello', token: who.token, lang }), closed])
    return client
  }

  static async named(url: string, name: string): Promise<Client> {
    return Client.connect(url, await newGuest(url, name))
  }

  #hear(message: ServerMessage): void {
    if (this.keep) this.heard.push(message)
    if (message.kind === 'screen' || message.kind === 'change') {
      const { match } = message
      const screen = nextScreen(this.screens.get(match), message)
      if (screen === null) throw new Error(`what has changed in ${match} does not fit`)
      this.screens.set(match, screen)
      if (this.keep) this.logs.set(match, addLines(this.logs.get(match) ?? [], screen.log))
    }
    if (message.kind === 'match') {
      this.infos.set(message.match.id, message.match)
      this.seats.set(message.match.id, message.seat)
      if (this.reveals) this.#reveal(message)
    }
    if (message.kind === 'clocks') {
      const info = this.infos.get(message.match)
      if (info !== undefined) this.infos.set(message.match, { ...info, clocks: message.clocks })
    }
    if ('re' in message && message.re !== undefined) {
      this.#replies.get(message.re)?.(message)
      this.#replies.delete(message.re)
    }
    this.onMessage(message)
    this.nudge()
  }

  #reveal({ match: { id, state, seats }, seat }: Extract<ServerMessage, { kind: 'match' }>): void {
    if (state !== 'revealing' || seats[seat]?.ready !== false) return
    this.send({ kind: 'reveal', match: id, entropy: entropyOfSeat(seat), re: 0 })
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Sends a message and waits for its reply; throws if it is refused. */
  async ask(message: Unnumbered): Promise<ServerMessage> {
    const re = ++this.#number
    const reply = await new Promise<ServerMessage>((resolve) => {
      this.#replies.set(re, resolve)
      this.send({ ...message, re })
    })
    if (reply.kind === 'error') throw new Refused(reply.code, reply.text)
    return reply
  }

  async make(plan: MatchPlan): Promise<{ match: string; key: string }> {
    return (await this.ask({ kind: 'make', plan })) as Extract<ServerMessage, { kind: 'made' }>
  }

  /** Waits until what has been shown satisfies. */
  until<T>(what: () => T | null | undefined | false): Promise<T> {
    return new Promise((resolve) => {
      const look = (): boolean => {
        const found = what()
        if (found === null || found === undefined || found === false) return false
        this.#waiting.delete(look)
        resolve(found)
        return true
      }
      if (!look()) this.#waiting.add(look)
    })
  }

  /** Lets those who wait look again. */
  nudge(): void {
    for (const look of [...this.#waiting]) look()
  }

  screen(match: string, fits: (screen: Screen) => boolean = () => true): Promise<Screen> {
    return this.until(() => {
      const screen = this.screens.get(match)
      return screen !== undefined && fits(screen) && screen
    })
  }

  info(match: string, fits: (info: MatchInfo) => boolean): Promise<MatchInfo> {
    return this.until(() => {
      const info = this.infos.get(match)
      return info !== undefined && fits(info) && info
    })
  }

  answer(match: string, choice: Choice, seq = this.screens.get(match)?.seq ?? 0): Promise<ServerMessage> {
    return this.ask({ kind: 'answer', match, seq, choice: choice as number })
  }

  /** Answers at random whatever it is asked, until the match is over. */
  async play(match: string, random: RandomState): Promise<number> {
    let answered = 0
    let seen = -1
    for (;;) {
      const screen = await this.screen(
        match,
        (s) => s.seq > seen && (s.decision !== null || s.outcome !== null),
      )
      if (screen.outcome !== null) break
      const reply = await this.answer(
        match,
        choiceFor(screen.decision as DecisionOnScreen, random),
        screen.seq,
      )
      // What was shown until then is from before this answer.
      if (reply.kind === 'done') seen = reply.seq ?? seen
      answered++
    }
    return answered
  }

  close(): void {
    this.socket.close()
  }
}

/** A legal answer, made from what is on the screen alone. */
export const choiceFor = (decision: DecisionOnScreen, random: RandomState): Choice =>
  randomChoice(decision, random)
