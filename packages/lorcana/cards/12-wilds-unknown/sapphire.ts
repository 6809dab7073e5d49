import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const sapphire: Texts = {
  'Merryweather - Feisty Fairy': [has(keyword('ward'))],
  'Fauna - Good-Natured Fairy': [has(keyword('support'))],
  'Syndrome - Evil Inventor': [has(keyword('alert'))],
}
