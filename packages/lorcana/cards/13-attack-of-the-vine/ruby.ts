import type { Texts } from '../facts.ts'
import { damaged, onceDuringYourTurn, readyWithoutQuesting } from '../phrases.ts'
import {
  banish,
  cant,
  character,
  chosen,
  gainLore,
  giveStrength,
  has,
  ifSo,
  ifYouDo,
  inOrder,
  keyword,
  location,
  loseLore,
  may,
  move,
  one,
  ready,
  selfHas,
  singer,
  singTogether,
  theyHave,
  when,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
  yourTurn,
} from '../words.ts'

export const ruby: Texts = {
  'Yzma - Choosy Customer': [whenPlayed(loseLore(1))],
  'The Bear - Territorial Animal': [selfHas({ strength: 3 }, { while: damaged })],
  'Dash Parr - Dodgeball Dynamo': [has(keyword('evasive'))],
  'Gaston - Created by the Vine': [theyHave(yourCharacter({ classification: 'Floodborn' }), { strength: 1 })],
  'Colonel Hathi - On the March': [wheneverQuests(may(move('self', one(location({ whose: 'yours' })))))],
  'Pacha - Panicked Customer': [has(keyword('reckless')), selfHas({ strength: 4 }, { while: yourTurn })],
  'King Louie - King of Swing': [has(singer(6))],
  'Beast - Fierce Defender': [selfHas({ strength: 2 }, { while: youHave(character({ named: 'Belle' })) })],
  'Donald Duck - Vineling Rider': [has(keyword('rush'))],
  'Tigger - Hunny Barbarian': [
    has(keyword('reckless')),
    when(
      'challenge',
      ifYouDo(may(ready(chosen(character({ classification: 'Hunny' })))), cant('it', 'quest')),
      {
        whom: character(),
        ...onceDuringYourTurn,
      },
    ),
  ],
  'Boo - Energetic Child': [
    has(keyword('rush')),
    when('challenge', banish('challenged'), { whom: character({ strength: { max: 3 } }) }),
  ],
  'Captain Hook - Conniving Pirate': [when('challenge', gainLore(1), { whom: character() })],

  'Red Moon Ritual': { effect: banish(chosen(character())), keywords: [singTogether(7)] },
  'Red Alert': {
    effect: inOrder(
      banish(chosen(character({ strength: { max: 3 } }))),
      ifSo(youHave(character({ classification: 'Monster' })), loseLore(1, 'chosenOpponent')),
    ),
  },
  'RAHR!': { effect: giveStrength(chosen(character()), 3) },
  "It's Gonna Be Great!": { effect: readyWithoutQuesting(chosen(character())) },

  "Beast's Castle - Overrun by the Vine": [
    theyHave(yourCharacter({ classification: 'Floodborn' }), { keywords: [keyword('rush')] }),
  ],
}
