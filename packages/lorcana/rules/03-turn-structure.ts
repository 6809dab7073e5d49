/** Chapter 3, turn structure: Ready, Set, Draw, Main, End of Turn. */
import { ALL, type CardId, type Frame, type Option, type Seat, zoneOf } from '@regelwerk/core'
import { type G, on, procedure, type RuleId, rule, step } from '../book.ts'
import type { LorcanaEvent } from '../events.ts'
import { activeSeats, isOpponent, playersLeft, sameTeam } from '../players.ts'
import { prepared } from '../prepare.ts'
import { cardAt, INKWELL, inPlay, isCharacter, type LorcanaState, PLAY } from '../state.ts'
import { derived, isForbidden, loreOf } from '../values.ts'
import { checkDeck, draw, gainLore, gameStateCheck, happen } from './01-concepts.ts'
import { act, type TurnAction, turnActions, whyNotEndTurn } from './04-turn-actions.ts'
import { settle } from './07-zones.ts'

interface TurnLocals {
  seat: Seat
  /** Players no longer in the game whose turns have been passed over. */
  skipped: Seat[]
  /** Players who have declared the end of their turn. */
  ended?: Seat[]
  /** Where not all characters may be readied: who has said which, those they have just named, and those that stay. */
  limited?: Seat[]
  readied?: CardId[] | null
  stay?: CardId[]
  action?: { seat: Seat; value: TurnAction } | TurnAction | null
}

/** Ends lasting effects that match; false: there were none. */
function endEffects(g: G, ends: (effect: (typeof g.state.effects)[number]) => boolean): boolean {
  const ids = g.state.effects.filter(ends).map((effect) => effect.id)
  if (ids.length > 0) happen(g, { kind: 'unlasting', ids })
  return ids.length > 0
}

/** What is to be readied in play. */
const toReady = (g: G, seat: Seat): CardId[] =>
  inPlay(g.state, seat).filter(
    (id) =>
      cardAt(g.state, id).exerted && !isForbidden(g, id, 'ready') && !isForbidden(g, id, 'readyAtStart'),
  )

const charactersToReady = (g: G, seat: Seat): CardId[] =>
  toReady(g, seat).filter((id) => isCharacter(cardAt(g.state, id)))

/** What holds this player to readying so many characters: the strictest, if there are several. */
function readyLimit({ state: s }: G, seat: Seat): { n: number; source: CardId | undefined } | undefined {
  return s.effects
    .flatMap(({ what, turn, seat: by, source }) =>
      what.kind === 'readyAtMost' && s.turn > turn && isOpponent(s, by, seat)
        ? [{ n: what.n, source: source?.card }]
        : [],
    )
    .sort((a, b) => a.n - b.n)[0]
}

/** Asks the next player who cannot ready all of their characters which it shall be. */
function askWhichToReady(g: G, f: Frame & TurnLocals): void {
  for (const seat of activeSeats(g.state)) {
    const limit = f.limited?.includes(seat) ? undefined : readyLimit(g, seat)
    const options = charactersToReady(g, seat).map(
      (id): Option => ({ verb: 'choose', target: id, value: id }),
    )
    if (limit === undefined || options.length <= limit.n) continue
    f.limited = [...(f.limited ?? []), seat]
    const { n, source } = limit
    const details = { prompt: 'ready', min: n, max: n, rule: '3.2.1.1' satisfies RuleId }
    g.pick(f, 'readied', seat, options, source === undefined ? details : { ...details, source })
    return
  }
}

/** The others stay as they are. */
function noteReadied(g: G, f: TurnLocals, readied: readonly CardId[]): void {
  const seat = f.limited?.at(-1) as Seat
  f.stay = [...(f.stay ?? []), ...charactersToReady(g, seat).filter((id) => !readied.includes(id))]
  f.readied = null
}

function readyAll(g: G, seat: Seat, stay: readonly CardId[]): void {
  const s = g.state
  const batch: LorcanaEvent[] = []
  for (const id of zoneOf(s, INKWELL, seat))
    if (cardAt(s, id).exerted) batch.push({ kind: 'ready', card: id })
  for (const id of toReady(g, seat)) if (!stay.includes(id)) batch.push({ kind: 'ready', card: id })
  happen(g, ...batch)
}

/** Turn actions are for the turn of their player. */
export const whoActs = rule('4.1.2', (s: LorcanaState): Seat[] => activeSeats(s))

/** Whose turn goes on: all but those who have declared its end, if they may (8.7.3). */
function stillActing(g: G, f: TurnLocals): Seat[] {
  return whoActs(g.state).filter((seat) => !f.ended?.includes(seat) || whyNotEndTurn(g, seat) !== null)
}

/** Asks the active player, or any of a team in a simultaneous turn (9.3.1), for the next turn action. */
function askForAction(g: G, f: Frame & TurnLocals): void {
  const seats = stillActing(g, f)
  if (seats.length === 0) {
    g.goTo(f, '~end')
    return
  }
  const offer = (seat: Seat): Option[] => turnActions(g, seat)
  const details = { prompt: 'main', secret: true, rule: '3.3.1' }
  if (seats.length === 1) g.choose(f, 'action', seats[0] as Seat, offer(seats[0] as Seat), details)
  else
    g.askSeats(
      'any',
      'action',
      seats.map((seat) => ({ seat, options: offer(seat), details })),
    )
}

export const turn = procedure<TurnLocals>('turn', [
  /** The turns of players who left are passed over; what lasted until then ends before this turn begins. */
  step('9.2.3', (g, f) => {
    const s = g.state
    const passed = (seat: Seat): boolean =>
      f.skipped.includes(seat) || (sameTeam(s, seat, f.seat) && s.gone[seat] === true)
    endEffects(g, (effect) => effect.for === 'untilYourNextTurn' && passed(effect.seat))
  }),
  step('1.3.4.1', (g, f) => happen(g, { kind: 'turn', seat: f.seat, number: g.state.turn + 1 })),
  step('~ready', (g, f) => askWhichToReady(g, f)),
  step('~readied', (g, f) => {
    if (!f.readied) return
    noteReadied(g, f, f.readied)
    g.goTo(f, '~ready')
  }),
  step('3.2.1.1', (g, f) => {
    for (const seat of activeSeats(g.state)) readyAll(g, seat, f.stay ?? [])
  }),
  step('3.2.1.2', (g) => {
    g.state.during = true
    g.touch(ALL)
  }),
  step('3.2.1.3', (g) => {
    const seats = activeSeats(g.state)
    endEffects(
      g,
      (effect) => effect.for === 'untilYourNextTurn' && seats.includes(effect.seat) && on('6.1.13.3'),
    )
  }),
  step('3.2.1.4', (g) => {
    happen(g, ...activeSeats(g.state).map((seat): LorcanaEvent => ({ kind: 'start of turn', seat })))
  }),
  step('1.8.1', (g) => gameStateCheck(g)),
  step('~set', (g) => {
    g.state.phase = 'set'
  }),
  step('3.2.2.1', (g) => {
    for (const seat of activeSeats(g.state)) {
      const batch: LorcanaEvent[] = []
      for (const id of zoneOf(g.state, PLAY, seat))
        if (cardAt(g.state, id).drying) batch.push({ kind: 'dry', card: id })
      happen(g, ...batch)
    }
  }),
  step('3.2.2.2', (g) => {
    for (const seat of activeSeats(g.state)) {
      let lore = 0
      for (const id of inPlay(g.state, seat)) {
        if (prepared(cardAt(g.state, id).def).definition.type === 'location') lore += loreOf(g, id)
      }
      gainLore(g, seat, lore)
    }
  }),
  step('3.2.2.3', (g) => {
    g.call(settle, { bagFirst: true })
  }),
  /** 6.4.5: a step that is to be skipped does not happen; one that has begun is not skipped any more. */
  step('~draw', (g) => {
    g.state.phase = 'draw'
  }),
  step('3.2.3.1', (g) => {
    const s = g.state
    const first = s.turn === 1
    for (const seat of activeSeats(s)) {
      if (first && seat === s.starter) continue
      if (derived(g).skipsDraw[seat] && on('6.4.5')) continue
      draw(g, seat, 1)
    }
  }),
  step('3.2.3.2', (g) => {
    g.call(settle, { bagFirst: true })
  }),
  step('~main', (g, f) => {
    g.state.phase = 'main'
    f.ended = []
  }),
  step('3.1.3', (g, f) => askForAction(g, f)),
  step('~act', (g, f) => {
    const answer = f.action
    f.action = null
    if (!answer) return
    const simultaneous = 'seat' in answer && 'value' in answer
    const action = simultaneous ? answer.value : (answer as TurnAction)
    const seat = simultaneous ? answer.seat : (stillActing(g, f)[0] as Seat)
    g.goTo(f, '3.1.3')
    if (action.verb === 'end turn') f.ended?.push(seat)
    else act(g, seat, action)
  }),
  step('~end', (g) => {
    g.state.phase = 'end'
  }),
  step('3.4.1.1', (g) => {
    happen(g, ...activeSeats(g.state).map((seat): LorcanaEvent => ({ kind: 'end of turn', seat })))
    g.call(settle, {})
  }),
  step('3.4.1.2', (g, f) => {
    // What begins "this turn" by their end ends with them.
    if (endTurnEffects(g)) g.again(f)
    g.call(settle, {})
  }),
  step('3.4.2', (g) => {
    for (const seat of activeSeats(g.state)) checkDeck(g, seat)
    if (playersLeft(g.state).length > 0) g.call(settle, {})
  }),
  step('~over', (g, f) => {
    if (!(on('3.4.1.2') && endTurnEffects(g))) return
    g.again(f)
    g.call(settle, {})
  }),
])

/** Ends what lasts until the turn's end; false: there was nothing. */
function endTurnEffects(g: G): boolean {
  const s = g.state
  return endEffects(g, (effect) => {
    if (effect.for === 'thisTurn') return on('6.1.13.4')
    return effect.for === 'theirNextTurn' && s.turn > effect.turn && endsWithTurn(g, effect)
  })
}

/** "During their next turn" is over with that turn; for all opponents, with the turn of the last of them. */
function endsWithTurn(g: G, effect: (typeof g.state.effects)[number]): boolean {
  const s = g.state
  if (effect.what.kind === 'grant')
    return effect.what.to.every((ref) => activeSeats(s).includes(cardAt(s, ref.card).holder))
  for (let seat = (s.active + 1) % s.seats; seat !== effect.seat; seat = (seat + 1) % s.seats)
    if (!s.gone[seat] && !activeSeats(s).includes(seat) && isOpponent(s, effect.seat, seat)) return false
  return true
}
