/** Looking at cards and revealing them, naming one, and what becomes of those that were looked at. */
import { type CardId, find, type Ref, refTo, type Seat } from '@regelwerk/core'
import {
  adverb,
  clause,
  first as firstOf,
  plain,
  type Sentence,
  sentencesOf,
  subordinate,
  words,
} from '@regelwerk/say'
import { type Field, type GermanClause, verbs } from '@regelwerk/say/de'
import type { EnglishClause } from '@regelwerk/say/en'
import type { ItalianClause } from '@regelwerk/say/it'
import type { Amount, Effect, Filter, Who } from '../../abilities.ts'
import { type G, on } from '../../book.ts'
import { matches } from '../../reading.ts'
import { asMuchAsPossible, cardsToCome, deckInUse, happen } from '../../rules/01-concepts.ts'
import { amountNow, inside, seatsNow } from '../../rules/06-resolving.ts'
import { sendCards } from '../../rules/06-sending.ts'
import { nameACard } from '../../rules/06-tasks.ts'
import type { ResolveFrame } from '../../rules/06-under-way.ts'
import { cardAt, DECK, deckOf, handOf, inkwellOf } from '../../state.ts'
import { type Context, kindsOf, nounsOf } from '../../text/grammar.ts'
import { lexemes } from '../../text/it-clauses.ts'
import { de, en, it } from '../saying.ts'
import type { Tell, VerbWords } from '../word.ts'
import { reportSome } from './doing.ts'
import { deWhere, enWhere, itWhere, type Place } from './sending.ts'

export interface LookingVerbs {
  /**
   * Look at the top n cards of a deck (all: search it) or at a hand, or reveal them. While `then` is done they are the
   * cards `in: 'looked'`; after it those that are left go somewhere. No `rest`: they stay where they are. `n` may be a kind of
   * card: one after the other until there is one. `onTop`: what was found goes on the top of the shuffled deck.
   */
  look: {
    n: Amount | 'all' | { until: Filter }
    at?: 'hand' | 'inkwell'
    of?: Who
    reveal?: true
    then?: Effect
    rest?: Place
    onTop?: true
  }
  /** Name a card, which is 'theNamed' from then on. */
  name: object
}

type Look = LookingVerbs['look']

/** The cards of one player, from the top down. */
function cardsOf(g: G, f: ResolveFrame, seat: Seat, { n, at }: Look): readonly Ref[] {
  const cards = cardsAt(g, seat, at)
  const downwards = [...cards].reverse()
  const wanted = (): number => {
    if (n === 'all') return cards.length
    if (!isUntil(n)) return asMuchAsPossible(amountNow(g, f, n), cards.length)
    const at = downwards.findIndex((id) => matches(g, n.until, id, inside(g, f)))
    return at < 0 ? cards.length : at + 1
  }
  return downwards.slice(0, wanted()).map((id) => refTo(g.state, id))
}

const cardsAt = (g: G, seat: Seat, at: Look['at']): readonly CardId[] =>
  at === 'hand' ? handOf(g.state, seat) : at === 'inkwell' ? inkwellOf(g.state, seat) : deckInUse(g, seat)

const isUntil = (n: Look['n']): n is { until: Filter } => typeof n === 'object' && 'until' in n

/** The one card that is left of those looked at need not be put where it is. */
const isThere = (g: G, refs: readonly Ref[], rest: Place): boolean => {
  const [first] = refs
  if (first === undefined || refs.length > 1 || rest !== 'top') return false
  return deckOf(g.state, cardAt(g.state, first.card).holder).at(-1) === first.card
}

/** How many are left, where that is certain: of so many, so many must be taken. */
function left({ n, then }: Look): number | undefined {
  if (typeof n !== 'number') return undefined
  if (then === undefined) return n
  if (then.do !== 'send' || typeof then.what !== 'object' || !('one' in then.what)) return undefined
  const { n: taken = 1, upTo } = then.what
  return upTo === undefined && typeof taken === 'number' ? n - taken : undefined
}

/** What is done with them, spoken of as them; the others have just been named. */
const within = (context: Context, verb: Look): Context => ({
  ...context,
  trigger: undefined,
  looked: { one: verb.n === 1 && verb.of !== 'eachOpponent' && verb.of !== 'eachPlayer' },
  ...(context.actor !== 'you' && { isNamed: true }),
  said: { it: { noun: 'card', plural: verb.n !== 1, ...whoseIt(verb) } },
})
/** A player who is one alone has just been named; of several it is theirs whose card it is. */
const whoseIt = (verb: Look): { whose?: 'yours' | 'named' } => {
  if (isOwn(verb)) return { whose: 'yours' }
  return verb.of === 'eachOpponent' || verb.of === 'eachPlayer' ? {} : { whose: 'named' }
}
const isOwn = ({ of }: Look): boolean => of === undefined || of === 'you'

/** Taken without a choice and put away: one sentence. */
const isPlain = ({ then }: Look): boolean => then?.do === 'send'
/** Of one card there is a rest only if nothing else was done with it. */
const isOtherwise = ({ n, then }: Look): boolean => n === 1 && then !== undefined

/** What a deck is searched for, whether it is shown, and where it goes. */
function foundBy({ then }: Look): { filter: Filter; shown: boolean; toHand: boolean } | undefined {
  const effect = then?.do === 'may' ? then.effect : then
  if (effect?.do !== 'send' && effect?.do !== 'reveal') return undefined
  if (typeof effect.what !== 'object' || !('one' in effect.what)) return undefined
  const { in: _, ...filter } = effect.what.one
  const shown = effect.do === 'reveal' || effect.reveal === true
  return { filter, shown, toHand: effect.do === 'send' }
}
const asCards = (filter: Filter) => ({ nouns: nounsOf(filter.any ? {} : filter, false) })

// ---- English

/** "Search your deck for a location card. Reveal it and put it into your hand. Shuffle your deck." */
function enSearch(verb: Look, deck: string, shuffling: string, context: Context): EnglishClause | undefined {
  const found = foundBy(verb)
  if (found === undefined) return undefined
  const { filter, shown, toHand } = found
  const what = Object.keys(filter).length === 0 ? 'a card' : enCards(filter, context)
  const inner: Context = { ...context, ...(context.actor !== 'you' && { isNamed: true }) }
  const showing = words(
    shown && 'reveal it',
    shown && toHand && 'and',
    toHand && `put it into ${en.your(context)} hand`,
  )
  const then = [showing, shuffling].map((one) => en.sentence(plain(en.act(inner, one))))
  return { ...en.act(context, `search ${deck} for ${what}`), after: then }
}
const enCards = (filter: Filter, context: Context): string =>
  (filter.any ? kindsOf(filter) : [filter]).map((one) => en.some(one, context, asCards(one))).join(' or ')

/** Behind "put". */
function enRest(verb: Look, rest: Place, context: Context): string {
  const many = left(verb)
  const them = verb.n === 1 ? 'it' : verb.then === undefined ? 'them' : many === 1 ? 'the other' : 'the rest'
  const ordered = many !== 1 && verb.n !== 1 && (rest === 'top' || rest === 'bottom') && 'in any order'
  return words(them, rest === 'top' && 'back', enWhere('it', rest, context), ordered)
}

function english(verb: Look, context: Context, tell: Tell<EnglishClause>): EnglishClause {
  const { n, at, of, reveal, then, rest } = verb
  const whose = of === undefined ? en.your(context) : en.player(of, context).poss
  const what = ((): string => {
    if (at === 'hand') return `${whose} hand`
    if (at === 'inkwell') return `the cards in ${whose} inkwell`
    if (n === 1 || n === 'all') return `the top card of ${whose} deck`
    if (isUntil(n)) {
      const such = en.some(n.until, context, { nouns: nounsOf(n.until, false) })
      return `cards from the top of ${whose} deck until ${en.you(context)} reveal ${such}`
    }
    if (typeof n === 'number') return `the top ${n} cards of ${whose} deck`
    return `a number of cards from the top of ${whose} deck equal to ${en.exactly(n, context)}`
  })()
  const searching = n === 'all' && at === undefined
  const first = en.act(
    context,
    searching ? `search ${whose} deck` : `${reveal ? 'reveal' : 'look at'} ${what}`,
  )
  const inner = within(context, verb)
  const done = then ? tell(then, inner) : []
  if (rest && rest !== 'shuffledIn' && isPlain(verb) && done.length === 1) {
    const both = `${firstOf(firstOf(done).parts).base} and ${enRest(verb, rest, within(context, verb))}`
    return { ...first, after: [en.sentence(plain(en.act(inner, both)))] }
  }
  const deck = isOwn(verb) ? `${en.your(context)} deck` : 'that deck'
  const shuffling = isUntil(n)
    ? `shuffle the rest into ${deck}`
    : `shuffle ${deck}${verb.onTop ? ' and put that card on the top of it' : ''}`
  const putting =
    rest && (rest === 'shuffledIn' ? shuffling : `put ${enRest(verb, rest, within(context, verb))}`)
  const search = searching ? enSearch(verb, `${whose} deck`, shuffling, context) : undefined
  if (search) return search
  const leads = isOtherwise(verb) ? [adverb('otherwise')] : []
  const last: Sentence<EnglishClause>[] = putting ? [{ ...plain(en.act(inner, putting)), leads }] : []
  return { ...first, after: sentencesOf([...done, ...last], en) }
}

// ---- German

function deShuffle(verb: Look, context: Context): GermanClause {
  const deck = isOwn(verb) ? `${de.your(context, 'acc', 'n')} Deck` : 'jenes Deck'
  if (isUntil(verb.n)) return de.act(context, verbs.mischen, `die restlichen Karten in ${deck}`)
  const shuffled = de.act(context, verbs.mischen, deck)
  if (!verb.onTop) return shuffled
  return { ...shuffled, after: [de.sentence(plain(de.act(context, verbs.legen, 'jene Karte darauf')))] }
}

function deRest(verb: Look, rest: Place, context: Context): GermanClause {
  if (rest === 'shuffledIn') return deShuffle(verb, context)
  const many = left(verb)
  const ordered =
    many !== 1 && verb.n !== 1 && (rest === 'top' || rest === 'bottom') && 'in beliebiger Reihenfolge'
  const where = words(ordered, deWhere('it', rest, context))
  const them = many === 1 ? 'die andere' : 'die restlichen Karten'
  const field: Field =
    verb.n === 1 || verb.then === undefined ? de.sie(where) : { middle: words(them, where) }
  const verb_ = rest === 'top' ? verbs.zurücklegen : rest === 'hand' ? verbs.nehmen : verbs.legen
  return de.act(context, verb_, field)
}

function german(verb: Look, context: Context, tell: Tell<GermanClause>): GermanClause {
  const { n, at, of, reveal, then, rest } = verb
  const theirs = of === undefined ? '' : de.player(of, context).in('gen')
  const whose = theirs ? `des Decks ${theirs}` : `${de.your(context, 'gen', 'n')} Decks`
  const what = ((): Field => {
    if (at === 'hand')
      return { middle: theirs ? `die Hand ${theirs}` : `${de.your(context, 'acc', 'f')} Hand` }
    if (at === 'inkwell')
      return {
        middle: `die Karten in ${theirs ? `dem Tintenvorrat ${theirs}` : `${de.your(context, 'dat', 'm')} Tintenvorrat`}`,
      }
    if (n === 'all') return { middle: theirs ? `das Deck ${theirs}` : `${de.your(context, 'acc', 'n')} Deck` }
    if (n === 1) return { middle: `die oberste Karte ${whose}` }
    if (isUntil(n)) {
      const such = de.some(n.until, context, { nouns: nounsOf(n.until, false) }).in('acc')
      const until = context.actor === 'you' ? `bis du ${such} aufdeckst` : `bis sie ${such} aufdeckt`
      return { middle: `eine nach der anderen die obersten Karten ${whose}`, behind: subordinate(until) }
    }
    if (typeof n === 'number') return { middle: `die obersten ${n} Karten ${whose}` }
    const many = subordinate(`wie ${de.exactly(n, context)} beträgt`)
    return { middle: `so viele der obersten Karten ${whose}`, behind: many }
  })()
  const searching = n === 'all' && at === undefined
  const looking = searching ? verbs.durchsuchen : reveal ? verbs.aufdecken : verbs.anschauen
  const found = searching ? foundBy(verb) : undefined
  if (found) {
    const { filter, shown, toHand } = found
    const kinds = filter.any ? kindsOf(filter) : [filter]
    const such = kinds.map((one) => de.some(one, context, asCards(one)).in('dat')).join(' oder ')
    const inner: Context = { ...context, ...(context.actor !== 'you' && { isNamed: true }) }
    const parts = [
      ...(shown ? [de.act(inner, verbs.aufdecken, de.sie(''))] : []),
      ...(toHand ? [de.act(inner, verbs.nehmen, de.sie(`auf ${de.your(context, 'acc', 'f')} Hand`))] : []),
    ]
    const deck = de.act(context, looking, words(what.middle, 'nach', such))
    return { ...deck, after: [de.together(parts), ...sentencesOf([plain(deShuffle(verb, inner))], de)] }
  }
  const first = de.act(context, looking, what)
  const done = then ? tell(then, within(context, verb)) : []
  const put = rest && deRest(verb, rest, within(context, verb))
  const last: Sentence<GermanClause>[] = put
    ? [{ ...plain(put), leads: isOtherwise(verb) ? [adverb('sonst')] : [] }]
    : []
  if (put && isPlain(verb)) return { ...first, after: [de.together([...firstOf(done).parts, put])] }
  return { ...first, after: sentencesOf([...done, ...last], de) }
}

// ---- Italian

function itShuffle(verb: Look, context: Context): ItalianClause {
  const [deck, into] = isOwn(verb)
    ? [`il ${it.your(context, 'm', false)} mazzo`, `nel ${it.your(context, 'm', false)} mazzo`]
    : ['quel mazzo', 'in quel mazzo']
  if (isUntil(verb.n)) return it.act(context, lexemes.mescolare, 'il resto', into)
  const shuffled = it.act(context, lexemes.mescolare, deck)
  if (!verb.onTop) return shuffled
  const top = it.act(context, lexemes.mettere, 'quella carta', 'in cima a esso')
  return { ...shuffled, after: [it.sentence(plain(top))] }
}

function itRest(verb: Look, rest: Place, context: Context): ItalianClause {
  if (rest === 'shuffledIn') return itShuffle(verb, context)
  const many = left(verb)
  const ordered = many !== 1 && verb.n !== 1 && (rest === 'top' || rest === 'bottom') && 'in qualsiasi ordine'
  const them = verb.n === 1 ? it.la : verb.then === undefined ? it.le : many === 1 ? "l'altra" : 'il resto'
  const isAdded = rest === 'hand' || rest === 'inkwell' || rest === 'inkwellExerted'
  const lexeme = rest === 'top' ? lexemes.rimettere : isAdded ? lexemes.aggiungere : lexemes.mettere
  return it.act(
    context,
    lexeme,
    them,
    words(itWhere('it', rest, context, verb.n === 1 || many === 1 ? it.la : it.le), ordered),
  )
}

function italian(verb: Look, context: Context, tell: Tell<ItalianClause>): ItalianClause {
  const { n, at, of, reveal, then, rest } = verb
  const deck =
    of === undefined
      ? `del ${it.your(context, 'm', false)} mazzo`
      : `del mazzo ${it.player(of, context).with('di')}`
  const hand =
    of === undefined
      ? `la ${it.your(context, 'f', false)} mano`
      : `la mano ${it.player(of, context).with('di')}`
  const what = ((): string => {
    if (at === 'hand') return hand
    if (at === 'inkwell')
      return of === undefined
        ? `le carte nel ${it.your(context, 'm', false)} calamaio`
        : `le carte nel calamaio ${it.player(of, context).with('di')}`
    if (n === 1 || n === 'all') return `la prima carta ${deck}`
    if (isUntil(n)) {
      const such = it.some(n.until, context, { nouns: nounsOf(n.until, false) }).with()
      return `una dopo l'altra le prime carte ${deck} finché non ${context.actor === 'you' ? 'riveli' : 'rivela'} ${such}`
    }
    if (typeof n === 'number') return `le prime ${n} carte ${deck}`
    const { equalTo } = it.counted({ ...n, plus: n.plus ?? 0 }, context)
    return `le prime carte ${deck} in numero pari ${equalTo}`
  })()
  const searching = n === 'all' && at === undefined
  const found = searching ? foundBy(verb) : undefined
  if (found) {
    const { filter, shown, toHand } = found
    const kinds = filter.any ? kindsOf(filter) : [filter]
    const such = kinds.map((one) => it.some(one, context, asCards(one)).with()).join(' o ')
    const inner: Context = { ...context, ...(context.actor !== 'you' && { isNamed: true }) }
    const parts = [
      ...(shown ? [it.act(inner, lexemes.rivelare, it.la)] : []),
      ...(toHand
        ? [it.act(inner, lexemes.aggiungere, it.la, `alla ${it.your(context, 'f', false)} mano`)]
        : []),
    ]
    const first = it.act(context, lexemes.cercare, words(`nel ${deck.slice('del '.length)}`, such))
    return { ...first, after: [it.together(parts), ...sentencesOf([plain(itShuffle(verb, inner))], it)] }
  }
  const first = searching
    ? it.act(context, lexemes.cercare, `nel ${deck.slice('del '.length)}`)
    : it.act(context, reveal ? lexemes.rivelare : lexemes.guardare, what)
  const done = then ? tell(then, within(context, verb)) : []
  const put = rest && itRest(verb, rest, within(context, verb))
  const last: Sentence<ItalianClause>[] = put
    ? [{ ...plain(put), leads: isOtherwise(verb) ? [clause('altrimenti')] : [] }]
    : []
  if (put && isPlain(verb)) return { ...first, after: [it.together([...firstOf(done).parts, put])] }
  return { ...first, after: sentencesOf([...done, ...last], it) }
}

export const lookingVerbs: VerbWords<LookingVerbs> = {
  look: {
    targets: () => [],
    where: 'anywhere',
    could: (g, f, { of, at }) =>
      seatsNow(g, f, of).some((seat) =>
        at === undefined ? cardsToCome(g.state, seat) > 0 : cardsAt(g, seat, at).length > 0,
      ),
    perform: (g, f, verb) => {
      f.looked = seatsNow(g, f, verb.of).flatMap((seat) => cardsOf(g, f, seat, verb))
      f.openly = verb.reveal === true
      reportSome(f, f.looked.length > 0)
      const cards = f.looked.map(({ card }) => card)
      const isShown = verb.reveal === true && on('6.1.14.1')
      if (cards.length > 0) happen(g, { kind: isShown ? 'reveal' : 'look', seat: f.you, cards })
    },
    inside: ({ then }) => then ?? { do: 'all', parts: [] },
    after: (g, f, { rest, at, onTop }) => {
      const refs = f.looked.filter((ref) => find(g.state, ref) !== null)
      f.looked = []
      if (rest === undefined || (refs.length === 0 && rest !== 'shuffledIn')) return
      if (rest === 'shuffledIn' && at === undefined) {
        happen(g, { kind: 'shuffle', seat: f.you })
        const found = onTop && refs.find(({ card }) => f.it.some((ref) => ref.card === card))
        if (!found) return
        happen(g, { kind: 'put', card: found.card, to: DECK, place: 'top' })
        happen(g, { kind: 'reveal', seat: f.you, cards: [found.card] })
      } else if (!isThere(g, refs, rest)) sendCards(g, f, refs, rest)
    },
    say: { en: english, de: german, it: italian },
    asks: {
      en: { choose: 'for this effect', may: () => 'Do you want to look at the top of your deck?' },
      de: {
        choose: ['acc', 'dieser Effekt gelten', 'für'],
        may: () => 'Möchtest du dir die obersten Karten deines Decks anschauen?',
      },
      it: { choose: 'per questo effetto', may: () => 'Vuoi guardare le prime carte del tuo mazzo?' },
    },
  },
  name: {
    targets: () => [],
    where: 'anywhere',
    could: () => true,
    perform: (g, f) => {
      g.call(nameACard, { seat: f.you, source: f.source, name: null })
    },
    say: {
      en: (_, context) => en.act(context, 'name a card'),
      de: (_, context) => de.act(context, verbs.benennen, 'eine Karte'),
      it: (_, context) => it.act(context, lexemes.nominare, 'una carta'),
    },
    asks: {
      en: { choose: 'for this effect', may: () => 'Do you want to name a card?' },
      de: { choose: ['acc', 'dieser Effekt gelten', 'für'], may: () => 'Möchtest du eine Karte benennen?' },
      it: { choose: 'per questo effetto', may: () => 'Vuoi nominare una carta?' },
    },
  },
}
