/** What the page says of its own accord, in three languages (ICU messages); what the game says comes from the game. */

import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import type { Lang } from '@regelwerk/core'

/** A part of the page keeps its messages in one file: the same keys in each language. */
export type Catalogue<K extends string> = Readonly<Record<Lang, Readonly<Record<K, string>>>>

const cache = createIntlCache()

/** Says messages of a catalogue: `say('hello', { name })`. */
export function speaker<K extends string>(
  catalogue: Catalogue<K>,
): (lang: Lang, key: K, values?: Record<string, string | number>) => string {
  const made = new Map<Lang, IntlShape<string>>()
  return (lang, key, values) => {
    let intl = made.get(lang)
    if (intl === undefined) {
      intl = createIntl({ locale: lang, messages: { ...catalogue[lang] } }, cache)
      made.set(lang, intl)
    }
    return intl.formatMessage({ id: key }, values) as string
  }
}
