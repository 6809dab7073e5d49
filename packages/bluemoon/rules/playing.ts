/** What may be played (base/11, base/13, base/14, base/20, base/43 to base/50), and by which rule not. */
import type { CardId, Seat } from '@regelwerk/core'
import type { Allow, Filter, Icon, Text } from '../abilities.ts'
import { binds, type G, meets, type RuleId, rule } from '../book.ts'
import { isBluff, isEverySupport, matches } from '../filter.ts'
import {
  allowsIcon,
  areBluffsIgnored,
  atWork,
  hasIcon,
  isAny,
  isTextIgnored,
  textsOfKind,
  worksText,
} from '../ignored.ts'
import {
  type BlueMoonState,
  CARGO,
  COMBAT,
  cardAt,
  defAt,
  HAND,
  INFLUENCE,
  other,
  pile,
  printed,
  typeOf,
} from '../state.ts'
import { holds } from '../words/conditions.ts'

/** "I may play this card only if ..." and "FREE if ...". */
const onlyIf = printed((d) => d.text.flatMap((text) => (text.kind === 'onlyIf' ? [text.condition] : [])))
const freeIf = printed((d) =>
  d.text.flatMap((text) => (text.kind === 'continuous' && 'freeIf' in text ? [text.freeIf] : [])),
)

/** Could the card be FREE by anything that is printed on it? Most could not, and need no closer look. */
const maybeFree = printed(
  (d) =>
    d.icons.includes('FREE') ||
    (d.people === 'buka' && d.type === 'character') ||
    d.text.some((text) => text.kind === 'continuous' && 'freeIf' in text),
)

/** Does the opponent forbid playing the cards that such a filter means (hierarchy 4)? */
const isAnyBanned = (g: G, seat: Seat, means: (filter: Filter) => boolean): boolean =>
  atWork(g, other(seat), 'play').some(({ text }) => {
    const filters: readonly Filter[] = Array.isArray(text.play) ? text.play : [text.play as Filter]
    return filters.some(means)
  })

export const isBanned = (g: G, seat: Seat, id: CardId, bluff = false): boolean =>
  isAnyBanned(g, seat, (filter) => (bluff ? isBluff(filter) : matches(g.state, id, filter)))

/** Does the opponent forbid playing such a card, or one more card (hierarchy 4)? */
export function isForbidden(g: G, seat: Seat, id: CardId, bluff = false): boolean {
  const s = g.state
  if (!isAny(g, other(seat), 'forbid')) return false
  if (isBanned(g, seat, id, bluff)) return true
  for (const { text } of atWork(g, other(seat), 'playMoreThan')) {
    const counts = text.into === 'combat' ? s.played.combat : s.played.all
    const goesThere =
      text.into !== 'combat' || (!bluff && ['character', 'booster'].includes(defAt(s, id).type ?? ''))
    if (goesThere && counts >= text.playMoreThan) return true
  }
  return false
}

/** Is it freed as the next card, whatever it is laid as (aqua/aqua-12-yang-aqua-13-yin/2)? */
export const isFreedNext = (g: G, id: CardId): boolean =>
  binds('base/45', g.state.played.nextFree) && allowsIcon(g, id, 'FREE')

/** May the card be treated as FREE: by its icon, a text of its own, or one that frees the next card (base/45)? */
export const isFree = rule('base/45', (g: G, seat: Seat, id: CardId): boolean => {
  const s = g.state
  if (!s.played.nextFree && !maybeFree(s, id)) return false
  if (hasIcon(g, id, 'FREE')) return true
  if (!allowsIcon(g, id, 'FREE')) return false
  if (s.played.nextFree) return true
  if (cardAt(s, id).zone === CARGO && defAt(s, id).people === 'buka' && typeOf(s, id) === 'character')
    return true
  const conditions = freeIf(s, id)
  return (
    conditions.length > 0 &&
    !isTextIgnored(g, id) &&
    conditions.some((condition) => holds(g, seat, condition, id))
  )
})

/** The first word of a name makes a pair (base/44). */
export const firstWord = printed((d) => d.name.de.split(' ')[0] as string)

/** Whose icon is ignored as it is played may still be joined once it works again (khind/khind-07-top-star/4). */
export const printedGang = printed((d) => d.icons.find((icon) => icon.startsWith('GANG_')) ?? null)

export const bluffIcon = printed((d) => d.icons.find((icon) => icon.startsWith('BLUFF_')) ?? null)

export const gangOf = (g: G, id: CardId): Icon | null => {
  const icon = printedGang(g.state, id)
  return icon !== null && hasIcon(g, id, icon) ? icon : null
}

const partners = (g: G, id: CardId, type: 'character' | 'booster'): boolean => {
  const { played } = g.state
  const isBegun = played.pairOf === type && played.pair === firstWord(g.state, id)
  return binds('base/44', isBegun && hasIcon(g, id, 'PAIR'))
}

/** Characters, boosters and supports: what ships carry (base/56). */
export const isLoadable = printed(
  ({ type }) => type === 'character' || type === 'booster' || type === 'support',
)

/** Ships of this player with room for one more card. */
export const shipsWithRoom = (s: BlueMoonState, seat: Seat): CardId[] =>
  pile(s, INFLUENCE, seat).filter((ship) => {
    const cargo = pile(s, CARGO, seat).filter((id) => cardAt(s, id).ship === ship).length
    return cargo < (defAt(s, ship).capacity ?? 0)
  })

/** Would so many active characters at the end of the character phase break a ban (Buka 18)? */
export const tooManyCharacters = (g: G, seat: Seat, n: number): boolean =>
  binds(
    'base/30',
    atWork(g, other(seat), 'activeCharacters').some(({ text }) => n >= text.activeCharacters),
  )

/** Active characters of a player. */
export const activeCharacters = (s: BlueMoonState, seat: Seat): CardId[] =>
  pile(s, COMBAT, seat).filter((id) => cardAt(s, id).active && typeOf(s, id) === 'character')

/** Is it of the gang that this turn has begun? */
const joinsGang = (g: G, id: CardId): boolean => {
  const { gang } = g.state.played
  return binds('base/46', gang !== null && gangOf(g, id) === gang)
}

/** The pair that has been begun came out of the hand, not from a ship. */
const isPairFromHand = (s: BlueMoonState): boolean =>
  s.played.laid.findLast(({ card }) => firstWord(s, card) === s.played.pair)?.from === HAND

export const landedCargo = (s: BlueMoonState, seat: Seat): CardId[] =>
  pile(s, CARGO, seat).filter((id) => s.landing.includes(cardAt(s, id).ship))

/** Where characters, boosters and supports may come from this turn: the hand, or ships that landed. */
export const sources = rule('base/57', (g: G, seat: Seat): CardId[] => {
  const s = g.state
  if (s.landing.length === 0) return pile(s, HAND, seat)
  const cargo = landedCargo(s, seat)
  const hand = s.landing
    .flatMap((ship) => worksText(g, ship))
    .filter(
      (text): text is Extract<Text, { kind: 'continuous' }> & Extract<Allow, { handWhenLanding: true }> =>
        text.kind === 'continuous' && 'handWhenLanding' in text,
    )
  const fromHand = s.played.laid.filter((l) => l.from === HAND && isLoadable(s, l.card))
  const most = hand.some((t) => t.most === undefined)
    ? Number.POSITIVE_INFINITY
    : hand.reduce((n, t) => n + (t.most ?? 0), 0)
  if (fromHand.length < most) return [...cargo, ...pile(s, HAND, seat)]
  // The one card may be a pair, or a gang that begins the character phase (buka/buka-promo-31-seemond/3).
  const begun =
    fromHand.length > 0 && s.played.laid.filter((l) => isLoadable(s, l.card)).length === fromHand.length
  const joins = (id: CardId): boolean =>
    (isPairFromHand(s) && (partners(g, id, 'character') || partners(g, id, 'booster'))) ||
    (begun && joinsGang(g, id))
  return most > 0 ? [...cargo, ...pile(s, HAND, seat).filter(joins)] : cargo
})

/** What is the same for every card: bans, STOP, its own condition. */
function whyNotAtAll(g: G, seat: Seat, id: CardId): RuleId | null {
  const s = g.state
  if (binds('base/30', isForbidden(g, seat, id))) return 'base/30'
  const conditions = onlyIf(s, id)
  if (conditions.length === 0 || isTextIgnored(g, id)) return null
  if (defAt(s, id).people === 'mutant' && isAny(g, seat, 'mutantWithoutCondition')) return null
  return conditions.every((condition) => holds(g, seat, condition, id)) ? null : 'allgemein/hierarchie/5'
}

/** What keeps this player from playing any further character. */
function whyNoCharacter(g: G, seat: Seat): RuleId | null {
  const { played } = g.state
  if (binds('base/48', played.stopped)) return 'base/48'
  if (textsOfKind(g, seat, 'noFurtherCharacters').length > 0) return 'base/66'
  if (played.characters === 0 || !isAny(g, other(seat), 'activeCharacters')) return null
  return tooManyCharacters(g, seat, activeCharacters(g.state, seat).length + 1) ? 'base/30' : null
}

/** May this character be played now (base/13)? */
export const whyNotCharacter = (g: G, seat: Seat, id: CardId): RuleId | null =>
  defAt(g.state, id).type === 'character' ? (whyNoCharacter(g, seat) ?? whyNotThis(g, seat, id)) : 'base/13'

/** Where a further character may be played at all: may it be this one? */
const whyNotThis = (g: G, seat: Seat, id: CardId): RuleId | null =>
  whyNotAtAll(g, seat, id) ?? (isOneMore(g, seat, id) ? null : 'base/13')

/** Is it the character of this turn, or one that may join it? */
function isOneMore(g: G, seat: Seat, id: CardId): boolean {
  const { played } = g.state
  if (played.mains === 0 || isFree(g, seat, id) || partners(g, id, 'character')) return true
  return meets('base/13', joinsGang(g, id))
}

/** The characters that may be played now. */
export function characters(g: G, seat: Seat): CardId[] {
  const found: CardId[] = []
  if (whyNoCharacter(g, seat) !== null) return found
  for (const id of sources(g, seat)) {
    if (defAt(g.state, id).type !== 'character') continue
    if (isOneMore(g, seat, id) && whyNotAtAll(g, seat, id) === null) found.push(id)
  }
  return found
}

interface Extra {
  booster: number
  support: number
  either: number
}

const NO_EXTRA: Extra = { booster: 0, support: 0, either: 0 }

/** What texts add; even after STOP, for they outrank it (symbole/stopp-symbol/2). */
function extras(g: G, seat: Seat, afterStop: boolean): Extra {
  const texts = atWork(g, seat, 'additional')
  if (texts.length === 0) return NO_EXTRA
  const extra: Extra = { ...NO_EXTRA }
  for (const { text } of texts) {
    if (afterStop && !binds('base/30', text.evenAfterStop === true)) continue
    extra[text.additional] += text.n === 'any' ? 99 : text.n
  }
  return extra
}

/** May one more booster or support be played: one of both, and what texts add (base/14, base/20)? */
function isRoomFor(g: G, seat: Seat, type: 'booster' | 'support', opening: boolean): boolean {
  const { played } = g.state
  const stopped = binds('base/48', played.stopped)
  const extra = extras(g, seat, stopped)
  const normal = binds('base/20', opening) || stopped ? 0 : 1
  const boosters = played.boosters + (type === 'booster' ? 1 : 0)
  const supports = played.supports + (type === 'support' ? 1 : 0)
  const beyond = Math.max(0, boosters - extra.booster) + Math.max(0, supports - extra.support)
  return beyond <= normal + extra.either
}

/** Is this booster or support one too many? */
function whyNoRoom(g: G, seat: Seat, id: CardId, opening: boolean): RuleId | null {
  const s = g.state
  const { type } = defAt(s, id)
  if (type !== 'booster' && type !== 'support') return 'base/14'
  const stopped = binds('base/48', s.played.stopped)
  if (!stopped && isFree(g, seat, id)) return null
  if (type === 'booster' && partners(g, id, 'booster')) return null
  if (meets('base/14', isRoomFor(g, seat, type, opening))) return null
  return stopped ? 'base/48' : 'base/14'
}

export function whyNotBoosterOrSupport(g: G, seat: Seat, id: CardId, opening: boolean): RuleId | null {
  const { type } = defAt(g.state, id)
  if (type !== 'booster' && type !== 'support') return 'base/14'
  return whyNotAtAll(g, seat, id) ?? whyNoRoom(g, seat, id, opening)
}

/** May this booster or support be played? What takes longer to find out is asked last. */
export const mayBoostOrSupport = (g: G, seat: Seat, id: CardId, opening: boolean): boolean =>
  whyNoRoom(g, seat, id, opening) === null && whyNotAtAll(g, seat, id) === null

/** May this card be laid face down as a bluff (base/59)? */
export const whyNotBluff = rule(
  'base/59',
  (g: G, seat: Seat, id: CardId, opening: boolean): RuleId | null => {
    const s = g.state
    const icon = bluffIcon(s, id)
    if (icon === null) return 'base/59'
    if (!hasIcon(g, id, icon) || areBluffsIgnored(g, seat)) return 'base/59'
    if (binds('base/30', isForbidden(g, seat, id, true))) return 'base/30'
    // It becomes a support before it is laid, so of FREE only what frees the next card counts (buka/schiffe-allgemein/8).
    if (isFreedNext(g, id) && !binds('base/48', s.played.stopped)) return null
    return isRoomFor(g, seat, 'support', opening) ? null : 'base/14'
  },
)

/** Loading takes the place of a support, so one must still be allowed, though it is no playing (base/56). */
export const mayLoad = (g: G, seat: Seat, opening: boolean): boolean =>
  isRoomFor(g, seat, 'support', opening) &&
  !binds('base/30', isAnyBanned(g, seat, isEverySupport)) &&
  !atWork(g, other(seat), 'playMoreThan').some(
    ({ text }) => text.into === undefined && g.state.played.all >= text.playMoreThan,
  )

/** Leadership-phase cards: leadership, Hyla, ships (base/11). */
export function whyNotLeadership(g: G, seat: Seat, id: CardId): RuleId | null {
  const { type } = defAt(g.state, id)
  if (type !== 'leadership' && type !== 'hyla' && type !== 'ship') return 'base/11'
  if (binds('base/11', g.state.played.leadership)) return 'base/11'
  return whyNotAtAll(g, seat, id)
}

/** May this influence card come into play by a text, beyond the one card of the phase (Buka 27)? */
export const mayBring = (g: G, seat: Seat, id: CardId): boolean =>
  ['ship', 'hyla'].includes(defAt(g.state, id).type ?? '') && whyNotAtAll(g, seat, id) === null

/** Own active RETRIEVE cards may be taken back; characters not if the opponent has one lying active (base/43). */
export const isRetrievable = rule('base/43', (g: G, seat: Seat, id: CardId): boolean => {
  const s = g.state
  if (!cardAt(s, id).active || !hasIcon(g, id, 'RETRIEVE')) return false
  if (typeOf(s, id) !== 'character') return true
  return !pile(s, COMBAT, other(seat)).some(
    (c) => cardAt(s, c).active && typeOf(s, c) === 'character' && defAt(s, c).icons.includes('RETRIEVE'),
  )
})
