/** Looks into the record itself, while no server runs, and compares it with what clients were told. */
import { join } from 'node:path'
import { Match, type Setup } from '@regelwerk/core'
import { commitOf, commitTo, gameOf, loadGames, seedFrom } from '@regelwerk/protocol'
import Database from 'libsql'
import { standing } from '../events.ts'
import { type AnswerRow, entropyOf, type MatchRow, readAnswer, readMatch } from '../rows.ts'
import type { AnswerTable, MatchTable, SnapshotTable } from '../schema.ts'

await loadGames()

/** An answer that has been acknowledged. */
export interface Acknowledged {
  match: string
  seq: number
  seat: number
  choice: unknown
}

export interface Verified {
  matches: number
  answers: number
  problems: string[]
}

/** `unsure`: how many answers of each match and seat (`match/seat`) were on their way when the server was killed. */
export function verify(
  dataDir: string,
  acknowledged: readonly Acknowledged[],
  unsure: ReadonlyMap<string, number> = new Map(),
): Verified {
  const db = new Database(join(dataDir, 'regelwerk.db'))
  const rows = (db.prepare('SELECT * FROM answers ORDER BY match, seq').all() as AnswerTable[]).map(
    readAnswer,
  )
  const matches = (db.prepare('SELECT * FROM matches').all() as MatchTable[]).map(readMatch)
  const snapshots = db.prepare('SELECT match, seq, counted FROM snapshots').all() as SnapshotTable[]
  db.close()
  const problems: string[] = []
  const byMatch = new Map<string, AnswerRow[]>()
  for (const row of rows) byMatch.set(row.match, [])
  for (const row of rows) byMatch.get(row.match)?.push(row)
  const told = new Map(acknowledged.map((answer) => [`${answer.match}/${answer.seq}`, answer]))
  if (told.size !== acknowledged.length) problems.push('two answers were acknowledged for the same place')
  for (const { match, seq, seat, choice } of acknowledged) {
    const row = byMatch.get(match)?.[seq]
    if (row?.seat !== seat || JSON.stringify(row.choice) !== JSON.stringify(choice)) {
      problems.push(`${match}: answer ${seq} of seat ${seat} was acknowledged and is not there`)
    }
  }
  const extra = new Map<string, number>()
  for (const { match, seq, seat } of rows) {
    if (told.has(`${match}/${seq}`)) continue
    extra.set(`${match}/${seat}`, (extra.get(`${match}/${seat}`) ?? 0) + 1)
  }
  for (const [where, n] of extra) {
    const most = unsure.get(where) ?? 0
    if (n > most) problems.push(`${where}: ${n} answers that nobody was told of, ${most} were on their way`)
  }
  for (const row of matches) {
    const answers = byMatch.get(row.id) ?? []
    const gap = answers.findIndex(({ seq }, i) => seq !== i)
    if (gap >= 0) problems.push(`${row.id}: there is no answer ${gap}`)
    problems.push(...unfair(row).map((problem) => `${row.id}: ${problem}`))
    if (row.setup === null) continue
    const match = Match.start(gameOf(row.game), row.setup as Setup, { undo: true })
    if (match.hash() !== row.begun) problems.push(`${row.id}: the hash before the first answer differs`)
    for (const { seq, seat, choice, hash } of standing(answers)) {
      match.answer(seat, choice)
      if (hash !== '' && hash !== match.hash()) problems.push(`${row.id}: the hash of answer ${seq} differs`)
    }
    if (row.state === 'over' && answers.at(-1)?.hash === '') problems.push(`${row.id}: the last has no hash`)
    const kept = snapshots.filter((one) => one.match === row.id)
    if (!kept.some(({ seq }) => seq === 0)) problems.push(`${row.id}: there is no snapshot of its beginning`)
    const beyond = kept.find(({ seq }) => seq > answers.length)
    if (beyond !== undefined) problems.push(`${row.id}: a snapshot after answers that are not there`)
  }
  return { matches: matches.length, answers: rows.length, problems }
}

/** Whether what is recorded of the seed is what everybody has committed to. */
function unfair({ secret, commit, seats, setup }: MatchRow): string[] {
  const problems: string[] = []
  if (commitTo(secret) !== commit) problems.push('the secret is another')
  seats.forEach(({ entropy, commit: committed }, seat) => {
    if (entropy !== null && commitOf(seat, entropy) !== committed) problems.push(`seat ${seat} added another`)
    if (setup !== null && committed !== null && entropy === null) problems.push(`seat ${seat} added nothing`)
  })
  if (setup !== null && seedFrom(secret, entropyOf(seats)) !== setup.seed)
    problems.push('the seed is another')
  return problems
}
