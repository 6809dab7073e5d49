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
import { gameNamed, suiteOf } from '../games.ts'
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
  const entry = await gameNamed(id)
  const { game } = entry
  const query = words.join(' ')
  const texts = await loadRuleTexts(game, lang)
  const found = matching(game.catalogue, texts, query)
  if (found.length === 0) {
    return { json: { matches: [] }, text: () => `${game.id}${said[lang].noRule} "${query}"`, ok: false }
  }
  const enforced = (await game.loadEnforced?.()) ?? {}
  const { cases, placeOf } = suiteOf(entry)
  const cited = citations(game, cases)
  const matches = found.map(
    ([rule, item]): RuleMatch => ({
      id: rule,
      kind: item.kind,
      title: ruleTitle(rule, texts),
      summary: ruleSummary(rule, game.catalogue, texts, lang).text,
      enforced: placesOf(enforced, rule, item),
      positions: (cited.get(rule) ?? []).map((test) => `${placeOf.get(test)} ${test.title}`),
    }),
  )
  const text = (): string => matches.map((match) => say(match, game.catalogue, lang, width)).join('\n\n')
  return { json: { matches }, text, ok: true }
}

/** What is said around a rule. */
const said: Readonly<Record<Lang, Said>> = {
  en: {
    noRule: ' has no rule',
    enforced: 'enforced by',
    nothing: 'nothing',
    informative: 'informative',
    positions: 'positions',
    none: 'none',
    kinds: {
      chapter: 'chapter',
      rule: 'rule',
      example: 'example',
      entry: 'entry',
      ruling: 'ruling',
      faq: 'faq',
      errata: 'errata',
    },
  },
  de: {
    noRule: ': keine Regel',
    enforced: 'durchgesetzt von',
    nothing: 'nichts',
    informative: 'zur Information',
    positions: 'Stellungen',
    none: 'keine',
    kinds: {
      chapter: 'Kapitel',
      rule: 'Regel',
      example: 'Beispiel',
      entry: 'Eintrag',
      ruling: 'Entscheidung',
      faq: 'Frage',
      errata: 'Errata',
    },
  },
  it: {
    noRule: ': nessuna regola',
    enforced: 'applicata da',
    nothing: 'nulla',
    informative: 'informativa',
    positions: 'posizioni',
    none: 'nessuna',
    kinds: {
      chapter: 'capitolo',
      rule: 'regola',
      example: 'esempio',
      entry: 'voce',
      ruling: 'decisione',
      faq: 'domanda',
      errata: 'errata',
    },
  },
}

interface Said {
  noRule: string
  enforced: string
  nothing: string
  informative: string
  positions: string
  none: string
  kinds: Readonly<Record<CatalogueItem['kind'], string>>
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
    const spoken = [texts[id]?.title, texts[id]?.summary, summary].join(' ').toLowerCase()
    return words.every((word) => spoken.includes(word))
  })
}

function placesOf(
  enforced: Readonly<Record<string, readonly string[]>>,
  id: string,
  item: CatalogueItem,
): string[] {
  const own = enforced[id] ?? []
  const follows = (item.follows ?? []).map((other) => {
    const places = enforced[other]
    return places ? `follows from ${other} (${places.join('; ')})` : `follows from ${other}`
  })
  return [...own, ...follows]
}

function say(
  { id, kind, title, summary, enforced, positions }: RuleMatch,
  catalogue: Catalogue,
  lang: Lang,
  width: number,
): string {
  const words = said[lang]
  const reason = catalogue[id]?.informative
  const places =
    reason === undefined
      ? `${words.enforced}: ${or(enforced, words.nothing).join('; ')}`
      : `${words.informative}: ${reason}`
  const shown = reason === undefined ? or(positions, words.none) : positions
  const lines = [
    ...wrap(summary, width - 2),
    places,
    ...(shown.length > 0 ? [`${words.positions}:`, indent(shown)] : []),
  ]
  // Its number stands before it already.
  const called = title.endsWith(`, ${id}`) ? title.slice(0, -id.length - 2) : title
  return `${id}  ${called === id ? '' : `${called} `}(${words.kinds[kind as CatalogueItem['kind']]})\n${indent(lines.flatMap((line) => line.split('\n')))}`
}

const or = (lines: readonly string[], otherwise: string): readonly string[] =>
  lines.length > 0 ? lines : [otherwise]
