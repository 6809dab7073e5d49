/** English: what happens, and who does it to what. */

import { clause, type Lead, words } from '@regelwerk/say'
import { type Phrase, phrase } from '@regelwerk/say/en'
import type { Amount, Filter, Happening, Who } from '../../abilities.ts'
import { asPrinted } from '../../filter.ts'
import { isPlayer } from '../../players.ts'
import { happeningWord } from '../../reading.ts'
import { type Excess, isCounted, remember, type Telling } from '../grammar.ts'
import { quantity, total } from './amounts.ts'
import { theOpponent } from './conditions.ts'
import { kind, opponent, opponents, player, some, this_, you, your } from './phrases.ts'

/** The card it is about, which from now on is "that card". */
export function about({ what = {}, by }: Happening, context: Telling): Phrase {
  const text =
    what === 'self'
      ? this_(context)
      : what === 'host'
        ? 'this creature'
        : some(by === undefined ? what : asPrinted(what), context)
  remember('triggering', context)
  return phrase(text)
}

/** Who does it, where that is said. */
export const doer = ({ by }: Happening, context: Telling): string | undefined =>
  by === 'you' ? 'you' : by === 'opponent' ? theOpponent(context) : undefined

export function when(happening: Happening, context: Telling, each: boolean): Lead {
  const { say, lead } = happeningWord(happening)
  const said = say.en(happening, context)
  if ('at' in happening) return clause(`at ${said}`)
  if ('before' in happening && lead === undefined) return clause(`before ${said}`)
  return clause(`${each ? 'each time' : 'after'} ${said}`)
}

/** Whose: "your", "your opponent's", "each player's". */
export function whose(who: Who, context: Telling): string {
  if (who === 'you') return your(context)
  if (who === 'opponent') return opponents(context)
  const subject = player(who, context)
  return subject === 'you' ? 'your' : subject.poss
}

/** "you", "your opponent", "each player" */
export function nominative(who: Who, context: Telling): string {
  if (who === 'you') return you(context)
  if (who === 'opponent') return opponent(context)
  const subject = player(who, context)
  return subject === 'you' ? 'you' : subject.nom
}

/** "enemy creature destroyed in a fight this turn", to be counted. */
export function happenedTo(happening: Happening, context: Telling, plural: boolean): string {
  const word = happeningWord(happening)
  const filter: Filter = typeof happening.what === 'object' ? happening.what : {}
  const participle = 'past' in word ? word.past.participle.en : ''
  const fight = 'after' in happening && happening.inFight && 'in a fight'
  return words(kind(filter, context, { plural }), participle, fight, 'this turn')
}

/** "creature you control in excess of your opponent", to be counted. */
export function inExcess({ whose: who, of, uncounted }: Excess, context: Telling): string {
  const but = uncounted && `(not counting ${this_(context)})`
  return who === 'you'
    ? words(`${kind(of, context)} ${you(context)} control in excess of ${opponent(context)}`, but)
    : words(`${kind(of, context)} ${opponent(context)} controls in excess of ${you(context)}`, but)
}

/** "your Æmber", "the combined power of ...": all of it, behind "half of". */
export function wholeOf(n: Amount, context: Telling, unit: string): string {
  if (typeof n === 'object' && 'amber' in n && isPlayer(n.amber)) return `${whose(n.amber, context)} ${unit}`
  return typeof n === 'object' && isCounted(n) ? total(n, context) : quantity(n, context, unit)
}
