import { describe, expect, test } from 'vitest'
import { type CardId, type Case, type Machine, type PhrasePart, runCase, zoneOf } from './index.ts'
import { nearest, PositionError, parsePositions } from './position.ts'
import { rulebook } from './procedure.ts'
import type { State } from './state.ts'
import { DISCARD, HAND, inPlay, move, PLAY, toy } from './toys/base.ts'

interface Table extends State {
  lore: number[]
}
type G = Machine<Table>

const titles = ['Elsa - Snow Queen', 'Elsa - Ice Surfer', 'Olaf', 'Sven', 'Olaf and Sven']
const nameOf = (g: G, id: CardId): string => titles[g.state.cards[id]?.def as number] as string
const { procedures, procedure, step } = rulebook<Table, '4.1' | '4.2'>()

procedure<{ did?: { verb: string; card: CardId }; picked?: CardId[] }>('game', [
  step('4.1', (g, f) => {
    const does = (verb: string, ids: CardId[]) =>
      ids.map((card) => ({ verb, source: card, value: { verb, card } }))
    const options = [
      ...does('play', zoneOf(g.state, HAND, 0)),
      ...does('quest', inPlay(g.state, 0)),
      { verb: 'sweep', value: { verb: 'sweep', card: -1 } },
    ]
    g.choose(f, 'did', 0, options, { prompt: 'turn', secret: true })
  }),
  step('4.2', (g, f) => {
    const did = f.did as { verb: string; card: CardId }
    if (did.verb === 'play') g.happen([move(did.card, PLAY)])
    if (did.verb === 'quest') g.happen([{ kind: 'lore' }])
    if (did.verb === 'sweep') {
      const options = inPlay(g.state, 1).map((target) => ({ verb: 'choose', target, value: target }))
      g.pick(f, 'picked', 1, options, { prompt: 'sweep', min: 0, max: 2 })
    }
  }),
  step('4.2', (g, f) => {
    g.happen((f.picked ?? []).map((id) => move(id, DISCARD)))
    delete f.picked
    g.goTo(f, '4.1')
  }),
])

const base = toy<Table>({
  id: 'table',
  titles,
  procedures,
  fields: () => ({ lore: [0, 0] }),
  reducers: { lore: (g: G) => void g.state.lore.splice(0, 1, (g.state.lore[0] ?? 0) + 1) },
})
const game = {
  ...base,
  position: {
    ...base.position,
    namesOf: (g: G, id: CardId) => [nameOf(g, id), nameOf(g, id).split(' - ')[0] as string],
    phrases: (_: G, __: unknown, o: { verb: string; source?: CardId; target?: CardId }): PhrasePart[][] => {
      const card = o.source ?? o.target
      const words: PhrasePart[] = o.verb === 'quest' ? ['quest', 'with'] : [o.verb]
      return [card === undefined ? words : [...words, { card }]]
    },
  },
}

const written = (parts: object): Case =>
  parsePositions({ game: 'table', cases: [{ rule: '4.1', title: 'x', ...parts }] }).cases[0] as Case

const lies = {
  you: { hand: ['Olaf'], play: ['Elsa - Snow Queen', 'Sven'] },
  opponent: { play: ['Olaf', 'Sven', 'Olaf and Sven'] },
}
const run = (when: unknown[], then: object = {}, details: { undone?: boolean } = {}, given: object = lies) =>
  runCase(game, written({ given, when, then }), details)

describe('reading a file', () => {
  test('rules are one or several, and what is not stated is empty', () => {
    expect(written({})).toMatchObject({ rules: ['4.1'], title: 'x', given: {}, when: [], path: ['cases', 0] })
    expect(written({}).then).toEqual({})
    expect(written({ rule: ['4.1', 4.2] }).rules).toEqual(['4.1', '4.2'])
  })

  const wrong = (parts: object) => ({ game: 'table', cases: [{ rule: '1', title: 'x', ...parts }] })

  test.each<[unknown, string, (string | number)[]]>([
    [null, 'game and cases', []],
    [{ game: 'table' }, 'a list of cases', ['cases']],
    [{ cases: [] }, 'which game', ['game']],
    [{ game: 'table', cases: [], extra: 1 }, 'unknown key extra', ['extra']],
    [{ game: 'table', cases: [1] }, 'a case has rule', ['cases', 0]],
    [wrong({ rule: undefined }), 'which rule', ['cases', 0]],
    [wrong({ title: undefined }), 'what does the case show', ['cases', 0]],
    [wrong({ wehn: [] }), 'unknown key wehn', ['cases', 0, 'wehn']],
    [wrong({ when: 'y' }), 'a list of what is done', ['cases', 0, 'when']],
    [wrong({ given: [] }), 'what lies where', ['cases', 0, 'given']],
  ])('a mistake is answered with what and where: %j', (document, message, path) => {
    try {
      parsePositions(document)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(PositionError)
      expect((error as PositionError).message).toContain(message)
      expect((error as PositionError).path).toEqual(path)
    }
  })

  test('a card that does not exist is a mistake of the file, with its place', () => {
    expect(() => run([], {}, {}, { you: { play: ['Elza'] } })).toThrow('no card is named Elza')
    expect(() => run([], { 'Elza.zone': 'play' })).toThrow('no card or player named Elza')
    expect(() => run([], { 'Elza.zone': 'play' })).toThrow(
      expect.objectContaining({ path: ['cases', 0, 'then', 'Elza.zone'] }),
    )
  })
})

describe('doing what is written', () => {
  test.each<[string, string[], object]>([
    ['a card by its name', ['play Olaf'], { 'you.play': ['Elsa', 'Sven', 'Olaf'], 'you.hand': [] }],
    ['in any case and spacing', ['  PLAY   olaf '], { 'you.hand': 0 }],
    ['by its full name', ['quest with Elsa - Snow Queen'], { lore: [1, 0] }],
    ['by its first name', ['quest with Elsa'], { 'you.lore': 1 }],
    ['said for a seat', ['sweep', 'opponent: Sven'], { 'opponent.discard': ['Sven'] }],
    ['a list', ['sweep', 'Sven, Olaf'], { 'opponent.discard': ['Sven', 'Olaf'] }],
    [
      'a list with and, where a name has it too',
      ['sweep', 'Olaf and Sven and Sven'],
      { 'opponent.play': ['Olaf'] },
    ],
    ['a list with choose and +', ['sweep', 'choose Olaf + Olaf and Sven'], { 'opponent.play': ['Sven'] }],
    ['nothing', ['sweep', 'choose nothing'], { 'opponent.play': 3 }],
    ['undo', ['play Olaf', 'undo'], { 'you.hand': ['Olaf'] }],
    ['concede', ['opponent: concede'], {}],
  ])('%s', (_, when, then) => {
    expect(run(when, then)).toMatchObject({ ok: true })
    expect(run(when, then, { undone: true })).toMatchObject({ ok: true, hash: run(when, then).hash })
  })

  test('steps are told with their rules', () => {
    expect(run(['play Olaf']).steps).toEqual([{ rule: '4.2', text: 'move Olaf' }])
  })

  test('a loop, and expectations on the way', () => {
    const when = ['quest with Elsa', { expect: { 'you.lore': 1 } }, { loop: { last: 1, times: 4 } }]
    expect(run(when, { 'you.lore': 5 }).failure).toBeUndefined()
    expect(run([{ expect: { 'you.lore': 1 } }]).failure).toBe('you.lore should be 1, but is 0')
    expect(() => run([{ lop: {} }])).toThrow('unknown entry lop')
  })
})

describe('what follows', () => {
  test.each<[string, string[], object, string]>([
    [
      'not possible, with what is',
      ['play Sven'],
      {},
      '"play sven" is not possible; you is asked by 4.1 (turn): play your Olaf | ',
    ],
    [
      'not answered',
      ['sweep'],
      {},
      "not answered: opponent is asked by 4.2 (sweep, pick 0 to 2): choose opponent's Olaf | choose opponent's Sven | ",
    ],
    ['a list that is not offered', ['sweep', 'Sven, Elsa'], {}, 'does not name a pick from'],
    ['too many', ['sweep', 'Sven, Olaf, Olaf and Sven'], {}, 'pick at most 2'],
    ['nobody asked', ['opponent: sweep'], {}, 'nobody at that seat is asked'],
    [
      'an order',
      ['sweep', 'Olaf, Sven'],
      { 'opponent.discard': ['Sven', 'Olaf'] },
      'opponent.discard should be',
    ],
    ['a number of cards', [], { 'you.hand': 2 }, 'you.hand should be 2, but is [your Olaf]'],
    ['can', [], { can: 'play Sven' }, '"play Sven" should be possible'],
    ['cannot', [], { cannot: ['play Olaf'] }, '"play Olaf" should not be possible'],
    ['asked', [], { asked: 'opponent' }, 'asked should be opponent, but you is asked'],
    ['not asked', ['sweep'], { asked: false }, 'asked should be false, but opponent is asked'],
    ['cites', ['play Olaf'], { cites: ['4.2', '9.9'] }, 'the log should cite 9.9'],
  ])('fails loudly: %s', (_, when, then, failure) => {
    const result = run(when, then)
    expect(result.ok).toBe(false)
    expect(result.failure).toContain(failure)
  })

  test.each<[string, string[], object]>([
    ['who is asked, by seat', ['sweep'], { asked: 'opponent' }],
    ['who is asked, by prompt', ['sweep'], { asked: 'sweep' }],
    ['that nobody is asked, but to go on', [], { asked: false }],
    ['that nobody is asked', ['concede'], { asked: false }],
    ['what can be done', [], { can: ['play Olaf', 'quest with Elsa'], cannot: 'play Sven' }],
    ['properties of cards', ['play Olaf'], { 'Elsa.zone': 'play', 'Elsa - Snow Queen.life': 0 }],
    ['which rules were cited', ['play Olaf'], { cites: '4.2' }],
  ])('can be: %s', (_, when, then) => expect(run(when, then).failure).toBeUndefined())

  test('a name that could mean several offers is not guessed', () => {
    const two = { you: { play: ['Elsa - Snow Queen', 'Elsa - Ice Surfer'] } }
    expect(run(['quest with Elsa'], {}, {}, two).failure).toMatch(/"quest with elsa" could mean: /)
    expect(run(['quest with Elsa - Ice Surfer'], {}, {}, two).ok).toBe(true)
  })

  test('equal cards are not told apart', () => {
    expect(run(['quest with Sven'], {}, {}, { you: { play: ['Sven', 'Sven'] } }).ok).toBe(true)
  })
})

test.each([
  ['Elza', 'Elsa'],
  ['olav', 'Olaf'],
  ['Sven!', 'Sven'],
])('the nearest name to %s is %s', (wrong, right) => {
  expect(nearest(wrong, ['Sven', 'Elsa', 'Olaf'], 1)).toEqual([right])
})
