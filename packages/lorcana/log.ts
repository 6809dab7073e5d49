/** Which cards an event is about, for the log. Everybody reads everything; an unknown card is told without its face. */
import type { CardId } from '@regelwerk/core'
import type { LorcanaEvent } from './events.ts'

export function cardsOf(e: LorcanaEvent): CardId[] {
  switch (e.kind) {
    case 'discard':
    case 'look':
    case 'reveal':
      return e.cards
    case 'begin challenge':
      return [e.challenger.card, e.defender.card]
    case 'challenge':
      return [e.challenger, e.defender]
    case 'banishes':
      return [e.card, e.other]
    case 'sing':
      return [e.card, e.song]
    case 'support':
      return [e.card, e.by]
    case 'moveTo':
      return [e.card, e.location]
    case 'enter':
      return e.onto >= 0 ? [e.card, e.onto] : [e.card]
    case 'put':
      return e.order ?? [e.card]
    default:
      return 'card' in e ? [e.card] : []
  }
}
