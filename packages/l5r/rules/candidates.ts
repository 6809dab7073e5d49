/** The cards that a verb could come to be about, before anything is chosen. */
import { type CardId, type Ref, refTo } from '@regelwerk/core'
import type { Subject } from '../abilities.ts'
import type { G } from '../book.ts'
import { type Context, matching } from '../reading.ts'
import { cardAt, NONE } from '../state.ts'
import { subjectRefs } from '../subjects.ts'
import { canBeAffected } from '../values.ts'
import { canBeTargeted } from './restrictions.ts'

const mayBeChosen = (g: G, id: CardId, c: Context, isTarget: boolean): boolean =>
  c.self === NONE || !isTarget || canBeTargeted(g, id, c.me, c.self)

/** All that might be chosen; a sacrifice is no target (glossary/opfern). */
export function candidates(g: G, subject: Subject, c: Context, isTarget = true): readonly Ref[] {
  if (typeof subject === 'object' && 'choose' in subject)
    return matching(g, subject.choose, c)
      .filter((id) => mayBeChosen(g, id, c, isTarget))
      .map((id) => refTo(g.state, id))
  return subjectRefs(g, subject, c)
}

/** Is there one for which this is so? */
export function someOf(
  g: G,
  c: Context,
  subject: Subject,
  test: (id: CardId) => boolean,
  isTarget = true,
): boolean {
  if (typeof subject === 'object' && ('choose' in subject || 'each' in subject)) {
    const isChosen = 'choose' in subject
    const fits = (id: CardId): boolean =>
      canBeAffected(g, id, c.self) && (!isChosen || mayBeChosen(g, id, c, isTarget)) && test(id)
    return matching(g, isChosen ? subject.choose : subject.each, c, fits).length > 0
  }
  for (const { card, life } of subjectRefs(g, subject, c))
    if (cardAt(g.state, card).life === life && canBeAffected(g, card, c.self) && test(card)) return true
  return false
}
