/** Conditions: what must be so for a card to be played, to be FREE, or for its text to be done. */
import { type CardId, type Seat, wordFinder } from '@regelwerk/core'
import { words } from '@regelwerk/say'
import type { Condition, Element, Filter } from '../abilities.ts'
import type { G } from '../book.ts'
import { matches } from '../filter.ts'
import { activeCards, cardAt, dragonsOf, HAND, INFLUENCE, other, pile } from '../state.ts'
import * as de from '../text/de.ts'
import * as en from '../text/en.ts'
import type { Lang } from '../text/grammar.ts'
import * as it from '../text/it.ts'
import { areaCards, power } from '../values.ts'
import type { ConditionWord, ConditionWords } from './word.ts'

export interface Conditions {
  opponentHasDragon: { opponentHasDragon: true }
  opponentHoldsMore: { opponentHoldsMore: number }
  /** Cards in the opponent's combat and support areas; `active`: only active ones. */
  opponentCards: { opponentCards: number; active?: true }
  opponentActive: { opponentActive: Filter; atLeast?: number }
  attackedBy: { attackedBy: number; element?: Element }
  ownAreasEmpty: { ownAreasEmpty: true }
  ownInfluenceEmpty: { ownInfluenceEmpty: true }
  playedFromShip: { playedFromShip: true }
}

const conditions: ConditionWords<Conditions> = {
  opponentHasDragon: {
    holds: (g, seat) => dragonsOf(g.state, other(seat)) > 0,
    say: {
      en: () => 'you have at least 1 dragon on your side',
      de: () => 'mindestens 1 Drache auf deiner Seite steht',
      it: () => 'hai almeno 1 drago dal tuo lato',
    },
  },
  opponentHoldsMore: {
    holds: (g, seat, { opponentHoldsMore: n }) =>
      pile(g.state, HAND, other(seat)).length - pile(g.state, HAND, seat).length >= n,
    say: {
      en: ({ opponentHoldsMore: n }) => `you hold at least ${en.count(n, 'card')} more than I do`,
      de: ({ opponentHoldsMore: n }) => `du mindestens ${de.handkarten(n)} mehr hast als ich`,
      it: ({ opponentHoldsMore: n }) => `hai in mano almeno ${it.carte(n)} più di me`,
    },
  },
  opponentCards: {
    holds: (g, seat, { opponentCards: n, active }) => {
      const rival = other(seat)
      return (active ? activeCards(g.state, rival).length : areaCards(g, rival, true)) >= n
    },
    say: {
      en: ({ opponentCards: n, active }) =>
        `you have at least ${en.count(n, active ? 'active card' : 'card')} in your ${en.areas}`,
      de: ({ opponentCards: n, active }) => {
        const what = words(String(n), active && 'aktive', n === 1 ? 'Karte' : 'Karten')
        return `in deinem ${de.areas} mindestens ${what} ${n === 1 ? 'liegt' : 'liegen'}`
      },
      it: ({ opponentCards: n, active }) => {
        const what = it.cards({}, n === 1 ? 'one' : 'more', active ? { adjective: 'attiv' } : {})
        return `hai almeno ${n} ${what} nelle tue ${it.areas}`
      },
    },
  },
  opponentActive: {
    holds: (g, seat, { opponentActive: filter, atLeast = 1 }) => {
      const s = g.state
      const cards = [...activeCards(s, other(seat)), ...pile(s, INFLUENCE, other(seat))]
      return cards.filter((id) => matches(s, id, filter)).length >= atLeast
    },
    say: {
      en: ({ opponentActive: filter, atLeast: n = 1 }) =>
        `you have at least ${n} active ${en.cards(filter, n === 1 ? 'one' : 'more')}`,
      de: ({ opponentActive: filter, atLeast: n = 1 }) => `du mindestens ${de.active(filter, n)} hast`,
      it: ({ opponentActive: filter, atLeast: n = 1 }) =>
        `hai almeno ${n} ${it.cards(filter, n === 1 ? 'one' : 'more', { adjective: 'attiv' })}`,
    },
  },
  attackedBy: {
    holds: (g, seat, { attackedBy: n, element }) => {
      const contested = g.state.element
      if (contested === null || (element !== undefined && contested !== element)) return false
      return power(g, other(seat), contested) >= n
    },
    say: {
      en: ({ attackedBy: n, element }) =>
        words(`you attack with a power of at least ${n}`, element && `in ${en.elementName[element]}`),
      de: ({ attackedBy: n, element }) =>
        words(
          'du mit einer Stärke von mindestens',
          String(n),
          element && `in ${de.elementName[element]}`,
          'angreifst',
        ),
      it: ({ attackedBy: n, element }) =>
        words(`attacchi con un potere di almeno ${n}`, element && `in ${it.elementName[element]}`),
    },
  },
  ownAreasEmpty: {
    holds: (g, seat) => areaCards(g, seat, true) === 0,
    say: {
      en: () => `my ${en.areas} are empty`,
      de: () => `mein ${de.areas} leer ist`,
      it: () => `le mie ${it.areas} sono vuote`,
    },
  },
  ownInfluenceEmpty: {
    // A ship that has landed no longer lies there (buka/buka-23-geist-des-alten-goo-laa/2).
    holds: ({ state: s }, seat) => pile(s, INFLUENCE, seat).every((id) => s.landing.includes(id)),
    say: {
      en: () => 'my influence area is empty',
      de: () => 'mein Einflussbereich leer ist',
      it: () => 'la mia area di influenza è vuota',
    },
  },
  playedFromShip: {
    holds: (g, _seat, _condition, card) => cardAt(g.state, card).landed,
    say: {
      en: () => 'I play this card from a landing ship',
      de: () => 'ich diese Karte von einem anlandenden Schiff auslege',
      it: () => 'gioco questa carta da una nave che approda',
    },
  },
}

const wordOf = wordFinder<ConditionWord<Condition>>('condition', conditions)

/** Is a condition true for this player now? */
export const holds = (g: G, seat: Seat, condition: Condition, card: CardId): boolean =>
  wordOf(condition).holds(g, seat, condition, card)

export const sayCondition = (condition: Condition, lang: Lang): string =>
  wordOf(condition).say[lang](condition)
