/**
 * Many matches of one game at once, for programs that learn or try things out: a request is plain data and is carried out as a whole
 * or not at all, and the same requests always get the same replies.
 */
import {
  below,
  type Choice,
  type Decision,
  type DeckList,
  decksFor,
  type Game,
  type Lang,
  Match,
  nearest,
  type RandomState,
  randomChoice,
  seedRandom,
  whyNoDeck,
  whyNot,
} from '@regelwerk/core'
import { players, seatedAt } from '@regelwerk/players'
import { UsageError } from './command.ts'
import { deckCalled, namedDecks } from './decks.ts'
import { DECISION_CAP } from './simulation.ts'

/** How much is shown of a match: how many options there are, which, or all that the asked seat sees. */
const SEEN = ['counts', 'options', 'table'] as const
type Seen = (typeof SEEN)[number]
const LANGS: readonly Lang[] = ['en', 'de', 'it']

/** So many matches are open at once. */
export const MOST_MATCHES = 4096

/** How a match begins. */
interface Start {
  seed: string
  format: string
  decks: readonly (string | DeckList)[]
  /** Seats for which one of our players answers, by its name. */
  bots: Readonly<Record<number, string>>
}

type Bot = (decision: Decision) => Choice

interface Course {
  match: Match
  start: Start
  bots: Readonly<Record<number, Bot>>
  decisions: number
  /** Of its log each seat has been told so much. */
  told: number[]
  /** What answers by chance are drawn from. */
  chance: RandomState
}

type Fields = Readonly<Record<string, unknown>>

const DEEDS: Readonly<Record<string, string>> = {
  cards: 'the cards of the game, in a language',
  reset: 'matches to begin, by names of yours',
  answer: 'answers, by the names of their matches',
  imagine: 'copies of matches in which what the asked seat cannot know is dealt anew',
  drop: 'matches that are wanted no more',
}

export class Environment {
  readonly #courses = new Map<string, Course>()
  #seen: Seen = 'options'
  #lang: Lang | null = null

  constructor(readonly game: Game) {}

  /** The reply to a request. Throws a UsageError where something is wrong with it: then nothing has been done. */
  ask(request: unknown): object {
    const fields = fieldsOf(request, 'a request', [...Object.keys(DEEDS), 'see', 'say'])
    const asked = Object.keys(DEEDS).filter((deed) => fields[deed] !== undefined)
    if (asked.length !== 1) {
      const all = Object.entries(DEEDS).map(([deed, what]) => `"${deed}" (${what})`)
      throw new UsageError(`a request says one of these, not ${asked.length}: ${all.join(', ')}`)
    }
    if (fields.reset === undefined && (fields.see !== undefined || fields.say !== undefined))
      throw new UsageError('"see" and "say" are said with "reset", for all matches')
    if (fields.cards !== undefined) return { cards: this.#cards(oneOf(LANGS, fields.cards, 'cards')) }
    if (fields.reset !== undefined) return this.#reset(fields)
    if (fields.answer !== undefined) return this.#answer(named(fields.answer, 'answer'))
    if (fields.imagine !== undefined) return this.#imagine(named(fields.imagine, 'imagine'))
    return this.#drop(fields.drop)
  }

  /** Faces by the numbers that tables show them with. */
  #cards(lang: Lang): object[] {
    const { faces } = this.game
    return this.game.cards().map(({ id, name, text }) => ({
      def: faces.defOf(id),
      id,
      name: name[lang] ?? name.en,
      text: text[lang] ?? text.en,
    }))
  }

  #reset({ reset, see, say }: Fields): object {
    const seen = see === undefined ? this.#seen : oneOf(SEEN, see, 'see')
    const lang = say === undefined ? this.#lang : say === null ? null : oneOf(LANGS, say, 'say')
    const entries = named(reset, 'reset').map(
      ([name, start]) => [name, this.#start(start, `reset.${name}`)] as const,
    )
    this.#mustHaveRoom(entries.map(([name]) => name))
    const begun = entries.map(([name, start]) => [name, begin(this.game, start, lang)] as const)
    this.#seen = seen
    this.#lang = lang
    for (const [name, course] of begun) this.#courses.set(name, course)
    return this.#shown(begun.map(([name]) => name))
  }

  #start(start: unknown, where: string): Start {
    const { game } = this
    const fields = fieldsOf(start, where, ['seed', 'format', 'decks', 'bots'])
    const { seed = '1', format = game.formats[0], decks, bots = {} } = fields
    if (typeof seed !== 'string' && typeof seed !== 'number')
      throw new UsageError(`${where}.seed is a text or a number`)
    const playable = game.formats.filter((name) => game.limited?.[name] === undefined)
    if (typeof format !== 'string' || !playable.includes(format))
      throw new UsageError(`${where}.format is one of: ${playable.join(', ')}; not ${shortly(format)}`)
    const [least, most] = game.players
    const brought =
      decks === undefined
        ? readyDecks(game, format, String(seed))
        : decksIn(game, decks, format, `${where}.decks`)
    if (brought.length < least || brought.length > most)
      throw new UsageError(`${where}.decks: ${game.id} has ${least} to ${most} seats, not ${brought.length}`)
    const answering = botsIn(bots, brought.length, `${where}.bots`)
    return { seed: String(seed), format, decks: brought, bots: answering }
  }

  #answer(entries: readonly (readonly [string, unknown])[]): object {
    const answers = entries.map(([name, choice]) => {
      const course = this.#courseOf(name, `answer.${name}`)
      const asked = course.match.decisions[0] as Decision
      if (choice === 'concede' || choice === 'random') return { course, asked, choice } as const
      const wrong = whyNot(asked, choice)
      if (wrong !== null) throw new UsageError(`answer.${name}: ${wrong}`)
      return { course, asked, choice: choice as Choice }
    })
    for (const { course, asked, choice } of answers) {
      course.match.answer(asked.seat, choice === 'random' ? randomChoice(asked, course.chance) : choice)
      course.decisions++
      goOn(course)
    }
    return this.#shown(entries.map(([name]) => name))
  }

  #imagine(entries: readonly (readonly [string, unknown])[]): object {
    const wanted = entries.map(([name, copy]) => {
      const where = `imagine.${name}`
      const { of, seed = '1', bots } = fieldsOf(copy, where, ['of', 'seed', 'bots'])
      if (typeof of !== 'string') throw new UsageError(`${where}.of is the name of a match`)
      if (typeof seed !== 'string' && typeof seed !== 'number')
        throw new UsageError(`${where}.seed is a text or a number`)
      const course = this.#courseOf(of, `${where}.of`)
      const { start } = course
      const answering = bots === undefined ? start.bots : botsIn(bots, start.decks.length, `${where}.bots`)
      return { name, course, start: { ...start, seed: String(seed), bots: answering } }
    })
    this.#mustHaveRoom(entries.map(([name]) => name))
    const made = wanted.map(({ name, course: { match, decisions }, start }) => {
      const [asked] = match.decisions as [Decision]
      const copy = match.determinize(asked.seat, seedRandom(start.seed))
      return [name, courseOf(copy, start, decisions)] as const
    })
    for (const [name, course] of made) this.#courses.set(name, course)
    return this.#shown(made.map(([name]) => name))
  }

  #drop(names: unknown): object {
    if (!Array.isArray(names)) throw new UsageError('drop is a list of names of matches')
    for (const [i, name] of names.entries()) this.#courseOf(name, `drop.${i}`)
    for (const name of names) this.#courses.delete(name as string)
    return { open: this.#courses.size }
  }

  #courseOf(name: unknown, where: string): Course {
    const course = typeof name === 'string' ? this.#courses.get(name) : undefined
    if (course !== undefined) return course
    const near = nearest(String(name), [...this.#courses.keys()], 1).join()
    const hint = near === '' ? 'none is open' : `there is ${near}`
    throw new UsageError(
      `${where}: no match ${shortly(name)} is open (over, dropped, or never begun); ${hint}`,
    )
  }

  #mustHaveRoom(names: readonly string[]): void {
    const open = this.#courses.size + names.filter((name) => !this.#courses.has(name)).length
    if (open > MOST_MATCHES)
      throw new UsageError(`at most ${MOST_MATCHES} matches are open at once, not ${open}`)
  }

  /** How these matches stand; those that are over are told so once, and are gone. */
  #shown(names: readonly string[]): object {
    const matches: Record<string, object> = {}
    for (const name of names) {
      const course = this.#courses.get(name) as Course
      matches[name] = this.#show(course)
      if (isOver(course)) this.#courses.delete(name)
    }
    return { matches }
  }

  #show(course: Course): object {
    const { match, decisions } = course
    if (isOver(course)) {
      const { outcome } = match
      return {
        outcome: outcome ?? { winners: [], rule: '', long: true },
        decisions,
        hash: match.hash(),
        ...this.#told(course),
      }
    }
    const [decision] = match.decisions as [Decision]
    const { seat, kind, prompt, options } = decision
    // What may be picked together depends on the options: there they are shown in any case.
    if (this.#seen === 'counts' && kind === 'choose') return { seat, kind, prompt, count: options.length }
    const seen = match.asked(seat)
    const table = this.#seen === 'table' ? { table: match.view(seat).table } : {}
    return { seat, decision: this.#said(course, decision, seen), ...table, ...this.#told(course, seat) }
  }

  /** A decision with its words, where they are wanted. */
  #said({ match }: Course, decision: Decision, seen: ReturnType<Match['asked']>): object | null {
    const lang = this.#lang
    if (lang === null || seen === null) return seen
    const { game, machine } = match
    const options = seen.options.map((option, i) => {
      const text = game.sayOption(machine, decision, decision.options[i] as Decision['options'][number], lang)
      return { ...option, text }
    })
    const effect = game.sayEffect?.(machine, decision, lang) ?? null
    const text = game.sayPrompt(machine, decision, lang)
    return { ...seen, text, ...(effect !== null && { effect }), options }
  }

  /** What has happened since this seat was last told; at the end: what everybody may read since the last telling. */
  #told({ match, told }: Course, seat = 0): object {
    if (this.#lang === null) return {}
    const lines = match.log(seat, this.#lang, told[seat] ?? 0)
    told[seat] = match.logged
    return { log: lines.map(({ rule, text }) => ({ rule, text })) }
  }
}

/** By lot, which the seed decides. */
function readyDecks(game: Game, format: string, seed: string): string[] {
  const random = seedRandom(`${seed}/decks`)
  const ready = decksFor(game, format)
  return Array.from(
    { length: Math.max(2, game.players[0]) },
    () => ready[below(random, ready.length)]?.id ?? '',
  )
}

function decksIn(game: Game, decks: unknown, format: string, where: string): (string | DeckList)[] {
  if (!Array.isArray(decks)) throw new UsageError(`${where} is a list with a deck for each seat`)
  return decks.map((deck: unknown, seat) => {
    if (typeof deck === 'string') return deckCalled(deck, namedDecks(game, [deck]).lists)
    const isList = Array.isArray(deck) && deck.every(isEntry)
    if (!isList)
      throw new UsageError(`${where}.${seat} is the id of a deck, a file, or a list of [number, card]`)
    const wrong = whyNoDeck(deck) ?? game.checkDeck(deck, format).find(isUnknown)?.text ?? null
    if (wrong !== null) throw new UsageError(`${where}.${seat}: ${wrong}`)
    return deck
  })
}

function botsIn(bots: unknown, seats: number, where: string): Start['bots'] {
  const known = Array.from({ length: seats }, (_, seat) => String(seat))
  const answering: Record<number, string> = {}
  for (const [seat, bot] of Object.entries(fieldsOf(bots, where, known)))
    answering[Number(seat)] = oneOf(Object.keys(players), bot, `${where}.${seat}`)
  return answering
}

const isEntry = (entry: unknown): entry is readonly [number, string] =>
  Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'number' && typeof entry[1] === 'string'

const isUnknown = ({ kind }: { kind?: string }): boolean => kind !== undefined

function begin(game: Game, start: Start, lang: Lang | null): Course {
  const { seed, format, decks } = start
  const match = Match.start(game, { seed, format, decks }, { log: lang !== null })
  const course = courseOf(match, start, 0)
  goOn(course)
  return course
}

function courseOf(match: Match, start: Start, decisions: number): Course {
  const { seed } = start
  const seated = Object.entries(start.bots).map(
    ([seat, name]) => [seat, seatedAt(match, name, `${seed}/${seat}`)] as const,
  )
  const chance = seedRandom(`${seed}/answers`)
  return { match, start, bots: Object.fromEntries(seated), decisions, told: [], chance }
}

/** Our players answer until somebody else is asked. */
function goOn(course: Course): void {
  const { match, bots } = course
  while (!isOver(course)) {
    const decision = match.decisions.find(({ seat }) => bots[seat] !== undefined)
    if (decision === undefined) return
    match.answer(decision.seat, (bots[decision.seat] as Bot)(decision))
    course.decisions++
  }
}

/** Random answers can go on for ever: keys become dearer, decks are used up. */
const isOver = ({ match, decisions }: Course): boolean => match.outcome !== null || decisions >= DECISION_CAP

function fieldsOf(value: unknown, what: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError(`${what} is an object, not ${shortly(value)}`)
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue
    throw new UsageError(`${what} has no "${key}"; there are: ${known.join(', ')}`)
  }
  return value as Fields
}

function named(value: unknown, what: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError(`${what} is an object with the names of matches, not ${shortly(value)}`)
  return Object.entries(value)
}

function oneOf<T extends string>(known: readonly T[], value: unknown, where: string): T {
  const found = known.find((one) => one === value)
  if (found === undefined)
    throw new UsageError(`${where} is one of: ${known.join(', ')}; not ${shortly(value)}`)
  return found
}

const shortly = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60)
