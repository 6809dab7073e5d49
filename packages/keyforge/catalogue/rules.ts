import type { CatalogueItem } from '@regelwerk/core'

export const rules = {
  'rules/grundlegende-konzepte': {
    kind: 'rule',
    summary: 'Introduces the basic concepts to keep in mind.',
    informative: 'introduction',
  },
  'rules/die-goldene-regel': {
    kind: 'rule',
    summary: 'Where a card text directly contradicts the rules, the card wins.',
  },
  'rules/ziel-des-spiels': {
    kind: 'rule',
    summary:
      'Cards are used to gather Æmber, and Æmber forges keys. Whoever forges their third key wins and the game ends at that moment.',
  },
  'rules/spielbereit-und-erschoepft': {
    kind: 'rule',
    summary:
      'A card in play is ready or exhausted. Using a ready card exhausts it; an exhausted card cannot be used until a step or an ability readies it. Creatures and artifacts always enter play exhausted.',
  },
  'rules/keine-marker-oder-statuskarten-mehr-uebrig': {
    kind: 'rule',
    summary:
      'There may be any number of damage, Æmber and status counters at once; anything may stand in for missing ones.',
    informative: 'no limit to enforce',
  },
  'rules/aufbau': {
    kind: 'rule',
    summary:
      'Set-up in order: common supply, identity cards, three unforged keys (one of each color) per player, a random first player, shuffled decks offered to the opponent for shuffling or cutting, then 7 cards for the first player and 6 for the other, then one mulligan each, the first player deciding first: shuffle the hand in and draw one card fewer. In further games with the same decks, the player whose deck lost the previous game decides who goes first.',
  },
  'rules/zuguebersicht': {
    kind: 'rule',
    summary:
      'Players alternate turns until one has won. A turn has five steps: forge a key; choose a house; play, discard and use cards of that house; ready cards; draw cards. Only the active player, whose turn it is, acts and makes decisions; the other player makes none.',
  },
  'rules/schritt-1-schluessel-schmieden': {
    kind: 'rule',
    summary:
      'Step 1: an active player with enough Æmber for a key must forge one. The Æmber is spent from their pool into the common supply and one of their unforged keys is turned to its forged side.',
  },
  'rules/schritt-1-schluessel-schmieden/1': {
    kind: 'rule',
    summary: 'A key costs 6 Æmber by default; card abilities may raise or lower that.',
  },
  'rules/schritt-1-schluessel-schmieden/2': {
    kind: 'rule',
    summary: 'At most one key is forged in this step of a turn, even with Æmber for several.',
  },
  'rules/schritt-1-schluessel-schmieden/3': {
    kind: 'rule',
    summary:
      "Æmber on cards that allow it to be spent on keys counts too: if the pool and such cards under the active player's control together hold enough in step 1, the key must be forged.",
  },
  'rules/schritt-2-fraktion-waehlen': {
    kind: 'rule',
    summary:
      'Step 2: the active player chooses one of the three houses on their identity card. It is the active house for the rest of the turn and decides which cards they can play, discard from hand and use.',
  },
  'rules/schritt-2-fraktion-waehlen/1': {
    kind: 'rule',
    summary:
      'After the house is chosen, the active player may take their archives into hand: all of the cards or none.',
  },
  'rules/schritt-2-fraktion-waehlen/2': {
    kind: 'rule',
    summary:
      'A player who controls a card of a house that is not on their identity card may, if they wish, choose that house instead of one of their three.',
  },
  'rules/schritt-2-fraktion-waehlen/3': {
    kind: 'rule',
    summary:
      'No other house can be chosen than those on the identity card and those of cards the player controls. A card effect that tells a player to choose any other house is ignored.',
  },
  'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und': {
    kind: 'rule',
    summary:
      'Step 3: the active player may play and discard from hand any number of cards of the active house, and use any number of cards of that house they control, in any order and mixture. The house symbol of a card decides its house.',
  },
  'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/1': {
    kind: 'rule',
    summary:
      'First turn rule: in the first turn of the game the first player can play or discard only one card from hand in total. Card effects may change this.',
  },
  'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/2': {
    kind: 'rule',
    summary:
      'Cards that are not of the active house may not be played, used or discarded by the active player, unless a card ability says otherwise.',
  },
  'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/3': {
    kind: 'rule',
    summary: 'The first turn rule again, left in English in the book.',
    follows: ['rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/1'],
  },
  'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/4': {
    kind: 'rule',
    summary: 'The ban on cards outside the active house again, left in English in the book.',
    follows: ['rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/2'],
  },
  'rules/schritt-4-karten-spielbereit-machen': {
    kind: 'rule',
    summary:
      "Step 4: the active player readies all of their exhausted cards, whichever house they belong to. The opponent's cards stay as they are.",
  },
  'rules/schritt-5-karten-ziehen': {
    kind: 'rule',
    summary: 'Step 5: the active player draws until they hold 6 cards. The turn ends after this step.',
  },
  'rules/schritt-5-karten-ziehen/1': {
    kind: 'rule',
    summary: 'A hand of more than 6 cards is kept; nothing is discarded down to 6.',
  },
  'rules/schritt-5-karten-ziehen/2': {
    kind: 'rule',
    summary:
      'Cards are drawn one at a time. A player who must draw, in this step or at any other time, and has no deck left shuffles their discard pile into a new deck and goes on drawing.',
  },
  'rules/schritt-5-karten-ziehen/3': {
    kind: 'rule',
    summary:
      'A player whose pool holds enough Æmber for a key when their turn ends announces "Check!", so that the opponent knows a key is due in their next turn.',
  },
  'rules/karten-spielen': {
    kind: 'rule',
    summary: 'In step 3 the active player may play any number of cards of the active house.',
    follows: ['rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und'],
  },
  'rules/aember-bonus': {
    kind: 'rule',
    summary:
      'Playing a card with an Æmber bonus gives the active player that much Æmber before anything else of the card. Gained Æmber, from whatever cause, goes to the pool on the identity card.',
  },
  'rules/spielen-faehigkeiten': {
    kind: 'rule',
    summary:
      'A "Play:" ability resolves right after the card has entered play and its Æmber bonus, if any, has been received.',
  },
  'rules/kartenarten': {
    kind: 'rule',
    summary: 'There are four card types, each played in its own way: action, artifact, creature and upgrade.',
    follows: ['rules/aktionskarten', 'rules/artefakte', 'rules/kreaturen', 'rules/aufwertungen'],
  },
  'rules/aktionskarten': {
    kind: 'rule',
    summary:
      'When an action is played, its "Play:" ability is resolved as far as possible; only then is the card put on the discard pile.',
  },
  'rules/artefakte': {
    kind: 'rule',
    summary:
      'Artifacts enter play exhausted, lie in a row behind the battleline and remain in play in later turns.',
  },
  'rules/kreaturen': {
    kind: 'rule',
    summary:
      "Creatures enter play exhausted and remain; they have power and armor. A creature that enters play is placed at the left or right end (a flank) of its controller's battleline; when one leaves, the line closes up inward.",
  },
  'rules/aufwertungen': {
    kind: 'rule',
    summary:
      "An upgrade enters play attached to a creature chosen by the upgrade's controller, remains in play and modifies the card it is attached to.",
  },
  'rules/aufwertungen/1': {
    kind: 'rule',
    summary: 'If the card it is attached to leaves play, an upgrade is discarded.',
  },
  'rules/aufwertungen/2': {
    kind: 'rule',
    summary: 'An upgrade that cannot be attached to a card in play cannot enter play.',
  },
  'rules/karten-ablegen': {
    kind: 'rule',
    summary:
      'In step 3 the active player may discard any number of cards of the active house from hand, one at a time and at any point of the step, to make room for new cards.',
  },
  'rules/karten-verwenden': {
    kind: 'rule',
    summary:
      'In step 3 the active player may use any number of cards of the active house they have in play; the card type decides how.',
    follows: ['rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und'],
  },
  'rules/aufwertungen~2': {
    kind: 'rule',
    summary:
      'An upgrade only modifies its creature; it can never be used by itself, apart from that creature.',
  },
  'rules/artefakte-verwenden': {
    kind: 'rule',
    summary: 'What can be used on an artifact are its "Action:" and "Omni:" abilities.',
    follows: ['rules/artefakte-verwenden/2', 'rules/artefakte-verwenden/3'],
  },
  'rules/artefakte-verwenden/1': {
    kind: 'rule',
    summary: 'Using an artifact exhausts it; then its ability is resolved.',
  },
  'rules/artefakte-verwenden/2': {
    kind: 'rule',
    summary: 'An "Action:" ability can be used only on a card of the active house.',
    follows: ['rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/2'],
  },
  'rules/artefakte-verwenden/3': {
    kind: 'rule',
    summary: 'An "Omni:" ability can be used even on a card that is not of the active house.',
    follows: ['glossary/universell'],
  },
  'rules/artefakte-verwenden/4': {
    kind: 'rule',
    summary:
      "Some artifacts must be sacrificed as part of the cost of using them; a sacrificed artifact goes to its owner's discard pile. Such an artifact must still be exhausted to be used, so it has to be ready.",
    follows: ['rules/spielbereit-und-erschoepft', 'glossary/kontrolle'],
  },
  'rules/artefakte-verwenden/5': {
    kind: 'rule',
    summary: 'Artifacts can be used neither to reap nor to fight.',
  },
  'rules/kreaturen-verwenden': {
    kind: 'rule',
    summary:
      'A creature is exhausted to be used, and then reaps, fights, or triggers its "Action:" or its "Omni:" ability. Any card effect that makes a creature do one of these four things uses that creature.',
  },
  'rules/ernte': {
    kind: 'rule',
    summary:
      'Each ready creature of the active house may reap: it is exhausted, its controller gains 1 Æmber in their pool, and then all of its "Reap:" abilities resolve.',
  },
  'rules/kampf': {
    kind: 'rule',
    summary:
      'Each ready creature of the active house may fight: it is exhausted, its controller chooses an eligible creature of the opponent, and the two deal each other damage equal to their power at the same time. Afterwards the "Fight:" abilities of the creature that was used resolve, if it survived. Without an enemy creature that could be attacked it cannot fight.',
  },
  'rules/aktion': {
    kind: 'rule',
    summary:
      'Each ready creature of the active house that has an "Action:" ability may trigger it: it is exhausted and the ability resolves.',
  },
  'rules/universell': {
    kind: 'rule',
    summary:
      'Each ready creature with an "Omni:" ability may trigger it whatever the active house is: it is exhausted and the ability resolves.',
    follows: ['glossary/universell'],
  },
  'rules/schaden-und-ruestung': {
    kind: 'rule',
    summary:
      "Damage stays on a creature as counters; with as much damage as power, or more, it is destroyed and put on top of its owner's discard pile. Armor prevents that much of the damage coming in during each turn.",
    follows: ['glossary/schaden', 'glossary/ruestung'],
  },
  'rules/schaden-und-ruestung/1': {
    kind: 'rule',
    summary: 'When a creature leaves play, the opponent of its controller gets all Æmber that is on it.',
  },
  'rules/kampf-beispiel': {
    kind: 'rule',
    summary: 'An example of a fight, given in pictures only.',
    informative: 'layout',
  },
  'rules/kartenfaehigkeiten': {
    kind: 'rule',
    summary:
      "All decisions in the resolution of an ability are made by the active player, even for an ability of the opponent's card, unless the ability itself says otherwise.",
  },
  'rules/so-viel-wie-moeglich-abhandeln': {
    kind: 'rule',
    summary: 'As much of an ability as possible is resolved; the parts that cannot be resolved are ignored.',
  },
  'rules/so-viel-wie-moeglich-abhandeln/example-1': {
    kind: 'example',
    summary:
      'Anger may be played on a Snufflegator that is ready already: the readying is ignored and the creature simply fights.',
    follows: ['rules/so-viel-wie-moeglich-abhandeln'],
  },
  'rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text': {
    kind: 'rule',
    summary:
      'The instructions of an ability are carried out in the order of its text. A replacement effect can change an earlier instruction of the same ability although it stands later in the text.',
  },
  'rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text/example-1': {
    kind: 'example',
    summary:
      'Hyde draws 1 card on reaping; the later sentence replaces that, so with Velum under the same control 2 cards are drawn and not 3.',
    follows: ['rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text', 'glossary/ersatzeffekte'],
  },
  'rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text/example-2': {
    kind: 'example',
    summary:
      'Exception to the order of the text: all damage that one card ability deals is dealt at the same time, wherever in the text it stands.',
  },
  'rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text/example-3': {
    kind: 'example',
    summary:
      'Mighty Lance damages a creature and one of its neighbors at the same time although its text names one after the other.',
    follows: ['rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text/example-2'],
  },
  'rules/karten-ueber-andere-kartenfaehigkeiten-verwenden': {
    kind: 'rule',
    summary:
      'An ability that lets a player play or use another card, or fight or reap with one, allows a card of any house, unless it explicitly says otherwise.',
  },
  'rules/karten-ueber-andere-kartenfaehigkeiten-verwenden/1': {
    kind: 'rule',
    summary:
      'A card used through an ability must still meet every other condition of being used, such as exhausting to reap, fight or resolve its "Action:"; if it cannot, it cannot be used.',
    follows: ['rules/spielbereit-und-erschoepft'],
  },
  'rules/karten-ueber-andere-kartenfaehigkeiten-verwenden/2': {
    kind: 'rule',
    summary: 'One can use only cards one controls, unless an ability explicitly says otherwise.',
  },
  'rules/die-sechser-regel': {
    kind: 'rule',
    summary:
      'Rule of six: in one turn a player cannot play and use a card more than six times in total, and all cards of the same title count together.',
  },
  'rules/konstante-faehigkeiten': {
    kind: 'rule',
    summary:
      'An ability without a boldfaced heading is constant: it is active as long as its card is in play and the conditions it states are met.',
  },
  'rules/konstante-faehigkeiten/1': {
    kind: 'rule',
    summary: 'A constant ability stays active while its card is exhausted.',
  },
  'rules/konstante-faehigkeiten/2': {
    kind: 'rule',
    summary: 'Applying a constant ability is not a use of the card and does not exhaust it.',
  },
  'rules/ketten': {
    kind: 'rule',
    summary:
      "Chains gained raise the player's chain count. Whenever a player with chains would draw at least one card to refill their hand, set-up included, they refill to fewer cards according to the current count, and then shed one chain.",
  },
  'rules/ketten/1': { kind: 'rule', summary: '1 to 6 chains: the hand is refilled to 1 card less.' },
  'rules/ketten/2': { kind: 'rule', summary: '7 to 12 chains: the hand is refilled to 2 cards less.' },
  'rules/ketten/3': { kind: 'rule', summary: '13 to 18 chains: the hand is refilled to 3 cards less.' },
  'rules/ketten/4': { kind: 'rule', summary: '19 to 24 chains: the hand is refilled to 4 cards less.' },
  'rules/ketten/example-1': {
    kind: 'example',
    summary:
      'With 7 chains Vicki draws 2 cards fewer in set-up and sheds one chain. The next six times she refills only to 5 and sheds one each; without chains she refills to the full hand again.',
    follows: ['rules/ketten', 'rules/ketten/1', 'rules/ketten/2'],
  },
  'rules/ketten-handicap-optional': {
    kind: 'rule',
    summary:
      'Optional: between two known decks of unequal strength, the stronger may begin the game with chains as a handicap. It is not used for new decks or at tournaments.',
    follows: ['rules/ketten'],
  },
  'rules/empfehlungen-fuer-das-zuweisen-von-ketten': {
    kind: 'rule',
    summary:
      'Recommendation: let the stronger deck begin with 4 chains, one more after every three wins in a row against the other deck, one less after three losses in a row.',
  },
  'rules/decks-mit-ketten-ersteigern': {
    kind: 'rule',
    summary:
      'Players who know the decks may instead auction the right to play one of them, bidding in chains.',
  },
  'rules/decks-mit-ketten-ersteigern/example-1': {
    kind: 'example',
    summary:
      'Two players bid for a strong deck: 5, 6 and 7 chains are offered, the other then lets it go; the highest bidder plays it with 7 chains and the other player takes the second deck.',
    follows: ['rules/decks-mit-ketten-ersteigern'],
  },
  'rules/wie-gehts-weiter': {
    kind: 'rule',
    summary: 'Points to the glossary for the finer details.',
    informative: 'cross-reference',
  },
} as const satisfies Record<string, CatalogueItem>
