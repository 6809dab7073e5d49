/** Who is told: cards by name where the reader knows them, as "a card" where not. All names go through here. */
import { type CardId, type Decision, type Frame, knows, type Lang, type Seat } from '@regelwerk/core'
import { listed, once } from '@regelwerk/say'
import type { CardType, Effect } from '../abilities.ts'
import type { G } from '../book.ts'
import { fullNameIn } from '../cards/index.ts'
import { abilityNamed, type LorcanaProgram, wholeOf } from '../prepare.ts'
import type { ResolveFrame } from '../rules/06-under-way.ts'
import { cardAt, definitionOf, NONE } from '../state.ts'
import { keywords } from '../words/keywords/index.ts'
import { cardText, sayAbility } from './index.ts'
import { german } from './table-de.ts'
import { english } from './table-en.ts'
import { italian } from './table-it.ts'
import type { TableWords } from './table-words.ts'

const inLanguage: Readonly<Record<Lang, TableWords>> = { en: english, de: german, it: italian }

/** What a player is called, from the view of anyone. */
export const playerName = (seat: Seat, lang: Lang): string => inLanguage[lang].player(seat + 1)

export interface Reader extends TableWords {
  lang: Lang
  /** Its face may be spoken of. A marketing card has none. */
  knows(id: CardId): boolean
  name(id: CardId): string
  /** Those it knows by name, the others by number. */
  names(ids: readonly CardId[]): string
  typeOf(id: CardId): CardType | null
  playerAt(seat: Seat): string
  ownerOf(id: CardId): string
}

/** The state is asked only for what never changes, a card's face and owner: the reader may read of the past. */
export function reader(g: G, lang: Lang, knows: (id: CardId) => boolean): Reader {
  const words = inLanguage[lang]
  const facing = (id: CardId): boolean => id !== NONE && cardAt(g.state, id).def >= 0 && knows(id)
  const name = (id: CardId): string =>
    facing(id) ? fullNameIn(definitionOf(cardAt(g.state, id)), lang) + g.beside(id, lang) : words.cards(1)
  // A reader is made for every line and every option: the words are not copied each time.
  return Object.assign(Object.create(words) as TableWords, {
    lang,
    knows: facing,
    name,
    names: (ids: readonly CardId[]) => {
      const known = ids.filter(facing)
      const unknown = ids.length - known.length
      return listed([...known.map(name), ...(unknown > 0 ? [words.cards(unknown)] : [])], words.and)
    },
    typeOf: (id: CardId) => (facing(id) ? definitionOf(cardAt(g.state, id)).type : null),
    playerAt: (seat: Seat) => words.player(seat + 1),
    ownerOf: (id: CardId) => words.player(cardAt(g.state, id).owner + 1),
  })
}

/** The player who is asked reads what they are asked. Facedown cards are named to nobody (5.1.1.10). */
export const asked = (g: G, { seat }: Decision, lang: Lang): Reader =>
  reader(g, lang, (id) => knows(cardAt(g.state, id), seat) && !cardAt(g.state, id).facedown)

/** The resolution that asks, and the instruction it has come to. */
export function asking(g: G): { f: ResolveFrame; at: LorcanaProgram[number] | undefined } | null {
  const top: Frame | undefined = g.state.stack.at(-1)
  if (top?.procedure !== 'resolve') return null
  const f = top as ResolveFrame
  return { f, at: abilityNamed(f.ability).program[f.pc] }
}

/** Whether a table of words has this one. */
export const isKey = <T extends object>(table: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(table, key)

/** The text of an ability by its id; null: it is only a part of one, and has no text that stands alone. */
export const abilityText = once((id, lang): string | null => {
  if (isKey(keywords, id)) return keywords[id].name[lang]
  const { ability, definition, effect } = abilityNamed(id)
  if (definition === null) return null
  if (ability !== null) return sayAbility(ability, definition, lang)
  return effect === definition.effect ? partText(id, effect, lang) : null
})

/** The text of an ability, or of the one of which this is a part. */
export const wholeText = (id: string, lang: Lang): string | null =>
  abilityText(id, lang) ?? abilityText(wholeOf(id).id, lang)

/** What a part of an ability does. */
export function partText(id: string, part: Effect, lang: Lang): string {
  const { definition } = abilityNamed(id)
  if (definition === null) throw new Error(`the keyword ${id} has no parts to choose from`)
  const { type, fullName } = definition
  return cardText({ type, fullName, abilities: [], effect: part }, lang)
}
