/** Where things lie on a table, and what they are called there, for every front end. */
import { type Area, type Said, spoken } from '@regelwerk/core'
import type { CardType, Element, Icon, People } from './abilities.ts'
import type { Phase } from './state.ts'

export type AreaId =
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

/** One player's side, in reading order. The other side is the same, seen from across. */
export const areas: readonly Area<AreaId>[] = [
  { id: 'limbo', row: 0, lie: 'open', label: spoken('being played', 'wird ausgelegt', 'in gioco ora') },
  { id: 'combat', row: 0, lie: 'open', label: spoken('combat', 'Kampf', 'combattimento') },
  {
    id: 'covered',
    row: 0,
    lie: 'pile',
    label: spoken('earlier cards', 'frühere Karten', 'carte precedenti'),
  },
  { id: 'support', row: 0, lie: 'open', label: spoken('support', 'Unterstützung', 'supporto') },
  { id: 'influence', row: 1, lie: 'open', label: spoken('influence', 'Einfluss', 'influenza') },
  { id: 'cargo', row: 1, lie: 'open', label: spoken('on a ship', 'auf einem Schiff', 'su una nave') },
  { id: 'leader', row: 1, lie: 'open', label: spoken('leader', 'Anführer', 'capo') },
  { id: 'hand', row: 2, lie: 'open', label: spoken('hand', 'Hand', 'mano') },
  { id: 'deck', row: 1, lie: 'pile', label: spoken('deck', 'Stapel', 'mazzo') },
  { id: 'pile', row: 1, lie: 'pile', label: spoken('leadership', 'Führung', 'comando') },
  { id: 'discard', row: 1, lie: 'pile', label: spoken('discard', 'Ablage', 'scarti') },
]

export const phases: Readonly<Record<Phase, Said>> = {
  setup: spoken('before the game', 'vor dem Spiel', 'prima della partita'),
  beginning: spoken('Beginning', 'Zugbeginn', 'Inizio'),
  leadership: spoken('Leadership', 'Anführeraktion', 'Comando'),
  retreat: spoken('Retreat', 'Rückzug', 'Ritirata'),
  character: spoken('Character', 'Charakter', 'Personaggi'),
  booster: spoken('Boosters and supports', 'Verstärkung, Unterstützung', 'Potenziamenti e supporti'),
  announce: spoken('Announcement', 'Ansage', 'Annuncio'),
  draw: spoken('Draw', 'Nachziehen', 'Pesca'),
  end: spoken('End of turn', 'Zugende', 'Fine del turno'),
}

export const elements: Readonly<Record<Element, { glyph: string; label: Said }>> = {
  fire: { glyph: '▲', label: spoken('Fire', 'Feuer', 'Fuoco') },
  earth: { glyph: '■', label: spoken('Earth', 'Erde', 'Terra') },
}

export const types: Readonly<Record<CardType, Said>> = {
  leader: spoken('leader', 'Anführer', 'capo'),
  character: spoken('character', 'Charakter', 'personaggio'),
  booster: spoken('booster', 'Verstärkung', 'potenziamento'),
  support: spoken('support', 'Unterstützung', 'supporto'),
  leadership: spoken('leadership', 'Anführeraktion', 'comando'),
  ship: spoken('ship', 'Schiff', 'nave'),
  hyla: spoken('Hyla', 'Hyla', 'Hyla'),
  crystal: spoken('crystal', 'Kristall', 'cristallo'),
  intervention: spoken('intervention', 'Intervention', 'intervento'),
  inquisitor: spoken('inquisitor', 'Inquisitor', 'inquisitore'),
}

export const peoples: Readonly<Record<People, Said>> = {
  vulca: spoken('Vulca', 'Vulca', 'Vulca'),
  hoax: spoken('Hoax', 'Hoax', 'Hoax'),
  mimix: spoken('Mimix', 'Mimix', 'Mimix'),
  flit: spoken('Flit', 'Flit', 'Flit'),
  khind: spoken('Khind', 'Khind', 'Khind'),
  terrah: spoken('Terrah', 'Terrah', 'Terrah'),
  pillar: spoken('Pillar', 'Pillar', 'Pillar'),
  aqua: spoken('Aqua', 'Aqua', 'Aqua'),
  buka: spoken('Buka', 'Buka', 'Buka'),
  mutant: spoken('Mutants', 'Mutanten', 'Mutanti'),
  extra: spoken('no people', 'ohne Volk', 'senza popolo'),
}

/** Icons as they can be drawn in plain text. */
export const icons: Readonly<Record<Icon, { glyph: string; label: Said }>> = {
  RETRIEVE: { glyph: '↶', label: spoken('RETRIEVE', 'WIEDERAUFNEHMEN', 'RETRIEVE') },
  PAIR: { glyph: '∞', label: spoken('PAIR', 'PAAR', 'PAIR') },
  FREE: { glyph: '+', label: spoken('FREE', 'FREI', 'FREE') },
  STOP: { glyph: '×', label: spoken('STOP', 'STOPP', 'STOP') },
  PROTECTED: { glyph: '§', label: spoken('PROTECTED', 'GESCHÜTZT', 'PROTECTED') },
  REPLACE: { glyph: '↔', label: spoken('REPLACE', 'ERSETZEN', 'REPLACE') },
  SHIELD_FIRE: { glyph: '◙▲', label: spoken('SHIELD (Fire)', 'SCHILD (Feuer)', 'SHIELD (Fuoco)') },
  SHIELD_EARTH: { glyph: '◙■', label: spoken('SHIELD (Earth)', 'SCHILD (Erde)', 'SHIELD (Terra)') },
  GANG_COOL: { glyph: '#C', label: spoken('GANG (Cool)', 'GANG (Cool)', 'GANG (Cool)') },
  GANG_TOP: { glyph: '#T', label: spoken('GANG (Top)', 'GANG (Top)', 'GANG (Top)') },
  GANG_FUN: { glyph: '#F', label: spoken('GANG (Fun)', 'GANG (Fun)', 'GANG (Fun)') },
  GANG_NO: { glyph: '#N', label: spoken('GANG (No)', 'GANG (Null)', 'GANG (No)') },
  BLUFF_FIRE: { glyph: '?▲', label: spoken('BLUFF (Fire)', 'BLUFF (Feuer)', 'BLUFF (Fuoco)') },
  BLUFF_EARTH: { glyph: '?■', label: spoken('BLUFF (Earth)', 'BLUFF (Erde)', 'BLUFF (Terra)') },
  BLUFF_NONE: { glyph: '?·', label: spoken('BLUFF (none)', 'BLUFF (keines)', 'BLUFF (nessuno)') },
}

export const moon = { glyph: '☾', label: spoken('moons', 'Monde', 'lune') }
export const dragon = {
  glyph: '◆',
  label: spoken('dragons', 'Drachen', 'draghi'),
  one: spoken('dragon', 'Drache', 'drago'),
}

/** What can be true of a card or a player, beside icons. */
export const marks = {
  shield: { glyph: '◙', label: spoken('shield', 'Schild', 'scudo') },
  ignored: { glyph: '✖', label: spoken('ignored', 'ignoriert', 'ignorata') },
  'text-ignored': {
    glyph: '✖',
    label: spoken('its text is ignored', 'ihr Text wird ignoriert', 'il suo testo è ignorato'),
  },
  inactive: { glyph: '·', label: spoken('not active', 'nicht aktiv', 'non attiva') },
  bluff: { glyph: '▒', label: spoken('bluff card', 'Bluff-Karte', 'carta bluff') },
  open: { glyph: '◉', label: spoken('lies open', 'liegt offen', 'scoperta') },
  cargo: { glyph: '└', label: spoken('on the ship', 'auf dem Schiff', 'sulla nave') },
  place: { glyph: '#', label: spoken('from the top', 'von oben', 'dall’alto') },
  reach: { glyph: '≥', label: spoken('to reach', 'zu erreichen', 'da raggiungere') },
  'deck-cards': { glyph: '▤', label: spoken('cards in the deck', 'Karten im Deck', 'carte nel mazzo') },
  'deck-moons': {
    glyph: '☾',
    label: spoken('moons of other peoples', 'Monde anderer Völker', 'lune di altri popoli'),
  },
  incomplete: {
    glyph: '…',
    label: spoken(
      'not all of its print is known',
      'nicht alles Gedruckte ist bekannt',
      'non tutto ciò che è stampato è noto',
    ),
  },
} as const

/** What is said beside the two sums of a fight. */
export const contest = {
  toReach: spoken('to reach', 'zu erreichen', 'da raggiungere'),
  has: spoken('power now', 'Stärke jetzt', 'potere ora'),
  enough: spoken('enough', 'genug', 'basta'),
  lacks: spoken('lacks', 'es fehlen', 'mancano'),
} as const

/** What is said in the line about the game. */
export const captions = {
  turn: spoken('Turn', 'Zug', 'Turno'),
  fight: spoken('fight', 'Kampf', 'combattimento'),
  in: spoken('in', 'in', 'in'),
  noFight: spoken('no fight yet', 'noch kein Kampf', 'nessun combattimento'),
} as const
