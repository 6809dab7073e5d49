/** What the table says of KeyForge; Italian reads as English. */
import type { Lang } from '@regelwerk/core'
import { type InPlayView, table } from '@regelwerk/keyforge'

interface Words {
  /** Headings of the verbs, in the order in which they are shown. */
  verbs: Readonly<Record<string, string>>
  score: string
  legend: readonly (readonly [string, string])[]
  whyRule: Readonly<Record<string, string>>
  noHouse: string
  house: string
  copyOf: string
  empty: string
  more(n: number): string
}

const STEP_3 = 'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und'

const signsOf = (lang: Lang): [string, string][] => {
  const { signs, status, houses, icons } = table
  const said = ({
    glyph,
    label,
  }: {
    glyph: string
    label: Readonly<Record<Lang, string>>
  }): [string, string] => [glyph, label[lang]]
  return [
    ...[signs.armor, signs.damage, signs.amber, signs.powerCounter, signs.upgrade, signs.under].map(said),
    ...Object.values(status).map(said),
    ...Object.values(houses).map(said),
    ...[icons.capture, icons.draw].map(said),
  ]
}

const en: Words = {
  verbs: {
    play: 'Play',
    reap: 'Reap',
    fight: 'Fight',
    action: 'Action',
    omni: 'Omni',
    unstun: 'Unstun',
    discard: 'Discard',
    use: 'Use',
    end: 'Turn',
  },
  score: 'keys',
  legend: [
    ['●7/6', 'Æmber in the pool / key cost'],
    ['⚷R·Y', 'forged keys: red, blue, yellow'],
    ['∞2', 'chains'],
    ['5', 'power'],
    ...signsOf('en'),
    ['*', 'can be played now'],
  ],
  whyRule: {
    [`${STEP_3}/1`]: 'in the first turn only one card may be played or discarded',
    [`${STEP_3}/2`]: 'not of the active house',
    'rules/spielbereit-und-erschoepft': 'exhausted',
    'rules/artefakte-verwenden/5': 'an artifact without an ability that could be used now',
    'rules/kampf': 'there is no enemy it could attack',
    'glossary/spott': 'a neighbor with taunt protects it',
    'glossary/zerstoert': 'it is about to be destroyed',
    'rules/die-sechser-regel': 'played or used six times this turn',
    'rules/die-goldene-regel': 'its own text does not allow it now',
    'rules/aufwertungen/2': 'there is no creature to attach it to',
    'glossary/alpha': 'Alpha: something has been done already',
    'glossary/bezahlen': 'not enough Æmber to pay for it',
    'glossary/gigantische-kreaturen': 'its other half is not in hand',
    'glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt': 'a card forbids it',
  },
  noHouse: 'no house chosen yet',
  house: 'house',
  copyOf: 'copy of',
  empty: 'nothing in play',
  more: (n) => `+${n} more`,
}

const de: Words = {
  verbs: {
    play: 'Spielen',
    reap: 'Ernten',
    fight: 'Kämpfen',
    action: 'Aktion',
    omni: 'Universell',
    unstun: 'Befreien',
    discard: 'Ablegen',
    use: 'Verwenden',
    end: 'Zug',
  },
  score: 'Schlüssel',
  legend: [
    ['●7/6', 'Æmber im Vorrat / Schlüsselkosten'],
    ['⚷R·G', 'geschmiedete Schlüssel: rot, blau, gelb'],
    ['∞2', 'Ketten'],
    ['5', 'Stärke'],
    ...signsOf('de'),
    ['*', 'jetzt spielbar'],
  ],
  whyRule: {
    [`${STEP_3}/1`]: 'im ersten Zug darf nur eine Karte gespielt oder abgelegt werden',
    [`${STEP_3}/2`]: 'nicht von der aktiven Fraktion',
    'rules/spielbereit-und-erschoepft': 'erschöpft',
    'rules/artefakte-verwenden/5': 'ein Artefakt ohne Fähigkeit, die jetzt zu verwenden wäre',
    'rules/kampf': 'es gibt keinen Gegner, den sie angreifen könnte',
    'glossary/spott': 'ein Nachbar mit Spott schützt sie',
    'glossary/zerstoert': 'sie wird gerade zerstört',
    'rules/die-sechser-regel': 'in diesem Zug schon sechsmal gespielt oder verwendet',
    'rules/die-goldene-regel': 'ihr eigener Text lässt es jetzt nicht zu',
    'rules/aufwertungen/2': 'es gibt keine Kreatur, an die sie gelegt werden kann',
    'glossary/alpha': 'Alpha: es ist schon etwas getan worden',
    'glossary/bezahlen': 'nicht genug Æmber, um dafür zu bezahlen',
    'glossary/gigantische-kreaturen': 'ihre andere Hälfte ist nicht auf der Hand',
    'glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt': 'eine Karte verbietet es',
  },
  noHouse: 'noch keine Fraktion gewählt',
  house: 'Fraktion',
  copyOf: 'Kopie von',
  empty: 'nichts im Spiel',
  more: (n) => `+${n} weitere`,
}

const all: Readonly<Record<Lang, Words>> = { en, de, it: en }
export const words = (lang: Lang): Words => all[lang]

const STATUS = ['stunned', 'warded', 'enraged', 'tagged'] as const

/** Power, armor, damage, Æmber and counters, then the status, in signs; parts that are nothing are left out. */
export function valuesOf(card: InPlayView): string {
  const { armor, damage, amber, powerCounter, upgrade, under } = table.signs
  const counted = (n: number | undefined, glyph: string): string => (n ? `${glyph}${n}` : '')
  const status = STATUS.filter((word) => card[word]).map((word) => table.status[word].glyph)
  return [
    [card.power ?? '', counted(card.armor, armor.glyph), counted(card.damage, damage.glyph)].join(''),
    counted(card.amber, amber.glyph),
    counted(card.counters, powerCounter.glyph),
    counted(card.upgrades.length, upgrade.glyph),
    counted(card.under.length, under.glyph),
    status.join(''),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** The same in words. */
export function stateOf(card: InPlayView, lang: Lang): string[] {
  const { signs, status, keywords, houses } = table
  const counted = (n: number | undefined, sign: keyof typeof signs): string[] =>
    n ? [`${signs[sign].label[lang]} ${n}`] : []
  return [
    ...counted(card.power, 'power'),
    ...counted(card.armor, 'armor'),
    ...counted(card.damage, 'damage'),
    ...counted(card.amber, 'amber'),
    ...counted(card.counters, 'powerCounter'),
    ...(['exhausted', ...STATUS] as const).flatMap((word) => (card[word] ? [status[word].label[lang]] : [])),
    ...card.keywords.map((word) => keywords[word as keyof typeof keywords]?.[lang] ?? word),
    ...card.houses.map((house) => houses[house].label[lang]),
  ]
}
