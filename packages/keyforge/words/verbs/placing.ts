/** Verbs: where creatures stand, what upgrades are on, and what lies on creatures moved about. */
import type { Filter, Target } from '../../abilities.ts'
import { meets } from '../../book.ts'
import { matching } from '../../filter.ts'
import { happen } from '../../rules/amber.ts'
import { them } from '../../rules/doing.ts'
import { report } from '../../rules/effects.ts'
import { occurrence, openWindow } from '../../rules/occurrences.ts'
import { rearrange, redistribute } from '../../rules/spreading.ts'
import { joinLine } from '../../rules/tasks.ts'
import { cardAt, LINE, lineOf, other, UPGRADES } from '../../state.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { aside, nameOf, type Telling } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import type { VerbWords } from '../types.ts'

export interface PlacingVerbs {
  /** Swap two creatures of one battleline. */
  swap: { what: Target; with: Target }
  /** A creature to a flank of its battleline, or to any place in it. */
  move: { what: Target; to: 'flank' | 'anywhere' }
  /** The creatures of a battleline in any order. */
  rearrange: { whose: 'friendly' | 'enemy' }
  /** An upgrade in play to another creature. */
  attach: { what: 'self' | 'granter'; to: Target }
  /** What lies on such creatures, on these creatures in any other way; moved, not captured or dealt (glossary/verschieben). */
  redistribute: { what: 'amber' | 'damage'; among: Filter }
}

/** Any creature of the battleline of the one chosen first. */
const isAnyTwo = (other: Target): boolean =>
  typeof other === 'object' && 'choose' in other && other.choose.same?.in === 'controller'

/** As it was spoken of so far: whose controller is meant. */
const spoken = (t: Telling): Telling => ({ ...t, said: { ...t.said } })

/** The officer to whom an upgrade goes, by name alone. */
const nameIn = (to: Target): string | undefined =>
  typeof to === 'object' && 'choose' in to ? to.choose.named : undefined

export const placingVerbs: VerbWords<PlacingVerbs> = {
  swap: {
    targets: ({ what, with: other }) => [what, other],
    changes: (g, _, __, id) => lineOf(g.state, cardAt(g.state, id).holder).length > 1,
    object: ({ what }) => what,
    perform: (g, f, _, [first = [], second = []]) => {
      const [a] = first
      const [b] = second
      f.it = b === undefined ? [] : [b]
      if (a === undefined || b === undefined) {
        report(f, false)
        return
      }
      const [x, y] = [cardAt(g.state, a.card), cardAt(g.state, b.card)]
      const together = meets('glossary/tauschen', x.holder === y.holder)
      if (x.zone === LINE && y.zone === LINE && together)
        happen(g, { kind: 'swap', card: a.card, with: b.card })
      else report(f, false)
    },
    asks: {
      may: { en: 'Swap two creatures?', de: 'Zwei Kreaturen tauschen?', it: 'Scambiare due creature?' },
      which: {
        en: 'Which creature is swapped?',
        de: 'Welche Kreatur wird getauscht?',
        it: 'Quale creatura viene scambiata?',
      },
    },
    say: {
      en: ({ what, with: other }, t) => {
        if (isAnyTwo(other)) return en.act(t, 'swap 2 creatures in the same battleline')
        const one = en.phrase(what, t).acc
        return en.act(t, `swap ${one} with ${en.phrase(other, t).acc} in the battleline`)
      },
      de: ({ what, with: other }, t) => {
        if (isAnyTwo(other)) return de.act(t, de.verbs.tauschen, '2 Kreaturen derselben Schlachtreihe')
        const field = de.object(what, t)
        const two = `mit ${de.phrase(other, t).in('dat')} in der Schlachtreihe`
        return de.act(t, de.verbs.tauschen, { ...field, middle: de.words(field.middle, two) })
      },
      it: ({ what, with: other }, t) => {
        if (isAnyTwo(other))
          return it.act(t, it.verbs.scambiare, '2 creature della stessa linea di battaglia')
        const one = it.phrase(what, t)
        return it.act(
          t,
          it.verbs.scambiare,
          one,
          `${it.phrase(other, t).with('con')} nella linea di battaglia`,
        )
      },
    },
  },
  move: {
    targets: ({ what }) => [what],
    changes: (g, _, __, id) => {
      const { zone, holder } = cardAt(g.state, id)
      return zone !== LINE || lineOf(g.state, holder).length > 1
    },
    perform: (g, f, { to }, cards) => {
      const [ref] = them(f, cards)
      if (ref !== undefined) g.call(joinLine, { card: ref, at: null, anywhere: to === 'anywhere' })
    },
    asks: {
      may: { en: 'Move the creature?', de: 'Die Kreatur verschieben?', it: 'Spostare la creatura?' },
      which: {
        en: 'Which creature is moved?',
        de: 'Welche Kreatur wird verschoben?',
        it: 'Quale creatura viene spostata?',
      },
    },
    say: {
      en: ({ what, to }, t) => {
        if (to === 'anywhere') return en.doTo(t, 'move', what, "anywhere in its controller's battleline")
        const line = what === 'self' ? en.your(t) : "its controller's"
        return en.doTo(t, 'put', what, `on a flank of ${line} battleline`)
      },
      de: ({ what, to }, t) => {
        const field = de.object(what, t)
        const line = what === 'self' ? de.your(t, 'gen', 'f') : 'der'
        const whose = what === 'self' ? '' : de.controller(t).in('gen')
        if (to === 'anywhere') {
          const place = de.words(`an eine beliebige Stelle ${line} Schlachtreihe`, whose)
          return de.act(t, de.verbs.verschieben, { ...field, middle: de.words(field.middle, place) })
        }
        const flank = de.words(`an eine Flanke ${line} Schlachtreihe`, whose)
        return de.act(t, de.verbs.legen, { ...field, middle: de.words(field.middle, flank) })
      },
      it: ({ what, to }, t) => {
        const line =
          what === 'self' ? 'della tua linea di battaglia' : 'della linea di battaglia di chi la controlla'
        if (to === 'anywhere') return it.doTo(t, it.verbs.spostare, what, `in qualsiasi punto ${line}`)
        return it.doTo(t, it.verbs.mettere, what, `su un fianco ${line}`)
      },
    },
  },
  rearrange: {
    targets: () => [],
    could: (g, f, { whose }) => lineOf(g.state, whose === 'friendly' ? f.you : other(f.you)).length > 1,
    perform: (g, f, { whose }) => {
      const seat = whose === 'friendly' ? f.you : other(f.you)
      if (lineOf(g.state, seat).length > 1) g.call(rearrange, { seat, order: null })
      else report(f, false)
    },
    asks: {
      may: {
        en: 'Rearrange the battleline?',
        de: 'Die Schlachtreihe umordnen?',
        it: 'Riordinare la linea di battaglia?',
      },
    },
    say: {
      en: ({ whose }, t) => {
        const line = whose === 'friendly' ? en.your(t) : en.opponents(t)
        return en.act(t, `rearrange the creatures in ${line} battleline`)
      },
      de: ({ whose }, t) => {
        const line =
          whose === 'friendly'
            ? `${de.your(t, 'gen', 'f')} Schlachtreihe`
            : `der Schlachtreihe ${de.opponent(t).in('gen')}`
        return de.act(t, de.verbs.umordnen, `die Kreaturen ${line}`)
      },
      it: ({ whose }, t) => {
        const line =
          whose === 'friendly'
            ? 'della tua linea di battaglia'
            : `della linea di battaglia ${it.opponent(t).with('di')}`
        return it.act(t, it.verbs.riordinare, `le creature ${line}`)
      },
    },
  },
  attach: {
    targets: ({ what, to }) => [what, to],
    object: () => undefined,
    could: (g, f, { what, to }) => {
      const upgrade = what === 'self' ? f.self.card : f.granter
      if (typeof to !== 'object' || !('choose' in to)) return true
      return matching(g, to.choose, f).some((id) => id !== cardAt(g.state, upgrade).on)
    },
    changes: (g, f, { what }, id) => cardAt(g.state, what === 'self' ? f.self.card : f.granter).on !== id,
    perform: (g, f, _, [upgrades = [], hosts = []]) => {
      const [upgrade] = upgrades
      const [host] = hosts
      f.it = host === undefined ? [] : [host]
      const isThere = upgrade !== undefined && cardAt(g.state, upgrade.card).zone === UPGRADES
      if (!isThere || host === undefined || cardAt(g.state, upgrade.card).on === host.card) {
        report(f, false)
        return
      }
      happen(g, { kind: 'attach', card: upgrade.card, on: host.card })
      openWindow(g, [occurrence(g, 'attached', f.you, upgrade, { other: host })])
    },
    asks: {
      may: { en: 'Attach it elsewhere?', de: 'Anderswo anlegen?', it: 'Assegnarlo altrove?' },
      which: {
        en: 'To which creature is it attached?',
        de: 'An welche Kreatur wird sie gelegt?',
        it: 'A quale creatura viene assegnata?',
      },
    },
    say: {
      en: ({ what, to }, t) => {
        const doer = spoken(t)
        const upgrade = en.phrase(what, t).acc
        const name = nameIn(to)
        return en.act(doer, `attach ${upgrade} to ${name ? nameOf(name, 'en') : en.phrase(to, t).acc}`)
      },
      de: ({ what, to }, t) => {
        const doer = spoken(t)
        const upgrade = de.phrase(what, t).in('acc')
        const name = nameIn(to)
        const host = name ? nameOf(name, 'de') : de.phrase(to, t).in('acc')
        return de.act(doer, de.verbs.anlegen, `${upgrade} an ${host}`)
      },
      it: ({ what, to }, t) => {
        const upgrade = it.phrase(what, t)
        const name = nameIn(to)
        const host = name ? `a ${nameOf(name, 'it')}` : it.phrase(to, t).with('a')
        return it.act(t, it.verbs.assegnare, upgrade, host)
      },
    },
  },
  redistribute: {
    targets: () => [],
    could: (g, f, { what, among }) => {
      const ids = matching(g, among, f)
      return ids.length > 1 && ids.some((id) => cardAt(g.state, id)[what] > 0)
    },
    perform: (g, f, { what, among }) => {
      const cards = matching(g, among, f)
      const total = cards.reduce((sum, id) => sum + cardAt(g.state, id)[what], 0)
      if (total === 0 || cards.length < 2) report(f, false)
      else g.call(redistribute, { what, cards, left: total, given: [], n: null })
    },
    asks: {
      may: { en: 'Redistribute it?', de: 'Neu verteilen?', it: 'Ridistribuire?' },
    },
    say: {
      en: ({ what, among }, t) => {
        const cards = aside(t, () => en.such(among, t))
        const matter = what === 'amber' ? en.AMBER : 'damage'
        return en.act(t, `redistribute the ${matter} on ${cards} among ${cards}`)
      },
      de: ({ what, among }, t) => {
        const cards = aside(t, () => de.such(among, t).in('dat'))
        const matter = what === 'amber' ? `das ${de.AMBER}` : 'den Schaden'
        return de.act(t, de.verbs.verteilen, `${matter} auf ${cards} unter ${cards} neu`)
      },
      it: ({ what, among }, t) => {
        const cards = aside(t, () => it.all(among, t))
        const matter = what === 'amber' ? `l'${it.AMBER}` : 'i danni'
        return it.act(t, it.verbs.ridistribuire, `${matter} ${cards.with('su')}`, `tra ${cards.with()}`)
      },
    },
  },
}
