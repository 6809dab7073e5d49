/** Effects that put cards into draw decks. */
import { isProtected } from '../ignored.ts'
import { drawTo, happen } from '../rules/drawing.ts'
import { COMBAT, DECK, DISCARD, HAND, other, PILE, pile, SUPPORT } from '../state.ts'
import * as de from '../text/de.ts'
import * as en from '../text/en.ts'
import * as it from '../text/it.ts'
import { handOf, isEmpty, no, shuffleInto, yes } from './piles.ts'
import type { EffectWords } from './word.ts'

export interface Shuffling {
  shuffleFromHand: { n: number }
  putUnderDeck: object
  shuffleDiscardIntoDeck: { who: 'me' | 'both' }
  /** The opponent shuffles all cards of their areas into their deck, active PROTECTED ones excepted. */
  shuffleAreasIntoDeck: object
  /** Each player shuffles one of their used leadership cards into their deck; not this one. */
  shuffleLeadershipIntoDeck: object
  eachShufflesHandAndDraws: { n: number }
}

export const shuffling: EffectWords<Shuffling> = {
  shuffleFromHand: {
    part: 'mine',
    isBarred: no,
    offer: (g, _f, { n }, seat) => ({ cards: handOf(g, seat), min: n, max: n }),
    perform: (g, _f, _effect, seat, picked) => shuffleInto(g, seat, picked),
    mayHelp: false,
    fillsDeck: yes,
    asks: {
      may: {
        en: 'Shuffle hand cards into your draw deck?',
        de: 'Handkarten in den Nachziehstapel mischen?',
        it: 'Mescolare carte della mano nel mazzo di pesca?',
      },
      choose: {
        en: 'Which hand cards do you shuffle into your draw deck?',
        de: 'Welche Handkarten mischst du in deinen Nachziehstapel?',
        it: 'Quali carte della mano mescoli nel tuo mazzo di pesca?',
      },
    },
    say: {
      en: ({ n }) => en.I(['shuffle', `${n} of my hand cards into my draw deck`]),
      de: ({ n }) => de.ich([`${n} meiner Handkarten in meinen Nachziehstapel`, 'mischen']),
      it: ({ n }) => it.io(it.act('mescolare', `${it.carte(n)} della mia mano nel mio mazzo di pesca`)),
    },
  },
  putUnderDeck: {
    part: 'mine',
    isBarred: (g, me) => isEmpty(g, HAND, me),
    offer: (g, _f, _effect, seat) => ({
      cards: handOf(g, seat),
      min: 0,
      max: handOf(g, seat).length,
      secret: true,
    }),
    perform: (g, _f, _effect, _seat, picked) => {
      for (const card of picked) happen(g, { kind: 'put', card, to: DECK, place: 'bottom' })
    },
    mayHelp: false,
    fillsDeck: yes,
    asks: {
      may: {
        en: 'Put hand cards under your draw deck?',
        de: 'Handkarten unter den Nachziehstapel legen?',
        it: 'Mettere carte della mano sotto il mazzo di pesca?',
      },
      choose: {
        en: 'Which hand cards do you put under your draw deck?',
        de: 'Welche Handkarten legst du unter deinen Nachziehstapel?',
        it: 'Quali carte della mano metti sotto il tuo mazzo di pesca?',
      },
    },
    say: {
      en: () => en.I(['put', 'any number of my hand cards under my draw deck in any order']),
      de: () =>
        de.ich([
          'beliebig viele meiner Handkarten in beliebiger Reihenfolge unter meinen Nachziehstapel',
          'legen',
        ]),
      it: () =>
        it.io(
          it.act(
            'mettere',
            'un numero qualsiasi di carte della mia mano sotto il mio mazzo di pesca in qualsiasi ordine',
          ),
        ),
    },
  },
  shuffleDiscardIntoDeck: {
    part: 'mine',
    isBarred: no,
    offer: null,
    perform: (g, f, { who }) => {
      for (const player of who === 'both' ? [f.me, other(f.me)] : [f.me])
        shuffleInto(g, player, [...pile(g.state, DISCARD, player)])
    },
    mayHelp: false,
    fillsDeck: yes,
    asks: {
      may: {
        en: 'Shuffle the discard pile into the draw deck?',
        de: 'Den Abwurfstapel in den Nachziehstapel mischen?',
        it: 'Mescolare la pila degli scarti nel mazzo di pesca?',
      },
    },
    say: {
      en: ({ who }) =>
        who === 'me'
          ? en.I(['shuffle', 'my discard pile into my draw deck'])
          : en.each(['shuffle', 'their discard pile into their draw deck']),
      de: ({ who }) =>
        who === 'me'
          ? de.ich(['meinen Abwurfstapel in meinen Nachziehstapel', 'mischen'])
          : de.jeder(['seinen Abwurfstapel in seinen Nachziehstapel', 'mischen']),
      it: ({ who }) =>
        who === 'me'
          ? it.io(it.act('mescolare', 'la mia pila degli scarti nel mio mazzo di pesca'))
          : it.ognuno(it.act('mescolare', 'la propria pila degli scarti nel proprio mazzo di pesca')),
    },
  },
  shuffleAreasIntoDeck: {
    part: 'theirs',
    isBarred: no,
    offer: null,
    perform: (g, f) => {
      const rival = other(f.me)
      const cards = [...pile(g.state, COMBAT, rival), ...pile(g.state, SUPPORT, rival)]
      shuffleInto(
        g,
        rival,
        cards.filter((id) => !isProtected(g, id)),
      )
    },
    mayHelp: true,
    fillsDeck: no,
    asks: {
      may: {
        en: 'Have the opponent shuffle the cards of their areas into their draw deck?',
        de: 'Den Gegner die Karten seiner Bereiche in seinen Nachziehstapel mischen lassen?',
        it: 'Far mescolare all’avversario le carte delle sue aree nel suo mazzo di pesca?',
      },
    },
    say: {
      en: () => ({
        ...en.you(['shuffle', `all cards in your ${en.areas} into your draw deck`]),
        tail: ', except active cards with the PROTECTED icon',
      }),
      de: () => ({
        ...de.du([`alle Karten aus deinem ${de.areas} in deinen Nachziehstapel`, 'mischen']),
        tail: ', ausgenommen aktive Karten mit dem GESCHÜTZT-Symbol',
      }),
      it: () => ({
        ...it.tu(it.act('mescolare', `tutte le carte delle tue ${it.areas} nel tuo mazzo di pesca`)),
        tail: ', tranne le carte attive con il simbolo PROTECTED',
      }),
    },
  },
  shuffleLeadershipIntoDeck: {
    part: 'each',
    isBarred: no,
    offer: (g, f, _effect, seat) => ({
      cards: pile(g.state, PILE, seat).filter((id) => id !== f.card),
      min: 1,
      max: 1,
    }),
    perform: (g, _f, _effect, seat, picked) => {
      if (picked.length > 0) shuffleInto(g, seat, picked)
    },
    mayHelp: false,
    fillsDeck: yes,
    asks: {
      may: {
        en: 'Have used leadership cards shuffled into the draw decks?',
        de: 'Benutzte Anführeraktionen in die Nachziehstapel mischen lassen?',
        it: 'Far mescolare carte comando usate nei mazzi di pesca?',
      },
      choose: {
        en: 'Which of your used leadership cards do you shuffle into your draw deck?',
        de: 'Welche deiner benutzten Anführeraktionen mischst du in deinen Nachziehstapel?',
        it: 'Quale delle tue carte comando usate mescoli nel tuo mazzo di pesca?',
      },
    },
    say: {
      en: () =>
        en.each(
          ['choose', 'one of their used leadership cards other than this one'],
          ['show', 'it'],
          ['shuffle', 'it into their draw deck'],
        ),
      de: () =>
        de.jeder(
          ['1 seiner benutzten Anführeraktionen (nicht diese Karte)', 'wählen'],
          ['sie', 'zeigen'],
          ['sie in seinen Nachziehstapel', 'mischen'],
        ),
      it: () =>
        it.ognuno(
          it.act('scegliere', 'una delle proprie carte comando usate, diversa da questa'),
          it.act('mostrare', '', it.it('la')),
          it.act('mescolare', 'nel proprio mazzo di pesca', it.it('la')),
        ),
    },
  },
  eachShufflesHandAndDraws: {
    part: 'each',
    isBarred: no,
    offer: null,
    perform: (g, _f, { n }, seat) => {
      shuffleInto(g, seat, [...handOf(g, seat)])
      drawTo(g, seat, n)
    },
    mayHelp: true,
    fillsDeck: yes,
    asks: {
      may: {
        en: 'Have both players shuffle their hands into their draw decks and draw anew?',
        de: 'Beide Spieler die Hand in den Nachziehstapel mischen und neu ziehen lassen?',
        it: 'Far mescolare a entrambi i giocatori la mano nel mazzo di pesca e pescare di nuovo?',
      },
    },
    say: {
      en: ({ n }) => en.each(['shuffle', 'their hand into their draw deck'], ['draw', en.count(n, 'card')]),
      de: ({ n }) =>
        de.jeder(['seine Handkarten in seinen Nachziehstapel', 'mischen'], [de.karten(n), 'nachziehen']),
      it: ({ n }) =>
        it.ognuno(
          it.act('mescolare', 'la propria mano nel proprio mazzo di pesca'),
          it.act('pescare', it.carte(n)),
        ),
    },
  },
}
