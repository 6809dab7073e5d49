/**
 * The language in which the cards of Legend of the Five Rings are written: plain data, run by rules/, said by text/.
 * "You" is the player who controls the card; "self" is the card that bears the ability. What stands before the dash of
 * a printed ability is `when`, `if`, `cost`, `targets` and `select`; what stands behind it is `effect`.
 */
import type { Control } from '@regelwerk/core'

export type Clan = 'crab' | 'crane' | 'dragon' | 'lion' | 'phoenix' | 'scorpion' | 'unicorn' | 'neutral'
export type Element = 'air' | 'earth' | 'fire' | 'void' | 'water'
export type Skill = 'military' | 'political'
/** What decides a duel (step/D.2). */
export type DuelValue = Skill | 'glory'
export type CardType = 'stronghold' | 'role' | 'province' | 'holding' | 'character' | 'attachment' | 'event'
export type Status = 'honored' | 'dishonored'
export type Period = 'conflict' | 'phase' | 'round'
export type Phase = 'dynasty' | 'draw' | 'conflict' | 'fate' | 'regroup'

export interface Range {
  min?: Amount
  max?: Amount
}

export type Zone =
  | 'play'
  | 'hand'
  | 'provinces'
  | 'dynastyDiscard'
  | 'conflictDiscard'
  | 'dynastyDeck'
  | 'conflictDeck'

/** Which cards are meant. All stated properties must hold. */
export interface Filter {
  type?: CardType | readonly CardType[]
  /** Controlled by you or by an opponent; outside play: in your or their zone (absent there: yours). */
  whose?: 'yours' | 'opponents' | 'any'
  clan?: Clan
  notClan?: Clan
  trait?: string | readonly string[]
  notTrait?: string
  named?: string
  /** Of the same name as the card that bears the ability. */
  copyOf?: 'self'
  unique?: boolean
  /** Not the card that bears the ability. */
  other?: true
  /** Not a card chosen as another target of the same ability. */
  another?: true
  self?: true
  participating?: boolean
  attacking?: true
  defending?: true
  /** Alone on its side. */
  alone?: true
  /** At home, that is in play and not participating. */
  home?: true
  bowed?: boolean
  status?: Status | 'any' | 'none'
  fate?: Range
  /** Printed cost. */
  cost?: Range
  glory?: Range
  military?: Range
  political?: Range
  attachments?: Range
  /** It has an attachment with this trait. */
  attachmentTrait?: string
  /** This attachment is on such a card. */
  attachedTo?: Filter | 'self'
  faceup?: boolean
  broken?: boolean
  /** Provinces: the one under attack, or the one that holds this card. */
  attacked?: true
  element?: Element
  involvedInDuel?: boolean
  /** In a province next to the one that holds the bearer. */
  adjacent?: true
  /** Another card than the triggering one, with the same controller. */
  besideTriggering?: true
  /** Not the card this attachment is on. */
  notHost?: true
  /** One of these holds as well. */
  either?: readonly Filter[]
  /** Absent: in play. */
  in?: Zone | readonly Zone[]
}

/** A card or cards that an effect is about. */
export type Subject =
  | 'self'
  /** The character (or card) this attachment is on. */
  | 'host'
  /** The first and the second target of the ability. */
  | 'target'
  | 'second'
  /** All of them, together. */
  | 'targets'
  /** The cards this effect last chose or did something to. */
  | 'it'
  /** The card or cards the triggering condition is about. */
  | 'triggering'
  /** The card with which the cost was paid. */
  | 'paid'
  | 'duelWinner'
  | 'duelLoser'
  | 'attackedProvince'
  | { each: Filter }
  /** Chosen while the effect resolves, by you or an opponent. */
  | { choose: Filter; n?: Amount; upTo?: true; by?: 'opponent' }

/** What must be chosen before the effect: a target (glossary/ziel). */
export interface CardTarget {
  choose: Filter
  n?: Amount
  upTo?: true
  /** The printed costs of all of them together. */
  totalCost?: number
  by?: 'opponent'
  /** It is not itself affected, only referred to. */
  reference?: true
}
export interface RingTarget {
  ring: RingFilter
  n?: number
  upTo?: true
}
export type TargetSpec = CardTarget | RingTarget

export interface RingFilter {
  state?: 'unclaimed' | 'claimed' | 'contested' | 'yours'
  element?: Element
  hasFate?: true
}

export type Who = 'you' | 'opponent' | 'eachPlayer' | 'controllerOfIt' | 'ownerOfIt' | 'duelLoserController'

/** A number, read when it is needed. */
export type Amount =
  | number
  | { each: Filter; times?: number }
  | { rings: RingFilter; times?: number }
  /** Fate on rings. */
  | { fateOnRings: RingFilter; times?: number }
  | { skill: Skill | 'glory' | 'cost'; of: Subject }
  | { fateOn: Subject }
  /** The number the last effect or the triggering condition was about. */
  | { done: true }
  | { honorBid: 'yours' | 'opponents' }
  | { cardsInHand: 'yours' | 'opponents' }
  | { provinces: 'yoursFacedown' }
  /** The highest among these; where there is none, nothing compares with it. */
  | { highest: Skill | 'glory'; among: Filter }
  /** May fall below zero: "lower than" is at most one less. */
  | { minus: readonly [Amount, Amount] }

export type Condition =
  | { there: Filter; atLeast?: Amount; atMost?: Amount }
  /** A conflict is being resolved, of this kind. */
  | { conflict: { type?: Skill; element?: Element; at?: 'self'; participating?: Filter } }
  | { phase: Phase }
  | { self: Filter }
  | { host: Filter }
  | { target: Filter }
  | { triggering: Filter }
  | { honor: 'more' | 'less'; by?: number }
  /** Your bid is lower or higher than an opponent's. */
  | { bid: 'lower' | 'higher' }
  | { skillInConflict: 'more'; of: Skill }
  | { gloryInConflict: 'more' }
  /** The players count their glory, as for the Imperial Favor, and you win the count. */
  | { gloryCount: 'won' }
  | { favor: 'yours' | 'opponents' }
  | { ringClaimed: Element }
  | { ringContested: Element }
  | { role: Element | 'keeper' | 'seeker' }
  | { attackingPlayer: true }
  | { defendingPlayer: true }
  | { conflictsDeclaredAgainstYou: number }
  | { firstConflict: Skill | 'any' }
  | { conflictWonBy: number }
  | { lostConflictThisPhase: true }
  | { cardsPlayedThisConflict: number }
  | { moreCharacters: 'opponents' }
  | { moreHonored: 'yours' }
  | { handSize: 'fewer' }
  | { firstPlayer: true }
  | { duelWon: 'self' }
  | { duelLost: 'self' }
  /** There is a loser, and it matches. */
  | { duelLoser: Filter }
  | { sameElementAsRole: true }
  | { done: true }
  | { either: readonly [Condition, Condition] }
  | { both: readonly [Condition, Condition] }
  | { not: Condition }

/** What must be paid before the effect, all of it together (glossary/kosten). */
export type Cost =
  | { bow: 'self' | 'host' | Filter }
  | { fate: number }
  /** Onto an unclaimed ring, or the ring of an element. */
  | { fateToRing: 'unclaimed' | Element }
  | { removeFate: number; from: 'self' | 'host' | Filter }
  | { honor: number }
  | { giveFate: number }
  | { sacrifice: 'self' | Filter }
  | { discard: Filter; n: number }
  | { discardSelf: true }
  | { dishonor: 'host' | Filter }
  | { returnToHand: 'self' }
  | { breakSelf: true }
  | { shuffleProvinceCard: true }
  /** From the top of the conflict deck; `instead`: another number where this holds. */
  | { reveal: number; instead?: { n: number; if: Condition } }
  | { nameCardType: true }
  | { discardFavor: true }
  | { putIntoPlay: 'self' }
  | { duel: DuelValue; against: Filter; by?: 'opponent' }

export type Verb =
  // honor, fate, cards in hand
  | { do: 'gainHonor' | 'loseHonor' | 'gainFate' | 'loseFate'; n: Amount; who?: Who }
  /** From the opponent to you. */
  | { do: 'takeHonor' | 'takeFate'; n: Amount }
  /** From the player to the opponent: "that player gives you". */
  | { do: 'giveHonor' | 'giveFate'; n: Amount; who: Who }
  | { do: 'draw'; n: Amount; who?: Who }
  | { do: 'discardFromHand'; n: Amount; who: Who; random?: true; downTo?: true; by?: 'you' | 'theirOpponent' }
  | { do: 'lookAtHand'; who: 'opponent' }
  | { do: 'revealHand'; who: Who }
  /** Of the top n of your conflict deck, up to `take` that match go to hand. */
  | { do: 'search'; n: number; filter?: Filter; take?: number; reveal?: true }
  | { do: 'lookAtTop'; n: number; take: number; rest: 'bottom' }
  | { do: 'revealTopOfEach'; n: number; takeEach: number }
  /** The top card stays revealed and may be played as if in hand. */
  | { do: 'playableTop'; for: Period }
  | { do: 'takeRevealed'; upTo: number; ofNamedType: true }
  // characters
  | { do: 'honor' | 'dishonor' | 'bow' | 'ready' | 'moveHome' | 'moveToConflict'; what: Subject }
  /** "Honor or dishonor": as the resolving player says. */
  | { do: 'honorOrDishonor' | 'bowOrReady'; what: Subject }
  | { do: 'honorOneDishonorOther'; what: 'target' }
  | { do: 'discardStatus'; what: Subject }
  | { do: 'moveStatus'; from: Subject; to: Subject; status?: Status }
  | { do: 'placeFate'; n: Amount; on: Subject }
  | { do: 'removeFate'; n: Amount | 'all'; from: Subject; to?: 'ownersPool' | 'yourPool' }
  | { do: 'moveFate'; n: Amount; from: Subject; to: Subject }
  | { do: 'discard' | 'sacrifice'; what: Subject; who?: Who }
  | { do: 'returnToHand' | 'removeFromGame'; what: Subject }
  /** `deck`: of which kind, where the text names one. */
  | { do: 'returnToTop' | 'returnToBottom'; what: Subject; deck?: 'dynasty' | 'conflict' }
  | { do: 'putIntoPlay'; what: Subject; inConflict?: true; under?: 'yourControl'; status?: Status }
  | { do: 'takeControl'; of: Subject; for?: Period; attachTo?: Subject }
  | { do: 'attach'; what: Subject; to: Subject | { choose: Filter } }
  // provinces, rings, conflicts
  | { do: 'turnFaceup' | 'turnFacedown'; what: Subject }
  | { do: 'refillFaceup'; what: 'provinceOfTriggering' }
  | { do: 'lookAtProvince' }
  | { do: 'switchCards'; a: Subject; b: Subject }
  | { do: 'intoProvince'; what: Subject; where: 'paid' }
  | { do: 'breakProvince'; what: Subject }
  | {
      do: 'resolveRing'
      which: 'contested' | 'claimed' | 'target' | { choose: RingFilter; n: number; upTo?: true }
      as?: 'attacker'
    }
  /** All fate on the ring goes to your pool. */
  | { do: 'takeFateFromRing'; which: 'it' }
  /** You may take another action after this one. */
  | { do: 'anotherAction' }
  | { do: 'claimRing' | 'claimFavor' }
  | { do: 'switchRing'; with?: 'unclaimed'; which?: 'contested' | 'claimed' }
  | { do: 'switchConflictType'; to?: Skill }
  /** From now on this province is under attack. */
  | { do: 'moveConflict'; to: Subject }
  | { do: 'declareConflict' }
  | { do: 'additionalConflict'; type: Skill }
  | { do: 'noWinner' }
  // triggering conditions
  /** The effects that would initiate, the event that would happen, or the ring effects, are cancelled. */
  | { do: 'cancel' }
  /** Instead of what was about to happen. */
  | { do: 'replace'; effect: Effect }
  /** The same happens to this card instead. */
  | { do: 'redirect'; to: Subject }
  | { do: 'changeBid'; by: 1 | -1 | 'either' }
  | { do: 'keepFirstPlayer' }
  | { do: 'resolveEventAgain' }
  | { do: 'playSelf'; from: 'conflictDiscard' }
  | {
      do: 'duel'
      skill: DuelValue
      challenger: Subject
      challenged: Subject
      result: Effect
      discardInsteadOfHonor?: true
    }
  | { do: 'resolveDuel'; result: Effect }
  // for a while
  | { do: 'lasting'; for: Period; what: Constant }
  /** At the end of the period, or when something happens in it. */
  | { do: 'delayed'; when: Trigger | { endOf: Period }; if?: Condition; effect: Effect }
  | { do: 'gainAbilityOf'; what: 'self'; from: 'target'; for: Period }

export type Effect = Control<Verb, Condition, Who> | Verb

/** Triggering conditions: "after ..." for reactions, "when ..." for interrupts. `what`: default the bearer. */
export type Trigger =
  | {
      event: 'winsConflict' | 'losesConflict'
      what: 'self' | 'host'
      as?: 'attacker' | 'defender'
      type?: Skill
    }
  | {
      event: 'youWin' | 'youLose'
      as?: 'attacker' | 'defender'
      type?: Skill
      element?: Element
      at?: 'self'
      by?: number
      unopposed?: true
    }
  | { event: 'conflictDeclared'; by?: 'you' | 'opponent'; at?: 'self'; element?: Element }
  | { event: 'conflictPassed'; by: 'opponent' }
  /** `broke`: it broke a province. */
  | { event: 'conflictResolved'; as: 'attacker'; first?: true; broke?: true }
  | { event: 'committed' | 'movedToConflict' | 'committedOrMoved'; what: Filter | 'self' | 'host' }
  | { event: 'entersPlay'; what: Filter | 'self'; from?: 'province'; as?: 'defender' }
  | { event: 'leavesPlay'; what: Filter | 'self' | 'host' }
  | { event: 'played'; what: Filter | 'self'; by: 'you' | 'opponent'; from?: 'hand' }
  | { event: 'attached'; what: Filter; to: 'self'; by?: 'you' }
  | { event: 'honored' | 'dishonored' | 'honoredOrDishonored'; what: Filter | 'self' }
  | { event: 'bowed'; what: Filter; by: 'opponentsCardOrRing' }
  | { event: 'fatePlaced' | 'fateRemoved'; on: 'self' | 'host' }
  | {
      event: 'provinceRevealed' | 'provinceBroken'
      what: 'self' | Filter
      by?: 'you'
      inConflictWith?: 'self'
    }
  | { event: 'ringClaimed'; by: 'you'; type?: Skill; matching?: 'role' }
  | { event: 'ringSelected'; by: 'opponent'; hasFate: true }
  | { event: 'ringEffects'; of: 'contested' }
  | { event: 'dialsRevealed' }
  | { event: 'cardsDrawn'; by: 'you' }
  | { event: 'honorGiven'; to: 'you'; from: 'bid' }
  | { event: 'honorLost'; by: 'you'; for: 'unopposed' }
  | { event: 'effectsInitiate'; of: EffectSource }
  | { event: 'eventResolved'; by: 'opponent' }
  | { event: 'duelResolves' | 'duelResolved'; involving?: Filter }
  | { event: 'phaseBegins' | 'phaseEnds'; phase: Phase }
  | { event: 'passFirstPlayer'; by: 'you' }

/** Whose effects are about to initiate. */
export interface EffectSource {
  type?: 'event' | 'triggered' | 'action'
  by?: 'opponent'
  trait?: string
  /** Only those that target such a card. */
  targets?: Filter
  /** On the attacked province. */
  onAttackedProvince?: true
  /** The first action ability of an opponent in each conflict. */
  firstActionEachConflict?: true
}

/** "Limit n per period" counts each copy of the card, "max" all copies by name. Default: limit once per round. */
export interface Limits {
  limit?: { n: number; per: Period } | 'unlimited'
  max?: { n: number; per: Period }
}

interface Triggered extends Limits {
  if?: Condition
  cost?: readonly Cost[]
  targets?: readonly TargetSpec[]
  /** "Select one" before the effect; `by`: who selects. The effect of the selected option is resolved. */
  select?: { by?: 'opponent'; options: readonly { targets?: readonly TargetSpec[]; effect: Effect }[] }
  /** What it is about stands in its condition ("that character", "that opponent"): it cannot do without (faq/14). */
  refersToCondition?: true
  /** From where it works, where that is not play (an event: the hand). */
  from?: readonly Zone[]
  /** Absent where `select` says it all. */
  effect?: Effect
  /** The player may resolve it once more: "lose 1 honor to resolve this ability twice". */
  twice?: readonly Cost[]
}

export type ActionAbility = { kind: 'action' } & Triggered
export type ReactiveAbility = {
  kind: 'interrupt' | 'reaction'
  forced?: true
  /** "... would ...": before other interrupts (glossary/wuerden). */
  would?: true
  when: Trigger | readonly Trigger[]
} & Triggered

export type Keyword = 'ancestral' | 'courtesy' | 'covert' | 'limited' | 'pride' | 'restricted' | 'sincerity'

export type Scope = 'self' | 'host' | 'target' | 'it' | 'duelWinner' | Filter

/** Constant abilities, and what lasting effects apply. */
export type Constant = { kind: 'constant'; if?: Condition } & (
  | { to: Scope; military?: Amount; political?: Amount; glory?: Amount; strength?: Amount }
  /** Base skills are set, doubled or switched; current skills are set or doubled. */
  | { to: Scope; setBase: { military?: Amount; political?: Amount; strength?: Amount } }
  | { to: Scope; set: { military?: Amount; political?: Amount } }
  | { to: Scope; double: 'military' | 'baseMilitary' }
  | { to: Scope; halve: Skill }
  | { to: Scope; switchBase: true }
  /** A copy of that character (glossary/kopie-eines-charakters). */
  | { to: Scope; becomesCopyOf: 'target' | 'second' }
  | { to: Scope; gains: Keyword }
  | { to: Scope; gainsTrait: string }
  | { to: Scope; gainsAbility: Ability }
  /** Treated as if the printed text box were blank, except for traits. */
  | { to: Scope; blank: true }
  | { to: Scope; cannot: Cannot; by?: 'opponents' }
  | { to: Scope; doesNotBow: 'conflictResolution'; type?: Skill; while?: 'defending' }
  | { to: Scope; doesNotReady: 'regroup' }
  /** Controlled by the player of this effect while it lasts. */
  | { to: Scope; controlled: true }
  | { to: Scope; immuneTo: 'events' }
  | { to: Scope; contributesFromHome: Element }
  | { to: Scope; discardedIf: Condition }
  | { to: Scope; extraUses: number }
  | { to: Scope; noFateWhenPlayed: true }
  | { to: Scope; entersWithFate: number; playedFrom: 'self' }
  /** What players cannot do. */
  | { who: 'you' | 'opponent' | 'any'; cannotPlay: Filter | 'events' | 'characters' | 'copiesInDiscard' }
  | {
      who: 'opponent' | 'any'
      cannotDeclare: 'moreThanOneConflict' | 'moreThanOneDefender' | { element: 'target' }
    }
  | { who: 'opponent'; cannotMoveToConflict: true }
  /** Effects of the first action ability in each conflict are cancelled, and the like. */
  | { cancels: EffectSource }
  | { cancelsRingEffects: true }
  | { reduceCost: Amount; of: 'self' | Filter; next?: true; onto?: 'host' }
  | { mayPlayFrom: 'adjacentProvinces' | 'topOfDeck' }
  | { ringGains: Element }
  | { consideredClaimed: 'target' }
  /** You win the game: a victory condition of its own. */
  | { winsGame: true }
)

export type Cannot =
  | 'beBowed'
  | 'beMoved'
  | 'attack'
  | 'beDeclaredAttacker'
  | 'beDeclaredDefender'
  | 'participate'
  | 'participateMilitary'
  | 'attackFavorHolder'
  | 'triggerAbilities'
  | 'receiveDishonored'
  | 'beTargeted'
  | 'beTargetedByEvents'
  | 'beDiscarded'
  | 'loseFate'
  | 'turnFacedown'
  | 'beStronghold'

export type Ability =
  | ActionAbility
  | ReactiveAbility
  | Constant
  | { kind: 'keyword'; keyword: Keyword }
  | { kind: 'composure'; ability: Ability }
  | { kind: 'disguised'; as: { trait?: string; clan?: Clan } }
  /** "No attachments": of these traits only, or except these. */
  | { kind: 'noAttachments'; traits?: readonly string[]; except?: readonly string[] }
  | { kind: 'attachTo'; filter: Filter; onePerCharacter?: true }
  /** Play restrictions (glossary/spieleinschraenkungen...). */
  | { kind: 'playOnly'; if: Condition }
  | { kind: 'playOnlyOn'; filter: Filter }
  | { kind: 'asAttachment'; abilities: readonly Ability[] }
  /** For building a deck. */
  | {
      kind: 'deck'
      role?: Element | 'keeper' | 'seeker'
      influence?: number
      additionalProvince?: Element
      perDeck?: number
      startsFaceup?: true
    }

export type CardText = readonly Ability[]
