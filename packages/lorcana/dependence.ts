/** Which static abilities depend on derived values, and so must be applied after the others (see values.ts). */
import type { Amount, Condition, Filter, Static } from './abilities.ts'

const isDerived = (filter: Filter): boolean => filter.keyword !== undefined || filter.strength !== undefined

function conditionIsDerived(condition: Condition | undefined): boolean {
  if (condition === undefined) return false
  if ('have' in condition) return isDerived(condition.have)
  if ('both' in condition) return condition.both.some(conditionIsDerived)
  if ('not' in condition) return conditionIsDerived(condition.not)
  return false
}

const amountIsDerived = (n: Amount | undefined): boolean =>
  typeof n === 'object' && (('each' in n && isDerived(n.each)) || 'of' in n)

/** Must this static ability wait until keywords and strengths are known? */
export function isLate(ability: Static): boolean {
  const grant = 'grant' in ability ? ability.grant : {}
  return (
    conditionIsDerived(ability.while) ||
    conditionIsDerived(ability.unless) ||
    ('to' in ability && ability.to !== 'self' && isDerived(ability.to)) ||
    amountIsDerived(grant.strength) ||
    amountIsDerived(grant.lore) ||
    amountIsDerived(grant.willpower)
  )
}
