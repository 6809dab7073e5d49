/** Where things lie on a table, and what they are called there, for every front end. */
import type { Lang } from '@regelwerk/core'
import type { CardType, Element, Icon, People } from './abilities.ts'
import type { Phase } from './state.ts'

type Words = Readonly<Record<Lang, string>>

const words = (en: string, de: string, it: string): Words => ({ en, de, it })

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
  { id: 'limbo', row: 0, lie: 'open', label: words('being played', 'wird ausgelegt', 'in gioco ora') },
  { id: 'combat', row: 0, lie: 'open', label: words('combat', 'Kampf', 'combattimento') },
  { id: 'covered', row: 0, lie: 'pile', label: words('earlier cards', 'frühere Karten', 'carte precedenti') },
  { id: 'support', row: 0, lie: 'open', label: words('support', 'Unterstützung', 'supporto') },
  { id: 'influence', row: 1, lie: 'open', label: words('influence', 'Einfluss', 'influenza') },
  { id: 'cargo', row: 1, lie: 'open', label: words('on a ship', 'auf einem Schiff', 'su una nave') },
  { id: 'leader', row: 1, lie: 'open', label: words('leader', 'Anführer', 'capo') },
  { id: 'hand', row: 2, lie: 'open', label: words('hand', 'Hand', 'mano') },
  { id: 'deck', row: 1, lie: 'pile', label: words('deck', 'Stapel', 'mazzo') },
  { id: 'pile', row: 1, lie: 'pile', label: words('leadership', 'Führung', 'comando') },
  { id: 'discard', row: 1, lie: 'pile', label: words('discard', 'Ablage', 'scarti') },
]

export const phases: Readonly<Record<Phase, Words>> = {
  setup: words('before the game', 'vor dem Spiel', 'prima della partita'),
  beginning: words('Beginning', 'Zugbeginn', 'Inizio'),
  leadership: words('Leadership', 'Anführeraktion', 'Comando'),
  retreat: words('Retreat', 'Rückzug', 'Ritirata'),
  character: words('Character', 'Charakter', 'Personaggi'),
  booster: words('Boosters and supports', 'Verstärkung, Unterstützung', 'Potenziamenti e supporti'),
  announce: words('Announcement', 'Ansage', 'Annuncio'),
  draw: words('Draw', 'Nachziehen', 'Pesca'),
  end: words('End of turn', 'Zugende', 'Fine del turno'),
}

export const elements: Readonly<Record<Element, { glyph: string; label: Words }>> = {
  fire: { glyph: '▲', label: words('Fire', 'Feuer', 'Fuoco') },
  earth: { glyph: '■', label: words('Earth', 'Erde', 'Terra') },
}

export const types: Readonly<Record<CardType, Words>> = {
  leader: words('leader', 'Anführer', 'capo'),
  character: words('character', 'Charakter', 'personaggio'),
  booster: words('booster', 'Verstärkung', 'potenziamento'),
  support: words('support', 'Unterstützung', 'supporto'),
  leadership: words('leadership', 'Anführeraktion', 'comando'),
  ship: words('ship', 'Schiff', 'nave'),
  hyla: words('Hyla', 'Hyla', 'Hyla'),
  crystal: words('crystal', 'Kristall', 'cristallo'),
  intervention: words('intervention', 'Intervention', 'intervento'),
  inquisitor: words('inquisitor', 'Inquisitor', 'inquisitore'),
}

export const peoples: Readonly<Record<People, Words>> = {
  vulca: words('Vulca', 'Vulca', 'Vulca'),
  hoax: words('Hoax', 'Hoax', 'Hoax'),
  mimix: words('Mimix', 'Mimix', 'Mimix'),
  flit: words('Flit', 'Flit', 'Flit'),
  khind: words('Khind', 'Khind', 'Khind'),
  terrah: words('Terrah', 'Terrah', 'Terrah'),
  pillar: words('Pillar', 'Pillar', 'Pillar'),
  aqua: words('Aqua', 'Aqua', 'Aqua'),
  buka: words('Buka', 'Buka', 'Buka'),
  mutant: words('Mutants', 'Mutanten', 'Mutanti'),
  extra: words('no people', 'ohne Volk', 'senza popolo'),
}

/** Icons as they can be drawn in plain text. */
export const icons: Readonly<Record<Icon, { glyph: string; label: Words }>> = {
  RETRIEVE: { glyph: '↶', label: words('RETRIEVE', 'WIEDERAUFNEHMEN', 'RETRIEVE') },
  PAIR: { glyph: '∞', label: words('PAIR', 'PAAR', 'PAIR') },
  FREE: { glyph: '+', label: words('FREE', 'FREI', 'FREE') },
  STOP: { glyph: '×', label: words('STOP', 'STOPP', 'STOP') },
  PROTECTED: { glyph: '§', label: words('PROTECTED', 'GESCHÜTZT', 'PROTECTED') },
  REPLACE: { glyph: '↔', label: words('REPLACE', 'ERSETZEN', 'REPLACE') },
  SHIELD_FIRE: { glyph: '◙▲', label: words('SHIELD (Fire)', 'SCHILD (Feuer)', 'SHIELD (Fuoco)') },
  SHIELD_EARTH: { glyph: '◙■', label: words('SHIELD (Earth)', 'SCHILD (Erde)', 'SHIELD (Terra)') },
  GANG_COOL: { glyph: '#C', label: words('GANG (Cool)', 'GANG (Cool)', 'GANG (Cool)') },
  GANG_TOP: { glyph: '#T', label: words('GANG (Top)', 'GANG (Top)', 'GANG (Top)') },
  GANG_FUN: { glyph: '#F', label: words('GANG (Fun)', 'GANG (Fun)', 'GANG (Fun)') },
  GANG_NO: { glyph: '#N', label: words('GANG (No)', 'GANG (Null)', 'GANG (No)') },
  BLUFF_FIRE: { glyph: '?▲', label: words('BLUFF (Fire)', 'BLUFF (Feuer)', 'BLUFF (Fuoco)') },
  BLUFF_EARTH: { glyph: '?■', label: words('BLUFF (Earth)', 'BLUFF (Erde)', 'BLUFF (Terra)') },
  BLUFF_NONE: { glyph: '?·', label: words('BLUFF (none)', 'BLUFF (keines)', 'BLUFF (nessuno)') },
}

export const moon = { glyph: '☾', label: words('moons', 'Monde', 'lune') }
export const dragon = {
  glyph: '◆',
  label: words('dragons', 'Drachen', 'draghi'),
  one: words('dragon', 'Drache', 'drago'),
}

/** What can be true of a card or a player, beside icons. */
export const marks = {
  shield: { glyph: '◙', label: words('shield', 'Schild', 'scudo') },
  ignored: { glyph: '✖', label: words('ignored', 'ignoriert', 'ignorata') },
  'text-ignored': {
    glyph: '✖',
    label: words('its text is ignored', 'ihr Text wird ignoriert', 'il suo testo è ignorato'),
  },
  inactive: { glyph: '·', label: words('not active', 'nicht aktiv', 'non attiva') },
  bluff: { glyph: '▒', label: words('bluff card', 'Bluff-Karte', 'carta bluff') },
  open: { glyph: '◉', label: words('lies open', 'liegt offen', 'scoperta') },
  cargo: { glyph: '└', label: words('on the ship', 'auf dem Schiff', 'sulla nave') },
  place: { glyph: '#', label: words('from the top', 'von oben', 'dall’alto') },
  reach: { glyph: '≥', label: words('to reach', 'zu erreichen', 'da raggiungere') },
  'deck-cards': { glyph: '▤', label: words('cards in the deck', 'Karten im Deck', 'carte nel mazzo') },
  'deck-moons': {
    glyph: '☾',
    label: words('moons of other peoples', 'Monde anderer Völker', 'lune di altri popoli'),
  },
  incomplete: {
    glyph: '…',
    label: words(
      'not all of its print is known',
      'nicht alles Gedruckte ist bekannt',
      'non tutto ciò che è stampato è noto',
    ),
  },
} as const

/** What is said beside the two sums of a fight. */
export const contest = {
  toReach: words('to reach', 'zu erreichen', 'da raggiungere'),
  has: words('power now', 'Stärke jetzt', 'potere ora'),
  enough: words('enough', 'genug', 'basta'),
  lacks: words('lacks', 'es fehlen', 'mancano'),
} as const

/** What is said in the line about the game. */
export const captions = {
  turn: words('Turn', 'Zug', 'Turno'),
  fight: words('fight', 'Kampf', 'combattimento'),
  in: words('in', 'in', 'in'),
  noFight: words('no fight yet', 'noch kein Kampf', 'nessun combattimento'),
} as const
