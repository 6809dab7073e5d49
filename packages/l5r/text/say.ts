/** Reads an ability tree into sentences. What the languages share: which part of a tree becomes a sentence of its own. */
import {
  after,
  asSentence,
  type Clause,
  capital,
  ended,
  first as firstOf,
  instead,
  many,
  onlyParts,
  permitted,
  plain,
  punctuated,
  type Said,
  type Sentence,
  same,
} from '@regelwerk/say'
import type {
  Ability,
  ActionAbility,
  Condition,
  Constant,
  Effect,
  Happening,
  ReactiveAbility,
  Verb,
} from '../abilities.ts'
import { isVerb, verbWord } from '../words/known.ts'
import {
  afresh,
  type ConflictSpec,
  type Context,
  contextOf,
  contextWithin,
  hostNoun,
  type Language,
  type Noun,
  type Sayable,
  type Tense,
  type Voice,
} from './grammar.ts'

export interface Speaker {
  /** `of`: the ability it is a part of; it may be one that another card gains. */
  ability(ability: Ability, card: Sayable, of?: Ability | null): string
  /** All of a card, one line each. */
  abilities(abilities: readonly Ability[], card: Sayable): readonly string[]
}

type Triggered = ActionAbility | ReactiveAbility
type Lasting = Extract<Effect, { do: 'lasting' }>

export function speaker<C extends Clause>(voice: Voice<C>): Speaker {
  const language: Language<C> = { ...voice, lasting }

  // ---- effects

  function sentences(effect: Effect, context: Context): readonly Said<C>[] {
    switch (effect.do) {
      case 'all':
        return inOrder(effect.parts, context)
      case 'either':
        return options(inTurn(effect.parts, context, sentences))
      case 'may':
        return permitted(sentences(effect.effect, context))
      case 'if': {
        const yes = after(language.if(effect.if, context), sentences(effect.then, context))
        if (!effect.else) return yes
        return [...yes, ...after(language.otherwise, sentences(effect.else, afresh(context)))]
      }
      case 'ifYouDo': {
        const first = sentences(effect.first, context)
        const [only] = first
        if (effect.say === 'to' && first.length === 1 && typeof only === 'object') {
          const to = alone(sentences(effect.then, context))
          if (to) return [{ ...only, to }]
        }
        const lead = effect.say === 'ifYouDo' ? language.ifYouDo : language.next
        return [...first, ...after(lead, sentences(effect.then, afresh(context)))]
      }
      case 'instead': {
        const first = sentences(effect.effect, context)
        const lead = language.if(effect.if, afresh(context))
        return [...first, ...instead(after(lead, sentences(effect.then, context)))]
      }
      case 'each':
        return [`${language.doesThis(effect.who, context)} ${text(sentences(effect.effect, context))}`]
      default: {
        const word = verbWord(effect)
        if ('tell' in word) return word.tell(effect, language, context, sentences)
        const said = plain(language.verb(effect, context))
        const next = word.follows?.(effect)
        return next === undefined ? [said] : [said, ...sentences(next, afresh(context))]
      }
    }
  }

  /** Things done one after the other are one sentence; so is what lasts as long. */
  function inOrder(parts: readonly Effect[], context: Context): readonly Said<C>[] {
    const result: Said<C>[] = []
    let before: Effect | undefined
    let alike: Lasting[] = []
    for (const [i, part] of parts.entries()) {
      const last = result.at(-1)
      if (part.do === 'lasting') {
        const next = parts[i + 1]
        alike.push(part)
        if (next?.do === 'lasting' && next.for === part.for) continue
        if (before) afresh(context)
        result.push(...lasting(alike, context))
        alike = []
      } else if (before && isClause(before) && isClause(part) && typeof last === 'object' && !ends(last)) {
        const more = language.verb(part, context)
        result[result.length - 1] = { ...last, parts: [...last.parts, more] }
      } else {
        if (before) afresh(context)
        result.push(...sentences(part, context))
      }
      before = part
    }
    return result
  }

  /** "A or B"; what is more than a clause gets a number. */
  function options(said: readonly (readonly Said<C>[])[]): readonly Said<C>[] {
    const parts = said.map(alone)
    if (parts.every((one) => one !== undefined && one.length === 1 && !one[0]?.apart)) {
      return [{ leads: [], parts: parts.flatMap((one) => one ?? []), join: 'or' }]
    }
    const texts = said.map((one) => unended(text(one, true)))
    return [`${texts.map((one, i) => `(${i + 1}) ${one}`).join('; ')}.`]
  }

  // ---- what holds

  const clauseOf = (constant: Constant, context: Context, period?: Lasting['for']): C =>
    language.constant(constant, context, (ability, noun) => say(ability, contextOf(noun)), period)

  function lasting(effects: readonly Lasting[], context: Context): readonly Sentence<C>[] {
    const period = firstOf(effects).for
    return merged(
      effects.map(({ what }) => what),
      false,
    ).map((group, i) => {
      if (i > 0) afresh(context)
      const { leads, parts } = constant(group, context, period)
      const timed = parts.some((part) => part.timed)
      return { leads: timed ? leads : [...leads, language.until(period)], parts }
    })
  }

  /** What holds under the same condition, in one sentence. */
  function constant(group: readonly Constant[], context: Context, period?: Lasting['for']): Sentence<C> {
    const first = firstOf(group)
    const leads = first.if ? conjuncts(first.if).map((one) => language.holds(one, context)) : []
    const parts = group.map((one, i): C => {
      const clause = clauseOf(one, context, period)
      const before = group[i - 1]
      const goesOn = before && 'to' in one && 'to' in before && same(one.to, before.to)
      return goesOn ? { ...clause, goesOn } : clause
    })
    return { leads, parts }
  }

  // ---- abilities

  function triggered(ability: Triggered, context: Context): string {
    const { kind, cost = [], targets = [], select, effect } = ability
    const when = ability.kind === 'action' ? [] : many<Happening>(ability.when)
    const within: Context = {
      ...context,
      cost,
      targets,
      ...(when[0] && { trigger: when[0] }),
      ...(ability.from && { from: ability.from }),
      said: {},
    }
    const head = language.heads[kind]
    const forced = ability.kind !== 'action' && ability.forced ? language.forced(head) : head
    const before = beforeDash(ability, when, within)
    const chosen =
      select &&
      inTurn(select.options, within, (option, own) => {
        const chosenToo = { ...own, targets: [...targets, ...(option.targets ?? [])] }
        const first = option.targets ? [plain(...language.choose(option.targets, chosenToo))] : []
        return [...first, ...sentences(option.effect, chosenToo)]
      })
    const said = [...(chosen ? options(chosen) : []), ...(effect ? sentences(effect, afresh(within)) : [])]
    const body = before === '' ? text(said) : `${punctuated(capital(before))} – ${text(said, true)}`
    const given = ability.twiceIf && language.if(ability.twiceIf, within)
    const twice = ability.twice && [
      language.twice(
        ability.twice.map((one) => language.cost(one, within)),
        given,
      ),
    ]
    const hidden = ability.from && !within.said.from ? [language.worksFrom(ability.from)] : []
    const tail = [...(twice ?? []), ...hidden, ...language.limits(ability)]
    return [`${forced}:`, body, ...tail.map(asSentence)].join(' ')
  }

  function beforeDash(ability: Triggered, when: readonly Happening[], context: Context): string {
    const tense: Tense =
      ability.kind === 'reaction' ? 'after' : ability.kind === 'interrupt' && ability.would ? 'would' : 'when'
    const conditions = ability.if ? conjuncts(ability.if) : []
    const conflict = when.length > 0 ? conflictOf(conditions) : undefined
    const others = conflict ? conditions.filter((one) => one !== conflict.of) : conditions
    const leads = [
      ...(when.length > 0 ? [language.when(when, context, tense, conflict?.spec)] : []),
      ...others.map((one) => language.given(one, context)),
    ]
    const costs = context.cost.map((one) => language.cost(one, context))
    const orders: Sentence<C>[] = costs.length > 0 ? [{ leads, parts: costs }] : []
    const add = (...parts: readonly C[]): void => {
      orders.push({ leads: orders.length === 0 ? leads : [], parts })
      afresh(context)
    }
    if (costs.length > 0) afresh(context)
    const chosen = language.choose(context.targets, context)
    if (chosen.length > 0) add(...chosen)
    if (ability.select) add(language.selectOne(ability.select.by ?? 'you', context))
    if (orders.length === 0) return language.only(leads)
    return orders.map((one) => capital(punctuated(language.sentence(one)))).join('. ')
  }

  /** Behind a dash the sentence goes on: no capital. */
  function text(said: readonly Said<C>[], behindDash = false): string {
    const texts = said.flatMap((one) => {
      if (typeof one === 'string') return one
      const tail = [...one.parts, ...(one.to ?? [])].flatMap(({ after: more }) => more ?? [])
      return [language.sentence(one), ...tail]
    })
    return texts.map((one, i) => (i === 0 && behindDash ? ended(one) : asSentence(one))).join(' ')
  }

  function say(ability: Ability, context: Context): string {
    switch (ability.kind) {
      case 'action':
      case 'reaction':
      case 'interrupt':
        return triggered(ability, context)
      case 'constant':
        return text([constant([ability], context)])
      case 'after': {
        const { when, effect } = ability
        const within = { ...context, trigger: when }
        return text(after(language.when([when], within, 'after'), sentences(effect, within)))
      }
      case 'keyword':
        return asSentence(language.keyword(ability.keyword))
      case 'composure':
      case 'dire':
        return `${language[ability.kind]} – ${say(ability.ability, context)}`
      case 'disguised':
        return asSentence(language.disguised(ability))
      case 'noAttachments':
        return asSentence(language.noAttachments(ability))
      case 'attachTo':
        return asSentence(language.attachTo(ability, context))
      case 'playOnly':
        return asSentence(language.playOnly(ability.if, context))
      case 'playOnlyOn':
        return asSentence(language.playOnlyOn(ability.filter, context))
      case 'asAttachment': {
        const quoted = lines(ability.abilities, 'attachment', 'character').join(' ')
        return asSentence(language.asAttachment(quoted, context, ability.cheaper ?? 0))
      }
      case 'deck':
        return language.deck(ability, context).map(asSentence).join(' ')
    }
  }

  /** What holds of the same cards under the same condition is said in one sentence. */
  function lines(list: readonly Ability[], self: Noun, host: Noun): readonly string[] {
    const result: string[] = []
    let run: Constant[] = []
    for (const [i, one] of list.entries()) {
      if (one.kind === 'constant') {
        run.push(one)
        if (list[i + 1]?.kind === 'constant') continue
        for (const group of merged(run, true)) result.push(text([constant(group, contextOf(self, host))]))
        run = []
      } else result.push(say(one, contextOf(self, host)))
    }
    return result
  }

  return {
    ability: (ability, card, of = ability) => say(ability, contextWithin(card, of)),
    abilities: (list, card) => lines(list, card.type, hostNoun(list)),
  }
}

// ---- what belongs together

/** The two conditions of a `both` stand side by side. */
const conjuncts = (condition: Condition): readonly Condition[] =>
  'both' in condition ? condition.both.flatMap(conjuncts) : [condition]

/** A condition about the conflict is said within the triggering condition: "after you ... during a conflict". */
function conflictOf(conditions: readonly Condition[]): { of: Condition; spec: ConflictSpec } | undefined {
  for (const of of conditions) {
    if ('conflict' in of) return { of, spec: of.conflict }
    if ('that' in of && of.that === 'host' && same(of.is, { participating: true }))
      return { of, spec: { host: true } }
  }
  return undefined
}

/** What its sentence is about is another than the cards for which it holds. */
const standsAlone = (one: Constant): boolean =>
  'cannotBear' in one || 'defendingCosts' in one || 'noFateWhenPlayed' in one

/** Constants as they are said: what holds of the same cards at once; under either of two conditions at once. */
function merged(constants: readonly Constant[], ofSame: boolean): readonly (readonly Constant[])[] {
  const groups: Constant[][] = []
  for (const one of constants) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (!group || !last) groups.push([one])
    else if (last.if && one.if && same({ ...last, if: 0 }, { ...one, if: 0 }))
      group[group.length - 1] = { ...last, if: { either: [last.if, one.if] } }
    else if (!same(last.if, one.if)) groups.push([one])
    else if (standsAlone(last) || standsAlone(one)) groups.push([one])
    else if ('gainsAbility' in last || !('to' in last) !== !('to' in one)) groups.push([one])
    else if (ofSame && !('to' in last && 'to' in one && same(last.to, one.to))) groups.push([one])
    else group.push(one)
  }
  return groups
}

/** Is it a clause of its own, beside which others can stand? */
function isClause(effect: Effect): effect is Verb {
  if (!isVerb(effect.do)) return false
  const word = verbWord(effect as Verb)
  return 'say' in word && word.follows === undefined
}

/** Whole sentences follow its last part. */
const ends = <C extends Clause>({ parts }: Sentence<C>): boolean => (parts.at(-1)?.after?.length ?? 0) > 0

/** The parts of a sentence that is nothing but things done. */
function alone<C extends Clause>(said: readonly Said<C>[]): readonly C[] | undefined {
  const parts = onlyParts(said)
  return parts && !ends(plain(...parts)) ? parts : undefined
}

/** Before a semicolon. */
const unended = (said: string): string => (said.endsWith('.') ? said.slice(0, -1) : said)

/** Options: what one of them chose the others do not know; but of what it spoke they may go on with a pronoun. */
function inTurn<T, R>(list: readonly T[], context: Context, say: (one: T, own: Context) => R): readonly R[] {
  let { near } = context.said
  return list.map((one) => {
    const own: Context = { ...context, said: { ...context.said, near } }
    const said = say(one, own)
    near = own.said.near
    return said
  })
}
