/** Words that prompts, options and the log share, in English, German and Italian. */
import type { CardId, Lang, Seat } from '@regelwerk/core'
import type { Element } from '../abilities.ts'
import type { G } from '../book.ts'
import { elementNames } from '../elements.ts'
import { cardAt, DYNASTY } from '../state.ts'
import { nameOf } from '../table.ts'

/** The same in each language. */
export type Trio = readonly [en: string, de: string, it: string]
export type Said = Readonly<Record<string, Trio>>

export const pick = (lang: Lang, [en, de, it]: Trio): string => ({ en, de, it })[lang]

export const cardName = (g: G, id: CardId, lang: Lang): string =>
  nameOf(cardAt(g.state, id).def, lang) + g.beside(id, lang)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const player = (seat: Seat, lang: Lang): string =>
  pick(lang, [`Player ${seat + 1}`, `Spieler ${seat + 1}`, `Giocatore ${seat + 1}`])

const WORDS: Said = {
  military: ['military', 'militärisch', 'militare'],
  political: ['political', 'politisch', 'politico'],
  character: ['character', 'Charakter', 'personaggio'],
  attachment: ['attachment', 'Verstärkung', 'accessorio'],
  event: ['event', 'Ereignis', 'evento'],
  honored: ['honored', 'geehrt', 'onorato'],
  dishonored: ['dishonored', 'entehrt', 'disonorato'],
  tainted: ['tainted', 'befleckt', 'contaminato'],
}

export const word = (name: string, lang: Lang): string => {
  const element = elementNames[name as Element] as (typeof elementNames)[Element] | undefined
  if (element !== undefined) return element[lang]
  const said = WORDS[name]
  if (said === undefined) throw new Error(`no words for '${name}'`)
  return pick(lang, said)
}

export const deckName = (zone: number, lang: Lang): string =>
  zone === DYNASTY
    ? pick(lang, ['dynasty deck', 'Dynastiedeck', 'mazzo dinastia'])
    : pick(lang, ['conflict deck', 'Konfliktdeck', 'mazzo conflitto'])

const PLACES: readonly Trio[] = [
  ['first', 'erste', 'prima'],
  ['second', 'zweite', 'seconda'],
  ['third', 'dritte', 'terza'],
  ['fourth', 'vierte', 'quarta'],
]

/** Where a province lies, from left to right, or under the stronghold. */
export function place(g: G, id: CardId, lang: Lang): string {
  const nth = PLACES[cardAt(g.state, id).slot]
  if (nth === undefined)
    return pick(lang, ['the stronghold province', 'die Festungsprovinz', 'la provincia della roccaforte'])
  return pick(lang, [`the ${nth[0]} province`, `die ${nth[1]} Provinz`, `la ${nth[2]} provincia`])
}

/** In which province a dynasty card lies. */
export function inPlace(g: G, id: CardId, lang: Lang): string {
  const [en, de, it] = PLACES[cardAt(g.state, id).slot] as Trio
  return pick(lang, [`in the ${en} province`, `in der ${de}n Provinz`, `nella ${it} provincia`])
}
