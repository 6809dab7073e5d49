/** How often an ability may be used (glossary/beschraenkungen-von-ausgeloesten-faehigkeiten). */
import type { CardId, Seat } from '@regelwerk/core'
import type { Limits } from '../abilities.ts'
import { giversOf } from '../bearers.ts'
import { binds, type G, on, type RuleId, rule } from '../book.ts'
import { type Registered, triggeredOf } from '../prepare.ts'
import { cardAt, faceAt, faceNow, HAND, type L5RCard } from '../state.ts'
import { reaching } from '../values.ts'

const periodOf = (limit: Limits['limit'] | Limits['max']): string =>
  limit === undefined || limit === 'unlimited' ? 'round' : limit.per

const times = (used: readonly string[], key: string): number =>
  used.reduce((n, one) => (one === key ? n + 1 : n), 0)

/** Of the same ability gained several times, the one that comes next. */
const leastUsed = (used: readonly string[], keys: readonly string[]): string =>
  keys.reduce((least, key) => (times(used, key) < times(used, least) ? key : least))

/** A card that comes into play again is another one. */
export const instanceOf = rule(
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/1',
  ({ life }: L5RCard): number => life,
)

/** Each player who controls it. */
export const eachPlayer = rule(
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/3',
  (seat: Seat): Seat => seat,
)

/** Each copy, and each time it is gained. */
export const eachCopy = rule(
  'glossary/nur-x-pro-zeitraum/1',
  (g: G, card: CardId, ability: Registered): string[] =>
    giversOf(g, card, ability).map((giver) => `${card}<${giver}`),
)

/** A maximum is for each player. */
export const maximumFor = rule('glossary/maximal-x-pro-zeitraum/1', (seat: Seat): Seat | '' => seat)

/** Each ability once per round, unless its text says otherwise; each copy for itself. */
export function limitKey(g: G, seat: Seat, card: CardId, ability: Registered): string {
  const { limit } = triggeredOf(ability)
  const instance = instanceOf(cardAt(g.state, card))
  const by = eachPlayer(seat)
  const keyOf = (which: string): string => `${periodOf(limit)}|${by}:${which}:${instance}:${ability.id}`
  return leastUsed(g.state.used, eachCopy(g, card, ability).map(keyOf))
}

/** A maximum is for all copies, which are known by their name; what has gained the ability has another name. */
export function maximumKey(g: G, seat: Seat, card: CardId, ability: Registered): string {
  const { en } = faceNow(g.state, card)
  const { id, definition } = ability
  // Which of its abilities, whatever version of the card it is.
  const which = definition?.en === en ? id.slice(id.lastIndexOf('#')) : `:${id}`
  const by = maximumFor(seat)
  return `${periodOf(triggeredOf(ability).max)}|max:${by}:${en}${which}`
}

/** Has this player used it on all cards of that name as often as they may? */
export function isAtMaximum(g: G, seat: Seat, card: CardId, ability: Registered): boolean {
  const { max } = triggeredOf(ability)
  if (max === undefined || g.state.used.length === 0) return false
  const used = times(g.state.used, maximumKey(g, seat, card, ability))
  return binds('glossary/maximal-x-pro-zeitraum', used >= max.n)
}

/** The limit by which it has been used as often as it can be; null: there is none. */
export function whyUsedUp(g: G, seat: Seat, card: CardId, ability: Registered): RuleId | null {
  const { limit } = triggeredOf(ability)
  const { used } = g.state
  if (isAtMaximum(g, seat, card, ability)) return 'glossary/maximal-x-pro-zeitraum'
  if (!used.some((key) => key.endsWith(ability.id))) return null
  // An event leaves the hand when it is used: only a maximum limits it.
  if (faceAt(g.state, card).type === 'event' || limit === 'unlimited') return null
  // A card that stays in a hand counts as a new one: nobody has seen which it was.
  const anew =
    limit === undefined
      ? on('glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/2')
      : on('glossary/nur-x-pro-zeitraum/3')
  if (cardAt(g.state, card).zone === HAND && anew) return null
  const extra = reaching(g, 'extraUses', card)
    // Of all of them, or of the one that was named.
    .filter(({ lasting }) => lasting?.named === undefined || lasting.named === ability.id)
    .reduce((n, reach) => n + reach.constant.extraUses, 0)
  const n = ((on('glossary/nur-x-pro-zeitraum') && limit?.n) || 1) + extra
  if (
    !binds(
      'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten',
      times(used, limitKey(g, seat, card, ability)) >= n,
    )
  )
    return null
  return limit === undefined
    ? 'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten'
    : 'glossary/nur-x-pro-zeitraum'
}
