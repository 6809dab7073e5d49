/** Where things lie on a table, and what they are called there, for every front end. */
import type { Lang } from '@regelwerk/core'
import type { CardType, Clan, Element, Keyword, Phase, Skill } from './abilities.ts'
import { allDefinitions, type CardDefinition } from './cards/index.ts'
import { clanNames } from './clans.ts'
import { elementNames } from './elements.ts'

type Words = Readonly<Record<Lang, string>>
type Drawn = { glyph: string; label: Words }

const words = (en: string, de: string, it: string): Words => ({ en, de, it })
const drawn = (glyph: string, en: string, de: string, it: string): Drawn => ({
  glyph,
  label: words(en, de, it),
})

export interface Area {
  id:
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
  /** From the middle of the table towards its player. */
  row: number
  /** How its cards lie: each to be seen, or a pile of which the number is told. */
  lie: 'open' | 'pile'
  label: Words
}

/** One player's side, in reading order. The other side is the same, seen from across. */
export const areas: readonly Area[] = [
  { id: 'limbo', row: 0, lie: 'open', label: words('playing', 'gespielt', 'giocata') },
  { id: 'characters', row: 0, lie: 'open', label: words('characters', 'Charaktere', 'personaggi') },
  { id: 'provinces', row: 1, lie: 'open', label: words('provinces', 'Provinzen', 'province') },
  { id: 'stronghold', row: 1, lie: 'open', label: words('stronghold', 'Festung', 'roccaforte') },
  { id: 'role', row: 1, lie: 'open', label: words('role', 'Rolle', 'ruolo') },
  { id: 'dynastyDeck', row: 2, lie: 'pile', label: words('dynasty deck', 'Dynastiedeck', 'mazzo dinastia') },
  {
    id: 'dynastyDiscard',
    row: 2,
    lie: 'pile',
    label: words('dynasty discard', 'Dynastie-Ablage', 'scarti dinastia'),
  },
  {
    id: 'conflictDeck',
    row: 2,
    lie: 'pile',
    label: words('conflict deck', 'Konfliktdeck', 'mazzo conflitto'),
  },
  {
    id: 'conflictDiscard',
    row: 2,
    lie: 'pile',
    label: words('conflict discard', 'Konflikt-Ablage', 'scarti conflitto'),
  },
  { id: 'removed', row: 2, lie: 'pile', label: words('removed', 'entfernt', 'rimosse') },
  { id: 'hand', row: 3, lie: 'open', label: words('hand', 'Hand', 'mano') },
]

export const phases: Readonly<Record<Phase | 'setup', Words>> = {
  setup: words('before the game', 'vor dem Spiel', 'prima della partita'),
  dynasty: words('Dynasty phase', 'Dynastiephase', 'Fase di dinastia'),
  draw: words('Draw phase', 'Nachziehphase', 'Fase di pesca'),
  conflict: words('Conflict phase', 'Konfliktphase', 'Fase di conflitto'),
  fate: words('Fate phase', 'Schicksalsphase', 'Fase del fato'),
  regroup: words('Regroup phase', 'Neuformierungsphase', 'Fase di riorganizzazione'),
}

/** The same, where they stand side by side. */
export const shortPhases: Readonly<Record<Phase, Words>> = {
  dynasty: words('Dynasty', 'Dynastie', 'Dinastia'),
  draw: words('Draw', 'Nachziehen', 'Pesca'),
  conflict: words('Conflict', 'Konflikt', 'Conflitto'),
  fate: words('Fate', 'Schicksal', 'Fato'),
  regroup: words('Regroup', 'Neuformierung', 'Riorganizzazione'),
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

export const types: Readonly<Record<CardType, Words>> = {
  stronghold: words('stronghold', 'Festung', 'roccaforte'),
  role: words('role', 'Rolle', 'ruolo'),
  province: words('province', 'Provinz', 'provincia'),
  holding: words('holding', 'Besitztum', 'possedimento'),
  character: words('character', 'Charakter', 'personaggio'),
  attachment: words('attachment', 'Verstärkung', 'accessorio'),
  event: words('event', 'Ereignis', 'evento'),
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

export const keywords: Readonly<Record<Keyword, Words>> = {
  ancestral: words('Ancestral', 'Vererbt', 'Ancestral'),
  corrupted: words('Corrupted', 'Corrupted', 'Corrupted'),
  courtesy: words('Courtesy', 'Höflichkeit', 'Courtesy'),
  covert: words('Covert', 'Verstohlenheit', 'Covert'),
  eminent: words('Eminent', 'Eminent', 'Eminent'),
  limited: words('Limited', 'Limitiert', 'Limited'),
  pride: words('Pride', 'Stolz', 'Pride'),
  rally: words('Rally', 'Rally', 'Rally'),
  restricted: words('Restricted', 'Eingeschränkt', 'Restricted'),
  sincerity: words('Sincerity', 'Aufrichtigkeit', 'Sincerity'),
  support: words('Support', 'Support', 'Support'),
}

/** By the number that a view gives. */
export const definitionOf = (def: number): CardDefinition => allDefinitions[def] as CardDefinition

/** In the language it has a name in: not every card is named in German, and none in Italian. */
export const nameOf = (def: number, lang: Lang): string => {
  const { en, de } = definitionOf(def)
  return lang === 'de' ? (de ?? en) : en
}
