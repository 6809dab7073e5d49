/** Decks: some cards are looked at, searched or revealed, some of them taken, and the rest goes somewhere. */
import { zoneOf } from '@regelwerk/core'
import { words } from '@regelwerk/say'
import { order as befehl, pronounOf, deed as tut, verbs } from '@regelwerk/say/de'
import { deed, order } from '@regelwerk/say/en'
import { deed as fa } from '@regelwerk/say/it'
import type { Amount, Deck, Filter } from '../../abilities.ts'
import type { G } from '../../book.ts'
import { amount } from '../../reading.ts'
import { readsOfAmount } from '../../reads.ts'
import { dig, digging } from '../../rules/digging.ts'
import { amountNow, seatsMeant } from '../../rules/effects.ts'
import { CONFLICT, DYNASTY, inOrder } from '../../state.ts'
import { seatsOf } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import type { Context } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { carte, verbs as verbi } from '../../text/it-words.ts'
import { NOTHING, PILES } from '../aspects.ts'
import type { VerbWords } from '../records.ts'

/** What is taken to hand: so many, of those that match. */
interface Take {
  n?: number
  filter?: Filter
  reveal?: true
  /** No two of one name. */
  different?: true
  /** What is found is put into play, attached to such a character. */
  onto?: Filter
}

export interface DeckVerbs {
  /** One may find nothing, and the deck is shuffled (glossary/durchsuchen). */
  search: { n: Amount | 'all'; take: Take; who?: 'chosen' }
  shuffle: { deck: Deck }
  lookAtTop: { n: Amount; take: Take; rest: 'bottom' }
  /** Of each player's deck, for its owner's hand. */
  revealTop: { n: number; whose: 'eachPlayer'; take: Take; rest: 'shuffle' }
}

const none = (): readonly never[] => []
/** There must be a card to look at; where there are fewer than wanted, they will do (glossary/effekte/3). */
const isThere = (g: G, seat: number): boolean => zoneOf(g.state, CONFLICT, seat).length > 0

const restOf = (n: Amount, taken: number, one: string, more: string): string =>
  typeof n === 'number' && n - taken === 1 ? one : more

const searched = {
  en: ({ n: take = 1, filter = {}, different }: Take, context: Context): string =>
    take === 1
      ? en.some(filter, context)
      : en.several(filter, context, { n: take, upTo: true }, different ? { total: 'different names' } : {}),
  de: ({ n: take = 1, filter = {}, different }: Take, context: Context) => {
    const total = different ? { total: 'verschiedenen Namen' } : {}
    return take === 1 ? de.some(filter, context) : de.several(filter, context, { n: take, upTo: true }, total)
  },
  it: ({ n: take = 1, filter = {}, different }: Take, context: Context) => {
    const total = different ? { total: 'nomi diversi' } : {}
    return take === 1 ? it.some(filter, context) : it.several(filter, context, { n: take, upTo: true }, total)
  },
}

export const deckVerbs: VerbWords<DeckVerbs> = {
  search: {
    subjects: none,
    could: (g, c, { n, who }) =>
      seatsOf(g, who, c).some((seat) => isThere(g, seat)) && (n === 'all' || amount(g, n, c) > 0),
    reads: ({ n }) => PILES | (n === 'all' ? NOTHING : readsOfAmount(n)),
    perform: (g, f, { n, take, who }) => {
      for (const seat of seatsMeant(g, f, who)) {
        const much = n === 'all' ? zoneOf(g.state, CONFLICT, seat).length : amountNow(g, f, n)
        g.call(dig, digging({ ...f, you: seat }, 'search', [seat], { n: much, take, rest: 'shuffle' }))
      }
    },
    deed: { en: 'search', de: 'durchsuchen', it: 'cercare' },
    say: {
      en: ({ n, take, who }, context) => {
        const what = searched.en(take, context)
        const them = (take.n ?? 1) === 1 ? 'it' : 'them'
        if (who)
          return {
            ...deed(
              en.player(who, context),
              `search ${en.top(n === 'all' ? 1 : n, context)} of their conflict deck for ${what} and add ${them} to their hand`,
            ),
            after: ['that player shuffles their conflict deck'],
          }
        const add = take.onto
          ? `put ${them} into play attached to ${en.some(take.onto, context)}`
          : `add ${them} to your hand`
        const where = n === 'all' ? 'your conflict deck' : `${en.top(n, context)} of your conflict deck`
        const found = `search ${where} for ${what}`
        return {
          ...order(take.reveal ? `${found}, reveal ${them} and ${add}` : `${found} and ${add}`),
          after: ['shuffle your conflict deck'],
        }
      },
      de: ({ n, take, who }, context) => {
        const what = searched.de(take, context)
        const them = pronounOf(what.form).in('acc')
        if (who)
          return {
            ...tut(de.player(who, context), verbs.durchsuchen, {
              middle: `${de.top(n === 'all' ? 1 : n, context)} seines Konfliktdecks nach ${what.in('dat')}`,
              behind: ` und nimmt ${them} auf die Hand`,
            }),
            after: ['jener Spieler mischt sein Konfliktdeck'],
          }
        const add = take.onto
          ? `bringe ${them} an ${de.some(take.onto, context).in('acc')} angehängt ins Spiel`
          : `nimm ${them} auf deine Hand`
        return {
          ...befehl(verbs.durchsuchen, {
            middle: `${n === 'all' ? 'dein Konfliktdeck' : `${de.top(n, context)} deines Konfliktdecks`} nach ${what.in('dat')}`,
            behind: take.reveal ? `, decke ${them} auf und ${add}` : ` und ${add}`,
          }),
          after: ['mische dein Konfliktdeck'],
        }
      },
      it: ({ n, take, who }, context) => {
        const what = searched.it(take, context)
        const them = what.gender === 'f' ? (what.plural ? 'le' : 'la') : what.plural ? 'li' : 'lo'
        if (who)
          return {
            ...fa(
              it.player(who, context),
              verbi.cercare,
              `${what.with()} tra ${it.top(n === 'all' ? 1 : n, context)} del suo mazzo conflitto e ${them} aggiunge alla sua mano`,
            ),
            after: ['quel giocatore mescola il suo mazzo conflitto'],
          }
        if (take.onto)
          return {
            ...fa(
              'you',
              verbi.cercare,
              `${what.with()} tra ${it.top(n === 'all' ? 1 : n, context)} del tuo mazzo conflitto e metti${them} in gioco assegnato ${it.some(take.onto, context).with('a')}`,
            ),
            after: ['mescola il tuo mazzo conflitto'],
          }
        const add = take.reveal
          ? `, rivela${them} e aggiungi${them} alla tua mano`
          : ` e aggiungi${them} alla tua mano`
        return {
          ...fa(
            'you',
            verbi.cercare,
            `${what.with()} ${n === 'all' ? 'nel tuo mazzo conflitto' : `tra ${it.top(n, context)} del tuo mazzo conflitto`}${add}`,
          ),
          after: ['mescola il tuo mazzo conflitto'],
        }
      },
    },
  },
  shuffle: {
    subjects: none,
    could: () => true,
    reads: () => NOTHING,
    changes: (_, f, { deck }) => [
      { kind: 'shuffle', seat: f.you, zone: deck === 'dynasty' ? DYNASTY : CONFLICT },
    ],
    deed: { en: 'shuffle', de: 'mischen', it: 'mescolare' },
    say: {
      en: ({ deck }) => order(`shuffle your ${deck} deck`),
      de: ({ deck }) => befehl(verbs.mischen, `dein ${deck === 'dynasty' ? 'Dynastiedeck' : 'Konfliktdeck'}`),
      it: ({ deck }) =>
        fa('you', verbi.mescolare, `il tuo mazzo ${deck === 'dynasty' ? 'dinastia' : 'conflitto'}`),
    },
  },
  lookAtTop: {
    subjects: none,
    could: (g, c, { n }) => isThere(g, c.me) && amount(g, n, c) > 0,
    reads: ({ n }) => PILES | readsOfAmount(n),
    perform: (g, f, { n, take, rest }) =>
      g.call(dig, digging(f, 'look', [f.you], { n: amountNow(g, f, n), take, rest })),
    deed: { en: 'look at the top cards', de: 'die obersten Karten ansehen', it: 'guardare le prime carte' },
    say: {
      en: ({ n, take: { n: take = 1 } }, context) => ({
        ...order(`look at ${en.top(n, context)} of your conflict deck`),
        after: [
          `add ${take} of those cards to your hand and place ${restOf(n, take, 'the other', 'the others')} on the bottom of your conflict deck`,
        ],
      }),
      de: ({ n, take: { n: take = 1 } }, context) => ({
        ...befehl(verbs.ansehen, `dir ${de.top(n, context)} deines Konfliktdecks`),
        after: [
          `nimm ${take} jener Karten auf deine Hand und lege ${restOf(n, take, 'die andere', 'die anderen')} unter dein Konfliktdeck`,
        ],
      }),
      it: ({ n, take: { n: take = 1 } }, context) => ({
        ...fa('you', verbi.guardare, `${it.top(n, context)} del tuo mazzo conflitto`),
        after: [
          `aggiungi ${take} di quelle carte alla tua mano e metti ${restOf(n, take, "l'altra", 'le altre')} in fondo al tuo mazzo conflitto`,
        ],
      }),
    },
  },
  revealTop: {
    subjects: none,
    could: (g) => isThere(g, 0) || isThere(g, 1),
    reads: () => PILES,
    perform: (g, f, { n, take, rest }) => {
      const order_ = [f.you, ...inOrder(g.state).filter((seat) => seat !== f.you)]
      g.call(dig, digging(f, 'reveal', order_, { n, take, rest }))
    },
    deed: { en: 'reveal the top cards', de: 'die obersten Karten aufdecken', it: 'rivelare le prime carte' },
    say: {
      en: ({ n, take: { n: take = 1 } }, context) => ({
        ...order(`reveal ${en.top(n, context)} of each player's conflict deck`),
        after: [
          `for each player, choose ${take} of the revealed cards of that player and add ${take === 1 ? 'it' : 'them'} to their hand`,
          'each player shuffles their conflict deck',
        ],
      }),
      de: ({ n, take: { n: take = 1 } }, context) => ({
        ...befehl(verbs.aufdecken, `${de.top(n, context)} des Konfliktdecks jedes Spielers`),
        after: [
          `wähle für jeden Spieler ${take} seiner aufgedeckten Karten und gib ${take === 1 ? 'sie' : 'sie alle'} auf seine Hand`,
          'jeder Spieler mischt sein Konfliktdeck',
        ],
      }),
      it: ({ n, take: { n: take = 1 } }, context) => ({
        ...fa('you', verbi.rivelare, `${it.top(n, context)} del mazzo conflitto di ogni giocatore`),
        after: [
          words(
            'per ogni giocatore scegli',
            carte(take),
            `tra le sue carte rivelate e ${take === 1 ? 'aggiungila' : 'aggiungile'} alla sua mano`,
          ),
          'ogni giocatore mescola il suo mazzo conflitto',
        ],
      }),
    },
  },
}
