/** `games`: which games, formats and ready decks there are. */
import type { Report } from '../command.ts'
import { games as entries } from '../games.ts'
import { indent } from '../layout.ts'

export function games(): Report {
  const listed = entries.map(({ game }) => ({
    id: game.id,
    title: game.title,
    players: game.players,
    formats: game.formats,
    decks: game.decks.map(({ id }) => id),
  }))
  const text = (): string =>
    entries
      .map(({ game }) => {
        const [least, most] = game.players
        const decks = game.decks.map(({ id, name }) => `${id}: ${name}`)
        const lines = [
          least === most ? `${least} players` : `${least} to ${most} players`,
          `formats: ${game.formats.join(', ')}`,
          'ready decks:',
          indent(decks),
        ]
        return `${game.id}  ${game.title}\n${indent(lines.flatMap((line) => line.split('\n')))}`
      })
      .join('\n\n')
  return { json: { games: listed }, text, ok: true }
}
