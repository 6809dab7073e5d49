/** Replays as they come from outside, a file or a link: read with suspicion. */
import type { Answer, LogLine, Replay, RulesChange, SavedState, Setup } from '@regelwerk/core'
import type { Fairness } from './fair.ts'

/** A replay, with what shows that its seed was fair, where it comes from a server. */
export interface KeptReplay extends Replay {
  fair?: Fairness
  /** What the players were called, by seat. */
  names?: string[]
  /** Why it ended, where the rules of the game were not the reason. */
  ended?: string
  /** The log as it was recorded, where it was played by other rules than those of who gives it. */
  recorded?: LogLine[]
}

/** The replay that some data is; throws, saying what is missing, if it is none. */
export function replayFrom(data: unknown): KeptReplay {
  const wrong = (what: string): never => {
    throw new Error(`this is no replay: ${what}`)
  }
  const { game, rules, version, setup, begun, answers, hashes, changed, fair, names, ended, recorded } =
    record(data) ?? wrong('no object')
  if (!isString(game)) return wrong('game is missing')
  // Before fingerprints were taken there was a version, which said little.
  const by = isString(rules) ? rules : isString(version) ? version : wrong('rules are missing')
  if (!isSetup(setup)) return wrong('setup needs format, decks and seed')
  if (!Array.isArray(answers)) return wrong('answers are missing')
  const strange = answers.findIndex((answer) => !isAnswer(answer))
  if (strange >= 0) return wrong(`answer ${strange + 1} needs seat and choice`)
  if (!isListOf(hashes, isString)) return wrong('hashes are missing')
  if (changed !== undefined && !isListOf(changed, isChange)) return wrong('changed needs at, from and saved')
  if (fair !== undefined && !isFairness(fair)) return wrong('fair needs commit, commits and entropy')
  return {
    game,
    rules: by,
    setup,
    ...(isString(begun) && { begun }),
    answers,
    hashes,
    ...(changed !== undefined && { changed }),
    ...(isString(ended) && { ended }),
    ...(isListOf(recorded, isLine) && { recorded }),
    ...(fair !== undefined && { fair }),
    ...(isListOf(names, isString) && { names }),
  }
}

const record = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null

const isString = (value: unknown): value is string => typeof value === 'string'

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value)

const isListOf = <T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(isOne)

const isCards = (value: unknown): value is readonly [number, string] =>
  Array.isArray(value) && value.length === 2 && isNumber(value[0]) && isString(value[1])

const isDeck = (value: unknown): value is Setup['decks'][number] =>
  isString(value) || isListOf(value, isCards)

const isStarter = (value: unknown): value is Setup['starter'] =>
  value === undefined || value === 'random' || isNumber(value) || isNumber(record(value)?.chosenBy)

function isSetup(value: unknown): value is Setup {
  const setup = record(value)
  if (setup === null || !isString(setup.format) || !isString(setup.seed)) return false
  if (!isListOf(setup.decks, isDeck) || !isStarter(setup.starter)) return false
  return setup.teams === undefined || isListOf(setup.teams, isNumber)
}

function isAnswer(value: unknown): value is Answer {
  const answer = record(value)
  if (answer === null || !isNumber(answer.seat)) return false
  const { choice } = answer
  if (choice === 'undo' || choice === 'concede' || isNumber(choice)) return true
  return isListOf(choice, isNumber) || isNumber(record(choice)?.forgo)
}

function isChange(value: unknown): value is RulesChange {
  const change = record(value)
  return change !== null && isNumber(change.at) && isString(change.from) && isSaved(change.saved)
}

function isSaved(value: unknown): value is SavedState {
  const saved = record(value)
  return saved !== null && isString(saved.game) && isNumber(saved.schema) && record(saved.state) !== null
}

function isLine(value: unknown): value is LogLine {
  const line = record(value)
  return line !== null && isNumber(line.at) && isString(line.rule) && isString(line.text)
}

function isFairness(value: unknown): value is Fairness {
  const fair = record(value)
  if (fair === null || !isString(fair.commit)) return false
  if (!isListOf(fair.entropy, isString) || !isListOf(fair.commits, isString)) return false
  return fair.secret === undefined || isString(fair.secret)
}
