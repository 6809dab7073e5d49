/** What is read over the board, line by line: the log, what is not possible, the rule behind a prompt, a hint. */
import { ruleSummary, ruleTitle } from '@regelwerk/core'
import { wrap } from '../layout.ts'
import { ownSigns } from './marks.ts'
import type { Overlay, Playing } from './playing.ts'
import { cutRule } from './text.ts'

export interface Line {
  /** What a rule is called, or another sign, where the line begins with one. */
  rule: string
  text: string
  kind: 'plain' | 'title' | 'faint'
}

/** Columns for what a rule is called. */
export const RULE_COLUMN = 24

/** What a rule is called, cut to its column. */
export const ruleName = (rule: string, { texts }: Playing): string =>
  cutRule(ruleTitle(rule, texts), RULE_COLUMN - 2)

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
  const width = playing.size.columns - 4 - RULE_COLUMN
  if (kind === 'log')
    return playing.log.flatMap(({ rule, text }) => wrapped(ruleName(rule, playing), text, width))
  if (kind === 'hint') return hintLines(playing, width)
  return kind === 'why' ? whyLines(playing, width) : ruleLines(playing, width)
}

function whyLines(playing: Playing, width: number): Line[] {
  const { m, lang } = playing
  const { verbs, why } = playing.words
  const obstacles = playing.obstacles()
  if (obstacles.length === 0) return wrapped('', m.why.nothing, width)
  // The same card may be held back from the same thing many times over: once is enough.
  const said = new Set<string>()
  return obstacles.flatMap(({ verb, source, target, rule }) => {
    const what = verbs[verb]?.[lang] ?? verb
    const whom = target === undefined ? '' : ` → ${playing.name(target)}`
    const because = why[rule]?.[lang] ?? summaryOf(rule, playing)
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
  const { m, session, asked, words } = playing
  const { catalogue } = session.game
  const rule = asked?.rule ?? session.match.outcome?.rule ?? words.first
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
  for (const [sign, meaning] of legendOf(playing)) lines.push({ rule: sign, text: meaning, kind: 'plain' })
  return lines
}

/** The signs to be seen now, those of the terminal's own first. */
function legendOf(playing: Playing): Map<string, string> {
  const { m, table, cards } = playing
  const legend = new Map<string, string>()
  for (const name of Object.keys(ownSigns) as (keyof typeof ownSigns)[])
    legend.set(ownSigns[name], m.signs[name])
  const faces = cards.map(({ def }) => playing.faceOf(def))
  const marks = [
    ...table.sides.flatMap(({ counters }) => counters),
    ...cards.flatMap(({ piece }) => [...piece.values, ...piece.marks]),
    ...faces.flatMap(({ cost, values, icons }) => [...(cost ? [cost] : []), ...values, ...icons]),
  ]
  for (const { glyph, label } of marks) if (!legend.has(glyph)) legend.set(glyph, label)
  for (const { sign, suitNames } of faces)
    if (sign && !legend.has(sign)) legend.set(sign, suitNames.join(', '))
  return legend
}

/** 6.7.2.3 is part of 6.7.2, 6.7 and 6. */
function parents(rule: string): string[] {
  const parts = rule.split('.')
  return parts
    .slice(1)
    .map((_, i) => parts.slice(0, parts.length - 1 - i).join('.'))
    .filter((id) => id !== '')
}
