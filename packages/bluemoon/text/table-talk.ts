/** What is said at the table: prompts, options and the log, in English, German and Italian. */
import type { CardId, Decision, Lang, LogEntry, Option, Said, Seat } from '@regelwerk/core'
import { knows } from '@regelwerk/core'
import type { Element } from '../abilities.ts'
import type { G } from '../book.ts'
import type { BlueMoonEvent } from '../events.ts'
import { cardAt, DISCARD, defAt, HAND } from '../state.ts'
import { icons } from '../table.ts'
import { power } from '../values.ts'
import { effectWords } from '../words/effects.ts'
import { nameOfCard } from './grammar.ts'
import { sayText, textOf } from './index.ts'

type Trio = readonly [en: string, de: string, it: string]
type Phrases = Readonly<Record<string, Trio>>

const PLACE: Readonly<Record<Lang, 0 | 1 | 2>> = { en: 0, de: 1, it: 2 }
const pick = (lang: Lang, said: Trio): string => said[PLACE[lang]]

const cardName = (g: G, id: CardId, lang: Lang): string =>
  nameOfCard(defAt(g.state, id), lang) + g.beside(id, lang)

const PROMPTS: Phrases = {
  beginning: ['Your turn begins.', 'Dein Zug beginnt.', 'Il tuo turno comincia.'],
  leadership: [
    'Leadership: play a card?',
    'Anführeraktion: eine Karte auslegen?',
    'Comando: giocare una carta?',
  ],
  retreat: [
    'Fight on, or retreat?',
    'Weiterkämpfen oder zurückziehen?',
    'Continuare a combattere o ritirarti?',
  ],
  'open or decline': [
    'Open the fight, or decline?',
    'Den Kampf eröffnen oder verzichten?',
    'Aprire il combattimento o rinunciare?',
  ],
  character: ['Play a character.', 'Lege einen Charakter aus.', 'Gioca un personaggio.'],
  booster: ['Boosters and supports.', 'Verstärkungen und Unterstützungen.', 'Potenziamenti e supporti.'],
  'end of turn': [
    'Before your turn ends: use a card?',
    'Bevor dein Zug endet: eine Karte nutzen?',
    'Prima che il tuo turno finisca: usare una carta?',
  ],
  announce: [
    'In which element do you fight?',
    'In welchem Element kämpfst du?',
    'In quale elemento combatti?',
  ],
  intervene: ['Intervene?', 'Eingreifen?', 'Intervenire?'],
  pay: ['What do you discard for it?', 'Was wirfst du dafür ab?', 'Che cosa scarti per questo?'],
  'choose ship': ['Onto which ship?', 'Auf welches Schiff?', 'Su quale nave?'],
  'call bluff': ['Call the bluff?', 'Farbe bekennen lassen?', 'Vedere il bluff?'],
  'keep active': [
    'Keep the earlier cards active?',
    'Die bisherigen Karten aktiv halten?',
    'Tenere attive le carte precedenti?',
  ],
  decline: [
    'Which one to three cards do you discard?',
    'Welche ein bis drei Karten wirfst du ab?',
    'Quali carte scarti, da una a tre?',
  ],
  'order texts': [
    'Which text first, and which next?',
    'Welcher Text zuerst, welcher danach?',
    'Quale testo per primo, e quale dopo?',
  ],
  double: [
    'The numbers of which Caterpillar are doubled?',
    'Die Zahlen welcher Raupe werden verdoppelt?',
    'Di quale Caterpillar si raddoppiano i numeri?',
  ],
  'discard from hand': [
    "Which of the opponent's hand cards is discarded?",
    'Welche Handkarte des Gegners wird abgeworfen?',
    'Quale carta della mano dell’avversario viene scartata?',
  ],
  spare: ['Which character stays?', 'Welcher Charakter bleibt liegen?', 'Quale personaggio resta?'],
  'discard played': [
    'Which booster or support is discarded?',
    'Welche Verstärkung oder Unterstützung wird abgeworfen?',
    'Quale potenziamento o supporto viene scartato?',
  ],
  'take back': [
    'Which of your cards do you take back?',
    'Welche deiner Karten nimmst du zurück?',
    'Quale delle tue carte riprendi?',
  ],
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
  return (one ? sayText(one, lang, type) : textOf(definition, lang).replaceAll('\n', ' ')) || null
}

/** A prompt in plain words, with the card whose text asks. */
export function sayPrompt(g: G, decision: Decision, lang: Lang): string {
  const { prompt, source } = decision
  const by = source === undefined ? '' : ` (${cardName(g, source, lang)})`
  const said = PROMPTS[prompt]
  return (said === undefined ? askedBy(prompt)[lang] : pick(lang, said)) + by
}

/** What the text of a card asks: 'may draw', 'choose search'. */
function askedBy(prompt: string): Said {
  const [asks, deed] = prompt.split(' ') as ['may' | 'choose', keyof typeof effectWords]
  const said = (effectWords[deed]?.asks as Partial<Record<string, Said>> | undefined)?.[asks]
  if (said === undefined) throw new Error(`Blue Moon has no words for the prompt '${prompt}'`)
  return said
}

const VERBS: Phrases = {
  'take back': ['Take the character back', 'Den Charakter zurücknehmen', 'Riprendi il personaggio'],
  pass: ['Do not', 'Nicht', 'No, grazie'],
  blind: ['An unseen card', 'Eine verdeckte Karte', 'Una carta coperta'],
  'go on': ['Go on', 'Weiter', 'Avanti'],
  play: ['Play', 'Auslegen:', 'Gioca'],
  bluff: ['Bluff with', 'Bluffen mit', 'Bluffa con'],
  retrieve: ['Retrieve', 'Wiederaufnehmen:', 'Riprendi'],
  land: ['Land', 'Anlanden:', 'Approda con'],
  use: ['Use', 'Nutzen:', 'Usa'],
  replace: ['Replace', 'Ersetzen:', 'Sostituisci'],
  drop: ['Discard the bluff card', 'Bluff-Karte abwerfen:', 'Scarta la carta bluff'],
  fulfil: ['Fulfil the demand of', 'Forderung erfüllen:', 'Soddisfa la richiesta di'],
  open: ['Open the fight', 'Den Kampf eröffnen', 'Apri il combattimento'],
  decline: [
    'Decline: discard 1 to 3 cards',
    'Verzichten: 1 bis 3 Karten abwerfen',
    'Rinuncia: scarta da 1 a 3 carte',
  ],
  retreat: ['Retreat: lose the fight', 'Zurückziehen: Kampf verloren', 'Ritirati: combattimento perso'],
  fight: ['Fight on', 'Weiterkämpfen', 'Continua a combattere'],
  announce: ['Announce', 'Ansagen:', 'Annuncia'],
  call: ['Call the bluff', 'Farbe bekennen', 'Vedi il bluff'],
  accept: ['Let it be', 'Nicht anzweifeln', 'Lascia correre'],
  yes: ['Yes', 'Ja', 'Sì'],
  no: ['No', 'Nein', 'No'],
  boosters: ['All boosters', 'Alle Verstärkungen', 'Tutti i potenziamenti'],
  supports: ['All supports', 'Alle Unterstützungen', 'Tutti i supporti'],
}
/** What going on leads to, by what was asked. */
const GO_ON: Phrases = {
  beginning: ['Go on to leadership', 'Weiter zur Anführeraktion', 'Avanti: comando'],
  leadership: ['Go on to the fight', 'Weiter zum Kampf', 'Avanti: combattimento'],
  character: [
    'Go on to boosters and supports',
    'Weiter zu Verstärkungen, Unterstützungen',
    'Avanti: potenziamenti e supporti',
  ],
  booster: ['Go on to the announcement', 'Weiter zur Ansage', 'Avanti: annuncio'],
  'end of turn': ['End your turn', 'Deinen Zug beenden', 'Finisci il turno'],
}
const A_CARD: Trio = ['a card', 'eine Karte', 'una carta']
const ELEMENTS: Readonly<Record<Element, Trio>> = {
  fire: ['Fire', 'Feuer', 'Fuoco'],
  earth: ['Earth', 'Erde', 'Terra'],
}

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
    return pick(lang, [`Load ${card} onto ${ship}`, `${card} auf ${ship} laden`, `Carica ${card} su ${ship}`])
  }
  // Declining a fight and declining to pay are two things.
  const verb = option.verb === 'decline' && decision.prompt === 'pay' ? 'pass' : option.verb
  const said = (verb === 'go on' ? GO_ON[decision.prompt] : undefined) ?? VERBS[verb]
  if (said === undefined && !SILENT.includes(verb))
    throw new Error(`Blue Moon has no words for the option '${verb}'`)
  const words = said === undefined ? names : [pick(lang, said), ...names]
  if (name !== undefined) words.push(pick(lang, ELEMENTS[name as Element]))
  if (verb === 'announce') words.push(String(power(g, decision.seat, name as Element)))
  return words.join(' ')
}

const player = (seat: Seat, lang: Lang): string =>
  pick(lang, [`Player ${seat + 1}`, `Spieler ${seat + 1}`, `Giocatore ${seat + 1}`])

/** A line of the log; what the reader did not know is told without its face. */
export function sayLog(g: G, entry: LogEntry, seat: Seat | null, lang: Lang): string | null {
  const e = entry.event as BlueMoonEvent
  const names = entry.faces.map(([id, mask]) =>
    seat === null || (mask & (1 << seat)) !== 0 ? cardName(g, id, lang) : pick(lang, A_CARD),
  )
  const cards = names.join(', ')
  const owner = entry.faces[0] === undefined ? 0 : cardAt(g.state, entry.faces[0][0]).owner
  const who = player('seat' in e ? e.seat : owner, lang)
  const say = (...said: Trio): string => pick(lang, said)
  switch (e.kind) {
    case 'lay':
      return e.bluff
        ? say(
            `${who} lays a bluff card.`,
            `${who} legt eine Bluff-Karte aus.`,
            `${who} gioca una carta bluff.`,
          )
        : say(`${who} plays ${cards}.`, `${who} legt ${cards} aus.`, `${who} gioca ${cards}.`)
    case 'put':
      return sayPut(e, who, cards, lang)
    case 'draw':
      return say(`${who} draws ${cards}.`, `${who} zieht ${cards}.`, `${who} pesca ${cards}.`)
    case 'shuffle':
      return say(`${who} shuffles.`, `${who} mischt.`, `${who} mescola.`)
    case 'reveal':
      return e.cards.length === 0
        ? null
        : say(`${who} shows ${cards}.`, `${who} zeigt ${cards}.`, `${who} mostra ${cards}.`)
    case 'attract':
      return say(`${who} attracts a dragon.`, `${who} gewinnt einen Drachen.`, `${who} attira un drago.`)
    case 'element': {
      const element = pick(lang, ELEMENTS[e.element])
      return say(`The fight is in ${element}.`, `Gekämpft wird in ${element}.`, `Si combatte in ${element}.`)
    }
    case 'load':
      return say(
        `${who} loads ${cards} onto a ship.`,
        `${who} lädt ${cards} auf ein Schiff.`,
        `${who} carica ${cards} su una nave.`,
      )
    case 'land':
      return say(`${who} lands ${cards}.`, `${who} landet an: ${cards}.`, `${who} fa approdare ${cards}.`)
    case 'turn':
      return say(`Turn ${e.number}: ${who}.`, `Zug ${e.number}: ${who}.`, `Turno ${e.number}: ${who}.`)
    case 'retreat':
      return say(`${who} retreats.`, `${who} zieht sich zurück.`, `${who} si ritira.`)
    case 'decline':
      return say(
        `${who} declines.`,
        `${who} verzichtet auf den Kampfbeginn.`,
        `${who} rinuncia ad aprire il combattimento.`,
      )
    case 'announce': {
      const element = pick(lang, ELEMENTS[e.element])
      return say(
        `${who} announces ${element} ${e.power}.`,
        `${who} sagt ${element} ${e.power} an.`,
        `${who} annuncia ${element} ${e.power}.`,
      )
    }
    case 'call bluff':
      return e.right
        ? say(
            `${who} calls the bluff, and rightly.`,
            `${who} lässt Farbe bekennen, zu Recht.`,
            `${who} vede il bluff, a ragione.`,
          )
        : say(
            `${who} calls the bluff, and is wrong.`,
            `${who} lässt Farbe bekennen, zu Unrecht.`,
            `${who} vede il bluff, a torto.`,
          )
    case 'end fight':
      return say('The fight is over.', 'Der Kampf ist vorbei.', 'Il combattimento è finito.')
    case 'look':
      return say(
        `${who} looks through the draw deck.`,
        `${who} durchsucht den Nachziehstapel.`,
        `${who} cerca nel mazzo di pesca.`,
      )
    case 'double':
      return say(
        `The numbers of ${cards} are doubled.`,
        `Die Zahlen von ${cards} werden verdoppelt.`,
        `I numeri di ${cards} sono raddoppiati.`,
      )
    case 'take back':
      return say(
        `${who} takes the character back.`,
        `${who} nimmt den Charakter zurück.`,
        `${who} riprende il personaggio.`,
      )
    case 'use':
      return say(`${who} uses ${cards}.`, `${who} nutzt ${cards}.`, `${who} usa ${cards}.`)
    case 'intervene':
      return say(
        `${who} intervenes: ${cards}.`,
        `${who} greift ein: ${cards}.`,
        `${who} interviene: ${cards}.`,
      )
    case 'fulfil':
      return e.cards.length === 0
        ? say(
            'A demand is not fulfilled.',
            'Eine Forderung wird nicht erfüllt.',
            'Una richiesta non è soddisfatta.',
          )
        : say(
            `A demand is fulfilled: ${cards}.`,
            `Eine Forderung wird erfüllt: ${cards}.`,
            `Una richiesta è soddisfatta: ${cards}.`,
          )
    case 'acts':
      return `${cards}: ${icons[e.icon].label[lang]}.`
    case 'win':
      return e.score === 1
        ? say(`${who} wins 1 crystal.`, `${who} gewinnt 1 Kristall.`, `${who} vince 1 cristallo.`)
        : say(
            `${who} wins ${e.score} crystals.`,
            `${who} gewinnt ${e.score} Kristalle.`,
            `${who} vince ${e.score} cristalli.`,
          )
    default:
      return null
  }
}

type Put = Extract<BlueMoonEvent, { kind: 'put' }>

/** Where a card goes; it is its owner's hand, pile or deck. */
function sayPut({ to, place }: Put, who: string, cards: string, lang: Lang): string {
  if (to === DISCARD)
    return pick(lang, [`${who} discards ${cards}.`, `${who} wirft ${cards} ab.`, `${who} scarta ${cards}.`])
  if (to === HAND)
    return pick(lang, [
      `${who} takes ${cards} into hand.`,
      `${who} nimmt ${cards} auf die Hand.`,
      `${who} prende in mano ${cards}.`,
    ])
  return place === 'bottom'
    ? pick(lang, [
        `${who} puts ${cards} under the draw deck.`,
        `${who} legt ${cards} unter den Nachziehstapel.`,
        `${who} mette ${cards} sotto il mazzo di pesca.`,
      ])
    : pick(lang, [
        `${who} puts ${cards} into the draw deck.`,
        `${who} legt ${cards} in den Nachziehstapel.`,
        `${who} mette ${cards} nel mazzo di pesca.`,
      ])
}
