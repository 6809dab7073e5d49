/** Reads an ability tree into sentences. What the languages share: which part of a tree becomes a sentence of its own. */
import type { Ability, Effect } from '../abilities.ts'
import {
  type Clause,
  type Context,
  cannotSay,
  capital,
  type Language,
  type Sayable,
  type Sentence,
} from './grammar.ts'

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
        return [joined(effect, 'then', context)]
      }
      case 'either':
        return [joined(effect, 'or', context)]
      case 'may': {
        const [first, ...rest] = sentences(effect.effect, context, true)
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
        const then = after(language.if(effect.if, context), sentences(effect.then, context, true))
        if (!effect.else) return then
        return [...then, ...after(language.otherwise, sentences(effect.else, context, true))]
      }
      case 'ifYouDo': {
        const first = sentences(effect.first, context, true)
        if (effect.say !== 'to') {
          const lead = language.ifYouDo(context)
          return [...first, ...after(lead, sentences(effect.then, context, true))]
        }
        const to = plain(effect.then, context)
        if (first.length > 1 || to.some(({ doer }) => !doer)) {
          throw cannotSay(effect, 'any', 'only what somebody does can follow "to"')
        }
        return [{ ...first[0], to }]
      }
      case 'instead': {
        const first = sentences(effect.effect, context, true)
        const lead = language.if(effect.if, context)
        const [then, ...rest] = after(lead, sentences(effect.then, context, true))
        return [...first, { ...then, instead: true }, ...rest]
      }
      case 'each':
        return sentences(effect.effect, { ...context, actor: effect.who }, true)
      case 'whenever': {
        const within = { ...context, trigger: effect.trigger, said: {} }
        const lead = language.when(effect.trigger, within, effect.for)
        return after(lead, sentences(effect.trigger.effect, within, true))
      }
      case 'atEndOfTurn':
        return after(language.atEndOfTurn, sentences(effect.effect, context, true))
      case 'nameAndReveal': {
        const { hit, take, miss } = language.named(context)
        const found: Sentence<C> = {
          leads: [hit],
          parts: [take, ...(effect.then ? plain(effect.then, context) : [])],
        }
        const clause = language.verb(effect, context)
        return [
          {
            leads: [],
            parts: [{ ...clause, after: [...(clause.after ?? []), language.sentence(found), miss] }],
          },
        ]
      }
      default:
        return [{ leads: [], parts: [language.verb(effect, context)] }]
    }
  }

  const after = (lead: string, [first, ...rest]: readonly Sentence<C>[]): readonly Sentence<C>[] => [
    { ...first, leads: [lead, ...first.leads] },
    ...rest,
  ]

  /** An effect that is nothing but things done. */
  function plain(effect: Effect, context: Context): readonly C[] {
    const said = sentences(effect, context, true)
    const [{ leads, may, to, join, parts }] = said
    if (said.length > 1 || leads.length > 0 || may || to || join === 'or') {
      throw cannotSay(effect, 'any', 'it does not fit into one sentence with what is around it')
    }
    return parts
  }

  function joined(
    effect: Extract<Effect, { do: 'all' | 'either' }>,
    join: 'then' | 'or',
    context: Context,
  ): Sentence<C> {
    return { leads: [], parts: effect.parts.flatMap((part) => plain(part, context)), join }
  }

  const text = (said: readonly Sentence<C>[]): string =>
    said
      .flatMap((sentence) => {
        const tail = [...sentence.parts, ...(sentence.to ?? [])].flatMap(({ after }) => after ?? [])
        return [language.sentence(sentence), ...tail]
      })
      .map(asSentence)
      .join(' ')

  return {
    ability(ability, card) {
      const context: Context = { card, actor: 'you', said: {} }
      switch (ability.kind) {
        case 'keyword':
          return language.keyword(ability)
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
    effect: (effect, card) => text(sentences(effect, { card, actor: 'you', said: {} }, false)),
  }
}

const asSentence = (text: string): string => `${capital(text)}.`
