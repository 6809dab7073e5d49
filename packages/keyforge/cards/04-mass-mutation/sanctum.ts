import type { CardText } from '../../abilities.ts'
import { daemo, dino, enrage, exalt, neighbour, techno } from '../phrases.ts'
import {
  action,
  all,
  armor,
  beforeFight,
  capture,
  choose,
  creature,
  destroy,
  doneBy,
  each,
  either,
  elusive,
  enemy,
  enhance,
  fight,
  friendly,
  gains,
  heal,
  ifSo,
  ifYouDo,
  keyword,
  may,
  omni,
  play,
  purge,
  ready,
  reap,
  returnToHand,
  skirmish,
  stun,
  thisTurn,
  use,
  ward,
  when,
} from '../words.ts'

const mutant = creature({ trait: 'mutant' })

export const sanctum = {
  'bull-wark': [keyword('assault', 2), gains(neighbour(), 'assault', 2)],
  'burning-glare': [
    enhance('damage'),
    play(either(stun(choose(enemy())), stun(each(enemy({ trait: 'mutant' }))))),
  ],
  commandeer: [
    play(
      thisTurn(when({ after: 'played', what: { other: true }, by: 'you' }, capture(1, choose(friendly())))),
    ),
  ],
  'dæmo-knight': [daemo],
  'fangs-of-gizelhart': [play(purge({ most: 1, of: creature() }))],
  'font-of-the-eye': [
    omni(
      ifSo({ happened: { after: 'destroyed', what: enemy() }, atLeast: 1 }, capture(1, choose(friendly()))),
    ),
  ],
  'general-xalvador': [enhance('capture', 'capture')],
  'seeker-of-truth': [fight(may(use(choose(friendly({ notHouse: 'sanctum' })), 'fight')))],
  'squire-alys': [play(capture(2))],
  æmberheart: [action(all(exalt(choose(friendly())), ward('it'), heal('all', 'it')))],
  'angry-mob': [
    beforeFight(may(ifYouDo({ do: 'discardUntil', filter: { named: 'angry-mob' } }, returnToHand('it')))),
  ],
  berinon: [when({ after: 'enters', what: mutant }, enrage('self')), reap(capture(2))],
  'gizelhart-s-standard': [armor(friendly({ hasAmber: true }), 1), play(exalt(choose(friendly())))],
  purify: [
    play(
      ifYouDo(
        purge(choose(mutant)),
        doneBy(
          'itsController',
          ifYouDo(
            { do: 'discardUntil', filter: creature({ notTrait: 'mutant' }) },
            { do: 'putIntoPlay', what: 'it' },
          ),
        ),
      ),
    ),
  ],
  'call-to-action': [play(ready(each(friendly({ trait: 'knight' }))))],
  'gizelhart-s-wrath': [play(destroy(each(mutant)))],
  'dino-knight': [dino],
  'lyco-knight': [skirmish],
  'techno-knight': [techno],
  'umbra-knight': [elusive],
} satisfies Record<string, CardText>
