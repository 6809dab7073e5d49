/** What I may play beyond the general rules. */
import { words } from '@regelwerk/say'
import type { CardType, Condition } from '../abilities.ts'
import * as de from '../text/de.ts'
import * as en from '../text/en.ts'
import * as it from '../text/it.ts'
import { sayCondition } from './conditions.ts'
import type { ContinuousWords } from './word.ts'

export interface Allowing {
  additional: { additional: 'support' | 'booster' | 'either'; n: number | 'any'; evenAfterStop?: true }
  /** The next character, booster or support this turn counts as FREE. */
  nextFree: { nextFree: true }
  /** This card counts as FREE while the condition holds. */
  freeIf: { freeIf: Condition }
  /** Earlier active cards in my combat area stay active when this is played. */
  keepsOthersActive: { keepsOthersActive: true }
  /** My active cards attack again: no new character is needed. */
  attackAgain: { attackAgain: true }
  /** One mutant may be played without its condition. */
  mutantWithoutCondition: { mutantWithoutCondition: true }
  /** A crystal card may be played as if the matching dragon stood on my side. */
  crystalWithoutDragon: { crystalWithoutDragon: true }
  /** Every card of mine may be treated as if it had the REPLACE icon. */
  replaceAny: { replaceAny: true }
  /** Already this many cards give the second dragon (base/31). */
  secondDragonWith: { secondDragonWith: number }
  /** After a fight I draw up to this many. */
  refillTo: { refillTo: number }
  /** Hand cards may be played in the turn it lands; `most`: only so many. */
  handWhenLanding: { handWhenLanding: true; most?: number }
}

const withFree = {
  en: 'as if it had the FREE icon',
  de: 'als hätte sie das FREI-Symbol',
  it: 'come se avesse il simbolo FREE',
} as const

const typesOf = (additional: Allowing['additional']['additional']): readonly CardType[] =>
  additional === 'either' ? ['booster', 'support'] : [additional]

const LOADED: readonly CardType[] = ['character', 'booster', 'support']

export const allowing: ContinuousWords<Allowing> = {
  additional: {
    say: {
      en: ({ additional, n, evenAfterStop }, isThisTurn) => {
        const what = en.cards({ type: typesOf(additional) }, n === 1 ? 'one' : 'more')
        const number = n === 'any' ? 'any number of' : `${n} additional`
        const stop = evenAfterStop ? ', even after a STOP icon' : ''
        return `${isThisTurn ? 'this turn' : 'in my turn'}, I may play ${number} ${what}${stop}`
      },
      de: ({ additional, n, evenAfterStop }, isThisTurn) => {
        const what = de.cards({ type: typesOf(additional) }, n === 1 ? 'one' : 'more')
        const number = n === 'any' ? 'beliebig viele' : `${n} zusätzliche`
        const stop = evenAfterStop ? ', auch nach einem STOPP-Symbol' : ''
        return `ich darf ${isThisTurn ? de.turn : 'in meinem Zug'} ${number} ${what} auslegen${stop}`
      },
      it: ({ additional, n, evenAfterStop }, isThisTurn) => {
        const type = typesOf(additional)
        const what =
          n === 'any'
            ? `un numero qualsiasi di ${it.cards({ type }, 'more')}`
            : `${n} ${it.cards({ type }, n === 1 ? 'one' : 'more', { adjective: 'aggiuntiv' })}`
        const stop = evenAfterStop ? ', anche dopo un simbolo STOP' : ''
        return `${isThisTurn ? 'in questo turno' : 'nel mio turno'} posso giocare ${what}${stop}`
      },
    },
  },
  nextFree: {
    say: {
      en: () => `the next character, booster or support that I play this turn is treated ${withFree.en}`,
      de: () =>
        `die nächste Karte vom Typ Charakter, Verstärkung oder Unterstützung, die ich in diesem Zug auslege, wird behandelt, ${withFree.de}`,
      it: () =>
        `il prossimo personaggio, potenziamento o supporto che gioco in questo turno è trattato ${withFree.it}`,
    },
  },
  freeIf: {
    say: {
      en: ({ freeIf }) => `if ${sayCondition(freeIf, 'en')}, I may play this card ${withFree.en}`,
      de: ({ freeIf }) => `wenn ${sayCondition(freeIf, 'de')}, darf ich diese Karte auslegen, ${withFree.de}`,
      it: ({ freeIf }) => `se ${sayCondition(freeIf, 'it')}, posso giocare questa carta ${withFree.it}`,
    },
  },
  keepsOthersActive: {
    say: {
      en: () => 'when I play this card, I may leave the active cards in my combat area active',
      de: () =>
        'wenn ich diese Karte auslege, darf ich die aktiven Karten in meinem Kampfbereich aktiv lassen',
      it: () =>
        'quando gioco questa carta, posso lasciare attive le carte attive nella mia area di combattimento',
    },
  },
  attackAgain: {
    say: {
      en: () => 'this turn, my active cards attack again and I need not play a character',
      de: () =>
        'in diesem Zug greifen meine aktiven Karten noch einmal an, und ich muss keinen Charakter auslegen',
      it: () => 'in questo turno le mie carte attive attaccano di nuovo e non devo giocare un personaggio',
    },
  },
  mutantWithoutCondition: {
    say: {
      en: () => 'in my character phase, I may play 1 mutant without meeting its condition',
      de: () =>
        'in meiner Charakterphase darf ich 1 Mutanten auslegen, auch wenn seine Bedingung nicht erfüllt ist',
      it: () => 'nella mia fase dei personaggi posso giocare 1 mutante senza soddisfare la sua condizione',
    },
  },
  crystalWithoutDragon: {
    say: {
      en: () =>
        'in my leadership phase, I may play 1 crystal card as if the matching dragon stood on my side',
      de: () =>
        'in meiner Anführeraktionsphase darf ich 1 Kristallkarte auslegen, als stünde der passende Drache auf meiner Seite',
      it: () =>
        'nella mia fase di comando posso giocare 1 carta cristallo come se il drago corrispondente fosse dal mio lato',
    },
  },
  replaceAny: {
    say: {
      en: () => 'I may treat each of my cards as if it had the REPLACE icon',
      de: () => 'ich darf jede meiner Karten behandeln, als hätte sie das ERSETZEN-Symbol',
      it: () => 'posso trattare ciascuna delle mie carte come se avesse il simbolo REPLACE',
    },
  },
  secondDragonWith: {
    say: {
      en: ({ secondDragonWith: n }) =>
        `if you retreat, I attract a second dragon with as few as ${n} cards in my ${en.areas}`,
      de: ({ secondDragonWith: n }) =>
        `ziehst du dich zurück, gewinne ich den zweiten Drachen schon ab ${n} Karten in meinem ${de.areas}`,
      it: ({ secondDragonWith: n }) =>
        `se ti ritiri, attiro un secondo drago già con ${n} carte nelle mie ${it.areas}`,
    },
  },
  refillTo: {
    say: {
      en: ({ refillTo: n }) => `after a fight, I may draw until I hold ${n} cards`,
      de: ({ refillTo: n }) => `nach einem Kampf darf ich auf ${de.handkarten(n)} nachziehen`,
      it: ({ refillTo: n }) => `dopo un combattimento posso pescare fino ad avere ${it.carte(n)} in mano`,
    },
  },
  handWhenLanding: {
    say: {
      en: ({ most }) => {
        const what =
          most === undefined
            ? 'characters, boosters and supports'
            : `${most} ${en.cards({ type: LOADED }, most === 1 ? 'one' : 'more')}`
        return `in the turn in which I land this ship, I may also play ${what} from my hand`
      },
      de: ({ most }) => {
        const what =
          most === undefined
            ? 'Charaktere, Verstärkungen und Unterstützungen'
            : de.cards({ type: LOADED }, most === 1 ? 'one' : 'more')
        return words(
          'in dem Zug, in dem ich mit diesem Schiff anlande, darf ich auch',
          most !== undefined && String(most),
          what,
          'aus der Hand auslegen',
        )
      },
      it: ({ most }) => {
        const what =
          most === undefined
            ? 'personaggi, potenziamenti e supporti'
            : `${most} ${it.cards({ type: LOADED }, most === 1 ? 'one' : 'more')}`
        return `nel turno in cui questa nave approda, posso giocare anche ${what} dalla mia mano`
      },
    },
  },
}
