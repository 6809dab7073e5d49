/** Static abilities about Shift (8.10), moving (4.7) and decks (1.10). */
import { words } from '@regelwerk/say'
import { fixed, statement, verbs } from '@regelwerk/say/de'
import type { Amount, Filter } from '../../abilities.ts'
import { amount } from '../../reading.ts'
import { nameIn } from '../../text/nouns.ts'
import { keywords } from '../keywords/index.ts'
import { de, en, it } from '../saying.ts'
import { NOTHING, type StaticWords } from '../word.ts'

export interface ShiftingStatics {
  /** This card has Shift n, where it is played from. */
  gainsShift: { gainsShift: number }
  /** For Shift this character has that name, too; 'anyName': every name; 'anything': whatever a Shift asks for. */
  countsForShift: { countsForShift: string }
  /** Moving costs so much less, or nothing: this character, or those that match; `here`: to this location. */
  moveLess: { moveLess: Amount | 'free'; who: 'self' | Filter; here?: true; once?: true }
  /** So many copies in a deck. */
  deckLimit: { deckLimit: number | 'any' }
  /** Other such cards may be in the deck whatever their ink. */
  anyInk: { anyInk: Filter }
}

const nothing = (): void => {}

export const shiftingStatics: StaticWords<ShiftingStatics> = {
  gainsShift: {
    apply: nothing,
    reads: () => NOTHING,
    ofItsPlaying: () => true,
    isIf: true,
    say: {
      en: ({ gainsShift: n }) => `this card gains ${keywords.shift.name.en} ${n}`,
      de: ({ gainsShift: n }) =>
        statement(fixed('diese Karte', 'f'), verbs.erhalten, `${keywords.shift.name.de} ${n}`),
      it: ({ gainsShift: n }) => `questa carta ottiene ${keywords.shift.name.it} ${n}`,
    },
  },
  countsForShift: {
    apply: nothing,
    reads: () => NOTHING,
    say: {
      en: ({ countsForShift: name }, context) => {
        const { en: shift } = keywords.shift.name
        const self = en.this_(context)
        if (name === 'anything') return `you can shift any character on top of ${self}`
        if (name === 'anyName')
          return `you may play any character with ${shift} on ${self} as if ${self} had any name`
        return `${self} also counts as being named ${name} for ${shift}`
      },
      de: ({ countsForShift: name }, context) => {
        const { de: shift } = keywords.shift.name
        const on = de.self(context).in('acc')
        if (name === 'anything')
          return de.darf(context, `jeden Charakter mit ${shift} auf ${on}`, 'ausspielen')
        if (name === 'anyName')
          return de.darf(
            context,
            `jeden Charakter mit ${shift} auf ${on}, als hätte er jeden beliebigen Namen,`,
            'ausspielen',
          )
        return statement(de.self(context), verbs.gelten, `für ${shift} auch als ${nameIn(name, 'de')}`)
      },
      it: ({ countsForShift: name }, context) => {
        const { it: shift } = keywords.shift.name
        const self = it.self(context)
        if (name === 'anything') return `puoi trasformare qualsiasi personaggio ${self.with('su')}`
        if (name === 'anyName')
          return `puoi giocare qualsiasi personaggio con ${shift} ${self.with('su')} come se avesse qualsiasi nome`
        return `${self.with()} conta anche come chiamato ${nameIn(name, 'it')} per ${shift}`
      },
    },
  },
  moveLess: {
    apply: (g, d, { moveLess, who, here, once }, from) => {
      const n = moveLess === 'free' ? Number.POSITIVE_INFINITY : amount(g, moveLess, from)
      d.moveLess.push({ ...from, n, who, here: here === true, once: once === true })
    },
    reads: () => NOTHING,
    isIf: true,
    say: {
      en: ({ moveLess, who, here, once }, context) => {
        const whom = who === 'self' ? en.this_(context) : en.such(who, context)
        const where = here ? 'here' : 'to a location'
        if (moveLess === 'free') return `${whom} may move ${where} for free`
        const less = en.amountOf(moveLess, context, (n) => `${n} {I} less`, 'less {I}')
        return words(once && 'once during your turn,', `you pay ${less} to move ${whom} ${where}`)
      },
      de: ({ moveLess, who, here, once }, context) => {
        const whom = who === 'self' ? de.self(context) : de.such(who, context)
        const where = here ? 'hierher' : 'zu einem Ort'
        if (moveLess === 'free') return statement(whom, verbs.dürfen, `kostenlos ${where}`, 'bewegt werden')
        const { middle } = de.amountOf(moveLess, context, (n) => `${n} {I} weniger`, 'weniger {I}')
        return statement(de.du(context), verbs.zahlen, {
          middle: words(once && 'einmal in deinem Zug', middle),
          behind: `, um ${whom.in('acc')} ${where} zu bewegen`,
        })
      },
      it: ({ moveLess, who, here, once }, context) => {
        const whom = who === 'self' ? it.self(context) : it.such(who, context)
        const where = here ? 'in questo luogo' : 'in un luogo'
        if (moveLess === 'free')
          return `${whom.with()} ${whom.plural ? 'possono' : 'può'} spostarsi ${where} gratis`
        const less = it.amountOf(moveLess, context, (n) => `${n} {I} in meno`, '{I} in meno')
        return words(once && 'una volta nel tuo turno,', `paghi ${less} per spostare ${whom.with()} ${where}`)
      },
    },
  },
  deckLimit: {
    apply: nothing,
    reads: () => NOTHING,
    say: {
      en: ({ deckLimit: n }) =>
        `your deck may contain ${n === 'any' ? 'any number of' : `up to ${n}`} copies of this card`,
      de: ({ deckLimit: n }) => {
        const copies = `${n === 'any' ? 'beliebig viele' : `bis zu ${n}`} Exemplare dieser Karte`
        return statement(fixed('dein Deck', 'n'), verbs.dürfen, copies, 'enthalten')
      },
      it: ({ deckLimit: n }) =>
        `il tuo mazzo può contenere ${n === 'any' ? 'un numero qualsiasi di' : `fino a ${n}`} copie di questa carta`,
    },
  },
  anyInk: {
    apply: nothing,
    reads: () => NOTHING,
    say: {
      en: ({ anyInk }, context) => `your deck may contain ${en.such(anyInk, context)} regardless of ink type`,
      de: ({ anyInk }, context) =>
        statement(
          fixed('dein Deck', 'n'),
          verbs.dürfen,
          `${de.such(anyInk, context).in('acc')} unabhängig von der Tintenfarbe`,
          'enthalten',
        ),
      it: ({ anyInk }, context) =>
        `il tuo mazzo può contenere ${it.kind(anyInk, context, 'none', { plural: true }).with()} di qualsiasi tipo di inchiostro`,
    },
  },
}
