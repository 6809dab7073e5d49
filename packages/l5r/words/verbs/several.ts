/** The same for several cards, one after the other; and once more, by the other player. */
import { type Frame, type Option, type Ref, refTo, type Seat } from '@regelwerk/core'
import { statement as gilt, verbs } from '@regelwerk/say/de'
import { statement } from '@regelwerk/say/en'
import { statement as dice } from '@regelwerk/say/it'
import type { Effect, Filter } from '../../abilities.ts'
import { type G, procedure, step } from '../../book.ts'
import { registered, wholeOf } from '../../prepare.ts'
import { type Context, contextOf, matching } from '../../reading.ts'
import { contextNow, inside, type Resolving, resolve } from '../../rules/effects.ts'
import { initiate, initiating, whyNotInitiate } from '../../rules/initiating.ts'
import { couldDo } from '../../rules/possible.ts'
import { cardAt, other } from '../../state.ts'
import { subjectRefs } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import * as it from '../../text/it-phrases.ts'
import { canBeAffected } from '../../values.ts'
import { ANYTHING } from '../aspects.ts'
import type { VerbWords } from '../records.ts'

export interface SeveralVerbs {
  /** By whoever controls it: "it" is that card, "you" are its controller. */
  eachOfThem: { of: Filter | 'duelLoser'; effect: Effect }
  /** The opponent is then who "you" are in it. */
  opponentMayResolve: object
}

/** What becomes of one may do away with the next. */
const inTurn = procedure<{ left: Ref[]; known: Resolving }>('each of them', [
  step('~next', (g, f) => {
    const ref = f.left.shift()
    if (ref === undefined) return
    g.again(f as Frame)
    const { life, holder } = cardAt(g.state, ref.card)
    if (life === ref.life) g.call(resolve, { ...f.known, you: holder, it: [ref] })
  }),
])

/** The ability of a card that the other player may resolve now. */
const mayResolve = procedure<{ seat: Seat; card: number; ability: string; answer: string | null }>(
  'resolve it as well',
  [
    step('~may', (g, f) => {
      const attempt = { seat: f.seat, card: f.card, ability: registered(f.ability) }
      if (whyNotInitiate(g, { ...attempt, context: contextOf(f.seat, f.card) }) !== null) return
      const options: Option[] = [
        { verb: 'yes', value: 'yes' },
        { verb: 'no', value: 'no' },
      ]
      g.choose(f as Frame, 'answer', f.seat, options, { prompt: 'resolve too', source: f.card })
    }),
    step('~resolve', (g, f) => {
      if (f.answer === 'yes') g.call(initiate, { ...initiating(f.seat, f.card, f.ability), copy: true })
    }),
  ],
)

const cardsMeant = (g: G, of: Filter | 'duelLoser', c: Context): Ref[] =>
  of === 'duelLoser'
    ? [...subjectRefs(g, of, c)]
    : matching(g, of, c)
        .filter((id) => canBeAffected(g, id, c.self))
        .map((id) => refTo(g.state, id))

const loser = {
  en: 'each character that loses the duel',
  de: 'jeden Charakter, der das Duell verliert,',
  it: 'ogni personaggio che perde il duello',
}

export const severalVerbs: VerbWords<SeveralVerbs> = {
  eachOfThem: {
    subjects: () => [],
    could: (g, c, { of, effect }) =>
      of === 'duelLoser' ||
      cardsMeant(g, of, c).some((ref) =>
        couldDo(g, { ...c, me: cardAt(g.state, ref.card).holder, it: [ref] }, effect),
      ),
    reads: () => ANYTHING,
    inside: ({ effect }) => [effect],
    perform: (g, f, { of, effect }) =>
      g.call(inTurn, { left: cardsMeant(g, of, contextNow(f)), known: inside(f, effect) }),
    deed: { en: 'do it for each', de: 'es für jeden ausführen', it: 'farlo per ciascuno' },
    tell: ({ of, effect }, language, context, effects) => {
      const lead = language.forEach(of === 'duelLoser' ? loser : of, context)
      context.said.it = { key: 'each of them', noun: 'character', plural: false }
      return [lead, ...effects(effect, context)]
    },
  },
  opponentMayResolve: {
    subjects: () => [],
    could: () => true,
    reads: () => ANYTHING,
    perform: (g, f) =>
      g.call(mayResolve, {
        seat: other(f.you),
        card: f.self.card,
        ability: wholeOf(f.ability).id,
        answer: null,
      }),
    deed: { en: 'resolve it as well', de: 'sie ebenfalls abhandeln', it: 'risolverla anche' },
    say: {
      en: () => statement(en.opponent, 'may resolve this ability'),
      de: () => gilt(de.opponent, verbs.dürfen, { middle: 'diese Fähigkeit', end: 'abhandeln' }),
      it: () => dice(it.opponent, ['può risolvere', ''], 'questa capacità'),
    },
  },
}
