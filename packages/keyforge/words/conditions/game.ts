/** Conditions: about the game and its players. */
import type { House } from '../../abilities.ts'
import { on, rule } from '../../book.ts'
import { isMeant, seatsMeant } from '../../players.ts'
import { COLOURS, discardOf } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import * as it from '../../text/it/index.ts'
import type { ConditionWords } from '../types.ts'

type Either = 'you' | 'opponent'

export interface GameConditions {
  turnOf: { turnOf: 'you' }
  activeHouse: { activeHouse: House }
  haunted: { haunted: Either }
  tide: { tide: 'high' | 'low' }
  /** This key of that player is forged (glossary/schluessel). */
  keyForged: { keyForged: (typeof COLOURS)[number]; whose: Either }
}

const GHOSTS = 10

/** Neither high nor low: no card changes the tide yet. */
export const isTide = rule('glossary/ebbe-und-flut', (): boolean => false)

export const gameConditions: ConditionWords<GameConditions> = {
  turnOf: {
    holds:
      ({ turnOf }) =>
      (g, c) =>
        isMeant(g, c, turnOf, g.state.active),
    say: {
      en: (_, __, not) => `it is${not ? ' not' : ''} your turn`,
      de: (_, __, not) => ({ subject: 'du', middle: de.words(not && 'nicht', 'am Zug'), verb: 'bist' }),
      it: (_, __, not) => `${not ? 'non ' : ''}è il tuo turno`,
    },
  },
  activeHouse: {
    holds:
      ({ activeHouse }) =>
      (g) =>
        g.state.house === activeHouse,
    say: {
      en: (test, _, not) => `${en.house(test.activeHouse)} is${not ? ' not' : ''} your active house`,
      de: (test, _, not) => ({
        subject: de.house(test.activeHouse),
        middle: de.words(not && 'nicht', 'deine aktive Fraktion'),
        verb: 'ist',
      }),
      it: (test, _, not) => `${it.house(test.activeHouse)} ${not ? 'non ' : ''}è la tua casata attiva`,
    },
  },
  haunted: {
    holds:
      ({ haunted }) =>
      (g, c) =>
        seatsMeant(g, c, haunted).some((seat) => discardOf(g.state, seat).length >= GHOSTS) &&
        on('glossary/heimgesucht'),
    say: {
      en: ({ haunted }, t, not) => `${en.has(haunted, ['is', 'are'], t)}${not ? ' not' : ''} haunted`,
      de: ({ haunted }, t, not) => ({
        ...de.has(haunted, ['wirst', 'wird'], t),
        middle: not ? 'nicht' : '',
        end: 'heimgesucht',
      }),
      it: ({ haunted }, t, not) => `${it.has(haunted, ['sei', 'è'], t, not)} infestato`,
    },
  },
  tide: {
    holds: () => isTide,
    say: {
      en: ({ tide }, _, not) => `the tide is${not ? ' not' : ''} ${tide}`,
      de: ({ tide }, _, not) => ({
        subject: de.words(not && 'keine', tide === 'high' ? 'Flut' : 'Ebbe'),
        middle: '',
        verb: 'herrscht',
      }),
      it: ({ tide }, _, not) => `la marea ${not ? 'non ' : ''}è ${tide === 'high' ? 'alta' : 'bassa'}`,
    },
  },
  keyForged: {
    holds:
      ({ keyForged, whose }) =>
      (g, c) =>
        seatsMeant(g, c, whose).some(
          (seat) => ((g.state.keys[seat] as number) & (1 << COLOURS.indexOf(keyForged))) !== 0,
        ),
    say: {
      en: ({ keyForged, whose }, t, not) =>
        `${en.whose(whose, t)} ${keyForged} key is${not ? ' not' : ''} forged`,
      de: ({ keyForged, whose }, t, not) => {
        const colour = { red: 'rot', blue: 'blau', yellow: 'gelb' }[keyForged]
        const subject =
          whose === 'you'
            ? `dein ${colour}er Schlüssel`
            : `der ${colour}e Schlüssel ${de.opponent(t).in('gen')}`
        return { subject, middle: not ? 'nicht' : '', end: 'geschmiedet', verb: 'ist' }
      },
      it: ({ keyForged, whose }, t, not) => {
        const colour = { red: 'rossa', blue: 'blu', yellow: 'gialla' }[keyForged]
        const key = whose === 'you' ? `la tua chiave ${colour}` : `la chiave ${colour} ${it.owner(whose, t)}`
        return `${key} ${not ? 'non ' : ''}è forgiata`
      },
    },
  },
}
