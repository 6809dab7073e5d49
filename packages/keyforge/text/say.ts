/** Reads an ability tree into sentences. What the languages share: which part of a tree becomes a sentence of its own. */

import {
  after,
  asSentence,
  type Clause,
  capital,
  first as firstOf,
  instead,
  intro,
  many,
  onlyParts,
  permitted,
  plain,
  type Said,
  type Sentence,
  same,
  sentencesOf,
} from '@regelwerk/say'
import type { Ability, Constant, Duration, Effect, Filter, Happening, Loop, Triggered } from '../abilities.ts'
import { constantWord, verbWord } from '../reading.ts'
import {
  bearer,
  chosenAgain,
  contextOf,
  contextWithin,
  grantedTo,
  type Language,
  objectOf,
  referentOf,
  type Sayable,
  type SimpleConstant,
  type SimpleVerb,
  type Telling,
} from './grammar.ts'

export interface Speaker {
  /** `of`: the ability it is a part of; it may be one that another card is granted. */
  ability(ability: Ability, card: Sayable, of?: Ability | null): string
  /** All of a card, one line each. */
  abilities(abilities: readonly Ability[], card: Sayable): readonly string[]
}

export function speaker<C extends Clause>(language: Language<C>): Speaker {
  /** The active player has been named: after a player chooses a house, at the start of each player's turn. */
  const isNamed = (when: Happening | undefined): boolean => {
    if (when === undefined || 'before' in when) return false
    return 'at' in when ? language.takesUpTurn === true && when.of === 'any' : when.after === 'choosesHouse'
  }

  /** "If" and "if you do" reach to the end of their sentence: what stands under them is said `together`. */
  function sentences(effect: Effect, context: Telling, together: boolean): readonly Said<C>[] {
    switch (effect.do) {
      case 'all':
        return inOrder(effect.parts, context, together)
      case 'either': {
        const lasting = commonDuration(effect.parts)
        if (lasting) {
          const lead = language.duration(lasting.for, context, 'constant')
          const clauses = lasting.parts.map((what, i): C => {
            const clause = clauseOf(what, context, true)
            return i === 0 ? clause : { ...clause, goesOn: true }
          })
          return after([intro(language.chooseOne), lead], [{ ...plain(...clauses), join: 'or' }])
        }
        const ways = effect.parts.map(() => fresh(context))
        const options = effect.parts.map((part, i) => sentences(part, ways[i] as Telling, true))
        const [it, ...others] = ways.map(({ said }) => said.it)
        // Whichever it was, it is the same kind of card that is spoken of from now on.
        if (it && others.every((one) => same(one?.noun, it.noun) && one?.plural === it.plural))
          Object.assign(context.said, { it, near: false, done: ways[0]?.said.done })
        const parts = options.flatMap((said) => onlyParts(said) ?? [])
        if (options.every((said) => onlyParts(said))) return [{ ...plain(...parts), join: 'or' }]
        return [`${capital(language.chooseOne)} ${options.map(text).join(language.or)}`]
      }
      case 'may':
        return permitted(sentences(effect.effect, context, true))
      case 'if': {
        const yes = after(language.if(effect.if, context), sentences(effect.then, context, true))
        if (!effect.else) return yes
        return [...yes, ...after(language.otherwise, sentences(effect.else, afresh(context), true))]
      }
      case 'ifYouDo': {
        const first = sentences(effect.first, context, true)
        const [only] = first
        if (effect.say === 'to' && first.length === 1 && isSentence(only)) {
          const to = onlyParts(sentences(effect.then, context, true))
          if (to) return [{ ...only, to }]
        }
        afresh(context)
        const said = [
          ...first,
          ...after(language.ifYouDo(context, soughtBy(effect.first)), sentences(effect.then, context, true)),
        ]
        if (!effect.else) return said
        return [...said, ...after(language.otherwise, sentences(effect.else, afresh(context), true))]
      }
      case 'instead': {
        const first = sentences(effect.effect, context, true)
        const lead = language.if(effect.if, afresh(context))
        return [...first, ...instead(after(lead, sentences(effect.then, context, true)))]
      }
      case 'each': {
        const within: Telling = { ...context, actor: effect.who }
        if (effect.who === 'active' && isNamed(context.trigger)) {
          context.said.actor = true
          const said = sentences(effect.effect, within, together)
          context.said.actor = false
          return said
        }
        if (effect.effect.do !== 'if' || effect.who !== 'eachPlayer') {
          return sentences(effect.effect, within, together)
        }
        context.said.actor = true
        const said = after(language.forEachPlayer, sentences(effect.effect, within, true))
        context.said.actor = false
        return said
      }
      case 'times':
        return after(language.times(effect, context), sentences(effect.effect, context, true))
      case 'eachOf': {
        const { first, lead } = language.eachOf(effect, context)
        const each = after(lead, sentences(effect.effect, context, true))
        return first ? [plain(first), ...each] : each
      }
      case 'repeat': {
        const said = sentences(effect.effect, context, together)
        return [...said, asSentence(language.repeat(effect, afresh(context)))]
      }
      case 'lasting': {
        // The end of this turn is the end of the effect.
        if (effect.what.kind === 'triggered' && endsTurn(effect.for, effect.what))
          return triggered(effect.what, context, true)
        if (effect.what.kind === 'triggered' && comesOnce(effect.what))
          return triggered(effect.what, context, true, false)
        const last = onLeaving(effect)
        if (last) return after(language.whenItLeaves(context), sentences(last, context, true))
        const lead = language.duration(effect.for, context, effect.what.kind)
        return effect.what.kind === 'triggered'
          ? after(lead, triggered(effect.what, context, true))
          : after(lead, constant(effect.what, context, true))
      }
      default: {
        const each = chosenAgain(effect)
        if (each === undefined) return [plain(language.verb(effect, context))]
        const lead = language.forEachChosen(each, context)
        context.said.led = true
        const clause = language.verb(effect, context)
        context.said.led = false
        return after(lead, [plain(clause)])
      }
    }
  }

  /** Parts of a text stand in sentences of their own, unless one goes on with the card of the one before. */
  function inOrder(parts: readonly Effect[], context: Telling, together: boolean): readonly Said<C>[] {
    const result: Said<C>[] = []
    for (const [i, part] of parts.entries()) {
      const before = parts[i - 1]
      const last = result.at(-1)
      if (before && isSentence(last) && lastsLike(before, part)) {
        const clause: C = { ...clauseOf(part.what, context, true), goesOn: true }
        const longer: Sentence<C> = { ...last, parts: [...last.parts, clause] }
        result[result.length - 1] = longer
        continue
      }
      const joined =
        before !== undefined &&
        !(before.do === 'chooseCard' && part.do === 'lasting') &&
        ((together && isPlain(before) && isPlain(part)) || goesOn(before, part))
      if (before && !joined) afresh(context)
      const said = sentences(part, context, together)
      const all = joined && part.do === 'lasting' ? inside(said) : said
      const first = firstOf(all)
      const rest = all.slice(1)
      const own = last && onlyParts([last])
      const more = onlyParts([first])
      if (joined && own && more) {
        result[result.length - 1] = plain(...own, ...more)
      } else {
        result.push(first)
      }
      result.push(...rest)
    }
    return result
  }

  /** `inside`: it is a part of an effect; `each`: it may come again. */
  function triggered(
    ability: Triggered,
    context: Telling,
    inside: boolean,
    each = inside,
  ): readonly Said<C>[] {
    const { when } = ability
    const within: Telling = {
      ...context,
      trigger: when,
      ...(ability.in && { inDiscard: true as const }),
      triggering: triggeringOf(ability, context),
      said: inside ? context.said : {},
    }
    const lead = language.when(when, within, each)
    const condition = ability.if && language.if(ability.if, within)
    const effect = sentences(ability.effect, within, true)
    return after(lead, condition ? after(condition, effect) : effect)
  }

  const clauseOf = (ability: SimpleConstant, context: Telling, lasting: boolean): C =>
    language.constant(ability, {
      telling: context,
      quoted: (one, noun) => say(one, grantedTo(context, noun)),
      lasting,
    })

  function constant(ability: Constant, context: Telling, lasting: boolean): readonly Said<C>[] {
    const lead = 'enters' in ability ? language.if : language.while
    const holds = ability.if && lead(ability.if, context)
    const said: readonly Said<C>[] =
      'insteadOfDamage' in ability
        ? instead(after(language.wouldDealDamage(context), sentences(ability.insteadOfDamage, context, true)))
        : [plain(clauseOf(ability, context, lasting))]
    return holds ? after(holds, said) : said
  }

  const text = (said: readonly Said<C>[]): string => sentencesOf(said, language).join(' ')

  function say(ability: Ability, context: Telling): string {
    switch (ability.kind) {
      case 'keyword':
        return asSentence(language.keyword(ability))
      case 'enhance':
        return asSentence(language.enhance(ability))
      case 'bold': {
        const head = `${ability.on.map((one) => language.bold[one]).join('/')}:`
        const condition = ability.if
        const only = condition && !ability.instead && asSentence(language.onlyIf(condition, context))
        const lead = condition && ability.instead && language.if(condition, context)
        const said = sentences(ability.effect, context, ability.instead === true)
        const effect = lead ? after(lead, said) : said
        const body = text(ability.instead ? instead(effect) : effect)
        return [head, only, body].filter(Boolean).join(' ')
      }
      case 'triggered':
        return text(triggered(ability, context, false))
      case 'constant':
        return text(constant(ability, context, false))
    }
  }

  /** What holds of the same cards under the same condition is said in one sentence. */
  function abilities(list: readonly Ability[], card: Sayable): readonly string[] {
    const [first, ...rest] = list
    if (first === undefined) return []
    const context = contextOf(card)
    const alike: Ability[] = []
    for (const next of rest) {
      if (!holdsLike(alike.at(-1) ?? first, next)) break
      alike.push(next)
    }
    if (alike.length === 0) return [say(first, context), ...abilities(rest, card)]
    const [said] = constant(first as Constant, context, false)
    const more = alike.map((one): C => ({ ...clauseOf(one as SimpleConstant, context, false), goesOn: true }))
    const sentence = said as Sentence<C>
    const joined = { ...sentence, parts: [...sentence.parts, ...more] }
    return [text([joined]), ...abilities(rest.slice(alike.length), card)]
  }

  return { ability: (ability, card, of = ability) => say(ability, contextWithin(card, of)), abilities }
}

/** What cards are discarded for until there is one. */
function soughtBy(effect: Effect): Filter | undefined {
  if (effect.do === 'may') return soughtBy(effect.effect)
  return effect.do === 'discardUntil' ? effect.filter : undefined
}

/** It waits for the end of its own card, which comes once. */
const comesOnce = ({ when }: Triggered): boolean =>
  'after' in when && when.after === 'destroyed' && when.what === 'self'

/** What happens once this card leaves play. */
function onLeaving({
  for: duration,
  what,
}: {
  for: Duration
  what: Constant | Triggered
}): Effect | undefined {
  if (duration !== 'whileInPlay' || !('gainsAbility' in what) || what.to !== 'self') return undefined
  const gained = what.gainsAbility
  return gained.kind === 'bold' && gained.on.join() === 'leaves' ? gained.effect : undefined
}

/** It waits for the end of the turn that it lasts for. */
const endsTurn = (duration: Duration, { when }: Triggered): boolean =>
  duration === 'turn' && 'at' in when && when.at === 'endOfTurn'

/** Several effects that would last as long as each other. */
function commonDuration(
  parts: readonly Effect[],
): { for: Duration; parts: readonly SimpleConstant[] } | undefined {
  const [first] = parts
  if (first?.do !== 'lasting') return undefined
  const found: SimpleConstant[] = []
  for (const part of parts) {
    if (part.do !== 'lasting' || part.for !== first.for) return undefined
    if (part.what.kind !== 'constant' || 'insteadOfDamage' in part.what) return undefined
    found.push(part.what)
  }
  return { for: first.for, parts: found }
}

const isSentence = <C extends Clause>(said: Said<C> | undefined): said is Sentence<C> =>
  typeof said === 'object'

/** A sentence with something before it, as a part of another. */
function inside<C extends Clause>(said: readonly Said<C>[]): readonly Said<C>[] {
  const [only] = said
  if (said.length !== 1 || !isSentence(only) || only.leads.length !== 1) return said
  return [plain({ ...firstOf(only.parts), lead: firstOf(only.leads) }, ...only.parts.slice(1))]
}

/** Both are about the same cards; what is quoted ends its sentence. */
function holdsLike(a: Ability, b: Ability): b is SimpleConstant {
  if (a.kind !== 'constant' || b.kind !== 'constant' || !('to' in a) || !('to' in b)) return false
  const plain = [a, b].every((one) => !constantWord(one).apart)
  // In German the card stands in the dative there.
  const ofMany = [a, b].some(
    (one) => 'cannot' in one && (typeof one.to === 'object' || one.cannot === 'beDamaged'),
  )
  const quotes = 'gainsAbility' in a && a.gainsAbility.kind !== 'keyword'
  return plain && !ofMany && !quotes && same(a.to, b.to) && same(a.if, b.if)
}

const lastsLike = (
  a: Effect,
  b: Effect,
): b is Extract<Effect, { do: 'lasting' }> & { what: SimpleConstant } =>
  a.do === 'lasting' && b.do === 'lasting' && a.for === b.for && holdsLike(a.what, b.what)

/** A new sentence: what was spoken of is no longer near. */
function afresh(context: Telling): Telling {
  context.said.near = false
  context.said.opponent = false
  return context
}

/** An option: what one of them speaks of the others do not know. */
const fresh = (context: Telling): Telling => ({ ...context, said: { ...context.said } })

const isVerb = (effect: Effect): effect is SimpleVerb =>
  !['all', 'either', 'may', 'if', 'ifYouDo', 'instead', 'each', 'lasting'].includes(effect.do) &&
  !isLoop(effect)

/** Nothing but things done: it can be a part of a sentence. */
function isPlain(effect: Effect): boolean {
  if (effect.do === 'all') return effect.parts.every(isPlain)
  if (effect.do === 'each') return isPlain(effect.effect)
  return isVerb(effect) || (effect.do === 'lasting' && effect.what.kind === 'constant')
}

const isLoop = (effect: Effect): effect is Loop => ['times', 'eachOf', 'repeat'].includes(effect.do)

/** "Ready a friendly creature and fight with it": the second does something with the same card. */
function goesOn(first: Effect, second: Effect): boolean {
  if (!isVerb(first) || !isVerb(second) || first.do === 'chooseCard') return false
  const [a, b] = [objectOf(first), objectOf(second)]
  if (verbWord(second).apart) return false
  if (a === undefined) return first.do === 'search' && b === 'it'
  return b === 'it' ? many(a).length > 0 : typeof a === 'string' && a === b
}

function triggeringOf({ when }: Triggered, context: Telling) {
  if (!('what' in when)) return context.self
  if (when.what === undefined || when.what === 'self') return context.self
  if (when.what === 'host') return { noun: 'creature' as const, plural: false }
  const referent = referentOf({ choose: when.what }, context)
  return when.what.neighbourOf === 'self' ? { ...referent, ...bearer('creature') } : referent
}
