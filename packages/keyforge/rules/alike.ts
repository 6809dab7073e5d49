/** What is alike: nobody is asked where it makes no difference which of two things it is. */
import type { CardId } from '@regelwerk/core'

/** The first of all that are alike. */
export const unlike = <T>(list: readonly T[], areAlike: (a: T, b: T) => boolean): T[] =>
  list.filter((one, i) => list.findIndex((same) => areAlike(same, one)) === i)

/** An ability, by itself or by its id, and the card it was gained from. */
interface Had {
  ability: unknown
  granter: CardId
}

/** One ability that a card has twice (glossary/andauernde-effekte): it does the same, whichever comes first. */
export const isSameAbility = (a: Had, b: Had): boolean => a.ability === b.ability && a.granter === b.granter
