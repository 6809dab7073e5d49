/** Italian: articles, prepositions that melt into them, agreement, verbs, and how clauses become sentences. */
import type { Clause, Sentence } from './sentences.ts'
import { cannotSay, first, listed, unsaid, words } from './text.ts'

export type Gender = 'm' | 'f'
export type Preposition = 'a' | 'da' | 'di' | 'in' | 'su' | 'sotto a' | 'per' | 'con' | 'tra'

export interface Noun {
  gender: Gender
  one: string
  more: string
}
export const noun = (gender: Gender, one: string, more: string): Noun => ({ gender, one, more })

// ---- agreement

/** An adjective or participle in -o: "esiliato", "impegnate". */
export function agreeing(stem: string, gender: Gender, plural: boolean): string {
  if (gender === 'f') return `${stem}${plural ? 'e' : 'a'}`
  if (!plural) return `${stem}o`
  return stem.endsWith('i') ? stem : `${stem}i`
}

/** "tuo", "tue", "suoi" */
export function possessive(whose: 'tu' | 'su', gender: Gender, plural: boolean): string {
  if (gender === 'f') return `${whose}${plural ? 'e' : 'a'}`
  return `${whose}${plural ? 'oi' : 'o'}`
}

// ---- articles

const begins = (word: string, letters: string): boolean => letters.includes(word.charAt(0).toLowerCase())
const vowel = (word: string): boolean => word !== '' && begins(word, 'aeiou')
/** Before these the masculine article is "lo". */
const impure = (word: string): boolean =>
  word !== '' &&
  (begins(word, 'zxy') ||
    (begins(word, 's') && !vowel(word.slice(1))) ||
    ['gn', 'ps'].some((two) => word.toLowerCase().startsWith(two)))

type Article = 'il' | 'lo' | "l'" | 'la' | 'i' | 'gli' | 'le'

function definite(next: string, gender: Gender, plural: boolean): Article {
  if (plural) return gender === 'f' ? 'le' : vowel(next) || impure(next) ? 'gli' : 'i'
  if (vowel(next)) return "l'"
  return gender === 'f' ? 'la' : impure(next) ? 'lo' : 'il'
}

const meltedArticles = { il: 'l', lo: 'llo', "l'": "ll'", la: 'lla', i: 'i', gli: 'gli', le: 'lle' } as const
const meltingPrepositions = { a: 'a', da: 'da', di: 'de', in: 'ne', su: 'su' } as const
const spaced = (article: string): string => (article.endsWith("'") ? article : `${article} `)

/** The definite article behind a preposition that may swallow it, with the space it needs: "i ", "dello ", "nell'". */
function withArticle(article: Article, preposition?: Preposition): string {
  if (!preposition) return spaced(article)
  if (preposition === 'sotto a') return `sotto ${withArticle(article, 'a')}`
  if (preposition === 'per' || preposition === 'con' || preposition === 'tra') {
    return `${preposition} ${spaced(article)}`
  }
  return spaced(`${meltingPrepositions[preposition]}${meltedArticles[article]}`)
}

const articles: readonly Article[] = ['il', 'lo', 'la', 'i', 'gli', 'le']

/** "al numero", "dell'anello": a preposition melts into the article that the text begins with. */
export function behind(preposition: Preposition, text: string): string {
  const article = text.startsWith("l'") ? "l'" : articles.find((one) => text.startsWith(`${one} `))
  if (article === undefined) return `${preposition} ${text}`
  return `${withArticle(article, preposition)}${text.slice(spaced(article).length)}`
}

const indefinite = (next: string, gender: Gender): string => {
  if (gender === 'f') return vowel(next) ? "un'" : 'una '
  return impure(next) ? 'uno ' : 'un '
}

/** What stands before the noun; a number stands as it is. */
export type Determiner =
  | 'un'
  | 'il'
  | 'questo'
  | 'quel'
  | 'ogni'
  | 'tutti'
  | 'nessun'
  | 'none'
  | { count: string }

/** A noun with all that goes with it, behind its determiner and a preposition. */
export function before(
  determiner: Determiner,
  rest: string,
  gender: Gender,
  plural: boolean,
  preposition?: Preposition,
): string {
  const first = preposition ? `${preposition} ` : ''
  if (determiner === 'none') return `${first}${rest}`
  if (typeof determiner === 'object') return `${first}${determiner.count} ${rest}`
  switch (determiner) {
    case 'il':
      return `${withArticle(definite(rest, gender, plural), preposition)}${rest}`
    case 'un':
      return `${first}${indefinite(rest, gender)}${rest}`
    case 'nessun':
      return `${first}ness${indefinite(rest, gender)}${rest}`
    case 'questo':
      return `${first}${agreeing('quest', gender, plural)} ${rest}`
    case 'quel':
      return `${first}${spaced(`que${meltedArticles[definite(rest, gender, plural)]}`)}${rest}`
    case 'ogni':
      return `${first}ogni ${rest}`
    case 'tutti':
      return `${first}${agreeing('tutt', gender, true)} ${spaced(definite(rest, gender, true))}${rest}`
    default:
      return unsaid(determiner, 'it')
  }
}

// ---- somebody or something

/** Somebody or something, after any preposition. */
export interface Phrase {
  with(preposition?: Preposition): string
  gender: Gender
  plural: boolean
  /** As the object of a verb it is only a clitic: "esilialo". */
  clitic?: string
}

export const fixed = (text: string, gender: Gender = 'm', plural = false): Phrase => ({
  with: (preposition) => words(preposition, text),
  gender,
  plural,
})

/** A noun by its name alone, with a participle behind it: "quel personaggio", "la carta scelta". */
export const simple = (
  determiner: Determiner,
  { gender, one, more }: Noun,
  plural = false,
  participle = '',
): Phrase => {
  const rest = words(plural ? more : one, participle && agreeing(participle, gender, plural))
  return { with: (preposition) => before(determiner, rest, gender, plural, preposition), gender, plural }
}

/** "lo", "la", "li", "le" */
export const cliticOf = (gender: Gender, plural: boolean): string =>
  `l${gender === 'm' ? (plural ? 'i' : 'o') : plural ? 'e' : 'a'}`

/** What was spoken of last is no word of its own as a subject, and a clitic as an object. */
export const pronounOf = (noun: Noun, plural: boolean): Phrase => ({
  with: (preposition) => (preposition ? simple('quel', noun, plural).with(preposition) : ''),
  gender: noun.gender,
  plural,
  clitic: cliticOf(noun.gender, plural),
})

/** No subject of its own: the form of the verb says who. */
export const nobody: Phrase = { with: () => '', gender: 'm', plural: false }

// ---- verbs

export interface Verb {
  imperative: string
  /** ogni avversario pesca */
  s: string
  /** i giocatori pescano */
  p: string
  infinitive: string
  /** What you do, told and not ordered, where it is another: "peschi". */
  tu?: string
  /** The imperative before a clitic, where it is another: "fal-lo". */
  stem?: string
  /** What the verb always brings along, behind a clitic: "riprendilo in mano". */
  along?: string
}

export const are = (root: string): Verb => ({
  imperative: `${root}a`,
  tu: root.endsWith('i') ? root : `${root}${'cg'.includes(root.charAt(root.length - 1)) ? 'h' : ''}i`,
  s: `${root}a`,
  p: `${root}ano`,
  infinitive: `${root}are`,
})
export const ere = (root: string, p = `${root}ono`): Verb => ({
  imperative: `${root}i`,
  s: `${root}e`,
  p,
  infinitive: `${root}ere`,
})
/** "restituisci", "restituisce" */
export const isc = (root: string): Verb => ({
  imperative: `${root}isci`,
  s: `${root}isce`,
  p: `${root}iscono`,
  infinitive: `${root}ire`,
})

// ---- clauses

/** Who does something: "you", or somebody said as the subject. */
export type Subject = 'you' | Phrase

interface Deed {
  verb: Verb
  clitic?: string
  rest: string
}

export interface ItalianClause extends Clause {
  subject: Subject
  doer?: Subject
  /** The verb in its form, with a clitic where it goes: "non può", "lo esilia". */
  finite: string
  rest: string
  /** How somebody does it, after "puoi" and "per". */
  deed?: Deed
}

/** Somebody does something. */
export function deed(subject: Subject, verb: Verb, object: Phrase | string, rest = ''): ItalianClause {
  const clitic = typeof object === 'string' ? undefined : object.clitic
  const said = words(clitic ? '' : typeof object === 'string' ? object : object.with(), rest)
  const finite =
    subject === 'you'
      ? clitic
        ? `${verb.stem ?? verb.imperative}${clitic}`
        : verb.imperative
      : words(clitic, subject.plural ? verb.p : verb.s)
  return {
    subject,
    doer: subject,
    finite: words(finite, verb.along),
    rest: said,
    deed: { verb, rest: said, clitic },
  }
}

/** Something is so: "un personaggio a tua scelta riceve +2 {S}". */
export const statement = (
  subject: Phrase,
  [singular, plural]: readonly [string, string],
  rest: string,
): ItalianClause => ({ subject, finite: subject.plural ? plural : singular, rest })

const nominative = (subject: Subject): string => (subject === 'you' ? '' : subject.with())
const sameSubject = (a: Subject, b: Subject): boolean =>
  a === 'you' || b === 'you' ? a === b : nominative(a) === nominative(b)

export function infinitive({ deed: done }: ItalianClause): string {
  if (!done) throw cannotSay(done, 'it', 'nobody does it')
  const { verb, clitic, rest } = done
  const whole = clitic && verb.infinitive.endsWith('e') ? verb.infinitive.slice(0, -1) : verb.infinitive
  return words(`${whole}${clitic ?? ''}`, verb.along, rest)
}

/** "a, b e c"; but "ed" before another "e". */
const linked = (texts: readonly string[], join: 'and' | 'or' = 'and'): string =>
  listed(texts, join === 'or' ? 'o' : texts.at(-1)?.startsWith('e') ? 'ed' : 'e')

/** `then`: one after the other, "pesca una carta, poi scarta una carta". */
export function sentence(said: Sentence<ItalianClause>, then = false): string {
  const { leads, may, parts, join, to, instead } = said
  const joined = (texts: readonly string[]): string =>
    then ? texts.join(join === 'or' ? ' o ' : ', poi ') : linked(texts, join)
  const main = may
    ? permission(said, then)
    : joined(
        parts.map(({ subject, finite, rest, lead, deed: done }, i) => {
          const last = parts[i - 1]
          const named = last === undefined || !sameSubject(subject, last.subject)
          // Behind what somebody else does, what you do is no order.
          const told = i > 0 && named && subject === 'you' && done
          const said = told
            ? words(done.clitic, done.verb.tu ?? done.verb.imperative, done.verb.along)
            : finite
          const first = lead && `${lead.text},`
          return words(first, named && nominative(subject), said, instead && i === 0 && 'invece', rest)
        }),
      )
  const purpose = to && `per ${linked(to.map(infinitive))}`
  return words(...leads.map(({ text, kind }) => (kind === 'clause' ? `${text},` : text)), main, purpose)
}

function permission({ parts, join, instead }: Sentence<ItalianClause>, then: boolean): string {
  const { doer } = first(parts)
  if (doer === undefined || !parts.every((part) => part.doer && sameSubject(part.doer, doer))) {
    throw cannotSay(parts, 'it', 'several players may do it')
  }
  const may = doer === 'you' ? 'puoi' : words(nominative(doer), doer.plural ? 'possono' : 'può')
  const deeds = parts.map(infinitive)
  const said = then ? deeds.join(join === 'or' ? ' o ' : ' e poi ') : linked(deeds, join)
  return words(may, instead && 'invece', said)
}
