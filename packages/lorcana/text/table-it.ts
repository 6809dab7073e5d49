/** Italian: what is said at the table. Names have no gender here, so what must agree agrees with "il personaggio". */
import { listed, signed, words } from '@regelwerk/say'
import { simple } from '@regelwerk/say/it'
import type { CardType } from '../abilities.ts'
import { verbWord } from '../vocabulary.ts'
import { keywords } from '../words/keywords/index.ts'
import { restrictions } from '../words/restrictions/index.ts'
import { italianNouns } from './nouns.ts'
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

const cards = (n: number): string => (n === 1 ? 'una carta' : `${n} carte`)
const damage = (n: number): string => `${n} ${n === 1 ? 'danno' : 'danni'}`

const the: Readonly<Record<CardType, string>> = {
  character: 'il personaggio',
  item: "l'oggetto",
  location: 'il luogo',
  action: "l'azione",
}
/** "il personaggio Elsa - Regina Regale" with a participle that agrees: "viene esiliato". */
const agreeing = (card: string, type: CardType | null, stem: string): readonly [string, string] =>
  type === null
    ? [card, `${stem}a`]
    : [`${the[type]} ${card}`, `${stem}${italianNouns[type].gender === 'm' ? 'o' : 'a'}`]
const passive =
  (stem: string) =>
  (card: string, type: CardType | null): string =>
    `${agreeing(card, type, stem).join(' viene ')}.`
/** "viene spostato 1 danno", "vengono spostati 2 danni" */
const happens = (stem: string, n: number, what: string): string =>
  n === 1 ? `viene ${stem}o ${what}` : `vengono ${stem}i ${what}`

const places: Readonly<Record<Place, string>> = {
  hand: 'alla propria mano',
  top: 'in cima al proprio mazzo',
  bottom: 'in fondo al proprio mazzo',
  discard: 'nei propri scarti',
  inkwell: 'al proprio calamaio',
  'inkwell exerted': 'al proprio calamaio (carta impegnata)',
}
const adding: ReadonlySet<Place> = new Set<Place>(['hand', 'inkwell', 'inkwell exerted'])

const values = { strength: 'forza', willpower: 'volontà', lore: 'leggenda' } as const

function during({ for: duration, player }: Span, several = false): string {
  switch (duration) {
    case 'thisTurn':
      return 'per questo turno'
    case 'untilYourNextTurn':
      return `fino all'inizio del prossimo turno di ${player}`
    case 'theirNextTurn':
      return `durante il ${several ? 'loro' : 'suo'} prossimo turno`
    case 'whileInPlay':
      return 'finché la carta è in gioco'
    case 'thisChallenge':
      return 'per questa sfida'
  }
}

function gets(names: string, several: boolean, gift: Gift, span: Span): string {
  const got = (['strength', 'willpower', 'lore'] as const).flatMap((value) =>
    gift[value] === undefined ? [] : [`${signed(gift[value])} ${values[value]}`],
  )
  const readyLater = span.for === 'theirNextTurn' && gift.cant.some((what) => restrictions[what].atStart)
  const turn = `${several ? 'loro' : 'suo'} ${readyLater ? 'prossimo ' : ''}turno`
  const cant = gift.cant.map((what) =>
    words(restrictions[what].log.it, restrictions[what].atStart && `all'inizio del ${turn}`),
  )
  const said = [
    got.length > 0 && `${several ? 'ricevono' : 'riceve'} ${listed(got, 'e')}`,
    gift.keywords.length > 0 && `${several ? 'ottengono' : 'ottiene'} ${listed(gift.keywords, 'e')}`,
    cant.length > 0 && `non ${several ? 'possono' : 'può'} ${listed(cant, 'né')}`,
  ].filter((part) => part !== false)
  return `${words(names, listed(said, 'e'), !readyLater && during(span, several))}.`
}

const log: LogWords = {
  turn: (number, player) => `Turno ${number}: ${player}.`,
  draws: (player, card) => `${player} pesca ${card}.`,
  discards: (player, names) => `${player} scarta ${names}.`,
  plays: (player, card) => `${player} gioca ${card}.`,
  puts: (player, names, place) =>
    `${player} ${adding.has(place) ? 'aggiunge' : 'mette'} ${names} ${places[place]}.`,
  shifts: (player, card, onto) => `${player} mette ${card} sopra a ${onto} con ${keywords.shift.name.it}.`,
  enters: (card, type, exerted, n) => {
    const [name, impegnato] = agreeing(card, type, 'impegnat')
    return `${words(name, 'entra in gioco', exerted && impegnato, exerted && n > 0 && 'e', n > 0 && `con ${damage(n)}`)}.`
  },
  banished: passive('esiliat'),
  exerted: passive('impegnat'),
  readied: passive('preparat'),
  pays: (player, ink) => `${player} paga ${ink} inchiostro.`,
  damaged: (card, n, how) => {
    if (how === 'dealt') return `${card} subisce ${damage(n)}.`
    if (how === 'moved') return `Su ${card} ${happens('spostat', n, damage(n))}.`
    return `Su ${card} ${happens('mess', n, `${n} ${n === 1 ? 'segnalino' : 'segnalini'} danno`)}.`
  },
  healed: (card, n) => `Da ${card} ${happens('rimoss', n, damage(n))}.`,
  gainsLore: (player, n) => `${player} ottiene ${n} leggenda.`,
  losesLore: (player, n) => `${player} perde ${n} leggenda.`,
  moves: (card, location) => `${card} si sposta in ${location}.`,
  laysUnder: (player, what, card) =>
    what === null
      ? `${player} mette una carta a faccia in giù sotto a ${card}.`
      : `${player} mette ${what} sotto a ${card}.`,
  boosts: (player, card) =>
    `${player} mette la prima carta del proprio mazzo a faccia in giù sotto a ${card}.`,
  shuffles: (player) => `${player} mescola il proprio mazzo.`,
  newDeck: (player) => `${player} mescola i propri scarti e ne fa un nuovo mazzo.`,
  looksAt: (player, names) => `${player} guarda ${names}.`,
  reveals: (player, names) => `${player} rivela ${names}.`,
  gets,
  lasts: (source, span) => `Un effetto di ${source} si applica ${during(span)}.`,
  noNextDamage: (card, span) =>
    `La prossima volta che ${card} subirebbe danni, non ne subisce (${during(span)}).`,
  noChallengeDamage: (card) => `${card} non subisce danni da questa sfida.`,
  sings: (card, song) => `${card} canta ${song}.`,
  quests: (card) => `${card} va all'avventura.`,
  challenges: (card, other) => `${card} sfida ${other}.`,
  supports: (card, other) => `${card} aiuta ${other}.`,
  uses: (player, card) => `${player} usa ${card}`,
  takesEffect: (source) => `Si risolve un effetto di ${source}.`,
  withoutEffect: '(Nessun effetto.)',
  protects: (spared) => `; protetto: ${spared}`,
  names: (player, name) => `${player} nomina ${name}.`,
  loses: (player) => `${player} perde la partita.`,
  wins: (players) => {
    if (players.length === 0) return 'Non vince nessuno.'
    return `${listed(players, 'e')} ${players.length > 1 ? 'vincono' : 'vince'} la partita.`
  },
}

/** "Scegli un personaggio", "Scegli fino a 2 personaggi" */
const choose = ({ noun, upTo, n = 1 }: Wanted): string => {
  const determiner = upTo !== undefined ? { count: `fino a ${upTo}` } : n > 1 ? { count: `${n}` } : 'un'
  return `Scegli ${simple(determiner, italianNouns[noun], (upTo ?? n) > 1).with()}`
}
const mayUse = 'Vuoi usare questo effetto?'

const prompts: PromptWords = {
  main: 'È il tuo turno: che cosa fai?',
  whoStarts: 'Vuoi iniziare tu?',
  alter: 'Quali carte vuoi rimettere nel mazzo? Ne peschi altrettante.',
  bag: 'Scegli la prossima abilità da risolvere',
  either: 'Scegli una delle due',
  nameACard: 'Nomina una carta',
  order: {
    top: "Metti queste carte in cima al tuo mazzo, dall'alto verso il basso",
    bottom: "Metti queste carte in fondo al tuo mazzo, dall'alto verso il basso",
  },
  where: 'Dove metti la carta?',
  player: 'Scegli un giocatore',
  noneFits: "Non c'è nessuna carta che tu possa scegliere",
  discard: (min, max) =>
    min === max ? `Scegli ${cards(min)} da scartare` : 'Scegli quante carte vuoi scartare',
  howMuchDamage: (card) => `Quanti danni vuoi rimuovere da ${card}?`,
  singTogether: (atLeast) => `Chi canta? Insieme devono valere almeno ${atLeast}.`,
  ready: (n) => `Non puoi preparare più di ${n} dei tuoi personaggi. ${n === 1 ? 'Quale' : 'Quali'}?`,
  bodyguard: (card) => `Il personaggio ${card} entra in gioco impegnato?`,
  shiftOntoBoth: (card) => `Sopra a quale personaggio va ${card}?`,
  replacement: (card) => `${card} subirebbe danni: quale effetto si applica per primo?`,
  choose: (wanted, verb) => {
    const { choose: purpose } = verbWord(verb).asks.it
    return `${choose(wanted)} ${typeof purpose === 'string' ? purpose : purpose(verb, wanted)}`
  },
  may: (what, verb) => verbWord(verb).asks.it.may(what, verb),
  mayUse,
  thatCard: 'quella carta',
  topCard: 'la prima carta del tuo mazzo',
}

const options: OptionWords = {
  yes: 'Sì',
  no: 'No',
  decline: 'Non scegliere nulla',
  start: 'Inizia',
  doNotStart: 'Non iniziare',
  endTurn: 'Termina il turno',
  ink: (card) => `Aggiungi ${card} al tuo calamaio`,
  play: (card, price) => `Gioca ${card} (${price})`,
  playFree: (card) => `Gioca ${card} gratis`,
  shift: (card, onto, price) => `Gioca ${card} sopra a ${onto} con ${keywords.shift.name.it} (${price})`,
  shiftFree: (card, onto) => `Gioca ${card} gratis sopra a ${onto} con ${keywords.shift.name.it}`,
  sing: (song, singer) => `Canta ${song} con ${singer}`,
  singTogether: (song) => `Fai cantare ${song} con ${keywords.singTogether.name.it}`,
  use: (card) => `Usa ${card}`,
  quest: (card, lore) => `Manda all'avventura ${card} (${lore} leggenda)`,
  challenge: (challenger, defender) => `Sfida ${defender} con ${challenger}`,
  move: (card, location, price) => `Sposta ${card} in ${location} (${price})`,
  put: (card, place) =>
    ({
      top: `Metti ${card} in cima`,
      bottom: `Metti ${card} in fondo`,
      hand: `Aggiungi ${card} alla mano`,
      discard: `Metti ${card} negli scarti`,
      inkwell: `Aggiungi ${card} al calamaio`,
      under: `Metti ${card} sotto a una carta`,
      shuffle: `Mescola ${card} nel mazzo`,
    })[place],
  replace: (source) => `Applica l'effetto di ${source}`,
  delayed: 'effetto alla fine del turno',
  inkCost: (n) => `${n} inchiostro`,
  exerted: 'carta impegnata',
  damage,
  countsAs: (n) => `vale ${n}`,
}

export const italian: TableWords = {
  player: (number) => `Giocatore ${number}`,
  cards,
  and: 'e',
  log,
  prompts,
  options,
}
