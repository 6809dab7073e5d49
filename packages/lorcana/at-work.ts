/** Which abilities cards have, and how one tells that they have been at work: `regelwerk coverage lorcana --cards`. */
import type { Abilities, AbilityEntry } from '@regelwerk/core'
import { type CardId, zoneOf } from '@regelwerk/core'
import type { Static } from './abilities.ts'
import type { G } from './book.ts'
import { definitions } from './cards/index.ts'
import type { LorcanaEvent } from './events.ts'
import { prepared } from './prepare.ts'
import { from, holds, matching } from './reading.ts'
import { cardAt, HAND, type LorcanaState, PLAY } from './state.ts'
import { staticWord } from './vocabulary.ts'

/** Keywords are rules of the game (chapter 8) and have positions of their own; what is counted is what cards say besides. */
function all(): AbilityEntry[] {
  return definitions.flatMap(({ id: card, abilities, effect }) => [
    ...abilities.flatMap(({ kind }, i) => (kind === 'keyword' ? [] : [{ id: `${card}#${i}`, card }])),
    ...(effect ? [{ id: `${card}#effect`, card }] : []),
  ])
}

/** What is always so: of a card in play, or of one in hand that speaks of its own playing (6.1.12). */
function atWork(g: G, among: ReadonlySet<string>): string[] {
  const s = g.state
  const found: string[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    for (const zone of [PLAY, HAND]) {
      for (const id of zoneOf(s, zone, seat)) {
        const { definition } = prepared(cardAt(s, id).def)
        definition.abilities.forEach((ability, i) => {
          const name = `${definition.id}#${i}`
          if (ability.kind !== 'static' || !among.has(name)) return
          if (applies(g, ability, id, zone === HAND)) found.push(name)
        })
      }
    }
  }
  return found
}

function applies(g: G, ability: Static, id: CardId, inHand: boolean): boolean {
  if ('deckLimit' in ability || 'anyInk' in ability) return false
  if (inHand !== (staticWord(ability).ofItsPlaying?.(ability) ?? false)) return false
  const at = from(cardAt(g.state, id).holder, id)
  if (ability.while !== undefined && !holds(g, ability.while, at)) return false
  if (ability.unless !== undefined && holds(g, ability.unless, at)) return false
  if ('to' in ability && typeof ability.to === 'object') return matching(g, ability.to, at).length > 0
  return true
}

const OF_DECKS = 'speaks of decks, not of games (1.10.1.1)'

const explained: Readonly<Record<string, string>> = {
  '3-4#0': OF_DECKS,
  '6-167#0': OF_DECKS,
  '7-44#0': OF_DECKS,
  '13-61#0': OF_DECKS,
}

export const abilities: Abilities<LorcanaState> = {
  all,
  events: {
    resolve: ({ ability, empty }: Extract<LorcanaEvent, { kind: 'resolve' }>) => ({ id: ability, empty }),
  },
  atWork,
  explained,
}
