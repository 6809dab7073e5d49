/** What is said at the table: prompts and options, in English, German and Italian. */
import type { BatchFrame, CardId, Decision, Lang, Option, Ref } from '@regelwerk/core'
import { knows, sayUnderWay } from '@regelwerk/core'
import type { Ability, Element } from '../abilities.ts'
import type { G } from '../book.ts'
import type { CardDefinition } from '../cards/index.ts'
import { elementNames } from '../elements.ts'
import type { L5REvent } from '../events.ts'
import { isControl, programOf, registered, triggeredOf } from '../prepare.ts'
import { cardAt, faceAt, PROVINCE, ROW } from '../state.ts'
import { deedOf, isVerb } from '../words/known.ts'
import type { InAll } from '../words/records.ts'
import { abilityText, textNamed, wholeText } from './index.ts'
import { sayEvent } from './table-log.ts'
import { capital, cardName, inPlace, pick, place, player, type Said, type Trio, word } from './table-words.ts'

const PROMPTS: Said = {
  action: ['Your opportunity to act.', 'Du darfst handeln.', 'Puoi agire.'],
  'dynasty action': [
    'Dynasty phase: play a character, act or pass.',
    'Dynastiephase: Charakter spielen, handeln oder passen.',
    'Fase di dinastia: gioca un personaggio, agisci o passa.',
  ],
  would: [
    'Interrupt what would happen?',
    'Unterbrechen, was geschehen würde?',
    'Interrompere ciò che accadrebbe?',
  ],
  interrupt: ['Interrupt?', 'Unterbrechen?', 'Interrompere?'],
  reaction: ['React?', 'Reagieren?', 'Reagire?'],
  'forced interrupt': [
    'Which forced interrupt is next?',
    'Welche erzwungene Unterbrechung kommt als nächste?',
    'Quale interruzione obbligata è la prossima?',
  ],
  'forced reaction': [
    'Which forced reaction is next?',
    'Welche erzwungene Reaktion kommt als nächste?',
    'Quale reazione obbligata è la prossima?',
  ],
  'additional fate': ['How much additional fate?', 'Wie viel zusätzliches Schicksal?', 'Quanto fato in più?'],
  attach: ['Attach to which character?', 'An welchen Charakter anhängen?', 'A quale personaggio assegnarlo?'],
  'attack which province': [
    'Attack which province?',
    'Welche Provinz angreifen?',
    'Quale provincia attaccare?',
  ],
  'how many': ['How many?', 'Wie viele?', 'Quante?'],
  'how much fate': ['How much fate?', 'Wie viel Schicksal?', 'Quanto fato?'],
  'resolve too': ['Resolve it as well?', 'Ebenfalls abhandeln?', 'Risolverla anche tu?'],
  'which to switch': ['Switch which card?', 'Welche Karte vertauschen?', 'Quale carta scambiare?'],
  'which ability': ['Which ability?', 'Welche Fähigkeit?', 'Quale capacità?'],
  'choose ring': ['Choose a ring.', 'Wähle einen Ring.', 'Scegli un anello.'],
  'choose target': ['Choose a target.', 'Wähle ein Ziel.', 'Scegli un bersaglio.'],
  'contest which ring': ['Contest which ring?', 'Um welchen Ring geht es?', 'Quale anello contendere?'],
  covert: ['Covert: who is evaded?', 'Verstohlenheit: wem wird ausgewichen?', 'Covert: chi viene eluso?'],
  'which token': ['Which status token?', 'Welcher Statusmarker?', 'Quale segnalino stato?'],
  'declare attackers': [
    'Declare your attackers.',
    'Deklariere deine Angreifer.',
    'Dichiara i tuoi attaccanti.',
  ],
  'declare conflict': [
    'Declare a conflict, or pass.',
    'Deklariere einen Konflikt oder passe.',
    'Dichiara un conflitto o passa.',
  ],
  'declare defenders': [
    'Declare your defenders.',
    'Deklariere deine Verteidiger.',
    'Dichiara i tuoi difensori.',
  ],
  discard: ['Discard which cards?', 'Welche Karten ablegen?', 'Quali carte scartare?'],
  'discard attachment': [
    'Discard which attachment?',
    'Welche Verstärkung ablegen?',
    'Quale accessorio scartare?',
  ],
  'discard from province': [
    'Discard the cards in that province?',
    'Die Karten in jener Provinz ablegen?',
    'Scartare le carte in quella provincia?',
  ],
  'discard from provinces': [
    'Discard which cards from your provinces?',
    'Welche Karten von deinen Provinzen ablegen?',
    'Quali carte scartare dalle tue province?',
  ],
  either: ['Choose one.', 'Wähle eines.', 'Scegline uno.'],
  select: ['Select one.', 'Wähle eines aus.', 'Scegli una opzione.'],
  'favor side': [
    'Which side of the Imperial Favor?',
    'Welche Seite der Kaiserlichen Gunst?',
    'Quale lato del Favore Imperiale?',
  ],
  'gain ability': [
    'Which ability is gained?',
    'Welche Fähigkeit wird erhalten?',
    'Quale capacità si ottiene?',
  ],
  'honor bid': ['Bid honor.', 'Biete Ehre.', 'Offri onore.'],
  'duel bid': ['Bid honor for the duel.', 'Biete Ehre für das Duell.', 'Offri onore per il duello.'],
  'fate from whom': ['Pay with whose fate?', 'Mit wessen Schicksal bezahlen?', 'Con il fato di chi pagare?'],
  'fate among': ['Remove 1 fate from whom?', 'Von wem 1 Schicksal entfernen?', 'Da chi rimuovere 1 fato?'],
  'choose player': ['Choose a player.', 'Wähle einen Spieler.', 'Scegli un giocatore.'],
  'refuse duel': ['Refuse the duel?', 'Das Duell ablehnen?', 'Rifiutare il duello?'],
  'honor or cards': [
    'Give honor, or discard cards?',
    'Ehre geben oder Karten ablegen?',
    'Dare onore o scartare carte?',
  ],
  'honor or dishonor': ['Honor or dishonor?', 'Ehren oder entehren?', 'Onorare o disonorare?'],
  'change bid': [
    'Raise or lower your bid?',
    'Dein Gebot erhöhen oder senken?',
    'Aumentare o diminuire la tua offerta?',
  ],
  'mulligan hand': [
    'Replace which cards of your hand?',
    'Welche Handkarten ersetzen?',
    'Quali carte della mano sostituire?',
  ],
  'mulligan provinces': [
    'Replace which cards in your provinces?',
    'Welche Karten in deinen Provinzen ersetzen?',
    'Quali carte nelle tue province sostituire?',
  ],
  'next delayed effect': [
    'Which delayed effect comes next?',
    'Welcher verzögerte Effekt kommt als nächster?',
    'Quale effetto ritardato è il prossimo?',
  ],
  'order discarding': [
    'In which order are they discarded?',
    'In welcher Reihenfolge werden sie abgelegt?',
    'In che ordine vengono scartate?',
  ],
  'order top': [
    'In which order do they lie, the topmost first?',
    'In welcher Reihenfolge liegen sie, die oberste zuerst?',
    'In che ordine stanno, la prima in cima?',
  ],
  'discard any': ['Which cards do you discard?', 'Welche Karten legst du ab?', 'Quali carte scarti?'],
  'put under': [
    'Which cards go under the deck?',
    'Welche Karten kommen unter das Deck?',
    'Quali carte vanno in fondo al mazzo?',
  ],
  'secret number': [
    'Which number do you select in secret?',
    'Welche Zahl wählst du heimlich?',
    'Quale numero scegli in segreto?',
  ],
  'even or odd': ['Even or odd?', 'Gerade oder ungerade?', 'Pari o dispari?'],
  'which deck': ['Which deck?', 'Welches Deck?', 'Quale mazzo?'],
  'card for province': [
    'Which card for this province?',
    'Welche Karte für diese Provinz?',
    'Quale carta per questa provincia?',
  ],
  'into which province': ['Into which province?', 'In welche Provinz?', 'In quale provincia?'],
  'guess a name': [
    'Guess the name of a card.',
    'Rate den Namen einer Karte.',
    'Indovina il nome di una carta.',
  ],
  'put into play': ['Put which into play?', 'Welche ins Spiel bringen?', 'Quali mettere in gioco?'],
  'order leaving': [
    'In which order are they discarded?',
    'In welcher Reihenfolge werden sie abgelegt?',
    'In che ordine vengono scartate?',
  ],
  'order deck': [
    'In which order do they lie on top?',
    'In welcher Reihenfolge liegen sie oben?',
    'In quale ordine stanno in cima?',
  ],
  'order provinces': [
    'In which order do your provinces lie?',
    'In welcher Reihenfolge liegen deine Provinzen?',
    'In che ordine stanno le tue province?',
  ],
  pay: ['Pay with what?', 'Womit bezahlst du?', 'Con che cosa paghi?'],
  replace: ['Replace which character?', 'Welchen Charakter ersetzen?', 'Quale personaggio sostituire?'],
  'resolve twice': ['Resolve it twice?', 'Zwei Mal abhandeln?', 'Risolvere due volte?'],
  'ring element': ['Which element?', 'Welches Element?', 'Quale elemento?'],
  search: ['Which card do you take?', 'Welche Karte nimmst du?', 'Quale carta prendi?'],
  take: ['Which cards do you take?', 'Welche Karten nimmst du?', 'Quali carte prendi?'],
  'stronghold province': [
    'Which province lies under your stronghold?',
    'Welche Provinz liegt unter deiner Festung?',
    'Quale provincia sta sotto la tua roccaforte?',
  ],
  'where to': [
    'Into the conflict, or home?',
    'In den Konflikt oder in die Heimatzone?',
    'Nel conflitto o a casa?',
  ],
  'who starts': ['Who is the first player?', 'Wer ist Startspieler?', 'Chi è il primo giocatore?'],
}

/** Asked by the rules, also in the midst of an effect. */
const BY_RULES = ['action', 'dynasty action', 'would', 'interrupt', 'reaction', 'duel bid', 'honor bid']

/** What the effect does that asks. */
export function sayEffect(g: G, { prompt, source, seat }: Decision, lang: Lang): string | null {
  if (BY_RULES.includes(prompt)) return null
  return sayUnderWay(g.state, (frame) => {
    const said = wholeText(frame.ability, lang)
    const by = ((frame as { self?: Ref }).self ?? (frame as { card?: Ref }).card)?.card
    const isNamed = by === undefined || by === source || !knows(cardAt(g.state, by), seat)
    return said && (isNamed ? said : `${cardName(g, by, lang)}: ${said}`)
  })
}

/** Part of an ability, as it would be said of an action of its own, without that word. */
function partText(part: object, definition: CardDefinition, lang: Lang, of: Ability | null): string {
  const said = abilityText({ kind: 'action', ...part } as Ability, definition, lang, of)
  return said.slice(said.indexOf(': ') + 2)
}

export function sayPrompt(g: G, decision: Decision, lang: Lang): string {
  const { source, seat } = decision
  const isNamed = source !== undefined && knows(cardAt(g.state, source), seat)
  const by = isNamed ? ` (${cardName(g, source, lang)})` : ''
  const words = PROMPTS[decision.prompt]
  if (WINDOWS.includes(decision.prompt)) return pick(lang, words as Trio) + about(g, decision, lang)
  if (words !== undefined) return pick(lang, words) + by
  if (decision.prompt.startsWith('ring ')) {
    const element = elementNames[decision.prompt.slice(5) as Element]
    return pick(lang, [
      `The ${element.en} ring: which effect?`,
      `Ring ${element.de}: welcher Effekt?`,
      `Anello ${element.it}: quale effetto?`,
    ])
  }
  const [, asks, deed] = /^(choose to|may) (\S+)$/.exec(decision.prompt) ?? []
  if (deed === undefined) throw new Error(`no words for the prompt '${decision.prompt}'`)
  const said = deedSaid(deed)[lang]
  if (asks === 'may') return `${capital(said)}?${by}`
  return (
    pick(lang, [`Choose a card to ${said}.`, `Wähle eine Karte: ${said}.`, `Scegli una carta: ${said}.`]) + by
  )
}

/** What a part of an effect does, in a word or two. */
function deedSaid(name: string): InAll<string> {
  if (isVerb(name)) return deedOf(name)
  if (!isControl(name)) throw new Error(`no words for the prompt 'may ${name}'`)
  return name === 'either' ? CHOOSE_ONE : DO_IT
}
const CHOOSE_ONE = { en: 'choose one', de: 'eines wählen', it: 'sceglierne uno' }
const DO_IT = { en: 'do it', de: 'ausführen', it: 'farlo' }

const WINDOWS = ['would', 'interrupt', 'reaction']

/** What can be interrupted or reacted to. */
function about(g: G, { seat }: Decision, lang: Lang): string {
  const events = ((g.state.stack.at(-1) as BatchFrame | undefined)?.batch ?? []) as L5REvent[]
  const said = events.flatMap((event) => sayEvent(g, event, seat, lang) ?? [])
  return said.length === 0 ? '' : ` ${said.join(' ')}`
}

const VERBS: Said = {
  trigger: ['Use', 'Nutzen:', 'Usa'],
  resolve: ['Resolve', 'Abhandeln:', 'Risolvi'],
  play: ['Play', 'Spielen:', 'Gioca'],
  'play disguised': ['Play disguised:', 'Verkleidet spielen:', 'Gioca con Disguised:'],
  'play as attachment': ['Play as an attachment:', 'Als Verstärkung spielen:', 'Gioca come accessorio:'],
  'discard duplicate': ['Discard the duplicate', 'Duplikat ablegen:', 'Scarta il duplicato'],
  pass: ['Pass', 'Passen', 'Passa'],
  home: ['Home', 'In die Heimatzone', 'A casa'],
  'into the conflict': ['Into the conflict', 'In den Konflikt', 'Nel conflitto'],
  'attach to': ['On', 'An', 'Su'],
  fate: ['Additional fate:', 'Zusätzliches Schicksal:', 'Fato in più:'],
  bid: ['Bid', 'Biete', 'Offri'],
  number: ['', '', ''],
  declare: ['Declare a conflict:', 'Konflikt deklarieren:', 'Dichiara un conflitto:'],
  ring: ['', '', ''],
  element: ['', '', ''],
  type: ['', '', ''],
  side: ['', '', ''],
  attack: ['Attack', 'Angreifen:', 'Attacca'],
  attacker: ['', '', ''],
  defender: ['', '', ''],
  evade: ['Evade', 'Ausweichen:', 'Eludi'],
  'evade nobody': ['Evade nobody', 'Niemandem ausweichen', 'Non eludere nessuno'],
  choose: ['', '', ''],
  order: ['', '', ''],
  replace: ['Replace', 'Ersetzen:', 'Sostituisci'],
  'pay with': ['', '', ''],
  'from your pool': ['From your fate pool', 'Aus deinem Schicksalsvorrat', 'Dalla tua riserva di fato'],
  token: ['', '', ''],
  'stronghold province': ['', '', ''],
  name: ['Name', 'Benenne', 'Nomina'],
  player: ['Choose', 'Wähle', 'Scegli'],
  starts: ['Starts:', 'Startspieler:', 'Primo giocatore:'],
  discard: ['Discard', 'Ablegen', 'Scarta'],
  leave: ['Leave them', 'Liegen lassen', 'Lasciale'],
  yes: ['Yes', 'Ja', 'Sì'],
  no: ['No', 'Nein', 'No'],
  decline: ['Do not', 'Nicht', 'Non farlo'],
  'take honor': [
    'Take 1 honor from your opponent',
    'Nimm 1 Ehre von deinem Gegner',
    'Prendi 1 onore dal tuo avversario',
  ],
  'gain honor': ['Gain 2 honor', 'Erhalte 2 Ehre', 'Ottieni 2 onore'],
  'draw and discard': [
    'Draw a card; your opponent discards one at random',
    'Ziehe eine Karte; dein Gegner legt eine zufällige ab',
    'Pesca una carta; il tuo avversario ne scarta una a caso',
  ],
  honor: ['Honor', 'Ehren:', 'Onora'],
  dishonor: ['Dishonor', 'Entehren:', 'Disonora'],
  ready: ['Ready', 'Spielbereit machen:', 'Prepara'],
  bow: ['Bow', 'Beugen:', 'Inchina'],
  'remove fate': ['Remove 1 fate from', '1 Schicksal entfernen von', 'Rimuovi 1 fato da'],
  refuse: ['Dishonor and refuse', 'Entehren und ablehnen', 'Disonora e rifiuta'],
  accept: ['Accept the duel', 'Das Duell annehmen', 'Accetta il duello'],
  even: ['Even', 'Gerade', 'Pari'],
  odd: ['Odd', 'Ungerade', 'Dispari'],
  'dynasty deck': ['The dynasty deck', 'Das Dynastiedeck', 'Il mazzo dinastia'],
  'conflict deck': ['The conflict deck', 'Das Konfliktdeck', 'Il mazzo conflitto'],
  "opponent's dynasty deck": [
    "Your opponent's dynasty deck",
    'Das gegnerische Dynastiedeck',
    'Il mazzo dinastia avversario',
  ],
  "opponent's conflict deck": [
    "Your opponent's conflict deck",
    'Das gegnerische Konfliktdeck',
    'Il mazzo conflitto avversario',
  ],
  'give honor': ['Give honor', 'Ehre geben', 'Dai onore'],
  'discard cards': ['Discard cards', 'Karten ablegen', 'Scarta carte'],
  raise: ['Raise by 1', 'Um 1 erhöhen', 'Aumenta di 1'],
  lower: ['Lower by 1', 'Um 1 senken', 'Diminuisci di 1'],
  select: ['Option', 'Möglichkeit', 'Opzione'],
  either: ['Option', 'Möglichkeit', 'Opzione'],
}

export function sayOption(g: G, decision: Decision, option: Option, lang: Lang): string {
  const name = (id: CardId): string => {
    if (knows(cardAt(g.state, id), decision.seat)) return cardName(g, id, lang)
    const { zone } = cardAt(g.state, id)
    if (zone === PROVINCE)
      return `${place(g, id, lang)} ${pick(lang, ['(facedown)', '(verdeckt)', '(a faccia in giù)'])}`
    const where = zone === ROW ? ` ${inPlace(g, id, lang)}` : ''
    return `${pick(lang, ['a card', 'eine Karte', 'una carta'])}${where}`
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
  if (option.name !== undefined) words.push(option.verb === 'name' ? option.name : word(option.name, lang))
  if (option.n !== undefined) words.push(String(option.n))
  if (option.ability !== undefined) {
    const text = textNamed(option.ability, lang)
    if (text !== null) words.push(`– ${text}`)
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
    const { ability, definition } = registered(id)
    const program = programOf(registered(id))
    const pc =
      option.verb === 'either' ? (g.state.stack.at(-1) as { pc?: number } | undefined)?.pc : undefined
    const op = pc === undefined ? undefined : program[pc]
    const select = ability === null ? undefined : triggeredOf(registered(id)).select?.options[n]
    const part = op?.op === 'either' ? { effect: op.parts[n] } : select
    if (part?.effect !== undefined && definition !== null) return partText(part, definition, lang, ability)
    // An ability that is gained is said as a whole.
    const whole = textNamed(id, lang)
    if (whole !== null) return whole
  }
  if (option.verb === 'select' || option.name === undefined)
    return `${pick(lang, VERBS.select as Trio)} ${n + 1}`
  return capital(deedSaid(option.name)[lang])
}

/** The ability that resolves now. */
function resolvingNow(g: G): string | null {
  const top = g.state.stack.at(-1) as { procedure: string; ability?: string } | undefined
  return top?.procedure === 'resolve' ? (top.ability ?? null) : null
}
