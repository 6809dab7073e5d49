import type { Amount, CardText, Filter } from '../../abilities.ts'
import {
  abduct,
  action,
  addPower,
  all,
  anyNumber,
  archive,
  artifact,
  beforeFight,
  capture,
  captureFromOwnSide,
  choose,
  chooseCard,
  constant,
  creature,
  creatureOrArtifact,
  deal,
  destroy,
  destroyed,
  destroyedFighting,
  discard,
  draw,
  each,
  eachPlayer,
  either,
  elusive,
  enemy,
  fightReap,
  friendly,
  gain,
  gainChains,
  gainsAbility,
  heal,
  ifSo,
  ifYouDo,
  inHand,
  itIsDestroyed,
  lose,
  may,
  nameHouse,
  ofHouse,
  omni,
  opponentHas,
  opponentLoses,
  otherFriendly,
  play,
  power,
  purge,
  ready,
  reap,
  repeatedly,
  returnToHand,
  reveal,
  sacrifice,
  sacrificeOmni,
  shuffleIntoDeck,
  steal,
  stun,
  taunt,
  thisTurn,
  times,
  upTo,
  use,
  when,
} from '../words.ts'

const martian = (filter: Filter = {}): Filter => creature({ house: 'mars', ...filter })
const nonMars = (filter: Filter = {}): Filter => creature({ notHouse: 'mars', ...filter })
const friendlyReadyMars = martian({ whose: 'friendly', ready: true })
const revealAnyMars = reveal(anyNumber(inHand(ofHouse('mars'))))
/** "For each card revealed / purged this way" */
const asMany: Amount = { thisWay: true }

export const mars = {
  'ammonia-clouds': [play(deal(3, each(creature())))],
  'battle-fleet': [play(all(revealAnyMars, draw(asMany)))],
  'deep-probe': [
    play(
      all(
        nameHouse,
        reveal(each({ whose: 'enemy', in: 'hand' })),
        discard(each(inHand(enemy({ house: 'chosen' })))),
      ),
    ),
  ],
  'emp-blast': [
    play(all(stun([each(martian()), each(creature({ trait: 'robot' }))]), destroy(each(artifact())))),
  ],
  'hypnotic-command': [
    play(times({ each: martian({ whose: 'friendly' }) }, captureFromOwnSide(1, choose(enemy())))),
  ],
  'irradiated-æmber': [play(ifSo(opponentHas(6), deal(3, each(enemy()))))],
  'key-abduction': [
    play(
      all(
        returnToHand(each(martian())),
        may({ do: 'forge', extra: { plus: [9, { each: inHand(), times: -1 }] } }),
      ),
    ),
  ],
  'martian-hounds': [
    play(
      all(chooseCard(choose(creature())), addPower({ each: creature({ damaged: true }), times: 2 }, 'it')),
    ),
  ],
  'martians-make-bad-allies': [
    play(all(reveal(each(inHand())), purge(each(inHand(nonMars()))), gain(asMany))),
  ],
  'mass-abduction': [play(abduct(upTo(3, enemy({ damaged: true }))))],
  'mating-season': [
    play(all(shuffleIntoDeck(each(martian())), eachPlayer(gain({ thisWay: true, by: 'owner' })))),
  ],
  'mothership-support': [play(deal(2, repeatedly({ each: friendlyReadyMars }, creature())))],
  'orbital-bombardment': [play(all(revealAnyMars, deal(2, repeatedly(asMany, creature()))))],
  'phosphorus-stars': [play(all(stun(each(nonMars())), gainChains(2)))],
  'psychic-network': [play(steal({ each: friendlyReadyMars }))],
  'sample-collection': [play(abduct(choose(enemy(), { keys: 'opponent' })))],
  'shatter-storm': [play(all(lose('all'), opponentLoses({ thisWay: true, times: 3 })))],
  'soft-landing': [
    play(thisTurn(constant({ enters: 'ready', to: creatureOrArtifact({ whose: 'friendly' }), uses: 1 }))),
  ],
  squawker: [play(either(ready(choose(martian())), stun(choose(nonMars()))))],
  'total-recall': [play(all(gain({ each: friendly({ ready: true }) }), returnToHand(each(friendly()))))],

  'combat-pheromones': [
    sacrificeOmni(thisTurn(constant({ mayUse: ofHouse('mars', { other: true }), uses: 2 }))),
  ],
  commpod: [action(all(revealAnyMars, times(asMany, may(ready(choose(martian()))))))],
  'crystal-hive': [action(thisTurn(when({ after: 'reaps', what: creature() }, gain(1))))],
  'custom-virus': [
    sacrificeOmni(
      all(purge(choose(inHand(creature()))), destroy(each(creature({ same: { in: 'trait', as: 'it' } })))),
    ),
  ],
  'feeding-pit': [action(ifYouDo(discard(choose(inHand(creature()))), gain(1)))],
  'invasion-portal': [action(all({ do: 'discardUntil', filter: martian() }, returnToHand('it')))],
  'incubation-chamber': [omni(ifYouDo(reveal(choose(inHand(martian()))), archive('it')))],
  mothergun: [action(all(revealAnyMars, deal(asMany, choose(creature()))))],
  sniffer: [action(thisTurn(constant({ to: creature(), loses: 'elusive' })))],
  'swap-widget': [
    action(
      ifYouDo(
        returnToHand(choose(friendlyReadyMars)),
        all(
          { do: 'putIntoPlay', what: choose(inHand(martian({ different: { in: 'name', as: 'it' } }))) },
          ready('it'),
        ),
      ),
    ),
  ],

  blypyp: [reap(thisTurn(constant({ enters: 'ready', to: martian({ whose: 'friendly' }), uses: 1 })))],
  'chuff-ape': [
    taunt,
    constant({ enters: 'stunned', to: 'self' }),
    fightReap(may(ifYouDo(sacrifice(choose(otherFriendly())), heal('all', 'self')))),
  ],
  'ether-spider': [
    constant({ to: 'self', dealsNoFightDamage: true }),
    constant({ capturesGains: 'opponent' }),
  ],
  'grabber-jammer': [constant({ keyCost: 1, whose: 'opponent' }), fightReap(capture(1))],
  grommid: [
    constant({ forbid: 'play', who: 'you', filter: creature() }),
    destroyedFighting(opponentLoses(1)),
  ],
  'john-smyth': [elusive, fightReap(ready(choose(martian({ notTrait: 'agent' }))))],
  mindwarper: [elusive, action(captureFromOwnSide(1, choose(enemy())))],
  'phylyx-the-disintegrator': [
    elusive,
    action(opponentLoses({ each: martian({ whose: 'friendly', other: true }) })),
  ],
  'qyxxlyx-plague-master': [
    fightReap({ do: 'deal', hits: [{ n: 3, to: each(creature({ trait: 'human' })) }], ignoreArmor: true }),
  ],
  tunk: [when({ after: 'played', what: martian({ other: true }), by: 'you' }, heal('all', 'self'))],
  'ulyq-megamouth': [fightReap(use(choose(nonMars({ whose: 'friendly' }))))],
  'uxlyx-the-zookeeper': [elusive, reap(abduct(choose(enemy())))],
  'vezyma-thinkdrone': [reap(may(archive(choose(creatureOrArtifact({ whose: 'friendly' })))))],
  'yxili-marauder': [power('self', { amber: 'self' }), play(capture({ each: friendlyReadyMars }))],
  'yxilo-bolter': [fightReap(all(deal(2, choose(creature())), ifSo(itIsDestroyed, purge('it'))))],
  'yxilx-dominator': [taunt, constant({ enters: 'stunned', to: 'self' })],
  zorg: [
    constant({ enters: 'stunned', to: 'self' }),
    beforeFight(stun(['opposing', { neighboursOf: 'opposing' }])),
  ],
  'zyzzix-the-many': [
    fightReap(may(ifYouDo(reveal(choose(inHand(creature()))), all(archive('it'), addPower(3, 'self'))))),
  ],

  'biomatrix-backup': [gainsAbility('host', destroyed(archive('self')))],
  'brain-stem-antenna': [
    gainsAbility(
      'host',
      when(
        { after: 'played', what: martian(), by: 'you' },
        all(ready('self'), thisTurn(constant({ to: 'self', alsoHouse: 'mars' }))),
      ),
    ),
  ],
  'jammer-pack': [gainsAbility('host', constant({ keyCost: 2, whose: 'opponent' }))],
  'red-planet-ray-gun': [
    gainsAbility('host', reap(all(chooseCard(choose(creature())), deal({ each: martian() }, 'it')))),
  ],
} satisfies Record<string, CardText>
