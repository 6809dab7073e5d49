import type { Texts } from '../facts.ts'
import {
  activated,
  cant,
  challenger,
  character,
  chosen,
  draw,
  exert,
  exertSelf,
  gains,
  has,
  inOrder,
  keyword,
  lookAt,
  loseLore,
  may,
  one,
  opposingCharacter,
  payingInk,
  payLess,
  returnToHand,
  selfHas,
  shift,
  shuffleIntoDeck,
  song,
  theyHave,
  upTo,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amethyst: Texts = {
  'Anna - Heir to Arendelle': [
    whenPlayed(cant(chosen(opposingCharacter()), 'readyAtStart', 'theirNextTurn'), {
      if: youHave(character({ named: 'Elsa' })),
    }),
  ],
  'Dr. Facilier - Agent Provocateur': [
    has(shift(5)),
    whenBanished(may(returnToHand('triggering')), { what: yourOtherCharacter(), inChallenge: true }),
  ],
  'Dr. Facilier - Charlatan': [has(challenger(2))],
  'Dr. Facilier - Remarkable Gentleman': [wheneverYouPlay(song(), may(lookAt(2, 'topAndBottom')))],
  'Elsa - Snow Queen': [activated([exertSelf], exert(chosen(opposingCharacter())))],
  'Elsa - Spirit of Winter': [
    has(shift(6)),
    whenPlayed(inOrder(exert(upTo(2, character())), cant('it', 'readyAtStart', 'theirNextTurn'))),
  ],
  "Flotsam - Ursula's Spy": [
    has(keyword('rush')),
    theyHave(yourCharacter({ named: 'Jetsam' }), { keywords: [keyword('rush')] }),
  ],
  'Jafar - Keeper of Secrets': [selfHas({ strength: { own: 'hand' } })],
  'Jafar - Wicked Sorcerer': [has(challenger(3))],
  "Jetsam - Ursula's Spy": [
    has(keyword('evasive')),
    theyHave(yourCharacter({ named: 'Flotsam' }), { keywords: [keyword('evasive')] }),
  ],
  'Magic Broom - Bucket Brigade': [whenPlayed(may(shuffleIntoDeck(one({ in: 'anyDiscard' }))))],
  'Maleficent - Sorceress': [whenPlayed(may(draw()))],
  'Marshmallow - Persistent Guardian': [whenBanished(may(returnToHand('self')), { inChallenge: true })],
  'Mickey Mouse - Wayward Sorcerer': [
    payLess(1, character({ classification: 'Broom' })),
    whenBanished(may(returnToHand('triggering')), {
      what: yourCharacter({ classification: 'Broom' }),
      inChallenge: true,
    }),
  ],
  "Pascal - Rapunzel's Companion": [
    selfHas({ keywords: [keyword('evasive')] }, { while: youHave(character({ other: true })) }),
  ],
  'Rafiki - Mysterious Sage': [has(keyword('rush'))],
  'The Queen - Wicked and Vain': [activated([exertSelf], draw())],
  "Tinker Bell - Peter Pan's Ally": [
    has(keyword('evasive')),
    theyHave(yourCharacter({ named: 'Peter Pan' }), { keywords: [challenger(1)] }),
  ],
  'Ursula - Power Hungry': [whenPlayed(inOrder(loseLore(1), may(draw({ done: 'loreLost' }))))],
  'Yzma - Alchemist': [wheneverQuests(lookAt(1, 'topOrBottom'))],
  'Zeus - God of Lightning': [has(keyword('rush')), has(challenger(4))],

  Befuddle: { effect: returnToHand(chosen({ type: ['character', 'item'], cost: { max: 2 } })) },
  Freeze: { effect: exert(chosen(opposingCharacter())) },
  'Friends on the Other Side': { effect: draw(2) },
  Reflection: { effect: lookAt(3, 'top') },

  'Magic Mirror': [activated([exertSelf, payingInk(4)], draw())],
  "Ursula's Cauldron": [activated([exertSelf], lookAt(2, 'topAndBottom'))],
  "White Rabbit's Pocket Watch": [
    activated([exertSelf, payingInk(1)], gains(chosen(character()), keyword('rush'))),
  ],
}
