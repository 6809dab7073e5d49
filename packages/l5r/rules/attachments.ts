/** Where attachments may be (glossary/verstaerkungskarten, glossary/eingeschraenkt). */
import { type CardId, type Seat, zoneOf } from '@regelwerk/core'
import type { Ability } from '../abilities.ts'
import { binds, type G, on, rule } from '../book.ts'
import { asAttachment, prepared } from '../prepare.ts'
import { contextOf, matches } from '../reading.ts'
import { ATTACHED, attachmentsOn, cardAt, definitionOf, faceNow, PLAY, PROVINCE } from '../state.ts'
import { hasClan, hasKeyword, isBlank, reachContext, reaching, traitsOf } from '../values.ts'

type NoAttachments = Extract<Ability, { kind: 'noAttachments' }>

/** May this attachment be on that card (glossary/verstaerkungskarten, glossary/keine-verstaerkungen)? */
export const canBeAttached = rule(
  'glossary/verstaerkungskarten/3',
  (g: G, attachment: CardId, host: CardId, seat: Seat, gone: readonly CardId[] = []): boolean => {
    const s = g.state
    const context = contextOf(seat, attachment)
    const rules = asAttachmentRules(g, attachment)
    for (const rule of rules) {
      if (rule.kind !== 'attachTo') continue
      if (!matches(g, rule.filter, host, context)) return false
      if (rule.onePerCharacter) {
        const same = attachmentsOn(s, host).some(
          (id) => id !== attachment && cardAt(s, id).def === cardAt(s, attachment).def && !gone.includes(id),
        )
        if (same) return false
      }
      const { oneOf } = rule
      if (oneOf !== undefined) {
        const another = attachmentsOn(s, host).some(
          (id) => id !== attachment && traitsOf(g, id).includes(oneOf) && !gone.includes(id),
        )
        if (binds('later/province-attachments', another)) return false
      }
    }
    if (isBarredFrom(g, attachment, host)) return false
    const there = rules.some(isForProvinces) ? PROVINCE : PLAY
    if (cardAt(s, host).zone !== there && on('glossary/verstaerkungskarten/2')) return false
    if (there === PROVINCE) return true
    const { rules: printed } = prepared(faceNow(s, host).index)
    const limits = isBlank(g, host) ? [] : printed.filter((rule) => rule.kind === 'noAttachments')
    if (!binds('glossary/keine-verstaerkungen', limits.length > 0)) return true
    const allowed = limits.map((rule) => allows(g, rule, attachment, seat === cardAt(s, host).holder))
    return allAllow(allowed)
  },
)

/** A text forbids such attachments there, or to play them there (`by` this player). */
export const isBarredFrom = (g: G, attachment: CardId, host: CardId, by: Seat | null = null): boolean =>
  reaching(g, 'cannotBear', host).some((reach) => {
    const { cannotBear, only, by: whose } = reach.constant
    if (whose === 'opponents' && by === reach.me) return false
    if ((only === 'played') !== (by !== null)) return false
    return matches(g, cannotBear, attachment, { ...reachContext(reach), itself: host })
  }) && on('glossary/kann-nicht-koennen-nicht')

const isForProvinces = (rule: Ability): boolean => rule.kind === 'attachTo' && rule.filter.type === 'province'

/** On a province instead of a character? */
export const attachesToProvinces = (g: G, id: CardId): boolean =>
  asAttachmentRules(g, id).some(isForProvinces)

/** Of several that contradict each other, the one that forbids prevails. */
export const allAllow = rule(
  'glossary/keine-verstaerkungen/3',
  (allowed: readonly boolean[]): boolean => !allowed.includes(false),
)

/** "No attachments", or none with these traits, or none but those with them, of a clan, or of the same player. */
function allows(g: G, rule: NoAttachments, id: CardId, isOwn: boolean): boolean {
  if (rule.exceptClan !== undefined) return hasClan(g, id, rule.exceptClan)
  if (rule.whose === 'opponents') return isOwn
  const traits = traitsOf(g, id)
  const has = (wanted: readonly string[]): boolean => wanted.some((trait) => traits.includes(trait))
  if (rule.except !== undefined && on('glossary/keine-verstaerkungen/2')) return has(rule.except)
  return rule.traits !== undefined && on('glossary/keine-verstaerkungen/1') && !has(rule.traits)
}

const asAttachmentRules = (g: G, id: CardId) => {
  const card = cardAt(g.state, id)
  return definitionOf(card).type === 'attachment' ? prepared(card.def).rules : (asAttachment(card.def) ?? [])
}

/** Attachments that may no longer be where they are, and are not leaving anyway. */
export const misplaced = rule(
  'glossary/verstaerkungskarten/5',
  (g: G, isLeaving: (id: CardId) => boolean): CardId[] => {
    const s = g.state
    const found: CardId[] = []
    for (let seat = 0; seat < 2; seat++)
      for (const id of zoneOf(s, ATTACHED, seat)) {
        const { on: host } = cardAt(s, id)
        const { zone } = cardAt(s, host)
        if ((zone !== PLAY && zone !== PROVINCE) || canBeAttached(g, id, host, seat, found)) continue
        if (!isLeaving(id)) found.push(id)
      }
    return found
  },
)

/** The restricted attachments of a character that has more than two, and who is to choose one (glossary/eingeschraenkt). */
export const restrictedThree = rule(
  'glossary/eingeschraenkt/1',
  (g: G, isLeaving: (id: CardId) => boolean): { cards: CardId[]; seat: Seat } | null => {
    const s = g.state
    const count = new Map<CardId, number>()
    for (let seat = 0; seat < 2; seat++)
      for (const id of zoneOf(s, ATTACHED, seat)) {
        const { on: host } = cardAt(s, id)
        const n = (count.get(host) ?? 0) + 1
        count.set(host, n)
        if (n !== 3) continue
        const restricted = attachmentsOn(s, host).filter((one) => hasKeyword(g, one, 'restricted'))
        const cards = restricted.length > 2 ? restricted.filter((one) => !isLeaving(one)) : []
        if (cards.length > 2) return { cards, seat: cardAt(s, host).holder }
      }
    return null
  },
)
