import type { Text } from '../../abilities.ts'
import { always, discardBoosterOrSupport, drawAdditional, now, nowIMay, youMayNotPlay } from '../words.ts'

/** The Vulca: fire, and what it burns. */
export const vulca: Readonly<Record<string, readonly Text[]>> = {
  // Vulca 14 Cinder
  'vulca-14': [nowIMay(discardBoosterOrSupport)],
  // Vulca 15 Flare
  'vulca-15': [drawAdditional(2)],
  // Vulca 16 Ember
  'vulca-16': [youMayNotPlay({ type: 'character', text: false })],
  // Vulca 17 Erupta
  'vulca-17': [nowIMay({ do: 'shuffleAreasIntoDeck' })],
  // Vulca 20 Elemental Enchantment
  'vulca-20': [always({ powerAtLeast: 6 })],
  // Vulca 21 Volcanic Gauntlets
  'vulca-21': [always({ double: ['fire'], of: 'oneCharacter' })],
  // Vulca 22 Titanic Gauntlets
  'vulca-22': [always({ double: ['earth'], of: 'oneCharacter' })],
  // Vulca 24 Flickering Fires
  'vulca-24': [youMayNotPlay({ type: 'leadership' })],
  // Vulca 25 Heat Haze
  'vulca-25': [youMayNotPlay({ type: ['character', 'booster'], text: true })],
  // Vulca 26 Wall of Fire
  'vulca-26': [always({ forbid: true, takeFromDeck: true })],
  // Vulca 27 Fearsome Spirits
  'vulca-27': [always({ dragons: 1, when: 'opponentRetreats' })],
  // Vulca 28 Summon Sorcerer
  'vulca-28': [nowIMay({ do: 'takeBack', from: 'active', other: true })],
  // Vulca 29 Charm Holy Dragon
  'vulca-29': [nowIMay({ do: 'buyDragon', fire: 8 })],
  // Vulca 30 Cast Cataclysm
  'vulca-30': [nowIMay({ do: 'discardOpposing', filter: { type: 'support' }, n: 'all', active: true })],
  // Vulca 31 Entflamme den Mutanten
  'vulca-31': [always({ mutantWithoutCondition: true })],
  // Vulca 32 Auserwählte des Feuers
  'vulca-32': [now({ do: 'shuffleLeadershipIntoDeck' })],
}
