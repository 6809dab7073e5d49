/** The words of the language in which cards are written, joined and handed to those who read texts. */

import { readBy } from '../reading.ts'
import { NONE } from '../state.ts'
import { amountWord, reckoningOf } from './amounts/index.ts'
import { conditionWord, holdingOf } from './conditions/index.ts'
import { constantKind, constantWord } from './constants/index.ts'
import { filterWords, testOf } from './filters/index.ts'
import { happeningWord } from './happenings/index.ts'
import { verbNamed, verbWord } from './verbs/index.ts'

readBy({
  matches: (g, filter, what, c) => testOf(filter)(g, what, c),
  holds: (g, condition, c) => holdingOf(condition)(g, c),
  amount: (g, n, c, target = NONE) => (typeof n === 'number' ? n : reckoningOf(n)(g, c, target)),
  filterWords,
  amountWord,
  conditionWord,
  happeningWord,
  constantKind,
  constantWord,
  verbWord,
  verbNamed,
})
