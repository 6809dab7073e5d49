/** What a player is asked. */
import { type Decision, type Lang, type Ref, sayUnderWay } from '@regelwerk/core'
import type { CardType, Verb } from '../abilities.ts'
import type { G } from '../book.ts'
import { choicesOf, isVerb, targetsOf } from '../prepare.ts'
import { targets } from '../rules/06-resolving.ts'
import { asked, asking, type Reader, wholeText } from './table-reader.ts'
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
const BY_RULES = [
  'main',
  'who starts',
  'alter',
  'bag',
  'bodyguard',
  'ready',
  'shift onto',
  'shift onto both',
  'sing together',
]

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
    case 'order top':
      return words.order.top
    case 'order bottom':
      return words.order.bottom
    case 'where':
      return words.where
    case 'choose player':
      return words.player
    case 'discard':
      return words.discard(min, max)
    case 'how much damage':
      return words.howMuchDamage(source)
    case 'sing together':
      return words.singTogether(decision.constraint?.sumAtLeast ?? 0)
    case 'ready':
      return words.ready(max)
    case 'bodyguard':
      return words.bodyguard(source)
    case 'shift onto':
    case 'shift onto both':
      return words.shiftOntoBoth(source)
    case 'replacement':
      return words.replacement(source)
    case 'may':
      return words.mayUse
  }
  const at = asking(g)?.at
  if (prompt.startsWith('choose to ')) {
    if (decision.options.length === 0) return words.noneFits
    return words.choose(wanted(g, decision, to), at?.op === 'choose' ? at.verb : (PAID[prompt] ?? EXERTED))
  }
  if (at?.op === 'may' && prompt === `may ${at.effect.do}`)
    return isVerb(at.effect) ? words.may(objectOf(g, decision, to), at.effect) : words.mayUse
  throw new Error(`there are no words for the prompt '${prompt}'`)
}

/** Chosen for the cost of an ability (4.4.2.1). */
const EXERTED: Verb = { do: 'exert', what: 'it' }
const PAID: Readonly<Record<string, Verb>> = {
  'choose to banish': { do: 'banish', what: 'it' },
  'choose to discard': { do: 'discard', n: 1 },
  'choose to bottom': { do: 'send', what: 'it', to: 'bottom' },
}

/** What is to be chosen: "a character" if all that is on offer are characters, else just "a card". */
function wanted(g: G, decision: Decision, to: Reader): Wanted {
  const types = new Set(
    decision.options.flatMap(({ target }) => (target === undefined ? [] : [to.typeOf(target)])),
  )
  const [type] = types
  const noun: CardType | 'card' = types.size === 1 && type ? type : 'card'
  const at = asking(g)?.at
  const targets = at?.op === 'choose' ? targetsOf(at.verb) : []
  const isFirst = at?.op === 'choose' && choicesOf(at.verb)[at.slot] === targets[0]
  return {
    noun,
    ...(decision.kind === 'pick' &&
      (decision.min < decision.max ? { upTo: decision.max } : { n: decision.max })),
    ...(targets.length > 1 && { end: isFirst ? ('from' as const) : ('to' as const) }),
  }
}

/** The cards that a "may" would be done to; where it names none, the card that asks. */
function objectOf(g: G, decision: Decision, to: Reader): string {
  const resolution = asking(g)
  const at = resolution?.at
  if (resolution && at?.op === 'may' && isVerb(at.effect)) {
    const verb = at.effect
    if (verb.do === 'send' && typeof verb.what === 'object' && 'top' in verb.what && verb.what.top === 1)
      return to.prompts.topCard
    const ids = (targets(g, resolution.f, verb)[0] ?? []).map((ref) => ref.card)
    if (ids.length > 0) return to.names(ids)
  }
  const source = decision.source
  return source !== undefined && to.knows(source) ? to.name(source) : to.prompts.thatCard
}
