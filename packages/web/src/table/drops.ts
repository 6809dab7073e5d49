/** Dragging, without any drawing: what can be dragged, where it can be dropped, and what comes of it. */
import type { Table } from '@regelwerk/core'
import type { Foreseen, OptionOnScreen } from '@regelwerk/protocol'
import { withAttached } from './lookup.ts'
import { cardThing, type Entry, isDoneAt, type Offered, type Thing } from './picking.ts'

/**
 * Where something can be dropped: on a thing, in a zone of one's own, among one's own cards in play or at an end of
 * them, or between the players.
 */
export type Spot =
  | { at: 'thing'; thing: Thing }
  | { at: 'zone'; zone: string }
  | { at: 'play' | 'left' | 'right' | 'middle' }

/** A spot with what dropping there would do: at once if there is one entry, else it is asked which. */
export type DropSpot = Spot & { entries: DropEntry[] }
export type DropEntry = Extract<Entry, { index: number }>

const isCard = (thing: Thing): boolean => thing.startsWith('card ')

/** Offered by itself, as in a pick, not as going out from a card. */
const isItself = ({ from, to }: Offered): boolean => from === null && to.length === 1

/** What can be taken up: cards that can do something, and cards that can be picked. */
export function draggable(offered: readonly Offered[], kind: string | undefined): Set<Thing> {
  const things = new Set<Thing>()
  if (kind === 'order') return things
  for (const one of offered) {
    if (one.from !== null) things.add(one.from)
    else if (isItself(one)) for (const thing of one.to) if (isCard(thing)) things.add(thing)
  }
  return things
}

/** Where a card lies, and which zones its player has. */
export interface Lying {
  zone: string | null
  /** In play, where a card does something, rather than being put there. */
  isInPlay: boolean
  ownZones: readonly string[]
}

export function lyingOf(table: Table, seat: number, thing: Thing): Lying {
  const zones = table.sides.find((side) => side.seat === seat)?.zones ?? []
  const here = zones.find(({ pieces }) =>
    pieces.some((piece) =>
      [...withAttached(piece)].some(({ handle }) => handle !== undefined && cardThing(handle) === thing),
    ),
  )
  return {
    zone: here?.id ?? null,
    isInPlay: here !== undefined && here.lie === 'open' && (here.row === 0 || here.aside === true),
    ownZones: zones.filter(({ lie }) => lie !== 'hand').map(({ id }) => id),
  }
}

const key = (spot: Spot): string =>
  spot.at === 'thing' ? spot.thing : spot.at === 'zone' ? `zone ${spot.zone}` : spot.at

/**
 * Where a card can be dropped. What an option would ask next is answered by the same drop, if it is known: a fight by
 * the enemy, a creature by the flank, an attachment by its bearer.
 */
export function spotsFor(
  offered: readonly Offered[],
  from: Thing,
  { zone, isInPlay, ownZones }: Lying,
  foreseen: ReadonlyMap<number, Foreseen | null>,
): DropSpot[] {
  const spots = new Map<string, DropSpot>()
  const add = (spot: Spot, entry: DropEntry): void => {
    const found = spots.get(key(spot))
    if (found) found.entries.push(entry)
    else spots.set(key(spot), { ...spot, entries: [entry] })
  }
  const placeOf = (verb: string): Spot => {
    const own = ownZones.find((one) => one !== zone && isDoneAt(verb, one))
    if (own !== undefined) return { at: 'zone', zone: own }
    return { at: isInPlay ? 'middle' : 'play' }
  }
  for (const { index, option, from: source, to } of offered) {
    const entry = { index, text: option.text }
    if (source === from && to.length > 0) {
      for (const thing of to) if (thing !== from) add({ at: 'thing', thing }, entry)
    } else if (source === from) {
      const next = foreseen.get(index)?.next ?? []
      const targets = next.filter(
        ({ source: by, target }) =>
          target !== undefined && cardThing(target) !== from && (by === undefined || cardThing(by) === from),
      )
      const ends = next.flatMap((then) => (endOf(then) === null ? [] : [then]))
      for (const then of targets)
        add({ at: 'thing', thing: cardThing(then.target as number) }, { index, text: then.text, then })
      for (const then of ends) add({ at: endOf(then) as 'left' | 'right' }, { index, text: then.text, then })
      if (targets.length + ends.length === 0 || targets.length + ends.length < next.length)
        add(placeOf(option.verb), entry)
    } else if (source === null && to.length === 1 && to[0] === from)
      add(chosenAt(placeOf(option.verb)), entry)
  }
  return [...spots.values()]
}

/** What is only chosen is not played: it goes to the middle, unless the verb has a place. */
const chosenAt = (spot: Spot): Spot => (spot.at === 'play' ? { at: 'middle' } : spot)

/** An option that means an end of a line. */
function endOf({ verb }: OptionOnScreen): 'left' | 'right' | null {
  if (verb.startsWith('left')) return 'left'
  return verb.startsWith('right') ? 'right' : null
}

/** The option that was meant by a drop, among what is asked now; null: it is no longer so. */
export function meant(options: readonly OptionOnScreen[], then: OptionOnScreen): number | null {
  const found = options.flatMap(({ verb, target, name, n }, i) =>
    verb === then.verb && target === then.target && name === then.name && n === then.n ? [i] : [],
  )
  return found.length === 1 ? (found[0] as number) : null
}
