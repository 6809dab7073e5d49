import type { Texts } from '../facts.ts'
import { both, drawThenDiscard, undamaged, wheneverInked } from '../phrases.ts'
import {
  activated,
  all,
  allOf,
  anyOf,
  banish,
  challenger,
  character,
  chosen,
  deal,
  exerted,
  exertSelf,
  gainLore,
  gains,
  has,
  is,
  item,
  keyword,
  location,
  may,
  not,
  opponentsTurn,
  opposingCharacter,
  payingInk,
  payLess,
  play,
  resist,
  selfHas,
  theyHave,
  upTo,
  when,
  whenBanished,
  wheneverBanishesInYourTurn,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
  yourTurn,
} from '../words.ts'

export const steel: Texts = {
  'Dr. Calico - Green-Eyed Man': [selfHas({ keywords: [resist(2)] }, { while: undamaged })],
  'Helga Sinclair - Tough as Nails': [
    has(challenger(3)),
    selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn }),
  ],
  'Bolt - Headstrong Dog': [wheneverQuests(may(drawThenDiscard()), { if: undamaged })],
  'Raya - Guidance Seeker': [wheneverInked(gains('self', resist(1), 'untilYourNextTurn'))],
  'Tuk Tuk - Disarmingly Cute': [has(keyword('bodyguard')), has(resist(2))],
  'Fa Zhou - War Hero': [
    when('challenge', gainLore(3), { what: yourCharacter(), nth: 2, if: not(is('whom', location())) }),
  ],
  'Razoul - Menacing Guard': [
    whenPlayed(may(banish(chosen(item()))), { if: youHave(character({ named: 'Jafar' })) }),
  ],
  'Jafar - Aspiring Ruler': [whenPlayed(gains(chosen(character()), challenger(2)))],
  'Tick-Tock - Relentless Crocodile': [
    selfHas(
      { keywords: [keyword('evasive')] },
      { while: both(yourTurn, { have: character({ classification: 'Pirate' }) }) },
    ),
  ],
  'Kakamora - Band of Pirates': [
    selfHas(
      { keywords: [challenger(3)] },
      { while: youHave(character({ classification: 'Pirate', other: true })) },
    ),
  ],
  'Mulan - Disguised Soldier': [whenPlayed(may(drawThenDiscard()))],
  'Orville - Albatross Air': [
    selfHas(
      { keywords: [keyword('evasive')] },
      {
        while: allOf(
          yourTurn,
          anyOf(youHave(character({ named: 'Miss Bianca' })), youHave(character({ named: 'Bernard' }))),
        ),
      },
    ),
  ],
  'Miss Bianca - Unwavering Agent': [
    payLess(2, 'self', { while: youHave(character({ classification: 'Ally' })) }),
  ],
  'Aladdin - Research Assistant': [
    wheneverQuests(may(play(character({ classification: 'Ally', cost: { max: 3 } }), { free: true }))),
    theyHave(yourCharacter({ classification: 'Ally' }), { strength: 1 }, { while: exerted }),
  ],
  'Bagheera - Guardian Jaguar': [
    has(keyword('bodyguard')),
    whenBanished(deal(2, all(opposingCharacter())), { while: opponentsTurn }),
  ],
  'Gantu - Experienced Enforcer': [
    whenPlayed({ do: 'forAll', filter: character(), grant: { cant: ['sing'] }, for: 'untilYourNextTurn' }),
    payLess(-2, { type: ['action', 'item'] }, { who: 'eachPlayer' }),
  ],
  'Mickey Mouse - Inspirational Warrior': [
    wheneverBanishesInYourTurn(may(play(character(), { free: true }))),
  ],

  'Restoring Atlantis': {
    effect: {
      do: 'forAll',
      filter: yourCharacter(),
      grant: { cant: ['beChallenged'] },
      for: 'untilYourNextTurn',
    },
  },
  'Double Trouble': { effect: deal(1, upTo(2, character())) },

  'Steel Coil': [wheneverInked(may(drawThenDiscard()))],
  'Training Staff': [activated([exertSelf, payingInk(1)], gains(chosen(character()), challenger(2)))],
}
