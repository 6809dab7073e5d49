/** What is alike: nobody is asked where it makes no difference which of two things it is. */

import type { CardId } from '@regelwerk/core'
import { registered } from '../prepare.ts'
import { verbNamed } from '../reading.ts'

/** The first of all that are alike. */
export const unlike = <T>(list: readonly T[], areAlike: (a: T, b: T) => boolean): T[] =>
  list.filter((one, i) => list.findIndex((same) => areAlike(same, one)) === i)

/** An ability, by itself or by its id, and the card it was gained from. */
interface Had {
  ability: string | { id: string }
  granter: CardId
}

const idOf = ({ ability }: Had): string => (typeof ability === 'string' ? ability : ability.id)

/**
 * One ability that a card has twice (glossary/andauernde-effekte): it does the same, whichever comes first. From which
 * of two cards it was gained matters only if it speaks of that card.
 */
export const isSameAbility = (a: Had, b: Had): boolean =>
  idOf(a) === idOf(b) && (a.granter === b.granter || !speechOf(idOf(a)).ofGranter)

interface Speech {
  /** What it does, as data. */
  text: string
  /** It gains Æmber, and that is all. */
  gains: boolean
  /** It is the same whichever copy of the card does it, and whatever it was triggered by. */
  ofBearer: boolean
  ofOccasion: boolean
  ofGranter: boolean
}

const speeches = new Map<string, Speech>()

/** What the effect of an ability speaks of. */
function speechOf(ability: string): Speech {
  let found = speeches.get(ability)
  if (found === undefined) {
    const { effect } = registered(ability)
    const text = JSON.stringify(effect)
    const isKnown = effect !== null && verbNamed(effect.do)?.impersonal === true
    found = {
      text,
      ofGranter: /"(granter|lasting)"/.test(text),
      gains: effect?.do === 'gain' && typeof effect.n === 'number',
      ofBearer: !isKnown || /"(self|host|granter|opposing|attacked|other)"/.test(text),
      ofOccasion: !isKnown || /"(it|its\w+|triggering|ofEvent|ofIt)"/.test(text),
    }
    speeches.set(ability, found)
  }
  return found
}

/** Two abilities with one effect, such as a creature's own and one that an upgrade gives it. */
export const doesTheSame = (a: string, b: string): boolean => speechOf(a).text === speechOf(b).text

export const speaksOfBearer = (ability: string): boolean => speechOf(ability).ofBearer
export const speaksOfOccasion = (ability: string): boolean => speechOf(ability).ofOccasion

/** Whoever gains first, in the end each has gained as much. */
export const allGain = (list: readonly { ability: string }[]): boolean =>
  list.every(({ ability }) => speechOf(ability).gains)
