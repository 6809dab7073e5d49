import type { Texts } from '../facts.ts'
import { atStartOfYourTurn, entersWithDamage, readyWithoutQuesting, shifted, strongest } from '../phrases.ts'
import {
  action,
  activated,
  all,
  banish,
  banishSelf,
  character,
  chosen,
  deal,
  discarding,
  draw,
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
  location,
  loseLore,
  may,
  move,
  one,
  opposingCharacter,
  payingInk,
  payLessForNext,
  selfHas,
  shift,
  shiftFor,
  singTogether,
  theyHave,
  upTo,
  when,
  whenever,
  wheneverYouPlay,
  whenPlayed,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const ruby: Texts = {
  'Beast - Wounded': [entersWithDamage(4)],
  "Fa Zhou - Mulan's Father": [
    selfHas({ cant: ['challenge'] }),
    activated([exertSelf], readyWithoutQuesting(chosen(character({ named: 'Mulan' })))),
  ],
  'Flynn Rider - Frenemy': [atStartOfYourTurn(gainLore(3), { if: strongest })],
  'Goofy - Super Goof': [has(keyword('rush')), when('challenge', gainLore(2), { whom: character() })],
  'Hercules - Clumsy Kid': [has(keyword('rush'))],
  'Hercules - Daring Demigod': [has(keyword('rush')), has(keyword('reckless'))],
  'Li Shang - Valorous General': [
    has(shiftFor(discarding(character()))),
    theyHave(yourCharacter({ strength: { min: 4 } }), { lore: 1 }),
  ],
  'Lumiere - Fiery Friend': [theyHave(yourOtherCharacter(), { strength: 1 })],
  'Mulan - Elite Archer': [
    has(shift(5)),
    whenPlayed(giveStrength('self', 3), { if: shifted }),
    when(
      'dealsDamage',
      deal({ done: 'damageDealt' }, upTo(2, character({ other: true, not: { same: 'whom' } }))),
      {
        whom: character({ other: true }),
        inChallenge: true,
        while: yourTurn,
      },
    ),
  ],
  'Mulan - Enemy of Entanglement': [wheneverYouPlay(action(), giveStrength('self', 2))],
  'Mulan - Injured Soldier': [entersWithDamage(2)],
  'Namaari - Heir of Fang': [
    when(
      'dealsDamage',
      may(deal({ done: 'damageDealt' }, chosen(character({ other: true, not: { same: 'whom' } })))),
      {
        whom: character({ other: true }),
        inChallenge: true,
        while: yourTurn,
      },
    ),
  ],
  'Noi - Acrobatic Baby': [wheneverYouPlay(action(), give('self', { cant: ['takeChallengeDamage'] }))],
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
  'Tuk Tuk - Lively Partner': [
    has(keyword('evasive')),
    whenPlayed(
      may(
        inOrder(
          move('self', one(location({ whose: 'yours' }))),
          move(one(yourOtherCharacter()), 'there'),
          giveStrength('it', 2),
        ),
      ),
    ),
  ],

  "A Pirate's Life": { effect: inOrder(loseLore(2), gainLore(2)), keywords: [singTogether(6)] },
  'Be King Undisputed': { effect: each('eachOpponent', banish(one(yourCharacter()))) },
  Brawl: { effect: banish(chosen(character({ strength: { max: 2 } }))) },

  'Imperial Proclamation': [
    when('challenge', payLessForNext(1, character()), { what: yourCharacter(), whom: character() }),
  ],
  'Medallion Weights': [
    activated(
      [exertSelf, payingInk(2)],
      inOrder(
        giveStrength(chosen(character()), 2),
        whenever(when('challenge', may(draw()), { what: character({ same: 'it' }), whom: character() })),
      ),
    ),
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
