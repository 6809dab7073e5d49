/** Verbs: how cards stand, and what lies on them. */
import { type CardId, type Ref, refTo } from '@regelwerk/core'
import type { Verb as GermanVerb } from '@regelwerk/say/de'
import type { Verb as ItalianVerb } from '@regelwerk/say/it'
import type { Amount, Counter, Target, Targets } from '../../abilities.ts'
import type { G } from '../../book.ts'
import type { KeyForgeEvent } from '../../events.ts'
import { matching, neighboursOfRef } from '../../filter.ts'
import { amount } from '../../reading.ts'
import { happen } from '../../rules/amber.ts'
import { listOf, them } from '../../rules/doing.ts'
import { goesOn, report } from '../../rules/effects.ts'
import { isZero } from '../../rules/mattering.ts'
import { cardAt, countersOn, isInPlay, type KeyForgeCard, LINE } from '../../state.ts'
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
  unward: Standing
  /** A ward from one creature to another. */
  moveWard: { from: Target; to: Target }
  addCounter: { counter: Counter; n: Amount; to: Targets }
  removeCounter: { counter: Counter; n: Amount | 'all'; from: Targets }
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
function status(
  kind: Exclude<keyof StatusVerbs, 'addCounter' | 'removeCounter' | 'moveWard'>,
  of: Status,
): VerbWord<Standing> {
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

/** As many counters as are there already. */
const doubles = (counter: Counter, n: Amount, to: Targets): boolean =>
  typeof n === 'object' && 'counters' in n && n.counters === counter && n.on === to && n.times === undefined

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
  unward: {
    ...status('unward', {
      canHave: (card) => card.warded,
      saysSo: true,
      may: { en: 'Remove the ward?', de: 'Den Schutz entfernen?', it: 'Togliere la protezione?' },
      which: {
        en: 'Which creature loses its ward?',
        de: 'Welche Kreatur verliert ihren Schutz?',
        it: 'Quale creatura perde la protezione?',
      },
      say: { en: 'unward', de: de.verbs.entfernen, it: it.verbs.togliere },
    }),
    say: {
      en: ({ what }, t) => en.act(t, `remove a ward from ${en.phrase(what, t).acc}`),
      de: ({ what }, t) =>
        de.act(t, de.verbs.entfernen, `eine Beschützt-Statuskarte ${de.to('von', what, t, 'dat')}`),
      it: ({ what }, t) => it.act(t, it.verbs.togliere, 'una protezione', it.phrase(what, t).with('a')),
    },
  },
  moveWard: {
    targets: ({ from, to }) => [from, to],
    object: () => undefined,
    could: (g, f, { from }) => {
      const filter = typeof from === 'object' && 'choose' in from ? from.choose : {}
      return matching(g, filter, f).some((id) => cardAt(g.state, id).warded)
    },
    perform: (g, f, _, [source = [], target = []]) => {
      const [from] = source
      const [to] = target
      f.it = to === undefined ? [] : [to]
      const has = (ref: Ref | undefined): boolean => ref !== undefined && cardAt(g.state, ref.card).warded
      if (from === undefined || to === undefined || !has(from) || has(to)) report(f, false)
      else happen(g, { kind: 'unward', card: from.card }, { kind: 'ward', card: to.card })
    },
    asks: {
      may: { en: 'Move a ward?', de: 'Einen Schutz verschieben?', it: 'Spostare una protezione?' },
      which: {
        en: 'A ward is moved: from or to which creature?',
        de: 'Ein Schutz wird verschoben: von oder zu welcher Kreatur?',
        it: 'Si sposta una protezione: da o su quale creatura?',
      },
    },
    say: {
      en: ({ from, to }, t) => {
        const source = en.phrase(from, t).acc
        return en.act(t, `move a ward from ${source} to ${en.phrase(to, t).acc}`)
      },
      de: ({ from, to }, t) => {
        const source = `von ${de.phrase(from, t).in('dat')}`
        const ward = 'eine Beschützt-Statuskarte'
        return de.act(t, de.verbs.verschieben, `${ward} ${source} ${de.to('auf', to, t, 'acc')}`)
      },
      it: ({ from, to }, t) => {
        const source = it.phrase(from, t).with('da')
        return it.act(t, it.verbs.spostare, 'una protezione', `${source} ${it.phrase(to, t).with('a')}`)
      },
    },
  },
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
        if (doubles(counter, n, to))
          return en.act(
            t,
            `double the number of ${en.counterName(counter)} counters on ${en.phrase(to, t).acc}`,
          )
        const said = en.amount(n, t, (k) => en.counters(counter, k))
        return en.act(t, en.words('put', said.n, `on ${en.eachOf(to, t)}`, said.per))
      },
      de: ({ counter, n, to }, t) => {
        if (doubles(counter, n, to)) {
          const number = `die Anzahl der ${de.counterNames[counter]} ${de.to('auf', to, t, 'dat')}`
          return de.act(t, de.verbs.verdoppeln, { middle: number })
        }
        const { n: said, per } = de.amount(n, t, (k) => de.counters(counter, k))
        const several = isSeveral(to, t)
        const middle = de.words(several && 'je', said, de.to('auf', to, t, 'acc'))
        return de.act(t, de.verbs.legen, { middle, ...(per && { per }), ...de.chosenPer(to, t) })
      },
      it: ({ counter, n, to }, t) => {
        if (doubles(counter, n, to)) {
          const number = `il numero di segnalini ${it.counterName(counter)}`
          return it.act(t, it.verbs.raddoppiare, number, it.phrase(to, t).with('su'))
        }
        const said = it.amount(n, t, (k) => it.counters(counter, k))
        return it.act(t, it.verbs.mettere, it.words(said.n, it.eachOf(to, t, 'su'), said.per))
      },
    },
  },
  removeCounter: {
    targets: ({ from }) => listOf(from),
    saysSo: true,
    changes: (g, f, { counter, n }, id) =>
      countersOn(cardAt(g.state, id), counter) > 0 && !isZero(g, f, n, id),
    perform: (g, f, { counter, n }, cards) => {
      let total = 0
      const refs = them(f, cards)
      for (const { card } of refs) {
        const there = countersOn(cardAt(g.state, card), counter)
        const wanted = n === 'all' ? there : amount(g, n, f, card)
        const taken = Math.min(there, wanted)
        if (taken > 0) happen(g, { kind: 'counter', card, counter, n: -taken })
        if (taken < wanted) report(f, false)
        total += taken
      }
      f.count = total
      if (total === 0) report(f, false)
    },
    asks: {
      may: { en: 'Remove counters?', de: 'Marker entfernen?', it: 'Togliere segnalini?' },
      which: {
        en: 'Which card loses counters?',
        de: 'Welche Karte verliert Marker?',
        it: 'Quale carta perde segnalini?',
      },
    },
    done: { en: 'removed', de: 'entfernt', it: it.o('tolt'), of: 'counter' },
    say: {
      en: ({ counter, n, from }, t) => {
        const said =
          n === 'all'
            ? `each ${en.counterName(counter)} counter`
            : en.quantity(n, t, (k) => en.counters(counter, k))
        return en.act(t, `remove ${said} from ${en.phrase(from, t).acc}`)
      },
      de: ({ counter, n, from }, t) => {
        const said =
          n === 'all'
            ? `jeden ${de.counterNames[counter]}`
            : de.quantity(n, t, (k) => de.counters(counter, k))
        return de.act(t, de.verbs.entfernen, `${said} ${de.to('von', from, t, 'dat')}`)
      },
      it: ({ counter, n, from }, t) => {
        const said =
          n === 'all'
            ? `ogni segnalino ${it.counterName(counter)}`
            : it.quantity(n, t, (k) => it.counters(counter, k))
        return it.act(t, it.verbs.togliere, said, it.phrase(from, t).with('da'))
      },
    },
  },
}
