/**
 * Draft and Sealed of Disney Lorcana: a game before the game, whose outcome is a deck for each seat (decision 15). What a player
 * brings is boosters.
 */
import {
  bringIn,
  type CardId,
  type Decision,
  type DeckList,
  fromTheBookOf,
  type Game,
  knows,
  type Lang,
  type LogEntry,
  type MatchView,
  newReaders,
  type Option,
  type Problem,
  type Seat,
  type Setup,
  seedRandom,
  type Weighed,
} from '@regelwerk/core'
import { writtenDeck } from '../begin.ts'
import { boostersIn, isBooster, openBooster, products } from '../boosters.ts'
import { type CardDefinition, fullNameIn } from '../cards/index.ts'
import { limited, minimumOf } from '../formats.ts'
import { lorcana } from '../game.ts'
import { playerName } from '../text/table-talk.ts'
import { type G, invariants, type LimitedEvent, reducers } from './events.ts'
import { concede, limitedFrame, procedures } from './rules.ts'
import {
  BOOSTERS,
  cardIn,
  deckOf,
  definitionOf,
  type LimitedFormat,
  type LimitedState,
  seatsOf,
  zones,
} from './state.ts'
import { type LimitedView, layOut, view } from './view.ts'
import { words } from './words.ts'
import { fillUp, worthTo } from './worth.ts'

const formats: readonly LimitedFormat[] = ['draft', 'sealed']
const isFormat = (format: string): format is LimitedFormat => (formats as readonly string[]).includes(format)

function checkDeck(list: DeckList, format: string): Problem[] {
  if (!isFormat(format))
    return [{ rule: '1.10.1', text: `there is no format ${format}; there are ${formats.join(', ')}` }]
  const { opens } = limited[format]
  if (boostersIn(list) === opens && list.every(([, id]) => isBooster(id))) return []
  const said = `${format} begins with ${opens} unopened boosters, such as "${opens} ${products()[0]?.id}"`
  return [{ rule: '1.10.1', text: `${said}; here are ${boostersIn(list)}` }]
}

function begin({ format, decks, seed }: Setup): LimitedState {
  const [problem] = decks.flatMap((deck) => checkDeck(writtenDeck(deck), format))
  if (problem !== undefined || !isFormat(format)) throw new Error(problem?.text)
  const seats = decks.length
  const s: LimitedState = {
    seats,
    cards: [],
    zones: Array.from({ length: zones.length * seats }, () => []),
    stack: [limitedFrame()],
    pending: null,
    effects: [],
    random: seedRandom(seed),
    readers: newReaders(seats, seed),
    serial: 1,
    outcome: null,
    format,
    opened: 0,
    taken: 0,
    gone: new Array<boolean>(seats).fill(false),
  }
  decks.forEach((deck, seat) => {
    const boosters = writtenDeck(deck).flatMap(([n, id]) => new Array<string>(n).fill(id))
    for (const { index } of boosters.flatMap((id) => openBooster(s.random, id)))
      bringIn(s, { def: index, owner: seat, zone: BOOSTERS, holder: seat, life: 1, known: 0 })
  })
  return s
}

const listOf = (s: LimitedState, cards: readonly CardId[]): DeckList => {
  const counts = new Map<string, number>()
  for (const id of cards) {
    const card = definitionOf(cardIn(s, id)).id
    counts.set(card, (counts.get(card) ?? 0) + 1)
  }
  return [...counts].map(([card, n]) => [n, card])
}

const nameOf = (g: G, id: CardId, lang: Lang): string =>
  fullNameIn(definitionOf(cardIn(g.state, id)), lang) + g.beside(id, lang)

function sayLog(g: G, { event, faces }: LogEntry, seat: Seat | null, lang: Lang): string | null {
  const said = words[lang]
  const e = event as LimitedEvent
  const player = (n: Seat): string => playerName(n, lang)
  switch (e.kind) {
    case 'open':
      return said.log.open(e.n)
    case 'take': {
      // What others take one does not see.
      if (seat !== null && seat !== e.seat) return null
      const isKnown = seat === null || faces.some(([, seats]) => (seats & (1 << seat)) !== 0)
      return said.log.take(player(e.seat), isKnown ? nameOf(g, e.card, lang) : said.card)
    }
    case 'pass':
      return null
    case 'build':
      return said.log.build(player(e.seat), e.cards.length)
    case 'leave':
      return said.log.leave(player(e.seat))
    case 'end':
      return said.log.end
  }
}

function sayOption(g: G, { seat }: Decision, { verb, source }: Option, lang: Lang): string {
  const { option, card } = words[lang]
  const isKnown = source !== undefined && knows(cardIn(g.state, source), seat)
  return option[verb as keyof typeof option](isKnown ? nameOf(g, source, lang) : card)
}

/** What a card is worth, between 0 and 1. */
const fraction = (worth: number): number => 0.5 + worth / (2 * (2 + Math.abs(worth)))

/** Picks by what cards are worth to those one has; builds the deck that `fillUp` makes. */
function weigh({ seat, decision, table }: MatchView, begun: readonly number[] = []): Weighed[] {
  if (decision === null) return []
  const { format, players } = table as LimitedView
  const own = players.find((player) => player.seat === seat)
  const defs = new Map([...(own?.pack.cards ?? []), ...(own?.pool.cards ?? [])].map((c) => [c.handle, c.def]))
  const cards = decision.options.map(({ source }) =>
    definitionOf({ def: defs.get(source as number) as number }),
  )
  const size = minimumOf(format)
  if (decision.prompt === 'deck') return [{ choice: fillUp(cards, begun, size), worth: 1 }]
  const pool = (own?.pool.cards ?? []).map(({ def }) => definitionOf({ def: def as number }))
  return cards
    .map((card: CardDefinition, choice) => ({ choice, worth: fraction(worthTo(pool, card, size)) }))
    .sort((a, b) => b.worth - a.worth)
}

export const lorcanaLimited: Game<LimitedState> = {
  id: 'lorcana-limited',
  ...fromTheBookOf(lorcana),
  players: [2, 8],
  formats,
  limited,
  get products() {
    return products()
  },
  leads: {
    to: lorcana.id,
    decksOf: (s) => seatsOf(s).map((seat) => (s.gone[seat] ? null : listOf(s, deckOf(s, seat)))),
    inTime: (seen) => weigh(seen)[0]?.choice ?? 0,
  },
  decks: [],
  deckList: writtenDeck,
  procedures,
  zones,
  reducers: reducers as Game<LimitedState>['reducers'],
  checkDeck,
  begin,
  concede,
  view,
  layOut: (seen, lang) => layOut(seen as LimitedView, lang),
  backOf: () => '',
  cardsOf: (event) => ('card' in event ? [event.card as CardId] : []),
  chapters: ['open'],
  sayLog,
  sayPrompt: (_, { prompt, min }, lang) =>
    prompt === 'deck' ? words[lang].prompt.deck(min) : words[lang].prompt.take,
  sayOption,
  invariants,
  weigh,
}
