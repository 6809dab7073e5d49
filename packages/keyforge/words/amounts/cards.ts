/** Amounts: how many cards there are, and what is on them. */
import type { Filter, Ref } from '../../abilities.ts'
import { rule } from '../../book.ts'
import { matching, refsOfNamed, traitsNowOrThen } from '../../filter.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { aside } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import { housesOf, powerOf } from '../../values.ts'
import type { AmountWords } from '../types.ts'

export interface CardAmounts {
  /** `times` (default 1) for each card that matches. */
  each: { each: Filter; times?: number }
  /** The combined power of cards. */
  powerOf: { powerOf: Filter; times?: number }
  /** How many traits it has. */
  traits: { traits: Ref; times?: number }
  /** How many different houses they belong to. */
  distinct: { distinct: 'house'; of: Filter }
}

export const forEach = rule('glossary/fuer-jeden-fuer-jede-fuer-jedes', (count: number): number => count)

export const cardAmounts: AmountWords<CardAmounts> = {
  each: {
    reckon:
      ({ each, times = 1 }) =>
      (g, c) => {
        const count = matching(g, each, c).length
        return times * forEach(count)
      },
    counts: {
      en: ({ each }, t, plural) => aside(t, () => en.counting(each, t, plural)),
      de: ({ each }, t) => ({
        each: aside(t, () => de.every(each, t, { lying: true }).in('acc')),
        total: `der Anzahl ${aside(t, () => de.all(each, t, { lying: true }).in('gen'))}`,
      }),
      it: ({ each }, t) => ({
        each: aside(t, () => it.every(each, t, { lying: true }).with()),
        total: `numero di ${aside(t, () => it.such(each, t, { lying: true }).with())}`,
      }),
    },
    compared: {
      en: ({ each }, t, bound) => en.controls(each, t, bound),
      de: ({ each }, t, bound) => de.controls(each, t, bound),
      it: ({ each }, t, bound) => it.controls(each, t, bound),
    },
  },
  powerOf: {
    reckon:
      ({ powerOf: filter, times = 1 }) =>
      (g, c) =>
        times * matching(g, filter, c).reduce((total, id) => total + powerOf(g, id), 0),
    whole: {
      en: ({ powerOf: filter }, t, unit) => {
        const equal = `equal to the combined power of ${aside(t, () => en.such(filter, t))}`
        return { n: en.words(en.bare(unit), equal), equal }
      },
      de: ({ powerOf: filter }, t, unit) => {
        const equal = `in Höhe der kombinierten Stärke ${aside(t, () => de.all(filter, t).in('gen'))}`
        return { n: de.words(de.bare(unit), equal), equal }
      },
      it: ({ powerOf: filter }, t, unit) => {
        const equal = `pari alla potenza totale ${aside(t, () => it.all(filter, t).with('di'))}`
        return { n: it.words(it.bare(unit), equal), equal }
      },
    },
  },
  traits: {
    reckon:
      ({ traits, times = 1 }) =>
      (g, c) => {
        const [ref] = refsOfNamed(g, c, traits)
        return ref === undefined ? 0 : times * traitsNowOrThen(g.state, ref).length
      },
    counts: {
      en: ({ traits }, t, plural) => `trait${plural ? 's' : ''} ${en.demonstrated(traits, t)} has`,
      de: ({ traits }, t) => ({ each: `jedes Merkmal ${de.demonstrated(traits, t).in('gen')}` }),
      it: ({ traits }, t) => ({ each: `ogni tratto ${it.demonstrated(traits, t).with('di')}` }),
    },
  },
  distinct: {
    reckon:
      ({ of }) =>
      (g, c) =>
        new Set(matching(g, of, c).flatMap((id) => housesOf(g, id))).size,
    counts: {
      en: ({ of }, t, plural) =>
        `${plural ? 'houses' : 'house'} among ${aside(t, () => en.such(of, t, { lying: true }))}`,
      de: ({ of }, t) => ({
        each: `jede Fraktion unter ${aside(t, () => de.all(of, t, { lying: true }).in('dat'))}`,
        total: `der Anzahl der Fraktionen unter ${aside(t, () => de.all(of, t, { lying: true }).in('dat'))}`,
      }),
      it: ({ of }, t) => ({
        each: `ogni casata tra ${aside(t, () => it.all(of, t, { lying: true }).with())}`,
        total: `numero di casate tra ${aside(t, () => it.all(of, t, { lying: true }).with())}`,
      }),
    },
    compared: {
      en: ({ of }, t, bound) => en.controlsOf(of, t, bound),
      de: ({ of }, t, bound) => de.controlsOf(of, t, bound),
      it: ({ of }, t, bound) => it.controlsOf(of, t, bound),
    },
  },
}
