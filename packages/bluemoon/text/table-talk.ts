/** What is said at the table: prompts, options and the log, in English and German. */
import type { CardId, Decision, Lang, LogEntry, Option, Seat } from '@regelwerk/core'
import { knows } from '@regelwerk/core'
import type { G } from '../book.ts'
import type { BlueMoonEvent } from '../events.ts'
import { cardAt, defAt } from '../state.ts'

type Said = Readonly<Record<string, readonly [en: string, de: string]>>

const pick = (lang: Lang, [en, de]: readonly [string, string]): string => (lang === 'de' ? de : en)

const cardName = (g: G, id: CardId, lang: Lang): string => {
  const { name } = defAt(g.state, id)
  return lang === 'de' ? name.de : (name.en ?? name.de)
}

const PROMPTS: Said = {
  beginning: ['Your turn begins.', 'Dein Zug beginnt.'],
  leadership: ['Leadership: play a card?', 'Anführeraktion: eine Karte auslegen?'],
  retreat: ['Fight on, or retreat?', 'Weiterkämpfen oder zurückziehen?'],
  'open or decline': ['Open the fight, or decline?', 'Den Kampf eröffnen oder verzichten?'],
  character: ['Play a character.', 'Lege einen Charakter aus.'],
  booster: ['Boosters and supports.', 'Verstärkungen und Unterstützungen.'],
  announce: ['In which element do you fight?', 'In welchem Element kämpfst du?'],
  intervene: ['Intervene?', 'Eingreifen?'],
  pay: ['What do you discard for it?', 'Was wirfst du dafür ab?'],
  'choose ship': ['Onto which ship?', 'Auf welches Schiff?'],
  'call bluff': ['Call the bluff?', 'Farbe bekennen lassen?'],
  'keep active': ['Keep the earlier cards active?', 'Die bisherigen Karten aktiv halten?'],
  decline: ['Which cards do you discard?', 'Welche Karten wirfst du ab?'],
  'way to pay': ['How do you fulfil the demand?', 'Wie erfüllst du die Forderung?'],
  'pay demand': ['Which cards do you discard for it?', 'Welche Karten wirfst du dafür ab?'],
}

/** A prompt in plain words, with the card whose text asks. */
export function sayPrompt(g: G, decision: Decision, lang: Lang): string {
  const said = PROMPTS[decision.prompt]
  const by = decision.source === undefined ? '' : ` (${cardName(g, decision.source, lang)})`
  if (said !== undefined) return pick(lang, said) + by
  const may = decision.prompt.startsWith('may ')
  return pick(lang, may ? ['Use the text?', 'Den Text nutzen?'] : ['Choose cards.', 'Wähle Karten.']) + by
}

const VERBS: Said = {
  'take back': ['Take the character back', 'Den Charakter zurücknehmen'],
  pass: ['Do not', 'Nicht'],
  blind: ['An unseen card', 'Eine verdeckte Karte'],
  spare: ['', ''],
  'go on': ['Go on', 'Weiter'],
  play: ['Play', 'Auslegen:'],
  bluff: ['Bluff with', 'Bluffen mit'],
  retrieve: ['Retrieve', 'Wiederaufnehmen:'],
  land: ['Land', 'Anlanden:'],
  use: ['Use', 'Nutzen:'],
  replace: ['Replace', 'Ersetzen:'],
  load: ['Load', 'Beladen:'],
  'drop bluffs': ['Discard the bluff cards', 'Bluff-Karten abwerfen'],
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
  choose: ['', ''],
  discard: ['', ''],
  boosters: ['All boosters', 'Alle Verstärkungen'],
  supports: ['All supports', 'Alle Unterstützungen'],
  way: ['Way', 'Weg'],
}
const ELEMENTS: Said = { fire: ['Fire', 'Feuer'], earth: ['Earth', 'Erde'] }

export function sayOption(g: G, decision: Decision, option: Option, lang: Lang): string {
  const hidden = pick(lang, ['a card', 'eine Karte'])
  const name = (id: CardId): string =>
    knows(cardAt(g.state, id), decision.seat) ? cardName(g, id, lang) : hidden
  // Declining a fight and declining to pay are two things.
  const verb = option.verb === 'decline' && decision.prompt === 'pay' ? 'pass' : option.verb
  const words = [VERBS[verb] === undefined ? verb : pick(lang, VERBS[verb] as [string, string])]
  for (const id of [option.source, option.target]) if (id !== undefined) words.push(name(id))
  if (option.name !== undefined)
    words.push(ELEMENTS[option.name] ? pick(lang, ELEMENTS[option.name] as [string, string]) : option.name)
  if (option.n !== undefined) words.push(String(option.n + 1))
  return words.filter((word) => word !== '').join(' ')
}

const player = (seat: Seat, lang: Lang): string => pick(lang, [`Player ${seat + 1}`, `Spieler ${seat + 1}`])

/** A line of the log; what the reader did not know is told without its face. */
export function sayLog(g: G, entry: LogEntry, seat: Seat | null, lang: Lang): string | null {
  const e = entry.event as BlueMoonEvent
  const names = entry.faces.map(([id, mask]) =>
    seat === null || (mask & (1 << seat)) !== 0
      ? cardName(g, id, lang)
      : pick(lang, ['a card', 'eine Karte']),
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
      return say(`${who}: ${cards} is put away.`, `${who}: ${cards} wird weggelegt.`)
    case 'draw':
      return say(`${who} draws ${cards}.`, `${who} zieht ${cards}.`)
    case 'shuffle':
      return say(`${who} shuffles.`, `${who} mischt.`)
    case 'reveal':
      return e.cards.length === 0 ? null : say(`${who} shows ${cards}.`, `${who} zeigt ${cards}.`)
    case 'attract':
      return say(`${who} attracts a dragon.`, `${who} gewinnt einen Drachen.`)
    case 'element':
      return say(
        `The fight is in ${e.element}.`,
        `Gekämpft wird in ${pick(lang, ELEMENTS[e.element] as [string, string])}.`,
      )
    case 'load':
      return say(`${who} loads ${cards}.`, `${who} belädt mit ${cards}.`)
    case 'land':
      return say(`${who} lands ${cards}.`, `${who} landet an: ${cards}.`)
    case 'turn':
      return say(`Turn ${e.number}: ${who}.`, `Zug ${e.number}: ${who}.`)
    case 'retreat':
      return say(`${who} retreats.`, `${who} zieht sich zurück.`)
    case 'decline':
      return say(`${who} declines.`, `${who} verzichtet auf den Kampfbeginn.`)
    case 'announce': {
      const element = pick(lang, ELEMENTS[e.element] as [string, string])
      return say(`${who} announces ${element} ${e.power}.`, `${who} sagt ${element} ${e.power} an.`)
    }
    case 'call bluff':
      return say(`${who} calls the bluff.`, `${who} lässt Farbe bekennen.`)
    case 'take back':
      return say(`${who} takes the character back.`, `${who} nimmt den Charakter zurück.`)
    case 'use':
      return say(`${who} uses ${cards}.`, `${who} nutzt ${cards}.`)
    case 'intervene':
      return say(`${who} intervenes: ${cards}.`, `${who} greift ein: ${cards}.`)
    case 'fulfil':
      return say(`A demand is fulfilled: ${cards}.`, `Eine Forderung wird erfüllt: ${cards}.`)
    case 'win':
      return say(`${who} wins ${e.score} crystals.`, `${who} gewinnt ${e.score} Kristalle.`)
    default:
      return null
  }
}
