/** What prompts, options and the log share: cards and players by name, as far as the reader knows them. */

import type { CardId, Lang, Seat } from '@regelwerk/core'
import { once } from '@regelwerk/say'
import type { Effect } from '../abilities.ts'
import type { G } from '../book.ts'
import { registered, wholeOf } from '../prepare.ts'
import { type Face, facesOf } from '../prints.ts'
import { cardAt, NONE } from '../state.ts'
import { nameOf } from '../table.ts'
import { abilityText } from './index.ts'

export const player = (seat: Seat, lang: Lang): string =>
  `${{ en: 'Player', de: 'Spieler', it: 'Giocatore' }[lang]} ${seat + 1}`

const CARDS = { en: ['a card', 'cards'], de: ['eine Karte', 'Karten'], it: ['una carta', 'carte'] } as const

export const hiddenCards = (n: number, lang: Lang): string =>
  n === 1 ? CARDS[lang][0] : `${n} ${CARDS[lang][1]}`

/** The name of what a number of this match stands for. */
export const faceName = (g: G, def: number, lang: Lang): string =>
  nameOf((facesOf(g.state)[def] as Face).shown, lang)

/** As it is printed: what it copies now is told beside it. */
export const printedName = (g: G, id: CardId, lang: Lang): string =>
  faceName(g, cardAt(g.state, id).def, lang) + g.beside(id, lang)

/** With the card it is a copy of. */
export function nameNow(g: G, id: CardId, lang: Lang): string {
  const { copy } = cardAt(g.state, id)
  const name = printedName(g, id, lang)
  return copy === NONE ? name : `${name} (= ${faceName(g, copy, lang)})`
}

/** An ability as its card says it; null: it comes with the rules. */
export const textOfAbility = once((id, lang): string | null => {
  const { ability, effect, definition } = registered(id)
  if (definition === null) return null
  if (ability !== null) return abilityText(ability, definition, lang)
  return effect === null ? null : textOfPart(id, effect, lang)
})

/** The text of an ability, or of the one of which this is a part. */
export const wholeText = (id: string, lang: Lang): string | null =>
  textOfAbility(registered(id).ability === null ? wholeOf(id).id : id, lang)

/** What a part of an ability does: said as if it were a "Play:" of its own, without that word. */
export function textOfPart(id: string, part: Effect, lang: Lang): string | null {
  const { ability, definition } = registered(id)
  if (definition === null) return null
  const alone = { kind: 'bold', on: ['play'], effect: part } as const
  const said = abilityText(alone, definition, lang, ability)
  return said.slice(said.indexOf(': ') + 2)
}
