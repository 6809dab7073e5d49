/** Status tokens on a card: a set, of which those for honor exclude each other (glossary/persoenliche-ehre...). */
import type { CardId } from '@regelwerk/core'
import type { Status } from './abilities.ts'
import { binds, type G, on, rule } from './book.ts'
import type { L5REvent } from './events.ts'
import { prepared } from './prepare.ts'
import { cardAt, DISHONORED, HONORED, type L5RCard, type L5RState, ORDINARY, TAINTED } from './state.ts'

export const tokenOf: Readonly<Record<Status, number>> = {
  honored: HONORED,
  dishonored: DISHONORED,
  tainted: TAINTED,
}

export const statuses = ['honored', 'dishonored', 'tainted'] as const satisfies readonly Status[]

const HONOR = HONORED | DISHONORED

export const hasToken = (s: L5RState, id: CardId, token: number): boolean =>
  (cardAt(s, id).status & token) !== 0

/** Neither honored nor dishonored (glossary/persoenliche-ehre.../2). */
export const isOrdinary = (s: L5RState, id: CardId): boolean => !hasToken(s, id, HONOR)

export const tokensOn = (s: L5RState, id: CardId): Status[] =>
  statuses.filter((one) => hasToken(s, id, tokenOf[one]))

/** Honoring the dishonored, or the reverse, only takes the token away. */
const onlyLost = (): boolean => on('glossary/persoenliche-ehre-persoenlicher-ehrverlust/6')

const setHonor = (card: L5RCard, token: number): void => {
  card.status = (card.status & ~HONOR) | token
}

export function honor(card: L5RCard): void {
  setHonor(card, card.status & DISHONORED && onlyLost() ? ORDINARY : HONORED)
}

export function dishonor(card: L5RCard): void {
  setHonor(card, card.status & HONORED && onlyLost() ? ORDINARY : DISHONORED)
}

/** Of two different tokens for honor both are discarded. */
export function gainToken(card: L5RCard, token: number): void {
  if (!(token & HONOR)) card.status |= token
  else if (card.status & HONOR & ~token && on('glossary/persoenliche-ehre-persoenlicher-ehrverlust/8'))
    setHonor(card, ORDINARY)
  else setHonor(card, token)
}

/** Corrupted: it enters play tainted. */
export const entersTainted = rule(
  'later/corrupted',
  (card: L5RCard): boolean => !card.asAttachment && prepared(card.def).keywords.includes('corrupted'),
)

/** Who leaves play honored brings 1 honor, who leaves it dishonored costs 1. */
export function honorOfLeaving(status: number): number {
  if (binds('glossary/persoenliche-ehre-persoenlicher-ehrverlust/4', (status & HONORED) !== 0)) return 1
  return binds('glossary/persoenliche-ehre-persoenlicher-ehrverlust/5', (status & DISHONORED) !== 0) ? -1 : 0
}

/** What being tainted adds to each skill of a character, and to the strength of a province. */
export const taintOf = (s: L5RState, id: CardId): number =>
  hasToken(s, id, TAINTED) && on('later/tainted') ? 2 : 0

/** The token that a card has got by this event; null: none, for who was honored while dishonored has only lost one. */
export function statusGained(g: G, e: L5REvent): number | null {
  const token =
    e.kind === 'honor'
      ? HONORED
      : e.kind === 'dishonor'
        ? DISHONORED
        : e.kind === 'taint'
          ? TAINTED
          : e.kind === 'gain token'
            ? e.token
            : null
  return token !== null && 'card' in e && hasToken(g.state, e.card as CardId, token) ? token : null
}
