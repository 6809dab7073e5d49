import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashPlain, hashText } from './hash.ts'
import { Match } from './match.ts'
import { rulebook } from './procedure.ts'
import { seedRandom } from './random.ts'
import { hashState, loadState, type Migration, type SavedState, saveState } from './save.ts'
import type { State } from './state.ts'
import { playRandom } from './testing.ts'
import { position, say, toy, word } from './toys/base.ts'
import { deck, fishing } from './toys/fishing.ts'

const game = fishing()
const started = (seed: string) => Match.start(game, { format: 'toy', decks: [deck, deck], seed })

test('saved and loaded, a state is the same and goes on the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(60), (seed, made) => {
      const match = started(seed)
      playRandom(match, seedRandom(seed), made)
      const loaded = Match.load(game, JSON.parse(JSON.stringify(match.save())))
      expect(loaded.hash()).toBe(match.hash())
      expect(loaded.answers).toEqual(match.answers)
      for (const m of [match, loaded]) playRandom(m, seedRandom(made), 10)
      expect(loaded.hash()).toBe(match.hash())
    }),
    { numRuns: 40 },
  )
})

test('a save stays as it is while the match goes on', () => {
  const match = started('kept')
  const save = match.save()
  const hash = match.hash()
  playRandom(match, seedRandom(1), 5)
  expect(Match.load(game, save).hash()).toBe(hash)
})

test('very many options that differ in one thing only are saved as what that is in each', () => {
  const { procedures, procedure, step } = rulebook<State, string>()
  const names = Array.from({ length: 300 }, (_, i) => ({ verb: 'name', value: `name ${i}` }))
  procedure<{ did?: string }>('game', [
    step('ask', (g, f) => {
      g.choose(f, 'did', 0, names, { prompt: 'turn' })
    }),
    step('end', (g) => {
      g.state.outcome = { winners: [0], rule: 'end' }
    }),
  ])
  const match = position(toy<State>({ id: 'many', titles: [], procedures, fields: () => ({}) }), {})
  const save = JSON.parse(JSON.stringify(match.save()))
  expect(JSON.stringify(save).match(/"verb"/g)).toHaveLength(1)
  const loaded = Match.load(match.game, save)
  expect(loaded.decisions).toEqual(match.decisions)
  expect(loaded.hash()).toBe(match.hash())
})

describe('frames are saved by the labels of their steps', () => {
  const written = (...rules: string[]) => {
    const { procedures, procedure, step } = rulebook<State, string>()
    procedure<{ did?: string }>(
      'game',
      rules.map((rule) =>
        step(rule, (g, f) => {
          if (rule === 'ask') g.choose(f, 'did', 0, [word('a'), word('b')], { prompt: 'turn' })
          if (rule === 'end') g.state.outcome = { winners: [0], rule }
        }),
      ),
    )
    return toy<State>({ id: 'labels', titles: [], procedures, fields: () => ({}) })
  }

  test('so that a step put in before does not matter', () => {
    const save = position(written('ask', 'end'), {}).save()
    expect(save.saved.state.stack).toEqual([{ procedure: 'game', step: 'end' }])
    const loaded = Match.load(written('new', 'ask', 'new', 'end'), save)
    say(loaded, 'a')
    expect(loaded.outcome?.rule).toBe('end')
  })

  test('the same rule several times is counted', () => {
    const save = position(written('x', 'x', 'ask', 'x', 'end'), {}).save()
    expect(save.saved.state.stack).toMatchObject([{ step: 'x#3' }])
  })

  test('a frame at its end is loaded at its end, however long the procedure is now', () => {
    const save = position(written('ask'), {}).save()
    expect(save.saved.state.stack).toMatchObject([{ step: '~end' }])
    expect(loadState(written('ask', 'end'), save.saved).stack).toMatchObject([{ step: 2 }])
  })

  test.each<[string, object, string]>([
    ['of another game', { game: 'chess' }, 'a save of chess, not of labels'],
    ['without a stack', { state: {} }, 'no stack'],
    ['with an unknown step', { state: { stack: [{ procedure: 'game', step: '9.9' }] } }, 'no step 9.9'],
    [
      'with an unknown procedure',
      { state: { stack: [{ procedure: 'x', step: 'ask' }] } },
      'no procedure named x',
    ],
  ])('a save %s is refused, saying why', (_, wrong, message) => {
    const right = position(written('ask'), {}).save().saved
    expect(() => loadState(written('ask'), { ...right, ...wrong })).toThrow(message)
  })
})

describe('cards are saved by their ids', () => {
  const { procedures, procedure, step } = rulebook<State, string>()
  procedure<{ did?: string }>('game', [
    step('ask', (g, f) => g.choose(f, 'did', 0, [word('a'), word('b')], { prompt: 'turn' })),
  ])
  const withTitles = (...titles: string[]) =>
    toy<State>({ id: 'titles', titles, procedures, fields: () => ({}) })

  test('so that a card put in before does not matter, to a hash neither', () => {
    const match = position(withTitles('Carp', 'Perch'), { you: { hand: ['Perch', 'Carp'] } })
    const save = match.save()
    expect(save.saved.state.cards).toMatchObject([{ def: 'Perch' }, { def: 'Carp' }])
    const loaded = Match.load(withTitles('Made up', 'Carp', 'Perch'), save)
    expect(loaded.state.cards).toMatchObject([{ def: 2 }, { def: 1 }])
    expect(loaded.hash()).toBe(match.hash())
    const others = Match.load(withTitles('Perch', 'Carp'), {
      ...save,
      saved: saveState(match.game, match.state),
    })
    ;(others.state.cards[0] as { def: number }).def = 1
    expect(others.hash()).not.toBe(match.hash())
  })

  test('a card that is no longer there is said', () => {
    const { saved } = started('gone').save()
    const [first] = saved.state.cards as { def: string }[]
    ;(first as { def: string }).def = 'Kraken'
    expect(() => loadState(game, saved)).toThrow('fishing has no card Kraken')
  })
})

describe('a save says in which form it is', () => {
  /** As it would be if the state had once had no serial number, and before that called its piles heaps. */
  const migrations: Migration[] = [
    ({ heaps, ...rest }) => ({ ...rest, zones: heaps }),
    (state) => ({ ...state, serial: 1 }),
  ]

  test('an older one is brought up to date, step by step', () => {
    const match = started('old')
    const { serial: _, ...second } = saveState(game, match.state, migrations).state
    const { zones: heaps, ...first } = second
    for (const old of [
      { game: game.id, schema: 1, state: { ...first, heaps } },
      { game: game.id, schema: 2, state: second },
    ])
      expect(loadState(game, old, migrations)).toEqual(match.state)
  })

  test('one from later is refused, and one that does not say so', () => {
    const { saved } = started('new').save()
    expect(() => loadState(game, { ...saved, schema: saved.schema + 1 })).toThrow('not known here yet')
    expect(() => loadState(game, { game: game.id, state: saved.state } as SavedState)).toThrow(
      'in which form',
    )
  })
})

test('a save in the middle of a batch holds its windows', () => {
  const match = position(game, {
    you: { hand: ['Carp'], deck: ['Carp', 'Carp', 'Carp', 'Carp'] },
    opponent: { play: ['Hook'] },
  })
  say(match, 'play Carp')
  const save = match.save()
  expect(save.saved.state.stack).toMatchObject([
    { procedure: 'game' },
    { procedure: 'batch', step: '~propose', cause: '3' },
  ])
  const loaded = Match.load(game, save)
  for (const m of [match, loaded]) say(m, 'cancel')
  expect(loaded.hash()).toBe(match.hash())
})

describe('hashes', () => {
  test('are the same on every machine', () => {
    expect(['', 'a', 'Regelwerk', 'ü€😀'].map(hashText)).toMatchInlineSnapshot(`
      [
        "488bdcb8035dd1",
        "501c2ba710592f",
        "139d51931f1753",
        "27072dc0145a15",
      ]
    `)
  })

  test('differ for texts that differ in a letter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, at) => {
        const i = at % text.length
        const other = `${text.slice(0, i)}${text[i] === 'x' ? 'y' : 'x'}${text.slice(i + 1)}`
        expect(hashText(other)).not.toBe(hashText(text))
        expect(hashText(text)).toMatch(/^[0-9a-f]{14}$/)
      }),
    )
  })

  test('of plain data are the same for what JSON writes alike', () => {
    expect(hashPlain({ a: [1, -0, 2 ** 40], b: { c: 'x' } })).toMatchInlineSnapshot(`"e3d4126a0c132b"`)
    fc.assert(
      fc.property(fc.object({ key: fc.string().filter((key) => key !== '__proto__') }), (data) => {
        expect(hashPlain(data)).toBe(hashPlain(JSON.parse(JSON.stringify(data))))
        expect(hashPlain(data)).toMatch(/^[0-9a-f]{14}$/)
      }),
    )
  })

  test('of plain data differ for another value, field or order', () => {
    const json = fc.jsonValue().map((data) => JSON.parse(JSON.stringify(data)) as unknown)
    fc.assert(
      fc.property(json, json, (one, another) => {
        expect(hashPlain(one) === hashPlain(another)).toBe(JSON.stringify(one) === JSON.stringify(another))
      }),
    )
    const alike = [
      [],
      {},
      null,
      0,
      '',
      false,
      true,
      1,
      '1',
      -1,
      2 ** 32 - 1,
      2 ** 32,
      0.5,
      [[]],
      [{}],
      [null],
      [0],
      [0, 0],
      [[0], 0],
      [[0, 0]],
      [1, 2],
      [2, 1],
      { a: 1 },
      { b: 1 },
      { a: 1, b: 2 },
      { b: 2, a: 1 },
      { a: { b: 2 } },
      { ab: 2 },
    ]
    expect(new Set(alike.map((one) => hashPlain(one))).size).toBe(alike.length)
  })

  test('of plain data differ if the highest bits of two numbers do', () => {
    const top = -(2 ** 31)
    expect(hashPlain([1, 2, 3])).not.toBe(hashPlain([1 + top, 2 + top, 3]))
  })

  test('are of the state alone', () => {
    const match = started('hash')
    expect(hashState(game, match.state)).toBe(match.hash())
    expect(hashState(game, loadState(game, saveState(game, match.state)))).toBe(match.hash())
  })
})
