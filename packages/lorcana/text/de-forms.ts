/** German: the forms of articles, adjectives, nouns and pronouns. */
import { words } from './grammar.ts'
import { type Gender, germanNouns, type NounName } from './nouns.ts'

export type Case = 'nom' | 'acc' | 'dat' | 'gen'
export type Form = Gender | 'pl'
type Endings = Readonly<Record<Case, Readonly<Record<Form, string>>>>

/** dies-er Charakter, jed-e Karte, all-en Orten */
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
export const pronouns: Readonly<Record<'nom' | 'acc' | 'dat', Readonly<Record<Form, string>>>> = {
  nom: { m: 'er', f: 'sie', n: 'es', pl: 'sie' },
  acc: { m: 'ihn', f: 'sie', n: 'es', pl: 'sie' },
  dat: { m: 'ihm', f: 'ihr', n: 'ihm', pl: 'ihnen' },
}

/** Adjectives: after der, dies- and the like weak, after ein, kein, dein mixed, after nothing or a number strong. */
const allEn = { m: 'en', f: 'en', n: 'en', pl: 'en' }
export const weak: Endings = {
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
  | { ein: 'ein' | 'kein' | 'dein' | 'ihr' }
  /** '2 oder mehr', 'bis zu 2'; one of something is written '1'. */
  | { count: string }
  | 'none'

export function determined(determiner: Determiner, c: Case, form: Form): { word: string; endings: Endings } {
  if (determiner === 'none') return { word: '', endings: strong }
  if ('count' in determiner) {
    return { word: determiner.count, endings: determiner.count === '1' ? mixed : strong }
  }
  if ('ein' in determiner) return { word: `${determiner.ein}${einEndings[c][form]}`, endings: mixed }
  const word = determiner.der === 'der' ? article[c][form] : `${determiner.der}${derEndings[c][form]}`
  return { word, endings: weak }
}

export const nounIn = (name: NounName, c: Case, plural: boolean): string => {
  const noun = germanNouns[name]
  if (plural) return c === 'dat' ? noun.toMore : noun.more
  return c === 'gen' ? noun.of : noun.one
}

export const formOf = (noun: NounName, plural: boolean): Form => (plural ? 'pl' : germanNouns[noun].gender)

/** Somebody or something in every case. */
export interface Phrase {
  in(c: Case): string
  plural: boolean
  pronoun?: true
}

export const fixed = (text: string): Phrase => ({ in: () => text, plural: false })

/** A noun by its name alone: "dieser Charakter", "die gewählten Charaktere". */
export const simple = (
  determiner: Determiner,
  noun: NounName,
  plural = false,
  adjectives: readonly string[] = [],
): Phrase => ({
  in: (c) => {
    const form = formOf(noun, plural)
    const { word, endings } = determined(determiner, c, form)
    return words(word, ...adjectives.map((one) => `${one}${endings[c][form]}`), nounIn(noun, c, plural))
  },
  plural,
})
