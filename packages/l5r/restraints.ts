/** What texts keep from happening to provinces, pools, rings, hands and targets. */
import type { CardId, Seat } from '@regelwerk/core'
import type { Filter } from './abilities.ts'
import type { G } from './book.ts'
import { prepared } from './prepare.ts'
import { type Context, countMatching, matches } from './reading.ts'
import { cardAt, charactersOf, faceAt, NONE } from './state.ts'
import { isSaid, reachContext, reaching, working } from './values.ts'

/** Is this character no target for that one? */
export const isShielded = (g: G, id: CardId, source: CardId): boolean =>
  source !== NONE &&
  isSaid(g, 'untargetableBy') &&
  reaching(g, 'untargetableBy', id).some((reach) =>
    matches(g, reach.constant.untargetableBy, source, { ...reachContext(reach), itself: id }),
  )
export const areUnbreakable = (g: G): boolean => working(g, 'unbreakable').length > 0
export const arePoolsClosed = (g: G): boolean => working(g, 'poolsClosed').length > 0
/** What whoever triggers an ability of this card loses for it. */
export const honorForTriggering = (g: G, id: CardId): number =>
  working(g, 'triggeringCosts').reduce(
    (sum, reach) =>
      matches(g, reach.constant.of, id, reachContext(reach)) ? sum + reach.constant.triggeringCosts : sum,
    0,
  )
/** Somebody else keeps this player from fate on rings. */
export const keepsRingFate = (g: G, seat: Seat): boolean =>
  working(g, 'keepsRingFate').some(({ me }) => me !== seat)
/** This player's hand is safe from what that player does. */
export const keepsHand = (g: G, seat: Seat, by: Seat): boolean =>
  by !== seat && working(g, 'keepsHand').some(({ me }) => me === seat)

/** Does it participate, or count as doing so beside another character of its player's? */
export function takesPart(g: G, id: CardId): boolean {
  const { participating, holder } = cardAt(g.state, id)
  if (participating || g.state.conflict === null || !isSaid(g, 'joinsFromHome')) return participating
  const isOther = charactersOf(g.state, holder).some(
    (one) => one !== id && cardAt(g.state, one).participating,
  )
  return isOther && reaching(g, 'joinsFromHome', id).length > 0
}

/** Of each participating character that counts as one more, its player. */
export const countedTwice = (g: G): readonly Seat[] => {
  if (!isSaid(g, 'countsTwice')) return NOBODY
  return [0, 1].flatMap((seat) =>
    charactersOf(g.state, seat).flatMap((id) =>
      cardAt(g.state, id).participating ? reaching(g, 'countsTwice', id).map(() => seat) : [],
    ),
  )
}
const NOBODY: readonly never[] = []

/** As many as match, and those that a player only counts as controlling. */
export const countControlled = (g: G, f: Filter, c: Context): number =>
  countMatching(g, f, c) + (isSaid(g, 'countsTwice') ? imagined(g, f, c) : 0)

const JOINING: ReadonlySet<string> = new Set(['type', 'whose', 'participating', 'attacking', 'defending'])

/** Characters that a player only counts as controlling in the conflict: nothing more can be said of them. */
function imagined(g: G, f: Filter, c: Context): number {
  const { conflict } = g.state
  if (conflict === null || f.type !== 'character' || !(f.participating || f.attacking || f.defending))
    return 0
  if (Object.keys(f).some((key) => !JOINING.has(key)) || typeof f.whose === 'object') return 0
  return countedTwice(g).filter((seat) => {
    if (f.whose === 'yours' && seat !== c.me) return false
    if (f.whose === 'opponents' && seat === c.me) return false
    if (f.attacking && seat !== conflict.attacker) return false
    return !(f.defending && seat === conflict.attacker)
  }).length
}

/** The fate that this player spends to choose this card as the target of an event. */
export const fateToTarget = (g: G, id: CardId, by: Seat, source: CardId): number => {
  if (!isSaid(g, 'targetingCosts') || source === NONE || faceAt(g.state, source).type !== 'event') return 0
  return reaching(g, 'targetingCosts', id).reduce(
    (sum, { me, constant }) => (me === by ? sum : sum + constant.targetingCosts),
    0,
  )
}

/** An event that cannot be cancelled: as its own text says, or for all events of its player. */
export const isUncancelled = (g: G, id: CardId): boolean => {
  const { type, index } = faceAt(g.state, id)
  if (type !== 'event') return false
  const isSaidThere = prepared(index).constants.some(
    ({ ability }) => ability?.kind === 'constant' && 'uncancelled' in ability,
  )
  const { holder } = cardAt(g.state, id)
  return isSaidThere || working(g, 'uncancelled').some(({ me }) => me === holder)
}
