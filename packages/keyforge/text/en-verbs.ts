/** English: what effects do. */
import { endingClause, listed, unsaid, words } from '@regelwerk/say'
import {
  counted,
  deed,
  type EnglishClause,
  phrase as fixed,
  having,
  type Phrase,
  statement,
  you,
} from '@regelwerk/say/en'
import type { Amount, Target, Targets, Who } from '../abilities.ts'
import { amount, equalTo, perChosen, quantity } from './en-amounts.ts'
import {
  AMBER,
  actorOf,
  counterNames,
  demonstrative,
  every,
  house,
  nounIn,
  opponent,
  opponents,
  phrase,
  player,
  some,
  theirs,
  you as they,
  this_,
  your,
  zoneList,
} from './en-words.ts'
import {
  type Context,
  isOutside,
  isSeveral,
  nounOf,
  objectOf,
  referentOf,
  remember,
  type SimpleVerb,
  targetsOf,
} from './grammar.ts'

/** Somebody does something. Of others than the actor it is said that the actor has them do it. */
function act(context: Context, base: string, who: Who = context.actor): EnglishClause {
  const doer = actorOf(context)
  if (who === context.actor) return deed(doer, base)
  const subject = player(who, context)
  return { ...having(doer, subject === 'you' ? you : subject, base), subject }
}

/** Something happens to a card: "a friendly creature captures 1 Æmber". */
const happens = (context: Context, subject: Phrase, base: string): EnglishClause =>
  having(actorOf(context), subject, base)

// ---- effects

export function verb(node: SimpleVerb, context: Context): EnglishClause {
  const per = perChosen(targetsOf(objectOf(node) ?? []), context)
  const clause = withPer(said(node, context), per)
  context.said.done = { do: node.do, noun: context.said.it?.noun ?? 'card' }
  return clause
}

/** "... for each friendly creature", where as many cards are chosen. */
function withPer(clause: EnglishClause, per: string | undefined): EnglishClause {
  if (per === undefined) return clause
  const { base, finite } = clause
  return { ...clause, finite: words(finite, per), ...(base && { base: words(base, per) }) }
}

/** "1 Æmber from its pool": the amount, or all of it. */
const amber = (n: Amount | 'all', context: Context, all: string): string =>
  n === 'all' ? all : quantity(n, context, AMBER)

function said(node: SimpleVerb, context: Context): EnglishClause {
  const object = (targets: Targets): string => phrase(targets, context).acc
  const simple = (base: string): EnglishClause => act(context, base)
  switch (node.do) {
    case 'gain':
      return act(context, `gain ${quantity(node.n, context, AMBER)}`, node.who)
    case 'lose': {
      const their = (node.who ?? context.actor) === 'you' ? 'your' : 'their'
      return act(context, `lose ${amber(node.n, context, `all of ${their} ${AMBER}`)}`, node.who)
    }
    case 'steal': {
      const all =
        node.who === 'opponent' ? `all of ${your(context)} ${AMBER}` : `all of ${opponents(context)} ${AMBER}`
      return act(context, `steal ${amber(node.n, context, all)}`, node.who)
    }
    case 'capture':
      return captured(node, context)
    case 'exalt': {
      const n = node.n ?? 1
      const times = n === 1 ? '' : typeof n === 'number' ? `${n} times` : amount(n, context, '').per
      return simple(words('exalt', object(node.what), times))
    }
    case 'moveAmber': {
      const where = (one: typeof node.to): string => {
        if (one === 'yourPool') return `${your(context)} pool`
        return one === 'supply' ? 'the common supply' : object(one)
      }
      const n = amber(node.n, context, `all ${AMBER}`)
      const from = where(node.from)
      if (node.from === 'supply') return simple(`put ${n} from ${from} on ${where(node.to)}`)
      return simple(`move ${n} from ${from} to ${where(node.to)}`)
    }
    case 'pay': {
      const [their, other] = node.who === 'you' ? ['your', opponent(context)] : ['their', they(context)]
      return act(context, `give ${other} ${amber(node.n, context, `all of ${their} ${AMBER}`)}`, node.who)
    }
    case 'forge': {
      if (node.free) return simple('forge a key at no cost')
      if (node.extra === undefined) return simple('forge a key at current cost')
      const [extra, less] = endingClause(quantity(node.extra, context, AMBER))
      return simple(`forge a key at +${extra} current cost${less}`)
    }
    case 'unforge':
      if (context.said.key) return simple('unforge that key')
      return simple(`unforge a key that ${opponent(context)} forged on their previous turn`)
    case 'gainChains':
      return act(context, `gain ${counted(node.n, 'chain')}`, node.who)
    case 'deal': {
      const hits = node.hits.map(({ n, to, splash }) =>
        words(dealt(n, to, context), splash !== undefined && `with ${splash} splash`),
      )
      const after = node.ignoreArmor && ['this damage cannot be prevented by armor']
      return { ...simple(`deal ${listed(hits, 'and')}`), ...(after && { after }) }
    }
    case 'heal': {
      if (node.n === 'all') return simple(`fully heal ${object(node.what)}`)
      const n = amount(node.n, context, 'damage')
      return simple(words('heal', node.upTo && 'up to', n.n, `from ${eachOf(node.what, context)}`, n.per))
    }
    case 'moveDamage': {
      const n = node.n === 'all' ? 'all damage' : quantity(node.n, context, 'damage')
      const from = object(node.from)
      return simple(`move ${n} from ${from} to ${object(node.to)}`)
    }
    case 'destroy':
    case 'sacrifice':
    case 'stun':
    case 'unstun':
    case 'ward':
    case 'enrage':
    case 'ready':
    case 'exhaust':
    case 'purge':
    case 'reveal':
      return simple(`${node.do} ${object(node.what)}`)
    case 'addPower': {
      const n = amount(node.n, context, (k) => (k === 1 ? 'a +1 power counter' : `${k} +1 power counters`))
      return simple(words('put', n.n, `on ${eachOf(node.to, context)}`, n.per))
    }
    case 'addCounter': {
      const counter = `${counterNames[node.counter]} counter`
      return simple(`put ${node.n === 1 ? `a ${counter}` : counted(node.n, counter)} on ${object(node.to)}`)
    }
    case 'loseArmor':
      return happens(
        context,
        phrase(node.what, context),
        'lose all of its armor for the remainder of the turn',
      )
    case 'return':
      return returned(node.what, context)
    case 'archive': {
      if (node.where === undefined) return simple(`archive ${object(node.what)}`)
      const put = simple(`put ${object(node.what)} into ${your(context)} archives`)
      const leaves = "if such a creature leaves your archives, it is put into its owner's hand instead"
      return { ...put, after: [leaves] }
    }
    case 'discard':
      return discarded(node.what, context)
    case 'putOnDeck': {
      const deck = theirs(node.what, context, 'deck', 'decks')
      const where = node.place === 'bottom' ? 'on the bottom' : 'on top'
      return simple(`put ${object(node.what)} ${where} of ${deck}`)
    }
    case 'shuffleIntoDeck': {
      const deck = theirs(node.what, context, 'deck', 'decks')
      return simple(`shuffle ${object(node.what)} into ${deck}`)
    }
    case 'discardUntil': {
      const found = some(node.filter, context, { unplaced: true })
      context.said.it = { noun: nounOf(node.filter), plural: false, yours: true, outside: true }
      return simple(
        `discard cards from the top of ${your(context)} deck until ${they(context)} discard ${found} or run out of cards`,
      )
    }
    case 'shuffleDiscard': {
      const mine = your(context)
      return simple(`shuffle ${mine} ${node.hand ? 'hand and ' : ''}discard pile into ${mine} deck`)
    }
    case 'swapDeckAndDiscard': {
      const mine = your(context)
      return simple(`swap ${mine} deck with ${mine} discard pile, then shuffle ${mine} deck`)
    }
    case 'draw': {
      const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`)
      return simple(`draw ${quantity(node.n, context, cards)}`)
    }
    case 'search': {
      const found = node.all
        ? every(node.filter, context, { unplaced: true })
        : some(node.filter, context, { unplaced: true })
      context.said.it = {
        noun: nounOf(node.filter),
        plural: node.all === true,
        yours: true,
        outside: true,
      }
      context.said.near = true
      return simple(`search ${your(context)} ${zoneList(node.filter)} for ${found}`)
    }
    case 'look':
      return simple(`look at ${object(node.what)}`)
    case 'putUnder': {
      const face = node.faceup ? 'faceup' : 'facedown'
      return simple(`put ${object(node.what)} ${face} under ${this_(context)}`)
    }
    case 'play':
      return simple(`play ${object(node.what)}`)
    case 'putIntoPlay': {
      const under = node.under && `under ${your(context)} control`
      return simple(words('put', object(node.what), 'into play', node.ready && 'ready', under))
    }
    case 'use': {
      const what = object(node.what)
      const how = node.how ? `${node.how} with ${what}` : `use ${what}`
      const against = node.against && 'against an enemy creature it has not fought this way'
      return simple(words(how, node.asIfYours && 'as if it were yours', against))
    }
    case 'triggerReap':
      return simple(
        `resolve the “Reap:” abilities of ${object(node.what)} as if ${they(context)} controlled it`,
      )
    case 'triggerPlay':
      return simple(`resolve the “Play:” abilities of ${object(node.what)}`)
    case 'resolveIcons':
      return simple(
        `resolve each of ${possessive(node.of, context)} bonus icons as if ${they(context)} had played it`,
      )
    case 'takeControl':
      return control(node, context)
    case 'swap': {
      const what = object(node.what)
      return simple(`swap ${what} with ${object(node.with)} in the battleline`)
    }
    case 'moveToFlank':
      return simple(
        `put ${object(node.what)} on a flank of ${node.what === 'self' ? your(context) : "its controller's"} battleline`,
      )
    case 'dealFightDamageTo': {
      const fighter = fixed(this_(context))
      const what = object(node.what)
      return happens(
        context,
        fighter,
        `deal its damage in this fight to ${what} rather than to the creature it fights`,
      )
    }
    case 'cancelUse':
      return statement(fixed('this use'), 'have no further effect')
    case 'chooseCard':
      return simple(`choose ${object(node.what)}`)
    case 'chooseHouse':
      return simple(words('choose a house', node.of && `on ${opponents(context)} identity card`))
    case 'chooseNumber':
      return simple('choose a number')
    case 'gainTextOfRevealed': {
      const to = phrase(node.to, context)
      return happens(context, to, 'gain the text box of the revealed card for the remainder of the turn')
    }
    case 'returnPurged':
      return simple(`return each card purged by ${this_(context)} to play`)
    default:
      return unsaid(node, 'en')
  }
}

const possessive = (target: Target, context: Context): string => {
  const referent = referentOf(target, context)
  if (context.said.near) return referent.plural ? 'their' : 'its'
  return `${demonstrative(referent, context)}${referent.plural ? "'" : "'s"}`
}

/** "3 damage to a creature"; where "for each" could be divided, "damage to a creature equal to ...". */
function dealt(n: Amount, to: Targets, context: Context): string {
  const [first] = targetsOf(to)
  const picks = typeof first === 'object' && 'choose' in first
  if (picks && typeof n === 'object') {
    const equal = equalTo(n, context)
    return `damage to ${phrase(to, context).acc} ${equal}`
  }
  const said = amount(n, context, 'damage')
  return words(said.n, `to ${eachOf(to, context)}`, said.per)
}

/** "each of 2 creatures", "each of those creatures" */
function eachOf(to: Targets, context: Context): string {
  const several = isSeveral(to, context)
  const { acc } = phrase(to, context)
  return several ? `each of ${acc}` : acc
}

function captured(node: Extract<SimpleVerb, { do: 'capture' }>, context: Context): EnglishClause {
  const from = node.from && 'from its own side'
  const all = `all of ${opponents(context)} ${AMBER}`
  if (node.by === 'self' && !(context.trigger && context.said.near)) {
    const base = words('capture', amber(node.n, context, all), from)
    remember(node.by, context)
    return act(context, base)
  }
  const by = phrase(node.by, context)
  return happens(context, by, words('capture', amber(node.n, context, all), from))
}

function returned(what: Targets, context: Context): EnglishClause {
  const hand = theirs(what, context, 'hand', 'hands')
  const found = targetsOf(what).every((target) => target === 'it' && referentOf(target, context).outside)
  const object = phrase(what, context).acc
  return act(context, found ? `put ${object} into ${hand}` : `return ${object} to ${hand}`)
}

/** From the opponent's hand or archives it is the opponent who discards. */
function discarded(what: Targets, context: Context): EnglishClause {
  const [target] = targetsOf(what)
  const filter =
    typeof target === 'object' && ('random' in target ? target.random : 'each' in target && target.each)
  const theirOwn = filter && filter.whose === 'enemy' && isOutside(filter) && filter.house !== 'chosen'
  if (!theirOwn || context.actor !== 'you') return act(context, `discard ${phrase(what, context).acc}`)
  const { whose: _, ...own } = filter
  const within: Context = { ...context, actor: 'opponent' }
  const object = 'random' in target ? { ...target, random: own } : { each: own }
  const subject = player('opponent', context)
  const base = `discard ${phrase(object, within).acc}`
  remember(what, context)
  return happens(context, subject === 'you' ? you : subject, base)
}

function control(node: Extract<SimpleVerb, { do: 'takeControl' }>, context: Context): EnglishClause {
  const what = phrase(node.of, context).acc
  const until = node.for && `until ${this_(context)} leaves play`
  const verb_ = context.actor === 'you' ? 'take' : 'gain'
  const taken = act(context, words(`${verb_} control of`, what, until))
  if (!node.house) return taken
  const noun = nounIn(referentOf(node.of, context))
  const belongs = `while under ${your(context)} control, that ${noun} belongs to house ${house(node.house)} if it belongs to none of ${your(context)} houses`
  return { ...taken, after: [belongs] }
}
