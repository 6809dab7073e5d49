import type { CatalogueItem } from '@regelwerk/core'

/** The glossary from glory to targets (Ruhm to Ziel in the German book). */
export const glossary4 = {
  'glossary/ruhm': {
    kind: 'rule',
    summary: "Glory is a value of a character: its reputation, and how much the character's honor matters.",
    follows: ['glossary/ruhm/1', 'glossary/ruhm/2'],
  },
  'glossary/ruhm/1': {
    kind: 'rule',
    summary:
      'While a character is honored or dishonored, its glory modifies its military and political skill: added when honored, subtracted when dishonored.',
    follows: [
      'glossary/persoenliche-ehre-persoenlicher-ehrverlust/4',
      'glossary/persoenliche-ehre-persoenlicher-ehrverlust/5',
    ],
  },
  'glossary/ruhm/2': {
    kind: 'rule',
    summary: 'A player who counts glory counts that of each ready character they control.',
    follows: ['glossary/zaehlen'],
  },
  'glossary/ruhmzaehlung': {
    kind: 'rule',
    summary:
      'In a glory count each player adds up the glory of all ready characters they control, plus 1 for each ring in their claimed ring pool. The higher total wins.',
  },
  'glossary/ruhmzaehlung/1': {
    kind: 'rule',
    summary:
      'The glory count of the conflict phase (3.4.1) is for the Imperial Favor: its winner claims the Favor and may put it on either side. On a tie the Favor stays as it is, with the same holder and the same side up, or unclaimed.',
    follows: ['step/3.4.1', 'step/3.4.2'],
  },
  'glossary/ruhmzaehlung/2': {
    kind: 'rule',
    summary:
      'A glory count called for by a card is done in the same way. The ability says what follows from it; the Imperial Favor is not affected unless the ability says so.',
  },
  'glossary/ruhmzaehlung/3': {
    kind: 'rule',
    summary:
      'An ability that has players count the current glory of their characters, or of some of them, is no glory count: claimed rings are not added, and the glory is counted the way current skill is.',
  },
  'glossary/schicksal': {
    kind: 'rule',
    summary:
      "Fate pays for cards and some abilities. The amount in a player's fate pool is open information.",
    follows: ['glossary/kosten', 'glossary/faehigkeiten-initiieren-karten-spielen/step-4'],
  },
  'glossary/schicksal/1': {
    kind: 'rule',
    summary:
      "All fate begins in the general token pool; fate a player gains moves from there to the player's fate pool.",
    follows: ['glossary/erhalten/1'],
  },
  'glossary/schicksal/2': {
    kind: 'rule',
    summary:
      'Fate that a player is told to place on a card comes from the general token pool, unless something else is said.',
  },
  'glossary/schicksal/3': {
    kind: 'rule',
    summary:
      'Fate that is spent or lost goes to the general token pool; fate spent to a ring is placed on that ring.',
  },
  'glossary/schicksal/4': {
    kind: 'rule',
    summary:
      'Whenever a player plays a character from hand or province, they may, once it has entered play, place any amount of fate from their fate pool on it.',
  },
  'glossary/schicksal/5': {
    kind: 'rule',
    summary:
      'In the fate phase characters without fate are discarded; then 1 fate is removed from each character in play; then 1 fate from the general token pool is placed on each unclaimed ring.',
    follows: ['step/4.2', 'step/4.3', 'step/4.4'],
  },
  'glossary/schluesselwoerter': {
    kind: 'rule',
    summary:
      'A keyword is an ability with rules of its own. The keywords are ancestral, composure, courtesy, covert, disguised, limited, no attachments, pride, restricted and sincerity.',
    informative: 'definition',
  },
  'glossary/schluesselwoerter/1': {
    kind: 'rule',
    summary: 'Reminder text in italics after a keyword is no rule and does not replace the glossary.',
    informative: 'wording',
  },
  'glossary/schluesselwoerter/2': {
    kind: 'rule',
    summary:
      'Several instances of one keyword on a card work as one, resolving once per triggering condition. Instances of a variable keyword work independently of each other.',
  },
  'glossary/schluesselwoerter/3': {
    kind: 'rule',
    summary:
      'A variable keyword, such as composure, has the same condition on every card but an effect that the text of each card states.',
    follows: ['glossary/gelassenheit'],
  },
  'glossary/selbstreferenzieller-text': {
    kind: 'rule',
    summary:
      'Text that speaks of its own card ("this character", "this province") means that very card, not other copies of it by name.',
  },
  'glossary/sequenz-eingebetteter-faehigkeiten': {
    kind: 'rule',
    summary:
      'Each triggering condition runs through its interrupts, then itself, then its reactions. If an interrupt or reaction causes a new triggering condition, the game pauses and the new one runs through all three first, to any depth: last in, first out. Then the earlier sequence resumes where it stopped.',
  },
  'glossary/spielbereit': {
    kind: 'rule',
    summary: 'A card that stands upright for its controller is ready.',
    informative: 'layout',
  },
  'glossary/spielbereit/1': {
    kind: 'rule',
    summary: 'Ready is the normal state of a card, the one in which it enters play.',
  },
  'glossary/spielbereit/2': {
    kind: 'rule',
    summary: 'A ready card is bowed by turning it 90° sideways.',
    informative: 'layout',
  },
  'glossary/spieleinschraenkungen-und-berechtigungen': {
    kind: 'rule',
    summary:
      'All restrictions a card or ability states on when or how it can be played or used, and all conditions it needs, must be met. A permission instead allows playing or using it in a way the general rules do not offer.',
    follows: ['glossary/faehigkeiten-initiieren-karten-spielen/step-1'],
  },
  'glossary/spielen-und-ins-spiel-bringen': {
    kind: 'rule',
    summary:
      "A character or attachment is played from hand or province by paying its fate cost; its controller may then place fate from their pool on a played character. A card that an ability puts into play enters its controller's area without its cost, without that placing of fate, and past any restriction on playing it.",
    follows: [
      'glossary/spielen-und-ins-spiel-bringen/2',
      'glossary/spielen-und-ins-spiel-bringen/3',
      'glossary/schicksal/4',
    ],
  },
  'glossary/spielen-und-ins-spiel-bringen/1': {
    kind: 'rule',
    summary: 'A card that was put into play was not "played".',
  },
  'glossary/spielen-und-ins-spiel-bringen/2': {
    kind: 'rule',
    summary: 'To play a card its fate cost, after modifiers, must be paid.',
    follows: ['glossary/kosten', 'glossary/faehigkeiten-initiieren-karten-spielen/step-4'],
  },
  'glossary/spielen-und-ins-spiel-bringen/3': {
    kind: 'rule',
    summary: 'The fate cost of a card that is put into play is ignored.',
  },
  'glossary/spielen-und-ins-spiel-bringen/4': {
    kind: 'rule',
    summary:
      'A character that is put into play enters ready and at home unless the ability says otherwise; another card enters in an area and a state that fit the usual rules for playing it.',
  },
  'glossary/spielen-und-ins-spiel-bringen/5': {
    kind: 'rule',
    summary:
      "An event that is played is laid on the table, its ability resolves, and it goes to its owner's discard pile.",
    follows: ['glossary/ereigniskarten/1', 'glossary/ereigniskarten/2'],
  },
  'glossary/startspieler-startspielermarker': {
    kind: 'rule',
    summary: 'The first player is found during setup and stays so until the first player token is passed on.',
    follows: ['glossary/vorbereitung/3', 'step/5.5'],
  },
  'glossary/startspieler-startspielermarker/1': {
    kind: 'rule',
    summary: 'The first player is the first active player in the dynasty phase and in the conflict phase.',
  },
  'glossary/startspieler-startspielermarker/2': {
    kind: 'rule',
    summary:
      'Outside conflicts the first player has the first opportunity in every action window; while a conflict resolves, the defending player has it.',
  },
  'glossary/startspieler-startspielermarker/3': {
    kind: 'rule',
    summary: 'In windows for interrupts and reactions the first player has the first opportunity.',
    follows: ['glossary/ausloesebedingung/step-3', 'glossary/ausloesebedingung/step-6'],
  },
  'glossary/startspieler-startspielermarker/4': {
    kind: 'rule',
    summary:
      'Where it is open who acts or decides first, the first player does, then the opponent, unless a card or rule says otherwise.',
    follows: ['glossary/in-spielerreihenfolge', 'glossary/prioritaet-bei-gleichzeitiger-abhandlung'],
  },
  'glossary/statusmarker': {
    kind: 'rule',
    summary: 'See personal honor.',
    informative: 'cross-reference',
  },
  'glossary/stolz': {
    kind: 'rule',
    summary:
      'Pride is a keyword: after a character with pride wins a conflict it is honored; after it loses one it is dishonored.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen': {
    kind: 'rule',
    summary:
      'A character declared as attacker or defender participates in the conflict until it is resolved, unless an ability or game effect removes it.',
    follows: ['step/3.2/5', 'step/3.2.1'],
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/1': {
    kind: 'rule',
    summary: 'Each character in play is either participating in a conflict or not.',
    follows: ['glossary/heimatzone-in-die-heimatzone-verschieben'],
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/2': {
    kind: 'rule',
    summary:
      "A character removed from a conflict or moved home no longer participates and is in its controller's home area.",
    follows: ['glossary/heimatzone-in-die-heimatzone-verschieben/1'],
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/3': {
    kind: 'rule',
    summary: "A character moved into a conflict participates on its controller's side.",
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/4': {
    kind: 'rule',
    summary:
      'A bowed participating character still participates, but contributes no skill while it is bowed.',
    follows: ['glossary/beugen-gebeugt/2'],
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/5': {
    kind: 'rule',
    summary: 'A participating character that leaves play for any reason no longer participates.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/6': {
    kind: 'rule',
    summary:
      'A character played from hand directly into a conflict participates in it; its controller must say so when playing it.',
    follows: ['step/3.2.2/4'],
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/7': {
    kind: 'rule',
    summary:
      'A character that cannot participate in a conflict cannot be declared as attacker or defender, nor be moved, played or put into play into it. If this comes to apply while it participates, it is moved home bowed.',
  },
  'glossary/unterbrechungen': {
    kind: 'rule',
    summary:
      'An interrupt can be initiated only in the window that opens when its triggering condition is about to happen; it resolves before the condition does and may cancel or change it. The first player is first to initiate an interrupt or pass, then the players alternate until both pass in a row; one pass shuts nobody out. Once the window is closed the condition, unless canceled, resolves.',
    follows: ['glossary/ausloesebedingung/step-2', 'glossary/ausloesebedingung/step-3'],
  },
  'glossary/unterbrechungen/1': {
    kind: 'rule',
    summary:
      'Each interrupt can be initiated once per round, forced ones too, unless its text says otherwise.',
    follows: ['glossary/beschraenkungen-von-ausgeloesten-faehigkeiten'],
  },
  'glossary/unterbrechungen/2': {
    kind: 'rule',
    summary:
      'Even an interrupt usable several times per round is triggered only once for each occurrence of its triggering condition.',
  },
  'glossary/unverteidigt-unverteidigter-konflikt': {
    kind: 'rule',
    summary:
      'A conflict is unopposed if the attacker wins it and the defending player controls no participating character at the moment the winner is determined. A bowed defender is still a participating one.',
  },
  'glossary/unverteidigt-unverteidigter-konflikt/1': {
    kind: 'rule',
    summary:
      'A player who loses an unopposed conflict as the defender loses 1 honor to the general token pool, in step 3.2.4.',
    follows: ['step/3.2.4'],
  },
  'glossary/verdeckte-provinz': {
    kind: 'rule',
    summary:
      'A facedown province has no identity beyond being a facedown province. One that is turned face up counts as revealed.',
    follows: ['glossary/provinzen-provinzkarten/1'],
  },
  'glossary/verdeckte-provinz/1': {
    kind: 'rule',
    summary: 'A facedown province is turned face up when an attack against it is declared.',
    follows: ['step/3.2'],
  },
  'glossary/verdeckte-provinz/2': {
    kind: 'rule',
    summary:
      'A player may look at their own facedown provinces at any time, but not at the facedown dynasty cards in them.',
  },
  'glossary/verdeckte-provinz/3': {
    kind: 'rule',
    summary:
      'A facedown province that becomes the attacked province in any other way than by declaration is turned face up immediately.',
  },
  'glossary/verdeckte-provinz/4': {
    kind: 'rule',
    summary:
      'The facedown province and its faceup side are different entities, only one of which is in play. Turning the card makes them trade places at once: the one leaves play as the other enters, in either direction.',
  },
  'glossary/vererbt': {
    kind: 'rule',
    summary:
      "Ancestral is a keyword of attachments: if what the attachment is attached to leaves play, the attachment returns to its owner's hand instead of being discarded.",
    follows: ['glossary/das-spiel-verlassen/2'],
  },
  'glossary/verkleidet': {
    kind: 'rule',
    summary:
      'Disguised is a keyword of unique characters and another way to play them: the character replaces a non-unique character with the stated trait or clan, which is discarded as it enters, and takes over its attachments, fate and status tokens.',
    follows: ['glossary/verkleidet/2'],
  },
  'glossary/verkleidet/1': {
    kind: 'rule',
    summary:
      'With disguised a character may be played during the conflict phase, even out of a province, under the same timing rules as a character played from hand.',
  },
  'glossary/verkleidet/2': {
    kind: 'rule',
    summary:
      "As an additional cost the player chooses a non-unique character they control with the trait or clan named by the keyword; the fate cost is lowered by that character's printed cost. The disguised character is played, then gets all attachments and tokens of the chosen one, and last the chosen one is discarded from play; no interrupt can replace or prevent this discard.",
  },
  'glossary/verkleidet/3': {
    kind: 'rule',
    summary:
      'It can be played into a conflict only if the chosen character participates in that conflict, and no fate from the fate pool can be placed on it.',
  },
  'glossary/verkleidet/4': {
    kind: 'rule',
    summary: 'It enters play ready, even if the chosen character was bowed.',
  },
  'glossary/verlieren': {
    kind: 'rule',
    summary:
      "Fate or honor a player loses leaves that player's pool and goes to the general token pool, unless it is moved somewhere specific.",
  },
  'glossary/verlieren/1': {
    kind: 'rule',
    summary:
      'When tokens are removed from a card, that card is what loses them; they go to the general token pool unless they are moved somewhere specific.',
  },
  'glossary/verschieben': {
    kind: 'rule',
    summary: 'Some abilities let players move cards or tokens.',
    informative: 'introduction',
  },
  'glossary/verschieben/1': {
    kind: 'rule',
    summary:
      'Nothing can be moved to the place where it already is; with no legal destination the move cannot be made.',
  },
  'glossary/verschieben/2': {
    kind: 'rule',
    summary: "A character moved into a conflict participates on its controller's side.",
    follows: ['glossary/teilnehmen-und-kann-nicht-teilnehmen/3'],
  },
  'glossary/verstaerkungskarten': {
    kind: 'rule',
    summary:
      'An attachment enters play ready and attached to another card or game element, and stays until an ability removes it or what it is attached to leaves play.',
    follows: ['glossary/spielbereit/1', 'glossary/verstaerkungskarten/1', 'glossary/verstaerkungskarten/4'],
  },
  'glossary/verstaerkungskarten/1': {
    kind: 'rule',
    summary: 'An attachment cannot enter play if there is nothing it can legally be attached to.',
  },
  'glossary/verstaerkungskarten/2': {
    kind: 'rule',
    summary: 'An attachment can be attached only to a character in play, unless its own text says otherwise.',
  },
  'glossary/verstaerkungskarten/3': {
    kind: 'rule',
    summary: 'A card or game element may have any number of attachments.',
  },
  'glossary/verstaerkungskarten/4': {
    kind: 'rule',
    summary: 'If the card it is attached to leaves play, the attachment is discarded at the same time.',
    follows: ['glossary/das-spiel-verlassen/2'],
  },
  'glossary/verstaerkungskarten/5': {
    kind: 'rule',
    summary: 'An attachment that is not, or no longer, legally attached is discarded.',
  },
  'glossary/verstaerkungskarten/6': {
    kind: 'rule',
    summary:
      'An attachment stays under the control of its controller even if an opponent controls what it is attached to.',
    follows: ['glossary/kontrolle-und-besitz/6'],
  },
  'glossary/verstaerkungskarten/7': {
    kind: 'rule',
    summary: 'An attachment bows and readies independently of the card it is attached to.',
  },
  'glossary/verstaerkungskarten/8': {
    kind: 'rule',
    summary:
      'Skill modifiers on an attachment apply to the skills of the attached character, also while the attachment is bowed.',
  },
  'glossary/verstaerkungskarten/9': {
    kind: 'rule',
    summary:
      'The skill values of a character card in play as an attachment are no modifiers (they have no plus or minus sign) and change nothing on the attached character.',
  },
  'glossary/verstohlenheit': {
    kind: 'rule',
    summary:
      'Covert is a keyword: for each attacker with covert that is declared, the attacking player may choose one character without covert of the defending player. Each character chosen is evaded and cannot be declared as a defender in this conflict.',
  },
  'glossary/verstohlenheit/1': {
    kind: 'rule',
    summary: 'Abilities can still move an evaded character into the conflict as a defender.',
  },
  'glossary/verstohlenheit/2': {
    kind: 'rule',
    summary:
      'Covert works only as attackers are declared; it does not resolve for a character moved or played into the conflict later.',
  },
  'glossary/vertauschen': {
    kind: 'rule',
    summary:
      'An ability that switches things can be used only if there is something that can be switched on both sides.',
  },
  'glossary/verteidiger-verteidigender-charakter-verteidigender-spieler': {
    kind: 'rule',
    summary:
      'A defending character, or defender, participates on the side of the player whose province is attacked. The defending player is the opponent of the attacking player.',
    follows: ['step/3.2.1', 'glossary/teilnehmen-und-kann-nicht-teilnehmen/3'],
  },
  'glossary/verzoegerte-effekte': {
    kind: 'rule',
    summary:
      'A delayed effect names a later moment or condition and an effect that happens when that moment comes or that condition is met.',
    follows: ['glossary/verzoegerte-effekte/1'],
  },
  'glossary/verzoegerte-effekte/1': {
    kind: 'rule',
    summary:
      'Delayed effects resolve automatically and at once after their moment or condition, before any reaction to it can be triggered.',
  },
  'glossary/verzoegerte-effekte/2': {
    kind: 'rule',
    summary:
      'A delayed effect that resolves is not a newly triggered ability, even if a triggered ability created it.',
  },
  'glossary/verzoegerte-effekte/3': {
    kind: 'rule',
    summary:
      'A delayed effect that resolves counts as an ability of a card of the type that created it, for example as an event effect.',
  },
  'glossary/vorbereitung': {
    kind: 'rule',
    summary: 'Setup performs its eight steps in the given order.',
    follows: [
      'glossary/vorbereitung/3',
      'glossary/vorbereitung/4',
      'glossary/vorbereitung/5',
      'glossary/vorbereitung/6',
      'glossary/vorbereitung/7',
      'glossary/vorbereitung/8',
    ],
  },
  'glossary/vorbereitung/1': {
    kind: 'rule',
    summary: 'Setup 1: each player selects a deck built by the deckbuilding rules.',
    follows: ['glossary/deckbau/1', 'glossary/deckbau/3', 'glossary/deckbau/4'],
  },
  'glossary/vorbereitung/2': {
    kind: 'rule',
    summary:
      'Setup 2: all fate, honor and status tokens and the Imperial Favor form the general token pool; beside it all rings form the unclaimed ring pool.',
    informative: 'layout',
  },
  'glossary/vorbereitung/3': {
    kind: 'rule',
    summary: 'Setup 3: the first player is determined at random and gets the first player token.',
  },
  'glossary/vorbereitung/4': {
    kind: 'rule',
    summary: 'Setup 4: each player shuffles their dynasty deck and their conflict deck separately.',
  },
  'glossary/vorbereitung/5': {
    kind: 'rule',
    summary:
      'Setup 5: in player order each player secretly selects one of their provinces, places it face down and puts the stronghold on it, with the role, if any, beside it. Then each player places the other four provinces face down in any order.',
  },
  'glossary/vorbereitung/6': {
    kind: 'rule',
    summary:
      'Setup 6: each player fills each province without a stronghold with one facedown card from the top of their dynasty deck. In player order they look at these cards and may replace any number of them by their mulligan; after this step they may not look at them again.',
    follows: ['glossary/mulligan', 'glossary/verdeckte-provinz/2'],
  },
  'glossary/vorbereitung/7': {
    kind: 'rule',
    summary:
      'Setup 7: each player draws 4 cards from their conflict deck and, in player order, may replace any number of them by their mulligan.',
    follows: ['glossary/mulligan'],
  },
  'glossary/vorbereitung/8': {
    kind: 'rule',
    summary: 'Setup 8: each player gains as much honor as their stronghold states.',
  },
  'glossary/waehlen': {
    kind: 'rule',
    summary: 'The word "choose" means that one or more targets must be chosen to resolve the ability.',
    follows: ['glossary/ziel'],
  },
  'glossary/wuerden': {
    kind: 'rule',
    summary:
      'Interrupts to what "would" happen come before interrupts to the same thing happening that lack the word. Once an interrupt has changed what would happen into something else, no further interrupt to the original condition can be used.',
    follows: ['glossary/ausloesebedingung/step-2', 'glossary/aufheben/1'],
  },
  'glossary/x-buchstabe': {
    kind: 'rule',
    summary:
      'X is 0 unless an ability or a choice of the player defines it. In a cost X is defined first; effects may then modify the amount to pay without changing X.',
  },
  'glossary/zaehlen': {
    kind: 'rule',
    summary:
      'When a player counts a value over a group of characters, the values of bowed characters are not counted.',
  },
  'glossary/ziel': {
    kind: 'rule',
    summary:
      'The word "choose" means targets: the player resolving the ability chooses a game element, usually a card, that meets the targeting requirements.',
  },
  'glossary/ziel/1': {
    kind: 'rule',
    summary: 'The controller of the ability chooses all its targets unless the card says otherwise.',
    follows: ['glossary/faehigkeit/6'],
  },
  'glossary/ziel/2': {
    kind: 'rule',
    summary:
      'An ability that needs targets cannot be initiated if there are not enough legal ones for all its requirements; this is checked together with its play restrictions.',
    follows: ['glossary/faehigkeiten-initiieren-karten-spielen/step-1'],
  },
  'glossary/ziel/3': {
    kind: 'rule',
    summary:
      'Whatever is a legal target at the moment of choosing can be chosen, even if it was not there yet when it was checked whether the ability could be initiated.',
    follows: ['glossary/faehigkeiten-initiieren-karten-spielen/step-5'],
  },
  'glossary/ziel/4': {
    kind: 'rule',
    summary: 'Several targets chosen by the same player are chosen at the same time.',
  },
  'glossary/ziel/5': {
    kind: 'rule',
    summary:
      'The characters chosen when a duel is initiated are targets of the ability that initiates the duel.',
    follows: ['glossary/duell/1'],
  },
  'glossary/ziel/6': {
    kind: 'rule',
    summary:
      'An ability with "any number of" or "up to X" targets may be resolved with 0 targets, unless its effect would then change nothing in the game state.',
  },
  'glossary/ziel/7': {
    kind: 'rule',
    summary:
      'A target that the ability does not affect itself, but that serves as a point of reference for resolving it, is a reference target.',
    follows: ['glossary/ziel/9'],
  },
  'glossary/ziel/8': {
    kind: 'rule',
    summary:
      'A card that the effect could not affect is no legal target, unless it is a reference target: a bowed character cannot be chosen to be bowed.',
  },
  'glossary/ziel/9': {
    kind: 'rule',
    summary:
      'A card is a legal reference target only if the effect, using it, would change the game state: a character without attachments cannot be chosen to have each of its attachments discarded.',
  },
  'glossary/ziel/10': {
    kind: 'rule',
    summary:
      'Targets chosen only after the effect is initiated (after "then", or by a delayed effect) are not checked when it is decided whether the ability can be initiated. If there is no legal target when they would be chosen, that part does not resolve.',
  },
} satisfies Record<string, CatalogueItem>
