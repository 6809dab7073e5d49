/** Effects that wait: triggered abilities that an effect makes (6.2.7). */
import { after, type Clause, type Lead, type Sentence } from '@regelwerk/say'
import { verbs } from '@regelwerk/say/de'
import type { Duration, Triggered } from '../../abilities.ts'
import { idOf } from '../../prepare.ts'
import { happen } from '../../rules/01-concepts.ts'
import * as german from '../../text/de.ts'
import * as english from '../../text/en.ts'
import type { Context } from '../../text/grammar.ts'
import * as italian from '../../text/it.ts'
import { lexemes } from '../../text/it-clauses.ts'
import { en as english_, de as german_, it as italian_ } from '../saying.ts'
import type { Tell, VerbWords } from '../word.ts'
import { lasting } from './doing.ts'

export interface WaitingVerbs {
  /** "Repeat this effect": all of it from its beginning. */
  again: object
  /** A floating triggered ability (6.2.7.1); `next`: a delayed one, which triggers once (6.2.7.2). */
  whenever: { trigger: Triggered; for: Duration; next?: true }
}

/** Behind what it waits for. Of a time, "it" is still what was spoken of before; of an event, the card that it is about. */
function waiting<C extends Clause>(
  { trigger, for: duration, next }: WaitingVerbs['whenever'],
  context: Context,
  when: (trigger: Triggered, context: Context, lasting?: Duration) => readonly Lead[],
  tell: Tell<C>,
): readonly Sentence<C>[] {
  const isTime = trigger.on === 'startOfTurn' || trigger.on === 'endOfTurn' || trigger.on === 'challengeEnds'
  const inner = isTime ? context : { ...context, trigger, said: {}, ...(next && { next }) }
  const lead = when(trigger, inner, isTime && next ? undefined : duration)
  return after(lead, tell(trigger.effect, inner))
}

export const waitingVerbs: VerbWords<WaitingVerbs> = {
  again: {
    targets: () => [],
    where: 'anywhere',
    could: () => true,
    perform: (_, f) => {
      f.looked = []
      f.pc = 0
    },
    say: {
      en: (_, context) => english_.act(context, 'repeat this effect'),
      de: (_, context) => german_.act(context, verbs.wiederholen, 'diesen Effekt'),
      it: (_, context) => italian_.act(context, lexemes.ripetere, 'questo effetto'),
    },
    asks: {
      en: { choose: 'for this effect', may: () => 'Do you want to repeat this effect?' },
      de: {
        choose: ['acc', 'dieser Effekt gelten', 'für'],
        may: () => 'Möchtest du diesen Effekt wiederholen?',
      },
      it: { choose: 'per questo effetto', may: () => 'Vuoi ripetere questo effetto?' },
    },
  },
  whenever: {
    targets: () => [],
    where: 'anywhere',
    could: () => true,
    perform: (g, f, { trigger, for: duration, next }) =>
      happen(
        g,
        lasting(g, f, duration, { kind: 'trigger', ability: idOf(trigger), it: f.it, next: next === true }),
      ),
    later: () => ['trigger'],
    say: {
      en: (verb, context, tell) => waiting(verb, context, english.when, tell),
      de: (verb, context, tell) => waiting(verb, context, german.when, tell),
      it: (verb, context, tell) => waiting(verb, context, italian.when, tell),
    },
    asks: {
      en: { choose: 'for this effect', may: () => 'Do you want to use this effect?' },
      de: { choose: ['acc', 'dieser Effekt gelten', 'für'], may: () => 'Möchtest du diesen Effekt nutzen?' },
      it: { choose: 'per questo effetto', may: () => 'Vuoi usare questo effetto?' },
    },
  },
}
