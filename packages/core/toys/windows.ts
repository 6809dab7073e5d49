/**
 * L5R's timing in small: an ability is paid for, initiated (which can only be cancelled), and resolved; around what
 * it does there are windows: would, forced interrupts, interrupts, it happens, forced reactions, reactions.
 */
import {
  type BatchFrame,
  type Card,
  type CardId,
  type Frame,
  type GameEvent,
  type Machine,
  rulebook,
  type Seat,
  type State,
} from '../index.ts'
import { type CardEvent, DISCARD, HAND, inPlay, LIMBO, move, PLAY, toy, turnOrder, word } from './base.ts'

export type Kind =
  | 'action'
  | 'cancel'
  | 'would'
  | 'forced interrupt'
  | 'interrupt'
  | 'forced reaction'
  | 'reaction'

export interface Ability {
  when: Kind
  /** The kind of event it answers to. */
  on?: string
  /** Of which events of that kind. */
  of?: (g: G, card: CardId, event: GameEvent) => boolean
  /** Costs are paid together, and each can be prevented. */
  cost?: (g: G, card: CardId) => GameEvent[]
  /** What it does; `about` is the batch that it answers to. */
  do: (g: G, card: CardId, about: BatchFrame) => GameEvent[]
  /** Resolves so many times before any reaction. */
  times?: number
}

export interface Windows extends State {
  cards: (Card & { bowed: boolean })[]
  first: Seat
  honor: number[]
  /** Which cards have been used this round. */
  used: CardId[]
  strength: number[]
}

export type G = Machine<Windows>

/** Where a window is open: around a batch, or for reactions that were held back. */
type Window = Frame & {
  batch: GameEvent[]
  notes: { stage?: number; passes?: number; done?: CardId[] }
  chosen?: CardId | null
}

interface Using {
  card: CardId
  /** The place in the stack of the batch it answers to; -1: an action answers to none. */
  about: number
  times: number
  paid?: GameEvent[]
  initiated?: GameEvent[]
  /** Reactions wait here until the ability has resolved in full, if it holds them. */
  holds: boolean
  held: GameEvent[]
}

const live = (batch: readonly GameEvent[]): GameEvent[] => batch.filter((e) => e.fate === undefined)

/** A conflict is won by who is stronger when it happens, not when it was announced. */
export interface Conflict extends GameEvent {
  kind: 'conflict'
  winner: Seat
}
const stronger = (g: G): Seat => ((g.state.strength[0] as number) >= (g.state.strength[1] as number) ? 0 : 1)
export const conflict = (g: G): Conflict => ({ kind: 'conflict', winner: stronger(g) })

export const leave = (card: CardId): CardEvent => ({ kind: 'leave', card })
export const honor = (seat: Seat, n: number): GameEvent => ({ kind: 'honor', seat, n }) as GameEvent
/** Makes what is imminent in another batch not happen. */
export const cancel = (g: G, about: BatchFrame): GameEvent[] => [
  { kind: 'cancel', at: g.state.stack.indexOf(about) } as GameEvent,
]
/** Another event becomes imminent instead of those of a kind. */
export const instead = (g: G, about: BatchFrame, event: GameEvent, of = event.kind): GameEvent[] => [
  { kind: 'instead', at: g.state.stack.indexOf(about), event, of } as GameEvent,
]

export function windows(abilities: Record<string, Ability>) {
  const titles = [...Object.keys(abilities), 'Courtier', 'Duelist']
  const { procedures, procedure, step } = rulebook<Windows, 'pay' | 'initiate' | 'resolve' | 'act'>()
  const nameOf = (g: G, id: CardId): string => titles[(g.state.cards[id] as Card).def] as string
  const abilityOf = (g: G, id: CardId): Ability | undefined => abilities[nameOf(g, id)]

  /** Who may use which cards at this stage of a window: in the order of the players, from the first. */
  const able = (g: G, f: Window, kind: Kind, about: readonly GameEvent[]): CardId[] =>
    turnOrder(g.state, g.state.first).flatMap((seat) =>
      inPlay(g.state, seat).filter((id) => {
        const ability = abilityOf(g, id)
        if (ability?.when !== kind || g.state.used.includes(id) || f.notes.done?.includes(id)) return false
        return about.some((e) => e.kind === ability.on && (ability.of?.(g, id, e) ?? true))
      }),
    )

  /** Opens the stages one after the other; true while somebody is asked or something is used. */
  const open = (g: G, f: Window, kinds: readonly Kind[], about: () => readonly GameEvent[]): boolean => {
    if (typeof f.chosen === 'number') {
      const card = f.chosen
      delete f.chosen
      f.notes.passes = 0
      f.notes.done = [...(f.notes.done ?? []), card]
      use(g, card, g.state.stack.indexOf(f))
      return true
    }
    if (f.chosen === null) {
      delete f.chosen
      f.notes.passes = (f.notes.passes ?? 0) + 1
    }
    for (
      ;
      (f.notes.stage ?? 0) < kinds.length;
      f.notes.stage = (f.notes.stage ?? 0) + 1, f.notes.passes = 0
    ) {
      const kind = kinds[f.notes.stage ?? 0] as Kind
      const usable = able(g, f, kind, about())
      if (usable.length === 0) continue
      const options = (ids: CardId[]) => ids.map((id) => word(nameOf(g, id), id))
      if (kind.startsWith('forced')) {
        g.choose(f, 'chosen', g.state.first, options(usable), { prompt: kind })
        return true
      }
      const order = turnOrder(g.state, g.state.first)
      while ((f.notes.passes ?? 0) < order.length) {
        const seat = order[f.notes.passes ?? 0] as Seat
        const own = usable.filter((id) => g.state.cards[id]?.holder === seat)
        if (own.length > 0) {
          g.choose(f, 'chosen', seat, [...options(own), word('pass', null)], { prompt: kind })
          return true
        }
        f.notes.passes = (f.notes.passes ?? 0) + 1
      }
    }
    return false
  }

  const use = (g: G, card: CardId, about: number): void => {
    g.state.used.push(card)
    g.call(ability, { card, about, times: abilityOf(g, card)?.times ?? 1, holds: false, held: [] })
  }

  const reactions = procedure<Window>('reactions', [
    step('~reactions', (g, f) => {
      if (open(g, f, ['forced reaction', 'reaction'], () => f.batch)) g.again(f)
    }),
  ])

  const ability = procedure<Using>('ability', [
    step('pay', (g, f) => {
      if (g.state.cards[f.card]?.zone === HAND) g.happen([move(f.card, LIMBO)])
      g.happen(abilityOf(g, f.card)?.cost?.(g, f.card) ?? [], f, 'paid')
    }),
    step('pay', (g, f) => {
      if (f.paid?.every((e) => e.fate === 'happened')) return
      // What was paid stays paid; the card stays where it was, and its limit is free again.
      g.state.used = g.state.used.filter((id) => id !== f.card)
      if (g.state.cards[f.card]?.zone === LIMBO) g.happen([move(f.card, HAND)])
      g.leave(f)
    }),
    step('initiate', (g, f) => g.happen([{ kind: 'initiate', card: f.card } as CardEvent], f, 'initiated')),
    step('resolve', (g, f) => {
      if (f.initiated?.[0]?.fate !== 'happened' || f.times === 0) return
      f.times--
      f.holds = f.times > 0 || f.holds || g.state.cards[f.card]?.zone === LIMBO
      g.again(f)
      const about = g.state.stack[f.about] as BatchFrame
      g.happen(abilityOf(g, f.card)?.do(g, f.card, about) ?? [])
    }),
    step('resolve', (g, f) => {
      if (g.state.cards[f.card]?.zone !== LIMBO) return
      f.held.push({ kind: 'played', card: f.card, fate: 'happened' } as CardEvent)
      g.happen([move(f.card, DISCARD)])
    }),
    step('resolve', (g, f) => {
      const batch = f.held.splice(0)
      f.holds = false
      if (batch.length > 0) g.call(reactions, { procedure: 'reactions', step: 0, batch, notes: {} })
    }),
  ])

  procedure<{ card?: CardId }>('game', [
    step('act', (g, f) => {
      const { first, cards, used } = g.state
      const free = cards.flatMap((c, id) =>
        c.holder === first && (c.zone === PLAY || c.zone === HAND) && !used.includes(id) ? [id] : [],
      )
      const options = free
        .filter((id) => abilityOf(g, id)?.when === 'action')
        .map((id) => word(nameOf(g, id), id))
      g.choose(f, 'card', first, [...options, word('rest')], { prompt: 'turn', secret: true })
    }),
    step('act', (g, f) => {
      g.goTo(f, 'act')
      use(g, f.card as CardId, -1)
    }),
  ])

  const game = toy<Windows>({
    id: 'windows',
    titles,
    procedures,
    fields: () =>
      ({ first: 0, honor: [10, 10], used: [], strength: [3, 4] }) as unknown as Omit<Windows, keyof State>,
    card: { bowed: false },
    timing: {
      watched: (_, batch) => batch.some((e) => !['move', 'cancel', 'instead'].includes(e.kind)),
      propose(g, f) {
        const initiation = f.batch[0]?.kind === 'initiate'
        const kinds: Kind[] = initiation ? ['cancel'] : ['would', 'forced interrupt', 'interrupt']
        if (open(g, f as Window, kinds, () => live(f.batch))) return true
        const conflict = live(f.batch).find((e) => e.kind === 'conflict') as Conflict | undefined
        if (conflict !== undefined && conflict.winner !== stronger(g)) {
          conflict.winner = stronger(g)
          f.notes = { done: f.notes.done ?? [] }
          return true
        }
        f.notes = {}
        return false
      },
      after(g, f) {
        const done = f.batch.filter((e) => e.fate === 'happened' && e.kind !== 'initiate')
        const holder = g.frameOf(ability)
        if (holder?.holds) {
          holder.held.push(...done)
          return false
        }
        return open(g, f as Window, ['forced reaction', 'reaction'], () => done)
      },
    },
    reducers: {
      leave: (g: G, { card }: CardEvent) => game.reducers.move?.(g, move(card, DISCARD) as never),
      bow: (g: G, { card }: CardEvent) => {
        ;(g.state.cards[card] as { bowed: boolean }).bowed = true
      },
      honor: (g: G, { seat, n }: GameEvent & { seat: Seat; n: number }) => {
        g.state.honor[seat] = (g.state.honor[seat] as number) + n
      },
      strengthen: (g: G, { seat, n }: GameEvent & { seat: Seat; n: number }) => {
        g.state.strength[seat] = (g.state.strength[seat] as number) + n
      },
      cancel: (g: G, { at }: GameEvent & { at: number }) => {
        for (const event of live((g.state.stack[at] as BatchFrame).batch)) event.fate = 'cancelled'
      },
      instead: (g: G, { at, event, of }: GameEvent & { at: number; event: GameEvent; of: string }) => {
        const about = g.state.stack[at] as Window
        for (const old of live(about.batch)) if (old.kind === of) old.fate = 'replaced'
        about.batch.push({ ...event })
        // A change makes something else imminent: the ladder begins again.
        about.notes = { done: about.notes.done ?? [] }
      },
    },
  })
  return game
}
