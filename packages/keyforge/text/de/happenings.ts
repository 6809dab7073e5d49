/** German: what happens, and who does it to what. */

import { adverb, clause, type Lead, subordinate, words } from '@regelwerk/say'
import { type Phrase, relative } from '@regelwerk/say/de'
import type { Amount, Filter, Happening, Who } from '../../abilities.ts'
import { asPrinted } from '../../filter.ts'
import { isPlayer } from '../../players.ts'
import { happeningWord } from '../../reading.ts'
import type { ThisWay } from '../../words/amounts/done.ts'
import { type Excess, isCounted, remember, type Telling } from '../grammar.ts'
import { type Counted, doneThing, quantity, thisWay, total } from './amounts.ts'
import { theOpponent } from './conditions.ts'
import { du, every, kind, opponent, player, self, some, your } from './phrases.ts'
import { AMBER, formIn, simple } from './words.ts'

/** The card it is about, which from now on is "that card". */
export function about({ what = {}, by }: Happening, context: Telling): Phrase {
  const said =
    what === 'self'
      ? self(context)
      : what === 'host'
        ? simple({ der: 'dies' }, 'creature')
        : some(by === undefined ? what : asPrinted(what), context)
  remember('triggering', context)
  return said
}

/** Who does it, where that is said. */
export const doer = ({ by }: Happening, context: Telling): string | undefined =>
  by === 'you' ? 'du' : by === 'opponent' ? theOpponent(context) : undefined

export function when(happening: Happening, context: Telling, each: boolean): Lead {
  const { say, lead } = happeningWord(happening)
  const said = say.de(happening, context)
  if ('at' in happening) return adverb(said)
  if ('before' in happening && lead === undefined) return clause(`bevor ${said}`)
  return clause(`${each ? 'immer nachdem' : 'nachdem'} ${said}`)
}

/** In the genitive: "deines Gegners", "jedes Spielers". */
export function owner(who: Who, context: Telling): string {
  if (who === 'opponent') return opponent(context).in('gen')
  const subject = player(who, context)
  return subject === 'you' ? 'von dir' : subject.in('gen')
}

/** "in deinem Vorrat", "im Vorrat deines Gegners" */
export function inPool(who: Who, context: Telling): string {
  if (who === 'you') return `in ${your(context, 'dat', 'm')} Vorrat`
  return who === 'opponent' && context.actor === 'opponent'
    ? 'in deinem Vorrat'
    : `im Vorrat ${owner(who, context)}`
}

export const fromPool = (who: Who, context: Telling): string =>
  who === 'you' ? `aus ${your(context, 'dat', 'm')} Vorrat` : `aus dem Vorrat ${owner(who, context)}`
export const intoPool = (who: Who, context: Telling): string =>
  who === 'you' ? `in ${your(context, 'acc', 'm')} Vorrat` : `in den Vorrat ${owner(who, context)}`

/** "jede feindliche Kreatur, die in diesem Zug zerstört wurde", to be counted. */
export function happenedTo(happening: Happening, context: Telling): string {
  const word = happeningWord(happening)
  const filter: Filter = typeof happening.what === 'object' ? happening.what : {}
  const card = every(filter, context)
  const participle = 'past' in word ? word.past.participle.de : ''
  const fight = 'after' in happening && happening.inFight && 'in einem Kampf'
  const that = words(relative.nom[card.form], 'in diesem Zug', fight, participle, 'wurde')
  return `${card.in('acc')}${subordinate(that)}`
}

/** "jede Kreatur, die du mehr kontrollierst als dein Gegner", to be counted. */
export function inExcess({ whose: who, of, uncounted }: Excess, context: Telling): string {
  const card = every(of, context)
  const [you, other] = [du(context), opponent(context).in('nom')]
  const control = you === 'du' ? 'kontrollierst' : 'kontrolliert'
  const that = who === 'you' ? `${you} mehr ${control} als ${other}` : `${other} mehr kontrolliert als ${you}`
  const but = uncounted ? ` (${self(context).in('nom')} nicht mitgezählt)` : ''
  return `${card.in('acc')}${subordinate(`${relative.acc[card.form]} ${that}${but}`)}`
}

/** "alle Æmber deines Gegners bis auf 5" */
export const allBut = (who: 'you' | 'opponent', kept: number, context: Telling, unit: string): string =>
  who === 'you'
    ? `alle ${your(context, 'nom', 'pl')} ${unit} bis auf ${kept}`
    : `alle ${unit} ${opponent(context).in('gen')} bis auf ${kept}`

/** What was done, to be counted: "jeden auf diese Weise geheilten Schaden". */
export function doneThisWay(
  by: 'controller' | 'owner' | undefined,
  context: Telling,
  of: true | ThisWay = true,
): Counted {
  const { what, participle } = doneThing(context, of)
  const way = thisWay(participle)
  if (by !== undefined) {
    const noun = what === 'damage' || what === 'amber' || what === 'counter' ? 'card' : what
    const him = context.actor === 'you' ? 'dir' : 'ihm'
    const thing =
      by === 'controller'
        ? kind({}, context, { der: 'jed' }, { noun }, [`von ${him} kontrolliert`]).in('acc')
        : `${kind({}, context, { der: 'jed' }, { noun }).in('acc')} in ${your(context, 'dat', 'm')} Besitz`
    const form = formIn({ noun, plural: false })
    return { each: `${thing}${subordinate(`${relative.nom[form]} ${way} wurde`)}` }
  }
  if (what === 'counter') return { each: `jeden ${way}en Marker`, total: `der Anzahl der ${way}en Marker` }
  if (what === 'damage') return { each: `jeden ${way}en Schaden`, total: `des ${way}en Schadens` }
  if (what === 'amber') return { each: `jedes ${way}e ${AMBER}`, total: `des ${way}en ${AMBER}s` }
  const cards = kind({}, context, { der: 'der' }, { noun: what, plural: true }, [way]).in('gen')
  return {
    each: kind({}, context, { der: 'jed' }, { noun: what }, [way]).in('acc'),
    total: `der Anzahl ${cards}`,
  }
}

/** In the genitive, behind "die Hälfte": "deines Æmbers". */
export function wholeOf(n: Amount, context: Telling, unit: string): string {
  if (typeof n === 'object' && 'amber' in n && n.amber === 'you')
    return `${your(context, 'gen', 'n')} ${unit}s`
  if (typeof n === 'object' && 'amber' in n && isPlayer(n.amber))
    return `des ${unit}s ${owner(n.amber, context)}`
  return (typeof n === 'object' && isCounted(n) && total(n, context)) || `von ${quantity(n, context, unit)}`
}
