/** English: what effects do. */
import type { Amount, Filter, Target, Who } from '../abilities.ts'
import {
  amountOf,
  cardsOf,
  counted,
  during,
  equalTo,
  gift,
  granted,
  kind,
  phrase,
  player,
  some,
  such,
  theirs,
  your,
} from './en-phrases.ts'
import {
  type Clause,
  type Context,
  cannotSay,
  nounsOf,
  restOf,
  type Sentence,
  type SimpleVerb,
  type Subject,
  unsaid,
  words,
} from './grammar.ts'

/** "draw", "draws" */
type Lexeme = readonly [base: string, s: string]

export const lexemes = {
  banish: ['banish', 'banishes'],
  deal: ['deal', 'deals'],
  discard: ['discard', 'discards'],
  chooseAndDiscard: ['choose and discard', 'chooses and discards'],
  draw: ['draw', 'draws'],
  exert: ['exert', 'exerts'],
  gain: ['gain', 'gains'],
  give: ['give', 'gives'],
  look: ['look', 'looks'],
  lose: ['lose', 'loses'],
  move: ['move', 'moves'],
  name: ['name', 'names'],
  pay: ['pay', 'pays'],
  play: ['play', 'plays'],
  put: ['put', 'puts'],
  ready: ['ready', 'readies'],
  remove: ['remove', 'removes'],
  return: ['return', 'returns'],
  reveal: ['reveal', 'reveals'],
  shuffle: ['shuffle', 'shuffles'],
} satisfies Record<string, Lexeme>

export interface EnglishClause extends Clause {
  /** The predicate as its subject demands: "draws a card", "get +2 {S}". */
  finite: string
  /** The predicate after "may" and "to": "draw a card". */
  base: string
}

const subjectOf = (who: Who, context: Context): Subject => (who === 'you' ? 'you' : player(who, context))

/** Somebody does something. Only what the actor of the ability does can be left to them. */
export function act(context: Context, lexeme: Lexeme, rest: string, who: Who = context.actor): EnglishClause {
  const subject = subjectOf(who, context)
  const base = `${lexeme[0]} ${rest}`
  const finite = subject === 'you' || subject.plural ? base : `${lexeme[1]} ${rest}`
  return { subject, finite, base, ...(who === context.actor && { doer: subject }) }
}

/** Something is so: "chosen character gets +2 {S}". */
const statement = (subject: Subject, finite: string): EnglishClause => ({ subject, finite, base: finite })

const sameSubject = (a: Subject, b: Subject): boolean =>
  a === 'you' || b === 'you' ? a === b : a.text === b.text

export function sentence({ leads, may, parts, join = 'then', to, instead }: Sentence<EnglishClause>): string {
  const glue = join === 'or' ? ' or ' : ', then '
  const main = may ? permission(parts, glue) : statements(parts, glue)
  const purpose = to && `to ${to.map(({ base }) => base).join(' and ')}`
  return words(...leads, main, purpose, instead && 'instead')
}

function permission(parts: readonly EnglishClause[], glue: string): string {
  const [{ doer }] = parts
  if (!doer || !parts.every((part) => part.doer && sameSubject(part.doer, doer))) {
    throw cannotSay(parts, 'en', 'several players may do it')
  }
  return `${doer === 'you' ? 'you' : doer.text} may ${parts.map(({ base }) => base).join(glue)}`
}

/** "each player discards their hand, then draws 7 cards": the same subject is said once. */
const statements = (parts: readonly EnglishClause[], glue: string): string =>
  parts
    .map(({ subject, finite }, i) => {
      const same = i > 0 && sameSubject(subject, parts[i - 1].subject)
      return words(!same && subject !== 'you' && subject.text, finite)
    })
    .join(glue)

// ---- effects

export function verb(node: SimpleVerb, context: Context): EnglishClause {
  const object = (target: Target, how?: 'each') => phrase(target, context, 'object', how).text
  const lore = (n: number) => `${n} lore`
  const damage = (n: number) => `${n} damage`
  switch (node.do) {
    case 'draw':
      return act(context, lexemes.draw, cardsOf(node.n, context), node.who)
    case 'drawUntil': {
      const who = node.who ?? context.actor
      const has = who === 'you' ? 'you have' : 'they have'
      return act(context, lexemes.draw, `cards until ${has} ${node.n} cards in hand`, who)
    }
    case 'discard': {
      const their = (node.who ?? context.actor) === 'you' ? 'your' : 'their'
      if (node.n === 'hand') return act(context, lexemes.discard, `${their} hand`, node.who)
      return act(context, lexemes.chooseAndDiscard, cardsOf(node.n, context), node.who)
    }
    case 'gainLore':
      return act(context, lexemes.gain, amountOf(node.n, context, lore, 'lore'), node.who)
    case 'loseLore':
      return act(context, lexemes.lose, amountOf(node.n, context, lore, 'lore'), node.who)
    case 'deal': {
      const [n, per] = amountAround(node.n, damage, 'damage')
      return act(context, lexemes.deal, words(n, `to ${object(node.to, 'each')}`, per))
    }
    case 'put': {
      const counters = (n: number) => (n === 1 ? 'a damage counter' : `${n} damage counters`)
      const [n, per] = amountAround(node.damage, counters, 'damage counters')
      return act(context, lexemes.put, words(n, `on ${object(node.on, 'each')}`, per))
    }
    case 'remove': {
      const n = node.upTo === 'all' ? 'all' : `up to ${node.upTo}`
      return act(context, lexemes.remove, `${n} damage from ${object(node.from, 'each')}`)
    }
    case 'moveDamage': {
      const n = node.upTo === 'all' ? 'all' : `up to ${node.upTo}`
      const from = object(node.from)
      return act(context, lexemes.move, `${n} damage from ${from} to ${object(node.to)}`)
    }
    case 'banish':
      return act(context, lexemes.banish, object(node.what))
    case 'exert':
      return act(context, lexemes.exert, object(node.what))
    case 'ready':
      return act(context, lexemes.ready, object(node.what))
    case 'return': {
      const hand = theirs(node.what, context, 'hand', 'hands')
      return act(context, lexemes.return, `${object(node.what)} to ${hand}`)
    }
    case 'shuffle': {
      const deck = theirs(node.what, context, 'deck', 'decks')
      return act(context, lexemes.shuffle, `${object(node.what)} into ${deck}`)
    }
    case 'bottom': {
      const deck = theirs(node.what, context, 'deck', 'decks')
      const what = phrase(node.what, context, 'object')
      return act(
        context,
        lexemes.put,
        words(what.text, `on the bottom of ${deck}`, context.said.it?.plural && 'in any order'),
      )
    }
    case 'ink': {
      const facedown = node.exerted ? 'facedown and exerted' : 'facedown'
      if (node.what === 'topOfDeck') {
        const mine = your(context)
        return act(context, lexemes.put, `the top card of ${mine} deck into ${mine} inkwell ${facedown}`)
      }
      const inkwell = theirs(node.what, context, 'inkwell', 'inkwells')
      return act(context, lexemes.put, `${object(node.what)} into ${inkwell} ${facedown}`)
    }
    case 'give': {
      const to = phrase(node.to, context, 'subject', node.grant.cant?.length ? 'these' : 'now')
      const referent = context.said.it!
      const gets = statement(to, granted(node.grant, context, to.plural, { for: node.for, of: referent }))
      const present = gift(node.grant, context, during(node.for, referent))
      if (present === undefined) return gets
      const receiver = to.text === 'they' ? 'them' : to.text
      const giving = act(context, lexemes.give, `${receiver} ${present}`)
      return { ...gets, base: giving.base, doer: giving.doer! }
    }
    case 'forAll': {
      const to = { text: such(node.filter, context), plural: true }
      const lasting = { for: node.for, of: { noun: 'card', plural: true } } as const
      return statement(to, granted(node.grant, context, true, lasting))
    }
    case 'forbidPlaying': {
      const when = during(node.for, { noun: 'card', plural: true })
      return statement(
        { text: 'opponents', plural: true },
        `can't play ${such(node.filter, context)} ${when}`,
      )
    }
    case 'payLessNext': {
      const what = words(
        'the next',
        node.filter.other && 'other',
        kind(node.filter, context, { unowned: true }),
      )
      const mine = { text: context.actor === 'you' ? 'you' : 'they', plural: true }
      return statement(mine, `pay ${node.n} {I} less for ${what} ${mine.text} play this turn`)
    }
    case 'preventNextDamage': {
      const to = phrase(node.to, context, 'subject')
      const they = to.text === 'it' || context.said.it!.noun !== 'character' ? 'it takes' : 'they take'
      const when = during(node.for, context.said.it!)
      return statement(
        { text: `the next time ${to.text}`, plural: false },
        `would be dealt damage ${when}, ${they} no damage instead`,
      )
    }
    case 'noChallengeDamage': {
      const to = phrase(node.to, context, 'subject')
      return statement(to, `${to.plural ? 'take' : 'takes'} no damage from the challenge`)
    }
    case 'look':
      return look(node, context)
    case 'nameAndReveal':
      return act(context, lexemes.name, `a card and reveal the top card of ${your(context)} deck`)
    case 'revealAndPlay': {
      const found = some(node.filter, context, { nouns: nounsOf(node.filter, false) })
      const mine = your(context)
      const exerted = node.exerted && 'and it enters play exerted'
      return {
        ...act(context, lexemes.reveal, `the top card of ${mine} deck`),
        after: [
          words(
            `if it's ${found}, ${context.actor === 'you' ? 'you' : 'they'} may play it for free`,
            exerted,
          ),
          `otherwise, put it back on the top of ${mine} deck`,
        ],
      }
    }
    case 'play': {
      const what = some(node.filter, context, { unowned: node.filter.whose === 'yours' })
      const exerted = node.exerted && [enters(node.filter)]
      return {
        ...act(context, lexemes.play, words(what, node.free && 'for free'), node.who),
        after: exerted || [],
      }
    }
    case 'playSelf': {
      const after = node.exerted ? ['it enters play exerted'] : []
      const what = context.trigger?.from ? 'it' : `this card from ${your(context)} discard`
      return { ...act(context, lexemes.play, what), after }
    }
    case 'playAgain': {
      const mine = your(context)
      const after = [`after that, put it on the bottom of ${mine} deck instead of into ${mine} discard`]
      return { ...act(context, lexemes.play, `that song again from ${mine} discard for free`), after }
    }
    case 'move':
      return act(context, lexemes.move, `${object(node.what)} to that location for free`)
    case 'payInk':
      return act(context, lexemes.pay, `${node.n} {I}`)
    case 'boost':
      return act(
        context,
        lexemes.put,
        `the top card of ${your(context)} deck facedown under ${object('self')}`,
      )
    default:
      return unsaid(node, 'en')
  }

  /** What is dealt, said before its target, where "it" may still be another card; and what it is counted for. */
  function amountAround(n: Amount, of: (n: number) => string, bare: string): readonly [string, string?] {
    const count = counted(n, context)
    return count ? [of(count.n), count.per] : [`${bare} ${equalTo(n, context)}`]
  }
}

const enters = ({ type, in: zone }: Filter): string =>
  (type === 'character' && !zone ? 'they enter' : 'it enters').concat(' play exerted')

function look(node: Extract<SimpleVerb, { do: 'look' }>, context: Context): EnglishClause {
  const { n, take, rest } = node
  const deck = `${your(context)} deck`
  const top = n === 1 ? 'the top card' : `the top ${n} cards`
  const first = node.reveal
    ? act(context, lexemes.reveal, `${top} of ${deck}`)
    : act(context, lexemes.look, `at ${top} of ${deck}`)
  const then = { ...context, trigger: undefined }
  const they: Who | undefined = context.actor === 'you' ? 'you' : undefined
  const order = (rest: string) =>
    they ? sentence({ leads: [], parts: [act(then, lexemes.put, rest)] }) : `they put ${rest}`
  const permit = (said: string) => `${they ? 'you' : 'they'} may ${said}`
  const sole = restOf(node) === 1
  const remainder = take ? (sole ? 'the other' : 'the rest') : n === 1 ? 'it' : 'them'
  const ordered = sole ? '' : 'in any order'
  const place = ((): string => {
    switch (rest) {
      case 'top':
        return words(remainder, `back on the top of ${deck}`, ordered)
      case 'bottom':
        return words(remainder, `on the bottom of ${deck}`, ordered)
      case 'topAndBottom':
        if (n !== 2 || take) throw cannotSay(node, 'en', 'one and the other are two')
        return `one of them on the top of ${deck} and the other on the bottom`
      case 'topOrBottom':
        if (n !== 1 || take) throw cannotSay(node, 'en', 'either of two places is for one card')
        return `it on the top or the bottom of ${deck}`
      default:
        return unsaid(rest, 'en')
    }
  })()
  if (!take) return { ...first, after: [order(place)] }

  const hand = `into ${your(context)} hand`
  const nouns = nounsOf(take.filter, false)
  const anyCard = Object.keys(take.filter).length === 0
  if (take.must) {
    if (typeof take.upTo !== 'number') throw cannotSay(node, 'en', 'an exact number')
    const what = anyCard
      ? `${take.upTo} of them`
      : `${take.upTo === 1 ? some(take.filter, context, { nouns }) : `${take.upTo} ${such(take.filter, context, { nouns })}`} among them`
    return { ...first, after: [order(`${what} ${hand} and ${place}`)] }
  }
  const plural = such(take.filter, context, { nouns })
  const single = some(take.filter, context, { nouns })
  const what =
    take.upTo === 'any'
      ? `any number of ${plural}`
      : take.upTo === 'each'
        ? `each ${kind(take.filter, context, { nouns })}`
        : take.upTo === 1
          ? single
          : `up to ${take.upTo} ${plural}`
  const it = take.upTo === 1 ? 'it' : 'them'
  const taking = take.reveal
    ? `reveal ${what} among them and put ${it} ${hand}`
    : `put ${what} among them ${hand}`
  return { ...first, after: [permit(taking), order(place)] }
}
