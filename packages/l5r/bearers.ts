/** Who has triggered abilities (glossary/ausgeloeste-faehigkeiten), and where they work. */
import { type CardId, type Seat, zoneOf } from '@regelwerk/core'
import type { Ability, ReactiveAbility } from './abilities.ts'
import { type G, on, rule } from './book.ts'
import { asAttachment, idOf, prepared, type Registered, registered } from './prepare.ts'
import { cardAt, faceNow, isInPlay, other, PLAY, ROLE, ROW, TABLE } from './state.ts'
import { derived } from './values.ts'

/** A card, and those of its triggered abilities that work where it lies. */
export type Bearer = readonly [CardId, readonly Registered[]]

/** By seat the cards on the table with triggered abilities that work where they lie. */
export function bearersOf(g: G, seat: Seat, kind: 'action' | 'reactive'): readonly Bearer[] {
  const known = derived(g).bearers[kind]
  known[seat] ??= findBearers(g, seat, kind)
  return known[seat]
}

function findBearers(g: G, seat: Seat, kind: 'action' | 'reactive'): Bearer[] {
  const found: Bearer[] = []
  for (const zone of TABLE) {
    for (const id of zoneOf(g.state, zone, seat)) {
      const card = cardAt(g.state, id)
      const works = isInPlay(card) || (zone === ROLE && (kind === 'action' || on('glossary/rollenkarten/1')))
      const abilities = works
        ? triggeredAbilities(g, id, kind)
        : zone === ROW && card.faceup && kind === 'reactive'
          ? outsidePlay(g, id, 'provinces')
          : NOTHING
      if (abilities.length > 0) found.push([id, abilities])
    }
  }
  // What any player may trigger on a card of the other.
  if (kind === 'action')
    for (const id of zoneOf(g.state, PLAY, other(seat))) {
      if (!prepared(faceNow(g.state, id).index).isForAll) continue
      const abilities = triggeredAbilities(g, id, kind).filter(isForAll)
      if (abilities.length > 0) found.push([id, abilities])
    }
  return found
}

const isForAll = ({ ability }: Registered): boolean =>
  ability?.kind === 'action' && ability.anyPlayer === true

/** Reactive abilities that work outside play: those of events in hand, and those that say so. */
export function outsidePlay(g: G, id: CardId, zone: Outside): readonly Registered[] {
  const { reactive, definition } = prepared(cardAt(g.state, id).def)
  if (reactive.length === 0) return NOTHING
  return reactive.filter((r) => {
    const { from } = r.ability as ReactiveAbility
    if (from !== undefined) return from.includes(zone)
    return definition.type === 'event' && zone === (definition.side === 'dynasty' ? 'provinces' : 'hand')
  })
}
type Outside = 'hand' | 'provinces' | 'dynastyDiscard' | 'conflictDiscard'

/** A blank text box takes away what is printed, not what is gained. */
export const keepsGained = rule('glossary/aufgedruckt', (_isBlank: boolean): boolean => true)

/** The triggered abilities a card has now: printed, unless blank or broken, and gained. */
function triggeredAbilities(g: G, id: CardId, kind: 'action' | 'reactive'): readonly Registered[] {
  const { blank, bare, gained } = derived(g)
  if (bare.has(id)) return NOTHING
  const own = ownAbilities(g, id, kind)
  if (gained.length === 0 || !keepsGained(blank.has(id))) return own
  const more: Registered[] = []
  for (const { ability, card: one } of gained)
    if (one === id && ability.ability !== null && fits(ability.ability, kind))
      if (!own.includes(ability) && !more.includes(ability))
        // What it has several times is one thing to use, as often as it has it.
        more.push(ability)
  return more.length === 0 ? own : [...own, ...more]
}
const NOTHING: readonly Registered[] = []

/** By what a card has this ability, each for itself: its own text is '', the others are those that give it. */
export function giversOf(g: G, id: CardId, ability: Registered): readonly string[] {
  const givers: string[] = []
  for (const one of derived(g).gained) if (one.card === id && one.ability === ability) givers.push(one.by)
  if (givers.length === 0) return ITSELF
  const kind = ability.ability?.kind === 'action' ? 'action' : 'reactive'
  return ownAbilities(g, id, kind).includes(ability) ? [...ITSELF, ...givers] : givers
}
const ITSELF: readonly string[] = ['']

function ownAbilities(g: G, id: CardId, kind: 'action' | 'reactive'): readonly Registered[] {
  const isBroken = cardAt(g.state, id).broken && on('glossary/provinzen-provinzkarten/3')
  return isBroken || derived(g).blank.has(id) ? NOTHING : printedAbilities(g, id, kind)
}

function printedAbilities(g: G, id: CardId, kind: 'action' | 'reactive'): readonly Registered[] {
  const { asAttachment: isAttached, def } = cardAt(g.state, id)
  if (!isAttached) return prepared(faceNow(g.state, id).index).inPlay[kind]
  return (asAttachment(def) ?? []).flatMap((ability) =>
    fits(ability, kind) ? [registered(idOf(ability))] : [],
  )
}

const fits = (ability: Ability, kind: 'action' | 'reactive'): ability is ReactiveAbility =>
  kind === 'action' ? ability.kind === 'action' : ability.kind === 'interrupt' || ability.kind === 'reaction'
