/** What must be paid before the effect, all of it together (glossary/kosten). */
import { type CardId, type Option, oncePerNode, refTo, type Seat, zoneOf } from '@regelwerk/core'
import { capital, subordinate, words } from '@regelwerk/say'
import { order as befehl, behind, object, verbs } from '@regelwerk/say/de'
import { an, counted, order } from '@regelwerk/say/en'
import { deed as fa } from '@regelwerk/say/it'
import type {
  CardType,
  Condition,
  DuelValue,
  Element,
  Filter,
  RingFilter,
  Skill,
  Status,
} from '../../abilities.ts'
import { type G, on, rule } from '../../book.ts'
import { destination } from '../../destinations.ts'
import { elements } from '../../elements.ts'
import type { L5REvent } from '../../events.ts'
import { type Context, holds, matching } from '../../reading.ts'
import { readsOfCondition, readsOfFilter } from '../../reads.ts'
import { areUnbreakable } from '../../restraints.ts'
import { breaker, canDishonor, canLoseFate, canTaint, mayEnter } from '../../rules/restrictions.ts'
import { namesFromHand } from '../../rules/tasks.ts'
import {
  CONFLICT,
  cardAt,
  DYNASTY,
  HAND,
  isInPlay,
  type L5RState,
  NONE,
  other,
  provinceIn,
  provincesOf,
  REMOVED,
  ROW,
  rowOf,
} from '../../state.ts'
import { ringsMatching } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import { duelName, karten, ofElement, statusNames } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import { isOutside } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import {
  carte,
  duelName as duello,
  ofElement as elemento,
  statusNames as stati,
  verbs as verbi,
} from '../../text/it-words.ts'
import { hasToken, tokenOf } from '../../tokens.ts'
import { duelValueOf, isForbidden, keepsHonor, skillOf } from '../../values.ts'
import * as aspects from '../aspects.ts'
import type { CostWord, CostWords, Paid } from '../records.ts'
import { ringReturned } from '../verbs/conflicts.ts'
import { fromZone } from '../verbs/moving.ts'
import { type CardCosts, cardCosts } from './cards.ts'
import { always, nothing, plainly } from './plainly.ts'
import { type PoolCosts, poolCosts } from './pools.ts'
import { doing, hostOf, type Payer, payer, refs, withCard } from './with-card.ts'

export interface Costs extends PoolCosts, CardCosts {
  /** `unless` that is so. */
  bow: { bow: Payer; unless?: Condition }
  fate: { fate: number }
  /** Onto an unclaimed ring, or the ring of an element. */
  fateToRing: { fateToRing: 'unclaimed' | Element }
  removeFate: { removeFate: number; from: Payer }
  /** `upTo`: no more than so much. */
  honor: { honor: number | 'oneOrMore'; upTo?: number }
  giveFate: { giveFate: number }
  /** `counting`: the skill or the fate that it had is what the effect goes by. */
  sacrifice: { sacrifice: Payer; counting?: Skill | 'fate' }
  discard: { discard: Filter; n: number | 'oneOrMore' }
  /** From a pile, out of the game. */
  removeFromGame: { removeFromGame: Filter }
  /** One or more, of one's own claimed rings. */
  returnRings: { returnRings: 'oneOrMore' }
  dishonor: { dishonor: Payer }
  taint: { taint: Payer }
  discardStatus: { discardStatus: Payer; status: Status }
  /** Onto the bottom of its owner's deck, from play or from a pile. */
  putUnder: { putUnder: Filter }
  breakSelf: { breakSelf: true }
  breakProvince: { breakProvince: Filter }
  /** The province is what the effect speaks of. */
  shuffleProvinceCard: { shuffleProvinceCard: true }
  /** From the top of the conflict deck; `instead`: another number where this holds. */
  reveal: { reveal: number; instead?: { n: number; if: Condition } }
  nameCardType: { nameCardType: true }
  /** Any card that is played from a hand. */
  nameCard: { nameCard: true }
  discardFavor: { discardFavor: true }
  returnRing: { returnRing: RingFilter }
  putIntoPlay: { putIntoPlay: 'self' }
  /** The effect may go on to speak of the card that it was on. */
  returnToHand: { returnToHand: 'self' }
  /** It is in the hand, and shown. */
  revealSelf: { revealSelf: true }
  duel: { duel: DuelValue; against: Filter; by?: 'opponent' }
}

/** What cannot be discarded can still be sacrificed. */
export const canBeSacrificed = rule(
  'glossary/opfern/2',
  (g: G, id: CardId): boolean => isInPlay(cardAt(g.state, id)) && !isForbidden(g, id, 'leavePlay'),
)
/** Fate spent to a ring is placed on it. */
export const placedOnRing = rule('glossary/schicksal/3', (): number => 1)
/** Nobody has it from then on. */
export const discardsFavor = rule(
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/7',
  (): Paid => nothing({ kind: 'favor', seat: null, side: 'military' }),
)
/** What is put into play enters at home, if nothing else is said. */
export const entersConflict = rule(
  'glossary/spielen-und-ins-spiel-bringen/4',
  (_: L5RState): boolean => false,
)

const canBow = (g: G, id: CardId): boolean =>
  !(cardAt(g.state, id).bowed && on('glossary/beugen-gebeugt/4')) && !isForbidden(g, id, 'beBowed')

/** Those that really lie there. */
const ownRings = (g: G, seat: Seat): Element[] => elements.filter((e) => g.state.rings[e].claimed === seat)

const chosenCards = (choice: unknown): CardId[] => [choice].flat() as CardId[]

const ringsToFeed = (g: G, which: 'unclaimed' | Element): Element[] =>
  which === 'unclaimed'
    ? elements.filter((e) => g.state.rings[e].claimed === NONE && g.state.conflict?.ring !== e)
    : [which]

const mostHonor = (g: G, { upTo }: Costs['honor'], seat: Seat): number =>
  Math.min(g.state.honor[seat as 0 | 1], upTo ?? Number.POSITIVE_INFINITY)

/** How many cards are to be revealed, all of them or it is not paid. */
const toReveal = (g: G, { reveal, instead }: Costs['reveal'], c: Context): number =>
  instead !== undefined && holds(g, instead.if, c) ? instead.n : reveal

const revealed = (g: G, cost: Costs['reveal'], c: Context): CardId[] =>
  zoneOf(g.state, CONFLICT, c.me).slice(-toReveal(g, cost, c))

const fromHand = oncePerNode((filter: Filter): Filter => ({ in: 'hand', ...filter, whose: 'yours' }))
/** With what is in one's own zones outside play. */
export const discardedFrom = rule('glossary/kosten/4', (filter: Filter): Filter => fromHand(filter))

/** Whom a character can challenge (step/D.1): somebody of the opponent's, and in a conflict both participate. */
const challenged = oncePerNode((against: Filter) => {
  const of = (whose: 'opponents' | 'any', there: boolean): Filter => ({
    ...against,
    whose,
    ...(there && { participating: true }),
  })
  return {
    opponents: [of('opponents', false), of('opponents', true)],
    any: [of('any', false), of('any', true)],
  }
})

/** One of the opponent's. */
export const whoseToChallenge = rule('step/D.1/1', (): 'opponents' | 'any' => 'opponents')

function duelists(g: G, { duel, against }: Costs['duel'], c: Context): CardId[] {
  // The character itself must be one of the two, and in a conflict both must be participating (step/D.1).
  const there = g.state.conflict !== null
  if (there && !cardAt(g.state, c.self).participating && on('step/D.1/3')) return []
  const dash = (id: CardId): boolean => duelValueOf(g, id, duel) === null && on('glossary/gedankenstrich/4')
  if (dash(c.self)) return []
  const filters = challenged(against)[whoseToChallenge()]
  return matching(g, filters[there && on('step/D.1/2') ? 1 : 0] as Filter, c).filter(
    (id) => id !== c.self && !dash(id) && !(isForbidden(g, id, 'beTargeted', c.me) && on('glossary/duell/1')),
  )
}

const bowing = withCard<Costs['bow']>(
  ({ bow }) => bow,
  aspects.BOWED | aspects.BANS,
  (g, id) => canBow(g, id),
  (_, card, { me }) => ({ kind: 'bow', card, by: me, ring: false }),
  doing(({ bow }) => bow, 'bow', verbs.beugen, verbi.inchinare),
)
const isSpared = (g: G, { unless }: Costs['bow'], c: Context): boolean =>
  unless !== undefined && holds(g, unless, c)
/** Where it need not be paid, nothing is bowed. */
const bowingUnless: CostWord<Costs['bow']> = {
  reads: (cost) => bowing.reads(cost) | (cost.unless ? readsOfCondition(cost.unless) : 0),
  payers: (g, cost, c) => (isSpared(g, cost, c) ? null : bowing.payers(g, cost, c)),
  canPay: (g, cost, c, payers) => isSpared(g, cost, c) || bowing.canPay(g, cost, c, payers),
  pay: (g, cost, choice, c) => (isSpared(g, cost, c) ? nothing() : bowing.pay(g, cost, choice, c)),
  say: {
    en: ({ bow, unless }, context) =>
      order(words(`bow ${payer.en(bow, context)}`, unless && `unless ${en.condition(unless, context)}`)),
    de: ({ bow, unless }, context) =>
      befehl(verbs.beugen, {
        ...object(payer.de(bow, context)),
        ...(unless && { behind: subordinate(`außer wenn ${de.condition(unless, context)}`) }),
      }),
    it: ({ bow, unless }, context) =>
      fa(
        'you',
        verbi.inchinare,
        payer.it(bow, context),
        unless ? `tranne se ${it.condition(unless, context)}` : '',
      ),
  },
}

const sacrificed = withCard<Costs['sacrifice']>(
  ({ sacrifice }) => sacrifice,
  aspects.BANS,
  (g, id) => canBeSacrificed(g, id),
  (_, card, { me }) => ({ kind: 'leave', card, way: 'sacrifice', by: me }),
  doing(({ sacrifice }) => sacrifice, 'sacrifice', verbs.opfern, verbi.sacrificare),
  (g, id, { counting }) => {
    if (counting === undefined) return undefined
    return counting === 'fate' ? cardAt(g.state, id).fate : (skillOf(g, id, counting) ?? 0)
  },
)
/** With a card out of a province that province is paid with, too: the effect may go on to speak of it. */
const sacrificing: CostWord<Costs['sacrifice']> = {
  ...sacrificed,
  pay: (g, cost, choice, c) => {
    const made = sacrificed.pay(g, cost, choice, c)
    const provinces = made.paid.flatMap(({ card }) => {
      const { zone, slot, holder } = cardAt(g.state, card)
      return zone === ROW ? refs(g, provinceIn(g.state, holder, slot)) : []
    })
    const hosts = made.paid.flatMap(({ card }) => {
      const { on: host } = cardAt(g.state, card)
      return host === NONE ? [] : refs(g, host)
    })
    return { ...made, paid: [...made.paid, ...provinces, ...hosts] }
  },
  will: (_, { sacrifice }, { self }) => (sacrifice === 'self' ? [self] : []),
}

export const costWords: CostWords<Costs> = {
  ...poolCosts,
  ...cardCosts,
  bow: bowingUnless,
  fate: {
    ...plainly<Costs['fate']>(
      aspects.POOLS,
      always,
      (_, { fate: n }, { me }) => nothing({ kind: 'lose fate', seat: me, n }),
      {
        en: ({ fate: n }) => order(`spend ${n} fate`),
        de: ({ fate: n }) => befehl(verbs.ausgeben, `${n} Schicksal`),
        it: ({ fate: n }) => fa('you', verbi.spendere, `${n} fato`),
      },
    ),
    fate: ({ fate: n }) => n,
  },
  fateToRing: {
    ...plainly<Costs['fateToRing']>(
      aspects.POOLS | aspects.RINGS | aspects.CONFLICT,
      (g, { fateToRing }) => ringsToFeed(g, fateToRing).length > 0,
      (_, __, { me }, choice) =>
        nothing(
          { kind: 'lose fate', seat: me, n: 1 },
          { kind: 'ring fate', ring: choice as Element, n: placedOnRing() },
        ),
      {
        en: ({ fateToRing: ring }) =>
          order(
            `spend 1 fate by placing it on ${ring === 'unclaimed' ? 'an unclaimed ring' : `the ${en.elementName(ring)} ring`}`,
          ),
        de: ({ fateToRing: ring }) => {
          const where = ring === 'unclaimed' ? 'einen unbeanspruchten Ring' : `den Ring ${ofElement[ring]}`
          return befehl(verbs.ausgeben, { middle: '1 Schicksal', behind: ` und lege es auf ${where}` })
        },
        it: ({ fateToRing: ring }) =>
          fa(
            'you',
            verbi.spendere,
            `1 fato piazzandolo ${ring === 'unclaimed' ? 'su un anello non rivendicato' : `sull'anello ${elemento[ring]}`}`,
          ),
      },
    ),
    fate: () => 1,
    options: (g, { fateToRing }) =>
      ringsToFeed(g, fateToRing).map((ring): Option => ({ verb: 'ring', name: ring, value: ring })),
  },
  removeFate: withCard(
    ({ from }) => from,
    aspects.FATE | aspects.BANS,
    (g, id, { removeFate }) => canLoseFate(g, id, removeFate),
    (_, card, __, { removeFate: n }) => ({ kind: 'remove fate', card, n }),
    {
      en: ({ removeFate: n, from }, context) => order(`remove ${n} fate from ${payer.en(from, context)}`),
      de: ({ removeFate: n, from }, context) =>
        befehl(verbs.entfernen, `${n} Schicksal ${behind('von', payer.de(from, context).in('dat'))}`),
      it: ({ removeFate: n, from }, context) =>
        fa('you', verbi.rimuovere, `${n} fato ${payer.it(from, context).with('da')}`),
    },
  ),
  honor: {
    ...plainly<Costs['honor']>(
      aspects.HONOR,
      (g, { honor }, { me }) =>
        !keepsHonor(g, me) && g.state.honor[me as 0 | 1] >= (honor === 'oneOrMore' ? 1 : honor),
      (_, { honor }, { me }, choice) =>
        nothing({
          kind: 'lose honor',
          seat: me,
          n: honor === 'oneOrMore' ? (choice as number) : honor,
          why: 'cost',
        }),
      {
        en: ({ honor: n, upTo }) =>
          order(`lose ${upTo ? `up to ${upTo}` : n === 'oneOrMore' ? '1 or more' : n} honor`),
        de: ({ honor: n, upTo }) =>
          befehl(verbs.verlieren, `${upTo ? `bis zu ${upTo}` : n === 'oneOrMore' ? '1 oder mehr' : n} Ehre`),
        it: ({ honor: n, upTo }) =>
          fa(
            'you',
            verbi.perdere,
            upTo ? `fino a ${upTo} onore` : n === 'oneOrMore' ? '1 onore o più' : `${n} onore`,
          ),
      },
    ),
    most: (g, cost, { me }) => (cost.honor === 'oneOrMore' ? mostHonor(g, cost, me) : undefined),
    options: (g, cost, { me }) =>
      cost.honor === 'oneOrMore'
        ? Array.from(
            { length: mostHonor(g, cost, me) },
            (_, i): Option => ({ verb: 'number', n: i + 1, value: i + 1 }),
          )
        : undefined,
  },
  giveFate: {
    ...plainly<Costs['giveFate']>(
      aspects.POOLS,
      always,
      (_, { giveFate: n }, { me }) => nothing({ kind: 'transfer fate', from: me, to: other(me), n }),
      {
        en: ({ giveFate: n }) => order(`give your opponent ${n} fate`),
        de: ({ giveFate: n }) => befehl(verbs.geben, `deinem Gegner ${n} Schicksal`),
        it: ({ giveFate: n }) => fa('you', verbi.dare, `${n} fato al tuo avversario`),
      },
    ),
    fate: ({ giveFate: n }) => n,
  },
  sacrifice: sacrificing,
  discard: {
    reads: () => aspects.PILES,
    payers: (g, { discard }, c) => matching(g, discardedFrom(discard), c).filter((id) => id !== c.self),
    most: (g, { discard, n }, c) =>
      n === 'oneOrMore' ? matching(g, discardedFrom(discard), c).length : undefined,
    canPay: (_, { n }, __, payers) => (payers?.length ?? 0) >= (n === 'oneOrMore' ? 1 : n),
    pay: (g, _, choice, { me }) => {
      const cards = chosenCards(choice)
      const isFromHand = cards.every((id) => cardAt(g.state, id).zone === HAND)
      return {
        // Who has chosen them has also chosen their order.
        events: [
          {
            kind: 'discard cards',
            seat: me,
            cards,
            ...(cards.length > 1 && { ordered: true }),
            ...(isFromHand && { hand: { by: me, why: 'cost' } }),
          },
        ],
        paid: cards.map((id) => refTo(g.state, id)),
      }
    },
    say: {
      en: ({ discard: { in: where, ...what }, n }, context) => {
        const bare = Object.keys(what).length === 0
        const one = bare ? counted(n === 'oneOrMore' ? 1 : n, 'card') : undefined
        const said =
          n === 'oneOrMore'
            ? `1 or more ${bare ? 'cards' : en.such(what, context)}`
            : (one ?? en.several(what, context, { n }))
        return order(words('discard', said, where && en.whereabouts({ in: where }, false, undefined, 'from')))
      },
      de: ({ discard: { in: where, ...what }, n }, context) => {
        const bare = Object.keys(what).length === 0
        const said =
          n === 'oneOrMore'
            ? `1 oder mehr ${bare ? 'Karten' : de.such(what, context).in('acc')}`
            : bare
              ? karten(n)
              : de.several(what, context, { n }).in('acc')
        return befehl(verbs.ablegen, words(said, where && de.whereabouts({ in: where }, false, 'from')))
      },
      it: ({ discard: { in: where, ...what }, n }, context) => {
        const bare = Object.keys(what).length === 0
        const said =
          n === 'oneOrMore'
            ? `1 o più ${bare ? 'carte' : it.such(what, context).with()}`
            : bare
              ? carte(n)
              : it.several(what, context, { n }).with()
        return fa('you', verbi.scartare, words(said, where && it.whereabouts({ in: where }, false, 'da')))
      },
    },
  },
  removeFromGame: {
    reads: ({ removeFromGame }) => aspects.PILES | readsOfFilter(removeFromGame),
    payers: (g, { removeFromGame }, c) => matching(g, discardedFrom(removeFromGame), c),
    most: (g, { removeFromGame }, c) => matching(g, discardedFrom(removeFromGame), c).length,
    canPay: (_, __, ___, payers) => (payers?.length ?? 0) > 0,
    pay: (g, _, choice) => {
      const cards = chosenCards(choice)
      return {
        events: cards.map((card) => ({
          kind: 'put',
          card,
          to: REMOVED,
          holder: cardAt(g.state, card).owner,
        })),
        paid: cards.map((id) => refTo(g.state, id)),
      }
    },
    say: {
      en: ({ removeFromGame: what }, context) =>
        order(`remove 1 or more ${en.such(what, context)} from the game`),
      de: ({ removeFromGame: what }, context) =>
        befehl(verbs.entfernen, `1 oder mehr ${de.such(what, context).in('acc')} aus dem Spiel`),
      it: ({ removeFromGame: what }, context) =>
        fa('you', verbi.rimuovere, `dal gioco 1 o più ${it.such(what, context).with()}`),
    },
  },
  returnRings: {
    ...plainly<Costs['returnRings']>(
      aspects.RINGS,
      (g, _, { me }) => ownRings(g, me).length > 0,
      (_, __, ___, choice) =>
        nothing(...(choice as Element[]).map((ring): L5REvent => ({ kind: 'return ring', ring }))),
      {
        en: () => order(`return 1 or more rings from your claimed ring pool to the unclaimed ring pool`),
        de: () =>
          befehl(
            verbs.zurücklegen,
            `1 oder mehr Ringe aus deinem Vorrat beanspruchter Ringe in den Vorrat unbeanspruchter Ringe`,
          ),
        it: () =>
          fa(
            'you',
            verbi.restituire,
            `1 o più anelli dalla tua riserva degli anelli rivendicati alla riserva degli anelli non rivendicati`,
          ),
      },
    ),
    most: (g, _, { me }) => ownRings(g, me).length,
    options: (g, _, { me }) =>
      ownRings(g, me).map((ring): Option => ({ verb: 'ring', name: ring, value: ring })),
  },
  dishonor: withCard(
    ({ dishonor }) => dishonor,
    aspects.STATUS | aspects.BANS,
    (g, id) => canDishonor(g, id),
    (_, card) => ({ kind: 'dishonor', card }),
    doing(({ dishonor }) => dishonor, 'dishonor', verbs.entehren, verbi.disonorare),
  ),
  taint: withCard(
    ({ taint }) => taint,
    aspects.STATUS,
    canTaint,
    (_, card, { me }) => ({ kind: 'taint', card, by: me }),
    doing(({ taint }) => taint, 'taint', verbs.beflecken, verbi.contaminare),
  ),
  discardStatus: withCard(
    ({ discardStatus }) => discardStatus,
    aspects.STATUS,
    (g, id, { status }) => hasToken(g.state, id, tokenOf[status]),
    (_, card, __, { status }) => ({ kind: 'lose token', card, token: tokenOf[status] }),
    {
      en: ({ discardStatus, status }, context) =>
        order(`discard ${an(`${status} status token`)} from ${payer.en(discardStatus, context)}`),
      de: ({ discardStatus, status }, context) => {
        const token = `${capital(statusNames[status])}-Statusmarker`
        return befehl(
          verbs.ablegen,
          `einen ${token} ${behind('von', payer.de(discardStatus, context).in('dat'))}`,
        )
      },
      it: ({ discardStatus, status }, context) =>
        fa(
          'you',
          verbi.scartare,
          `un segnalino stato ${stati[status]}o ${payer.it(discardStatus, context).with('da')}`,
        ),
    },
  ),
  putUnder: withCard(
    ({ putUnder }) => putUnder,
    aspects.TABLE | aspects.BANS,
    (g, id) => !isInPlay(cardAt(g.state, id)) || !isForbidden(g, id, 'leavePlay'),
    (g, card, { me }) => {
      const one = cardAt(g.state, card)
      if (isInPlay(one)) return { kind: 'leave', card, way: 'bottom', by: me }
      return { kind: 'put', card, to: destination(one, 'bottom'), holder: one.owner, place: 'bottom' }
    },
    {
      en: ({ putUnder }, context) =>
        order(
          `put ${payer.en(putUnder, context)} on the bottom of ${isOutside(putUnder) ? 'your' : "its owner's"} deck`,
        ),
      de: ({ putUnder }, context) =>
        befehl(
          verbs.legen,
          object(
            payer.de(putUnder, context),
            isOutside(putUnder) ? 'unter dein Deck' : 'unter das Deck seines Besitzers',
          ),
        ),
      it: ({ putUnder }, context) =>
        fa(
          'you',
          verbi.mettere,
          payer.it(putUnder, context),
          isOutside(putUnder) ? 'in fondo al tuo mazzo' : 'in fondo al mazzo del suo proprietario',
        ),
    },
  ),
  breakSelf: plainly(
    aspects.TEXTS,
    (g) => !areUnbreakable(g),
    (g, _, { self, me }) => ({
      events: [{ kind: 'break', card: self, seat: breaker(me) }],
      paid: refs(g, self),
    }),
    doing(() => 'self', 'break', verbs.unterwerfen, verbi.spezzare),
  ),
  breakProvince: withCard(
    ({ breakProvince }) => breakProvince,
    aspects.TABLE,
    (g, id) => !cardAt(g.state, id).broken && !areUnbreakable(g),
    (_, card, { me }) => ({ kind: 'break', card, seat: breaker(me) }),
    doing(({ breakProvince }) => breakProvince, 'break', verbs.unterwerfen, verbi.spezzare),
  ),
  shuffleProvinceCard: {
    reads: () => aspects.TABLE,
    payers: (g, _, { me }) =>
      rowOf(g.state, me).filter((id) => {
        const { slot } = cardAt(g.state, id)
        return provincesOf(g.state, me).some(
          (p) => cardAt(g.state, p).slot === slot && !cardAt(g.state, p).broken,
        )
      }),
    canPay: (_, __, ___, payers) => (payers?.length ?? 0) > 0,
    pay: (g, _, choice, { me }) => {
      const card = choice as CardId
      const { owner, slot } = cardAt(g.state, card)
      return {
        events: [
          { kind: 'put', card, to: DYNASTY, holder: owner },
          { kind: 'shuffle', seat: me, zone: DYNASTY },
        ],
        paid: refs(g, provinceIn(g.state, me, slot)),
      }
    },
    say: {
      en: () => order('shuffle a card in one of your unbroken provinces into your dynasty deck'),
      de: () =>
        befehl(
          verbs.mischen,
          'eine Karte aus einer deiner nicht unterworfenen Provinzen in dein Dynastiedeck',
        ),
      it: () =>
        fa('you', verbi.mescolare, 'una carta in una delle tue province non spezzate nel tuo mazzo dinastia'),
    },
  },
  reveal: {
    ...plainly<Costs['reveal']>(
      aspects.ANYTHING,
      (g, cost, c) => zoneOf(g.state, CONFLICT, c.me).length >= toReveal(g, cost, c),
      (g, cost, c) => {
        const cards = revealed(g, cost, c)
        return { events: [{ kind: 'reveal', cards }], paid: cards.map((id) => refTo(g.state, id)) }
      },
      {
        en: ({ reveal, instead }, context) => {
          const more =
            instead && `(${en.top(instead.n, context)} instead if ${en.condition(instead.if, context)})`
          return order(words(`reveal ${en.top(reveal, context)} of your conflict deck`, more))
        },
        de: ({ reveal, instead }, context) => {
          const more =
            instead &&
            ` (stattdessen ${de.top(instead.n, context)}, falls ${de.condition(instead.if, context)})`
          return befehl(verbs.aufdecken, {
            middle: `${de.top(reveal, context)} deines Konfliktdecks`,
            behind: more ?? '',
          })
        },
        it: ({ reveal, instead }, context) => {
          const more =
            instead && `(invece ${it.top(instead.n, context)} se ${it.condition(instead.if, context)})`
          return fa('you', verbi.rivelare, words(`${it.top(reveal, context)} del tuo mazzo conflitto`, more))
        },
      },
    ),
    will: revealed,
  },
  nameCardType: {
    ...plainly<Costs['nameCardType']>(aspects.NOTHING, always, () => nothing(), {
      en: () => order('name a card type'),
      de: () => befehl(verbs.benennen, 'eine Kartenart'),
      it: () => fa('you', verbi.nominare, 'un tipo di carta'),
    }),
    options: () =>
      (['character', 'attachment', 'event'] satisfies CardType[]).map(
        (type): Option => ({ verb: 'type', name: type, value: type }),
      ),
  },
  nameCard: {
    ...plainly<Costs['nameCard']>(aspects.NOTHING, always, () => nothing(), {
      en: () => order('name a card'),
      de: () => befehl(verbs.benennen, 'eine Karte'),
      it: () => fa('you', verbi.nominare, 'una carta'),
    }),
    options: () => namesFromHand().map((name): Option => ({ verb: 'name', name, value: name })),
  },
  discardFavor: plainly(
    aspects.FAVOR,
    (g, _, { me }) => g.state.favor?.seat === me,
    () => discardsFavor(),
    {
      en: () => order('discard the Imperial Favor'),
      de: () => befehl(verbs.ablegen, 'die Kaiserliche Gunst'),
      it: () => fa('you', verbi.scartare, 'il Favore Imperiale'),
    },
  ),
  returnRing: {
    ...plainly<Costs['returnRing']>(
      aspects.RINGS,
      (g, { returnRing }, { me }) => ringsMatching(g, returnRing, me).length > 0,
      (_, __, ___, choice) => nothing({ kind: 'return ring', ring: choice as Element }),
      ringReturned(({ returnRing }) => ({ choose: returnRing })),
    ),
    options: (g, { returnRing }, { me }) =>
      ringsMatching(g, returnRing, me).map((ring): Option => ({ verb: 'ring', name: ring, value: ring })),
  },
  putIntoPlay: plainly(
    aspects.ANYTHING,
    (g, _, c) => mayEnter(g, c.self, c, false),
    (g, _, { self, me }) => ({
      events: [
        {
          kind: 'enter',
          card: self,
          seat: me,
          from: HAND,
          slot: NONE,
          participating: entersConflict(g.state),
          tokens: 0,
          on: NONE,
          asAttachment: false,
        },
      ],
      paid: refs(g, self),
    }),
    {
      en: (_, context) => order(words(`put ${payer.en('self', context)} into play`, fromZone.en(context))),
      de: (_, context) =>
        befehl(verbs.bringen, object(payer.de('self', context), words(fromZone.de(context), 'ins Spiel'))),
      it: (_, context) =>
        fa('you', verbi.mettereInGioco, payer.it('self', context), fromZone.it(context) ?? ''),
    },
  ),
  returnToHand: {
    ...plainly<Costs['returnToHand']>(
      aspects.TABLE,
      (g, _, { self }) => isInPlay(cardAt(g.state, self)),
      (g, _, c) => ({
        events: [{ kind: 'leave', card: c.self, way: 'hand', by: c.me }],
        paid: refs(g, hostOf(g, c)),
      }),
      {
        en: (_, context) => order(`return ${payer.en('self', context)} to your hand`),
        de: (_, context) => befehl(verbs.zurückschicken, object(payer.de('self', context), 'auf deine Hand')),
        it: (_, context) => fa('you', verbi.restituire, payer.it('self', context), 'alla tua mano'),
      },
    ),
    will: (g, _, c) => [hostOf(g, c)].filter((id) => id !== NONE),
  },
  revealSelf: plainly(
    aspects.NOTHING,
    always,
    (_, __, { self }) => nothing({ kind: 'reveal', cards: [self] }),
    doing(() => 'self', 'reveal', verbs.aufdecken, verbi.rivelare),
  ),
  duel: {
    reads: () => aspects.ANYTHING,
    payers: duelists,
    canPay: (_, __, ___, payers) => (payers?.length ?? 0) > 0,
    pay: (g, _, choice) => ({ events: [], paid: refs(g, choice as CardId) }),
    say: {
      en: ({ duel, against, by }, context) =>
        order(
          `initiate a ${en.duelName(duel)} against ${en.some(against, context)}${by ? ', chosen by that player' : ''}`,
        ),
      de: ({ duel, against, by }, context) =>
        befehl(
          verbs.initiieren,
          `ein ${duelName[duel]} gegen ${de.some(against, context).in('acc')}${by ? subordinate('den dein Gegner wählt') : ''}`,
        ),
      it: ({ duel, against, by }, context) =>
        fa(
          'you',
          verbi.iniziare,
          `un ${duello[duel]} contro ${it.some(against, context).with()}${by ? ', scelto da quel giocatore' : ''}`,
        ),
    },
  },
}
