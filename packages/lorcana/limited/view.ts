/** What a seat sees of a draft: its own cards; of the others' how many there are. */
import {
  type CardId,
  type CardView,
  type Handle,
  handlesOf,
  type Lang,
  type Mark,
  type Piece,
  type Seat,
  type Side,
  type Table,
  type Zone,
} from '@regelwerk/core'
import { allDefinitions, type CardDefinition } from '../cards/index.ts'
import { limited } from '../formats.ts'
import type { G } from './events.ts'
import {
  cardIn,
  deckOf,
  definitionOf,
  type LimitedFormat,
  packOf,
  playersLeft,
  poolOf,
  seatsOf,
} from './state.ts'
import { words } from './words.ts'

interface Cards {
  count: number
  /** Of one's own. */
  cards: CardView[]
}

export interface LimitedView {
  format: LimitedFormat
  opened: number
  taken: number
  players: { seat: Seat; gone: boolean; pack: Cards; pool: Cards; deck: Cards }[]
}

export function view(g: G, viewer: Seat): LimitedView {
  const s = g.state
  const handles = handlesOf(s, viewer)
  const cards = (pile: readonly CardId[], seat: Seat): Cards => ({
    count: pile.length,
    cards:
      seat === viewer ? pile.map((id) => ({ handle: handles[id] as Handle, def: cardIn(s, id).def })) : [],
  })
  return {
    format: s.format,
    opened: s.opened,
    taken: s.taken,
    players: seatsOf(s).map((seat) => ({
      seat,
      gone: !playersLeft(s).includes(seat),
      pack: cards(packOf(s, seat), seat),
      pool: cards(
        sorted(poolOf(s, seat), (id) => cardIn(s, id)),
        seat,
      ),
      deck: cards(
        sorted(deckOf(s, seat), (id) => cardIn(s, id)),
        seat,
      ),
    })),
  }
}

/** By cost, as one lays out a pool to build from. */
const sorted = <T>(list: readonly T[], cardOf: (one: T) => { def: number }): T[] =>
  [...list].sort((a, b) => {
    const [one, other] = [a, b].map((card) => definitionOf(cardOf(card))) as [CardDefinition, CardDefinition]
    return one.cost - other.cost || one.index - other.index
  })

const piece = ({ handle, def }: CardView): Piece => ({
  handle,
  ...(def !== undefined && { def }),
  values: [],
  marks: [],
  attached: [],
})

export function layOut({ format, opened, taken, players }: LimitedView, lang: Lang): Table {
  const said = words[lang]
  const zone = (id: string, row: number, lie: Zone['lie'], { count, cards }: Cards): Zone => ({
    id,
    label: said.zones[id as keyof typeof said.zones],
    row,
    lie,
    pieces: cards.map(piece),
    count,
  })
  const sides = players.map(({ seat, gone, pack, pool, deck }): Side => {
    // Whose cards one does not see has nothing on the table: that there are as many goes without saying.
    const own = [...pool.cards, ...deck.cards, ...pack.cards].length > 0
    const lying: Zone[] = [
      ...(pack.count > 0 ? [zone('pack', 0, 'open', pack)] : []),
      ...(deck.count > 0 ? [zone('deck', 1, 'open', deck)] : []),
      zone('pool', 2, 'open', pool),
    ]
    return {
      seat,
      counters: own ? curve([...pool.cards, ...deck.cards], lang) : [],
      zones: own ? lying : [],
      ...(gone && { gone }),
    }
  })
  return {
    caption: said.caption(format, opened, limited[format].opens, taken + 1),
    active: null,
    sides,
    middle: [],
  }
}

/** How many cards there are of each cost, as one counts them before a deck is built. */
function curve(cards: readonly CardView[], lang: Lang): Mark[] {
  const MOST = 7
  const costs = cards.map(({ def }) => Math.min((allDefinitions[def as number] as CardDefinition).cost, MOST))
  return Array.from({ length: MOST }, (_, i) => i + 1).map((cost) => ({
    id: `cost-${cost}`,
    glyph: '①②③④⑤⑥⑦'[cost - 1] ?? '',
    label: words[lang].costing(cost, cost === MOST),
    value: costs.filter((one) => Math.max(1, one) === cost).length,
  }))
}
