/** German: nouns, names and their forms. */
import type { Bold, BonusIcon, Counter, House, Keyword } from '../abilities.ts'
import type { Noun } from './grammar.ts'
import { words } from './grammar.ts'

export const AMBER = 'Æmber'

export const keywordNames: Readonly<Record<Keyword, string>> = {
  alpha: 'Alpha',
  omega: 'Omega',
  deploy: 'Stationieren',
  elusive: 'Schwer zu fassen',
  skirmish: 'Scharmützel',
  poison: 'Gift',
  taunt: 'Spott',
  invulnerable: 'Unverwundbar',
  assault: 'Ansturm',
  hazardous: 'Gefährlich',
}

export const boldWords: Readonly<Record<Bold, string>> = {
  play: 'Spielen',
  fight: 'Kampf',
  reap: 'Ernte',
  action: 'Aktion',
  omni: 'Universell',
  beforeFight: 'Vor dem Kampf',
  beforeReap: 'Vor der Ernte',
  destroyed: 'Zerstört',
  leaves: 'Verlässt das Spiel',
}

export const iconNames: Readonly<Record<BonusIcon, readonly [one: string, more: string]>> = {
  amber: ['Æmber-Symbol', 'Æmber-Symbole'],
  capture: ['Erbeuten-Symbol', 'Erbeuten-Symbole'],
  damage: ['Schadenssymbol', 'Schadenssymbole'],
  draw: ['Ziehen-Symbol', 'Ziehen-Symbole'],
}

/** All of them masculine, with the same form for one and more. */
export const counterNames: Readonly<Record<Counter, string>> = {
  wanted: 'Gesucht-Marker',
  scheme: 'Intrigenmarker',
  fuse: 'Luntenmarker',
  glory: 'Ruhmesmarker',
  disruption: 'Störmarker',
  doom: 'Verderbensmarker',
  growth: 'Wachstumsmarker',
}

/** Before a hyphen: "Ungezähmten-Karte". */
export const housePrefix: Readonly<Record<House, string>> = {
  brobnar: 'Brobnar',
  dis: 'Dis',
  logos: 'Logos',
  mars: 'Mars',
  sanctum: 'Sanctum',
  shadows: 'Schatten',
  untamed: 'Ungezähmten',
  saurian: 'Saurianer',
  staralliance: 'Sternenallianz',
}

export type Case = 'nom' | 'acc' | 'dat' | 'gen'
type Gender = 'm' | 'f' | 'n'
export type Form = Gender | 'pl'

interface Forms {
  gender: Gender
  one: string
  of: string
  more: string
  toMore: string
  /** In every case but the nominative. */
  weak?: string
}

const nouns: Readonly<Record<Noun, Forms>> = {
  creature: { gender: 'f', one: 'Kreatur', of: 'Kreatur', more: 'Kreaturen', toMore: 'Kreaturen' },
  artifact: { gender: 'n', one: 'Artefakt', of: 'Artefakts', more: 'Artefakte', toMore: 'Artefakten' },
  action: {
    gender: 'f',
    one: 'Aktionskarte',
    of: 'Aktionskarte',
    more: 'Aktionskarten',
    toMore: 'Aktionskarten',
  },
  upgrade: { gender: 'f', one: 'Aufwertung', of: 'Aufwertung', more: 'Aufwertungen', toMore: 'Aufwertungen' },
  card: { gender: 'f', one: 'Karte', of: 'Karte', more: 'Karten', toMore: 'Karten' },
  neighbour: {
    gender: 'm',
    one: 'Nachbar',
    of: 'Nachbarn',
    more: 'Nachbarn',
    toMore: 'Nachbarn',
    weak: 'Nachbarn',
  },
}

export function nounIn(noun: Noun, c: Case, plural: boolean): string {
  const { one, of, more, toMore, weak } = nouns[noun]
  if (plural) return c === 'dat' ? toMore : more
  if (c === 'gen') return of
  return c === 'nom' ? one : (weak ?? one)
}

export const formOf = (noun: Noun, plural: boolean): Form => (plural ? 'pl' : nouns[noun].gender)

type Endings = Readonly<Record<Case, Readonly<Record<Form, string>>>>

/** dies-e Kreatur, jed-es Artefakt, all-en Karten */
export const derEndings: Endings = {
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
export const article: Endings = {
  nom: { m: 'der', f: 'die', n: 'das', pl: 'die' },
  acc: { m: 'den', f: 'die', n: 'das', pl: 'die' },
  dat: { m: 'dem', f: 'der', n: 'dem', pl: 'den' },
  gen: { m: 'des', f: 'der', n: 'des', pl: 'der' },
}
const pronouns: Readonly<Record<Case, Readonly<Record<Form, string>>>> = {
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
  | { der: 'der' | 'dies' | 'jen' | 'jed' | 'all' }
  | { ein: 'ein' | 'kein' | 'dein' | 'sein' | 'ihr' }
  /** '2 oder mehr', 'bis zu 2' */
  | { count: string }
  | 'none'

function determined(determiner: Determiner, c: Case, form: Form): { word: string; endings: Endings } {
  if (determiner === 'none') return { word: '', endings: strong }
  if ('count' in determiner)
    return { word: determiner.count, endings: determiner.count === '1' ? mixed : strong }
  if ('ein' in determiner) return { word: `${determiner.ein}${einEndings[c][form]}`, endings: mixed }
  const word = determiner.der === 'der' ? article[c][form] : `${determiner.der}${derEndings[c][form]}`
  return { word, endings: weak }
}

/** "ein feindliches", "jede andere": what stands before a noun of this form. */
export function before(determiner: Determiner, adjectives: readonly string[], c: Case, form: Form): string {
  const { word, endings } = determined(determiner, c, form)
  const plain = word === 'beliebig viele' && c === 'dat' ? 'beliebig vielen' : word
  return words(plain, ...adjectives.map((stem) => `${stem}${endings[c][form]}`))
}

/** Somebody or something in every case. */
export interface Phrase {
  in(c: Case): string
  form: Form
  pronoun?: true
}

export const fixed = (text: string, form: Form = 'f'): Phrase => ({ in: () => text, form })
export const pronounOf = (form: Form): Phrase => ({ in: (c) => pronouns[c][form], form, pronoun: true })

/** A noun by its name alone: "diese Kreatur", "jenen Karten". */
export const simple = (determiner: Determiner, noun: Noun, plural = false): Phrase => {
  const form = formOf(noun, plural)
  return { in: (c) => words(before(determiner, [], c, form), nounIn(noun, c, plural)), form }
}

/** "ihr" of a creature, "sein" of an artifact. */
export const possessive = (form: Form): 'ihr' | 'sein' => (form === 'f' || form === 'pl' ? 'ihr' : 'sein')

export const keyword = (word: Keyword, n?: number): string =>
  words(keywordNames[word], n === undefined ? '' : `${n}`)
export const karten = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`)
