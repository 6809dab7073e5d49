import type { Texts } from '../facts.ts'
import { take } from '../phrases.ts'
import {
  banish,
  character,
  chosen,
  has,
  keyword,
  lookAt,
  may,
  one,
  resist,
  returnToHand,
  shift,
  singer,
  whenPlayed,
} from '../words.ts'

export const amber: Texts = {
  'Lilo - Patient Weaver': [has(keyword('support'))],
  'Kocoum - Defender of the Tribe': [has(keyword('bodyguard'))],
  'Gaston - Superior Archer': [whenPlayed(may(banish(chosen(character({ strength: { min: 5 } })))))],
  'Kanga - Hunny Bard': [has(singer(5))],
  'Sulley - The New Boss': [
    has(keyword('bodyguard')),
    whenPlayed(may(returnToHand(one(character({ in: 'discard' }))))),
  ],
  'Lilo & Stitch - Fun-Loving Friends': [has(shift(3)), has(resist(1)), has(keyword('support'))],

  'Besties, Assemble!': { effect: lookAt(4, 'bottom', take(character())) },
}
