/** What players count together: in a conflict, and of their glory. */
import type { CardId, Seat } from '@regelwerk/core'
import type { Skill } from './abilities.ts'
import { type G, on } from './book.ts'
import { cardAt, charactersOf, definitionOf } from './state.ts'
import { ringsMatching } from './subjects.ts'
import { countsSkill, gloryOf, reaching, ringElements, skillOf, working } from './values.ts'

/** What a player's ready participating characters count together (glossary/zaehlen). */
function sumInConflict(g: G, seat: Seat, of: 'military' | 'political' | 'glory'): number {
  let sum = 0
  const both = of !== 'glory' && working(g, 'countsBothSkills').length > 0
  for (const id of charactersOf(g.state, seat)) {
    const card = cardAt(g.state, id)
    if (!card.participating || (card.bowed && on('glossary/zaehlen'))) continue
    if (of !== 'glory' && !countsSkill(g, id)) continue
    if (both) sum += (skillOf(g, id, 'military') ?? 0) + (skillOf(g, id, 'political') ?? 0)
    else if (on('glossary/aktuell')) sum += of === 'glory' ? gloryOf(g, id) : (skillOf(g, id, of) ?? 0)
    else sum += definitionOf(card)[of] ?? 0
  }
  // This is no glory count: rings are not added.
  if (of === 'glory' && !on('glossary/ruhmzaehlung/3'))
    sum += ringsMatching(g, { state: 'yours' }, seat).length
  return sum
}

/** Glory of ready characters, and 1 for each claimed ring (glossary/ruhmzaehlung). */
export function gloryCount(g: G, seat: Seat): number {
  const counts = (id: CardId): boolean => !cardAt(g.state, id).bowed || !on('glossary/ruhmzaehlung')
  const ready = charactersOf(g.state, seat).filter(counts)
  const rings = on('glossary/ringe/1') ? ringsMatching(g, { state: 'yours' }, seat).length : 0
  const more = working(g, 'addsToGloryCount').reduce(
    (sum, { me, constant }) => (me === seat ? sum + constant.addsToGloryCount : sum),
    rings,
  )
  return ready.reduce((sum, id) => sum + gloryOf(g, id), more)
}

/** A player's total in the conflict: ready participants, the Favor, and who helps from home. */
export function totalOf(g: G, seat: Seat): number {
  const s = g.state
  const { conflict, favor } = s
  if (conflict === null) return 0
  const participants = charactersOf(s, seat).filter((id) => cardAt(s, id).participating)
  let total = sumInConflict(g, seat, on('glossary/fertigkeit') ? conflict.type : 'military')
  for (const id of charactersOf(s, seat)) {
    const card = cardAt(s, id)
    if (card.participating || card.bowed) continue
    const helps = reaching(g, 'contributesFromHome', id).some((reach) =>
      ringElements(g, conflict.ring).includes(reach.constant.contributesFromHome),
    )
    if (!helps) continue
    total += skillOf(g, id, conflict.type) ?? 0
  }
  if (
    favor !== null &&
    favor.seat === seat &&
    favor.side === conflict.type &&
    participants.length > 0 &&
    on('glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/1')
  )
    total += 1
  return total
}

/** What a player counts in a skill: the total, where the conflict is of that type (glossary/aktuell/1). */
export const skillInConflict = (g: G, seat: Seat, skill: Skill): number =>
  g.state.conflict?.type === skill && on('glossary/aktuell/1')
    ? totalOf(g, seat)
    : sumInConflict(g, seat, skill)

export const gloryInConflict = (g: G, seat: Seat): number => sumInConflict(g, seat, 'glory')
