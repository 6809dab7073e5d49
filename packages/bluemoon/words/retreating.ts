/** Dragons when somebody retreats (base/33). */
import { words } from '@regelwerk/say'
import * as de from '../text/de.ts'
import type { ContinuousWords } from './word.ts'

export interface Retreating {
  dragons: { dragons: 1 | -1; when: 'opponentRetreats' | 'iRetreat' }
  atMostOneDragon: { atMostOneDragon: true }
}

const iRetreat = (isThisTurn: boolean): string =>
  words('ziehe ich mich', isThisTurn && de.turn, 'zurück, gewinnst du')
const youRetreat = (isThisTurn: boolean): string =>
  words('ziehst du dich', isThisTurn && de.turn, 'zurück, gewinne ich')

export const retreating: ContinuousWords<Retreating> = {
  dragons: {
    say: {
      en: ({ dragons, when }, isThisTurn) => {
        const [loser, winner] = when === 'iRetreat' ? ['I', 'you'] : ['you', 'I']
        const more = dragons > 0 ? 'more' : 'fewer'
        return `if ${loser} retreat${isThisTurn ? ' this turn' : ''}, ${winner} attract 1 ${more} dragon`
      },
      de: ({ dragons, when }, isThisTurn) => {
        const start = (when === 'iRetreat' ? iRetreat : youRetreat)(isThisTurn)
        return `${start} 1 Drachen ${dragons > 0 ? 'mehr' : 'weniger'}`
      },
      it: ({ dragons, when }, isThisTurn) => {
        const [loser, winner] = when === 'iRetreat' ? ['mi ritiro', 'attiri'] : ['ti ritiri', 'attiro']
        const turn = isThisTurn ? ' in questo turno' : ''
        return `se ${loser}${turn}, ${winner} 1 drago in ${dragons > 0 ? 'più' : 'meno'}`
      },
    },
  },
  atMostOneDragon: {
    say: {
      en: (_, isThisTurn) => `if I retreat${isThisTurn ? ' this turn' : ''}, you attract at most 1 dragon`,
      de: (_, isThisTurn) => `${iRetreat(isThisTurn)} höchstens 1 Drachen`,
      it: (_, isThisTurn) => `se mi ritiro${isThisTurn ? ' in questo turno' : ''}, attiri al massimo 1 drago`,
    },
  },
}
