/**
 * Words. Trees are written in a game's words: verbs, conditions, amounts, triggers, costs, constants. A word is one
 * record that says all there is to say of it: what it chooses, whether it could change anything, what it does or how it
 * is reckoned, and how it is said in each language. The game's types make every part of a record obligatory; here stands
 * how a node of a tree finds the record of its word.
 */

/** The words of one kind by name. */
type Records<R> = Readonly<Record<string, R>>

/** Finds the word of a node that names it by `do`: verbs. */
export function verbFinder<R>(words: Records<R>): (node: { readonly do: string }) => R {
  const known = new Map(Object.entries(words))
  return (node) => known.get(node.do) ?? unknownWord('verb', node, known)
}

/**
 * Finds the word of a node that bears it as one of its keys: `{ have: ..., atLeast: 2 }` is a node of `have`. So no
 * word of a kind may be named like a part of another of that kind.
 */
export function wordFinder<R>(kind: string, words: Records<R>): (node: object) => R {
  const known = new Map(Object.entries(words))
  return (node) => {
    for (const key in node) {
      const word = known.get(key)
      if (word !== undefined) return word
    }
    return unknownWord(kind, node, known)
  }
}

function unknownWord(kind: string, node: object, known: ReadonlyMap<string, unknown>): never {
  throw new Error(`no ${kind} is meant by ${JSON.stringify(node)}; there are ${[...known.keys()].join(', ')}`)
}

/** Makes something of a node once: a function of a condition, the program of an effect. Nodes of cards never change. */
export function oncePerNode<N extends object, T>(make: (node: N) => T): (node: N) => T {
  const made = new WeakMap<N, T>()
  return (node) => {
    const known = made.get(node)
    if (known !== undefined) return known
    const fresh = make(node)
    made.set(node, fresh)
    return fresh
  }
}
