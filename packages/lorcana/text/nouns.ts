/** The nouns of the game and their forms in every language, the keywords and the classifications. */
import type { Lang } from '@regelwerk/core'
import { cannotSay } from '@regelwerk/say'
import * as de from '@regelwerk/say/de'
import * as en from '@regelwerk/say/en'
import * as it from '@regelwerk/say/it'
import type { CardType, Filter } from '../abilities.ts'
import { type CardDefinition, definitions } from '../cards/index.ts'

export type NounName = CardType | 'song' | 'card' | `${CardType | 'song'}Card`

export const englishNouns: Readonly<Record<NounName, en.Noun>> = {
  character: en.noun('character'),
  item: en.noun('item'),
  location: en.noun('location'),
  action: en.noun('action'),
  song: en.noun('song'),
  card: en.noun('card'),
  characterCard: en.noun('character card'),
  itemCard: en.noun('item card'),
  locationCard: en.noun('location card'),
  actionCard: en.noun('action card'),
  songCard: en.noun('song card'),
}

export const germanNouns: Readonly<Record<NounName, de.Noun>> = {
  character: de.noun('m', 'Charakter', 'Charaktere'),
  item: de.noun('m', 'Gegenstand', 'Gegenstände'),
  location: de.noun('m', 'Ort', 'Orte', 'Ortes'),
  action: de.feminine('Aktion'),
  song: de.noun('n', 'Lied', 'Lieder', 'Liedes'),
  card: de.feminine('Karte'),
  characterCard: de.feminine('Charakterkarte'),
  itemCard: de.feminine('Gegenstandskarte'),
  locationCard: de.feminine('Ortskarte'),
  actionCard: de.feminine('Aktionskarte'),
  songCard: de.feminine('Liedkarte'),
}

export const italianNouns: Readonly<Record<NounName, it.Noun>> = {
  character: it.noun('m', 'personaggio', 'personaggi'),
  item: it.noun('m', 'oggetto', 'oggetti'),
  location: it.noun('m', 'luogo', 'luoghi'),
  action: it.noun('f', 'azione', 'azioni'),
  song: it.noun('f', 'canzone', 'canzoni'),
  card: it.noun('f', 'carta', 'carte'),
  characterCard: it.noun('f', 'carta personaggio', 'carte personaggio'),
  itemCard: it.noun('f', 'carta oggetto', 'carte oggetto'),
  locationCard: it.noun('f', 'carta luogo', 'carte luogo'),
  actionCard: it.noun('f', 'carta azione', 'carte azione'),
  songCard: it.noun('f', 'carta canzone', 'carte canzone'),
}

/** By English name. German: as the first part of a compound, 'Schurken-Charakter'. Italian: 'personaggio Cattivo'. */
const classifications: Readonly<Record<string, { de: string; it: string }>> = {
  Alien: { de: 'Alien', it: 'Alieno' },
  Ally: { de: 'Verbündeten', it: 'Alleato' },
  Broom: { de: 'Besen', it: 'Scopa' },
  Captain: { de: 'Kapitäns', it: 'Capitano' },
  Deity: { de: 'Gottheits', it: 'Divinità' },
  Detective: { de: 'Detektiv', it: 'Detective' },
  Dinosaur: { de: 'Dinosaurier', it: 'Dinosauro' },
  Dragon: { de: 'Drachen', it: 'Drago' },
  Dreamborn: { de: 'Traumgestalt', it: 'Immaginato' },
  Entangled: { de: 'Verstrickt', it: 'Aggrovigliato' },
  Fairy: { de: 'Feen', it: 'Fata' },
  Floodborn: { de: 'Flutgestalt', it: 'Imbevuto' },
  Gargoyle: { de: 'Gargoyle', it: 'Gargoyle' },
  Ghost: { de: 'Geister', it: 'Fantasma' },
  Giant: { de: 'Riesen', it: 'Gigante' },
  Hero: { de: 'Helden', it: 'Eroe' },
  Hunny: { de: 'Honig', it: 'Miele' },
  Hyena: { de: 'Hyänen', it: 'Iena' },
  Illusion: { de: 'Illusions', it: 'Illusione' },
  Inventor: { de: 'Erfinder', it: 'Inventore' },
  King: { de: 'Königs', it: 'Re' },
  Knight: { de: 'Ritter', it: 'Cavaliere' },
  Madrigal: { de: 'Madrigal', it: 'Madrigal' },
  Mentor: { de: 'Mentor', it: 'Mentore' },
  Monster: { de: 'Monster', it: 'Mostro' },
  Musketeer: { de: 'Musketier', it: 'Moschettiere' },
  Pirate: { de: 'Piraten', it: 'Pirata' },
  Prince: { de: 'Prinzen', it: 'Principe' },
  Princess: { de: 'Prinzessinnen', it: 'Principessa' },
  Puppy: { de: 'Welpen', it: 'Cucciolo' },
  Queen: { de: 'Königinnen', it: 'Regina' },
  Racer: { de: 'Rennfahrer', it: 'Pilota' },
  'Red Panda': { de: 'Rote-Panda', it: 'Panda Rosso' },
  Robot: { de: 'Roboter', it: 'Robot' },
  'Seven Dwarfs': { de: 'Sieben-Zwerge', it: 'Sette Nani' },
  Sorcerer: { de: 'Magier', it: 'Incantatore' },
  Storyborn: { de: 'Sagengestalt', it: 'Classico' },
  Super: { de: 'Super', it: 'Super' },
  Team: { de: 'Team', it: 'Squadra' },
  Tigger: { de: 'Tigger', it: 'Tigro' },
  Titan: { de: 'Titanen', it: 'Titano' },
  Toy: { de: 'Spielzeug', it: 'Giocattolo' },
  Villain: { de: 'Schurken', it: 'Cattivo' },
  Vineling: { de: 'Vineling', it: 'Vineling' },
  Whisper: { de: 'Geflüster', it: 'Sussurro' },
}

export function classificationIn(classification: string, language: Lang): string {
  const said = classifications[classification]
  if (!said) throw cannotSay({ classification }, language)
  return language === 'en' ? classification : said[language]
}

/** German classifications that read otherwise alone than as the first part of a compound. */
const germanAlone: Readonly<Record<string, string>> = {
  Ally: 'Verbündeter',
  Captain: 'Kapitän',
  Deity: 'Gottheit',
  Dragon: 'Drache',
  Fairy: 'Fee',
  Ghost: 'Geist',
  Giant: 'Riese',
  Hero: 'Held',
  Hyena: 'Hyäne',
  Illusion: 'Illusion',
  King: 'König',
  Pirate: 'Pirat',
  Prince: 'Prinz',
  Princess: 'Prinzessin',
  Puppy: 'Welpe',
  Queen: 'Königin',
  'Red Panda': 'Roter Panda',
  'Seven Dwarfs': 'Sieben Zwerge',
  Titan: 'Titan',
  Villain: 'Schurke',
}

/** A classification as it stands on a card, by itself. */
export const classificationAlone = (classification: string, language: Lang): string =>
  (language === 'de' ? germanAlone[classification] : undefined) ?? classificationIn(classification, language)

const names = new Map<string, { de?: string; it?: string }>()
/** So many cards have said how they are called. */
let asked = 0

function namesOf(name: string): { de?: string; it?: string } | undefined {
  for (; asked < definitions.length; asked++) {
    const said = (definitions[asked] as CardDefinition).name
    names.set(said.en, { ...said, ...names.get(said.en) })
  }
  return names.get(name)
}

/** A card's name as cards in this language bear it, in English where none does. */
export const nameIn = (name: string, language: Lang): string =>
  (language === 'en' ? undefined : namesOf(name)?.[language]) ?? name

/** What a Shift goes onto, as the first part of its name: a classification, or the name of a card. */
export function shiftKind(onto: string | Filter | undefined, language: Lang): string | undefined {
  if (onto === undefined) return undefined
  if (typeof onto === 'string') return onto === 'any' ? undefined : classificationIn(onto, language)
  if (typeof onto.named !== 'string') throw cannotSay(onto, language)
  return nameIn(onto.named, language)
}
