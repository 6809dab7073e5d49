import type { CardText } from '../../abilities.ts'
import {
  action,
  addPower,
  all,
  archive,
  choose,
  constant,
  creature,
  deal,
  either,
  elusive,
  fightReap,
  friendly,
  gains,
  gainsAbility,
  inHand,
  play,
  reap,
  steal,
} from '../words.ts'

/** An action card from the hand, faceup under this card (glossary/transplantieren). */
const graft = { do: 'putUnder', what: choose(inHand({ type: 'action' })), faceup: true } as const
const triggerGrafted = { do: 'triggerPlay', what: choose({ in: 'under', type: 'action' }) } as const

/** Cards for rules that no other card here shows: grafting, colors of keys, invulnerable, moving a creature ... */
export const extra1 = {
  'tyxl-beambuckler': [play(all(deal(2, choose(creature())), { do: 'moveToFlank', what: 'it' }))],
  irestaff: [action(all({ do: 'enrage', what: choose(creature()) }, addPower(1, 'it')))],
  'kaloch-stonefather': [constant({ if: { selfIs: 'centre' }, to: friendly(), gains: 'skirmish' })],
  // Anomalies
  ghostform: [gains('host', 'invulnerable'), gainsAbility('host', fightReap(archive('granter')))],
  infomancer: [elusive, play(graft), reap(triggerGrafted)],
  memolith: [action(either(graft, triggerGrafted))],
  'the-red-baron': [
    constant({
      if: { keyForged: 'red', whose: 'yours' },
      to: 'self',
      gainsAbility: reap(steal(1)),
    }),
    constant({ if: { keyForged: 'red', whose: 'opponents' }, to: 'self', gains: 'elusive' }),
  ],
} satisfies Record<string, CardText>
