/** Italian: how long effects last, loops, and what joins sentences. */
import { adverb, clause, intro, type Lead, subordinate, unsaid } from '@regelwerk/say'
import { type ItalianClause, sentence } from '@regelwerk/say/it'
import type { Duration, Loop, Verb } from '../../abilities.ts'
import { constantWord, verbWord } from '../../reading.ts'
import { type Language, type Repeat, referentOf, remember, type Telling } from '../grammar.ts'
import { forEach } from './amounts.ts'
import { condition } from './conditions.ts'
import { when } from './happenings.ts'
import { eachOfThose, every, opponent, phrase, self, some } from './phrases.ts'
import { boldWords, iconNames, keyword } from './words.ts'

function duration(of: Duration, context: Telling): Lead {
  switch (of) {
    case 'turn':
      return clause('per il resto del turno')
    case 'opponentsNextTurn':
      context.said.opponent = context.actor === 'you'
      return clause(`durante il prossimo turno ${opponent(context).with('di')}`)
    case 'untilEndOfYourNextTurn':
      return clause('fino alla fine del tuo prossimo turno')
    case 'theirNextTurn':
      return clause('durante il suo prossimo turno')
    case 'untilYourNextTurn':
      return clause("fino all'inizio del tuo prossimo turno")
    case 'whileInPlay':
      return clause(`finché ${self(context).with()} non lascia il gioco`)
    default:
      return unsaid(of, 'it')
  }
}

function verb(node: Verb, context: Telling): ItalianClause {
  const said = verbWord(node).say.it(node, context)
  context.said.done = { do: node.do, noun: context.said.it?.noun ?? 'card' }
  return said
}

function repeat(loop: Repeat, context: Telling): string {
  const effect = loop.once ? "l'effetto precedente" : 'questo effetto'
  const only = loop.if ? ` se ${condition(loop.if, context)}` : ''
  if (loop.exalt !== undefined) {
    const what = phrase(loop.exalt, context).with()
    return `${loop.may ? 'puoi esaltare' : 'esalta'} ${what} per ripetere ${effect}${only}`
  }
  if (!loop.may) return `ripeti ${effect}${only}`
  if (loop.once) return `puoi ripetere ${effect}${only}`
  const all = subordinate('finché può essere risolto per intero')
  return `puoi ripetere ${effect} quante volte vuoi${all}${only}`
}

function eachOf(
  { what }: Extract<Loop, { do: 'eachOf' }>,
  context: Telling,
): { first?: ItalianClause; lead: Lead } {
  if (typeof what === 'object' && 'each' in what) {
    const lead = clause(`per ${every(what.each, context, { lying: true }).with()}, una alla volta`)
    remember(what, context)
    one(context)
    return { lead }
  }
  if (typeof what === 'object' && 'neighboursOf' in what) {
    const lead = clause(`per ${phrase(what, context).with()}, una alla volta`)
    one(context)
    return { lead }
  }
  const choose: Verb = { do: 'chooseCard', what }
  const first = what === 'it' ? undefined : verb(choose, context)
  const lead = clause(`per ${eachOfThose(referentOf('it', context))}, una alla volta`)
  one(context)
  return { lead, ...(first && { first }) }
}

/** In the loop "it" is one of them. */
function one(context: Telling): void {
  context.said.it = { ...referentOf('it', context), plural: false }
  context.said.near = true
}

export const italian: Language<ItalianClause> = {
  keyword: ({ keyword: word, n }) => keyword(word, n),
  enhance: ({ icons }) => {
    const kinds = [...new Set(icons)]
    const said = kinds.map((kind) => {
      const n = icons.filter((icon) => icon === kind).length
      return n === 1 ? `1 icona ${iconNames[kind]}` : `${n} icone ${iconNames[kind]}`
    })
    return `potenziare: ${said.join(', ')}`
  },
  bold: boldWords,
  verb,
  sentence,
  when,
  if: (test, context) => clause(`se ${condition(test, context)}`),
  while: (test, context) => clause(`finché ${condition(test, context)}`),
  onlyIf: (test, context) => `usa questa abilità solo se ${condition(test, context)}`,
  ifYouDo: (context, sought) => {
    const [does, discards] = context.actor === 'you' ? ['fai', 'scarti'] : ['fa', 'scarta']
    if (sought === undefined) return clause(`se lo ${does}`)
    return clause(`se ${discards} in questo modo ${some(sought, context, { unplaced: true }).with()}`)
  },
  otherwise: clause('altrimenti'),
  forEachPlayer: intro('per ogni giocatore:'),
  chooseOne: 'scegli una:',
  or: ' Oppure: ',
  duration,
  constant: (node, of) => constantWord(node).say.it(node, of),
  whenItLeaves: (context) => clause(`quando ${self(context).with()} lascia il gioco`),
  wouldDealDamage: (context) => clause(`ogni volta che ${self(context).with()} infliggerebbe danni`),
  times: ({ n }, context) =>
    typeof n === 'number' ? intro(`fai quanto segue ${n} volte:`) : adverb(forEach(n, context)),
  forEachChosen: (n, context) => adverb(forEach(n, context)),
  eachOf,
  repeat,
}
