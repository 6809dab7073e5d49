/**
 * The language in which Blue Moon's special texts are written: plain data, run by rules/, said by text/.
 * A card has a list of texts. "I" is the player of the card, "opponent" the other. All continuous texts act at the
 * same time; which of them count is worked out in ignored.ts by the hierarchy (base/30).
 */
export type Element = 'fire' | 'earth'
export type People =
  | 'vulca'
  | 'hoax'
  | 'mimix'
  | 'flit'
  | 'khind'
  | 'terrah'
  | 'pillar'
  | 'aqua'
  | 'buka'
  | 'mutant'
  | 'extra'
export type Icon =
  | 'RETRIEVE'
  | 'PAIR'
  | 'FREE'
  | 'STOP'
  | 'PROTECTED'
  | 'REPLACE'
  | 'SHIELD_FIRE'
  | 'SHIELD_EARTH'
  | 'GANG_COOL'
  | 'GANG_TOP'
  | 'GANG_FUN'
  | 'GANG_NO'
  | 'BLUFF_FIRE'
  | 'BLUFF_EARTH'
  | 'BLUFF_NONE'
export type CardType =
  | 'leader'
  | 'character'
  | 'booster'
  | 'support'
  | 'leadership'
  | 'ship'
  | 'hyla'
  | 'crystal'
  | 'intervention'
  | 'inquisitor'

/** Which cards are meant; all stated properties must hold. What is printed counts, even if it is ignored (base/29). */
export interface Filter {
  type?: CardType | readonly CardType[]
  people?: People
  /** Has a special text, or has none. */
  text?: boolean
  /** Shows this icon; 'any': shows some icon. */
  icon?: Icon | 'any'
  /** Only if that icon is not ignored (Hoax 30). */
  iconEffective?: true
  /** A printed value above this in either element. */
  valueAbove?: number
  /** A word of its name: Storm, Flood, Caterpillar. */
  family?: 'storm' | 'flood' | 'caterpillar'
  mutant?: true
}

/** What a text ignores of the opponent's cards (hand included); moons, people and type never (base/29). */
export type Ignore = {
  /** 'cards': values, icons and texts; 'texts' or 'icons' alone. */
  ignore: 'cards' | 'texts' | 'icons'
  of?: Filter
  except?: readonly Filter[]
  /** Icons that are not ignored. */
  exceptIcons?: readonly Icon[]
  /** Two such texts against each other cancel each other (Khind 27). */
  cancels?: true
  /** No effect while the opponent has one of these cards active and its text is not ignored by a third card (Hoax 28). */
  yieldsTo?: readonly string[]
}

/** "You may not ...": what the opponent is forbidden. */
export type Forbid = { forbid: true } & (
  | { play: Filter | readonly Filter[] }
  /** Only so many cards in a turn; `into`: only counting the combat area. */
  | { playMoreThan: number; into?: 'combat' }
  /** Taking cards out of their draw deck; `most`: so many in a turn are allowed. */
  | { takeFromDeck: true; most?: number }
  /** Taking cards into hand, from anywhere; `holding`: only while they hold so many or more. */
  | { takeIntoHand: true; holding?: number }
  /** Additional cards at the end of their turn. */
  | { additionalCards: true }
  /** Attracting dragons when I retreat. */
  | { attractOnMyRetreat: true }
  | { callMyBluff: true }
  /** Having so many active characters at the end of their character phase. */
  | { activeCharacters: number }
)

/** What the opponent must do by the end of their booster and support phase (base/12). */
export type Demand = { demand: true } & (
  | { playOne: 'booster' | 'support'; orElse: 'retreat' }
  /** Discard hand cards with printed values that reach these, on separate cards; `or`: one of them is enough. */
  | { discardValues: { fire?: number; earth?: number }; or?: true; orElse: 'retreat' }
  | { discardMoons: number; orElse: 'retreat' }
  /** Discard a character, or I attract a dragon, even if they retreat. */
  | { discardCharacter: true; orElse: 'dragon' }
)

/** What changes values (one card) or power (the total). Applied in the order of base/28. */
export type Modify =
  /** Printed values of opposing cards of these types count 0 if odd, or if even. */
  | { zero: 'odd' | 'even'; of: readonly CardType[] }
  | { double: readonly Element[]; of: 'oneCharacter' | 'characters' | 'boosters' | 'supports' }
  /** Values of one own character (or of each) rise: to a number, the sum of both printed ones, or the higher one. */
  | { raise: readonly Element[]; to: number | 'sum' | 'higher'; of: 'oneCharacter' | 'characters' }
  /** My total power counts as at least this; without element: in both. */
  | { powerAtLeast: number; element?: Element }
  /** My active bluff cards are worth this. */
  | { bluffWorth: number }
  /** Numbers in the text of one own caterpillar are doubled. */
  | { doubleCaterpillar: true }

/** Dragons when somebody retreats (base/33). */
export type RetreatDragons =
  | { dragons: 1 | -1; when: 'opponentRetreats' | 'iRetreat' }
  | { atMostOneDragon: true }

/** What I may play beyond the general rules. */
export type Allow =
  | { additional: 'support' | 'booster' | 'either'; n: number | 'any'; evenAfterStop?: true }
  /** The next character, booster or support this turn counts as FREE. */
  | { nextFree: true }
  /** This card counts as FREE while the condition holds. */
  | { freeIf: Condition }
  /** Earlier active cards in my combat area stay active when this is played. */
  | { keepsOthersActive: true }
  /** My active cards attack again: no new character is needed. */
  | { attackAgain: true }
  /** One mutant may be played without its condition. */
  | { mutantWithoutCondition: true }
  /** A crystal card may be played as if the matching dragon stood on my side. */
  | { crystalWithoutDragon: true }
  /** Every card of mine may be treated as if it had the REPLACE icon. */
  | { replaceAny: true }
  /** Already this many cards give the second dragon (base/31). */
  | { secondDragonWith: number }
  /** After a fight I draw up to this many. */
  | { refillTo: number }
  /** Hand cards may be played in the turn it lands; `most`: only so many. */
  | { handWhenLanding: true; most?: number }

export type Condition =
  | { opponentHasDragon: true }
  | { opponentHoldsMore: number }
  /** Cards in the opponent's combat and support areas; `active`: only active ones. */
  | { opponentCards: number; active?: true }
  | { opponentActive: Filter; atLeast?: number }
  | { attackedBy: number; element?: Element }
  | { ownAreasEmpty: true }
  | { ownInfluenceEmpty: true }
  | { playedFromShip: true }

/** What is done once. "may" is said by the text it stands in. */
export type Effect =
  | {
      do: 'discardOpposing'
      filter: Filter
      n: 1 | 'all'
      zone?: 'combat' | 'support'
      active?: boolean
      keepCharacter?: true
    }
  /** All active boosters or all active supports of the opponent, as I choose. */
  | { do: 'discardBoostersOrSupports' }
  | { do: 'opponentDiscards'; n: number }
  /** Down to so many hand cards. */
  | { do: 'opponentDiscardsTo'; n: number }
  | { do: 'discardBlind'; n: number }
  | { do: 'discardTopOfDeck' }
  | { do: 'discardOwn'; n: 'any' }
  | { do: 'draw'; n: number; upTo?: true }
  | { do: 'drawTo'; n: number }
  /** Cards to my hand: an active one of mine, any of my combat area, one from my discard (shown). */
  | { do: 'takeBack'; from: 'active' | 'combat' | 'discard'; other?: true }
  /** Search my draw deck for a card, show it, take it, shuffle. */
  | { do: 'search'; filter?: Filter }
  /** Buka 27: an influence card to play, or a card to load on a ship. */
  | { do: 'searchForShip' }
  /** Shuffle my discard face down and draw from it. */
  | { do: 'drawFromDiscard'; n: number }
  | { do: 'revealAndTake'; n: number; discard: number }
  | { do: 'shuffleFromHand'; n: number }
  | { do: 'putUnderDeck' }
  | { do: 'shuffleDiscardIntoDeck'; who: 'me' | 'both' }
  /** The opponent shuffles all cards of their areas into their deck, active PROTECTED ones excepted. */
  | { do: 'shuffleAreasIntoDeck' }
  /** Each player shuffles one of their used leadership cards into their deck; not this one. */
  | { do: 'shuffleLeadershipIntoDeck' }
  | { do: 'eachDiscards'; n: number }
  | { do: 'eachDraws'; n: number }
  | { do: 'eachShufflesHandAndDraws'; n: number }
  | { do: 'bothDiscardSupports' }
  | { do: 'openHand' }
  /** Discard hand cards that reach this, to attract a dragon. */
  | {
      do: 'buyDragon'
      fire?: number
      earth?: number
      moons?: number
      characters?: number
      pairOf?: readonly CardType[]
    }
  /** Each player, the opponent first, may discard both values on different cards to attract a dragon. */
  | { do: 'eachMayBuyDragon'; fire: number; earth: number }
  /** Each player, the opponent first, may play a crystal card as if the matching dragon stood on their side. */
  | { do: 'eachMayPlayCrystal' }
  | { do: 'attract'; n: number }
  | { do: 'load'; n: number }
  | { do: 'exchangeHyla' }
  | { do: 'inOrder'; parts: readonly Effect[] }

export type When =
  /** At the moment it is played: "now". */
  | 'played'
  /** At the end of my turn, before or after the refill as base/17 says. */
  | 'endOfTurn'
  /** If my turn ends with fewer cards: after everything else. */
  | 'turnEnds'
  /** Once in each of my turns, in any phase. */
  | 'onMyTurn'
  /** Right after my booster and support phase. */
  | 'afterBoosters'
  | 'gameStart'

export type Text =
  | ({ kind: 'continuous' } & (Ignore | Forbid | Demand | Modify | RetreatDragons | Allow))
  | { kind: 'effect'; when: When; may?: true; if?: Condition; do: Effect; additional?: true }
  /** "I may play this card only if ..."; part of the text, so ignored with it. */
  | { kind: 'onlyIf'; condition: Condition }
  /** The contested element changes when it is played. */
  | { kind: 'element'; becomes: Element | 'other' }
  /** With two or more active cards of the family: at the start of my turn a dragon, or after it the opponent retreats. */
  | { kind: 'family'; family: 'storm' | 'flood' }
  /** Interventions: played in the opponent's turn at this moment. */
  | {
      kind: 'intervention'
      at: 'actionPlayed' | 'firstCharacter' | 'announced' | 'retreat' | 'oneDragon'
      does: 'void' | 'discardBoosterOrSupport' | 'endTurn' | 'takeBack' | 'noDragon'
    }
  /** I may play no further characters in this fight while it is active. */
  | { kind: 'noFurtherCharacters' }
