import type { CardText } from '../../abilities.ts'
import { look } from '../phrases.ts'
import {
  action,
  all,
  archive,
  choose,
  constant,
  destroyedFighting,
  draw,
  each,
  either,
  elusive,
  enemy,
  exhaust,
  fightReap,
  friendly,
  gains,
  gainsAbility,
  ifYouDo,
  inHand,
  not,
  omni,
  play,
  purge,
  reap,
  returnToHand,
  sacrifice,
  shuffleIntoDeck,
  steal,
} from '../words.ts'

/** An action card from the hand, faceup under this card (glossary/transplantieren). */
const graft = { do: 'putUnder', what: choose(inHand({ type: 'action' })), faceup: true } as const
const triggerGrafted = { do: 'trigger', on: 'play', what: choose({ in: 'under', type: 'action' }) } as const

export const anomalies = {
  ghostform: [gains('host', 'invulnerable'), gainsAbility('host', fightReap(archive('granter')))],
  infomancer: [elusive, play(graft), reap(triggerGrafted)],
  'lateral-shift': [
    play(
      all(look(each(inHand({ whose: 'enemy' }))), {
        do: 'play',
        what: choose(inHand({ whose: 'enemy' })),
        asIfYours: true,
      }),
    ),
  ],
  memolith: [action(either(graft, triggerGrafted))],
  'nizak-the-forgotten': [
    constant({ if: { fighting: 'either' }, to: 'self', gains: 'invulnerable' }),
    destroyedFighting(returnToHand('triggering')),
  ],
  timequake: [play(all(shuffleIntoDeck(each({ whose: 'friendly' })), draw({ thisWay: true, by: 'owner' })))],
  'the-red-baron': [
    constant({
      if: { keyForged: 'red', whose: 'you' },
      to: 'self',
      gainsAbility: reap(steal(1)),
    }),
    constant({ if: { keyForged: 'red', whose: 'opponent' }, to: 'self', gains: 'elusive' }),
  ],
  'orb-of-wonder': [
    omni(ifYouDo(sacrifice('self'), all({ do: 'search', filter: { in: 'deck' } }, returnToHand('it')))),
  ],
  'the-grim-reaper': [
    constant({ if: { haunted: 'you' }, enters: 'ready', to: 'self' }),
    reap(purge([choose(enemy()), choose(friendly())])),
  ],
  valoocanth: [
    constant({ cannotUseUnless: not({ tide: 'low' }) }),
    fightReap(exhaust([choose(enemy()), { neighboursOf: 'it' }])),
  ],
} satisfies Record<string, CardText>
