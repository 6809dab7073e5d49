/** The nouns of the game and their forms in every language, the keywords and the classifications. */
import type { Lang } from '@regelwerk/core'
import type { CardType, Keyword } from '../abilities.ts'
import { definitions } from '../cards/index.ts'
import { cannotSay } from './grammar.ts'

export type NounName = CardType | 'song' | 'card' | `${CardType | 'song'}Card`

export interface EnglishNoun {
  one: string
  more: string
}

export type Gender = 'm' | 'f' | 'n'

export interface GermanNoun {
  gender: Gender
  one: string
  /** The genitive singular: des Charakters. */
  of: string
  more: string
  /** The dative plural: den Charakteren. */
  toMore: string
}

export interface ItalianNoun {
  gender: 'm' | 'f'
  one: string
  more: string
}

const feminine = (one: string): GermanNoun => ({
  gender: 'f',
  one,
  of: one,
  more: `${one}${one.endsWith('e') ? 'n' : 'en'}`,
  toMore: `${one}${one.endsWith('e') ? 'n' : 'en'}`,
})

export const englishNouns: Readonly<Record<NounName, EnglishNoun>> = {
  character: { one: 'character', more: 'characters' },
  item: { one: 'item', more: 'items' },
  location: { one: 'location', more: 'locations' },
  action: { one: 'action', more: 'actions' },
  song: { one: 'song', more: 'songs' },
  card: { one: 'card', more: 'cards' },
  characterCard: { one: 'character card', more: 'character cards' },
  itemCard: { one: 'item card', more: 'item cards' },
  locationCard: { one: 'location card', more: 'location cards' },
  actionCard: { one: 'action card', more: 'action cards' },
  songCard: { one: 'song card', more: 'song cards' },
}

export const germanNouns: Readonly<Record<NounName, GermanNoun>> = {
  character: {
    gender: 'm',
    one: 'Charakter',
    of: 'Charakters',
    more: 'Charaktere',
    toMore: 'Charakteren',
  },
  item: {
    gender: 'm',
    one: 'Gegenstand',
    of: 'Gegenstands',
    more: 'Gegenstände',
    toMore: 'Gegenständen',
  },
  location: { gender: 'm', one: 'Ort', of: 'Ortes', more: 'Orte', toMore: 'Orten' },
  action: feminine('Aktion'),
  song: { gender: 'n', one: 'Lied', of: 'Liedes', more: 'Lieder', toMore: 'Liedern' },
  card: feminine('Karte'),
  characterCard: feminine('Charakterkarte'),
  itemCard: feminine('Gegenstandskarte'),
  locationCard: feminine('Ortskarte'),
  actionCard: feminine('Aktionskarte'),
  songCard: feminine('Liedkarte'),
}

export const italianNouns: Readonly<Record<NounName, ItalianNoun>> = {
  character: { gender: 'm', one: 'personaggio', more: 'personaggi' },
  item: { gender: 'm', one: 'oggetto', more: 'oggetti' },
  location: { gender: 'm', one: 'luogo', more: 'luoghi' },
  action: { gender: 'f', one: 'azione', more: 'azioni' },
  song: { gender: 'f', one: 'canzone', more: 'canzoni' },
  card: { gender: 'f', one: 'carta', more: 'carte' },
  characterCard: { gender: 'f', one: 'carta personaggio', more: 'carte personaggio' },
  itemCard: { gender: 'f', one: 'carta oggetto', more: 'carte oggetto' },
  locationCard: { gender: 'f', one: 'carta luogo', more: 'carte luogo' },
  actionCard: { gender: 'f', one: 'carta azione', more: 'carte azione' },
  songCard: { gender: 'f', one: 'carta canzone', more: 'carte canzone' },
}

export const keywordNames: Readonly<Record<Keyword, Readonly<Record<Lang, string>>>> = {
  alert: { en: 'Alert', de: 'Alarmiert', it: 'Vigile' },
  bodyguard: { en: 'Bodyguard', de: 'Beschützen', it: 'Guardiano' },
  boost: { en: 'Boost', de: 'Stärken', it: 'Potenziamento' },
  challenger: { en: 'Challenger', de: 'Herausfordern', it: 'Sfidante' },
  evasive: { en: 'Evasive', de: 'Wendig', it: 'Sfuggente' },
  reckless: { en: 'Reckless', de: 'Impulsiv', it: 'Attaccabrighe' },
  resist: { en: 'Resist', de: 'Robust', it: 'Resistere' },
  rush: { en: 'Rush', de: 'Rasant', it: 'Lesto' },
  shift: { en: 'Shift', de: 'Gestaltwandel', it: 'Trasformazione' },
  singTogether: { en: 'Sing Together', de: 'Gemeinsam singen', it: 'Cantare Insieme' },
  singer: { en: 'Singer', de: 'Singen', it: 'Melodioso' },
  support: { en: 'Support', de: 'Unterstützen', it: 'Aiutante' },
  vanish: { en: 'Vanish', de: 'Verschwinden', it: 'Svanire' },
  ward: { en: 'Ward', de: 'Behütet', it: 'Protetto' },
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
  Robot: { de: 'Roboter', it: 'Robot' },
  'Seven Dwarfs': { de: 'Sieben-Zwerge', it: 'Sette Nani' },
  Sorcerer: { de: 'Magier', it: 'Incantatore' },
  Storyborn: { de: 'Sagengestalt', it: 'Classico' },
  Super: { de: 'Super', it: 'Super' },
  Tigger: { de: 'Tigger', it: 'Tigro' },
  Titan: { de: 'Titanen', it: 'Titano' },
  Toy: { de: 'Spielzeug', it: 'Giocattolo' },
  Villain: { de: 'Schurken', it: 'Cattivo' },
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
  'Seven Dwarfs': 'Sieben Zwerge',
  Titan: 'Titan',
  Villain: 'Schurke',
}

/** A classification as it stands on a card, by itself. */
export const classificationAlone = (classification: string, language: Lang): string =>
  (language === 'de' ? germanAlone[classification] : undefined) ?? classificationIn(classification, language)

const names = new Map<string, { de?: string; it?: string }>()
for (const { name } of definitions) names.set(name.en, { ...name, ...names.get(name.en) })

/** A card's name as cards in this language bear it, in English where none does. */
export const nameIn = (name: string, language: Lang): string =>
  (language === 'en' ? undefined : names.get(name)?.[language]) ?? name
