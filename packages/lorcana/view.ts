/** What a seat may know of a game, as plain data, made from who knows which card (7.1.2, 7.1.3). */
import { type CardId, type CardView, type Handle, handlesOf, knows, type Seat, zoneOf } from '@regelwerk/core'
import type { Restriction } from './abilities.ts'
import { type G, meets, rule } from './book.ts'
import { loreToWin } from './rules/01-concepts.ts'
import {
  cardAt,
  DECK,
  DISCARD,
  definitionOf,
  HAND,
  INKWELL,
  type LorcanaCard,
  type LorcanaState,
  NONE,
  PLAY,
  UNDER,
} from './state.ts'
import { keywordNumbers, keywordsOf, rawLore, rawStrength, restrictionsOf, willpowerOf } from './values.ts'
import { KEYWORDS } from './words/keywords/index.ts'

export interface InPlayView extends CardView {
  exerted: boolean
  drying: boolean
  damage: number
  strength?: number
  willpower?: number
  lore?: number
  keywords: string[]
  /** The N of Challenger +N, Resist +N and Singer N. */
  numbers: Partial<Record<'challenger' | 'resist' | 'singer', number>>
  /** What it cannot do, now or as long as an effect lasts. */
  cant: Restriction[]
  /** The handle of the location it is at. */
  at?: number
  under: CardView[]
}

export interface SeatView {
  seat: Seat
  lore: number
  /** How much they need to win. */
  loreToWin: number
  /** The same number: one team. */
  team: number
  gone: boolean
  /** From the top; null: unknown. */
  deck: (CardView | null)[]
  handSize: number
  /** The cards of this hand that the viewer knows. */
  hand: CardView[]
  inkwell: { ready: number; exerted: number }
  play: InPlayView[]
  discard: CardView[]
}

export interface TableView {
  turn: number
  active: Seat
  phase: string
  starter: Seat
  format: string
  loreToWin: number
  players: SeatView[]
  bag: { seat: Seat; source: CardView; ability: string }[]
  challenge: { challenger: number; defender: number } | null
}

/** Facedown cards are shown to nobody (5.1.1.10), nor are those under others (7.4.2.1); faceup ones are (5.1.1.9). */
export const isFacedown = rule('5.1.1.10', (card: LorcanaCard): boolean => card.facedown)
export const isFacedownUnder = rule('7.4.2.1', isFacedown)
export const isHidden = rule('5.1.1.9', isFacedownUnder)

/** In a public zone everybody sees every card. */
export const isPublic = rule('7.1.2', (_whose: Seat, _viewer: Seat): boolean => true)

/** Nobody looks at the cards of an inkwell, their player neither. */
export const inkwellOf = rule('7.5.4', (s: LorcanaState, seat: Seat, _viewer: Seat): SeatView['inkwell'] => {
  const all = zoneOf(s, INKWELL, seat)
  const ready = all.filter((id) => !cardAt(s, id).exerted).length
  return { ready, exerted: all.length - ready }
})

export function view(g: G, viewer: Seat): TableView {
  const s = g.state
  const handles = handlesOf(s, viewer)
  const card = (id: CardId): CardView => {
    const known = meets('7.1.3', knows(cardAt(s, id), viewer))
    return known
      ? { handle: handles[id] as Handle, def: cardAt(s, id).def }
      : { handle: handles[id] as Handle }
  }
  /** Facedown cards are shown to nobody, whatever they know (5.1.1.10). */
  const facedown = (id: CardId): CardView => ({ handle: handles[id] as Handle })
  /** In a public zone everybody sees every card (7.1.2). */
  const open = (id: CardId): CardView => (isPublic(cardAt(s, id).holder, viewer) ? card(id) : facedown(id))
  const faceup = (id: CardId): CardView => ({ handle: handles[id] as Handle, def: cardAt(s, id).def })
  const inPlay = (id: CardId, seat: Seat): InPlayView => {
    const c = cardAt(s, id)
    const type = definitionOf(c).type
    const keywords = keywordsOf(g, id)
    const { handle, def } = open(id)
    const seen: InPlayView = {
      exerted: c.exerted,
      drying: c.drying,
      damage: c.damage,
      keywords: KEYWORDS.filter((_, i) => (keywords & (1 << i)) !== 0),
      numbers: keywordNumbers(g, id),
      cant: restrictionsOf(g, id),
      under: zoneOf(s, UNDER, seat)
        .filter((other) => cardAt(s, other).under === id)
        .map((other) => (isHidden(cardAt(s, other)) ? facedown(other) : card(other))),
      handle,
    }
    if (def !== undefined) seen.def = def
    if (type === 'character') seen.strength = rawStrength(g, id)
    if (type === 'character' || type === 'location') {
      seen.willpower = willpowerOf(g, id)
      seen.lore = rawLore(g, id)
    }
    if (c.at !== NONE) seen.at = handles[c.at] as Handle
    return seen
  }
  const fromTop = (deck: readonly CardId[]): SeatView['deck'] => {
    const seen: SeatView['deck'] = []
    for (let i = deck.length - 1; i >= 0; i--) {
      const id = deck[i] as CardId
      seen.push(meets('7.1.3', knows(cardAt(s, id), viewer)) ? card(id) : null)
    }
    return seen
  }
  const player = (seat: Seat): SeatView => {
    const hand = zoneOf(s, HAND, seat)
    return {
      seat,
      lore: s.lore[seat] as number,
      loreToWin: loreToWin(g, seat),
      team: s.teams[seat] as number,
      gone: s.gone[seat] as boolean,
      deck: fromTop(zoneOf(s, DECK, seat)),
      handSize: hand.length,
      hand: hand.filter((id) => meets('7.3.2', knows(cardAt(s, id), viewer))).map(faceup),
      inkwell: inkwellOf(s, seat, viewer),
      play: zoneOf(s, PLAY, seat).map((id) => inPlay(id, seat)),
      discard: zoneOf(s, DISCARD, seat).map(open),
    }
  }
  return {
    turn: s.turn,
    active: s.active,
    phase: s.phase,
    starter: s.starter,
    format: s.format,
    loreToWin: loreToWin(g, Math.max(0, viewer)),
    players: Array.from({ length: s.seats }, (_, seat) => player(seat)),
    bag: s.bag
      .filter((entry) => isPublic(entry.seat, viewer))
      .map((entry) => ({ seat: entry.seat, source: card(entry.source.card), ability: entry.ability })),
    challenge: s.challenge && {
      challenger: handles[s.challenge.challenger.card] as Handle,
      defender: handles[s.challenge.defender.card] as Handle,
    },
  }
}
