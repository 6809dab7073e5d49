/** German: what triggers an ability, how long it lasts, loops. */

import { adverb, clause, intro, type Lead, subordinate, unsaid } from '@regelwerk/say'
import type { GermanClause } from '@regelwerk/say/de'
import type { Duration, Loop, Verb } from '../../abilities.ts'
import { constantWord, verbWord } from '../../reading.ts'
import { type Language, type Repeat, referentOf, remember, type Telling } from '../grammar.ts'
import { forEach } from './amounts.ts'
import { sentence } from './clauses.ts'
import { condition } from './conditions.ts'
import { when } from './happenings.ts'
import { du, eachOfThose, every, opponent, phrase, self, some } from './phrases.ts'
import { boldWords, iconNames, keyword } from './words.ts'

function duration(of: Duration, context: Telling, what: 'constant' | 'triggered'): Lead {
  const lasting = (text: string): Lead => ({ text, kind: what === 'triggered' ? 'duration' : 'adverb' })
  switch (of) {
    case 'turn':
      return lasting('für den Rest des Zuges')
    case 'opponentsNextTurn':
      context.said.opponent = context.actor === 'you'
      return lasting(`im nächsten Zug ${opponent(context).in('gen')}`)
    case 'untilEndOfYourNextTurn':
      return lasting('bis zum Ende deines nächsten Zuges')
    case 'theirNextTurn':
      return lasting('in seinem nächsten Zug')
    case 'untilYourNextTurn':
      return lasting('bis zum Beginn deines nächsten Zuges')
    case 'whileInPlay': {
      const until = `bis ${self(context).in('nom')} das Spiel verlässt`
      return what === 'triggered' ? intro(`${until}, gilt:`) : clause(until)
    }
    default:
      return unsaid(of, 'de')
  }
}

// ---- verbs

function verb(node: Verb, context: Telling): GermanClause {
  const clause = verbWord(node).say.de(node, context)
  context.said.done = { do: node.do, noun: context.said.it?.noun ?? 'card' }
  return clause
}

// ---- loops

function repeat(loop: Repeat, context: Telling): string {
  const effect = loop.once ? 'den oben genannten Effekt' : 'diesen Effekt'
  const only = loop.if ? subordinate(`falls ${condition(loop.if, context)}`) : ''
  if (loop.exalt !== undefined) {
    const what = phrase(loop.exalt, context).in('acc')
    const purpose = subordinate(`um ${effect} zu wiederholen${only}`)
    return loop.may ? `du darfst ${what} erheben${purpose}` : `erhebe ${what}${purpose}`
  }
  if (!loop.may) return `wiederhole ${effect}${only}`
  if (loop.once) return `du darfst ${effect} wiederholen${only}`
  return `du darfst ${effect} beliebig oft wiederholen, solange er vollständig abgehandelt werden kann${only}`
}

function eachOf(
  { what }: Extract<Loop, { do: 'eachOf' }>,
  context: Telling,
): { first?: GermanClause; lead: Lead } {
  if (typeof what === 'object' && 'each' in what) {
    const lead = adverb(`für ${every(what.each, context, { lying: true }).in('acc')} nacheinander`)
    remember(what, context)
    one(context)
    return { lead }
  }
  if (typeof what === 'object' && 'neighboursOf' in what) {
    const lead = intro(`für ${phrase(what, context).in('acc')} gilt nacheinander:`)
    Object.assign(context.said, { it: { noun: 'neighbour', plural: false }, near: true })
    return { lead }
  }
  const choose: Verb = { do: 'chooseCard', what }
  const first = what === 'it' ? undefined : verb(choose, context)
  const lead = adverb(`für ${eachOfThose(referentOf('it', context)).in('acc')} nacheinander`)
  one(context)
  return { lead, ...(first && { first }) }
}

/** In the loop "it" is one of them. */
function one(context: Telling): void {
  context.said.it = { ...referentOf('it', context), plural: false }
  context.said.near = true
}

export const german: Language<GermanClause> = {
  keyword: ({ keyword: word, n }) => keyword(word, n),
  enhance: ({ icons }) => {
    const kinds = [...new Set(icons)]
    const said = kinds.map((kind) => {
      const n = icons.filter((icon) => icon === kind).length
      return `${n} ${iconNames[kind][n === 1 ? 0 : 1]}`
    })
    return `Verbesserung: ${said.join(', ')}`
  },
  bold: boldWords,
  verb,
  sentence,
  when,
  if: (test, context) => clause(`falls ${condition(test, context)}`),
  while: (test, context) => clause(`solange ${condition(test, context)}`),
  onlyIf: (test, context) => `verwende diese Fähigkeit nur, falls ${condition(test, context)}`,
  ifYouDo: (context, sought) => {
    const [does, discards] = context.actor === 'you' ? ['tust', 'ablegst'] : ['tut', 'ablegt']
    if (sought === undefined) return clause(`falls ${du(context)} das ${does}`)
    const card = some(sought, context, { unplaced: true }).in('acc')
    return clause(`falls ${du(context)} auf diese Weise ${card} ${discards}`)
  },
  otherwise: adverb('andernfalls'),
  forEachPlayer: intro('für jeden Spieler gilt:'),
  chooseOne: 'wähle eines:',
  or: ' Oder: ',
  duration,
  constant: (node, of) => constantWord(node).say.de(node, of),
  whenItLeaves: (context) => clause(`sobald ${self(context).in('nom')} das Spiel verlässt`),
  wouldDealDamage: (context) => clause(`immer wenn ${self(context).in('nom')} Schaden zufügen würde`),
  times: ({ n }, context) =>
    typeof n === 'number' ? intro(`führe Folgendes ${n} Mal aus:`) : adverb(forEach(n, context)),
  forEachChosen: (n, context) => adverb(forEach(n, context)),
  eachOf,
  repeat,
}
