/**
 * Rules have ids. A step carries the id of the rule it performs; anything else that a rule decides (a restriction,
 * an order, a modifier) asks `on(id)`. Outside proofs every rule is on; a proof switches one off and looks whether
 * its cases notice.
 */
export interface CatalogueItem {
  readonly kind: 'chapter' | 'rule' | 'example' | 'entry' | 'ruling' | 'faq' | 'errata'
  /** In our own words. */
  readonly summary: string
  /** Why no position can show it; absent: the item is executable. */
  readonly informative?: string
  /** The items that carry it out, where it has no step or switch of its own. */
  readonly follows?: readonly string[]
}

export type Catalogue = Readonly<Record<string, CatalogueItem>>

let switchedOff: string | null = null
let asked: Set<string> | null = null

/** Is this rule in force? Always true, except in a proof. */
export function ruleOn(id: string): boolean {
  if (asked !== null) asked.add(id)
  return id !== switchedOff
}

/** Runs `body` with one rule switched off. */
export function without<T>(id: string, body: () => T): T {
  const before = switchedOff
  switchedOff = id
  try {
    return body()
  } finally {
    switchedOff = before
  }
}

/** Runs `body` and returns the ids of all rules that were asked for. */
export function rulesAsked(body: () => void): Set<string> {
  const before = asked
  const ids = new Set<string>()
  asked = ids
  try {
    body()
  } finally {
    asked = before
  }
  return ids
}
