/** English: the frame of an ability, its keywords and restrictions. */
import { adverb, capital, clause, listed } from '@regelwerk/say'
import { type EnglishClause, order, sentence, sideBySide } from '@regelwerk/say/en'
import type { Ability, Keyword, Limits } from '../abilities.ts'
import { condition, given, holds, roleName, when } from './en-conditions.ts'
import { constant, until } from './en-constants.ts'
import { elementName, periodName, some, whereabouts } from './en-phrases.ts'
import { choose, cost, duel, resolveDuel, selectOne, verb } from './en-verbs.ts'
import type { Language } from './grammar.ts'
import { traitName } from './traits.ts'

const traits = (names: readonly string[]): string =>
  listed(
    names.map((name) => traitName(name, 'en')),
    'or',
  )

const often = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)

function limits({ limit, max }: Limits): readonly string[] {
  const own =
    limit === 'unlimited' ? ['(unlimited.)'] : limit ? [`(limit ${often(limit.n)} per ${limit.per}.)`] : []
  return [...own, ...(max ? [`(max ${max.n} per ${max.per}.)`] : [])]
}

function deck(ability: Extract<Ability, { kind: 'deck' }>, self: string): readonly string[] {
  const { role, influence, additionalProvince, perDeck, startsFaceup } = ability
  return [
    ...(role ? [`${roleName(role)} role only`] : []),
    ...(perDeck === undefined ? [] : [`limit ${perDeck} per deck`]),
    ...(influence === undefined ? [] : [`you have ${influence} additional influence for building your deck`]),
    ...(additionalProvince
      ? [
          `when building your deck, you may use 1 additional ${elementName(additionalProvince)} province in place of a province of another element`,
        ]
      : []),
    ...(startsFaceup ? [`this ${self} starts the game faceup`] : []),
  ]
}

export const english: Language<EnglishClause> = {
  heads: { action: 'Action', reaction: 'Reaction', interrupt: 'Interrupt' },
  forced: (head) => `Forced ${head}`,
  keyword: (keyword: Keyword) => keyword,
  composure: 'Composure',
  disguised: ({ as }) =>
    `disguised ${as.clan ? capital(as.clan) : as.trait ? traitName(as.trait, 'en') : ''}`.trim(),
  noAttachments: ({ traits: only_, except }) => {
    if (only_) return `no ${traits(only_)} attachments`
    return except ? `no attachments except ${traits(except)}` : 'no attachments'
  },
  attachTo: ({ filter, onePerCharacter }, context) =>
    `attach to ${some(filter, context)}${onePerCharacter ? '. Limit 1 per character' : ''}`,
  playOnly: (test, context) =>
    'not' in test && 'conflict' in test.not
      ? `this ${context.self} cannot be played ${given(test.not, context).text}`
      : `play only if ${condition(test, context)}`,
  playOnlyOn: (filter, context) => `play only on ${some(filter, context)}`,
  asAttachment: (quoted, { self }) => `this ${self} may be played as an attachment with the text “${quoted}”`,
  deck: (ability, { self }) => deck(ability, self),
  limits,
  twice: (costs) =>
    sentence({ leads: [], may: true, parts: costs, to: [order('resolve this ability twice')] }),
  worksFrom: (zones) => `this ability is used while this card is ${whereabouts({ in: zones }, false)}`,

  when,
  endOf: (period) => adverb(`at the end of ${periodName(period)}`),
  given,
  holds,
  if: (test, context) => clause(`if ${condition(test, context)}`),
  otherwise: adverb('otherwise'),
  next: adverb('then'),
  ifYouDo: clause('if you do'),
  until: (period) => ({ text: until(period), kind: 'duration' }),
  eachPlayer: 'Each player does this:',

  cost,
  choose,
  selectOne,
  verb,
  duel,
  resolveDuel,
  constant,
  sentence,
  only: (leads) =>
    sideBySide(leads)
      .map(({ text }) => text)
      .join(', '),
}
