/** German: verbs, and how clauses become sentences. Verbs are data; where they go is decided by the sentence. */
import { CLOSE, type Phrase } from './de-words.ts'
import {
  type Clause,
  cannotSay,
  capital,
  type Lead,
  listed,
  type Sentence,
  sideBySide,
  words,
} from './grammar.ts'

export interface Lexeme {
  imperative: string
  du: string
  er: string
  infinitive: string
  /** Split off in a main clause: "lege ... ab"; `apart` if it is a word of its own: "spielbereit zu machen". */
  particle?: string
  apart?: true
}

const lexeme = (
  imperative: string,
  du: string,
  er: string,
  infinitive: string,
  particle?: string,
): Lexeme => ({
  imperative,
  du,
  er,
  infinitive,
  ...(particle && { particle }),
})
/** All regular: "beuge", "beugst", "beugt", "beugen". */
const regular = (stem: string, particle?: string): Lexeme => {
  const e = /(?:[td]|chn)$/.test(stem) ? 'e' : ''
  const s = /[sßz]$/.test(stem) ? '' : 's'
  return lexeme(`${stem}e`, `${stem}${e}${s}t`, `${stem}${e}t`, `${stem}en`, particle)
}
const apart = (of: Lexeme, particle: string): Lexeme => ({ ...of, particle, apart: true })

const machen = regular('mach')

export const lexemes = {
  abhandeln: lexeme('handle', 'handelst', 'handelt', 'handeln', 'ab'),
  ablegen: regular('leg', 'ab'),
  anhängen: regular('häng', 'an'),
  ansehen: lexeme('sieh', 'siehst', 'sieht', 'sehen', 'an'),
  auffüllen: apart(regular('füll'), 'wieder auf'),
  aufheben: regular('heb', 'auf'),
  ausgeben: lexeme('gib', 'gibst', 'gibt', 'geben', 'aus'),
  auswählen: regular('wähl', 'aus'),
  beanspruchen: regular('beanspruch'),
  behalten: lexeme('behalte', 'behältst', 'behält', 'behalten'),
  behandeln: lexeme('behandle', 'behandelst', 'behandelt', 'behandeln'),
  beisteuern: lexeme('steuere', 'steuerst', 'steuert', 'steuern', 'bei'),
  benennen: lexeme('benenne', 'benennst', 'benennt', 'benennen'),
  beugen: regular('beug'),
  bringen: regular('bring'),
  decken: regular('deck', 'auf'),
  deklarieren: regular('deklarier'),
  drehen: regular('dreh'),
  durchsuchen: regular('durchsuch'),
  dürfen: lexeme('', 'darfst', 'darf', 'dürfen'),
  ehren: regular('ehr'),
  ehrenOderEntehren: lexeme(
    'ehre oder entehre',
    'ehrst oder entehrst',
    'ehrt oder entehrt',
    'ehren oder entehren',
  ),
  entehren: regular('entehr'),
  entfernen: lexeme('entferne', 'entfernst', 'entfernt', 'entfernen'),
  erhalten: lexeme('erhalte', 'erhältst', 'erhält', 'erhalten'),
  erhöhen: regular('erhöh'),
  erhöhenOderSenken: lexeme(
    'erhöhe oder senke',
    'erhöhst oder senkst',
    'erhöht oder senkt',
    'erhöhen oder senken',
  ),
  festsetzen: regular('setz', 'fest'),
  geben: lexeme('gib', 'gibst', 'gibt', 'geben'),
  gelten: lexeme('', 'giltst', 'gilt', 'gelten'),
  haben: lexeme('', 'hast', 'hat', 'haben'),
  herausfordern: lexeme('fordere', 'forderst', 'fordert', 'fordern', 'heraus'),
  initiieren: regular('initiier'),
  kommen: regular('komm'),
  kontrollieren: regular('kontrollier'),
  können: lexeme('', 'kannst', 'kann', 'können'),
  legen: regular('leg'),
  mischen: regular('misch'),
  nehmen: lexeme('nimm', 'nimmst', 'nimmt', 'nehmen'),
  opfern: lexeme('opfere', 'opferst', 'opfert', 'opfern'),
  sein: lexeme('', 'bist', 'ist', 'sein'),
  senken: regular('senk'),
  spielbereitMachen: apart(machen, 'spielbereit'),
  spielen: regular('spiel'),
  übernehmen: lexeme('übernimm', 'übernimmst', 'übernimmt', 'übernehmen'),
  ändern: lexeme('ändere', 'änderst', 'ändert', 'ändern'),
  unterwerfen: lexeme('unterwirf', 'unterwirfst', 'unterwirft', 'unterwerfen'),
  verdoppeln: lexeme('verdopple', 'verdoppelst', 'verdoppelt', 'verdoppeln'),
  halbieren: lexeme('halbiere', 'halbierst', 'halbiert', 'halbieren'),
  gewinnen: lexeme('gewinne', 'gewinnst', 'gewinnt', 'gewinnen'),
  verlieren: regular('verlier'),
  verschieben: regular('verschieb'),
  vertauschen: regular('vertausch'),
  wählen: regular('wähl'),
  werden: lexeme('', 'wirst', 'wird', 'werden'),
  ziehen: regular('zieh'),
  zurückschicken: regular('schick', 'zurück'),
} satisfies Record<string, Lexeme>

const plural = (verb: Lexeme): string => (verb === lexemes.sein ? 'sind' : verb.infinitive)

const wholeInfinitive = ({ infinitive, particle, apart: own }: Lexeme): string =>
  own ? `${particle} ${infinitive}` : `${particle ?? ''}${infinitive}`

const zuInfinitive = ({ infinitive, particle, apart: own }: Lexeme): string =>
  particle && !own ? `${particle}zu${infinitive}` : words(particle, 'zu', infinitive)

/** All of a predicate but its verb. */
export interface Field {
  /** Personal pronouns come first: "lege ihn stattdessen ab". */
  pronoun?: string
  middle: string
  /** What closes the clause: "ins Spiel". */
  end?: string
  /** Behind everything, with its own comma. */
  behind?: string
}

export interface GermanClause extends Clause, Field {
  subject: Phrase | 'you'
  verb: Lexeme
  /** Not an order: "du darfst", not "dürfe". */
  stated?: true
}

const fieldOf = (field: Field | string): Field => (typeof field === 'string' ? { middle: field } : field)

/** A direct object: a pronoun goes before all else. */
export const object = (what: Phrase, rest = ''): Field =>
  what.pronoun ? { pronoun: what.in('acc'), middle: rest } : { middle: words(what.in('acc'), rest) }

export const order = (verb: Lexeme, field: Field | string): GermanClause => ({
  subject: 'you',
  verb,
  ...fieldOf(field),
})
export const statement = (subject: Phrase | 'you', verb: Lexeme, field: Field | string): GermanClause => ({
  subject,
  verb,
  ...fieldOf(field),
  ...(subject === 'you' && { stated: true as const }),
})

// ---- sentences

const isYou = ({ subject, stated }: GermanClause): boolean => subject === 'you' && !stated

const finiteOf = ({ subject, verb }: GermanClause, imperative: boolean): string => {
  if (subject === 'you') return imperative ? verb.imperative : verb.du
  return subject.form === 'pl' ? plural(verb) : verb.er
}

const rest = ({ pronoun, middle, end, behind = '', verb }: GermanClause, adverbs: string): string => {
  const { particle } = verb
  // "lege einen Charakter ab, den du kontrollierst": a relative clause stands behind the particle.
  const [, head, relative] = (!end && /^([^¦]*)(, [^,¦]*¦)$/.exec(middle)) || []
  if (particle && head) return `${words(pronoun, adverbs, head, particle)}${relative}${behind}`
  return `${words(pronoun, adverbs, middle, end, particle)}${behind}`
}

const infinitive = (
  { pronoun, middle, end, behind = '', verb }: GermanClause,
  form: (verb: Lexeme) => string,
  adverbs = '',
): string => `${words(pronoun, adverbs, middle, end, form(verb))}${behind}`

const sameSubject = (a: Phrase | 'you', b: Phrase | 'you'): boolean =>
  a === 'you' || b === 'you' ? a === b : a.in('nom') === b.in('nom')

export function sentence({ leads, may, parts, join = 'and', to, instead }: Sentence<GermanClause>): string {
  const clauses = leads.filter(({ kind }) => kind === 'clause')
  const adverbs = leads.filter(({ kind }) => kind === 'adverb')
  // How long comes before when: "bis zum Ende der Phase während jedes Luft-Konflikts".
  const times = leads.flatMap(({ kind, text }) => (kind === 'duration' ? [text] : [])).reverse()
  const later = instead ? ['stattdessen'] : []
  const [first] = parts
  const several = parts.length > 1 && times.length > 0 && !isYou(first)
  const front = (inside: readonly string[], text: string, inverted: boolean): string =>
    words(text, main(parts, { may, join, to, inverted, adverbs: words(...inside, ...later) }))
  // Only one thing can come first; orders take adverbials behind their verb.
  if (clauses.length > 0) {
    const intro = adverbs.at(0)
    const said = `${side(clauses).join(', ')},`
    if (!intro) return front(times, said, true)
    if (intro.text === 'danach') return front(times, `danach gilt: ${capital(said)}`, true)
    return front(times, `${only(adverbs)}, ${said}`, true)
  }
  const texts = adverbs.map(({ text }) => text)
  if (isYou(first) || may) return front([...texts, ...times], '', false)
  const [lead, ...others] = several ? [...texts, ...times] : texts
  if (lead === undefined) return front(times, '', false)
  return front(several ? others : [...others, ...times], lead, true)
}

export const only = (leads: readonly Lead[]): string => side(leads).join(', ')

const side = (leads: readonly Lead[]): readonly string[] =>
  sideBySide(leads, ['solange ', 'falls '], (before, _, text) => `${before} und ${text}`)

interface Frame {
  may: boolean | undefined
  join: 'and' | 'or'
  to: readonly GermanClause[] | undefined
  /** Something stands before the verb. */
  inverted: boolean
  adverbs: string
}

function main(parts: readonly GermanClause[], frame: Frame): string {
  const said = frame.may ? permission(parts, frame) : statements(parts, frame)
  if (!frame.to) return said
  const purpose = listed(
    frame.to.map((part) => infinitive(part, zuInfinitive)),
    'und',
  )
  return `${said}${CLOSE}, um ${purpose}`
}

function statements(parts: readonly GermanClause[], { join, inverted, adverbs }: Frame): string {
  const said = parts.map((part, i) => {
    const { subject } = part
    const who = subject === 'you' ? 'du' : subject.in('nom')
    const before = parts[i - 1]
    const own = i === 0 ? adverbs : ''
    if (before && (part.goesOn || sameSubject(subject, before.subject))) {
      const shared = part.goesOn && part.verb === before.verb && !part.verb.particle
      return words(!shared && finiteOf(part, isYou(part) && isYou(before)), rest(part, own))
    }
    // An order stays an order behind a subordinate clause; behind somebody else's deed it says "du".
    if (isYou(part) && !before) return words(finiteOf(part, true), rest(part, own))
    if (inverted) return words(finiteOf(part, false), who, rest(part, own))
    return words(who, finiteOf(part, false), rest(part, own))
  })
  return listed(said, join === 'or' ? 'oder' : 'und')
}

function permission(parts: readonly GermanClause[], { join, inverted, adverbs }: Frame): string {
  const [{ subject }] = parts
  if (parts.some((part) => !sameSubject(part.subject, subject))) {
    throw cannotSay(parts, 'de', 'several may do it')
  }
  const [who, may] = subject === 'you' ? ['du', 'darfst'] : [subject.in('nom'), 'darf']
  const deeds = parts.map((part, i) => infinitive(part, wholeInfinitive, i === 0 ? adverbs : ''))
  return words(...(inverted ? [may, who] : [who, may]), listed(deeds, join === 'or' ? 'oder' : 'und'))
}
