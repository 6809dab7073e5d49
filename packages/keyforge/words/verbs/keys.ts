/** Verbs: keys and chains. */
import { endingClause, subordinate } from '@regelwerk/say'
import { counted } from '@regelwerk/say/en'
import type { Amount, Who } from '../../abilities.ts'
import { seatsMeant } from '../../players.ts'
import { amount } from '../../reading.ts'
import { happen } from '../../rules/amber.ts'
import { report } from '../../rules/effects.ts'
import { canForge, costAt, forgeAt } from '../../rules/keys.ts'
import { unforgeOne } from '../../rules/tasks.ts'
import { COLOURS, other } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { timesOf } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import type { VerbWords } from '../types.ts'

export interface KeyVerbs {
  /** `extra`: at +n current cost; `free`: at no cost. */
  forge: { extra?: Amount; free?: true }
  /** One of the opponent's keys; 'lastTurn': of those they forged on their previous turn. */
  unforge: { which?: 'lastTurn' }
  gainChains: { n: Amount; who?: Who }
}

/** By how much it is lowered, where it is nothing but that. */
const lowered = (extra: Amount): Amount | undefined =>
  typeof extra === 'object' && timesOf(extra) < 0 ? { ...extra, times: -timesOf(extra) } : undefined

export const keyVerbs: VerbWords<KeyVerbs> = {
  forge: {
    targets: () => [],
    matters: (g, f, { extra, free }) =>
      canForge(g, f.you, costAt(g, f.you, extra && amount(g, extra, f), free)),
    perform: (g, f, verb) => {
      const extra = verb.extra === undefined ? 0 : amount(g, verb.extra, f)
      report(f, forgeAt(g, f.you, extra, verb.free === true))
    },
    asks: { may: { en: 'Forge a key?', de: 'Einen Schlüssel schmieden?', it: 'Forgiare una chiave?' } },
    say: {
      en: ({ extra, free }, t) => {
        if (free) return en.act(t, 'forge a key at no cost')
        if (extra === undefined) return en.act(t, 'forge a key at current cost')
        const lower = lowered(extra)
        if (lower)
          return en.act(t, `forge a key at current cost, reduced by ${en.quantity(lower, t, en.AMBER)}`)
        const [more, less] = endingClause(en.quantity(extra, t, en.AMBER))
        return en.act(t, `forge a key at +${more} current cost${less}`)
      },
      de: ({ extra, free }, t) => {
        if (free) return de.act(t, de.verbs.schmieden, 'kostenlos einen Schlüssel')
        const lower = extra && lowered(extra)
        if (lower) {
          const by = de.amount(lower, t, de.AMBER)
          const less = subordinate(`verringert um ${de.words(by.n, by.per)}`)
          return de.act(t, de.verbs.schmieden, {
            middle: 'einen Schlüssel zu den aktuellen Kosten',
            behind: less,
          })
        }
        const plus = extra !== undefined && `plus ${de.quantity(extra, t, de.AMBER)}`
        // Behind the verb: "schmieden zu den aktuellen Kosten plus 9 Æmber, verringert um ..."
        const [cost, less] = endingClause(de.words('zu den aktuellen Kosten', plus))
        return de.act(t, de.verbs.schmieden, { middle: `einen Schlüssel ${cost}`, behind: less })
      },
      it: ({ extra, free }, t) => {
        if (free) return it.act(t, it.verbs.forgiare, 'una chiave senza pagarne il costo')
        const lower = extra && lowered(extra)
        if (lower) {
          const less = `una chiave al costo attuale, ridotto di ${it.quantity(lower, t, it.AMBER)}`
          return it.act(t, it.verbs.forgiare, less)
        }
        const plus = extra !== undefined && `più ${it.quantity(extra, t, it.AMBER)}`
        return it.act(t, it.verbs.forgiare, it.words('una chiave al costo attuale', plus))
      },
    },
  },
  unforge: {
    targets: () => [],
    perform: (g, f, { which }) => {
      const s = g.state
      const rival = other(f.you)
      const among = which === 'lastTurn' ? s.before.forged : COLOURS.map((_, i) => i)
      const keys = among.filter((key) => ((s.keys[rival] as number) & (1 << key)) !== 0)
      report(f, keys.length > 0)
      if (keys.length > 0) g.call(unforgeOne, { seat: rival, keys, key: null })
    },
    asks: {
      may: { en: 'Unforge a key?', de: 'Einen Schlüssel ungeschmiedet machen?', it: 'Annullare una chiave?' },
    },
    say: {
      en: ({ which }, t) => {
        if (which === undefined) return en.act(t, `unforge one of ${en.opponents(t)} keys`)
        if (t.said.key) return en.act(t, 'unforge that key')
        return en.act(t, `unforge a key that ${en.opponent(t)} forged on their previous turn`)
      },
      de: ({ which }, t) => {
        if (which === undefined)
          return de.act(t, de.verbs.ungeschmiedetMachen, `einen Schlüssel ${de.opponent(t).in('gen')}`)
        if (t.said.key) return de.act(t, de.verbs.ungeschmiedetMachen, 'jenen Schlüssel')
        const that = `den ${de.opponent(t).in('nom')} in seinem letzten Zug geschmiedet hat`
        return de.act(t, de.verbs.ungeschmiedetMachen, {
          middle: 'einen Schlüssel',
          behind: subordinate(that),
        })
      },
      it: ({ which }, t) => {
        if (which === undefined)
          return it.act(t, it.verbs.annullare, `una chiave ${it.opponent(t).with('di')}`)
        if (t.said.key) return it.act(t, it.verbs.annullare, 'quella chiave')
        const that = `che ${it.opponent(t).with()} ha forgiato nel suo ultimo turno`
        return it.act(t, it.verbs.annullare, `una chiave ${that}`)
      },
    },
  },
  gainChains: {
    targets: () => [],
    perform: (g, f, { n, who }) => {
      for (const seat of seatsMeant(g, f, who)) happen(g, { kind: 'chains', seat, n: amount(g, n, f) })
    },
    asks: { may: { en: 'Gain chains?', de: 'Ketten erhalten?', it: 'Ricevere catene?' } },
    say: {
      en: ({ n, who }, t) => en.act(t, `gain ${en.quantity(n, t, (k) => counted(k, 'chain'))}`, who),
      de: ({ n, who }, t) =>
        de.act(
          t,
          de.verbs.erhalten,
          de.quantity(n, t, (k) => (k === 1 ? '1 Kette' : `${k} Ketten`)),
          who,
        ),
      it: ({ n, who }, t) =>
        it.act(
          t,
          it.verbs.ricevere,
          it.quantity(n, t, (k) => (k === 1 ? '1 catena' : `${k} catene`)),
          '',
          who,
        ),
    },
  },
}
