/** German: conditions, triggered, activated and static abilities. */
import { adverb, capital, clause, words } from '@regelwerk/say'
import {
  type GermanClause,
  type Subordinate,
  sideBySide as together,
  verbSecond,
  verbs,
} from '@regelwerk/say/de'
import type { Activated, Condition, Happens, Static, Triggered } from '../abilities.ts'
import { conditionWord, costWord, eventWord, staticWord, verbWord } from '../vocabulary.ts'
import { act, sentence } from './de-clauses.ts'
import { keyword } from './de-grants.ts'
import { happens } from './de-happenings.ts'
import { counted, during, player } from './de-phrases.ts'
import { type Context, conjuncts, eventsOf, isPast, type Language } from './grammar.ts'

function conditions(test: Condition, context: Context): readonly Subordinate[] {
  if ('all' in test) return test.all.flatMap((one) => conditions(one, context))
  return [condition(test, context)]
}

const condition = (test: Condition, context: Context): Subordinate =>
  conditionWord(test).say.de(test, context, false)

// ---- triggered abilities

/** "wenn" for what happens to this card once, "jedes Mal, wenn" for all else. */
const opener = (on: Happens, trigger: Triggered, { next }: Context): string => {
  if (next) return 'das nächste Mal, wenn'
  const self = (trigger.what ?? 'self') === 'self'
  return trigger.once || trigger.nth || (self && eventWord(on).onlyOnce) ? 'wenn' : 'jedes Mal, wenn'
}

const turns = { yours: 'in deinem Zug', opponents: 'in einem gegnerischen Zug' }
const ordinals = ['erste', 'zweite', 'dritte']

export const when: Language<GermanClause>['when'] = (trigger, context, lasting) => {
  const { turn, rest } = conjuncts(trigger.while)
  const each = turn && { yours: 'in jedem deiner Züge,', opponents: 'in jedem gegnerischen Zug,' }[turn]
  const often = trigger.once || trigger.nth
  const once = trigger.nth
    ? `das ${ordinals[trigger.nth - 1]} Mal ${each ?? 'in jedem Zug,'}`
    : trigger.once && `${trigger.once === 2 ? 'zweimal' : 'einmal'} ${each ?? 'pro Zug,'}`
  const meanwhile = words(turn && !often && turns[turn], lasting && during(lasting, false))
  const secondary: readonly Subordinate[] = [
    ...(trigger.inZone === 'discard' && trigger.on !== 'discard'
      ? [{ subject: 'diese Karte', middle: 'in deinem Ablagestapel', verb: 'liegt' }]
      : []),
    ...(trigger.if ? conditions(trigger.if, context) : []),
  ]
  const events = eventsOf(trigger)
  const while_ = rest.flatMap((one) => conditions(one, context))
  const solange = while_.length > 0 ? [clause(`solange ${together(while_)}`)] : []
  const all = events.map((on, i) => happens(on, trigger, context, i > 0))
  const [time] = all.filter((said) => typeof said === 'string')
  if (time) {
    const falls = secondary.length > 0 ? [clause(`falls ${together(secondary)}`)] : []
    return [adverb(time), ...solange, ...falls]
  }
  const clauses = events.map((on, i) => {
    const said = all[i] as Subordinate
    const middle = words(meanwhile, said.middle)
    const last = i === events.length - 1
    return `${opener(on, trigger, context)} ${together([{ ...said, middle }, ...(last ? secondary : [])])}`
  })
  return [clause(words(once, clauses.join(' und '))), ...solange]
}

// ---- activated and static abilities

function cost({ cost, ...ability }: Activated, context: Context): string {
  const paid = capital(cost.map((one) => costWord(one).say.de(one, context)).join(', '))
  const costs = ability.once ? (paid ? `Einmal pro Zug: ${paid}` : 'Einmal pro Zug') : paid
  return ability.while ? `Solange ${together(conditions(ability.while, context))}: ${costs}` : costs
}

function static_(ability: Static, context: Context): string {
  const { turn, rest } = conjuncts(ability.while)
  // What matters only while a card is played is a mere "falls".
  const word = staticWord(ability).isIf || isPast(rest) ? 'falls' : 'solange'
  const tests = rest.flatMap((one) => conditions(one, context))
  const leads = [
    ...(turn ? [adverb(turns[turn])] : []),
    ...(tests.length > 0 ? [clause(`${word} ${together(tests)}`)] : []),
  ]
  const { lead, ...said } = staticWord(ability).say.de(ability, context)
  const unless = ability.unless && `, es sei denn, ${verbSecond(condition(ability.unless, context))}`
  return `${sentence({ leads: lead ? [...leads, lead] : leads, parts: [said] })}${unless ?? ''}`
}

export const german: Language<GermanClause> = {
  keyword,
  verb: (verb, context, tell) => verbWord(verb).say.de(verb, context, tell),
  sentence,
  when,
  if: (test, context) => clause(`falls ${together(conditions(test, context))}`),
  ifYouDo: ({ actor }) => clause(actor === 'you' ? 'falls du dies tust' : 'falls sie dies tut'),
  ifYouDont: ({ actor }) => clause(actor === 'you' ? 'falls du dies nicht tust' : 'falls sie dies nicht tut'),
  forEach: (who, context) => adverb(`für ${player(who, context).in('acc')}`),
  times: (n, context) => {
    const { n: times, per, equal } = counted(n, context)
    return adverb(per ?? (equal === undefined ? `${times}-mal` : `so oft, wie ${equal} beträgt,`))
  },
  otherwise: adverb('sonst'),
  chooseOne: (parts, context) => act(context, verbs.wählen, { middle: 'eines', behind: `: ${parts}` }),
  next: adverb('dann'),
  static: static_,
  cost,
}
