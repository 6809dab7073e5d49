/** Effects that discard: opposing cards on the table, and cards of hands. */
import type { CardId, Said, Seat } from '@regelwerk/core'
import { words } from '@regelwerk/say'
import type { Filter, Icon } from '../abilities.ts'
import type { G } from '../book.ts'
import { matches } from '../filter.ts'
import { hasIcon, isProtected } from '../ignored.ts'
import { discardAllButOne, discardFromHand } from '../rules/discarding.ts'
import {
  activeCards,
  COMBAT,
  cardAt,
  DECK,
  defAt,
  HAND,
  INFLUENCE,
  other,
  pile,
  SUPPORT,
  typeOf,
} from '../state.ts'
import * as de from '../text/de.ts'
import * as en from '../text/en.ts'
import * as it from '../text/it.ts'
import { discard, handOf, isEmpty, no } from './piles.ts'
import type { EffectWords } from './word.ts'

export interface Discarding {
  discardOpposing: {
    filter: Filter
    n: 1 | 'all'
    zone?: 'combat' | 'support'
    active?: boolean
    keepCharacter?: true
  }
  /** All active boosters or all active supports of the opponent, as I choose. */
  discardBoostersOrSupports: object
  opponentDiscards: { n: number }
  /** Down to so many hand cards. */
  opponentDiscardsTo: { n: number }
  discardBlind: { n: number }
  discardTopOfDeck: object
  discardOwn: { n: 'any' }
  eachDiscards: { n: number }
  bothDiscardSupports: object
}

const activeCharacters = (g: G, seat: Seat): CardId[] =>
  activeCards(g.state, seat).filter((id) => typeOf(g.state, id) === 'character')

/** The opposing cards that may be discarded. */
function discardable(g: G, me: Seat, effect: Discarding['discardOpposing']): CardId[] {
  const s = g.state
  const rival = other(me)
  const zones =
    effect.zone === undefined ? [COMBAT, SUPPORT, INFLUENCE] : [effect.zone === 'combat' ? COMBAT : SUPPORT]
  const found: CardId[] = []
  for (const zone of zones) {
    for (const id of pile(s, zone, rival)) {
      if ((effect.active && !cardAt(s, id).active) || !matches(s, id, effect.filter)) continue
      if (isProtected(g, id)) continue
      if (zone === INFLUENCE && (effect.filter.icon === undefined || defAt(s, id).type === 'ship')) continue
      if (!effect.filter.iconEffective || hasIcon(g, id, effect.filter.icon as Icon)) found.push(id)
    }
  }
  if (!effect.keepCharacter) return found
  const characters = activeCharacters(g, rival)
  return characters.length > 1 ? found : found.filter((id) => !characters.includes(id))
}

/** The active boosters or supports of a player that may be discarded. */
const boostersOrSupports = (g: G, seat: Seat, zone: number): CardId[] =>
  pile(g.state, zone, seat).filter(
    (id) => cardAt(g.state, id).active && typeOf(g.state, id) !== 'character' && !isProtected(g, id),
  )

const ofMyHand: Said = {
  en: 'Which of your hand cards do you discard?',
  de: 'Welche deiner Handkarten wirfst du ab?',
  it: 'Quali carte della tua mano scarti?',
}
const haveThemDiscard: Said = {
  en: 'Have the opponent discard hand cards?',
  de: 'Den Gegner Handkarten abwerfen lassen?',
  it: 'Far scartare carte della mano all’avversario?',
}
const butProtected = {
  en: ', except cards with the PROTECTED icon',
  de: ', ausgenommen Karten mit dem GESCHÜTZT-Symbol',
  it: ', tranne le carte con il simbolo PROTECTED',
} as const

export const discarding: EffectWords<Discarding> = {
  discardOpposing: {
    part: 'mine',
    isBarred: (g, me, effect) => discardable(g, me, effect).length === 0,
    offer: (g, f, effect) =>
      effect.n === 1 ? { cards: discardable(g, f.me, effect), min: 1, max: 1 } : null,
    perform: (g, f, effect, _seat, picked) => {
      if (effect.n === 1) return discard(g, picked)
      const cards = discardable(g, f.me, effect)
      if (!effect.keepCharacter) return discard(g, cards)
      const characters = activeCharacters(g, other(f.me))
      g.call(discardAllButOne, { me: f.me, card: f.card, characters, cards, spared: null })
    },
    mayHelp: true,
    fillsDeck: no,
    asks: {
      may: {
        en: 'Discard the opposing cards?',
        de: 'Die gegnerischen Karten abwerfen?',
        it: 'Scartare le carte avversarie?',
      },
      choose: {
        en: 'Which opposing card is discarded?',
        de: 'Welche gegnerische Karte wird abgeworfen?',
        it: 'Quale carta avversaria viene scartata?',
      },
    },
    say: {
      en: ({ filter, n, zone, active, keepCharacter }) => {
        const state = active === undefined ? '' : active ? 'active' : 'inactive'
        const among = words(state, en.cards(filter, 'more', n === 1 ? 'or' : 'and'))
        const what = zone
          ? `${n === 1 ? 'one of the' : 'all'} ${among} in your ${zone} area`
          : `${n === 1 ? 'one of' : 'all'} your ${among}`
        const deed = en.I(['discard', what])
        if (n === 1)
          return { ...deed, ...(keepCharacter && { tail: ', but not your last active character' }) }
        const kept = en.and([
          ...(keepCharacter ? ['one active character'] : []),
          `${active === undefined ? 'active ' : ''}cards with the PROTECTED icon`,
        ])
        return { ...deed, ...(active !== false && { tail: `, except ${kept}` }) }
      },
      de: ({ filter, n, zone, active, keepCharacter }) => {
        const state = active === undefined ? '' : active ? 'aktiven' : 'inaktiven'
        const among = words(state, de.cards(filter, 'more', n === 1 ? 'oder' : 'und'))
        const what = zone
          ? words(n === 1 ? '1 der' : 'alle', among, `in deinem ${de.zoneName[zone]}`)
          : words(n === 1 ? '1 deiner' : 'alle deine', among)
        const deed = de.ich([what, 'abwerfen'])
        if (n === 1) {
          return {
            ...deed,
            ...(keepCharacter && { tail: ', aber nicht deinen letzten aktiven Charakter' }),
          }
        }
        const kept = de.und([
          ...(keepCharacter ? ['1 aktiven Charakter'] : []),
          `${active === undefined ? 'aktive ' : ''}Karten mit dem GESCHÜTZT-Symbol`,
        ])
        return { ...deed, ...(active !== false && { tail: `, ausgenommen ${kept}` }) }
      },
      it: ({ filter, n, zone, active, keepCharacter }) => {
        const adjective = active === undefined ? undefined : active ? 'attiv' : 'inattiv'
        const meant = { link: n === 1 ? 'o' : 'e', adjective } as const
        const where = zone ? `nella tua ${it.areaName[zone]}` : ''
        const what =
          n === 1
            ? it.oneOf(filter, zone ? it.all(filter, meant, 'di') : it.those('tu', filter, meant, 'di'))
            : it.every(filter, zone ? it.all(filter, meant) : it.those('tu', filter, meant))
        const deed = it.io(it.act('scartare', words(what, where)))
        if (n === 1) {
          return { ...deed, ...(keepCharacter && { tail: ', ma non il tuo ultimo personaggio attivo' }) }
        }
        const kept = it.e([
          ...(keepCharacter ? ['un personaggio attivo'] : []),
          `le carte ${active === undefined ? 'attive ' : ''}con il simbolo PROTECTED`,
        ])
        return { ...deed, ...(active !== false && { tail: `, tranne ${kept}` }) }
      },
    },
  },
  discardBoostersOrSupports: {
    part: 'mine',
    isBarred: (g, me) =>
      [COMBAT, SUPPORT].every((zone) => boostersOrSupports(g, other(me), zone).length === 0),
    answers: ['boosters', 'supports', 'no'],
    offer: null,
    perform: (g, f) => {
      const zone = f.agreed === 'supports' ? SUPPORT : COMBAT
      discard(g, boostersOrSupports(g, other(f.me), zone))
    },
    mayHelp: true,
    fillsDeck: no,
    asks: {
      may: {
        en: 'Discard all active boosters or all active supports of the opponent?',
        de: 'Alle aktiven Verstärkungen oder alle aktiven Unterstützungen des Gegners abwerfen?',
        it: 'Scartare tutti i potenziamenti attivi o tutti i supporti attivi dell’avversario?',
      },
    },
    say: {
      en: () => ({
        ...en.I(['discard', 'either all your active boosters or all your active supports']),
        tail: butProtected.en,
      }),
      de: () => {
        const what = 'entweder alle deine aktiven Verstärkungen oder alle deine aktiven Unterstützungen'
        return { ...de.ich([what, 'abwerfen']), tail: butProtected.de }
      },
      it: () => ({
        ...it.io(it.act('scartare', 'tutti i tuoi potenziamenti attivi oppure tutti i tuoi supporti attivi')),
        tail: butProtected.it,
      }),
    },
  },
  opponentDiscards: {
    part: 'theirs',
    isBarred: (g, me) => isEmpty(g, HAND, other(me)),
    isAskedFirst: true,
    offer: (g, _f, { n }, seat) => ({ cards: handOf(g, seat), min: n, max: n }),
    perform: (g, _f, _effect, _seat, picked) => discard(g, picked),
    mayHelp: false,
    fillsDeck: no,
    asks: { may: haveThemDiscard, choose: ofMyHand },
    say: {
      en: ({ n }) => en.you(['discard', `${en.handCards(n)} of your choice`]),
      de: ({ n }) => de.du([`${de.handkarten(n)} deiner Wahl`, 'abwerfen']),
      it: ({ n }) => it.tu(it.act('scartare', `${it.carteInMano(n)} a tua scelta`)),
    },
  },
  opponentDiscardsTo: {
    part: 'theirs',
    isBarred: (g, me, { n }) => handOf(g, other(me)).length <= n,
    isAskedFirst: true,
    offer: (g, _f, effect, seat) => {
      const n = Math.max(0, handOf(g, seat).length - effect.n)
      return { cards: handOf(g, seat), min: n, max: n }
    },
    perform: (g, _f, _effect, _seat, picked) => discard(g, picked),
    mayHelp: false,
    fillsDeck: no,
    asks: { may: haveThemDiscard, choose: ofMyHand },
    say: {
      en: ({ n }) => ({
        ...en.you(['discard', 'hand cards of your choice']),
        tail: ` until you hold at most ${n}`,
      }),
      de: ({ n }) => ({
        ...de.du(['Handkarten deiner Wahl', 'abwerfen']),
        tail: `, bis du höchstens ${n} hast`,
      }),
      it: ({ n }) => ({
        ...it.tu(it.act('scartare', 'carte della mano a tua scelta')),
        tail: ` finché non ne hai al massimo ${n}`,
      }),
    },
  },
  discardBlind: {
    part: 'mine',
    isBarred: (g, me) => isEmpty(g, HAND, other(me)),
    offer: null,
    perform: (g, f, { n }) => {
      g.call(discardFromHand, { me: f.me, holder: other(f.me), card: f.card, n, which: null })
    },
    mayHelp: false,
    fillsDeck: no,
    asks: {
      may: {
        en: "Discard unseen cards of the opponent's hand?",
        de: 'Dem Gegner blind Handkarten abwerfen?',
        it: 'Scartare alla cieca carte della mano dell’avversario?',
      },
    },
    say: {
      en: ({ n }) =>
        en.I(['draw', `${en.count(n, 'card')} blindly from your hand`], ['discard', n === 1 ? 'it' : 'them']),
      de: ({ n }) => de.ich([`blind ${de.karten(n)} aus deiner Hand`, 'ziehen'], ['sie', 'abwerfen']),
      it: ({ n }) =>
        it.io(
          it.act('pescare', `alla cieca ${it.carte(n)} dalla tua mano`),
          it.act('scartare', '', it.it(n === 1 ? 'la' : 'le')),
        ),
    },
  },
  discardTopOfDeck: {
    part: 'mine',
    isBarred: (g, me) => isEmpty(g, DECK, other(me)),
    offer: null,
    perform: (g, f) => discard(g, pile(g.state, DECK, other(f.me)).slice(-1)),
    mayHelp: false,
    fillsDeck: no,
    asks: {
      may: {
        en: "Discard the top card of the opponent's draw deck?",
        de: 'Die oberste Karte vom Nachziehstapel des Gegners abwerfen?',
        it: 'Scartare la prima carta del mazzo di pesca dell’avversario?',
      },
    },
    say: {
      en: () => en.I(['discard', 'the top card of your draw deck']),
      de: () => de.ich(['die oberste Karte deines Nachziehstapels', 'abwerfen']),
      it: () => it.io(it.act('scartare', 'la prima carta del tuo mazzo di pesca')),
    },
  },
  discardOwn: {
    part: 'mine',
    isBarred: (g, me) => isEmpty(g, HAND, me),
    offer: (g, _f, _effect, seat) => ({
      cards: handOf(g, seat),
      min: 0,
      max: handOf(g, seat).length,
      secret: true,
    }),
    perform: (g, _f, _effect, _seat, picked) => discard(g, picked),
    mayHelp: false,
    fillsDeck: no,
    asks: {
      may: { en: 'Discard hand cards?', de: 'Handkarten abwerfen?', it: 'Scartare carte della mano?' },
      choose: ofMyHand,
    },
    say: {
      en: () => en.I(['discard', 'any number of my hand cards']),
      de: () => de.ich(['beliebig viele meiner Handkarten', 'abwerfen']),
      it: () => it.io(it.act('scartare', 'un numero qualsiasi di carte della mia mano')),
    },
  },
  eachDiscards: {
    part: 'each',
    isBarred: no,
    offer: (g, _f, { n }, seat) => ({ cards: handOf(g, seat), min: n, max: n }),
    perform: (g, _f, _effect, _seat, picked) => discard(g, picked),
    mayHelp: false,
    fillsDeck: no,
    asks: {
      may: {
        en: 'Have both players discard hand cards?',
        de: 'Beide Spieler Handkarten abwerfen lassen?',
        it: 'Far scartare carte della mano a entrambi i giocatori?',
      },
      choose: ofMyHand,
    },
    say: {
      en: ({ n }) => en.each(['discard', `${en.handCards(n)} of their choice`]),
      de: ({ n }) => de.jeder([`${de.handkarten(n)} seiner Wahl`, 'abwerfen']),
      it: ({ n }) => it.ognuno(it.act('scartare', `${it.carteInMano(n)} a sua scelta`)),
    },
  },
  bothDiscardSupports: {
    part: 'mine',
    isBarred: no,
    offer: null,
    perform: (g) => {
      const supports = [0, 1].flatMap((player) => pile(g.state, SUPPORT, player))
      discard(
        g,
        supports.filter((id) => !isProtected(g, id)),
      )
    },
    mayHelp: false,
    fillsDeck: no,
    asks: {
      may: {
        en: 'Have both players discard their supports?',
        de: 'Beide Spieler ihre Unterstützungen abwerfen lassen?',
        it: 'Far scartare i supporti a entrambi i giocatori?',
      },
    },
    say: {
      en: () => ({ ...en.each(['discard', 'their active supports']), tail: butProtected.en }),
      de: () => ({ ...de.jeder(['seine aktiven Unterstützungen', 'abwerfen']), tail: butProtected.de }),
      it: () => ({ ...it.ognuno(it.act('scartare', 'i propri supporti attivi')), tail: butProtected.it }),
    },
  },
}
