import type { Texts } from '../facts.ts'
import { noChallengeDamage } from '../phrases.ts'
import {
  action,
  activated,
  banish,
  banishSelf,
  cant,
  character,
  chosen,
  deal,
  draw,
  each,
  exert,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  inOrder,
  inOrderTo,
  keyword,
  loseLore,
  may,
  one,
  opposingCharacter,
  payingInk,
  ready,
  selfHas,
  shift,
  theyHave,
  when,
  wheneverBanishesInYourTurn,
  wheneverYouPlay,
  whenPlayed,
  yourCharacter,
} from '../words.ts'

export const ruby: Texts = {
  'Donald Duck - Not Again!': [has(keyword('evasive')), selfHas({ lore: { of: 'self', value: 'damage' } })],
  'Felicia - Always Hungry': [has(keyword('reckless'))],
  "Fidget - Ratigan's Henchman": [has(keyword('evasive'))],
  'Honest John - Not That Honest': [wheneverYouPlay(character({ classification: 'Floodborn' }), loseLore(1))],
  'Lady Tremaine - Imperious Queen': [
    has(shift(4)),
    whenPlayed(each('eachOpponent', banish(one(yourCharacter())))),
  ],
  'Lady Tremaine - Overbearing Matriarch': [whenPlayed(loseLore(1, { more: 'lore' }))],
  'Minnie Mouse - Stylish Surfer': [has(keyword('evasive'))],
  'Minnie Mouse - Wide-Eyed Diver': [
    has(shift(2)),
    has(keyword('evasive')),
    wheneverYouPlay(action(), give('self', { lore: 2 }), { nth: 2 }),
  ],
  'Mother Gothel - Withered and Wicked': [{ kind: 'static', enters: { damage: 3 } }],
  'Mulan - Soldier in Training': [has(keyword('rush'))],
  'Namaari - Nemesis': [activated([exertSelf, banishSelf], banish(chosen(character())))],
  'Queen of Hearts - Impulsive Ruler': [has(keyword('rush'))],
  'Queen of Hearts - Sensing Weakness': [
    has(shift(2)),
    when('challenge', may(draw()), { what: yourCharacter(), whom: character() }),
  ],
  'Ratigan - Very Large Mouse': [
    whenPlayed(
      inOrder(
        exert(chosen(opposingCharacter({ strength: { max: 3 } }))),
        ready(chosen(yourCharacter())),
        cant('it', 'quest'),
      ),
    ),
  ],
  'Raya - Headstrong': [wheneverBanishesInYourTurn(inOrder(may(ready('self')), cant('self', 'quest')))],
  'Raya - Leader of Heart': [
    has(shift(4)),
    when('challenge', noChallengeDamage('self'), { whom: character({ damaged: true }) }),
  ],
  'Scar - Vicious Cheater': [
    has(keyword('rush')),
    wheneverBanishesInYourTurn(inOrder(may(ready('self')), cant('self', 'quest'))),
  ],
  'Shere Khan - Menacing Predator': [
    when('challenge', gainLore(1), { what: yourCharacter(), whom: character() }),
  ],
  'Tigger - One of a Kind': [wheneverYouPlay(action(), giveStrength('self', 2))],
  'Tuk Tuk - Wrecking Ball': [has(keyword('reckless'))],

  'Go the Distance': {
    effect: inOrder(ready(chosen(yourCharacter({ damaged: true }))), cant('it', 'quest'), draw()),
  },
  'Teeth and Ambitions': {
    effect: inOrderTo(deal(2, chosen(yourCharacter())), deal(2, chosen(character({ other: true })))),
  },
  'The Most Diabolical Scheme': {
    effect: inOrderTo(
      banish(chosen(yourCharacter({ classification: 'Villain' }))),
      banish(chosen(character())),
    ),
  },
  'What Did You Call Me?': { effect: giveStrength(chosen(character({ damaged: true })), 3) },
  'You Can Fly!': { effect: gains(chosen(character()), keyword('evasive'), 'untilYourNextTurn') },

  'Dinner Bell': [
    activated(
      [exertSelf, payingInk(2)],
      inOrder(draw({ of: chosen(yourCharacter()), value: 'damage' }), banish('it')),
    ),
  ],
  "Peter Pan's Dagger": [theyHave(yourCharacter({ keyword: 'evasive' }), { strength: 1 })],
  'Sword in the Stone': [
    activated([exertSelf, payingInk(2)], giveStrength(chosen(character()), { of: 'it', value: 'damage' })),
  ],
}
