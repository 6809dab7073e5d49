import type { Texts } from '../facts.ts'
import {
  character,
  chosen,
  each,
  ifYouDo,
  may,
  opposingCharacter,
  play,
  shuffleIntoDeck,
  whenPlayed,
} from '../words.ts'

export const emerald: Texts = {
  'Chernabog - Unnatural Force': [
    whenPlayed(
      ifYouDo(
        may(shuffleIntoDeck(chosen(opposingCharacter()))),
        each('itsPlayer', may(play(character({ in: 'discard' }), { free: true }))),
      ),
    ),
  ],
}
