/** Whom a constant ability is about, as the subject of its sentence. */
import { type Phrase as EnglishPhrase, phrase as simple } from '@regelwerk/say/en'
import type { Scope } from '../../abilities.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh, type Context, isTheOne } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'

/** "each character you control", "this character" */
export const eachOf = {
  en: (scope: Scope, context: Context): EnglishPhrase =>
    typeof scope === 'string' ? en.phrase(scope, context) : simple(en.every(scope, afresh(context))),
  de: (scope: Scope, context: Context) =>
    typeof scope === 'string' ? de.phrase(scope, context) : de.every(scope, afresh(context)),
  it: (scope: Scope, context: Context) =>
    typeof scope === 'string' ? it.phrase(scope, context) : it.every(scope, afresh(context)),
}

/** "characters you control" */
export const allOf = {
  en: (scope: Scope, context: Context): EnglishPhrase =>
    typeof scope === 'string'
      ? en.phrase(scope, context)
      : simple(en.such(scope, afresh(context)), !isTheOne(scope)),
  de: (scope: Scope, context: Context) => {
    if (typeof scope === 'string') return de.phrase(scope, context)
    return isTheOne(scope) ? de.every(scope, afresh(context)) : de.such(scope, afresh(context))
  },
  it: (scope: Scope, context: Context) => {
    if (typeof scope === 'string') return it.phrase(scope, context)
    return isTheOne(scope) ? it.every(scope, afresh(context)) : it.those(scope, afresh(context))
  },
}
