/** Action windows (timing/aktionsfenster): one player after the other, until both have passed in a row. */

import { type CardId, type Frame, type Option, type Seat, zoneOf } from '@regelwerk/core'
import { asInHand } from '../as-in-hand.ts'
import { bearersOf } from '../bearers.ts'
import { binds, type G, meets, on, procedure, type RuleId, rule, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { prepared, type Registered, registered, triggeredOf } from '../prepare.ts'
import { contextOf } from '../reading.ts'
import { CONFLICT_DISCARD, cardAt, definitionOf, HAND, type L5RState, rowOf } from '../state.ts'
import { happen } from './cards.ts'
import { settling } from './check.ts'
import { disguises, disguising, playDisguised } from './disguised.ts'
import { initiate, initiating, whyNotInitiate } from './initiating.ts'
import { waysToPlay } from './playable.ts'
import { discardDuplicate, duplicates, duplicating, playCard, playing } from './playing.ts'
import { actionWindow, type WindowLocals } from './under-way.ts'

/** Where a card can say that its action works, besides play. */
const OUTSIDE = [
  [HAND, 'hand'],
  [CONFLICT_DISCARD, 'conflictDiscard'],
] as const

/** The action abilities a player could use now, events in hand included; `why`: told of the others. */
export function actionsFor(
  g: G,
  seat: Seat,
  why?: (card: CardId, rule: RuleId) => void,
): { card: CardId; ability: Registered }[] {
  const s = g.state
  const found: { card: CardId; ability: Registered }[] = []
  const consider = (card: CardId, abilities: readonly Registered[]): void => {
    for (const ability of abilities) {
      const rule = whyNotInitiate(g, { seat, card, ability, context: contextOf(seat, card) })
      if (rule === null) found.push({ card, ability })
      else why?.(card, rule)
    }
  }
  const onCards = s.conflict === null || on('step/3.2.2/1')
  if (onCards) for (const [id, abilities] of bearersOf(g, seat, 'action')) consider(id, abilities)
  const events = on('glossary/ereigniskarten/1') && (s.conflict === null || on('step/3.2.2/2'))
  for (const id of events ? asInHand(g, seat) : [])
    if (definitionOf(cardAt(s, id)).type === 'event')
      consider(
        id,
        prepared(cardAt(s, id).def).actions.filter((r) => triggeredOf(r).from?.includes('hand') ?? true),
      )
  // Dynasty events lie in provinces, and are played from there when cards are.
  if (s.phase === 'dynasty' && on('later/dynasty-events'))
    for (const id of rowOf(s, seat))
      if (cardAt(s, id).faceup && definitionOf(cardAt(s, id)).type === 'event')
        consider(id, prepared(cardAt(s, id).def).actions)
  for (const [zone, name] of OUTSIDE)
    for (const id of zoneOf(s, zone, seat)) {
      // An event of the hand has been considered.
      if (zone === HAND && definitionOf(cardAt(s, id)).type === 'event') continue
      consider(
        id,
        prepared(cardAt(s, id).def).actions.filter((r) => triggeredOf(r).from?.includes(name) ?? false),
      )
    }
  return found
}

function offers(g: G, seat: Seat, dynasty: boolean): Option[] {
  const s = g.state
  const actions = !dynasty || on('step/1.4/2') ? actionsFor(g, seat) : []
  const options: Option[] = actions.map(({ card, ability }) => ({
    verb: 'trigger',
    source: card,
    ability: ability.id,
    value: { do: 'ability', card, ability: ability.id },
  }))
  const play = (id: CardId): void => {
    for (const way of waysToPlay(g, seat, id)) {
      const may = way !== 'attachment' || s.conflict === null || on('step/3.2.2/3')
      if (!may) continue
      options.push({
        verb: way === 'attachment' ? 'play as attachment' : 'play',
        source: id,
        value: { do: 'play', card: id, way },
      })
    }
  }
  if (meets('glossary/charakterkarten/1', dynasty)) {
    if (on('step/1.4/1'))
      for (const id of rowOf(s, seat))
        if (definitionOf(cardAt(s, id)).type === 'character' && mayPlayFrom(g, seat, id)) play(id)
    for (const { copy, of } of duplicates(g, seat))
      options.push({
        verb: 'discard duplicate',
        source: copy,
        target: of,
        value: { do: 'duplicate', card: copy, of },
      })
  }
  // Characters and attachments from hand, in every window but the dynasty phase's.
  if (meets('glossary/charakterkarten/1', !dynasty)) {
    for (const id of asInHand(g, seat)) if (definitionOf(cardAt(s, id)).type !== 'event') play(id)
  }
  for (const id of disguises(g, seat, dynasty))
    options.push({ verb: 'play disguised', source: id, value: { do: 'disguise', card: id } })
  options.push({ verb: 'pass', value: { do: 'pass' } })
  return options
}

/** Whose opportunity it is, in a conflict. */
function noteTurn({ conflict }: L5RState, seat: Seat): void {
  if (conflict === null) return
  const turns: [number, number] = [...(conflict.turns ?? [0, 0])]
  turns[seat as 0 | 1]++
  conflict.acting = seat
  conflict.turns = turns
}

/** What lies faceup can be played, also from broken provinces. */
export const mayPlayFrom = rule(
  'glossary/provinz-unterwerfen-unterworfenen-provinz/4',
  (g: G, _: Seat, id: CardId): boolean => {
    return cardAt(g.state, id).faceup
  },
)

procedure(actionWindow, [
  settling(),
  step('~closed?', (g, f) => {
    if (f.passes >= 2) g.leave(f as Frame)
  }),
  step('timing/aktionsfenster', (g, f) => {
    const s = g.state
    if (f.dynasty && s.passed[f.turn as 0 | 1]) {
      f.answer = { do: 'pass' }
      return
    }
    noteTurn(s, f.turn)
    g.choose(f as Frame, 'answer', f.turn, offers(g, f.turn, f.dynasty), {
      prompt: f.dynasty ? 'dynasty action' : 'action',
      secret: true,
    })
  }),
  step('~act', (g, f) => {
    const act = f.answer ?? { do: 'pass' }
    const seat = f.turn
    f.answer = null
    // Where nothing has happened, there is nothing to put right.
    g.goTo(f as Frame, act.do === 'pass' && !f.dynasty ? '~closed?' : '~settle')
    const more = act.do === 'pass' ? 0 : (f.more ?? 0)
    f.turn = more > 0 ? seat : 1 - seat
    if (f.more !== undefined) f.more = Math.max(0, more - 1)
    if (act.do === 'pass') {
      pass(g, f as Frame & WindowLocals, seat)
      if (f.endsAfter === seat) f.passes = 2
      return
    }
    if (on('glossary/passen/2')) f.passes = 0
    if (f.endsAfter === seat && f.turn !== seat) f.passes = 2
    if (act.do === 'ability') g.call(initiate, initiating(seat, act.card, registered(act.ability).id))
    else if (act.do === 'disguise') g.call(playDisguised, disguising(g, seat, act.card))
    else if (act.do === 'play') g.call(playCard, playing(g, seat, act.card, act.way))
    else g.call(discardDuplicate, duplicating(g, seat, act.card, act.of))
  }),
])

/** In the dynasty phase a pass is for good, and the first to pass gains 1 fate (glossary/passen/1). */
function pass(g: G, f: WindowLocals, seat: Seat): void {
  const s = g.state
  f.passes++
  if (!binds('glossary/passen/1', f.dynasty && !s.passed[seat as 0 | 1])) return
  const isFirst = !s.passed[(1 - seat) as 0 | 1]
  const batch: L5REvent[] = [{ kind: 'pass', seat }]
  g.rule = 'glossary/passen/1'
  if (isFirst) batch.push({ kind: 'gain fate', seat, n: 1, why: 'pass' })
  happen(g, ...batch)
}

export const opening = (turn: Seat, dynasty = false): WindowLocals => ({
  turn,
  passes: 0,
  dynasty,
  answer: null,
})
