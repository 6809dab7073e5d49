/** What a player is asked. */
import { type Decision, type Lang, type Ref, sayUnderWay } from '@regelwerk/core'
import type { CardType, Effect, Verb } from '../abilities.ts'
import type { G } from '../book.ts'
import { choicesOf } from '../prepare.ts'
import { targets } from '../rules/06-resolving.ts'
import { asked, asking, isKey, type Reader, wholeText } from './table-reader.ts'
import type { Wanted } from './table-words.ts'

/** What is asked, with the card whose effect asks. */
export function sayPrompt(g: G, decision: Decision, lang: Lang): string {
  const to = asked(g, decision, lang)
  const text = question(g, decision, to)
  const source = decision.source
  if (source === undefined || !to.knows(source)) return text
  const name = to.name(source)
  return text.includes(name) ? text : `${text} (${name})`
}

/** Asked by the rules, also in the midst of an effect. */
const BY_RULES = ['main', 'who starts', 'alter', 'bag', 'bodyguard', 'sing together']

/** What the effect does that asks. */
export function sayEffect(g: G, decision: Decision, lang: Lang): string | null {
  if (BY_RULES.includes(decision.prompt)) return null
  const to = asked(g, decision, lang)
  return sayUnderWay(g.state, ({ ability, ...frame }) => {
    const said = wholeText(ability, lang)
    const by = (frame as { source?: Ref }).source?.card
    const isNamed = by === undefined || by === decision.source || !to.knows(by)
    return said && (isNamed ? said : `${to.name(by)}: ${said}`)
  })
}

function question(g: G, decision: Decision, to: Reader): string {
  const { prompt, min, max } = decision
  const words = to.prompts
  const source = decision.source === undefined ? words.thatCard : to.name(decision.source)
  switch (prompt) {
    case 'main':
      return words.main
    case 'who starts':
      return words.whoStarts
    case 'alter':
      return words.alter
    case 'bag':
      return words.bag
    case 'either':
      return words.either
    case 'name a card':
      return words.nameACard
    case 'order under deck':
      return words.underDeck
    case 'discard':
      return words.discard(min)
    case 'take':
      if (decision.options.length === 0) return words.takeNone
      return decision.kind === 'choose' ? words.takeAll : words.take(min, max)
    case 'how much damage':
      return words.howMuchDamage(source)
    case 'sing together':
      return words.singTogether(decision.constraint?.sumAtLeast ?? 0)
    case 'bodyguard':
      return words.bodyguard(source)
    case 'replacement':
      return words.replacement(source)
    case 'choose for modifier':
      return words.choose.give(wanted(g, decision, to))
    case 'may':
      return words.mayUse
  }
  const key = prompt.slice(prompt.lastIndexOf(' ') + 1)
  if (prompt === `rest ${key}` && isKey(words.rest, key)) return words.rest[key]
  if (prompt === `choose to ${key}` && isKey(words.choose, key))
    return words.choose[key](wanted(g, decision, to))
  if (prompt === `may ${key}`) {
    if (isKey(controls, key)) return words.mayUse
    if (isKey(words.may, key)) return words.may[key](objectOf(g, decision, to))
  }
  throw new Error(`there are no words for the prompt '${prompt}'`)
}

/** What is not one act but holds several: its question needs the whole text of the ability. */
const controls: Readonly<Record<Exclude<Effect['do'], Verb['do']>, true>> = {
  all: true,
  each: true,
  either: true,
  if: true,
  ifYouDo: true,
  instead: true,
  may: true,
  times: true,
}

/** What is to be chosen: "a character" if all that is on offer are characters, else just "a card". */
function wanted(g: G, decision: Decision, to: Reader): Wanted {
  const types = new Set(
    decision.options.flatMap(({ target }) => (target === undefined ? [] : [to.typeOf(target)])),
  )
  const [type] = types
  const noun: CardType | 'card' = types.size === 1 && type ? type : 'card'
  const at = asking(g)?.at
  const moved = at?.op === 'choose' && at.verb.do === 'moveDamage' ? at.verb : null
  const isFrom = moved !== null && at?.op === 'choose' && choicesOf(moved)[at.slot] === moved.from
  return {
    noun,
    ...(decision.kind === 'pick' && { upTo: decision.max }),
    ...(moved !== null && { end: isFrom ? ('from' as const) : ('to' as const) }),
  }
}

/** The cards that a "may" would be done to; where it names none, the card that asks. */
function objectOf(g: G, decision: Decision, to: Reader): string {
  const resolution = asking(g)
  const at = resolution?.at
  if (resolution && at?.op === 'may' && !isKey(controls, at.effect.do)) {
    const verb = at.effect as Verb
    if (verb.do === 'ink' && verb.what === 'topOfDeck') return to.prompts.topCard
    const ids = targets(g, resolution.f, verb).flatMap((refs) => refs.map((ref) => ref.card))
    if (ids.length > 0) return to.names(ids)
  }
  const source = decision.source
  return source !== undefined && to.knows(source) ? to.name(source) : to.prompts.thatCard
}
