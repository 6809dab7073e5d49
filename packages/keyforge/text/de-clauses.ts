/** German: verbs, and how clauses become sentences. Verbs are data; where they go is decided by the sentence. */
import type { Who } from '../abilities.ts'
import { actorOf, player, type Subject } from './de-phrases.ts'
import { fixed, type Phrase } from './de-words.ts'
import { type Clause, type Context, cannotSay, capital, listed, type Sentence, words } from './grammar.ts'

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
/** All regular: "archiviere", "archivierst", "archiviert", "archivieren". */
const regular = (stem: string, particle?: string): Lexeme => {
  const e = /[td]$/.test(stem) ? 'e' : ''
  const s = /[sßz]$/.test(stem) ? '' : 's'
  return lexeme(`${stem}e`, `${stem}${e}${s}t`, `${stem}${e}t`, `${stem}en`, particle)
}
const apart = (of: Lexeme, particle: string): Lexeme => ({ ...of, particle, apart: true })

const legen = regular('leg')
const machen = regular('mach')
const geben = lexeme('gib', 'gibst', 'gibt', 'geben')

export const lexemes = {
  abhandeln: lexeme('handle', 'handelst', 'handelt', 'handeln', 'ab'),
  ablegen: regular('leg', 'ab'),
  ansehen: lexeme('sieh', 'siehst', 'sieht', 'sehen', 'an'),
  archivieren: regular('archivier'),
  aufdecken: regular('deck', 'auf'),
  aufziehen: regular('zieh', 'auf'),
  beschützen: regular('beschütz'),
  betäuben: regular('betäub'),
  bringen: regular('bring'),
  dürfen: lexeme('', 'darfst', 'darf', 'dürfen'),
  durchsuchen: regular('durchsuch'),
  entfernen: lexeme('entferne', 'entfernst', 'entfernt', 'entfernen'),
  erbeuten: regular('erbeut'),
  erhalten: lexeme('erhalte', 'erhältst', 'erhält', 'erhalten'),
  erheben: regular('erheb'),
  erleiden: regular('erleid'),
  erschöpfen: regular('erschöpf'),
  geben,
  gehören: regular('gehör'),
  gelten: lexeme('', 'giltst', 'gilt', 'gelten'),
  haben: lexeme('', 'hast', 'hat', 'haben'),
  heilen: regular('heil'),
  ignorieren: regular('ignorier'),
  kommen: regular('komm'),
  können: lexeme('', 'kannst', 'kann', 'können'),
  kontrollieren: regular('kontrollier'),
  kosten: regular('kost'),
  lassen: lexeme('lasse', 'lässt', 'lässt', 'lassen'),
  legen,
  mischen: regular('misch'),
  müssen: lexeme('', 'musst', 'muss', 'müssen'),
  nehmen: lexeme('nimm', 'nimmst', 'nimmt', 'nehmen'),
  opfern: lexeme('opfere', 'opferst', 'opfert', 'opfern'),
  schicken: regular('schick', 'zurück'),
  schmieden: regular('schmied'),
  spielbereitMachen: apart(machen, 'spielbereit'),
  spielen: regular('spiel'),
  stehlen: lexeme('stiehl', 'stiehlst', 'stiehlt', 'stehlen'),
  tauschen: regular('tausch'),
  übernehmen: lexeme('übernimm', 'übernimmst', 'übernimmt', 'übernehmen'),
  überspringen: regular('überspring'),
  ungeschmiedetMachen: apart(machen, 'ungeschmiedet'),
  verbannen: regular('verbann'),
  verlieren: regular('verlier'),
  verschieben: regular('verschieb'),
  verwenden: regular('verwend'),
  wählen: regular('wähl'),
  werden: lexeme('', 'wirst', 'wird', 'werden'),
  wütendMachen: apart(machen, 'wütend'),
  zerstören: regular('zerstör'),
  ziehen: regular('zieh'),
  zufügen: regular('füg', 'zu'),
  zurückbringen: regular('bring', 'zurück'),
} satisfies Record<string, Lexeme>

const wholeInfinitive = ({ infinitive, particle, apart: own }: Lexeme): string =>
  own ? `${particle} ${infinitive}` : `${particle ?? ''}${infinitive}`

const zuInfinitive = ({ infinitive, particle, apart: own }: Lexeme): string =>
  particle && !own ? `${particle}zu${infinitive}` : words(particle, 'zu', infinitive)

/** All of a predicate but its verb. */
export interface Field {
  /** Personal pronouns come first: "verbanne sie stattdessen". */
  pronoun?: string
  /** "für jede Karte" */
  per?: string
  middle: string
  /** What closes the clause: "zerstört", "ins Spiel". */
  end?: string
  /** Behind everything, with its own comma. */
  behind?: string
}

export interface GermanClause extends Clause, Field {
  subject: Subject
  verb: Lexeme
  /** Not an instruction: "du darfst", not "dürfe". */
  stated?: true
  /** Who may do it, and how that is said after "darfst du" and "um". */
  doer?: Subject
  deed?: Field & { verb: Lexeme }
}

const fieldOf = (field: Field | string): Field => (typeof field === 'string' ? { middle: field } : field)

const doerOf = (context: Context): Subject => (context.actor === 'you' ? 'you' : actorOf(context))

/** Somebody does something. */
export function act(
  context: Context,
  verb: Lexeme,
  field: Field | string,
  who: Who = context.actor,
): GermanClause {
  const said = fieldOf(field)
  const doer = doerOf(context)
  if (who === context.actor) return { subject: doer, verb, ...said, doer, deed: { ...said, verb } }
  const subject = player(who, context)
  const other: Phrase = subject === 'you' ? fixed('dich') : subject
  return {
    ...happens(context, other, verb, said),
    subject,
    ...(subject === 'you' && { stated: true as const }),
  }
}

/** Something happens by a card: "eine befreundete Kreatur erbeutet 1 Æmber"; one lets it happen. */
export function happens(
  context: Context,
  subject: Phrase,
  verb: Lexeme,
  field: Field | string,
): GermanClause {
  const { per, pronoun, middle, end, behind } = fieldOf(field)
  const inner = words(subject.in('acc'), pronoun, per, middle, end, wholeInfinitive(verb))
  const deed = { middle: inner, ...(behind && { behind }), verb: lexemes.lassen }
  return { subject, verb, ...fieldOf(field), doer: doerOf(context), deed }
}

/** Something is so, and nobody does it. */
export const statement = (
  subject: Subject,
  verb: Lexeme,
  field: Field | string,
  end?: string,
): GermanClause => ({
  subject,
  verb,
  ...fieldOf(field),
  ...(end && { end }),
  stated: true,
})

const sameSubject = (a: Subject, b: Subject): boolean =>
  a === 'you' || b === 'you' ? a === b : a.in('nom') === b.in('nom')

const finiteOf = ({ subject, verb }: GermanClause, imperative: boolean): string => {
  if (subject === 'you') return imperative ? verb.imperative : verb.du
  return subject.form === 'pl' ? verb.infinitive : verb.er
}

const rest = (
  { pronoun, per, middle, end, behind = '', verb }: Field & { verb: Lexeme },
  adverbs: string,
): string => `${words(pronoun, adverbs, per, middle, end, verb.particle)}${behind}`

const infinitive = ({ deed }: GermanClause, form: (verb: Lexeme) => string, adverbs = ''): string => {
  if (!deed) throw cannotSay('dürfen', 'de', 'nobody does it')
  const { pronoun, per, middle, end, behind = '', verb } = deed
  return `${words(pronoun, adverbs, per, middle, end, form(verb))}${behind}`
}

/** What stands before the verb, and what is left for behind it: only one thing can come first. */
function fronted(leads: readonly string[]): { front: string; inverted: boolean; adverbs: string } {
  const colon = leads.findLastIndex((lead) => lead.endsWith(':'))
  const [intro, own] = [leads.slice(0, colon + 1), leads.slice(colon + 1)]
  const clauses = own.filter((lead) => lead.endsWith(','))
  const adverbs = own.filter((lead) => !lead.endsWith(','))
  const front = clauses.length > 0 ? clauses.map((one) => one.slice(0, -1)).join(' und ') : adverbs.shift()
  const first = intro.map((lead, i) => (i > 0 ? lead.replace(/^(.*) gilt:$/, 'gilt $1:') : lead)).join(' ')
  const said = front === undefined ? '' : `${front}${clauses.length > 0 ? ',' : ''}`
  return {
    front: words(first, first && said ? capital(said) : said),
    inverted: said !== '',
    adverbs: adverbs.join(' '),
  }
}

export function sentence({ leads, may, parts, join = 'and', to, instead }: Sentence<GermanClause>): string {
  const [{ lead }] = parts
  const { front, inverted, adverbs } = fronted(lead ? [...leads, lead] : leads)
  const own = words(adverbs, instead && 'stattdessen')
  const main = may ? permission(parts, join, inverted, own) : statements(parts, join, inverted, own)
  const purpose =
    to &&
    `, um ${listed(
      to.map((part) => infinitive(part, zuInfinitive)),
      'und',
    )}`
  return `${words(front, front.endsWith(':') ? capital(main) : main)}${purpose ?? ''}`.replaceAll(
    ' : „',
    ': „',
  )
}

function statements(
  parts: readonly GermanClause[],
  join: 'and' | 'or',
  inverted: boolean,
  adverbs: string,
): string {
  const imperative = !inverted
  const said = parts.map((part, i) => {
    const { subject } = part
    const who = subject === 'you' ? 'du' : subject.in('nom')
    const finite = finiteOf(part, imperative && !part.stated)
    if (i === 0) {
      if (inverted) return words(finite, who, rest(part, adverbs))
      return words((subject !== 'you' || part.stated) && who, finite, rest(part, adverbs))
    }
    const before = parts[i - 1]
    if (part.goesOn || (!part.lead && sameSubject(subject, before.subject))) {
      const shared = part.goesOn && part.verb === before.verb && !before.verb.particle && !part.behind
      return words(!shared && finite, rest(part, ''))
    }
    if (part.lead) return words(part.lead, finiteOf(part, false), who, rest(part, ''))
    if (subject === 'you' && imperative && before.subject !== 'you' && !part.stated) {
      return words(who, finiteOf(part, false), rest(part, ''))
    }
    return words((subject !== 'you' || inverted || part.stated) && who, finite, rest(part, ''))
  })
  return joined(said, parts, join)
}

/** A subordinate clause before "und" ends with a comma. */
function joined(said: readonly string[], parts: readonly GermanClause[], join: 'and' | 'or'): string {
  const open = parts.at(-2)?.behind?.startsWith(', ')
  const closed = said.map((text, i) => (open && i === said.length - 2 ? `${text},` : text))
  return listed(closed, join === 'or' ? 'oder' : 'und')
}

function permission(
  parts: readonly GermanClause[],
  join: 'and' | 'or',
  inverted: boolean,
  adverbs: string,
): string {
  const doer = parts[0].doer ?? 'you'
  const [who, may] = doer === 'you' ? ['du', 'darfst'] : [doer.in('nom'), 'darf']
  const deeds = parts.map((part, i) => infinitive(part, wholeInfinitive, i === 0 ? adverbs : ''))
  return words(...(inverted ? [may, who] : [who, may]), joined(deeds, parts, join))
}
