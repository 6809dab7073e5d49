/** What players count together: in a conflict, and of their glory. */
import type { CardId, Seat } from '@regelwerk/core'
import type { Skill } from './abilities.ts'
import { type G, meets, on, rule } from './book.ts'
import { takesPart } from './restraints.ts'
import { cardAt, charactersOf, faceAt, isStill } from './state.ts'
import { ringsMatching } from './subjects.ts'
import { countsSkill, gloryOf, reaching, ringElements, skillOf, working } from './values.ts'

/** As it is now, with everything that modifies it. */
export const valueNow = rule(
  'glossary/aktuell',
  (g: G, id: CardId, of: 'military' | 'political' | 'glory'): number =>
    of === 'glory' ? gloryOf(g, id) : (skillOf(g, id, of) ?? 0),
)

/** What a player's ready participating characters count together (glossary/zaehlen). */
function sumInConflict(g: G, seat: Seat, of: 'military' | 'political' | 'glory'): number {
  let sum = 0
  const both = of !== 'glory' && working(g, 'countsBothSkills').length > 0
  const glory = of !== 'glory' && working(g, 'countsGlory').length > 0
  const bowedCount = working(g, 'bowedCount').length > 0
  for (const id of charactersOf(g.state, seat)) {
    const card = cardAt(g.state, id)
    const isOut = card.bowed && !(of !== 'glory' && bowedCount) && on('glossary/zaehlen')
    if (isOut || !takesPart(g, id)) continue
    if (of !== 'glory' && !countsSkill(g, id)) continue
    if (glory) sum += valueNow(g, id, 'glory')
    else if (both) sum += (skillOf(g, id, 'military') ?? 0) + (skillOf(g, id, 'political') ?? 0)
    else sum += valueNow(g, id, of)
  }
  return sum
}

export const ringsCounted = rule(
  'glossary/ringe/1',
  (g: G, seat: Seat): number => ringsMatching(g, { state: 'yours' }, seat).length,
)

/** Glory of ready characters, and 1 for each claimed ring (glossary/ruhmzaehlung). */
export function gloryCount(g: G, seat: Seat): number {
  const counts = (id: CardId): boolean => meets('glossary/ruhmzaehlung', !cardAt(g.state, id).bowed)
  const ready = charactersOf(g.state, seat).filter(counts)
  const more = working(g, 'addsToGloryCount').reduce(
    (sum, { me, constant }) => (me === seat ? sum + constant.addsToGloryCount : sum),
    ringsCounted(g, seat),
  )
  return ready.reduce((sum, id) => sum + gloryOf(g, id), more)
}

/** The skill of the conflict's type. */
export const skillCounted = rule('glossary/fertigkeit', ({ type }: { type: Skill }): Skill => type)

/** What cards that are not in play bring to this side, as long as they are where they were. */
const printedFor = (g: G, seat: Seat, type: Skill): number =>
  working(g, 'contributesPrinted').reduce((sum, { me, lasting, constant }) => {
    if (me !== seat || constant.contributesPrinted !== type) return sum
    const those = (lasting?.it ?? []).filter((ref) => isStill(g.state, ref))
    return those.reduce((n, { card }) => n + (faceAt(g.state, card)[type] ?? 0), sum)
  }, 0)

/** A player's total in the conflict: ready participants, the Favor, and who helps from home. */
export function totalOf(g: G, seat: Seat): number {
  const s = g.state
  const { conflict, favor } = s
  if (conflict === null) return 0
  const participants = charactersOf(s, seat).filter((id) => takesPart(g, id))
  let total = sumInConflict(g, seat, skillCounted(conflict))
  total += working(g, 'addsBids').length * s.dial[seat as 0 | 1] + printedFor(g, seat, conflict.type)
  for (const id of charactersOf(s, seat)) {
    const card = cardAt(s, id)
    if (card.bowed || takesPart(g, id)) continue
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

/** This is no glory count: rings are not added. */
export const gloryInConflict = rule('glossary/ruhmzaehlung/3', (g: G, seat: Seat): number =>
  sumInConflict(g, seat, 'glory'),
)
