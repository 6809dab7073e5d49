/** What the table says of Blue Moon; Italian reads as English. */
import { type PlacedView, table } from '@regelwerk/bluemoon'
import type { Lang } from '@regelwerk/core'

interface Words {
  /** Headings of the verbs, in the order in which they are shown. */
  verbs: Readonly<Record<string, string>>
  score: string
  legend: readonly (readonly [string, string])[]
  whyRule: Readonly<Record<string, string>>
  faceDown: string
  room: string
  state(card: PlacedView): string[]
  noFight: string
  fight(element: string): string
  reach: string
  make: string
  short(n: number): string
  enough: string
  shield: string
  middle: string
  empty: string
  more(n: number): string
}

const icons = (lang: Lang): [string, string][] =>
  Object.values(table.icons).map(({ glyph, label }) => [glyph, label[lang]])

const en: Words = {
  verbs: {
    play: 'Play',
    bluff: 'Bluff',
    load: 'Load',
    use: 'Use',
    fulfil: 'Fulfil',
    retrieve: 'Retrieve',
    land: 'Land',
    replace: 'Replace',
    drop: 'Discard',
    open: 'Turn',
    fight: 'Turn',
    'go on': 'Turn',
    decline: 'Turn',
    retreat: 'Turn',
    'take back': 'Turn',
  },
  score: 'dragons',
  legend: [
    ['▲ ■', 'Fire, Earth'],
    ['3/1', 'values: Fire / Earth'],
    ['◆', 'dragon'],
    ['☾', 'moon'],
    ['*', 'can be played now'],
    ['✖', 'ignored'],
    ['└', 'on the ship before it'],
    ['▒', 'bluff card, face down'],
    ...icons('en'),
  ],
  whyRule: {
    'allgemein/hierarchie/5': 'its own condition does not hold',
    'base/11': 'now only one leadership card, Hyla or ship',
    'base/12': 'no character can be played, or a demand of the opponent is not fulfilled',
    'base/13': 'now only a character, and one only without PAIR, GANG or FREE',
    'base/14': 'now only one booster or one support without FREE, PAIR or a text',
    'base/15': 'your power does not reach the opponent’s',
    'base/30': 'a card of the opponent forbids it',
    'base/48': 'STOP: nothing more may be played',
    'base/57': 'a ship has landed: cards come from there',
    'base/59': 'bluff cards may not be laid now',
    'base/66': 'an active card allows no further characters',
    'base/67': 'only an intervention for this moment may be played',
  },
  faceDown: '▒ bluff card',
  room: 'room for',
  state: ({ active, bluff, ignored }) => [
    active ? 'active' : 'not active',
    ...(bluff ? ['bluff card'] : []),
    ...(ignored ? ['ignored'] : []),
  ],
  noFight: 'no fight yet',
  fight: (element) => `fight in ${element}`,
  reach: 'to reach',
  make: 'you make',
  short: (n) => `${n} short`,
  enough: 'enough',
  shield: 'shield',
  middle: 'middle',
  empty: 'nothing in play',
  more: (n) => `+${n} more`,
}

const de: Words = {
  verbs: {
    play: 'Auslegen',
    bluff: 'Bluffen',
    load: 'Beladen',
    use: 'Nutzen',
    fulfil: 'Erfüllen',
    retrieve: 'Aufnehmen',
    land: 'Anlanden',
    replace: 'Ersetzen',
    drop: 'Abwerfen',
    open: 'Zug',
    fight: 'Zug',
    'go on': 'Zug',
    decline: 'Zug',
    retreat: 'Zug',
    'take back': 'Zug',
  },
  score: 'Drachen',
  legend: [
    ['▲ ■', 'Feuer, Erde'],
    ['3/1', 'Werte: Feuer / Erde'],
    ['◆', 'Drache'],
    ['☾', 'Mond'],
    ['*', 'jetzt auslegbar'],
    ['✖', 'ignoriert'],
    ['└', 'auf dem Schiff davor'],
    ['▒', 'Bluff-Karte, verdeckt'],
    ...icons('de'),
  ],
  whyRule: {
    'allgemein/hierarchie/5': 'ihre eigene Bedingung ist nicht erfüllt',
    'base/11': 'jetzt nur eine Anführeraktion, Hyla oder ein Schiff',
    'base/12': 'kein Charakter ist auslegbar, oder eine Forderung des Gegners ist nicht erfüllt',
    'base/13': 'jetzt nur ein Charakter, ohne PAAR, GANG oder FREI nur einer',
    'base/14': 'jetzt nur eine Verstärkung oder Unterstützung, ohne FREI, PAAR oder Text nur eine',
    'base/15': 'deine Stärke erreicht die des Gegners nicht',
    'base/30': 'eine Karte des Gegners verbietet es',
    'base/48': 'STOPP: nichts mehr darf ausgelegt werden',
    'base/57': 'ein Schiff ist angelandet: Karten kommen von dort',
    'base/59': 'Bluff-Karten dürfen jetzt nicht ausgelegt werden',
    'base/66': 'eine aktive Karte lässt keine weiteren Charaktere zu',
    'base/67': 'nur eine Intervention für diesen Augenblick darf gespielt werden',
  },
  faceDown: '▒ Bluff-Karte',
  room: 'Platz für',
  state: ({ active, bluff, ignored }) => [
    active ? 'aktiv' : 'nicht aktiv',
    ...(bluff ? ['Bluff-Karte'] : []),
    ...(ignored ? ['ignoriert'] : []),
  ],
  noFight: 'noch kein Kampf',
  fight: (element) => `Kampf in ${element}`,
  reach: 'zu erreichen',
  make: 'du hast',
  short: (n) => `es fehlen ${n}`,
  enough: 'genug',
  shield: 'Schild',
  middle: 'Mitte',
  empty: 'nichts im Spiel',
  more: (n) => `+${n} weitere`,
}

const all: Readonly<Record<Lang, Words>> = { en, de, it: en }
export const words = (lang: Lang): Words => all[lang]
