/**
 * Abilities by name. What a state must be able to name (an ability, or an effect inside one that is run by itself) is
 * registered under its card and the way to it in the card's tree: 'bumpsy#0', 'bumpsy#0/effect/parts/1'. So no two cards
 * share a name, whatever their texts share, and a name stays what it is when something is added beside it.
 */
import { copyPlain } from './state.ts'

export class Registry<R> {
  readonly #named = new Map<string, R>()
  readonly #names = new Map<object, string>()
  readonly #prepare: (card: string) => void

  /** `prepare` registers the abilities of a card, which is done when one of them is first asked for. */
  constructor(prepare: (card: string) => void = () => {}) {
    this.#prepare = prepare
  }

  /** Registers a node of a tree. */
  add(name: string, node: object, made: R): R {
    if (this.#named.has(name)) throw new Error(`two abilities are named ${name}`)
    this.#named.set(name, made)
    this.#names.set(node, name)
    return made
  }

  has(name: string): boolean {
    return this.#named.has(name)
  }

  named(name: string): R {
    const found = this.#named.get(name) ?? this.#prepared(name)
    if (found === undefined) throw new Error(`there is no ability ${name}`)
    return found
  }

  #prepared(name: string): R | undefined {
    this.#prepare(name.replace(/#.*$/, ''))
    return this.#named.get(name)
  }

  /** What a card says as a whole, of which this is a part or all: what is inside often cannot be said by itself. */
  whole(name: string): R {
    const part = this.named(name)
    return this.#named.get(name.replace(/(#[^/]*)\/.*$/, '$1')) ?? part
  }

  /** The name of a node of some card's tree. */
  nameOf(node: object): string {
    const name = this.#names.get(node)
    if (name === undefined) throw new Error('this node belongs to no card')
    return name
  }

  get names(): Iterable<string> {
    return this.#named.keys()
  }
}

/** A tree of a card's own: in the texts of a set, cards may share what is said of both. */
export const ownTree = copyPlain

/** Every node of a tree that is to be named, with the way to it, from the outside in and as they are written. */
export function* namedParts(
  node: unknown,
  isNamed: (node: object, key: string, parent: object) => boolean,
  way: readonly string[] = [],
): Generator<[way: string, node: object]> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, part] of Object.entries(node)) {
    if (typeof part !== 'object' || part === null) continue
    const there = [...way, key]
    if (!Array.isArray(part) && isNamed(part, key, node)) yield [there.join('/'), part]
    yield* namedParts(part, isNamed, there)
  }
}
