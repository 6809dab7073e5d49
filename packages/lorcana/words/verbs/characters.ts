/** What is done to cards in play: banishing, exerting, readying, moving; and choosing one to speak of it. */
import { type CardId, find, type Seat } from '@regelwerk/core'
import { object, verbs } from '@regelwerk/say/de'
import type { Target } from '../../abilities.ts'
import { type G, meets, rule } from '../../book.ts'
import type { LorcanaEvent } from '../../events.ts'
import { banishTogether, happen } from '../../rules/01-concepts.ts'
import { couldBeDone, oneCould } from '../../rules/06-choosing.ts'
import { report, seatsNow, targets } from '../../rules/06-resolving.ts'
import { chooseAPlayer } from '../../rules/06-tasks.ts'
import { cardAt, definitionOf, INKWELL, PLAY } from '../../state.ts'
import type { Context } from '../../text/grammar.ts'
import { lexemes } from '../../text/it-clauses.ts'
import { isForbidden } from '../../values.ts'
import { de, en, it } from '../saying.ts'
import type { VerbWords } from '../word.ts'
import { did, idsOf, reportSome, them } from './doing.ts'

export interface CharacterVerbs {
  banish: { what: Target }
  /** Cards in play, or ink. */
  exert: { what: Target }
  ready: { what: Target }
  /** Moves characters for free to a location (4.7.3.2). */
  move: { what: Target; to: Target }
  /** Chooses only: what follows speaks of it. */
  choose: { what: Target }
  reveal: { what: Target }
  /** Put before an effect that speaks of a chosen player (prepare.ts): its own text says so. */
  choosePlayer: { who: 'chosenOpponent' | 'chosenPlayer' | 'anotherPlayer' | 'chosenPlayers' }
}

/** Locations are neither ready nor exerted (5.1.2.3), and outside play only ink is. */
const canBeExerted = (g: G, id: number): boolean => {
  const card = cardAt(g.state, id)
  if (card.zone !== PLAY) return card.zone === INKWELL
  const { type } = definitionOf(card)
  return type === 'character' || type === 'item'
}

/** By an effect characters move without paying. */
export const moveThem = rule('4.7.3.2', (g: G, _: Seat, cards: readonly CardId[], location: CardId): void => {
  happen(g, ...cards.map((card): LorcanaEvent => ({ kind: 'moveTo', card, location })))
})

/** What is spoken of has left play. */
function gone<C>(context: Context, said: C): C {
  if (context.said.it) context.said.it = { ...context.said.it, gone: true }
  return said
}

export const characterVerbs: VerbWords<CharacterVerbs> = {
  choosePlayer: {
    targets: () => [],
    where: 'anywhere',
    could: () => false,
    perform: (g, f, { who }) => {
      f.chosenSeat = null
      f.chosenSeats = null
      g.call(chooseAPlayer, {
        seats: seatsNow(g, f, who),
        seat: f.you,
        source: f.source.card,
        several: who === 'chosenPlayers',
        chosen: null,
        all: null,
      })
    },
    say: {
      en: ({ who }, context) =>
        en.act(context, who === 'chosenPlayer' ? 'choose a player' : 'choose an opponent'),
      de: ({ who }, context) =>
        de.act(context, verbs.wählen, who === 'chosenPlayer' ? 'eine Person' : 'eine gegnerische Person'),
      it: ({ who }, context) =>
        it.act(context, lexemes.scegliere, who === 'chosenPlayer' ? 'un giocatore' : 'un avversario'),
    },
    asks: {
      en: { choose: 'for this effect', may: () => 'Do you want to choose a player?' },
      de: { choose: ['acc', 'dieser Effekt gelten', 'für'], may: () => 'Möchtest du eine Person wählen?' },
      it: { choose: 'per questo effetto', may: () => 'Vuoi scegliere un giocatore?' },
    },
  },
  banish: {
    targets: ({ what }) => [what],
    where: 'play',
    could: couldBeDone,
    perform: (g, f, verb) => {
      const refs = them(g, f, verb)
      banishTogether(g, idsOf(refs))
      reportSome(f, refs.length > 0)
      did(f, refs.length, refs)
    },
    say: {
      en: ({ what }, context) => gone(context, en.act(context, `banish ${en.phrase(what, context).acc}`)),
      de: ({ what }, context) =>
        gone(context, de.act(context, verbs.verbannen, object(de.phrase(what, context)))),
      it: ({ what }, context) => gone(context, it.act(context, lexemes.esiliare, it.phrase(what, context))),
    },
    asks: {
      en: { choose: 'to banish', may: (what) => `Do you want to banish ${what}?` },
      de: { choose: ['nom', 'verbannt werden'], may: (what) => `Möchtest du ${what} verbannen?` },
      it: { choose: 'da esiliare', may: (what) => `Vuoi esiliare ${what}?` },
    },
  },
  exert: {
    targets: ({ what }) => [what],
    where: 'anywhere',
    could: (g, f, verb) => oneCould(g, f, verb, (id) => !cardAt(g.state, id).exerted),
    perform: (g, f, verb) => {
      const refs = them(g, f, verb)
      const done = refs.filter(({ card }) => !cardAt(g.state, card).exerted && canBeExerted(g, card))
      happen(g, ...idsOf(done).map((card): LorcanaEvent => ({ kind: 'exert', card })))
      report(f, done.length > 0 ? (done.length === refs.length ? 'full' : 'partial') : 'none')
      did(f, done.length, done)
    },
    say: {
      en: ({ what }, context) => en.act(context, `exert ${en.phrase(what, context).acc}`),
      de: ({ what }, context) => de.act(context, verbs.erschöpfen, object(de.phrase(what, context))),
      it: ({ what }, context) => it.act(context, lexemes.impegnare, it.phrase(what, context)),
    },
    asks: {
      en: { choose: 'to exert', may: (what) => `Do you want to exert ${what}?` },
      de: { choose: ['nom', 'erschöpft werden'], may: (what) => `Möchtest du ${what} erschöpfen?` },
      it: { choose: 'da impegnare', may: (what) => `Vuoi impegnare ${what}?` },
    },
  },
  ready: {
    targets: ({ what }) => [what],
    where: 'anywhere',
    could: (g, f, verb) =>
      oneCould(g, f, verb, (id) => cardAt(g.state, id).exerted && !isForbidden(g, id, 'ready')),
    perform: (g, f, verb) => {
      const done = them(g, f, verb).filter(
        ({ card }) =>
          cardAt(g.state, card).exerted && !isForbidden(g, card, 'ready') && canBeExerted(g, card),
      )
      happen(g, ...idsOf(done).map((card): LorcanaEvent => ({ kind: 'ready', card })))
      reportSome(f, done.length > 0)
      did(f, done.length, done)
    },
    say: {
      en: ({ what }, context) => en.act(context, `ready ${en.phrase(what, context).acc}`),
      de: ({ what }, context) => de.act(context, verbs.bereitMachen, object(de.phrase(what, context))),
      it: ({ what }, context) => it.act(context, lexemes.preparare, it.phrase(what, context)),
    },
    asks: {
      en: { choose: 'to ready', may: (what) => `Do you want to ready ${what}?` },
      de: { choose: ['nom', 'bereit gemacht werden'], may: (what) => `Möchtest du ${what} bereit machen?` },
      it: { choose: 'da preparare', may: (what) => `Vuoi preparare ${what}?` },
    },
  },
  move: {
    targets: ({ what, to }) => [what, to],
    where: 'play',
    could: couldBeDone,
    perform: (g, f, verb) => {
      const [who = [], to = []] = targets(g, f, verb)
      const [location] = to
      // Who is there already does not move (4.7.2).
      const refs = who.filter(({ card }) => meets('4.7.2', cardAt(g.state, card).at !== location?.card))
      const possible = location !== undefined && find(g.state, location) !== null
      f.it = refs
      f.there = possible ? [location] : []
      reportSome(f, possible && refs.length > 0)
      if (!possible) return
      moveThem(g, f.you, idsOf(refs), location.card)
      did(f, refs.length, refs)
    },
    say: {
      en: ({ what, to }, context) => {
        const who = en.phrase(what, context).acc
        return en.act(
          context,
          `move ${who} to ${en.aside(context, () => en.phrase(to, context).acc)} for free`,
        )
      },
      de: ({ what, to }, context) => {
        const who = de.phrase(what, context)
        const where = de.aside(context, () => de.phrase(to, context).in('dat'))
        return de.act(context, verbs.bewegen, object(who, `kostenlos zu ${where}`))
      },
      it: ({ what, to }, context) => {
        const who = it.phrase(what, context)
        const where = it.aside(context, () => it.phrase(to, context).with('in'))
        return it.act(context, lexemes.spostare, who, `${where} gratis`)
      },
    },
    asks: {
      en: {
        choose: (_, { end }) => (end === 'to' ? 'to move to' : 'to move'),
        may: (what) => `Do you want to move ${what} there?`,
      },
      de: {
        choose: (_, { end }) => (end === 'to' ? ['dat', 'bewegt werden', 'zu'] : ['nom', 'bewegt werden']),
        may: (what) => `Möchtest du ${what} dorthin bewegen?`,
      },
      it: {
        choose: (_, { end }) => (end === 'to' ? 'in cui spostare' : 'da spostare'),
        may: (what) => `Vuoi spostare ${what} in quel luogo?`,
      },
    },
  },
  choose: {
    targets: ({ what }) => [what],
    where: 'anywhere',
    could: couldBeDone,
    perform: (g, f, verb) => {
      reportSome(f, them(g, f, verb).length > 0)
    },
    say: {
      en: ({ what }, context) => en.act(context, `choose ${en.chosenOne(what, context)}`),
      de: ({ what }, context) => de.act(context, verbs.wählen, de.chosenOne(what, context)),
      it: ({ what }, context) => it.act(context, lexemes.scegliere, it.chosenOne(what, context)),
    },
    asks: {
      en: { choose: 'for this effect', may: () => 'Do you want to choose one?' },
      de: { choose: ['acc', 'dieser Effekt gelten', 'für'], may: () => 'Möchtest du wählen?' },
      it: { choose: 'per questo effetto', may: () => 'Vuoi scegliere?' },
    },
  },
  reveal: {
    targets: ({ what }) => [what],
    where: 'anywhere',
    could: couldBeDone,
    perform: (g, f, verb) => {
      const refs = them(g, f, verb)
      if (refs.length > 0) happen(g, { kind: 'reveal', seat: f.you, cards: idsOf(refs) })
      reportSome(f, refs.length > 0)
      did(f, refs.length, refs)
    },
    say: {
      en: ({ what }, context) => en.act(context, `reveal ${en.phrase(what, context).acc}`),
      de: ({ what }, context) => de.act(context, verbs.aufdecken, object(de.phrase(what, context))),
      it: ({ what }, context) => it.act(context, lexemes.rivelare, it.phrase(what, context)),
    },
    asks: {
      en: { choose: 'to reveal', may: (what) => `Do you want to reveal ${what}?` },
      de: { choose: ['nom', 'aufgedeckt werden'], may: (what) => `Möchtest du ${what} aufdecken?` },
      it: { choose: 'da rivelare', may: (what) => `Vuoi rivelare ${what}?` },
    },
  },
}
