import { grantingStatics } from './granting.ts'
import { playerStatics } from './players.ts'
import { playingStatics } from './playing.ts'
import { shiftingStatics } from './shifting.ts'

export const statics = { ...grantingStatics, ...playingStatics, ...playerStatics, ...shiftingStatics }
