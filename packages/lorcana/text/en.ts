/** English: conditions, triggered, activated and static abilities. */
import { adverb, capital, clause, words } from '@regelwerk/say'
import type { EnglishClause } from '@regelwerk/say/en'
import type { Activated, Condition, Happens, Static, Triggered } from '../abilities.ts'
import { conditionWord, costWord, eventWord, staticWord, verbWord } from '../vocabulary.ts'
import { act, sentence } from './en-clauses.ts'
import { keyword } from './en-grants.ts'
import { happens } from './en-happenings.ts'
import { counted, during, player } from './en-phrases.ts'
import { type Context, conjuncts, eventsOf, isPast, type Language } from './grammar.ts'

const condition = (test: Condition, context: Context): string =>
  conditionWord(test).say.en(test, context, false)

// ---- triggered abilities

/** "When" for what happens to this card once, "whenever" for all else; a time needs neither. */
const opener = (on: Happens, trigger: Triggered, { next }: Context): string => {
  if (on === 'startOfTurn' || on === 'endOfTurn' || on === 'challengeEnds') return ''
  if (next) return 'the next time'
  const self = (trigger.what ?? 'self') === 'self'
  return self && eventWord(on).onlyOnce ? 'when' : 'whenever'
}

const turns = { yours: 'during your turn', opponents: "during an opponent's turn" }
const ordinals = ['first', 'second', 'third']

export const when: Language<EnglishClause>['when'] = (trigger, context, lasting) => {
  const { turn, rest } = conjuncts(trigger.while)
  const each = turn && { yours: 'during each of your turns', opponents: "during each opponent's turn" }[turn]
  const first =
    trigger.nth !== undefined && `the ${ordinals[trigger.nth - 1]} time ${each ?? 'each turn'} that`
  const often = trigger.once === 2 ? 'twice' : 'once'
  const once = trigger.once && words(often, turn ? `${turns[turn]},` : 'per turn,')
  const events = eventsOf(trigger).map((on, i) =>
    words(!first && opener(on, trigger, context), happens(on, trigger, context, i > 0)),
  )
  const conditions = [
    ...(trigger.inZone === 'discard' && trigger.on !== 'discard' ? ['this card is in your discard'] : []),
    ...(trigger.if ? [condition(trigger.if, context)] : []),
  ]
  const how = lasting && during(lasting, { noun: 'card', plural: false })
  return [
    ...(turn && !trigger.once && !trigger.nth ? [adverb(turns[turn])] : []),
    ...(rest.length > 0 ? [clause(`while ${rest.map((one) => condition(one, context)).join(' and ')}`)] : []),
    clause(words(once, first, events.join(' and '), how)),
    ...(conditions.length > 0 ? [clause(`if ${conditions.join(' and ')}`)] : []),
  ]
}

// ---- activated and static abilities

function cost({ cost, ...ability }: Activated, context: Context): string {
  const paid = capital(cost.map((one) => costWord(one).say.en(one, context)).join(', '))
  const costs = ability.once ? (paid ? `Once per turn: ${paid}` : 'Once per turn') : paid
  return ability.while ? `While ${condition(ability.while, context)}: ${costs}` : costs
}

function static_(ability: Static, context: Context): string {
  const { turn, rest } = conjuncts(ability.while)
  // What matters only while a card is played is a mere "if".
  const word = staticWord(ability).isIf || isPast(rest) ? 'if' : 'while'
  return words(
    turn && `${turns[turn]},`,
    rest.length > 0 && `${word} ${rest.map((one) => condition(one, context)).join(' and ')},`,
    staticWord(ability).say.en(ability, context),
    ability.unless && `unless ${condition(ability.unless, context)}`,
  )
}

export const english: Language<EnglishClause> = {
  keyword,
  verb: (verb, context, tell) => verbWord(verb).say.en(verb, context, tell),
  sentence,
  when,
  if: (test, context) => clause(`if ${condition(test, context)}`),
  ifYouDo: ({ actor }) => clause(actor === 'you' ? 'if you do' : 'if they do'),
  ifYouDont: ({ actor }) => clause(actor === 'you' ? "if you don't" : "if they don't"),
  forEach: (who, context) => adverb(`for ${player(who, context).nom}`),
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
