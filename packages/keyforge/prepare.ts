/**
 * Cards made ready to run: what is printed, looked up once, and every ability with a stable id and its flattened
 * effect. States name abilities by these ids, so that a save stays readable and valid.
 */
import { flatten, namedParts, type Program, Registry } from '@regelwerk/core'
import type {
  Ability,
  Bold,
  Condition,
  Constant,
  Effect,
  Keyword,
  Loop,
  Target,
  Targets,
  Verb,
  Who,
} from './abilities.ts'
import { type CardDefinition, definitions } from './cards/index.ts'

export type Doing = Verb | Loop
export type KeyForgeProgram = Program<Doing, Condition, Who>

/** An ability, or an effect inside one, that a state can name. */
export interface Registered {
  id: string
  definition: CardDefinition | null
  ability: Ability | null
  effect: Effect | null
  program: KeyForgeProgram
}

export const KEYWORDS: readonly Keyword[] = [
  'alpha',
  'omega',
  'deploy',
  'elusive',
  'skirmish',
  'poison',
  'taunt',
  'invulnerable',
  'assault',
  'hazardous',
]
const BITS = new Map(KEYWORDS.map((word, i) => [word, 1 << i]))
export const bitOf = (word: Keyword): number => BITS.get(word) as number

export interface Prepared {
  definition: CardDefinition
  keywords: number
  assault: number
  hazardous: number
  bold: Readonly<Partial<Record<Bold, readonly Registered[]>>>
  triggered: readonly Registered[]
  constants: readonly Registered[]
}

const registry = new Registry<Registered>()
export const registered = (id: string): Registered => registry.named(id)
/** The whole of which it is a part. */
export const wholeOf = (id: string): Registered => registry.whole(id)
/** The id of a node of some card's tree. */
export const idOf = (node: object): string => registry.nameOf(node)
/** The ids of all abilities. */
export const abilityIds = (): Iterable<string> => registry.names

const asList = (targets: Targets | undefined): readonly Target[] =>
  targets === undefined ? [] : Array.isArray(targets) ? (targets as readonly Target[]) : [targets as Target]

/** The targets of a verb, in the order in which its text names them. */
export function targetsOf(verb: Doing): readonly Target[] {
  switch (verb.do) {
    case 'deal':
      return verb.hits.flatMap((hit) => asList(hit.to))
    case 'capture':
      return asList(verb.by)
    case 'moveAmber':
      return [
        ...(verb.from === 'yourPool' || verb.from === 'supply' ? [] : asList(verb.from)),
        ...(verb.to === 'yourPool' || verb.to === 'supply' ? [] : asList(verb.to)),
      ]
    case 'moveDamage':
      return [verb.from, verb.to]
    case 'addPower':
    case 'addCounter':
      return asList(verb.to)
    case 'gainTextOfRevealed':
      return [verb.to]
    case 'takeControl':
      return [verb.of]
    case 'swap':
      return [verb.what, verb.with]
    default:
      return 'what' in verb && verb.do !== 'lasting' ? asList(verb.what as Targets) : []
  }
}

/** Those of them that somebody may have to choose. */
export const isChoice = (target: Target): boolean =>
  typeof target === 'object' &&
  ('choose' in target || 'most' in target || 'least' in target || 'sparing' in target)

export const choicesOf = (verb: Doing): readonly Target[] => targetsOf(verb).filter(isChoice)

const programOf = (effect: Effect | null): KeyForgeProgram =>
  effect === null ? [] : flatten<Doing, Condition, Who>(effect, (verb) => choicesOf(verb).length)

function register(id: string, definition: CardDefinition | null, node: Ability | Effect): Registered {
  const ability = 'kind' in node ? node : null
  const effect = ability === null ? (node as Effect) : 'effect' in ability ? ability.effect : null
  const made: Registered = { id, definition, ability, effect, program: programOf(effect) }
  return registry.add(id, node, made)
}

const LOOPS: ReadonlySet<string> = new Set<Loop['do']>(['times', 'eachOf', 'repeat'])

/** An ability, or an effect that is run by itself: again and again, or instead of damage. */
const isNamed = (node: object, key: string, parent: object): boolean =>
  'kind' in node ||
  key === 'insteadOfDamage' ||
  (key === 'effect' && 'do' in parent && LOOPS.has(parent.do as string))

function prepare(definition: CardDefinition): Prepared {
  for (const [way, node] of namedParts(definition.abilities, isNamed))
    register(`${definition.id}#${way}`, definition, node as Ability | Effect)
  let keywords = 0
  let assault = 0
  let hazardous = 0
  const bold: Partial<Record<Bold, Registered[]>> = {}
  const triggered: Registered[] = []
  const constants: Registered[] = []
  for (const ability of definition.abilities) {
    if (ability.kind === 'keyword') {
      keywords |= bitOf(ability.keyword)
      if (ability.keyword === 'assault') assault += ability.n ?? 0
      if (ability.keyword === 'hazardous') hazardous += ability.n ?? 0
    } else if (ability.kind === 'bold') {
      for (const word of ability.on) {
        bold[word] ??= []
        bold[word].push(registered(idOf(ability)))
      }
    } else if (ability.kind === 'triggered') triggered.push(registered(idOf(ability)))
    else if (ability.kind === 'constant') constants.push(registered(idOf(ability)))
  }
  return { definition, keywords, assault, hazardous, bold, triggered, constants }
}

const table: Prepared[] = definitions.map(prepare)

/** By the number of the definition (not of the print). */
export const prepared = (index: number): Prepared => table[index] as Prepared

/** What kind of constant ability it is: the word that says what it does. */
export type Kind =
  | 'power'
  | 'armor'
  | 'noArmor'
  | 'gains'
  | 'loses'
  | 'gainsAbility'
  | 'activeHouse'
  | 'alsoHouse'
  | 'cannot'
  | 'canOnly'
  | 'blank'
  | 'consideredFlank'
  | 'isCreature'
  | 'dealsNoFightDamage'
  | 'dealsInFights'
  | 'dealsMore'
  | 'takesMore'
  | 'attacksOnly'
  | 'ignores'
  | 'takesDamageOf'
  | 'insteadOfDamage'
  | 'youControl'
  | 'cannotPlayUnless'
  | 'cannotUseUnless'
  | 'playCost'
  | 'opponentPays'
  | 'enters'
  | 'entersUnderOpponent'
  | 'copyOf'
  | 'mayPlay'
  | 'mayUse'
  | 'iconsAgain'
  | 'forbid'
  | 'keyCost'
  | 'spendable'
  | 'skipForge'
  | 'getsForgeAmber'
  | 'cannotBeStolen'
  | 'takenFromSupply'
  | 'stealIs'
  | 'reapIs'
  | 'capturesGains'
  | 'handSize'
  | 'mustChoose'
  | 'cannotChoose'
  | 'discardIs'
  | 'destroyedIf'

/** Words that only say to what, when or how often. */
const BESIDE = new Set(['kind', 'if', 'to', 'n', 'attacking', 'also', 'filter', 'uses', 'first', 'except'])
const AFTER = new Set(['how', 'who', 'moreThan', 'whose'])

const kinds = new Map<Constant, Kind>()

export function kindOf(constant: Constant): Kind {
  let kind = kinds.get(constant)
  if (kind === undefined) {
    const words = Object.keys(constant).filter((key) => !BESIDE.has(key) && !AFTER.has(key))
    kind = words[0] as Kind
    kinds.set(constant, kind)
  }
  return kind
}

export const constantOf = (r: Registered): Constant => r.ability as Constant

/** Abilities that come with the rules themselves. */
const NO_ARMOR: Constant = { kind: 'constant', to: 'it', noArmor: true }
register('no armor', null, NO_ARMOR)
/** Control of a card, as a lasting effect (glossary/kontrolle). */
const CONTROL: Constant = { kind: 'constant', to: 'it', youControl: true }
register('control', null, CONTROL)
/** A card that an effect for so many cards has been used on (faq/kreaturen-verwenden/2). */
const MAY_USE: Constant = { kind: 'constant', mayUse: 'it' }
register('may use', null, MAY_USE)
