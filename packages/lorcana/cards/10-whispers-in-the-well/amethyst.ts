import type { Texts } from '../facts.ts'
import {
  cardUnder,
  shifted,
  stoneByDay,
  wheneverPutUnder,
  whenLeavesPlay,
  yourCharactersAndLocations,
} from '../phrases.ts'
import {
  activated,
  all,
  allOf,
  banishSelf,
  boost,
  cant,
  challenger,
  character,
  choose,
  chosen,
  discard,
  draw,
  each,
  exert,
  exertSelf,
  gainLore,
  has,
  ifYouDo,
  inOrder,
  inOrderTo,
  keyword,
  may,
  moveDamage,
  moveDamageExactly,
  one,
  opposingCharacter,
  payingInk,
  putUnder,
  quoted,
  returnToHand,
  selfHas,
  shift,
  shuffleIntoDeck,
  theyHave,
  thisTurn,
  toBottom,
  topOfDeck,
  when,
  whenBanished,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const amethyst: Texts = {
  'Minnie Mouse - Amethyst Champion': [
    when('banished', may(draw()), { what: yourOtherCharacter({ ink: 'amethyst' }), inChallenge: true }),
  ],
  'The Horned King - Wicked Ruler': [
    has(shift(2)),
    whenBanished(may(inOrder(returnToHand('triggering'), discard())), {
      what: yourOtherCharacter(),
      inChallenge: true,
    }),
  ],
  'Gwythaint - Savage Hunter': [
    has(keyword('evasive')),
    wheneverQuests(each('eachOpponent', exert(one(yourCharacter({ exerted: false }))))),
  ],
  'Demona - Betrayer of the Clan': [has(challenger(2)), stoneByDay],
  'Magica De Spell - Shadowy and Sinister': [whenPlayed(may(shuffleIntoDeck(one({ in: 'anyDiscard' }))))],
  'Lena Sabrewing - Mysterious Duck': [
    whenPlayed(gainLore(1), { if: youHave({ type: ['character', 'location'], over: true }) }),
  ],
  "Iago - Stompin' Mad": [has(challenger(5))],
  'Violet Sabrewing - Senior Junior Woodchuck': [has(keyword('evasive'))],
  'Elsa - Exploring the Unknown': [whenPlayed(may(draw()))],
  'Duckworth - Ghost Butler': [
    has(keyword('rush')),
    whenBanished(may(putUnder(topOfDeck(), one({ ...yourCharactersAndLocations, keyword: 'boost' }))), {
      while: yourTurn,
    }),
  ],
  'Nibs - Lost Boy': [whenBanished(returnToHand('self'), { inChallenge: true })],
  'The Horned King - Triumphant Ghoul': [
    selfHas({ lore: 2 }, { while: allOf(yourTurn, thisTurn('goes', { from: 'discard' })) }),
  ],
  'Coldstone - Reincarnated Cyborg': [
    whenPlayed(gainLore(2), {
      if: { have: character({ classification: 'Gargoyle', in: 'discard' }), atLeast: 2 },
    }),
  ],
  'Magica De Spell - Spiteful Sorceress': [
    when('putUnder', may(moveDamageExactly(1, chosen(character()), chosen(opposingCharacter()))), {
      what: yourCharactersAndLocations,
      by: 'you',
    }),
  ],
  'Nana - Canine Caregiver': [
    whenPlayed(may(inOrderTo(discard(), returnToHand(chosen(character({ cost: { max: 2 } })))))),
  ],
  'Magica De Spell - Conniving Sorceress': [has(shift(7)), whenPlayed(may(draw(4)), { if: shifted })],
  'Demona - Scourge of the Wyvern Clan': [
    whenPlayed(inOrder(exert(all(opposingCharacter())), { do: 'drawUntil', n: 3, who: 'eachPlayer' })),
    stoneByDay,
  ],
  'Hades - Looking for a Deal': [
    whenPlayed(
      ifYouDo(
        may(choose(chosen(opposingCharacter()))),
        each('itsPlayer', ifYouDo(may(toBottom('it')), inOrder(), draw(2, 'me'))),
      ),
    ),
  ],
  'Olaf - Helping Hand': [whenLeavesPlay(may(returnToHand(chosen(yourCharacter()))))],
  'Merlin - Completing His Research': [
    has(boost(2)),
    whenBanished(draw(2), { inChallenge: true, if: cardUnder }),
  ],
  'Ursula - Whisper of Vanessa': [
    has(boost(1)),
    selfHas({ lore: 1, keywords: [keyword('evasive')] }, { while: cardUnder }),
  ],
  'Cheshire Cat - Inexplicable': [
    has(boost(2)),
    wheneverPutUnder(may(moveDamage(2, chosen(character()), chosen(opposingCharacter())))),
  ],

  'Begone!': { effect: returnToHand(chosen({ type: ['character', 'item', 'location'], cost: { max: 3 } })) },
  "Can't Hold It Back Anymore": {
    effect: inOrder(
      exert(chosen(opposingCharacter())),
      moveDamage('all', all(character({ not: { same: 'it' } })), 'it'),
    ),
  },
  'Swooping Strike': { effect: each('eachOpponent', exert(one(yourCharacter({ exerted: false })))) },
  'Performance Review': {
    effect: inOrderTo(exert(chosen(yourCharacter({ exerted: false }))), draw({ of: 'it', value: 'lore' })),
  },
  'Fragile as a Flower': {
    effect: inOrder(
      draw(),
      exert(chosen(character({ cost: { max: 2 } }))),
      cant('it', 'readyAtStart', 'theirNextTurn'),
    ),
  },

  'Junior Woodchuck Guidebook': [activated([exertSelf, payingInk(1), banishSelf], draw(2))],
  'Grimorum Arcanorum': [
    when('exert', gainLore(1), { what: opposingCharacter(), while: yourTurn }),
    theyHave(yourCharacter({ named: 'Demona' }), { keywords: [keyword('rush')] }),
  ],
  'The Great Illuminary - Abandoned Laboratory': [
    theyHave(character({ here: true }), quoted(activated([exertSelf], draw()))),
  ],
}
