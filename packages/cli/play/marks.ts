/** Marks and suits in the sixteen colours of a terminal. */
import type { Face, Mark } from '@regelwerk/core'
import type { Run } from './runs.tsx'

/** Inks, houses, clans and peoples. */
const SUITS: Readonly<Record<string, string>> = {
  amber: 'yellow',
  amethyst: 'magenta',
  emerald: 'green',
  ruby: 'red',
  sapphire: 'blueBright',
  steel: 'white',

  brobnar: 'red',
  dis: 'magenta',
  logos: 'cyan',
  mars: 'green',
  sanctum: 'yellow',
  shadows: 'white',
  untamed: 'greenBright',
  saurian: 'yellowBright',
  staralliance: 'blueBright',

  crab: 'blueBright',
  crane: 'cyanBright',
  dragon: 'green',
  lion: 'yellow',
  phoenix: 'redBright',
  scorpion: 'red',
  unicorn: 'magenta',
  shadowlands: 'gray',
  neutral: 'white',

  vulca: 'redBright',
  hoax: 'magenta',
  mimix: 'magentaBright',
  flit: 'cyanBright',
  khind: 'yellow',
  terrah: 'greenBright',
  pillar: 'yellowBright',
  aqua: 'blueBright',
  buka: 'cyan',
  mutant: 'white',
  extra: 'white',
}

const MARKS: Readonly<Record<string, string>> = {
  lore: 'yellow',
  amber: 'yellow',
  'key-red': 'red',
  'key-blue': 'blueBright',
  'key-yellow': 'yellow',
  honor: 'yellow',
  favor: 'yellow',
  fate: 'cyan',
  dragon: 'yellow',
  fire: 'red',
  earth: 'green',
  military: 'red',
  political: 'blueBright',
}

const TONES = { good: 'green', bad: 'red' } as const

export const suitColour = ({ suits }: Face): string => SUITS[suits[0] ?? ''] ?? 'white'

export const markColour = ({ id, tone }: Pick<Mark, 'id' | 'tone'>): string | undefined =>
  tone === undefined ? (MARKS[id] ?? SUITS[id]) : TONES[tone]

export const isSuit = ({ id }: Mark): boolean => Object.hasOwn(SUITS, id)

/** The signs of the terminal's own; `messages.signs` tells what they mean. */
export const ownSigns = {
  playable: '*',
  /** Exerted, exhausted or bowed: the same sign in all games. */
  turned: '⟳',
  facedown: '▒',
  inAction: '!',
  standsAt: '└',
  tucked: '↑',
} as const

/** A mark in signs. */
export const sign = (mark: Mark): Run => ({
  text: `${mark.glyph}${mark.value ?? ''}`,
  colour: markColour(mark),
})

export const signs = (marks: readonly Mark[]): Run[] => marks.map(sign)

/** The same in words. */
export const inWords = ({ label, value }: Mark): string => (value === undefined ? label : `${label} ${value}`)

/** Too long for a sign: the name of a place, of a side. */
export const isWordy = ({ value }: Mark): boolean => typeof value === 'string' && value.length > 5
