/** Chapter 4, turn actions: which are possible now, and ink (4.2), use (4.4), quest (4.5), challenge (4.6), move (4.7). */
import { type CardId, find, type Obstacle, type Option, type Ref, refTo, type Seat } from '@regelwerk/core'
import type { Activated, CardType } from '../abilities.ts'
import { binds, type G, meets, on, procedure, type RuleId, rule, step } from '../book.ts'
import { acts } from '../events.ts'
import { isOpponent } from '../players.ts'
import { abilityNamed, prepared, type RunnableAbility } from '../prepare.ts'
import { from, holds, matches, matching } from '../reading.ts'
import { cardAt, definitionOf, discardOf, handOf, inPlay, isCharacter, refersTo } from '../state.ts'
import { usedKey } from '../timing.ts'
import {
  canChallengeReady,
  challengeBans,
  challengesReady,
  derived,
  fightingStrength,
  gainedAbilities,
  hasKeyword,
  isForbidden,
  isSoFor,
  loreOf,
  type MoveDiscount,
  mustQuest,
  questsAtOnce,
  tollOf,
} from '../values.ts'
import { costWord } from '../vocabulary.ts'
import type { Payer } from '../words/word.ts'
import { canPayInk, dealt, gainLore, happen, isDealt, payInk } from './01-concepts.ts'
import { askForCost, inkOf, noteCost, type Paying, payCosts, whyNotPay } from './04-costs.ts'
import { type HowToPlay, type PlayAction, playCard, waitsToResolve, waysToPlay } from './04-play.ts'
import { resolving } from './06-resolving.ts'
import { resolve } from './06-under-way.ts'
import { settle } from './07-zones.ts'

export type TurnAction =
  | { verb: 'ink'; card: CardId }
  | PlayAction
  | { verb: 'use'; card: CardId; ability: string }
  | { verb: 'quest'; card: CardId }
  | { verb: 'challenge'; card: CardId; target: CardId }
  | { verb: 'move'; card: CardId; to: CardId }
  | { verb: 'end turn' }

// ---- what is possible; each question is answered with the rule that forbids it, or null

/** Inking is limited to once a turn, unless effects allow more (4.2.3, 4.2.3.1). */
export const additionalInk = rule(
  '4.2.3.1',
  (g: G, seat: Seat): number => derived(g).additionalInk[seat] as number,
)

function whyNotInk(g: G, seat: Seat, id: CardId): RuleId | null {
  const limit = 1 + additionalInk(g, seat)
  if ((g.state.inked[seat] as number) >= limit && on('4.2.3')) return '4.2.3'
  const isInkable = definitionOf(cardAt(g.state, id)).inkwell || isSoFor(g, seat, 'allInkable')
  if (!isInkable && on('4.2.1.2')) return '4.2.1.2'
  return null
}

/** "Can't quest or challenge unless you pay": can it be paid? */
const whyNotToll = (g: G, id: CardId): RuleId | null =>
  canPayInk(g, cardAt(g.state, id).holder, tollOf(g, id)) ? null : '1.5.3'

function whyNotQuest(g: G, id: CardId): RuleId | null {
  const card = cardAt(g.state, id)
  if (!isCharacter(card) && on('4.5.1')) return '4.5.1'
  if (card.exerted) return '4.5.1.3'
  if (card.drying && on('4.5.1.2') && !questsAtOnce(g, id)) return '4.5.1.2'
  if (hasKeyword(g, id, 'reckless') && on('8.7.2')) return '8.7.2'
  if (isForbidden(g, id, 'quest')) return '1.2.2'
  return whyNotToll(g, id)
}

/** May this character challenge at all? */
function whyNotChallengeWith(g: G, id: CardId): RuleId | null {
  const card = cardAt(g.state, id)
  if (!isCharacter(card) && on('4.6.1')) return '4.6.1'
  if (card.exerted && on('4.6.4.1')) return '4.6.4.1'
  if (card.drying && on('4.6.4.1') && !(hasKeyword(g, id, 'rush') && on('8.9.1'))) return '4.6.4.1'
  if (isForbidden(g, id, 'challenge')) return '1.2.2'
  return whyNotToll(g, id)
}

/** May this card be challenged by that character, leaving Bodyguard aside? */
function whyNotChallengeThis(g: G, challenger: CardId, target: CardId): RuleId | null {
  const s = g.state
  const card = cardAt(s, target)
  const type = definitionOf(card).type
  if (!canBeChallenged(type)) return '4.6.1'
  if (!isOpponent(s, cardAt(s, challenger).holder, card.holder)) return '4.6.1'
  const isReady = mustBeExerted(type) && !card.exerted
  if (binds('4.6.4.2', isReady && !canChallengeReady(g, challenger, target))) return '4.6.4.2'
  return whyProtected(g, challenger, target)
}

/** A location can be challenged like a character, ... */
export const canBeChallenged = rule(
  '4.6.8.1',
  (type: CardType): boolean => type === 'character' || type === 'location',
)
/** ... and is neither ready nor exerted. */
export const mustBeExerted = rule('4.6.8.2', (type: CardType): boolean => type === 'character')

/** Alert lets challenge whoever is evasive, and evades nobody. */
export const isEvasive = rule('8.2.2', (g: G, id: CardId): boolean => hasKeyword(g, id, 'evasive'))

/** What keywords and effects say against it. */
export const whyProtected = rule('4.6.4.3', (g: G, challenger: CardId, target: CardId): RuleId | null => {
  if (isEvasive(g, target) && on('8.6.1')) {
    const evades = hasKeyword(g, challenger, 'evasive') || (hasKeyword(g, challenger, 'alert') && on('8.2.1'))
    if (!evades) return '8.6.1'
  }
  if (isForbidden(g, target, 'beChallenged')) return '1.2.2'
  for (const ban of challengeBans(g, target)) {
    if (matches(g, ban.filter, challenger, ban) && on('1.2.2')) return '1.2.2'
  }
  return null
})

/** What a character may challenge now; whoever has Bodyguard must be taken first (8.3.3). */
function challengeable(g: G, challenger: CardId): CardId[] {
  const s = g.state
  const found: CardId[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === cardAt(s, challenger).holder) continue
    const legal: CardId[] = []
    let guarded = false
    for (const id of inPlay(s, seat)) {
      if (whyNotChallengeThis(g, challenger, id) !== null) continue
      legal.push(id)
      if (isCharacter(cardAt(s, id)) && hasKeyword(g, id, 'bodyguard')) guarded = true
    }
    for (const id of legal) {
      if (meets('8.3.3', !guarded || !isCharacter(cardAt(s, id)) || hasKeyword(g, id, 'bodyguard')))
        found.push(id)
    }
  }
  return found
}

/** Is there anything at all that some character could challenge? Saves looking at every one of them. */
function anyTarget(g: G, seat: Seat): boolean {
  const s = g.state
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    for (const id of inPlay(s, other)) {
      if (meets('4.6.4.2', cardAt(s, id).exerted || !isCharacter(cardAt(s, id)))) return true
    }
  }
  for (const id of inPlay(s, seat)) if (challengesReady(g, id)) return true
  return false
}

/** May an activated ability be used now? */
function whyNotUse(g: G, seat: Seat, id: CardId, runnable: RunnableAbility): RuleId | null {
  const s = g.state
  const card = cardAt(s, id)
  if (card.holder !== seat && on('4.4.1')) return '4.4.1'
  const ability = runnable.ability as Activated
  if (ability.once && s.used.includes(usedKey(s, id, runnable.id)) && on('6.1.13.2')) return '6.1.13.2'
  const why = whyNotPay(g, { seat, card: id }, costsOf(g, id, runnable))
  if (why !== null) return why
  if (card.drying && definitionOf(card).type === 'location') return '4.4.2'
  if (ability.while !== undefined && !holds(g, ability.while, from(seat, id)) && on('6.1.13.5'))
    return '6.1.13.5'
  return null
}

/** Used for free, an ability costs nothing but exerting (6.1.7.1). */
function costsOf(g: G, id: CardId, { ability }: RunnableAbility): Activated['cost'] {
  const { cost } = ability as Activated
  return derived(g).useFree.includes(id) && on('6.1.7.1')
    ? cost.filter((one) => costWord(one).evenFree)
    : cost
}

/** Boost N: once a turn, for N ink (8.4.1). */
function whyNotBoost(g: G, seat: Seat, id: CardId): RuleId | null {
  const s = g.state
  if (s.used.includes(usedKey(s, id, 'boost')) && on('8.4.1')) return '8.4.1'
  return canPayInk(g, seat, prepared(cardAt(s, id).def).boost) ? null : '1.5.3'
}

/** Cards that an effect lets this player play from where they are. */
function playableElsewhere(g: G, seat: Seat): CardId[] {
  return g.state.effects.flatMap(({ seat: whose, source, what }) =>
    what.kind === 'mayPlay' && whose === seat && source !== null && find(g.state, source)
      ? matching(g, what.filter, from(seat, source.card))
      : [],
  )
}

/** Only your own characters, only to your own locations (4.7.1). */
function whyNotMove(g: G, seat: Seat, id: CardId, to: CardId): RuleId | null {
  const s = g.state
  if (isForbidden(g, id, 'move')) return '1.2.2'
  if (cardAt(s, to).holder !== seat && on('4.7.1')) return '4.7.1'
  if (cardAt(s, id).at === to && on('4.7.2')) return '4.7.2'
  return canPayInk(g, seat, costToMove(g, seat, id, to)) ? null : '1.5.3'
}

/** What makes it cheaper to move this character there. */
const movingDiscounts = (g: G, seat: Seat, id: CardId, to: CardId): readonly MoveDiscount[] =>
  derived(g).moveLess.filter(
    (reach) =>
      reach.you === seat &&
      (!reach.here || reach.self === to) &&
      (reach.who === 'self' ? reach.self === id : matches(g, reach.who, id, reach)) &&
      !(reach.once && g.state.used.includes(usedKey(g.state, reach.self, 'move'))),
  )

export const costToMove = (g: G, seat: Seat, id: CardId, to: CardId): number =>
  movingDiscounts(g, seat, id, to).reduce(
    (cost, { n }) => Math.max(0, cost - n),
    definitionOf(cardAt(g.state, to)).moveCost ?? 0,
  )

/** A character that must quest and can, or has Reckless and can challenge, keeps the turn from ending (8.7.3). */
export function whyNotEndTurn(g: G, seat: Seat): RuleId | null {
  for (const id of inPlay(g.state, seat)) {
    if (!isCharacter(cardAt(g.state, id))) continue
    if (mustQuest(g, id) && whyNotQuest(g, id) === null) return '1.2.1'
    if (!binds('8.7.3', hasKeyword(g, id, 'reckless'))) continue
    if (whyNotChallengeWith(g, id) === null && challengeable(g, id).length > 0) return '8.7.3'
  }
  return null
}

/** Characters move to locations of their player. */
export const whereToMove = rule('4.7.1', inPlay)

/** A turn may be ended whatever could still be done. */
export const mayEnd = rule('3.3.2', (_left: readonly Option[]): boolean => true)

/** All turn actions that this player can take now (3.3.1). */
function possibleActions(g: G, seat: Seat): Option[] {
  const s = g.state
  const options: Option[] = []
  if (on('3.3.1')) {
    for (const id of handOf(s, seat)) {
      if (whyNotInk(g, seat, id) === null) {
        options.push({ verb: 'ink', source: id, value: { verb: 'ink', card: id } })
      }
      for (const way of waysToPlay(g, seat, id)) options.push(way)
    }
    for (const id of playableElsewhere(g, seat)) for (const way of waysToPlay(g, seat, id)) options.push(way)
    addFromDiscard(g, seat, options)
    const targets = anyTarget(g, seat)
    const locations = whereToMove(s, seat).filter((id) => definitionOf(cardAt(s, id)).type === 'location')
    for (const id of inPlay(s, seat)) addCardActions(g, seat, id, locations, targets, options)
  }
  if (mayEnd(options) && whyNotEndTurn(g, seat) === null)
    options.push({ verb: 'end turn', value: { verb: 'end turn' } })
  return options
}

/** Abilities are used of cards in play (6.3.1), one's own (4.4.1); cards are played from the hand (4.3.2). */
export const withUsesInPlay = rule('6.3.1', possibleActions)
export const withOwnUses = rule('4.4.1', withUsesInPlay)
export const turnActions = rule('4.3.2', withOwnUses)

/** What may be played or inked from the discard. */
function addFromDiscard(g: G, seat: Seat, options: Option[]): void {
  const { playFrom } = derived(g)
  const inks = isSoFor(g, seat, 'inksFromDiscard')
  if (playFrom.length === 0 && !inks) return
  for (const id of discardOf(g.state, seat)) {
    if (inks && whyNotInk(g, seat, id) === null)
      options.push({ verb: 'ink', source: id, value: { verb: 'ink', card: id } })
    if (playFrom.some((reach) => reach.you === seat && matches(g, reach.filter, id, reach)))
      options.push(...waysToPlay(g, seat, id))
  }
}

/** The activated abilities that are printed on it, and those it has gained, each once. */
function activatedOf(g: G, id: CardId): readonly RunnableAbility[] {
  const printed = prepared(cardAt(g.state, id).def).activated
  const gained = gainedAbilities(g, id).filter(({ ability }) => ability?.kind === 'activated')
  return gained.length === 0 ? printed : [...new Set([...printed, ...gained])]
}

export function addUses(g: G, seat: Seat, id: CardId, options: Option[]): void {
  const use = (ability: string): void => {
    options.push({ verb: 'use', source: id, ability, value: { verb: 'use', card: id, ability } })
  }
  const p = prepared(cardAt(g.state, id).def)
  for (const runnable of activatedOf(g, id)) {
    if (whyNotUse(g, seat, id, runnable) === null) use(runnable.id)
  }
  if (p.boost > 0 && whyNotBoost(g, seat, id) === null) use('boost')
}

function addCardActions(
  g: G,
  seat: Seat,
  id: CardId,
  locations: readonly CardId[],
  targets: boolean,
  options: Option[],
): void {
  const s = g.state
  const card = cardAt(s, id)
  const p = prepared(card.def)
  const isCharacterCard = p.definition.type === 'character'
  if (meets('4.5.1', isCharacterCard)) {
    if (whyNotQuest(g, id) === null) {
      options.push({ verb: 'quest', source: id, value: { verb: 'quest', card: id } })
    }
  }
  if (targets && meets('4.6.1', isCharacterCard) && whyNotChallengeWith(g, id) === null) {
    for (const target of challengeable(g, id)) {
      options.push({ verb: 'challenge', source: id, target, value: { verb: 'challenge', card: id, target } })
    }
  }
  addUses(g, seat, id, options)
  if (meets('4.7.3.1', isCharacterCard)) {
    for (const to of locations) {
      if (whyNotMove(g, seat, id, to) === null) {
        options.push({ verb: 'move', source: id, target: to, value: { verb: 'move', card: id, to } })
      }
    }
  }
}

/** Everything a player might want to do with their cards and cannot, with the rule that forbids it. */
export function obstacles(g: G, seat: Seat): Obstacle[] {
  const s = g.state
  const found: Obstacle[] = []
  const note = (verb: string, source: CardId, rule: RuleId | null, target?: CardId): void => {
    if (rule !== null) found.push({ verb, source, rule, ...(target !== undefined && { target }) })
  }
  for (const id of handOf(s, seat)) {
    note('ink', id, whyNotInk(g, seat, id))
    if (waysToPlay(g, seat, id, (rule) => note('play', id, rule)).length > 0) continue
  }
  for (const id of inPlay(s, seat)) {
    const p = prepared(cardAt(s, id).def)
    if (p.definition.type === 'character') {
      note('quest', id, whyNotQuest(g, id))
      const with_ = whyNotChallengeWith(g, id)
      note('challenge', id, with_)
      if (with_ === null) noteTargets(g, id, note)
    }
    for (const runnable of activatedOf(g, id)) note('use', id, whyNotUse(g, seat, id, runnable))
    if (p.boost > 0) note('use', id, whyNotBoost(g, seat, id))
  }
  const end = whyNotEndTurn(g, seat)
  if (end !== null) found.push({ verb: 'end turn', rule: end })
  return found
}

function noteTargets(
  g: G,
  id: CardId,
  note: (verb: string, source: CardId, rule: RuleId | null, target?: CardId) => void,
): void {
  const s = g.state
  const legal = challengeable(g, id)
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isOpponent(s, cardAt(s, id).holder, seat)) continue
    for (const target of inPlay(s, seat)) {
      if (legal.includes(target)) continue
      note('challenge', id, whyNotChallengeThis(g, id, target) ?? '8.3.3', target)
    }
  }
}

// ---- doing it

export function act(g: G, seat: Seat, action: TurnAction): void {
  switch (action.verb) {
    case 'ink':
      g.call(inkCard, { seat, card: action.card })
      return
    case 'use':
      g.call(useAbility, {
        seat,
        card: refTo(g.state, action.card),
        ability: action.ability,
        total: 0,
      })
      return
    case 'quest':
      g.call(quest, { seat, card: action.card })
      return
    case 'challenge':
      g.call(challenge, startChallenge(g, action.card, action.target))
      return
    case 'move':
      g.call(moveToLocation, { seat, card: action.card, to: action.to, total: 0 })
      return
    case 'end turn':
      return
    default: {
      const how: HowToPlay = action
      g.call(playCard, { seat, how, byEffect: false, exerted: false, toBottom: false, total: 0 })
    }
  }
}

/** 4.2 */
const inkCard = procedure<{ seat: Seat; card: CardId }>('ink a card', [
  step('4.2.1.1', (g, f) => happen(g, { kind: 'reveal', seat: f.seat, cards: [f.card] })),
  step('4.2.1.3', (g, f) => {
    g.state.inked[f.seat] = (g.state.inked[f.seat] as number) + 1
    happen(g, { kind: 'ink', card: f.card, exerted: isSoFor(g, f.seat, 'inkEntersExerted') })
  }),
  step('4.2.2', (g) => {
    g.call(settle, {})
  }),
])

interface UseLocals extends Paying {
  seat: Seat
  card: Ref
  ability: string
  total: number
}

/** 4.4 */
const useAbility = procedure<UseLocals>('use an activated ability', [
  step('4.4.3.1', (g, f) => happen(g, { kind: 'activate', card: f.card.card, ability: f.ability })),
  step('4.4.3.3', (g, f) => {
    f.total =
      f.ability === 'boost' ? prepared(cardAt(g.state, f.card.card).def).boost : inkOf(costsToPay(g, f))
  }),
  step('~choose', (g, f) => askForCost(g, f, payerOf(f), costsToPay(g, f))),
  step('~chosen', (g, f) => {
    if (noteCost(f, costsToPay(g, f))) g.goTo(f, '~choose')
  }),
  step('4.4.3.4', (g, f) => {
    payInk(g, f.seat, f.total)
    payCosts(g, f, payerOf(f), costsToPay(g, f))
  }),
  step('4.4.4', (g, f) => {
    const it = (f.paid ?? []).flat().map((id) => refTo(g.state, id))
    const locals = resolving({ ability: f.ability, you: f.seat, source: f.card, action: false, it })
    g.call(resolve, locals)
  }),
  step('4.4.5', (g) => {
    g.call(settle, {})
  }),
])

const payerOf = ({ seat, card }: UseLocals): Payer => ({ seat, card: card.card })
const costsToPay = (g: G, f: UseLocals): Activated['cost'] =>
  f.ability === 'boost' ? [] : costsOf(g, f.card.card, abilityNamed(f.ability))

/** A negative lore value yields nothing, and takes nothing. */
export const questLore = rule('4.5.3.1', (g: G, id: CardId): number => loreOf(g, id))

/** 4.5 */
const quest = procedure<{ seat: Seat; card: CardId }>('quest', [
  step('~toll', (g, f) => payInk(g, f.seat, tollOf(g, f.card))),
  step('4.5.1.1', (g, f) => {
    happen(g, { kind: 'quest', card: f.card })
    waitsToResolve(g)
  }),
  step('4.5.1.3', (g, f) => happen(g, { kind: 'exert', card: f.card })),
  step('4.5.1.4', (g, f) => {
    const lore = questLore(g, f.card)
    if (lore >= 0) gainLore(g, f.seat, lore)
    else happen(g, { kind: 'loseLore', seat: f.seat, amount: -lore })
  }),
  step('4.5.2', (g) => {
    g.call(settle, {})
  }),
])

interface ChallengeLocals {
  challenger: Ref
  defender: Ref
  damage: { card: CardId; amount: number; by: Ref }[]
  /** One of the two is no longer there (4.6.9). */
  removed: boolean
}

const startChallenge = (g: G, challenger: CardId, defender: CardId): ChallengeLocals => ({
  challenger: refTo(g.state, challenger),
  defender: refTo(g.state, defender),
  damage: [],
  removed: false,
})

/** The keywords that let this challenge be, and that make the challenger stronger in it. */
function tellKeywords(g: G, challenger: CardId, defender: CardId): void {
  if (cardAt(g.state, challenger).drying && hasKeyword(g, challenger, 'rush'))
    acts(g, '8.9.1', challenger, 'rush')
  if (hasKeyword(g, defender, 'evasive')) {
    const evades = hasKeyword(g, challenger, 'evasive')
    acts(g, evades ? '8.6.1' : '8.2.1', challenger, evades ? 'evasive' : 'alert')
  }
  if (hasKeyword(g, challenger, 'challenger')) acts(g, '8.5.1', challenger, 'challenger')
}

/** "Takes no damage from the challenge": none would be dealt, so there is nothing to replace either (1.2.2). */
const takesNone = (g: G, id: CardId): boolean =>
  isForbidden(g, id, 'takeChallengeDamage') ||
  g.state.effects.some(({ what }) => what.kind === 'noChallengeDamage' && refersTo(g.state, what.to, id))

/** What it deals in a challenge; a location deals none. */
export const challengeStrength = rule('4.6.8.3', (g: G, id: CardId): number | null =>
  isCharacter(cardAt(g.state, id)) ? fightingStrength(g, id) : null,
)

/** Strength first, then what raises or lowers damage (4.6.6.1). */
function challengeDamage(g: G, f: ChallengeLocals): ChallengeLocals['damage'] {
  const s = g.state
  const list: ChallengeLocals['damage'] = []
  const pairs: [Ref, Ref][] = [
    [f.challenger, f.defender],
    [f.defender, f.challenger],
  ]
  for (const [from, to] of pairs) {
    if (!find(s, to) || (!find(s, from) && on('4.6.9')) || takesNone(g, to.card)) continue
    const amount = challengeStrength(g, from.card)
    if (amount !== null) list.push({ card: to.card, amount, by: from })
  }
  return list
}

/** 4.6 */
const challenge = procedure<ChallengeLocals>(
  'challenge',
  [
    step('~toll', (g, f) => {
      const { card } = f.challenger
      payInk(g, cardAt(g.state, card).holder, tollOf(g, card))
    }),
    step('4.6.4.4', (g, f) => happen(g, { kind: 'exert', card: f.challenger.card })),
    step('4.6.4.5', (g, f) =>
      happen(g, { kind: 'begin challenge', challenger: f.challenger, defender: f.defender }),
    ),
    step('~challenges', (g, f) => {
      happen(g, { kind: 'challenge', challenger: f.challenger.card, defender: f.defender.card })
      tellKeywords(g, f.challenger.card, f.defender.card)
    }),
    step('4.6.5', (g) => {
      g.call(settle, {})
    }),
    /** One of the two was removed: the challenge ends without damage. The bag is empty by now (4.6.9.1). */
    step('4.6.9', (g, f) => {
      f.removed = !find(g.state, f.challenger) || !find(g.state, f.defender)
      if (f.removed) g.goTo(f, '4.6.9.2')
    }),
    step('4.6.6.1', (g, f) => {
      f.damage = challengeDamage(g, f)
    }),
    step('4.6.6.2', (g, f) => {
      const batch = f.damage.map((d) => dealt(g, d.card, d.amount, d.by.card, d.by)).filter(isDealt)
      happen(g, ...batch)
    }),
    step('4.6.6.3', (g) => {
      g.call(settle, {})
    }),
    step('4.6.7', (g) => happen(g, { kind: 'end challenge' })),
    step('4.6.9.2', (g, f) => {
      if (f.removed) happen(g, { kind: 'end challenge' })
    }),
    step('~after', (g) => {
      g.call(settle, {})
    }),
  ],
  (g) => {
    g.state.challenge = null
  },
)

interface MoveLocals {
  seat: Seat
  card: CardId
  to: CardId
  total: number
}

/** 4.7 */
const moveToLocation = procedure<MoveLocals>('move to a location', [
  step('4.7.3.3', (g, f) => {
    f.total = costToMove(g, f.seat, f.card, f.to)
    for (const { once, self } of movingDiscounts(g, f.seat, f.card, f.to))
      if (once) g.state.used.push(usedKey(g.state, self, 'move'))
  }),
  step('4.7.3.4', (g, f) => payInk(g, f.seat, f.total)),
  step('4.7.4', (g, f) => happen(g, { kind: 'moveTo', card: f.card, location: f.to })),
  step('4.7.5', (g) => {
    g.call(settle, {})
  }),
])
