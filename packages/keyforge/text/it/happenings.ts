/** Italian: what happens, and who does it to what. */

import { clause, type Lead, words } from '@regelwerk/say'
import { type Phrase, simple } from '@regelwerk/say/it'
import type { Amount, Filter, Happening, Who } from '../../abilities.ts'
import { asPrinted } from '../../filter.ts'
import { isPlayer } from '../../players.ts'
import { happeningWord } from '../../reading.ts'
import type { ThisWay } from '../../words/amounts/done.ts'
import { type Excess, isCounted, remember, type Telling } from '../grammar.ts'
import { type Counted, doneThing, quantity, total } from './amounts.ts'
import { has } from './conditions.ts'
import { every, kind, opponent, player, self, some } from './phrases.ts'
import { AMBER, agreed, nouns, o } from './words.ts'

/** The card it is about, which from now on is "that card". */
export function about({ what = {}, by }: Happening, context: Telling): Phrase {
  const said =
    what === 'self'
      ? self(context)
      : what === 'host'
        ? simple('questo', nouns.creature)
        : some(by === undefined ? what : asPrinted(what), context)
  remember('triggering', context)
  return said
}

/** Who does it, where that is said: "" is you, whom the verb tells. */
export const doer = ({ by }: Happening, context: Telling): string | undefined => {
  if (by === 'you') return ''
  if (by !== 'opponent') return undefined
  context.said.opponent = context.actor === 'you'
  return opponent(context).with()
}

export function when(happening: Happening, context: Telling, each: boolean): Lead {
  const { say, lead } = happeningWord(happening)
  const said = say.it(happening, context)
  if ('at' in happening) return clause(said)
  if ('before' in happening && lead === undefined) return clause(`prima che ${said}`)
  return clause(`${each ? 'ogni volta che' : 'dopo che'} ${said}`)
}

/** "del tuo avversario", "di ogni giocatore" */
export function owner(who: Who, context: Telling): string {
  if (who === 'you') return 'tua'
  if (who === 'opponent') return opponent(context).with('di')
  const subject = player(who, context)
  return subject === 'you' ? 'tua' : subject.with('di')
}

/** "nella tua riserva", "nella riserva del tuo avversario" */
export function inPool(who: Who, context: Telling): string {
  if (who === 'you') return context.actor === 'you' ? 'nella tua riserva' : 'nella sua riserva'
  return who === 'opponent' && context.actor === 'opponent'
    ? 'nella tua riserva'
    : `nella riserva ${owner(who, context)}`
}

/** "dalla tua riserva", "nella riserva del tuo avversario" */
export function pool(preposition: 'da' | 'in', who: Who, context: Telling): string {
  const where = preposition === 'da' ? 'dalla' : 'nella'
  if (who === 'you') return `${where} ${context.actor === 'you' ? 'tua' : 'sua'} riserva`
  return `${where} riserva ${owner(who, context)}`
}

/** "ogni creatura nemica distrutta in questo turno", to be counted. */
export function happenedTo(happening: Happening, context: Telling): string {
  const word = happeningWord(happening)
  const filter: Filter = typeof happening.what === 'object' ? happening.what : {}
  const card = every(filter, context)
  const participle = 'past' in word ? agreed(o(word.past.participle.it), card.gender, false) : ''
  const fight = 'after' in happening && happening.inFight && 'in combattimento'
  return words(card.with(), participle, fight, 'in questo turno')
}

/** "ogni creatura che controlli in più del tuo avversario", to be counted. */
export function inExcess({ whose: who, of, uncounted }: Excess, context: Telling): string {
  const but = uncounted && `(${self(context).with()} esclusa)`
  const other = who === 'you' ? opponent(context).with('di') : context.actor === 'you' ? 'di te' : 'di lui'
  const controls = has(who, ['controlli', 'controlla'], context)
  return words(`${every(of, context).with()} che ${controls} in più ${other}`, but)
}

/** "tutta la tua Æmbra tranne 5" */
export const allBut = (who: 'you' | 'opponent', kept: number, context: Telling, unit: string): string =>
  who === 'you'
    ? `tutta la ${context.actor === 'you' ? 'tua' : 'sua'} ${unit} tranne ${kept}`
    : `tutta l'${unit} ${opponent(context).with('di')} tranne ${kept}`

/** What was done, to be counted: "ogni carta rivelata in questo modo". */
export function doneThisWay(
  by: 'controller' | 'owner' | undefined,
  context: Telling,
  of: true | ThisWay = true,
): Counted {
  const { what, participle } = doneThing(context, of)
  if (what === 'counter')
    return {
      each: `ogni segnalino ${participle[0]} in questo modo`,
      total: `numero di segnalini ${participle[2]} in questo modo`,
    }
  if (what === 'damage')
    return {
      each: `ogni danno ${participle[0]} in questo modo`,
      total: `totale dei danni ${participle[2]} in questo modo`,
    }
  if (what === 'amber')
    return {
      each: `ogni ${AMBER} ${participle[1]} in questo modo`,
      total: `totale di ${AMBER} ${participle[1]} in questo modo`,
    }
  const { gender } = nouns[what]
  const one = kind({}, context, 'ogni', { noun: what }, { after: [participle] }).with()
  if (by !== undefined) {
    const mine = by === 'controller' ? 'che controllavi' : 'di tua proprietà'
    const his = by === 'controller' ? 'che controllava' : 'di sua proprietà'
    return { each: `${one} in questo modo ${context.actor === 'you' ? mine : his}` }
  }
  const all = `${nouns[what].more} ${agreed(participle, gender, true)}`
  return { each: `${one} in questo modo`, total: `numero di ${all} in questo modo` }
}

/** Behind "metà": "della tua Æmbra". */
export function wholeOf(n: Amount, context: Telling, unit: string): string {
  if (typeof n === 'object' && 'amber' in n && n.amber === 'you')
    return `della ${context.actor === 'you' ? 'tua' : 'sua'} ${unit}`
  if (typeof n === 'object' && 'amber' in n && isPlayer(n.amber))
    return `dell'${unit} ${owner(n.amber, context)}`
  const all = typeof n === 'object' && isCounted(n) ? total(n, context) : undefined
  return all ? `del ${all}` : `di ${quantity(n, context, unit)}`
}
