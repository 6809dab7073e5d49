/** Hands: discarded from, looked at, revealed. */
import { refTo, type Seat, shuffle } from '@regelwerk/core'
import { subordinate, words } from '@regelwerk/say'
import { order as befehl, fixed as fest, statement as gilt, deed as tut, verbs } from '@regelwerk/say/de'
import { counted, deed, order, phrase as simple } from '@regelwerk/say/en'
import { deed as fa, fixed } from '@regelwerk/say/it'
import type { Amount, Who } from '../../abilities.ts'
import { rule } from '../../book.ts'
import type { L5REvent } from '../../events.ts'
import { amount } from '../../reading.ts'
import { readsOfAmount } from '../../reads.ts'
import { keepsHand } from '../../restraints.ts'
import { drawCards, drawing, happen } from '../../rules/cards.ts'
import { amountNow, report, seatsMeant } from '../../rules/effects.ts'
import { discarding, discardTogether } from '../../rules/tasks.ts'
import { CONFLICT, handOf, other } from '../../state.ts'
import { seatsOf } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import { karten } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import { isCounted, isYou, type Referent } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { carte, verbs as verbi } from '../../text/it-words.ts'
import { PILES } from '../aspects.ts'
import type { VerbWords } from '../records.ts'

export interface HandVerbs {
  /** `downTo`: until so many are left; `by`: who chooses, if not the player. */
  discardFromHand: { n: Amount; who: Who; random?: true; downTo?: true; by?: 'you' | 'theirOpponent' }
  discardHand: { who: Who }
  /** `random`: at so many cards of it; `reveal`: both players see them. */
  lookAtHand: { who: 'opponent'; random?: Amount; reveal?: true }
  revealHand: { who: Who }
  /** Put on the bottom of the deck at random, for as many cards. */
  replaceHand: { who: Who }
}

const none = (): readonly never[] => []

/** What was seen of it is "those cards". */
const LOOKED_AT: Referent = { key: 'lookedAt', noun: 'card', plural: true }

type Todo = Parameters<typeof discarding>[0]

/** The first player comes first. */
export const inPriority = rule(
  'glossary/prioritaet-bei-gleichzeitiger-abhandlung',
  (todo: Todo): Todo => todo,
)

/** What was discarded at random is what the effect speaks of next. */
const lost = (n: Amount): Referent => ({ key: 'discarded', noun: 'card', plural: n !== 1 })

export const handVerbs: VerbWords<HandVerbs> = {
  discardFromHand: {
    subjects: none,
    could: (g, c, { n, who, downTo }) =>
      seatsOf(g, who, c).some((seat) => {
        if (keepsHand(g, seat, c.me)) return false
        const [much, held] = [amount(g, n, c), handOf(g.state, seat).length]
        return downTo ? held > much : Math.min(held, much) > 0
      }),
    reads: ({ n }) => PILES | readsOfAmount(n),
    perform: (g, f, verb) => {
      const todo: { seat: Seat; chooser: Seat; n: number }[] = []
      const batch: L5REvent[] = []
      for (const seat of seatsMeant(g, f, verb.who)) {
        const hand = handOf(g.state, seat)
        const much = amountNow(g, f, verb.n)
        const n = verb.downTo ? Math.max(0, hand.length - much) : Math.min(hand.length, much)
        if (n === 0 || keepsHand(g, seat, f.me)) continue
        if (verb.random) {
          const cards = shuffle(g.state.random, [...hand]).slice(0, n)
          f.it = cards.map((id) => refTo(g.state, id))
          batch.push({ kind: 'discard cards', seat, cards, hand: { by: f.me, why: 'effect' } })
        } else {
          const chooser = verb.by === 'you' ? f.you : verb.by === 'theirOpponent' ? other(seat) : seat
          todo.push({ seat, chooser, n })
        }
      }
      if (batch.length > 0) happen(g, ...batch)
      if (todo.length > 0) g.call(discardTogether, discarding(inPriority(todo), f.self.card, f.me))
    },
    deed: { en: 'discard from hand', de: 'von der Hand ablegen', it: 'scartare dalla mano' },
    say: {
      en: ({ n, who, random, downTo, by }, context) => {
        const doer = en.player(who, context)
        if (random) context.said.it = lost(n)
        const hand = `${en.their(who)} hand`
        if (downTo) {
          const left =
            typeof n === 'number' ? counted(n, 'card') : `X cards (where X is ${en.value(n, context)})`
          return deed(doer, `discard cards from ${hand} until ${left} remain in it`)
        }
        const per = isCounted(n) && en.perEach(n, context)
        const what = isCounted(n) ? counted(n.times ?? 1, 'card') : en.cards(n, context)
        const discarded = words('discard', what, random && 'at random')
        if (by === undefined) return deed(doer, words(discarded, `from ${hand}`, per))
        if (by === 'you') {
          const where = context.said.near === 'hand' ? 'it' : "your opponent's hand"
          return order(words(discarded, `of your choice from ${where}`, per))
        }
        const chosen = words(what, 'from that hand', per)
        const them = n === 1 ? 'it' : 'them'
        return {
          ...deed(simple("that player's opponent"), `choose ${chosen} and discard ${them}`),
          finite: `chooses ${chosen} and discards ${them}`,
        }
      },
      de: ({ n, who, random, downTo, by }, context) => {
        const doer = de.player(who, context)
        if (random) context.said.it = lost(n)
        const from = `von ${isYou(who) ? 'deiner' : 'seiner'} Hand`
        if (downTo) {
          const left = typeof n === 'number' ? karten(n) : `X Karten ${de.whereX(n, context)}`
          const until = subordinate(`bis er nur noch ${left} auf der Hand hat`)
          return tut(doer, verbs.ablegen, { middle: `Karten ${from}`, behind: until })
        }
        const per = isCounted(n) ? de.perEach(n, context) : ''
        const what = de.cards(isCounted(n) ? (n.times ?? 1) : n, context, random && 'zufällig')
        if (by === undefined) return tut(doer, verbs.ablegen, words(per, what, from))
        if (by === 'you') {
          const where = context.said.near === 'hand' ? 'davon' : 'von der Hand deines Gegners'
          return befehl(verbs.ablegen, words(per, what, 'deiner Wahl', where))
        }
        return gilt(fest('der Gegner jenes Spielers', 'm'), verbs.wählen, {
          middle: words(per, what, 'von jener Hand'),
          behind: ` und legt ${n === 1 ? 'sie' : 'sie alle'} ab`,
        })
      },
      it: ({ n, who, random, downTo, by }, context) => {
        const doer = it.player(who, context)
        if (random) context.said.it = lost(n)
        const from = `dalla ${it.your(who)} mano`
        if (downTo) {
          const left = typeof n === 'number' ? carte(n) : `X carte ${it.whereX(n, context)}`
          return fa(doer, verbi.scartare, `carte ${from} finché vi restano ${left}`)
        }
        const per = isCounted(n) && it.perEach(n, context)
        const what = words(isCounted(n) ? carte(n.times ?? 1) : it.cards(n, context), random && 'a caso')
        if (by === undefined) return fa(doer, verbi.scartare, words(what, from, per))
        if (by === 'you') {
          const where = context.said.near === 'hand' ? 'da essa' : 'dalla mano del tuo avversario'
          return fa('you', verbi.scartare, words(what, 'a tua scelta', where, per))
        }
        return fa(
          fixed("l'avversario di quel giocatore"),
          verbi.scegliere,
          words(what, 'da quella mano', per, n === 1 ? 'e la scarta' : 'e le scarta'),
        )
      },
    },
  },
  discardHand: {
    subjects: none,
    could: (g, c, { who }) =>
      seatsOf(g, who, c).some((seat) => handOf(g.state, seat).length > 0 && !keepsHand(g, seat, c.me)),
    reads: () => PILES,
    changes: (g, f, { who }) => {
      const safe = (seat: Seat): boolean => keepsHand(g, seat, f.me)
      const hands = seatsMeant(g, f, who)
        .filter((seat) => !safe(seat))
        .map((seat) => ({ seat, cards: [...handOf(g.state, seat)] }))
      const batch = hands.filter(({ cards }) => cards.length > 0)
      f.count = batch.reduce((sum, { cards }) => sum + cards.length, 0)
      report(f, f.count > 0)
      const hand = { by: f.me, why: 'effect' } as const
      return batch.map((one): L5REvent => ({ kind: 'discard cards', ...one, hand }))
    },
    deed: { en: 'discard the hand', de: 'die Hand ablegen', it: 'scartare la mano' },
    say: {
      en: ({ who }, context) => deed(en.player(who, context), `discard ${en.their(who)} hand`),
      de: ({ who }, context) =>
        tut(de.player(who, context), verbs.ablegen, `${isYou(who) ? 'deine' : 'seine'} Hand`),
      it: ({ who }, context) => fa(it.player(who, context), verbi.scartare, `la ${it.your(who)} mano`),
    },
  },
  lookAtHand: {
    subjects: none,
    could: (g, c, { who }) => seatsOf(g, who, c).some((seat) => handOf(g.state, seat).length > 0),
    reads: () => PILES,
    perform: (g, f, { random, reveal }) => {
      const hand = [...handOf(g.state, other(f.you))]
      const cards =
        random === undefined ? hand : shuffle(g.state.random, hand).slice(0, amountNow(g, f, random))
      f.it = cards.map((id) => refTo(g.state, id))
      happen(g, reveal ? { kind: 'reveal', cards } : { kind: 'look', seat: f.you, cards })
    },
    deed: { en: 'look at the hand', de: 'die Hand ansehen', it: 'guardare la mano' },
    say: {
      en: ({ random, reveal }, context) => {
        context.said.near = 'hand'
        if (random === undefined) return order("look at your opponent's hand")
        context.said.it = LOOKED_AT
        const [what, per] = isCounted(random)
          ? [counted(random.times ?? 1, 'card'), en.perEach(random, context)]
          : [en.cards(random, context)]
        return order(
          words(`${reveal ? 'reveal' : 'look at'} ${what} at random from your opponent's hand`, per),
        )
      },
      de: ({ random, reveal }, context) => {
        context.said.near = 'hand'
        if (random === undefined) return befehl(verbs.ansehen, 'dir die Hand deines Gegners')
        context.said.it = LOOKED_AT
        if (reveal)
          return befehl(
            verbs.aufdecken,
            `${de.cards(random, context, 'zufällig')} von der Hand deines Gegners`,
          )
        return befehl(
          verbs.ansehen,
          `dir ${de.cards(random, context, 'zufällig')} von der Hand deines Gegners`,
        )
      },
      it: ({ random, reveal }, context) => {
        context.said.near = 'hand'
        if (random === undefined) return fa('you', verbi.guardare, 'la mano del tuo avversario')
        context.said.it = LOOKED_AT
        const [what, per] = isCounted(random)
          ? [carte(random.times ?? 1), it.perEach(random, context)]
          : [it.cards(random, context)]
        return fa(
          'you',
          reveal ? verbi.rivelare : verbi.guardare,
          words(what, 'a caso dalla mano del tuo avversario', per),
        )
      },
    },
  },
  revealHand: {
    subjects: none,
    could: (g, c, { who }) => seatsOf(g, who, c).some((seat) => handOf(g.state, seat).length > 0),
    reads: () => PILES,
    perform: (g, f, { who }) => {
      for (const seat of seatsMeant(g, f, who))
        happen(g, { kind: 'reveal', cards: [...handOf(g.state, seat)] })
    },
    deed: { en: 'reveal the hand', de: 'die Hand aufdecken', it: 'rivelare la mano' },
    say: {
      en: ({ who }, context) => deed(en.player(who, context), `reveal ${en.their(who)} hand`),
      de: ({ who }, context) =>
        tut(de.player(who, context), verbs.aufdecken, isYou(who) ? 'deine Hand' : 'seine Hand'),
      it: ({ who }, context) => fa(it.player(who, context), verbi.rivelare, `la ${it.your(who)} mano`),
    },
  },
  replaceHand: {
    subjects: none,
    could: (g, c, { who }) => seatsOf(g, who, c).some((seat) => handOf(g.state, seat).length > 0),
    reads: () => PILES,
    perform: (g, f, { who }) => {
      const seats = seatsMeant(g, f, who)
      const hands = seats.map((seat) => shuffle(g.state.random, [...handOf(g.state, seat)]))
      // What is called last is done first.
      g.call(drawCards, drawing(seats.map((seat, i) => ({ seat, n: hands[i]?.length ?? 0 }))))
      const batch = seats.flatMap((seat, i) =>
        (hands[i] ?? []).map(
          (card): L5REvent => ({ kind: 'put', card, to: CONFLICT, holder: seat, place: 'bottom' }),
        ),
      )
      if (batch.length > 0) happen(g, ...batch)
    },
    deed: { en: 'replace the hand', de: 'die Hand austauschen', it: 'sostituire la mano' },
    say: {
      en: ({ who }, context) => {
        const where = `${en.their(who)} hand on the bottom of ${en.their(who)} conflict deck in a random order`
        return {
          ...deed(en.player(who, context), `put ${where} and draw that many cards`),
          ...(!isYou(who) && { finite: `puts ${where} and draws that many cards` }),
        }
      },
      de: ({ who }, context) => {
        const its = isYou(who) ? 'dein' : 'sein'
        return tut(de.player(who, context), verbs.legen, {
          middle: `${its}e Hand in zufälliger Reihenfolge unter ${its} Konfliktdeck`,
          behind: isYou(who) ? ' und ziehe ebenso viele Karten' : ' und zieht ebenso viele Karten',
        })
      },
      it: ({ who }, context) =>
        fa(
          it.player(who, context),
          verbi.mettere,
          `la ${it.your(who)} mano in fondo al ${isYou(who) ? 'tuo' : 'suo'} mazzo conflitto in ordine casuale e pesca altrettante carte`,
        ),
    },
  },
}
