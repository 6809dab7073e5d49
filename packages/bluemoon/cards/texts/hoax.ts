import type { Text } from '../../abilities.ts'
import { always, iMay, now, nowIMay, playAdditional, youMayNotPlay } from '../words.ts'

/** The Hoax: scholars of texts and icons. */
export const hoax: Readonly<Record<string, readonly Text[]>> = {
  // Hoax 10 Redamikanas the Cartographer
  'hoax-10': [always({ dragons: 1, when: 'opponentRetreats' })],
  // Hoax 11 Bethenitana the Storyteller
  'hoax-11': [always({ forbid: true, attractOnMyRetreat: true })],
  // Hoax 12 Demegodas the Odd
  'hoax-12': [always({ double: ['fire', 'earth'], of: 'supports' })],
  // Hoax 13 Thirkomedas the Serene
  'hoax-13': [youMayNotPlay({ type: ['leadership', 'booster', 'support'] })],
  // Hoax 14 Genathones the Blind
  'hoax-14': [playAdditional('support', 1)],
  // Hoax 15 Ketharkopas the Astronomer
  'hoax-15': [iMay('turnEnds', { do: 'drawTo', n: 9 })],
  // Hoax 16 Mekarthas the Shrewd
  'hoax-16': [always({ ignore: 'icons', exceptIcons: ['STOP'] })],
  // Hoax 17 Sarogakanas the Ancient
  'hoax-17': [nowIMay({ do: 'discardBlind', n: 2 })],
  // Hoax 25 Duplicator of Strength
  'hoax-25': [always({ double: ['earth'], of: 'oneCharacter' })],
  // Hoax 26 Brain Drain
  'hoax-26': [always({ forbid: true, playMoreThan: 1 })],
  // Hoax 27 Muster Reinforcements
  'hoax-27': [nowIMay({ do: 'draw', n: 5 })],
  // Hoax 28 Enthrall Opposition: yields to Tittertweet and Laughing Gas
  'hoax-28': [always({ ignore: 'texts', yieldsTo: ['flit-07', 'khind-27'] })],
  // Hoax 29 Trigger Brainstorm
  'hoax-29': [playAdditional('support', 'any')],
  // Hoax 30 Vertreibe die Gefolgsleute
  'hoax-30': [
    nowIMay({
      do: 'discardOpposing',
      filter: { icon: 'FREE', iconEffective: true },
      n: 'all',
      active: true,
    }),
  ],
  // Hoax 31 Beeinflusse den Heiligen Drachen
  'hoax-31': [nowIMay({ do: 'buyDragon', pairOf: ['leadership', 'hyla', 'crystal'] })],
  // Hoax 32 Auserwählter des Geistes
  'hoax-32': [now({ do: 'eachDiscards', n: 3 })],
}
