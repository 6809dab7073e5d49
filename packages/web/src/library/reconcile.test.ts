import type { KeptDeck } from '@regelwerk/protocol'
import { describe, expect, test } from 'vitest'
import type { GoneDeck, OwnDeck } from './own-decks.ts'
import { type Reconciled, reconcile } from './reconcile.ts'

const CARDS: [number, string][] = [[4, 'Stitch - New Dog']]
const here = (change: Partial<OwnDeck> = {}): OwnDeck => ({
  id: 'own:a',
  name: 'Mine',
  cards: CARDS,
  ...change,
})
const there = (changed: number, name: string | null = 'Mine', id = 'own:a'): KeptDeck => ({
  id,
  game: 'lorcana',
  changed,
  deck: name === null ? null : { name, cards: CARDS },
})
const gone = (base: number | null): GoneDeck => ({ id: 'own:a', game: 'lorcana', changed: 99, base })

const both = (
  mine: readonly OwnDeck[],
  theirs: readonly KeptDeck[],
  deleted: readonly GoneDeck[] = [],
): Reconciled => reconcile(mine, deleted, theirs, () => 'own:new')

const NOTHING = { put: [], drop: [], copies: [] }

describe('a deck here and with the server', () => {
  test('what was kept before there was a server is sent', () => {
    expect(both([here()], [])).toEqual({ ...NOTHING, decks: [here()], put: [here()] })
  })

  test('what a server has forgotten is sent anew', () => {
    const sent = here({ changed: 5 })
    expect(both([here({ changed: 5, base: 5 })], [])).toEqual({ ...NOTHING, decks: [sent], put: [sent] })
  })

  test('what is the same stays', () => {
    const deck = here({ changed: 5, base: 5 })
    expect(both([deck], [there(5)])).toEqual({ ...NOTHING, decks: [deck] })
  })

  test('what has been changed here alone is sent, there alone is taken', () => {
    const changed = here({ name: 'New', changed: 7, base: 5 })
    expect(both([changed], [there(5)])).toEqual({ ...NOTHING, decks: [changed], put: [changed] })
    const taken = here({ name: 'New', changed: 7, base: 7 })
    expect(both([here({ changed: 5, base: 5 })], [there(7, 'New')])).toEqual({ ...NOTHING, decks: [taken] })
  })

  test('what is new there is taken, where nothing is here any more everything', () => {
    expect(both([], [there(5), there(6, 'Other', 'own:b'), there(7, null, 'own:c')]).decks).toEqual([
      here({ changed: 5, base: 5 }),
      here({ id: 'own:b', name: 'Other', changed: 6, base: 6 }),
    ])
  })
})

describe('changed in both places, the later one counts and the earlier one is kept beside it', () => {
  test('the later one here', () => {
    const mine = here({ name: 'Here', changed: 9, base: 7 })
    const copy = { id: 'own:new', name: 'There (2)', cards: CARDS, changed: 7 }
    expect(both([here({ name: 'Here', changed: 9, base: 5 })], [there(7, 'There')])).toEqual({
      decks: [mine, copy],
      put: [mine, copy],
      drop: [],
      copies: [{ name: 'There', copy: 'There (2)' }],
    })
  })

  test('the later one there, by a name that is free', () => {
    const other = here({ id: 'own:b', name: 'Mine (2)', changed: 1, base: 1 })
    const copy = { id: 'own:new', name: 'Mine (3)', cards: CARDS, notes: 'x', changed: 6 }
    expect(
      both([here({ notes: 'x', changed: 6, base: 5 }), other], [there(7), there(1, 'Mine (2)', 'own:b')]),
    ).toEqual({
      decks: [here({ changed: 7, base: 7 }), copy, other],
      put: [copy],
      drop: [],
      copies: [{ name: 'Mine', copy: 'Mine (3)' }],
    })
  })

  test('in the same way: no copy', () => {
    const deck = here({ changed: 6, base: 5 })
    expect(both([deck], [there(7)])).toEqual({ ...NOTHING, decks: [here({ changed: 7, base: 7 })] })
  })
})

describe('deleted', () => {
  test('there, and not changed here: it goes; changed here: it stays', () => {
    expect(both([here({ changed: 5, base: 5 })], [there(8, null)])).toEqual({ ...NOTHING, decks: [] })
    const stays = here({ changed: 6, base: 8 })
    expect(both([here({ changed: 6, base: 5 })], [there(8, null)])).toEqual({
      ...NOTHING,
      decks: [stays],
      put: [stays],
    })
  })

  test('here, and not changed there: it goes; changed there: it comes back', () => {
    expect(both([], [there(5)], [gone(5)])).toEqual({ ...NOTHING, decks: [], drop: [gone(5)] })
    expect(both([], [there(7)], [gone(5)]).decks).toEqual([here({ changed: 7, base: 7 })])
  })
})
