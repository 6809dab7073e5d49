import type { CatalogueItem } from '@regelwerk/core'

export const cards = {
  '5.1': { kind: 'chapter', summary: 'The conditions a card can be in.', informative: 'heading' },
  '5.1.1': {
    kind: 'rule',
    summary: 'Outside a hand, a card can be in one or more of the conditions below.',
    informative: 'introduction',
  },
  '5.1.1.1': {
    kind: 'rule',
    summary: 'A readied card stands upright; characters and items enter play ready.',
    follows: ['5.1.2.1', '5.1.2.2'],
  },
  '5.1.1.2': {
    kind: 'rule',
    summary:
      "An exerted card lies sideways and can't pay a cost by exerting; its other abilities can still be used.",
  },
  '5.1.1.3': { kind: 'rule', summary: 'A card with any damage on it is damaged.' },
  '5.1.1.4': { kind: 'rule', summary: 'A card without damage on it is undamaged.' },
  '5.1.1.5': {
    kind: 'rule',
    summary:
      "A card under another can't be chosen and is not in play. Anyone may look at it if faceup, no one if facedown.",
  },
  '5.1.1.6': {
    kind: 'rule',
    summary: 'The top card of a stack does not have the text of the cards under it.',
  },
  '5.1.1.7': {
    kind: 'rule',
    summary:
      'When the top card of a stack leaves play, all cards under it go to the same zone and are single cards again.',
  },
  '5.1.1.8': {
    kind: 'rule',
    summary: 'In play means faceup in the play zone with no card on top; nothing else is in play.',
  },
  '5.1.1.9': {
    kind: 'rule',
    summary: 'A faceup card is known to everyone and can be looked at any time, even under another card.',
  },
  '5.1.1.10': {
    kind: 'rule',
    summary: 'No one may look at a facedown card, not even its player, and it is never in play.',
  },
  '5.1.1.11': {
    kind: 'rule',
    summary:
      'A character that entered play this turn of its player is drying: no quest, no challenge, no exerting for costs.',
  },
  '5.1.1.12': {
    kind: 'rule',
    summary:
      "A character in play since its player's turn began is dry and may do all that; items may exert at once.",
    follows: ['3.2.2.1'],
  },
  '5.1.2': {
    kind: 'rule',
    summary: 'Several conditions can hold together; each zone and type allows only some of them.',
    informative: 'introduction',
  },
  '5.1.2.1': { kind: 'rule', summary: 'A character enters play ready, undamaged, faceup and drying.' },
  '5.1.2.2': {
    kind: 'rule',
    summary: 'An item enters play ready and faceup, and is never damaged or undamaged.',
  },
  '5.1.2.3': {
    kind: 'rule',
    summary: 'A location enters play undamaged and faceup, and is never ready or exerted.',
  },
  '5.1.2.4': {
    kind: 'rule',
    summary: 'A card in an inkwell is facedown, and ready or exerted; nothing more.',
    follows: ['4.2.1.3'],
  },
  '5.1.2.5': { kind: 'rule', summary: 'A card in a deck is facedown; nothing more.', follows: ['7.1.3'] },
  '5.1.2.6': {
    kind: 'rule',
    summary: 'A card in a discard is faceup; nothing more.',
    follows: ['7.1.6', '1.9.4'],
  },
  '5.1.2.7': {
    kind: 'rule',
    summary: 'A card in hand is in no condition at all.',
    follows: ['7.1.6', '1.9.4'],
  },
  '5.1.3': {
    kind: 'rule',
    summary: 'A condition changes at the very moment something changes it.',
    follows: ['4.5.1.3'],
  },
  '5.1.3/example-1': {
    kind: 'example',
    summary: 'Flounder is exerted, and no longer ready, the moment he is exerted to quest.',
  },
  '5.1.3/example-2': {
    kind: 'example',
    summary:
      'Tinker Bell - Giant Fairy shifted onto a ready, undamaged, dry Tinker Bell is all that too; the card below is out of play.',
  },
  '5.2': { kind: 'chapter', summary: 'The parts of a card.', informative: 'heading' },
  '5.2.1': { kind: 'rule', summary: 'Most parts are found on every type of card.', informative: 'layout' },
  '5.2.2': {
    kind: 'rule',
    summary: 'The cost is how much ink playing the card takes.',
    follows: ['4.3.2.3'],
  },
  '5.2.3': {
    kind: 'rule',
    summary:
      'The inkwell symbol around the cost allows inking the card; each card in an inkwell is worth 1 ink.',
    follows: ['4.2.1.2', '4.3.2.4'],
  },
  '5.2.4': { kind: 'rule', summary: 'The picture has no bearing on the game.', informative: 'layout' },
  '5.2.5': {
    kind: 'rule',
    summary: "A card's ink type, one of six, counts for building a deck and where a card refers to it.",
    follows: ['1.10.1.1'],
  },
  '5.2.5.1': { kind: 'rule', summary: 'A card with two ink types counts as each of them.' },
  '5.2.6': {
    kind: 'rule',
    summary:
      'A name matches only as a whole and without the version, in every zone; name and version make the full name.',
  },
  '5.2.6/example-1': {
    kind: 'example',
    summary: "Tinker Bell - Peter Pan's Ally gives Challenger +1 to all versions of Peter Pan.",
  },
  '5.2.6/example-2': {
    kind: 'example',
    summary: "Naming Lucky for The Sorcerer's Hat does not match a revealed Lucky Dime.",
  },
  '5.2.6.1': {
    kind: 'rule',
    summary:
      'A character named "A & B" answers to A, to B and to the whole; a named card must equal one of these.',
  },
  '5.2.6.2': { kind: 'rule', summary: 'A character with several names is still one character.' },
  '5.2.6.2/example-1': {
    kind: 'example',
    summary: 'Flotsam & Jetsam has three names: Flotsam, Jetsam, and Flotsam & Jetsam.',
  },
  '5.2.6.2/example-2': {
    kind: 'example',
    summary:
      'For Bruno, naming Flotsam matches Flotsam and Flotsam & Jetsam; naming Flotsam & Jetsam does not match Flotsam.',
  },
  '5.2.6.3': {
    kind: 'rule',
    summary: "Chip 'n' Dale - Recovery Rangers counts as having an ampersand in its name.",
  },
  '5.2.7': {
    kind: 'rule',
    summary: 'Classifications are what cards mean when they speak of Villains, Princesses and the like.',
  },
  '5.2.7/example-1': {
    kind: 'example',
    summary:
      'Hades - King of Olympus gets +1 lore value for each other character with the classification Villain.',
  },
  '5.2.8': {
    kind: 'rule',
    summary: "The text box holds a card's abilities and effects; their story names play no part in the game.",
    informative: 'layout',
  },
  '5.2.9': { kind: 'rule', summary: 'Flavor text has no bearing on the game.', informative: 'layout' },
  '5.2.10': {
    kind: 'rule',
    summary: 'What is printed at the lower edge has no bearing on the game.',
    informative: 'layout',
  },
  '5.2.10.1': { kind: 'rule', summary: "The artist's name.", informative: 'layout' },
  '5.2.10.2': {
    kind: 'rule',
    summary: 'The collector number and the number of cards in the set.',
    informative: 'layout',
  },
  '5.2.10.3': { kind: 'rule', summary: 'The number of the set the card is from.', informative: 'layout' },
  '5.2.10.3/example-1': {
    kind: 'example',
    summary:
      "The First Chapter, Rise of the Floodborn, Into the Inklands and Ursula's Return are sets 1 to 4.",
    informative: 'layout',
  },
  '5.2.10.4': { kind: 'rule', summary: 'The language of the card.', informative: 'layout' },
  '5.2.10.5': { kind: 'rule', summary: 'Copyright.', informative: 'layout' },
  '5.2.10.6': { kind: 'rule', summary: 'The rarity symbol.', informative: 'layout' },
  '5.3': { kind: 'chapter', summary: 'Characters.', informative: 'heading' },
  '5.3.1': {
    kind: 'rule',
    summary: 'Only in play is it a character; anywhere else it is a character card.',
    follows: ['5.1.1.8'],
  },
  '5.3.2': {
    kind: 'rule',
    summary: "Characters are normally played in their player's Main phase.",
    follows: ['4.1.2'],
  },
  '5.3.3': {
    kind: 'rule',
    summary: 'A card is a character if both marks below are on it; the word itself is not printed.',
    informative: 'definition',
  },
  '5.3.3.1': { kind: 'rule', summary: 'First mark: a strength and a willpower.', informative: 'definition' },
  '5.3.3.2': {
    kind: 'rule',
    summary: 'Second mark: at least one of the listed classifications.',
    informative: 'definition',
  },
  '5.3.4': {
    kind: 'rule',
    summary: 'Nothing but characters can quest or challenge.',
    follows: ['4.5.1', '4.6.1'],
  },
  '5.3.5': {
    kind: 'rule',
    summary:
      "Without being in play at the start of its player's Set step a character can't quest, challenge or exert for a cost.",
    follows: ['4.5.1.2', '4.6.4.1', '4.4.2'],
  },
  '5.3.6': { kind: 'rule', summary: 'Characters have the parts below in addition.', informative: 'layout' },
  '5.3.6.1': {
    kind: 'rule',
    summary: 'The version tells cards of one name apart, in every zone; with the name it is the full name.',
    follows: ['1.10.1.1', '5.2.6'],
  },
  '5.3.6.2': {
    kind: 'rule',
    summary: 'Strength is the damage dealt in a challenge; at 0 or less, damage equal to it is none.',
    follows: ['4.6.6.1', '6.6.2'],
  },
  '5.3.6.3': {
    kind: 'rule',
    summary: 'Damage stays and adds up; once it reaches willpower a check banishes the character.',
    follows: ['1.8.1.4'],
  },
  '5.3.6.4': { kind: 'rule', summary: 'The lore value is what a quest earns.', follows: ['4.5.1.4'] },
  '5.4': { kind: 'chapter', summary: 'Actions.', informative: 'heading' },
  '5.4.1': {
    kind: 'rule',
    summary: 'An action is in play only for its effect; anywhere else it is an action card.',
    follows: ['4.3.3.2'],
  },
  '5.4.1.1': {
    kind: 'rule',
    summary: 'A card is an action if its classification line says so.',
    informative: 'definition',
  },
  '5.4.1.2': {
    kind: 'rule',
    summary:
      "An action's effect resolves at once, not from the bag, with the card in the play zone; then it goes to the discard.",
    follows: ['4.3.3.2'],
  },
  '5.4.2': {
    kind: 'rule',
    summary: "Actions are normally played in their player's Main phase.",
    follows: ['4.1.2'],
  },
  '5.4.3': {
    kind: 'rule',
    summary: 'An action has effects but no abilities, so what speaks of abilities does not mean it.',
  },
  '5.4.4': { kind: 'rule', summary: 'Songs.', informative: 'heading' },
  '5.4.4.1': { kind: 'rule', summary: 'A song is an action too: what concerns actions concerns songs.' },
  '5.4.4.2': {
    kind: 'rule',
    summary:
      "Any song may be sung: exert a character whose cost is at least the song's instead of paying ink.",
  },
  '5.4.4.3': {
    kind: 'rule',
    summary: 'Songs with Sing Together may also be sung by several characters.',
    follows: ['8.12.1'],
  },
  '5.4.5': {
    kind: 'rule',
    summary: 'What playing an action triggers waits in the bag until the action has been played.',
    follows: ['4.1.5', '4.3.4'],
  },
  '5.5': { kind: 'chapter', summary: 'Items.', informative: 'heading' },
  '5.5.1': {
    kind: 'rule',
    summary: 'Only in play is it an item; anywhere else it is an item card.',
    follows: ['5.1.1.8'],
  },
  '5.5.2': {
    kind: 'rule',
    summary: "Items are normally played in their player's Main phase.",
    follows: ['4.1.2'],
  },
  '5.5.3': {
    kind: 'rule',
    summary: 'A card is an item if its classification line says so.',
    informative: 'definition',
  },
  '5.5.4': {
    kind: 'rule',
    summary: "An item's ability can be used in the turn it is played.",
  },
  '5.6': { kind: 'chapter', summary: 'Locations.', informative: 'heading' },
  '5.6.1': {
    kind: 'rule',
    summary: 'Only in play is it a location; anywhere else it is a location card.',
    follows: ['5.1.1.8'],
  },
  '5.6.2': {
    kind: 'rule',
    summary: "Locations are normally played in their player's Main phase.",
    follows: ['4.1.2'],
  },
  '5.6.3': {
    kind: 'rule',
    summary:
      'A card is a location if its classification line says so; these cards alone are printed sideways.',
    informative: 'layout',
  },
  '5.6.4': {
    kind: 'rule',
    summary: "A location's ability can be used in the turn it is played.",
  },
  '5.6.5': { kind: 'rule', summary: 'Locations have the parts below in addition.', informative: 'layout' },
  '5.6.5.1': {
    kind: 'rule',
    summary:
      'The version tells locations of one name apart, in every zone; with the name it is the full name.',
    follows: ['1.10.1.1', '5.2.6'],
  },
  '5.6.5.2': {
    kind: 'rule',
    summary: 'The move cost is the ink it takes to move a character there.',
    follows: ['4.7.3.3'],
  },
  '5.6.5.3': {
    kind: 'rule',
    summary:
      'Damage stays and adds up; once it reaches willpower a check banishes the location. It deals none itself.',
    follows: ['1.8.1.4', '4.6.8.3'],
  },
  '5.6.5.4': {
    kind: 'rule',
    summary: 'The lore value is what its player gains from it in each of their Set steps.',
    follows: ['3.2.2.2'],
  },
  '5.6.6': {
    kind: 'rule',
    summary: 'When a location leaves play the characters there stay in play and are at no location.',
  },
} as const satisfies Record<string, CatalogueItem>
