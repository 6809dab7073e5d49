import { describe, expect, test } from 'vitest'
import { ALL } from './events.ts'
import type { Setup } from './game.ts'
import { knows, lay, WATCHER, zoneOf } from './knowledge.ts'
import type { Machine } from './machine.ts'
import { IllegalAnswer, Match } from './match.ts'
import { rulebook } from './procedure.ts'
import { below, seedRandom } from './random.ts'
import { makeReplay } from './replay.ts'
import type { State } from './state.ts'
import { playRandom } from './testing.ts'
import { asked, cardNamed, DECK, HAND, happened, position, say, toy, word } from './toys/base.ts'
import { deck, type Fishing, fishing } from './toys/fishing.ts'

const game = fishing()
const setup = (seed: string): Setup => ({ format: 'toy', decks: [deck, deck], seed })
const started = (seed = 'match', details = { log: true, undo: true }) =>
  Match.start(game, setup(seed), details)
const pond = (you: Record<string, string[]> = {}, opponent: Record<string, string[]> = {}) =>
  position(game, {
    you: { deck: ['Perch', 'Carp', 'Carp', 'Carp', 'Trout'], ...you },
    opponent: { deck: ['Perch', 'Trout', 'Trout', 'Trout', 'Trout'], ...opponent },
  })

describe('answers', () => {
  test('only what is offered, only by who is asked; what is wrong changes nothing', () => {
    const match = pond()
    const hash = match.hash()
    for (const wrong of [99, -1, 0.5, [0], 'x', null, undefined, Number.NaN]) {
      expect(() => match.answer(0, wrong as number)).toThrow(IllegalAnswer)
    }
    expect(() => match.answer(1, 0)).toThrow('seat 1 is not asked anything now; seat 0 is')
    expect(() => match.answer(7, 0)).toThrow(IllegalAnswer)
    expect(match.hash()).toBe(hash)
    expect(match.answers).toEqual([])
  })

  test('the reason names prompt and rule', () => {
    expect(() => pond().answer(0, 99)).toThrow('(turn, rule 2)')
  })

  test('giving up is always possible, and is in the record', () => {
    const match = pond()
    match.answer(1, 'concede')
    expect(match.outcome?.winners).toEqual([0])
    expect(match.decisions).toEqual([])
    expect(match.view(0).decision).toBeNull()
    expect(match.answers).toEqual([{ seat: 1, choice: 'concede' }])
    expect(() => match.concede(0)).toThrow('the game is over')
    expect(() => match.answer(0, 0)).toThrow('the game is over')
  })
})

describe('undo', () => {
  test('back to the state before, and again the same', () => {
    const match = pond()
    const before = match.hash()
    say(match, 'pass')
    const after = match.hash()
    match.machine.keep(ALL)
    match.undo(0)
    expect(match.hash()).toBe(before)
    expect(match.machine.isKept(1), 'what follows from the state is worked out anew').toBe(false)
    say(match, 'pass')
    expect(match.hash()).toBe(after)
  })

  test('several answers back, each in turn', () => {
    const match = pond({ play: [] }, { play: ['Hook'], hand: ['Carp'] })
    say(match, 'play Carp')
    expect(asked(match)).toEqual(['opponent interrupt: cancel | pass'])
    match.undo(0)
    expect(match.canUndo(0)).toBe(false)
    expect(() => match.undo(0)).toThrow('past new information')
  })

  test('stops at news: a draw', () => {
    const match = pond()
    say(match, 'draw')
    expect(match.canUndo(0)).toBe(false)
    expect(() => match.undo(0)).toThrow(IllegalAnswer)
  })

  test('stops at a card learned and at chance, though the game does not say that it is news', () => {
    const deck = ['Carp', 'Carp', 'Carp', 'Carp', 'Perch']
    const quiet = position(
      fishing({
        draw: (g, seat) =>
          lay(g.state, g.game.zones, zoneOf(g.state, DECK, seat).at(-1) as number, HAND, seat),
      }),
      { you: { deck }, opponent: { deck } },
    )
    say(quiet, 'draw')
    expect(quiet.canUndo(0)).toBe(false)
    const dice = position(fishing({ tide: (g) => void below(g.state.random, 6) }), { you: { deck } })
    say(dice, 'pass')
    expect(dice.canUndo(0)).toBe(false)
  })

  test('stops at news, not at what lies after it', () => {
    const match = pond()
    say(match, 'draw', 'pass')
    expect(match.canUndo(1)).toBe(true)
    match.undo(1)
    expect(match.canUndo(1)).toBe(false)
  })

  test('stops at the answer of another seat', () => {
    const match = pond()
    say(match, 'pass', 'pass')
    expect(match.canUndo(0)).toBe(false)
    expect(match.canUndo(1)).toBe(true)
    match.undo(1)
    expect(match.canUndo(0)).toBe(false)
  })

  test('nobody undoes for another', () => {
    const match = pond()
    say(match, 'pass')
    expect(match.canUndo(1)).toBe(false)
    expect(() => match.undo(1)).toThrow(IllegalAnswer)
  })

  test('knowledge gained stays gained', () => {
    const match = pond({}, { play: ['Hook'] })
    const card = cardNamed(match, 'Trout')
    say(match, 'play Trout')
    match.undo(0)
    expect(knows(match.state.cards[card] as Fishing['cards'][0], 1)).toBe(true)
    expect(JSON.stringify(match.view(1).table)).toContain(`"def":${match.state.cards[card]?.def}`)
    say(match, 'pass')
    match.undo(0)
    expect(knows(match.state.cards[card] as Fishing['cards'][0], 1), 'also past the next answer').toBe(true)
  })

  test('takes its lines out of the log', () => {
    const match = pond()
    say(match, 'play Trout')
    expect(happened(match)).toContain('move Trout')
    match.undo(0)
    expect(happened(match)).toEqual([])
  })

  test('does nothing for a match that keeps nothing for it', () => {
    const match = started('x', { log: false, undo: false })
    say(match, 'pass')
    expect(match.canUndo(0)).toBe(false)
  })
})

describe('replay', () => {
  test('set-up, seed and answers rebuild the same state, hash by hash', () => {
    const match = started()
    const hashes: string[] = []
    while (match.outcome === null) {
      playRandom(match, seedRandom(hashes.length), 1)
      hashes.push(match.hash())
    }
    const replay = {
      game: game.id,
      rules: '',
      setup: match.setup,
      answers: match.answers,
      hashes,
    }
    const seen: string[] = []
    const again = Match.replay(game, replay, { each: (m) => seen.push(m.hash()) })
    expect(seen).toEqual(hashes)
    expect(again.outcome).toEqual(match.outcome)
    expect(Match.replay(game, replay, { to: 3 }).hash()).toBe(hashes[2])
    expect(Match.replay(game, replay, { to: 0 }).hash()).toBe(started().hash())
  })

  test('what was taken back is in it, since what was learned meanwhile stays learned', () => {
    const match = started()
    const play = match.decisions[0]?.options.findIndex((o) => o.verb === 'play') as number
    match.answer(0, play)
    match.answer(0, 'undo')
    say(match, 'pass')
    expect(match.answers.map((a) => a.choice)).toContain('undo')
    const replay = {
      game: game.id,
      rules: '',
      setup: match.setup,
      answers: match.answers,
      hashes: [],
    }
    expect(Match.replay(game, replay).hash()).toBe(match.hash())
  })

  test('another seed, another game', () => {
    expect(started('a').hash()).not.toBe(started('b').hash())
    expect(started('a').hash()).toBe(started('a').hash())
  })
})

describe('clone', () => {
  test('is the same and goes its own way', () => {
    const match = started()
    playRandom(match, seedRandom(1), 6)
    const hash = match.hash()
    const clone = match.clone()
    expect(clone.hash()).toBe(hash)
    playRandom(clone, seedRandom(2), 1000)
    expect(match.hash()).toBe(hash)
  })
})

describe('views', () => {
  test('show decisions by handle, and only to who is asked', () => {
    const match = pond()
    const view = match.view(0)
    expect(view).toMatchObject({ seat: 0, waiting: [], outcome: null })
    expect(view.decision?.options[0]).toEqual({ verb: 'play', source: expect.any(Number) })
    expect(match.view(1)).toMatchObject({ decision: null, waiting: [0] })
    expect(JSON.stringify(view)).not.toContain('"value"')
  })

  test('the log names a card to those who knew it', () => {
    const match = pond()
    say(match, 'peek')
    expect(match.log(0).map(({ text }) => text)).toEqual(['peek Carp'])
    expect(match.log(1).map(({ text }) => text)).toEqual(['peek a card'])
    expect(match.log(null)).toMatchObject([{ at: 0, rule: '3', text: 'peek Carp' }])
    const [toWhoKnows] = match.log(0)
    expect(toWhoKnows?.cards, 'and by handle').toHaveLength(1)
    expect(match.log(1)[0]?.cards).toBeUndefined()
  })

  test('who watches sees what everybody sees', () => {
    const match = pond()
    say(match, 'peek')
    expect(match.log(WATCHER).map(({ text }) => text)).toEqual(['peek a card'])
    expect(match.view(WATCHER)).toMatchObject({ seat: WATCHER, decision: null, waiting: [1] })
    const { table: watched } = match.view(WATCHER)
    const { table: own } = match.view(0)
    expect(JSON.stringify(own)).toContain('"def"')
    expect(JSON.stringify(watched).split('"def"').length).toBeLessThan(
      JSON.stringify(own).split('"def"').length,
    )
  })

  test('the log can be read from an entry on', () => {
    const match = pond()
    say(match, 'peek')
    const { logged } = match
    expect(match.log(0, 'en', logged)).toEqual([])
    expect(match.log(0, 'en', logged - 1)).toHaveLength(1)
  })

  test('an event may be kept from some seats altogether', () => {
    const shy = fishing({ seatsOf: (_, event) => (event.kind === 'peek' ? 0b01 : undefined) })
    const match = position(shy, { you: { deck: ['Carp', 'Carp', 'Carp', 'Carp'] }, opponent: {} })
    say(match, 'peek')
    expect(match.log(0)).toHaveLength(1)
    expect(match.log(1)).toHaveLength(0)
  })
})

describe('determinize', () => {
  test('gives the seat an identical view, and deals the rest anew', () => {
    const faces = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const match = started('deal')
      playRandom(match, seedRandom(i % 3), 9)
      for (const seat of [0, 1]) {
        const other = match.determinize(seat, seedRandom(i))
        expect(other.view(seat)).toEqual(match.view(seat))
        other.state.cards.forEach((card, id) => {
          if (knows(card, seat)) expect(card.def).toBe(match.state.cards[id]?.def)
        })
        faces.add(other.state.cards.map((card) => card.def).join())
      }
    }
    expect(faces.size).toBeGreaterThan(30)
  })

  test('every owner keeps the cards they have, and chance is unknown too', () => {
    const match = started('deal')
    const other = match.determinize(0, seedRandom(5))
    const owned = (m: Match<Fishing>, owner: number) =>
      m.state.cards
        .filter((card) => card.owner === owner)
        .map((card) => card.def)
        .sort()
    for (const owner of [0, 1]) expect(owned(other, owner)).toEqual(owned(match, owner))
    expect(other.state.random).not.toEqual(match.state.random)
    expect(match.hash()).toBe(started('deal').hash())
  })
})

describe('loop', () => {
  const { procedures, procedure, step } = rulebook<State, '1' | '2'>()
  // Every second time the offer comes in another order.
  const turned = (g: Machine<State>, ...names: string[]) => {
    const words = names.map((name) => word(name))
    return g.state.serial % 2 ? words : words.reverse()
  }
  procedure<{ did?: string; picked?: string[] }>('game', [
    step('1', (g, f) => g.choose(f, 'did', 0, turned(g, 'wind', 'rest'), { prompt: 'turn' })),
    step('2', (g, f) => {
      g.state.serial++
      g.pick(f, 'picked', 0, turned(g, 'a', 'b', 'c', 'a'), { prompt: 'pick', min: 0, max: 2 })
    }),
    step('2', (g, f) => {
      g.happen([{ kind: `${f.did} ${f.picked?.join(' ')}` }])
      g.goTo(f, '1')
    }),
  ])
  const spinning = toy<State>({ id: 'spinning', titles: [], procedures, fields: () => ({}) })

  test('repeats what was said, not the numbers under which it was offered', () => {
    const match = position(spinning, {})
    say(match, 'wind', 'c, a')
    match.loop(0, 2, 3)
    expect(happened(match)).toEqual(['wind c a', 'wind c a', 'wind c a', 'wind c a'])
    expect(match.answers).toHaveLength(8)
  })

  test('of two that read the same, each is taken once', () => {
    const match = position(spinning, {})
    say(match, 'wind')
    match.answer(0, [0, 3])
    match.loop(0, 2, 2)
    expect(happened(match)).toEqual(['wind a a', 'wind a a', 'wind a a'])
  })

  test('only of the last answers of the same seat, as many as there are', () => {
    const match = position(spinning, {})
    say(match, 'wind', 'a')
    for (const length of [0, -1, 3, Number.NaN])
      expect(() => match.loop(0, length, 1)).toThrow('were not all yours')
    expect(() => match.loop(1, 2, 1)).toThrow('were not all yours')
  })

  test('not of what does not fit the question', () => {
    const match = position(spinning, {})
    say(match, 'wind', 'a', 'rest')
    expect(() => match.loop(0, 1, 1)).toThrow('the loop cannot go on: not possible now: turn')
  })

  test('something else follows, also in a match that is saved, copied or played again', () => {
    const ruled = { ...spinning, loopRule: '1' }
    const match = Match.start(ruled, { format: 'toy', decks: [[], []], seed: 'x' }, { undo: true })
    say(match, 'wind', 'a')
    match.loop(0, 2, 2)
    const loaded = Match.load(ruled, JSON.parse(JSON.stringify(match.save())))
    const replayed = Match.replay(ruled, makeReplay(match, ''))
    for (const one of [match, loaded, match.clone(), replayed]) {
      expect(asked(one)).toEqual(['you turn: rest'])
      expect(() => one.answer(0, 1)).toThrow(IllegalAnswer)
      expect(one.hash()).toBe(match.hash())
    }
    say(match, 'rest', 'b')
    expect(asked(match)).toEqual(['you turn: wind | rest'])
    expect(Match.replay(ruled, makeReplay(match, '')).hash()).toBe(match.hash())
  })

  test('what was forgone is on offer again when the loop is taken back', () => {
    const match = position({ ...spinning, loopRule: '1' }, {})
    say(match, 'wind', 'a')
    match.loop(0, 2, 1)
    match.undo(0)
    say(match, 'a')
    expect(asked(match)).toEqual(['you turn: wind | rest'])
  })

  test('only one of several options can be forgone', () => {
    const match = position(spinning, {})
    expect(() => match.answer(0, { forgo: 2 })).toThrow('from 0 to 1')
    expect(() => match.answer(1, { forgo: 0 })).toThrow('seat 1 has no choice to forgo')
    match.answer(0, { forgo: 0 })
    expect(() => match.answer(0, { forgo: 0 })).toThrow('seat 0 has no choice to forgo')
  })

  test('however many answers, each is taken back to the very state before it, past a loop and what was forgone', () => {
    const match = position({ ...spinning, loopRule: '1' }, {})
    const before: string[] = []
    const once = (...words: string[]) => {
      for (const word of words) {
        before.push(match.hash())
        say(match, word)
      }
    }
    for (let i = 0; i < 12; i++) once('wind', 'a')
    match.loop(0, 2, 1)
    const looped = match.hash()
    once('rest', 'b')
    for (let i = 0; i < 12; i++) once('wind', 'a')
    const back = () => {
      match.undo(0)
      expect(match.hash()).toBe(before.pop())
    }
    for (let i = 0; i < 25; i++) back()
    say(match, 'b', 'wind')
    match.undo(0)
    match.undo(0)
    back()
    expect(match.hash()).toBe(looped)
    match.undo(0)
    match.undo(0)
    while (before.length > 0) back()
    expect(match.canUndo(0)).toBe(false)
  })

  test('not of what was undone', () => {
    const match = position(spinning, {})
    say(match, 'wind')
    match.undo(0)
    expect(() => match.loop(0, 1, 1)).toThrow('the last 1 answers were not all yours')
  })
})
