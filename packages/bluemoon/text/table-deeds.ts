/** What the texts of cards ask of a player, in plain words: whether to do it, and which cards. */
import type { Effect } from '../abilities.ts'

export type Said = readonly [en: string, de: string]

interface Deed {
  /** Whether it is done. */
  may: Said
  /** With which cards. */
  choose?: Said
}

const OWN_DISCARD: Said = [
  'Which of your hand cards do you discard?',
  'Welche deiner Handkarten wirfst du ab?',
]

export const deeds: Readonly<Record<Effect['do'], Deed>> = {
  discardOpposing: {
    may: ['Discard the opposing cards?', 'Die gegnerischen Karten abwerfen?'],
    choose: ['Which opposing card is discarded?', 'Welche gegnerische Karte wird abgeworfen?'],
  },
  discardBoostersOrSupports: {
    may: [
      'Discard all active boosters or all active supports of the opponent?',
      'Alle aktiven Verstärkungen oder alle aktiven Unterstützungen des Gegners abwerfen?',
    ],
  },
  opponentDiscards: {
    may: ['Have the opponent discard hand cards?', 'Den Gegner Handkarten abwerfen lassen?'],
    choose: OWN_DISCARD,
  },
  opponentDiscardsTo: {
    may: ['Have the opponent discard hand cards?', 'Den Gegner Handkarten abwerfen lassen?'],
    choose: OWN_DISCARD,
  },
  discardBlind: {
    may: ["Discard unseen cards of the opponent's hand?", 'Dem Gegner blind Handkarten abwerfen?'],
  },
  discardTopOfDeck: {
    may: [
      "Discard the top card of the opponent's draw deck?",
      'Die oberste Karte vom Nachziehstapel des Gegners abwerfen?',
    ],
  },
  discardOwn: { may: ['Discard hand cards?', 'Handkarten abwerfen?'], choose: OWN_DISCARD },
  draw: { may: ['Draw the cards?', 'Die Karten nachziehen?'] },
  drawTo: { may: ['Fill up your hand?', 'Die Hand auffüllen?'] },
  takeBack: {
    may: ['Take a card back?', 'Eine Karte zurücknehmen?'],
    choose: ['Which card do you take back into your hand?', 'Welche Karte nimmst du auf die Hand zurück?'],
  },
  search: {
    may: ['Search your draw deck?', 'Den eigenen Nachziehstapel durchsuchen?'],
    choose: [
      'Which card do you take from your draw deck?',
      'Welche Karte nimmst du aus deinem Nachziehstapel?',
    ],
  },
  searchForShip: {
    may: ['Search your draw deck?', 'Den eigenen Nachziehstapel durchsuchen?'],
    choose: [
      'Which card of your draw deck do you play, or load onto a ship?',
      'Welche Karte aus deinem Nachziehstapel legst du aus oder lädst du auf ein Schiff?',
    ],
  },
  drawFromDiscard: {
    may: ['Shuffle your discard pile and draw from it?', 'Den Abwurfstapel mischen und daraus ziehen?'],
  },
  revealAndTake: {
    may: ['Reveal the top cards of your draw deck?', 'Die obersten Karten des Nachziehstapels aufdecken?'],
    choose: [
      'Which of these cards do you discard? The others go to your hand.',
      'Welche dieser Karten wirfst du ab? Die übrigen kommen auf deine Hand.',
    ],
  },
  shuffleFromHand: {
    may: ['Shuffle hand cards into your draw deck?', 'Handkarten in den Nachziehstapel mischen?'],
    choose: [
      'Which hand cards do you shuffle into your draw deck?',
      'Welche Handkarten mischst du in deinen Nachziehstapel?',
    ],
  },
  putUnderDeck: {
    may: ['Put hand cards under your draw deck?', 'Handkarten unter den Nachziehstapel legen?'],
    choose: [
      'Which hand cards do you put under your draw deck?',
      'Welche Handkarten legst du unter deinen Nachziehstapel?',
    ],
  },
  shuffleDiscardIntoDeck: {
    may: ['Shuffle the discard pile into the draw deck?', 'Den Abwurfstapel in den Nachziehstapel mischen?'],
  },
  shuffleAreasIntoDeck: {
    may: [
      'Have the opponent shuffle the cards of their areas into their draw deck?',
      'Den Gegner die Karten seiner Bereiche in seinen Nachziehstapel mischen lassen?',
    ],
  },
  shuffleLeadershipIntoDeck: {
    may: [
      'Have used leadership cards shuffled into the draw decks?',
      'Benutzte Anführeraktionen in die Nachziehstapel mischen lassen?',
    ],
    choose: [
      'Which of your used leadership cards do you shuffle into your draw deck?',
      'Welche deiner benutzten Anführeraktionen mischst du in deinen Nachziehstapel?',
    ],
  },
  eachDiscards: {
    may: ['Have both players discard hand cards?', 'Beide Spieler Handkarten abwerfen lassen?'],
    choose: OWN_DISCARD,
  },
  eachDraws: { may: ['Have both players draw?', 'Beide Spieler nachziehen lassen?'] },
  eachShufflesHandAndDraws: {
    may: [
      'Have both players shuffle their hands into their draw decks and draw anew?',
      'Beide Spieler die Hand in den Nachziehstapel mischen und neu ziehen lassen?',
    ],
  },
  bothDiscardSupports: {
    may: ['Have both players discard their supports?', 'Beide Spieler ihre Unterstützungen abwerfen lassen?'],
  },
  openHand: { may: ['Have the opponent show their hand?', 'Den Gegner seine Hand aufdecken lassen?'] },
  buyDragon: {
    may: ['Discard hand cards to attract a dragon?', 'Handkarten abwerfen, um einen Drachen zu gewinnen?'],
    choose: [
      'Which hand cards do you discard to attract a dragon?',
      'Welche Handkarten wirfst du ab, um einen Drachen zu gewinnen?',
    ],
  },
  eachMayBuyDragon: {
    may: ['Let both players pay for a dragon?', 'Beide Spieler für einen Drachen zahlen lassen?'],
  },
  eachMayPlayCrystal: {
    may: ['Let both players play a crystal card?', 'Beide Spieler eine Kristallkarte auslegen lassen?'],
  },
  attract: { may: ['Attract the dragon?', 'Den Drachen gewinnen?'] },
  load: {
    may: ['Load the ship?', 'Das Schiff beladen?'],
    choose: ['Which hand cards do you load?', 'Welche Handkarten lädst du?'],
  },
  exchangeHyla: {
    may: ['Exchange the Hyla?', 'Die Hyla austauschen?'],
    choose: [
      'For which Hyla of your discard pile do you exchange it?',
      'Gegen welche Hyla aus deinem Abwurfstapel tauschst du sie aus?',
    ],
  },
  inOrder: { may: ['Use the text of the card?', 'Den Text der Karte nutzen?'] },
}
