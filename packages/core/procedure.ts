/**
 * Procedures: the numbered lists of a rulebook. Each step carries the id of the rule it performs; that id travels
 * into the log, the prompt and the judge's answer without anyone writing it twice.
 */
import type { Machine } from './machine.ts'
import { type Rule, ruleBinds, ruleMet, ruleOn, ruleSaying } from './rules.ts'
import type { Frame, State } from './state.ts'

export interface Step<S extends State, L> {
  /** A rule of the catalogue, or a word in ~tildes for what is only machinery. */
  rule: string
  run: (g: Machine<S>, f: Frame & L) => void
}

/** What calling a procedure takes: its name, by which it is found when it is run, and what its locals are. */
export interface Named<L> {
  name: string
  /** Nothing is ever here: it tells the compiler which locals the procedure is called with. */
  locals?: L
}

export interface Procedure<S extends State, L> extends Named<L> {
  steps: readonly Step<S, L>[]
  /** Stable names of the steps, for saving: the rule id, with a count where a rule serves several steps. */
  labels: readonly string[]
  /** Where the step of each label stands. */
  places: ReadonlyMap<string, number>
  /**
   * The rule that each step cites: its own; machinery cites the nearest one before it, or else after it. '' in a procedure that
   * is nothing but machinery: it cites what it was called for.
   */
  cites: readonly string[]
  /** What must still be done when the procedure is left early. */
  leave?: (g: Machine<S>, f: Frame & L) => void
}

// biome-ignore lint/suspicious/noExplicitAny: a table of procedures with different locals has no narrower type
export type AnyProcedure<S extends State> = Procedure<S, any>

export type Procedures<S extends State> = ReadonlyMap<string, AnyProcedure<S>>

function labelsOf(steps: readonly { rule: string }[]): string[] {
  const seen = new Map<string, number>()
  return steps.map(({ rule }) => {
    const count = (seen.get(rule) ?? 0) + 1
    seen.set(rule, count)
    return count === 1 ? rule : `${rule}#${count}`
  })
}

export const placesOf = (labels: readonly string[]): ReadonlyMap<string, number> =>
  new Map(labels.map((label, at) => [label, at]))

const isMachinery = (rule: string): boolean => rule.startsWith('~')

function citedBy(steps: readonly { rule: string }[]): string[] {
  const rules = steps.map(({ rule }) => rule)
  const first = rules.find((rule) => !isMachinery(rule))
  let last = first
  return rules.map((rule) => {
    if (!isMachinery(rule)) last = rule
    return last ?? ''
  })
}

/**
 * The words a game writes its rules with. `Id` is the union of its catalogue's ids, so that a rule that does not exist does not
 * compile.
 */
export function rulebook<S extends State, Id extends string>() {
  const procedures = new Map<string, AnyProcedure<S>>()
  return {
    procedures: procedures as Procedures<S>,
    step<L>(rule: Id | `~${string}`, run: Step<S, L>['run']): Step<S, L> {
      return { rule, run }
    },
    /** A function that says what this rule says. How it would be read wrongly stands in `proofs/`. */
    rule<A extends unknown[], R>(id: Id, says: (...args: A) => R): Rule<A, R> {
      return ruleSaying(id, says)
    },
    /** A guard: does this rule bind, as it does under this condition? */
    binds(id: Id, condition: boolean): boolean {
      return ruleBinds(id, condition)
    },
    /** A guard: is met what this rule requires? */
    meets(id: Id, condition: boolean): boolean {
      return ruleMet(id, condition)
    },
    /** Of what is done by a rule within a step of another: is it in force? True, except in a proof. */
    on(id: Id): boolean {
      return ruleOn(id)
    },
    /** A rule that core obeys for the game. */
    obeyed(id: Id): Id {
      return id
    },
    /**
     * A procedure by its name alone, for those that call it from a file that it needs itself: an effect is resolved by verbs,
     * some of which have other effects resolved. It is written elsewhere, as `procedure(thisName, ...)`.
     */
    named<L>(name: string): Named<L> {
      return { name }
    },
    procedure<L = unknown>(
      called: string | Named<L>,
      steps: readonly Step<S, L>[],
      leave?: Procedure<S, L>['leave'],
    ): Procedure<S, L> {
      const name = typeof called === 'string' ? called : called.name
      if (procedures.has(name)) throw new Error(`two procedures are named ${name}`)
      const labels = labelsOf(steps)
      const made: Procedure<S, L> = {
        name,
        steps,
        labels,
        places: placesOf(labels),
        cites: citedBy(steps),
        ...(leave && { leave }),
      }
      procedures.set(name, made)
      return made
    },
  }
}

/** Where in a procedure the step with this label stands. */
export function stepLabelled<S extends State>(
  procedures: Procedures<S>,
  name: string,
  label: string,
): number {
  const step = procedures.get(name)?.places.get(label)
  if (step === undefined) throw new Error(`there is no step ${label} in a procedure named ${name}`)
  return step
}
