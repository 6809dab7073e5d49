/** What somebody has just done, as the log tells it: with which card, and at which others. */
import type { LogLine } from '@regelwerk/core'
import { cardThing, type Thing } from './picking.ts'

export interface Deed {
  actor: Thing
  targets: readonly Thing[]
  text: string
}

/** Arrows to more than so many cards would be a thicket. */
const FEW = 4

/**
 * The first card that can be seen has done it; whom it was done to may be told by a later line about the same card.
 * `was` and `is` say which things could be seen before and can be seen now.
 */
export function deedOf(
  lines: readonly LogLine[],
  was: (thing: Thing) => boolean,
  is: (thing: Thing) => boolean,
): Deed | null {
  let deed: Deed | null = null
  lines.forEach(({ text, cards = [] }, i) => {
    const [actor, ...others] = cards.map(cardThing)
    if (actor === undefined || !(was(actor) || is(actor))) return
    const targets = others.filter((one) => one !== actor && (was(one) || is(one))).slice(0, FEW)
    // Cards that leave together are no targets of each other.
    const areGone = ![actor, ...targets].some(is)
    const isTold = lines.slice(i + 1).some(({ cards: later = [] }) => later[0] === cards[0])
    const told = { actor, text, targets: areGone && !isTold ? [] : targets }
    if (deed === null || (deed.actor === actor && deed.targets.length === 0 && told.targets.length > 0))
      deed = told
  })
  return deed
}
