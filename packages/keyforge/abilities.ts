/**
 * The language in which KeyForge's cards are written: plain data, run by rules/, said by text/. "You" is the player
 * who controls the card (or uses it as if it were theirs); "self" is the card that bears the ability. The active
 * player makes every choice (rules/kartenfaehigkeiten).
 */
import type { Control } from '@regelwerk/core'

export type House =
  | 'brobnar'
  | 'dis'
  | 'logos'
  | 'mars'
  | 'sanctum'
  | 'shadows'
  | 'untamed'
  | 'saurian'
  | 'staralliance'
export type CardType = 'action' | 'artifact' | 'creature' | 'upgrade'
export type BonusIcon = 'amber' | 'capture' | 'damage' | 'draw'
/** Counters without rules of their own (glossary/liste-der-markerarten). */
export type Counter = 'wanted' | 'scheme' | 'fuse' | 'glory' | 'disruption' | 'doom' | 'growth'

export type Keyword =
  | 'alpha'
  | 'omega'
  | 'deploy'
  | 'elusive'
  | 'skirmish'
  | 'poison'
  | 'taunt'
  | 'invulnerable'
  /** With a number; several add up. */
  | 'assault'
  | 'hazardous'

export interface Range {
  min?: number
  max?: number
}

export type Zone = 'play' | 'hand' | 'discard' | 'deck' | 'archives' | 'under'

/** Which cards are meant. All stated properties must hold. */
export interface Filter {
  type?: CardType | readonly CardType[]
  /** Controlled by you or your opponent; outside play: in your or their zone. Absent: anyone's in play, yours elsewhere. */
  whose?: 'friendly' | 'enemy' | 'any'
  /** 'chosen': the house chosen in this effect; 'ofIt': a house of the card "it". */
  house?: House | 'active' | 'chosen' | 'ofIt'
  notHouse?: House
  trait?: string
  notTrait?: string
  /** Shares a trait with "it". */
  sharesTraitWithIt?: true
  /** By title: the id of the card. */
  named?: string
  /** Another title than "it". */
  differentNameThanIt?: true
  /** Not the card that bears the ability. */
  other?: true
  /** One of the cards that are "it". */
  amongIt?: true
  /** Not a card chosen before in this effect: "another", "a different". */
  notChosen?: true
  damaged?: boolean
  flank?: boolean
  ready?: boolean
  stunned?: boolean
  keyword?: Keyword
  /** 'chosen': the number chosen in this effect. */
  power?: Range | 'even' | 'chosen'
  hasArmor?: true
  hasAmber?: true
  counter?: Counter
  /** Next to this card in the battleline: the bearer, "it", the first or last chosen card. */
  neighbourOf?: 'self' | 'it' | 'host'
  /** Absent: in play. */
  in?: Zone | readonly Zone[]
}

/** Which card or cards something is done to. */
export type Target =
  /** The card that bears the ability; of a granted ability, the creature that has it. */
  | 'self'
  /** The creature an upgrade is attached to. */
  | 'host'
  /** The upgrade (or other card) that granted this ability. */
  | 'granter'
  /** The cards this effect last chose or did something to. */
  | 'it'
  /** The card the triggering event is about. */
  | 'triggering'
  /** The creature that "self" is fighting. */
  | 'opposing'
  /** The creature "it" was used to fight against, by this effect. */
  | 'attacked'
  /** n (default 1) of these; `upTo`: 0 to n; 'any': as many as wanted. `repeated`: the same one may be chosen again. */
  | { choose: Filter; n?: Amount | 'any'; upTo?: true; repeated?: true }
  /** All of these; `sparing`: except the most powerful. */
  | { each: Filter; sparing?: 'mostPowerful' }
  /** The n most or least powerful (glossary/staerkste-kreatur, glossary/schwaechste-kreatur). */
  | { most: number; of: Filter }
  | { least: number; of: Filter }
  /** The neighbours of a card; of one that has left, those it had then (glossary/verlaesst-das-spiel). */
  | { neighboursOf: 'self' | 'it' | 'host' | 'opposing' | 'attacked' }
  /** n cards at random. */
  | { random: Filter; n?: number }
  /** The top n cards of a deck. */
  | { top: number; of: 'yours' | 'opponents' | 'itsController' | 'each' }

/** One or several at the same time. */
export type Targets = Target | readonly Target[]

export type Who = 'you' | 'opponent' | 'eachPlayer' | 'itsController' | 'itsOwner' | 'itsOpponent'

export type Amount =
  | number
  /** `times` (default 1) for each card that matches. */
  | { each: Filter; times?: number }
  /** In a pool; on a card ('target': on each card the effect is done to). */
  | { amber: 'yours' | 'opponents' | 'self' | 'it' | 'target'; times?: number }
  | { keys: 'yoursUnforged' | 'opponentsForged'; times?: number }
  | { cardsIn: 'yourHand' | 'yourArchives' }
  /** How many creatures one has more than the other. */
  | { excess: 'yours' | 'opponents' }
  /** How much or how many the last effect did: damage healed, Æmber lost, cards revealed, discarded, destroyed ... */
  | { done: true; times?: number }
  /** Of those destroyed, purged or shuffled by this effect, how many "you" controlled ('owned': owned). */
  | { doneToYours: 'controlled' | 'owned' }
  /** How many traits "it" has. */
  | { traits: 'it'; times?: number }
  /** The combined power of cards. */
  | { powerOf: Filter }
  /** Armour just lost by the card (Red-Hot Armor). */
  | { armorLost: 'target' }
  /** The amount of the triggering event: Æmber gained, damage prevented. */
  | { ofEvent: true }
  | { enemiesDestroyed: 'thisTurn' | 'inFightThisTurn' }
  /** All but n of the opponent's Æmber; never below 0. */
  | { allBut: number }
  /** Half of "your" Æmber, rounded down. */
  | { half: 'yours' }
  /** a less b, never below 0. */
  | { minus: readonly [Amount, Amount] }
  | { plus: readonly [Amount, Amount] }

export type Condition =
  /** At least (default 1) or at most so many cards match. */
  | { there: Filter; atLeast?: number; atMost?: number }
  | { amber: 'yours' | 'opponents'; atLeast?: number; atMost?: number }
  | { opponentHasMoreAmber: true }
  | { moreCreatures: 'yours' | 'opponents' }
  /** The card(s) match; 'self', 'it' or the triggering one. */
  | { is: 'self' | 'it' | 'triggering'; a: Filter }
  /** "It" was destroyed by the effect before. */
  | { destroyed: 'it' }
  /** The last effect did so much (Vigor: healed 3). */
  | { done: number }
  | { forged: 'youThisTurn' | 'opponentLastTurn' }
  /** Cards you have played this turn, this one included; `only`: exactly. */
  | { played: Filter; atLeast?: number; exactly?: number }
  | { opponentPlayedLastTurn: Filter; atLeast: number }
  | { used: Filter; atLeast: number }
  | { firstUse: 'self' }
  | { discardedThisTurn: Filter }
  | { friendlyDestroyedThisTurn: true }
  | { enemiesDestroyedThisTurn: number }
  | { yourTurn: true }
  /** Creatures of so many different houses under your control. */
  | { houses: number }
  /** All of "it" (at least two) have a house in common. */
  | { itShareAHouse: true }
  | { activeHouse: House }
  | { haunted: 'you' | 'opponent' }
  | { tide: 'high' | 'low' }
  /** This key of that player is forged (glossary/schluessel). */
  | { keyForged: 'red' | 'blue' | 'yellow'; whose: 'yours' | 'opponents' }
  /** Everything of the effect could be done once more. */
  | { possible: true }
  | { selfIs: 'flank' | 'inPlay' | 'centre' | 'attacking' | 'attacked' }
  | { amberOn: 'self'; atLeast: number }
  | { counterInPlay: Counter }
  | { both: readonly [Condition, Condition] }
  | { not: Condition }

export type Duration =
  /** For the remainder of the turn. */
  | 'turn'
  | 'opponentsNextTurn'
  | 'untilYourNextTurn'
  /** Until the bearer leaves play. */
  | 'whileInPlay'

export interface Hit {
  n: Amount
  to: Targets
  splash?: number
}

export type Verb =
  // Æmber, keys, chains
  | { do: 'gain'; n: Amount; who?: Who }
  | { do: 'lose'; n: Amount | 'all'; who?: Who }
  | { do: 'steal'; n: Amount | 'all'; who?: 'you' | 'opponent' }
  /** From the opponent of the creature's controller; `from: 'ownSide'`: from its controller. */
  | { do: 'capture'; n: Amount | 'all'; by: Targets; from?: 'ownSide' }
  | { do: 'exalt'; what: Targets; n?: Amount }
  /** Between pools, cards and the supply; moving is none of gaining, losing, stealing (glossary/verschieben). */
  | {
      do: 'moveAmber'
      n: Amount | 'all'
      from: Targets | 'yourPool' | 'supply'
      to: Targets | 'yourPool' | 'supply'
    }
  /** "Give": all their remaining Æmber to the other. */
  | { do: 'pay'; n: Amount | 'all'; who: 'you' | 'opponent' }
  /** `extra`: at +n current cost; `free`: at no cost. */
  | { do: 'forge'; extra?: Amount; free?: true }
  /** One of the keys the opponent forged on their previous turn. */
  | { do: 'unforge'; which: 'opponentsLastTurn' }
  | { do: 'gainChains'; n: number; who?: Who }
  // damage, status
  /** All damage of one ability at the same time. `ignoreArmor`: armour cannot prevent it. */
  | { do: 'deal'; hits: readonly Hit[]; ignoreArmor?: true }
  | { do: 'heal'; n: Amount | 'all'; what: Targets; upTo?: true }
  | { do: 'moveDamage'; n: Amount | 'all'; from: Target; to: Target }
  | { do: 'destroy' | 'sacrifice'; what: Targets }
  | { do: 'stun' | 'unstun' | 'ward' | 'enrage' | 'ready' | 'exhaust'; what: Targets }
  | { do: 'addPower'; n: Amount; to: Targets }
  | { do: 'addCounter'; counter: Counter; n: number; to: Targets }
  | { do: 'loseArmor'; what: Targets }
  // where cards go; several leave together in an order the active player chooses
  | { do: 'return'; what: Targets }
  | { do: 'archive'; what: Targets; where?: 'yours' }
  | { do: 'purge'; what: Targets }
  | { do: 'discard'; what: Targets }
  | { do: 'putOnDeck'; what: Targets; place?: 'bottom' }
  | { do: 'shuffleIntoDeck'; what: Targets }
  /** Discard from the top of your deck until such a card is discarded; it is "it". */
  | { do: 'discardUntil'; filter: Filter }
  /** The whole discard pile into the deck; `hand`: the hand too. */
  | { do: 'shuffleDiscard'; hand?: true }
  | { do: 'swapDeckAndDiscard' }
  | { do: 'draw'; n: Amount }
  /** Look through deck or discard pile for such cards, one unless `all`; a searched deck is shuffled. They are "it". */
  | { do: 'search'; filter: Filter; all?: true }
  | { do: 'reveal'; what: Targets }
  | { do: 'look'; what: Targets }
  | { do: 'putUnder'; what: Target; faceup?: true }
  // playing and using
  | { do: 'play'; what: Target }
  | { do: 'putIntoPlay'; what: Targets; ready?: true; under?: 'yourControl' }
  /** `asIfYours`: also a card you do not control. `against: 'different'`: an enemy not yet fought by this effect. */
  | { do: 'use'; what: Target; how?: 'fight' | 'reap'; asIfYours?: true; against?: 'different' }
  /** Resolve the Reap: abilities of "it" as if you controlled it. */
  | { do: 'triggerReap'; what: Target }
  /** Resolve the Play: abilities of a grafted card. */
  | { do: 'triggerPlay'; what: Target }
  | { do: 'resolveIcons'; of: 'it' }
  | { do: 'takeControl'; of: Target; for?: 'whileInPlay'; house?: House }
  /** Swap two creatures of one battleline. */
  | { do: 'swap'; what: Target; with: Target }
  | { do: 'moveToFlank'; what: Target }
  /** The fight does its damage to this creature rather than to the one fought. */
  | { do: 'dealFightDamageTo'; what: Target }
  | { do: 'cancelUse' }
  // choices and lasting effects
  | { do: 'chooseCard'; what: Target }
  | { do: 'chooseHouse'; of?: 'opponentsIdentity' }
  | { do: 'chooseNumber' }
  /** A constant or triggered ability for a while; "it" in it are the cards chosen now. */
  | { do: 'lasting'; for: Duration; what: Constant | Triggered }
  /** "It" gains the text box of the card last revealed. */
  | { do: 'gainTextOfRevealed'; to: Target }
  | { do: 'returnPurged' }

/** Doing an effect several times. */
export type Loop =
  /** For each: n times, with new choices each time. */
  | { do: 'times'; n: Amount; effect: Effect }
  /** With each of these cards as "it", one after the other. */
  | { do: 'eachOf'; what: Target; effect: Effect }
  /**
   * The effect, then again while `if` holds, or (`may`) as often as wanted while it is possible. `once`: only the
   * preceding effect, one more time (glossary/oben-genannt-wiederhole-den-oben-genannten-effekt); otherwise the whole
   * effect with its instruction to repeat, as long as the card is in play (glossary/wiederholen). `exalt`: the price.
   */
  | { do: 'repeat'; effect: Effect; if?: Condition; may?: true; once?: true; exalt?: Target }

/** Core's control nodes around our verbs: all, may, if, ifYouDo, either, instead, each. */
export type Effect = Control<Verb | Loop, Condition, Who> | Verb | Loop

/** What an event must be about. Default `what`: the bearer. */
export type Happening =
  | { after: 'enters' | 'played'; what: Filter; by?: 'you' | 'opponent'; flank?: 'left' | 'right' }
  | { after: 'reaps' | 'fights' | 'used'; what: Filter | 'self'; by?: 'you' }
  /** `fighting`: in a fight against this creature. */
  | { after: 'destroyed'; what: Filter; fighting?: 'self'; during?: 'yourTurn' }
  | { after: 'forges'; who: 'you' | 'opponent' | 'any' }
  | { after: 'choosesHouse'; house: House }
  | { after: 'discards'; what: Filter }
  | { after: 'gainsByReaping'; who: 'opponent' }
  | { after: 'armorPrevents' }
  | { after: 'damagedByIcon'; what: Filter }
  | { at: 'endOfYourTurn' }
  | { before: 'fights'; what: Filter }
  /** After an action card is played, before it resolves (faq/timing/6). */
  | { before: 'actionResolves' }

export interface Triggered {
  kind: 'triggered'
  when: Happening
  /** Ability only if this holds. */
  if?: Condition
  effect: Effect
}

/** The bold words. */
export type Bold =
  | 'play'
  | 'fight'
  | 'reap'
  | 'action'
  | 'omni'
  | 'beforeFight'
  | 'beforeReap'
  | 'destroyed'
  | 'leaves'

export interface BoldAbility {
  kind: 'bold'
  on: readonly Bold[]
  /** On 'destroyed': replaces being destroyed (glossary/ersatzeffekte). */
  instead?: true
  /** An omni or action that can only be used while this holds. */
  if?: Condition
  effect: Effect
}

/** What a constant ability applies to. 'it': the cards chosen when a lasting effect began. */
export type Scope = 'self' | 'host' | 'it' | Filter

export type Constant = { kind: 'constant'; if?: Condition } & (
  | { to: Scope; power: Amount }
  | { to: Scope; armor: Amount }
  /** It has lost all its armor. */
  | { to: Scope; noArmor: true }
  | { to: Scope; gains: Keyword; n?: number }
  | { to: Scope; loses: Keyword }
  | { to: Scope; gainsAbility: Ability }
  /** May be used as if it belonged to the active house. */
  | { to: Scope; activeHouse: true }
  | { to: Scope; alsoHouse: House | 'all' }
  | { to: Scope; cannot: 'reap' | 'fight' | 'beUsed' | 'beDamaged' }
  | { to: Scope; canOnly: 'fight' }
  | { to: Scope; blank: true }
  | { to: Scope; consideredFlank: true }
  | { to: Scope; isCreature: { power: number } }
  /** In fights: no damage ('whenAttacked': only then), only n, or n more against these. */
  | { to: Scope; dealsNoFightDamage: true | 'whenAttacked' }
  | { to: Scope; dealsInFights: number }
  | { to: Scope; dealsMore: number; attacking: Filter }
  | { to: Scope; takesMore: number }
  /** Can only attack such creatures; ignores keywords while attacking. */
  | { to: Scope; attacksOnly: Filter }
  | { to: Scope; ignores: readonly Keyword[] }
  /** Damage to these is dealt to the bearer instead, or to it as well (fights only). */
  | { takesDamageOf: Filter; also?: true }
  /** When it would deal damage, this happens instead. */
  | { to: 'self'; insteadOfDamage: Effect }
  /** Controlled by the player of this upgrade. */
  | { to: 'host' | 'it'; youControl: true }
  // playing and entering
  | { cannotPlayUnless: Condition }
  | { cannotUseUnless: Condition }
  /** To play this card you must lose so much. */
  | { playCost: number }
  /** Opponents must pay you to play or use such cards. */
  | { opponentPays: number; to: 'play' | 'use'; filter: Filter }
  | { enters: 'ready' | 'stunned'; to: 'self' | Filter; uses?: number; first?: 'eachTurn' }
  | { entersUnderOpponent: true }
  /** Played as a copy of a card: an action of the opponent's discard pile, or a creature in play. */
  | { copyOf: Filter; except?: { house: House } }
  | { mayPlay: Filter; uses?: number }
  | { mayUse: Filter | 'it'; how?: 'fight'; uses?: number }
  /** The next card you play: each of its bonus icons once more. */
  | { iconsAgain: true; uses: 1 }
  | { forbid: 'play' | 'use' | 'fight'; who: 'you' | 'opponent'; filter?: Filter; moreThan?: number }
  // Æmber and keys
  | { keyCost: Amount; whose: 'yours' | 'opponents' | 'any' }
  | { spendable: true }
  | { skipForge: 'you' | 'opponent' }
  | { getsForgeAmber: true }
  | { cannotBeStolen: 'yours' }
  /** Æmber stolen or captured from you is taken from the supply. */
  | { takenFromSupply: 'yours' }
  | { stealIs: 'capture' }
  | { reapIs: 'steal' }
  /** Æmber that would be added to the opponent's pool is captured by this card. */
  | { capturesGains: 'opponents' }
  | { handSize: number; whose: 'yours' | 'opponents' | 'any' }
  | { mustChoose: House | 'chosen'; who: 'you' | 'opponent' }
  | { cannotChoose: 'chosen'; who: 'opponent' }
  /** Creatures that would go from play to a discard pile are purged. */
  | { discardIs: 'purge'; filter: Filter }
  | { destroyedIf: Condition }
)

export type Ability =
  | { kind: 'keyword'; keyword: Keyword; n?: number }
  /** Icons added to the deck when it was made (glossary/verbesserung); nothing during the game. */
  | { kind: 'enhance'; icons: readonly BonusIcon[] }
  | BoldAbility
  | Triggered
  | Constant

export type CardText = readonly Ability[]
