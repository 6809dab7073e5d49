/** All that is done once, joined; and several things in order. */
import { verbFinder } from '@regelwerk/core'
import { cannotSay, first } from '@regelwerk/say'
import type { Effect } from '../abilities.ts'
import { couldHold, mayTake } from '../rules/drawing.ts'
import { doEffect, effectOf } from '../rules/effect-frame.ts'
import * as de from '../text/de.ts'
import { inOrder } from '../text/deeds.ts'
import * as en from '../text/en.ts'
import * as it from '../text/it.ts'
import { discarding } from './discarding.ts'
import { dragons } from './dragons.ts'
import { drawing } from './drawing.ts'
import { influence } from './influence.ts'
import { shuffling } from './shuffling.ts'
import type { EffectWord, EffectWords } from './word.ts'

export interface InOrder {
  inOrder: { parts: readonly Effect[] }
}

const several: EffectWords<InOrder> = {
  inOrder: {
    part: 'mine',
    // What follows the drawing is done even if there was nothing to draw, or no room for it in the hand; only who may not
    // draw at all cannot use it (mimix/mimix-19-schamane-der-kuenftigen-heldentaten).
    isBarred: (g, me, { parts }) => {
      const begins = first(parts)
      if (begins.do === 'draw') return mayTake(g, me) === 0 || !couldHold(g, me)
      return effectWord(begins).isBarred(g, me, begins)
    },
    offer: null,
    perform: (g, f, { parts }) => {
      for (const part of [...parts].reverse()) g.call(doEffect, effectOf(f.me, f.card, part, false))
    },
    mayHelp: true,
    fillsDeck: ({ parts }) => parts.some((part) => effectWord(part).fillsDeck(part)),
    asks: {
      may: {
        en: 'Use the text of the card?',
        de: 'Den Text der Karte nutzen?',
        it: 'Usare il testo della carta?',
      },
    },
    say: {
      en: (effect, additional) => {
        const deeds = effect.parts.map((part) => effectWord(part).say.en(part, additional))
        const joined = inOrder(deeds, en.thenAct)
        if (!joined) throw cannotSay(effect, 'en')
        return joined
      },
      de: (effect, additional) => {
        const deeds = effect.parts.map((part) => effectWord(part).say.de(part, additional))
        const joined = inOrder(deeds, de.dann)
        if (!joined) throw cannotSay(effect, 'de')
        return joined
      },
      it: (effect, additional) => {
        const deeds = effect.parts.map((part) => effectWord(part).say.it(part, additional))
        const joined = inOrder(deeds, it.poi)
        if (!joined) throw cannotSay(effect, 'it')
        return joined
      },
    },
  },
}

export const effectWords = { ...discarding, ...drawing, ...shuffling, ...dragons, ...influence, ...several }

/** What there is to say of an effect. */
export const effectWord: (effect: Effect) => EffectWord<Effect> = verbFinder<EffectWord<Effect>>(effectWords)
