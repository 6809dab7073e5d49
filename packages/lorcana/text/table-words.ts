/** What every language must have words for, to say at the table what happens, what is asked and what is on offer. */
import type { CardType, Duration, Restriction, Verb } from '../abilities.ts'

/** Where a player puts a card of theirs. */
export type Place = 'hand' | 'top' | 'bottom' | 'discard' | 'inkwell' | 'inkwell exerted'

/** What cards get while an effect lasts, its keywords already said. */
export interface Gift {
  strength?: number
  willpower?: number
  lore?: number
  keywords: readonly string[]
  cant: readonly Restriction[]
}

/** How long, and whose effect it is: "until the start of Player 1's next turn". */
export interface Span {
  for: Duration
  player: string
}

/** Cards are given by name or, where the reader does not know them, as "a card"; `type` is null for those. */
export interface LogWords {
  turn(number: number, player: string): string
  draws(player: string, card: string): string
  discards(player: string, cards: string): string
  plays(player: string, card: string): string
  puts(player: string, cards: string, place: Place): string
  shifts(player: string, card: string, onto: string): string
  enters(card: string, type: CardType | null, exerted: boolean, damage: number): string
  banished(card: string, type: CardType | null): string
  exerted(card: string, type: CardType | null): string
  readied(card: string, type: CardType | null): string
  pays(player: string, ink: number): string
  damaged(card: string, amount: number, how: 'dealt' | 'put' | 'moved'): string
  healed(card: string, amount: number): string
  gainsLore(player: string, amount: number): string
  losesLore(player: string, amount: number): string
  moves(card: string, location: string): string
  laysUnder(player: string, what: string | null, card: string): string
  boosts(player: string, card: string): string
  shuffles(player: string): string
  newDeck(player: string): string
  looksAt(player: string, cards: string): string
  reveals(player: string, cards: string): string
  gets(cards: string, several: boolean, gift: Gift, span: Span): string
  lasts(source: string, span: Span): string
  noNextDamage(card: string, span: Span): string
  noChallengeDamage(card: string): string
  sings(card: string, song: string): string
  quests(card: string): string
  challenges(card: string, other: string): string
  supports(card: string, other: string): string
  uses(player: string, card: string): string
  takesEffect(source: string): string
  /** After the text of an ability. */
  withoutEffect: string
  /** Why there is nothing to choose: these cards cannot be. */
  protects(spared: string): string
  names(player: string, name: string): string
  loses(player: string): string
  wins(players: readonly string[]): string
}

/** What is to be chosen: one, or up to so many. */
export interface Wanted {
  noun: CardType | 'card'
  upTo?: number
  /** Exactly so many. */
  n?: number
  /** Where something goes from one card to another: which of them. */
  end?: 'from' | 'to'
}

export interface PromptWords {
  main: string
  whoStarts: string
  alter: string
  bag: string
  either: string
  nameACard: string
  /** Cards put on the top or the bottom of a deck, in an order. */
  order: Readonly<Record<'top' | 'bottom', string>>
  /** Where a card goes. */
  where: string
  player: string
  /** Of the cards that only this player sees, none may be chosen. */
  noneFits: string
  discard(min: number, max: number): string
  howMuchDamage(card: string): string
  singTogether(atLeast: number): string
  bodyguard(card: string): string
  /** Which characters are readied, where not all can be. */
  ready(n: number): string
  shiftOntoBoth(card: string): string
  replacement(card: string): string
  choose(wanted: Wanted, verb: Verb): string
  /** "Do you want to ...?"; `what` are the cards it would be done to. */
  may(what: string, verb: Verb): string
  mayUse: string
  thatCard: string
  topCard: string
}

export interface OptionWords {
  yes: string
  no: string
  decline: string
  start: string
  doNotStart: string
  endTurn: string
  ink(card: string): string
  play(card: string, price: string): string
  playFree(card: string): string
  shift(card: string, onto: string, price: string): string
  shiftFree(card: string, onto: string): string
  sing(song: string, singer: string): string
  singTogether(song: string): string
  use(card: string): string
  quest(card: string, lore: number): string
  challenge(challenger: string, defender: string): string
  move(card: string, location: string, price: string): string
  put(card: string, place: 'top' | 'bottom' | 'hand' | 'discard' | 'inkwell' | 'under' | 'shuffle'): string
  replace(source: string): string
  delayed: string
  /** What is paid. */
  inkCost(n: number): string
  /** What tells cards in play apart. */
  exerted: string
  damage(n: number): string
  countsAs(n: number): string
}

export interface TableWords {
  player(number: number): string
  /** "a card", "3 cards": of which the reader knows no more. */
  cards(n: number): string
  and: string
  log: LogWords
  prompts: PromptWords
  options: OptionWords
}
