/** Which conflicts a player could declare: with whom, for which ring, against which province (step/3.2). */
import type { CardId, Seat } from '@regelwerk/core'
import type { Element, Skill } from '../abilities.ts'
import { type G, meets, on, type RuleId } from '../book.ts'
import { chancesOf, extraConflicts } from '../chances.ts'
import { elements } from '../elements.ts'
import { arePoolsClosed } from '../restraints.ts'
import { cardAt, charactersOf, handOf, NONE, other, provincesOf, STRONGHOLD_SLOT } from '../state.ts'
import { isForbidden, reaching, ringElements, skillOf, working } from '../values.ts'
import { isBarred } from './restrictions.ts'
import { honorToDeclare } from './taint.ts'

/** Who may attack in a conflict of this type: ready, without a dash, not barred. */
export const attackersFor = (g: G, seat: Seat, type: Skill, ring: Element | null = null): CardId[] =>
  charactersOf(g.state, seat).filter((id) => whyNotAttacker(g, id, type, ring) === null)

/** The fate that its controller spends to declare it as an attacker. */
export const fateToAttack = (g: G, id: CardId): number =>
  reaching(g, 'attackCosts', id).reduce((sum, { constant }) => sum + constant.attackCosts, 0)

/** The cards that it costs to declare one attacker in a conflict of this type. */
export const cardsToAttack = (g: G, type: Skill): number =>
  working(g, 'attackersCost').reduce(
    (sum, { constant }) => sum + (constant.type === type ? constant.attackersCost : 0),
    0,
  )

/** `ring`: the one to be contested, as soon as it is known. */
export function whyNotAttacker(g: G, id: CardId, type: Skill, ring: Element | null = null): RuleId | null {
  const { bowed, holder } = cardAt(g.state, id)
  if (bowed) return 'step/3.2/5'
  if (fateToAttack(g, id) > g.state.fate[holder as 0 | 1] || (fateToAttack(g, id) > 0 && arePoolsClosed(g)))
    return 'glossary/kann-nicht-koennen-nicht'
  if (cardsToAttack(g, type) > handOf(g.state, holder).length) return 'glossary/kann-nicht-koennen-nicht'
  if (honorToDeclare(g, id) > g.state.honor[holder as 0 | 1]) return 'glossary/kann-nicht-koennen-nicht'
  if (skillOf(g, id, type) === null && on('glossary/gedankenstrich')) return 'glossary/gedankenstrich'
  if (isForbidden(g, id, 'beDeclaredAttacker') || isForbidden(g, id, 'attackYou', cardAt(g.state, id).holder))
    return 'glossary/kann-nicht-koennen-nicht'
  const only = reaching(g, 'attacksOnly', id).map(({ constant }) => constant.attacksOnly)
  const rings = ring === null ? ringsToContest(g, holder) : [ring]
  if (only.some((element) => rings.every((one) => !ringElements(g, one).includes(element))))
    return 'glossary/kann-nicht-koennen-nicht'
  return isBarred(g, id, holder, type, true) ? 'glossary/teilnehmen-und-kann-nicht-teilnehmen/7' : null
}

/** The stronghold's province can be attacked once three others are broken (glossary/provinz-unterwerfen.../5). */
export function whyNotAttacked(g: G, id: CardId, type: Skill | null = null): RuleId | null {
  const s = g.state
  const { broken, slot, holder } = cardAt(s, id)
  if (broken) return 'step/3.2/4'
  if (isForbidden(g, id, 'beAttacked')) return 'glossary/kann-nicht-koennen-nicht'
  if (type !== null && isForbidden(g, id, type === 'military' ? 'beAttackedMilitary' : 'beAttackedPolitical'))
    return 'glossary/kann-nicht-koennen-nicht'
  if (slot === STRONGHOLD_SLOT && working(g, 'mayAttackStronghold').some(({ me }) => me !== holder))
    return null
  if (slot !== STRONGHOLD_SLOT) return null
  const fallen = provincesOf(s, holder).filter((one) => cardAt(s, one).broken).length
  return meets('glossary/provinz-unterwerfen-unterworfenen-provinz/5', fallen >= 3)
    ? null
    : 'glossary/provinz-unterwerfen-unterworfenen-provinz/5'
}

/** `type`: of the conflict that is declared. */
export const provincesToAttack = (g: G, seat: Seat, type: Skill | null = null): CardId[] =>
  provincesOf(g.state, other(seat))
    .filter((id) => whyNotAttacked(g, id, type) === null)
    .sort((a, b) => cardAt(g.state, a).slot - cardAt(g.state, b).slot)

export function ringsToContest(g: G, seat: Seat): Element[] {
  const barred = working(g, 'cannotDeclare').flatMap((reach) =>
    reach.me !== seat &&
    typeof reach.constant.cannotDeclare === 'object' &&
    'element' in reach.constant.cannotDeclare &&
    reach.lasting?.element
      ? [reach.lasting.element]
      : [],
  )
  return elements.filter(
    (e) =>
      meets('glossary/ringe:unbeansprucht', g.state.rings[e].claimed === NONE) &&
      !ringElements(g, e).some((one) => barred.includes(one)),
  )
}

/** An effect forbids this player conflicts of this type. */
const isTypeBarred = (g: G, seat: Seat, type: Skill): boolean =>
  working(g, 'cannotDeclare').some(({ me, constant: { who, cannotDeclare: what } }) => {
    if (typeof what !== 'object' || !('type' in what) || what.type !== type) return false
    return who === 'any' || (who === 'you') === (me === seat)
  })

/** The type that a conflict declared as one of this type has. */
export const typeNow = (g: G, type: Skill): Skill =>
  working(g, 'conflictsAre').at(-1)?.constant.conflictsAre ?? type

export const TYPES: readonly Skill[] = ['military', 'political']

/** Why a player cannot declare a conflict of this type. */
/** `as`: of which type the conflict would be. */
export function whyNotDeclare(g: G, seat: Seat, type: Skill, as: Skill = typeNow(g, type)): RuleId | null {
  if (chancesOf(g, seat) <= 0) return 'step/3.2'
  const once: RuleId = type === 'military' ? 'step/3.2/1' : 'step/3.2/2'
  if ((g.state.chances[seat]?.[type] ?? 0) + extraConflicts(g, seat, type) <= 0 && on(once)) return once
  if (isTypeBarred(g, seat, type)) return 'glossary/kann-nicht-koennen-nicht'
  if (attackersFor(g, seat, as).length === 0) return 'step/3.2/5'
  const isOpen = ringsToContest(g, seat).length > 0 && provincesToAttack(g, seat, as).length > 0
  return isOpen ? null : 'step/3.2/4'
}

export const mayDeclare = (g: G, seat: Seat, as?: Skill): boolean =>
  TYPES.some((type) => whyNotDeclare(g, seat, type, as) === null)
