/** What the opponent must do by the end of their booster and support phase (base/12). */
import { wordFinder } from '@regelwerk/core'
import type { CardType, Demand, Element } from '../abilities.ts'
import type { Part, Price } from '../rules/payment.ts'
import * as de from '../text/de.ts'
import * as en from '../text/en.ts'
import * as it from '../text/it.ts'
import type { ContinuousWord } from './word.ts'

interface Forms {
  playOne: { playOne: Extract<CardType, 'booster' | 'support'>; orElse: 'retreat' }
  /** Discard hand cards with printed values that reach these, on separate cards; `or`: one of them is enough. */
  discardValues: { discardValues: { fire?: number; earth?: number }; or?: true; orElse: 'retreat' }
  discardMoons: { discardMoons: number; orElse: 'retreat' }
  /** Discard a character, or I attract a dragon, even if they retreat. */
  discardCharacter: { discardCharacter: true; orElse: 'dragon' }
}

export type Demanding = { [Key in keyof Forms]: { demand: true } & Forms[Key] }

interface DemandWord<D> extends ContinuousWord<D> {
  /** What it costs in hand cards, its numbers so many times; null: it is met by playing a card. */
  price(demand: D, times: number): Price | null
}

const by = {
  en: 'by the end of your booster and support phase, you must discard',
  de: `bis zum Ende deiner ${de.boosterPhase} musst du`,
  it: 'entro la fine della tua fase di potenziamento e supporto devi scartare',
} as const
const orRetreat = {
  en: 'or else retreat',
  de: 'sonst musst du dich zurückziehen',
  it: 'altrimenti devi ritirarti',
}

export const demanding: { readonly [Key in keyof Demanding]: DemandWord<Demanding[Key]> } = {
  playOne: {
    price: () => null,
    say: {
      en: ({ playOne }) => `in your turn, you must play a ${playOne} or retreat`,
      de: ({ playOne }) => `in deinem Zug musst du 1 ${de.nouns[playOne].one} auslegen, ${orRetreat.de}`,
      it: ({ playOne }) => `nel tuo turno devi giocare 1 ${it.nouns[playOne].one} o ritirarti`,
    },
  },
  discardValues: {
    price: ({ discardValues, or }, times) => {
      const parts = (['fire', 'earth'] as const satisfies Element[]).flatMap((of): Part[] => {
        const sum = discardValues[of]
        return sum === undefined ? [] : [{ of, sum: sum * times }]
      })
      return or ? parts.map((part) => [part]) : [parts]
    },
    say: {
      en: ({ discardValues, or }) =>
        `${by.en} ${en.handCardsWith(discardValues, or ? 'or' : 'and')}, ${orRetreat.en}`,
      de: ({ discardValues, or }) =>
        `${by.de} ${de.handCardsWith(discardValues, or ? 'oder' : 'und')} abwerfen, ${orRetreat.de}`,
      it: ({ discardValues, or }) =>
        `${by.it} ${it.handCardsWith(discardValues, or ? 'o' : 'e')}, ${orRetreat.it}`,
    },
  },
  discardMoons: {
    price: ({ discardMoons }, times) => [[{ of: 'moons', sum: discardMoons * times }]],
    say: {
      en: ({ discardMoons: n }) =>
        `${by.en} hand cards with at least ${en.count(n, 'moon')} in total, ${orRetreat.en}`,
      de: ({ discardMoons: n }) =>
        `${by.de} Handkarten mit zusammen mindestens ${de.monden(n)} abwerfen, ${orRetreat.de}`,
      it: ({ discardMoons: n }) =>
        `${by.it} carte della mano con almeno ${it.lune(n)} in totale, ${orRetreat.it}`,
    },
  },
  discardCharacter: {
    price: () => [[{ of: 'character', sum: 1 }]],
    say: {
      en: () =>
        `${by.en} 1 character from your hand, or else I attract 1 additional dragon, even if you retreat`,
      de: () =>
        `${by.de} 1 Charakter aus deiner Hand abwerfen, sonst gewinne ich zusätzlich 1 Drachen, auch wenn du dich zurückziehst`,
      it: () => `${by.it} 1 personaggio dalla tua mano, altrimenti attiro 1 drago in più, anche se ti ritiri`,
    },
  },
}

export const demandWord: (demand: Demand) => DemandWord<Demand> = wordFinder<DemandWord<Demand>>(
  'demand',
  demanding,
)
