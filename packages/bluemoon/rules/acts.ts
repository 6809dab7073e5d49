/** What a player does in the phases of a turn, and how it is offered. */
import type { CardId, Option } from '@regelwerk/core'
import type { Element } from '../abilities.ts'
import { NONE, type Phase } from '../state.ts'

type Verb =
  | 'go on'
  /** The power will not be met: back to before the character (base/41). */
  | 'take back'
  | 'retrieve'
  | 'land'
  | 'drop'
  | 'play'
  | 'bluff'
  | 'use'
  | 'replace'
  | 'fulfil'
  | 'load'
  | 'open'
  | 'decline'
  | 'fight'
  | 'retreat'
  | 'announce'
  | 'call'
  | 'accept'

export interface Act {
  verb: Verb
  card: CardId
  ship: CardId
  element: Element | null
  /** It was said before, for this phase. */
  ahead: Phase | null
}

const NOTHING = { card: NONE, ship: NONE, element: null, ahead: null }

const offered = (act: Act): Option => {
  const option: Option = { verb: act.verb, value: act }
  if (act.card !== NONE) option.source = act.card
  if (act.ship !== NONE) option.target = act.ship
  if (act.element !== null) option.name = act.element
  return option
}

export const actOf = (option: Option): Act => option.value as Act

// Options are never changed, so each is made once, and not anew for every question.

export const doing = (verb: Verb, ahead: Phase | null = null): Option => offered({ ...NOTHING, verb, ahead })

export const announcing = (element: Element, ahead: Phase | null = null): Option =>
  offered({ ...NOTHING, verb: 'announce', element, ahead })

export function doingWith(verb: Verb, ahead: Phase | null = null): (card: CardId) => Option {
  const made: Option[] = []
  return (card) => {
    made[card] ??= offered({ ...NOTHING, verb, card, ahead })
    return made[card]
  }
}

/** A card to choose, to discard and the like: it is itself the answer. */
export function cardTo(verb: string): (card: CardId) => Option {
  const made: Option[] = []
  return (card) => {
    made[card] ??= { verb, target: card, value: card }
    return made[card]
  }
}

export const loading = (card: CardId, ship: CardId): Option =>
  offered({ ...NOTHING, verb: 'load', card, ship })
