/** Whether an effect could change anything (glossary/ausgeloeste-faehigkeiten/5), without looking at its costs. */
import type { CardId, Ref } from '@regelwerk/core'
import type { Effect, Subject, Verb } from '../abilities.ts'
import type { G } from '../book.ts'
import { type Context, matching } from '../filter.ts'
import { prepared, subjectsOf } from '../prepare.ts'
import { amount, ringsMatching, subjectRefs } from '../reckoning.ts'
import {
  cardAt,
  charactersOf,
  DISHONORED,
  definitionOf,
  HONORED,
  handOf,
  isInPlay,
  ORDINARY,
  other,
  PLAY,
} from '../state.ts'
import { isForbidden, skillOf } from '../values.ts'

export function couldDo(g: G, c: Context, effect: Effect): boolean {
  switch (effect.do) {
    case 'all':
      return effect.parts.some((part) => couldDo(g, c, part))
    case 'may':
      return couldDo(g, c, effect.effect)
    case 'if':
      return couldDo(g, c, effect.then) || (effect.else !== undefined && couldDo(g, c, effect.else))
    case 'ifYouDo':
      return couldDo(g, c, effect.first)
    case 'either':
      return effect.parts.some((part) => couldDo(g, c, part))
    case 'instead':
      return couldDo(g, c, effect.effect) || couldDo(g, c, effect.then)
    case 'each':
      return true
    default:
      return couldVerb(g, c, effect)
  }
}

/** The cards a subject could come to mean: all that might be chosen. */
function candidates(g: G, subject: Subject, c: Context): readonly Ref[] {
  if (typeof subject === 'object' && 'choose' in subject) {
    const mine = subject.by === 'opponent' ? { ...c, me: other(c.me) } : c
    return matching(g, subject.choose, mine).map((id) => ({ card: id, life: cardAt(g.state, id).life }))
  }
  return subjectRefs(g, subject, c)
}

function couldVerb(g: G, c: Context, verb: Verb): boolean {
  const s = g.state
  const some = (subject: Subject, test: (id: CardId) => boolean): boolean =>
    candidates(g, subject, c).some((ref) => cardAt(s, ref.card).life === ref.life && test(ref.card))
  const card = (id: CardId) => cardAt(s, id)
  switch (verb.do) {
    case 'honor':
      return some(verb.what, (id) => card(id).status !== HONORED)
    case 'dishonor':
      return some(verb.what, (id) => canDishonor(g, id))
    case 'honorOrDishonor':
    case 'honorOneDishonorOther':
      return some(verb.what, () => true)
    case 'bow':
      return some(verb.what, (id) => !card(id).bowed && !isForbidden(g, id, 'beBowed', c.me))
    case 'ready':
      return some(verb.what, (id) => card(id).bowed)
    case 'bowOrReady':
      return some(verb.what, () => true)
    case 'moveHome':
      return some(verb.what, (id) => card(id).participating && !isForbidden(g, id, 'beMoved', c.me))
    case 'moveToConflict':
      return some(verb.what, (id) => canJoin(g, id, c))
    case 'discardStatus':
      return some(verb.what, (id) => card(id).status !== ORDINARY)
    case 'moveStatus':
      return some(verb.from, (id) => card(id).status !== ORDINARY)
    case 'placeFate':
      return some(verb.on, () => true)
    case 'removeFate':
      return some(verb.from, (id) => card(id).fate > 0 && !isForbidden(g, id, 'loseFate'))
    case 'moveFate':
      return some(verb.from, (id) => card(id).fate > 0)
    case 'discard':
    case 'sacrifice':
      return some(verb.what, (id) => card(id).zone >= 0)
    case 'returnToHand':
    case 'returnToTop':
    case 'returnToBottom':
    case 'removeFromGame':
      return some(verb.what, () => true)
    case 'putIntoPlay':
      return some(verb.what, (id) => !isInPlay(card(id)) && mayEnter(g, id, c, verb.inConflict === true))
    case 'turnFaceup':
      return some(verb.what, (id) => !card(id).faceup)
    case 'attach':
    case 'takeControl':
    case 'switchCards':
    case 'intoProvince':
    case 'breakProvince':
    case 'redirect':
      return subjectsOf(verb).every((subject) => candidates(g, subject, c).length > 0)
    case 'duel':
      return some(verb.challenged, (id) => skillOf(g, id, verb.skill) !== null)
    case 'discardFromHand':
      return [c.me, other(c.me)].some((seat) => handOf(s, seat).length > 0)
    case 'lookAtHand':
    case 'revealHand':
      return handOf(s, other(c.me)).length > 0
    case 'takeHonor':
      return s.honor[other(c.me) as 0 | 1] > 0
    case 'takeFate':
      return s.fate[other(c.me) as 0 | 1] > 0
    case 'loseFate':
      return s.fate[c.me as 0 | 1] > 0
    case 'switchRing':
      return (
        ringsMatching(g, { state: 'unclaimed' }, c.me).length > 0 &&
        (verb.which === 'claimed'
          ? ringsMatching(g, { state: 'yours' }, c.me).length > 0
          : s.conflict !== null)
      )
    case 'switchConflictType':
      return s.conflict !== null && (verb.to === undefined || s.conflict.type !== verb.to)
    case 'resolveRing':
      return typeof verb.which === 'object' ? ringsMatching(g, verb.which.choose, c.me).length > 0 : true
    case 'lasting': {
      const scope = 'to' in verb.what ? verb.what.to : null
      if (scope === null || scope === 'duelWinner') return true
      const refs =
        typeof scope === 'object' ? matching(g, scope, c) : subjectRefs(g, scope, c).map((ref) => ref.card)
      return refs.some((id) => affects(g, verb.what, id))
    }
    case 'gainAbilityOf':
      return (c.targets[0]?.length ?? 0) > 0
    case 'lookAtProvince':
      return (s.zones[10 + other(c.me)] ?? []).some((id) => !card(id).faceup)
    case 'resolveEventAgain':
      return couldRepeat(g, c)
    case 'draw':
    case 'gainHonor':
    case 'gainFate':
      return amount(g, verb.n, c) > 0
    default:
      return true
  }
}

const canDishonor = (g: G, id: CardId): boolean => {
  const { status } = cardAt(g.state, id)
  return status === HONORED || (status !== DISHONORED && !isForbidden(g, id, 'receiveDishonored'))
}

/** A skill that is a dash cannot be modified (glossary/gedankenstrich/2). */
function affects(g: G, what: Extract<Verb, { do: 'lasting' }>['what'], id: CardId): boolean {
  const card = cardAt(g.state, id)
  if (card.zone !== PLAY) return true
  const skills = (['military', 'political'] as const).filter((skill) => skill in what)
  if (skills.length === 0 || 'glory' in what) return true
  return skills.some((skill) => skillOf(g, id, skill) !== null)
}

/** Can a character come into the conflict (glossary/teilnehmen...)? */
export function canJoin(g: G, id: CardId, c: Context): boolean {
  const s = g.state
  const card = cardAt(s, id)
  if (s.conflict === null || card.participating || card.zone !== PLAY) return false
  if (isForbidden(g, id, 'beMoved', c.me)) return false
  return mayParticipate(g, id, card.holder)
}

/** May a character participate in the current conflict on this side? */
export function mayParticipate(g: G, id: CardId, seat: number): boolean {
  const { conflict, favor } = g.state
  if (conflict === null) return false
  if (skillOf(g, id, conflict.type) === null) return false
  if (isForbidden(g, id, 'participate')) return false
  if (conflict.type === 'military' && isForbidden(g, id, 'participateMilitary')) return false
  if (seat !== conflict.attacker) return true
  if (isForbidden(g, id, 'attack')) return false
  return !(favor !== null && favor.seat !== seat && isForbidden(g, id, 'attackFavorHolder'))
}

/** One unique card of a name for each player (glossary/einzigartige-karten). */
export function mayEnter(g: G, id: CardId, c: Context, inConflict: boolean): boolean {
  const s = g.state
  const card = cardAt(s, id)
  const definition = definitionOf(card)
  if (definition.unique) {
    for (const seat of [c.me, card.owner])
      if (charactersOf(s, seat).some((one) => one !== id && cardAt(s, one).def === card.def)) return false
  }
  if (!inConflict) return true
  return s.conflict !== null && definition[s.conflict.type] !== null
}

function couldRepeat(g: G, c: Context): boolean {
  const [event] = c.triggering
  if (event === undefined) return false
  const program = eventEffect(g, event.card)
  return program !== null && couldDo(g, { ...c, triggering: [] }, program)
}

/** The effect of an event card that can be copied: one that needs no triggering condition (faq/13, faq/14). */
export function eventEffect(g: G, id: CardId): Effect | null {
  const [ability] = prepared(cardAt(g.state, id).def).actions
  return ability?.effect ?? null
}
