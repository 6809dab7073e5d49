/** Italian: nouns, names and how adjectives agree. */
import { words as joined, ranged } from '@regelwerk/say'
import { type Gender, type Noun as ItalianNoun, noun } from '@regelwerk/say/it'
import type { Bold, BonusIcon, Counter, Keyword, Range } from '../../abilities.ts'
import { houseNames } from '../../houses.ts'
import type { Noun } from '../grammar.ts'

export const words = joined
export const AMBER = 'Æmbra'

const keywordNames: Readonly<Record<Keyword, string>> = {
  alpha: 'Alpha',
  omega: 'Omega',
  deploy: 'Schierare',
  elusive: 'Elusiva',
  skirmish: 'Schermaglia',
  poison: 'Veleno',
  taunt: 'Provocazione',
  invulnerable: 'Invulnerabile',
  assault: 'Assalto',
  hazardous: 'Pericolosa',
}

export const boldWords: Readonly<Record<Bold, string>> = {
  play: 'Gioco',
  fight: 'Combattimento',
  reap: 'Mietitura',
  action: 'Azione',
  omni: 'Omni',
  beforeFight: 'Prima del combattimento',
  beforeReap: 'Prima della mietitura',
  destroyed: 'Distrutta',
  leaves: 'Lascia il gioco',
}

export const iconNames: Readonly<Record<BonusIcon, string>> = {
  amber: AMBER,
  capture: 'cattura',
  damage: 'danno',
  draw: 'pesca',
}

/** Behind "segnalino". */
const counterNames: Readonly<Record<Counter, string>> = {
  power: 'potenza +1',
  wanted: 'ricercata',
  scheme: 'intrigo',
  fuse: 'miccia',
  glory: 'gloria',
  disruption: 'disturbo',
  doom: 'sventura',
  growth: 'crescita',
  warrant: 'mandato',
}

export const counterName = (counter: Counter): string => counterNames[counter]

/** "un segnalino miccia", "2 segnalini potenza +1" */
export const counters = (counter: Counter, n: number): string =>
  n === 1 ? `un segnalino ${counterNames[counter]}` : `${n} segnalini ${counterNames[counter]}`

export const nouns: Readonly<Record<Noun, ItalianNoun>> = {
  creature: noun('f', 'creatura', 'creature'),
  artifact: noun('m', 'artefatto', 'artefatti'),
  action: noun('f', 'carta azione', 'carte azione'),
  upgrade: noun('m', 'potenziamento', 'potenziamenti'),
  card: noun('f', 'carta', 'carte'),
  neighbour: noun('f', 'vicina', 'vicine'),
}

export const house = (name: keyof typeof houseNames): string => houseNames[name].it
export const keyword = (word: Keyword, n?: number): string =>
  joined(keywordNames[word], n === undefined ? '' : `${n}`)

/** "3 o più" */
export const range = (of: Range): string =>
  ranged(of, ['o più', 'o meno', (min, max) => `da ${min} a ${max}`])

/** "1 carta", "2 carte" */
export const cards = (n: number): string => (n === 1 ? 'una carta' : `${n} carte`)

// ---- adjectives

/** Masculine and feminine, of one and of more. */
export type Adjective = readonly [m: string, f: string, mm: string, ff: string]

/** danneggiato, danneggiata, danneggiati, danneggiate */
export const o = (stem: string): Adjective => [`${stem}o`, `${stem}a`, `${stem}i`, `${stem}e`]
/** amico, amica, amici, amiche */
export const co = (stem: string): Adjective => [`${stem}o`, `${stem}a`, `${stem}i`, `${stem}he`]
/** potente, potenti */
export const e = (stem: string): Adjective => [`${stem}e`, `${stem}e`, `${stem}i`, `${stem}i`]

export const agreed = ([m, f, mm, ff]: Adjective, gender: Gender, plural: boolean): string =>
  gender === 'm' ? (plural ? mm : m) : plural ? ff : f
