/**
 * Looking for cards: by names in any language, by words of their texts, and by what is printed on them, as people type it:
 * `ink:ruby cost<=3 -type:song "banish chosen"`. A query is plain text; who offers buttons changes that text.
 */
import type { CardEntry, Lang, Said } from './game.ts'
import { nearest } from './position.ts'

interface Named {
  /** As it is typed: `cost` in `cost<=3`. */
  id: string
  name: Said
}

/** Something printed on cards that they can be found by: one of some values, or a number. */
export type Property = Named &
  (
    | {
        values: readonly string[]
        sayValue(value: string, lang: Lang): string
        /** Those of a card, by its id. */
        of(card: string): readonly string[]
      }
    | { values?: undefined; of(card: string): number | null }
  )

type Kinds = Extract<Property, { values: readonly string[] }>

/** Words as they are compared: without marks; ä, ae and a are the same. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/’/g, "'")
    .replace(/([aou])e/g, '$1')

const COMPARING = ['<=', '>=', '!=', '<', '>', '=', ':'] as const
type Comparing = (typeof COMPARING)[number]

/** One condition of a query: words, or a property compared with what it should be. */
export type Term = { not: boolean } & (
  | { text: string }
  | { property: string; by: Comparing; wanted: readonly string[] }
)

const TERM = /(-?)(?:([\p{L}][\p{L}\d-]*)(<=|>=|!=|<|>|=|:))?("[^"]*"?|[^\s"]*(?:"[^"]*"?)?[^\s"]*)/gu

/** The conditions of a query, as they stand in it. */
export function termsOf(query: string): Term[] {
  const terms: Term[] = []
  for (const [whole, minus, property, by, rest = ''] of query.matchAll(TERM)) {
    if (whole === '' || whole === '-') continue
    const not = minus === '-'
    if (property === undefined) {
      const text = rest.replaceAll('"', '').trim()
      if (text !== '') terms.push({ not, text })
    } else {
      const wanted = rest.match(/"[^"]*"?|[^,"]+/g)?.map((one) => one.replaceAll('"', '').trim()) ?? []
      terms.push({ not, property, by: by as Comparing, wanted: wanted.filter((one) => one !== '') })
    }
  }
  return terms
}

const quoted = (text: string): string => (/[\s,:<>=!]/.test(text) ? `"${text}"` : text)

export const queryOf = (terms: readonly Term[]): string =>
  terms
    .map((term) => {
      const minus = term.not ? '-' : ''
      if ('text' in term) return minus + quoted(term.text)
      return `${minus}${term.property}${term.by}${term.wanted.map(quoted).join(',')}`
    })
    .join(' ')

/** The query with a value of a property asked for, or no longer; several values of one property are alternatives. */
export function toggled(query: string, property: string, value: string): string {
  const terms = termsOf(query)
  const at = terms.findIndex(
    (term) => 'property' in term && !term.not && term.by === ':' && fold(term.property) === fold(property),
  )
  const found = terms[at]
  if (found === undefined || 'text' in found)
    return queryOf([...terms, { not: false, property, by: ':', wanted: [value] }])
  const had = found.wanted.some((one) => fold(one) === fold(value))
  const wanted = had ? found.wanted.filter((one) => fold(one) !== fold(value)) : [...found.wanted, value]
  return queryOf(terms.toSpliced(at, 1, ...(wanted.length > 0 ? [{ ...found, wanted }] : [])))
}

export const isToggled = (query: string, property: string, value: string): boolean =>
  termsOf(query).some(
    (term) =>
      'property' in term &&
      !term.not &&
      term.by === ':' &&
      fold(term.property) === fold(property) &&
      term.wanted.some((one) => fold(one) === fold(value)),
  )

/** The query with a number bounded so, or not at all. */
export function bounded(query: string, property: string, by: '<=' | '>=', n: number | null): string {
  const terms = termsOf(query).filter(
    (term) => !('property' in term && term.by === by && fold(term.property) === fold(property)),
  )
  return queryOf(n === null ? terms : [...terms, { not: false, property, by, wanted: [String(n)] }])
}

export const boundOf = (query: string, property: string, by: '<=' | '>='): number | null => {
  const term = termsOf(query).find(
    (one) => 'property' in one && one.by === by && fold(one.property) === fold(property),
  )
  const n = term !== undefined && 'wanted' in term ? Number(term.wanted[0]) : Number.NaN
  return Number.isFinite(n) ? n : null
}

/** What a query asks for that there is not. */
export interface Wrong {
  kind: 'property' | 'value' | 'number'
  said: string
  /** Of which property the value is none. */
  property?: string
  /** What there is instead, the nearest first. */
  instead: readonly string[]
}

export interface Result {
  /** Ids of cards, the best first; of those alike, in the order of the printing. */
  cards: readonly string[]
  wrong: readonly Wrong[]
}

interface Row {
  id: string
  names: readonly string[]
  kind: string
  text: string
}

/** Finds cards of a game; texts are searched in this language, names in all. */
export class CardSearch {
  readonly #rows: readonly Row[]
  readonly #properties: ReadonlyMap<string, Property>

  constructor(
    readonly properties: readonly Property[],
    cards: readonly CardEntry[],
    readonly lang: Lang,
  ) {
    this.#properties = new Map(
      properties.flatMap((one) =>
        [one.id, ...Object.values(one.name)].map((name) => [fold(name).replaceAll(' ', '-'), one] as const),
      ),
    )
    this.#rows = cards.map(({ id, name, text }) => ({
      id,
      names: [...new Set(Object.values(name).map((one) => fold(one)))],
      kind: fold(this.#said(id).join(' ')),
      text: fold(text[lang] ?? text.en),
    }))
  }

  /** The values of a card in words: what it is. */
  #said(card: string): string[] {
    return this.properties.flatMap((one) =>
      one.values === undefined ? [] : one.of(card).map((value) => one.sayValue(value, this.lang)),
    )
  }

  find(query: string): Result {
    const wrong: Wrong[] = []
    const tests = termsOf(query).map((term) => this.#testOf(term, wrong))
    const found = this.#rows.flatMap((row) => {
      let worth = 0
      for (const test of tests) {
        const here = test(row)
        if (here === 0) return []
        worth += here
      }
      return [{ id: row.id, worth }]
    })
    return { cards: found.sort((a, b) => b.worth - a.worth).map(({ id }) => id), wrong }
  }

  /** What a card is worth for a condition; 0: it does not meet it. What cannot be understood excludes nothing. */
  #testOf(term: Term, wrong: Wrong[]): (row: Row) => number {
    if ('text' in term) {
      const sought = fold(term.text)
      return term.not ? (row) => Number(worthOf(row, sought) === 0) : (row) => worthOf(row, sought)
    }
    const meets = this.#comparison(term, wrong)
    if (meets === null) return () => 1
    return ({ id }) => Number(meets(id) !== term.not)
  }

  #comparison(term: Extract<Term, { property: string }>, wrong: Wrong[]): ((card: string) => boolean) | null {
    if (WORDS[fold(term.property)] !== undefined) return this.#inWords(term)
    const property = this.#properties.get(fold(term.property))
    if (property === undefined) {
      const known = [...this.properties.map(({ id }) => id), 'name', 'text']
      wrong.push({
        kind: 'property',
        said: term.property,
        instead: nearest(term.property, known, MOST_NAMED),
      })
      return null
    }
    if (term.wanted.length === 0) return null
    return property.values === undefined ? numbers(property, term, wrong) : kinds(property, term, wrong)
  }

  /** `name:` and `text:` look in one place only. */
  #inWords({ property, wanted, by }: Extract<Term, { property: string }>): (card: string) => boolean {
    const rows = new Map(this.#rows.map((row) => [row.id, row]))
    const sought = wanted.map(fold)
    const place = WORDS[fold(property)]
    return (id) => {
      const row = rows.get(id)
      if (row === undefined || sought.length === 0) return true
      const texts = place === 'text' ? [row.text] : row.names
      return sought.some((one) => texts.some((text) => text.includes(one))) !== (by === '!=')
    }
  }
}

const WORDS: Readonly<Record<string, 'name' | 'text'>> = {
  name: 'name',
  nome: 'name',
  text: 'text',
  testo: 'text',
}

function worthOf({ names, kind, text }: Row, sought: string): number {
  if (names.includes(sought)) return 100
  if (names.some((name) => name.startsWith(sought))) return 50
  if (names.some((name) => name.includes(` ${sought}`))) return 20
  if (names.some((name) => name.includes(sought))) return 10
  if (` ${kind}`.includes(` ${sought}`)) return 4
  return text.includes(sought) ? 1 : 0
}

function numbers(
  { id, of }: Exclude<Property, Kinds>,
  { by, wanted }: Extract<Term, { property: string }>,
  wrong: Wrong[],
): ((card: string) => boolean) | null {
  const bounds = wanted.map(Number)
  const odd = wanted.find((_, i) => !Number.isFinite(bounds[i]))
  if (odd !== undefined) {
    wrong.push({ kind: 'number', said: odd, property: id, instead: [] })
    return null
  }
  const holds: Readonly<Record<Comparing, (n: number, bound: number) => boolean>> = {
    '<=': (n, bound) => n <= bound,
    '>=': (n, bound) => n >= bound,
    '<': (n, bound) => n < bound,
    '>': (n, bound) => n > bound,
    '=': (n, bound) => n === bound,
    ':': (n, bound) => n === bound,
    '!=': (n, bound) => n !== bound,
  }
  return (card) => {
    const n = of(card)
    return n !== null && bounds.some((bound) => holds[by](n, bound))
  }
}

function kinds(
  property: Kinds,
  { by, wanted }: Extract<Term, { property: string }>,
  wrong: Wrong[],
): ((card: string) => boolean) | null {
  const meant = wanted.map((said) => valuesCalled(property, said))
  const odd = wanted.find((_, i) => meant[i]?.length === 0)
  if (odd !== undefined)
    wrong.push({
      kind: 'value',
      said: odd,
      property: property.id,
      instead: nearest(odd, property.values, MOST_NAMED),
    })
  const all = new Set(meant.flat())
  if (all.size === 0) return null
  return (card) => property.of(card).some((value) => all.has(value)) !== (by === '!=')
}

/** The values that somebody may mean: one of this name in any language, else those that begin so. */
function valuesCalled({ values, sayValue }: Kinds, said: string): string[] {
  const sought = fold(said)
  const names = (value: string): string[] => [
    fold(value),
    ...LANGS.map((lang) => fold(sayValue(value, lang))),
  ]
  const exact = values.filter((value) => names(value).includes(sought))
  if (exact.length > 0) return exact
  return values.filter((value) => names(value).some((name) => name.startsWith(sought)))
}

/** So many things that could be meant are named. */
const MOST_NAMED = 12

const LANGS: readonly Lang[] = ['en', 'de', 'it']

/** What values are called, where something says it of each. */
export const namesOf = (
  values: Iterable<string>,
  say: (value: string, lang: Lang) => string,
): Readonly<Record<string, Said>> =>
  Object.fromEntries(
    [...values].map((value) => [value, { en: say(value, 'en'), de: say(value, 'de'), it: say(value, 'it') }]),
  )

export const yesOrNo = {
  yes: { en: 'yes', de: 'ja', it: 'sì' },
  no: { en: 'no', de: 'nein', it: 'no' },
}

/** How a game writes its properties down: for its own kind of card. */
export const propertiesOf = <C>(cardWithId: (id: string) => C | undefined) => ({
  kinds: (
    id: string,
    name: Said,
    values: Readonly<Record<string, Said>>,
    of: (card: C) => readonly string[],
  ): Property => ({
    id,
    name,
    values: Object.keys(values),
    sayValue: (value, lang) => values[value]?.[lang] ?? value,
    of: (card) => {
      const found = cardWithId(card)
      return found === undefined ? [] : of(found)
    },
  }),
  number: (id: string, name: Said, of: (card: C) => number | null | undefined): Property => ({
    id,
    name,
    of: (card) => {
      const found = cardWithId(card)
      return (found === undefined ? null : of(found)) ?? null
    },
  }),
})
