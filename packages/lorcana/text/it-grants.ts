/** Italian: what a card gets, gains and loses, what it can and cannot do, and for how long. */
import { cannotSay, first, listed, signed, words } from '@regelwerk/say'
import { agreeing, type ItalianClause, type Phrase, statement } from '@regelwerk/say/it'
import type { Duration, Grant, KeywordAbility } from '../abilities.ts'
import { conditionWord, costWord } from '../vocabulary.ts'
import { keywords } from '../words/keywords/index.ts'
import { allowed, atStartAndElse, type Context, isNegated } from './grammar.ts'
import { cannot } from './it-clauses.ts'
import { asserted, counted, during, unless as unlessSo } from './it-phrases.ts'
import { classificationIn, shiftKind } from './nouns.ts'

export function keyword(word: KeywordAbility, context: Context): string {
  const name = keywords[word.keyword].name.it
  if ('plus' in word) {
    const { n, per } = counted(word.plus, context)
    return words(`${name} +${n}`, per)
  }
  if (word.keyword === 'shift') return shiftOnto(word, context)
  if (word.keyword === 'boost') return `${name} ${word.n} {I}`
  return 'n' in word ? `${name} ${word.n}` : name
}

const gained = (grant: Grant, context: Context): readonly string[] => [
  ...(grant.keywords ?? []).map((word) => keyword(word, context)),
  ...(grant.abilities ?? []).map((ability) => `“${context.quote(ability)}”`),
  ...(grant.classifications ?? []).map((name) => `la classificazione ${classificationIn(name, 'it')}`),
]

type Shift = Extract<KeywordAbility, { keyword: 'shift' }>

/** "Trasformazione Principessa 4", "Trasformazione Combo 4", "Trasformazione: scegli e scarta 2 carte" */
function shiftOnto({ n, onto, cost, with: both, temporary }: Shift, context: Context): string {
  const kinds = { combo: 'Combo', duo: 'Duo' }
  const which = onto === 'any' ? 'Universale' : shiftKind(onto, 'it')
  const whole = words(keywords.shift.name.it, temporary && 'Temporanea', both && kinds[both], which)
  if (!cost) return `${whole} ${n}`
  return `${whole}: ${cost.map((one) => costWord(one).say.it(one, context)).join(', ')}`
}

const named = (words: readonly (keyof typeof keywords)[] = []): string =>
  listed(
    words.map((word) => keywords[word].name.it),
    'e',
  )

/** "+2 {S} e +1 {L} per questo turno per ogni ..." */
function stats(grant: Grant, context: Context, when = ''): string {
  const entries = [
    [grant.strength, '{S}'],
    [grant.willpower, '{W}'],
    [grant.lore, '{L}'],
  ] as const
  const said = entries.flatMap(([amount, symbol]) => {
    if (amount === undefined) return []
    if (isNegated(amount)) {
      const { equalTo } = counted({ ...amount, times: 1, plus: 0 }, context)
      return [{ value: `–${symbol} pari ${equalTo}`, per: undefined }]
    }
    const { n, per, equalTo } = counted(amount, context)
    return [{ value: equalTo ? `${symbol} aggiuntiva pari ${equalTo}` : `${signed(n)} ${symbol}`, per }]
  })
  if (said.length === 0) return ''
  const { per } = first(said)
  const together = said.every((one) => one.per === per)
  const values = said.map((one) => (together ? one.value : words(one.value, one.per)))
  return words(listed(values, 'e'), when, together && per)
}

/** Behind "non può": "andare all'avventura per questo turno". */
function forbidden({ cant = [] }: Grant, to: Phrase, { yourTurn }: Context, duration?: Duration): string {
  const when = duration && during(duration, to.plural)
  const turn = `all'inizio del ${yourTurn ? 'tuo' : to.plural ? 'loro' : 'suo'}`
  const starts = duration === 'theirNextTurn' ? `${turn} prossimo turno` : words(`${turn} turno`, when)
  const agree = (stem: string) => agreeing(stem, to.gender, to.plural)
  const [ready, others] = atStartAndElse(cant).map((some) =>
    listed(
      some.map(({ say }) => say.it(agree)),
      'né',
    ),
  )
  return listed([...(others ? [words(others, when)] : []), ...(ready ? [`${ready} ${starts}`] : [])], 'né')
}

/** What follows "dai a un personaggio". */
export function gift(grant: Grant, context: Context, when: string): string {
  const gains = gained(grant, context)
  const values = stats(grant, context, gains.length > 0 ? '' : when)
  return gains.length > 0 ? words(listed([...(values ? [values] : []), ...gains], 'e'), when) : values
}

/** "riceve +2 {S} e ottiene Sfuggente per questo turno" */
export function granted(to: Phrase, grant: Grant, context: Context, duration?: Duration): ItalianClause {
  const when = duration ? during(duration, to.plural) : ''
  const gains = listed(gained(grant, context), 'e')
  const can = allowed(grant, (one, what) => one.say.it(what, context, to.plural))
  const late = grant.mustQuest ? 'must' : can.length > 0 ? 'can' : grant.loses ? 'loses' : undefined
  const cant = forbidden(grant, to, context, late === 'must' ? undefined : duration)
  const values = stats(grant, context, gains || cant || late ? '' : when)
  const form = (forms: readonly [string, string]) => forms[to.plural ? 1 : 0]
  const [first, ...more] = [
    ...(values ? [{ verbs: ['riceve', 'ricevono'] as const, rest: values }] : []),
    ...(gains ? [{ verbs: ['ottiene', 'ottengono'] as const, rest: words(gains, !late && when) }] : []),
    ...(grant.loses
      ? [
          {
            verbs: ['perde', 'perdono'] as const,
            rest: words(named(grant.loses), late === 'loses' && when),
          },
        ]
      : []),
    ...(grant.cantGain ? [{ verbs: cannot, rest: `ottenere ${named(grant.cantGain)}` }] : []),
    ...(can.length > 0
      ? [
          {
            verbs: ['può', 'possono'] as const,
            rest: words(listed(can, 'e'), late === 'can' && when),
          },
        ]
      : []),
    ...(cant ? [{ verbs: cannot, rest: cant }] : []),
    ...(grant.mustQuest
      ? [{ verbs: ['deve', 'devono'] as const, rest: `${words("andare all'avventura", when)}, se possibile` }]
      : []),
    ...(grant.fightsWithWillpower
      ? [
          {
            verbs: ['infligge', 'infliggono'] as const,
            rest: `danni con la ${to.plural ? 'loro' : 'sua'} {W} invece che con la ${to.plural ? 'loro' : 'sua'} {S} durante le sfide`,
          },
        ]
      : []),
    ...(grant.toll
      ? [
          {
            verbs: cannot,
            rest: `andare all'avventura né sfidare a meno che tu non paghi ${grant.toll} {I} ogni volta`,
          },
        ]
      : []),
    ...(grant.singCost
      ? [
          {
            verbs: ['conta', 'contano'] as const,
            rest: words(
              `come se avesse${to.plural ? 'ro' : ''} costo ${signed(grant.singCost)} per cantare le canzoni`,
              when,
            ),
          },
        ]
      : []),
    ...(grant.losesAbility
      ? [{ verbs: ['perde', 'perdono'] as const, rest: `l'abilità “${grant.losesAbility}”` }]
      : []),
  ]
  if (first === undefined) throw cannotSay(grant, 'it')
  const rest = [first.rest, ...more.map(({ verbs, rest }) => `${form(verbs)} ${rest}`)]
  return statement(to, first.verbs, words(listed(rest, 'e'), ...onlyThen(grant, context)))
}

/** While or unless it is so of whoever gets it. */
function onlyThen({ while: only, unless }: Grant, context: Context): readonly string[] {
  const bearer = { ...context, bearer: true } as const
  return [
    ...(only ? [`mentre ${asserted(conditionWord(only).say.it(only, bearer, false))}`] : []),
    ...(unless ? [unlessSo(conditionWord(unless).say.it(unless, bearer, false))] : []),
  ]
}
