import type { Texts } from '../facts.ts'
import { damaged, wheneverInked, wheneverTheyBanishInYourTurn } from '../phrases.ts'
import {
  action,
  activated,
  all,
  banish,
  banishing,
  challengeReady,
  character,
  chosen,
  deal,
  draw,
  exerted,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  ifSo,
  inOrder,
  inOrderTo,
  item,
  itIs,
  keyword,
  loseLore,
  may,
  one,
  payingInk,
  payLess,
  payLessForNext,
  ready,
  resist,
  returnToHand,
  selfHas,
  shift,
  theyHave,
  thisTurn,
  toBottom,
  when,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const ruby: Texts = {
  'Grandmother Fa - Spirited Elder': [wheneverQuests(may(giveStrength(chosen(yourCharacter()), 2)))],
  'Queen of Hearts - Losing Her Temper': [selfHas({ strength: 3 }, { while: damaged })],
  'The Matchmaker - Unforgiving Expert': [when('challenge', loseLore(1), { whom: character() })],
  'Denahi - Impatient Hunter': [has(keyword('reckless')), has(resist(2))],
  'Stabbington Brother - Without a Patch': [
    has(keyword('rush')),
    theyHave(yourOtherCharacter({ named: 'Stabbington Brother' }), { keywords: [keyword('rush')] }),
  ],
  'Belle - Mechanic Extraordinaire': [
    has(shift(7)),
    payLess({ each: item({ in: 'discard' }) }, 'self', { how: 'shift' }),
    wheneverQuests(
      may(inOrderTo(toBottom(one(item({ in: 'discard' }), { upTo: 3 })), gainLore({ done: 'cardsPut' }))),
    ),
  ],
  'Cy-Bug - Invasive Enemy': [selfHas({ strength: { each: yourOtherCharacter() } })],
  'Stabbington Brother - With a Patch': [whenPlayed(loseLore(1, 'chosenOpponent'))],
  'Card Soldiers - Royal Troops': [
    selfHas({ strength: 2 }, { while: { have: character({ damaged: true }) } }),
  ],
  'Cogsworth - Climbing Clock': [selfHas({ strength: 2 }, { while: { have: item({ in: 'discard' }) } })],
  'Beagle Boys - Small-Time Crooks': [
    wheneverQuests(give(chosen(yourCharacter()), { keywords: [keyword('rush'), resist(1)] })),
  ],
  'Li Shang - Newly Promoted': [selfHas(challengeReady()), selfHas({ strength: 2 }, { while: damaged })],
  'Moana - Island Explorer': [
    has(keyword('evasive')),
    when('challenge', giveStrength(chosen(yourOtherCharacter()), 3), { whom: character() }),
  ],
  'The Phantom Blot - Shadowy Figure': [has(keyword('rush'))],
  'Beast - Frustrated Designer': [
    activated([exertSelf, payingInk(2), banishing(item(), { n: 2 })], deal(5, chosen(character()))),
  ],
  'Mushu - Majestic Dragon': [
    when('challenge', gains('triggering', resist(2), 'thisChallenge'), { what: yourCharacter() }),
    wheneverTheyBanishInYourTurn(yourCharacter(), gainLore(2)),
  ],
  'Maurice - Unconventional Inventor': [
    whenPlayed(
      inOrder(
        may(inOrderTo(banish(chosen(item({ whose: 'yours' }))), draw())),
        ifSo(
          itIs(item({ named: "Maurice's Machine" })),
          may(banish(chosen(character({ strength: { max: 2 } })))),
        ),
      ),
    ),
  ],
  'Goofy - Extreme Athlete': [
    has(keyword('evasive')),
    when('challenge', give(all(yourOtherCharacter()), { lore: 1 }), { whom: character() }),
  ],
  'Lyle Tiberius Rourke - Crystallized Mercenary': [wheneverInked(deal(2, all(character())), { once: true })],
  'Mulan - Imperial General': [
    has(shift(5)),
    has(keyword('evasive')),
    when('challenge', give(all(yourOtherCharacter()), challengeReady()), { whom: character() }),
  ],
  "Baloo - Ol' Iron Paws": [theyHave(yourCharacter({ strength: { min: 7 } }), { cant: ['beDealtDamage'] })],
  'Ratigan - Nefarious Criminal': [wheneverYouPlay(action(), gainLore(1), { while: exerted })],
  'Milo Thatch - Undaunted Scholar': [wheneverYouPlay(action(), may(giveStrength(chosen(character()), 2)))],

  "We've Got Company!": { effect: inOrder(ready(all(yourCharacter())), gains('it', keyword('reckless'))) },
  'Out of Order': { effect: banish(chosen(character())) },

  'Ruby Coil': [wheneverInked(giveStrength(chosen(character()), 2))],
  'Unconventional Tool': [whenBanished(payLessForNext(2, item()))],
  "Maurice's Machine": [whenBanished(may(returnToHand(one(item({ cost: { max: 2 }, in: 'discard' })))))],
  "Devil's Eye Diamond": [
    activated([exertSelf], ifSo(thisTurn('damaged', { what: yourCharacter() }), gainLore(1))),
  ],
}
