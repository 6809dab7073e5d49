/** Effects of ships and Hyla: loading, searching for cargo, exchanging. */
import type { CardId, Frame, Option, Seat } from '@regelwerk/core'
import { words } from '@regelwerk/say'
import { procedure, step } from '../book.ts'
import { happen, mayTake } from '../rules/drawing.ts'
import { layNow } from '../rules/laying.ts'
import { isLoadable, mayBring, shipsWithRoom } from '../rules/playing.ts'
import { CARGO, cardAt, DECK, DISCARD, defAt, HAND, INFLUENCE, pile } from '../state.ts'
import * as de from '../text/de.ts'
import * as en from '../text/en.ts'
import * as it from '../text/it.ts'
import { lookThroughDeck } from './drawing.ts'
import { handOf, isEmpty, no } from './piles.ts'
import type { EffectWords } from './word.ts'

export interface Influence {
  load: { n: number }
  /** Buka 27: an influence card to play, or a card to load on a ship. */
  searchForShip: object
  exchangeHyla: object
}

/** Loads a card onto one of the ships with room, also one that landed this turn (buka/buka-27-erbitte-eine-gunst/2). */
const loadOnShip = procedure<{ seat: Seat; card: CardId; ship: CardId | null }>('load onto a ship', [
  step('~ship', (g, f) => {
    const options = shipsWithRoom(g.state, f.seat).map(
      (id): Option => ({ verb: 'choose', target: id, value: id }),
    )
    g.choose(f as Frame, 'ship', f.seat, options, { prompt: 'choose ship', source: f.card })
  }),
  step('~load', (g, f) => {
    if (f.ship !== null) happen(g, { kind: 'load', card: f.card, ship: f.ship })
  }),
])

export const influence: EffectWords<Influence> = {
  load: {
    part: 'mine',
    isBarred: (g, me) => isEmpty(g, HAND, me),
    offer: (g, f, { n }, seat) => {
      const s = g.state
      const loaded = pile(s, CARGO, seat).filter((id) => cardAt(s, id).ship === f.card).length
      const room = (defAt(s, f.card).capacity ?? 0) - loaded
      const cards = handOf(g, seat).filter((id) =>
        ['character', 'booster', 'support'].includes(defAt(s, id).type ?? ''),
      )
      return { cards, min: 0, max: Math.min(n, room), secret: true }
    },
    perform: (g, f, _effect, _seat, picked) => {
      for (const card of picked) happen(g, { kind: 'load', card, ship: f.card })
    },
    mayHelp: false,
    fillsDeck: no,
    asks: {
      may: { en: 'Load the ship?', de: 'Das Schiff beladen?', it: 'Caricare la nave?' },
      choose: {
        en: 'Which hand cards do you load?',
        de: 'Welche Handkarten lädst du?',
        it: 'Quali carte della mano carichi?',
      },
    },
    say: {
      en: ({ n }) => en.I(['load', `${n > 1 ? 'up to ' : ''}${en.handCards(n)} onto it`]),
      de: ({ n }) => de.ich([words(n > 1 && 'bis zu', de.handkarten(n), 'darauf'), 'laden']),
      it: ({ n }) => it.io(it.act('caricare', words(n > 1 && 'fino a', it.carteInMano(n), 'su di essa'))),
    },
  },
  searchForShip: {
    part: 'mine',
    isBarred: (g, me) => mayTake(g, me) === 0 || isEmpty(g, DECK, me),
    offer: (g, _f, _effect, seat) => {
      const hasRoom = shipsWithRoom(g.state, seat).length > 0
      const cards = pile(g.state, DECK, seat).filter((id) =>
        isLoadable(g.state, id) ? hasRoom : mayBring(g, seat, id),
      )
      return { cards, min: 0, max: 1, secret: true }
    },
    before: lookThroughDeck,
    perform: (g, _f, _effect, seat, picked) => {
      happen(g, { kind: 'reveal', seat, cards: picked })
      happen(g, { kind: 'shuffle', seat, zone: DECK })
      for (const card of picked) {
        if (isLoadable(g.state, card)) g.call(loadOnShip, { seat, card, ship: null })
        else layNow(g, seat, card)
      }
    },
    mayHelp: false,
    fillsDeck: no,
    asks: {
      may: {
        en: 'Search your draw deck?',
        de: 'Den eigenen Nachziehstapel durchsuchen?',
        it: 'Cercare nel tuo mazzo di pesca?',
      },
      choose: {
        en: 'Which card of your draw deck do you play, or load onto a ship?',
        de: 'Welche Karte aus deinem Nachziehstapel legst du aus oder lädst du auf ein Schiff?',
        it: 'Quale carta del tuo mazzo di pesca giochi o carichi su una nave?',
      },
    },
    say: {
      en: () => ({
        ...en.I([
          'search',
          'my draw deck for either 1 influence card, which I play, or 1 character, booster or support, which I load onto a ship',
        ]),
        tail: '; then I shuffle my draw deck',
      }),
      de: () => ({
        ...de.ich(['in meinem Nachziehstapel entweder 1 Einflusskarte', 'suchen']),
        tail:
          ', die ich auslege, oder 1 Charakter, 1 Verstärkung oder 1 Unterstützung zum Laden auf ein Schiff;' +
          ' danach mische ich den Nachziehstapel',
      }),
      it: () => ({
        ...it.io(
          it.act(
            'cercare',
            'nel mio mazzo di pesca 1 carta influenza, che gioco, oppure 1 personaggio, potenziamento o supporto, che carico su una nave',
          ),
        ),
        tail: '; poi mescolo il mazzo di pesca',
      }),
    },
  },
  exchangeHyla: {
    part: 'mine',
    isBarred: no,
    offer: (g, _f, _effect, seat) => ({
      cards: pile(g.state, DISCARD, seat).filter((id) => defAt(g.state, id).type === 'hyla'),
      min: 0,
      max: 1,
    }),
    perform: (g, f, _effect, _seat, picked) => {
      for (const card of picked) {
        happen(g, { kind: 'put', card: f.card, to: DISCARD })
        happen(g, { kind: 'lay', card, zone: INFLUENCE, bluff: false, landed: false })
      }
    },
    mayHelp: false,
    fillsDeck: no,
    asks: {
      may: { en: 'Exchange the Hyla?', de: 'Die Hyla austauschen?', it: 'Scambiare lo Hyla?' },
      choose: {
        en: 'For which Hyla of your discard pile do you exchange it?',
        de: 'Gegen welche Hyla aus deinem Abwurfstapel tauschst du sie aus?',
        it: 'Con quale Hyla della tua pila degli scarti lo scambi?',
      },
    },
    say: {
      en: () => en.I(['exchange', 'it for a Hyla from my discard pile']),
      de: () => de.ich(['sie gegen 1 Hyla aus meinem Abwurfstapel', 'austauschen']),
      it: () => it.io(it.act('scambiare', 'con uno Hyla della mia pila degli scarti', it.it('la'))),
    },
  },
}
