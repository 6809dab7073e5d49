/** Damage: dealt, taken, removed (1.9). */
import type { Happening } from '../../abilities.ts'
import { roleOf } from '../../happenings.ts'
import { resolve } from '../../rules/06-under-way.ts'
import { cardAt, NONE } from '../../state.ts'
import { de, en, it } from '../saying.ts'
import { type EventWords, eventOf } from '../word.ts'

export type DamageHappens =
  /** The triggering card is damaged in any way: dealt, put on it, moved to it (1.9.3). `how` 'dealt': only that. */
  | 'damaged'
  /** The triggering card deals damage, itself or by its effect, to 'whom'. */
  | 'dealsDamage'
  /** Damage is removed from the triggering card; moving removes it, too (1.9.2.4). */
  | 'healed'

const byAnyone = (): null => null
const isDealt = ({ how }: Happening): boolean => how === 'dealt'

export const damageHappens: EventWords<DamageHappens> = {
  damaged: eventOf({
    kinds: ['damage'],
    deeds: ({ state }, { card, amount, how, source }) =>
      amount > 0 ? [{ card, other: source, seat: cardAt(state, card).holder, how, n: amount }] : [],
    about: 'card',
    by: byAnyone,
    whom: 'card',
    say: {
      en: {
        happens: (h, { thing }) => {
          const subject = thing(h.what ?? 'self')
          return isDealt(h) ? { subject, passive: 'dealt', rest: 'damage' } : { subject, passive: 'damaged' }
        },
        the: 'damaged',
      },
      de: {
        happens: (h, { thing }) => {
          const subject = thing(h.what ?? 'self')
          const dealt = 'Schaden zugefügt bekommt'
          return isDealt(h)
            ? { subject, active: { er: dealt, participle: 'Schaden zugefügt bekommen' } }
            : { subject, passive: 'beschädigt' }
        },
        the: 'beschädigt',
      },
      it: {
        happens: (h, { thing }) => {
          const subject = thing(h.what ?? 'self')
          return isDealt(h)
            ? { subject, active: { now: 'subisce', participle: 'subito' }, rest: 'danni' }
            : { subject, passive: 'danneggiat' }
        },
        the: 'danneggiat',
      },
    },
  }),
  dealsDamage: eventOf({
    kinds: ['damage'],
    deeds: (g, { card, amount, how, source }) => {
      if (amount === 0 || how !== 'dealt' || source === NONE) return []
      // In a challenge it is dealt by the challenge itself, not by an effect in its midst (4.6.6).
      const role = g.frameOf(resolve) === null ? roleOf(g.state, source) : null
      return [{ card: source, other: card, seat: cardAt(g.state, source).holder, n: amount, role }]
    },
    about: 'card',
    by: byAnyone,
    whom: 'character',
    say: {
      en: {
        happens: ({ what = 'self', whom = {}, inChallenge }, { thing, context }) => ({
          subject: thing(what),
          active: ['deal', 'dealt'],
          rest: `damage to ${en.some(whom, context)}${inChallenge ? ' in a challenge' : ''}`,
        }),
        the: '',
      },
      de: {
        happens: ({ what = 'self', whom = {}, inChallenge }, { thing, context }) => ({
          subject: thing(what),
          active: { er: 'zufügt', participle: 'zugefügt' },
          middle: `${inChallenge ? 'in einer Herausforderung ' : ''}${de.some(whom, context).in('dat')} Schaden`,
        }),
        the: '',
      },
      it: {
        happens: ({ what = 'self', whom = {}, inChallenge }, { thing, context }) => ({
          subject: thing(what),
          active: { now: 'infligge', participle: 'inflitto' },
          rest: `danni ${it.some(whom, context).with('a')}${inChallenge ? ' in una sfida' : ''}`,
        }),
        the: '',
      },
    },
  }),
  healed: eventOf({
    kinds: ['heal'],
    deeds: (_, { card, amount, seat }) => (amount > 0 ? [{ card, seat, n: amount }] : []),
    about: 'card',
    by: byAnyone,
    whom: 'character',
    say: {
      en: {
        happens: ({ what = 'self', by = 'anyone' }, { thing }) => {
          const from = `from ${thing(what).acc}`
          if (by === 'anyone') return { subject: en.damage, passive: 'removed', rest: from }
          return { subject: en.somePlayer(by), active: ['remove', 'removed'], rest: `damage ${from}` }
        },
        the: '',
      },
      de: {
        happens: ({ what = 'self', by = 'anyone' }, { thing }) => {
          const from = `von ${thing(what).in('dat')}`
          if (by === 'anyone') return { subject: de.damage, passive: 'entfernt', middle: from }
          return {
            subject: de.somePlayer(by),
            active: { er: 'entfernt', du: 'entfernst', participle: 'entfernt' },
            middle: `Schaden ${from}`,
          }
        },
        the: '',
      },
      it: {
        happens: ({ what = 'self', by = 'anyone' }, { thing }) => {
          const from = thing(what).with('da')
          if (by === 'anyone') return { subject: it.damages, passive: 'rimoss', rest: from }
          return {
            subject: it.somePlayer(by),
            active: { now: 'rimuove', tu: 'rimuovi', participle: 'rimosso' },
            rest: `danni ${from}`,
          }
        },
        the: '',
      },
    },
  }),
}
