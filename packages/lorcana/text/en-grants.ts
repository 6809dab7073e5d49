/** English: what a card gets, gains and loses, what it can and cannot do, and for how long. */
import { first, listed, signed, words } from '@regelwerk/say'
import type { Duration, Grant, KeywordAbility, Restriction } from '../abilities.ts'
import { conditionWord, costWord } from '../vocabulary.ts'
import { keywords } from '../words/keywords/index.ts'
import { counted, during, them } from './en-phrases.ts'
import { allowed, atStartAndElse, type Context, isGift, isNegated, type Referent } from './grammar.ts'
import { classificationIn, shiftKind } from './nouns.ts'

/** "can't quest or challenge this turn", "can't ready at the start of their next turn" */
function forbidden(
  cant: readonly Restriction[],
  { yourTurn }: Context,
  lasting?: { for: Duration; of: Referent },
): string {
  const during_ = lasting && during(lasting.for, lasting.of)
  const when = lasting?.for === 'thisTurn' ? 'for the rest of this turn' : during_
  const their = yourTurn ? 'your' : !lasting || them(lasting.of) ? 'their' : 'its'
  const [turn, rest] = lasting?.for === 'theirNextTurn' ? ['next turn', undefined] : ['turn', when]
  const [starts, others] = atStartAndElse(cant).map((some) =>
    listed(
      some.map(({ say }) => say.en),
      'or',
    ),
  )
  const ready = starts && words(starts, `at the start of ${their} ${turn}`, rest)
  const said = [others && words(others, when), ready].filter((one) => typeof one === 'string' && one !== '')
  return said.length > 0 ? `can't ${said.join(' or ')}` : ''
}

export function keyword(word: KeywordAbility, context: Context): string {
  const name = keywords[word.keyword].name.en
  if ('plus' in word) {
    const { n, per } = counted(word.plus, context)
    return words(`${name} +${n}`, per)
  }
  if (word.keyword === 'shift') return shiftOnto(word, context)
  if (word.keyword === 'boost') return `${name} ${word.n} {I}`
  return 'n' in word ? `${name} ${word.n}` : name
}

type Shift = Extract<KeywordAbility, { keyword: 'shift' }>

/** "Princess Shift 4", "Combo Shift 4", "Shift: choose and discard 2 cards" */
function shiftOnto({ n, onto, cost, with: both, temporary }: Shift, context: Context): string {
  const name = keywords.shift.name.en
  const kinds = { combo: 'Combo', duo: 'Duo' }
  const which = onto === 'any' ? 'Universal' : shiftKind(onto, 'en')
  const whole = words(temporary && 'Temporary', both && kinds[both], which, name)
  if (!cost) return `${whole} ${n}`
  return `${whole}: ${cost.map((one) => costWord(one).say.en(one, context)).join(', ')}`
}

const gained = (grant: Grant, context: Context): readonly string[] => [
  ...(grant.keywords ?? []).map((word) => keyword(word, context)),
  ...(grant.abilities ?? []).map((ability) => `“${context.quote(ability)}”`),
  ...(grant.classifications ?? []).map((name) => `the ${classificationIn(name, 'en')} classification`),
]

const named = (words: readonly (keyof typeof keywords)[] = []): string =>
  listed(
    words.map((word) => keywords[word].name.en),
    'and',
  )

/** "+2 {S} and +1 {L} this turn for each ..." */
function stats({ strength, willpower, lore }: Grant, context: Context, when: string): string {
  const entries = [
    [strength, '{S}'],
    [willpower, '{W}'],
    [lore, '{L}'],
  ] as const
  const said = entries.flatMap(([amount, symbol]) => {
    if (amount === undefined) return []
    if (isNegated(amount)) {
      const { equal } = counted({ ...amount, times: 1, plus: 0 }, context)
      return [{ value: `–${symbol} equal to ${equal}`, per: undefined }]
    }
    const { n, per, equal } = counted(amount, context)
    if (equal !== undefined) return [{ value: `additional ${symbol} equal to ${equal}`, per: undefined }]
    return [{ value: `${signed(n)} ${symbol}`, per }]
  })
  if (said.length === 0) return ''
  const { per } = first(said)
  if (said.every((one) => one.per === per)) {
    return words(
      listed(
        said.map(({ value }) => value),
        'and',
      ),
      when,
      per,
    )
  }
  return words(
    listed(
      said.map((one) => words(one.value, one.per)),
      'and',
    ),
    when,
  )
}

/** "gets +2 {S} this turn", "gain Evasive and can't quest"; `lasting` of whom it is said, and how long. */
export function granted(
  grant: Grant,
  context: Context,
  plural: boolean,
  lasting?: { for: Duration; of: Referent },
): string {
  const when = lasting ? during(lasting.for, lasting.of) : ''
  const verb = (stem: string): string => (plural ? stem : `${stem}s`)
  const gains = listed(gained(grant, context), 'and')
  const can = allowed(grant, (one, what) => one.say.en(what, context, plural))
  const isLast = { must: grant.mustQuest, can: can.length > 0, loses: grant.loses }
  const late = isLast.must ? 'must' : isLast.can ? 'can' : isLast.loses ? 'loses' : undefined
  const cant = forbidden(grant.cant ?? [], context, late === 'must' ? undefined : lasting)
  const values = stats(grant, context, gains || cant || late ? '' : when)
  const said = [
    values && `${verb('get')} ${values}`,
    gains && words(verb('gain'), gains, !late && when),
    grant.loses && words(verb('lose'), named(grant.loses), late === 'loses' && when),
    grant.cantGain && `can't gain ${named(grant.cantGain)}`,
    can.length > 0 && words('can', listed(can, 'and'), late === 'can' && when),
    cant,
    grant.mustQuest && words('must quest if able', when),
    grant.fightsWithWillpower &&
      `${verb('deal')} damage with their {W} instead of their {S} during challenges`,
    grant.toll && `can't quest or challenge unless you pay ${grant.toll} {I} each time`,
    grant.singCost && words(verb('count'), `as having ${signed(grant.singCost)} cost to sing songs`, when),
    grant.losesAbility && `${verb('lose')} the ${grant.losesAbility} ability`,
  ].filter((part) => typeof part === 'string' && part !== '')
  return words(listed(said as string[], 'and'), ...onlyThen(grant, context))
}

/** While or unless it is so of whoever gets it. */
function onlyThen({ while: only, unless }: Grant, context: Context): readonly string[] {
  const bearer = { ...context, bearer: true } as const
  return [
    ...(only ? [`while ${conditionWord(only).say.en(only, bearer, false)}`] : []),
    ...(unless ? [`unless ${conditionWord(unless).say.en(unless, bearer, false)}`] : []),
  ]
}

/** What follows "give chosen character": nothing where it takes something away. */
export function gift(grant: Grant, context: Context, when: string): string | undefined {
  if (!isGift(grant)) return undefined
  const gains = gained(grant, context)
  if (gains.length === 0) return stats(grant, context, when)
  const values = stats(grant, context, '')
  return words(listed([...(values ? [values] : []), ...gains], 'and'), when)
}
