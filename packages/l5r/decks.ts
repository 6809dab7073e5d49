/** Decks: a stronghold, perhaps a role, five provinces, a dynasty and a conflict deck; and the text list of them. */
import type { DeckList, Problem } from '@regelwerk/core'
import { type CardFacts, factsById, factsNamed, unknown } from './cards/facts.ts'

/** Cards by id, each copy once. */
export interface Deck {
  name: { en: string; de: string }
  /** Empty: a list without one. */
  stronghold: string
  role?: string
  provinces: readonly string[]
  dynasty: readonly string[]
  conflict: readonly string[]
}

const parts = ['stronghold', 'role', 'provinces', 'dynasty', 'conflict'] as const
export type Part = (typeof parts)[number]

/** A deck has 45 cards at most, so more copies are a slip of the pen. */
const MOST_OF_A_LINE = 45

const partNames: Readonly<Record<Part, { en: string; de: string; rule: string }>> = {
  stronghold: { en: 'Stronghold', de: 'Festung', rule: 'glossary/deckbau/1' },
  role: { en: 'Role', de: 'Rolle', rule: 'glossary/deckbau/2' },
  provinces: { en: 'Provinces', de: 'Provinzen', rule: 'glossary/deckbau/7' },
  dynasty: { en: 'Dynasty', de: 'Dynastie', rule: 'glossary/deckbau/3' },
  conflict: { en: 'Conflict', de: 'Konflikt', rule: 'glossary/deckbau/4' },
}

export const partOf = ({ type, side }: CardFacts): Part => {
  if (type === 'stronghold') return 'stronghold'
  return side === 'province' ? 'provinces' : side
}

/** Equal neighbours become one line, so that the order stays. */
function counted(entries: readonly string[]): [number, string][] {
  const lines: [number, string][] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    if (last?.[1] === entry) last[0] += 1
    else lines.push([1, entry])
  }
  return lines
}

const idsOf = (deck: Deck, part: Part): readonly string[] => {
  if (part === 'stronghold') return deck.stronghold ? [deck.stronghold] : []
  if (part === 'role') return deck.role ? [deck.role] : []
  return deck[part]
}

/** A deck as core takes it: how many of which card. A card's type and back say which part it belongs to. */
export const deckList = (deck: Deck): DeckList => parts.flatMap((part) => counted(idsOf(deck, part)))

/** The parts of a list whose cards are known; a second stronghold or role stays out. */
export function deckOf(list: DeckList, name = { en: '', de: '' }): Deck {
  const found: Record<Part, string[]> = { stronghold: [], role: [], provinces: [], dynasty: [], conflict: [] }
  for (const [n, entry] of list) {
    const card = factsNamed(entry)
    if (card !== undefined)
      for (let k = 0; k < Math.min(n, MOST_OF_A_LINE); k++) found[partOf(card)].push(card.id)
  }
  const { stronghold, role, ...rest } = found
  return { name, stronghold: stronghold[0] ?? '', ...(role[0] && { role: role[0] }), ...rest }
}

/** The deck as text, its cards named in this language where they have a name in it; parseDeck reads it back exactly. */
export function formatDeck(deck: Deck, lang: 'en' | 'de' = 'en'): string {
  const { name } = deck
  const nameOf = (id: string): string => factsById.get(id)?.[lang] ?? factsById.get(id)?.en ?? id
  const lines = [
    ...(name.en ? [`Name: ${name.en}`] : []),
    ...(name.de && name.de !== name.en ? [`Name (de): ${name.de}`] : []),
  ]
  for (const part of parts) {
    const ids = idsOf(deck, part)
    if (ids.length === 0) continue
    lines.push('', partNames[part][lang], ...counted(ids.map(nameOf)).map(([n, entry]) => `${n} ${entry}`))
  }
  return `${lines.join('\n')}\n`
}

/** 'Dynasty', 'Dynasty deck (30):', 'Konfliktdeck'. */
function headingOf(line: string): Part | undefined {
  const word = line
    .replace(/\s*(\(\d+\))?\s*:?$/, '')
    .replace(/[\s-]*(deck|cards?|karten?)$/i, '')
    .toLowerCase()
  return parts.find((part) =>
    [partNames[part].en, partNames[part].de, part].some((heading) => {
      const known = heading.toLowerCase()
      return word === known || `${word}s` === known || `${word}en` === known
    }),
  )
}

interface ReadDeck {
  deck: Deck
  /** The same as core takes it; what could not be read stands as it was written. */
  cards: (readonly [number, string])[]
  problems: Problem[]
}

/** How many of what: '3 Otomo Courtier', '3x Otomo Courtier' or 'Otomo Courtier x3'. */
function countedLine(line: string): [entry: string, count: string] {
  const [, before, after] = /^(\d{1,3})\s*[x×]?\s+(.+)$/i.exec(line) ?? []
  if (before !== undefined && after !== undefined) return [after, before]
  const [, entry = line, count = '1'] = /^(.+?)\s+[x×]\s?(\d{1,3})$/i.exec(line) ?? []
  return [entry, count]
}

/**
 * Reads a deck: 'Name:', then for each part a heading ('Stronghold', 'Role', 'Provinces', 'Dynasty', 'Conflict') and
 * lines such as '3 Otomo Courtier' or 'Otomo Courtier x3'. Names in English or German, ids or printings; the headings may be left out.
 */
export function parseDeck(text: string): ReadDeck {
  const name = { en: '', de: '' }
  let heading: Part | undefined
  const cards: (readonly [number, string])[] = []
  const read: (readonly [number, string])[] = []
  const problems: Problem[] = []
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.replace(/(^|\s)#.*$/, '').trim()
    if (line === '') continue
    const wrong = (rule: string, what: string): void => {
      problems.push({ rule, text: `line ${i + 1}: ${what}` })
    }
    const [, lang, value] = /^name\s*(?:\((en|de)\))?\s*:\s*(.*)$/i.exec(line) ?? []
    if (value !== undefined) {
      if (lang?.toLowerCase() !== 'de') name.en = value
      if (lang?.toLowerCase() === 'de' || name.de === '') name.de = value
      continue
    }
    const part = headingOf(line)
    if (part !== undefined) {
      heading = part
      continue
    }
    const [entry, count] = countedLine(line)
    const n = Number(count)
    if (n < 1 || n > MOST_OF_A_LINE) {
      wrong('glossary/deckbau/5', `${count} is not a number of copies; a line has 1 to ${MOST_OF_A_LINE}`)
      continue
    }
    const card = factsNamed(entry)
    cards.push([n, card?.id ?? entry])
    if (card === undefined) {
      problems.push(unknown(entry, i + 1))
      continue
    }
    read.push([n, card.id])
    const right = partOf(card)
    if (heading !== undefined && heading !== right) {
      const where = `under ${partNames[heading].en}; its place is under ${partNames[right].en}`
      wrong(partNames[right].rule, `${card.en} stands ${where}`)
    }
  }
  return { deck: deckOf(read, name), cards, problems }
}
