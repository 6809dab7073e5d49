import type { Texts } from '../facts.ts'
import { take } from '../phrases.ts'
import {
  activated,
  all,
  character,
  exertSelf,
  give,
  giveStrength,
  has,
  keyword,
  lookAt,
  payLess,
  payLessForNext,
  shift,
  singer,
  theyHave,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourOtherCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Joshua Sweet - The Doctor': [has(keyword('bodyguard'))],
  'Kida - Protector of Atlantis': [
    has(shift(3)),
    whenPlayed(giveStrength(all(character()), -3, 'untilYourNextTurn')),
  ],
  'Lucky - The 15th Puppy': [
    activated([exertSelf], {
      do: 'look',
      n: 3,
      reveal: true,
      take: { filter: character({ cost: { max: 2 } }), upTo: 'each' },
      rest: 'bottom',
    }),
    wheneverQuests(give(all(yourOtherCharacter()), { lore: 1 }), {
      if: youHave(character({ other: true }), 4),
    }),
  ],
  'Miss Bianca - Rescue Aid Society Agent': [has(singer(4))],
  'Nani - Protective Sister': [has(keyword('bodyguard'))],
  'Pluto - Friendly Pooch': [activated([exertSelf], payLessForNext(1, character()))],
  'Rolly - Hungry Pup': [has(keyword('support'))],
  'Tinker Bell - Generous Fairy': [whenPlayed(lookAt(4, 'bottom', take(character())))],

  'Pride Lands - Pride Rock': [
    theyHave(character({ here: true }), { willpower: 2 }),
    payLess(1, character(), {
      while: youHave(character({ classification: ['Prince', 'King'], here: true })),
    }),
  ],
}
