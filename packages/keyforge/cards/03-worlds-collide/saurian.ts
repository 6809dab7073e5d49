import type { CardText } from '../../abilities.ts'
import { enrage, exalt, mayExalt, playFight, takeControl, toSupply } from '../phrases.ts'
import {
  action,
  all,
  armor,
  beforeFight,
  capture,
  choose,
  chooseCard,
  constant,
  creature,
  deal,
  destroy,
  destroyed,
  doneBy,
  each,
  elusive,
  enemy,
  fight,
  fightReap,
  friendly,
  gain,
  gainsAbility,
  ifSo,
  ifYouDo,
  instead,
  itIs,
  itIsDestroyed,
  keyword,
  lasting,
  may,
  nameHouse,
  not,
  opponentsNextTurn,
  otherFriendly,
  play,
  playFightReap,
  playReap,
  power,
  ready,
  readyAndUse,
  reap,
  returnToHand,
  reveal,
  taunt,
  there,
  use,
  ward,
  when,
} from '../words.ts'

const dearerKeys = opponentsNextTurn(constant({ keyCost: 3, whose: 'opponent' }))

export const saurian = {
  'brutodon-auxiliary': [taunt, keyword('hazardous', 2)],
  'chant-of-hubris': [
    play({ do: 'moveAmber', n: 1, from: choose(creature()), to: choose(creature({ notAmong: 'chosen' })) }),
  ],
  'imperial-scutum': [armor('host', 2), gainsAbility('host', destroyed(toSupply('all', 'self')))],
  imperium: [play(ward(choose(friendly(), 2)))],
  'legatus-raptor': [fight(mayExalt(readyAndUse(choose(otherFriendly()))))],
  'odoac-the-patrician': [
    play(capture(1)),
    constant({ if: { compare: { amber: 'self' }, atLeast: 1 }, cannotBeStolen: 'you' }),
  ],
  'phalanx-strike': [
    play({
      do: 'repeat',
      effect: all(chooseCard(choose(creature())), deal({ each: friendly() }, 'it')),
      may: true,
      once: true,
      exalt: choose(friendly()),
    }),
  ],
  'praefectus-ludo': [gainsAbility(otherFriendly(), destroyed(toSupply('all', 'self')))],
  'questor-jarta': [elusive, reap(mayExalt(gain(1)))],
  'rhetor-gallim': [play(dearerKeys), reap(mayExalt(dearerKeys))],
  'senator-shrix': [constant({ spendable: true }), playReap(may(exalt('self')))],
  'the-golden-spiral': [action(all(exalt(choose(friendly())), ready('it'), use('it')))],
  'thero-centurion': [playFight(capture(1))],
  tribute: [
    play({
      do: 'repeat',
      effect: capture(2, { most: 1, of: friendly() }),
      may: true,
      once: true,
      exalt: choose(friendly({ among: 'it' })),
    }),
  ],
  'tricerian-legionary': [taunt, play(ward(choose(friendly())))],
  'ancient-power': [play(ward(each(friendly({ hasAmber: true }))))],
  'centurion-stenopius': [power('self', { amber: 'self', times: 3 }), playFightReap(may(exalt('self')))],
  'city-state-interest': [play(capture(1, each(friendly())))],
  'draco-praeco': [reap(mayExalt(all(nameHouse, enrage(each(creature({ house: 'chosen' }))))))],
  exile: [play(all(chooseCard(choose(friendly())), doneBy('opponent', takeControl('it'))))],
  gargantodon: [
    constant({ enters: 'stunned', to: 'self' }),
    constant({ to: 'self', dealsInFights: 4 }),
    constant({ stealIs: 'capture' }),
  ],
  'library-of-polliasaurus': [
    action({ do: 'moveAmber', n: 1, from: choose(friendly()), to: { pool: 'you' } }),
  ],
  paraguardian: [reap(mayExalt(ward({ neighboursOf: 'self' })))],
  'regrettable-meteor': [
    play(destroy([each(creature({ trait: 'dinosaur' })), each(creature({ power: { min: 6 } }))])),
  ],
  'sic-semper-tyrannosaurus': [
    play(
      all(
        chooseCard({ most: 1, of: creature() }),
        { do: 'moveAmber', n: 'all', from: 'it', to: { pool: 'you' } },
        destroy('it'),
      ),
    ),
  ],
  stomp: [play(all(deal(5, choose(creature())), ifSo(itIsDestroyed, exalt(choose(friendly())))))],
  terrordactyl: [
    constant({ enters: 'stunned', to: 'self' }),
    constant({ to: 'self', dealsInFights: 4 }),
    beforeFight(deal(4, { neighboursOf: 'opposing' })),
  ],
  'the-callipygian-ideal': [play(exalt('host')), gainsAbility('host', constant({ spendable: true }))],
  'tribune-pompitus': [power(friendly(), { amber: 'target', times: 2 }), beforeFight(may(exalt('self')))],
  'auto-legionary': [
    action({ do: 'move', what: 'self', to: 'flank' }),
    constant({ if: { is: 'self', a: creature() }, to: 'self', isCreature: { power: 5 } }),
    constant({ if: { is: 'self', a: creature() }, to: 'self', alsoHouse: 'all' }),
  ],
  'cincinnatus-rex': [
    constant({ destroyedIf: not(there(enemy())) }),
    fight(mayExalt(ready(each({ whose: 'friendly', other: true })))),
  ],
  'city-gates': [
    action(instead(capture(1, choose(friendly())), itIs({ trait: 'dinosaur' }), capture(2, 'it'))),
  ],
  'diplo-macy': [
    keyword('alpha'),
    play(lasting('untilYourNextTurn', gainsAbility(creature(), beforeFight(exalt('self'))))),
  ],
  'favor-of-rex': [play({ do: 'trigger', what: choose(creature()), on: 'play', asIfYours: true })],
  'grimlocus-dux': [taunt, play(exalt('self', 2))],
  'primus-unguis': [power(friendly(), { amber: 'self', times: 2 }), reap(exalt('self'))],
  'saurus-rex': [
    fightReap(
      ifSo(
        { is: 'self', a: { centre: true } },
        mayExalt(
          all({ do: 'search', filter: { house: 'saurian', in: 'deck' } }, reveal('it'), returnToHand('it')),
        ),
      ),
    ),
  ],
  'saury-about-that': [play(all(destroy(choose(creature())), gain(1, 'itsController')))],
  'sow-salt': [
    keyword('alpha'),
    play(lasting('untilYourNextTurn', constant({ to: creature(), cannot: 'reap' }))),
  ],
  spartasaur: [
    when({ after: 'destroyed', what: friendly() }, destroy(each(creature({ notTrait: 'dinosaur' })))),
    fight(gain(2)),
  ],
  triumph: [
    play(
      ifSo(
        not(there(enemy())),
        ifYouDo(exalt(each(friendly())), ifSo(there(friendly(), 6), { do: 'forge', free: true })),
      ),
    ),
  ],
} satisfies Record<string, CardText>
