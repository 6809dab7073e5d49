/** What the table says of Legend of the Five Rings; Italian reads as English. */
import type { Lang } from '@regelwerk/core'
import { type PlacedView, type ProvinceView, table } from '@regelwerk/l5r'
import type { PlayRow } from './faces.ts'

interface Words {
  /** Headings of the verbs, in the order in which they are shown. */
  verbs: Readonly<Record<string, string>>
  score: string
  legend: readonly (readonly [string, string])[]
  whyRule: Readonly<Record<string, string>>
  round(n: number): string
  rows: Readonly<Record<PlayRow['area'], string>>
  hand: string
  /** Dynasty and conflict deck, and their discard piles. */
  decks: string
  discards: string
  removed: string
  cost: string
  nobody: string
  empty: string
  more(n: number): string
}

type Sign = (typeof table.signs)[keyof typeof table.signs]

const signsOf = (lang: Lang): [string, string][] => {
  const { signs, status, rings, clans } = table
  const said = ({ glyph, label }: Sign): [string, string] => [glyph, label[lang]]
  return [signs, status, rings, clans].flatMap((group) => Object.values<Sign>(group).map(said))
}

const en: Words = {
  verbs: {
    play: 'Play',
    'play as attachment': 'Attach',
    trigger: 'Use',
    resolve: 'Resolve',
    'discard duplicate': 'Duplicate',
    declare: 'Conflict',
    pass: 'Pass',
  },
  score: 'honor',
  legend: [
    ['3/–', 'military / political skill; – is a dash'],
    ['26/25', 'of dynasty / conflict cards'],
    ...signsOf('en'),
    ['*', 'can be played or used now'],
  ],
  whyRule: {},
  round: (n) => `round ${n}`,
  rows: { limbo: 'playing', conflict: 'conflict', home: 'home' },
  hand: 'hand',
  decks: 'decks',
  discards: 'discard',
  removed: 'removed',
  cost: 'cost',
  nobody: 'nobody',
  empty: 'no characters',
  more: (n) => `+${n} more`,
}

const de: Words = {
  verbs: {
    play: 'Spielen',
    'play as attachment': 'Anhängen',
    trigger: 'Nutzen',
    resolve: 'Abhandeln',
    'discard duplicate': 'Duplikat',
    declare: 'Konflikt',
    pass: 'Passen',
  },
  score: 'Ehre',
  legend: [
    ['3/–', 'militärische / politische Fertigkeit; – ist ein Gedankenstrich'],
    ['26/25', 'von Dynastie- / Konfliktkarten'],
    ...signsOf('de'),
    ['*', 'jetzt spielbar oder nutzbar'],
  ],
  whyRule: {},
  round: (n) => `Runde ${n}`,
  rows: { limbo: 'gespielt', conflict: 'Konflikt', home: 'Heimat' },
  hand: 'Hand',
  decks: 'Decks',
  discards: 'Ablage',
  removed: 'entfernt',
  cost: 'Kosten',
  nobody: 'niemand',
  empty: 'keine Charaktere',
  more: (n) => `+${n} weitere`,
}

const all: Readonly<Record<Lang, Words>> = { en, de, it: en }
export const words = (lang: Lang): Words => all[lang]

/** A dash is no number: such a character has none of that skill. */
export const skillOf = (n: number | null | undefined): string => (n == null ? '–' : String(n))

/** As the numbers in a state mean it. */
const STATUS = [null, 'honored', 'dishonored'] as const
const honorOf = ({ status }: PlacedView): 'honored' | 'dishonored' | null => STATUS[status] ?? null

/** Skills, glory, fate, personal honor and attachments in signs; parts that are nothing are left out. */
export function valuesOf(card: PlacedView): string {
  const { glory, fate, attachment } = table.signs
  const counted = (n: number | undefined, glyph: string): string => (n ? `${glyph}${n}` : '')
  const honor = honorOf(card)
  return [
    `${skillOf(card.military)}/${skillOf(card.political)}`,
    counted(card.glory, glory.glyph),
    counted(card.fate, fate.glyph),
    counted(card.attachments.length, attachment.glyph),
    honor === null ? '' : table.status[honor].glyph,
  ].join('')
}

/** The same in words. */
export function stateOf(card: PlacedView, lang: Lang): string[] {
  const { signs, skills, status } = table
  const honor = honorOf(card)
  return [
    `${skills.military.label[lang]} ${skillOf(card.military)}`,
    `${skills.political.label[lang]} ${skillOf(card.political)}`,
    `${signs.glory.label[lang]} ${card.glory ?? 0}`,
    `${signs.fate.label[lang]} ${card.fate}`,
    ...(honor === null ? [] : [status[honor].label[lang]]),
    ...(card.bowed ? [status.bowed.label[lang]] : []),
    ...(card.participating ? [status.participating.label[lang]] : []),
  ]
}

/** Of a province. */
export function provinceState({ broken, faceup, strength }: ProvinceView, lang: Lang): string[] {
  const { signs, status } = table
  return [
    ...(strength === undefined ? [] : [`${signs.strength.label[lang]} ${strength}`]),
    ...(broken ? [status.broken.label[lang]] : []),
    ...(faceup ? [] : [status.facedown.label[lang]]),
  ]
}
