import type { Texts } from '../facts.ts'
import {
  activated,
  challenger,
  exertSelf,
  gainLore,
  has,
  keyword,
  nameAndReveal,
  shiftByDiscarding,
} from '../words.ts'

export const amethyst: Texts = {
  'Bruno Madrigal - Undetected Uncle': [
    has(keyword('evasive')),
    activated([exertSelf], nameAndReveal(gainLore(3))),
  ],
  // That it has both single names is no ability but follows from its name (5.2.6.1).
  'Flotsam & Jetsam - Entangling Eels': [has(shiftByDiscarding(2))],
  'Luisa Madrigal - Magically Strong One': [has(keyword('rush'))],
  'Tick-Tock - Ever-Present Pursuer': [has(keyword('evasive'))],
  'Ursula - Mad Sea Witch': [has(challenger(2))],
}
