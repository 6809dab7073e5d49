/** What traits are called (glossary/merkmale). */
import { cannotSay, type Lang } from './grammar.ts'

const traits: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  '[redacted]': { en: '[REDACTED]', de: '[ZENSIERT]' },
  agent: { en: 'Agent', de: 'Agent' },
  ai: { en: 'AI', de: 'KI' },
  ally: { en: 'Ally', de: 'Verbündeter' },
  angel: { en: 'Angel', de: 'Engel' },
  aquan: { en: 'Aquan', de: 'Aquaner' },
  beast: { en: 'Beast', de: 'Bestie' },
  changeling: { en: 'Changeling', de: 'Wechselbalg' },
  cyborg: { en: 'Cyborg', de: 'Cyborg' },
  demon: { en: 'Demon', de: 'Dämon' },
  dinosaur: { en: 'Dinosaur', de: 'Dinosaurier' },
  dragon: { en: 'Dragon', de: 'Drache' },
  egg: { en: 'Egg', de: 'Ei' },
  elf: { en: 'Elf', de: 'Elf' },
  faerie: { en: 'Faerie', de: 'Fee' },
  fungus: { en: 'Fungus', de: 'Pilz' },
  giant: { en: 'Giant', de: 'Riese' },
  goblin: { en: 'Goblin', de: 'Goblin' },
  horseman: { en: 'Horseman', de: 'Reiter' },
  human: { en: 'Human', de: 'Mensch' },
  imp: { en: 'Imp', de: 'Teufelchen' },
  insect: { en: 'Insect', de: 'Insekt' },
  item: { en: 'Item', de: 'Gegenstand' },
  knight: { en: 'Knight', de: 'Ritter' },
  location: { en: 'Location', de: 'Ort' },
  martian: { en: 'Martian', de: 'Marsianer' },
  merchant: { en: 'Merchant', de: 'Händler' },
  mutant: { en: 'Mutant', de: 'Mutant' },
  niffle: { en: 'Niffle', de: 'Niffel' },
  pilot: { en: 'Pilot', de: 'Pilot' },
  pirate: { en: 'Pirate', de: 'Pirat' },
  power: { en: 'Power', de: 'Macht' },
  priest: { en: 'Priest', de: 'Priester' },
  psion: { en: 'Psion', de: 'Psioniker' },
  quest: { en: 'Quest', de: 'Queste' },
  ranger: { en: 'Ranger', de: 'Waldläufer' },
  robot: { en: 'Robot', de: 'Roboter' },
  scientist: { en: 'Scientist', de: 'Wissenschaftler' },
  shapeshifter: { en: 'Shapeshifter', de: 'Gestaltwandler' },
  shard: { en: 'Shard', de: 'Scherbe' },
  soldier: { en: 'Soldier', de: 'Soldat' },
  specter: { en: 'Specter', de: 'Gespenst' },
  spirit: { en: 'Spirit', de: 'Geist' },
  thief: { en: 'Thief', de: 'Dieb' },
  vehicle: { en: 'Vehicle', de: 'Fahrzeug' },
  weapon: { en: 'Weapon', de: 'Waffe' },
  witch: { en: 'Witch', de: 'Hexe' },
}

export function traitName(trait: string, lang: Lang): string {
  const name = traits[trait]
  if (!name) throw cannotSay(trait, lang, 'unknown trait')
  return name[lang]
}
