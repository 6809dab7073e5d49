// biome-ignore-all format: a line per kind of card
/** A ready deck for each clan, from one core set: 30 dynasty and 30 conflict cards (glossary/deckbau). */
import type { Clan } from './abilities.ts'
import type { Deck } from './decks.ts'

export interface ReadyDeck extends Deck {
  /** The clan's. */
  id: Clan
  role: string
}

/** '3 otomo-courtier', or one copy without a number. */
const each = (entries: readonly string[]): string[] =>
  entries.flatMap((entry) => {
    const [, n = '1', id = entry] = /^(\d+) (.+)$/.exec(entry) ?? []
    return Array.from({ length: Number(n) }, () => id)
  })

const ready = (id: Clan, en: string, de: string, { dynasty, conflict, ...rest }: Omit<ReadyDeck, 'id' | 'name'>): ReadyDeck => ({
  id, name: { en, de }, ...rest, dynasty: each(dynasty), conflict: each(conflict),
})

/** Own cards first, then those of the other clan, then neutral ones. */
export const readyDecks: readonly ReadyDeck[] = [
  ready('crab', 'The Wall Holds', 'Die Mauer hält', {
    stronghold: 'shiro-nishiyama',
    role: 'keeper-of-earth',
    provinces: ['manicured-garden', 'defend-the-wall', 'meditations-on-the-tao', 'pilgrimage', 'rally-to-the-cause'],
    dynasty: [
      'borderlands-fortifications', 'funeral-pyre',
      'eager-scout', 'hida-guardian', 'kaiu-envoy', 'hiruma-yojimbo', 'shrewd-yasuki', 'vanguard-warrior',
      'borderlands-defender', 'intimidating-hida', 'vengeful-berserker', 'hida-tomonatsu',
      'steadfast-witch-hunter', 'kaiu-shuichi', 'hida-kisada',
      '2 favorable-ground', '2 imperial-storehouse',
      '2 otomo-courtier', '3 seppun-guardsman', '2 miya-mystic', '3 wandering-ronin', 'keeper-initiate',
    ],
    conflict: [
      'hiruma-ambusher', 'stoic-gunso',
      'jade-tetsubo', 'reprieve', 'watch-commander',
      'levy', 'rebuild', 'the-mountain-does-not-fall', 'way-of-the-crab',
      'vengeful-oathkeeper', 'master-of-the-spear',
      'guidance-of-the-ancestors', 'honored-blade', 'sashimono',
      'ready-for-battle', 'strength-in-numbers',
      '2 fine-katana', '2 ornate-fan',
      '2 assassination', '2 banzai', '2 fallen-in-battle', '2 good-omen', '2 rout',
    ],
  }),
  ready('crane', 'Silk and Steel', 'Seide und Stahl', {
    stronghold: 'shizuka-toshi',
    role: 'keeper-of-air',
    provinces: ['the-art-of-peace', 'entrenched-position', 'night-raid', 'shameful-display', 'elemental-fury'],
    dynasty: [
      'artisan-academy',
      'asahina-artisan', 'doji-whisperer', 'brash-samurai', 'cautious-scout', 'doji-gift-giver', 'savvy-politician',
      'daidoji-nerishma', 'doji-challenger', 'kakita-asami', 'kakita-kaezin', 'asahina-storyteller', 'guest-of-honor',
      'doji-hotaru',
      '2 favorable-ground', '2 imperial-storehouse',
      '3 otomo-courtier', '2 seppun-guardsman', '2 miya-mystic', '3 wandering-ronin', '2 keeper-initiate',
    ],
    conflict: [
      'political-rival',
      'above-question', 'duelist-training', 'height-of-fashion',
      'admit-defeat', 'noble-sacrifice', 'the-perfect-gift', 'voice-of-honor', 'way-of-the-crane',
      'adept-of-shadows', 'unassuming-yojimbo',
      'court-mask', 'fiery-madness',
      'calling-in-favors', 'i-can-swim',
      '2 fine-katana', '2 ornate-fan',
      '2 banzai', '2 court-games', '2 for-shame', '2 good-omen', '2 outwit', 'rout',
    ],
  }),
  ready('dragon', 'Two Swords on the Mountain', 'Zwei Schwerter auf dem Berg', {
    stronghold: 'mountain-s-anvil-castle',
    role: 'seeker-of-fire',
    provinces: ['fertile-fields', 'entrenched-position', 'restoration-of-balance', 'night-raid', 'shameful-display'],
    dynasty: [
      'secluded-temple',
      'doomed-shugenja', 'togashi-initiate', 'agasha-swordsmith', 'mirumoto-prodigy', 'niten-adept',
      'seeker-of-enlightenment', 'enlightened-warrior', 'kitsuki-investigator', 'mirumoto-raitsugu',
      'ascetic-visionary', 'niten-master', 'togashi-yokuni',
      '2 favorable-ground', '2 imperial-storehouse',
      '3 otomo-courtier', '3 seppun-guardsman', '2 miya-mystic', '3 wandering-ronin', '2 seeker-initiate',
    ],
    conflict: [
      'tattooed-wanderer', 'togashi-kazue',
      'ancestral-daisho', 'daimyo-s-favor', 'kitsuki-s-method', 'way-of-the-dragon',
      'indomitable-will', 'let-go', 'mantra-of-fire', 'tranquility',
      'vengeful-oathkeeper',
      'guidance-of-the-ancestors', 'honored-blade', 'sashimono',
      'ready-for-battle', 'strength-in-numbers',
      '2 fine-katana', '2 ornate-fan', 'cloud-the-mind',
      '2 banzai', '2 court-games', 'for-shame', '2 good-omen', '2 rout',
    ],
  }),
  ready('lion', 'The Right Hand Strikes', 'Die rechte Hand schlägt zu', {
    stronghold: 'yojin-no-shiro',
    role: 'seeker-of-water',
    provinces: ['manicured-garden', 'ancestral-lands', 'pilgrimage', 'the-art-of-war', 'rally-to-the-cause'],
    dynasty: [
      'staging-ground',
      'obstinate-recruit', 'ikoma-prodigy', 'matsu-berserker', 'steadfast-samurai', 'akodo-gunso', 'deathseeker',
      'venerable-historian', 'kitsu-spiritcaller', 'lion-s-pride-brawler', 'matsu-beiona', 'honored-general',
      'ikoma-eiji', 'akodo-toturi',
      '2 favorable-ground', '2 imperial-storehouse',
      '2 otomo-courtier', '3 seppun-guardsman', '2 miya-mystic', '3 wandering-ronin', '2 seeker-initiate',
    ],
    conflict: [
      'master-of-the-spear', 'vengeful-oathkeeper',
      'guidance-of-the-ancestors', 'honored-blade', 'sashimono',
      'for-greater-glory', 'ready-for-battle', 'stand-your-ground', 'strength-in-numbers', 'way-of-the-lion',
      'political-rival',
      'duelist-training',
      'admit-defeat', 'noble-sacrifice', 'the-perfect-gift', 'voice-of-honor',
      '2 fine-katana', '2 ornate-fan',
      '2 banzai', '2 court-games', '2 fallen-in-battle', '2 good-omen', '2 rout',
    ],
  }),
  ready('phoenix', 'Voices of the Elements', 'Stimmen der Elemente', {
    stronghold: 'isawa-mori-seido',
    role: 'keeper-of-void',
    provinces: ['fertile-fields', 'ancestral-lands', 'meditations-on-the-tao', 'kuroi-mori', 'elemental-fury'],
    dynasty: [
      'forgotten-library',
      'naive-student', 'shiba-peacemaker', 'solemn-scholar', 'adept-of-the-waves', 'asako-diplomat',
      'meddling-mediator', 'radiant-orator', 'serene-warrior', 'shiba-yojimbo', 'isawa-masahiro',
      'fearsome-mystic', 'isawa-atsuko', 'shiba-tsukune',
      '2 favorable-ground', '2 imperial-storehouse',
      '3 otomo-courtier', '2 seppun-guardsman', '3 miya-mystic', '2 wandering-ronin', '2 keeper-initiate',
    ],
    conflict: [
      'ishiken-initiate', 'seeker-of-knowledge',
      'grasp-of-earth', 'magnificent-kimono', 'pacifism',
      'against-the-waves', 'display-of-power', 'know-the-world', 'supernatural-storm', 'way-of-the-phoenix',
      'political-rival',
      'above-question', 'duelist-training',
      'admit-defeat', 'the-perfect-gift', 'voice-of-honor',
      '2 fine-katana', '2 ornate-fan', '2 cloud-the-mind',
      '2 charge', '2 court-games', '2 for-shame', '2 good-omen',
    ],
  }),
  ready('scorpion', 'Behind the Mask', 'Hinter der Maske', {
    stronghold: 'city-of-the-open-hand',
    role: 'seeker-of-air',
    provinces: ['secret-cache', 'manicured-garden', 'entrenched-position', 'night-raid', 'shameful-display'],
    dynasty: [
      'city-of-lies',
      'bayushi-liar', 'bayushi-manipulator', 'sinister-soshi', 'blackmail-artist', 'soshi-illusionist', 'yogo-outcast',
      'favored-niece', 'shosuro-actress', 'shosuro-miyako', 'bayushi-yunako', 'yogo-hiroue', 'bayushi-shoju',
      '2 favorable-ground', '2 imperial-storehouse',
      '3 otomo-courtier', '3 seppun-guardsman', '2 miya-mystic', '3 wandering-ronin', '2 seeker-initiate',
    ],
    conflict: [
      'adept-of-shadows', 'unassuming-yojimbo',
      'court-mask', 'fiery-madness',
      'ambush', 'blackmail', 'calling-in-favors', 'forged-edict', 'i-can-swim', 'way-of-the-scorpion',
      'tattooed-wanderer',
      'ancestral-daisho', 'kitsuki-s-method',
      'let-go', 'tranquility',
      '2 fine-katana', '2 ornate-fan',
      '2 assassination', 'contingency-plan', '2 court-games', '2 for-shame', '2 outwit', '2 spies-at-court',
    ],
  }),
  ready('unicorn', 'Thunder of Hooves', 'Donner der Hufe', {
    stronghold: 'golden-plains-outpost',
    role: 'keeper-of-water',
    provinces: ['manicured-garden', 'ancestral-lands', 'night-raid', 'pilgrimage', 'endless-plains'],
    dynasty: [
      'moto-youth', 'utaku-infantry', 'aggressive-moto', 'border-rider', 'meishodo-wielder', 'shinjo-outrider',
      'giver-of-gifts', 'ide-trader', 'utaku-yumino', 'warrior-poet', 'moto-horde', 'shinjo-tatsuo',
      'shinjo-altansarnai',
      '2 favorable-ground', '2 imperial-storehouse',
      '3 otomo-courtier', '3 seppun-guardsman', '2 miya-mystic', '3 wandering-ronin', '2 keeper-initiate',
    ],
    conflict: [
      'ide-messenger', 'iuchi-wayfinder',
      'born-in-war', 'favored-mount', 'spyglass',
      'breakthrough', 'captive-audience', 'cavalry-reserves', 'i-am-ready', 'way-of-the-unicorn',
      'hiruma-ambusher', 'stoic-gunso',
      'jade-tetsubo', 'reprieve', 'watch-commander',
      'the-mountain-does-not-fall',
      '2 fine-katana', '2 ornate-fan',
      '2 assassination', '2 banzai', '2 court-games', '2 fallen-in-battle', '2 rout',
    ],
  }),
]
