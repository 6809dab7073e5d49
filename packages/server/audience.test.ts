/** Who is shown what: the whole screen first, then what changes; made once for all of a seat and language. */
import { type Decision, Match, randomChoice, seedRandom } from '@regelwerk/core'
import { loadGames, nextScreen, type Screen, type ScreenMessage } from '@regelwerk/protocol'
import { expect, test, vi } from 'vitest'
import { Audience, type Listener } from './audience.ts'

const games = await loadGames()

const game = games.find(({ id }) => id === 'bluemoon') as (typeof games)[number]

class Reader implements Listener {
  readonly guest: Listener['guest']
  lang: Listener['lang'] = 'en'
  isBehind = false
  charged = 0
  readonly kinds: string[] = []
  screen: Screen | null = null

  constructor(id: string) {
    this.guest = { id, name: id }
  }

  send(text: string): void {
    const message = JSON.parse(text) as ScreenMessage
    this.kinds.push(message.kind)
    const next = nextScreen(this.screen, message)
    expect(next, 'what has changed fits').not.toBeNull()
    this.screen = next
  }

  charge(milliseconds: number): void {
    this.charged += milliseconds
  }
}

/** Seats by the first letter: a and b play, others watch. */
function scene() {
  const seatOf = (guest: string): number => ['a', 'b'].indexOf(guest[0] as string)
  const audience = new Audience('m', seatOf, () => null)
  const decks = [0, 1].map((i) => game.decks[i]?.id as string)
  const match = Match.start(
    game,
    { format: game.formats[0] as string, decks, seed: 'shown' },
    { log: true, undo: true },
  )
  const viewed = vi.spyOn(match, 'view')
  const random = seedRandom('shown')
  let seq = 0
  return {
    audience,
    viewed,
    /** One answer; returns how many views were made to show it. */
    go(isWanted?: (seat: number) => boolean): number {
      const [decision] = match.decisions as [Decision]
      match.answer(decision.seat, randomChoice(decision, random))
      seq++
      viewed.mockClear()
      audience.show(match, seq, isWanted)
      return viewed.mock.calls.length
    },
    show: () => audience.show(match, seq),
    match,
  }
}

test('many readers of a seat cost as much as one, and a seat without readers costs nothing', () => {
  const { audience, go, match } = scene()
  expect(go()).toBe(0)
  const readers = ['a1', 'a2', 'a3', 'w1', 'w2'].map((name) => new Reader(name))
  for (const reader of readers) audience.add(reader)
  expect(go()).toBe(2)
  for (let i = 0; i < 10; i++) expect(go()).toBe(2)
  for (const reader of readers) {
    expect(reader.kinds).toEqual(['screen', ...new Array(10).fill('change')])
    expect(reader.screen?.table).toEqual(
      JSON.parse(JSON.stringify(match.view(reader.guest.id[0] === 'a' ? 0 : -1).table)),
    )
  }
  const told = match.logged
  for (let i = 0; i < 10; i++) {
    const from = match.logged
    go()
    for (const { screen, guest } of readers) {
      const lines = match.log(guest.id[0] === 'a' ? 0 : -1, 'en', from)
      expect(screen?.log).toEqual(JSON.parse(JSON.stringify({ from, lines, next: match.logged })))
    }
  }
  const since = match.log(0, 'en', told)
  expect(since.some(({ cards }) => cards) && since.some(({ opens }) => opens)).toBe(true)
  for (const reader of readers.slice(0, 3)) audience.remove(reader)
  expect(go()).toBe(1)
})

test('who is behind is shown nothing, and later the whole screen with the lines missed', () => {
  const { audience, go, show, match } = scene()
  const [slow, quick] = [new Reader('a1'), new Reader('a2')]
  for (const reader of [slow, quick]) audience.add(reader)
  go()
  const read = slow.screen?.log.next as number
  slow.isBehind = true
  for (let i = 0; i < 5; i++) go()
  expect(slow.kinds).toEqual(['screen'])
  expect(show().isLeft).toBe(true)
  slow.isBehind = false
  expect(show().isLeft).toBe(false)
  expect(slow.kinds).toEqual(['screen', 'screen'])
  expect(slow.screen?.log).toEqual({ from: read, lines: match.log(0, 'en', read), next: match.logged })
  expect(slow.charged).toBeGreaterThan(0)
  go()
  expect(slow.kinds.at(-1)).toBe('change')
  expect({ ...slow.screen, log: null }).toEqual({ ...quick.screen, log: null })
})

test('another language is another screen, and the one nobody reads any more is not made', () => {
  const { audience, go, show } = scene()
  const reader = new Reader('a1')
  audience.add(reader)
  go()
  reader.lang = 'de'
  show()
  expect(reader.kinds).toEqual(['screen', 'screen'])
  expect(go()).toBe(1)
})

test('only those who are wanted are shown it now', () => {
  const { audience, go, show } = scene()
  const [ann, bob] = [new Reader('a'), new Reader('b')]
  for (const reader of [ann, bob]) audience.add(reader)
  go()
  expect(go((seat) => seat === 0)).toBe(1)
  expect([ann.kinds.length, bob.kinds.length]).toEqual([2, 1])
  go((seat) => seat === 0)
  show()
  // What has changed twice is shown once.
  expect([ann.kinds.length, bob.kinds.length]).toEqual([3, 2])
  expect(bob.kinds.at(-1)).toBe('change')
})
