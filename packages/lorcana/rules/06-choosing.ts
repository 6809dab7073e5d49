/** Chapter 6, choices (6.1.3, 6.7.3): what may be chosen for an effect, and whether it could do anything. */
import { type CardId, type CardsOffered, type Choosing, shuffle } from '@regelwerk/core'
import type { Count, Filter, Target, Verb } from '../abilities.ts'
import { type G, meets, on, type RuleId, rule } from '../book.ts'
import type { LorcanaEvent } from '../events.ts'
import { isOpponent } from '../players.ts'
import { choicesOf, filterOf, isChoice } from '../prepare.ts'
import { matching } from '../reading.ts'
import { cardAt, handOf, PLAY } from '../state.ts'
import { derived, hasKeyword, isForbidden, strengthOf } from '../values.ts'
import { verbWord } from '../vocabulary.ts'
import { amountNow, inside, targets } from './06-resolving.ts'
import type { Resolving } from './06-under-way.ts'

/** What a choice asks for; null: the target is no choice. */
export const chosenBy = (target: Target): Filter | null => (isChoice(target) ? filterOf(target) : null)

/** Why the player cannot choose this card for an effect: Ward, a marketing card, or what the effect itself forbids. */
export function whyNotChosen(g: G, f: Resolving, id: CardId, verb: Verb, filter: Filter): RuleId | null {
  const s = g.state
  const card = cardAt(s, id)
  if (card.def < 0 && on('10.2.2.2')) return '10.2.2.2'
  if (card.zone === PLAY && isOpponent(s, f.you, card.holder) && hasKeyword(g, id, 'ward') && on('8.15.1'))
    return '8.15.1'
  if (card.zone === PLAY && isOpponent(s, f.you, card.holder) && isForbidden(g, id, 'beChosenByOpponents'))
    return '1.2.2'
  return verbWord(verb).whyNot?.(g, f, verb, id, filter) ?? null
}

/** What satisfies everything that the effect says of it ... */
export const withinLimits = rule('6.7.3.3', (g: G, f: Resolving, filter: Filter): CardId[] =>
  matching(g, filter, inside(g, f)),
)
/** ... and lies under no other card. */
export const satisfying = rule('5.1.1.5', withinLimits)

/** What may be chosen: it satisfies the effect (6.7.3.2) and breaks no limit. */
function choosable(g: G, f: Resolving, filter: Filter, verb: Verb): CardId[] {
  const another = (id: CardId): boolean => !filter.other || meets('6.1.6', !f.chosen.includes(id))
  return satisfying(g, f, filter).filter((id) => another(id) && whyNotChosen(g, f, id, verb, filter) === null)
}

/** Cards of opponents that must be chosen if able (6.7.3.2). */
export const mustBeChosen = rule('6.7.3.2', (g: G, f: Resolving, ids: readonly CardId[]): CardId[] =>
  derived(g).mustBeChosen.filter(
    (id) => ids.includes(id) && isOpponent(g.state, cardAt(g.state, id).holder, f.you),
  ),
)

/** Searching a private zone for a certain kind of card may fail to find one, in a public zone it may not (7.1.4). */
export const mayFail = rule('7.1.4', (filter: Filter): boolean => filter.in === 'hand' && namesAKind(filter))

export const namesAKind = (filter: Filter): boolean =>
  Object.keys(filter).some((key) => key !== 'in' && key !== 'whose')

/** Only the chooser knows what there is to choose from. */
function isHidden(f: Resolving, filter: Filter): boolean {
  return filter.in === 'hand' || (filter.in === 'looked' && !f.openly)
}

/** Does what may be chosen depend on more than the number of cards there? */
const isSecret = (f: Resolving, filter: Filter, verb: Verb): boolean =>
  isHidden(f, filter) && (filter.in === 'looked' || namesAKind(filter) || verbWord(verb).whyNot !== undefined)

/** Whether cards are there at all, everybody can tell. */
const areThere = (g: G, f: Resolving, filter: Filter): boolean =>
  (filter.in === 'looked' ? f.looked : handOf(g.state, f.you)).length > 0

/** "Up to": also fewer, or none. */
export const mostOf = rule('6.1.3', ({ upTo }: Count) => upTo)

export function offer(g: G, f: Resolving, { verb, slot, decline }: Choosing<Verb>): CardsOffered | null {
  const target: (Target & Count) | undefined = choicesOf(verb)[slot]
  if (target === undefined) return null
  if (slot === 0) f.was = f.it
  const filter = chosenBy(target) as Filter
  const upTo = mostOf(target)
  const hidden = isHidden(f, filter)
  const { total } = target
  const all = choosable(g, f, filter, verb).filter((id) => total === undefined || strengthOf(g, id) <= total)
  const must = mustBeChosen(g, f, all)
  const declining = (decline !== undefined && on('6.1.4')) || mayFail(filter)
  const secret = isSecret(f, filter, verb)
  if (all.length === 0 && !(hidden && (declining || upTo !== undefined) && areThere(g, f, filter))) {
    if (!hidden) tellSkipped(g, f, filter, verb)
    return null
  }
  if (target.random) {
    const { allBut, n = 1 } = target
    const wanted = allBut === undefined ? amountNow(g, f, n) : Math.max(0, all.length - allBut)
    const cards = shuffle(g.state.random, [...all]).slice(0, wanted)
    return { cards, min: cards.length, max: cards.length, several: true, must: [], secret }
  }
  if (upTo !== undefined) {
    const max = upTo === 'any' ? all.length : amountNow(g, f, upTo)
    const sum = total !== undefined && { sum: { of: (id: CardId) => strengthOf(g, id), atMost: total } }
    const min = must.length > 0 && !declining ? 1 : 0
    return { cards: all, min, max, several: true, must, secret, ...sum }
  }
  if (target.n !== undefined) {
    const n = Math.min(amountNow(g, f, target.n), all.length)
    return { cards: all, min: declining ? 0 : n, max: n, several: true, must, secret }
  }
  return { cards: must.length > 0 ? must : all, min: 1, max: 1, decline: declining, must, secret }
}

/** What would fit, if Ward did not protect it. */
export const warded = (g: G, f: Resolving, filter: Filter, verb: Verb): CardId[] =>
  matching(g, filter, inside(g, f)).filter((id) => whyNotChosen(g, f, id, verb, filter) === '8.15.1')

/** Says why an effect does nothing. */
export function tellSkipped(g: G, f: Resolving, filter: Filter, verb: Verb): void {
  if (g.log === null) return
  const spared = warded(g, f, filter, verb)
  const { ability, source } = f
  const told: LorcanaEvent = { kind: 'skipped', card: source.card, spared, ability, why: 'choice' }
  g.tell((spared.length > 0 ? '8.15.1' : '1.7.7') satisfies RuleId, told)
}

// ---- could it do anything? (only public facts decide whether a player is asked)

/** There is something to do it to. */
export function couldBeDone(g: G, f: Resolving, verb: Verb): boolean {
  const choices = choicesOf(verb)
  if (choices.length > 0) return choices.every((target) => canChoose(g, f, target, verb))
  return targets(g, f, verb).every((refs) => refs.length > 0)
}

/** Where nobody is chosen: is one of them as it must be for the verb to change it? */
export function oneCould(g: G, f: Resolving, verb: Verb, isSo: (id: CardId) => boolean): boolean {
  if (choicesOf(verb).length > 0) return couldBeDone(g, f, verb)
  return targets(g, f, verb)
    .flat()
    .some((ref) => isSo(ref.card))
}

/** Is there anything to choose, as far as everybody can tell? */
function canChoose(g: G, f: Resolving, target: Target, verb: Verb): boolean {
  const filter = chosenBy(target)
  if (filter === null) return true
  if (isHidden(f, filter)) return areThere(g, f, filter)
  return choosable(g, f, filter, verb).length > 0
}
