/** Verbs: Æmber. */
import { type CardId, refTo } from '@regelwerk/core'
import type { Amount, Targets, Who } from '../../abilities.ts'

import type { KeyForgeEvent } from '../../events.ts'
import { controllerOf } from '../../filter.ts'
import { seatsMeant } from '../../players.ts'
import { amount } from '../../reading.ts'
import { asMuchAsPossible, gain, happen, lose, pay, steal, stealable } from '../../rules/amber.ts'
import { type Captor, captureFromAny, captureTogether } from '../../rules/capturing.ts'
import { listOf, them, unique } from '../../rules/doing.ts'
import { report } from '../../rules/effects.ts'
import { isZero } from '../../rules/mattering.ts'
import { cardAt, isInPlay, NONE, other } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { remember, type Telling } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import type { VerbWords } from '../types.ts'

/** A pool, or what lies beside the game. */
export type Pool = { pool: Who | 'supply' }

export interface AmberVerbs {
  gain: { n: Amount; who?: Who }
  lose: { n: Amount | 'all'; who?: Who }
  steal: { n: Amount | 'all'; who?: 'you' | 'opponent' }
  /** From the opponent of the creature's controller; `from: 'ownSide'`: from its controller; 'anyPlayers': from both, as is wanted. */
  capture: { n: Amount | 'all'; by: Targets; from?: 'ownSide' | 'anyPlayers' }
  exalt: { what: Targets; n?: Amount }
  /** Between pools, cards and the supply; moving is none of gaining, losing, stealing (glossary/verschieben). */
  moveAmber: { n: Amount | 'all'; from: Targets | Pool; to: Targets | Pool }
  /** "Give": all their remaining Æmber to the other. */
  pay: { n: Amount | 'all'; who: 'you' | 'opponent' }
}

const isPool = (where: Targets | Pool): where is Pool => typeof where === 'object' && 'pool' in where
const cardsOf = (where: Targets | Pool): ReturnType<typeof listOf> => (isPool(where) ? [] : listOf(where))

/** Half of what lies on the card it is moved from, rounded up. */
const isHalf = (n: Amount | 'all'): boolean =>
  typeof n === 'object' &&
  'part' in n &&
  n.part === 2 &&
  n.up === true &&
  typeof n.of === 'object' &&
  'amber' in n.of &&
  n.of.amber === 'target'

/** It is the bearer that captures, and it need not be named: "Capture 1 Æmber." */
const isPlainly = (by: Targets, t: Telling): boolean => by === 'self' && !(t.trigger && t.said.near)

export const amberVerbs: VerbWords<AmberVerbs> = {
  gain: {
    targets: () => [],
    impersonal: true,
    could: (g, f, { n }) => amount(g, n, f) !== 0,
    perform: (g, f, verb) => {
      let total = 0
      for (const seat of seatsMeant(g, f, verb.who)) {
        const n = amount(g, verb.n, f)
        gain(g, seat, n)
        total += n
      }
      f.count = total
    },
    asks: { may: { en: 'Gain Æmber?', de: 'Æmber erhalten?', it: 'Guadagnare Æmbra?' } },
    done: { en: 'gained', de: 'erhalten', it: it.o('guadagnat'), of: 'amber' },
    say: {
      en: ({ n, who }, t) => en.act(t, `gain ${en.quantity(n, t, en.AMBER)}`, who),
      de: ({ n, who }, t) => de.act(t, de.verbs.erhalten, de.amberOf(n, t, ''), who),
      it: ({ n, who }, t) => it.act(t, it.verbs.guadagnare, it.quantity(n, t, it.AMBER), '', who),
    },
  },
  lose: {
    targets: () => [],
    impersonal: true,
    perform: (g, f, verb) => {
      let total = 0
      for (const seat of seatsMeant(g, f, verb.who)) {
        const there = g.state.amber[seat] as number
        const wanted = verb.n === 'all' ? there : amount(g, verb.n, f)
        const lost = lose(g, seat, asMuchAsPossible(wanted, there))
        total += lost
        report(f, lost >= wanted && (lost > 0 || wanted === 0))
      }
      f.count = total
    },
    asks: { may: { en: 'Lose Æmber?', de: 'Æmber verlieren?', it: 'Perdere Æmbra?' } },
    done: { en: 'lost', de: 'verloren', it: it.o('pers'), of: 'amber' },
    say: {
      en: ({ n, who }, t) => {
        const their = (who ?? t.actor) === 'you' ? 'your' : 'their'
        return en.act(t, `lose ${en.amberOf(n, t, `all of ${their} ${en.AMBER}`)}`, who)
      },
      de: ({ n, who }, t) => {
        const your = (who ?? t.actor) === 'you' ? 'dein' : 'sein'
        return de.act(t, de.verbs.verlieren, de.amberOf(n, t, `${your} gesamtes ${de.AMBER}`), who)
      },
      it: ({ n, who }, t) =>
        it.act(t, it.verbs.perdere, it.amberOf(n, t, it.yourAmber(who ?? t.actor)), '', who),
    },
  },
  steal: {
    targets: () => [],
    impersonal: true,
    perform: (g, f, verb) => {
      const to = verb.who === 'opponent' ? other(f.you) : f.you
      const there = g.state.amber[other(to)] as number
      const wanted = verb.n === 'all' ? there : amount(g, verb.n, f)
      const stolen = steal(g, to, asMuchAsPossible(wanted, stealable(g, other(to), wanted)))
      f.count = stolen
      report(f, stolen >= wanted && stolen > 0)
    },
    asks: { may: { en: 'Steal Æmber?', de: 'Æmber stehlen?', it: 'Rubare Æmbra?' } },
    done: { en: 'stolen', de: 'gestohlen', it: it.o('rubat'), of: 'amber' },
    say: {
      en: ({ n, who }, t) => {
        const whose = who === 'opponent' ? en.your(t) : en.opponents(t)
        return en.act(t, `steal ${en.amberOf(n, t, `all of ${whose} ${en.AMBER}`)}`, who)
      },
      de: ({ n, who }, t) => {
        const all = who === 'opponent' ? `dein gesamtes ${de.AMBER}` : de.theirAmber(t)
        return de.act(t, de.verbs.stehlen, de.amberOf(n, t, all), who)
      },
      it: ({ n, who }, t) => {
        const all = who === 'opponent' ? it.yourAmber('you') : it.theirAmber(t)
        return it.act(t, it.verbs.rubare, it.amberOf(n, t, all), '', who)
      },
    },
  },
  capture: {
    targets: ({ by }) => listOf(by),
    impersonal: true,
    saysSo: true,
    changes: (g, f, { n, from }, id) => {
      const { holder } = cardAt(g.state, id)
      if (from === 'anyPlayers') return g.state.amber.some((n_) => n_ > 0)
      const pool = from === 'ownSide' ? holder : other(holder)
      return (g.state.amber[pool] as number) > 0 && !isZero(g, f, n, id)
    },
    perform: (g, f, verb, cards) => {
      const refs = cards.flat()
      f.it = unique(refs)
      f.count = 0
      if (refs.length === 0) report(f, false)
      const [only] = refs
      if (verb.from === 'anyPlayers' && only !== undefined && verb.n !== 'all') {
        g.call(captureFromAny, { card: only.card, n: amount(g, verb.n, f), rival: null })
        return
      }
      const captors = refs.map(({ card }): Captor => {
        const mine = controllerOf(g.state, card, f)
        const from = verb.from === 'ownSide' ? mine : other(mine)
        const n = verb.n === 'all' ? (g.state.amber[from] as number) : amount(g, verb.n, f, card)
        return { card, from, n, ofEvent: typeof verb.n === 'object' && 'ofEvent' in verb.n }
      })
      captureTogether(g, f, captors)
    },
    asks: {
      may: { en: 'Capture Æmber?', de: 'Æmber erbeuten?', it: 'Catturare Æmbra?' },
      which: {
        en: 'Which creature captures?',
        de: 'Welche Kreatur erbeutet Æmber?',
        it: 'Quale creatura cattura Æmbra?',
      },
    },
    done: { en: 'captured', de: 'erbeutet', it: it.o('catturat'), of: 'amber' },
    say: {
      en: ({ n, by, from }, t) => {
        const base = (): string =>
          en.words(
            'capture',
            en.amberOf(n, t, `all of ${en.opponents(t)} ${en.AMBER}`),
            from && (from === 'ownSide' ? 'from its own side' : 'from any combination of players'),
          )
        if (isPlainly(by, t)) {
          const said = base()
          remember(by, t)
          return en.act(t, said)
        }
        const subject = en.phrase(by, t)
        return en.happens(t, subject, base())
      },
      de: ({ n, by, from }, t) => {
        const own = (side: string, form: de.Form): string =>
          side === 'ownSide'
            ? `von ${de.possessive(form)}er eigenen Seite`
            : 'von beliebigen Spielern zusammen'
        if (isPlainly(by, t)) {
          const field = de.amberOf(n, t, de.theirAmber(t))
          remember(by, t)
          const middle = de.words(field.middle, from && own(from, de.formIn(t.self)))
          return de.act(t, de.verbs.erbeuten, { ...field, middle })
        }
        const chosen = de.chosenPer(by, t)
        const subject = de.phrase(by, t)
        const field = de.amberOf(n, t, de.theirAmber(t))
        const middle = de.words(field.middle, from && own(from, subject.form))
        return de.happens(t, subject, de.verbs.erbeuten, { ...field, ...chosen, middle })
      },
      it: ({ n, by, from }, t) => {
        const own =
          from && (from === 'ownSide' ? 'dalla propria parte' : 'da una qualsiasi combinazione di giocatori')
        if (isPlainly(by, t)) {
          const said = it.amberOf(n, t, it.theirAmber(t))
          remember(by, t)
          return it.act(t, it.verbs.catturare, said, own)
        }
        const per = it.perChosen(listOf(by), t)
        const subject = it.phrase(by, t)
        return it.happens(
          t,
          subject,
          it.verbs.catturare,
          it.amberOf(n, t, it.theirAmber(t)),
          it.words(own, per),
        )
      },
    },
  },
  exalt: {
    targets: ({ what }) => listOf(what),
    perform: (g, f, verb, cards) => {
      const refs = them(f, cards).filter(({ card }) => isInPlay(cardAt(g.state, card)))
      const n = verb.n === undefined ? 1 : amount(g, verb.n, f)
      happen(g, ...refs.map(({ card }): KeyForgeEvent => ({ kind: 'put amber', card, n })))
    },
    asks: {
      may: { en: 'Exalt?', de: 'Erheben?', it: 'Esaltare?' },
      which: {
        en: 'Which creature is exalted?',
        de: 'Welche Kreatur wird erhoben?',
        it: 'Quale creatura viene esaltata?',
      },
    },
    say: {
      en: ({ what, n = 1 }, t) => {
        const object = en.phrase(what, t).acc
        const times =
          n === 1 ? '' : typeof n === 'number' ? `${n} times` : en.words('once', en.amount(n, t, '').per)
        return en.act(t, en.words('exalt', object, times))
      },
      de: ({ what, n = 1 }, t) => {
        if (n === 1) return de.doTo(t, de.verbs.erheben, what)
        if (typeof n === 'number') return de.doTo(t, de.verbs.erheben, what, `${n} Mal`)
        const { per } = de.amount(n, t, '')
        return de.act(t, de.verbs.erheben, { ...de.object(what, t), ...(per && { per }) })
      },
      it: ({ what, n = 1 }, t) => {
        const times = n === 1 ? '' : typeof n === 'number' ? `${n} volte` : it.amount(n, t, '').per
        return it.doTo(t, it.verbs.esaltare, what, times)
      },
    },
  },
  moveAmber: {
    targets: ({ from, to }) => [...cardsOf(from), ...cardsOf(to)],
    object: () => undefined,
    saysSo: true,
    changes: (g, f, { from }, id) => {
      if (from === 'it') return cardAt(g.state, id).amber > 0
      if (typeof from !== 'object' || !('choose' in from)) return true
      // From a card chosen already, or from this one.
      const there = f.slots[0] ?? [refTo(g.state, id)]
      return there.some((ref) => cardAt(g.state, ref.card).amber > 0)
    },
    perform: (g, f, verb, cards) => {
      const s = g.state
      const sources = cardsOf(verb.from).length
      const from = cards.slice(0, sources).flat()
      const [to] = cards.slice(sources).flat()
      const pool = (where: Targets | Pool): number | null => {
        if (!isPool(where) || where.pool === 'supply') return null
        return seatsMeant(g, f, where.pool)[0] ?? null
      }
      if (!isPool(verb.to) && to === undefined) {
        report(f, false)
        return
      }
      let moved = 0
      const wanted = (there: number, target: CardId): number =>
        verb.n === 'all' ? there : Math.min(there, amount(g, verb.n, f, target))
      if (isPool(verb.from)) {
        const seat = pool(verb.from)
        moved = wanted(seat === null ? Number.MAX_SAFE_INTEGER : (s.amber[seat] as number), NONE)
        if (seat !== null && moved > 0) happen(g, { kind: 'lose', seat, n: moved })
      } else {
        for (const { card } of from) {
          const n = wanted(cardAt(s, card).amber, card)
          if (n > 0) happen(g, { kind: 'take amber', card, n })
          moved += n
        }
      }
      f.count = moved
      report(f, moved > 0)
      if (moved === 0) return
      const seat = pool(verb.to)
      if (seat !== null) gain(g, seat, moved)
      else if (to !== undefined) happen(g, { kind: 'put amber', card: to.card, n: moved })
    },
    asks: {
      may: { en: 'Move Æmber?', de: 'Æmber verschieben?', it: 'Spostare Æmbra?' },
      which: {
        en: 'Æmber is moved: from or to which card?',
        de: 'Æmber wird verschoben: von oder zu welcher Karte?',
        it: 'Si sposta Æmbra: da o su quale carta?',
      },
    },
    say: {
      en: ({ n, from, to }, t) => {
        const where = (one: Targets | Pool): string => {
          if (!isPool(one)) return en.phrase(one, t).acc
          return one.pool === 'supply' ? 'the common supply' : `${en.whose(one.pool, t)} pool`
        }
        const amber = isHalf(n) ? `half of the ${en.AMBER} (rounded up)` : en.amberOf(n, t, `all ${en.AMBER}`)
        const source = where(from)
        if (isPool(from) && from.pool === 'supply')
          return en.act(t, `put ${amber} from ${source} on ${where(to)}`)
        return en.act(t, `move ${amber} from ${source} to ${where(to)}`)
      },
      de: ({ n, from, to }, t) => {
        const { per, middle } = isHalf(n)
          ? { per: undefined, middle: `die Hälfte des ${de.AMBER}s (aufgerundet)` }
          : de.amberOf(n, t, `das gesamte ${de.AMBER}`)
        const source = isPool(from)
          ? from.pool === 'supply'
            ? 'aus der gemeinsamen Reserve'
            : de.fromPool(from.pool, t)
          : de.to('von', from, t, 'dat')
        const target = isPool(to)
          ? to.pool === 'supply'
            ? 'in die gemeinsame Reserve'
            : de.intoPool(to.pool, t)
          : de.to('auf', to, t, 'acc')
        const verb = isPool(from) && from.pool === 'supply' ? de.verbs.legen : de.verbs.verschieben
        return de.act(t, verb, { middle: de.words(middle, source, target), ...(per && { per }) })
      },
      it: ({ n, from, to }, t) => {
        const amber = isHalf(n)
          ? `metà dell'${it.AMBER} (arrotondata per eccesso)`
          : it.amberOf(n, t, `tutta l'${it.AMBER}`)
        const source = isPool(from)
          ? from.pool === 'supply'
            ? 'dalla riserva comune'
            : it.pool('da', from.pool, t)
          : it.phrase(from, t).with('da')
        const target = isPool(to)
          ? to.pool === 'supply'
            ? 'nella riserva comune'
            : it.pool('in', to.pool, t)
          : it.phrase(to, t).with('su')
        const verb = isPool(from) && from.pool === 'supply' ? it.verbs.mettere : it.verbs.spostare
        return it.act(t, verb, amber, it.words(source, target))
      },
    },
  },
  pay: {
    targets: () => [],
    perform: (g, f, verb) => {
      const from = verb.who === 'you' ? f.you : other(f.you)
      const there = g.state.amber[from] as number
      const n = Math.min(there, verb.n === 'all' ? there : amount(g, verb.n, f))
      pay(g, from, n)
      f.count = n
    },
    asks: { may: { en: 'Pay Æmber?', de: 'Æmber bezahlen?', it: 'Pagare Æmbra?' } },
    say: {
      en: ({ n, who }, t) => {
        const [their, to] = who === 'you' ? ['your', en.opponent(t)] : ['their', en.you(t)]
        return en.act(t, `give ${to} ${en.amberOf(n, t, `all of ${their} ${en.AMBER}`)}`, who)
      },
      de: ({ n, who }, t) => {
        if (who === 'you') {
          const { per, middle } = de.amberOf(n, t, `dein gesamtes ${de.AMBER}`)
          return de.act(t, de.verbs.geben, de.words(de.opponent(t).in('dat'), per, middle), who)
        }
        const field = de.amberOf(n, t, `sein gesamtes ${de.AMBER}`)
        return de.act(t, de.verbs.geben, { ...field, pronoun: 'dir' }, who)
      },
      it: ({ n, who }, t) => {
        const amber = it.amberOf(n, t, it.yourAmber(who))
        return who === 'you'
          ? it.act(t, it.verbs.dare, amber, it.opponent(t).with('a'), who)
          : it.act(t, { ...it.verbs.dare, s: 'ti dà' }, amber, '', who)
      },
    },
  },
}
