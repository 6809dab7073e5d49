/** Chapter 6, resolving effects (6.7): one instruction of an ability's program after the other. */
import {
  type CardId,
  type CardsOffered,
  type Choosing,
  type Fizzle,
  find,
  type Obstacle,
  type Ref,
  resolver,
  type Seat,
} from '@regelwerk/core'
import type { Amount, Condition, Count, Effect, Filter, Target, Triggered, Verb, Who } from '../abilities.ts'
import { type G, on, procedure, type RuleId, rule, step } from '../book.ts'
import { type LorcanaEvent, stackUnder } from '../events.ts'
import { isOpponent } from '../players.ts'
import { abilityNamed, choicesOf, isChoice } from '../prepare.ts'
import { from, matching } from '../reading.ts'
import { cardAt, handOf, type LorcanaState, NONE, PLAY, readyInk } from '../state.ts'
import { refsOf } from '../targets.ts'
import { usedKey } from '../timing.ts'
import { derived, hasKeyword, isForbidden } from '../values.ts'
import { cardsToCome, gameStateCheck, happen, removable } from './01-concepts.ts'
import { canBePlayedByEffect } from './04-play.ts'
import { amountNow, holdsNow, inside, report, seatsNow, targets } from './06-resolving.ts'
import { type ResolveFrame, type Resolving, resolve } from './06-under-way.ts'
import { perform, songToPlayAgain } from './06-verbs.ts'
import { settle } from './07-zones.ts'

// ---- choices

/** Why the player cannot choose this card for an effect: Ward, a marketing card, one that can't be played. */
function whyNotChosen(g: G, f: Resolving, id: CardId, verb: Verb): RuleId | null {
  const s = g.state
  const card = cardAt(s, id)
  if (card.def < 0 && on('10.2.2.2')) return '10.2.2.2'
  if (card.zone === PLAY && isOpponent(s, f.you, card.holder) && hasKeyword(g, id, 'ward') && on('8.15.1'))
    return '8.15.1'
  return verb.do !== 'play' || canBePlayedByEffect(g, f.you, id, verb.free === true) ? null : '6.7.3.3'
}

/** What may be chosen: it satisfies the effect (6.7.3.2) and breaks no limit (6.7.3.3). */
function choosable(g: G, f: Resolving, filter: Filter, verb: Verb): CardId[] {
  const all = on('6.7.3.3')
    ? matching(g, filter, inside(g, f))
    : matching(g, { type: filter.type ?? [] }, from(f.you, NONE))
  if (!on('5.1.1.5')) all.push(...all.flatMap((id) => stackUnder(g.state, id)))
  const another = (id: CardId): boolean => !filter.other || !f.chosen.includes(id) || !on('6.1.6')
  return all.filter(
    (id) => whyNotChosen(g, f, id, verb) === null && another(id) && !movesNowhere(g, f, id, filter, verb),
  )
}

/** Damage moves to another card, and not back where the same effect took it from (1.9.2.4). */
function movesNowhere(g: G, f: Resolving, id: CardId, filter: Filter, verb: Verb): boolean {
  if (verb.do !== 'moveDamage' || !on('1.9.2.4')) return false
  const isMeant = (ref: Ref): boolean => ref.card === id
  if (chosenBy(verb.to) === filter)
    return [...f.movedFrom, ...refsOf(g, inside(g, f), verb.from)].some(isMeant)
  return chosenBy(verb.to) === null && refsOf(g, inside(g, f), verb.to).some(isMeant)
}

/** What a choice asks for; null: the target is no choice. */
const chosenBy = (target: Target): Filter | null => {
  if (!isChoice(target)) return null
  return 'chosen' in target ? target.chosen : target.one
}

/** Cards of opponents that must be chosen if able (6.7.3.2). */
const mustBeChosen = (g: G, f: Resolving, ids: readonly CardId[]): CardId[] =>
  on('6.7.3.2')
    ? derived(g).mustBeChosen.filter(
        (id) => ids.includes(id) && isOpponent(g.state, cardAt(g.state, id).holder, f.you),
      )
    : []

/** Searching a private zone for a certain kind of card may fail to find one, in a public zone it may not (7.1.4). */
const mayFail = (filter: Filter): boolean =>
  filter.in === (on('7.1.4') ? 'hand' : 'discard') && namesAKind(filter)

const namesAKind = (filter: Filter): boolean =>
  Object.keys(filter).some((key) => key !== 'in' && key !== 'whose')

/** Does what may be chosen from a hand depend on more than the number of its cards? */
const isRestricted = (filter: Filter, verb: Verb): boolean => namesAKind(filter) || verb.do === 'play'

function offer(g: G, f: ResolveFrame, { verb, slot, decline }: Choosing<Verb>): CardsOffered | null {
  const target = choicesOf(verb)[slot] as Target & Count
  const filter = chosenBy(target) as Filter
  const upTo = on('6.1.3') ? target.upTo : undefined
  const hidden = filter.in === 'hand'
  const all = choosable(g, f, filter, verb)
  const must = mustBeChosen(g, f, all)
  const declining = (decline !== undefined && on('6.1.4')) || mayFail(filter)
  if (all.length === 0 && !(hidden && declining && handOf(g.state, f.you).length > 0)) {
    if (!hidden) tellSkipped(g, f, filter, verb)
    return null
  }
  const secret = hidden && isRestricted(filter, verb)
  if (upTo !== undefined) {
    const max = upTo === 'any' ? all.length : amountNow(g, f, upTo)
    return { cards: all, min: must.length > 0 ? 1 : 0, max, several: true, must, secret }
  }
  if (target.n !== undefined) {
    const n = Math.min(amountNow(g, f, target.n), all.length)
    return { cards: all, min: declining ? 0 : n, max: n, several: true, must, secret }
  }
  return { cards: must.length > 0 ? must : all, min: 1, max: 1, decline: declining, must, secret }
}

const promptFor = (verb: Verb): string =>
  verb.do === 'give' ? 'choose for modifier' : `choose to ${verb.do}`

/** What would fit, if Ward did not protect it. */
const warded = (g: G, f: Resolving, filter: Filter, verb: Verb): CardId[] =>
  matching(g, filter, inside(g, f)).filter((id) => whyNotChosen(g, f, id, verb) === '8.15.1')

/** Says why an effect does nothing. */
function tellSkipped(g: G, f: Resolving, filter: Filter, verb: Verb): void {
  if (g.log === null) return
  const spared = warded(g, f, filter, verb)
  const { ability, source } = f
  const told: LorcanaEvent = { kind: 'skipped', card: source.card, spared, ability, why: 'choice' }
  g.tell((spared.length > 0 ? '8.15.1' : '1.7.7') satisfies RuleId, told)
}

/** Says so where an effect does nothing for another reason, unless that has just been said. */
function fizzled(g: G, { source: { card } }: Resolving, fizzle: Fizzle): void {
  const last = g.log?.at(-1)?.event as LorcanaEvent | undefined
  if (last?.kind === 'skipped' && last.card === card) return
  const told: LorcanaEvent = { kind: 'skipped', card, spared: [], ...fizzle }
  g.tell('1.7.7' satisfies RuleId, told)
}

/** Says so where it is for Ward that there is nothing to do (of a "may" that is not asked). */
function tellWarded(g: G, f: Resolving, effect: Effect): void {
  switch (effect.do) {
    case 'all':
    case 'either':
      for (const part of effect.parts) tellWarded(g, f, part)
      return
    case 'may':
    case 'instead':
      tellWarded(g, f, effect.effect)
      return
    case 'if':
    case 'ifYouDo':
    case 'each':
    case 'times':
      return
    default: {
      const filters = choicesOf(effect).flatMap((target) => chosenBy(target) ?? [])
      const filter = filters.find((one) => warded(g, f, one, effect).length > 0)
      if (filter !== undefined) tellSkipped(g, f, filter, effect)
    }
  }
}

/** What the choice that is asked for now leaves out, with the rule that does. */
export function unchoosable(g: G, seat: Seat): Obstacle[] {
  const f = g.state.stack.at(-1) as ResolveFrame | undefined
  const decision = g.state.pending?.decisions[0]
  if (f?.procedure !== 'resolve' || decision?.seat !== seat) return []
  const at = abilityNamed(f.ability).program[f.pc]
  if (at?.op !== 'choose') return []
  const filter = chosenBy(choicesOf(at.verb)[at.slot] as Target)
  if (filter === null || filter.in === 'hand') return []
  return matching(g, filter, inside(g, f)).flatMap((target): Obstacle[] => {
    const rule = whyNotChosen(g, f, target, at.verb)
    return rule === null ? [] : [{ verb: 'choose', target, rule }]
  })
}

function chosen(g: G, f: ResolveFrame, _: Choosing<Verb>, ids: readonly CardId[]): void {
  if (f.chosen.length === 0) f.first = f.it
  f.chosen.push(...ids)
  const inPlayNow = ids.filter((id) => cardAt(g.state, id).zone === PLAY)
  for (const card of inPlayNow)
    happen(g, { kind: 'chosen', card, seat: f.you, action: f.action || !on('5.4.3') })
}

// ---- could it do anything? (only public facts decide whether a player is asked)

/** Can this effect change anything now? */
function could(g: G, f: Resolving, effect: Effect): boolean {
  switch (effect.do) {
    case 'all':
      return effect.parts.some((part) => could(g, f, part))
    case 'may':
      return could(g, f, effect.effect)
    case 'if':
      return true
    case 'ifYouDo':
      return isCost(effect.first) ? canPay(g, f, effect.first) : could(g, f, effect.first)
    case 'either':
      return effect.parts.some((part) => could(g, f, part))
    case 'instead':
      return could(g, f, effect.effect)
    case 'each':
      return true
    case 'times':
      return amountNow(g, f, effect.n) > 0 && could(g, f, effect.effect)
    default:
      return couldVerb(g, f, effect)
  }
}

/** Where ink is asked for, all of it is a cost (6.1.5) ... */
const isCost = (effect: Effect): boolean =>
  on('6.1.5') && (effect.do === 'payInk' || (effect.do === 'all' && effect.parts.some(isCost)))

/** ... and a cost is paid in full or not at all. */
const canPay = (g: G, f: Resolving, cost: Effect): boolean =>
  cost.do === 'all' ? cost.parts.every((part) => canPay(g, f, part)) : could(g, f, cost)

function couldVerb(g: G, f: Resolving, verb: Verb): boolean {
  const s: LorcanaState = g.state
  switch (verb.do) {
    case 'draw':
      return seatsNow(g, f, verb.who).some((seat) => cardsToCome(s, seat) > 0) && amountNow(g, f, verb.n) > 0
    case 'discard':
      return seatsNow(g, f, verb.who).some((seat) => handOf(s, seat).length > 0)
    case 'payInk':
      return readyInk(s, f.you) >= verb.n
    case 'look':
    case 'nameAndReveal':
    case 'revealAndPlay':
    case 'boost':
      return cardsToCome(s, f.you) > 0
    case 'playSelf':
      return find(s, f.source) !== null && canBePlayedByEffect(g, f.you, f.source.card, false)
    case 'playAgain':
      return songToPlayAgain(g, f) !== null
    case 'exert':
      return oneCould(g, f, verb, (id) => !cardAt(s, id).exerted)
    case 'ready':
      return oneCould(g, f, verb, (id) => cardAt(s, id).exerted && !isForbidden(g, id, 'ready'))
    case 'remove':
      return oneCould(g, f, verb, (id) => removable(g, id, 1) > 0)
    case 'ink':
      if (verb.what === 'topOfDeck') return cardsToCome(s, f.you) > 0
      return targetCould(g, f, verb)
    case 'move':
      return targetCould(g, f, verb) && f.occasion.card !== null && find(s, f.occasion.card) !== null
    default:
      return targetCould(g, f, verb)
  }
}

/** Where nobody is chosen: is one of them as it must be for the verb to change it? */
function oneCould(g: G, f: Resolving, verb: Verb, isSo: (id: CardId) => boolean): boolean {
  if (choicesOf(verb).length > 0) return targetCould(g, f, verb)
  return targets(g, f, verb)
    .flat()
    .some((ref) => isSo(ref.card))
}

function targetCould(g: G, f: Resolving, verb: Verb): boolean {
  const choices = choicesOf(verb)
  if (choices.length > 0) return choices.every((target) => canChoose(g, f, target, verb))
  return targets(g, f, verb).every((refs) => refs.length > 0)
}

/** Is there anything to choose, as far as everybody can tell? */
function canChoose(g: G, f: Resolving, target: Target, verb: Verb): boolean {
  const filter = chosenBy(target)
  if (filter === null) return true
  return filter.in === 'hand' ? handOf(g.state, f.you).length > 0 : choosable(g, f, filter, verb).length > 0
}

// ---- running

const runNext = resolver<LorcanaState, Verb, Condition, Who, ResolveFrame, Amount>({
  rules: {
    may: rule('6.1.4'),
    able: rule('6.1.5.2'),
    ifYouDo: rule('6.1.5.1'),
    instead: rule('6.5.7.1'),
    asFarAsPossible: [rule('1.7.7'), rule('6.1.2')],
  },
  program: (ability) => abilityNamed(ability).program,
  decider: (_, f) => f.you,
  source: (_, f) => f.source.card,
  offer,
  chosen,
  undone: (f) => report(f, 'none'),
  could,
  passOver: (g, f, effect) => {
    if (g.log !== null) tellWarded(g, f, effect)
  },
  holds: holdsNow,
  seats: seatsNow,
  count: amountNow,
  isGone: (g, seat) => g.state.gone[seat] === true,
  begins: (g, f, first) => !isCost(first) || canPay(g, f, first),
  perform,
  fizzled,
  prompt: promptFor,
})

/** Why a triggered ability resolves without effect, if it does: a false "if" (6.2.4), or its "once" used up. */
function isVoid(g: G, f: ResolveFrame): boolean {
  const ability = abilityNamed(f.ability).ability as Triggered | null
  if (ability === null || ability.kind !== 'triggered') return false
  if (ability.if !== undefined && !holdsNow(g, f, ability.if) && on('6.2.4')) return true
  return ability.once === true && on('6.1.13.2') && g.state.used.includes(onceKey(g, f))
}

const onceKey = (g: G, f: ResolveFrame): string => usedKey(g.state, f.source.card, f.ability)

procedure(resolve, [
  step('6.7.2.1', (g, f) => {
    const empty = isVoid(g, f)
    happen(g, { kind: 'resolve', card: f.source.card, ability: f.ability, seat: f.me, empty })
    if (empty) g.leave(f)
  }),
  step('6.7.2.3', (g, f) => {
    if (!on('1.8.5') || !on('6.7.5')) gameStateCheck(g)
    if (g.state.bag.length > 0 && !on('6.7.4')) {
      g.again(f)
      g.call(settle, {})
    } else runNext(g, f)
  }),
  step('6.1.13.2', (g, f) => {
    const ability = abilityNamed(f.ability).ability as Triggered | null
    const once = (ability?.kind === 'triggered' && ability.once === true) || f.ability === 'boost'
    if (once && (f.complete || !on('6.1.1'))) g.state.used.push(onceKey(g, f))
  }),
])
