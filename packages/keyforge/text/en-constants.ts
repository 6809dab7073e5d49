/** English: constant abilities. */
import { listed, signed, unsaid, words } from '@regelwerk/say'
import { counted, type EnglishClause, phrase as fixed, type Phrase, statement, you } from '@regelwerk/say/en'
import type { Filter, Keyword, Scope } from '../abilities.ts'
import { amount, quantity } from './en-amounts.ts'
import { condition } from './en-conditions.ts'
import {
  AMBER,
  every,
  house,
  keyword,
  kind,
  opponents,
  phrase,
  player,
  some,
  such,
  this_,
  your,
} from './en-words.ts'
import { type ConstantOf, type Context, nounOfScope, type Quote, type SimpleConstant } from './grammar.ts'

const single = fixed

function subjectOf(to: Scope, context: Context): Phrase {
  if (to === 'self' || to === 'host' || to === 'it') return phrase(to, context)
  return single(every(to, context))
}

export function constant(
  node: SimpleConstant,
  context: Context,
  quoted: Quote,
  lasting: boolean,
): EnglishClause {
  if ('enters' in node) return entering(node, context)
  if ('opponentPays' in node) {
    const { opponentPays: n, filter } = node
    const text = `must pay you ${n} ${AMBER} in order to ${node.to} ${some(filter, context)}`
    return statement(single('your opponent'), text)
  }
  if ('to' in node) return scoped(node, context, quoted)
  return general(node, context, lasting)
}

/** "Friendly creatures cannot ..." says more clearly than "each" that none of them can. */
const forbids = (what: ConstantOf<'cannot'>['cannot']): string =>
  `cannot ${{ reap: 'reap', fight: 'fight', beUsed: 'be used', beDamaged: 'be dealt damage' }[what]}`

type Scoped = Exclude<
  Extract<SimpleConstant, { to: Scope }>,
  ConstantOf<'enters'> | ConstantOf<'opponentPays'>
>

function scoped(node: Scoped, context: Context, quoted: Quote): EnglishClause {
  if ('cannot' in node && typeof node.to === 'object') {
    return statement(single(such(node.to, context), true), forbids(node.cannot))
  }
  if ('youControl' in node) return statement(you, `control ${phrase(node.to, context).acc}`)
  const subject = subjectOf(node.to, context)
  const { plural } = subject
  const its = plural ? 'their' : 'its'
  const it = plural ? 'they' : 'it'
  const is = plural ? 'are' : 'is'
  const say = (base: string): EnglishClause => statement(subject, base)
  const gets = (n: Parameters<typeof amount>[0], what: string): EnglishClause => {
    const said = amount(n, context, (k) => `${signed(k)} ${what}`)
    if (said.equal) return say(`have ${what} ${said.equal}`)
    return say(words('get', said.n, said.per))
  }
  if ('power' in node) return gets(node.power, 'power')
  if ('armor' in node) return gets(node.armor, 'armor')
  if ('noArmor' in node) return say(`lose all of ${its} armor`)
  if ('gains' in node) return say(`gain ${keyword(node.gains, node.n)}`)
  if ('loses' in node) return say(`lose ${keyword(node.loses)}`)
  if ('gainsAbility' in node) {
    const { gainsAbility: ability } = node
    if (ability.kind === 'keyword') return say(`gain ${keyword(ability.keyword, ability.n)}`)
    const quote = quoted(ability, nounOfScope(node.to, context))
    return statement(subject, `gain, “${quote}”`)
  }
  if ('activeHouse' in node) return statement(subject, `may be used as if ${it} belonged to the active house`)
  if ('alsoHouse' in node) {
    const of = node.alsoHouse === 'all' ? 'to all houses' : `to house ${house(node.alsoHouse)}`
    return say(`belong ${of}`)
  }
  if ('cannot' in node) return statement(subject, forbids(node.cannot))
  if ('canOnly' in node) return statement(subject, `can only ${node.canOnly}`)
  if ('blank' in node) return say(`be considered to have a blank text box, except for ${its} traits`)
  if ('consideredFlank' in node) {
    return statement(subject, `be considered ${plural ? 'flank creatures' : 'a flank creature'}`)
  }
  if ('isCreature' in node) {
    return statement(subject, `be considered a creature with ${node.isCreature.power} power`)
  }
  if ('dealsNoFightDamage' in node) {
    const when = node.dealsNoFightDamage === 'whenAttacked' ? 'when attacked' : 'when fighting'
    return say(`deal no damage ${when}`)
  }
  if ('dealsInFights' in node) return say(`deal only ${node.dealsInFights} damage when fighting`)
  if ('dealsMore' in node) {
    return say(`deal ${signed(node.dealsMore)} damage while attacking ${some(node.attacking, context)}`)
  }
  if ('takesMore' in node) {
    return say(`take ${node.takesMore} additional damage each time ${it} ${is} dealt damage`)
  }
  if ('attacksOnly' in node) return statement(subject, `can only fight ${such(node.attacksOnly, context)}`)
  if ('ignores' in node) {
    const ignored = listed(
      node.ignores.map((word: Keyword) => keyword(word)),
      'and',
    )
    return say(`ignore ${ignored} while attacking`)
  }
  return unsaid(node, 'en')
}

function entering(node: ConstantOf<'enters'>, context: Context): EnglishClause {
  const { enters: how, to, uses, first } = node
  if (to === 'self') return statement(phrase('self', context), `enter play ${how}`)
  const played = kind({ ...to, whose: undefined } as Filter, context, { plural: (uses ?? 1) > 1 })
  const who = to.whose === 'friendly' ? 'you play' : to.whose === 'enemy' ? 'your opponent plays' : 'played'
  if (first) return statement(single(`the first ${played} ${who} each turn`), `enter play ${how}`)
  if (uses === 1) return statement(single(`the next ${played} ${who}`), `enter play ${how}`)
  if (uses) return statement(single(`the next ${uses} ${played} ${who}`, true), `enter play ${how}`)
  return statement(single(every(to, context)), `enter play ${how}`)
}

type General = Exclude<SimpleConstant, { to: unknown }>

function general(node: General, context: Context, lasting: boolean): EnglishClause {
  const theOpponent = (): Phrase => {
    const they = player('opponent', context)
    return they === 'you' ? you : they
  }
  const byWhom = (who: 'you' | 'opponent'): Phrase => (who === 'you' ? you : theOpponent())
  const self = (): string => this_(context)
  const card = single('this card')
  if ('takesDamageOf' in node) {
    const others = such(node.takesDamageOf, context)
    return node.also
      ? statement(single(`damage dealt to ${others} during fights`), `be also dealt to ${self()}`)
      : statement(single(`damage dealt to ${others}`), `be dealt to ${self()} instead`)
  }
  if ('cannotPlayUnless' in node) {
    return statement(card, `cannot be played unless ${condition(node.cannotPlayUnless, context)}`)
  }
  if ('cannotUseUnless' in node) {
    return statement(single(self()), `cannot be used unless ${condition(node.cannotUseUnless, context)}`)
  }
  if ('playCost' in node)
    return statement(you, `must lose ${node.playCost} ${AMBER} in order to play this card`)
  if ('entersUnderOpponent' in node) {
    return statement(phrase('self', context), "enter play under your opponent's control")
  }
  if ('copyOf' in node) {
    const what = some(node.copyOf, context, { lying: true })
    const inPlay = node.copyOf.in === undefined && 'in play'
    const except = node.except && `, except that it belongs to house ${house(node.except.house)}`
    return statement(card, `${words('be played as a copy of', what, inPlay)}${except ?? ''}`)
  }
  if ('mayPlay' in node) {
    const { mayPlay: filter, uses } = node
    const cards = uses === undefined ? such(filter, context) : limited(filter, uses, context)
    return statement(you, words('may play', cards, uses !== undefined && !lasting && 'each turn'))
  }
  if ('mayUse' in node) {
    const { mayUse, uses, how } = node
    const cards =
      mayUse === 'it'
        ? phrase('it', context).acc
        : uses === undefined
          ? such(mayUse, context)
          : limited(mayUse, uses, context)
    return statement(
      you,
      words(how ? 'may fight with' : 'may use', cards, uses !== undefined && !lasting && 'each turn'),
    )
  }
  if ('iconsAgain' in node) {
    return statement(single('each bonus icon of the next card you play'), 'be resolved one additional time')
  }
  if ('forbid' in node) return forbidden(node, byWhom(node.who), context, lasting)
  if ('keyCost' in node) {
    const whose = { yours: `${your(context)} keys`, opponents: `${opponents(context)} keys`, any: 'keys' }[
      node.whose
    ]
    const cost = quantity(node.keyCost, context, (k) => `${signed(k)} ${AMBER}`)
    return statement(single(whose, true), `cost ${cost}`)
  }
  if ('spendable' in node) return statement(you, `may spend ${AMBER} on ${self()} when forging keys`)
  if ('skipForge' in node) {
    return node.skipForge === 'you'
      ? statement(you, 'skip your “forge a key” step')
      : statement(theOpponent(), 'skip their “forge a key” step')
  }
  if ('getsForgeAmber' in node)
    return statement(you, `get all ${AMBER} that your opponent spends on forging keys`)
  if ('cannotBeStolen' in node) return statement(single(`your ${AMBER}`), 'cannot be stolen')
  if ('takenFromSupply' in node) {
    const amber = single(`${AMBER} that would be stolen or captured from your pool`)
    return statement(amber, 'be taken from the common supply instead')
  }
  if ('stealIs' in node) {
    const amber = single(`each ${AMBER} that would be stolen`)
    return statement(amber, 'be captured by a creature that the active player controls instead')
  }
  if ('reapIs' in node) {
    return statement(
      single(`each ${AMBER} you would gain by reaping`),
      'be stolen from your opponent instead',
    )
  }
  if ('capturesGains' in node) {
    const amber = single(`each ${AMBER} that would be added to ${opponents(context)} pool`)
    return statement(amber, `be captured by ${self()} instead`)
  }
  if ('handSize' in node) {
    const n = node.handSize
    const size = `${counted(Math.abs(n), n < 0 ? 'less card' : 'additional card')}`
    if (node.whose === 'yours')
      return statement(you, `refill your hand to ${size} during your “draw cards” step`)
    const who = node.whose === 'any' ? single('each player') : theOpponent()
    return statement(who, `refill their hand to ${size} during their “draw cards” step`)
  }
  if ('mustChoose' in node) {
    const which = node.mustChoose === 'chosen' ? 'that house' : house(node.mustChoose)
    const their = node.who === 'you' ? 'your' : 'their'
    return statement(byWhom(node.who), `must choose ${which} as ${their} active house`)
  }
  if ('cannotChoose' in node)
    return statement(theOpponent(), 'cannot choose that house as their active house')
  if ('discardIs' in node) {
    const what = single(`${every(node.filter, context)} that would go from play to a discard pile`)
    return statement(what, 'be purged instead')
  }
  if ('destroyedIf' in node) {
    const now = condition(node.destroyedIf, context)
    return statement(single(`if ${now}, ${self()}`), 'be destroyed')
  }
  return unsaid(node, 'en')
}

/** "one Untamed card", "up to 2 other Mars cards" */
const limited = (filter: Filter, n: number, context: Context): string =>
  n === 1
    ? words('one', (filter.other || filter.notChosen) && 'other', kind(filter, context))
    : `up to ${n} ${such(filter, context)}`

function forbidden(
  node: ConstantOf<'forbid'>,
  who: Phrase,
  context: Context,
  lasting: boolean,
): EnglishClause {
  const { forbid, filter, moreThan } = node
  const cards = (fallback: string): string => {
    const any = { ...filter, whose: undefined } as Filter
    if (moreThan === 1) return filter ? kind(any, context) : fallback.slice(0, -1)
    return filter ? such(any, context) : fallback
  }
  const most = moreThan === undefined ? '' : `more than ${moreThan}`
  const turn = moreThan !== undefined && !lasting && 'each turn'
  switch (forbid) {
    case 'play':
      return statement(who, words('cannot play', most, cards('cards'), turn))
    case 'use':
      return statement(who, words('cannot use', most, cards('cards'), turn))
    case 'fight':
      return statement(who, words('cannot use', most, cards('creatures'), 'to fight', turn))
    default:
      return unsaid(forbid, 'en')
  }
}
