/** English. "I" is the player of the card, "you" the opponent. */
import { cannotSay, words } from '@regelwerk/say'
import type {
  Allow,
  CardType,
  Demand,
  Effect,
  Element,
  Forbid,
  Ignore,
  Modify,
  RetreatDragons,
  Text,
  When,
} from '../abilities.ts'
import {
  and,
  areas,
  cards,
  condition,
  count,
  elementName,
  fail,
  handCards,
  handCardsWith,
  iconName,
  named,
  or,
  typeName,
} from './en-words.ts'
import {
  type Continuous,
  type Cost,
  type Deed,
  type EffectText,
  filtersOf,
  type Intervention,
  inOrder,
  type Speaker,
} from './grammar.ts'

function ignored({ ignore, of, except = [], exceptIcons = [], cancels, yieldsTo }: Ignore): string {
  const whose = of ? cards(of, 'more', 'and') : 'cards'
  const what = {
    cards: `your ${whose}`,
    texts: of ? `the special texts on your ${whose}` : 'your special texts',
    icons: of ? `the icons on your ${whose}` : 'your icons',
  }[ignore]
  const those = ignore === 'cards' ? '' : 'those on '
  const spared = [
    ...except.map((filter, i) => `${i === 0 ? those : ''}${cards(filter, 'more')}`),
    ...exceptIcons.map((icon) => iconName[icon]),
  ]
  return words(
    `${what} are ignored${spared.length > 0 ? `, except ${and(spared)}` : ''}`,
    cancels && '(if both of us have this text in effect, the two cancel each other)',
    yieldsTo && `(no effect while you have ${or(yieldsTo.map(named))} active with its text in effect)`,
  )
}

function forbidden(text: Forbid): string {
  if ('play' in text) {
    return `you may not play ${or(filtersOf(text.play).map((filter) => cards(filter, 'more')))}`
  }
  if ('playMoreThan' in text) {
    const into = text.into === 'combat' && 'into your combat area'
    return words('in your turn, you may play only', count(text.playMoreThan, 'card'), into)
  }
  if ('takeFromDeck' in text) {
    return text.most === undefined
      ? 'you may not take cards out of your draw deck'
      : `in your turn, you may take only ${count(text.most, 'card')} out of your draw deck`
  }
  if ('takeIntoHand' in text) {
    const holding = text.holding !== undefined && `while you hold ${text.holding} or more cards,`
    return words(holding, 'you may not take cards into your hand')
  }
  if ('additionalCards' in text) return 'you may not draw additional cards at the end of your turn'
  if ('attractOnMyRetreat' in text) return 'if I retreat, you may not attract dragons'
  if ('callMyBluff' in text) return 'you may not call my bluff'
  if ('activeCharacters' in text) {
    return `at the end of your character phase, you may not have ${text.activeCharacters} or more active characters`
  }
  return fail(text)
}

function demanded(text: Demand): string {
  if ('playOne' in text) return `in your turn, you must play a ${text.playOne} or retreat`
  const by = 'by the end of your booster and support phase, you must discard'
  if ('discardValues' in text) {
    return `${by} ${handCardsWith(text.discardValues, text.or ? 'or' : 'and')}, or else retreat`
  }
  if ('discardMoons' in text) {
    return `${by} hand cards with at least ${count(text.discardMoons, 'moon')} in total, or else retreat`
  }
  if ('discardCharacter' in text) {
    return `${by} 1 character from your hand, or else I attract 1 additional dragon, even if you retreat`
  }
  return fail(text)
}

/** 'the Fire value', 'both values' */
const values = (which: readonly Element[]): { said: string; s: '' | 's'; be: 'is' | 'are' } =>
  which.length > 1
    ? { said: 'both values', s: '', be: 'are' }
    : { said: `the ${elementName[which[0]]} value`, s: 's', be: 'is' }

function modified(text: Modify): string {
  if ('zero' in text) {
    const whose = cards({ type: text.of }, 'more', 'and')
    return `${text.zero} printed values of your ${whose} count as 0`
  }
  if ('double' in text) {
    const { said, be } = values(text.double)
    const whose = text.of === 'oneCharacter' ? 'one of my characters' : `each of my ${text.of}`
    return `${said} of ${whose} ${be} doubled`
  }
  if ('raise' in text) {
    const { said, s } = values(text.raise)
    const whose = text.of === 'oneCharacter' ? 'one of my characters' : 'each of my characters'
    const to =
      text.to === 'sum'
        ? 'the sum of its printed values'
        : text.to === 'higher'
          ? 'its higher printed value'
          : text.to
    return `${said} of ${whose} rise${s} to ${to}`
  }
  if ('powerAtLeast' in text) {
    const within = text.element && `in ${elementName[text.element]}`
    return words('my power', within, `is at least ${text.powerAtLeast}`)
  }
  if ('bluffWorth' in text) return `each of my active bluff cards has a value of ${text.bluffWorth}`
  if ('doubleCaterpillar' in text) {
    return 'the numbers in the text of one of my Caterpillar boosters are doubled'
  }
  return fail(text)
}

function retreatDragons(text: RetreatDragons, thisTurn: boolean): string {
  const turn = thisTurn ? ' this turn' : ''
  if ('atMostOneDragon' in text) return `if I retreat${turn}, you attract at most 1 dragon`
  if ('dragons' in text) {
    const [loser, winner] = text.when === 'iRetreat' ? ['I', 'you'] : ['you', 'I']
    return `if ${loser} retreat${turn}, ${winner} attract 1 ${text.dragons > 0 ? 'more' : 'fewer'} dragon`
  }
  return fail(text)
}

function allowed(text: Allow, thisTurn: boolean): string {
  if ('additional' in text) {
    const what = text.additional === 'either' ? ['booster', 'support'] : [text.additional]
    const n =
      text.n === 'any'
        ? `any number of ${or(what.map((one) => `${one}s`))}`
        : `${text.n} additional ${or(what.map((one) => (text.n === 1 ? one : `${one}s`)))}`
    const stop = text.evenAfterStop ? ', even after a STOP icon' : ''
    return `${thisTurn ? 'this turn' : 'in my turn'}, I may play ${n}${stop}`
  }
  if ('nextFree' in text) {
    return 'the next character, booster or support that I play this turn is treated as if it had the FREE icon'
  }
  if ('freeIf' in text) {
    return `if ${condition(text.freeIf)}, I may play this card as if it had the FREE icon`
  }
  if ('keepsOthersActive' in text) {
    return 'when I play this card, I may leave the active cards in my combat area active'
  }
  if ('attackAgain' in text) {
    return 'this turn, my active cards attack again and I need not play a character'
  }
  if ('mutantWithoutCondition' in text) {
    return 'in my character phase, I may play 1 mutant without meeting its condition'
  }
  if ('crystalWithoutDragon' in text) {
    return 'in my leadership phase, I may play 1 crystal card as if the matching dragon stood on my side'
  }
  if ('replaceAny' in text) return 'I may treat each of my cards as if it had the REPLACE icon'
  if ('secondDragonWith' in text) {
    const n = text.secondDragonWith
    return `if you retreat, I attract a second dragon with as few as ${n} cards in my ${areas}`
  }
  if ('refillTo' in text) return `after a fight, I may draw until I hold ${text.refillTo} cards`
  if ('handWhenLanding' in text) {
    const what =
      text.most === undefined
        ? 'characters, boosters and supports'
        : `${text.most} ${text.most === 1 ? 'character, booster or support' : 'characters, boosters or supports'}`
    return `in the turn in which I land this ship, I may also play ${what} from my hand`
  }
  return fail(text)
}

function continuous(text: Continuous, thisTurn: boolean): string {
  const turn = thisTurn ? 'this turn, ' : ''
  if ('ignore' in text) return `${turn}${ignored(text)}`
  if ('forbid' in text) return `${turn}${forbidden(text)}`
  if ('demand' in text) return demanded(text)
  if ('dragons' in text || 'atMostOneDragon' in text) return retreatDragons(text, thisTurn)
  if (
    'zero' in text ||
    'double' in text ||
    'raise' in text ||
    'powerAtLeast' in text ||
    'bluffWorth' in text ||
    'doubleCaterpillar' in text
  ) {
    return `${turn}${modified(text)}`
  }
  return allowed(text, thisTurn)
}

/** A verb in its base form and what stands behind it. */
type Act = readonly [verb: string, rest: string]

const I = (...acts: readonly Act[]): Deed<Act> => ({ who: 'me', acts })
const you = (...acts: readonly Act[]): Deed<Act> => ({ who: 'opponent', acts })
const each = (...acts: readonly Act[]): Deed<Act> => ({ who: 'each', acts })

/** What is discarded to attract a dragon. */
function price({ moons, characters, pairOf, ...values }: Cost): string {
  if (moons !== undefined) return `hand cards with at least ${count(moons, 'moon')} in total`
  if (characters !== undefined) return `${count(characters, 'character')} from my hand`
  if (pairOf !== undefined) return `${or(pairOf.map((type) => `2 ${typeName[type][1]}`))} from my hand`
  return handCardsWith(values, 'and')
}

function deed(effect: Effect, additional: boolean): Deed<Act> {
  const extra = additional && 'additional'
  switch (effect.do) {
    case 'discardOpposing': {
      const { filter, n, zone, active, keepCharacter } = effect
      const state = active === undefined ? '' : active ? 'active' : 'inactive'
      const among = words(state, cards(filter, 'more', n === 1 ? 'or' : 'and'))
      const what = zone
        ? `${n === 1 ? 'one of the' : 'all'} ${among} in your ${zone} area`
        : `${n === 1 ? 'one of' : 'all'} your ${among}`
      if (n === 1) {
        return {
          ...I(['discard', what]),
          ...(keepCharacter && { tail: ', but not your last active character' }),
        }
      }
      const kept = and([
        ...(keepCharacter ? ['one active character'] : []),
        `${active === undefined ? 'active ' : ''}cards with the PROTECTED icon`,
      ])
      return { ...I(['discard', what]), ...(active !== false && { tail: `, except ${kept}` }) }
    }
    case 'discardBoostersOrSupports':
      return {
        ...I(['discard', 'either all your active boosters or all your active supports']),
        tail: ', except cards with the PROTECTED icon',
      }
    case 'opponentDiscards':
      return you(['discard', `${handCards(effect.n)} of your choice`])
    case 'opponentDiscardsTo':
      return { ...you(['discard', 'hand cards of your choice']), tail: ` until you hold at most ${effect.n}` }
    case 'discardBlind': {
      const it = effect.n === 1 ? 'it' : 'them'
      return I(['draw', `${count(effect.n, 'card')} blindly from your hand`], ['discard', it])
    }
    case 'discardTopOfDeck':
      return I(['discard', 'the top card of your draw deck'])
    case 'discardOwn':
      return I(['discard', 'any number of my hand cards'])
    case 'draw':
      return I([
        'draw',
        words(effect.upTo && 'up to', String(effect.n), extra, effect.n === 1 ? 'card' : 'cards'),
      ])
    case 'drawTo':
      return I(['draw', `until I hold ${effect.n} cards`])
    case 'takeBack': {
      const other = effect.other ? 'other ' : ''
      switch (effect.from) {
        case 'active':
          return I(['take', `one of my ${other}active cards back into my hand`])
        case 'combat':
          return I(['take', `any one ${other}card from my combat area back into my hand`])
        case 'discard':
          return I(
            ['choose', `1 ${other}card from my discard pile`],
            ['show', 'it to you'],
            ['take', 'it into my hand'],
          )
        default:
          return fail(effect.from)
      }
    }
    case 'search':
      return I(
        ['search', `my draw deck for 1 ${cards(effect.filter ?? {}, 'one')}`],
        ['show', 'it to you'],
        ['take', 'it into my hand'],
        ['shuffle', 'my draw deck'],
      )
    case 'searchForShip': {
      const cargo = '1 character, booster or support, which I load onto a ship'
      return {
        ...I(['search', `my draw deck for either 1 influence card, which I play, or ${cargo}`]),
        tail: '; then I shuffle my draw deck',
      }
    }
    case 'drawFromDiscard':
      return I(['shuffle', 'my discard pile face down'], ['draw', `${count(effect.n, 'card')} from it`])
    case 'revealAndTake':
      return I(
        ['reveal', `${count(effect.n, 'card')} from my draw deck`],
        ['discard', `${effect.discard} of them`],
        ['take', 'the others into my hand'],
      )
    case 'shuffleFromHand':
      return I(['shuffle', `${effect.n} of my hand cards into my draw deck`])
    case 'putUnderDeck':
      return I(['put', 'any number of my hand cards under my draw deck in any order'])
    case 'shuffleDiscardIntoDeck':
      return effect.who === 'me'
        ? I(['shuffle', 'my discard pile into my draw deck'])
        : each(['shuffle', 'their discard pile into their draw deck'])
    case 'shuffleAreasIntoDeck':
      return {
        ...you(['shuffle', `all cards in your ${areas} into your draw deck`]),
        tail: ', except active cards with the PROTECTED icon',
      }
    case 'shuffleLeadershipIntoDeck':
      return each(
        ['choose', 'one of their used leadership cards other than this one'],
        ['show', 'it'],
        ['shuffle', 'it into their draw deck'],
      )
    case 'eachDiscards':
      return each(['discard', `${handCards(effect.n)} of their choice`])
    case 'eachDraws':
      return each(['draw', count(effect.n, 'card')])
    case 'eachShufflesHandAndDraws':
      return each(['shuffle', 'their hand into their draw deck'], ['draw', count(effect.n, 'card')])
    case 'bothDiscardSupports':
      return { ...each(['discard', 'their active supports']), tail: ', except cards with the PROTECTED icon' }
    case 'openHand':
      return { ...you(['lay', 'your hand cards open']), tail: '; each stays open until you play it' }
    case 'buyDragon':
      return { ...I(['discard', price(effect)]), tail: ' to attract 1 dragon' }
    case 'eachMayBuyDragon':
      return { ...each(['discard', handCardsWith(effect, 'and')]), tail: ' to attract 1 dragon', may: true }
    case 'eachMayPlayCrystal':
      return {
        ...each(['play', '1 crystal card as if the matching dragon stood on their own side']),
        may: true,
      }
    case 'attract':
      return I(['attract', count(effect.n, 'dragon')])
    case 'load':
      return I(['load', `${effect.n > 1 ? 'up to ' : ''}${handCards(effect.n)} onto it`])
    case 'exchangeHyla':
      return I(['exchange', 'it for a Hyla from my discard pile'])
    case 'inOrder': {
      const deeds = effect.parts.map((part) => deed(part, additional))
      const joined = inOrder(deeds, ([verb, rest]): Act => [`then ${verb}`, rest])
      if (!joined) throw cannotSay(effect, 'en')
      return joined
    }
    default:
      return fail(effect)
  }
}

const withS = (verb: string): string => (/(ch|sh|ss)$/.test(verb) ? `${verb}es` : `${verb}s`)

/** Who does it, and whether they may or must: 'I may make you discard 2 hand cards of your choice'. */
function done({ who, acts, tail = '', may: inherent }: Deed<Act>, may: boolean): string {
  const said = and(acts.map(([verb, rest]) => `${verb} ${rest}`))
  switch (who) {
    case 'me':
      return `I ${may ? 'may ' : ''}${said}${tail}`
    case 'opponent':
      return `${may ? 'I may make you' : 'you must'} ${said}${tail}`
    case 'each':
      if (inherent) return `each player, you first, may ${said}${tail}`
      if (may) return `I may make each player ${said}${tail}`
      return `each player ${and(acts.map(([verb, rest]) => `${withS(verb)} ${rest}`))}${tail}`
    default:
      return fail(who)
  }
}

const times: Readonly<Record<Exclude<When, 'played'>, string>> = {
  endOfTurn: 'at the end of my turn',
  turnEnds: 'at the very end of my turn',
  onMyTurn: 'once in my turn, at any time',
  afterBoosters: 'right after my booster and support phase',
  gameStart: 'at the start of the game',
}

function once(text: EffectText, type: CardType | undefined): string {
  const leads: string[] = []
  const fromShip = text.if !== undefined && 'playedFromShip' in text.if
  if (text.when === 'turnEnds' && text.do.do === 'drawTo') {
    leads.push(`if I end my turn with fewer than ${text.do.n} cards in my hand`)
  } else if (text.when !== 'played') leads.push(times[text.when])
  else if (fromShip) leads.push(`when ${condition(text.if!)}`)
  else if (type !== 'leadership') leads.push(`when I play this ${type === 'ship' ? 'ship' : 'card'}`)
  if (text.if && !(fromShip && text.when === 'played')) leads.push(`if ${condition(text.if)}`)
  return [...leads, done(deed(text.do, text.additional === true), text.may === true)].join(', ')
}

function intervention({ at, does }: Intervention): string {
  const moment = {
    actionPlayed: 'when you play an action card',
    firstCharacter: 'when you play your first character in your turn',
    announced: 'right after you announce your power',
    retreat: 'when you retreat',
    oneDragon: 'when you attract exactly 1 dragon',
  }[at]
  const again = at === 'firstCharacter' ? ', and you must play another character or retreat' : ''
  const outcome = {
    void: `your card has no effect and is discarded${again}`,
    discardBoosterOrSupport:
      'I may discard one of your active boosters or supports that you played this turn',
    endTurn: 'your turn ends at once',
    takeBack: 'before I attract dragons, I may take 1 card from my combat or support area back into my hand',
    noDragon: 'you do not attract it',
  }[does]
  return `${moment}, I may play this card: ${outcome}`
}

function say(text: Text, type: CardType | undefined): string {
  switch (text.kind) {
    case 'continuous':
      return continuous(text, type === 'leadership')
    case 'effect':
      return once(text, type)
    case 'onlyIf':
      return `I may play this card only if ${condition(text.condition)}`
    case 'element':
      return `the fight goes on in ${text.becomes === 'other' ? 'the other element' : elementName[text.becomes]}`
    case 'family':
      return text.family === 'storm'
        ? 'if I have at least 2 active Storm supports at the start of my turn, I attract 1 dragon in total'
        : 'if I have at least 2 active Flood supports after my turn, you must retreat at once'
    case 'intervention':
      return intervention(text)
    case 'noFurtherCharacters':
      return 'while this card is active, I may play no further characters in this fight'
    default:
      return fail(text)
  }
}

export const english: Speaker = { text: say, capacity: (n) => `room for ${count(n, 'card')}` }
