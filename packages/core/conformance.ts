/**
 * Coverage is proven, not claimed. An executable item is covered by a passing case that cites it; a proof switches
 * its rule off and looks whether at least one of those cases notices.
 */

import { type CaseResult, runCase } from './case-run.ts'
import type { Catalogued, Game } from './game.ts'
import type { Case } from './position.ts'
import { type CatalogueItem, rulesAsked, without } from './rules.ts'
import type { State } from './state.ts'

export interface Coverage {
  game: string
  items: number
  executable: number
  informative: number
  covered: number
  uncovered: string[]
}

export interface Proof {
  /** Items that have a step or a switch of their own, or follow from ones that do. */
  switchable: string[]
  proven: string[]
  /** Switchable, but no case notices when the rule is off. */
  unnoticed: string[]
  /** Executable rules that nothing switches. */
  fixed: string[]
}

const isExecutable = (item: CatalogueItem): boolean => item.informative === undefined

/** Cases by the ids they cite; an id that is not in the catalogue throws. */
export function citations<S extends State>(game: Catalogued<S>, cases: readonly Case[]): Map<string, Case[]> {
  const cited = new Map<string, Case[]>()
  for (const test of cases) {
    for (const id of test.rules) {
      if (!(id in game.catalogue))
        throw new Error(`"${test.title}" cites ${id}, which is no rule of ${game.id}`)
      cited.set(id, [...(cited.get(id) ?? []), test])
    }
  }
  return cited
}

export function coverage<S extends State>(
  game: Catalogued<S>,
  cases: readonly Case[],
  results: ReadonlyMap<Case, CaseResult>,
): Coverage {
  const cited = citations(game, cases)
  const items = Object.entries(game.catalogue)
  const executable = items.filter(([, item]) => isExecutable(item)).map(([id]) => id)
  const uncovered = executable.filter((id) => !(cited.get(id) ?? []).some((test) => results.get(test)?.ok))
  return {
    game: game.id,
    items: items.length,
    executable: executable.length,
    informative: items.length - executable.length,
    covered: executable.length - uncovered.length,
    uncovered,
  }
}

/** The rules that carry an item out: itself if it can be switched, else those it follows from, however far. */
export function carriers<S extends State>(
  game: Catalogued<S>,
  id: string,
  switches: ReadonlySet<string>,
  seen = new Set<string>(),
): string[] {
  if (switches.has(id)) return [id]
  if (seen.has(id)) return []
  seen.add(id)
  const follows = game.catalogue[id]?.follows ?? []
  return follows.flatMap((other) => carriers(game, other, switches, seen))
}

/** Does this case come out wrong with the rule switched off? */
const notices = <S extends State>(game: Game<S>, test: Case, rule: string): boolean =>
  !without(rule, () => runCase(game, test)).ok

export function prove<S extends State>(
  game: Catalogued<S>,
  cases: readonly Case[],
  progress?: (done: number, of: number) => void,
): Proof {
  const cited = citations(game, cases)
  const switches = rulesAsked(() => {
    for (const test of cases) runCase(game, test)
  })
  const proof: Proof = { switchable: [], proven: [], unnoticed: [], fixed: [] }
  const items = Object.entries(game.catalogue).filter(([, item]) => isExecutable(item))
  items.forEach(([id, item], i) => {
    progress?.(i, items.length)
    const rules = carriers(game, id, switches)
    if (rules.length === 0) {
      if (item.kind === 'rule') proof.fixed.push(id)
      return
    }
    proof.switchable.push(id)
    const mine = cited.get(id) ?? []
    const noticed = rules.some((rule) => mine.some((test) => notices(game, test, rule)))
    ;(noticed ? proof.proven : proof.unnoticed).push(id)
  })
  return proof
}
