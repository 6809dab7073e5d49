/**
 * What of the game something depends on. A word says what it reads, an event what it touches: what was worked out stays
 * right until something it has read is touched.
 */

/** Which cards lie where before the players, how they are turned, what they are on, whose they are; lasting effects. */
export const TABLE = 1 << 0
/** Hands, decks, discard piles. */
export const PILES = 1 << 1
export const BOWED = 1 << 2
export const STATUS = 1 << 3
/** Fate and tokens on cards. */
export const FATE = 1 << 4
/** Who participates in the conflict, who is evaded. */
export const JOINED = 1 << 5
/** The conflict itself, and opportunities to declare one. */
export const CONFLICT = 1 << 6
/** Who has claimed the rings, and the fate on them. */
export const RINGS = 1 << 7
export const HONOR = 1 << 8
/** The fate of the players. */
export const POOLS = 1 << 9
export const DIALS = 1 << 10
export const FAVOR = 1 << 11
/** Phase, round, first player, who has passed. */
export const TIME = 1 << 12
export const DUEL = 1 << 14
/** What has happened before. */
export const PAST = 1 << 15
/** What is under way: windows, batches, procedures. */
export const UNDER_WAY = 1 << 16

// ---- what follows from texts, and with it from all that those texts read
export const SKILLS = 1 << 17
export const TRAITS = 1 << 18
export const KEYWORDS = 1 << 19
/** What cannot be done or has no effect. */
export const BANS = 1 << 20
/** What cards cost, and which can be played. */
export const PRICES = 1 << 21
/** All other constant abilities. */
export const TEXTS = 1 << 22

export const NOTHING = 0
/** It may depend on anything. */
export const ANYTHING = -1
