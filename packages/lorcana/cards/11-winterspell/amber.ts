import type { Texts } from '../facts.ts'
import { canBePlayedFree, take } from '../phrases.ts'
import {
  activated,
  all,
  banish,
  cant,
  character,
  chosen,
  discard,
  draw,
  exertSelf,
  give,
  giveStrength,
  has,
  inOrder,
  keyword,
  lookAt,
  may,
  one,
  opposingCharacter,
  payLess,
  payLessForNext,
  play,
  removeDamage,
  returnToHand,
  selfHas,
  shift,
  when,
  whenever,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Lilo - Snow Artist': [selfHas({ lore: 1 }, { while: youHave(character({ named: 'Stitch' })) })],
  'Pudge - Controls the Weather': [canBePlayedFree(youHave(character({ named: 'Lilo' })))],
  'Pumbaa - Winter Warthog': [whenPlayed(discard(1, 'eachOpponent'))],
  'Tiana - Warm and Happy': [has(keyword('support'))],
  'Stitch - Carefree Snowboarder': [
    wheneverQuests(may(draw()), { if: youHave(character({ other: true }), 2) }),
  ],
  'Pocahontas - Finding the Way': [whenPlayed(give(chosen(character()), { lore: 1 }))],
  'David - Protective Snowboarder': [has(keyword('bodyguard'))],
  'Fangmeyer - Icy Officer': [
    whenPlayed(may(returnToHand(one(character({ classification: 'Detective', in: 'discard' }))))),
  ],
  'Chief Powhatan - Protective Leader': [has(keyword('bodyguard')), selfHas({ cant: ['challenge'] })],
  'Sarabi - Protecting the Pride': [
    activated([exertSelf], giveStrength(chosen(opposingCharacter()), -4, 'untilYourNextTurn')),
  ],
  'Lilo - Rock Star': [
    has(shift(4)),
    wheneverQuests(may(play(character({ cost: { max: 2 }, in: 'discard' }), { free: true }))),
  ],
  'Pleakley - Arctic Naturalist': [
    whenPlayed(draw(), { if: youHave(character({ classification: 'Alien', other: true })) }),
  ],
  'Jumba Jookiba - Prolific Inventor': [
    payLess({ each: yourCharacter() }, 'self'),
    wheneverQuests(may(removeDamage('all', chosen(character())))),
  ],
  'Nani - Stage Manager': [whenPlayed(lookAt(4, 'bottom', take(character({ cost: { max: 2 } }))))],
  'Simba - Playful Pouncer': [whenPlayed(giveStrength(chosen(opposingCharacter()), -2, 'untilYourNextTurn'))],
  'Percy - Pupsicle': [selfHas({ cant: ['challenge'] })],

  'Raging Storm': { effect: banish(all(character())) },
  'Akood et Emuti': { effect: inOrder(payLessForNext(2, character()), draw()) },
  'Mother Will Protect You': { effect: cant(chosen(character()), 'beChallenged', 'untilYourNextTurn') },
  'Wisdom of the Willow': { effect: whenever(when('quest', may(draw()), { what: yourCharacter() })) },
  'Ohana Means Family': {
    effect: inOrder(removeDamage('all', chosen(yourCharacter())), draw({ done: 'damageRemoved' })),
  },
}
