/** English: what happens, and what has happened this turn. */
import { first, words } from '@regelwerk/say'
import { finite, phrase as fixed, it, type Phrase, they } from '@regelwerk/say/en'
import type { Amount, Filter, Happening, Happens } from '../abilities.ts'
import { eventWord } from '../vocabulary.ts'
import { bounded, oneOf, some, somePlayer, such } from './en-phrases.ts'
import { type Context, nounsOf } from './grammar.ts'
import { englishNouns } from './nouns.ts'

const asCards = (filter: Filter) => ({ nouns: nounsOf(filter, false) })
const thisOne = ({ card, bearer }: Context): Phrase =>
  fixed(bearer ? 'that character' : `this ${englishNouns[card.type].one}`)

/** "this character quests", "an opponent discards a card"; a time is not a clause. `again`: this card has just been named. */
export function happens(on: Happens, h: Happening, context: Context, again = false): string {
  const pronoun = context.card.type === 'character' ? they : it
  const said = eventWord(on).say.en.happens(h, {
    thing: (what, as) => {
      if (what === 'self' && as) return fixed('this card')
      if (what === 'self') return again ? pronoun : thisOne(context)
      if (h.together && what === h.what && what.whose === 'yours' && !as)
        return fixed(`one or more of ${such(what, context)}`, true)
      return fixed(as ? some(what, context, asCards(what)) : oneOf(what, context))
    },
    player: somePlayer(h.by ?? 'you'),
    context,
  })
  if ('time' in said) return said.time
  const { subject, active, passive, rest } = said
  const inTheirTurn = h.inTheirTurn && 'during their turn'
  return words(
    subject.nom,
    active ? finite(subject, active[0]) : finite(subject, `be ${passive}`),
    rest,
    inTheirTurn,
  )
}

/** "an opposing character was banished in a challenge this turn", "you didn't play another character this turn" */
export function happened(h: Happening, bounds: { atLeast?: Amount }, not: boolean, context: Context): string {
  const on = typeof h.on === 'string' ? h.on : first(h.on)
  const single = (bounds.atLeast ?? 1) === 1
  const say = (denied: boolean) => {
    const things: Phrase[] = []
    const said = eventWord(on).say.en.happens(
      { ...h, what: h.what ?? {} },
      {
        thing: (what, as) => {
          if (what === 'self') return thisOne(context)
          const wording = as ? asCards(what) : {}
          const none = what.whose === 'yours' && !as ? 'none of' : 'no'
          const several = `${denied ? none : bounded(bounds, not, context)} ${such(what, context, wording)}`
          const thing =
            single && !denied
              ? fixed(as ? some(what, context, wording) : oneOf(what, context))
              : fixed(several, true)
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
  if (not && single && isSubject) return past(say(true).said, false)
  return past(said, not && single)

  function past(one: typeof said, negated: boolean): string {
    if ('time' in one) return one.time
    const { subject, active, passive, rest } = one
    const was = `${subject.plural ? 'were' : 'was'}${negated ? "n't" : ''}`
    const did = active ? (negated ? `didn't ${active[0]}` : active[1]) : `${was} ${passive}`
    return words(subject.nom, did, rest, 'this turn')
  }
}
