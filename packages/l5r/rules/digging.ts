/** Looking through the top of decks: some cards are taken, the rest goes where it is said (glossary/durchsuchen). */
import type { CardId, Frame, Option, Seat } from '@regelwerk/core'
import type { Filter } from '../abilities.ts'
import { type G, on, procedure, rule, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { contextOf, matches, matching } from '../reading.ts'
import { CONFLICT, cardAt, type DYNASTY, faceAt, HAND, NONE } from '../state.ts'
import { canBeAttached } from './attachments.ts'
import { happen, topOf } from './cards.ts'
import type { ResolveFrame } from './effects.ts'
import { mayEnter } from './restrictions.ts'

interface DigLocals {
  seat: Seat
  how: 'search' | 'look' | 'reveal'
  /** Whose decks, in the order in which cards are chosen of them. */
  decks: Seat[]
  n: number
  take: number
  filter: Filter
  reveal: boolean
  /** No two of one name: those taken so far of this deck. */
  different?: CardId[]
  rest: 'shuffle' | 'bottom'
  /** To which characters what was taken is attached; null: it goes to hand. */
  onto: Filter | null
  host: CardId | null
  source: CardId
  /** What was chosen of each deck. */
  taken: CardId[][]
  picked: CardId[] | null
}

export const digging = (
  f: ResolveFrame,
  how: DigLocals['how'],
  decks: Seat[],
  {
    n,
    take,
    rest,
  }: {
    n: number
    take: { n?: number; filter?: Filter; reveal?: true; onto?: Filter; different?: true }
    rest: DigLocals['rest']
  },
): DigLocals => ({
  seat: f.you,
  how,
  decks,
  n,
  take: take.n ?? 1,
  filter: take.filter ?? {},
  reveal: take.reveal === true,
  ...(take.different && { different: [] }),
  rest,
  onto: take.onto ?? null,
  host: null,
  source: f.self.card,
  taken: [],
  picked: null,
})

const hostsFor = (g: G, { onto, seat, source }: DigLocals, card: CardId): CardId[] =>
  onto === null || !mayEnter(g, card, contextOf(seat, source), false)
    ? []
    : matching(g, onto, contextOf(seat, source)).filter((id) => canBeAttached(g, card, id, seat))

/** The deck of which it is said, and no other. */
export const decksShuffled = rule('glossary/mische', (): (typeof CONFLICT | typeof DYNASTY)[] => [CONFLICT])

export const dig = procedure<DigLocals>('dig', [
  step('~see', (g, f) => {
    const cards = f.decks.flatMap((seat) => topOf(g, seat, f.n))
    happen(g, f.how === 'reveal' ? { kind: 'reveal', cards } : { kind: 'look', seat: f.seat, cards })
  }),
  step('glossary/durchsuchen', (g, f) => {
    const cards = topOf(g, f.decks[f.taken.length] as Seat, f.n)
    const fit = cards.filter(
      (id) =>
        matches(g, f.filter, id, contextOf(f.seat, f.source)) &&
        (f.onto === null || hostsFor(g, f, id).length > 0) &&
        !(f.different ?? []).some((one) => faceAt(g.state, one).en === faceAt(g.state, id).en),
    )
    // One after the other, where no two may be alike.
    const take = f.different === undefined ? f.take : 1
    const n = Math.min(take, fit.length)
    const isSearch = f.how === 'search'
    const options = fit.map((id): Option => ({ verb: 'choose', target: id, value: id }))
    g.pick(f as Frame, 'picked', f.seat, options, {
      prompt: isSearch ? 'search' : 'take',
      source: f.source,
      // Whoever searches may find nothing.
      min: isSearch && on('glossary/durchsuchen/2') ? 0 : n,
      max: isSearch ? Math.min(take, Math.max(1, n)) : n,
      ...(isSearch && { secret: true }),
    })
  }),
  step('~chosen', (g, f) => {
    const picked = f.picked ?? []
    f.picked = null
    f.different?.push(...picked)
    const more = f.different !== undefined && picked.length > 0 && f.different.length < f.take
    if (!more) f.taken.push(f.different?.splice(0) ?? picked)
    if (f.taken.length < f.decks.length) g.goTo(f as Frame, 'glossary/durchsuchen')
  }),
  step('~onto whom', (g, f) => {
    const [card] = f.taken.flat()
    if (f.onto === null || card === undefined) return
    const options = hostsFor(g, f, card).map((id): Option => ({ verb: 'attach to', target: id, value: id }))
    g.choose(f as Frame, 'host', f.seat, options, { prompt: 'attach', source: card })
  }),
  step('~take', (g, f) => {
    const cards = f.taken.flat()
    if (f.onto !== null) {
      const [card] = cards
      if (card !== undefined && f.host !== null)
        happen(g, {
          kind: 'enter',
          card,
          seat: f.seat,
          from: CONFLICT,
          slot: NONE,
          participating: false,
          tokens: 0,
          on: f.host,
          asAttachment: false,
        })
      return
    }
    const rest = f.rest === 'bottom' ? f.decks.flatMap((seat) => topOf(g, seat, f.n)) : []
    if (f.reveal && cards.length > 0 && on('glossary/durchsuchen/3')) happen(g, { kind: 'reveal', cards })
    const batch = cards.map(
      (card): L5REvent => ({ kind: 'put', card, to: HAND, holder: cardAt(g.state, card).owner }),
    )
    for (const card of rest)
      if (!cards.includes(card))
        batch.push({ kind: 'put', card, to: CONFLICT, holder: f.seat, place: 'bottom' })
    if (batch.length > 0) happen(g, ...batch)
  }),
  step('~shuffle', (g, f) => {
    const shuffles = f.rest === 'shuffle' && (f.how !== 'search' || on('glossary/durchsuchen/1'))
    if (!shuffles) return
    for (const zone of decksShuffled())
      happen(g, ...f.decks.toSorted().map((seat): L5REvent => ({ kind: 'shuffle', seat, zone })))
  }),
])
