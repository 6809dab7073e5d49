/** Laying a card (base/24, base/44 to base/48): where it goes, what becomes inactive, what it does now. */
import { type CardId, copyState, type Frame, Machine, type Option, type Seat } from '@regelwerk/core'
import type { Text } from '../abilities.ts'
import { binds, type G, on, procedure, type RuleId, step } from '../book.ts'
import { acts, type BlueMoonEvent, markReturn } from '../events.ts'
import { hasIcon, isTextIgnored, worksText } from '../ignored.ts'
import {
  CARGO,
  COMBAT,
  cardAt,
  DISCARD,
  defAt,
  HAND,
  INFLUENCE,
  other,
  PILE,
  pile,
  printed,
  SUPPORT,
} from '../state.ts'
import { holds } from '../words/conditions.ts'
import { happen } from './drawing.ts'
import { doEffect, effectOf } from './effect-frame.ts'
import { intervene, type Moment, mayIntervene, offerIntervention } from './interventions.ts'
import {
  activeCharacters,
  firstWord,
  gangOf,
  isFree,
  isFreedNext,
  printedGang,
  tooManyCharacters,
} from './playing.ts'

interface LayLocals {
  seat: Seat
  card: CardId
  bluff: boolean
  keep: 'yes' | 'no' | null
  /** Where it comes from, and whether it may be treated as FREE there. */
  from: number
  free: boolean
  intervention: CardId | null
}

const ZONE_OF: Readonly<Record<string, number>> = {
  character: COMBAT,
  booster: COMBAT,
  support: SUPPORT,
  leadership: PILE,
  ship: INFLUENCE,
  hyla: INFLUENCE,
}

/** The rule by which a card of each type is played. */
const RULE_OF: Readonly<Record<string, RuleId>> = {
  character: 'base/13',
  booster: 'base/14',
  support: 'base/14',
  leadership: 'base/11',
  ship: 'base/11',
  hyla: 'base/11',
}

const activeInCombat = (g: G, seat: Seat): CardId[] =>
  pile(g.state, COMBAT, seat).filter((id) => cardAt(g.state, id).active)

/** The earlier active cards stay active if they are all of the gang that is extended (base/46). */
function extendsGang(g: G, seat: Seat, card: CardId): boolean {
  const gang = gangOf(g, card)
  if (gang === null) return false
  const lying = activeInCombat(g, seat)
  return binds('base/46', lying.length > 0 && lying.every((id) => gangOf(g, id) === gang))
}

const keepsOthers = printed(({ text }) => text.some((one) => 'keepsOthersActive' in one))

const keeps = (g: G, seat: Seat, card: CardId): boolean =>
  keepsOthers(g.state, card) && !isTextIgnored(g, card) && activeInCombat(g, seat).length > 0

/** The first character of a turn makes earlier cards of the combat area inactive (base/24). */
function silence(g: G, f: LayLocals): void {
  const s = g.state
  if (!binds('base/24', s.played.characters === 0)) return
  if (f.keep === 'yes') {
    const gang = gangOf(g, f.card)
    if (gang !== null) acts(g, 'base/46', f.card, gang)
    return
  }
  const cards = activeInCombat(g, f.seat)
  if (cards.length > 0) happen(g, { kind: 'silence', cards })
}

const freesNext = printed(({ text }) => text.some((one) => 'nextFree' in one))

function count(g: G, f: LayLocals): void {
  const { played } = g.state
  // After STOP only what a text adds may be played, and FREE does not stretch that (symbole/frei-symbol/2).
  const free = f.free && !binds('base/48', played.stopped)
  const type = f.bluff ? 'support' : defAt(g.state, f.card).type
  played.laid.push({ card: f.card, from: f.from })
  played.all++
  played.nextFree = !f.bluff && freesNext(g.state, f.card) && !isTextIgnored(g, f.card)
  if (type === 'character' || type === 'booster') played.combat++
  const word = firstWord(g.state, f.card)
  const paired = played.pairOf === type && played.pair === word
  const pairs = hasIcon(g, f.card, 'PAIR') && !f.bluff
  if (type === 'character') {
    const gang = printedGang(g.state, f.card)
    played.gang = played.characters === 0 || played.gang === gang ? gang : null
    played.characters++
    if (!free) played.mains++
  } else if (!free && !paired) {
    if (type === 'booster') played.boosters++
    else if (type === 'support') played.supports++
  }
  // PAIR merely allows a second card, so a FREE one in between does not end it (symbole/paar-symbol/4).
  if (!free || pairs) {
    played.pair = pairs && !paired ? word : null
    played.pairOf = pairs && !paired && (type === 'character' || type === 'booster') ? type : null
  }
  if (!f.bluff && hasIcon(g, f.card, 'STOP')) {
    played.stopped = true
    acts(g, 'base/48', f.card, 'STOP')
  }
  if (paired) acts(g, 'base/44', f.card, 'PAIR')
  if (free && !f.bluff && hasIcon(g, f.card, 'FREE')) acts(g, 'base/45', f.card, 'FREE')
  if (type === 'leadership' || type === 'hyla' || type === 'ship') played.leadership = true
}

/** "Now": what happens at the moment of playing; and a new element, unless the fight begins just now. */
function actNow(g: G, f: LayLocals, texts: readonly Text[]): void {
  // The first is called last, and so done first.
  for (let i = texts.length - 1; i >= 0; i--) {
    const text = texts[i] as Text
    if (text.kind === 'effect' && text.when === 'played') {
      if (text.if !== undefined && !holds(g, f.seat, text.if, f.card)) continue
      g.call(doEffect, effectOf(f.seat, f.card, text.do, text.may === true))
    } else if (text.kind === 'element' && g.state.element !== null) {
      g.rule = 'base/7'
      const flipped = g.state.element === 'fire' ? 'earth' : 'fire'
      happen(g, { kind: 'element', element: text.becomes === 'other' ? flipped : text.becomes })
    }
  }
}

const isFirstCharacter = (g: G, { card, bluff }: LayLocals): boolean =>
  g.state.played.characters === 0 && defAt(g.state, card).type === 'character' && !bluff

/** One Hyla lies in play overall: the old one goes to its owner's discard (base/65). */
function displaceHyla(g: G): void {
  const lying = [0, 1].flatMap((seat) => pile(g.state, INFLUENCE, seat))
  const old = lying.filter((id) => defAt(g.state, id).type === 'hyla')
  if (on('base/65')) happen(g, ...old.map((card): BlueMoonEvent => ({ kind: 'put', card, to: DISCARD })))
}

/** When an intervention may make the card void: an action card, or the first character of the turn. */
function momentOf(g: G, f: LayLocals): Moment | null {
  const { type } = defAt(g.state, f.card)
  if (f.bluff) return null
  if (type === 'character') return g.state.played.characters === 0 ? 'firstCharacter' : null
  return type === 'leadership' || type === 'ship' || type === 'hyla' ? 'actionPlayed' : null
}

function findFrom(g: G, f: LayLocals): void {
  f.from = cardAt(g.state, f.card).zone
  f.free = f.bluff ? isFreedNext(g, f.card) : isFree(g, f.seat, f.card)
}

/** The rule by which the earlier active cards may stay active beside this one, if they may. */
function whyKept(g: G, f: LayLocals): RuleId | null {
  if (!isFirstCharacter(g, f)) return null
  const gang = extendsGang(g, f.seat, f.card)
  if (!gang && !keeps(g, f.seat, f.card)) return null
  if (tooManyCharacters(g, f.seat, activeCharacters(g.state, f.seat).length + 1)) return null
  return gang ? 'base/46' : 'khind/khind-23-khindkin'
}

function layDown(g: G, f: LayLocals): void {
  const { type } = defAt(g.state, f.card)
  if (type === 'character' && !f.bluff) silence(g, f)
  const zone = f.bluff ? SUPPORT : (ZONE_OF[type ?? 'support'] as number)
  if (type === 'hyla') displaceHyla(g)
  g.rule = f.bluff ? 'base/59' : (RULE_OF[type ?? 'support'] as RuleId)
  happen(g, { kind: 'lay', card: f.card, zone, bluff: f.bluff, landed: f.from === CARGO })
  count(g, f)
}

/** No step of it bears a rule: what the card does is cited by the rule of the phase it is played in. */
const layCard = procedure<LayLocals>('lay a card', [
  step('~from', (g, f) => {
    findFrom(g, f)
    if (isFirstCharacter(g, f)) markReturn(g.state)
  }),
  step('~intervention', (g, f) => {
    const at = momentOf(g, f)
    if (at === null || !mayIntervene(g, other(f.seat))) return
    happen(g, { kind: 'play', card: f.card })
    offerIntervention(g, f, other(f.seat), at)
  }),
  /** A void card was not played: nothing of it counts or works, and what it cost stays paid. */
  step('~void', (g, f) => {
    if (f.intervention === null) return
    g.rule = 'base/67'
    intervene(g, f.intervention)
    if (defAt(g.state, f.card).type === 'character') g.state.played.voided = true
    happen(g, { kind: 'put', card: f.card, to: DISCARD })
    g.leave(f)
  }),
  step('~keep', (g, f) => {
    const rule = whyKept(g, f)
    if (rule === null) return
    const options: Option[] = [
      { verb: 'yes', value: 'yes' },
      { verb: 'no', value: 'no' },
    ]
    g.choose(f as Frame, 'keep', f.seat, options, { prompt: 'keep active', source: f.card, rule })
  }),
  step('~lay', layDown),
  step('~now', (g, f) => {
    if (!f.bluff) actNow(g, f, worksText(g, f.card))
  }),
])

/** The frame is made here, and not copied by `call`: this happens all the time. */
const laying = (seat: Seat, card: CardId, bluff: boolean): Frame & LayLocals => ({
  procedure: layCard.name,
  step: 0,
  seat,
  card,
  bluff,
  keep: null,
  from: HAND,
  free: false,
  intervention: null,
})

/** A card is laid. */
export function layNow(g: G, seat: Seat, card: CardId, bluff = false): void {
  g.state.stack.push(laying(seat, card, bluff))
}

/** The table as it would be with this card laid, and what can stay active kept so; what it does "now" is left open. */
export function afterLaying(g: G, seat: Seat, card: CardId, bluff: boolean): G {
  const then: G = new Machine(g.game, copyState(g.state))
  const f = laying(seat, card, bluff)
  findFrom(then, f)
  if (whyKept(then, f) !== null) f.keep = 'yes'
  layDown(then, f)
  return then
}
