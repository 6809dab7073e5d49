/** Control (glossary/kontrolle): who controls a card, and where a creature that changes sides comes to stand. */

import { type CardId, type Frame, type Option, type Ref, refTo, type Seat } from '@regelwerk/core'
import { type G, on, procedure, rule, step } from '../book.ts'
import { houseNumber } from '../houses.ts'
import { constantOf, prepared } from '../prepare.ts'
import {
  artifactsOf,
  cardAt,
  definitionOf,
  type KeyForgeCard,
  type KeyForgeState,
  LINE,
  lineOf,
  NONE,
  other,
} from '../state.ts'
import { reaches, reaching } from '../values.ts'
import { happen } from './amber.ts'

const FLANKS = (length: number): Option[] => [
  { verb: 'left flank', value: 0 },
  { verb: 'right flank', value: length },
]

interface ChangeLocals {
  /** All whose control changes now; one of them does, then it is seen who is left. */
  cards: Ref[]
  seat: Seat
  pick: CardId | null
  at: number | null
}

/** The house that a copy has instead of that of its model (Mimic Gel), or NONE. */
function houseOfCopy(s: KeyForgeState, card: KeyForgeCard): number {
  if (card.copy === NONE) return NONE
  for (const constant of prepared(definitionOf(s, card.def).index).constants.map(constantOf))
    if ('copyOf' in constant && constant.except?.house) return houseNumber(constant.except.house)
  return NONE
}

/** Of several the active player says who comes first, and chooses the flank (glossary/flanke). */
const changeControl = procedure<ChangeLocals>('change control', [
  step('~which', (g, f) => {
    const s = g.state
    const options = f.cards.map(({ card }): Option => ({ verb: 'choose', target: card, value: card }))
    // The first two creatures of a battleline can come to stand in any order.
    const matters = f.cards.length > 2 || lineOf(s, f.seat).length > 0
    const asked = matters && on('glossary/aktiver-spieler')
    g.choose(f as Frame, 'pick', s.active, asked ? options : options.slice(0, 1), {
      prompt: 'next one',
      rule: 'glossary/aktiver-spieler',
    })
  }),
  step('glossary/flanke', (g, f) => {
    const s = g.state
    const source = f.pick as CardId
    const line = lineOf(s, f.seat)
    if (cardAt(s, source).zone !== LINE || line.length === 0) f.at = 0
    else g.choose(f as Frame, 'at', s.active, FLANKS(line.length), { prompt: 'choose flank', source })
  }),
  step('glossary/kontrolle', (g, f) => {
    const id = f.pick as CardId
    happen(g, { kind: 'control', card: id, seat: f.seat, at: f.at ?? 0 })
    const card = cardAt(g.state, id)
    const house = houseOfCopy(g.state, card)
    if (card.holder === card.owner && card.house !== house) happen(g, { kind: 'house', card: id, house })
  }),
])

/** Who should control a card: the youngest effect wins; without one, its owner (glossary/kontrolle). */
export const controllerFor = rule('glossary/kontrolle', (g: G, id: CardId): Seat => {
  const claims = reaching(g, 'youControl', id)
  if (claims.length === 0) return cardAt(g.state, id).owner
  // Lasting effects are as young as their number; an upgrade that lies there is older than what came after it.
  const youngest = claims.reduce((a, b) => ((b.lasting?.id ?? 0) >= (a.lasting?.id ?? 0) ? b : a))
  return youngest.me
})

/** Gives back what is no longer controlled; true if something was called. */
export function controlAgain(g: G): boolean {
  const s = g.state
  const changing = reaches(g, 'youControl').length > 0
  for (let seat = 0; seat < 2; seat++) {
    for (const list of [lineOf(s, seat), artifactsOf(s, seat)]) {
      const cards: Ref[] = []
      for (const id of list) {
        if ((changing || cardAt(s, id).owner !== seat) && controllerFor(g, id) !== seat)
          cards.push(refTo(s, id))
      }
      if (cards.length === 0) continue
      // Where artifacts lie does not matter.
      if (list === artifactsOf(s, seat)) cards.splice(1)
      g.call(changeControl, { cards, seat: other(seat), pick: null, at: null })
      return true
    }
  }
  return false
}

/** Makes a card controlled by a seat, for as long as it or its source is in play. */
export function takeControl(
  g: G,
  card: Ref,
  seat: Seat,
  source: Ref | null,
  duration: 'whileInPlay' | 'always',
): void {
  happen(g, {
    kind: 'lasting',
    effect: {
      seat,
      source: duration === 'always' ? card : source,
      for: 'whileInPlay',
      turn: g.state.turn,
      ability: 'control',
      text: NONE,
      it: [card],
      house: null,
      title: null,
      granter: NONE,
      uses: NONE,
    },
  })
}
