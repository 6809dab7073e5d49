/** Doing an effect several times: "for each", "one at a time", "repeat" (glossary/wiederholen). */

import type { CardId, Frame, Option, Ref } from '@regelwerk/core'
import type { Filter, Loop } from '../abilities.ts'
import { type G, on, procedure, step } from '../book.ts'
import { matching } from '../filter.ts'
import { registered } from '../prepare.ts'
import { amount, holds } from '../reading.ts'
import { cardAt, isInPlay, isStillInPlay, LIMBO, NONE, UNDER } from '../state.ts'
import { happen } from './amber.ts'
import { parentOf, type ResolveFrame, reachable, runInside, targets } from './effects.ts'
import { canDoAll } from './possible.ts'

const doTimes = procedure<{ left: number; effect: string }>('times', [
  step('glossary/fuer-jeden-fuer-jede-fuer-jedes', (g, f) => {
    const parent = parentOf(g, f as Frame)
    const effect = effectOf(f.effect)
    // Who does not want it now does not want it once more: nothing has changed since.
    const enough = effect.do === 'may' && parent.declined
    parent.declined = false
    if (f.left-- <= 0 || enough) return
    g.again(f as Frame)
    runInside(g, parent, effect)
  }),
])

const effectOf = (id: string) => {
  const { effect } = registered(id)
  if (effect === null) throw new Error(`${id} has no effect`)
  return effect
}

interface EachLocals {
  queue: Ref[]
  effect: string
  pick: CardId | null
  total: number
  running: boolean
}

/** One at a time, in the order the active player chooses. */
const doForEach = procedure<EachLocals>('each of', [
  step('~next', (g, f) => {
    if (f.running) f.total += parentOf(g, f as Frame).count
    f.running = false
    f.queue = f.queue.filter((ref) => reachable(g, ref))
    f.pick = null
    if (f.queue.length === 0) {
      parentOf(g, f as Frame).count = f.total
      g.leave(f as Frame)
      return
    }
    const options = f.queue.map(({ card }): Option => ({ verb: 'choose', target: card, value: card }))
    g.choose(f as Frame, 'pick', g.state.active, options, { prompt: 'next one' })
  }),
  step('~do', (g, f) => {
    const at = f.queue.findIndex((ref) => ref.card === f.pick)
    const [ref] = f.queue.splice(at, 1)
    f.running = true
    g.goTo(f as Frame, '~next')
    const parent = parentOf(g, f as Frame)
    parent.count = 0
    if (ref !== undefined) runInside(g, parent, effectOf(f.effect), [ref])
  }),
])

interface RepeatLocals {
  loop: Extract<Loop, { do: 'repeat' }>
  effect: string
  rounds: number
  answer: 'yes' | 'no' | CardId | null
}

/** Can it be repeated: once more if it says "the preceding effect", else as long as the card is there. */
function mayGoOn(g: G, f: RepeatLocals, parent: ResolveFrame): boolean {
  const { loop } = f
  if (loop.once && f.rounds > 1 && on('glossary/oben-genannt-wiederhole-den-oben-genannten-effekt'))
    return false
  const card = parent.self.card === NONE ? null : cardAt(g.state, parent.self.card)
  const here =
    card !== null &&
    card.life === parent.self.life &&
    (isInPlay(card) || card.zone === LIMBO || card.zone === UNDER)
  if (!loop.once && !here && on('glossary/faehigkeit-kartenfaehigkeit')) return false
  if (loop.if !== undefined && !holds(g, loop.if, parent)) return false
  return !loop.may || canDoAll(g, parent, loop.effect)
}

/** Whom it may cost to go on. */
function exaltable(g: G, who: 'it' | { choose: Filter }, parent: ResolveFrame): CardId[] {
  if (who !== 'it') return matching(g, who.choose, parent)
  return parent.it.filter((ref) => isStillInPlay(g.state, ref)).map(({ card }) => card)
}

const doRepeat = procedure<RepeatLocals>('repeat', [
  step('~do', (g, f) => {
    f.rounds++
    runInside(g, parentOf(g, f as Frame), effectOf(f.effect))
  }),
  step('~again', (g, f) => {
    const parent = parentOf(g, f as Frame)
    f.answer = 'no'
    if (f.rounds > 30 || !mayGoOn(g, f, parent)) return
    if (f.loop.exalt !== undefined) {
      const ids = exaltable(g, f.loop.exalt, parent)
      if (ids.length === 0) return
      const options: Option[] = ids.map((id) => ({ verb: 'exalt', target: id, value: id }))
      options.push({ verb: 'decline', value: 'no' })
      g.choose(f as Frame, 'answer', g.state.active, options, { prompt: 'exalt to repeat' })
    } else if (f.loop.may) {
      const options: Option[] = [
        { verb: 'yes', value: 'yes' },
        { verb: 'no', value: 'no' },
      ]
      g.choose(f as Frame, 'answer', g.state.active, options, { prompt: 'repeat' })
    } else f.answer = 'yes'
  }),
  step('glossary/wiederholen', (g, f) => {
    const { answer } = f
    if (answer === 'no' || answer === null) return
    if (typeof answer === 'number' && on('glossary/erheben'))
      happen(g, { kind: 'put amber', card: answer, n: 1 })
    g.goTo(f as Frame, '~do')
  }),
])

/** Starts a loop of a resolution. */
export function startLoop(g: G, f: ResolveFrame, loop: Loop, effect: string): void {
  f.declined = false
  if (loop.do === 'times') g.call(doTimes, { left: amount(g, loop.n, f), effect })
  else if (loop.do === 'eachOf') {
    const queue = targets(g, f, loop).flat()
    g.call(doForEach, { queue, effect, pick: null, total: 0, running: false })
  } else g.call(doRepeat, { loop, effect, rounds: 0, answer: null })
}
