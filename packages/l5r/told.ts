/** Which cards an event tells of. */
import type { CardId } from '@regelwerk/core'
import type { L5REvent } from './events.ts'
import { NONE } from './state.ts'

/** The cards an event is about, for knowledge in the log. */
export function cardsOf(e: L5REvent): CardId[] {
  switch (e.kind) {
    case 'declare':
      return [e.province, ...e.attackers]
    case 'draw':
    case 'discard cards':
    case 'look':
    case 'reveal':
      return e.cards
    case 'duel':
    case 'duel over':
      return [...e.challenger, ...e.challenged]
    case 'duel decided':
      return e.winner
    case 'attach':
      return [e.card, e.to]
    case 'enter':
      return e.on === NONE ? [e.card] : [e.card, e.on]
    case 'leave':
      return [e.card, ...(e.brought?.attached ?? [])]
    case 'initiate':
      return [e.card, ...e.targets.map((ref) => ref.card)]
    case 'lasting':
      return e.effect.source === null ? [] : [e.effect.source.card]
    default:
      return 'card' in e && typeof e.card === 'number' ? [e.card] : []
  }
}
