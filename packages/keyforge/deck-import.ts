/**
 * Decks as their owners have them: the list that the vault shows (name, set, houses, then number, name and rarity of each
 * card) and its JSON. Both are turned into the list that decks.ts reads, line by line where there are lines.
 */
import type { BonusIcon, House } from './abilities.ts'
import { bonusIcons, type CardFacts, factsNamed, isIn, isOf } from './cards/facts.ts'
import { houseNamed, houseNames, type SetCode, setFacts, setNamed } from './houses.ts'

const RARITY = /^(?:common|uncommon|rare|special|variant|fixed|c|u|r)$/i
const MARK = /^(?:maverick|legacy|anomaly|enhanced)$/i
/** Three digits are a number in the set, not so many copies: '004 Bumpsy'. */
const CARD = /^(?:(?<count>\d{1,2})\s*[x×]?\s+)?#?(?<number>A?\d{3}|A\d{2})\s+(?<rest>.+)$/i

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
): string {
  const card = factsNamed(name)
  const marks = card === undefined ? [] : marksFor(card, house, set)
  const placed = icons.length > 0 ? ` [${icons.join(' ')}]` : ''
  return `${n} ${name}${marks.length > 0 ? ` (${marks.join(' ')})` : ''}${placed}`
}

/** The list that decks.ts reads, whatever was given. */
export function asList(text: string): string {
  const given = text.trim()
  if (given.startsWith('{') || given.startsWith('[')) return fromJson(given) ?? text
  const lines = text.split(/\r?\n/)
  return lines.some((line) => line.includes('\t') || CARD.test(line.trim())) ? fromVault(lines) : text
}

function fromVault(lines: readonly string[]): string {
  const set = lines.map((line) => setNamed(line.trim())).find((code) => code !== undefined)
  let heading: House | undefined
  let named = false
  return lines
    .map((raw) => {
      const line = raw.trim()
      const code = setNamed(line)
      if (code !== undefined) return `Set: ${code}`
      const house = houseNamed(line)
      if (house !== undefined) heading = house
      if (line === '' || house !== undefined || /^(?:name|set)\s*(?:\(|:)/i.test(line)) return raw
      const found = CARD.exec(line.replaceAll(/\t+/g, ' \t '))?.groups
      if (found === undefined && heading === undefined && !named && factsNamed(line) === undefined) {
        named = true
        return `Name: ${line}`
      }
      const name = nameIn(found?.rest ?? line)
      return name.includes('(') || /^\d/.test(name)
        ? name
        : written(Number(found?.count ?? 1), name, heading, set)
    })
    .join('\n')
}

/** Without what the vault writes behind a name: its rarity, that it is enhanced or a maverick. */
function nameIn(text: string): string {
  const columns = text.split(/\s*\t\s*|\s{2,}/).filter(Boolean)
  const words = (columns.length > 1 ? columns : text.trim().split(/\s+(?=\S+$)/)).filter(
    (word, i) => i === 0 || !(RARITY.test(word) || MARK.test(word)),
  )
  return words.join(' ').trim()
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

const iconsIn = (value: unknown): BonusIcon[] =>
  listIn(value).flatMap((word) => bonusIcons.find((icon) => icon === textIn(word).toLowerCase()) ?? [])

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
