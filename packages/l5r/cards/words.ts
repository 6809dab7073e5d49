/** Words to write cards with. Each builds a piece of the trees of ../abilities.ts; nothing here does anything. */
import type {
  Ability,
  ActionAbility,
  Amount,
  CardTarget,
  Clan,
  Condition,
  Constant,
  Destination,
  Effect,
  Element,
  FatePlace,
  Filter,
  Happening,
  Keyword,
  Period,
  Phase,
  ReactiveAbility,
  RingFilter,
  RingTarget,
  Scope,
  Skill,
  Subject,
  Verb,
  Who,
} from '../abilities.ts'
import type { Cannot } from '../words/constants/bans.ts'

// ---- filters (in a cost they mean your own cards without saying so: glossary/kosten)

export const character = (filter: Filter = {}): Filter => ({ type: 'character', ...filter })
/** A character you control. */
export const yours = (filter: Filter = {}): Filter => character({ whose: 'yours', ...filter })
/** A character an opponent controls. */
export const opponents = (filter: Filter = {}): Filter => character({ whose: 'opponents', ...filter })
export const participating = (filter: Filter = {}): Filter => character({ participating: true, ...filter })
export const attacking = (filter: Filter = {}): Filter => character({ attacking: true, ...filter })
export const defending = (filter: Filter = {}): Filter => character({ defending: true, ...filter })
/** A participating character you control. */
export const yourParticipating = (filter: Filter = {}): Filter => yours({ participating: true, ...filter })
/** A participating character an opponent controls. */
export const opposing = (filter: Filter = {}): Filter => opponents({ participating: true, ...filter })
export const attachment = (filter: Filter = {}): Filter => ({ type: 'attachment', ...filter })
export const holding = (filter: Filter = {}): Filter => ({ type: 'holding', ...filter })
export const province = (filter: Filter = {}): Filter => ({ type: 'province', ...filter })
/** A card in one of your provinces. */
export const inProvinces = (filter: Filter = {}): Filter => ({ in: 'provinces', ...filter })
/** Its printed cost is n or lower. */
export const costAtMost = (n: Amount): Filter => ({ cost: { max: n } })
export const costAtLeast = (n: Amount): Filter => ({ cost: { min: n } })

// ---- targets, before the dash

export const target = (filter: Filter, n?: Amount): CardTarget => ({
  choose: filter,
  ...(n !== undefined && { n }),
})
export const targetUpTo = (n: Amount | 'any', filter: Filter): CardTarget => ({
  choose: filter,
  n,
  upTo: true,
})
/** "Your opponent chooses ...", before the dash. */
export const opponentsTarget = (filter: Filter): CardTarget => ({ choose: filter, by: 'opponent' })
export const targetRing = (filter: RingFilter): RingTarget => ({ ring: filter })

// ---- subjects, behind the dash

export const each = (filter: Filter): Subject => ({ each: filter })
export const choose = (filter: Filter, n?: Amount): Subject => ({
  choose: filter,
  ...(n !== undefined && { n }),
})
export const opponentChooses = (filter: Filter): Subject => ({ choose: filter, by: 'opponent' })

// ---- abilities

/** All that an ability says besides its kind and its triggering condition. */
type Action = Omit<ActionAbility, 'kind'>
type Reactive = Omit<ReactiveAbility, 'kind' | 'when'>

export const action = (says: Action): ActionAbility => ({ kind: 'action', ...says })
export const reaction = (when: Happening | readonly Happening[], says: Reactive): ReactiveAbility => ({
  kind: 'reaction',
  when,
  ...says,
})
export const forcedReaction = (when: Happening | readonly Happening[], says: Reactive): ReactiveAbility => ({
  kind: 'reaction',
  forced: true,
  when,
  ...says,
})
export const interrupt = (when: Happening | readonly Happening[], says: Reactive): ReactiveAbility => ({
  kind: 'interrupt',
  when,
  ...says,
})
/** "When ... would ..." */
export const wouldInterrupt = (when: Happening | readonly Happening[], says: Reactive): ReactiveAbility => ({
  kind: 'interrupt',
  would: true,
  when,
  ...says,
})
/** "After ...", without a timing word: nobody triggers it. */
export const after = (when: Happening, effect: Effect): Ability => ({ kind: 'after', when, effect })
/** "Limit n per ..." */
export const limit = (n: number, per: Period) => ({ limit: { n, per } }) as const
/** "Max n per ..." */
export const max = (n: number, per: Period | 'opportunity') => ({ max: { n, per } }) as const
export const unlimited = { limit: 'unlimited' } as const

// ---- keywords and restrictions

/** A keyword as an ability of the card itself. */
const keyword = (word: Keyword): Ability => ({ kind: 'keyword', keyword: word })
export const ancestral = keyword('ancestral')
export const corrupted = keyword('corrupted')
export const courtesy = keyword('courtesy')
export const covert = keyword('covert')
export const eminent = keyword('eminent')
export const limited = keyword('limited')
export const pride = keyword('pride')
export const rally = keyword('rally')
export const restricted = keyword('restricted')
export const sincerity = keyword('sincerity')
export const support = keyword('support')
/** While it has no fate. */
export const dire = (ability: Ability): Ability => ({ kind: 'dire', ability })
export const composure = (ability: Ability): Ability => ({ kind: 'composure', ability })
export const attachTo = (filter: Filter): Ability => ({ kind: 'attachTo', filter })
/** "Attach to a character you control" */
export const attachToYours = attachTo(yours())
/** "No non-[clan] attachments" */
export const noAttachmentsBut = (exceptClan: Clan): Ability => ({ kind: 'noAttachments', exceptClan })
/** "No attachments except ..." */
export const noAttachmentsExcept = (...except: readonly string[]): Ability => ({
  kind: 'noAttachments',
  except,
})
/** Its fate is paid with that on characters alone. */
export const maho: Ability = { kind: 'constant', paidOnlyWith: yours() }
export const playOnly = (condition: Condition): Ability => ({ kind: 'playOnly', if: condition })
export const playOnlyOn = (filter: Filter): Ability => ({ kind: 'playOnlyOn', filter })

// ---- constant abilities

type Rule<C = Constant> = C extends Constant ? Omit<C, 'kind'> : never
/** As long as the card is in play. */
export const constant = (rule: Rule): Constant => ({ kind: 'constant', ...rule })
const having = (condition?: Condition) => ({ kind: 'constant', ...(condition && { if: condition }) }) as const
export const military = (to: Scope, n: Amount, condition?: Condition): Constant => ({
  ...having(condition),
  to,
  military: n,
})
export const political = (to: Scope, n: Amount, condition?: Condition): Constant => ({
  ...having(condition),
  to,
  political: n,
})
/** The same bonus to both skills. */
export const bothSkills = (to: Scope, n: Amount, condition?: Condition): Constant => ({
  ...having(condition),
  to,
  military: n,
  political: n,
})
export const glory = (to: Scope, n: Amount, condition?: Condition): Constant => ({
  ...having(condition),
  to,
  glory: n,
})
export const strength = (to: Scope, n: Amount, condition?: Condition): Constant => ({
  ...having(condition),
  to,
  strength: n,
})
export const gains = (to: Scope, word: Keyword, condition?: Condition): Constant => ({
  ...having(condition),
  to,
  gains: word,
})
export const gainsAbility = (to: Scope, ability: Ability): Constant => ({
  kind: 'constant',
  to,
  gainsAbility: ability,
})
export const cannot = (to: Scope, what: Cannot | readonly Cannot[], condition?: Condition): Constant => ({
  ...having(condition),
  to,
  cannot: what,
})
/** It cannot have such attachments, or they cannot be played on it. */
export const cannotBear = (to: Scope, what: Filter, only?: 'played'): Constant => ({
  kind: 'constant',
  to,
  cannotBear: what,
  ...(only && { only }),
})
/** "This event's effects cannot be canceled." */
export const cannotBeCanceled: Constant = { kind: 'constant', uncancelled: 'self' }
export const blank = (to: Scope, condition?: Condition): Constant => ({
  ...having(condition),
  to,
  blank: true,
})

// ---- conditions

export const duringConflict: Condition = { conflict: {} }
export const duringMilitary: Condition = { conflict: { type: 'military' } }
export const duringPolitical: Condition = { conflict: { type: 'political' } }
export const duringElement = (element: Element): Condition => ({ conflict: { element } })
/** "During a conflict at this province" */
export const atSelf: Condition = { conflict: { at: 'self' } }
export const duringPhase = (phase: Phase): Condition => ({ phase })
/** "While this character is participating", also "... in a [type] conflict". */
export const selfParticipating = (type?: Skill): Condition => ({
  conflict: { ...(type && { type }), participating: { is: 'self' } },
})
export const that = (subject: Subject, is: Filter): Condition => ({ that: subject, is })
export const selfAttacking = that('self', { attacking: true })
export const selfDefending = that('self', { defending: true })
export const hostParticipating = that('host', { participating: true })
export const there = (filter: Filter, atLeast?: Amount): Condition => ({
  there: filter,
  ...(atLeast !== undefined && { atLeast }),
})
/** The first number is higher than the second, by so much. */
export const more = (a: Amount, than: Amount, by?: number): Condition => ({
  more: a,
  than,
  ...(by !== undefined && { by }),
})
const yourHonor: Amount = { has: 'honor' }
const theirHonor: Amount = { has: 'honor', who: 'opponent' }
export const moreHonorable = (by?: number): Condition => more(yourHonor, theirHonor, by)
export const lessHonorable = more(theirHonor, yourHonor)
export const higherBid = more({ has: 'bid' }, { has: 'bid', who: 'opponent' })
/** "If you have n or fewer honor" */
export const atMostHonor = (n: number): Condition => more(n + 1, yourHonor)
export const lowerBid = more({ has: 'bid', who: 'opponent' }, { has: 'bid' })
/** "If you have fewer cards in your hand than your opponent" */
export const fewerCards = more({ has: 'hand', who: 'opponent' }, { has: 'hand' })
export const not = (condition: Condition): Condition => ({ not: condition })
export const both = (a: Condition, b: Condition): Condition => ({ both: [a, b] })

// ---- control

export const all = (...parts: readonly Effect[]): Effect => ({ do: 'all', parts })
export const may = (effect: Effect): Effect => ({ do: 'may', effect })
/** "Select one" behind the dash. */
export const either = (...parts: readonly Effect[]): Effect => ({ do: 'either', parts })
export const ifSo = (condition: Condition, then: Effect, otherwise?: Effect): Effect => ({
  do: 'if',
  if: condition,
  then,
  ...(otherwise && { else: otherwise }),
})
/** "A. Then, B": B only if A was done in full (glossary/danach). */
export const ifYouDo = (first: Effect, then: Effect): Effect => ({ do: 'ifYouDo', first, then })
/** "A. If you do, B" */
export const onceDone = (first: Effect, then: Effect): Effect => ({
  do: 'ifYouDo',
  first,
  then,
  say: 'ifYouDo',
})
/** "Spend n fate to ..." */
export const spendTo = (n: number, then: Effect): Effect => ({
  do: 'ifYouDo',
  first: { do: 'spendFate', n },
  then,
  say: 'to',
})
/** "A. If ..., B instead" */
export const instead = (effect: Verb, condition: Condition, then: Effect): Effect => ({
  do: 'instead',
  effect,
  if: condition,
  then,
})

// ---- honor, fate, cards

export const gainHonor = (n: Amount, who?: Who): Verb => ({ do: 'gainHonor', n, ...(who && { who }) })
export const loseHonor = (n: Amount, who?: Who): Verb => ({ do: 'loseHonor', n, ...(who && { who }) })
export const takeHonor = (n: Amount): Verb => ({ do: 'takeHonor', n })
export const gainFate = (n: Amount, who?: Who): Verb => ({ do: 'gainFate', n, ...(who && { who }) })
export const loseFate = (n: Amount, who?: Who): Verb => ({ do: 'loseFate', n, ...(who && { who }) })
export const takeFate = (n: Amount): Verb => ({ do: 'takeFate', n })
export const draw = (n: Amount, who?: Who): Verb => ({ do: 'draw', n, ...(who && { who }) })
/** "Your opponent chooses and discards n cards from their hand." */
export const opponentDiscards = (n: Amount): Verb => ({ do: 'discardFromHand', n, who: 'opponent' })
export const opponentDiscardsRandom = (n: Amount): Verb => ({
  do: 'discardFromHand',
  n,
  who: 'opponent',
  random: true,
})

// ---- characters and other cards

export const honor = (what: Subject): Verb => ({ do: 'honor', what })
export const dishonor = (what: Subject): Verb => ({ do: 'dishonor', what })
export const taint = (what: Subject): Verb => ({ do: 'taint', what })
export const bow = (what: Subject): Verb => ({ do: 'bow', what })
export const ready = (what: Subject): Verb => ({ do: 'ready', what })
export const moveHome = (what: Subject): Verb => ({ do: 'moveHome', what })
export const moveToConflict = (what: Subject): Verb => ({ do: 'moveToConflict', what })
export const placeFate = (n: Amount, on: Exclude<FatePlace, { pool: Who }>): Verb => ({
  do: 'placeFate',
  n,
  on,
})
export const removeFate = (n: Amount | 'all', from: Subject): Verb => ({ do: 'removeFate', n, from })
export const moveFate = (n: Amount, from: Subject, to: Subject): Verb => ({ do: 'moveFate', n, from, to })
export const discard = (what: Subject): Verb => ({ do: 'discard', what })
export const put = (what: Subject, to: Destination): Verb => ({ do: 'put', what, to })
export const returnToHand = (what: Subject): Verb => put(what, 'hand')
export const putIntoPlay = (what: Subject): Verb => ({ do: 'putIntoPlay', what })
export const putIntoConflict = (what: Subject): Verb => ({ do: 'putIntoPlay', what, inConflict: true })
export const attach = (what: Subject, to: Subject): Verb => ({ do: 'attach', what, to })
export const duel = (skill: Skill, challenger: Subject, challenged: Subject, result: Effect): Verb => ({
  do: 'duel',
  skill,
  challenger,
  challenged,
  result,
})

// ---- triggering conditions and what lasts

export const cancel: Verb = { do: 'cancel' }
type Result = Omit<Extract<Happening, { event: 'youWin' | 'youLose' }>, 'event'>
/** "After you win a conflict ...", told more closely by `says`. */
export const youWin = (says: Result = {}): Happening => ({
  event: 'youWin',
  ...says,
})
export const youLose = (says: Result = {}): Happening => ({
  event: 'youLose',
  ...says,
})
export const selfWins = (as?: 'attacker' | 'defender', type?: Skill): Happening => ({
  event: 'winsConflict',
  what: 'self',
  ...(as && { as }),
  ...(type && { type }),
})
export const selfEntersPlay: Happening = { event: 'entersPlay', what: 'self' }
export const selfPlayed: Happening = { event: 'played', what: 'self', who: 'you' }
export const selfRevealed: Happening = { event: 'provinceRevealed', what: 'self' }
/** "After a conflict is declared against this province" */
export const selfAttacked: Happening = { event: 'conflictDeclared', at: 'self' }
export const selfBroken: Happening = { event: 'provinceBroken', what: 'self' }
export const phaseBegins = (phase: Phase): Happening => ({ event: 'phaseBegins', phase })
const lasting = (period: Period, what: Constant): Verb => ({ do: 'lasting', for: period, what })
/** "Until the end of the conflict, ..." */
export const thisConflict = (what: Constant): Verb => lasting('conflict', what)
export const thisPhase = (what: Constant): Verb => lasting('phase', what)
export const thisRound = (what: Constant): Verb => lasting('round', what)

/** "Reveal the top card of your conflict deck. Until ..., you may play it as if it were in your hand." */
export const playableTop = (period: Period): Effect =>
  all(
    { do: 'reveal', what: { top: 'conflict', n: 1 } },
    lasting(period, constant({ mayPlay: { is: 'it', topmost: true, in: 'conflictDeck' } })),
  )
