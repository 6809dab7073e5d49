/** `games`: which games, formats and ready decks there are. */
import { games as listed } from '@regelwerk/protocol/games'
import type { Report } from '../command.ts'
import { indent } from '../layout.ts'

export function games(): Report {
  const found = listed.map(({ id, title, players, formats, decks }) => ({
    id,
    title,
    players,
    formats,
    decks: decks.map((deck) => deck.id),
  }))
  const text = (): string =>
    listed
      .map((game) => {
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
  return { json: { games: found }, text, ok: true }
}
