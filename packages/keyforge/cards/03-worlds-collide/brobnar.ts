import type { CardText } from '../../abilities.ts'
import { enrage, neighbour, usedToFight } from '../phrases.ts'
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
  creatureOrArtifact,
  deal,
  dealHits,
  destroy,
  destroyed,
  destroyedFighting,
  discard,
  draw,
  each,
  eachPlayer,
  elusive,
  endOfYourTurn,
  enemy,
  fight,
  friendly,
  gain,
  gainChains,
  gainsAbility,
  hit,
  ifSo,
  ifYouDo,
  inDiscard,
  inHand,
  itIs,
  itIsDestroyed,
  keyword,
  lose,
  may,
  not,
  opponentLoses,
  play,
  power,
  purge,
  random,
  readyAndFight,
  reap,
  returnToHand,
  sacrifice,
  seen,
  skirmish,
  startOfYourTurn,
  steal,
  stun,
  there,
  thisTurn,
  when,
} from '../words.ts'

const brew = play(addPower(2, choose(creature())))
/** The Mega creatures do what those do that they are named after. */
const cowfyne = beforeFight(deal(2, { neighboursOf: 'opposing' }))
const groke = fight(opponentLoses(1))
const mogghunter = fight(deal(2, choose(creature({ flank: true }))))
const narp = constant({ to: neighbour(), cannot: 'reap' })
const shorty = [keyword('assault', 4), reap(enrage('self'))]

export const brobnar = {
  alaka: [constant({ if: usedToFight, enters: 'ready', to: 'self' })],
  'alaka-s-brew': [brew],
  ballcano: [play(all(deal(4, each(creature())), gainChains(2)))],
  'barn-razing': [play(thisTurn(when({ after: 'fights', what: friendly() }, opponentLoses(1))))],
  'berserker-slam': [
    play(all(deal(4, choose(creature({ flank: true }))), ifSo(itIsDestroyed, lose(1, 'itsController')))),
  ],
  'gron-nine-toes': [
    constant({ if: { is: 'self', a: { damaged: true } }, to: 'self', power: 4, survived: true }),
  ],
  irestaff: [action(all(enrage(choose(creature())), addPower(1, 'it')))],
  mogghunter: [mogghunter],
  narp: [narp],
  shorty,
  'stilt-kin': [
    skirmish,
    when({ after: 'played', what: neighbour({ trait: 'giant' }) }, readyAndFight('self')),
  ],
  'warriors--refrain': [play(stun(each(creature({ power: { max: 3 } }))))],
  'fyre-breath': [power('host', 3), gainsAbility('host', beforeFight(deal(2, { neighboursOf: 'opposing' })))],
  gravelguts: [destroyedFighting(addPower(2, 'self'))],
  overrun: [play(ifSo({ happened: { after: 'destroyed', what: enemy() }, atLeast: 3 }, opponentLoses(2)))],
  'power-of-fire': [
    play(
      all(
        ifYouDo(sacrifice(choose(friendly())), eachPlayer(lose({ part: 2, of: { powerOf: 'it' } }))),
        gainChains(1),
      ),
    ),
  ],
  ragwarg: [
    when({ after: 'reaps', what: creature() }, deal(2, 'triggering'), {
      happened: { after: 'reaps', what: creature() },
      exactly: 1,
    }),
  ],
  'shattered-throne': [when({ after: 'usedToFight', what: creature() }, capture(1, 'triggering'))],
  sköll: [
    keyword('assault', 3),
    when(
      { after: 'destroyed', what: enemy(), against: 'self', through: 'assault' },
      addPower(1, choose(friendly())),
    ),
  ],
  'slimy-jark': [skirmish, elusive, fight(enrage('opposing'))],
  'igon-the-green': [
    destroyed(all(purge('self'), returnToHand(choose(inDiscard({ named: 'igon-the-terrible' }))))),
  ],
  'kaloch-stonefather': [
    constant({ if: { is: 'self', a: { centre: true } }, to: friendly(), gains: 'skirmish' }),
  ],
  'nogi-smartfist': [fight(all(draw(2), discard(random(inHand(), 2))))],
  'old-boomy': [
    reap(
      all(
        { do: 'revealUntil', filter: { house: 'brobnar' }, mayStop: true },
        ifSo(there(seen({ house: 'brobnar' })), deal(2, 'self')),
        archive(each(seen())),
      ),
    ),
  ],
  ragnarok: [
    keyword('alpha'),
    play(
      all(
        thisTurn(constant({ to: creature(), cannot: 'reap' })),
        thisTurn(when({ after: 'fights', what: friendly() }, gain(1))),
        thisTurn(endOfYourTurn(destroy(each(creature())))),
      ),
    ),
  ],
  'the-big-one': [
    when(
      { after: 'played', what: creature() },
      all(
        { do: 'addCounter', counter: 'fuse', n: 1, to: 'self' },
        ifSo({ compare: { counters: 'fuse', on: 'self' }, atLeast: 10 }, destroy(each(creatureOrArtifact()))),
      ),
    ),
  ],
  'the-floor-is-lava': [startOfYourTurn(dealHits(hit(1, choose(friendly())), hit(1, choose(enemy()))))],
  'igon-the-terrible': [
    play(ifSo(not(there({ named: 'igon-the-green', in: 'purged', whose: 'any' })), destroy('self'))),
    fight(steal(1)),
  ],
  'mega-alaka': [constant({ if: usedToFight, enters: 'ready', to: 'self' })],
  'mega-cowfyne': [cowfyne],
  'mega-ganger-chieftain': [play(may(readyAndFight(choose(neighbour()))))],
  'mega-groke': [groke],
  'mega-gron-nine-toes': [
    constant({ if: { is: 'self', a: { damaged: true } }, to: 'self', power: 4, survived: true }),
  ],
  'mega-mogghunter': [mogghunter],
  'mega-narp': [narp],
  'mega-shorty': shorty,
  'chieftain-s-brew': [brew],
  'cowfyne-s-brew': [brew],
  'groke-s-brew': [brew],
  'gron-s-brew': [brew],
  'mogghunter-s-brew': [brew],
  'narp-s-brew': [brew],
  'shorty-s-brew': [brew],
  'guji-dinosaur-hunter': [
    elusive,
    action(
      all(
        chooseCard(choose(creature())),
        ifSo({ any: [itIs({ trait: 'dinosaur' }), itIs({ hasAmber: true })] }, deal(6, 'it'), deal(2, 'it')),
      ),
    ),
  ],
} satisfies Record<string, CardText>
