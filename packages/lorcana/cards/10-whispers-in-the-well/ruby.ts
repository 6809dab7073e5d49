import type { Texts } from '../facts.ts'
import {
  banish,
  character,
  draw,
  gainLore,
  gains,
  has,
  ifSo,
  inOrder,
  inOrderTo,
  keyword,
  location,
  may,
  play,
  when,
  youHave,
} from '../words.ts'

export const ruby: Texts = {
  'Peter Pan - High Flyer': [has(keyword('evasive'))],
  'Hermes - Harried Messenger': [has(keyword('rush'))],

  'Get to Safety!': {
    effect: inOrder(
      play(location({ cost: { max: 3 }, in: 'discard' }), { free: true }),
      ifSo(youHave(location({ named: 'Sleepy Hollow' })), draw()),
    ),
  },

  'Sleepy Hollow - The Bridge': [
    when(
      'quest',
      may(
        inOrderTo(
          banish('self'),
          inOrder(gainLore(2), gains('triggering', keyword('evasive'), 'untilYourNextTurn')),
        ),
      ),
      { what: character({ here: true }) },
    ),
  ],
}
