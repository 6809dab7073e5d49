/** What is done to characters: honored, bowed, moved. */
import type { CardId } from '@regelwerk/core'
import { words } from '@regelwerk/say'
import { order as befehl, verbs } from '@regelwerk/say/de'
import { order } from '@regelwerk/say/en'
import { deed as fa } from '@regelwerk/say/it'
import type { Status, Subject } from '../../abilities.ts'
import { type G, on, rule } from '../../book.ts'
import type { L5REvent } from '../../events.ts'
import type { Context } from '../../reading.ts'
import { candidates, someOf } from '../../rules/candidates.ts'
import { each } from '../../rules/changes.ts'
import { contextNow, subjects } from '../../rules/effects.ts'
import { canDishonor, canHonor, canJoin } from '../../rules/restrictions.ts'
import { honorOne } from '../../rules/tasks.ts'
import { cardAt, DISHONORED, HONORED, ORDINARY } from '../../state.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { verbs as verbi } from '../../text/it-words.ts'
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
  discardStatus: What
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

/** What a card would have after this token was moved to it: nobody has the same one twice (faq/8). */
const mayReceive = (g: G, from: CardId, to: CardId): boolean => {
  const { status } = cardAt(g.state, from)
  if (cardAt(g.state, to).status === status && on('glossary/persoenliche-ehre-persoenlicher-ehrverlust/7'))
    return false
  return status !== DISHONORED || !isForbidden(g, to, 'receiveDishonored')
}

const mayMove = (g: G, id: CardId, wanted: Status | undefined): boolean => {
  const { status } = cardAt(g.state, id)
  return wanted === undefined ? status !== ORDINARY : status === (wanted === 'honored' ? HONORED : DISHONORED)
}

/** Whoever gets a token in this way has not been honored. */
export const getsToken = rule(
  'faq/10',
  (card: CardId, status: number): L5REvent => ({ kind: 'status', card, status }),
)

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
    canDishonor,
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
  discardStatus: changing(
    aspects.STATUS,
    (g, id) => cardAt(g.state, id).status !== ORDINARY,
    (card) => ({ kind: 'status', card, status: ORDINARY }),
    { en: 'discard a status token', de: 'einen Statusmarker ablegen', it: 'scartare un segnalino stato' },
    {
      en: ({ what }, context) => order(`discard ${en.phrase(what, context).poss} status token`),
      de: ({ what }, context) =>
        befehl(verbs.ablegen, `den Statusmarker ${de.phrase(what, afresh(context)).in('gen')}`),
      it: ({ what }, context) =>
        fa('you', verbi.scartare, `il segnalino stato ${it.phrase(what, afresh(context)).with('di')}`),
    },
  ),
  moveStatus: {
    subjects: ({ from, to }) => [from, to],
    could: (g, c, { from, to, status }) =>
      someOf(g, c, from, (id) => mayMove(g, id, status)) &&
      someOf(g, c, to, (id) => candidates(g, from, c).some((ref) => mayReceive(g, ref.card, id))),
    reads: () => aspects.STATUS | aspects.BANS,
    changes: (g, f, verb) => {
      const [from, to] = subjects(g, f, verb).map((list) => list[0])
      if (from === undefined || to === undefined) return []
      const { status } = cardAt(g.state, from.card)
      if (status === ORDINARY) return []
      const now = cardAt(g.state, to.card).status
      // Two different tokens are both discarded (glossary/persoenliche-ehre.../8).
      const both = now !== ORDINARY && now !== status
      const then = both && on('glossary/persoenliche-ehre-persoenlicher-ehrverlust/8') ? ORDINARY : status
      return [{ kind: 'status', card: from.card, status: ORDINARY }, getsToken(to.card, then)]
    },
    deed: { en: 'move a status token', de: 'einen Statusmarker bewegen', it: 'spostare un segnalino stato' },
    say: {
      en: ({ from, to, status }, context) => {
        const whose = en.phrase(from, context).poss
        return order(words('move', whose, status, `status token to ${en.phrase(to, context).acc}`))
      },
      de: ({ from, to, status }, context) => {
        const token = status ? { honored: 'Geehrt-', dishonored: 'Entehrt-' }[status] : ''
        const whose = de.phrase(from, afresh(context)).in('gen')
        const whom = de.phrase(to, context).in('acc')
        return befehl(verbs.verschieben, `den ${token}Statusmarker ${whose} auf ${whom}`)
      },
      it: ({ from, to, status }, context) => {
        const token = words(
          'il segnalino stato',
          status && { honored: 'onorato', dishonored: 'disonorato' }[status],
        )
        const whose = it.phrase(from, afresh(context)).with('di')
        return fa('you', verbi.spostare, `${token} ${whose} ${it.phrase(to, context).with('su')}`)
      },
    },
  },
}
