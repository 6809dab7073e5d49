/** What effects cannot do to a player, to skills or to attachments, and to whom they must turn. */
import { words } from '@regelwerk/say'
import { fixed as fest, statement as gilt, possessive, verbs } from '@regelwerk/say/de'
import { phrase as simple, statement } from '@regelwerk/say/en'
import { statement as dice, fixed } from '@regelwerk/say/it'
import type { Filter, Scope } from '../../abilities.ts'
import { readsOfFilter } from '../../reads.ts'
import * as de from '../../text/de-phrases.ts'
import { inThis } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { inThis as inQuesto } from '../../text/it-words.ts'
import { NOTHING, SKILLS, TEXTS } from '../aspects.ts'
import type { ConstantWords } from '../records.ts'
import { allOf, eachOf } from './scopes.ts'

export interface ProtectionConstants {
  /** As a target of an opponent's event, where it can be; or of anybody's. */
  mustBeTargeted: { to: Scope; mustBeTargeted: true; by?: 'anybody' }
  /** When it is played. */
  entersUnderOpponent: { to: 'self'; entersUnderOpponent: true }
  cannotLoseHonor: { who: 'you'; cannotLoseHonor: true }
  /** No effect cancels the events that this player plays, or this very event. */
  uncancelled: { uncancelled: 'yourEvents' | 'self' }
  /** By attachments, effects or status tokens. */
  unreduced: { to: Scope; unreduced: 'skills' }
  /** Skills by events; the strength of a province by anything. */
  unincreased: { to: Scope; unincreased: 'byEvents' | 'strength' }
  /** Such attachments it cannot have; or they cannot be played on it. */
  cannotBear: { to: Scope; cannotBear: Filter; only?: 'played'; by?: 'opponents' }
}

export const protectionConstants: ConstantWords<ProtectionConstants> = {
  mustBeTargeted: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to, by }, context) =>
        statement(
          eachOf.en(to, context),
          `must be chosen as a target of ${by ? 'each' : "an opponent's"} event, if able`,
        ),
      de: ({ to, by }, context) =>
        gilt(
          eachOf.de(to, context),
          verbs.müssen,
          `zum Ziel ${by ? 'jedes Ereignisses' : 'gegnerischer Ereignisse'} gewählt werden, falls möglich`,
        ),
      it: ({ to, by }, context) =>
        dice(
          eachOf.it(to, context),
          ['deve essere scelto', 'devono essere scelti'],
          `come bersaglio ${by ? 'di ogni evento' : 'degli eventi del tuo avversario'}, se possibile`,
        ),
    },
  },
  entersUnderOpponent: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ to }, context) =>
        statement(eachOf.en(to, context), "enter play under your opponent's control when you play it"),
      de: ({ to }, context) =>
        gilt(
          eachOf.de(to, context),
          verbs.kommen,
          'unter der Kontrolle deines Gegners ins Spiel, wenn du ihn spielst',
        ),
      it: ({ to }, context) =>
        dice(
          eachOf.it(to, context),
          ['entra', 'entrano'],
          'in gioco sotto il controllo del tuo avversario quando lo giochi',
        ),
    },
  },
  cannotLoseHonor: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: (_, __, ___, lasting) => ({
        ...statement(simple('you', true), words('cannot lose honor', lasting && `this ${lasting}`)),
        ...(lasting && { timed: true as const }),
      }),
      de: (_, __, ___, lasting) => ({
        ...gilt('you', verbs.können, words(lasting && inThis[lasting], 'keine Ehre verlieren')),
        ...(lasting && { timed: true as const }),
      }),
      it: (_, __, ___, lasting) => ({
        ...dice(fixed(''), ['non puoi', ''], words('perdere onore', lasting && inQuesto[lasting])),
        ...(lasting && { timed: true as const }),
      }),
    },
  },
  uncancelled: {
    bears: TEXTS,
    reads: () => NOTHING,
    say: {
      en: ({ uncancelled: what }) =>
        statement(
          simple(what === 'self' ? "this event's effects" : 'events you play', true),
          'cannot be canceled',
        ),
      de: ({ uncancelled: what }) =>
        gilt(
          fest(what === 'self' ? 'die Effekte dieses Ereignisses' : 'deine Ereignisse', 'pl'),
          verbs.können,
          'nicht aufgehoben werden',
        ),
      it: ({ uncancelled: what }) =>
        dice(
          fixed(what === 'self' ? 'gli effetti di questo evento' : 'gli eventi che giochi', 'm', true),
          ['', 'non possono'],
          'essere annullati',
        ),
    },
  },
  unreduced: {
    bears: SKILLS,
    reads: () => NOTHING,
    say: {
      en: ({ to }, context) => {
        const who = allOf.en(to, context)
        return statement(who, `cannot have ${who.plural ? 'their' : 'its'} skills reduced`)
      },
      de: ({ to }, context) => {
        const who = allOf.de(to, context)
        return gilt(who, verbs.können, `${possessive(who.form)}e Fertigkeiten nicht verringert bekommen`)
      },
      it: ({ to }, context) => {
        const who = allOf.it(to, context)
        return dice(who, ['non può', 'non possono'], 'subire riduzioni alle proprie abilità')
      },
    },
  },
  unincreased: {
    bears: SKILLS,
    reads: () => NOTHING,
    say: {
      en: ({ to, unincreased }, context) => {
        const who = allOf.en(to, context)
        if (unincreased === 'strength') return statement(who, 'cannot have its strength increased')
        return statement(
          who,
          `cannot have ${who.plural ? 'their' : 'its'} skills increased by the effects of events`,
        )
      },
      de: ({ to, unincreased }, context) => {
        const who = allOf.de(to, context)
        if (unincreased === 'strength')
          return gilt(who, verbs.können, `${possessive(who.form)}e Stärke nicht erhöht bekommen`)
        return gilt(
          who,
          verbs.können,
          `${possessive(who.form)}e Fertigkeiten durch die Effekte von Ereignissen nicht erhöht bekommen`,
        )
      },
      it: ({ to, unincreased }, context) => {
        const who = allOf.it(to, context)
        if (unincreased === 'strength')
          return dice(who, ['non può', 'non possono'], 'ottenere aumenti alla propria forza')
        return dice(
          who,
          ['non può', 'non possono'],
          'ottenere aumenti alle proprie abilità dagli effetti degli eventi',
        )
      },
    },
  },
  cannotBear: {
    bears: TEXTS,
    reads: ({ cannotBear }) => readsOfFilter(cannotBear),
    say: {
      en: ({ to, cannotBear, only, by }, context) => {
        const host = allOf.en(to, context)
        const what = en.such(cannotBear, afresh(context))
        if (by) return statement(en.opponent, `cannot play ${what} on ${host.acc}`)
        return only
          ? statement(simple(what, true), `cannot be played on ${host.acc}`)
          : statement(host, `cannot have ${what}`)
      },
      de: ({ to, cannotBear, only, by }, context) => {
        const host = allOf.de(to, context)
        if (by) {
          const none = de.kind(cannotBear, afresh(context), { ein: 'kein' }, { plural: true }).in('acc')
          return gilt(de.opponent, verbs.können, `${none} an ${host.in('acc')} spielen`)
        }
        return only
          ? gilt(
              de.such(cannotBear, afresh(context)),
              verbs.können,
              `nicht an ${host.in('acc')} gespielt werden`,
            )
          : gilt(
              host,
              verbs.können,
              `${de.kind(cannotBear, afresh(context), { ein: 'kein' }, { plural: true }).in('acc')} haben`,
            )
      },
      it: ({ to, cannotBear, only, by }, context) => {
        const host = allOf.it(to, context)
        const what = it.such(cannotBear, afresh(context))
        if (by) return dice(it.opponent, ['non può', ''], `giocare ${what.with()} ${host.with('su')}`)
        return only
          ? dice(what, ['', 'non possono'], `essere giocati ${host.with('su')}`)
          : dice(host, ['non può avere', 'non possono avere'], what.with())
      },
    },
  },
}
