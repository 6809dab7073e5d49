/** Where the icons come to lie that cards add to their deck (glossary/verbesserung). */
import { below, type RandomState } from '@regelwerk/core'
import type { BonusIcon } from './abilities.ts'
import { type CardDefinition, definitionWithId } from './cards/index.ts'

/** More bonus icons have no place on a card. */
export const MOST_ICONS = 5

/** Each icon that a card adds is placed on another card of the deck, by lot. */
export function enhanced<T extends { id: string; icons?: readonly BonusIcon[] }>(
  r: RandomState,
  cards: readonly T[],
): T[] {
  const printed = cards.map(({ id }) => definitionWithId(id) as CardDefinition)
  const placed: BonusIcon[][] = cards.map(() => [])
  const hasRoom = (at: number): boolean => {
    const { amber, gigantic } = printed[at] as CardDefinition
    // Icons are printed on the upper half of a gigantic creature.
    return gigantic?.half !== 'lower' && amber + (placed[at] as BonusIcon[]).length < MOST_ICONS
  }
  for (const [from, { enhance }] of printed.entries()) {
    for (const icon of enhance) {
      const room = [...cards.keys()].filter((at) => at !== from && hasRoom(at))
      placed[room[below(r, room.length)] as number]?.push(icon)
    }
  }
  return cards.map((card, i) => (placed[i]?.length ? { ...card, icons: placed[i] as BonusIcon[] } : card))
}
