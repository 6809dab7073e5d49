/** English: what effects do. */
import { cannotSay, plain, type Sentence, unsaid, words } from '@regelwerk/say'
import {
  deed,
  type EnglishClause,
  phrase as fixed,
  sentence as inOrder,
  it as itself,
  type Phrase,
  statement,
  they as them,
  you,
} from '@regelwerk/say/en'
import type { Amount, Filter, Target, Who } from '../abilities.ts'
import {
  amountOf,
  cardsOf,
  counted,
  during,
  exactly,
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
import { type Context, nounsOf, restOf, type SimpleVerb } from './grammar.ts'

/** Somebody does something. Only what the actor of the ability does can be left to them. */
export function act(context: Context, base: string, who: Who = context.actor): EnglishClause {
  const said = deed(who === 'you' ? 'you' : player(who, context), base)
  return who === context.actor ? said : { ...said, doer: undefined }
}

/** What is done one after the other is said so. */
export const sentence = (said: Sentence<EnglishClause>): string => inOrder(said, true)

/** With its predicate in its form already. */
const stated = (subject: Phrase, finite: string): EnglishClause => ({ subject, finite, stated: true })

// ---- effects

export function verb(node: SimpleVerb, context: Context): EnglishClause {
  const object = (target: Target, how?: 'each') => phrase(target, context, how).acc
  const lore = (n: number) => `${n} lore`
  const damage = (n: number) => `${n} damage`
  switch (node.do) {
    case 'draw':
      return act(context, `draw ${cardsOf(node.n, context)}`, node.who)
    case 'drawUntil': {
      const who = node.who ?? context.actor
      const has = who === 'you' ? 'you have' : 'they have'
      return act(context, `draw cards until ${has} ${exactly(node.n, context)} cards in hand`, who)
    }
    case 'discard': {
      const their = (node.who ?? context.actor) === 'you' ? 'your' : 'their'
      if (node.n === 'hand') return act(context, `discard ${their} hand`, node.who)
      return act(context, `choose and discard ${cardsOf(node.n, context)}`, node.who)
    }
    case 'gainLore':
      return act(context, `gain ${amountOf(node.n, context, lore, 'lore')}`, node.who)
    case 'loseLore':
      return act(context, `lose ${amountOf(node.n, context, lore, 'lore')}`, node.who)
    case 'deal': {
      const [n, per] = amountAround(node.n, damage, 'damage')
      return act(context, words('deal', n, `to ${object(node.to, 'each')}`, per))
    }
    case 'put': {
      const counters = (n: number) => (n === 1 ? 'a damage counter' : `${n} damage counters`)
      const [n, per] = amountAround(node.damage, counters, 'damage counters')
      return act(context, words('put', n, `on ${object(node.on, 'each')}`, per))
    }
    case 'remove': {
      const n = node.upTo === 'all' ? 'all' : `up to ${node.upTo}`
      return act(context, `remove ${n} damage from ${object(node.from, 'each')}`)
    }
    case 'moveDamage': {
      const n = node.upTo === 'all' ? 'all' : `up to ${node.upTo}`
      const from = object(node.from)
      return act(context, `move ${n} damage from ${from} to ${object(node.to)}`)
    }
    case 'banish':
      return act(context, `banish ${object(node.what)}`)
    case 'exert':
      return act(context, `exert ${object(node.what)}`)
    case 'ready':
      return act(context, `ready ${object(node.what)}`)
    case 'return': {
      const hand = theirs(node.what, context, 'hand', 'hands')
      return act(context, `return ${object(node.what)} to ${hand}`)
    }
    case 'shuffle': {
      const deck = theirs(node.what, context, 'deck', 'decks')
      return act(context, `shuffle ${object(node.what)} into ${deck}`)
    }
    case 'bottom': {
      const deck = theirs(node.what, context, 'deck', 'decks')
      const what = phrase(node.what, context)
      return act(
        context,
        words('put', what.acc, `on the bottom of ${deck}`, context.said.it?.plural && 'in any order'),
      )
    }
    case 'ink': {
      const facedown = node.exerted ? 'facedown and exerted' : 'facedown'
      if (node.what === 'topOfDeck') {
        const mine = your(context)
        return act(context, `put the top card of ${mine} deck into ${mine} inkwell ${facedown}`)
      }
      const inkwell = theirs(node.what, context, 'inkwell', 'inkwells')
      return act(context, `put ${object(node.what)} into ${inkwell} ${facedown}`)
    }
    case 'give': {
      const to = phrase(node.to, context, node.grant.cant?.length ? 'these' : 'now')
      const referent = context.said.it!
      const gets = stated(to, granted(node.grant, context, to.plural, { for: node.for, of: referent }))
      const present = gift(node.grant, context, during(node.for, referent))
      if (present === undefined) return gets
      const { base, doer } = act(context, `give ${to.acc} ${present}`)
      return { ...gets, base, doer }
    }
    case 'forAll': {
      const to = fixed(such(node.filter, context), true)
      const lasting = { for: node.for, of: { noun: 'card', plural: true } } as const
      return stated(to, granted(node.grant, context, true, lasting))
    }
    case 'forbidPlaying': {
      const when = during(node.for, { noun: 'card', plural: true })
      return stated(fixed('opponents', true), `can't play ${such(node.filter, context)} ${when}`)
    }
    case 'payLessNext': {
      const what = words(
        'the next',
        node.filter.other && 'other',
        kind(node.filter, context, { unowned: true }),
      )
      const mine = context.actor === 'you' ? you : them
      return stated(mine, `pay ${node.n} {I} less for ${what} ${mine.nom} play this turn`)
    }
    case 'preventNextDamage': {
      const to = phrase(node.to, context)
      const they = to === itself || context.said.it!.noun !== 'character' ? 'it takes' : 'they take'
      const when = during(node.for, context.said.it!)
      return stated(
        fixed(`the next time ${to.nom}`),
        `would be dealt damage ${when}, ${they} no damage instead`,
      )
    }
    case 'noChallengeDamage': {
      const to = phrase(node.to, context)
      return statement(to, 'take no damage from the challenge')
    }
    case 'look':
      return look(node, context)
    case 'nameAndReveal':
      return act(context, `name a card and reveal the top card of ${your(context)} deck`)
    case 'revealAndPlay': {
      const found = some(node.filter, context, { nouns: nounsOf(node.filter, false) })
      const mine = your(context)
      const exerted = node.exerted && 'and it enters play exerted'
      return {
        ...act(context, `reveal the top card of ${mine} deck`),
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
        ...act(context, words('play', what, node.free && 'for free'), node.who),
        after: exerted || [],
      }
    }
    case 'playSelf': {
      const after = node.exerted ? ['it enters play exerted'] : []
      const what = context.trigger?.inZone ? 'it' : `this card from ${your(context)} discard`
      return { ...act(context, `play ${what}`), after }
    }
    case 'playAgain': {
      const mine = your(context)
      const after = [`after that, put it on the bottom of ${mine} deck instead of into ${mine} discard`]
      return { ...act(context, `play that song again from ${mine} discard for free`), after }
    }
    case 'move':
      return act(context, `move ${object(node.what)} to that location for free`)
    case 'payInk':
      return act(context, `pay ${node.n} {I}`)
    case 'boost':
      return act(context, `put the top card of ${your(context)} deck facedown under ${object('self')}`)
    default:
      return unsaid(node, 'en')
  }

  /** What is dealt, said before its target, where "it" may still be another card; and what it is counted for. */
  function amountAround(n: Amount, of: (n: number) => string, bare: string): readonly [string, string?] {
    const { n: times, per, equal } = counted(n, context)
    return equal === undefined ? [of(times), per] : [`${bare} equal to ${equal}`]
  }
}

const enters = ({ type, in: zone }: Filter): string =>
  (type === 'character' && !zone ? 'they enter' : 'it enters').concat(' play exerted')

function look(node: Extract<SimpleVerb, { do: 'look' }>, context: Context): EnglishClause {
  const { n, take, rest } = node
  const deck = `${your(context)} deck`
  const top = n === 1 ? 'the top card' : `the top ${n} cards`
  const first = node.reveal
    ? act(context, `reveal ${top} of ${deck}`)
    : act(context, `look at ${top} of ${deck}`)
  const then = { ...context, trigger: undefined }
  const they: Who | undefined = context.actor === 'you' ? 'you' : undefined
  const order = (rest: string) => (they ? sentence(plain(act(then, `put ${rest}`))) : `they put ${rest}`)
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
