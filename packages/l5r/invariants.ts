/** What must be true of every state: each card in one place, known to those who see it, counts that can be. */
import { type CardId, everyone, knows } from '@regelwerk/core'
import {
  ATTACHED,
  CONFLICT,
  cardAt,
  DYNASTY,
  definitionOf,
  HAND,
  isInPlay,
  type L5RCard,
  type L5RState,
  LIMBO,
  NONE,
  PLAY,
  PROVINCE,
  provincesOf,
  ROW,
  STRONGHOLD_SLOT,
  zones,
} from './state.ts'

function fail(what: string): never {
  throw new Error(`broken state: ${what}`)
}

export function invariants(s: L5RState): void {
  places(s)
  s.cards.forEach((card, id) => {
    lying(s, card, id)
    seen(s, card, id)
  })
  counts(s)
  underWay(s)
}

function places(s: L5RState): void {
  const found = new Set<CardId>()
  for (let zone = 0; zone < zones.length; zone++) {
    for (let seat = 0; seat < 2; seat++) {
      for (const id of s.zones[zone * 2 + seat] ?? []) {
        if (found.has(id)) fail(`card ${id} lies in two places`)
        found.add(id)
        const card = cardAt(s, id)
        if (card.zone !== zone || card.holder !== seat) fail(`card ${id} does not know where it lies`)
      }
    }
  }
  if (found.size !== s.cards.length) fail(`${s.cards.length - found.size} cards lie nowhere`)
}

/** Cards in the decks and provinces have the back that belongs there. */
const backs = new Map([
  [DYNASTY, 'dynasty'],
  [CONFLICT, 'conflict'],
  [PROVINCE, 'province'],
])

function lying(s: L5RState, card: L5RCard, id: CardId): void {
  const back = backs.get(card.zone)
  if (back !== undefined && definitionOf(card).side !== back)
    fail(`card ${id} has another back than where it lies`)
  if (card.fate < 0 || (card.fate > 0 && card.zone !== PLAY))
    fail(`card ${id} has ${card.fate} fate where it lies`)
  if (card.participating && card.zone !== PLAY) fail(`card ${id} participates outside play`)
  if (card.participating && s.conflict === null) fail(`card ${id} participates in no conflict`)
  if ((card.zone === ATTACHED) !== (card.on !== NONE)) fail(`card ${id} is attached and is not`)
  // A facedown province is not in play, but can have attachments.
  const host = card.on === NONE ? null : cardAt(s, card.on)
  if (host !== null && !isInPlay(host) && host.zone !== PROVINCE)
    fail(`card ${id} is attached to a card that is not in play`)
  if (card.broken && card.zone !== PROVINCE) fail(`card ${id} is broken and no province`)
  // An effect may have moved a card to the stronghold.
  if (card.zone === ROW && (card.slot < 0 || card.slot > STRONGHOLD_SLOT))
    fail(`card ${id} lies in no province`)
  if (card.slot !== NONE && card.zone !== ROW && card.zone !== PROVINCE)
    fail(`card ${id} lies in a province and does not`)
}

/** Who must know a card where it lies. */
function seen(s: L5RState, card: L5RCard, id: CardId): void {
  const open = zones[card.zone]?.seen === 'all' || card.faceup
  if (open && card.known !== everyone(s)) fail(`card ${id} lies open, and somebody does not know it`)
  if (card.zone === HAND && !knows(card, card.holder)) fail(`card ${id} is not known to who holds it`)
}

function counts(s: L5RState): void {
  for (const seat of [0, 1] as const) {
    if (s.honor[seat] < 0 || s.fate[seat] < 0) fail(`player ${seat} has less than no honor or fate`)
    if (s.phase === 'setup') continue
    const slots = new Set(provincesOf(s, seat).map((id) => cardAt(s, id).slot))
    if (slots.size !== provincesOf(s, seat).length || slots.has(NONE))
      fail(`the provinces of player ${seat} do not lie side by side`)
  }
  for (const [element, { fate }] of Object.entries(s.rings))
    if (fate < 0) fail(`the ring ${element} has ${fate} fate`)
}

/** What is being done has its procedure in the stack. */
function underWay(s: L5RState): void {
  if (s.outcome !== null) return
  const frames = (name: string): number => s.stack.filter(({ procedure }) => procedure === name).length
  if (s.conflict !== null && frames('conflict') === 0) fail('a conflict that nobody resolves')
  // One that may still be refused has not begun (step/D.2).
  const offered = s.pending?.decisions.some(({ prompt }) => prompt === 'refuse duel') ? 1 : 0
  if (s.duels.length !== frames('duel') - offered) fail('a duel that nobody resolves')
  const limbo = s.cards.filter(({ zone }) => zone === LIMBO).length
  if (limbo > frames('initiate')) fail('a card that nobody plays any more')
}
