import type { Texts } from '../facts.ts'
import { atLocation, damaged, mayMoveHereFree, noChallengeDamage, readyWithoutQuesting } from '../phrases.ts'
import {
  activated,
  all,
  banish,
  cant,
  character,
  chosen,
  deal,
  draw,
  either,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  inOrder,
  inOrderTo,
  keyword,
  location,
  loseLore,
  may,
  move,
  one,
  opposingCharacter,
  payingInk,
  payLess,
  play,
  ready,
  selfHas,
  shift,
  song,
  theyHave,
  when,
  whenBanished,
  wheneverBanishesInYourTurn,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourTurn,
} from '../words.ts'

export const ruby: Texts = {
  'Ariel - Adventurous Collector': [
    has(keyword('evasive')),
    wheneverYouPlay(song(), gains(chosen(yourCharacter()), keyword('evasive'), 'untilYourNextTurn')),
  ],
  'Captain Hook - Master Swordsman': [
    wheneverBanishesInYourTurn(readyWithoutQuesting('self')),
    theyHave(character({ named: 'Peter Pan' }), { loses: ['evasive'], cantGain: ['evasive'] }),
  ],
  'Della Duck - Unstoppable Mom': [has(keyword('reckless'))],
  'HeiHei - Accidental Explorer': [when('move', loseLore(1), { once: true })],
  'Hydra - Deadly Serpent': [
    when('damaged', deal({ done: 'damageDealt' }, chosen(opposingCharacter())), { how: 'dealt' }),
  ],
  'Jim Hawkins - Space Traveler': [
    whenPlayed(may(play(location({ cost: { max: 4 } }), { free: true }))),
    wheneverYouPlay(location(), may({ do: 'move', what: 'self', to: 'triggering' })),
  ],
  'Kakamora - Menacing Sailor': [whenPlayed(loseLore(1))],
  'Madame Medusa - The Boss': [whenPlayed(banish(chosen(opposingCharacter({ strength: { max: 3 } }))))],
  'Maui - Soaring Demigod': [
    has(keyword('reckless')),
    when('quest', give('self', { lore: 1, loses: ['reckless'] }), {
      what: yourCharacter({ named: 'HeiHei' }),
    }),
  ],
  'Maui - Whale': [
    selfHas({ cant: ['readyAtStart'] }),
    activated([payingInk(2)], inOrder(ready('self'), cant('self', 'quest'))),
  ],
  'Milo Thatch - Spirited Scholar': [selfHas({ strength: 2 }, { while: atLocation })],
  'Moana - Born Leader': [
    has(shift(3)),
    wheneverQuests(readyWithoutQuesting(all(character({ other: true, at: 'there' }))), { while: atLocation }),
  ],
  'Moana - Undeterred Voyager': [has(keyword('evasive'))],
  'Peter Pan - Never Land Hero': [
    has(keyword('rush')),
    selfHas({ strength: 2 }, { while: youHave(character({ named: 'Tinker Bell' })) }),
  ],
  "Peter Pan - Pirate's Bane": [
    has(shift(4)),
    has(keyword('evasive')),
    when('challenge', noChallengeDamage('self'), { whom: character({ classification: 'Pirate' }) }),
  ],
  'Prince Eric - Expert Helmsman': [whenBanished(may(banish(chosen(character()))))],
  'Scroop - Backstabber': [selfHas({ strength: 3 }, { while: damaged })],
  'Slightly - Lost Boy': [
    has(keyword('evasive')),
    payLess(1, 'self', { while: youHave(character({ named: 'Peter Pan' })) }),
  ],
  'Stitch - Little Rocket': [has(keyword('rush'))],
  'Trigger - Not-So-Sharp Shooter': [theyHave(yourCharacter({ named: 'Nutsy' }), { lore: 1 })],
  Divebomb: {
    effect: inOrderTo(
      banish(one(yourCharacter({ keyword: 'reckless' }))),
      banish(chosen(character({ weakerThan: 'it' }))),
    ),
  },
  "I've Got a Dream": {
    effect: inOrder(
      ready(chosen(yourCharacter({ at: true }))),
      cant('it', 'quest'),
      gainLore({ of: 'there', value: 'lore' }),
    ),
  },

  'On Your Feet! Now!': { effect: inOrder(ready(all(yourCharacter())), deal(1, 'it'), cant('it', 'quest')) },
  Voyage: { effect: move(one(yourCharacter(), { upTo: 2 }), one(location({ whose: 'yours' }))) },
  "Maui's Fish Hook": [
    { kind: 'static', while: youHave(character({ named: 'Maui' })), useFree: 'self' },
    activated(
      [exertSelf, payingInk(2)],
      either(
        gains(chosen(character()), keyword('evasive'), 'untilYourNextTurn'),
        giveStrength(chosen(character()), 3),
      ),
    ),
  ],

  'Sumerian Talisman': [
    whenBanished(may(draw()), { what: yourCharacter(), inChallenge: true, while: yourTurn }),
  ],
  "Jolly Roger - Hook's Ship": [
    theyHave(character({ here: true }), { keywords: [keyword('rush')] }),
    mayMoveHereFree(yourCharacter({ classification: 'Pirate' })),
  ],
  'RLS Legacy - Solar Galleon': [
    theyHave(character({ here: true }), { keywords: [keyword('evasive')] }),
    {
      kind: 'static',
      while: youHave(character({ here: true })),
      moveLess: 2,
      who: yourCharacter(),
      here: true,
    },
  ],
}
