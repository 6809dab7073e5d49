/** German: what a card gets, gains and loses, what it can and cannot do, and for how long. */
import { cannotSay, listed, signed, subordinate, words } from '@regelwerk/say'
import {
  type GermanClause,
  isPlural,
  type Phrase,
  statement,
  type Verb,
  verbSecond,
  verbs,
} from '@regelwerk/say/de'
import type { Duration, Grant, KeywordAbility } from '../abilities.ts'
import { conditionWord, costWord } from '../vocabulary.ts'
import { keywords } from '../words/keywords/index.ts'
import { counted, during } from './de-phrases.ts'
import { allowed, atStartAndElse, type Context, isNegated } from './grammar.ts'
import { classificationAlone, shiftKind } from './nouns.ts'

export function keyword(word: KeywordAbility, context: Context): string {
  const name = keywords[word.keyword].name.de
  if ('plus' in word) {
    const { n, per } = counted(word.plus, context)
    return words(`${name} +${n}`, per)
  }
  if (word.keyword === 'shift') return shiftOnto(word, context)
  if (word.keyword === 'boost') return `${name} ${word.n} {I}`
  return 'n' in word ? `${name} ${word.n}` : name
}

type Shift = Extract<KeywordAbility, { keyword: 'shift' }>

/** "Prinzessinnen-Gestaltwandel 4", "Kombo-Gestaltwandel 4", "Gestaltwandel: wirf 2 Karten ab" */
function shiftOnto({ n, onto, cost, with: both, temporary }: Shift, context: Context): string {
  const kinds = { combo: 'Kombo-', duo: 'Duo-' }
  const kind = shiftKind(onto, 'de')
  const which = onto === 'any' ? 'Universal-' : kind && `${kind}-`
  const name = `${both ? kinds[both] : ''}${which ?? ''}${keywords.shift.name.de}`
  const whole = temporary ? `Vorübergehender ${name}` : name
  if (!cost) return `${whole} ${n}`
  return `${whole}: ${cost.map((one) => costWord(one).say.de(one, context)).join(', ')}`
}

const named = (words: readonly (keyof typeof keywords)[] = []): string =>
  listed(
    words.map((word) => keywords[word].name.de),
    'und',
  )

/** "+2 {S} und Wendig": all that is received, with what it is counted for. */
function received(grant: Grant, context: Context): { middle: string; behind?: string } {
  const entries = [
    [grant.strength, '{S}'],
    [grant.willpower, '{W}'],
    [grant.lore, '{L}'],
  ] as const
  const said = entries.flatMap(([amount, symbol]) => {
    if (amount === undefined) return []
    if (isNegated(amount)) {
      const { as } = counted({ ...amount, times: 1, plus: 0 }, context)
      return [{ value: `so viel weniger ${symbol}`, per: undefined, as }]
    }
    const { n, per, as } = counted(amount, context)
    return [{ value: as ? `so viel zusätzliche ${symbol}` : `${signed(n)} ${symbol}`, per, as }]
  })
  const behind = said.find(({ as }) => as)?.as
  const gained = [
    ...(grant.keywords ?? []).map((word) => keyword(word, context)),
    ...(grant.abilities ?? []).map((ability) => `„${context.quote(ability)}“`),
    ...(grant.classifications ?? []).map((name) => `die Klassifizierung ${classificationAlone(name, 'de')}`),
  ]
  if (behind && said.length + gained.length > 1) throw cannotSay(grant, 'de', 'as much and more')
  const [first] = said
  const together = first && gained.length === 0 && said.every(({ per }) => per === first.per)
  const values = said.map(({ value, per }) => (together ? value : words(value, per)))
  const middle = words(listed([...values, ...gained], 'und'), together && first.per)
  return { middle, ...(behind && { behind }) }
}

/** What cannot be done, behind "kann": "in diesem Zug nicht erkunden". */
function forbidden(
  { cant = [] }: Grant,
  plural: boolean,
  { yourTurn }: Context,
  duration?: Duration,
): string {
  const when = duration && during(duration, plural)
  const turn = `zu Beginn ${yourTurn ? 'deines' : plural ? 'ihres' : 'seines'}`
  const starts = duration === 'theirNextTurn' ? `${turn} nächsten Zuges` : words(when, `${turn} Zuges`)
  const [ready, others] = atStartAndElse(cant).map((some) =>
    listed(
      some.map(({ say }) => say.de),
      'und',
    ),
  )
  return listed([...(others ? [words(when, others)] : []), ...(ready ? [`${starts} ${ready}`] : [])], 'und')
}

/** "erhält in diesem Zug +2 {S} und kann nicht erkunden" */
export function granted(
  to: Phrase,
  grant: Grant,
  context: Context,
  lasting?: Duration,
  also?: 'zusätzlich',
): GermanClause {
  // A whole clause stands behind all else.
  const inPlay = lasting === 'whileInPlay' ? subordinate('solange diese Karte im Spiel ist') : ''
  const duration = inPlay ? undefined : lasting
  const plural = isPlural(to)
  const when = words(duration && during(duration, plural), also)
  const { middle, behind = '' } = received(grant, context)
  const cant = forbidden(grant, plural, context, duration)
  const can = allowed(grant, (one, what) => one.say.de(what, context, plural))
  // What it lasts is said once, where it is not part of what cannot be done.
  const isSaid = middle !== '' || cant !== ''
  const parts: { verb: Verb; middle: string; behind?: string }[] = [
    ...(middle ? [{ verb: verbs.erhalten, middle: words(when, middle), behind }] : []),
    ...(grant.loses ? [{ verb: verbs.verlieren, middle: words(!isSaid && when, named(grant.loses)) }] : []),
    ...(grant.cantGain ? [{ verb: verbs.können, middle: `${named(grant.cantGain)} nicht erhalten` }] : []),
    ...(can.length > 0 ? [{ verb: verbs.können, middle: words(!isSaid && when, listed(can, 'und')) }] : []),
    ...(cant ? [{ verb: verbs.können, middle: cant }] : []),
    ...(grant.mustQuest
      ? [{ verb: verbs.müssen, middle: words(!isSaid && when, 'erkunden'), behind: ', falls möglich' }]
      : []),
    ...(grant.fightsWithWillpower
      ? [
          {
            verb: verbs.zufügen,
            middle: `in Herausforderungen mit ${plural ? 'ihrer' : 'seiner'} {W} statt ${plural ? 'ihrer' : 'seiner'} {S} Schaden`,
          },
        ]
      : []),
    ...(grant.toll
      ? [
          {
            verb: verbs.können,
            middle: `nicht erkunden oder herausfordern, es sei denn, du zahlst jedes Mal ${grant.toll} {I}`,
          },
        ]
      : []),
    ...(grant.singCost
      ? [
          {
            verb: verbs.haben,
            middle: words(when, `zum Singen von Liedern ${signed(grant.singCost)} Kosten`),
          },
        ]
      : []),
    ...(grant.losesAbility
      ? [{ verb: verbs.verlieren, middle: `die Fähigkeit „${grant.losesAbility}“` }]
      : []),
  ]
  const [first, ...more] = parts
  if (first === undefined) throw cannotSay(grant, 'de')
  const rest = more.map((part) => {
    const finite = plural ? (part.verb.plural ?? part.verb.infinitive) : part.verb.er
    return ` und ${finite} ${part.middle}${part.behind ?? ''}`
  })
  return statement(to, first.verb, {
    middle: first.middle,
    behind: `${first.behind ?? ''}${rest.join('')}${inPlay}${onlyThen(grant, context)}`,
  })
}

/** While or unless it is so of whoever gets it. */
function onlyThen({ while: only, unless }: Grant, context: Context): string {
  const bearer = { ...context, bearer: true } as const
  if (only) {
    const { subject, middle, end, verb } = conditionWord(only).say.de(only, bearer, false)
    return subordinate(words('solange', subject, middle, end, verb))
  }
  return unless ? `, es sei denn, ${verbSecond(conditionWord(unless).say.de(unless, bearer, false))}` : ''
}
