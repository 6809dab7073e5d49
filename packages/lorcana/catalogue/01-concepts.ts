import type { CatalogueItem } from '@regelwerk/core'

export const concepts = {
  '1.1': {
    kind: 'chapter',
    summary: 'What the game is, and where else its rules are found.',
    informative: 'heading',
  },
  '1.1.1': {
    kind: 'rule',
    summary: 'Two or more people play, each with a deck of their own.',
    informative: 'introduction',
  },
  '1.1.2': {
    kind: 'rule',
    summary: 'Everyone keeps count of lore and damage in a way the whole table can read.',
    informative: 'physical',
  },
  '1.1.3': {
    kind: 'rule',
    summary: 'Organised events may add to these rules or change them.',
    informative: 'tournament policy',
  },
  '1.1.4': {
    kind: 'rule',
    summary: 'If translations differ, the English card or ruling is the one that counts.',
    informative: 'language policy',
  },
  '1.1.5': {
    kind: 'rule',
    summary: 'The newest wording of a card or rule replaces what was printed before.',
    informative: 'errata policy',
  },
  '1.1.6': {
    kind: 'rule',
    summary: 'Games of three or more also follow section 9.',
    informative: 'cross-reference',
  },
  '1.1.7': {
    kind: 'rule',
    summary: 'Reminder text in italics and parentheses explains a card but is not part of what it does.',
    informative: 'layout',
  },
  '1.2': { kind: 'chapter', summary: 'Three rules that stand above all others.', informative: 'heading' },
  '1.2.1': { kind: 'rule', summary: 'Where a card contradicts a rule, the card wins.' },
  '1.2.1/example-1': {
    kind: 'example',
    summary:
      "Mufasa, banished in the opponent's turn, lets his player play the revealed character there and then.",
  },
  '1.2.2': {
    kind: 'rule',
    summary:
      '"Can\'t" beats "can": what an effect forbids stays forbidden, whatever rule or other effect would allow it.',
  },
  '1.2.2/example-1': {
    kind: 'example',
    summary:
      "While an opposing Tiana is exerted and her player's hand is empty, Genie's quest trigger plays no action.",
  },
  '1.2.3': {
    kind: 'rule',
    summary: 'An instruction that can be followed only in part is followed as far as possible.',
  },
  '1.2.3/example-1': {
    kind: 'example',
    summary: 'Reflection with 2 cards left in the deck looks at those 2 and puts them back in any order.',
  },
  '1.3': {
    kind: 'chapter',
    summary: 'Who is meant by active player, opponent and teammate.',
    informative: 'heading',
  },
  '1.3.1': { kind: 'rule', summary: 'A game needs at least two players; whoever takes part is a player.' },
  '1.3.2': {
    kind: 'rule',
    summary:
      'Active player, opponent and teammate are the three designations; one player can bear several, and they change.',
    informative: 'definition',
  },
  '1.3.3': {
    kind: 'rule',
    summary:
      'On a card, "you" is the player who played it. A singular designation means one such player, a plural one all of them.',
  },
  '1.3.3/example-1': {
    kind: 'example',
    summary: '"Your teammates" are the teammates of the player whose effect it is, not those of anyone else.',
  },
  '1.3.4': { kind: 'rule', summary: 'The active player.', informative: 'heading' },
  '1.3.4.1': {
    kind: 'rule',
    summary: "Exactly one player is active: the one whose turn it is, until the next player's turn begins.",
  },
  '1.3.4.2': {
    kind: 'rule',
    summary: 'Card texts never say "active player"; the term only names whose turn it is.',
    informative: 'definition',
  },
  '1.3.5': { kind: 'rule', summary: 'Opponents.', informative: 'heading' },
  '1.3.5.1': {
    kind: 'rule',
    summary: 'Everyone you play against is your opponent, so with more players you have several.',
    follows: ['1.3.5.2'],
  },
  '1.3.5.2': {
    kind: 'rule',
    summary:
      '"Opponent" in an effect covers every player except the one whose effect it is and that player\'s teammates.',
  },
  '1.3.6': { kind: 'rule', summary: 'Teammates.', informative: 'heading' },
  '1.3.6.1': {
    kind: 'rule',
    summary:
      'Teams are fixed before the game begins, and members of one team are not opponents of each other.',
  },
  '1.3.6.2': {
    kind: 'rule',
    summary:
      '"Teammate" in an effect covers the other members of that player\'s team, never the player themself.',
  },
  '1.4': { kind: 'chapter', summary: 'What counts as a card, and whose it is.', informative: 'heading' },
  '1.4.1': {
    kind: 'rule',
    summary: 'Decks hold only standard cards: one fixed size, with the Illuminary symbol on the back.',
    informative: 'physical',
  },
  '1.4.2': {
    kind: 'rule',
    summary: 'Oversized cards, and cards with another back such as scenario cards, are not standard cards.',
    informative: 'physical',
  },
  '1.4.2.1': {
    kind: 'rule',
    summary: 'Section 5 adds what defines each card type.',
    informative: 'cross-reference',
  },
  '1.4.3': {
    kind: 'rule',
    summary:
      'A card belongs to the player who put it in their deck; they make its decisions and handle it, unless told otherwise.',
  },
  '1.4.3/example-1': {
    kind: 'example',
    summary:
      "Chernabog's player chooses the opposing character; it is shuffled into its own player's deck, by that player.",
  },
  '1.4.3.1': {
    kind: 'rule',
    summary: '"You" on a card is its player, and "you" in an effect is the player who generated that effect.',
    follows: ['1.3.3'],
  },
  '1.4.3.2': {
    kind: 'rule',
    summary: 'Pronouns on cards stand for the players and cards the text named before.',
    informative: 'wording',
  },
  '1.5': {
    kind: 'chapter',
    summary: 'What has to be paid, and what may be paid instead.',
    informative: 'heading',
  },
  '1.5.1': {
    kind: 'rule',
    summary: 'A card is played by paying as much ink as the number in its upper left corner, its ink cost.',
    follows: ['4.3.2.3', '4.3.2.4'],
  },
  '1.5.2': {
    kind: 'rule',
    summary:
      'An ability with a cost works only if the cost is paid; some effects ask for a payment while they resolve.',
    follows: ['4.4.3.4', '6.1.5.1'],
  },
  '1.5.3': {
    kind: 'rule',
    summary:
      'A cost is paid in full or not at all, and one payment never serves two costs. What cannot be paid cannot be played.',
  },
  '1.5.4': {
    kind: 'rule',
    summary: "A card's cost never changes. Payment modifiers only change how much is paid to play it.",
  },
  '1.5.5': {
    kind: 'rule',
    summary:
      'An alternate cost may be paid in place of the ink cost; this is decided while the card is being played.',
    follows: ['4.3.2.2'],
  },
  '1.5.5.1': { kind: 'rule', summary: 'Singing a song is an alternate cost.', follows: ['5.4.4.2'] },
  '1.5.5.2': { kind: 'rule', summary: 'Shifting is an alternate cost.', follows: ['8.10.1'] },
  '1.5.5.3': {
    kind: 'rule',
    summary: 'Playing a card for free means playing it without paying any of its costs.',
    follows: ['6.1.7'],
  },
  '1.5.5.4': {
    kind: 'rule',
    summary: 'Using an ability for free waives every cost except exerting.',
    follows: ['6.1.7.1'],
  },
  '1.6': { kind: 'chapter', summary: 'The kinds of abilities.', informative: 'heading' },
  '1.6.1': { kind: 'rule', summary: 'An ability normally works only while its source is in play.' },
  '1.6.1.1': {
    kind: 'rule',
    summary: 'A triggered ability watches for its condition and yields its effect each time that is met.',
    follows: ['7.7.3.1'],
  },
  '1.6.1.2': {
    kind: 'rule',
    summary: 'An activated ability yields its effect once its cost has been paid.',
    follows: ['4.4.3.4', '4.4.4'],
  },
  '1.6.1.3': {
    kind: 'rule',
    summary:
      'A static ability applies all the time, for a stated duration or as long as its card is in play.',
    follows: ['6.4.2.3'],
  },
  '1.6.1.4': {
    kind: 'rule',
    summary: 'A replacement effect puts one outcome in the place of another.',
    follows: ['6.5.4'],
  },
  '1.6.1.5': {
    kind: 'rule',
    summary: 'Keywords are short names for abilities; section 8 lists them.',
    informative: 'cross-reference',
  },
  '1.7': {
    kind: 'chapter',
    summary: 'When things happen, and what follows if they were not allowed.',
    informative: 'heading',
  },
  '1.7.1': {
    kind: 'rule',
    summary:
      'One thing done in a turn is a game action; a group of them with one result, like a challenge, is a turn action.',
    informative: 'definition',
  },
  '1.7.2': {
    kind: 'rule',
    summary: 'An effect, turn action or game action is finished completely before the next one begins.',
    follows: ['4.1.5', '6.7.4'],
  },
  '1.7.2/example-1': {
    kind: 'example',
    summary: "A song resolves to its end before Dr. Facilier's trigger on playing a song is resolved.",
  },
  '1.7.3': {
    kind: 'rule',
    summary: 'Choices an effect asks for are made when it resolves, not when it is announced or triggered.',
    follows: ['6.1.3'],
  },
  '1.7.4': {
    kind: 'rule',
    summary:
      'Triggered abilities wait in the bag, which is no physical zone, and their players resolve them from there.',
    follows: ['7.7.3.1', '7.7.4.2'],
  },
  '1.7.5': {
    kind: 'rule',
    summary:
      "A character that was not in play when its player's turn began is drying: it can't quest, challenge or exert for a cost.",
    follows: ['5.1.1.11', '4.5.1.2', '4.6.4.1', '4.4.2'],
  },
  '1.7.6': {
    kind: 'rule',
    summary:
      'An action that is not allowed or cannot be completed is taken back: payments return and nothing triggers.',
  },
  '1.7.6.1': {
    kind: 'rule',
    summary: 'After taking back an illegal action the player may try it again properly.',
    follows: ['1.7.6'],
  },
  '1.7.6.2': {
    kind: 'rule',
    summary:
      'What cannot truly be undone, such as a shuffle or a reveal, is not taken back; everything else is as far as possible.',
  },
  '1.7.7': {
    kind: 'rule',
    summary:
      'An illegal choice is made anew; with no legal option that effect does nothing, and the remaining effects still resolve.',
  },
  '1.7.7/example-1': {
    kind: 'example',
    summary:
      'With 3 ready ink, playing a character of cost 4 is taken back: the ink readies and the card returns to hand.',
  },
  '1.7.7/example-2': {
    kind: 'example',
    summary:
      "Let the Storm Rage On can't choose a character with Ward; only the choice is made again, the song stays played.",
  },
  '1.8': {
    kind: 'chapter',
    summary: 'The check that ends games and banishes the defeated.',
    informative: 'heading',
  },
  '1.8.1': {
    kind: 'rule',
    summary:
      'The game state is checked after each Beginning step, challenge step, turn action, resolved action or ability, and turn.',
  },
  '1.8.1.1': { kind: 'rule', summary: 'A player found with 20 or more lore wins.' },
  '1.8.1.2': { kind: 'rule', summary: 'A player whose turn ends with no cards in their deck loses.' },
  '1.8.1.3': { kind: 'rule', summary: 'The last player left in a multiplayer game wins.' },
  '1.8.1.4': {
    kind: 'rule',
    summary:
      'Damage at or above willpower banishes the card; the character whose challenge or ability dealt it gets the credit.',
  },
  '1.8.2': {
    kind: 'rule',
    summary: 'What a check triggers goes into the bag and waits until checking is over.',
    follows: ['1.8.3', '7.7.3.1'],
  },
  '1.8.3': {
    kind: 'rule',
    summary:
      'Checks repeat until one finds nothing; then the bag is resolved, and only after both are exhausted does play go on.',
  },
  '1.8.3/example-1': {
    kind: 'example',
    summary: 'Flounder with 2 willpower is banished by the check after Fire the Cannons! dealt 2 damage.',
  },
  '1.8.3/example-2': {
    kind: 'example',
    summary:
      'Pride Lands is banished; Flounder there, with 2 damage, loses its +2 willpower and falls in the next check.',
  },
  '1.8.4': {
    kind: 'rule',
    summary:
      'All that one check finds is found first and leaves together, one player after the other in turn order.',
  },
  '1.8.5': {
    kind: 'rule',
    summary:
      'Only what holds at the moment of the check counts; a condition met and gone again inside an effect has no result.',
  },
  '1.8.5/example-1': {
    kind: 'example',
    summary: 'Luisa Madrigal at 4 damage moves all of it away within one ability and is not banished.',
  },
  '1.9': { kind: 'chapter', summary: 'How damage gets onto cards and off them.', informative: 'heading' },
  '1.9.1': {
    kind: 'rule',
    summary: 'Damage is shown by counters; one standing for several damage counts as that many.',
    informative: 'physical',
  },
  '1.9.2': {
    kind: 'rule',
    summary: 'Damage comes onto a card by being dealt, put or moved there, and leaves it by being removed.',
    informative: 'overview',
  },
  '1.9.2.1': {
    kind: 'rule',
    summary:
      'Damage is dealt in a challenge or by an effect that says so; only such damage meets what looks at dealing.',
  },
  '1.9.2.2': {
    kind: 'rule',
    summary: 'Damage that is put on a card is placed as it is and counts as not dealt.',
  },
  '1.9.2.3': { kind: 'rule', summary: 'Removing takes counters off a card, at most as many as it has.' },
  '1.9.2.4': {
    kind: 'rule',
    summary:
      "Moving damage removes it here and puts it there; the same effect can't bring it back where it came from.",
  },
  '1.9.3': { kind: 'rule', summary: 'A card takes damage whenever counters come onto it, by whichever way.' },
  '1.9.4': { kind: 'rule', summary: 'Damage does not follow a card out of play: it comes back undamaged.' },
  '1.10': { kind: 'chapter', summary: 'What each player must bring.', informative: 'heading' },
  '1.10.1': {
    kind: 'rule',
    summary: 'A deck must obey the construction rules of its format, Constructed or Limited.',
    follows: ['1.10.1.1', '1.10.1.2'],
  },
  '1.10.1.1': {
    kind: 'rule',
    summary:
      'Constructed: 60 or more cards, at most two ink types, at most 4 of one full name, nothing banned.',
  },
  '1.10.1.2': {
    kind: 'rule',
    summary:
      'Limited: at least 35 cards for Draft or 40 for Sealed, with any ink types and any number of copies.',
  },
  '1.10.2': {
    kind: 'rule',
    summary: "A player's lore must be tracked by some means that always shows the true total.",
    informative: 'physical',
  },
  '1.10.3': {
    kind: 'rule',
    summary: 'Damage must be tracked so that every player can see how much is where.',
    informative: 'physical',
  },
  '1.11': { kind: 'chapter', summary: 'Gaining and losing lore.', informative: 'heading' },
  '1.11.1': { kind: 'rule', summary: 'Lore starts at 0 and never falls below it; a loss stops there.' },
  '1.11.2': {
    kind: 'rule',
    summary:
      "A quest yields the character's lore value, nothing if that is 0 or missing; locations yield theirs as a turn starts.",
    follows: ['4.5.1.4', '3.2.2.2'],
  },
  '1.11.3': { kind: 'rule', summary: '20 lore wins the game.', follows: ['1.8.1.1'] },
  '1.12': { kind: 'chapter', summary: 'What drawing is and what it is not.', informative: 'heading' },
  '1.12.1': { kind: 'rule', summary: 'Drawing takes the top card of your own deck into your hand.' },
  '1.12.2': { kind: 'rule', summary: 'Several cards are drawn one after the other, each a draw of its own.' },
  '1.12.3': { kind: 'rule', summary: 'Putting a card into hand by an effect is not drawing it.' },
  // Only in the Italian edition; the index lists it last.
  '1.3.5.3': {
    kind: 'rule',
    summary: '"Opposing player" on a card means the same as opponent.',
    follows: ['1.3.5.2'],
  },
} as const satisfies Record<string, CatalogueItem>
