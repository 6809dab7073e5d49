/** Titles and summaries in German: chapter 4. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de3: RuleTexts<RuleId> = {
  '4.1': { title: 'Zugaktionen: Allgemeines', summary: 'Was allen Zugaktionen gemeinsam ist.' },
  '4.1.1': {
    title: 'Ohne Karte und ohne Grenze',
    summary:
      'Zugaktionen brauchen keine Karte, die sie erlaubt, und alle außer dem Tinten sind beliebig oft möglich.',
  },
  '4.1.2': {
    title: 'Wer Zugaktionen ausführt und wann',
    summary:
      'Zugaktionen stehen dem aktiven Spieler in Phase 2 offen, in beliebiger Reihenfolge; jede endet mit leerem Beutel, bevor die nächste beginnt.',
  },
  '4.1.3': {
    title: 'Die sechs Zugaktionen',
    summary:
      'Die Zugaktionen: eine Karte tinten, eine Karte ausspielen, eine aktivierbare Fähigkeit einsetzen, erkunden, herausfordern, einen Charakter bewegen.',
  },
  '4.1.4': {
    title: 'Unmögliche Zugaktion',
    summary:
      'Stellt sich eine Zugaktion als unmöglich heraus, wird sie zurückgenommen bis zu dem Augenblick vor ihrem Beginn.',
  },
  '4.1.5': {
    title: 'Ausgelöstes während einer Zugaktion',
    summary:
      'Was im Lauf einer Zugaktion ausgelöst wird, wartet im Beutel, bis deren Ablauf abgeschlossen ist.',
  },
  '4.2': { title: 'Eine Karte tinten', summary: 'Das Tinten einer Karte.' },
  '4.2.1': {
    title: 'So tintet man eine Karte',
    summary: 'Um eine Karte zu tinten, kündigt der Spieler das an und folgt den Schritten unten.',
  },
  '4.2.1.1': {
    title: 'Tinten: auswählen und aufdecken',
    summary: 'Der Spieler sucht sich eine Handkarte mit dem Tintenvorrat-Symbol aus und deckt sie auf.',
  },
  '4.2.1.2': {
    title: 'Tinten: das Tintenvorrat-Symbol',
    summary: 'Die aufgedeckte Karte muss das Tintenvorrat-Symbol tragen, für alle sichtbar.',
  },
  '4.2.1.3': {
    title: 'Tinten: in den Tintenvorrat',
    summary: 'Die Karte kommt verdeckt und bereit in den Tintenvorrat ihres Spielers.',
  },
  '4.2.2': {
    title: 'Tinten: danach der Beutel',
    summary: 'Nach dem Tinten wird der Beutel ausgeführt; damit ist die Aktion abgeschlossen.',
  },
  '4.2.3': {
    title: 'Tinten: einmal pro Zug',
    summary: 'Ein Spieler darf in jedem seiner Züge nur einmal tinten.',
  },
  '4.2.3.1': {
    title: 'Tinten: zusätzliche Karten',
    summary: 'Effekte, die zusätzliches Tinten erlauben, heben diese Grenze an, solange sie gelten.',
  },
  '4.2.3.1/example-1': {
    title: 'Belle: eine zweite Karte tinten',
    summary:
      'Belle erlaubt, eine zweite Karte zu tinten; sie erneut auszuspielen ergibt keine dritte, eine zweite Belle im Spiel aber schon.',
  },
  '4.2.3.2': {
    title: 'Durch einen Effekt in den Tintenvorrat',
    summary:
      'Eine Karte, die ein Effekt in den Tintenvorrat legt, wird nicht aufgedeckt und verbraucht das Tinten dieses Zuges nicht.',
  },
  '4.2.3.2/example-1': {
    title: 'Fischgrätenfeder',
    summary:
      'Die Fischgrätenfeder legt jede beliebige Karte in den Tintenvorrat, sooft ihre Kosten bezahlt werden, ohne sie aufzudecken.',
  },
  '4.3': { title: 'Eine Karte ausspielen', summary: 'Das Ausspielen einer Karte.' },
  '4.3.1': {
    title: 'So spielt man eine Karte aus',
    summary: 'Eine Karte wird ausgespielt, indem man sie von der Hand ankündigt und bezahlt.',
  },
  '4.3.2': {
    title: 'Von der Hand, im eigenen Zug',
    summary:
      'Karten werden nur von der Hand ausgespielt und nur vom aktiven Spieler in seinem eigenen Zug; die Schritte sind für alle Karten gleich.',
  },
  '4.3.2.1': {
    title: 'Ausspielen: ankündigen',
    summary: 'Erstens kündigt der Spieler die Karte an und zeigt sie.',
  },
  '4.3.2.2': {
    title: 'Ausspielen: wie bezahlt wird',
    summary:
      'Zweitens sagt er, wie er bezahlt: mit den Tintenkosten oder genau einer Art alternativer Kosten. „Kostenlos“ steht sofort fest und überspringt das Bezahlen.',
  },
  '4.3.2.3': {
    title: 'Ausspielen: der Gesamtbetrag',
    summary:
      'Drittens wird der Gesamtbetrag ermittelt: die gewählten Kosten mit allen Zahlungsmodifikatoren.',
  },
  '4.3.2.4': {
    title: 'Ausspielen: bezahlen',
    summary:
      'Viertens wird der ganze Betrag bezahlt, Tinte durch Erschöpfen entsprechend vieler bereiter Tintenkarten, in beliebiger Reihenfolge, aber vollständig.',
  },
  '4.3.3': {
    title: 'Ausspielen: ins Spiel kommen',
    summary:
      'Ist die Karte bezahlt, kommt sie so ins Spiel, wie es ihr Typ verlangt, und gilt als ausgespielt.',
  },
  '4.3.3.1': {
    title: 'Charakter, Gegenstand, Ort ausgespielt',
    summary:
      'Charaktere, Gegenstände und Orte kommen in die Spielzone; ein Charakter mit Gestaltwandel kommt auf den, auf den er ausgespielt wird.',
  },
  '4.3.3.2': {
    title: 'Aktionen ausgespielt',
    summary:
      'Eine Aktion kommt in die Spielzone, ihr Effekt wird sofort ausgeführt, und die Karte kommt auf den Ablagestapel ihres Spielers.',
  },
  '4.3.4': {
    title: 'Ausspielen: danach der Beutel',
    summary: 'Dann wird der Beutel ausgeführt mit dem, was das Ausspielen der Karte ausgelöst hat.',
  },
  '4.3.4.1': {
    title: '„Wenn du diese Karte ausspielst“',
    summary:
      '„Wenn du diese Karte ausspielst“ wird ausgelöst, wenn die Karte ins Spiel kommt, obwohl die Fähigkeit vorher nicht im Spiel war.',
  },
  '4.3.5': {
    title: 'Anders bezahlt, gleiche Tintenkosten',
    summary: 'Anders zu bezahlen, etwa durch Singen, lässt die Tintenkosten der Karte, wie sie sind.',
  },
  '4.3.6': {
    title: 'Nachlass auf die nächste Karte',
    summary:
      'Ein Nachlass auf deine nächste Karte einer Art gilt für die allernächste solche Karte, wie auch immer sie bezahlt wird. Nur der Nachlass einer Karte auf sich selbst wirkt außerhalb des Spiels.',
  },
  '4.3.6/example-1': {
    title: 'Chefs Nachlass und „Gerade Rechtzeitig“',
    summary:
      'Chefs Nachlass ist mit dem nächsten Charakter verbraucht, selbst wenn „Gerade Rechtzeitig“ ihn kostenlos ausspielt.',
  },
  '4.3.6/example-2': {
    title: 'Perdis Nachlass auf einen Welpen',
    summary:
      'Perdis Nachlass auf einen Welpen wartet noch, nachdem Fabius ausgespielt wurde, der keiner ist.',
  },
  '4.3.6/example-3': {
    title: 'Le Fous eigener Nachlass',
    summary:
      'Le Fou - Tollpatsch macht sich selbst schon auf der Hand billiger; Trixis Nachlass auf Erfinder wirkt erst, wenn sie im Spiel ist.',
  },
  '4.4': {
    title: 'Eine aktivierbare Fähigkeit einsetzen',
    summary: 'Das Einsetzen einer aktivierbaren Fähigkeit.',
  },
  '4.4.1': {
    title: 'Wessen Fähigkeiten man einsetzt',
    summary:
      'Der aktive Spieler darf aktivierbare Fähigkeiten der Karten einsetzen, die er selbst im Spiel hat; er zahlt die Kosten und erhält den Effekt.',
  },
  '4.4.2': {
    title: 'Erschöpfen nur, wenn trocken',
    summary:
      'Ein Charakter muss trocken sein, um eine eigene Fähigkeit mit Erschöpfen einzusetzen; Gegenstände und Orte dürfen es schon in dem Zug, in dem sie ausgespielt werden.',
  },
  '4.4.2.1': {
    title: 'Einen Charakter als Kosten erschöpfen',
    summary: 'Erschöpfen die Kosten irgendeinen Charakter, muss dieser trocken sein.',
  },
  '4.4.3': {
    title: 'Einsetzen: die Schritte',
    summary: 'Nur der aktive Spieler setzt aktivierbare Fähigkeiten ein, in den folgenden Schritten.',
  },
  '4.4.3.1': {
    title: 'Einsetzen: ankündigen',
    summary: 'Erstens kündigt der Spieler an, welche Fähigkeit er einsetzt.',
  },
  '4.4.3.2': {
    title: 'Einsetzen: wie bezahlt wird',
    summary:
      'Zweitens sagt er, wie er bezahlt: mit ihren Kosten oder einer Art alternativer Kosten. Wird sie kostenlos eingesetzt, bleibt nur ein Erschöpfen übrig.',
  },
  '4.4.3.3': {
    title: 'Einsetzen: der Gesamtbetrag',
    summary:
      'Drittens wird der Gesamtbetrag ermittelt: die gewählten Kosten mit allen Zahlungsmodifikatoren.',
  },
  '4.4.3.4': {
    title: 'Einsetzen: bezahlen',
    summary: 'Viertens wird der ganze Betrag bezahlt, in beliebiger Reihenfolge, aber vollständig.',
  },
  '4.4.4': {
    title: 'Einsetzen: sofort ausgeführt',
    summary: 'Die Fähigkeit wird dann sofort ausgeführt, ohne den Beutel.',
  },
  '4.4.5': {
    title: 'Einsetzen: danach der Beutel',
    summary: 'Was dabei ausgelöst wurde, wird danach aus dem Beutel ausgeführt.',
  },
  '4.5': { title: 'Erkunden', summary: 'Das Erkunden.' },
  '4.5.1': {
    title: 'Wer erkundet',
    summary: 'Nur Charaktere erkunden, und zwar für den aktiven Spieler, der es ankündigt.',
  },
  '4.5.1.1': {
    title: 'Erkunden: Charakter benennen',
    summary: 'Erstens benennt der Spieler den Charakter, der erkunden soll.',
  },
  '4.5.1.2': {
    title: 'Erkunden: was es verbietet',
    summary:
      'Zweitens darf nichts das Erkunden verbieten (trocknend, Impulsiv und so weiter), und Kosten für das Erkunden werden bezahlt.',
  },
  '4.5.1.3': { title: 'Erkunden: erschöpfen', summary: 'Drittens wird der erkundende Charakter erschöpft.' },
  '4.5.1.4': {
    title: 'Erkunden: Legenden sammeln',
    summary: 'Viertens sammelt sein Spieler so viele Legenden, wie der Legendenwert des Charakters beträgt.',
  },
  '4.5.2': {
    title: 'Erkunden: danach der Beutel',
    summary: 'Der Charakter hat nun erkundet, und der Beutel wird ausgeführt mit dem, was das ausgelöst hat.',
  },
  '4.5.3': {
    title: 'Erkunden: wann es vorbei ist',
    summary: 'Das Erkunden ist vorbei, wenn alles ausgeführt ist, was es bewirkt hat.',
  },
  '4.5.3.1': {
    title: 'Erkunden: negativer Legendenwert',
    summary: 'Ein negativer Legendenwert bringt keine Legenden ein und kostet auch keine.',
  },
  '4.6': { title: 'Herausfordern', summary: 'Das Herausfordern.' },
  '4.6.1': {
    title: 'Wer wen herausfordert',
    summary: 'Nur Charaktere fordern heraus; herausgefordert wird ein gegnerischer Charakter oder Ort.',
  },
  '4.6.2': {
    title: '„In einer Herausforderung“',
    summary:
      '„In einer Herausforderung“ bezieht sich auf die zwei Karten der laufenden Herausforderung und auf keine andere.',
  },
  '4.6.3': {
    title: 'Zwei Schritte einer Herausforderung',
    summary: 'Eine Herausforderung hat einen Schritt der Erklärung und danach einen Schritt des Schadens.',
  },
  '4.6.4': {
    title: 'Schritt: Herausforderungserklärung',
    summary: 'Der Schritt „Herausforderungserklärung“.',
  },
  '4.6.4.1': {
    title: 'Erklärung: wer herausfordert',
    summary:
      'Erstens benennt der Spieler einen seiner bereiten Charaktere, der seit dem Schritt „Überprüfen“ dieses Zuges im Spiel ist.',
  },
  '4.6.4.2': {
    title: 'Erklärung: wer herausgefordert wird',
    summary: 'Zweitens wählt er einen erschöpften gegnerischen Charakter, der herausgefordert wird.',
  },
  '4.6.4.3': {
    title: 'Erklärung: Einschränkungen und Kosten',
    summary:
      'Drittens werden Voraussetzungen und Einschränkungen wie Wendig geprüft, Entscheidungen getroffen und Kosten des Herausforderns bezahlt.',
  },
  '4.6.4.4': {
    title: 'Erklärung: erschöpfen',
    summary: 'Viertens wird der herausfordernde Charakter erschöpft.',
  },
  '4.6.4.5': {
    title: 'Erklärung: die Herausforderung läuft',
    summary:
      'Fünftens läuft die Herausforderung, und Effekte für „während er herausfordert“ beginnen zu wirken.',
  },
  '4.6.5': {
    title: 'Erklärung: Beutel vor dem Schaden',
    summary:
      'Was durch Herausfordern und Herausgefordertwerden ausgelöst wurde, wird vor jedem Schaden aus dem Beutel ausgeführt.',
  },
  '4.6.6': { title: 'Schritt: Herausforderungsschaden', summary: 'Der Schritt „Herausforderungsschaden“.' },
  '4.6.6.1': {
    title: 'Herausforderungsschaden: berechnen',
    summary:
      'Erstens wird der Schaden berechnet: Änderungen der Stärke, wobei eine negative als 0 zählt, dann Erhöhungen und Verringerungen des Schadens.',
  },
  '4.6.6.2': {
    title: 'Herausforderungsschaden: zufügen',
    summary: 'Zweitens fügen beide einander im selben Augenblick ihren Schaden zu.',
  },
  '4.6.6.3': { title: 'Herausforderungsschaden: Prüfung', summary: 'Drittens wird der Spielstatus geprüft.' },
  '4.6.7': {
    title: 'Ende einer Herausforderung',
    summary:
      'Ist der Beutel leer, enden Effekte für die Herausforderung, und sie ist vorbei; jetzt kommen Fähigkeiten für „nach der Herausforderung“.',
  },
  '4.6.8': {
    title: 'Einen Ort herausfordern',
    summary: 'Charaktere können auch Orte herausfordern, mit den folgenden Unterschieden.',
  },
  '4.6.8.1': {
    title: 'Ort: statt eines Charakters',
    summary: 'Statt eines erschöpften Charakters wird ein gegnerischer Ort gewählt.',
  },
  '4.6.8.2': {
    title: 'Ort: immer herauszufordern',
    summary: 'Ein Ort ist weder bereit noch erschöpft und kann deshalb immer herausgefordert werden.',
  },
  '4.6.8.3': {
    title: 'Ort: erhält Schaden, fügt keinen zu',
    summary:
      'Ein Ort hat keine Stärke und fügt seinerseits keinen Schaden zu, erhält aber Schaden, der gegen seine Willenskraft zählt.',
  },
  '4.6.9': {
    title: 'Aus der Herausforderung entfernt',
    summary:
      'Wird ein Charakter aus irgendeinem Grund aus einer Herausforderung entfernt, endet sie wie folgt; weiterer Schaden wird nicht zugefügt.',
  },
  '4.6.9.1': {
    title: 'Abgebrochen: zuerst der Beutel',
    summary: 'Was noch im Beutel ist, wird zuerst ausgeführt.',
  },
  '4.6.9.2': {
    title: 'Abgebrochen: dann ist sie vorbei',
    summary:
      'Dann enden Effekte für die Herausforderung, und sie ist vorbei; jetzt kommen Fähigkeiten für „nach der Herausforderung“.',
  },
  '4.6.9.2/example-1': {
    title: 'Stitch fordert Milo Thatch heraus',
    summary: 'Stitch und Milo Thatch fügen einander 2 Schaden zu, und beide werden verbannt.',
  },
  '4.6.9.2/example-2': {
    title: 'Grinsekatze und Marshmallow',
    summary:
      'Die Grinsekatze nimmt Marshmallow mit, wenn sie verbannt wird; das geschieht noch in der Herausforderung, also darf Marshmallow auf die Hand zurückkehren.',
  },
  '4.6.9.2/example-3': {
    title: 'Rafiki fordert Shenzi heraus',
    summary:
      'Rafikis Fähigkeit, ausgelöst durch die Herausforderung der Hyäne Shenzi, wird vor dem Schaden ausgeführt; ihre 3 Stärke fügen ihm deshalb keinen zu.',
  },
  '4.7': { title: 'Einen Charakter bewegen', summary: 'Das Bewegen eines Charakters zu einem Ort.' },
  '4.7.1': {
    title: 'Eigene Charaktere, eigene Orte',
    summary: 'Man bewegt nur eigene Charaktere und nur zu eigenen Orten.',
  },
  '4.7.2': {
    title: 'Einen Ort verlassen',
    summary: 'Ein Charakter verlässt einen Ort nur, indem er zu einem anderen bewegt wird.',
  },
  '4.7.3': { title: 'Bewegen: die Schritte', summary: 'Eine Bewegung folgt den Schritten unten.' },
  '4.7.3.1': {
    title: 'Bewegen: wer und wohin',
    summary:
      'Erstens benennt der Spieler einen seiner Charaktere und den eigenen Ort, zu dem er bewegt wird.',
  },
  '4.7.3.2': {
    title: 'Bewegen: wie bezahlt wird',
    summary:
      'Zweitens sagt er, wie er bezahlt: mit den Bewegungskosten oder genau einer Art alternativer Kosten. „Kostenlos“ steht sofort fest und überspringt das Bezahlen.',
  },
  '4.7.3.3': {
    title: 'Bewegen: der Gesamtbetrag',
    summary:
      'Drittens wird der Gesamtbetrag ermittelt: die Bewegungskosten des Ortes oder die alternativen Kosten, mit Zahlungsmodifikatoren.',
  },
  '4.7.3.4': {
    title: 'Bewegen: bezahlen',
    summary:
      'Viertens wird der ganze Betrag bezahlt, Tinte durch Erschöpfen entsprechend vieler bereiter Tintenkarten.',
  },
  '4.7.4': { title: 'Bewegen: am Ort', summary: 'Dann ist der Charakter an dem Ort.' },
  '4.7.5': {
    title: 'Bewegen: danach der Beutel',
    summary: 'Danach wird der Beutel ausgeführt; damit ist die Bewegung abgeschlossen.',
  },
}
