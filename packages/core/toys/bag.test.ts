/** Lorcana's timing in small: triggered abilities wait in the bag (7.7), a game state check precedes each (1.8). */
import { expect, test } from 'vitest'
import {
  type Card,
  type CardId,
  type GameEvent,
  type Machine,
  type Match,
  rulebook,
  type Seat,
  type State,
  zoneOf,
} from '../index.ts'
import {
  asked,
  type CardEvent,
  DISCARD,
  HAND,
  happened,
  inPlay,
  lying,
  move,
  position,
  say,
  toy,
  turnOrder,
  word,
} from './base.ts'

type Effect =
  | { lore: number; to?: 'opponent' }
  /** To a chosen character, or to all. */
  | { damage: number; all?: true }
  | { banishAll: true }

interface Text {
  willpower?: number
  /** What all other characters of the player get from it (a location). */
  gives?: number
  play?: Effect[]
  banished?: { who: 'any' | 'another of yours'; do: Effect[] }
}

const texts: Record<string, Text> = {
  Simba: { willpower: 3, banished: { who: 'another of yours', do: [{ lore: 1 }] } },
  Nala: { willpower: 3, banished: { who: 'another of yours', do: [{ lore: 2 }] } },
  Kiara: { willpower: 3, banished: { who: 'another of yours', do: [{ lore: 4 }] } },
  Hades: { willpower: 5, banished: { who: 'any', do: [{ lore: 1 }] } },
  Megara: { willpower: 5, banished: { who: 'any', do: [{ lore: 3 }] } },
  Ursula: { willpower: 9, banished: { who: 'any', do: [{ damage: 1 }] } },
  Flotsam: { willpower: 9, banished: { who: 'any', do: [{ lore: 5 }] } },
  Flounder: { willpower: 1 },
  Scuttle: { willpower: 1 },
  'Pride Rock': { willpower: 2, gives: 2 },
  'Fire the Cannons!': { play: [{ damage: 2 }] },
  'Grab Your Sword': { play: [{ damage: 2, all: true }] },
  'Be Prepared': { play: [{ banishAll: true }] },
  'Many Lore': { play: [{ lore: 25 }, { lore: -10 }] },
  'Much Lore': { play: [{ lore: 20 }] },
}

interface Triggered {
  id: number
  seat: Seat
  name: string
  do: Effect[]
}

interface BagState extends State {
  cards: (Card & { damage: number })[]
  turn: Seat
  lore: number[]
  bag: Triggered[]
}

type G = Machine<BagState>
const titles = Object.keys(texts)
const nameOf = (g: G, id: CardId): string => titles[(g.state.cards[id] as Card).def] as string
const textOf = (g: G, id: CardId): Text => texts[nameOf(g, id)] as Text
const everyInPlay = (g: G): CardId[] => turnOrder(g.state, g.state.turn).flatMap((s) => inPlay(g.state, s))

const willpower = (g: G, id: CardId): number => {
  const mates = inPlay(g.state, (g.state.cards[id] as Card).holder).filter((other) => other !== id)
  return mates.reduce((sum, mate) => sum + (textOf(g, mate).gives ?? 0), textOf(g, id).willpower ?? 0)
}

const damage = (card: CardId, n: number) => ({ kind: 'damage', card, n })
const banish = (card: CardId): CardEvent => ({ kind: 'banish', card })

const { procedures, procedure, step } = rulebook<BagState, '1.8.4' | '4.3' | '6.7' | '7.7.4.1' | '7.7.4.2'>()

const resolve = procedure<{ seat: Seat; do: Effect[]; at: number; target?: CardId | null }>('resolve', [
  step('6.7', (g, f) => {
    const effect = f.do[f.at]
    if (effect === undefined) return
    if ('damage' in effect && !effect.all && f.target === undefined) {
      const options = everyInPlay(g).map((id) => ({ verb: 'choose', name: nameOf(g, id), value: id }))
      g.choose(f, 'target', f.seat, options, { prompt: 'damage' })
      g.again(f)
      return
    }
    if ('lore' in effect) g.happen([{ kind: 'lore', seat: f.seat, n: effect.lore } as GameEvent])
    if ('damage' in effect && effect.all) g.happen(everyInPlay(g).map((id) => damage(id, effect.damage)))
    if ('damage' in effect && typeof f.target === 'number') g.happen([damage(f.target, effect.damage)])
    if ('banishAll' in effect) g.happen(everyInPlay(g).map(banish))
    f.at++
    delete f.target
    g.again(f)
  }),
])

const checkThenBag = procedure<{ holder: Seat; chosen: Triggered | null }>('check, then bag', [
  step('1.8.4', (g, f) => {
    const order = turnOrder(g.state, g.state.turn)
    const winners = order.filter((seat) => (g.state.lore[seat] as number) >= 20)
    if (winners.length > 0) {
      g.state.outcome = { winners, rule: '1.8.1.1' }
      return
    }
    const fallen = order.map((seat) =>
      inPlay(g.state, seat).filter((id) => (g.state.cards[id]?.damage as number) >= willpower(g, id)),
    )
    if (fallen.every((ids) => ids.length === 0)) return
    for (const ids of fallen) g.happen(ids.map(banish))
    g.again(f)
  }),
  step('7.7.4.1', (g, f) => {
    const has = (seat: Seat): Triggered[] => g.state.bag.filter((t) => t.seat === seat)
    const holder = turnOrder(g.state, f.holder).find((seat) => has(seat).length > 0)
    if (holder === undefined) return
    f.holder = holder
    const options = has(holder).map((t) => word(t.name, t))
    g.choose(f, 'chosen', holder, options, { prompt: 'bag' })
  }),
  step('7.7.4.2', (g, f) => {
    const { chosen } = f
    if (chosen === null) return
    g.state.bag = g.state.bag.filter((t) => t.id !== chosen.id)
    g.happen([{ kind: `resolve ${chosen.name}` }])
    f.chosen = null
    g.goTo(f, '1.8.4')
    g.call(resolve, { seat: chosen.seat, do: chosen.do, at: 0 })
  }),
])

procedure<{ play?: CardId }>('game', [
  step('4.3', (g, f) => {
    const hand = zoneOf(g.state, HAND, g.state.turn)
    const options = hand.map((source) => ({ verb: 'play', source, value: source }))
    g.choose(f, 'play', g.state.turn, [...options, word('rest')], { prompt: 'turn', secret: true })
  }),
  step('4.3', (g, f) => {
    const id = f.play as CardId
    g.happen([move(id, DISCARD)])
    g.call(resolve, { seat: g.state.turn, do: textOf(g, id).play ?? [], at: 0 })
  }),
  step('4.3', (g, f) => {
    g.goTo(f, '4.3')
    g.call(checkThenBag, { holder: g.state.turn, chosen: null })
  }),
])

/** Who hears of the banishing: collected before anyone leaves. */
function listen(g: G, batch: readonly GameEvent[]): Omit<Triggered, 'id'>[] {
  return batch.flatMap((event) => {
    if (event.kind !== 'banish') return []
    const { card } = event as CardEvent
    return everyInPlay(g).flatMap((id) => {
      const ability = textOf(g, id).banished
      const seat = (g.state.cards[id] as Card).holder
      if (!ability) return []
      if (ability.who === 'another of yours' && (id === card || g.state.cards[card]?.holder !== seat))
        return []
      return [{ seat, name: nameOf(g, id), do: ability.do }]
    })
  })
}

const game = toy<BagState>({
  id: 'bag',
  titles,
  procedures,
  fields: () => ({ turn: 0, lore: [0, 0, 0], bag: [] }) as unknown as Omit<BagState, keyof State>,
  card: { damage: 0 },
  timing: {
    watched: () => false,
    listen,
    heard: (g, _, heard) => {
      for (const t of heard as Omit<Triggered, 'id'>[]) g.state.bag.push({ id: g.state.serial++, ...t })
    },
  },
  reducers: {
    banish: (g: G, { card }: CardEvent) => game.reducers.move?.(g, move(card, DISCARD) as never),
    damage: (g: G, { card, n }: CardEvent & { n: number }) => {
      ;(g.state.cards[card] as { damage: number }).damage += n
    },
    lore: (g: G, { seat, n }: GameEvent & { seat: Seat; n: number }) => {
      g.state.lore[seat] = (g.state.lore[seat] as number) + n
    },
  },
})

const resolved = (match: Match<BagState>): string[] =>
  happened(match).flatMap((line) => (line.startsWith('resolve ') ? [line.slice(8)] : []))

test('7.7.4: the active player goes on until done, in an order of their own, then the bag passes', () => {
  const match = position(game, {
    you: { hand: ['Fire the Cannons!'], play: ['Hades', 'Megara', 'Flounder'] },
    opponent: { play: ['Flotsam', 'Ursula'] },
  })
  say(match, 'play Fire the Cannons!', 'Flounder')
  expect(asked(match)).toEqual(['you bag: Hades | Megara'])
  say(match, 'Megara')
  expect(asked(match)).toEqual(['opponent bag: Flotsam | Ursula'])
  say(match, 'Ursula', 'Hades')
  expect(resolved(match)).toEqual(['Megara', 'Hades', 'Ursula', 'Flotsam'])
})

test('case 3: while the opponent resolves, a new trigger of the active player waits', () => {
  const match = position(game, {
    you: { hand: ['Fire the Cannons!'], play: ['Hades', 'Flounder', 'Scuttle'] },
    opponent: { play: ['Ursula', 'Flotsam'] },
  })
  say(match, 'play Fire the Cannons!', 'Flounder')
  expect(resolved(match)).toEqual(['Hades'])
  say(match, 'Ursula', 'Scuttle')
  // Scuttle is banished: Hades, Ursula and Flotsam trigger again. The bag stays with the opponent (7.7.4.3, 7.7.6).
  expect(asked(match)).toEqual(['opponent bag: Flotsam | Ursula | Flotsam'])
  say(match, 'Flotsam', 'Flotsam', 'Ursula')
  expect(resolved(match)).toEqual(['Hades', 'Ursula', 'Flotsam', 'Flotsam', 'Ursula', 'Hades'])
})

test('with three players the bag passes in turn order and comes round again', () => {
  const match = position(game, {
    you: { hand: ['Fire the Cannons!'], play: ['Flounder', 'Scuttle'] },
    opponent: { play: ['Flotsam'] },
    third: { play: ['Ursula'] },
  })
  say(match, 'play Fire the Cannons!', 'Flounder')
  expect(resolved(match)).toEqual(['Flotsam', 'Ursula'])
  say(match, 'Scuttle', 'Flotsam')
  expect(resolved(match)).toEqual(['Flotsam', 'Ursula', 'Ursula', 'Flotsam'])
})

test('case 2: characters banished together see each other banished', () => {
  const match = position(game, { you: { hand: ['Be Prepared'], play: ['Simba', 'Nala', 'Kiara'] } })
  say(match, 'play Be Prepared', 'Simba', 'Simba', 'Nala', 'Nala', 'Kiara')
  expect(match.state.lore[0]).toBe(2 * (1 + 2 + 4))
})

test('case 5: a check finds all conditions first, applies them per player in turn order, and repeats', () => {
  const match = position(game, {
    you: { hand: ['Grab Your Sword'], play: ['Flounder', 'Pride Rock', 'Simba'] },
    opponent: { play: ['Scuttle'] },
  })
  say(match, 'play Grab Your Sword')
  // Flounder had 1 + 2 while Pride Rock stood, so it falls only in the second check.
  expect(happened(match).filter((line) => line.startsWith('banish'))).toEqual([
    'banish Pride Rock',
    'banish Scuttle',
    'banish Flounder',
  ])
  expect(asked(match)).toEqual(['you bag: Simba | Simba'])
})

test('case 5: 20 lore gained and lost inside one effect is no win', () => {
  const match = position(game, { you: { hand: ['Many Lore', 'Much Lore'] } })
  say(match, 'play Many Lore')
  expect(match.outcome).toBeNull()
  expect(match.state.lore[0]).toBe(15)
  say(match, 'play Much Lore')
  expect(match.outcome).toEqual({ winners: [0], rule: '1.8.1.1' })
})

test('1.8: the check precedes each effect from the bag, so what fell is gone and has triggered', () => {
  const match = position(game, {
    you: { hand: ['Fire the Cannons!'], play: ['Ursula', 'Simba', 'Flounder', 'Scuttle'] },
  })
  say(match, 'play Fire the Cannons!', 'Flounder', 'Ursula', 'Scuttle')
  expect(lying(match, DISCARD, 0)).toEqual(['Fire the Cannons!', 'Flounder', 'Scuttle'])
  expect(asked(match)).toEqual(['you bag: Simba | Ursula | Simba'])
})
