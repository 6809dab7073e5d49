/**
 * Decks as their owners have them: the list that the vault shows (name, set, houses, then number, name and rarity of each
 * card) and its JSON. Both are turned into the list that decks.ts reads, line by line where there are lines.
 */
import type { BonusIcon, House } from './abilities.ts'
import { bonusIcons, type CardFacts, factsNamed, isIn, isOf } from './cards/facts.ts'
import { houseNamed, houseNames, type SetCode, setFacts, setNamed, sets } from './houses.ts'
import { settled } from './plain-lists.ts'

const RARITY = /^(?:common|uncommon|rare|special|variant|fixed|c|u|r)$/i
const MARK = /^(?:maverick|legacy|anomaly|enhanced)$/i
const NUMBER = /^#?(?:A?\d{3}|A\d{2})$/i
const COUNT = /^(?:[x×]\s?)?(\d{1,2})(?:\s?[x×])?$/i
/** Three digits are a number in the set, not so many copies: '004 Bumpsy'. */
const CARD = /^(?:(?<count>\d{1,2})\s*[x×]?\s+)?#?(?<number>A?\d{3}|A\d{2})\s+(?<rest>.+)$/i
const COUNTED = /^(?<count>\d{1,2})\s*[x×]?\s+(?<rest>.+)$/i
const KEY = /^(name|set)\s*(?:\((?:en|de)\))?\s*:/i
/** What tables have above their columns. */
const COLUMN = /^(?:house|number|no\.?|#|name|card|card name|title|rarity|type|count|quantity|qty)$/i
/** Sets and houses that are not there yet: their names are not the deck's. */
const LATER =
  /^(?:dark tidings|winds of exchange|grim reminders|(?:æ|ae)mber skies|tokens of change|more mutation|prophetic visions|menagerie|crucible clash|draconian measures|unfathomable|ekwidon|geistoid|skyborn|redemption|ouboros)$/i

/** The marks that a card needs in this house of a deck of this set. */
function marksFor(card: CardFacts, house: House | undefined, set: SetCode | undefined): string[] {
  if (card.anomaly && card.set === set) return ['anomaly']
  return [
    ...(house !== undefined && !isOf(card, house) ? ['maverick'] : []),
    ...(set !== undefined && !isIn(card, set) ? ['legacy'] : []),
  ]
}

function written(
  n: number,
  name: string,
  house: House | undefined,
  set: SetCode | undefined,
  icons: readonly string[] = [],
  said?: House,
): string {
  const card = factsNamed(name)
  const marks = [...(said ? [said] : []), ...(card === undefined ? [] : marksFor(card, house, set))]
  const placed = icons.length > 0 ? ` [${icons.join(' ')}]` : ''
  return `${n} ${name}${marks.length > 0 ? ` (${marks.join(' ')})` : ''}${placed}`
}

/** Its lines are not those of the list it is turned into. */
export const isJson = (text: string): boolean => /^\s*[[{]\s*["{[\]}]/.test(text)

/** The list that decks.ts reads, whatever was given: of a text, line by line. */
export function asList(text: string): string {
  const given = text.trim()
  const json = isJson(given) ? fromJson(given) : null
  if (json !== null) return json
  const lines = text.split(/\r?\n/).map(tidy)
  const headings = lines.map(headingIn)
  const first = headings.findIndex((house) => house !== undefined)
  const tables = lines.slice(Math.max(first, 0)).some((line) => cellsOf(line).length > 1 || CARD.test(line))
  const plain = settledIn(lines, headings)
  const set = setAbove(first < 0 ? lines : lines.slice(0, first)) ?? plain?.set
  let heading: House | undefined
  let named = lines.some((line) => /^name\s*[:(]/i.test(line))
  const list = lines.map((line, i) => {
    if (line === '' || KEY.test(line)) return line
    const code = setNamed(line)
    if (code !== undefined) return `Set: ${code}`
    const house = headings[i]
    if (house !== undefined) {
      heading = house
      return houseNames[house].en
    }
    const row = rowIn(line)
    if (row === null) return ''
    // What stands above the first house, or alone above a table, is about the deck; its name comes first.
    const isAbove = i < first || (first < 0 && (tables || plain) && !named && cellsOf(line).length === 1)
    if (isAbove && factsNamed(row.name) === undefined && !CARD.test(line) && !LATER.test(line)) {
      const title = withoutSet(line)
      if (named || title === '') return ''
      named = true
      return `Name: ${title}`
    }
    const { n, name, house: own } = row
    const found = plain?.at.get(i)
    if (found !== undefined) return written(n, name, found, set, [], own ?? (heading ? undefined : found))
    if ((own === undefined && !tables) || name.includes('('))
      return n === 1 && !/^1\b/.test(line) ? name : `${n} ${name}`
    return written(n, name, own ?? heading, set, [], own)
  })
  if (set !== undefined && !list.some((line) => line.startsWith('Set:'))) list.push(`Set: ${set}`)
  const read = list.join('\n')
  return read === text.replaceAll('\r\n', '\n') ? text : read
}

/** What follows from the cards of a whole deck, line by line; a list of our own says all that itself. */
function settledIn(
  lines: readonly string[],
  headings: readonly (House | undefined)[],
): { set: SetCode; at: ReadonlyMap<number, House> } | null {
  if (lines.some((line) => /^set\s*:/i.test(line))) return null
  let house: House | undefined
  let title = true
  const at: number[] = []
  const rows = lines.flatMap((line, i) => {
    house = headings[i] ?? house
    if (headings[i] || line === '' || KEY.test(line) || setNamed(line) !== undefined) return []
    const row = rowIn(line)
    if (row === null) return []
    // What is no card before the first one is about the deck.
    if (title && factsNamed(row.name) === undefined) return []
    title = false
    at.push(i)
    return [{ ...row, house: row.house ?? house }]
  })
  const found = settled(rows)
  return found && { set: found.set, at: new Map(at.map((i, k) => [i, found.houses[k] as House])) }
}

/** Without what sets lists apart: bullets, numbers of lines, what is bold, and lines that only part tables. */
const tidy = (raw: string): string =>
  raw
    .replace(/^\uFEFF/, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\*\*|__/g, '')
    .trim()
    .replace(/^(?:[-–—*•·>]|\d{1,2}[.)])\s+/, '')
    .replace(/^[-=:|\s]+$/, '')

/** "Dis", "House Dis:", "## Dis (12 cards)" */
const headingIn = (line: string): House | undefined =>
  houseNamed(
    line
      .replace(/^#+\s*/, '')
      .replace(/^(?:house|haus|fraktion|casata)\b:?\s*/i, '')
      .replace(/\s*[([]?\b\d{1,2}\s*(?:cards|karten|carte)?[)\]]?$/i, '')
      .replace(/:$/, '')
      .trim(),
  )

/** The set that is named above the cards, alone or with other things. */
const setAbove = (lines: readonly string[]): SetCode | undefined =>
  lines.map((line) => setNamed(line) ?? setWithin(line)).find((code) => code !== undefined)

const setWithin = (line: string): SetCode | undefined =>
  sets.find((code) => {
    const { en, de } = setFacts[code]
    return [en, de].some((name) => line.toLowerCase().includes(name.toLowerCase()))
  })

/** "Some Archon - Call of the Archons" is Some Archon; a line of the set and its houses says no name. */
function withoutSet(line: string): string {
  const code = setWithin(line)
  if (code === undefined) return line
  const { en, de } = setFacts[code]
  const names = new RegExp(`\\(?(?:${en}|${de})\\)?`, 'i')
  const parts = line.split(names).map((part) => part.replaceAll(/^[\s\-–—•·|,:]+|[\s\-–—•·|,:]+$/g, ''))
  return parts[0] ?? ''
}

/** The columns of a line: of the vault's, of a table, of comma-separated values. */
function cellsOf(line: string): string[] {
  const cells = line.includes('|')
    ? line.split('|')
    : /\t/.test(line)
      ? line.split(/\t+/)
      : /^[^[(]*[,;]\S/.test(line) && !KEY.test(line)
        ? [...line.matchAll(/"([^"]*)"|[^,;]+/g)].map(([cell, quoted]) => quoted ?? cell)
        : line.split(/\s{2,}/)
  return cells.map((cell) => cell.trim()).filter(Boolean)
}

/** How many of which card a line names, and its house if it says so. null: nothing that would be a card. */
function rowIn(line: string): { n: number; name: string; house?: House } | null {
  let n: number | undefined
  let house: House | undefined
  const names: string[] = []
  const cells = cellsOf(line)
  if (cells.every((cell) => COLUMN.test(cell) || houseNamed(cell) !== undefined)) return null
  for (const cell of cells) {
    const inCell = cells.length > 1 ? houseNamed(cell) : undefined
    const count = cells.length > 1 ? COUNT.exec(cell) : null
    if (inCell !== undefined) house ??= inCell
    else if (count) n ??= Number(count[1])
    else if (!NUMBER.test(cell) && !RARITY.test(cell) && !MARK.test(cell)) names.push(cell)
  }
  if (names.length === 0) return null
  const whole = names.join(' ')
  const { count, rest } = (factsNamed(whole) ? null : (CARD.exec(whole) ?? COUNTED.exec(whole)))?.groups ?? {}
  const [name, times] = nameIn(rest ?? whole)
  return { n: n ?? Number(count ?? times), name, ...(house && { house }) }
}

/** Without what stands behind a name: its rarity, that it is enhanced or a maverick, and how many there are, "x2" or "(2)". */
function nameIn(text: string): readonly [string, number] {
  const words = text.split(/\s+/)
  const isMore = (word = ''): boolean => RARITY.test(word) || MARK.test(word)
  while (words.length > 1 && isMore(words.at(-1)) && factsNamed(words.join(' ')) === undefined) words.pop()
  const name = words.join(' ')
  const [, bare = name, x, inside] =
    /^(.+?)\s*(?:\s[x×]\s?(\d{1,2})|\([x×]?(\d{1,2})[x×]?\))$/i.exec(name) ?? []
  return [bare, Number(x ?? inside ?? 1)]
}

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** How the vault numbers the sets. */
const EXPANSIONS: Readonly<Record<number, SetCode>> = { 341: 'CotA', 435: 'AoA', 452: 'WC', 479: 'MM' }

const setIn = (value: unknown): SetCode | undefined =>
  typeof value === 'number' ? EXPANSIONS[value] : setNamed(textIn(value))

interface Given {
  n: number
  name: string
  house: House | undefined
  icons: readonly BonusIcon[]
}

/** As they are named elsewhere, and in the texts of enhancing cards. */
const ICONS: Readonly<Record<string, BonusIcon>> = {
  aember: 'amber',
  æmber: 'amber',
  a: 'amber',
  pt: 'capture',
  d: 'damage',
  r: 'draw',
}

const iconsIn = (value: unknown): BonusIcon[] =>
  listIn(value).flatMap((word) => {
    const name = textIn(word).toLowerCase()
    return bonusIcons.find((icon) => icon === name) ?? ICONS[name] ?? []
  })

/** What has cards in it: the vault's answer, or a deck with a list or a table of cards. null: it is no such thing. */
function fromJson(text: string): string | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const whole = Array.isArray(json) ? json[0] : json
  if (!isRecord(whole)) return null
  const deck = isRecord(whole.data) ? whole.data : isRecord(whole.deck) ? whole.deck : whole
  const set = setIn(deck.expansion) ?? setIn(deck.set)
  const told = isRecord(whole._linked) ? linked(deck, whole._linked) : listed(deck.cards)
  if (told.length === 0) return null
  const given = housed(
    told,
    listIn(deck.houses).flatMap((house) => houseNamed(textIn(house)) ?? []),
  )
  const lines = [`Name: ${textIn(deck.name)}`, ...(set === undefined ? [] : [`Set: ${set}`])]
  const houses = new Set(given.map(({ name, house }) => house ?? factsNamed(name)?.house))
  for (const house of houses) {
    lines.push('', ...(house === undefined ? [] : [houseNames[house].en]))
    for (const { n, name, house: own, icons } of given)
      if ((own ?? factsNamed(name)?.house) === house) lines.push(written(n, name, house, set, icons))
  }
  return lines.join('\n')
}

/** Where only the deck tells its houses: each card in its own; one that could be in several, where cards are missing. */
function housed(given: readonly Given[], houses: readonly House[]): Given[] {
  const sizes = new Map(houses.map((house) => [house, 0]))
  const add = (house: House, n: number): void => {
    sizes.set(house, (sizes.get(house) ?? 0) + n)
  }
  const ownOf = ({ name, house }: Given): readonly House[] => {
    const card = factsNamed(name)
    if (house !== undefined || card === undefined) return house === undefined ? [] : [house]
    const own = houses.filter((one) => isOf(card, one))
    return own.length > 0 ? own : houses
  }
  const all = given.map((one) => ({ one, own: ownOf(one) }))
  for (const { one, own } of all) if (own.length === 1) add(own[0] as House, one.n)
  return all.map(({ one, own }) => {
    const [first, ...others] = own
    if (first === undefined || one.house !== undefined) return one
    if (others.length === 0) return { ...one, house: first }
    const house = own.reduce((a, b) => ((sizes.get(b) ?? 0) < (sizes.get(a) ?? 0) ? b : a))
    add(house, one.n)
    return { ...one, house }
  })
}

/** The vault's: cards by number, told once each beside, and the icons of enhanced ones copy by copy. */
function linked(deck: Json, beside: Json): Given[] {
  const cards = new Map(
    listIn(beside.cards).flatMap((card) => (isRecord(card) ? [[textIn(card.id), card]] : [])),
  )
  const icons = listIn(deck.bonus_icons).filter(isRecord)
  const ids = listIn(isRecord(deck._links) ? deck._links.cards : deck.cards).map(textIn)
  return ids.flatMap((id) => {
    const card = cards.get(id)
    if (card === undefined || card.is_non_deck === true) return []
    const at = icons.findIndex(({ card_id }) => card_id === id)
    const [placed] = at < 0 ? [] : icons.splice(at, 1)
    const house = houseNamed(textIn(card.house))
    return [{ n: 1, name: textIn(card.card_title), house, icons: iconsIn(placed?.bonus_icons) }]
  })
}

/** A list of names or of cards, or how many of which name. */
function listed(cards: unknown): Given[] {
  if (isRecord(cards))
    return Object.entries(cards).map(([name, n]) => ({
      n: Number(n) || 1,
      name,
      house: undefined,
      icons: [],
    }))
  return listIn(cards).flatMap((card): Given[] => {
    if (typeof card === 'string') return [{ n: 1, name: card, house: undefined, icons: [] }]
    if (!isRecord(card)) return []
    const name = textIn(card.card_title) || textIn(card.name) || textIn(card.title) || textIn(card.id)
    const n = Number(card.count ?? card.amount ?? card.quantity ?? 1) || 1
    return [
      { n, name, house: houseNamed(textIn(card.house)), icons: iconsIn(card.bonus_icons ?? card.icons) },
    ]
  })
}

/** For messages: the sets there are. */
export const setsSaid = (): string =>
  Object.entries(setFacts)
    .map(([code, { en }]) => `${code} (${en})`)
    .join(', ')
