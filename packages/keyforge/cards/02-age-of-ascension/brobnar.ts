import type { CardText } from '../../abilities.ts'
import {
  choose,
  constant,
  creature,
  lose,
  opponentLoses,
  otherFriendly,
  playFightReap,
  returnToHand,
  when,
} from '../words.ts'

export const brobnar = {
  drummernaut: [playFightReap(returnToHand(choose(otherFriendly({ trait: 'giant' }))))],
  groggins: [constant({ to: 'self', attacksOnly: creature({ flank: true }) })],
  'lollop-the-titanic': [constant({ to: 'self', dealsNoFightDamage: 'whenAttacked' })],
  'forgemaster-og': [
    when({ after: 'forges', who: 'you' }, lose('all')),
    when({ after: 'forges', who: 'opponent' }, opponentLoses('all')),
  ],
} satisfies Record<string, CardText>
