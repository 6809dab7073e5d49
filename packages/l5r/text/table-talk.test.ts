/** What is said at the table: every prompt, option and event of random games, in both languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Decision, knows, Match } from '@regelwerk/core'
import { playWatched } from '@regelwerk/core/testing'
import { type Heard, Talk, twoUnknown, wordsIn } from '@regelwerk/core/testing-talk'
import { beforeAll, describe, expect, test } from 'vitest'
import { definitions } from '../cards/index.ts'
import { catalogue } from '../catalogue/index.ts'
import { l5r } from '../index.ts'
import { cardAt, type L5RState } from '../state.ts'
import { nameOf } from '../table.ts'
import { verbNames } from '../words/known.ts'
import { sayOption, sayPrompt } from './table-talk.ts'

const LANGS = ['en', 'de', 'it'] as const

const GAMES = 14
const MOST_DECISIONS = 400

function started(i: number): Match<L5RState> {
  const ready = l5r.decks.map(({ id }) => id)
  const decks = [ready[i % ready.length], ready[(i + 1 + Math.floor(i / ready.length)) % ready.length]]
  const setup = { format: 'core', decks: decks as string[], seed: `talk ${i}`, starter: { chosenBy: 1 } }
  return Match.start(l5r, setup, { log: true })
}

const talk = new Talk(
  { ...l5r, catalogue },
  {
    foreign: {
      en: /\b(?:Spieler|Karte|wird|eine|Fähigkeit|Charakter|Schicksal|Ehre)\b/,
      de: /\b(?:Player|card|the|is|ability|character|province|fate|honor)\b/,
      it: /\b(?:Player|Spieler|card|the|is|wird|eine|ability|Fähigkeit|character|Charakter|fate|Schicksal|honor|Ehre)\b/,
    },
    raw: /undefined|\bnull\b|NaN|\[object|\{|#|~|glossary|choose to|[a-z][A-Z]/,
    names: definitions.flatMap(({ en, de = en }) => [en, de]),
    nameOf,
  },
)

describe('random games', () => {
  let heard: Heard<L5RState>

  beforeAll(() => {
    heard = talk.listen({ games: GAMES, start: started, maxDecisions: MOST_DECISIONS })
  })

  test('bring up most of what can be asked and answered', () => {
    expect(heard.prompts.size).toBeGreaterThan(30)
    expect(heard.verbs.size).toBeGreaterThan(30)
  })

  test('no two options of a decision sound alike, but for copies of one card', () => {
    for (let i = 0; i < 3; i++) {
      const match = started(i)
      const look = (decision: Decision): void => {
        const told = decision.options
          .filter(
            ({ source, target }) =>
              source === undefined &&
              (target === undefined || !knows(cardAt(match.state, target), decision.seat)),
          )
          .map((option) => sayOption(match.machine, decision, option, 'en'))
        expect(new Set(told).size, decision.prompt).toBe(told.length)
      }
      playWatched(match, `answers ${i}`, look, MOST_DECISIONS)
    }
  })

  test.each(LANGS)('every line of the log, in %s', (lang) => {
    expect(talk.checkLog(heard, lang)).toBeGreaterThan(40)
  })

  test('the log names no card that its reader did not know', () => {
    expect(talk.checkLogSecrets(heard)).toBeGreaterThan(100)
  })
})

describe('words', () => {
  const { machine: g } = started(0)
  const rules = new URL('../rules/', import.meta.url)
  const sources = readdirSync(rules)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, rules), 'utf8'))
    .join('\n')
  const base: Decision = {
    seat: 0,
    rule: 'timing/aktionsfenster',
    kind: 'choose',
    prompt: 'action',
    options: [],
    min: 1,
    max: 1,
  }

  test.each(wordsIn(sources, /prompt: '([^']+)'/g))('there are words for the prompt %s', (prompt) => {
    for (const lang of LANGS) talk.check(sayPrompt(g, { ...base, prompt }, lang), lang, prompt)
  })

  test.each(verbNames())('there are words for being asked to %s', (deed) => {
    for (const asks of ['may', 'choose to'])
      for (const lang of LANGS)
        talk.check(sayPrompt(g, { ...base, prompt: `${asks} ${deed}` }, lang), lang, deed)
  })

  test.each(wordsIn(sources, /\bverb: '([^']+)'/g))('there are words for the option %s', (verb) => {
    const name = verb === 'either' ? 'draw' : 'air'
    for (const [source, target] of [[0, 1], twoUnknown(g.state, 0)])
      talk.checkOption(g, base, { verb, source, target, seat: 0, n: 1, name, value: 0 })
  })

  test('what nobody has words for is not passed over', () => {
    expect(() => sayPrompt(g, { ...base, prompt: 'nonsense' }, 'en')).toThrow("the prompt 'nonsense'")
    expect(() => sayPrompt(g, { ...base, prompt: 'may nonsense' }, 'en')).toThrow("the prompt 'may nonsense'")
    expect(() => sayOption(g, base, { verb: 'nonsense', value: 0 }, 'en')).toThrow("the option 'nonsense'")
    expect(() => sayOption(g, base, { verb: 'ring', name: 'nonsense', value: 0 }, 'en')).toThrow("'nonsense'")
  })
})
