import type { Texts } from '../facts.ts'
import {
  character,
  chosen,
  exert,
  gains,
  has,
  inOrder,
  keyword,
  may,
  opposingCharacter,
  play,
  selfHas,
  song,
  whenPlayed,
  youHave,
} from '../words.ts'

export const amethyst: Texts = {
  'Ursula - Voice Stealer': [
    whenPlayed(
      inOrder(
        exert(chosen(opposingCharacter({ exerted: false }))),
        may(play(song({ cost: { max: { of: 'it', value: 'cost' } } }), { free: true })),
      ),
    ),
  ],
  'Dumbo - The Flying Elephant': [
    has(keyword('evasive')),
    whenPlayed(gains(chosen(character()), keyword('evasive'), 'untilYourNextTurn')),
  ],
  'Timothy Q. Mouse - Flight Instructor': [
    selfHas({ lore: 1 }, { while: youHave(character({ keyword: 'evasive' })) }),
  ],
}
