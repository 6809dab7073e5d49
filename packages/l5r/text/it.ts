/** Italian: the frame of an ability, its keywords and restrictions. */
import { cannotSay, clause, type Lead, listed, mergedLeads, words } from '@regelwerk/say'
import { deed as act, statement as dice, type ItalianClause, sentence } from '@regelwerk/say/it'
import type { Ability, Happening, Limits, TargetSpec, Verb } from '../abilities.ts'
import { constantWord, costWord, happeningWord, verbWord } from '../words/known.ts'
import {
  byChooser,
  type ConflictSpec,
  type Context,
  joinsOf,
  selector,
  type Tense,
  type Voice,
} from './grammar.ts'
import * as it from './it-phrases.ts'
import { clanNames, endOf, ofElement, perPeriod, verbs } from './it-words.ts'
import { ItalianTelling } from './telling.ts'

const traits = (names: readonly string[]): string => listed(names.map(it.trait), 'o')

function limits({ limit, max, anyPlayer }: Limits): readonly string[] {
  const own =
    limit === 'unlimited'
      ? ['(senza limiti.)']
      : limit
        ? [`(limite ${limit.n} ${limit.n === 1 ? 'volta' : 'volte'} ${perPeriod[limit.per]}.)`]
        : []
  const forAll = anyPlayer ? ['(ogni giocatore può innescare questa capacità.)'] : []
  return [...forAll, ...own, ...(max ? [`(massimo ${max.n} ${perPeriod[max.per]}.)`] : [])]
}

function deck(ability: Extract<Ability, { kind: 'deck' }>, context: Context): readonly string[] {
  const { role, clans, influence, influenceFor, additionalProvince, perDeck, startsFaceup } = ability
  return [
    ...(role ? [`solo con un ruolo ${it.trait(role)}`] : []),
    ...(clans
      ? [
          `solo ${listed(
            clans.map((clan) => clanNames[clan]),
            'e',
          )}`,
        ]
      : []),
    ...(perDeck === undefined ? [] : [`massimo ${perDeck} per mazzo`]),
    ...(influence === undefined ? [] : [`hai ${influence} influenza in più per costruire il tuo mazzo`]),
    ...(influenceFor ? [`puoi spendere influenza solo per carte ${clanNames[influenceFor]}`] : []),
    ...(additionalProvince
      ? [
          `quando costruisci il tuo mazzo puoi usare 1 provincia ${ofElement[additionalProvince]} in più al posto di una provincia di un altro elemento`,
        ]
      : []),
    ...(startsFaceup ? [`${it.self(context).with()} inizia la partita a faccia in su`] : []),
  ]
}

function target(spec: TargetSpec, context: Context, by: 'opponent' | undefined): string {
  if ('player' in spec) return spec.n ? 'un qualsiasi numero di giocatori' : 'un giocatore'
  if ('choose' in spec) return it.several(spec.choose, context, spec, by && { by }).with()
  const { n = 1, upTo, ring } = spec
  if (n === 1 && !upTo) return it.rings(ring, false, 'un').with()
  return it.rings(ring, n > 1, { count: words(upTo && 'fino a', `${n}`) }).with()
}

const choose = (targets: readonly TargetSpec[], context: Context): readonly ItalianClause[] =>
  byChooser(targets).map(({ by, specs }) => {
    const what = listed(
      specs.map((spec) => target(spec, context, by)),
      'e',
    )
    const joins = joinsOf(specs)
    if (joins !== undefined) return dice(it.opponent, ['può darti', ''], `${joins} onore e scegliere ${what}`)
    return act(by ? it.opponent : 'you', verbs.scegliere, what)
  })

function when(happenings: readonly Happening[], context: Context, tense: Tense, during?: ConflictSpec): Lead {
  const said = happenings.map((one) =>
    happeningWord(one).say.it(one, new ItalianTelling({ ...context, trigger: one }, tense, during)),
  )
  const isOutcome = happenings.every((one) => happeningWord(one).isOutcome)
  const word = tense === 'after' ? 'dopo che' : tense === 'delayed' && isOutcome ? 'se' : 'quando'
  return clause(`${word} ${said.join(' o ')}`)
}

function verb(node: Verb, context: Context): ItalianClause {
  const word = verbWord(node)
  if ('say' in word) return word.say.it(node, context)
  throw cannotSay(node, 'it', 'it is more than a clause')
}

/** "finché A e B", not "finché A, finché B" */
const sideBySide = (leads: readonly Lead[]): readonly Lead[] =>
  mergedLeads(leads, ['finché ', 'se '], (before, word, text) => `${before} e ${text.slice(word.length)}`)

export const italian: Voice<ItalianClause> = {
  heads: { action: 'Azione', reaction: 'Reazione', interrupt: 'Interruzione' },
  forced: (head) => `${head} obbligata`,
  keyword: it.keyword,
  composure: 'Composure',
  dire: 'Dire',
  disguised: ({ as }) => {
    const name = as.clan ? clanNames[as.clan] : as.trait && it.trait(as.trait)
    return name ? `Disguised (${name})` : 'Disguised'
  },
  noAttachments: ({ traits: only, except, exceptClan, whose }) => {
    if (exceptClan) return `nessun accessorio non ${clanNames[exceptClan]}`
    if (whose) return 'nessun accessorio avversario'
    if (only) return `nessun accessorio ${traits(only)}`
    return except ? `nessun accessorio tranne ${traits(except)}` : 'nessun accessorio'
  },
  attachTo: ({ filter, onePerCharacter, oneOf }, context) =>
    `assegna ${it.some(filter, context).with('a')}${onePerCharacter ? '. Massimo 1 per personaggio' : ''}${oneOf ? `. Massimo 1 accessorio ${it.trait(oneOf)} per ${context.host === 'province' ? 'provincia' : 'personaggio'}` : ''}`,
  playOnly: (test, context) =>
    'not' in test && 'conflict' in test.not
      ? `${it.self(context).with()} non può essere giocato ${it.given(test.not, context).text}`
      : `gioca solo se ${it.condition(test, context)}`,
  playOnlyOn: (filter, context) => `gioca solo ${it.some(filter, context).with('su')}`,
  asAttachment: (quoted, context, cheaper) =>
    `${it.self(context).with()} può essere giocato come accessorio${cheaper > 0 ? `, diminuendone il costo di ${cheaper},` : ''} con il testo «${quoted}»`,
  deck,
  limits,
  twice: (costs, given) =>
    sentence({
      leads: given ? [given] : [],
      may: true,
      parts: costs,
      to: [act('you', verbs.risolvere, 'due volte questa capacità')],
    }),
  worksFrom: (zones) =>
    `questa capacità si usa finché questa carta è ${it.whereabouts({ in: zones }, false, 'in')}`,

  when,
  endOf: (period) => clause(`alla ${endOf[period]}`),
  given: it.given,
  holds: it.holds,
  if: (test, context) => clause(`se ${it.condition(test, context)}`),
  otherwise: clause('altrimenti'),
  next: clause('poi'),
  ifYouDo: clause('se lo fai'),
  until: (period) => clause(`fino alla ${endOf[period]}`),
  doesThis: (who, context) => {
    const player = it.player(who, context)
    return player === 'you' ? 'fai questo:' : `${player.with()} fa questo:`
  },

  forEach: (of, context) =>
    `per ${'it' in of ? of.it : it.every(of, context).with()}, chi lo controlla fa questo:`,

  cost: (cost, context) => costWord(cost).say.it(cost, context),
  choose,
  selectOne: (by, context) => act(it.player(selector(by), context), verbs.scegliere, 'una opzione'),
  verb,
  constant: (rule, context, quoted, lasting) => constantWord(rule).say.it(rule, context, quoted, lasting),
  sentence: (said) => sentence({ ...said, leads: sideBySide(said.leads) }),
  only: (leads) =>
    sideBySide(leads)
      .map(({ text }) => text)
      .join(', '),
}
