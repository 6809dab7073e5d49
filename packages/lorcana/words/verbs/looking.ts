/** Looking at cards and revealing them, naming one, and what becomes of those that were looked at. */
import { find, type Ref, refTo, type Seat } from '@regelwerk/core'
import { adverb, clause, plain, type Sentence, sentencesOf, words } from '@regelwerk/say'
import { type Field, type GermanClause, verbs } from '@regelwerk/say/de'
import type { EnglishClause } from '@regelwerk/say/en'
import type { ItalianClause } from '@regelwerk/say/it'
import type { Amount, Effect, Who } from '../../abilities.ts'
import { type G, on } from '../../book.ts'
import { asMuchAsPossible, cardsToCome, deckInUse, happen } from '../../rules/01-concepts.ts'
import { amountNow, seatsNow } from '../../rules/06-resolving.ts'
import { sendCards } from '../../rules/06-sending.ts'
import { nameACard } from '../../rules/06-tasks.ts'
import type { ResolveFrame } from '../../rules/06-under-way.ts'
import { deckOf, handOf } from '../../state.ts'
import type { Context } from '../../text/grammar.ts'
import { lexemes } from '../../text/it-clauses.ts'
import { de, en, it } from '../saying.ts'
import type { Tell, VerbWords } from '../word.ts'
import { reportSome } from './doing.ts'
import { deWhere, enWhere, itWhere, type Place } from './sending.ts'

export interface LookingVerbs {
  /**
   * Look at the top n cards of a deck (all: search it) or at a hand, or reveal them. While `then` is done they are the
   * cards `in: 'looked'`; after it those that are left go somewhere. No `rest`: they stay where they are.
   */
  look: { n: Amount | 'all'; at?: 'hand'; of?: Who; reveal?: true; then?: Effect; rest?: Place }
  /** Name a card, which is 'theNamed' from then on. */
  name: object
}

type Look = LookingVerbs['look']

/** The cards of one player, from the top down. */
function cardsOf(g: G, f: ResolveFrame, seat: Seat, { n, at }: Look): readonly Ref[] {
  const cards = at === 'hand' ? handOf(g.state, seat) : deckInUse(g, seat)
  const wanted = n === 'all' ? cards.length : asMuchAsPossible(amountNow(g, f, n), cards.length)
  return cards
    .slice(cards.length - wanted)
    .reverse()
    .map((id) => refTo(g.state, id))
}

/** The one card that is left of those looked at need not be put where it is. */
const isThere = (g: G, refs: readonly Ref[], rest: Place): boolean => {
  const [first] = refs
  if (first === undefined || refs.length > 1 || rest !== 'top') return false
  return deckOf(g.state, g.state.cards[first.card].holder).at(-1) === first.card
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
  looked: { one: verb.n === 1 && (verb.of === undefined || verb.of === 'you') },
  ...(context.actor !== 'you' && { isNamed: true }),
  said: { it: { noun: 'card', plural: verb.n !== 1, ...(isOwn(verb) && { whose: 'yours' }) } },
})
const isOwn = ({ of }: Look): boolean => of === undefined || of === 'you'

/** Taken without a choice and put away: one sentence. */
const isPlain = ({ then }: Look): boolean => then?.do === 'send'
/** Of one card there is a rest only if nothing else was done with it. */
const isOtherwise = ({ n, then }: Look): boolean => n === 1 && then !== undefined

// ---- English

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
  const top = n === 'all' ? '' : n === 1 ? 'the top card' : `the top ${en.exactly(n, context)} cards`
  const what = at === 'hand' ? `${whose} hand` : `${top} of ${whose} deck`
  const searching = n === 'all' && at !== 'hand'
  const first = en.act(
    context,
    searching ? `search ${whose} deck` : `${reveal ? 'reveal' : 'look at'} ${what}`,
  )
  const inner = within(context, verb)
  const done = then ? tell(then, inner) : []
  if (rest && rest !== 'shuffledIn' && isPlain(verb) && done.length === 1) {
    const both = `${done[0].parts[0].base} and ${enRest(verb, rest, within(context, verb))}`
    return { ...first, after: [en.sentence(plain(en.act(inner, both)))] }
  }
  const shuffling = `shuffle ${isOwn(verb) ? `${en.your(context)} deck` : 'that deck'}`
  const putting =
    rest && (rest === 'shuffledIn' ? shuffling : `put ${enRest(verb, rest, within(context, verb))}`)
  const leads = isOtherwise(verb) ? [adverb('otherwise')] : []
  const last: Sentence<EnglishClause>[] = putting ? [{ ...plain(en.act(inner, putting)), leads }] : []
  return { ...first, after: sentencesOf([...done, ...last], en) }
}

// ---- German

function deRest(verb: Look, rest: Place, context: Context): GermanClause {
  if (rest === 'shuffledIn')
    return de.act(context, verbs.mischen, isOwn(verb) ? `${de.your(context, 'acc', 'n')} Deck` : 'jenes Deck')
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
  const whose =
    of === undefined
      ? `${de.your(context, 'gen', 'n')} Decks`
      : `des Decks von ${de.player(of, context).in('dat')}`
  const top =
    n === 'all' ? '' : n === 1 ? 'die oberste Karte' : `die obersten ${de.exactly(n, context)} Karten`
  const hand =
    of === undefined
      ? `${de.your(context, 'acc', 'f')} Hand`
      : `die Hand von ${de.player(of, context).in('dat')}`
  const deck =
    of === undefined
      ? `${de.your(context, 'acc', 'n')} Deck`
      : `das Deck von ${de.player(of, context).in('dat')}`
  const searching = n === 'all' && at !== 'hand'
  const first = searching
    ? de.act(context, verbs.durchsuchen, deck)
    : de.act(context, reveal ? verbs.aufdecken : verbs.anschauen, at === 'hand' ? hand : `${top} ${whose}`)
  const done = then ? tell(then, within(context, verb)) : []
  const put = rest && deRest(verb, rest, within(context, verb))
  const last: Sentence<GermanClause>[] = put
    ? [{ ...plain(put), leads: isOtherwise(verb) ? [adverb('sonst')] : [] }]
    : []
  if (put && isPlain(verb)) return { ...first, after: [de.together([...done[0].parts, put])] }
  return { ...first, after: sentencesOf([...done, ...last], de) }
}

// ---- Italian

function itRest(verb: Look, rest: Place, context: Context): ItalianClause {
  if (rest === 'shuffledIn')
    return it.act(
      context,
      lexemes.mescolare,
      isOwn(verb) ? `il ${it.your(context, 'm', false)} mazzo` : 'quel mazzo',
    )
  const many = left(verb)
  const ordered = many !== 1 && verb.n !== 1 && (rest === 'top' || rest === 'bottom') && 'in qualsiasi ordine'
  const them = verb.n === 1 ? it.la : verb.then === undefined ? it.le : many === 1 ? "l'altra" : 'il resto'
  const isAdded = rest === 'hand' || rest === 'inkwell' || rest === 'inkwellExerted'
  const lexeme = rest === 'top' ? lexemes.rimettere : isAdded ? lexemes.aggiungere : lexemes.mettere
  return it.act(
    context,
    lexeme,
    them,
    words(itWhere('it', rest, context, verb.n === 1 ? it.la : it.le), ordered),
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
  const top = n === 'all' ? '' : n === 1 ? 'la prima carta' : `le prime ${it.exactly(n, context)} carte`
  const searching = n === 'all' && at !== 'hand'
  const first = searching
    ? it.act(context, lexemes.cercare, `nel ${deck.slice('del '.length)}`)
    : it.act(context, reveal ? lexemes.rivelare : lexemes.guardare, at === 'hand' ? hand : `${top} ${deck}`)
  const done = then ? tell(then, within(context, verb)) : []
  const put = rest && itRest(verb, rest, within(context, verb))
  const last: Sentence<ItalianClause>[] = put
    ? [{ ...plain(put), leads: isOtherwise(verb) ? [clause('altrimenti')] : [] }]
    : []
  if (put && isPlain(verb)) return { ...first, after: [it.together([...done[0].parts, put])] }
  return { ...first, after: sentencesOf([...done, ...last], it) }
}

export const lookingVerbs: VerbWords<LookingVerbs> = {
  look: {
    targets: () => [],
    where: 'anywhere',
    could: (g, f, { of, at }) =>
      seatsNow(g, f, of).some((seat) =>
        at === 'hand' ? handOf(g.state, seat).length > 0 : cardsToCome(g.state, seat) > 0,
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
    after: (g, f, { rest, at }) => {
      const refs = f.looked.filter((ref) => find(g.state, ref) !== null)
      f.looked = []
      if (rest === undefined || (refs.length === 0 && rest !== 'shuffledIn')) return
      if (rest === 'shuffledIn' && at !== 'hand') happen(g, { kind: 'shuffle', seat: f.you })
      else if (!isThere(g, refs, rest)) sendCards(g, f, refs, rest)
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
