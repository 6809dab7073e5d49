/** Cards that go from one zone to another. */
import { words } from '@regelwerk/say'
import { before } from '@regelwerk/say/de'
import type { Happening, PlaceOfCard } from '../../abilities.ts'
import { stackUnder } from '../../events.ts'
import type { DeedParts } from '../../happenings.ts'
import { cardAt, DECK, DISCARD, HAND, INKWELL, type LorcanaState, PLAY, UNDER } from '../../state.ts'
import { de, en, it } from '../saying.ts'
import { type EventWords, eventOf } from '../word.ts'

export type ZoneHappens =
  /** A player draws a card. */
  | 'draw'
  /** A player discards a card. */
  | 'discard'
  /** A card is put into a player's inkwell. */
  | 'inked'
  /** The triggering card goes from a zone, or to one, or both. */
  | 'goes'

const byYou = ({ by }: Happening): 'you' | null => (by === undefined ? 'you' : null)

/** A card on its way, with those that lie under it if it leaves play (5.1.1.7). */
function leaving(s: LorcanaState, id: number, to: number): DeedParts[] {
  const { zone, owner } = cardAt(s, id)
  const under =
    zone === PLAY
      ? stackUnder(s, id).map((card) => ({ card, seat: cardAt(s, card).owner, from: UNDER, to }))
      : []
  return [{ card: id, seat: owner, from: zone, to }, ...under]
}

const enPlaces: Readonly<Record<PlaceOfCard, string>> = {
  deck: 'deck',
  hand: 'hand',
  play: 'play',
  inkwell: 'inkwell',
  discard: 'discard',
  under: 'under a card',
}
const enPlace = (place: PlaceOfCard, by: Happening['by']): string => {
  if (place === 'play' || place === 'under') return enPlaces[place]
  const whose = by === 'you' ? 'your' : by === 'opponent' ? "an opponent's" : "a player's"
  return `${whose} ${enPlaces[place]}`
}
const dePlaces = {
  deck: ['n', 'Deck'],
  hand: ['f', 'Hand'],
  play: ['n', 'Spiel'],
  inkwell: ['m', 'Tintenvorrat'],
  discard: ['m', 'Ablagestapel'],
  under: ['n', ''],
} as const
const dePlace = (place: PlaceOfCard, by: Happening['by'], c: 'dat' | 'acc'): string => {
  if (place === 'play') return c === 'dat' ? 'dem Spiel' : 'das Spiel'
  const [gender, name] = dePlaces[place]
  const ein = by === 'you' ? ({ ein: 'dein' } as const) : ({ ein: 'ein' } as const)
  return `${before(ein, by === 'opponent' ? ['gegnerisch'] : [], c, gender)} ${name}`
}
const itPlaces: Readonly<Record<PlaceOfCard, readonly [string, string, string]>> = {
  deck: ['dal', 'nel', 'mazzo'],
  hand: ['dalla', 'nella', 'mano'],
  play: ['dal', 'in', 'gioco'],
  inkwell: ['dal', 'nel', 'calamaio'],
  discard: ['dagli', 'negli', 'scarti'],
  under: ['da', 'sotto', ''],
}
const itPlace = (place: PlaceOfCard, by: Happening['by'], to: 0 | 1): string => {
  const prep = itPlaces[place][to]
  const name = itPlaces[place][2]
  if (place === 'play' || place === 'under') return `${prep} ${name}`.trim()
  const plural = place === 'discard'
  if (by === 'you') {
    const own = plural ? ['dai', 'nei'][to] : prep
    return `${own} ${place === 'hand' ? 'tua' : plural ? 'tuoi' : 'tuo'} ${name}`
  }
  return `${prep} ${name} ${by === 'opponent' ? 'di un avversario' : 'di un giocatore'}`
}

export const zoneHappens: EventWords<ZoneHappens> = {
  draw: eventOf({
    kinds: ['draw'],
    // Not which card: that is nobody's business.
    deeds: (_, { seat }) => [{ seat }],
    about: 'player',
    by: byYou,
    whom: 'card',
    say: {
      en: {
        happens: (_, { player }) => ({ subject: player, active: ['draw', 'drew'], rest: 'a card' }),
        the: '',
      },
      de: {
        happens: (_, { player }) => ({
          subject: player,
          active: { er: 'zieht', du: 'ziehst', participle: 'gezogen' },
          middle: '1 Karte',
        }),
        the: '',
      },
      it: {
        happens: (_, { player }) => ({
          subject: player,
          active: { now: 'pesca', tu: 'peschi', participle: 'pescato' },
          rest: 'una carta',
        }),
        the: '',
      },
    },
  }),
  discard: eventOf({
    kinds: ['discard'],
    deeds: (_, { cards, seat }) => cards.map((card) => ({ card, seat })),
    about: 'player',
    by: byYou,
    whom: 'card',
    say: {
      en: {
        happens: ({ together, what = {} }, { player, thing }) => ({
          subject: player,
          active: ['discard', 'discarded'],
          rest: together ? '1 or more cards' : thing(what, 'card').acc,
        }),
        the: 'discarded',
      },
      de: {
        happens: ({ together, what = {} }, { player, thing }) => ({
          subject: player,
          active: { er: 'abwirft', du: 'abwirfst', participle: 'abgeworfen' },
          middle: together ? '1 oder mehr Karten' : thing(what, 'card').in('acc'),
        }),
        the: 'abgeworfen',
      },
      it: {
        happens: ({ together, what = {} }, { player, thing }) => ({
          subject: player,
          active: { now: 'scarta', tu: 'scarti', participle: 'scartato' },
          rest: together ? '1 o più carte' : thing(what, 'card').with(),
        }),
        the: 'scartat',
      },
    },
  }),
  inked: eventOf({
    kinds: ['ink'],
    deeds: ({ state }, { card }) => [{ card, seat: cardAt(state, card).owner }],
    about: 'player',
    by: byYou,
    whom: 'card',
    say: {
      en: {
        happens: ({ by = 'you' }) => ({
          subject: en.aCard,
          passive: 'put',
          rest: `into ${enPlace('inkwell', by)}`,
        }),
        the: '',
      },
      de: {
        happens: ({ by = 'you' }) => ({
          subject: de.aCard,
          passive: 'gelegt',
          middle: `in ${dePlace('inkwell', by, 'acc')}`,
        }),
        the: '',
      },
      it: {
        happens: ({ by = 'you' }) => ({
          subject: it.aCard,
          passive: 'aggiunt',
          rest:
            by === 'you'
              ? 'al tuo calamaio'
              : by === 'opponent'
                ? 'al calamaio di un avversario'
                : 'al calamaio di un giocatore',
        }),
        the: '',
      },
    },
  }),
  goes: eventOf({
    kinds: ['put', 'banish', 'discard', 'ink', 'draw', 'enter', 'boost', 'unshift'],
    deeds: ({ state }, e) => {
      switch (e.kind) {
        case 'put':
          return (e.order ?? [e.card]).flatMap((card) => leaving(state, card, e.to))
        case 'banish':
          return leaving(state, e.card, DISCARD)
        case 'discard':
          return e.cards.flatMap((card) => leaving(state, card, DISCARD))
        case 'ink':
          return leaving(state, e.card, INKWELL)
        case 'unshift':
          return [{ card: e.card, seat: cardAt(state, e.card).owner, from: PLAY, to: HAND }]
        case 'draw':
          return [{ card: e.card, seat: e.seat, from: DECK, to: HAND }]
        case 'enter':
          return [
            { card: e.card, seat: cardAt(state, e.card).owner, from: cardAt(state, e.card).zone, to: PLAY },
          ]
        case 'boost':
          return [
            {
              card: e.under,
              seat: cardAt(state, e.under).owner,
              from: cardAt(state, e.under).zone,
              to: UNDER,
            },
          ]
      }
    },
    about: 'card',
    by: () => null,
    whom: 'card',
    say: {
      en: {
        happens: ({ what = {}, by, from, to }, { thing }) => {
          const subject = thing(what, from === 'play' ? undefined : 'card')
          if (to === undefined)
            return { subject, active: ['leave', 'left'], rest: enPlace(from ?? 'play', by) }
          // Of a card of yours it goes without saying where.
          const place = what !== 'self' && what.whose === 'yours' ? 'you' : by
          if (to === 'hand' && (from === 'play' || from === 'discard'))
            return {
              subject,
              passive: 'returned',
              rest: words(`to ${enPlace(to, place)}`, from && `from ${enPlace(from, place)}`),
            }
          return {
            subject,
            passive: 'put',
            rest: words(`into ${enPlace(to, by)}`, from && `from ${enPlace(from, by)}`),
          }
        },
        the: '',
      },
      de: {
        happens: ({ what = {}, by, from, to }, { thing }) => {
          const subject = thing(what, from === 'play' ? undefined : 'card')
          if (to === undefined)
            return {
              subject,
              active: { er: 'verlässt', participle: 'verlassen' },
              middle: dePlace(from ?? 'play', by, 'acc'),
            }
          const out = from === undefined ? '' : `aus ${dePlace(from, by, 'dat')} `
          const whose = what !== 'self' && what.whose === 'yours' ? 'you' : by
          const into = `${to === 'hand' || to === 'discard' ? 'auf' : 'in'} ${dePlace(to, whose, 'acc')}`
          return { subject, passive: to === 'hand' ? 'genommen' : 'gelegt', middle: `${out}${into}` }
        },
        the: '',
      },
      it: {
        happens: ({ what = {}, by, from, to }, { thing }) => {
          const subject = thing(what, from === 'play' ? undefined : 'card')
          if (to === undefined)
            return {
              subject,
              active: { now: 'esce', participle: 'uscit', essere: 'è' },
              rest: itPlace(from ?? 'play', by, 0),
            }
          const out = from === undefined ? '' : ` ${itPlace(from, by, 0)}`
          const whose = what !== 'self' && what.whose === 'yours' ? 'you' : by
          return { subject, passive: 'mess', rest: `${itPlace(to, whose, 1)}${out}` }
        },
        the: '',
      },
    },
  }),
}
