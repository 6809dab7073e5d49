import { grantingStatics } from './granting.ts'
import { movingStatics } from './moving.ts'
import { playerStatics } from './players.ts'
import { playingStatics } from './playing.ts'

export const statics = { ...grantingStatics, ...playingStatics, ...playerStatics, ...movingStatics }
