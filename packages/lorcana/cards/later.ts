/** The sets after The First Chapter, in their order. */
import { riseOfTheFloodborn } from './02-rise-of-the-floodborn/index.ts'
import { intoTheInklands } from './03-into-the-inklands/index.ts'
import { ursulasReturn } from './04-ursulas-return/index.ts'
import { shimmeringSkies } from './05-shimmering-skies/index.ts'
import { azuriteSea } from './06-azurite-sea/index.ts'
import { archaziasIsland } from './07-archazias-island/index.ts'
import { reignOfJafar } from './08-reign-of-jafar/index.ts'
import { fabled } from './09-fabled/index.ts'
import { whispersInTheWell } from './10-whispers-in-the-well/index.ts'
import { winterspell } from './11-winterspell/index.ts'
import { wildsUnknown } from './12-wilds-unknown/index.ts'
import { attackOfTheVine } from './13-attack-of-the-vine/index.ts'
import { addSets } from './index.ts'

addSets(
  riseOfTheFloodborn,
  intoTheInklands,
  ursulasReturn,
  shimmeringSkies,
  azuriteSea,
  archaziasIsland,
  reignOfJafar,
  fabled,
  whispersInTheWell,
  winterspell,
  wildsUnknown,
  attackOfTheVine,
)
