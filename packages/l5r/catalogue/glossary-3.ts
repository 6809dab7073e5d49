import type { CatalogueItem } from '@regelwerk/core'

/** The glossary from paying costs to role cards (Kosten to Rollenkarten in the German book). */
export const glossary3 = {
  'glossary/kosten/2': {
    kind: 'rule',
    summary:
      'A card with a dash as its printed fate cost cannot be played. Where an ability needs a number, its printed cost counts as 0.',
  },
  'glossary/kosten/3': {
    kind: 'rule',
    summary:
      'A player pays costs only with cards and game elements they control themselves; the word "friendly" in a cost merely recalls that.',
  },
  'glossary/kosten/4': {
    kind: 'rule',
    summary:
      'If a cost needs something that is out of play, the paying player uses only what is in their own out-of-play areas or their own token pools.',
  },
  'glossary/kosten/5': {
    kind: 'rule',
    summary: 'Several costs of one card or ability are paid at the same time.',
  },
  'glossary/kosten/6': {
    kind: 'rule',
    summary:
      'If the payment of part of a cost is prevented, everything that can be paid is still paid, and then the ability or the playing of the card stops without any effect. A card that was being played stays unplayed in hand or province.',
  },
  'glossary/kosten/7': {
    kind: 'rule',
    summary:
      'An ability cannot be initiated, nor its costs paid, if its effect by itself has no potential to change the game state; what paying the costs would change does not count.',
    follows: ['glossary/ausgeloeste-faehigkeiten/5'],
  },
  'glossary/leer': {
    kind: 'rule',
    summary:
      'A card whose printed text box is treated as blank has none of its printed traits and printed abilities (keywords included). What it has gained from other sources stays.',
  },
  'glossary/limitiert': {
    kind: 'rule',
    summary:
      'Limited is a keyword: a player cannot play more than 1 limited card per round, whatever its name, from hand and provinces together.',
  },
  'glossary/limitiert/1': {
    kind: 'rule',
    summary:
      'A limited card that an ability puts into play is free of this: it may enter although a limited card was played, and it does not count as the one card of the round.',
  },
  'glossary/markervorrat': {
    kind: 'rule',
    summary:
      'The general token pool is set up at the start and holds all tokens and counters that no player controls at the moment.',
    follows: ['glossary/markervorrat/1', 'glossary/vorbereitung/2'],
  },
  'glossary/markervorrat/1': {
    kind: 'rule',
    summary:
      "Fate and honor a player gains come out of the general token pool into that player's own pool; what they lose or spend goes back there.",
    follows: ['glossary/erhalten/1', 'glossary/verlieren'],
  },
  'glossary/markervorrat/2': {
    kind: 'rule',
    summary: 'When a card leaves play, all tokens and counters on it return to the general token pool.',
    follows: ['glossary/das-spiel-verlassen/1'],
  },
  'glossary/maximal-x-pro-zeitraum': {
    kind: 'rule',
    summary:
      '"Max X per [period]": within the period the ability may be initiated only X times from all copies of the card (by name) together; initiating it on one copy counts for all of them.',
  },
  'glossary/maximal-x-pro-zeitraum/1': {
    kind: 'rule',
    summary: 'A maximum is counted for each player separately.',
  },
  'glossary/maximal-x-pro-zeitraum/2': {
    kind: 'rule',
    summary: 'An ability whose effect was canceled still counts toward its maximum.',
  },
  'glossary/maximal-x-pro-zeitraum/3': {
    kind: 'rule',
    summary: 'Nothing can raise or lower the maximum of an ability.',
    follows: ['glossary/maximal-x-pro-zeitraum'],
  },
  'glossary/merkmale': {
    kind: 'rule',
    summary: 'Most cards have traits, printed at the top of the text box.',
    informative: 'layout',
  },
  'glossary/merkmale/1': {
    kind: 'rule',
    summary: 'A trait does nothing by itself; abilities may refer to cards that have it.',
  },
  'glossary/mische': {
    kind: 'rule',
    summary:
      '"Shuffle" after a search means the deck that was searched: a player told to shuffle shuffles only the deck or decks that the ability has dealt with.',
  },
  'glossary/mische/1': {
    kind: 'rule',
    summary: 'A shuffle must satisfy the opponent, who may shuffle further or cut.',
    informative: 'physical',
  },
  'glossary/modifikatoren': {
    kind: 'rule',
    summary:
      'Values are kept up to date at all times: whenever a modifier is added or removed, the value is computed anew from its unmodified base with all modifiers that apply.',
  },
  'glossary/modifikatoren/1': {
    kind: 'rule',
    summary:
      'All modifiers count as applied at the same time, but additions and subtractions are worked out before any doubling or halving.',
  },
  'glossary/modifikatoren/2': {
    kind: 'rule',
    summary: 'Fractions are rounded up, once all modifiers have been applied.',
  },
  'glossary/modifikatoren/3': {
    kind: 'rule',
    summary:
      'A modifier that sets a value to a number overrides all modifiers that do not set it, those added later included, for as long as it lasts. Between setting modifiers the one applied last counts.',
  },
  'glossary/modifikatoren/4': {
    kind: 'rule',
    summary:
      'Skill, glory, cost and any other quantity of a card are never below 0. Greater negative modifiers are applied in full; only the result after all modifiers is treated as 0.',
  },
  'glossary/modifikatoren/5': {
    kind: 'rule',
    summary:
      'In a duel the honor bids are added outside the usual computation: after any doubling or halving, and even to a value that has been set.',
    follows: ['step/D.7'],
  },
  'glossary/mulligan': {
    kind: 'rule',
    summary:
      'During setup each player has one mulligan: any number of cards in their provinces and any number in their hand may be set aside and replaced by as many from the same deck. Only then are the set-aside cards shuffled back into the decks they came from.',
  },
  'glossary/mulligan/1': {
    kind: 'rule',
    summary:
      "Mulligans are taken or declined in player order; a first player who declined cannot change their mind after the opponent's decision.",
  },
  'glossary/mulligan/2': {
    kind: 'rule',
    summary:
      'After a mulligan of cards in provinces the player may look at the new ones before drawing the starting hand.',
  },
  'glossary/nehmen': {
    kind: 'rule',
    summary:
      "Tokens taken from the other player move from that player's pool into the pool of the player who takes them.",
  },
  'glossary/nehmen/1': {
    kind: 'rule',
    summary: 'The player who takes the tokens counts as gaining them, the other player as losing them.',
    follows: ['glossary/nehmen'],
  },
  'glossary/neutral': {
    kind: 'rule',
    summary: 'A card of no clan is neutral and may be included in any deck.',
    follows: ['glossary/deckbau/3', 'glossary/deckbau/4'],
  },
  'glossary/neutral/1': {
    kind: 'rule',
    summary: 'A neutral card is neither in-clan nor out-of-clan.',
    follows: ['glossary/neutral'],
  },
  'glossary/nur-x-pro-zeitraum': {
    kind: 'rule',
    summary:
      '"Limit X per [period]" says how often a triggered ability can be used in that period and replaces the general limit of once per round.',
  },
  'glossary/nur-x-pro-zeitraum/1': {
    kind: 'rule',
    summary:
      'Such a limit belongs to each copy of the ability: every copy may be used X times in the period.',
  },
  'glossary/nur-x-pro-zeitraum/2': {
    kind: 'rule',
    summary:
      'A card that left play and came back within the period, or went from one out-of-play area to another, is a new instance and has not used its limited ability yet.',
    follows: ['glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/1'],
  },
  'glossary/nur-x-pro-zeitraum/3': {
    kind: 'rule',
    summary:
      'If a card triggers its ability from a hidden out-of-play area (hand or deck) and stays there, the ability may be triggered again: the card counts as a new instance.',
  },
  'glossary/nur-x-pro-zeitraum/4': {
    kind: 'rule',
    summary: 'Limits are counted for each player separately.',
    follows: ['glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/3'],
  },
  'glossary/nur-x-pro-zeitraum/5': {
    kind: 'rule',
    summary: 'An ability whose effect was canceled still counts toward its limit.',
    follows: ['glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/4'],
  },
  'glossary/opfern': {
    kind: 'rule',
    summary:
      "A player who must sacrifice selects a card in play that they control and that meets the requirement, and puts it into its owner's discard pile.",
  },
  'glossary/opfern/1': {
    kind: 'rule',
    summary: 'If the selected card does not leave play, the sacrifice counts as prevented.',
  },
  'glossary/opfern/2': {
    kind: 'rule',
    summary:
      'Sacrificing is no other way of leaving play: a sacrificed card was not, for example, "discarded".',
  },
  'glossary/passen': {
    kind: 'rule',
    summary:
      'A player who may take an action, trigger an ability or perform a step may pass instead and thereby gives up doing so at that moment.',
    follows: ['glossary/passen/2', 'step/1.4/4', 'step/3.2/3'],
  },
  'glossary/passen/1': {
    kind: 'rule',
    summary:
      'In the special action window of the dynasty phase a pass is for the rest of the phase, and the player who passes first gains 1 fate.',
  },
  'glossary/passen/2': {
    kind: 'rule',
    summary:
      'Every other sequence goes on until both players pass one directly after the other. A player who passed may act again if the opponent did not pass right after.',
  },
  'glossary/passen/3': {
    kind: 'rule',
    summary:
      'A player who passes a conflict opportunity does not say which type of conflict was not declared: one opportunity is gone, and the other may still be of either type not declared yet.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust': {
    kind: 'rule',
    summary:
      'Each character is honored, ordinary or dishonored. Characters enter play ordinary; a status token marks the other two states.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/1': {
    kind: 'rule',
    summary: 'Honored: the character has an honored status token.',
    follows: ['glossary/persoenliche-ehre-persoenlicher-ehrverlust/4'],
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/2': {
    kind: 'rule',
    summary: 'Ordinary: the character has no status token for honor.',
    follows: ['glossary/persoenliche-ehre-persoenlicher-ehrverlust'],
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/3': {
    kind: 'rule',
    summary: 'Dishonored: the character has a dishonored status token.',
    follows: ['glossary/persoenliche-ehre-persoenlicher-ehrverlust/5'],
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/4': {
    kind: 'rule',
    summary:
      'An honored character has an honored token and adds its glory to its military and political skill. When it leaves play, its controller gains 1 honor.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/5': {
    kind: 'rule',
    summary:
      'A dishonored character has a dishonored token and subtracts its glory from its military and political skill. When it leaves play, its controller loses 1 honor.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/6': {
    kind: 'rule',
    summary:
      'Dishonoring an honored character, or honoring a dishonored one, only removes its token: it becomes ordinary.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/7': {
    kind: 'rule',
    summary:
      'A character cannot enter a state it is in: an honored one cannot become honored, a dishonored one cannot become dishonored. Nor does an honored character become dishonored at once; it first becomes ordinary.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/8': {
    kind: 'rule',
    summary:
      'If a character has an honored and a dishonored token at the same time, both are discarded and it is ordinary.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/9': {
    kind: 'rule',
    summary:
      'A character that enters play honored or dishonored does not become so, and triggers nothing that waits for a character to become honored or dishonored.',
  },
  'glossary/prioritaet-bei-gleichzeitiger-abhandlung': {
    kind: 'rule',
    summary:
      'If one effect affects both players at the same time and each has decisions to make, the first player makes theirs first, then the opponent; then the effect resolves for everything at once.',
  },
  'glossary/prioritaet-bei-gleichzeitiger-abhandlung/1': {
    kind: 'rule',
    summary:
      'The first player decides the order of delayed effects or forced abilities that would resolve at the same time, whoever controls the cards.',
  },
  'glossary/prioritaet-bei-gleichzeitiger-abhandlung/2': {
    kind: 'rule',
    summary:
      'Constant abilities and lasting effects that can apply together all apply. Where they cannot, the first player decides in which order they are applied.',
    follows: ['glossary/modifikatoren'],
  },
  'glossary/provinzen-provinzkarten': {
    kind: 'rule',
    summary: "Provinces are the lands around a player's stronghold.",
    informative: 'introduction',
  },
  'glossary/provinzen-provinzkarten/1': {
    kind: 'rule',
    summary:
      'A facedown province is in play only as "a facedown province"; its faceup side cannot affect or be affected by anything until it is revealed.',
  },
  'glossary/provinzen-provinzkarten/2': {
    kind: 'rule',
    summary: 'A faceup unbroken province is in play and interacts with the game.',
  },
  'glossary/provinzen-provinzkarten/3': {
    kind: 'rule',
    summary: 'A broken province is treated as if its text box were blank; its ability cannot be used.',
  },
  'glossary/provinzen-provinzkarten/4': {
    kind: 'rule',
    summary:
      'Several cards on one province are all in that province: its characters can be played, its holdings give their bonuses. It is not refilled until it is empty.',
    follows: ['glossary/provinz-wieder-auffuellen/1'],
  },
  'glossary/provinzen-provinzkarten/5': {
    kind: 'rule',
    summary:
      'The provinces without a stronghold lie in a row; each is adjacent to the ones directly to its left and right. The stronghold province is adjacent to none.',
  },
  'glossary/provinzen-provinzkarten/6': {
    kind: 'rule',
    summary:
      'Each province has one or more elements. One with the fivefold symbol (such as Toshi Ranbo) always has all 5 elements and may fill the slot of any element in deckbuilding.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz': {
    kind: 'rule',
    summary:
      'If the attacker wins the conflict by a difference in skill of at least the strength of the attacked province, the province is broken.',
    follows: ['step/3.2.5'],
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/1': {
    kind: 'rule',
    summary: 'A broken province is turned upside down to show it.',
    informative: 'layout',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/2': {
    kind: 'rule',
    summary:
      'When a province is broken, the attacker may discard the dynasty cards in it (each of them, or none). If they do, the province is refilled face down.',
    follows: ['step/3.2.5'],
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/3': {
    kind: 'rule',
    summary: 'The ability text of a broken province is not active.',
    follows: ['glossary/provinzen-provinzkarten/3'],
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/4': {
    kind: 'rule',
    summary:
      'Dynasty cards may still be played from a broken province, and it is refilled by the usual rules.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/5': {
    kind: 'rule',
    summary:
      'Once three provinces of a player other than the stronghold province are broken, the stronghold province may be attacked. A player whose stronghold province is broken loses the game.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/6': {
    kind: 'rule',
    summary:
      'If a province is broken otherwise than by resolving a conflict, the opponent of its controller counts as having broken it.',
  },
  'glossary/provinz-wieder-auffuellen': {
    kind: 'rule',
    summary:
      'To refill a province its player puts the top card of their dynasty deck into it face down, without looking at it.',
  },
  'glossary/provinz-wieder-auffuellen/1': {
    kind: 'rule',
    summary:
      'After a card has been removed from a province for any reason, and after all reactions to that, the province is refilled automatically if no dynasty card is in it by then.',
  },
  'glossary/provinz-wieder-auffuellen/2': {
    kind: 'rule',
    summary: 'To refill a province face up, the top card of the dynasty deck is put into it face up instead.',
  },
  'glossary/rahmeneffekte-rahmenschritte': {
    kind: 'rule',
    summary:
      'A framework step is a mandatory point in time set by the structure of the game; a framework effect is one that the resolution of such a step causes.',
    informative: 'definition',
  },
  'glossary/reaktionen': {
    kind: 'rule',
    summary:
      'A reaction can be initiated only in the window that opens after its triggering condition has resolved. There the first player is first to initiate a reaction or pass, then the players alternate until both pass in a row; one pass shuts nobody out, and once the window is closed nothing more can react to that condition.',
    follows: ['glossary/ausloesebedingung/step-6'],
  },
  'glossary/reaktionen/1': {
    kind: 'rule',
    summary:
      'Each reaction can be initiated once per round, forced ones too, unless its text says otherwise.',
    follows: ['glossary/beschraenkungen-von-ausgeloesten-faehigkeiten'],
  },
  'glossary/reaktionen/2': {
    kind: 'rule',
    summary:
      'Even a reaction usable several times per round is triggered only once for each occurrence of its triggering condition.',
  },
  'glossary/ringe': {
    kind: 'rule',
    summary:
      'Rings are two-sided tokens that fix the type and the element of a conflict. A ring is unclaimed, contested or claimed, and may be more than one of these at a time.',
    follows: ['step/3.2/4', 'glossary/ringe/4'],
  },
  'glossary/ringe:unbeansprucht': {
    kind: 'rule',
    summary:
      'A ring in the unclaimed ring pool is unclaimed; only such a ring can be selected to declare a conflict.',
  },
  'glossary/ringe:umkaempft': {
    kind: 'rule',
    summary:
      'While a conflict resolves, the ring the attacker selected for it lies on the attacked province and is the contested ring.',
    follows: ['step/3.2/4'],
  },
  'glossary/ringe:beansprucht': {
    kind: 'rule',
    summary: "Each ring in a player's claimed ring pool is a claimed ring.",
    follows: ['step/3.2.7'],
  },
  'glossary/ringe/1': {
    kind: 'rule',
    summary: 'In a glory count each player adds 1 for each ring in their claimed ring pool.',
  },
  'glossary/ringe/2': {
    kind: 'rule',
    summary: 'In the fate phase 1 fate is placed on each unclaimed ring.',
    follows: ['step/4.4'],
  },
  'glossary/ringe/3': {
    kind: 'rule',
    summary: "When a ring becomes contested, all fate on it moves to the attacking player's fate pool.",
  },
  'glossary/ringe/4': {
    kind: 'rule',
    summary:
      'A ring that is claimed still counts as contested until all reactions to claiming it are resolved.',
  },
  'glossary/ringe/5': {
    kind: 'rule',
    summary: 'An effect that names the ring of an element refers to every ring that has that element.',
  },
  'glossary/ringeffekte': {
    kind: 'rule',
    summary:
      "A player who wins a conflict as the attacker may resolve the ring effect of the contested ring's element.",
    follows: ['step/3.2.6'],
  },
  'glossary/ringeffekte:luft': {
    kind: 'rule',
    summary:
      'Air: the attacking player takes 1 honor from the opponent, or gains 2 honor from the general token pool.',
  },
  'glossary/ringeffekte:erde': {
    kind: 'rule',
    summary:
      "Earth: the attacking player draws 1 conflict card and discards 1 random card from the opponent's hand.",
  },
  'glossary/ringeffekte:feuer': {
    kind: 'rule',
    summary: 'Fire: the attacking player chooses a character in play and either honors or dishonors it.',
  },
  'glossary/ringeffekte:wasser': {
    kind: 'rule',
    summary:
      'Water: the attacking player either chooses a character and readies it, or chooses a character without fate and bows it.',
  },
  'glossary/ringeffekte:leere': {
    kind: 'rule',
    summary: 'Void: the attacking player chooses a character in play and removes 1 fate from it.',
  },
  'glossary/ringeffekte/1': {
    kind: 'rule',
    summary:
      'For a ring with several elements the resolving player picks one of them when the ring effect resolves in a conflict, and resolves that effect.',
  },
  'glossary/ringeffekte/2': {
    kind: 'rule',
    summary:
      'A player who is to resolve several ring effects finishes each of them, or passes on it, before the next one.',
  },
  'glossary/rollenkarten': {
    kind: 'rule',
    summary:
      'A deck may have one role card beside its stronghold, with abilities and deckbuilding rules of its own. It is there from the start of the game and is revealed together with the stronghold during setup.',
  },
  'glossary/rollenkarten/1': {
    kind: 'rule',
    summary: 'A role card is out of play; its text works from there while it lies beside the stronghold.',
  },
  'glossary/rollenkarten/2': {
    kind: 'rule',
    summary: 'A card printed as a role cannot be removed from the game by abilities of other cards.',
  },
  'glossary/rollenkarten/3': {
    kind: 'rule',
    summary: 'Which Keeper and Seeker roles a clan may use at sanctioned tournaments is published online.',
    informative: 'tournament policy',
  },
  'glossary/rollenkarten/4': {
    kind: 'rule',
    summary:
      'Any role that is neither a Keeper nor a Seeker is open to every clan, in addition to its Keeper and Seeker roles.',
    informative: 'tournament policy',
  },
  'glossary/rollenkarten/5': {
    kind: 'rule',
    summary:
      'A "[role] only" text restricts deckbuilding (the deck must use such a role); during the game it has no effect.',
  },
} satisfies Record<string, CatalogueItem>
