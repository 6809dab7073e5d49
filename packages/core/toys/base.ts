/** What the toy games share: a table with five zones, words for every option, and positions in words. */
import {
  bringIn,
  type Card,
  type CardId,
  type CardView,
  type Decision,
  everyone,
  type Game,
  type GameEvent,
  handlesOf,
  knows,
  lay,
  type Machine,
  Match,
  newReaders,
  type Option,
  type Path,
  PositionError,
  type Procedures,
  type Seat,
  type State,
  seedRandom,
  shufflePile,
  type Table,
  type Zone,
  type ZoneRule,
  zoneOf,
} from '../index.ts'

export const DECK = 0
export const HAND = 1
export const PLAY = 2
export const DISCARD = 3
/** Where a card lies while it is being played. */
export const LIMBO = 4

const zones: readonly ZoneRule[] = [
  { name: 'deck', seen: 'none' },
  { name: 'hand', seen: 'holder', unordered: true },
  { name: 'play', seen: 'all' },
  { name: 'discard', seen: 'all' },
  { name: 'limbo', seen: 'all' },
]

const seatNames = ['you', 'opponent', 'third', 'fourth'] as const

export interface CardEvent extends GameEvent {
  card: CardId
}

export interface Move extends CardEvent {
  kind: 'move'
  zone: number
}

/** A card goes to a zone of its owner. */
export const move = (card: CardId, zone: number): Move => ({ kind: 'move', card, zone })

export const inPlay = (state: State, seat: Seat): CardId[] => zoneOf(state, PLAY, seat)

/** Who comes after a seat. */
export const next = (state: State, seat: Seat): Seat => (seat + 1) % state.seats

/** The seats in turn order, beginning with one. */
export const turnOrder = (state: State, first: Seat): Seat[] =>
  Array.from({ length: state.seats }, (_, i) => (first + i) % state.seats)

export interface Toy<S extends State> extends Partial<Omit<Game<S>, 'procedures'>> {
  id: string
  /** The names of its cards. */
  titles: readonly string[]
  procedures: Procedures<S>
  /** What its state and its cards have beyond what every state has. */
  fields: () => Omit<S, keyof State>
  card?: object
}

export interface ToyGame<S extends State> extends Game<S> {
  titles: readonly string[]
}

/** What the view of every toy has: by the name of a zone, what lies there on each side. */
interface ToyView {
  lies: Record<string, CardView[][]>
}

/** What lies where, as a seat sees it. */
export function tableOf<S extends State>(g: Machine<S>, seat: Seat): ToyView {
  const seen = (id: CardId): CardView => ({
    handle: handlesOf(g.state, seat)[id] as number,
    ...(knows(g.state.cards[id] as Card, seat) && { def: g.state.cards[id]?.def }),
  })
  const lies = (zone: number) =>
    turnOrder(g.state, 0).map((holder) => zoneOf(g.state, zone, holder).map(seen))
  return { lies: Object.fromEntries(zones.map(({ name }, zone) => [name, lies(zone)])) }
}

/** Every zone side by side: only the suite looks at the table of a toy. */
export function layOut({ lies }: ToyView): Table {
  const laid = (id: string, cards: readonly CardView[]): Zone => ({
    id,
    label: id,
    row: 0,
    lie: 'open',
    pieces: cards.map((card) => ({ ...card, values: [], marks: [], attached: [] })),
    count: cards.length,
  })
  const sides = (lies.play ?? []).map((_, seat) => ({
    seat,
    counters: [],
    zones: Object.entries(lies).map(([id, cards]) => laid(id, cards[seat] ?? [])),
  }))
  return { caption: '', active: null, sides, middle: [] }
}

/** A game from little: its procedure named 'game' is the first to run. */
export function toy<S extends State>({ titles, fields, card, ...parts }: Toy<S>): ToyGame<S> {
  const empty = (seats: number, seed: string): S =>
    ({
      seats,
      cards: [] as Card[],
      zones: Array.from({ length: zones.length * seats }, () => []),
      stack: [{ procedure: 'game', step: 0 }],
      pending: null,
      effects: [],
      random: seedRandom(seed),
      readers: newReaders(seats, seed),
      serial: 1,
      outcome: null,
      ...fields(),
    }) as unknown as S

  const add = (state: S, name: string, zone: number, holder: Seat, path: Path): CardId => {
    const def = titles.indexOf(name)
    if (def < 0) throw new PositionError(`no card is named ${name}`, path)
    const known = zone === HAND ? 1 << holder : zone === DECK ? 0 : everyone(state)
    return bringIn(state, { def, owner: holder, zone, holder, life: 0, known, ...card })
  }

  const face = (g: Machine<S>, id: CardId, seats: number): string =>
    seats === 0 ? 'a card' : (titles[(g.state.cards[id] as Card).def] as string)

  const game: ToyGame<S> = {
    titles,
    title: parts.id,
    players: [2, 4],
    formats: ['toy'],
    decks: [],
    deckList: (deck) => (typeof deck === 'string' ? [] : deck),
    langs: ['en'],
    loadCatalogue: async () => ({}),
    zones,
    timing: { watched: () => false },
    cards: () => [],
    faces: {
      fields: ['def'],
      idOf: (def) => titles[def] as string,
      defOf: (id) => (titles.includes(id) ? titles.indexOf(id) : undefined),
    },
    parseDeck: () => ({ cards: [], problems: [] }),
    checkDeck: () => [],
    begin(setup) {
      const state = empty(setup.decks.length, setup.seed)
      setup.decks.forEach((deck, seat) => {
        for (const [count, name] of game.deckList(deck)) {
          for (let i = 0; i < count; i++) add(state, name, DECK, seat, [])
        }
        shufflePile(state, DECK, seat)
      })
      return state
    },
    concede(g, seat) {
      g.state.outcome = { winners: turnOrder(g.state, 0).filter((s) => s !== seat), rule: '~concede' }
    },
    view: tableOf,
    layOut: (view) => layOut(view as ToyView),
    face: (def) => ({
      name: titles[def] as string,
      type: '',
      traits: [],
      suits: [],
      suitNames: [],
      values: [],
      icons: [],
      text: [],
    }),
    backOf: (state, id) => ((state.cards[id] as Card).zone <= HAND ? '' : null),
    cardsOf: (event) => ('card' in event ? [(event as CardEvent).card] : []),
    sayLog: (g, entry, seat) => {
      const words = entry.faces.map(([id, seats]) => face(g, id, seat === null ? 1 : seats & (1 << seat)))
      return [entry.event.kind, ...words].join(' ')
    },
    sayPrompt: (_, decision) => decision.prompt,
    sayOption(g, decision, { name, verb, source, target }) {
      const words = [source, target].map((id) =>
        id === undefined ? '' : face(g, id, (g.state.cards[id] as Card).known & (1 << decision.seat)),
      )
      return name ?? [verb, ...words.filter(Boolean)].join(' ')
    },
    describe: (_, stack) => stack.map((f) => f.procedure).join(', '),
    invariants(state) {
      state.cards.forEach((c, id) => {
        const lies = state.zones.flatMap((pile, at) => pile.filter((held) => held === id).map(() => at))
        if (lies.length !== 1 || lies[0] !== c.zone * state.seats + c.holder)
          throw new Error(`card ${id} lies in ${lies.length} zones or in the wrong one`)
      })
    },
    position: {
      seatNames,
      rest: ['turn'],
      build(given, path) {
        const seats = Math.max(2, ...Object.keys(given).map((key) => seatNames.indexOf(key as 'you') + 1))
        const state = empty(seats, 'position')
        for (const [who, lies] of Object.entries(given)) {
          for (const [where, names] of Object.entries(lies as Record<string, string[]>)) {
            const zone = zones.findIndex((z) => z.name === where)
            const seat = seatNames.indexOf(who as 'you')
            if (zone < 0 || seat < 0) throw new PositionError(`unknown: ${who} ${where}`, [...path, who])
            for (const name of names) add(state, name, zone, seat, [...path, who, where])
          }
        }
        return { state, labels: new Map() }
      },
      phrases: (g, decision, option) => [[game.sayOption(g, decision, option, 'en')]],
      namesOf: (g, id) => [face(g, id, 1)],
      candidates: (g) => g.state.cards.map((_, id) => id),
      readCard(g, id, property) {
        const at = g.state.cards[id] as Card & Record<string, unknown>
        return property === 'zone' ? zones[at.zone]?.name : at[property]
      },
      readSeat(g, seat, property) {
        const zone = zones.findIndex((z) => z.name === property)
        if (zone >= 0) return { cards: zoneOf(g.state, zone, seat), ordered: zone === DISCARD }
        return (g.state as unknown as Record<string, unknown[]>)[property]?.[seat]
      },
      readGame: (g, property) => (g.state as unknown as Record<string, unknown>)[property],
    },
    ...parts,
    reducers: {
      move(g: Machine<S>, { card: id, zone }: Move) {
        const moved = g.state.cards[id] as Card
        if (moved.zone === PLAY) moved.life++
        lay(g.state, zones, id, zone, moved.owner)
      },
      ...parts.reducers,
    },
  }
  return game
}

/** A match in a position: { you: { play: ['Rafiki'], hand: [] }, opponent: ... }. */
export function position<S extends State>(
  game: ToyGame<S>,
  given: Record<string, Record<string, string[]>>,
): Match<S> {
  const { state } = game.position.build(given, [])
  return Match.at(game, state, { format: 'toy', decks: [], seed: 'position' }, { log: true, undo: true })
}

const offers = <S extends State>(match: Match<S>, decision: Decision): string[] =>
  decision.options.map((option) => match.game.sayOption(match.machine, decision, option, 'en'))

/** Answers in words: 'Rafiki', 'opponent: Rafiki', lists as 'a, b'. Says what is on offer if that is not. */
export function say<S extends State>(match: Match<S>, ...answers: string[]): void {
  for (const answer of answers) {
    const [, who, text] = /^(?:(you|opponent|third|fourth): )?(.*)$/.exec(answer) as RegExpExecArray
    const decision = match.decisions.find((d) => !who || seatNames[d.seat] === who)
    if (decision === undefined) throw new Error(`${answer}: ${who ?? 'nobody'} is not asked`)
    const words = offers(match, decision)
    const wanted = decision.kind === 'choose' ? [text] : (text as string).split(', ').filter(Boolean)
    const choice = wanted.map((word) => words.indexOf(word as string))
    if (choice.includes(-1)) throw new Error(`${answer} is not on offer: ${asked(match).join('; ')}`)
    match.answer(decision.seat, decision.kind === 'choose' ? (choice[0] as number) : choice)
  }
}

/** Who is asked what: 'you turn: quest | pass'. */
export function asked<S extends State>(match: Match<S>): string[] {
  return match.decisions.map((d) => `${seatNames[d.seat]} ${d.prompt}: ${offers(match, d).join(' | ')}`)
}

export const happened = <S extends State>(match: Match<S>): string[] =>
  match.log(null).map(({ text }) => text)

/** An option that is only a word. */
export const word = (name: string, value: unknown = name): Option => ({ verb: 'choose', name, value })

/** Where lie the cards of a seat, by name. */
export const lying = <S extends State>(match: Match<S>, zone: number, seat: Seat): string[] => {
  const { titles } = match.game as ToyGame<S>
  return zoneOf(match.state, zone, seat).map((id) => titles[(match.state.cards[id] as Card).def] as string)
}

export const cardNamed = <S extends State>(match: Match<S>, name: string): CardId =>
  match.state.cards.findIndex((card) => (match.game as ToyGame<S>).titles[card.def] === name)
