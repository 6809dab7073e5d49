import type { CatalogueItem } from '@regelwerk/core'

export const general = {
  'allgemein/hierarchie': { kind: 'entry', summary: 'The order of precedence.', informative: 'heading' },
  'allgemein/hierarchie/1': {
    kind: 'ruling',
    summary: 'Highest rank: an "I must" text has to be met whatever else is in force.',
    informative: 'cards unknown',
  },
  'allgemein/hierarchie/2': {
    kind: 'ruling',
    summary:
      'Second rank: an active PROTECTED card withstands opposing texts that ignore, unless Hoax 16 Mekarthas the Shrewd ignores the icon itself.',
    follows: ['base/49'],
  },
  'allgemein/hierarchie/3': {
    kind: 'ruling',
    summary: 'Third rank: a text that ignores switches off bans and other texts as well.',
    follows: ['base/30'],
  },
  'allgemein/hierarchie/4': {
    kind: 'ruling',
    summary: 'Fourth rank: a "you may not" text overrides every other text that would permit the thing.',
    follows: ['base/30'],
  },
  'allgemein/hierarchie/5': {
    kind: 'ruling',
    summary: 'Fifth rank: all remaining texts; they override the general rules only.',
    follows: ['base/14'],
  },
  'allgemein/hierarchie/6': {
    kind: 'ruling',
    summary: 'Lowest rank: the general rules, which hold wherever no text says otherwise.',
    follows: ['base/14'],
  },
  'allgemein/hierarchie/7': {
    kind: 'ruling',
    summary: 'Introduces the general remarks on precedence.',
    informative: 'heading',
  },
  'allgemein/hierarchie/8': {
    kind: 'ruling',
    summary: 'Icons rank with the general rules.',
    follows: ['base/42'],
  },
  'allgemein/hierarchie/9': {
    kind: 'ruling',
    summary: 'A text outranks a general rule, an icon included.',
    follows: ['base/30'],
  },
  'allgemein/hierarchie/10': {
    kind: 'ruling',
    summary: 'A ban wins over a permission of the same or a lower rank.',
    follows: ['base/30'],
  },
  'allgemein/hierarchie/11': {
    kind: 'ruling',
    summary: '"You must" ranks among the ordinary texts, so unlike "I must" it can be ignored.',
    follows: ['base/30'],
  },
  'allgemein/timing': { kind: 'entry', summary: 'Timing.', informative: 'heading' },
  'allgemein/timing/1': {
    kind: 'ruling',
    summary: 'Asks players to keep to the timing.',
    informative: 'heading',
  },
  'allgemein/timing/2': {
    kind: 'ruling',
    summary:
      'RETRIEVE works in the beginning phase only; once the turn has moved on the card stays where it is.',
    follows: ['base/10', 'base/43'],
  },
  'allgemein/timing/3': {
    kind: 'ruling',
    summary: 'Introduces the steps of the character phase.',
    informative: 'heading',
  },
  'allgemein/timing/4': {
    kind: 'ruling',
    summary:
      'Step 0: the character phase begins. What lies active in the combat area at this moment decides whether a gang can be continued.',
    follows: ['symbole/gang-symbol/5'],
  },
  'allgemein/timing/5': {
    kind: 'ruling',
    summary:
      'Step 1: the new character is laid out while the old cards are still active, so their bans still bind interventions against it.',
    follows: ['interventionen/inter-402-schande-ueber-euch/6'],
  },
  'allgemein/timing/6': {
    kind: 'ruling',
    summary: 'Step 2: the old cards of the combat area become inactive, unless a gang is being extended.',
    follows: ['base/24'],
  },
  'allgemein/timing/7': {
    kind: 'ruling',
    summary: 'Step 3: only now does the new character become active and start to work.',
  },
  'allgemein/timing/8': {
    kind: 'ruling',
    summary:
      'Step 4: each further character is laid out and becomes active in turn, without making the earlier ones of this turn inactive.',
    follows: ['base/24'],
  },
  'allgemein/timing/9': {
    kind: 'ruling',
    summary:
      'Step 5: the character phase ends; conditions on its end, such as that of Buka 18 Boatswain Mena Marn, are judged by what is active then.',
    follows: ['buka/buka-18-bootsmann-mena-marn'],
  },
  'allgemein/timing/10': {
    kind: 'ruling',
    summary:
      'All cards work at the same time. Having been played first gives no precedence; only the hierarchy does.',
    follows: ['base/30'],
  },
  'allgemein/timing/11': {
    kind: 'ruling',
    summary: 'Several own raises are applied in the order that yields the highest result.',
    follows: ['base/28'],
  },
  'allgemein/timing/12': {
    kind: 'ruling',
    summary: "Asks in which order several raises of one character's value apply.",
    informative: 'question',
  },
  'allgemein/timing/13': {
    kind: 'ruling',
    summary:
      'A player says in which order their own cards are applied. What raises values has an order of its own: Pillar 26 Potion of Prodigious Passion first raises the value to 5, then Hoax 25 Duplicator of Strength doubles it to 10, whichever was played first.',
  },
  'allgemein/unterschied-zwischen-wert-und-staerke': {
    kind: 'entry',
    summary: 'Value and power.',
    informative: 'heading',
  },
  'allgemein/unterschied-zwischen-wert-und-staerke/1': {
    kind: 'ruling',
    summary: 'Asks how value and power differ.',
    informative: 'question',
  },
  'allgemein/unterschied-zwischen-wert-und-staerke/2': {
    kind: 'ruling',
    summary:
      "Values are the Fire and Earth numbers of single cards; a text on a value, such as doubling one character's Earth value, changes that card's number.",
    follows: ['base/27'],
  },
  'allgemein/unterschied-zwischen-wert-und-staerke/3': {
    kind: 'ruling',
    summary:
      "Power is the sum of one's values that the opponent has to match. A text on power, such as Aqua 20 Earthwater, sets the total to at least 7 in Earth.",
    follows: ['base/26', 'base/27'],
  },
  'allgemein/auf-den-kampfbeginn-verzichten': {
    kind: 'entry',
    summary: 'Declining to open a fight.',
    informative: 'heading',
  },
  'allgemein/auf-den-kampfbeginn-verzichten/1': {
    kind: 'ruling',
    summary:
      'Declining, forced or chosen, takes a discard of 1, 2 or 3 hand cards as far as there are any, followed by a refill to 6.',
    follows: ['base/22'],
  },
  'allgemein/auf-den-kampfbeginn-verzichten/2': {
    kind: 'ruling',
    summary:
      'With 9 or more cards and no character one may have to decline several times, since the refill goes only to 6. A leadership card played before sheds one more card.',
    follows: ['base/19', 'base/22'],
  },
  'allgemein/auf-den-kampfbeginn-verzichten/3': {
    kind: 'ruling',
    summary:
      'Only the decliner refills. If a leadership card played before left the opponent below 6, the opponent must open or decline with that smaller hand. (The FAQ names Vulca 32; by the card texts Hoax 32 Auserwählter des Geistes does this.)',
    follows: ['base/22'],
  },
  'allgemein/auf-den-kampfbeginn-verzichten/4': {
    kind: 'ruling',
    summary: 'Asks what an opener does whose hand has just become empty.',
    informative: 'question',
  },
  'allgemein/auf-den-kampfbeginn-verzichten/5': {
    kind: 'ruling',
    summary: 'States the dilemma: no retreat, no discard and no opening are possible with an empty hand.',
    informative: 'question',
  },
  'allgemein/auf-den-kampfbeginn-verzichten/6': {
    kind: 'ruling',
    summary: 'With an empty hand one declines without discarding and then draws 6.',
    follows: ['base/22'],
  },
  'allgemein/das-anschauen-von-karten-im-kampfbereich': {
    kind: 'entry',
    summary: 'Looking at cards in the combat area.',
    informative: 'heading',
  },
  'allgemein/das-anschauen-von-karten-im-kampfbereich/1': {
    kind: 'ruling',
    summary:
      'A player may look through and count all cards of their own combat area, inactive ones included.',
    follows: ['base/6'],
  },
  'allgemein/das-anschauen-von-karten-im-kampfbereich/2': {
    kind: 'ruling',
    summary:
      'The opponent must tell on request which and how many cards lie in their combat area, though one may not search it oneself.',
    follows: ['base/6'],
  },
  'allgemein/das-anschauen-von-karten-im-kampfbereich/3': {
    kind: 'ruling',
    summary: 'Neither the discard piles nor the leadership piles may be looked through.',
    follows: ['base/6'],
  },
  'allgemein/einige-besondere-regeln': {
    kind: 'entry',
    summary: 'Some special rules.',
    informative: 'heading',
  },
  'allgemein/einige-besondere-regeln/1': {
    kind: 'ruling',
    summary: 'The first wording of the rule that texts precede the general rules; replaced by the next item.',
    informative: 'history',
  },
  'allgemein/einige-besondere-regeln/2': {
    kind: 'ruling',
    summary: 'Texts precede the general rules, except that an effective PROTECTED icon withstands them.',
    follows: ['base/30', 'base/49'],
  },
  'allgemein/einige-besondere-regeln/3': {
    kind: 'ruling',
    summary: 'Introduces the new wording of special rule 11.',
    informative: 'heading',
  },
  'allgemein/einige-besondere-regeln/4': {
    kind: 'ruling',
    summary:
      'A player who played on instead of retreating and then cannot match the power takes everything back to before the character. If new information has come up by then, the game is lost at the maximum score of 4 crystals.',
    follows: ['base/41'],
  },
  'allgemein/einige-besondere-regeln/5': {
    kind: 'ruling',
    summary: 'The penalty of 4 crystals is meant for games without crystal cards.',
    follows: ['allgemein/einige-besondere-regeln/9'],
  },
  'allgemein/einige-besondere-regeln/6': {
    kind: 'ruling',
    summary:
      "In games with the emissary and inquisitor sets the penalty is set by the number of crystal cards in the winner's deck.",
    informative: 'cards unknown',
  },
  'allgemein/einige-besondere-regeln/7': {
    kind: 'ruling',
    summary: "The winner's deck is handed to the organiser, or its crystal cards to the loser, for checking.",
    informative: 'tournament policy',
  },
  'allgemein/einige-besondere-regeln/8': {
    kind: 'ruling',
    summary: 'Introduces the scale of the penalty.',
    informative: 'heading',
  },
  'allgemein/einige-besondere-regeln/9': {
    kind: 'ruling',
    summary: "No crystal card in the winner's deck: the penalty is 4 crystals.",
    follows: ['base/41'],
  },
  'allgemein/einige-besondere-regeln/10': {
    kind: 'ruling',
    summary: "One crystal card in the winner's deck: the penalty is 5 crystals.",
    informative: 'cards unknown',
  },
  'allgemein/einige-besondere-regeln/11': {
    kind: 'ruling',
    summary: "Two crystal cards in the winner's deck: the penalty is 6 crystals.",
    informative: 'cards unknown',
  },
  'allgemein/einige-besondere-regeln/12': {
    kind: 'ruling',
    summary: "Three crystal cards in the winner's deck: the penalty is 7 crystals.",
    informative: 'cards unknown',
  },
  'allgemein/einige-besondere-regeln/13': {
    kind: 'ruling',
    summary:
      'New information means a card that was drawn or revealed since the character; merely playing known cards does not bar taking back.',
    follows: ['allgemein/einige-besondere-regeln/4'],
  },
  'allgemein/einige-besondere-regeln/14': {
    kind: 'ruling',
    summary:
      'At tournaments the player at fault is forced to retreat and takes the played cards back, or pays the crystal penalty if cards came to light.',
    informative: 'tournament policy',
  },
  'allgemein/einige-besondere-regeln/15': {
    kind: 'ruling',
    summary: 'Introduces the addition to special rule 4.',
    informative: 'heading',
  },
  'allgemein/einige-besondere-regeln/16': {
    kind: 'ruling',
    summary:
      'A demanded action must be done, and done as far as possible if it cannot be done in full. Where the text offers a choice between an action and retreating or a dragon, the action is done in full or not at all.',
  },
  'allgemein/einige-besondere-regeln/17': {
    kind: 'ruling',
    summary: 'Every text has to be fulfilled separately; one discard cannot serve two of them.',
  },
  'allgemein/einige-besondere-regeln/18': {
    kind: 'ruling',
    summary:
      "A character discarded to buy a dragon does not also satisfy the opponent's Aqua 28 Irresistible Sirens.",
    follows: ['allgemein/einige-besondere-regeln/17'],
  },
  'allgemein/sonderfunktion-auslegebedingung-zusatz': {
    kind: 'entry',
    summary: 'Conditions of play and additions in brackets.',
    informative: 'heading',
  },
  'allgemein/sonderfunktion-auslegebedingung-zusatz/1': {
    kind: 'ruling',
    summary:
      '"I may play this card only if ..." and remarks in brackets are part of the text: if the text is ignored, so are they, and a mutant may be played without its condition.',
    follows: ['base/30'],
  },
  'allgemein/sonderfunktion-auslegebedingung-zusatz/2': {
    kind: 'ruling',
    summary:
      'An "I must" condition cannot be ignored. It is paid first, and the card, such as a Tutu, is played only afterwards.',
    informative: 'cards unknown',
  },
  'allgemein/sonderfunktionen-phasen': {
    kind: 'entry',
    summary: 'Texts and phases.',
    informative: 'heading',
  },
  'allgemein/sonderfunktionen-phasen/1': {
    kind: 'ruling',
    summary: 'A text with "now" works only at the moment its card is played.',
  },
  'allgemein/sonderfunktionen-phasen/2': {
    kind: 'ruling',
    summary:
      'An "in my turn" text that concerns a certain phase works in that phase: the additional support of Hoax 14 Genathones the Blind is played in the booster/support phase.',
    follows: ['base/14'],
  },
  'allgemein/sonderfunktionen-phasen/3': {
    kind: 'ruling',
    summary:
      'An "in my turn" text tied to no phase may be used at any time of the own turn, also in the beginning phase and before a retreat.',
    follows: ['base/18'],
  },
  'allgemein/sonderfunktionen-phasen/4': {
    kind: 'ruling',
    summary: 'An "at the end of my turn" text may be used only there.',
    follows: ['base/17'],
  },
  'allgemein/sonderfunktion-jetzt-darf-ich': {
    kind: 'entry',
    summary: 'Texts beginning "now I may".',
    informative: 'heading',
  },
  'allgemein/sonderfunktion-jetzt-darf-ich/1': {
    kind: 'ruling',
    summary:
      'A "now I may" text is optional as a whole: one uses all of it or none, never a part of one\'s choosing.',
  },
  'allgemein/sonderfunktion-ignoriert': {
    kind: 'entry',
    summary: 'Texts that ignore.',
    informative: 'heading',
  },
  'allgemein/sonderfunktion-ignoriert/1': {
    kind: 'ruling',
    summary:
      'The values, icons and text of an ignored character have no effect, but whatever concerns characters still concerns it.',
    follows: ['base/29'],
  },
  'allgemein/sonderfunktion-ignoriert/2': {
    kind: 'ruling',
    summary:
      'An ignored character still fulfils the duty to play a character. Boosters, supports or influence cards must then supply any power needed above 0.',
    follows: ['base/29'],
  },
  'allgemein/sonderfunktion-ignoriert/3': {
    kind: 'ruling',
    summary:
      "An ignored text does nothing but is still a text: with Khind 27 Laughing Gas and Terrah 16 Corono Cos, the opponent's cards with ignored texts still count as cards with text.",
  },
  'allgemein/sonderfunktion-ignoriert/4': {
    kind: 'ruling',
    summary:
      'An ignored icon does nothing but is still an icon: under Terrah 26 Impenetrable Fog, Khind 6 TopDog may still discard a card for showing one.',
  },
  'allgemein/sonderfunktion-ignoriert/5': {
    kind: 'ruling',
    summary: 'Moons, people and type of a card can never be ignored.',
    follows: ['base/29'],
  },
  'allgemein/sonderfunktion-ignoriert/6': {
    kind: 'ruling',
    summary: 'An ignored card is still active.',
    follows: ['base/29'],
  },
  'allgemein/sonderfunktion-ignoriert/7': {
    kind: 'ruling',
    summary:
      'A leadership card that is not purely "now" stays active throughout the own turn, so if it stops being ignored during the turn it works from then on: Tittertweet or an own Laughing Gas revives an ignored Hoax 29 Trigger Brainstorm.',
    follows: ['base/25'],
  },
  'allgemein/nachziehen-von-karten': { kind: 'entry', summary: 'Drawing cards.', informative: 'heading' },
  'allgemein/nachziehen-von-karten/1': {
    kind: 'ruling',
    summary:
      'In the draw phase one must refill to 6 as far as one can and may; drawing fewer by choice is not allowed.',
    follows: ['base/16'],
  },
  'allgemein/nachziehen-von-karten/2': {
    kind: 'ruling',
    summary: 'Against Terrah 27 Quivering Quicksand one must refill up to 4 if holding fewer.',
    follows: ['base/16', 'terrah/terrah-27-undurchquerbarer-treibsand'],
  },
  'allgemein/nachziehen-von-karten/3': {
    kind: 'ruling',
    summary: 'Additional cards at the end of the turn come on top of whatever is in hand, even beyond 6.',
  },
  'allgemein/spielende': { kind: 'entry', summary: 'The end of the game.', informative: 'heading' },
  'allgemein/spielende/1': {
    kind: 'ruling',
    summary: 'Asks what happens if a player runs out of cards for a while and then gets some again.',
    informative: 'question',
  },
  'allgemein/spielende/2': {
    kind: 'ruling',
    summary:
      'Play goes on until a fight would have to be opened while one of the players has no cards, or until the one to open declines by discarding their last cards.',
    follows: ['base/36'],
  },
  'allgemein/spielende/3': {
    kind: 'ruling',
    summary: 'Asks who loses with all dragons in the middle if the other player was the first to run out.',
    informative: 'question',
  },
  'allgemein/spielende/4': {
    kind: 'ruling',
    summary:
      'Having been without cards earlier does not matter. With all three dragons in the middle, whoever triggered the end loses for 1 crystal.',
    follows: ['base/37', 'base/38'],
  },
  'allgemein/spielende/5': {
    kind: 'ruling',
    summary:
      'The check is made in the retreat phase of the player to open: the game also ends if by then the other player has no cards left, for instance because of the leadership card just played.',
    follows: ['base/36'],
  },
} as const satisfies Record<string, CatalogueItem>
