/** German: conditions, as subordinate clauses, whose verb comes last. */
import { unsaid, words } from '@regelwerk/say'
import { type Determiner, isPlural, nounIn, pronounOf, type Subordinate, verbLast } from '@regelwerk/say/de'
import type { Condition, Filter } from '../abilities.ts'
import { doneThing } from './de-amounts.ts'
import { du, house, kind, opponent, phrase, some, such, your } from './de-phrases.ts'
import { AMBER, counterNames, nouns } from './de-words.ts'
import { type Context, isOnlyOfHouse, isOutside, referentOf } from './grammar.ts'

/** "du 7 oder mehr Æmber hast", to stand behind "falls", "solange" and the like. */
export function condition(test: Condition, context: Context, not = false): string {
  if ('both' in test) {
    return test.both.map((one) => condition(one, context, not)).join(not ? ' oder ' : ' und ')
  }
  if ('not' in test) return condition(test.not, context, !not)
  return verbLast(clause(test, context, not))
}

/** Mentioned here, the opponent is "er" for the rest of the sentence. */
export function theOpponent(context: Context): string {
  if (context.actor === 'you' && context.said.opponent) return pronounOf('m').in('nom')
  context.said.opponent = context.actor === 'you'
  return opponent(context).in('nom')
}

/** "du ... hast", "er ... hat" */
const you = (context: Context, du_: string, er: string): { subject: string; verb: string } => ({
  subject: du(context),
  verb: context.actor === 'you' ? du_ : er,
})

const least = (n: number, not: boolean): string => (not ? `weniger als ${n}` : `${n} oder mehr`)

type Single = Exclude<Condition, { both: unknown } | { not: Condition }>

function clause(test: Single, context: Context, not: boolean): Subordinate {
  const nicht = not && 'nicht'
  if ('there' in test) return there(test, context, not)
  if ('amber' in test) {
    const middle = amberOf(test, not)
    if (test.amber === 'yours') return { ...you(context, 'hast', 'hat'), middle }
    return { subject: theOpponent(context), middle, verb: 'hat' }
  }
  if ('opponentHasMoreAmber' in test) {
    const behind = `als ${du(context)}`
    return { subject: theOpponent(context), middle: words(nicht, `mehr ${AMBER}`), verb: 'hat', behind }
  }
  if ('moreCreatures' in test) {
    const middle = words(nicht, 'mehr Kreaturen')
    if (test.moreCreatures === 'yours') {
      const behind = `als ${opponent(context).in('nom')}`
      return { ...you(context, 'kontrollierst', 'kontrolliert'), middle, behind }
    }
    return { subject: theOpponent(context), middle, verb: 'kontrolliert', behind: `als ${du(context)}` }
  }
  if ('is' in test) return matching(test, context, not)
  if ('destroyed' in test) {
    const subject = phrase(test.destroyed, context)
    const verb = isPlural(subject) ? 'werden' : 'wird'
    return { subject: subject.in('nom'), middle: words(nicht, 'auf diese Weise'), end: 'zerstört', verb }
  }
  if ('done' in test) {
    const { what, participle } = doneThing(context)
    const noun =
      what === 'damage' ? 'Schaden' : what === 'amber' ? AMBER : nounIn(nouns[what], 'nom', test.done > 1)
    return {
      subject: `${least(test.done, not)} ${noun}`,
      middle: 'auf diese Weise',
      end: participle,
      verb: 'wurden',
    }
  }
  if ('forged' in test) {
    const key = not ? 'keinen Schlüssel' : 'einen Schlüssel'
    if (test.forged === 'youThisTurn') {
      return { subject: 'du', middle: `in diesem Zug ${key}`, end: 'geschmiedet', verb: 'hast' }
    }
    context.said.key = !not
    const subject = theOpponent(context)
    return { subject, middle: `in seinem letzten Zug ${key}`, end: 'geschmiedet', verb: 'hat' }
  }
  if ('played' in test) {
    const { played, atLeast = 1, exactly } = test
    const cards =
      exactly === undefined
        ? atLeastOf(played, atLeast, context, not)
        : words(
            nicht,
            `genau ${kind(played, context, { count: `${exactly}` }, { plural: exactly > 1 }).in('acc')}`,
          )
    return { ...you(context, 'hast', 'hat'), middle: `in diesem Zug ${cards}`, end: 'gespielt' }
  }
  if ('opponentPlayedLastTurn' in test) {
    const subject = theOpponent(context)
    const cards = atLeastOf(test.opponentPlayedLastTurn, test.atLeast, context, not)
    return { subject, middle: `in seinem letzten Zug ${cards}`, end: 'gespielt', verb: 'hat' }
  }
  if ('used' in test) {
    const cards = atLeastOf(test.used, test.atLeast, context, not)
    return { ...you(context, 'hast', 'hat'), middle: `in diesem Zug ${cards}`, end: 'verwendet' }
  }
  if ('firstUse' in test) {
    const subject = phrase(test.firstUse, context).in('nom')
    return {
      subject,
      middle: words('in diesem Zug', nicht, 'zum ersten Mal'),
      end: 'verwendet',
      verb: 'wurde',
    }
  }
  if ('discardedThisTurn' in test) {
    const { in: _, whose: __, ...what } = test.discardedThisTurn
    const cards = kind(what, context, { ein: not ? 'kein' : 'ein' }).in('acc')
    const middle = `in diesem Zug ${cards} von ${your(context, 'dat', 'f')} Hand`
    return { ...you(context, 'hast', 'hat'), middle, end: 'abgelegt' }
  }
  if ('friendlyDestroyedThisTurn' in test) {
    const subject = `${not ? 'keine' : 'eine'} befreundete Kreatur`
    return { subject, middle: 'in diesem Zug', end: 'zerstört', verb: 'wurde' }
  }
  if ('enemiesDestroyedThisTurn' in test) {
    const subject = `${least(test.enemiesDestroyedThisTurn, not)} feindliche Kreaturen`
    return { subject, middle: 'in diesem Zug', end: 'zerstört', verb: 'wurden' }
  }
  if ('yourTurn' in test) return { subject: 'du', middle: words(nicht, 'am Zug'), verb: 'bist' }
  if ('houses' in test) {
    const middle = `${not ? 'keine ' : ''}Kreaturen aus ${test.houses} verschiedenen Fraktionen`
    return { ...you(context, 'kontrollierst', 'kontrolliert'), middle }
  }
  if ('itShareAHouse' in test) {
    const subject = phrase('it', context).in('nom')
    return { subject, middle: `${not ? 'keine' : 'eine'} Fraktion gemeinsam`, verb: 'haben' }
  }
  if ('activeHouse' in test) {
    return {
      subject: house(test.activeHouse),
      middle: words(nicht, 'deine aktive Fraktion'),
      verb: 'ist',
    }
  }
  if ('haunted' in test) {
    const middle = nicht || ''
    if (test.haunted === 'you') return { subject: 'du', middle, end: 'heimgesucht', verb: 'wirst' }
    return { subject: theOpponent(context), middle, end: 'heimgesucht', verb: 'wird' }
  }
  if ('keyForged' in test) {
    const colour = { red: 'roter', blue: 'blauer', yellow: 'gelber' }[test.keyForged]
    const subject =
      test.whose === 'yours'
        ? `dein ${colour} Schlüssel`
        : `der ${colour.slice(0, -1)} Schlüssel deines Gegners`
    return { subject, middle: nicht || '', end: 'geschmiedet', verb: 'ist' }
  }
  if ('tide' in test) {
    const tide = test.tide === 'high' ? 'Flut' : 'Ebbe'
    return { subject: words(not && 'keine', tide), middle: '', verb: 'herrscht' }
  }
  if ('possible' in test) {
    return { subject: 'er', middle: words(nicht, 'vollständig'), end: 'wiederholt werden', verb: 'kann' }
  }
  if ('selfIs' in test) {
    const state = {
      flank: ['an einer Flanke', 'ist'],
      inPlay: ['im Spiel', 'ist'],
      centre: ['im Zentrum der Schlachtreihe', 'ist'],
      attacking: ['', 'angreift'],
      attacked: ['angegriffen', 'wird'],
    }[test.selfIs]
    const [middle, verb] = state
    return { subject: phrase('self', context).in('nom'), middle: words(nicht, middle), verb }
  }
  if ('amberOn' in test) {
    const on = phrase(test.amberOn, context).in('dat')
    return { subject: `${least(test.atLeast, not)} ${AMBER}`, middle: `auf ${on}`, verb: 'liegen' }
  }
  if ('counterInPlay' in test) {
    const subject = `${not ? 'kein' : 'ein'} ${counterNames[test.counterInPlay]}`
    return { subject, middle: 'im Spiel', verb: 'ist' }
  }
  return unsaid(test, 'de')
}

function matching(test: Extract<Condition, { is: unknown }>, context: Context, not: boolean): Subordinate {
  const subject = phrase(test.is, context)
  const plural = isPlural(subject)
  const { in: _, ...a } = test.a
  if (isOnlyOfHouse(a)) {
    const of = a.house === 'active' ? 'zur aktiven Fraktion' : 'zu jener Fraktion'
    return {
      subject: subject.in('nom'),
      middle: words(not && 'nicht', of),
      verb: plural ? 'gehören' : 'gehört',
    }
  }
  const wording = { plural, ...(a.type === undefined && { noun: referentOf(test.is, context).noun }) }
  const determiner: Determiner = not ? { ein: 'kein' } : plural ? 'none' : { ein: 'ein' }
  const what = kind(a, context, determiner, wording).in('nom')
  return { subject: subject.in('nom'), middle: what, verb: plural ? 'sind' : 'ist' }
}

const amberOf = ({ atLeast, atMost }: { atLeast?: number; atMost?: number }, not: boolean): string => {
  if (atLeast !== undefined && atLeast === atMost) return `${not ? 'nicht ' : ''}genau ${atLeast} ${AMBER}`
  if (atMost !== undefined) {
    if (not) return `${atMost + 1} oder mehr ${AMBER}`
    return atMost === 0 ? `kein ${AMBER}` : `höchstens ${atMost} ${AMBER}`
  }
  if (not) return (atLeast ?? 1) === 1 ? `kein ${AMBER}` : `weniger als ${atLeast} ${AMBER}`
  return `${atLeast ?? 1} oder mehr ${AMBER}`
}

const atLeastOf = (filter: Filter, n: number, context: Context, not: boolean): string => {
  if (n === 1) return not ? kind(filter, context, { ein: 'kein' }).in('acc') : some(filter, context).in('acc')
  return `${least(n, not)} ${such(filter, context).in('acc')}`
}

function there(test: Extract<Condition, { there: Filter }>, context: Context, not: boolean): Subordinate {
  const { there: filter, atLeast = 1, atMost } = test
  const owned = !isOutside(filter) && (filter.whose === 'friendly' || filter.whose === 'enemy')
  const [determiner, plural] = ((): [Determiner, boolean] => {
    if (atMost !== undefined) {
      if (atMost === 0) return [{ ein: not ? 'ein' : 'kein' }, !not]
      return [{ count: not ? `mehr als ${atMost}` : `höchstens ${atMost}` }, true]
    }
    if (atLeast === 1) return [{ ein: not ? 'kein' : 'ein' }, not]
    return [{ count: least(atLeast, not) }, true]
  })()
  const cards = kind(filter, context, determiner, { plural, lying: true, unowned: owned })
  if (owned && filter.whose === 'friendly') {
    return { ...you(context, 'kontrollierst', 'kontrolliert'), middle: cards.in('acc') }
  }
  if (owned) return { subject: theOpponent(context), middle: cards.in('acc'), verb: 'kontrolliert' }
  const inPlay = filter.in === undefined && filter.neighbourOf === undefined ? 'im Spiel' : ''
  const verb = isOutside(filter) ? (plural ? 'liegen' : 'liegt') : plural ? 'sind' : 'ist'
  return { subject: cards.in('nom'), middle: inPlay, verb }
}
