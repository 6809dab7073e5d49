/** Filters: where a card is found. These words come last. */
import type { Filter, Zone } from '../../abilities.ts'
import { meets } from '../../book.ts'
import { idOf } from '../../filter.ts'
import { refersTo } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import * as it from '../../text/it/index.ts'
import type { FilterWords } from '../types.ts'

export interface PlaceFilters {
  /** One of the cards that are "it"; of those last looked at or revealed that are still there. */
  among: 'it' | 'seen'
  /** Absent: in play. */
  in: Zone | readonly Zone[]
}

/** Creatures in play. */
const inLine = ({ filter }: { filter: Filter }): boolean =>
  filter.type === 'creature' && filter.in === undefined

export const placeFilters: FilterWords<PlaceFilters> = {
  among: {
    test: (of) =>
      of === 'it'
        ? (_, what, c) =>
            meets(
              'glossary/auf-diese-weise',
              c.it.some((ref) => ref.card === idOf(what)),
            )
        : (g, what, c) => c.seen.some((ref) => refersTo(g.state, ref, idOf(what))),
    say: {
      en: (_, of) => ({ behind: inLine(of) ? 'among those creatures' : 'among those cards' }),
      de: (_, of) => ({ behind: inLine(of) ? 'unter jenen Kreaturen' : 'unter jenen Karten' }),
      it: (_, of) => ({ behind: inLine(of) ? 'tra quelle creature' : 'tra quelle carte' }),
    },
  },
  in: {
    // Cards are looked for there and nowhere else (filter.ts).
    test: () => () => true,
    say: {
      en: (where, of) => {
        if (where === 'purged') return { before: 'purged', behind: !of.filter.whose && 'you own' }
        return { behind: !of.filter.among && !of.unplaced && en.place(of) }
      },
      de: (where, of) => {
        if (where === 'purged')
          return { adjective: 'verbannt', behind: !of.filter.whose && 'in deinem Besitz' }
        return { behind: !of.filter.among && !of.unplaced && de.place(of) }
      },
      it: (where, of) => {
        if (where === 'purged')
          return { after: it.o('epurat'), behind: !of.filter.whose && 'di tua proprietà' }
        return { behind: !of.filter.among && !of.unplaced && it.place(of) }
      },
    },
  },
}
