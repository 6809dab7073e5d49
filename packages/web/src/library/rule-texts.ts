/** What rules are called and say, loaded the first time somebody reads them in a language. */
import { type Game, type Lang, loadRuleTexts, type RuleTexts } from '@regelwerk/core'
import { useEffect, useState } from 'react'

const NONE: RuleTexts = {}
const loaded = new Map<string, RuleTexts>()

/** None until they are there; then ids give way to titles. */
export function useRuleTexts(game: Game, lang: Lang): RuleTexts {
  const key = `${game.id} ${lang}`
  const [, setLoaded] = useState('')
  useEffect(() => {
    if (loaded.has(key)) return
    let here = true
    loadRuleTexts(game, lang).then(
      (texts) => {
        loaded.set(key, texts)
        if (here) setLoaded(key)
      },
      // Out of reach: the ids serve, and the next who asks tries again.
      () => {},
    )
    return () => {
      here = false
    }
  }, [game, lang, key])
  return loaded.get(key) ?? NONE
}
