/** What the game keeps of what it has worked out, to be compared with the same worked out anew. */
import { copyState, Machine } from '@regelwerk/core'
import { bearersOf } from './bearers.ts'
import type { G } from './book.ts'
import { putRight } from './rules/check.ts'
import { derived, RIGHT } from './values.ts'

export function kept(g: G): unknown {
  const { reaches, gained, blank, consequences } = derived(g)
  const seats = [0, 1]
  return {
    reaches: reaches.map(({ id, bearer, me, lasting }) => [id, bearer, me, lasting]),
    gained: gained.map(({ ability, card, by }) => [ability.id, card, by]),
    blank: [...blank],
    consequences,
    actions: seats.map((seat) => bearersOf(g, seat, 'action')),
    reactive: seats.map((seat) => bearersOf(g, seat, 'reactive')),
    wrong: g.isKept(RIGHT) && putRight(new Machine(g.game, copyState(g.state))),
  }
}
