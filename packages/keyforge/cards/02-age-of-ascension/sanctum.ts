import type { CardText } from '../../abilities.ts'
import {
  action,
  all,
  capture,
  choose,
  chooseCard,
  constant,
  creature,
  deal,
  destroy,
  each,
  friendly,
  gain,
  ifSo,
  play,
  readyAndFight,
  thisTurn,
  when,
} from '../words.ts'

export const sanctum = {
  'hallowed-shield': [
    action(all(chooseCard(choose(creature())), thisTurn(constant({ to: 'it', cannot: 'beDamaged' })))),
  ],
  'maruck-the-marked': [when({ after: 'armorPrevents' }, capture({ ofEvent: true }))],
  'sir-marrows': [when({ after: 'gainsByReaping', who: 'opponent' }, capture({ ofEvent: true }))],
  smite: [play(all(readyAndFight(choose(friendly())), deal(2, { neighboursOf: 'attacked' })))],
  'prince-derric-unifier': [play(ifSo({ houses: 3 }, gain(3)))],
  'opal-knight': [play(destroy(each(creature({ power: 'even' }))))],
} satisfies Record<string, CardText>
