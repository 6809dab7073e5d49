/** Verbs: how cards stand, and what lies on them. */
import type { CardId } from '@regelwerk/core'
import { refTo } from '@regelwerk/core'
import type { Verb as GermanVerb } from '@regelwerk/say/de'
import type { Verb as ItalianVerb } from '@regelwerk/say/it'
import type { Amount, Counter, Targets } from '../../abilities.ts'
import type { G } from '../../book.ts'
import type { KeyForgeEvent } from '../../events.ts'
import { neighboursOfRef } from '../../filter.ts'
import { amount } from '../../reading.ts'
import { happen } from '../../rules/amber.ts'
import { listOf, them } from '../../rules/doing.ts'
import { goesOn, report } from '../../rules/effects.ts'
import { isZero } from '../../rules/mattering.ts'
import { cardAt, isInPlay, type KeyForgeCard, LINE } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { isSeveral } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import type { Phrases, VerbWord, VerbWords } from '../types.ts'

interface Standing {
  what: Targets
}

export interface StatusVerbs {
  stun: Standing
  unstun: Standing
  ward: Standing
  enrage: Standing
  ready: Standing
  exhaust: Standing
  addCounter: { counter: Counter; n: Amount; to: Targets }
}

interface Status {
  /** Nobody is stunned, warded or enraged twice. */
  canHave: (card: KeyForgeCard) => boolean
  saysSo?: true
  impersonal?: true
  may: Phrases
  which: Phrases
  done?: VerbWord<Standing>['done']
  say: { en: string; de: GermanVerb; it: ItalianVerb }
}

/** The same status for each of them that can have it. */
function status(kind: Exclude<keyof StatusVerbs, 'addCounter'>, of: Status): VerbWord<Standing> {
  const canHave = (g: G, id: CardId): boolean => of.canHave(cardAt(g.state, id))
  return {
    targets: ({ what }) => listOf(what),
    ...(of.saysSo && { saysSo: true }),
    ...(of.impersonal && { impersonal: true }),
    changes: (g, _, { what }, id) => {
      const beside = listOf(what).some((target) => typeof target === 'object' && 'neighboursOf' in target)
      const all = beside ? [id, ...neighboursOfRef(g, refTo(g.state, id))] : [id]
      return all.some((one) => canHave(g, one))
    },
    perform: (g, f, _, cards) => {
      const refs = them(f, cards).filter(({ card }) => isInPlay(cardAt(g.state, card)))
      const batch = refs
        .filter(({ card }) => canHave(g, card))
        .map(({ card }): KeyForgeEvent => ({ kind, card }))
      f.count = batch.length
      if (batch.length > 0) happen(g, ...batch)
      if (batch.length < refs.length && kind !== 'ready') report(f, false)
      if (batch.length < refs.length) f.pc = goesOn(f, f.pc)
    },
    asks: { may: of.may, which: of.which },
    ...(of.done && { done: of.done }),
    say: {
      en: ({ what }, t) => en.doTo(t, of.say.en, what),
      de: ({ what }, t) => de.doTo(t, of.say.de, what),
      it: ({ what }, t) => it.doTo(t, of.say.it, what),
    },
  }
}

export const statusVerbs: VerbWords<StatusVerbs> = {
  stun: status('stun', {
    canHave: (card) => !card.stunned && card.zone === LINE,
    saysSo: true,
    impersonal: true,
    may: { en: 'Stun?', de: 'Betäuben?', it: 'Stordire?' },
    which: {
      en: 'Which creature is stunned?',
      de: 'Welche Kreatur wird betäubt?',
      it: 'Quale creatura viene stordita?',
    },
    done: { en: 'stunned', de: 'betäubt', it: it.o('stordit') },
    say: { en: 'stun', de: de.verbs.betäuben, it: it.verbs.stordire },
  }),
  unstun: {
    ...status('unstun', {
      canHave: (card) => card.stunned,
      saysSo: true,
      may: { en: 'Remove the stun?', de: 'Die Betäubung entfernen?', it: 'Togliere lo stordimento?' },
      which: {
        en: 'Which creature loses its stun?',
        de: 'Welche Kreatur verliert ihre Betäubung?',
        it: 'Quale creatura perde lo stordimento?',
      },
      say: { en: 'unstun', de: de.verbs.entfernen, it: it.verbs.togliere },
    }),
    say: {
      en: ({ what }, t) => en.doTo(t, 'unstun', what),
      de: ({ what }, t) =>
        de.act(t, de.verbs.entfernen, `die Betäubt-Statuskarte ${de.to('von', what, t, 'dat')}`),
      it: ({ what }, t) => it.act(t, it.verbs.togliere, 'lo stordimento', it.phrase(what, t).with('a')),
    },
  },
  ward: status('ward', {
    canHave: (card) => !card.warded && card.zone === LINE,
    saysSo: true,
    may: { en: 'Ward?', de: 'Beschützen?', it: 'Proteggere?' },
    which: {
      en: 'Which creature is warded?',
      de: 'Welche Kreatur wird beschützt?',
      it: 'Quale creatura viene protetta?',
    },
    say: { en: 'ward', de: de.verbs.beschützen, it: it.verbs.proteggere },
  }),
  enrage: status('enrage', {
    canHave: (card) => !card.enraged && card.zone === LINE,
    saysSo: true,
    may: { en: 'Enrage?', de: 'Wütend machen?', it: 'Infuriare?' },
    which: {
      en: 'Which creature is enraged?',
      de: 'Welche Kreatur wird wütend gemacht?',
      it: 'Quale creatura viene infuriata?',
    },
    say: { en: 'enrage', de: de.verbs.wütendMachen, it: it.verbs.infuriare },
  }),
  ready: status('ready', {
    canHave: (card) => card.exhausted,
    may: { en: 'Ready?', de: 'Spielbereit machen?', it: 'Preparare?' },
    which: {
      en: 'Which card is readied?',
      de: 'Welche Karte wird spielbereit gemacht?',
      it: 'Quale carta viene preparata?',
    },
    say: { en: 'ready', de: de.verbs.spielbereitMachen, it: it.verbs.preparare },
  }),
  exhaust: status('exhaust', {
    canHave: (card) => !card.exhausted,
    saysSo: true,
    may: { en: 'Exhaust?', de: 'Erschöpfen?', it: 'Esaurire?' },
    which: {
      en: 'Which card is exhausted?',
      de: 'Welche Karte wird erschöpft?',
      it: 'Quale carta viene esaurita?',
    },
    done: { en: 'exhausted', de: 'erschöpft', it: it.o('esaurit') },
    say: { en: 'exhaust', de: de.verbs.erschöpfen, it: it.verbs.esaurire },
  }),
  addCounter: {
    targets: ({ to }) => listOf(to),
    changes: (g, f, { n }, id) => !isZero(g, f, n, id),
    perform: (g, f, { counter, n }, cards) => {
      // As many as the effect before has done.
      const { count } = f
      const refs = them(f, cards)
      for (const { card } of refs.filter((ref) => isInPlay(cardAt(g.state, ref.card))))
        happen(g, { kind: 'counter', card, counter, n: amount(g, n, { ...f, count }, card) })
    },
    asks: {
      may: { en: 'Add counters?', de: 'Marker legen?', it: 'Mettere segnalini?' },
      which: {
        en: 'Which card gets counters?',
        de: 'Welche Karte erhält Marker?',
        it: 'Quale carta riceve segnalini?',
      },
    },
    say: {
      en: ({ counter, n, to }, t) => {
        const said = en.amount(n, t, (k) => en.counters(counter, k))
        return en.act(t, en.words('put', said.n, `on ${en.eachOf(to, t)}`, said.per))
      },
      de: ({ counter, n, to }, t) => {
        const { n: said, per } = de.amount(n, t, (k) => de.counters(counter, k))
        const several = isSeveral(to, t)
        const middle = de.words(several && 'je', said, de.to('auf', to, t, 'acc'))
        return de.act(t, de.verbs.legen, { middle, ...(per && { per }), ...de.chosenPer(to, t) })
      },
      it: ({ counter, n, to }, t) => {
        const said = it.amount(n, t, (k) => it.counters(counter, k))
        return it.act(t, it.verbs.mettere, it.words(said.n, it.eachOf(to, t, 'su'), said.per))
      },
    },
  },
}
