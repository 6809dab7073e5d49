/** English: what holds, for a while or as long as a card is in play. */
import { listed, signed, words } from '@regelwerk/say'
import { type EnglishClause, order, type Phrase, phrase as simple, statement } from '@regelwerk/say/en'
import type { Amount, Cannot, Filter, Period, Scope } from '../abilities.ts'
import { condition, effectSource } from './en-conditions.ts'
import { every, kind, perEach, periodName, phrase, quantity, such, value, whereabouts } from './en-phrases.ts'
import { opponent, stated } from './en-verbs.ts'
import {
  type ConstantOf,
  type Context,
  isCounted,
  isOutside,
  isTheOne,
  nounOfScope,
  onlySkills,
  type Quote,
  type SimpleConstant,
  type SkillConstant,
} from './grammar.ts'
import { traitName } from './traits.ts'

/** "each character you control", "this character" */
const eachOf = (scope: Scope, context: Context): Phrase => {
  if (typeof scope === 'string') return phrase(scope, context)
  context.said.near = undefined
  return simple(every(scope, context))
}

/** "characters you control" */
const allOf = (scope: Scope, context: Context): Phrase => {
  if (typeof scope === 'string') return phrase(scope, context)
  context.said.near = undefined
  return simple(such(scope, context), !isTheOne(scope))
}

const cannots: Readonly<Record<Cannot, string>> = {
  beBowed: 'be bowed',
  beMoved: 'be moved',
  attack: 'participate in conflicts as an attacker',
  beDeclaredAttacker: 'be declared as an attacker',
  beDeclaredDefender: 'be declared as a defender',
  participate: 'participate in conflicts',
  participateMilitary: 'participate in military conflicts',
  attackFavorHolder: 'participate as an attacker in conflicts against a player who has the Imperial Favor',
  triggerAbilities: 'trigger abilities',
  receiveDishonored: 'receive dishonored status tokens',
  beTargeted: 'be chosen as a target',
  beTargetedByEvents: 'be chosen as a target',
  beDiscarded: 'be discarded',
  loseFate: 'lose fate',
  turnFacedown: 'be turned facedown',
  beStronghold: 'be a stronghold province',
}

function cannot(
  { to, cannot: first, also = [], by }: Extract<SimpleConstant, { cannot: Cannot }>,
  context: Context,
): EnglishClause {
  const what = [first, ...also].map((one, i, all) => {
    const said = cannots[one]
    const passive = i > 0 && said.startsWith('be ') && cannots[all[i - 1]].startsWith('be ')
    return passive && !said.startsWith('be a ') ? said.slice(3) : said
  })
  const text = listed(what, 'or')
  const [last] = [first, ...also].slice(-1)
  const whose = by && "opponents'"
  const source =
    last === 'beTargetedByEvents'
      ? words('by', whose, 'events')
      : whose && `${text.startsWith('be ') ? 'by' : 'because of'} ${whose} card effects`
  return statement(allOf(to, context), words('cannot', text, source))
}

/** "+2 military and +2 political skill for each holding you control" */
function bonus(
  stats: readonly (readonly [name: string, n: Amount])[],
  context: Context,
): { text: string; long: boolean } {
  const [[, first]] = stats
  const alike = stats.every(([, n]) => JSON.stringify(n) === JSON.stringify(first))
  const plus = (n: Amount): string => {
    if (typeof n === 'number') return signed(n)
    return isCounted(n) ? signed(n.times ?? 1) : '+X'
  }
  const both = stats.length === 2 && stats.every(([name]) => name.endsWith(' skill'))
  const text = listed(
    stats.map(([name, n], i) => `${plus(n)} ${both && i === 0 ? 'military' : name}`),
    'and',
  )
  const behind = stats.flatMap(([, n], i) => {
    if (typeof n === 'number' || (alike && i > 0)) return []
    return [isCounted(n) ? ` ${perEach(n, context)}` : `, where X is ${value(n, context)}`]
  })
  return { text: `${text}${behind.join(' and')}`, long: behind.length > 0 }
}

function skills(node: SkillConstant, context: Context): EnglishClause {
  const stats: (readonly [string, Amount])[] = []
  if (node.military !== undefined) stats.push(['military skill', node.military])
  if (node.political !== undefined) stats.push(['political skill', node.political])
  if (node.glory !== undefined) stats.push(['glory', node.glory])
  if (node.strength !== undefined) stats.push(['strength', node.strength])
  const subject = eachOf(node.to, context)
  const { text, long } = bonus(stats, context)
  return { ...statement(subject, `get ${text}`), ...(long && { long: true }) }
}

/** "the base military and political skill of that character" */
function setTo(
  node: ConstantOf<'setBase'> | ConstantOf<'set'>,
  base: string,
  stats: { military?: Amount; political?: Amount; strength?: Amount },
  context: Context,
): EnglishClause {
  const { military, political, strength } = stats
  const of = eachOf(node.to, context).acc
  if (strength !== undefined) return order(`set the ${base}strength of ${of} to ${value(strength, context)}`)
  const names = [military !== undefined && 'military', political !== undefined && 'political'].filter(Boolean)
  const n = military ?? political ?? 0
  const what = `set the ${base}${listed(names as string[], 'and')} skill of ${of}`
  const like = [military, political].flatMap((one) =>
    typeof one === 'object' && 'skill' in one ? [one.of] : [],
  )
  if (like.length === names.length)
    return { ...order(`${what} to those of ${phrase(like[0], context).acc}`), long: true }
  return order(`${what} to ${value(n, context)}`)
}

function cost(node: ConstantOf<'reduceCost'>, context: Context, lasting: Period | undefined): EnglishClause {
  const { reduceCost: n, of, next, onto } = node
  const by = typeof n === 'number' ? `${n}` : value(n, context)
  if (of === 'self') return order(`reduce the cost to play ${phrase('self', context).acc} by ${by}`)
  const on = onto && 'on attached character'
  const time = lasting && `this ${lasting}`
  const timed = time && { timed: true as const }
  const what = next ? `the next ${kind(of, context)}` : every(of, context)
  return { ...order(words(`reduce the cost of ${what} you play`, on, time, `by ${by}`)), ...timed }
}

function cannotPlay(node: ConstantOf<'cannotPlay'>, context: Context): EnglishClause {
  const their = node.who === 'you' ? 'your' : 'their'
  const what = (filter: Filter): string =>
    words(
      such(filter, context, { unowned: true, unplaced: true }),
      isOutside(filter) && whereabouts({ ...filter, whose: 'opponents' }, false, their, 'from'),
    )
  const said =
    node.cannotPlay === 'copiesInDiscard'
      ? `copies of events in ${their} conflict discard pile`
      : typeof node.cannotPlay === 'string'
        ? node.cannotPlay
        : what(node.cannotPlay)
  if (node.who === 'you') return stated(`cannot play ${said}`)
  return statement(node.who === 'opponent' ? opponent : simple('players', true), `cannot play ${said}`)
}

function cannotDeclare(node: ConstantOf<'cannotDeclare'>, context: Context, lasting?: Period): EnglishClause {
  const { cannotDeclare: what, who } = node
  const subject = who === 'opponent' ? opponent : simple('each player')
  const time = lasting && `this ${lasting}`
  const timed = time && { timed: true as const }
  const one = who === 'any' ? 'can declare only 1' : 'cannot declare more than 1'
  if (what === 'moreThanOneConflict') return { ...statement(subject, words(one, 'conflict', time)), ...timed }
  if (what === 'moreThanOneDefender') return { ...statement(subject, words(one, 'defender', time)), ...timed }
  const ring = phrase(what.element, context).poss
  return { ...statement(subject, words(`cannot declare conflicts of ${ring} element`, time)), ...timed }
}

export function constant(
  node: SimpleConstant,
  context: Context,
  quoted: Quote,
  lasting?: Period,
): EnglishClause {
  if ('setBase' in node) return setTo(node, 'base ', node.setBase, context)
  if ('set' in node) return setTo(node, '', node.set, context)
  if ('double' in node) {
    const base = node.double === 'baseMilitary' ? 'base ' : ''
    return order(`double the ${base}military skill of ${eachOf(node.to, context).acc}`)
  }
  if ('halve' in node) return order(`halve the ${node.halve} skill of ${eachOf(node.to, context).acc}`)
  if ('becomesCopyOf' in node) {
    const who = eachOf(node.to, context)
    return statement(who, `become a copy of ${phrase(node.becomesCopyOf, context).acc}`)
  }
  if ('winsGame' in node) return stated('win the game')
  if ('switchBase' in node) {
    return order(`switch the base military and political skill of ${eachOf(node.to, context).acc}`)
  }
  if ('gains' in node) return statement(eachOf(node.to, context), `gain ${node.gains}`)
  if ('gainsTrait' in node) {
    return statement(eachOf(node.to, context), `gain the ${traitName(node.gainsTrait, 'en')} trait`)
  }
  if ('gainsAbility' in node) {
    return {
      ...statement(eachOf(node.to, context), `gain “${quoted(node.gainsAbility, nounOfScope(node.to))}”`),
      long: true,
    }
  }
  if ('blank' in node) {
    const what = eachOf(node.to, context).acc
    return { ...order(`treat ${what} as if its printed text box were blank (except for traits)`), long: true }
  }
  if ('cannot' in node) return cannot(node, context)
  if ('doesNotBow' in node) {
    const during = node.type && `during ${node.type} conflicts`
    const defending = node.while && `while ${node.while}`
    const said = words('do not bow as a result of conflict resolution', during, defending)
    return {
      ...statement(allOf(node.to, context), said),
      ...((during || defending) && { long: true as const }),
    }
  }
  if ('doesNotReady' in node)
    return statement(allOf(node.to, context), 'do not ready during the regroup phase')
  if ('controlled' in node) {
    const what = eachOf(node.to, context).acc
    return lasting ? order(`take control of ${what}`) : stated(`control ${what}`)
  }
  if ('immuneTo' in node) return statement(eachOf(node.to, context), 'be immune to events')
  if ('contributesFromHome' in node) {
    const who = eachOf(node.to, context)
    return statement(who, `contribute its skill to your side during ${node.contributesFromHome} conflicts`)
  }
  if ('discardedIf' in node) {
    const who = eachOf(node.to, context)
    return { ...statement(who, `be discarded if ${condition(node.discardedIf, context)}`), long: true }
  }
  if ('extraUses' in node) {
    const whose = eachOf(node.to, context).acc
    const n = node.extraUses === 1 ? '1 additional time' : `${node.extraUses} additional times`
    const time = lasting ? `this ${lasting}` : 'each round'
    return {
      ...stated(`may use each triggered ability of ${whose} ${n} ${time} (or in its own period)`),
      ...(lasting && { timed: true as const }),
    }
  }
  if ('noFateWhenPlayed' in node) {
    return stated(`cannot place fate on ${eachOf(node.to, context).acc} when it is played`)
  }
  if ('entersWithFate' in node) {
    const who = eachOf(node.to, context)
    const from = `this ${context.self}`
    const fate = quantity(node.entersWithFate, context, 'additional fate')
    return statement(simple(`${who.nom} played from ${from}`), `enter play with ${fate} on it`)
  }
  if ('cannotPlay' in node) return cannotPlay(node, context)
  if ('cannotDeclare' in node) return cannotDeclare(node, context, lasting)
  if ('cannotMoveToConflict' in node) {
    return statement(simple('characters controlled by your opponent', true), 'cannot move to the conflict')
  }
  if ('cancels' in node) return order(`cancel the effects of ${effectSource(node.cancels, context)}`)
  if ('cancelsRingEffects' in node) return order('cancel all ring effects')
  if ('reduceCost' in node) return cost(node, context, lasting)
  if ('mayPlayFrom' in node) {
    const [what, were] =
      node.mayPlayFrom === 'topOfDeck'
        ? ['the top card of your conflict deck', 'it were']
        : ['cards in adjacent provinces', 'they were']
    return stated(`may play ${what} as if ${were} in your hand`)
  }
  if ('ringGains' in node)
    return statement(simple('the contested ring'), `gain the ${node.ringGains} element`)
  if ('consideredClaimed' in node) {
    return statement(phrase(node.consideredClaimed, context), 'be considered to be in your claimed ring pool')
  }
  return skills(onlySkills(node), context)
}

export const until = (period: Period): string => `until the end of ${periodName(period)}`
