import type { Texts } from '../facts.ts'
import { entersWithDamage, readyWithoutQuesting } from '../phrases.ts'
import {
  action,
  activated,
  all,
  banish,
  banishSelf,
  character,
  chosen,
  each,
  either,
  exertSelf,
  gainLore,
  give,
  giveStrength,
  has,
  inOrder,
  instead,
  keyword,
  loseLore,
  one,
  opposingCharacter,
  payingInk,
  payLessForNext,
  selfHas,
  shift,
  singTogether,
  theyHave,
  when,
  wheneverYouPlay,
  whenPlayed,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const ruby: Texts = {
  'Beast - Wounded': [entersWithDamage(4)],
  "Fa Zhou - Mulan's Father": [
    selfHas({ cant: ['challenge'] }),
    activated([exertSelf], readyWithoutQuesting(chosen(character({ named: 'Mulan' })))),
  ],
  'Goofy - Super Goof': [has(keyword('rush')), when('challenge', gainLore(2), { whom: character() })],
  'Hercules - Clumsy Kid': [has(keyword('rush'))],
  'Hercules - Daring Demigod': [has(keyword('rush')), has(keyword('reckless'))],
  'Lumiere - Fiery Friend': [theyHave(yourOtherCharacter(), { strength: 1 })],
  'Mulan - Enemy of Entanglement': [wheneverYouPlay(action(), giveStrength('self', 2))],
  'Mulan - Injured Soldier': [entersWithDamage(2)],
  'Pegasus - Flying Steed': [has(keyword('evasive'))],
  'Raya - Fierce Protector': [
    when('challenge', gainLore({ each: yourOtherCharacter({ damaged: true }) }), { whom: character() }),
  ],
  'Raya - Guardian of the Dragon Gem': [
    whenPlayed(readyWithoutQuesting(chosen(yourCharacter({ at: true })))),
  ],
  'Sisu - Daring Visitor': [
    has(keyword('evasive')),
    whenPlayed(banish(chosen(opposingCharacter({ strength: { max: 1 } })))),
  ],
  'Sisu - Emboldened Warrior': [selfHas({ strength: { own: 'hand', who: 'eachOpponent' } })],
  'Sisu - Empowered Sibling': [
    has(shift(6)),
    whenPlayed(banish(all(opposingCharacter({ strength: { max: 2 } })))),
  ],
  'Tong - Survivor': [has(keyword('reckless'))],

  "A Pirate's Life": { effect: inOrder(loseLore(2), gainLore(2)), keywords: [singTogether(6)] },
  'Be King Undisputed': { effect: each('eachOpponent', banish(one(yourCharacter()))) },
  Brawl: { effect: banish(chosen(character({ strength: { max: 2 } }))) },

  'Imperial Proclamation': [
    when('challenge', payLessForNext(1, character()), { what: yourCharacter(), whom: character() }),
  ],
  'The Plank': [
    activated(
      [payingInk(2), banishSelf],
      either(
        banish(chosen(character({ classification: 'Hero' }))),
        readyWithoutQuesting(chosen(character({ classification: 'Villain' }))),
      ),
    ),
  ],
  Vitalisphere: [
    activated(
      [payingInk(1), banishSelf],
      give(chosen(character()), { strength: 2, keywords: [keyword('rush')] }),
    ),
  ],

  'Snuggly Duckling - Disreputable Pub': [
    when(
      'challenge',
      instead(gainLore(1), { is: 'challenger', a: character({ strength: { min: 6 } }) }, gainLore(3)),
      { what: character({ strength: { min: 3 }, here: true }), whom: character() },
    ),
  ],
  'Training Grounds - Impossible Pillar': [
    activated([payingInk(1)], giveStrength(chosen(character({ here: true })), 1)),
  ],
}
