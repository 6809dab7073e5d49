/** Playing characters and attachments (glossary/spielen-und-ins-spiel-bringen). */

import {
  type CardId,
  type Frame,
  type GameEvent,
  type Option,
  type Ref,
  refTo,
  type Seat,
} from '@regelwerk/core'
import { asInHand, mustJoinConflict } from '../as-in-hand.ts'
import { type G, on, procedure, rule, step } from '../book.ts'
import type { CardDefinition } from '../cards/index.ts'
import type { L5REvent } from '../events.ts'
import { prepared } from '../prepare.ts'
import {
  cardAt,
  charactersOf,
  definitionOf,
  faceAt,
  handOf,
  NONE,
  other,
  PLAY,
  ROW,
  rowOf,
} from '../state.ts'
import { announce, reactTo } from './announcing.ts'
import { happen, refill } from './cards.ts'
import { askPayer, notePayer, type Paying, payFate } from './paying.ts'
import {
  fateCost,
  fateFromProvince,
  isPlayedBare,
  mayPlayIntoConflict,
  payableHosts,
  statusFromProvince,
  usedUp,
  type Way,
} from './playable.ts'

interface PlayLocals extends Paying {
  seat: Seat
  card: Ref
  way: Way
  /** Where it goes: into the conflict, home, or onto this card. */
  place: 'conflict' | 'home' | CardId | null
  fate: number | null
  from: number
  fromHand: boolean
  /** How much fate it has cost. */
  spent?: number
  slot: number
  /** Reactions wait until fate has been placed. */
  holds: boolean
  held: GameEvent[]
}

export const playing = (g: G, seat: Seat, id: CardId, way: Way): PlayLocals => {
  const { zone, slot } = cardAt(g.state, id)
  return {
    seat,
    card: refTo(g.state, id),
    way,
    place: null,
    fate: null,
    from: zone,
    fromHand: asInHand(g, seat).includes(id),
    slot,
    holds: false,
    held: [],
  }
}

const hostOf = ({ place }: PlayLocals): CardId | undefined => (typeof place === 'number' ? place : undefined)
const costOf = (g: G, f: PlayLocals): number => fateCost(g, f.seat, f.card.card, f.way, hostOf(f))

/** Its text has an opponent control it. */
const goesOver = (g: G, id: CardId): boolean =>
  prepared(faceAt(g.state, id).index).constants.some(
    ({ ability }) => ability?.kind === 'constant' && 'entersUnderOpponent' in ability,
  )

export const playCard = procedure<PlayLocals>('play', [
  step('~announce', (g, f) => announce(g, f.seat, f.card.card, 'play')),
  step('~attach to', (g, f) => {
    // An effect may have said so.
    if (f.way !== 'attachment' || f.place !== null) return
    const options = payableHosts(g, f.card.card, f.seat).map(
      (id): Option => ({ verb: 'attach to', target: id, value: id }),
    )
    g.choose(f as Frame, 'place', f.seat, options, {
      prompt: 'attach',
      source: f.card.card,
      rule: 'glossary/verstaerkungskarten',
    })
  }),
  step('~fate from whom', (g, f) => {
    askPayer(g, f as Frame & PlayLocals, f.seat, f.card.card, costOf(g, f))
  }),
  step('~named', (g, f) => {
    if (notePayer(f)) g.goTo(f as Frame, '~fate from whom')
  }),
  step('glossary/kosten', (g, f) => {
    const n = costOf(g, f)
    const used = usedUp(g, f.seat, f.card.card, f.way, hostOf(f))
    f.spent = n
    used.push(...payFate(f.seat, n, f))
    if (used.length > 0) happen(g, ...used)
  }),
  step('glossary/charakterkarten/3', (g, f) => {
    const s = g.state
    if (f.way === 'attachment') return
    const options: Option[] = []
    if (s.conflict !== null && !goesOver(g, f.card.card) && mayPlayIntoConflict(g, f.seat, f.card.card))
      options.push({ verb: 'into the conflict', value: 'conflict' })
    const mayStay = s.conflict === null || on('step/3.2.2/5')
    if (mayStay && !mustJoinConflict(g, f.seat, f.card.card)) options.push({ verb: 'home', value: 'home' })
    g.choose(f as Frame, 'place', f.seat, options, { prompt: 'where to', source: f.card.card })
  }),
  step('glossary/faehigkeiten-initiieren-karten-spielen/step-7', (g, f) => {
    const status = f.way === 'character' ? statusFromProvince(g, f) : undefined
    const event: L5REvent = {
      kind: 'enter',
      card: f.card.card,
      seat: goesOver(g, f.card.card) ? other(f.seat) : f.seat,
      from: f.from,
      slot: f.slot,
      participating: f.place === 'conflict',
      tokens: fateFromProvince(g, f),
      on: typeof f.place === 'number' ? f.place : NONE,
      asAttachment: f.way === 'attachment' && faceAt(g.state, f.card.card).type === 'character',
      ...(status !== undefined && { status }),
    }
    f.holds = f.way === 'character' && on('glossary/schicksal/4')
    happen(g, event)
  }),
  // Once it has entered play, and before anybody reacts to that.
  step('glossary/schicksal/4', (g, f) => {
    const s = g.state
    if (f.way === 'attachment' || cardAt(s, f.card.card).zone !== PLAY) return
    const isBare = prepared(faceAt(s, f.card.card).index).constants.some(
      ({ ability: a }) => a?.kind === 'constant' && 'noFateWhenPlayed' in a && a.playedFrom === undefined,
    )
    const barred = f.from === ROW && (isBare || isPlayedBare(g, f.seat, f.slot))
    const most = barred ? 0 : s.fate[f.seat as 0 | 1]
    const options: Option[] = []
    for (let n = 0; n <= most; n++) options.push({ verb: 'fate', n, value: n })
    g.choose(f as Frame, 'fate', f.seat, options, { prompt: 'additional fate', source: f.card.card })
  }),
  step('~place fate', (g, f) => {
    const n = f.fate ?? 0
    if (n > 0) happen(g, { kind: 'lose fate', seat: f.seat, n }, { kind: 'place fate', card: f.card.card, n })
  }),
  step('~reactions', (g, f) => {
    f.holds = false
    reactTo(g, f.held.splice(0))
  }),
  step('~refill', (g, f) => {
    if (f.from === ROW) refill(g, f.seat, f.slot)
  }),
  step('glossary/faehigkeiten-initiieren-karten-spielen/step-8', (g, f) =>
    happen(g, {
      kind: 'played',
      card: f.card.card,
      seat: f.seat,
      fromHand: f.fromHand,
      ...(f.from === ROW && { fromRow: true }),
      spent: f.spent ?? 0,
    }),
  ),
])

// ---- duplicates

/** Another version of the character will do: the name counts. */
export const isSameCharacter = rule(
  'glossary/duplikate/2',
  (a: CardDefinition, b: CardDefinition): boolean => a.en === b.en,
)

export const refillsFaceup = rule('glossary/duplikate/1', (): boolean => false)

/** A copy of a unique character one controls, discarded for 1 fate on it (glossary/duplikate). */
export const duplicates = rule('glossary/duplikate', (g: G, seat: Seat): { copy: CardId; of: CardId }[] => {
  const s = g.state
  const copies = [...handOf(s, seat), ...rowOf(s, seat).filter((id) => cardAt(s, id).faceup)]
  return copies.flatMap((copy) => {
    const definition = definitionOf(cardAt(s, copy))
    if (!definition.unique || definition.type !== 'character') return []
    const of = charactersOf(s, seat).find((id) => {
      return isSameCharacter(definitionOf(cardAt(s, id)), definition)
    })
    return of === undefined ? [] : [{ copy, of }]
  })
})

interface DuplicateLocals {
  seat: Seat
  copy: CardId
  of: CardId
  /** The province it comes out of; NONE: the hand. */
  slot: number
}

export const duplicating = (g: G, seat: Seat, copy: CardId, of: CardId): DuplicateLocals => {
  const { zone, slot } = cardAt(g.state, copy)
  return { seat, copy, of, slot: zone === ROW ? slot : NONE }
}

export const discardDuplicate = procedure<DuplicateLocals>('discard duplicate', [
  step('~discard', (g, { seat, copy }) => happen(g, { kind: 'discard cards', seat, cards: [copy] })),
  step('~place fate', (g, { of }) => happen(g, { kind: 'place fate', card: of, n: 1 })),
  step('~refill', (g, { seat, slot }) => {
    if (slot !== NONE) refill(g, seat, slot, refillsFaceup())
  }),
])
