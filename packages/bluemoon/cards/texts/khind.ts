import type { Text } from '../../abilities.ts'
import {
  always,
  discardBoosterOrSupport,
  drawAdditional,
  flitCharacters,
  iMay,
  now,
  nowIMay,
  youMayNotPlay,
} from '../words.ts'

/** The Khind: gangs of children. */
export const khind: Readonly<Record<string, readonly Text[]>> = {
  // Khind 1 CoolCat
  'khind-01': [always({ zero: 'odd', of: ['character'] })],
  // Khind 2 CoolCop
  'khind-02': [always({ zero: 'even', of: ['character'] })],
  // Khind 3 CoolKid
  'khind-03': [always({ zero: 'odd', of: ['booster', 'support'] })],
  // Khind 4 CoolCub
  'khind-04': [always({ zero: 'even', of: ['booster', 'support'] })],
  // Khind 5 TopGun
  'khind-05': [drawAdditional(1)],
  // Khind 6 TopDog
  'khind-06': [
    iMay('onMyTurn', {
      do: 'discardOpposing',
      filter: { icon: 'any' },
      n: 1,
      active: true,
      keepCharacter: true,
    }),
  ],
  // Khind 7 TopNotch
  'khind-07': [iMay('onMyTurn', discardBoosterOrSupport)],
  // Khind 8 TopBanana
  'khind-08': [iMay('endOfTurn', { do: 'opponentDiscards', n: 1 })],
  // Khind 9 TopShot
  'khind-09': [iMay('endOfTurn', { do: 'discardTopOfDeck' })],
  // Khind 14 FunFun
  'khind-14': [always({ double: ['fire', 'earth'], of: 'characters' })],
  // Khind 23 KhindKin
  'khind-23': [always({ keepsOthersActive: true })],
  // Khind 24 Schleuder der Bestürzung
  'khind-24': [always({ dragons: 1, when: 'opponentRetreats' })],
  // Khind 25 Gluing Dust
  'khind-25': [always({ forbid: true, takeFromDeck: true, most: 1 })],
  // Khind 26 Pandemonium
  'khind-26': [youMayNotPlay({ type: 'support' })],
  // Khind 27 Laughing Gas
  'khind-27': [always({ ignore: 'texts', except: [flitCharacters], cancels: true })],
  // Khind 28 Oath of Khindship
  'khind-28': [drawAdditional(1)],
  // Khind 29 Blow Whistle of Friendship
  'khind-29': [nowIMay({ do: 'search' })],
  // Khind 30 Open Lucky Bag of Life
  'khind-30': [nowIMay({ do: 'drawFromDiscard', n: 3 })],
  // Khind 31 Bounce Back
  'khind-31': [always({ attackAgain: true })],
  // Khind 32 Auserwählte der Jugend
  'khind-32': [now({ do: 'eachMayPlayCrystal' })],
}
