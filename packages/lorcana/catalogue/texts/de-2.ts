/** Titles and summaries in German: chapters 2 and 3. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de2: RuleTexts<RuleId> = {
  '2.1': { title: 'Spielablauf: Allgemeines', summary: 'Die Abschnitte eines Spiels und wer anfängt.' },
  '2.1.1': {
    title: 'Drei Abschnitte eines Spiels',
    summary: 'Aufbau, Spiel und Aufräumen sind getrennte Abschnitte, die aufeinander folgen.',
  },
  '2.1.2': {
    title: 'Wie der Startspieler bestimmt wird',
    summary: 'Format und Serie legen fest, wie der Startspieler bestimmt wird.',
  },
  '2.1.3': {
    title: 'Zugreihenfolge',
    summary: 'Die Züge gehen vom Startspieler aus nach links um den Tisch; zu zweit wechseln sie sich ab.',
  },
  '2.1.3.1': {
    title: 'Serie aus zwei Spielen',
    summary: 'In einer Serie aus zwei Spielen beginnt das zweite, wer im ersten nicht Startspieler war.',
  },
  '2.1.3.2': {
    title: 'Best-of-N-Serie',
    summary: 'In einer Best-of-N-Serie entscheidet der Verlierer eines Spiels, wer das nächste beginnt.',
  },
  '2.2': { title: 'Spielaufbau', summary: 'Der Aufbau des Spiels.' },
  '2.2.1': {
    title: 'Die Schritte des Aufbaus',
    summary: 'Die folgenden Schritte bereiten das Spiel vor, in dieser Reihenfolge.',
  },
  '2.2.1.1': {
    title: 'Aufbau: der Startspieler',
    summary: 'Der Startspieler wird zufällig bestimmt und mit ihm die Zugreihenfolge.',
  },
  '2.2.1.2': {
    title: 'Aufbau: Mischen',
    summary:
      'Jedes Deck wird gemischt, sodass seine Reihenfolge zufällig ist; Gegner dürfen es abheben oder auch mischen.',
  },
  '2.2.1.3': { title: 'Aufbau: 0 Legenden', summary: 'Alle beginnen mit 0 Legenden.' },
  '2.2.1.4': { title: 'Aufbau: Starthand von 7 Karten', summary: 'Alle ziehen eine Starthand von 7 Karten.' },
  '2.2.2': {
    title: 'Starthand verändern',
    summary: 'Jeder Spieler darf seine Starthand einmal verändern, der Startspieler zuerst.',
  },
  '2.2.2.1': {
    title: 'Verändern: zurücklegen und ziehen',
    summary:
      'Wer verändert, legt beliebig viele Karten, ohne sie zu zeigen, unter sein Deck und zieht dann wieder auf 7 Karten.',
  },
  '2.2.2.2': {
    title: 'Verändern: die anderen Spieler',
    summary:
      'Die anderen entscheiden nacheinander in Zugreihenfolge, ob sie verändern, und tun es dann genauso.',
  },
  '2.2.2.3': {
    title: 'Verändern: Mischen am Schluss',
    summary:
      'Erst wenn alle verändert haben, mischt jeder Spieler, der eine Karte zurückgelegt hat, sein Deck.',
  },
  '2.2.3': { title: 'Das Spiel beginnt', summary: 'Danach beginnt das Spiel mit Phase 1 des Startspielers.' },
  '2.3': { title: 'Spielen, bis jemand gewinnt', summary: 'Das Spiel, bis jemand gewinnt.' },
  '2.3.1': { title: 'Die Spielphase', summary: 'Das ist der Abschnitt, in dem gespielt wird.' },
  '2.3.2': {
    title: 'Zug um Zug',
    summary: 'Die Spieler sind in Zugreihenfolge am Zug; jeder Zug läuft so ab, wie Abschnitt 3 es sagt.',
  },
  '2.3.3': {
    title: 'Wie das Spiel endet',
    summary: 'Zug folgt auf Zug, bis das Spiel auf eine der folgenden Arten endet.',
  },
  '2.3.3.1': { title: 'Spielende: 20 Legenden', summary: 'Wer 20 Legenden erreicht, gewinnt.' },
  '2.3.3.2': {
    title: 'Spielende: leeres Deck',
    summary: 'Wer den eigenen Zug mit leerem Deck beendet, verliert.',
  },
  '2.3.3.3': {
    title: 'Spielende: als Letzter übrig',
    summary: 'Wer in einem Mehrspieler-Spiel als Letzter übrig ist, gewinnt.',
  },
  '2.3.3.4': {
    title: 'Spielende: Aufgeben',
    summary: 'Ein Spieler darf jederzeit aufgeben, sogar während des Aufbaus, und verliert dadurch.',
  },
  '2.4': { title: 'Aufräumen', summary: 'Aufräumen zwischen den Spielen.' },
  '2.4.1': {
    title: 'Bereit für das nächste Spiel',
    summary: 'Der Tisch wird für das nächste Spiel vorbereitet, falls es eines gibt.',
  },
  '2.4.1.1': {
    title: 'Aufräumen: die Karten',
    summary: 'Alle sammeln die Karten aus allen ihren Zonen wieder zu einem Deck.',
  },
  '2.4.1.2': { title: 'Aufräumen: die Marker', summary: 'Alle nehmen ihre Marker vom Tisch.' },
  '2.4.2': {
    title: 'Das nächste Spiel der Serie',
    summary: 'Sind die Decks vollständig und der Tisch leer, kann das nächste Spiel der Serie beginnen.',
  },
  '3.1': { title: 'Phasen', summary: 'Die drei Phasen eines Zuges.' },
  '3.1.1': {
    title: 'Drei Phasen',
    summary:
      'Jeder Zug durchläuft nacheinander Phase 1 (Vorbereiten), Phase 2 (Karten spielen und einsetzen) und Phase 3 (Ende des Zuges).',
  },
  '3.1.2': {
    title: 'Wozu Phase 1 dient',
    summary:
      'Phase 1 macht die Karten des Spielers für den Zug bereit, in drei Schritten: Bereit machen, Überprüfen, Ziehen.',
  },
  '3.1.3': {
    title: 'Wozu Phase 2 dient',
    summary: 'In Phase 2 handelt der Spieler und wählt dabei frei unter den Zugaktionen.',
  },
  '3.1.4': {
    title: 'Wozu Phase 3 dient',
    summary: 'In Phase 3 läuft ab, was nur in diesem Zug gilt, und der nächste Spieler kommt an die Reihe.',
  },
  '3.2': { title: 'Phase 1: Vorbereiten', summary: 'Phase 1, das Vorbereiten.' },
  '3.2.1': { title: 'Schritt: Bereit machen', summary: 'Der Schritt „Bereit machen“.' },
  '3.2.1.1': {
    title: 'Bereit machen: die eigenen Karten',
    summary: 'Wer am Zug ist, macht alles bereit, was er im Spiel und im Tintenvorrat hat.',
  },
  '3.2.1.2': {
    title: 'Bereit machen: „in deinem Zug“',
    summary: 'Was „während deines Zuges“ gilt, gilt ab jetzt.',
  },
  '3.2.1.3': {
    title: 'Bereit machen: Effekte, die enden',
    summary: 'Effekte, die bis zum Beginn des Zuges dieses Spielers dauern, enden jetzt.',
  },
  '3.2.1.4': {
    title: 'Bereit machen: Ausgelöstes wartet',
    summary:
      'Was zu Beginn des Zuges oder in diesem Schritt ausgelöst wird, kommt in den Beutel und wird noch nicht ausgeführt.',
  },
  '3.2.2': { title: 'Schritt: Überprüfen', summary: 'Der Schritt „Überprüfen“.' },
  '3.2.2.1': {
    title: 'Überprüfen: Charaktere werden trocken',
    summary: 'Die Charaktere, die der aktive Spieler im Spiel hat, werden trocken.',
  },
  '3.2.2.2': {
    title: 'Überprüfen: Legenden von Orten',
    summary: 'Der aktive Spieler sammelt die Legenden seiner Orte, sofort und ohne den Beutel.',
  },
  '3.2.2.3': {
    title: 'Überprüfen: den Beutel ausführen',
    summary:
      'Erst dann wird der Beutel ausgeführt, mit allem, was in den Schritten „Bereit machen“ und „Überprüfen“ hineingekommen ist.',
  },
  '3.2.3': { title: 'Schritt: Ziehen', summary: 'Der Schritt „Ziehen“.' },
  '3.2.3.1': {
    title: 'Ziehen: eine Karte',
    summary: 'Der aktive Spieler zieht eine Karte; der Startspieler lässt das im ersten Zug des Spiels aus.',
  },
  '3.2.3.2': {
    title: 'Ziehen: weiter zu Phase 2',
    summary: 'Phase 2 beginnt, wenn alles ausgeführt und der Beutel leer ist.',
  },
  '3.3': {
    title: 'Phase 2: Karten spielen und einsetzen',
    summary: 'Phase 2, das Spielen und Einsetzen von Karten.',
  },
  '3.3.1': {
    title: 'Phase 2: Zugaktionen',
    summary: 'In Phase 2 darf der Spieler die Zugaktionen aus Abschnitt 4 ausführen.',
  },
  '3.3.2': {
    title: 'Das Ende des Zuges erklären',
    summary:
      'Der aktive Spieler darf das Ende seines Zuges erklären, wann immer er eine Aktion ausführen könnte.',
  },
  '3.3.2.1': {
    title: 'Wann der Zug nicht enden kann',
    summary:
      'Der Zug kann nicht mitten in einer Zugaktion beendet werden und nicht, solange Fähigkeiten im Beutel sind.',
  },
  '3.4': { title: 'Phase 3: Ende des Zuges', summary: 'Phase 3, das Ende des Zuges.' },
  '3.4.1': {
    title: 'Wie ein Zug endet',
    summary: 'Wird das Ende des Zuges erklärt, beginnt der folgende Ablauf.',
  },
  '3.4.1.1': {
    title: 'Phase 3: Ausgelöstes am Zugende',
    summary: 'Zuerst kommt in den Beutel, was am Ende des Zuges ausgelöst wird, und wird ausgeführt.',
  },
  '3.4.1.2': {
    title: 'Phase 3: Effekte dieses Zuges enden',
    summary:
      'Dann enden die Effekte, die für diesen Zug gelten; was dadurch ausgelöst wird, kommt in den Beutel und wird ausgeführt.',
  },
  '3.4.2': {
    title: 'Phase 3: der Nächste ist am Zug',
    summary:
      'Ist der Beutel leer, ist der Zug vorbei: eine letzte Spielstatusprüfung, dann wird der nächste Spieler aktiv und beginnt.',
  },
}
