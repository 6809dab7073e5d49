/** Which cards a table must have loaded for what it is told. */
import { type Wanted, wantedFor } from '@regelwerk/protocol/games'
import type { ToTable } from './local-table.ts'

/** A game that goes on may have been begun with decks as they were before. */
export const wantedBy = (told: ToTable): Wanted =>
  told.kind === 'begin' ? wantedFor(told.plan.game, told.plan.decks) : 'all cards'
