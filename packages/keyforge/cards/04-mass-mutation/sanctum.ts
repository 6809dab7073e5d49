import type { CardText } from '../../abilities.ts'
import { daemo, dino, enrage, exalt, neighbour, techno, xeno } from '../phrases.ts'
import {
  action,
  all,
  armor,
  beforeFight,
  capture,
  choose,
  constant,
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
  gain,
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
  repeatedly,
  returnToHand,
  skirmish,
  stun,
  taunt,
  thisTurn,
  use,
  ward,
  when,
} from '../words.ts'

const mutant = creature({ trait: 'mutant' })

export const sanctum = {
  'ardent-hero': [
    taunt,
    constant({
      to: 'self',
      cannot: 'beDamaged',
      by: [creature({ trait: 'mutant' }), creature({ power: { min: 5 } })],
    }),
  ],
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
  'gizelhart-s-zealot': [
    constant({ enters: 'ready', to: 'self' }),
    constant({ enters: 'enraged', to: 'self' }),
  ],
  'lieutenant-gorvenal': [when({ after: 'usedToFight', what: creature(), by: 'you' }, capture(1))],
  'seeker-of-truth': [fight(may(use(choose(friendly({ notHouse: 'sanctum' })), 'fight')))],
  'squire-alys': [play(capture(2))],
  æmberheart: [action(all(exalt(choose(friendly())), ward('it'), heal('all', 'it')))],
  'angry-mob': [
    beforeFight(may(ifYouDo({ do: 'discardUntil', filter: { named: 'angry-mob' } }, returnToHand('it')))),
  ],
  'baldric-the-bold': [beforeFight(ifSo({ is: 'opposing', a: enemy({ highest: 'power' }) }, gain(2)))],
  berinon: [when({ after: 'enters', what: mutant }, enrage('self')), reap(capture(2))],
  'bring-low': [
    enhance('capture'),
    play(capture(1, repeatedly({ minus: [{ amber: 'opponent' }, 5] }, friendly()))),
  ],
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
  'scrivener-favian': [enhance('capture', 'capture'), constant({ icon: 'capture', iconIs: 'steal' })],
  'book-of-malefaction': [
    when(
      { after: 'steals', by: 'opponent' },
      { do: 'addCounter', counter: 'warrant', n: { ofEvent: true }, to: 'self' },
    ),
    omni(ifYouDo({ do: 'removeCounter', counter: 'warrant', n: 1, from: 'self' }, purge(choose(creature())))),
  ],
  'call-to-action': [play(ready(each(friendly({ trait: 'knight' }))))],
  'gizelhart-s-wrath': [play(destroy(each(mutant)))],
  'lady-loreena': [taunt, constant({ to: 'self', tauntReaches: 2 })],
  'mad-prophet-gizelhart': [
    constant({
      if: { is: 'self', a: { centre: true } },
      to: 'self',
      gainsAbility: action(
        all(heal('all', each(creature({ notTrait: 'mutant' }))), gain({ thisWay: 'cards' })),
      ),
    }),
  ],
  'master-of-the-grey': [constant({ forbid: 'icons', who: 'opponent' })],
  'purifier-of-souls': [constant({ noTrigger: 'destroyed' })],
  'dino-knight': [dino],
  'lyco-knight': [skirmish],
  'techno-knight': [techno],
  'umbra-knight': [elusive],
  'xeno-knight': [xeno],
} satisfies Record<string, CardText>
