/** Verbs: where cards go. Several leave together in an order the active player chooses. */
import { everyone, type Ref, refTo } from '@regelwerk/core'
import { listed, subordinate } from '@regelwerk/say'
import type { Amount, Filter, Targets } from '../../abilities.ts'
import { rule } from '../../book.ts'
import type { KeyForgeEvent } from '../../events.ts'
import { asPrinted } from '../../filter.ts'
import { amount, matches } from '../../reading.ts'
import { happen } from '../../rules/amber.ts'
import { listOf, send, them } from '../../rules/doing.ts'
import { drawCards } from '../../rules/drawing.ts'
import { report } from '../../rules/effects.ts'
import { type Occurrence, occurrence, openWindow } from '../../rules/occurrences.ts'
import { discardCards, putInOrder, revealUntil, searchCards, tally, thenShuffle } from '../../rules/tasks.ts'
import { refill } from '../../rules/turn.ts'
import {
  ARCHIVES,
  cardAt,
  DECK,
  DISCARD,
  deckOf,
  discardOf,
  HAND,
  handOf,
  isInPlay,
  PURGED,
} from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import {
  isOutside,
  nounOf,
  referentOf,
  remember,
  seenIn,
  type Telling,
  targetsOf,
  zonesOf,
} from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import type { VerbWords } from '../types.ts'

export interface MovingVerbs {
  return: { what: Targets }
  /** `where: 'yours'`: into your archives, whoever owns it. */
  archive: { what: Targets; where?: 'yours' }
  purge: { what: Targets }
  discard: { what: Targets }
  /** `order`: one after the other as the active player says, the first of them on top. */
  putOnDeck: { what: Targets; place?: 'bottom'; order?: 'any' }
  shuffleIntoDeck: { what: Targets }
  /** Discard from the top of your deck until such a card is discarded; it is "it". */
  discardUntil: { filter: Filter }
  /** The whole discard pile into the deck; `hand`: the hand too. */
  shuffleDiscard: { hand?: true }
  swapDeckAndDiscard: Record<never, never>
  draw: { n: Amount }
  /** Look through deck or discard pile for such cards, one unless `all` ('any': said as any number of them); a searched deck is shuffled. They are "it". */
  search: { filter: Filter; all?: true | 'any' }
  reveal: { what: Targets }
  look: { what: Targets }
  /** From the top of your deck, until such a card is revealed or the player stops. */
  revealUntil: { filter: Filter; mayStop: true }
  /** Fill the hand as in the "draw cards" step. */
  refill: Record<never, never>
  putUnder: { what: Targets; faceup?: true }
}

/** What an effect has found is put into the hand, not returned to it. */
const isFound = (what: Targets, t: Telling): boolean =>
  targetsOf(what).every(
    (target) => (target === 'it' && referentOf(target, t).outside) || seenIn(target) !== undefined,
  )

/** Of what is discarded from the opponent's hand or archives, as the opponent's own; else undefined. */
function theirOwn(what: Targets, t: Telling): Targets | undefined {
  const [target] = targetsOf(what)
  if (typeof target !== 'object' || t.actor !== 'you') return undefined
  const filter = 'random' in target ? target.random : 'each' in target ? target.each : undefined
  if (filter === undefined || filter.whose !== 'enemy' || !isOutside(filter) || filter.house === 'chosen')
    return undefined
  const { whose: _, ...own } = filter
  return 'random' in target ? { ...target, random: own } : { each: own }
}

const found = (filter: Filter, plural: boolean, t: Telling): void => {
  t.said.it = { noun: nounOf(filter), plural, yours: true, outside: true }
}

export const purgedGoTo = rule('glossary/verbannen', (): typeof PURGED | typeof DISCARD => PURGED)

export const movingVerbs: VerbWords<MovingVerbs> = {
  return: {
    targets: ({ what }) => listOf(what),
    perform: (g, f, _, cards) => send(g, them(f, cards), HAND),
    asks: {
      may: { en: 'Return to the hand?', de: 'Auf die Hand zurückschicken?', it: 'Rimandare in mano?' },
      which: {
        en: 'Which card returns to the hand?',
        de: 'Welche Karte wird auf die Hand zurückgeschickt?',
        it: 'Quale carta torna in mano?',
      },
    },
    done: { en: 'returned', de: 'zurückgeschickt', it: it.o('rimandat') },
    say: {
      en: ({ what }, t) => {
        const hand = en.theirs(what, t, 'hand', 'hands')
        const put = isFound(what, t)
        const object = en.phrase(what, t).acc
        const from = t.inDiscard && 'from your discard pile'
        return en.act(
          t,
          put ? `put ${object} into ${hand}` : en.words(`return ${object}`, from, `to ${hand}`),
        )
      },
      de: ({ what }, t) => {
        const hand = de.theirs(what, t, 'hand')
        const put = isFound(what, t)
        return de.act(
          t,
          put ? de.verbs.nehmen : de.verbs.zurückschicken,
          de.objectField(
            de.phrase(what, t),
            de.words(t.inDiscard && 'aus deinem Ablagestapel', `auf ${hand}`),
          ),
        )
      },
      it: ({ what }, t) => {
        const hand = it.theirs(what, t, 'hand', 'in')
        const put = isFound(what, t)
        const from = t.inDiscard && 'dalla tua pila degli scarti'
        return it.doTo(t, put ? it.verbs.mettere : it.verbs.rimandare, what, it.words(from, hand))
      },
    },
  },
  archive: {
    targets: ({ what }) => listOf(what),
    impersonal: true,
    perform: (g, f, verb, cards) => {
      const refs = them(f, cards)
      if (verb.where === 'yours') send(g, refs, ARCHIVES, { holder: f.you, abducted: true })
      else send(g, refs, ARCHIVES)
    },
    asks: {
      may: { en: 'Archive?', de: 'Archivieren?', it: 'Archiviare?' },
      which: {
        en: 'Which card is archived?',
        de: 'Welche Karte wird archiviert?',
        it: 'Quale carta viene archiviata?',
      },
    },
    done: { en: 'archived', de: 'archiviert', it: it.o('archiviat') },
    say: {
      en: ({ what, where }, t) => {
        if (where === undefined) return en.doTo(t, 'archive', what)
        const leaves = `if such a creature leaves ${en.your(t)} archives, it is put into its owner's hand instead`
        return { ...en.doTo(t, 'put', what, `into ${en.your(t)} archives`), after: [leaves] }
      },
      de: ({ what, where }, t) => {
        if (where === undefined) return de.doTo(t, de.verbs.archivieren, what)
        const put = de.doTo(t, de.verbs.legen, what, `in ${de.zoneIn('archives', undefined, t, 'acc')}`)
        const archives = de.zoneIn('archives', undefined, t, 'acc')
        const leaves = `falls eine solche Kreatur ${archives} verlässt, wird sie stattdessen auf die Hand ihres Besitzers gelegt`
        return { ...put, after: [leaves] }
      },
      it: ({ what, where }, t) => {
        if (where === undefined) return it.doTo(t, it.verbs.archiviare, what)
        const put = it.doTo(t, it.verbs.mettere, what, it.zoneIn('archives', undefined, t, 'in'))
        const archives = it.zoneIn('archives', undefined, t)
        const leaves = `se una tale creatura lascia ${archives}, viene invece messa nella mano del suo proprietario`
        return { ...put, after: [leaves] }
      },
    },
  },
  purge: {
    targets: ({ what }) => listOf(what),
    perform: (g, f, _, cards) => send(g, them(f, cards), purgedGoTo(), { by: f.self.card }),
    asks: {
      may: { en: 'Purge?', de: 'Verbannen?', it: 'Epurare?' },
      which: {
        en: 'Which card is purged?',
        de: 'Welche Karte wird verbannt?',
        it: 'Quale carta viene epurata?',
      },
    },
    done: { en: 'purged', de: 'verbannt', it: it.o('epurat') },
    say: {
      en: ({ what }, t) => en.doTo(t, 'purge', what),
      de: ({ what }, t) => de.doTo(t, de.verbs.verbannen, what),
      it: ({ what }, t) => it.doTo(t, it.verbs.epurare, what),
    },
  },
  discard: {
    targets: ({ what }) => listOf(what),
    perform: (g, f, _, cards) => {
      const refs = them(f, cards)
      g.call(tally, { refs, to: DISCARD })
      if (refs.length > 0) g.call(discardCards, { cards: refs.map(({ card }) => card), seat: f.you })
    },
    asks: {
      may: { en: 'Discard?', de: 'Ablegen?', it: 'Scartare?' },
      which: {
        en: 'Which card is discarded?',
        de: 'Welche Karte wird abgelegt?',
        it: 'Quale carta viene scartata?',
      },
    },
    done: { en: 'discarded', de: 'abgelegt', it: it.o('scartat') },
    say: {
      // From the opponent's hand or archives it is the opponent who discards.
      en: ({ what }, t) => {
        const own = theirOwn(what, t)
        if (own === undefined) return en.doTo(t, 'discard', what)
        const subject = en.player('opponent', t)
        const base = `discard ${en.phrase(own, { ...t, actor: 'opponent' }).acc}`
        remember(what, t)
        return en.happens(t, subject === 'you' ? en.youPhrase : subject, base)
      },
      de: ({ what }, t) => {
        const own = theirOwn(what, t)
        if (own === undefined) return de.act(t, de.verbs.ablegen, de.objectField(de.phrase(what, t)))
        const subject = de.player('opponent', t)
        const cards = de.phrase(own, { ...t, actor: 'opponent' })
        remember(what, t)
        return de.happens(
          t,
          subject === 'you' ? de.fixed('du') : subject,
          de.verbs.ablegen,
          de.objectField(cards),
        )
      },
      it: ({ what }, t) => {
        const own = theirOwn(what, t)
        if (own === undefined) return it.doTo(t, it.verbs.scartare, what)
        const cards = it.phrase(own, { ...t, actor: 'opponent' })
        const clause = it.happens(t, it.opponent(t), it.verbs.scartare, cards)
        remember(what, t)
        return clause
      },
    },
  },
  putOnDeck: {
    targets: ({ what }) => listOf(what),
    perform: (g, f, { place, order }, cards) => {
      const refs = them(f, cards)
      if (order === undefined) send(g, refs, DECK, place ? { place } : {})
      else if (refs.length > 0) g.call(putInOrder, { cards: refs.map(({ card }) => card), order: null })
    },
    asks: {
      may: { en: 'Put on the deck?', de: 'Auf das Deck legen?', it: 'Mettere sul mazzo?' },
      which: {
        en: 'Which card is put on its deck?',
        de: 'Welche Karte wird auf ihr Deck gelegt?',
        it: 'Quale carta viene messa sul suo mazzo?',
      },
    },
    done: {
      en: 'put on the deck',
      de: 'auf das Deck gelegt',
      it: ['messo sul mazzo', 'messa sul mazzo', 'messi sul mazzo', 'messe sul mazzo'],
    },
    say: {
      en: ({ what, place, order }, t) => {
        const deck = en.theirs(what, t, 'deck', 'decks')
        const where = `${place === 'bottom' ? 'on the bottom' : 'on top'} of ${deck}`
        return en.doTo(t, 'put', what, en.words(order && 'back', where, order && 'in any order'))
      },
      de: ({ what, place, order }, t) => {
        const deck = de.theirs(what, t, 'deck')
        const where = place === 'bottom' ? `unter ${deck}` : `oben auf ${deck}`
        return de.doTo(t, de.verbs.legen, what, de.words(order && 'in beliebiger Reihenfolge', where))
      },
      it: ({ what, place, order }, t) => {
        const deck = it.theirs(what, t, 'deck', 'di').replace(/^del/, 'al').replace(/^di /, 'a ')
        const where = `${place === 'bottom' ? 'in fondo' : 'in cima'} ${deck}`
        return it.doTo(t, it.verbs.mettere, what, it.words(where, order && "nell'ordine che preferisci"))
      },
    },
  },
  shuffleIntoDeck: {
    targets: ({ what }) => listOf(what),
    perform: (g, f, _, cards) => {
      const refs = them(f, cards)
      const owners = [...new Set(refs.map(({ card }) => cardAt(g.state, card).owner))]
      g.call(thenShuffle, { seats: owners })
      send(g, refs, DECK, { shuffled: true })
    },
    asks: {
      may: { en: 'Shuffle into the deck?', de: 'Ins Deck mischen?', it: 'Rimescolare nel mazzo?' },
      which: {
        en: 'Which card is shuffled into its deck?',
        de: 'Welche Karte wird in ihr Deck gemischt?',
        it: 'Quale carta viene rimescolata nel suo mazzo?',
      },
    },
    done: { en: 'shuffled into the deck', de: 'ins Deck gemischt', it: it.o('rimescolat') },
    say: {
      en: ({ what }, t) => {
        const deck = en.theirs(what, t, 'deck', 'decks')
        return en.doTo(t, 'shuffle', what, `into ${deck}`)
      },
      de: ({ what }, t) => {
        const deck = de.theirs(what, t, 'deck')
        return de.doTo(t, de.verbs.mischen, what, `in ${deck}`)
      },
      it: ({ what }, t) => {
        const deck = it.theirs(what, t, 'deck', 'in')
        return it.doTo(t, it.verbs.rimescolare, what, deck)
      },
    },
  },
  discardUntil: {
    targets: () => [],
    perform: (g, f, { filter }) => {
      const s = g.state
      f.it = []
      const discarded: Occurrence[] = []
      let found = false
      for (let card = deckOf(s, f.you).at(-1); card !== undefined && !found; card = deckOf(s, f.you).at(-1)) {
        happen(g, { kind: 'put', card, to: DISCARD, holder: f.you })
        const ref = refTo(s, card)
        discarded.push(occurrence(g, 'discardsAny', f.you, ref))
        found = matches(g, asPrinted(filter), card, f)
        if (found) f.it = [ref]
      }
      f.count = discarded.length
      if (!found) report(f, false)
      openWindow(g, discarded)
    },
    asks: {
      may: {
        en: 'Discard from the top of the deck?',
        de: 'Oben vom Deck ablegen?',
        it: 'Scartare dalla cima del mazzo?',
      },
    },
    say: {
      en: ({ filter }, t) => {
        const card = en.some(filter, t, { unplaced: true })
        found(filter, false, t)
        return en.act(
          t,
          `discard cards from the top of ${en.your(t)} deck until ${en.you(t)} discard ${card} or run out of cards`,
        )
      },
      de: ({ filter }, t) => {
        const card = de.some(filter, t, { unplaced: true }).in('acc')
        found(filter, false, t)
        const [discards, runsOut] = t.actor === 'you' ? ['ablegst', 'hast'] : ['ablegt', 'hat']
        const until = `bis ${de.du(t)} ${card} ${discards} oder keine Karten mehr ${runsOut}`
        return de.act(t, de.verbs.ablegen, {
          middle: `so lange Karten oben von ${de.your(t, 'dat', 'n')} Deck`,
          behind: subordinate(until),
        })
      },
      it: ({ filter }, t) => {
        const card = it.some(filter, t, { unplaced: true }).with()
        found(filter, false, t)
        const [discards, has] = t.actor === 'you' ? ['scarti', 'hai'] : ['scarta', 'ha']
        const until = `finché non ${discards} ${card} o non ${has} più carte`
        return it.act(
          t,
          it.verbs.scartare,
          `carte dalla cima ${it.zoneIn('deck', undefined, t, 'di')}`,
          until,
        )
      },
    },
  },
  shuffleDiscard: {
    targets: () => [],
    perform: (g, f, { hand }) => {
      const s = g.state
      const cards = [...(hand ? handOf(s, f.you) : []), ...discardOf(s, f.you)]
      happen(g, ...cards.map((card): KeyForgeEvent => ({ kind: 'put', card, to: DECK, holder: f.you })))
      happen(g, { kind: 'shuffle', seat: f.you, zone: DECK })
    },
    asks: {
      may: {
        en: 'Shuffle the discard pile into the deck?',
        de: 'Den Ablagestapel ins Deck mischen?',
        it: 'Rimescolare la pila degli scarti nel mazzo?',
      },
    },
    say: {
      en: ({ hand }, t) =>
        en.act(t, `shuffle ${en.your(t)} ${hand ? 'hand and ' : ''}discard pile into ${en.your(t)} deck`),
      de: ({ hand }, t) => {
        const own = hand && `${de.your(t, 'acc', 'f')} Hand und`
        const discard = `${de.your(t, 'acc', 'm')} Ablagestapel`
        return de.act(t, de.verbs.mischen, de.words(own, discard, `in ${de.your(t, 'acc', 'n')} Deck`))
      },
      it: ({ hand }, t) => {
        const own = hand && `${it.zoneIn('hand', undefined, t)} e`
        const discard = it.zoneIn('discard', undefined, t)
        return it.act(t, it.verbs.rimescolare, it.words(own, discard), it.zoneIn('deck', undefined, t, 'in'))
      },
    },
  },
  swapDeckAndDiscard: {
    targets: () => [],
    perform: (g, f) => {
      happen(g, { kind: 'swap piles', seat: f.you })
      happen(g, { kind: 'shuffle', seat: f.you, zone: DECK })
    },
    asks: {
      may: {
        en: 'Swap deck and discard pile?',
        de: 'Deck und Ablagestapel tauschen?',
        it: 'Scambiare mazzo e pila degli scarti?',
      },
    },
    say: {
      en: (_, t) => {
        const mine = en.your(t)
        return en.act(t, `swap ${mine} deck with ${mine} discard pile, then shuffle ${mine} deck`)
      },
      de: (_, t) => {
        const deck = `${de.your(t, 'acc', 'n')} Deck`
        const swapped = de.act(t, de.verbs.tauschen, `${deck} mit ${de.your(t, 'dat', 'm')} Ablagestapel`)
        return { ...swapped, after: [`mische danach ${deck}`] }
      },
      it: (_, t) => {
        const deck = it.zoneIn('deck', undefined, t)
        const swapped = it.act(t, it.verbs.scambiare, deck, it.zoneIn('discard', undefined, t, 'con'))
        return { ...swapped, after: [`poi mescola ${deck}`] }
      },
    },
  },
  draw: {
    targets: () => [],
    impersonal: true,
    perform: (g, f, verb) => {
      const n = amount(g, verb.n, f)
      f.count = drawCards(g, f.you, n)
      report(f, f.count >= n)
    },
    asks: { may: { en: 'Draw?', de: 'Ziehen?', it: 'Pescare?' } },
    done: { en: 'drawn', de: 'gezogen', it: it.o('pescat') },
    say: {
      en: ({ n }, t) => en.act(t, `draw ${en.quantity(n, t, (k) => (k === 1 ? 'a card' : `${k} cards`))}`),
      de: ({ n }, t) => de.act(t, de.verbs.ziehen, de.quantity(n, t, de.karten)),
      it: ({ n }, t) => it.act(t, it.verbs.pescare, it.quantity(n, t, it.cards)),
    },
  },
  search: {
    targets: () => [],
    object: () => undefined,
    perform: (g, f, { filter, all }) =>
      g.call(searchCards, { seat: f.you, filter, all: all !== undefined, picked: null }),
    asks: { may: { en: 'Search?', de: 'Suchen?', it: 'Cercare?' } },
    say: {
      en: ({ filter, all }, t) => {
        const such = (): string => `any number of ${en.such(filter, t, { unplaced: true })}`
        const cards = all === 'any' ? such() : (all ? en.every : en.some)(filter, t, { unplaced: true })
        found(filter, all !== undefined, t)
        t.said.near = true
        return en.act(t, `search ${en.your(t)} ${en.zoneList(filter)} for ${cards}`)
      },
      de: ({ filter, all }, t) => {
        const zones = zonesOf(filter).flatMap((where) =>
          where === 'play' || where === 'under' || where === 'purged'
            ? []
            : [de.zoneIn(where, undefined, t, 'acc')],
        )
        const such = (): de.Phrase => de.kind(filter, t, 'any', { unplaced: true, plural: true })
        const cards = (all === 'any' ? such() : (all ? de.every : de.some)(filter, t, { unplaced: true })).in(
          'dat',
        )
        found(filter, all !== undefined, t)
        t.said.near = true
        return de.act(t, de.verbs.durchsuchen, `${listed(zones, 'und')} nach ${cards}`)
      },
      it: ({ filter, all }, t) => {
        const zones = zonesOf(filter).flatMap((where) =>
          where === 'play' || where === 'under' || where === 'purged'
            ? []
            : [it.zoneIn(where, undefined, t, 'in')],
        )
        const number = { count: 'un qualsiasi numero di' }
        const such = (): it.Phrase => it.kind(filter, t, number, { unplaced: true, plural: true })
        const cards = all === 'any' ? such() : (all ? it.every : it.some)(filter, t, { unplaced: true })
        found(filter, all !== undefined, t)
        t.said.near = true
        return it.act(t, it.verbs.cercare, cards, listed(zones, 'e'))
      },
    },
  },
  reveal: {
    targets: ({ what }) => listOf(what),
    changes: (g, _, __, id) => cardAt(g.state, id).known !== everyone(g.state),
    perform: (g, f, _, cards) => {
      const refs: Ref[] = them(f, cards)
      f.seen = refs
      if (refs.length > 0) happen(g, { kind: 'reveal', cards: refs.map(({ card }) => card) })
    },
    asks: {
      may: { en: 'Reveal?', de: 'Aufdecken?', it: 'Rivelare?' },
      which: {
        en: 'Which card is revealed?',
        de: 'Welche Karte wird aufgedeckt?',
        it: 'Quale carta viene rivelata?',
      },
    },
    done: { en: 'revealed', de: 'aufgedeckt', it: it.o('rivelat') },
    say: {
      en: ({ what }, t) => {
        t.said.taken = false
        return en.doTo(t, 'reveal', what)
      },
      de: ({ what }, t) => {
        t.said.taken = false
        return de.doTo(t, de.verbs.aufdecken, what)
      },
      it: ({ what }, t) => {
        t.said.taken = false
        return it.doTo(t, it.verbs.rivelare, what)
      },
    },
  },
  look: {
    targets: ({ what }) => listOf(what),
    perform: (g, f, _, cards) => {
      const refs = them(f, cards)
      f.seen = refs
      if (refs.length > 0)
        happen(g, { kind: 'look', seat: g.state.active, cards: refs.map(({ card }) => card) })
    },
    asks: {
      may: { en: 'Look at it?', de: 'Ansehen?', it: 'Guardarla?' },
      which: {
        en: 'Which card is looked at?',
        de: 'Welche Karte wird angesehen?',
        it: 'Quale carta viene guardata?',
      },
    },
    say: {
      en: ({ what }, t) => {
        t.said.taken = false
        return en.doTo(t, 'look at', what)
      },
      de: ({ what }, t) => {
        t.said.taken = false
        const { middle } = de.objectField(de.phrase(what, t))
        return de.act(t, de.verbs.ansehen, { pronoun: t.actor === 'you' ? 'dir' : 'sich', middle })
      },
      it: ({ what }, t) => {
        t.said.taken = false
        return it.doTo(t, it.verbs.guardare, what)
      },
    },
  },
  revealUntil: {
    targets: () => [],
    perform: (g, f, { filter }) => {
      f.seen = []
      f.it = []
      g.call(revealUntil, { filter, answer: null })
    },
    asks: {
      may: {
        en: 'Reveal from the top of the deck?',
        de: 'Oben vom Deck aufdecken?',
        it: 'Rivelare dalla cima del mazzo?',
      },
    },
    say: {
      en: ({ filter }, t) => {
        const card = en.some(filter, t, { unplaced: true })
        t.said.taken = false
        const until = `until ${en.you(t)} reveal ${card} or choose to stop`
        return en.act(t, `reveal cards from the top of ${en.your(t)} deck ${until}`)
      },
      de: ({ filter }, t) => {
        const card = de.some(filter, t, { unplaced: true }).in('acc')
        t.said.taken = false
        return de.act(t, de.verbs.aufdecken, {
          middle: `so lange Karten oben von ${de.your(t, 'dat', 'n')} Deck`,
          behind: subordinate(`bis du ${card} aufdeckst oder aufhören möchtest`),
        })
      },
      it: ({ filter }, t) => {
        const card = it.some(filter, t, { unplaced: true }).with()
        t.said.taken = false
        return it.act(
          t,
          it.verbs.rivelare,
          `carte dalla cima ${it.zoneIn('deck', undefined, t, 'di')}`,
          `finché non riveli ${card} o decidi di fermarti`,
        )
      },
    },
  },
  refill: {
    targets: () => [],
    perform: (g, f) => refill(g, f.you),
    asks: { may: { en: 'Refill the hand?', de: 'Die Hand auffüllen?', it: 'Riempire la mano?' } },
    say: {
      en: (_, t) => en.act(t, `refill ${en.your(t)} hand as if it were ${en.your(t)} “draw cards” step`),
      de: (_, t) => {
        const hand = `${de.your(t, 'acc', 'f')} Hand auf`
        const step = `als wäre es ${de.your(t, 'nom', 'm')} Schritt „Karten ziehen“`
        return de.act(t, de.verbs.ziehen, { middle: hand, behind: subordinate(step) })
      },
      it: (_, t) => {
        const his = t.actor === 'you' ? 'tua' : 'sua'
        const rest = `come se fosse la ${his} fase «pescare»`
        return it.act(t, it.verbs.riempire, it.zoneIn('hand', undefined, t), rest)
      },
    },
  },
  putUnder: {
    targets: ({ what }) => listOf(what),
    perform: (g, f, verb, cards) => {
      const [ref] = them(f, cards)
      if (ref !== undefined && isInPlay(cardAt(g.state, f.self.card)))
        happen(g, { kind: 'put under', card: ref.card, on: f.self.card, faceup: verb.faceup === true })
    },
    asks: {
      may: { en: 'Put a card beneath it?', de: 'Eine Karte darunterlegen?', it: 'Mettere una carta sotto?' },
      which: {
        en: 'Which card is put beneath it?',
        de: 'Welche Karte wird daruntergelegt?',
        it: 'Quale carta viene messa sotto?',
      },
    },
    say: {
      en: ({ what, faceup }, t) =>
        en.doTo(t, 'put', what, `${faceup ? 'faceup' : 'facedown'} under ${en.this_(t)}`),
      de: ({ what, faceup }, t) =>
        de.doTo(
          t,
          de.verbs.legen,
          what,
          `${faceup ? 'aufgedeckt' : 'verdeckt'} unter ${de.self(t).in('acc')}`,
        ),
      it: ({ what, faceup }, t) =>
        it.doTo(
          t,
          it.verbs.mettere,
          what,
          `${faceup ? 'a faccia in su' : 'a faccia in giù'} ${it.self(t).with('sotto a')}`,
        ),
    },
  },
}
