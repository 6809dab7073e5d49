/** Creatures that capture by one effect (glossary/erbeuten), and who does if there is too little for all of them. */
import type { CardId, Frame, Option, Seat } from '@regelwerk/core'
import { type G, on, procedure, step } from '../book.ts'
import { canBeShown, cardAt, other } from '../state.ts'
import { capture, isFromSupply } from './amber.ts'
import { parentOf, type ResolveFrame, report } from './effects.ts'
import { window } from './occurrences.ts'

export interface Captor {
  card: CardId
  from: Seat
  /** As much as it would capture. */
  n: number
  /** As much as the event was about that triggered the effect. */
  ofEvent: boolean
}

/** Amount of the triggering event that has been taken is gone for others (faq/sir-mark/1). */
function takeFromEvent(g: G, f: ResolveFrame, n: number): void {
  const happening = g.frameOf(window)?.happenings[f.occasionAt]
  if (happening !== undefined && on('faq/sir-mark/1')) happening.n -= n
}

function captureOne(g: G, f: ResolveFrame, { card, from, n, ofEvent }: Captor): void {
  const taken = capture(g, card, from, n)
  f.count += taken.n
  if (ofEvent && !taken.supply) takeFromEvent(g, f, taken.n)
  report(f, taken.n >= n && taken.n > 0)
}

/** Is there something in the pool, but not enough for all of them? */
function isScarce(g: G, captors: readonly Captor[]): boolean {
  const [first] = captors
  if (first === undefined || captors.length < 2 || isFromSupply(g, first.from)) return false
  const there = g.state.amber[first.from] as number
  return there > 0 && captors.reduce((sum, { n }) => sum + n, 0) > there && on('glossary/aktiver-spieler')
}

/** One after the other, as the active player decides, as long as it matters who comes first. */
const captureInTurn = procedure<{ captors: Captor[]; pick: CardId | null }>('capture in turn', [
  step('~who', (g, f) => {
    if (!isScarce(g, f.captors)) return
    const { self } = parentOf(g, f as Frame)
    const options = f.captors.map(({ card }): Option => ({ verb: 'choose', target: card, value: card }))
    g.choose(f as Frame, 'pick', g.state.active, options, {
      prompt: 'choose to capture',
      ...(canBeShown(g.state, g.state.active, self.card) && { source: self.card }),
      rule: 'glossary/aktiver-spieler',
    })
  }),
  step('glossary/erbeuten', (g, f) => {
    const first = f.pick === null ? 0 : f.captors.findIndex(({ card }) => card === f.pick)
    const [next] = f.captors.splice(first, 1)
    f.pick = null
    if (next === undefined) return
    captureOne(g, parentOf(g, f as Frame), next)
    g.goTo(f as Frame, '~who')
  }),
])

/** All of them capture; from each pool for which they are too many, those whom the active player chooses. */
export function captureTogether(g: G, f: ResolveFrame, captors: readonly Captor[]): void {
  for (const seat of [0, 1]) {
    const theirs = captors.filter(({ from }) => from === seat)
    if (isScarce(g, theirs)) g.call(captureInTurn, { captors: theirs, pick: null })
    else for (const one of theirs) captureOne(g, f, one)
  }
}

interface AnyLocals {
  card: CardId
  n: number
  /** How much of it from the opponent of who controls it. */
  rival: number | null
}

/** As much as possible from both pools together; how much from which, the active player says. */
export const captureFromAny = procedure<AnyLocals>('capture from any', [
  step('~how much', (g, f) => {
    const { amber } = g.state
    const mine = cardAt(g.state, f.card).holder
    const most = Math.min(f.n, amber[other(mine)] as number)
    const least = Math.min(most, Math.max(0, f.n - (amber[mine] as number)))
    const options: Option[] = []
    for (let n = most; n >= least; n--) options.push({ verb: 'number', n, value: n })
    g.choose(f as Frame, 'rival', g.state.active, options, {
      prompt: 'capture from opponent',
      source: f.card,
    })
  }),
  step('glossary/erbeuten', (g, f) => {
    const mine = cardAt(g.state, f.card).holder
    const parent = parentOf(g, f as Frame)
    const theirs = capture(g, f.card, other(mine), f.rival ?? 0).n
    const own = capture(g, f.card, mine, f.n - theirs).n
    parent.count = theirs + own
    report(parent, parent.count >= f.n)
  }),
])
