/** Before a turn ends with something left to do: a question first, if the player wants it so. */
import type { Game, Lang } from '@regelwerk/core'
import type { Screen } from '@regelwerk/protocol'
import { useState } from 'react'
import { sayTable } from '../messages/table.ts'
import { useSettings } from '../settings.ts'

export interface TurnEnd {
  /** What is asked, instead of what can be chosen; null: nothing. */
  question: string | null
  /** The option that ends the turn, in words. */
  act: string
  /** Is it asked about before this option is taken? */
  holds(index: number): boolean
  answer(yes: boolean): void
}

/** `key` says which decision it is; `take` ends the turn. */
export function useTurnEnd(
  game: Game,
  { decision }: Screen,
  lang: Lang,
  key: string,
  take: (index: number) => void,
): TurnEnd {
  const { confirm } = useSettings()
  const [asked, setAsked] = useState<string | null>(null)
  const pass = confirm && decision?.window?.costs ? decision.window.pass : undefined
  const left = decision && pass !== undefined ? (game.windows?.left?.(decision.options, lang) ?? null) : null
  const act = pass === undefined ? '' : (decision?.options[pass]?.text ?? '')
  const isAsked = left !== null && asked === key
  return {
    question: isAsked ? sayTable(lang, 'endAsk', { left, act }) : null,
    act,
    holds(index) {
      if (left === null || index !== pass || isAsked) return false
      setAsked(key)
      return true
    },
    answer(yes) {
      setAsked(null)
      if (yes && pass !== undefined) take(pass)
    },
  }
}
