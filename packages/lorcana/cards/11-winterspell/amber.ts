import type { Texts } from '../facts.ts'
import { atEndOfYourTurn, canBePlayedFree, shifted, take } from '../phrases.ts'
import {
  activated,
  all,
  allLooked,
  allOf,
  banish,
  boost,
  cant,
  character,
  chosen,
  discard,
  draw,
  exerted,
  exertSelf,
  gainLore,
  give,
  giveStrength,
  has,
  ifSo,
  inOrder,
  itIs,
  keyword,
  lookAt,
  may,
  mustQuest,
  not,
  one,
  opposingCharacter,
  payLess,
  payLessForNext,
  play,
  removeDamage,
  returnToHand,
  revealHandAndDiscard,
  revealTop,
  selfHas,
  send,
  shift,
  singer,
  thisTurn,
  underdog,
  when,
  whenever,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
  yourTurn,
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
  'Grandmother Willow - Ancient Advisor': [activated([], payLessForNext(1, character()), { once: true })],
  'Cobra Bubbles - Dedicated Official': [
    wheneverQuests(give(chosen(opposingCharacter()), mustQuest, 'theirNextTurn')),
  ],
  'John Smith - Snow Tracker': [
    atEndOfYourTurn(gainLore(1), {
      if: allOf(exerted, not(thisTurn('challenge', { what: yourCharacter() }))),
    }),
  ],
  'Timon - Snowball Swiper': [whenPlayed(revealHandAndDiscard({ not: character() }, 'chosenOpponent'))],
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
  'Reuben - Sandwich Expert': [
    activated(
      [exertSelf],
      inOrder(
        removeDamage(2, chosen(yourCharacter())),
        payLessForNext({ done: 'damageRemoved' }, character()),
      ),
    ),
  ],
  'Pocahontas - Peacekeeper': [
    has(shift(3)),
    whenPlayed(
      { do: 'forAll', filter: character(), grant: { cant: ['challenge'] }, for: 'untilYourNextTurn' },
      { if: allOf(shifted, not(thisTurn('challenge', { what: yourCharacter() }))) },
    ),
  ],
  'Simba - Playful Pouncer': [whenPlayed(giveStrength(chosen(opposingCharacter()), -2, 'untilYourNextTurn'))],
  'Bambi - Ethereal Fawn': [
    has(boost(2)),
    when(
      'exert',
      lookAt({ cardsUnder: 'self' }, 'bottom', send(allLooked(character()), 'hand'), { reveal: true }),
      {
        while: yourTurn,
      },
    ),
  ],
  'Angel - Siren Singer': [has(singer(3)), payLess(1, 'self', { while: underdog })],
  'Widow Tweed - Kindly Soul': [
    whenPlayed(
      inOrder(
        returnToHand(one(character({ in: 'discard' }))),
        ifSo(itIs({ named: 'Tod' }), may(play('it', { free: true }))),
      ),
    ),
  ],
  'Percy - Pupsicle': [selfHas({ cant: ['challenge'] })],

  'Raging Storm': { effect: banish(all(character())) },
  'Akood et Emuti': { effect: inOrder(payLessForNext(2, character()), draw()) },
  'Mother Will Protect You': { effect: cant(chosen(character()), 'beChallenged', 'untilYourNextTurn') },
  'Wisdom of the Willow': { effect: whenever(when('quest', may(draw()), { what: yourCharacter() })) },
  'Ohana Means Family': {
    effect: inOrder(removeDamage('all', chosen(yourCharacter())), draw({ done: 'damageRemoved' })),
  },
  "John Smith's Compass": [
    atEndOfYourTurn(banish('self'), { if: thisTurn('challenge', { what: yourCharacter() }) }),
    atEndOfYourTurn(
      revealTop(
        { any: [character({ cost: { max: 3 } }), character({ named: 'Pocahontas' })] },
        may(returnToHand(allLooked())),
        'bottom',
      ),
      { if: not(thisTurn('challenge', { what: yourCharacter() })) },
    ),
  ],
}
