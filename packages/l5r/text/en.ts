/** English: the frame of an ability, its keywords and restrictions. */
import { adverb, cannotSay, capital, clause, type Lead, listed, words } from '@regelwerk/say'
import { deed as act, an, type EnglishClause, order, sentence, sideBySide } from '@regelwerk/say/en'
import type { Ability, Happening, Keyword, Limits, TargetSpec, Verb } from '../abilities.ts'
import { constantWord, costWord, happeningWord, verbWord } from '../words/known.ts'
import * as en from './en-phrases.ts'
import {
  byChooser,
  type ConflictSpec,
  type Context,
  joinsOf,
  selector,
  type Tense,
  type Voice,
} from './grammar.ts'
import { EnglishTelling } from './telling.ts'
import { traitName } from './traits.ts'

const traits = (names: readonly string[]): string =>
  listed(
    names.map((name) => traitName(name, 'en')),
    'or',
  )

const often = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)

function limits({ limit, max, anyPlayer }: Limits): readonly string[] {
  const own =
    limit === 'unlimited' ? ['(unlimited.)'] : limit ? [`(limit ${often(limit.n)} per ${limit.per}.)`] : []
  const forAll = anyPlayer ? ['(any player may trigger this ability.)'] : []
  return [
    ...forAll,
    ...own,
    ...(max ? [`(max ${max.n} per ${max.per === 'opportunity' ? 'conflict opportunity' : max.per}.)`] : []),
  ]
}

function deck(ability: Extract<Ability, { kind: 'deck' }>, self: string): readonly string[] {
  const { role, clans, influence, influenceFor, additionalProvince, perDeck, startsFaceup } = ability
  return [
    ...(role ? [`${en.trait(role)} role only`] : []),
    ...(clans ? [`${listed(clans.map(en.clanName), 'and')} only`] : []),
    ...(perDeck === undefined ? [] : [`limit ${perDeck} per deck`]),
    ...(influence === undefined ? [] : [`you have ${influence} additional influence for building your deck`]),
    ...(influenceFor ? [`you may only spend influence on ${en.clanName(influenceFor)} cards`] : []),
    ...(additionalProvince
      ? [
          `when building your deck, you may use 1 additional ${en.elementName(additionalProvince)} province in place of a province of another element`,
        ]
      : []),
    ...(startsFaceup ? [`this ${self} starts the game faceup`] : []),
  ]
}

function target(spec: TargetSpec, context: Context, by: 'opponent' | undefined): string {
  if ('player' in spec) return spec.n ? 'any number of players' : 'a player'
  if ('choose' in spec) return en.several(spec.choose, context, spec, by && { by })
  const { n = 1, upTo, ring } = spec
  const what = en.rings(ring, n > 1)
  if (ring.isNot && n === 1 && !upTo) return `another ${what}`
  return upTo || n > 1 ? words(upTo && 'up to', `${n}`, what) : an(what)
}

const choose = (targets: readonly TargetSpec[], context: Context): readonly EnglishClause[] =>
  byChooser(targets).map(({ by, specs }) => {
    const what = listed(
      specs.map((spec) => target(spec, context, by)),
      'and',
    )
    const joins = joinsOf(specs)
    if (joins !== undefined) return act(en.opponent, `may give you ${joins} honor and choose ${what}`)
    return by ? act(en.opponent, `choose ${what}`) : order(`choose ${what}`)
  })

function when(happenings: readonly Happening[], context: Context, tense: Tense, during?: ConflictSpec): Lead {
  const said = happenings.map((one) =>
    happeningWord(one).say.en(one, new EnglishTelling({ ...context, trigger: one }, tense, during)),
  )
  const isOutcome = happenings.every((one) => happeningWord(one).isOutcome)
  const word = tense === 'after' ? 'after' : tense === 'delayed' && isOutcome ? 'if' : 'when'
  return clause(`${word} ${said.join(' or ')}`)
}

function verb(node: Verb, context: Context): EnglishClause {
  const word = verbWord(node)
  if ('say' in word) return word.say.en(node, context)
  throw cannotSay(node, 'en', 'it is more than a clause')
}

export const english: Voice<EnglishClause> = {
  heads: { action: 'Action', reaction: 'Reaction', interrupt: 'Interrupt' },
  forced: (head) => `Forced ${head}`,
  keyword: (keyword: Keyword) => keyword,
  composure: 'Composure',
  dire: 'Dire',
  disguised: ({ as }) =>
    `disguised ${as.clan ? capital(as.clan) : as.trait ? traitName(as.trait, 'en') : ''}`.trim(),
  noAttachments: ({ traits: only_, except, exceptClan, whose }) => {
    if (exceptClan) return `no non-${en.clanName(exceptClan)} attachments`
    if (whose) return "no opponents' attachments"
    if (only_) return `no ${traits(only_)} attachments`
    return except ? `no attachments except ${traits(except)}` : 'no attachments'
  },
  attachTo: ({ filter, onePerCharacter, oneOf }, context) =>
    `attach to ${en.some(filter, context)}${onePerCharacter ? '. Limit 1 per character' : ''}${oneOf ? `. Limit 1 ${en.trait(oneOf)} attachment per ${context.host}` : ''}`,
  playOnly: (test, context) =>
    'not' in test && 'conflict' in test.not
      ? `this ${context.self} cannot be played ${en.given(test.not, context).text}`
      : `play only if ${en.condition(test, context)}`,
  playOnlyOn: (filter, context) => `play only on ${en.some(filter, context)}`,
  asAttachment: (quoted, { self }, cheaper) =>
    `this ${self} may be played as an attachment${cheaper > 0 ? `, reducing its cost by ${cheaper},` : ''} with the text “${quoted}”`,
  deck: (ability, { self }) => deck(ability, self),
  limits,
  twice: (costs, given) =>
    sentence({
      leads: given ? [given] : [],
      may: true,
      parts: costs,
      to: [order('resolve this ability twice')],
    }),
  worksFrom: (zones) => `this ability is used while this card is ${en.whereabouts({ in: zones }, false)}`,

  when,
  endOf: (period) => adverb(`at the end of ${en.periodName(period)}`),
  given: en.given,
  holds: en.holds,
  if: (test, context) => clause(`if ${en.condition(test, context)}`),
  otherwise: adverb('otherwise'),
  next: adverb('then'),
  ifYouDo: clause('if you do'),
  until: (period) => ({ text: `until the end of ${en.periodName(period)}`, kind: 'duration' }),
  doesThis: (who, context) => {
    const player = en.player(who, context)
    return player === 'you' ? 'do this:' : `${player.nom} does this:`
  },

  forEach: (of, context) => `for ${'en' in of ? of.en : en.every(of, context)}, its controller does this:`,

  cost: (cost, context) => costWord(cost).say.en(cost, context),
  choose,
  selectOne: (by, context) => {
    const who = en.player(selector(by), context)
    return who === 'you' ? order('select one') : act(who, 'select one')
  },
  verb,
  constant: (rule, context, quoted, lasting) => constantWord(rule).say.en(rule, context, quoted, lasting),
  sentence,
  only: (leads) =>
    sideBySide(leads)
      .map(({ text }) => text)
      .join(', '),
}
