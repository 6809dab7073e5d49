/**
 * What comes in within one turn of the event loop is carried out together, game by game: what the processor has just done for
 * one match it does faster for the next of the same game.
 */
export class Arrivals {
  #waiting = new Map<string, (() => void)[]>()

  /** To be carried out in this turn, with what else there is of a game. */
  add(game: string, carryOut: () => void): void {
    if (this.#waiting.size === 0) setImmediate(() => this.#carryOut())
    const alike = this.#waiting.get(game)
    if (alike === undefined) this.#waiting.set(game, [carryOut])
    else alike.push(carryOut)
  }

  #carryOut(): void {
    const waiting = this.#waiting
    this.#waiting = new Map()
    for (const alike of waiting.values()) for (const carryOut of alike) carryOut()
  }
}
