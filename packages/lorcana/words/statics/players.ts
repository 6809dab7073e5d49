/** Static abilities about what players may and must do, and about damage that goes elsewhere (6.5). */
import { clause, subordinate } from '@regelwerk/say'
import { fixed, statement, verbs } from '@regelwerk/say/de'
import type { Filter } from '../../abilities.ts'
import { de, en, it } from '../saying.ts'
import { NOTHING, type StaticWords } from '../word.ts'

export interface PlayerStatics {
  /** You may ink so many more cards a turn (4.2.3.1). */
  additionalInk: { additionalInk: number }
  /** Opponents must choose this card if they can (6.7.3.2). */
  mustBeChosen: { mustBeChosen: true }
  skipDrawStep: { skipDrawStep: true }
  /** Damage that would be dealt to these is put on this card instead (6.5), or `dealt` to it. */
  takesDamageFor: { takesDamageFor: Filter; dealt?: true }
}

export const playerStatics: StaticWords<PlayerStatics> = {
  additionalInk: {
    apply: (_, d, { additionalInk }, { you }) => {
      d.additionalInk[you] = (d.additionalInk[you] as number) + additionalInk
    },
    reads: () => NOTHING,
    say: {
      en: ({ additionalInk: n }) => `you may ink ${n === 1 ? 'an additional card' : `${n} additional cards`}`,
      de: ({ additionalInk: n }, context) =>
        de.darf(context, n === 1 ? '1 weitere Karte' : `${n} weitere Karten`, 'tinten'),
      it: ({ additionalInk: n }) =>
        `puoi aggiungere ${n === 1 ? 'una carta in più' : `${n} carte in più`} al tuo calamaio`,
    },
  },
  mustBeChosen: {
    apply: (_, d, __, { self }) => {
      d.mustBeChosen.push(self)
    },
    reads: () => NOTHING,
    say: {
      en: (_, context) =>
        `opponents must choose ${en.this_(context)} for their actions and abilities if they can`,
      de: (_, context) => {
        const middle = `für ihre Aktionen und Fähigkeiten ${de.self(context).in('acc')}`
        const behind = subordinate('wenn sie können')
        return statement(de.opponents, verbs.müssen, { middle, behind }, 'wählen')
      },
      it: (_, context) =>
        `gli avversari devono scegliere ${it.self(context).with()} per le loro azioni e abilità, se possono`,
    },
  },
  skipDrawStep: {
    apply: (_, d, __, { you }) => {
      d.skipsDraw[you] = true
    },
    reads: () => NOTHING,
    say: {
      en: () => 'you skip the Draw step of your turn',
      de: (_, context) => statement(de.du(context), verbs.überspringen, 'in deinem Zug den Schritt „Ziehen“'),
      it: () => 'salti il passaggio di Pesca del tuo turno',
    },
  },
  takesDamageFor: {
    apply: (_, d, { takesDamageFor: filter, dealt }, from) => {
      d.takesDamageFor.push({ ...from, filter, dealt: dealt === true })
    },
    reads: () => NOTHING,
    say: {
      en: ({ takesDamageFor, dealt }, context) => {
        const self = en.this_(context)
        const instead = dealt ? `that damage is dealt to ${self}` : `put that many damage counters on ${self}`
        return `if damage would be dealt to ${en.oneOf(takesDamageFor, context)}, ${instead} instead`
      },
      de: ({ takesDamageFor, dealt }, context) => {
        const lead = clause(`wenn ${de.oneOf(takesDamageFor, context).in('dat')} Schaden zugefügt würde`)
        if (dealt) {
          const middle = `stattdessen ${de.self(context).in('dat')}`
          return { lead, ...statement(fixed('dieser Schaden', 'm'), verbs.werden, middle, 'zugefügt') }
        }
        const middle = `stattdessen ebenso viele Schadensmarker auf ${de.self(context).in('acc')}`
        return { lead, ...de.act(context, verbs.legen, middle) }
      },
      it: ({ takesDamageFor, dealt }, context) => {
        const whom = it.oneOf(takesDamageFor, context).with('a')
        const counters = `altrettanti segnalini danno ${it.self(context).with('su')}`
        const instead = dealt
          ? `vengono invece inflitti ${it.self(context).with('a')}`
          : `metti invece ${counters}`
        return `se dovessero essere inflitti danni ${whom}, ${instead}`
      },
    },
  },
}
