import type { Text } from '../../abilities.ts'
import { always, flitCharacters, now, nowIMay, playAdditional } from '../words.ts'

/** The Flit: birds that ignore whatever lies below. */
export const flit: Readonly<Record<string, readonly Text[]>> = {
  // Flit 6 Highchirp
  'flit-06': [
    nowIMay(
      { do: 'discardOpposing', filter: { type: 'character' }, n: 1, active: true },
      { opponentActive: { type: 'character' }, atLeast: 2 },
    ),
  ],
  // Flit 7 Tittertweet
  'flit-07': [always({ ignore: 'texts', except: [flitCharacters] })],
  // Flit 8 Flitterflutter
  'flit-08': [always({ ignore: 'cards', of: { type: 'support' } })],
  // Flit 9 Trillilling
  'flit-09': [always({ ignore: 'cards', of: { type: 'booster' } })],
  // Flit 10 Cheepchirrup
  'flit-10': [always({ forbid: true, playMoreThan: 1, into: 'combat' })],
  // Flit 11 Carl Kamikaze Crow
  'flit-11': [always({ double: ['fire', 'earth'], of: 'boosters' })],
  // Flit 12 Hank Highflyer Hawk
  'flit-12': [always({ ignore: 'cards', of: { type: 'character' }, except: [flitCharacters] })],
  // Flit 13 Mad Mike Magpie
  'flit-13': [
    always({ ignore: 'cards', of: { icon: 'any' }, except: [flitCharacters, { icon: 'PROTECTED' }] }),
  ],
  // Flit 27 Launch Sloth Gas
  'flit-27': [always({ dragons: -1, when: 'iRetreat' })],
  // Flit 28 Nervtötendes Gezwitscher
  'flit-28': [always({ forbid: true, additionalCards: true })],
  // Flit 29 Distract Holy Dragon
  'flit-29': [always({ atMostOneDragon: true })],
  // Flit 30 Beguile Holy Dragon
  'flit-30': [nowIMay({ do: 'buyDragon', characters: 3 })],
  // Flit 31 Commence Mega Launch
  'flit-31': [playAdditional('booster', 'any')],
  // Flit 32 Auserwählter der Lüfte
  'flit-32': [now({ do: 'bothDiscardSupports' })],
}
