/** English: articles, nouns, verbs, and how clauses become sentences. */
import { type Clause, type Lead, mergedLeads, type Sentence } from './sentences.ts'
import { cannotSay, first, listed, words } from './text.ts'

// ---- nouns

export interface Noun {
  one: string
  more: string
}
export const noun = (one: string, more = `${one}s`): Noun => ({ one, more })

/** "1 card", "2 cards" */
export const counted = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

/** "an honored", "a unique": by how a word sounds, not by how it is written. */
const silent = ['hon']
const spoken = ['uni', 'use']

/** "a character", "an honored character", "a unique character", "another card" */
export function an(text: string): string {
  if (text.startsWith('other ')) return `an${text}`
  const word = text.toLowerCase()
  const vowel = 'aeiou'.includes(word.charAt(0)) && !spoken.some((one) => word.startsWith(one))
  return `${vowel || silent.some((one) => word.startsWith(one)) ? 'an' : 'a'} ${text}`
}

/** Somebody or something, as a subject, as an object, and before what belongs to it. */
export interface Phrase {
  nom: string
  acc: string
  poss: string
  plural: boolean
}

export const phrase = (text: string, plural = false): Phrase => ({
  nom: text,
  acc: text,
  poss: plural && text.endsWith('s') ? `${text}'` : `${text}'s`,
  plural,
})
export const it: Phrase = { nom: 'it', acc: 'it', poss: 'its', plural: false }
/** Several, or one person: the verb is that of several. */
export const they: Phrase = { nom: 'they', acc: 'them', poss: 'their', plural: true }
export const you: Phrase = { nom: 'you', acc: 'you', poss: 'your', plural: true }

// ---- verbs

const thirdPersons: Readonly<Record<string, string>> = { be: 'is', have: 'has', do: 'does' }
const unchanging = ['cannot', "can't", 'may', 'can', 'must']
const ends = (word: string, ...with_: readonly string[]): boolean => with_.some((one) => word.endsWith(one))

/** The third person of what a predicate begins with: "gets", "is", "has", "fully heals", "chooses and discards". */
export function withS(predicate: string): string {
  const [word = ''] = predicate.split(' ', 1)
  const verb = word.endsWith(',') ? word.slice(0, -1) : word
  const rest = predicate.slice(verb.length)
  if (verb === 'fully') return `${verb} ${withS(rest.slice(1))}`
  if (unchanging.includes(verb)) return predicate
  const y = verb.endsWith('y') && !'aeiou'.includes(verb.charAt(verb.length - 2))
  const regular = y
    ? `${verb.slice(0, -1)}ies`
    : `${verb}${ends(verb, 's', 'ch', 'sh', 'x', 'z') ? 'es' : 's'}`
  const second = rest.startsWith(' and ') ? ` and ${withS(rest.slice(' and '.length))}` : rest
  return `${thirdPersons[verb] ?? regular}${second}`
}

/** "gets" of one, "get" of more. */
export function finite({ plural }: { plural: boolean }, base: string): string {
  if (!plural) return withS(base)
  return base === 'be' || base.startsWith('be ') ? `are${base.slice(2)}` : base
}

// ---- clauses

export type Subject = 'you' | Phrase

export interface EnglishClause extends Clause {
  subject: Subject
  doer?: Subject
  /** The predicate as its subject demands: "draws a card", "get +2 strength". */
  finite: string
  /** After "may" and "to": "draw a card". Absent: nobody does it. */
  base?: string
  /** "you may ...", not an order. */
  stated?: boolean
  /** Too long to be followed by how long it lasts. */
  long?: boolean
}

/** Somebody does something: you are told to. */
export const deed = (subject: Subject, base: string): EnglishClause => ({
  subject,
  doer: subject,
  finite: subject === 'you' ? base : finite(subject, base),
  base,
})
export const order = (base: string): EnglishClause => deed('you', base)

/** Something is so, and nobody does it. */
export const statement = (subject: Subject, base: string): EnglishClause => ({
  subject,
  finite: subject === 'you' ? base : finite(subject, base),
  stated: true,
})

/** Something happens by a card: "a creature captures 1 Æmber"; somebody has it happen. */
export const having = (doer: Subject, subject: Phrase, base: string): EnglishClause => ({
  ...deed(subject, base),
  doer,
  base: `have ${subject.acc} ${base}`,
})

const nominative = (subject: Subject): string => (subject === 'you' ? 'you' : subject.nom)
const sameSubject = (a: Subject, b: Subject): boolean => nominative(a) === nominative(b)

const baseOf = ({ base, finite: said }: EnglishClause): string => {
  if (base === undefined) throw cannotSay(said, 'en', 'nobody does it')
  return base
}

/** `then`: one after the other, "draw a card, then discard a card". */
export function sentence(said: Sentence<EnglishClause>, then = false): string {
  const { leads, may, parts, join = 'and', to, instead } = said
  const behind = parts.length === 1 && !first(parts).long && !to
  const tail = leads.filter(({ kind }) => kind === 'duration')
  const front = [...(behind ? [] : tail), ...leads.filter(({ kind }) => kind !== 'duration')]
  const before = sideBySide(front).map(({ text, kind }) => (kind === 'intro' ? text : `${text},`))
  const joined = (texts: readonly string[]): string =>
    then ? texts.join(join === 'or' ? ' or ' : ', then ') : listed(texts, join)
  const main = may ? permission(parts, joined) : joined(statements(parts))
  const purpose = to && `to ${listed(to.map(baseOf), 'and')}`
  return words(
    ...before,
    main,
    purpose,
    ...(behind ? tail.map(({ text }) => text) : []),
    instead && 'instead',
  )
}

/** "while A and B", not "while A, while B" */
export const sideBySide = (leads: readonly Lead[]): readonly Lead[] =>
  mergedLeads(leads, ['while ', 'if '], (before, word, text) => `${before} and ${text.slice(word.length)}`)

function permission(parts: readonly EnglishClause[], joined: (texts: readonly string[]) => string): string {
  const { doer } = first(parts)
  if (doer === undefined || !parts.every((part) => part.doer && sameSubject(part.doer, doer))) {
    throw cannotSay(parts, 'en', 'several players may do it')
  }
  return `${nominative(doer)} may ${joined(parts.map(baseOf))}`
}

const shareable = ['gets ', 'get ', 'gains ', 'gain ', 'loses ', 'lose ']

/** The same subject is said once; "you" is left out as long as only orders are given. */
const statements = (parts: readonly EnglishClause[]): readonly string[] =>
  parts.map(({ subject, finite: said, lead, goesOn, stated }, i) => {
    const before = parts[i - 1]
    if (before && (goesOn || (!lead && sameSubject(subject, before.subject)))) {
      const shared =
        goesOn && shareable.find((verb) => before.finite.startsWith(verb) && said.startsWith(verb))
      return shared ? said.slice(shared.length) : said
    }
    const named = subject !== 'you' || stated || (before && before.subject !== 'you')
    return words(lead && `${lead.text},`, named && nominative(subject), said)
  })
