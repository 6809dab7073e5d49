/** What a card or a player has, what was done, and what is reckoned from other numbers. */
import type { CardId } from '@regelwerk/core'
import { cannotSay, subordinate } from '@regelwerk/say'
import { before } from '@regelwerk/say/de'
import { behind } from '@regelwerk/say/it'
import type { Amount, Filter, Skill, Stat, Subject, Who } from '../../abilities.ts'
import { type G, rule } from '../../book.ts'
import { amount, matching } from '../../reading.ts'
import { readsOfAmount, readsOfFilter } from '../../reads.ts'
import { gloryInConflict, skillInConflict } from '../../reckoning.ts'
import { attachmentsOn, cardAt, definitionOf, handOf, type L5RState } from '../../state.ts'
import { strengthOf } from '../../strength.ts'
import { ringsMatching, seatsOf, subjectRefs } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import { skillNames } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh, aside, type Context, type Lang } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { fateCounted, gloryOf, skillOf } from '../../values.ts'
import * as aspects from '../aspects.ts'
import type { AmountWords, InAll, Reckoned } from '../records.ts'

/** What players have, and what they count in the conflict. */
/** `played`: cards played during this conflict. */
export type Had = 'honor' | 'fate' | 'hand' | 'bid' | 'rings' | 'military' | 'political' | 'glory' | 'played'

export interface ValueAmounts {
  stat: { stat: Stat; of: Subject }
  /** The highest among these; where there is none, nothing compares with it. */
  highest: { highest: Stat; among: Filter }
  lowest: { lowest: Stat; among: Filter }
  has: { has: Had; who?: Who }
  /** The number the last effect or the triggering condition was about. */
  done: { done: true }
  /** What the card had with which the cost was paid (`counting`), before it left play. */
  paidSkill: { paidSkill: Skill | 'fate' }
  /** May fall below zero. */
  minus: { minus: readonly [Amount, Amount] }
  /** So many times that. */
  times: { times: number; of: Amount }
  /** Less by so much. */
  negative: { negative: Amount }
  /** Rounded up. */
  half: { half: Amount }
  /** By how much skill the conflict was won. */
  margin: { margin: true }
  /** By how much the bids of both players differ. */
  bidDifference: { bidDifference: true }
}

function statOf(g: G, id: CardId, stat: Stat): number {
  switch (stat) {
    case 'cost':
      return definitionOf(cardAt(g.state, id)).cost ?? 0
    case 'fate':
      return fateCounted(g, id)
    case 'tokens':
      return cardAt(g.state, id).tokens ?? 0
    case 'attachments':
      return attachmentsOn(g.state, id).length
    case 'printedPolitical':
      return definitionOf(cardAt(g.state, id)).political ?? 0
    case 'glory':
      return gloryOf(g, id)
    case 'strength':
      return strengthOf(g, id)
    default:
      return skillOf(g, id, stat) ?? 0
  }
}

const readsOfStat = (stat: Stat): number =>
  stat === 'cost' || stat === 'printedPolitical'
    ? aspects.TABLE
    : stat === 'fate'
      ? aspects.FATE | aspects.TEXTS
      : stat === 'attachments' || stat === 'tokens'
        ? aspects.TABLE
        : aspects.SKILLS

const HAD: Readonly<Record<Had, number>> = {
  honor: aspects.HONOR,
  fate: aspects.POOLS,
  hand: aspects.PILES,
  bid: aspects.DIALS,
  rings: aspects.RINGS | aspects.CONFLICT | aspects.TEXTS,
  military: aspects.ANYTHING,
  political: aspects.ANYTHING,
  glory: aspects.ANYTHING,
  played: aspects.CONFLICT | aspects.PAST,
}

const extreme =
  (of: (...all: number[]) => number, stat: Stat, among: Filter): Reckoned =>
  (g, c) => {
    const all = matching(g, among, c).map((id) => statOf(g, id, stat))
    return all.length === 0 ? Number.NaN : of(...all)
  }

function had(g: G, what: Had, seat: 0 | 1): number {
  const s = g.state
  switch (what) {
    case 'honor':
      return honorCompared(s, seat)
    case 'fate':
      return s.fate[seat]
    case 'hand':
      return handOf(s, seat).length
    case 'bid':
      return dialShown(s, seat)
    case 'rings':
      return ringsMatching(g, { state: 'yours' }, seat).length
    case 'glory':
      return gloryInConflict(g, seat)
    case 'played':
      return s.conflict?.played[seat] ?? 0
    default:
      return skillInConflict(g, seat, what)
  }
}

type HadSaid = readonly [yours: string, theirs: string, controllers?: string]

const hadSaid: Readonly<Record<Had, InAll<HadSaid>>> = {
  honor: {
    en: ['the amount of honor you have', 'the amount of honor your opponent has'],
    de: ['die Menge deiner Ehre', 'die Menge der Ehre deines Gegners'],
    it: ['il tuo onore', "l'onore del tuo avversario"],
  },
  fate: {
    en: ['the amount of fate in your fate pool', "the amount of fate in your opponent's fate pool"],
    de: ['die Menge Schicksal in deinem Vorrat', 'die Menge Schicksal im Vorrat deines Gegners'],
    it: ['il fato nella tua riserva', 'il fato nella riserva del tuo avversario'],
  },
  hand: {
    en: ['the number of cards in your hand', "the number of cards in your opponent's hand"],
    de: ['die Anzahl der Karten auf deiner Hand', 'die Anzahl der Karten auf der Hand deines Gegners'],
    it: ['il numero di carte nella tua mano', 'il numero di carte nella mano del tuo avversario'],
  },
  bid: {
    en: ['your honor bid', "your opponent's honor bid", "its controller's honor bid"],
    de: [
      'dein Ehregebot',
      'das Ehregebot deines Gegners',
      `das Ehregebot des Spielers${subordinate('der ihn kontrolliert')}`,
    ],
    it: [
      'la tua offerta di onore',
      "l'offerta di onore del tuo avversario",
      "l'offerta di onore di chi lo controlla",
    ],
  },
  rings: {
    en: [
      'the number of rings in your claimed ring pool',
      "the number of rings in your opponent's claimed ring pool",
    ],
    de: [
      'die Anzahl der Ringe in deinem Vorrat beanspruchter Ringe',
      'die Anzahl der Ringe im Vorrat beanspruchter Ringe deines Gegners',
    ],
    it: [
      'il numero di anelli nella tua riserva degli anelli rivendicati',
      'il numero di anelli nella riserva degli anelli rivendicati del tuo avversario',
    ],
  },
  military: {
    en: ['your military skill in the conflict', "your opponent's military skill in the conflict"],
    de: ['deine Militär-Fertigkeit im Konflikt', 'die Militär-Fertigkeit deines Gegners im Konflikt'],
    it: ['la tua abilità militare nel conflitto', "l'abilità militare del tuo avversario nel conflitto"],
  },
  political: {
    en: ['your political skill in the conflict', "your opponent's political skill in the conflict"],
    de: ['deine Politik-Fertigkeit im Konflikt', 'die Politik-Fertigkeit deines Gegners im Konflikt'],
    it: ['la tua abilità politica nel conflitto', "l'abilità politica del tuo avversario nel conflitto"],
  },
  glory: {
    en: [
      'the glory of your ready participating characters',
      "the glory of your opponent's ready participating characters",
    ],
    de: [
      'der Ruhm deiner spielbereiten teilnehmenden Charaktere',
      'der Ruhm der spielbereiten teilnehmenden Charaktere deines Gegners',
    ],
    it: [
      'la gloria dei tuoi personaggi partecipanti pronti',
      'la gloria dei personaggi partecipanti pronti del tuo avversario',
    ],
  },
  played: {
    en: [
      'the number of cards you have played during this conflict',
      'the number of cards your opponent has played during this conflict',
    ],
    de: [
      `die Anzahl der Karten${subordinate('die du in diesem Konflikt gespielt hast')}`,
      `die Anzahl der Karten${subordinate('die dein Gegner in diesem Konflikt gespielt hat')}`,
    ],
    it: [
      'il numero di carte che hai giocato durante questo conflitto',
      'il numero di carte che il tuo avversario ha giocato durante questo conflitto',
    ],
  },
}

function saidOf(lang: Lang, has: Had, who: Who | undefined): string {
  const [yours, theirs, controllers] = hadSaid[has][lang]
  if (who === undefined || who === 'you') return yours
  if (typeof who !== 'object') return theirs
  if (controllers === undefined) throw cannotSay(has, lang, 'of whoever controls it')
  return controllers
}

const ofOne = <T>(context: Context, say: () => T): T => aside(context, say)

/** Who has more is more honorable. */
export const honorCompared = rule('glossary/ehre/3', (s: L5RState, seat: 0 | 1): number => s.honor[seat])
/** What the dial shows, whatever the bid counts as. */
export const dialShown = rule('glossary/ehre/4', (s: L5RState, seat: 0 | 1): number => s.dial[seat])

export const valueAmounts: AmountWords<ValueAmounts> = {
  stat: {
    reads: ({ stat, of }) =>
      readsOfStat(stat) |
      aspects.UNDER_WAY |
      (typeof of === 'object' && 'each' in of ? readsOfFilter(of.each) : 0),
    reckon: ({ stat, of }) => {
      // Fate is added up; of all else there is one.
      if (stat === 'fate')
        return (g, c) => subjectRefs(g, of, c).reduce((sum, { card }) => sum + fateCounted(g, card), 0)
      return (g, c) => {
        const [ref] = subjectRefs(g, of, c)
        return ref === undefined ? 0 : statOf(g, ref.card, stat)
      }
    },
    say: {
      en: ({ stat, of }, context) => {
        const whose = ofOne(context, () => en.phrase(of, afresh(context)).acc)
        if (whose === 'it' && stat !== 'fate' && stat !== 'tokens' && stat !== 'attachments')
          return `its ${en.statName(stat)}`
        if (stat === 'fate') return `the amount of fate on ${whose}`
        if (stat === 'tokens') return `the number of honor tokens on ${whose}`
        return stat === 'attachments'
          ? `the number of attachments on ${whose}`
          : `the ${en.statName(stat)} of ${whose}`
      },
      de: ({ stat, of }, context) => {
        const whose = (c: 'gen' | 'dat'): string => ofOne(context, () => de.phrase(of, afresh(context)).in(c))
        if (stat === 'fate') return `die Menge Schicksal auf ${whose('dat')}`
        if (stat === 'tokens') return `die Anzahl der Ehremarker auf ${whose('dat')}`
        if (stat === 'attachments') return `die Anzahl der Verstärkungen an ${whose('dat')}`
        const [name, form] = skillNames[stat]
        if (of === 'itself') return `${before({ ein: 'sein' }, [], 'nom', form)} ${name}`
        const the =
          form === 'pl' ? 'die aufgedruckten Kosten' : `${before({ der: 'der' }, [], 'nom', form)} ${name}`
        return `${the} ${whose('gen')}`
      },
      it: ({ stat, of }, context) => {
        const whose = (way: 'di' | 'su'): string =>
          ofOne(context, () => it.phrase(of, afresh(context)).with(way))
        if (stat === 'fate') return `il fato ${whose('su')}`
        if (stat === 'tokens') return `il numero di segnalini onore ${whose('su')}`
        if (of === 'itself') return it.articled(stat, 'su')
        return `${it.articled(stat)} ${whose('di')}`
      },
    },
  },
  highest: {
    reads: ({ highest, among }) => readsOfStat(highest) | readsOfFilter(among),
    reckon: ({ highest, among }) => extreme(Math.max, highest, among),
    say: {
      en: ({ highest, among }, context) => en.superlative(highest, among, 'highest', context),
      de: ({ highest, among }, context) => de.superlative(highest, among, 'höchst', 'nom', context),
      it: ({ highest, among }, context) => it.superlative(highest, among, 'alt', context),
    },
  },
  lowest: {
    reads: ({ lowest, among }) => readsOfStat(lowest) | readsOfFilter(among),
    reckon: ({ lowest, among }) => extreme(Math.min, lowest, among),
    say: {
      en: ({ lowest, among }, context) => en.superlative(lowest, among, 'lowest', context),
      de: ({ lowest, among }, context) => de.superlative(lowest, among, 'niedrigst', 'nom', context),
      it: ({ lowest, among }, context) => it.superlative(lowest, among, 'bass', context),
    },
  },
  has: {
    reads: ({ has, who }) =>
      HAD[has] | (who === undefined || who === 'you' || who === 'opponent' ? 0 : aspects.ANYTHING),
    reckon:
      ({ has, who }) =>
      (g, c) =>
        seatsOf(g, who, c).reduce((sum, seat) => sum + had(g, has, seat as 0 | 1), 0),
    say: {
      en: ({ has, who }) => saidOf('en', has, who),
      de: ({ has, who }) => saidOf('de', has, who),
      it: ({ has, who }) => saidOf('it', has, who),
    },
  },
  done: {
    reads: () => aspects.UNDER_WAY,
    reckon: () => (_, c) => c.count,
    say: { en: () => 'that number', de: () => 'jene Zahl', it: () => 'quel numero' },
  },
  times: {
    reads: ({ of }) => readsOfAmount(of),
    reckon:
      ({ times, of }) =>
      (g, c) =>
        times * amount(g, of, c),
    say: {
      en: ({ times, of }, context) => en.times(en.value(of, context), times),
      de: ({ times, of }, context) => de.times(de.value(of, context), times),
      it: ({ times, of }, context) => it.times(it.value(of, context), times),
    },
  },
  negative: {
    reads: ({ negative: n }) => readsOfAmount(n),
    reckon:
      ({ negative: n }) =>
      (g, c) =>
        -amount(g, n, c),
    // The sign stands before the X.
    say: {
      en: ({ negative: n }, context) => en.value(n, context),
      de: ({ negative: n }, context) => de.value(n, context),
      it: ({ negative: n }, context) => it.value(n, context),
    },
  },
  margin: {
    reads: () => aspects.CONFLICT,
    reckon: () => (g) => g.state.conflict?.margin ?? 0,
    say: {
      en: () => 'the amount of skill by which the conflict was won',
      de: () => `die Fertigkeit${subordinate('mit der der Konflikt gewonnen wurde')}`,
      it: () => "l'abilità con cui il conflitto è stato vinto",
    },
  },
  half: {
    reads: ({ half: n }) => readsOfAmount(n),
    reckon:
      ({ half: n }) =>
      (g, c) =>
        Math.ceil(amount(g, n, c) / 2),
    say: {
      en: ({ half: n }, context) => `half of ${en.value(n, context)}, rounded up`,
      de: ({ half: n }, context) =>
        `die Hälfte ${de.value(n, context).replace(/^die /, 'der ')} (aufgerundet)`,
      it: ({ half: n }, context) => `la metà ${behind('di', it.value(n, context))}, arrotondata per eccesso`,
    },
  },
  bidDifference: {
    reads: () => aspects.DIALS,
    reckon: () => (g) => Math.abs(had(g, 'bid', 0) - had(g, 'bid', 1)),
    say: {
      en: () => "the difference between your honor bid and your opponent's",
      de: () => 'die Differenz zwischen deinem Ehregebot und dem deines Gegners',
      it: () => 'la differenza tra la tua offerta di onore e quella del tuo avversario',
    },
  },
  paidSkill: {
    reads: () => aspects.UNDER_WAY,
    reckon: () => (_, c) => c.count,
    say: {
      en: ({ paidSkill: stat }, context) => valueAmounts.stat.say.en({ stat, of: 'paid' }, context),
      de: ({ paidSkill: stat }, context) => valueAmounts.stat.say.de({ stat, of: 'paid' }, context),
      it: ({ paidSkill: stat }, context) => valueAmounts.stat.say.it({ stat, of: 'paid' }, context),
    },
  },
  minus: {
    reads: ({ minus: [a, b] }) => readsOfAmount(a) | readsOfAmount(b),
    reckon:
      ({ minus: [a, b] }) =>
      (g, c) =>
        amount(g, a, c) - amount(g, b, c),
    say: {
      en: ({ minus: [a, b] }, context) => `${en.value(a, context)} minus ${en.value(b, context)}`,
      de: ({ minus: [a, b] }, context) => `${de.value(a, context)} minus ${de.value(b, context)}`,
      it: ({ minus: [a, b] }, context) => `${it.value(a, context)} meno ${it.value(b, context)}`,
    },
  },
}
