/** What is said at the table: prompts, options and the log, in English and German. */
import type { CardId, Decision, Lang, LogEntry, Option, Seat } from '@regelwerk/core'
import { knows } from '@regelwerk/core'
import type { Element } from '../abilities.ts'
import type { G } from '../book.ts'
import type { BlueMoonEvent } from '../events.ts'
import { cardAt, DISCARD, defAt, HAND } from '../state.ts'
import { icons } from '../table.ts'
import { sayText, textOf } from './index.ts'
import { deeds, type Said } from './table-deeds.ts'

type Words = Readonly<Record<string, Said>>

const pick = (lang: Lang, [en, de]: Said): string => (lang === 'de' ? de : en)

const cardName = (g: G, id: CardId, lang: Lang): string => {
  const { name } = defAt(g.state, id)
  return (lang === 'de' ? name.de : (name.en ?? name.de)) + g.beside(id, lang)
}

const PROMPTS: Words = {
  beginning: ['Your turn begins.', 'Dein Zug beginnt.'],
  leadership: ['Leadership: play a card?', 'Anführeraktion: eine Karte auslegen?'],
  retreat: ['Fight on, or retreat?', 'Weiterkämpfen oder zurückziehen?'],
  'open or decline': ['Open the fight, or decline?', 'Den Kampf eröffnen oder verzichten?'],
  character: ['Play a character.', 'Lege einen Charakter aus.'],
  booster: ['Boosters and supports.', 'Verstärkungen und Unterstützungen.'],
  'end of turn': ['Before your turn ends: use a card?', 'Bevor dein Zug endet: eine Karte nutzen?'],
  announce: ['In which element do you fight?', 'In welchem Element kämpfst du?'],
  intervene: ['Intervene?', 'Eingreifen?'],
  pay: ['What do you discard for it?', 'Was wirfst du dafür ab?'],
  'choose ship': ['Onto which ship?', 'Auf welches Schiff?'],
  'call bluff': ['Call the bluff?', 'Farbe bekennen lassen?'],
  'keep active': ['Keep the earlier cards active?', 'Die bisherigen Karten aktiv halten?'],
  decline: ['Which one to three cards do you discard?', 'Welche ein bis drei Karten wirfst du ab?'],
  'order texts': ['Which text first, and which next?', 'Welcher Text zuerst, welcher danach?'],
  double: ['The numbers of which Caterpillar are doubled?', 'Die Zahlen welcher Raupe werden verdoppelt?'],
  'discard from hand': [
    "Which of the opponent's hand cards is discarded?",
    'Welche Handkarte des Gegners wird abgeworfen?',
  ],
  spare: ['Which character stays?', 'Welcher Charakter bleibt liegen?'],
  'discard played': [
    'Which booster or support is discarded?',
    'Welche Verstärkung oder Unterstützung wird abgeworfen?',
  ],
  'take back': ['Which of your cards do you take back?', 'Welche deiner Karten nimmst du zurück?'],
}

/** Asked by the rules, for a card. */
const BY_RULES = ['keep active']

/** What the text does that asks: the one with the effect under way, or all that the card says. */
export function sayEffect(g: G, { prompt, source, seat }: Decision, lang: Lang): string | null {
  if (BY_RULES.includes(prompt)) return null
  if (source === undefined || !knows(cardAt(g.state, source), seat)) return null
  const { effect } = (g.state.stack.at(-1) ?? {}) as { effect?: unknown }
  const definition = defAt(g.state, source)
  const { text: texts, type } = definition
  const one = texts.find((text) => text.kind === 'effect' && text.do === effect)
  const language = lang === 'de' ? 'de' : 'en'
  return (one ? sayText(one, language, type) : textOf(definition, language).replaceAll('\n', ' ')) || null
}

/** A prompt in plain words, with the card whose text asks. */
export function sayPrompt(g: G, decision: Decision, lang: Lang): string {
  const by = decision.source === undefined ? '' : ` (${cardName(g, decision.source, lang)})`
  return pick(lang, PROMPTS[decision.prompt] ?? deedOf(decision.prompt)) + by
}

/** What the text of a card asks: 'may draw', 'choose search'. */
function deedOf(prompt: string): Said {
  const [asks, deed] = prompt.split(' ') as [string, keyof typeof deeds]
  const said = asks === 'may' || asks === 'choose' ? deeds[deed]?.[asks] : undefined
  if (said === undefined) throw new Error(`Blue Moon has no words for the prompt '${prompt}'`)
  return said
}

const VERBS: Words = {
  'take back': ['Take the character back', 'Den Charakter zurücknehmen'],
  pass: ['Do not', 'Nicht'],
  blind: ['An unseen card', 'Eine verdeckte Karte'],
  'go on': ['Go on', 'Weiter'],
  play: ['Play', 'Auslegen:'],
  bluff: ['Bluff with', 'Bluffen mit'],
  retrieve: ['Retrieve', 'Wiederaufnehmen:'],
  land: ['Land', 'Anlanden:'],
  use: ['Use', 'Nutzen:'],
  replace: ['Replace', 'Ersetzen:'],
  drop: ['Discard the bluff card', 'Bluff-Karte abwerfen:'],
  fulfil: ['Fulfil the demand of', 'Forderung erfüllen:'],
  open: ['Open the fight', 'Den Kampf eröffnen'],
  decline: ['Decline', 'Auf den Kampfbeginn verzichten'],
  retreat: ['Retreat', 'Zurückziehen'],
  fight: ['Fight on', 'Weiterkämpfen'],
  announce: ['Announce', 'Ansagen:'],
  call: ['Call the bluff', 'Farbe bekennen'],
  accept: ['Let it be', 'Nicht anzweifeln'],
  yes: ['Yes', 'Ja'],
  no: ['No', 'Nein'],
  boosters: ['All boosters', 'Alle Verstärkungen'],
  supports: ['All supports', 'Alle Unterstützungen'],
}
const A_CARD: Said = ['a card', 'eine Karte']
const ELEMENTS: Readonly<Record<Element, Said>> = { fire: ['Fire', 'Feuer'], earth: ['Earth', 'Erde'] }

/** These are said by their cards alone. */
const SILENT: readonly string[] = ['choose', 'discard', 'spare']

export function sayOption(g: G, decision: Decision, option: Option, lang: Lang): string {
  const { source, target, name } = option
  const cards = [source, target].flatMap((id) => (id === undefined ? [] : [id]))
  const names = cards.map((id) =>
    knows(cardAt(g.state, id), decision.seat) ? cardName(g, id, lang) : pick(lang, A_CARD),
  )
  if (option.verb === 'load') {
    const [card, ship] = names as [string, string]
    return pick(lang, [`Load ${card} onto ${ship}`, `${card} auf ${ship} laden`])
  }
  // Declining a fight and declining to pay are two things.
  const verb = option.verb === 'decline' && decision.prompt === 'pay' ? 'pass' : option.verb
  const said = VERBS[verb]
  if (said === undefined && !SILENT.includes(verb))
    throw new Error(`Blue Moon has no words for the option '${verb}'`)
  const words = said === undefined ? names : [pick(lang, said), ...names]
  return (name === undefined ? words : [...words, pick(lang, ELEMENTS[name as Element])]).join(' ')
}

const player = (seat: Seat, lang: Lang): string => pick(lang, [`Player ${seat + 1}`, `Spieler ${seat + 1}`])

/** A line of the log; what the reader did not know is told without its face. */
export function sayLog(g: G, entry: LogEntry, seat: Seat | null, lang: Lang): string | null {
  const e = entry.event as BlueMoonEvent
  const names = entry.faces.map(([id, mask]) =>
    seat === null || (mask & (1 << seat)) !== 0 ? cardName(g, id, lang) : pick(lang, A_CARD),
  )
  const cards = names.join(', ')
  const owner = entry.faces[0] === undefined ? 0 : cardAt(g.state, entry.faces[0][0]).owner
  const who = player('seat' in e ? e.seat : owner, lang)
  const say = (en: string, de: string): string => pick(lang, [en, de])
  switch (e.kind) {
    case 'lay':
      return e.bluff
        ? say(`${who} lays a bluff card.`, `${who} legt eine Bluff-Karte aus.`)
        : say(`${who} plays ${cards}.`, `${who} legt ${cards} aus.`)
    case 'put':
      return sayPut(e, who, cards, lang)
    case 'draw':
      return say(`${who} draws ${cards}.`, `${who} zieht ${cards}.`)
    case 'shuffle':
      return say(`${who} shuffles.`, `${who} mischt.`)
    case 'reveal':
      return e.cards.length === 0 ? null : say(`${who} shows ${cards}.`, `${who} zeigt ${cards}.`)
    case 'attract':
      return say(`${who} attracts a dragon.`, `${who} gewinnt einen Drachen.`)
    case 'element':
      return say(`The fight is in ${e.element}.`, `Gekämpft wird in ${pick(lang, ELEMENTS[e.element])}.`)
    case 'load':
      return say(`${who} loads ${cards} onto a ship.`, `${who} lädt ${cards} auf ein Schiff.`)
    case 'land':
      return say(`${who} lands ${cards}.`, `${who} landet an: ${cards}.`)
    case 'turn':
      return say(`Turn ${e.number}: ${who}.`, `Zug ${e.number}: ${who}.`)
    case 'retreat':
      return say(`${who} retreats.`, `${who} zieht sich zurück.`)
    case 'decline':
      return say(`${who} declines.`, `${who} verzichtet auf den Kampfbeginn.`)
    case 'announce': {
      const element = pick(lang, ELEMENTS[e.element])
      return say(`${who} announces ${element} ${e.power}.`, `${who} sagt ${element} ${e.power} an.`)
    }
    case 'call bluff':
      return e.right
        ? say(`${who} calls the bluff, and rightly.`, `${who} lässt Farbe bekennen, zu Recht.`)
        : say(`${who} calls the bluff, and is wrong.`, `${who} lässt Farbe bekennen, zu Unrecht.`)
    case 'end fight':
      return say('The fight is over.', 'Der Kampf ist vorbei.')
    case 'look':
      return say(`${who} looks through the draw deck.`, `${who} durchsucht den Nachziehstapel.`)
    case 'double':
      return say(`The numbers of ${cards} are doubled.`, `Die Zahlen von ${cards} werden verdoppelt.`)
    case 'take back':
      return say(`${who} takes the character back.`, `${who} nimmt den Charakter zurück.`)
    case 'use':
      return say(`${who} uses ${cards}.`, `${who} nutzt ${cards}.`)
    case 'intervene':
      return say(`${who} intervenes: ${cards}.`, `${who} greift ein: ${cards}.`)
    case 'fulfil':
      return e.cards.length === 0
        ? say('A demand is not fulfilled.', 'Eine Forderung wird nicht erfüllt.')
        : say(`A demand is fulfilled: ${cards}.`, `Eine Forderung wird erfüllt: ${cards}.`)
    case 'acts':
      return `${cards}: ${icons[e.icon].label[lang]}.`
    case 'win':
      return e.score === 1
        ? say(`${who} wins 1 crystal.`, `${who} gewinnt 1 Kristall.`)
        : say(`${who} wins ${e.score} crystals.`, `${who} gewinnt ${e.score} Kristalle.`)
    default:
      return null
  }
}

type Put = Extract<BlueMoonEvent, { kind: 'put' }>

/** Where a card goes; it is its owner's hand, pile or deck. */
function sayPut({ to, place }: Put, who: string, cards: string, lang: Lang): string {
  if (to === DISCARD) return pick(lang, [`${who} discards ${cards}.`, `${who} wirft ${cards} ab.`])
  if (to === HAND)
    return pick(lang, [`${who} takes ${cards} into hand.`, `${who} nimmt ${cards} auf die Hand.`])
  return place === 'bottom'
    ? pick(lang, [
        `${who} puts ${cards} under the draw deck.`,
        `${who} legt ${cards} unter den Nachziehstapel.`,
      ])
    : pick(lang, [`${who} puts ${cards} into the draw deck.`, `${who} legt ${cards} in den Nachziehstapel.`])
}
