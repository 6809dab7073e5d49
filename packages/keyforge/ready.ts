// biome-ignore-all format: a line per kind of card
/** Eight ready decks from Call of the Archons, every house in at least three of them. */

import type { House } from './abilities.ts'
import type { Deck, DeckCard } from './decks.ts'

export interface ReadyDeck extends Deck {
  id: string
}

/** 'anger', or '2 anger': by kind of card (actions, artifacts, creatures, upgrades), then by name. */
type Lists = Readonly<Partial<Record<House, readonly string[]>>>

const cardsOf = (house: House, entries: readonly string[]): DeckCard[] =>
  entries.flatMap((entry) => {
    const [, n = '1', id = entry] = /^(\d+) (.+)$/.exec(entry) ?? []
    return Array.from({ length: Number(n) }, () => ({ id, house }))
  })

function ready(id: string, en: string, de: string, lists: Lists): ReadyDeck {
  const three = Object.entries(lists) as [House, readonly string[]][]
  return {
    id,
    name: { en, de },
    set: 'CotA',
    houses: three.map(([house]) => house),
    cards: three.flatMap(([house, entries]) => cardsOf(house, entries)),
  }
}

export const readyDecks: readonly ReadyDeck[] = [
  ready('saltmarsh-band', 'Drumbeat of Saltmarsh', 'Trommelschlag der Salzmarsch', {
    brobnar: [
      '2 anger', 'loot-the-bodies', 'punch', 'warsong',
      'gauntlet-of-command',
      'bumpsy', 'ganger-chieftain', '2 headhunter', 'troll',
      'blood-of-titans',
    ],
    logos: [
      '2 labwork', 'twin-bolt-emission', 'wild-wormhole',
      'library-of-babble',
      'batdrone', 'dextre', '2 doc-bookton', 'ganymede-archivist', 'mother', 'titan-mechanic',
    ],
    untamed: [
      'full-moon', 'key-charge', 'nocturnal-maneuver', 'regrowth', 'vigor',
      'ancient-bear', 'dew-faerie', 'dust-pixie', 'hunting-witch', 'murmook', '2 snufflegator',
    ],
  }),
  ready('velvet-court', 'The Velvet Court', 'Der Samtene Hof', {
    dis: [
      'fear', 'hand-of-dis', '2 mind-barb',
      'lash-of-broken-dreams',
      'charette', 'dust-imp', 'ember-imp', '2 pit-demon', 'shooler', 'succubus',
    ],
    sanctum: [
      'cleansing-wave', 'shield-of-justice', 'terms-of-redress', 'virtuous-works',
      'hallowed-blaster',
      'bulwark', '2 champion-anaphiel', 'raiding-knight', '2 sequis',
      'protect-the-weak',
    ],
    shadows: [
      'ghostly-hand', '2 nerve-blast', 'poison-wave', 'relentless-whispers',
      'seeker-needle',
      'dodger', 'noddy-the-thief', 'silvertooth', 'umbra', '2 urchin',
    ],
  }),
  ready('red-vanguard', 'The Red Vanguard', 'Die Rote Vorhut', {
    brobnar: [
      '2 punch', 'relentless-assault', 'smith', 'tremor',
      'cannon',
      '2 firespitter', 'krump', 'lomir-flamefist', 'smaaash', 'valdr',
    ],
    mars: [
      'ammonia-clouds', 'soft-landing', '2 squawker',
      'mothergun',
      'john-smyth', 'mindwarper', 'tunk', 'ulyq-megamouth', '2 yxilo-bolter', 'zyzzix-the-many',
    ],
    sanctum: [
      'blinding-light', 'inspiration', 'take-hostages', 'virtuous-works',
      'gorm-of-omm',
      'champion-tabris', 'commander-remiel', '2 sergeant-zakiel', '2 staunch-knight',
      'shoulder-armor',
    ],
  }),
  ready('midnight-laboratory', 'The Midnight Laboratory', 'Das Mitternachtslabor', {
    logos: [
      'foggify', 'library-access', 'neuro-syphon', 'phase-shift', 'positron-bolt', 'sloppy-labwork',
      'batdrone', 'dr-escotera', 'novu-archaeologist', '2 quixo-the-adventurer', 'research-smoko',
    ],
    mars: [
      'orbital-bombardment', 'phosphorus-stars', 'psychic-network',
      'crystal-hive',
      'blypyp', '2 grabber-jammer', 'vezyma-thinkdrone', 'yxili-marauder', 'yxilx-dominator', 'zyzzix-the-many',
      'biomatrix-backup',
    ],
    shadows: [
      'bait-and-switch', 'miasma', 'pawn-sacrifice', 'too-much-to-protect',
      'skeleton-key',
      '2 bad-penny', 'dodger', 'macis-asp', 'magda-the-rat', 'old-bruno',
      'silent-dagger',
    ],
  }),
  ready('thornwood-pact', 'The Thornwood Pact', 'Der Dornwald-Pakt', {
    dis: [
      'arise', 'control-the-weak', 'gateway-to-dis', 'gongoozle',
      'dominator-bauble',
      'drumble', 'dust-imp', 'shaffles', 'stealer-of-souls', '2 the-terror', 'tocsin',
    ],
    logos: [
      'effervescent-principle', 'labwork', 'random-access-archives', 'scrambler-storm', '2 twin-bolt-emission',
      'anomaly-exploiter',
      'brain-eater', '2 ganymede-archivist', 'mother', 'veylan-analyst',
    ],
    untamed: [
      'cooperative-hunting', 'fogbank', 'nature-s-call', 'save-the-pack',
      '2 dust-pixie', 'mushroom-man', '2 niffle-ape', 'niffle-queen', 'witch-of-the-eye',
      'way-of-the-bear',
    ],
  }),
  ready('lanternlight-guild', 'The Lanternlight Guild', 'Die Laternengilde', {
    sanctum: [
      'doorstep-to-heaven', 'radiant-truth', 'terms-of-redress', 'the-harder-they-come',
      'sigil-of-brotherhood',
      'francus', 'gatekeeper', 'grey-monk', 'lady-maxena', 'protectrix', '2 raiding-knight',
    ],
    shadows: [
      'booby-trap', 'hidden-stash', 'lights-out', 'oubliette',
      'subtle-maul',
      'mooncurser', '2 noddy-the-thief', 'shadow-self', 'umbra', 'urchin',
      'duskrunner',
    ],
    untamed: [
      'grasping-vines', 'lifeweb', 'lost-in-the-woods', 'regrowth',
      'nepenthe-seed',
      '2 ancient-bear', 'chota-hazri', 'flaxia', 'halacor', 'hunting-witch',
      'way-of-the-wolf',
    ],
  }),
  ready('cinder-tavern', 'The Cinder Tavern', 'Die Aschenschenke', {
    brobnar: [
      'anger', 'burn-the-stockpile', 'coward-s-end',
      'banner-of-battle', 'mighty-javelin', 'screechbomb',
      'bumpsy', 'ganger-chieftain', 'grenade-snib', 'hebe-the-huge', '2 troll',
    ],
    dis: [
      'pandemonium', 'tendrils-of-pain', 'three-fates',
      'library-of-the-damned',
      'charette', 'guardian-demon', 'pit-demon', 'shooler', 'snudge', 'succubus', 'tocsin',
      'flame-wreathed',
    ],
    shadows: [
      '2 ghostly-hand', 'miasma', 'nerve-blast',
      'special-delivery', 'speed-sigil',
      'bad-penny', 'carlo-phantom', 'dodger', 'nexus', '2 silvertooth',
    ],
  }),
  ready('silver-orchard', 'The Silver Orchard', 'Der Silberne Obsthain', {
    mars: [
      'battle-fleet', 'hypnotic-command', 'mothership-support', 'squawker',
      'combat-pheromones',
      'john-smyth', 'mindwarper', 'tunk', 'yxili-marauder', 'yxilo-bolter', 'zorg',
      'red-planet-ray-gun',
    ],
    sanctum: [
      'cleansing-wave', 'glorious-few', 'the-spirit-s-way',
      'potion-of-invulnerability',
      '2 bulwark', 'champion-anaphiel', 'francus', 'protectrix', 'sequis', 'staunch-knight',
      'protect-the-weak',
    ],
    untamed: [
      'full-moon', 'nocturnal-maneuver', 'vigor',
      'ritual-of-balance',
      'briar-grubbling', '2 dew-faerie', 'dust-pixie', 'lupo-the-scarred', 'mighty-tiger', 'murmook', 'snufflegator',
    ],
  }),
]
