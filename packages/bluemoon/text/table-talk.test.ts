/** What is said at the table: every prompt, option and event of random games, in all languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Decision, Match } from '@regelwerk/core'
import { type Heard, Talk, twoUnknown, wordsIn } from '@regelwerk/core/testing-talk'
import { beforeAll, describe, expect, test } from 'vitest'
import { definitions } from '../cards/index.ts'
import { catalogue } from '../catalogue/index.ts'
import { bluemoon } from '../index.ts'
import type { BlueMoonState } from '../state.ts'
import { effectWords } from '../words/effects.ts'
import { sayOption, sayPrompt } from './table-talk.ts'

const LANGS = ['en', 'de', 'it'] as const

const GAMES = 36
const pairings = bluemoon.decks.flatMap((a, i) => bluemoon.decks.slice(i + 1).map((b) => [a.id, b.id]))

const started = (i: number): Match<BlueMoonState> =>
  Match.start(
    bluemoon,
    { format: 'ready', decks: pairings[i % pairings.length] as string[], seed: `talk ${i}` },
    { log: true },
  )

const talk = new Talk(
  { ...bluemoon, catalogue },
  {
    foreign: {
      en: /\b(?:Spieler|Karte|wird|eine|Handkarten|Charakter|Drachen|Kampf|Nachziehstapel)\b/,
      de: /\b(?:Player|card|the|is|hand cards|character|dragon|fight|draw deck)\b/,
      it: /\b(?:Player|Spieler|card|Karte|the|is|wird|character|Charakter|dragon|fight|Kampf)\b/,
    },
    raw: /undefined|null|NaN|\[object|\{|#|~|base\/|[a-z][A-Z]/,
    names: definitions.flatMap(({ name }) => [name.de, name.en ?? name.de]),
    nameOf: (def, lang) => {
      const { name } = definitions[def] as (typeof definitions)[number]
      return lang === 'de' ? name.de : (name.en ?? name.de)
    },
  },
)

describe('random games', () => {
  let heard: Heard<BlueMoonState>

  beforeAll(() => {
    heard = talk.listen({ games: GAMES, start: started, maxDecisions: 400 })
  })

  test('bring up most of what can be asked and answered', () => {
    expect(heard.prompts.size).toBeGreaterThan(25)
    expect(heard.verbs.size).toBeGreaterThan(18)
  })

  test.each(LANGS)('every line of the log, in %s', (lang) => {
    expect(talk.checkLog(heard, lang)).toBeGreaterThan(18)
  })

  test('the log names no card that its reader did not know', () => {
    expect(talk.checkLogSecrets(heard)).toBeGreaterThan(100)
  })
})

describe('words', () => {
  const { machine: g } = started(0)
  const sources = ['../rules/', '../words/']
    .map((folder) => new URL(folder, import.meta.url))
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8')))
    .join('\n')
  const base: Decision = {
    seat: 0,
    rule: 'base/11',
    kind: 'choose',
    prompt: 'leadership',
    options: [],
    min: 1,
    max: 1,
  }

  test.each(wordsIn(sources, /(?:prompt: |ask\(g, f, )'([^']+)'/g))(
    'there are words for the prompt %s',
    (prompt) => {
      for (const lang of LANGS) talk.check(sayPrompt(g, { ...base, prompt }, lang), lang, prompt)
    },
  )

  test.each(Object.entries(effectWords))('there are words for being asked to %s', (deed, { asks: asked }) => {
    for (const asks of Object.keys(asked))
      for (const lang of LANGS)
        talk.check(sayPrompt(g, { ...base, prompt: `${asks} ${deed}` }, lang), lang, deed)
  })

  test.each([
    ...wordsIn(sources, /\bverb: '([^']+)'/g),
    ...wordsIn(sources, /^ {2}\| '([^']+)'$/gm),
    ...['boosters', 'supports', 'discard'],
  ])('there are words for the option %s', (verb) => {
    for (const [source, target] of [[0, 1], twoUnknown(g.state, 0)])
      talk.checkOption(g, base, { verb, source, target, name: 'fire', value: 0 })
  })

  test('what nobody has words for is not passed over', () => {
    for (const prompt of ['nonsense', 'may nonsense', 'choose draw'])
      expect(() => sayPrompt(g, { ...base, prompt }, 'en')).toThrow(`the prompt '${prompt}'`)
    expect(() => sayOption(g, base, { verb: 'nonsense', value: 0 }, 'en')).toThrow("the option 'nonsense'")
  })
})
