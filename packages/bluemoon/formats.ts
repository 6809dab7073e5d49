/** Formats: the ready decks (base/1), decks of one's own (base/52), and those with an inquisitor (base/64). */
import type { DeckCount, DeckList, Problem } from '@regelwerk/core'
import type { CardType } from './abilities.ts'
import { binds, meets, type RuleId, rule } from './book.ts'
import { type CardDefinition, definitionNamed, whyUnknown } from './cards/index.ts'
import { readyDecks } from './decks.ts'

export const formats = ['ready', 'constructed', 'inquisitor'] as const
export type Format = (typeof formats)[number]

/** The cards of the first hand (base/4): with fewer a game cannot begin. */
const HAND = 6

const problem = (rule: RuleId, text: string): Problem => ({ rule, text })

/** 'Vulca 26 Wall of Fire'. */
const called = ({ id, no, name }: CardDefinition): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1, id.indexOf('-'))} ${no} ${name.en ?? name.de}`

const isFormat = (format: string): format is Format => (formats as readonly string[]).includes(format)

const isCount = (n: number): boolean => Number.isSafeInteger(n) && n > 0

/** The lines of a list whose card is known, in parts: who leads, who inquires, what is drawn. */
function parts(list: DeckList) {
  const known = list.flatMap(([n, name]) => {
    const card = definitionNamed(name)
    return card && isCount(n) ? [{ n, card }] : []
  })
  // Two stand for many: one too many is enough to know.
  const of = (type: CardType): CardDefinition[] =>
    known.flatMap(({ n, card }) => (card.type === type ? (n > 1 ? [card, card] : [card]) : []))
  return {
    leaders: of('leader'),
    inquisitors: of('inquisitor'),
    drawn: known.filter(({ card }) => card.type !== 'leader' && card.type !== 'inquisitor'),
  }
}

/** What is printed: mutants have no moon. */
export const moonsOf = rule('base/53', (card: CardDefinition): number => card.moons)

/** What the cards of other peoples than the leader's cost together (base/52). */
export function countMoons(list: DeckList): number {
  const { leaders, drawn } = parts(list)
  return drawn
    .filter(({ card }) => card.people !== leaders[0]?.people)
    .reduce((sum, { n, card }) => sum + n * moonsOf(card), 0)
}

/**
 * What is wrong with a deck. The 30 cards and 10 moons of a leader are limits, not a size: a smaller deck is allowed
 * as long as it fills a hand. A ready deck is what it is, card by card.
 */
export function checkDeck(list: DeckList, format: string): Problem[] {
  if (!isFormat(format)) {
    return [problem('base/52', `there is no format ${format}; there are ${formats.join(', ')}`)]
  }
  const { leaders, inquisitors, drawn } = parts(list)
  const problems = list
    .filter(([, name]) => definitionNamed(name) === undefined)
    .map(([, name]) => problem('base/52', whyUnknown(name)))
  for (const [n, name] of list) {
    if (!isCount(n)) problems.push(problem('base/52', `${n} is not a number of cards: ${name}`))
  }
  if (binds('base/1', leaders.length !== 1)) {
    const found = leaders.map(called).join(', ') || 'none'
    problems.push(problem('base/1', `a deck has one leader; this one has ${found}`))
  }
  problems.push(...wrongInquisitors(inquisitors, format))
  if (format === 'ready') return [...problems, ...notReady(leaders[0], drawn)]
  return [...problems, ...overLimits(list, leaders[0], format === 'inquisitor' ? inquisitors[0] : undefined)]
}

/** Who leads and inquires, and how many cards they allow; moons are drawn (countMoons). */
export function countDeck(list: DeckList, format: string): DeckCount[] {
  const { leaders, inquisitors, drawn } = parts(list)
  const more = format === 'inquisitor' ? addedBy(inquisitors[0]) : undefined
  const limits = format === 'ready' ? undefined : leaders[0]?.limits
  const wanted = format === 'inquisitor' ? 1 : 0
  return [
    {
      id: 'leader',
      name: { en: 'leader', de: 'Anführer', it: 'capo' },
      n: leaders.length,
      least: 1,
      most: 1,
    },
    ...(wanted + inquisitors.length === 0
      ? []
      : [
          {
            id: 'inquisitor',
            name: { en: 'inquisitor', de: 'Inquisitor', it: 'inquisitore' },
            n: inquisitors.length,
            least: wanted,
            most: wanted,
          },
        ]),
    {
      id: 'cards',
      name: { en: 'cards', de: 'Karten', it: 'carte' },
      n: drawn.reduce((sum, { n }) => sum + n, 0),
      least: HAND,
      ...(limits && { most: limits.cards + (more?.cards ?? 0) }),
    },
  ]
}

function wrongInquisitors(inquisitors: readonly CardDefinition[], format: Format): Problem[] {
  const found = inquisitors.map(called).join(', ') || 'none'
  if (format === 'ready') {
    return binds('base/63', inquisitors.length > 0)
      ? [problem('base/63', `a ready deck has no inquisitor; this one has ${found}`)]
      : []
  }
  const wanted = format === 'inquisitor' ? 1 : 0
  if (meets('base/64', inquisitors.length === wanted)) return []
  return [problem('base/64', `${format} decks have ${wanted || 'no'} inquisitor; this one has ${found}`)]
}

type Lines = readonly { n: number; card: CardDefinition }[]

export const notReady = rule('base/1', (leader: CardDefinition | undefined, drawn: Lines): Problem[] => {
  const deck = readyDecks.find(({ leader: id }) => id === leader?.id)
  if (deck === undefined) return []
  const has = new Map<string, number>()
  for (const { n, card } of drawn) has.set(card.id, (has.get(card.id) ?? 0) + n)
  const missing = deck.cards.filter((id) => !has.has(id))
  const foreign = [...has].filter(([id, n]) => n > 1 || !deck.cards.includes(id)).map(([id]) => id)
  return [
    ...(missing.length > 0 ? [problem('base/1', `the ${deck.name} deck lacks ${missing.join(', ')}`)] : []),
    ...(foreign.length > 0
      ? [problem('base/1', `too many for the ${deck.name} deck: ${foreign.join(', ')}`)]
      : []),
  ]
})

/** The inquisitor's limits come to those of the leader. */
export const addedBy = rule('base/64', (inquisitor: CardDefinition | undefined) => inquisitor?.limits)

function overLimits(list: DeckList, leader?: CardDefinition, inquisitor?: CardDefinition): Problem[] {
  const problems: Problem[] = []
  const { drawn } = parts(list)
  const copies = new Map<CardDefinition, number>()
  for (const { n, card } of drawn) copies.set(card, (copies.get(card) ?? 0) + n)
  for (const [card, n] of copies) {
    if (binds('base/54', n > 1)) {
      problems.push(problem('base/54', `${n} copies of ${called(card)}, but each card is there once`))
    }
    if (!card.complete) {
      problems.push(problem('base/52', `${called(card)} cannot be counted: its moons are not known`))
    }
  }
  const total = drawn.reduce((sum, { n }) => sum + n, 0)
  if (binds('base/4', total < HAND)) {
    problems.push(problem('base/4', `${total} cards do not fill a hand of ${HAND}`))
  }
  if (leader?.limits === undefined) return problems
  const more = addedBy(inquisitor)
  const cards = leader.limits.cards + (more?.cards ?? 0)
  const moons = leader.limits.moons + (more?.moons ?? 0)
  if (binds('base/52', total > cards))
    problems.push(problem('base/52', `${total} cards, but at most ${cards} are allowed`))
  const spent = countMoons(list)
  if (binds('base/52', spent > moons)) {
    problems.push(problem('base/52', `${spent} moons of other peoples, but at most ${moons} are allowed`))
  }
  return problems
}

/** Reads a deck list: a line per card, "Vulca 26", "vulca-26", "Feuerwall" or "1 Wall of Fire"; # begins a remark. */
export function parseDeck(text: string): { cards: (readonly [number, string])[]; problems: Problem[] } {
  const cards: (readonly [number, string])[] = []
  const problems: Problem[] = []
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.replace(/(^|\s)#.*$/, '').trim()
    if (line === '') continue
    const [, n, rest] = /^(\d{1,3})\s*[x×]?\s+(.+)$/i.exec(line) ?? [undefined, '1', line]
    const card = definitionNamed(rest)
    if (card === undefined) problems.push(problem('base/52', `line ${i + 1}: ${whyUnknown(rest)}`))
    cards.push([Number(n), card?.id ?? rest])
  }
  return { cards, problems }
}
