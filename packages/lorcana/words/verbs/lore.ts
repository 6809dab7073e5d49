/** Lore: gained and lost (1.11). */
import { verbs } from '@regelwerk/say/de'
import type { Amount, Who } from '../../abilities.ts'
import { gainLore, loseLore } from '../../rules/01-concepts.ts'
import { couldBeDone } from '../../rules/06-choosing.ts'
import { amountNow, reportSoMany, seatsNow } from '../../rules/06-resolving.ts'
import { lexemes } from '../../text/it-clauses.ts'
import { de, en, it } from '../saying.ts'
import type { VerbWords } from '../word.ts'
import { counting, did } from './doing.ts'

export interface LoreVerbs {
  gainLore: { n: Amount; who?: Who }
  loseLore: { n: Amount; who?: Who }
}

const lore = (n: number): string => `${n} lore`

export const loreVerbs: VerbWords<LoreVerbs> = {
  gainLore: {
    targets: ({ n }) => counting(n),
    where: 'anywhere',
    could: couldBeDone,
    perform: (g, f, { n, who }) => {
      for (const seat of seatsNow(g, f, who)) gainLore(g, seat, amountNow(g, f, n))
    },
    say: {
      en: ({ n, who }, context) => en.act(context, `gain ${en.amountOf(n, context, lore, 'lore')}`, who),
      de: ({ n, who }, context) =>
        de.act(context, verbs.sammeln, de.amountOf(n, context, de.lore, 'so viele Legenden'), who),
      it: ({ n, who }, context) =>
        it.act(context, lexemes.ottenere, it.amountOf(n, context, it.lore, 'leggenda'), '', who),
    },
    asks: {
      en: { choose: 'to count for this effect', may: () => 'Do you want to gain lore?' },
      de: { choose: ['nom', 'für diesen Effekt zählen'], may: () => 'Möchtest du Legenden sammeln?' },
      it: { choose: 'da contare per questo effetto', may: () => 'Vuoi ottenere leggenda?' },
    },
  },
  loseLore: {
    targets: ({ n }) => counting(n),
    where: 'anywhere',
    could: couldBeDone,
    perform: (g, f, { n, who }) => {
      const wanted = amountNow(g, f, n)
      let lost = 0
      for (const seat of seatsNow(g, f, who)) {
        const part = loseLore(g, seat, wanted)
        reportSoMany(f, part, wanted)
        lost += part
      }
      did(f, lost)
    },
    say: {
      en: ({ n, who }, context) => en.act(context, `lose ${en.amountOf(n, context, lore, 'lore')}`, who),
      de: ({ n, who }, context) =>
        de.act(context, verbs.verlieren, de.amountOf(n, context, de.lore, 'so viele Legenden'), who),
      it: ({ n, who }, context) =>
        it.act(context, lexemes.perdere, it.amountOf(n, context, it.lore, 'leggenda'), '', who),
    },
    asks: {
      en: { choose: 'to count for this effect', may: () => 'Should lore be lost?' },
      de: { choose: ['nom', 'für diesen Effekt zählen'], may: () => 'Sollen Legenden verloren gehen?' },
      it: { choose: 'da contare per questo effetto', may: () => 'Vuoi far perdere leggenda?' },
    },
  },
}
