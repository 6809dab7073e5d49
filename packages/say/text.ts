/** Words put side by side. */
export type Lang = 'en' | 'de' | 'it'

type Part = string | undefined | false

/** The parts of a phrase, with a space between those that are there. */
export const words = (...parts: readonly Part[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join(' ')

/** 'a', 'a and b', 'a, b and c' */
export const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`

/** A proper minus sign, and a plus where nothing is taken away. */
export const signed = (n: number): string => (n < 0 ? `–${-n}` : `+${n}`)

/** "3 or more", "2 or less", "2 to 4": `of` puts the number where it belongs. */
export function ranged(
  { min, max }: { min?: number; max?: number },
  [more, less, to]: readonly [more: string, less: string, to: (min: number, max: number) => string],
  of: (n: string) => string = (n) => n,
): string {
  if (max === undefined) return `${of(`${min}`)} ${more}`
  if (min === undefined) return max === 0 ? of('0') : `${of(`${max}`)} ${less}`
  return of(min === max ? `${min}` : to(min, max))
}

const OPENING = '(„“«"'

/** The first letter as a capital, also behind a bracket or a quotation mark. */
export function capital(text: string): string {
  const at = OPENING.includes(text.charAt(0)) ? 1 : 0
  return `${text.slice(0, at)}${text.charAt(at).toUpperCase()}${text.slice(at + 1)}`
}

// ---- subordinate clauses

const OPEN = '⟨'
const CLOSE = '⟩'

/**
 * A clause between commas. The second comma is there only where something follows, which nobody knows before the
 * sentence is whole: until then marks stand for both.
 */
export const subordinate = (clause: string): string => `${OPEN}${clause}${CLOSE}`

/** What comes before a subordinate clause at the end of the text, and that clause. */
export function endingClause(text: string): readonly [before: string, clause: string] {
  const at = text.endsWith(CLOSE) && text.indexOf(CLOSE) === text.length - 1 ? text.indexOf(OPEN) : -1
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

/** The marks become commas. */
export function punctuated(text: string): string {
  let said = ''
  for (let i = 0; i < text.length; i++) {
    const mark = text[i]
    if (mark === OPEN) said += said.endsWith(',') ? ' ' : ', '
    else if (mark !== CLOSE) said += mark
    else if (goesOn(text, i + 1)) said += ','
  }
  return said
}

/** Something follows that is no punctuation mark itself. */
function goesOn(text: string, from: number): boolean {
  const rest = text.slice(from)
  const next = rest.charAt(0)
  return next !== '' && !`${OPEN}${CLOSE}.,;:)“»\n`.includes(next) && !rest.startsWith(' –')
}

/** With its full stop; a quotation brings its own. */
export function ended(text: string): string {
  const said = punctuated(text)
  const end = said.charAt(said.length - ('”“»")'.includes(said.charAt(said.length - 1)) ? 2 : 1))
  return '.!?:'.includes(end) ? said : `${said}.`
}

/** With its capital and full stop. */
export const asSentence = (text: string): string => capital(ended(text))

// ---- what is to be said

export const many = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T]

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Called where every kind of node has been dealt with: a new kind does not compile until it is said. */
export function unsaid(node: never, language: Lang): never {
  throw cannotSay(node, language)
}

export function cannotSay(node: unknown, language: Lang | 'any', why = ''): Error {
  const where = { en: 'in English', de: 'in German', it: 'in Italian', any: 'in any language' }[language]
  return new Error(`There are no words ${where} for ${JSON.stringify(node)}${why && `: ${why}`}.`)
}

/** The node of a tree that holds just this under a key: the effect that grants an ability. */
export function nodeWith(tree: unknown, key: string, value: unknown): object | undefined {
  if (typeof tree !== 'object' || tree === null) return undefined
  if ((tree as Readonly<Record<string, unknown>>)[key] === value) return tree
  for (const part of Object.values(tree)) {
    const found = nodeWith(part, key, value)
    if (found) return found
  }
  return undefined
}

/** The first of what cannot be empty: a sentence has a clause, a phrase a noun. */
export function first<T>(of: readonly T[]): T {
  if (of.length === 0) throw new Error('there is nothing to say it of')
  return of[0] as T
}
