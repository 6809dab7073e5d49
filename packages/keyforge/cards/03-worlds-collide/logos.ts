import type { CardText } from '../../abilities.ts'
import {
  all,
  archive,
  choose,
  constant,
  creature,
  destroyed,
  draw,
  friendly,
  gain,
  gainsAbility,
  ifSo,
  ifYouDo,
  inDiscard,
  inHand,
  instead,
  keyword,
  play,
  reap,
  there,
} from '../words.ts'

export const logos = {
  'code-monkey': [
    keyword('deploy'),
    play(all(archive({ neighboursOf: 'self' }), ifSo({ itShareAHouse: true }, gain(2)))),
  ],
  discombobulator: [gainsAbility('host', constant({ cannotBeStolen: 'yours' }))],
  hyde: [
    reap(instead(draw(1), there(friendly({ named: 'velum' })), draw(2))),
    destroyed(ifYouDo(archive(choose(inDiscard({ named: 'velum' }))), archive('self'))),
  ],
  'mimic-gel': [
    constant({ cannotPlayUnless: there(creature({ other: true })) }),
    constant({ copyOf: creature({ other: true }), except: { house: 'logos' } }),
  ],
  velum: [
    reap(ifSo(there(friendly({ named: 'hyde' })), archive(choose(inHand(), 2)), archive(choose(inHand())))),
    destroyed(ifYouDo(archive(choose(inDiscard({ named: 'hyde' }))), archive('self'))),
  ],
} satisfies Record<string, CardText>
