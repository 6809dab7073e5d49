/** Titles and summaries in German: sections 6.2 to 6.7. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de6: RuleTexts<RuleId> = {
  '6.2': { title: 'Auslösbare Fähigkeiten', summary: 'Auslösbare Fähigkeiten.' },
  '6.2.1': {
    title: 'Auslösebedingung',
    summary:
      'Eine auslösbare Fähigkeit tritt ein, wenn ihre Auslösebedingung erfüllt ist, und zwar genau einmal für jedes Mal, dass sie erfüllt ist.',
  },
  '6.2.2': {
    title: 'Womit auslösbare Fähigkeiten beginnen',
    summary:
      'Auslösbare Fähigkeiten beginnen mit Wörtern wie „wenn“, „jedes Mal, wenn“, „das erste“ oder „das nächste Mal“, „zu Beginn“ oder „am Ende“.',
  },
  '6.2.3': {
    title: 'Ausgelöstes kommt in den Beutel',
    summary:
      'Eine Fähigkeit, deren Auslösebedingung erfüllt wurde, kommt in den Beutel und wird von dort ausgeführt.',
  },
  '6.2.4': {
    title: 'Sekundäre Bedingung',
    summary:
      'Ein „falls“ hinter einer Auslösebedingung wird erst bei der Ausführung geprüft, alle solchen Bedingungen zusammen. Ist eine falsch, wird die Fähigkeit ohne Wirkung ausgeführt.',
  },
  '6.2.4/example-1': {
    title: 'Stitch: „Ohana“ im Beutel',
    summary:
      'Stitch - Sorgloser Surfer legt „Ohana“ immer in den Beutel; ob 2 andere Charaktere da sind, wird bei der Ausführung geprüft.',
  },
  '6.2.5': {
    title: 'Zwei Sätze, eine Auslösebedingung',
    summary: 'Zwei Sätze hinter einer Auslösebedingung hängen beide von ihr ab, aber nicht voneinander.',
  },
  '6.2.5/example-1': {
    title: 'Scar darf trotzdem erkunden',
    summary:
      'Scar - Übler Betrüger darf in einem Zug, in dem er niemanden in einer Herausforderung verbannt hat, wie sonst erkunden.',
  },
  '6.2.6': {
    title: 'Zwei Auslöser mit „und“',
    summary:
      'Zwei mit „und“ verbundene Auslösebedingungen wirken wie zwei getrennte Auslöser für denselben Effekt; eine allein genügt.',
  },
  '6.2.6/example-1': {
    title: 'John Silver: beim Ausspielen und Erkunden',
    summary:
      'John Silver - Außerirdischer Pirat gibt Impulsiv sowohl, wenn er ausgespielt wird, als auch jedes Mal, wenn er erkundet.',
  },
  '6.2.7': {
    title: 'Auslöser, die Effekte erzeugen',
    summary:
      'Manche Effekte erzeugen eine auslösbare Fähigkeit, die für eine Dauer besteht oder auf einen späteren Zeitpunkt wartet.',
  },
  '6.2.7.1': {
    title: 'Schwebende ausgelöste Fähigkeiten',
    summary:
      'Eine schwebende ausgelöste Fähigkeit besteht für ihre Dauer außerhalb des Beutels und legt jedes Mal ein Exemplar hinein, wenn ihre Bedingung erfüllt ist. Endet die Dauer, ist sie weg.',
  },
  '6.2.7.1/example-1': {
    title: '„Nimm von den Reichen“',
    summary:
      'Nach „Nimm von den Reichen“ kostet in diesem Zug jedes Erkunden eines deiner Charaktere jeden Gegner 1 Legende; in späteren Zügen keines mehr.',
  },
  '6.2.7.2': {
    title: 'Verzögerte auslösbare Fähigkeiten',
    summary:
      'Eine verzögerte auslösbare Fähigkeit wartet außerhalb des Beutels auf den Zeitpunkt, den sie nennt, und kommt dann in den Beutel.',
  },
  '6.2.7.2/example-1': {
    title: '„Zucker-Drift“',
    summary:
      'Der für „Zucker-Drift“ gewählte Charakter wird am Ende des Zuges verbannt, durch eine Fähigkeit, die in dieser Phase in den Beutel kommt.',
  },
  '6.3': { title: 'Aktivierbare Fähigkeiten', summary: 'Aktivierbare Fähigkeiten.' },
  '6.3.1': {
    title: 'Aktivierbar: eigene Karten in Phase 2',
    summary:
      'Ein Spieler darf die aktivierbaren Fähigkeiten seiner eigenen Karten im Spiel in seiner Phase 2 einsetzen, indem er die Kosten bezahlt.',
  },
  '6.3.1.1': {
    title: 'Aktivierbar: Charakter muss trocken sein',
    summary:
      'Ein Charakter muss trocken sein, um eine Fähigkeit einzusetzen, deren Kosten ihn erschöpfen; Fähigkeiten, die ihn nicht erschöpfen, wirken schon in dem Zug, in dem er ausgespielt wird.',
  },
  '6.3.1.2': {
    title: 'Aktivierbar: Gegenstand und Ort sofort',
    summary:
      'Gegenstände und Orte können aktivierbare Fähigkeiten in dem Zug einsetzen, in dem sie ausgespielt werden.',
  },
  '6.3.2': {
    title: 'Aktivierbar: eine Zugaktion',
    summary:
      'Eine aktivierbare Fähigkeit einzusetzen ist eine Zugaktion: nicht, solange Effekte auf ihre Ausführung warten, und nicht, während der Charakter erkundet oder in einer Herausforderung ist.',
  },
  '6.3.3': {
    title: 'Aktivierbar: Ausgelöstes wartet',
    summary:
      'Was beim Aktivieren einer Fähigkeit ausgelöst wird, wartet im Beutel, bis der Effekt dieser Fähigkeit ausgeführt ist.',
  },
  '6.3.3/example-1': {
    title: 'Armbrust aus Zahn und Naseweis',
    summary:
      'Die Armbrust aus Zahn als Kosten zu verbannen, löst die Fähigkeit von Naseweis - Sehr kluge Fee aus; zuerst wird der Drache verbannt, dann wird ihre Fähigkeit ausgeführt.',
  },
  '6.4': { title: 'Statische Fähigkeiten', summary: 'Statische Fähigkeiten.' },
  '6.4.1': {
    title: 'Was statische Fähigkeiten tun',
    summary:
      'Eine statische Fähigkeit ändert für ihre Dauer ständig Eigenschaften, Regeln oder den Spielstatus. Ohne Dauer gilt sie, solange ihre Karte im Spiel ist.',
  },
  '6.4.1/example-1': {
    title: 'Behütet mit und ohne Dauer',
    summary:
      'Behütet für deine erschöpften Charaktere dauert bis zum Beginn deines nächsten Zuges, wenn das dabeisteht; ohne Dauer gilt es, solange die Karte, die es gibt, im Spiel bleibt.',
  },
  '6.4.2': {
    title: 'Woher statische Fähigkeiten kommen',
    summary:
      'Statische Fähigkeiten kommen von einem ausgeführten Effekt, meist mit einer Dauer, oder von einer Karte im Spiel, meist ohne.',
  },
  '6.4.2.1': {
    title: 'Kontinuierliche statische Fähigkeiten',
    summary:
      'Eine kontinuierliche statische Fähigkeit, die ein Effekt erzeugt, betrifft bis zum Ende ihrer Dauer alle passenden Karten, auch solche, die später ins Spiel kommen.',
  },
  '6.4.2.1/example-1': {
    title: '„Wiederherstellung von Atlantis“',
    summary:
      'Auch ein Charakter, der nach der Ausführung von „Wiederherstellung von Atlantis“ ausgespielt wird, kann nicht herausgefordert werden.',
  },
  '6.4.2.2': {
    title: 'Angewendete statische Fähigkeiten',
    summary:
      'Eine angewendete statische Fähigkeit, die ein Effekt erzeugt, betrifft nur die Karten, die bei der Ausführung im Spiel sind, keine späteren.',
  },
  '6.4.2.2/example-1': {
    title: 'Kida verschont Neue',
    summary:
      'Ein Charakter, der nach der Ausführung der Fähigkeit von Kida - Wächterin von Atlantis ausgespielt wird, behält seine volle Stärke.',
  },
  '6.4.2.3': {
    title: 'Statisches von Karten im Spiel',
    summary:
      'Eine statische Fähigkeit einer Karte im Spiel betrifft alle passenden Karten, neue in dem Augenblick, in dem sie ins Spiel kommen, und endet für alle, sobald ihre Karte das Spiel verlässt.',
  },
  '6.4.2.3/example-1': {
    title: 'Brummbär, Happy und Hantel',
    summary:
      'Ist Brummbär - Schlecht gelaunt im Spiel, kommt Happy - Gutmütig mit 4 Stärke ins Spiel und löst dadurch die Fähigkeit der Hantel aus.',
  },
  '6.4.3': {
    title: 'Bedingte statische Fähigkeiten',
    summary:
      'Eine bedingte statische Fähigkeit gilt oder gilt nicht, je nachdem, ob ihre Bedingung auf den jeweiligen Spielstatus zutrifft.',
  },
  '6.4.3/example-1': {
    title: 'Pimpel braucht einen zweiten Zwerg',
    summary:
      'Pimpel - Hoffnungsloser Romantiker kann nicht erkunden, bis sein Spieler einen weiteren Sieben-Zwerge-Charakter im Spiel hat.',
  },
  '6.4.4': {
    title: '„Außer“ und „wenn“',
    summary:
      'Die Bedingung einer statischen Fähigkeit ist mit „außer“ oder „wenn“ verbunden; ein „falls“ hinter einer Auslösebedingung gehört dagegen zu 6.2.4.',
  },
  '6.4.4.1': {
    title: '„Effekt, außer Bedingung“',
    summary:
      '„Effekt, außer Bedingung“ gilt, solange die Bedingung falsch ist, und gilt nicht, solange sie wahr ist.',
  },
  '6.4.4.2': {
    title: '„Wenn Bedingung, Effekt“',
    summary:
      '„Wenn Bedingung, Effekt“ gilt, solange die Bedingung wahr ist, und gilt nicht, solange sie falsch ist.',
  },
  '6.4.4.3': {
    title: '„Effekt, wenn Bedingung“',
    summary:
      '„Effekt, wenn Bedingung“ wirkt wie „Wenn Bedingung, Effekt“: nur solange die Bedingung wahr ist.',
  },
  '6.4.4.3/example-1': {
    title: 'Le Fou kostenlos ausgespielt',
    summary:
      'In deinem Zug kann Le Fou - Beeinflussbarer Lakai nur kostenlos ausgespielt werden, nachdem in diesem Zug ein gegnerischer Charakter in einer Herausforderung verbannt wurde.',
  },
  '6.4.5': {
    title: 'Schritt oder Phase überspringen',
    summary:
      'Ein übersprungener Schritt oder eine übersprungene Phase geschieht in keinem Teil, ebenso wenig, was deswegen geschehen würde. Was schon begonnen hat, wird nicht übersprungen.',
  },
  '6.4.5/example-1': {
    title: 'Arthur überspringt das Ziehen',
    summary:
      'Ist Arthur - Entschlossener Knappe beim Schritt „Ziehen“ im Spiel, geht sein Spieler gleich zu Phase 2 über; kommt er erst während dieses Schrittes ins Spiel, läuft der Schritt weiter.',
  },
  '6.5': { title: 'Ersatzeffekte', summary: 'Ersatzeffekte.' },
  '6.5.1': {
    title: 'Wie Ersatzeffekte wirken',
    summary:
      'Ein Ersatzeffekt wartet auf seine Bedingung und ersetzt dann das Ereignis ganz oder teilweise, während es ausgeführt wird.',
  },
  '6.5.1.1': {
    title: '„Stattdessen“',
    summary: 'Das Wort „stattdessen“ ist das häufigste Kennzeichen eines Ersatzeffekts.',
  },
  '6.5.1.1/example-1': {
    title: 'Gestohlener Säbel und Aladdin',
    summary:
      'Der Gestohlene Säbel gibt einem gewählten Charakter +1 Stärke, einem gewählten Aladdin aber stattdessen +2.',
  },
  '6.5.2': {
    title: 'Was ein Ereignis ist',
    summary:
      'Ein Ereignis ist die ganze Ausführung eines Effekts; wird einer seiner Teile ersetzt, bleiben die anderen unberührt.',
  },
  '6.5.2/example-1': {
    title: '„Ein Sturm zieht auf“ teilweise ersetzt',
    summary:
      'Wird der Schaden von „Ein Sturm zieht auf“ ersetzt, ist das Ereignis teilweise ersetzt, und die Karte wird trotzdem gezogen.',
  },
  '6.5.3': {
    title: 'Rechtzeitig ersetzen',
    summary:
      'Ein Ersatzeffekt muss in dem Augenblick bestehen und gelten, in dem das Ereignis eintreten würde; was schon geschehen ist, lässt sich nicht ersetzen.',
  },
  '6.5.3/example-1': {
    title: 'Zum Quietscheentchen prüft die Stärke',
    summary:
      '„Zum Quietscheentchen“ prüft bei der Ausführung der ausgelösten Fähigkeit auf 6 Stärke; Stärke, die später in der Herausforderung dazukommt, macht aus 1 Legende keine 3.',
  },
  '6.5.4': {
    title: 'Ersetztes geschieht nie',
    summary:
      'Ein ersetztes Ereignis geschieht nie und löst nichts aus. An seine Stelle tritt das geänderte Ereignis, das selbst Fähigkeiten auslösen oder ersetzt werden kann.',
  },
  '6.5.5': {
    title: 'Eine Gelegenheit pro Ereignis',
    summary:
      'Ein Ersatzeffekt hat pro Ereignis eine Gelegenheit: Einmal angewendet, kann er auf das geänderte Ereignis nicht noch einmal angewendet werden.',
  },
  '6.5.6': {
    title: 'Selbstersatzeffekte',
    summary:
      'Ein Selbstersatzeffekt, der die Fähigkeit ändert, zu der er gehört, wird immer vor anderen angewendet.',
  },
  '6.5.7': {
    title: 'Mehrere Ersatzeffekte',
    summary:
      'Passen verschiedene Ersatzeffekte auf ein Ereignis, wählt unter ihnen der Spieler, dessen Karten oder Effekte betroffen sind.',
  },
  '6.5.7.1': {
    title: 'Mehrere: zuerst Selbstersatz',
    summary:
      'Zuerst sucht dieser Spieler einen der anwendbaren Selbstersatzeffekte aus, falls es welche gibt.',
  },
  '6.5.7.2': {
    title: 'Mehrere: dann die anderen',
    summary: 'Danach sucht dieser Spieler einen der anderen anwendbaren Ersatzeffekte aus.',
  },
  '6.5.7.3': {
    title: 'Mehrere: bis keiner mehr passt',
    summary: 'Nach jedem Ersetzen wird das geänderte Ereignis erneut geprüft, bis keiner mehr anwendbar ist.',
  },
  '6.5.7.3/example-1': {
    title: 'Mine der Sieben Zwerge und Biest',
    summary:
      'Ein Ritter wird zur Mine der Sieben Zwerge bewegt und Fabius gewählt: Zuerst wird der Schaden zu 2, dann kommen stattdessen 2 Marker auf Biest - Selbstloser Beschützer.',
  },
  '6.5.8': {
    title: 'Derselbe Effekt zweimal',
    summary:
      'Nur ein Exemplar desselben Ersatzeffekts wird auf ein Ereignis angewendet. Der betroffene Spieler sucht aus, welches, und die anderen verfallen.',
  },
  '6.5.8/example-1': {
    title: 'Rapunzels zweifacher Schutz',
    summary:
      'Fabius hat zweimal den Schutz, den Rapunzel - Bereit für Abenteuer gibt: Der erste Schaden in einer Herausforderung wird verhindert, und beide sind weg.',
  },
  '6.6': { title: 'Fähigkeitsmodifikatoren', summary: 'Fähigkeitsmodifikatoren.' },
  '6.6.1': {
    title: 'Was Modifikatoren ändern',
    summary: 'Fähigkeiten und Effekte können Eigenschaften von Charakteren und Orten im Spiel verändern.',
  },
  '6.6.1.1': {
    title: 'Wie lange Modifikatoren wirken',
    summary:
      'Ein Modifikator wirkt sofort und ständig, für seine Dauer oder solange seine Quelle im Spiel ist, ohne den Beutel zu benutzen.',
  },
  '6.6.1.2': {
    title: 'Modifikatoren ohne Reihenfolge',
    summary:
      'Alle Modifikatoren einer Eigenschaft werden ohne Reihenfolge zusammengezählt; ein neuer kommt einfach zur Summe hinzu.',
  },
  '6.6.1.2/example-1': {
    title: '+1 Stärke vom Großherzog',
    summary:
      'Großherzog - Berater des Königs gibt seine +1 Stärke sofort königlichen Charakteren im Spiel und denen, die später kommen, solange er im Spiel ist.',
  },
  '6.6.1.2/example-2': {
    title: 'HeiHei mit –1 Stärke',
    summary:
      'HeiHei mit 2 Stärke erhält +1, dann –5, dann +1 und steht bei –1: Die negative Summe bleibt bestehen.',
  },
  '6.6.2': {
    title: 'Negative Stärke',
    summary:
      'Eine negative Stärke zählt als 0 und fügt keinen Herausforderungsschaden zu, aber der negative Wert bleibt bestehen, wenn weitere Modifikatoren dazukommen.',
  },
  '6.6.2/example-1': {
    title: 'Yokai zählt Stärke als 0',
    summary:
      'Ein Charakter mit –1 Stärke zählt für das Ziehen von Yokai - Wissenschaftlicher Superschurke, als hätte er 0, und seine Stärke ist weiterhin –1.',
  },
  '6.6.3': {
    title: 'Negativer Legendenwert',
    summary:
      'Ein negativer Legendenwert zählt als 0, aber der negative Wert bleibt bestehen, wenn weitere Modifikatoren dazukommen.',
  },
  '6.6.3/example-1': {
    title: 'Flynn Rider mit –1 Legendenwert',
    summary:
      'Flynn Rider - Sein eigener größter Fan mit –1 Legendenwert bringt beim Erkunden 0 Legenden und bleibt bei –1, bis sich ein Modifikator ändert.',
  },
  '6.6.4': {
    title: 'Untergrenze für eine Eigenschaft',
    summary:
      'Kann eine Eigenschaft nicht unter einen Wert sinken, wird diese Grenze angewendet, nachdem alle Modifikatoren zusammengezählt sind.',
  },
  '6.6.4/example-1': {
    title: 'Elisa Maza nie unter 4',
    summary:
      'Elisa Maza - Verwandelte Gargoyle mit gedruckten 4 erhält nacheinander –4, +1 und +4 und hat 4, 4 und 5 Stärke.',
  },
  '6.7': { title: 'Karten und Effekte ausführen', summary: 'Die Ausführung von Karten und Effekten.' },
  '6.7.1': {
    title: 'Wann eine Karte ausgeführt wird',
    summary:
      'Eine Karte wird unmittelbar ausgeführt, nachdem sie als ausgespielt gilt, auf die Art ihres Kartentyps.',
  },
  '6.7.1.1': {
    title: 'Ausführen: Charakter, Gegenstand, Ort',
    summary:
      'Ein Charakter, Gegenstand oder Ort kommt in die Spielzone; ein mit Gestaltwandel ausgespielter Charakter kommt auf die Karte, auf die er gewandelt wird.',
  },
  '6.7.1.2': {
    title: 'Ausführen: Aktion',
    summary:
      'Eine Aktion kommt in die Spielzone, und ihr Effekt wird sofort ausgeführt, nicht über den Beutel. Sie bleibt dort, bis der Effekt vollständig ausgeführt ist, auch wenn das warten muss, und kommt dann auf den Ablagestapel.',
  },
  '6.7.2': {
    title: 'Drei Schritte eines Effekts',
    summary:
      'Ein Effekt wird in drei Schritten ausgeführt: zählen und prüfen, Schaden berechnen, durchführen.',
  },
  '6.7.2.1': {
    title: 'Effekt: zählen und prüfen',
    summary:
      'Erstens wird die Zahl eines „für jeden“ gezählt und eine sekundäre Bedingung geprüft; ist sie falsch, endet der Effekt ohne Wirkung.',
  },
  '6.7.2.2': {
    title: 'Effekt: Schaden berechnen',
    summary:
      'Zweitens werden bei einem Effekt, der Schaden zufügt, die Entscheidungen dafür getroffen, und die endgültige Höhe wird mit allen Schadensmodifikatoren berechnet.',
  },
  '6.7.2.3': {
    title: 'Effekt: durchführen',
    summary:
      'Drittens werden die Anweisungen der Reihe nach und so weit wie möglich befolgt, mit den übrigen Entscheidungen. Berechneter Schaden wird auf einmal zugefügt, und Ersatzeffekte können gelten.',
  },
  '6.7.3': {
    title: 'Zulässige Wahl',
    summary:
      'Eine Wahl ist zulässig, wenn sie alle Voraussetzungen erfüllt und gegen keine Einschränkung verstößt; jede andere ist eine unzulässige Aktion.',
  },
  '6.7.3.1': {
    title: 'Wahl: zuerst die Tinte',
    summary:
      'Tinte, die Voraussetzungen einer Wahl verlangen, wird zuerst bezahlt, und zwar ganz, bevor gewählt wird.',
  },
  '6.7.3.2': {
    title: 'Wahl: Voraussetzungen erfüllen',
    summary:
      'Dann muss die Wahl die Voraussetzungen des Effekts und auch die des Gewählten erfüllen, etwa einer Karte, die gewählt werden muss.',
  },
  '6.7.3.3': {
    title: 'Wahl: Einschränkungen prüfen',
    summary:
      'Zuletzt wird die Wahl an den Einschränkungen geprüft; verstößt sie gegen eine, muss neu gewählt werden.',
  },
  '6.7.3.3/example-1': {
    title: 'John Smith muss gewählt werden',
    summary: 'Ein Gegner, der „Wuchtschlag“ ausspielt, muss John Smith - Unerschrockener Beschützer wählen.',
  },
  '6.7.3.3/example-2': {
    title: 'Einer von zwei John Smiths',
    summary:
      'Gegen zwei John Smiths wählt ein Gegner, der „Wuchtschlag“ ausspielt, einen von beiden; der andere verlangt nichts weiter.',
  },
  '6.7.4': {
    title: 'Ausgelöstes während der Ausführung',
    summary:
      'Fähigkeiten, die ausgelöst werden, während eine Karte oder ein Effekt ausgeführt wird, warten im Beutel, bis die ganze Aktion oder Fähigkeit mit allen Sätzen ausgeführt ist.',
  },
  '6.7.5': {
    title: 'Prüfung nach allen Effekten',
    summary:
      'Der Spielstatus wird erst geprüft, wenn eine Aktion oder Fähigkeit mit allen Effekten ausgeführt ist, nicht zwischen ihnen.',
  },
  '6.7.6': {
    title: 'Mehrere Spieler handeln zugleich',
    summary:
      'Lässt ein Effekt mehrere Spieler zugleich handeln, handelt zuerst der aktive Spieler, dann die anderen in Zugreihenfolge, alles in einer Ausführung.',
  },
  '6.7.6/example-1': {
    title: 'Donald Duck: wer zuerst zieht',
    summary:
      'Zu Beginn deines Zuges bietet Donald Duck - Perfekter Gentleman zuerst dir eine Karte an, dann den anderen in Zugreihenfolge; die Spielstatusprüfung kommt nach allen.',
  },
  '6.7.7': {
    title: 'Letzter bekannter Wert',
    summary:
      'Ein Effekt, der eine Eigenschaft einer Karte braucht, die das Spiel verlassen hat, nimmt deren letzten bekannten Wert.',
  },
  '6.7.8': {
    title: 'Durch einen Effekt ausgespielte Karte',
    summary:
      'Eine Karte, die man auf Anweisung eines Effekts ausspielt, wird während dieser Ausführung ausgespielt. Alles, was ihr Ausspielen bewirkt, wartet, bis der Effekt, der sie ausgespielt hat, vollständig ausgeführt ist, selbst wenn die Karte inzwischen weiterwandert.',
  },
  '6.7.8/example-1': {
    title: '„Bring dich in Sicherheit!“: Jim Hawkins',
    summary:
      '„Bring dich in Sicherheit!“ spielt Sleepy Hollow aus dem Ablagestapel aus und zieht dann; erst danach führt Jim Hawkins - Raumfahrer seine Bewegung dorthin aus.',
  },
  '6.7.8.1': {
    title: 'Durch einen Effekt ausgespielte Aktion',
    summary:
      'Der Effekt einer so ausgespielten Aktion wird nach dem Effekt ausgeführt, der sie ausgespielt hat, und vor allem aus dem Beutel.',
  },
  '6.7.9': {
    title: 'Wie eine Karte ins Spiel kommt',
    summary: 'Effekte, die ändern, wie eine Karte ins Spiel kommt, gelten zusammen mit ihrem Kommen.',
  },
  '6.7.9/example-1': {
    title: 'Mutter Gothel kommt beschädigt',
    summary:
      'Mutter Gothel - Verwelkt und verrucht kommt mit bereits 3 Schaden ins Spiel; sie ist nie unbeschädigt im Spiel.',
  },
}
