/** Where things lie on a table, and what they are called there, for every front end. */
import type { Said } from '@regelwerk/core'
import type { CardType, Ink } from './abilities.ts'
import type { LorcanaState } from './state.ts'

export interface Area {
  id: 'characters' | 'locations' | 'items' | 'inkwell' | 'deck' | 'discard' | 'hand'
  /** The zone whose cards lie here. */
  zone: 'play' | 'inkwell' | 'deck' | 'discard' | 'hand'
  /** Of the play zone, only cards of this type. */
  type?: CardType
  /** From the middle of the table towards its player. */
  row: number
  /** How its cards lie: each to be seen, a pile, or face down to be counted. */
  lie: 'open' | 'pile' | 'counted'
  label: Said
}

/** One player's side, in reading order. The other side is the same, seen from across. */
export const areas: readonly Area[] = [
  area(
    'characters',
    'play',
    0,
    'open',
    { en: 'characters', de: 'Charaktere', it: 'personaggi' },
    'character',
  ),
  area('locations', 'play', 1, 'open', { en: 'locations', de: 'Orte', it: 'luoghi' }, 'location'),
  area('items', 'play', 1, 'open', { en: 'items', de: 'Gegenstände', it: 'oggetti' }, 'item'),
  area('inkwell', 'inkwell', 2, 'counted', { en: 'ink', de: 'Tinte', it: 'inchiostro' }),
  area('hand', 'hand', 3, 'open', { en: 'hand', de: 'Hand', it: 'mano' }),
  area('deck', 'deck', 2, 'pile', { en: 'deck', de: 'Deck', it: 'mazzo' }),
  area('discard', 'discard', 2, 'pile', { en: 'discard', de: 'Ablage', it: 'scarti' }),
]

function area(
  id: Area['id'],
  zone: Area['zone'],
  row: number,
  lie: Area['lie'],
  label: Said,
  type?: CardType,
): Area {
  return { id, zone, row, lie, label, ...(type && { type }) }
}

/** The rows of one side from the middle outwards. */
export const rows: readonly (readonly Area[])[] = [0, 1, 2, 3].map((row) =>
  areas.filter((one) => one.row === row),
)

export const phases: Readonly<Record<LorcanaState['phase'], Said>> = {
  setup: { en: 'before the game', de: 'vor dem Spiel', it: 'prima della partita' },
  ready: { en: 'Ready step', de: 'Bereitmachen-Schritt', it: 'Fase di Preparazione' },
  set: { en: 'Set step', de: 'Versorgungsschritt', it: 'Fase di Organizzazione' },
  draw: { en: 'Draw step', de: 'Ziehschritt', it: 'Fase di Pesca' },
  main: { en: 'Main phase', de: 'Hauptphase', it: 'Fase Principale' },
  end: { en: 'End of turn', de: 'Ende des Zuges', it: 'Fine del turno' },
}

/** The same, where they stand side by side. */
export const shortPhases: Readonly<Record<Exclude<LorcanaState['phase'], 'setup'>, Said>> = {
  ready: { en: 'Ready', de: 'Bereitmachen', it: 'Preparazione' },
  set: { en: 'Set', de: 'Versorgung', it: 'Organizzazione' },
  draw: { en: 'Draw', de: 'Ziehen', it: 'Pesca' },
  main: { en: 'Main', de: 'Hauptphase', it: 'Principale' },
  end: { en: 'End', de: 'Ende', it: 'Fine' },
}

export const inks: Readonly<Record<Ink, Said>> = {
  amber: { en: 'Amber', de: 'Bernstein', it: 'Ambra' },
  amethyst: { en: 'Amethyst', de: 'Amethyst', it: 'Ametista' },
  emerald: { en: 'Emerald', de: 'Smaragd', it: 'Smeraldo' },
  ruby: { en: 'Ruby', de: 'Rubin', it: 'Rubino' },
  sapphire: { en: 'Sapphire', de: 'Saphir', it: 'Zaffiro' },
  steel: { en: 'Steel', de: 'Stahl', it: 'Acciaio' },
}

export const types: Readonly<Record<CardType | 'song', Said>> = {
  character: { en: 'character', de: 'Charakter', it: 'personaggio' },
  action: { en: 'action', de: 'Aktion', it: 'azione' },
  song: { en: 'song', de: 'Lied', it: 'canzone' },
  item: { en: 'item', de: 'Gegenstand', it: 'oggetto' },
  location: { en: 'location', de: 'Ort', it: 'luogo' },
}

/** What the signs in card texts are called, and how they can be drawn in plain text. */
export const signs = {
  lore: { sign: '{L}', glyph: '◊', label: { en: 'lore', de: 'Legenden', it: 'leggenda' } },
  strength: { sign: '{S}', glyph: '¤', label: { en: 'strength', de: 'Stärke', it: 'forza' } },
  willpower: { sign: '{W}', glyph: '♥', label: { en: 'willpower', de: 'Willenskraft', it: 'volontà' } },
  exert: { sign: '{E}', glyph: '⟳', label: { en: 'exerted', de: 'erschöpft', it: 'impegnato' } },
  ink: { sign: '{I}', glyph: '⬡', label: { en: 'ink', de: 'Tinte', it: 'inchiostro' } },
} as const

/** Which sign is meant by what stands in braces. */
export const signsInTexts = Object.fromEntries(
  Object.entries(signs).map(([id, { sign, glyph }]) => [sign, { id, glyph }]),
)

/** Card text with its signs drawn. */
export const withGlyphs = (text: string): string =>
  Object.values(signs).reduce((said, { sign, glyph }) => said.replaceAll(sign, glyph), text)

/** What can lie on a card or be true of it, of a player, or of the game. */
export const marks = {
  cost: { glyph: '⬡', label: { en: 'cost', de: 'Kosten', it: 'costo' } },
  inkable: {
    glyph: '●',
    label: { en: 'may go into the inkwell', de: 'darf in den Tintenvorrat', it: 'può andare nel calamaio' },
  },
  'not-inkable': {
    glyph: '○',
    label: {
      en: 'may not go into the inkwell',
      de: 'darf nicht in den Tintenvorrat',
      it: 'non può andare nel calamaio',
    },
  },
  move: { glyph: '➜', label: { en: 'move cost', de: 'Bewegungskosten', it: 'costo per muovere' } },
  damage: { glyph: '✖', label: { en: 'damage', de: 'Schaden', it: 'danni' } },
  drying: { glyph: '≈', label: { en: 'drying', de: 'trocknet', it: 'si asciuga' } },
  under: { glyph: '▤', label: { en: 'cards under it', de: 'Karten darunter', it: 'carte sotto' } },
  at: { glyph: '@', label: { en: 'at', de: 'am Ort', it: 'presso' } },
  here: { glyph: '☺', label: { en: 'characters here', de: 'Charaktere hier', it: 'personaggi qui' } },
  challenging: { glyph: '⚔', label: { en: 'challenges', de: 'fordert heraus', it: 'sfida' } },
  challenged: { glyph: '⚔', label: { en: 'is challenged', de: 'wird herausgefordert', it: 'è sfidato' } },
  ability: { glyph: '…', label: { en: 'waits', de: 'wartet', it: 'attende' } },
  place: { glyph: '#', label: { en: 'from the top', de: 'von oben', it: 'dalla cima' } },
  first: { glyph: '①', label: { en: 'began the game', de: 'hat begonnen', it: 'ha iniziato' } },
  team: { glyph: '⚑', label: { en: 'team', de: 'Team', it: 'squadra' } },
} as const

/** What is said in the line about the game. */
export const captions = {
  turn: { en: 'Turn', de: 'Zug', it: 'Turno' },
  challenge: { en: 'challenge', de: 'Herausforderung', it: 'sfida' },
  bag: { en: 'bag', de: 'Beutel', it: 'sacca' },
  resolving: { en: 'being resolved', de: 'wird abgehandelt', it: 'in risoluzione' },
} as const satisfies Readonly<Record<string, Said>>
