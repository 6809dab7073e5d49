/** German: nouns, names and their forms. */
import type { Clan, DuelValue, Element, Keyword, Period, Phase, Skill } from '../abilities.ts'
import { type Noun, words } from './grammar.ts'

export const keywordNames: Readonly<Record<Keyword, string>> = {
  ancestral: 'Vererbt',
  courtesy: 'Höflichkeit',
  covert: 'Verstohlenheit',
  limited: 'Limitiert',
  pride: 'Stolz',
  restricted: 'Eingeschränkt',
  sincerity: 'Aufrichtigkeit',
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
  neutral: 'Neutral',
}
/** Before a hyphen: "Erd-Konflikt". */
export const elementPrefix: Readonly<Record<Element, string>> = {
  air: 'Luft',
  earth: 'Erd',
  fire: 'Feuer',
  void: 'Leere',
  water: 'Wasser',
}
export const ringOf: Readonly<Record<Element, string>> = {
  air: 'Ring der Luft',
  earth: 'Ring der Erde',
  fire: 'Ring des Feuers',
  void: 'Ring der Leere',
  water: 'Ring des Wassers',
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
export const perPeriod: Readonly<Record<Period, string>> = {
  conflict: 'pro Konflikt',
  phase: 'pro Phase',
  round: 'pro Runde',
}

export type Case = 'nom' | 'acc' | 'dat' | 'gen'
export type Form = 'm' | 'f' | 'n' | 'pl'

export const skillNames: Readonly<Record<Skill | 'glory' | 'cost', readonly [name: string, form: Form]>> = {
  military: ['Militär-Fertigkeit', 'f'],
  political: ['Politik-Fertigkeit', 'f'],
  glory: ['Ruhm', 'm'],
  cost: ['aufgedruckte Kosten', 'pl'],
}
export const conflictAdjective: Readonly<Record<Skill, string>> = {
  military: 'militärisch',
  political: 'politisch',
}
export const duelName: Readonly<Record<DuelValue, string>> = {
  glory: 'Ruhm-Duell',
  military: 'Militär-Duell',
  political: 'Politik-Duell',
}

interface Forms {
  gender: 'm' | 'f' | 'n'
  one: string
  of: string
  more: string
  toMore: string
}

const feminine = (one: string, more: string): Forms => ({ gender: 'f', one, of: one, more, toMore: more })

const nouns: Readonly<Record<Noun, Forms>> = {
  stronghold: feminine('Festung', 'Festungen'),
  role: feminine('Rolle', 'Rollen'),
  province: feminine('Provinz', 'Provinzen'),
  attachment: feminine('Verstärkung', 'Verstärkungen'),
  card: feminine('Karte', 'Karten'),
  holding: { gender: 'n', one: 'Besitztum', of: 'Besitztums', more: 'Besitztümer', toMore: 'Besitztümern' },
  event: { gender: 'n', one: 'Ereignis', of: 'Ereignisses', more: 'Ereignisse', toMore: 'Ereignissen' },
  character: { gender: 'm', one: 'Charakter', of: 'Charakters', more: 'Charaktere', toMore: 'Charakteren' },
  ring: { gender: 'm', one: 'Ring', of: 'Rings', more: 'Ringe', toMore: 'Ringen' },
}

export function nounIn(noun: Noun, c: Case, plural: boolean): string {
  const { one, of, more, toMore } = nouns[noun]
  if (plural) return c === 'dat' ? toMore : more
  return c === 'gen' ? of : one
}

export const formOf = (noun: Noun, plural: boolean): Form => (plural ? 'pl' : nouns[noun].gender)

type Endings = Readonly<Record<Case, Readonly<Record<Form, string>>>>

/** dies-e Karte, jed-es Besitztum */
const derEndings: Endings = {
  nom: { m: 'er', f: 'e', n: 'es', pl: 'e' },
  acc: { m: 'en', f: 'e', n: 'es', pl: 'e' },
  dat: { m: 'em', f: 'er', n: 'em', pl: 'en' },
  gen: { m: 'es', f: 'er', n: 'es', pl: 'er' },
}
const einEndings: Endings = {
  ...derEndings,
  nom: { m: '', f: 'e', n: '', pl: 'e' },
  acc: { m: 'en', f: 'e', n: '', pl: 'e' },
}
const article: Endings = {
  nom: { m: 'der', f: 'die', n: 'das', pl: 'die' },
  acc: { m: 'den', f: 'die', n: 'das', pl: 'die' },
  dat: { m: 'dem', f: 'der', n: 'dem', pl: 'den' },
  gen: { m: 'des', f: 'der', n: 'des', pl: 'der' },
}
/** "den du kontrollierst", "dessen Ruhm" */
export const relative: Endings = {
  ...article,
  dat: { m: 'dem', f: 'der', n: 'dem', pl: 'denen' },
  gen: { m: 'dessen', f: 'deren', n: 'dessen', pl: 'deren' },
}
const pronouns: Endings = {
  nom: { m: 'er', f: 'sie', n: 'es', pl: 'sie' },
  acc: { m: 'ihn', f: 'sie', n: 'es', pl: 'sie' },
  dat: { m: 'ihm', f: 'ihr', n: 'ihm', pl: 'ihnen' },
  gen: { m: 'dessen', f: 'deren', n: 'dessen', pl: 'deren' },
}

/** Adjectives: after der, dies- and the like weak, after ein, kein, dein mixed, after nothing or a number strong. */
const allEn = { m: 'en', f: 'en', n: 'en', pl: 'en' }
const weak: Endings = {
  nom: { m: 'e', f: 'e', n: 'e', pl: 'en' },
  acc: { m: 'en', f: 'e', n: 'e', pl: 'en' },
  dat: allEn,
  gen: allEn,
}
const mixed: Endings = {
  nom: { m: 'er', f: 'e', n: 'es', pl: 'en' },
  acc: { m: 'en', f: 'e', n: 'es', pl: 'en' },
  dat: allEn,
  gen: allEn,
}
const strong: Endings = { ...derEndings, gen: { m: 'en', f: 'er', n: 'en', pl: 'er' } }

/** What stands before the adjectives. */
export type Determiner =
  | { der: 'der' | 'dies' | 'jen' | 'jed' }
  | { ein: 'ein' | 'kein' | 'dein' | 'sein' | 'ihr' }
  /** '2', 'bis zu 1', 'beliebig viele' */
  | { count: string }
  | 'none'

function determined(determiner: Determiner, c: Case, form: Form): { word: string; endings: Endings } {
  if (determiner === 'none') return { word: '', endings: strong }
  if ('count' in determiner) {
    return { word: determiner.count, endings: /\b1$/.test(determiner.count) ? mixed : strong }
  }
  if ('ein' in determiner) return { word: `${determiner.ein}${einEndings[c][form]}`, endings: mixed }
  const word = determiner.der === 'der' ? article[c][form] : `${determiner.der}${derEndings[c][form]}`
  return { word, endings: weak }
}

/** "ein teilnehmender", "jede andere": what stands before a noun of this form. */
export function before(determiner: Determiner, adjectives: readonly string[], c: Case, form: Form): string {
  const { word, endings } = determined(determiner, c, form)
  return words(word, ...adjectives.map((stem) => `${stem}${endings[c][form]}`))
}

/** Somebody or something in every case. */
export interface Phrase {
  in(c: Case): string
  form: Form
  pronoun?: true
}

export const fixed = (text: string, form: Form = 'f'): Phrase => ({ in: () => text, form })
export const pronounOf = (form: Form): Phrase => ({ in: (c) => pronouns[c][form], form, pronoun: true })

/** A noun by its name alone: "dieser Charakter", "jenen Karten". */
export const simple = (
  determiner: Determiner,
  noun: Noun,
  plural = false,
  adjectives: readonly string[] = [],
): Phrase => {
  const form = formOf(noun, plural)
  return { in: (c) => words(before(determiner, adjectives, c, form), nounIn(noun, c, plural)), form }
}

/** A masculine that is no card: "der Gewinner des Duells", "der umkämpfte Ring". */
export const masculine = (noun: string, behind = '', determiner: Determiner = { der: 'der' }): Phrase => ({
  in: (c) => words(before(determiner, [], c, 'm'), c === 'gen' ? `${noun}s` : noun, behind),
  form: 'm',
})

/** "sein" of a character, "ihr" of a province. */
export const possessive = (form: Form): 'ihr' | 'sein' => (form === 'f' || form === 'pl' ? 'ihr' : 'sein')

/**
 * A subordinate clause in the middle of a sentence needs a comma behind it, but not at its end: this mark stands for
 * the comma until the sentence is whole.
 */
export const CLOSE = '¦'
export const closed = (text: string): string =>
  text
    .replaceAll(/¦+/g, CLOSE)
    .replaceAll(/¦(?=[.,;:)“]|$| –)/gm, '')
    .replaceAll(CLOSE, ',')
    .replaceAll(/\bvon dem\b/g, 'vom')
    .replaceAll(/\bin dem\b/g, 'im')

export const karten = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`)
