/** German: what comes first in a sentence. */
import { capital, first, type Lead, mergedLeads, type Sentence, words } from '@regelwerk/say'
import { type GermanClause, mainClauses } from '@regelwerk/say/de'

const texts = (leads: readonly Lead[], ...kinds: readonly Lead['kind'][]): string[] =>
  leads.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : []))

export function sentence({ leads, instead, ...said }: Sentence<GermanClause>): string {
  const clauses = leads.filter(({ kind }) => kind === 'clause')
  const adverbs = leads.filter(({ kind }) => kind === 'adverb' || kind === 'intro')
  // How long comes before when: "bis zum Ende der Phase während jedes Luft-Konflikts".
  const times = texts(leads, 'duration').reverse()
  const { subject, stated } = first(said.parts)
  const order = subject === 'you' && !stated
  const front = (inside: readonly string[], text = ''): string => {
    const within = words(...inside, instead && 'stattdessen')
    return words(text, mainClauses({ ...said, inverted: text !== '', adverbs: within }))
  }
  // Only one thing can come first; orders take adverbials behind their verb.
  if (clauses.length > 0) {
    const given = `${only(clauses)},`
    const [intro] = adverbs
    if (!intro) return front(times, given)
    if (intro.kind === 'intro') return front(times, `${intro.text} gilt: ${capital(given)}`)
    return front(times, `${only(adverbs)}, ${given}`)
  }
  const whens = adverbs.map(({ text }) => text)
  if (order || said.may) return front([...whens, ...times])
  const several = said.parts.length > 1 && times.length > 0
  const [lead, ...others] = several ? [...whens, ...times] : whens
  return front(several ? others : [...others, ...times], lead)
}

export const only = (leads: readonly Lead[]): string =>
  mergedLeads(leads, ['solange ', 'falls '], (before, _, text) => `${before} und ${text}`)
    .map(({ text }) => text)
    .join(', ')
