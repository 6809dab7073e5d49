/** What a player may want to do now and cannot, with the rule that forbids it. */

import type { CardId, Decision, Obstacle, Seat } from '@regelwerk/core'
import type { G } from './book.ts'
import { openDemands } from './rules/demands.ts'
import {
  bluffIcon,
  sources,
  whyNotBluff,
  whyNotBoosterOrSupport,
  whyNotCharacter,
  whyNotLeadership,
} from './rules/playing.ts'
import { turn } from './rules/under-way.ts'
import { defAt, HAND, pile } from './state.ts'

/** Of every card in hand why it cannot be played, and why the turn cannot go on; nothing for who is not asked. */
export function obstacles(g: G, seat: Seat): Obstacle[] {
  const decision = g.state.pending?.decisions.find((one) => one.seat === seat)
  if (decision === undefined) return []
  const found = pile(g.state, HAND, seat).flatMap((card) => ofCard(g, seat, card, decision))
  return [...found, ...ofTurn(g, seat, decision)].filter(
    ({ verb, source }) => !offers(decision, verb, source),
  )
}

const offers = (decision: Decision, verb: string, source?: CardId): boolean =>
  decision.options.some((option) => option.verb === verb && option.source === source)

function ofCard(g: G, seat: Seat, card: CardId, decision: Decision): Obstacle[] {
  const rule = isTakenBack(decision) ? 'base/41' : whyNotPlay(g, seat, card, decision.prompt)
  const found: Obstacle[] = rule === null ? [] : [{ verb: 'play', source: card, rule }]
  if (decision.prompt !== 'booster' || bluffIcon(g.state, card) === null) return found
  const bluff = comesFromShips(g, seat, card) ? 'base/57' : whyNotBluff(g, seat, card, isOpening(g))
  return bluff === null ? found : [...found, { verb: 'bluff', source: card, rule: bluff }]
}

/** What was begun has been taken back, and only retreating is left. */
const isTakenBack = ({ rule }: Decision): boolean => rule === 'base/41'

/** A ship has landed, so what is played comes from there (base/57). */
const comesFromShips = (g: G, seat: Seat, card: CardId): boolean => !sources(g, seat).includes(card)

/** The turn under way began without a fight. */
const isOpening = (g: G): boolean => g.frameOf(turn)?.opening === true

function whyNotPlay(g: G, seat: Seat, card: CardId, prompt: string): string | null {
  const isCharacter = defAt(g.state, card).type === 'character'
  const fromShips = comesFromShips(g, seat, card) ? 'base/57' : null
  switch (prompt) {
    case 'leadership':
      return isCharacter ? whyNotFight(g, seat, card) : whyNotLeadership(g, seat, card)
    case 'retreat':
    case 'open or decline':
      return isCharacter ? whyNotFight(g, seat, card) : 'base/13'
    case 'character':
      // A booster may be said ahead as soon as there is a character.
      return isCharacter || g.state.played.characters === 0
        ? (whyNotCharacter(g, seat, card) ?? fromShips)
        : (whyNotBoosterOrSupport(g, seat, card, isOpening(g)) ?? fromShips)
    case 'booster':
      return whyNotBoosterOrSupport(g, seat, card, isOpening(g)) ?? fromShips
    case 'intervene':
      return 'base/67'
    default:
      return null
  }
}

/** Why a fight cannot go on with this character: by itself, or for what else is demanded. */
const whyNotFight = (g: G, seat: Seat, card: CardId): string =>
  whyNotCharacter(g, seat, card) ?? (comesFromShips(g, seat, card) ? 'base/57' : 'base/12')

/** Why the fight cannot go on, or the power cannot be announced. */
function ofTurn(g: G, seat: Seat, decision: Decision): Obstacle[] {
  const { prompt } = decision
  if (isTakenBack(decision)) return [{ verb: 'fight', rule: 'base/41' }]
  if (prompt === 'open or decline') return [{ verb: 'open', rule: 'base/12' }]
  if (prompt === 'retreat') return [{ verb: 'fight', rule: 'base/12' }]
  if (prompt !== 'booster') return []
  const isDemanded = openDemands(g, seat).some(({ demand }) => demand.orElse === 'retreat')
  return [{ verb: 'go on', rule: isDemanded ? 'base/12' : 'base/15' }]
}
