/** What the rules are called and say, a language at a time. */
import type { Lang, RuleTexts } from '@regelwerk/core'

const load: Readonly<Record<Lang, () => Promise<{ texts: RuleTexts }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
}

export const ruleTexts = async (lang: Lang): Promise<RuleTexts> => (await load[lang]()).texts
