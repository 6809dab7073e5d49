import type { CardText } from '../../abilities.ts'
import {
  all,
  archive,
  choose,
  chooseCard,
  creature,
  deal,
  destroyed,
  eachPlayer,
  elusive,
  gain,
  gainsAbility,
  ifSo,
  inHand,
  keyword,
  play,
  playCard,
  putOnDeck,
  random,
  sacrifice,
  when,
} from '../words.ts'

export const logos = {
  archimedes: [elusive, gainsAbility(creature({ neighbourOf: 'self' }), destroyed(archive('self')))],
  'binate-rupture': [keyword('alpha'), play(eachPlayer(gain({ amber: 'yours' })))],
  'backup-copy': [gainsAbility('host', destroyed(putOnDeck('self')))],
  eureka: [keyword('alpha'), play(all(gain(2), archive(random(inHand(), 2))))],
  jargogle: [
    elusive,
    play({ do: 'putUnder', what: choose(inHand()) }),
    destroyed(ifSo({ yourTurn: true }, playCard(choose({ in: 'under' })), archive(choose({ in: 'under' })))),
  ],
  '[redacted]': [
    when(
      { after: 'choosesHouse', house: 'logos' },
      all(
        { do: 'moveAmber', n: 1, from: 'supply', to: 'self' },
        ifSo({ amberOn: 'self', atLeast: 4 }, all(sacrifice('self'), { do: 'forge', free: true })),
      ),
    ),
  ],
  'entropic-swirl': [
    play(all(chooseCard(choose(creature())), deal({ traits: 'it', times: 2 }, 'it'), gain({ traits: 'it' }))),
  ],
} satisfies Record<string, CardText>
