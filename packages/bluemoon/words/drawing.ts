/** Effects that bring cards to hand: from the deck, from the table, from the discard pile; and one that shows a hand. */
import type { CardId, Seat } from '@regelwerk/core'
import { words } from '@regelwerk/say'
import type { Filter } from '../abilities.ts'
import type { G } from '../book.ts'
import { matches } from '../filter.ts'
import { draw, drawTo, happen, mayHold, mayTake, toHand } from '../rules/drawing.ts'
import { activeCards, COMBAT, DECK, DISCARD, INFLUENCE, other, pile } from '../state.ts'
import * as de from '../text/de.ts'
import * as en from '../text/en.ts'
import * as it from '../text/it.ts'
import { discard, handOf, isEmpty, mayDraw, no } from './piles.ts'
import type { EffectWords } from './word.ts'

export interface Drawing {
  draw: { n: number; upTo?: true }
  drawTo: { n: number }
  eachDraws: { n: number }
  /** Cards to my hand: an active one of mine, any of my combat area, one from my discard (shown). */
  takeBack: { from: 'active' | 'combat' | 'discard'; other?: true }
  /** Search my draw deck for a card, show it, take it, shuffle. */
  search: { filter?: Filter }
  /** Shuffle my discard face down and draw from it. */
  drawFromDiscard: { n: number }
  revealAndTake: { n: number; discard: number }
  openHand: object
}

const cannotDraw = (g: G, seat: Seat): boolean => !mayDraw(g, seat) || isEmpty(g, DECK, seat)

/** The cards that may be revealed of so many (mimix/mimix-18-schamane-des-heiligen-opfers/4). */
const topOfDeck = (g: G, seat: Seat, n: number): CardId[] =>
  pile(g.state, DECK, seat).slice(-Math.min(n, mayTake(g, seat)))

/** Who searches a deck looks through all of it. */
export const lookThroughDeck = (g: G, seat: Seat): void =>
  happen(g, { kind: 'look', seat, cards: [...pile(g.state, DECK, seat)] })

/** Where cards are taken back from. A ship that has landed no longer lies there (buka/buka-23-geist-des-alten-goo-laa/2). */
function lyingAt({ state: s }: G, seat: Seat, from: Drawing['takeBack']['from']): CardId[] {
  if (from !== 'active') return pile(s, from === 'combat' ? COMBAT : DISCARD, seat)
  return [...activeCards(s, seat), ...pile(s, INFLUENCE, seat).filter((id) => !s.landing.includes(id))]
}

export const drawing: EffectWords<Drawing> = {
  draw: {
    part: 'mine',
    isBarred: cannotDraw,
    offer: null,
    perform: (g, _f, { n }, seat) => {
      draw(g, seat, n)
    },
    mayHelp: true,
    fillsDeck: no,
    asks: { may: { en: 'Draw the cards?', de: 'Die Karten nachziehen?', it: 'Pescare le carte?' } },
    say: {
      en: ({ n, upTo }, additional) =>
        en.I([
          'draw',
          words(upTo && 'up to', String(n), additional && 'additional', n === 1 ? 'card' : 'cards'),
        ]),
      de: ({ n, upTo }, additional) =>
        de.ich([words(additional && 'zusätzlich', upTo && 'bis zu', de.karten(n)), 'nachziehen']),
      it: ({ n, upTo }, additional) => {
        const cards = it.cards({}, n === 1 ? 'one' : 'more', additional ? { adjective: 'aggiuntiv' } : {})
        return it.io(it.act('pescare', words(upTo && 'fino a', String(n), cards)))
      },
    },
  },
  drawTo: {
    part: 'mine',
    isBarred: (g, me, { n }) => cannotDraw(g, me) || handOf(g, me).length >= n,
    offer: null,
    perform: (g, _f, { n }, seat) => drawTo(g, seat, n),
    mayHelp: true,
    fillsDeck: no,
    asks: { may: { en: 'Fill up your hand?', de: 'Die Hand auffüllen?', it: 'Completare la mano?' } },
    say: {
      en: ({ n }) => en.I(['draw', `until I hold ${n} cards`]),
      de: ({ n }) => de.ich([`auf ${de.handkarten(n)}`, 'nachziehen']),
      it: ({ n }) => it.io(it.act('pescare', `fino ad avere ${it.carte(n)} in mano`)),
    },
  },
  eachDraws: {
    part: 'each',
    isBarred: no,
    offer: null,
    perform: (g, _f, { n }, seat) => {
      draw(g, seat, n)
    },
    mayHelp: true,
    fillsDeck: no,
    asks: {
      may: {
        en: 'Have both players draw?',
        de: 'Beide Spieler nachziehen lassen?',
        it: 'Far pescare entrambi i giocatori?',
      },
    },
    say: {
      en: ({ n }) => en.each(['draw', en.count(n, 'card')]),
      de: ({ n }) => de.jeder([de.karten(n), 'nachziehen']),
      it: ({ n }) => it.ognuno(it.act('pescare', it.carte(n))),
    },
  },
  takeBack: {
    part: 'mine',
    isBarred: no,
    offer: (g, f, effect, seat) => {
      if (!mayHold(g, seat)) return { cards: [], min: 0, max: 0 }
      const cards = lyingAt(g, seat, effect.from).filter((id) => !effect.other || id !== f.card)
      return { cards, min: 1, max: 1 }
    },
    perform: (g, _f, _effect, seat, picked) => {
      for (const id of picked) toHand(g, seat, id)
    },
    mayHelp: true,
    fillsDeck: no,
    asks: {
      may: { en: 'Take a card back?', de: 'Eine Karte zurücknehmen?', it: 'Riprendere una carta?' },
      choose: {
        en: 'Which card do you take back into your hand?',
        de: 'Welche Karte nimmst du auf die Hand zurück?',
        it: 'Quale carta riprendi in mano?',
      },
    },
    say: {
      en: ({ from, other: isOther }) => {
        const other = isOther ? 'other ' : ''
        switch (from) {
          case 'active':
            return en.I(['take', `one of my ${other}active cards back into my hand`])
          case 'combat':
            return en.I(['take', `any one ${other}card from my combat area back into my hand`])
          case 'discard':
            return en.I(
              ['choose', `1 ${other}card from my discard pile`],
              ['show', 'it to you'],
              ['take', 'it into my hand'],
            )
        }
      },
      de: ({ from, other: isOther }) => {
        switch (from) {
          case 'active':
            return de.ich([
              words('1 meiner', isOther && 'anderen', 'aktiven Karten auf die Hand'),
              'zurücknehmen',
            ])
          case 'combat':
            return de.ich([
              words('1 beliebige', isOther && 'andere', 'Karte meines Kampfbereichs auf die Hand'),
              'zurücknehmen',
            ])
          case 'discard':
            return de.ich(
              [words('1', isOther && 'andere', 'Karte aus meinem Abwurfstapel'), 'wählen'],
              ['sie dir', 'zeigen'],
              ['sie auf die Hand', 'nehmen'],
            )
        }
      },
      it: ({ from, other: isOther }) => {
        switch (from) {
          case 'active':
            return it.io(
              it.act('riprendere', words('in mano una delle mie', isOther && 'altre', 'carte attive')),
            )
          case 'combat':
            return it.io(
              it.act(
                'riprendere',
                `in mano ${isOther ? 'un’altra' : 'una'} carta qualsiasi della mia area di combattimento`,
              ),
            )
          case 'discard':
            return it.io(
              it.act('scegliere', words('1', isOther && 'altra', 'carta della mia pila degli scarti')),
              it.act('mostrare', '', it.itToYou('la')),
              it.act('prendere', 'in mano', it.it('la')),
            )
        }
      },
    },
  },
  search: {
    part: 'mine',
    isBarred: cannotDraw,
    offer: (g, _f, { filter }, seat) => {
      const cards = pile(g.state, DECK, seat).filter(
        (id) => filter === undefined || matches(g.state, id, filter),
      )
      return { cards, min: 0, max: 1, secret: true }
    },
    before: lookThroughDeck,
    perform: (g, _f, _effect, seat, picked) => {
      if (picked.length > 0) {
        happen(g, { kind: 'reveal', seat, cards: picked })
        for (const id of picked) toHand(g, seat, id)
      }
      happen(g, { kind: 'shuffle', seat, zone: DECK })
    },
    mayHelp: true,
    fillsDeck: no,
    asks: {
      may: {
        en: 'Search your draw deck?',
        de: 'Den eigenen Nachziehstapel durchsuchen?',
        it: 'Cercare nel tuo mazzo di pesca?',
      },
      choose: {
        en: 'Which card do you take from your draw deck?',
        de: 'Welche Karte nimmst du aus deinem Nachziehstapel?',
        it: 'Quale carta prendi dal tuo mazzo di pesca?',
      },
    },
    say: {
      en: ({ filter = {} }) =>
        en.I(
          ['search', `my draw deck for 1 ${en.cards(filter, 'one')}`],
          ['show', 'it to you'],
          ['take', 'it into my hand'],
          ['shuffle', 'my draw deck'],
        ),
      de: ({ filter = {} }) => {
        const sie = de.itOf(filter)
        return de.ich(
          [`in meinem Nachziehstapel 1 ${de.cards(filter, 'one')}`, 'suchen'],
          [`${sie} dir`, 'zeigen'],
          [`${sie} auf die Hand`, 'nehmen'],
          ['den Nachziehstapel', 'mischen'],
        )
      },
      it: ({ filter = {} }) => {
        const lo = it.genderOf(filter) === 'f' ? 'la' : 'lo'
        return it.io(
          it.act('cercare', `nel mio mazzo di pesca 1 ${it.cards(filter, 'one')}`),
          it.act('mostrare', '', it.itToYou(lo)),
          it.act('prendere', 'in mano', it.it(lo)),
          it.act('mescolare', 'il mazzo di pesca'),
        )
      },
    },
  },
  drawFromDiscard: {
    part: 'mine',
    isBarred: (g, me) => !mayHold(g, me) || isEmpty(g, DISCARD, me),
    offer: null,
    perform: (g, _f, { n }, seat) => {
      happen(g, { kind: 'shuffle', seat, zone: DISCARD })
      for (const id of pile(g.state, DISCARD, seat).slice(-n)) toHand(g, seat, id)
      happen(g, { kind: 'reveal', seat, cards: pile(g.state, DISCARD, seat) })
    },
    mayHelp: true,
    fillsDeck: no,
    asks: {
      may: {
        en: 'Shuffle your discard pile and draw from it?',
        de: 'Den Abwurfstapel mischen und daraus ziehen?',
        it: 'Mescolare la pila degli scarti e pescare da essa?',
      },
    },
    say: {
      en: ({ n }) =>
        en.I(['shuffle', 'my discard pile face down'], ['draw', `${en.count(n, 'card')} from it`]),
      de: ({ n }) =>
        de.ich(
          ['meinen Abwurfstapel verdeckt', 'mischen'],
          [`daraus ${de.karten(n)} auf die Hand`, 'nehmen'],
        ),
      it: ({ n }) =>
        it.io(
          it.act('mescolare', 'la mia pila degli scarti a faccia in giù'),
          it.act('pescare', `${it.carte(n)} da essa`),
        ),
    },
  },
  revealAndTake: {
    part: 'mine',
    isBarred: cannotDraw,
    isAskedFirst: true,
    offer: (g, _f, effect, seat) => ({
      cards: topOfDeck(g, seat, effect.n),
      min: effect.discard,
      max: effect.discard,
    }),
    before: (g, seat, offered) => happen(g, { kind: 'reveal', seat, cards: [...offered] }),
    perform: (g, _f, { n }, seat, picked) => {
      const cards = topOfDeck(g, seat, n)
      discard(g, picked)
      for (const id of cards) if (!picked.includes(id)) toHand(g, seat, id)
    },
    mayHelp: true,
    fillsDeck: no,
    asks: {
      may: {
        en: 'Reveal the top cards of your draw deck?',
        de: 'Die obersten Karten des Nachziehstapels aufdecken?',
        it: 'Rivelare le prime carte del tuo mazzo di pesca?',
      },
      choose: {
        en: 'Which of these cards do you discard? The others go to your hand.',
        de: 'Welche dieser Karten wirfst du ab? Die übrigen kommen auf deine Hand.',
        it: 'Quali di queste carte scarti? Le altre vanno nella tua mano.',
      },
    },
    say: {
      en: ({ n, discard: away }) =>
        en.I(
          ['reveal', `${en.count(n, 'card')} from my draw deck`],
          ['discard', `${away} of them`],
          ['take', 'the others into my hand'],
        ),
      de: ({ n, discard: away }) =>
        de.ich(
          [`${de.karten(n)} von meinem Nachziehstapel`, 'aufdecken'],
          [`${away} davon`, 'abwerfen'],
          ['die übrigen auf die Hand', 'nehmen'],
        ),
      it: ({ n, discard: away }) =>
        it.io(
          it.act('rivelare', `${it.carte(n)} del mio mazzo di pesca`),
          it.act('scartare', `${away} di esse`),
          it.act('prendere', 'in mano le altre'),
        ),
    },
  },
  openHand: {
    part: 'mine',
    isBarred: no,
    offer: null,
    perform: (g, f) => {
      const rival = other(f.me)
      happen(g, { kind: 'reveal', seat: rival, cards: [...handOf(g, rival)], open: true })
    },
    mayHelp: false,
    fillsDeck: no,
    asks: {
      may: {
        en: 'Have the opponent show their hand?',
        de: 'Den Gegner seine Hand aufdecken lassen?',
        it: 'Far scoprire la mano all’avversario?',
      },
    },
    say: {
      en: () => ({ ...en.you(['lay', 'your hand cards open']), tail: '; each stays open until you play it' }),
      de: () => ({
        ...de.du(['deine Handkarten', 'aufdecken']),
        tail: '; jede bleibt offen, bis du sie auslegst',
      }),
      it: () => ({
        ...it.tu(it.act('scoprire', 'le carte della tua mano')),
        tail: '; ciascuna resta scoperta finché non la giochi',
      }),
    },
  },
}
