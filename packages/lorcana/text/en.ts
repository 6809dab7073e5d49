/** English: conditions, triggered, activated and static abilities. */
import { adverb, capital, clause, signed, unsaid, words } from '@regelwerk/say'
import type { EnglishClause } from '@regelwerk/say/en'
import type { Activated, Condition, Cost, Filter, Happens, Static, Triggered } from '../abilities.ts'
import { conditionWord, eventWord, verbWord } from '../vocabulary.ts'
import { act, sentence } from './en-clauses.ts'
import { happens } from './en-happenings.ts'
import {
  amountOf,
  counted,
  during,
  granted,
  keyword,
  oneOf,
  phrase,
  pronoun,
  subjects,
  such,
  this_,
} from './en-phrases.ts'
import { aboutSelf, type Context, conjuncts, eventsOf, type Language, selfReferent } from './grammar.ts'

const condition = (test: Condition, context: Context): string =>
  conditionWord(test).say.en(test, context, false)

// ---- triggered abilities

/** "When" for what happens to this card once, "whenever" for all else; a time needs neither. */
const opener = (on: Happens, trigger: Triggered): string => {
  if (on === 'startOfTurn' || on === 'endOfTurn') return ''
  const self = (trigger.what ?? 'self') === 'self'
  return trigger.once || (self && eventWord(on).onlyOnce) ? 'when' : 'whenever'
}

const ordinals = ['first', 'second', 'third']

export const when: Language<EnglishClause>['when'] = (trigger, context, lasting) => {
  const { yourTurn, rest } = conjuncts(trigger.while)
  const each = yourTurn ? 'during each of your turns' : undefined
  const first =
    trigger.nth !== undefined && `the ${ordinals[trigger.nth - 1]} time ${each ?? 'each turn'} that`
  const once = trigger.once && (each ? `once ${each},` : 'once per turn,')
  const events = eventsOf(trigger).map((on, i) =>
    words(!first && opener(on, trigger), happens(on, trigger, context, i > 0)),
  )
  const conditions = [
    ...(trigger.inZone === 'discard' ? ['this card is in your discard'] : []),
    ...(trigger.if ? [condition(trigger.if, context)] : []),
  ]
  const how = lasting && during(lasting, { noun: 'card', plural: false })
  return [
    ...(yourTurn && !trigger.once && !trigger.nth ? [adverb('during your turn')] : []),
    ...(rest.length > 0 ? [clause(`while ${rest.map((one) => condition(one, context)).join(' and ')}`)] : []),
    clause(words(once, first, events.join(' and '), how)),
    ...(conditions.length > 0 ? [clause(`if ${conditions.join(' and ')}`)] : []),
  ]
}

// ---- activated and static abilities

function cost({ cost, ...ability }: Activated, context: Context): string {
  const said = (one: Cost): string => {
    if ('exert' in one) return '{E}'
    if ('ink' in one) return `${one.ink} {I}`
    if ('exertOne' in one) return `{E} ${phrase({ one: one.exertOne }, context).acc}`
    if ('banishSelf' in one) return `banish ${phrase('self', context).acc}`
    return unsaid(one, 'en')
  }
  const paid = capital(cost.map(said).join(', '))
  const costs = ability.once ? (paid ? `Once per turn: ${paid}` : 'Once per turn') : paid
  return ability.while ? `While ${condition(ability.while, context)}: ${costs}` : costs
}

function static_(ability: Static, context: Context): string {
  const { yourTurn, rest } = conjuncts(ability.while)
  // What matters only while a card is played is a mere "if".
  const word = 'payLess' in ability || 'playFree' in ability ? 'if' : 'while'
  return words(
    yourTurn && 'during your turn,',
    rest.length > 0 && `${word} ${rest.map((one) => condition(one, context)).join(' and ')},`,
    fact(ability, context),
    ability.unless && `unless ${condition(ability.unless, context)}`,
  )
}

function fact(ability: Static, context: Context): string {
  const self = this_(context)
  const played = (what: 'self' | Filter) => (what === 'self' ? self : such(what, context, { unowned: true }))
  if ('to' in ability) {
    const again = ability.to === 'self' && aboutSelf(conjuncts(ability.while).rest)
    const { nom: text, plural } = again
      ? pronoun(selfReferent(context), context)
      : subjects(ability.to, context)
    if ('grant' in ability) return `${text} ${granted(ability.grant, context, plural)}`
    if ('cantBeChallengedBy' in ability) {
      return `${such(ability.cantBeChallengedBy, context)} can't challenge ${text}`
    }
    if ('singCost' in ability) {
      return `${text} ${plural ? 'count' : 'counts'} as having ${signed(ability.singCost)} cost to sing songs`
    }
    if ('strengthFloor' in ability) return `the {S} of ${text} can't be reduced below the printed value`
    return unsaid(ability, 'en')
  }
  if ('opponentsCantPlay' in ability)
    return `opponents can't play ${such(ability.opponentsCantPlay, context)}`
  if ('payLess' in ability) {
    const less = amountOf(ability.payLess, context, (n) => `${n} {I} less`, 'less {I}')
    return `you pay ${less} to play ${played(ability.for)}`
  }
  if ('playFree' in ability) return `you may play ${played(ability.playFree)} for free`
  if ('useFree' in ability) return `you may use the abilities of ${self} for free`
  if ('additionalInk' in ability) {
    return `you may ink ${ability.additionalInk === 1 ? 'an additional card' : `${ability.additionalInk} additional cards`}`
  }
  if ('enters' in ability) {
    const { damage, exerted } = ability.enters
    return words(
      self,
      'enters play',
      exerted && 'exerted',
      exerted && damage !== undefined && 'and',
      damage !== undefined && `with ${damage} damage`,
    )
  }
  if ('mustBeChosen' in ability) {
    return `opponents must choose ${self} for their actions and abilities if they can`
  }
  if ('skipDrawStep' in ability) return 'you skip the Draw step of your turn'
  if ('takesDamageFor' in ability) {
    const whom = oneOf(ability.takesDamageFor, context)
    const instead = ability.dealt
      ? `that damage is dealt to ${self}`
      : `put that many damage counters on ${self}`
    return `if damage would be dealt to ${whom}, ${instead} instead`
  }
  if ('deckLimit' in ability) return 'your deck may contain any number of copies of this card'
  return unsaid(ability, 'en')
}

export const english: Language<EnglishClause> = {
  keyword,
  verb: (verb, context, tell) => verbWord(verb).say.en(verb, context, tell),
  sentence,
  when,
  if: (test, context) => clause(`if ${condition(test, context)}`),
  ifYouDo: ({ actor }) => clause(actor === 'you' ? 'if you do' : 'if they do'),
  ifYouDont: ({ actor }) => clause(actor === 'you' ? "if you don't" : "if they don't"),
  times: (n, context) => {
    const { n: times, per, equal } = counted(n, context)
    return adverb(per ?? `${equal ?? times} times`)
  },
  otherwise: adverb('otherwise'),
  chooseOne: (parts, context) => act(context, `choose one: ${parts}`),
  next: adverb('then'),
  static: static_,
  cost,
}
