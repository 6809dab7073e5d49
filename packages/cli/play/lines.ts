/** What is read over the board, line by line: the log, what is not possible, the rule behind a prompt, a hint. */
import { ruleSummary, ruleTitle } from '@regelwerk/core'
import { wrap } from '../layout.ts'
import type { Overlay, Playing } from './playing.ts'
import { cutRule } from './text.ts'

export interface Line {
  /** What a rule is called, or another sign, where the line begins with one. */
  rule: string
  text: string
  kind: 'plain' | 'title' | 'faint'
}

/** What a rule is called, cut to its column. */
export const ruleName = (rule: string, { face, texts }: Playing): string =>
  cutRule(ruleTitle(rule, texts), face.ruleColumn - 2)

const summaryOf = (rule: string, { session, texts, lang }: Playing): string =>
  ruleSummary(rule, session.game.catalogue, texts, lang).text

function wrapped(rule: string, text: string, width: number, kind: Line['kind'] = 'plain'): Line[] {
  return wrap(text, Math.max(20, width)).map((part, i) => ({
    rule: i === 0 ? rule : '',
    text: part,
    kind,
  }))
}

export function linesOf(playing: Playing, kind: Exclude<Overlay['kind'], 'inspect' | 'concede'>): Line[] {
  const width = playing.size.columns - 4 - playing.face.ruleColumn
  if (kind === 'log')
    return playing.log.flatMap(({ rule, text }) => wrapped(ruleName(rule, playing), text, width))
  if (kind === 'hint') return hintLines(playing, width)
  return kind === 'why' ? whyLines(playing, width) : ruleLines(playing, width)
}

function whyLines(playing: Playing, width: number): Line[] {
  const { m } = playing
  const { verbs, whyRule } = playing.face.words(playing.lang)
  const obstacles = playing.obstacles()
  if (obstacles.length === 0) return wrapped('', m.why.nothing, width)
  // The same card may be held back from the same thing many times over: once is enough.
  const said = new Set<string>()
  return obstacles.flatMap(({ verb, source, target, rule }) => {
    const what = verbs[verb] ?? verb
    const whom = target === undefined ? '' : ` → ${playing.name(target)}`
    const because = whyRule[rule] ?? summaryOf(rule, playing)
    const text = `${source === undefined ? '' : `${playing.name(source)} · `}${what}${whom}: ${because}`
    if (said.has(text)) return []
    said.add(text)
    return wrapped(ruleName(rule, playing), text, width)
  })
}

function hintLines({ m, hints, asked }: Playing, width: number): Line[] {
  const joint = asked?.kind === 'order' ? ' → ' : ' + '
  const answers = hints.flatMap(({ words, worth }) =>
    wrapped(`${Math.round(100 * worth)} %`, words.join(joint) || m.hint.none, width),
  )
  return [...answers, ...wrapped('', '', width), ...wrapped('', m.hint.meaning, width, 'faint')]
}

function ruleLines(playing: Playing, width: number): Line[] {
  const { m, session, asked, face, lang } = playing
  const { catalogue } = session.game
  const rule = asked?.rule ?? session.match.outcome?.rule ?? face.rules.first
  const lines = wrapped(ruleName(rule, playing), summaryOf(rule, playing), width)
  // The id in full, so that it can be looked up.
  const parts = rule.match(new RegExp(`.{1,${width}}`, 'g')) ?? []
  lines.push(...parts.map((text): Line => ({ rule: '', text, kind: 'faint' })))
  for (const parent of parents(rule)) {
    if (catalogue[parent] === undefined) continue
    const text = `${m.ruleOf.chapter}: ${summaryOf(parent, playing)}`
    lines.push(...wrapped(ruleName(parent, playing), text, width, 'faint'))
  }
  lines.push(...wrapped('', '', width), ...wrapped('', m.ruleOf.signs, width, 'title'))
  for (const [sign, meaning] of face.words(lang).legend)
    lines.push({ rule: sign, text: meaning, kind: 'plain' })
  return lines
}

/** 6.7.2.3 is part of 6.7.2, 6.7 and 6. */
function parents(rule: string): string[] {
  const parts = rule.split('.')
  return parts
    .slice(1)
    .map((_, i) => parts.slice(0, parts.length - 1 - i).join('.'))
    .filter((id) => id !== '')
}
