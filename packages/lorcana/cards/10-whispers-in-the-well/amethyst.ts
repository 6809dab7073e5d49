import type { Texts } from '../facts.ts'
import { cardUnder, shifted, stoneByDay } from '../phrases.ts'
import {
  activated,
  all,
  banishSelf,
  boost,
  cant,
  challenger,
  character,
  chosen,
  discard,
  draw,
  each,
  exert,
  exertSelf,
  gainLore,
  has,
  inOrder,
  inOrderTo,
  keyword,
  may,
  one,
  opposingCharacter,
  payingInk,
  returnToHand,
  selfHas,
  shift,
  shuffleIntoDeck,
  whenBanished,
  wheneverQuests,
  whenPlayed,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amethyst: Texts = {
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
  "Iago - Stompin' Mad": [has(challenger(5))],
  'Violet Sabrewing - Senior Junior Woodchuck': [has(keyword('evasive'))],
  'Elsa - Exploring the Unknown': [whenPlayed(may(draw()))],
  'Nibs - Lost Boy': [whenBanished(returnToHand('self'), { inChallenge: true })],
  'Coldstone - Reincarnated Cyborg': [
    whenPlayed(gainLore(2), {
      if: { have: character({ classification: 'Gargoyle', in: 'discard' }), atLeast: 2 },
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
  'Ursula - Whisper of Vanessa': [
    has(boost(1)),
    selfHas({ lore: 1, keywords: [keyword('evasive')] }, { while: cardUnder }),
  ],

  'Begone!': { effect: returnToHand(chosen({ type: ['character', 'item', 'location'], cost: { max: 3 } })) },
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
}
