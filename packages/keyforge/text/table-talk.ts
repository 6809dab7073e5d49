/** What is said at the table: prompts and options, in English and German. The log is in table-log.ts. */
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
import { registered } from '../prepare.ts'
import { ARCHIVES, cardAt, DISCARD, HAND, isInPlay } from '../state.ts'
import { areas, houses, icons, keys, nameOf, signs, status } from '../table.ts'
import { mayDo, type Pair, whichFor } from './table-deeds.ts'
import { hiddenCards, nameNow, pick, player, textOfAbility, textOfPart, wholeText } from './table-words.ts'

export { sayLog } from './table-log.ts'

const PROMPTS: Readonly<Record<string, Pair>> = {
  'who starts': ['Who goes first?', 'Wer beginnt?'],
  mulligan: ['Keep this hand?', 'Diese Hand behalten?'],
  'choose house': ['Choose your active house.', 'Wähle deine aktive Fraktion.'],
  archives: ['Take your archives into your hand?', 'Das Archiv auf die Hand nehmen?'],
  act: ['Play, discard or use a card.', 'Karten spielen, ablegen, verwenden.'],
  'choose key': ['Which key is forged?', 'Welcher Schlüssel wird geschmiedet?'],
  'unforge key': ['Which key is unforged?', 'Welcher Schlüssel wird ungeschmiedet gemacht?'],
  'spend from card': ['How much Æmber do you spend from it?', 'Wie viel Æmber gibst du davon aus?'],
  'how much': ['How much is healed?', 'Wie viel wird geheilt?'],
  'choose flank': ['Where in the battleline?', 'Wohin in der Schlachtreihe?'],
  attach: ['To which creature is it attached?', 'An welche Kreatur wird sie gelegt?'],
  copy: ['As a copy of which card?', 'Als Kopie welcher Karte?'],
  'played by': ['Which card lets it be played?', 'Welche Karte erlaubt, sie zu spielen?'],
  'takes damage': [
    'Which creature takes the damage instead?',
    'Welche Kreatur nimmt den Schaden stattdessen?',
  ],
  'instead of destruction': [
    'What happens instead of its destruction?',
    'Was geschieht statt ihrer Zerstörung?',
  ],
  search: ['Which card do you take?', 'Welche Karte nimmst du?'],
  'name house': ['Choose a house.', 'Wähle eine Fraktion.'],
  'name number': ['Choose a number.', 'Wähle eine Zahl.'],
  'resolve next': ['Which ability resolves next?', 'Welche Fähigkeit wird als Nächstes abgehandelt?'],
  'which ability': ['Which ability?', 'Welche Fähigkeit?'],
  'before the fight': ['What happens first before the fight?', 'Was geschieht zuerst vor dem Kampf?'],
  'order leaving': ['In which order do they leave play?', 'In welcher Reihenfolge verlassen sie das Spiel?'],
  'order destroyed': ['Which ability resolves next?', 'Welche Fähigkeit wird als Nächstes abgehandelt?'],
  'how to use': ['How is it used?', 'Wie wird sie verwendet?'],
  attack: ['Which creature is attacked?', 'Welche Kreatur wird angegriffen?'],
  'icon capture': [
    'Bonus icon: which creature captures 1 Æmber?',
    'Bonussymbol: Welche Kreatur erbeutet 1 Æmber?',
  ],
  'icon damage': ['Bonus icon: 1 damage to which creature?', 'Bonussymbol: Welcher Kreatur 1 Schaden?'],
  'next one': ['Which one is next?', 'Welche ist die Nächste?'],
  repeat: ['Repeat the effect?', 'Den Effekt wiederholen?'],
  'exalt to repeat': [
    'Exalt a creature to repeat the effect?',
    'Eine Kreatur erheben, um den Effekt zu wiederholen?',
  ],
  either: ['Choose one.', 'Wähle eines.'],
  may: ['Use the ability?', 'Die Fähigkeit nutzen?'],
}

function promptOf(prompt: string): Pair {
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
  const said = pick(lang, promptOf(decision.prompt))
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
  say(en: string, de: string): string
}

type Saying = (offered: Offered) => string

const SAYINGS: Readonly<Record<string, Saying>> = {
  // the turn
  play: ({ say, name, option }) => say(`Play ${name(option.source)}`, `${name(option.source)} spielen`),
  discard: ({ say, name, option }) => say(`Discard ${name(option.source)}`, `${name(option.source)} ablegen`),
  reap: ({ say, name, option }) =>
    say(`Reap with ${name(option.source)}`, `Mit ${name(option.source)} ernten`),
  fight: ({ say, name, option }) =>
    say(`Fight with ${name(option.source)}`, `Mit ${name(option.source)} kämpfen`),
  action: ({ say, name, option }) => say(`Action: ${name(option.source)}`, `Aktion: ${name(option.source)}`),
  omni: ({ say, name, option }) => say(`Omni: ${name(option.source)}`, `Universell: ${name(option.source)}`),
  unstun: ({ say, name, option }) =>
    say(`Remove the stun of ${name(option.source)}`, `Betäubung entfernen: ${name(option.source)}`),
  end: ({ say }) => say('End the turn', 'Zug beenden'),
  attack: (offered) => {
    const { say, name, option } = offered
    const target = described(offered, option.target)
    return say(`${name(option.source)} attacks ${target}`, `${name(option.source)} greift ${target} an`)
  },
  // set-up, keys, houses
  starts: ({ say, lang, option }) => {
    const who = player(option.seat ?? 0, lang)
    return say(`${who} goes first`, `${who} beginnt`)
  },
  keep: ({ say }) => say('Keep', 'Behalten'),
  mulligan: ({ say }) =>
    say('Mulligan: a new hand, one card smaller', 'Mulligan: neue Hand mit einer Karte weniger'),
  house: ({ lang, option }) => houses[option.name as House].label[lang],
  'take archives': ({ say }) => say('Take the archives', 'Das Archiv nehmen'),
  'leave archives': ({ say }) => say('Leave them', 'Liegen lassen'),
  key: ({ say, option }) => {
    const key = keys.find(({ colour }) => colour === option.name)
    return say(`The ${key?.label.en} key`, `Schlüssel: ${key?.label.de}`)
  },
  spend: ({ say, name, option }) =>
    say(`${option.n} Æmber from ${name(option.target)}`, `${option.n} Æmber von ${name(option.target)}`),
  number: ({ option }) => String(option.n),
  // where
  'left flank': ({ say }) => say('Left flank', 'Linke Flanke'),
  'right flank': ({ say }) => say('Right flank', 'Rechte Flanke'),
  between: ({ say, name, option }) => {
    const [left, right] = option.cards ?? []
    if (right === undefined) return say(`Right of ${name(left)}`, `Rechts von ${name(left)}`)
    return say(`Between ${name(left)} and ${name(right)}`, `Zwischen ${name(left)} und ${name(right)}`)
  },
  // answers to effects
  choose: (offered) =>
    offered.option.target === undefined ? bearerOf(offered) : described(offered, offered.option.target),
  attach: (offered) => described(offered, offered.option.target),
  exalt: (offered) => described(offered, offered.option.target),
  copy: (offered) => described(offered, offered.option.target),
  order: (offered) => described(offered, offered.option.target),
  decline: ({ say }) => say('Do not', 'Nicht'),
  yes: ({ say }) => say('Yes', 'Ja'),
  no: ({ say }) => say('No', 'Nein'),
  either: ({ lang, option }) => {
    const parts = partsOf(option)
    const said = parts === null ? null : textOfPart(option.ability as string, parts, lang)
    return said ?? pick(lang, mayDo(option.name ?? ''))
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
    say(`Assault: ${name(option.source)}`, `Ansturm: ${name(option.source)}`),
  hazardous: ({ say, name, option }) =>
    say(`Hazardous: ${name(option.source)}`, `Gefährlich: ${name(option.source)}`),
}

const ICON = 'icon '

/** One option; of a card that the asked player does not know, it says no more than that it is one. */
export function sayOption(g: G, decision: Decision, option: Option, lang: Lang): string {
  const { seat } = decision
  const name = (id: CardId | undefined): string =>
    id !== undefined && knows(cardAt(g.state, id), seat) ? nameNow(g, id, lang) : hiddenCards(1, lang)
  const offered: Offered = { g, lang, option, seat, name, say: (en, de) => pick(lang, [en, de]) }
  if (option.verb.startsWith(ICON)) {
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
  for (const at of registered(ability).program) {
    if (at.op === 'either' && at.parts[n]?.do === name) return at.parts[n] as Effect
  }
  return null
}
