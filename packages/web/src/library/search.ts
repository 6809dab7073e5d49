/** Finding rules: by number, or by words in English, German or Italian, best first. */
import { type Catalogue, type CatalogueItem, fold, type RuleTexts } from '@regelwerk/core'
import { termsOf } from './terms.ts'

export interface Found {
  id: string
  item: CatalogueItem
}

const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? []

interface Entry extends Found {
  folded: string
  words: readonly string[]
}

export type Search = (query: string, section?: string) => Found[]

/** Part of the rulebook that an item belongs to: its chapter's number, or the first word of its id. */
export const sectionOf = (id: string): string => (/^[^./]+/.exec(id)?.[0] ?? id) as string

/** By what a rule is called and says in the reader's language too, where that is there. */
export function searchIn(game: string, catalogue: Catalogue, texts: RuleTexts = {}): Search {
  const entries: Entry[] = Object.entries(catalogue).map(([id, item]) => ({
    id,
    item,
    folded: fold(id),
    words: [id, item.summary, texts[id]?.title ?? '', texts[id]?.summary ?? ''].flatMap(wordsOf),
  }))
  const terms = termsOf(game).map(({ en, other }) => ({ en: en.map(fold), other: other.map(fold) }))
  const bridged = (word: string): string[] =>
    terms
      .filter(({ other }) =>
        other.some((stem) => word.startsWith(stem) || (word.length > 3 && stem.startsWith(word))),
      )
      .flatMap(({ en }) => en)

  return (query, section) => {
    const within = entries.filter(({ id }) => section === undefined || sectionOf(id) === section)
    const sought = fold(query.trim())
    if (sought === '') return within
    const asked = wordsOf(query).map((word) => ({ word, english: bridged(word) }))
    return within
      .map((entry) => ({ entry, score: scoreOf(entry, sought, asked) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ entry }) => entry)
  }
}

/** 0: not found. An id before any word; every word must be found, itself or by what it stands for. */
function scoreOf(
  { folded, words }: Entry,
  sought: string,
  asked: readonly { word: string; english: readonly string[] }[],
): number {
  if (folded === sought) return 1000
  if (folded.startsWith(`${sought}.`) || folded.startsWith(`${sought}/`)) return 500
  if (/^\d/.test(sought) && folded.startsWith(sought)) return 200
  let score = 0
  for (const { word, english } of asked) {
    const here = scoreOfWord(words, word, english)
    if (here === 0) return 0
    score += here
  }
  return score
}

function scoreOfWord(words: readonly string[], word: string, english: readonly string[]): number {
  if (words.includes(word)) return 4
  if (words.some((one) => one.startsWith(word))) return 3
  if (english.some((stem) => words.some((one) => one.startsWith(stem)))) return 2
  return word.length > 3 && words.some((one) => one.includes(word)) ? 1 : 0
}
