import type { CardText } from '../../abilities.ts'
import { enrage, neighbour, usedToFight } from '../phrases.ts'
import {
  action,
  addPower,
  all,
  beforeFight,
  choose,
  chooseCard,
  constant,
  creature,
  deal,
  destroy,
  destroyedFighting,
  discard,
  draw,
  each,
  elusive,
  endOfYourTurn,
  enemy,
  fight,
  friendly,
  gain,
  gainChains,
  gainsAbility,
  ifSo,
  inHand,
  itIs,
  itIsDestroyed,
  keyword,
  lose,
  may,
  opponentLoses,
  play,
  power,
  random,
  readyAndFight,
  reap,
  skirmish,
  stun,
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
  'slimy-jark': [skirmish, elusive, fight(enrage('opposing'))],
  'kaloch-stonefather': [
    constant({ if: { is: 'self', a: { centre: true } }, to: friendly(), gains: 'skirmish' }),
  ],
  'nogi-smartfist': [fight(all(draw(2), discard(random(inHand(), 2))))],
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
  'mega-alaka': [constant({ if: usedToFight, enters: 'ready', to: 'self' })],
  'mega-cowfyne': [cowfyne],
  'mega-ganger-chieftain': [play(may(readyAndFight(choose(neighbour()))))],
  'mega-groke': [groke],
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
