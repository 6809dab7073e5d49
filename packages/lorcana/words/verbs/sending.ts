/** Cards go from one zone to another: one verb for all of them. */
import { words } from '@regelwerk/say'
import { type GermanClause, object, verbs } from '@regelwerk/say/de'
import type { EnglishClause } from '@regelwerk/say/en'
import type { ItalianClause, Phrase as ItalianPhrase } from '@regelwerk/say/it'
import type { Amount, Target } from '../../abilities.ts'
import { on } from '../../book.ts'
import { filterOf } from '../../prepare.ts'
import { happen } from '../../rules/01-concepts.ts'
import { couldBeDone } from '../../rules/06-choosing.ts'
import { reportSoMany, targets } from '../../rules/06-resolving.ts'
import { sendCards } from '../../rules/06-sending.ts'
import { type Context, referentOf, remember } from '../../text/grammar.ts'
import { lexemes } from '../../text/it-clauses.ts'
import { de, en, it } from '../saying.ts'
import type { VerbWords } from '../word.ts'
import { did, idsOf, reportSome } from './doing.ts'

/** Where a card goes, always of its own player. Into a deck on the top, on the bottom, or shuffled in. */
export type Place =
  | 'hand'
  | 'top'
  | 'bottom'
  | 'shuffledIn'
  | 'discard'
  | 'inkwell'
  | 'inkwellExerted'
  /** Facedown under another card (8.4.2), unless it lies faceup. */
  | { under: Target; faceup?: true }
  /** Where its player likes. */
  | { either: readonly Place[] }

export interface SendingVerbs {
  /** Only the top card of a stack returns to hand (Temporary Shift). */
  unshift: { what: Target }
  /** `reveal`: shown before. Several on a deck in an order that their player chooses, or at random. */
  send: { what: Target; to: Place; reveal?: true; order?: 'random' }
}

type Send = SendingVerbs['send']

const underOf = (to: Place): Target[] => (typeof to === 'object' && 'under' in to ? [to.under] : [])

/** Of one deck, said once. */
const isTopOrBottom = (places: readonly Place[]): boolean => places.join() === 'top,bottom'

/** As many cards as go under such cards: one under each of them. */
function oneUnderEach(verb: Send, { said }: Context): Send {
  const { what, to } = verb
  const [under] = underOf(to)
  if (typeof what !== 'object' || !('top' in what) || typeof under !== 'object' || !('all' in under))
    return verb
  const { top } = what
  const isEach = typeof top === 'object' && 'each' in top
  if (!isEach || JSON.stringify(top.each) !== JSON.stringify(under.all)) return verb
  said.each = under.all
  return { ...verb, what: { ...what, top: 1 } }
}

/** Cards of each player's deck: it is for them to put these away. */
function byEach<C extends { doer?: unknown }>(
  verb: Send,
  context: Context,
  say: (verb: Send, context: Context) => C,
): C | undefined {
  const { what } = verb
  if (typeof what !== 'object' || !('top' in what)) return
  const { of: who, ...own } = what
  if (who !== 'eachOpponent' && who !== 'eachPlayer') return
  const said = say({ ...verb, what: own }, { ...context, actor: who })
  remember(what, context)
  return { ...said, doer: undefined }
}

// ---- English

export function enWhere(what: Target, to: Place, context: Context): string {
  if (typeof to === 'object') {
    if ('either' in to) {
      if (isTopOrBottom(to.either))
        return `on the top or the bottom of ${en.theirs(what, context, 'deck', 'decks')}`
      return to.either.map((place) => enWhere(what, place, context)).join(' or ')
    }
    return `${to.faceup ? 'faceup' : 'facedown'} under ${en.aside(context, () => en.phrase(to.under, context, 'each').acc)}`
  }
  const deck = en.theirs(what, context, 'deck', 'decks')
  switch (to) {
    case 'hand':
      return `into ${en.theirs(what, context, 'hand', 'hands')}`
    case 'top':
      return `on the top of ${deck}`
    case 'bottom':
      return `on the bottom of ${deck}`
    case 'shuffledIn':
      return `into ${deck}`
    case 'discard':
      return `into ${en.theirs(what, context, 'discard', 'discards')}`
    case 'inkwell':
      return `into ${en.theirs(what, context, 'inkwell', 'inkwells')} facedown`
    case 'inkwellExerted':
      return `into ${en.theirs(what, context, 'inkwell', 'inkwells')} facedown and exerted`
  }
}

/** From play and from a discard a card returns to hand; a card that was looked at is put there. */
function comesBack(what: Target): boolean {
  if (typeof what === 'string') return true
  if ('top' in what) return false
  const filter = filterOf(what)
  return filter?.in !== 'looked' && filter?.in !== 'deck'
}

function english(verb: Send, context: Context): EnglishClause {
  const each = byEach(verb, context, english)
  if (each) return each
  const { what, to, reveal, order } = oneUnderEach(verb, context)
  const where = enWhere(what, to, context)
  const isBack = to === 'hand' && comesBack(what)
  const said = en.phrase(what, context).acc
  const plural = context.said.it?.plural
  const ordered =
    plural && (to === 'bottom' || to === 'top') && (order ? 'in a random order' : 'in any order')
  if (reveal)
    return en.act(context, words(`reveal ${said} and put ${plural ? 'them' : 'it'}`, where, ordered))
  if (isBack) return en.act(context, `return ${said} to ${where.slice('into '.length)}`)
  return en.act(context, words(to === 'shuffledIn' ? 'shuffle' : 'put', said, where, ordered))
}

// ---- German

export function deWhere(what: Target, to: Place, context: Context): string {
  if (typeof to === 'object') {
    if ('either' in to) {
      if (isTopOrBottom(to.either)) return `auf oder unter ${de.theirs(what, context, 'deck')}`
      return to.either.map((place) => deWhere(what, place, context)).join(' oder ')
    }
    const under = de.aside(context, () => de.phrase(to.under, context, 'each').in('acc'))
    return `${to.faceup ? 'offen' : 'verdeckt'} unter ${under}`
  }
  switch (to) {
    case 'hand':
      return `auf ${de.theirs(what, context, 'hand')}`
    case 'top':
      return `auf ${de.theirs(what, context, 'deck')}`
    case 'bottom':
      return `unter ${de.theirs(what, context, 'deck')}`
    case 'shuffledIn':
      return `in ${de.theirs(what, context, 'deck')}`
    case 'discard':
      return `auf ${de.theirs(what, context, 'discard')}`
    case 'inkwell':
      return `verdeckt in ${de.theirs(what, context, 'inkwell')}`
    case 'inkwellExerted':
      return `verdeckt und erschöpft in ${de.theirs(what, context, 'inkwell')}`
  }
}

function german(sent: Send, context: Context): GermanClause {
  const each = byEach(sent, context, german)
  if (each) return each
  const { what, to, reveal, order } = oneUnderEach(sent, context)
  const where = deWhere(what, to, context)
  const yours = referentOf(what, context).whose === 'yours'
  const isBack = to === 'hand' && comesBack(what) && !yours
  const said = de.phrase(what, context)
  const plural = context.said.it?.plural
  const ordered =
    plural &&
    (to === 'bottom' || to === 'top') &&
    (order ? 'in zufälliger Reihenfolge' : 'in beliebiger Reihenfolge')
  const verb =
    to === 'hand'
      ? isBack
        ? verbs.zurückbringen
        : verbs.nehmen
      : to === 'shuffledIn'
        ? verbs.mischen
        : verbs.legen
  const put = de.act(context, verb, object(said, words(ordered, where)))
  return reveal ? de.afterRevealing(said, de.act(context, verb, words(ordered, where)), context) : put
}

// ---- Italian

export function itWhere(what: Target, to: Place, context: Context, said: ItalianPhrase): string {
  if (typeof to === 'object') {
    if ('either' in to) {
      if (isTopOrBottom(to.either))
        return `in cima o in fondo ${it.theirs(what, context, ['al', 'ai'], 'mazzo', 'mazzi')}`
      return to.either.map((place) => itWhere(what, place, context, said)).join(' o ')
    }
    const under = it.aside(context, () => it.phrase(to.under, context, 'each').with('sotto a'))
    return `${to.faceup ? 'a faccia in su' : 'a faccia in giù'} ${under}`
  }
  const facedown = (exerted: boolean): string =>
    words('a faccia in giù', exerted && `e ${it.agreed('impegnat', said)}`)
  switch (to) {
    case 'hand':
      return it.isYours(what, context)
        ? `alla ${it.your(context, 'f', false)} mano`
        : `alla mano ${it.theirPlayers(what, context, 'di')}`
    case 'top':
      return `in cima ${it.theirs(what, context, ['al', 'ai'], 'mazzo', 'mazzi')}`
    case 'bottom':
      return `in fondo ${it.theirs(what, context, ['al', 'ai'], 'mazzo', 'mazzi')}`
    case 'shuffledIn':
      return it.theirs(what, context, ['nel', 'nei'], 'mazzo', 'mazzi')
    case 'discard':
      return it.isYours(what, context)
        ? `nei ${it.your(context, 'm', true)} scarti`
        : `negli scarti ${it.theirPlayers(what, context, 'di')}`
    case 'inkwell':
    case 'inkwellExerted': {
      const into = it.theirs(what, context, ['al', 'ai'], 'calamaio', 'calamai')
      return `${into} ${facedown(to === 'inkwellExerted')}`
    }
  }
}

function italian(sent: Send, context: Context): ItalianClause {
  const each = byEach(sent, context, italian)
  if (each) return each
  const { what, to, reveal, order } = oneUnderEach(sent, context)
  const isBack = to === 'hand' && comesBack(what)
  const yours = it.isYours(what, context)
  const hand = isBack && !yours ? `in mano ${it.theirPlayers(what, context, 'a')}` : ''
  const said = it.phrase(what, context)
  const where = isBack ? '' : itWhere(what, to, context, said)
  const ordered =
    said.plural && (to === 'bottom' || to === 'top') && (order ? 'in ordine casuale' : 'in qualsiasi ordine')
  if (isBack) return it.act(context, yours ? lexemes.riprendere : lexemes.farTornare, said, hand)
  const isAdded = to === 'hand' || to === 'inkwell' || to === 'inkwellExerted'
  const verb = to === 'shuffledIn' ? lexemes.mescolare : isAdded ? lexemes.aggiungere : lexemes.mettere
  if (!reveal) return it.act(context, verb, said, words(where, ordered))
  return it.afterRevealing(
    said,
    it.act(context, verb, said.plural ? it.le : it.la, words(where, ordered)),
    context,
  )
}

/** What is asked: "to put | into the hand", "auf die Hand | genommen werden, nehmen", "da aggiungere | alla mano". */
const asked = {
  back: {
    en: ['return', 'to hand'],
    de: ['auf die Hand', 'zurückgebracht', 'zurückbringen'],
    it: ['far tornare', 'in mano'],
  },
  hand: {
    en: ['put', 'into your hand'],
    de: ['auf die Hand', 'genommen', 'nehmen'],
    it: ['aggiungere', 'alla tua mano'],
  },
  top: {
    en: ['put', 'on the top of the deck'],
    de: ['auf das Deck', 'gelegt', 'legen'],
    it: ['mettere', 'in cima al mazzo'],
  },
  bottom: {
    en: ['put', 'on the bottom of the deck'],
    de: ['unter das Deck', 'gelegt', 'legen'],
    it: ['mettere', 'in fondo al mazzo'],
  },
  shuffledIn: {
    en: ['shuffle', 'into the deck'],
    de: ['ins Deck', 'gemischt', 'mischen'],
    it: ['mescolare', 'nel mazzo'],
  },
  discard: {
    en: ['put', 'into the discard'],
    de: ['auf den Ablagestapel', 'gelegt', 'legen'],
    it: ['mettere', 'negli scarti'],
  },
  inkwell: {
    en: ['put', 'into the inkwell'],
    de: ['in den Tintenvorrat', 'gelegt', 'legen'],
    it: ['aggiungere', 'al calamaio'],
  },
  under: {
    en: ['put', 'under a card'],
    de: ['unter eine Karte', 'gelegt', 'legen'],
    it: ['mettere', 'sotto a una carta'],
  },
  either: { en: ['put', 'away'], de: ['', 'weggelegt', 'weglegen'], it: ['mettere', 'via'] },
} as const

const askedOf = ({ what, to }: Send) => {
  if (typeof to === 'object') return asked['either' in to ? 'either' : 'under']
  if (to === 'hand' && comesBack(what)) return asked.back
  return asked[to === 'inkwellExerted' ? 'inkwell' : to]
}

/** How many it must be to be done in full, where that is said. */
function wantedOf(what: Target): Amount | undefined {
  if (typeof what === 'string' || 'all' in what) return undefined
  if ('top' in what) return what.of === undefined ? what.top : undefined
  return what.n
}

export const sendingVerbs: VerbWords<SendingVerbs> = {
  unshift: {
    targets: ({ what }) => [what],
    where: 'play',
    could: couldBeDone,
    perform: (g, f, verb) => {
      const [refs = []] = targets(g, f, verb)
      reportSome(f, refs.length > 0)
      for (const { card } of refs) happen(g, { kind: 'unshift', card })
    },
    say: {
      en: (_, context) => en.act(context, 'return only this card to your hand'),
      de: (_, context) => de.act(context, verbs.nehmen, 'nur diese Karte auf deine Hand zurück'),
      it: (_, context) => it.act(context, lexemes.riprendere, 'solo questa carta'),
    },
    asks: {
      en: { choose: 'to return to hand', may: (what) => `Do you want to return only ${what} to your hand?` },
      de: {
        choose: ['nom', 'auf die Hand genommen werden'],
        may: (what) => `Möchtest du nur ${what} auf die Hand nehmen?`,
      },
      it: { choose: 'da riprendere in mano', may: (what) => `Vuoi riprendere in mano solo ${what}?` },
    },
  },
  send: {
    targets: ({ what, to }) => [what, ...underOf(to)],
    where: 'anywhere',
    could: couldBeDone,
    perform: (g, f, verb) => {
      const [refs = [], under = []] = targets(g, f, verb)
      f.it = refs
      const possible = refs.length > 0 && (underOf(verb.to).length === 0 || under.length > 0)
      const wanted = wantedOf(verb.what)
      if (typeof wanted === 'number' && possible) reportSoMany(f, refs.length, wanted)
      else reportSome(f, possible)
      did(f, possible ? refs.length : 0, possible ? refs : [])
      if (!possible) return
      if (verb.reveal && on('6.1.14.1')) happen(g, { kind: 'reveal', seat: f.you, cards: idsOf(refs) })
      sendCards(g, f, refs, verb.to, under, verb.order)
    },
    say: { en: english, de: german, it: italian },
    asks: {
      en: {
        choose: (verb, { end }) => (end === 'to' ? 'to put it under' : `to ${askedOf(verb).en.join(' ')}`),
        may: (what, verb) => `Do you want to ${askedOf(verb).en.join(` ${what} `)}?`,
      },
      de: {
        choose: (verb, { end }) => {
          const [where, put] = askedOf(verb).de
          return end === 'to' ? ['acc', 'sie gelegt werden', 'unter'] : ['nom', words(where, put, 'werden')]
        },
        may: (what, verb) => {
          const [where, , put] = askedOf(verb).de
          return `${words('Möchtest du', what, where, put)}?`
        },
      },
      it: {
        choose: (verb, { end }) =>
          end === 'to' ? 'sotto a cui metterla' : `da ${askedOf(verb).it.join(' ')}`,
        may: (what, verb) => `Vuoi ${askedOf(verb).it.join(` ${what} `)}?`,
      },
    },
  },
}
