/** The same for several cards, one after the other; and once more, by the other player. */
import { type CardId, type Frame, type Option, type Ref, refTo, type Seat } from '@regelwerk/core'
import { order as befehl, statement as gilt, verbs } from '@regelwerk/say/de'
import { order, statement } from '@regelwerk/say/en'
import { statement as dice, deed as fa } from '@regelwerk/say/it'
import type { Effect, Filter } from '../../abilities.ts'
import { type G, procedure, step } from '../../book.ts'
import { registered, wholeOf } from '../../prepare.ts'
import { type Context, contextOf, matching } from '../../reading.ts'
import { contextNow, inside, type Resolving, report, resolve } from '../../rules/effects.ts'
import { initiate, initiating, whyNotInitiate } from '../../rules/initiating.ts'
import { fateCost, waysToPlay } from '../../rules/playable.ts'
import { playCard, playing } from '../../rules/playing.ts'
import { couldDo } from '../../rules/possible.ts'
import { cardAt, other } from '../../state.ts'
import { subjectRefs } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import * as it from '../../text/it-phrases.ts'
import { verbs as verbi } from '../../text/it-words.ts'
import { canBeAffected } from '../../values.ts'
import { ANYTHING } from '../aspects.ts'
import type { VerbWords } from '../records.ts'

export interface SeveralVerbs {
  /** By whoever controls it: "it" is that card, "you" are its controller. */
  eachOfThem: { of: Filter | 'duelLoser'; effect: Effect }
  /** One after the other, each paid for. */
  playSeveral: { n: number; of: Filter }
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

const playable = (g: G, of: Filter, c: Context): CardId[] =>
  matching(g, of, c).filter((id) => waysToPlay(g, c.me, id).length > 0)

/** Is there fate for so many of these? */
function affords(g: G, n: number, ids: readonly CardId[], seat: Seat): boolean {
  const costs = ids.map((id) => fateCost(g, seat, id, 'character')).sort((a, b) => a - b)
  const sum = costs.slice(0, n).reduce((all, one) => all + one, 0)
  return ids.length >= n && sum <= g.state.fate[seat as 0 | 1]
}

const playInTurn = procedure<{ seat: Seat; source: CardId; left: number; of: Filter; picked: CardId | null }>(
  'play in turn',
  [
    step('~which', (g, f) => {
      f.picked = null
      const ids = playable(g, f.of, contextOf(f.seat, f.source))
      const options = ids.map((id): Option => ({ verb: 'choose', target: id, value: id }))
      if (f.left > 0)
        g.choose(f as Frame, 'picked', f.seat, options, { prompt: 'choose to play', source: f.source })
    }),
    step('~play', (g, f) => {
      if (f.picked === null) return
      const [way] = waysToPlay(g, f.seat, f.picked)
      f.left--
      g.goTo(f as Frame, '~which')
      if (way !== undefined) g.call(playCard, playing(g, f.seat, f.picked, way))
    }),
  ],
)

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
  playSeveral: {
    subjects: () => [],
    could: (g, c, { of }) => playable(g, of, c).length > 0,
    reads: () => ANYTHING,
    perform: (g, f, { n, of }) => {
      report(f, affords(g, n, playable(g, of, contextNow(f)), f.you))
      g.call(playInTurn, { seat: f.you, source: f.self.card, left: n, of, picked: null })
    },
    deed: { en: 'play cards', de: 'Karten spielen', it: 'giocare carte' },
    say: {
      en: ({ n, of }, context) => order(`play ${en.several(of, context, { n })}`),
      de: ({ n, of }, context) => befehl(verbs.spielen, de.several(of, context, { n }).in('acc')),
      it: ({ n, of }, context) => fa('you', verbi.giocare, it.several(of, context, { n })),
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
