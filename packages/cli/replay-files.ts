/** Replay files on disk: JSON, read with suspicion. */
import type { Answer, Replay, Setup } from '@regelwerk/core'
import { FileError, readText } from './files.ts'

export function readReplay(file: string): Replay {
  const wrong = (what: string): never => {
    throw new FileError(`this is no replay: ${what}`, file)
  }
  const { game, version, setup, answers, hashes } = record(parse(readText(file), wrong)) ?? wrong('no object')
  if (typeof game !== 'string') return wrong('game is missing')
  if (typeof version !== 'string') return wrong('version is missing')
  if (!isSetup(setup)) return wrong('setup needs format, decks and seed')
  if (!Array.isArray(answers)) return wrong('answers are missing')
  const strange = answers.findIndex((answer) => !isAnswer(answer))
  if (strange >= 0) return wrong(`answer ${strange + 1} needs seat and choice`)
  if (!isListOf(hashes, isString)) return wrong('hashes are missing')
  return { game, version, setup, answers, hashes }
}

function parse(text: string, wrong: (what: string) => never): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return wrong((error as Error).message)
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
