/** A game told from its record: how far everybody was turn by turn, and where it turned. */
import {
  type Answer,
  type Card,
  type Decision,
  type Game,
  type Lang,
  type LogLine,
  Match,
  type Replay,
  type Seat,
  shownDef,
} from '@regelwerk/core'
import { judgementOf, worths } from '@regelwerk/players'

/** The game when nothing was under way. */
export interface Moment {
  /** After so many answers. */
  at: number
  turn: number
  /** Who is asked. */
  asked: readonly Seat[]
  /** What the position is worth to each seat, from 0, lost, to 1, won. */
  worths: readonly number[]
  /** What each seat has reached, as players of this game count it. */
  progress: readonly Readonly<Record<string, number>>[]
}

/** A part of the game after which it looked much better for one seat. */
export interface TurningPoint {
  turn: number
  /** Before what was decisive in it: after so many answers. */
  at: number
  /** Whom it helped most, and how the game looked for them before and after that part. */
  seat: Seat
  before: number
  after: number
  /** What was decisive. */
  lines: readonly LogLine[]
  /** The card that did it, by the index of its definition, if a card did. */
  def: number | null
  /** From here on the winner was always ahead. */
  forGood: boolean
}

export interface Race {
  of: string
  goal: number
}

export interface Story {
  moments: readonly Moment[]
  /** What of the progress are races, with their goals. */
  races: readonly Race[]
  /** In the order in which they came. */
  points: readonly TurningPoint[]
  /** Who gave up, if the game ended so. */
  conceded: Seat | null
}

/** So many turning points are told, and none that changed less than this. */
const MOST_POINTS = 3
const LEAST_SWING = 0.04
const MOST_LINES = 4

interface Noted extends Moment {
  stage: number
  logged: number
  /** The first card that was used after this. */
  def: number | null
}

/** The story of a replay; throws if an answer is not possible. */
export function tell(game: Game, replay: Replay, lang: Lang): Story {
  let match = Match.start(game, replay.setup, { log: true, undo: true })
  const standing: number[] = []
  let noted: Noted[] = []
  replay.answers.forEach(({ seat, choice }, at) => {
    match = match.after(replay, at)
    if (choice === 'undo') {
      // What was taken back is no part of the story.
      const taken = standing.pop() ?? 0
      noted = noted.filter((moment) => moment.at < taken)
    } else {
      standing.push(at)
      if (isQuiet(match)) noted.push(note(match, at))
      const moment = noted.at(-1)
      if (moment !== undefined) moment.def ??= defOf(match, match.decisionOf(seat), choice)
    }
    match.answer(seat, choice)
  })
  const last = note(match, replay.answers.length)
  const lines = match.log(null, lang)
  const concession = replay.answers.at(-1)
  return {
    moments: [...noted, last].map(({ at, turn, asked, worths, progress }) => ({
      at,
      turn,
      asked,
      worths,
      progress,
    })),
    races: judgementOf(match).races,
    points: pointsOf(noted, match.outcome?.winners ?? [], lines),
    conceded: concession?.choice === 'concede' ? concession.seat : null,
  }
}

const isQuiet = (match: Match): boolean =>
  match.decisions.length > 0 &&
  match.decisions.every((decision) => judgementOf(match).isQuiet(decision, match.machine))

function note(match: Match, at: number): Noted {
  const { stageOf, turnOf = stageOf, progress } = judgementOf(match)
  const { machine, state } = match
  return {
    at,
    turn: turnOf(machine),
    stage: stageOf(machine),
    asked: match.decisions.map((one) => one.seat),
    worths: worths(match),
    progress: Array.from({ length: state.seats }, (_, one) => progress(machine, one)),
    logged: match.logged,
    def: null,
  }
}

function defOf({ game, state }: Match, decision: Decision | null, choice: Answer['choice']): number | null {
  const option = typeof choice === 'number' ? decision?.options[choice] : undefined
  const card = option?.source ?? option?.target
  if (card === undefined) return null
  return shownDef(game, state, (state.cards[card] as Card).def)
}

/** From one moment to the next. */
interface Step {
  from: Noted
  to: Noted
  swing: number
}

function pointsOf(
  noted: readonly Noted[],
  winners: readonly Seat[],
  lines: readonly LogLine[],
): TurningPoint[] {
  const winner = winners[0] ?? 0
  const worth = ({ worths: all }: Moment): number => all[winner] as number
  const steps = noted.slice(1).map((to, i): Step => {
    const from = noted[i] as Noted
    return { from, to, swing: worth(to) - worth(from) }
  })
  const stages: Step[][] = []
  for (const step of steps) {
    const stage = stages.at(-1)
    if (stage?.[0]?.from.stage === step.from.stage) stage.push(step)
    else stages.push([step])
  }
  const lastBehind = noted.findLast((moment) => worth(moment) < 0.5)
  const usual = usualSwings(stages)
  const told = stages.map((stage): TurningPoint & { weight: number } => {
    const { from: first } = stage[0] as Step
    const { to: last } = stage.at(-1) as Step
    const swing = worth(last) - worth(first)
    const seat = swing >= 0 ? winner : strongestBut(last, winner)
    const decisive = decisiveOf(stage, Math.sign(swing))
    return {
      turn: first.turn,
      at: decisive.from.at,
      seat,
      before: first.worths[seat] as number,
      after: last.worths[seat] as number,
      lines: lines
        .filter(({ at }) => at >= decisive.from.logged && at < decisive.to.logged)
        .slice(0, MOST_LINES),
      def: decisive.from.def,
      forGood: seat === winner && lastBehind !== undefined && stage.some(({ from }) => from === lastBehind),
      // Only what goes beyond the usual, in the direction in which it went.
      weight: Math.min(1, (swing - (usual.get(askedIn(stage)) ?? 0)) / swing) * Math.abs(swing),
    }
  })
  const chosen: typeof told = []
  for (const point of told.sort((a, b) => b.weight - a.weight)) {
    if (point.weight < LEAST_SWING || chosen.length === MOST_POINTS) break
    // What nobody did with a card is no story, and of a turn one thing is told.
    if (point.def !== null && chosen.every(({ turn }) => turn !== point.turn)) chosen.push(point)
  }
  return chosen.sort((a, b) => a.at - b.at).map(({ weight: _, ...point }) => point)
}

/** Who is asked when a stage begins. */
const askedIn = (stage: readonly Step[]): Seat => stage[0]?.from.asked[0] ?? 0

/** Whose turn it is gains by it as a rule: how much, on average, by who begins. */
function usualSwings(stages: readonly (readonly Step[])[]): Map<Seat, number> {
  const all = new Map<Seat, number[]>()
  for (const stage of stages) {
    const swing = stage.reduce((sum, step) => sum + step.swing, 0)
    all.set(askedIn(stage), [...(all.get(askedIn(stage)) ?? []), swing])
  }
  return new Map(Array.from(all, ([seat, swings]) => [seat, swings.reduce((a, b) => a + b) / swings.length]))
}

/** What moved a stage most in its direction: something done with a card, if anything was. */
function decisiveOf(stage: readonly Step[], direction: number): Step {
  const byCards = stage.filter(({ from, swing }) => from.def !== null && swing * direction > 0)
  const among = byCards.length > 0 ? byCards : stage
  return among.reduce((a, b) => (b.swing * direction > a.swing * direction ? b : a))
}

const strongestBut = ({ worths: all }: Moment, seat: Seat): Seat =>
  all.reduce(
    (best, worth, one) => (one !== seat && (best === seat || worth > (all[best] as number)) ? one : best),
    seat,
  )
