import { below, Match, seedRandom } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { definitions } from './cards/index.ts'
import { hasIcon, isIgnored, worksText } from './ignored.ts'
import { bluemoon } from './index.ts'
import { position } from './position.ts'

const ZONE: Readonly<Record<string, string>> = { character: 'combat', booster: 'combat', support: 'support' }

const ignorers = definitions.filter(
  (d) =>
    (d.text ?? []).some((text) => text.kind === 'continuous' && 'ignore' in text) && d.type !== 'leadership',
)
const targets = ['aqua-02', 'buka-22', 'hoax-24', 'vulca-18', 'hoax-10', 'flit-10'].map((id) => {
  const found = definitions.find((d) => d.id === id)
  if (found === undefined) throw new Error(`there is no card ${id}`)
  return found
})

type Board = readonly (readonly string[])[]

/** What of each card works, with the cards of both players laid in this order. */
function outcome(board: Board): string[] {
  const [you, opponent] = board.map((ids) => {
    const zones: Record<string, { card: string; as: string }[]> = { combat: [], support: [] }
    for (const id of ids) {
      const type = definitions.find((d) => d.id === id)?.type ?? ''
      zones[ZONE[type] as string]?.push({ card: id, as: id })
    }
    return zones
  })
  const { state } = position.build({ you, opponent }, [])
  const match = Match.at(bluemoon, state, { format: 'position', decks: [], seed: 'position' }, {})
  const g = match.machine
  return state.cards
    .map((card, id) => {
      const d = definitions[card.def] as (typeof definitions)[number]
      const icons = d.icons.filter((icon) => hasIcon(g, id, icon)).join(' ')
      return `${card.owner} ${d.id}: ${isIgnored(g, id) ? 'ignored' : icons} ${worksText(g, id).length}`
    })
    .sort()
}

describe('what is ignored', () => {
  test('does not depend on the order in which cards were laid', () => {
    const random = seedRandom('ignored')
    for (let i = 0; i < 300; i++) {
      const board = [0, 1].map(() =>
        [...ignorers, ...targets].filter(() => below(random, 3) === 0).map((d) => d.id),
      )
      const reversed = board.map((ids) => [...ids].reverse())
      expect(outcome(reversed), JSON.stringify(board)).toEqual(outcome(board))
    }
  })

  test('is the same seen from the other side', () => {
    const random = seedRandom('sides')
    const swap = (line: string): string => `${1 - Number(line[0])}${line.slice(1)}`
    for (let i = 0; i < 300; i++) {
      const board = [0, 1].map(() =>
        [...ignorers, ...targets].filter(() => below(random, 3) === 0).map((d) => d.id),
      )
      expect(
        outcome([...board].reverse())
          .map(swap)
          .sort(),
        JSON.stringify(board),
      ).toEqual(outcome(board))
    }
  })
})
