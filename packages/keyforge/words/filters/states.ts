/** Filters: how a card stands, and whose it is. These words come first. */

import type { CardId } from '@regelwerk/core'
import { type G, meets } from '../../book.ts'
import { controllerOf, idOf, neighboursNowOrThen, neighboursOfRef, refsOfNamed } from '../../filter.ts'
import { cardAt, LINE, lineOf, NONE, upgradesOn } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { isOutside } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import { isCentre, isFlank } from '../../values.ts'
import type { FilterWords } from '../types.ts'

export interface StateFilters {
  /** Not the card that bears the ability; not the creature that this upgrade is on. */
  other: true | 'host'
  /** Not a card chosen before in this effect: "another", "a different". */
  notAmong: 'chosen'
  damaged: boolean
  ready: boolean
  stunned: boolean
  warded: true
  /** With an upgrade on it. */
  upgraded: true
  /** Controlled by you or your opponent; outside play: in your or their zone. Absent: anyone's in play, yours elsewhere. */
  whose: 'friendly' | 'enemy' | 'any'
  /** Next to this card in the battleline: the bearer, "it", the first or last chosen card. */
  neighbourOf: 'self' | 'it' | 'host'
  /** In the same battleline, on that side of this card. */
  leftOf: 'self'
  rightOf: 'self'
  /** Attached to this card. */
  on: 'self' | 'host' | 'it'
  flank: boolean
  /** In the center of its battleline (glossary/zentrum-der-schlachtreihe). */
  centre: true
}

/** Does it stand on that side of the other one, in the same battleline? */
function isBeside(g: G, id: CardId, than: CardId, side: -1 | 1): boolean {
  if (than === NONE || cardAt(g.state, than).zone !== LINE) return false
  const line = lineOf(g.state, cardAt(g.state, than).holder)
  const at = line.indexOf(id)
  return at >= 0 && (at - line.indexOf(than)) * side > 0
}

export const stateFilters: FilterWords<StateFilters> = {
  other: {
    test: (than) =>
      than === true
        ? (_, what, c) => idOf(what) !== c.self.card
        : (g, what, c) => refsOfNamed(g, c, than)[0]?.card !== idOf(what),
    // English and Italian say it with the article.
    say: { en: () => ({}), de: () => ({ adjective: 'ander' }), it: () => ({ before: it.o('altr') }) },
  },
  notAmong: {
    test: () => (_, what, c) => !c.chosen.includes(idOf(what)),
    say: {
      en: () => ({}),
      de: (_, { filter }) => ({ adjective: !filter.other && 'ander' }),
      it: (_, { filter }) => (filter.other ? {} : { before: it.o('altr') }),
    },
  },
  damaged: {
    test: (wanted) => (g, what) => cardAt(g.state, idOf(what)).damage > 0 === wanted,
    say: {
      en: (is) => ({ before: is ? 'damaged' : 'undamaged' }),
      de: (is) => ({ adjective: is ? 'beschädigt' : 'unbeschädigt' }),
      it: (is) => ({ after: it.o(is ? 'danneggiat' : 'non danneggiat') }),
    },
  },
  ready: {
    test: (wanted) => (g, what) => cardAt(g.state, idOf(what)).exhausted !== wanted,
    say: {
      en: (is) => ({ before: is ? 'ready' : 'exhausted' }),
      de: (is) => ({ adjective: is ? 'spielbereit' : 'erschöpft' }),
      it: (is) => ({ after: it.o(is ? 'pront' : 'esaurit') }),
    },
  },
  stunned: {
    test: (wanted) => (g, what) => cardAt(g.state, idOf(what)).stunned === wanted,
    say: {
      en: (is) => ({ before: is ? 'stunned' : 'unstunned' }),
      de: (is) => ({ adjective: is ? 'betäubt' : 'nicht betäubt' }),
      it: (is) => ({ after: it.o(is ? 'stordit' : 'non stordit') }),
    },
  },
  warded: {
    test: () => (g, what) => cardAt(g.state, idOf(what)).warded,
    say: {
      en: () => ({ before: 'warded' }),
      de: () => ({ adjective: 'beschützt' }),
      it: () => ({ after: it.o('protett') }),
    },
  },
  upgraded: {
    test: () => (g, what) => upgradesOn(g.state, idOf(what)).length > 0,
    say: {
      en: () => ({ having: 'with an upgrade' }),
      de: () => ({ having: 'mit einer Aufwertung' }),
      it: () => ({ having: 'con un potenziamento' }),
    },
  },
  whose: {
    test: (whose) => {
      if (whose === 'any') return () => true
      const friendly = whose === 'friendly'
      return (g, what, c) => {
        const holder = typeof what === 'number' ? undefined : what.controller
        const mine = controllerOf(g.state, idOf(what), c, holder) === c.you
        return meets(friendly ? 'glossary/befreundet' : 'glossary/feindlich', mine === friendly)
      }
    },
    say: {
      en: (whose, { filter, unowned }) =>
        whose === 'any' || unowned || isOutside(filter) ? {} : { before: whose },
      de: (whose, { filter, unowned }) =>
        whose === 'any' || unowned || isOutside(filter)
          ? {}
          : { adjective: whose === 'friendly' ? 'befreundet' : 'feindlich' },
      it: (whose, { filter, unowned }) =>
        whose === 'any' || unowned || isOutside(filter)
          ? {}
          : { after: it.co(whose === 'friendly' ? 'amic' : 'nemic') },
    },
  },
  neighbourOf: {
    test: (of) => (g, what, c) => {
      if (of === 'it') return c.it.some((ref) => neighboursOfRef(g, ref).includes(idOf(what)))
      const centre = refsOfNamed(g, c, of)[0]?.card ?? NONE
      // Of a creature that has left, the neighbours it had (faq/klein-niff/1).
      return centre !== NONE && neighboursNowOrThen(g, what).includes(centre)
    },
    say: {
      en: (of, { telling }) =>
        of === 'self' ? { before: 'neighboring' } : { behind: `of ${en.ofCard(of, telling)}` },
      de: (of, { telling }) =>
        of === 'self'
          ? { adjective: 'benachbart' }
          : { behind: of === 'host' ? 'dieser Kreatur' : de.thatOne(telling).in('gen') },
      it: (of, { telling }) =>
        of === 'self'
          ? { after: it.o('vicin') }
          : { behind: of === 'host' ? 'di questa creatura' : it.thatOne(telling).with('di') },
    },
  },
  leftOf: {
    test: () => (g, what, c) => isBeside(g, idOf(what), c.self.card, -1),
    say: {
      en: (_, { telling }) => ({ behind: `to the left of ${en.this_(telling)}` }),
      de: (_, { telling }) => ({ behind: `links von ${de.self(telling).in('dat')}` }),
      it: (_, { telling }) => ({ behind: `a sinistra ${it.self(telling).with('di')}` }),
    },
  },
  rightOf: {
    test: () => (g, what, c) => isBeside(g, idOf(what), c.self.card, 1),
    say: {
      en: (_, { telling }) => ({ behind: `to the right of ${en.this_(telling)}` }),
      de: (_, { telling }) => ({ behind: `rechts von ${de.self(telling).in('dat')}` }),
      it: (_, { telling }) => ({ behind: `a destra ${it.self(telling).with('di')}` }),
    },
  },
  on: {
    test: (of) => (g, what, c) =>
      refsOfNamed(g, c, of).some((ref) => ref.card === cardAt(g.state, idOf(what)).on),
    say: {
      en: (of, { telling }) => ({ behind: `on ${en.upgraded(of, telling)}` }),
      de: (of, { telling }) => ({
        behind: of === 'host' ? 'an dieser Kreatur' : `an ${de.demonstrated(of, telling).in('dat')}`,
      }),
      it: (of, { telling }) => ({
        behind: of === 'host' ? 'su questa creatura' : it.demonstrated(of, telling).with('su'),
      }),
    },
  },
  flank: {
    test: (wanted) => (g, what) => (typeof what === 'number' ? isFlank(g, what) : what.flank) === wanted,
    say: {
      en: (is) => (is ? { before: 'flank' } : { behind: 'not on a flank' }),
      // "Flankenkreatur" is one word: the noun is that.
      de: (is) => ({ compound: !is && 'Nicht-' }),
      it: (is) => ({ behind: is ? 'sul fianco' : 'non sul fianco' }),
    },
  },
  centre: {
    test: () => (g, what) => isCentre(g, idOf(what)),
    say: {
      en: () => ({ behind: 'in the center of its battleline' }),
      de: () => ({ behind: 'im Zentrum ihrer Schlachtreihe' }),
      it: () => ({ behind: 'al centro della sua linea di battaglia' }),
    },
  },
}
