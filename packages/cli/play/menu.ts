/** A list to choose from, by arrows, numbers and Enter. */
import { isDigit, type Key } from './keys.ts'

export interface Entry {
  label: string
  /** Beside the label, fainter. */
  note?: string
  /** It is there to be seen, not to be chosen. */
  disabled?: boolean
  /** What choosing it does. */
  choose: () => void
}

export class Menu {
  constructor(
    readonly title: string,
    readonly entries: readonly Entry[],
    public cursor = 0,
  ) {
    if (this.entries[this.cursor]?.disabled) this.#move(1)
  }

  press(key: Key): boolean {
    if (key.name === 'up') this.#move(-1)
    else if (key.name === 'down') this.#move(1)
    else if (key.name === 'enter') this.#choose(this.cursor)
    else if (isDigit(key)) this.#choose(Number(key.char) - 1)
    else return false
    return true
  }

  #choose(at: number): void {
    const entry = this.entries[at]
    if (entry === undefined || entry.disabled) return
    this.cursor = at
    entry.choose()
  }

  #move(by: number): void {
    const { entries } = this
    for (let i = 1; i <= entries.length; i++) {
      const at = (this.cursor + by * i + entries.length * i) % entries.length
      if (entries[at]?.disabled) continue
      this.cursor = at
      return
    }
  }
}
