import type { Texts } from '../facts.ts'
import { has, singer } from '../words.ts'

export const ruby: Texts = {
  'Powerline - Taking the Stage': [has(singer(4))],
}
