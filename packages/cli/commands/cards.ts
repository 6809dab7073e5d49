/** `cards`: the implemented cards, with the text made from what they do. */
import type { Lang } from '@regelwerk/core'
import type { Report } from '../command.ts'
import { gameNamed } from '../games.ts'
import { indent, wrap } from '../layout.ts'

export async function cards(id: string, lang: Lang, width: number): Promise<Report> {
  const { game } = await gameNamed(id)
  const listed = game.cards()
  const wide = Math.max(...listed.map((card) => card.id.length)) + 2
  const lines = listed.flatMap((card) => {
    const text = card.text[lang] ?? card.text.en
    const head = `${card.id.padEnd(wide)}${card.name[lang] ?? card.name.en}`
    return text === '' ? [head] : [head, indent(wrap(text, width - wide), wide)]
  })
  return { json: { game: game.id, cards: listed }, text: () => lines.join('\n'), ok: true }
}
