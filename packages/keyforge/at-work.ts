/** Which abilities cards have, and how one tells that they have been at work: `regelwerk coverage keyforge --cards`. */
import { type Abilities, type AbilityEntry, zoneOf } from '@regelwerk/core'
import type { G } from './book.ts'
import type { KeyForgeEvent } from './events.ts'
import { abilityIds, constantOf, registered } from './prepare.ts'
import { constantWord, holds } from './reading.ts'
import { ARTIFACTS, faceAt, HAND, type KeyForgeState, LINE, UPGRADES } from './state.ts'
import { applies, derived, type Reach, reachContext } from './values.ts'

/** Keywords are rules of the game and have positions of their own; what is counted is what cards say besides. */
function all(): AbilityEntry[] {
  const found: AbilityEntry[] = []
  for (const id of abilityIds()) {
    const { ability, definition } = registered(id)
    if (ability === null || definition === null) continue
    if (ability.kind !== 'keyword' && ability.kind !== 'enhance') found.push({ id, card: definition.id })
  }
  return found
}

function speaksOfItsPlaying(id: string): boolean {
  const { ability } = registered(id)
  if (ability?.kind !== 'constant') return false
  return constantWord(ability).ofPlaying === true || ('enters' in ability && ability.to === 'self')
}

/** What is always so: of cards in play, by lasting effects, and of a card in hand that speaks of its own playing. */
function atWork(g: G, among: ReadonlySet<string>): string[] {
  const s = g.state
  const found = new Set<string>()
  for (const reaches of derived(g).reaches.values())
    for (const reach of reaches) if (among.has(reach.id) && isFelt(g, reach)) found.add(reach.id)
  for (const id of zoneOf(s, HAND, s.active)) {
    const card = faceAt(s, id)
    card.abilities.forEach((_, i) => {
      const name = `${card.id}#${i}`
      if (among.has(name) && speaksOfItsPlaying(name)) found.add(name)
    })
  }
  return [...found]
}

/** Does it hold, and for any card? */
function isFelt(g: G, reach: Reach): boolean {
  const s = g.state
  const constant = constantOf(registered(reach.id))
  if (constant.if !== undefined && !holds(g, constant.if, reachContext(reach))) return false
  if (!('to' in constant) || constant.to === 'play' || constant.to === 'use') return true
  return [0, 1].some((seat) =>
    [LINE, ARTIFACTS, UPGRADES].some((zone) => zoneOf(s, zone, seat).some((id) => applies(g, reach, id))),
  )
}

const explained: Readonly<Record<string, string>> = {}

export const abilities: Abilities<KeyForgeState> = {
  all,
  events: {
    resolve: ({ ability }: Extract<KeyForgeEvent, { kind: 'resolve' }>) => ({ id: ability, empty: false }),
  },
  atWork,
  explained,
}
