import {
  type ClientMessage,
  commitOf,
  type MatchInfo,
  type Screen,
  type ServerMessage,
  type WindowOnScreen,
} from '@regelwerk/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSettings } from '../settings.ts'
import { connection } from './connection.ts'
import { joinMatch } from './lobby.ts'
import { RemoteSession } from './remote.ts'

/** A server at the other end of the line, as far as one page sees it. */
class Line {
  static all: Line[] = []
  heard: ClientMessage[] = []
  onopen = (): void => {}
  onclose = (): void => {}
  onmessage = (_event: { data: string }): void => {}

  constructor() {
    Line.all.push(this)
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.onclose()
  }

  says(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) })
  }

  /** The last message of a kind that came in. */
  last(kind: ClientMessage['kind']): ClientMessage {
    const found = this.heard.findLast((message) => message.kind === kind)
    if (found === undefined) throw new Error(`no ${kind} has come in`)
    return found
  }

  replies(kind: ClientMessage['kind'], message: ServerMessage): void {
    this.says({ ...message, re: this.last(kind).re } as ServerMessage)
  }
}

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

const info = {
  id: 'm',
  seats: [{ name: 'Ada' }, { name: null }],
  fair: { commit: 'c', commits: [] },
  next: null,
}
const match: ServerMessage = { kind: 'match', match: info as unknown as MatchInfo, seat: 0 }
const screen = (seq: number): ServerMessage => ({
  kind: 'screen',
  match: 'm',
  screen: {
    seq,
    log: { from: seq, lines: [{ at: seq, rule: '1', text: `${seq}` }], next: seq + 1 },
  } as Screen,
})

async function up(): Promise<Line> {
  await settled()
  const line = Line.all.at(-1) as Line
  line.onopen()
  line.replies('hello', { kind: 'welcome', name: 'Ada', guest: 'g', build: 'b' })
  await settled()
  return line
}

describe('a match on a server', () => {
  const guests: { name: string; token?: string }[] = []
  let session: RemoteSession

  beforeEach(() => {
    vi.useFakeTimers()
    Line.all = []
    guests.length = 0
    const items = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    })
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    vi.stubGlobal('navigator', { languages: ['en'] })
    vi.stubGlobal('document', { baseURI: 'http://here/' })
    vi.stubGlobal('WebSocket', Line)
    vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
      guests.push(JSON.parse(body))
      return { ok: true, json: async () => ({ token: `token ${guests.length}` }) }
    })
    changeSettings({ lang: 'en', name: 'Ada' })
    session = new RemoteSession(connection, 'm', 'k', 'en')
  })

  afterEach(async () => {
    session.leave()
    await vi.advanceTimersByTimeAsync(5_000)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  describe('passes for its player', () => {
    const asked = (seq: number, n: number, change: Partial<WindowOnScreen> = {}): ServerMessage => {
      const { screen: empty } = screen(seq) as ServerMessage & { kind: 'screen' }
      const window = {
        id: 'reaction',
        pass: n - 1,
        within: ['conflict 1.1'],
        stop: 'able',
        deeds: 0,
        ...change,
      }
      const decision = { options: Array.from({ length: n }, () => ({})), window }
      return { kind: 'screen', match: 'm', screen: { ...empty, game: 'l5r', decision } as unknown as Screen }
    }
    const against = (seats: object[]): ServerMessage =>
      ({ kind: 'match', match: { ...info, seats }, seat: 0 }) as unknown as ServerMessage
    const people = against([{ name: 'Ada' }, { name: 'Ben' }])
    const bots = against([{ name: 'Ada' }, { name: null, bot: 'greedy' }])
    const answers = (line: Line) => line.heard.filter(({ kind }) => kind === 'answer')

    it('at once against bots, and does not ask meanwhile', async () => {
      const line = await up()
      line.says(bots)
      line.says(asked(4, 1))
      expect(session.state()).toMatchObject({ passing: true, screen: { decision: null } })
      await settled()
      expect(answers(line)).toMatchObject([{ seq: 4, choice: 0 }])
    })

    it('against people after a while, in which one that could do something may have passed', async () => {
      vi.spyOn(Math, 'random').mockReturnValue(0.5)
      const line = await up()
      line.says(people)
      line.says(asked(4, 1))
      await vi.advanceTimersByTimeAsync(1500)
      expect(answers(line)).toEqual([])
      await vi.advanceTimersByTimeAsync(200)
      expect(answers(line)).toMatchObject([{ seq: 4, choice: 0 }])
      vi.restoreAllMocks()
    })

    it('against people as fast as they do themselves where they could do something', async () => {
      const line = await up()
      line.says(people)
      for (let seq = 0; seq < 16; seq++) {
        line.says(asked(seq, 2))
        await vi.advanceTimersByTimeAsync(5000)
        session.answer(1)
      }
      const before = answers(line).length
      line.says(asked(16, 1))
      await vi.advanceTimersByTimeAsync(3900)
      expect(answers(line)).toHaveLength(before)
      await vi.advanceTimersByTimeAsync(2200)
      expect(answers(line)).toHaveLength(before + 1)
    })

    it('at once where the player has said so, whatever there is to do, until somebody does something', async () => {
      const line = await up()
      line.says(people)
      line.says(asked(4, 3))
      expect(session.state().screen?.decision).not.toBeNull()
      session.passUntil({ deeds: 0 })
      await settled()
      expect(answers(line)).toMatchObject([{ seq: 4, choice: 2 }])
      line.says(asked(5, 1))
      await settled()
      expect(answers(line)).toHaveLength(2)
      line.says(asked(6, 2, { deeds: 1 }))
      await vi.advanceTimersByTimeAsync(10_000)
      expect(answers(line)).toHaveLength(2)
      expect(session.state()).toMatchObject({ until: null, passing: false })
    })

    it('gives the player a moment before a turn ends: it ends now, or not yet', async () => {
      const line = await up()
      line.says(bots)
      line.says(asked(4, 1, { moment: true }))
      expect(session.state()).toMatchObject({ ending: true, screen: { decision: null } })
      await vi.advanceTimersByTimeAsync(1000)
      session.end(false)
      await vi.advanceTimersByTimeAsync(10_000)
      expect(answers(line)).toEqual([])
      expect(session.state()).toMatchObject({ ending: false, screen: { decision: {} } })
      line.says(asked(5, 1, { moment: true }))
      session.end(true)
      await settled()
      line.says(asked(6, 1, { moment: true }))
      await vi.advanceTimersByTimeAsync(2000)
      expect(answers(line)).toMatchObject([{ seq: 5 }, { seq: 6 }])
    })

    it('but asks where it could not pass', async () => {
      const line = await up()
      line.says(bots)
      line.says(asked(4, 1))
      await settled()
      line.replies('answer', { kind: 'error', code: 'too-many', text: '' })
      await settled()
      expect(session.state()).toMatchObject({ passing: false, screen: { decision: {} } })
    })

    it('and takes what it passed back with what was done before', async () => {
      const line = await up()
      line.says(bots)
      line.says(asked(4, 2))
      session.undo()
      const back = asked(5, 1) as ServerMessage & { kind: 'screen' }
      line.says({ ...back, screen: { ...back.screen, canUndo: true } })
      await settled()
      expect(answers(line)).toEqual([])
      expect(line.heard.filter(({ kind }) => kind === 'undo')).toMatchObject([{ seq: 4 }, { seq: 5 }])
    })

    it('and goes on passing when the game has gone on after a wish to go back', async () => {
      const line = await up()
      line.says(bots)
      line.says(screen(4))
      session.undo()
      line.says(screen(5))
      const next = asked(6, 1) as ServerMessage & { kind: 'screen' }
      line.says({ ...next, screen: { ...next.screen, canUndo: true } })
      await settled()
      expect(line.heard.filter(({ kind }) => kind === 'undo')).toMatchObject([{ seq: 4 }])
      expect(answers(line)).toMatchObject([{ seq: 6, choice: 0 }])
    })
  })

  it('says who it is, opens the match with its key, and shows what comes in', async () => {
    const line = await up()
    expect(guests).toEqual([{ name: 'Ada' }])
    expect(line.last('hello')).toMatchObject({ token: 'token 1', lang: 'en' })
    expect(line.last('open')).toMatchObject({ match: 'm', key: 'k' })
    line.replies('open', match)
    line.says(screen(4))
    line.says({ ...screen(9), match: 'another' } as ServerMessage)
    await settled()
    const { connection: state, names, seat, log } = session.state()
    expect({ state, names, seat, seq: session.state().screen?.seq, log: log.length }).toEqual({
      state: 'connected',
      names: ['Ada', '…'],
      seat: 0,
      seq: 4,
      log: 1,
    })
  })

  it('follows what changes, and opens the match again where it has missed something', async () => {
    const line = await up()
    line.replies('open', match)
    line.says(screen(4))
    const change = (since: number, seq: number): ServerMessage => ({
      kind: 'change',
      match: 'm',
      since,
      log: [seq, seq + 1, [seq, '1', `${seq}`]],
      change: { seq: [seq] },
    })
    line.says(change(4, 6))
    expect(session.state().screen?.seq).toBe(6)
    expect(session.state().log.map(({ at }) => at)).toEqual([4, 6])
    const opened = line.heard.filter(({ kind }) => kind === 'open').length
    line.says(change(7, 8))
    expect(session.state().screen?.seq).toBe(6)
    expect(line.heard.filter(({ kind }) => kind === 'open')).toHaveLength(opened + 1)
    line.says(screen(8))
    line.says({ kind: 'clocks', match: 'm', clocks: { left: [5, 6], running: [0] } })
    expect(session.state().screen?.seq).toBe(8)
    expect(session.state().match?.clocks?.left).toEqual([5, 6])
  })

  it('asks what cannot be done when somebody wants to know', async () => {
    const line = await up()
    line.replies('open', match)
    line.says(screen(4))
    expect(session.state().screen?.obstacles).toBeUndefined()
    session.why()
    expect(line.last('why')).toMatchObject({ match: 'm', seq: 4 })
    const obstacles = [{ verb: 'play', source: 7, rule: '4.3' }]
    line.replies('why', { kind: 'why', match: 'm', seq: 4, obstacles })
    await settled()
    expect(session.state().screen?.obstacles).toEqual(obstacles)
  })

  it('asks what an option would lead to, and not too often', async () => {
    const line = await up()
    line.replies('open', match)
    line.says(screen(4))
    const foreseen = { lines: ['A quests.'], sums: [], next: [], isOpen: false }
    const told = session.foresee(2)
    expect(line.last('foresee')).toMatchObject({ match: 'm', seq: 4, index: 2 })
    line.replies('foresee', { kind: 'foreseen', match: 'm', seq: 4, foreseen })
    expect(await told).toEqual(foreseen)
    const refused = session.foresee(3)
    line.replies('foresee', { kind: 'error', code: 'stale', text: 'too late' })
    expect(await refused, 'who is not told does without it').toBeNull()
    expect(session.state().problem).toBeNull()
    for (let i = 4; i < 30; i++) void session.foresee(i)
    expect(line.heard.filter(({ kind }) => kind === 'foresee')).toHaveLength(8)
    line.says(screen(5))
    void session.foresee(0)
    expect(line.heard.filter(({ kind }) => kind === 'foresee')).toHaveLength(9)
  })

  it('answers what it was shown, and says why an answer was refused', async () => {
    const line = await up()
    line.replies('open', match)
    line.says(screen(4))
    session.answer([1, 2])
    expect(session.state().busy).toBe(true)
    expect(line.last('answer')).toMatchObject({ match: 'm', seq: 4, choice: [1, 2] })
    line.replies('answer', { kind: 'error', code: 'illegal', text: 'only one' })
    await settled()
    expect(session.state()).toMatchObject({ busy: false, problem: 'That cannot be done: only one.' })
  })

  it('is busy until the screen after its answer is here', async () => {
    const line = await up()
    line.replies('open', match)
    line.says(screen(4))
    session.answer(0)
    line.replies('answer', { kind: 'done' })
    await settled()
    expect(session.state().busy).toBe(true)
    line.says(screen(5))
    expect(session.state().busy).toBe(false)
  })

  it('asks for a hint beside all else, and drops it once the game has gone on', async () => {
    const line = await up()
    line.replies('open', match)
    line.says(screen(4))
    session.hint()
    expect(line.last('hint')).toMatchObject({ match: 'm', seq: 4 })
    expect(session.state()).toMatchObject({ busy: false, hint: { seq: 4, answers: null } })
    const answers = [{ choice: 1, worth: 0.6 }]
    line.replies('hint', { kind: 'hint', match: 'm', seq: 4, answers })
    await settled()
    expect(session.state().hint).toEqual({ seq: 4, answers })
    line.says(screen(5))
    session.hint()
    line.says(screen(6))
    line.replies('hint', { kind: 'error', code: 'stale', text: 'too late' })
    await settled()
    expect(session.state().problem).toBeNull()
    session.hint()
    line.replies('hint', { kind: 'error', code: 'not-allowed', text: 'against people' })
    await settled()
    expect(session.state()).toMatchObject({ hint: null, problem: 'That is not allowed: against people.' })
  })

  it('comes back after a loss, and opens the match again', async () => {
    const line = await up()
    line.replies('open', match)
    line.says(screen(4))
    session.answer(0)
    line.close()
    await settled()
    expect(session.state()).toMatchObject({ connection: 'lost', busy: false })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(Line.all).toHaveLength(2)
    const again = await up()
    again.replies('open', match)
    again.says(screen(5))
    await settled()
    expect(session.state()).toMatchObject({ connection: 'connected', problem: null, screen: { seq: 5 } })
  })

  it('is the same guest by another name', async () => {
    const line = await up()
    changeSettings({ name: 'Countess Ada' })
    const joined = joinMatch('m', undefined, 1, 'deck')
    await settled()
    expect(guests[1]).toEqual({ name: 'Countess Ada', token: 'token 1' })
    expect(line.last('hello')).toMatchObject({ token: 'token 2' })
    line.replies('hello', { kind: 'welcome', name: 'Countess Ada', guest: 'g', build: 'b' })
    await settled()
    expect(line.last('join')).toMatchObject({ match: 'm', seat: 1, deck: 'deck' })
    line.replies('join', { kind: 'done' })
    await joined
  })

  /** The match when all have committed, to this in seat 1. */
  const revealing = (id: string, commit: string): ServerMessage => ({
    kind: 'match',
    match: {
      ...info,
      id,
      state: 'revealing',
      seats: [{ name: 'Bob' }, { name: 'Ada', ready: false }],
      fair: { commit: 'c', commits: ['b', commit], entropy: [] },
    } as unknown as MatchInfo,
    seat: 1,
  })

  it('reveals what it committed to when it sat down, as soon as all have, and again after a loss', async () => {
    const line = await up()
    const joined = joinMatch('m', undefined, 1, 'deck')
    await settled()
    const { commit } = line.last('join') as { commit: string }
    line.replies('join', { kind: 'done' })
    await joined
    line.says(match)
    expect(line.heard.map(({ kind }) => kind)).not.toContain('reveal')
    line.says(revealing('m', commit))
    const { entropy } = line.last('reveal') as { entropy: string }
    expect(commitOf(1, entropy)).toBe(commit)
    line.close()
    await vi.advanceTimersByTimeAsync(1_000)
    const again = await up()
    again.replies('open', revealing('m', commit))
    expect(again.last('reveal')).toMatchObject({ match: 'm', entropy })
  })

  it('reveals nothing if another commitment stands in its name', async () => {
    const line = await up()
    line.says(revealing('m', 'f'.repeat(64)))
    expect(line.heard.map(({ kind }) => kind)).not.toContain('reveal')
    expect(session.state().problem).toContain('Open the match there')
  })

  it('plays again with a commitment of its own, and reveals it there', async () => {
    const line = await up()
    line.replies('open', { ...match, seat: 1 } as ServerMessage)
    session.rematch()
    session.rematch()
    const [first, second] = line.heard.filter(({ kind }) => kind === 'rematch') as { commit: string }[]
    expect(first?.commit).toMatch(/^[0-9a-f]{64}$/)
    expect(second?.commit).toBe(first?.commit)
    line.replies('rematch', { kind: 'made', match: 'next', key: 'k' })
    await settled()
    session.leave()
    session = new RemoteSession(connection, 'next', 'k', 'en')
    line.says(revealing('next', first?.commit as string))
    expect(commitOf(1, (line.last('reveal') as { entropy: string }).entropy)).toBe(first?.commit)
  })

  it('takes a new token when the server does not know the old one', async () => {
    await settled()
    const line = Line.all[0] as Line
    line.onopen()
    line.replies('hello', { kind: 'error', code: 'who-are-you', text: 'no' })
    await vi.advanceTimersByTimeAsync(1_500)
    expect(guests).toEqual([{ name: 'Ada' }, { name: 'Ada' }])
    expect(Line.all).toHaveLength(2)
  })
})
