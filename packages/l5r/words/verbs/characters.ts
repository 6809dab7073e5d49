/** What is done to characters: honored, bowed, moved. */
import type { CardId, Frame, Option, Ref, Seat } from '@regelwerk/core'
import { capital, words } from '@regelwerk/say'
import { order as befehl, fixed as fest, statement as gilt, verbs } from '@regelwerk/say/de'
import { an, order, phrase as simple, statement } from '@regelwerk/say/en'
import { statement as dice, deed as fa, fixed } from '@regelwerk/say/it'
import type { Element, Status, Subject } from '../../abilities.ts'
import { type G, on, procedure, rule, step } from '../../book.ts'
import type { L5REvent } from '../../events.ts'
import type { Context } from '../../reading.ts'
import { candidates, someOf } from '../../rules/candidates.ts'
import { happen } from '../../rules/cards.ts'
import { each, them } from '../../rules/changes.ts'
import { contextNow, report, subjects } from '../../rules/effects.ts'
import { canDishonor, canHonor, canJoin, canTaint } from '../../rules/restrictions.ts'
import { honorOne } from '../../rules/tasks.ts'
import { cardAt, charactersOf, faceAt, handOf, NONE } from '../../state.ts'
import * as de from '../../text/de-phrases.ts'
import { ofElement, statusNames } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { ofElement as dellElemento, statusNames as stati, verbs as verbi } from '../../text/it-words.ts'
import { hasToken, isOrdinary, tokenOf, tokensOn } from '../../tokens.ts'
import { isForbidden } from '../../values.ts'
import * as aspects from '../aspects.ts'
import type { Deed, SaidVerb, VerbWord, VerbWords } from '../records.ts'
import { doneTo } from './done-to.ts'

interface What {
  what: Subject
}

export interface CharacterVerbs {
  honor: What
  dishonor: What
  bow: What
  ready: What
  moveHome: What
  moveToConflict: What
  /** Of two that were chosen, as the resolving player says. */
  honorOneDishonorOther: { what: 'target' }
  taint: What
  /** Whoever has claimed that ring chooses an ordinary character of theirs; you honor or dishonor it. */
  judgeByRing: { ring: Element }
  /** Both players reveal a card from hand at the same time; whoever reveals the cheapest bows their target. */
  testify: object
  /** A token of this kind, wherever it lies: nobody was honored or dishonored by it. */
  placeStatus: { what: Subject; status: Status }
  /** That token, or each that it has. */
  discardStatus: { what: Subject; status?: Status }
  /** One of its tokens, as the resolving player says. */
  discardToken: What
  moveStatus: { from: Subject; to: Subject; status?: Status }
}

/** Something is done to each of the cards to which it can be done. */
const changing = (
  reads: number,
  can: (g: G, id: CardId, c: Context) => boolean,
  event: (id: CardId, by: number) => L5REvent,
  deed_: Deed,
  say: SaidVerb<What>['say'],
): VerbWord<What> => ({
  subjects: ({ what }) => [what],
  could: (g, c, { what }) => someOf(g, c, what, (id) => can(g, id, c)),
  reads: () => reads,
  changes: (g, f, verb) => {
    const c = contextNow(f)
    return each(
      g,
      f,
      [verb.what],
      (id) => can(g, id, { ...c, me: f.me }),
      (id) => event(id, f.me),
    )
  },
  deed: deed_,
  say,
})

/** Nobody has the same token twice (faq/8). */
export const mayReceive = (g: G, to: CardId, status: Status): boolean => {
  if (hasToken(g.state, to, tokenOf[status]) && on('glossary/persoenliche-ehre-persoenlicher-ehrverlust/7'))
    return false
  return status !== 'dishonored' || !isForbidden(g, to, 'receiveDishonored')
}

const tokensAmong = (g: G, id: CardId, wanted: Status | undefined): Status[] =>
  tokensOn(g.state, id).filter((one) => wanted === undefined || one === wanted)

const movable = (g: G, from: CardId, to: CardId, wanted: Status | undefined): Status[] =>
  tokensAmong(g, from, wanted).filter((one) => mayReceive(g, to, one))

const losesToken = (card: CardId, status: Status): L5REvent => ({
  kind: 'lose token',
  card,
  token: tokenOf[status],
})

/** Whoever gets a token in this way has not been honored. */
export const getsToken = rule(
  'faq/10',
  (card: CardId, status: Status): L5REvent => ({ kind: 'gain token', card, token: tokenOf[status] }),
)

const ordinaryOf = (g: G, seat: Seat): CardId[] =>
  seat === NONE
    ? []
    : charactersOf(g.state, seat).filter(
        (id) => isOrdinary(g.state, id) && (canHonor(g, id) || canDishonor(g, id)),
      )

/** One of these is chosen, and the other player says what becomes of it. */
const judge = procedure<{
  seat: Seat
  chooser: Seat
  source: CardId
  cards: CardId[]
  picked: CardId | null
  answer: 'honor' | 'dishonor' | null
}>('judge', [
  step('~which', (g, f) => {
    const options = f.cards.map((id): Option => ({ verb: 'choose', target: id, value: id }))
    g.choose(f as Frame, 'picked', f.chooser, options, { prompt: 'choose target', source: f.source })
  }),
  step('~how', (g, f) => {
    const { picked: card } = f
    if (card === null) return
    const options: Option[] = []
    if (canHonor(g, card)) options.push({ verb: 'honor', target: card, value: 'honor' })
    if (canDishonor(g, card, f.seat)) options.push({ verb: 'dishonor', target: card, value: 'dishonor' })
    g.choose(f as Frame, 'answer', f.seat, options, { prompt: 'honor or dishonor', source: f.source })
  }),
  step('glossary/auswaehlen/2', (g, { picked, answer, seat }) => {
    if (picked !== null && answer !== null) happen(g, { kind: answer, card: picked, by: seat })
  }),
])

/** Cards are revealed at the same time; whoever reveals the cheapest bows the character they have chosen. */
const testimony = procedure<{
  source: CardId
  by: Seat
  those: Ref[]
  seats: Seat[]
  answers: readonly CardId[] | null
}>('testimony', [
  step('~which', (g, f) => {
    f.seats = [0, 1].filter((seat) => handOf(g.state, seat).length > 0)
    g.askSeats(
      'all',
      'answers',
      f.seats.map((seat) => ({
        seat,
        options: handOf(g.state, seat).map((id): Option => ({ verb: 'choose', target: id, value: id })),
        details: { prompt: 'choose to reveal', source: f.source },
      })),
    )
  }),
  step('glossary/aufdecken', (g, f) => happen(g, { kind: 'reveal', cards: [...(f.answers ?? [])] })),
  step('glossary/effekte/2', (g, f) => {
    const costs = (f.answers ?? []).map((id) => faceAt(g.state, id).cost ?? 0)
    const lowest = Math.min(...costs)
    const losers = f.seats.filter((_, i) => costs[i] === lowest)
    const batch = f.those.flatMap(({ card, life }): L5REvent[] => {
      const one = cardAt(g.state, card)
      const bows = losers.includes(one.holder) && one.life === life && !one.bowed
      return bows && !isForbidden(g, card, 'beBowed', f.by)
        ? [{ kind: 'bow', card, by: f.by, ring: false }]
        : []
    })
    if (batch.length > 0) happen(g, ...batch)
  }),
])

interface TokenLocals {
  seat: Seat
  from: Ref
  /** Where it goes; null: it is discarded. */
  to: Ref | null
  wanted: Status | null
  answer: Status | null
}

/** Moves or discards one of the tokens on a card; where there are several, one is chosen. */
const dealWithToken = procedure<TokenLocals>('status token', [
  step('~which token', (g, f) => {
    const { from, to } = f
    const wanted = f.wanted ?? undefined
    const tokens = to === null ? tokensAmong(g, from.card, wanted) : movable(g, from.card, to.card, wanted)
    const options = tokens.map((one): Option => ({ verb: 'token', name: one, value: one }))
    if (options.length > 0)
      g.choose(f as Frame, 'answer', f.seat, options, { prompt: 'which token', source: from.card })
  }),
  step('~deal with it', (g, { from, to, answer }) => {
    if (answer === null) return
    const lost = losesToken(from.card, answer)
    if (to === null) happen(g, lost)
    else happen(g, lost, getsToken(to.card, answer))
  }),
])

/** "geehrt" as in "Geehrt-Statusmarker" */
const marker = (status: Status | undefined): string =>
  status ? `${capital(statusNames[status])}-Statusmarker` : 'Statusmarker'

/** Not said in the genitive. */
const isLong = (what: Subject): boolean => typeof what === 'object' && 'hostOf' in what

export const characterVerbs: VerbWords<CharacterVerbs> = {
  honor: changing(
    aspects.STATUS | aspects.BANS,
    canHonor,
    (card, by) => ({ kind: 'honor', card, by }),
    { en: 'honor', de: 'ehren', it: 'onorare' },
    doneTo(['honor'], [verbs.ehren], [verbi.onorare]),
  ),
  dishonor: changing(
    aspects.STATUS | aspects.BANS,
    (g, id, c) => canDishonor(g, id, c.me),
    (card, by) => ({ kind: 'dishonor', card, by }),
    { en: 'dishonor', de: 'entehren', it: 'disonorare' },
    doneTo(['dishonor'], [verbs.entehren], [verbi.disonorare]),
  ),
  bow: changing(
    aspects.BOWED | aspects.BANS,
    (g, id, c) =>
      !(cardAt(g.state, id).bowed && on('glossary/beugen-gebeugt/1')) && !isForbidden(g, id, 'beBowed', c.me),
    (card, by) => ({ kind: 'bow', card, by, ring: false }),
    { en: 'bow', de: 'beugen', it: 'inchinare' },
    doneTo(['bow'], [verbs.beugen], [verbi.inchinare]),
  ),
  ready: changing(
    aspects.BOWED | aspects.BANS,
    (g, id) => cardAt(g.state, id).bowed && !isForbidden(g, id, 'beReadied'),
    (card) => ({ kind: 'ready', card }),
    { en: 'ready', de: 'spielbereit machen', it: 'preparare' },
    doneTo(['ready'], [verbs.spielbereitMachen], [verbi.preparare]),
  ),
  moveHome: changing(
    aspects.JOINED | aspects.BANS,
    (g, id, c) =>
      cardAt(g.state, id).participating &&
      !isForbidden(g, id, 'beMoved', c.me) &&
      !isForbidden(g, id, 'beMovedHome', c.me),
    (card) => ({ kind: 'move home', card }),
    { en: 'move home', de: 'in die Heimatzone bewegen', it: 'spostare a casa' },
    doneTo(['move', 'home'], [verbs.verschieben, 'in die Heimatzone'], [verbi.spostare, 'a casa']),
  ),
  moveToConflict: changing(
    aspects.ANYTHING,
    canJoin,
    (card) => ({ kind: 'commit', card, moved: true }),
    { en: 'move to the conflict', de: 'in den Konflikt bewegen', it: 'spostare nel conflitto' },
    doneTo(
      ['move', 'to the conflict'],
      [verbs.verschieben, 'in den Konflikt'],
      [verbi.spostare, 'nel conflitto'],
    ),
  ),
  honorOneDishonorOther: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) => someOf(g, c, what, () => true),
    reads: () => aspects.TABLE,
    perform: (g, f) => {
      const [a, b] = f.targets[0] ?? []
      if (a !== undefined && b !== undefined)
        g.call(honorOne, { card: a, rival: b, seat: f.you, answer: null })
    },
    deed: {
      en: 'honor one, dishonor the other',
      de: 'einen ehren, den anderen entehren',
      it: "onorarne uno, disonorare l'altro",
    },
    say: {
      en: ({ what }, context) => order(`honor one of ${en.phrase(what, context).acc} and dishonor the other`),
      de: ({ what }, context) =>
        befehl(verbs.ehren, {
          middle: `einen ${de.phrase(what, context).in('gen')}`,
          behind: ' und entehre den anderen',
        }),
      it: ({ what }, context) =>
        fa('you', verbi.onorare, `uno ${it.phrase(what, context).with('di')} e disonora l'altro`),
    },
  },
  taint: changing(
    aspects.STATUS,
    canTaint,
    (card, by) => ({ kind: 'taint', card, by }),
    { en: 'taint', de: 'beflecken', it: 'contaminare' },
    doneTo(['taint'], [verbs.beflecken], [verbi.contaminare]),
  ),
  judgeByRing: {
    subjects: () => [],
    could: (g, _, { ring }) => ordinaryOf(g, g.state.rings[ring].claimed).length > 0,
    reads: () => aspects.STATUS | aspects.RINGS,
    perform: (g, f, { ring }) => {
      const chooser = g.state.rings[ring].claimed
      const cards = ordinaryOf(g, chooser)
      report(f, cards.length > 0)
      if (cards.length > 0)
        g.call(judge, { seat: f.you, chooser, source: f.self.card, cards, picked: null, answer: null })
    },
    deed: { en: 'honor or dishonor', de: 'ehren oder entehren', it: 'onorare o disonorare' },
    say: {
      en: ({ ring }) => ({
        ...statement(
          simple(`the player that has the ${en.elementName(ring)} ring in their claimed ring pool`),
          'choose an ordinary character they control',
        ),
        after: ['select one: honor or dishonor that character'],
      }),
      de: ({ ring }) => ({
        ...gilt(
          fest(`der Spieler, in dessen Vorrat beanspruchter Ringe der Ring ${ofElement[ring]} liegt,`, 'm'),
          verbs.wählen,
          'einen gewöhnlichen Charakter, den er kontrolliert',
        ),
        after: ['wähle eines aus: ehre oder entehre jenen Charakter'],
      }),
      it: ({ ring }) => ({
        ...dice(
          fixed(
            `il giocatore che ha l'anello ${dellElemento[ring]} nella sua riserva degli anelli rivendicati`,
          ),
          ['sceglie', ''],
          'un personaggio ordinario che controlla',
        ),
        after: ['scegli una opzione: onora o disonora quel personaggio'],
      }),
    },
  },
  testify: {
    subjects: () => ['targets'],
    could: (g, c) =>
      [0, 1].some((seat) => handOf(g.state, seat).length > 0) && someOf(g, c, 'targets', () => true),
    reads: () => aspects.PILES | aspects.BOWED,
    perform: (g, f) => {
      g.call(testimony, { source: f.self.card, by: f.me, those: f.targets.flat(), seats: [], answers: null })
    },
    deed: { en: 'reveal cards', de: 'Karten aufdecken', it: 'rivelare carte' },
    say: {
      en: () => ({
        ...statement(simple('each player'), 'reveal a card from their hand at the same time'),
        after: ['each player who reveals the lowest cost card bows the character they chose'],
      }),
      de: () => ({
        ...gilt(fest('jeder Spieler', 'm'), verbs.aufdecken, 'gleichzeitig eine Karte von seiner Hand'),
        after: ['wer die Karte mit den niedrigsten Kosten aufdeckt, beugt den Charakter, den er gewählt hat'],
      }),
      it: () => ({
        ...dice(fixed('ogni giocatore'), ['rivela', ''], 'contemporaneamente una carta dalla sua mano'),
        after: ['chi rivela la carta dal costo più basso inchina il personaggio che ha scelto'],
      }),
    },
  },
  placeStatus: {
    subjects: ({ what }) => [what],
    could: (g, c, { what, status }) =>
      someOf(g, c, what, (id) => mayReceive(g, id, status) && !cardAt(g.state, id).broken),
    reads: () => aspects.STATUS,
    changes: (g, f, { what, status }) =>
      each(
        g,
        f,
        [what],
        (id) => mayReceive(g, id, status) && !cardAt(g.state, id).broken,
        (card) => getsToken(card, status),
      ),
    deed: { en: 'place a status token', de: 'einen Statusmarker legen', it: 'piazzare un segnalino stato' },
    say: {
      en: ({ what, status }, context) =>
        order(`place ${an(`${status} status token`)} on ${en.phrase(what, context).acc}`),
      de: ({ what, status }, context) =>
        befehl(
          verbs.legen,
          `einen ${capital(statusNames[status])}-Statusmarker auf ${de.phrase(what, context).in('acc')}`,
        ),
      it: ({ what, status }, context) =>
        fa(
          'you',
          verbi.piazzare,
          `un segnalino stato ${stati[status]}o ${it.phrase(what, context).with('su')}`,
        ),
    },
  },
  discardStatus: {
    subjects: ({ what }) => [what],
    could: (g, c, { what, status }) => someOf(g, c, what, (id) => tokensAmong(g, id, status).length > 0),
    reads: () => aspects.STATUS,
    changes: (g, f, { what, status }) => {
      const batch = them(g, f, [what]).flatMap(({ card }) =>
        tokensAmong(g, card, status).map((one) => losesToken(card, one)),
      )
      report(f, batch.length > 0)
      return batch
    },
    deed: { en: 'discard status tokens', de: 'Statusmarker ablegen', it: 'scartare segnalini stato' },
    say: {
      en: ({ what, status }, context) =>
        order(
          status
            ? isLong(what)
              ? `discard the ${status} status token from ${en.phrase(what, context).acc}`
              : `discard ${en.phrase(what, context).poss} ${status} status token`
            : `discard each status token from ${en.phrase(what, context).acc}`,
        ),
      de: ({ what, status }, context) =>
        befehl(
          verbs.ablegen,
          `${status ? 'den' : 'jeden'} ${marker(status)} ${de.phrase(what, afresh(context)).in('gen')}`,
        ),
      it: ({ what, status }, context) => {
        const token = status ? `il segnalino stato ${stati[status]}o` : 'ogni segnalino stato'
        return fa('you', verbi.scartare, `${token} ${it.phrase(what, afresh(context)).with('di')}`)
      },
    },
  },
  discardToken: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) => someOf(g, c, what, (id) => tokensOn(g.state, id).length > 0),
    reads: () => aspects.STATUS,
    perform: (g, f, { what }) => {
      const all = them(g, f, [what]).filter(({ card }) => tokensOn(g.state, card).length > 0)
      report(f, all.length > 0)
      // What is called last is done first.
      for (const from of all.reverse())
        g.call(dealWithToken, { seat: f.you, from, to: null, wanted: null, answer: null })
    },
    deed: {
      en: 'discard a status token',
      de: 'einen Statusmarker ablegen',
      it: 'scartare un segnalino stato',
    },
    say: {
      en: ({ what }, context) => order(`discard a status token from ${en.phrase(what, context).acc}`),
      de: ({ what }, context) =>
        befehl(verbs.ablegen, `einen Statusmarker ${de.phrase(what, afresh(context)).in('gen')}`),
      it: ({ what }, context) =>
        fa('you', verbi.scartare, `un segnalino stato ${it.phrase(what, afresh(context)).with('da')}`),
    },
  },
  moveStatus: {
    subjects: ({ from, to }) => [from, to],
    could: (g, c, { from, to, status }) =>
      someOf(g, c, to, (id) =>
        candidates(g, from, c).some((ref) => movable(g, ref.card, id, status).length > 0),
      ),
    reads: () => aspects.STATUS | aspects.BANS,
    perform: (g, f, verb) => {
      const [from, to] = subjects(g, f, verb).map((list) => list[0])
      if (from !== undefined && to !== undefined)
        g.call(dealWithToken, { seat: f.you, from, to, wanted: verb.status ?? null, answer: null })
    },
    deed: { en: 'move a status token', de: 'einen Statusmarker bewegen', it: 'spostare un segnalino stato' },
    say: {
      en: ({ from, to, status }, context) => {
        const whose = en.phrase(from, context).poss
        return order(words('move', whose, status, `status token to ${en.phrase(to, context).acc}`))
      },
      de: ({ from, to, status }, context) => {
        const whose = de.phrase(from, afresh(context)).in('gen')
        const whom = de.phrase(to, context).in('acc')
        return befehl(verbs.verschieben, `den ${marker(status)} ${whose} auf ${whom}`)
      },
      it: ({ from, to, status }, context) => {
        const token = words('il segnalino stato', status && `${stati[status]}o`)
        const whose = it.phrase(from, afresh(context)).with('di')
        return fa('you', verbi.spostare, `${token} ${whose} ${it.phrase(to, context).with('su')}`)
      },
    },
  },
}
