import { errata } from './errata.ts'
import { faq1 } from './faq-1.ts'
import { faq2 } from './faq-2.ts'
import { glossary1 } from './glossary-1.ts'
import { glossary2 } from './glossary-2.ts'
import { rules } from './rules.ts'

export const catalogue = {
  ...rules,
  ...glossary1,
  ...glossary2,
  ...errata,
  ...faq1,
  ...faq2,
}

export type RuleId = keyof typeof catalogue
