/** German: what happens, and what has happened this turn. */
import { first, words } from '@regelwerk/say'
import { fixed, isPlural, type Phrase, type Subordinate } from '@regelwerk/say/de'
import type { Amount, Filter, Happening, Happens } from '../abilities.ts'
import { eventWord } from '../vocabulary.ts'
import type { GermanHappening } from '../words/word.ts'
import { bounded, kind, noneOf, oneOf, oneOrMore, pronoun, self, some, somePlayer } from './de-phrases.ts'
import { type Context, nounsOf } from './grammar.ts'

const asCards = (filter: Filter) => ({ nouns: nounsOf(filter, false) })
const thisOne = (context: Context): Phrase => self({ ...context, trigger: undefined })
const isYou = (subject: Phrase): boolean => subject.in('nom') === 'du'

/** "dieser Charakter erkundet"; a time is not a clause. `again`: this card has just been named. */
export function happens(on: Happens, h: Happening, context: Context, again = false): Subordinate | string {
  const said = eventWord(on).say.de.happens(h, {
    thing: (what, as) => {
      if (h.together && what === h.what && what !== 'self' && what.whose === 'yours' && !as)
        return oneOrMore(what, context)
      if (what !== 'self') return as ? some(what, context, asCards(what)) : oneOf(what, context)
      if (as) return fixed('diese Karte')
      if (!again) return thisOne(context)
      return pronoun({ noun: context.card.type, plural: false }, { ...context, said: {} })
    },
    player: somePlayer(h.by ?? 'you'),
    context,
  })
  if ('time' in said) return said.time
  const { subject, active, passive, middle: what = '' } = said
  const middle = words(h.inTheirTurn && 'in ihrem Zug', what)
  const nominative = subject.in('nom')
  if (active === undefined) return { subject: nominative, middle, end: passive, verb: 'wird' }
  return { subject: nominative, middle, verb: isYou(subject) ? (active.du ?? active.er) : active.er }
}

/** "ein gegnerischer Charakter in diesem Zug durch eine Herausforderung verbannt wurde" */
export function happened(
  h: Happening,
  bounds: { atLeast?: Amount },
  not: boolean,
  context: Context,
): Subordinate {
  const on = typeof h.on === 'string' ? h.on : first(h.on)
  const single = (bounds.atLeast ?? 1) === 1
  const say = (denied: boolean) => {
    const things: Phrase[] = []
    const said = eventWord(on).say.de.happens(
      { ...h, what: h.what ?? {} },
      {
        thing: (what, as) => {
          if (what === 'self') return thisOne(context)
          const wording = as ? asCards(what) : {}
          const several = { ...wording, plural: true, unowned: true }
          const thing = denied
            ? what.whose === 'yours' && !as
              ? noneOf(what, context)
              : kind(what, context, { ein: 'kein' }, wording)
            : single
              ? as
                ? some(what, context, wording)
                : oneOf(what, context)
              : kind(what, context, { count: bounded(bounds, not, context) }, several)
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

function past({ subject, active, passive, middle }: GermanHappening, not: boolean): Subordinate {
  const verb = active
    ? isYou(subject)
      ? 'hast'
      : isPlural(subject)
        ? 'haben'
        : 'hat'
    : isPlural(subject)
      ? 'wurden'
      : 'wurde'
  return {
    subject: subject.in('nom'),
    middle: words('in diesem Zug', middle, not && 'nicht'),
    end: active?.participle ?? passive,
    verb,
  }
}
