/** The sets after the core set, in their order. */
import { children } from './children/index.ts'
import { clanwar } from './clanwar/index.ts'
import { defenders } from './defenders/index.ts'
import { disciples } from './disciples/index.ts'
import { dominion } from './dominion/index.ts'
import { elemental } from './elemental/index.ts'
import { imperial } from './imperial/index.ts'
import { addSets } from './index.ts'
import { inheritance } from './inheritance/index.ts'
import { legion } from './legion/index.ts'
import { masters } from './masters/index.ts'
import { seekers } from './seekers/index.ts'
import { shadow } from './shadow/index.ts'
import { temptations } from './temptations/index.ts'
import { underhand } from './underhand/index.ts'
import { warriors } from './warriors/index.ts'

addSets(
  imperial,
  disciples,
  elemental,
  children,
  masters,
  underhand,
  warriors,
  inheritance,
  legion,
  defenders,
  seekers,
  clanwar,
  dominion,
  temptations,
  shadow,
)
