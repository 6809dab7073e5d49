/**
 * What becomes of decks that are kept in this browser and with the server. The last change of a deck counts; where both
 * have changed it, the older one is kept beside it as a copy. What was changed is never deleted by a deletion elsewhere.
 */
import type { KeptDeck } from '@regelwerk/protocol'
import type { GoneDeck, OwnDeck } from './own-decks.ts'

export interface Reconciled {
  /** The decks as they are kept here from now on. */
  decks: OwnDeck[]
  /** Of these the server is to be told. */
  put: OwnDeck[]
  /** These are deleted there. */
  drop: GoneDeck[]
  /** Names of decks that had been changed in two places, and of the copies of the older ones. */
  copies: { name: string; copy: string }[]
}

type Alive = KeptDeck & { deck: NonNullable<KeptDeck['deck']> }
const isAlive = (one: KeptDeck): one is Alive => one.deck !== null

/** As the server has it. */
const taken = ({ id, changed, deck }: Alive): OwnDeck => ({
  id,
  name: deck.name,
  cards: [...deck.cards],
  ...(deck.notes && { notes: deck.notes }),
  changed,
  base: changed,
})

const said = ({ name, cards, notes = '' }: OwnDeck): string => JSON.stringify([name, cards, notes])

/** A name that none of the decks has. */
function freeName(name: string, decks: readonly OwnDeck[]): string {
  for (let n = 2; ; n++) {
    const free = `${name} (${n})`
    if (decks.every((deck) => deck.name !== free)) return free
  }
}

export function reconcile(
  here: readonly OwnDeck[],
  gone: readonly GoneDeck[],
  there: readonly KeptDeck[],
  newId: () => string,
): Reconciled {
  const result: Reconciled = { decks: [], put: [], drop: [], copies: [] }
  const copied = ({ base: _, ...deck }: OwnDeck): void => {
    const copy = { ...deck, id: newId(), name: freeName(deck.name, [...here, ...result.decks]) }
    result.decks.push(copy)
    result.put.push(copy)
    result.copies.push({ name: deck.name, copy: copy.name })
  }
  const sent = (deck: OwnDeck): void => {
    result.decks.push(deck)
    result.put.push(deck)
  }
  for (const deck of here) {
    const kept = there.find(({ id }) => id === deck.id)
    const { changed = 0, base } = deck
    if (kept === undefined) sent(withoutBase(deck))
    else if (kept.changed === base && changed === base) result.decks.push(deck)
    else if (kept.changed === base) sent(deck)
    else if (!isAlive(kept)) {
      if (changed !== base) sent({ ...deck, base: kept.changed })
    } else if (changed === base || said(taken(kept)) === said(deck)) result.decks.push(taken(kept))
    else if (changed > kept.changed) {
      sent({ ...deck, base: kept.changed })
      copied(taken(kept))
    } else {
      result.decks.push(taken(kept))
      copied(deck)
    }
  }
  for (const kept of there.filter(isAlive)) {
    if (here.some(({ id }) => id === kept.id)) continue
    const deleted = gone.find(({ id }) => id === kept.id)
    if (deleted !== undefined && deleted.base === kept.changed) result.drop.push(deleted)
    else result.decks.push(taken(kept))
  }
  return result
}

const withoutBase = ({ base: _, ...deck }: OwnDeck): OwnDeck => deck
