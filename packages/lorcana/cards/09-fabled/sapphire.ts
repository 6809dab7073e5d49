import type { Texts } from '../facts.ts'
import { onceDuringYourTurn, take } from '../phrases.ts'
import {
  character,
  chosen,
  giveStrength,
  intoInkwell,
  item,
  lookAt,
  may,
  opposingCharacter,
  theyHave,
  whenBanished,
  wheneverQuests,
  whenPlayed,
  yourTurn,
} from '../words.ts'

export const sapphire: Texts = {
  'Alice - Accidentally Adrift': [
    whenPlayed(may(intoInkwell(chosen(item()), 'exerted'))),
    wheneverQuests(giveStrength(chosen(opposingCharacter()), -2)),
  ],
  'Mulan - Considerate Diplomat': [
    wheneverQuests(lookAt(4, 'bottom', take(character({ classification: 'Princess' })))),
  ],
  'Cruella De Vil - Style Icon': [
    whenBanished(intoInkwell('topOfDeck', 'exerted'), {
      what: character({ cost: { max: 2 } }),
      ...onceDuringYourTurn,
    }),
    theyHave(opposingCharacter({ cost: { max: 2 } }), { strength: -1 }, { while: yourTurn }),
  ],
}
