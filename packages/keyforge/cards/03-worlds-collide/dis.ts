import type { CardText } from '../../abilities.ts'
import { enrage, forge, neighbour, playFight } from '../phrases.ts'
import {
  action,
  all,
  anyNumber,
  archive,
  capture,
  choose,
  chooseCard,
  constant,
  creature,
  dealHits,
  destroy,
  destroyed,
  each,
  elusive,
  fight,
  fightReap,
  friendly,
  hit,
  ifYouDo,
  inDiscard,
  inHand,
  may,
  opponentDiscardsRandom,
  opponentLoses,
  opponentsNextTurn,
  play,
  purge,
  random,
  ready,
  reap,
  sacrifice,
  skirmish,
  steal,
  upTo,
  when,
} from '../words.ts'

const bane = (trait: string): CardText => [play(destroy(choose(creature({ trait }))))]

export const dis = {
  buzzle: [skirmish, playFight(ifYouDo(may(purge(choose(neighbour()))), ready('self')))],
  dendrix: [fight(opponentDiscardsRandom())],
  'festering-touch': [
    play(
      all(
        chooseCard(upTo(2, creature())),
        dealHits(
          hit(1, each(creature({ among: 'it', damaged: false }))),
          hit(3, each(creature({ among: 'it', damaged: true }))),
        ),
      ),
    ),
  ],
  'harbinger-of-doom': [destroyed(destroy(each(creature())))],
  impspector: [destroyed(purge(random(inHand({ whose: 'enemy' }))))],
  lilithal: [fightReap(capture(1))],
  rotgrub: [play(opponentLoses(1)), reap(archive('self'))],
  'the-evil-eye': [play(opponentsNextTurn(constant({ keyCost: 3, whose: 'any' })))],
  'e-e-on-the-fringes': [
    elusive,
    when(
      { after: 'discards', what: { house: 'dis' }, by: 'you', during: 'you' },
      ifYouDo(may(purge(choose(inDiscard({ house: 'dis', whose: 'any' })))), steal(1)),
      { turnOf: 'you' },
    ),
  ],
  'giants--bane': bane('giant'),
  'obsidian-forge': [
    action(
      all(
        sacrifice(anyNumber(friendly())),
        ifYouDo(may(forge({ plus: [6, { thisWay: true, times: -1 }] })), destroy('self')),
      ),
    ),
  ],
  'soul-fiddle': [action(enrage(choose(creature())))],
  'lesser-oxtet': [
    elusive,
    play(purge(each(inHand()))),
    reap(opponentsNextTurn(constant({ keyCost: 3, whose: 'any' }))),
  ],
  sinestra: [when({ after: 'played', what: creature(), by: 'opponent', flank: 'left' }, opponentLoses(1))],
  'beasts--bane': bane('beast'),
  'demons--bane': bane('demon'),
  dexus: [when({ after: 'played', what: creature(), by: 'opponent', flank: 'right' }, opponentLoses(1))],
  'dinosaurs--bane': bane('dinosaur'),
  'humans--bane': bane('human'),
  'scientists--bane': bane('scientist'),
  'thieves--bane': bane('thief'),
} satisfies Record<string, CardText>
