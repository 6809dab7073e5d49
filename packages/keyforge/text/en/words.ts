/** English: nouns and names. */
import { words as joined, ranged } from '@regelwerk/say'
import { counted, type Noun as EnglishNoun, noun } from '@regelwerk/say/en'
import type { Bold, BonusIcon, Counter, Keyword, Range } from '../../abilities.ts'
import { houseNames } from '../../houses.ts'
import type { Noun, Referent } from '../grammar.ts'

export const words = joined
export const AMBER = 'Æmber'

const keywordNames: Readonly<Record<Keyword, string>> = {
  alpha: 'alpha',
  omega: 'omega',
  deploy: 'deploy',
  elusive: 'elusive',
  skirmish: 'skirmish',
  poison: 'poison',
  taunt: 'taunt',
  invulnerable: 'invulnerable',
  assault: 'assault',
  hazardous: 'hazardous',
}

export const boldWords: Readonly<Record<Bold, string>> = {
  play: 'Play',
  fight: 'Fight',
  reap: 'Reap',
  action: 'Action',
  omni: 'Omni',
  beforeFight: 'Before Fight',
  beforeReap: 'Before Reap',
  destroyed: 'Destroyed',
  leaves: 'Leaves Play',
}

export const iconNames: Readonly<Record<BonusIcon, string>> = {
  amber: AMBER,
  capture: 'capture',
  damage: 'damage',
  draw: 'draw',
}

const counterNames: Readonly<Record<Counter, string>> = {
  power: '+1 power',
  wanted: 'wanted',
  scheme: 'scheme',
  fuse: 'fuse',
  glory: 'glory',
  disruption: 'disruption',
  doom: 'doom',
  growth: 'growth',
  warrant: 'warrant',
}

export const counterName = (counter: Counter): string => counterNames[counter]

/** "a doom counter", "2 +1 power counters" */
export const counters = (counter: Counter, n: number): string =>
  n === 1 ? `a ${counterNames[counter]} counter` : counted(n, `${counterNames[counter]} counter`)

const nouns: Readonly<Record<Noun, EnglishNoun>> = {
  creature: noun('creature'),
  artifact: noun('artifact'),
  action: noun('action card'),
  upgrade: noun('upgrade'),
  card: noun('card'),
  neighbour: noun('neighbor'),
}

export const nounOf = (name: Noun, plural: boolean): string => nouns[name][plural ? 'more' : 'one']
export const nounIn = ({ noun: name, plural }: Referent): string => nounOf(name, plural)

export const house = (name: keyof typeof houseNames): string => houseNames[name].en
export const keyword = (word: Keyword, n?: number): string =>
  joined(keywordNames[word], n === undefined ? '' : `${n}`)

/** "3 or higher" */
export const range = (of: Range): string =>
  ranged(of, ['or higher', 'or lower', (min, max) => `from ${min} to ${max}`])
