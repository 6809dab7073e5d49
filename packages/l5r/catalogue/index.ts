import { appendix } from './appendix.ts'
import { glossary1 } from './glossary-1.ts'
import { glossary2 } from './glossary-2.ts'
import { glossary3 } from './glossary-3.ts'
import { glossary4 } from './glossary-4.ts'
import { later } from './later.ts'
import { steps } from './steps.ts'

export const catalogue = {
  ...glossary1,
  ...glossary2,
  ...glossary3,
  ...glossary4,
  ...steps,
  ...appendix,
  ...later,
}

export type RuleId = keyof typeof catalogue
