/** What happens to cards and with them: they are played, sing, move, are chosen, lie under others. */
import type { Filter, Happening } from '../../abilities.ts'
import { resolve } from '../../rules/06-under-way.ts'
import type { LorcanaState } from '../../state.ts'
import { cardAt, NONE, PLAY } from '../../state.ts'
import { keywords } from '../keywords/index.ts'
import { de, en, it } from '../saying.ts'
import { type EventWords, eventOf } from '../word.ts'

export type CardHappens =
  /** The triggering card is played. `how`: with Shift, for so much ink at most. */
  | 'play'
  /** The triggering character sings; 'whom' is the song. */
  | 'sing'
  /** The triggering character moves to a location, which is 'whom'. */
  | 'move'
  | 'ready'
  | 'exert'
  /** The triggering card is chosen for an effect. `how`: of an action. */
  | 'chosen'
  /** 'whom' is the character that supports. */
  | 'chosenForSupport'
  /** A card is put under the triggering one. */
  | 'putUnder'
  /** A character is shifted onto the triggering one; 'whom' is that character. */
  | 'shiftedOnto'

/** Whoever plays this very card is its player. */
const byYouIfSelf = ({ what = 'self' }: Happening, isPast: boolean): 'you' | null =>
  what === 'self' && !isPast ? 'you' : null
const byAnyone = (): null => null

/** Who plays a card, as its text means it. */
const whoPlays = ({ what = 'self', by }: Happening): NonNullable<Happening['by']> => {
  if (by !== undefined) return by
  if (what === 'self' || what.whose === 'yours') return 'you'
  return what.whose === 'opposing' ? 'opponent' : 'anyone'
}
/** Said of whose it is by who plays it. */
const played = ({ what = 'self' }: Happening): 'self' | Filter => {
  if (what === 'self') return what
  const { whose: _, ...rest } = what
  return rest
}
const isFromLocation = ({ how }: Happening): boolean => how === 'fromLocation'
const aSong: Filter = { type: 'song' }
const aCharacter: Filter = { type: 'character' }
const isHere = ({ whom }: Happening): boolean => whom?.here === true

const holderOf = (s: LorcanaState, id: number): number => cardAt(s, id).holder

export const cardHappens: EventWords<CardHappens> = {
  play: eventOf({
    kinds: ['play'],
    deeds: (_, { card, seat, how, paid }) => [{ card, seat, how, n: paid }],
    about: 'card',
    by: byYouIfSelf,
    onlyOnce: true,
    whom: 'character',
    say: {
      en: {
        happens: (h, { thing }) => {
          const { how } = h
          const so = how === 'shift' ? ` using ${keywords.shift.name.en}` : ''
          const paid = typeof how === 'object' ? ` and pay ${how.paidAtMost} {I} or less to play it` : ''
          return {
            subject: en.somePlayer(whoPlays(h)),
            active: ['play', 'played'],
            rest: `${thing(played(h)).acc}${so}${paid}`,
          }
        },
        the: 'played',
      },
      de: {
        happens: (h, { thing }) => {
          const { how } = h
          const so = how === 'shift' ? ` mit ${keywords.shift.name.de}` : ''
          const paid = typeof how === 'object' ? ` für ${how.paidAtMost} {I} oder weniger` : ''
          return {
            subject: de.somePlayer(whoPlays(h)),
            active: { er: 'ausspielt', du: 'ausspielst', participle: 'ausgespielt' },
            middle: `${thing(played(h)).in('acc')}${so}${paid}`,
          }
        },
        the: 'ausgespielt',
      },
      it: {
        happens: (h, { thing }) => {
          const { how } = h
          const so = how === 'shift' ? ` con ${keywords.shift.name.it}` : ''
          const paid = typeof how === 'object' ? ` pagando al massimo ${how.paidAtMost} {I}` : ''
          return {
            subject: it.somePlayer(whoPlays(h)),
            active: { now: 'gioca', tu: 'giochi', participle: 'giocato' },
            rest: `${thing(played(h)).with()}${so}${paid}`,
          }
        },
        the: 'giocat',
      },
    },
  }),
  sing: eventOf({
    kinds: ['sing'],
    deeds: ({ state }, { card, song }) => [{ card, other: song, seat: holderOf(state, card) }],
    about: 'card',
    by: byAnyone,
    whom: 'song',
    say: {
      en: {
        happens: ({ what = 'self', whom = aSong }, { thing, context }) => ({
          subject: thing(what),
          active: ['sing', 'sang'],
          rest: en.some(whom, context),
        }),
        the: 'singing',
      },
      de: {
        happens: ({ what = 'self', whom = aSong }, { thing, context }) => ({
          subject: thing(what),
          active: { er: 'singt', participle: 'gesungen' },
          middle: de.some(whom, context).in('acc'),
        }),
        the: 'singend',
      },
      it: {
        happens: ({ what = 'self', whom = aSong }, { thing, context }) => ({
          subject: thing(what),
          active: { now: 'canta', participle: 'cantato' },
          rest: it.some(whom, context).with(),
        }),
        the: '',
      },
    },
  }),
  move: eventOf({
    kinds: ['moveTo'],
    deeds: (g, { card, location }) => {
      const how = cardAt(g.state, card).at === NONE ? '' : 'fromLocation'
      return [{ card, other: location, seat: holderOf(g.state, card), how }]
    },
    about: 'card',
    by: byAnyone,
    whom: 'location',
    say: {
      en: {
        happens: (h, { thing }) => ({
          subject: thing(h.what ?? 'self'),
          active: ['move', 'moved'],
          rest: `${isHere(h) ? 'here' : 'to a location'}${isFromLocation(h) ? ' from a location' : ''}`,
        }),
        the: 'moved',
      },
      de: {
        happens: (h, { thing }) => ({
          subject: thing(h.what ?? 'self'),
          passive: 'bewegt',
          middle: `${isFromLocation(h) ? 'von einem Ort ' : ''}${isHere(h) ? 'an diesen Ort' : 'zu einem Ort'}`,
        }),
        the: 'bewegt',
      },
      it: {
        happens: (h, { thing }) => ({
          subject: thing(h.what ?? 'self'),
          active: { now: 'si sposta', participle: 'spostat', essere: 'si è' },
          rest: `${isFromLocation(h) ? 'da un luogo ' : ''}${isHere(h) ? 'in questo luogo' : 'in un luogo'}`,
        }),
        the: 'spostat',
      },
    },
  }),
  ready: eventOf({
    kinds: ['ready'],
    deeds: ({ state }, { card }) => inPlayOnly(state, card),
    about: 'card',
    by: byAnyone,
    whom: 'character',
    say: {
      en: {
        happens: ({ what = 'self' }, { thing }) => ({ subject: thing(what), passive: 'readied' }),
        the: 'readied',
      },
      de: {
        happens: ({ what = 'self' }, { thing }) => ({ subject: thing(what), passive: 'bereit gemacht' }),
        the: '',
      },
      it: {
        happens: ({ what = 'self' }, { thing }) => ({ subject: thing(what), passive: 'preparat' }),
        the: 'preparat',
      },
    },
  }),
  exert: eventOf({
    kinds: ['exert'],
    deeds: ({ state }, { card }) => inPlayOnly(state, card),
    about: 'card',
    by: byAnyone,
    whom: 'character',
    say: {
      en: {
        happens: ({ what = 'self' }, { thing }) => ({ subject: thing(what), passive: 'exerted' }),
        the: 'exerted',
      },
      de: {
        happens: ({ what = 'self' }, { thing }) => ({ subject: thing(what), passive: 'erschöpft' }),
        the: 'erschöpft',
      },
      it: {
        happens: ({ what = 'self' }, { thing }) => ({ subject: thing(what), passive: 'impegnat' }),
        the: 'impegnat',
      },
    },
  }),
  chosen: eventOf({
    kinds: ['chosen'],
    deeds: (_, { card, seat, action, item }) => [
      { card, seat, how: action ? 'action' : item ? 'item' : 'ability' },
    ],
    about: 'card',
    by: byAnyone,
    whom: 'character',
    say: {
      en: {
        happens: ({ what = 'self', by, how }, { thing }) => {
          const whose = by === 'opponent' ? "an opponent's" : by === 'you' ? 'your' : 'an'
          return {
            subject: thing(what),
            passive: 'chosen',
            rest:
              how === 'action'
                ? `by ${whose} action`
                : `for ${whose} action or ${how === 'actionOrItem' ? "an item's ability" : 'ability'}`,
          }
        },
        the: 'chosen',
      },
      de: {
        happens: ({ what = 'self', by, how }, { thing }) => {
          const whose = by === 'opponent' ? 'eine gegnerische' : by === 'you' ? 'eine deiner' : 'eine'
          const [action, either] =
            by === 'you'
              ? ['Aktionen', 'Aktionen oder Fähigkeiten']
              : [
                  'Aktion',
                  `Aktion oder ${how === 'actionOrItem' ? 'die Fähigkeit eines Gegenstands' : 'Fähigkeit'}`,
                ]
          return {
            subject: thing(what),
            passive: 'gewählt',
            middle: how === 'action' ? `durch ${whose} ${action}` : `für ${whose} ${either}`,
          }
        },
        the: 'gewählt',
      },
      it: {
        happens: ({ what = 'self', by, how }, { thing }) => {
          const whose = by === 'opponent' ? ' avversaria' : by === 'you' ? ' tua' : ''
          const what_ =
            how === 'action'
              ? `da un'azione${whose}`
              : `per un'azione o un'abilità${how === 'actionOrItem' ? ' di un oggetto' : ''}${whose}`
          return { subject: thing(what), passive: 'scelt', rest: what_ }
        },
        the: 'scelt',
      },
    },
  }),
  chosenForSupport: eventOf({
    kinds: ['support'],
    deeds: (_, { card, by }) => [{ card, other: by }],
    about: 'card',
    by: byAnyone,
    whom: 'character',
    say: {
      en: {
        happens: ({ what = 'self' }, { thing }) => ({
          subject: thing(what),
          passive: 'chosen',
          rest: `for ${keywords.support.name.en}`,
        }),
        the: '',
      },
      de: {
        happens: ({ what = 'self' }, { thing }) => ({
          subject: thing(what),
          passive: 'gewählt',
          middle: `für ${keywords.support.name.de}`,
        }),
        the: '',
      },
      it: {
        happens: ({ what = 'self' }, { thing }) => ({
          subject: thing(what),
          passive: 'scelt',
          rest: `per ${keywords.support.name.it}`,
        }),
        the: '',
      },
    },
  }),
  putUnder: eventOf({
    kinds: ['boost'],
    deeds: (g, { card, under }) => {
      const how = g.frameOf(resolve)?.ability === 'boost' ? 'boost' : ''
      return [{ card, other: under, seat: holderOf(g.state, card), how }]
    },
    about: 'card',
    by: byAnyone,
    whom: 'card',
    say: {
      en: {
        happens: ({ what = 'self', by, how }, { thing }) => {
          if (how === 'boost')
            return {
              subject: en.somePlayer('you'),
              active: ['use', 'used'],
              rest: `the ${keywords.boost.name.en} ability of ${thing(what).acc}`,
            }
          const rest = `a card under ${thing(what).acc}`
          if (by === undefined) return { subject: en.aCard, passive: 'put', rest: `under ${thing(what).acc}` }
          return { subject: en.somePlayer(by), active: ['put', 'put'], rest }
        },
        the: '',
      },
      de: {
        happens: ({ what = 'self', by, how }, { thing }) => {
          if (how === 'boost')
            return {
              subject: de.somePlayer('you'),
              active: { er: 'nutzt', du: 'nutzt', participle: 'genutzt' },
              middle: `die Fähigkeit ${keywords.boost.name.de} ${thing(what).in('gen')}`,
            }
          const under = `unter ${thing(what).in('acc')}`
          if (by === undefined) return { subject: de.aCard, passive: 'gelegt', middle: under }
          return {
            subject: de.somePlayer(by),
            active: { er: 'legt', du: 'legst', participle: 'gelegt' },
            middle: `1 Karte ${under}`,
          }
        },
        the: '',
      },
      it: {
        happens: ({ what = 'self', by, how }, { thing }) => {
          if (how === 'boost')
            return {
              subject: it.somePlayer('you'),
              active: { now: 'usa', tu: 'usi', participle: 'usato' },
              rest: `l'abilità ${keywords.boost.name.it} ${thing(what).with('di')}`,
            }
          const under = thing(what).with('sotto a')
          if (by === undefined) return { subject: it.aCard, passive: 'mess', rest: under }
          return {
            subject: it.somePlayer(by),
            active: { now: 'mette', tu: 'metti', participle: 'messo' },
            rest: `una carta ${under}`,
          }
        },
        the: '',
      },
    },
  }),
  shiftedOnto: eventOf({
    kinds: ['enter'],
    deeds: ({ state }, { card, onto }) =>
      onto === NONE ? [] : [{ card: onto, other: card, seat: holderOf(state, onto) }],
    about: 'card',
    by: byAnyone,
    onlyOnce: true,
    whom: 'character',
    say: {
      en: {
        happens: ({ what = 'self', whom = aCharacter }, { thing, context }) => ({
          subject: en.somePlayer('you'),
          active: ['shift', 'shifted'],
          rest: `${en.some(whom, context)} onto ${thing(what).acc}`,
        }),
        the: '',
      },
      de: {
        happens: ({ what = 'self', whom = aCharacter }, { thing, context }) => ({
          subject: de.somePlayer('you'),
          active: { er: 'ausspielt', du: 'ausspielst', participle: 'ausgespielt' },
          middle: `${de.some(whom, context).in('acc')} mit ${keywords.shift.name.de} auf ${thing(what).in('acc')}`,
        }),
        the: '',
      },
      it: {
        happens: ({ what = 'self', whom = aCharacter }, { thing, context }) => ({
          subject: it.somePlayer('you'),
          active: { now: 'gioca', tu: 'giochi', participle: 'giocato' },
          rest: `${it.some(whom, context).with()} con ${keywords.shift.name.it} ${thing(what).with('su')}`,
        }),
        the: '',
      },
    },
  }),
}

/** Ink is readied and exerted, too, but nobody speaks of that. */
function inPlayOnly(s: LorcanaState, card: number) {
  const { zone, holder } = cardAt(s, card)
  return zone === PLAY ? [{ card, seat: holder }] : []
}
