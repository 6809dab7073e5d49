import type { Ability, BonusIcon, CardText } from '../../abilities.ts'
import {
  action,
  all,
  anyNumber,
  archive,
  armor,
  beforeFight,
  choose,
  chooseCard,
  constant,
  creature,
  deal,
  destroyed,
  discard,
  draw,
  each,
  elusive,
  enemy,
  fightReap,
  friendly,
  gain,
  gainsAbility,
  ifSo,
  ifYouDo,
  inDiscard,
  inHand,
  instead,
  keyword,
  may,
  omni,
  opponentLoses,
  opponentsNextTurn,
  play,
  power,
  purge,
  reap,
  reveal,
  sacrifice,
  shuffleIntoDeck,
  steal,
  taunt,
  there,
  thisTurn,
  times,
  top,
  use,
  ward,
  when,
} from '../words.ts'

const enhance = (...icons: readonly BonusIcon[]): Ability => ({ kind: 'enhance', icons })

/** Worlds Collide and Mass Mutation: the cards that the rulebook names, and Velum, whom Hyde names. */
/** Saurian creatures among the cards just discarded. */
const hatched = creature({ in: 'discard', house: 'saurian', amongIt: true })

export const others2 = {
  // Worlds Collide
  overrun: [play(ifSo({ enemiesDestroyedThisTurn: 3 }, opponentLoses(2)))],
  'obsidian-forge': [
    action(
      all(
        sacrifice(anyNumber(friendly())),
        ifYouDo(may({ do: 'forge', extra: { plus: [6, { done: true, times: -1 }] } }), {
          do: 'destroy',
          what: 'self',
        }),
      ),
    ),
  ],
  sinestra: [when({ after: 'played', what: creature(), by: 'opponent', flank: 'left' }, opponentLoses(1))],
  dexus: [when({ after: 'played', what: creature(), by: 'opponent', flank: 'right' }, opponentLoses(1))],
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
  'imperial-scutum': [
    armor('host', 2),
    gainsAbility('host', destroyed({ do: 'moveAmber', n: 'all', from: 'self', to: 'supply' })),
  ],
  'phalanx-strike': [
    play({
      do: 'repeat',
      effect: all(chooseCard(choose(creature())), deal({ each: friendly() }, 'it')),
      may: true,
      once: true,
      exalt: choose(friendly()),
    }),
  ],
  gargantodon: [
    constant({ enters: 'stunned', to: 'self' }),
    constant({ to: 'self', dealsInFights: 4 }),
    constant({ stealIs: 'capture' }),
  ],
  'auto-legionary': [
    action({ do: 'moveToFlank', what: 'self' }),
    constant({ if: { is: 'self', a: creature() }, to: 'self', isCreature: { power: 5 } }),
    constant({ if: { is: 'self', a: creature() }, to: 'self', alsoHouse: 'all' }),
  ],
  'crash-muldoon': [
    keyword('deploy'),
    constant({ enters: 'ready', to: 'self' }),
    action(use(choose(creature({ neighbourOf: 'self', notHouse: 'staralliance' })))),
  ],
  'encounter-suit': [when({ before: 'actionResolves' }, ward('host'))],
  'creed-of-nurture': [
    omni(
      ifYouDo(
        sacrifice('self'),
        all(reveal(choose(inHand(creature()))), { do: 'gainTextOfRevealed', to: choose(creature()) }),
      ),
    ),
  ],

  // Mass Mutation
  bonesaw: [constant({ if: { friendlyDestroyedThisTurn: true }, enters: 'ready', to: 'self' })],
  drecker: [constant({ takesDamageOf: creature({ neighbourOf: 'self' }), also: true }), reap(steal(1))],
  'waking-nightmare': [
    enhance('capture'),
    play(opponentsNextTurn(constant({ keyCost: { each: creature({ house: 'dis' }) }, whose: 'any' }))),
  ],
  picaroon: [
    keyword('deploy'),
    power('self', { powerOf: creature({ neighbourOf: 'self', notTrait: 'changeling' }) }),
  ],
  maleficorn: [
    enhance('damage', 'damage', 'damage', 'damage'),
    when({ after: 'damagedByIcon', what: enemy() }, deal(1, 'triggering')),
  ],
  // The upper half has bonus icons only; power, armor and text are on the lower one (glossary/gigantische-kreaturen).
  'ultra-gravitron': [],
  'ultra-gravitron2': [
    play(archive(top(5))),
    fightReap(
      ifYouDo(
        discard(choose({ in: 'archives' })),
        all(purge(choose(creature())), { do: 'resolveIcons', of: 'it' }),
      ),
    ),
  ],
  'siren-horn': [gainsAbility('host', beforeFight({ do: 'moveAmber', n: 1, from: 'self', to: 'opposing' }))],
  'optio-gorkus': [
    elusive,
    gainsAbility(
      creature({ neighbourOf: 'self' }),
      destroyed(
        times(
          { amber: 'self' },
          {
            do: 'moveAmber',
            n: 1,
            from: 'self',
            to: choose(creature({ named: 'optio-gorkus', neighbourOf: 'self' })),
          },
        ),
      ),
    ),
  ],
  'mutant-cutpurse': [enhance('damage', 'damage', 'damage')],
  'rad-penny': [play(steal(1)), destroyed(shuffleIntoDeck('self'))],
  'shoulder-id': [
    taunt,
    constant({ to: 'self', cannot: 'fight' }),
    constant({ to: 'self', insteadOfDamage: steal(1) }),
  ],
  survey: [
    enhance('draw'),
    play(all({ do: 'look', what: top(2) }, { do: 'discard', what: choose({ in: 'deck', amongIt: true }) })),
  ],
  'saurian-egg': [
    constant({ to: 'self', cannot: 'fight' }),
    constant({ to: 'self', cannot: 'reap' }),
    omni(
      all(
        { do: 'discard', what: top(2) },
        ifSo(
          { there: hatched },
          all(
            { do: 'putIntoPlay', what: each(hatched), ready: true },
            { do: 'addPower', n: 3, to: 'it' },
            { do: 'destroy', what: 'self' },
          ),
        ),
      ),
    ),
  ],
  'wild-bounty': [enhance('amber', 'amber'), play(thisTurn(constant({ iconsAgain: true, uses: 1 })))],
} satisfies Record<string, CardText>
