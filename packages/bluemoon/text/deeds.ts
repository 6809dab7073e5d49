/** What somebody does, before it is put into the words of a language. */
import { first } from '@regelwerk/say'

/** Who does what an effect says: the player of the card, the opponent, or one after the other. */
type Who = 'me' | 'opponent' | 'each'

/** What somebody does: several things in order, and what follows behind the last verb. */
export interface Deed<Act> {
  who: Who
  acts: readonly Act[]
  /** Begins with its own comma or space. */
  tail?: string
  /** "may" is part of the effect itself. */
  may?: true
}

/** Ways to begin: what I do, what the opponent does, what each player does. */
export const doers = <Act>() => ({
  me: (...acts: readonly Act[]): Deed<Act> => ({ who: 'me', acts }),
  opponent: (...acts: readonly Act[]): Deed<Act> => ({ who: 'opponent', acts }),
  each: (...acts: readonly Act[]): Deed<Act> => ({ who: 'each', acts }),
})

/** Acts of one person that follow each other; `then` marks where the next part begins. */
export function inOrder<Act>(deeds: readonly Deed<Act>[], then: (act: Act) => Act): Deed<Act> | undefined {
  const { who } = first(deeds)
  const last = deeds.at(-1)
  if (deeds.some((deed) => deed.who !== who || deed.may || (deed.tail !== undefined && deed !== last))) {
    return undefined
  }
  const acts = deeds.flatMap(({ acts: [begins, ...rest] }, i) =>
    begins === undefined ? [] : [i === 0 ? begins : then(begins), ...rest],
  )
  return { ...last, who, acts }
}
