/** Static abilities that make cards in play other than they are printed (6.4). */
import { signed } from '@regelwerk/say'
import { fixed, statement, verbs } from '@regelwerk/say/de'
import { statement as itStatement } from '@regelwerk/say/it'
import type { Filter, Grant } from '../../abilities.ts'
import { readsOfAmount, readsOfCondition, readsOfFilter } from '../../dependence.ts'
import { reachesYours } from '../../text/grammar.ts'
import { applyGrant, forEachReached } from '../../values.ts'
import { de, en, it } from '../saying.ts'
import type { StaticWords } from '../word.ts'

/** This card, the one that is challenging, or all that match at any time. */
type To = { to: 'self' | 'challenger' | Filter }

export interface GrantingStatics {
  grant: To & { grant: Grant }
  /** Characters that match can't challenge these. */
  cantBeChallengedBy: To & { cantBeChallengedBy: Filter }
  /** Characters count as having +n cost to sing songs. */
  singCost: To & { singCost: number }
  /** Their strength can't be reduced below the printed value (6.6.4). */
  strengthFloor: To & { strengthFloor: 'printed' }
}

const readsOfReach = ({ to }: To): number => (typeof to === 'string' ? 0 : readsOfFilter(to))

export const grantingStatics: StaticWords<GrantingStatics> = {
  grant: {
    apply: (g, d, { to, grant }, from) =>
      forEachReached(g, d, to, from, (v, base, id) => applyGrant(g, v, base, grant, from, id)),
    reads: ({ to, grant }) =>
      readsOfReach({ to }) |
      readsOfAmount(grant.strength) |
      readsOfAmount(grant.lore) |
      readsOfAmount(grant.willpower) |
      readsOfCondition(grant.while) |
      readsOfCondition(grant.unless),
    isFirst: ({ grant }) => grant.classifications !== undefined || grant.losesAbility !== undefined,
    say: {
      en: (ability, context) => {
        const { nom, plural } = en.reached(ability, context)
        return `${nom} ${en.granted(ability.grant, { ...context, yourTurn: reachesYours(ability) }, plural)}`
      },
      de: (ability, context) => {
        // Two keywords must not meet: "gegnerische Charaktere mit Wendig zusätzlich Impulsiv".
        const { strength, willpower, lore, keywords } = ability.grant
        const stats = [strength, willpower, lore].some((value) => value !== undefined)
        const meet = typeof ability.to === 'object' && ability.to.keyword && keywords && !stats
        const to = de.reached(ability, context)
        const within = { ...context, yourTurn: reachesYours(ability) }
        return de.granted(to, ability.grant, within, undefined, meet ? 'zusätzlich' : undefined)
      },
      it: (ability, context) => {
        const within = { ...context, yourTurn: reachesYours(ability) }
        return it.said(it.granted(it.reached(ability, context), ability.grant, within))
      },
    },
  },
  cantBeChallengedBy: {
    apply: (g, d, { to, cantBeChallengedBy }, from) => {
      const reach = { ...from, filter: cantBeChallengedBy }
      forEachReached(g, d, to, from, (v) => {
        v.cantBeChallengedBy = [...(v.cantBeChallengedBy ?? []), reach]
      })
    },
    reads: readsOfReach,
    say: {
      en: (ability, context) =>
        `${en.such(ability.cantBeChallengedBy, context)} can't challenge ${en.reached(ability, context).nom}`,
      de: (ability, context) => {
        const to = de.reached(ability, context).in('acc')
        const by = de.such(ability.cantBeChallengedBy, context)
        return statement(by, verbs.können, `${to} nicht`, 'herausfordern')
      },
      it: ({ to, cantBeChallengedBy }, context) => {
        const by = it.such(cantBeChallengedBy, context)
        return it.said(itStatement(by, it.cannot, `sfidare ${it.subjects(to, context).with()}`))
      },
    },
  },
  singCost: {
    apply: (g, d, { to, singCost }, from) =>
      forEachReached(g, d, to, from, (v) => {
        v.singCost += singCost
      }),
    reads: readsOfReach,
    say: {
      en: (ability, context) => {
        const { nom, plural } = en.reached(ability, context)
        return `${nom} ${plural ? 'count' : 'counts'} as having ${signed(ability.singCost)} cost to sing songs`
      },
      de: (ability, context) => {
        const middle = `zum Singen von Liedern ${signed(ability.singCost)} Kosten`
        return statement(de.reached(ability, context), verbs.haben, middle)
      },
      it: (ability, context) => {
        const to = it.reached(ability, context)
        const rest = `come se avesse${to.plural ? 'ro' : ''} costo ${signed(ability.singCost)} per cantare le canzoni`
        return it.said(itStatement(to, ['conta', 'contano'], rest))
      },
    },
  },
  strengthFloor: {
    apply: (g, d, { to }, from) =>
      forEachReached(g, d, to, from, (v) => {
        v.strengthFloor = true
      }),
    reads: readsOfReach,
    say: {
      en: (ability, context) =>
        `the {S} of ${en.reached(ability, context).nom} can't be reduced below the printed value`,
      de: (ability, context) => {
        const yours = typeof ability.to === 'string' || ability.to.whose === 'yours'
        const whose = yours
          ? de.subjects(ability.to, context).in('gen')
          : `von ${de.reached(ability, context).in('dat')}`
        const middle = 'nicht unter den aufgedruckten Wert'
        return statement(fixed(`die {S} ${whose}`), verbs.können, middle, 'reduziert werden')
      },
      it: ({ to }, context) =>
        `la {S} ${it.subjects(to, context).with('di')} non può essere ridotta sotto al valore stampato`,
    },
  },
}
