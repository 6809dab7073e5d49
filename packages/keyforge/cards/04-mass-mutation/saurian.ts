import type { CardText, Filter, Verb } from '../../abilities.ts'
import {
  daemo,
  dino,
  enrage,
  exalt,
  mayExalt,
  neighbour,
  playFight,
  techno,
  toSupply,
  xeno,
} from '../phrases.ts'
import {
  action,
  addPower,
  all,
  archive,
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
  each,
  either,
  elusive,
  enemy,
  enhance,
  exhaust,
  fight,
  fightReap,
  friendly,
  gain,
  gainsAbility,
  ifSo,
  ifYouDo,
  inDiscard,
  instead,
  lose,
  may,
  omni,
  opponentsNextTurn,
  play,
  playReap,
  ready,
  reap,
  skirmish,
  startOfYourTurn,
  steal,
  there,
  thisTurn,
  times,
  top,
  ward,
  when,
} from '../words.ts'

/** Saurian creatures among the cards just discarded. */
const hatched = creature({ in: 'discard', house: 'saurian', among: 'it' })
const keysCost = (n: number): Verb => opponentsNextTurn(constant({ keyCost: n, whose: 'any' }))
const fromOneToAnother = (filter: Filter): Verb => ({
  do: 'moveAmber',
  n: 1,
  from: choose(filter),
  to: choose({ ...filter, notAmong: 'chosen' }),
})

export const saurian = {
  'beware-the-ides': [play(deal(23, choose(creature({ centre: true }))))],
  'citizen-shrix': [playReap(all(exalt('self'), steal(1)))],
  'consul-primus': [enhance('capture'), reap(fromOneToAnother(creature()))],
  'cornicen-octavia': [action(capture(2))],
  'curse-of-vanity': [play(exalt([choose(friendly()), choose(enemy())]))],
  'dæmo-saurus': [dino, daemo],
  'defense-initiative': [
    play(all(ward(choose(creature())), ifYouDo(may(exalt('it')), ward({ neighboursOf: 'it' })))),
  ],
  'faust-the-great': [
    constant({ keyCost: { each: friendly({ hasAmber: true }) }, whose: 'opponent' }),
    play(may(exalt(choose(friendly())))),
  ],
  galeatops: [constant({ to: 'self', dealsInFights: 4 })],
  'monument-to-ludo': [
    action(
      all(
        chooseCard(choose(creature())),
        instead(toSupply(1, 'it'), there(inDiscard({ named: 'praefectus-ludo' })), toSupply(2, 'it')),
      ),
    ),
  ],
  'sagittarii-s-gaze': [enhance('damage'), play(exalt(choose(creature({ damaged: true }))))],
  'spoils-of-battle': [
    play(all(capture(1, choose(friendly())), capture(1, each(creature({ hasAmber: true }))))),
  ],
  'blast-from-the-past': [
    play(
      all(
        exalt(choose(friendly())),
        archive(choose(inDiscard(creature({ house: 'saurian' })))),
        deal({ powerOf: 'doneTo' }, choose(enemy())),
      ),
    ),
  ],
  'curia-saurus': [
    gainsAbility(
      creature({ hasAmber: true }),
      destroyed({ do: 'moveAmber', n: 1, from: 'self', to: { most: 1, of: enemy() } }),
    ),
  ],
  'dark-centurion': [
    enhance('capture', 'capture'),
    action(ifYouDo(toSupply(1, choose(creature())), ward('it'))),
  ],
  'dreadbone-decimus': [playFight(mayExalt(destroy(choose(creature({ power: { lessThan: 'self' } })))))],
  gladiodontus: [
    constant({ enters: 'stunned', to: 'self' }),
    constant({ to: 'self', dealsInFights: 5 }),
    fightReap(
      ifSo({ happened: { after: 'used', what: 'self' }, atMost: 1 }, all(ready('self'), enrage('self'))),
    ),
  ],
  'hedonistic-intent': [play(exalt(each(creature({ flank: true }))))],
  humble: [play(ifYouDo(exhaust(choose(creature())), toSupply(3, 'it')))],
  'saurian-egg': [
    constant({ to: 'self', cannot: 'fight' }),
    constant({ to: 'self', cannot: 'reap' }),
    omni(
      all(
        discard(top(2)),
        ifSo(
          there(hatched),
          all({ do: 'putIntoPlay', what: each(hatched), ready: true }, addPower(3, 'it'), destroy('self')),
        ),
      ),
    ),
  ],
  'senator-quintina': [when({ after: 'reaps', what: creature() }, exalt('triggering'))],
  'siren-horn': [gainsAbility('host', beforeFight({ do: 'moveAmber', n: 1, from: 'self', to: 'opposing' }))],
  'amphora-captura': [
    enhance('amber', 'amber', 'damage', 'damage', 'draw', 'draw'),
    constant({ iconIs: 'capture' }),
  ],
  'crystal-surge': [play(exalt(each(creature({ trait: 'mutant' }))))],
  'forum-of-giants': [
    startOfYourTurn(all(chooseCard({ most: 1, of: creature() }), gain(1, 'itsController'))),
  ],
  'high-priest-torvus': [reap(mayExalt(thisTurn(constant({ actionReturns: true, uses: 1 }))))],
  'legion-s-march': [
    play(
      thisTurn(
        when(
          { after: 'used', what: creature({ trait: 'dinosaur' }), by: 'you' },
          deal(1, each(creature({ notTrait: 'dinosaur' }))),
        ),
      ),
    ),
  ],
  nerotaurus: [
    fight(opponentsNextTurn(constant({ to: enemy(), cannot: 'reap' }))),
    reap(opponentsNextTurn(constant({ to: enemy(), cannot: 'fight' }))),
  ],
  'optio-gorkus': [
    elusive,
    gainsAbility(
      neighbour(),
      destroyed(
        times(
          { amber: 'self' },
          {
            do: 'moveAmber',
            n: 1,
            from: 'self',
            to: choose(neighbour({ named: 'optio-gorkus' })),
          },
        ),
      ),
    ),
  ],
  patronage: [
    play(
      all(
        {
          do: 'moveAmber',
          n: { part: 2, of: { amber: 'target' }, up: true },
          from: choose(creature()),
          to: { pool: 'you' },
        },
        { do: 'moveAmber', n: 'all', from: 'it', to: { pool: 'opponent' } },
      ),
    ),
  ],
  scylla: [gainsAbility(enemy(), reap(deal(4, 'self')))],
  charybdis: [gainsAbility(enemy(), beforeFight(lose(1)))],
  'lyco-saurus': [skirmish, dino],
  'monument-to-faust': [
    action(instead(keysCost(1), there(inDiscard({ named: 'faust-the-great' })), keysCost(2))),
  ],
  'monument-to-octavia': [
    action(
      instead(
        capture(1, choose(friendly())),
        there(inDiscard({ named: 'cornicen-octavia' })),
        capture(2, 'it'),
      ),
    ),
  ],
  'monument-to-primus': [
    action(
      ifSo(
        there(inDiscard({ named: 'consul-primus' })),
        fromOneToAnother(creature()),
        fromOneToAnother(friendly()),
      ),
    ),
  ],
  'monument-to-shrix': [
    constant({ spendable: 'self' }),
    action(
      ifSo(
        there(inDiscard({ named: 'citizen-shrix' })),
        either(
          { do: 'moveAmber', n: 1, from: { pool: 'you' }, to: 'self' },
          { do: 'moveAmber', n: 1, from: { pool: 'opponent' }, to: 'self' },
        ),
        { do: 'moveAmber', n: 1, from: { pool: 'you' }, to: 'self' },
      ),
    ),
  ],
  'sacro-saurus': [dino],
  'techno-saurus': [dino, techno],
  'umbra-saurus': [elusive, dino],
  'xeno-saurus': [dino, xeno],
  deusillus2: [
    play(all(capture('all'), deal(5, choose(enemy())))),
    fightReap(all(toSupply(1, 'self'), deal(2, each(enemy())))),
  ],
} satisfies Record<string, CardText>
