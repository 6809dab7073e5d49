/** "You may not ...": what the opponent is forbidden. */
import { words } from '@regelwerk/say'
import type { Filter } from '../abilities.ts'
import * as de from '../text/de.ts'
import * as en from '../text/en.ts'
import { filtersOf } from '../text/grammar.ts'
import * as it from '../text/it.ts'
import type { ContinuousWord, ContinuousWords } from './word.ts'

interface Forms {
  play: { play: Filter | readonly Filter[] }
  /** Only so many cards in a turn; `into`: only counting the combat area. */
  playMoreThan: { playMoreThan: number; into?: 'combat' }
  /** Taking cards out of their draw deck; `most`: so many in a turn are allowed. */
  takeFromDeck: { takeFromDeck: true; most?: number }
  /** Taking cards into hand, from anywhere; `holding`: only while they hold so many or more. */
  takeIntoHand: { takeIntoHand: true; holding?: number }
  /** Additional cards at the end of their turn. */
  additionalCards: { additionalCards: true }
  /** Attracting dragons when I retreat. */
  attractOnMyRetreat: { attractOnMyRetreat: true }
  callMyBluff: { callMyBluff: true }
  /** Having so many active characters at the end of their character phase. */
  activeCharacters: { activeCharacters: number }
}

export type Forbidding = { [Key in keyof Forms]: { forbid: true } & Forms[Key] }

/** The three sentences; on a leadership card they are for this turn. */
const forbidden = <T>(
  inEnglish: (text: T) => string,
  inGerman: (text: T) => de.Main,
  inItalian: (text: T) => string,
): ContinuousWord<T> => ({
  say: {
    en: (text, isThisTurn) => en.thisTurn(isThisTurn, inEnglish(text)),
    de: (text, isThisTurn) => de.main(inGerman(text), isThisTurn),
    it: (text, isThisTurn) => it.inQuestoTurno(isThisTurn, inItalian(text)),
  },
})

const duDarfst = (rest: string, lead?: string): de.Main => ({
  ...(lead !== undefined && { lead }),
  subject: 'du',
  finite: 'darfst',
  rest,
})

export const forbidding: ContinuousWords<Forbidding> = {
  play: forbidden(
    ({ play }) => `you may not play ${en.or(filtersOf(play).map((filter) => en.cards(filter, 'more')))}`,
    ({ play }) =>
      duDarfst('nicht auslegen', de.und(filtersOf(play).map((filter) => de.cards(filter, 'more', 'und')))),
    ({ play }) => `non puoi giocare ${it.o(filtersOf(play).map((filter) => it.cards(filter, 'more')))}`,
  ),
  playMoreThan: forbidden(
    ({ playMoreThan: n, into }) =>
      words('in your turn, you may play only', en.count(n, 'card'), into && 'into your combat area'),
    ({ playMoreThan: n, into }) =>
      duDarfst(words('nur', de.karten(n), into && 'in deinem Kampfbereich', 'auslegen'), 'in deinem Zug'),
    ({ playMoreThan: n, into }) =>
      words('nel tuo turno puoi giocare solo', it.carte(n), into && 'nella tua area di combattimento'),
  ),
  takeFromDeck: forbidden(
    ({ most }) =>
      most === undefined
        ? 'you may not take cards out of your draw deck'
        : `in your turn, you may take only ${en.count(most, 'card')} out of your draw deck`,
    ({ most }) =>
      most === undefined
        ? duDarfst('deinem Nachziehstapel keine Karten entnehmen')
        : duDarfst(`deinem Nachziehstapel nur ${de.karten(most)} entnehmen`, 'in deinem Zug'),
    ({ most }) =>
      most === undefined
        ? 'non puoi prendere carte dal tuo mazzo di pesca'
        : `nel tuo turno puoi prendere solo ${it.carte(most)} dal tuo mazzo di pesca`,
  ),
  takeIntoHand: forbidden(
    ({ holding }) =>
      words(
        holding !== undefined && `while you hold ${holding} or more cards,`,
        'you may not take cards into your hand',
      ),
    ({ holding }) =>
      duDarfst(
        'keine Karten auf die Hand nehmen',
        holding === undefined ? undefined : `solange du mindestens ${de.handkarten(holding)} hast,`,
      ),
    ({ holding }) =>
      words(
        holding !== undefined && `finché hai in mano ${holding} o più carte,`,
        'non puoi prendere carte in mano',
      ),
  ),
  additionalCards: forbidden(
    () => 'you may not draw additional cards at the end of your turn',
    () => duDarfst('keine zusätzlichen Karten nachziehen', 'am Ende deines Zuges'),
    () => 'non puoi pescare carte aggiuntive alla fine del tuo turno',
  ),
  attractOnMyRetreat: forbidden(
    () => 'if I retreat, you may not attract dragons',
    () => duDarfst('keine Drachen gewinnen', 'ziehe ich mich zurück,'),
    () => 'se mi ritiro, non puoi attirare draghi',
  ),
  callMyBluff: forbidden(
    () => 'you may not call my bluff',
    () => duDarfst('mich nicht auffordern, Farbe zu bekennen'),
    () => 'non puoi vedere il mio bluff',
  ),
  activeCharacters: forbidden(
    ({ activeCharacters: n }) =>
      `at the end of your character phase, you may not have ${n} or more active characters`,
    ({ activeCharacters: n }) =>
      duDarfst(`nicht ${n} oder mehr aktive Charaktere haben`, 'am Ende deiner Charakterphase'),
    ({ activeCharacters: n }) =>
      `alla fine della tua fase dei personaggi non puoi avere ${n} o più personaggi attivi`,
  ),
}
