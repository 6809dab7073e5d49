/** What changes values (one card) or power (the total). Applied in the order of base/28. */
import { first, words } from '@regelwerk/say'
import type { CardType, Element } from '../abilities.ts'
import * as de from '../text/de.ts'
import * as en from '../text/en.ts'
import * as it from '../text/it.ts'
import type { ContinuousWord, ContinuousWords } from './word.ts'

export interface Modifying {
  /** Printed values of opposing cards of these types count 0 if odd, or if even. */
  zero: { zero: 'odd' | 'even'; of: readonly CardType[] }
  double: { double: readonly Element[]; of: 'oneCharacter' | 'characters' | 'boosters' | 'supports' }
  /** Values of one own character (or of each) rise: to a number, the sum of both printed ones, or the higher one. */
  raise: { raise: readonly Element[]; to: number | 'sum' | 'higher'; of: 'oneCharacter' | 'characters' }
  /** My total power counts as at least this; without element: in both. */
  powerAtLeast: { powerAtLeast: number; element?: Element }
  /** My active bluff cards are worth this. */
  bluffWorth: { bluffWorth: number }
  /** Numbers in the text of one own caterpillar are doubled. */
  doubleCaterpillar: { doubleCaterpillar: true }
}

/** The three sentences; on a leadership card they are for this turn. */
const modified = <T>(
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

/** Of whose values it speaks. */
const whose = {
  en: {
    oneCharacter: 'one of my characters',
    characters: 'each of my characters',
    boosters: 'each of my boosters',
    supports: 'each of my supports',
  },
  de: {
    oneCharacter: 'eines meiner Charaktere',
    characters: 'jedes meiner Charaktere',
    boosters: 'jeder meiner Verstärkungen',
    supports: 'jeder meiner Unterstützungen',
  },
  it: {
    oneCharacter: 'di uno dei miei personaggi',
    characters: 'di ciascuno dei miei personaggi',
    boosters: 'di ciascuno dei miei potenziamenti',
    supports: 'di ciascuno dei miei supporti',
  },
} as const

/** 'the Fire value', 'both values' */
const values = {
  en: (which: readonly Element[]) =>
    which.length > 1 ? 'both values' : `the ${en.elementName[first(which)]} value`,
  de: (which: readonly Element[]) =>
    which.length > 1 ? 'beide Werte' : `der ${de.elementName[first(which)]}-Wert`,
  it: (which: readonly Element[]) =>
    which.length > 1 ? 'entrambi i valori' : `il valore di ${it.elementName[first(which)]}`,
}

export const modifying: ContinuousWords<Modifying> = {
  zero: modified(
    ({ zero, of }) => `${zero} printed values of your ${en.cards({ type: of }, 'more', 'and')} count as 0`,
    ({ zero, of }) => {
      const parity = { odd: 'ungerade', even: 'gerade' }[zero]
      const subject = `${parity} aufgedruckte Werte deiner ${de.cards({ type: of }, 'more', 'und')}`
      return { subject, finite: 'gelten', rest: 'als 0' }
    },
    ({ zero, of }) => {
      const parity = { odd: 'dispari', even: 'pari' }[zero]
      return `i valori stampati ${parity} ${it.those('tu', { type: of }, { link: 'e' }, 'di')} valgono 0`
    },
  ),
  double: modified(
    ({ double, of }) => `${values.en(double)} of ${whose.en[of]} ${double.length > 1 ? 'are' : 'is'} doubled`,
    ({ double, of }) => ({
      subject: `${values.de(double)} ${whose.de[of]}`,
      finite: double.length > 1 ? 'werden' : 'wird',
      rest: 'verdoppelt',
    }),
    ({ double, of }) =>
      `${values.it(double)} ${whose.it[of]} ${double.length > 1 ? 'sono raddoppiati' : 'è raddoppiato'}`,
  ),
  raise: modified(
    ({ raise, of, to }) => {
      const goal =
        to === 'sum' ? 'the sum of its printed values' : to === 'higher' ? 'its higher printed value' : to
      return `${values.en(raise)} of ${whose.en[of]} rise${raise.length > 1 ? '' : 's'} to ${goal}`
    },
    ({ raise, of, to }) => {
      const goal =
        to === 'sum'
          ? 'die Summe seiner aufgedruckten Werte'
          : to === 'higher'
            ? 'seinen höheren aufgedruckten Wert'
            : to
      return {
        subject: `${values.de(raise)} ${whose.de[of]}`,
        finite: raise.length > 1 ? 'steigen' : 'steigt',
        rest: `auf ${goal}`,
      }
    },
    ({ raise, of, to }) => {
      const goal =
        to === 'sum'
          ? 'alla somma dei suoi valori stampati'
          : to === 'higher'
            ? 'al suo valore stampato più alto'
            : `a ${to}`
      return `${values.it(raise)} ${whose.it[of]} ${raise.length > 1 ? 'salgono' : 'sale'} ${goal}`
    },
  ),
  powerAtLeast: modified(
    ({ powerAtLeast: n, element }) =>
      words('my power', element && `in ${en.elementName[element]}`, `is at least ${n}`),
    ({ powerAtLeast: n, element }) => ({
      subject: words('meine Stärke', element && `in ${de.elementName[element]}`),
      finite: 'beträgt',
      rest: `mindestens ${n}`,
    }),
    ({ powerAtLeast: n, element }) =>
      words('il mio potere', element && `in ${it.elementName[element]}`, `è almeno ${n}`),
  ),
  bluffWorth: modified(
    ({ bluffWorth: n }) => `each of my active bluff cards has a value of ${n}`,
    ({ bluffWorth: n }) => ({
      subject: 'jede meiner aktiven Bluff-Karten',
      finite: 'hat',
      rest: `den Wert ${n}`,
    }),
    ({ bluffWorth: n }) => `ciascuna delle mie carte bluff attive ha un valore di ${n}`,
  ),
  doubleCaterpillar: modified(
    () => 'the numbers in the text of one of my Caterpillar boosters are doubled',
    () => ({
      subject: 'die Zahlen in der Sonderfunktion einer meiner Raupen-Verstärkungen',
      finite: 'werden',
      rest: 'verdoppelt',
    }),
    () => 'i numeri nel testo di uno dei miei potenziamenti Caterpillar sono raddoppiati',
  ),
}
