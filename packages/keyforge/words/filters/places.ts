/** Filters: where a card is found. These words come last. */
import type { Zone } from '../../abilities.ts'
import { meets } from '../../book.ts'
import { idOf } from '../../filter.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import * as it from '../../text/it/index.ts'
import type { FilterWords } from '../types.ts'

export interface PlaceFilters {
  /** One of the cards that are "it". */
  among: 'it'
  /** Absent: in play. */
  in: Zone | readonly Zone[]
}

export const placeFilters: FilterWords<PlaceFilters> = {
  among: {
    test: () => (_, what, c) =>
      meets(
        'glossary/auf-diese-weise',
        c.it.some((ref) => ref.card === idOf(what)),
      ),
    say: {
      en: () => ({ behind: 'among those cards' }),
      de: () => ({ behind: 'unter jenen Karten' }),
      it: () => ({ behind: 'tra quelle carte' }),
    },
  },
  in: {
    // Cards are looked for there and nowhere else (filter.ts).
    test: () => () => true,
    say: {
      en: (_, of) => ({ behind: !of.filter.among && !of.unplaced && en.place(of) }),
      de: (_, of) => ({ behind: !of.filter.among && !of.unplaced && de.place(of) }),
      it: (_, of) => ({ behind: !of.filter.among && !of.unplaced && it.place(of) }),
    },
  },
}
