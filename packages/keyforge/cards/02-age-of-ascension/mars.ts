import type { CardText } from '../../abilities.ts'
import { all, choose, creature, deal, play } from '../words.ts'

export const mars = {
  'tyxl-beambuckler': [play(all(deal(2, choose(creature())), { do: 'moveToFlank', what: 'it' }))],
} satisfies Record<string, CardText>
