/** Conditions: about cards. */
import type { Ref as CardRef } from '@regelwerk/core'
import type { Filter, Ref } from '../../abilities.ts'
import { fight } from '../../fighting.ts'
import { asItWas, housesNowOrThen, matching, refsOfNamed, seenAs } from '../../filter.ts'
import { matches } from '../../reading.ts'
import { NONE, wasDestroyed } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { aside, isOnlyOfHouse, referentOf } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import type { ConditionWords } from '../types.ts'

export interface CardConditions {
  /** At least (default 1) or at most so many cards match. */
  there: { there: Filter; atLeast?: number; atMost?: number }
  /** The card matches. */
  is: { is: Ref; a: Filter }
  /** It was destroyed by the effect before. */
  destroyed: { destroyed: 'it' }
  /** It is in a fight now, as attacker or defender (`against` such a creature) or, once that has begun, as either. */
  fighting: { fighting: 'attacker' | 'defender' | 'either'; against?: Filter }
  /** All of them (at least two) have a house in common. */
  shareAHouse: { shareAHouse: 'it' }
}

const states = ['flank', 'centre', 'ready', 'stunned', 'damaged'] as const

const stateWords = {
  en: {
    flank: 'on a flank',
    centre: 'in the center of the battleline',
    ready: 'ready',
    stunned: 'stunned',
    damaged: 'damaged',
  },
  de: {
    flank: 'an einer Flanke',
    centre: 'im Zentrum der Schlachtreihe',
    ready: 'spielbereit',
    stunned: 'betäubt',
    damaged: 'beschädigt',
  },
  it: {
    flank: 'su un fianco',
    centre: 'al centro della linea di battaglia',
    ready: it.o('pront'),
    stunned: it.o('stordit'),
    damaged: it.o('danneggiat'),
  },
} as const

/** Nothing is asked but where or how it stands. */
const standing = (a: Filter): (typeof states)[number] | undefined =>
  Object.keys(a).length === 1 ? states.find((state) => a[state] === true) : undefined

/** Nothing is asked but whether there is Æmber on it; or whether you control it. */
const isWithAmber = (a: Filter): boolean => a.hasAmber === true && Object.keys(a).length === 1
const isYours = (a: Filter): boolean =>
  a.whose === 'friendly' && Object.keys(a).every((key) => key === 'whose' || key === 'type')

/** Nothing is asked but that it is not of that house. */
const isTurned = ({ notHouse, ...others }: Filter): boolean =>
  (notHouse === 'active' || notHouse === 'chosen') && Object.keys(others).length === 0

/** What it is, wherever it lies; turned round where that says it more plainly. */
function plainly({ in: _, ...a }: Filter): Filter {
  return isTurned(a) && (a.notHouse === 'active' || a.notHouse === 'chosen') ? { house: a.notHouse } : a
}

export const cardConditions: ConditionWords<CardConditions> = {
  there: {
    holds: ({ there, atLeast, atMost }) => {
      const least = atLeast ?? (atMost === undefined ? 1 : 0)
      const most = atMost ?? Number.MAX_SAFE_INTEGER
      return (g, c) => {
        const n = matching(g, there, c).length
        return n >= least && n <= most
      }
    },
    say: {
      en: (test, t, not) => en.controls(test.there, t, en.boundOf(test, t, not)),
      de: (test, t, not) => de.controls(test.there, t, de.boundOf(test, t, not)),
      it: (test, t, not) => it.controls(test.there, t, it.boundOf(test, t, not)),
    },
  },
  is: {
    holds:
      ({ is, a }) =>
      (g, c) => {
        const what = seenAs(g, c, is)
        return what !== null && matches(g, a, what, c)
      },
    say: {
      en: (test, t, isNot) => {
        const not = isNot !== isTurned(test.a)
        const subject = en.phrase(test.is, t)
        const a = plainly(test.a)
        if (isYours(a)) return `${en.has('you', ['controls', 'control'], t, { negated: not })} ${subject.acc}`
        if (isWithAmber(a)) return `${subject.nom} ${not ? 'does not have' : 'has'} ${en.AMBER} on it`
        const are = `${subject.nom} ${subject.plural ? 'are' : 'is'}${not ? ' not' : ''}`
        const where = standing(a)
        if (where) return `${are} ${stateWords.en[where]}`
        if (isOnlyOfHouse(a)) return `${are} of ${a.house === 'active' ? 'the active house' : 'that house'}`
        const wording = a.type === undefined ? { noun: referentOf(test.is, t).noun } : {}
        return `${are} ${subject.plural ? en.such(a, t, wording) : en.some(a, t, wording)}`
      },
      de: (test, t, isNot) => {
        const not = isNot !== isTurned(test.a)
        const subject = de.phrase(test.is, t)
        const plural = de.isPlural(subject)
        const a = plainly(test.a)
        const where = standing(a)
        const nom = subject.in('nom')
        if (isYours(a)) {
          const controls = de.has('you', ['kontrollierst', 'kontrolliert'], t)
          return { ...controls, middle: de.words(subject.in('acc'), not && 'nicht') }
        }
        if (isWithAmber(a))
          return {
            subject: `${not ? 'kein ' : ''}${de.AMBER}`,
            middle: `auf ${subject.in('dat')}`,
            verb: 'liegt',
          }
        if (where)
          return { subject: nom, middle: de.words(not && 'nicht', stateWords.de[where]), verb: 'ist' }
        if (isOnlyOfHouse(a)) {
          const of = a.house === 'active' ? 'zur aktiven Fraktion' : 'zu jener Fraktion'
          return { subject: nom, middle: de.words(not && 'nicht', of), verb: plural ? 'gehören' : 'gehört' }
        }
        const wording = { plural, ...(a.type === undefined && { noun: referentOf(test.is, t).noun }) }
        const determiner: de.Determiner = not ? { ein: 'kein' } : plural ? 'none' : { ein: 'ein' }
        return {
          subject: nom,
          middle: de.kind(a, t, determiner, wording).in('nom'),
          verb: plural ? 'sind' : 'ist',
        }
      },
      it: (test, t, isNot) => {
        const not = isNot !== isTurned(test.a)
        const subject = it.phrase(test.is, t)
        const a = plainly(test.a)
        if (isYours(a)) return `${it.has('you', ['controlli', 'controlla'], t, not)} ${subject.with()}`
        if (isWithAmber(a)) return it.words(subject.with(), not && 'non', `ha ${it.AMBER} su di sé`)
        const are = it.words(subject.with(), not && 'non', subject.plural ? 'sono' : 'è')
        const where = standing(a)
        if (where) {
          const state = stateWords.it[where]
          return `${are} ${typeof state === 'string' ? state : it.agreed(state, subject.gender, subject.plural)}`
        }
        if (isOnlyOfHouse(a))
          return `${are} ${a.house === 'active' ? 'della casata attiva' : 'di quella casata'}`
        const wording = a.type === undefined ? { noun: referentOf(test.is, t).noun } : {}
        return `${are} ${(subject.plural ? it.such(a, t, wording) : it.some(a, t, wording)).with()}`
      },
    },
  },
  destroyed: {
    holds:
      ({ destroyed }) =>
      (g, c) =>
        refsOfNamed(g, c, destroyed).some((ref) => wasDestroyed(g.state, ref)),
    say: {
      en: ({ destroyed }, t, not) => {
        const subject = en.phrase(destroyed, t)
        return `${subject.nom} ${subject.plural ? 'are' : 'is'}${not ? ' not' : ''} destroyed this way`
      },
      de: ({ destroyed }, t, not) => {
        const subject = de.phrase(destroyed, t)
        return {
          subject: subject.in('nom'),
          middle: de.words(not && 'nicht', 'auf diese Weise'),
          end: 'zerstört',
          verb: de.isPlural(subject) ? 'werden' : 'wird',
        }
      },
      it: ({ destroyed }, t, not) => {
        const subject = it.phrase(destroyed, t)
        const { gender, plural } = subject
        const done = it.agreed(it.o('distrutt'), gender, plural)
        return it.words(subject.with(), not && 'non', plural ? 'vengono' : 'viene', done, 'in questo modo')
      },
    },
  },
  fighting: {
    holds:
      ({ fighting, against }) =>
      (g, c) => {
        const underWay = g.frameOf(fight)
        if (underWay === null || c.self.card === NONE) return false
        const { attacker, target, begun } = underWay
        const isOne = (ref: CardRef | null): boolean => ref?.card === c.self.card
        if (fighting === 'either') return begun && (isOne(attacker) || isOne(target))
        const [mine, other] = fighting === 'attacker' ? [attacker, target] : [target, attacker]
        if (!isOne(mine)) return false
        return against === undefined || (other !== null && matches(g, against, asItWas(g.state, other), c))
      },
    say: {
      en: ({ fighting, against }, t, not) => {
        const is = `${en.phrase('self', t).nom} is${not ? ' not' : ''}`
        const how = { attacker: 'attacking', defender: 'being attacked', either: 'fighting' }[fighting]
        return en.words(is, how, against && aside(t, () => en.some(against, t)))
      },
      de: ({ fighting, against }, t, not) => {
        const subject = de.phrase('self', t).in('nom')
        const whom = against && aside(t, () => de.some(against, t).in('acc'))
        if (fighting === 'attacker')
          return { subject, middle: de.words(not && 'nicht', whom), verb: 'angreift' }
        if (fighting === 'either') return { subject, middle: not ? 'nicht' : '', verb: 'kämpft' }
        return { subject, middle: de.words(not && 'nicht', 'angegriffen'), verb: 'wird' }
      },
      it: ({ fighting, against }, t, not) => {
        const subject = it.phrase('self', t)
        const attacked = it.agreed(it.o('attaccat'), subject.gender, false)
        const is = { attacker: 'sta attaccando', defender: `viene ${attacked}`, either: 'combatte' }[fighting]
        const whom = against && aside(t, () => it.some(against, t).with())
        return it.words(subject.with(), not && 'non', is, whom)
      },
    },
  },
  shareAHouse: {
    holds:
      ({ shareAHouse }) =>
      (g, c) => {
        const [first, ...rest] = refsOfNamed(g, c, shareAHouse).map((ref) =>
          housesNowOrThen(g, asItWas(g.state, ref)),
        )
        if (first === undefined || rest.length === 0) return false
        return first.some((house) => rest.every((list) => list.includes(house)))
      },
    say: {
      en: ({ shareAHouse }, t, not) =>
        `${en.phrase(shareAHouse, t).nom} ${not ? 'do not share' : 'share'} a house`,
      de: ({ shareAHouse }, t, not) => ({
        subject: de.phrase(shareAHouse, t).in('nom'),
        middle: `${not ? 'keine' : 'eine'} Fraktion gemeinsam`,
        verb: 'haben',
      }),
      it: ({ shareAHouse }, t, not) =>
        it.words(it.phrase(shareAHouse, t).with(), not && 'non', 'hanno una casata in comune'),
    },
  },
}
