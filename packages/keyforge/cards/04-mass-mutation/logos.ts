import type { CardText } from '../../abilities.ts'
import { daemo, dino, techno, xeno } from '../phrases.ts'
import {
  action,
  all,
  archive,
  armor,
  artifact,
  choose,
  constant,
  creature,
  deal,
  destroy,
  destroyed,
  discard,
  draw,
  each,
  either,
  elusive,
  enemy,
  enhance,
  fight,
  fightReap,
  friendly,
  gain,
  gainChains,
  gains,
  gainsAbility,
  ifSo,
  ifYouDo,
  inHand,
  may,
  not,
  omni,
  onFlank,
  opponentsNextTurn,
  play,
  playCard,
  purge,
  reap,
  returnToHand,
  reveal,
  skirmish,
  startOfYourTurn,
  steal,
  thisTurn,
  top,
  ward,
  when,
} from '../words.ts'

export const logos = {
  'bot-bookton': [reap(playCard(top(1)))],
  'dæmo-bot': [techno, daemo],
  'diametric-charge': [play(deal(1, choose(creature()), 2))],
  'eclectic-inquiry': [play(archive(top(2)))],
  infomorph: [enhance('draw', 'draw')],
  lethologica: [play(ifYouDo({ do: 'discardUntil', filter: { house: 'logos' } }, returnToHand('it')))],
  munchling: [
    skirmish,
    fight(ifYouDo(may(discard(choose({ house: 'logos', in: ['hand', 'archives'] }))), gain(1))),
  ],
  'opposition-research': [
    enhance('damage'),
    play(opponentsNextTurn(constant({ to: enemy(), cannot: 'reap' }))),
  ],
  'q-mechs': [play(draw(1)), destroyed(archive('self'))],
  'titan-engineer': [constant({ if: not(onFlank), keyCost: 1, whose: 'any' })],
  'causal-loop': [play(all(archive(choose(inHand())), archive('self')))],
  chronus: [
    enhance('draw', 'draw'),
    when({ after: 'resolvesIcon', icon: 'draw', by: 'you' }, may(archive(choose(inHand())))),
  ],
  'fission-bloom': [enhance('draw'), action(thisTurn(constant({ iconsAgain: true, uses: 1 })))],
  'forge-compiler': [when({ after: 'forges', by: 'opponent' }, all(destroy('self'), ward(each(friendly()))))],
  krrrzzzaaap: [play(all(destroy(each(creature({ notTrait: 'mutant' }))), gainChains(1)))],
  'mutagenic-serum': [
    omni(all(destroy('self'), thisTurn(constant({ mayUse: friendly({ trait: 'mutant' }) })))),
  ],
  'novu-dynamo': [
    startOfYourTurn(
      ifYouDo(may(discard(choose({ house: 'logos', in: ['hand', 'archives'] }))), gain(1), destroy('self')),
    ),
  ],
  'professor-terato': [gainsAbility(creature({ trait: 'mutant' }), reap(draw(1)))],
  adaptoid: [
    enhance('capture', 'damage', 'draw'),
    when(
      { after: 'played', what: { icons: { min: 1 } }, by: 'you' },
      either(
        thisTurn(armor('self', 2)),
        thisTurn(gains('self', 'assault', 2)),
        thisTurn(gainsAbility('self', fight(steal(1)))),
      ),
    ),
  ],
  animator: [action({ do: 'animate', what: choose(artifact()), power: 3 })],
  'auto-vac-5150': [
    action(
      ifYouDo(
        may(discard(choose({ in: 'archives' }))),
        opponentsNextTurn(constant({ keyCost: 3, whose: 'any' })),
        archive(choose(inHand())),
      ),
    ),
  ],
  'cyber-clone': [
    play(ifYouDo(purge(choose(creature({ other: true }))), { do: 'becomeLike', what: 'self', like: 'it' })),
  ],
  'library-card': [
    action(ifYouDo(purge('self'), thisTurn(when({ after: 'played', what: {}, by: 'you' }, draw(1))))),
  ],
  'mind-over-matter': [play(archive(each(creature())))],
  'the-archivist': [constant({ archivesChoice: true })],
  'it-s-coming': [
    play(
      all(
        { do: 'search', filter: { gigantic: true, in: ['deck', 'discard'] } },
        reveal('it'),
        returnToHand('it'),
      ),
    ),
  ],
  'dino-bot': [dino, techno],
  'lyco-bot': [skirmish, techno],
  'sacro-bot': [techno],
  'umbra-bot': [elusive, techno],
  'xeno-bot': [xeno, techno],
  // The upper half has bonus icons only; power, armor and text are on the lower one (glossary/gigantische-kreaturen).
  'ultra-gravitron2': [
    play(archive(top(5))),
    fightReap(
      ifYouDo(
        discard(choose({ in: 'archives' })),
        all(purge(choose(creature())), { do: 'resolveIcons', of: 'it' }),
      ),
    ),
  ],
  'even-ivan': [action(ifSo({ compare: { amber: 'opponent' }, parity: 'even' }, steal(1)))],
  'odd-clawde': [action(ifSo({ compare: { amber: 'opponent' }, parity: 'odd' }, steal(1)))],
  'auto-encoder': [when({ after: 'discards', by: 'you' }, archive(top(1)))],
} satisfies Record<string, CardText>
