import type { Texts } from '../facts.ts'
import { has, keyword, singer } from '../words.ts'

export const ruby: Texts = {
  'Dash Parr - Dodgeball Dynamo': [has(keyword('evasive'))],
  'King Louie - King of Swing': [has(singer(6))],
  'Donald Duck - Vineling Rider': [has(keyword('rush'))],
}
