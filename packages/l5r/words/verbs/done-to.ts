/** How verbs are said that do something to cards: "bow that character", "your opponent chooses and bows ...". */
import { words } from '@regelwerk/say'
import {
  order as befehl,
  type GermanClause,
  type Verb as GermanVerb,
  object,
  pronounOf,
  deed as tut,
  verbs,
} from '@regelwerk/say/de'
import { deed, type EnglishClause, order } from '@regelwerk/say/en'
import { cliticOf, deed as fa, type ItalianClause, type Verb as ItalianVerb } from '@regelwerk/say/it'
import type { Subject } from '../../abilities.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import type { Context } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { verbs as verbi } from '../../text/it-words.ts'
import type { SaidVerb } from '../records.ts'

const isTheirs = (what: Subject): boolean =>
  typeof what === 'object' && 'choose' in what && what.by === 'opponent'

export function english(verb: string, what: Subject, rest: string, context: Context): EnglishClause {
  const said = words(en.phrase(what, context).acc, rest)
  return isTheirs(what) ? deed(en.opponent, `choose and ${verb} ${said}`) : order(`${verb} ${said}`)
}

export function german(verb: GermanVerb, what: Subject, rest: string, context: Context): GermanClause {
  const said = de.phrase(what, context)
  if (!isTheirs(what)) return befehl(verb, object(said, rest))
  const doing = ` und ${words(verb.er, pronounOf(said.form).in('acc'), rest, verb.particle)}`
  return tut(de.opponent, verbs.wählen, { middle: said.in('acc'), behind: doing })
}

export function italian(verb: ItalianVerb, what: Subject, rest: string, context: Context): ItalianClause {
  const whom = it.phrase(what, context)
  if (!isTheirs(what)) return fa('you', verb, whom, rest)
  const doing = `${whom.with()} e ${cliticOf(whom.gender, whom.plural)} ${verb.s}`
  return fa(it.opponent, verbi.scegliere, doing, rest)
}

/** In all languages, with what stands behind the cards. */
export const doneTo = (
  en_: readonly [verb: string, rest?: string],
  de_: readonly [verb: GermanVerb, rest?: string],
  it_: readonly [verb: ItalianVerb, rest?: string],
): SaidVerb<{ what: Subject }>['say'] => ({
  en: ({ what }, context) => english(en_[0], what, en_[1] ?? '', context),
  de: ({ what }, context) => german(de_[0], what, de_[1] ?? '', context),
  it: ({ what }, context) => italian(it_[0], what, it_[1] ?? '', context),
})
