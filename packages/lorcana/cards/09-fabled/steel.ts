import type { Texts } from '../facts.ts'
import { atEndOfYourTurn, undamaged } from '../phrases.ts'
import {
  banish,
  character,
  chosen,
  deal,
  discard,
  draw,
  either,
  exerted,
  gains,
  ifYouDo,
  inOrder,
  may,
  resist,
  selfHas,
  theyHave,
  whenPlayed,
  yourCharacter,
} from '../words.ts'

export const steel: Texts = {
  'Nala - Undaunted Lioness': [selfHas({ lore: 1, keywords: [resist(1)] }, { while: undamaged })],
  'Scar - Finally King': [
    theyHave(yourCharacter({ classification: 'Ally' }), { strength: 1 }),
    atEndOfYourTurn(
      ifYouDo(
        may(draw({ of: chosen(yourCharacter({ classification: 'Ally' })), value: 'strength' })),
        inOrder(discard(2), banish('it')),
      ),
      { if: exerted },
    ),
  ],
  'Little John - Sir Reginald': [
    whenPlayed(
      either(
        gains(chosen(character({ classification: 'Hero' })), resist(2)),
        deal(2, chosen(character({ classification: 'Villain' }))),
      ),
    ),
  ],
}
