/** What is put right at once, and who has won (glossary/gewinnen-das-spiel-gewinnen). */
import { type CardId, type Frame, type GameEvent, type Option, type Seat, zoneOf } from '@regelwerk/core'
import { type G, on, procedure, type RuleId, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { victoryCards } from '../prepare.ts'
import { holds } from '../reckoning.ts'
import { cardAt, charactersOf, PROVINCE, STRONGHOLD_SLOT } from '../state.ts'
import { reachContext, reaching, skillOf, working } from '../values.ts'
import { happen, refillAll } from './cards.ts'
import { illegalAttachment } from './playing.ts'
import { isBarred } from './possible.ts'

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
const hasOwnVictory = (g: G, seat: Seat): boolean =>
  victoryCards.size > 0 && working(g, 'winsGame').some(({ me }) => me === seat)

/** The game ends at once when somebody has won; both together: the first player wins. */
function endIfWon(g: G): boolean {
  const { first, outcome } = g.state
  if (outcome !== null) return true
  const [yours, theirs] = [victory(g, 0), victory(g, 1)]
  if (yours === null && theirs === null) return false
  const preferred = on('glossary/gewinnen-das-spiel-gewinnen/6') ? first : 1 - first
  const winner = yours === null ? 1 : theirs === null ? 0 : preferred
  g.rule = (winner === 0 ? yours : theirs) ?? g.rule
  happen(g, { kind: 'win', seats: [winner] })
  return true
}

/** What can bring about a victory; a game that is only being set up has none. */
export function watchVictory(g: G, batch: readonly GameEvent[]): void {
  if (g.state.phase === 'setup' || !on('glossary/gewinnen-das-spiel-gewinnen')) return
  // What a card makes a victory may come about by anything.
  if (victoryCards.size > 0 || batch.some(({ kind }) => DECISIVE.has(kind))) endIfWon(g)
}

/** Events that change honor, or break a province. */
const DECISIVE: ReadonlySet<string> = new Set<L5REvent['kind']>([
  'gain honor',
  'lose honor',
  'transfer honor',
  'leave',
  'break',
])

const discardOne = procedure<{
  cards: CardId[]
  seat: Seat
  rule: RuleId
  card: CardId | null
}>('discard an attachment', [
  step('~which', (g, f) => {
    const options = f.cards.map((id): Option => ({ verb: 'choose', target: id, value: id }))
    g.choose(f as Frame, 'card', f.seat, options, { prompt: 'discard attachment', rule: f.rule })
  }),
  step('~discard', (g, f) => {
    g.rule = f.rule
    if (f.card !== null) happen(g, { kind: 'leave', card: f.card, way: 'discard', by: null })
  }),
])

/** Puts right one thing that is wrong; false: there was none. */
function settle(g: G): boolean {
  const s = g.state
  if (endIfWon(g)) return false
  refillAll(g)
  const wrong = illegalAttachment(g)
  if (wrong !== null) {
    g.call(discardOne, { cards: wrong.choose, seat: wrong.seat, rule: wrong.rule, card: null })
    return true
  }
  // Who cannot participate goes home bowed (glossary/teilnehmen..., glossary/gedankenstrich/1).
  const { conflict } = s
  for (const seat of [0, 1]) {
    for (const id of charactersOf(s, seat)) {
      const card = cardAt(s, id)
      if (conflict !== null && card.participating) {
        const dash = skillOf(g, id, conflict.type) === null && on('glossary/gedankenstrich/1')
        if (dash || isBarred(g, id, seat, conflict.type, seat === conflict.attacker)) {
          happen(g, { kind: 'move home', card: id }, { kind: 'bow', card: id, by: null, ring: false })
          return true
        }
      }
      for (const reach of reaching(g, 'discardedIf', id)) {
        if (
          !holds(g, reach.constant.discardedIf, {
            ...reachContext(reach),
            targets: [[{ card: id, life: card.life }]],
          })
        )
          continue
        happen(g, { kind: 'leave', card: id, way: 'discard', by: reach.me })
        return true
      }
    }
  }
  return false
}

/** Puts right whatever is wrong. */
export function settling() {
  return step<unknown>('~settle', (g, f) => {
    if (settle(g)) g.again(f)
  })
}
