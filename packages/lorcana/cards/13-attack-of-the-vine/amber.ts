import type { Texts } from '../facts.ts'
import { has, keyword, resist, shift, singer } from '../words.ts'

export const amber: Texts = {
  'Lilo - Patient Weaver': [has(keyword('support'))],
  'Kocoum - Defender of the Tribe': [has(keyword('bodyguard'))],
  'Kanga - Hunny Bard': [has(singer(5))],
  'Lilo & Stitch - Fun-Loving Friends': [has(shift(3)), has(resist(1)), has(keyword('support'))],
}
