import type { CardText } from '../../abilities.ts'
import { daemo, dino, forge, mutation, techno, upgrade, xeno } from '../phrases.ts'
import {
  addPower,
  all,
  artifact,
  choose,
  chooseCard,
  constant,
  creature,
  deal,
  destroy,
  destroyed,
  destroyedFighting,
  each,
  eachPlayer,
  elusive,
  enemy,
  enhance,
  fight,
  fightReap,
  friendly,
  gain,
  gains,
  heal,
  ifSo,
  ifYouDo,
  inDiscard,
  inHand,
  itIs,
  keyword,
  lose,
  may,
  omni,
  otherFriendly,
  play,
  power,
  purge,
  ready,
  reap,
  returnToHand,
  reveal,
  skirmish,
  steal,
  thisTurn,
  ward,
  when,
  youHave,
} from '../words.ts'

export const untamed = {
  cephaloist: [constant({ if: youHave(4), cannotBeStolen: 'you' })],
  'dæmo-beast': [skirmish, daemo],
  'dark-faerie': [skirmish, fight(gain(2))],
  fandangle: [constant({ if: youHave(4), enters: 'ready', to: friendly({ notHouse: 'untamed' }) })],
  floomf: [skirmish, fight(addPower(2, choose(creature({ trait: 'beast' }))))],
  'gloriana-s-attendant': [enhance('amber', 'amber')],
  keyfrog: [destroyed(forge())],
  'rapid-evolution': [play(all(chooseCard(choose(creature())), addPower({ amber: 'you' }, 'it')))],
  'reclaimed-by-nature': [play(all(purge(choose(artifact())), { do: 'resolveIcons', of: 'it' }))],
  resurgence: [
    enhance('draw'),
    play(
      all(
        returnToHand(choose(inDiscard(creature()))),
        ifSo(itIs({ trait: 'mutant' }), returnToHand(choose(inDiscard(creature())))),
      ),
    ),
  ],
  'savage-clash': [
    play(
      all(
        chooseCard({ most: 1, of: enemy() }),
        chooseCard({ least: 1, of: friendly() }),
        destroy(each(creature({ notAmong: 'chosen' }))),
      ),
    ),
  ],
  commune: [keyword('omega'), play(all(lose('all'), gain(4)))],
  'dark-harbinger': [
    when({ after: 'played', what: { type: 'action', house: 'untamed' }, by: 'you' }, ready('self')),
  ],
  'growth-surge': [
    play(
      all(
        addPower(3, choose(creature({ flank: true }))),
        addPower(2, choose(creature({ neighbourOf: 'it' }))),
        addPower(1, choose(creature({ neighbourOf: 'it', notAmong: 'chosen' }))),
      ),
    ),
  ],
  lumilu: [reap(gain({ each: otherFriendly({ trait: 'beast' }) }))],
  'mushroom-with-a-view': [omni(heal(1, each(friendly())))],
  trimble: [gains(creature({ trait: 'mutant' }), 'skirmish')],
  'vault-s-blessing': [play(eachPlayer(gain({ each: friendly({ trait: 'mutant' }) })))],
  'wild-bounty': [enhance('amber', 'amber'), play(thisTurn(constant({ iconsAgain: true, uses: 1 })))],
  æmberlution: [
    keyword('omega'),
    play(
      all(
        destroy(each(creature())),
        eachPlayer(
          all(reveal(each(inHand())), { do: 'putIntoPlay', what: each(inHand(creature())), ready: true }),
        ),
      ),
    ),
  ],
  'blossom-drake': [power('self', { each: artifact() }), constant({ to: artifact(), blank: true })],
  chonkers: [
    skirmish,
    destroyedFighting(addPower({ counters: 'power', on: 'self' }, 'self')),
    play(addPower(1, 'self')),
  ],
  'dark-queen-gloriana': [
    enhance('amber', 'amber'),
    play(returnToHand(choose(friendly({ notHouse: 'untamed' })))),
  ],
  eunoia: [destroyedFighting(all(gain(1), heal(2, 'self')))],
  'look-what-i-found': [
    keyword('omega'),
    play(
      returnToHand([
        choose(inDiscard({ type: 'action' })),
        choose(inDiscard(artifact())),
        choose(inDiscard(creature())),
        choose(inDiscard(upgrade())),
      ]),
    ),
  ],
  'mercy-malkin-queen': [
    skirmish,
    when({ after: 'enters', what: friendly({ trait: 'cat' }) }, ward('triggering')),
    fight(ready(choose(friendly({ trait: 'beast' })))),
  ],
  'mutation-of-cunning': [mutation('elusive')],
  'mutation-of-fury': [mutation('assault', 3)],
  'mutation-of-instinct': [mutation('skirmish')],
  'dino-beast': [skirmish, dino],
  'sacro-beast': [skirmish],
  'techno-beast': [skirmish, techno],
  'umbra-beast': [elusive, skirmish],
  'xeno-beast': [skirmish, xeno],
  'niffle-kong2': [
    play(
      all(
        { do: 'search', filter: creature({ trait: 'niffle', in: ['deck', 'discard'] }), all: 'any' },
        reveal('it'),
        returnToHand('it'),
      ),
    ),
    fightReap(
      ifYouDo(
        may(destroy(choose(friendly({ trait: 'niffle' })))),
        all(deal(3, choose(creature())), steal(1), destroy(choose(artifact({ whose: 'enemy' })))),
      ),
    ),
  ],
  pismire: [
    constant({
      if: {
        compare: { each: friendly({ trait: 'mutant' }) },
        moreThan: { each: enemy({ trait: 'mutant' }) },
      },
      keyCost: 2,
      whose: 'opponent',
    }),
  ],
} satisfies Record<string, CardText>
