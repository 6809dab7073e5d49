/** German: what is said at the table. */
import { capital, listed, signed, words } from '@regelwerk/say'
import { type Case, phraseOf } from '@regelwerk/say/de'
import { verbWord } from '../vocabulary.ts'
import { keywords } from '../words/keywords/index.ts'
import { restrictions } from '../words/restrictions/index.ts'
import { germanNouns } from './nouns.ts'
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

const cards = (n: number): string => (n === 1 ? 'eine Karte' : `${n} Karten`)

const thatCard = 'diese Karte'
/** After "von", "mit", "zu": names do not change, but a card without a name does. */
const dat = (card: string): string =>
  card === cards(1) ? 'einer Karte' : card === thatCard ? 'dieser Karte' : card

const lore = (n: number): string => `${n} ${n === 1 ? 'Legende' : 'Legenden'}`
const wird = (n: number): string => (n === 1 ? 'wird' : 'werden')

const places: Readonly<Record<Place, string>> = {
  hand: 'auf die Hand',
  top: 'auf das eigene Deck',
  bottom: 'unter das eigene Deck',
  discard: 'auf den eigenen Ablagestapel',
  inkwell: 'in den eigenen Tintenvorrat',
  'inkwell exerted': 'erschöpft in den eigenen Tintenvorrat',
}

const values = { strength: 'Stärke', willpower: 'Willenskraft', lore: 'Legendenwert' } as const

function during({ for: duration, player }: Span): string {
  switch (duration) {
    case 'thisTurn':
      return 'in diesem Zug'
    case 'untilYourNextTurn':
      return `bis zu Beginn des nächsten Zuges von ${player}`
    case 'theirNextTurn':
      return 'im nächsten eigenen Zug'
    case 'whileInPlay':
      return 'bis zum Ausscheiden der Karte aus dem Spiel'
    case 'thisChallenge':
      return 'in dieser Herausforderung'
  }
}

function gets(names: string, several: boolean, gift: Gift, span: Span): string {
  const got = [
    ...(['strength', 'willpower', 'lore'] as const).flatMap((value) =>
      gift[value] === undefined ? [] : [`${signed(gift[value])} ${values[value]}`],
    ),
    ...gift.keywords,
  ]
  const start = gift.cant.some((what) => restrictions[what].atStart)
  const next = span.for === 'theirNextTurn' ? 'nächsten ' : ''
  const when = start && next ? '' : during(span)
  const cant = gift.cant.length > 0 && [
    several ? 'können' : 'kann',
    got.length === 0 && when,
    start && `zu Beginn des ${next}eigenen Zuges`,
    `nicht ${listed([...new Set(gift.cant.map((what) => restrictions[what].log.de))], 'oder')}`,
  ]
  const gets = got.length > 0 && [several ? 'erhalten' : 'erhält', when, listed(got, 'und')]
  return `${words(names, ...(gets || []), gets && cant && 'und', ...(cant || []))}.`
}

const log: LogWords = {
  turn: (number, player) => `Zug ${number}: ${player}.`,
  draws: (player, card) => `${player} zieht ${card}.`,
  discards: (player, names) => `${player} wirft ${names} ab.`,
  plays: (player, card) => `${player} spielt ${card} aus.`,
  puts: (player, names, place) =>
    `${player} ${place === 'hand' ? 'nimmt' : 'legt'} ${names} ${places[place]}.`,
  shifts: (player, card, onto) => `${player} legt ${card} mit ${keywords.shift.name.de} auf ${onto}.`,
  enters: (card, _type, exerted, damage) =>
    `${words(card, 'kommt', exerted && 'erschöpft', exerted && damage > 0 && 'und', damage > 0 && `mit ${damage} Schaden`, 'ins Spiel')}.`,
  banished: (card) => `${card} wird verbannt.`,
  exerted: (card) => `${card} wird erschöpft.`,
  readied: (card) => `${card} wird bereit gemacht.`,
  pays: (player, ink) => `${player} zahlt ${ink} Tinte.`,
  damaged: (card, n, how) => {
    if (how === 'dealt') return `${card} erhält ${n} Schaden.`
    if (how === 'put') return `${n} Schadensmarker ${wird(n)} auf ${card} gelegt.`
    return `${n} Schaden ${wird(n)} auf ${card} verschoben.`
  },
  healed: (card, n) => `${n} Schaden ${wird(n)} von ${dat(card)} entfernt.`,
  gainsLore: (player, n) => `${player} sammelt ${lore(n)}.`,
  losesLore: (player, n) => `${player} verliert ${lore(n)}.`,
  moves: (card, location) => `${card} wird zu ${dat(location)} bewegt.`,
  laysUnder: (player, what, card) =>
    what === null
      ? `${player} legt eine Karte verdeckt unter ${card}.`
      : `${player} legt ${what} unter ${card}.`,
  boosts: (player, card) => `${player} legt die oberste Karte des eigenen Decks verdeckt unter ${card}.`,
  shuffles: (player) => `${player} mischt das eigene Deck.`,
  newDeck: (player) => `${player} mischt den eigenen Ablagestapel zu einem neuen Deck.`,
  looksAt: (player, names) => `${player} schaut sich ${names} an.`,
  reveals: (player, names) => `${player} deckt ${names} auf.`,
  gets,
  lasts: (source, span) => `Ein Effekt von ${dat(source)} gilt ${during(span)}.`,
  noNextDamage: (card, span) =>
    `Der nächste Schaden, der ${dat(card)} zugefügt würde, wird verhindert (${during(span)}).`,
  noChallengeDamage: (card) => `${card} erhält durch diese Herausforderung keinen Schaden.`,
  sings: (card, song) => `${card} singt ${song}.`,
  quests: (card) => `${card} erkundet.`,
  challenges: (card, other) => `${card} fordert ${other} heraus.`,
  supports: (card, other) => `${card} unterstützt ${other}.`,
  uses: (player, card) => `${player} nutzt ${card}`,
  takesEffect: (source) => `Ein Effekt von ${dat(source)} wird ausgeführt.`,
  withoutEffect: '(Ohne Wirkung.)',
  protects: (spared) => `; behütet: ${spared}`,
  names: (player, name) => `${player} benennt ${name}.`,
  loses: (player) => `${player} verliert das Spiel.`,
  wins: (players) => {
    if (players.length === 0) return 'Niemand gewinnt.'
    return `${listed(players, 'und')} ${players.length > 1 ? 'gewinnen' : 'gewinnt'} das Spiel.`
  },
}

/** "Welcher Charakter soll verbannt werden?", "Von welchen Charakteren soll Schaden entfernt werden? (Bis zu 2)" */
const asking =
  (c: Case, end: string, preposition = '') =>
  ({ noun, upTo, n = 1 }: Wanted): string => {
    const plural = (upTo ?? n) > 1
    const said = words(preposition, phraseOf({ der: 'welch' }, germanNouns[noun], { plural }).in(c))
    const soll = plural && c === 'nom' ? 'sollen' : 'soll'
    const limit = upTo !== undefined ? ` (Bis zu ${upTo})` : n > 1 ? ` (${n})` : ''
    return `${capital(said)} ${soll} ${end}?${limit || ''}`
  }

const mayUse = 'Möchtest du diesen Effekt nutzen?'

const prompts: PromptWords = {
  main: 'Du bist am Zug: Was tust du?',
  whoStarts: 'Möchtest du anfangen?',
  alter: 'Welche Karten möchtest du zurücklegen? Du ziehst ebenso viele neue.',
  bag: 'Wähle die Fähigkeit, die als Nächstes ausgeführt wird',
  either: 'Wähle eines davon',
  nameACard: 'Benenne eine Karte',
  order: {
    top: 'Lege diese Karten auf dein Deck, von oben nach unten',
    bottom: 'Lege diese Karten unter dein Deck, von oben nach unten',
  },
  where: 'Wohin legst du die Karte?',
  player: 'Wähle eine Person',
  noneFits: 'Es ist keine Karte dabei, die du wählen darfst',
  discard: (min, max) =>
    min === max ? `Wähle ${cards(min)} und wirf sie ab` : 'Wähle beliebig viele Karten und wirf sie ab',
  howMuchDamage: (card) => `Wie viel Schaden möchtest du von ${dat(card)} entfernen?`,
  singTogether: (atLeast) => `Wer singt? Zusammen müssen sie mindestens als ${atLeast} zählen.`,
  ready: (n) =>
    `Du kannst nicht mehr als ${n} deiner Charaktere bereit machen. ${n === 1 ? 'Welchen' : 'Welche'}?`,
  bodyguard: (card) => `Soll ${card} erschöpft ins Spiel kommen?`,
  shiftOntoBoth: (card) => `Auf welchen Charakter wird ${card} gelegt?`,
  replacement: (card) => `${dat(card)} würde Schaden zugefügt: Welcher Effekt gilt zuerst?`,
  choose: (wanted, verb) => {
    const { choose: purpose } = verbWord(verb).asks.de
    return asking(...(typeof purpose === 'function' ? purpose(verb, wanted) : purpose))(wanted)
  },
  may: (what, verb) => verbWord(verb).asks.de.may(what, verb),
  mayUse,
  thatCard,
  topCard: 'die oberste Karte deines Decks',
}

const options: OptionWords = {
  yes: 'Ja',
  no: 'Nein',
  decline: 'Nichts wählen',
  start: 'Anfangen',
  doNotStart: 'Nicht anfangen',
  endTurn: 'Zug beenden',
  ink: (card) => `${card} in den Tintenvorrat legen`,
  play: (card, price) => `${card} ausspielen (${price})`,
  playFree: (card) => `${card} kostenlos ausspielen`,
  shift: (card, onto, price) => `${card} mit ${keywords.shift.name.de} auf ${onto} ausspielen (${price})`,
  shiftFree: (card, onto) => `${card} mit ${keywords.shift.name.de} kostenlos auf ${onto} ausspielen`,
  sing: (song, singer) => `${song} mit ${dat(singer)} singen`,
  singTogether: (song) => `${song} gemeinsam singen`,
  use: (card) => `${card} nutzen`,
  quest: (card, n) => `Mit ${dat(card)} erkunden (${lore(n)})`,
  challenge: (challenger, defender) => `${defender} mit ${challenger} herausfordern`,
  move: (card, location, price) => `${card} zu ${dat(location)} bewegen (${price})`,
  put: (card, place) =>
    ({
      top: `${card} auf das Deck legen`,
      bottom: `${card} unter das Deck legen`,
      hand: `${card} auf die Hand nehmen`,
      discard: `${card} auf den Ablagestapel legen`,
      inkwell: `${card} in den Tintenvorrat legen`,
      under: `${card} unter eine Karte legen`,
      shuffle: `${card} ins Deck mischen`,
    })[place],
  replace: (source) => `Den Effekt von ${dat(source)} anwenden`,
  delayed: 'Effekt am Ende des Zuges',
  inkCost: (n) => `${n} Tinte`,
  exerted: 'erschöpft',
  damage: (n) => `${n} Schaden`,
  countsAs: (n) => `zählt als ${n}`,
}

export const german: TableWords = {
  player: (number) => `Spieler ${number}`,
  cards,
  and: 'und',
  log,
  prompts,
  options,
}
