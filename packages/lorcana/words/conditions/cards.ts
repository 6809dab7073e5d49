/** Conditions on cards: whether there are such, whether one is such, how it was played. */
import { words } from '@regelwerk/say'
import { fixed as deFixed, type Phrase as GermanPhrase, isPlural } from '@regelwerk/say/de'
import { type Phrase as EnglishPhrase, phrase as fixed } from '@regelwerk/say/en'
import { agreeing, type Phrase as ItalianPhrase, fixed as itFixed } from '@regelwerk/say/it'
import type { Amount, CardRef, Filter } from '../../abilities.ts'
import { readsOfAmount, readsOfFilter } from '../../dependence.ts'
import { amount, countMatching, matches, matching } from '../../reading.ts'
import { cardAt } from '../../state.ts'
import { lastKnown, refsMeant } from '../../targets.ts'
import {
  asksValues,
  type Context,
  eventsOf,
  justPlayed,
  nounsOf,
  referentOf,
  selfReferent,
} from '../../text/grammar.ts'
import { keywords } from '../keywords/index.ts'
import { de, en, it } from '../saying.ts'
import { type ConditionWords, NOTHING } from '../word.ts'

export interface CardConditions {
  /** At least (default 1) or at most so many cards match. */
  have: { have: Filter; atLeast?: Amount; atMost?: Amount }
  /** All of these are such. */
  every: { every: Filter; are: Filter }
  /** That card matches. */
  is: { is: CardRef; a: Filter }
  /** How this card was played. */
  played: { played: 'shifted' }
}

type Have = CardConditions['have']
type Is = CardConditions['is']

const isOwn = (filter: Filter): boolean =>
  filter.whose === 'yours' || filter.in === 'discard' || filter.in === 'hand'

// ---- have

/** Neither none nor several. */
const isOnlyOne = ({ atLeast, atMost }: Have): boolean => atLeast === 1 && atMost === 1

/** The one card that is looked at is such. */
const isOfLooked = ({ have, atLeast = 1, atMost }: Have, { looked }: Context): boolean =>
  have.in === 'looked' && looked?.one === true && atLeast === 1 && atMost === undefined
const asCards = (filter: Filter) => (filter.any ? {} : { nouns: nounsOf(filter, false) })
const isTheNamed = ({ have }: Have): boolean => have.named === 'theNamed'

function enHave(test: Have, context: Context, not: boolean): string {
  const { have: filter, atLeast, atMost } = test
  if (isOfLooked(test, context)) {
    const nouns = asCards(filter)
    const what = isTheNamed(test) ? 'the named card' : en.some(filter, context, nouns)
    return not ? `it isn't ${what}` : `it's ${what}`
  }
  const place = !filter.here && !filter.in && 'in play'
  const unowned = { unowned: true, lying: true }
  const single = (atLeast ?? 1) === 1 && atMost === undefined
  const more = en.such(filter, context, unowned)
  const count = isOnlyOne(test)
    ? `${not ? 'not ' : ''}only 1 ${en.kind(filter, context, unowned)}`
    : single
      ? not
        ? `no ${more}`
        : en.some(filter, context, unowned)
      : `${en.bounded(test, not, context)} ${more}`
  if (isOwn(filter)) return words(en.have(context), count, place)
  if (filter.whose === 'opposing') return words('an opponent has', count, place)
  return words(single && !not ? "there's" : 'there are', count, place)
}

function deHave(test: Have, context: Context, not: boolean) {
  const { have: filter, atLeast, atMost } = test
  if (isOfLooked(test, context)) {
    const nouns = asCards(filter)
    if (isTheNamed(test))
      return { subject: 'es', middle: words(not && 'nicht', 'die benannte Karte'), verb: 'ist' }
    const what = de.kind(filter, context, { ein: not ? 'kein' : 'ein' }, nouns).in('nom')
    return { subject: 'sie', middle: what, verb: 'ist' }
  }
  const wording = { unowned: true, lying: true }
  const none = (): GermanPhrase => de.kind(filter, context, { ein: 'kein' }, wording)
  const what = ((): GermanPhrase => {
    if (isOnlyOne(test)) return de.kind(filter, context, { count: not ? 'nicht nur 1' : 'nur 1' }, wording)
    if (atMost === undefined && (atLeast ?? 1) === 1) return not ? none() : de.some(filter, context, wording)
    if (atMost === 0 && atLeast === undefined) return not ? de.some(filter, context, wording) : none()
    return de.kind(filter, context, { count: de.bounded(test, not, context) }, { ...wording, plural: true })
  })()
  const place = !filter.here && !filter.in && 'im Spiel'
  if (isOwn(filter)) return { ...de.haben(context), middle: words(what.in('acc'), place) }
  if (filter.whose === 'opposing')
    return { subject: 'eine gegnerische Person', middle: words(what.in('acc'), place), verb: 'hat' }
  return { subject: what.in('nom'), middle: words(place), verb: isPlural(what) ? 'sind' : 'ist' }
}

function itHave(test: Have, context: Context, not: boolean) {
  const { have: filter, atLeast, atMost } = test
  if (isOfLooked(test, context)) {
    const nouns = asCards(filter)
    const what = isTheNamed(test) ? 'la carta nominata' : it.some(filter, context, nouns).with()
    return { subject: '', verb: it.è, rest: what, not }
  }
  const wording = { unowned: true, lying: true }
  const none = it.kind(filter, context, 'none', { ...wording, plural: true })
  const [what, denied] = ((): readonly [ItalianPhrase, boolean] => {
    if (isOnlyOne(test)) return [it.kind(filter, context, { count: 'solo 1' }, wording), not]
    if (atMost === undefined && (atLeast ?? 1) === 1)
      return not ? [none, true] : [it.some(filter, context, wording), false]
    if (atMost === 0 && atLeast === undefined)
      return not ? [it.some(filter, context, wording), false] : [none, true]
    const count = it.bounded(test, not, context)
    return [
      it.kind(filter, context, { count }, { ...wording, plural: true }),
      atLeast !== undefined && atMost !== undefined && not,
    ]
  })()
  const rest = words(!filter.here && !filter.in && 'in gioco', what.with())
  if (isOwn(filter)) return { ...it.avere(context), rest, not: denied }
  if (filter.whose === 'opposing') return { subject: 'un avversario', verb: it.ha, rest, not: denied }
  return { subject: '', verb: what.plural ? it.ciSono : it.ciÈ, rest, not: denied }
}

// ---- is

/** About this card itself: "this character is exerted", not "this character is an exerted character". */
const isState = (filter: Filter): boolean =>
  Object.keys(filter).every((key) => ['damaged', 'exerted', 'at', 'here', 'over'].includes(key))

/** A card outside play is spoken of as one. */
const wordingOf = (is: CardRef, filter: Filter, context: Context) =>
  is === 'it' && referentOf('it', context).noun.toLowerCase().endsWith('card') && !filter.any
    ? { nouns: nounsOf(filter, false) }
    : {}
/** It has left play. */
const isPast = (is: CardRef, context: Context): boolean =>
  is === 'self' ? selfReferent(context).noun === 'card' : referentOf(is, context).gone === true

/** Whom another challenges: "that character" would mean the challenger. */
const isChallenged = (is: CardRef, { trigger }: Context): boolean =>
  is === 'whom' && eventsOf(trigger).join() === 'challenge'

function enIs({ is, a: filter }: Is, context: Context, not: boolean): string {
  const chosen = referentOf('it', context)
  if (is === 'it' && chosen.chosen && !asksValues(filter) && !isState(filter)) {
    const what = en.kind(filter, context)
    return not ? `no ${what} is chosen` : `${en.some(filter, context)} is chosen`
  }
  const subject: EnglishPhrase =
    is === 'it'
      ? en.pronoun(chosen, context)
      : isChallenged(is, context)
        ? fixed('the challenged card')
        : fixed(is === 'triggering' ? en.theTriggering(context) : en.phrase(is, { ...context, said: {} }).nom)
  if (is !== 'it' && is !== 'self') context.said.far = true
  if (filter.over !== undefined && isState(filter))
    return `${isPast(is, context) ? 'there was' : "there's"} ${filter.over === not ? 'no card' : 'a card'} under ${subject.acc}`
  const [have, be] = subject.plural ? ['have', 'are'] : ['has', 'is']
  if (filter.damaged !== undefined && Object.keys(filter).length === 1)
    return words(subject.nom, have, filter.damaged === not && 'no', 'damage')
  if (isState(filter)) return `${subject.nom} ${be}${not ? "n't" : ''} ${en.stateOf(filter, context)}`
  if (asksValues(filter)) {
    const has = not ? `${subject.plural ? "don't" : "doesn't"} have` : have
    return `${subject.nom} ${has} ${en.values(filter, context)}`
  }
  return `${subject.nom} ${be}${not ? "n't" : ''} ${en.some(filter, context, wordingOf(is, filter, context))}`
}

function deIs({ is, a: filter }: Is, context: Context, not: boolean) {
  const chosen = referentOf('it', context)
  const wording = wordingOf(is, filter, context)
  const such = (): string => de.kind(filter, context, { ein: not ? 'kein' : 'ein' }, wording).in('nom')
  if (is === 'it' && chosen.chosen && !asksValues(filter) && !isState(filter))
    return { subject: such(), middle: '', end: 'gewählt', verb: 'wurde' }
  const subject: GermanPhrase =
    is === 'it'
      ? de.pronoun(chosen, context)
      : is === 'triggering'
        ? de.theTriggering(context)
        : isChallenged(is, context)
          ? deFixed('die herausgeforderte Karte', 'f')
          : de.phrase(is, { ...context, said: {} })
  if (is !== 'it' && is !== 'self') context.said.far = true
  if (filter.over !== undefined && isState(filter)) {
    const none = filter.over === not
    return {
      subject: none ? 'keine Karte' : 'eine Karte',
      middle: `unter ${subject.in('dat')}`,
      verb: isPast(is, context) ? 'lag' : 'liegt',
    }
  }
  const [has, be] = isPlural(subject) ? ['haben', 'sind'] : ['hat', 'ist']
  const nominative = subject.in('nom')
  if (isState(filter))
    return { subject: nominative, middle: words(not && 'nicht', de.stateOf(filter, context)), verb: be }
  if (asksValues(filter))
    return { subject: nominative, middle: words(not && 'nicht', de.values(filter, context)), verb: has }
  return { subject: nominative, middle: such(), verb: be }
}

function itIs({ is, a: filter }: Is, context: Context, not: boolean): it.Test {
  const chosen = referentOf('it', context)
  if (is === 'it' && chosen.chosen && !asksValues(filter) && !isState(filter)) {
    const one = it.some(filter, context)
    const rest = `${agreeing('scelt', one.gender, false)} ${one.with()}`
    return { subject: '', verb: ['viene', 'venga'], rest, not }
  }
  const subject: ItalianPhrase =
    is === 'it'
      ? it.pronoun(chosen, context)
      : is === 'triggering'
        ? it.theTriggering(context)
        : isChallenged(is, context)
          ? itFixed('la carta sfidata', 'f')
          : it.phrase(is, { ...context, said: {} })
  if (is !== 'it' && is !== 'self') context.said.far = true
  if (filter.over !== undefined && isState(filter)) {
    const none = filter.over === not
    return {
      subject: '',
      verb: isPast(is, context) ? ["c'era", 'ci fosse'] : it.ciÈ,
      rest: `${none ? 'alcuna' : 'una'} carta ${subject.with('sotto a')}`,
      not: none,
    }
  }
  const nominative = subject.with()
  if (filter.at !== undefined && isState(filter))
    return {
      subject: nominative,
      verb: ['si trova', 'si trovi'],
      rest: 'in un luogo',
      not: filter.at === not,
    }
  const be = subject.plural ? it.sono : it.è
  if (isState(filter)) {
    const state = it.stateOf(filter, subject, context)
    // "non è danneggiato", not "è non danneggiato".
    if (state.startsWith('non ') && !not)
      return { subject: nominative, verb: be, rest: state.slice('non '.length), not: true }
    return { subject: nominative, verb: be, rest: state, not }
  }
  if (asksValues(filter))
    return {
      subject: nominative,
      verb: subject.plural ? it.hanno : it.ha,
      rest: it.values(filter, context),
      not,
    }
  const rest = it.some(filter, context, wordingOf(is, filter, context)).with()
  return { subject: nominative, verb: be, rest, not }
}

export const cardConditions: ConditionWords<CardConditions> = {
  have: {
    holds: ({ have, atLeast, atMost }) => {
      const least = atLeast ?? (atMost === undefined ? 1 : 0)
      return (g, from) => {
        const n = countMatching(g, have, from)
        return n >= amount(g, least, from) && (atMost === undefined || n <= amount(g, atMost, from))
      }
    },
    reads: ({ have, atLeast, atMost }) =>
      readsOfFilter(have) | readsOfAmount(atLeast) | readsOfAmount(atMost),
    say: { en: enHave, de: deHave, it: itHave },
  },
  every: {
    holds:
      ({ every, are }) =>
      (g, from) =>
        matching(g, every, from).every((id) => matches(g, are, id, from)),
    reads: ({ every, are }) => readsOfFilter(every) | readsOfFilter(are),
    say: {
      en: ({ every, are }, context, not) =>
        `${not ? 'not all' : 'all'} ${en.such(every, context, { lying: true })} are ${en.stateOf(are, context)}`,
      de: ({ every, are }, context, not) => ({
        subject: de.kind(every, context, { der: 'all' }, { plural: true, lying: true }).in('nom'),
        middle: words(not && 'nicht', de.stateOf(are, context)),
        verb: 'sind',
      }),
      it: ({ every, are }, context, not) => {
        const all = it.kind(every, context, 'tutti', { plural: true, lying: true })
        return { subject: all.with(), verb: it.sono, rest: it.stateOf(are, all, context), not }
      },
    },
  },
  is: {
    holds:
      ({ is, a }) =>
      (g, from) => {
        const [ref] = refsMeant(g, from, is)
        if (ref === undefined) return false
        // "You" in the filter is the ability's player, whoever acts.
        const reader = from.f === null ? from : { ...from, you: from.f.me }
        return matches(g, a, ref.card, reader, from.f === null ? undefined : lastKnown(g.state, from, ref))
      },
    reads: ({ a }) => readsOfFilter(a),
    aboutSelf: ({ is }) => is === 'self',
    say: { en: enIs, de: deIs, it: itIs },
  },
  played: {
    holds: () => (g, from) => {
      const last = from.f === null ? undefined : lastKnown(g.state, from, from.f.source)
      return last?.shifted ?? (from.self >= 0 && cardAt(g.state, from.self).shifted)
    },
    reads: () => NOTHING,
    say: {
      en: (_, context, not) => {
        const shift = keywords.shift.name.en
        if (justPlayed(context)) return `you ${not ? "didn't use" : 'used'} ${shift}`
        return `${en.this_(context)} was${not ? "n't" : ''} played with ${shift}`
      },
      de: (_, context, not) => {
        const shift = keywords.shift.name.de
        if (justPlayed(context))
          return {
            subject: 'du',
            middle: words('dafür', not && 'keinen', shift),
            end: 'genutzt',
            verb: 'hast',
          }
        const middle = words(not && 'nicht', 'mit', shift)
        return { subject: de.self(context).in('nom'), middle, end: 'ausgespielt', verb: 'wurde' }
      },
      it: (_, context, not) => {
        const shift = keywords.shift.name.it
        if (justPlayed(context)) return { subject: '', verb: ['hai usato', 'abbia usato'], rest: shift, not }
        const self = it.self(context)
        const [been, played] = ['stat', 'giocat'].map((stem) => agreeing(stem, self.gender, false))
        return { subject: self.with(), verb: it.è, rest: `${been} ${played} con ${shift}`, not }
      },
    },
  },
}
