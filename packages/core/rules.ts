/**
 * Rules have ids, and what a rule decides carries its id: the step that performs it, a guard (`binds`, `meets`), or a function that
 * says what it says (`rule`). Outside proofs every rule is in force. A proof switches one off and looks whether its cases notice: its
 * steps are left out, its guards say nothing, its functions are read wrongly, as the game's `proofs/` have it (`misread`).
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

/** What a rule says, as a function. */
export interface Rule<A extends unknown[], R> {
  (...args: A): R
  readonly id: string
  /** The same, also while it is misread. */
  readonly rightly: (...args: A) => R
  /** Says how it is read while it is switched off; only `proofs/` of a game do. */
  readonly misread: (wrongly: (...args: A) => R) => void
}

/** A function of a rule, as proofs see it. */
interface Seam {
  readonly id: string
  isMisread: boolean
  /** Takes the reading that is wanted now. */
  settle: () => void
}

const seams = new Map<string, Seam[]>()
let areFixed = false
let switchedOff: string | null = null
let asked: Set<string> | null = null

/** Is this rule in force? Always true, except in a proof. */
export function ruleOn(id: string): boolean {
  if (asked !== null) asked.add(id)
  return id !== switchedOff
}

/** Does the rule bind, as it does under this condition? Without the rule it never does. */
export const ruleBinds = (id: string, condition: boolean): boolean => condition && ruleOn(id)

/** Is met what the rule requires? Without the rule nothing is required. */
export const ruleMet = (id: string, condition: boolean): boolean => condition || !ruleOn(id)

/**
 * Who proves nothing says so before a game is loaded: then a rule is its function itself, with nothing between that could be
 * read otherwise. A call to it costs what any other does.
 */
export function fixRules(): void {
  areFixed = true
}

/** A function that says what the rule says. */
export function ruleSaying<A extends unknown[], R>(id: string, rightly: (...args: A) => R): Rule<A, R> {
  if (areFixed) {
    const misread = (): never => {
      throw new Error(`${id} cannot be misread: the rules have been fixed`)
    }
    return Object.assign(rightly, { id, rightly, misread })
  }
  let reading = rightly
  let wrong: ((...args: A) => R) | null = null
  const noted = (...args: A): R => {
    asked?.add(id)
    return rightly(...args)
  }
  const seam: Seam = {
    id,
    isMisread: false,
    settle: () => {
      if (wrong !== null && switchedOff === id) reading = wrong
      else reading = asked === null ? rightly : noted
    },
  }
  const misread = (wrongly: (...args: A) => R): void => {
    if (wrong !== null) throw new Error(`${id} is misread twice in one place`)
    wrong = wrongly
    seam.isMisread = true
  }
  seams.set(id, [...(seams.get(id) ?? []), seam])
  return Object.assign((...args: A): R => reading(...args), { id, rightly, misread })
}

/** The rules with a function for which no wrong reading is known: switched off, they would still be obeyed. */
export const neverMisread = (): string[] =>
  [...seams.values()].flat().flatMap(({ id, isMisread }) => (isMisread ? [] : [id]))

function switchOff(id: string | null): void {
  const before = switchedOff
  switchedOff = id
  for (const one of [before, id]) if (one !== null) for (const seam of seams.get(one) ?? []) seam.settle()
}

function note(ids: Set<string> | null): void {
  asked = ids
  for (const all of seams.values()) for (const seam of all) seam.settle()
}

/** Runs `body` with one rule switched off. */
export function without<T>(id: string, body: () => T): T {
  const before = switchedOff
  switchOff(id)
  try {
    return body()
  } finally {
    switchOff(before)
  }
}

/** Runs `body` and returns the ids of all rules that were asked for. */
export function rulesAsked(body: () => void): Set<string> {
  const before = asked
  const ids = new Set<string>()
  note(ids)
  try {
    body()
  } finally {
    note(before)
  }
  return ids
}
