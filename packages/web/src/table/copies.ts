/** Copies of a card told apart: by where they lie among each other. */
import type { Lang, Table } from '@regelwerk/core'
import type { DecisionOnScreen, OptionOnScreen } from '@regelwerk/protocol'
import { sayMotion } from '../messages/motion.ts'
import { thingOf } from './lookup.ts'
import { cardThing, type Thing } from './picking.ts'

/** Where a card lies in its row. */
export interface Position {
  n: number
  of: number
  /** Which of several copies in that row it is, in words; null: there is but one. */
  copy: string | null
}

function sayCopy(lang: Lang, n: number, of: number): string {
  if (n === 1) return sayMotion(lang, 'copyLeft')
  if (n === of) return sayMotion(lang, 'copyRight')
  return of === 3 ? sayMotion(lang, 'copyMiddle') : sayMotion(lang, 'copyNth', { n })
}

/** The positions of all cards that lie side by side; a hand has none that mean anything. */
export function positionsOf(table: Table, lang: Lang): Map<Thing, Position> {
  const positions = new Map<Thing, Position>()
  const zones = [...table.sides.flatMap((side) => side.zones), ...table.middle]
  for (const { lie, pieces } of zones) {
    if (lie !== 'open') continue
    pieces.forEach((piece, i) => {
      const thing = thingOf(piece)
      if (thing === null) return
      const alike = pieces.filter(({ def }) => def !== undefined && def === piece.def)
      const copy = alike.length < 2 ? null : sayCopy(lang, alike.indexOf(piece) + 1, alike.length)
      positions.set(thing, { n: i + 1, of: pieces.length, copy })
    })
  }
  return positions
}

const cardsOf = ({ source, target, cards = [] }: OptionOnScreen): (number | undefined)[] => [
  target,
  source,
  ...cards,
]

/** Options that say the same say which copy they mean. */
export function toldApart(
  decision: DecisionOnScreen,
  positions: ReadonlyMap<Thing, Position>,
): DecisionOnScreen {
  const same = new Map<string, OptionOnScreen[]>()
  for (const option of decision.options) same.set(option.text, [...(same.get(option.text) ?? []), option])
  if (same.size === decision.options.length) return decision
  const nameOf = (option: OptionOnScreen): string | null => {
    const others = same.get(option.text) ?? []
    const cards = cardsOf(option)
    const at = cards.findIndex((card, i) => others.some((other) => cardsOf(other)[i] !== card))
    const card = cards[at]
    return card === undefined ? null : (positions.get(cardThing(card))?.copy ?? null)
  }
  return {
    ...decision,
    options: decision.options.map((option) => {
      const name = nameOf(option)
      return name === null ? option : { ...option, text: `${option.text} (${name})` }
    }),
  }
}
