/** Reading a match in the words of positions: what `then` expects is compared with what is so. */
import { judgeWords } from './judge-words.ts'
import type { Naming } from './naming.ts'
import { type Given, isRecord, type Path, PositionError, words } from './position.ts'
import type { CardId, State } from './state.ts'

export class Reading<S extends State> {
  readonly #naming: Naming<S>
  readonly #given: Given
  readonly #named: ReadonlySet<CardId>

  constructor(naming: Naming<S>, given: Given, named: ReadonlySet<CardId>) {
    this.#naming = naming
    this.#given = given
    this.#named = named
  }

  /** Why this is not as expected, in words; null: it is. */
  whyNot(key: string, expected: unknown, path: Path): string | null {
    const actual = this.#readAt(key, path)
    if (this.#equal(actual, expected)) return null
    return judgeWords[this.#naming.lang].shouldBe(key, show(expected), this.#show(actual))
  }

  /** Is all of this so? */
  holds(expected: Given, path: Path): boolean {
    return Object.entries(expected).every(([key, value]) => this.whyNot(key, value, path) === null)
  }

  read(key: string): unknown {
    const { g } = this.#naming
    const { position } = g.game
    const dot = key.lastIndexOf('.')
    if (dot < 0) return position.readGame(g, key, this.#given)
    const subject = key.slice(0, dot)
    const property = key.slice(dot + 1)
    const seat = position.seatNames.indexOf(subject)
    if (seat >= 0 && seat < g.state.seats) return position.readSeat(g, seat, property, this.#given)
    const found = this.#naming.found(subject)
    const named = found.filter((id) => this.#named.has(id))
    const cards = named.length > 0 ? named : found
    if (cards.length === 0)
      throw new PositionError(`there is no card or player named ${subject} in this position`, [])
    const [value, ...others] = cards.map((card) => position.readCard(g, card, property, this.#given))
    // Copies of which the same is true need not be told apart.
    if (others.some((other) => JSON.stringify(other) !== JSON.stringify(value)))
      throw new Ambiguous(judgeWords[this.#naming.lang].couldMean(subject, this.#naming.candidates(cards)))
    return value
  }

  #readAt(key: string, path: Path): unknown {
    try {
      return this.read(key)
    } catch (wrong) {
      if (!(wrong instanceof PositionError) || wrong.path.length > 0) throw wrong
      throw new PositionError(wrong.message, [...path, key])
    }
  }

  #equal(actual: unknown, expected: unknown): boolean {
    if (isRecord(actual) && Array.isArray(actual.cards)) {
      const cards = actual.cards as CardId[]
      if (typeof expected === 'number') return cards.length === expected
      if (!Array.isArray(expected) || expected.length !== cards.length) return false
      const left = [...cards]
      const isCalled = (id: CardId | undefined, name: string): boolean =>
        id !== undefined && this.#naming.answersTo(id).includes(name)
      return expected.every((name, i) => {
        const wanted = words(String(name))
        if (actual.ordered) return isCalled(left[i], wanted)
        const at = left.findIndex((id) => isCalled(id, wanted))
        if (at >= 0) left.splice(at, 1)
        return at >= 0
      })
    }
    if (typeof actual === 'string' && typeof expected === 'string') return words(actual) === words(expected)
    return JSON.stringify(actual) === JSON.stringify(expected)
  }

  #show(actual: unknown): string {
    if (isRecord(actual) && Array.isArray(actual.cards))
      return `[${(actual.cards as CardId[]).map((id) => this.#naming.called(id)).join(', ')}]`
    return show(actual)
  }
}

/** A name that means several cards of which not the same is true. */
class Ambiguous extends Error {}

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
