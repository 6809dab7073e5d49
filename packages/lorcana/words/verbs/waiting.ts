/** Effects that wait: triggered abilities that an effect makes (6.2.7). */
import { after, type Clause, type Lead, type Sentence } from '@regelwerk/say'
import type { Duration, Triggered } from '../../abilities.ts'
import { idOf } from '../../prepare.ts'
import { happen } from '../../rules/01-concepts.ts'
import * as german from '../../text/de.ts'
import * as english from '../../text/en.ts'
import type { Context } from '../../text/grammar.ts'
import * as italian from '../../text/it.ts'
import type { Tell, VerbWords } from '../word.ts'
import { lasting } from './doing.ts'

export interface WaitingVerbs {
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
  const inner = isTime ? context : { ...context, trigger, said: {} }
  const lead = when(trigger, inner, isTime && next ? undefined : duration)
  return after(lead, tell(trigger.effect, inner))
}

export const waitingVerbs: VerbWords<WaitingVerbs> = {
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
