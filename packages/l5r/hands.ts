/**
 * What a hand could hold, by what everybody knows: that alone decides whether a window is opened for cards in a hand. Of a
 * ready deck the list is known; of one built by the rules of its format the stronghold, the role and all that has been seen.
 */
import { everyone, type Seat, type Setup } from '@regelwerk/core'
import type { Clan, Happening, ReactiveAbility } from './abilities.ts'
import { type CardDefinition, definitions } from './cards/index.ts'
import { deckList } from './decks.ts'
import { checkDeck, mostInConflictDeck } from './formats.ts'
import { prepared, type Registered } from './prepare.ts'
import { readyDecks } from './ready.ts'
import {
  cardAt,
  definitionOf,
  HAND,
  type L5RCard,
  type L5RState,
  NONE,
  roleOf,
  strongholdOf,
} from './state.ts'

/** Built by the rules of its format; what else is known by a name is a ready deck, and of any other deck nothing is known. */
const BUILT = 'built'

/** What everybody knows of a deck that is brought. */
export const knownOf = (deck: Setup['decks'][number], format: string): string =>
  typeof deck === 'string' ? deck : checkDeck(deck, format).length === 0 ? BUILT : ''

/** An ability that could be used from a hand, and how many cards with it a deck can have. */
interface Held {
  ability: Registered
  copies: number
}
type Answers = Readonly<Record<'interrupt' | 'reaction', ReadonlyMap<Happening['event'], readonly Held[]>>>

/** What could be used from a hand of this player, by what it waits for. */
export function answersHeld(s: L5RState, seat: Seat): Answers {
  const known = s.lists?.[seat as 0 | 1] ?? ''
  return known === BUILT ? answersOfBuilt(s, seat) : answersBy(known, () => copiesIn(known))
}

/** Not all of them have been seen elsewhere. */
export function isOneLeft(s: L5RState, seat: Seat, { ability, copies }: Held): boolean {
  if (copies === Number.POSITIVE_INFINITY) return true
  const def = ability.definition?.index
  let seen = 0
  for (const card of s.cards) if (card.def === def && isSeen(s, seat, card)) seen++
  return seen < copies
}

const isSeen = (s: L5RState, seat: Seat, card: L5RCard): boolean =>
  card.owner === seat && card.zone !== HAND && card.known === everyone(s)

type Copies = (card: CardDefinition) => number

function copiesIn(known: string): Copies {
  const deck = readyDecks.find(({ id }) => id === known)
  if (deck === undefined) return () => Number.POSITIVE_INFINITY
  const copies = new Map<string, number>()
  for (const [n, id] of deckList(deck)) copies.set(id, (copies.get(id) ?? 0) + n)
  return ({ id }) => copies.get(id) ?? 0
}

function answersOfBuilt(s: L5RState, seat: Seat): Answers {
  const [stronghold, role] = [strongholdOf(s, seat), roleOf(s, seat)].map((id) =>
    id === NONE ? undefined : definitionOf(cardAt(s, id)),
  )
  if (stronghold === undefined) return answersBy('', () => copiesIn(''))
  const other = otherClan(s, seat, stronghold.clan)
  const key = `${s.format}, ${stronghold.id}, ${role?.id}, ${other}`
  return answersBy(key, () => (card) => mostInConflictDeck(card, s.format, stronghold, role, other))
}

/** The clan whose conflict cards this deck has beside its own, once one of them has been seen. */
function otherClan(s: L5RState, seat: Seat, own: Clan): Clan | undefined {
  for (const card of s.cards) {
    if (!isSeen(s, seat, card)) continue
    const { side, clan } = definitionOf(card)
    if (side === 'conflict' && clan !== own && clan !== 'neutral') return clan
  }
  return undefined
}

const found = new Map<string, Answers>()
let among = 0

/** Worked out once for all decks of which the same is known, and again when there are more cards. */
function answersBy(known: string, copies: () => Copies): Answers {
  if (among !== definitions.length) found.clear()
  among = definitions.length
  let answers = found.get(known)
  if (answers === undefined) {
    answers = answersAmong(copies())
    found.set(known, answers)
  }
  return answers
}

function answersAmong(copiesOf: Copies): Answers {
  const answers = {
    interrupt: new Map<Happening['event'], Held[]>(),
    reaction: new Map<Happening['event'], Held[]>(),
  }
  for (const card of definitions) {
    const copies = copiesOf(card)
    if (copies === 0) continue
    for (const ability of prepared(card.index).reactive) {
      if (!worksInHand(card, ability)) continue
      const { kind } = ability.ability as ReactiveAbility
      for (const { event } of ability.triggers) {
        const alike = answers[kind].get(event)
        if (alike === undefined) answers[kind].set(event, [{ ability, copies }])
        else alike.push({ ability, copies })
      }
    }
  }
  return answers
}

function worksInHand({ type, side }: CardDefinition, { ability }: Registered): boolean {
  const { from } = ability as ReactiveAbility
  return from === undefined ? type === 'event' && side === 'conflict' : from.includes('hand')
}
