/** Which cards a text means. What is printed counts, even if it is ignored (base/29). */
import type { CardId } from '@regelwerk/core'
import type { Filter } from './abilities.ts'
import { rule } from './book.ts'
import type { CardDefinition } from './cards/index.ts'
import { type BlueMoonState, cardAt, defAt } from './state.ts'

const FAMILIES = { storm: /sturm$/i, flood: /flut$/i, caterpillar: /raupe$/i } as const

/** Icons are no text. */
export const hasText = rule('base/42', (d: CardDefinition): boolean => d.hasText)

function prints(d: CardDefinition, filter: Filter): boolean {
  const { type } = filter
  if (type !== undefined && !(typeof type === 'string' ? d.type === type : type.some((t) => t === d.type)))
    return false
  if (filter.people !== undefined && d.people !== filter.people) return false
  if (filter.mutant && d.people !== 'mutant') return false
  if (filter.text !== undefined && hasText(d) !== filter.text) return false
  if (filter.icon !== undefined) {
    if (filter.icon === 'any' ? d.icons.length === 0 : !d.icons.some((icon) => icon === filter.icon))
      return false
  }
  if (filter.valueAbove !== undefined && Math.max(d.fire ?? 0, d.earth ?? 0) <= filter.valueAbove)
    return false
  return filter.family === undefined || FAMILIES[filter.family].test(d.name.de)
}

/** Does a card match? A bluff card is a support with an icon and without text, whatever is printed (base/59). */
export function matches(s: BlueMoonState, id: CardId, filter: Filter): boolean {
  return cardAt(s, id).bluff ? isBluff(filter) : prints(defAt(s, id), filter)
}

/** Does a filter mean all supports, whatever is printed on them? */
export function isEverySupport({ type, ...more }: Filter): boolean {
  if (Object.keys(more).length > 0) return false
  return type === undefined || type === 'support' || type.includes('support')
}

/** Does a filter mean bluff cards? */
export function isBluff(filter: Filter): boolean {
  const { type } = filter
  if (type !== undefined && !(typeof type === 'string' ? type === 'support' : type.includes('support')))
    return false
  if (filter.people !== undefined || filter.mutant || filter.family !== undefined) return false
  if (filter.text === true || filter.valueAbove !== undefined) return false
  return filter.icon === undefined || filter.icon === 'any'
}
