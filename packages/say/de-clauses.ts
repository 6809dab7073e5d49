/** German: how clauses become sentences. Verbs are data; where they go is decided by the sentence. */
import { fixed, isPlural, type Phrase } from './de-forms.ts'
import { type Verb, verbs, wholeInfinitive, zuInfinitive } from './de-verbs.ts'
import type { Clause, Sentence } from './sentences.ts'
import { cannotSay, endingClause, first, listed, subordinate, words } from './text.ts'

/** Who does something: "you", who need not be named in an order, or somebody else. */
export type Subject = 'you' | Phrase

/** All of a predicate but its verb. */
export interface Field {
  /** Personal pronouns come first: "verbanne ihn stattdessen". */
  pronoun?: string
  /** "für jede Karte" */
  per?: string
  middle: string
  /** What closes the clause: "zerstört", "ins Spiel". */
  end?: string
  /** Behind everything. */
  behind?: string
}

export interface GermanClause extends Clause, Field {
  subject: Subject
  verb: Verb
  /** Not an order: "du darfst", not "dürfe". */
  stated?: boolean
  doer?: Subject
  /** How somebody does it, after "darfst du" and "um", where it is said otherwise. */
  deed?: Field & { verb: Verb }
}

const fieldOf = (field: Field | string): Field => (typeof field === 'string' ? { middle: field } : field)

/** A direct object: a pronoun goes before all else. */
export const object = (what: Phrase, rest = ''): Field =>
  what.pronoun ? { pronoun: what.in('acc'), middle: rest } : { middle: words(what.in('acc'), rest) }

/** Somebody does something: you are told to. */
export const deed = (subject: Subject, verb: Verb, field: Field | string): GermanClause => ({
  subject,
  verb,
  ...fieldOf(field),
  doer: subject,
})
export const order = (verb: Verb, field: Field | string): GermanClause => deed('you', verb, field)

/** Something is so, and nobody does it. */
export const statement = (
  subject: Subject,
  verb: Verb,
  field: Field | string,
  end?: string,
): GermanClause => ({ subject, verb, ...fieldOf(field), ...(end && { end }), stated: true })

/** Something happens by a card: "eine Kreatur erbeutet 1 Æmber"; somebody lets it happen. */
export function letting(doer: Subject, subject: Phrase, verb: Verb, field: Field | string): GermanClause {
  const { per, pronoun, middle, end, behind } = fieldOf(field)
  const inner = words(subject.in('acc'), pronoun, per, middle, end, wholeInfinitive(verb))
  return { ...deed(subject, verb, field), doer, deed: { middle: inner, behind, verb: verbs.lassen } }
}

const you: Phrase = fixed('du', 'm')
export const nominative = (subject: Subject): string => (subject === 'you' ? you : subject).in('nom')
export const sameSubject = (a: Subject, b: Subject): boolean => nominative(a) === nominative(b)

const finiteOf = ({ subject, verb }: GermanClause, imperative: boolean): string => {
  if (subject === 'you') return imperative ? verb.imperative : verb.du
  return isPlural(subject) ? (verb.plural ?? verb.infinitive) : verb.er
}

const isOrder = ({ subject, stated }: GermanClause): boolean => subject === 'you' && !stated

/** A main clause from its verb on, or from what stands before it. */
function clauseOf(
  front: readonly (string | false | undefined)[],
  { pronoun, per, middle, end, behind = '', verb: { particle } }: GermanClause,
  adverbs?: string,
): string {
  // "lege einen Charakter ab, den du kontrollierst": a relative clause stands behind the particle.
  const [head, clause] = particle && !end ? endingClause(middle) : [middle, '']
  return `${words(...front, pronoun, adverbs, per, head, end, particle)}${clause}${behind}`
}

function infinitive(clause: GermanClause, form: (verb: Verb) => string, adverbs = ''): string {
  const { pronoun, per, middle, end, behind = '', verb } = clause.deed ?? clause
  return `${words(pronoun, adverbs, per, middle, end, form(verb))}${behind}`
}

export interface Frame extends Omit<Sentence<GermanClause>, 'leads'> {
  /** Something stands before the verb. */
  inverted: boolean
  adverbs?: string
  /** One after the other: "ziehe 1 Karte und wirf dann 1 Karte ab". */
  inTurn?: boolean
}

/** Everything behind what comes first. */
export function mainClauses(frame: Frame): string {
  const said = frame.may ? permission(frame) : statements(frame)
  if (!frame.to) return said
  const purpose = frame.to.map((part) => infinitive(part, zuInfinitive))
  return `${said}${subordinate(`um ${listed(purpose, 'und')}`)}`
}

const joined = (said: readonly string[], { join, inTurn }: Frame): string => {
  const and = join === 'or' ? 'oder' : 'und'
  return inTurn ? said.join(` ${and} `) : listed(said, and)
}

function statements(frame: Frame): string {
  const { parts, join, inverted, adverbs, inTurn } = frame
  const next = inTurn && join !== 'or' ? 'dann' : ''
  const said = parts.map((part, i) => {
    const who = nominative(part.subject)
    const before = parts[i - 1]
    if (!before) {
      // An order stays an order behind whatever comes first.
      if (isOrder(part)) return clauseOf([part.verb.imperative], part, adverbs)
      const finite = finiteOf(part, false)
      return clauseOf(inverted ? [finite, who] : [who, finite], part, adverbs)
    }
    if (part.goesOn || (!part.lead && sameSubject(part.subject, before.subject))) {
      const shared = part.goesOn && part.verb === before.verb && !part.verb.particle && !part.behind
      return clauseOf([!shared && finiteOf(part, isOrder(part) && isOrder(before))], part, next)
    }
    const first = part.lead?.text ?? next
    const finite = finiteOf(part, false)
    return clauseOf(first || inTurn ? [first, finite, who] : [who, finite], part)
  })
  return joined(said, frame)
}

function permission(frame: Frame): string {
  const { parts, inverted, adverbs, inTurn, join } = frame
  const { doer } = first(parts)
  if (doer === undefined || !parts.every((part) => part.doer && sameSubject(part.doer, doer))) {
    throw cannotSay(parts, 'de', 'several players may do it')
  }
  const may = finiteOf(statement(doer, verbs.dürfen, ''), false)
  const who = nominative(doer)
  const deeds = parts.map((part, i) => {
    const own = i === 0 ? adverbs : inTurn && join !== 'or' ? 'dann' : ''
    return infinitive(part, wholeInfinitive, own)
  })
  return words(...(inverted ? [may, who] : [who, may]), joined(deeds, frame))
}

// ---- clauses whose verb comes last

/** A condition, or what triggers an ability. */
export interface Subordinate {
  subject: string
  middle: string
  /** A participle: "verbannt" before "wird". */
  end?: string
  verb: string
  /** Behind the verb: "als du". */
  behind?: string
}

export const verbLast = ({ subject, middle, end, verb, behind }: Subordinate, gapped = false): string =>
  words(!gapped && subject, middle, end, verb, behind)

export const verbSecond = ({ subject, middle, end, verb, behind }: Subordinate): string =>
  words(subject, verb, middle, end, behind)

/** "du X ausspielst und Y im Spiel hast": the same subject is said once. */
export const sideBySide = (clauses: readonly Subordinate[], and = 'und'): string =>
  clauses
    .map((clause, i) => verbLast(clause, i > 0 && clause.subject === clauses[i - 1]?.subject))
    .join(` ${and} `)
