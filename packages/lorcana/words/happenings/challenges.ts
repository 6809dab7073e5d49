/** Questing, challenging and being banished. */
import type { Filter } from '../../abilities.ts'
import { roleOf } from '../../happenings.ts'
import { cardAt } from '../../state.ts'
import { de, en, it } from '../saying.ts'
import { type EventWords, eventOf } from '../word.ts'

export type ChallengeHappens =
  /** The challenge of the triggering card is over; 'whom' is the other. */
  | 'challengeEnds'
  | 'quest'
  /** The triggering card challenges; 'whom' is the other. */
  | 'challenge'
  /** The triggering card is challenged; 'whom' is the challenger. */
  | 'challenged'
  /** 'whom' is the other card of the challenge it was banished in. */
  | 'banished'
  /** The triggering card banishes another character in a challenge, which is 'whom'. */
  | 'banishes'

const byAnyone = (): null => null

/** "another character": who is challenged is never the challenger. */
const another = (whom: Filter): Filter =>
  Object.keys(whom).join() === 'type' && whom.type === 'character' ? { ...whom, other: true } : whom

export const challengeHappens: EventWords<ChallengeHappens> = {
  challengeEnds: eventOf({
    kinds: ['end challenge'],
    deeds: ({ state }) => {
      if (state.challenge === null) return []
      const { challenger, defender } = state.challenge
      const { holder } = cardAt(state, challenger.card)
      return [{ card: challenger.card, other: defender.card, seat: holder, role: 'asChallenger' }]
    },
    about: 'card',
    by: byAnyone,
    whom: 'character',
    say: {
      en: { happens: () => ({ time: 'after the challenge' }), the: '' },
      de: { happens: () => ({ time: 'nach der Herausforderung' }), the: '' },
      it: { happens: () => ({ time: 'dopo la sfida' }), the: '' },
    },
  }),
  quest: eventOf({
    kinds: ['quest'],
    deeds: ({ state }, { card }) => [{ card, seat: cardAt(state, card).holder }],
    about: 'card',
    by: byAnyone,
    whom: 'character',
    say: {
      en: {
        happens: ({ what = 'self' }, { thing }) => ({ subject: thing(what), active: ['quest', 'quested'] }),
        the: 'questing',
      },
      de: {
        happens: ({ what = 'self' }, { thing }) => ({
          subject: thing(what),
          active: { er: 'erkundet', participle: 'erkundet' },
        }),
        the: 'erkundend',
      },
      it: {
        happens: ({ what = 'self' }, { thing }) => ({
          subject: thing(what),
          active: { now: 'va', participle: 'andat', essere: 'è' },
          rest: "all'avventura",
        }),
        the: '',
      },
    },
  }),
  challenge: eventOf({
    kinds: ['challenge'],
    deeds: ({ state }, { challenger, defender }) => [
      { card: challenger, other: defender, seat: cardAt(state, challenger).holder, role: 'asChallenger' },
    ],
    about: 'card',
    by: byAnyone,
    whom: 'character',
    say: {
      en: {
        happens: ({ what = 'self', whom }, { thing, context }) => ({
          subject: thing(what),
          active: ['challenge', 'challenged'],
          ...(whom && { rest: en.some(another(whom), context) }),
        }),
        the: 'challenging',
      },
      de: {
        happens: ({ what = 'self', whom }, { thing, context }) => ({
          subject: thing(what),
          active: { er: 'herausfordert', participle: 'herausgefordert' },
          ...(whom && { middle: de.some(another(whom), context).in('acc') }),
        }),
        the: 'herausfordernd',
      },
      it: {
        happens: ({ what = 'self', whom }, { thing, context }) => ({
          subject: thing(what),
          active: { now: 'sfida', participle: 'sfidato' },
          ...(whom && { rest: it.some(another(whom), context).with() }),
        }),
        the: 'sfidante',
      },
    },
  }),
  challenged: eventOf({
    kinds: ['challenge'],
    deeds: ({ state }, { challenger, defender }) => [
      { card: defender, other: challenger, seat: cardAt(state, challenger).holder, role: 'asChallenged' },
    ],
    about: 'card',
    by: byAnyone,
    whom: 'character',
    say: {
      en: {
        happens: ({ what = 'self' }, { thing }) => ({ subject: thing(what), passive: 'challenged' }),
        the: 'challenged',
      },
      de: {
        happens: ({ what = 'self' }, { thing }) => ({ subject: thing(what), passive: 'herausgefordert' }),
        the: 'herausgefordert',
      },
      it: {
        happens: ({ what = 'self' }, { thing }) => ({ subject: thing(what), passive: 'sfidat' }),
        the: 'sfidat',
      },
    },
  }),
  banished: eventOf({
    kinds: ['banish'],
    deeds: ({ state }, { card, inChallenge }) => {
      const role = inChallenge ? roleOf(state, card) : null
      const { challenge } = state
      const other = role === 'asChallenger' ? challenge?.defender.card : challenge?.challenger.card
      return [{ card, seat: cardAt(state, card).holder, role, ...(role !== null && { other }) }]
    },
    about: 'card',
    by: byAnyone,
    onlyOnce: true,
    whom: 'character',
    say: {
      en: {
        happens: ({ what = 'self', inChallenge }, { thing }) => {
          const subject = thing(what)
          if (inChallenge === 'asChallenger')
            return {
              subject,
              active: ['challenge', 'challenged'],
              rest: `and ${subject.plural ? 'are' : 'is'} banished`,
            }
          if (inChallenge === 'asChallenged') return { subject, passive: 'challenged and banished' }
          return { subject, passive: 'banished', ...(inChallenge && { rest: 'in a challenge' }) }
        },
        the: 'banished',
      },
      de: {
        happens: ({ what = 'self', inChallenge }, { thing }) => ({
          subject: thing(what),
          passive: 'verbannt',
          ...(inChallenge && { middle: deChallenge[inChallenge === true ? 'any' : inChallenge] }),
        }),
        the: 'verbannt',
      },
      it: {
        happens: ({ what = 'self', inChallenge }, { thing }) => {
          const subject = thing(what)
          if (inChallenge === 'asChallenger')
            return {
              subject,
              active: { now: 'sfida', participle: 'sfidato' },
              rest: `e viene ${it.agreed('esiliat', subject)}`,
            }
          if (inChallenge === 'asChallenged')
            return { subject, passive: 'sfidat', rest: `ed ${it.agreed('esiliat', subject)}` }
          return { subject, passive: 'esiliat', ...(inChallenge && { rest: 'in una sfida' }) }
        },
        the: 'esiliat',
      },
    },
  }),
  banishes: eventOf({
    kinds: ['banishes'],
    deeds: ({ state }, { card, other }) => [
      { card, other, seat: cardAt(state, card).holder, role: roleOf(state, card) },
    ],
    about: 'card',
    by: byAnyone,
    whom: 'character',
    say: {
      en: {
        happens: ({ what = 'self', whom }, { thing, context }) => ({
          subject: thing(what),
          active: ['banish', 'banished'],
          rest: `${en.some(whom ?? anotherCharacter, context)} in a challenge`,
        }),
        the: '',
      },
      de: {
        happens: ({ what = 'self', whom }, { thing, context }) => ({
          subject: thing(what),
          active: { er: 'verbannt', participle: 'verbannt' },
          middle: `durch eine Herausforderung ${de.some(whom ?? anotherCharacter, context).in('acc')}`,
        }),
        the: '',
      },
      it: {
        happens: ({ what = 'self', whom }, { thing, context }) => ({
          subject: thing(what),
          active: { now: 'esilia', participle: 'esiliato' },
          rest: `${it.some(whom ?? anotherCharacter, context).with()} in una sfida`,
        }),
        the: '',
      },
    },
  }),
}

const anotherCharacter: Filter = { type: 'character', other: true }

const deChallenge = {
  any: 'durch eine Herausforderung',
  asChallenger: 'herausfordert und',
  asChallenged: 'herausgefordert und',
}
