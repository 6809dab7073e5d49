/** Verbs: damage, and what destroys. */
import { type Ref, refTo, type Seat } from '@regelwerk/core'
import { listed } from '@regelwerk/say'
import type { Amount, Hit, Target, Targets } from '../../abilities.ts'
import { type G, meets, on, rule } from '../../book.ts'
import type { KeyForgeEvent } from '../../events.ts'
import { controllerOf, refsOfNamed } from '../../filter.ts'
import { amount, type Done } from '../../reading.ts'
import { happen } from '../../rules/amber.ts'
import { cannotBeDamaged, dealDamage, dealing, type Hitting, splashed } from '../../rules/damage.ts'
import { addLasting, listOf, them, unique } from '../../rules/doing.ts'
import { type ResolveFrame, report } from '../../rules/effects.ts'
import { destroy, destroying } from '../../rules/leaving.ts'
import { isZero } from '../../rules/mattering.ts'
import { healSome, tally } from '../../rules/tasks.ts'
import { cardAt, isInPlay, NONE } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { isSeveral } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import { armorOf, reaching } from '../../values.ts'
import type { VerbWord, VerbWords } from '../types.ts'

export interface DamageVerbs {
  /** All damage of one ability at the same time. `ignoreArmor`: armour cannot prevent it. `source`: that card deals it. */
  deal: { hits: readonly Hit[]; ignoreArmor?: true; source?: 'opposing' }
  heal: { n: Amount | 'all'; what: Targets; upTo?: true }
  moveDamage: { n: Amount | 'all'; from: Target; to: Target }
  destroy: { what: Targets }
  sacrifice: { what: Targets }
  loseArmor: { what: Targets }
}

/** What has been tagged cannot be chosen to be destroyed or sacrificed (glossary/zerstoert). */
const isUntagged: NonNullable<VerbWord<unknown>['choosable']> = (g, id) =>
  meets('glossary/zerstoert', !cardAt(g.state, id).tagged)

/** What is sacrificed is destroyed. */
export const destroyThem = rule(
  'glossary/opfern',
  (g: G, refs: readonly Ref[], _sacrificed: boolean): void => {
    const cards = refs.map(({ card }) => card)
    g.call(destroy, destroying(g, cards))
  },
)

/** All damage of an ability is dealt at the same time. */
export const dealAtOnce = rule(
  'rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text/example-2',
  (g: G, hits: Hitting[], seat: Seat): void => {
    g.call(dealDamage, dealing(hits, seat))
  },
)

/** Damage that is moved is not dealt. */
export const moveDamage = rule(
  'glossary/verschieben',
  (g: G, n: number, from: Ref, to: Ref, _: ResolveFrame): void => {
    happen(g, { kind: 'heal', card: from.card, n }, { kind: 'damage', card: to.card, n, prevented: 0 })
  },
)

function destroyAll(g: G, f: ResolveFrame, cards: readonly Ref[][], sacrificed: boolean): void {
  const s = g.state
  let refs = them(f, cards).filter(({ card }) => isInPlay(cardAt(s, card)))
  // Only one's own cards can be sacrificed (glossary/opfern).
  if (sacrificed) refs = refs.filter(({ card }) => controllerOf(s, card, f) === f.you)
  if (refs.length === 0) {
    report(f, false)
    f.count = 0
    f.doneTo = []
    return
  }
  g.call(tally, { refs })
  destroyThem(g, refs, sacrificed)
}

export const damageVerbs: VerbWords<DamageVerbs> = {
  deal: {
    targets: ({ hits }) => hits.flatMap(({ to }) => listOf(to)),
    apart: true,
    changes: (g, f, { hits }, id) => {
      // Instead of dealing damage, something else may happen.
      const source = f.self.card
      const replaced = source !== NONE && reaching(g, 'insteadOfDamage', source).length > 0
      return hits.some(
        (hit) =>
          hit.splash !== undefined ||
          (!isZero(g, f, hit.n, id) && (replaced || hits.length > 1 || !cannotBeDamaged(g, id, f.self))),
      )
    },
    perform: (g, f, verb, cards) => {
      const hits: Hitting[] = []
      const [dealer = f.self] = verb.source === undefined ? [] : refsOfNamed(g, f, verb.source)
      const source = dealer.card === NONE ? null : dealer
      const ignoreArmor = verb.ignoreArmor === true
      const struck: Ref[] = []
      let at = 0
      for (const hit of verb.hits) {
        const refs = listOf(hit.to).flatMap(() => cards[at++] ?? [])
        for (const ref of refs) {
          const n = amount(g, hit.n, f, ref.card)
          hits.push({ card: ref, n, source, fight: false, ignoreArmor })
          struck.push(ref)
          for (const id of hit.splash === undefined ? [] : splashed(g, ref.card))
            hits.push({
              card: refTo(g.state, id),
              n: hit.splash as number,
              source,
              fight: false,
              ignoreArmor,
            })
        }
      }
      f.it = unique(struck)
      f.count = hits.length
      if (hits.length === 0) {
        report(f, false)
        return
      }
      dealAtOnce(g, hits, f.you)
    },
    asks: {
      may: { en: 'Deal damage?', de: 'Schaden zufügen?', it: 'Infliggere danni?' },
      which: {
        en: 'To which creature is damage dealt?',
        de: 'Welcher Kreatur wird Schaden zugefügt?',
        it: 'A quale creatura si infliggono danni?',
      },
    },
    done: { en: 'dealt', de: 'zugefügt', it: it.o('inflitt'), of: 'damage' },
    say: {
      en: ({ hits, ignoreArmor, source }, t) => {
        const dealer = source && en.phrase(source, t)
        const said = hits.map(({ n, to, splash }) =>
          splash === undefined ? en.dealt(n, to, t) : `${en.dealt(n, to, t)}, with ${splash} splash`,
        )
        const after = ignoreArmor && ['this damage cannot be prevented by armor']
        const base = `deal ${listed(said, 'and')}`
        return { ...(dealer ? en.happens(t, dealer, base) : en.act(t, base)), ...(after && { after }) }
      },
      de: ({ hits, ignoreArmor, source }, t) => {
        const dealer = source && de.phrase(source, t)
        const said = hits.map((hit) => de.dealt(hit, t))
        const after = ignoreArmor && ['dieser Schaden kann nicht durch Rüstung verhindert werden']
        const each = hits.map((hit) => de.chosenPer(hit.to, t).behind).find(Boolean)
        const field = { middle: listed(said, 'und'), ...(each && { behind: each }) }
        const dealt = dealer
          ? de.happens(t, dealer, de.verbs.zufügen, field)
          : de.act(t, de.verbs.zufügen, field)
        return { ...dealt, ...(after && { after }) }
      },
      it: ({ hits, ignoreArmor, source }, t) => {
        const dealer = source && it.phrase(source, t)
        const said = hits.map((hit) => it.dealt(hit, t))
        const after = ignoreArmor && ["questi danni non possono essere prevenuti dall'armatura"]
        const dealt = dealer
          ? it.happens(t, dealer, it.verbs.infliggere, listed(said, 'e'))
          : it.act(t, it.verbs.infliggere, listed(said, 'e'))
        return { ...dealt, ...(after && { after }) }
      },
    },
  },
  heal: {
    targets: ({ what }) => listOf(what),
    saysSo: true,
    changes: (g, f, { n }, id) => cardAt(g.state, id).damage > 0 && !isZero(g, f, n, id),
    perform: (g, f, verb, cards) => {
      const refs = them(f, cards)
      if (verb.upTo) {
        const [ref] = refs
        if (ref !== undefined && verb.n !== 'all')
          g.call(healSome, {
            card: ref,
            most: Math.min(amount(g, verb.n, f), cardAt(g.state, ref.card).damage),
            n: null,
          })
        return
      }
      let total = 0
      const batch: KeyForgeEvent[] = []
      const healed: Done[] = []
      for (const { card } of refs) {
        const there = cardAt(g.state, card).damage
        const n = Math.min(there, verb.n === 'all' ? there : amount(g, verb.n, f, card))
        total += n
        if (n === 0) continue
        batch.push({ kind: 'heal', card, n })
        const { owner, holder: controller } = cardAt(g.state, card)
        healed.push({ card, owner, controller })
      }
      f.doneTo = healed
      if (batch.length > 0) happen(g, ...batch)
      f.count = total
      // Nothing removed is nothing healed (glossary/heilen).
      if (total === 0 && on('glossary/heilen')) report(f, false)
    },
    asks: {
      may: { en: 'Heal damage?', de: 'Schaden heilen?', it: 'Curare danni?' },
      which: {
        en: 'Which creature is healed?',
        de: 'Welche Kreatur wird geheilt?',
        it: 'Quale creatura viene curata?',
      },
    },
    done: { en: 'healed', de: 'geheilt', it: it.o('curat'), of: 'damage' },
    say: {
      en: ({ n, what, upTo }, t) => {
        if (n === 'all') return en.doTo(t, 'fully heal', what)
        const said = en.amount(n, t, 'damage')
        return en.act(t, en.words('heal', upTo && 'up to', said.n, `from ${en.eachOf(what, t)}`, said.per))
      },
      de: ({ n, what, upTo }, t) => {
        if (n === 'all') return de.doTo(t, de.verbs.heilen, what, 'komplett')
        const { n: said, per } = de.amount(n, t, 'Schaden')
        const several = isSeveral(what, t)
        const from = de.to('von', what, t, 'dat')
        const middle = de.words(several && 'je', upTo && 'bis zu', said, from)
        return de.act(t, de.verbs.heilen, { middle, ...(per && { per }), ...de.chosenPer(what, t) })
      },
      it: ({ n, what, upTo }, t) => {
        if (n === 'all') return it.doTo(t, it.verbs.curare, what, 'completamente')
        const said = it.amount(n, t, it.damage)
        const from = it.eachOf(what, t, 'a')
        return it.act(t, it.verbs.curare, it.words(upTo && 'fino a', said.n, from, said.per))
      },
    },
  },
  moveDamage: {
    targets: ({ from, to }) => [from, to],
    object: () => undefined,
    perform: (g, f, verb, [source = [], target = []]) => {
      const [from] = source
      const [to] = target
      if (from === undefined || to === undefined) {
        report(f, false)
        return
      }
      const there = cardAt(g.state, from.card).damage
      const n = verb.n === 'all' ? there : Math.min(there, amount(g, verb.n, f))
      f.count = n
      if (n === 0) return
      moveDamage(g, n, from, to, f)
    },
    asks: {
      may: { en: 'Move damage?', de: 'Schaden verschieben?', it: 'Spostare danni?' },
      which: {
        en: 'Damage is moved: from or to which creature?',
        de: 'Schaden wird verschoben: von oder zu welcher Kreatur?',
        it: 'Si spostano danni: da o su quale creatura?',
      },
    },
    say: {
      en: ({ n, from, to }, t) => {
        const said = n === 'all' ? 'all damage' : en.quantity(n, t, 'damage')
        const source = en.phrase(from, t).acc
        return en.act(t, `move ${said} from ${source} to ${en.phrase(to, t).acc}`)
      },
      de: ({ n, from, to }, t) => {
        const said = n === 'all' ? 'den gesamten Schaden' : de.quantity(n, t, 'Schaden')
        const source = `von ${de.phrase(from, t).in('dat')}`
        return de.act(t, de.verbs.verschieben, `${said} ${source} ${de.to('auf', to, t, 'acc')}`)
      },
      it: ({ n, from, to }, t) => {
        const said = n === 'all' ? 'tutti i danni' : it.quantity(n, t, it.damage)
        const source = it.phrase(from, t).with('da')
        return it.act(t, it.verbs.spostare, said, `${source} ${it.phrase(to, t).with('a')}`)
      },
    },
  },
  destroy: {
    targets: ({ what }) => listOf(what),
    choosable: isUntagged,
    perform: (g, f, _, cards) => destroyAll(g, f, cards, false),
    asks: {
      may: { en: 'Destroy?', de: 'Zerstören?', it: 'Distruggere?' },
      which: {
        en: 'Which card is destroyed?',
        de: 'Welche Karte wird zerstört?',
        it: 'Quale carta viene distrutta?',
      },
    },
    done: { en: 'destroyed', de: 'zerstört', it: it.o('distrutt') },
    say: {
      en: ({ what }, t) => en.doTo(t, 'destroy', what),
      de: ({ what }, t) => de.doTo(t, de.verbs.zerstören, what),
      it: ({ what }, t) => it.doTo(t, it.verbs.distruggere, what),
    },
  },
  sacrifice: {
    targets: ({ what }) => listOf(what),
    choosable: isUntagged,
    perform: (g, f, _, cards) => destroyAll(g, f, cards, true),
    asks: {
      may: { en: 'Sacrifice?', de: 'Opfern?', it: 'Sacrificare?' },
      which: {
        en: 'Which card is sacrificed?',
        de: 'Welche Karte wird geopfert?',
        it: 'Quale carta viene sacrificata?',
      },
    },
    done: { en: 'sacrificed', de: 'geopfert', it: it.o('sacrificat') },
    say: {
      en: ({ what }, t) => en.doTo(t, 'sacrifice', what),
      de: ({ what }, t) => de.doTo(t, de.verbs.opfern, what),
      it: ({ what }, t) => it.doTo(t, it.verbs.sacrificare, what),
    },
  },
  loseArmor: {
    targets: ({ what }) => listOf(what),
    perform: (g, f, _, cards) => {
      const refs = them(f, cards)
      f.lost = refs.map(({ card }) => ({ card, n: armorOf(g, card) }))
      addLasting(g, f, 'no armor', 'turn', refs)
    },
    asks: {
      may: { en: 'Take the armor away?', de: 'Die Rüstung nehmen?', it: "Togliere l'armatura?" },
      which: {
        en: 'Which creature loses its armor?',
        de: 'Welche Kreatur verliert ihre Rüstung?',
        it: "Quale creatura perde l'armatura?",
      },
    },
    say: {
      en: ({ what }, t) =>
        en.happens(t, en.phrase(what, t), 'lose all of its armor for the remainder of the turn'),
      de: ({ what }, t) => {
        const those = de.phrase(what, t)
        const armor = `${de.possessive(those.form)}e gesamte Rüstung`
        return de.happens(t, those, de.verbs.verlieren, `für den Rest des Zuges ${armor}`)
      },
      it: ({ what }, t) =>
        it.happens(
          t,
          it.phrase(what, t),
          it.verbs.perdere,
          'tutta la sua armatura',
          'per il resto del turno',
        ),
    },
  },
}
