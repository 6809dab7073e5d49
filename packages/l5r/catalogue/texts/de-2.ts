import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de2: RuleTexts<RuleId> = {
  'glossary/einfluss-einflusskosten/example': {
    title: 'Einfluss: ein Beispiel',
    summary:
      'Ein Löwen-Deck mit 10 Einfluss gibt 3 × 2, 3 × 1 und 1 für sieben Kranich-Karten aus; alle übrigen Konfliktkarten müssen Löwen-Karten oder neutral sein.',
  },
  'glossary/eingeschraenkt': {
    title: 'Eingeschränkt',
    summary:
      'Eingeschränkt ist ein Schlüsselwort: Ein Charakter darf jederzeit höchstens 2 eingeschränkte Verstärkungen haben.',
  },
  'glossary/eingeschraenkt/1': {
    title: 'Eingeschränkt: eine zu viel',
    summary:
      'Sobald ein Charakter 3 oder mehr eingeschränkte Verstärkungen hat, muss der Spieler, der ihn kontrolliert, eine davon wählen und ablegen.',
  },
  'glossary/eingeschraenkt/2': {
    title: 'Eingeschränkt: eine dritte spielen',
    summary:
      'Eine dritte eingeschränkte Verstärkung darf auf einen Charakter gespielt werden; sobald sie ins Spiel kommt, muss der Spieler, der den Charakter kontrolliert, 1 der eingeschränkten Verstärkungen wählen und ablegen.',
  },
  'glossary/einzigartige-karten': {
    title: 'Einzigartige Karten',
    summary: 'Eine Karte mit dem Einzigartig-Symbol kann, nach Namen, nur ein Mal je Spieler im Spiel sein.',
  },
  'glossary/einzigartige-karten/1': {
    title: 'Einzigartige Karten: eigene',
    summary:
      'Ein Spieler kann eine einzigartige Karte nicht ins Spiel bringen oder die Kontrolle über sie übernehmen, wenn er bereits eine andere Karte mit demselben Namen oder aufgedruckten Namen im Spiel kontrolliert oder besitzt.',
  },
  'glossary/einzigartige-karten/2': {
    title: 'Einzigartige Karten: gegnerische',
    summary:
      'Ein Spieler kann keine einzigartige Karte ins Spiel bringen, die der Gegner besitzt, wenn dieser bereits eine Karte mit demselben Namen oder aufgedruckten Namen im Spiel kontrolliert.',
  },
  'glossary/einzigartige-karten/3': {
    title: 'Einzigartige Karten: Kopie ablegen',
    summary:
      'Als Spieleraktion in der Dynastiephase darf ein Spieler eine Kopie, nach Namen, eines einzigartigen Charakters von der Hand oder aus einer Provinz ablegen, um 1 Schicksal auf eine Kopie davon zu legen, die er im Spiel kontrolliert.',
  },
  'glossary/entehrt-entehrt-statusmarker': {
    title: 'Entehrt: Verweis',
    summary: 'Siehe persönliche Ehre.',
  },
  'glossary/ereigniskarten': {
    title: 'Ereigniskarten',
    summary: 'Ereigniskarten stehen für Taktiken, Intrigen, Zauber und andere unerwartete Wendungen.',
  },
  'glossary/ereigniskarten/1': {
    title: 'Ereignisse: wann sie gespielt werden',
    summary:
      'Ereignisse werden von der Hand ausgelöst. Wann und wie ein Ereignis gespielt werden darf, sagen die Art seiner Fähigkeit, seine Auslösebedingung und seine Spieleinschränkungen und -berechtigungen.',
  },
  'glossary/ereigniskarten/2': {
    title: 'Ereignisse: wie sie gespielt werden',
    summary:
      'Wird ein Ereignis gespielt, werden seine Kosten gezahlt, seine Effekte abgehandelt oder aufgehoben, und es kommt auf den Ablagestapel seines Besitzers, bevor sich das Reaktionsfenster nach seiner Abhandlung öffnet.',
  },
  'glossary/ereigniskarten/3': {
    title: 'Ereignisse: andauernde Effekte',
    summary:
      'Ein andauernder Effekt eines Ereignisses gilt nur für die Karten, auf die er bei der Abhandlung passt; was danach ins Spiel oder in die Zone kommt oder den Status erhält, ist nicht betroffen.',
  },
  'glossary/ereigniskarten/4': {
    title: 'Ereignisse: aufgehoben',
    summary:
      'Werden die Effekte eines Ereignisses aufgehoben, ist die Karte trotzdem gespielt, bezahlt und abgelegt: Aufgehoben sind nur ihre Effekte.',
  },
  'glossary/ereigniskarten/5': {
    title: 'Ereignisse kommen nicht ins Spiel',
    summary:
      'Ein Ereignis kann nicht ins Spiel kommen, außer der Effekt, der es ins Spiel bringt, gibt ihm auch eine Kartenart, die im Spiel sein kann.',
  },
  'glossary/erhalten': {
    title: 'Erhalten',
    summary: '„Erhalten“ wird von Spielern und von Karten gesagt.',
  },
  'glossary/erhalten/1': {
    title: 'Erhalten: Spieler',
    summary:
      'Wer Schicksal oder Ehre erhält, legt so viele Marker in seinen Vorrat. Sie kommen aus dem allgemeinen Markervorrat, außer es ist eine Quelle genannt.',
  },
  'glossary/erhalten/2': {
    title: 'Erhalten: Karten',
    summary:
      'Eine Karte, die eine Eigenschaft wie ein Merkmal, ein Schlüsselwort oder einen Fähigkeitstext erhält, funktioniert, als hätte sie diese; Erhaltenes gilt aber nicht als aufgedruckt.',
  },
  'glossary/ersatzeffekte': {
    title: 'Ersatzeffekte',
    summary:
      'Ein Ersatzeffekt, meist eine Unterbrechung mit „stattdessen“, lässt eine Auslösebedingung anders abhandeln, sobald alle Unterbrechungen dazu abgehandelt sind. Für das Zahlen von Kosten, außer Opfern, gilt die Bedingung trotzdem als eingetreten.',
  },
  'glossary/ersatzeffekte/1': {
    title: 'Ersatzeffekte: der letzte gilt',
    summary:
      'Werden mehrere Ersatzeffekte zur selben Auslösebedingung initiiert, gilt der zuletzt initiierte.',
  },
  'glossary/ersatzeffekte/2': {
    title: 'Ersatzeffekte müssen etwas ändern',
    summary:
      'Ein Ersatzeffekt kann nicht initiiert werden, wenn die neue Art, die Bedingung abzuhandeln, den Spielstatus nicht ändern würde.',
  },
  'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen': {
    title: 'Erzwungene Unterbrechungen und Reaktionen',
    summary:
      'Eine erzwungene Unterbrechung oder Reaktion ist nicht freiwillig: Sie muss sofort abgehandelt werden, sobald ihre Auslösebedingung eintritt.',
  },
  'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen/1': {
    title: 'Erzwungenes kommt zuerst',
    summary:
      'Zu jeder Auslösebedingung werden erzwungene Unterbrechungen vor den anderen Unterbrechungen und erzwungene Reaktionen vor den anderen Reaktionen initiiert.',
  },
  'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen/2': {
    title: 'Mehrere erzwungene: die Reihenfolge',
    summary:
      'Würden mehrere erzwungene oder verpflichtende Fähigkeiten, etwa Schlüsselwörter, zugleich initiiert, bestimmt der Startspieler ihre Reihenfolge, gleich wer sie kontrolliert.',
  },
  'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen/3': {
    title: 'Mehrere erzwungene: eine nach der anderen',
    summary:
      'Jede erzwungene Fähigkeit wird vollständig abgehandelt, bevor die nächste zur selben Auslösebedingung initiiert wird.',
  },
  'glossary/faehigkeit': {
    title: 'Fähigkeiten',
    summary:
      'Eine Fähigkeit ist der Text, mit dem eine Karte das Spiel beeinflusst: Aktionen, konstante Fähigkeiten, Unterbrechungen, Schlüsselwörter und Reaktionen. Unterbrechungen und Reaktionen können auch erzwungen sein.',
  },
  'glossary/faehigkeit/1': {
    title: 'Fähigkeiten: wo sie wirken',
    summary:
      'Fähigkeiten interagieren nur mit Karten im Spiel und zielen nur auf sie, außer sie beziehen sich auf etwas, das nicht im Spiel ist. Fähigkeiten von Charakteren, Verstärkungen, Besitztümern, Festungen und Provinzen wirken nur, solange die Karte im Spiel ist, außer sie sind von außerhalb zu verwenden oder erfordern das; Ereignisse und Rollen wirken von außerhalb.',
  },
  'glossary/faehigkeit/2': {
    title: 'Fähigkeiten: verpflichtende',
    summary:
      'Konstante Fähigkeiten, erzwungene Unterbrechungen und erzwungene Reaktionen sind verpflichtend.',
  },
  'glossary/faehigkeit/3': {
    title: 'Schlüsselwörter: freiwillig oder Pflicht',
    summary:
      'Ein Schlüsselwort mit „darf“ wird freiwillig initiiert; alle anderen Schlüsselwörter sind verpflichtend.',
  },
  'glossary/faehigkeit/4': {
    title: 'Fähigkeiten: freiwillige',
    summary:
      'Aktionen, Unterbrechungen und Reaktionen, die nicht erzwungen sind, sind freiwillig, ebenso was ein „darf“ innerhalb einer Fähigkeit erlaubt. Wer die Karte kontrolliert, entscheidet jedes Mal, ob er es nutzt.',
  },
  'glossary/faehigkeit/5': {
    title: 'Fähigkeiten: was „ausgelöst“ heißt',
    summary:
      'Eine Fähigkeit, die mit einem fett gedruckten Timing-Wort und einem Doppelpunkt beginnt, heißt ausgelöste Fähigkeit.',
  },
  'glossary/faehigkeit/6': {
    title: 'Fähigkeiten: wer entscheidet',
    summary:
      'Wer die Karte kontrolliert, von der eine Fähigkeit stammt, trifft alle Entscheidungen bei ihrer Abhandlung, außer der Text nennt einen anderen Spieler.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen': {
    title: 'Fähigkeiten initiieren, Karten spielen',
    summary:
      'Eine Karte spielen oder eine ausgelöste Fähigkeit initiieren beginnt mit der Ansage des Spielers und zwei Prüfungen (Schritte 1 und 2); gelingen beide, folgen die Schritte 3 bis 8 der Reihe nach. Unterbrechungen und Reaktionen dürfen dabei verwendet werden, wann immer ihre Auslösebedingung eintritt.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-1': {
    title: 'Initiieren: Einschränkungen und Ziele',
    summary:
      'Prüfe die Spieleinschränkungen und ob es genügend legale Ziele gibt; wenn nicht, wird nichts initiiert.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-2': {
    title: 'Initiieren: Kosten bestimmen',
    summary:
      'Bestimme alle Kosten; nur wenn sie unter Berücksichtigung der Modifikatoren gezahlt werden können, geht es weiter.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-3': {
    title: 'Initiieren: Kosten modifizieren',
    summary: 'Wende die Modifikatoren auf die Kosten an.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-4': {
    title: 'Initiieren: Kosten zahlen',
    summary: 'Zahle die Kosten.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-5': {
    title: 'Initiieren: Ziele wählen',
    summary: 'Wähle Ziele und wähle unter den Möglichkeiten aus, die vor dem Effekt stehen.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-6': {
    title: 'Initiieren: der Versuch',
    summary:
      'Die Karte versucht, ins Spiel zu kommen, oder die Effekte versuchen, initiiert zu werden; jetzt kann eine Unterbrechung diese Initiierung aufheben.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-7': {
    title: 'Initiieren: abhandeln',
    summary:
      'Die Karte kommt ins Spiel, oder die Effekte beenden, wenn nicht aufgehoben, ihre Initiierung und werden abgehandelt.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-8': {
    title: 'Initiieren: gespielt oder ausgelöst',
    summary: 'Erst jetzt gilt die Karte als gespielt oder die Fähigkeit als ausgelöst.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/1': {
    title: 'Eine Fähigkeit zwei Mal abhandeln',
    summary:
      '„Handle diese Fähigkeit zwei Mal ab“ wiederholt die Schritte 5 bis 7 gleich nach der ersten Abhandlung, bevor Reaktionen auf diese ausgelöst werden können. Die Kosten werden nicht noch einmal gezahlt.',
  },
  'glossary/fertigkeit': {
    title: 'Fertigkeit',
    summary:
      'Charaktere haben eine Militär- und eine Politik-Fertigkeit: Die Militär-Fertigkeit entscheidet militärische, die Politik-Fertigkeit politische Konflikte.',
  },
  'glossary/fertigkeit/1': {
    title: 'Fertigkeit: Summe der Angreifer',
    summary:
      'Der Gesamt-Fertigkeitswert des Angriffs ist die Summe der zur Konfliktart passenden Fertigkeit aller spielbereiten teilnehmenden Charaktere auf der Seite des angreifenden Spielers mit allen Modifikatoren.',
  },
  'glossary/fertigkeit/2': {
    title: 'Fertigkeit: Summe der Verteidiger',
    summary:
      'Der Gesamt-Fertigkeitswert der Verteidigung ist die Summe der zur Konfliktart passenden Fertigkeit aller spielbereiten teilnehmenden Charaktere auf der Seite des verteidigenden Spielers mit allen Modifikatoren.',
  },
  'glossary/fertigkeit/3': {
    title: 'Fertigkeit: kein Sieg mit null',
    summary: 'Ein Spieler mit einem Gesamt-Fertigkeitswert von null kann den Konflikt nicht gewinnen.',
  },
  'glossary/festsetzen': {
    title: 'Festsetzen: Verweis',
    summary: 'Festsetzen: siehe Modifikatoren.',
  },
  'glossary/festung': {
    title: 'Festung',
    summary:
      'Eine Festung ist im Spiel. Sie kann das Spiel nicht verlassen, nicht aus ihrer Provinz verschoben oder auf die verdeckte Seite gedreht werden und nicht die Kontrolle wechseln.',
  },
  'glossary/geben': {
    title: 'Marker geben',
    summary:
      'Marker, die einem anderen Spieler gegeben werden, kommen aus dem Vorrat des Gebenden oder der genannten Zone und werden dem Vorrat des anderen hinzugefügt.',
  },
  'glossary/geben/1': {
    title: 'Marker geben: verlieren und erhalten',
    summary: 'Wer Marker gibt, gilt als verlierend, der andere als erhaltend.',
  },
  'glossary/gebotswert': {
    title: 'Modifizierte Gebote',
    summary:
      'Wird der Wert eines Ehregebots modifiziert, gilt bei der Abhandlung der modifizierte Wert, als hätte der Spieler ihn geboten. Er darf über 5 steigen oder bis auf 0 sinken.',
  },
  'glossary/gebotswert/1': {
    title: 'Modifizierte Gebote: das Rad bleibt',
    summary: 'Ein Gebot zu modifizieren ändert die Einstellung des Ehrerads nicht.',
  },
  'glossary/gebotswert/2': {
    title: 'Gebote: Fähigkeiten lesen das Rad',
    summary:
      'Eine Fähigkeit, die sich auf das Ehregebot eines Spielers bezieht, liest die aktuelle Einstellung seines Ehrerads.',
  },
  'glossary/gedankenstrich': {
    title: 'Der Gedankenstrich',
    summary:
      'In einer ausgelösten Fähigkeit trennt der Gedankenstrich Bedingungen, Kosten und Ziele vom Effekt. Ein Charakter mit einem Gedankenstrich als Fertigkeit kann nicht an Konflikten dieser Art teilnehmen und auch nicht in einen solchen gespielt oder ins Spiel gebracht werden.',
  },
  'glossary/gedankenstrich/1': {
    title: 'Gedankenstrich: aus dem Konflikt',
    summary:
      'Gelangt ein Charakter mit einem Gedankenstrich als Fertigkeit dennoch in einen Konflikt dieser Art, wird er sofort daraus entfernt und gebeugt in die Heimatzone des Spielers gelegt, der ihn kontrolliert.',
  },
  'glossary/gedankenstrich/2': {
    title: 'Gedankenstrich: nicht modifizierbar',
    summary: 'Fähigkeiten können eine Fertigkeit, die ein Gedankenstrich ist, nicht modifizieren.',
  },
  'glossary/gedankenstrich/3': {
    title: 'Gedankenstrich: zählt als 0',
    summary:
      'Braucht eine Fähigkeit eine Zahl für eine Fertigkeit, die ein Gedankenstrich ist, gilt diese als nicht modifizierbare 0.',
  },
  'glossary/gedankenstrich/4': {
    title: 'Gedankenstrich: kein solches Duell',
    summary:
      'Ein Charakter mit einem Gedankenstrich als Fertigkeit kann nicht in ein Duell dieser Art verwickelt werden.',
  },
  'glossary/gehrt-gehrt-statusmarker': {
    title: 'Geehrt: Verweis',
    summary: 'Siehe persönliche Ehre.',
  },
  'glossary/gegen-bei-konflikten': {
    title: 'Gegen (bei Konflikten)',
    summary:
      'Während eines Konflikts sagt man, der angreifende Spieler sei in einem Konflikt gegen den verteidigenden Spieler.',
  },
  'glossary/gelassenheit': {
    title: 'Gelassenheit',
    summary:
      'Gelassenheit ist ein variables Schlüsselwort: Eine Karte damit hat eine zusätzliche Fähigkeit, solange das Ehregebot des Spielers, der sie kontrolliert, niedriger ist als das eines Gegners.',
  },
  'glossary/gelassenheit/1': {
    title: 'Gelassenheit: was sie gewährt',
    summary:
      'Meist gewährt Gelassenheit einen konstanten Modifikator für Fertigkeit oder Ruhm; gewährt sie eine ausgelöste Fähigkeit, kann diese nur verwendet werden, solange der Spieler gelassen ist.',
  },
  'glossary/gelassenheit/2': {
    title: 'Gelassenheit: „du bist gelassen“',
    summary:
      '„Du bist gelassen“ erinnert daran, dass die Gelassenheit des Spielers aktiv ist, weil sein Gebot niedriger ist als das eines Gegners.',
  },
  'glossary/gewinnen-das-spiel-gewinnen': {
    title: 'Das Spiel gewinnen',
    summary:
      'Es gibt drei Wege zum Sieg: Eroberung, Ehre und Entehrung. Das Spiel endet, sobald ein Spieler eine Siegbedingung erfüllt.',
  },
  'glossary/gewinnen-das-spiel-gewinnen/1': {
    title: 'Sieg durch Eroberung',
    summary: 'Wer als Erster die gegnerische Provinz mit der Festung unterwirft, gewinnt.',
  },
  'glossary/gewinnen-das-spiel-gewinnen/2': {
    title: 'Verlust der Provinz mit der Festung',
    summary: 'Wessen Provinz mit der Festung unterworfen ist, der verliert das Spiel.',
  },
  'glossary/gewinnen-das-spiel-gewinnen/3': {
    title: 'Sieg durch Ehre',
    summary: 'Wer als Erster 25 oder mehr Ehre in seinem Vorrat hat, gewinnt.',
  },
  'glossary/gewinnen-das-spiel-gewinnen/4': {
    title: 'Niederlage durch Entehrung',
    summary: 'Wer als Erster 0 Ehre in seinem Vorrat hat, scheidet aus, und der Gegner gewinnt.',
  },
  'glossary/gewinnen-das-spiel-gewinnen/5': {
    title: 'Sieg durch eine Karte',
    summary:
      'Kartenfähigkeiten können weitere Siegbedingungen schaffen; wer eine erfüllt, beendet das Spiel sofort.',
  },
  'glossary/gewinnen-das-spiel-gewinnen/6': {
    title: 'Gleichzeitiger Sieg',
    summary: 'Erfüllen beide Spieler zugleich eine Siegbedingung, gewinnt der Startspieler.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen': {
    title: 'Einen Konflikt gewinnen',
    summary:
      'Einen Konflikt gewinnt der Spieler mit dem höchsten Gesamt-Fertigkeitswert der Konfliktart, wenn das Ergebnis bestimmt wird.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/1': {
    title: 'Konflikt gewinnen: was zählt',
    summary:
      'Der Gesamtwert eines Spielers ist die zur Konfliktart passende Fertigkeit aller spielbereiten teilnehmenden Charaktere auf seiner Seite mit allen Modifikatoren auf das, was der Spieler zählt.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/2': {
    title: 'Konflikt gewinnen: mindestens 1',
    summary:
      'Zum Sieg braucht ein Spieler einen Gesamtwert von mindestens 1 und mindestens 1 teilnehmenden Charakter auf seiner Seite.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/3': {
    title: 'Konflikt gewinnen: Gleichstand',
    summary:
      'Bei Gleichstand von mindestens 1 gewinnt der angreifende Spieler, sofern er mindestens 1 teilnehmenden Charakter kontrolliert.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/4': {
    title: 'Konflikt ohne Sieger',
    summary:
      'Erfüllt niemand die Bedingungen, gewinnt und verliert niemand den Konflikt, und der umkämpfte Ring kommt zurück in den Vorrat unbeanspruchter Ringe.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/5': {
    title: 'Wann ein Charakter gewinnt',
    summary:
      'Ein Charakter gewinnt einen Konflikt nur, wenn er bei der Abhandlung der Fähigkeit, die danach fragt, auf der siegreichen Seite teilnimmt.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/6': {
    title: 'Wann ein Charakter verliert',
    summary:
      'Ein Charakter verliert einen Konflikt nur, wenn er bei der Abhandlung der Fähigkeit, die danach fragt, auf der unterlegenen Seite teilnimmt.',
  },
  'glossary/gewoehnlich': {
    title: 'Gewöhnlich: Verweis',
    summary: 'Gewöhnlich: siehe Kontrolle und Besitz sowie persönliche Ehre.',
  },
  'glossary/grundwert': {
    title: 'Grundwert',
    summary: 'Der Grundwert ist eine Zahl vor allen Modifikatoren, meist die aufgedruckte.',
  },
  'glossary/handle-diese-faehigkeit-zwei-mal-ab': {
    title: '„Handle zwei Mal ab“: Verweis',
    summary: '„Handle diese Fähigkeit zwei Mal ab“: siehe Fähigkeiten initiieren.',
  },
  'glossary/heimatzone-in-die-heimatzone-verschieben': {
    title: 'Heimatzone',
    summary:
      'Ein Charakter im Spiel, der an keinem Konflikt teilnimmt, ist in der Heimatzone des Spielers, der ihn kontrolliert.',
  },
  'glossary/heimatzone-in-die-heimatzone-verschieben/1': {
    title: 'In die Heimatzone verschieben',
    summary:
      'Ein teilnehmender Charakter, der in die Heimatzone verschoben wird, wird aus dem Konflikt entfernt und in die Heimatzone des Spielers gelegt, der ihn kontrolliert, gebeugt oder spielbereit, wie er war.',
  },
  'glossary/herausfordern': {
    title: 'Herausfordern',
    summary:
      'Ein Charakter, der einen anderen herausfordert, beginnt ein Duell; siehe die Timing-Struktur eines Duells.',
  },
  'glossary/hoeflichkeit': {
    title: 'Höflichkeit',
    summary:
      'Höflichkeit ist ein Schlüsselwort: Verlässt eine Karte mit Höflichkeit das Spiel, erhält der Spieler, der sie kontrolliert, 1 Schicksal.',
  },
  'glossary/immun': {
    title: 'Immun',
    summary:
      'Eine Karte, die gegen eine Art von Effekten immun ist, kann nicht Ziel solcher Effekte sein und wird von ihnen nicht betroffen.',
  },
  'glossary/immun/1': {
    title: 'Immun: nur die Karte selbst',
    summary:
      'Geschützt ist nur die immune Karte selbst, nicht ihre Verstärkungen, die Marker auf ihr oder die Fähigkeiten, die von ihr ausgehen.',
  },
  'glossary/immun/2': {
    title: 'Immun: frühere Effekte bleiben',
    summary: 'Eine Karte, die immun wird, behält die andauernden Effekte, die schon für sie galten.',
  },
  'glossary/immun/3': {
    title: 'Immun: Kosten zahlen geht',
    summary:
      'Immunität schützt nur vor Effekten: Mit einer immunen Karte können weiterhin Kosten gezahlt werden.',
  },
  'glossary/im-spiel-nicht-im-spiel': {
    title: 'Im Spiel und nicht im Spiel',
    summary:
      'Im Spiel sind die Karten, die ein Spieler in seiner Spielzone kontrolliert, in der Heimatzone oder in einem Konflikt, seine Festung, offene Provinzen und die Besitztümer in Provinzen. Eine verdeckte Provinz ist nur als solche im Spiel, ihr Text nicht aktiv. Alles andere ist nicht im Spiel: Charaktere in Provinzen, Rollen, Hände, Decks, Ablagestapel und entfernte Karten.',
  },
  'glossary/im-spiel-nicht-im-spiel/1': {
    title: 'Im Spiel: hineinkommen',
    summary: 'Eine Karte kommt ins Spiel, wenn sie von „nicht im Spiel“ zu „im Spiel“ wechselt.',
  },
  'glossary/im-spiel-nicht-im-spiel/2': {
    title: 'Im Spiel: verlassen',
    summary: 'Eine Karte verlässt das Spiel, wenn sie von „im Spiel“ zu „nicht im Spiel“ wechselt.',
  },
  'glossary/im-spiel-nicht-im-spiel/3': {
    title: 'Im Spiel: die Festung bleibt',
    summary: 'Die Festung eines Spielers kann das Spiel nicht verlassen.',
  },
  'glossary/im-spiel-nicht-im-spiel/4': {
    title: 'Zonenwechsel beendet Effekte',
    summary:
      'Kommt eine Karte ins Spiel, verlässt sie es oder wechselt sie von einer „Nicht im Spiel“-Zone in eine andere, wirken andauernde, verzögerte und anstehende Effekte, die mit ihr interagieren oder es gleich täten, nicht mehr auf sie.',
  },
  'glossary/im-spiel-nicht-im-spiel/5': {
    title: 'Eine Karte ins falsche Deck',
    summary:
      'Eine Karte, die in ein Deck der falschen Art (Konflikt oder Dynastie) käme, kommt stattdessen auf den Ablagestapel ihrer eigenen Art bei ihrem Besitzer.',
  },
  'glossary/im-spiel-nicht-im-spiel/6': {
    title: 'Eine Dynastiekarte auf die Hand',
    summary:
      'Eine Dynastiekarte, die auf eine Hand käme, kommt stattdessen auf den Ablagestapel ihres Besitzers.',
  },
  'glossary/in-spielerreihenfolge': {
    title: 'In Spielerreihenfolge',
    summary:
      '„In Spielerreihenfolge“ heißt, dass zuerst der Startspieler seinen Teil ausführt, dann der andere Spieler.',
  },
  'glossary/in-spielerreihenfolge/1': {
    title: 'In Spielerreihenfolge: bis zum Ende',
    summary:
      'Ist eine Abfolge in Spielerreihenfolge nicht zu Ende, nachdem jeder ein Mal dran war, wechseln sich die Spieler weiter ab, bis sie es ist.',
  },
  'glossary/ins-spiel-kommen': {
    title: 'Ins Spiel kommen',
    summary:
      'Eine Karte kommt ins Spiel, wenn sie von „nicht im Spiel“ in eine Spielzone gelangt, ob gespielt oder durch eine Fähigkeit ins Spiel gebracht.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst': {
    title: 'Kaiserliche Gunst',
    summary:
      'In Schritt 3.4.1 zählen die Spieler Ruhm; der Gewinner beansprucht die Kaiserliche Gunst und legt sie auf eine Seite seiner Wahl.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/1': {
    title: 'Kaiserliche Gunst: 1 Fertigkeit mehr',
    summary:
      'In jedem Konflikt der Art, die die Kaiserliche Gunst zeigt, zählt ihr Inhaber 1 Fertigkeit mehr, wenn er mindestens einen teilnehmenden Charakter kontrolliert. Das kommt zum Gesamtwert des Spielers, nicht zur Fertigkeit eines Charakters.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/2': {
    title: 'Kaiserliche Gunst: ihre Seite bleibt',
    summary:
      'Die Kaiserliche Gunst bleibt auf ihrer Seite, bis sie erneut beansprucht wird oder eine Fähigkeit das ändert.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/3': {
    title: 'Kaiserliche Gunst: erneut beanspruchen',
    summary:
      'Gewinnt ihr Inhaber die Ruhmzählung der Konfliktphase, beansprucht er die Kaiserliche Gunst erneut und darf sie auf eine beliebige Seite legen.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/4': {
    title: 'Kaiserliche Gunst: Gleichstand',
    summary:
      'Endet die Ruhmzählung unentschieden, bleibt die Kaiserliche Gunst, wie sie ist: unbeansprucht oder bei ihrem Inhaber auf ihrer jetzigen Seite.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/5': {
    title: 'Kaiserliche Gunst: zu Beginn',
    summary: 'Wenn das Spiel beginnt, hat noch niemand die Kaiserliche Gunst beansprucht.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/6': {
    title: 'Kaiserliche Gunst: durch eine Fähigkeit',
    summary:
      'Lässt eine Fähigkeit die Kaiserliche Gunst beanspruchen, nimmt man sie, ob sie unbeansprucht ist oder bei einem Spieler liegt. Wer sie beansprucht, darf sie auf eine beliebige Seite legen.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/7': {
    title: 'Kaiserliche Gunst: ablegen',
    summary: 'Wer die Kaiserliche Gunst ablegt, legt sie unbeansprucht in den Markervorrat zurück.',
  },
  'glossary/kann-nicht-koennen-nicht': {
    title: 'Die Wörter „kann nicht“',
    summary:
      '„Kann nicht“ gilt unbedingt: Keine andere Fähigkeit und kein anderer Effekt setzt es außer Kraft.',
  },
  'glossary/kartenarten': {
    title: 'Kartenarten',
    summary: 'Die Kartenarten sind Charakter, Verstärkung, Besitztum, Ereignis, Provinz, Festung und Rolle.',
  },
  'glossary/kartenarten/1': {
    title: 'Kartenarten: die Art ändern',
    summary:
      'Ändert eine Fähigkeit die Art einer Karte, verliert diese alle anderen Arten und funktioniert wie jede Karte der neuen Art.',
  },
  'glossary/karten-ziehen': {
    title: 'Karten ziehen',
    summary: 'Karten werden oben vom Konfliktdeck des Spielers gezogen.',
  },
  'glossary/karten-ziehen/1': {
    title: 'Karten ziehen: alle auf einmal',
    summary:
      'Karten, die man durch eine einzelne Fähigkeit oder einen einzelnen Spielschritt zieht, werden alle auf einmal gezogen.',
  },
  'glossary/karten-ziehen/2': {
    title: 'Karten ziehen: auf die Hand',
    summary: 'Gezogene Karten kommen auf die Hand des Spielers.',
  },
  'glossary/karten-ziehen/3': {
    title: 'Karten ziehen: ohne Grenze',
    summary: 'Wie viele Karten ein Spieler in einer Runde ziehen darf, ist nicht begrenzt.',
  },
  'glossary/karten-ziehen/4': {
    title: 'Kein Handkartenlimit',
    summary: 'Es gibt keine Obergrenze für Handkarten.',
  },
  'glossary/keine-karten-mehr-im-deck': {
    title: 'Keine Karten mehr im Deck',
    summary:
      'Wer von einem leeren Konfliktdeck ziehen oder eine Provinz von einem leeren Dynastiedeck auffüllen muss, verliert 5 Ehre, mischt den passenden Ablagestapel zu einem neuen Deck und zieht oder füllt dann auf.',
  },
}
