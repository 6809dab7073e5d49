/** Where things lie on a table, and what they are called there, for every front end. */
import type { Lang } from '@regelwerk/core'
import type { CardType, Clan, Element, Keyword, Phase, Skill } from './abilities.ts'
import { allDefinitions, type CardDefinition } from './cards/index.ts'
import { clanNames } from './clans.ts'
import { elementNames } from './elements.ts'

type Words = Readonly<Record<Lang, string>>
type Drawn = { glyph: string; label: Words }

/** Italian reads as English. */
const words = (en: string, de: string): Words => ({ en, de, it: en })
const drawn = (glyph: string, en: string, de: string): Drawn => ({ glyph, label: words(en, de) })

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
  { id: 'limbo', row: 0, lie: 'open', label: words('playing', 'gespielt') },
  { id: 'characters', row: 0, lie: 'open', label: words('characters', 'Charaktere') },
  { id: 'provinces', row: 1, lie: 'open', label: words('provinces', 'Provinzen') },
  { id: 'stronghold', row: 1, lie: 'open', label: words('stronghold', 'Festung') },
  { id: 'role', row: 1, lie: 'open', label: words('role', 'Rolle') },
  { id: 'dynastyDeck', row: 2, lie: 'pile', label: words('dynasty deck', 'Dynastiedeck') },
  { id: 'dynastyDiscard', row: 2, lie: 'pile', label: words('dynasty discard', 'Dynastie-Ablage') },
  { id: 'conflictDeck', row: 2, lie: 'pile', label: words('conflict deck', 'Konfliktdeck') },
  { id: 'conflictDiscard', row: 2, lie: 'pile', label: words('conflict discard', 'Konflikt-Ablage') },
  { id: 'removed', row: 2, lie: 'pile', label: words('removed', 'entfernt') },
  { id: 'hand', row: 3, lie: 'open', label: words('hand', 'Hand') },
]

export const phases: Readonly<Record<Phase | 'setup', Words>> = {
  setup: words('before the game', 'vor dem Spiel'),
  dynasty: words('Dynasty phase', 'Dynastiephase'),
  draw: words('Draw phase', 'Nachziehphase'),
  conflict: words('Conflict phase', 'Konfliktphase'),
  fate: words('Fate phase', 'Schicksalsphase'),
  regroup: words('Regroup phase', 'Neuformierungsphase'),
}

/** The same, where they stand side by side. */
export const shortPhases: Readonly<Record<Phase, Words>> = {
  dynasty: words('Dynasty', 'Dynastie'),
  draw: words('Draw', 'Nachziehen'),
  conflict: words('Conflict', 'Konflikt'),
  fate: words('Fate', 'Schicksal'),
  regroup: words('Regroup', 'Neuformierung'),
}

export const skills: Readonly<Record<Skill, Drawn>> = {
  military: drawn('⚔', 'military', 'militärisch'),
  political: drawn('❖', 'political', 'politisch'),
}

const ring = (element: Element, glyph: string): Drawn =>
  drawn(glyph, elementNames[element].en, elementNames[element].de)

/** The rings, as they can be drawn in plain text. */
export const rings: Readonly<Record<Element, Drawn>> = {
  air: ring('air', '≋'),
  earth: ring('earth', '▲'),
  fire: ring('fire', '♨'),
  void: ring('void', '○'),
  water: ring('water', '≈'),
}

const clan = (id: Clan, glyph: string): Drawn => drawn(glyph, clanNames[id].en, clanNames[id].de)

/** Clans as they can be drawn in plain text, in signs that are one column wide. */
export const clans: Readonly<Record<Clan, Drawn>> = {
  crab: clan('crab', '♜'),
  crane: clan('crane', '♢'),
  dragon: clan('dragon', '♄'),
  lion: clan('lion', '☼'),
  phoenix: clan('phoenix', '♆'),
  scorpion: clan('scorpion', '♠'),
  unicorn: clan('unicorn', '♞'),
  neutral: clan('neutral', '·'),
}

export const types: Readonly<Record<CardType, Words>> = {
  stronghold: words('stronghold', 'Festung'),
  role: words('role', 'Rolle'),
  province: words('province', 'Provinz'),
  holding: words('holding', 'Besitztum'),
  character: words('character', 'Charakter'),
  attachment: words('attachment', 'Verstärkung'),
  event: words('event', 'Ereignis'),
}

type Status = 'bowed' | 'honored' | 'dishonored' | 'participating' | 'broken' | 'facedown'

/** What can be said of a card on the table. */
export const status: Readonly<Record<Status, Drawn>> = {
  bowed: drawn('⟳', 'bowed', 'gebeugt'),
  honored: drawn('✦', 'honored', 'geehrt'),
  dishonored: drawn('✧', 'dishonored', 'entehrt'),
  participating: drawn('!', 'participating', 'nimmt teil'),
  broken: drawn('✖', 'broken', 'unterworfen'),
  facedown: drawn('▒', 'facedown', 'verdeckt'),
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
  honor: drawn('☗', 'honor', 'Ehre'),
  fate: drawn('●', 'fate', 'Schicksal'),
  glory: drawn('✿', 'glory', 'Ruhm'),
  strength: drawn('⛨', 'strength', 'Stärke'),
  bid: drawn('◷', 'honor bid', 'Ehrgebot'),
  attachment: drawn('↑', 'attachments', 'Verstärkungen'),
  favor: drawn('♛', 'Imperial Favor', 'Kaiserliche Gunst'),
  firstPlayer: drawn('①', 'first player', 'Startspieler'),
  claimed: drawn('◉', 'claimed rings', 'beanspruchte Ringe'),
}

export const keywords: Readonly<Record<Keyword, Words>> = {
  ancestral: words('Ancestral', 'Vererbt'),
  courtesy: words('Courtesy', 'Höflichkeit'),
  covert: words('Covert', 'Verstohlenheit'),
  limited: words('Limited', 'Limitiert'),
  pride: words('Pride', 'Stolz'),
  restricted: words('Restricted', 'Eingeschränkt'),
  sincerity: words('Sincerity', 'Aufrichtigkeit'),
}

/** By the number that a view gives. */
export const definitionOf = (def: number): CardDefinition => allDefinitions[def] as CardDefinition

/** In the language it has a name in: not every card is named in German. */
export const nameOf = (def: number, lang: Lang): string => {
  const { en, de } = definitionOf(def)
  return lang === 'de' ? (de ?? en) : en
}
