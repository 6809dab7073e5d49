/** Where things lie on a table, and what they are called there, for every front end. */

import type { Lang } from '@regelwerk/core'
import type { BonusIcon, CardType, Counter, House, Keyword } from './abilities.ts'
import { houseNames } from './houses.ts'
import { type Print, printNumbered } from './prints.ts'
import type { COLOURS, TurnStep } from './state.ts'

type Words = Readonly<Record<Lang, string>>

/** Italian reads as English. */
const words = (en: string, de: string): Words => ({ en, de, it: en })

export interface Area {
  id: 'line' | 'artifacts' | 'limbo' | 'hand' | 'deck' | 'discard' | 'archives' | 'purged'
  /** From the middle of the table towards its player. */
  row: number
  /** How its cards lie: each to be seen, or a pile of which the number is told. */
  lie: 'open' | 'pile'
  label: Words
}

/** One player's side, in reading order. The other side is the same, seen from across. */
export const areas: readonly Area[] = [
  { id: 'limbo', row: 0, lie: 'open', label: words('playing', 'gespielt') },
  { id: 'line', row: 0, lie: 'open', label: words('battleline', 'Schlachtr.') },
  { id: 'archives', row: 1, lie: 'pile', label: words('archives', 'Archiv') },
  { id: 'artifacts', row: 1, lie: 'open', label: words('artifacts', 'Artefakte') },
  { id: 'deck', row: 1, lie: 'pile', label: words('deck', 'Deck') },
  { id: 'discard', row: 1, lie: 'pile', label: words('discard', 'Ablage') },
  { id: 'purged', row: 1, lie: 'pile', label: words('purged', 'verbannt') },
  { id: 'hand', row: 2, lie: 'open', label: words('hand', 'Hand') },
]

export const steps: Readonly<Record<TurnStep, Words>> = {
  setup: words('before the game', 'vor dem Spiel'),
  forge: words('1 Forge a key', '1 Schlüssel schmieden'),
  house: words('2 Choose a house', '2 Fraktion wählen'),
  main: words('3 Play and use', '3 Karten der Fraktion'),
  ready: words('4 Ready cards', '4 Spielbereit machen'),
  draw: words('5 Draw cards', '5 Karten ziehen'),
  end: words('End of turn', 'Ende des Zuges'),
}

/** The same, where they stand side by side. */
export const shortSteps: Readonly<Record<Exclude<TurnStep, 'setup' | 'end'>, Words>> = {
  forge: words('Forge', 'Schmieden'),
  house: words('House', 'Fraktion'),
  main: words('Play', 'Spielen'),
  ready: words('Ready', 'Bereitmachen'),
  draw: words('Draw', 'Ziehen'),
}

const house = (id: House, glyph: string): { glyph: string; label: Words } => ({
  glyph,
  label: words(houseNames[id].en, houseNames[id].de),
})

/** Houses as they can be drawn in plain text. */
export const houses: Readonly<Record<House, { glyph: string; label: Words }>> = {
  brobnar: house('brobnar', '♜'),
  dis: house('dis', '♆'),
  logos: house('logos', '⌬'),
  mars: house('mars', '♂'),
  sanctum: house('sanctum', '✚'),
  shadows: house('shadows', '☾'),
  untamed: house('untamed', '♣'),
  saurian: house('saurian', 'Ω'),
  staralliance: house('staralliance', '✶'),
}

export const types: Readonly<Record<CardType, Words>> = {
  action: words('action', 'Aktion'),
  artifact: words('artifact', 'Artefakt'),
  creature: words('creature', 'Kreatur'),
  upgrade: words('upgrade', 'Aufwertung'),
}

type Status = 'exhausted' | 'stunned' | 'warded' | 'enraged' | 'tagged'

/** What can be said of a card in play. */
export const status: Readonly<Record<Status, { glyph: string; label: Words }>> = {
  exhausted: { glyph: '⟳', label: words('exhausted', 'erschöpft') },
  stunned: { glyph: '~', label: words('stunned', 'betäubt') },
  warded: { glyph: '◎', label: words('warded', 'beschützt') },
  enraged: { glyph: '!', label: words('enraged', 'wütend') },
  tagged: { glyph: '†', label: words('about to be destroyed', 'wird zerstört') },
}

type Sign =
  | 'power'
  | 'armor'
  | 'amber'
  | 'damage'
  | 'powerCounter'
  | 'upgrade'
  | 'under'
  | 'chain'
  | 'keyCost'

/** What is counted, as it can be drawn in plain text. */
export const signs: Readonly<Record<Sign, { glyph: string; label: Words }>> = {
  power: { glyph: '', label: words('power', 'Stärke') },
  armor: { glyph: '◊', label: words('armor', 'Rüstung') },
  amber: { glyph: '●', label: words('Æmber', 'Æmber') },
  damage: { glyph: '✖', label: words('damage', 'Schaden') },
  powerCounter: { glyph: '+', label: words('+1 power counters', '+1-Stärke-Marker') },
  upgrade: { glyph: '↑', label: words('upgrades', 'Aufwertungen') },
  under: { glyph: '▤', label: words('cards beneath', 'Karten darunter') },
  chain: { glyph: '∞', label: words('chains', 'Ketten') },
  keyCost: { glyph: '⚷', label: words('key cost', 'Schlüsselkosten') },
}

type Colour = (typeof COLOURS)[number]

/** The three keys, in the order in which a view tells them. */
export const keys: readonly { colour: Colour; label: Words }[] = [
  { colour: 'red', label: words('red', 'rot') },
  { colour: 'blue', label: words('blue', 'blau') },
  { colour: 'yellow', label: words('yellow', 'gelb') },
]

export const icons: Readonly<Record<BonusIcon, { glyph: string; label: Words }>> = {
  amber: { glyph: '●', label: words('Æmber', 'Æmber') },
  capture: { glyph: '◐', label: words('capture', 'Erbeuten') },
  damage: { glyph: '✖', label: words('damage', 'Schaden') },
  draw: { glyph: '▯', label: words('draw', 'Ziehen') },
}

export const keywords: Readonly<Record<Keyword, Words>> = {
  alpha: words('Alpha', 'Alpha'),
  omega: words('Omega', 'Omega'),
  deploy: words('Deploy', 'Stationieren'),
  elusive: words('Elusive', 'Schwer zu fassen'),
  skirmish: words('Skirmish', 'Scharmützel'),
  poison: words('Poison', 'Gift'),
  taunt: words('Taunt', 'Spott'),
  invulnerable: words('Invulnerable', 'Unverwundbar'),
  assault: words('Assault', 'Ansturm'),
  hazardous: words('Hazardous', 'Gefährlich'),
}

export const counters: Readonly<Record<Counter, Words>> = {
  wanted: words('wanted counter', 'Gesucht-Marker'),
  scheme: words('scheme counter', 'Intrigenmarker'),
  fuse: words('fuse counter', 'Luntenmarker'),
  glory: words('glory counter', 'Ruhmesmarker'),
  disruption: words('disruption counter', 'Störmarker'),
  doom: words('doom counter', 'Verderbensmarker'),
  growth: words('growth counter', 'Wachstumsmarker'),
}

/** By the number that a view gives. */
export const printOf = (def: number): Print => printNumbered(def)

export const nameOf = (def: number, lang: Lang): string => {
  const { en, de } = printNumbered(def).definition
  return lang === 'de' ? de : en
}
