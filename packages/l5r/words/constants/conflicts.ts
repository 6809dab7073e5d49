/** What holds in conflicts and duels: who attacks for what, who claims nothing, honor that stands. */
import { subordinate, words } from '@regelwerk/say'
import { fixed as fest, statement as gilt, verbs } from '@regelwerk/say/de'
import { phrase as simple, statement } from '@regelwerk/say/en'
import { statement as dice, fixed } from '@regelwerk/say/it'
import type { Element, Scope } from '../../abilities.ts'
import * as de from '../../text/de-phrases.ts'
import { elementPrefix, inThis } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import * as it from '../../text/it-phrases.ts'
import { inThis as inQuesta, ofElement } from '../../text/it-words.ts'
import { BANS, NOTHING, TEXTS } from '../aspects.ts'
import type { ConstantWords } from '../records.ts'
import { eachOf } from './scopes.ts'

export interface ConflictConstants {
  /** It is declared as an attacker in conflicts of this element alone. */
  attacksOnly: { to: Scope; attacksOnly: Element }
  cannotClaim: { who: 'you' | 'opponent'; cannotClaim: 'rings' }
  /** No character enters play while the chosen ring is contested: the first, or the second. */
  noEntering: { noEntering: 'target' | 'second' }
  /** The contested ring goes back to the unclaimed ones where somebody would claim it. */
  ringGoesBack: { ringGoesBack: true }
  /** Nobody gains or loses honor. */
  honorStands: { honorStands: true }
  /** If it can. */
  mustDefend: { to: Scope; mustDefend: true }
  /** One of them at least, if one can. */
  mustHaveDefender: { who: 'opponent'; mustHaveDefender: true }
  /** Both players, whenever they could, and with all who can. */
  mustAttackWithAll: { mustAttackWithAll: true }
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
  ringGoesBack: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: () =>
        statement(
          simple('when a player would claim the contested ring, that ring'),
          'return to the unclaimed ring pool instead',
        ),
      de: () =>
        gilt(
          fest('der umkämpfte Ring', 'm'),
          verbs.kommen,
          'in den Vorrat unbeanspruchter Ringe zurück, statt beansprucht zu werden',
        ),
      it: () =>
        dice(
          fixed("l'anello conteso"),
          ['torna', ''],
          'nella riserva degli anelli non rivendicati invece di essere rivendicato',
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
  mustDefend: {
    bears: BANS,
    reads: () => NOTHING,
    say: {
      en: ({ to }, context) => statement(eachOf.en(to, context), 'must be declared as a defender, if able'),
      de: ({ to }, context) =>
        gilt(eachOf.de(to, context), verbs.müssen, 'als Verteidiger deklariert werden, falls möglich'),
      it: ({ to }, context) =>
        dice(
          eachOf.it(to, context),
          ['deve essere dichiarato', 'devono essere dichiarati'],
          'difensore, se possibile',
        ),
    },
  },
  mustHaveDefender: {
    bears: BANS,
    reads: () => NOTHING,
    say: {
      en: () => statement(en.opponent, 'must declare at least 1 character as a defender, if able'),
      de: () =>
        gilt(de.opponent, verbs.müssen, 'mindestens 1 Charakter als Verteidiger deklarieren, falls möglich'),
      it: () =>
        dice(it.opponent, ['deve dichiarare', ''], 'almeno 1 personaggio come difensore, se possibile'),
    },
  },
  mustAttackWithAll: {
    bears: BANS,
    reads: () => NOTHING,
    say: {
      en: (_, __, ___, lasting) => ({
        ...statement(
          simple(
            words('each player who has the opportunity to declare an attack', lasting && `this ${lasting}`),
          ),
          'must attack with as many of their characters as are able',
        ),
        ...(lasting && { timed: true as const }),
      }),
      de: (_, __, ___, lasting) => ({
        ...gilt(
          fest(
            `jeder Spieler${subordinate(words('der', lasting && inThis[lasting], 'die Gelegenheit hat, einen Konflikt zu deklarieren'))}`,
            'm',
          ),
          verbs.müssen,
          'mit so vielen seiner Charaktere angreifen wie möglich',
        ),
        ...(lasting && { timed: true as const }),
      }),
      it: (_, __, ___, lasting) => ({
        ...dice(
          fixed(
            words(
              'ogni giocatore che ha la possibilità di dichiarare un attacco',
              lasting && inQuesta[lasting],
            ),
          ),
          ['deve attaccare', ''],
          'con quanti più personaggi possibile',
        ),
        ...(lasting && { timed: true as const }),
      }),
    },
  },
  noEntering: {
    bears: BANS,
    reads: () => NOTHING,
    say: {
      en: ({ noEntering }) =>
        statement(
          simple('characters', true),
          `cannot enter play during each conflict in which ${which.en(noEntering)} is contested`,
        ),
      de: ({ noEntering }) =>
        gilt(
          fest('Charaktere', 'pl'),
          verbs.können,
          `während jedes Konflikts, in dem ${which.de(noEntering)} umkämpft ist, nicht ins Spiel kommen`,
        ),
      it: ({ noEntering }) =>
        dice(
          fixed('i personaggi', 'm', true),
          ['', 'non possono'],
          `entrare in gioco durante ogni conflitto in cui ${which.it(noEntering)} è conteso`,
        ),
    },
  },
}

const which = {
  en: (one: 'target' | 'second'): string => (one === 'target' ? 'that ring' : 'the second chosen ring'),
  de: (one: 'target' | 'second'): string => (one === 'target' ? 'jener Ring' : 'der zweite gewählte Ring'),
  it: (one: 'target' | 'second'): string => (one === 'target' ? "quell'anello" : 'il secondo anello scelto'),
}
