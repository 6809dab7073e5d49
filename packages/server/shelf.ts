/** Texts that take a while to make, kept for who asks next; each is made once at a time, and one after the other. */
export class Shelf {
  readonly #texts = new Map<string, string>()
  readonly #making = new Map<string, Promise<string>>()
  #last: Promise<unknown> = Promise.resolve()
  #size = 0

  constructor(
    /** Characters of all of them together. */
    readonly most: number,
  ) {}

  get(id: string, make: () => Promise<string>): Promise<string> {
    const known = this.#texts.get(id)
    if (known !== undefined) return Promise.resolve(known)
    const under = this.#making.get(id)
    if (under !== undefined) return under
    const making = this.#last.then(make)
    this.#last = making.catch(() => {})
    this.#making.set(id, making)
    return making.then((text) => this.#keep(id, text)).finally(() => this.#making.delete(id))
  }

  #keep(id: string, text: string): string {
    this.#texts.set(id, text)
    this.#size += text.length
    for (const [oldest, { length }] of this.#texts) {
      if (this.#size <= this.most) break
      this.#texts.delete(oldest)
      this.#size -= length
    }
    return text
  }
}
