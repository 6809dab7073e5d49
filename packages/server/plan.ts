/** What can be played: checks of what guests ask for, in the words of the rules where a rule is broken. */
import {
  type DeckList,
  type Game,
  playableFormats,
  playedFirst,
  type Seat,
  type Setup,
  whyNoDeck,
} from '@regelwerk/core'
import { players } from '@regelwerk/players'
import { games, isGame, loadGame, type MatchPlan, seedFrom } from '@regelwerk/protocol'
import { Refusal } from './refusal.ts'
import { type Deck, entropyOf, type MatchRow, type SeatRow } from './rows.ts'

/** The game that is played first, as it is planned: a draft comes before its match. */
export async function checkPlan(plan: MatchPlan): Promise<Game> {
  if (!isGame(plan.game)) {
    const known = games.map(({ id }) => id)
    throw new Refusal('illegal', `there is no game ${plan.game}; there are ${known.join(', ')}`)
  }
  const named = await loadGame(plan.game)
  const formats = playableFormats(named)
  if (!formats.includes(plan.format)) {
    const why = named.formats.includes(plan.format)
      ? `${plan.format} cannot be played here`
      : `${named.id} has no format ${plan.format}`
    throw new Refusal('illegal', `${why}; there are ${formats.join(', ')}`)
  }
  const game = await loadGame(playedFirst(named, plan.format))
  const [least, most] = game.players
  const seats = plan.seats.length
  if (seats < least || seats > most) {
    const count = least === most ? `${least}` : `${least} to ${most}`
    throw new Refusal('illegal', `${plan.format} of ${named.id} is for ${count} players, not for ${seats}`)
  }
  if (plan.seats.filter(({ who }) => who === 'me').length !== 1) {
    throw new Refusal('illegal', 'who makes a match sits in one of its seats')
  }
  if (typeof plan.starter === 'number' && plan.starter >= seats) {
    throw new Refusal('illegal', `seat ${plan.starter} cannot start: there are ${seats} seats`)
  }
  checkHandicap(game, plan)
  if (plan.bestOf % 2 === 0) throw new Refusal('illegal', 'a series is the best of 1, 3, 5 or 7 games')
  for (const seat of plan.seats) {
    if (seat.who === 'bot') checkBot(seat.name)
    if (seat.who !== 'open') checkDeck(game, plan.format, seat.deck)
  }
  return game
}

function checkBot(name: string): void {
  if (Object.hasOwn(players, name)) return
  throw new Refusal('illegal', `there is no bot ${name}; there are ${Object.keys(players).join(', ')}`)
}

/** What all open: what the maker of the match has chosen. */
export const openedBy = ({ seats }: MatchPlan): Deck =>
  seats.reduce<Deck>((opened, seat) => (seat.who === 'me' ? seat.deck : opened), [])

/** A ready deck, or one that the format allows. */
export function checkDeck(game: Game, format: string, deck: Deck): void {
  const isOpened = game.limited?.[format]?.opens !== undefined
  if (typeof deck === 'string' && !isOpened) checkDeckId(game, deck)
  else {
    const list: DeckList = typeof deck === 'string' ? [[1, deck]] : deck
    const most = whyNoDeck(list)
    if (most !== null) throw new Refusal('illegal', `this deck cannot be played: ${most}`)
    const problems = game.checkDeck(list, format)
    if (problems.length > 0) {
      const said = problems.slice(0, 5).map(({ text, rule }) => `${text} (rule ${rule})`)
      throw new Refusal('illegal', `this deck cannot be played: ${said.join('; ')}`)
    }
  }
  tryToBegin(game, { format, decks: [deck, deck], seed: 'trial' })
}

function checkDeckId(game: Game, id: string): void {
  if (game.decks.some((deck) => deck.id === id)) return
  if (game.deckOfSeed !== undefined && id.startsWith(game.deckOfSeed(''))) return
  const known = game.decks.map((deck) => deck.id).join(', ')
  throw new Refusal('illegal', `${game.id} has no ready deck ${id}; there are ${known}`)
}

/** Only what is begun with in its own format changes from game to game. */
const handicapNow = (
  { handicap }: Game,
  format: string,
  first: readonly number[],
  winners: readonly Seat[] = [],
): readonly number[] => (handicap?.format === format ? handicap.after(first, winners) : first)

function checkHandicap({ handicap }: Game, { format, handicap: begun, seats }: MatchPlan): void {
  if (begun === undefined) return
  if (handicap?.format !== format) throw new Refusal('illegal', `nobody begins with a handicap in ${format}`)
  const { most, name } = handicap
  if (begun.length !== seats.length || begun.some((n) => n > most))
    throw new Refusal(
      'illegal',
      `the handicap says for each of ${seats.length} seats how many ${name.en}: 0 to ${most}`,
    )
}

/** The seed is made from the secret and from what everybody has revealed; decks are written out, to stay what they are. */
export function setupOf(game: Game, { secret, plan, series }: MatchRow, seats: readonly SeatRow[]): Setup {
  return {
    format: plan.format,
    decks: seats.map(({ deck }) => game.deckList(deck as Deck)),
    seed: seedFrom(secret, entropyOf(seats)),
    starter: plan.starter,
    ...(plan.handicap && { handicap: handicapNow(game, plan.format, plan.handicap, series.winners) }),
  }
}

function tryToBegin(game: Game, setup: Setup): void {
  try {
    game.begin(setup)
  } catch (error) {
    throw new Refusal('illegal', `this deck cannot be played: ${(error as Error).message}`)
  }
}
