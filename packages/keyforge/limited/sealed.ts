/**
 * Sealed: everybody opens decks that nobody has seen before, looks at them, and chooses one to play, in secret. A game before the
 * game (decision 15). The rulebook says no more of it than how a deck is played; how many are opened is decided: three.
 */
import {
  bringIn,
  type CardId,
  type CardView,
  type Decision,
  type DeckList,
  type Frame,
  type Game,
  type GameEvent,
  type Lang,
  type LogEntry,
  type Machine,
  type MatchView,
  newReaders,
  type Option,
  type Problem,
  rulebook,
  type Seat,
  type Setup,
  type Side,
  type State,
  seedRandom,
  type Table,
  type Weighed,
  zoneOf,
} from '@regelwerk/core'
import type { House } from '../abilities.ts'
import { addedFaces, writtenDeck } from '../begin.ts'
import type { RuleId } from '../book.ts'
import { deckList } from '../decks.ts'
import { houseNames } from '../houses.ts'
import { isUnopened, OPENS, openedDeck, products } from '../unopened.ts'
import { fromTheBook, seenBy, worthOf } from './shared.ts'
import { words } from './words.ts'

const NUMBERS = Array.from({ length: OPENS }, (_, n) => n)
const RULE = 'rules/aufbau'

interface Opened {
  name: Readonly<Record<'en' | 'de', string>>
  houses: readonly House[]
  cards: DeckList
}

interface SealedState extends State {
  faces: string[]
  /** The decks that each seat has opened. */
  decks: readonly (readonly Opened[])[]
  /** Which of them each seat plays; null: it has not said so yet, or has left. */
  chosen: (number | null)[]
}

type G = Machine<SealedState>
type SealedEvent = GameEvent &
  ({ kind: 'choose'; seat: Seat; n: number } | { kind: 'leave'; seat: Seat } | { kind: 'end' })

const { procedure, procedures, step } = rulebook<SealedState, RuleId>()

procedure<{ chosen?: number[] }>('sealed', [
  step(RULE, (g) => {
    const options = NUMBERS.map((n): Option => ({ verb: 'choose', value: n }))
    g.askSeats(
      'all',
      'chosen',
      g.state.decks.map((_, seat) => ({ seat, options, details: { prompt: 'choose', secret: true } })),
    )
  }),
  step('~chosen', (g, { chosen = [] }) => {
    const events = chosen.map((n, seat): SealedEvent => ({ kind: 'choose', seat, n }))
    g.happen(events)
    g.happen([{ kind: 'end' }])
  }),
])

type Reducers = {
  [K in SealedEvent['kind']]: (g: G, event: Extract<SealedEvent, { kind: K }>) => void
}
const reducers: Reducers = {
  choose(g, { seat, n }) {
    g.state.chosen[seat] = n
  },
  leave(g, { seat }) {
    g.state.outcome = { winners: [1 - seat], rule: RULE }
  },
  end(g) {
    g.state.outcome = { winners: [], rule: RULE }
  },
}

function checkDeck(list: DeckList, format: string): Problem[] {
  const count = list.reduce((sum, [n, id]) => sum + (isUnopened(id) ? n : Number.NaN), 0)
  if (format !== 'sealed')
    return [{ rule: RULE, text: `there is no format ${format} with decks to open; there is sealed` }]
  if (count === OPENS && list.every(([n]) => Number.isSafeInteger(n) && n > 0)) return []
  const right = `sealed begins with ${OPENS} unopened decks, such as "${OPENS} ${products[0]?.id}"`
  return [{ rule: RULE, text: `${right}; here are ${Number.isNaN(count) ? 'other cards' : count}` }]
}

const frame = (): Frame => ({ procedure: 'sealed', step: 0 })

function begin({ format, decks, seed }: Setup): SealedState {
  const lists = decks.map(writtenDeck)
  const [problem] = lists.flatMap((list) => checkDeck(list, format))
  if (problem !== undefined) throw new Error(problem.text)
  const opened = lists.map((list, seat) =>
    list
      .flatMap(([n, id]) => new Array<string>(n).fill(id))
      .map((id, n): Opened => {
        const deck = openedDeck(id, `${seed} ${seat} ${n}`)
        return { name: deck.name, houses: deck.houses, cards: deckList(deck) }
      }),
  )
  const s: SealedState = {
    seats: 2,
    faces: [],
    cards: [],
    zones: Array.from({ length: OPENS * 2 }, () => []),
    stack: [frame()],
    pending: null,
    effects: [],
    random: seedRandom(seed),
    readers: newReaders(2, seed),
    serial: 1,
    outcome: null,
    decks: opened,
    chosen: [null, null],
  }
  for (const [owner, own] of opened.entries())
    for (const [zone, { cards }] of own.entries())
      for (const def of addedFaces(s, cards))
        bringIn(s, { def, owner, zone, holder: owner, life: 1, known: 1 << owner })
  return s
}

interface SealedView {
  viewer: Seat
  /** The viewer's own. */
  decks: (Omit<Opened, 'cards'> & { cards: (CardView & { def: number })[] })[]
  chosen: number | null
}

function view({ state: s }: G, viewer: Seat): SealedView {
  const seen = seenBy(s, viewer)
  const own = s.decks[viewer] ?? []
  return {
    viewer,
    decks: own.map(({ name, houses }, n) => ({
      name,
      houses,
      cards: zoneOf(s, n, viewer).map((id: CardId) => seen(id)),
    })),
    chosen: s.chosen[viewer] ?? null,
  }
}

const nameOf = ({ name, houses }: Pick<Opened, 'name' | 'houses'>, lang: Lang): string => {
  const said = houses.map((house) => houseNames[house][lang]).join(', ')
  return `${lang === 'de' ? name.de : name.en} (${said})`
}

function layOut({ viewer, decks, chosen }: SealedView, lang: Lang): Table {
  const shown = chosen === null ? NUMBERS : [chosen]
  const zones = decks.flatMap((deck, n) =>
    shown.includes(n)
      ? [
          {
            id: `deck-${n + 1}`,
            label: nameOf(deck, lang),
            row: n,
            lie: 'open' as const,
            pieces: deck.cards.map((card) => ({ ...card, values: [], marks: [], attached: [] })),
            count: deck.cards.length,
          },
        ]
      : [],
  )
  const sides = [0, 1].map((seat): Side => ({ seat, counters: [], zones: seat === viewer ? zones : [] }))
  return { caption: words[lang].sealed.caption, active: null, sides, middle: [] }
}

function sayLog({ state }: G, { event }: LogEntry, seat: Seat | null, lang: Lang): string | null {
  const { player, sealed, log } = words[lang]
  const e = event as SealedEvent
  if (e.kind === 'leave') return log.leave(player(e.seat + 1))
  if (e.kind === 'end') return sealed.end
  const deck = state.decks[e.seat]?.[e.n]
  const isTold = seat === null || seat === e.seat
  return sealed.chosen(player(e.seat + 1), isTold && deck !== undefined ? nameOf(deck, lang) : null)
}

/** What one sees of one's decks is all there is to go by. */
function weigh({ decision, table }: MatchView): Weighed[] {
  if (decision === null) return []
  const worths = (table as SealedView).decks.map(({ cards }) => worthOf(cards))
  const most = Math.max(...worths)
  return worths
    .map((worth, choice) => ({ choice, worth: worth / (2 * most || 1) }))
    .sort((a, b) => b.worth - a.worth)
}

export const keyforgeSealed: Game<SealedState> = {
  ...fromTheBook,
  id: 'keyforge-sealed',
  formats: ['sealed'],
  limited: { sealed: { opens: OPENS, what: 'decks' } },
  products,
  decks: [],
  leads: {
    to: 'keyforge',
    decksOf: ({ decks, chosen }) =>
      chosen.map((n, seat) => (n === null ? null : (decks[seat]?.[n]?.cards ?? null))),
    inTime: (seen) => weigh(seen)[0]?.choice ?? 0,
  },
  procedures,
  zones: NUMBERS.map((n) => ({ name: `deck ${n + 1}`, seen: 'holder' })),
  reducers: reducers as Game<SealedState>['reducers'],
  checkDeck,
  begin,
  concede(g, seat) {
    g.state.pending = null
    g.happen([{ kind: 'leave', seat } as SealedEvent])
  },
  view,
  layOut: (seen, lang) => layOut(seen as SealedView, lang),
  backOf: () => '',
  sayLog,
  sayPrompt: (_, _decision, lang) => words[lang].sealed.prompt,
  sayOption: ({ state }, { seat }: Decision, { value }, lang) => {
    const deck = state.decks[seat]?.[Number(value)]
    return words[lang].sealed.choose(deck === undefined ? '' : nameOf(deck, lang))
  },
  invariants(s) {
    const lying = s.zones.flat().length
    if (lying !== s.cards.length) throw new Error(`${lying} cards lie there, of ${s.cards.length}`)
  },
  weigh,
}
