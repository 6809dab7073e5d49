/** What is said in an auction of decks, and in Sealed. */
import type { Lang } from '@regelwerk/core'

interface Words {
  caption: string
  lot(n: number): string
  chains: string
  player(n: number): string
  prompt: string
  bid(chains: number, deck: number): string
  pass: string
  log: {
    bid(who: string, chains: number, deck: number): string
    pass(who: string): string
    leave(who: string): string
    end(who: string, deck: number, chains: number): string
  }
  sealed: {
    caption: string
    prompt: string
    choose(deck: string): string
    /** The deck by name, for who may know it. */
    chosen(who: string, deck: string | null): string
    end: string
  }
}

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const words: Readonly<Record<Lang, Words>> = {
  en: {
    caption: 'Auction of the decks',
    lot: (n) => `deck ${n}`,
    chains: 'chains bid',
    player: (n) => `Player ${n}`,
    prompt: 'Which deck would you play, and with how many chains?',
    bid: (chains, deck) => `Deck ${deck}, with ${counted(chains, 'chain', 'chains')}`,
    pass: 'Pass',
    log: {
      bid: (who, chains, deck) => `${who} bids ${counted(chains, 'chain', 'chains')} for deck ${deck}.`,
      pass: (who) => `${who} passes.`,
      leave: (who) => `${who} leaves.`,
      end: (who, deck, chains) => `${who} plays deck ${deck} with ${counted(chains, 'chain', 'chains')}.`,
    },
    sealed: {
      caption: 'Sealed',
      prompt: 'Which of your decks do you play?',
      choose: (deck) => `Play ${deck}`,
      chosen: (who, deck) => (deck === null ? `${who} chooses a deck.` : `${who} chooses ${deck}.`),
      end: 'Both have chosen their decks.',
    },
  },
  de: {
    caption: 'Versteigerung der Decks',
    lot: (n) => `Deck ${n}`,
    chains: 'gebotene Ketten',
    player: (n) => `Spieler ${n}`,
    prompt: 'Welches Deck willst du spielen, und mit wie vielen Ketten?',
    bid: (chains, deck) => `Deck ${deck}, mit ${counted(chains, 'Kette', 'Ketten')}`,
    pass: 'Passen',
    log: {
      bid: (who, chains, deck) => `${who} bietet ${counted(chains, 'Kette', 'Ketten')} für Deck ${deck}.`,
      pass: (who) => `${who} passt.`,
      leave: (who) => `${who} geht.`,
      end: (who, deck, chains) => `${who} spielt Deck ${deck} mit ${counted(chains, 'Kette', 'Ketten')}.`,
    },
    sealed: {
      caption: 'Sealed',
      prompt: 'Welches deiner Decks spielst du?',
      choose: (deck) => `${deck} spielen`,
      chosen: (who, deck) => (deck === null ? `${who} wählt ein Deck.` : `${who} wählt ${deck}.`),
      end: 'Beide haben ihr Deck gewählt.',
    },
  },
  it: {
    caption: 'Asta dei mazzi',
    lot: (n) => `mazzo ${n}`,
    chains: 'catene offerte',
    player: (n) => `Giocatore ${n}`,
    prompt: 'Quale mazzo vuoi giocare, e con quante catene?',
    bid: (chains, deck) => `Mazzo ${deck}, con ${counted(chains, 'catena', 'catene')}`,
    pass: 'Passa',
    log: {
      bid: (who, chains, deck) => `${who} offre ${counted(chains, 'catena', 'catene')} per il mazzo ${deck}.`,
      pass: (who) => `${who} passa.`,
      leave: (who) => `${who} se ne va.`,
      end: (who, deck, chains) => `${who} gioca il mazzo ${deck} con ${counted(chains, 'catena', 'catene')}.`,
    },
    sealed: {
      caption: 'Sealed',
      prompt: 'Quale dei tuoi mazzi giochi?',
      choose: (deck) => `Gioca ${deck}`,
      chosen: (who, deck) => (deck === null ? `${who} sceglie un mazzo.` : `${who} sceglie ${deck}.`),
      end: 'Entrambi hanno scelto il proprio mazzo.',
    },
  },
}
