import {
  type CardId,
  type Lang,
  type LogEntry,
  Match,
  randomChoice,
  type Setup,
  seedRandom,
} from '@regelwerk/core'
import { first } from '@regelwerk/say'
import { describe, expect, test } from 'vitest'
import type { G } from '../book.ts'
import { type CardDefinition, definitions, fullNameIn } from '../cards/index.ts'
import { readyDecks } from '../decks.ts'
import { lorcana } from '../index.ts'
import { idOf, prepared } from '../prepare.ts'
import { cardAt } from '../state.ts'
import { abilityText, partText } from './table-reader.ts'
import { sayLog, sayOption, sayPrompt } from './table-talk.ts'

const LANGS = ['en', 'de', 'it'] as const

// ---- random games: nothing is left unsaid, nothing is given away

const single = (card: CardDefinition): [number, string] => [1, card.fullName]
/** So many of them, from every part of the pool. */
const spread = (n: number, wanted: (card: CardDefinition) => boolean): CardDefinition[] => {
  const cards = definitions.filter(wanted)
  return cards.filter((_, i) => i % Math.ceil(cards.length / n) === 0)
}
const later = spread(250, ({ id }) => !id.startsWith('1-')).map(single)
const special = spread(250, ({ blank }) => !blank).map(single)
/** Cheap cards that look at, name, discard and ink cards, so that much is hidden and shown. */
const secretive = spread(60, (card) =>
  /"(look|name|discard|inkwell|boost|either)"/.test(JSON.stringify(card)),
).map(({ fullName }): [number, string] => [4, fullName])

const games: readonly (readonly [string, Setup])[] = [
  ...readyDecks.map(({ id }, i): [string, Setup] => {
    const other = readyDecks[(i + 1) % readyDecks.length] ?? first(readyDecks)
    return [`${id} against ${other.id}`, { format: 'core', decks: [id, other.id], seed: id }]
  }),
  ['the cards of later sets', { format: 'core', decks: [later, later], seed: 'later' }],
  ['all cards that do something', { format: 'core', decks: [special, special], seed: 'special' }],
  ['cards that hide and show', { format: 'core', decks: [secretive, secretive], seed: 'secretive' }],
  ['three players', { format: 'core', decks: [special, secretive, later], seed: 'three' }],
  ['Pack Rush', { format: 'pack rush', decks: [secretive, later], seed: 'rush' }],
]

function sound(text: string, where: string): void {
  if (text === '' || /undefined|\bnull\b|NaN|\[object|^ | $| {2}/.test(text))
    throw new Error(`${where}: "${text}"`)
}

/** Names with a version are never part of another word, so that each can be looked for in any line. */
const namesIn = (lang: Lang): readonly string[] =>
  definitions.filter(({ version }) => version).map((card) => fullNameIn(card, lang))
const versioned: Readonly<Record<Lang, readonly string[]>> = {
  en: namesIn('en'),
  de: namesIn('de'),
  it: namesIn('it'),
}

function checkLine(g: G, entry: LogEntry, seat: number | null, lang: Lang): void {
  const line = sayLog(g, entry, seat, lang)
  if (line === null) return
  sound(line, entry.event.kind)
  const nameOf = (id: CardId): string => {
    const { def } = cardAt(g.state, id)
    return def < 0 ? '' : fullNameIn(first(definitions.slice(def)), lang)
  }
  const known = entry.faces.flatMap(([id, seats]) =>
    seat === null || (seats & (1 << seat)) !== 0 ? [nameOf(id)] : [],
  )
  const named = line.includes(' - ') ? versioned[lang].filter((name) => line.includes(name)) : []
  const unknown = entry.faces.map(([id]) => nameOf(id)).filter((name) => name && line.includes(name))
  const leaked = [...named, ...unknown].filter((name) => !known.some((one) => one.includes(name)))
  if (leaked.length > 0) throw new Error(`seat ${seat} reads of ${leaked.join(', ')}: "${line}"`)
}

describe('in a random game', () => {
  test.each(games)('of %s everything is said in all languages, to those who may know it', (_, setup) => {
    const match = Match.start(lorcana, setup, { log: true })
    const random = seedRandom(setup.seed)
    let read = 0
    for (let i = 0; i < 150 && match.outcome === null; i++) {
      for (const decision of match.decisions) {
        for (const lang of LANGS) {
          sound(sayPrompt(match.machine, decision, lang), decision.prompt)
          for (const option of decision.options) {
            sound(sayOption(match.machine, decision, option, lang), option.verb)
          }
        }
      }
      const decision = first(match.decisions)
      match.answer(decision.seat, randomChoice(decision, random))
      const log = match.machine.log ?? []
      for (const entry of log.slice(read)) {
        for (const lang of LANGS) {
          for (const seat of [null, ...setup.decks.keys()]) checkLine(match.machine, entry, seat, lang)
        }
      }
      read = log.length
    }
    expect(read).toBeGreaterThan(100)
  })
})

test('every ability has a text for the log, and so has every part that can be chosen', () => {
  for (const { index } of definitions) {
    const { triggered, activated, action } = prepared(index)
    for (const { id, program } of [...triggered, ...activated, ...(action ? [action] : [])]) {
      for (const lang of LANGS) {
        sound(abilityText(id, lang) ?? '', id)
        for (const at of program) {
          if (at.op === 'either') for (const part of at.parts) sound(partText(id, part, lang), id)
          if (at.op === 'verb' && at.verb.do === 'whenever')
            sound(abilityText(idOf(at.verb.trigger), lang) ?? '', id)
        }
      }
    }
  }
})
