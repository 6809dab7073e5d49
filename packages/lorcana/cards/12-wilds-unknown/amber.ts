import type { Texts } from '../facts.ts'
import { has, keyword, singer } from '../words.ts'

export const amber: Texts = {
  'Agustin Madrigal - Exceptionally Kind': [has(keyword('support'))],
  'Alan-a-Dale - Loyal Bard': [has(singer(4))],
}
