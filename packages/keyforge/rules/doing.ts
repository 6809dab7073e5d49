/** What verbs do in the same way: to whom it is done, where cards are sent, what lasts. */
import type { CardId, Ref, Seat } from '@regelwerk/core'
import type { Duration, House, Target, Targets } from '../abilities.ts'
import type { G } from '../book.ts'
import type { KeyForgeEvent } from '../events.ts'
import { registered } from '../prepare.ts'
import { cardAt, isInPlay, NONE } from '../state.ts'
import { unlike } from './alike.ts'
import { happen } from './amber.ts'
import { type ResolveFrame, report } from './effects.ts'
import { type Going, leavePlay, leaving, whole } from './leaving.ts'
import { tally } from './tasks.ts'

export const unique = (refs: readonly Ref[]): Ref[] => unlike(refs, (a, b) => a.card === b.card)

export const listOf = (targets: Targets): readonly Target[] =>
  Array.isArray(targets) ? (targets as readonly Target[]) : [targets as Target]

/** All that it is done to, which is from now on "it". */
export function them(f: ResolveFrame, on: readonly Ref[][]): Ref[] {
  const refs = unique(on.flat())
  f.it = refs
  f.count = refs.length
  if (refs.length === 0) report(f, false)
  return refs
}

interface Sending {
  holder?: Seat
  place?: 'bottom'
  abducted?: boolean
  discarded?: boolean
  shuffled?: true
  by?: CardId
}

/** Sends cards somewhere: from play they leave together, from elsewhere they are put there. Then it is counted. */
export function send(g: G, refs: readonly Ref[], to: Going['to'], details: Sending = {}): void {
  const s = g.state
  g.call(tally, { refs: [...refs] })
  const inPlay = refs.filter(({ card }) => isInPlay(cardAt(s, card)))
  const elsewhere = whole(g, refs).filter(({ card }) => !isInPlay(cardAt(s, card)))
  const batch = elsewhere.map(({ card }): KeyForgeEvent => {
    const { owner } = cardAt(s, card)
    return {
      kind: 'put',
      card,
      to,
      holder: details.holder ?? owner,
      ...(details.place && { place: details.place }),
      ...(details.abducted && { abducted: true }),
      ...(details.discarded && { discarded: true }),
    }
  })
  if (batch.length > 0) happen(g, ...batch)
  if (inPlay.length === 0) return
  const going = inPlay.map(
    ({ card }): Going => ({
      card,
      to,
      ...(details.holder !== undefined && { holder: details.holder }),
      ...(details.place && { place: details.place }),
      ...(details.shuffled && { shuffled: true }),
      ...(details.abducted && cardAt(s, card).owner !== details.holder && { abducted: true as const }),
      ...(details.by !== undefined && { by: details.by }),
    }),
  )
  g.call(leavePlay, leaving(going))
}

/** How often a lasting effect can be used. */
function usesOf(ability: string): number {
  const { ability: node } = registered(ability)
  const uses = node?.kind === 'constant' ? (node as { uses?: number }).uses : undefined
  return uses ?? NONE
}

/** `text`: of which card the text is gained. */
export function addLasting(
  g: G,
  f: ResolveFrame,
  ability: string,
  duration: Duration,
  it: readonly Ref[],
  { text = NONE, house = f.house }: { text?: number; house?: House | null } = {},
): void {
  happen(g, {
    kind: 'lasting',
    effect: {
      seat: f.you,
      source: f.self.card === NONE ? null : f.self,
      for: duration,
      turn: g.state.turn,
      ability,
      text,
      it: [...it],
      house,
      title: f.title,
      granter: f.granter,
      uses: text === NONE ? usesOf(ability) : NONE,
    },
  })
}
