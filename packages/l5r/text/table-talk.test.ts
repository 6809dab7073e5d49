/** What is said at the table: every prompt, option and event of random games, in both languages. */
import { readdirSync, readFileSync } from 'node:fs'
import {
  type Decision,
  knows,
  type LogEntry,
  Match,
  type Option,
  randomChoice,
  type Seat,
  seedRandom,
} from '@regelwerk/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { definitions } from '../cards/index.ts'
import { l5r } from '../index.ts'
import { cardAt, type L5RState } from '../state.ts'
import { nameOf } from '../table.ts'
import { deeds } from './table-deeds.ts'
import { sayLog } from './table-log.ts'
import { sayOption, sayPrompt } from './table-talk.ts'

type G = Match<L5RState>['machine']
const LANGS = ['en', 'de'] as const
type Spoken = (typeof LANGS)[number]

const GAMES = 14
const MOST_DECISIONS = 400

function started(i: number): Match<L5RState> {
  const ready = l5r.decks.map(({ id }) => id)
  const decks = [ready[i % ready.length], ready[(i + 1 + Math.floor(i / ready.length)) % ready.length]]
  const setup = { format: 'core', decks: decks as string[], seed: `talk ${i}`, starter: { chosenBy: 1 } }
  return Match.start(l5r, setup, { log: true })
}

function play(i: number, each: (g: G, decision: Decision) => void): G {
  const match = started(i)
  const random = seedRandom(`answers ${i}`)
  for (let n = 0; match.outcome === null && n < MOST_DECISIONS; n++) {
    const decision = match.decisions[0] as Decision
    each(match.machine, decision)
    match.answer(decision.seat, randomChoice(decision, random))
  }
  return match.machine
}

/** Keys that are not also words of the language. */
const RAW = /undefined|null|NaN|\[object|\{|#|~|glossary|choose to|[a-z][A-Z]/

const OF_ONE_LANGUAGE: Readonly<Record<Spoken, RegExp>> = {
  en: /\b(?:Spieler|Karte|wird|eine|Fähigkeit|Charakter|Schicksal|Ehre)\b/,
  de: /\b(?:Player|card|the|is|ability|character|province|fate|honor)\b/,
}

/** Names of cards are in the language they are in. */
const names = definitions.flatMap(({ en, de = en }) => [en, de]).sort((a, b) => b.length - a.length)
const withoutNames = (text: string): string => {
  let rest = text
  for (const name of names) if (rest.includes(name)) rest = rest.replaceAll(name, '·')
  return rest
}

const checked = new Set<string>()

function expectSaid(text: string, lang: Spoken, what: string): void {
  if (checked.has(`${lang} ${text}`)) return
  checked.add(`${lang} ${text}`)
  expect(text, what).not.toBe('')
  const rest = withoutNames(text)
  expect(rest, what).not.toMatch(RAW)
  expect(rest, what).not.toMatch(OF_ONE_LANGUAGE[lang])
}

/** What must not be said to this seat: the names of cards it does not know, unless it knows one of the same name. */
function expectNoSecret(g: G, text: string, cards: readonly number[], seat: Seat, lang: Spoken): void {
  for (const id of cards) {
    const card = cardAt(g.state, id)
    if (knows(card, seat)) continue
    const isSaidOfAnother = cards.some((one) => one !== id && cardAt(g.state, one).def === card.def)
    if (!isSaidOfAnother) expect(text).not.toContain(nameOf(card.def, lang))
  }
}

const cardsOf = ({ source, target, cards = [] }: Option): number[] =>
  [source, target, ...cards].filter((id): id is number => id !== undefined && id >= 0)

describe('random games', () => {
  const prompts = new Set<string>()
  const verbs = new Set<string>()
  const kinds = new Set<string>()
  const logs: { g: G; log: readonly LogEntry[] }[] = []

  beforeAll(() => {
    for (let i = 0; i < GAMES; i++) {
      const g = play(i, (machine, decision) => {
        prompts.add(decision.prompt)
        for (const lang of LANGS) {
          expectSaid(sayPrompt(machine, decision, lang), lang, `the prompt ${decision.prompt}`)
          for (const option of decision.options) {
            verbs.add(option.verb)
            const text = sayOption(machine, decision, option, lang)
            expectSaid(text, lang, `the option ${option.verb} of ${decision.prompt}`)
            expectNoSecret(machine, text, cardsOf(option), decision.seat, lang)
          }
        }
      })
      logs.push({ g, log: g.log ?? [] })
    }
  }, 60_000)

  test('bring up most of what can be asked and answered', () => {
    expect(prompts.size).toBeGreaterThan(30)
    expect(verbs.size).toBeGreaterThan(30)
  })

  test('no two options of a decision sound alike, but for copies of one card', () => {
    for (let i = 0; i < 3; i++)
      play(i, (machine, decision) => {
        const told = decision.options
          .filter(
            ({ source, target }) =>
              source === undefined &&
              (target === undefined || !knows(cardAt(machine.state, target), decision.seat)),
          )
          .map((option) => sayOption(machine, decision, option, 'en'))
        expect(new Set(told).size, decision.prompt).toBe(told.length)
      })
  })

  test.each(LANGS)('every line of the log, in %s', (lang) => {
    for (const { g, log } of logs) {
      for (const entry of log) {
        kinds.add(entry.event.kind)
        for (const seat of [0, 1, null]) {
          const line = sayLog(g, entry, seat, lang)
          if (line !== null) expectSaid(line, lang, `the event ${JSON.stringify(entry.event)}`)
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(40)
  })

  test('the log names no card that its reader did not know', () => {
    let hidden = 0
    for (const { g, log } of logs) {
      for (const entry of log) {
        for (const seat of [0, 1]) {
          const isKnown = (def: number): boolean =>
            entry.faces.some(([id, seats]) => cardAt(g.state, id).def === def && (seats & (1 << seat)) !== 0)
          for (const [id] of entry.faces) {
            const { def } = cardAt(g.state, id)
            if (isKnown(def)) continue
            hidden++
            for (const lang of LANGS)
              expect(sayLog(g, entry, seat, lang) ?? '').not.toContain(nameOf(def, lang))
          }
        }
      }
    }
    expect(hidden).toBeGreaterThan(100)
  })
})

describe('words', () => {
  const { machine: g } = started(0)
  const rules = new URL('../rules/', import.meta.url)
  const sources = readdirSync(rules)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, rules), 'utf8'))
    .join('\n')
  const literals = (pattern: RegExp): string[] => [
    ...new Set([...sources.matchAll(pattern)].map(([, word]) => word as string)),
  ]
  const base: Decision = {
    seat: 0,
    rule: 'timing/aktionsfenster',
    kind: 'choose',
    prompt: 'action',
    options: [],
    min: 1,
    max: 1,
  }

  test.each(literals(/prompt: '([^']+)'/g))('there are words for the prompt %s', (prompt) => {
    for (const lang of LANGS) expectSaid(sayPrompt(g, { ...base, prompt }, lang), lang, prompt)
  })

  test.each(Object.keys(deeds))('there are words for being asked to %s', (deed) => {
    for (const asks of ['may', 'choose to'])
      for (const lang of LANGS)
        expectSaid(sayPrompt(g, { ...base, prompt: `${asks} ${deed}` }, lang), lang, deed)
  })

  test.each(literals(/\bverb: '([^']+)'/g))('there are words for the option %s', (verb) => {
    const option: Option = { verb, source: 0, target: 1, seat: 0, n: 1, value: 0 }
    const name = verb === 'either' ? 'draw' : 'air'
    for (const lang of LANGS) expectSaid(sayOption(g, base, { ...option, name }, lang), lang, verb)
  })

  test('what nobody has words for is not passed over', () => {
    expect(() => sayPrompt(g, { ...base, prompt: 'nonsense' }, 'en')).toThrow("the prompt 'nonsense'")
    expect(() => sayPrompt(g, { ...base, prompt: 'may nonsense' }, 'en')).toThrow("the prompt 'may nonsense'")
    expect(() => sayOption(g, base, { verb: 'nonsense', value: 0 }, 'en')).toThrow("the option 'nonsense'")
    expect(() => sayOption(g, base, { verb: 'ring', name: 'nonsense', value: 0 }, 'en')).toThrow("'nonsense'")
  })
})
