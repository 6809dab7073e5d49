/**
 * Cards made ready to run: what is printed, looked up once, and every ability with a stable id and its flattened
 * effect. States name abilities by these ids, so that a save stays readable and valid.
 */
import { flatten, namedParts, oncePerNode, ownTree, type Program, Registry } from '@regelwerk/core'
import type {
  Ability,
  Activated,
  Amount,
  Condition,
  Effect,
  Filter,
  Happening,
  Happens,
  Keyword,
  KeywordAbility,
  Static,
  Target,
  Triggered,
  Verb,
  Who,
} from './abilities.ts'
import { allDefinitions, type CardDefinition, definitionWithId } from './cards/index.ts'
import { isFirst, isLate } from './dependence.ts'
import { namesOf } from './names.ts'
import { eventWord, verbWord } from './vocabulary.ts'
import { bitOf, KEYWORDS, keywords } from './words/keywords/index.ts'

export type LorcanaProgram = Program<Verb, Condition, Who, Amount>

export interface RunnableAbility {
  id: string
  /** The card it is printed on; null: it comes with a keyword. */
  definition: CardDefinition | null
  ability: Triggered | Activated | null
  effect: Effect
  program: LorcanaProgram
}

export type Shift = Extract<KeywordAbility, { keyword: 'shift' }>

export interface Prepared {
  definition: CardDefinition
  /** The names it answers to (5.2.6.1), in lower case. */
  names: readonly string[]
  keywords: number
  challenger: number
  resist: number
  singer: number
  singTogether: number
  boost: number
  shift: Shift | null
  /** A second Shift, for other costs than ink. */
  otherShift: Shift | null
  statics: readonly Static[]
  /** Those of them that depend on derived values, and the others. */
  early: readonly Static[]
  /** Those that others ask about: classifications. */
  first: readonly Static[]
  late: readonly Static[]
  triggered: readonly RunnableAbility[]
  /** The kinds of events that any of them waits for, and any that it gives to others. */
  quotes: ReadonlySet<string>
  watches: ReadonlySet<string>
  /** One of them works in the discard (6.1.12). */
  worksInDiscard: boolean
  /** What it asks of the turn so far. */
  asks: ReadonlySet<Happens>
  activated: readonly RunnableAbility[]
  /** The effect of an action. */
  action: RunnableAbility | null
}

type Choice = Extract<Target, { chosen: unknown } | { one: unknown }>

/** Somebody has to choose it (6.1.3). */
export const isChoice = (target: unknown): target is Choice =>
  typeof target === 'object' && target !== null && ('chosen' in target || 'one' in target)

/** What a target asks for; null: it is no matter of properties. */
export function filterOf(target: Target): Filter | null {
  if (typeof target === 'string' || 'top' in target) return null
  return 'chosen' in target ? target.chosen : 'one' in target ? target.one : target.all
}

/** The targets of a verb, in the order in which its text names them. */
export const targetsOf = (verb: Verb): readonly Target[] => verbWord(verb).targets(verb)

/** The choices a verb begins with (6.1.3). */
export const choicesOf = oncePerNode((verb: Verb): readonly Choice[] => targetsOf(verb).filter(isChoice))

/** Of a card, or of a keyword that comes with one. */
const registry = new Registry<RunnableAbility>((from) => {
  const keyword = KEYWORDS.find((word) => word === from)
  const ability = keyword && keywords[keyword].with
  if (ability) register(from, null, ability)
  else {
    const definition = definitionWithId(from) ?? allDefinitions.find((one) => one.id === from)
    if (definition !== undefined) prepared(definition.index)
  }
})
export const abilityNamed = (id: string): RunnableAbility => registry.named(id)
/** The whole of which it is a part. */
export const wholeOf = (id: string): RunnableAbility => registry.whole(id)

/** The id under which an ability inside a tree (a floating or delayed trigger) is known. */
export const idOf = (node: object): string => registry.nameOf(node)

/** What is run by itself later: by its verb, by whoever gains a quoted ability, or when a card has entered play so. */
const isNamed = (node: object, key: string, parent: object): boolean =>
  isVerb(parent)
    ? (verbWord(parent).later?.(parent).includes(key) ?? false)
    : isQuoted(node, parent) || (key === 'then' && 'kind' in parent && parent.kind === 'static')

const isQuoted = (node: object, parent: object): boolean =>
  Array.isArray(parent) && 'kind' in node && (node.kind === 'triggered' || node.kind === 'activated')

const CONTROLS: ReadonlySet<unknown> = new Set([
  'all',
  'may',
  'if',
  'ifYouDo',
  'either',
  'instead',
  'each',
  'times',
])
export const isVerb = (node: object): node is Verb => 'do' in node && !CONTROLS.has(node.do)

/** A player is chosen before the effect that speaks of one. */
function withPlayers(effect: Effect): Effect {
  switch (effect.do) {
    case 'all':
    case 'either':
      return { ...effect, parts: effect.parts.map(withPlayers) }
    case 'may':
    case 'times':
      return { ...effect, effect: withPlayers(effect.effect) }
    case 'if':
    case 'ifYouDo': {
      const asked = effect.do === 'if' ? chosenIn(effect.if) : undefined
      if (asked !== undefined) return choosingFirst(asked, effect)
      const then = withPlayers(effect.then)
      const otherwise = effect.else && { else: withPlayers(effect.else) }
      const first = effect.do === 'ifYouDo' ? { first: withPlayers(effect.first) } : {}
      return { ...effect, ...first, then, ...otherwise }
    }
    case 'instead':
      return effect
    case 'each': {
      const each = { ...effect, effect: withPlayers(effect.effect) }
      return isChosen(effect.who) ? choosingFirst(effect.who, each) : each
    }
    default: {
      const who = chosenIn(effect)
      return who === undefined ? effect : choosingFirst(who, effect)
    }
  }
}

type ChosenWho = 'chosenOpponent' | 'chosenPlayer' | 'anotherPlayer' | 'chosenPlayers'
const CHOSEN: ReadonlySet<unknown> = new Set<ChosenWho>([
  'chosenOpponent',
  'chosenPlayer',
  'anotherPlayer',
  'chosenPlayers',
])
const isChosen = (who: unknown): who is ChosenWho => CHOSEN.has(who)
const choosingFirst = (who: ChosenWho, effect: Effect): Effect => ({
  do: 'all',
  parts: [{ do: 'choosePlayer', who }, effect],
})

/** The chosen player that a verb speaks of, itself or in what it is done to. */
function chosenIn(node: object): ChosenWho | undefined {
  for (const part of Object.values(node)) {
    if (isChosen(part)) return part
    if (typeof part !== 'object' || part === null || 'do' in part || 'kind' in part) continue
    const found = chosenIn(part)
    if (found !== undefined) return found
  }
  return undefined
}

function register(
  id: string,
  definition: CardDefinition | null,
  node: Triggered | Activated | Effect,
): RunnableAbility {
  const ability = 'kind' in node ? node : null
  const effect = 'kind' in node ? node.effect : node
  const program = flatten<Verb, Condition, Who, Amount>(
    withPlayers(effect),
    (verb) => choicesOf(verb).length,
    {
      counts: true,
      inside: (verb) => verbWord(verb).inside?.(verb),
    },
  )
  return registry.add(id, node, { id, definition, ability, effect, program })
}

/** An ability, or the effect of an action, with what is named inside it. */
function registerAll(
  id: string,
  definition: CardDefinition,
  node: Triggered | Activated | Effect,
): RunnableAbility {
  for (const [way, part] of namedParts(node, isNamed))
    register(`${id}/${way}`, definition, part as Triggered | Effect)
  return register(id, definition, node)
}

const eventsOf = ({ on }: Triggered): readonly Happens[] => (typeof on === 'string' ? [on] : on)

/** The kinds of events that any of them waits for. */
function watchedBy(triggered: readonly Triggered[]): ReadonlySet<string> {
  const kinds = new Set<string>()
  for (const ability of triggered)
    for (const on of eventsOf(ability)) for (const kind of eventWord(on).kinds) kinds.add(kind)
  return kinds
}

/** The triggered abilities that it gives to cards in quotation marks. */
const quotedIn = (tree: unknown): Triggered[] =>
  [...namedParts(tree, (node, _, parent) => isQuoted(node, parent) && 'on' in node)]
    .filter(([way]) => way.includes('/'))
    .map(([, node]) => node as Triggered)

/** What a card asks of the turn so far: conditions on what has happened, and what is to happen for the nth time. */
function askedBy(node: unknown, asked = new Set<Happens>()): ReadonlySet<Happens> {
  if (typeof node !== 'object' || node === null) return asked
  if ('happened' in node || 'nth' in node) {
    const { on } = ('happened' in node ? node.happened : node) as Happening
    for (const what of typeof on === 'string' ? [on] : on) asked.add(what)
  }
  if ('sang' in node) asked.add('sing')
  if ('thisTurn' in node) asked.add(node.thisTurn as Happens)
  for (const part of Object.values(node)) askedBy(part, asked)
  return asked
}

const isKeyword = (a: Ability): a is { kind: 'keyword' } & KeywordAbility => a.kind === 'keyword'

/** What is printed beside a keyword is a number. */
const fixed = (n: Amount): number => (typeof n === 'number' ? n : 0)

function prepare(definition: CardDefinition): Prepared {
  const { abilities, effect } = definition
  const printed = abilities.filter(isKeyword)
  const numbered = (word: Keyword): number => {
    let sum = 0
    for (const k of printed) if (k.keyword === word) sum += 'plus' in k ? fixed(k.plus) : 'n' in k ? k.n : 0
    return sum
  }
  const shifts = printed.filter((k): k is { kind: 'keyword' } & Shift => k.keyword === 'shift')
  const statics = abilities.filter((a): a is Static => a.kind === 'static')
  const triggered: RunnableAbility[] = []
  const activated: RunnableAbility[] = []
  abilities.forEach((ability, i) => {
    const id = `${definition.id}#${i}`
    if (ability.kind === 'triggered') triggered.push(registerAll(id, definition, ability))
    else if (ability.kind === 'activated') activated.push(registerAll(id, definition, ability))
    else if (ability.kind === 'static')
      for (const [way, part] of namedParts(ability, isNamed))
        registerAll(`${id}/${way}`, definition, part as Triggered | Activated | Effect)
  })
  return {
    definition,
    names: namesOf(definition.name.en),
    keywords: printed.reduce((mask, k) => mask | bitOf(k.keyword), 0),
    challenger: numbered('challenger'),
    resist: numbered('resist'),
    singer: numbered('singer'),
    singTogether: numbered('singTogether'),
    boost: numbered('boost'),
    shift: shifts[0] ?? null,
    otherShift: shifts[1] ?? null,
    statics,
    first: statics.filter(isFirst),
    early: statics.filter((a) => !isFirst(a) && !isLate(a)),
    late: statics.filter((a) => !isFirst(a) && isLate(a)),
    triggered,
    quotes: watchedBy(quotedIn([abilities, effect])),
    watches: watchedBy(triggered.map(({ ability }) => ability as Triggered)),
    worksInDiscard: triggered.some(({ ability }) => (ability as Triggered).inZone === 'discard'),
    asks: askedBy([abilities, effect]),
    activated,
    action: effect ? registerAll(`${definition.id}#effect`, definition, effect) : null,
  }
}

const table: (Prepared | undefined)[] = []

export const prepared = (def: number): Prepared => table[def] ?? prepareAt(def)

function prepareAt(def: number): Prepared {
  // In the texts of a set cards may share what is said of both: what states name must be each card's own.
  const made = prepare(ownTree(allDefinitions[def] as CardDefinition))
  table[def] = made
  return made
}

/** Adds a made-up card, for a position that no printed card can show. The same card twice is one. */
export function defineCard(card: Omit<CardDefinition, 'index'>): CardDefinition {
  const known = allDefinitions.find((d) => d.fullName === card.fullName)
  if (known !== undefined) {
    const { index: _, ...facts } = known
    if (JSON.stringify(facts) !== JSON.stringify(card)) {
      throw new Error(`there is another card named ${card.fullName}`)
    }
    return known
  }
  const definition = { ...card, index: allDefinitions.length }
  allDefinitions.push(definition)
  return definition
}
