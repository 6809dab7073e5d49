/** "Show me": a position played step by step. */
import { type Case, type Game, type Lang, type Match, playCase, type Seat } from '@regelwerk/core'
import type { Screen } from '@regelwerk/protocol'
import { say } from '../messages/library.ts'
import { type Showing, ShownSession, shownScreen } from './shown.ts'

/** What a case came to, as all around the table saw it in one language. */
interface Played {
  /** After the set-up and after each entry; nobody's seat first, then the seats. */
  screens: Screen[][]
  /** What is not as the case expects; null: all is. */
  failure: string | null
}

function play(game: Game, test: Case, lang: Lang): Played {
  const screens: Screen[][] = []
  let match: Match | undefined
  const look = (played: Match): Screen[] =>
    Array.from({ length: played.state.seats + 1 }, (_, i) => shownScreen(played, i - 1, lang))
  let failure: string | null
  try {
    failure = playCase(
      game,
      test,
      (played) => {
        match = played
        screens.push(look(played))
      },
      { lang },
    )
  } catch (wrong) {
    failure = (wrong as Error).message
  }
  // At the end what only has to be passed is passed, before anything is compared.
  if (match !== undefined) screens[screens.length - 1] = look(match)
  return { screens, failure }
}

export interface PositionShown {
  session: ShownSession
  /** How many can be looked through the eyes of. */
  seats: number
  failure: string | null
}

export function showPosition(game: Game, test: Case, lang: Lang): PositionShown {
  const played = new Map<Lang, Played>()
  const playedIn = (spoken: Lang): Played => {
    const known = played.get(spoken) ?? play(game, test, spoken)
    played.set(spoken, known)
    return known
  }
  const { screens, failure } = playedIn(lang)
  const [first] = screens
  if (first === undefined) throw new Error(failure ?? 'nothing can be shown of this position')
  const seats = first.length - 1
  const showing: Showing = {
    steps: screens.length - 1,
    names: (spoken) =>
      game.position.seatNames.slice(0, seats).map((_, seat) => seatName(spoken, seat, seats)),
    screenAt: (step, seat, spoken) => playedIn(spoken).screens[step]?.[seat + 1] as Screen,
  }
  return { session: new ShownSession(showing, lang, 0), seats, failure }
}

/** What a seat of a position is called. */
function seatName(lang: Lang, seat: Seat, seats: number): string {
  if (seat === 0) return say(lang, 'you')
  return say(lang, 'opponent', { number: seats > 2 ? seat : '' }).trim()
}
