/** Provinces: their abilities resolved by others, one in the place of another, and what lies in all of them. */
import {
  type BatchFrame,
  type CardId,
  type Frame,
  type GameEvent,
  type Option,
  type Ref,
  refTo,
  type Seat,
  zoneOf,
} from '@regelwerk/core'
import { order as befehl, fixed as fest, statement as gilt, verbs } from '@regelwerk/say/de'
import { order, phrase as simple, statement } from '@regelwerk/say/en'
import { statement as dice, deed as fa, fixed } from '@regelwerk/say/it'
import type { Subject } from '../../abilities.ts'
import { type G, procedure, step } from '../../book.ts'
import type { L5REvent } from '../../events.ts'
import type { Registered } from '../../prepare.ts'
import { contextOf } from '../../reading.ts'
import { someOf } from '../../rules/candidates.ts'
import { happen } from '../../rules/cards.ts'
import { answered } from '../../rules/changes.ts'
import { refsOf } from '../../rules/effects.ts'
import { initiate, initiating } from '../../rules/initiating.ts'
import { standsAlone, triggeredOn, whyNotResolve } from '../../rules/possible.ts'
import { mayEnter } from '../../rules/restrictions.ts'
import {
  cardAt,
  charactersOf,
  DYNASTY,
  faceAt,
  inOrder,
  NONE,
  provincesOf,
  STRONGHOLD_SLOT,
} from '../../state.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import * as it from '../../text/it-phrases.ts'
import { verbs as verbi } from '../../text/it-words.ts'
import { isBlank, isForbidden } from '../../values.ts'
import { ANYTHING, PILES, TABLE, UNDER_WAY } from '../aspects.ts'
import type { VerbWords } from '../records.ts'

export interface BorrowingVerbs {
  /** One triggered ability printed there, by you; `actions`: an action, as if the conflict were there. */
  resolveProvince: { of: 'attackedProvince' | 'target'; actions?: true }
  /** Before it is revealed, another facedown province takes the place of the one that is attacked. */
  switchAttacked: { with: Subject }
  /** Characters without fate are discarded, and as many come from the tops of the dynasty decks. */
  renewCharacters: object
  /** One card each of the top of your dynasty deck into your provinces. */
  spreadTop: { n: number }
}

/** The conflict counts as being there. */
function asIfAt<T>(g: G, province: CardId, say: () => T): T {
  const { conflict } = g.state
  if (conflict === null) return say()
  const was = conflict.province
  conflict.province = refTo(g.state, province)
  const said = say()
  conflict.province = was
  return said
}

function abilitiesOf(g: G, seat: Seat, id: CardId, actions: boolean): Registered[] {
  const { faceup, broken } = cardAt(g.state, id)
  if (!faceup || broken || isBlank(g, id)) return []
  const context = { ...contextOf(seat, id), triggering: [refTo(g.state, id)] }
  const all = triggeredOn(g, id).filter(
    (one) => standsAlone(one) && (!actions || one.ability?.kind === 'action'),
  )
  return asIfAt(g, id, () => all.filter((one) => whyNotResolve(g, one, context) === null))
}

const resolveThere = procedure<{
  seat: Seat
  source: CardId
  province: CardId
  actions: boolean
  picked: string | null
  was: Ref | null
}>('resolve it there', [
  step('~which', (g, f) => {
    const all = abilitiesOf(g, f.seat, f.province, f.actions)
    const options = all.map(({ id }, n): Option => ({ verb: 'select', n, ability: id, value: id }))
    g.choose(f as Frame, 'picked', f.seat, options, { prompt: 'which ability', source: f.province })
  }),
  step('~resolve', (g, f) => {
    const { conflict } = g.state
    if (f.picked === null || conflict === null) return
    f.was = conflict.province
    conflict.province = refTo(g.state, f.province)
    const triggering = [refTo(g.state, f.province)]
    g.call(initiate, { ...initiating(f.seat, f.province, f.picked, { triggering }), copy: true })
  }),
  step('~back', (g, f) => {
    const { conflict } = g.state
    // What it has done to the conflict stays done.
    if (conflict !== null && f.was !== null && conflict.province.card === f.province)
      conflict.province = f.was
  }),
])

interface RenewLocals {
  seats: Seat[]
  left: [number, number]
  gone: GameEvent[] | null
  cards: CardId[]
}

const renew = procedure<RenewLocals>('renew characters', [
  step('~discard', (g, f) => {
    const batch = [0, 1].flatMap((seat) =>
      charactersOf(g.state, seat)
        .filter((id) => cardAt(g.state, id).fate === 0)
        .filter((id) => !isForbidden(g, id, 'beDiscarded') && !isForbidden(g, id, 'leavePlay'))
        .map((card): L5REvent => ({ kind: 'leave', card, way: 'discard', by: seat })),
    )
    g.happen(batch, f as Frame, 'gone')
  }),
  step('~count', (g, f) => {
    for (const e of (f.gone ?? []) as L5REvent[])
      if (e.kind === 'leave' && e.fate === 'happened') f.left[(e.brought?.seat ?? 0) as 0 | 1]++
    f.seats = [...inOrder(g.state)]
  }),
  step('glossary/aufdecken', (g, f) => {
    const [seat] = f.seats
    if (seat === undefined) return
    f.cards = []
    let wanted = f.left[seat as 0 | 1]
    for (const id of [...zoneOf(g.state, DYNASTY, seat)].reverse()) {
      if (wanted === 0) break
      f.cards.push(id)
      if (faceAt(g.state, id).type === 'character') wanted--
    }
    if (f.cards.length > 0) happen(g, { kind: 'reveal', cards: f.cards })
  }),
  step('glossary/spielen-und-ins-spiel-bringen/1', (g, f) => {
    const [seat] = f.seats
    if (seat === undefined) return
    const seen: string[] = []
    const batch = f.cards.flatMap((card): L5REvent[] => {
      const { type, unique, en: name } = faceAt(g.state, card)
      if (type !== 'character' || !mayEnter(g, card, contextOf(seat, card), false)) return []
      if (unique && seen.includes(name)) return []
      seen.push(name)
      const how = { slot: NONE, participating: false, tokens: 0, on: NONE, asAttachment: false }
      return [{ kind: 'enter', card, seat, from: DYNASTY, ...how }]
    })
    if (batch.length > 0) happen(g, ...batch)
  }),
  step('glossary/mische', (g, f) => {
    const seat = f.seats.shift()
    if (seat === undefined) return
    if (f.seats.length > 0) g.goTo(f as Frame, 'glossary/aufdecken')
    happen(g, { kind: 'shuffle', seat, zone: DYNASTY })
  }),
])

const spread = procedure<{
  seat: Seat
  source: CardId
  cards: CardId[]
  slots: number[]
  placed: [CardId, number][]
  picked: CardId | null
}>('spread over provinces', [
  step('~look', (g, f) => {
    if (f.cards.length > 0) happen(g, { kind: 'look', seat: f.seat, cards: f.cards })
  }),
  step('~which', (g, f) => {
    const [slot] = f.slots
    f.picked = null
    if (slot === undefined || f.cards.length === 0) return
    const province = provincesOf(g.state, f.seat).find((id) => cardAt(g.state, id).slot === slot)
    const options = f.cards.map((id): Option => ({ verb: 'choose', target: id, value: id }))
    g.choose(f as Frame, 'picked', f.seat, options, {
      prompt: 'card for province',
      source: province ?? f.source,
      secret: true,
    })
  }),
  step('~chosen', (g, f) => {
    const slot = f.slots.shift()
    if (slot === undefined || f.picked === null) return
    f.placed.push([f.picked, slot])
    f.cards = f.cards.filter((id) => id !== f.picked)
    g.goTo(f as Frame, '~which')
  }),
  step('~put', (g, f) => {
    const batch = f.placed.map(([card, slot]): L5REvent => ({ kind: 'fill', card, slot, faceup: true }))
    if (batch.length > 0) happen(g, ...batch)
  }),
  step('glossary/mische', (g, f) => happen(g, { kind: 'shuffle', seat: f.seat, zone: DYNASTY })),
])

export const borrowingVerbs: VerbWords<BorrowingVerbs> = {
  resolveProvince: {
    subjects: ({ of }) => [of],
    could: (g, c, { of, actions = false }) =>
      g.state.conflict !== null && someOf(g, c, of, (id) => abilitiesOf(g, c.me, id, actions).length > 0),
    reads: () => ANYTHING,
    perform: (g, f, { of, actions = false }) => {
      const [ref] = refsOf(g, f, of)
      if (ref === undefined) return
      const known = { seat: f.you, source: f.self.card, province: ref.card, actions }
      g.call(resolveThere, { ...known, picked: null, was: null })
    },
    deed: { en: 'resolve an ability', de: 'eine Fähigkeit abhandeln', it: 'risolvere una capacità' },
    say: {
      en: ({ of, actions }, context) =>
        order(
          actions
            ? `resolve ${en.phrase(of, context).poss} action ability as if the conflict were at that province`
            : `resolve a triggered ability printed on ${en.phrase(of, context).acc} as if you controlled it, ignoring its costs and all triggering conditions`,
        ),
      de: ({ of, actions }, context) => {
        const whose = de.phrase(of, context).in('gen')
        return befehl(verbs.abhandeln, {
          middle: actions
            ? `die Aktionsfähigkeit ${whose} so`
            : `eine aufgedruckte ausgelöste Fähigkeit ${whose} so`,
          behind: actions
            ? ', als ob der Konflikt gegen jene Provinz wäre'
            : ', als ob du sie kontrolliertest, und ignoriere dabei ihre Kosten und alle Auslösebedingungen',
        })
      },
      it: ({ of, actions }, context) =>
        fa(
          'you',
          verbi.risolvere,
          actions
            ? `la capacità di azione ${it.phrase(of, context).with('di')} come se il conflitto fosse in quella provincia`
            : `una capacità innescata stampata ${it.phrase(of, context).with('su')} come se la controllassi, ignorandone i costi e tutte le condizioni di innesco`,
        ),
    },
  },
  switchAttacked: {
    subjects: ({ with: other }) => [other],
    could: (g, c, { with: other }) => someOf(g, c, other, () => true),
    reads: () => TABLE | UNDER_WAY,
    isAnswer: true,
    perform: (g, f, { with: subject }) => {
      const [there] = refsOf(g, f, subject)
      const batch = ((answered(g, f) as BatchFrame | null)?.batch ?? []) as L5REvent[]
      const declared = batch.find((e) => e.kind === 'declare')
      if (there === undefined || declared?.kind !== 'declare') return
      const attacked = declared.province
      for (const e of batch) if (e.kind === 'reveal province' && e.card === attacked) e.card = there.card
      declared.province = there.card
      const [a, b] = [cardAt(g.state, attacked).slot, cardAt(g.state, there.card).slot]
      happen(g, { kind: 'to slot', card: attacked, slot: b }, { kind: 'to slot', card: there.card, slot: a })
    },
    deed: { en: 'switch provinces', de: 'Provinzen vertauschen', it: 'scambiare province' },
    say: {
      en: ({ with: other }, context) =>
        order(`switch that province with ${en.phrase(other, context).acc}, before it is revealed`),
      de: ({ with: other }, context) =>
        befehl(
          verbs.vertauschen,
          `jene Provinz, bevor sie aufgedeckt wird, mit ${de.phrase(other, context).in('dat')}`,
        ),
      it: ({ with: other }, context) =>
        fa(
          'you',
          verbi.scambiare,
          `quella provincia ${it.phrase(other, context).with('con')}, prima che venga rivelata`,
        ),
    },
  },
  renewCharacters: {
    subjects: () => [],
    could: (g) =>
      [0, 1].some((seat) => charactersOf(g.state, seat).some((id) => cardAt(g.state, id).fate === 0)),
    reads: () => ANYTHING,
    perform: (g) => g.call(renew, { seats: [], left: [0, 0], gone: null, cards: [] }),
    deed: { en: 'replace characters', de: 'Charaktere ersetzen', it: 'sostituire personaggi' },
    say: {
      en: () => ({
        ...statement(simple('each player'), 'discard each character they control with no fate'),
        after: [
          'each player reveals cards from the top of their dynasty deck until an equal number of characters are revealed, puts those characters into play and shuffles their dynasty deck',
        ],
      }),
      de: () => ({
        ...gilt(
          fest('jeder Spieler', 'm'),
          verbs.ablegen,
          'jeden Charakter ohne Schicksal, den er kontrolliert,',
        ),
        after: [
          'jeder Spieler deckt Karten von seinem Dynastiedeck auf, bis ebenso viele Charaktere aufgedeckt sind, bringt jene Charaktere ins Spiel und mischt sein Dynastiedeck',
        ],
      }),
      it: () => ({
        ...dice(fixed('ogni giocatore'), ['scarta', ''], 'ogni personaggio senza fato che controlla'),
        after: [
          'ogni giocatore rivela carte dalla cima del suo mazzo dinastia finché non è rivelato un numero uguale di personaggi, mette in gioco quei personaggi e mescola il suo mazzo dinastia',
        ],
      }),
    },
  },
  spreadTop: {
    subjects: () => [],
    could: (g, c) => zoneOf(g.state, DYNASTY, c.me).length > 0,
    reads: () => PILES,
    perform: (g, f, { n }) => {
      const slots = provincesOf(g.state, f.you)
        .map((id) => cardAt(g.state, id).slot)
        .filter((slot) => slot !== STRONGHOLD_SLOT)
        .sort((a, b) => a - b)
      const cards = zoneOf(g.state, DYNASTY, f.you).slice(-n).reverse()
      g.call(spread, { seat: f.you, source: f.self.card, cards, slots, placed: [], picked: null })
    },
    deed: { en: 'fill the provinces', de: 'die Provinzen füllen', it: 'riempire le province' },
    say: {
      en: ({ n }, context) => ({
        ...order(`look at ${en.top(n, context)} of your dynasty deck`),
        after: [
          'put 1 of those cards into each non-stronghold province you control faceup',
          'shuffle your dynasty deck',
        ],
      }),
      de: ({ n }, context) => ({
        ...befehl(verbs.ansehen, `dir ${de.top(n, context)} deines Dynastiedecks`),
        after: [
          'lege 1 jener Karten offen in jede Provinz ohne Festung, die du kontrollierst',
          'mische dein Dynastiedeck',
        ],
      }),
      it: ({ n }, context) => ({
        ...fa('you', verbi.guardare, `${it.top(n, context)} del tuo mazzo dinastia`),
        after: [
          'metti 1 di quelle carte a faccia in su in ogni provincia senza roccaforte che controlli',
          'mescola il tuo mazzo dinastia',
        ],
      }),
    },
  },
}
