import { loadGames } from '@regelwerk/protocol'
import { expect, test } from 'vitest'
import { factsOf, portraitOf } from './portrait.ts'

const games = await loadGames()

const portraits = games.flatMap((game) =>
  game.cards().map((card, def) => {
    const facts = factsOf(game.id, game.face(def, 'en'))
    return { card: `${game.id} ${card.id} ${card.name.en}`, facts, svg: portraitOf(facts) }
  }),
)

/** Without what only names parts of the picture. */
const looks = (svg: string): string => svg.replace(/(id="|url\(#)e[0-9a-z]+/g, '$1')

test('no two cards look alike, but for those of one name', () => {
  const seen = new Map<string, string>()
  for (const { facts, svg, card } of portraits) {
    const name = `${facts.game} ${facts.name}`
    const twin = seen.get(looks(svg))
    if (twin !== undefined && twin !== name) throw new Error(`${card} looks like ${twin}`)
    seen.set(looks(svg), name)
  }
  expect(seen.size).toBeGreaterThan(1000)
})

test('a picture weighs less than 6 KB', () => {
  expect(
    portraits.filter(({ svg }) => svg.length >= 6 * 1024).map(({ card, svg }) => `${card}: ${svg.length}`),
  ).toEqual([])
})

test('a picture is drawn in less than 2 ms', () => {
  const begin = performance.now()
  for (const { facts } of portraits) portraitOf(facts)
  const average = (performance.now() - begin) / portraits.length
  // Usually some tenths of a millisecond: ten times what is allowed is a guard against slow and busy machines, no measure.
  expect(average).toBeLessThan(10 * 2)
})

test('a picture is whole: every number is one, every colour is one, every tag is closed', () => {
  for (const { card, svg } of portraits) {
    expect(svg, card).not.toMatch(/NaN|undefined|null|Infinity/)
    const open =
      svg.match(/<(?:g|defs|pattern|linearGradient|radialGradient)\b[^/>]*(?:"[^"]*"[^/>]*)*>/g) ?? []
    const closed = svg.match(/<\/(?:g|defs|pattern|linearGradient|radialGradient)>/g) ?? []
    expect(open.length, card).toBe(closed.length)
    for (const [colour] of svg.matchAll(/(?<=(?:fill|stroke)=")#[^"]*/g))
      expect(colour, card).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test('the same card looks the same in every language and every time', () => {
  for (const { facts, svg } of portraits.slice(0, 50)) expect(portraitOf(facts)).toBe(svg)
})
