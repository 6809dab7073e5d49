/** German: nouns, names and their forms. */
import {
  counted,
  type Determiner,
  type Form,
  feminine,
  formOf,
  type Noun as GermanNoun,
  masculine as likeSpieler,
  noun,
  type Phrase,
  phraseOf,
} from '@regelwerk/say/de'
import type { Clan, DuelValue, Element, Keyword, Period, Phase, Skill, Stat, Status } from '../abilities.ts'
import type { Noun, Referent } from './grammar.ts'

export const keywordNames: Readonly<Record<Keyword, string>> = {
  ancestral: 'Vererbt',
  corrupted: 'Corrupted',
  courtesy: 'Höflichkeit',
  covert: 'Verstohlenheit',
  eminent: 'Eminent',
  limited: 'Limitiert',
  pride: 'Stolz',
  rally: 'Rally',
  restricted: 'Eingeschränkt',
  sincerity: 'Aufrichtigkeit',
  support: 'Support',
}

/** Before a hyphen: "Drachen-Charakter". */
export const clanPrefix: Readonly<Record<Clan, string>> = {
  crab: 'Krabben',
  crane: 'Kranich',
  dragon: 'Drachen',
  lion: 'Löwen',
  phoenix: 'Phönix',
  scorpion: 'Skorpion',
  unicorn: 'Einhorn',
  shadowlands: 'Schattenlande',
  neutral: 'Neutral',
}
/** How a character is; with a capital before "-Statusmarker". */
export const statusNames: Readonly<Record<Status, string>> = {
  honored: 'geehrt',
  dishonored: 'entehrt',
  tainted: 'befleckt',
}
/** Before a hyphen: "Erd-Konflikt". */
export const elementPrefix: Readonly<Record<Element, string>> = {
  air: 'Luft',
  earth: 'Erd',
  fire: 'Feuer',
  void: 'Leere',
  water: 'Wasser',
}
/** Behind "Ring". */
export const ofElement: Readonly<Record<Element, string>> = {
  air: 'der Luft',
  earth: 'der Erde',
  fire: 'des Feuers',
  void: 'der Leere',
  water: 'des Wassers',
}
const phases: Readonly<Record<Phase, string>> = {
  dynasty: 'Dynastiephase',
  draw: 'Nachziehphase',
  conflict: 'Konfliktphase',
  fate: 'Schicksalsphase',
  regroup: 'Neuformierungsphase',
}
export const phaseName = (phase: Phase): string => phases[phase]
/** "bis zum Ende des Konflikts" */
export const endOf: Readonly<Record<Period, string>> = {
  conflict: 'Ende des Konflikts',
  phase: 'Ende der Phase',
  round: 'Ende der Runde',
}
export const inThis: Readonly<Record<Period, string>> = {
  conflict: 'in diesem Konflikt',
  phase: 'in dieser Phase',
  round: 'in dieser Runde',
}
export const perPeriod: Readonly<Record<Period | 'opportunity', string>> = {
  opportunity: 'pro Konfliktgelegenheit',
  conflict: 'pro Konflikt',
  phase: 'pro Phase',
  round: 'pro Runde',
}

export const skillNames: Readonly<Record<Stat, readonly [name: string, form: Form]>> = {
  military: ['Militär-Fertigkeit', 'f'],
  political: ['Politik-Fertigkeit', 'f'],
  printedPolitical: ['aufgedruckte Politik-Fertigkeit', 'f'],
  glory: ['Ruhm', 'm'],
  cost: ['aufgedruckte Kosten', 'pl'],
  strength: ['Stärke', 'f'],
  fate: ['Schicksal', 'n'],
  attachments: ['Verstärkungen', 'pl'],
  tokens: ['Ehremarker', 'pl'],
}
export const conflictAdjective: Readonly<Record<Skill, string>> = {
  military: 'militärisch',
  political: 'politisch',
}
export const duelName: Readonly<Record<DuelValue, string>> = {
  glory: 'Ruhm-Duell',
  military: 'Militär-Duell',
  political: 'Politik-Duell',
  baseMilitary: 'Militär-Duell mit der Grundfertigkeit',
  bareMilitary: 'Militär-Duell ohne die Fertigkeitsboni von Verstärkungen',
}

export const nouns: Readonly<Record<Noun, GermanNoun>> = {
  stronghold: feminine('Festung'),
  role: feminine('Rolle'),
  province: feminine('Provinz'),
  attachment: feminine('Verstärkung'),
  card: feminine('Karte'),
  holding: noun('n', 'Besitztum', 'Besitztümer'),
  event: noun('n', 'Ereignis', 'Ereignisse', 'Ereignisses'),
  character: noun('m', 'Charakter', 'Charaktere'),
  ring: noun('m', 'Ring', 'Ringe'),
}

/** A noun by its name alone: "dieser Charakter", "jenen Karten". */
export const simple = (
  determiner: Determiner,
  name: Noun,
  plural = false,
  adjectives: readonly string[] = [],
): Phrase => phraseOf(determiner, nouns[name], { plural, adjectives })

/** The form of what is spoken of. */
export const formIn = ({ noun: name, plural }: Referent): Form => formOf(nouns[name], plural)

/** A masculine that is no card: "der Gewinner des Duells", "jeder Spieler". */
export const masculine = (name: string, behind = '', determiner: Determiner = { der: 'der' }): Phrase =>
  phraseOf(determiner, likeSpieler(name), { behind })

export const karten = (n: number): string => counted(n, nouns.card)
