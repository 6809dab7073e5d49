/** Turns that begin and end. */
import type { Happening } from '../../abilities.ts'
import { type EventWord, type EventWords, eventOf } from '../word.ts'

export type TurnHappens = 'startOfTurn' | 'endOfTurn'

type Whose = NonNullable<Happening['by']>

const turn = (
  kind: 'start of turn' | 'end of turn',
  en: Readonly<Record<Whose, string>>,
  de: Readonly<Record<Whose, string>>,
  it: Readonly<Record<Whose, string>>,
): EventWord =>
  eventOf({
    kinds: [kind],
    deeds: (_, { seat }) => [{ seat }],
    about: 'player',
    by: ({ by }) => (by === undefined ? 'you' : null),
    whom: 'card',
    say: {
      en: { happens: ({ by = 'you' }) => ({ time: en[by] }), the: '' },
      de: { happens: ({ by = 'you' }) => ({ time: de[by] }), the: '' },
      it: { happens: ({ by = 'you' }) => ({ time: it[by] }), the: '' },
    },
  })

export const turnHappens: EventWords<TurnHappens> = {
  startOfTurn: turn(
    'start of turn',
    {
      you: 'at the start of your turn',
      opponent: "at the start of each opponent's turn",
      anyone: "at the start of each player's turn",
    },
    {
      you: 'zu Beginn deines Zuges',
      opponent: 'zu Beginn jedes gegnerischen Zuges',
      anyone: 'zu Beginn jedes Zuges',
    },
    {
      you: "all'inizio del tuo turno",
      opponent: "all'inizio del turno di ogni avversario",
      anyone: "all'inizio del turno di ogni giocatore",
    },
  ),
  endOfTurn: turn(
    'end of turn',
    {
      you: 'at the end of your turn',
      opponent: "at the end of each opponent's turn",
      anyone: "at the end of each player's turn",
    },
    {
      you: 'am Ende deines Zuges',
      opponent: 'am Ende jedes gegnerischen Zuges',
      anyone: 'am Ende jedes Zuges',
    },
    {
      you: 'alla fine del tuo turno',
      opponent: 'alla fine del turno di ogni avversario',
      anyone: 'alla fine del turno di ogni giocatore',
    },
  ),
}
