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
  Verb,
  Who,
} from './abilities.ts'
import { type CardDefinition, definitions, definitionWithId } from './cards/index.ts'
import { askedFor } from './happening.ts'
import { facesOf } from './prints.ts'
import { verbWord } from './reading.ts'
import type { HappeningKey } from './words/happenings/index.ts'

export type Doing = Verb | Loop
export type KeyForgeProgram = Program<Doing, Condition, Who>

/** An ability, or an effect inside one, that a state can name. */
export interface Registered {
  id: string
  definition: CardDefinition | null
  ability: Ability | null
  effect: Effect | null
  /** Made when it is first resolved (`programOf`). */
  program: KeyForgeProgram | null
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
  bold: ReadonlyMap<Bold, readonly Registered[]>
  triggered: readonly Registered[]
  constants: readonly Registered[]
  /** Of them those that make others blank. */
  blanking: readonly Registered[]
  /** What it has where it is played as an upgrade. */
  asUpgrade: readonly Registered[]
  /** What it waits for in the discard pile. */
  inDiscard: readonly Registered[]
  /** What it asks for when it is past. */
  asks: readonly HappeningKey[]
}

const registry = new Registry<Registered>((id) => {
  const [, power] = /^creature with power (\d+)$/.exec(id) ?? []
  if (power !== undefined) animated(Number(power))
  const card = definitionWithId(id)
  if (card !== undefined) prepared(card.index)
})
export const registered = (id: string): Registered => registry.named(id)
/** The whole of which it is a part. */
export const wholeOf = (id: string): Registered => registry.whole(id)
/** The id of a node of some card's tree. */
export const idOf = (node: object): string => registry.nameOf(node)
/** The ids of all abilities. */
export function abilityIds(): Iterable<string> {
  for (const { index } of definitions) prepared(index)
  return registry.names
}

const LOOPS: ReadonlySet<string> = new Set<Loop['do']>(['times', 'eachOf', 'repeat'])

export const isLoop = (doing: { readonly do: string }): doing is Loop => LOOPS.has(doing.do)

/** The targets of a verb, in the order in which its text names them. */
export function targetsOf(doing: Doing): readonly Target[] {
  if (isLoop(doing)) return doing.do === 'eachOf' ? [doing.what] : []
  return verbWord(doing).targets(doing)
}

/** Those of them that somebody may have to choose. */
export const isChoice = (target: Target): boolean =>
  typeof target === 'object' &&
  ('choose' in target || 'most' in target || 'least' in target || 'except' in target)

export const choicesOf = (verb: Doing): readonly Target[] => targetsOf(verb).filter(isChoice)

/** The instructions of an effect. */
export function programOf(id: string): KeyForgeProgram {
  const known = registered(id)
  known.program ??=
    known.effect === null
      ? []
      : flatten<Doing, Condition, Who>(known.effect, (verb) => choicesOf(verb).length)
  return known.program
}

function register(id: string, definition: CardDefinition | null, node: Ability | Effect): Registered {
  const ability = 'kind' in node ? node : null
  const effect = ability === null ? (node as Effect) : 'effect' in ability ? ability.effect : null
  const made: Registered = { id, definition, ability, effect, program: null }
  return registry.add(id, node, made)
}

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
  const bold = new Map<Bold, Registered[]>()
  const triggered: Registered[] = []
  const constants: Registered[] = []
  const blanking: Registered[] = []
  const asUpgrade: Registered[] = []
  const inDiscard: Registered[] = []
  for (const ability of definition.abilities) {
    if (ability.kind === 'keyword') {
      keywords |= bitOf(ability.keyword)
      if (ability.keyword === 'assault') assault += ability.n ?? 0
      if (ability.keyword === 'hazardous') hazardous += ability.n ?? 0
    } else if (ability.kind === 'bold') {
      for (const word of ability.on) {
        const alike = bold.get(word)
        if (alike === undefined) bold.set(word, [registered(idOf(ability))])
        else alike.push(registered(idOf(ability)))
      }
    } else if (ability.kind === 'triggered')
      (ability.in === undefined ? triggered : inDiscard).push(registered(idOf(ability)))
    else if (ability.kind === 'constant') {
      if ('blank' in ability) blanking.push(registered(idOf(ability)))
      else constants.push(registered(idOf(ability)))
      if ('playableAs' in ability)
        for (const one of ability.text) if (one.kind === 'constant') asUpgrade.push(registered(idOf(one)))
    }
  }
  const asks = [...new Set(askedFor(definition.abilities))]
  return {
    definition,
    keywords,
    assault,
    hazardous,
    bold,
    triggered,
    constants,
    blanking,
    asUpgrade,
    inDiscard,
    asks,
  }
}

const table: (Prepared | undefined)[] = []

/** By the number of the definition (not of the print). */
export const prepared = (index: number): Prepared => table[index] ?? prepareAt(index)

function prepareAt(index: number): Prepared {
  const made = prepare(definitions[index] as CardDefinition)
  table[index] = made
  return made
}

const askedIn = new WeakMap<readonly string[], ReadonlySet<HappeningKey>>()

/** Does a card of this match ask for it when it is past? */
export function isAsked(match: { faces: readonly string[] }, what: HappeningKey): boolean {
  let asked = askedIn.get(match.faces)
  if (asked === undefined) {
    asked = new Set(facesOf(match).flatMap(({ definition }) => prepared(definition.index).asks))
    askedIn.set(match.faces, asked)
  }
  return asked.has(what)
}

const outside = new WeakMap<readonly string[], boolean>()

/** Does a card of this match wait for something outside play? */
export function livesOutside(match: { faces: readonly string[] }): boolean {
  let found = outside.get(match.faces)
  if (found === undefined) {
    found = facesOf(match).some(({ definition }) => prepared(definition.index).inDiscard.length > 0)
    outside.set(match.faces, found)
  }
  return found
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
/** An artifact that an effect has made a creature (Animator). */
const OF_ACTIVE_HOUSE: Constant = { kind: 'constant', to: 'it', activeHouse: true }
register('of the active house', null, OF_ACTIVE_HOUSE)
/** The ability by which something is a creature with this power. */
export function animated(power: number): string {
  const id = `creature with power ${power}`
  const node: Constant = { kind: 'constant', to: 'it', isCreature: { power } }
  if (!registry.has(id)) register(id, null, node)
  return id
}
