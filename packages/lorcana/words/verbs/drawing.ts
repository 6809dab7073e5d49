/** Drawing and discarding (1.12, 7.3.4). */
import { subordinate, words } from '@regelwerk/say'
import { verbs } from '@regelwerk/say/de'
import type { Amount, Filter, Who } from '../../abilities.ts'
import { rule } from '../../book.ts'
import { cardsToCome, draw, happen } from '../../rules/01-concepts.ts'
import { amountNow, reportSoMany, seatsNow } from '../../rules/06-resolving.ts'
import { discardCards } from '../../rules/06-tasks.ts'
import { handOf } from '../../state.ts'
import type { Context } from '../../text/grammar.ts'
import { kindsOf, nounsOf } from '../../text/grammar.ts'
import { lexemes } from '../../text/it-clauses.ts'
import { de, en, it } from '../saying.ts'
import type { VerbWords } from '../word.ts'
import { counting, did } from './doing.ts'

export interface DrawingVerbs {
  /** `from` the bottom of the deck. */
  draw: { n: Amount; who?: Who; from?: 'bottom' }
  /** Draw one at a time until so many are in hand (6.1.8.1). */
  drawUntil: { n: Amount; who?: Who }
  /**
   * Choose and discard; 'hand': all of it; 'any': as many as they like; `downTo`: until so many are left. `random`: nobody
   * chooses. `what`: only such cards. `by`: the player of the ability chooses for them.
   */
  discard: {
    n: Amount | 'hand' | 'any' | { downTo: number }
    what?: Filter
    who?: Who
    random?: true
    by?: 'me'
  }
  /** A player shuffles their deck. */
  shuffle: { who?: Who }
}

type Discard = DrawingVerbs['discard']

/** Whose hand: "your", "their". */
const isYours = (who: Who | undefined, { actor }: Context): boolean =>
  (who ?? actor) === 'you' || (who === 'me' && actor === 'you')

/** One kind of cards, or several of which it may be any. */
const kindsOrOne = (what: Filter = {}): readonly Filter[] => (what.any ? kindsOf(what) : [what])
const asCards = (filter: Filter) => ({ nouns: nounsOf(filter, false) })

/** What was discarded is spoken of from now on. */
function spokenOf<C>({ n, who }: Discard, context: Context, said: C): C {
  const yours = isYours(who, context)
  context.said.it = { noun: 'card', plural: n !== 1, ...(yours && { whose: 'yours' as const }) }
  context.said.far = false
  return said
}

/** As many as another player has. */
const isAsMany = (n: Amount): boolean => typeof n === 'object' && 'own' in n && n.who !== undefined

const isDownTo = (n: Discard['n']): n is { downTo: number } => typeof n === 'object' && 'downTo' in n

function enDiscard({ n, what, who, random, by }: Discard, context: Context): string {
  const their = isYours(who, context) ? 'your' : 'their'
  if (n === 'hand') return `discard ${their} hand`
  const wording = { nouns: nounsOf(what ?? {}, false) }
  if (n === 'any') return `choose and discard any number of ${en.such(what ?? {}, context, wording)}`
  if (isDownTo(n)) {
    const they = isYours(who, context) ? 'you have' : 'they have'
    return `choose and discard cards until ${they} ${n.downTo} cards in ${their} hand`
  }
  const cards = (k: number): string =>
    k === 1
      ? kindsOrOne(what)
          .map((kind) => en.some(kind, context, asCards(kind)))
          .join(' or ')
      : `${k} ${en.such(what ?? {}, context, wording)}`
  const said = en.amountOf(n, context, cards, en.such(what ?? {}, context, wording))
  if (by) return `discard ${said} of your choice`
  return random ? `discard ${said} at random` : `choose and discard ${said}`
}

function deDiscard({ n, what = {}, who, random, by }: Discard, context: Context): string {
  const yours = isYours(who, context)
  if (n === 'hand') return `${yours ? 'deine' : 'ihre'} gesamte Hand`
  const hand = yours ? 'aus deiner Hand' : 'aus ihrer Hand'
  const wahl = random ? 'zufällig ' : ''
  const choice = random ? hand : `${yours || by ? 'deiner' : 'ihrer'} Wahl ${hand}`
  const cards = (count: string, plural: boolean): string =>
    kindsOrOne(what)
      .map((kind) => de.kind(kind, context, { count }, { plural, ...asCards(kind) }).in('acc'))
      .join(' oder ')
  if (n === 'any') return `${cards('beliebig viele', true)} ${choice}`
  if (isDownTo(n))
    return `Karten ${choice}${subordinate(`bis ${yours ? 'du' : 'sie'} ${n.downTo} Karten auf der Hand ${yours ? 'hast' : 'hat'}`)}`
  const { n: k, per = '', as } = de.counted(n, context)
  if (as) return `${wahl}so viele Karten ${choice}${as}`
  return words(`${wahl}${cards(`${k}`, k !== 1)}`, choice, per)
}

function itDiscard({ n, what = {}, who }: Discard, context: Context): string {
  const mine = isYours(who, context) ? 'tua' : 'propria'
  if (n === 'hand') return `la ${mine} mano`
  const nouns = nounsOf(what, false)
  const cards = (count: string, plural: boolean): string =>
    it.kind(what, context, { count }, { plural, nouns }).with()
  if (n === 'any') return cards('un numero qualsiasi di', true)
  if (isDownTo(n)) return `carte finché non ${isYours(who, context) ? 'hai' : 'ha'} ${n.downTo} carte in mano`
  const some = (k: number): string =>
    k === 1
      ? kindsOrOne(what)
          .map((kind) => it.some(kind, context, asCards(kind)).with())
          .join(' o ')
      : cards(`${k}`, true)
  return it.amountOf(n, context, some, 'carte')
}

/** "Until you have so many cards": only those that are missing. */
export const toDraw = rule('6.1.8.1', (wanted: number, held: number): number => wanted - held)

export const drawingVerbs: VerbWords<DrawingVerbs> = {
  draw: {
    targets: ({ n }) => counting(n),
    where: 'anywhere',
    could: (g, f, { n, who }) =>
      seatsNow(g, f, who).some((seat) => cardsToCome(g.state, seat) > 0) && amountNow(g, f, n) > 0,
    perform: (g, f, { n, who, from }) => {
      const wanted = amountNow(g, f, n)
      let total = 0
      for (const seat of seatsNow(g, f, who)) {
        const drawn = draw(g, seat, wanted, from)
        reportSoMany(f, drawn, wanted)
        total += drawn
      }
      did(f, total)
    },
    say: {
      en: ({ n, who, from }, context) => {
        const bottom = from ? ` from the bottom of ${isYours(who, context) ? 'your' : 'their'} deck` : ''
        return en.act(context, `draw ${en.cardsOf(n, context)}${bottom}`, who)
      },
      de: ({ n, who, from }, context) => {
        const { middle, behind } = de.amountOf(n, context, de.cards, 'so viele Karten')
        const bottom = from ? ` von unter ${isYours(who, context) ? 'deinem' : 'ihrem'} Deck` : ''
        return de.act(context, verbs.ziehen, { middle: `${middle}${bottom}`, behind }, who)
      },
      it: ({ n, who, from }, context) => {
        const bottom = from ? `dal fondo del ${isYours(who, context) ? 'tuo' : 'suo'} mazzo` : ''
        return it.act(context, lexemes.pescare, it.amountOf(n, context, it.cards, 'carte'), bottom, who)
      },
    },
    asks: {
      en: { choose: 'to count for this effect', may: () => 'Do you want to draw?' },
      de: { choose: ['nom', 'für diesen Effekt zählen'], may: () => 'Möchtest du ziehen?' },
      it: { choose: 'da contare per questo effetto', may: () => 'Vuoi pescare?' },
    },
  },
  drawUntil: {
    targets: () => [],
    where: 'anywhere',
    could: () => true,
    perform: (g, f, { n, who }) => {
      const wanted = amountNow(g, f, n)
      for (const seat of seatsNow(g, f, who)) {
        const missing = toDraw(wanted, handOf(g.state, seat).length)
        did(f, draw(g, seat, Math.max(0, missing)))
      }
    },
    say: {
      en: ({ n, who = undefined }, context) => {
        const has = isYours(who, context) ? 'you have' : 'they have'
        if (isAsMany(n))
          return en.act(context, `draw cards until ${has} the same number of cards in hand`, who)
        return en.act(context, `draw cards until ${has} ${en.exactly(n, context)} cards in hand`, who)
      },
      de: ({ n, who }, context) => {
        const [subject, has] = isYours(who, context) ? ['du', 'hast'] : ['sie', 'hat']
        const until = isAsMany(n)
          ? 'gleich viele Karten'
          : typeof n === 'number'
            ? de.cards(n)
            : `${de.exactly(n, context)} Karten`
        const behind = subordinate(`bis ${subject} ${until} auf der Hand ${has}`)
        return de.act(context, verbs.ziehen, { middle: 'Karten', behind }, who)
      },
      it: ({ n, who }, context) => {
        const has = isYours(who, context) ? 'hai' : 'ha'
        const many = isAsMany(n) ? 'lo stesso numero di' : it.exactly(n, context)
        const until = `carte finché non ${has} ${many} carte in mano`
        return it.act(context, lexemes.pescare, until, '', who)
      },
    },
    asks: {
      en: { choose: 'to count for this effect', may: () => 'Do you want to draw?' },
      de: { choose: ['nom', 'für diesen Effekt zählen'], may: () => 'Möchtest du ziehen?' },
      it: { choose: 'da contare per questo effetto', may: () => 'Vuoi pescare?' },
    },
  },
  discard: {
    targets: ({ n }) => counting(n),
    where: 'anywhere',
    could: (g, f, { who }) => seatsNow(g, f, who).some((seat) => handOf(g.state, seat).length > 0),
    perform: (g, f, { n, what, who, random, by }) => {
      did(f, 0)
      g.call(discardCards, {
        seats: seatsNow(g, f, who),
        chooser: by === 'me' ? f.me : null,
        n: typeof n === 'string' || isDownTo(n) ? n : amountNow(g, f, n),
        what: what ?? null,
        random: random === true,
        source: f.source.card,
        cards: null,
      })
    },
    say: {
      en: (verb, context) => spokenOf(verb, context, en.act(context, enDiscard(verb, context), verb.who)),
      de: (verb, context) =>
        spokenOf(verb, context, de.act(context, verbs.abwerfen, deDiscard(verb, context), verb.who)),
      it: (verb, context) => {
        const isChosen = verb.n !== 'hand' && !verb.random && !verb.by
        const lexeme = isChosen ? lexemes.scegliereEScartare : lexemes.scartare
        const how = verb.random ? 'a caso' : verb.by ? 'a tua scelta' : ''
        return spokenOf(verb, context, it.act(context, lexeme, itDiscard(verb, context), how, verb.who))
      },
    },
    asks: {
      en: { choose: 'to discard', may: () => 'Do you want to discard?' },
      de: { choose: ['nom', 'abgeworfen werden'], may: () => 'Möchtest du abwerfen?' },
      it: { choose: 'da scartare', may: () => 'Vuoi scartare?' },
    },
  },
  shuffle: {
    targets: () => [],
    where: 'anywhere',
    could: () => true,
    perform: (g, f, { who }) => {
      for (const seat of seatsNow(g, f, who)) happen(g, { kind: 'shuffle', seat })
    },
    say: {
      en: ({ who }, context) =>
        en.act(context, `shuffle ${isYours(who, context) ? 'your' : 'their'} deck`, who),
      de: ({ who }, context) =>
        de.act(context, verbs.mischen, `${isYours(who, context) ? 'dein' : 'ihr'} Deck`, who),
      it: ({ who }, context) =>
        it.act(context, lexemes.mescolare, `il ${isYours(who, context) ? 'tuo' : 'suo'} mazzo`, '', who),
    },
    asks: {
      en: { choose: 'for this effect', may: () => 'Do you want to shuffle your deck?' },
      de: { choose: ['acc', 'dieser Effekt gelten', 'für'], may: () => 'Möchtest du dein Deck mischen?' },
      it: { choose: 'per questo effetto', may: () => 'Vuoi mescolare il tuo mazzo?' },
    },
  },
}
