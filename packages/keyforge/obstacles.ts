/** What a player might want to do and cannot, with the rule that forbids it. */
import type { CardId, Obstacle, Seat } from '@regelwerk/core'
import type { G } from './book.ts'
import { whyNotFromHand } from './rules/playing.ts'
import { waysIfCalm, waysInTurn, whyNotAttack, whyNotUse } from './rules/using.ts'
import { artifactsOf, handOf, lineOf, other } from './state.ts'

export function obstacles(g: G, seat: Seat): Obstacle[] {
  const s = g.state
  if (s.active !== seat || s.phase !== 'main') return []
  const asked = s.pending?.decisions.find((one) => one.seat === seat)
  if (asked?.prompt === 'attack' && asked.source !== undefined) return ofAttack(g, seat, asked.source)
  const inHand = handOf(s, seat).flatMap((source): Obstacle[] => {
    const rule = whyNotFromHand(g, source)
    return rule === null ? [] : [{ verb: 'play', source, rule }]
  })
  const artifacts = artifactsOf(s, seat).filter((id) => waysInTurn(g, id).length === 0)
  return [
    ...inHand,
    ...lineOf(s, seat).flatMap((id) => ofCreature(g, seat, id)),
    ...artifacts.map((source): Obstacle => ({ verb: 'use', source, rule: whyNotUse(g, source) })),
  ]
}

function ofCreature(g: G, seat: Seat, source: CardId): Obstacle[] {
  const ways = waysInTurn(g, source)
  if (ways.length === 0) return [{ verb: 'use', source, rule: whyNotUse(g, source) }]
  if (!ways.includes('fight')) {
    return ways.includes('unstun') ? [] : [{ verb: 'fight', source, rule: whyNotUse(g, source, 'fight') }]
  }
  const tooAngry = waysIfCalm(g, source).filter((how) => !ways.includes(how))
  return [
    ...tooAngry.map((verb): Obstacle => ({ verb, source, rule: 'glossary/wuetend-wuetend-machen' })),
    ...ofAttack(g, seat, source),
  ]
}

/** Whom a creature cannot attack. */
const ofAttack = (g: G, seat: Seat, source: CardId): Obstacle[] =>
  lineOf(g.state, other(seat)).flatMap((target): Obstacle[] => {
    const rule = whyNotAttack(g, source, target)
    return rule === null ? [] : [{ verb: 'fight', source, target, rule }]
  })
