/** What is put right at once, and who has won (glossary/gewinnen-das-spiel-gewinnen). */
import { type CardId, type Frame, type Option, type Seat, zoneOf } from '@regelwerk/core'
import { type G, on, procedure, step } from '../book.ts'
import { holds } from '../reckoning.ts'
import { cardAt, charactersOf, PROVINCE, STRONGHOLD_SLOT } from '../state.ts'
import { reachContext, reaching, skillOf } from '../values.ts'
import { happen, refillAll } from './cards.ts'
import { illegalAttachment } from './playing.ts'
import { isBarred } from './possible.ts'

/** Has somebody won? Both at once: the first player (glossary/gewinnen-das-spiel-gewinnen/6). */
function winners(g: G): Seat[] {
  const s = g.state
  const won: Seat[] = []
  for (const seat of [0, 1] as const) {
    const rival = (1 - seat) as 0 | 1
    const stronghold = zoneOf(s, PROVINCE, rival).find((id) => cardAt(s, id).slot === STRONGHOLD_SLOT)
    const broken =
      stronghold !== undefined && cardAt(s, stronghold).broken && on('glossary/gewinnen-das-spiel-gewinnen/1')
    const honored = s.honor[seat] >= 25 && on('glossary/gewinnen-das-spiel-gewinnen/3')
    const shamed = s.honor[rival] <= 0 && on('glossary/gewinnen-das-spiel-gewinnen/4')
    if (broken || honored || shamed) won.push(seat)
  }
  return won.length < 2 ? won : [on('glossary/gewinnen-das-spiel-gewinnen/6') ? s.first : 1 - s.first]
}

const discardOne = procedure<{ cards: CardId[]; seat: Seat; card: CardId | null }>('discard an attachment', [
  step('~which', (g, f) => {
    const options = f.cards.map((id): Option => ({ verb: 'choose', target: id, value: id }))
    g.choose(f as Frame, 'card', f.seat, options, { prompt: 'discard attachment' })
  }),
  step('~discard', (g, f) => {
    if (f.card !== null) happen(g, { kind: 'leave', card: f.card, way: 'discard', by: null })
  }),
])

/** The game ends at once when somebody has won. */
export function endIfWon(g: G): boolean {
  const won = winners(g)
  if (won.length > 0) happen(g, { kind: 'win', seats: won })
  return won.length > 0
}

/** Puts right what is wrong; true if something was called. */
export function settle(g: G): boolean {
  const s = g.state
  if (endIfWon(g)) return true
  refillAll(g)
  const wrong = illegalAttachment(g)
  if (wrong !== null) {
    g.call(discardOne, { cards: wrong.choose, seat: wrong.seat, card: null })
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
