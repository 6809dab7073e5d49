/** English: conditions, as clauses that can follow "if", "while" and "unless". */
import { unsaid, words } from '@regelwerk/say'
import type { Condition, Filter } from '../abilities.ts'
import { doneThing } from './en-amounts.ts'
import { AMBER, counterNames, house, kind, opponent, phrase, some, such, you, your } from './en-words.ts'
import { type Context, isOnlyOfHouse, isOutside, referentOf } from './grammar.ts'

/** "you have 7 Æmber or more"; `not` turns it round. */
export function condition(test: Condition, context: Context, not = false): string {
  const nt = not ? ' not' : ''
  if ('activeHouse' in test) {
    return `${house(test.activeHouse)} is${nt} your active house`
  }
  if ('not' in test) return condition(test.not, context, !not)
  if ('both' in test) {
    return test.both.map((one) => condition(one, context, not)).join(not ? ' or ' : ' and ')
  }
  if ('there' in test) return there(test, context, not)
  if ('amber' in test) {
    const who = test.amber === 'yours' ? you(context) : theOpponent(context)
    const have = test.amber === 'yours' ? 'have' : 'has'
    return `${who} ${have} ${amberOf(test, not)}`
  }
  if ('opponentHasMoreAmber' in test) {
    const than = you(context)
    return not
      ? `${theOpponent(context)} does not have more ${AMBER} than ${than}`
      : `${theOpponent(context)} has more ${AMBER} than ${than}`
  }
  if ('moreCreatures' in test) {
    const mine = test.moreCreatures === 'yours'
    const [who, than] = mine ? [you(context), opponent(context)] : [theOpponent(context), you(context)]
    if (not) return `${who} ${mine ? 'do' : 'does'} not control more creatures than ${than}`
    return `${who} ${mine ? 'control' : 'controls'} more creatures than ${than}`
  }
  if ('is' in test) {
    const subject = phrase(test.is, context)
    const { in: _, ...a } = test.a
    const are = `${subject.nom} ${subject.plural ? 'are' : 'is'}${nt}`
    if (isOnlyOfHouse(a)) {
      return `${are} of ${a.house === 'active' ? 'the active house' : 'that house'}`
    }
    const wording = a.type === undefined ? { noun: referentOf(test.is, context).noun } : {}
    return `${are} ${subject.plural ? such(a, context, wording) : some(a, context, wording)}`
  }
  if ('destroyed' in test) {
    const subject = phrase(test.destroyed, context)
    return `${subject.nom} ${subject.plural ? 'are' : 'is'}${nt} destroyed this way`
  }
  if ('done' in test) {
    const [noun, participle] = doneThing(context, test.done !== 1)
    const uncounted = noun === 'damage' || noun === AMBER
    const n = not ? `${uncounted ? 'less' : 'fewer'} than ${test.done}` : `${test.done} or more`
    return `${n} ${noun} ${uncounted ? 'was' : 'were'} ${participle} this way`
  }
  if ('forged' in test) {
    if (test.forged === 'youThisTurn') return `you ${not ? 'did not forge' : 'forged'} a key this turn`
    context.said.key = !not
    return `${theOpponent(context)} ${not ? 'did not forge' : 'forged'} a key on their previous turn`
  }
  if ('played' in test) {
    const { played, atLeast = 1, exactly } = test
    if (exactly !== undefined) {
      const cards = exactly === 1 ? kind(played, context) : such(played, context)
      return `${you(context)} have${nt} played exactly ${exactly} ${cards} this turn`
    }
    return `${you(context)} have${nt} played ${atLeastOf(played, atLeast, context)} this turn`
  }
  if ('opponentPlayedLastTurn' in test) {
    const cards = atLeastOf(test.opponentPlayedLastTurn, test.atLeast, context)
    return `${theOpponent(context)} ${not ? 'did not play' : 'played'} ${cards} on their previous turn`
  }
  if ('used' in test) {
    return `${you(context)} have${nt} used ${atLeastOf(test.used, test.atLeast, context)} this turn`
  }
  if ('firstUse' in test) {
    return `this is${nt} the first time ${phrase('self', context).acc} was used this turn`
  }
  if ('discardedThisTurn' in test) {
    const { in: _, ...what } = test.discardedThisTurn
    return `${you(context)} have${nt} discarded ${some(what, context)} from ${your(context)} hand this turn`
  }
  if ('friendlyDestroyedThisTurn' in test) {
    return `${not ? 'no' : 'a'} friendly creature was destroyed this turn`
  }
  if ('enemiesDestroyedThisTurn' in test) {
    const n = test.enemiesDestroyedThisTurn
    return `${not ? `fewer than ${n}` : `${n} or more`} enemy creatures were destroyed this turn`
  }
  if ('yourTurn' in test) return `it is${nt} your turn`
  if ('houses' in test) {
    return `${you(context)} ${not ? 'do not ' : ''}control creatures of ${test.houses} different houses`
  }
  if ('itShareAHouse' in test) {
    const { nom } = phrase('it', context)
    return `${nom} ${not ? 'do not share' : 'share'} a house`
  }
  if ('haunted' in test) {
    return test.haunted === 'you' ? `you are${nt} haunted` : `${theOpponent(context)} is${nt} haunted`
  }
  if ('keyForged' in test) {
    const whose = test.whose === 'yours' ? your(context) : `${theOpponent(context)}’s`
    return `${whose} ${test.keyForged} key is${nt} forged`
  }
  if ('tide' in test) return `the tide is${nt} ${test.tide}`
  if ('possible' in test) return `all of it can${not ? 'not' : ''} be done again`
  if ('selfIs' in test) {
    const state = {
      flank: 'on a flank',
      inPlay: 'in play',
      centre: 'in the center of the battleline',
      attacking: 'attacking',
      attacked: 'being attacked',
    }[test.selfIs]
    const subject = phrase('self', context).nom
    return `${subject} is${nt} ${state}`
  }
  if ('amberOn' in test) {
    const n = test.atLeast
    const on = phrase(test.amberOn, context).acc
    return `there is ${not ? `less than ${n} ${AMBER}` : `${n} ${AMBER} or more`} on ${on}`
  }
  if ('counterInPlay' in test) {
    return `there is ${not ? 'no' : 'a'} ${counterNames[test.counterInPlay]} counter in play`
  }
  return unsaid(test, 'en')
}

/** Mentioned here, the opponent is "they" for the rest of the sentence. */
export function theOpponent(context: Context): string {
  context.said.opponent = context.actor === 'you'
  return opponent(context)
}

const amberOf = ({ atLeast, atMost }: { atLeast?: number; atMost?: number }, not: boolean): string => {
  if (atLeast !== undefined && atLeast === atMost) return `${not ? 'not ' : ''}exactly ${atLeast} ${AMBER}`
  if (atMost !== undefined) {
    if (not) return `${atMost + 1} ${AMBER} or more`
    return atMost === 0 ? `no ${AMBER}` : `${atMost} ${AMBER} or less`
  }
  if (not) return atLeast === 1 || atLeast === undefined ? `no ${AMBER}` : `less than ${atLeast} ${AMBER}`
  return `${atLeast ?? 1} ${AMBER} or more`
}

const atLeastOf = (filter: Filter, n: number, context: Context): string =>
  n === 1 ? some(filter, context) : `${n} or more ${such(filter, context)}`

function there(test: Extract<Condition, { there: Filter }>, context: Context, not: boolean): string {
  const { there: filter, atLeast = 1, atMost } = test
  const owned = !isOutside(filter) && (filter.whose === 'friendly' || filter.whose === 'enemy')
  const wording = { lying: true, unowned: owned }
  const more = such(filter, context, wording)
  const single = atMost === undefined && atLeast === 1 && !not
  const cards = ((): string => {
    if (atMost !== undefined) {
      if (atMost === 0) return not ? some(filter, context, wording) : `no ${more}`
      return not ? `more than ${atMost} ${more}` : `${atMost} or fewer ${more}`
    }
    if (atLeast === 1) return not ? `no ${more}` : some(filter, context, wording)
    return not ? `fewer than ${atLeast} ${more}` : `${atLeast} or more ${more}`
  })()
  if (owned) {
    return filter.whose === 'friendly'
      ? `${you(context)} control ${cards}`
      : `${theOpponent(context)} controls ${cards}`
  }
  const inPlay = filter.in === undefined && filter.neighbourOf === undefined && 'in play'
  return words('there', single ? 'is' : 'are', cards, inPlay)
}
