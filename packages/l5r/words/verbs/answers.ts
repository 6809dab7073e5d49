/** What interrupts do to that which is about to happen, and to events that were played. */
import type { BatchFrame, CardId, Frame, Option, Seat } from '@regelwerk/core'
import { instead } from '@regelwerk/say'
import { order as befehl, fixed as fest, statement as gilt, verbs } from '@regelwerk/say/de'
import { order, phrase as simple, statement } from '@regelwerk/say/en'
import { agreeing, statement as dice, deed as fa, fixed } from '@regelwerk/say/it'
import type { Effect, Subject } from '../../abilities.ts'
import { type G, meets, procedure, rule, step } from '../../book.ts'
import type { L5REvent } from '../../events.ts'
import { registered } from '../../prepare.ts'
import { type Context, contextOf } from '../../reading.ts'
import { isUncancelled } from '../../restraints.ts'
import { someOf } from '../../rules/candidates.ts'
import { happen } from '../../rules/cards.ts'
import { triggeringEvents } from '../../rules/changes.ts'
import { inside, refsOf } from '../../rules/effects.ts'
import { initiate, initiating } from '../../rules/initiating.ts'
import { isAtMaximum } from '../../rules/limits.ts'
import { copyable, couldDo, whyNotResolve } from '../../rules/possible.ts'
import { canDishonor, canHonor } from '../../rules/restrictions.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import type { Context as Spoken } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { verbs as verbi } from '../../text/it-words.ts'
import * as aspects from '../aspects.ts'
import { happeningWord } from '../known.ts'
import type { InAll, VerbWords } from '../records.ts'

export interface AnswerVerbs {
  /** The effects that would initiate, the event that would happen, or the ring effects, are cancelled. */
  cancel: object
  /** Instead of what was about to happen. */
  replace: { effect: Effect }
  /** The same happens to this card instead. */
  redirect: { to: Subject }
  /** It does not leave play. */
  remain: object
  keepFirstPlayer: object
  /** The ring stays where it is. */
  keepRing: object
  /** As many as you say of the cards that are about to be drawn. */
  discardDrawn: { upTo: number }
  /** In place of the player who is about to choose. */
  chooseTargets: object
  resolveEventAgain: object
}

const none = (): readonly never[] => []

/** Would it change anything if this character received the honor or dishonor that is about to come? */
function couldReceive(g: G, c: Context, id: number): boolean {
  for (const frame of [...g.state.stack].reverse()) {
    for (const event of ((frame as BatchFrame).batch ?? []) as L5REvent[]) {
      if (event.fate !== undefined || !('card' in event) || event.card !== c.triggering[0]?.card) continue
      if (event.kind === 'honor') return canHonor(g, id)
      if (event.kind === 'dishonor') return canDishonor(g, id)
    }
  }
  return true
}

function couldRepeat(g: G, c: Context): boolean {
  const [event] = c.triggering
  if (event === undefined) return false
  const ability = copyable(g, event.card)
  if (ability === null || isAtMaximum(g, c.me, event.card, ability)) return false
  return whyNotResolve(g, ability, contextOf(c.me, event.card)) === null
}

const cancelled = ({ trigger }: Spoken): InAll<string> =>
  (trigger && happeningWord(trigger).cancelled) ?? { en: 'that', de: 'dies', it: 'ciò' }
const redirected = ({ trigger }: Spoken): InAll<string> =>
  (trigger && happeningWord(trigger).redirected) ?? { en: 'be affected', de: 'betroffen', it: 'colpit' }

export const cancels = rule('glossary/aufheben', (events: readonly L5REvent[]): readonly L5REvent[] => events)

type Replacement = NonNullable<L5REvent['instead']>

/** Of several that replace the same thing, the last prevails. */
export const lastReplacement = rule(
  'glossary/ersatzeffekte/1',
  (_before: Replacement | undefined, now: Replacement): Replacement => now,
)
export const lastTarget = rule(
  'glossary/ersatzeffekte/1',
  (_before: CardId | undefined, now: CardId): CardId => now,
)

/** Cards that are about to be drawn are discarded, the rest is drawn. */
const discardSome = procedure<{
  seat: Seat
  source: CardId
  about: number
  most: number
  n: number | null
}>('discard some', [
  step('~how many', (g, f) => {
    const options = Array.from(
      { length: f.most },
      (_, i): Option => ({ verb: 'number', n: i + 1, value: i + 1 }),
    )
    g.choose(f as Frame, 'n', f.seat, options, { prompt: 'how many', source: f.source })
  }),
  step('~discard', (g, f) => {
    const batch = ((g.state.stack[f.about] as BatchFrame | undefined)?.batch ?? []) as L5REvent[]
    const event = batch.find((e) => e.kind === 'draw' && e.fate === undefined && e.seat !== f.seat)
    if (event?.kind !== 'draw' || f.n === null) return
    const cards = event.cards.slice(0, f.n)
    event.cards = event.cards.slice(f.n)
    if (event.cards.length === 0) event.fate = 'replaced'
    happen(g, { kind: 'discard cards', seat: event.seat, cards })
  }),
])

export const answerVerbs: VerbWords<AnswerVerbs> = {
  cancel: {
    subjects: none,
    could: (g, c) => !c.triggering.some(({ card }) => isUncancelled(g, card)),
    reads: () => aspects.UNDER_WAY | aspects.TEXTS,
    isAnswer: true,
    perform: (g, f) => {
      for (const event of cancels(triggeringEvents(g, f))) {
        event.fate = 'cancelled'
        if (event.kind === 'initiate') happen(g, { kind: 'canceled', card: event.card })
      }
    },
    deed: { en: 'cancel', de: 'aufheben', it: 'annullare' },
    say: {
      en: (_, context) => order(`cancel ${cancelled(context).en}`),
      de: (_, context) => befehl(verbs.aufheben, cancelled(context).de),
      it: (_, context) => fa('you', verbi.annullare, cancelled(context).it),
    },
  },
  discardDrawn: {
    subjects: none,
    could: () => true,
    reads: () => aspects.PILES,
    isAnswer: true,
    perform: (g, f, { upTo }) => {
      const event = triggeringEvents(g, f).find((e) => e.kind === 'draw')
      if (event?.kind !== 'draw') return
      const most = Math.min(upTo, event.cards.length)
      g.call(discardSome, { seat: f.you, source: f.self.card, about: f.about, most, n: null })
    },
    deed: { en: 'discard those cards', de: 'jene Karten ablegen', it: 'scartare quelle carte' },
    say: {
      en: ({ upTo }) => order(`discard up to ${upTo} of those cards instead`),
      de: ({ upTo }) => befehl(verbs.ablegen, `stattdessen bis zu ${upTo} jener Karten`),
      it: ({ upTo }) => fa('you', verbi.scartare, `invece fino a ${upTo} di quelle carte`),
    },
  },
  replace: {
    subjects: none,
    could: (g, c, { effect }) => meets('glossary/ersatzeffekte/2', couldDo(g, c, effect)),
    reads: () => aspects.ANYTHING,
    isAnswer: true,
    inside: ({ effect }) => [effect],
    perform: (g, f, { effect }) => {
      const replacement = inside(f, effect)
      const isAboutFate = registered(f.ability).triggers.some(({ event }) => event === 'fateRemoved')
      let isFirst = true
      for (const event of triggeringEvents(g, f)) {
        // Who leaves play leaves it all the same.
        if (event.kind === 'leave' && isAboutFate) {
          event.fateInstead = lastReplacement(event.fateInstead, replacement)
        } else if (!isFirst) event.fate = 'replaced'
        else event.instead = lastReplacement(event.instead, replacement)
        isFirst = false
      }
    },
    deed: {
      en: 'do something else instead',
      de: 'stattdessen etwas anderes tun',
      it: "fare qualcos'altro invece",
    },
    tell: ({ effect }, _, context, effects) => instead(effects(effect, context)),
  },
  remain: {
    subjects: none,
    could: () => true,
    reads: () => aspects.NOTHING,
    isAnswer: true,
    perform: (g, f) => {
      for (const event of triggeringEvents(g, f)) if (event.kind === 'leave') event.fate = 'replaced'
    },
    deed: { en: 'remain in play', de: 'im Spiel bleiben', it: 'restare in gioco' },
    say: {
      en: (_, context) => statement(en.phrase('triggering', context), 'remain in play instead'),
      de: (_, context) => gilt(de.phrase('triggering', context), verbs.bleiben, 'stattdessen im Spiel'),
      it: (_, context) => dice(it.phrase('triggering', context), ['resta', 'restano'], 'invece in gioco'),
    },
  },
  redirect: {
    subjects: ({ to }) => [to],
    could: (g, c, { to }) =>
      someOf(g, c, to, (id) => meets('glossary/ersatzeffekte/2', couldReceive(g, c, id))),
    reads: () => aspects.ANYTHING,
    isAnswer: true,
    perform: (g, f, { to }) => {
      const [there] = refsOf(g, f, to)
      if (there === undefined) return
      for (const event of triggeringEvents(g, f)) event.redirected = lastTarget(event.redirected, there.card)
    },
    deed: { en: 'choose another target', de: 'ein anderes Ziel wählen', it: 'scegliere un altro bersaglio' },
    say: {
      en: ({ to }, context) => ({
        ...statement(en.phrase(to, context), `${redirected(context).en} instead`),
        base: '',
      }),
      de: ({ to }, context) =>
        gilt(de.phrase(to, context), verbs.werden, { middle: 'stattdessen', end: redirected(context).de }),
      it: ({ to }, context) => {
        const whom = it.phrase(to, context)
        const how = agreeing(redirected(context).it, whom.gender, whom.plural)
        return dice(whom, ['viene', 'vengono'], `${how} al suo posto`)
      },
    },
  },
  keepFirstPlayer: {
    subjects: none,
    could: () => true,
    reads: () => aspects.NOTHING,
    isAnswer: true,
    perform: (g, f) => {
      for (const event of triggeringEvents(g, f)) event.fate = 'replaced'
    },
    deed: { en: 'stay first player', de: 'Startspieler bleiben', it: 'restare primo giocatore' },
    say: {
      en: () => order('keep it instead'),
      de: () => befehl(verbs.behalten, { pronoun: 'ihn', middle: 'stattdessen' }),
      it: () => fa('you', verbi.tenere, 'il segnalino invece di passarlo'),
    },
  },
  keepRing: {
    subjects: none,
    could: () => true,
    reads: () => aspects.NOTHING,
    isAnswer: true,
    perform: (g, f) => {
      const [one] = triggeringEvents(g, f)
      if (one !== undefined) one.fate = 'replaced'
    },
    deed: { en: 'keep the ring', de: 'den Ring behalten', it: "tenere l'anello" },
    say: {
      en: () => statement(simple('that ring'), 'remain claimed instead'),
      de: () => gilt(fest('jener Ring', 'm'), verbs.bleiben, 'stattdessen beansprucht'),
      it: () => dice(fixed("quell'anello"), ['resta', ''], 'invece rivendicato'),
    },
  },
  chooseTargets: {
    subjects: none,
    could: () => true,
    reads: () => aspects.NOTHING,
    isAnswer: true,
    perform: (g, f) => {
      for (const event of triggeringEvents(g, f)) if (event.kind === 'choosing') event.by = f.you
    },
    deed: { en: 'choose the targets', de: 'die Ziele wählen', it: 'scegliere i bersagli' },
    say: {
      en: () => ({ ...order('choose those targets instead'), stated: true }),
      de: () => gilt('you', verbs.wählen, 'stattdessen jene Ziele'),
      it: () => fa('you', verbi.scegliere, 'tu quei bersagli'),
    },
  },
  resolveEventAgain: {
    subjects: none,
    could: (g, c) => couldRepeat(g, c),
    reads: () => aspects.ANYTHING,
    perform: (g, f) => {
      const [event] = f.triggering
      if (event === undefined) return
      const ability = copyable(g, event.card)
      if (ability !== null) g.call(initiate, { ...initiating(f.you, event.card, ability.id), copy: true })
    },
    deed: {
      en: 'resolve the event again',
      de: 'das Ereignis erneut abhandeln',
      it: "risolvere di nuovo l'evento",
    },
    say: {
      en: () => ({
        ...order(
          'resolve that event once more as if you had just played it, ignoring its costs and its triggering condition',
        ),
        after: ['you may choose new targets'],
      }),
      de: () => ({
        ...befehl(verbs.abhandeln, {
          middle: 'jenes Ereignis noch einmal so',
          behind:
            ', als ob du es gerade gespielt hättest, und ignoriere dabei seine Kosten und seine Auslösebedingung',
        }),
        after: ['du darfst neue Ziele wählen'],
      }),
      it: () => ({
        ...fa(
          'you',
          verbi.risolvere,
          "di nuovo quell'evento come se l'avessi appena giocato, ignorandone i costi e la condizione di innesco",
        ),
        after: ['puoi scegliere nuovi bersagli'],
      }),
    },
  },
}
