import type { CardText } from '../../abilities.ts'
import { ambassador, forEachShard, neighbour, takeControl, toSupply } from '../phrases.ts'
import {
  action,
  all,
  anyNumber,
  armor,
  artifact,
  capture,
  choose,
  chooseCard,
  constant,
  creature,
  deal,
  destroy,
  doneBy,
  each,
  elusive,
  enemy,
  friendly,
  gain,
  heal,
  ifSo,
  ifYouDo,
  inDiscard,
  keyword,
  may,
  otherFriendly,
  play,
  playFightReap,
  power,
  purge,
  readyAndFight,
  reap,
  taunt,
  thisTurn,
  when,
} from '../words.ts'

export const sanctum = {
  'lion-bautrem': [keyword('deploy'), power(neighbour(), 2)],
  'abond-the-armorsmith': [armor(otherFriendly(), 1), action(thisTurn(armor(otherFriendly(), 1)))],
  'aubade-the-grim': [play(capture(3)), reap(toSupply(1, 'self'))],
  'bordan-the-redeemed': [elusive, action(capture(2))],
  'challe-the-safeguard': [keyword('deploy'), taunt],
  'golden-aura': [
    play(
      all(
        heal('all', choose(creature())),
        thisTurn(constant({ to: 'it', belongsTo: 'sanctum' })),
        thisTurn(constant({ to: 'it', cannot: 'beDamaged' })),
      ),
    ),
  ],
  'hallowed-shield': [
    action(all(chooseCard(choose(creature())), thisTurn(constant({ to: 'it', cannot: 'beDamaged' })))),
  ],
  'healing-blast': [
    play(all(heal('all', choose(creature())), ifSo({ compare: { thisWay: true }, atLeast: 4 }, gain(2)))),
  ],
  'maruck-the-marked': [when({ after: 'armorPrevents', what: 'self' }, capture({ ofEvent: true }))],
  'sir-marrows': [when({ after: 'gainsByReaping', by: 'opponent' }, capture({ ofEvent: true }))],
  smite: [play(all(readyAndFight(choose(friendly())), deal(2, { neighboursOf: 'attacked' })))],
  'the-grey-rider': [keyword('deploy'), playFightReap(may(readyAndFight(choose(neighbour()))))],
  'barrister-joya': [constant({ to: enemy(), cannot: 'reap' })],
  'brobnar-ambassador': [elusive, ambassador({ house: 'brobnar' })],
  'dis-ambassador': [elusive, ambassador({ house: 'dis' })],
  equalize: [
    play(
      all(
        { do: 'redistribute', what: 'amber', among: friendly() },
        { do: 'redistribute', what: 'amber', among: enemy() },
      ),
    ),
  ],
  'free-markets': [play(gain({ distinct: 'house', of: {}, except: 'sanctum', most: 6 }))],
  'haedroth-s-wall': [power(friendly({ flank: true }), 2)],
  'logos-ambassador': [elusive, ambassador({ house: 'logos' })],
  'mars-ambassador': [elusive, ambassador({ house: 'mars' })],
  'prince-derric-unifier': [
    play(ifSo({ compare: { distinct: 'house', of: friendly() }, atLeast: 3 }, gain(3))),
  ],
  'rothais-the-fierce': [taunt, keyword('hazardous', 4)],
  'shadows-ambassador': [elusive, ambassador({ house: 'shadows' })],
  'untamed-ambassador': [elusive, ambassador({ house: 'untamed' })],
  'anahita-the-trader': [
    reap(
      ifYouDo(
        all(chooseCard(choose(artifact({ whose: 'friendly' }))), doneBy('opponent', takeControl('it'))),
        { do: 'pay', n: 2, who: 'opponent' },
      ),
    ),
  ],
  'eye-of-judgment': [action(purge(choose(inDiscard(creature({ whose: 'any' })))))],
  'martyr-s-end': [play(all(destroy(anyNumber(friendly())), gain({ thisWay: true })))],
  'mother-northelle': [
    elusive,
    reap({ do: 'moveAmber', n: 1, from: choose(friendly()), to: { pool: 'you' } }),
  ],
  'opal-knight': [play(destroy(each(creature({ power: 'even' }))))],
  'seraphic-armor': [armor('host', 1), play(heal('all', 'host'))],
  'shard-of-hope': [action(forEachShard(capture(1, choose(friendly()))))],
  'baron-mengevin': [when({ after: 'discards', what: { house: 'sanctum' }, by: 'you' }, capture(1))],
  'proclamation-346e': [
    constant({
      if: { compare: { distinct: 'house', of: enemy() }, atMost: 2 },
      keyCost: 2,
      whose: 'opponent',
    }),
  ],
} satisfies Record<string, CardText>
