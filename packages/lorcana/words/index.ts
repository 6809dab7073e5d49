/** All words, brought to where they are found. */
import { wordFinder } from '@regelwerk/core'
import type { Amount, Condition } from '../abilities.ts'
import { speakIn } from '../vocabulary.ts'
import { amounts } from './amounts/index.ts'
import { conditions } from './conditions/index.ts'
import { properties } from './filters/index.ts'
import type { AmountWord, ConditionWord } from './word.ts'

speakIn({
  amountWord: wordFinder<AmountWord<Exclude<Amount, number>>>('amount', amounts),
  conditionWord: wordFinder<ConditionWord<Condition>>('condition', conditions),
  properties,
})
