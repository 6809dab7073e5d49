/** Answering one decision: where the cursor stands, what is typed, what is picked. */
import { type Choice, type Handle, type Offer, whyNot } from '@regelwerk/core'
import { isDigit, isPrintable, type Key } from './keys.ts'
import type { Messages } from './messages.ts'
import { found } from './text.ts'

export interface Item {
  /** Its place among the options of the decision. */
  option: number
  /** The number people type, from 1. */
  number: number
  heading: string
  /** Under its heading: in one piece, or as one card, what joins them, and the other. */
  short: string | readonly [string, string, string]
  /** The whole sentence. */
  full: string
  /** The cards it is about. */
  handles: readonly Handle[]
  /** The token it is about, or what else is called by a name. */
  token?: string
  must: boolean
  /** It plays its first card. */
  plays: boolean
}

export interface Row {
  heading: string
  items: Item[]
}

/** More options than this are searched by typing at once. */
const MANY = 40
const FEW = 5

export class Choosing {
  /** Place among the items shown. */
  cursor = 0
  /** What is typed to search; null: not searching. */
  filter: string | null
  /** Options, in the order in which they were picked. */
  picked: number[] = []
  #digits = ''

  constructor(
    readonly offer: Offer,
    readonly items: readonly Item[],
  ) {
    this.filter = this.isMany ? '' : null
  }

  get isMany(): boolean {
    return this.items.length > MANY
  }

  get severalPicked(): boolean {
    return this.offer.kind !== 'choose'
  }

  get shown(): readonly Item[] {
    const { filter } = this
    if (!filter) return this.items
    return this.items.filter((item) => found(`${item.heading} ${item.full}`, filter))
  }

  get current(): Item | null {
    return this.shown[this.cursor] ?? null
  }

  /** In how many columns: a few sentences have a line each. */
  columns(most: number): number {
    return this.items.length <= FEW && this.items.every(({ heading }) => heading === '') ? 1 : most
  }

  /** The shown items under their headings, in at most so many columns. */
  rows(most: number): Row[] {
    const columns = this.columns(most)
    const rows: Row[] = []
    let last: Row | undefined
    let heading: string | null = null
    for (const item of this.shown) {
      const isNew = item.heading !== heading
      if (last === undefined || isNew || last.items.length === columns) {
        last = { heading: isNew ? item.heading : '', items: [] }
        rows.push(last)
      }
      heading = item.heading
      last.items.push(item)
    }
    return rows
  }

  /** The answer as it stands; a single one is answered by where the cursor is. */
  get answer(): Choice | null {
    const { offer, current, picked } = this
    if (offer.kind === 'choose') return current?.option ?? null
    if (offer.kind === 'order' && picked.length === 0) return this.items.map(({ option }) => option)
    if (offer.kind === 'order' && picked.length === this.items.length - 1) {
      return [...picked, ...this.items.map(({ option }) => option).filter((i) => !picked.includes(i))]
    }
    if (offer.min === 1 && offer.max === 1 && picked.length === 0 && current) return [current.option]
    return picked
  }

  /** Why the answer as it stands is none, in words; null: it is one. */
  problem(m: Messages): string | null {
    const { answer, offer } = this
    if (answer === null) return m.noMatch
    if (whyNot(offer, answer) === null) return null
    const list = typeof answer === 'number' ? [answer] : answer
    const { min, max, options, constraint } = offer
    if (offer.kind === 'order') return m.reason.order(options.length)
    if (list.length < min) return m.reason.atLeast(min)
    if (list.length > max) return m.reason.atMost(max)
    const sum = list.reduce((all, i) => all + (options[i]?.weight ?? 0), 0)
    if (constraint?.sumAtLeast !== undefined && sum < constraint.sumAtLeast) {
      return m.reason.sum(constraint.sumAtLeast, sum)
    }
    if (constraint?.sumAtMost !== undefined && sum > constraint.sumAtMost) {
      return m.reason.tooMuch(constraint.sumAtMost, sum)
    }
    const must = list.filter((i) => options[i]?.must).length
    if (constraint?.mustInclude !== undefined && must < constraint.mustInclude) {
      return m.reason.must(constraint.mustInclude)
    }
    return m.reason.useless
  }

  /** Takes a key; false: it means nothing here. Enter is not taken: who holds this answers with it. */
  press(key: Key, columns: number): boolean {
    if (isDigit(key)) this.#type(key.char)
    else this.#digits = ''
    if (isDigit(key)) return true
    if (this.#move(key, columns)) return true
    if (this.severalPicked && key.name === 'char' && key.char === ' ') {
      this.#toggle()
      return true
    }
    if (this.filter !== null) return this.#search(key)
    if (key.name === 'char' && key.char === '/') {
      this.filter = ''
      return true
    }
    return false
  }

  #search(key: Key): boolean {
    const filter = this.filter as string
    if (key.name === 'escape') this.filter = null
    else if (key.name === 'backspace')
      this.filter = filter === '' && !this.isMany ? null : filter.slice(0, -1)
    else if (isPrintable(key)) this.filter = filter + key.char
    else return false
    this.cursor = 0
    return true
  }

  #type(digit: string): void {
    const numbers = [this.#digits + digit, digit]
    for (const typed of numbers) {
      const at = this.shown.findIndex((item) => item.number === Number(typed))
      if (at < 0) continue
      this.cursor = at
      this.#digits = typed
      return
    }
  }

  #toggle(): void {
    const { current, picked } = this
    if (current === null) return
    const at = picked.indexOf(current.option)
    this.picked = at < 0 ? [...picked, current.option] : picked.filter((option) => option !== current.option)
  }

  #move(key: Key, columns: number): boolean {
    const last = this.shown.length - 1
    if (key.name === 'up' || key.name === 'down') this.#moveRow(key.name === 'up' ? -1 : 1, columns)
    else if (key.name === 'left') this.cursor = Math.max(0, this.cursor - 1)
    else if (key.name === 'right') this.cursor = Math.max(0, Math.min(last, this.cursor + 1))
    else if (key.name === 'home') this.cursor = 0
    else if (key.name === 'end') this.cursor = Math.max(0, last)
    else return false
    return true
  }

  #moveRow(by: number, columns: number): void {
    const { current } = this
    if (current === null) return
    const rows = this.rows(columns)
    const row = rows.findIndex(({ items }) => items.includes(current))
    const column = rows[row]?.items.indexOf(current) ?? 0
    const next = rows[(row + by + rows.length) % rows.length]
    const item = next?.items[Math.min(column, next.items.length - 1)]
    if (item) this.cursor = this.shown.indexOf(item)
  }
}
