/** Reads an ability tree into sentences. What the languages share: which part of a tree becomes a sentence of its own. */
import {
  after,
  asSentence,
  type Clause,
  cannotSay,
  first as firstOf,
  intro,
  onlyParts,
  plain,
  type Sentence,
  sentencesOf,
} from '@regelwerk/say'
import type { Ability, Effect } from '../abilities.ts'
import type { Tell } from '../words/word.ts'
import { type Context, type Language, referentOf, type Sayable } from './grammar.ts'
import '../words/index.ts'

const isSentences = <C extends Clause>(said: C | readonly Sentence<C>[]): said is readonly Sentence<C>[] =>
  Array.isArray(said)

/** Nothing follows: only what comes if it was not done. */
const isNothing = (effect: Effect): boolean => effect.do === 'all' && effect.parts.length === 0

const holdsEffects = ['all', 'either', 'may', 'if', 'ifYouDo', 'instead', 'each', 'times']
/** One thing done, not effects put together. */
const isVerb = (effect: Effect): boolean => !holdsEffects.includes(effect.do)

/** What comes instead: the first of it says so. */
const instead = <C extends Clause>(then: readonly Sentence<C>[]): readonly Sentence<C>[] =>
  then.map((one, i) => (i === 0 ? { ...one, instead: true } : one))

export interface Speaker {
  ability(ability: Ability, card: Sayable): string
  effect(effect: Effect, card: Sayable): string
}

export function speaker<C extends Clause>(language: Language<C>): Speaker {
  /**
   * "If", "if you do" and "instead" reach to the end of their sentence and no further. So whatever stands under one
   * of them is said in one sentence (`together`); only the parts of a whole text stand in sentences of their own.
   */
  function sentences(effect: Effect, context: Context, together: boolean): readonly Sentence<C>[] {
    switch (effect.do) {
      case 'all': {
        if (!together) return effect.parts.flatMap((part) => sentences(part, context, false))
        return inTurn(effect.parts.map((part) => sentences(part, context, true)))
      }
      case 'either':
        return [oneOfThese(effect.parts, context)]
      case 'may': {
        const all = sentences(effect.effect, context, true)
        const first = firstOf(all)
        const rest = all.slice(1)
        if (first.leads.length > 0 || first.may) throw cannotSay(effect, 'any', 'what the player may do')
        // "You may ready them. If you do, they can't quest": only what somebody does can follow "may".
        const stated = first.parts.findIndex(({ doer }) => !doer)
        if (stated < 0) return [{ ...first, may: true }, ...rest]
        if (stated === 0 || first.join === 'or' || first.to) {
          throw cannotSay(effect, 'any', 'it is not for this player to do')
        }
        const consequence = { leads: [language.ifYouDo(context)], parts: first.parts.slice(stated) }
        return [{ ...first, parts: first.parts.slice(0, stated), may: true }, consequence, ...rest]
      }
      case 'if': {
        const lead = language.if(effect.if, context)
        const before = { ...context.said }
        const then = after(lead, sentences(effect.then, context, true))
        if (!effect.else) return then
        // What would have been spoken of then is not.
        Object.assign(context.said, { it: undefined, far: undefined }, before)
        return [...then, ...after(language.otherwise, sentences(effect.else, context, true))]
      }
      case 'ifYouDo': {
        const first = sentences(effect.first, context, true)
        if (effect.say !== 'to' || first.length > 1 || !isForThem(effect.then, context)) {
          const then = consequence(effect.then, context)
          const otherwise = effect.else ? sentences(effect.else, context, true) : []
          return [...first, ...then, ...after(language.ifYouDont(context), otherwise)]
        }
        return [{ ...firstOf(first), to: deeds(effect.then, context) }]
      }
      case 'instead': {
        const first = sentences(effect.effect, context, true)
        const lead = language.if(effect.if, context)
        return [...first, ...instead(after(lead, sentences(effect.then, context, true)))]
      }
      case 'each':
        if (effect.stay)
          return after(language.forEach(effect.who, context), sentences(effect.effect, context, true))
        return sentences(
          effect.effect,
          { ...context, actor: effect.who, ofWhom: referentOf('it', context) },
          true,
        )
      case 'times':
        return after(language.times(effect.n, context), sentences(effect.effect, context, true))
      default: {
        const said = language.verb(effect, context, tell)
        return isSentences(said) ? said : [plain(said)]
      }
    }
  }

  /**
   * Behind "if you do". A mere "otherwise" would also mean whoever did not: so it is "if you do, B. If it is X, A
   * instead" where A and B are the same deed, else both cases stand in one sentence.
   */
  function consequence(effect: Effect, context: Context): readonly Sentence<C>[] {
    const lead = language.ifYouDo(context)
    if (isNothing(effect)) return []
    if (effect.do !== 'if' || !effect.else) return after(lead, sentences(effect, context, true))
    if (isVerb(effect.else) && effect.else.do === effect.then.do) {
      const { it } = context.said
      const usually = after(lead, sentences(effect.else, context, true))
      Object.assign(context.said, { it, far: context.said.it !== it })
      const then = after(language.if(effect.if, context), sentences(effect.then, context, true))
      return [...usually, ...instead(then)]
    }
    const cases = sentences(effect, context, true)
    if (cases.some(({ parts }) => parts.some((part) => part.after?.length))) {
      throw cannotSay(effect, 'any', 'it does not fit into one sentence with "if you do"')
    }
    return [
      { leads: [intro(`${lead.text}: ${cases.map((one) => language.sentence(one)).join('; ')}`)], parts: [] },
    ]
  }

  const tell: Tell<C> = (effect, context) => sentences(effect, context, true)

  /** It is nothing but things that the player of the ability does: only those can follow "to". */
  function isForThem(effect: Effect, context: Context): boolean {
    const parts = onlyParts(sentences(effect, { ...context, said: { ...context.said } }, true))
    return parts?.every(({ doer }) => doer !== undefined) === true
  }

  /** An effect that is nothing but things done. */
  function deeds(effect: Effect, context: Context): readonly C[] {
    const parts = onlyParts(sentences(effect, context, true))
    if (!parts) throw cannotSay(effect, 'any', 'it does not fit into one sentence with what is around it')
    return parts
  }

  /** "A or B" where each is one thing that the same player does; else "choose one", and each in sentences of its own. */
  function oneOfThese(effects: readonly Effect[], context: Context): Sentence<C> {
    const plainly = effects.map((part) =>
      onlyParts(sentences(part, { ...context, said: { ...context.said } }, true)),
    )
    const isPlain = plainly.every((parts) => {
      const [only, more] = parts ?? []
      return only?.doer && !only.after?.length && more === undefined
    })
    if (isPlain) return { leads: [], parts: effects.flatMap((part) => deeds(part, context)), join: 'or' }
    // Who chooses has just been named.
    const named = context.actor === 'you' ? {} : { isNamed: true as const }
    const said = effects.map((part) =>
      sentencesOf(sentences(part, { ...context, ...named, said: { ...context.said } }, false), language).join(
        ' ',
      ),
    )
    return {
      leads: [],
      parts: [language.chooseOne(said.map((one) => `• ${one}`).join(' '), context)],
      join: 'or',
    }
  }

  /** One after the other: in one sentence as far as they are nothing but things done, else "then ..." */
  function inTurn(all: readonly (readonly Sentence<C>[])[]): readonly Sentence<C>[] {
    const told: Sentence<C>[] = []
    for (const said of all) {
      const parts = onlyParts(said)
      const last = told.at(-1)
      const before = last && onlyParts([last])
      if (parts && before) told[told.length - 1] = { leads: [], parts: [...before, ...parts], join: 'and' }
      else told.push(...(told.length === 0 ? said : after(language.next, said)))
    }
    return told
  }

  const text = (said: readonly Sentence<C>[]): string => sentencesOf(said, language).join(' ')

  const begin = (card: Sayable): Context => ({
    card,
    actor: 'you',
    said: {},
    tell: (effect) => text(sentences(effect, begin(card), true)),
    // Whoever gets a quoted ability is a character, whatever card gives it.
    quote: (ability) =>
      typeof ability === 'string'
        ? ability
        : speaking.ability(ability, { ...card, type: 'character' }).replace(/\.$/, ''),
  })

  const speaking: Speaker = {
    ability(ability, card) {
      const context = begin(card)
      switch (ability.kind) {
        case 'keyword':
          return language.keyword(ability, context)
        case 'triggered': {
          const within = { ...context, trigger: ability }
          const lead = language.when(ability, within)
          return text(after(lead, sentences(ability.effect, within, ability.if !== undefined)))
        }
        case 'activated':
          return `${language.cost(ability, context)} — ${text(sentences(ability.effect, context, false))}`
        case 'static':
          return asSentence(language.static(ability, context))
      }
    },
    effect: (effect, card) => text(sentences(effect, begin(card), false)),
  }
  return speaking
}
