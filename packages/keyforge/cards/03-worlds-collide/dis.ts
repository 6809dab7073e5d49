import type { CardText } from '../../abilities.ts'
import { borr, enrage, forge, neighbour, playFight } from '../phrases.ts'
import {
  action,
  addPower,
  all,
  anyNumber,
  archive,
  capture,
  captureFromOwnSide,
  choose,
  chooseCard,
  constant,
  creature,
  deal,
  dealHits,
  destroy,
  destroyed,
  doneBy,
  each,
  eachPlayer,
  either,
  elusive,
  enemy,
  exhaust,
  fight,
  fightReap,
  friendly,
  gain,
  hit,
  ifSo,
  ifYouDo,
  inDiscard,
  inHand,
  itIs,
  may,
  nameHouse,
  opponentDiscardsRandom,
  opponentLoses,
  opponentsNextTurn,
  play,
  playFightReap,
  power,
  purge,
  random,
  ready,
  reap,
  sacrifice,
  skirmish,
  steal,
  taunt,
  upTo,
  when,
} from '../words.ts'

const bane = (trait: string): CardText => [play(destroy(choose(creature({ trait }))))]

export const dis = {
  buzzle: [skirmish, playFight(ifYouDo(may(purge(choose(neighbour()))), ready('self')))],
  dendrix: [fight(opponentDiscardsRandom())],
  'draining-touch': [play(destroy(choose(creature({ hasAmber: false }))))],
  etaromme: [reap(destroy(choose(creature({ crowdedHouse: 'most' }))))],
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
  infurnace: [
    play(
      all(
        either(
          purge({ choose: inDiscard(), n: 2, upTo: true }),
          purge({ choose: inDiscard({ whose: 'enemy' }), n: 2, upTo: true }),
        ),
        opponentLoses({ icons: 'it', icon: 'amber' }),
      ),
    ),
  ],
  lilithal: [fightReap(capture(1))],
  malison: [
    fight(
      all(
        may({ do: 'move', what: choose(enemy()), to: 'anywhere' }),
        ifSo(itIs({ flank: true }), captureFromOwnSide(1, 'it')),
      ),
    ),
  ],
  rotgrub: [play(opponentLoses(1)), reap(archive('self'))],
  'the-evil-eye': [play(opponentsNextTurn(constant({ keyCost: 3, whose: 'any' })))],
  'borr-nit': [reap(borr)],
  'borr-nit-s-touch': [play(borr)],
  'e-e-on-the-fringes': [
    elusive,
    when(
      { after: 'discards', what: { house: 'dis' }, by: 'you', during: 'you' },
      ifYouDo(may(purge(choose(inDiscard({ house: 'dis', whose: 'any' })))), steal(1)),
      { turnOf: 'you' },
    ),
  ],
  'giants--bane': bane('giant'),
  'gleeful-mayhem': [play(deal(5, { choose: creature(), perHouse: true }))],
  'obsidian-forge': [
    action(
      all(
        sacrifice(anyNumber(friendly())),
        ifYouDo(may(forge({ plus: [6, { thisWay: true, times: -1 }] })), destroy('self')),
      ),
    ),
  ],
  snag: [
    fight(all(chooseCard('opposing'), opponentsNextTurn(constant({ mustChoose: 'ofIt', who: 'opponent' })))),
  ],
  'soul-fiddle': [action(enrage(choose(creature())))],
  'greater-oxtet': [
    taunt,
    when({ at: 'endOfReady', of: 'you' }, ifYouDo(purge(choose(inHand())), addPower(2, 'self'))),
  ],
  'harvest-time': [
    play(
      all(
        { do: 'name', what: 'trait' },
        purge(each({ trait: 'chosen' })),
        eachPlayer(gain({ thisWay: true, by: 'controller' })),
      ),
    ),
  ],
  'lesser-oxtet': [
    elusive,
    play(purge(each(inHand()))),
    reap(opponentsNextTurn(constant({ keyCost: 3, whose: 'any' }))),
  ],
  'lord-invidius': [
    elusive,
    constant({
      if: { is: 'self', a: { centre: true } },
      to: 'self',
      gainsAbility: reap(
        all(
          { do: 'takeControl', of: choose(enemy({ flank: true })), house: 'dis', always: true },
          exhaust('it'),
        ),
      ),
    }),
  ],
  noname: [
    power('self', { each: { in: 'purged', whose: 'any' } }),
    playFightReap(purge(choose(inDiscard({ whose: 'any' })))),
  ],
  sinestra: [when({ after: 'played', what: creature(), by: 'opponent', flank: 'left' }, opponentLoses(1))],
  'snag-s-mirror': [
    when(
      { after: 'choosesHouse' },
      doneBy('active', opponentsNextTurn(constant({ cannotChoose: 'active', who: 'opponent' }))),
    ),
  ],
  snaglet: [
    elusive,
    action(
      all(
        nameHouse,
        opponentsNextTurn(when({ after: 'choosesHouse', by: 'opponent', house: 'chosen' }, steal(2))),
      ),
    ),
  ],
  'beasts--bane': bane('beast'),
  'demons--bane': bane('demon'),
  dexus: [when({ after: 'played', what: creature(), by: 'opponent', flank: 'right' }, opponentLoses(1))],
  'dinosaurs--bane': bane('dinosaur'),
  'humans--bane': bane('human'),
  'scientists--bane': bane('scientist'),
  'thieves--bane': bane('thief'),
} satisfies Record<string, CardText>
