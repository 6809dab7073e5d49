/** Italian: conditions, triggered, activated and static abilities. */
import { capital, clause, listed, plain, signed, unsaid, words } from '@regelwerk/say'
import { agreeing, type ItalianClause, nobody, statement } from '@regelwerk/say/it'
import type { Activated, Condition, Cost, Filter, Static, TriggerEvent, Triggered } from '../abilities.ts'
import { conditionWord } from '../vocabulary.ts'
import { aboutSelf, type Context, conjuncts, eventsOf, type Language, selfReferent } from './grammar.ts'
import { act, backOnTop, cannot, granted, la, lexemes, opponents, sentence, verb } from './it-effects.ts'
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
  some,
  subjects,
  such,
  type Test,
  your,
} from './it-phrases.ts'
import { keywordNames } from './nouns.ts'

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

function event(on: TriggerEvent, trigger: Triggered, context: Context, again: boolean): string {
  const what = trigger.what ?? 'self'
  const about = what === 'self' ? self({ ...context, trigger: undefined }) : oneOf(what, context)
  const subject = again && what === 'self' ? '' : about.with()
  const is = (stem: string, rest = '') => words(subject, 'viene', agreeing(stem, about.gender, false), rest)
  switch (on) {
    case 'play': {
      if (what === 'self') return `giochi ${about.with()}`
      const who = { yours: 'giochi', opposing: 'un avversario gioca', any: 'un giocatore gioca' }[
        what.whose ?? 'any'
      ]
      return `${who} ${some(what, context, { unowned: true }).with()}`
    }
    case 'quest':
      return words(subject, "va all'avventura")
    case 'challenge': {
      const { whom } = trigger
      if (!whom) return words(subject, 'sfida')
      const plain = Object.keys(whom).join() === 'type' && whom.type === 'character'
      return words(subject, 'sfida', some(plain ? { ...whom, other: true } : whom, context).with())
    }
    case 'challenged':
      return is('sfidat')
    case 'banished': {
      const banished = agreeing('esiliat', about.gender, false)
      if (trigger.inChallenge === 'asChallenger') return words(subject, 'sfida e viene', banished)
      if (trigger.inChallenge === 'asChallenged') return is('sfidat', `ed ${banished}`)
      return is('esiliat', trigger.inChallenge ? 'in una sfida' : '')
    }
    case 'banishesInChallenge':
      return words(subject, 'esilia un altro personaggio in una sfida')
    case 'sing':
      return words(subject, 'canta una canzone')
    case 'draw':
      return 'peschi una carta'
    case 'opponentDiscards':
      return 'un avversario scarta 1 o più carte'
    case 'move':
      return words(subject, 'si sposta in', trigger.whom?.here ? 'questo luogo' : 'un luogo')
    case 'inked':
      return 'una carta viene aggiunta al tuo calamaio'
    case 'chosenForSupport':
      return is('scelt', `per ${keywordNames.support.it}`)
    case 'chosenByOpposingAction':
      return is('scelt', "da un'azione avversaria")
    case 'startOfYourTurn':
      return "all'inizio del tuo turno"
    case 'endOfYourTurn':
      return 'alla fine del tuo turno'
    default:
      return unsaid(on, 'it')
  }
}

/** "Quando" for what happens to this card once, "ogni volta che" for all else. */
const opener = (on: TriggerEvent, trigger: Triggered): string => {
  if (on === 'startOfYourTurn' || on === 'endOfYourTurn') return ''
  const self = (trigger.what ?? 'self') === 'self'
  const once = on === 'play' || on === 'banished' || on === 'chosenByOpposingAction'
  return trigger.once || (self && once) ? 'quando' : 'ogni volta che'
}

const when: Language<ItalianClause>['when'] = (trigger, context, lasting) => {
  const { yourTurn, rest } = conjuncts(trigger.while)
  const turns = yourTurn ? 'in ogni tuo turno' : undefined
  const first = trigger.once === 'firstTime' && `la prima volta ${turns ?? 'in ogni turno'} che`
  const once = trigger.once === true && `una volta ${turns ?? 'per turno'},`
  const events = eventsOf(trigger).map((on, i) =>
    words(!first && opener(on, trigger), event(on, trigger, context, i > 0)),
  )
  const secondary = [
    ...(trigger.from === 'discard' ? ['questa carta si trova nei tuoi scarti'] : []),
    ...(trigger.if ? conditions(trigger.if, context).map(asserted) : []),
  ]
  const lasts = lasting && (lasting === 'thisTurn' ? 'in questo turno' : during(lasting, false))
  const tests = rest.flatMap((one) => conditions(one, context))
  return [
    ...(yourTurn && !trigger.once ? [clause('durante il tuo turno')] : []),
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
  const costs = capital(cost.map(said).join(', '))
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
  verb,
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
  atEndOfTurn: clause('alla fine del tuo turno'),
  named: (context) => ({
    hit: clause('se è la carta nominata'),
    take: act(context, lexemes.aggiungere, la, `alla ${your(context, 'f', false)} mano`),
    miss: backOnTop(context),
  }),
  static: static_,
  cost,
}
