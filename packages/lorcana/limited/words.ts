/** What is said in a draft and in sealed play. */
import type { Lang } from '@regelwerk/core'
import type { LimitedFormat } from './state.ts'

interface Words {
  zones: Readonly<Record<'pack' | 'pool' | 'deck', string>>
  caption(format: LimitedFormat, opened: number, of: number, pick: number): string
  costing(cost: number, orMore: boolean): string
  card: string
  prompt: { take: string; deck(min: number): string }
  option: { take(card: string): string; deck(card: string): string }
  log: {
    open(n: number): string
    take(who: string, card: string): string
    build(who: string, n: number): string
    leave(who: string): string
    end: string
  }
}

export const words: Readonly<Record<Lang, Words>> = {
  en: {
    zones: { pack: 'booster', pool: 'pool', deck: 'deck' },
    caption: (format, opened, of, pick) =>
      format === 'draft' ? `Draft · booster ${opened} of ${of} · pick ${pick}` : `Sealed · ${of} boosters`,
    costing: (cost, orMore) => `cards that cost ${cost}${orMore ? ' or more' : ''}`,
    card: 'a card',
    prompt: {
      take: 'Take a card; the rest is passed on.',
      deck: (min) => `Build your deck: at least ${min} cards.`,
    },
    option: { take: (card) => `Take ${card}`, deck: (card) => card },
    log: {
      open: (n) => `Booster ${n} is opened.`,
      take: (who, card) => `${who} takes ${card}.`,
      build: (who, n) => `${who} has built a deck of ${n} cards.`,
      leave: (who) => `${who} leaves.`,
      end: 'All decks are built.',
    },
  },
  de: {
    zones: { pack: 'Booster', pool: 'Kartenpool', deck: 'Deck' },
    caption: (format, opened, of, pick) =>
      format === 'draft' ? `Draft · Booster ${opened} von ${of} · ${pick}. Karte` : `Sealed · ${of} Booster`,
    costing: (cost, orMore) => `Karten, die ${cost}${orMore ? ' oder mehr' : ''} kosten`,
    card: 'eine Karte',
    prompt: {
      take: 'Nimm eine Karte; der Rest wird weitergegeben.',
      deck: (min) => `Baue dein Deck: mindestens ${min} Karten.`,
    },
    option: { take: (card) => `${card} nehmen`, deck: (card) => card },
    log: {
      open: (n) => `Booster ${n} wird geöffnet.`,
      take: (who, card) => `${who} nimmt ${card}.`,
      build: (who, n) => `${who} hat ein Deck aus ${n} Karten gebaut.`,
      leave: (who) => `${who} geht.`,
      end: 'Alle Decks sind gebaut.',
    },
  },
  it: {
    zones: { pack: 'bustina', pool: 'riserva', deck: 'mazzo' },
    caption: (format, opened, of, pick) =>
      format === 'draft' ? `Draft · bustina ${opened} di ${of} · scelta ${pick}` : `Sealed · ${of} bustine`,
    costing: (cost, orMore) => `carte che costano ${cost}${orMore ? ' o più' : ''}`,
    card: 'una carta',
    prompt: {
      take: 'Prendi una carta; il resto passa oltre.',
      deck: (min) => `Costruisci il tuo mazzo: almeno ${min} carte.`,
    },
    option: { take: (card) => `Prendi ${card}`, deck: (card) => card },
    log: {
      open: (n) => `Si apre la bustina ${n}.`,
      take: (who, card) => `${who} prende ${card}.`,
      build: (who, n) => `${who} ha costruito un mazzo di ${n} carte.`,
      leave: (who) => `${who} se ne va.`,
      end: 'Tutti i mazzi sono costruiti.',
    },
  },
}
