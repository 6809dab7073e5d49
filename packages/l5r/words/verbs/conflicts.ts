/** Rings and conflicts: resolved, claimed, switched, declared, left without a winner. */
import type { Seat } from '@regelwerk/core'
import { subordinate, words } from '@regelwerk/say'
import { order as befehl, fixed as fest, statement as gilt, verbs } from '@regelwerk/say/de'
import { order, phrase as simple, statement } from '@regelwerk/say/en'
import { statement as dice, deed as fa, fixed } from '@regelwerk/say/it'
import type { Constant, Element, RingSubject, Skill } from '../../abilities.ts'
import { type G, meets, rule } from '../../book.ts'
import { isLimitedToOneConflict } from '../../chances.ts'
import { idOf } from '../../prepare.ts'
import type { Context } from '../../reading.ts'
import { happen } from '../../rules/cards.ts'
import { forAWhile } from '../../rules/changes.ts'
import { mayDeclare } from '../../rules/declarable.ts'
import { isChoice, type ResolveFrame, report, ringsMeant } from '../../rules/effects.ts'
import { canClaim } from '../../rules/restrictions.ts'
import { hasRingEffect, resolveRings } from '../../rules/rings.ts'
import { conflictPhase } from '../../rules/under-way.ts'
import { type L5RState, NONE } from '../../state.ts'
import { ringsOf } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import { inThis } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import * as it from '../../text/it-phrases.ts'
import { conflictAdjective, inThis as inQuesta, verbs as verbi } from '../../text/it-words.ts'
import { working } from '../../values.ts'
import * as aspects from '../aspects.ts'
import type { SaidVerb, VerbWords } from '../records.ts'

export interface ConflictVerbs {
  /** By the attacking player, unless it says "as if you were" that player (faq/2, faq/7). */
  resolveRing: { which: RingSubject; as?: 'attacker' }
  /** The contested one; or another, as if in a conflict of this type, which no text here asks for. */
  claimRing: { which?: RingSubject; as?: Skill }
  /** From a pool of claimed rings to that of the unclaimed. */
  returnRing: { which: RingSubject }
  /** From a pool of claimed rings to yours. */
  takeRing: { which: RingSubject }
  /** One takes the place of the other: contested, or in your pool. */
  switchRing: { a: 'contested' | 'yours'; b?: 'target' }
  switchConflictType: { to?: Skill }
  /** `as`: that one is of this type. */
  declareConflict: { as?: Constant; type?: Skill }
  additionalConflict: { type: Skill }
  noWinner: object
}

const none = (): readonly never[] => []

/** Which may change places with an unclaimed one. */
const switched = (a: 'contested' | 'yours'): RingSubject =>
  a === 'contested' ? 'contested' : { choose: { state: 'yours', inPool: true } }
const UNCLAIMED: RingSubject = { choose: { state: 'unclaimed' } }

const isThere = (g: G, which: RingSubject, c: Context): boolean => ringsOf(g, which, c).length > 0

/** The attacker resolves it, unless something else is said. */
export const whoResolves = rule(
  'glossary/ringeffekte',
  ({ conflict }: L5RState, you: Seat, as: string | undefined): Seat =>
    as === 'attacker' || conflict === null ? you : conflict.attacker,
)

/** One ring takes the place of the other; null: of the contested one. */
export const switchRings = rule(
  'glossary/vertauschen',
  (g: G, f: ResolveFrame, own: Element | null, ring: Element): void => {
    g.rule = 'glossary/vertauschen'
    if (own === null) happen(g, { kind: 'contest', ring })
    else happen(g, { kind: 'return ring', ring: own }, { kind: 'take ring', ring, seat: f.you })
    f.rings = [ring]
  },
)

/** "return a ring in your claimed ring pool to the unclaimed ring pool" */
export const ringReturned = <K>(ringOf: (node: K) => RingSubject): SaidVerb<K>['say'] => ({
  en: (node) => order(`return ${en.ring(ringOf(node))} to the unclaimed ring pool`),
  de: (node) =>
    befehl(verbs.legen, {
      middle: de.ring(ringOf(node)).in('acc'),
      end: 'in den Vorrat unbeanspruchter Ringe zurück',
    }),
  it: (node) =>
    fa('you', verbi.restituire, it.ring(ringOf(node)), 'alla riserva degli anelli non rivendicati'),
})

export const conflictVerbs: VerbWords<ConflictVerbs> = {
  resolveRing: {
    subjects: ({ which }) => [{ ring: which }],
    // One of the rings in question must have an effect that could change something.
    could: (g, c, { which }) => ringsOf(g, which, c).some((ring) => hasRingEffect(g, c.me, ring)),
    reads: () => aspects.ANYTHING,
    perform: (g, f, { which, as }) => {
      resolveRings(g, whoResolves(g.state, f.you, as), ringsMeant(g, f, which))
    },
    deed: {
      en: 'resolve a ring effect',
      de: 'einen Ringeffekt abhandeln',
      it: "risolvere l'effetto di un anello",
    },
    say: {
      en: ({ which, as }) => {
        const said = en.ring(which)
        const several = typeof which === 'object' && 'choose' in which && (which.n ?? 1) > 1
        const what =
          said === 'that ring' ? "that ring's effect" : `the ring effect${several ? 's' : ''} of ${said}`
        return order(words('resolve', what, as && 'as if you were the attacking player'))
      },
      de: ({ which, as }) => {
        const asIf = as ? subordinate('als ob du der angreifende Spieler wärst') : ''
        const several = typeof which === 'object' && 'choose' in which && ((which.n ?? 1) > 1 || which.upTo)
        const said = de.ring(which)
        const middle = several
          ? `${(which.n ?? 1) > 1 ? 'die Ringeffekte' : 'den Ringeffekt'} von ${said.in('dat')}`
          : `den Ringeffekt ${said.in('gen')}`
        return befehl(verbs.abhandeln, { middle, behind: asIf })
      },
      it: ({ which, as }) => {
        const several = typeof which === 'object' && 'choose' in which && (which.n ?? 1) > 1
        return fa(
          'you',
          verbi.risolvere,
          words(
            several ? 'gli effetti' : "l'effetto",
            it.ring(which).with('di'),
            as && 'come se fossi il giocatore attaccante',
          ),
        )
      },
    },
  },
  claimRing: {
    subjects: ({ which }) => (which === undefined ? [] : [{ ring: which }]),
    could: (g, c) => canClaim(g, c.me),
    reads: () => aspects.TEXTS,
    changes: (g, f, { which = 'contested', as }) => {
      const rings = ringsMeant(g, f, which)
      if (isChoice(which)) f.rings = [...rings]
      return canClaim(g, f.you)
        ? rings
            .filter((ring) => !(ring === g.state.conflict?.ring && working(g, 'ringGoesBack').length > 0))
            .map((ring) => ({ kind: 'claim', ring, seat: f.you, ...(as && { as }) }))
        : []
    },
    deed: { en: 'claim a ring', de: 'einen Ring beanspruchen', it: 'rivendicare un anello' },
    say: {
      en: ({ which = 'contested', as }) => order(words(`claim ${en.ring(which)}`, as && `as a ${as} ring`)),
      de: ({ which = 'contested', as }) =>
        befehl(
          verbs.beanspruchen,
          words(
            de.ring(which).in('acc'),
            as && `als ${as === 'military' ? 'militärischen' : 'politischen'} Ring`,
          ),
        ),
      it: ({ which = 'contested', as }) =>
        fa('you', verbi.rivendicare, it.ring(which), as ? `come anello ${conflictAdjective[as]}` : ''),
    },
  },
  returnRing: {
    subjects: ({ which }) => [{ ring: which }],
    could: (g, c, { which }) => isThere(g, which, c),
    reads: () => aspects.RINGS,
    changes: (g, f, { which }) => {
      const rings = ringsMeant(g, f, which).filter((ring) => g.state.rings[ring].claimed !== NONE)
      report(f, rings.length > 0)
      return rings.map((ring) => ({ kind: 'return ring', ring }))
    },
    deed: { en: 'return a ring', de: 'einen Ring zurücklegen', it: 'restituire un anello' },
    say: ringReturned(({ which }) => which),
  },
  takeRing: {
    subjects: ({ which }) => [{ ring: which }],
    could: (g, c, { which }) => canClaim(g, c.me) && isThere(g, which, c),
    reads: () => aspects.RINGS,
    changes: (g, f, { which }) => {
      const rings = canClaim(g, f.you) ? ringsMeant(g, f, which) : []
      report(f, rings.length > 0)
      return rings.map((ring) => ({ kind: 'take ring', ring, seat: f.you }))
    },
    deed: { en: 'take a ring', de: 'einen Ring nehmen', it: 'prendere un anello' },
    say: {
      en: ({ which }) => order(`take ${en.ring(which)}`),
      de: ({ which }) => befehl(verbs.nehmen, de.ring(which).in('acc')),
      it: ({ which }) => fa('you', verbi.prendere, it.ring(which)),
    },
  },
  switchRing: {
    subjects: ({ a, b = UNCLAIMED }) => [{ ring: switched(a) }, { ring: b }],
    could: (g, c, { a, b = UNCLAIMED }) =>
      meets('glossary/vertauschen', (b === 'target' || isThere(g, b, c)) && isThere(g, switched(a), c)),
    reads: () => aspects.RINGS | aspects.CONFLICT,
    perform: (g, f, { a, b = UNCLAIMED }) => {
      const [own] = ringsMeant(g, f, switched(a))
      const [ring] = ringsMeant(g, f, b, a === 'contested' ? 0 : 1)
      if (own !== undefined && ring !== undefined) switchRings(g, f, a === 'contested' ? null : own, ring)
    },
    deed: { en: 'switch rings', de: 'Ringe vertauschen', it: 'scambiare anelli' },
    say: {
      en: ({ a, b }) =>
        order(
          `switch ${a === 'contested' ? 'the contested ring' : 'a ring in your claimed ring pool'} with ${b ? 'that ring' : 'an unclaimed ring'}`,
        ),
      de: ({ a, b }) =>
        befehl(
          verbs.vertauschen,
          `${a === 'contested' ? 'den umkämpften Ring' : 'einen Ring in deinem Vorrat beanspruchter Ringe'} mit ${b ? 'jenem Ring' : 'einem unbeanspruchten Ring'}`,
        ),
      it: ({ a, b }) =>
        fa(
          'you',
          verbi.scambiare,
          `${a === 'contested' ? "l'anello conteso" : 'un anello nella tua riserva degli anelli rivendicati'} con ${b ? "quell'anello" : 'un anello non rivendicato'}`,
        ),
    },
  },
  switchConflictType: {
    subjects: none,
    could: (g, _, { to }) => g.state.conflict !== null && (to === undefined || g.state.conflict.type !== to),
    reads: () => aspects.CONFLICT,
    changes: (g, _, { to }) => {
      const { conflict } = g.state
      if (conflict === null) return []
      return [
        { kind: 'conflict type', type: to ?? (conflict.type === 'military' ? 'political' : 'military') },
      ]
    },
    deed: {
      en: 'switch the conflict type',
      de: 'den Konflikttyp wechseln',
      it: 'cambiare il tipo di conflitto',
    },
    say: {
      en: ({ to }) => order(to ? `change the conflict type to ${to}` : 'switch the conflict type'),
      de: ({ to }) =>
        befehl(
          verbs.ändern,
          to
            ? `den Konflikt in einen ${to === 'military' ? 'militärischen' : 'politischen'} Konflikt`
            : 'die Art des Konflikts',
        ),
      it: ({ to }) =>
        fa('you', verbi.cambiare, words('il tipo di conflitto', to && `in ${conflictAdjective[to]}`)),
    },
  },
  declareConflict: {
    subjects: none,
    // It is to be the second one.
    could: (g, c, { as, type }) =>
      (as !== undefined || g.state.declared[c.me as 0 | 1] === 1) && mayDeclare(g, c.me, type),
    reads: () => aspects.ANYTHING,
    perform: (g, f, { as }) => {
      const phase = g.frameOf(conflictPhase)
      if (phase === null) return
      phase.must.push(f.you)
      // At once, without another action window.
      g.goTo(phase, '~next conflict')
      // It lasts until that conflict is over.
      if (as !== undefined) happen(g, forAWhile(f, idOf(as), 'conflict', []))
    },
    deed: { en: 'declare a conflict', de: 'einen Konflikt deklarieren', it: 'dichiarare un conflitto' },
    say: {
      en: ({ type }) => ({
        ...order('immediately declare your next conflict'),
        ...(type && { after: [`that conflict is ${type} instead of its normal type`] }),
      }),
      de: ({ type }) => ({
        ...befehl(verbs.deklarieren, 'sofort deinen nächsten Konflikt'),
        ...(type && {
          after: [
            `jener Konflikt ist unabhängig von seiner Art ein ${type === 'military' ? 'militärischer' : 'politischer'} Konflikt`,
          ],
        }),
      }),
      it: ({ type }) => ({
        ...fa('you', verbi.dichiarare, 'subito il tuo prossimo conflitto'),
        ...(type && { after: [`quel conflitto è ${conflictAdjective[type]} invece del suo tipo normale`] }),
      }),
    },
  },
  additionalConflict: {
    subjects: none,
    could: (g, c) => !isLimitedToOneConflict(g, c.me),
    reads: () => aspects.TEXTS,
    changes: (_, f, { type }) => [{ kind: 'chances', seat: f.you, type, n: 1 }],
    deed: {
      en: 'declare an additional conflict',
      de: 'einen zusätzlichen Konflikt deklarieren',
      it: 'dichiarare un conflitto aggiuntivo',
    },
    say: {
      en: ({ type }) => en.stated(`may declare an additional ${type} conflict this phase`),
      de: ({ type }) => {
        const kind = type === 'military' ? 'militärischen' : 'politischen'
        const middle = `${inThis.phase} einen zusätzlichen ${kind} Konflikt`
        return gilt('you', verbs.dürfen, { middle, end: 'deklarieren' })
      },
      it: ({ type }) =>
        dice(
          fixed(''),
          ['puoi dichiarare', ''],
          `un conflitto ${conflictAdjective[type]} aggiuntivo ${inQuesta.phase}`,
        ),
    },
  },
  noWinner: {
    subjects: none,
    could: () => true,
    reads: () => aspects.NOTHING,
    perform: (g) => {
      const { conflict } = g.state
      if (conflict) conflict.void = true
    },
    deed: { en: 'end without a winner', de: 'ohne Sieger enden', it: 'finire senza vincitore' },
    say: {
      en: () => statement(simple('the conflict'), 'have no winner'),
      de: () => gilt(fest('der Konflikt', 'm'), verbs.haben, 'keinen Sieger'),
      it: () => dice(fixed('il conflitto'), ['non ha', ''], 'alcun vincitore'),
    },
  },
}
