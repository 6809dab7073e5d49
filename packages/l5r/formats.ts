/**
 * Building a deck (glossary/deckbau): from all cards, with the restricted list of the reference (standard) or the last one
 * (stronghold), or from one core set with smaller decks.
 */
import {
  ruleBinds as binds,
  type DeckCount,
  type DeckList,
  ruleOn as on,
  type Problem,
  ruleSaying as rule,
} from '@regelwerk/core'
import type { Clan, Element } from './abilities.ts'
import { type CardFacts, factsNamed, setNames, unknown } from './cards/facts.ts'
import { clanNames, clans } from './clans.ts'
import { type Part, partOf } from './decks.ts'
import { elementNames, elements } from './elements.ts'
import { type CardList, laterLists } from './restricted.ts'

export const formats = ['standard', 'stronghold', 'core'] as const
export type Format = (typeof formats)[number]

const MOST = 45
const LEAST = 40
/** From one core set. */
const LEAST_CORE = 30
const PROVINCES = 5
const CONFLICT_CHARACTERS = 10
const COPIES = 3
const RESTRICTED = 1
/** What a keeper's role adds to the stronghold's influence. */
const KEEPER_INFLUENCE = 3
/** What the support of another clan adds to it, for the cards of that clan alone. */
const SUPPORT_INFLUENCE = 8

/** The cards of a list, each kind once, with how many of it there are. */
type Counts = ReadonlyMap<CardFacts, number>

const problem = (rule: string, text: string): Problem => ({ rule, text })
const sum = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0)
const listed = (cards: Iterable<CardFacts>): string => [...cards].map(({ en }) => en).join(', ')

/** What is wrong with a deck. `isPlayable`: whether a card's effect is there; the other cards are known by their facts only. */
export function checkDeck(
  list: DeckList,
  format: string,
  isPlayable: (id: string) => boolean = () => true,
): Problem[] {
  if (!(formats as readonly string[]).includes(format)) {
    return [problem('glossary/deckbau', `there is no format ${format}; there are ${formats.join(', ')}`)]
  }
  const counts = new Map<CardFacts, number>()
  const problems: Problem[] = []
  for (const [n, entry] of list) {
    const card = factsNamed(entry)
    if (card === undefined) problems.push(unknown(entry))
    else if (!Number.isSafeInteger(n) || n < 1) {
      problems.push(problem('glossary/deckbau/5', `${n} is not a number of copies: ${entry}`))
    } else counts.set(card, (counts.get(card) ?? 0) + n)
  }
  problems.push(...checkCards(counts, format as Format))
  for (const { id, en } of counts.keys()) {
    if (isPlayable(id)) continue
    problems.push(problem('glossary/deckbau', `${en} cannot be played yet: its effect is not there`))
  }
  return problems
}

function checkCards(counts: Counts, format: Format): Problem[] {
  const part = (wanted: Part): Counts => new Map([...counts].filter(([card]) => partOf(card) === wanted))
  const strongholds = part('stronghold')
  const roles = part('role')
  const [stronghold] = strongholds.keys()
  const [role] = roles.keys()
  const dynasty = part('dynasty')
  const conflict = part('conflict')
  const provinces = part('provinces')
  return [
    ...wrongStrongholds(strongholds),
    ...wrongRoles(roles),
    ...wrongSize('glossary/deckbau/3', 'dynasty', sum(dynasty.values()), format),
    ...wrongSize('glossary/deckbau/4', 'conflict', sum(conflict.values()), format),
    ...wrongProvinces(provinces, role),
    ...(stronghold === undefined
      ? []
      : [
          ...wrongClan('glossary/deckbau/3', dynasty, stronghold.clan),
          ...wrongClan('glossary/deckbau/7', provinces, stronghold.clan),
          ...wrongInfluence(conflict, stronghold, role),
        ]),
    ...tooManyCharacters(conflict),
    ...tooManyCopies([dynasty, conflict]),
    ...tooManyRestricted(counts, listOf(format)),
    ...wrongRoleOnly(counts, role),
    ...(stronghold === undefined ? [] : wrongClansOnly(counts, stronghold.clan)),
    ...(format === 'core' ? notInOneCoreSet(counts) : []),
  ]
}

/** Both decks, influence and the clan it is spent on, and the provinces by their elements. */
export function countDeck(list: DeckList, format: string): DeckCount[] {
  const counts = new Map<CardFacts, number>()
  for (const [n, entry] of list) {
    const card = factsNamed(entry)
    if (card !== undefined) counts.set(card, (counts.get(card) ?? 0) + n)
  }
  const cards = [...counts]
  const of = (wanted: Part): [CardFacts, number][] => cards.filter(([card]) => partOf(card) === wanted)
  const many = (some: readonly [CardFacts, number][]): number => sum(some.map(([, n]) => n))
  const [[stronghold] = []] = of('stronghold')
  const [[role] = []] = of('role')
  const [conflict, provinces] = [of('conflict'), of('provinces')]
  const size = { least: format === 'core' ? LEAST_CORE : LEAST, most: MOST }
  const foreign = stronghold === undefined ? [] : conflict.filter(([card]) => !belongs(card, stronghold.clan))
  const clan = foreign[0]?.[0].clan
  const open = provinces.some(([card]) => card.elements.length > 1)
  const inSlots = slotsFor(role)
  return [
    { id: 'stronghold', name: COUNTED.stronghold, n: many(of('stronghold')), least: 1, most: 1 },
    { id: 'role', name: COUNTED.role, n: many(of('role')), most: 1 },
    { id: 'dynasty', name: COUNTED.dynasty, n: many(of('dynasty')), ...size },
    { id: 'conflict', name: COUNTED.conflict, n: many(conflict), ...size },
    {
      id: 'characters',
      name: COUNTED.characters,
      n: many(conflict.filter(([{ type }]) => type === 'character')),
      most: CONFLICT_CHARACTERS,
    },
    {
      id: 'influence',
      name: clan === undefined ? COUNTED.influence : spentOn(clan),
      n: sum(foreign.map(([{ influence }, n]) => (influence ?? 0) * n)),
      ...(stronghold !== undefined && { most: influenceOf(stronghold, role) }),
    },
    ...elements.map((element) => {
      const slots = inSlots.map((one) => one.filter((slot) => slot === element).length)
      return {
        id: element,
        name: provinceOf(element),
        n: many(provinces.filter(([card]) => card.elements.length === 1 && card.elements[0] === element)),
        least: open ? 0 : Math.min(...slots),
        most: Math.max(...slots),
      }
    }),
  ]
}

const COUNTED = {
  stronghold: { en: 'stronghold', de: 'Festung', it: 'fortezza' },
  role: { en: 'role', de: 'Rolle', it: 'ruolo' },
  dynasty: { en: 'dynasty deck', de: 'Dynastiedeck', it: 'mazzo Dinastia' },
  conflict: { en: 'conflict deck', de: 'Konfliktdeck', it: 'mazzo Conflitto' },
  characters: {
    en: 'characters in it',
    de: 'Charaktere darin',
    it: 'personaggi in esso',
  },
  influence: { en: 'influence', de: 'Einfluss', it: 'influenza' },
} as const

const spentOn = (clan: Clan) => ({
  en: `influence on ${clanNames[clan].en} cards`,
  de: `Einfluss für Karten: ${clanNames[clan].de}`,
  it: `influenza per carte: ${clanNames[clan].it}`,
})

const provinceOf = (element: Element) => ({
  en: `${elementNames[element].en} province`,
  de: `Provinz: ${elementNames[element].de}`,
  it: `provincia: ${elementNames[element].it}`,
})

function wrongStrongholds(strongholds: Counts): Problem[] {
  if (!binds('glossary/deckbau/1', sum(strongholds.values()) !== 1)) return []
  const said = listed(strongholds.keys()) || 'none'
  return [problem('glossary/deckbau/1', `a deck has exactly 1 stronghold; this one has ${said}`)]
}

function wrongRoles(roles: Counts): Problem[] {
  if (!binds('glossary/deckbau/2', sum(roles.values()) > 1)) return []
  return [
    problem(
      'glossary/deckbau/2',
      `a deck has at most 1 role; this one has ${sum(roles.values())}: ${listed(roles.keys())}`,
    ),
  ]
}

function wrongSize(rule: string, deck: string, size: number, format: Format): Problem[] {
  const least = format === 'core' && on('glossary/deckbau') ? LEAST_CORE : LEAST
  if (!binds(rule, size < least || size > MOST)) return []
  return [problem(rule, `a ${deck} deck has ${least} to ${MOST} cards; this one has ${size}`)]
}

/** In-clan or neutral. */
export const belongs = rule('glossary/klan/2', (card: CardFacts, clan: Clan): boolean =>
  card.clan === 'neutral' ? on('glossary/neutral') : binds('glossary/klan/1', card.clan === clan),
)

function wrongClan(rule: string, cards: Counts, clan: Clan): Problem[] {
  return [...cards.keys()]
    .filter((card) => binds(rule, !belongs(card, clan)))
    .map(({ en, clan: other }) => {
      const right = `a ${clanNames[clan].en} deck has only its own and neutral cards there`
      return problem(rule, `${en} is ${clanNames[other].en}; ${right}`)
    })
}

export const eachCopy = rule('glossary/einfluss-einflusskosten/2', (n: number): number => n)

/** Conflict cards of a single other clan, paid with the stronghold's influence (glossary/einfluss-einflusskosten). */
function wrongInfluence(conflict: Counts, stronghold: CardFacts, role: CardFacts | undefined): Problem[] {
  const foreign = [...conflict].filter(([card]) => !belongs(card, stronghold.clan))
  const problems: Problem[] = []
  const others = [...new Set(foreign.map(([{ clan }]) => clan))]
  if (others.length > 1 && on('glossary/deckbau/4')) {
    const said = others.map((clan) => clanNames[clan].en).join(', ')
    const text = `a conflict deck has cards of a single other clan; this one has ${said}`
    problems.push(problem('glossary/deckbau/4', text))
  }
  const supported = supportOf(role)
  if (supported !== undefined)
    for (const [{ en, clan }] of foreign)
      if (clan !== supported) {
        const text = `${en} is ${clanNames[clan].en}; with ${role?.en} influence is for ${clanNames[supported].en} cards alone`
        problems.push(problem('glossary/rollenkarten', text))
      }
  for (const [{ en, influence }] of foreign) {
    if (!binds('glossary/einfluss-einflusskosten/3', influence === null)) continue
    const text = `${en} has no influence cost, so a deck of another clan cannot have it`
    problems.push(problem('glossary/einfluss-einflusskosten/3', text))
  }
  const spent = sum(foreign.map(([{ influence }, n]) => (influence ?? 0) * eachCopy(n)))
  const pool = influenceOf(stronghold, role)
  if (spent > pool && on('glossary/einfluss-einflusskosten/1')) {
    const text = `the cards of another clan cost ${spent} influence; there are ${pool} to spend`
    problems.push(problem('glossary/einfluss-einflusskosten/1', text))
  }
  return problems
}

/** A role has a say in how the deck is built (glossary/rollenkarten). */
const roleIs = (role: CardFacts | undefined, trait: string): boolean =>
  role !== undefined && on('glossary/rollenkarten') && role.traits.includes(trait)

/** The clan whose support a role is. */
const supportOf = (role: CardFacts | undefined): Clan | undefined => clans.find((clan) => roleIs(role, clan))

const influenceOf = (stronghold: CardFacts, role: CardFacts | undefined): number =>
  (stronghold.influencePool ?? 0) +
  (roleIs(role, 'keeper') ? KEEPER_INFLUENCE : 0) +
  (supportOf(role) === undefined ? 0 : SUPPORT_INFLUENCE)

/**
 * How many of a conflict card a deck with this stronghold and role can have, whatever else is in it; `other`: the other clan
 * whose cards it has, where that is known.
 */
export function mostInConflictDeck(
  card: CardFacts,
  format: string,
  stronghold: CardFacts,
  role: CardFacts | undefined,
  other: Clan | undefined,
): number {
  const { clan, influence } = card
  if (partOf(card) !== 'conflict' || (card.role && !role?.traits.includes(card.role))) return 0
  if (card.clans !== undefined && !card.clans.includes(stronghold.clan)) return 0
  const most = format === 'core' ? card.copies : card.deckLimit
  if (belongs(card, stronghold.clan)) return most
  if (influence === null || (other !== undefined && clan !== other)) return 0
  return influence === 0 ? most : Math.min(most, Math.floor(influenceOf(stronghold, role) / influence))
}

function tooManyCharacters(conflict: Counts): Problem[] {
  const characters = sum([...conflict].filter(([{ type }]) => type === 'character').map(([, n]) => n))
  if (!binds('glossary/deckbau/4', characters > CONFLICT_CHARACTERS)) return []
  const text = `a conflict deck has at most ${CONFLICT_CHARACTERS} characters; this one has ${characters}`
  return [problem('glossary/deckbau/4', text)]
}

/** By name, and in both decks together (glossary/deckbeschraenkungen). */
function tooManyCopies(decks: readonly Counts[]): Problem[] {
  const byName = new Map<string, { card: CardFacts; n: number }>()
  for (const [card, n] of decks.flatMap((deck) => [...deck])) {
    byName.set(card.en, { card, n: (byName.get(card.en)?.n ?? 0) + n })
  }
  return [...byName.values()].flatMap(({ card: { en, deckLimit }, n }) => {
    const rule = copiesRule(deckLimit)
    const limit = limitOf(deckLimit)
    const most = `at most ${limit} of it may be in the decks`
    return n > limit && on('glossary/deckbau/5') ? [problem(rule, `${n} copies of ${en}; ${most}`)] : []
  })
}

/** What is printed on a card, fewer or more than of others. */
export const fewerCopies = rule('glossary/deckbeschraenkungen/1', (limit: number): number => limit)
export const moreCopies = rule('glossary/deckbeschraenkungen/2', (limit: number): number => limit)

const limitOf = (limit: number): number => {
  if (limit === COPIES) return COPIES
  return limit < COPIES ? fewerCopies(limit) : moreCopies(limit)
}

const copiesRule = (limit: number): string => {
  if (limit === COPIES) return 'glossary/deckbau/5'
  return limit < COPIES ? 'glossary/deckbeschraenkungen/1' : 'glossary/deckbeschraenkungen/2'
}

/** The last list; null: that of the reference, appendix V. */
const listOf = (format: Format): CardList | null =>
  format === 'stronghold' ? (laterLists.at(-1) ?? null) : null

/** One card of the list by name, in as many copies as its limit allows. */
function tooManyRestricted(counts: Counts, list: CardList | null): Problem[] {
  const isRestricted = ({ id, restricted }: CardFacts): boolean =>
    list === null ? restricted !== undefined && on(restricted) : list.restricted.includes(id)
  const names = [...counts.keys()].filter(isRestricted)
  const problems = [...counts.keys()]
    .filter(({ id }) => list?.banned.includes(id))
    .map(({ en }) => problem('glossary/deckbau/6', `${en} is banned`))
  if (!binds('glossary/deckbau/6', new Set(names.map(({ en }) => en)).size > RESTRICTED)) return problems
  const text = `a deck has at most ${RESTRICTED} card of the restricted list; this one has ${listed(names)}`
  return [...problems, problem('glossary/deckbau/6', text)]
}

/** "... role only" (glossary/rollenkarten/5). */
export const wrongRoleOnly = rule(
  'glossary/rollenkarten/5',
  (counts: Counts, role: CardFacts | undefined): Problem[] => {
    return [...counts.keys()]
      .filter((card) => card.role !== undefined && !role?.traits.includes(card.role))
      .map(({ en, role: needed }) => {
        const said = role === undefined ? 'none' : role.en
        return problem(
          'glossary/rollenkarten/5',
          `${en} is for a ${needed} role only; the deck's role is ${said}`,
        )
      })
  },
)

/** "Crab and Phoenix only", whatever influence there is. */
export const wrongClansOnly = rule('later/clans-only', (counts: Counts, clan: Clan): Problem[] =>
  [...counts.keys()]
    .filter((card) => card.clans !== undefined && !card.clans.includes(clan))
    .map(({ en, clans = [] }) => {
      const said = clans.map((one) => clanNames[one].en).join(' and ')
      return problem('later/clans-only', `${en} is for ${said} only; the stronghold is ${clanNames[clan].en}`)
    }),
)

export const wrongProvinces = rule(
  'glossary/deckbau/7',
  (provinces: Counts, role: CardFacts | undefined): Problem[] => {
    const wrong = (text: string): Problem => problem('glossary/deckbau/7', text)
    const problems = [...provinces]
      .filter(([, n]) => n > 1)
      .map(([{ en }, n]) => wrong(`${n} copies of ${en}; a province may be there once`))
    const size = sum(provinces.values())
    if (size !== PROVINCES) problems.push(wrong(`a deck has ${PROVINCES} provinces; this one has ${size}`))
    else if (problems.length === 0 && !slotsFor(role).some((slots) => fill([...provinces.keys()], slots))) {
      const said = [...provinces.keys()].map((card) => `${card.en} (${elementsSaid(card)})`).join(', ')
      problems.push(wrong(`a deck has one province of each element; this one has ${said}`))
    }
    return problems
  },
)

const elementsSaid = (card: CardFacts): string =>
  card.elements.length > 1 ? 'any' : card.elements.map((element) => elementNames[element].en).join()

/** One slot of each element; a seeker may have one of them for the element of the role instead. */
function slotsFor(role: CardFacts | undefined): Element[][] {
  const extra = roleIs(role, 'seeker')
    ? elements.find((element) => role?.traits.includes(element))
    : undefined
  if (extra === undefined) return [[...elements]]
  return elements.map((replaced) => elements.map((element) => (element === replaced ? extra : element)))
}

/** A province of all elements fits any slot. */
export const fitAny = rule('glossary/provinzen-provinzkarten/6', (n: number): number => n)

/** Whether the provinces can be dealt to the slots. */
function fill(provinces: readonly CardFacts[], slots: readonly Element[]): boolean {
  const fixed = provinces.filter((card) => card.elements.length === 1)
  const free = fitAny(provinces.length - fixed.length)
  const left = [...slots]
  for (const card of fixed) {
    const slot = left.indexOf(card.elements[0] as Element)
    if (slot < 0) return false
    left.splice(slot, 1)
  }
  return left.length <= free
}

/** The copies that one core set has. That two players share one set, and its neutral cards, is theirs to arrange. */
function notInOneCoreSet(counts: Counts): Problem[] {
  return [...counts].flatMap(([{ en, set, copies }, n]) => {
    if (n <= copies) return []
    const why =
      set === 'core'
        ? `one core set has ${copies} of ${en}, not ${n}`
        : `${en} is of ${setNames[set].en}, not of the core set`
    return [problem('glossary/deckbau', why)]
  })
}
