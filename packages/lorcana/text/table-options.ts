/** What a player can answer. */
import {
  type CardId,
  type Decision,
  type Lang,
  Machine,
  type Option,
  refTo,
  type Seat,
} from '@regelwerk/core'
import type { G, RuleId } from '../book.ts'
import { prepared } from '../prepare.ts'
import { type HowToPlay, playCard } from '../rules/04-play.ts'
import { costToMove, type TurnAction } from '../rules/04-turn-actions.ts'
import { cardAt, NONE, PLAY } from '../state.ts'
import { hasKeyword, loreOf, strengthOf, willpowerOf } from '../values.ts'
import { sayAbility } from './index.ts'
import { nameIn } from './nouns.ts'
import { abilityText, asked, asking, isKey, partText, type Reader } from './table-reader.ts'

/** What is on offer beside turn actions. */
type Reply =
  | 'choose'
  | 'choose player'
  | 'decline'
  | 'discard'
  | 'do not start'
  | 'either'
  | 'name'
  | 'no'
  | 'number'
  | 'order'
  | 'put back'
  | 'put into discard'
  | 'put into hand'
  | 'put into inkwell'
  | 'put on bottom'
  | 'put on top'
  | 'put under'
  | 'replace'
  | 'resolve'
  | 'shuffle in'
  | 'start'
  | 'yes'

/** An option with the cards it names, NONE where it names none. */
interface Offered {
  option: Option
  source: CardId
  target: CardId
  seat: Seat
}
type Saying = (to: Reader, offered: Offered, g: G) => string

const target: Saying = (to, { target }) => to.name(target)

const sayings: Readonly<Record<TurnAction['verb'] | Reply, Saying>> = {
  ink: (to, { source }) => to.options.ink(to.name(source)),
  play: (to, { source, seat }, g) => {
    const ink = inkToPlay(g, seat, { verb: 'play', card: source })
    return to.options.play(to.name(source), to.options.inkCost(ink))
  },
  'play free': (to, { source }) => to.options.playFree(to.name(source)),
  shift: (to, offered, g) => {
    const { source, target } = offered
    return to.options.shift(to.name(source), to.name(target), shiftCost(to, offered, g))
  },
  'shift free': (to, { source, target }) => to.options.shiftFree(to.name(source), to.name(target)),
  sing: (to, { source, target }) => to.options.sing(to.name(source), to.name(target)),
  'sing together': (to, { source }) => to.options.singTogether(to.name(source)),
  use: (to, { source, option }, g) => {
    const text = abilityText(option.ability ?? '', to.lang)
    const boost = option.ability === 'boost' ? ` ${prepared(cardAt(g.state, source).def).boost}` : ''
    return `${to.options.use(to.name(source))}: ${text}${boost}`
  },
  quest: (to, { source }, g) => to.options.quest(to.name(source), loreOf(g, source)),
  challenge: (to, { source, target }, g) => {
    const [challenger, defender] = inChallenge(to, source, target, g)
    return to.options.challenge(challenger, defender)
  },
  move: (to, { source, target, seat }, g) => {
    const ink = costToMove(g, seat, source, target)
    return to.options.move(to.name(source), to.name(target), to.options.inkCost(ink))
  },
  'end turn': (to) => to.options.endTurn,
  choose: (to, { target, option }, g) => described(to, target, option.weight, g),
  'choose player': (to, { option }) => to.playerAt(option.seat ?? 0),
  discard: target,
  order: target,
  'put back': target,
  'put on top': (to, { target }) => to.options.put(to.name(target), 'top'),
  'put on bottom': (to, { target }) => to.options.put(to.name(target), 'bottom'),
  'put into hand': (to, { target }) => to.options.put(to.name(target), 'hand'),
  'put into discard': (to, { target }) => to.options.put(to.name(target), 'discard'),
  'put into inkwell': (to, { target }) => to.options.put(to.name(target), 'inkwell'),
  'put under': (to, { target }) => to.options.put(to.name(target), 'under'),
  'shuffle in': (to, { target }) => to.options.put(to.name(target), 'shuffle'),
  yes: (to) => to.options.yes,
  no: (to) => to.options.no,
  decline: (to) => to.options.decline,
  start: (to) => to.options.start,
  'do not start': (to) => to.options.doNotStart,
  number: (_to, { option }) => `${option.n}`,
  name: (to, { option }) => nameIn(String(option.value), to.lang),
  either: (to, { option }, g) => {
    const resolution = asking(g)
    const part = resolution?.at?.op === 'either' ? resolution.at.parts[option.n ?? 0] : undefined
    if (!resolution || !part) throw new Error('nothing is being resolved that leaves this choice')
    return partText(resolution.f.ability, part, to.lang)
  },
  replace: (to, { source, target }, g) => {
    const which = target === NONE ? whichInPlay(to, source, g) : to.name(target)
    return `${to.options.replace(to.name(source))} (${which})`
  },
  resolve: (to, { source, target, option }) => {
    const text = abilityText(option.ability ?? '', to.lang) ?? to.options.delayed
    const about = target !== source && to.knows(target) ? ` (${to.name(target)})` : ''
    return `${to.name(source)}: ${text}${about}`
  },
}

/** One option; of cards that the asked player does not know, it says no more than that they are cards. */
export function sayOption(g: G, decision: Decision, option: Option, lang: Lang): string {
  const { verb, source = NONE, target = NONE } = option
  if (!isKey(sayings, verb)) throw new Error(`there are no words for the option '${verb}'`)
  return sayings[verb](asked(g, decision, lang), { option, source, target, seat: decision.seat }, g)
}

const TOTAL_COST: RuleId = '4.3.2.3'

/** The ink a player would pay: what the rulebook's step works out, in a frame that is thrown away. */
function inkToPlay(g: G, seat: Seat, how: HowToPlay): number {
  const step = playCard.steps.find(({ rule }) => rule === TOTAL_COST)
  if (step === undefined) throw new Error(`no step of playing a card is ${TOTAL_COST}`)
  const locals = { seat, how, byEffect: false, exerted: false, toBottom: false, total: 0 }
  const f = { procedure: playCard.name, step: 0, ...locals }
  step.run(g, f)
  return f.total
}

function shiftCost(to: Reader, { source, target, seat }: Offered, g: G): string {
  const { shift, definition } = prepared(cardAt(g.state, source).def)
  if (shift?.cost === undefined)
    return to.options.inkCost(inkToPlay(g, seat, { verb: 'shift', card: source, onto: target }))
  const [, cost] = sayAbility({ kind: 'keyword', ...shift }, definition, to.lang).split(': ')
  return cost ?? ''
}

/** Both cards with strength and willpower as they would be in this challenge: Challenger counts (8.5.1). */
function inChallenge(to: Reader, challenger: CardId, defender: CardId, g: G): readonly [string, string] {
  const { state } = g
  const [one, other] = [refTo(state, challenger), refTo(state, defender)]
  const challenge = { challenger: one, defender: other, damageDone: false }
  const then = hasKeyword(g, challenger, 'challenger') ? new Machine(g.game, { ...state, challenge }) : g
  const said = (id: CardId): string => {
    const { damage } = cardAt(state, id)
    const values = `${strengthOf(then, id)}/${willpowerOf(then, id)}`
    return `${to.name(id)} (${damage > 0 ? `${values}, ${to.options.damage(damage)}` : values})`
  }
  return [said(challenger), said(defender)]
}

/** A card to choose; in play, with what tells it from another one of the same name. */
function described(to: Reader, id: CardId, weight: number | undefined, g: G): string {
  if (weight !== undefined) return `${to.name(id)} (${to.options.countsAs(weight)})`
  if (cardAt(g.state, id).zone !== PLAY) return to.name(id)
  return `${to.name(id)} (${whichInPlay(to, id, g)})`
}

function whichInPlay(to: Reader, id: CardId, g: G): string {
  const { holder, exerted, damage } = cardAt(g.state, id)
  const details = [
    to.playerAt(holder),
    ...(exerted ? [to.options.exerted] : []),
    ...(damage > 0 ? [to.options.damage(damage)] : []),
  ]
  return details.join(', ')
}
