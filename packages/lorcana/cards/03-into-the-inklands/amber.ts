import type { Texts } from '../facts.ts'
import { atEndOfYourTurn, atStartOfYourTurn, take } from '../phrases.ts'
import {
  activated,
  all,
  allLooked,
  banishSelf,
  character,
  chosen,
  deckLimit,
  draw,
  exerted,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  inOrder,
  keyword,
  location,
  lookAt,
  may,
  payingInk,
  payLess,
  payLessForNext,
  play,
  ready,
  removeDamage,
  returnToHand,
  revealHandAndDiscard,
  revealTop,
  selfHas,
  shift,
  shuffleIntoDeck,
  singer,
  theyHave,
  when,
  whenBanished,
  whenever,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  whenPlayedAndWheneverQuests,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Baloo - von Bruinwald XIII': [has(keyword('bodyguard')), whenBanished(gainLore(2))],
  'Bernard - Brand-New Agent': [atEndOfYourTurn(may(ready(chosen(yourOtherCharacter()))), { if: exerted })],
  'Chernabog - Evildoer': [
    payLess({ each: character({ in: 'discard' }) }, 'self'),
    whenPlayed(shuffleIntoDeck(all(character({ in: 'discard' })))),
  ],
  'Dalmatian Puppy - Tail Wagger': [deckLimit(99)],
  'Joshua Sweet - The Doctor': [has(keyword('bodyguard'))],
  'Kida - Protector of Atlantis': [
    has(shift(3)),
    whenPlayed(giveStrength(all(character()), -3, 'untilYourNextTurn')),
  ],
  'Lucky - The 15th Puppy': [
    activated(
      [exertSelf],
      lookAt(3, 'bottom', { filter: character({ cost: { max: 2 } }), upTo: 'each' }, { reveal: true }),
    ),
    wheneverQuests(give(all(yourOtherCharacter()), { lore: 1 }), {
      if: youHave(character({ other: true }), 4),
    }),
  ],
  'Minnie Mouse - Musical Artist': [
    has(singer(3)),
    wheneverYouPlay(character({ keyword: 'bodyguard' }), may(removeDamage(2, chosen(character())))),
  ],
  'Miss Bianca - Rescue Aid Society Agent': [has(singer(4))],
  'Nani - Protective Sister': [has(keyword('bodyguard'))],
  'Patch - Intimidating Pup': [
    activated([exertSelf], giveStrength(chosen(character()), -2, 'untilYourNextTurn')),
  ],
  'Perdita - Devoted Mother': [
    whenPlayedAndWheneverQuests(may(play(character({ cost: { max: 2 }, in: 'discard' }), { free: true }))),
  ],
  'Piglet - Pooh Pirate Captain': [selfHas({ lore: 2 }, { while: youHave(character({ other: true }), 2) })],
  'Pluto - Determined Defender': [
    has(shift(5)),
    has(keyword('bodyguard')),
    atStartOfYourTurn(removeDamage(3, 'self')),
  ],
  'Pluto - Friendly Pooch': [activated([exertSelf], payLessForNext(1, character()))],
  'Pongo - Determined Father': [
    activated([payingInk(2)], revealTop(character(), returnToHand(allLooked()), 'bottom'), { once: true }),
  ],
  'Queen of Hearts - Wonderland Empress': [
    wheneverQuests(give(all(yourOtherCharacter({ classification: 'Villain' })), { lore: 1 })),
  ],
  'Rolly - Hungry Pup': [has(keyword('support'))],
  'Tinker Bell - Generous Fairy': [whenPlayed(lookAt(4, 'bottom', take(character())))],

  '99 Puppies': { effect: whenever(when('quest', gainLore(1), { what: yourCharacter() })) },
  "Boss's Orders": { effect: gains(chosen(character()), keyword('support')) },
  'Heal What Has Been Hurt': { effect: inOrder(removeDamage(3, chosen(character())), draw()) },
  'Quick Patch': { effect: removeDamage(3, chosen(location())) },
  'The Bare Necessities': { effect: revealHandAndDiscard({ not: character() }, 'chosenOpponent') },

  'Cleansing Rainwater': [activated([banishSelf], removeDamage(2, all(yourCharacter())))],
  'Heart of Atlantis': [activated([exertSelf], payLessForNext(2, character()))],
  "Wildcat's Wrench": [activated([exertSelf], removeDamage(2, chosen(location())))],

  'Pride Lands - Pride Rock': [
    theyHave(character({ here: true }), { willpower: 2 }),
    payLess(1, character(), {
      while: youHave(character({ classification: ['Prince', 'King'], here: true })),
    }),
  ],
  "Tiana's Palace - Jazz Restaurant": [theyHave(character({ here: true }), { cant: ['beChallenged'] })],
}
