import type { CardText } from '../../abilities.ts'
import { enrage, exalt, forge, look, mayExalt, playFight, takeControl, toSupply } from '../phrases.ts'
import {
  action,
  all,
  archive,
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
  discard,
  doneBy,
  each,
  elusive,
  enemy,
  fight,
  fightReap,
  friendly,
  gain,
  gainChains,
  gainsAbility,
  ifSo,
  ifYouDo,
  inHand,
  instead,
  itIs,
  itIsDestroyed,
  keyword,
  lasting,
  may,
  nameHouse,
  not,
  omni,
  opponentsNextTurn,
  otherFriendly,
  play,
  playFightReap,
  playReap,
  power,
  purge,
  ready,
  readyAndUse,
  reap,
  returnToHand,
  reveal,
  seen,
  taunt,
  there,
  thisTurn,
  top,
  use,
  ward,
  when,
} from '../words.ts'

const dearerKeys = opponentsNextTurn(constant({ keyCost: 3, whose: 'opponent' }))

export const saurian = {
  'axiom-of-grisk': [
    play(all(ward(choose(creature())), destroy(each(creature({ hasAmber: false }))), gainChains(2))),
  ],
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
      exalt: { choose: friendly() },
    }),
  ],
  'praefectus-ludo': [gainsAbility(otherFriendly(), destroyed(toSupply('all', 'self')))],
  'questor-jarta': [elusive, reap(mayExalt(gain(1)))],
  'rhetor-gallim': [play(dearerKeys), reap(mayExalt(dearerKeys))],
  'senator-shrix': [constant({ spendable: 'self' }), playReap(may(exalt('self')))],
  'the-golden-spiral': [action(all(exalt(choose(friendly())), ready('it'), use('it')))],
  'thero-centurion': [playFight(capture(1))],
  tribute: [
    play({
      do: 'repeat',
      effect: capture(2, { most: 1, of: friendly() }),
      may: true,
      once: true,
      exalt: 'it',
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
  'orator-hissaro': [
    keyword('deploy'),
    play(
      all(
        ready({ neighboursOf: 'self' }),
        exalt('it'),
        thisTurn(constant({ to: 'it', belongsTo: 'saurian' })),
      ),
    ),
  ],
  paraguardian: [reap(mayExalt(ward({ neighboursOf: 'self' })))],
  philophosaurus: [
    reap(
      may(all(look(top(3)), archive(choose(seen())), returnToHand(choose(seen())), discard(choose(seen())))),
    ),
  ],
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
  'the-callipygian-ideal': [play(exalt('host')), gainsAbility('host', constant({ spendable: 'self' }))],
  'tribune-pompitus': [power(friendly(), { amber: 'target', times: 2 }), beforeFight(may(exalt('self')))],
  'auto-legionary': [
    action({ do: 'move', what: 'self', to: 'flank' }),
    constant({ if: { is: 'self', a: creature() }, to: 'self', isCreature: { power: 5 } }),
    constant({ if: { is: 'self', a: creature() }, to: 'self', activeHouse: true }),
  ],
  'cincinnatus-rex': [
    constant({ destroyedIf: not(there(enemy())) }),
    fight(mayExalt(ready(each({ whose: 'friendly', other: true })))),
  ],
  'city-gates': [
    action(instead(capture(1, choose(friendly())), itIs({ trait: 'dinosaur' }), capture(2, 'it'))),
  ],
  crassosaurus: [
    elusive,
    play(
      all(
        { do: 'capture', n: 10, by: 'self', from: 'anyPlayers' },
        ifSo({ compare: { amber: 'self' }, atMost: 9 }, purge('self')),
      ),
    ),
  ],
  'diplo-macy': [
    keyword('alpha'),
    play(lasting('untilYourNextTurn', gainsAbility(creature(), beforeFight(exalt('self'))))),
  ],
  'favor-of-rex': [play({ do: 'trigger', what: choose(creature()), on: 'play', asIfYours: true })],
  'good-of-the-many': [
    play(destroy(each(creature({ shares: { a: 'trait', with: 'battleline', none: true } })))),
  ],
  'grimlocus-dux': [taunt, play(exalt('self', 2))],
  'imperial-forge': [play(forge({ plus: [8, { amber: { on: friendly() }, times: -1 }] }))],
  'imperial-road': [
    omni({ do: 'play', what: choose(inHand(creature({ house: 'saurian' }))), enters: 'stunned' }),
  ],
  'kompsos-haruspex': [constant({ to: friendly(), counts: 'play', alsoAs: 'reap' })],
  'livia-the-elder': [
    reap(
      mayExalt(
        all(
          thisTurn(constant({ to: friendly(), counts: 'fight', alsoAs: 'reap' })),
          thisTurn(constant({ to: friendly(), counts: 'reap', alsoAs: 'fight' })),
        ),
      ),
    ),
  ],
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
  'senator-bracchus': [constant({ spendable: friendly() }), fightReap(exalt('self'))],
  'sow-salt': [
    keyword('alpha'),
    play(lasting('untilYourNextTurn', constant({ to: creature(), cannot: 'reap' }))),
  ],
  spartasaur: [
    when({ after: 'destroyed', what: friendly() }, destroy(each(creature({ notTrait: 'dinosaur' })))),
    fight(gain(2)),
  ],
  tertiate: [
    play(
      destroy([
        choose(enemy(), { part: 3, of: { each: enemy() }, up: true }),
        choose(friendly(), { part: 3, of: { each: friendly() }, up: true }),
      ]),
    ),
  ],
  'the-colosseum': [
    when(
      { after: 'destroyed', what: enemy(), inFight: true },
      { do: 'addCounter', counter: 'glory', n: 1, to: 'self' },
    ),
    omni(
      ifSo(
        { compare: { counters: 'glory', on: 'self' }, atLeast: 6 },
        all({ do: 'removeCounter', counter: 'glory', n: 6, from: 'self' }, forge()),
      ),
    ),
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
