/**
 * Special cards (glossary/seltenheit): decks get them along with another card, or one of several in each other's stead.
 * Which ones belong together, their names and texts tell.
 */
import type { Rarity } from './cards/facts.ts'

/** The first is drawn; the others are in the same house of the same deck. Halves of a gigantic creature know each other. */
export const together: readonly (readonly [string, ...string[]])[] = [
  ['horseman-of-pestilence', 'horseman-of-death', 'horseman-of-famine', 'horseman-of-war'],
  ['timetraveller', 'help-from-future-self'],
  ['ortannu-the-chained', 'ortannu-s-binding'],
  ['grumpus-tamer', 'war-grumpus'],
  ['igon-the-green', 'igon-the-terrible'],
  ['hyde', 'velum'],
  ['chain-gang', 'subtle-chain'],
  ['xenos-bloodshadow', 'toad'],
  ['scylla', 'charybdis'],
  ['z-force-agent-14', 'z-particle-tracker', 'z-ray-blaster', 'z-wave-emitter'],
  ['deusillus', 'it-s-coming'],
  ['niffle-kong', 'it-s-coming'],
  ['ultra-gravitron', 'it-s-coming'],
  // Who has drunk the brew is mega.
  ['alaka-s-brew', 'mega-alaka'],
  ['chieftain-s-brew', 'mega-ganger-chieftain'],
  ['cowfyne-s-brew', 'mega-cowfyne'],
  ['groke-s-brew', 'mega-groke'],
  ['gron-s-brew', 'mega-gron-nine-toes'],
  ['mogghunter-s-brew', 'mega-mogghunter'],
  ['narp-s-brew', 'mega-narp'],
  ['shorty-s-brew', 'mega-shorty'],
]

export interface Family {
  /** How often one of them is drawn: as a card of this rarity. */
  as: Rarity
  of: readonly string[]
  /** So many different ones at once, if not one. */
  take?: number
}

const prefixed = (before: readonly string[], name: string): string[] => before.map((one) => `${one}-${name}`)

export const families: readonly Family[] = [
  { as: 'rare', of: ['master-of-1', 'master-of-2', 'master-of-3'] },
  { as: 'uncommon', of: ['bronze-key-imp', 'silver-key-imp', 'gold-key-imp'] },
  {
    as: 'uncommon',
    of: ['brobnar', 'dis', 'logos', 'mars', 'shadows', 'untamed'].map((house) => `${house}-ambassador`),
  },
  { as: 'rare', of: ['sinestra', 'dexus'] },
  { as: 'common', of: together.flatMap(([first]) => (first.endsWith('-brew') ? [first] : [])) },
  {
    as: 'uncommon',
    of: ['giants', 'beasts', 'demons', 'dinosaurs', 'humans', 'scientists', 'thieves'].map(
      (s) => `${s}--bane`,
    ),
  },
  {
    as: 'uncommon',
    of: ['brobnar', 'dis', 'logos', 'saurian', 'star-alliance', 'untamed'].map((house) => `${house}-plant`),
  },
  {
    as: 'common',
    of: [
      ...['chan', 'frane', 'garcia', 'ingram', 'khrkhar', 'kirby', 'molina', 'qincan'].map(
        (s) => `${s}-s-blaster`,
      ),
      'walls--blaster',
    ],
  },
  // Mutants of a house that have something of another.
  { as: 'common', of: prefixed(['dino', 'lyco', 'sacro', 'techno', 'umbra', 'xeno'], 'fiend') },
  { as: 'common', of: prefixed(['dæmo', 'dino', 'lyco', 'sacro', 'umbra', 'xeno'], 'bot') },
  { as: 'common', of: prefixed(['dæmo', 'dino', 'lyco', 'techno', 'umbra', 'xeno'], 'knight') },
  { as: 'common', of: prefixed(['dæmo', 'lyco', 'sacro', 'techno', 'umbra', 'xeno'], 'saurus') },
  { as: 'common', of: prefixed(['dæmo', 'dino', 'lyco', 'sacro', 'techno', 'xeno'], 'thief') },
  { as: 'common', of: prefixed(['dæmo', 'dino', 'lyco', 'sacro', 'techno', 'umbra'], 'alien') },
  { as: 'common', of: prefixed(['dæmo', 'dino', 'sacro', 'techno', 'umbra', 'xeno'], 'beast') },
  { as: 'common', of: ['even-ivan', 'odd-clawde'] },
  { as: 'common', of: ['ludo', 'faust', 'octavia', 'primus', 'shrix'].map((name) => `monument-to-${name}`) },
  { as: 'rare', of: ['desire', 'envy', 'gluttony', 'greed', 'pride', 'sloth', 'wrath'], take: 4 },
  { as: 'rare', of: ['cunning', 'fury', 'instinct'].map((name) => `mutation-of-${name}`) },
]
