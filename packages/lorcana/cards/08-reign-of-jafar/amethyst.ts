import type { Texts } from '../facts.ts'
import { challenger, has, keyword } from '../words.ts'

export const amethyst: Texts = {
  'Palace Guard - Spectral Sentry': [has(keyword('vanish'))],
  'Druun - Ravenous Plague': [has(challenger(4))],
  'Ryder - Fleet-Footed Infiltrator': [has(keyword('evasive'))],
  'Blue Fairy - Guiding Light': [has(keyword('evasive')), has(keyword('support'))],
}
