/** Reading what clients send: JSON of a known kind and shape, or a refusal that says what is wrong. */
import { ClientMessage, LONGEST_MESSAGE } from '@regelwerk/protocol'
import type { Static, TProperties, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Refusal } from './refusal.ts'

const validators = new Map(
  ClientMessage.anyOf.map((schema) => [schema.properties.kind.const as string, Compile(schema as TSchema)]),
)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What can be read of a message even if it is refused: its own number, for the reply. */
export function numberOf(value: unknown): number | undefined {
  const re = isObject(value) ? value.re : undefined
  return typeof re === 'number' && Number.isSafeInteger(re) && re >= 0 ? re : undefined
}

export function parse(data: Buffer, isBinary: boolean): unknown {
  if (isBinary) throw new Refusal('malformed', 'messages are text')
  if (data.length > LONGEST_MESSAGE) {
    throw new Refusal('too-large', `a message has at most ${LONGEST_MESSAGE} bytes, not ${data.length}`)
  }
  try {
    return JSON.parse(data.toString())
  } catch {
    throw new Refusal('malformed', 'this is not JSON')
  }
}

export function check(value: unknown): ClientMessage {
  const kind = isObject(value) ? value.kind : undefined
  const validator = typeof kind === 'string' ? validators.get(kind) : undefined
  if (validator === undefined) {
    throw new Refusal('malformed', `a message has a kind: ${[...validators.keys()].join(', ')}`)
  }
  return checkBy(validator, value, kind as string) as ClientMessage
}

/** The value, if it is as it must be; else a refusal that says where `what` is not. */
export function checkBy<T extends TSchema>(
  validator: Validator<TProperties, T>,
  value: unknown,
  what: string,
): Static<T> {
  if (validator.Check(value)) return value
  const [wrong] = validator.Errors(value)
  const where = wrong?.instancePath ? `${wrong.instancePath} ` : ''
  throw new Refusal('malformed', `${what}: ${where}${wrong?.message ?? 'is not as it must be'}`)
}
