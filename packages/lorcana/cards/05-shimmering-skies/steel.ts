import type { Texts } from '../facts.ts'
import { revealTopAndPlay, wheneverTheyBanishInYourTurn } from '../phrases.ts'
import {
  action,
  activated,
  all,
  banish,
  banishSelf,
  cant,
  challengeReady,
  challenger,
  character,
  chosen,
  deal,
  discard,
  draw,
  either,
  exertSelf,
  gains,
  give,
  has,
  inOrder,
  inOrderTo,
  instead,
  keyword,
  may,
  opposingCharacter,
  payingInk,
  payLess,
  play,
  quoted,
  resist,
  selfHas,
  shift,
  theyHave,
  when,
  wheneverBanishesInYourTurn,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const steel: Texts = {
  'Stitch - Team Underdog': [whenPlayed(may(deal(2, chosen(character()))))],
  'Jafar - Tyrannical Hypnotist': [
    has(challenger(7)),
    theyHave(opposingCharacter({ cost: { max: 4 } }), { cant: ['challenge'] }),
  ],
  'Simba - Lost Prince': [wheneverBanishesInYourTurn(may(draw()))],
  'Mickey Mouse - Food Fight Defender': [has(resist(1))],
  'Sleepy - Sluggish Knight': [has(keyword('bodyguard'))],
  'Kronk - Unlicensed Investigator': [has(challenger(1))],
  'HeiHei - Protective Rooster': [has(keyword('bodyguard'))],
  'Sneezy - Noisy Knight': [
    whenPlayed(gains(chosen(character({ classification: 'Knight' })), challenger(2))),
  ],
  'Dopey - Knight Apprentice': [
    whenPlayed(may(deal(1, chosen({ type: ['character', 'location'] }))), {
      if: youHave(character({ classification: 'Knight', other: true })),
    }),
  ],
  'Namaari - Resolute Daughter': [
    has(resist(3)),
    payLess({ happened: { on: 'banished', what: opposingCharacter(), inChallenge: true }, times: 2 }, 'self'),
  ],
  'Snow White - Fair-Hearted': [
    selfHas({ keywords: [resist({ each: yourOtherCharacter({ classification: 'Knight' }) })] }),
  ],
  'Yzma - Unjustly Treated': [
    wheneverTheyBanishInYourTurn(yourCharacter(), may(deal(1, chosen(character())))),
  ],
  'Kronk - Head of Security': [
    has(shift(5)),
    wheneverBanishesInYourTurn(may(play(character({ cost: { max: 5 } }), { free: true }))),
  ],
  'Grumpy - Skeptical Knight': [
    theyHave(yourCharacter({ classification: 'Knight', at: true }), { keywords: [resist(2)] }),
    selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn }),
  ],
  'Pete - Wrestling Champ': [activated([exertSelf], revealTopAndPlay(character({ named: 'Pete' })))],
  'Bashful - Adoring Knight': [
    selfHas({ keywords: [keyword('bodyguard')] }, { while: youHave(character({ named: 'Snow White' })) }),
  ],
  'Happy - Lively Knight': [selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn })],
  'Simba - Son of Mufasa': [has(shift(4)), whenPlayed(may(banish(chosen({ type: ['item', 'location'] }))))],
  'Doc - Bold Knight': [whenPlayed(may(inOrderTo(discard('hand'), draw(2))))],
  'Arthur - King Victorious': [
    has(shift(5)),
    whenPlayed(give(chosen(character()), { keywords: [challenger(2), resist(2)], ...challengeReady() })),
  ],
  'Pete - Games Referee': [
    whenPlayed({ do: 'forbidPlaying', who: 'opponents', filter: action(), for: 'untilYourNextTurn' }),
  ],
  'Tug-of-War': {
    effect: either(
      deal(1, all(opposingCharacter({ not: { keyword: 'evasive' } }))),
      deal(3, all(opposingCharacter({ keyword: 'evasive' }))),
    ),
  },

  'When Will My Life Begin?': {
    effect: inOrder(cant(chosen(character()), 'challenge', 'theirNextTurn'), draw()),
  },
  'Duck for Cover!': { effect: give(chosen(character()), { keywords: [resist(1), keyword('evasive')] }) },

  'Food Fight!': {
    effect: give(
      all(yourCharacter()),
      quoted(activated([exertSelf, payingInk(1)], deal(1, chosen(character())))),
    ),
  },
  'Shield of Arendelle': [
    activated([banishSelf], gains(chosen(character()), resist(1), 'untilYourNextTurn')),
  ],
  'Plate Armor': [activated([exertSelf], gains(chosen(character()), resist(2), 'untilYourNextTurn'))],
  'Steel Chromicon': [activated([exertSelf], deal(1, chosen(character())))],

  'Bad-Anon - Villain Support Center': [
    theyHave(
      character({ classification: 'Villain', here: true }),
      quoted(
        activated([exertSelf, payingInk(3)], play(character({ named: { as: 'self' } }), { free: true })),
      ),
    ),
  ],
  "Seven Dwarfs' Mine - Secure Fortress": [
    when(
      'move',
      may(
        instead(
          deal(1, chosen(character())),
          { is: 'triggering', a: character({ classification: 'Knight' }) },
          deal(2, 'it'),
        ),
      ),
      { what: yourCharacter(), whom: { here: true }, while: yourTurn, nth: 1 },
    ),
  ],
}
