/** What every part of the table needs to know. */
import type { Face, Game, Lang, Piece, RuleTexts, Zone } from '@regelwerk/core'
import { createContext, useContext } from 'react'
import type { TableMessage } from '../messages/table.ts'
import type { Position } from './copies.ts'
import type { Marked, Thing } from './picking.ts'
import type { Change } from './since.ts'
import type { Foresight } from './use-foresight.ts'

/** What is being read: a piece as it lies, or a card as printed. */
export interface Inspected {
  piece: Piece
}

export interface TableUse {
  game: Game
  lang: Lang
  /** What the rules are called and say. */
  texts: RuleTexts
  say(key: TableMessage, values?: Record<string, string | number>): string
  nameOf(seat: number): string
  /** What a seat is called in what the game says. */
  calledIn(seat: number): string
  /** What the game says, with the players' names in it. */
  named(text: string): string
  face(def: number): Face
  /** What lies on the table as this thing; null: nothing does. */
  pieceOf(thing: Thing): Piece | null
  /** How a thing is marked now. */
  marked(thing: Thing | null): Marked
  /** The place of a thing in an order or pick, from 1. */
  placeOf(thing: Thing | null): number | null
  /** Whether a hint is for it: an option by its place, or a thing that the option is about. */
  isAdvised(what: number | Thing | null): boolean
  /** Where a card lies in its row, and which of its copies it is. */
  positionOf(thing: Thing | null): Position | null
  /** What has changed on a thing since the reader last acted. */
  changeOf(thing: Thing | null): Change | null
  /** By how much what a player has is more or less since then. */
  countChange(seat: number, id: string): number | null
  /** What the reader fights over now, and with how much. */
  contest: { seat: number; title: string; total: number } | null
  /** The option that a card in hand would be played by into that; null: it cannot. */
  playedBy(thing: Thing | null): number | null
  /** What an option would lead to; null: nobody can say. */
  foresee: Foresight
  /** Something that can be dragged. */
  canDrag(thing: Thing | null): boolean
  activate(thing: Thing | null, piece: Piece | null, at: HTMLElement): void
  /** Reads a piece; `sheet`: on small screens too. */
  inspect(inspected: Inspected | null, sheet?: boolean): void
  lookThrough(zone: Zone, title: string): void
  showRule(rule: string, at: HTMLElement): void
}

export const TableContext = createContext<TableUse | null>(null)

export function useTable(): TableUse {
  const use = useContext(TableContext)
  if (use === null) throw new Error('only at a table')
  return use
}
