/** What lasts a while: what cards get, what players cannot do, what the next card costs. */

import type { Ref } from '@regelwerk/core'
import { subordinate, words } from '@regelwerk/say'
import {
  type Case,
  type Field,
  formOf,
  isPlural,
  pronounOf,
  relative,
  statement,
  verbs,
} from '@regelwerk/say/de'
import * as english from '@regelwerk/say/en'
import { agreeing, statement as itStatement, nobody } from '@regelwerk/say/it'
import type { Amount, Duration, Filter, Grant, KeywordAbility, Target } from '../../abilities.ts'
import { type G, rule } from '../../book.ts'
import type { LorcanaEvent } from '../../events.ts'
import { happen } from '../../rules/01-concepts.ts'
import { couldBeDone } from '../../rules/06-choosing.ts'
import { amountNow, inside } from '../../rules/06-resolving.ts'
import type { ResolveFrame } from '../../rules/06-under-way.ts'
import type { LorcanaLasting } from '../../state.ts'
import { refsOf } from '../../targets.ts'
import { isGift, nounOf } from '../../text/grammar.ts'
import { lexemes } from '../../text/it-clauses.ts'
import { germanNouns } from '../../text/nouns.ts'
import { keywords } from '../keywords/index.ts'
import { de, en, it } from '../saying.ts'
import type { VerbWords } from '../word.ts'
import { counted, counting, lasting, reportSome, sharing, them } from './doing.ts'

export interface LastingVerbs {
  /** Fixed to the cards it is applied to now (6.4.2.2). */
  give: { to: Target; grant: Grant; for: Duration }
  /** Everything that matches now and later, while it lasts (6.4.2.1). */
  forAll: { filter: Filter; grant: Grant; for: Duration }
  /** Players can't play such cards while it lasts. */
  forbidPlaying: { who: 'opponents'; filter: Filter; for: Duration }
  /** "You pay n less for the next ... you play this turn" (4.3.6). */
  payLessNext: { n: Amount; filter: Filter; how?: 'shift' }
  /** "The next such card you play this turn enters play exerted and gains ..." (5.1.2.1). */
  nextEntersExerted: { filter: Filter; gains: KeywordAbility; for: Duration }
  /** "Each opponent can't ready more than n of their characters at the start of their next turn" (3.2.1.1). */
  readyAtMost: { n: number }
  /** "The next time they would be dealt damage they take no damage instead" (6.5.8). */
  preventNextDamage: { to: Target; for: Duration }
  /** "This turn, you may ink an additional card" (4.2.3.1). */
  inkMore: { n: number }
  /** "This turn, you may play such cards", which are not in your hand. */
  mayPlay: { filter: Filter }
  /** "Takes no damage from the challenge." */
  noChallengeDamage: { to: Target }
}

const mayUse = {
  en: 'Do you want to use this effect?',
  de: 'Möchtest du diesen Effekt nutzen?',
  it: 'Vuoi usare questo effetto?',
}
const forThis = {
  en: { choose: 'for this effect', may: () => mayUse.en },
  de: { choose: ['acc', 'dieser Effekt gelten', 'für'] as const, may: () => mayUse.de },
  it: { choose: 'per questo effetto', may: () => mayUse.it },
}
const toProtect = {
  en: {
    choose: 'to protect from damage',
    may: (what: string) => `Do you want to protect ${what} from damage?`,
  },
  de: {
    choose: ['nom', 'keinen Schaden erhalten'] as const,
    may: (what: string) => `Möchtest du ${what} vor Schaden schützen?`,
  },
  it: { choose: 'da proteggere dai danni', may: (what: string) => `Vuoi proteggere ${what} dai danni?` },
}

/** Fixed to the cards it is applied to. */
export const givenNow = rule(
  '6.4.2.2',
  (g: G, f: ResolveFrame, verb: LastingVerbs['give'], grant: Grant, refs: Ref[]): LorcanaEvent[] =>
    sharing(g, refs, verb.for).map((to) => lasting(g, f, verb.for, { kind: 'grant', grant, to })),
)

/** Also for those that come later. */
export const forAllLater = rule(
  '6.4.2.1',
  (grant: Grant, filter: Filter, _now: Ref[]): LorcanaLasting['what'] => ({
    kind: 'grantAll',
    grant,
    filter,
  }),
)

export const lastingVerbs: VerbWords<LastingVerbs> = {
  give: {
    targets: ({ to, grant: { strength, willpower, lore } }) => [
      ...[strength, willpower, lore].flatMap(counting),
      to,
    ],
    where: 'play',
    could: couldBeDone,
    perform: (g, f, verb) => {
      const refs = them(g, f, verb)
      reportSome(f, refs.length > 0)
      if (refs.length === 0) return
      const grant = counted(g, f, verb.grant)
      happen(g, ...givenNow(g, f, verb, grant, refs))
      if (f.ability === 'support') {
        const by = f.source.card
        happen(g, ...refs.map(({ card }): LorcanaEvent => ({ kind: 'support', card, by })))
      }
    },
    say: {
      en: (verb, context) => {
        const to = en.phrase(verb.to, context, verb.grant.cant?.length ? 'these' : 'now')
        const referent = context.said.it!
        const lasts = { for: verb.for, of: referent }
        const gets = en.stated(to, en.granted(verb.grant, context, to.plural, lasts))
        const present = en.gift(verb.grant, context, en.during(verb.for, referent))
        if (present === undefined) return gets
        const { base, doer } = en.act(context, `give ${to.acc} ${present}`)
        return { ...gets, base, doer }
      },
      de: (verb, context) => {
        const to = de.phrase(verb.to, context, verb.grant.cant?.length ? 'these' : 'now')
        const gets = de.granted(to, verb.grant, context, verb.for)
        if (!isGift(verb.grant)) return gets
        const { middle, behind } = gets
        const receiver = to.in('dat')
        const field: Field = to.pronoun ? { pronoun: receiver, middle } : { middle: words(receiver, middle) }
        const { doer } = de.act(context, verbs.geben, '')
        return { ...gets, doer, deed: { ...field, behind, verb: verbs.geben } }
      },
      it: (verb, context) => {
        const to = it.phrase(verb.to, context, verb.grant.cant?.length ? 'these' : 'now')
        const gets = it.granted(to, verb.grant, context, verb.for)
        if (!isGift(verb.grant)) return gets
        const present = it.gift(verb.grant, context, it.during(verb.for, to.plural))
        const giving = it.act(context, lexemes.dare, `${to.with('a')} ${present}`)
        return { ...gets, doer: giving.doer, deed: giving.deed }
      },
    },
    asks: {
      en: { choose: 'for this effect', may: (what) => `Do you want to use this effect for ${what}?` },
      de: {
        choose: ['acc', 'dieser Effekt gelten', 'für'],
        may: (what) => `Möchtest du diesen Effekt für ${what} nutzen?`,
      },
      it: { choose: 'per questo effetto', may: (what) => `Vuoi usare questo effetto per ${what}?` },
    },
  },
  forAll: {
    targets: () => [],
    where: 'play',
    could: () => true,
    perform: (g, f, verb) => {
      const { filter, for: duration } = verb
      const grant = counted(g, f, verb.grant)
      const to = refsOf(g, inside(g, f), { all: filter })
      happen(g, lasting(g, f, duration, forAllLater(grant, filter, to)))
    },
    say: {
      en: ({ filter, grant, for: duration }, context) => {
        const lasts = { for: duration, of: { noun: 'card', plural: true } } as const
        return en.stated(
          english.phrase(en.such(filter, context), true),
          en.granted(grant, context, true, lasts),
        )
      },
      de: ({ filter, grant, for: duration }, context) =>
        de.granted(de.such(filter, context), grant, context, duration),
      it: ({ filter, grant, for: duration }, context) =>
        it.granted(it.such(filter, context), grant, context, duration),
    },
    asks: forThis,
  },
  forbidPlaying: {
    targets: () => [],
    where: 'anywhere',
    could: () => true,
    perform: (g, f, { filter, for: duration }) =>
      happen(g, lasting(g, f, duration, { kind: 'forbidPlaying', filter })),
    say: {
      en: ({ filter, for: duration }, context) => {
        const when = en.during(duration, { noun: 'card', plural: true })
        return en.stated(english.phrase('opponents', true), `can't play ${en.such(filter, context)} ${when}`)
      },
      de: ({ filter, for: duration }, context) => {
        const what = de.kind(filter, context, { ein: 'kein' }, { plural: true }).in('acc')
        return statement(de.opponents, verbs.können, `${de.during(duration, true)} ${what}`, 'ausspielen')
      },
      it: ({ filter, for: duration }, context) => {
        const what = it.kind(filter, context, 'none', { plural: true }).with()
        return itStatement(it.opponents, it.cannot, `giocare ${what} ${it.during(duration, true)}`)
      },
    },
    asks: forThis,
  },
  payLessNext: {
    targets: () => [],
    where: 'anywhere',
    could: () => true,
    perform: (g, f, { n, filter, how }) => {
      const less = amountNow(g, f, n)
      if (less > 0)
        happen(g, lasting(g, f, 'thisTurn', { kind: 'payLessNext', n: less, filter, ...(how && { how }) }))
    },
    say: {
      en: ({ n, filter, how }, context) => {
        const kind = en.kind(filter, context, { unowned: true })
        const what = words('the next', filter.other && 'other', kind)
        const mine = context.actor === 'you' ? english.you : english.they
        const less = en.amountOf(n, context, (m) => `${m} {I} less`, 'less {I}')
        const play = how ? 'shift' : 'play'
        return {
          ...en.stated(mine, `pay ${less} for ${what} ${mine.nom} ${play} this turn`),
          base: `pay ${less} for ${what} ${mine.nom} ${play} this turn`,
          ...(context.actor === 'you' && { doer: english.you }),
        }
      },
      de: ({ n, filter, how }, context) => {
        const what = de.kind(filter, context, { der: 'der' }, { unowned: true }, ['nächst']).in('acc')
        const which = relative.acc[formOf(germanNouns[nounOf(filter)])]
        const by = how ? ` mit ${keywords.shift.name.de}` : ''
        const play =
          context.actor === 'you' ? `du in diesem Zug${by} ausspielst` : `sie in diesem Zug${by} ausspielt`
        const { middle, behind: as = '' } = de.amountOf(
          n,
          context,
          (m) => `${m} {I} weniger`,
          'so viel {I} weniger',
        )
        const behind = `${subordinate(`${which} ${play}`)}${as}`
        const said = statement(de.du(context), verbs.zahlen, { middle: `${middle} für ${what}`, behind })
        return { ...said, ...(context.actor === 'you' && { doer: 'you' as const }) }
      },
      it: ({ n, filter, how }, context) => {
        const what = it.kind(filter, context, 'il', { unowned: true, first: 'prossim' }).with()
        const play = context.actor === 'you' ? 'giochi' : 'gioca'
        const less = it.amountOf(n, context, (m) => `${m} {I} in meno`, '{I} in meno')
        const by = how ? ` con ${keywords.shift.name.it}` : ''
        const rest = `${less} per ${what} che ${play} in questo turno${by}`
        if (context.actor === 'you')
          return {
            ...it.act(context, lexemes.pagare, rest),
            ...itStatement(nobody, ['paghi', 'paghi'], rest),
          }
        return itStatement(nobody, ['paga', 'paga'], rest)
      },
    },
    asks: forThis,
  },
  nextEntersExerted: {
    targets: () => [],
    where: 'anywhere',
    could: () => true,
    perform: (g, f, { filter, gains, for: lasts }) => {
      const grant = counted(g, f, { keywords: [gains] })
      happen(g, lasting(g, f, 'thisTurn', { kind: 'nextEntersExerted', filter, grant, lasts }))
    },
    say: {
      en: ({ filter, gains, for: duration }, context) => {
        const next = english.phrase(
          `the next ${en.kind(filter, context, { unowned: true })} you play this turn`,
        )
        const lasts = { for: duration, of: { noun: nounOf(filter), plural: false } } as const
        const gets = en.granted({ keywords: [gains] }, context, false, lasts)
        return en.stated(next, `enters play exerted and ${gets}`)
      },
      de: ({ filter, gains, for: duration }, context) => {
        const kind = de.kind(filter, context, { der: 'der' }, { unowned: true }, ['nächst'])
        const which = relative.acc[formOf(germanNouns[nounOf(filter)])]
        const played = subordinate(`${which} du in diesem Zug ausspielst`)
        const next = { ...kind, in: (c: Case) => `${kind.in(c)}${played}` }
        const { verb, middle } = de.granted(next, { keywords: [gains] }, context, duration)
        return statement(next, verbs.kommen, `erschöpft ins Spiel und ${verb.er} ${middle}`)
      },
      it: ({ filter, gains, for: duration }, context) => {
        const kind = it.kind(filter, context, 'il', { unowned: true, first: 'prossim' })
        const next = { ...kind, with: () => `${kind.with()} che giochi in questo turno` }
        const exerted = agreeing('impegnat', kind.gender, false)
        const gets = it.gift({ keywords: [gains] }, context, it.during(duration, false))
        return itStatement(next, ['entra', 'entrano'], `in gioco ${exerted} e ottiene ${gets}`)
      },
    },
    asks: forThis,
  },
  readyAtMost: {
    targets: () => [],
    where: 'anywhere',
    could: () => true,
    perform: (g, f, { n }) => happen(g, lasting(g, f, 'theirNextTurn', { kind: 'readyAtMost', n })),
    say: {
      en: ({ n }, context) =>
        en.stated(
          en.player('eachOpponent', context),
          `can't ready more than ${n} of their characters at the start of their next turn`,
        ),
      de: ({ n }, context) =>
        statement(
          de.player('eachOpponent', context),
          verbs.können,
          `zu Beginn ihres nächsten Zuges nicht mehr als ${n} ihrer Charaktere`,
          'bereit machen',
        ),
      it: ({ n }, context) =>
        itStatement(
          it.player('eachOpponent', context),
          it.cannot,
          `preparare più di ${n} dei suoi personaggi all'inizio del suo prossimo turno`,
        ),
    },
    asks: forThis,
  },
  preventNextDamage: {
    targets: ({ to }) => [to],
    where: 'play',
    could: couldBeDone,
    perform: (g, f, verb) => {
      for (const to of them(g, f, verb))
        happen(g, lasting(g, f, verb.for, { kind: 'preventNextDamage', to, instanceOf: f.ability }))
    },
    say: {
      en: (verb, context) => {
        const to = en.phrase(verb.to, context)
        const they = context.said.it!.noun === 'character' && to !== english.it ? 'they take' : 'it takes'
        const when = en.during(verb.for, context.said.it!)
        const next = english.phrase(`the next time ${to.nom}`)
        return en.stated(next, `would be dealt damage ${when}, ${they} no damage instead`)
      },
      de: (verb, context) => {
        const to = de.phrase(verb.to, context, 'subject')
        const him = pronounOf(to.form).in('dat')
        const when = `das nächste Mal${subordinate(`wenn ${him} Schaden zugefügt würde`)}`
        const lasts = de.during(verb.for, isPlural(to))
        return statement(to, verbs.erhalten, `${lasts} ${when} stattdessen keinen Schaden`)
      },
      it: (verb, context) => {
        const to = it.phrase(verb.to, context)
        const [would, does] = to.plural ? ['subirebbero', 'subiscono'] : ['subirebbe', 'subisce']
        const lasts = it.during(verb.for, to.plural).concat(',')
        const lead = words(lasts, 'la prossima volta che', to.with(), would)
        return itStatement({ ...nobody, with: () => lead }, ['danni,', 'danni,'], `non ne ${does}`)
      },
    },
    asks: toProtect,
  },
  inkMore: {
    targets: () => [],
    where: 'anywhere',
    could: () => true,
    perform: (g, f, { n }) => happen(g, lasting(g, f, 'thisTurn', { kind: 'additionalInk', n })),
    say: {
      en: ({ n }) =>
        en.stated(
          english.you,
          `may ink ${n === 1 ? 'an additional card' : `${n} additional cards`} this turn`,
        ),
      de: ({ n }, context) =>
        de.darf(context, `in diesem Zug ${n === 1 ? '1 weitere Karte' : `${n} weitere Karten`}`, 'tinten'),
      it: ({ n }) =>
        itStatement(
          nobody,
          ['puoi aggiungere', 'puoi aggiungere'],
          `${n === 1 ? 'una carta in più' : `${n} carte in più`} al tuo calamaio in questo turno`,
        ),
    },
    asks: forThis,
  },
  mayPlay: {
    targets: () => [],
    where: 'anywhere',
    could: () => true,
    perform: (g, f, { filter }) => happen(g, lasting(g, f, 'thisTurn', { kind: 'mayPlay', filter })),
    say: {
      en: ({ filter }, context) => en.stated(english.you, `may play ${en.such(filter, context)} this turn`),
      de: ({ filter }, context) =>
        de.darf(context, `in diesem Zug ${de.such(filter, context).in('acc')}`, 'ausspielen'),
      it: ({ filter }, context) =>
        itStatement(
          nobody,
          ['puoi giocare', 'puoi giocare'],
          `${it.such(filter, context).with()} in questo turno`,
        ),
    },
    asks: forThis,
  },
  noChallengeDamage: {
    targets: ({ to }) => [to],
    where: 'play',
    could: couldBeDone,
    perform: (g, f, verb) => {
      for (const to of them(g, f, verb))
        happen(g, lasting(g, f, 'thisChallenge', { kind: 'noChallengeDamage', to }))
    },
    say: {
      en: ({ to }, context) => english.statement(en.phrase(to, context), 'take no damage from the challenge'),
      de: ({ to }, context) =>
        statement(
          de.phrase(to, context, 'subject'),
          verbs.erhalten,
          'durch die Herausforderung keinen Schaden',
        ),
      it: ({ to }, context) =>
        itStatement(it.phrase(to, context), ['non subisce', 'non subiscono'], 'danni dalla sfida'),
    },
    asks: toProtect,
  },
}
