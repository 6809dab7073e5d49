import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Match, makeReplay, type Replay, seedRandom } from '@regelwerk/core'
import { playRandom } from '@regelwerk/core/testing'
import { commitOf, commitTo, loadGame, seedFrom } from '@regelwerk/protocol'
import { fingerprintOf } from '@regelwerk/protocol/fingerprint'
import { describe, expect, test } from 'vitest'
import { captured } from '../captured.ts'

const folder = mkdtempSync(join(tmpdir(), 'regelwerk-replay-'))
const written = (value: unknown): string => {
  const file = join(folder, 'replay.json')
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  return file
}
const replayed = async (value: unknown, ...options: string[]) => {
  const { code, json } = await captured(['replay', written(value), '--json', ...options])
  return { code, ...json() }
}

const lorcana = await loadGame('lorcana')

/** A game with an answer taken back in it, up to a concession. */
const match = Match.start(
  lorcana,
  { format: 'constructed', decks: ['amber-steel', 'emerald-ruby'], seed: 'replay' },
  { undo: true },
)
playRandom(match, seedRandom('replay'), 30)
while (!match.canUndo(match.answers.at(-1)?.seat ?? 0)) playRandom(match, seedRandom(match.answers.length), 1)
match.undo(match.answers.at(-1)?.seat ?? 0)
playRandom(match, seedRandom('again'), 10)
match.concede(0)
const saved: Replay = makeReplay(match, fingerprintOf('lorcana'))
const total = saved.answers.length

test('a replay has a hash after each answer', () => {
  expect(saved.hashes).toHaveLength(total)
  expect(saved.hashes.at(-1)).toBe(match.hash())
})

test('a saved game ends as it did', async () => {
  expect(await replayed(saved)).toEqual({ code: 0, ok: true, answers: total, hash: match.hash() })
  expect(await replayed(saved, '--verify')).toMatchObject({ code: 0, ok: true })
  const { code, out } = await captured(['replay', written(saved), '--verify'])
  expect(code).toBe(0)
  expect(out).toContain(`${total} of ${total} answers, hash ${match.hash()}\nevery hash is as stored\n`)
})

test('up to and including an answer', async () => {
  expect(await replayed(saved, '--to', '7', '--verify')).toEqual({
    code: 0,
    ok: true,
    answers: 7,
    hash: saved.hashes[6],
  })
  const { code, err } = await captured(['replay', written(saved), '--to', String(total + 1)])
  expect(code).toBe(2)
  expect(err).toContain(`has ${total} answers, so there is no answer ${total + 1}`)
})

describe('tampered with', () => {
  const changed = (change: (copy: Replay) => void): Replay => {
    const copy = structuredClone(saved)
    change(copy)
    return copy
  }
  const seat = saved.answers[4]?.seat === 0 ? 1 : 0

  test.each<[string, Replay, number]>([
    ['a hash', changed((r) => r.hashes.splice(4, 1, 'x')), 5],
    ['the seed', changed((r) => Object.assign(r.setup, { seed: 'other' })), 1],
    ['a deck', changed((r) => Object.assign(r.setup, { decks: ['emerald-ruby', 'amber-steel'] })), 1],
    ['a hash too few', changed((r) => r.hashes.pop()), total],
    ['a hash too many', changed((r) => r.hashes.push('x')), total + 1],
    ['a concession', changed((r) => r.answers.splice(4, 1, { seat, choice: 'concede' })), 5],
  ])('%s', async (_, replay, firstDifference) => {
    expect(await replayed(replay, '--verify')).toMatchObject({ code: 1, ok: false, firstDifference })
  })

  test('an answer that is not possible is noticed without --verify, too', async () => {
    const impossible = changed((r) => r.answers.splice(4, 1, { seat, choice: 999 }))
    expect(await replayed(impossible)).toMatchObject({ code: 1, ok: false, answers: 4, firstDifference: 5 })
    const { out } = await captured(['replay', written(impossible)])
    expect(out).toContain('answer 5 is not possible: ')
    const wrong = await captured(['replay', written(changed((r) => r.hashes.splice(4, 1, 'x'))), '--verify'])
    expect(wrong.out).toContain('differs from answer 5 on')
  })
})

describe('by other rules', () => {
  const other = {
    ...saved,
    rules: 'of long ago',
    recorded: [{ at: 0, rule: '1.2.3', text: 'Ann drew what there was.' }],
  }

  test('what still goes the same way is said to be of other rules', async () => {
    expect(await replayed(other, '--verify')).toMatchObject({ code: 0, ok: true, otherRules: true })
    const { out } = await captured(['replay', written(other), '--verify'])
    expect(out).toContain('it was played by other rules or cards than those of this version\n')
    expect(out).toContain('every hash is as stored')
  })

  test('what goes another way cannot be verified; what was recorded is shown', async () => {
    const elsewhere = { ...other, hashes: other.hashes.map((hash, i) => (i < 4 ? hash : 'x')) }
    const found = await replayed(elsewhere, '--verify')
    expect(found).toMatchObject({ code: 1, ok: false, otherRules: true, firstDifference: 5 })
    const { out } = await captured(['replay', written(elsewhere), '--verify'])
    expect(out).toContain('other rules or cards than those of this version, so it cannot be verified here')
    expect(out).toContain('Ann drew what there was.')
    expect(out).not.toContain('differs')
  })

  test('a file from before fingerprints is one of other rules', async () => {
    const { rules: _, ...old } = saved
    expect(await replayed({ ...old, version: '2.1.0' }, '--verify')).toMatchObject({
      code: 0,
      otherRules: true,
    })
  })

  test('where they came in it goes on from how it stood', async () => {
    const half = Match.replay(match.game, saved, { to: 12 })
    const changed = [{ at: 12, from: 'of long ago', saved: half.save().saved }]
    expect(await replayed({ ...saved, changed }, '--verify')).toMatchObject({ code: 0, ok: true })
    const { out } = await captured(['replay', written({ ...saved, changed })])
    expect(out).toContain('after answer 12 it went on by other rules')
    expect(await replayed({ ...saved, changed: [{ at: 1 }] })).toMatchObject({ code: 2 })
  })
})

test('another deal is noticed before the first answer', async () => {
  const dealt = { ...saved, begun: 'another', answers: [], hashes: [] }
  expect(await replayed(dealt, '--verify')).toMatchObject({ code: 1, firstDifference: 1 })
})

test.each<[string, unknown, string]>([
  ['no JSON', '{"game": ', 'this is no replay: '],
  ['no object', '7', 'no object'],
  ['no game', { ...saved, game: undefined }, 'game is missing'],
  [
    'an unknown game',
    { ...saved, game: 'chess' },
    'there is no game chess; there are: lorcana, keyforge, l5r, bluemoon',
  ],
  ['no rules', { ...saved, rules: 1 }, 'rules are missing'],
  ['no seed', { ...saved, setup: { ...saved.setup, seed: 1 } }, 'setup needs format, decks and seed'],
  [
    'an unknown deck',
    { ...saved, setup: { ...saved.setup, decks: ['a', 'b'] } },
    'this set-up cannot be played',
  ],
  ['no answers', { ...saved, answers: {} }, 'answers are missing'],
  ['a strange answer', { ...saved, answers: [{ seat: 0, choice: 'all' }] }, 'answer 1 needs seat and choice'],
  ['no hashes', { ...saved, hashes: [1] }, 'hashes are missing'],
  [
    'a milliard cards',
    { ...saved, setup: { ...saved.setup, decks: [[[1e9, 'Stitch - Rock Star']], 'x'] } },
    'of a card there are 1 to 300, not 1000000000',
  ],
  [
    'a seed without end',
    { ...saved, setup: { ...saved.setup, seed: 'x'.repeat(1e6) } },
    'a seed has at most 200 letters',
  ],
  [
    'many seats',
    { ...saved, setup: { ...saved.setup, decks: new Array(1e5).fill('x') } },
    'there are at most 8 seats',
  ],
  ['answers without end', { ...saved, answers: new Array(100_001).fill(0) }, 'more than 100000 answers'],
  [
    'a choice without end',
    { ...saved, answers: [{ seat: 0, choice: new Array(501).fill(0) }] },
    'answer 1 needs seat and choice',
  ],
  [
    'a seat that is none',
    { ...saved, answers: [{ seat: 1e9, choice: 0 }] },
    'answer 1 needs seat and choice',
  ],
])('unreadable: %s', async (_, value, message) => {
  const { code, where, error } = (await replayed(value)) as { code: number; where: string; error: string }
  expect(code).toBe(2)
  expect(error).toContain(message)
  expect(where).toBe(join(folder, 'replay.json'))
})

describe('a seed that was promised', () => {
  const secret = 'ab'.repeat(32)
  const entropy = ['12'.repeat(32), '34'.repeat(32)]
  const commits = entropy.map((added, seat) => commitOf(seat, added))
  const setup = { ...saved.setup, seed: seedFrom(secret, entropy) }
  const fair = { commit: commitTo(secret), commits, entropy, secret }
  const promised = {
    ...makeReplay(Match.start(lorcana, setup), fingerprintOf('lorcana')),
    fair,
  }

  test('is checked', async () => {
    expect(await replayed(promised, '--verify')).toMatchObject({ code: 0, ok: true, fair: true })
    const { out } = await captured(['replay', written(promised), '--verify'])
    expect(out).toContain('the seed is as it was promised')
  })

  test.each([
    ['another secret', { ...fair, secret: 'cd'.repeat(32) }, 'not the one committed to'],
    ['other entropy', { ...fair, entropy: [...entropy].reverse() }, 'seat 0 has not added'],
    ['entropy of a bot', { ...fair, commits: ['', commits[1]] }, 'seat 0 has not added'],
    ['nothing added', { ...fair, entropy: ['', entropy[1]] }, 'seat 0 has not added'],
    ['nothing committed to', { ...fair, commits: undefined }, 'the players had not committed'],
    ['less than all', { ...fair, commits: commits.slice(1), entropy: entropy.slice(1) }, 'seat 0 has not'],
    ['no secret', { ...fair, secret: undefined }, 'not been revealed'],
  ])('%s is noticed', async (_, told, reason) => {
    const found = await replayed({ ...promised, fair: told }, '--verify')
    expect(found).toMatchObject({ code: 1, ok: false, fair: false, unfair: expect.stringContaining(reason) })
    expect(await replayed({ ...promised, fair: told })).toMatchObject({ code: 0, ok: true })
  })

  test('what is no promise at all is no replay', async () => {
    const { code, err } = await captured(['replay', written({ ...promised, fair: {} })])
    expect(code).toBe(2)
    expect(err).toContain('fair needs commit and entropy')
  })
})
