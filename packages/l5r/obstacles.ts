/** What a player may want to do now and cannot, with the rule that forbids it. */

import type { CardId, Decision, Obstacle, Seat } from '@regelwerk/core'
import type { ReactiveAbility, Skill } from './abilities.ts'
import type { G, RuleId } from './book.ts'
import { prepared } from './prepare.ts'
import { actionsFor } from './rules/actions.ts'
import { declareConflict, whyNotDefender } from './rules/conflict.ts'
import { TYPES, whyNotAttacked, whyNotAttacker, whyNotDeclare } from './rules/declarable.ts'
import { unchoosable } from './rules/initiating.ts'
import { whyNoWay } from './rules/playable.ts'
import { whyNotNow } from './rules/windows.ts'
import { cardAt, charactersOf, faceAt, handOf, other, provincesOf, rowOf } from './state.ts'

/** Of each card why it cannot do what is asked for now; nothing for who is not asked. */
export function obstacles(g: G, seat: Seat): Obstacle[] {
  const decision = g.state.pending?.decisions.find((one) => one.seat === seat)
  if (decision === undefined) return []
  const isPossible = ({ source, target }: Obstacle): boolean =>
    decision.options.some((option) => [option.source, option.target].includes(source ?? target ?? -1))
  return found(g, seat, decision).filter((obstacle) => !isPossible(obstacle))
}

function found(g: G, seat: Seat, decision: Decision): Obstacle[] {
  const { prompt } = decision
  switch (prompt) {
    case 'choose target':
      return unchoosable(g, decision)
    case 'dynasty action':
      return [...ofActions(g, seat), ...ofHand(g, seat, prompt), ...ofRow(g, seat, true)]
    case 'action':
      return [...ofActions(g, seat), ...ofHand(g, seat, prompt), ...ofRow(g, seat, false)]
    case 'would':
    case 'interrupt':
    case 'reaction':
      return ofWindow(g, seat, prompt)
    case 'declare conflict':
      return ofDeclaring(g, seat)
    case 'attack which province':
      return each('attack', provincesOf(g.state, other(seat)), (id) => whyNotAttacked(g, id), 'target')
    case 'declare attackers':
      return each('attack', charactersOf(g.state, seat), (id) => whyNotAttacker(g, id, typeDeclared(g)))
    case 'declare defenders':
      return each('defend', charactersOf(g.state, seat), (id) => whyNotDefender(g, id, typeUnderWay(g)))
    default:
      return []
  }
}

function each(
  verb: string,
  cards: readonly CardId[],
  why: (id: CardId) => RuleId | null,
  as: 'source' | 'target' = 'source',
): Obstacle[] {
  return cards.flatMap((id) => {
    const rule = why(id)
    return rule === null ? [] : [{ verb, [as]: id, rule }]
  })
}

const isEvent = (g: G, id: CardId): boolean => faceAt(g.state, id).type === 'event'

/** One is played, the other used. */
const verbOf = (g: G, id: CardId): string => (isEvent(g, id) ? 'play' : 'trigger')

// ---- action windows

/** Action abilities, those of events in hand included. */
function ofActions(g: G, seat: Seat): Obstacle[] {
  const list: Obstacle[] = []
  actionsFor(g, seat, (source, rule) => list.push({ verb: verbOf(g, source), source, rule }))
  return list
}

/** The other cards in hand: for events that are no actions it is not the time. */
const ofHand = (g: G, seat: Seat, prompt: string): Obstacle[] =>
  each('play', handOf(g.state, seat), (id) => {
    if (isEvent(g, id)) return prepared(cardAt(g.state, id).def).actions.length > 0 ? null : timeOf(g, id)
    if (prompt === 'action') return whyNoWay(g, seat, id)
    return faceAt(g.state, id).type === 'character' ? 'glossary/charakterkarten/1' : 'step/1.4'
  })

/** Characters in provinces. */
const ofRow = (g: G, seat: Seat, dynasty: boolean): Obstacle[] =>
  each('play', rowOf(g.state, seat), (id) => {
    if (!cardAt(g.state, id).faceup || faceAt(g.state, id).type !== 'character') return null
    return dynasty ? whyNoWay(g, seat, id) : 'glossary/charakterkarten/1'
  })

/** The rule that says when a card in hand can be played at all. */
function timeOf(g: G, id: CardId): RuleId {
  const { type } = faceAt(g.state, id)
  if (type !== 'event') return type === 'character' ? 'glossary/charakterkarten/1' : 'timing/aktionsfenster'
  const { actions, reactive } = prepared(cardAt(g.state, id).def)
  if (actions.length > 0) return 'glossary/aktion-aktionsfaehigkeit'
  const [first] = reactive
  const isReaction = (first?.ability as ReactiveAbility | undefined)?.kind === 'reaction'
  return isReaction ? 'glossary/reaktionen' : 'glossary/unterbrechungen'
}

// ---- interrupts and reactions

/** What waits for this and cannot be used; for all else in hand it is not the time. */
function ofWindow(g: G, seat: Seat, stage: string): Obstacle[] {
  const list: Obstacle[] = []
  whyNotNow(g, stage, seat, (source, rule) => list.push({ verb: verbOf(g, source), source, rule }))
  const rest = handOf(g.state, seat).filter((id) => !list.some(({ source }) => source === id))
  return [...list, ...each('play', rest, (id) => timeOf(g, id))]
}

// ---- conflicts

/** Types that cannot be declared, and who could attack in none of the others. */
function ofDeclaring(g: G, seat: Seat): Obstacle[] {
  const types = TYPES.map((type) => ({ type, rule: whyNotDeclare(g, seat, type) }))
  const barred = types.flatMap(({ type, rule }) => (rule === null ? [] : [{ verb: `declare ${type}`, rule }]))
  const open = types.flatMap(({ type, rule }) => (rule === null || rule === 'step/3.2/5' ? [type] : []))
  const idle = each('attack', charactersOf(g.state, seat), (id) => {
    const reasons = open.map((type) => whyNotAttacker(g, id, type))
    return reasons.includes(null) ? null : (reasons[0] ?? null)
  })
  return [...barred, ...idle]
}

function typeDeclared(g: G): Skill {
  const type = g.frameOf(declareConflict)?.type
  return type === undefined || type === null || type === 'pass' ? 'military' : type
}

const typeUnderWay = (g: G): Skill => g.state.conflict?.type ?? 'military'
