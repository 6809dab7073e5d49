/** What is said of something that never changes is said once, in each language: an ability is spoken of in every prompt. */
import type { Lang } from './text.ts'

export function once<T>(say: (id: string, lang: Lang) => T): (id: string, lang: Lang) => T {
  const said: Readonly<Record<Lang, Map<string, T>>> = { en: new Map(), de: new Map(), it: new Map() }
  return (id, lang) => {
    const before = said[lang].get(id)
    if (before !== undefined) return before
    const now = say(id, lang)
    said[lang].set(id, now)
    return now
  }
}
