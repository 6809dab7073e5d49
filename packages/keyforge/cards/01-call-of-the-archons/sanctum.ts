import type { CardText } from '../../abilities.ts'
import {
  action,
  all,
  archive,
  armor,
  artifact,
  asActiveHouse,
  beforeFight,
  capture,
  choose,
  chooseCard,
  creature,
  deal,
  destroy,
  destroyed,
  destroyedFighting,
  draw,
  each,
  eachPlayer,
  either,
  enemy,
  fight,
  fightReap,
  friendly,
  gain,
  gains,
  gainsAbility,
  heal,
  hit,
  ifSo,
  ifYouDo,
  lose,
  may,
  nameHouse,
  omni,
  onFlank,
  opponentControlsMore,
  opponentHas,
  otherFriendly,
  play,
  playFightReap,
  power,
  purge,
  ready,
  readyAndFight,
  readyAndUse,
  reap,
  returnToHand,
  sacrifice,
  sacrificeOmni,
  stun,
  taunt,
  thisTurn,
  times,
  unstun,
  use,
  when,
  youHave,
} from '../words.ts'

const friendlyKnight = friendly({ trait: 'knight' })

export const sanctum = {
  // Actions
  begone: [play(either(destroy(each(creature({ house: 'dis' }))), gain(1)))],
  'blinding-light': [play(all(nameHouse, stun(each(creature({ house: 'chosen' })))))],
  // Only a creature that is played can use what it gains.
  charge: [play(thisTurn(gainsAbility(creature(), play(deal(2, choose(enemy()))))))],
  'cleansing-wave': [play(all(heal(1, each(creature())), gain({ thisWay: true })))],
  'clear-mind': [play(unstun(each(friendly())))],
  'doorstep-to-heaven': [play(eachPlayer(ifSo(youHave(6), lose({ minus: [{ amber: 'you' }, 5] }))))],
  'glorious-few': [play(gain({ minus: [{ each: enemy() }, { each: friendly() }] }))],
  'honorable-claim': [play(capture(1, each(friendlyKnight)))],
  inspiration: [play(readyAndUse(choose(friendly())))],
  'mighty-lance': [
    play({
      do: 'deal',
      hits: [hit(3, choose(creature())), hit(3, choose(creature({ neighbourOf: 'it' })))],
    }),
  ],
  'oath-of-poverty': [
    play(all(destroy(each(artifact({ whose: 'friendly' }))), gain({ thisWay: true, times: 2 }))),
  ],
  'one-stood-against-many': [
    play(
      all(
        chooseCard(choose(friendly())),
        times(3, all(ready('it'), { do: 'use', what: 'it', how: 'fight', against: 'different' })),
      ),
    ),
  ],
  'radiant-truth': [play(stun(each(enemy({ flank: false }))))],
  'shield-of-justice': [play(thisTurn({ kind: 'constant', to: friendly(), cannot: 'beDamaged' }))],
  'take-hostages': [play(thisTurn(when({ after: 'fights', what: friendly() }, capture(1, 'triggering'))))],
  'terms-of-redress': [play(capture(2, choose(friendly())))],
  'the-harder-they-come': [play(purge(choose(creature({ power: { min: 5 } }))))],
  'the-spirit-s-way': [play(destroy(each(creature({ power: { min: 3 } }))))],

  // Artifacts
  'epic-quest': [
    play(archive(each(friendlyKnight))),
    omni(
      ifSo(
        { happened: { after: 'played', what: { house: 'sanctum' }, by: 'you' }, atLeast: 7 },
        all(sacrifice('self'), { do: 'forge', free: true }),
      ),
    ),
  ],
  'gorm-of-omm': [sacrificeOmni(destroy(choose(artifact())))],
  'hallowed-blaster': [action(heal(3, choose(creature())))],
  'potion-of-invulnerability': [
    sacrificeOmni(thisTurn({ kind: 'constant', to: friendly(), cannot: 'beDamaged' })),
  ],
  'round-table': [power(friendlyKnight, 1), gains(friendlyKnight, 'taunt')],
  'sigil-of-brotherhood': [
    sacrificeOmni(thisTurn({ kind: 'constant', mayUse: friendly({ house: 'sanctum' }) })),
  ],
  'whispering-reliquary': [action(returnToHand(choose(artifact())))],

  // Creatures
  bulwark: [armor(creature({ neighbourOf: 'self' }), 2)],
  'champion-anaphiel': [taunt],
  'champion-tabris': [fight(capture(1))],
  'commander-remiel': [reap(use(choose(friendly({ notHouse: 'sanctum' }))))],
  'duma-the-martyr': [destroyed(all(heal('all', each(otherFriendly())), draw(2)))],
  francus: [destroyedFighting(capture(1))],
  'grey-monk': [armor(friendly(), 1), reap(heal(2, choose(creature())))],
  'hayyel-the-merchant': [when({ after: 'played', what: artifact(), by: 'you' }, gain(1))],
  'horseman-of-death': [play(returnToHand(each(creature({ trait: 'horseman', in: 'discard' }))))],
  'horseman-of-famine': [playFightReap(destroy({ least: 1, of: creature() }))],
  'horseman-of-pestilence': [playFightReap(deal(1, each(creature({ notTrait: 'horseman' }))))],
  'horseman-of-war': [
    play(
      all(
        thisTurn({ kind: 'constant', to: friendly(), activeHouse: true }),
        thisTurn({ kind: 'constant', to: friendly(), canOnly: 'fight' }),
      ),
    ),
  ],
  'jehu-the-bureaucrat': [when({ after: 'choosesHouse', house: 'sanctum', by: 'you' }, gain(2))],
  'lady-maxena': [play(stun(choose(creature()))), action(returnToHand('self'))],
  'lord-golgotha': [beforeFight(deal(3, { neighboursOf: 'opposing' }))],
  'numquid-the-fair': [play({ do: 'repeat', effect: destroy(choose(enemy())), if: opponentControlsMore })],
  protectrix: [
    reap(
      may(
        ifYouDo(
          heal('all', choose(creature())),
          thisTurn({ kind: 'constant', to: 'it', cannot: 'beDamaged' }),
        ),
      ),
    ),
  ],
  'raiding-knight': [play(capture(1))],
  'sanctum-guardian': [taunt, fightReap({ do: 'swap', what: 'self', with: choose(otherFriendly()) })],
  sequis: [reap(capture(1))],
  'sergeant-zakiel': [play(may(readyAndFight(choose(creature({ neighbourOf: 'self' })))))],
  'staunch-knight': [power('self', 2, onFlank)],
  gatekeeper: [play(ifSo(opponentHas(7), capture({ minus: [{ amber: 'opponent' }, 5] })))],
  'the-vaultkeeper': [{ kind: 'constant', cannotBeStolen: 'you' }],
  'veemos-lightbringer': [play(destroy(each(creature({ keyword: 'elusive' }))))],

  // Upgrades
  'armageddon-cloak': [
    gains('host', 'hazardous', 2),
    gainsAbility('host', {
      kind: 'bold',
      on: ['destroyed'],
      instead: true,
      effect: all(heal('all', 'self'), destroy('granter')),
    }),
  ],
  'mantle-of-the-zealot': [gainsAbility('host', asActiveHouse('self'))],
  'protect-the-weak': [armor('host', 1), gains('host', 'taunt')],
  'shoulder-armor': [
    armor('host', 2, { is: 'host', a: { flank: true } }),
    power('host', 2, { is: 'host', a: { flank: true } }),
  ],
} satisfies Record<string, CardText>
