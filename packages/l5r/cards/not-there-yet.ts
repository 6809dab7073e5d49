// biome-ignore-all format: one cycle per line
/** Names of cards that are printed and not there yet. A card that gets its facts and its text is deleted here. */
const cycles = {
  'clan-war': `Altansarnai's Vanguard|Desertion|Dishonorable Dealings|Endless Plains Skirmisher|Falling Fortune|Fields of the Wind|Finding a New Lord|Forgotten Plans|Fury of the Kami|Hallowed Ground|Hida Secretkeeper|Join the Fray|Karmic Teachings|Mindful Warrior|Model of Courtesy|Righteous Akodo|Second Chances|Sent to their Deaths|Shadowed Alleyway|Shattered Blades|Slaughtered Village|Spreading Discontent|Strategizing|The Crashing Wave|Transgression of Honor|Upholding Bushidō`,
  'under-fu-leng-s-shadow': `Accursed Summoning|Akuma no Oni|At His Command|Atsuko the Calamitous|Consumed By Evil|Direct Assault|Disciple of Deception|In Service to Shadow|Oni Tyrant|The Obsidian Flower`,
  imperial: `Back-Alley Hideaway`,
  inheritance: `Akodo Zentarō|Greater Understanding|Ikoma Kiyono|Invoke the Divine|Magistrate of Reason|Softskin`,
  dominion: `Contested Countryside|Cunning Negotiator|Educated Heimin|Endless Archives|Foothills Keep|Governor's Spy|Iron Mountain Castle|Master of Many Lifetimes|Return From Shadows|Seven Stings Keep|Sudden Tempest|The Receding Tide|Under Siege`,
  temptations: `Kunshu|The Skin of Fu Leng`,
  elemental: `Force of the River|Mantis Tenkinja`,
  'clan-packs': `Kaiu Shihobu|Stolen Secrets|Togashi Hoshi|Trading on the Sand Road|Voice of the Ancestors`,
  other: `Allied with the Crab|Allied with the Crane|Allied with the Dragon|Allied with the Lion|Allied with the Phoenix|Allied with the Scorpion|Allied with the Unicorn|Allies of Convenience|Closed Shell Castle|Empty Pockets|Enticing Wares|Fruitful Crossroads|Noteworthy Deeds|Overlooked Virtues`,
} as const

/** Without macrons and umlauts, as they are often typed. */
const plain = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '')

export const names: readonly string[] = Object.values(cycles).flatMap((cycle) =>
  cycle.split('|').flatMap((name) => [name, plain(name)]),
)
