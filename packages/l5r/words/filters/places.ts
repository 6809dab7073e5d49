/** Where a card is beside others: what it is on, what is on it, next to what it lies. */
import { type CardId, zoneOf } from '@regelwerk/core'
import type { Filter } from '../../abilities.ts'
import { matches, typeOf } from '../../reading.ts'
import { readsOfFilter } from '../../reads.ts'
import { attachmentsOn, cardAt, cardsInSlot, isInPlay, NONE, PROVINCE, ROW } from '../../state.ts'
import { subjectRefs } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh, aside, isOutside, isThat } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { inO } from '../../text/parts.ts'
import { isAdjacent } from '../../values.ts'
import { PILES, TABLE, UNDER_WAY } from '../aspects.ts'
import type { FilterWords } from '../records.ts'

export interface PlaceFilters {
  /** It has such an attachment. */
  hasAttachment?: Filter
  /** This attachment is on such a card. */
  attachedTo?: Filter | 'self'
  /** It lies in this province, in the one that was chosen or is attacked, or in that of the card last dealt with. */
  heldBy?: 'self' | 'host' | 'target' | 'it' | 'attackedProvince' | 'targets'
  /** It lies in a province, or is attached to one. */
  atProvince?: true
  /** It lies in another province of the same player than that card. */
  elsewhere?: 'target'
  /** A province in which such a card lies, or none. */
  holds?: Filter | { no: Filter }
  /** On top of its pile, or of the cards of its type there. */
  topmost?: true | 'ofType'
  /** In a province next to the one that holds the bearer. */
  adjacent?: true
}

const attachment = (filter: Filter): Filter => ({ type: 'attachment', ...filter })

/** That it lies in a province is said by the province. */
const bare = ({ in: _, ...filter }: Filter): Filter => filter

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
      if (zone !== ROW) return false
      return subjectRefs(g, by, c).some((held) => {
        const province = cardAt(g.state, held.card)
        return slot === province.slot && holder === province.holder
      })
    },
    // Said with the place.
    say: { en: () => ({}), de: () => ({}), it: () => ({}) },
  },
  atProvince: {
    reads: () => TABLE,
    test: () => (g, id) => {
      const { zone, on: host } = cardAt(g.state, id)
      return zone === ROW || (host !== NONE && cardAt(g.state, host).zone === PROVINCE)
    },
    say: {
      en: () => ({ behind: 'in or attached to a province' }),
      de: () => ({ behind: 'in oder an einer Provinz' }),
      it: () => ({ behind: 'in una provincia o assegnata a una provincia' }),
    },
  },
  elsewhere: {
    reads: () => TABLE | UNDER_WAY,
    test: (than) => (g, id, c) => {
      const [one] = subjectRefs(g, than, c)
      if (one === undefined) return false
      const a = cardAt(g.state, id)
      const chosen = cardAt(g.state, one.card)
      // What is attached to a province is where that is.
      const b = chosen.on === NONE ? chosen : cardAt(g.state, chosen.on)
      return a.holder === b.holder && a.slot !== b.slot
    },
    say: {
      en: () => ({ before: 'other' }),
      de: () => ({ adjective: 'ander' }),
      it: () => ({ before: inO('altr') }),
    },
  },
  holds: {
    reads: (what) => TABLE | readsOfFilter('no' in what ? what.no : what),
    test: (what) => {
      const [filter, wanted] = 'no' in what ? [what.no, false] : [what, true]
      return (g, id, c) => {
        const { slot, holder } = cardAt(g.state, id)
        // A text that does not say where speaks of what is in play, and so not of what lies facedown.
        const isMeant = (one: CardId): boolean =>
          (isOutside(filter) || isInPlay(cardAt(g.state, one))) && matches(g, filter, one, c)
        return cardsInSlot(g.state, holder, slot).some(isMeant) === wanted
      }
    },
    say: {
      en: (what, _, context, { plural }) =>
        'no' in what
          ? { without: en.some(bare(what.no), context) }
          : isThat(what) === 'self'
            ? {
                behind: `that ${plural ? 'hold' : 'holds'} ${aside(context, () => en.phrase('self', afresh(context)).acc)}`,
              }
            : { with: en.some(bare(what), context) },
      de: (what, _, context) =>
        'no' in what
          ? {
              without: [
                de.kind(bare(what.no), context, 'none').in('acc'),
                de.kind(bare(what.no), context, { ein: 'kein' }).in('acc'),
              ],
            }
          : isThat(what) === 'self'
            ? { behind: `mit ${aside(context, () => de.phrase('self', afresh(context)).in('dat'))}` }
            : {
                with: de.some(bare(what), context).in('dat'),
                is: (form, not) =>
                  `${not}${de.some(bare(what), context).in('acc')} ${form === 'pl' ? 'haben' : 'hat'}`,
              },
      it: (what, _, context) =>
        'no' in what
          ? { without: it.kind(bare(what.no), context, 'none').with() }
          : isThat(what) === 'self'
            ? { behind: `con ${aside(context, () => it.phrase('self', afresh(context)).with())}` }
            : { with: it.some(bare(what), context).with() },
    },
  },
  topmost: {
    reads: () => PILES,
    test: (how) => (g, id) => {
      const { zone, holder } = cardAt(g.state, id)
      const pile = zoneOf(g.state, zone, holder)
      if (how === true) return pile.at(-1) === id
      return pile.findLast((one) => typeOf(g.state, one) === typeOf(g.state, id)) === id
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
    // Of what is not in play it is said with the place.
    say: {
      en: (_, filter) => ({ place: !isOutside(filter) && 'in an adjacent province' }),
      de: (_, filter) => ({ place: !isOutside(filter) && 'in einer benachbarten Provinz' }),
      it: (_, filter) => ({ place: !isOutside(filter) && 'in una provincia adiacente' }),
    },
  },
}
