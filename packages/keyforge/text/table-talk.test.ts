/** What is said at the table: every prompt, option and event of random games, in both languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Decision, Match, type Option } from '@regelwerk/core'
import { type Heard, Talk, twoUnknown, wordsIn } from '@regelwerk/core/testing-talk'
import { beforeAll, describe, expect, test } from 'vitest'
import type { House } from '../abilities.ts'
import { definitions } from '../cards/index.ts'
import { catalogue } from '../catalogue/index.ts'
import { houseNames } from '../houses.ts'
import { keyforge } from '../index.ts'
import { abilityIds, registered } from '../prepare.ts'
import { happen } from '../rules/amber.ts'
import { ARCHIVES, HAND, type KeyForgeState } from '../state.ts'
import { nameOf } from '../table.ts'
import { sayOption, sayPrompt } from './table-talk.ts'
import { textOfAbility } from './table-words.ts'

const LANGS = ['en', 'de', 'it'] as const

const GAMES = 14
const MOST_DECISIONS = 450

function started(i: number): Match<KeyForgeState> {
  const ready = keyforge.decks.map(({ id }) => id)
  const decks =
    i % 2 === 0
      ? [`seed:talk ${i} a`, `seed:talk ${i} b`]
      : [ready[i % ready.length], ready[(i + 1) % ready.length]]
  const setup = { format: 'archon', decks: decks as string[], seed: `talk ${i}`, starter: { chosenBy: 1 } }
  return Match.start(keyforge, setup, { log: true })
}

const talk = new Talk(
  { ...keyforge, catalogue },
  {
    foreign: {
      en: /\b(?:Spieler|Karte|wird|eine|Fähigkeit|Kreatur)\b/,
      de: /\b(?:Player|card|the|is|ability|creature|house)\b/,
      it: /\b(?:Player|card|the|is|ability|house|Spieler|Karte|wird|Fähigkeit|Kreatur)\b/,
    },
    raw: /undefined|\bnull\b|NaN|\[object|\{|#|~|seed:|choose to|staralliance|[a-z][A-Z]/,
    names: definitions.flatMap(({ en, de, it = en }) => [en, de, it]),
    nameOf,
  },
)

describe('random games', () => {
  let heard: Heard<KeyForgeState>

  beforeAll(() => {
    heard = talk.listen({ games: GAMES, start: started, maxDecisions: MOST_DECISIONS })
  })

  test('bring up most of what can be asked and answered', () => {
    expect(heard.prompts.size).toBeGreaterThan(30)
    expect(heard.verbs.size).toBeGreaterThan(20)
  })

  test.each(LANGS)('every line of the log, in %s', (lang) => {
    expect(talk.checkLog(heard, lang)).toBeGreaterThan(30)
  })

  test('the log names no card that its reader did not know', () => {
    expect(talk.checkLogSecrets(heard)).toBeGreaterThan(100)
  })
})

test('the log says where an abducted card went: to its owner', () => {
  const { machine: g } = started(0)
  const card = g.state.cards.findIndex(({ owner }) => owner === 0)
  happen(g, { kind: 'put', card, to: ARCHIVES, holder: 1, abducted: true })
  happen(g, { kind: 'put', card, to: HAND, holder: 1 })
  expect(g.log?.at(-1)?.event).toMatchObject({ kind: 'put', to: HAND, holder: 0 })
})

describe('words', () => {
  const { machine: g } = started(0)
  const [source, target] = twoUnknown(g.state, 0)
  const rules = new URL('../rules/', import.meta.url)
  const sources = readdirSync(rules)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, rules), 'utf8'))
    .join('\n')
  const base: Decision = {
    seat: 0,
    rule: 'rules/aufbau',
    kind: 'choose',
    prompt: 'act',
    options: [],
    min: 1,
    max: 1,
  }

  test.each(wordsIn(sources, /prompt: '([^']+)'/g))('there are words for the prompt %s', (prompt) => {
    for (const lang of LANGS) talk.check(sayPrompt(g, { ...base, prompt }, lang), lang, prompt)
  })

  test.each(wordsIn(sources, /\bverb: '([^']+)'/g).filter((verb) => verb !== 'use'))(
    'there are words for the option %s',
    (verb) => {
      const names: Record<string, string> = { house: 'logos', key: 'red', trait: 'giant', name: 'bumpsy' }
      const name = names[verb] ?? 'deal'
      const option: Option = { verb, source, target, cards: [source, target], seat: 0, n: 1, value: 0 }
      talk.checkOption(g, base, { ...option, name })
    },
  )

  test('what nobody has words for is not passed over', () => {
    expect(() => sayPrompt(g, { ...base, prompt: 'nonsense' }, 'en')).toThrow("the prompt 'nonsense'")
    expect(() => sayOption(g, base, { verb: 'nonsense', value: 0 }, 'en')).toThrow("the option 'nonsense'")
  })

  test.each(LANGS)('every ability can be said by itself, in %s', (lang) => {
    let said = 0
    for (const ability of abilityIds()) {
      if (registered(ability).definition === null) continue
      expect(textOfAbility(ability, lang), ability).toMatch(/\S/)
      said++
    }
    expect(said).toBeGreaterThan(definitions.length)
  })

  test.each(LANGS)('every house has its name, in %s', (lang) => {
    for (const [house, name] of Object.entries(houseNames)) {
      const option: Option = { verb: 'house', name: house as House, value: house }
      expect(sayOption(g, base, option, lang)).toBe(name[lang])
    }
  })
})
