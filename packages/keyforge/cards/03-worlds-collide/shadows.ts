import type { CardText, House } from '../../abilities.ts'
import { enrage, neighbour } from '../phrases.ts'
import {
  action,
  all,
  artifact,
  capture,
  choose,
  constant,
  creature,
  deal,
  destroy,
  discard,
  doneBy,
  each,
  either,
  elusive,
  enemy,
  fight,
  fightReap,
  friendly,
  gain,
  gainsAbility,
  ifSo,
  ifYouDo,
  inDiscard,
  inHand,
  instead,
  itIs,
  itIsDestroyed,
  keyword,
  lasting,
  lose,
  may,
  nameHouse,
  not,
  omni,
  onFlank,
  opponentDiscardsRandom,
  opponentHasMore,
  opponentsNextTurn,
  play,
  putOnDeck,
  random,
  ready,
  reap,
  returnToHand,
  reveal,
  shuffleIntoDeck,
  skirmish,
  steal,
  there,
  top,
  ward,
  when,
} from '../words.ts'

const plant = (house: House): CardText => [
  elusive,
  when({ after: 'choosesHouse', house, by: 'any' }, gain(1)),
]

export const shadows = {
  'a-vinda': [reap(all(deal(1, choose(creature())), ifSo(itIsDestroyed, opponentDiscardsRandom())))],
  'breaker-hill': [elusive, gainsAbility(neighbour(), action(steal(1)))],
  'hit-and-run': [play(all(deal(2, choose(creature())), returnToHand(choose(friendly()))))],
  hock: [play(ifYouDo(destroy(choose(artifact())), gain(1)))],
  'inky-gloom': [play(opponentsNextTurn(constant({ to: enemy(), cannot: 'reap' })))],
  'j-vinda': [elusive, reap(all(deal(1, choose(creature())), ifSo(itIsDestroyed, steal(1))))],
  'kymoor-eclipse': [play(shuffleIntoDeck(each(creature({ flank: true }))))],
  mug: [play(all({ do: 'moveAmber', n: 1, from: choose(creature()), to: { pool: 'you' } }, deal(2, 'it')))],
  'pestering-blow': [play(all(deal(1, choose(creature())), enrage('it')))],
  symon: [skirmish, fight(putOnDeck('opposing'))],
  'trust-no-one': [
    play(instead(steal(1), not(there(friendly())), steal({ distinct: 'house', of: enemy(), most: 3 }))),
  ],
  'chain-gang': [
    when({ after: 'played', what: { named: 'subtle-chain' }, by: 'you' }, ready('self')),
    action(all(steal(1), shuffleIntoDeck(choose(inDiscard({ named: 'subtle-chain' }))))),
  ],
  fidgit: [
    elusive,
    reap(
      all(
        either(discard(random({ in: 'archives', whose: 'enemy' })), discard(top(1, 'opponent'))),
        ifSo(itIs({ type: 'action' }), { do: 'play', what: 'it', asIfYours: true }),
      ),
    ),
  ],
  'into-the-night': [
    play(lasting('untilYourNextTurn', constant({ to: creature({ notHouse: 'shadows' }), cannot: 'fight' }))),
  ],
  'no-safety-in-numbers': [play(deal(3, each(creature({ crowdedHouse: 3 }))))],
  'spike-trap': [omni(ifYouDo(destroy('self'), deal(3, each(creature({ flank: true })))))],
  'subtle-chain': [play(opponentDiscardsRandom())],
  whisper: [elusive, action(ifYouDo(lose(1), destroy(choose(creature()))))],
  'finch-cloak': [fightReap(ifSo(opponentHasMore, steal(1), gain(1, 'eachPlayer')))],
  'gambling-den': [
    when(
      { at: 'startOfTurn', of: 'any' },
      doneBy(
        'active',
        ifYouDo(may(nameHouse), all(reveal(top(1)), ifSo(itIs({ house: 'chosen' }), gain(2), lose(2)))),
      ),
    ),
  ],
  'hunter-or-hunted': [
    play(
      either(ward(choose(creature())), {
        do: 'moveWard',
        from: choose(creature({ warded: true })),
        to: choose(creature({ notAmong: 'chosen' })),
      }),
    ),
  ],
  keyforgery: [
    when(
      { before: 'forges', by: 'opponent' },
      all(
        doneBy('opponent', nameHouse),
        reveal(random(inHand())),
        ifSo(itIs({ notHouse: 'chosen' }), all(destroy('self'), { do: 'cancel', what: 'forging' })),
      ),
    ),
  ],
  manchego: [
    play(ifSo({ there: { in: 'deck' }, atMost: 5 }, steal(2))),
    fightReap(may(shuffleIntoDeck('self'))),
  ],
  'the-quiet-anvil': [
    constant({ keyCost: -2, whose: 'any' }),
    when({ after: 'forges', by: 'any' }, destroy('self')),
  ],
  'the-shadow-council': [
    elusive,
    constant({ if: { is: 'self', a: { centre: true } }, to: 'self', gainsAbility: action(steal(2)) }),
  ],
  weasand: [
    keyword('deploy'),
    elusive,
    constant({ destroyedIf: onFlank }),
    when({ after: 'forges', by: 'any' }, gain(2)),
  ],
  'hugger-mugger': [
    elusive,
    play(all(capture(1), ifSo({ compare: { keys: 'opponent' }, moreThan: { keys: 'you' } }, steal(1)))),
  ],
  'brobnar-plant': plant('brobnar'),
  'dis-plant': plant('dis'),
  'logos-plant': plant('logos'),
  'saurian-plant': plant('saurian'),
  'star-alliance-plant': plant('staralliance'),
  'untamed-plant': plant('untamed'),
} satisfies Record<string, CardText>
