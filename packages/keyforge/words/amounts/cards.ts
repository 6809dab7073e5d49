/** Amounts: how many cards there are, and what is on them. */
import type { BonusIcon, Counter, Filter, House, Ref } from '../../abilities.ts'
import { type G, rule } from '../../book.ts'
import {
  asItWas,
  faceNowOrThen,
  iconsSeen,
  matching,
  refsOfNamed,
  type Seen,
  seenAs,
  traitsSeen,
} from '../../filter.ts'
import { cardAt, countersOn, isInPlay } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { aside, type Telling } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import { housesOf, powerOf } from '../../values.ts'
import type { AmountWords } from '../types.ts'

export interface CardAmounts {
  /** `times` (default 1) for each card that matches. */
  each: { each: Filter; times?: number }
  /** The power of a card, or the combined power of cards. Outside play it is what is printed. */
  powerOf: { powerOf: Filter | Ref; times?: number }
  /** The damage on a card ('target': on each card the effect is done to). */
  damageOn: { damageOn: Ref | 'target'; times?: number }
  /** Counters of a kind on a card. */
  counters: { counters: Counter; on: Ref; times?: number }
  /** Bonus icons of the cards that are "it", of all kinds or of this one. */
  icons: { icons: 'it'; icon?: BonusIcon; times?: number }
  /** How many traits it has. */
  traits: { traits: Ref; times?: number }
  /** How many different houses they belong to. */
  distinct: { distinct: 'house'; of: Filter; except?: House; most?: number; times?: number }
}

export const forEach = rule('glossary/fuer-jeden-fuer-jede-fuer-jedes', (count: number): number => count)

/** The power of a card as it is, or as it was. */
function powerSeen(g: G, what: Seen): number {
  if (typeof what !== 'number') return what.power
  return isInPlay(cardAt(g.state, what)) ? powerOf(g, what) : (faceNowOrThen(g.state, what).power ?? 0)
}

/** Of the player of whom it is said that each does it. */
const isTheirs = ({ whose, other }: Filter, { actor }: Telling): boolean =>
  actor === 'eachPlayer' && whose === 'friendly' && other === undefined

const isCard = (of: Filter | Ref): of is Ref => typeof of === 'string'

/** "(to a maximum of 6)" */
const upTo = (most: number | undefined, words: string): string =>
  most === undefined ? '' : ` (${words} ${most})`

export const cardAmounts: AmountWords<CardAmounts> = {
  each: {
    reckon:
      ({ each, times = 1 }) =>
      (g, c) => {
        const count = matching(g, each, c).length
        return times * forEach(count)
      },
    counts: {
      en: ({ each }, t, plural) =>
        aside(t, () =>
          isTheirs(each, t)
            ? `${en.kind(each, t, { plural, lying: true, unowned: true })} they control`
            : en.counting(each, t, plural),
        ),
      de: ({ each }, t) => ({
        each: aside(t, () =>
          isTheirs(each, t)
            ? de
                .kind(each, t, { der: 'jed' }, { lying: true, unowned: true }, ['von ihm kontrolliert'])
                .in('acc')
            : de.every(each, t, { lying: true }).in('acc'),
        ),
        total: `der Anzahl ${aside(t, () => de.all(each, t, { lying: true }).in('gen'))}`,
      }),
      it: ({ each }, t) => ({
        each: aside(t, () =>
          isTheirs(each, t)
            ? `${it.every(each, t, { lying: true, unowned: true }).with()} che controlla`
            : it.every(each, t, { lying: true }).with(),
        ),
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
    reckon: ({ powerOf: of, times = 1 }) => {
      if (!isCard(of))
        return (g, c) => times * matching(g, of, c).reduce((total, id) => total + powerOf(g, id), 0)
      return (g, c) => {
        const what = seenAs(g, c, of)
        return what === null ? 0 : times * powerSeen(g, what)
      }
    },
    whole: {
      en: ({ powerOf: filter }, t, unit) => {
        if (isCard(filter)) {
          const equal = `equal to ${en.possessive(filter, t)} power`
          return { n: en.words(en.bare(unit), equal), equal }
        }
        const equal = `equal to the combined power of ${aside(t, () => en.such(filter, t))}`
        return { n: en.words(en.bare(unit), equal), equal }
      },
      de: ({ powerOf: filter }, t, unit) => {
        if (isCard(filter)) {
          const equal = `in Höhe der Stärke ${de.demonstrated(filter, t).in('gen')}`
          return { n: de.words(de.bare(unit), equal), equal }
        }
        const equal = `in Höhe der kombinierten Stärke ${aside(t, () => de.all(filter, t).in('gen'))}`
        return { n: de.words(de.bare(unit), equal), equal }
      },
      it: ({ powerOf: filter }, t, unit) => {
        if (isCard(filter)) {
          const equal = `pari alla potenza ${it.demonstrated(filter, t).with('di')}`
          const what = typeof unit === 'string' ? unit : unit(2).replace('2 ', '')
          return { n: it.words(what, equal), equal }
        }
        const equal = `pari alla potenza totale ${aside(t, () => it.all(filter, t).with('di'))}`
        return { n: it.words(it.bare(unit), equal), equal }
      },
    },
  },
  damageOn: {
    reckon: ({ damageOn, times = 1 }) => {
      if (damageOn === 'target')
        return (g, _, target) => (target < 0 ? 0 : times * cardAt(g.state, target).damage)
      return (g, c) => {
        const [ref] = refsOfNamed(g, c, damageOn)
        return ref === undefined ? 0 : times * cardAt(g.state, ref.card).damage
      }
    },
    counts: {
      en: ({ damageOn }, t) => `damage on ${damageOn === 'target' ? 'it' : en.demonstrated(damageOn, t)}`,
      de: ({ damageOn }, t) => {
        const on_ = damageOn === 'target' ? 'ihr' : de.demonstrated(damageOn, t).in('dat')
        return { each: `jeden Schaden auf ${on_}`, total: `des Schadens auf ${on_}` }
      },
      it: ({ damageOn }, t) => {
        const on_ = damageOn === 'target' ? 'su di essa' : it.demonstrated(damageOn, t).with('su')
        return { each: `ogni danno ${on_}`, total: `totale dei danni ${on_}` }
      },
    },
  },
  counters: {
    reckon:
      ({ counters, on: where, times = 1 }) =>
      (g, c) => {
        const [ref] = refsOfNamed(g, c, where)
        return ref === undefined ? 0 : times * countersOn(cardAt(g.state, ref.card), counters)
      },
    counts: {
      en: ({ counters, on: where }, t, plural) =>
        `${en.counterName(counters)} counter${plural ? 's' : ''} on ${en.demonstrated(where, t)}`,
      de: ({ counters, on: where }, t) => {
        const marker = `${de.counterNames[counters]} auf ${de.demonstrated(where, t).in('dat')}`
        return { each: `jeden ${marker}`, total: `der Anzahl der ${marker}` }
      },
      it: ({ counters, on: where }, t) => {
        const on_ = it.demonstrated(where, t).with('su')
        const name = it.counterName(counters)
        return { each: `ogni segnalino ${name} ${on_}`, total: `numero di segnalini ${name} ${on_}` }
      },
    },
    compared: {
      en: ({ counters, on: where }, t, bound) =>
        `there are ${bound.count(`${en.counterName(counters)} counters`)} on ${en.demonstrated(where, t)}`,
      de: ({ counters, on: where }, t, bound) => ({
        subject: bound.mass(de.counterNames[counters]),
        middle: `auf ${de.demonstrated(where, t).in('dat')}`,
        verb: 'liegen',
      }),
      it: ({ counters, on: where }, t, bound) =>
        `ci sono ${bound.mass(`segnalini ${it.counterName(counters)}`)} ${it.demonstrated(where, t).with('su')}`,
    },
  },
  icons: {
    reckon:
      ({ icon, times = 1 }) =>
      (g, c) => {
        const all = c.it.flatMap((ref) => iconsSeen(g.state, asItWas(g.state, ref)))
        return times * all.filter((one) => icon === undefined || one === icon).length
      },
    counts: {
      en: ({ icon }, t, plural) =>
        en.words(icon && en.iconNames[icon], plural ? 'bonus icons' : 'bonus icon', `on ${en.thatOne(t)}`),
      de: ({ icon }, t) => {
        const name = icon ? `${de.iconPrefix[icon]}-Bonussymbol` : 'Bonussymbol'
        const on_ = `auf ${de.thatOne(t).in('dat')}`
        return { each: `jedes ${name} ${on_}`, total: `der Anzahl der ${name}e ${on_}` }
      },
      it: ({ icon }, t) => {
        const on_ = it.thatOne(t).with('su')
        const name = icon ? ` ${it.iconNames[icon]}` : ''
        return { each: `ogni icona bonus${name} ${on_}`, total: `numero di icone bonus${name} ${on_}` }
      },
    },
  },
  traits: {
    reckon:
      ({ traits, times = 1 }) =>
      (g, c) => {
        const [ref] = refsOfNamed(g, c, traits)
        return ref === undefined ? 0 : times * traitsSeen(g, asItWas(g.state, ref)).length
      },
    counts: {
      en: ({ traits }, t, plural) => `trait${plural ? 's' : ''} ${en.demonstrated(traits, t)} has`,
      de: ({ traits }, t) => ({ each: `jedes Merkmal ${de.demonstrated(traits, t).in('gen')}` }),
      it: ({ traits }, t) => ({ each: `ogni tratto ${it.demonstrated(traits, t).with('di')}` }),
    },
  },
  distinct: {
    reckon:
      ({ of, except, most = Number.MAX_SAFE_INTEGER, times = 1 }) =>
      (g, c) => {
        const found = new Set(matching(g, of, c).flatMap((id) => housesOf(g, id)))
        if (except !== undefined) found.delete(except)
        return times * Math.min(most, found.size)
      },
    counts: {
      en: ({ of, except, most }, t, plural) => {
        const cards = aside(t, () => en.such(of, t, { lying: true }))
        const but = except && `except ${en.house(except)}`
        const inPlay = of.type === undefined && of.in === undefined && 'in play'
        const among = `${plural ? 'houses' : 'house'} among ${cards}`
        return `${en.words(among, inPlay, but)}${upTo(most, 'to a maximum of')}`
      },
      de: ({ of, except, most }, t) => {
        const cards = aside(t, () => de.all(of, t, { lying: true }).in('dat'))
        const inPlay = of.type === undefined && of.in === undefined && 'im Spiel'
        const but = except && `außer ${de.house(except)}`
        const among = `${de.words(`unter ${cards}`, inPlay, but)}${upTo(most, 'höchstens')}`
        return { each: `jede Fraktion ${among}`, total: `der Anzahl der Fraktionen ${among}` }
      },
      it: ({ of, except, most }, t) => {
        const cards = aside(t, () => it.all(of, t, { lying: true }).with())
        const inPlay = of.type === undefined && of.in === undefined && 'in gioco'
        const but = except && `tranne ${it.house(except)}`
        const among = `${it.words(`tra ${cards}`, inPlay, but)}${upTo(most, 'fino a un massimo di')}`
        return { each: `ogni casata ${among}`, total: `numero di casate ${among}` }
      },
    },
    compared: {
      en: ({ of }, t, bound) => en.controlsOf(of, t, bound),
      de: ({ of }, t, bound) => de.controlsOf(of, t, bound),
      it: ({ of }, t, bound) => it.controlsOf(of, t, bound),
    },
  },
}
