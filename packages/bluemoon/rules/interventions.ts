/**
 * Interventions (base/67): played by the other player at the moment they name. Whether somebody is asked depends on
 * what everybody knows: that the match has such cards, and that they hold cards at all.
 */

import type { CardId, Frame, Option, Seat } from '@regelwerk/core'
import type { Text } from '../abilities.ts'
import { binds, type G, procedure, step } from '../book.ts'
import { isProtected, worksText } from '../ignored.ts'
import { COMBAT, cardAt, DISCARD, defAt, HAND, other, pile, SUPPORT, typeOf } from '../state.ts'
import { happen, mayHold, toHand } from './drawing.ts'
import { isBanned, isForbidden } from './playing.ts'
import { turn } from './under-way.ts'

type Intervention = Extract<Text, { kind: 'intervention' }>
export type Moment = Intervention['at']

export const mayIntervene = (g: G, seat: Seat): boolean =>
  binds('base/67', g.state.interventions && pile(g.state, HAND, seat).length > 0)

const interventionOf = (g: G, id: CardId): Intervention | undefined =>
  (defAt(g.state, id).text ?? []).find((text): text is Intervention => text.kind === 'intervention')

/** Not while the own texts are ignored or cards with text are forbidden; in the own turn it is one card more. */
const isPlayable = (g: G, seat: Seat, id: CardId, at: Moment): boolean =>
  worksText(g, id).some((text) => text.kind === 'intervention' && text.at === at) &&
  !(seat === g.state.active ? isForbidden : isBanned)(g, seat, id)

/** Asks whether an intervention is played now; the answer is the card, or null. */
export function offerIntervention(
  g: G,
  f: Frame & { intervention: CardId | null },
  seat: Seat,
  at: Moment,
): void {
  f.intervention = null
  if (!mayIntervene(g, seat)) return
  const cards = pile(g.state, HAND, seat).filter((id) => isPlayable(g, seat, id, at))
  const options: Option[] = [
    { verb: 'pass', value: null },
    ...cards.map((card): Option => ({ verb: 'play', source: card, value: card })),
  ]
  g.choose(f, 'intervention', seat, options, { prompt: 'intervene', secret: true, rule: 'base/67' })
}

export const intervene = (g: G, card: CardId): void => happen(g, { kind: 'intervene', card })

interface MomentLocals {
  /** Whose announcement, retreat or dragon it is. */
  seat: Seat
  intervention: CardId | null
  picked: CardId[] | null
}

export const moment = (seat: Seat): MomentLocals => ({ seat, intervention: null, picked: null })

/** Active boosters and supports that were played this turn. */
const fresh = (g: G, seat: Seat): CardId[] =>
  [...pile(g.state, COMBAT, seat), ...pile(g.state, SUPPORT, seat)].filter(
    (id) =>
      cardAt(g.state, id).active &&
      typeOf(g.state, id) !== 'character' &&
      g.state.played.laid.some((laid) => laid.card === id) &&
      !isProtected(g, id),
  )

const options = (cards: readonly CardId[]): Option[] =>
  cards.map((id): Option => ({ verb: 'choose', target: id, value: id }))

/** Right after the announcement, before anything else that follows it (Interventions 403 and 404). */
export const announced = procedure<MomentLocals>('after the announcement', [
  step('base/67', (g, f) => offerIntervention(g, f, other(f.seat), 'announced')),
  step('~intervene', (g, f) => {
    if (f.intervention === null) return g.leave(f)
    intervene(g, f.intervention)
    if (interventionOf(g, f.intervention)?.does === 'endTurn') return endTurn(g, f)
    const details = { prompt: 'discard played', source: f.intervention, min: 0, max: 1 }
    g.pick(f, 'picked', other(f.seat), options(fresh(g, f.seat)), details)
  }),
  step('~discard', (g, f) => {
    for (const card of f.picked ?? []) happen(g, { kind: 'put', card, to: DISCARD })
    g.goTo(f, 'base/67')
  }),
])

/** The turn ends at once: nothing is drawn, nothing happens at its end; what looks past the turn still does. */
function endTurn(g: G, f: Frame): void {
  g.leave(f)
  g.goTo(g.frameOf(turn) as Frame, 'base/25')
}

/** When somebody retreats, before the dragons (Intervention 405). */
export const retreating = procedure<MomentLocals>('as somebody retreats', [
  step('base/67', (g, f) => offerIntervention(g, f, other(f.seat), 'retreat')),
  step('~intervene', (g, f) => {
    if (f.intervention === null) return g.leave(f)
    const seat = other(f.seat)
    intervene(g, f.intervention)
    const cards = mayHold(g, seat) ? [...pile(g.state, COMBAT, seat), ...pile(g.state, SUPPORT, seat)] : []
    g.pick(f, 'picked', seat, options(cards), { prompt: 'take back', source: f.intervention, min: 0, max: 1 })
  }),
  step('~take back', (g, f) => {
    for (const card of f.picked ?? []) toHand(g, other(f.seat), card)
    g.goTo(f, 'base/67')
  }),
])

/** Exactly one dragon is attracted, however that comes about (Intervention 406). */
export const oneDragon = procedure<MomentLocals>('attract one dragon', [
  step('base/67', (g, f) => offerIntervention(g, f, other(f.seat), 'oneDragon')),
  step('~attract', (g, f) => {
    if (f.intervention === null) happen(g, { kind: 'attract', seat: f.seat })
    else intervene(g, f.intervention)
  }),
])
