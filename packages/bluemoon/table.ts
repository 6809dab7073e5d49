/** Where things lie on a table, and what they are called there, for every front end. */
import type { Lang } from '@regelwerk/core'
import type { CardType, Element, Icon, People } from './abilities.ts'
import type { Phase } from './state.ts'

type Words = Readonly<Record<Lang, string>>

/** Italian reads as English. */
const words = (en: string, de: string): Words => ({ en, de, it: en })

export interface Area {
  id:
    | 'combat'
    | 'covered'
    | 'support'
    | 'influence'
    | 'cargo'
    | 'limbo'
    | 'pile'
    | 'leader'
    | 'hand'
    | 'deck'
    | 'discard'
  /** From the middle of the table towards its player. */
  row: number
  /** How its cards lie: each to be seen, or a pile of which the number is told. */
  lie: 'open' | 'pile'
  label: Words
}

/** One player's side, in reading order. The other side is the same, seen from across. */
export const areas: readonly Area[] = [
  { id: 'limbo', row: 0, lie: 'open', label: words('being played', 'wird ausgelegt') },
  { id: 'combat', row: 0, lie: 'open', label: words('combat', 'Kampf') },
  { id: 'covered', row: 0, lie: 'pile', label: words('earlier cards', 'frühere Karten') },
  { id: 'support', row: 0, lie: 'open', label: words('support', 'Unterstützung') },
  { id: 'influence', row: 1, lie: 'open', label: words('influence', 'Einfluss') },
  { id: 'cargo', row: 1, lie: 'open', label: words('on a ship', 'auf einem Schiff') },
  { id: 'leader', row: 1, lie: 'open', label: words('leader', 'Anführer') },
  { id: 'hand', row: 2, lie: 'open', label: words('hand', 'Hand') },
  { id: 'deck', row: 1, lie: 'pile', label: words('deck', 'Stapel') },
  { id: 'pile', row: 1, lie: 'pile', label: words('leadership', 'Führung') },
  { id: 'discard', row: 1, lie: 'pile', label: words('discard', 'Ablage') },
]

export const phases: Readonly<Record<Phase, Words>> = {
  setup: words('before the game', 'vor dem Spiel'),
  beginning: words('Beginning', 'Zugbeginn'),
  leadership: words('Leadership', 'Anführeraktion'),
  retreat: words('Retreat', 'Rückzug'),
  character: words('Character', 'Charakter'),
  booster: words('Boosters and supports', 'Verstärkung, Unterstützung'),
  announce: words('Announcement', 'Ansage'),
  draw: words('Draw', 'Nachziehen'),
  end: words('End of turn', 'Zugende'),
}

export const elements: Readonly<Record<Element, { glyph: string; label: Words }>> = {
  fire: { glyph: '▲', label: words('Fire', 'Feuer') },
  earth: { glyph: '■', label: words('Earth', 'Erde') },
}

export const types: Readonly<Record<CardType, Words>> = {
  leader: words('leader', 'Anführer'),
  character: words('character', 'Charakter'),
  booster: words('booster', 'Verstärkung'),
  support: words('support', 'Unterstützung'),
  leadership: words('leadership', 'Anführeraktion'),
  ship: words('ship', 'Schiff'),
  hyla: words('Hyla', 'Hyla'),
  crystal: words('crystal', 'Kristall'),
  intervention: words('intervention', 'Intervention'),
  inquisitor: words('inquisitor', 'Inquisitor'),
}

export const peoples: Readonly<Record<People, Words>> = {
  vulca: words('Vulca', 'Vulca'),
  hoax: words('Hoax', 'Hoax'),
  mimix: words('Mimix', 'Mimix'),
  flit: words('Flit', 'Flit'),
  khind: words('Khind', 'Khind'),
  terrah: words('Terrah', 'Terrah'),
  pillar: words('Pillar', 'Pillar'),
  aqua: words('Aqua', 'Aqua'),
  buka: words('Buka', 'Buka'),
  mutant: words('Mutants', 'Mutanten'),
  extra: words('no people', 'ohne Volk'),
}

/** Icons as they can be drawn in plain text. */
export const icons: Readonly<Record<Icon, { glyph: string; label: Words }>> = {
  RETRIEVE: { glyph: '↶', label: words('RETRIEVE', 'WIEDERAUFNEHMEN') },
  PAIR: { glyph: '∞', label: words('PAIR', 'PAAR') },
  FREE: { glyph: '+', label: words('FREE', 'FREI') },
  STOP: { glyph: '×', label: words('STOP', 'STOPP') },
  PROTECTED: { glyph: '§', label: words('PROTECTED', 'GESCHÜTZT') },
  REPLACE: { glyph: '↔', label: words('REPLACE', 'ERSETZEN') },
  SHIELD_FIRE: { glyph: '◙▲', label: words('SHIELD (Fire)', 'SCHILD (Feuer)') },
  SHIELD_EARTH: { glyph: '◙■', label: words('SHIELD (Earth)', 'SCHILD (Erde)') },
  GANG_COOL: { glyph: '#C', label: words('GANG (Cool)', 'GANG (Cool)') },
  GANG_TOP: { glyph: '#T', label: words('GANG (Top)', 'GANG (Top)') },
  GANG_FUN: { glyph: '#F', label: words('GANG (Fun)', 'GANG (Fun)') },
  GANG_NO: { glyph: '#N', label: words('GANG (No)', 'GANG (Null)') },
  BLUFF_FIRE: { glyph: '?▲', label: words('BLUFF (Fire)', 'BLUFF (Feuer)') },
  BLUFF_EARTH: { glyph: '?■', label: words('BLUFF (Earth)', 'BLUFF (Erde)') },
  BLUFF_NONE: { glyph: '?·', label: words('BLUFF (none)', 'BLUFF (keines)') },
}

export const moon = { glyph: '☾', label: words('moons', 'Monde') }
export const dragon = { glyph: '◆', label: words('dragons', 'Drachen'), one: words('dragon', 'Drache') }

/** What can be true of a card or a player, beside icons. */
export const marks = {
  shield: { glyph: '◙', label: words('shield', 'Schild') },
  ignored: { glyph: '✖', label: words('ignored', 'ignoriert') },
  'text-ignored': { glyph: '✖', label: words('its text is ignored', 'ihr Text wird ignoriert') },
  inactive: { glyph: '·', label: words('not active', 'nicht aktiv') },
  bluff: { glyph: '▒', label: words('bluff card', 'Bluff-Karte') },
  open: { glyph: '◉', label: words('lies open', 'liegt offen') },
  cargo: { glyph: '└', label: words('on the ship', 'auf dem Schiff') },
  place: { glyph: '#', label: words('from the top', 'von oben') },
  reach: { glyph: '≥', label: words('to reach', 'zu erreichen') },
  'deck-cards': { glyph: '▤', label: words('cards in the deck', 'Karten im Deck') },
  'deck-moons': { glyph: '☾', label: words('moons of other peoples', 'Monde anderer Völker') },
  incomplete: {
    glyph: '…',
    label: words('not all of its print is known', 'nicht alles Gedruckte ist bekannt'),
  },
} as const

/** What is said in the line about the game. */
/** What is said beside the two sums of a fight. */
export const contest = {
  toReach: words('to reach', 'zu erreichen'),
  has: words('power now', 'Stärke jetzt'),
  enough: words('enough', 'genug'),
  lacks: words('lacks', 'es fehlen'),
} as const

export const captions = {
  turn: words('Turn', 'Zug'),
  fight: words('fight', 'Kampf'),
  in: words('in', 'in'),
  noFight: words('no fight yet', 'noch kein Kampf'),
} as const
