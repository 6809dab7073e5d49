/** Every rule of every game has a title and says what it says in all three languages. */
import { catalogued, type Lang } from '@regelwerk/core'
import { loadGames } from '@regelwerk/protocol'
import { describe, expect, test } from 'vitest'

const games = await Promise.all((await loadGames()).map(catalogued))

const LONGEST_TITLE = 48

for (const game of games) {
  describe.each<Lang>(['en', 'de', 'it'])(`${game.id}: the rules in %s`, (lang) => {
    const ids = Object.keys(game.catalogue)

    test('have texts for rules that exist, for all of them', async () => {
      const texts = (await game.ruleTexts?.(lang)) ?? {}
      expect(Object.keys(texts).filter((id) => !ids.includes(id))).toEqual([])
      const missing = ids.filter((id) => {
        const text = texts[id]
        return text === undefined || (lang !== 'en' && !text.summary)
      })
      expect(missing).toEqual([])
    })

    test('have titles of a few words, and summaries of their own', async () => {
      for (const [id, text] of Object.entries((await game.ruleTexts?.(lang)) ?? {})) {
        if (text === undefined) continue
        const { title, summary } = text
        expect(title, id).toMatch(/^[\p{L}\d"„“«+(Æ].*[\p{L}\d"“»?!)]$/u)
        expect(title.length, `${id}: ${title}`).toBeLessThanOrEqual(LONGEST_TITLE)
        expect(title, `${id}: its number is in the id`).not.toMatch(/\d\.\d/)
        if (lang === 'en') expect(summary, `${id}: in English it stands in the catalogue`).toBeUndefined()
        else expect(summary, id).not.toBe(game.catalogue[id]?.summary)
      }
    })
  })
}
