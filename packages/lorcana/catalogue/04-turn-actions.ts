import type { CatalogueItem } from '@regelwerk/core'

export const turnActions = {
  '4.1': { kind: 'chapter', summary: 'What all turn actions have in common.', informative: 'heading' },
  '4.1.1': {
    kind: 'rule',
    summary: 'Turn actions need no card to allow them, and all but inking can be taken any number of times.',
    follows: ['3.3.1', '4.2.3'],
  },
  '4.1.2': {
    kind: 'rule',
    summary:
      'Turn actions are for the active player in the Main phase, in any order; each ends with an empty bag before the next.',
  },
  '4.1.3': {
    kind: 'rule',
    summary:
      'The turn actions: ink a card, play a card, use an activated ability, quest, challenge, move a character.',
    follows: ['3.3.1'],
  },
  '4.1.4': {
    kind: 'rule',
    summary: 'A turn action that turns out impossible is taken back to the moment before it began.',
    follows: ['1.7.6', '1.5.3'],
  },
  '4.1.5': {
    kind: 'rule',
    summary:
      "What triggers in the course of a turn action waits in the bag until the action's process is complete.",
  },
  '4.2': { kind: 'chapter', summary: 'Inking a card.', informative: 'heading' },
  '4.2.1': {
    kind: 'rule',
    summary: 'To ink a card, the player declares it and follows the steps below.',
    follows: ['4.2.1.1', '4.2.1.3'],
  },
  '4.2.1.1': {
    kind: 'rule',
    summary: 'The player picks a card with the inkwell symbol from their hand and reveals it.',
  },
  '4.2.1.2': { kind: 'rule', summary: 'The revealed card must bear the inkwell symbol, for all to see.' },
  '4.2.1.3': { kind: 'rule', summary: "The card goes into its player's inkwell, facedown and ready." },
  '4.2.2': { kind: 'rule', summary: 'After inking, the bag is resolved; that completes the action.' },
  '4.2.3': { kind: 'rule', summary: 'A player may ink only once in each of their turns.' },
  '4.2.3.1': {
    kind: 'rule',
    summary: 'Effects that grant additional inking raise that limit for as long as they apply.',
  },
  '4.2.3.1/example-1': {
    kind: 'example',
    summary:
      'Belle allows a second card to be inked; replaying her gives no third, but a second Belle in play does.',
  },
  '4.2.3.2': {
    kind: 'rule',
    summary:
      "A card put into the inkwell by an effect is not revealed and does not use up the turn's inking.",
  },
  '4.2.3.2/example-1': {
    kind: 'example',
    summary: 'Fishbone Quill inks any card as often as its cost is paid, without revealing it.',
  },
  '4.3': { kind: 'chapter', summary: 'Playing a card.', informative: 'heading' },
  '4.3.1': {
    kind: 'rule',
    summary: 'A card is played by announcing it from hand and paying for it.',
    follows: ['4.3.2.1', '4.3.2.4'],
  },
  '4.3.2': {
    kind: 'rule',
    summary:
      'Cards are played from hand only, and only by the active player in their own turn; the steps are the same for all cards.',
  },
  '4.3.2.1': { kind: 'rule', summary: 'First the player announces the card and shows it.' },
  '4.3.2.2': {
    kind: 'rule',
    summary:
      'Second they say how they pay: the ink cost or exactly one alternate cost. "For free" is settled at once and skips payment.',
  },
  '4.3.2.3': {
    kind: 'rule',
    summary: 'Third the total is worked out: the chosen cost with all payment modifiers.',
  },
  '4.3.2.4': {
    kind: 'rule',
    summary:
      'Fourth the whole total is paid, ink by exerting that many ready ink cards, in any order but completely.',
  },
  '4.3.3': {
    kind: 'rule',
    summary: 'Once paid for, the card enters play as its type demands and counts as played.',
  },
  '4.3.3.1': {
    kind: 'rule',
    summary:
      'Characters, items and locations enter the play zone; a shifted character goes on top of the one it was shifted onto.',
  },
  '4.3.3.2': {
    kind: 'rule',
    summary:
      "An action enters the play zone, its effect resolves at once, and the card goes to its player's discard.",
  },
  '4.3.4': { kind: 'rule', summary: 'Then the bag is resolved with what playing the card has triggered.' },
  '4.3.4.1': {
    kind: 'rule',
    summary:
      '"When you play this" triggers as the card enters play, although the ability was not in play before.',
  },
  '4.3.5': {
    kind: 'rule',
    summary: "Paying in another way, as by singing, leaves the card's ink cost as it is.",
  },
  '4.3.6': {
    kind: 'rule',
    summary:
      "A discount for your next card of a kind goes to the very next such card, however paid. Only a card's discount for itself works outside play.",
  },
  '4.3.6/example-1': {
    kind: 'example',
    summary: "Doc's discount is used up by the next character, even if Just in Time plays it for free.",
  },
  '4.3.6/example-2': {
    kind: 'example',
    summary: "Perdita's discount for a Puppy still waits after Flounder, who is none, has been played.",
  },
  '4.3.6/example-3': {
    kind: 'example',
    summary:
      "LeFou - Bumbler makes himself cheaper from hand; Gadget's discount for Inventors works only once she is in play.",
  },
  '4.4': { kind: 'chapter', summary: 'Using an activated ability.', informative: 'heading' },
  '4.4.1': {
    kind: 'rule',
    summary:
      'The active player may use activated abilities of the cards they themself have in play, paying the cost to get the effect.',
  },
  '4.4.2': {
    kind: 'rule',
    summary:
      'A character must be dry to use its own exert ability; items and locations may act in the turn they are played.',
  },
  '4.4.2.1': { kind: 'rule', summary: 'If a cost exerts some character, that character must be dry.' },
  '4.4.3': {
    kind: 'rule',
    summary: 'Only the active player uses activated abilities, by the steps below.',
    follows: ['4.1.2'],
  },
  '4.4.3.1': { kind: 'rule', summary: 'First the player announces which ability they use.' },
  '4.4.3.2': {
    kind: 'rule',
    summary:
      'Second they say how they pay: its cost or one alternate cost. Used for free, only an exert cost remains.',
    follows: ['6.1.7.1'],
  },
  '4.4.3.3': {
    kind: 'rule',
    summary: 'Third the total is worked out: the chosen cost with all payment modifiers.',
  },
  '4.4.3.4': { kind: 'rule', summary: 'Fourth the whole total is paid, in any order but completely.' },
  '4.4.4': { kind: 'rule', summary: 'The ability then resolves at once, without the bag.' },
  '4.4.5': { kind: 'rule', summary: 'What triggered in the process is resolved from the bag afterwards.' },
  '4.5': { kind: 'chapter', summary: 'Questing.', informative: 'heading' },
  '4.5.1': { kind: 'rule', summary: 'Only characters quest, for the active player who declares it.' },
  '4.5.1.1': { kind: 'rule', summary: 'First the player names the character that is to quest.' },
  '4.5.1.2': {
    kind: 'rule',
    summary: 'Second, nothing may forbid the quest (drying, Reckless, ...), and costs for questing are paid.',
  },
  '4.5.1.3': { kind: 'rule', summary: 'Third the questing character is exerted.' },
  '4.5.1.4': { kind: 'rule', summary: 'Fourth its player gains as much lore as its lore value.' },
  '4.5.2': {
    kind: 'rule',
    summary: 'The character has now quested, and the bag is resolved with what that triggered.',
  },
  '4.5.3': {
    kind: 'rule',
    summary: 'The quest is over when everything it caused has resolved.',
    follows: ['4.5.2'],
  },
  '4.5.3.1': { kind: 'rule', summary: 'A negative lore value yields no lore and costs none.' },
  '4.6': { kind: 'chapter', summary: 'Challenging.', informative: 'heading' },
  '4.6.1': {
    kind: 'rule',
    summary: 'Only characters challenge; what they challenge is an opposing character or location.',
  },
  '4.6.2': {
    kind: 'rule',
    summary: '"In a challenge" refers to the two cards of the current challenge and to no other.',
  },
  '4.6.3': {
    kind: 'rule',
    summary: 'A challenge has a declaration step and after it a damage step.',
    follows: ['4.6.5', '4.6.6.2'],
  },
  '4.6.4': { kind: 'rule', summary: 'Challenge declaration step.', informative: 'heading' },
  '4.6.4.1': {
    kind: 'rule',
    summary:
      'First the player names a ready character of theirs that has been in play since the Set step of this turn.',
  },
  '4.6.4.2': { kind: 'rule', summary: 'Second they choose an exerted opposing character to be challenged.' },
  '4.6.4.3': {
    kind: 'rule',
    summary:
      'Third, requirements and restrictions such as Evasive are checked, choices made and costs of challenging paid.',
  },
  '4.6.4.4': { kind: 'rule', summary: 'Fourth the challenging character is exerted.' },
  '4.6.4.5': {
    kind: 'rule',
    summary: 'Fifth the challenge is on, and "while challenging" effects begin to apply.',
  },
  '4.6.5': {
    kind: 'rule',
    summary: 'What challenging and being challenged triggered is resolved from the bag before any damage.',
  },
  '4.6.6': { kind: 'rule', summary: 'Challenge damage step.', informative: 'heading' },
  '4.6.6.1': {
    kind: 'rule',
    summary:
      'First damage is worked out: changes of strength, negative counting as 0, then raises and reductions of damage.',
  },
  '4.6.6.2': { kind: 'rule', summary: 'Second both deal their damage to each other at the same moment.' },
  '4.6.6.3': { kind: 'rule', summary: 'Third there is a game state check.' },
  '4.6.7': {
    kind: 'rule',
    summary:
      'With the bag empty, effects for the challenge end and it is over; "after the challenge" abilities come now.',
  },
  '4.6.8': {
    kind: 'rule',
    summary: 'Characters can challenge locations too, with the differences below.',
    follows: ['4.6.8.1'],
  },
  '4.6.8.1': { kind: 'rule', summary: 'Instead of an exerted character, an opposing location is chosen.' },
  '4.6.8.2': {
    kind: 'rule',
    summary: 'A location is neither ready nor exerted, so it can always be challenged.',
  },
  '4.6.8.3': {
    kind: 'rule',
    summary: 'A location has no strength and deals no damage back, but takes damage against its willpower.',
  },
  '4.6.9': {
    kind: 'rule',
    summary:
      'If a character is removed from a challenge for any reason, it ends as follows; no more damage is dealt.',
  },
  '4.6.9.1': {
    kind: 'rule',
    summary: 'What is left in the bag is resolved first.',
    follows: ['4.6.5', '4.6.6.3'],
  },
  '4.6.9.2': {
    kind: 'rule',
    summary: 'Then effects for the challenge end and it is over; "after the challenge" abilities come now.',
  },
  '4.6.9.2/example-1': {
    kind: 'example',
    summary: 'Stitch and Milo Thatch deal each other 2 damage, and both are banished.',
  },
  '4.6.9.2/example-2': {
    kind: 'example',
    summary:
      'Banished, Cheshire Cat takes Marshmallow along; that is still in the challenge, so Marshmallow may return to hand.',
  },
  '4.6.9.2/example-3': {
    kind: 'example',
    summary:
      "Rafiki's trigger on challenging Shenzi, a Hyena, resolves before damage, so her 3 strength deals him none.",
  },
  '4.7': { kind: 'chapter', summary: 'Moving a character to a location.', informative: 'heading' },
  '4.7.1': { kind: 'rule', summary: 'You move only your own characters, and only to your own locations.' },
  '4.7.2': {
    kind: 'rule',
    summary: 'A character leaves a location only by moving to another one.',
  },
  '4.7.3': { kind: 'rule', summary: 'A move follows the steps below.', informative: 'introduction' },
  '4.7.3.1': {
    kind: 'rule',
    summary: 'First the player names one of their characters and the location of theirs it moves to.',
  },
  '4.7.3.2': {
    kind: 'rule',
    summary:
      'Second they say how they pay: the move cost or exactly one alternate cost. "For free" is settled at once and skips payment.',
  },
  '4.7.3.3': {
    kind: 'rule',
    summary:
      'Third the total is worked out: the move cost of the location, or the alternate cost, with payment modifiers.',
  },
  '4.7.3.4': {
    kind: 'rule',
    summary: 'Fourth the whole total is paid, ink by exerting that many ready ink cards.',
  },
  '4.7.4': { kind: 'rule', summary: 'Then the character is at the location.' },
  '4.7.5': { kind: 'rule', summary: 'Afterwards the bag is resolved; that completes the move.' },
} as const satisfies Record<string, CatalogueItem>
