/** `cards`: the implemented cards, with the text made from what they do; all, or those that a query finds. */
import { CardSearch, type Game, type Lang, type Wrong } from '@regelwerk/core'
import { type Report, UsageError } from '../command.ts'
import { gameNamed } from '../games.ts'
import { indent, wrap } from '../layout.ts'

export interface CardsOptions {
  lang: Lang
  find?: string
}

export async function cards(id: string, { lang, find }: CardsOptions, width: number): Promise<Report> {
  const { game } = await gameNamed(id)
  const listed = find === undefined ? game.cards() : await found(game, find, lang)
  const wide = Math.max(0, ...listed.map((card) => card.id.length)) + 2
  const lines = listed.flatMap((card) => {
    const text = card.text[lang] ?? card.text.en
    const head = `${card.id.padEnd(wide)}${card.name[lang] ?? card.name.en}`
    return text === '' ? [head] : [head, indent(wrap(text, width - wide), wide)]
  })
  return {
    json: { game: game.id, cards: listed },
    text: () => (lines.length > 0 ? lines.join('\n') : `${game.id} has no such card`),
    ok: true,
  }
}

async function found(game: Game, query: string, lang: Lang): Promise<ReturnType<Game['cards']>> {
  const all = game.cards()
  const { cards, wrong } = new CardSearch((await game.loadProperties?.()) ?? [], all, lang).find(query)
  const [first] = wrong
  if (first !== undefined) throw new UsageError(whatIsWrong(first))
  const byId = new Map(all.map((card) => [card.id, card]))
  return cards.flatMap((id) => byId.get(id) ?? [])
}

function whatIsWrong({ kind, said, property, instead }: Wrong): string {
  if (kind === 'number') return `${property} is compared with a number, not with ${said}`
  const what =
    kind === 'property' ? `cards cannot be looked for by ${said}` : `there is no ${property} ${said}`
  return `${what}; there are: ${instead.join(', ')}`
}
