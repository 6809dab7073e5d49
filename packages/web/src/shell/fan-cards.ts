/** The cards on the first page, with what their pictures are made of: no game is loaded to draw them. */
import type { Facts } from '../faces/features.ts'

/** A card by its id, and its facts. */
export type Shown = Facts & { id: string }

const shown = (
  game: string,
  id: string,
  suit: string,
  type: string,
  traits: string[],
  name: string,
): Shown => ({
  id,
  game,
  suit,
  type,
  traits,
  name,
})

/** The last one lies on top, in the middle. */
export const fans: Readonly<Record<string, readonly Shown[]>> = {
  lorcana: [
    shown(
      'lorcana',
      '1-42',
      'amethyst',
      'character',
      ['floodborn', 'hero', 'queen', 'sorcerer'],
      'Elsa Spirit of Winter',
    ),
    shown(
      'lorcana',
      '1-113',
      'ruby',
      'character',
      ['storyborn', 'villain', 'dragon'],
      'Maleficent Monstrous Dragon',
    ),
    shown('lorcana', '1-23', 'amber', 'character', ['floodborn', 'hero', 'alien'], 'Stitch Rock Star'),
  ],
  keyforge: [
    shown('keyforge', 'titan-mechanic', 'logos', 'creature', ['cyborg', 'scientist'], 'Titan Mechanic'),
    shown('keyforge', 'pit-demon', 'dis', 'creature', ['demon'], 'Pit Demon'),
    shown('keyforge', 'troll', 'brobnar', 'creature', ['giant'], 'Troll'),
  ],
  l5r: [
    shown('l5r', 'kakita-kaezin', 'crane', 'character', ['bushi', 'duelist', 'kenshinzen'], 'Kakita Kaezin'),
    shown('l5r', 'bayushi-liar', 'scorpion', 'character', ['courtier'], 'Bayushi Liar'),
    shown('l5r', 'akodo-toturi', 'lion', 'character', ['bushi', 'champion'], 'Akodo Toturi'),
  ],
  bluemoon: [
    shown('bluemoon', 'aqua-02', 'aqua', 'character', [], 'Giant Octopus'),
    shown('bluemoon', 'aqua-05', 'aqua', 'character', [], 'Electric Eel'),
    shown('bluemoon', 'vulca-02', 'vulca', 'character', [], 'Flash the Incendiary'),
  ],
}
