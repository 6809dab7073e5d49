/** All words, brought to where they are found. */
import { verbFinder, wordFinder } from '@regelwerk/core'
import type { Amount, Condition, Cost, Happens, Static, Verb } from '../abilities.ts'
import { speakIn } from '../vocabulary.ts'
import { amounts } from './amounts/index.ts'
import { conditions } from './conditions/index.ts'
import { costs } from './costs/index.ts'
import { properties } from './filters/index.ts'
import { happenings } from './happenings/index.ts'
import { permissions } from './permissions/index.ts'
import { statics } from './statics/index.ts'
import { verbs } from './verbs/index.ts'
import type { AmountWord, ConditionWord, CostWord, StaticWord, VerbWord } from './word.ts'

const byKind = new Map<string, Happens[]>()
for (const on of Object.keys(happenings) as Happens[])
  for (const kind of happenings[on].kinds) byKind.set(kind, [...(byKind.get(kind) ?? []), on])
const none: readonly Happens[] = []

speakIn({
  amountWord: wordFinder<AmountWord<Exclude<Amount, number>>>('amount', amounts),
  conditionWord: wordFinder<ConditionWord<Condition>>('condition', conditions),
  properties,
  eventWord: (on) => happenings[on],
  happensBy: (kind) => byKind.get(kind) ?? none,
  verbWord: verbFinder<VerbWord<Verb>>(verbs),
  costWord: wordFinder<CostWord<Cost>>('cost', costs),
  permissions,
  staticWord: wordFinder<StaticWord<Static>>('static ability', statics),
})
