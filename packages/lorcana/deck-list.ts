/**
 * Deck lists as people write them and as their tools do: a line per card, "4 Name - Version", "4x Name", "(4) Name", "4,Name",
 * "Name x4", "Name,4" or "Name", with or without what stands behind a name there (set, number, foil), under headings;
 * # and // begin remarks.
 */
import { type Problem, unknownCard } from '@regelwerk/core'
import { isBooster } from './boosters.ts'
import { type CardDefinition, definitionNamed, definitions, fullNameIn } from './cards/index.ts'

const BEFORE = /^(?:[-*•]\s*)?(?:[([](\d{1,3})[)\]]\s*|(\d{1,3})(?:\s*[x×]\s+|\s*[,;\t]\s*|\s+))(.+)$/i
const AFTER = /^(.+?)(?:\s+[x×]\s*|\s*[,;\t]\s*)(\d{1,3})$/i
const HEADING =
  /^(?:(?:main\s*)?deck(?:\s*list)?|characters?|actions?|songs?|items?|locations?|charaktere?|aktion(?:en)?|lied(?:er)?|gegenst[aä]nde?|orte?|mazzo|personagg(?:i|io)|azion[ei]|canzon[ei]|oggett[oi]|luog(?:o|hi))\s*[:–-]?\s*(?:[([]?\d+[)\]]?)?\s*:?$/i
/** What is written behind a name: "(ROF 163)", "[Fabled]", "*F*", "#12". */
const MARK = /\s*(?:\([^()]*\)|\[[^[\]]*\]|\*[^*]*\*|#?\d{1,3}[a-z]?)$/i

/** Only letters and digits, and what joins two names. */
const roughly = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9&]/g, '')

/** Made when first asked for, and again when there are more cards. */
let rough: { size: number; names: Map<string, CardDefinition | 'several'> } | null = null

function roughNames(): Map<string, CardDefinition | 'several'> {
  if (rough?.size === definitions.length) return rough.names
  const names = new Map<string, CardDefinition | 'several'>()
  for (const language of ['en', 'de', 'it'] as const) {
    for (const card of definitions) {
      const key = roughly(fullNameIn(card, language))
      const known = names.get(key)
      if (known === undefined) names.set(key, card)
      else if (known !== card && !(known !== 'several' && roughly(known.fullName) === key))
        names.set(key, 'several')
    }
  }
  rough = { size: definitions.length, names }
  return names
}

function roughlyNamed(name: string): CardDefinition | undefined {
  const found = roughNames().get(roughly(name))
  return found === 'several' ? undefined : found
}

/** As it is written; without regard to accents and signs; without what stands behind it. */
function cardCalled(name: string): CardDefinition | undefined {
  const card = definitionNamed(name) ?? roughlyNamed(name)
  if (card !== undefined) return card
  const bare = name.replace(MARK, '').trim()
  return bare === name || bare === '' ? undefined : cardCalled(bare)
}

const unknown = (name: string, line?: number): Problem =>
  unknownCard(
    '1.4.1',
    name,
    definitions.map((card) => card.fullName),
    line,
  )

interface Reading {
  n: number
  name: string
  card: CardDefinition | undefined
}

/** A line in every way to read it: a name may begin with a number itself. */
function readings(line: string): [Reading, ...Reading[]] {
  const read = (n: number, said: string): Reading => {
    const name = named(said)
    return { n, name, card: cardCalled(name) }
  }
  const [, bracketed, plain, rest = ''] = BEFORE.exec(line) ?? []
  const [, first = '', n] = AFTER.exec(line) ?? []
  const before = bracketed ?? plain
  const behind = n === undefined ? [] : [read(Number(n), first)]
  const [likely = read(1, line), ...others] = [
    ...(before === undefined ? [] : [read(Number(before), rest)]),
    ...behind,
    read(1, line),
  ]
  return [likely, ...others]
}

const named = (said: string): string =>
  said
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/\s+[–—]\s+/g, ' - ')

export function parseDeck(text: string): { cards: (readonly [number, string])[]; problems: Problem[] } {
  const cards: (readonly [number, string])[] = []
  const problems: Problem[] = []
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.replace(/(^|\s)(#|\/\/).*$/, '').trim()
    if (line === '') continue
    const all = readings(line)
    const { n, name, card } = all.find((one) => one.card !== undefined) ?? all[0]
    if (card === undefined && HEADING.test(line)) continue
    if (card === undefined && !isBooster(name)) problems.push(unknown(name, i + 1))
    cards.push([n, card?.fullName ?? name])
  }
  return { cards, problems }
}
