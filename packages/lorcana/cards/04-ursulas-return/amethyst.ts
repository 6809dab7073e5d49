import type { Texts } from '../facts.ts'
import { opponentHas } from '../phrases.ts'
import {
  activated,
  challenger,
  character,
  draw,
  exertSelf,
  gainLore,
  has,
  keyword,
  may,
  nameAndReveal,
  shiftByDiscarding,
  whenPlayed,
} from '../words.ts'

export const amethyst: Texts = {
  'Bruno Madrigal - Undetected Uncle': [
    has(keyword('evasive')),
    activated([exertSelf], nameAndReveal(gainLore(3))),
  ],
  'Dolores Madrigal - Easy Listener': [
    whenPlayed(may(draw()), { if: opponentHas(character({ exerted: true })) }),
  ],
  // That it has both single names is no ability but follows from its name (5.2.6.1).
  'Flotsam & Jetsam - Entangling Eels': [has(shiftByDiscarding(2))],
  'Luisa Madrigal - Magically Strong One': [has(keyword('rush'))],
  'Tick-Tock - Ever-Present Pursuer': [has(keyword('evasive'))],
  'Ursula - Mad Sea Witch': [has(challenger(2))],
}
