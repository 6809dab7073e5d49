/** Decks: 12 cards of each of three houses, and the text list they are imported from and exported to. */
import { type DeckList, nearest, type Problem, seedRandom } from '@regelwerk/core'
import type { BonusIcon, House } from './abilities.ts'
import type { RuleId } from './book.ts'
import {
  bonusIcons,
  type CardFacts,
  factsById,
  factsNamed,
  isIn,
  isOf,
  setsOf,
  unknown,
} from './cards/facts.ts'
import { definitionWithId } from './cards/index.ts'
import { asList, isJson, setsSaid } from './deck-import.ts'
import { enhanced } from './enhancing.ts'
import { houseNamed, houseNames, houses, type SetCode, setNamed, sets } from './houses.ts'
import type { Lang } from './text/grammar.ts'
import type { Phrases } from './words/types.ts'

export interface DeckCard {
  id: string
  /** The house it has in this deck: not its own if it is a maverick (glossary/maverick) or an anomaly. */
  house: House
  /** From a set before the deck's (glossary/legacy). */
  legacy?: true
  /** glossary/anomalie */
  anomaly?: true
  /** The icons placed on this copy (glossary/verbesserung), below the printed ones. */
  icons?: readonly BonusIcon[]
}

export interface Deck {
  /** The archon's name. */
  name: { en: string; de: string }
  set: SetCode
  houses: readonly House[]
  /** By house, in the order of the houses. */
  cards: readonly DeckCard[]
}

export function isMaverick({ id, house, anomaly }: DeckCard): boolean {
  const card = factsById.get(id)
  return !anomaly && card !== undefined && !isOf(card, house)
}

/** Whether a deck of this set can have this card, marked as it is. */
export function fits({ legacy, anomaly }: DeckCard, card: CardFacts, set: SetCode): boolean {
  const isAnomaly = card.anomaly === true && card.set === set
  if (anomaly || isAnomaly) return anomaly === true && isAnomaly
  if (legacy) return !isIn(card, set) && setsOf(card).some((code) => sets.indexOf(code) < sets.indexOf(set))
  return isIn(card, set)
}

/** The set that these cards fit best; of equals, the first. */
export function setOf(cards: readonly DeckCard[]): SetCode {
  const misfits = (set: SetCode): number =>
    cards.filter((card) => !fits(card, factsById.get(card.id) as CardFacts, set)).length
  return sets.reduce((best, set) => (misfits(set) < misfits(best) ? set : best))
}

/** What is written of a card behind its name; `full` names the house, where no heading does. */
function marks(card: DeckCard, full: boolean): string {
  const strange = card.anomaly || factsById.get(card.id)?.house !== card.house
  const words = [
    ...(full && strange ? [card.house] : []),
    ...(isMaverick(card) ? ['maverick'] : []),
    ...(card.legacy ? ['legacy'] : []),
    ...(card.anomaly ? ['anomaly'] : []),
  ]
  const placed = card.icons?.length ? ` [${card.icons.join(' ')}]` : ''
  return (words.length > 0 ? ` (${words.join(' ')})` : '') + placed
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

/** A card as a list names it that has no headings. */
export const entryOf = (card: DeckCard): string => card.id + marks(card, true)

/** A deck as core takes it: how many of which entry, such as 'anger' or 'bumpsy (dis maverick) [amber]'. */
export const deckList = ({ cards }: Pick<Deck, 'cards'>): DeckList => counted(cards.map(entryOf))

/** The deck as text, its cards named in this language; parseDeck reads it back exactly. */
export function formatDeck({ name, set, houses: three, cards }: Deck, lang: Lang = 'en'): string {
  const nameOf = ({ id }: DeckCard): string => {
    const card = factsById.get(id)
    // The lower half of a gigantic creature has the upper half's name.
    const said = card?.[lang] ?? card?.en
    return said !== undefined && factsNamed(said) === card ? said : id
  }
  const lines = [
    ...(name.en ? [`Name: ${name.en}`] : []),
    ...(name.de && name.de !== name.en ? [`Name (de): ${name.de}`] : []),
    `Set: ${set}`,
  ]
  for (const house of three) {
    lines.push('', houseNames[house][lang])
    const own = cards.filter((card) => card.house === house).map((card) => nameOf(card) + marks(card, false))
    lines.push(...counted(own).map(([n, entry]) => `${n} ${entry}`))
  }
  return `${lines.join('\n')}\n`
}

const HOUSES_RULE = 'rules/schritt-2-fraktion-waehlen'
const problem = (rule: RuleId, text: string): Problem => ({ rule, text })

const ENTRY = /^(?<name>.+?)(?:\s*\((?<marks>[^()]*)\))?(?:\s*\[(?<icons>[^[\]]*)\])?$/
const MARKS = ['maverick', 'legacy', 'anomaly']

/** A card as a list names it; the house of the heading, if there is one, is its house. */
export function readEntry(text: string, heading?: House): { card?: DeckCard; problems: Problem[] } {
  const found = ENTRY.exec(text.trim())?.groups
  const facts = factsNamed(found?.name ?? text)
  if (/^https?:\/\//.test(text)) {
    const list = 'a link cannot be followed from here: copy the list of the deck, or its JSON'
    return { problems: [problem(HOUSES_RULE, list)] }
  }
  if (found === undefined || facts === undefined) {
    return { problems: [unknown(HOUSES_RULE, found?.name ?? text)] }
  }
  const words = (found.marks ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const placed = (found.icons ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const marked = new Set(words.filter((word) => MARKS.includes(word)))
  const rest = words.filter((word) => !MARKS.includes(word)).join(' ')
  const named = rest === '' ? undefined : houseNamed(rest)
  const problems: Problem[] = []
  if (rest !== '' && named === undefined) {
    const known = nearest(rest, [...MARKS, ...houses]).join(', ')
    problems.push(problem('glossary/maverick', `(${rest}) is neither a mark nor a house; nearest: ${known}`))
  }
  for (const icon of placed.filter((word) => !isIcon(word))) {
    const known = bonusIcons.join(', ')
    problems.push(problem('glossary/verbesserung', `there is no bonus icon ${icon}; there are: ${known}`))
  }
  const house = named ?? heading ?? facts.house
  if (named !== undefined && heading !== undefined && named !== heading) {
    const where = `${houseNames[named].en} stands under ${houseNames[heading].en}`
    problems.push(problem('glossary/maverick', `${facts.en} of ${where}`))
  } else if (rest === '' || named !== undefined) {
    problems.push(...wrongHouse(facts, house, marked))
  }
  if (problems.length > 0) return { problems }
  const card: DeckCard = {
    id: facts.id,
    house,
    ...(marked.has('legacy') && { legacy: true }),
    ...(marked.has('anomaly') && { anomaly: true }),
    ...(placed.length > 0 && { icons: placed.filter(isIcon) }),
  }
  return { card, problems }
}

const isIcon = (word: string): word is BonusIcon => (bonusIcons as readonly string[]).includes(word)

/** A card of another house than its own is a maverick, and says so. */
function wrongHouse(facts: CardFacts, house: House, marked: ReadonlySet<string>): Problem[] {
  const own = houseNames[facts.house].en
  const strange = !isOf(facts, house)
  if (marked.has('anomaly') || strange === marked.has('maverick')) return []
  const text = strange
    ? `${facts.en} is of ${own}, not of ${houseNames[house].en}; there it is ${facts.en} (maverick)`
    : `${facts.en} is of ${own}: a maverick is of another house, as ${facts.en} (${otherThan(facts.house)} maverick)`
  return [problem('glossary/maverick', text)]
}

const otherThan = (house: House): House => (house === 'dis' ? 'logos' : 'dis')

const SIZE = 36

/** Do its cards add icons, while it is not said of any where they are? Only lists of our own always tell. */
const leavesIconsOpen = (cards: readonly DeckCard[]): boolean =>
  cards.every(({ icons }) => icons === undefined) &&
  cards.some(({ id }) => (definitionWithId(id)?.enhance.length ?? 0) > 0)

/**
 * The halves of a gigantic creature share their title (glossary/gigantische-kreaturen): where there are more upper ones than
 * lower ones, as lists by title have them, the latter are among the former.
 */
function withLowerHalves(cards: readonly DeckCard[]): DeckCard[] {
  const halves = [...cards]
  for (let i = halves.length - 1; i >= 0; i--) {
    const { id, house, icons } = halves[i] as DeckCard
    const half = factsById.get(id)?.gigantic
    if (half?.half !== 'upper' || icons !== undefined) continue
    const count = (wanted: string): number =>
      halves.filter((card) => card.id === wanted && card.house === house).length
    if (count(id) - count(half.other) >= 2) halves[i] = { ...(halves[i] as DeckCard), id: half.other }
  }
  return halves
}

interface ReadDeck {
  deck: Deck
  /** The same as core takes it; what could not be read stands as it was written. */
  cards: (readonly [number, string])[]
  problems: Problem[]
  name?: string
  /** What was settled because the list does not tell it. */
  notes?: readonly Phrases[]
}

const BY_LOT: Phrases = {
  en: 'The list does not tell where the added bonus icons are: they were placed by lot. Write them behind the cards, as in “Punch [amber]”, to have them where they are.',
  de: 'Die Liste sagt nicht, wo die hinzugefügten Bonussymbole sind: Sie wurden ausgelost. Wer sie hinter die Karten schreibt, wie „Punch [amber]“, hat sie dort, wo sie sind.',
  it: 'La lista non dice dove sono le icone bonus aggiunte: sono state tirate a sorte. Chi le scrive dietro alle carte, come «Punch [amber]», le ha dove sono.',
}

/**
 * Reads a deck: 'Name:', 'Set:', then for each house a heading and lines such as '2 Anger', '1 Bumpsy (maverick)',
 * '1 Punch [amber capture]'. Names in any language, or ids. Without headings each card is of its own house. What the vault
 * shows or exports is turned into such a list first (deck-import.ts).
 */
export function parseDeck(text: string): ReadDeck {
  const list = asList(text)
  const name = { en: '', de: '' }
  let set: SetCode | undefined
  let heading: House | undefined
  const three: House[] = []
  const read: DeckCard[] = []
  const cards: (readonly [number, string])[] = []
  const problems: Problem[] = []
  for (const [i, raw] of list.split(/\r?\n/).entries()) {
    const line = raw.replace(/(^|\s)#.*$/, '').trim()
    if (line === '') continue
    const wrong = (found: Problem): void => {
      problems.push({ ...found, text: isJson(text) ? found.text : `line ${i + 1}: ${found.text}` })
    }
    const [, key = '', lang, value = ''] = /^(name|set)\s*(?:\((en|de)\))?\s*:\s*(.*)$/i.exec(line) ?? []
    if (key.toLowerCase() === 'name') {
      if (lang?.toLowerCase() !== 'de') name.en = value
      if (lang?.toLowerCase() === 'de' || name.de === '') name.de = value
      continue
    }
    if (key !== '') {
      set = setNamed(value)
      if (set === undefined)
        wrong(problem('glossary/legacy', `there is no set ${value}; there are: ${setsSaid()}`))
      continue
    }
    const house = houseNamed(line.replace(/:$/, ''))
    if (house !== undefined) {
      heading = house
      if (!three.includes(house)) three.push(house)
      continue
    }
    const [, count = '1', entry = line] = /^(\d{1,3})\s*[x×]?\s+(.+)$/i.exec(line) ?? []
    const n = Number(count)
    if (n < 1 || n > 36) {
      wrong(problem(HOUSES_RULE, `${count} is not a number of cards; a deck has 36, so 1 to 36 of one`))
      continue
    }
    const { card, problems: found } = readEntry(entry, heading)
    for (const each of found) wrong(each)
    cards.push([n, card === undefined ? entry : card.id + marks(card, true)])
    if (card === undefined) continue
    if (!three.includes(card.house)) three.push(card.house)
    for (let k = 0; k < n; k++) read.push(card)
  }
  const ordered = withLowerHalves(three.flatMap((house) => read.filter((card) => card.house === house)))
  const isRead = ordered.every((card) => read.includes(card))
  const told = isRead ? cards : deckList({ cards: ordered })
  const deck: Deck = { name, set: set ?? setOf(ordered), houses: three, cards: ordered }
  const named = name.en !== '' && { name: name.en }
  const isWhole = problems.length === 0 && ordered.length === SIZE
  const isOwn = /^set\s*:/im.test(text)
  if (isOwn || !isWhole || !leavesIconsOpen(ordered))
    return { deck, cards: problems.length > 0 ? cards : [...told], problems, ...named }
  // By lot, as they came there; the same list gives the same places.
  const placed = enhanced(seedRandom(`icons ${ordered.map(({ id }) => id).join()}`), ordered)
  return {
    deck: { ...deck, cards: placed },
    cards: [...deckList({ cards: placed })],
    problems,
    notes: [BY_LOT],
    ...named,
  }
}
