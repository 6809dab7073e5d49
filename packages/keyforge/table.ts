/** Where things lie on a table, and what they are called there, for every front end. */

import { type Area, type Lang, type Said, spoken } from '@regelwerk/core'
import type { BonusIcon, CardType, Counter, House, Keyword } from './abilities.ts'
import { houseNames } from './houses.ts'
import { type Print, printNumbered } from './prints.ts'
import type { COLOURS, TurnStep } from './state.ts'

export type AreaId = 'line' | 'artifacts' | 'limbo' | 'hand' | 'deck' | 'discard' | 'archives' | 'purged'

/** One player's side, in reading order. The other side is the same, seen from across. */
export const areas: readonly Area<AreaId>[] = [
  { id: 'limbo', row: 0, lie: 'open', label: spoken('playing', 'gespielt', 'in corso') },
  { id: 'line', row: 0, lie: 'open', label: spoken('battleline', 'Schlachtr.', 'linea') },
  { id: 'archives', row: 1, lie: 'pile', label: spoken('archives', 'Archiv', 'archivi') },
  { id: 'artifacts', row: 1, lie: 'open', label: spoken('artifacts', 'Artefakte', 'artefatti') },
  { id: 'deck', row: 1, lie: 'pile', label: spoken('deck', 'Deck', 'mazzo') },
  { id: 'discard', row: 1, lie: 'pile', label: spoken('discard', 'Ablage', 'scarti') },
  { id: 'purged', row: 1, lie: 'pile', label: spoken('purged', 'verbannt', 'epurate') },
  { id: 'hand', row: 2, lie: 'open', label: spoken('hand', 'Hand', 'mano') },
]

export const steps: Readonly<Record<TurnStep, Said>> = {
  setup: spoken('before the game', 'vor dem Spiel', 'prima della partita'),
  forge: spoken('1 Forge a key', '1 Schlüssel schmieden', '1 Forgiare una chiave'),
  house: spoken('2 Choose a house', '2 Fraktion wählen', '2 Scegliere una casata'),
  main: spoken('3 Play and use', '3 Karten der Fraktion', '3 Giocare e usare'),
  ready: spoken('4 Ready cards', '4 Spielbereit machen', '4 Preparare le carte'),
  draw: spoken('5 Draw cards', '5 Karten ziehen', '5 Pescare'),
  end: spoken('End of turn', 'Ende des Zuges', 'Fine del turno'),
}

/** The same, where they stand side by side. */
export const shortSteps: Readonly<Record<Exclude<TurnStep, 'setup' | 'end'>, Said>> = {
  forge: spoken('Forge', 'Schmieden', 'Forgiare'),
  house: spoken('House', 'Fraktion', 'Casata'),
  main: spoken('Play', 'Spielen', 'Giocare'),
  ready: spoken('Ready', 'Bereitmachen', 'Preparare'),
  draw: spoken('Draw', 'Ziehen', 'Pescare'),
}

const house = (id: House, glyph: string): { glyph: string; label: Said } => ({
  glyph,
  label: houseNames[id],
})

/** Houses as they can be drawn in plain text. */
export const houses: Readonly<Record<House, { glyph: string; label: Said }>> = {
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

export const types: Readonly<Record<CardType, Said>> = {
  action: spoken('action', 'Aktion', 'azione'),
  artifact: spoken('artifact', 'Artefakt', 'artefatto'),
  creature: spoken('creature', 'Kreatur', 'creatura'),
  upgrade: spoken('upgrade', 'Aufwertung', 'potenziamento'),
}

type Status = 'exhausted' | 'stunned' | 'warded' | 'enraged' | 'tagged'

/** What can be said of a card in play. */
export const status: Readonly<Record<Status, { glyph: string; label: Said }>> = {
  exhausted: { glyph: '⟳', label: spoken('exhausted', 'erschöpft', 'esaurita') },
  stunned: { glyph: '~', label: spoken('stunned', 'betäubt', 'stordita') },
  warded: { glyph: '◎', label: spoken('warded', 'beschützt', 'protetta') },
  enraged: { glyph: '!', label: spoken('enraged', 'wütend', 'infuriata') },
  tagged: { glyph: '†', label: spoken('about to be destroyed', 'wird zerstört', 'sta per essere distrutta') },
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
export const signs: Readonly<Record<Sign, { glyph: string; label: Said }>> = {
  power: { glyph: '', label: spoken('power', 'Stärke', 'potenza') },
  armor: { glyph: '◊', label: spoken('armor', 'Rüstung', 'armatura') },
  amber: { glyph: '●', label: spoken('Æmber', 'Æmber', 'Æmbra') },
  damage: { glyph: '✖', label: spoken('damage', 'Schaden', 'danni') },
  powerCounter: {
    glyph: '+',
    label: spoken('+1 power counters', '+1-Stärke-Marker', 'segnalini potenza +1'),
  },
  upgrade: { glyph: '↑', label: spoken('upgrades', 'Aufwertungen', 'potenziamenti') },
  under: { glyph: '▤', label: spoken('cards beneath', 'Karten darunter', 'carte sotto') },
  chain: { glyph: '∞', label: spoken('chains', 'Ketten', 'catene') },
  keyCost: { glyph: '⚷', label: spoken('key cost', 'Schlüsselkosten', 'costo della chiave') },
}

type Colour = (typeof COLOURS)[number]

/** The three keys, in the order in which a view tells them. */
export const keys: readonly { colour: Colour; label: Said }[] = [
  { colour: 'red', label: spoken('red', 'rot', 'rossa') },
  { colour: 'blue', label: spoken('blue', 'blau', 'blu') },
  { colour: 'yellow', label: spoken('yellow', 'gelb', 'gialla') },
]

export const icons: Readonly<Record<BonusIcon, { glyph: string; label: Said }>> = {
  amber: { glyph: '●', label: spoken('Æmber', 'Æmber', 'Æmbra') },
  capture: { glyph: '◐', label: spoken('capture', 'Erbeuten', 'cattura') },
  damage: { glyph: '✖', label: spoken('damage', 'Schaden', 'danni') },
  draw: { glyph: '▯', label: spoken('draw', 'Ziehen', 'pesca') },
}

export const keywords: Readonly<Record<Keyword, Said>> = {
  alpha: spoken('Alpha', 'Alpha', 'Alpha'),
  omega: spoken('Omega', 'Omega', 'Omega'),
  deploy: spoken('Deploy', 'Stationieren', 'Schierare'),
  elusive: spoken('Elusive', 'Schwer zu fassen', 'Elusiva'),
  skirmish: spoken('Skirmish', 'Scharmützel', 'Schermaglia'),
  poison: spoken('Poison', 'Gift', 'Veleno'),
  taunt: spoken('Taunt', 'Spott', 'Provocazione'),
  invulnerable: spoken('Invulnerable', 'Unverwundbar', 'Invulnerabile'),
  assault: spoken('Assault', 'Ansturm', 'Assalto'),
  hazardous: spoken('Hazardous', 'Gefährlich', 'Pericolosa'),
}

export const counters: Readonly<Record<Counter, Said>> = {
  power: spoken('+1 power counter', '+1-Stärke-Marker', 'segnalino potenza +1'),
  wanted: spoken('wanted counter', 'Gesucht-Marker', 'segnalino ricercata'),
  scheme: spoken('scheme counter', 'Intrigenmarker', 'segnalino intrigo'),
  fuse: spoken('fuse counter', 'Luntenmarker', 'segnalino miccia'),
  glory: spoken('glory counter', 'Ruhmesmarker', 'segnalino gloria'),
  disruption: spoken('disruption counter', 'Störmarker', 'segnalino disturbo'),
  doom: spoken('doom counter', 'Verderbensmarker', 'segnalino sventura'),
  growth: spoken('growth counter', 'Wachstumsmarker', 'segnalino crescita'),
  warrant: spoken('warrant counter', 'Haftbefehlmarker', 'segnalino mandato'),
}

/** By the number that a view gives. */
export const printOf = (def: number): Print => printNumbered(def)

export const nameOf = (def: number, lang: Lang): string => {
  const { definition } = printNumbered(def)
  return definition[lang] ?? definition.en
}
