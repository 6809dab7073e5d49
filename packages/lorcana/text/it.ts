/** Italian: conditions, triggered, activated and static abilities. */
import { capital, clause, listed, plain, signed, unsaid, words } from '@regelwerk/say'
import { agreeing, type ItalianClause, nobody, type Phrase, statement } from '@regelwerk/say/it'
import type { Activated, Condition, Cost, Filter, Static, TriggerEvent, Triggered } from '../abilities.ts'
import {
  aboutSelf,
  asksValues,
  type Context,
  conjuncts,
  eventsOf,
  justPlayed,
  type Language,
  referentOf,
  selfReferent,
} from './grammar.ts'
import { act, backOnTop, cannot, granted, la, lexemes, opponents, sentence, verb } from './it-effects.ts'
import {
  amountOf,
  challenging,
  damage,
  during,
  keyword,
  kind,
  oneOf,
  pronoun,
  self,
  some,
  subjects,
  such,
  theTriggering,
  values,
  your,
} from './it-phrases.ts'
import { keywordNames, nameIn } from './nouns.ts'

/** A verb in the indicative, and in the subjunctive that "a meno che" demands. */
type Verb = readonly [indicative: string, subjunctive: string]

const hai: Verb = ['hai', 'abbia']
const ha: Verb = ['ha', 'abbia']
const è: Verb = ['è', 'sia']
const sono: Verb = ['sono', 'siano']
const hanno: Verb = ['hanno', 'abbiano']

interface Test {
  /** Empty for "you": the verb says so. */
  subject: string
  verb: Verb
  rest: string
  not?: boolean
}

const asserted = ({ subject, verb, rest, not }: Test): string => words(subject, not && 'non', verb[0], rest)
const together = (tests: readonly Test[], and = 'e'): string => tests.map(asserted).join(` ${and} `)

/** "a meno che tu non abbia ...": what is denied here is denied twice, so it must be asserted. */
function unless(test: Condition, context: Context): string {
  const { subject, verb, rest, not } = condition(test, context)
  return words('a meno che', subject || (verb === hai && 'tu'), !not && 'non', verb[1], rest)
}

// ---- conditions

const avere = ({ actor }: Context) => ({ subject: '', verb: actor === 'you' ? hai : ha })

function conditions(test: Condition, context: Context): readonly Test[] {
  if ('both' in test) return test.both.flatMap((one) => conditions(one, context))
  return [condition(test, context)]
}

function condition(test: Condition, context: Context, not = false): Test {
  const opponent = `${not ? 'nessun' : 'un'} avversario`
  const least = (n: number) => (not ? `meno di ${n}` : `${n} o più`)
  const this_ = self(context)
  const state = (stem: string): Test => ({
    subject: this_.with(),
    verb: è,
    rest: agreeing(stem, this_.gender, false),
    not,
  })
  if ('not' in test) return condition(test.not, context, !not)
  if ('both' in test) {
    const [first, second] = test.both.map((one) => condition(one, context, not))
    return { ...first, rest: words(first.rest, not ? 'o' : 'e', asserted(second)) }
  }
  if ('have' in test) return having(test, context, not)
  if ('haveNamed' in test) {
    const names = listed(
      test.haveNamed.map((name) => nameIn(name, 'it')),
      'e',
    )
    return { ...avere(context), rest: `in gioco personaggi chiamati ${names}`, not }
  }
  if ('handAtLeast' in test) return { ...avere(context), rest: `${least(test.handAtLeast)} carte in mano` }
  if ('handEmpty' in test) return { ...avere(context), rest: 'carte in mano', not: !not }
  if ('inkwellAtLeast' in test) {
    const inkwell = `nel ${your(context, 'm', false)} calamaio`
    return { ...avere(context), rest: `${least(test.inkwellAtLeast)} carte ${inkwell}` }
  }
  if ('opponentHasMoreCards' in test) {
    const than = context.actor === 'you' ? 'di te' : 'di lui'
    return { subject: opponent, verb: ha, rest: `più carte in mano ${than}` }
  }
  if ('opponentLoreAtLeast' in test) {
    return { subject: opponent, verb: ha, rest: `${test.opponentLoreAtLeast} o più leggenda` }
  }
  if ('selfIs' in test) {
    if (test.selfIs === 'exerted') return state('impegnat')
    if (test.selfIs === 'damaged') return state('danneggiat')
    return { subject: this_.with(), verb: ['si trova', 'si trovi'], rest: 'in un luogo', not }
  }
  if ('selfDamageAtLeast' in test) {
    return { subject: this_.with(), verb: ha, rest: `${least(test.selfDamageAtLeast)} danni` }
  }
  if ('cardsUnderAtLeast' in test) {
    const under = this_.with('sotto a')
    const n = test.cardsUnderAtLeast
    if (n === 1)
      return { subject: '', verb: ["c'è", 'ci sia'], rest: `${not ? 'alcuna' : 'una'} carta ${under}`, not }
    return { subject: '', verb: ['ci sono', 'ci siano'], rest: `${least(n)} carte ${under}` }
  }
  if ('is' in test) return matches(test, context, not)
  if ('shifted' in test) {
    const shift = keywordNames.shift.it
    if (justPlayed(context)) return { subject: '', verb: ['hai usato', 'abbia usato'], rest: shift, not }
    return {
      ...state('stat'),
      rest: `${agreeing('stat', this_.gender, false)} ${agreeing('giocat', this_.gender, false)} con ${shift}`,
    }
  }
  if ('opposingBanishedInChallengeThisTurn' in test) {
    const subject = `${not ? 'nessun' : 'un'} personaggio avversario`
    return { subject, verb: è, rest: 'stato esiliato in una sfida in questo turno' }
  }
  if ('yourTurn' in test) return { subject: '', verb: è, rest: 'il tuo turno', not }
  return unsaid(test, 'it')
}

function having(test: Extract<Condition, { have: Filter }>, context: Context, not: boolean): Test {
  const { have: filter, atLeast, atMost } = test
  const wording = { unowned: true, lying: true }
  const several = (count: string) => kind(filter, context, { count }, { ...wording, plural: true })
  const none = kind(filter, context, 'none', { ...wording, plural: true })
  const [what, denied] = ((): readonly [Phrase, boolean] => {
    if (atMost !== undefined) {
      if (atLeast !== undefined) return [several(`da ${atLeast} a ${atMost}`), not]
      if (atMost === 0) return not ? [some(filter, context, wording), false] : [none, true]
      return [several(not ? `più di ${atMost}` : `al massimo ${atMost}`), false]
    }
    if ((atLeast ?? 1) === 1) return not ? [none, true] : [some(filter, context, wording), false]
    return [several(not ? `meno di ${atLeast}` : `${atLeast} o più`), false]
  })()
  const rest = words(!filter.here && !filter.in && 'in gioco', what.with())
  if (filter.whose === 'yours' || filter.in === 'discard' || filter.in === 'hand') {
    return { ...avere(context), rest, not: denied }
  }
  if (filter.whose === 'opposing') return { subject: 'un avversario', verb: ha, rest, not: denied }
  const there: Verb = what.plural ? ['ci sono', 'ci siano'] : ["c'è", 'ci sia']
  return { subject: '', verb: there, rest, not: denied }
}

function matches(test: Extract<Condition, { is: string }>, context: Context, not: boolean): Test {
  const { is, a: filter } = test
  const it = referentOf('it', context)
  const one = some(filter, context)
  if (is === 'it' && it.chosen && !asksValues(filter)) {
    return {
      subject: '',
      verb: ['viene', 'venga'],
      rest: `${agreeing('scelt', one.gender, false)} ${one.with()}`,
      not,
    }
  }
  const subject =
    is === 'it' ? pronoun(it, context) : is === 'challenger' ? challenging : theTriggering(context)
  if (is !== 'it') context.said.far = true
  if (asksValues(filter)) {
    return { subject: subject.with(), verb: subject.plural ? hanno : ha, rest: values(filter), not }
  }
  return { subject: subject.with(), verb: subject.plural ? sono : è, rest: one.with(), not }
}

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
    const under = rest.some((one) => 'cardsUnderAtLeast' in one)
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
