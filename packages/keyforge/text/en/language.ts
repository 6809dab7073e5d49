/** English: what triggers an ability, how long it lasts, loops. */

import { adverb, clause, intro, type Lead, unsaid } from '@regelwerk/say'
import { counted, type EnglishClause, sentence } from '@regelwerk/say/en'
import type { Duration, Loop, Verb } from '../../abilities.ts'
import { constantWord, verbWord } from '../../reading.ts'
import {
  type Language,
  objectOf,
  type Repeat,
  referentOf,
  remember,
  type Telling,
  targetsOf,
} from '../grammar.ts'
import { forEach, perChosen } from './amounts.ts'
import { condition } from './conditions.ts'
import { when } from './happenings.ts'
import { every, opponents, phrase, some, such, this_, you } from './phrases.ts'
import { boldWords, iconNames, keyword, words } from './words.ts'

const durations = (duration: Duration, context: Telling): Lead => {
  switch (duration) {
    case 'turn':
      return adverb('for the remainder of the turn')
    case 'opponentsNextTurn':
      context.said.opponent = context.actor === 'you'
      return adverb(`during ${opponents(context)} next turn`)
    case 'untilEndOfYourNextTurn':
      return adverb('until the end of your next turn')
    case 'theirNextTurn':
      return adverb('during their next turn')
    case 'untilYourNextTurn':
      return adverb('until the start of your next turn')
    case 'whileInPlay':
      return adverb(`until ${this_(context)} leaves play`)
    default:
      return unsaid(duration, 'en')
  }
}

// ---- verbs

/** "... for each friendly creature", where as many cards are chosen. */
function withPer(clause: EnglishClause, per: string | undefined): EnglishClause {
  if (per === undefined) return clause
  const { base, finite } = clause
  return { ...clause, finite: words(finite, per), ...(base && { base: words(base, per) }) }
}

function verb(node: Verb, context: Telling): EnglishClause {
  const per = perChosen(targetsOf(objectOf(node) ?? []), context)
  const clause = withPer(verbWord(node).say.en(node, context), per)
  context.said.done = { do: node.do, noun: context.said.it?.noun ?? 'card' }
  return clause
}

// ---- loops

function repeat(loop: Repeat, context: Telling): string {
  const effect = loop.once ? 'the preceding effect' : 'this effect'
  const only = loop.if && ` if ${condition(loop.if, context)}`
  if (loop.exalt !== undefined) {
    const what = phrase(loop.exalt, context).acc
    return `${loop.may ? 'you may ' : ''}exalt ${what} to repeat ${effect}${only ?? ''}`
  }
  if (loop.may) {
    const often = loop.once ? '' : ' any number of times, as long as all of it can be done'
    return `you may repeat ${effect}${often}${only ?? ''}`
  }
  return `repeat ${effect}${only ?? ''}`
}

function eachOf(
  { what }: Extract<Loop, { do: 'eachOf' }>,
  context: Telling,
): { first?: EnglishClause; lead: Lead } {
  if (typeof what === 'object' && 'each' in what) {
    const lead = adverb(`for ${every(what.each, context, { lying: true })}, one at a time`)
    remember(what, context)
    one(context)
    return { lead }
  }
  if (typeof what === 'object' && 'neighboursOf' in what) {
    const lead = adverb(`for ${phrase(what, context).acc}, one at a time`)
    one(context)
    return { lead }
  }
  const choose: Verb = { do: 'chooseCard', what }
  const first = what === 'it' ? undefined : verb(choose, context)
  const { noun } = referentOf('it', context)
  const lead = adverb(
    `for each of ${what === 'it' ? `those ${such({}, context, { noun })}` : 'them'}, one at a time`,
  )
  one(context)
  return { lead, ...(first && { first }) }
}

/** In the loop "it" is one of them. */
function one(context: Telling): void {
  context.said.it = { ...referentOf('it', context), plural: false }
  context.said.near = true
}

export const english: Language<EnglishClause> = {
  keyword: ({ keyword: word, n }) => keyword(word, n),
  enhance: ({ icons }) => {
    const kinds = [...new Set(icons)]
    const number = (kind_: (typeof kinds)[number]): number => icons.filter((icon) => icon === kind_).length
    return `enhance: ${kinds.map((icon) => counted(number(icon), `${iconNames[icon]} icon`)).join(', ')}`
  },
  bold: boldWords,
  verb,
  sentence,
  when,
  if: (test, context) => clause(`if ${condition(test, context)}`),
  while: (test, context) => clause(`while ${condition(test, context)}`),
  onlyIf: (test, context) => `use this ability only if ${condition(test, context)}`,
  takesUpTurn: true,
  ifYouDo: (context, sought) => {
    const they = you(context)
    if (sought === undefined) return clause(`if ${they} do`)
    return clause(`if ${they} discard ${some(sought, context, { unplaced: true })} this way`)
  },
  otherwise: adverb('otherwise'),
  forEachPlayer: intro('for each player:'),
  chooseOne: 'choose one:',
  or: ' Or: ',
  duration: durations,
  constant: (node, of) => constantWord(node).say.en(node, of),
  whenItLeaves: (context) => clause(`when ${this_(context)} leaves play`),
  wouldDealDamage: (context) => clause(`whenever ${this_(context)} would deal damage`),
  times: ({ n }, context) =>
    typeof n === 'number' ? intro(`do the following ${n} times:`) : adverb(forEach(n, context)),
  forEachChosen: (n, context) => adverb(forEach(n, context)),
  eachOf,
  repeat,
}
