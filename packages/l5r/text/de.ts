/** German: the frame of an ability, its keywords and restrictions. */
import { adverb, clause, endingClause, intro, listed } from '@regelwerk/say'
import { type GermanClause, order, verbs } from '@regelwerk/say/de'
import type { Ability, Limits } from '../abilities.ts'
import { only, sentence } from './de-clauses.ts'
import { condition, given, holds, roleName } from './de-conditions.ts'
import { constant } from './de-constants.ts'
import { self, some, whereabouts } from './de-phrases.ts'
import { when } from './de-triggers.ts'
import { choose, cost, duel, resolveDuel, selectOne, verb } from './de-verbs.ts'
import { clanPrefix, elementPrefix, endOf, keywordNames, perPeriod } from './de-words.ts'
import type { Context, Language } from './grammar.ts'
import { traitName } from './traits.ts'

const traits = (names: readonly string[]): string =>
  listed(
    names.map((name) => traitName(name, 'de')),
    'oder',
  )

function limits({ limit, max }: Limits): readonly string[] {
  const own =
    limit === 'unlimited'
      ? ['(unlimitiert.)']
      : limit
        ? [`(nur ${limit.n} Mal ${perPeriod[limit.per]}.)`]
        : []
  return [...own, ...(max ? [`(maximal ${max.n} ${perPeriod[max.per]}.)`] : [])]
}

function deck(ability: Extract<Ability, { kind: 'deck' }>, context: Context): readonly string[] {
  const { role, influence, additionalProvince, perDeck, startsFaceup } = ability
  return [
    ...(role ? [`nur mit ${roleName(role)}-Rolle`] : []),
    ...(perDeck === undefined ? [] : [`nur ${perDeck} pro Deck`]),
    ...(influence === undefined ? [] : [`du hast beim Deckbau ${influence} zusätzlichen Einfluss`]),
    ...(additionalProvince
      ? [
          `du darfst beim Deckbau 1 zusätzliche ${elementPrefix[additionalProvince]}-Provinz anstelle einer Provinz eines anderen Elements verwenden`,
        ]
      : []),
    ...(startsFaceup ? [`${self(context).in('nom')} beginnt das Spiel offen`] : []),
  ]
}

export const german: Language<GermanClause> = {
  heads: { action: 'Aktion', reaction: 'Reaktion', interrupt: 'Unterbrechung' },
  forced: (head) => `Erzwungene ${head}`,
  keyword: (keyword) => keywordNames[keyword],
  composure: 'Gelassenheit',
  disguised: ({ as }) => {
    const name = as.clan ? `${clanPrefix[as.clan]}-Klan` : as.trait && traitName(as.trait, 'de')
    return name ? `Verkleidet (${name})` : 'Verkleidet'
  },
  noAttachments: ({ traits: only_, except }) => {
    if (only_) return `keine ${only_.map((name) => traitName(name, 'de')).join('- oder ')}-Verstärkungen`
    return except ? `keine Verstärkungen außer ${traits(except)}` : 'keine Verstärkungen'
  },
  attachTo: ({ filter, onePerCharacter }, context) => {
    const [to, behind] = endingClause(some(filter, context).in('acc'))
    return `hänge diese Karte an ${to} an${behind}${onePerCharacter ? '. Nur 1 pro Charakter' : ''}`
  },
  playOnly: (test, context) =>
    'not' in test && 'conflict' in test.not
      ? `${self(context).in('nom')} kann nicht ${given(test.not, context).text} gespielt werden`
      : `nur spielbar, falls ${condition(test, context)}`,
  playOnlyOn: (filter, context) => `nur auf ${some(filter, context).in('acc')} spielbar`,
  asAttachment: (quoted, context) =>
    `${self(context).in('nom')} darf als Verstärkung mit folgendem Text gespielt werden: „${quoted}“`,
  deck,
  limits,
  twice: (costs) =>
    sentence({
      leads: [],
      may: true,
      parts: costs,
      to: [order(verbs.abhandeln, 'diese Fähigkeit zwei Mal')],
    }),
  worksFrom: (zones) =>
    `diese Fähigkeit wird verwendet, solange sich diese Karte ${whereabouts({ in: zones }, false, 'at')} befindet`,

  when,
  endOf: (period) => adverb(`am ${endOf[period]}`),
  given,
  holds,
  if: (test, context) => clause(`falls ${condition(test, context)}`),
  otherwise: intro('andernfalls'),
  next: intro('danach'),
  ifYouDo: clause('falls du das tust'),
  until: (period) => ({ text: `bis zum ${endOf[period]}`, kind: 'duration' }),
  eachPlayer: 'Jeder Spieler führt Folgendes aus:',

  cost,
  choose,
  selectOne,
  verb,
  duel,
  resolveDuel,
  constant,
  sentence,
  only,
}
