import type { CardText } from '../../abilities.ts'
import {
  action,
  all,
  archive,
  artifact,
  asActiveHouse,
  capture,
  choose,
  chooseCard,
  constant,
  creature,
  creatureOrArtifact,
  deal,
  dealHits,
  destroy,
  destroyed,
  discard,
  draw,
  each,
  eachOf,
  eachPlayer,
  either,
  elusive,
  enemy,
  exhaust,
  fight,
  fightReap,
  friendly,
  gain,
  gainChains,
  gainsAbility,
  heal,
  hit,
  ifSo,
  ifYouDo,
  inDiscard,
  inHand,
  itIs,
  leaves,
  lose,
  nameHouse,
  not,
  ofHouse,
  onFlank,
  opponentHasMore,
  opponentsNextTurn,
  otherFriendly,
  play,
  playCard,
  playFightReap,
  playReap,
  purge,
  putOnDeck,
  ready,
  reap,
  returnToHand,
  reveal,
  shuffleIntoDeck,
  skirmish,
  steal,
  stun,
  thisTurn,
  top,
  upTo,
  when,
} from '../words.ts'

export const logos = {
  'bouncing-deathquark': [
    play({ do: 'repeat', effect: destroy([choose(enemy()), choose(friendly())]), may: true }),
  ],
  'dimension-door': [play(thisTurn(constant({ reapIs: 'steal' })))],
  'effervescent-principle': [play(all(eachPlayer(lose({ part: 2, of: { amber: 'you' } })), gainChains(1)))],
  foggify: [play(opponentsNextTurn(constant({ forbid: 'fight', who: 'opponent' })))],
  'help-from-future-self': [
    play(
      all(
        { do: 'search', filter: { named: 'timetraveller', in: ['deck', 'discard'] } },
        reveal('it'),
        returnToHand('it'),
        { do: 'shuffleDiscard' },
      ),
    ),
  ],
  'interdimensional-graft': [
    play(
      opponentsNextTurn(when({ after: 'forges', by: 'opponent' }, { do: 'pay', n: 'all', who: 'opponent' })),
    ),
  ],
  'knowledge-is-power': [play(either(archive(choose(inHand())), gain({ each: { in: 'archives' } })))],
  labwork: [play(archive(choose(inHand())))],
  'library-access': [
    play(all(thisTurn(when({ after: 'played', what: { other: true }, by: 'you' }, draw(1))), purge('self'))),
  ],
  'neuro-syphon': [play(ifSo(opponentHasMore, all(steal(1), draw(1))))],
  'phase-shift': [play(thisTurn(constant({ mayPlay: { notHouse: 'logos' }, uses: 1 })))],
  'positron-bolt': [
    play(
      dealHits(
        hit(3, choose(creature({ flank: true }))),
        hit(2, choose(creature({ neighbourOf: 'it' }))),
        hit(1, choose(creature({ neighbourOf: 'it', notAmong: 'chosen' }))),
      ),
    ),
  ],
  'random-access-archives': [play(archive(top(1)))],
  'remote-access': [play({ do: 'use', what: choose(artifact({ whose: 'enemy' })), asIfYours: true })],
  'reverse-time': [play({ do: 'swapDeckAndDiscard' })],
  'scrambler-storm': [
    play(opponentsNextTurn(constant({ forbid: 'play', who: 'opponent', filter: { type: 'action' } }))),
  ],
  'sloppy-labwork': [play(all(archive(choose(inHand())), discard(choose(inHand()))))],
  'twin-bolt-emission': [play(deal(2, choose(creature(), 2)))],
  'wild-wormhole': [play(playCard(top(1)))],

  'anomaly-exploiter': [action(destroy(choose(creature({ damaged: true }))))],
  'chaos-portal': [action(all(nameHouse, reveal(top(1)), ifSo(itIs(ofHouse('chosen')), playCard('it'))))],
  'crazy-killing-machine': [
    action(
      all(
        discard({ top: 1, of: 'eachPlayer' }),
        eachOf('it', destroy(choose(creatureOrArtifact({ house: 'ofIt' })))),
        ifSo(not({ compare: { thisWay: true }, atLeast: 2 }), destroy('self')),
      ),
    ),
  ],
  'library-of-babble': [action(draw(1))],
  'mobius-scroll': [action(archive(['self', upTo(2, inHand())]))],
  'pocket-universe': [
    constant({ spendable: 'self' }),
    action({ do: 'moveAmber', n: 1, from: { pool: 'you' }, to: 'self' }),
  ],
  'spangler-box': [
    action(
      ifYouDo(purge(choose(creature())), {
        do: 'each',
        who: 'opponent',
        effect: { do: 'takeControl', of: 'self' },
      }),
    ),
    leaves({ do: 'returnPurged' }),
  ],
  'spectral-tunneler': [
    action(
      all(
        chooseCard(choose(creature())),
        thisTurn(constant({ to: 'it', consideredFlank: true })),
        thisTurn(gainsAbility('it', reap(draw(1)))),
      ),
    ),
  ],
  'strange-gizmo': [when({ after: 'forges', by: 'you' }, destroy(each(creatureOrArtifact())))],
  'the-howling-pit': [constant({ handSize: 1, whose: 'any' })],

  batdrone: [skirmish, fight(steal(1))],
  'brain-eater': [when({ after: 'destroyed', what: creature(), against: 'self' }, draw(1))],
  dextre: [play(capture(1)), destroyed(putOnDeck('self'))],
  'doc-bookton': [reap(draw(1))],
  'dr-escotera': [play(gain({ keys: 'opponent' }))],
  dysania: [play(all(discard(each({ whose: 'enemy', in: 'archives' })), gain({ thisWay: true })))],
  'ganymede-archivist': [reap(archive(choose(inHand())))],
  'harland-mindlock': [play({ do: 'takeControl', of: choose(enemy({ flank: true })), for: 'whileInPlay' })],
  'quixo-the-adventurer': [skirmish, fight(draw(1))],
  mother: [constant({ handSize: 1, whose: 'you' })],
  'neutron-shark': [
    playFightReap({
      do: 'repeat',
      effect: all(
        destroy([
          choose(creatureOrArtifact({ whose: 'enemy' })),
          choose(creatureOrArtifact({ whose: 'friendly' })),
        ]),
        discard(top(1)),
      ),
      if: itIs({ notHouse: 'logos' }),
    }),
  ],
  'novu-archaeologist': [action(archive(choose(inDiscard())))],
  'ozmo-martianologist': [
    elusive,
    fightReap(
      either(heal(3, choose(creature({ house: 'mars' }))), stun(choose(creature({ house: 'mars' })))),
    ),
  ],
  'psychic-bug': [playReap({ do: 'look', what: each({ whose: 'enemy', in: 'hand' }) })],
  replicator: [reap({ do: 'trigger', on: 'reap', asIfYours: true, what: choose(creature({ other: true })) })],
  'research-smoko': [destroyed(archive(top(1)))],
  'skippy-timehog': [play(opponentsNextTurn(constant({ forbid: 'use', who: 'opponent' })))],
  timetraveller: [play(draw(2)), action(shuffleIntoDeck('self'))],
  'titan-mechanic': [constant({ if: onFlank, keyCost: -1, whose: 'any' })],
  'vespilon-theorist': [
    elusive,
    reap(
      all(
        nameHouse,
        reveal(top(1)),
        ifSo(itIs(ofHouse('chosen')), all(archive('it'), gain(1)), discard('it')),
      ),
    ),
  ],
  'veylan-analyst': [when({ after: 'used', what: artifact(), by: 'you' }, gain(1))],

  'experimental-therapy': [asActiveHouse('host'), play(all(stun('host'), exhaust('host')))],
  'rocket-boots': [
    gainsAbility(
      'host',
      fightReap(ifSo({ happened: { after: 'used', what: 'self' }, atMost: 1 }, ready('self'))),
    ),
  ],
  'transposition-sandals': [
    gainsAbility(
      'host',
      action(
        all(
          { do: 'swap', what: 'self', with: choose(otherFriendly()) },
          thisTurn(constant({ mayUse: 'it' })),
        ),
      ),
    ),
  ],
} satisfies Record<string, CardText>
