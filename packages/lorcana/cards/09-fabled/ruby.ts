import type { Texts } from '../facts.ts'
import { cardUnder, youPlayedThisTurn } from '../phrases.ts'
import {
  character,
  giveStrength,
  has,
  keyword,
  selfHas,
  shift,
  singer,
  song,
  wheneverYouPlay,
  youHave,
} from '../words.ts'

export const ruby: Texts = {
  'Powerline - Taking the Stage': [has(singer(4))],
  'Mickey Mouse - Brave Little Prince': [
    has(shift(5)),
    has(keyword('evasive')),
    selfHas({ strength: 3, willpower: 3, lore: 3 }, { while: cardUnder }),
  ],
  'Roxanne - Powerline Fan': [
    selfHas({ strength: 1, lore: 1 }, { while: youHave(character({ keyword: 'singer' })) }),
  ],
  'P.J. Pete - Caught Up in the Music': [wheneverYouPlay(song(), giveStrength('self', 2))],
  'Powerline - Musical Superstar': [
    selfHas({ keywords: [keyword('rush')] }, { while: youPlayedThisTurn(song()) }),
  ],
}
