import { loadGame } from '@regelwerk/protocol'
import { describe, expect, test } from 'vitest'
import { type Rulings, rulingsFor } from './rulings.ts'

async function about(id: string, card: string): Promise<Rulings> {
  const game = await loadGame(id)
  const found = game.cards().find((one) => one.id === card || one.name.en === card)
  if (found === undefined) throw new Error(`${id} has no card ${card}`)
  return rulingsFor(game, (await game.loadProperties?.()) ?? [], found)
}

describe('the rules about a card', () => {
  test('are those of its keywords and its kind', async () => {
    expect((await about('lorcana', 'Ariel - Spectacular Singer')).general).toContain('8.11')
    expect((await about('keyforge', 'Dodger')).general).toEqual(['rules/kreaturen'])
  })

  test('and those that speak of it, by name or in a section of its own', async () => {
    expect((await about('keyforge', 'Biomatrix Backup')).own).toContain(
      'errata/back-up-der-biomatrix-rda-208',
    )
    expect((await about('bluemoon', 'vulca-15')).own).toContain('vulca/vulca-15-flacka')
    expect((await about('bluemoon', 'vulca-01')).own.filter((id) => id.includes('vulca-15'))).toEqual([])
  })

  test.each(['lorcana', 'keyforge', 'l5r', 'bluemoon'])(
    '%s: every keyword and every kind of card has its rule',
    async (id) => {
      const game = await loadGame(id)
      const properties = (await game.loadProperties?.()) ?? []
      let seen = 0
      for (const property of properties) {
        if (property.values === undefined || !['keyword', 'type'].includes(property.id)) continue
        for (const value of property.values) {
          seen++
          const only = { ...property, of: () => [value] }
          const { general } = await rulingsFor(game, [only], { id: 'none', name: { en: 'none such' } })
          expect(general, value).toHaveLength(1)
        }
      }
      expect(seen).toBeGreaterThan(3)
    },
  )

  test('what no rule has for its title is found where a rule begins with it', async () => {
    expect((await about('bluemoon', 'vulca-00')).general).toEqual(['base/3'])
    expect((await about('bluemoon', 'vulca-01')).general).toEqual(['base/13'])
  })
})
