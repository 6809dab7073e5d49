import type { Texts } from '../facts.ts'
import { atLocation, drawThenDiscard, youPlayedThisTurn } from '../phrases.ts'
import {
  action,
  activated,
  all,
  banish,
  banishSelf,
  character,
  chosen,
  deal,
  discard,
  draw,
  exertSelf,
  gainLore,
  gains,
  giveStrength,
  has,
  ifSo,
  inOrder,
  item,
  keyword,
  location,
  loseLore,
  may,
  move,
  one,
  opposingCharacter,
  payingInk,
  payLessForNext,
  play,
  ready,
  returnToHand,
  revealHandAndDiscard,
  selfHas,
  shift,
  song,
  theyHave,
  when,
  whenBanished,
  whenChallengedAndBanished,
  wheneverQuests,
  whenPlayed,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const emerald: Texts = {
  'Cubby - Mighty Lost Boy': [when('move', giveStrength('self', 3))],
  "Cursed Merfolk - Ursula's Handiwork": [when('challenged', discard(1, 'eachOpponent'))],
  'Don Karnage - Prince of Pirates': [has(keyword('evasive'))],
  'Flotsam - Riffraff': [theyHave(yourCharacter({ named: 'Jetsam' }), { strength: 3 })],
  'Friar Tuck - Priest of Nottingham': [whenPlayed(discard(1, { most: 'hand' }))],
  'Helga Sinclair - Femme Fatale': [
    has(shift(3)),
    wheneverQuests(may(deal(3, chosen(character({ damaged: true }))))),
  ],
  'Helga Sinclair - Vengeful Partner': [whenChallengedAndBanished(banish('challenger'))],
  'Jetsam - Riffraff': [
    has(keyword('ward')),
    theyHave(yourCharacter({ named: 'Flotsam' }), { keywords: [keyword('ward')] }),
  ],
  'Kit Cloudkicker - Tough Guy': [
    whenPlayed(may(returnToHand(chosen(opposingCharacter({ strength: { max: 2 } }))))),
  ],
  'Lyle Tiberius Rourke - Cunning Mercenary': [
    whenPlayed(gains(chosen(opposingCharacter()), keyword('reckless'), 'theirNextTurn')),
    when('banished', loseLore(1), { what: yourOtherCharacter() }),
  ],
  'Milo Thatch - King of Atlantis': [has(shift(4)), whenBanished(returnToHand(all(opposingCharacter())))],
  'Peter Pan - Lost Boy Leader': [when('move', gainLore({ of: 'whom', value: 'lore' }), { once: true })],
  'Prince John - Phony King': [wheneverQuests(loseLore(2, { more: 'lore' }))],
  'Shenzi - Hyena Pack Leader': [
    selfHas({ strength: 3 }, { while: atLocation }),
    when('challenge', may(draw()), { whom: character(), while: atLocation }),
  ],
  'Sir Hiss - Aggravating Asp': [has(keyword('evasive'))],
  'Skippy - Energetic Rabbit': [has(keyword('ward'))],
  'Stitch - Covert Agent': [
    has(keyword('evasive')),
    selfHas({ keywords: [keyword('ward')] }, { while: atLocation }),
  ],
  'Ursula - Deceiver': [whenPlayed(revealHandAndDiscard(song(), 'chosenOpponent'))],
  'Ursula - Deceiver of All': [when('sing', may(play('whom', { free: true, afterwards: 'bottom' })))],
  'Wildcat - Mechanic': [has(keyword('evasive')), activated([exertSelf], banish(chosen(item())))],
  'Zazu - Steward of the Pride Lands': [selfHas({ lore: 1 }, { while: atLocation })],

  'Has Set My Heaaaaaaart . . .': { effect: banish(chosen(item())) },
  'I Will Find My Way': {
    effect: inOrder(
      giveStrength(chosen(yourCharacter()), 2),
      may(move('it', one(location({ whose: 'yours' })))),
    ),
  },
  'Strike a Good Match': { effect: drawThenDiscard(2, 1) },

  Airfoil: [activated([exertSelf], ifSo(youPlayedThisTurn(action(), 2), draw()))],
  "Robin's Bow": [
    activated([exertSelf], deal(1, chosen({ type: ['character', 'location'], damaged: true }))),
    when('quest', may(ready('self')), { what: yourCharacter({ named: 'Robin Hood' }) }),
  ],
  'Starlight Vial': [
    activated([exertSelf], payLessForNext(2, action())),
    activated([payingInk(2), banishSelf], drawThenDiscard(2, 1)),
  ],

  'Fang - River City': [
    theyHave(character({ here: true }), { keywords: [keyword('ward'), keyword('evasive')] }),
  ],
  "Kuzco's Palace - Home of the Emperor": [
    whenBanished(banish('challenger'), { what: character({ here: true }), inChallenge: 'asChallenged' }),
  ],
}
