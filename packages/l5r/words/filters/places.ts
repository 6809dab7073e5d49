/** Where a card is beside others: what it is on, what is on it, next to what it lies. */
import { zoneOf } from '@regelwerk/core'
import type { Filter } from '../../abilities.ts'
import { matches } from '../../reading.ts'
import { readsOfFilter } from '../../reads.ts'
import { attachmentsOn, cardAt, NONE, ROW } from '../../state.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh, aside } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { isAdjacent } from '../../values.ts'
import { PILES, TABLE } from '../aspects.ts'
import type { FilterWords } from '../records.ts'

export interface PlaceFilters {
  /** It has such an attachment. */
  hasAttachment?: Filter
  /** This attachment is on such a card. */
  attachedTo?: Filter | 'self'
  /** It lies in this province, or in the one that was chosen. */
  heldBy?: 'self' | 'target'
  /** On top of its pile. */
  topmost?: true
  /** In a province next to the one that holds the bearer. */
  adjacent?: true
}

const attachment = (filter: Filter): Filter => ({ type: 'attachment', ...filter })

export const placeFilters: FilterWords<PlaceFilters> = {
  hasAttachment: {
    reads: (filter) => TABLE | readsOfFilter(filter),
    test: (filter) => (g, id, c) => attachmentsOn(g.state, id).some((one) => matches(g, filter, one, c)),
    say: {
      en: (filter, _, context) => ({ with: en.some(attachment(filter), context) }),
      de: (filter, _, context) => ({ with: de.some(attachment(filter), context).in('dat') }),
      it: (filter, _, context) => ({ with: it.some(attachment(filter), context).with() }),
    },
  },
  attachedTo: {
    reads: (to) => TABLE | (to === 'self' ? 0 : readsOfFilter(to)),
    test: (to) => (g, id, c) => {
      const { on: host } = cardAt(g.state, id)
      if (host === NONE) return false
      return to === 'self' ? host === c.self : matches(g, to, host, c)
    },
    say: {
      en: (to, _, context) => ({
        behind: `attached to ${to === 'self' ? aside(context, () => en.phrase('self', context).acc) : en.some(to, context)}`,
      }),
      de: (to, _, context) => ({
        behind: `an ${to === 'self' ? aside(context, () => de.phrase('self', afresh(context)).in('dat')) : de.some(to, context).in('dat')}`,
      }),
      it: (to, _, context) => ({
        behind: (gender, plural) => {
          const on =
            to === 'self' ? aside(context, () => it.phrase('self', afresh(context))) : it.some(to, context)
          return `assegnat${gender === 'f' ? (plural ? 'e' : 'a') : plural ? 'i' : 'o'} ${on.with('a')}`
        },
      }),
    },
  },
  heldBy: {
    reads: () => TABLE,
    test: (by) => (g, id, c) => {
      const { zone, slot, holder } = cardAt(g.state, id)
      const held = by === 'self' ? c.self : c.targets[0]?.[0]?.card
      if (held === undefined) return false
      const province = cardAt(g.state, held)
      return zone === ROW && slot === province.slot && holder === province.holder
    },
    // Said with the place.
    say: { en: () => ({}), de: () => ({}), it: () => ({}) },
  },
  topmost: {
    reads: () => PILES,
    test: () => (g, id) => {
      const { zone, holder } = cardAt(g.state, id)
      return zoneOf(g.state, zone, holder).at(-1) === id
    },
    say: {
      en: () => ({ before: 'topmost' }),
      de: () => ({ adjective: 'oberst' }),
      it: () => ({ behind: 'in cima' }),
    },
  },
  adjacent: {
    reads: () => TABLE,
    test: () => (g, id, c) => isAdjacent(g.state, id, c.self),
    // Said with the place.
    say: { en: () => ({}), de: () => ({}), it: () => ({}) },
  },
}
