import { type Answer, type DeckList, Match, randomChoice, type Seat, seedRandom } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { answersHeld } from './hands.ts'
import { l5r } from './index.ts'
import { drawDeck } from './pool.ts'
import type { L5RState } from './state.ts'

type DeckOf = string | DeckList

const WINDOWS: ReadonlySet<string> = new Set(['would', 'interrupt', 'reaction'])

/** Who is asked for what; nobody: the game is over. */
const asked = ({ decisions }: Match<L5RState>): string =>
  decisions.map(({ seat, prompt, rule }) => `${seat} ${prompt} ${rule}`).join()

/** Could this seat tell the two apart by where cards lie, how they are turned, and by those that it knows? What was guessed may have been something else. */
const isAlike = (one: L5RState, other: L5RState, seat: Seat): boolean =>
  JSON.stringify(one.zones) === JSON.stringify(other.zones) &&
  one.cards.every((card, id) => {
    const twin = other.cards[id]
    if (card.bowed !== twin?.bowed || card.status !== twin.status || card.fate !== twin.fate) return false
    return card.known === twin.known && ((card.known >> seat) % 2 === 0 || card.def === twin.def)
  })

/** An answer that can be given in every world that this seat can imagine: its own, or a pass. */
const isOpen = ({ decisions }: Match<L5RState>, { seat, choice }: Answer, reader: Seat): boolean =>
  seat === reader || (typeof choice === 'number' && decisions[0]?.options[choice]?.verb === 'pass')

/**
 * Plays a random game. After each answer: is the same asked as in a world that a seat cannot tell from this one? How often that
 * was an interrupt or a reaction.
 */
function compare(decks: [DeckOf, DeckOf], seed: string): number {
  const match = Match.start(l5r, { format: 'standard', decks, seed })
  const [random, aside] = [seedRandom(seed), seedRandom(`${seed} aside`)]
  let windows = 0
  while (match.outcome === null) {
    const [decision] = match.decisions as [Match['decisions'][number]]
    const answer = { seat: decision.seat, choice: randomChoice(decision, random) }
    const readers = [0, 1].filter((seat) => isOpen(match, answer, seat))
    const worlds = readers.map((reader) => match.determinize(reader, aside))
    match.answer(answer.seat, answer.choice)
    worlds.forEach((world, i) => {
      world.answer(answer.seat, answer.choice)
      if (!isAlike(match.state, world.state, readers[i] as Seat)) return
      if (![match, world].some(({ decisions: [one] }) => one !== undefined && WINDOWS.has(one.prompt))) return
      windows++
      expect(asked(world), `seat ${readers[i]} is told what is in a hand`).toBe(asked(match))
    })
  }
  return windows
}

const ready = l5r.decks.map(({ id }) => id)

describe('who is asked tells nothing of a hand', () => {
  test.each<[string, number, (i: number) => [DeckOf, DeckOf]]>([
    ['of ready decks', 4, (i) => [ready[i] as string, ready[i + 3] as string]],
    ['of decks that are built', 3, (i) => [drawDeck(`hands ${i}`), drawDeck(`of ${i}`)]],
    ['of one of each', 2, (i) => [ready[i] as string, drawDeck(`one ${i}`)]],
  ])('%s', (_, games, decks) => {
    const windows = Array.from({ length: games }, (__, i) => compare(decks(i), `hands ${i}`))
    expect(windows.reduce((a, b) => a + b)).toBeGreaterThan(50)
  })
})

/** The cards of which a hand of the first seat could use something. */
function usedFrom(deck: DeckOf): Set<string | undefined> {
  const { interrupt, reaction } = answersHeld(
    l5r.begin({ format: 'standard', decks: [deck, 'crab'], seed: '' }),
    0,
  )
  const held = [...interrupt.values(), ...reaction.values()].flat()
  return new Set(held.map(({ ability }) => ability.definition?.id))
}

describe('what could be used from a hand', () => {
  const anything = usedFrom([[1, 'assassination']])

  test('is in any deck all there is, in one that is built by the rules much less, in a ready one what is in it', () => {
    expect(anything).toContain('voice-of-honor')
    const built = usedFrom(drawDeck('crab'))
    expect(built.size).toBeLessThan(anything.size)
    for (const id of ready) {
      const list = new Set(l5r.deckList(id).map(([, card]) => card))
      expect(usedFrom(id)).toEqual(
        new Set([...anything].filter((card) => card !== undefined && list.has(card))),
      )
    }
  })

  test('is never less than what is in the deck', () => {
    for (let i = 0; i < 60; i++) {
      const deck = drawDeck(`any ${i}`)
      const built = usedFrom(deck)
      const held = deck.map(([, id]) => id).filter((id) => anything.has(id))
      expect(held.filter((id) => !built.has(id))).toEqual([])
    }
  })
})
