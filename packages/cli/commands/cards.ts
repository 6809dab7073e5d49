/** `cards`: the implemented cards, with the text made from what they do. */
import type { Lang } from '@regelwerk/core'
import type { Report } from '../command.ts'
import { gameNamed } from '../games.ts'
import { table } from '../layout.ts'

export async function cards(id: string, lang: Lang, width: number): Promise<Report> {
  const { game } = await gameNamed(id)
  const listed = game.cards()
  const rows = listed.map((card) => [
    card.id,
    card.name[lang] ?? card.name.en,
    card.text[lang] ?? card.text.en,
  ])
  return { json: { game: game.id, cards: listed }, text: () => table(rows, width), ok: true }
}
