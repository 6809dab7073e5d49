import type { Texts } from '../facts.ts'
import {
  cardUnder,
  drawThenDiscard,
  putDamage,
  wheneverPutUnder,
  youPlayedThisTurn,
  yourCharactersAndLocations,
} from '../phrases.ts'
import {
  activated,
  all,
  banish,
  banishSelf,
  boost,
  character,
  chosen,
  deal,
  discard,
  draw,
  either,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  ifSo,
  inOrder,
  inOrderTo,
  intoInkwell,
  item,
  keyword,
  location,
  may,
  one,
  opposingCharacter,
  payInk,
  payingInk,
  putUnder,
  ready,
  returnToHand,
  revealHandAndDiscard,
  selfHas,
  shift,
  theyHave,
  toBottom,
  topOfDeck,
  when,
  whenChallengedAndBanished,
  wheneverChallenged,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const emerald: Texts = {
  'Flotsam - Slippery as an Eel': [has(keyword('evasive'))],
  'Kaa - Suspicious Serpent': [has(keyword('ward'))],
  'Webby Vanderquack - Mystery Enthusiast': [whenPlayed(giveStrength(chosen(character()), 1))],
  'Finnick - Tiny Terror': [
    whenPlayed(may(inOrderTo(payInk(2), returnToHand(chosen(opposingCharacter({ strength: { max: 2 } })))))),
  ],
  'Vladimir - Ceramic Unicorn Fan': [wheneverQuests(may(banish(chosen(item()))))],
  'Flintheart Glomgold - Scheming Billionaire': [
    selfHas(
      { keywords: [keyword('ward')] },
      { while: youHave({ type: ['character', 'location'], over: true }) },
    ),
  ],
  'Jetsam - Opportunistic Eel': [whenPlayed(deal(3, chosen(opposingCharacter({ damaged: true }))))],
  'Kaa - Secretive Snake': [has(keyword('evasive'))],
  'Emily Quackfaster - Level-Headed Librarian': [
    whenPlayed(may(putUnder(topOfDeck(), one({ ...yourCharactersAndLocations, keyword: 'boost' })))),
  ],
  'Flynn Rider - Spectral Scoundrel': [
    has(boost(2)),
    selfHas({ strength: 2, lore: 1 }, { while: cardUnder }),
  ],
  'Bellwether - Master Manipulator': [whenChallengedAndBanished(putDamage(1, all(opposingCharacter())))],
  'Launchpad - Exceptional Pilot': [whenPlayed(may(banish(chosen(location()))))],
  'Baloo - Carefree Bear': [
    has(shift(3)),
    whenPlayed(either(draw(1, 'eachPlayer'), discard(1, 'eachPlayer'))),
  ],
  'Megara - Secret Keeper': [
    has(boost(1)),
    selfHas({ lore: 1, abilities: [wheneverChallenged(discard(1, 'eachOpponent'))] }, { while: cardUnder }),
  ],
  "Goldie O'Gilt - Cunning Prospector": [
    whenPlayed(revealHandAndDiscard(location(), 'chosenOpponent')),
    wheneverQuests(
      may(inOrderTo(toBottom(one(location({ in: 'anyDiscard', of: 'chosenPlayer' }))), gainLore(1))),
    ),
  ],
  'Shere Khan - Fearsome Tiger': [
    has(keyword('evasive')),
    wheneverQuests(
      inOrder(
        banish(chosen(opposingCharacter({ damaged: true }))),
        may(putDamage(1, chosen(character({ other: true })))),
      ),
    ),
  ],
  'Scrooge McDuck - S.H.U.S.H. Agent': [
    whenPlayed(drawThenDiscard()),
    wheneverChallenged(returnToHand('self')),
  ],
  'Akela - Forest Runner': [activated([payingInk(1)], giveStrength('self', 1))],
  'Goofy - Emerald Champion': [
    when('banished', banish('challenger'), {
      what: yourOtherCharacter({ ink: 'emerald' }),
      inChallenge: 'asChallenged',
    }),
    theyHave(yourOtherCharacter({ ink: 'emerald' }), { keywords: [keyword('ward')] }),
  ],
  'Little John - Impermanent Outlaw': [has(boost(3)), wheneverPutUnder(ready('self'))],
  'Webby Vanderquack - Junior Prospector': [
    has(shift(2)),
    has(keyword('ward')),
    wheneverQuests(may(intoInkwell('topOfDeck', 'exerted')), {
      if: { fewer: { own: 'inkwell' }, than: 'anyOpponent' },
    }),
  ],

  'So Be It!': { effect: inOrder(giveStrength(all(yourCharacter()), 1), may(banish(chosen(item())))) },
  'Trust In Me': {
    effect: either(
      give(all(opposingCharacter()), { lore: -1 }, 'untilYourNextTurn'),
      discard(2, 'eachOpponent'),
    ),
  },
  'Chomp!': { effect: deal(2, chosen(character({ damaged: true }))) },
  'Malicious, Mean, and Scary': { effect: putDamage(1, all(opposingCharacter())) },

  'Potion of Malice': [
    activated([exertSelf, payingInk(1)], putDamage(1, chosen(character()))),
    activated(
      [exertSelf, banishSelf],
      gains(all(opposingCharacter({ damaged: true })), keyword('reckless'), 'untilYourNextTurn'),
    ),
  ],
  'Inscrutable Map': [
    activated(
      [exertSelf, payingInk(1)],
      give(chosen(opposingCharacter()), { lore: -1 }, 'untilYourNextTurn'),
    ),
  ],
  'Enigmatic Inkcaster': [activated([exertSelf], ifSo(youPlayedThisTurn({}, 2), gainLore(1)))],
  'Blessed Bagpipes': [
    whenPlayed(may(putUnder(topOfDeck(), one({ ...yourCharactersAndLocations, keyword: 'boost' })))),
    when('challenged', gainLore(1), { what: { ...yourCharactersAndLocations, over: true } }),
  ],

  'White Agony Plains - Golden Lagoon': [selfHas({ lore: { each: character({ here: true }) } })],
}
