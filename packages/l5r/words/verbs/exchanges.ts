/** Cards that change places with others, abilities that are lent, and what each player does in turn. */
import { type CardId, type Frame, type Option, type Ref, refTo, type Seat, zoneOf } from '@regelwerk/core'
import { order as befehl, statement as gilt, deed as tut, verbs } from '@regelwerk/say/de'
import { deed, order, phrase as simple, statement } from '@regelwerk/say/en'
import { statement as dice, deed as fa, fixed } from '@regelwerk/say/it'
import type { Amount, Filter, Period, Subject, Who } from '../../abilities.ts'
import { type G, procedure, step } from '../../book.ts'
import type { L5REvent } from '../../events.ts'
import { prepared } from '../../prepare.ts'
import { contextOf, matches } from '../../reading.ts'
import { canBeAttached } from '../../rules/attachments.ts'
import { someOf } from '../../rules/candidates.ts'
import { happen, topOf } from '../../rules/cards.ts'
import { amountNow, refsOf, report, seatsMeant } from '../../rules/effects.ts'
import { triggeredOn } from '../../rules/possible.ts'
import { canHonor, canTaint, mayEnter } from '../../rules/restrictions.ts'
import {
  CONFLICT,
  cardAt,
  charactersOf,
  DYNASTY,
  faceAt,
  inOrder,
  isStill,
  isStillInPlay,
  NONE,
  REMOVED,
  ROW,
} from '../../state.ts'
import { subjectRefs } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import { endOf } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import * as it from '../../text/it-phrases.ts'
import { endOf as fineDi, verbs as verbi } from '../../text/it-words.ts'
import { isForbidden } from '../../values.ts'
import { ANYTHING, DIALS, PILES, TABLE } from '../aspects.ts'
import type { VerbWords } from '../records.ts'

export interface ExchangeVerbs {
  /** This attachment and that one, with their controllers where those differ. */
  swapAttachments: { what: 'self'; with: 'target' }
  /** The top of the dynasty deck is looked at; one of those cards may take the place of this one. */
  switchFromTop: { n: number; of: Filter }
  /** The dials of both players. */
  switchDials: object
  /** All that is printed on the bearer. */
  gainAbilities: { to: 'target'; from: 'self'; for: Period }
  /** One ability of that character, once more this round. */
  extraUse: { of: 'target' }
  /** The top card of that player's conflict deck is discarded; an attachment is put into play there. */
  attachTop: { who: Who; to: Subject }
  /** A character out of a pile, as an attachment without text. */
  attachCharacter: { what: 'it'; to: 'self' }
  /** From the top of the conflict deck, faceup and out of play; they are played as if in hand. */
  setAside: { n: Amount }
  /** Each player may choose one of their own: the first is readied, the second honored. */
  readyOneHonorOther: object
}

const none = (): readonly never[] => []

function couldSwap(g: G, a: CardId, b: CardId): boolean {
  const [one, other] = [cardAt(g.state, a), cardAt(g.state, b)]
  if (one.on === other.on || one.on === NONE || other.on === NONE) return false
  return canBeAttached(g, a, other.on, other.holder, [b]) && canBeAttached(g, b, one.on, one.holder, [a])
}

/** What lies deepest comes first. */
const switchTop = procedure<{
  seat: Seat
  card: Ref
  cards: CardId[]
  of: Filter
  answer: CardId | null
  ordered: CardId[] | null
}>('switch with the top', [
  step('~look', (g, f) => happen(g, { kind: 'look', seat: f.seat, cards: f.cards })),
  step('~which', (g, f) => {
    const context = contextOf(f.seat, f.card.card)
    const fit = f.cards.filter((id) => matches(g, f.of, id, context) && mayEnterRow(g, f.card))
    const options = fit.map((id): Option => ({ verb: 'choose', target: id, value: id }))
    options.push({ verb: 'decline', value: null })
    g.choose(f as Frame, 'answer', f.seat, options, {
      prompt: 'which to switch',
      source: f.card.card,
      secret: true,
    })
  }),
  step('~switch', (g, f) => {
    if (f.answer === null) return
    const { slot, owner } = cardAt(g.state, f.card.card)
    happen(
      g,
      { kind: 'leave', card: f.card.card, way: 'top', by: f.seat, sure: true },
      { kind: 'fill', card: f.answer, slot, faceup: true },
    )
    f.cards = f.cards.map((id) => (id === f.answer ? f.card.card : id)).filter((id) => isOwn(g, id, owner))
  }),
  step('~order', (g, f) => {
    const options = f.cards.map((id): Option => ({ verb: 'order', target: id, value: id }))
    g.order(f as Frame, 'ordered', f.seat, options, { prompt: 'order deck', secret: true })
  }),
  step('~put back', (g, f) => {
    const order_ = f.ordered ?? f.cards
    const batch = [...order_]
      .reverse()
      .map((card): L5REvent => ({ kind: 'put', card, to: DYNASTY, holder: f.seat }))
    if (batch.length > 0) happen(g, ...batch)
  }),
])
const mayEnterRow = (g: G, card: Ref): boolean =>
  isStill(g.state, card) && cardAt(g.state, card.card).zone === ROW
const isOwn = (g: G, id: CardId, owner: Seat): boolean =>
  cardAt(g.state, id).owner === owner && cardAt(g.state, id).zone === DYNASTY

/** Which of its triggered abilities may be used once more. */
const chooseAbility = procedure<{ seat: Seat; card: Ref; abilities: string[]; answer: string | null }>(
  'an extra use',
  [
    step('~which', (g, f) => {
      const options = f.abilities.map(
        (ability, n): Option => ({ verb: 'select', n, ability, value: ability }),
      )
      g.choose(f as Frame, 'answer', f.seat, options, { prompt: 'which ability', source: f.card.card })
    }),
    step('~gain', (g, f) => {
      if (f.answer === null) return
      const effect = {
        seat: f.seat,
        source: f.card,
        for: 'round' as const,
        ability: 'extra use',
        delayed: false,
        it: [f.card],
        amounts: {},
        element: null,
        uses: NONE,
        named: f.answer,
      }
      happen(g, { kind: 'lasting', effect })
    }),
  ],
)

const discardTop = procedure<{ seat: Seat; host: Ref; card: CardId | null }>('attach the top card', [
  step('~discard', (g, f) => {
    f.card = zoneOf(g.state, CONFLICT, f.seat).at(-1) ?? null
    if (f.card !== null) happen(g, { kind: 'discard cards', seat: f.seat, cards: [f.card] })
  }),
  step('~attach', (g, f) => {
    const { card, host, seat } = f
    if (card === null || !isStillInPlay(g.state, host) || faceAt(g.state, card).type !== 'attachment') return
    if (!mayEnter(g, card, contextOf(seat, card), false) || !canBeAttached(g, card, host.card, seat)) return
    happen(g, {
      kind: 'enter',
      card,
      seat,
      from: cardAt(g.state, card).zone,
      slot: NONE,
      participating: false,
      tokens: 0,
      on: host.card,
      asAttachment: false,
    })
  }),
])

/** Who passes is not counted. */
const inTurn = procedure<{ seats: Seat[]; source: CardId; chosen: Ref[]; answer: CardId | null }>(
  'one after the other',
  [
    step('~which', (g, f) => {
      const [seat] = f.seats
      if (seat === undefined) return
      const options = charactersOf(g.state, seat).map(
        (id): Option => ({ verb: 'choose', target: id, value: id }),
      )
      options.push({ verb: 'decline', value: null })
      g.choose(f as Frame, 'answer', seat, options, { prompt: 'choose target', source: f.source })
    }),
    step('~chosen', (g, f) => {
      f.seats.shift()
      if (f.answer !== null) f.chosen.push(refTo(g.state, f.answer))
      f.answer = null
      if (f.seats.length > 0) g.goTo(f as Frame, '~which')
    }),
    step('~do', (g, f) => {
      const [first, second, ...others] = f.chosen
      const batch: L5REvent[] = []
      if (first && cardAt(g.state, first.card).bowed && !isForbidden(g, first.card, 'beReadied'))
        batch.push({ kind: 'ready', card: first.card })
      if (second && canHonor(g, second.card)) batch.push({ kind: 'honor', card: second.card })
      for (const { card } of others) if (canTaint(g, card)) batch.push({ kind: 'taint', card })
      if (batch.length > 0) happen(g, ...batch)
    }),
  ],
)

/** Keywords too, and what holds all the time. */
const printedOn = (g: G, id: CardId): string[] => {
  const p = prepared(cardAt(g.state, id).def)
  return [...triggeredOn(g, id), ...p.constants].map((one) => one.id)
}

export const exchangeVerbs: VerbWords<ExchangeVerbs> = {
  swapAttachments: {
    subjects: ({ with: other }) => [other],
    could: (g, c, { with: other }) => someOf(g, c, other, (id) => couldSwap(g, c.self, id)),
    reads: () => ANYTHING,
    changes: (g, f, { with: subject }) => {
      const [that] = refsOf(g, f, subject)
      const own = f.self.card
      const isPossible = that !== undefined && isStill(g.state, f.self) && couldSwap(g, own, that.card)
      report(f, isPossible)
      if (that === undefined || !isPossible) return []
      const [a, b] = [cardAt(g.state, own), cardAt(g.state, that.card)]
      return [
        { kind: 'attach', card: own, to: b.on, seat: b.holder },
        { kind: 'attach', card: that.card, to: a.on, seat: a.holder },
      ]
    },
    deed: { en: 'switch attachments', de: 'Verstärkungen vertauschen', it: 'scambiare accessori' },
    say: {
      en: ({ what, with: other }, context) => {
        const one = en.phrase(what, context).acc
        return {
          ...order(`switch ${one} with ${en.phrase(other, context).acc}`),
          after: ['if you do not control it, exchange control of them as well'],
        }
      },
      de: ({ what, with: other }, context) => {
        const one = de.phrase(what, context).in('acc')
        return {
          ...befehl(verbs.vertauschen, `${one} mit ${de.phrase(other, context).in('dat')}`),
          after: ['falls du sie nicht kontrollierst, tauscht auch die Kontrolle über beide'],
        }
      },
      it: ({ what, with: other }, context) => {
        const one = it.phrase(what, context)
        return {
          ...fa('you', verbi.scambiare, one, it.phrase(other, context).with('con')),
          after: ['se non lo controlli, scambiatevi anche il controllo di entrambi'],
        }
      },
    },
  },
  switchFromTop: {
    subjects: none,
    could: (g, c) => zoneOf(g.state, DYNASTY, c.me).length > 0,
    reads: () => PILES,
    perform: (g, f, { n, of }) => {
      const cards = zoneOf(g.state, DYNASTY, f.you).slice(-n).reverse()
      g.call(switchTop, { seat: f.you, card: f.self, cards, of, answer: null, ordered: null })
    },
    deed: { en: 'look at the top cards', de: 'die obersten Karten ansehen', it: 'guardare le prime carte' },
    say: {
      en: ({ n, of }, context) => ({
        ...order(`look at ${en.top(n, context)} of your dynasty deck`),
        after: [
          `you may choose ${en.some(of, context)} from among them and switch it with this card, faceup`,
          'put the cards back on top in any order',
        ],
      }),
      de: ({ n, of }, context) => ({
        ...befehl(verbs.ansehen, `dir ${de.top(n, context)} deines Dynastiedecks`),
        after: [
          `du darfst ${de.some(of, context).in('acc')} darunter wählen und offen mit dieser Karte vertauschen`,
          'lege die Karten in beliebiger Reihenfolge oben auf das Deck zurück',
        ],
      }),
      it: ({ n, of }, context) => ({
        ...fa('you', verbi.guardare, `${it.top(n, context)} del tuo mazzo dinastia`),
        after: [
          `puoi scegliere ${it.some(of, context).with()} tra esse e scambiarlo, a faccia in su, con questa carta`,
          'rimetti le carte in cima in un ordine qualsiasi',
        ],
      }),
    },
  },
  switchDials: {
    subjects: none,
    could: (g) => g.state.dial[0] !== g.state.dial[1],
    reads: () => DIALS,
    changes: (g) => {
      const [a, b] = g.state.dial
      return [{ kind: 'dials', values: [b, a] }]
    },
    deed: { en: 'switch dials', de: 'die Ehreräder vertauschen', it: 'scambiare i quadranti' },
    say: {
      en: () => order('switch honor dials with your opponent until your next honor bid'),
      de: () =>
        befehl(verbs.vertauschen, 'bis zu deinem nächsten Ehregebot dein Ehrerad mit dem deines Gegners'),
      it: () =>
        fa(
          'you',
          verbi.scambiare,
          'il tuo quadrante di onore con quello del tuo avversario fino alla tua prossima offerta di onore',
        ),
    },
  },
  gainAbilities: {
    subjects: ({ to }) => [to],
    could: (g, c, { to }) =>
      someOf(g, c, to, () => subjectRefs(g, 'self', c).some(({ card }) => printedOn(g, card).length > 0)),
    reads: () => TABLE,
    changes: (g, f, { to, for: period }) => {
      const [ref] = refsOf(g, f, to)
      if (ref === undefined) return []
      return printedOn(g, f.self.card).map((ability) => ({
        kind: 'lasting',
        effect: {
          seat: cardAt(g.state, ref.card).holder,
          source: ref,
          for: period,
          ability,
          delayed: false,
          it: [ref],
          amounts: {},
          element: null,
          uses: NONE,
        },
      }))
    },
    deed: { en: 'gain abilities', de: 'Fähigkeiten erhalten', it: 'ottenere capacità' },
    say: {
      en: ({ to, for: period }, context) =>
        statement(
          en.phrase(to, context),
          `gain each of this ${context.self}'s printed abilities until the end of the ${period}`,
        ),
      de: ({ to, for: period }, context) =>
        gilt(
          de.phrase(to, context),
          verbs.erhalten,
          `bis zum ${endOf[period]} jede aufgedruckte Fähigkeit ${de.self(context).in('gen')}`,
        ),
      it: ({ to, for: period }, context) =>
        dice(
          it.phrase(to, context),
          ['ottiene', 'ottengono'],
          `ogni capacità stampata ${it.self(context).with('di')} fino alla ${fineDi[period]}`,
        ),
    },
  },
  extraUse: {
    subjects: ({ of }) => [of],
    could: (g, c, { of }) => someOf(g, c, of, (id) => triggeredOn(g, id).length > 0),
    reads: () => TABLE,
    perform: (g, f, { of }) => {
      const [card] = refsOf(g, f, of)
      if (card === undefined) return
      const abilities = triggeredOn(g, card.card).map(({ id }) => id)
      g.call(chooseAbility, { seat: f.you, card, abilities, answer: null })
    },
    deed: { en: 'use it once more', de: 'sie noch einmal verwenden', it: "usarla un'altra volta" },
    say: {
      en: ({ of }, context) =>
        en.stated(
          `may trigger 1 ability of ${en.phrase(of, context).acc} an additional time this round (or in its own period)`,
        ),
      de: ({ of }, context) =>
        gilt('you', verbs.dürfen, {
          middle: `1 Fähigkeit ${de.phrase(of, context).in('gen')} in dieser Runde (oder im angegebenen Zeitraum) ein zusätzliches Mal`,
          end: 'auslösen',
        }),
      it: ({ of }, context) =>
        dice(
          it.self(context),
          ['permette di innescare', ''],
          `1 capacità ${it.phrase(of, context).with('di')} una volta in più in questo round (o nel suo periodo)`,
        ),
    },
  },
  attachTop: {
    subjects: ({ to }) => [to],
    could: (g, c, { to }) => someOf(g, c, to, () => true),
    reads: () => PILES,
    perform: (g, f, { who, to }) => {
      const [seat] = seatsMeant(g, f, who)
      const [host] = refsOf(g, f, to)
      if (seat !== undefined && host !== undefined) g.call(discardTop, { seat, host, card: null })
    },
    deed: { en: 'discard the top card', de: 'die oberste Karte ablegen', it: 'scartare la prima carta' },
    say: {
      en: ({ who, to }, context) => ({
        ...deed(en.player(who, context), `discard the top card of ${en.their(who)} conflict deck`),
        after: [`if it is an attachment, it is put into play attached to ${en.phrase(to, context).acc}`],
      }),
      de: ({ who, to }, context) => ({
        ...tut(
          de.player(who, context),
          verbs.ablegen,
          `die oberste Karte ${who === 'you' ? 'deines' : 'seines'} Konfliktdecks`,
        ),
        after: [
          `falls es eine Verstärkung ist, kommt sie an ${de.phrase(to, context).in('acc')} angehängt ins Spiel`,
        ],
      }),
      it: ({ who, to }, context) => ({
        ...fa(
          it.player(who, context),
          verbi.scartare,
          `la prima carta del ${who === 'you' ? 'tuo' : 'suo'} mazzo conflitto`,
        ),
        after: [`se è un accessorio, entra in gioco assegnato ${it.phrase(to, context).with('a')}`],
      }),
    },
  },
  readyOneHonorOther: {
    subjects: none,
    could: (g) => [0, 1].some((seat) => charactersOf(g.state, seat).length > 0),
    reads: () => ANYTHING,
    perform: (g, f) =>
      g.call(inTurn, { seats: [...inOrder(g.state)], source: f.self.card, chosen: [], answer: null }),
    deed: { en: 'choose in turn order', de: 'der Reihe nach wählen', it: 'scegliere in ordine di turno' },
    say: {
      en: () => ({
        ...deed(simple('each player in turn order'), 'choose up to 1 character they control'),
        finite: 'may choose a character they control',
        after: ['ready the first chosen character, honor the second and taint each other chosen character'],
      }),
      de: (_, context) => ({
        ...gilt(de.player('eachPlayer', context), verbs.dürfen, {
          middle: 'in Spielerreihenfolge einen eigenen Charakter',
          end: 'wählen',
        }),
        after: [
          'mache den ersten gewählten Charakter spielbereit, ehre den zweiten und beflecke jeden anderen gewählten Charakter',
        ],
      }),
      it: () => ({
        ...dice(
          fixed('ogni giocatore'),
          ['può scegliere', ''],
          'in ordine di turno un personaggio che controlla',
        ),
        after: [
          'prepara il primo personaggio scelto, onora il secondo e contamina ogni altro personaggio scelto',
        ],
      }),
    },
  },
  attachCharacter: {
    subjects: () => [],
    could: () => true,
    reads: () => TABLE,
    perform: (g, f) => {
      const [ref] = f.it
      report(f, ref !== undefined && isStillInPlay(g.state, f.self))
      if (ref === undefined || !isStillInPlay(g.state, f.self)) return
      happen(g, {
        kind: 'enter',
        card: ref.card,
        seat: f.you,
        from: cardAt(g.state, ref.card).zone,
        slot: NONE,
        participating: false,
        tokens: 0,
        on: f.self.card,
        asAttachment: true,
      })
      f.it = [refTo(g.state, ref.card)]
    },
    deed: { en: 'attach a character', de: 'einen Charakter anhängen', it: 'assegnare un personaggio' },
    say: {
      en: (_, context) =>
        order(
          `attach it to this ${context.self} as an attachment, treating its printed text box as if it were blank`,
        ),
      de: (_, context) =>
        befehl(verbs.anhängen, {
          middle: `ihn als Verstärkung mit leerem Textfeld an ${de.self(context).in('acc')}`,
        }),
      it: (_, context) =>
        fa(
          'you',
          verbi.assegnare,
          `quel personaggio ${it.self(context).with('a')} come accessorio, come se il suo riquadro di testo fosse vuoto`,
        ),
    },
  },
  setAside: {
    subjects: none,
    could: (g, c) => zoneOf(g.state, CONFLICT, c.me).length > 0,
    reads: () => PILES,
    perform: (g, f, { n }) => {
      const cards = topOf(g, f.you, amountNow(g, f, n))
      report(f, cards.length > 0)
      if (cards.length === 0) return
      happen(g, ...cards.map((card): L5REvent => ({ kind: 'put', card, to: REMOVED, holder: f.you })))
      const effect = {
        seat: f.you,
        source: f.self,
        for: 'game' as const,
        ability: 'set aside',
        delayed: false,
        it: cards.map((id) => refTo(g.state, id)),
        amounts: {},
        element: null,
        uses: NONE,
      }
      happen(g, { kind: 'lasting', effect })
    },
    deed: { en: 'set cards aside', de: 'Karten zur Seite legen', it: 'mettere da parte carte' },
    say: {
      en: ({ n }, context) => ({
        ...order(
          `set aside ${en.cards(n, context)} from the top of your conflict deck, faceup and out of play`,
        ),
        after: ['you may play those cards as if they were in your hand'],
      }),
      de: ({ n }, context) => ({
        ...befehl(
          verbs.legen,
          `${de.cards(n, context)} von deinem Konfliktdeck offen und außerhalb des Spiels zur Seite`,
        ),
        after: ['du darfst jene Karten spielen, als ob sie auf deiner Hand wären'],
      }),
      it: ({ n }, context) => ({
        ...fa(
          'you',
          verbi.mettere,
          `da parte ${it.cards(n, context)} dalla cima del tuo mazzo conflitto, a faccia in su e fuori dal gioco`,
        ),
        after: ['puoi giocare quelle carte come se fossero nella tua mano'],
      }),
    },
  },
}
