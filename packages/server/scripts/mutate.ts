/** Messages gone wrong: noise, and valid ones with something changed. */
import { below, type RandomState } from '@regelwerk/core'

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  1.5,
  1e9,
  -0,
  2 ** 60,
  '',
  'x',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '\u0000',
  '𝄞'.repeat(50),
  "' OR 1=1 --",
  'x'.repeat(600),
  [],
  [[]],
  [-1],
  [0, 0],
  [1e12],
  {},
  { kind: 'answer' },
  { toString: 1 },
]

const oneOf = <T>(list: readonly T[], random: RandomState): T => list[below(random, list.length)] as T

const strange = (random: RandomState): unknown => structuredClone(oneOf(STRANGE, random))

/** A message with one to three things changed, in its fields or in its letters. */
export function mutated(message: object, random: RandomState): string {
  let value: unknown = structuredClone(message)
  for (let i = 1 + below(random, 3); i > 0; i--) value = changed(value, random)
  const text = JSON.stringify(value) ?? ''
  return below(random, 4) === 0 ? misspelt(text, random) : text
}

/** The same with one field, at any depth, taken away, added, or made something else. */
function changed(value: unknown, random: RandomState): unknown {
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'number' && below(random, 2) === 0
      ? value + oneOf([-1, 1, 2, 0.5, 1e6], random)
      : strange(random)
  }
  const copy = value as { [key: string]: unknown }
  const keys = Object.keys(copy)
  const what = below(random, 6)
  if (keys.length === 0 || what === 0) copy[oneOf(['re', 'seat', 'x', 'kind', '0'], random)] = strange(random)
  else {
    const key = oneOf(keys, random)
    if (what === 1) delete copy[key]
    else copy[key] = changed(copy[key], random)
  }
  return copy
}

function misspelt(text: string, random: RandomState): string {
  const at = below(random, text.length + 1)
  const letter = String.fromCharCode(below(random, 128))
  return oneOf(
    [
      text.slice(0, at),
      text.slice(at),
      text.slice(0, at) + letter + text.slice(at),
      text.slice(0, at) + letter + text.slice(at + 1),
      text + text,
      `[${text}]`,
    ],
    random,
  )
}

export function noise(random: RandomState, longest: number): string {
  if (below(random, 50) === 0) return `{"kind":"chat","text":"${'x'.repeat(longest)}"}`
  if (below(random, 20) === 0) return '['.repeat(1 + below(random, 5000))
  return Array.from({ length: below(random, 60) }, () => String.fromCharCode(below(random, 0xd800))).join('')
}
