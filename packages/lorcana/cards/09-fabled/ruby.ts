import type { Texts } from '../facts.ts'
import {
  cardUnder,
  onceDuringYourTurn,
  playLooked,
  readyWithoutQuesting,
  youPlayedThisTurn,
} from '../phrases.ts'
import {
  all,
  character,
  draw,
  each,
  gainLore,
  giveStrength,
  has,
  ifSo,
  inOrder,
  keyword,
  lookAt,
  selfHas,
  shift,
  singer,
  singTogether,
  song,
  when,
  wheneverYouPlay,
  youHave,
} from '../words.ts'

export const ruby: Texts = {
  'Powerline - Taking the Stage': [has(singer(4))],
  "Powerline - World's Greatest Rock Star": [
    has(shift(4)),
    has(singer(9)),
    when('sing', lookAt(4, 'bottom', playLooked(song({ cost: { max: 9 } }))), onceDuringYourTurn),
  ],
  'Mickey Mouse - Brave Little Prince': [
    has(shift(5)),
    has(keyword('evasive')),
    selfHas({ strength: 3, willpower: 3, lore: 3 }, { while: cardUnder }),
  ],
  "Max Goof - Rockin' Teen": [has(singer(5)), selfHas({ cant: ['move'] })],
  'Roxanne - Powerline Fan': [
    selfHas({ strength: 1, lore: 1 }, { while: youHave(character({ keyword: 'singer' })) }),
  ],
  'P.J. Pete - Caught Up in the Music': [wheneverYouPlay(song(), giveStrength('self', 2))],
  'Powerline - Musical Superstar': [
    selfHas({ keywords: [keyword('rush')] }, { while: youPlayedThisTurn(song()) }),
  ],
  I2I: {
    keywords: [singTogether(9)],
    effect: inOrder(
      each('eachPlayer', inOrder(draw(2), gainLore(2))),
      ifSo(
        { have: character({ sang: 'self' }), atLeast: 2 },
        readyWithoutQuesting(all(character({ sang: 'self' }))),
      ),
    ),
  },
}
