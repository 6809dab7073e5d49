/**
 * Fishing: the toy on which the generic suite is tried. Draw, play, peek, ask for a card; who has five cards in play
 * wins. It has all that the suite looks at: hidden hands, a shuffled deck, chance, secret choices, open windows.
 */
import {
  type Card,
  type CardId,
  everyone,
  type Frame,
  type GameEvent,
  knows,
  type Lasting,
  lay,
  type Machine,
  type Option,
  rulebook,
  type Seat,
  type State,
  show,
  shufflePile,
  zoneOf,
} from '../index.ts'
import {
  type CardEvent,
  DECK,
  HAND,
  inPlay,
  move,
  next,
  PLAY,
  type ToyGame,
  tableOf,
  toy,
  word,
} from './base.ts'

interface Tide extends Lasting {
  turns: number
}

export interface Fishing extends State {
  effects: Tide[]
  turn: Seat
}

type G = Machine<Fishing>
type Turn = Frame & { did?: unknown; given?: CardId | null; played?: GameEvent[] }

const fish = (name: string): boolean => name !== 'Hook'
export const titles = ['Carp', 'Perch', 'Trout', 'Hook']
const nameOf = (g: G, id: CardId): string => titles[(g.state.cards[id] as Card).def] as string

export const deck = [
  [4, 'Carp'],
  [4, 'Perch'],
  [4, 'Trout'],
  [2, 'Hook'],
] as const

/** What a fault of the game would replace. */
export interface Ways {
  /** What the seat to move may do. */
  offer: (g: G, seat: Seat) => Option[]
  draw: (g: G, seat: Seat) => void
  /** The tide turns: lasting effects count down. */
  tide: (g: G) => void
  /** A seat gives a card away. */
  give: (g: G, f: Turn, seat: Seat) => void
  caught: (g: G, f: Turn) => boolean
  play: (g: G, f: Turn, batch: GameEvent[]) => void
}

export const rightWays: Ways = {
  offer: (g, seat) => [
    ...zoneOf(g.state, HAND, seat).map((source) => ({ verb: 'play', source, value: { play: source } })),
    ...(zoneOf(g.state, DECK, seat).length > 0 ? [word('draw'), word('peek'), word('search')] : []),
    ...(zoneOf(g.state, HAND, next(g.state, seat)).length > 0 ? [word('ask')] : []),
    word('pass'),
  ],
  draw(g, seat) {
    const top = zoneOf(g.state, DECK, seat).at(-1)
    if (top === undefined) return
    g.news = true
    lay(g.state, g.game.zones, top, HAND, seat)
  },
  tide(g) {
    g.state.effects = g.state.effects
      .map((tide) => ({ ...tide, turns: tide.turns - 1 }))
      .filter((tide) => tide.turns > 0)
  },
  give(g, f, seat) {
    const options = zoneOf(g.state, HAND, seat).map((target) => ({ verb: 'give', target, value: target }))
    g.choose(f, 'given', seat, options, { prompt: 'give', secret: true })
  },
  caught: (_, f) => f.played?.[0]?.fate === 'happened',
  play(g, f, batch) {
    show(g.state, g.game.cardsOf(batch[0] as GameEvent), everyone(g.state))
    g.happen(batch, f, 'played')
  },
}

export function fishing(faults: Partial<Ways & Omit<ToyGame<Fishing>, 'play'>> = {}): ToyGame<Fishing> {
  const { offer, draw, tide, give, caught, play, ...parts } = { ...rightWays, ...faults }
  const { procedures, procedure, step } = rulebook<Fishing, '1' | '2' | '3' | '4'>()

  procedure<Turn>('game', [
    step('1', (g) => {
      for (const seat of [0, 1]) for (let i = 0; i < 3; i++) draw(g, seat)
    }),
    step('2', (g, f) => {
      const { state } = g
      const winner = [0, 1].find((seat) => inPlay(state, seat).length >= 5)
      if (winner !== undefined) state.outcome = { winners: [winner], rule: '2' }
      else g.choose(f, 'did', state.turn, offer(g, state.turn), { prompt: 'turn' })
    }),
    step('3', (g, f) => {
      const seat = g.state.turn
      const did = f.did as string | { play: CardId }
      if (typeof did === 'object') play(g, f, [{ ...move(did.play, PLAY) }])
      else if (did === 'draw') g.happen([{ kind: 'draw', seat } as GameEvent])
      else if (did === 'peek')
        g.happen([{ kind: 'peek', card: zoneOf(g.state, DECK, seat).at(-1) } as CardEvent])
      else if (did === 'search') g.happen([{ kind: 'search', seat } as GameEvent])
      else if (did === 'ask') give(g, f, next(g.state, seat))
    }),
    step('4', (g, f) => {
      const did = f.did as string | { play: CardId }
      if (typeof did === 'object') {
        if (caught(g, f) && fish(nameOf(g, did.play))) g.happen([{ kind: 'tide' }])
        else draw(g, next(g.state, g.state.turn))
      }
      if (did === 'ask' && f.given != null) g.happen([move(f.given, DECK)])
      for (const local of ['did', 'given', 'played'] as const) delete f[local]
      tide(g)
      g.state.turn = next(g.state, g.state.turn)
      g.goTo(f, '2')
    }),
  ])

  return toy<Fishing>({
    id: 'fishing',
    titles,
    procedures,
    fields: () => ({ turn: 0 }),
    timing: {
      // Whoever has a hook in play may tear a fish from the other's line.
      watched: (_, batch) =>
        batch.some((e) => e.kind === 'move' && (e as CardEvent & { zone: number }).zone === PLAY),
      propose(g, f) {
        const seat = next(g.state, g.state.turn)
        if (f.notes.answer !== undefined) {
          if (f.notes.answer === 'cancel') (f.batch[0] as GameEvent).fate = 'cancelled'
          return false
        }
        if (!inPlay(g.state, seat).some((id) => nameOf(g, id) === 'Hook')) return false
        if (f.notes.asked) {
          f.notes.answer = (f as Frame & { answer?: string }).answer ?? null
          return true
        }
        f.notes.asked = true
        g.choose(f, 'answer', seat, [word('cancel'), word('pass')], { prompt: 'interrupt' })
        return true
      },
    },
    view: (g, seat) => ({ turn: g.state.turn, tides: g.state.serial, ...tableOf(g, seat) }),
    ...parts,
    reducers: {
      draw: (g: G, { seat }: GameEvent & { seat: Seat }) => draw(g, seat),
      peek(g: G, { card }: CardEvent) {
        if (!knows(g.state.cards[card] as Card, g.state.turn)) g.news = true
        show(g.state, [card], 1 << g.state.turn)
      },
      // Looks through the deck and shuffles it: what the seat has seen there decides, and is forgotten again.
      search(g: G, { seat }: GameEvent & { seat: Seat }) {
        g.news = true
        const pile = zoneOf(g.state, DECK, seat)
        show(g.state, pile, 1 << seat)
        if (nameOf(g, pile[0] as CardId) === 'Hook') g.state.serial++
        else g.state.effects = []
        shufflePile(g.state, DECK, seat)
      },
      tide(g: G) {
        const id = g.state.serial++
        g.state.effects.push({ id, seat: g.state.turn, source: null, turns: 2 })
      },
      ...parts.reducers,
    },
  })
}
