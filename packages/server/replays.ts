/** The replay of a finished match, with all that is needed to check that it was fair; and its log, as it was recorded. */
import {
  type CardId,
  type Game,
  type Lang,
  type LogEntry,
  type LogLine,
  Machine,
  numberCards,
  type RulesChange,
  type SavedState,
  type State,
} from '@regelwerk/core'
import { type KeptReplay, loadGame } from '@regelwerk/protocol'
import { fingerprintOf } from '@regelwerk/protocol/fingerprint'
import { standing } from './events.ts'
import { type AnswerRow, fairnessOf, type MatchRow } from './rows.ts'
import type { SnapshotTable } from './schema.ts'
import { readEntries, readStand } from './snapshots.ts'

export interface Recorded {
  row: MatchRow
  snapshots: SnapshotTable[]
  events: AnswerRow[]
}

export async function replayOf({ row, snapshots, events }: Recorded, lang: Lang): Promise<KeptReplay> {
  const { id, game, rules, setup, begun, seats, ended, changes } = row
  if (setup === null) throw new Error(`match ${id} has never begun`)
  const counting = standing(events)
  const changed = changes.flatMap(({ seq, from }): RulesChange[] => {
    const found = snapshots.find((one) => one.seq === seq)
    return found?.state ? [{ at: found.counted, from, saved: readStand(found.state).saved }] : []
  })
  const isOther = rules !== fingerprintOf(game) || changed.length > 0
  return {
    game,
    rules,
    setup,
    ...(begun !== null && { begun }),
    answers: counting.map(({ seat, choice }) => ({ seat, choice })),
    hashes: counting.map(({ hash }) => hash),
    ...(changed.length > 0 && { changed }),
    ...(isOther && { recorded: recordedLog(await loadGame(game), snapshots, lang) }),
    ...(ended !== null && { ended }),
    fair: fairnessOf(row),
    names: seats.map(({ name }) => name ?? ''),
  }
}

/**
 * The log as it was recorded, everything told: also where the match itself cannot be loaded any more. Cards that are no
 * longer there are told without their faces, and what can no longer be said goes by its kind.
 */
function recordedLog(game: Game, snapshots: readonly SnapshotTable[], lang: Lang): LogLine[] {
  const state = snapshots.findLast((one) => one.state !== null)?.state
  if (!state) return []
  const { machine, gone } = readable(game, readStand(state).saved)
  const lines: LogLine[] = []
  for (const [at, entry] of snapshots.flatMap(readEntries).entries()) {
    const faces = entry.faces.map(([card]): [CardId, number] => [card, gone.has(card) ? 0 : 1])
    const text = said(game, machine, { ...entry, faces }, game.langs.includes(lang) ? lang : 'en')
    if (text !== null) lines.push({ at, rule: entry.rule, text })
  }
  return lines
}

function said(game: Game, machine: Machine<State>, entry: LogEntry, lang: Lang): string | null {
  try {
    return game.sayLog(machine, numberCards(game, entry) as LogEntry, 0, lang)
  } catch {
    return entry.event.kind
  }
}

/** As much of a state as a log needs: what its cards are; and which of them are no longer there. */
function readable(game: Game, { state }: SavedState): { machine: Machine<State>; gone: Set<CardId> } {
  const gone = new Set<CardId>()
  const cards = (state.cards as unknown[]).map((card, id) => {
    try {
      return numberCards(game, card)
    } catch {
      gone.add(id)
      return { ...(card as object), def: 0 }
    }
  })
  return { machine: new Machine(game, { ...state, cards } as unknown as State), gone }
}
