/** German: what triggers an ability, how long it lasts, loops. */
import { adverb, clause, intro, type Lead, subordinate, unsaid, words } from '@regelwerk/say'
import type { GermanClause, Phrase } from '@regelwerk/say/de'
import type { Duration, Filter, Happening, Loop, Verb } from '../abilities.ts'
import { amount } from './de-amounts.ts'
import { sentence } from './de-clauses.ts'
import { condition, theOpponent } from './de-conditions.ts'
import { constant } from './de-constants.ts'
import { eachOfThose, every, house, phrase, self, some } from './de-phrases.ts'
import { verb } from './de-verbs.ts'
import { AMBER, boldWords, iconNames, keyword } from './de-words.ts'
import { type Context, type Language, type Repeat, referentOf, remember } from './grammar.ts'

// ---- triggers

function when(happening: Happening, context: Context, each: boolean): Lead {
  const after = each ? 'immer nachdem' : 'nachdem'
  const about = (what: Filter | 'self'): Phrase => {
    const said = what === 'self' ? self(context) : some(what, context)
    remember('triggering', context)
    return said
  }
  if ('at' in happening) return adverb('am Ende deines Zuges')
  if ('before' in happening) {
    if (happening.before === 'fights') return clause(`bevor ${about(happening.what).in('nom')} kämpft`)
    return clause('nachdem eine Aktionskarte gespielt worden ist, aber bevor sie abgehandelt wird')
  }
  switch (happening.after) {
    case 'enters':
      return clause(`${after} ${about(happening.what).in('nom')} ins Spiel gekommen ist`)
    case 'played': {
      const { by, what, flank } = happening
      const side = flank && (flank === 'left' ? 'linken Flanke' : 'rechten Flanke')
      if (by === undefined) {
        const where = side && `an der ${side}`
        return clause(words(after, about(what).in('nom'), where, 'gespielt worden ist'))
      }
      const played = { ...what, ...(by === 'you' && what.whose === 'friendly' && { whose: undefined }) }
      if (by === 'you') {
        return clause(
          words(after, 'du', about(played as Filter).in('acc'), side && `an deiner ${side}`, 'gespielt hast'),
        )
      }
      const who = theOpponent(context)
      return clause(
        words(after, who, about(played as Filter).in('acc'), side && `an seiner ${side}`, 'gespielt hat'),
      )
    }
    case 'reaps':
      return clause(`${after} ${about(happening.what).in('nom')} geerntet hat`)
    case 'fights':
      return clause(`${after} ${about(happening.what).in('nom')} gekämpft hat`)
    case 'used':
      if (happening.by === 'you')
        return clause(`${after} du ${about(happening.what).in('acc')} verwendet hast`)
      return clause(`${after} ${about(happening.what).in('nom')} verwendet worden ist`)
    case 'destroyed': {
      const fighting = happening.fighting && `im Kampf gegen ${self(context).in('acc')}`
      const during = happening.during && 'in deinem Zug'
      return clause(words(after, about(happening.what).in('nom'), during, fighting, 'zerstört worden ist'))
    }
    case 'forges': {
      if (happening.who === 'you') return clause(`${after} du einen Schlüssel geschmiedet hast`)
      const who = happening.who === 'opponent' ? theOpponent(context) : 'ein Spieler'
      return clause(`${after} ${who} einen Schlüssel geschmiedet hat`)
    }
    case 'choosesHouse':
      return clause(`${after} du ${house(happening.house)} als deine aktive Fraktion gewählt hast`)
    case 'discards': {
      const { in: _, whose: __, ...what } = happening.what
      return clause(`${after} du ${about(what).in('acc')} von deiner Hand abgelegt hast`)
    }
    case 'gainsByReaping':
      return clause(`${after} ${theOpponent(context)} durch Ernten ${AMBER} erhalten hat`)
    case 'armorPrevents':
      return clause(`${after} die Rüstung ${about('self').in('gen')} Schaden verhindert hat`)
    case 'damagedByIcon':
      return clause(
        `${after} ${about(happening.what).in('dat')} durch ein Schaden-Bonussymbol Schaden zugefügt worden ist`,
      )
    default:
      return unsaid(happening, 'de')
  }
}

function duration(of: Duration, context: Context, what: 'constant' | 'triggered'): Lead {
  const lasting = (text: string): Lead => ({ text, kind: what === 'triggered' ? 'duration' : 'adverb' })
  switch (of) {
    case 'turn':
      return lasting('für den Rest des Zuges')
    case 'opponentsNextTurn':
      context.said.opponent = true
      return lasting('im nächsten Zug deines Gegners')
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

// ---- loops

function repeat(loop: Repeat, context: Context): string {
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
  context: Context,
): { first?: GermanClause; lead: Lead } {
  if (typeof what === 'object' && 'each' in what) {
    const lead = adverb(`für ${every(what.each, context, { lying: true }).in('acc')} nacheinander`)
    remember(what, context)
    one(context)
    return { lead }
  }
  const choose: Verb = { do: 'chooseCard', what }
  const first = what === 'it' ? undefined : verb(choose, context)
  const lead = adverb(`für ${eachOfThose(referentOf('it', context)).in('acc')} nacheinander`)
  one(context)
  return { lead, ...(first && { first }) }
}

/** In the loop "it" is one of them. */
function one(context: Context): void {
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
  ifYouDo: ({ actor }) => clause(actor === 'you' ? 'falls du das tust' : 'falls er das tut'),
  otherwise: adverb('andernfalls'),
  forEachPlayer: intro('für jeden Spieler gilt:'),
  chooseOne: 'wähle eines:',
  or: ' Oder: ',
  duration,
  constant,
  wouldDealDamage: (context) => clause(`immer wenn ${self(context).in('nom')} Schaden zufügen würde`),
  times: ({ n }, context) =>
    typeof n === 'number' ? intro(`führe Folgendes ${n} Mal aus:`) : adverb(amount(n, context, '').per ?? ''),
  eachOf,
  repeat,
}
