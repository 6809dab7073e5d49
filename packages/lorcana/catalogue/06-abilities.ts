import type { CatalogueItem } from '@regelwerk/core'

export const abilities = {
  '6.1': { kind: 'chapter', summary: 'Abilities and effects: general rules.', informative: 'heading' },
  '6.1.1': {
    kind: 'rule',
    summary:
      'Rules text on a character, item or location is an ability, and the part that is carried out is its effect. An ability counts as fully resolved only when every one of its effects did; one that did nothing leaves it unresolved.',
  },
  '6.1.1/example-1': {
    kind: 'example',
    summary:
      'Challenging Cursed Merfolk triggers Poor Souls; what resolves is only the discard by each opponent.',
  },
  '6.1.1.1': {
    kind: 'rule',
    summary: 'A card may carry several abilities, set apart by paragraphs, keywords or story names.',
    informative: 'layout',
  },
  '6.1.1.2': {
    kind: 'rule',
    summary: 'An action card has no abilities: its text becomes an effect as the action resolves.',
    follows: ['6.7.1.2'],
  },
  '6.1.1.2/example-1': {
    kind: 'example',
    summary:
      'Huey - Savvy Nephew has two separate abilities, Support and Three Nephews; questing triggers both.',
  },
  '6.1.1.2/example-2': {
    kind: 'example',
    summary: 'Ring the Bell banishes a chosen damaged character during the resolution of the action itself.',
  },
  '6.1.2': {
    kind: 'rule',
    summary:
      'Sentences resolve in the order they are written and all belong to one resolution. Each does as much as it can, even if another part is impossible.',
  },
  '6.1.3': {
    kind: 'rule',
    summary:
      'Choices are made while the effect resolves. "Up to N" needs different choices and allows none at all, whereas separate mentions of choosing may pick the same card.',
  },
  '6.1.3/example-1': {
    kind: 'example',
    summary:
      'Painting the Roses Red may take 0, 1 or 2 different characters, never the same one twice; the card is drawn in any case.',
  },
  '6.1.3/example-2': {
    kind: 'example',
    summary:
      'The Queen - Commanding Presence may give –4 and +4 strength to the same opposing character, since she chooses twice.',
  },
  '6.1.3.1': {
    kind: 'rule',
    summary:
      'A requirement must be met for the effect to resolve and a limiter narrows how it may be met. A choice has to satisfy every requirement and violate no limiter.',
    follows: ['6.7.3.2', '6.7.3.3'],
  },
  '6.1.3.1/example-1': {
    kind: 'example',
    summary:
      '"Banish chosen character" only requires a choice of character; any character that can be chosen is legal.',
  },
  '6.1.3.1/example-2': {
    kind: 'example',
    summary:
      '"Banish chosen character with 5 strength or more" adds a limiter: weaker characters cannot be chosen.',
  },
  '6.1.4': {
    kind: 'rule',
    summary:
      'On "may", the player whose ability it is decides at resolution. Declining skips that whole sentence but no other sentence of the ability or action.',
  },
  '6.1.5': {
    kind: 'rule',
    summary:
      '"A to B", "A or B" and "A. If you do, B" are sequential effects that need a decision or a payment. If A asks for ink, all of A is a cost.',
  },
  '6.1.5.1': {
    kind: 'rule',
    summary:
      'With "A to B" or "If you do, B", B happens only if A was done completely. Ink asked for in A is paid while the effect resolves.',
  },
  '6.1.5.1/example-1': {
    kind: 'example',
    summary: 'With no item of yours to banish, "banish one of your items to deal 5 damage" deals no damage.',
  },
  '6.1.5.1/example-2': {
    kind: 'example',
    summary:
      'A character whose quest trigger lets you shuffle it into your deck to draw 3 draws nothing if you decline or it can no longer be shuffled in.',
  },
  '6.1.5.1/example-3': {
    kind: 'example',
    summary: "If Judy Hopps - Optimistic Officer banishes no item, the item's player draws nothing.",
  },
  '6.1.5.2': {
    kind: 'rule',
    summary:
      'With "A or B" the player picks one during resolution; if one of them cannot be chosen, the other is mandatory.',
  },
  '6.1.5.2/example-1': {
    kind: 'example',
    summary:
      'When Megara - Captivating Cynic is played, a player who does not or cannot discard a card has to banish her.',
  },
  '6.1.6': {
    kind: 'rule',
    summary:
      '"Another" and "other" exclude the card the ability comes from and cards the same ability has already selected.',
  },
  '6.1.6/example-1': {
    kind: 'example',
    summary:
      'After Mulan - Imperial Soldier banishes a character in a challenge on your turn, your other characters get +1 lore value, Mulan herself does not.',
  },
  '6.1.7': {
    kind: 'rule',
    summary:
      'A card played "for free" by an effect costs nothing, and no other alternative cost may be chosen for it. Abilities its playing triggers wait until that card has fully resolved.',
  },
  '6.1.7.1': {
    kind: 'rule',
    summary: 'Using an ability "for free" waives all of its costs except exerting.',
  },
  '6.1.7.1/example-1': {
    kind: 'example',
    summary:
      'Donald Duck - Pie Slinger, played for free from the discard through Pride Lands - Jungle Oasis, cannot be played with Shift.',
  },
  '6.1.8': {
    kind: 'rule',
    summary:
      '"For each" defines one number: counted once during resolution, or continuously while it stands in a static ability.',
  },
  '6.1.8/example-1': {
    kind: 'example',
    summary:
      'After the opponent discards 2 cards, Prince John - Greediest of All draws 2 or none; drawing only 1 is not possible.',
  },
  '6.1.8.1': {
    kind: 'rule',
    summary:
      'For drawing or discarding "until" a number is reached, the amount needed is counted once during resolution.',
  },
  '6.1.9': {
    kind: 'rule',
    summary: 'Abilities that are shown as a bold word are keyword abilities, covered in section 8.',
    informative: 'cross-reference',
  },
  '6.1.10': {
    kind: 'rule',
    summary:
      'The player of an endless loop names a number of iterations, which are taken as done at once; then a different action must follow.',
  },
  '6.1.11': {
    kind: 'rule',
    summary:
      '"That" or "this" in a text points to the particular thing the text mentioned before, not to a similar one.',
  },
  '6.1.11/example-1': {
    kind: 'example',
    summary: 'Ursula - Deceiver of All replays the very song card she sang, not another song in the discard.',
  },
  '6.1.11.1': {
    kind: 'rule',
    summary:
      'If the text looks for "that card" in a zone it has left, this part fails, even if a card of the same full name is there. The rest resolves as far as possible.',
  },
  '6.1.11.1/example-1': {
    kind: 'example',
    summary:
      'Two Ursulas sing together: the first replays the song and puts it under the deck, so the second finds nothing, even with another copy of the song in the discard.',
  },
  '6.1.12': {
    kind: 'rule',
    summary:
      'Some abilities work only outside play, and their whole text shows in which zone. They do nothing elsewhere.',
  },
  '6.1.12/example-1': {
    kind: 'example',
    summary:
      'A payment reduction for each character card in your discard applies while its own card is being played.',
  },
  '6.1.12/example-2': {
    kind: 'example',
    summary:
      'The start-of-turn ability of Lilo - Escape Artist works while she is in the discard, not while she is in play.',
  },
  '6.1.13': {
    kind: 'rule',
    summary: 'A duration tells when an effect applies: during, once, until, this turn, while.',
    informative: 'definition',
  },
  '6.1.13.1': {
    kind: 'rule',
    summary: '"During" limits an ability to the stated time; outside of it the ability does not apply.',
  },
  '6.1.13.1/example-1': {
    kind: 'example',
    summary:
      "Triton - Young Prince has Evasive on his player's turn and lacks it on every other player's turn.",
  },
  '6.1.13.2': {
    kind: 'rule',
    summary:
      '"Once" ends further use in the period after one full resolution: a later one resolves with no effect. Every copy of an ability keeps its own count.',
  },
  '6.1.13.2/example-1': {
    kind: 'example',
    summary:
      'Taffyta Muttonfudge - Sour Speedster gains 2 lore for her first move to a location in a turn and none for her second; a second Taffyta has her own count.',
  },
  '6.1.13.3': {
    kind: 'rule',
    summary: '"Until" makes an effect apply from its creation up to the point in time it names.',
  },
  '6.1.13.3/example-1': {
    kind: 'example',
    summary:
      "The character chosen for Dodge! has Ward and Evasive as soon as the action resolves and loses them at the start of the next turn of the action's player.",
  },
  '6.1.13.4': {
    kind: 'rule',
    summary:
      '"This turn" lasts from creation until the End of Turn phase, just before the next player takes over.',
  },
  '6.1.13.4/example-1': {
    kind: 'example',
    summary:
      "Good Job! gives +1 lore value for the rest of the turn; it is gone in the player's End of Turn phase.",
  },
  '6.1.13.5': {
    kind: 'rule',
    summary:
      '"While" makes an ability apply exactly as long as its condition is true; "while here" on a location is one such condition.',
  },
  '6.1.13.5/example-1': {
    kind: 'example',
    summary: "Noi - Orphaned Thief loses Resist +1 and Ward the moment her player's last item leaves play.",
  },
  '6.1.13.5/example-2': {
    kind: 'example',
    summary:
      'Characters at Pride Lands - Pride Rock have +2 willpower, and lose it at once when they move away or the location leaves play.',
  },
  '6.1.13.6': {
    kind: 'rule',
    summary: 'An ability with several durations applies only while all of them do.',
    follows: ['6.1.13.1', '6.1.13.5'],
  },
  '6.1.13.6/example-1': {
    kind: 'example',
    summary:
      "Jafar - Striking Illusionist triggers on a draw only on his player's turn and only while he is exerted; otherwise nothing enters the bag.",
  },
  '6.1.13.6/example-2': {
    kind: 'example',
    summary:
      "Thebes - The Big Olive triggers only on its player's turn and only when a character there banishes another in a challenge.",
  },
  '6.1.14': {
    kind: 'rule',
    summary: 'Some effects make a player reveal cards.',
    informative: 'introduction',
  },
  '6.1.14.1': {
    kind: 'rule',
    summary:
      'A revealed card is shown to every player, and may come only from the group of cards the effect named.',
  },
  '6.1.14.2': {
    kind: 'rule',
    summary: 'A card stays revealed no longer than the effect lasts; afterwards it is hidden again.',
    informative: 'physical: the card is turned face down, but what was seen stays known',
  },
  '6.1.14.2/example-1': {
    kind: 'example',
    summary: 'Look at This Family can reveal character cards only from among the five cards looked at.',
  },
  '6.2': { kind: 'chapter', summary: 'Triggered abilities.', informative: 'heading' },
  '6.2.1': {
    kind: 'rule',
    summary:
      'A triggered ability occurs when its trigger condition is met, exactly once for each time it is met.',
  },
  '6.2.2': {
    kind: 'rule',
    summary:
      'Triggered abilities open with words such as when, whenever, the first or next time, at the start or at the end.',
    informative: 'wording',
  },
  '6.2.3': {
    kind: 'rule',
    summary: 'An ability whose trigger condition has been met goes into the bag and resolves from there.',
    follows: ['7.7.3.1'],
  },
  '6.2.4': {
    kind: 'rule',
    summary:
      'A secondary "if" behind a trigger condition is looked at only at resolution, all such conditions together. If one is false, the ability resolves with no effect.',
  },
  '6.2.4/example-1': {
    kind: 'example',
    summary:
      'Stitch - Carefree Surfer always puts Ohana into the bag; whether there are 2 other characters is checked as it resolves.',
  },
  '6.2.5': {
    kind: 'rule',
    summary: 'Two sentences behind one trigger condition both depend on the trigger, but not on each other.',
    follows: ['6.1.4'],
  },
  '6.2.5/example-1': {
    kind: 'example',
    summary:
      'Scar - Vicious Cheater may quest as usual in a turn in which he banished nobody in a challenge.',
  },
  '6.2.6': {
    kind: 'rule',
    summary:
      'Two trigger conditions joined by "and" act as two separate triggers for the same effect; either alone is enough.',
  },
  '6.2.6/example-1': {
    kind: 'example',
    summary: 'John Silver - Alien Pirate gives Reckless both when played and each time he quests.',
  },
  '6.2.7': {
    kind: 'rule',
    summary: 'Some effects create a triggered ability that lives for a duration or waits for a later moment.',
    follows: ['6.2.7.1', '6.2.7.2'],
  },
  '6.2.7.1': {
    kind: 'rule',
    summary:
      'A floating triggered ability exists outside the bag for its duration and adds an instance each time its condition is met. When the duration ends it is gone.',
  },
  '6.2.7.1/example-1': {
    kind: 'example',
    summary:
      'After Steal from the Rich, each quest by one of your characters in that turn costs every opponent 1 lore; none does in later turns.',
  },
  '6.2.7.2': {
    kind: 'rule',
    summary:
      'A delayed triggered ability waits outside the bag for the moment it names and enters the bag then.',
  },
  '6.2.7.2/example-1': {
    kind: 'example',
    summary:
      'The character chosen for Candy Drift is banished at the end of the turn, by an ability that enters the bag in that phase.',
  },
  '6.3': { kind: 'chapter', summary: 'Activated abilities.', informative: 'heading' },
  '6.3.1': {
    kind: 'rule',
    summary:
      'A player may use the activated abilities of their own cards in play, in their Main phase, by paying the cost.',
  },
  '6.3.1.1': {
    kind: 'rule',
    summary:
      'A character has to be dry to use an ability whose cost exerts it; abilities that do not exert it work in the turn it is played.',
    follows: ['4.4.2'],
  },
  '6.3.1.2': {
    kind: 'rule',
    summary: 'Items and locations can use activated abilities in the turn they are played.',
  },
  '6.3.2': {
    kind: 'rule',
    summary:
      'Using an activated ability is a turn action: not while effects wait to resolve, nor while the character is questing or in a challenge.',
    follows: ['4.1.2'],
  },
  '6.3.3': {
    kind: 'rule',
    summary:
      'What triggers while an ability is being activated waits in the bag until the effect of that ability has resolved.',
    follows: ['4.4.5'],
  },
  '6.3.3/example-1': {
    kind: 'example',
    summary:
      'Banishing Fang Crossbow as a cost triggers Tinker Bell - Very Clever Fairy; the Dragon is banished first, then her ability resolves.',
  },
  '6.4': { kind: 'chapter', summary: 'Static abilities.', informative: 'heading' },
  '6.4.1': {
    kind: 'rule',
    summary:
      'A static ability continuously changes characteristics, rules or game state for its duration. Without a duration it lasts while its card is in play.',
    follows: ['6.4.2.1', '6.4.2.3'],
  },
  '6.4.1/example-1': {
    kind: 'example',
    summary:
      'Ward for your exerted characters lasts to the start of your next turn if it says so; without a duration it lasts while the card giving it stays in play.',
  },
  '6.4.2': {
    kind: 'rule',
    summary:
      'Static abilities come from a resolved effect, mostly with a duration, or from a card in play, mostly without.',
    informative: 'definition',
  },
  '6.4.2.1': {
    kind: 'rule',
    summary:
      'A continuous static ability made by an effect covers all matching cards until its duration ends, including cards that enter play later.',
  },
  '6.4.2.1/example-1': {
    kind: 'example',
    summary: 'A character played after Restoring Atlantis resolved cannot be challenged either.',
  },
  '6.4.2.2': {
    kind: 'rule',
    summary:
      'An applied static ability made by an effect covers only the cards in play at resolution, none that enter later.',
  },
  '6.4.2.2/example-1': {
    kind: 'example',
    summary:
      'A character played after the ability of Kida - Protector of Atlantis resolved keeps its full strength.',
  },
  '6.4.2.3': {
    kind: 'rule',
    summary:
      'A static ability of a card in play covers all matching cards, newcomers from the instant they enter, and ends for all of them the instant its card leaves.',
  },
  '6.4.2.3/example-1': {
    kind: 'example',
    summary:
      'With Grumpy - Bad-Tempered in play, Happy - Good-Natured enters with 4 strength and thereby triggers Weight Set.',
  },
  '6.4.3': {
    kind: 'rule',
    summary:
      'A conditional static ability applies or not according to whether its condition is true of the game state at that time.',
    follows: ['6.4.4.1', '6.4.4.2'],
  },
  '6.4.3/example-1': {
    kind: 'example',
    summary:
      'Bashful - Hopeless Romantic cannot quest until his player has another Seven Dwarfs character in play.',
  },
  '6.4.4': {
    kind: 'rule',
    summary:
      'The condition of a static ability is joined by "unless" or "if"; an "if" behind a trigger condition belongs to 6.2.4 instead.',
    informative: 'wording',
  },
  '6.4.4.1': {
    kind: 'rule',
    summary: '"Effect unless condition" applies while the condition is false and stops while it is true.',
  },
  '6.4.4.2': {
    kind: 'rule',
    summary: '"If condition, effect" applies while the condition is true and stops while it is false.',
  },
  '6.4.4.3': {
    kind: 'rule',
    summary:
      '"Effect if condition" works like "if condition, effect": it applies only while the condition is true.',
    follows: ['6.4.4.2'],
  },
  '6.4.4.3/example-1': {
    kind: 'example',
    summary:
      'On your turn LeFou - Opportunistic Flunky can be played for free only after an opposing character was banished in a challenge that turn.',
  },
  '6.4.5': {
    kind: 'rule',
    summary:
      'A skipped step or phase does not happen in any part, nor does anything that would occur because of it. One that has already begun is not skipped.',
  },
  '6.4.5/example-1': {
    kind: 'example',
    summary:
      'With Arthur - Determined Squire in play at the Draw step, his player goes straight to the Main phase; if he enters during that step, it continues.',
  },
  '6.5': { kind: 'chapter', summary: 'Replacement effects.', informative: 'heading' },
  '6.5.1': {
    kind: 'rule',
    summary:
      'A replacement effect waits for its condition and then replaces the event, wholly or in part, as it is resolving.',
  },
  '6.5.1.1': {
    kind: 'rule',
    summary: 'The word "instead" is the commonest mark of a replacement effect.',
    informative: 'wording',
  },
  '6.5.1.1/example-1': {
    kind: 'example',
    summary: 'Stolen Scimitar gives a chosen character +1 strength, but a chosen Aladdin +2 in its place.',
  },
  '6.5.2': {
    kind: 'rule',
    summary:
      'One event is the whole resolution of an effect; replacing one of its parts leaves the other parts alone.',
  },
  '6.5.2/example-1': {
    kind: 'example',
    summary:
      'If the damage of Let the Storm Rage On is replaced, the event is replaced in part and the card is still drawn.',
  },
  '6.5.3': {
    kind: 'rule',
    summary:
      'A replacement effect must exist and apply at the moment the event would happen; what already happened cannot be replaced.',
  },
  '6.5.3/example-1': {
    kind: 'example',
    summary:
      'Snuggly Duckling checks for 6 strength as its trigger resolves; strength gained later in the challenge does not turn 1 lore into 3.',
  },
  '6.5.4': {
    kind: 'rule',
    summary:
      'A replaced event never happens and triggers nothing. The modified event happens in its place and can itself trigger abilities or be replaced.',
  },
  '6.5.5': {
    kind: 'rule',
    summary:
      'A replacement effect gets one chance per event: once applied, it cannot apply to the modified event again.',
  },
  '6.5.6': {
    kind: 'rule',
    summary:
      'A self-replacement effect, which changes the ability it is part of, always applies before others.',
    follows: ['6.5.7.1'],
  },
  '6.5.7': {
    kind: 'rule',
    summary:
      'If different replacement effects fit one event, the player whose cards or effects are affected carries out the choice among them.',
  },
  '6.5.7.1': {
    kind: 'rule',
    summary: 'First that player picks one of the applicable self-replacement effects, if there are any.',
  },
  '6.5.7.2': {
    kind: 'rule',
    summary: 'Next that player picks one of the other applicable replacement effects.',
  },
  '6.5.7.3': {
    kind: 'rule',
    summary: 'After each replacement the modified event is examined again, until none applies any more.',
  },
  '6.5.7.3/example-1': {
    kind: 'example',
    summary:
      "A Knight moves to Seven Dwarfs' Mine and Flounder is chosen: the damage first becomes 2, then 2 counters go on Beast - Selfless Protector instead.",
  },
  '6.5.8': {
    kind: 'rule',
    summary:
      'Only one instance of the same replacement effect applies to an event. The affected player picks which, and the others lapse.',
  },
  '6.5.8/example-1': {
    kind: 'example',
    summary:
      'Flounder has two of the shields Rapunzel - Ready for Adventure gives: the first damage in a challenge is prevented and both shields are gone.',
  },
  '6.6': { kind: 'chapter', summary: 'Ability modifiers.', informative: 'heading' },
  '6.6.1': {
    kind: 'rule',
    summary: 'Abilities and effects can modify characteristics of characters and locations in play.',
    informative: 'introduction',
  },
  '6.6.1.1': {
    kind: 'rule',
    summary:
      'A modifier works at once and continuously, for its duration or while its source is in play, without using the bag.',
  },
  '6.6.1.2': {
    kind: 'rule',
    summary:
      'All modifiers to a characteristic are combined with no order among them; a new one simply joins the total.',
  },
  '6.6.1.2/example-1': {
    kind: 'example',
    summary:
      'Grand Duke - Advisor to the King gives his +1 strength at once to royals in play and to those that enter later, for as long as he is in play.',
  },
  '6.6.1.2/example-2': {
    kind: 'example',
    summary:
      'Heihei with 2 strength gets +1, then –5, then +1, and stands at –1: the negative total is kept.',
  },
  '6.6.2': {
    kind: 'rule',
    summary:
      'A negative strength counts as 0 and deals no challenge damage, but the negative value is kept when further modifiers are added.',
  },
  '6.6.2/example-1': {
    kind: 'example',
    summary:
      'A character at –1 strength counts as having 0 for the draw of Yokai - Scientific Supervillain, and its strength is still –1.',
  },
  '6.6.3': {
    kind: 'rule',
    summary:
      'A negative lore value counts as 0, but the negative value is kept when further modifiers are added.',
  },
  '6.6.3/example-1': {
    kind: 'example',
    summary:
      'Flynn Rider - His Own Biggest Fan at –1 lore value quests for 0 lore and stays at –1 until a modifier changes.',
  },
  '6.6.4': {
    kind: 'rule',
    summary:
      'If a characteristic cannot be reduced below a value, that floor is applied after all modifiers have been combined.',
  },
  '6.6.4/example-1': {
    kind: 'example',
    summary:
      'Elisa Maza - Transformed Gargoyle, printed 4, gets –4, +1 and +4 in turn and has 4, 4 and 5 strength.',
  },
  '6.7': { kind: 'chapter', summary: 'Resolving cards and effects.', informative: 'heading' },
  '6.7.1': {
    kind: 'rule',
    summary: 'A card resolves immediately after it counts as played, in the way of its card type.',
    follows: ['6.7.1.1', '6.7.1.2'],
  },
  '6.7.1.1': {
    kind: 'rule',
    summary:
      'A character, item or location enters the play zone; a character played with Shift goes on top of the card it shifts onto.',
  },
  '6.7.1.2': {
    kind: 'rule',
    summary:
      'An action enters the play zone and its effect resolves immediately, not through the bag. It stays there until the effect has fully resolved, even if that has to wait, and then goes to the discard.',
  },
  '6.7.2': {
    kind: 'rule',
    summary: 'An effect resolves in three steps: count and check, calculate damage, carry out.',
    follows: ['6.7.2.1', '6.7.2.2', '6.7.2.3'],
  },
  '6.7.2.1': {
    kind: 'rule',
    summary:
      'First a "for each" number is counted and a secondary "if" is checked; if it is false, the effect ends with no effect.',
  },
  '6.7.2.2': {
    kind: 'rule',
    summary:
      'Second, for an effect that deals damage, the choices for it are made and the final amount is calculated with all damage modifiers.',
  },
  '6.7.2.3': {
    kind: 'rule',
    summary:
      'Third, the instructions are carried out in order and as far as possible, with the remaining choices. Calculated damage is dealt all at once, and replacement effects may apply.',
  },
  '6.7.3': {
    kind: 'rule',
    summary:
      'A choice is legal if it meets all requirements and violates no limiter; any other choice is an illegal action.',
    follows: ['6.7.3.2', '6.7.3.3'],
  },
  '6.7.3.1': {
    kind: 'rule',
    summary: 'Ink that requirements of a choice demand is paid first, all of it, before the choice is made.',
  },
  '6.7.3.2': {
    kind: 'rule',
    summary:
      'The choice then has to satisfy the requirements both of the effect and of what is chosen, such as a card that must be chosen.',
  },
  '6.7.3.3': {
    kind: 'rule',
    summary: 'Last, the choice is checked against limiters; if it violates one, another has to be made.',
  },
  '6.7.3.3/example-1': {
    kind: 'example',
    summary: 'An opponent who plays Smash must choose John Smith - Undaunted Protector.',
  },
  '6.7.3.3/example-2': {
    kind: 'example',
    summary:
      'Against two John Smiths an opponent who plays Smash chooses either; the other makes no further demand.',
  },
  '6.7.4': {
    kind: 'rule',
    summary:
      'Abilities that trigger while a card or effect is resolving wait in the bag until the whole action or ability has resolved, with all its sentences.',
  },
  '6.7.5': {
    kind: 'rule',
    summary:
      'A game state check takes place after all effects of an action or ability have resolved, not between them.',
  },
  '6.7.6': {
    kind: 'rule',
    summary:
      'If an effect makes several players act at once, the active player acts first, then the others in turn order, all within one resolution.',
  },
  '6.7.6/example-1': {
    kind: 'example',
    summary:
      'At the start of your turn, Donald Duck - Perfect Gentleman offers a card to you first, then to the others in turn order; the game state check comes after all of them.',
  },
  '6.7.7': {
    kind: 'rule',
    summary: 'An effect that needs a characteristic of a card that has left play uses its last known value.',
  },
  '6.7.8': {
    kind: 'rule',
    summary:
      'A card an effect tells you to play is played during that resolution. Everything its playing causes waits until the effect that played it has fully resolved, even if the card moves on.',
  },
  '6.7.8/example-1': {
    kind: 'example',
    summary:
      'Get to Safety! plays Sleepy Hollow from the discard and then draws; only afterwards does Jim Hawkins - Space Traveler resolve his move there.',
  },
  '6.7.8.1': {
    kind: 'rule',
    summary:
      'The effect of an action played that way resolves after the effect that played it and before anything from the bag.',
  },
  '6.7.9': {
    kind: 'rule',
    summary: 'Effects that change how a card enters play apply together with its entering.',
  },
  '6.7.9/example-1': {
    kind: 'example',
    summary:
      'Mother Gothel - Withered and Wicked enters with 3 damage already on her; she is never in play undamaged.',
  },
} as const satisfies Record<string, CatalogueItem>
