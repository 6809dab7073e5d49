/**
 * Cards made ready to run: every ability with a stable id and its flattened effect. States name abilities by these
 * ids, so that a save stays readable and valid.
 */
import { type Control, flatten, namedParts, type Program, Registry } from '@regelwerk/core'
import type {
  Ability,
  ActionAbility,
  Condition,
  Constant,
  Effect,
  Happening,
  Keyword,
  ReactiveAbility,
  Verb,
  Who,
} from './abilities.ts'
import { allDefinitions, type CardDefinition, definitionWithId, written } from './cards/index.ts'
import { verbWord } from './words/known.ts'
import type { Named } from './words/records.ts'

export type L5RProgram = Program<Verb, Condition, Who>
export type Triggered = ActionAbility | ReactiveAbility

export interface Registered {
  id: string
  definition: CardDefinition | null
  ability: Ability | null
  effect: Effect | null
  program: L5RProgram | null
  /** What it waits for; nothing but for interrupts and reactions. */
  triggers: readonly Happening[]
  /** Does its effect speak of what its cost was paid with? */
  isAboutPaid: boolean
  /** ... or of the card that has triggered it, so that it answers to one of several? */
  isAboutTriggering: boolean
  /** Does it depend on cards that not everybody knows whether it can be used? */
  isAboutHidden: boolean
}

export interface Prepared {
  definition: CardDefinition
  keywords: readonly Keyword[]
  actions: readonly Registered[]
  reactive: readonly Registered[]
  constants: readonly Registered[]
  /** Does another card join it where it is revealed? */
  isRallying: boolean
  /** Has it an action that any player may trigger? */
  isForAll: boolean
  /** Does it do anything by lying there? */
  isConstant: boolean
  /** Those of its triggered abilities that work in play. */
  inPlay: { action: readonly Registered[]; reactive: readonly Registered[] }
  /** Everything else: restrictions on playing and attaching. */
  rules: readonly Ability[]
}

const registry = new Registry<Registered>((card) => {
  const definition = definitionWithId(card) ?? allDefinitions.find((one) => one.id === card)
  if (definition !== undefined) prepared(definition.index)
})
export const registered = (id: string): Registered => registry.named(id)
/** The whole of which it is a part. */
export const wholeOf = (id: string): Registered => registry.whole(id)

type Delayed = Extract<Verb, { do: 'delayed' }>
/** Delayed effects, by the id of what they will do. */
const delays = new Map<string, Delayed>()
export const delayNamed = (id: string): Delayed | undefined => delays.get(registered(id).id)
export const idOf = (node: object): string => registry.nameOf(node)

/** The effect, flattened when it is first run. */
export function programOf(r: Registered): L5RProgram {
  r.program ??= r.effect === null ? [] : flatten<Verb, Condition, Who>(r.effect, numberOfChoices)
  return r.program
}

const numberOfChoices = (verb: Verb): number =>
  verbWord(verb)
    .subjects(verb)
    .reduce((n, one) => n + (isChosen(one) ? 1 : 0), 0)

const isChosen = (one: Named): boolean =>
  typeof one === 'object' &&
  ('choose' in one || ('ring' in one && typeof one.ring === 'object' && 'choose' in one.ring))

/** Is one of these words said in it? */
const mentions = (node: unknown, words: ReadonlySet<unknown>): boolean =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).some(([key, value]) => words.has(key) || mentions(value, words))
    : words.has(node)

const PAID: ReadonlySet<unknown> = new Set(['paid'])
const TRIGGERING: ReadonlySet<unknown> = new Set(['triggering', 'cancel', 'replace', 'redirect', 'remain'])

const HIDDEN: ReadonlySet<unknown> = new Set(['hand', 'deck', 'conflictDeck', 'dynastyDeck'])

/** Cards of a hand are discarded for its costs, or its text speaks of where cards lie facedown. */
function isAboutHidden(ability: Ability | null): boolean {
  if (
    ability === null ||
    ability.kind === 'after' ||
    !('cost' in ability || 'targets' in ability || 'effect' in ability)
  )
    return false
  const { cost = [], targets, effect, select } = ability as Triggered
  return cost.some((one) => 'discard' in one) || mentions([cost, targets, effect, select, ability.if], HIDDEN)
}

function register(id: string, definition: CardDefinition | null, node: Ability | Effect): Registered {
  const ability = 'kind' in node ? node : null
  const effect = ability === null ? (node as Effect) : 'effect' in ability ? (ability.effect ?? null) : null
  const triggers =
    ability !== null && 'when' in ability && ability.kind !== 'after' ? triggersOf(ability) : []
  const made: Registered = {
    id,
    definition,
    ability,
    effect,
    program: null,
    triggers,
    isAboutPaid: mentions([effect, ability !== null && 'targets' in ability && ability.targets], PAID),
    isAboutTriggering: triggers.length > 0 && mentions(ability, TRIGGERING),
    isAboutHidden: isAboutHidden(ability),
  }
  return registry.add(id, node, made)
}

/** An ability, or an effect that is run by itself: one of several to select from, or one inside a verb. */
function isNamed(node: object, key: string, parent: object): boolean {
  if ('kind' in node) return true
  if ('do' in parent) return !isControl(parent.do as string) && (key === 'effect' || key === 'result')
  return key === 'effect' && (!('kind' in parent) || parent.kind === 'after')
}
/** What these hold is a part of the same effect. */
export const isControl = (name: string): boolean => CONTROLS.has(name)

const CONTROLS: ReadonlySet<string> = new Set<Control<Verb, Condition, Who>['do']>([
  'all',
  'may',
  'if',
  'ifYouDo',
  'either',
  'instead',
  'each',
])

function findDelays(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  if ('do' in node && node.do === 'delayed') {
    const verb = node as Delayed
    delays.set(idOf(verb.effect), verb)
  }
  for (const value of Object.values(node)) findDelays(value)
}

const triggersOf = (ability: ReactiveAbility): readonly Happening[] =>
  Array.isArray(ability.when) ? ability.when : [ability.when as Happening]

/** How abilities wait; what is forced is also found among the others. */
export type Waiting = 'interrupt' | 'reaction' | 'forced interrupt' | 'forced reaction'

/** By the number of a card: does it wait? */
export type Waiters = boolean[]
type Waits = Readonly<Record<Waiting, Map<Happening['event'], Waiters>>>

const nobody = (): Waits => ({
  interrupt: new Map(),
  reaction: new Map(),
  'forced interrupt': new Map(),
  'forced reaction': new Map(),
})
let waiting = nobody()
let waitingInPiles = nobody()
let noted = 0

/** The cards with an ability that waits so for this condition; `inPiles`: that works out of a discard pile. */
export function waitersFor(how: Waiting, event: Happening['event'], inPiles: boolean): Waiters | undefined {
  if (noted !== allDefinitions.length) noteAll()
  return (inPiles ? waitingInPiles : waiting)[how].get(event)
}

/** Again whenever there are more cards. */
function noteAll(): void {
  waiting = nobody()
  waitingInPiles = nobody()
  noted = allDefinitions.length
  for (const { index, abilities } of allDefinitions)
    for (const ability of abilities.flatMap((one) => (one.kind === 'asAttachment' ? one.abilities : [one])))
      if (ability.kind === 'interrupt' || ability.kind === 'reaction') noteWaiting(index, ability)
}

function noteWaiting(index: number, ability: ReactiveAbility): void {
  const { kind, forced, from } = ability
  const isInPiles = from?.some((zone) => zone === 'dynastyDiscard' || zone === 'conflictDiscard')
  for (const table of isInPiles ? [waiting, waitingInPiles] : [waiting])
    for (const how of [kind, ...(forced ? [`forced ${kind}` as const] : [])])
      for (const { event } of triggersOf(ability)) {
        const waiters = table[how].get(event) ?? allDefinitions.map(() => false)
        waiters[index] = true
        table[how].set(event, waiters)
      }
}

/** What says from where it works, works there alone. */
const worksInPlay = (ability: Ability): boolean =>
  !('from' in ability) || (ability.from?.includes('play') ?? true)

function prepare(definition: CardDefinition): Prepared {
  for (const [way, node] of namedParts(definition.abilities, isNamed))
    register(`${definition.id}#${way}`, definition, node as Ability | Effect)
  findDelays(definition.abilities)
  const of = <K extends Ability['kind']>(...kinds: K[]): Ability[] =>
    definition.abilities.filter((ability) => (kinds as string[]).includes(ability.kind))
  const named = (list: readonly Ability[]): Registered[] => list.map((ability) => registered(idOf(ability)))
  return {
    definition,
    keywords: definition.abilities.flatMap((a) => (a.kind === 'keyword' ? [a.keyword] : [])),
    actions: named(of('action')),
    reactive: named(of('interrupt', 'reaction')),
    constants: named(of('constant')),
    isRallying: definition.abilities.some((a) => a.kind === 'keyword' && a.keyword === 'rally'),
    isForAll: definition.abilities.some((a) => a.kind === 'action' && a.anyPlayer === true),
    isConstant: of('constant', 'composure', 'dire', 'after').length > 0,
    inPlay: {
      action: named(of('action').filter(worksInPlay)),
      reactive: named(of('interrupt', 'reaction').filter(worksInPlay)),
    },
    rules: definition.abilities.filter(
      (a) => !['keyword', 'action', 'interrupt', 'reaction', 'constant'].includes(a.kind),
    ),
  }
}

const table: (Prepared | undefined)[] = []

export const prepared = (index: number): Prepared => table[index] ?? prepareAt(index)

function prepareAt(index: number): Prepared {
  const made = prepare(allDefinitions[index] as CardDefinition)
  table[index] = made
  return made
}

/** Adds a made-up card, for a position that no printed card can show. The same card twice is one. */
export function defineCard(card: Omit<CardDefinition, 'index'>): CardDefinition {
  const known = allDefinitions.find((d) => d.id === card.id)
  if (known !== undefined) {
    if (JSON.stringify(written(card, known.index, card.abilities)) !== JSON.stringify(known))
      throw new Error(`there is another card named ${card.en}`)
    return known
  }
  const definition = written(card, allDefinitions.length, card.abilities)
  allDefinitions.push(definition)
  return definition
}

export const triggeredOf = (r: Registered): Triggered => r.ability as Triggered
export const constantOf = (r: Registered): Constant => r.ability as Constant

/** The abilities of a character played as an attachment. */
export const asAttachment = (index: number): readonly Ability[] | null => {
  for (const rule of prepared(index).rules) if (rule.kind === 'asAttachment') return rule.abilities
  return null
}

/** Cards that were set aside are played as if in hand. */
const SET_ASIDE: Constant = { kind: 'constant', mayPlay: { is: 'it', in: 'removed' } }
register('set aside', null, SET_ASIDE)

/** One ability, which is named, once more. */
const EXTRA_USE: Constant = { kind: 'constant', to: 'it', extraUses: 1 }
register('extra use', null, EXTRA_USE)

/** An element symbol that stands for another for a while. */
const OTHER_ELEMENT: Constant = { kind: 'constant', to: 'it', elementReplaced: true }
register('other element', null, OTHER_ELEMENT)

/** Control of a card for a while (glossary/kontrolle-und-besitz). */
const CONTROLLED: Constant = { kind: 'constant', to: 'it', controlled: true }
register('control', null, CONTROLLED)
