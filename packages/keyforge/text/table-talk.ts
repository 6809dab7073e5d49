/** What is said at the table: prompts and options, in three languages. The log is in table-log.ts. */

import {
  type CardId,
  type Decision,
  knows,
  type Lang,
  type Option,
  type Ref,
  type Seat,
  sayUnderWay,
} from '@regelwerk/core'
import type { BonusIcon, Effect, House } from '../abilities.ts'
import type { G } from '../book.ts'
import { programOf, registered } from '../prepare.ts'
import { verbNamed } from '../reading.ts'
import { ARCHIVES, cardAt, DISCARD, HAND, isInPlay } from '../state.ts'
import { areas, houses, icons, keys, nameOf, signs, status } from '../table.ts'
import type { Phrases } from '../words/types.ts'
import { nameOf as titleName } from './grammar.ts'
import { hiddenCards, nameNow, player, textOfAbility, textOfPart, wholeText } from './table-words.ts'
import { traitName } from './traits.ts'

export { sayLog } from './table-log.ts'

const PROMPTS: Readonly<Record<string, Phrases>> = {
  'who starts': { en: 'Who goes first?', de: 'Wer beginnt?', it: 'Chi comincia?' },
  mulligan: { en: 'Keep this hand?', de: 'Diese Hand behalten?', it: 'Tenere questa mano?' },
  'choose house': {
    en: 'Choose your active house.',
    de: 'Wähle deine aktive Fraktion.',
    it: 'Scegli la tua casata attiva.',
  },
  archives: {
    en: 'Take your archives into your hand?',
    de: 'Das Archiv auf die Hand nehmen?',
    it: 'Prendere in mano i tuoi archivi?',
  },
  act: {
    en: 'Play, discard or use a card.',
    de: 'Karten spielen, ablegen, verwenden.',
    it: 'Gioca, scarta o usa una carta.',
  },
  'choose key': {
    en: 'Which key is forged?',
    de: 'Welcher Schlüssel wird geschmiedet?',
    it: 'Quale chiave viene forgiata?',
  },
  'unforge key': {
    en: 'Which key is unforged?',
    de: 'Welcher Schlüssel wird ungeschmiedet gemacht?',
    it: 'Quale chiave viene annullata?',
  },
  'spend from card': {
    en: 'How much Æmber do you spend from it?',
    de: 'Wie viel Æmber gibst du davon aus?',
    it: 'Quanta Æmbra spendi da lì?',
  },
  'how much': { en: 'How much is healed?', de: 'Wie viel wird geheilt?', it: 'Quanti danni si curano?' },
  'choose flank': {
    en: 'Where in the battleline?',
    de: 'Wohin in der Schlachtreihe?',
    it: 'Dove nella linea di battaglia?',
  },
  attach: {
    en: 'To which creature is it attached?',
    de: 'An welche Kreatur wird sie gelegt?',
    it: 'A quale creatura viene assegnata?',
  },
  copy: { en: 'As a copy of which card?', de: 'Als Kopie welcher Karte?', it: 'Come copia di quale carta?' },
  'played by': {
    en: 'Which card lets it be played?',
    de: 'Welche Karte erlaubt, sie zu spielen?',
    it: 'Quale carta permette di giocarla?',
  },
  'takes damage': {
    en: 'Which creature takes the damage instead?',
    de: 'Welche Kreatur nimmt den Schaden stattdessen?',
    it: 'Quale creatura subisce invece i danni?',
  },
  'instead of destruction': {
    en: 'What happens instead of its destruction?',
    de: 'Was geschieht statt ihrer Zerstörung?',
    it: 'Che cosa accade al posto della distruzione?',
  },
  search: { en: 'Which card do you take?', de: 'Welche Karte nimmst du?', it: 'Quale carta prendi?' },
  'name house': { en: 'Choose a house.', de: 'Wähle eine Fraktion.', it: 'Scegli una casata.' },
  'name number': { en: 'Choose a number.', de: 'Wähle eine Zahl.', it: 'Scegli un numero.' },
  'name trait': { en: 'Choose a trait.', de: 'Wähle ein Merkmal.', it: 'Scegli un tratto.' },
  'name card': { en: 'Name a card.', de: 'Nenne eine Karte.', it: 'Nomina una carta.' },
  'order on deck': {
    en: 'In which order do they go onto the deck? The first one is on top.',
    de: 'In welcher Reihenfolge kommen sie auf das Deck? Die erste liegt oben.',
    it: 'In quale ordine vanno sul mazzo? La prima è in cima.',
  },
  'order battleline': {
    en: 'In which order do they stand, from left to right?',
    de: 'In welcher Reihenfolge stehen sie, von links nach rechts?',
    it: 'In quale ordine stanno, da sinistra a destra?',
  },
  'amber on it': {
    en: 'How much Æmber is put on it?',
    de: 'Wie viel Æmber kommt darauf?',
    it: 'Quanta Æmbra ci va sopra?',
  },
  'damage on it': {
    en: 'How much damage is put on it?',
    de: 'Wie viel Schaden kommt darauf?',
    it: 'Quanti danni ci vanno sopra?',
  },
  'capture from opponent': {
    en: "How much is captured from its controller's opponent?",
    de: 'Wie viel wird vom Gegner ihres kontrollierenden Spielers erbeutet?',
    it: "Quanta se ne cattura dall'avversario di chi la controlla?",
  },
  'reveal another': {
    en: 'Reveal another card?',
    de: 'Noch eine Karte aufdecken?',
    it: "Rivelare un'altra carta?",
  },
  'play as': { en: 'As what is it played?', de: 'Als was wird sie gespielt?', it: 'Come viene giocata?' },
  'icon as': {
    en: 'As what is the bonus icon resolved?',
    de: 'Als was wird das Bonussymbol abgehandelt?',
    it: "Come si risolve l'icona bonus?",
  },
  'take some': {
    en: 'Which cards do you take from your archives?',
    de: 'Welche Karten nimmst du aus deinem Archiv?',
    it: 'Quali carte prendi dai tuoi archivi?',
  },
  'resolve next': {
    en: 'Which ability resolves next?',
    de: 'Welche Fähigkeit wird als Nächstes abgehandelt?',
    it: 'Quale abilità si risolve adesso?',
  },
  'which ability': { en: 'Which ability?', de: 'Welche Fähigkeit?', it: 'Quale abilità?' },
  'before the fight': {
    en: 'What happens first before the fight?',
    de: 'Was geschieht zuerst vor dem Kampf?',
    it: 'Che cosa accade per primo prima del combattimento?',
  },
  'order leaving': {
    en: 'In which order do they leave play?',
    de: 'In welcher Reihenfolge verlassen sie das Spiel?',
    it: 'In quale ordine lasciano il gioco?',
  },
  'order destroyed': {
    en: 'Which ability resolves next?',
    de: 'Welche Fähigkeit wird als Nächstes abgehandelt?',
    it: 'Quale abilità si risolve adesso?',
  },
  'how to use': { en: 'How is it used?', de: 'Wie wird sie verwendet?', it: 'Come viene usata?' },
  attack: {
    en: 'Which creature is attacked?',
    de: 'Welche Kreatur wird angegriffen?',
    it: 'Quale creatura viene attaccata?',
  },
  'icon capture': {
    en: 'Bonus icon: which creature captures 1 Æmber?',
    de: 'Bonussymbol: Welche Kreatur erbeutet 1 Æmber?',
    it: 'Icona bonus: quale creatura cattura 1 Æmbra?',
  },
  'icon damage': {
    en: 'Bonus icon: 1 damage to which creature?',
    de: 'Bonussymbol: Welcher Kreatur 1 Schaden?',
    it: 'Icona bonus: 1 danno a quale creatura?',
  },
  'next one': { en: 'Which one is next?', de: 'Welche ist die Nächste?', it: 'Qual è la prossima?' },
  repeat: { en: 'Repeat the effect?', de: 'Den Effekt wiederholen?', it: 'Ripetere l’effetto?' },
  'exalt to repeat': {
    en: 'Exalt a creature to repeat the effect?',
    de: 'Eine Kreatur erheben, um den Effekt zu wiederholen?',
    it: 'Esaltare una creatura per ripetere l’effetto?',
  },
  either: { en: 'Choose one.', de: 'Wähle eines.', it: 'Scegline una.' },
  may: { en: 'Use the ability?', de: 'Die Fähigkeit nutzen?', it: 'Usare l’abilità?' },
}

const MAY: Phrases = { en: 'Use the ability?', de: 'Die Fähigkeit nutzen?', it: 'Usare l’abilità?' }
const WHICH: Phrases = { en: 'Which card?', de: 'Welche Karte?', it: 'Quale carta?' }

/** Effects with several parts, or done several times, are asked for as a whole. */
const mayDo = (deed: string): Phrases => verbNamed(deed)?.asks.may ?? MAY
const whichFor = (deed: string): Phrases => verbNamed(deed)?.asks.which ?? WHICH

function promptOf(prompt: string): Phrases {
  const said = PROMPTS[prompt]
  if (said !== undefined) return said
  if (prompt.startsWith('may ')) return mayDo(prompt.slice('may '.length))
  if (prompt.startsWith('choose to ')) return whichFor(prompt.slice('choose to '.length))
  throw new Error(`there are no words for the prompt '${prompt}'`)
}

/** Asked by the rules, also in the midst of an effect. */
const BY_RULES = [
  'act',
  'choose flank',
  'attack',
  'choose house',
  'choose key',
  'icon capture',
  'icon damage',
  'icon as',
]

/** What the effect does that asks. */
export function sayEffect(g: G, { prompt, source, seat }: Decision, lang: Lang): string | null {
  if (BY_RULES.includes(prompt)) return null
  return sayUnderWay(g.state, (frame) => {
    const said = wholeText(frame.ability, lang)
    const by = (frame as { self?: Ref }).self?.card
    const isNamed = by === undefined || by === source || !knows(cardAt(g.state, by), seat)
    return said && (isNamed ? said : `${nameNow(g, by, lang)}: ${said}`)
  })
}

/** A prompt in plain words, with the card whose text asks. */
export function sayPrompt(g: G, decision: Decision, lang: Lang): string {
  const said = promptOf(decision.prompt)[lang]
  const { source, seat } = decision
  return source !== undefined && knows(cardAt(g.state, source), seat)
    ? `${said} (${nameNow(g, source, lang)})`
    : said
}

interface Offered {
  g: G
  lang: Lang
  option: Option
  seat: Seat
  name(id: CardId | undefined): string
  say(en: string, de: string, it: string): string
}

type Saying = (offered: Offered) => string

const SAYINGS: Readonly<Record<string, Saying>> = {
  // the turn
  play: ({ say, name, option }) =>
    say(`Play ${name(option.source)}`, `${name(option.source)} spielen`, `Gioca ${name(option.source)}`),
  discard: ({ say, name, option }) =>
    say(`Discard ${name(option.source)}`, `${name(option.source)} ablegen`, `Scarta ${name(option.source)}`),
  reap: ({ say, name, option }) =>
    say(
      `Reap with ${name(option.source)}`,
      `Mit ${name(option.source)} ernten`,
      `Mieti con ${name(option.source)}`,
    ),
  fight: ({ say, name, option }) =>
    say(
      `Fight with ${name(option.source)}`,
      `Mit ${name(option.source)} kämpfen`,
      `Combatti con ${name(option.source)}`,
    ),
  action: ({ say, name, option }) =>
    say(`Action: ${name(option.source)}`, `Aktion: ${name(option.source)}`, `Azione: ${name(option.source)}`),
  omni: ({ say, name, option }) =>
    say(`Omni: ${name(option.source)}`, `Universell: ${name(option.source)}`, `Omni: ${name(option.source)}`),
  unstun: ({ say, name, option }) =>
    say(
      `Remove the stun of ${name(option.source)}`,
      `Betäubung entfernen: ${name(option.source)}`,
      `Togli lo stordimento a ${name(option.source)}`,
    ),
  end: ({ say }) => say('End the turn', 'Zug beenden', 'Termina il turno'),
  attack: (offered) => {
    const { say, name, option } = offered
    const target = described(offered, option.target)
    return say(
      `${name(option.source)} attacks ${target}`,
      `${name(option.source)} greift ${target} an`,
      `${name(option.source)} attacca ${target}`,
    )
  },
  // set-up, keys, houses
  starts: ({ say, lang, option }) => {
    const who = player(option.seat ?? 0, lang)
    return say(`${who} goes first`, `${who} beginnt`, `Comincia ${who}`)
  },
  keep: ({ say }) => say('Keep', 'Behalten', 'Tieni'),
  mulligan: ({ say }) =>
    say(
      'Mulligan: a new hand, one card smaller',
      'Mulligan: neue Hand mit einer Karte weniger',
      'Mulligan: una nuova mano con una carta in meno',
    ),
  house: ({ lang, option }) => houses[option.name as House].label[lang],
  'take archives': ({ say }) => say('Take the archives', 'Das Archiv nehmen', 'Prendi gli archivi'),
  'take some': ({ say }) =>
    say('Take some of their cards', 'Einige seiner Karten nehmen', 'Prendine alcune carte'),
  'leave archives': ({ say }) => say('Leave them', 'Liegen lassen', 'Lasciali'),
  key: ({ say, option }) => {
    const key = keys.find(({ colour }) => colour === option.name)
    return say(`The ${key?.label.en} key`, `Schlüssel: ${key?.label.de}`, `La chiave ${key?.label.it}`)
  },
  spend: ({ say, name, option }) =>
    say(
      `${option.n} Æmber from ${name(option.target)}`,
      `${option.n} Æmber von ${name(option.target)}`,
      `${option.n} Æmbra da ${name(option.target)}`,
    ),
  number: ({ option }) => String(option.n),
  trait: ({ lang, option }) => traitName(option.name ?? '', lang),
  name: ({ lang, option }) => titleName(option.name ?? '', lang),
  'as creature': ({ say }) => say('As a creature', 'Als Kreatur', 'Come creatura'),
  'as upgrade': ({ say }) => say('As an upgrade', 'Als Aufwertung', 'Come potenziamento'),
  'icon as steal': ({ say }) => say('Steal 1 Æmber', '1 Æmber stehlen', 'Ruba 1 Æmbra'),
  // where
  'left flank': ({ say }) => say('Left flank', 'Linke Flanke', 'Fianco sinistro'),
  'right flank': ({ say }) => say('Right flank', 'Rechte Flanke', 'Fianco destro'),
  between: ({ say, name, option }) => {
    const [left, right] = option.cards ?? []
    if (right === undefined)
      return say(`Right of ${name(left)}`, `Rechts von ${name(left)}`, `A destra di ${name(left)}`)
    return say(
      `Between ${name(left)} and ${name(right)}`,
      `Zwischen ${name(left)} und ${name(right)}`,
      `Tra ${name(left)} e ${name(right)}`,
    )
  },
  // answers to effects
  choose: (offered) =>
    offered.option.target === undefined ? bearerOf(offered) : described(offered, offered.option.target),
  attach: (offered) => described(offered, offered.option.target),
  exalt: (offered) => described(offered, offered.option.target),
  copy: (offered) => described(offered, offered.option.target),
  order: (offered) => described(offered, offered.option.target),
  decline: ({ say }) => say('Do not', 'Nicht', 'Non farlo'),
  yes: ({ say }) => say('Yes', 'Ja', 'Sì'),
  no: ({ say }) => say('No', 'Nein', 'No'),
  either: ({ lang, option }) => {
    const parts = partsOf(option)
    const said = parts === null ? null : textOfPart(option.ability as string, parts, lang)
    return said ?? mayDo(option.name ?? '')[lang]
  },
  resolve: (offered) => {
    const { name, lang, option } = offered
    const { source, target, ability } = option
    const who = source === undefined ? bearerOf(offered) : name(source)
    const text = ability === undefined ? null : textOfAbility(ability, lang)
    const about = target === undefined || target === source ? '' : ` (${name(target)})`
    return `${[who, text].filter(Boolean).join(': ')}${about}`
  },
  assault: ({ say, name, option }) =>
    say(
      `Assault: ${name(option.source)}`,
      `Ansturm: ${name(option.source)}`,
      `Assalto: ${name(option.source)}`,
    ),
  hazardous: ({ say, name, option }) =>
    say(
      `Hazardous: ${name(option.source)}`,
      `Gefährlich: ${name(option.source)}`,
      `Pericolosa: ${name(option.source)}`,
    ),
}

const ICON = 'icon '
const ICON_AS = 'icon as '

/** One option; of a card that the asked player does not know, it says no more than that it is one. */
export function sayOption(g: G, decision: Decision, option: Option, lang: Lang): string {
  const { seat } = decision
  const name = (id: CardId | undefined): string =>
    id !== undefined && knows(cardAt(g.state, id), seat) ? nameNow(g, id, lang) : hiddenCards(1, lang)
  const offered: Offered = { g, lang, option, seat, name, say: (en, de, it) => ({ en, de, it })[lang] }
  if (option.verb.startsWith(ICON_AS) && !(option.verb in SAYINGS))
    return icons[option.verb.slice(ICON_AS.length) as BonusIcon].label[lang]
  if (option.verb.startsWith(ICON) && !(option.verb in SAYINGS)) {
    const icon = icons[option.verb.slice(ICON.length) as BonusIcon]
    return `${icon.label[lang]}: ${described(offered, option.target)}`
  }
  const saying = SAYINGS[option.verb]
  if (saying === undefined) throw new Error(`there are no words for the option '${option.verb}'`)
  return saying(offered)
}

/** The card of an ability, by the name it goes by, wherever it lies now. */
function bearerOf({ lang, name, option: { ability } }: Offered): string {
  const definition = ability === undefined ? null : registered(ability).definition
  return definition === null ? name(undefined) : nameOf(definition.index, lang)
}

/** A card to choose, with what tells it from another one of the same name: whose it is, and how it lies. */
function described({ g, lang, name }: Offered, id: CardId | undefined): string {
  if (id === undefined) return name(id)
  const card = cardAt(g.state, id)
  const where = [HAND, DISCARD, ARCHIVES].includes(card.zone) ? zoneLabel(card.zone, lang) : null
  const details = [
    ...(isInPlay(card) || where !== null ? [player(card.holder, lang)] : []),
    ...(where === null ? [] : [where]),
    ...(['exhausted', 'stunned', 'warded', 'enraged'] as const).flatMap((word) =>
      card[word] ? [status[word].label[lang]] : [],
    ),
    ...(card.damage > 0 ? [`${card.damage} ${signs.damage.label[lang]}`] : []),
    ...(card.amber > 0 ? [`${card.amber} ${signs.amber.label[lang]}`] : []),
  ]
  return details.length === 0 ? name(id) : `${name(id)} (${details.join(', ')})`
}

function zoneLabel(zone: number, lang: Lang): string {
  const id = zone === HAND ? 'hand' : zone === DISCARD ? 'discard' : 'archives'
  return areas.find((area) => area.id === id)?.label[lang] ?? ''
}

/** The part of an ability that an option stands for. */
function partsOf({ ability, n, name }: Option): Effect | null {
  if (ability === undefined || n === undefined) return null
  for (const at of programOf(ability)) {
    if (at.op === 'either' && at.parts[n]?.do === name) return at.parts[n] as Effect
  }
  return null
}
