/** Verbs: choices, and effects that last. */

import { cannotSay } from '@regelwerk/say'
import type { Constant, Duration, Target, Targets, Triggered } from '../../abilities.ts'
import { idOf } from '../../prepare.ts'
import { addLasting, listOf, them } from '../../rules/doing.ts'
import { houseMatters } from '../../rules/mattering.ts'
import { nameCard, nameHouse, nameNumber, nameTrait } from '../../rules/tasks.ts'
import { cardAt, isStillInPlay, other } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import * as it from '../../text/it/index.ts'
import type { Phrases, VerbWords } from '../types.ts'

export interface ChoosingVerbs {
  chooseCard: { what: Target }
  /** A house, a number, a trait, a card by its title. */
  name: { what: 'house' | 'number' | 'trait' | 'card'; of?: 'opponentsIdentity' }
  /** A constant or triggered ability for a while; "it" in it are the cards chosen now. */
  lasting: { for: Duration; what: Constant | Triggered }
  /** These gain the text box of the card last seen. */
  gainText: { to: Targets; of: 'seen' }
  /** It has the power of "it" and gains its armor, keywords and traits, until it leaves play. */
  becomeLike: { what: 'self'; like: 'it' }
}

const WHICH: Phrases = { en: 'Which card?', de: 'Welche Karte?', it: 'Quale carta?' }

const NAMED = {
  en: { number: 'choose a number', trait: 'choose a trait', card: 'name a card' },
  de: { number: 'eine Zahl', trait: 'ein Merkmal', card: 'eine Karte' },
  it: { number: 'un numero', trait: 'un tratto', card: 'una carta' },
} as const

/** The house that is active now, where the effect speaks of it later. */
const houseNow = (what: Constant | Triggered): boolean =>
  'cannotChoose' in what && what.cannotChoose === 'active'

export const choosingVerbs: VerbWords<ChoosingVerbs> = {
  chooseCard: {
    targets: ({ what }) => [what],
    changes: () => false,
    perform: (_, f, __, cards) => {
      them(f, cards)
    },
    asks: {
      may: { en: 'Choose a card?', de: 'Eine Karte wählen?', it: 'Scegliere una carta?' },
      which: WHICH,
    },
    say: {
      en: ({ what }, t) => en.doTo(t, 'choose', what),
      de: ({ what }, t) => de.doTo(t, de.verbs.wählen, what),
      it: ({ what }, t) => it.doTo(t, it.verbs.scegliere, what),
    },
  },
  name: {
    targets: () => [],
    perform: (g, f, { what, of }) => {
      if (what !== 'house') {
        if (what === 'number') g.call(nameNumber, { n: null })
        else if (what === 'trait') g.call(nameTrait, { trait: null })
        else g.call(nameCard, { title: null })
        return
      }
      if (!houseMatters(g, f)) return
      const houses = of === 'opponentsIdentity' ? g.state.identities[other(f.you)] : null
      g.call(nameHouse, { houses: houses ?? null, house: null })
    },
    asks: { may: { en: 'Choose?', de: 'Wählen?', it: 'Scegliere?' } },
    say: {
      en: ({ what, of }, t) => {
        if (what !== 'house') return en.act(t, NAMED.en[what])
        return en.act(t, en.words('choose a house', of && `on ${en.opponents(t)} identity card`))
      },
      de: ({ what, of }, t) => {
        if (what !== 'house')
          return de.act(t, de.verbs[what === 'card' ? 'benennen' : 'wählen'], NAMED.de[what])
        const card = of && `auf der Avatarkarte ${de.opponent(t).in('gen')}`
        return de.act(t, de.verbs.wählen, de.words('eine Fraktion', card))
      },
      it: ({ what, of }, t) => {
        if (what !== 'house')
          return it.act(t, it.verbs[what === 'card' ? 'nominare' : 'scegliere'], NAMED.it[what])
        const card = of && `sulla carta identità ${it.opponent(t).with('di')}`
        return it.act(t, it.verbs.scegliere, it.words('una casata', card))
      },
    },
  },
  lasting: {
    targets: () => [],
    object: () => undefined,
    perform: (g, f, verb) =>
      addLasting(g, f, idOf(verb.what), verb.for, f.it, houseNow(verb.what) ? { house: g.state.house } : {}),
    asks: {
      may: { en: 'Let it take effect?', de: 'Den Effekt eintreten lassen?', it: "Applicare l'effetto?" },
      which: WHICH,
    },
    // It holds an ability, and is put together in text/say.ts.
    say: {
      en: (verb) => {
        throw cannotSay(verb, 'en')
      },
      de: (verb) => {
        throw cannotSay(verb, 'de')
      },
      it: (verb) => {
        throw cannotSay(verb, 'it')
      },
    },
  },
  gainText: {
    targets: ({ to }) => listOf(to),
    changes: (_, f) => f.seen.length > 0,
    perform: (g, f, _, cards) => {
      const refs = them(f, cards)
      const [shown] = f.seen
      if (shown === undefined || refs.length === 0) return
      addLasting(g, f, 'text', 'turn', refs, { text: cardAt(g.state, shown.card).def })
    },
    asks: {
      may: { en: 'Gain its text?', de: 'Ihren Text erhalten?', it: 'Ottenere il suo testo?' },
      which: {
        en: 'Which card gains the text?',
        de: 'Welche Karte erhält den Text?',
        it: 'Quale carta ottiene il testo?',
      },
    },
    say: {
      en: ({ to }, t) =>
        en.happens(
          t,
          en.phrase(to, t),
          'gain the text box of the revealed card for the remainder of the turn',
        ),
      de: ({ to }, t) =>
        de.happens(
          t,
          de.phrase(to, t),
          de.verbs.erhalten,
          'für den Rest des Zuges den Textkasten der aufgedeckten Karte',
        ),
      it: ({ to }, t) =>
        it.happens(
          t,
          it.phrase(to, t),
          it.verbs.ottenere,
          'il riquadro di testo della carta rivelata',
          'per il resto del turno',
        ),
    },
  },
  becomeLike: {
    targets: () => [],
    object: () => undefined,
    perform: (g, f) => {
      const [model] = f.it
      if (model === undefined || !isStillInPlay(g.state, f.self)) return
      addLasting(g, f, 'values', 'whileInPlay', [f.self], { text: cardAt(g.state, model.card).def })
    },
    asks: { may: { en: 'Become like it?', de: 'Ihr gleich werden?', it: 'Diventare come essa?' } },
    say: {
      en: (_, t) => {
        const that = en.thatOne(t)
        const has = `gain ${that}'s armor, keywords and traits and power equal to ${that}'s power`
        return { ...en.happens(t, en.fixed(`until it leaves play, ${en.this_(t)}`), has) }
      },
      de: (_, t) => {
        const that = de.thatOne(t).in('gen')
        const has = `Stärke in Höhe der Stärke ${that} sowie Rüstung, Schlüsselwörter und Merkmale ${that}`
        return de.happens(t, de.self(t), de.verbs.erhalten, `${has}, bis sie das Spiel verlässt`)
      },
      it: (_, t) => {
        const that = it.thatOne(t).with('di')
        const has = `potenza pari a quella ${that} e l'armatura, le parole chiave e i tratti ${that}`
        return it.happens(t, it.self(t), it.verbs.ottenere, has, 'finché non lascia il gioco')
      },
    },
  },
}
