/** Italian: conditions, triggered, activated and static abilities. */
import { capital, clause, listed, plain, signed, unsaid, words } from '@regelwerk/say'
import { agreeing, type ItalianClause, nobody, statement } from '@regelwerk/say/it'
import type { Activated, Condition, Cost, Filter, Happens, Static, Triggered } from '../abilities.ts'
import { conditionWord, eventWord, verbWord } from '../vocabulary.ts'
import { aboutSelf, type Context, conjuncts, eventsOf, type Language, selfReferent } from './grammar.ts'
import { act, cannot, granted, lexemes, opponents, sentence } from './it-clauses.ts'
import { happens } from './it-happenings.ts'
import {
  amountOf,
  asserted,
  counted,
  damage,
  during,
  hai,
  keyword,
  kind,
  oneOf,
  pronoun,
  self,
  subjects,
  such,
  type Test,
} from './it-phrases.ts'

const together = (tests: readonly Test[]): string => tests.map(asserted).join(' e ')

/** "a meno che tu non abbia ...": what is denied here is denied twice, so it must be asserted. */
function unless(test: Condition, context: Context): string {
  const { subject, verb, rest, not } = condition(test, context)
  return words('a meno che', subject || (verb === hai && 'tu'), !not && 'non', verb[1], rest)
}

function conditions(test: Condition, context: Context): readonly Test[] {
  if ('all' in test) return test.all.flatMap((one) => conditions(one, context))
  return [condition(test, context)]
}

const condition = (test: Condition, context: Context): Test =>
  conditionWord(test).say.it(test, context, false)

// ---- triggered abilities

/** "Quando" for what happens to this card once, "ogni volta che" for all else; a time needs neither. */
const opener = (on: Happens, trigger: Triggered): string => {
  if (on === 'startOfTurn' || on === 'endOfTurn') return ''
  const self = (trigger.what ?? 'self') === 'self'
  return trigger.once || (self && eventWord(on).onlyOnce) ? 'quando' : 'ogni volta che'
}

const ordinals = ['prima', 'seconda', 'terza']

export const when: Language<ItalianClause>['when'] = (trigger, context, lasting) => {
  const { yourTurn, rest } = conjuncts(trigger.while)
  const turns = yourTurn ? 'in ogni tuo turno' : undefined
  const first =
    trigger.nth !== undefined && `la ${ordinals[trigger.nth - 1]} volta ${turns ?? 'in ogni turno'} che`
  const once = trigger.once && `una volta ${turns ?? 'per turno'},`
  const events = eventsOf(trigger).map((on, i) =>
    words(!first && opener(on, trigger), happens(on, trigger, context, i > 0)),
  )
  const secondary = [
    ...(trigger.inZone === 'discard' ? ['questa carta si trova nei tuoi scarti'] : []),
    ...(trigger.if ? conditions(trigger.if, context).map(asserted) : []),
  ]
  const lasts = lasting && (lasting === 'thisTurn' ? 'in questo turno' : during(lasting, false))
  const tests = rest.flatMap((one) => conditions(one, context))
  return [
    ...(yourTurn && !trigger.once && !trigger.nth ? [clause('durante il tuo turno')] : []),
    ...(tests.length > 0 ? [clause(`mentre ${together(tests)}`)] : []),
    clause(words(once, first, events.join(' e '), lasts)),
    ...(secondary.length > 0 ? [clause(`se ${secondary.join(' e ')}`)] : []),
  ]
}

// ---- activated and static abilities

function cost({ cost, ...ability }: Activated, context: Context): string {
  const said = (one: Cost): string => {
    if ('exert' in one) return '{E}'
    if ('ink' in one) return `${one.ink} {I}`
    if ('exertOne' in one) return `{E} ${oneOf(one.exertOne, context).with()}`
    if ('banishSelf' in one) return `esilia ${self(context).with()}`
    return unsaid(one, 'it')
  }
  const paid = capital(cost.map(said).join(', '))
  const costs = ability.once ? (paid ? `Una volta per turno: ${paid}` : 'Una volta per turno') : paid
  return ability.while ? `Mentre ${together(conditions(ability.while, context))}: ${costs}` : costs
}

function static_(ability: Static, context: Context): string {
  const { yourTurn, rest } = conjuncts(ability.while)
  // What matters only while a card is played is a mere "se".
  const word = 'payLess' in ability || 'playFree' in ability ? 'se' : 'mentre'
  const tests = rest.flatMap((one) => conditions(one, context))
  return words(
    yourTurn && 'durante il tuo turno,',
    tests.length > 0 && `${word} ${together(tests)},`,
    fact(ability, context),
    ability.unless && unless(ability.unless, context),
  )
}

function fact(ability: Static, context: Context): string {
  const saying = (said: ItalianClause) => sentence(plain(said))
  const played = (what: 'self' | Filter): string =>
    (what === 'self' ? self(context) : such(what, context, { unowned: true })).with()
  if ('to' in ability) {
    const { rest } = conjuncts(ability.while)
    // Without a pronoun the verb would take a card under this one for its subject.
    const under = rest.some((one) => ('is' in one && one.a.over !== undefined) || 'that' in one)
    const again = ability.to === 'self' && aboutSelf(rest) && !under
    const to = again ? pronoun(selfReferent(context), context) : subjects(ability.to, context)
    if ('grant' in ability) return saying(granted(to, ability.grant, context))
    if ('cantBeChallengedBy' in ability) {
      const by = such(ability.cantBeChallengedBy, context)
      return saying(statement(by, cannot, `sfidare ${subjects(ability.to, context).with()}`))
    }
    if ('singCost' in ability) {
      const rest = `come se avesse${to.plural ? 'ro' : ''} costo ${signed(ability.singCost)} per cantare le canzoni`
      return saying(statement(to, ['conta', 'contano'], rest))
    }
    if ('strengthFloor' in ability) {
      const whose = subjects(ability.to, context).with('di')
      return `la {S} ${whose} non può essere ridotta sotto al valore stampato`
    }
    return unsaid(ability, 'it')
  }
  if ('opponentsCantPlay' in ability) {
    const what = kind(ability.opponentsCantPlay, context, 'none', { plural: true }).with()
    return saying(statement(opponents, cannot, `giocare ${what}`))
  }
  if ('payLess' in ability) {
    const less = amountOf(ability.payLess, context, (n) => `${n} {I} in meno`, '{I} in meno')
    return saying(statement(nobody, ['paghi', 'paghi'], `${less} per giocare ${played(ability.for)}`))
  }
  if ('playFree' in ability) return `puoi giocare ${played(ability.playFree)} gratis`
  if ('useFree' in ability) return `puoi usare le abilità ${self(context).with('di')} gratis`
  if ('additionalInk' in ability) {
    const n = ability.additionalInk
    const what = n === 1 ? 'una carta in più' : `${n} carte in più`
    return `puoi aggiungere ${what} al tuo calamaio`
  }
  if ('enters' in ability) {
    const { damage: counters, exerted } = ability.enters
    const this_ = self(context)
    const state = [
      ...(exerted ? [agreeing('impegnat', this_.gender, false)] : []),
      ...(counters === undefined ? [] : [`con ${damage(counters)}`]),
    ]
    return `${this_.with()} entra in gioco ${listed(state, 'e')}`
  }
  if ('mustBeChosen' in ability) {
    return `gli avversari devono scegliere ${self(context).with()} per le loro azioni e abilità, se possono`
  }
  if ('skipDrawStep' in ability) return 'salti il passaggio di Pesca del tuo turno'
  if ('takesDamageFor' in ability) {
    const whom = oneOf(ability.takesDamageFor, context).with('a')
    const counters = `altrettanti segnalini danno ${self(context).with('su')}`
    const instead = ability.dealt
      ? `vengono invece inflitti ${self(context).with('a')}`
      : `metti invece ${counters}`
    return `se dovessero essere inflitti danni ${whom}, ${instead}`
  }
  if ('deckLimit' in ability) return 'il tuo mazzo può contenere un numero qualsiasi di copie di questa carta'
  return unsaid(ability, 'it')
}

export const italian: Language<ItalianClause> = {
  keyword,
  verb: (verb, context, tell) => verbWord(verb).say.it(verb, context, tell),
  sentence,
  when,
  if: (test, context) => clause(`se ${together(conditions(test, context))}`),
  ifYouDo: ({ actor }) => clause(actor === 'you' ? 'se lo fai' : 'se lo fa'),
  ifYouDont: ({ actor }) => clause(actor === 'you' ? 'se non lo fai' : 'se non lo fa'),
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
