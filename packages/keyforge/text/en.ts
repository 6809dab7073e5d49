/** English: what triggers an ability, how long it lasts, loops. */
import { adverb, clause, intro, type Lead, unsaid, words } from '@regelwerk/say'
import { counted, type EnglishClause, sentence } from '@regelwerk/say/en'
import type { Duration, Filter, Happening, Loop, Verb } from '../abilities.ts'
import { amount } from './en-amounts.ts'
import { condition, theOpponent } from './en-conditions.ts'
import { constant } from './en-constants.ts'
import { verb } from './en-verbs.ts'
import {
  AMBER,
  boldWords,
  every,
  house,
  iconNames,
  keyword,
  phrase,
  some,
  such,
  this_,
  your,
} from './en-words.ts'
import { type Context, type Language, type Repeat, referentOf, remember } from './grammar.ts'

// ---- triggers

function when(happening: Happening, context: Context, each: boolean): Lead {
  const after = each ? 'each time' : 'after'
  const about = (what: Filter | 'self'): string => {
    const text = what === 'self' ? this_(context) : some(what, context)
    remember('triggering', context)
    return text
  }
  if ('at' in happening) return clause(`at the end of ${your(context)} turn`)
  if ('before' in happening) {
    if (happening.before === 'fights') return clause(`before ${about(happening.what)} fights`)
    return clause('after an action card is played, but before it resolves')
  }
  switch (happening.after) {
    case 'enters':
      return clause(`${after} ${about(happening.what)} enters play`)
    case 'played': {
      const flank = (whose: string) => happening.flank && `on ${whose} ${happening.flank} flank`
      const { by, what } = happening
      if (by === undefined) return clause(words(after, about(what), 'is played', flank('the')))
      const who = by === 'you' ? 'you play' : `${theOpponent(context)} plays`
      return clause(
        words(
          after,
          who,
          about({ ...what, ...(by === 'you' && what.whose === 'friendly' && { whose: undefined }) }),
          flank('their'),
        ),
      )
    }
    case 'reaps':
    case 'fights':
      return clause(`${after} ${about(happening.what)} ${happening.after}`)
    case 'used': {
      if (happening.by === 'you') return clause(`${after} you use ${about(happening.what)}`)
      return clause(`${after} ${about(happening.what)} is used`)
    }
    case 'destroyed': {
      const fighting = happening.fighting && `fighting ${this_(context)}`
      const during = happening.during && 'during your turn'
      return clause(words(after, about(happening.what), 'is destroyed', fighting, during))
    }
    case 'forges': {
      if (happening.who === 'you') return clause(`${after} you forge a key`)
      const who = happening.who === 'opponent' ? theOpponent(context) : 'a player'
      return clause(`${after} ${who} forges a key`)
    }
    case 'choosesHouse':
      return clause(`${after} you choose ${house(happening.house)} as your active house`)
    case 'discards': {
      const { in: _, whose: __, ...what } = happening.what
      return clause(`${after} you discard ${about(what)} from your hand`)
    }
    case 'gainsByReaping':
      return clause(`${after} ${theOpponent(context)} gains ${AMBER} by reaping`)
    case 'armorPrevents':
      return clause(`${after} the armor of ${about('self')} prevents damage`)
    case 'damagedByIcon':
      return clause(`${after} ${about(happening.what)} is dealt damage by a damage bonus icon`)
    default:
      return unsaid(happening, 'en')
  }
}

const durations = (duration: Duration, context: Context): Lead => {
  switch (duration) {
    case 'turn':
      return adverb('for the remainder of the turn')
    case 'opponentsNextTurn':
      context.said.opponent = true
      return adverb("during your opponent's next turn")
    case 'untilYourNextTurn':
      return adverb('until the start of your next turn')
    case 'whileInPlay':
      return adverb(`until ${this_(context)} leaves play`)
    default:
      return unsaid(duration, 'en')
  }
}

// ---- loops

function repeat(loop: Repeat, context: Context): string {
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
  context: Context,
): { first?: EnglishClause; lead: Lead } {
  if (typeof what === 'object' && 'each' in what) {
    const lead = adverb(`for ${every(what.each, context, { lying: true })}, one at a time`)
    remember(what, context)
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
function one(context: Context): void {
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
  ifYouDo: ({ actor }) => clause(actor === 'you' ? 'if you do' : 'if they do'),
  otherwise: adverb('otherwise'),
  forEachPlayer: intro('for each player:'),
  chooseOne: 'choose one:',
  or: ' Or: ',
  duration: durations,
  constant,
  wouldDealDamage: (context) => clause(`whenever ${this_(context)} would deal damage`),
  times: ({ n }, context) =>
    typeof n === 'number' ? intro(`do the following ${n} times:`) : adverb(amount(n, context, '').per ?? ''),
  eachOf,
  repeat,
}
