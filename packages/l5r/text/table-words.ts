/** Words that prompts, options and the log share, in English and German. */
import type { CardId, Lang, Seat } from '@regelwerk/core'
import type { Element } from '../abilities.ts'
import type { G } from '../book.ts'
import { elementNames } from '../elements.ts'
import { cardAt, DYNASTY } from '../state.ts'
import { nameOf } from '../table.ts'
import type { Pair } from './table-deeds.ts'

export type Said = Readonly<Record<string, Pair>>

export const pick = (lang: Lang, [en, de]: Pair): string => (lang === 'de' ? de : en)

export const cardName = (g: G, id: CardId, lang: Lang): string =>
  nameOf(cardAt(g.state, id).def, lang) + g.beside(id, lang)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const player = (seat: Seat, lang: Lang): string =>
  pick(lang, [`Player ${seat + 1}`, `Spieler ${seat + 1}`])

const WORDS: Said = {
  military: ['military', 'militärisch'],
  political: ['political', 'politisch'],
  character: ['character', 'Charakter'],
  attachment: ['attachment', 'Verstärkung'],
  event: ['event', 'Ereignis'],
}

export const word = (name: string, lang: Lang): string => {
  const element = elementNames[name as Element] as { en: string; de: string } | undefined
  if (element !== undefined) return pick(lang, [element.en, element.de])
  const said = WORDS[name]
  if (said === undefined) throw new Error(`no words for '${name}'`)
  return pick(lang, said)
}

export const deckName = (zone: number, lang: Lang): string =>
  zone === DYNASTY
    ? pick(lang, ['dynasty deck', 'Dynastiedeck'])
    : pick(lang, ['conflict deck', 'Konfliktdeck'])

const PLACES: readonly Pair[] = [
  ['first', 'erste'],
  ['second', 'zweite'],
  ['third', 'dritte'],
  ['fourth', 'vierte'],
]

/** Where a province lies, from left to right, or under the stronghold. */
export function place(g: G, id: CardId, lang: Lang): string {
  const nth = PLACES[cardAt(g.state, id).slot]
  if (nth === undefined) return pick(lang, ['the stronghold province', 'die Festungsprovinz'])
  return pick(lang, [`the ${nth[0]} province`, `die ${nth[1]} Provinz`])
}

/** In which province a dynasty card lies. */
export function inPlace(g: G, id: CardId, lang: Lang): string {
  const [en, de] = PLACES[cardAt(g.state, id).slot] as Pair
  return pick(lang, [`in the ${en} province`, `in der ${de}n Provinz`])
}
