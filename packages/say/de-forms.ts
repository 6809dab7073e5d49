/** German: the forms of articles, adjectives, nouns and pronouns. */
import { first, listed, words } from './text.ts'

export type Case = 'nom' | 'acc' | 'dat' | 'gen'
export type Gender = 'm' | 'f' | 'n'
export type Form = Gender | 'pl'
type Endings = Readonly<Record<Case, Readonly<Record<Form, string>>>>

// ---- endings

/** dies-er Charakter, jed-e Karte, all-en Orten */
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
  gen: relative.gen,
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

// ---- what stands before a noun

export type Determiner =
  /** 'einer': "einer deiner Charaktere", alone with its genitive. */
  | { der: 'der' | 'dies' | 'jen' | 'jed' | 'all' | 'einer' | 'welch' }
  | { ein: 'ein' | 'kein' | 'dein' | 'sein' | 'ihr' }
  /** '2 oder mehr', 'bis zu 2'; one of something is written '1'. */
  | { count: string }
  /** beliebig viele */
  | 'any'
  /** "der", said already: only adjectives follow. */
  | 'said'
  | 'none'

function determined(determiner: Determiner, c: Case, form: Form): { word: string; endings: Endings } {
  if (determiner === 'none') return { word: '', endings: strong }
  if (determiner === 'said') return { word: '', endings: weak }
  if (determiner === 'any') return { word: `beliebig viel${strong[c][form]}`, endings: strong }
  if ('count' in determiner) {
    const { count } = determiner
    return { word: count, endings: count === '1' || count.endsWith(' 1') ? mixed : strong }
  }
  if ('ein' in determiner) return { word: `${determiner.ein}${einEndings[c][form]}`, endings: mixed }
  const { der } = determiner
  if (der === 'der') return { word: article[c][form], endings: weak }
  return { word: `${der === 'einer' ? 'ein' : der}${derEndings[c][form]}`, endings: weak }
}

/** An adjective without its ending; a number stands as it is: "die nächsten 2 gespielten Karten". */
export type Adjective = string | number

/** "ein feindliches", "jede andere": what stands before a noun of this form. */
export function before(
  determiner: Determiner,
  adjectives: readonly Adjective[],
  c: Case,
  form: Form,
): string {
  const { word, endings } = determined(determiner, c, form)
  const declined = adjectives.map((one) => (typeof one === 'number' ? `${one}` : `${one}${endings[c][form]}`))
  return words(word, ...declined)
}

/** "sein" of a character, "ihr" of a card. */
export const possessive = (form: Form): 'ihr' | 'sein' => (form === 'f' || form === 'pl' ? 'ihr' : 'sein')

const melted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  in: { dem: 'im' },
  von: { dem: 'vom' },
  zu: { dem: 'zum', der: 'zur' },
}

/** "im Archiv", "zur Hand": a preposition takes up the article behind it. */
export function behind(preposition: string, text: string): string {
  const [article = ''] = text.split(' ', 1)
  const one = melted[preposition]?.[article]
  return one ? `${one}${text.slice(article.length)}` : `${preposition} ${text}`
}

// ---- nouns

export interface Noun {
  gender: Gender
  one: string
  /** The genitive singular: des Charakters. */
  of: string
  more: string
  /** The dative plural: den Charakteren. */
  toMore: string
  /** In every case but the nominative: den Nachbarn. */
  weak?: string
}

/** `of` only where it is not the usual one. */
export const noun = (
  gender: Gender,
  one: string,
  more: string,
  of: string = gender === 'f' ? one : `${one}s`,
): Noun => ({
  gender,
  one,
  of,
  more,
  toMore: more.endsWith('n') || more.endsWith('s') ? more : `${more}n`,
})
/** Karte, Karten; Aktion, Aktionen */
export const feminine = (one: string, more = one.endsWith('e') ? `${one}n` : `${one}en`): Noun =>
  noun('f', one, more)
/** der Spieler, die Spieler */
export const masculine = (one: string): Noun => noun('m', one, one)

export function nounIn({ one, of, more, toMore, weak: other }: Noun, c: Case, plural = false): string {
  if (plural) return c === 'dat' ? toMore : more
  if (c === 'gen') return of
  return c === 'nom' ? one : (other ?? one)
}

export const formOf = ({ gender }: Noun, plural = false): Form => (plural ? 'pl' : gender)

/** "1 Karte", "2 Karten" */
export const counted = (n: number, { one, more }: Noun): string => `${n} ${n === 1 ? one : more}`

// ---- somebody or something

/** Somebody or something in every case. */
export interface Phrase {
  in(c: Case): string
  form: Form
  pronoun?: true
}

export const isPlural = ({ form }: Phrase): boolean => form === 'pl'
export const fixed = (text: string, form: Form = 'f'): Phrase => ({ in: () => text, form })
export const pronounOf = (form: Form): Phrase => ({ in: (c) => pronouns[c][form], form, pronoun: true })

interface Wording {
  plural?: boolean
  adjectives?: readonly Adjective[]
  /** Before each noun, as a part of it: "Mars-". */
  prefix?: string
  /** Between several nouns. */
  link?: string
  /** Behind all of them. */
  behind?: string
}

/** "ein beschädigter Helden-Charakter oder eine Karte mit Wendig" */
export function phraseOf(
  determiner: Determiner,
  nouns: Noun | readonly Noun[],
  wording: Wording = {},
): Phrase {
  const { plural = false, adjectives = [], prefix = '', link = 'oder', behind: tail } = wording
  const all = [nouns].flat() as readonly Noun[]
  const forms = all.map((one) => formOf(one, plural))
  return {
    // The second noun needs its own article only where its gender is another.
    in: (c) =>
      words(
        listed(
          all.map((one, i) =>
            words(
              forms[i] !== forms[i - 1] && before(determiner, adjectives, c, formOf(one, plural)),
              `${prefix}${nounIn(one, c, plural)}`,
            ),
          ),
          link,
        ),
        tail,
      ),
    form: first(forms),
  }
}

/** "jede jener Karten", "einer deiner Charaktere": one of several, which stand in the genitive. */
export const oneOfThose = (which: 'einer' | 'jed', { gender }: Noun, those: Phrase): Phrase => ({
  in: (c) => `${before({ der: which }, [], c, gender)} ${those.in('gen')}`,
  form: gender,
})

/** "a und b", in every case. */
export const together = (phrases: readonly Phrase[], link: string): Phrase => ({
  in: (c) =>
    listed(
      phrases.map((one) => one.in(c)),
      link,
    ),
  form: 'pl',
})
