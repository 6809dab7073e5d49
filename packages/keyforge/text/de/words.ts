/** German: nouns, names and their forms. */
import { words as joined, ranged } from '@regelwerk/say'
import {
  counted,
  type Determiner,
  type Form,
  feminine,
  formOf,
  type Noun as GermanNoun,
  noun,
  type Phrase,
  phraseOf,
} from '@regelwerk/say/de'
import type { Bold, BonusIcon, Counter, House, Keyword, Range } from '../../abilities.ts'
import type { Noun, Referent } from '../grammar.ts'

export const words = joined
export const AMBER = 'Æmber'

const keywordNames: Readonly<Record<Keyword, string>> = {
  alpha: 'Alpha',
  omega: 'Omega',
  deploy: 'Stationieren',
  elusive: 'Schwer zu fassen',
  skirmish: 'Scharmützel',
  poison: 'Gift',
  taunt: 'Spott',
  invulnerable: 'Unverwundbar',
  assault: 'Ansturm',
  hazardous: 'Gefährlich',
}

export const boldWords: Readonly<Record<Bold, string>> = {
  play: 'Spielen',
  fight: 'Kampf',
  reap: 'Ernte',
  action: 'Aktion',
  omni: 'Universell',
  beforeFight: 'Vor dem Kampf',
  beforeReap: 'Vor der Ernte',
  destroyed: 'Zerstört',
  leaves: 'Verlässt das Spiel',
}

export const iconNames: Readonly<Record<BonusIcon, readonly [one: string, more: string]>> = {
  amber: ['Æmber-Symbol', 'Æmber-Symbole'],
  capture: ['Erbeuten-Symbol', 'Erbeuten-Symbole'],
  damage: ['Schadenssymbol', 'Schadenssymbole'],
  draw: ['Ziehen-Symbol', 'Ziehen-Symbole'],
}

/** Before a hyphen: "Ziehen-Bonussymbol". */
export const iconPrefix: Readonly<Record<BonusIcon, string>> = {
  amber: 'Æmber',
  capture: 'Erbeuten',
  damage: 'Schaden',
  draw: 'Ziehen',
}

/** All of them masculine, with the same form for one and more. */
export const counterNames: Readonly<Record<Counter, string>> = {
  power: '„+1 Stärke“-Marker',
  wanted: 'Gesucht-Marker',
  scheme: 'Intrigenmarker',
  fuse: 'Luntenmarker',
  glory: 'Ruhmesmarker',
  disruption: 'Störmarker',
  doom: 'Verderbensmarker',
  growth: 'Wachstumsmarker',
  warrant: 'Haftbefehlmarker',
}

/** Before a hyphen: "Ungezähmten-Karte". */
export const housePrefix: Readonly<Record<House, string>> = {
  brobnar: 'Brobnar',
  dis: 'Dis',
  logos: 'Logos',
  mars: 'Mars',
  sanctum: 'Sanctum',
  shadows: 'Schatten',
  untamed: 'Ungezähmten',
  saurian: 'Saurianer',
  staralliance: 'Sternenallianz',
}

export const nouns: Readonly<Record<Noun, GermanNoun>> = {
  creature: feminine('Kreatur'),
  artifact: noun('n', 'Artefakt', 'Artefakte'),
  action: feminine('Aktionskarte'),
  upgrade: feminine('Aufwertung'),
  card: feminine('Karte'),
  neighbour: { ...noun('m', 'Nachbar', 'Nachbarn', 'Nachbarn'), weak: 'Nachbarn' },
}

/** A noun by its name alone: "diese Kreatur", "jenen Karten". */
export const simple = (determiner: Determiner, name: Noun, plural = false): Phrase =>
  phraseOf(determiner, nouns[name], { plural })

/** The form of what is spoken of. */
export const formIn = ({ noun: name, plural }: Referent): Form => formOf(nouns[name], plural)

export const keyword = (word: Keyword, n?: number): string =>
  joined(keywordNames[word], n === undefined ? '' : `${n}`)
export const karten = (n: number): string => counted(n, nouns.card)

/** "einen Luntenmarker", "2 „+1 Stärke“-Marker", in the accusative. */
export const counters = (counter: Counter, n: number): string =>
  `${n === 1 ? 'einen' : n} ${counterNames[counter]}`

/** "3 oder mehr" */
export const range = (of: Range): string =>
  ranged(of, ['oder mehr', 'oder weniger', (min, max) => `${min} bis ${max}`])
