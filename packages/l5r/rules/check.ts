/** What is put right at once, and who has won (glossary/gewinnen-das-spiel-gewinnen). */
import {
  type BatchFrame,
  type CardId,
  type Frame,
  type GameEvent,
  knows,
  type Option,
  refTo,
  type Seat,
  zoneOf,
} from '@regelwerk/core'
import type { Skill } from '../abilities.ts'
import { binds, type G, on, procedure, type RuleId, rule, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { holds, matching } from '../reading.ts'
import {
  ATTACHED,
  cardAt,
  charactersOf,
  faceNow,
  type L5RState,
  PROVINCE,
  STRONGHOLD_SLOT,
} from '../state.ts'
import { isForbidden, isSaid, RIGHT, reachContext, reaching, skillOf, working } from '../values.ts'
import { misplaced, restrictedThree } from './attachments.ts'
import { happen, refillAll } from './cards.ts'
import { isBarred } from './restrictions.ts'

/** By which rule this player has won, if they have. */
function victory(g: G, seat: 0 | 1): RuleId | null {
  const s = g.state
  const rival = (1 - seat) as 0 | 1
  const stronghold = zoneOf(s, PROVINCE, rival).find((id) => cardAt(s, id).slot === STRONGHOLD_SLOT)
  const by = (rule: RuleId, met: boolean): RuleId | null => (met && on(rule) ? rule : null)
  return (
    by('glossary/gewinnen-das-spiel-gewinnen/1', stronghold !== undefined && cardAt(s, stronghold).broken) ??
    by('glossary/gewinnen-das-spiel-gewinnen/3', s.honor[seat] >= 25) ??
    by('glossary/gewinnen-das-spiel-gewinnen/4', s.honor[rival] <= 0) ??
    by('glossary/gewinnen-das-spiel-gewinnen/5', hasOwnVictory(g, seat))
  )
}

/** A card of this player says that they win now. */
const hasOwnVictory = (g: G, seat: Seat): boolean => working(g, 'winsGame').some(({ me }) => me === seat)

/** Where both have won, the first player wins. */
export const ofBoth = rule('glossary/gewinnen-das-spiel-gewinnen/6', ({ first }: L5RState): Seat => first)

/** The game ends at once when somebody has won. */
function endIfWon(g: G): boolean {
  const { outcome } = g.state
  if (outcome !== null) return true
  const [yours, theirs] = [victory(g, 0), victory(g, 1)]
  if (yours === null && theirs === null) return false
  const winner = yours === null ? 1 : theirs === null ? 0 : ofBoth(g.state)
  g.rule = (winner === 0 ? yours : theirs) ?? g.rule
  happen(g, { kind: 'win', seats: [winner] })
  return true
}

/** What can bring about a victory; a game that is only being set up has none. */
export function watchVictory(g: G, batch: readonly GameEvent[]): void {
  if (!binds('glossary/gewinnen-das-spiel-gewinnen', g.state.phase !== 'setup')) return
  // What a card makes a victory may come about by anything.
  if (batch.some(({ kind }) => DECISIVE.has(kind)) || working(g, 'winsGame').length > 0) endIfWon(g)
}

/** Events that change honor, or break a province. */
const DECISIVE: ReadonlySet<string> = new Set<L5REvent['kind']>([
  'gain honor',
  'lose honor',
  'transfer honor',
  'leave',
  'break',
])

/** Of these restricted attachments one is discarded, as the character's controller says. */
const discardOne = procedure<{ cards: CardId[]; seat: Seat; card: CardId | null }>('discard an attachment', [
  step('glossary/eingeschraenkt/1', (g, f) => {
    const options = f.cards.map((id): Option => ({ verb: 'choose', target: id, value: id }))
    g.choose(f as Frame, 'card', f.seat, options, { prompt: 'discard attachment' })
  }),
  step('~discard', (g, f) => {
    if (f.card !== null) happen(g, { kind: 'leave', card: f.card, way: 'discard', by: null })
  }),
])

/** Is this what a batch that is just being proposed is about to do to this card? */
const isProposed = (s: L5RState, kind: L5REvent['kind'], id: CardId): boolean =>
  s.stack.some(
    (frame) =>
      frame.procedure === 'batch' &&
      ((frame as BatchFrame).batch as L5REvent[]).some(
        (e) => e.fate === undefined && e.kind === kind && 'card' in e && e.card === id,
      ),
  )

/** Is a card about to leave play, or to go home? */
type IsGoing = (kind: 'leave' | 'move home', id: CardId) => boolean

const hasDash = (g: G, id: CardId, type: Skill): boolean =>
  faceNow(g.state, id)[type] === null && skillOf(g, id, type) === null

/** Who cannot participate goes home bowed (glossary/teilnehmen..., glossary/gedankenstrich/1). */
function sendHome(g: G, isGoing: IsGoing): boolean {
  const { conflict } = g.state
  if (conflict === null) return false
  const batch: L5REvent[] = []
  const mayBeBarred = isSaid(g, 'cannot')
  for (let seat = 0; seat < 2; seat++)
    for (const card of charactersOf(g.state, seat)) {
      if (!cardAt(g.state, card).participating) continue
      const dash = hasDash(g, card, conflict.type) && on('glossary/gedankenstrich/1')
      const barred =
        dash || (mayBeBarred && isBarred(g, card, seat, conflict.type, seat === conflict.attacker))
      if (!barred || isGoing('leave', card) || isGoing('move home', card)) continue
      g.rule = dash ? 'glossary/gedankenstrich/1' : 'glossary/teilnehmen-und-kann-nicht-teilnehmen/7'
      batch.push({ kind: 'move home', card }, { kind: 'bow', card, by: null, ring: false })
    }
  if (batch.length > 0) happen(g, ...batch)
  return batch.length > 0
}

/** Those that an effect or their own text discards as soon as something is so. */
function discardDoomed(g: G, isGoing: IsGoing): boolean {
  if (!isSaid(g, 'discardedIf')) return false
  const batch: L5REvent[] = []
  for (const seat of [0, 1])
    for (const card of [...charactersOf(g.state, seat), ...zoneOf(g.state, ATTACHED, seat)]) {
      const targets = [[refTo(g.state, card)]]
      const doom = reaching(g, 'discardedIf', card).find(
        (reach) =>
          reach.constant.discardedIf === 'always' ||
          holds(g, reach.constant.discardedIf, { ...reachContext(reach), targets }),
      )
      const isKept = isForbidden(g, card, 'beDiscarded') || isForbidden(g, card, 'leavePlay')
      if (doom === undefined || isKept || isGoing('leave', card)) continue
      batch.push({ kind: 'leave', card, way: 'discard', by: doom.me })
    }
  if (batch.length > 0) happen(g, ...batch)
  return batch.length > 0
}

/** A look that is about to be taken is not taken twice. */
const isLooking = (s: L5RState): boolean =>
  s.stack.some(
    (frame) =>
      frame.procedure === 'batch' &&
      ((frame as BatchFrame).batch as L5REvent[]).some((e) => e.kind === 'look' && e.fate === undefined),
  )

/** Who may look at cards does so as soon as they are there. */
function lookAround(g: G): boolean {
  const batch = working(g, 'mayLook').flatMap((reach): L5REvent[] => {
    const cards = matching(g, reach.constant.mayLook, reachContext(reach)).filter(
      (id) => !knows(cardAt(g.state, id), reach.me),
    )
    return cards.length > 0 ? [{ kind: 'look', seat: reach.me, cards }] : []
  })
  if (batch.length > 0) happen(g, ...batch)
  return batch.length > 0
}

/** The Favor goes from who cannot have it. */
function takeFavor(g: G): boolean {
  const { favor } = g.state
  if (favor === null || !working(g, 'cannotHaveFavor').some(({ me }) => me !== favor.seat)) return false
  happen(g, { kind: 'favor', seat: null, side: favor.side })
  return true
}

/**
 * Puts right what is wrong, at once, that is before anybody is asked for an interrupt or a reaction; false: nothing is.
 * What is wrong in the same way is put right together.
 */
export function putRight(g: G): boolean {
  const { state: s } = g
  if (s.outcome !== null || g.isKept(RIGHT)) return false
  let isAllRight = true
  // What is only about to be put right may yet come to nothing.
  const isGoing: IsGoing = (kind, id) => {
    const going = isProposed(s, kind, id)
    isAllRight &&= !going
    return going
  }
  const isLeaving = (id: CardId): boolean => isGoing('leave', id)
  const gone = misplaced(g, isLeaving)
  if (gone.length > 0) {
    g.rule = 'glossary/verstaerkungskarten/5'
    happen(g, ...gone.map((card): L5REvent => ({ kind: 'leave', card, way: 'discard', by: null })))
    return true
  }
  const three = restrictedThree(g, isLeaving)
  if (three !== null) {
    g.call(discardOne, { ...three, card: null })
    return true
  }
  if (sendHome(g, isGoing) || discardDoomed(g, isGoing) || takeFavor(g)) return true
  if (isLooking(s)) isAllRight = false
  else if (lookAround(g)) return true
  if (isAllRight) g.keep(RIGHT)
  return false
}

/** Where nothing else is under way: who has won, what is to be refilled, and what is wrong. */
export function settling() {
  return step<unknown>('~settle', (g, f) => {
    if (endIfWon(g)) return
    refillAll(g)
    // What is answered to comes first.
    if (g.state.stack.at(-1) !== f || putRight(g)) g.again(f)
  })
}
