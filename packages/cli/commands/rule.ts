/** `rule`: what a rule says, where it is enforced, and which positions show it. */
import {
  type Catalogue,
  type CatalogueItem,
  citations,
  type Lang,
  loadRuleTexts,
  type RuleTexts,
  ruleSummary,
  ruleTitle,
} from '@regelwerk/core'
import type { Report } from '../command.ts'
import { type GameEntry, gameNamed, suiteOf } from '../games.ts'
import { indent, wrap } from '../layout.ts'

interface RuleMatch {
  id: string
  kind: string
  title: string
  summary: string
  enforced: string[]
  positions: string[]
}

export async function rule(id: string, words: readonly string[], lang: Lang, width: number): Promise<Report> {
  const entry = gameNamed(id)
  const { game } = entry
  const query = words.join(' ')
  const texts = await loadRuleTexts(game, lang)
  const found = matching(game.catalogue, texts, query)
  if (found.length === 0) {
    return { json: { matches: [] }, text: () => `${game.id} has no rule "${query}"`, ok: false }
  }
  const { cases, placeOf } = suiteOf(entry)
  const cited = citations(game, cases)
  const matches = found.map(
    ([rule, item]): RuleMatch => ({
      id: rule,
      kind: item.kind,
      title: ruleTitle(rule, texts),
      summary: ruleSummary(rule, game.catalogue, texts, lang).text,
      enforced: placesOf(entry, rule, item),
      positions: (cited.get(rule) ?? []).map((test) => `${placeOf.get(test)} ${test.title}`),
    }),
  )
  const text = (): string => matches.map((match) => say(match, game.catalogue, width)).join('\n\n')
  return { json: { matches }, text, ok: true }
}

/** An item by its id, a chapter with all that is in it, or whatever has all these words in its title and summary. */
function matching(catalogue: Catalogue, texts: RuleTexts, query: string): [string, CatalogueItem][] {
  const items = Object.entries(catalogue)
  const exact = catalogue[query]
  if (exact !== undefined && Object.hasOwn(catalogue, query)) {
    const below = (id: string): boolean => exact.kind === 'chapter' && id.startsWith(`${query}.`)
    return items.filter(([id]) => id === query || below(id))
  }
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter(([id, { summary }]) => {
    const said = [texts[id]?.title, texts[id]?.summary, summary].join(' ').toLowerCase()
    return words.every((word) => said.includes(word))
  })
}

function placesOf(entry: GameEntry, id: string, item: CatalogueItem): string[] {
  const own = entry.enforced[id] ?? []
  const follows = (item.follows ?? []).map((other) => {
    const places = entry.enforced[other]
    return places ? `follows from ${other} (${places.join('; ')})` : `follows from ${other}`
  })
  return [...own, ...follows]
}

function say(
  { id, kind, title, summary, enforced, positions }: RuleMatch,
  catalogue: Catalogue,
  width: number,
): string {
  const reason = catalogue[id]?.informative
  const places =
    reason === undefined ? `enforced by: ${or(enforced, 'nothing').join('; ')}` : `informative: ${reason}`
  const shown = reason === undefined ? or(positions, 'none') : positions
  const lines = [
    ...wrap(summary, width - 2),
    places,
    ...(shown.length > 0 ? ['positions:', indent(shown)] : []),
  ]
  // Its number stands before it already.
  const called = title.endsWith(`, ${id}`) ? title.slice(0, -id.length - 2) : title
  return `${id}  ${called === id ? '' : `${called} `}(${kind})\n${indent(lines.flatMap((line) => line.split('\n')))}`
}

const or = (lines: readonly string[], otherwise: string): readonly string[] =>
  lines.length > 0 ? lines : [otherwise]
