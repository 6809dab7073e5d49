import type { Texts } from '../facts.ts'
import {
  action,
  challenger,
  character,
  chosen,
  deal,
  has,
  instead,
  keyword,
  may,
  resist,
  when,
  whenPlayed,
  yourCharacter,
  yourTurn,
} from '../words.ts'

export const steel: Texts = {
  'Mickey Mouse - Food Fight Defender': [has(resist(1))],
  'Sleepy - Sluggish Knight': [has(keyword('bodyguard'))],
  'Kronk - Unlicensed Investigator': [has(challenger(1))],
  'HeiHei - Protective Rooster': [has(keyword('bodyguard'))],
  'Pete - Games Referee': [
    whenPlayed({ do: 'forbidPlaying', who: 'opponents', filter: action(), for: 'untilYourNextTurn' }),
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
      { what: yourCharacter(), whom: { here: true }, while: yourTurn, once: 'firstTime' },
    ),
  ],
}
