import { CardSearch, type Lang } from '@regelwerk/core'
import { describe, expect, it } from 'vitest'
import { loadGame } from './index.ts'
import { games } from './listed.ts'

const LANGS: readonly Lang[] = ['en', 'de', 'it']

describe.each(games.map(({ id }) => id))('what cards of %s can be looked for by', (id) => {
  it('every value of every card is one that the property has, and is said in each language', async () => {
    const game = await loadGame(id)
    const cards = game.cards()
    for (const property of (await game.loadProperties?.()) ?? []) {
      const used = new Set<string | number>()
      for (const card of cards) {
        const value = property.of(card.id)
        for (const one of Array.isArray(value) ? value : [value]) used.add(one)
      }
      if (property.values === undefined) {
        expect([property.id, used.size > 1]).toEqual([property.id, true])
        continue
      }
      expect(property.values).toEqual(expect.arrayContaining([...used]))
      for (const value of property.values) {
        for (const lang of LANGS) expect(property.sayValue(value, lang)).not.toBe('')
      }
    }
  })

  it('each card is found by its name in every language', async () => {
    const game = await loadGame(id)
    const cards = game.cards()
    const search = new CardSearch((await game.loadProperties?.()) ?? [], cards, 'en')
    for (const { id: card, name } of cards.filter((_, n) => n % 40 === 0)) {
      for (const one of Object.values(name))
        expect(search.find(`"${one.replaceAll('"', '')}"`).cards).toContain(card)
    }
  })
})
