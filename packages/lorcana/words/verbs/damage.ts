/** Damage: dealt, put, removed, moved (1.9.2). */

import { words } from '@regelwerk/say'
import { verbs } from '@regelwerk/say/de'
import type { Amount, Target } from '../../abilities.ts'
import { binds, rule } from '../../book.ts'
import type { Damage } from '../../events.ts'
import { dealt, happen, isDealt, placed, removable } from '../../rules/01-concepts.ts'
import { chosenBy, couldBeDone, oneCould } from '../../rules/06-choosing.ts'
import { amountBefore, amountNow, inside, targets } from '../../rules/06-resolving.ts'
import { moveDamage, removeDamage } from '../../rules/06-tasks.ts'
import { refsOf } from '../../targets.ts'
import { type Context, farIn } from '../../text/grammar.ts'
import { lexemes } from '../../text/it-clauses.ts'
import { de, en, it } from '../saying.ts'
import type { VerbWords } from '../word.ts'
import { counting, creditFor, did, reportSome, them } from './doing.ts'

/** Up to so much, as the player likes (6.1.3); exactly `n`; 'all': all of it, without a choice. */
interface HowMuch {
  upTo?: Amount | 'all'
  n?: Amount
  /** From all of them together. */
  total?: true
}

export interface DamageVerbs {
  deal: { n: Amount; to: Target; ignoring?: 'resist' }
  put: { damage: Amount; on: Target }
  remove: HowMuch & { from: Target }
  moveDamage: Omit<HowMuch, 'total'> & { from: Target; to: Target }
}

const enDamage = (n: number): string => `${n} damage`

/** What is dealt, said before its target, where "it" may still be another card; and what it is counted for. */
function enAround(
  n: Amount,
  context: Context,
  of: (n: number) => string,
  bare: string,
): readonly [string, string?] {
  const { n: times, per, equal } = en.counted(n, context)
  return equal === undefined ? [of(times), per] : [`${bare} equal to ${equal}`]
}

const enHowMuch = ({ upTo, n, total }: HowMuch, context: Context): string => {
  if (upTo === 'all') return 'all damage'
  const some = `${en.exactly(upTo ?? n ?? 1, context)} damage`
  return words(upTo !== undefined && 'up to', total && 'a total of', some)
}
const deHowMuch = ({ upTo, n, total }: HowMuch, context: Context): string => {
  if (upTo === 'all') return 'jeglichen Schaden'
  const some = `${de.exactly(upTo ?? n ?? 1, context)} Schaden`
  return words(total && 'insgesamt', upTo !== undefined && 'bis zu', some)
}
const itHowMuch = ({ upTo, n, total }: HowMuch, context: Context): string => {
  if (upTo === 'all') return 'tutti i danni'
  const some = (k: Amount): string =>
    typeof k === 'number' ? it.damage(k) : `danni pari a ${it.exactly(k, context)}`
  return words(upTo !== undefined && 'fino a', total && 'un totale di', some(upTo ?? n ?? 1))
}

/** With everything that modifies damage, not as many as are printed. */
export const asModified = rule('6.7.2.2', (event: Damage, _printed: number): Damage => event)

/** It was spoken of before: "that character", since others are spoken of in between. */
const isSaid = (target: Target): boolean => target === 'it' || target === 'first'

export const damageVerbs: VerbWords<DamageVerbs> = {
  /** All of it at the same time, the amount worked out with everything that modifies damage (6.7.2.2). */
  deal: {
    targets: ({ n, to }) => [...counting(n), to],
    where: 'play',
    could: couldBeDone,
    perform: (g, f, verb) => {
      const n = amountBefore(g, f, verb.n, verb)
      const by = creditFor(g, f)
      const refs = them(g, f, verb)
      const batch = refs.map(({ card }) => {
        const event = dealt(g, card, n, f.source.card, by, verb.ignoring)
        return asModified(event, n)
      })
      const hit = batch.filter(isDealt)
      happen(g, ...hit)
      // Damage of which nothing is left was not dealt (8.8.2).
      reportSome(f, hit.length > 0)
      did(
        f,
        hit.reduce((sum, { amount }) => sum + amount, 0),
        refs.filter((_, i) => batch[i] !== undefined && isDealt(batch[i])),
      )
    },
    say: {
      en: ({ n, to, ignoring }, context) => {
        const [amount, per] = enAround(n, context, enDamage, 'damage')
        const target = en.phrase(to, context, 'each').acc
        return en.act(context, words('deal', amount, `to ${target}`, per, ignoring && 'ignoring Resist'))
      },
      de: ({ n, to: target, ignoring }, context) => {
        const { middle, behind } = de.amountOf(n, context, (k) => `${k} Schaden`, 'so viel Schaden')
        const to = de.phrase(target, context, 'each')
        const past = ignoring ? ' ungeachtet von Robust' : ''
        // As much as another card has is said first, while "er" can still mean that card.
        if (behind) return de.act(context, verbs.zufügen, `${middle}${behind} ${to.in('dat')}${past}`)
        if (to.pronoun)
          return de.act(context, verbs.zufügen, { pronoun: to.in('dat'), middle: `${middle}${past}` })
        return de.act(context, verbs.zufügen, words(to.in('dat'), `${middle}${past}`))
      },
      it: ({ n, to: target, ignoring }, context) => {
        const { n: times, per, equalTo } = it.counted(n, context)
        const to = it.phrase(target, context, 'each').with('a')
        const amount = equalTo ? `danni pari ${equalTo}` : it.damage(times)
        return it.act(context, lexemes.infliggere, words(amount, to, per, ignoring && 'ignorando Resistere'))
      },
    },
    asks: {
      en: { choose: 'to deal damage to', may: (what) => `Do you want to deal damage to ${what}?` },
      de: {
        choose: ['dat', 'Schaden zugefügt werden'],
        may: (what) => `Möchtest du ${de.dative(what)} Schaden zufügen?`,
      },
      it: { choose: 'a cui infliggere danni', may: (what) => `Vuoi infliggere danni a ${what}?` },
    },
  },
  put: {
    targets: ({ damage, on: target }) => [...counting(damage), target],
    where: 'play',
    could: couldBeDone,
    perform: (g, f, verb) => {
      const n = amountBefore(g, f, verb.damage, verb)
      const refs = them(g, f, verb)
      happen(g, ...refs.map(({ card }) => placed(g, card, n, 'put')))
      reportSome(f, refs.length > 0)
      did(f, n * refs.length, refs)
    },
    say: {
      en: ({ damage, on: target }, context) => {
        const counters = (n: number) => (n === 1 ? '1 damage counter' : `${n} damage counters`)
        const [n, per] = enAround(damage, context, counters, 'damage counters')
        return en.act(context, words('put', n, `on ${en.phrase(target, context, 'each').acc}`, per))
      },
      de: ({ damage, on: target }, context) => {
        const counters = (n: number) => `${n} Schadensmarker`
        const { middle, behind } = de.amountOf(damage, context, counters, 'so viele Schadensmarker')
        const onto = `auf ${de.phrase(target, context, 'each').in('acc')}`
        return de.act(context, verbs.legen, `${middle}${behind ?? ''} ${onto}`)
      },
      it: ({ damage, on: target }, context) => {
        const { n, per, equalTo } = it.counted(damage, context)
        const onto = it.phrase(target, context, 'each').with('su')
        const some = n === 1 ? '1 segnalino danno' : `${n} segnalini danno`
        const counters = equalTo ? `segnalini danno pari ${equalTo}` : some
        return it.act(context, lexemes.mettere, words(counters, onto, per))
      },
    },
    asks: {
      en: { choose: 'to put damage on', may: (what) => `Do you want to put damage on ${what}?` },
      de: {
        choose: ['acc', 'Schaden gelegt werden', 'auf'],
        may: (what) => `Möchtest du Schaden auf ${what} legen?`,
      },
      it: { choose: 'su cui mettere danni', may: (what) => `Vuoi mettere danni su ${what}?` },
    },
  },
  remove: {
    targets: ({ from }) => [from],
    where: 'play',
    could: (g, f, verb) => oneCould(g, f, verb, (id) => removable(g, id, 1) > 0),
    perform: (g, f, verb) => {
      const cards = them(g, f, verb)
      reportSome(f, cards.length > 0)
      const { upTo, n, total } = verb
      const most = upTo ?? n ?? 'all'
      did(f, 0)
      g.call(removeDamage, {
        seat: f.you,
        upTo: most === 'all' ? most : amountNow(g, f, most),
        exactly: upTo === undefined,
        total: total === true,
        cards: [...cards],
        source: f.source.card,
        amount: null,
      })
    },
    say: {
      en: (verb, context) => {
        const how = verb.total ? undefined : 'each'
        return en.act(
          context,
          `remove ${enHowMuch(verb, context)} from ${en.phrase(verb.from, context, how).acc}`,
        )
      },
      de: (verb, context) => {
        const how = verb.total ? undefined : 'each'
        const from = de.phrase(verb.from, context, how).in('dat')
        return de.act(context, verbs.entfernen, `${deHowMuch(verb, context)} von ${from}`)
      },
      it: (verb, context) => {
        const how = verb.total ? undefined : 'each'
        const from = it.phrase(verb.from, context, how).with('da')
        return it.act(context, lexemes.rimuovere, `${itHowMuch(verb, context)} ${from}`)
      },
    },
    asks: {
      en: { choose: 'to remove damage from', may: (what) => `Do you want to remove damage from ${what}?` },
      de: {
        choose: ['dat', 'Schaden entfernt werden', 'von'],
        may: (what) => `Möchtest du Schaden von ${de.dative(what)} entfernen?`,
      },
      it: { choose: 'da cui rimuovere danni', may: (what) => `Vuoi rimuovere danni da ${what}?` },
    },
  },
  moveDamage: {
    targets: ({ from, to }) => [from, to],
    where: 'play',
    could: couldBeDone,
    perform: (g, f, verb) => {
      const [from = [], to = []] = targets(g, f, verb)
      const [goal] = to
      f.it = to
      reportSome(f, from.length > 0 && goal !== undefined)
      if (goal === undefined) return
      f.movedFrom.push(...from)
      const most = verb.upTo ?? verb.n ?? 'all'
      did(f, 0)
      g.call(moveDamage, {
        seat: f.you,
        from: [...from],
        to: goal,
        upTo: most === 'all' ? most : amountNow(g, f, most),
        exactly: verb.upTo === undefined,
        source: f.source.card,
        amount: null,
      })
    },
    /** Damage moves to another card, and not back where the same effect took it from (1.9.2.4). */
    whyNot: (g, f, { from, to }, id, filter) => {
      const reader = inside(g, f)
      const others =
        chosenBy(to) === filter
          ? [...f.movedFrom, ...refsOf(g, reader, from)]
          : chosenBy(to) === null
            ? refsOf(g, reader, to)
            : []
      const isOne = others.some(({ card }) => card === id)
      return binds('1.9.2.4', isOne) ? '1.9.2.4' : null
    },
    say: {
      en: (verb, context) => {
        const there = isSaid(verb.to) && en.aside(context, () => en.phrase(verb.to, farIn(context)).acc)
        const from = en.phrase(verb.from, context, verb.n === undefined ? undefined : 'each').acc
        const to = there || en.phrase(verb.to, context).acc
        return en.act(context, `move ${enHowMuch(verb, context)} from ${from} to ${to}`)
      },
      de: (verb, context) => {
        const there = isSaid(verb.to) && de.aside(context, () => de.phrase(verb.to, farIn(context)).in('acc'))
        const from = de.phrase(verb.from, context, verb.n === undefined ? undefined : 'each').in('dat')
        const to = there || de.phrase(verb.to, context).in('acc')
        return de.act(context, verbs.verschieben, `${deHowMuch(verb, context)} von ${from} auf ${to}`)
      },
      it: (verb, context) => {
        const there =
          isSaid(verb.to) && it.aside(context, () => it.phrase(verb.to, farIn(context)).with('su'))
        const from = it.phrase(verb.from, context, verb.n === undefined ? undefined : 'each').with('da')
        const to = there || it.phrase(verb.to, context).with('su')
        return it.act(context, lexemes.spostare, `${itHowMuch(verb, context)} ${from} ${to}`)
      },
    },
    asks: {
      en: {
        choose: (_, { end }) => `to move damage ${end ?? 'from or to'}`,
        may: () => 'Do you want to move damage?',
      },
      de: {
        choose: (_, { end }) =>
          end === 'to'
            ? ['acc', 'Schaden verschoben werden', 'auf']
            : ['dat', 'Schaden verschoben werden', end === 'from' ? 'von' : 'bei'],
        may: () => 'Möchtest du Schaden verschieben?',
      },
      it: {
        choose: (_, { end }) =>
          `${{ from: 'da cui', to: 'su cui', any: 'da cui o su cui' }[end ?? 'any']} spostare danni`,
        may: () => 'Vuoi spostare danni?',
      },
    },
  },
}
