/** Which cards an event is about, for the log. Everybody reads everything; an unknown card is told without its face. */
import type { CardId } from '@regelwerk/core'
import type { LorcanaEvent } from './events.ts'
import type { LorcanaLasting } from './state.ts'

export function cardsOf(e: LorcanaEvent): CardId[] {
  switch (e.kind) {
    case 'discard':
    case 'look':
    case 'reveal':
      return e.cards
    case 'skipped':
      return [e.card, ...e.spared]
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
    case 'lasting':
      return lastingCards(e.effect)
    case 'put':
      return e.order ?? [e.card]
    default:
      return 'card' in e ? [e.card] : []
  }
}

/** The cards it is applied to, and the one it comes from. */
function lastingCards({ what, source }: Omit<LorcanaLasting, 'id'>): CardId[] {
  const to = what.kind === 'grant' ? what.to : 'to' in what ? [what.to] : []
  return [...to, ...(source ? [source] : [])].map((ref) => ref.card)
}
