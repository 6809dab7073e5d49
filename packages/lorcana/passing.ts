/** Where a player may pass: the end of the own turn alone, for nobody acts in the turn of another (1.3.4). */
import { cardsThatCould, type Windows, windowWith } from '@regelwerk/core'
import type { LorcanaState } from './state.ts'

export const windows: Windows<LorcanaState> = {
  kinds: { turn: { stop: 'able', costs: true, moment: true } },
  left(options, lang) {
    const n = cardsThatCould(options, ['quest'])
    if (n === 0) return null
    const said = {
      en: `You can still quest with ${n === 1 ? '1 character' : `${n} characters`}.`,
      de: `Du kannst noch mit ${n === 1 ? '1 Charakter' : `${n} Charakteren`} erkunden.`,
      it: `Puoi ancora andare all'avventura con ${n === 1 ? '1 personaggio' : `${n} personaggi`}.`,
    }
    return said[lang]
  },
  of: (_, decision) => (decision.prompt === 'main' ? windowWith(decision, 'end turn', 'turn') : null),
}
