import type { Texts } from '../facts.ts'
import { noCardsInHand, take, wheneverInked } from '../phrases.ts'
import {
  activated,
  all,
  banish,
  banishing,
  character,
  chosen,
  deal,
  draw,
  exerting,
  exertSelf,
  gains,
  giveStrength,
  has,
  inOrderTo,
  intoInkwell,
  item,
  keyword,
  lookAt,
  may,
  oneLooked,
  opponentsTurn,
  opposingCharacter,
  play,
  playFreeFor,
  removeDamage,
  resist,
  returnToHand,
  selfHas,
  send,
  shift,
  theyHave,
  upTo,
  when,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const sapphire: Texts = {
  'Clarabelle - News Reporter': [
    has(keyword('support')),
    theyHave(yourOtherCharacter({ keyword: 'support' }), { strength: 1 }),
  ],
  'Scrooge McDuck - Resourceful Miser': [
    playFreeFor([exerting(item(), { n: 4 })]),
    whenPlayed(lookAt(4, 'bottom', take(item()))),
  ],
  'Mattias - Arendelle General': [
    theyHave(yourCharacter({ classification: 'Queen' }), { keywords: [keyword('ward')] }),
  ],
  "Monsieur D'Arque - Despicable Proprietor": [
    wheneverQuests(may(inOrderTo(banish(chosen(item({ whose: 'yours' }))), draw()))),
  ],
  'Belle - Apprentice Inventor': [playFreeFor([banishing(item(), { chosen: true })])],
  'Lucky - Runt of the Litter': [
    wheneverQuests(lookAt(2, 'bottom', take(character({ classification: 'Puppy' }), 'any'))),
  ],
  'Dawson - Puzzling Sleuth': [wheneverInked(lookAt(1, 'topOrBottom'), { once: true })],
  'Tamatoa - Happy as a Clam': [
    whenPlayed(returnToHand(upTo(2, item({ in: 'discard' })))),
    wheneverQuests(may(play(item(), { free: true }))),
  ],
  'Heihei - Expanded Consciousness': [
    has(shift(3)),
    has(resist(1)),
    whenPlayed(intoInkwell(all({ in: 'hand' }), 'exerted')),
  ],
  'Kida - Creative Thinker': [
    has(keyword('ward')),
    activated([exertSelf], lookAt(2, 'top', send(oneLooked(), 'inkwellExerted'))),
  ],
  'Marie - Favored Kitten': [wheneverQuests(may(giveStrength(chosen(character()), -2)))],
  'Pepper - Quick-Thinking Puppy': [
    whenBanished(may(intoInkwell('triggering', 'exerted')), {
      what: yourCharacter({ classification: 'Puppy' }),
    }),
  ],
  'Freckles - Good Boy': [whenPlayed(giveStrength(chosen(opposingCharacter()), -1))],
  'Honey Lemon - Chemistry Whiz': [
    wheneverYouPlay(character({ classification: 'Floodborn' }), may(removeDamage(2, chosen(character()))), {
      how: 'shift',
    }),
  ],
  'Robin Hood - Eye for Detail': [has(keyword('support'))],
  'Penny the Orphan - Clever Child': [
    selfHas({ keywords: [keyword('ward')] }, { while: youHave(character({ classification: 'Hero' })) }),
  ],
  'Lady Kluck - Protective Confidant': [has(keyword('bodyguard')), has(keyword('ward'))],
  'Jasmine - Inspired Researcher': [
    wheneverQuests(draw({ each: yourCharacter({ classification: 'Ally' }) }), { if: noCardsInHand }),
  ],
  'Jebidiah Farnsworth - Expedition Cook': [
    has(keyword('support')),
    whenPlayed(gains(chosen(character()), resist(1), 'untilYourNextTurn')),
  ],
  'Baymax - Upgraded Robot': [
    has(keyword('support')),
    whenPlayed(lookAt(4, 'bottom', take(character({ classification: 'Floodborn' })))),
  ],
  'Maid Marian - Badminton Ace': [
    when('damaged', deal(1, chosen(opposingCharacter())), {
      what: yourCharacter({ classification: 'Ally' }),
      while: opponentsTurn,
    }),
    theyHave(yourCharacter({ named: 'Lady Kluck' }), { keywords: [resist(1)] }),
  ],
  'Water Has Memory': { effect: lookAt(4, 'bottom', send(oneLooked(), 'top'), { of: 'chosenPlayer' }) },

  'All Is Found': { effect: intoInkwell(upTo(2, { in: 'discard' }), 'exerted') },

  'Sapphire Coil': [wheneverInked(may(giveStrength(chosen(character()), -2)))],
  "Baymax's Charging Station": [
    wheneverYouPlay(character({ classification: 'Floodborn' }), may(draw()), { how: 'shift' }),
  ],
}
