import { type Decision, Match, randomChoice, seedRandom } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { foresee } from './foresee.ts'
import { gameOf, loadGames } from './games.ts'
import { screenOf } from './screen.ts'

await loadGames()

const begin = (id: string, forced: (decision: Decision) => void = () => {}): Match => {
  const game = gameOf(id)
  const decks = game.decks.slice(0, 2).map((deck) => deck.id)
  return Match.start(
    game,
    { format: game.formats[0] as string, decks, seed: 'foreseen' },
    { log: true, forced },
  )
}

describe.each(['lorcana', 'keyforge', 'l5r', 'bluemoon'])('%s', (id) => {
  let at = 0
  let asking = 0
  test('what is foreseen comes true, and is the same whatever the seat cannot know', () => {
    const wasForced = new Set<number>()
    const match = begin(id, ({ seat }) => seat === asking && wasForced.add(at))
    const random = seedRandom(id)
    let foreseen = 0
    let unknown = 0
    for (let i = 0; i < 240 && match.outcome === null; i++) {
      const decision = match.decisions[0] as Decision
      const { seat } = decision
      at = i
      asking = seat
      const choice = randomChoice(decision, random)
      if (i % 3 === 0) {
        const hash = match.hash()
        const told = foresee(match, seat, choice, 'en')
        expect(match.hash(), 'nothing has happened').toBe(hash)
        expect(foresee(match.determinize(seat, random), seat, choice, 'en')).toEqual(told)
        const logged = match.logged
        match.answer(seat, choice)
        if (told === null) unknown++
        else {
          foreseen++
          expect(match.log(seat, 'en', logged).map(({ text }) => text)).toEqual(told.lines)
          const asked = screenOf(match, seat, 'en').decision
          const isSame = asked === null || asked.prompt === decision.prompt
          expect(told.isOpen).toBe(asked !== null && asked.source !== undefined)
          if (!wasForced.has(i)) expect(told.next).toEqual(isSame ? [] : asked.options)
          else expect(told.next).not.toEqual([])
        }
      } else match.answer(seat, choice)
    }
    expect(foreseen).toBeGreaterThan(3)
    expect(unknown, 'some things nobody can say').toBeGreaterThan(0)
  })
})

test('sums that would change are told: lore that a quest brings', () => {
  const match = begin('lorcana')
  const random = seedRandom('quest')
  for (let i = 0; i < 400; i++) {
    const decision = match.decisions[0] as Decision
    const quest = decision.options.findIndex(({ verb }) => verb === 'quest')
    if (decision.prompt === 'main' && quest >= 0) {
      const told = foresee(match, decision.seat, quest, 'en')
      if (told !== null) {
        const [sum] = told.sums
        expect(sum?.seat).toBe(decision.seat)
        expect(sum?.to).toBeGreaterThan(sum?.from ?? Number.NaN)
        return
      }
    }
    match.answer(decision.seat, randomChoice(decision, random))
  }
  throw new Error('nobody could quest')
})
