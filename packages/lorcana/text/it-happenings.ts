/** Italian: what happens, and what has happened this turn. */
import { first, words } from '@regelwerk/say'
import { agreeing, fixed, type Phrase } from '@regelwerk/say/it'
import type { Amount, Filter, Happening, Happens } from '../abilities.ts'
import { eventWord } from '../vocabulary.ts'
import type { ItalianHappening } from '../words/word.ts'
import { type Context, nounsOf } from './grammar.ts'
import {
  bounded,
  kind,
  noneOf,
  oneOf,
  oneOrMore,
  self,
  some,
  somePlayer,
  type Test,
  è,
} from './it-phrases.ts'

const asCards = (filter: Filter) => ({ nouns: nounsOf(filter, false) })
const thisOne = (context: Context): Phrase => self({ ...context, trigger: undefined })
const isYou = (subject: Phrase): boolean => subject.with() === ''

/** "questo personaggio va all'avventura"; also a time. `again`: this card has just been named. */
export function happens(on: Happens, h: Happening, context: Context, again = false): string {
  const said = eventWord(on).say.it.happens(h, {
    thing: (what, as) => {
      if (what === 'self' && as) return fixed('questa carta', 'f')
      if (what === 'self') return thisOne(context)
      if (h.together && what === h.what && what.whose === 'yours' && !as) return oneOrMore(what, context)
      return as ? some(what, context, asCards(what)) : oneOf(what, context)
    },
    player: somePlayer(h.by ?? 'you'),
    context,
  })
  if ('time' in said) return said.time
  const { subject, active, passive = '', rest } = said
  const inTheirTurn = h.inTheirTurn && 'durante il suo turno'
  const named = again && (h.what ?? 'self') === 'self' ? '' : subject.with()
  if (active === undefined)
    return words(named, 'viene', agreeing(passive, subject.gender, subject.plural), rest, inTheirTurn)
  return words(named, isYou(subject) ? (active.tu ?? active.now) : active.now, rest, inTheirTurn)
}

/** "un personaggio avversario è stato esiliato in una sfida in questo turno" */
export function happened(h: Happening, bounds: { atLeast?: Amount }, not: boolean, context: Context): Test {
  const on = typeof h.on === 'string' ? h.on : first(h.on)
  const single = (bounds.atLeast ?? 1) === 1
  const say = (denied: boolean) => {
    const things: Phrase[] = []
    const said = eventWord(on).say.it.happens(
      { ...h, what: h.what ?? {} },
      {
        thing: (what, as) => {
          if (what === 'self') return thisOne(context)
          const wording = as ? asCards(what) : {}
          const thing = denied
            ? what.whose === 'yours' && !as
              ? noneOf(what, context)
              : kind(what, context, 'nessun', wording)
            : single
              ? as
                ? some(what, context, wording)
                : oneOf(what, context)
              : kind(what, context, { count: bounded(bounds, not, context) }, { ...wording, plural: true })
          things.push(thing)
          return thing
        },
        player: somePlayer(h.by ?? 'you'),
        context,
      },
    )
    return { said, isSubject: 'subject' in said && things.includes(said.subject) }
  }
  const { said, isSubject } = say(false)
  if ('time' in said) throw new Error(`${on} is a time, not something that has happened`)
  if (!not || !single || !isSubject) return past(said, not && single)
  const denied = say(true).said
  return 'time' in denied ? past(said, true) : past(denied, false)
}

function past({ subject, active, passive = '', rest }: ItalianHappening, not: boolean): Test {
  const agree = (stem: string): string => agreeing(stem, subject.gender, subject.plural)
  const tail = (participle: string): string => words(participle, rest, 'in questo turno')
  const test = { subject: subject.with(), not }
  if (active === undefined) {
    const been = `${agree('stat')} ${agree(passive)}`
    return { ...test, verb: subject.plural ? ['sono', 'siano'] : è, rest: tail(been) }
  }
  if (active.essere !== undefined) {
    const si = active.essere === 'si è' ? 'si ' : ''
    return { ...test, verb: [`${si}è`, `${si}sia`], rest: tail(agree(active.participle)) }
  }
  return { ...test, verb: isYou(subject) ? ['hai', 'abbia'] : ['ha', 'abbia'], rest: tail(active.participle) }
}
