/** What is said at the table of a toy: each check passes what is right and notices one fault. */
import { describe, expect, test } from 'vitest'
import {
  type Card,
  type Catalogue,
  knows,
  type Machine,
  Match,
  type Option,
  type Seat,
  zoneOf,
} from './index.ts'
import { type Speech, Talk, twoUnknown, wordsIn } from './testing-talk.ts'
import { HAND, next } from './toys/base.ts'
import { deck, type Fishing, fishing, rightWays, titles } from './toys/fishing.ts'

type Faults = Parameters<typeof fishing>[0]

const speech: Speech = {
  foreign: { en: /\bKarte\b/, de: /\bcard\b/ },
  raw: /undefined|~/,
  names: titles,
  nameOf: (def) => titles[def] as string,
}

/** In German it says the same, but for cards. */
const { sayLog, sayOption } = fishing()
const rule = { kind: 'rule', summary: 'A rule of the pond.' } as const
const rules: Catalogue = { 1: rule, 2: rule, 3: rule, 4: rule }
const right: Faults = {
  langs: ['en', 'de'],
  sayLog: (g, entry, seat, lang) => {
    const line = sayLog(g, entry, seat, lang)
    return lang === 'de' ? (line?.replaceAll('card', 'Karte') ?? null) : line
  },
  sayOption: (g, decision, option, lang) => {
    const text = sayOption(g, decision, option, lang)
    return lang === 'de' ? text.replaceAll('card', 'Karte') : text
  },
  // Nobody knows the card that is guessed at but who holds it.
  offer: (g, seat) => [...rightWays.offer(g, seat), ...guesses(g, seat)],
}
const guesses = (g: Machine<Fishing>, seat: Seat): Option[] =>
  zoneOf(g.state, HAND, next(g.state, seat)).map((target) => ({ verb: 'guess', target, value: 'pass' }))

function talkOf({ catalogue = rules, ...faults }: Faults & { catalogue?: Catalogue } = {}) {
  const game = { ...fishing({ ...right, ...faults }), catalogue }
  const start = (i: number): Match<Fishing> =>
    Match.start(game, { format: 'toy', decks: [deck, deck], seed: `pond ${i}` }, { log: true })
  const talk = new Talk(game, speech)
  return { talk, listen: () => talk.listen({ games: 8, start, maxDecisions: 200 }) }
}

test('a game without faults passes, and what came up is told', () => {
  const { talk, listen } = talkOf()
  const heard = listen()
  expect(heard.ends).toHaveLength(8)
  expect([...heard.prompts].sort()).toEqual(['give', 'interrupt', 'turn'])
  expect([...heard.verbs].sort()).toEqual(['choose', 'give', 'guess', 'play'])
  expect(talk.checkLog(heard, 'en')).toBe(5)
  expect(talk.checkLog(heard, 'de')).toBe(5)
  expect(talk.checkLogSecrets(heard)).toBeGreaterThan(20)
})

const nameOf = (g: Machine<Fishing>, id = 0): string => titles[(g.state.cards[id] as Card).def] as string

describe('what is asked and offered', () => {
  test.each<[string, RegExp, Parameters<typeof talkOf>[0]]>([
    [
      'a prompt without words',
      /^the prompt give, in en: nothing is said/,
      { sayPrompt: (_, { prompt }) => (prompt === 'give' ? '' : prompt) },
    ],
    ['a key', /^the prompt \w+, in en: '~' in "~turn"/, { sayPrompt: (_, { prompt }) => `~${prompt}` }],
    [
      'an option in another language',
      /^the option guess of turn, in de: 'card' in "guess a card"/,
      { sayOption },
    ],
    [
      'an option that names a card',
      /^the option guess names \w+ to seat 0: "guess \w+"/,
      { sayOption: (g, _, { verb, target }) => `${verb} ${nameOf(g, target)}` },
    ],
    ['a chip that shows no rule', /^the prompt turn cites '2', which is no rule/, { catalogue: { 1: rule } }],
    [
      'a caption that counts from 0',
      /^the caption "fight 0", in en, counts from 0/,
      { layOut: () => ({ caption: 'fight 0', active: null, sides: [], middle: [] }) },
    ],
    [
      'a stage that counts from 0',
      /^the stage "fight 0", in en, counts from 0/,
      {
        layOut: () => ({
          caption: '',
          active: null,
          sides: [],
          middle: [],
          contest: {
            id: 'fire',
            title: 'fight 0',
            sides: [
              { seat: 0, label: '', total: 0 },
              { seat: 1, label: '', total: 0 },
            ],
          },
        }),
      },
    ],
    [
      'a counter in another language',
      /^a mark, in de: 'card' in "card"/,
      {
        layOut: () => ({
          caption: '',
          active: null,
          sides: [{ seat: 0, counters: [{ id: 'c', glyph: 'c', label: 'card' }], zones: [] }],
          middle: [],
        }),
      },
    ],
    [
      'a caption with a key',
      /^the caption, in en: '~' in "~draw"/,
      { layOut: () => ({ caption: '~draw', active: null, sides: [], middle: [] }) },
    ],
    [
      'an obstacle that is no rule',
      /^what hinders play cites '~play', which is no rule/,
      { obstacles: () => [{ verb: 'play', rule: '~play' }] },
    ],
  ])('%s is noticed', (_, error, faults) => expect(talkOf(faults).listen).toThrow(error))
})

describe('the log', () => {
  test('a line without words is noticed', () => {
    const { talk, listen } = talkOf({ sayLog: (_, { event }) => (event.kind === 'tide' ? '' : event.kind) })
    const heard = listen()
    expect(() => talk.checkLog(heard, 'en')).toThrow(/^the event \{"kind":"tide".*, in en: nothing is said/)
  })

  test('a line whose chip shows no rule is noticed', () => {
    const { talk, listen } = talkOf({ catalogue: { 2: rule, 3: rule } })
    const heard = listen()
    expect(() => talk.checkLog(heard, 'en')).toThrow(/^the event .* cites '4', which is no rule/)
  })

  test('a line in another language is noticed', () => {
    const { talk, listen } = talkOf({ sayLog })
    const heard = listen()
    expect(talk.checkLog(heard, 'en')).toBe(5)
    expect(() => talk.checkLog(heard, 'de')).toThrow(/^the event .*, in de: 'card' in "move a card"/)
  })

  test('a line that names a card to who did not know it is noticed', () => {
    const { talk, listen } = talkOf({
      sayLog: (g, { event, faces }) => [event.kind, ...faces.map(([id]) => nameOf(g, id))].join(' '),
    })
    const heard = listen()
    expect(talk.checkLog(heard, 'en')).toBe(5)
    expect(() => talk.checkLogSecrets(heard)).toThrow(/^the log names \w+ to seat \d: "\w+ \w+"/)
  })
})

test('names of cards may be in any language, also those that are part of another', () => {
  const talk = new Talk(
    { ...fishing(), catalogue: rules },
    {
      ...speech,
      names: ['card', 'card of the deep'],
      foreign: { en: /card|deep/ },
    },
  )
  expect(() => talk.check('catch the card of the deep', 'en', 'a catch')).not.toThrow()
  expect(() => talk.check('catch what is deep', 'en', 'a catch')).toThrow("a catch, in en: 'deep'")
})

test('what was wrong once is wrong again', () => {
  const { talk } = talkOf()
  for (let i = 0; i < 2; i++) expect(() => talk.check('~', 'en', 'a key')).toThrow("a key, in en: '~'")
})

test('a language that the game speaks is not forgotten', () => {
  const { en } = speech.foreign
  expect(() => new Talk({ ...fishing(right), catalogue: rules }, { ...speech, foreign: { en } })).toThrow(
    'which words are foreign in de?',
  )
})

test('two cards that a seat does not know have different names', () => {
  const { state } = Match.start(fishing(), { format: 'toy', decks: [deck, deck], seed: 'pond' })
  const two = twoUnknown(state, 0).map((id) => state.cards[id] as Card)
  expect(two.map((card) => knows(card, 0))).toEqual([false, false])
  expect(two[0]?.def).not.toBe(two[1]?.def)
  for (const card of state.cards.slice(2)) card.known = 1
  expect(() => twoUnknown(state, 0)).toThrow('seat 0 knows too much')
})

test('the words that rules are written with, each once', () => {
  const rules = "ask({ prompt: 'give' })\nask({ prompt: 'turn' })\nask({ prompt: 'give' })"
  expect(wordsIn(rules, /prompt: '([^']+)'/g)).toEqual(['give', 'turn'])
  expect(() => wordsIn(rules, /verb: '([^']+)'/g)).toThrow('the rules have nothing like')
})
