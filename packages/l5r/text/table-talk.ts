/** What is said at the table: prompts, options and the log, in English and German. */
import type { CardId, Decision, Lang, LogEntry, Option, Seat } from '@regelwerk/core'
import { knows } from '@regelwerk/core'
import type { Ability, Effect, Element } from '../abilities.ts'
import type { G } from '../book.ts'
import { elementNames } from '../elements.ts'
import type { L5REvent } from '../events.ts'
import { registered, triggeredOf } from '../prepare.ts'
import { CONFLICT, cardAt, DYNASTY, HAND } from '../state.ts'
import { nameOf } from '../table.ts'
import { abilityText } from './index.ts'
import { deeds, type Pair } from './table-deeds.ts'

type Said = Readonly<Record<string, Pair>>

const pick = (lang: Lang, [en, de]: Pair): string => (lang === 'de' ? de : en)
const textLang = (lang: Lang): 'en' | 'de' => (lang === 'de' ? 'de' : 'en')

const cardName = (g: G, id: CardId, lang: Lang): string => nameOf(cardAt(g.state, id).def, lang)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const PROMPTS: Said = {
  action: ['Your opportunity to act.', 'Du darfst handeln.'],
  'dynasty action': [
    'Dynasty phase: play a character, act or pass.',
    'Dynastiephase: Charakter spielen, handeln oder passen.',
  ],
  would: ['Interrupt what would happen?', 'Unterbrechen, was geschehen würde?'],
  interrupt: ['Interrupt?', 'Unterbrechen?'],
  reaction: ['React?', 'Reagieren?'],
  'forced interrupt': [
    'Which forced interrupt is next?',
    'Welche erzwungene Unterbrechung kommt als nächste?',
  ],
  'forced reaction': ['Which forced reaction is next?', 'Welche erzwungene Reaktion kommt als nächste?'],
  'additional fate': ['How much additional fate?', 'Wie viel zusätzliches Schicksal?'],
  attach: ['Attach to which character?', 'An welchen Charakter anhängen?'],
  'attack which province': ['Attack which province?', 'Welche Provinz angreifen?'],
  'choose ring': ['Choose a ring.', 'Wähle einen Ring.'],
  'choose target': ['Choose a target.', 'Wähle ein Ziel.'],
  'contest which ring': ['Contest which ring?', 'Um welchen Ring geht es?'],
  covert: ['Covert: who is evaded?', 'Verstohlenheit: wem wird ausgewichen?'],
  'declare attackers': ['Declare your attackers.', 'Deklariere deine Angreifer.'],
  'declare conflict': ['Declare a conflict, or pass.', 'Deklariere einen Konflikt oder passe.'],
  'declare defenders': ['Declare your defenders.', 'Deklariere deine Verteidiger.'],
  discard: ['Discard which cards?', 'Welche Karten ablegen?'],
  'discard attachment': ['Discard which attachment?', 'Welche Verstärkung ablegen?'],
  'discard from province': ['Discard the cards in that province?', 'Die Karten in jener Provinz ablegen?'],
  'discard from provinces': [
    'Discard which cards from your provinces?',
    'Welche Karten von deinen Provinzen ablegen?',
  ],
  either: ['Choose one.', 'Wähle eines.'],
  select: ['Select one.', 'Wähle eines aus.'],
  'favor side': ['Which side of the Imperial Favor?', 'Welche Seite der Kaiserlichen Gunst?'],
  'gain ability': ['Which ability is gained?', 'Welche Fähigkeit wird erhalten?'],
  'honor bid': ['Bid honor.', 'Biete Ehre.'],
  'duel bid': ['Bid honor for the duel.', 'Biete Ehre für das Duell.'],
  'honor or cards': ['Give honor, or discard cards?', 'Ehre geben oder Karten ablegen?'],
  'honor or dishonor': ['Honor or dishonor?', 'Ehren oder entehren?'],
  'change bid': ['Raise or lower your bid?', 'Dein Gebot erhöhen oder senken?'],
  'look at a province': ['Look at which province?', 'Welche Provinz ansehen?'],
  'mulligan hand': ['Replace which cards of your hand?', 'Welche Handkarten ersetzen?'],
  'mulligan provinces': [
    'Replace which cards in your provinces?',
    'Welche Karten in deinen Provinzen ersetzen?',
  ],
  'next delayed effect': [
    'Which delayed effect comes next?',
    'Welcher verzögerte Effekt kommt als nächster?',
  ],
  'order discarding': ['In which order are they discarded?', 'In welcher Reihenfolge werden sie abgelegt?'],
  'order leaving': ['In which order are they discarded?', 'In welcher Reihenfolge werden sie abgelegt?'],
  'order provinces': [
    'In which order do your provinces lie?',
    'In welcher Reihenfolge liegen deine Provinzen?',
  ],
  pay: ['Pay with what?', 'Womit bezahlst du?'],
  replace: ['Replace which character?', 'Welchen Charakter ersetzen?'],
  'resolve twice': ['Resolve it twice?', 'Zwei Mal abhandeln?'],
  'ring element': ['Which element?', 'Welches Element?'],
  search: ['Which card do you take?', 'Welche Karte nimmst du?'],
  take: ['Which cards do you take?', 'Welche Karten nimmst du?'],
  'stronghold province': [
    'Which province lies under your stronghold?',
    'Welche Provinz liegt unter deiner Festung?',
  ],
  'switch which ring': ['Switch which of your rings?', 'Welchen deiner Ringe vertauschen?'],
  'switch with which ring': ['Switch with which ring?', 'Mit welchem Ring vertauschen?'],
  'where to': ['Into the conflict, or home?', 'In den Konflikt oder in die Heimatzone?'],
  'who starts': ['Who is the first player?', 'Wer ist Startspieler?'],
}

export function sayPrompt(g: G, decision: Decision, lang: Lang): string {
  const { source, seat } = decision
  const isNamed = source !== undefined && knows(cardAt(g.state, source), seat)
  const by = isNamed ? ` (${cardName(g, source, lang)})` : ''
  const words = PROMPTS[decision.prompt]
  if (words !== undefined) return pick(lang, words) + by
  if (decision.prompt.startsWith('ring ')) {
    const element = elementNames[decision.prompt.slice(5) as Element]
    return pick(lang, [`The ${element.en} ring: which effect?`, `Ring ${element.de}: welcher Effekt?`])
  }
  const [, asks, deed] = /^(choose to|may) (\S+)$/.exec(decision.prompt) ?? []
  if (deed === undefined || !(deed in deeds)) throw new Error(`no words for the prompt '${decision.prompt}'`)
  const said = capital(pick(lang, deeds[deed as Effect['do']]))
  return (asks === 'may' ? `${said}?` : said + pick(lang, [': choose.', ': wähle.'])) + by
}

const VERBS: Said = {
  trigger: ['Use', 'Nutzen:'],
  resolve: ['Resolve', 'Abhandeln:'],
  play: ['Play', 'Spielen:'],
  'play disguised': ['Play disguised:', 'Verkleidet spielen:'],
  'play as attachment': ['Play as an attachment:', 'Als Verstärkung spielen:'],
  'discard duplicate': ['Discard the duplicate', 'Duplikat ablegen:'],
  pass: ['Pass', 'Passen'],
  home: ['Home', 'In die Heimatzone'],
  'into the conflict': ['Into the conflict', 'In den Konflikt'],
  'attach to': ['On', 'An'],
  fate: ['Fate:', 'Schicksal:'],
  bid: ['Bid', 'Biete'],
  declare: ['Declare a conflict:', 'Konflikt deklarieren:'],
  ring: ['', ''],
  element: ['', ''],
  type: ['', ''],
  side: ['', ''],
  attack: ['Attack', 'Angreifen:'],
  attacker: ['', ''],
  defender: ['', ''],
  evade: ['Evade', 'Ausweichen:'],
  'evade nobody': ['Evade nobody', 'Niemandem ausweichen'],
  choose: ['', ''],
  order: ['', ''],
  replace: ['Replace', 'Ersetzen:'],
  'pay with': ['', ''],
  'stronghold province': ['', ''],
  starts: ['Starts:', 'Startspieler:'],
  discard: ['Discard', 'Ablegen'],
  leave: ['Leave them', 'Liegen lassen'],
  yes: ['Yes', 'Ja'],
  no: ['No', 'Nein'],
  decline: ['Do not', 'Nicht'],
  'take honor': ['Take 1 honor from your opponent', 'Nimm 1 Ehre von deinem Gegner'],
  'gain honor': ['Gain 2 honor', 'Erhalte 2 Ehre'],
  'draw and discard': [
    'Draw a card; your opponent discards one at random',
    'Ziehe eine Karte; dein Gegner legt eine zufällige ab',
  ],
  honor: ['Honor', 'Ehren:'],
  dishonor: ['Dishonor', 'Entehren:'],
  ready: ['Ready', 'Spielbereit machen:'],
  bow: ['Bow', 'Beugen:'],
  'remove fate': ['Remove 1 fate from', '1 Schicksal entfernen von'],
  'give honor': ['Give honor', 'Ehre geben'],
  'discard cards': ['Discard cards', 'Karten ablegen'],
  raise: ['Raise by 1', 'Um 1 erhöhen'],
  lower: ['Lower by 1', 'Um 1 senken'],
  select: ['Option', 'Möglichkeit'],
  either: ['Option', 'Möglichkeit'],
}

const WORDS: Said = {
  military: ['military', 'militärisch'],
  political: ['political', 'politisch'],
  character: ['character', 'Charakter'],
  attachment: ['attachment', 'Verstärkung'],
  event: ['event', 'Ereignis'],
}

const word = (name: string, lang: Lang): string => {
  const element = elementNames[name as Element] as { en: string; de: string } | undefined
  if (element !== undefined) return pick(lang, [element.en, element.de])
  const said = WORDS[name]
  if (said === undefined) throw new Error(`no words for '${name}'`)
  return pick(lang, said)
}

export function sayOption(g: G, decision: Decision, option: Option, lang: Lang): string {
  const name = (id: CardId): string =>
    knows(cardAt(g.state, id), decision.seat) ? cardName(g, id, lang) : pick(lang, ['a card', 'eine Karte'])
  const verb = VERBS[option.verb]
  if (verb === undefined) throw new Error(`no words for the option '${option.verb}'`)
  if (option.verb === 'select' || option.verb === 'either') return sayPart(g, option, lang)
  const words = [pick(lang, verb)]
  for (const id of [option.source, option.target]) if (id !== undefined) words.push(name(id))
  if (option.seat !== undefined) words.push(player(option.seat, lang))
  if (option.name !== undefined) words.push(word(option.name, lang))
  if (option.n !== undefined) words.push(String(option.n))
  if (option.ability !== undefined) {
    const { ability, definition } = registered(option.ability)
    if (ability !== null && definition !== null)
      words.push(`– ${abilityText(ability, definition, textLang(lang))}`)
  }
  return words.filter((part) => part !== '').join(' ')
}

/** One of several parts of an ability, as it would be said of an action of its own, without that word. */
function sayPart(g: G, option: Option, lang: Lang): string {
  const n = option.n ?? 0
  const id = option.ability ?? abilityUnderWay(g)
  if (id !== null) {
    const { ability, program, definition } = registered(id)
    const pc =
      option.verb === 'either' ? (g.state.stack.at(-1) as { pc?: number } | undefined)?.pc : undefined
    const op = pc === undefined ? undefined : program[pc]
    const select = ability === null ? undefined : triggeredOf(registered(id)).select?.options[n]
    const part = op?.op === 'either' ? { effect: op.parts[n] } : select
    if (part?.effect !== undefined && definition !== null) {
      const said = abilityText({ kind: 'action', ...part } as Ability, definition, textLang(lang))
      return said.slice(said.indexOf(': ') + 2)
    }
    // An ability that is gained is said as a whole.
    if (ability !== null && definition !== null) return abilityText(ability, definition, textLang(lang))
  }
  const deed = option.name === undefined ? undefined : deeds[option.name as Effect['do']]
  return deed === undefined ? `${pick(lang, VERBS.select as Pair)} ${n + 1}` : capital(pick(lang, deed))
}

/** The ability whose effect asks now. */
function abilityUnderWay(g: G): string | null {
  const top = g.state.stack.at(-1) as { procedure: string; ability?: string } | undefined
  return top?.procedure === 'resolve' ? (top.ability ?? null) : null
}

const player = (seat: Seat, lang: Lang): string => pick(lang, [`Player ${seat + 1}`, `Spieler ${seat + 1}`])

const PHASES: Said = {
  dynasty: ['Dynasty phase', 'Dynastiephase'],
  draw: ['Draw phase', 'Nachziehphase'],
  conflict: ['Conflict phase', 'Konfliktphase'],
  fate: ['Fate phase', 'Schicksalsphase'],
  regroup: ['Regroup phase', 'Neuformierungsphase'],
}

const WAYS: Said = {
  discard: ['is discarded', 'wird abgelegt'],
  sacrifice: ['is sacrificed', 'wird geopfert'],
  hand: ['returns to hand', 'kehrt auf die Hand zurück'],
  top: ['goes on top of the deck', 'kommt oben auf das Deck'],
  bottom: ['goes under the deck', 'kommt unter das Deck'],
  removed: ['is removed from the game', 'wird aus dem Spiel entfernt'],
}

/** Where a card is laid; that an event goes to its pile once it is played is not worth a line. */
function sayPut(e: Extract<L5REvent, { kind: 'put' }>, cards: string, lang: Lang): string | null {
  const who = player(e.holder, lang)
  if (e.to === HAND)
    return pick(lang, [`${who} takes ${cards} to hand.`, `${who} nimmt ${cards} auf die Hand.`])
  if (e.to !== DYNASTY && e.to !== CONFLICT) return null
  return e.place === 'bottom'
    ? pick(lang, [`${cards} goes under the deck of ${who}.`, `${cards} kommt unter das Deck von ${who}.`])
    : pick(lang, [`${cards} goes to the deck of ${who}.`, `${cards} kommt in das Deck von ${who}.`])
}

/** A line of the log; what the reader did not know is told without its face. */
export function sayLog(g: G, entry: LogEntry, seat: Seat | null, lang: Lang): string | null {
  const known = entry.faces.filter(([, seats]) => seat === null || (seats & (1 << seat)) !== 0)
  const hidden = entry.faces.length - known.length
  const names = known.map(([id]) => cardName(g, id, lang))
  if (hidden === 1) names.push(pick(lang, ['a card', 'eine Karte']))
  else if (hidden > 1) names.push(pick(lang, [`${hidden} cards`, `${hidden} Karten`]))
  const line = told(entry.event as L5REvent, names.join(', '), lang)
  return line === null ? null : capital(line)
}

function told(e: L5REvent, cards: string, lang: Lang): string | null {
  const who = 'seat' in e && typeof e.seat === 'number' ? player(e.seat, lang) : ''
  const say = (en: string, de: string): string => pick(lang, [en, de])
  switch (e.kind) {
    case 'phase begins':
      return pick(lang, PHASES[e.phase] as Pair)
    case 'declare':
      return say(
        `${who} declares a ${word(e.type, lang)} conflict over ${word(e.ring, lang)}: ${cards}.`,
        `${who} deklariert einen Konflikt (${word(e.type, lang)}) um ${word(e.ring, lang)}: ${cards}.`,
      )
    case 'pass conflict':
      return say(`${who} passes a conflict.`, `${who} verzichtet auf einen Konflikt.`)
    case 'outcome':
      if (e.winner === null) return say('Nobody wins the conflict.', 'Niemand gewinnt den Konflikt.')
      return say(
        `${player(e.winner, lang)} wins the conflict by ${e.margin}.`,
        `${player(e.winner, lang)} gewinnt den Konflikt mit ${e.margin} Vorsprung.`,
      )
    case 'commit':
      return say(`${cards} joins the conflict.`, `${cards} nimmt am Konflikt teil.`)
    case 'move home':
      return say(`${cards} moves home.`, `${cards} kommt in die Heimatzone.`)
    case 'enter':
      return say(`${cards} enters play.`, `${cards} kommt ins Spiel.`)
    case 'leave':
      return `${cards} ${pick(lang, WAYS[e.way] as Pair)}.`
    case 'played':
      return say(`${who} has played ${cards}.`, `${who} hat ${cards} gespielt.`)
    case 'initiate':
      return say(`${who} uses ${cards}.`, `${who} nutzt ${cards}.`)
    case 'honor':
      return say(`${cards} is honored.`, `${cards} wird geehrt.`)
    case 'dishonor':
      return say(`${cards} is dishonored.`, `${cards} wird entehrt.`)
    case 'bow':
      return say(`${cards} bows.`, `${cards} wird gebeugt.`)
    case 'ready':
      return say(`${cards} readies.`, `${cards} wird spielbereit.`)
    case 'place fate':
      return say(`${e.n} fate is placed on ${cards}.`, `${e.n} Schicksal wird auf ${cards} gelegt.`)
    case 'remove fate':
      return say(`${e.n} fate is removed from ${cards}.`, `${e.n} Schicksal wird von ${cards} entfernt.`)
    case 'reveal province':
    case 'turn faceup':
      return say(`${cards} is revealed.`, `${cards} wird aufgedeckt.`)
    case 'break':
      return say(`${cards} is broken.`, `${cards} wird unterworfen.`)
    case 'claim':
      return say(
        `${who} claims the ${word(e.ring, lang)} ring.`,
        `${who} beansprucht den Ring ${word(e.ring, lang)}.`,
      )
    case 'dials':
      return say(`Bids: ${e.values.join(' and ')}.`, `Gebote: ${e.values.join(' und ')}.`)
    case 'transfer honor':
      return say(
        `${player(e.from, lang)} gives ${e.n} honor to ${player(e.to, lang)}.`,
        `${player(e.from, lang)} gibt ${player(e.to, lang)} ${e.n} Ehre.`,
      )
    case 'transfer fate':
      return say(
        `${player(e.from, lang)} gives ${e.n} fate to ${player(e.to, lang)}.`,
        `${player(e.from, lang)} gibt ${player(e.to, lang)} ${e.n} Schicksal.`,
      )
    case 'lose honor':
      return say(`${who} loses ${e.n} honor.`, `${who} verliert ${e.n} Ehre.`)
    case 'gain honor':
      return say(`${who} gains ${e.n} honor.`, `${who} erhält ${e.n} Ehre.`)
    case 'gain fate':
      return say(`${who} gains ${e.n} fate.`, `${who} erhält ${e.n} Schicksal.`)
    case 'lose fate':
      return say(`${who} spends ${e.n} fate.`, `${who} gibt ${e.n} Schicksal aus.`)
    case 'draw':
      return say(`${who} draws ${cards}.`, `${who} zieht ${cards}.`)
    case 'discard cards':
      return say(`${who} discards ${cards}.`, `${who} legt ${cards} ab.`)
    case 'shuffle':
      return say(`${who} shuffles.`, `${who} mischt.`)
    case 'reveal':
      return say(`Revealed: ${cards}.`, `Aufgedeckt: ${cards}.`)
    case 'favor':
      return e.seat === null
        ? say('The Imperial Favor is discarded.', 'Die Kaiserliche Gunst wird abgelegt.')
        : say(
            `${player(e.seat, lang)} claims the Imperial Favor: ${word(e.side, lang)}.`,
            `${player(e.seat, lang)} beansprucht die Kaiserliche Gunst: ${word(e.side, lang)}.`,
          )
    case 'duel':
      return say(`Duel: ${cards}.`, `Duell: ${cards}.`)
    case 'look':
      return e.cards.length === 0 ? null : say(`${who} looks at ${cards}.`, `${who} sieht sich ${cards} an.`)
    case 'put':
      return sayPut(e, cards, lang)
    case 'fill':
      return e.faceup ? say(`${cards} comes into a province.`, `${cards} kommt in eine Provinz.`) : null
    case 'ring effect':
      return say(
        `${who} resolves the ${word(e.ring, lang)} ring.`,
        `${who} handelt den Ring ${word(e.ring, lang)} ab.`,
      )
    case 'contest':
      return say(
        `The conflict is now over ${word(e.ring, lang)}.`,
        `Der Konflikt geht nun um ${word(e.ring, lang)}.`,
      )
    case 'conflict type':
      return say(`The conflict is now ${word(e.type, lang)}.`, `Der Konflikt ist nun ${word(e.type, lang)}.`)
    case 'evade':
      return say(`${cards} is evaded.`, `${cards} wird ausgewichen.`)
    case 'pass':
      return say(`${who} passes.`, `${who} passt.`)
    case 'pass first player':
      return say(
        `${player(e.to, lang)} is now the first player.`,
        `${player(e.to, lang)} ist nun Startspieler.`,
      )
    case 'bid':
      return say(`The bid of ${who} is changed by ${e.n}.`, `Das Gebot von ${who} ändert sich um ${e.n}.`)
    case 'attach':
      return say(`${cards}: attached anew.`, `${cards}: neu angehängt.`)
    case 'control':
      return say(`${who} takes control of ${cards}.`, `${who} übernimmt die Kontrolle über ${cards}.`)
    case 'win':
      return say(
        `${e.seats.map((one) => player(one, lang)).join(', ')} wins.`,
        `${e.seats.map((one) => player(one, lang)).join(', ')} gewinnt.`,
      )
    default:
      return null
  }
}
