/** What verbs share while they are done. */
import { type CardId, find, type Ref, type Seat } from '@regelwerk/core'
import type { Amount, Duration, Grant, Target, Verb } from '../../abilities.ts'
import type { G } from '../../book.ts'
import type { LorcanaEvent } from '../../events.ts'
import { idOf } from '../../prepare.ts'
import { amountNow, report, targets } from '../../rules/06-resolving.ts'
import type { ResolveFrame, Resolving } from '../../rules/06-under-way.ts'
import { cardAt, isCharacter, type LorcanaLasting } from '../../state.ts'
import { amountWord } from '../../vocabulary.ts'

/** The cards that are chosen to count something of them. */
export const counting = (n: Amount | string | object | undefined): readonly Target[] =>
  isCounted(n) ? amountWord(n).targets(n) : []

const isCounted = (n: unknown): n is Exclude<Amount, number> =>
  typeof n === 'object' && n !== null && !('downTo' in n)

/** The cards that are meant, which are from now on "it". */
export function them(g: G, f: ResolveFrame, verb: Verb): Ref[] {
  const refs = targets(g, f, verb).at(-1) ?? []
  f.it = refs
  return refs
}

export const idsOf = (refs: readonly Ref[]): CardId[] => refs.map((ref) => ref.card)

/** Done in full if there was something to do it to. */
export const reportSome = (f: ResolveFrame, some: boolean): void => report(f, some ? 'full' : 'none')

/**
 * What was really done, for the next effect to count; to which cards, if to cards. Where players do it one after the other,
 * it is what they have done together.
 */
export function did(f: Resolving, n: number, refs: readonly Ref[] = []): void {
  const goesOn = f.players !== null && f.counted === f.pc
  f.count = n + (goesOn ? f.count : 0)
  f.changed = goesOn ? [...f.changed, ...refs] : [...refs]
  f.counted = f.pc
}

/** The character whose ability it is: who falls by its damage was banished by that character (1.8.1.4). */
export const creditFor = (g: G, f: ResolveFrame): Ref | null =>
  !f.action && find(g.state, f.source) !== null && isCharacter(cardAt(g.state, f.source.card))
    ? f.source
    : null

// ---- what lasts

export const lasting = (
  g: G,
  f: ResolveFrame,
  duration: Duration,
  what: LorcanaLasting['what'],
): LorcanaEvent => ({
  kind: 'lasting',
  effect: { seat: f.me, source: f.source, for: duration, turn: g.state.turn, what },
})

/** Those for whom an effect ends together: "their next turn" comes for each player's at another time. */
export function sharing(g: G, refs: Ref[], duration: Duration): Ref[][] {
  const holderOf = (ref: Ref): Seat => cardAt(g.state, ref.card).holder
  const holders = duration === 'theirNextTurn' ? [...new Set(refs.map(holderOf))] : []
  return holders.length < 2 ? [refs] : holders.map((seat) => refs.filter((ref) => holderOf(ref) === seat))
}

/** Amounts in a grant are counted once, when the effect resolves (6.1.8); "it" is who gets it. */
export function counted(g: G, f: ResolveFrame, grant: Grant): Grant {
  const made: Grant = { ...grant }
  const now = (n: Amount): number => amountNow(g, f, n)
  if (grant.strength !== undefined) made.strength = now(grant.strength)
  if (grant.willpower !== undefined) made.willpower = now(grant.willpower)
  if (grant.lore !== undefined) made.lore = now(grant.lore)
  if (grant.abilities)
    made.abilities = grant.abilities.map((one) => (typeof one === 'string' ? one : idOf(one)))
  if (grant.keywords)
    made.keywords = grant.keywords.map((word) => ('plus' in word ? { ...word, plus: now(word.plus) } : word))
  return made
}
