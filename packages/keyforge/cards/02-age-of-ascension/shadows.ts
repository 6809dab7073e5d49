import type { CardText } from '../../abilities.ts'
import {
  action,
  all,
  asActiveHouse,
  choose,
  chooseCard,
  constant,
  creature,
  deal,
  destroy,
  elusive,
  endOfYourTurn,
  friendly,
  gain,
  ifYouDo,
  instead,
  keyword,
  opponentHas,
  play,
  repeatedly,
  sacrifice,
  skirmish,
  steal,
  thisTurn,
  when,
} from '../words.ts'

export const shadows = {
  // Only what one controls can be sacrificed (glossary/opfern).
  'life-for-a-life': [play(ifYouDo(sacrifice(choose(friendly())), deal(6, choose(creature()))))],
  'ronnie-wristclocks': [play(instead(steal(1), opponentHas(7), steal(2)))],
  'little-niff': [
    keyword('omega'),
    keyword('deploy'),
    elusive,
    when({ after: 'fights', what: creature({ neighbourOf: 'self' }) }, steal(1)),
  ],
  'lethal-distraction': [
    play(all(chooseCard(choose(creature())), thisTurn(constant({ to: 'it', takesMore: 2 })))),
  ],
  'sack-of-coins': [play(deal(1, repeatedly({ amber: 'yours' }, creature())))],
  'scowly-caper': [
    skirmish,
    constant({ entersUnderOpponent: true }),
    asActiveHouse('self'),
    endOfYourTurn(destroy(choose(creature({ neighbourOf: 'self' })))),
  ],
  'shard-of-greed': [action(gain({ each: { whose: 'friendly', trait: 'shard' } }))],
} satisfies Record<string, CardText>
