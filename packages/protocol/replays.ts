/** Replays as they come from outside, a file or a link: read with suspicion. */
import {
  type Answer,
  LONGEST_NAME,
  type LogLine,
  MOST_ANSWERS,
  MOST_CARDS,
  MOST_OPTIONS,
  MOST_PICKED,
  MOST_SEATS,
  type Replay,
  type RulesChange,
  type SavedState,
  type Setup,
  whyNoSetup,
} from '@regelwerk/core'
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

/** How often the rules of one match may have changed, and how long its log may be. */
const MOST_CHANGES = 100
const MOST_LINES = 20 * MOST_ANSWERS

/** The replay that some data is; throws, saying what is missing or too much, if it is none. */
export function replayFrom(data: unknown): KeptReplay {
  const wrong = (what: string): never => {
    throw new Error(`this is no replay: ${what}`)
  }
  const { game, rules, version, setup, begun, answers, hashes, changed, fair, names, ended, recorded } =
    record(data) ?? wrong('no object')
  if (!isText(game)) return wrong('game is missing')
  // Before fingerprints were taken there was a version, which said little.
  const by = isText(rules) ? rules : isText(version) ? version : wrong('rules are missing')
  if (!isSetup(setup)) return wrong('setup needs format, decks and seed')
  const most = whyNoSetup(setup)
  if (most !== null) return wrong(most)
  if (!Array.isArray(answers)) return wrong('answers are missing')
  if (answers.length > MOST_ANSWERS) return wrong(`it has more than ${MOST_ANSWERS} answers`)
  const strange = answers.findIndex((answer) => !isAnswer(answer))
  if (strange >= 0) return wrong(`answer ${strange + 1} needs seat and choice`)
  if (!isListOf(hashes, isText, MOST_ANSWERS)) return wrong('hashes are missing')
  if (changed !== undefined && !isListOf(changed, isChange, MOST_CHANGES))
    return wrong('changed needs at, from and saved')
  const told = fair === undefined ? undefined : (fairnessIn(fair) ?? wrong('fair needs commit and entropy'))
  return {
    game,
    rules: by,
    setup,
    ...(isText(begun) && { begun }),
    answers,
    hashes,
    ...(changed !== undefined && { changed }),
    ...(isText(ended) && { ended }),
    ...(isListOf(recorded, isLine, MOST_LINES) && { recorded }),
    ...(told !== undefined && { fair: told }),
    ...(isListOf(names, isText, MOST_SEATS) && { names }),
  }
}

const record = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null

const isString = (value: unknown): value is string => typeof value === 'string'

/** A name, an id, a hash: nothing of them is long. */
const isText = (value: unknown): value is string => isString(value) && value.length <= LONGEST_NAME

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value)

const isListOf = <T>(value: unknown, isOne: (one: unknown) => one is T, most: number): value is T[] =>
  Array.isArray(value) && value.length <= most && value.every(isOne)

const isCards = (value: unknown): value is readonly [number, string] =>
  Array.isArray(value) && value.length === 2 && isNumber(value[0]) && isString(value[1])

const isDeck = (value: unknown): value is Setup['decks'][number] =>
  isString(value) || isListOf(value, isCards, MOST_CARDS)

const isStarter = (value: unknown): value is Setup['starter'] =>
  value === undefined || value === 'random' || isNumber(value) || isNumber(record(value)?.chosenBy)

/** As far as its kinds go; what would be too much of it is said by `whyNoSetup`. */
function isSetup(value: unknown): value is Setup {
  const setup = record(value)
  if (setup === null || !isString(setup.format) || !isString(setup.seed)) return false
  if (!isListOf(setup.decks, isDeck, Number.MAX_SAFE_INTEGER) || !isStarter(setup.starter)) return false
  const { teams, handicap } = setup
  return [teams, handicap].every((list) => list === undefined || isListOf(list, isNumber, MOST_SEATS))
}

const isSeat = (value: unknown): value is number => isNumber(value) && value >= 0 && value < MOST_SEATS

const isOption = (value: unknown): value is number => isNumber(value) && value >= 0 && value <= MOST_OPTIONS

function isAnswer(value: unknown): value is Answer {
  const answer = record(value)
  if (answer === null || !isSeat(answer.seat)) return false
  const { choice } = answer
  if (choice === 'undo' || choice === 'concede' || isOption(choice)) return true
  return isListOf(choice, isOption, MOST_PICKED) || isOption(record(choice)?.forgo)
}

function isChange(value: unknown): value is RulesChange {
  const change = record(value)
  return change !== null && isNumber(change.at) && isText(change.from) && isSaved(change.saved)
}

function isSaved(value: unknown): value is SavedState {
  const saved = record(value)
  return saved !== null && isText(saved.game) && isNumber(saved.schema) && record(saved.state) !== null
}

function isLine(value: unknown): value is LogLine {
  const line = record(value)
  return line !== null && isNumber(line.at) && isText(line.rule) && isString(line.text)
}

function fairnessIn(value: unknown): Fairness | null {
  // Before players committed to what they add there were no commits.
  const { commit, commits = [], entropy, secret } = record(value) ?? {}
  if (!isText(commit) || !isListOf(commits, isText, MOST_SEATS) || !isListOf(entropy, isText, MOST_SEATS))
    return null
  if (secret === undefined) return { commit, commits, entropy }
  return isText(secret) ? { commit, commits, entropy, secret } : null
}
