/**
 * Whether what a player would be asked could change anything. Where it could not, nobody is asked: a target for no
 * damage, a creature to heal where none is damaged, a key that cannot be paid for. Whatever is not sure to be without
 * consequence is asked; only public facts decide.
 */

import { type CardId, type Frame, type Ref, refTo } from '@regelwerk/core'
import type { Amount, Condition, Effect, Loop, Target } from '../abilities.ts'
import type { G } from '../book.ts'
import { matching } from '../filter.ts'
import { type Doing, idOf, isLoop, type KeyForgeProgram, programOf, targetsOf, wholeOf } from '../prepare.ts'
import { amount, verbWord } from '../reading.ts'
import { deckOf, handOf } from '../state.ts'

import { choosable, isHidden, parentOf, type ResolveFrame, type Resolving } from './effects.ts'

type ChooseOp = Extract<KeyForgeProgram[number], { op: 'choose' }>

const OF_IT = /"(it|ofIt|notAmong|its\w+|thisWay|seen|firstChosen)"|"as":"chosen"/

const speaking = new Map<unknown, boolean>()

/** Does a part of a text speak of what this effect has chosen, or of how much it has done? */
function speaksOfIt(node: unknown): boolean {
  let found = speaking.get(node)
  if (found === undefined) {
    found = OF_IT.test(JSON.stringify(node))
    speaking.set(node, found)
  }
  return found
}

export const isZero = (g: G, f: Resolving, n: Amount | 'all', target: CardId): boolean =>
  n !== 'all' && amount(g, n, f, target) === 0

/** Would it do something to this card? `f`: with the card as "it". */
const changes = (g: G, f: Resolving, verb: Doing, id: CardId): boolean =>
  isLoop(verb) || (verbWord(verb).changes?.(g, f, verb, id) ?? true)

/** After it, is nothing changed nothing done, just as if nothing had been chosen? */
const saysSo = (verb: Doing): boolean => !isLoop(verb) && verbWord(verb).saysSo === true

/** What has not been changed has not been destroyed, and nothing was done to it. */
const isOfWhatWasDone = (condition: Condition): boolean =>
  'destroyed' in condition ||
  ('compare' in condition && typeof condition.compare === 'object' && 'thisWay' in condition.compare)

/** What follows in a text, as far as it speaks of the choice: could it do something to one of these? */
function followsUp(
  g: G,
  f: Resolving,
  { program, from }: { program: KeyForgeProgram; from: number },
  ids: readonly CardId[],
  verb: Doing,
): boolean {
  let isAnother = false
  for (let i = from; i < program.length; i++) {
    const at = program[i] as KeyForgeProgram[number]
    switch (at.op) {
      case 'choose':
      case 'verb':
        if (at.verb !== verb && verbFollowsUp(g, f, at.verb, ids, verb)) return true
        break
      case 'unless':
        // What has not been changed has not been destroyed, and nothing was done to it.
        if (isOfWhatWasDone(at.if)) i = at.to - 1
        else if (speaksOfIt(at.if) && !program.slice(i + 1, at.to).every(isDoneToIt)) return true
        break
      case 'goto':
        if (at.to > i) i = at.to - 1
        break
      case 'begin':
        isAnother = true
        break
      case 'unlessDone':
        if (isAnother) break
        if (!saysSo(verb)) return true
        i = at.to - 1
        break
      case 'each':
        if (speaksOfIt(at.who)) return true
    }
  }
  return false
}

/** Does it do something to "it" and nothing else? What that comes to is asked of each verb. */
const isDoneToIt = (at: KeyForgeProgram[number]): boolean => {
  if (at.op === 'goto') return true
  if (at.op !== 'verb') return false
  const targets = targetsOf(at.verb)
  return targets.length > 0 && targets.every((target) => target === 'it')
}

/** Only as much as was done before. */
const isAsMuch = (n: Amount | 'all'): boolean => typeof n === 'object' && 'thisWay' in n

/** There is nothing that could be chosen for it, as everybody sees. */
const isNowhere = (g: G, f: Resolving, verb: Doing, target: Target): boolean =>
  typeof target === 'object' &&
  'choose' in target &&
  target.choose.in === undefined &&
  !OF_IT.test(JSON.stringify(target.choose)) &&
  choosable(g, f, target.choose, verb).length === 0

function verbFollowsUp(g: G, f: Resolving, next: Doing, ids: readonly CardId[], verb: Doing): boolean {
  if (next.do === 'times') {
    return followsUp(g, f, { program: programOf(idOf(next.effect)), from: 0 }, ids, verb)
  }
  if (!speaksOfIt(next)) return false
  // As much as was done is nothing; but what everybody knows can be revealed once more.
  if (verb.do !== 'reveal') {
    if (next.do === 'deal' && next.hits.every(({ n }) => isAsMuch(n))) return false
    if ((next.do === 'gain' || next.do === 'draw') && isAsMuch(next.n)) return false
  }
  const targets = targetsOf(next)
  if (targets.some((target) => isNowhere(g, f, next, target))) return false
  if (next.do === 'lasting' || !targets.every((target) => target === 'it')) return true
  return ids.some((id) => changes(g, { ...f, it: [refTo(g.state, id)] }, next, id))
}

/** As far as a frame repeats something (loops.ts). */
interface Repeating {
  loop?: Extract<Loop, { do: 'repeat' }>
  rounds: number
}

/** Could it make a difference which of these is chosen, or whether one is? */
export function choiceMatters(g: G, f: ResolveFrame, at: ChooseOp, ids: readonly CardId[]): boolean {
  const { verb } = at
  if (ids.some((id) => changes(g, f, verb, id))) return true
  if (followsUp(g, f, { program: programOf(f.ability), from: f.pc + 1 }, ids, verb)) return true
  // What runs inside another effect leaves what it has learned to that.
  let inner = f
  while (inner.inside) {
    const { stack } = g.state
    const { loop, rounds } = stack[stack.indexOf(inner) - 1] as Frame & Repeating
    if (loop?.if !== undefined && speaksOfIt(loop.if)) return true
    // Who was chosen may be what it costs to go on.
    if (loop?.exalt !== undefined && speaksOfIt(loop.exalt) && !(loop.once && rounds > 1)) return true
    const outer = parentOf(g, inner)
    if (followsUp(g, f, { program: programOf(outer.ability), from: outer.pc }, ids, verb)) return true
    inner = outer
  }
  return false
}

/** Could an effect that somebody may do, or choose to do, change anything? */
export function couldMatter(g: G, f: Resolving, effect: Effect): boolean {
  switch (effect.do) {
    case 'all':
    case 'either':
      return effect.parts.some((part) => couldMatter(g, f, part))
    case 'may':
      return couldMatter(g, f, effect.effect)
    case 'ifYouDo':
      return couldMatter(g, f, effect.first)
    case 'if':
    case 'instead':
    case 'each':
    case 'times':
    case 'eachOf':
    case 'repeat':
      return true
    default:
      return (
        (verbWord(effect).matters?.(g, f, effect) ?? true) &&
        targetsOf(effect).every((target) => canBeHad(g, f, effect, target))
      )
  }
}

/** Is there anything this could be, and something for the verb to do to it? */
function canBeHad(g: G, f: Resolving, verb: Doing, target: Target): boolean {
  if (target === 'it') return f.it.some(({ card }) => verb.do !== 'use' || changes(g, f, verb, card))
  if (typeof target !== 'object') return true
  if ('choose' in target) {
    return (
      isHidden(target.choose) || choosable(g, f, target.choose, verb).some((id) => changes(g, f, verb, id))
    )
  }
  return !('each' in target) || isHidden(target.each) || matching(g, target.each, f).length > 0
}

const OF_HOUSE = /"house":"chosen"/
const NOT_OF_HOUSE = /"notHouse":"chosen"/

/** Is there a card of which it could be asked: on top of the deck, or in hand? */
function isAskedOf(g: G, f: ResolveFrame, condition: Condition): boolean {
  const text = JSON.stringify(condition)
  if (OF_HOUSE.test(text)) return deckOf(g.state, f.you).length > 0
  return NOT_OF_HOUSE.test(text) && handOf(g.state, f.me).length > 0
}

/** Could it make a difference which house is named? */
export function houseMatters(g: G, f: ResolveFrame): boolean {
  return programOf(f.ability)
    .slice(f.pc)
    .some((at) => {
      if (at.op === 'unless') return isAskedOf(g, f, at.if)
      if (at.op !== 'verb' || !/"chosen"/.test(JSON.stringify(at.verb))) return false
      if (at.verb.do === 'lasting') return true
      return targetsOf(at.verb).some((target) => {
        if (typeof target !== 'object' || !('each' in target)) return true
        // Cards that are yet to be looked at.
        if (target.each.among === 'seen') return deckOf(g.state, f.you).length > 0
        const { house: _, ...anyHouse } = target.each
        const found = matching(g, anyHouse, f)
        return found.some((id) => changes(g, f, at.verb, id))
      })
    })
}

/** Is an ability of the card with this word being resolved? */
export const isUnderWay = (g: G, ref: Ref, word: 'reap' | 'play'): boolean =>
  g.state.stack.some((frame) => {
    if (frame.procedure !== 'resolve') return false
    const { ability, self } = frame as ResolveFrame
    const { ability: node } = wholeOf(ability)
    return self.card === ref.card && node?.kind === 'bold' && node.on.includes(word)
  })
