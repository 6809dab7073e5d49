/** What holds in conflicts and duels: who attacks for what, who claims nothing, honor that stands. */
import { fixed as fest, statement as gilt, verbs } from '@regelwerk/say/de'
import { phrase as simple, statement } from '@regelwerk/say/en'
import { statement as dice, fixed } from '@regelwerk/say/it'
import type { Element, Scope } from '../../abilities.ts'
import * as de from '../../text/de-phrases.ts'
import { elementPrefix } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import * as it from '../../text/it-phrases.ts'
import { ofElement } from '../../text/it-words.ts'
import { BANS, NOTHING, TEXTS } from '../aspects.ts'
import type { ConstantWords } from '../records.ts'
import { eachOf } from './scopes.ts'

export interface ConflictConstants {
  /** It is declared as an attacker in conflicts of this element alone. */
  attacksOnly: { to: Scope; attacksOnly: Element }
  cannotClaim: { who: 'you' | 'opponent'; cannotClaim: 'rings' }
  /** Nobody gains or loses honor. */
  honorStands: { honorStands: true }
}

export const conflictConstants: ConstantWords<ConflictConstants> = {
  attacksOnly: {
    bears: BANS,
    reads: () => NOTHING,
    say: {
      en: ({ to, attacksOnly }, context) =>
        statement(
          eachOf.en(to, context),
          `cannot be declared as an attacker except during ${en.elementName(attacksOnly)} conflicts`,
        ),
      de: ({ to, attacksOnly }, context) =>
        gilt(
          eachOf.de(to, context),
          verbs.können,
          `nur während ${elementPrefix[attacksOnly]}-Konflikten als Angreifer deklariert werden`,
        ),
      it: ({ to, attacksOnly }, context) =>
        dice(
          eachOf.it(to, context),
          ['può essere dichiarato', 'possono essere dichiarati'],
          `attaccante solo durante i conflitti ${ofElement[attacksOnly]}`,
        ),
    },
  },
  cannotClaim: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ who }) =>
        who === 'you' ? en.stated('cannot claim rings') : statement(en.opponent, 'cannot claim rings'),
      de: ({ who }) => gilt(who === 'you' ? 'you' : de.opponent, verbs.können, 'keine Ringe beanspruchen'),
      it: ({ who }) =>
        dice(
          who === 'you' ? fixed('') : it.opponent,
          [who === 'you' ? 'non puoi rivendicare' : 'non può rivendicare', ''],
          'anelli',
        ),
    },
  },
  honorStands: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () => statement(simple('players', true), 'cannot gain or lose honor'),
      de: () => gilt(fest('Spieler', 'pl'), verbs.können, 'keine Ehre erhalten oder verlieren'),
      it: () => dice(fixed('i giocatori', 'm', true), ['', 'non possono ottenere o perdere'], 'onore'),
    },
  },
}
