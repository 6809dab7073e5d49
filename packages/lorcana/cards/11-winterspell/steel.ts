import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const steel: Texts = {
  'John Smith - Undaunted Protector': [has(keyword('bodyguard')), { kind: 'static', mustBeChosen: true }],
}
