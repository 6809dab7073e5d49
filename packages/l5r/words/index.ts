/** All words, joined. Whoever reads texts must have loaded this. */
import type { Amounts, Conditions, Constants, Happenings, Verbs } from '../abilities.ts'
import { countAmounts } from './amounts/counts.ts'
import { valueAmounts } from './amounts/values.ts'
import { cardConditions } from './conditions/cards.ts'
import { conflictConditions, conflictSaid } from './conditions/conflicts.ts'
import { logicConditions } from './conditions/logic.ts'
import { playerConditions } from './conditions/players.ts'
import { cardConstants } from './constants/cards.ts'
import { conflictConstants } from './constants/conflicts.ts'
import { paymentConstants } from './constants/payments.ts'
import { playerConstants } from './constants/players.ts'
import { protectionConstants } from './constants/protections.ts'
import { restraintConstants } from './constants/restraints.ts'
import { skillConstants } from './constants/skills.ts'
import { costWords } from './costs/index.ts'
import { filterWords } from './filters/index.ts'
import { cardHappenings } from './happenings/cards.ts'
import { conflictHappenings } from './happenings/conflicts.ts'
import { gameHappenings } from './happenings/game.ts'
import { learn } from './known.ts'
import type { AmountWords, ConditionWords, ConstantWords, HappeningWords, VerbWords } from './records.ts'
import { answerVerbs } from './verbs/answers.ts'
import { borrowingVerbs } from './verbs/borrowing.ts'
import { characterVerbs } from './verbs/characters.ts'
import { conflictVerbs } from './verbs/conflicts.ts'
import { deckVerbs } from './verbs/decks.ts'
import { enteringVerbs } from './verbs/entering.ts'
import { exchangeVerbs } from './verbs/exchanges.ts'
import { fateVerbs } from './verbs/fate.ts'
import { handVerbs } from './verbs/hands.ts'
import { laterVerbs } from './verbs/later.ts'
import { movingVerbs } from './verbs/moving.ts'
import { phaseVerbs } from './verbs/phases.ts'
import { playerVerbs } from './verbs/players.ts'
import { provinceVerbs } from './verbs/provinces.ts'
import { severalVerbs } from './verbs/several.ts'
import { topVerbs } from './verbs/tops.ts'
import { turningVerbs } from './verbs/turning.ts'

const amounts: AmountWords<Amounts> = { ...countAmounts, ...valueAmounts }

const conditions: ConditionWords<Conditions> = {
  ...cardConditions,
  ...conflictConditions,
  ...playerConditions,
  ...logicConditions,
}

const happenings: HappeningWords<Happenings> = {
  ...conflictHappenings,
  ...cardHappenings,
  ...gameHappenings,
}

const verbs: VerbWords<Verbs> = {
  ...playerVerbs,
  ...handVerbs,
  ...deckVerbs,
  ...topVerbs,
  ...characterVerbs,
  ...fateVerbs,
  ...movingVerbs,
  ...provinceVerbs,
  ...severalVerbs,
  ...borrowingVerbs,
  ...enteringVerbs,
  ...exchangeVerbs,
  ...conflictVerbs,
  ...answerVerbs,
  ...laterVerbs,
  ...phaseVerbs,
  ...turningVerbs,
}

const constants: ConstantWords<Constants> = {
  ...skillConstants,
  ...cardConstants,
  ...playerConstants,
  ...protectionConstants,
  ...restraintConstants,
  ...paymentConstants,
  ...conflictConstants,
}

learn({
  filters: filterWords,
  amounts,
  conditions,
  happenings,
  verbs,
  costs: costWords,
  constants,
  conflictSaid,
})
