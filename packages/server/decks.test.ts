import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DeckToKeep, type KeptDeck, LONGEST_NOTES, MOST_KEPT_DECKS } from '@regelwerk/protocol'
import { afterEach, expect, test } from 'vitest'
import { backUp, restore } from './backups.ts'
import { newGuest } from './scripts/client.ts'
import { type TestServer, testServer } from './testing.ts'

let server: TestServer
afterEach(() => server.stop())

const MINE: DeckToKeep = {
  game: 'lorcana',
  name: 'Mine',
  cards: [[4, 'Stitch - New Dog']],
  notes: 'too slow',
  changed: 1000,
  base: null,
}

interface Answer {
  status: number
  body: { error?: string; changed?: number; decks?: KeptDeck[] }
}

/** Asks for decks in the name of a guest. */
async function asker(name: string, at = server.url) {
  const { token } = await newGuest(at, name)
  return async (method: string, id = '', body?: unknown, as = token): Promise<Answer> => {
    const answer = await fetch(`${server.url}/api/decks${id && `/${encodeURIComponent(id)}`}`, {
      method,
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  }
}

const KEPT: KeptDeck = {
  id: 'own:a',
  game: 'lorcana',
  changed: 1000,
  deck: { name: 'Mine', cards: [[4, 'Stitch - New Dog']], notes: 'too slow' },
}

test('a deck is kept, changed, renamed and deleted; it is there after a restart and in a copy', async () => {
  server = await testServer()
  const ask = await asker('Ann')
  expect((await ask('GET')).body).toEqual({ decks: [] })
  expect((await ask('PUT', 'own:a', MINE)).body).toEqual({ changed: 1000 })
  expect((await ask('GET')).body.decks).toEqual([KEPT])
  server = await server.again()
  expect((await ask('GET')).body.decks).toEqual([KEPT])

  const copies = mkdtempSync(join(tmpdir(), 'regelwerk-copies-'))
  backUp(server.dataDir, join(copies, 'copy'))
  const renamed = { ...MINE, name: 'Ours', notes: '', changed: 2000, base: 1000 }
  expect((await ask('PUT', 'own:a', renamed)).status).toBe(200)
  expect((await ask('GET')).body.decks?.[0]?.deck).toEqual({ name: 'Ours', cards: MINE.cards, notes: '' })
  const gone = { game: 'lorcana', changed: 3000, base: 2000 }
  expect((await ask('DELETE', 'own:a', gone)).status).toBe(200)
  expect((await ask('GET')).body.decks).toEqual([{ ...KEPT, changed: 3000, deck: null }])

  await server.stop()
  restore(join(copies, 'copy'), join(copies, 'other'))
  server = await testServer({ dataDir: join(copies, 'other') })
  expect((await ask('GET')).body.decks).toEqual([KEPT])
  rmSync(copies, { recursive: true })
})

test('what another browser has changed meanwhile is not overwritten', async () => {
  server = await testServer()
  const ask = await asker('Ann')
  await ask('PUT', 'own:a', MINE)
  for (const base of [null, 999, 1001]) {
    const late = await ask('PUT', 'own:a', { ...MINE, name: 'Late', changed: 9000, base })
    expect(late).toEqual({ status: 409, body: { error: expect.stringContaining('meanwhile') } })
    expect((await ask('DELETE', 'own:a', { game: 'lorcana', changed: 9000, base })).status).toBe(409)
  }
  const [first, second] = await Promise.all(
    ['One', 'Two'].map((name) => ask('PUT', 'own:a', { ...MINE, name, changed: 2000, base: 1000 })),
  )
  expect([first?.status, second?.status].sort()).toEqual([200, 409])
  expect((await ask('GET')).body.decks).toHaveLength(1)
})

test('nobody reads or changes the decks of another guest', async () => {
  server = await testServer()
  const [ann, bob] = [await asker('Ann'), await asker('Bob')]
  await ann('PUT', 'own:a', MINE)
  expect((await bob('GET')).body.decks).toEqual([])
  expect((await bob('PUT', 'own:a', { ...MINE, name: 'Bob’s', base: null })).status).toBe(200)
  expect((await bob('DELETE', 'own:a', { game: 'lorcana', changed: 5000, base: 1000 })).status).toBe(200)
  expect((await ann('GET')).body.decks).toEqual([KEPT])
  for (const token of ['', 'x', 'x.y', `${Buffer.from('{"id":"Ann"}').toString('base64url')}.y`]) {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await ann(
        method,
        method === 'GET' ? '' : 'own:a',
        method === 'GET' ? undefined : MINE,
        token,
      )
      // What a delete says is looked at first.
      expect([400, 401]).toContain(answer.status)
      expect(answer.body.decks).toBeUndefined()
    }
  }
  expect((await ann('PUT', 'own:a', MINE, 'x.y')).body.error).toContain('send your token')
})

const WRONG: [what: string, deck: unknown][] = [
  ['nothing', ''],
  ['no JSON', '{'],
  ['a list', []],
  ['null', 'null'],
  ['a field too many', { ...MINE, extra: 1 }],
  ['no name', { ...MINE, name: '' }],
  ['a number for a name', { ...MINE, name: 7 }],
  ['a name that is too long', { ...MINE, name: 'x'.repeat(201) }],
  ['no such game', { ...MINE, game: 'chess' }],
  ['no game', { ...MINE, game: undefined }],
  ['notes that are too long', { ...MINE, notes: 'x'.repeat(LONGEST_NOTES + 1) }],
  ['too many cards', { ...MINE, cards: Array(201).fill([1, 'x']) }],
  ['none of a card', { ...MINE, cards: [[0, 'x']] }],
  ['too many of a card', { ...MINE, cards: [[100, 'x']] }],
  ['half a card', { ...MINE, cards: [[1.5, 'x']] }],
  ['a card too long', { ...MINE, cards: [[1, 'x'.repeat(201)]] }],
  ['a card without a name', { ...MINE, cards: [[1, '']] }],
  ['a card with more to it', { ...MINE, cards: [[1, 'x', 2]] }],
  ['text for cards', { ...MINE, cards: '4 Stitch' }],
  ['no moment', { ...MINE, changed: -1 }],
  ['a moment beyond numbers', { ...MINE, changed: 1e300 }],
  ['no base', { ...MINE, base: undefined }],
  ['text for a base', { ...MINE, base: '1000' }],
]

test('what is no deck is refused with a sentence, and changes nothing', async () => {
  server = await testServer()
  const ask = await asker('Ann')
  for (const [what, deck] of WRONG) {
    const answer = await ask('PUT', 'own:a', deck)
    expect(answer, what).toEqual({ status: 400, body: { error: expect.stringMatching(/\w+ \w+/) } })
  }
  expect((await ask('GET')).body.decks).toEqual([])
})

test('ids that are none, and what is too large, are refused', async () => {
  server = await testServer()
  const ask = await asker('Ann')
  for (const id of ['a', 'own:', 'own:a/b', `own:${'a'.repeat(40)}`, '../guests', 'own:ä', "own:' or 1=1"])
    expect((await ask('PUT', id, MINE)).status).toBeGreaterThanOrEqual(400)
  const large = { ...MINE, cards: Array(200).fill([1, 'x'.repeat(100)]) }
  expect((await ask('PUT', 'own:a', large)).status).toBe(413)
  expect((await ask('GET')).body.decks).toEqual([])
})

test('so many decks are kept and no more; who deletes one may keep another', async () => {
  server = await testServer()
  const ask = await asker('Ann')
  const many = await Promise.all(
    Array.from({ length: MOST_KEPT_DECKS }, (_, n) => ask('PUT', `own:${n}`, MINE)),
  )
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await ask('PUT', 'own:more', MINE)).toEqual({
    status: 403,
    body: { error: expect.stringContaining(`at most ${MOST_KEPT_DECKS} decks`) },
  })
  expect((await ask('PUT', 'own:7', { ...MINE, changed: 2000, base: 1000 })).status).toBe(200)
  await ask('DELETE', 'own:8', { game: 'lorcana', changed: 2000, base: 1000 })
  expect((await ask('PUT', 'own:more', MINE)).status).toBe(200)
  // What was deleted does not come back beyond the bound either, and is not remembered without end.
  expect((await ask('PUT', 'own:8', { ...MINE, changed: 3000, base: 2000 })).status).toBe(403)
  await Promise.all(
    Array.from({ length: MOST_KEPT_DECKS + 1 }, (_, n) =>
      ask('DELETE', `own:gone-${n}`, { game: 'l5r', changed: 4000 + n, base: null }),
    ),
  )
  const { decks = [] } = (await ask('GET')).body
  expect(decks.filter(({ deck }) => deck === null)).toHaveLength(MOST_KEPT_DECKS)
  expect(decks.filter(({ deck }) => deck !== null)).toHaveLength(MOST_KEPT_DECKS)
})

test('who asks too often waits', async () => {
  server = await testServer({
    webLimits: { pages: 1000, api: 1000, guests: 1000, replays: 1, decks: 3, sockets: 100 },
  })
  const ask = await asker('Ann')
  const statuses: number[] = []
  for (let n = 0; n < 4; n++) statuses.push((await ask('GET')).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})
