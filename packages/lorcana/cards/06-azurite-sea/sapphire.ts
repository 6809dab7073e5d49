import type { Texts } from '../facts.ts'
import {
  character,
  chosen,
  draw,
  giveStrength,
  has,
  item,
  keyword,
  opposingCharacter,
  payLess,
  shift,
  wheneverQuests,
  whenPlayed,
  youHave,
} from '../words.ts'

export const sapphire: Texts = {
  'B.E.N. - Eccentric Robot': [has(keyword('support'))],
  'Gadget Hackwrench - Brilliant Bosun': [
    has(shift(4)),
    payLess(1, character({ classification: 'Inventor' }), { while: youHave(item(), 3) }),
  ],
  'Yokai - Scientific Supervillain': [
    has(shift(6)),
    { kind: 'static', playFree: item({ named: 'Microbots' }) },
    wheneverQuests(draw({ each: opposingCharacter({ strength: { max: 0 } }) })),
  ],

  Microbots: [
    { kind: 'static', deckLimit: 'any' },
    whenPlayed(
      giveStrength(chosen(character()), { each: item({ named: 'Microbots', whose: 'yours' }), times: -1 }),
    ),
  ],
}
