/** The contract: what a game gives to core, players, server and front ends. */

import type { Choice, Decision, Option } from './decision.ts'
import type { GameEvent, Reducer, Timing } from './events.ts'
import type { Judgement } from './judgement.ts'
import type { ZoneRule } from './knowledge.ts'
import type { Property } from './looking.ts'
import type { LogEntry, Machine } from './machine.ts'
import type { MatchView } from './match.ts'
import type { PositionGame } from './position.ts'
import type { Procedures } from './procedure.ts'
import type { RuleTexts } from './rule-texts.ts'
import type { Catalogue } from './rules.ts'
import type { CardId, Frame, Handle, Seat, State } from './state.ts'
import type { Face, Mark, Table } from './table.ts'
import type { Windows } from './windows.ts'

export type Lang = 'en' | 'de' | 'it'
/** The same in each language. */
export type Said = Readonly<Record<Lang, string>>

/** Who plays what: everything that a match is made from, beside its seed and its answers. */
export interface Setup {
  format: string
  /** One deck per seat: a ready deck's id, or the cards by name with their numbers. */
  decks: readonly (string | DeckList)[]
  seed: string
  /** Who starts: a seat, by lot, or as this seat chooses. */
  starter?: Seat | 'random' | { chosenBy: Seat }
  /** What each seat begins with to its disadvantage, where the game knows such a thing. */
  handicap?: readonly number[]
  /** The team of each seat, where there are teams. */
  teams?: readonly number[]
}

/** A deck as it is written down: how many of which card. */
export type DeckList = readonly (readonly [number, string])[]

/**
 * In a state a card is a number, its place among the cards there are, or among those of the match (`faces` of the state). On
 * file it goes by its id, which means the same when cards have been added.
 */
export interface Faces {
  /** The fields that hold such a number, or a list of them, wherever in a state or an event; below 0: no card. */
  fields: readonly string[]
  idOf(def: number): string
  /** Undefined: there is no such card any more. */
  defOf(id: string): number | undefined
}

/** The number by which front ends know a face: that of the game, where a match has numbers of its own. */
export const shownDef = ({ faces }: { faces: Faces }, state: State, def: number): number =>
  state.faces === undefined ? def : (faces.defOf(state.faces[def] ?? '') ?? def)

export interface Problem {
  rule: string
  text: string
  /** Of a card that the game does not have: whether anybody has printed it. */
  kind?: 'unknown' | 'not there yet'
  /** The card, as it was written. */
  card?: string
}

export interface ReadyDeck {
  id: string
  name: string
  /** The format it is built for; absent: the game's first, for those who begin. */
  format?: string
  /** What it is like to play. */
  about?: Said
}

/** The ready decks that are built for a format. */
export const decksFor = (
  { decks, formats }: { decks: readonly ReadyDeck[]; formats: readonly string[] },
  format: string = formats[0] as string,
): ReadyDeck[] => decks.filter((deck) => (deck.format ?? formats[0]) === format)

/** A format for which decks are opened, drafted or bid for. */
export interface Limited {
  /** How many of a product each player opens; absent: everybody brings a deck. */
  opens?: number
  /** What they open; absent: boosters. */
  what?: 'decks'
  /** The game in which decks come of that, by its id; absent: what is opened is the deck, as it is. */
  first?: string
  /** How few and how many sit there against bots; absent: as many as play the game. */
  players?: readonly [number, number]
}

/** What players of a limited format open: a deck list names it by its id. */
export interface Product {
  id: string
  name: string
}

/** Of a game before the game: which one is played with what has come of it. */
export interface Leads<S extends State = State> {
  to: string
  /** The deck of each seat; null: it has left, and has none. */
  decksOf(state: S): (DeckList | null)[]
  /** What each seat begins with to its disadvantage. */
  handicapOf?(state: S): readonly number[]
  /** What is answered for somebody whose time is up: nobody leaves because a pick took too long. */
  inTime(seen: MatchView): Choice
}

/** What people count while they build a deck; out of its bounds the deck is not allowed. */
export interface DeckCount {
  id: string
  name: Readonly<Record<Lang, string>>
  n: number
  least?: number
  most?: number
}

/** What the stronger deck begins with to its disadvantage, in a format of its own. */
export interface Handicap {
  format: string
  name: Said
  /** How much is usual in the first game of a series, and how much there can be. */
  usual: number
  most: number
  /** That of each seat after games with these winners, in a series that began with this. */
  after(first: readonly number[], winners: readonly Seat[]): readonly number[]
}

/** An answer, and what it is worth: from 0 to 1. */
export interface Weighed {
  choice: Choice
  worth: number
}

/** A card as a front end lists it. */
export interface CardEntry {
  id: string
  name: { en: string; de?: string; it?: string }
  text: { en: string; de?: string; it?: string }
  set: string
  /** One of the languages has no name for it: there it reads as in English. */
  translated?: false
}

/** Texts that are made when somebody reads them: to list thousands of cards takes no time. */
export const whenRead = (say: (lang: Lang) => string): Record<Lang, string> => ({
  get en() {
    return say('en')
  },
  get de() {
    return say('de')
  },
  get it() {
    return say('it')
  },
})

/** What a seat sees of a card: its handle always, its face if it knows it. */
export interface CardView {
  handle: Handle
  /** Index of its definition; absent: unknown. */
  def?: number
}

/** Why something a player may want to do is not possible now. */
export interface Obstacle {
  verb: string
  source?: CardId
  target?: CardId
  rule: string
}

/** An ability of a card, by the id that states know it by. */
export interface AbilityEntry {
  id: string
  /** The id of the card. */
  card: string
}

/** Which abilities cards have, and what tells that one has been at work: for those who count whether each ever is. */
export interface Abilities<S extends State = State> {
  all(): readonly AbilityEntry[]
  /** By kind of event: the ability that is carried out with it; `empty`: it comes to nothing, for it is not as its text demands. */
  events: Readonly<Record<string, (event: never) => { id: string; empty: boolean }>>
  /** Those of these that are at work now without any event, for they hold while their card is where it is. */
  atWork(g: Machine<S>, among: ReadonlySet<string>): string[]
  /** Why an ability is never at work in a game. */
  explained: Readonly<Record<string, string>>
}

export interface Game<S extends State = State> {
  id: string
  title: string
  players: readonly [number, number]
  formats: readonly string[]
  /** Those of them in which decks are opened, drafted or bid for before the game. */
  limited?: Readonly<Record<string, Limited>>
  /** What is opened for them. */
  products?: readonly Product[]
  handicap?: Handicap
  /** It is a game before the game. */
  leads?: Leads<S>
  decks: readonly ReadyDeck[]
  /** The id of a deck made from a seed, for games whose decks are generated. */
  deckOfSeed?(seed: string): string
  /**
   * A legal deck drawn by chance from all cards there are, for games whose decks are built; the wanted ones, by id, are in it as
   * far as they may be together, among cards that they speak of.
   */
  drawDeck?(seed: string, wanted?: readonly string[]): DeckList
  abilities?: Abilities<S>
  /** The cards of a deck, each by what means the same for as long as there is such a card: what a match is begun with. */
  deckList(deck: Setup['decks'][number]): DeckList
  /** A deck as the text list that `parseDeck` reads, by its id. */
  deckText?(id: string, lang: Lang): string
  langs: readonly Lang[]
  /** What it writes in braces in its texts, such as `{L}`: which mark is meant, and how plain text can draw it. */
  signs?: Readonly<Record<string, Pick<Mark, 'id' | 'glyph'>>>
  /** Its rules in our own words, loaded when somebody reads or counts them: what is played needs none of them. */
  loadCatalogue(): Promise<Catalogue>
  /** Where each rule is carried out: the file, and the procedure or function in it. Loaded when somebody reads. */
  loadEnforced?(): Promise<Readonly<Record<string, readonly string[]>>>
  /** What its rules are called and say in a language, loaded when somebody reads. */
  ruleTexts?(lang: Lang): Promise<RuleTexts>
  procedures: Procedures<S>
  zones: readonly ZoneRule[]
  /** Who may change the state and how: one reducer per kind of event. */
  reducers: Readonly<Record<string, Reducer<S> | undefined>>
  /** All that it keeps of what it has worked out, as data: the suite compares it, after every event, with the same worked out anew. */
  kept?(g: Machine<S>): unknown
  timing: Timing<S>
  cards(): readonly CardEntry[]
  /** What its cards can be looked for by, besides their names and texts; loaded when somebody looks. */
  loadProperties?(): Promise<readonly Property[]>
  faces: Faces
  /** Reads a deck list, in the text forms people use. */
  parseDeck(text: string): {
    cards: (readonly [number, string])[]
    problems: Problem[]
    /** What the list calls the deck. */
    name?: string
    /** What was settled because the list does not tell it. */
    notes?: readonly Said[]
  }
  checkDeck(cards: DeckList, format: string): Problem[]
  /** What is counted in a deck, also in one that is not whole yet. */
  countDeck?(cards: DeckList, format: string): DeckCount[]
  /** Names of cards that are printed and not there yet, in all languages; loaded where a card is unknown. */
  notThereYet?(): Promise<readonly (string | { name: string; set: string })[]>
  /** The state before the first step. */
  begin(setup: Setup): S
  /** A seat gives up (always possible). */
  concede(g: Machine<S>, seat: Seat): void
  /** What a seat may know of the state, as plain data. */
  view(g: Machine<S>, seat: Seat): unknown
  /** The face that a card shows, where it may be treated as another one; without this each shows its own. */
  faceOf?(s: S, id: CardId): number
  /** The table as front ends draw it, made from what `view` gave to a seat. */
  layOut(view: unknown, lang: Lang): Table
  /** What is printed on a card, by the index of its definition. */
  face(def: number, lang: Lang): Face
  /**
   * What the back of a card shows, as far as backs differ. Who does not know the faces of an owner's cards with the same back
   * cannot tell them apart (see determinize). null: its face is no secret.
   */
  backOf(state: S, card: CardId): string | null
  /** Where a player may pass; absent: nowhere. */
  windows?: Windows<S>
  /** What a player might want to do now and cannot, with the rule that forbids it. */
  obstacles?(g: Machine<S>, seat: Seat): Obstacle[]
  /** The cards an event is about, for knowledge in the log. */
  cardsOf(event: GameEvent): CardId[]
  /** Who may read of an event; absent: everybody. */
  seatsOf?(g: Machine<S>, event: GameEvent): number | undefined
  /** Kinds of events with which a new part of the log begins: a turn, a phase. */
  readonly chapters?: readonly string[]
  /** A line of the log, as this seat may read it; null: nothing worth a line. */
  sayLog(g: Machine<S>, entry: LogEntry, seat: Seat | null, lang: Lang): string | null
  sayPrompt(g: Machine<S>, decision: Decision, lang: Lang): string
  /** What the effect does that asks, as its card says it; null: a rule asks. */
  sayEffect?(g: Machine<S>, decision: Decision, lang: Lang): string | null
  sayOption(g: Machine<S>, decision: Decision, option: Option, lang: Lang): string
  /** The rule by which a loop may be repeated at once, after which something else must be done; absent: no such rule. */
  loopRule?: string
  /** Which cards are involved in these frames, for the message about an endless loop. */
  describe(g: Machine<S>, stack: readonly Frame[]): string
  /** What the hash takes for some fields of the state: the same facts in fewer words, because they are read faster. */
  hashed?(state: S): Partial<Record<keyof S, unknown>>
  /** Throws if the state cannot be: counts, zones, references. */
  invariants(state: S): void
  position: PositionGame<S>
  /** How players judge its positions; absent: no player can weigh them. */
  judgement?: Judgement<S>
  /**
   * What there is to answer, the best first, where nothing is to be searched: who drafts or bids goes by what cards are worth.
   * Made from what a seat is shown. `begun`: options that are to be among those picked.
   */
  weigh?(seen: MatchView, begun?: readonly number[]): Weighed[]
}

/** The formats that can be played: decks are brought, or there is what is opened, or a game before the game. */
export const playableFormats = ({ formats, limited = {} }: Pick<Game, 'formats' | 'limited'>): string[] =>
  formats.filter((format) => {
    const kind = limited[format]
    return kind === undefined || kind.opens !== undefined || kind.first !== undefined
  })

/** What is played first in a format: the game in which decks come of what players bring, else the game itself; by its id. */
export const playedFirst = ({ id, limited = {} }: Pick<Game, 'id' | 'limited'>, format: string): string =>
  limited[format]?.first ?? id

/** Here nobody chooses a deck: what is opened, or what has come of a game before this one, lies at each seat. */
export const isDealt = (game: Pick<Game, 'id' | 'limited'>, format: string): boolean =>
  game.limited?.[format]?.opens !== undefined || playedFirst(game, format) !== game.id

/** A game with its rules at hand, for those who read them all: positions, proofs, the judge. */
export type Catalogued<S extends State = State> = Game<S> & { catalogue: Catalogue }

export const catalogued = async <S extends State>(game: Game<S>): Promise<Catalogued<S>> => ({
  ...game,
  catalogue: await game.loadCatalogue(),
})
