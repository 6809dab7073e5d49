/** The games there are, as far as they can be spoken of without loading one. `games.test.ts` compares it with the games. */
import type { Game } from '@regelwerk/core'

export type ListedGame = Pick<Game, 'id' | 'title' | 'players' | 'formats' | 'langs' | 'decks'>

export const games = [
  {
    id: 'lorcana',
    title: 'Disney Lorcana',
    players: [2, 4],
    formats: ['constructed', 'core constructed', 'infinity constructed', 'draft', 'sealed', 'pack rush'],
    langs: ['en', 'de', 'it'],
    decks: [
      { id: 'amber-steel', name: 'Songs and Swords' },
      { id: 'amber-emerald', name: 'Empty Hands' },
      { id: 'amethyst-ruby', name: 'Smoke and Embers' },
      { id: 'amethyst-sapphire', name: 'Deep Wells' },
      { id: 'emerald-ruby', name: 'Quick Fingers' },
      { id: 'sapphire-steel', name: 'The Full Workshop' },
      { id: 'the-long-case', name: 'The Long Case', format: 'core constructed' },
      { id: 'house-of-gifts', name: 'House of Gifts', format: 'core constructed' },
      { id: 'stone-by-night', name: 'Stone by Night', format: 'core constructed' },
      { id: 'ghost-money', name: 'Ghost Money', format: 'core constructed' },
      { id: 'masked-justice', name: 'Masked Justice', format: 'core constructed' },
      { id: 'bottomless-hands', name: 'Bottomless Hands', format: 'core constructed' },
      { id: 'the-long-encore', name: 'The Long Encore', format: 'core constructed' },
      { id: 'stand-and-sing', name: 'Stand and Sing', format: 'core constructed' },
    ],
  },
  {
    id: 'keyforge',
    title: 'KeyForge',
    players: [2, 2],
    formats: ['archon', 'sealed', 'handicap', 'auction'],
    langs: ['en', 'de', 'it'],
    decks: [
      { id: 'saltmarsh-band', name: 'Drumbeat of Saltmarsh' },
      { id: 'velvet-court', name: 'The Velvet Court' },
      { id: 'red-vanguard', name: 'The Red Vanguard' },
      { id: 'midnight-laboratory', name: 'The Midnight Laboratory' },
      { id: 'thornwood-pact', name: 'The Thornwood Pact' },
      { id: 'lanternlight-guild', name: 'The Lanternlight Guild' },
      { id: 'cinder-tavern', name: 'The Cinder Tavern' },
      { id: 'silver-orchard', name: 'The Silver Orchard' },
    ],
  },
  {
    id: 'l5r',
    title: 'Legend of the Five Rings: The Card Game',
    players: [2, 2],
    formats: ['core', 'standard', 'stronghold'],
    langs: ['en', 'de', 'it'],
    decks: [
      { id: 'crab', name: 'The Wall Holds' },
      { id: 'crane', name: 'Silk and Steel' },
      { id: 'dragon', name: 'Two Swords on the Mountain' },
      { id: 'lion', name: 'The Right Hand Strikes' },
      { id: 'phoenix', name: 'Voices of the Elements' },
      { id: 'scorpion', name: 'Behind the Mask' },
      { id: 'unicorn', name: 'Thunder of Hooves' },
    ],
  },
  {
    id: 'bluemoon',
    title: 'Blue Moon',
    players: [2, 2],
    formats: ['ready', 'constructed', 'inquisitor'],
    langs: ['en', 'de', 'it'],
    decks: [
      { id: 'vulca', name: 'Vulca' },
      { id: 'hoax', name: 'Hoax' },
      { id: 'mimix', name: 'Mimix' },
      { id: 'flit', name: 'Flit' },
      { id: 'khind', name: 'Khind' },
      { id: 'terrah', name: 'Terrah' },
      { id: 'pillar', name: 'Pillar' },
      { id: 'aqua', name: 'Aqua' },
      { id: 'buka', name: 'Buka' },
    ],
  },
] as const satisfies readonly ListedGame[]

/** The games before a game (`Game.leads`), and by whose book and cards each is played. */
export const limitedGames = {
  'lorcana-limited': 'lorcana',
  'keyforge-limited': 'keyforge',
  'keyforge-sealed': 'keyforge',
} as const

/** Is it a game before the game? */
export const isBefore = (id: string): boolean => Object.hasOwn(limitedGames, id)

export type GameId = (typeof games)[number]['id']

/** The game by whose book and cards this one is played: mostly itself. */
export const bookOf = (id: string): string =>
  isBefore(id) ? limitedGames[id as keyof typeof limitedGames] : id
