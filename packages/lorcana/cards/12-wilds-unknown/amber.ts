import type { Texts } from '../facts.ts'
import { activated, character, exertSelf, has, keyword, payLessForNext, singer } from '../words.ts'

export const amber: Texts = {
  'Agustin Madrigal - Exceptionally Kind': [has(keyword('support'))],
  'Alan-a-Dale - Loyal Bard': [has(singer(4))],
  'Hamm - Piggy Bank': [activated([exertSelf], payLessForNext(1, character()))],
}
