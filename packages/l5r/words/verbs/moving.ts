/** Cards that change their place: discarded, sacrificed, put somewhere or into play, played, attached, taken. */
import { type CardId, type Ref, refTo, type Seat, shuffle } from '@regelwerk/core'
import { subordinate, words } from '@regelwerk/say'
import { order as befehl, object, deed as tut, verbs } from '@regelwerk/say/de'
import { deed, order } from '@regelwerk/say/en'
import { statement as dice, deed as fa, nobody, type Phrase } from '@regelwerk/say/it'
import type {
  Amount,
  Clan,
  Constant,
  Destination,
  Filter,
  Period,
  Status,
  Subject,
  Who,
} from '../../abilities.ts'
import { type G, meets, on, rule } from '../../book.ts'
import type { L5REvent } from '../../events.ts'
import { prepared, wholeOf } from '../../prepare.ts'
import { contextOf, matching, type Context as Read } from '../../reading.ts'
import { canBeAttached } from '../../rules/attachments.ts'
import { someOf } from '../../rules/candidates.ts'
import { happen, refill } from '../../rules/cards.ts'
import { forAWhile, lasting, leaving, them } from '../../rules/changes.ts'
import {
  amountNow,
  contextNow,
  isChoice,
  type ResolveFrame,
  refsOf,
  report,
  seatsMeant,
  subjects,
} from '../../rules/effects.ts'
import { initiate, initiating, whyNotInitiate } from '../../rules/initiating.ts'
import { limitKey } from '../../rules/limits.ts'
import { payableHosts, waysToPlay } from '../../rules/playable.ts'
import { playCard, playing } from '../../rules/playing.ts'
import { isTakenName, mayEnter, mayGo, mayLeave } from '../../rules/restrictions.ts'
import { cardAt, definitionOf, faceAt, isInPlay, NONE, ROW } from '../../state.ts'
import { seatsOf, subjectRefs } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import { clanPrefix, endOf, statusNames } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import { type Context, isOutside, isYou, type Referent, referentOf } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { clanNames, endOf as fineDi, statusNames as stati, verbs as verbi } from '../../text/it-words.ts'
import { tokenOf } from '../../tokens.ts'
import { isForbidden } from '../../values.ts'
import * as aspects from '../aspects.ts'
import type { SaidVerb, VerbWords } from '../records.ts'
import { doneTo, english, german, italian } from './done-to.ts'

export interface MovingVerbs {
  discard: { what: Subject }
  sacrifice: { what: Subject; who?: Who }
  /** Wherever the text says; always to its owner's. */
  put: { what: Subject; to: Destination }
  putIntoPlay: { what: Subject; inConflict?: true; under?: 'you'; status?: Status; fate?: number }
  /** `gaining`: what holds of it from then on, as long as it is in play. */
  takeControl: { of: Subject; for?: Period; attachTo?: Subject; gaining?: Constant }
  giveControl: { of: Subject; to: Who }
  /** This very ability, by that player, as if they had used it. */
  useUp: { who: Who }
  /** So many of these, by chance: what follows is about them. */
  pickRandom: { n: Amount; of: Filter }
  attach: { what: Subject; to: Subject }
  /** By an effect: it is paid for all the same. */
  /** `onto`: an attachment, on this character. */
  play: { what: Subject; onto?: 'self' }
  /** An event, which is then removed from the game, or put under its owner's deck. */
  playEvent: { what: Subject; under?: true }
}

const couldPlayOnto = (g: G, seat: Seat, id: CardId, host: Ref | undefined): boolean =>
  host !== undefined && payableHosts(g, id, seat).includes(host.card)

/** Nothing is moved to where it already is. */
const couldMoveOnto = (g: G, id: CardId, to: CardId): boolean =>
  meets('glossary/verschieben/1', cardAt(g.state, id).on !== to) &&
  canBeAttached(g, id, to, cardAt(g.state, id).holder)

/** Out of a hand or a pile it enters play. */
const isOut = (g: G, id: CardId): boolean => !isInPlay(cardAt(g.state, id))

/** The action of an event that this player could play now. */
function eventToPlay(g: G, seat: Seat, id: CardId): string | null {
  if (faceAt(g.state, id).type !== 'event') return null
  const context = contextOf(seat, id)
  const ability = prepared(cardAt(g.state, id).def).actions.find(
    (one) => whyNotInitiate(g, { seat, card: id, ability: one, context }) === null,
  )
  return ability?.id ?? null
}

const isProvince = (to: Destination): to is Extract<Destination, { province: unknown }> =>
  typeof to === 'object' && 'province' in to

/** From where the ability works: "from your hand". */
export const fromZone = {
  en: (context: Context): string | undefined => {
    if (!context.from) return undefined
    context.said.from = true
    return en.whereabouts({ in: context.from }, false, undefined, 'from')
  },
  de: (context: Context): string | undefined => {
    if (!context.from) return undefined
    context.said.from = true
    return de.whereabouts({ in: context.from }, false, 'from')
  },
  it: (context: Context): string | undefined => {
    if (!context.from) return undefined
    context.said.from = true
    return it.whereabouts({ in: context.from }, false, 'da')
  },
}

/** What the effect goes on to say of the cards is said of them in play, where they are new. */
export const followInto = rule(
  'glossary/im-spiel-nicht-im-spiel/4',
  (f: ResolveFrame, batch: readonly L5REvent[]): void => {
    const entering = new Set(batch.flatMap((e) => (e.kind === 'enter' ? [e.card] : [])))
    const follow = (refs: readonly Ref[]): Ref[] =>
      refs.map((ref) => (entering.has(ref.card) ? { card: ref.card, life: ref.life + 1 } : ref))
    f.it = follow(f.it)
    f.targets = f.targets.map(follow)
  },
)

// ---- where cards are put

/** Of your deck or your piles: it goes to your hand, and does not come back to it. */
function isYourOwn(what: Subject): boolean {
  if (typeof what !== 'object' || 'provinceOf' in what || 'hostOf' in what) return false
  if ('top' in what) return true
  const filter = 'each' in what ? what.each : what.choose
  return isOutside(filter) && (filter.whose === undefined || filter.whose === 'yours')
}

const deckNames = { conflict: 'Konfliktdeck', dynasty: 'Dynastiedeck', own: 'Deck' } as const
const mazzi = { conflict: 'mazzo conflitto', dynasty: 'mazzo dinastia', own: 'mazzo' } as const

const putSaid: SaidVerb<MovingVerbs['put']>['say'] = {
  en: ({ what, to }, context) => {
    const deck = (which: 'conflict' | 'dynasty' | 'own'): string =>
      en.ownersOf(what, context, words(which !== 'own' && which, 'deck'))
    if (to === 'hand' && isYourOwn(what)) return english('add', what, 'to your hand', context)
    if (to === 'hand') return english('return', what, `to ${en.ownersOf(what, context, 'hand')}`, context)
    if (to === 'removed') return english('remove', what, 'from the game', context)
    if (to === 'discard') return english('discard', what, '', context)
    if ('top' in to) return english('return', what, `to the top of ${deck(to.top)}`, context)
    if ('bottom' in to) return english('return', what, `to the bottom of ${deck(to.bottom)}`, context)
    if ('third' in to) return english('put', what, `into ${deck('own')}, third from the top`, context)
    if ('shuffle' in to) return english('shuffle', what, `into ${deck(to.shuffle)}`, context)
    const said = en.phrase(what, context).acc
    return order(words(`put ${said}`, to.faceup && 'faceup', 'into', en.phrase(to.province, context).acc))
  },
  de: ({ what, to }, context) => {
    const deck = (which: 'conflict' | 'dynasty' | 'own'): string =>
      de.ownersOf(what, context, deckNames[which], 'acc')
    if (to === 'hand' && isYourOwn(what)) return german(verbs.nehmen, what, 'auf deine Hand', context)
    if (to === 'hand')
      return german(verbs.zurückschicken, what, `auf ${de.ownersOf(what, context, 'Hand', 'acc')}`, context)
    if (to === 'removed') return german(verbs.entfernen, what, 'aus dem Spiel', context)
    if (to === 'discard') return german(verbs.ablegen, what, '', context)
    if ('top' in to) return german(verbs.legen, what, `oben auf ${deck(to.top)}`, context)
    if ('bottom' in to) return german(verbs.legen, what, `unter ${deck(to.bottom)}`, context)
    if ('third' in to)
      return german(verbs.legen, what, `als dritte Karte von oben in ${deck('own')}`, context)
    if ('shuffle' in to) return german(verbs.mischen, what, `in ${deck(to.shuffle)}`, context)
    const said = de.phrase(what, context)
    const where = de.phrase(to.province, context).in('acc')
    return befehl(verbs.legen, object(said, words(to.faceup && 'offen', 'in', where)))
  },
  it: ({ what, to }, context) => {
    const deck = (which: 'conflict' | 'dynasty' | 'own', way: 'a' | 'in'): string =>
      it.ownersOf(what, context, mazzi[which], way)
    if (to === 'hand' && isYourOwn(what)) return italian(verbi.aggiungere, what, 'alla tua mano', context)
    if (to === 'hand')
      return italian(verbi.restituire, what, it.ownersOf(what, context, 'mano', 'a'), context)
    if (to === 'removed') return italian(verbi.rimuovere, what, 'dal gioco', context)
    if (to === 'discard') return italian(verbi.scartare, what, '', context)
    if ('top' in to) return italian(verbi.mettere, what, `in cima ${deck(to.top, 'a')}`, context)
    if ('bottom' in to) return italian(verbi.mettere, what, `in fondo ${deck(to.bottom, 'a')}`, context)
    if ('third' in to)
      return italian(verbi.mettere, what, `${deck('own', 'in')} come terza carta dalla cima`, context)
    if ('shuffle' in to) return italian(verbi.mescolare, what, deck(to.shuffle, 'in'), context)
    const said = it.phrase(what, context)
    const where = it.phrase(to.province, context).with('in')
    return fa('you', verbi.mettere, said, words(to.faceup && 'a faccia in su', where))
  },
}

// ---- the words

const couldGo = (g: G, c: Read, what: Subject): boolean => someOf(g, c, what, (id) => mayLeave(g, id, c.self))

type Entering = L5REvent & { kind: 'enter' }

/** Who enters play honored has not become so. */
export const entersWithStatus = rule(
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/9',
  (enters: Entering, status: Status): L5REvent[] => [{ ...enters, status: tokenOf[status] }],
)

/** What is put into play was not played (/1), and its cost is ignored (/3). */
export const putUnplayed = rule(
  'glossary/spielen-und-ins-spiel-bringen/1',
  (g: G, _: Seat, batch: readonly L5REvent[]): void => happen(g, ...batch),
)
export const putIntoPlay = rule('glossary/spielen-und-ins-spiel-bringen/3', putUnplayed)

/** For good, if nothing else is said. */
export const controlLasts = rule(
  'glossary/kontrolle-und-besitz/7',
  (period: Period | undefined): Period | undefined => period,
)

export const movingVerbs: VerbWords<MovingVerbs> = {
  discard: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) =>
      someOf(g, c, what, (id) => mayLeave(g, id, c.self) && !isForbidden(g, id, 'beDiscarded')),
    reads: () => aspects.BANS,
    changes: (g, f, { what }) => leaving(g, f, what, 'discard'),
    deed: { en: 'discard', de: 'ablegen', it: 'scartare' },
    say: doneTo(['discard'], [verbs.ablegen], [verbi.scartare]),
  },
  sacrifice: {
    subjects: ({ what }) => [what],
    // It is no target (glossary/opfern).
    could: (g, c, { what }) => someOf(g, c, what, (id) => mayLeave(g, id, c.self), false),
    reads: () => aspects.NOTHING,
    changes: (g, f, { what }) => leaving(g, f, what, 'sacrifice'),
    deed: { en: 'sacrifice', de: 'opfern', it: 'sacrificare' },
    say: {
      en: ({ what, who = 'you' }, context) =>
        isYou(who)
          ? english('sacrifice', what, '', context)
          : deed(en.player(who, context), `sacrifice ${en.phrase(what, context, { by: 'opponent' }).acc}`),
      de: ({ what, who = 'you' }, context) =>
        isYou(who)
          ? german(verbs.opfern, what, '', context)
          : tut(de.player(who, context), verbs.opfern, object(de.phrase(what, context, { by: 'opponent' }))),
      it: ({ what, who = 'you' }, context) =>
        isYou(who)
          ? italian(verbi.sacrificare, what, '', context)
          : fa(it.player(who, context), verbi.sacrificare, it.phrase(what, context, { by: 'opponent' })),
    },
  },
  put: {
    subjects: ({ what, to }) => (isProvince(to) ? [what, to.province] : [what]),
    could: (g, c, { what, to }) =>
      isProvince(to)
        ? someOf(g, c, to.province, () => true) &&
          // A holding is in play there.
          someOf(g, c, what, (id) => faceAt(g.state, id).type !== 'holding' || mayEnter(g, id, c, false))
        : couldGo(g, c, what),
    reads: () => aspects.PILES,
    changes: (g, f, { what, to }) => {
      if (!isProvince(to)) return leaving(g, f, what, to)
      const [ref] = them(g, f, [what])
      const [where] = refsOf(g, f, to.province, isChoice(what) ? 1 : 0)
      if (ref === undefined || where === undefined) return []
      const { slot } = cardAt(g.state, where.card)
      return [{ kind: 'fill', card: ref.card, slot, faceup: to.faceup === true }]
    },
    deed: { en: 'put somewhere else', de: 'anderswohin legen', it: 'mettere altrove' },
    say: putSaid,
  },
  putIntoPlay: {
    subjects: ({ what }) => [what],
    could: (g, c, { what, inConflict }) =>
      someOf(g, c, what, (id) => !isInPlay(cardAt(g.state, id)) && mayEnter(g, id, c, inConflict === true)),
    reads: () => aspects.ANYTHING,
    perform: (g, f, verb) => {
      const s = g.state
      const inConflict = meets('glossary/spielen-und-ins-spiel-bringen/4', verb.inConflict === true)
      const batch: L5REvent[] = []
      const slots: [Seat, number][] = []
      for (const { card } of them(g, f, [verb.what])) {
        const { zone, slot, holder, owner } = cardAt(s, card)
        if (isInPlay(cardAt(s, card)) || !mayEnter(g, card, contextNow(f), inConflict)) continue
        // Of two copies of a unique card only one can enter.
        const { unique, en: name } = faceAt(s, card)
        const isTwin = batch.some((e) => e.kind === 'enter' && faceAt(s, e.card).en === name)
        if (unique && isTwin && on('glossary/einzigartige-karten/1')) continue
        const enters: Entering = {
          kind: 'enter',
          card,
          seat: verb.under === 'you' && on('glossary/kontrolle-und-besitz/1') ? f.you : owner,
          from: zone,
          slot,
          participating: inConflict,
          tokens: verb.fate ?? 0,
          on: NONE,
          asAttachment: false,
        }
        batch.push(...(verb.status === undefined ? [enters] : entersWithStatus(enters, verb.status)))
        if (zone === ROW) slots.push([holder, slot])
      }
      report(f, batch.length > 0)
      followInto(f, batch)
      if (batch.length > 0) putIntoPlay(g, f.you, batch)
      for (const [seat, slot] of slots) refill(g, seat, slot)
    },
    deed: { en: 'put into play', de: 'ins Spiel bringen', it: 'mettere in gioco' },
    say: {
      en: ({ what, inConflict, under, status, fate }, context) => {
        const own = referentOf(what, context).key === 'self' ? fromZone.en(context) : undefined
        const from = outside(what)
          ? en.whereabouts(outside(what) ?? {}, referentOf(what, context).plural, undefined, 'from')
          : own
        const text = en.phrase(what, context, outside(what) ? { unplaced: true } : {}).acc
        return order(
          words(
            `put ${text} into play`,
            status,
            inConflict && 'in the conflict',
            from,
            under && 'under your control',
            fate !== undefined && `with ${fate} fate on it`,
          ),
        )
      },
      de: ({ what, inConflict, under, status, fate }, context) => {
        const own = referentOf(what, context).key === 'self' ? fromZone.de(context) : undefined
        const from = outside(what)
          ? de.whereabouts(outside(what) ?? {}, referentOf(what, context).plural, 'from')
          : own
        const said = de.phrase(what, context, outside(what) ? { unplaced: true } : {})
        const how = words(
          from,
          under && 'unter deiner Kontrolle',
          status && statusNames[status],
          fate !== undefined && `mit ${fate} Schicksal`,
          inConflict ? 'im Konflikt ins Spiel' : 'ins Spiel',
        )
        return befehl(verbs.bringen, object(said, how))
      },
      it: ({ what, inConflict, under, status, fate }, context) => {
        const own = referentOf(what, context).key === 'self' ? fromZone.it(context) : undefined
        const from = outside(what)
          ? it.whereabouts(outside(what) ?? {}, referentOf(what, context).plural, 'da')
          : own
        const said = it.phrase(what, context, outside(what) ? { unplaced: true } : {})
        const how = words(
          inConflict && 'nel conflitto',
          status && `${stati[status]}o`,
          from,
          under && 'sotto il tuo controllo',
          fate !== undefined && `con ${fate} fato`,
        )
        return fa('you', verbi.mettereInGioco, said, how)
      },
    },
  },
  takeControl: {
    subjects: ({ of, attachTo }) => (attachTo === undefined ? [of] : [of, attachTo]),
    could: (g, c, { of, attachTo }) =>
      someOf(g, c, of, (id) => {
        const taken = definitionOf(cardAt(g.state, id)).unique && isTakenName(g, id, c.me)
        if (taken || !mayGo(g, id, c.self)) return false
        const isPlaced = attachTo === undefined || !isChoice(attachTo)
        return isPlaced || someOf(g, c, attachTo, (to) => canBeAttached(g, id, to, c.me))
      }),
    reads: () => aspects.TABLE,
    changes: (g, f, verb) => {
      const [ref] = them(g, f, [verb.of])
      if (ref === undefined) return []
      const { holder: before } = cardAt(g.state, ref.card)
      const batch: L5REvent[] = []
      if (verb.attachTo === undefined) batch.push({ kind: 'control', card: ref.card, seat: f.you })
      else {
        const [to] = refsOf(g, f, verb.attachTo, isChoice(verb.of) ? 1 : 0)
        // Only onto a character that may have it as things stand (glossary/verstaerkungskarten).
        if (to === undefined || !canBeAttached(g, ref.card, to.card, f.you)) {
          report(f, false)
          return []
        }
        batch.push({ kind: 'attach', card: ref.card, to: to.card, seat: f.you })
      }
      if (verb.gaining !== undefined) batch.push(...lasting(g, f, verb.gaining, 'game'))
      const period = controlLasts(verb.for)
      if (period !== undefined) batch.push(forAWhile(f, 'control', period, [ref], { before }))
      return batch
    },
    deed: { en: 'take control', de: 'die Kontrolle übernehmen', it: 'prendere il controllo' },
    say: {
      en: ({ of, for: period, attachTo, gaining }, context) => {
        const what = en.phrase(of, context).acc
        const clan = clanGained(gaining)
        if (clan) return order(`take control of ${what}; it gains the ${en.clanName(clan)} clan`)
        const attach =
          attachTo && `and attach ${en.phrase(of, context).acc} to ${en.phrase(attachTo, context).acc}`
        return order(words(`take control of ${what}`, attach, period && `until the end of the ${period}`))
      },
      de: ({ of, for: period, attachTo, gaining }, context) => {
        const what = de.phrase(of, context).in('acc')
        const clan = clanGained(gaining)
        if (clan)
          return befehl(verbs.übernehmen, {
            middle: `die Kontrolle über ${what}`,
            behind: `; er gehört auch zum ${clanPrefix[clan]}-Klan`,
          })
        const middle = words(period && `bis zum ${endOf[period]}`, `die Kontrolle über ${what}`)
        if (!attachTo) return befehl(verbs.übernehmen, middle)
        const them_ = de.phrase(of, context).in('acc')
        const behind = ` und hänge ${them_} an ${de.phrase(attachTo, context).in('acc')} an`
        return befehl(verbs.übernehmen, { middle, behind })
      },
      it: ({ of, for: period, attachTo, gaining }, context) => {
        const what = it.phrase(of, context)
        const clan = clanGained(gaining)
        if (clan)
          return fa(
            'you',
            verbi.prendere,
            `il controllo ${what.with('di')}; ottiene il clan ${clanNames[clan]}`,
          )
        const attach = attachTo && `e assegnalo ${it.phrase(attachTo, context).with('a')}`
        return fa(
          'you',
          verbi.prendere,
          words('il controllo', what.with('di'), attach, period && `fino alla ${fineDi[period]}`),
        )
      },
    },
  },
  attach: {
    subjects: ({ what, to }) => [what, to],
    could: (g, c, { what, to }) =>
      someOf(g, c, what, (id) =>
        someOf(
          g,
          c,
          to,
          (there) => couldMoveOnto(g, id, there) && (!isOut(g, id) || mayEnter(g, id, c, false)),
        ),
      ),
    reads: () => aspects.ANYTHING,
    changes: (g, f, verb) => {
      const [what, to] = subjects(g, f, verb).map((list) => list[0])
      if (what === undefined || to === undefined) {
        report(f, false)
        return []
      }
      if (isOut(g, what.card)) {
        const { zone, holder } = cardAt(g.state, what.card)
        const may =
          mayEnter(g, what.card, contextNow(f), false) && canBeAttached(g, what.card, to.card, holder)
        report(f, may)
        if (!may) return []
        const enters: Entering = {
          kind: 'enter',
          card: what.card,
          seat: f.you,
          from: zone,
          slot: NONE,
          participating: false,
          tokens: 0,
          on: to.card,
          asAttachment: faceAt(g.state, what.card).type === 'character',
        }
        return [enters]
      }
      return [{ kind: 'attach', card: what.card, to: to.card, seat: cardAt(g.state, what.card).holder }]
    },
    deed: { en: 'attach', de: 'anhängen', it: 'assegnare' },
    say: {
      en: ({ what, to }, context) => {
        const said = en.phrase(what, context).acc
        const from = what === 'self' && fromZone.en(context)
        return order(words(`attach ${said}`, from, `to ${en.phrase(to, context).acc}`))
      },
      de: ({ what, to }, context) => {
        const said = de.phrase(what, context)
        const from = what === 'self' && fromZone.de(context)
        return befehl(verbs.anhängen, object(said, words(from, `an ${de.phrase(to, context).in('acc')}`)))
      },
      it: ({ what, to }, context) => {
        const said = it.phrase(what, context)
        const from = what === 'self' && fromZone.it(context)
        return fa('you', verbi.assegnare, said, words(from, it.phrase(to, context).with('a')))
      },
    },
  },
  giveControl: {
    subjects: ({ of }) => [of],
    could: (g, c, { of, to }) =>
      someOf(g, c, of, (id) => {
        const { unique } = definitionOf(cardAt(g.state, id))
        const takes = (seat: Seat): boolean =>
          seat !== cardAt(g.state, id).holder && !(unique && isTakenName(g, id, seat))
        return mayGo(g, id, c.self) && seatsOf(g, to, c).some(takes)
      }),
    reads: () => aspects.TABLE,
    changes: (g, f, { of, to }) => {
      const [ref] = them(g, f, [of])
      const [seat] = seatsMeant(g, f, to)
      if (ref === undefined || seat === undefined) return []
      return [{ kind: 'control', card: ref.card, seat }]
    },
    deed: { en: 'give control', de: 'die Kontrolle abgeben', it: 'cedere il controllo' },
    say: {
      en: ({ of, to }, context) =>
        deed(en.player(to, context), `take control of ${en.phrase(of, context).acc}`),
      de: ({ of, to }, context) =>
        tut(
          de.player(to, context),
          verbs.übernehmen,
          `die Kontrolle über ${de.phrase(of, context).in('acc')}`,
        ),
      it: ({ of, to }, context) =>
        fa(it.player(to, context), verbi.prendere, `il controllo ${it.phrase(of, context).with('di')}`),
    },
  },
  useUp: {
    subjects: () => [],
    could: () => true,
    reads: () => aspects.NOTHING,
    changes: (g, f, { who }) =>
      seatsMeant(g, f, who).map((seat) => ({
        kind: 'used',
        key: limitKey(g, seat, f.self.card, wholeOf(f.ability)),
      })),
    deed: { en: 'use up', de: 'aufbrauchen', it: 'esaurire' },
    say: {
      en: ({ who }, context) => deed(en.player(who, context), 'cannot trigger this ability this round'),
      de: ({ who }, context) =>
        tut(de.player(who, context), verbs.können, {
          middle: 'diese Fähigkeit in dieser Runde nicht',
          end: 'auslösen',
        }),
      it: ({ who }, context) =>
        dice(asPhrase(who, context), ['non può innescare', ''], 'questa capacità in questo round'),
    },
  },
  pickRandom: {
    subjects: () => [],
    could: (g, c, { of }) => matching(g, of, c).length > 0,
    reads: () => aspects.PILES,
    perform: (g, f, { n, of }) => {
      const all = matching(g, of, contextNow(f))
      f.it = shuffle(g.state.random, [...all])
        .slice(0, amountNow(g, f, n))
        .map((id) => refTo(g.state, id))
      report(f, f.it.length > 0)
    },
    deed: { en: 'choose at random', de: 'zufällig bestimmen', it: 'scegliere a caso' },
    say: {
      en: ({ n, of }, context) => {
        const said = order(`choose ${en.several(of, context, { n })} at random`)
        context.said.it = atRandom(n, of)
        return said
      },
      de: ({ n, of }, context) => {
        const said = befehl(verbs.wählen, `zufällig ${de.several(of, context, { n }).in('acc')}`)
        context.said.it = atRandom(n, of)
        return said
      },
      it: ({ n, of }, context) => {
        const said = fa('you', verbi.scegliere, it.several(of, context, { n }), 'a caso')
        context.said.it = atRandom(n, of)
        return said
      },
    },
  },
  playEvent: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) =>
      someOf(g, c, what, (id) => {
        const [ability] = prepared(cardAt(g.state, id).def).actions
        if (ability === undefined) return false
        const context = contextOf(c.me, id)
        return whyNotInitiate(g, { seat: c.me, card: id, ability, context }) === null
      }),
    reads: () => aspects.ANYTHING,
    perform: (g, f, { what, under }) => {
      const [ref] = refsOf(g, f, what)
      const [ability] = ref === undefined ? [] : prepared(cardAt(g.state, ref.card).def).actions
      report(f, ability !== undefined)
      if (ref !== undefined && ability !== undefined)
        g.call(initiate, {
          ...initiating(f.you, ref.card, ability.id),
          ...(under ? { thenUnder: true } : { thenRemoved: true }),
        })
    },
    deed: { en: 'play it', de: 'es spielen', it: 'giocarlo' },
    say: {
      en: ({ what, under }, context) => {
        const said = en.phrase(what, context, outside(what) ? { unplaced: true } : {}).acc
        const from = outside(what) && en.whereabouts(outside(what) ?? {}, false, undefined, 'from')
        return {
          ...order(words(`play ${said}`, from, 'as if it were in your hand')),
          after: [
            under ? 'put that event on the bottom of your conflict deck' : 'remove that event from the game',
          ],
        }
      },
      de: ({ what, under }, context) => {
        const said = de.phrase(what, context, outside(what) ? { unplaced: true } : {})
        const from = outside(what) && de.whereabouts(outside(what) ?? {}, false, 'from')
        return {
          ...befehl(verbs.spielen, {
            ...object(said, from || ''),
            behind: subordinate('als ob es auf deiner Hand wäre'),
          }),
          after: [
            under ? 'lege jenes Ereignis unter dein Konfliktdeck' : 'entferne jenes Ereignis aus dem Spiel',
          ],
        }
      },
      it: ({ what, under }, context) => {
        const said = it.phrase(what, context, outside(what) ? { unplaced: true } : {})
        const from = outside(what) && it.whereabouts(outside(what) ?? {}, false, 'da')
        return {
          ...fa('you', verbi.giocare, said, words(from, 'come se fosse nella tua mano')),
          after: [
            under ? "metti quell'evento in fondo al tuo mazzo conflitto" : "rimuovi quell'evento dal gioco",
          ],
        }
      },
    },
  },
  play: {
    subjects: ({ what }) => [what],
    could: (g, c, { what, onto }) =>
      someOf(g, c, what, (id) => {
        if (onto === undefined && eventToPlay(g, c.me, id) !== null) return true
        if (waysToPlay(g, c.me, id).length === 0) return false
        return onto === undefined || couldPlayOnto(g, c.me, id, subjectRefs(g, onto, c)[0])
      }),
    reads: () => aspects.ANYTHING,
    perform: (g, f, { what, onto }) => {
      const [ref] = refsOf(g, f, what)
      const [way] = ref === undefined ? [] : waysToPlay(g, f.you, ref.card)
      const event = ref === undefined || onto !== undefined ? null : eventToPlay(g, f.you, ref.card)
      const [host] = onto === undefined ? [] : refsOf(g, f, onto)
      const isPossible = ref !== undefined && (onto === undefined || couldPlayOnto(g, f.you, ref.card, host))
      report(f, (way !== undefined && isPossible) || event !== null)
      if (ref !== undefined && event !== null) g.call(initiate, initiating(f.you, ref.card, event))
      if (ref !== undefined && way !== undefined && isPossible)
        g.call(playCard, { ...playing(g, f.you, ref.card, way), place: host?.card ?? null })
    },
    deed: { en: 'play it', de: 'sie spielen', it: 'giocarla' },
    say: {
      en: ({ what, onto }, context) =>
        order(
          words(
            `play ${en.phrase(what, context).acc}`,
            what === 'self' && fromZone.en(context),
            onto && `on ${en.phrase(onto, context).acc} (paying all costs)`,
          ),
        ),
      de: ({ what, onto }, context) => {
        const said = de.phrase(what, context)
        const where = onto && `an ${de.phrase(onto, context).in('acc')} (alle Kosten werden bezahlt)`
        return befehl(verbs.spielen, object(said, words(what === 'self' && fromZone.de(context), where)))
      },
      it: ({ what, onto }, context) => {
        const said = it.phrase(what, context)
        const where = onto && `${it.phrase(onto, context).with('su')} (pagando tutti i costi)`
        return fa('you', verbi.giocare, said, words(what === 'self' && fromZone.it(context), where))
      },
    },
  },
}

/** What it is chosen from, where that is not play. */
const outside = (what: Subject): Filter | undefined =>
  typeof what === 'object' && 'choose' in what && isOutside(what.choose) ? what.choose : undefined

/** What was chosen by chance is what the effect speaks of next. */
const atRandom = (n: Amount, { type }: Filter): Referent => ({
  key: 'random',
  noun: typeof type === 'string' ? type : 'card',
  plural: n !== 1,
})

const asPhrase = (who: Who, context: Context): Phrase => {
  const player = it.player(who, context)
  return player === 'you' ? nobody : player
}

const clanGained = (gaining: Constant | undefined): Clan | undefined =>
  gaining !== undefined && 'gainsClan' in gaining ? gaining.gainsClan : undefined
