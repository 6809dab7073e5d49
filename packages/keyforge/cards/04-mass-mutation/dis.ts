import type { CardText } from '../../abilities.ts'
import { daemo, dino, enrage, exalt, forge, neighbour, techno, toSupply, xeno } from '../phrases.ts'
import {
  action,
  addPower,
  all,
  archive,
  capture,
  choose,
  constant,
  creature,
  deal,
  destroy,
  destroyed,
  doneBy,
  draw,
  each,
  elusive,
  endOfYourTurn,
  enemy,
  enhance,
  fight,
  friendly,
  gain,
  gainChains,
  gainsAbility,
  ifSo,
  ifYouDo,
  inDiscard,
  instead,
  itIsDestroyed,
  keyword,
  lasting,
  leaves,
  may,
  nameHouse,
  not,
  omni,
  opponentDiscardsRandom,
  opponentLoses,
  opponentsNextTurn,
  play,
  playFightReap,
  poison,
  power,
  readyAndUse,
  reap,
  returnToHand,
  skirmish,
  steal,
  taunt,
  there,
  thisTurn,
  times,
  use,
  ward,
  when,
} from '../words.ts'

const sins = friendly({ trait: 'sin' })

export const dis = {
  // The vault and the officer are printed in several houses, of which this is the first.
  'dark-æmber-vault': [
    when({ after: 'played', what: creature({ trait: 'mutant' }), by: 'you' }, draw(1)),
    power(friendly({ trait: 'mutant' }), 2),
  ],
  bonesaw: [
    constant({ if: { happened: { after: 'destroyed', what: friendly() } }, enters: 'ready', to: 'self' }),
  ],
  brabble: [destroyed(instead(opponentLoses(1), not({ turnOf: 'you' }), opponentLoses(3)))],
  'dark-minion': [enhance('damage'), destroyed(deal(1, each(enemy())))],
  drecker: [constant({ takesDamageOf: neighbour(), also: true }), reap(steal(1))],
  'imp-losion': [play(destroy([choose(friendly()), choose(enemy())]))],
  'mark-of-dis': [
    play(
      all(
        deal(2, choose(creature())),
        ifSo(
          not(itIsDestroyed),
          lasting('theirNextTurn', constant({ mustChoose: 'ofIt', who: 'itsController' })),
        ),
      ),
    ),
  ],
  mindfire: [play(all(opponentDiscardsRandom(), steal({ icons: 'it' })))],
  sinder: [taunt, reap(destroy(choose(friendly())))],
  snarette: [endOfYourTurn(capture(1)), action(toSupply('all', 'self'))],
  'stirring-grave': [play(archive(choose(inDiscard(creature()))))],
  'techno-fiend': [techno, daemo],
  'waking-nightmare': [
    enhance('capture'),
    play(opponentsNextTurn(constant({ keyCost: { each: creature({ house: 'dis' }) }, whose: 'any' }))),
  ],
  'break-key': [
    play(
      ifSo(
        { compare: { keys: 'opponent' }, moreThan: { keys: 'you' } },
        ifYouDo({ do: 'unforge' }, gain(6, 'opponent')),
      ),
    ),
  ],
  'double-doom': [play(all(returnToHand(choose(enemy())), opponentDiscardsRandom()))],
  'essence-scale': [
    action(ifYouDo(destroy(choose(friendly())), readyAndUse(choose(friendly({ house: 'ofIt' }))))),
  ],
  'grim-reminder': [
    play(all(nameHouse, archive(each(inDiscard(creature({ house: 'chosen' })))), gainChains(1))),
  ],
  hystricog: [enhance('damage', 'damage', 'damage'), action(destroy(choose(creature({ damaged: true }))))],
  picaroon: [keyword('deploy'), power('self', { powerOf: neighbour({ notTrait: 'changeling' }) })],
  'relentless-creeper': [
    {
      kind: 'triggered',
      in: 'discard',
      when: { after: 'choosesHouse', by: 'you', house: 'dis' },
      effect: may(returnToHand('self')),
    },
  ],
  'wail-of-the-damned': [enhance('capture'), play(destroy(choose(creature({ icons: { max: 0 } }))))],
  'etan-s-jar': [
    play(
      all(
        { do: 'name', what: 'card' },
        lasting('whileInPlay', constant({ forbid: 'play', who: 'eachPlayer', filter: { named: 'chosen' } })),
      ),
    ),
  ],
  maleficorn: [
    enhance('damage', 'damage', 'damage', 'damage'),
    when({ after: 'damagedByIcon', what: enemy() }, deal(1, 'triggering')),
  ],
  'ritual-of-tognath': [play(destroy(choose(friendly(), 2)))],
  skixuno: [
    keyword('omega'),
    play(all(destroy(each(creature({ other: true }))), addPower({ thisWay: true }, 'self'))),
  ],
  'the-pale-star': [
    omni(all(destroy('self'), thisTurn(constant({ to: creature(), considered: { power: 1, armor: 0 } })))),
  ],
  turnkey: [
    play(
      ifYouDo(
        { do: 'unforge' },
        lasting('whileInPlay', gainsAbility('self', leaves(doneBy('opponent', { do: 'forge', free: true })))),
      ),
    ),
  ],
  desire: [
    constant({ keyCost: 4, whose: 'any' }),
    reap(forge({ each: friendly({ trait: 'sin' }), times: -1 })),
  ],
  'dino-fiend': [dino, daemo],
  envy: [elusive, reap(ifSo(there(sins, 2), capture('all')))],
  gluttony: [
    play(exalt('self', { each: sins })),
    reap({ do: 'moveAmber', n: 'all', from: each(friendly()), to: { pool: 'you' } }),
  ],
  greed: [constant({ handSize: { each: friendly({ trait: 'sin' }) }, whose: 'you' })],
  'lyco-fiend': [skirmish, daemo],
  pride: [reap(ward(each(sins)))],
  'sacro-fiend': [daemo],
  sloth: [
    endOfYourTurn(
      gain({ each: sins }),
      not({ happened: { after: 'used', what: creature(), by: 'you' }, different: true, atLeast: 1 }),
    ),
  ],
  'umbra-fiend': [elusive, daemo],
  wrath: [taunt, poison, skirmish, fight(times({ each: sins }, enrage(choose(enemy()))))],
  'xeno-fiend': [xeno, daemo],
  'exchange-officer': [playFightReap(use(choose({ whose: 'friendly', house: 'staralliance' })))],
  painmail: [
    gainsAbility(
      'host',
      when({ after: 'choosesHouse', house: 'dis', by: 'any' }, all(archive('granter'), destroy('self'))),
    ),
  ],
} satisfies Record<string, CardText>
