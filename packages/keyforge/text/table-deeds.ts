/** What an effect asks: whether to do something, and to which card. */
import type { Verb } from '../abilities.ts'
import type { Doing } from '../prepare.ts'

export type Pair = readonly [en: string, de: string]

interface Questions {
  /** "You may ..." */
  may: Pair
  /** Where a card is chosen for it. */
  which?: Pair
}

const asked = (en: string, de: string, which?: Pair): Questions => ({
  may: [en, de],
  ...(which !== undefined && { which }),
})

const WHICH: Pair = ['Which card?', 'Welche Karte?']

const deeds: Readonly<Record<Verb['do'], Questions>> = {
  gain: asked('Gain Æmber?', 'Æmber erhalten?'),
  lose: asked('Lose Æmber?', 'Æmber verlieren?'),
  steal: asked('Steal Æmber?', 'Æmber stehlen?'),
  capture: asked('Capture Æmber?', 'Æmber erbeuten?', [
    'Which creature captures?',
    'Welche Kreatur erbeutet Æmber?',
  ]),
  exalt: asked('Exalt?', 'Erheben?', ['Which creature is exalted?', 'Welche Kreatur wird erhoben?']),
  moveAmber: asked('Move Æmber?', 'Æmber verschieben?', [
    'Æmber is moved: from or to which card?',
    'Æmber wird verschoben: von oder zu welcher Karte?',
  ]),
  pay: asked('Pay Æmber?', 'Æmber bezahlen?'),
  forge: asked('Forge a key?', 'Einen Schlüssel schmieden?'),
  unforge: asked('Unforge a key?', 'Einen Schlüssel ungeschmiedet machen?'),
  gainChains: asked('Gain chains?', 'Ketten erhalten?'),
  deal: asked('Deal damage?', 'Schaden zufügen?', [
    'To which creature is damage dealt?',
    'Welcher Kreatur wird Schaden zugefügt?',
  ]),
  heal: asked('Heal damage?', 'Schaden heilen?', [
    'Which creature is healed?',
    'Welche Kreatur wird geheilt?',
  ]),
  moveDamage: asked('Move damage?', 'Schaden verschieben?', [
    'Damage is moved: from or to which creature?',
    'Schaden wird verschoben: von oder zu welcher Kreatur?',
  ]),
  destroy: asked('Destroy?', 'Zerstören?', ['Which card is destroyed?', 'Welche Karte wird zerstört?']),
  sacrifice: asked('Sacrifice?', 'Opfern?', ['Which card is sacrificed?', 'Welche Karte wird geopfert?']),
  stun: asked('Stun?', 'Betäuben?', ['Which creature is stunned?', 'Welche Kreatur wird betäubt?']),
  unstun: asked('Remove the stun?', 'Die Betäubung entfernen?', [
    'Which creature loses its stun?',
    'Welche Kreatur verliert ihre Betäubung?',
  ]),
  ward: asked('Ward?', 'Beschützen?', ['Which creature is warded?', 'Welche Kreatur wird beschützt?']),
  enrage: asked('Enrage?', 'Wütend machen?', [
    'Which creature is enraged?',
    'Welche Kreatur wird wütend gemacht?',
  ]),
  ready: asked('Ready?', 'Spielbereit machen?', [
    'Which card is readied?',
    'Welche Karte wird spielbereit gemacht?',
  ]),
  exhaust: asked('Exhaust?', 'Erschöpfen?', ['Which card is exhausted?', 'Welche Karte wird erschöpft?']),
  addPower: asked('Add +1 power counters?', '+1-Stärke-Marker legen?', [
    'Which creature gets +1 power counters?',
    'Welche Kreatur erhält +1-Stärke-Marker?',
  ]),
  addCounter: asked('Add a counter?', 'Einen Marker legen?', [
    'Which card gets a counter?',
    'Welche Karte erhält einen Marker?',
  ]),
  loseArmor: asked('Take the armor away?', 'Die Rüstung nehmen?', [
    'Which creature loses its armor?',
    'Welche Kreatur verliert ihre Rüstung?',
  ]),
  return: asked('Return to the hand?', 'Auf die Hand zurückschicken?', [
    'Which card returns to the hand?',
    'Welche Karte wird auf die Hand zurückgeschickt?',
  ]),
  archive: asked('Archive?', 'Archivieren?', ['Which card is archived?', 'Welche Karte wird archiviert?']),
  purge: asked('Purge?', 'Verbannen?', ['Which card is purged?', 'Welche Karte wird verbannt?']),
  discard: asked('Discard?', 'Ablegen?', ['Which card is discarded?', 'Welche Karte wird abgelegt?']),
  putOnDeck: asked('Put on the deck?', 'Auf das Deck legen?', [
    'Which card is put on its deck?',
    'Welche Karte wird auf ihr Deck gelegt?',
  ]),
  shuffleIntoDeck: asked('Shuffle into the deck?', 'Ins Deck mischen?', [
    'Which card is shuffled into its deck?',
    'Welche Karte wird in ihr Deck gemischt?',
  ]),
  discardUntil: asked('Discard from the top of the deck?', 'Oben vom Deck ablegen?'),
  shuffleDiscard: asked('Shuffle the discard pile into the deck?', 'Den Ablagestapel ins Deck mischen?'),
  swapDeckAndDiscard: asked('Swap deck and discard pile?', 'Deck und Ablagestapel tauschen?'),
  draw: asked('Draw?', 'Ziehen?'),
  search: asked('Search?', 'Suchen?'),
  reveal: asked('Reveal?', 'Aufdecken?', ['Which card is revealed?', 'Welche Karte wird aufgedeckt?']),
  look: asked('Look at it?', 'Ansehen?', ['Which card is looked at?', 'Welche Karte wird angesehen?']),
  putUnder: asked('Put a card beneath it?', 'Eine Karte darunterlegen?', [
    'Which card is put beneath it?',
    'Welche Karte wird daruntergelegt?',
  ]),
  play: asked('Play it?', 'Spielen?', ['Which card is played?', 'Welche Karte wird gespielt?']),
  putIntoPlay: asked('Put it into play?', 'Ins Spiel bringen?', [
    'Which card is put into play?',
    'Welche Karte wird ins Spiel gebracht?',
  ]),
  use: asked('Use it?', 'Verwenden?', ['Which card is used?', 'Welche Karte wird verwendet?']),
  triggerReap: asked('Resolve its reap abilities?', 'Ihre Ernte-Fähigkeiten abhandeln?', [
    'The reap abilities of which creature?',
    'Die Ernte-Fähigkeiten welcher Kreatur?',
  ]),
  triggerPlay: asked('Resolve its play abilities?', 'Ihre Spielen-Fähigkeiten abhandeln?', [
    'The play abilities of which card?',
    'Die Spielen-Fähigkeiten welcher Karte?',
  ]),
  resolveIcons: asked('Resolve its bonus icons?', 'Ihre Bonussymbole abhandeln?'),
  takeControl: asked('Take control?', 'Die Kontrolle übernehmen?', [
    'Take control of which card?',
    'Die Kontrolle über welche Karte übernehmen?',
  ]),
  swap: asked('Swap two creatures?', 'Zwei Kreaturen tauschen?', [
    'Which creature is swapped?',
    'Welche Kreatur wird getauscht?',
  ]),
  moveToFlank: asked('Move to a flank?', 'An eine Flanke verschieben?', [
    'Which creature moves to a flank?',
    'Welche Kreatur wechselt an eine Flanke?',
  ]),
  dealFightDamageTo: asked('Deal the damage of the fight elsewhere?', 'Den Kampfschaden anderswo zufügen?', [
    'To which creature is the damage of the fight dealt?',
    'Welcher Kreatur wird der Kampfschaden zugefügt?',
  ]),
  cancelUse: asked('Do without the use?', 'Auf die Verwendung verzichten?'),
  chooseCard: asked('Choose a card?', 'Eine Karte wählen?', WHICH),
  chooseHouse: asked('Choose a house?', 'Eine Fraktion wählen?'),
  chooseNumber: asked('Choose a number?', 'Eine Zahl wählen?'),
  lasting: asked('Let it take effect?', 'Den Effekt eintreten lassen?', WHICH),
  gainTextOfRevealed: asked('Gain its text?', 'Ihren Text erhalten?', [
    'Which card gains the text?',
    'Welche Karte erhält den Text?',
  ]),
  returnPurged: asked('Return the purged cards?', 'Die verbannten Karten zurückschicken?'),
}

const find = (deed: string): Questions | undefined =>
  Object.hasOwn(deeds, deed) ? deeds[deed as Verb['do']] : undefined

/** Effects with several parts, or done several times, are asked for as a whole. */
export const mayDo = (deed: string): Pair => find(deed)?.may ?? ['Use the ability?', 'Die Fähigkeit nutzen?']

export const whichFor = (deed: string | Doing['do']): Pair => find(deed)?.which ?? WHICH
