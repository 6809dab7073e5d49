import type { CatalogueItem } from '@regelwerk/core'

/** The glossary from "gain" to "cost" (Er to Ko in the German book). */
export const glossary2 = {
  'glossary/erhalten': {
    kind: 'rule',
    summary: '"Gain" is used of players and of cards.',
    informative: 'introduction',
  },
  'glossary/erhalten/1': {
    kind: 'rule',
    summary:
      'A player who gains fate or honor adds that many tokens to their pool. They come from the general token pool, unless a source is named.',
  },
  'glossary/erhalten/2': {
    kind: 'rule',
    summary:
      'A card that gains a quality, such as a trait, a keyword or an ability text, functions as if it had it; but what is gained does not count as printed.',
  },
  'glossary/ersatzeffekte': {
    kind: 'rule',
    summary:
      'A replacement effect, usually an interrupt that says "instead", has a triggering condition resolve in another way, once all interrupts to it have resolved. The condition still counts as having occurred for the payment of costs other than sacrifices.',
  },
  'glossary/ersatzeffekte/1': {
    kind: 'rule',
    summary:
      'If several replacement effects are initiated on the same triggering condition, the one initiated last is used.',
  },
  'glossary/ersatzeffekte/2': {
    kind: 'rule',
    summary:
      'A replacement effect cannot be initiated if the new way to resolve the condition would not change the game state.',
  },
  'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen': {
    kind: 'rule',
    summary:
      'A forced interrupt or reaction is not optional: it must resolve at once whenever its triggering condition occurs.',
    follows: ['glossary/ausloesebedingung/step-3', 'glossary/ausloesebedingung/step-5'],
  },
  'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen/1': {
    kind: 'rule',
    summary:
      'For each triggering condition, forced interrupts are initiated before the other interrupts and forced reactions before the other reactions.',
  },
  'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen/2': {
    kind: 'rule',
    summary:
      'If several forced or mandatory abilities, such as keywords, would be initiated at the same time, the first player decides their order, whoever controls them.',
  },
  'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen/3': {
    kind: 'rule',
    summary:
      'Each forced ability resolves completely before the next one to the same triggering condition is initiated.',
    follows: ['glossary/sequenz-eingebetteter-faehigkeiten'],
  },
  'glossary/faehigkeit': {
    kind: 'rule',
    summary:
      'An ability is the text with which a card influences the game: actions, constant abilities, interrupts, keywords and reactions. Interrupts and reactions may also be forced.',
    informative: 'definition',
  },
  'glossary/faehigkeit/1': {
    kind: 'rule',
    summary:
      'Abilities interact with and target only cards in play, unless they refer to something out of play. Abilities of characters, attachments, holdings, strongholds and provinces work only while the card is in play, unless they are to be used from out of play or require it; events and roles work from out of play.',
  },
  'glossary/faehigkeit/2': {
    kind: 'rule',
    summary: 'Constant abilities, forced interrupts and forced reactions are mandatory.',
    follows: [
      'glossary/konstante-faehigkeit',
      'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen',
    ],
  },
  'glossary/faehigkeit/3': {
    kind: 'rule',
    summary: 'A keyword that says "may" is optional to initiate; all other keywords are mandatory.',
  },
  'glossary/faehigkeit/4': {
    kind: 'rule',
    summary:
      'Actions, interrupts and reactions that are not forced are optional, and so is what "may" allows within an ability. The card\'s controller decides each time whether to use it.',
  },
  'glossary/faehigkeit/5': {
    kind: 'rule',
    summary: 'An ability introduced by a bold timing word and a colon is called a triggered ability.',
    informative: 'definition',
  },
  'glossary/faehigkeit/6': {
    kind: 'rule',
    summary:
      'The player who controls the card an ability comes from makes all decisions its resolution needs, unless the text names another player.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen': {
    kind: 'rule',
    summary:
      "Playing a card or initiating a triggered ability begins with the player's announcement and two checks (steps 1 and 2); if both succeed, steps 3 to 8 follow in order. Interrupts and reactions may be used along the way whenever their triggering condition occurs.",
    follows: [
      'glossary/faehigkeiten-initiieren-karten-spielen/step-1',
      'glossary/faehigkeiten-initiieren-karten-spielen/step-2',
      'glossary/faehigkeiten-initiieren-karten-spielen/step-4',
      'glossary/faehigkeiten-initiieren-karten-spielen/step-5',
      'glossary/faehigkeiten-initiieren-karten-spielen/step-7',
    ],
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-1': {
    kind: 'rule',
    summary:
      'Check the play restrictions and whether there are enough legal targets; if not, nothing is initiated.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-2': {
    kind: 'rule',
    summary: 'Determine all costs; only if they can be paid, modifiers considered, does the process go on.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-3': {
    kind: 'rule',
    summary: 'Apply the modifiers to the costs.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-4': {
    kind: 'rule',
    summary: 'Pay the costs.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-5': {
    kind: 'rule',
    summary: 'Choose targets, and select among options that stand before the effect.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-6': {
    kind: 'rule',
    summary:
      'The card attempts to enter play, or the effects attempt to be initiated; now an interrupt may cancel that initiation.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-7': {
    kind: 'rule',
    summary: 'The card enters play, or the effects, if not cancelled, finish their initiation and resolve.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-8': {
    kind: 'rule',
    summary: 'Only now does the card count as played, or the ability as triggered.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/1': {
    kind: 'rule',
    summary:
      '"Resolve this ability twice" repeats steps 5 to 7 right after the first resolution, before reactions to that first one can be triggered. The costs are not paid again.',
  },
  'glossary/fertigkeit': {
    kind: 'rule',
    summary:
      'Characters have a military and a political skill: the military skill decides military conflicts, the political skill political ones.',
  },
  'glossary/fertigkeit/1': {
    kind: 'rule',
    summary:
      "The total attacking skill is the sum of the skill of the conflict's type of all ready participating characters on the attacking player's side, with all modifiers.",
    follows: ['glossary/zaehlen'],
  },
  'glossary/fertigkeit/2': {
    kind: 'rule',
    summary:
      "The total defending skill is the sum of the skill of the conflict's type of all ready participating characters on the defending player's side, with all modifiers.",
    follows: ['glossary/zaehlen'],
  },
  'glossary/fertigkeit/3': {
    kind: 'rule',
    summary: 'A player whose total skill is zero cannot win the conflict.',
    follows: ['glossary/gewinnen-einen-konflikt-gewinnen/2'],
  },
  'glossary/festsetzen': {
    kind: 'rule',
    summary: 'Set: see modifiers.',
    informative: 'cross-reference',
  },
  'glossary/festung': {
    kind: 'rule',
    summary:
      'A stronghold is in play. It cannot leave play, be moved out of its province, be turned face down or change control.',
  },
  'glossary/geben': {
    kind: 'rule',
    summary:
      "Tokens given to another player are taken out of the giver's pool, or out of the zone named, and added to the other player's pool.",
  },
  'glossary/geben/1': {
    kind: 'rule',
    summary: 'The player who gives tokens counts as losing them, the other one as gaining them.',
    follows: ['glossary/geben'],
  },
  'glossary/gebotswert': {
    kind: 'rule',
    summary:
      'If the value of an honor bid is modified, the modified value is used in the resolution as if the player had bid it. It may go above 5 or down to 0.',
  },
  'glossary/gebotswert/1': {
    kind: 'rule',
    summary: 'Modifying a bid does not change the setting of the honor dial.',
  },
  'glossary/gebotswert/2': {
    kind: 'rule',
    summary: "An ability that refers to a player's honor bid reads the current setting of their honor dial.",
    follows: ['glossary/ehre/4'],
  },
  'glossary/gedankenstrich': {
    kind: 'rule',
    summary:
      'In a triggered ability the dash separates conditions, costs and targets from the effect. A character with a dash as a skill cannot participate in conflicts of that type, nor be played or put into play into one.',
  },
  'glossary/gedankenstrich/1': {
    kind: 'rule',
    summary:
      "If a character with a dash for a skill should come into a conflict of that type anyway, it is removed from it at once and put bowed into its controller's home area.",
  },
  'glossary/gedankenstrich/2': {
    kind: 'rule',
    summary: 'Abilities cannot modify a skill that is a dash.',
  },
  'glossary/gedankenstrich/3': {
    kind: 'rule',
    summary:
      'Where an ability needs a number for a skill that is a dash, the skill counts as an unmodifiable 0.',
  },
  'glossary/gedankenstrich/4': {
    kind: 'rule',
    summary: 'A character with a dash for a skill cannot be involved in a duel of that type.',
  },
  'glossary/gehrt-gehrt-statusmarker': {
    kind: 'rule',
    summary: 'See personal honor.',
    informative: 'cross-reference',
  },
  'glossary/gegen-bei-konflikten': {
    kind: 'rule',
    summary:
      'During a conflict the attacking player is said to be in a conflict against the defending player.',
    informative: 'definition',
  },
  'glossary/gelassenheit': {
    kind: 'rule',
    summary:
      "Composure is a variable keyword: a card with it has an additional ability while its controller's honor bid is lower than an opponent's.",
  },
  'glossary/gelassenheit/1': {
    kind: 'rule',
    summary:
      'Composure mostly grants a constant modifier to skill or glory; if it grants a triggered ability, that can be used only while the player is composed.',
    follows: ['glossary/gelassenheit'],
  },
  'glossary/gelassenheit/2': {
    kind: 'rule',
    summary:
      '"You are composed" reminds that the player\'s composure is active, because their bid is lower than an opponent\'s.',
    informative: 'wording',
  },
  'glossary/gewinnen-das-spiel-gewinnen': {
    kind: 'rule',
    summary:
      'There are three ways to win: conquest, honor and dishonor. The game ends as soon as a player meets a victory condition.',
    follows: [
      'glossary/gewinnen-das-spiel-gewinnen/1',
      'glossary/gewinnen-das-spiel-gewinnen/3',
      'glossary/gewinnen-das-spiel-gewinnen/4',
    ],
  },
  'glossary/gewinnen-das-spiel-gewinnen/1': {
    kind: 'rule',
    summary: "The first player to break the opponent's stronghold province wins.",
  },
  'glossary/gewinnen-das-spiel-gewinnen/2': {
    kind: 'rule',
    summary: 'A player whose stronghold province is broken loses the game.',
    follows: ['glossary/gewinnen-das-spiel-gewinnen/1'],
  },
  'glossary/gewinnen-das-spiel-gewinnen/3': {
    kind: 'rule',
    summary: 'The first player with 25 or more honor in their pool wins.',
  },
  'glossary/gewinnen-das-spiel-gewinnen/4': {
    kind: 'rule',
    summary: 'The first player with 0 honor in their pool is eliminated, and the opponent wins.',
  },
  'glossary/gewinnen-das-spiel-gewinnen/5': {
    kind: 'rule',
    summary: 'Card abilities can add victory conditions; meeting one ends the game at once.',
  },
  'glossary/gewinnen-das-spiel-gewinnen/6': {
    kind: 'rule',
    summary: 'If both players meet a victory condition at the same time, the first player wins.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen': {
    kind: 'rule',
    summary:
      'A conflict is won by the player with the highest total skill of its type when its result is determined.',
    follows: ['glossary/fertigkeit', 'step/3.2.3'],
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/1': {
    kind: 'rule',
    summary:
      "A player's total is the skill of the conflict's type of all ready participating characters on their side, with all modifiers to what the player counts.",
    follows: ['glossary/zaehlen'],
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/2': {
    kind: 'rule',
    summary:
      'To win, a player needs a total of at least 1 and at least 1 participating character on their side.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/3': {
    kind: 'rule',
    summary:
      'On a tie of at least 1 the attacking player wins, provided they control at least 1 participating character.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/4': {
    kind: 'rule',
    summary:
      'If nobody meets the conditions, nobody wins or loses the conflict, and the contested ring goes back to the unclaimed pool.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/5': {
    kind: 'rule',
    summary:
      'A character wins a conflict only if it is participating on the winning side when the ability that asks resolves.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/6': {
    kind: 'rule',
    summary:
      'A character loses a conflict only if it is participating on the losing side when the ability that asks resolves.',
  },
  'glossary/gewoehnlich': {
    kind: 'rule',
    summary: 'Ordinary: see control and ownership, and personal honor.',
    informative: 'cross-reference',
  },
  'glossary/grundwert': {
    kind: 'rule',
    summary: 'The base value is a number before any modifiers, for most numbers the printed one.',
  },
  'glossary/handle-diese-faehigkeit-zwei-mal-ab': {
    kind: 'rule',
    summary: '"Resolve this ability twice": see initiating abilities.',
    informative: 'cross-reference',
  },
  'glossary/heimatzone-in-die-heimatzone-verschieben': {
    kind: 'rule',
    summary: "A character in play that is not participating in a conflict is in its controller's home area.",
    follows: ['glossary/heimatzone-in-die-heimatzone-verschieben/1', 'step/3.2.8'],
  },
  'glossary/heimatzone-in-die-heimatzone-verschieben/1': {
    kind: 'rule',
    summary:
      "A participating character moved home is removed from the conflict and put into its controller's home area, bowed or ready as it was.",
  },
  'glossary/herausfordern': {
    kind: 'rule',
    summary: 'A character that challenges another begins a duel; see the timing structure of a duel.',
    informative: 'cross-reference',
  },
  'glossary/hoeflichkeit': {
    kind: 'rule',
    summary: 'Courtesy is a keyword: when a card with courtesy leaves play, its controller gains 1 fate.',
  },
  'glossary/immun': {
    kind: 'rule',
    summary:
      'A card immune to a kind of effect cannot be targeted by effects of that kind and is not affected by them.',
  },
  'glossary/immun/1': {
    kind: 'rule',
    summary:
      'Only the immune card itself is protected, not its attachments, the tokens on it or the abilities that come from it.',
  },
  'glossary/immun/2': {
    kind: 'rule',
    summary: 'A card that becomes immune keeps the lasting effects that already applied to it.',
  },
  'glossary/immun/3': {
    kind: 'rule',
    summary: 'Immunity protects against effects only: an immune card can still be used to pay costs.',
  },
  'glossary/im-spiel-nicht-im-spiel': {
    kind: 'rule',
    summary:
      'In play are the cards a player controls in their play area, at home or in a conflict, their stronghold, face-up provinces and the holdings in provinces. A face-down province is in play only as such, its text inactive. All else is out of play: characters in provinces, roles, hands, decks, discard piles and removed cards.',
    follows: ['glossary/faehigkeit/1', 'glossary/provinzen-provinzkarten/1'],
  },
  'glossary/im-spiel-nicht-im-spiel/1': {
    kind: 'rule',
    summary: 'A card enters play when it goes from out of play to in play.',
    follows: ['glossary/ins-spiel-kommen'],
  },
  'glossary/im-spiel-nicht-im-spiel/2': {
    kind: 'rule',
    summary: 'A card leaves play when it goes from in play to out of play.',
  },
  'glossary/im-spiel-nicht-im-spiel/3': {
    kind: 'rule',
    summary: "A player's stronghold cannot leave play.",
    follows: ['glossary/festung'],
  },
  'glossary/im-spiel-nicht-im-spiel/4': {
    kind: 'rule',
    summary:
      'When a card enters or leaves play, or goes from one out of play zone to another, all lasting, delayed and pending effects that interact with it, or are about to, stop doing so.',
  },
  'glossary/im-spiel-nicht-im-spiel/5': {
    kind: 'rule',
    summary:
      "A card that would enter a deck of the wrong kind (conflict or dynasty) goes to its owner's discard pile of its own kind instead.",
  },
  'glossary/im-spiel-nicht-im-spiel/6': {
    kind: 'rule',
    summary: "A dynasty card that would enter a hand goes to its owner's discard pile instead.",
  },
  'glossary/in-spielerreihenfolge': {
    kind: 'rule',
    summary: '"In player order" means that the first player does their part first, then the other player.',
  },
  'glossary/in-spielerreihenfolge/1': {
    kind: 'rule',
    summary:
      'If a sequence in player order is not finished after each player has had one turn, the players go on alternating until it is.',
  },
  'glossary/ins-spiel-kommen': {
    kind: 'rule',
    summary:
      'A card enters play whenever it comes from out of play into a play area, be it played or put into play by an ability.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst': {
    kind: 'rule',
    summary:
      'In step 3.4.1 the players count glory; the winner claims the Imperial Favor and puts it on the side they like.',
    follows: ['step/3.4.1', 'step/3.4.2'],
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/1': {
    kind: 'rule',
    summary:
      "In every conflict of the type the Imperial Favor shows, its holder counts 1 more skill if they control at least one participating character. It is added to the player's total, not to any character's skill.",
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/2': {
    kind: 'rule',
    summary: 'The Imperial Favor stays on its side until it is claimed again or an ability changes it.',
    follows: ['glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/1'],
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/3': {
    kind: 'rule',
    summary:
      'A holder who wins the glory count of the conflict phase claims the Imperial Favor again and may put it on either side.',
    follows: ['step/3.4.2'],
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/4': {
    kind: 'rule',
    summary:
      'If the glory count is a tie, the Imperial Favor stays as it is: unclaimed, or with its holder on its present side.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/5': {
    kind: 'rule',
    summary: 'The Imperial Favor is unclaimed when the game begins.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/6': {
    kind: 'rule',
    summary:
      'An ability that has the Imperial Favor claimed takes it whether it is unclaimed or held by a player. Whoever claims it may put it on either side.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/7': {
    kind: 'rule',
    summary: 'A player who discards the Imperial Favor returns it to the token pool, unclaimed.',
  },
  'glossary/kann-nicht-koennen-nicht': {
    kind: 'rule',
    summary: '"Cannot" is absolute: no other ability or effect overrides it.',
  },
  'glossary/kartenarten': {
    kind: 'rule',
    summary: 'The card types are character, attachment, holding, event, province, stronghold and role.',
    informative: 'layout',
  },
  'glossary/kartenarten/1': {
    kind: 'rule',
    summary:
      'A card whose type is changed by an ability loses all its other types and functions like any card of the new type.',
  },
  'glossary/karten-ziehen': {
    kind: 'rule',
    summary: "Cards are drawn from the top of the player's conflict deck.",
  },
  'glossary/karten-ziehen/1': {
    kind: 'rule',
    summary: 'Cards drawn through a single ability or game step are drawn all at once.',
  },
  'glossary/karten-ziehen/2': {
    kind: 'rule',
    summary: "Drawn cards go to the player's hand.",
    follows: ['glossary/karten-ziehen'],
  },
  'glossary/karten-ziehen/3': {
    kind: 'rule',
    summary: 'There is no limit to the number of cards a player may draw in a round.',
    follows: ['glossary/karten-ziehen'],
  },
  'glossary/karten-ziehen/4': {
    kind: 'rule',
    summary: 'There is no maximum hand size.',
    follows: ['glossary/karten-ziehen'],
  },
  'glossary/keine-karten-mehr-im-deck': {
    kind: 'rule',
    summary:
      'A player who has to draw from an empty conflict deck, or refill a province from an empty dynasty deck, loses 5 honor, shuffles the matching discard pile into a new deck and then draws or refills.',
  },
  'glossary/keine-marker-mehr-uebrig': {
    kind: 'rule',
    summary:
      'The number of fate, honor and status tokens is not limited; anything may stand in for tokens that are used up.',
    follows: ['glossary/erhalten/1'],
  },
  'glossary/keine-verstaerkungen': {
    kind: 'rule',
    summary: '"No attachments" is a keyword: the card cannot have attachments.',
  },
  'glossary/keine-verstaerkungen/1': {
    kind: 'rule',
    summary:
      'With traits before the word ("no Weapon or Armor attachments"), the card cannot have attachments with any of those traits, but may have others.',
  },
  'glossary/keine-verstaerkungen/2': {
    kind: 'rule',
    summary:
      'With "except" and traits ("no attachments except Weapon"), the card may have attachments with those traits, but no others.',
  },
  'glossary/keine-verstaerkungen/3': {
    kind: 'rule',
    summary:
      'If several instances of the keyword contradict each other about an attachment, the one that forbids it prevails.',
  },
  'glossary/klan': {
    kind: 'rule',
    summary:
      "The stronghold's clan is the main clan of the deck. There are seven: Crab, Crane, Dragon, Lion, Phoenix, Scorpion and Unicorn.",
    follows: ['glossary/klan/1', 'glossary/klan/2'],
  },
  'glossary/klan/1': {
    kind: 'rule',
    summary: "An in clan card has the clan symbol of its controller's stronghold.",
  },
  'glossary/klan/2': {
    kind: 'rule',
    summary:
      "An out of clan card has one or more clan symbols, none of which is that of its controller's stronghold.",
  },
  'glossary/konflikt': {
    kind: 'rule',
    summary:
      'In the conflict phase each player has 2 opportunities to declare a conflict; the framework steps say how conflicts are resolved.',
  },
  'glossary/konstante-faehigkeit': {
    kind: 'rule',
    summary:
      'A constant ability is no keyword and has no bold timing word. It is active from when its card enters play for as long as the card is in play.',
  },
  'glossary/konstante-faehigkeit/1': {
    kind: 'rule',
    summary:
      'A constant ability with a condition ("during", "if", "while") is active whenever the condition holds, and only then.',
  },
  'glossary/konstante-faehigkeit/2': {
    kind: 'rule',
    summary: 'Several instances of the same constant ability each apply on their own.',
  },
  'glossary/kontrolle-und-besitz': {
    kind: 'rule',
    summary:
      "A card's owner is the player whose deck, province set, stronghold or role it belonged to when the game began.",
    follows: ['glossary/kontrolle-und-besitz/3', 'glossary/ablagestapel/1'],
  },
  'glossary/kontrolle-und-besitz/1': {
    kind: 'rule',
    summary:
      "Cards enter play under their owner's control, unless an ability says otherwise; abilities can change control later.",
  },
  'glossary/kontrolle-und-besitz/2': {
    kind: 'rule',
    summary: 'A player controls the cards in their own out of play zones.',
  },
  'glossary/kontrolle-und-besitz/3': {
    kind: 'rule',
    summary:
      "A card that would enter another player's out of play zone goes to its owner's zone of that kind instead. For abilities and framework effects it still counts as having entered its controller's zone; only the place differs.",
  },
  'glossary/kontrolle-und-besitz/4': {
    kind: 'rule',
    summary:
      'A participating character that changes control keeps participating, but on the side of its new controller.',
  },
  'glossary/kontrolle-und-besitz/5': {
    kind: 'rule',
    summary:
      'A character in play that changes control keeps its state: bowed or ready, participating or at home, and so on.',
  },
  'glossary/kontrolle-und-besitz/6': {
    kind: 'rule',
    summary: 'When a card changes control, the attachments on it do not.',
  },
  'glossary/kontrolle-und-besitz/7': {
    kind: 'rule',
    summary: 'A change of control without a stated duration lasts as long as the card stays in play.',
  },
  'glossary/kopie-einer-karte': {
    kind: 'rule',
    summary: 'A copy of a card is any card with the same name, whatever its type, text, picture or deck.',
  },
  'glossary/kopie-einer-karte/1': {
    kind: 'rule',
    summary: 'A card counts as a copy of itself.',
  },
  'glossary/kopie-eines-charakters': {
    kind: 'rule',
    summary:
      'A character that becomes a copy of another loses its name, cost, base skills, glory, traits and ability text, and has those of the copied character instead for as long as the ability says.',
  },
  'glossary/kopie-eines-charakters/1': {
    kind: 'rule',
    summary:
      "What refers to a character's printed text, skills or traits still reads what is really printed on its card, not what it copies.",
  },
  'glossary/kopie-eines-charakters/2': {
    kind: 'rule',
    summary:
      'Only base skills and printed qualities of the other character are copied. What the changing character has gained from other sources, such as an event or an attachment, it keeps.',
  },
  'glossary/kopie-eines-charakters/3': {
    kind: 'rule',
    summary:
      'A character can become a copy of a unique character only if the player who owns or controls it does not already own or control a copy, by name, of that unique character.',
  },
  'glossary/kopie-eines-charakters/4': {
    kind: 'rule',
    summary:
      'Becoming a copy replaces base skills and glory; it is no modifier, so that even a dash can be replaced.',
  },
  'glossary/kopie-eines-charakters/5': {
    kind: 'rule',
    summary: 'A character cannot become a copy of a character with the same name.',
  },
  'glossary/kosten': {
    kind: 'rule',
    summary:
      "A card's cost is the fate to pay to play it from hand or from a province. In a triggered ability, every instruction before the dash, except choosing targets and selecting effects, is a cost of the ability, for example bowing, spending, sacrificing, losing, dishonoring or discarding something.",
  },
  'glossary/kosten/1': {
    kind: 'rule',
    summary: 'An effect that modifies a cost modifies the fate cost only, unless it says otherwise.',
    follows: ['glossary/faehigkeiten-initiieren-karten-spielen/step-4'],
  },
} satisfies Record<string, CatalogueItem>
