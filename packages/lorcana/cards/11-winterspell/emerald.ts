import type { Texts } from '../facts.ts'
import {
  character,
  chosen,
  each,
  has,
  ifYouDo,
  keyword,
  may,
  opposingCharacter,
  play,
  shuffleIntoDeck,
  whenPlayed,
} from '../words.ts'

export const emerald: Texts = {
  'Big Mama - Clever and Calming': [has(keyword('ward'))],
  'Chernabog - Unnatural Force': [
    whenPlayed(
      ifYouDo(
        may(shuffleIntoDeck(chosen(opposingCharacter()))),
        each('itsPlayer', may(play(character({ in: 'discard' }), { free: true }))),
      ),
    ),
  ],
  'Squeaks - Cozy Caterpillar': [has(keyword('evasive'))],
}
