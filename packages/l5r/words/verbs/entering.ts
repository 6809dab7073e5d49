/** Several cards that enter play at once, and names that are guessed. */
import type { CardId, Frame, Option, Seat } from '@regelwerk/core'
import { order as befehl, fixed as fest, statement as gilt, object, verbs } from '@regelwerk/say/de'
import { order, statement } from '@regelwerk/say/en'
import { statement as dice, deed as fa } from '@regelwerk/say/it'
import type { Effect, Filter } from '../../abilities.ts'
import { type G, procedure, step } from '../../book.ts'
import type { L5REvent } from '../../events.ts'
import { type Context, contextOf, matching } from '../../reading.ts'
import { happen, refill } from '../../rules/cards.ts'
import { inside } from '../../rules/effects.ts'
import { guessName } from '../../rules/guessing.ts'
import { couldDo } from '../../rules/possible.ts'
import { mayEnter } from '../../rules/restrictions.ts'
import { cardAt, faceAt, NONE, other, ROW } from '../../state.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import * as it from '../../text/it-phrases.ts'
import { verbs as verbi } from '../../text/it-words.ts'
import { ANYTHING } from '../aspects.ts'
import type { VerbWords } from '../records.ts'

export interface EnteringVerbs {
  /** Up to so many characters, of no higher printed cost together, into the conflict under your control. */
  putSeveral: { upTo: number; totalCost: number; of: Filter }
  /** The opponent guesses a name, of which the effect goes on to speak. */
  guessName: { effect: Effect }
}

const able = (g: G, of: Filter, c: Context): CardId[] =>
  matching(g, of, c).filter((id) => mayEnter(g, id, c, true))

const putThem = procedure<{
  seat: Seat
  source: CardId
  of: Filter
  upTo: number
  totalCost: number
  picked: CardId[] | null
}>('put several into play', [
  step('~which', (g, f) => {
    const ids = able(g, f.of, contextOf(f.seat, f.source))
    const options = ids.map(
      (id): Option => ({ verb: 'choose', target: id, value: id, weight: faceAt(g.state, id).cost ?? 0 }),
    )
    g.pick(f as Frame, 'picked', f.seat, options, {
      prompt: 'put into play',
      source: f.source,
      min: 0,
      max: Math.min(f.upTo, options.length),
      constraint: { sumAtMost: f.totalCost },
    })
  }),
  step('glossary/spielen-und-ins-spiel-bringen/1', (g, f) => {
    const seen: string[] = []
    const batch = (f.picked ?? []).flatMap((card): L5REvent[] => {
      const { zone, slot } = cardAt(g.state, card)
      const { unique, en: name } = faceAt(g.state, card)
      if (unique && seen.includes(name)) return []
      seen.push(name)
      const how = { participating: true, tokens: 0, on: NONE, asAttachment: false }
      return [{ kind: 'enter', card, seat: f.seat, from: zone, slot, ...how }]
    })
    const places = batch.flatMap((e): [Seat, number][] =>
      e.kind === 'enter' && e.from === ROW ? [[cardAt(g.state, e.card).holder, e.slot]] : [],
    )
    if (batch.length > 0) happen(g, ...batch)
    for (const [seat, slot] of places) refill(g, seat, slot)
  }),
])

export const enteringVerbs: VerbWords<EnteringVerbs> = {
  putSeveral: {
    subjects: () => [],
    could: (g, c, { of }) => able(g, of, c).length > 0,
    reads: () => ANYTHING,
    perform: (g, f, { upTo, totalCost, of }) =>
      g.call(putThem, { seat: f.you, source: f.self.card, of, upTo, totalCost, picked: null }),
    deed: { en: 'put into play', de: 'ins Spiel bringen', it: 'mettere in gioco' },
    say: {
      en: ({ upTo, totalCost, of }, context) =>
        order(
          `put ${en.several(of, context, { n: upTo, upTo: true })} with total printed cost ${totalCost} or lower into play in the conflict under your control`,
        ),
      de: ({ upTo, totalCost, of }, context) =>
        befehl(
          verbs.bringen,
          object(
            de.several(of, context, { n: upTo, upTo: true }),
            `mit aufgedruckten Kosten von insgesamt ${totalCost} oder weniger unter deiner Kontrolle im Konflikt ins Spiel`,
          ),
        ),
      it: ({ upTo, totalCost, of }, context) =>
        fa(
          'you',
          verbi.mettereInGioco,
          it.several(of, context, { n: upTo, upTo: true }),
          `con costo stampato totale ${totalCost} o inferiore nel conflitto sotto il tuo controllo`,
        ),
    },
  },
  guessName: {
    subjects: () => [],
    could: (g, c, { effect }) => couldDo(g, c, effect),
    reads: () => ANYTHING,
    inside: ({ effect }) => [effect],
    perform: (g, f, { effect }) =>
      g.call(guessName, { by: other(f.you), source: f.self.card, name: null, known: inside(f, effect) }),
    deed: { en: 'have a name guessed', de: 'einen Namen raten lassen', it: 'far indovinare un nome' },
    say: {
      en: () => statement(en.opponent, 'guess the name of a card'),
      de: () => gilt(fest('dein Gegner', 'm'), verbs.raten, 'den Namen einer Karte'),
      it: () => dice(it.opponent, ['indovina', ''], 'il nome di una carta'),
    },
    follows: ({ effect }) => effect,
  },
}
