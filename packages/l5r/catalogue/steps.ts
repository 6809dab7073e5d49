import type { CatalogueItem } from '@regelwerk/core'

export const steps = {
  'timing/anhang-i-timing-und-spielverlauf': {
    kind: 'rule',
    summary:
      'Announces an overview of a complete round: first its phases and windows, then every step in detail.',
    informative: 'introduction',
  },
  'timing/rahmenschritte': {
    kind: 'rule',
    summary:
      'Framework steps are points that the structure of the game makes happen; nobody may skip them. Some lead back to an earlier step: the conflict phase returns to its action window until no conflict opportunity is left.',
    follows: ['step/3.3', 'step/3.2'],
  },
  'timing/aktionsfenster': {
    kind: 'rule',
    summary:
      'Actions are initiated only in action windows. The first player has the first opportunity to act or pass, in a conflict the defending player; opportunities alternate until both pass in succession, and who passed may act again if the other did not pass. Each action resolves completely before the next opportunity. In every window except that of step 1.4 players may also play characters and attachments from their hand.',
    follows: [
      'glossary/startspieler-startspielermarker/2',
      'glossary/passen/2',
      'glossary/aktion-aktionsfaehigkeit/2',
      'glossary/charakterkarten/1',
    ],
  },
  'timing/reaktionen-und-unterbrechungen': {
    kind: 'rule',
    summary:
      'A reaction to a framework effect may be initiated immediately after its step is complete; an interrupt to it while the step resolves, which it thereby interrupts.',
    follows: ['glossary/ausloesebedingung/step-6', 'glossary/ausloesebedingung/step-3'],
  },
  'timing/i-dynastiephase': {
    kind: 'rule',
    summary:
      'Dynasty phase: it begins, facedown dynasty cards are revealed, fate is collected, then the special action window, then it ends and the draw phase follows.',
    follows: ['step/1.1', 'step/1.2', 'step/1.3', 'step/1.4', 'step/1.5'],
  },
  'timing/1-4-spezielles-aktionsfenster': {
    kind: 'rule',
    summary:
      'In the window of step 1.4 the players take turns playing cards from their provinces and triggering action abilities.',
    follows: ['step/1.4', 'step/1.4/1', 'step/1.4/2'],
  },
  'timing/ii-nachziehphase': {
    kind: 'rule',
    summary:
      'Draw phase: it begins, honor is bid, the dials are revealed, honor is transferred, cards are drawn; after an action window it ends and the conflict phase follows.',
    follows: ['step/2.1', 'step/2.2', 'step/2.3', 'step/2.4', 'step/2.5', 'step/2.6'],
  },
  'timing/aktionsfenster~2': {
    kind: 'rule',
    summary:
      'The action window of the draw phase lies between drawing cards (2.5) and the end of the phase (2.6).',
    follows: ['timing/aktionsfenster'],
  },
  'timing/iii-konfliktphase': {
    kind: 'rule',
    summary:
      'Conflict phase: it begins; action window; the next player in player order declares a conflict, which is resolved, or passes; back to the action window. With no opportunity left the Imperial Favor is contested (glory count, then claiming), the phase ends and the fate phase follows.',
    follows: ['step/3.1', 'step/3.2', 'step/3.3', 'step/3.4', 'step/3.4.1', 'step/3.4.2', 'step/3.5'],
  },
  'timing/aktionsfenster~3': {
    kind: 'rule',
    summary:
      'The action window of the conflict phase opens after it begins (3.1) and again after each conflict or passed opportunity (3.3). If no player has a conflict opportunity left when it closes, the game goes on with 3.4; so there is a last window after the last conflict.',
    follows: ['timing/aktionsfenster', 'step/3.3'],
  },
  'timing/konfliktaufloesung': {
    kind: 'rule',
    summary:
      'Order of a conflict: declaration, defenders, conflict action window (the defender first), comparing skill, unopposed, breaking the province, ring effects, claiming the ring, return home; then 3.3.',
    follows: [
      'step/3.2',
      'step/3.2.1',
      'step/3.2.2',
      'step/3.2.3',
      'step/3.2.4',
      'step/3.2.5',
      'step/3.2.6',
      'step/3.2.7',
      'step/3.2.8',
    ],
  },
  'timing/iv-schicksalsphase': {
    kind: 'rule',
    summary:
      'Fate phase: it begins, characters without fate are discarded, fate is removed from characters, fate is placed on unclaimed rings; after an action window it ends and the regroup phase follows.',
    follows: ['step/4.1', 'step/4.2', 'step/4.3', 'step/4.4', 'step/4.5'],
  },
  'timing/aktionsfenster~4': {
    kind: 'rule',
    summary:
      'The action window of the fate phase lies between placing fate on rings (4.4) and the end of the phase (4.5).',
    follows: ['timing/aktionsfenster'],
  },
  'timing/v-neuformierungsphase': {
    kind: 'rule',
    summary:
      'Regroup phase: it begins; action window; cards are readied, cards in provinces discarded, rings returned, the first player token passed; it ends and the dynasty phase of the next round follows.',
    follows: ['step/5.1', 'step/5.2', 'step/5.3', 'step/5.4', 'step/5.5', 'step/5.6'],
  },
  'timing/aktionsfenster~5': {
    kind: 'rule',
    summary:
      'The action window of the regroup phase lies between its beginning (5.1) and readying cards (5.2), so cards that bowed in it still ready.',
    follows: ['timing/aktionsfenster'],
  },
  'timing/genauere-erlaeuterung-der-rahmenschritte': {
    kind: 'rule',
    summary: 'The entries that follow explain the framework steps by their numbers in the overview.',
    informative: 'introduction',
  },

  'step/1': {
    kind: 'rule',
    summary: 'The dynasty phase is the first phase of the round: steps 1.1 to 1.5 in order.',
    follows: ['timing/i-dynastiephase'],
  },
  'step/1.1': {
    kind: 'rule',
    summary:
      'The dynasty phase begins, and with it a new round. The beginning of a phase is a moment to which cards may refer: abilities may or must be resolved then, lasting effects and constant abilities may begin or expire.',
  },
  'step/1.2': {
    kind: 'rule',
    summary:
      'In player order each player turns every facedown dynasty card in their provinces faceup, one after the other from the leftmost province to the rightmost.',
  },
  'step/1.3': {
    kind: 'rule',
    summary:
      'In player order each player takes fate from the general token pool into their fate pool: the fate value of their stronghold with all active modifiers.',
  },
  'step/1.4': {
    kind: 'rule',
    summary:
      'Special action window: the players alternate in player order, one thing per opportunity; characters and attachments cannot be played from hand. To play a character from a province, its cost is paid, it enters play at home, then its player may put any amount of fate from their pool on it, then the province is refilled facedown. A player who passes is out for the rest of the phase, interrupts and reactions excepted; the first to pass gains 1 fate. The other goes on as long as they like; the step is complete when both have passed.',
  },
  'step/1.4/1': {
    kind: 'rule',
    summary: 'One opportunity: play 1 character from one of your provinces.',
    follows: ['step/1.4'],
  },
  'step/1.4/2': {
    kind: 'rule',
    summary:
      'One opportunity: trigger an eligible action ability. This includes playing an event with an action from hand.',
  },
  'step/1.4/3': {
    kind: 'rule',
    summary:
      'One opportunity: discard a duplicate of a unique character you control, from your hand or one of your provinces, to put 1 fate on the copy in play.',
    follows: ['glossary/duplikate'],
  },
  'step/1.4/4': {
    kind: 'rule',
    summary: 'One opportunity: pass. This gives up all further opportunities of the phase.',
    follows: ['glossary/passen/1', 'step/1.4'],
  },
  'step/1.5': {
    kind: 'rule',
    summary:
      'The dynasty phase ends. The end of a phase is a moment to which cards may refer: abilities may or must be resolved then, lasting effects and constant abilities may expire or begin.',
  },
  'step/2': {
    kind: 'rule',
    summary: 'The draw phase follows the dynasty phase: steps 2.1 to 2.6 in order.',
    follows: ['timing/ii-nachziehphase'],
  },
  'step/2.1': {
    kind: 'rule',
    summary: 'The draw phase begins.',
  },
  'step/2.2': {
    kind: 'rule',
    summary:
      'Each player secretly sets a number from 1 to 5 on their honor dial. When both have finished, the game goes on.',
  },
  'step/2.3': {
    kind: 'rule',
    summary:
      'Both bids are revealed at once. The dials stay as they are until the next honor bid and can be referred to.',
  },
  'step/2.4': {
    kind: 'rule',
    summary:
      'The player with the higher bid gives the other honor equal to the difference of the bids. Equal bids: no honor is transferred.',
  },
  'step/2.5': {
    kind: 'rule',
    summary: 'Both players at once draw as many cards from their conflict deck as they have bid.',
  },
  'step/2.6': {
    kind: 'rule',
    summary: 'The draw phase ends.',
  },
  'step/3': {
    kind: 'rule',
    summary: 'The conflict phase follows the draw phase: steps 3.1 to 3.5.',
    follows: ['timing/iii-konfliktphase'],
  },
  'step/3.1': {
    kind: 'rule',
    summary:
      'The conflict phase begins. Reactions to this may be used before the action window that follows opens.',
  },
  'step/3.2': {
    kind: 'rule',
    summary:
      'Each player has one opportunity for a military and one for a political conflict in the phase, in either order. Opportunities alternate in player order until each has been used or passed; a passed one is lost for the phase. Ring, type, province and attackers are declared at once; if any part is impossible, the conflict cannot be initiated. A facedown attacked province is then turned faceup, before reactions to the declaration. The conflict is resolved before the next one is declared. With no opportunity left to anyone, the game goes on with 3.4.',
  },
  'step/3.2/1': {
    kind: 'rule',
    summary:
      'One way to use a conflict opportunity: declare a military conflict, if you have not declared yours.',
  },
  'step/3.2/2': {
    kind: 'rule',
    summary:
      'One way to use a conflict opportunity: declare a political conflict, if you have not declared yours.',
  },
  'step/3.2/3': {
    kind: 'rule',
    summary:
      'One way to use a conflict opportunity: pass, without saying which type of conflict is given up.',
    follows: ['glossary/passen/3', 'step/3.2'],
  },
  'step/3.2/4': {
    kind: 'rule',
    summary:
      "The attacking player chooses an unclaimed ring and puts it, military or political side up, on an eligible unbroken province of the opponent: the ring gives the element, its side the type, the province is the one attacked. All fate on the ring goes into the attacking player's pool.",
    follows: ['glossary/ringe/3', 'step/3.2'],
  },
  'step/3.2/5': {
    kind: 'rule',
    summary:
      'The attacking player declares any number, but at least one, of eligible ready characters they control as attackers; these move from home into the conflict. The targets of covert are chosen now.',
    follows: ['glossary/verstohlenheit', 'step/3.2'],
  },
  'step/3.2.1': {
    kind: 'rule',
    summary:
      'The defending player declares any number of eligible ready characters they control as defenders, or none; these move from home into the conflict.',
  },
  'step/3.2.2': {
    kind: 'rule',
    summary:
      'Conflict action window: the defending player has the first opportunity, then they alternate until both pass in succession. After each action its player announces the skill totals of both sides as they would be compared now.',
  },
  'step/3.2.2/1': {
    kind: 'rule',
    summary: 'One opportunity: trigger an eligible action ability on a card you control.',
  },
  'step/3.2.2/2': {
    kind: 'rule',
    summary: 'One opportunity: play an event with an action from your hand.',
  },
  'step/3.2.2/3': {
    kind: 'rule',
    summary: 'One opportunity: play an attachment from your hand onto an eligible character in play.',
  },
  'step/3.2.2/4': {
    kind: 'rule',
    summary:
      'One opportunity: play a character from your hand into the conflict on your side; you may put fate from your pool on it.',
    follows: ['glossary/charakterkarten/3', 'glossary/schicksal/4', 'step/3.2.2'],
  },
  'step/3.2.2/5': {
    kind: 'rule',
    summary:
      'One opportunity: play a character from your hand to your home instead, where it does not participate; you may put fate from your pool on it.',
    follows: ['glossary/charakterkarten/3', 'glossary/schicksal/4', 'step/3.2.2'],
  },
  'step/3.2.2/6': {
    kind: 'rule',
    summary: 'One opportunity: pass. Only two passes in succession close the window.',
    follows: ['glossary/passen/2', 'step/3.2.2'],
  },
  'step/3.2.3': {
    kind: 'rule',
    summary:
      "The totals of the skill that matches the conflict type are compared, first the attacker's, then the defender's: all ready participating characters of a side with all modifiers. The higher total wins; a winner needs at least 1; a tie goes to the attacking player. At 0 to 0 nobody wins and the ring returns to the unclaimed pool.",
  },
  'step/3.2.4': {
    kind: 'rule',
    summary:
      'If the attacking player won and the defending player controlled no participating character in 3.2.3, the conflict is unopposed and the defending player loses 1 honor to the general pool. A bowed participant prevents this. If the defender or nobody won, nothing happens.',
  },
  'step/3.2.5': {
    kind: 'rule',
    summary:
      'If the attacking player won (3.2.3) by at least the strength of the attacked province, it is broken. They may then discard each dynasty card in it; it is refilled facedown from the deck of the player who controls it. If the defender or nobody won, nothing happens.',
  },
  'step/3.2.6': {
    kind: 'rule',
    summary:
      "If the attacking player won (3.2.3), they may resolve the effect of the contested ring. Air: take 1 honor from the opponent or gain 2. Earth: draw 1 card and discard 1 card at random from the opponent's hand. Fire: choose a character and honor or dishonor it. Water: ready a character, or bow a character without fate. Void: remove 1 fate from a character. If the defender or nobody won, nothing happens.",
  },
  'step/3.2.7': {
    kind: 'rule',
    summary:
      'The winner, attacker or defender, claims the contested ring. If nobody won, it returns to the unclaimed pool.',
  },
  'step/3.2.8': {
    kind: 'rule',
    summary:
      'All participating characters bow at once and return to the home of the player who controls them; they no longer participate.',
  },
  'step/3.3': {
    kind: 'rule',
    summary:
      'The conflict or the passed opportunity is over, and the game returns to the action window after 3.1. Effects that last until the end of the conflict expire.',
  },
  'step/3.4': {
    kind: 'rule',
    summary: 'The contest for the Imperial Favor begins: a glory count, then claiming the favor.',
    follows: ['step/3.4.1', 'step/3.4.2'],
  },
  'step/3.4.1': {
    kind: 'rule',
    summary:
      'Each player adds the glory of all ready characters they control, with modifiers, and 1 for each ring in their claimed pool. The higher total wins the count; on a tie nobody does.',
  },
  'step/3.4.2': {
    kind: 'rule',
    summary:
      'The winner of the count takes the Imperial Favor and sets it to its military or political side as they like, even if they had it already. On a tie it stays as it is: unclaimed, or with its holder on its current side. The contest is over.',
  },
  'step/3.5': {
    kind: 'rule',
    summary: 'The conflict phase ends.',
  },
  'step/4': {
    kind: 'rule',
    summary: 'The fate phase follows the conflict phase: steps 4.1 to 4.5 in order.',
    follows: ['timing/iv-schicksalsphase'],
  },
  'step/4.1': {
    kind: 'rule',
    summary: 'The fate phase begins.',
  },
  'step/4.2': {
    kind: 'rule',
    summary:
      'In player order each player discards all characters without fate that they control, one after the other in an order of their choice.',
  },
  'step/4.3': {
    kind: 'rule',
    summary: '1 fate is removed from every character in play, from all at once.',
  },
  'step/4.4': {
    kind: 'rule',
    summary: '1 fate from the general pool is placed on every unclaimed ring, on all at once.',
  },
  'step/4.5': {
    kind: 'rule',
    summary: 'The fate phase ends.',
  },
  'step/5': {
    kind: 'rule',
    summary: 'The regroup phase is the last phase of the round: steps 5.1 to 5.6 in order.',
    follows: ['timing/v-neuformierungsphase'],
  },
  'step/5.1': {
    kind: 'rule',
    summary: 'The regroup phase begins.',
  },
  'step/5.2': {
    kind: 'rule',
    summary:
      'Everything bowed is readied at once. The text names characters; the title says cards, and bowed strongholds and attachments have no other step in which to ready.',
  },
  'step/5.3': {
    kind: 'rule',
    summary:
      "In player order each player must discard all faceup cards in their broken provinces and may discard any number of faceup dynasty cards from unbroken ones. A province emptied this way is refilled facedown from its owner's dynasty deck.",
  },
  'step/5.4': {
    kind: 'rule',
    summary: 'All claimed rings return to the unclaimed pool at once.',
  },
  'step/5.5': {
    kind: 'rule',
    summary: 'The first player gives the first player token to the opponent, who becomes first player.',
  },
  'step/5.6': {
    kind: 'rule',
    summary:
      'The regroup phase ends, and with it the round: effects that last until the end of the round expire. The next round begins with its dynasty phase.',
  },

  'step/D': {
    kind: 'rule',
    summary:
      'Order of a duel: initiate, establish the challenge, bid honor, reveal the dials, transfer honor, modify dueling skill, add the bids and compare, apply the results, end.',
    follows: [
      'step/D.1',
      'step/D.2',
      'step/D.3',
      'step/D.4',
      'step/D.5',
      'step/D.6',
      'step/D.7',
      'step/D.8',
      'step/D.9',
    ],
  },
  'step/D~2': {
    kind: 'rule',
    summary: 'Title of the detailed description of the steps of a duel.',
    informative: 'heading',
  },
  'step/D.1': {
    kind: 'rule',
    summary:
      'A duel may be initiated as part of the cost of an ability. Its player chooses the two characters, one of their own and one of an opponent, within the limits that follow. If that is not possible, the duel is not initiated and cannot be resolved.',
    follows: ['step/D.1/1', 'step/D.1/2', 'step/D.1/3'],
  },
  'step/D.1/1': {
    kind: 'rule',
    summary:
      'One of the two is controlled by the player whose ability initiates the duel, the other by an opponent.',
  },
  'step/D.1/2': {
    kind: 'rule',
    summary: 'During a conflict both must be participating.',
  },
  'step/D.1/3': {
    kind: 'rule',
    summary:
      'If the ability is on a character, that character itself must be one of the two; the other is controlled by an opponent of the player who initiates.',
  },
  'timing/duell-abhandeln': {
    kind: 'rule',
    summary:
      "A duel is resolved while a triggered ability resolves that says to resolve it, or that a character challenges an opponent's character. Steps D.2 to D.9 follow.",
    follows: ['step/D'],
  },
  'step/D.2': {
    kind: 'rule',
    summary:
      'What the initiation has set: the characters involved, the type of duel, and the value that decides it (military skill, political skill or glory).',
    follows: ['step/D.1', 'step/D.7'],
  },
  'step/D.3': {
    kind: 'rule',
    summary: 'Each player secretly sets a number from 1 to 5 on their honor dial as their bid for the duel.',
  },
  'step/D.4': {
    kind: 'rule',
    summary:
      'Both bids are revealed at once and stay set until the next honor bid. If they cannot be revealed because the dials are faceup already, the duel goes straight to D.7.',
  },
  'step/D.5': {
    kind: 'rule',
    summary:
      'The player with the higher bid gives the other honor equal to the difference of the bids. Equal bids: no honor is transferred.',
  },
  'step/D.6': {
    kind: 'rule',
    summary:
      'Each player calculates the current value of their character that decides the duel; modifiers that were active when the duel was initiated apply.',
  },
  'step/D.6/1': {
    kind: 'rule',
    summary:
      'Several characters on one side: their values are added and treated like the value of a single character; they win or lose together.',
  },
  'step/D.7': {
    kind: 'rule',
    summary: 'Each player adds their bid to the value from D.6, and the totals are compared.',
  },
  'step/D.7/1': {
    kind: 'rule',
    summary: 'The character with the higher total is the winner of the duel.',
    follows: ['step/D.7'],
  },
  'step/D.7/2': {
    kind: 'rule',
    summary: 'The character with the lower total is the loser of the duel.',
    follows: ['step/D.7'],
  },
  'step/D.7/3': {
    kind: 'rule',
    summary: 'With equal totals the duel has neither winner nor loser.',
    follows: ['step/D.7'],
  },
  'step/D.8': {
    kind: 'rule',
    summary:
      'What the ability that initiated the duel has in store for the winner, the loser or their controllers is applied.',
  },
  'step/D.9': {
    kind: 'rule',
    summary:
      'The duel ends, the game returns to the action window in which it was initiated, and the next player has the next opportunity. There are no action windows within a duel: no actions, no characters or attachments from hand; interrupts and reactions may be used.',
  },
} satisfies Record<string, CatalogueItem>
