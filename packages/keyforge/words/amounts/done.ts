/** Amounts: what this effect has done, what triggered it, and what happened before. */
import type { Happening } from '../../abilities.ts'
import { timesHappened, window } from '../../rules/occurrences.ts'
import { wasDestroyed } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import * as it from '../../text/it/index.ts'
import type { AmountWords } from '../types.ts'

/** Of the cards it was done to, how many were changed by it, or destroyed. */
export type ThisWay = 'cards' | 'destroyed'

export interface DoneAmounts {
  /**
   * How much or how many the last effect did: damage healed, Æmber lost, cards revealed, discarded, destroyed ... `by`: of
   * the cards, those that "you" controlled or own.
   */
  thisWay: { thisWay: true | ThisWay; by?: 'controller' | 'owner'; times?: number }
  /** Armour just lost by the card (Red-Hot Armor). */
  armorLost: { armorLost: 'target' }
  /** The amount of the triggering event: Æmber gained, damage prevented. */
  ofEvent: { ofEvent: true }
  /** How often it has happened in this turn. */
  happened: { happened: Happening; times?: number }
}

export const doneAmounts: AmountWords<DoneAmounts> = {
  thisWay: {
    reckon: ({ thisWay, by, times = 1 }) => {
      if (thisWay === 'cards') return (_, c) => times * c.doneTo.length
      if (thisWay === 'destroyed')
        return (g, c) => times * c.it.filter((ref) => wasDestroyed(g.state, ref)).length
      if (by === undefined) return (_, c) => times * c.count
      return (_, c) => times * c.doneTo.filter((done) => done[by] === c.you).length
    },
    counts: {
      en: ({ thisWay, by }, t, plural) => {
        const [noun, participle] = en.doneThing(t, plural, thisWay)
        if (by === undefined) return `${noun} ${participle} this way`
        const how = by === 'controller' ? 'controlled' : 'own'
        return `${noun} ${en.you(t)} ${how} that ${plural ? 'were' : 'was'} ${participle} this way`
      },
      de: ({ thisWay, by }, t) => de.doneThisWay(by, t, thisWay),
      it: ({ thisWay, by }, t) => it.doneThisWay(by, t, thisWay),
    },
    compared: {
      en: (_, t, bound) => {
        const [noun, participle] = en.doneThing(t, true)
        const uncounted = noun === 'damage' || noun === en.AMBER
        const said = uncounted ? bound.alone() : bound.count('').trim()
        return `${said} ${noun} ${uncounted ? 'was' : 'were'} ${participle} this way`
      },
      de: (_, t, bound) => {
        const { what, participle } = de.doneThing(t)
        const noun =
          what === 'damage'
            ? 'Schaden'
            : what === 'amber'
              ? de.AMBER
              : what === 'counter'
                ? 'Marker'
                : de.nouns[what].more
        return { subject: bound.mass(noun), middle: 'auf diese Weise', end: participle, verb: 'wurden' }
      },
      it: (_, t, bound) => {
        const { what, participle } = it.doneThing(t)
        const noun =
          what === 'damage'
            ? 'danni'
            : what === 'amber'
              ? it.AMBER
              : what === 'counter'
                ? 'segnalini'
                : it.nouns[what].more
        const gender =
          what === 'damage' || what === 'counter' ? 'm' : what === 'amber' ? 'f' : it.nouns[what].gender
        const been = what === 'amber' ? 'è stata' : gender === 'm' ? 'sono stati' : 'sono state'
        const done = it.agreed(participle, gender, what !== 'amber')
        return it.words(bound.negated && 'non', been, done, 'in questo modo', bound.mass(noun))
      },
    },
  },
  armorLost: {
    reckon: () => (_, c, target) => c.lost.find((one) => one.card === target)?.n ?? 0,
    counts: {
      en: (_, __, plural) => `point${plural ? 's' : ''} of armor it lost this way`,
      de: () => ({ each: 'jeden auf diese Weise verlorenen Punkt Rüstung' }),
      it: () => ({ each: 'ogni punto di armatura perso in questo modo' }),
    },
  },
  ofEvent: {
    reckon: () => (g, c) => g.frameOf(window)?.happenings[c.occasionAt]?.n ?? c.occasion?.n ?? 0,
    whole: {
      en: (_, __, unit) => ({
        n: typeof unit === 'string' ? en.words('that much', unit) : unit(2).replace('2', 'that many'),
        equal: 'equal to that amount',
      }),
      de: (_, __, unit) => ({
        n: typeof unit === 'string' ? de.words('ebenso viel', unit) : unit(2).replace('2', 'ebenso viele'),
        equal: 'in derselben Höhe',
      }),
      it: (_, __, unit) => ({
        n: typeof unit === 'string' ? `altrettanta ${unit}`.trim() : unit(2).replace('2', 'altrettanti'),
        equal: 'pari a quella quantità',
      }),
    },
  },
  happened: {
    reckon:
      ({ happened, times = 1 }) =>
      (g, c) =>
        times * timesHappened(g, happened, c),
    counts: {
      en: ({ happened }, t, plural) => en.happenedTo(happened, t, plural),
      de: ({ happened }, t) => ({ each: de.happenedTo(happened, t) }),
      it: ({ happened }, t) => ({ each: it.happenedTo(happened, t) }),
    },
  },
}
