/** Parts of effects that ask on the way. */
import { type CardId, type Frame, type Option, type Ref, type Seat, zoneOf } from '@regelwerk/core'
import type { Filter, House } from '../abilities.ts'
import { type G, procedure, rule, step } from '../book.ts'
import type { KeyForgeEvent } from '../events.ts'
import { asPrinted, matching } from '../filter.ts'
import { houses } from '../houses.ts'
import { matches } from '../reading.ts'
import {
  ARTIFACTS,
  COLOURS,
  cardAt,
  DECK,
  DISCARD,
  deckOf,
  definitionOf,
  HAND,
  isStillInPlay,
  LINE,
  lineOf,
  UPGRADES,
} from '../state.ts'
import { powerOf, refs, traitsOf } from '../values.ts'
import { happen } from './amber.ts'
import { isSecret, parentOf, report } from './effects.ts'
import { occurrence, openWindow } from './occurrences.ts'

const chooser = (g: G): Seat => g.state.active

/**
 * Counts what really left, and whose it was ("this way": glossary/auf-diese-weise). `to`: what has gone elsewhere
 * instead does not count (faq/archiv/1).
 */
export const tally = procedure<{ refs: Ref[]; to?: number }>('tally', [
  step('glossary/auf-diese-weise', (g, f) => {
    const s = g.state
    const parent = parentOf(g, f as Frame)
    const gone = f.refs.filter((ref) => {
      const { life, tagged, zone } = cardAt(s, ref.card)
      const elsewhere = f.to !== undefined && life === ref.life + 1 && zone !== f.to
      return (life !== ref.life || tagged) && !elsewhere
    })
    parent.count = gone.length
    parent.doneTo = gone.map((ref) => {
      const known = s.lastKnown.find((one) => one.card === ref.card && one.life === ref.life)
      const { owner, holder } = cardAt(s, ref.card)
      return { card: ref.card, owner, controller: known?.controller ?? holder }
    })
    if (gone.length < f.refs.length) report(parent, false)
  }),
])

export const thenShuffle = procedure<{ seats: Seat[] }>('then shuffle', [
  step('~shuffle', (g, f) => {
    for (const seat of f.seats) happen(g, { kind: 'shuffle', seat, zone: DECK })
  }),
])

/** Discards cards from wherever they are, one after the other (rules/karten-ablegen). */
export const discardCards = procedure<{ cards: CardId[]; seat: Seat }>('discard', [
  step('rules/karten-ablegen', (g, f) => {
    const card = f.cards.shift()
    if (card === undefined) return
    if (f.cards.length > 0) g.again(f as Frame)
    const { owner, zone, holder } = cardAt(g.state, card)
    happen(g, { kind: 'put', card, to: DISCARD, holder: owner, discarded: true })
    const ref = { card, life: cardAt(g.state, card).life }
    const fromHand = zone === HAND ? [occurrence(g, 'discards', holder, ref)] : []
    // Who discards from a deck is who resolves the effect, whosever deck it is.
    const by = zone === DECK ? f.seat : holder
    openWindow(g, [...fromHand, occurrence(g, 'discardsAny', by, ref)])
  }),
])

export const unforgeOne = procedure<{ seat: Seat; keys: number[]; key: number | null }>('unforge', [
  step('~which', (g, f) => {
    const options = f.keys.map((key): Option => ({ verb: 'key', name: COLOURS[key] as string, value: key }))
    g.choose(f as Frame, 'key', chooser(g), options, { prompt: 'unforge key' })
  }),
  step('glossary/ungeschmiedet-machen', (g, f) => {
    if (f.key !== null) happen(g, { kind: 'unforge', seat: f.seat, key: f.key })
  }),
])

export const healSome = procedure<{ card: Ref; most: number; n: number | null }>('heal some', [
  step('~how much', (g, f) => {
    const options: Option[] = []
    for (let n = f.most; n >= 0; n--) options.push({ verb: 'number', n, value: n })
    g.choose(f as Frame, 'n', chooser(g), options, { prompt: 'how much', source: f.card.card })
  }),
  step('glossary/heilen', (g, f) => {
    const n = f.n ?? 0
    const parent = parentOf(g, f as Frame)
    parent.count = n
    if (n > 0) happen(g, { kind: 'heal', card: f.card.card, n })
    else report(parent, false)
  }),
])

/** Where a creature may be moved: alone it stands on both flanks, and it may stay where it is. */
export const flanksFor = rule('glossary/verschieben', (line: readonly CardId[], card: CardId): Option[] => {
  const options: Option[] = [{ verb: 'left flank', value: 0 }]
  if (line.some((id) => id !== card)) options.push({ verb: 'right flank', value: line.length })
  return options
})

/** An artifact takes its place at a flank (Auto-Legionary); a creature moves there. */
export const joinLine = procedure<{ card: Ref; at: number | null; anywhere: boolean }>(
  'join the battleline',
  [
    step('~flank', (g, f) => {
      const s = g.state
      if (!isStillInPlay(s, f.card)) {
        g.leave(f as Frame)
        return
      }
      const line = lineOf(s, cardAt(s, f.card.card).holder)
      const options = flanksFor(line, f.card.card)
      const others = line.filter((id) => id !== f.card.card)
      for (let at = 1; f.anywhere && at < others.length; at++)
        options.splice(options.length - 1, 0, {
          verb: 'between',
          cards: [others[at - 1] as CardId, others[at] as CardId],
          value: at,
        })
      g.choose(f as Frame, 'at', chooser(g), options, { prompt: 'choose flank', source: f.card.card })
    }),
    step('rules/kreaturen', (g, f) => {
      const s = g.state
      const { card } = f.card
      if (cardAt(s, card).zone === ARTIFACTS) happen(g, { kind: 'join line', card, at: f.at ?? 0 })
      else {
        const last = lineOf(s, cardAt(s, card).holder).length - 1
        happen(g, { kind: 'move', card, at: Math.min(f.at ?? 0, last) })
      }
    }),
  ],
)

interface SearchLocals {
  seat: Seat
  filter: Filter
  all: boolean
  picked: CardId[] | null
}

const searched = (filter: Filter): readonly string[] =>
  filter.in === undefined ? ['deck'] : typeof filter.in === 'string' ? [filter.in] : filter.in

/** Looks through a place; a searched deck is shuffled afterwards. One may decide to find nothing (glossary/suchen). */
export const searchCards = procedure<SearchLocals>('search', [
  step('glossary/suchen', (g, f) => {
    const s = g.state
    const inDeck = searched(f.filter).includes('deck')
    if (inDeck) happen(g, { kind: 'look', seat: g.state.active, cards: [...deckOf(s, f.seat)] })
    const parent = parentOf(g, f as Frame)
    const found = matching(g, { in: ['deck'], ...f.filter }, parent)
    const options = found.map((id): Option => ({ verb: 'choose', target: id, value: id }))
    g.pick(f as Frame, 'picked', chooser(g), options, {
      prompt: 'search',
      min: 0,
      max: f.all ? found.length : 1,
      secret: inDeck && isSecret(g, deckOf(s, f.seat)),
    })
  }),
  step('~found', (g, f) => {
    const parent = parentOf(g, f as Frame)
    const picked = f.picked ?? []
    parent.it = refs(g, picked)
    parent.count = picked.length
    if (picked.length === 0) report(parent, false)
    if (searched(f.filter).includes('deck')) {
      happen(g, { kind: 'shuffle', seat: f.seat, zone: DECK })
      parent.it = refs(g, picked)
    }
  }),
])

export const nameHouse = procedure<{ houses: House[] | null; house: House | null }>('choose a house', [
  step('~which', (g, f) => {
    const options = (f.houses ?? houses).map(
      (house): Option => ({ verb: 'house', name: house, value: house }),
    )
    g.choose(f as Frame, 'house', chooser(g), options, { prompt: 'name house' })
  }),
  step('~chosen', (g, f) => {
    parentOf(g, f as Frame).house = f.house
    if (f.house !== null) happen(g, { kind: 'name house', house: f.house })
  }),
])

export const nameNumber = procedure<{ n: number | null }>('choose a number', [
  step('~which', (g, f) => {
    let most = 1
    for (const seat of [0, 1]) for (const id of lineOf(g.state, seat)) most = Math.max(most, powerOf(g, id))
    const options: Option[] = []
    for (let n = 1; n <= most; n++) options.push({ verb: 'number', n, value: n })
    g.choose(f as Frame, 'n', chooser(g), options, { prompt: 'name number' })
  }),
  step('~chosen', (g, f) => {
    parentOf(g, f as Frame).number = f.n
    if (f.n !== null) happen(g, { kind: 'name number', n: f.n })
  }),
])

/** Cards that go onto their deck in an order the active player says, the first of them on top. */
export const putInOrder = procedure<{ cards: CardId[]; order: CardId[] | null }>('put in order', [
  step('~order', (g, f) => {
    const options = f.cards.map((card): Option => ({ verb: 'order', target: card, value: card }))
    if (f.cards.length > 1) g.order(f as Frame, 'order', chooser(g), options, { prompt: 'order on deck' })
  }),
  step('~put', (g, f) => {
    const order = f.order ?? f.cards
    const { owner } = cardAt(g.state, order[0] as CardId)
    const batch = [...order].reverse()
    happen(g, ...batch.map((card): KeyForgeEvent => ({ kind: 'put', card, to: DECK, holder: owner })))
  }),
])

/** One card after the other, until such a card is revealed or the active player stops. */
export const revealUntil = procedure<{ filter: Filter; answer: 'yes' | 'no' | null }>('reveal until', [
  step('~next', (g, f) => {
    const parent = parentOf(g, f as Frame)
    const deck = deckOf(g.state, parent.you)
    const card = deck[deck.length - 1 - parent.seen.length]
    f.answer = 'no'
    if (card === undefined) return
    happen(g, { kind: 'reveal', cards: [card] })
    parent.seen = [...parent.seen, ...refs(g, [card])]
    parent.it = parent.seen
    parent.count = parent.seen.length
    if (matches(g, asPrinted(f.filter), card, parent) || deck.length === parent.seen.length) return
    const options: Option[] = [
      { verb: 'yes', value: 'yes' },
      { verb: 'no', value: 'no' },
    ]
    g.choose(f as Frame, 'answer', chooser(g), options, { prompt: 'reveal another' })
  }),
  step('~again', (g, f) => {
    if (f.answer === 'yes') g.goTo(f as Frame, '~next')
  }),
])

export const nameTrait = procedure<{ trait: string | null }>('choose a trait', [
  step('~which', (g, f) => {
    const ids = [0, 1].flatMap((seat) =>
      [LINE, ARTIFACTS, UPGRADES].flatMap((zone) => zoneOf(g.state, zone, seat)),
    )
    const traits = [...new Set(ids.flatMap((id) => traitsOf(g, id)))].sort()
    const options = traits.map((trait): Option => ({ verb: 'trait', name: trait, value: trait }))
    g.choose(f as Frame, 'trait', chooser(g), options, { prompt: 'name trait' })
  }),
  step('~chosen', (g, f) => {
    parentOf(g, f as Frame).trait = f.trait
    if (f.trait !== null) happen(g, { kind: 'name trait', trait: f.trait })
  }),
])

/** By title: of the cards that are in the two decks, as everybody may read on the identity cards. */
export const nameCard = procedure<{ title: string | null }>('name a card', [
  step('~which', (g, f) => {
    const titles = [...new Set(g.state.cards.map(({ def }) => definitionOf(g.state, def).id))].sort()
    const options = titles.map((title): Option => ({ verb: 'name', name: title, value: title }))
    g.choose(f as Frame, 'title', chooser(g), options, { prompt: 'name card' })
  }),
  step('~chosen', (g, f) => {
    parentOf(g, f as Frame).title = f.title
    if (f.title !== null) happen(g, { kind: 'name card', title: f.title })
  }),
])
