/** Rules, what they are called and say, loaded the first time somebody reads them in a language. */
import {
  type Catalogue,
  type Catalogued,
  catalogued,
  type Game,
  type Lang,
  loadRuleTexts,
  type RuleTexts,
} from '@regelwerk/core'
import { loadGame } from '@regelwerk/protocol/games'
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

const read = new Map<string, Promise<Catalogued>>()
const catalogues = new Map<string, Catalogue>()

/** A game with its rules, always by the same promise. */
export function withCatalogue(id: string): Promise<Catalogued> {
  const found = read.get(id) ?? loadGame(id).then(catalogued)
  read.set(id, found)
  found.then(
    ({ catalogue }) => catalogues.set(id, catalogue),
    () => read.delete(id),
  )
  return found
}

/** The rules of a game; null until they are there. */
export function useCatalogue({ id }: Game): Catalogue | null {
  const [, setRead] = useState('')
  useEffect(() => {
    if (catalogues.has(id)) return
    let here = true
    withCatalogue(id).then(
      () => here && setRead(id),
      // Out of reach, as above.
      () => {},
    )
    return () => {
      here = false
    }
  }, [id])
  return catalogues.get(id) ?? null
}
