/** Which abilities cards have, and how one tells that they have been at work: `regelwerk coverage l5r --cards`. */
import { type Abilities, type AbilityEntry, zoneOf } from '@regelwerk/core'
import type { G } from './book.ts'
import { definitions } from './cards/index.ts'
import type { L5REvent } from './events.ts'
import { constantOf, prepared } from './prepare.ts'
import { contextOf, holds } from './reading.ts'
import { cardAt, HAND, type L5RState, TABLE } from './state.ts'
import { derived, isFelt } from './values.ts'

/** Keywords and rules for decks are rules of the game; what is counted is what is triggered, and what holds. */
function all(): AbilityEntry[] {
  return definitions.flatMap(({ id: card, abilities }) =>
    abilities.flatMap(({ kind }, i) =>
      ['action', 'reaction', 'interrupt', 'constant'].includes(kind) ? [{ id: `${card}#${i}`, card }] : [],
    ),
  )
}

/** What holds now, for some card or of the game; and of a card in hand that speaks of its own cost. */
function atWork(g: G, among: ReadonlySet<string>): string[] {
  const s = g.state
  const found = new Set<string>()
  for (const reach of derived(g).reaches) if (among.has(reach.id) && isFelt(g, reach)) found.add(reach.id)
  for (let seat = 0; seat < 2; seat++) {
    for (const zone of [HAND, ...TABLE])
      for (const id of zoneOf(s, zone, seat))
        for (const constant of prepared(cardAt(s, id).def).constants) {
          const ability = constantOf(constant)
          const { id: name } = constant
          if (
            speaksOfItself(ability) &&
            among.has(name) &&
            (!ability.if || holds(g, ability.if, contextOf(seat, id)))
          )
            found.add(name)
        }
  }
  return [...found]
}

/** It holds where its card is not in play: of what it costs, how it enters play, where it may lie. */
const speaksOfItself = (ability: object): boolean =>
  ('of' in ability && ability.of === 'self') ||
  ('uncancelled' in ability && ability.uncancelled === 'self') ||
  'noFateWhenPlayed' in ability ||
  'entersUnderOpponent' in ability ||
  'fillsTo' in ability

const explained: Readonly<Record<string, string>> = {}

export const abilities: Abilities<L5RState> = {
  all,
  events: {
    initiate: ({ ability }: Extract<L5REvent, { kind: 'initiate' }>) => ({ id: ability, empty: false }),
  },
  atWork,
  explained,
}
