/** English: what is said at the table. */
import { listed, signed, words } from '@regelwerk/say'
import { an } from '@regelwerk/say/en'
import { verbWord } from '../vocabulary.ts'
import { restrictions } from '../words/restrictions/index.ts'
import { englishNouns } from './nouns.ts'
import type {
  Gift,
  LogWords,
  OptionWords,
  Place,
  PromptWords,
  Span,
  TableWords,
  Wanted,
} from './table-words.ts'

const places: Readonly<Record<Place, string>> = {
  hand: 'into their hand',
  top: 'on the top of their deck',
  bottom: 'on the bottom of their deck',
  discard: 'into their discard',
  inkwell: 'into their inkwell',
  'inkwell exerted': 'into their inkwell exerted',
}

function during({ for: duration, player }: Span): string {
  switch (duration) {
    case 'thisTurn':
      return 'this turn'
    case 'untilYourNextTurn':
      return `until the start of ${player}'s next turn`
    case 'theirNextTurn':
      return 'during their next turn'
    case 'whileInPlay':
      return 'while this card is in play'
    case 'thisChallenge':
      return 'during this challenge'
  }
}

function gets(cards: string, several: boolean, gift: Gift, span: Span): string {
  const values = (['strength', 'willpower', 'lore'] as const).flatMap((value) =>
    gift[value] === undefined ? [] : [`${signed(gift[value])} ${value}`],
  )
  const verb = (stem: string): string => (several ? stem : `${stem}s`)
  const readyLater = span.for === 'theirNextTurn' && gift.cant.some((what) => restrictions[what].atStart)
  const turn = readyLater ? 'next turn' : 'turn'
  const cant = gift.cant.map((what) =>
    words(restrictions[what].say.en, restrictions[what].atStart && `at the start of their ${turn}`),
  )
  const said = [
    values.length > 0 && `${verb('get')} ${listed(values, 'and')}`,
    gift.keywords.length > 0 && `${verb('gain')} ${listed(gift.keywords, 'and')}`,
    cant.length > 0 && `can't ${listed(cant, 'or')}`,
  ].filter((part) => part !== false)
  return `${words(cards, listed(said, 'and'), !readyLater && during(span))}.`
}

const log: LogWords = {
  turn: (number, player) => `Turn ${number}: ${player}.`,
  draws: (player, card) => `${player} draws ${card}.`,
  discards: (player, cards) => `${player} discards ${cards}.`,
  plays: (player, card) => `${player} plays ${card}.`,
  puts: (player, cards, place) => `${player} puts ${cards} ${places[place]}.`,
  shifts: (player, card, onto) => `${player} shifts ${card} onto ${onto}.`,
  enters: (card, _type, exerted, damage) =>
    `${words(card, 'enters play', exerted && 'exerted', exerted && damage > 0 && 'and', damage > 0 && `with ${damage} damage`)}.`,
  banished: (card) => `${card} is banished.`,
  exerted: (card) => `${card} is exerted.`,
  readied: (card) => `${card} is readied.`,
  pays: (player, ink) => `${player} pays ${ink} ink.`,
  damaged: (card, n, how) => {
    if (how === 'dealt') return `${card} is dealt ${n} damage.`
    return how === 'put' ? `${n} damage is put on ${card}.` : `${n} damage is moved to ${card}.`
  },
  healed: (card, n) => `${n} damage is removed from ${card}.`,
  gainsLore: (player, n) => `${player} gains ${n} lore.`,
  losesLore: (player, n) => `${player} loses ${n} lore.`,
  moves: (card, location) => `${card} moves to ${location}.`,
  laysUnder: (player, what, card) =>
    what === null ? `${player} puts a card facedown under ${card}.` : `${player} puts ${what} under ${card}.`,
  boosts: (player, card) => `${player} puts the top card of their deck facedown under ${card}.`,
  shuffles: (player) => `${player} shuffles their deck.`,
  newDeck: (player) => `${player} shuffles their discard into a new deck.`,
  looksAt: (player, cards) => `${player} looks at ${cards}.`,
  reveals: (player, cards) => `${player} reveals ${cards}.`,
  gets,
  lasts: (source, span) => `An effect of ${source} applies ${during(span)}.`,
  noNextDamage: (card, span) => `The next damage dealt to ${card} is prevented (${during(span)}).`,
  noChallengeDamage: (card) => `${card} takes no damage from this challenge.`,
  sings: (card, song) => `${card} sings ${song}.`,
  quests: (card) => `${card} quests.`,
  challenges: (card, other) => `${card} challenges ${other}.`,
  supports: (card, other) => `${card} supports ${other}.`,
  uses: (player, card) => `${player} uses ${card}`,
  takesEffect: (source) => `An effect of ${source} takes place.`,
  withoutEffect: '(No effect.)',
  protects: (spared) => `; Ward protects ${spared}`,
  names: (player, name) => `${player} names ${name}.`,
  loses: (player) => `${player} loses the game.`,
  wins: (players) => {
    if (players.length === 0) return 'Nobody wins.'
    return `${listed(players, 'and')} ${players.length > 1 ? 'win' : 'wins'} the game.`
  },
}

/** "Choose a character", "Choose up to 2 characters" */
const choose = ({ noun, upTo, n }: Wanted): string => {
  const { one, more } = englishNouns[noun]
  if (n !== undefined && n > 1) return `Choose ${n} ${more}`
  if (upTo !== undefined && upTo > 1) return `Choose up to ${upTo} ${more}`
  return `Choose ${upTo === 1 ? `up to 1 ${one}` : an(one)}`
}
const mayUse = 'Do you want to use this effect?'
const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`)

const prompts: PromptWords = {
  main: 'Your turn: what do you do?',
  whoStarts: 'Do you want to go first?',
  alter: 'Which cards do you want to put back? You draw as many new ones.',
  bag: 'Choose the next ability to resolve',
  either: 'Choose one',
  nameACard: 'Name a card',
  order: {
    top: 'Put these cards on the top of your deck, from the top down',
    bottom: 'Put these cards on the bottom of your deck, from the top down',
  },
  where: 'Where do you put the card?',
  player: 'Choose a player',
  noneFits: 'There is no card that you may choose',
  discard: (min, max) =>
    min === max ? `Choose ${cards(min)} to discard` : 'Choose as many cards to discard as you like',
  howMuchDamage: (card) => `How much damage do you want to remove from ${card}?`,
  singTogether: (atLeast) => `Who sings? Together they must count as ${atLeast} or more.`,
  ready: (n) => `You can't ready more than ${n} of your characters. Which ${n === 1 ? 'one' : 'ones'}?`,
  bodyguard: (card) => `Should ${card} enter play exerted?`,
  shiftOntoBoth: (card) => `Onto which character does ${card} go?`,
  replacement: (card) => `${card} would be dealt damage: which effect applies first?`,
  choose: (wanted, verb) => {
    const { choose: purpose } = verbWord(verb).asks.en
    return `${choose(wanted)} ${typeof purpose === 'string' ? purpose : purpose(verb, wanted)}`
  },
  may: (what, verb) => verbWord(verb).asks.en.may(what, verb),
  mayUse,
  thatCard: 'that card',
  topCard: 'the top card of your deck',
}

const options: OptionWords = {
  yes: 'Yes',
  no: 'No',
  decline: 'Choose none',
  start: 'Go first',
  doNotStart: 'Do not go first',
  endTurn: 'End your turn',
  ink: (card) => `Put ${card} into your inkwell`,
  play: (card, price) => `Play ${card} (${price})`,
  playFree: (card) => `Play ${card} for free`,
  shift: (card, onto, price) => `Shift ${card} onto ${onto} (${price})`,
  shiftFree: (card, onto) => `Shift ${card} onto ${onto} for free`,
  sing: (song, singer) => `Sing ${song} with ${singer}`,
  singTogether: (song) => `Sing ${song} together`,
  use: (card) => `Use ${card}`,
  quest: (card, lore) => `Quest with ${card} (${lore} lore)`,
  challenge: (challenger, defender) => `Challenge ${defender} with ${challenger}`,
  move: (card, location, price) => `Move ${card} to ${location} (${price})`,
  put: (card, place) =>
    ({
      top: `Put ${card} on the top`,
      bottom: `Put ${card} on the bottom`,
      hand: `Put ${card} into the hand`,
      discard: `Put ${card} into the discard`,
      inkwell: `Put ${card} into the inkwell`,
      under: `Put ${card} under a card`,
      shuffle: `Shuffle ${card} into the deck`,
    })[place],
  replace: (source) => `Apply the effect of ${source}`,
  delayed: 'effect at the end of the turn',
  inkCost: (n) => `${n} ink`,
  exerted: 'exerted',
  damage: (n) => `${n} damage`,
  countsAs: (n) => `counts as ${n}`,
}

export const english: TableWords = {
  player: (number) => `Player ${number}`,
  cards,
  and: 'and',
  log,
  prompts,
  options,
}
