/** What a card is in now: damaged or not, ready or exerted, where it is, what lies under it (5.1). */
import { words } from '@regelwerk/say'
import { fixed as germanFixed } from '@regelwerk/say/de'
import { phrase as englishPhrase } from '@regelwerk/say/en'
import { nobody as nessuno } from '@regelwerk/say/it'
import type { CardType, Happens } from '../../abilities.ts'
import { meets, rule } from '../../book.ts'
import { stackUnder } from '../../events.ts'
import { prepared } from '../../prepare.ts'
import { cardAt, INKWELL, NONE } from '../../state.ts'
import { refsMeant } from '../../targets.ts'
import { eventWord } from '../../vocabulary.ts'
import { NOTHING, type PropertyWords } from '../word.ts'

export interface States {
  damaged?: boolean
  exerted?: boolean
  /** At the location that bears this ability; or that location itself. */
  here?: true
  /** At some location, or at none, or at that location. */
  at?: boolean | 'there'
  /** It has happened to it this turn: "who was challenged this turn". */
  thisTurn?: Happens
  /** It has sung this song, or the one that is spoken of. */
  sang?: 'self' | 'whom'
  /** With a card under it, or with none (5.1.1.5). */
  over?: boolean
}

/** Items and actions are neither damaged nor undamaged. */
export const canBeDamaged = rule(
  '5.1.2.2',
  (type: CardType): boolean => type === 'character' || type === 'location',
)

/** Locations and actions are neither ready nor exerted. */
export const canBeExerted = rule(
  '5.1.2.3',
  (type: CardType): boolean => type === 'character' || type === 'item',
)

const nobody = englishPhrase('')
const niemand = germanFixed('')

export const states: PropertyWords<States> = {
  damaged: {
    test: (wanted) => (g, id, _, last) => {
      const card = cardAt(g.state, id)
      if (!canBeDamaged(prepared(card.def).definition.type)) return false
      const { damage } = last ?? card
      return wanted ? meets('5.1.1.3', damage > 0) : meets('5.1.1.4', damage === 0)
    },
    reads: () => NOTHING,
    say: {
      en: (wanted) => ({ adjective: wanted ? 'damaged' : 'undamaged' }),
      de: (wanted) => ({ adjective: wanted ? 'beschädigt' : 'unbeschädigt' }),
      it: (wanted, _, { agree }) => ({ state: wanted ? agree('danneggiat') : `non ${agree('danneggiat')}` }),
    },
  },
  exerted: {
    test: (wanted) => (g, id, _, last) => {
      const card = cardAt(g.state, id)
      const can = card.zone === INKWELL || canBeExerted(prepared(card.def).definition.type)
      return can && (last ?? card).exerted === wanted
    },
    reads: () => NOTHING,
    say: {
      en: (wanted) => ({ adjective: wanted ? 'exerted' : 'ready' }),
      de: (wanted) => ({ adjective: wanted ? 'erschöpft' : 'bereit' }),
      it: (wanted, _, { agree }) => ({ state: agree(wanted ? 'impegnat' : 'preparat') }),
    },
  },
  here: {
    test:
      () =>
      (g, id, { self }, last) =>
        self >= 0 && (id === self || (last ?? cardAt(g.state, id)).at === self),
    reads: () => NOTHING,
    say: {
      en: () => ({ behind: 'here' }),
      de: () => ({ behind: 'an diesem Ort' }),
      it: () => ({ behind: 'in questo luogo' }),
    },
  },
  at: {
    test: (wanted) => {
      if (wanted !== 'there')
        return (g, id, _, last) => ((last ?? cardAt(g.state, id)).at !== NONE) === wanted
      return (g, id, from, last) => {
        const { at } = last ?? cardAt(g.state, id)
        return at !== NONE && refsMeant(g, from, 'there').some(({ card }) => card === at)
      }
    },
    reads: () => NOTHING,
    say: {
      en: (wanted) => ({
        behind: wanted === 'there' ? 'at that location' : wanted ? 'at a location' : 'not at a location',
      }),
      de: (wanted) => ({
        behind: wanted === 'there' ? 'an jenem Ort' : wanted ? 'an einem Ort' : 'an keinem Ort',
      }),
      it: (wanted) => ({
        behind:
          wanted === 'there' ? 'in quel luogo' : wanted ? 'in un luogo' : 'che non si trova in un luogo',
      }),
    },
  },
  thisTurn: {
    test: (on) => (g, id) =>
      g.state.history.some(
        (deed) => deed.on === on && deed.card === id && deed.life === cardAt(g.state, id).life,
      ),
    reads: () => NOTHING,
    say: {
      en: (on, context, { plural }) => {
        const said = eventWord(on).say.en.happens({ on }, { thing: () => nobody, player: nobody, context })
        if ('time' in said) return {}
        const did = said.active ? said.active[1] : `${plural ? 'were' : 'was'} ${said.passive}`
        return { behind: words('who', did, said.rest, 'this turn') }
      },
      de: (on, context) => {
        const said = eventWord(on).say.de.happens({ on }, { thing: () => niemand, player: niemand, context })
        return 'time' in said ? {} : { adjective: `in diesem Zug ${said.passive ?? said.active?.participle}` }
      },
      it: (on, context, { plural, agree }) => {
        const said = eventWord(on).say.it.happens({ on }, { thing: () => nessuno, player: nessuno, context })
        if ('time' in said) return {}
        const been = `${plural ? 'sono' : 'è'} ${agree('stat')} ${agree(said.passive ?? '')}`
        const did = said.active ? `${plural ? 'hanno' : 'ha'} ${said.active.participle}` : been
        return { behind: words('che', did, said.rest, 'in questo turno') }
      },
    },
  },
  sang: {
    test: (song) => (g, id, from) => {
      const [sung] = song === 'whom' ? (from.f ? [from.f.occasion.other] : []) : refsMeant(g, from, 'self')
      return g.state.history.some(
        (deed) =>
          deed.on === 'sing' &&
          deed.card === id &&
          deed.life === cardAt(g.state, id).life &&
          deed.other === sung?.card,
      )
    },
    reads: () => NOTHING,
    say: {
      en: (song) => ({ behind: `that sang ${song === 'self' ? 'this' : 'that'} song` }),
      de: (song) => ({ adjective: `${song === 'self' ? 'dieses' : 'jenes'} Lied singend` }),
      it: (song, _, { plural }) => ({
        behind: `che ${plural ? 'hanno' : 'ha'} cantato ${song === 'self' ? 'questa' : 'quella'} canzone`,
      }),
    },
  },
  over: {
    test: (wanted) => (g, id, _, last) =>
      (last === undefined ? stackUnder(g.state, id).length : last.under) > 0 === wanted,
    reads: () => NOTHING,
    say: {
      en: (wanted, _, { plural }) => ({
        having: `${wanted ? 'a card' : 'no card'} under ${plural ? 'them' : 'it'}`,
      }),
      de: (wanted) => ({ having: `${wanted ? 'einer Karte' : 'keiner Karte'} darunter` }),
      it: (wanted) => ({ having: wanted ? 'una carta sotto' : 'nessuna carta sotto' }),
    },
  },
}
