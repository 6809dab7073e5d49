/** What is said at the table: prompts and options, in English and German. */
import type { BatchFrame, CardId, Decision, Lang, Option, Ref } from '@regelwerk/core'
import { knows, sayUnderWay } from '@regelwerk/core'
import type { Ability, Effect, Element } from '../abilities.ts'
import type { G } from '../book.ts'
import type { CardDefinition } from '../cards/index.ts'
import { elementNames } from '../elements.ts'
import type { L5REvent } from '../events.ts'
import { registered, triggeredOf } from '../prepare.ts'
import { cardAt, faceAt, PROVINCE, ROW } from '../state.ts'
import { abilityText, wholeText } from './index.ts'
import { deeds, type Pair } from './table-deeds.ts'
import { sayEvent } from './table-log.ts'
import { capital, cardName, inPlace, pick, place, player, type Said, word } from './table-words.ts'

const textLang = (lang: Lang): 'en' | 'de' => (lang === 'de' ? 'de' : 'en')

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

/** Asked by the rules, also in the midst of an effect. */
const BY_RULES = ['action', 'dynasty action', 'would', 'interrupt', 'reaction', 'duel bid', 'honor bid']

/** What the effect does that asks. */
export function sayEffect(g: G, { prompt, source, seat }: Decision, lang: Lang): string | null {
  if (BY_RULES.includes(prompt)) return null
  return sayUnderWay(g.state, (frame) => {
    const said = wholeText(frame.ability, textLang(lang))
    const by = ((frame as { self?: Ref }).self ?? (frame as { card?: Ref }).card)?.card
    const isNamed = by === undefined || by === source || !knows(cardAt(g.state, by), seat)
    return said && (isNamed ? said : `${cardName(g, by, lang)}: ${said}`)
  })
}

/** Part of an ability, as it would be said of an action of its own, without that word. */
function partText(part: object, definition: CardDefinition, lang: Lang, of: Ability | null): string {
  const said = abilityText({ kind: 'action', ...part } as Ability, definition, textLang(lang), of)
  return said.slice(said.indexOf(': ') + 2)
}

export function sayPrompt(g: G, decision: Decision, lang: Lang): string {
  const { source, seat } = decision
  const isNamed = source !== undefined && knows(cardAt(g.state, source), seat)
  const by = isNamed ? ` (${cardName(g, source, lang)})` : ''
  const words = PROMPTS[decision.prompt]
  if (WINDOWS.includes(decision.prompt)) return pick(lang, words as Pair) + about(g, decision, lang)
  if (words !== undefined) return pick(lang, words) + by
  if (decision.prompt.startsWith('ring ')) {
    const element = elementNames[decision.prompt.slice(5) as Element]
    return pick(lang, [`The ${element.en} ring: which effect?`, `Ring ${element.de}: welcher Effekt?`])
  }
  const [, asks, deed] = /^(choose to|may) (\S+)$/.exec(decision.prompt) ?? []
  if (deed === undefined || !(deed in deeds)) throw new Error(`no words for the prompt '${decision.prompt}'`)
  const said = pick(lang, deeds[deed as Effect['do']])
  if (asks === 'may') return `${capital(said)}?${by}`
  return pick(lang, [`Choose a card to ${said}.`, `Wähle eine Karte: ${said}.`]) + by
}

const WINDOWS = ['would', 'interrupt', 'reaction']

/** What can be interrupted or reacted to. */
function about(g: G, { seat }: Decision, lang: Lang): string {
  const events = ((g.state.stack.at(-1) as BatchFrame | undefined)?.batch ?? []) as L5REvent[]
  const said = events.flatMap((event) => sayEvent(g, event, seat, lang) ?? [])
  return said.length === 0 ? '' : ` ${said.join(' ')}`
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
  fate: ['Additional fate:', 'Zusätzliches Schicksal:'],
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

export function sayOption(g: G, decision: Decision, option: Option, lang: Lang): string {
  const name = (id: CardId): string => {
    if (knows(cardAt(g.state, id), decision.seat)) return cardName(g, id, lang)
    const { zone } = cardAt(g.state, id)
    if (zone === PROVINCE) return `${place(g, id, lang)} ${pick(lang, ['(facedown)', '(verdeckt)'])}`
    const where = zone === ROW ? ` ${inPlace(g, id, lang)}` : ''
    return `${pick(lang, ['a card', 'eine Karte'])}${where}`
  }
  const verb = VERBS[isSimplyPlayed(g, option) ? 'play' : option.verb]
  if (verb === undefined) throw new Error(`no words for the option '${option.verb}'`)
  if (option.verb === 'select' || option.verb === 'either') return sayPart(g, option, lang)
  const words = [pick(lang, verb)]
  // Who evades is said in the prompt.
  const source = option.verb === 'evade' ? undefined : option.source
  if (source !== undefined) words.push(name(source))
  if (option.target !== undefined)
    words.push(isAnswer(option) ? `(${name(option.target)})` : name(option.target))
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

/** What is used for something that happens: beside its name, to whom. */
const isAnswer = ({ verb }: Option): boolean => verb === 'trigger' || verb === 'resolve'

/** Events are played, although it is their ability that is used; and attachments are nothing else. */
function isSimplyPlayed(g: G, { verb, source }: Option): boolean {
  if (source === undefined) return false
  const { type } = faceAt(g.state, source)
  return verb === 'trigger' ? type === 'event' : verb === 'play as attachment' && type === 'attachment'
}

/** One of several parts of an ability. */
function sayPart(g: G, option: Option, lang: Lang): string {
  const n = option.n ?? 0
  const id = option.ability ?? resolvingNow(g)
  if (id !== null) {
    const { ability, program, definition } = registered(id)
    const pc =
      option.verb === 'either' ? (g.state.stack.at(-1) as { pc?: number } | undefined)?.pc : undefined
    const op = pc === undefined ? undefined : program[pc]
    const select = ability === null ? undefined : triggeredOf(registered(id)).select?.options[n]
    const part = op?.op === 'either' ? { effect: op.parts[n] } : select
    if (part?.effect !== undefined && definition !== null) return partText(part, definition, lang, ability)
    // An ability that is gained is said as a whole.
    if (ability !== null && definition !== null) return abilityText(ability, definition, textLang(lang))
  }
  const deed = option.name === undefined ? undefined : deeds[option.name as Effect['do']]
  return deed === undefined ? `${pick(lang, VERBS.select as Pair)} ${n + 1}` : capital(pick(lang, deed))
}

/** The ability that resolves now. */
function resolvingNow(g: G): string | null {
  const top = g.state.stack.at(-1) as { procedure: string; ability?: string } | undefined
  return top?.procedure === 'resolve' ? (top.ability ?? null) : null
}
