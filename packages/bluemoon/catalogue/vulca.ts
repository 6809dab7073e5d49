import type { CatalogueItem } from '@regelwerk/core'

export const vulca = {
  'vulca/vulca-15-flacka': {
    kind: 'entry',
    summary: 'Vulca 15 Flare: at the end of the own turn 2 additional cards may be drawn.',
  },
  'vulca/vulca-15-flacka/1': {
    kind: 'ruling',
    summary: 'The text: 2 additional cards may be drawn at the end of my turn.',
    follows: ['vulca/vulca-15-flacka'],
  },
  'vulca/vulca-15-flacka/2': {
    kind: 'ruling',
    summary: 'The 2 cards may be drawn even with more than 6 cards in hand.',
    follows: ['vulca/vulca-15-flacka', 'allgemein/nachziehen-von-karten/3'],
  },
  'vulca/vulca-15-flacka/3': {
    kind: 'ruling',
    summary: 'Against Vulca 26 Wall of Fire no card may be drawn.',
    follows: ['vulca/vulca-26-feuerwall'],
  },
  'vulca/vulca-15-flacka/4': {
    kind: 'ruling',
    summary: 'Against Khind 25 Gluing Dust at most 1 card may be drawn in the whole turn.',
    follows: ['khind/khind-25-klebriger-staub'],
  },
  'vulca/vulca-15-flacka/5': {
    kind: 'ruling',
    summary: 'Against Terrah 27 Quivering Quicksand nothing may be taken while 4 or more cards are in hand.',
    follows: ['terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'vulca/vulca-15-flacka/6': {
    kind: 'ruling',
    summary: 'Against Pillar 15 Bottelus Emptius no card may be drawn.',
    follows: ['pillar/pillar-15-kalebassus-leerus'],
  },
  'vulca/vulca-15-flacka/7': {
    kind: 'ruling',
    summary: 'Against Flit 28 Nervtötendes Gezwitscher the 2 additional cards may not be drawn.',
    follows: ['flit/flit-28-nervtoetendes-gezwitscher'],
  },
  'vulca/vulca-16-zundar': {
    kind: 'entry',
    summary: 'Vulca 16 Ember: the opponent may not play characters without a special text.',
  },
  'vulca/vulca-16-zundar/1': {
    kind: 'ruling',
    summary: 'The text: opposing characters without special text may not be played.',
    follows: ['vulca/vulca-16-zundar'],
  },
  'vulca/vulca-16-zundar/2': {
    kind: 'ruling',
    summary: 'Asks whether icons count as special texts.',
    informative: 'question',
  },
  'vulca/vulca-16-zundar/3': {
    kind: 'ruling',
    summary: 'Only worded texts count: a character that has icons but no text may not be played.',
    follows: ['vulca/vulca-16-zundar', 'symbole/symbole-allgemein/2'],
  },
  'vulca/vulca-20-urgewaltiger-zauber': {
    kind: 'entry',
    summary: 'Vulca 20 Elemental Enchantment: the own power is raised to 6.',
  },
  'vulca/vulca-20-urgewaltiger-zauber/1': {
    kind: 'ruling',
    summary: 'The text: my power rises to 6.',
    follows: ['vulca/vulca-20-urgewaltiger-zauber'],
  },
  'vulca/vulca-20-urgewaltiger-zauber/2': {
    kind: 'ruling',
    summary: 'It is power that is meant here, not a value.',
    follows: ['base/27'],
  },
  'vulca/vulca-20-urgewaltiger-zauber/3': {
    kind: 'ruling',
    summary: 'If the values already add up to more than 6, the booster changes nothing.',
    follows: ['base/27'],
  },
  'vulca/vulca-20-urgewaltiger-zauber/4': {
    kind: 'ruling',
    summary: "It never lowers the power, and it leaves the character's own value as it is.",
    follows: ['base/27'],
  },
  'vulca/vulca-22-titanhandschuhe': {
    kind: 'entry',
    summary: 'Vulca 22 Titanic Gauntlets: the Earth value of one own character is doubled.',
  },
  'vulca/vulca-22-titanhandschuhe/1': {
    kind: 'ruling',
    summary: 'The text: one of my characters has its Earth value doubled.',
    follows: ['vulca/vulca-22-titanhandschuhe'],
  },
  'vulca/vulca-22-titanhandschuhe/2': {
    kind: 'ruling',
    summary: 'Together with Hoax 25 Duplicator of Strength the doublings multiply.',
    follows: ['vulca/vulca-22-titanhandschuhe', 'hoax/hoax-25-trickreicher-staerkedoppler'],
  },
  'vulca/vulca-26-feuerwall': {
    kind: 'entry',
    summary: 'Vulca 26 Wall of Fire: the opponent may not draw cards.',
  },
  'vulca/vulca-26-feuerwall/1': {
    kind: 'ruling',
    summary: 'The text: you may not draw cards.',
    follows: ['vulca/vulca-26-feuerwall'],
  },
  'vulca/vulca-26-feuerwall/2': {
    kind: 'ruling',
    summary: 'Exactly: the opponent may take no card from or out of their draw deck, in any way.',
    follows: ['vulca/vulca-26-feuerwall'],
  },
  'vulca/vulca-26-feuerwall/3': {
    kind: 'ruling',
    summary: 'Texts that bring cards from the draw deck to hand are stopped.',
    follows: ['vulca/vulca-26-feuerwall/2'],
  },
  'vulca/vulca-26-feuerwall/4': {
    kind: 'ruling',
    summary: 'Cards coming to hand from anywhere else, and every RETRIEVE card, are not affected.',
    follows: ['base/43'],
  },
  'vulca/vulca-27-geisterbilder': {
    kind: 'entry',
    summary: 'Vulca 27 Fearsome Spirits: 1 additional dragon when the opponent retreats.',
  },
  'vulca/vulca-27-geisterbilder/1': {
    kind: 'ruling',
    summary: 'The text: if you retreat I attract 1 additional dragon.',
    follows: ['vulca/vulca-27-geisterbilder'],
  },
  'vulca/vulca-27-geisterbilder/2': {
    kind: 'ruling',
    summary:
      'If the retreating opponent has an active Hoax 11 Bethenitana the Storyteller, no dragon is attracted.',
    follows: ['base/30', 'hoax/hoax-11-bethenitana-die-erzaehlerin'],
  },
  'vulca/vulca-27-geisterbilder/3': {
    kind: 'ruling',
    summary:
      'If the retreating opponent has an active Mimix 29 Fearsome Chant, the additional dragon is cancelled out.',
    follows: ['base/33', 'mimix/mimix-29-brennende-raserei'],
  },
  'vulca/vulca-27-geisterbilder/4': {
    kind: 'ruling',
    summary:
      'If the retreating opponent has an active Flit 27 Launch Sloth Gas, the additional dragon is cancelled out.',
    follows: ['base/33', 'flit/flit-27-abwurf-faulgas'],
  },
  'vulca/vulca-27-geisterbilder/5': {
    kind: 'ruling',
    summary:
      'If the opponent played Flit 29 Distract Holy Dragon this turn and retreats, no additional dragon is attracted.',
    follows: ['base/33', 'flit/flit-29-verwirre-den-heiligen-drachen'],
  },
  'vulca/vulca-27-geisterbilder/6': {
    kind: 'ruling',
    summary: 'Asks whether the additional dragon survives against Hoax 11 Bethenitana the Storyteller.',
    informative: 'question',
  },
  'vulca/vulca-27-geisterbilder/7': {
    kind: 'ruling',
    summary:
      '"You may not" prevails: if Bethenitana is active in the retreat phase, no dragon at all is attracted, however many it would have been.',
    follows: ['base/30', 'hoax/hoax-11-bethenitana-die-erzaehlerin'],
  },
  'vulca/vulca-27-geisterbilder/8': {
    kind: 'ruling',
    summary:
      'Only a card that ignores Bethenitana or her text helps, such as Flit 12 Hank Highflyer Hawk, Hoax 28 Enthrall Opposition or Flit 7 Tittertweet.',
    follows: ['base/30'],
  },
  'vulca/vulca-27-geisterbilder/9': {
    kind: 'ruling',
    summary: 'Asks how the additional dragon and Flit 29 Distract Holy Dragon go together.',
    informative: 'question',
  },
  'vulca/vulca-27-geisterbilder/10': {
    kind: 'ruling',
    summary:
      'Flit 29 caps the final number: whatever between 0 and 4 the other cards make it, at most 1 dragon is attracted.',
    follows: ['base/33', 'flit/flit-29-verwirre-den-heiligen-drachen'],
  },
  'vulca/vulca-28-rufe-den-dunklen-meister': {
    kind: 'entry',
    summary: 'Vulca 28 Summon Sorcerer: one own active card may be taken back to hand.',
  },
  'vulca/vulca-28-rufe-den-dunklen-meister/1': {
    kind: 'ruling',
    summary: 'The text: now I may take 1 of my active cards back to hand.',
    follows: ['vulca/vulca-28-rufe-den-dunklen-meister'],
  },
  'vulca/vulca-28-rufe-den-dunklen-meister/2': {
    kind: 'ruling',
    summary:
      'Own Hyla, crystal cards and ships in play are active and may be taken back; with a ship all its cargo is lost.',
    follows: ['vulca/vulca-28-rufe-den-dunklen-meister', 'base/58'],
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen': {
    kind: 'entry',
    summary:
      'Vulca 29 Charm Holy Dragon: hand cards with at least 8 Fire in total may be discarded to attract 1 dragon.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/1': {
    kind: 'ruling',
    summary: 'The text: now I may discard cards of at least 8 Fire from hand for 1 dragon.',
    follows: ['vulca/vulca-29-bezaubere-den-heiligen-drachen'],
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/2': {
    kind: 'ruling',
    summary: 'Characters, boosters, supports and influence cards may all be discarded for it.',
    follows: ['vulca/vulca-29-bezaubere-den-heiligen-drachen'],
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/3': {
    kind: 'ruling',
    summary: 'Only printed values count.',
    follows: ['vulca/vulca-29-bezaubere-den-heiligen-drachen'],
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/4': {
    kind: 'ruling',
    summary:
      'A text that doubles or otherwise changes values, such as Hoax 25 Duplicator of Strength, adds nothing to the sum.',
    follows: ['vulca/vulca-29-bezaubere-den-heiligen-drachen/3'],
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/5': {
    kind: 'ruling',
    summary:
      "What changes printed values, like the opponent's Cool gang, also applies to the cards discarded; what merely changes values does not.",
    follows: ['vulca/vulca-29-bezaubere-den-heiligen-drachen/3'],
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/6': {
    kind: 'ruling',
    summary: 'A text that ignores whole cards takes their printed values away here too.',
    follows: ['base/29'],
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/7': {
    kind: 'ruling',
    summary: 'Terrah 25 Cloying Mud does not prevent discarding characters above 4, for they are not played.',
    follows: ['vulca/vulca-29-bezaubere-den-heiligen-drachen'],
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/8': {
    kind: 'ruling',
    summary: 'A card worth 0 may not be discarded for it, since it contributes nothing.',
    follows: ['vulca/vulca-29-bezaubere-den-heiligen-drachen/16'],
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/9': {
    kind: 'ruling',
    summary: 'Asks for three points on the purchase to be confirmed.',
    informative: 'question',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/10': {
    kind: 'ruling',
    summary: 'Icons and special abilities add nothing to the sum.',
    follows: ['vulca/vulca-29-bezaubere-den-heiligen-drachen/3'],
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/11': {
    kind: 'ruling',
    summary: 'Boosters count with their printed values only, not with their texts.',
    follows: ['vulca/vulca-29-bezaubere-den-heiligen-drachen/3'],
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/12': {
    kind: 'ruling',
    summary: 'Opposing bans on playing certain cards do not restrict which cards are discarded.',
    follows: ['vulca/vulca-29-bezaubere-den-heiligen-drachen/7'],
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/13': {
    kind: 'ruling',
    summary:
      'Only the printed values of the discarded cards count; cards lying on the own or the other side add nothing to the sum.',
    follows: ['vulca/vulca-29-bezaubere-den-heiligen-drachen/3'],
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/14': {
    kind: 'ruling',
    summary:
      "The purchase card itself must be allowed to be played. If its owner's texts are ignored it may be played without effect.",
    follows: ['base/30'],
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/15': {
    kind: 'ruling',
    summary: 'Names special rule 5 of the booklet as the source of the next item.',
    informative: 'heading',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/16': {
    kind: 'ruling',
    summary:
      'No cards may be discarded beyond what the demanded values need, and several demands must each be met on their own.',
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst': {
    kind: 'entry',
    summary: 'Vulca 30 Cast Cataclysm: all active opposing supports may be discarded.',
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst/1': {
    kind: 'ruling',
    summary: 'The text: now I may discard all of your active supports.',
    follows: ['vulca/vulca-30-beschwoere-die-feuersbrunst'],
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst/2': {
    kind: 'ruling',
    summary: 'PROTECTED supports are excepted.',
    follows: ['base/49'],
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst/3': {
    kind: 'ruling',
    summary: 'Supports whose PROTECTED is ignored by Hoax 16 Mekarthas the Shrewd are discarded too.',
    follows: ['hoax/hoax-16-mekarthas-der-scharfsinnige'],
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst/4': {
    kind: 'ruling',
    summary: 'Bluff cards lying there are discarded too.',
    follows: ['base/59'],
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst/5': {
    kind: 'ruling',
    summary: 'Ignored supports are discarded too, for they are still supports.',
    follows: ['base/29'],
  },
  'vulca/vulca-31-entflamme-den-mutanten': {
    kind: 'entry',
    summary:
      'Vulca 31 Entflamme den Mutanten: in the own character phase any 1 mutant may be played without meeting its condition.',
  },
  'vulca/vulca-31-entflamme-den-mutanten/1': {
    kind: 'ruling',
    summary: 'The text: in my character phase I may play 1 mutant of any kind without its condition.',
    follows: ['vulca/vulca-31-entflamme-den-mutanten'],
  },
  'vulca/vulca-31-entflamme-den-mutanten/2': {
    kind: 'ruling',
    summary:
      "Only the condition is waived; the rest of the mutant's text, the change of element, happens as far as possible.",
    follows: ['vulca/vulca-31-entflamme-den-mutanten'],
  },
  'vulca/vulca-31-entflamme-den-mutanten/3': {
    kind: 'ruling',
    summary: 'The element does not change if the fight is already in the one the mutant would change it to.',
  },
} as const satisfies Record<string, CatalogueItem>
