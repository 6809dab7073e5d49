/** Where things lie on a table, and what they are called there, for every front end. */
import { type Area, type Drawn, drawn, type Lang, type Said, spoken } from '@regelwerk/core'
import type { CardType, Clan, Element, Keyword, Phase, Skill } from './abilities.ts'
import { allDefinitions, type CardDefinition } from './cards/index.ts'
import { clanNames } from './clans.ts'
import { elementNames } from './elements.ts'

export type AreaId =
  | 'limbo'
  | 'characters'
  | 'provinces'
  | 'stronghold'
  | 'role'
  | 'hand'
  | 'dynastyDeck'
  | 'conflictDeck'
  | 'dynastyDiscard'
  | 'conflictDiscard'
  | 'removed'

/** One player's side, in reading order. The other side is the same, seen from across. */
export const areas: readonly Area<AreaId>[] = [
  { id: 'limbo', row: 0, lie: 'open', label: spoken('playing', 'gespielt', 'giocata') },
  { id: 'characters', row: 0, lie: 'open', label: spoken('characters', 'Charaktere', 'personaggi') },
  { id: 'provinces', row: 1, lie: 'open', label: spoken('provinces', 'Provinzen', 'province') },
  { id: 'stronghold', row: 1, lie: 'open', label: spoken('stronghold', 'Festung', 'roccaforte') },
  { id: 'role', row: 1, lie: 'open', label: spoken('role', 'Rolle', 'ruolo') },
  { id: 'dynastyDeck', row: 2, lie: 'pile', label: spoken('dynasty deck', 'Dynastiedeck', 'mazzo dinastia') },
  {
    id: 'dynastyDiscard',
    row: 2,
    lie: 'pile',
    label: spoken('dynasty discard', 'Dynastie-Ablage', 'scarti dinastia'),
  },
  {
    id: 'conflictDeck',
    row: 2,
    lie: 'pile',
    label: spoken('conflict deck', 'Konfliktdeck', 'mazzo conflitto'),
  },
  {
    id: 'conflictDiscard',
    row: 2,
    lie: 'pile',
    label: spoken('conflict discard', 'Konflikt-Ablage', 'scarti conflitto'),
  },
  { id: 'removed', row: 2, lie: 'pile', label: spoken('removed', 'entfernt', 'rimosse') },
  { id: 'hand', row: 3, lie: 'open', label: spoken('hand', 'Hand', 'mano') },
]

export const phases: Readonly<Record<Phase | 'setup', Said>> = {
  setup: spoken('before the game', 'vor dem Spiel', 'prima della partita'),
  dynasty: spoken('Dynasty phase', 'Dynastiephase', 'Fase di dinastia'),
  draw: spoken('Draw phase', 'Nachziehphase', 'Fase di pesca'),
  conflict: spoken('Conflict phase', 'Konfliktphase', 'Fase di conflitto'),
  fate: spoken('Fate phase', 'Schicksalsphase', 'Fase del fato'),
  regroup: spoken('Regroup phase', 'Neuformierungsphase', 'Fase di riorganizzazione'),
}

/** The same, where they stand side by side. */
export const shortPhases: Readonly<Record<Phase, Said>> = {
  dynasty: spoken('Dynasty', 'Dynastie', 'Dinastia'),
  draw: spoken('Draw', 'Nachziehen', 'Pesca'),
  conflict: spoken('Conflict', 'Konflikt', 'Conflitto'),
  fate: spoken('Fate', 'Schicksal', 'Fato'),
  regroup: spoken('Regroup', 'Neuformierung', 'Riorganizzazione'),
}

export const skills: Readonly<Record<Skill, Drawn>> = {
  military: drawn('⚔', 'military', 'militärisch', 'militare'),
  political: drawn('❖', 'political', 'politisch', 'politico'),
}

const ring = (element: Element, glyph: string): Drawn => ({ glyph, label: elementNames[element] })

/** The rings, as they can be drawn in plain text. */
export const rings: Readonly<Record<Element, Drawn>> = {
  air: ring('air', '≋'),
  earth: ring('earth', '▲'),
  fire: ring('fire', '♨'),
  void: ring('void', '○'),
  water: ring('water', '≈'),
}

const clan = (id: Clan, glyph: string): Drawn => ({ glyph, label: clanNames[id] })

/** Clans as they can be drawn in plain text, in signs that are one column wide. */
export const clans: Readonly<Record<Clan, Drawn>> = {
  crab: clan('crab', '♜'),
  crane: clan('crane', '♢'),
  dragon: clan('dragon', '♄'),
  lion: clan('lion', '☼'),
  phoenix: clan('phoenix', '♆'),
  scorpion: clan('scorpion', '♠'),
  unicorn: clan('unicorn', '♞'),
  shadowlands: clan('shadowlands', '☠'),
  neutral: clan('neutral', '·'),
}

export const types: Readonly<Record<CardType, Said>> = {
  stronghold: spoken('stronghold', 'Festung', 'roccaforte'),
  role: spoken('role', 'Rolle', 'ruolo'),
  province: spoken('province', 'Provinz', 'provincia'),
  holding: spoken('holding', 'Besitztum', 'possedimento'),
  character: spoken('character', 'Charakter', 'personaggio'),
  attachment: spoken('attachment', 'Verstärkung', 'accessorio'),
  event: spoken('event', 'Ereignis', 'evento'),
}

type Status = 'bowed' | 'honored' | 'dishonored' | 'tainted' | 'participating' | 'broken' | 'facedown'

/** What can be said of a card on the table. */
export const status: Readonly<Record<Status, Drawn>> = {
  bowed: drawn('⟳', 'bowed', 'gebeugt', 'inchinato'),
  honored: drawn('✦', 'honored', 'geehrt', 'onorato'),
  dishonored: drawn('✧', 'dishonored', 'entehrt', 'disonorato'),
  tainted: drawn('☣', 'tainted', 'befleckt', 'contaminato'),
  participating: drawn('!', 'participating', 'nimmt teil', 'partecipa'),
  broken: drawn('✖', 'broken', 'unterworfen', 'spezzata'),
  facedown: drawn('▒', 'facedown', 'verdeckt', 'a faccia in giù'),
}

type Sign =
  | 'honor'
  | 'fate'
  | 'glory'
  | 'strength'
  | 'bid'
  | 'attachment'
  | 'favor'
  | 'firstPlayer'
  | 'claimed'

/** What is counted or held, as it can be drawn in plain text. */
export const signs: Readonly<Record<Sign, Drawn>> = {
  honor: drawn('☗', 'honor', 'Ehre', 'onore'),
  fate: drawn('●', 'fate', 'Schicksal', 'fato'),
  glory: drawn('✿', 'glory', 'Ruhm', 'gloria'),
  strength: drawn('⛨', 'strength', 'Stärke', 'forza'),
  bid: drawn('◷', 'honor bid', 'Ehrgebot', 'offerta di onore'),
  attachment: drawn('↑', 'attachments', 'Verstärkungen', 'accessori'),
  favor: drawn('♛', 'Imperial Favor', 'Kaiserliche Gunst', 'Favore Imperiale'),
  firstPlayer: drawn('①', 'first player', 'Startspieler', 'primo giocatore'),
  claimed: drawn('◉', 'claimed rings', 'beanspruchte Ringe', 'anelli rivendicati'),
}

export const keywords: Readonly<Record<Keyword, Said>> = {
  ancestral: spoken('Ancestral', 'Vererbt', 'Ancestral'),
  corrupted: spoken('Corrupted', 'Corrupted', 'Corrupted'),
  courtesy: spoken('Courtesy', 'Höflichkeit', 'Courtesy'),
  covert: spoken('Covert', 'Verstohlenheit', 'Covert'),
  eminent: spoken('Eminent', 'Eminent', 'Eminent'),
  limited: spoken('Limited', 'Limitiert', 'Limited'),
  pride: spoken('Pride', 'Stolz', 'Pride'),
  rally: spoken('Rally', 'Rally', 'Rally'),
  restricted: spoken('Restricted', 'Eingeschränkt', 'Restricted'),
  sincerity: spoken('Sincerity', 'Aufrichtigkeit', 'Sincerity'),
  support: spoken('Support', 'Support', 'Support'),
}

/** By the number that a view gives. */
export const definitionOf = (def: number): CardDefinition => allDefinitions[def] as CardDefinition

/** In the language it has a name in: not every card is named in German, and none in Italian. */
export const nameOf = (def: number, lang: Lang): string => {
  const { en, de } = definitionOf(def)
  return lang === 'de' ? (de ?? en) : en
}
