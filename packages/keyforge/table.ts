/** Where things lie on a table, and what they are called there, for every front end. */

import type { Lang } from '@regelwerk/core'
import type { BonusIcon, CardType, Counter, House, Keyword } from './abilities.ts'
import { houseNames } from './houses.ts'
import { type Print, printNumbered } from './prints.ts'
import type { COLOURS, TurnStep } from './state.ts'

type Words = Readonly<Record<Lang, string>>

const words = (en: string, de: string, it: string): Words => ({ en, de, it })

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
  { id: 'limbo', row: 0, lie: 'open', label: words('playing', 'gespielt', 'in corso') },
  { id: 'line', row: 0, lie: 'open', label: words('battleline', 'Schlachtr.', 'linea') },
  { id: 'archives', row: 1, lie: 'pile', label: words('archives', 'Archiv', 'archivi') },
  { id: 'artifacts', row: 1, lie: 'open', label: words('artifacts', 'Artefakte', 'artefatti') },
  { id: 'deck', row: 1, lie: 'pile', label: words('deck', 'Deck', 'mazzo') },
  { id: 'discard', row: 1, lie: 'pile', label: words('discard', 'Ablage', 'scarti') },
  { id: 'purged', row: 1, lie: 'pile', label: words('purged', 'verbannt', 'epurate') },
  { id: 'hand', row: 2, lie: 'open', label: words('hand', 'Hand', 'mano') },
]

export const steps: Readonly<Record<TurnStep, Words>> = {
  setup: words('before the game', 'vor dem Spiel', 'prima della partita'),
  forge: words('1 Forge a key', '1 Schlüssel schmieden', '1 Forgiare una chiave'),
  house: words('2 Choose a house', '2 Fraktion wählen', '2 Scegliere una casata'),
  main: words('3 Play and use', '3 Karten der Fraktion', '3 Giocare e usare'),
  ready: words('4 Ready cards', '4 Spielbereit machen', '4 Preparare le carte'),
  draw: words('5 Draw cards', '5 Karten ziehen', '5 Pescare'),
  end: words('End of turn', 'Ende des Zuges', 'Fine del turno'),
}

/** The same, where they stand side by side. */
export const shortSteps: Readonly<Record<Exclude<TurnStep, 'setup' | 'end'>, Words>> = {
  forge: words('Forge', 'Schmieden', 'Forgiare'),
  house: words('House', 'Fraktion', 'Casata'),
  main: words('Play', 'Spielen', 'Giocare'),
  ready: words('Ready', 'Bereitmachen', 'Preparare'),
  draw: words('Draw', 'Ziehen', 'Pescare'),
}

const house = (id: House, glyph: string): { glyph: string; label: Words } => ({
  glyph,
  label: houseNames[id],
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
  action: words('action', 'Aktion', 'azione'),
  artifact: words('artifact', 'Artefakt', 'artefatto'),
  creature: words('creature', 'Kreatur', 'creatura'),
  upgrade: words('upgrade', 'Aufwertung', 'potenziamento'),
}

type Status = 'exhausted' | 'stunned' | 'warded' | 'enraged' | 'tagged'

/** What can be said of a card in play. */
export const status: Readonly<Record<Status, { glyph: string; label: Words }>> = {
  exhausted: { glyph: '⟳', label: words('exhausted', 'erschöpft', 'esaurita') },
  stunned: { glyph: '~', label: words('stunned', 'betäubt', 'stordita') },
  warded: { glyph: '◎', label: words('warded', 'beschützt', 'protetta') },
  enraged: { glyph: '!', label: words('enraged', 'wütend', 'infuriata') },
  tagged: { glyph: '†', label: words('about to be destroyed', 'wird zerstört', 'sta per essere distrutta') },
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
  power: { glyph: '', label: words('power', 'Stärke', 'potenza') },
  armor: { glyph: '◊', label: words('armor', 'Rüstung', 'armatura') },
  amber: { glyph: '●', label: words('Æmber', 'Æmber', 'Æmbra') },
  damage: { glyph: '✖', label: words('damage', 'Schaden', 'danni') },
  powerCounter: { glyph: '+', label: words('+1 power counters', '+1-Stärke-Marker', 'segnalini potenza +1') },
  upgrade: { glyph: '↑', label: words('upgrades', 'Aufwertungen', 'potenziamenti') },
  under: { glyph: '▤', label: words('cards beneath', 'Karten darunter', 'carte sotto') },
  chain: { glyph: '∞', label: words('chains', 'Ketten', 'catene') },
  keyCost: { glyph: '⚷', label: words('key cost', 'Schlüsselkosten', 'costo della chiave') },
}

type Colour = (typeof COLOURS)[number]

/** The three keys, in the order in which a view tells them. */
export const keys: readonly { colour: Colour; label: Words }[] = [
  { colour: 'red', label: words('red', 'rot', 'rossa') },
  { colour: 'blue', label: words('blue', 'blau', 'blu') },
  { colour: 'yellow', label: words('yellow', 'gelb', 'gialla') },
]

export const icons: Readonly<Record<BonusIcon, { glyph: string; label: Words }>> = {
  amber: { glyph: '●', label: words('Æmber', 'Æmber', 'Æmbra') },
  capture: { glyph: '◐', label: words('capture', 'Erbeuten', 'cattura') },
  damage: { glyph: '✖', label: words('damage', 'Schaden', 'danni') },
  draw: { glyph: '▯', label: words('draw', 'Ziehen', 'pesca') },
}

export const keywords: Readonly<Record<Keyword, Words>> = {
  alpha: words('Alpha', 'Alpha', 'Alpha'),
  omega: words('Omega', 'Omega', 'Omega'),
  deploy: words('Deploy', 'Stationieren', 'Schierare'),
  elusive: words('Elusive', 'Schwer zu fassen', 'Elusiva'),
  skirmish: words('Skirmish', 'Scharmützel', 'Schermaglia'),
  poison: words('Poison', 'Gift', 'Veleno'),
  taunt: words('Taunt', 'Spott', 'Provocazione'),
  invulnerable: words('Invulnerable', 'Unverwundbar', 'Invulnerabile'),
  assault: words('Assault', 'Ansturm', 'Assalto'),
  hazardous: words('Hazardous', 'Gefährlich', 'Pericolosa'),
}

export const counters: Readonly<Record<Counter, Words>> = {
  power: words('+1 power counter', '+1-Stärke-Marker', 'segnalino potenza +1'),
  wanted: words('wanted counter', 'Gesucht-Marker', 'segnalino ricercata'),
  scheme: words('scheme counter', 'Intrigenmarker', 'segnalino intrigo'),
  fuse: words('fuse counter', 'Luntenmarker', 'segnalino miccia'),
  glory: words('glory counter', 'Ruhmesmarker', 'segnalino gloria'),
  disruption: words('disruption counter', 'Störmarker', 'segnalino disturbo'),
  doom: words('doom counter', 'Verderbensmarker', 'segnalino sventura'),
  growth: words('growth counter', 'Wachstumsmarker', 'segnalino crescita'),
  warrant: words('warrant counter', 'Haftbefehlmarker', 'segnalino mandato'),
}

/** By the number that a view gives. */
export const printOf = (def: number): Print => printNumbered(def)

export const nameOf = (def: number, lang: Lang): string => {
  const { definition } = printNumbered(def)
  return definition[lang] ?? definition.en
}
