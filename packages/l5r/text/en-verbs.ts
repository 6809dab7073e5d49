/** English: what effects do, what costs are, and how clauses become sentences. */
import { listed, unsaid, words } from '@regelwerk/say'
import {
  an,
  counted,
  type Subject as Doer,
  deed,
  type EnglishClause,
  order,
  phrase as simple,
  statement,
} from '@regelwerk/say/en'
import type { Cost, Filter, Subject, TargetSpec, Verb, Who } from '../abilities.ts'
import { condition } from './en-conditions.ts'
import {
  cards,
  elementName,
  perEach,
  phrase,
  quantity,
  rings,
  several,
  some,
  that,
  value,
  whereabouts,
} from './en-phrases.ts'
import {
  type Context,
  isAllFate,
  isCounted,
  isOutside,
  referentOf,
  remember,
  type SimpleVerb,
} from './grammar.ts'

/** It tells what one can do, and is no order. */
export const stated = (base: string): EnglishClause => ({ ...order(base), stated: true })

export const opponent = simple('your opponent')

function player(who: Who, context: Context): Doer {
  switch (who) {
    case 'you':
      return 'you'
    case 'opponent':
      return opponent
    case 'eachPlayer':
      return simple('each player')
    case 'controllerOfIt':
      return simple(`the controller of ${that(referentOf('it', context)).acc}`)
    case 'ownerOfIt':
      return simple(`the owner of ${that(referentOf('it', context)).acc}`)
    case 'duelLoserController':
      return simple("the loser's controller")
    default:
      return unsaid(who, 'en')
  }
}

function act(base: string, who: Who, context: Context): EnglishClause {
  return deed(player(who, context), base)
}

const their = (who: Who): string => (who === 'you' ? 'your' : 'their')

// ---- costs and targets

/** Costs are paid with one's own cards (glossary/kosten). */
const own = (filter: Filter): Filter => (isOutside(filter) ? filter : { ...filter, whose: 'yours' })

function payer(what: 'self' | 'host' | Filter, context: Context): string {
  if (typeof what === 'string') return phrase(what, context).acc
  context.said.near = undefined
  return some(own(what), context)
}

export function cost(node: Cost, context: Context): EnglishClause {
  if ('bow' in node) return order(`bow ${payer(node.bow, context)}`)
  if ('fate' in node) return order(`spend ${node.fate} fate`)
  if ('fateToRing' in node) {
    const ring =
      node.fateToRing === 'unclaimed' ? 'an unclaimed ring' : `the ${elementName(node.fateToRing)} ring`
    return order(`spend 1 fate by placing it on ${ring}`)
  }
  if ('removeFate' in node) return order(`remove ${node.removeFate} fate from ${payer(node.from, context)}`)
  if ('honor' in node) return order(`lose ${node.honor} honor`)
  if ('giveFate' in node) return order(`give your opponent ${node.giveFate} fate`)
  if ('sacrifice' in node) return order(`sacrifice ${payer(node.sacrifice, context)}`)
  if ('discard' in node) {
    const { in: _, ...what } = node.discard
    const where = isOutside(node.discard) && whereabouts(node.discard, false, undefined, 'from')
    return order(words('discard', cardsOf(what, node.n, context), where))
  }
  if ('discardSelf' in node) return order(`discard ${payer('self', context)}`)
  if ('dishonor' in node) return order(`dishonor ${payer(node.dishonor, context)}`)
  if ('returnToHand' in node) return order(`return ${payer('self', context)} to your hand`)
  if ('breakSelf' in node) return order(`break ${payer('self', context)}`)
  if ('shuffleProvinceCard' in node) {
    return order('shuffle a card in one of your unbroken provinces into your dynasty deck')
  }
  if ('reveal' in node) {
    const { instead } = node
    const more = instead && `(${top(instead.n)} instead if ${condition(instead.if, context)})`
    return order(words(`reveal ${top(node.reveal)} of your conflict deck`, more))
  }
  if ('nameCardType' in node) return order('name a card type')
  if ('discardFavor' in node) return order('discard the Imperial Favor')
  if ('putIntoPlay' in node) return order(words(`put ${payer('self', context)} into play`, fromZone(context)))
  if ('duel' in node) {
    const chosen = node.by ? ', chosen by that player' : ''
    return order(`initiate a ${node.duel} duel against ${some(node.against, context)}${chosen}`)
  }
  return unsaid(node, 'en')
}

const top = (n: number): string => (n === 1 ? 'the top card' : `the top ${n} cards`)

const cardsOf = (filter: Filter, n: number, context: Context): string =>
  Object.keys(filter).length === 0 ? counted(n, 'card') : several(filter, context, { n })

/** From where the ability works: "from your hand". */
function fromZone(context: Context): string | undefined {
  if (!context.from) return undefined
  context.said.from = true
  return whereabouts({ in: context.from }, false, undefined, 'from')
}

function target(spec: TargetSpec, context: Context, by: 'opponent' | undefined): string {
  if ('choose' in spec) return several(spec.choose, context, spec, by && { by })
  const { n = 1, upTo, ring } = spec
  const what = rings(ring, n > 1)
  return upTo || n > 1 ? words(upTo && 'up to', `${n}`, what) : an(what)
}

/** What the same player chooses is one clause. */
export function choose(targets: readonly TargetSpec[], context: Context): readonly EnglishClause[] {
  const groups: TargetSpec[][] = []
  const byOf = (spec: TargetSpec): 'opponent' | undefined => ('choose' in spec ? spec.by : undefined)
  for (const spec of targets) {
    const group = groups.at(-1)
    if (group && byOf(group[0]) === byOf(spec)) group.push(spec)
    else groups.push([spec])
  }
  return groups.map((group) => {
    const by = byOf(group[0])
    const what = listed(
      group.map((spec) => target(spec, context, by)),
      'and',
    )
    return by ? act(`choose ${what}`, 'opponent', context) : order(`choose ${what}`)
  })
}

export const selectOne = (by: 'you' | 'opponent', context: Context): EnglishClause =>
  act('select one', by, context)

// ---- effects

/** Done by the player who chooses: "your opponent chooses and dishonors a character they control". */
function doneTo(verb: string, what: Subject, rest: string, context: Context): EnglishClause {
  const text = words(phrase(what, context).acc, rest)
  if (typeof what === 'object' && 'choose' in what && what.by) {
    return deed(opponent, `choose and ${verb} ${text}`)
  }
  return order(`${verb} ${text}`)
}

/** "its owner's hand"; the bearer's owner is you. */
function ownersOf(what: Subject, context: Context, where: string): string {
  const { key, plural } = referentOf(what, context)
  if (key === 'self') return `your ${where}`
  return plural ? `their owners' ${where}s` : `its owner's ${where}`
}

const fate = (n: Extract<Verb, { do: 'moveFate' }>['n'] | 'all', from: Subject, context: Context): string =>
  n === 'all' || isAllFate(n, from)
    ? 'all fate'
    : typeof n === 'object' && 'done' in n
      ? 'that fate'
      : quantity(n, context, 'fate')

export function verb(node: SimpleVerb, context: Context): EnglishClause {
  const acc = (what: Subject): string => phrase(what, context).acc
  const done = (base: string, what: Subject, rest = ''): EnglishClause => doneTo(base, what, rest, context)
  switch (node.do) {
    case 'gainHonor':
      return act(`gain ${quantity(node.n, context, 'honor')}`, node.who ?? 'you', context)
    case 'loseHonor':
      return act(`lose ${quantity(node.n, context, 'honor')}`, node.who ?? 'you', context)
    case 'gainFate':
      return act(`gain ${quantity(node.n, context, 'fate')}`, node.who ?? 'you', context)
    case 'loseFate':
      return act(`lose ${quantity(node.n, context, 'fate')}`, node.who ?? 'you', context)
    case 'takeHonor':
      return order(`take ${quantity(node.n, context, 'honor')} from your opponent`)
    case 'takeFate':
      return order(`take ${quantity(node.n, context, 'fate')} from your opponent`)
    case 'giveHonor':
    case 'giveFate': {
      const what = quantity(node.n, context, node.do === 'giveHonor' ? 'honor' : 'fate')
      return act(`give ${node.who === 'you' ? 'your opponent' : 'you'} ${what}`, node.who, context)
    }
    case 'draw':
      return act(`draw ${cards(node.n, context)}`, node.who ?? 'you', context)
    case 'discardFromHand':
      return discardFromHand(node, context)
    case 'lookAtHand':
      context.said.near = 'hand'
      return order("look at your opponent's hand")
    case 'revealHand':
      return act(`reveal ${their(node.who)} hand`, node.who, context)
    case 'search':
      return search(node, context)
    case 'lookAtTop': {
      const left = node.n - node.take
      const rest = left === 1 ? 'the other' : 'the others'
      return {
        ...order(`look at ${top(node.n)} of your conflict deck`),
        after: [
          `add ${node.take} of those cards to your hand and place ${rest} on the bottom of your conflict deck`,
        ],
      }
    }
    case 'revealTopOfEach':
      return {
        ...order(`reveal ${top(node.n)} of each player's conflict deck`),
        after: [
          `for each player, choose ${node.takeEach} of the revealed cards of that player and add ${node.takeEach === 1 ? 'it' : 'them'} to their hand`,
          'each player shuffles their conflict deck',
        ],
      }
    case 'playableTop':
      return {
        ...order('reveal the top card of your conflict deck'),
        after: [
          `until the end of the ${node.for}, it stays revealed and you may play it as if it were in your hand`,
        ],
      }
    case 'takeRevealed':
      return order(
        `add up to ${node.upTo} of the revealed cards of the named type to your hand and discard the others`,
      )
    case 'honor':
    case 'dishonor':
    case 'bow':
    case 'ready':
      return done(node.do, node.what)
    case 'moveHome':
      return done('move', node.what, 'home')
    case 'moveToConflict':
      return done('move', node.what, 'to the conflict')
    case 'honorOrDishonor':
      return done('honor or dishonor', node.what)
    case 'bowOrReady':
      return done('bow or ready', node.what)
    case 'honorOneDishonorOther':
      return order(`honor one of ${acc(node.what)} and dishonor the other`)
    case 'discardStatus':
      return order(`discard ${phrase(node.what, context).poss} status token`)
    case 'moveStatus': {
      const token = node.status ? `${node.status} status token` : 'status token'
      const from = phrase(node.from, context).poss
      return order(`move ${from} ${token} to ${acc(node.to)}`)
    }
    case 'placeFate': {
      const n = quantity(node.n, context, 'fate')
      return order(`place ${n} on ${acc(node.on)}`)
    }
    case 'removeFate': {
      const n = fate(node.n, node.from, context)
      const from = acc(node.from)
      if (node.to === 'ownersPool') return order(`return ${n} from ${from} to its owner's fate pool`)
      if (node.to === 'yourPool') return order(`move ${n} from ${from} to your fate pool`)
      return order(`remove ${n} from ${from}`)
    }
    case 'moveFate': {
      const n = fate(node.n, node.from, context)
      const from = acc(node.from)
      return order(`move ${n} from ${from} to ${acc(node.to)}`)
    }
    case 'discard':
    case 'sacrifice': {
      if (node.who === undefined || node.who === 'you') return done(node.do, node.what)
      return act(`${node.do} ${phrase(node.what, context, { by: 'opponent' }).acc}`, node.who, context)
    }
    case 'returnToHand': {
      const where = ownersOf(node.what, context, 'hand')
      return done('return', node.what, `to ${where}`)
    }
    case 'returnToTop':
      return done('return', node.what, `to the top of ${ownersDeck(node, context)}`)
    case 'returnToBottom':
      return done('return', node.what, `to the bottom of ${ownersDeck(node, context)}`)
    case 'removeFromGame':
      return done('remove', node.what, 'from the game')
    case 'putIntoPlay':
      return putIntoPlay(node, context)
    case 'takeControl': {
      const what = acc(node.of)
      const attach = node.attachTo && `and attach ${phrase(node.of, context).acc} to ${acc(node.attachTo)}`
      return order(words(`take control of ${what}`, attach, node.for && `until the end of the ${node.for}`))
    }
    case 'attach': {
      const what = acc(node.what)
      return order(`attach ${what} to ${acc(node.to)}`)
    }
    case 'turnFaceup':
      return done('turn', node.what, 'faceup')
    case 'turnFacedown':
      return done('turn', node.what, 'facedown')
    case 'moveConflict':
      return order(`move the conflict to ${acc(node.to)}`)
    case 'refillFaceup':
      return order('refill that province faceup')
    case 'lookAtProvince':
      return order('look at a facedown province')
    case 'switchCards': {
      const a = acc(node.a)
      return order(`switch ${a} with ${acc(node.b)}`)
    }
    case 'intoProvince':
      return order(`put ${acc(node.what)} into play in that province`)
    case 'breakProvince':
      return done('break', node.what)
    case 'resolveRing': {
      const { which } = node
      const what =
        which === 'contested'
          ? 'the ring effect of the contested ring'
          : which === 'claimed' || which === 'target'
            ? "that ring's effect"
            : which.n === 1 && !which.upTo
              ? `the ring effect of ${an(rings(which.choose, false))}`
              : `the ring effects of ${which.upTo ? 'up to ' : ''}${which.n} ${rings(which.choose, which.n > 1)}`
      return order(words('resolve', what, node.as && 'as if you were the attacking player'))
    }
    case 'takeFateFromRing':
      return order('gain all fate on that ring')
    case 'anotherAction':
      return stated('may take another action after this one')
    case 'claimRing':
      return order('claim the contested ring')
    case 'claimFavor':
      return order('claim the Imperial Favor')
    case 'switchRing': {
      const what = node.which === 'claimed' ? 'a ring in your claimed ring pool' : 'the contested ring'
      return order(`switch ${what} with ${node.with === 'unclaimed' ? 'an unclaimed ring' : 'another ring'}`)
    }
    case 'switchConflictType':
      return order(node.to ? `change the conflict type to ${node.to}` : 'switch the conflict type')
    case 'declareConflict':
      return order('immediately declare your next conflict')
    case 'additionalConflict':
      return stated(`may declare an additional ${node.type} conflict this phase`)
    case 'noWinner':
      return statement(simple('the conflict'), 'have no winner')
    case 'cancel':
      return order(`cancel ${cancelled(context)}`)
    case 'redirect':
      return { ...statement(phrase(node.to, context), `${redirected(context)} instead`), base: '' }
    case 'changeBid':
      return order(
        `${{ 1: 'increase', '-1': 'decrease', either: 'increase or decrease' }[node.by]} your honor bid by 1`,
      )
    case 'keepFirstPlayer':
      return order('keep it instead')
    case 'resolveEventAgain':
      return {
        ...order(
          'resolve that event once more as if you had just played it, ignoring its costs and its triggering condition',
        ),
        after: ['you may choose new targets'],
      }
    case 'playSelf':
      context.said.from = true
      return order(`play ${acc('self')} ${whereabouts({ in: node.from }, false, undefined, 'from')}`)
    case 'gainAbilityOf': {
      const from = phrase(node.from, context).acc
      return statement(
        simple(`this ${context.self}`),
        `gain 1 triggered ability printed on ${from} until the end of the ${node.for}`,
      )
    }
    default:
      return unsaid(node, 'en')
  }
}

/** "its owner's conflict deck" */
const ownersDeck = (
  { what, deck }: Extract<Verb, { do: 'returnToTop' | 'returnToBottom' }>,
  context: Context,
): string => ownersOf(what, context, words(deck, 'deck'))

function discardFromHand(node: Extract<Verb, { do: 'discardFromHand' }>, context: Context): EnglishClause {
  const { n, who, random, downTo, by } = node
  const hand = `${their(who)} hand`
  if (downTo) {
    const left = typeof n === 'number' ? counted(n, 'card') : `${value(n, context)} cards`
    return act(`discard cards from ${hand} until ${left} remain in it`, who, context)
  }
  const per = isCounted(n) && perEach(n, context)
  const what = isCounted(n) ? counted(n.times ?? 1, 'card') : cards(n, context)
  const discarded = words('discard', what, random && 'at random')
  if (by === undefined) return act(words(discarded, `from ${hand}`, per), who, context)
  if (by === 'you') {
    const where = context.said.near === 'hand' ? 'it' : "your opponent's hand"
    return order(words(discarded, `of your choice from ${where}`, per))
  }
  const chosen = words(what, 'from that hand', per)
  const it = n === 1 ? 'it' : 'them'
  return {
    ...deed(simple("that player's opponent"), `choose ${chosen} and discard ${it}`),
    finite: `chooses ${chosen} and discards ${it}`,
  }
}

function search(node: Extract<Verb, { do: 'search' }>, context: Context): EnglishClause {
  const { n, filter = {}, take = 1, reveal } = node
  const what = take === 1 ? some(filter, context) : several(filter, context, { n: take, upTo: true })
  const it = take === 1 ? 'it' : 'them'
  const searched = `search ${top(n)} of your conflict deck for ${what}`
  const add = `add ${it} to your hand`
  return {
    ...order(reveal ? `${searched}, reveal ${it} and ${add}` : `${searched} and ${add}`),
    after: ['shuffle your conflict deck'],
  }
}

function putIntoPlay(node: Extract<Verb, { do: 'putIntoPlay' }>, context: Context): EnglishClause {
  const { what, inConflict, under, status } = node
  const own = referentOf(what, context).key === 'self' ? fromZone(context) : undefined
  const chosen = typeof what === 'object' && 'choose' in what ? what : undefined
  const from = chosen && isOutside(chosen.choose) ? whereabouts(chosen.choose, false, undefined, 'from') : own
  const text = phrase(what, context, from && chosen ? { unplaced: true } : {}).acc
  return order(
    words(
      `put ${text} into play`,
      status,
      inConflict && 'in the conflict',
      from,
      under && 'under your control',
    ),
  )
}

/** What an interrupt calls off. */
function cancelled({ trigger }: Context): string {
  switch (trigger?.event) {
    case 'effectsInitiate':
      return 'those effects'
    case 'ringEffects':
      return 'those ring effects'
    case 'honorLost':
      return 'that honor loss'
    case 'duelResolves':
      return 'that duel'
    default:
      return 'that'
  }
}

function redirected({ trigger }: Context): string {
  switch (trigger?.event) {
    case 'honored':
    case 'dishonored':
    case 'bowed':
      return `be ${trigger.event}`
    case 'honoredOrDishonored':
      return 'be honored or dishonored'
    default:
      return 'be affected'
  }
}

// ---- duels

export function duel(node: Extract<Verb, { do: 'duel' }>, context: Context): EnglishClause {
  const challenger = phrase(node.challenger, context)
  const challenged = phrase(node.challenged, context).acc
  remember(node.challenged, context)
  const after = node.discardInsteadOfHonor && [
    'a player who has to give honor because of the bids in this duel may discard that many cards from their hand instead',
  ]
  return {
    ...statement(challenger, `challenge ${challenged} to a ${node.skill} duel`),
    ...(after && { after }),
  }
}

export const resolveDuel = (): EnglishClause => order('resolve the duel')
