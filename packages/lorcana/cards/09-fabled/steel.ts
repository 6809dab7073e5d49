import type { Texts } from '../facts.ts'
import { atEndOfYourTurn, undamaged } from '../phrases.ts'
import {
  activated,
  all,
  banish,
  challengeReady,
  challenger,
  character,
  chosen,
  deal,
  discard,
  discarding,
  draw,
  either,
  exerted,
  gains,
  give,
  ifYouDo,
  inOrder,
  keyword,
  may,
  resist,
  selfHas,
  theyHave,
  wheneverQuests,
  whenPlayed,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const steel: Texts = {
  'Nala - Undaunted Lioness': [selfHas({ lore: 1, keywords: [resist(1)] }, { while: undamaged })],
  'Lilo - Best Explorer Ever': [
    whenPlayed(give(all(yourOtherCharacter()), { keywords: [challenger(2)] })),
    wheneverQuests(
      give(chosen(character({ classification: 'Alien' })), {
        keywords: [challenger(2)],
        ...challengeReady(),
      }),
    ),
  ],
  'Scar - Finally King': [
    theyHave(yourCharacter({ classification: 'Ally' }), { strength: 1 }),
    atEndOfYourTurn(
      ifYouDo(
        may(draw({ of: chosen(yourCharacter({ classification: 'Ally' })), value: 'strength' })),
        inOrder(discard(2), banish('first')),
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
  'Jasmine - Fearless Princess': [
    selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn }),
    activated([discarding()], gains('self', challenger(3))),
  ],
}
