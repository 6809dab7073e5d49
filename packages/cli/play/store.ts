/** What a screen is drawn from: it says when it has changed. */
export class Store {
  #listeners = new Set<() => void>()
  #version = 0

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  version = (): number => this.#version

  protected changed(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}
