/** `coverage`: which rules have a passing position; with a proof, which of them somebody would miss. */
import {
  type Case,
  type CaseResult,
  type Coverage,
  coverage as cover,
  type Proof,
  prove,
  runCase,
} from '@regelwerk/core'
import { type Io, type Report, UsageError } from '../command.ts'
import { exercise } from '../exercise.ts'
import { type GameEntry, gameNamed, gamesLoaded, suiteOf } from '../games.ts'
import { indent, table } from '../layout.ts'
import { located } from '../position-files.ts'
import { progress } from '../progress.ts'
import { loadProofs } from '../proofs.ts'

export interface CoverageOptions {
  uncovered?: boolean
  prove?: boolean
  /** Of the abilities of cards instead of rules. */
  cards?: boolean
  times?: number
  games?: number
  seed?: string
}

interface Covered {
  entry: GameEntry
  counts: Coverage
  proof: Proof | null
  failing: string[]
}

export async function coverage(id: string | undefined, options: CoverageOptions, io: Io): Promise<Report> {
  if (!options.cards) {
    const entries = id === undefined ? await gamesLoaded() : [await gameNamed(id)]
    if (options.prove) for (const { game } of entries) await loadProofs(game.id)
    return coverageOf(entries, options, io)
  }
  if (id === undefined) throw new UsageError('which game? coverage --cards is of one')
  return cardsOf(await gameNamed(id), options, io)
}

/** Whether each ability of each card is ever at work, in games with decks drawn from all cards and in positions. */
function cardsOf(entry: GameEntry, options: CoverageOptions, io: Io): Report {
  const { game } = entry
  const { times = 20, seed = '1', games = 100_000 } = options
  const bar = progress(io, 'looking for abilities')
  const found = exercise(game, suiteOf(entry).cases, { times, seed, games }, bar.show)
  bar.end()
  const nameOf = new Map(game.cards().map(({ id, name }) => [id, name.en]))
  const named = ({ id, card }: { id: string; card: string }): string => `${nameOf.get(card)} (${id})`
  const unexplained = found.never.filter(({ explained }) => !explained)
  const text = (): string => {
    const lines = [
      `${found.abilities} abilities of cards besides keywords; ${found.games} games with decks drawn from all cards`,
      `${found.done} were at work at least ${times} times (${share(found.done, found.abilities)})`,
    ]
    const rows = (list: readonly { id: string; card: string }[], say: (one: never) => string): string =>
      indent(
        table(
          list.map((one) => [named(one), say(one as never)]),
          io.width - 2,
        ).split('\n'),
      )
    if (found.seldom.length > 0)
      lines.push(
        `${found.seldom.length} less often:`,
        rows(found.seldom, ({ times: n }: { times: number }) => `${n} times`),
      )
    if (found.never.length > 0)
      lines.push(
        `${found.never.length} never:`,
        rows(found.never, ({ why }: { why: string }) => why),
      )
    if (found.needless.length > 0)
      lines.push(`explained although they were at work: ${found.needless.join(', ')}`)
    return `${game.title}\n${indent([...lines, ...found.errors].flatMap((line) => line.split('\n')))}`
  }
  return {
    json: { game: game.id, times, ...found },
    text,
    ok: unexplained.length + found.needless.length + found.errors.length === 0,
  }
}

export function coverageOf(entries: readonly GameEntry[], options: CoverageOptions, io: Io): Report {
  const covered = entries.map((entry) => coverGame(entry, options, io))
  return {
    json: {
      games: covered.map(({ counts, proof }) => ({
        ...counts,
        ...(proof && {
          switchable: proof.switchable.length,
          proven: proof.proven.length,
          unnoticed: proof.unnoticed,
        }),
      })),
    },
    text: () => covered.map((one) => say(one, options, io.width)).join('\n\n'),
    ok: covered.every(
      ({ counts, proof, failing }) =>
        counts.uncovered.length === 0 && failing.length === 0 && (proof?.unnoticed.length ?? 0) === 0,
    ),
  }
}

function coverGame(entry: GameEntry, options: CoverageOptions, io: Io): Covered {
  const { game } = entry
  const { files, cases, placeOf } = suiteOf(entry)
  const results = new Map<Case, CaseResult>()
  for (const file of files) {
    for (const test of file.cases) {
      try {
        results.set(test, runCase(game, test))
      } catch (wrong) {
        throw located(wrong, file.file, file.lineOf)
      }
    }
  }
  const failing = cases
    .filter((test) => !results.get(test)?.ok)
    .map((test) => `${placeOf.get(test)} ${test.title}: ${results.get(test)?.failure}`)
  let proof: Proof | null = null
  if (options.prove) {
    const bar = progress(io, 'switching rules off')
    proof = prove(game, cases, bar.show)
    bar.end()
  }
  return { entry, counts: cover(game, cases, results), proof, failing }
}

function say({ entry, counts, proof, failing }: Covered, options: CoverageOptions, width: number): string {
  const { catalogue, title } = entry.game
  const summaries = (ids: readonly string[]): string[] =>
    table(
      ids.map((id) => [id, catalogue[id]?.summary ?? '']),
      width - 2,
    ).split('\n')
  const lines = [
    `${counts.items} items of the rulebook`,
    `${counts.informative} informative`,
    `${counts.executable} executable, ${counts.covered} of them with a passing position (${share(counts.covered, counts.executable)})`,
  ]
  if (failing.length > 0) lines.push(`${failing.length} positions fail:`, indent(failing))
  if (options.uncovered && counts.uncovered.length > 0) {
    lines.push(`${counts.uncovered.length} without:`, indent(summaries(counts.uncovered)))
  }
  if (proof !== null) {
    const { switchable, proven, unnoticed, fixed } = proof
    const rules = switchable.length + fixed.length
    lines.push(
      `${switchable.length} of ${rules} executable rules can be switched off, or follow from ones that can (${share(switchable.length, rules)}); examples are outcomes and need no switch`,
      `${proven.length} of these are missed by a position of theirs when they are off (${share(proven.length, switchable.length)})`,
    )
    if (unnoticed.length > 0)
      lines.push(`${unnoticed.length} are missed by none:`, indent(summaries(unnoticed)))
    if (fixed.length > 0) {
      const part = share(fixed.length, rules)
      lines.push(
        `${fixed.length} executable rules that nothing switches (${part}):`,
        indent(summaries(fixed)),
      )
    }
  }
  return `${title}\n${indent(lines.flatMap((line) => line.split('\n')))}`
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '100 %' : `${((100 * part) / whole).toFixed(1)} %`
