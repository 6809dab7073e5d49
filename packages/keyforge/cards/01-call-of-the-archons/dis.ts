import type { CardText, Effect } from '../../abilities.ts'
import {
  action,
  addPower,
  all,
  archive,
  artifact,
  beforeFight,
  capture,
  choose,
  chooseCard,
  creature,
  deal,
  destroy,
  destroyed,
  destroyedFighting,
  discard,
  doneBy,
  each,
  eachPlayer,
  either,
  elusive,
  endOfYourTurn,
  enemy,
  fightReap,
  friendly,
  gain,
  gainChains,
  gains,
  healUpTo,
  ifSo,
  ifYouDo,
  instead,
  lasting,
  may,
  nameHouse,
  not,
  ofPower,
  opponentDiscardsRandom,
  opponentHas,
  opponentLoses,
  opponentsNextTurn,
  play,
  playCard,
  playFightReap,
  power,
  purge,
  random,
  reap,
  returnToHand,
  reveal,
  sacrificeOmni,
  steal,
  taunt,
  top,
  upTo,
  use,
  when,
} from '../words.ts'

/** The hand is revealed even if there is no card to discard; "it" is the discarded card. */
const fairGame: Effect = all(
  reveal(each({ whose: 'enemy', in: 'hand' })),
  ifYouDo(discard(top(1, 'opponent')), gain({ each: { whose: 'enemy', in: 'hand', house: 'ofIt' } })),
)

export const dis = {
  // Actions
  'a-fair-game': [play(all(fairGame, doneBy('opponent', fairGame)))],
  arise: [
    play(all(nameHouse, returnToHand(each(creature({ house: 'chosen', in: 'discard' }))), gainChains(1))),
  ],
  'control-the-weak': [
    play(
      all(
        { do: 'name', what: 'house', of: 'opponentsIdentity' },
        opponentsNextTurn({ kind: 'constant', mustChoose: 'chosen', who: 'opponent' }),
      ),
    ),
  ],
  // All from the same discard pile.
  'creeping-oblivion': [
    play(
      either(
        purge(upTo(2, { whose: 'friendly', in: 'discard' })),
        purge(upTo(2, { whose: 'enemy', in: 'discard' })),
      ),
    ),
  ],
  'dance-of-doom': [play(all({ do: 'name', what: 'number' }, destroy(each(creature({ power: 'chosen' })))))],
  fear: [play(returnToHand(choose(enemy())))],
  'gateway-to-dis': [play(all(destroy(each(creature())), gainChains(3)))],
  gongoozle: [
    play(
      all(
        deal(3, choose(creature())),
        ifSo(not({ destroyed: 'it' }), doneBy('itsOwner', discard(random({ in: 'hand' })))),
      ),
    ),
  ],
  'guilty-hearts': [play(destroy(each(creature({ hasAmber: true }))))],
  'hand-of-dis': [play(destroy(choose(creature({ flank: false }))))],
  hecatomb: [
    play(
      all(destroy(each(creature({ house: 'dis' }))), eachPlayer(gain({ thisWay: true, by: 'controller' }))),
    ),
  ],
  'tendrils-of-pain': [
    play(
      instead(
        deal(1, each(creature())),
        { happened: { after: 'forges', by: 'opponent' }, in: 'lastTurn' },
        deal(4, each(creature())),
      ),
    ),
  ],
  hysteria: [play(returnToHand(each(creature())))],
  // The opponent gains the Æmber in any case.
  'key-hammer': [
    play(
      all(
        ifSo(
          { happened: { after: 'forges', by: 'opponent' }, in: 'lastTurn' },
          { do: 'unforge', which: 'lastTurn' },
        ),
        gain(6, 'opponent'),
      ),
    ),
  ],
  'mind-barb': [play(opponentDiscardsRandom())],
  pandemonium: [play(capture(1, each(creature({ damaged: false }))))],
  // Any artifact may be chosen, also one that cannot be used (faq/so-viel-wie-moeglich-abhandeln/1).
  poltergeist: [
    play(all(chooseCard(choose(artifact())), { do: 'use', what: 'it', asIfYours: true }, destroy('it'))),
  ],
  'red-hot-armor': [
    play(
      all({ do: 'loseArmor', what: each(enemy({ hasArmor: true })) }, deal({ armorLost: 'target' }, 'it')),
    ),
  ],
  'three-fates': [play(destroy({ most: 3, of: creature() }))],

  // Artifacts
  'annihilation-ritual': [{ kind: 'constant', discardIs: 'purge', filter: creature() }],
  'dominator-bauble': [action(use(choose(friendly())))],
  'key-to-dis': [sacrificeOmni(destroy(each(creature())))],
  'lash-of-broken-dreams': [action(opponentsNextTurn({ kind: 'constant', keyCost: 3, whose: 'any' }))],
  'library-of-the-damned': [action(archive(choose({ in: 'hand' })))],
  lifeward: [
    sacrificeOmni(
      opponentsNextTurn({ kind: 'constant', forbid: 'play', who: 'opponent', filter: creature() }),
    ),
  ],
  'sacrificial-altar': [
    action(
      ifYouDo(purge(choose(friendly({ trait: 'human' }))), playCard(choose(creature({ in: 'discard' })))),
    ),
  ],
  'screaming-cave': [action({ do: 'shuffleDiscard', hand: true })],
  'soul-snatcher': [when({ after: 'destroyed', what: creature() }, gain(1, 'itsOwner'))],

  // Creatures
  charette: [play(capture(3))],
  drumble: [elusive, play(ifSo(opponentHas(7), capture('all')))],
  'dust-imp': [destroyed(gain(2))],
  'eater-of-the-dead': [
    fightReap(ifYouDo(purge(choose(creature({ whose: 'any', in: 'discard' }))), addPower(1, 'self'))),
  ],
  'ember-imp': [{ kind: 'constant', forbid: 'play', who: 'opponent', moreThan: 2 }],
  'gabos-longarms': [beforeFight({ do: 'dealFightDamageTo', what: choose(creature()) })],
  'overlord-greking': [destroyedFighting({ do: 'putIntoPlay', what: 'triggering', under: 'yourControl' })],
  'guardian-demon': [
    playFightReap(
      all(healUpTo(2, choose(creature())), deal({ thisWay: true }, choose(creature({ notAmong: 'chosen' })))),
    ),
  ],
  'master-of-1': [reap(may(destroy(choose(ofPower(1)))))],
  'master-of-2': [reap(may(destroy(choose(ofPower(2)))))],
  'master-of-3': [reap(may(destroy(choose(ofPower(3)))))],
  'pit-demon': [action(steal(1))],
  pitlord: [taunt, { kind: 'constant', mustChoose: 'dis', who: 'you' }],
  restringuntus: [
    play(
      all(nameHouse, lasting('whileInPlay', { kind: 'constant', cannotChoose: 'chosen', who: 'opponent' })),
    ),
  ],
  shaffles: [endOfYourTurn(opponentLoses(1))],
  shooler: [play(ifSo(opponentHas(4), steal(1)))],
  snudge: [
    fightReap(either(returnToHand(choose(artifact())), returnToHand(choose(creature({ flank: true }))))),
  ],
  'stealer-of-souls': [destroyedFighting(all(purge('triggering'), gain(1)))],
  succubus: [{ kind: 'constant', handSize: -1, whose: 'opponent' }],
  tentacus: [{ kind: 'constant', opponentPays: 1, to: 'use', filter: artifact() }],
  'the-terror': [play(ifSo(not(opponentHas(1)), gain(2)))],
  tocsin: [reap(opponentDiscardsRandom())],
  tolas: [elusive, when({ after: 'destroyed', what: creature() }, gain(1, 'itsOpponent'))],
  truebaru: [{ kind: 'constant', playCost: 3 }, taunt, destroyed(gain(5))],

  // Upgrades
  'collar-of-subordination': [{ kind: 'constant', to: 'host', youControl: true }],
  'flame-wreathed': [power('host', 2), gains('host', 'hazardous', 2)],
} satisfies Record<string, CardText>
