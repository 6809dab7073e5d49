/** German: conditions, triggered, activated and static abilities. */
import { adverb, capital, clause, listed, signed, subordinate, unsaid, words } from '@regelwerk/say'
import {
  fixed,
  type GermanClause,
  type Phrase,
  type Subordinate,
  statement,
  sideBySide as together,
  verbSecond,
  verbs,
} from '@regelwerk/say/de'
import type { Activated, Condition, Cost, Filter, Happens, Static, Triggered } from '../abilities.ts'
import { conditionWord, eventWord, verbWord } from '../vocabulary.ts'
import { act, du, granted, opponents, sentence } from './de-clauses.ts'
import { happens } from './de-happenings.ts'
import {
  amountOf,
  counted,
  during,
  keyword,
  kind,
  oneOf,
  phrase,
  pronoun,
  self,
  subjects,
  such,
} from './de-phrases.ts'
import { aboutSelf, type Context, conjuncts, eventsOf, type Language, selfReferent } from './grammar.ts'

function conditions(test: Condition, context: Context): readonly Subordinate[] {
  if ('all' in test) return test.all.flatMap((one) => conditions(one, context))
  return [condition(test, context)]
}

const condition = (test: Condition, context: Context): Subordinate =>
  conditionWord(test).say.de(test, context, false)

// ---- triggered abilities

/** "wenn" for what happens to this card once, "jedes Mal, wenn" for all else. */
const opener = (on: Happens, trigger: Triggered): string => {
  const self = (trigger.what ?? 'self') === 'self'
  return trigger.once || trigger.nth || (self && eventWord(on).onlyOnce) ? 'wenn' : 'jedes Mal, wenn'
}

const ordinals = ['erste', 'zweite', 'dritte']

export const when: Language<GermanClause>['when'] = (trigger, context, lasting) => {
  const { yourTurn, rest } = conjuncts(trigger.while)
  const turns = yourTurn ? 'in jedem deiner Züge,' : undefined
  const often = trigger.once || trigger.nth
  const once = trigger.nth
    ? `das ${ordinals[trigger.nth - 1]} Mal ${turns ?? 'in jedem Zug,'}`
    : trigger.once && `einmal ${turns ?? 'pro Zug,'}`
  const meanwhile = words(yourTurn && !often && 'in deinem Zug', lasting && during(lasting, false))
  const secondary: readonly Subordinate[] = [
    ...(trigger.inZone === 'discard'
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
    return `${opener(on, trigger)} ${together([{ ...said, middle }, ...(last ? secondary : [])])}`
  })
  return [clause(words(once, clauses.join(' und '))), ...solange]
}

// ---- activated and static abilities

function cost({ cost, ...ability }: Activated, context: Context): string {
  const said = (one: Cost): string => {
    if ('exert' in one) return '{E}'
    if ('ink' in one) return `${one.ink} {I}`
    if ('exertOne' in one) return `{E} ${phrase({ one: one.exertOne }, context).in('acc')}`
    if ('banishSelf' in one) return `verbanne ${self(context).in('acc')}`
    return unsaid(one, 'de')
  }
  const paid = capital(cost.map(said).join(', '))
  const costs = ability.once ? (paid ? `Einmal pro Zug: ${paid}` : 'Einmal pro Zug') : paid
  return ability.while ? `Solange ${together(conditions(ability.while, context))}: ${costs}` : costs
}

function static_(ability: Static, context: Context): string {
  const { yourTurn, rest } = conjuncts(ability.while)
  // What matters only while a card is played is a mere "falls".
  const word = 'payLess' in ability || 'playFree' in ability ? 'falls' : 'solange'
  const tests = rest.flatMap((one) => conditions(one, context))
  const leads = [
    ...(yourTurn ? [adverb('in deinem Zug')] : []),
    ...(tests.length > 0 ? [clause(`${word} ${together(tests)}`)] : []),
  ]
  const { lead, ...said } = fact(ability, context)
  const unless = ability.unless && `, es sei denn, ${verbSecond(condition(ability.unless, context))}`
  return `${sentence({ leads: lead ? [...leads, lead] : leads, parts: [said] })}${unless ?? ''}`
}

function fact(ability: Static, context: Context): GermanClause {
  const played = (what: 'self' | Filter): Phrase =>
    what === 'self' ? self(context) : such(what, context, { unowned: true })
  const darf = (middle: string, end: string) => statement(du(context), verbs.dürfen, middle, end)
  if ('to' in ability) {
    const again = ability.to === 'self' && aboutSelf(conjuncts(ability.while).rest)
    const to = again ? pronoun(selfReferent(context), context) : subjects(ability.to, context)
    if ('grant' in ability) {
      // Two keywords must not meet: "gegnerische Charaktere mit Wendig zusätzlich Impulsiv".
      const { strength, willpower, lore, keywords } = ability.grant
      const stats = [strength, willpower, lore].some((value) => value !== undefined)
      const meet = ability.to !== 'self' && ability.to.keyword && keywords && !stats
      return granted(to, ability.grant, context, undefined, meet ? 'zusätzlich' : undefined)
    }
    if ('cantBeChallengedBy' in ability) {
      const by = such(ability.cantBeChallengedBy, context)
      return statement(by, verbs.können, `${to.in('acc')} nicht`, 'herausfordern')
    }
    if ('singCost' in ability) {
      const middle = `zum Singen von Liedern ${signed(ability.singCost)} Kosten`
      return statement(to, verbs.haben, middle)
    }
    if ('strengthFloor' in ability) {
      const yours = ability.to === 'self' || ability.to.whose === 'yours'
      const whose = yours ? subjects(ability.to, context).in('gen') : `von ${to.in('dat')}`
      return statement(
        fixed(`die {S} ${whose}`),
        verbs.können,
        'nicht unter den aufgedruckten Wert',
        'reduziert werden',
      )
    }
    return unsaid(ability, 'de')
  }
  if ('opponentsCantPlay' in ability) {
    const what = kind(ability.opponentsCantPlay, context, { ein: 'kein' }, { plural: true }).in('acc')
    return statement(opponents, verbs.können, what, 'ausspielen')
  }
  if ('payLess' in ability) {
    const { middle, behind = '' } = amountOf(
      ability.payLess,
      context,
      (n) => `${n} {I} weniger`,
      'so viel {I} weniger',
    )
    const play = subordinate(`um ${played(ability.for).in('acc')} auszuspielen`)
    return statement(du(context), verbs.zahlen, { middle, behind: `${behind}${play}` })
  }
  if ('playFree' in ability) return darf(`${played(ability.playFree).in('acc')} kostenlos`, 'ausspielen')
  if ('useFree' in ability) return darf(`die Fähigkeiten von ${self(context).in('dat')} kostenlos`, 'nutzen')
  if ('additionalInk' in ability) {
    const n = ability.additionalInk
    return darf(n === 1 ? '1 weitere Karte' : `${n} weitere Karten`, 'tinten')
  }
  if ('enters' in ability) {
    const { damage, exerted } = ability.enters
    const state = listed(
      [...(exerted ? ['erschöpft'] : []), ...(damage === undefined ? [] : [`mit ${damage} Schaden`])],
      'und',
    )
    return statement(self(context), verbs.kommen, `${state} ins Spiel`)
  }
  if ('mustBeChosen' in ability) {
    const middle = `für ihre Aktionen und Fähigkeiten ${self(context).in('acc')}`
    const behind = subordinate('wenn sie können')
    return statement(opponents, verbs.müssen, { middle, behind }, 'wählen')
  }
  if ('skipDrawStep' in ability) {
    return statement(du(context), verbs.überspringen, 'in deinem Zug den Schritt „Ziehen“')
  }
  if ('takesDamageFor' in ability) {
    const lead = clause(`wenn ${oneOf(ability.takesDamageFor, context).in('dat')} Schaden zugefügt würde`)
    if (ability.dealt) {
      const middle = `stattdessen ${self(context).in('dat')}`
      return { lead, ...statement(fixed('dieser Schaden', 'm'), verbs.werden, middle, 'zugefügt') }
    }
    const middle = `stattdessen ebenso viele Schadensmarker auf ${self(context).in('acc')}`
    return { lead, ...act(context, verbs.legen, middle) }
  }
  if ('deckLimit' in ability) {
    const copies = 'beliebig viele Exemplare dieser Karte'
    return statement(fixed('dein Deck', 'n'), verbs.dürfen, copies, 'enthalten')
  }
  return unsaid(ability, 'de')
}

export const german: Language<GermanClause> = {
  keyword,
  verb: (verb, context, tell) => verbWord(verb).say.de(verb, context, tell),
  sentence,
  when,
  if: (test, context) => clause(`falls ${together(conditions(test, context))}`),
  ifYouDo: ({ actor }) => clause(actor === 'you' ? 'falls du dies tust' : 'falls sie dies tut'),
  ifYouDont: ({ actor }) => clause(actor === 'you' ? 'falls du dies nicht tust' : 'falls sie dies nicht tut'),
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
