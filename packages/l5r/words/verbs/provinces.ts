/** Provinces and the cards in them, and cards that are looked at or revealed. */
import { type BatchFrame, type CardId, type Seat, zoneOf } from '@regelwerk/core'
import { subordinate } from '@regelwerk/say'
import {
  order as befehl,
  fixed as fest,
  statement as gilt,
  object,
  possessive,
  verbs,
} from '@regelwerk/say/de'
import { order, phrase as simple, statement } from '@regelwerk/say/en'
import { statement as dice, deed as fa, fixed } from '@regelwerk/say/it'
import type { Filter, Subject } from '../../abilities.ts'
import { type G, on } from '../../book.ts'
import type { L5REvent } from '../../events.ts'
import { type Context, matches } from '../../reading.ts'
import { areUnbreakable } from '../../restraints.ts'
import { canBeAttached } from '../../rules/attachments.ts'
import { someOf } from '../../rules/candidates.ts'
import { canRefill, discardThenRefill, happen, refill, refillFaceup } from '../../rules/cards.ts'
import { answered, each, leaving, them } from '../../rules/changes.ts'
import { provincesToAttack } from '../../rules/declarable.ts'
import { contextNow, refsOf, report, subjects } from '../../rules/effects.ts'
import { putAlone, unearthing } from '../../rules/fetching.ts'
import { breaker, canTurnFacedown, mayEnter } from '../../rules/restrictions.ts'
import { ATTACHED, cardAt, DYNASTY, isAttacked, provincesOf, STRONGHOLD_SLOT } from '../../state.ts'
import * as de from '../../text/de-phrases.ts'
import { formIn } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import { referentOf } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { carte, verbs as verbi } from '../../text/it-words.ts'
import * as aspects from '../aspects.ts'
import type { VerbWords } from '../records.ts'
import { doneTo, english, german, italian } from './done-to.ts'

interface What {
  what: Subject
}

export interface ProvinceVerbs {
  turnFaceup: What
  turnFacedown: What
  /** A province, so that it counts as revealed. */
  revealProvince: What
  breakProvince: What
  /** A broken one is broken no longer. */
  restoreProvince: What
  placeHonorToken: What
  /** With so many cards more in each, facedown; 1 if nothing is said. */
  addToProvinces: { n?: number; unbroken?: true }
  /** The province out of which the triggering card has come; that province. */
  refill: { of: Subject; faceup: true }
  /** Cards in provinces, each of which is then refilled faceup. */
  discardAndRefill: What
  /** Each goes into its owner's deck, and the province that it leaves empty is refilled faceup. */
  shuffleAndRefill: What
  /** A holding, out of play, into that province, of which every other card is discarded. */
  settle: { what: Subject; in: Subject }
  /** Cards are discarded from the dynasty deck until it is such a one; it takes the place of a card in a province. */
  unearth: { filter: Filter }
  /** All that are empty, of both players. */
  refillProvinces: { faceup: true }
  /** Into another of the provinces of whoever controls it, as it lies. */
  moveToProvince: { what: Subject; to: Subject }
  /** Two cards change places. */
  switchPlaces: { a: Subject; b: Subject }
  /** From now on this province is under attack; `also`: beside the one that was. */
  moveConflict: { to: Subject; also?: true }
  lookAt: What
  reveal: What
}

/** Can the province be refilled out of which the triggering card has entered play? */
function couldRefill(g: G, c: Context): boolean {
  const [entered] = c.triggering
  for (const frame of [...g.state.stack].reverse())
    for (const event of ((frame as BatchFrame).batch ?? []) as L5REvent[])
      if (event.kind === 'enter' && event.card === entered?.card)
        return canRefill(g.state, event.seat, event.slot)
  return false
}

/** To another province, if it is attached to one, one that it may be attached to. */
function couldMoveTo(g: G, id: CardId, there: CardId): boolean {
  const { zone, on: host, slot, holder } = cardAt(g.state, id)
  if (zone !== ATTACHED) return cardAt(g.state, there).slot !== slot
  return host !== there && canBeAttached(g, id, there, holder)
}

const isChosen = (to: Subject): boolean => typeof to === 'object' && 'choose' in to

export const provinceVerbs: VerbWords<ProvinceVerbs> = {
  turnFaceup: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) => someOf(g, c, what, (id) => !cardAt(g.state, id).faceup),
    reads: () => aspects.TABLE,
    changes: (g, f, { what }) =>
      each(
        g,
        f,
        [what],
        (id) => !cardAt(g.state, id).faceup,
        (card) => ({ kind: 'turn faceup', card }),
      ),
    deed: { en: 'turn faceup', de: 'aufdecken', it: 'girare a faccia in su' },
    say: {
      en: ({ what }, context) => english('turn', what, 'faceup', context),
      de: ({ what }, context) => {
        const their = `${possessive(formIn(referentOf(what, context)))}e`
        return german(verbs.drehen, what, `auf ${their} offene Seite`, context)
      },
      it: ({ what }, context) => italian(verbi.girare, what, 'a faccia in su', context),
    },
  },
  turnFacedown: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) => someOf(g, c, what, (id) => canTurnFacedown(g, id)),
    reads: () => aspects.TABLE | aspects.BANS,
    changes: (g, f, { what }) =>
      each(
        g,
        f,
        [what],
        (id) => canTurnFacedown(g, id),
        (card) => ({ kind: 'turn facedown', card }),
      ),
    deed: { en: 'turn facedown', de: 'verdecken', it: 'girare a faccia in giù' },
    say: {
      en: ({ what }, context) => english('turn', what, 'facedown', context),
      de: ({ what }, context) => {
        const their = `${possessive(formIn(referentOf(what, context)))}e`
        return german(verbs.drehen, what, `auf ${their} verdeckte Seite`, context)
      },
      it: ({ what }, context) => italian(verbi.girare, what, 'a faccia in giù', context),
    },
  },
  revealProvince: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) => someOf(g, c, what, (id) => !cardAt(g.state, id).faceup),
    reads: () => aspects.TABLE,
    changes: (g, f, { what }) =>
      each(
        g,
        f,
        [what],
        (id) => !cardAt(g.state, id).faceup,
        (card) => ({ kind: 'reveal province', card }),
      ),
    deed: { en: 'reveal a province', de: 'eine Provinz aufdecken', it: 'rivelare una provincia' },
    say: doneTo(['reveal'], [verbs.aufdecken], [verbi.rivelare]),
  },
  breakProvince: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) => !areUnbreakable(g) && someOf(g, c, what, (id) => !cardAt(g.state, id).broken),
    reads: () => aspects.TABLE,
    changes: (g, f, { what }) =>
      each(
        g,
        f,
        [what],
        (id) => !cardAt(g.state, id).broken && !areUnbreakable(g),
        (card) => ({ kind: 'break', card, seat: breaker(cardAt(g.state, card).holder) }),
      ),
    deed: { en: 'break a province', de: 'eine Provinz unterwerfen', it: 'spezzare una provincia' },
    say: doneTo(['break'], [verbs.unterwerfen], [verbi.spezzare]),
  },
  restoreProvince: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) => someOf(g, c, what, (id) => cardAt(g.state, id).broken),
    reads: () => aspects.TABLE,
    changes: (g, f, { what }) =>
      each(
        g,
        f,
        [what],
        (id) => cardAt(g.state, id).broken,
        (card) => ({ kind: 'restore', card }),
      ),
    deed: { en: 'restore a province', de: 'eine Provinz wiederherstellen', it: 'ripristinare una provincia' },
    say: {
      en: ({ what }, context) => english('restore', what, '(it is no longer broken)', context),
      de: ({ what }, context) =>
        german(verbs.wiederherstellen, what, '(sie ist nicht mehr unterworfen)', context),
      it: ({ what }, context) => italian(verbi.ripristinare, what, '(non è più spezzata)', context),
    },
  },
  placeHonorToken: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) => someOf(g, c, what, () => true),
    reads: () => aspects.TABLE,
    changes: (g, f, { what }) =>
      each(
        g,
        f,
        [what],
        () => true,
        (card) => ({ kind: 'honor token', card, n: 1 }),
      ),
    deed: { en: 'place an honor token', de: 'einen Ehremarker legen', it: 'piazzare un segnalino onore' },
    say: {
      en: ({ what }, context) => order(`place 1 honor token on ${en.phrase(what, context).acc}`),
      de: ({ what }, context) =>
        befehl(verbs.legen, `1 Ehremarker auf ${de.phrase(what, context).in('acc')}`),
      it: ({ what }, context) =>
        fa('you', verbi.piazzare, `1 segnalino onore ${it.phrase(what, context).with('su')}`),
    },
  },
  addToProvinces: {
    subjects: () => [],
    could: (g, c) => zoneOf(g.state, DYNASTY, c.me).length > 0,
    reads: () => aspects.PILES,
    changes: (g, f, { n = 1, unbroken }) => {
      const deck = [...zoneOf(g.state, DYNASTY, f.you)].reverse()
      const provinces = provincesOf(g.state, f.you).filter((id) => {
        const { slot, broken } = cardAt(g.state, id)
        return slot !== STRONGHOLD_SLOT && !(unbroken && broken)
      })
      return provinces.flatMap((id, i): L5REvent[] =>
        deck
          .slice(i * n, (i + 1) * n)
          .map((card) => ({ kind: 'fill', card, slot: cardAt(g.state, id).slot, faceup: false })),
      )
    },
    deed: { en: 'fill the provinces', de: 'die Provinzen auffüllen', it: 'riempire le province' },
    say: {
      en: ({ n = 1, unbroken }) =>
        order(
          `fill each ${unbroken ? 'unbroken ' : ''}non-stronghold province you control with ${n} facedown card${n > 1 ? 's' : ''} from your dynasty deck`,
        ),
      de: ({ n = 1, unbroken }) =>
        befehl(
          verbs.legen,
          `${n} verdeckte Karte${n > 1 ? 'n' : ''} von deinem Dynastiedeck in jede ${unbroken ? 'nicht unterworfene ' : ''}Provinz ohne Festung${subordinate('die du kontrollierst')}`,
        ),
      it: ({ n = 1, unbroken }) =>
        fa(
          'you',
          verbi.mettere,
          `${carte(n)} a faccia in giù del tuo mazzo dinastia in ogni provincia ${unbroken ? 'non spezzata ' : ''}senza roccaforte che controlli`,
        ),
    },
  },
  refill: {
    subjects: ({ of }) => (of === 'triggering' ? [] : [of]),
    could: (g, c, { of }) => (of === 'triggering' ? couldRefill(g, c) : someOf(g, c, of, () => true)),
    reads: () => aspects.UNDER_WAY,
    perform: (g, f, { of }) => {
      if (of !== 'triggering') {
        for (const { card } of refsOf(g, f, of))
          refill(g, cardAt(g.state, card).holder, cardAt(g.state, card).slot, true)
        return
      }
      const entered = answered(g, f)?.batch.find((e) => (e as L5REvent).kind === 'enter') as
        | { slot?: number; seat?: Seat }
        | undefined
      if (entered?.slot !== undefined && entered.seat !== undefined)
        refill(g, entered.seat, entered.slot, true)
    },
    deed: { en: 'refill faceup', de: 'offen auffüllen', it: 'riempire a faccia in su' },
    say: {
      en: ({ of }, context) =>
        of === 'triggering' ? order('refill that province faceup') : english('refill', of, 'faceup', context),
      de: ({ of }, context) =>
        of === 'triggering'
          ? befehl(verbs.auffüllen, 'jene Provinz offen')
          : german(verbs.auffüllen, of, 'offen', context),
      it: ({ of }, context) =>
        of === 'triggering'
          ? fa('you', verbi.riempire, 'quella provincia a faccia in su')
          : italian(verbi.riempire, of, 'a faccia in su', context),
    },
  },
  discardAndRefill: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) => someOf(g, c, what, () => true),
    reads: () => aspects.TABLE,
    perform: (g, f, { what }) => {
      const slots = refsOf(g, f, what).map(({ card }) => cardAt(g.state, card))
      const places = slots.map(({ holder, slot }): [Seat, number] => [holder, slot])
      g.call(discardThenRefill, { batch: leaving(g, f, what, 'discard'), places })
    },
    deed: { en: 'discard and refill', de: 'ablegen und auffüllen', it: 'scartare e riempire' },
    say: {
      en: ({ what }, context) =>
        order(`discard ${en.phrase(what, context).acc} and refill that province faceup`),
      de: ({ what }, context) =>
        befehl(verbs.ablegen, {
          middle: de.phrase(what, context).in('acc'),
          behind: ' und fülle jene Provinz offen wieder auf',
        }),
      it: ({ what }, context) =>
        fa('you', verbi.scartare, it.phrase(what, context), 'e riempi quella provincia a faccia in su'),
    },
  },
  shuffleAndRefill: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) => someOf(g, c, what, () => true),
    reads: () => aspects.TABLE,
    perform: (g, f, { what }) => {
      const slots = refsOf(g, f, what).map(({ card }) => cardAt(g.state, card))
      const places = slots.map(({ holder, slot }): [Seat, number] => [holder, slot])
      g.call(discardThenRefill, { batch: leaving(g, f, what, { shuffle: 'own' }), places })
    },
    deed: { en: 'shuffle in and refill', de: 'einmischen und auffüllen', it: 'mescolare e riempire' },
    say: {
      en: ({ what }, context) =>
        order(
          `shuffle ${en.phrase(what, context).acc} into its owner's deck and refill that province faceup`,
        ),
      de: ({ what }, context) =>
        befehl(verbs.mischen, {
          middle: `${de.phrase(what, context).in('acc')} in das Deck ihres Besitzers`,
          behind: ' und fülle jene Provinz offen wieder auf',
        }),
      it: ({ what }, context) =>
        fa(
          'you',
          verbi.mescolare,
          it.phrase(what, context),
          'nel mazzo del suo proprietario e riempi quella provincia a faccia in su',
        ),
    },
  },
  settle: {
    subjects: ({ what, in: where }) => [what, where],
    could: (g, c, { what, in: where }) =>
      someOf(g, c, what, (id) => mayEnter(g, id, c, false)) && someOf(g, c, where, () => true),
    reads: () => aspects.ANYTHING,
    changes: (g, f, verb) => {
      const [what, there] = subjects(g, f, verb).map((list) => list[0])
      const may = what !== undefined && there !== undefined && mayEnter(g, what.card, contextNow(f), false)
      report(f, may)
      if (!may) return []
      const { holder, slot } = cardAt(g.state, there.card)
      return putAlone(g, what.card, holder, slot)
    },
    deed: { en: 'put into play', de: 'ins Spiel bringen', it: 'mettere in gioco' },
    say: {
      en: ({ what, in: where }, context) => {
        const card = en.phrase(what, context).acc
        return order(
          `put ${card} into play in ${en.phrase(where, context).acc}, discarding each other card in that province`,
        )
      },
      de: ({ what, in: where }, context) => {
        const card = de.phrase(what, context)
        return befehl(verbs.bringen, {
          ...object(card, `in ${de.phrase(where, context).in('dat')} ins Spiel`),
          behind: ' und lege jede andere Karte in jener Provinz ab',
        })
      },
      it: ({ what, in: where }, context) => {
        const card = it.phrase(what, context)
        const there = it.phrase(where, context).with('in')
        return fa(
          'you',
          verbi.mettereInGioco,
          card,
          `${there}, scartando ogni altra carta in quella provincia`,
        )
      },
    },
  },
  unearth: {
    subjects: () => [],
    could: (g, c) => zoneOf(g.state, DYNASTY, c.me).length > 0,
    reads: () => aspects.PILES,
    perform: (g, f, { filter }) => {
      const pile = [...zoneOf(g.state, DYNASTY, f.you)].reverse()
      const at = pile.findIndex((id) => matches(g, filter, id, contextNow(f)))
      const cards = at < 0 ? pile : pile.slice(0, at + 1)
      report(f, at >= 0)
      const found = at < 0 ? null : (pile[at] ?? null)
      g.call(unearthing, { seat: f.you, source: f.self.card, cards, found, picked: null })
    },
    deed: { en: 'find a card', de: 'eine Karte finden', it: 'trovare una carta' },
    say: {
      en: ({ filter }, context) => ({
        ...order(
          `discard cards from your dynasty deck until you discard ${en.some(filter, context, { unplaced: true })}`,
        ),
        after: [
          'then, discard a card in a non-stronghold province you control and put that discarded card into that province faceup',
        ],
      }),
      de: ({ filter }, context) => ({
        ...befehl(verbs.ablegen, {
          middle: 'Karten von deinem Dynastiedeck',
          behind: subordinate(`bis du ${de.some(filter, context, { unplaced: true }).in('acc')} ablegst`),
        }),
        after: [
          'lege danach eine Karte in einer Provinz ohne Festung, die du kontrollierst, ab und lege jene abgelegte Karte offen in jene Provinz',
        ],
      }),
      it: ({ filter }, context) => ({
        ...fa(
          'you',
          verbi.scartare,
          `carte dal tuo mazzo dinastia finché non scarti ${it.some(filter, context, { unplaced: true }).with()}`,
        ),
        after: [
          'poi scarta una carta in una provincia senza roccaforte che controlli e metti quella carta scartata in quella provincia a faccia in su',
        ],
      }),
    },
  },
  refillProvinces: {
    subjects: () => [],
    could: () => true,
    reads: () => aspects.NOTHING,
    perform: (g) => g.call(refillFaceup, { again: false }),
    deed: { en: 'refill all provinces', de: 'alle Provinzen auffüllen', it: 'riempire tutte le province' },
    say: {
      en: () => order('refill each province faceup'),
      de: () => befehl(verbs.auffüllen, 'jede Provinz offen'),
      it: () => fa('you', verbi.riempire, 'ogni provincia a faccia in su'),
    },
  },
  moveToProvince: {
    subjects: ({ what, to }) => [what, to],
    could: (g, c, { what, to }) =>
      someOf(g, c, what, (id) =>
        // Both may still have to be chosen.
        someOf(g, c, to, (there) => what === to || couldMoveTo(g, id, there)),
      ),
    reads: () => aspects.TABLE,
    changes: (g, f, verb) => {
      const [what, to] = subjects(g, f, verb).map((list) => list[0])
      if (what === undefined || to === undefined) return []
      const { zone, holder } = cardAt(g.state, what.card)
      if (zone === ATTACHED) {
        const may = couldMoveTo(g, what.card, to.card)
        report(f, may)
        return may ? [{ kind: 'attach', card: what.card, to: to.card, seat: holder }] : []
      }
      return [{ kind: 'to slot', card: what.card, slot: cardAt(g.state, to.card).slot }]
    },
    deed: {
      en: 'move to another province',
      de: 'in eine andere Provinz verschieben',
      it: "spostare in un'altra provincia",
    },
    say: {
      en: ({ what, to }, context) => {
        const card = en.phrase(what, context).acc
        return order(`move ${card} to ${en.phrase(to, context).acc}`)
      },
      de: ({ what, to }, context) => {
        const card = de.phrase(what, context)
        return befehl(verbs.verschieben, object(card, `in ${de.phrase(to, context).in('acc')}`))
      },
      it: ({ what, to }, context) => {
        const card = it.phrase(what, context)
        return fa('you', verbi.spostare, card, it.phrase(to, context).with('in'))
      },
    },
  },
  switchPlaces: {
    subjects: ({ a, b }) => [a, b],
    could: (g, c, { a, b }) => someOf(g, c, a, (one) => someOf(g, c, b, (two) => one !== two)),
    reads: () => aspects.TABLE,
    changes: (g, f, verb) => {
      const [a, b] = subjects(g, f, verb).map((list) => list[0])
      if (a === undefined || b === undefined) return []
      const [x, y] = [cardAt(g.state, a.card).slot, cardAt(g.state, b.card).slot]
      return [
        { kind: 'to slot', card: a.card, slot: y },
        { kind: 'to slot', card: b.card, slot: x },
      ]
    },
    deed: { en: 'switch', de: 'vertauschen', it: 'scambiare' },
    say: {
      en: ({ a, b }, context) => {
        const one = en.phrase(a, context).acc
        return order(`switch ${one} with ${en.phrase(b, context).acc}`)
      },
      de: ({ a, b }, context) => {
        const one = de.phrase(a, context)
        return befehl(verbs.vertauschen, object(one, `mit ${de.phrase(b, context).in('dat')}`))
      },
      it: ({ a, b }, context) => {
        const one = it.phrase(a, context)
        return fa('you', verbi.scambiare, one, it.phrase(b, context).with('con'))
      },
    },
  },
  moveConflict: {
    subjects: ({ to }) => [to],
    // Another province that the attacking player could attack.
    could: (g, c, { to }) =>
      someOf(g, c, to, (id) => {
        const { conflict } = g.state
        if (conflict === null || isAttacked(g.state, id)) return false
        return provincesToAttack(g, conflict.attacker).includes(id)
      }),
    reads: () => aspects.CONFLICT | aspects.TABLE,
    changes: (g, f, { to, also }) => {
      const [there] = them(g, f, [to])
      if (there === undefined) return []
      const { card } = there
      const hidden = !cardAt(g.state, card).faceup && on('glossary/verdeckte-provinz/3')
      const moved: L5REvent = { kind: 'move conflict', card, ...(also && { also }) }
      return hidden ? [moved, { kind: 'reveal province', card }] : [moved]
    },
    deed: { en: 'move the conflict', de: 'den Konflikt verschieben', it: 'spostare il conflitto' },
    say: {
      // One that could be attacked will do, of those that are to be chosen from.
      en: ({ to, also }, context) =>
        also
          ? statement(simple('the conflict'), `be also at ${en.phrase(to, context).acc}`)
          : order(
              `move the conflict to ${isChosen(to) ? 'another eligible province' : en.phrase(to, context).acc}`,
            ),
      de: ({ to, also }, context) =>
        also
          ? gilt(fest('der Konflikt', 'm'), verbs.gelten, `auch gegen ${de.phrase(to, context).in('acc')}`)
          : befehl(
              verbs.verschieben,
              `den Konflikt zu ${isChosen(to) ? 'einer anderen zulässigen Provinz' : de.phrase(to, context).in('dat')}`,
            ),
      it: ({ to, also }, context) =>
        also
          ? dice(fixed('il conflitto'), ['si svolge anche', ''], it.phrase(to, context).with('in'))
          : fa(
              'you',
              verbi.spostare,
              `il conflitto ${isChosen(to) ? "a un'altra provincia idonea" : it.phrase(to, context).with('a')}`,
            ),
    },
  },
  lookAt: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) => someOf(g, c, what, () => true),
    reads: () => aspects.TABLE,
    perform: (g, f, { what }) => {
      const cards = them(g, f, [what]).map((ref) => ref.card)
      if (cards.length > 0) happen(g, { kind: 'look', seat: f.you, cards })
    },
    deed: { en: 'look at', de: 'ansehen', it: 'guardare' },
    say: {
      en: ({ what }, context) => order(`look at ${en.phrase(what, context).acc}`),
      de: ({ what }, context) => befehl(verbs.ansehen, `dir ${de.phrase(what, context).in('acc')}`),
      it: ({ what }, context) => fa('you', verbi.guardare, it.phrase(what, context)),
    },
  },
  reveal: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) => someOf(g, c, what, () => true, false),
    reads: () => aspects.PILES,
    perform: (g, f, { what }) => {
      const cards = them(g, f, [what]).map((ref) => ref.card)
      if (cards.length > 0) happen(g, { kind: 'reveal', cards })
    },
    deed: { en: 'reveal', de: 'aufdecken', it: 'rivelare' },
    say: doneTo(['reveal'], [verbs.aufdecken], [verbi.rivelare]),
  },
}
