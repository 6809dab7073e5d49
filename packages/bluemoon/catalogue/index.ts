import { aqua } from './aqua.ts'
import { base } from './base.ts'
import { buka } from './buka.ts'
import { extras } from './extras.ts'
import { flit } from './flit.ts'
import { general } from './general.ts'
import { hoax } from './hoax.ts'
import { icons } from './icons.ts'
import { inquisitors } from './inquisitors.ts'
import { interventions } from './interventions.ts'
import { khind } from './khind.ts'
import { mimix } from './mimix.ts'
import { mutants } from './mutants.ts'
import { pillar } from './pillar.ts'
import { terrah } from './terrah.ts'
import { vulca } from './vulca.ts'

export const catalogue = {
  ...base,
  ...general,
  ...icons,
  ...vulca,
  ...hoax,
  ...mimix,
  ...flit,
  ...khind,
  ...terrah,
  ...pillar,
  ...aqua,
  ...buka,
  ...mutants,
  ...interventions,
  ...inquisitors,
  ...extras,
}

export type RuleId = keyof typeof catalogue
