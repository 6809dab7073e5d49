import type { CatalogueItem } from '@regelwerk/core'

/** The glossary from "discard piles" to "event cards" (A to Er in the German book). */
export const glossary1 = {
  'glossary/ablagestapel': {
    kind: 'rule',
    summary: 'Each player has a dynasty and a conflict discard pile of their own; both are out of play.',
    follows: ['glossary/ablagestapel/1'],
  },
  'glossary/ablagestapel/1': {
    kind: 'rule',
    summary:
      "A discarded card, whether it comes from play, a hand or a deck, goes face up on top of its owner's discard pile of its kind: dynasty cards to the dynasty pile, conflict cards to the conflict pile.",
  },
  'glossary/ablagestapel/2': {
    kind: 'rule',
    summary: "Every discard pile is open: either player may look through either player's piles at any time.",
  },
  'glossary/ablagestapel/3': {
    kind: 'rule',
    summary:
      'Cards in a discard pile stay in the order they came in; only a card ability can change that order.',
  },
  'glossary/ablagestapel/4': {
    kind: 'rule',
    summary:
      'If several cards are discarded at once, their owner decides in which order they go on the pile.',
  },
  'glossary/adjektive': {
    kind: 'rule',
    summary:
      'An adjective before a list of terms on a card applies to every term it can apply to: "each unique courtier and monk" means unique courtiers and unique monks.',
  },
  'glossary/aktion-aktionsfaehigkeit': {
    kind: 'rule',
    summary:
      'An ability marked "Action:" is a triggered ability. Its controller may trigger it whenever they have the opportunity to act in an action window, and at no other time.',
    follows: ['timing/aktionsfenster'],
  },
  'glossary/aktion-aktionsfaehigkeit/1': {
    kind: 'rule',
    summary: 'An action ability can be initiated once per round, unless its text says otherwise.',
    follows: ['glossary/beschraenkungen-von-ausgeloesten-faehigkeiten'],
  },
  'glossary/aktion-aktionsfaehigkeit/2': {
    kind: 'rule',
    summary:
      'An action that has been initiated resolves completely before anybody can initiate the next one.',
    follows: ['timing/aktionsfenster'],
  },
  'glossary/aktiver-spieler': {
    kind: 'rule',
    summary:
      'In some phases one player is the active player and has the opportunity to do what that phase is about.',
    informative: 'introduction',
  },
  'glossary/aktiver-spieler/1': {
    kind: 'rule',
    summary:
      'In the dynasty phase the active player is the one who may now play a character from a province or use an action. This alternates until one player passes; the other then remains active until they pass too.',
    follows: ['step/1.4', 'step/1.4/4'],
  },
  'glossary/aktiver-spieler/2': {
    kind: 'rule',
    summary:
      'In the conflict phase the active player is the one who has the opportunity to declare a conflict, or whose declared conflict is being resolved.',
    follows: ['step/3.2'],
  },
  'glossary/aktuell': {
    kind: 'rule',
    summary:
      'An ability that asks for a "current" skill or glory value takes the value with all modifiers at the moment the ability resolves.',
  },
  'glossary/aktuell/1': {
    kind: 'rule',
    summary:
      'During a conflict, a "current" skill or glory value is counted exactly as it would be if the conflict were being resolved now.',
  },
  'glossary/allgemeiner-markervorrat': {
    kind: 'rule',
    summary: 'See token pool.',
    informative: 'cross-reference',
  },
  'glossary/andauernde-effekte': {
    kind: 'rule',
    summary: 'An effect that changes the game for a stated time is a lasting effect.',
    informative: 'definition',
  },
  'glossary/andauernde-effekte/1': {
    kind: 'rule',
    summary:
      'A lasting effect outlives the resolution of the ability that made it and works for its full duration, whether or not the card that made it is still in play.',
  },
  'glossary/andauernde-effekte/2': {
    kind: 'rule',
    summary:
      'A lasting effect on cards in play, or on cards with a given quality, applies only to those that are in play or have that quality when it begins. Cards that enter play or gain the quality later are not affected.',
  },
  'glossary/andauernde-effekte/3': {
    kind: 'rule',
    summary:
      'A lasting effect ends exactly when its duration is reached. One that lasts "until the end of the phase" is gone before abilities and delayed effects of "at the end of the phase" can be initiated.',
  },
  'glossary/andauernde-effekte/4': {
    kind: 'rule',
    summary:
      'A lasting effect that expires at the end of a period can be initiated only within that period; for instance "until the end of the conflict" only during a conflict.',
  },
  'glossary/angreifer-angreifender-charakter-angreifender-spieler': {
    kind: 'rule',
    summary:
      "The attacking player is the one who initiated the conflict being resolved. An attacking character, or attacker, is a character that participates on that player's side, however it came there.",
    follows: ['step/3.2/5', 'glossary/teilnehmen-und-kann-nicht-teilnehmen/3'],
  },
  'glossary/aufdecken': {
    kind: 'rule',
    summary:
      'A player who reveals cards shows them to the opponent. Unless a duration is given they stay revealed until they reach the place the ability sends them to, or until the ability has resolved.',
  },
  'glossary/aufdecken/1': {
    kind: 'rule',
    summary:
      'A revealed card still counts as being in the zone it was revealed from, for instance the hand or the deck.',
    follows: ['glossary/aufdecken'],
  },
  'glossary/aufdecken/2': {
    kind: 'rule',
    summary:
      'A province that a card effect turns face up stays face up until a card or effect turns it face down again.',
    follows: ['glossary/verdeckte-provinz/1'],
  },
  'glossary/aufgedruckt': {
    kind: 'rule',
    summary:
      '"Printed" means the text, qualities, icons and values on the card itself, without anything gained, lost or modified.',
  },
  'glossary/aufheben': {
    kind: 'rule',
    summary:
      'A cancel interrupts the initiation of an effect and stops it from being initiated. Cancels therefore come before all other interrupts to that effect.',
  },
  'glossary/aufheben/1': {
    kind: 'rule',
    summary:
      'A cancelled effect is no longer about to happen: no further interrupts to it, further cancels included, can be initiated.',
  },
  'glossary/aufheben/2': {
    kind: 'rule',
    summary: 'An ability whose effects are cancelled still counts as used, and all of its costs stay paid.',
    follows: [
      'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/4',
      'glossary/faehigkeiten-initiieren-karten-spielen/step-4',
    ],
  },
  'glossary/aufheben/3': {
    kind: 'rule',
    summary:
      "An event whose effects are cancelled still counts as played and goes to its owner's discard pile.",
    follows: ['glossary/ereigniskarten/2'],
  },
  'glossary/aufheben/4': {
    kind: 'rule',
    summary:
      'If the ring effect that a player resolves for winning a conflict is cancelled, the ring is claimed all the same.',
    follows: ['step/3.2.7'],
  },
  'glossary/aufrichtigkeit': {
    kind: 'rule',
    summary: 'Sincerity is a keyword: when a card with sincerity leaves play, its controller draws 1 card.',
  },
  'glossary/aus-dem-spiel-entfernt': {
    kind: 'rule',
    summary:
      'A card removed from the game is set aside, is out of play and takes no part in the game while it is removed. Without a stated duration that is for the rest of the game.',
  },
  'glossary/aus-dem-spiel-entfernt/1': {
    kind: 'rule',
    summary: 'Cards removed from the game are open to both players, unless something says otherwise.',
  },
  'glossary/ausgeloeste-faehigkeiten': {
    kind: 'rule',
    summary:
      'An ability introduced by a bold timing word and a colon is a triggered ability: an action, an interrupt or a reaction. Interrupts and reactions may also be forced.',
    informative: 'definition',
  },
  'glossary/ausgeloeste-faehigkeiten/1': {
    kind: 'rule',
    summary:
      'A triggered ability is optional: its controller may trigger it at its time or leave it. If it is marked "Forced", the game triggers it by itself at that time.',
    follows: ['glossary/faehigkeit/4', 'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen'],
  },
  'glossary/ausgeloeste-faehigkeiten/2': {
    kind: 'rule',
    summary:
      'Each triggered ability may be triggered once per round unless it says otherwise, counted for each player apart.',
    follows: [
      'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten',
      'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/3',
    ],
  },
  'glossary/ausgeloeste-faehigkeiten/3': {
    kind: 'rule',
    summary:
      'A triggered ability reads "triggering condition, costs, targets – effect": what stands before the dash is condition, cost or target, what stands after it is the effect, which may ask for more targets while it resolves.',
    informative: 'wording',
  },
  'glossary/ausgeloeste-faehigkeiten/4': {
    kind: 'rule',
    summary: 'A triggered ability without a dash has nothing before it: its whole text is the effect.',
    informative: 'wording',
  },
  'glossary/ausgeloeste-faehigkeiten/5': {
    kind: 'rule',
    summary:
      'A triggered ability can be initiated only if its effect could change the game state. What paying its costs would do, and what other abilities might do, does not count for this check.',
  },
  'glossary/ausgeloeste-faehigkeiten/6': {
    kind: 'rule',
    summary: 'A triggered ability can be initiated only if its costs, after modifiers, can be paid in full.',
    follows: ['glossary/faehigkeiten-initiieren-karten-spielen/step-2'],
  },
  'glossary/ausloesebedingung': {
    kind: 'rule',
    summary:
      'A triggering condition says when an ability can be triggered. If one occurrence creates several of them (such as the earth ring: one player draws, the other discards), they share one interrupt window and one reaction window, in which the abilities that refer to any of them may be used in any order.',
  },
  'glossary/ausloesebedingung/step-1': {
    kind: 'rule',
    summary:
      'First, the condition is about to occur: unless interrupts cancel, change or prevent it, it is the next thing that happens.',
    informative: 'definition',
  },
  'glossary/ausloesebedingung/step-2': {
    kind: 'rule',
    summary:
      'Second, interrupts to what "would" happen may be used; only cancels refer to the initiation of an effect, which is a condition of its own before the effect resolves. If the condition is cancelled, the rest of the sequence does not happen; if it is changed, the new condition is now about to occur instead of the old one.',
  },
  'glossary/ausloesebedingung/step-3': {
    kind: 'rule',
    summary:
      'Third, forced interrupts to the condition resolve in the order the first player decides; then the interrupt window is open until all players pass in a row.',
  },
  'glossary/ausloesebedingung/step-4': {
    kind: 'rule',
    summary: 'Fourth, the condition itself occurs.',
  },
  'glossary/ausloesebedingung/step-5': {
    kind: 'rule',
    summary: 'Fifth, forced reactions to the condition resolve in the order the first player decides.',
  },
  'glossary/ausloesebedingung/step-6': {
    kind: 'rule',
    summary: 'Sixth, the reaction window for the condition is open until all players pass in a row.',
  },
  'glossary/auswaehlen': {
    kind: 'rule',
    summary: 'Some abilities have a player select among several options.',
    informative: 'introduction',
  },
  'glossary/auswaehlen/1': {
    kind: 'rule',
    summary:
      'A selection that comes before the effect, that is before the dash, is made in the step in which targets are chosen.',
  },
  'glossary/auswaehlen/2': {
    kind: 'rule',
    summary: 'A selection named only after the dash is made while the effect resolves.',
  },
  'glossary/auswaehlen/3': {
    kind: 'rule',
    summary: 'The player who controls the ability selects, unless the ability names another player.',
  },
  'glossary/auswaehlen/4': {
    kind: 'rule',
    summary: 'If any option could change the game state, an option that could do so must be selected.',
  },
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten': {
    kind: 'rule',
    summary:
      'Each triggered ability can be used once per round. This general limit applies to every triggered ability whose printed text has no "limit X per period" of its own.',
  },
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/1': {
    kind: 'rule',
    summary:
      'A card that leaves play and returns in the same period, or that goes from one out of play zone to another, is a new instance: for the general limit, its abilities have not been used.',
  },
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/2': {
    kind: 'rule',
    summary:
      'If a card uses its ability from a hidden out of play zone, such as a hand or a deck, and does not leave that zone, the ability may be used again, since the card counts as a new instance.',
  },
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/3': {
    kind: 'rule',
    summary: 'Limits count for each player apart.',
  },
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/4': {
    kind: 'rule',
    summary: 'A use whose effect is cancelled still counts against the once per round limit.',
  },
  'glossary/besitzen-besitz': {
    kind: 'rule',
    summary: 'See control and ownership.',
    informative: 'cross-reference',
  },
  'glossary/besitztum': {
    kind: 'rule',
    summary:
      "A holding is in play, and its text active, from the moment it is turned face up in a province. While it stays face up there, that province's player can use its abilities and profits from its text.",
  },
  'glossary/besitztum/1': {
    kind: 'rule',
    summary: 'The number on a holding modifies the strength of the province the holding is in.',
  },
  'glossary/besitztum/2': {
    kind: 'rule',
    summary:
      'When a player discards cards from provinces in the regroup phase, they may choose to discard a face-up holding; the province is then refilled face down from the dynasty deck.',
    follows: ['step/5.3'],
  },
  'glossary/besitztum/3': {
    kind: 'rule',
    summary: 'A province is not refilled as long as a holding stays in it.',
  },
  'glossary/beugen-gebeugt': {
    kind: 'rule',
    summary: 'Cards bow after a conflict, as a cost or through an effect; a bowed card lies sideways.',
    informative: 'introduction',
  },
  'glossary/beugen-gebeugt/1': {
    kind: 'rule',
    summary:
      'A bowed card cannot be bowed again until it is ready; usually a game step or an ability readies it.',
  },
  'glossary/beugen-gebeugt/2': {
    kind: 'rule',
    summary: 'A bowed character contributes no skill to a conflict.',
    follows: ['glossary/zaehlen'],
  },
  'glossary/beugen-gebeugt/3': {
    kind: 'rule',
    summary: 'A bowed attachment still applies its skill modifiers to the character it is attached to.',
    follows: ['glossary/verstaerkungskarten/8'],
  },
  'glossary/beugen-gebeugt/4': {
    kind: 'rule',
    summary:
      'The abilities of a bowed card are active and can be used, except those that need the card itself to bow as a cost: these cannot be triggered until it is ready again.',
  },
  'glossary/charakterkarten': {
    kind: 'rule',
    summary: 'Character cards stand for the people, armies and creatures of Rokugan.',
    informative: 'introduction',
  },
  'glossary/charakterkarten/1': {
    kind: 'rule',
    summary:
      'Characters in provinces can be played only in the dynasty phase. Characters in hand can be played only in action windows outside the dynasty phase.',
  },
  'glossary/charakterkarten/2': {
    kind: 'rule',
    summary:
      'A character normally enters play ready and at home, and stays in play until an ability or a game step removes it.',
  },
  'glossary/charakterkarten/3': {
    kind: 'rule',
    summary:
      'A player who plays a character from hand during a conflict may play it ready straight into that conflict, where it participates on their side.',
  },
  'glossary/danach': {
    kind: 'rule',
    summary:
      'In an effect, what follows the word "then" can resolve only if what stands before it resolved successfully and in full, so that the game state changed in all that it says.',
    follows: ['glossary/danach/1', 'glossary/danach/2'],
  },
  'glossary/danach/1': {
    kind: 'rule',
    summary: 'If the part before "then" resolved in full, the part after it must be attempted as well.',
  },
  'glossary/danach/2': {
    kind: 'rule',
    summary: 'If the part before "then" did not resolve in full, the part after it is not attempted.',
  },
  'glossary/das-spiel-verlassen': {
    kind: 'rule',
    summary:
      'A card leaves play whenever it goes from in play to out of play. What this entails happens at the very moment it leaves, all together.',
    follows: [
      'glossary/das-spiel-verlassen/1',
      'glossary/das-spiel-verlassen/2',
      'glossary/das-spiel-verlassen/3',
    ],
  },
  'glossary/das-spiel-verlassen/1': {
    kind: 'rule',
    summary: 'All tokens on a card that leaves play go back to the general token pool.',
  },
  'glossary/das-spiel-verlassen/2': {
    kind: 'rule',
    summary:
      "Attachments on a card that leaves play are discarded, except those with ancestral, which return to their owner's hand.",
  },
  'glossary/das-spiel-verlassen/3': {
    kind: 'rule',
    summary: 'Lasting and delayed effects that applied to a card in play end for it when it leaves play.',
  },
  'glossary/deckbau': {
    kind: 'rule',
    summary:
      'The rules for building decks for sanctioned tournaments. A dynasty or conflict deck built from a single core set needs only 30 cards; two players who share one core set divide its neutral cards evenly.',
  },
  'glossary/deckbau/1': {
    kind: 'rule',
    summary: 'A player has exactly 1 stronghold.',
  },
  'glossary/deckbau/2': {
    kind: 'rule',
    summary: 'A player may have 1 role card.',
  },
  'glossary/deckbau/3': {
    kind: 'rule',
    summary: 'A dynasty deck has 40 to 45 cards, all in clan or neutral.',
  },
  'glossary/deckbau/4': {
    kind: 'rule',
    summary:
      'A conflict deck has 40 to 45 cards, each in clan, neutral, or of one single other clan through influence. The stronghold gives the influence to spend; at most 10 of the cards may be characters.',
  },
  'glossary/deckbau/5': {
    kind: 'rule',
    summary:
      "At most 3 copies of a card, by name, may be in a player's dynasty and conflict deck together, divided as they like.",
  },
  'glossary/deckbau/6': {
    kind: 'rule',
    summary:
      'A player may have at most 1 card, by name, of the restricted list in their decks and province set, but as many copies of it as its deck limit allows.',
  },
  'glossary/deckbau/7': {
    kind: 'rule',
    summary:
      'A province set has exactly 5 provinces, one for each element, all in clan or neutral, and no two with the same name.',
  },
  'glossary/deckbeschraenkungen': {
    kind: 'rule',
    summary:
      'The limit is 3 copies of a card, by name, counted over both decks of a player. "Limit X per deck" on a card replaces it: at most X copies over both decks.',
    follows: ['glossary/deckbau/5', 'glossary/deckbeschraenkungen/1'],
  },
  'glossary/deckbeschraenkungen/1': {
    kind: 'rule',
    summary: 'With X of 2 or less, "limit X per deck" allows fewer copies than usual.',
  },
  'glossary/deckbeschraenkungen/2': {
    kind: 'rule',
    summary: 'With X of 4 or more, "limit X per deck" allows more than the usual 3 copies.',
  },
  'glossary/duell': {
    kind: 'rule',
    summary:
      'Some abilities initiate a duel between two or more participating characters; see the timing structure of a duel.',
    informative: 'cross-reference',
  },
  'glossary/duell/1': {
    kind: 'rule',
    summary:
      'The characters chosen when an ability initiates a duel count as chosen targets of that ability.',
  },
  'glossary/duplikate': {
    kind: 'rule',
    summary:
      'A duplicate is a copy, in hand or in a province, of a unique character that the same player already controls in play. As a player action in step 1.4 they may discard it to place 1 fate on the character in play.',
    follows: ['step/1.4/3'],
  },
  'glossary/duplikate/1': {
    kind: 'rule',
    summary: 'A province from which a duplicate was discarded is refilled face down.',
  },
  'glossary/duplikate/2': {
    kind: 'rule',
    summary:
      'Another version of the unique character, with the same name, may be discarded as a duplicate too.',
  },
  'glossary/durchsuchen': {
    kind: 'rule',
    summary:
      'A player who searches looks at all cards of the searched area without revealing them to the opponent.',
  },
  'glossary/durchsuchen/1': {
    kind: 'rule',
    summary: 'After a search of a whole deck, that deck is shuffled.',
  },
  'glossary/durchsuchen/2': {
    kind: 'rule',
    summary: 'The searching player need not find anything, even if a fitting card is among those searched.',
  },
  'glossary/durchsuchen/3': {
    kind: 'rule',
    summary:
      'If a search for a card of a given quality puts the card into a hidden zone, the card is revealed to the opponent so that they see that it fits.',
  },
  'glossary/durchsuchen/4': {
    kind: 'rule',
    summary: 'While an area or a part of it is searched, its cards still count as being there.',
    follows: ['glossary/durchsuchen'],
  },
  'glossary/duerfen': {
    kind: 'rule',
    summary:
      '"May" gives a player the option to do what follows. If no player is named, it is the controller of the card with the ability.',
  },
  'glossary/effekte': {
    kind: 'rule',
    summary:
      'A card effect comes from resolving ability text that is printed on a card or gained by it; a framework effect comes from resolving a framework step.',
    informative: 'definition',
  },
  'glossary/effekte/1': {
    kind: 'rule',
    summary:
      'Costs, triggering conditions, play restrictions and permissions, and target requirements come before an effect and are not themselves effects.',
    follows: ['glossary/immun/3'],
  },
  'glossary/effekte/2': {
    kind: 'rule',
    summary:
      'Once an ability is initiated, each part of its effect must be carried out as far as possible, unless that part says "may".',
  },
  'glossary/effekte/3': {
    kind: 'rule',
    summary:
      'An effect without targets that wants more elements than its area holds, such as "search the top 10 cards", takes as many as there are.',
  },
  'glossary/effekte/4': {
    kind: 'rule',
    summary:
      'That a lasting effect expires or a constant ability ends is not a change of the game state by a card effect.',
    informative: 'no condition or trigger of a card asks what has changed the game state',
  },
  'glossary/effekte/5': {
    kind: 'rule',
    summary: 'A player told to decide between effects must take one that could change the game state.',
    follows: ['glossary/auswaehlen/4'],
  },
  'glossary/ehre': {
    kind: 'rule',
    summary:
      "Honor is bid in the draw phase and in duels, and decides whether a player wins or loses by honor. A player's honor pool is open to everybody.",
    follows: [
      'step/2.2',
      'step/D.3',
      'glossary/gewinnen-das-spiel-gewinnen/3',
      'glossary/gewinnen-das-spiel-gewinnen/4',
    ],
  },
  'glossary/ehre/1': {
    kind: 'rule',
    summary: 'A player starts with as much honor as their stronghold says.',
    follows: ['glossary/vorbereitung/8'],
  },
  'glossary/ehre/2': {
    kind: 'rule',
    summary:
      "Honor gained comes from the general token pool into the player's honor pool; honor lost goes from there back to the general token pool.",
    follows: ['glossary/erhalten/1', 'glossary/verlieren'],
  },
  'glossary/ehre/3': {
    kind: 'rule',
    summary: "Who is more or less honorable is decided by comparing the honor in the players' pools.",
  },
  'glossary/ehre/4': {
    kind: 'rule',
    summary: 'A player\'s "honor bid", where an ability speaks of it, is what their honor dial shows now.',
  },
  'glossary/einfluss-einflusskosten': {
    kind: 'rule',
    summary:
      'Influence, given by the stronghold, pays for cards of another clan in the conflict deck; only cards with an influence cost can be taken so.',
    follows: ['glossary/einfluss-einflusskosten/1', 'glossary/einfluss-einflusskosten/3'],
  },
  'glossary/einfluss-einflusskosten/1': {
    kind: 'rule',
    summary:
      'A player may spend influence up to the amount on their stronghold to put cards of one single other clan into their conflict deck.',
  },
  'glossary/einfluss-einflusskosten/2': {
    kind: 'rule',
    summary: 'Every copy of such a card uses up its influence cost anew.',
  },
  'glossary/einfluss-einflusskosten/3': {
    kind: 'rule',
    summary: 'A card of another clan without an influence cost cannot be taken for influence.',
  },
  'glossary/einfluss-einflusskosten/example': {
    kind: 'example',
    summary:
      'A Lion deck with 10 influence spends 3 × 2, 3 × 1 and 1 on seven Crane cards; all its other conflict cards must be Lion or neutral.',
    follows: ['glossary/einfluss-einflusskosten/1', 'glossary/einfluss-einflusskosten/2', 'glossary/klan/1'],
  },
  'glossary/eingeschraenkt': {
    kind: 'rule',
    summary: 'Restricted is a keyword: a character may have at most 2 restricted attachments at any time.',
    follows: ['glossary/eingeschraenkt/1'],
  },
  'glossary/eingeschraenkt/1': {
    kind: 'rule',
    summary:
      'As soon as a character has 3 or more restricted attachments, its controller must choose and discard one of them.',
  },
  'glossary/eingeschraenkt/2': {
    kind: 'rule',
    summary:
      "A third restricted attachment may be played on a character; as soon as it enters play, the character's controller must choose 1 of the restricted attachments and discard it.",
    follows: ['glossary/eingeschraenkt/1'],
  },
  'glossary/einzigartige-karten': {
    kind: 'rule',
    summary: 'A card with the unique symbol can be in play only once for each player, by name.',
    follows: ['glossary/einzigartige-karten/1', 'glossary/einzigartige-karten/2'],
  },
  'glossary/einzigartige-karten/1': {
    kind: 'rule',
    summary:
      'A player cannot put a unique card into play or take control of it if they already control or own another card in play with the same name or printed name.',
  },
  'glossary/einzigartige-karten/2': {
    kind: 'rule',
    summary:
      'A player cannot put into play a unique card that the opponent owns if that opponent already controls a card in play with the same name or printed name.',
  },
  'glossary/einzigartige-karten/3': {
    kind: 'rule',
    summary:
      'As a player action in the dynasty phase, a player may discard a copy, by name, of a unique character from hand or from a province to place 1 fate on a copy of it that they control in play.',
    follows: ['glossary/duplikate', 'step/1.4/3'],
  },
  'glossary/entehrt-entehrt-statusmarker': {
    kind: 'rule',
    summary: 'See personal honor.',
    informative: 'cross-reference',
  },
  'glossary/ereigniskarten': {
    kind: 'rule',
    summary: 'Event cards stand for tactics, intrigues, spells and other unexpected turns.',
    informative: 'introduction',
  },
  'glossary/ereigniskarten/1': {
    kind: 'rule',
    summary:
      'Events are triggered from hand. The type of its ability, its triggering condition and its play restrictions and permissions say when and how an event may be played.',
  },
  'glossary/ereigniskarten/2': {
    kind: 'rule',
    summary:
      "When an event is played its costs are paid, its effects resolve or are cancelled, and it goes to its owner's discard pile before the reaction window after its resolution opens.",
  },
  'glossary/ereigniskarten/3': {
    kind: 'rule',
    summary:
      'A lasting effect of an event applies only to the cards that fit when the event resolves; cards that enter play, enter the zone or gain the state afterwards are not affected.',
    follows: ['glossary/andauernde-effekte/2'],
  },
  'glossary/ereigniskarten/4': {
    kind: 'rule',
    summary:
      "If an event's effects are cancelled, the card is still played, paid for and discarded: only its effects are cancelled.",
    follows: ['glossary/aufheben/2', 'glossary/aufheben/3'],
  },
  'glossary/ereigniskarten/5': {
    kind: 'rule',
    summary:
      'An event cannot enter play, unless the effect that puts it into play also gives it a card type that can be in play.',
  },
} satisfies Record<string, CatalogueItem>
