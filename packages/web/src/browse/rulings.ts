/** Rules that are about a card: those that speak of it, and those that say what it is and what its keywords do. */
import { type CardEntry, fold, type Game, loadRuleTexts, type Property } from '@regelwerk/core'

/** Properties whose values are words of the rulebook. */
const WORDS = ['keyword', 'type']

export interface Rulings {
  /** Rules that name the card: rulings, errata, examples. */
  own: readonly string[]
  /** Rules for all that is like it. */
  general: readonly string[]
}

export async function rulingsFor(
  game: Game,
  properties: readonly Property[],
  { id, name }: Pick<CardEntry, 'id' | 'name'>,
): Promise<Rulings> {
  const [catalogue, texts] = await Promise.all([game.loadCatalogue(), loadRuleTexts(game, 'en')])
  const rules = Object.keys(catalogue)
  const named = new RegExp(`(?<![\\p{L}\\d-])${literally(name.en)}(?![\\p{L}\\d-])`, 'u')
  // Some books have a section for each card.
  const ofCard = new RegExp(`(^|/)${literally(id)}(?![\\p{L}\\d])`, 'u')
  const own = rules.filter((rule) => ofCard.test(rule) || named.test(catalogue[rule]?.summary ?? ''))
  const titles = new Map(rules.map((rule) => [fold(texts[rule]?.title ?? ''), rule] as const).reverse())
  const general = properties.flatMap((property) =>
    property.values !== undefined && WORDS.includes(property.id)
      ? property.of(id).flatMap((value) => titled(titles, fold(property.sayValue(value, 'en'))) ?? [])
      : [],
  )
  return { own, general: [...new Set(general)].filter((rule) => !own.includes(rule)) }
}

/** A rule of this title, of many of it, of the cards that are it, or else the first that begins with it. */
function titled(titles: ReadonlyMap<string, string>, word: string): string | undefined {
  const whole = [`${word}s`, `${word} cards`, word, `${word} x`].find((title) => titles.has(title))
  if (whole !== undefined) return titles.get(whole)
  const begun = new RegExp(`^(?:the |one |\\w+/)?${literally(word)}\\b`)
  return [...titles].findLast(([title]) => begun.test(title))?.[1]
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
