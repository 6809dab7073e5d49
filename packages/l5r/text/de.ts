/** German: the frame of an ability, its keywords and restrictions. */
import { adverb, cannotSay, clause, endingClause, intro, type Lead, listed, words } from '@regelwerk/say'
import { deed as act, type GermanClause, order, verbs } from '@regelwerk/say/de'
import type { Ability, Happening, Limits, TargetSpec, Verb } from '../abilities.ts'
import { clanNames } from '../clans.ts'
import { constantWord, costWord, happeningWord, verbWord } from '../words/known.ts'
import { only, sentence } from './de-clauses.ts'
import * as de from './de-phrases.ts'
import { clanPrefix, elementPrefix, endOf, keywordNames, perPeriod } from './de-words.ts'
import {
  byChooser,
  type ConflictSpec,
  type Context,
  joinsOf,
  selector,
  type Tense,
  type Voice,
} from './grammar.ts'
import { GermanTelling } from './telling.ts'
import { traitName } from './traits.ts'

const traits = (names: readonly string[]): string =>
  listed(
    names.map((name) => traitName(name, 'de')),
    'oder',
  )

function limits({ limit, max, anyPlayer }: Limits): readonly string[] {
  const own =
    limit === 'unlimited'
      ? ['(unlimitiert.)']
      : limit
        ? [`(nur ${limit.n} Mal ${perPeriod[limit.per]}.)`]
        : []
  const forAll = anyPlayer ? ['(jeder Spieler darf diese Fähigkeit auslösen.)'] : []
  return [...forAll, ...own, ...(max ? [`(maximal ${max.n} ${perPeriod[max.per]}.)`] : [])]
}

function deck(ability: Extract<Ability, { kind: 'deck' }>, context: Context): readonly string[] {
  const { role, clans, influence, influenceFor, additionalProvince, perDeck, startsFaceup } = ability
  return [
    ...(role ? [`nur mit ${de.trait(role)}-Rolle`] : []),
    ...(clans
      ? [
          `nur ${listed(
            clans.map((clan) => clanNames[clan].de),
            'und',
          )}`,
        ]
      : []),
    ...(perDeck === undefined ? [] : [`nur ${perDeck} pro Deck`]),
    ...(influence === undefined ? [] : [`du hast beim Deckbau ${influence} zusätzlichen Einfluss`]),
    ...(influenceFor ? [`du darfst Einfluss nur für ${clanPrefix[influenceFor]}-Karten ausgeben`] : []),
    ...(additionalProvince
      ? [
          `du darfst beim Deckbau 1 zusätzliche ${elementPrefix[additionalProvince]}-Provinz anstelle einer Provinz eines anderen Elements verwenden`,
        ]
      : []),
    ...(startsFaceup ? [`${de.self(context).in('nom')} beginnt das Spiel offen`] : []),
  ]
}

function target(spec: TargetSpec, context: Context, by: 'opponent' | undefined): string {
  if ('player' in spec) return spec.n ? 'eine beliebige Anzahl von Spielern' : 'einen Spieler'
  if ('choose' in spec) return de.several(spec.choose, context, spec, by && { by }).in('acc')
  const { n = 1, upTo, ring } = spec
  if (n === 1 && !upTo) return de.rings(ring, false, { ein: 'ein' }).in('acc')
  return de.rings(ring, n > 1, { count: words(upTo && 'bis zu', `${n}`) }).in('acc')
}

const choose = (targets: readonly TargetSpec[], context: Context): readonly GermanClause[] =>
  byChooser(targets).map(({ by, specs }) => {
    const what = listed(
      specs.map((spec) => target(spec, context, by)),
      'und',
    )
    const joins = joinsOf(specs)
    if (joins !== undefined)
      return act(de.opponent, verbs.dürfen, { middle: `dir ${joins} Ehre geben und ${what}`, end: 'wählen' })
    return act(by ? de.opponent : 'you', verbs.wählen, what)
  })

function when(happenings: readonly Happening[], context: Context, tense: Tense, during?: ConflictSpec): Lead {
  const said = happenings.map((one) =>
    happeningWord(one).say.de(one, new GermanTelling({ ...context, trigger: one }, tense, during)),
  )
  const isOutcome = happenings.every((one) => happeningWord(one).isOutcome)
  const word = tense === 'after' ? 'nachdem' : tense === 'delayed' && isOutcome ? 'falls' : 'sobald'
  return clause(`${word} ${said.join(' oder ')}`)
}

function verb(node: Verb, context: Context): GermanClause {
  const word = verbWord(node)
  if ('say' in word) return word.say.de(node, context)
  throw cannotSay(node, 'de', 'it is more than a clause')
}

export const german: Voice<GermanClause> = {
  heads: { action: 'Aktion', reaction: 'Reaktion', interrupt: 'Unterbrechung' },
  forced: (head) => `Erzwungene ${head}`,
  keyword: (keyword) => keywordNames[keyword],
  composure: 'Gelassenheit',
  dire: 'Dire',
  disguised: ({ as }) => {
    const name = as.clan ? `${clanPrefix[as.clan]}-Klan` : as.trait && traitName(as.trait, 'de')
    return name ? `Verkleidet (${name})` : 'Verkleidet'
  },
  noAttachments: ({ traits: only_, except, exceptClan, whose }) => {
    if (exceptClan) return `keine Nicht-${clanPrefix[exceptClan]}-Verstärkungen`
    if (whose) return 'keine gegnerischen Verstärkungen'
    if (only_) return `keine ${only_.map((name) => traitName(name, 'de')).join('- oder ')}-Verstärkungen`
    return except ? `keine Verstärkungen außer ${traits(except)}` : 'keine Verstärkungen'
  },
  attachTo: ({ filter, onePerCharacter, oneOf }, context) => {
    const [to, behind] = endingClause(de.some(filter, context).in('acc'))
    return `hänge diese Karte an ${to} an${behind}${onePerCharacter ? '. Nur 1 pro Charakter' : ''}${oneOf ? `. Nur 1 ${de.trait(oneOf)}-Verstärkung pro ${context.host === 'province' ? 'Provinz' : 'Charakter'}` : ''}`
  },
  playOnly: (test, context) =>
    'not' in test && 'conflict' in test.not
      ? `${de.self(context).in('nom')} kann nicht ${de.given(test.not, context).text} gespielt werden`
      : `nur spielbar, falls ${de.condition(test, context)}`,
  playOnlyOn: (filter, context) => `nur auf ${de.some(filter, context).in('acc')} spielbar`,
  asAttachment: (quoted, context, cheaper) =>
    `${de.self(context).in('nom')} darf als Verstärkung${cheaper > 0 ? `, deren Kosten um ${cheaper} gesenkt sind,` : ''} mit folgendem Text gespielt werden: „${quoted}“`,
  deck,
  limits,
  twice: (costs, given) =>
    sentence({
      leads: given ? [given] : [],
      may: true,
      parts: costs,
      to: [order(verbs.abhandeln, 'diese Fähigkeit zwei Mal')],
    }),
  worksFrom: (zones) =>
    `diese Fähigkeit wird verwendet, solange sich diese Karte ${de.whereabouts({ in: zones }, false, 'at')} befindet`,

  when,
  endOf: (period) => adverb(`am ${endOf[period]}`),
  given: de.given,
  holds: de.holds,
  if: (test, context) => clause(`falls ${de.condition(test, context)}`),
  otherwise: intro('andernfalls'),
  next: intro('danach'),
  ifYouDo: clause('falls du das tust'),
  until: (period) => ({ text: `bis zum ${endOf[period]}`, kind: 'duration' }),
  doesThis: (who, context) => {
    const player = de.player(who, context)
    return player === 'you' ? 'führe Folgendes aus:' : `${player.in('nom')} führt Folgendes aus:`
  },

  forEach: (of, context) =>
    `für ${'de' in of ? of.de : de.every(of, context).in('acc')} führt der Spieler, der ihn kontrolliert, Folgendes aus:`,

  cost: (cost, context) => costWord(cost).say.de(cost, context),
  choose,
  selectOne: (by, context) => act(de.player(selector(by), context), verbs.auswählen, 'eines'),
  verb,
  constant: (rule, context, quoted, lasting) => constantWord(rule).say.de(rule, context, quoted, lasting),
  sentence,
  only,
}
