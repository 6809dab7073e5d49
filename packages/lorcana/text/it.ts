/** Italian: conditions, triggered, activated and static abilities. */
import { capital, clause, words } from '@regelwerk/say'
import type { ItalianClause } from '@regelwerk/say/it'
import type { Activated, Condition, Happens, Static, Triggered } from '../abilities.ts'
import { conditionWord, costWord, eventWord, staticWord, verbWord } from '../vocabulary.ts'
import { type Context, conjuncts, eventsOf, isPast, type Language } from './grammar.ts'
import { act, lexemes, sentence } from './it-clauses.ts'
import { keyword } from './it-grants.ts'
import { happens } from './it-happenings.ts'
import { asserted, counted, during, player, type Test, unless } from './it-phrases.ts'

const together = (tests: readonly Test[]): string => tests.map(asserted).join(' e ')

function conditions(test: Condition, context: Context): readonly Test[] {
  if ('all' in test) return test.all.flatMap((one) => conditions(one, context))
  return [condition(test, context)]
}

const condition = (test: Condition, context: Context): Test =>
  conditionWord(test).say.it(test, context, false)

// ---- triggered abilities

/** "Quando" for what happens to this card once, "ogni volta che" for all else; a time needs neither. */
const opener = (on: Happens, trigger: Triggered, { next }: Context): string => {
  if (on === 'startOfTurn' || on === 'endOfTurn' || on === 'challengeEnds') return ''
  if (next) return 'la prossima volta che'
  const self = (trigger.what ?? 'self') === 'self'
  return trigger.once || (self && eventWord(on).onlyOnce) ? 'quando' : 'ogni volta che'
}

const turns = { yours: 'durante il tuo turno', opponents: 'durante i turni degli avversari' }
const ordinals = ['prima', 'seconda', 'terza']

export const when: Language<ItalianClause>['when'] = (trigger, context, lasting) => {
  const { turn, rest } = conjuncts(trigger.while)
  const each = turn && { yours: 'in ogni tuo turno', opponents: 'in ogni turno avversario' }[turn]
  const first =
    trigger.nth !== undefined && `la ${ordinals[trigger.nth - 1]} volta ${each ?? 'in ogni turno'} che`
  const often = trigger.once === 2 ? 'due volte' : 'una volta'
  const once = trigger.once && `${often} ${each ?? 'per turno'},`
  const events = eventsOf(trigger).map((on, i) =>
    words(!first && opener(on, trigger, context), happens(on, trigger, context, i > 0)),
  )
  const secondary = [
    ...(trigger.inZone === 'discard' && trigger.on !== 'discard'
      ? ['questa carta si trova nei tuoi scarti']
      : []),
    ...(trigger.if ? conditions(trigger.if, context).map(asserted) : []),
  ]
  const lasts = lasting && (lasting === 'thisTurn' ? 'in questo turno' : during(lasting, false))
  const tests = rest.flatMap((one) => conditions(one, context))
  return [
    ...(turn && !trigger.once && !trigger.nth ? [clause(turns[turn])] : []),
    ...(tests.length > 0 ? [clause(`mentre ${together(tests)}`)] : []),
    clause(words(once, first, events.join(' e '), lasts)),
    ...(secondary.length > 0 ? [clause(`se ${secondary.join(' e ')}`)] : []),
  ]
}

// ---- activated and static abilities

function cost({ cost, ...ability }: Activated, context: Context): string {
  const paid = capital(cost.map((one) => costWord(one).say.it(one, context)).join(', '))
  const costs = ability.once ? (paid ? `Una volta per turno: ${paid}` : 'Una volta per turno') : paid
  return ability.while ? `Mentre ${together(conditions(ability.while, context))}: ${costs}` : costs
}

function static_(ability: Static, context: Context): string {
  const { turn, rest } = conjuncts(ability.while)
  // What matters only while a card is played is a mere "se".
  const word = staticWord(ability).isIf || isPast(rest) ? 'se' : 'mentre'
  const tests = rest.flatMap((one) => conditions(one, context))
  return words(
    turn && `${turns[turn]},`,
    tests.length > 0 && `${word} ${together(tests)},`,
    staticWord(ability).say.it(ability, context),
    ability.unless && unless(condition(ability.unless, context)),
  )
}

export const italian: Language<ItalianClause> = {
  keyword,
  verb: (verb, context, tell) => verbWord(verb).say.it(verb, context, tell),
  sentence,
  when,
  if: (test, context) => clause(`se ${together(conditions(test, context))}`),
  ifYouDo: ({ actor }) => clause(actor === 'you' ? 'se lo fai' : 'se lo fa'),
  ifYouDont: ({ actor }) => clause(actor === 'you' ? 'se non lo fai' : 'se non lo fa'),
  forEach: (who, context) => clause(`per ${player(who, context).with()}`),
  times: (n, context) => {
    const { n: times, per, equal } = counted(n, context)
    return clause(per ?? `${equal ?? times} volte`)
  },
  otherwise: clause('altrimenti'),
  chooseOne: (parts, context) => act(context, lexemes.scegliere, `uno: ${parts}`),
  next: clause('poi'),
  static: static_,
  cost,
}
