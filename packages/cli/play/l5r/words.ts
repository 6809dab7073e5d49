/** What the table says of Legend of the Five Rings; Italian reads as English. */
import type { Lang } from '@regelwerk/core'
import { type PlacedView, type ProvinceView, table } from '@regelwerk/l5r'
import type { RowArea } from './faces.ts'

interface Words {
  /** Headings of the verbs, in the order in which they are shown. */
  verbs: Readonly<Record<string, string>>
  score: string
  legend: readonly (readonly [string, string])[]
  whyRule: Readonly<Record<string, string>>
  round(n: number): string
  rows: Readonly<Record<RowArea, string>>
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
    'declare military': 'Military conflict',
    'declare political': 'Political conflict',
    attack: 'Attack',
    defend: 'Defend',
    pass: 'Pass',
  },
  score: 'honor',
  legend: [
    ['3/–', 'military / political skill; – is a dash'],
    ['26/25', 'of dynasty / conflict cards'],
    ...signsOf('en'),
    ['*', 'can be played or used now'],
  ],
  whyRule: {
    'glossary/aktion-aktionsfaehigkeit': 'an action: only when you may act, in an action window',
    'glossary/ausgeloeste-faehigkeiten/5': 'it would change nothing now',
    'glossary/ausgeloeste-faehigkeiten/6': 'its cost cannot be paid in full',
    'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten': 'already used this round',
    'glossary/charakterkarten/1':
      'from provinces in the dynasty phase alone, from hand in the other action windows',
    'glossary/einzigartige-karten/1': 'unique, and one of that name is in play',
    'glossary/gedankenstrich': 'a dash instead of that skill',
    'glossary/kann-nicht-koennen-nicht': 'a card forbids it',
    'glossary/kosten/2': 'a dash instead of a cost: it cannot be played',
    'glossary/limitiert': 'a limited card has been played this round',
    'glossary/maximal-x-pro-zeitraum': 'used as often as all copies together may be',
    'glossary/nur-x-pro-zeitraum': 'used as often as it may be',
    'glossary/provinz-unterwerfen-unterworfenen-provinz/5':
      'the stronghold’s province, only when three others are broken',
    'glossary/reaktionen': 'a reaction: only after what it waits for',
    'glossary/reaktionen/2': 'already used for this',
    'glossary/spieleinschraenkungen-und-berechtigungen': 'its own condition does not hold',
    'glossary/spielen-und-ins-spiel-bringen/2': 'not enough fate',
    'glossary/teilnehmen-und-kann-nicht-teilnehmen/7': 'it cannot participate in this conflict',
    'glossary/unterbrechungen': 'an interrupt: only when what it waits for is about to happen',
    'glossary/unterbrechungen/2': 'already used for this',
    'glossary/verstaerkungskarten/1': 'there is nobody to attach it to',
    'glossary/verstohlenheit': 'evaded by covert',
    'glossary/ziel/2': 'there is no legal target',
    'step/1.4': 'attachments cannot be played in the dynasty phase',
    'step/3.2': 'no conflict opportunity is left',
    'step/3.2/1': 'your military conflict has been declared',
    'step/3.2/2': 'your political conflict has been declared',
    'step/3.2/4': 'broken, or no ring or province is left to choose',
    'step/3.2/5': 'only ready characters can attack',
    'step/3.2.1': 'only ready characters can defend',
    'timing/aktionsfenster': 'only when you may act, in an action window',
  },
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
    'declare military': 'Militärischer Konflikt',
    'declare political': 'Politischer Konflikt',
    attack: 'Angreifen',
    defend: 'Verteidigen',
    pass: 'Passen',
  },
  score: 'Ehre',
  legend: [
    ['3/–', 'militärische / politische Fertigkeit; – ist ein Gedankenstrich'],
    ['26/25', 'von Dynastie- / Konfliktkarten'],
    ...signsOf('de'),
    ['*', 'jetzt spielbar oder nutzbar'],
  ],
  whyRule: {
    'glossary/aktion-aktionsfaehigkeit': 'eine Aktion: nur wenn du in einem Aktionsfenster handeln darfst',
    'glossary/ausgeloeste-faehigkeiten/5': 'sie würde jetzt nichts ändern',
    'glossary/ausgeloeste-faehigkeiten/6': 'ihre Kosten können nicht vollständig gezahlt werden',
    'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten': 'in dieser Runde schon verwendet',
    'glossary/charakterkarten/1':
      'aus Provinzen nur in der Dynastiephase, von der Hand nur in den anderen Aktionsfenstern',
    'glossary/einzigartige-karten/1': 'einzigartig, und einer dieses Namens ist im Spiel',
    'glossary/gedankenstrich': 'ein Gedankenstrich statt dieser Fertigkeit',
    'glossary/kann-nicht-koennen-nicht': 'eine Karte verbietet es',
    'glossary/kosten/2': 'ein Gedankenstrich statt der Kosten: nicht spielbar',
    'glossary/limitiert': 'in dieser Runde wurde schon eine limitierte Karte gespielt',
    'glossary/maximal-x-pro-zeitraum': 'so oft verwendet, wie es alle Kopien zusammen dürfen',
    'glossary/nur-x-pro-zeitraum': 'so oft verwendet, wie es erlaubt ist',
    'glossary/provinz-unterwerfen-unterworfenen-provinz/5':
      'die Provinz der Festung erst, wenn drei andere unterworfen sind',
    'glossary/reaktionen': 'eine Reaktion: nur nachdem eingetreten ist, worauf sie wartet',
    'glossary/reaktionen/2': 'hierfür schon verwendet',
    'glossary/spieleinschraenkungen-und-berechtigungen': 'ihre eigene Bedingung ist nicht erfüllt',
    'glossary/spielen-und-ins-spiel-bringen/2': 'nicht genug Schicksal',
    'glossary/teilnehmen-und-kann-nicht-teilnehmen/7': 'kann an diesem Konflikt nicht teilnehmen',
    'glossary/unterbrechungen': 'eine Unterbrechung: nur wenn bevorsteht, worauf sie wartet',
    'glossary/unterbrechungen/2': 'hierfür schon verwendet',
    'glossary/verstaerkungskarten/1': 'niemand ist da, an den sie angehängt werden kann',
    'glossary/verstohlenheit': 'durch Verstohlenheit ausgewichen',
    'glossary/ziel/2': 'es gibt kein gültiges Ziel',
    'step/1.4': 'Verstärkungen sind in der Dynastiephase nicht spielbar',
    'step/3.2': 'keine Konfliktgelegenheit mehr übrig',
    'step/3.2/1': 'dein militärischer Konflikt ist schon deklariert',
    'step/3.2/2': 'dein politischer Konflikt ist schon deklariert',
    'step/3.2/4': 'unterworfen, oder kein Ring oder keine Provinz steht zur Wahl',
    'step/3.2/5': 'nur spielbereite Charaktere können angreifen',
    'step/3.2.1': 'nur spielbereite Charaktere können verteidigen',
    'timing/aktionsfenster': 'nur wenn du in einem Aktionsfenster handeln darfst',
  },
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
