/** Titles and summaries in German: chapter 1. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de1: RuleTexts<RuleId> = {
  '1.1': { title: 'Allgemeines', summary: 'Worum es in dem Spiel geht und wo weitere Regeln stehen.' },
  '1.1.1': {
    title: 'Wie viele mitspielen',
    summary: 'Zwei oder mehr Personen spielen, jede mit einem eigenen Deck.',
  },
  '1.1.2': {
    title: 'Legenden und Schaden mitzählen',
    summary: 'Alle zählen Legenden und Schaden so mit, dass der ganze Tisch es ablesen kann.',
  },
  '1.1.3': {
    title: 'Turnierregeln',
    summary: 'Bei Turnieren können weitere Regeln dazukommen oder diese hier ändern.',
  },
  '1.1.4': {
    title: 'Englisch entscheidet',
    summary: 'Wo Übersetzungen voneinander abweichen, zählt die englische Karte oder Entscheidung.',
  },
  '1.1.5': {
    title: 'Der neueste Wortlaut gilt',
    summary: 'Der neueste Wortlaut einer Karte oder Regel ersetzt den früher gedruckten.',
  },
  '1.1.6': {
    title: 'Drei oder mehr Spieler',
    summary: 'Für Spiele zu dritt oder mit noch mehr Spielern gilt zusätzlich Abschnitt 9.',
  },
  '1.1.7': {
    title: 'Erinnerungstext',
    summary:
      'Der kursive Erinnerungstext in Klammern erklärt eine Karte, gehört aber nicht zu dem, was sie tut.',
  },
  '1.2': { title: 'Goldene Regeln', summary: 'Drei Regeln, die über allen anderen stehen.' },
  '1.2.1': {
    title: 'Karte schlägt Regel',
    summary: 'Wo eine Karte einer Regel widerspricht, hat die Karte recht.',
  },
  '1.2.1/example-1': {
    title: 'Mufasa: Charakter außerhalb des Zuges',
    summary:
      'Wird Mufasa im Zug des Gegners verbannt, darf sein Spieler den aufgedeckten Charakter an Ort und Stelle ausspielen.',
  },
  '1.2.2': {
    title: '„Kann nicht“ schlägt „kann“',
    summary:
      '„Kann nicht“ schlägt „kann“: Was ein Effekt verbietet, bleibt verboten, egal welche Regel oder welcher andere Effekt es erlauben würde.',
  },
  '1.2.2/example-1': {
    title: 'Tiana verhindert Dschinnis Aktion',
    summary:
      'Solange eine gegnerische Tiana erschöpft und die Hand ihres Spielers leer ist, spielt Dschinnis Fähigkeit beim Erkunden keine Aktion aus.',
  },
  '1.2.3': {
    title: 'So viel wie möglich',
    summary: 'Eine Anweisung, die sich nur zum Teil befolgen lässt, wird so weit wie möglich befolgt.',
  },
  '1.2.3/example-1': {
    title: '„Wer bin ich?“ bei 2 Karten im Deck',
    summary:
      'Mit „Wer bin ich?“ bei nur noch 2 Karten im Deck schaut man sich diese 2 an und legt sie in beliebiger Reihenfolge zurück.',
  },
  '1.3': { title: 'Spieler', summary: 'Wer mit aktivem Spieler, Gegner und Teammitglied gemeint ist.' },
  '1.3.1': {
    title: 'Wer Spieler ist',
    summary: 'Ein Spiel braucht mindestens zwei Spieler; wer teilnimmt, ist Spieler.',
  },
  '1.3.2': {
    title: 'Die drei Bezeichnungen',
    summary:
      'Die drei Bezeichnungen sind aktiver Spieler, Gegner und Teammitglied; ein Spieler kann mehrere haben, und sie wechseln.',
  },
  '1.3.3': {
    title: 'Wen „du“ und andere Wörter meinen',
    summary:
      '„Du“ auf einer Karte ist der Spieler, der sie ausgespielt hat. Eine Bezeichnung in der Einzahl meint einen solchen Spieler, in der Mehrzahl alle.',
  },
  '1.3.3/example-1': {
    title: '„Deine Teammitglieder“',
    summary:
      '„Deine Teammitglieder“ sind die Teammitglieder des Spielers, dessen Effekt es ist, und nicht die eines anderen.',
  },
  '1.3.4': { title: 'Aktiver Spieler', summary: 'Der aktive Spieler.' },
  '1.3.4.1': {
    title: 'Genau ein aktiver Spieler',
    summary: 'Genau ein Spieler ist aktiv: der, der am Zug ist, bis der Zug des nächsten Spielers beginnt.',
  },
  '1.3.4.2': {
    title: '„Aktiver Spieler“ steht auf keiner Karte',
    summary: 'Auf Karten steht nie „aktiver Spieler“; der Ausdruck sagt nur, wer am Zug ist.',
  },
  '1.3.5': { title: 'Gegner', summary: 'Die Gegner.' },
  '1.3.5.1': {
    title: 'Wer deine Gegner sind',
    summary: 'Alle, gegen die du spielst, sind deine Gegner; mit mehr Spielern hast du also mehrere.',
  },
  '1.3.5.2': {
    title: '„Gegner“ in einem Effekt',
    summary:
      '„Gegner“ meint in einem Effekt alle Spieler außer dem, dessen Effekt es ist, und dessen Teammitgliedern.',
  },
  '1.3.6': { title: 'Teammitglieder', summary: 'Die Teammitglieder.' },
  '1.3.6.1': {
    title: 'Teams stehen vorher fest',
    summary:
      'Teams stehen vor Spielbeginn fest, und die Mitglieder eines Teams sind untereinander keine Gegner.',
  },
  '1.3.6.2': {
    title: '„Teammitglied“ in einem Effekt',
    summary:
      '„Teammitglied“ meint in einem Effekt die anderen Mitglieder des Teams dieses Spielers, nie ihn selbst.',
  },
  '1.4': { title: 'Karten', summary: 'Was als Karte zählt und wem sie gehört.' },
  '1.4.1': {
    title: 'Standardkarten',
    summary:
      'Decks bestehen nur aus Standardkarten: alle in einer festen Größe und mit dem Luminari-Symbol auf der Rückseite.',
  },
  '1.4.2': {
    title: 'Was keine Standardkarte ist',
    summary:
      'Übergroße Karten und Karten mit anderer Rückseite, etwa Szenario-Karten, sind keine Standardkarten.',
  },
  '1.4.2.1': {
    title: 'Mehr zu jedem Kartentyp',
    summary: 'Abschnitt 5 ergänzt, was die einzelnen Kartentypen ausmacht.',
  },
  '1.4.3': {
    title: 'Wem eine Karte gehört',
    summary:
      'Eine Karte gehört dem Spieler, der sie in sein Deck genommen hat; er trifft ihre Entscheidungen und fasst sie an, sofern nichts anderes gesagt ist.',
  },
  '1.4.3/example-1': {
    title: 'Chernabog: wer mischt',
    summary:
      'Chernabogs Spieler wählt den gegnerischen Charakter; dieser wird von seinem eigenen Spieler in dessen Deck gemischt.',
  },
  '1.4.3.1': {
    title: '„Du“ auf Karten und in Effekten',
    summary:
      '„Du“ auf einer Karte ist ihr Spieler, und „du“ in einem Effekt ist der Spieler, der diesen Effekt erzeugt hat.',
  },
  '1.4.3.2': {
    title: 'Pronomen',
    summary: 'Pronomen auf Karten stehen für die Spieler und Karten, die der Text zuvor genannt hat.',
  },
  '1.5': { title: 'Kosten', summary: 'Was zu bezahlen ist und was stattdessen bezahlt werden darf.' },
  '1.5.1': {
    title: 'Tintenkosten',
    summary:
      'Um eine Karte auszuspielen, bezahlt man so viel Tinte, wie oben links auf ihr steht: ihre Tintenkosten.',
  },
  '1.5.2': {
    title: 'Kosten von Fähigkeiten und Effekten',
    summary:
      'Eine Fähigkeit mit Kosten wirkt nur, wenn diese bezahlt sind; manche Effekte verlangen eine Zahlung, während sie ausgeführt werden.',
  },
  '1.5.3': {
    title: 'Ganz bezahlen oder gar nicht',
    summary:
      'Kosten werden ganz bezahlt oder gar nicht, und eine Zahlung gilt nie für zweierlei Kosten. Was sich nicht bezahlen lässt, lässt sich nicht ausspielen.',
  },
  '1.5.4': {
    title: 'Kosten ändern sich nie',
    summary:
      'Die Kosten einer Karte ändern sich nie. Zahlungsmodifikatoren ändern nur, wie viel man zahlt, um sie auszuspielen.',
  },
  '1.5.5': {
    title: 'Alternative Kosten',
    summary:
      'Anstelle der Tintenkosten dürfen alternative Kosten bezahlt werden; das wird beim Ausspielen der Karte entschieden.',
  },
  '1.5.5.1': {
    title: 'Alternative Kosten: Singen',
    summary: 'Ein Lied zu singen zählt als alternative Kosten.',
  },
  '1.5.5.2': {
    title: 'Alternative Kosten: Gestaltwandel',
    summary: 'Gestaltwandel zählt als alternative Kosten.',
  },
  '1.5.5.3': {
    title: 'Eine Karte kostenlos ausspielen',
    summary: 'Eine Karte kostenlos auszuspielen heißt, keinerlei Kosten für sie zu bezahlen.',
  },
  '1.5.5.4': {
    title: 'Eine Fähigkeit kostenlos einsetzen',
    summary: 'Eine Fähigkeit kostenlos einzusetzen erlässt alle Kosten außer dem Erschöpfen.',
  },
  '1.6': { title: 'Fähigkeiten', summary: 'Die Arten von Fähigkeiten.' },
  '1.6.1': {
    title: 'Wo Fähigkeiten gelten',
    summary: 'Eine Fähigkeit wirkt normalerweise nur, solange ihre Quelle im Spiel ist.',
  },
  '1.6.1.1': {
    title: 'Arten: auslösbare Fähigkeiten',
    summary:
      'Eine auslösbare Fähigkeit achtet auf ihre Bedingung und hat ihren Effekt jedes Mal, wenn diese erfüllt ist.',
  },
  '1.6.1.2': {
    title: 'Arten: aktivierbare Fähigkeiten',
    summary: 'Eine aktivierbare Fähigkeit hat ihren Effekt, sobald ihre Kosten bezahlt sind.',
  },
  '1.6.1.3': {
    title: 'Arten: statische Fähigkeiten',
    summary:
      'Eine statische Fähigkeit gilt ständig: für eine angegebene Dauer oder solange ihre Karte im Spiel ist.',
  },
  '1.6.1.4': {
    title: 'Arten: Ersatzeffekte',
    summary: 'Ein Ersatzeffekt setzt ein Ergebnis an die Stelle eines anderen.',
  },
  '1.6.1.5': {
    title: 'Arten: Schlüsselwörter',
    summary: 'Schlüsselwörter sind kurze Namen für Fähigkeiten; Abschnitt 8 führt sie auf.',
  },
  '1.7': {
    title: 'Spielaktionen, Zeitfenster, Unzulässiges',
    summary: 'Wann etwas geschieht und was folgt, wenn es nicht erlaubt war.',
  },
  '1.7.1': {
    title: 'Spielaktion und Zugaktion',
    summary:
      'Was man in einem Zug einzeln tut, ist eine Spielaktion; mehrere mit einem gemeinsamen Ergebnis, etwa eine Herausforderung, sind eine Zugaktion.',
  },
  '1.7.2': {
    title: 'Eins nach dem anderen',
    summary:
      'Ein Effekt, eine Zugaktion oder eine Spielaktion wird ganz zu Ende geführt, bevor das Nächste beginnt.',
  },
  '1.7.2/example-1': {
    title: 'Dr. Facilier wartet auf das Lied',
    summary:
      'Ein Lied wird bis zum Ende ausgeführt, bevor Dr. Faciliers Fähigkeit, die durch das Ausspielen des Liedes ausgelöst wurde, an die Reihe kommt.',
  },
  '1.7.3': {
    title: 'Wann gewählt wird',
    summary:
      'Was ein Effekt zu wählen verlangt, wird gewählt, wenn er ausgeführt wird, nicht wenn er angekündigt oder ausgelöst wird.',
  },
  '1.7.4': {
    title: 'Ausgelöste Fähigkeiten im Beutel',
    summary:
      'Ausgelöste Fähigkeiten warten im Beutel, der keine physische Zone ist, und ihre Spieler führen sie von dort aus.',
  },
  '1.7.5': {
    title: 'Trocknend',
    summary:
      'Ein Charakter, der bei Beginn des Zuges seines Spielers nicht im Spiel war, ist trocknend: Er kann nicht erkunden, nicht herausfordern und sich nicht für Kosten erschöpfen.',
  },
  '1.7.6': {
    title: 'Unzulässiges wird zurückgenommen',
    summary:
      'Eine Aktion, die nicht erlaubt ist oder nicht abgeschlossen werden kann, wird zurückgenommen: Zahlungen gehen zurück, und nichts wird ausgelöst.',
  },
  '1.7.6.1': {
    title: 'Noch einmal richtig',
    summary:
      'Nachdem eine unzulässige Aktion zurückgenommen ist, darf der Spieler es noch einmal richtig versuchen.',
  },
  '1.7.6.2': {
    title: 'Was sich nicht zurücknehmen lässt',
    summary:
      'Was sich nicht wirklich rückgängig machen lässt, etwa Mischen oder Aufdecken, wird nicht zurückgenommen; alles andere so weit wie möglich.',
  },
  '1.7.7': {
    title: 'Unzulässige Wahl',
    summary:
      'Eine unzulässige Wahl wird neu getroffen; gibt es keine zulässige, bewirkt dieser Effekt nichts, und die übrigen Effekte werden trotzdem ausgeführt.',
  },
  '1.7.7/example-1': {
    title: '3 Tinte für Kosten von 4',
    summary:
      'Mit nur 3 bereiter Tinte wird das Ausspielen eines Charakters mit Kosten 4 zurückgenommen: Die Tinte wird bereit gemacht, und die Karte kehrt auf die Hand zurück.',
  },
  '1.7.7/example-2': {
    title: '„Ein Sturm zieht auf“ und Behütet',
    summary:
      '„Ein Sturm zieht auf“ kann keinen Charakter mit Behütet wählen; nur die Wahl wird neu getroffen, das Lied bleibt ausgespielt.',
  },
  '1.8': { title: 'Spielstatusprüfung', summary: 'Die Prüfung, die Spiele beendet und Besiegte verbannt.' },
  '1.8.1': {
    title: 'Wann geprüft wird',
    summary:
      'Der Spielstatus wird geprüft: nach jedem Schritt von Phase 1, jedem Schritt einer Herausforderung, jeder Zugaktion, jeder ausgeführten Aktion oder Fähigkeit und am Ende des Zuges.',
  },
  '1.8.1.1': { title: 'Prüfung: 20 Legenden', summary: 'Wer dabei 20 oder mehr Legenden hat, gewinnt.' },
  '1.8.1.2': {
    title: 'Prüfung: leeres Deck',
    summary: 'Wessen Zug endet, ohne dass noch Karten im eigenen Deck sind, verliert.',
  },
  '1.8.1.3': {
    title: 'Prüfung: der letzte Spieler',
    summary: 'Wer in einem Mehrspieler-Spiel als Letzter übrig ist, gewinnt.',
  },
  '1.8.1.4': {
    title: 'Prüfung: zu viel Schaden',
    summary:
      'Schaden in Höhe der Willenskraft oder darüber verbannt die Karte; angerechnet wird das dem Charakter, dessen Herausforderung oder Fähigkeit ihn zugefügt hat.',
  },
  '1.8.2': {
    title: 'Was eine Prüfung auslöst',
    summary: 'Was eine Prüfung auslöst, kommt in den Beutel und wartet, bis die Prüfungen vorbei sind.',
  },
  '1.8.3': {
    title: 'Prüfungen wiederholen sich',
    summary:
      'Es wird so lange geprüft, bis nichts mehr gefunden wird; dann wird der Beutel ausgeführt, und erst wenn beides erschöpft ist, geht das Spiel weiter.',
  },
  '1.8.3/example-1': {
    title: 'Fabius und „Feuert die Kanonen!“',
    summary:
      'Fabius mit 2 Willenskraft wird durch die Prüfung verbannt, nachdem „Feuert die Kanonen!“ ihm 2 Schaden zugefügt hat.',
  },
  '1.8.3/example-2': {
    title: 'Fabius ohne „Das Geweihte Land“',
    summary:
      '„Das Geweihte Land“ wird verbannt; Fabius dort, mit 2 Schaden, verliert dessen +2 Willenskraft und fällt bei der nächsten Prüfung.',
  },
  '1.8.4': {
    title: 'Alles auf einmal',
    summary:
      'Alles, was eine Prüfung findet, wird zuerst festgestellt und verlässt gemeinsam das Spiel, ein Spieler nach dem anderen in Zugreihenfolge.',
  },
  '1.8.5': {
    title: 'Nur der Augenblick zählt',
    summary:
      'Es zählt nur, was im Augenblick der Prüfung gilt; eine Bedingung, die mitten in einem Effekt erfüllt und wieder vorbei ist, hat keine Folge.',
  },
  '1.8.5/example-1': {
    title: 'Luisa Madrigal verschiebt ihren Schaden',
    summary:
      'Luisa Madrigal mit 4 Schaden verschiebt innerhalb einer Fähigkeit alles davon und wird nicht verbannt.',
  },
  '1.9': { title: 'Schaden', summary: 'Wie Schaden auf Karten kommt und wieder von ihnen herunter.' },
  '1.9.1': {
    title: 'Schadensmarker',
    summary:
      'Schaden wird durch Marker angezeigt; ein Marker, der für mehr Schaden steht, zählt als entsprechend viele.',
  },
  '1.9.2': {
    title: 'Wie Schaden kommt und geht',
    summary:
      'Schaden kommt auf eine Karte, indem er zugefügt, gelegt oder dorthin verschoben wird, und verlässt sie, indem er entfernt wird.',
  },
  '1.9.2.1': {
    title: 'Schaden zufügen',
    summary:
      'Schaden wird in einer Herausforderung zugefügt oder durch einen Effekt, der das sagt; nur solcher Schaden betrifft, was auf das Zufügen achtet.',
  },
  '1.9.2.2': {
    title: 'Schaden legen',
    summary:
      'Schaden, der auf eine Karte gelegt wird, kommt unverändert dorthin und gilt als nicht zugefügt.',
  },
  '1.9.2.3': {
    title: 'Schaden entfernen',
    summary: 'Entfernen nimmt Marker von einer Karte herunter, höchstens so viele, wie sie hat.',
  },
  '1.9.2.4': {
    title: 'Schaden verschieben',
    summary:
      'Verschieben entfernt Schaden hier und legt ihn dort hin; derselbe Effekt kann ihn nicht dorthin zurückbringen, woher er kam.',
  },
  '1.9.3': {
    title: 'Schaden erhalten',
    summary: 'Eine Karte erhält Schaden, wann immer Marker auf sie kommen, auf welchem Weg auch immer.',
  },
  '1.9.4': {
    title: 'Schaden endet außerhalb des Spiels',
    summary: 'Schaden folgt einer Karte nicht aus dem Spiel: Sie kommt unbeschädigt zurück.',
  },
  '1.10': { title: 'Materialien', summary: 'Was jeder Spieler mitbringen muss.' },
  '1.10.1': {
    title: 'Deckbau',
    summary: 'Ein Deck muss die Deckbauregeln seines Formats befolgen, Constructed oder Limited.',
  },
  '1.10.1.1': {
    title: 'Decks: Constructed',
    summary:
      'Constructed: 60 oder mehr Karten, höchstens zwei Tintenfarben, höchstens 4 mit demselben vollständigen Namen, nichts Gebanntes.',
  },
  '1.10.1.2': {
    title: 'Decks: Limited',
    summary:
      'Limited: mindestens 35 Karten bei Draft oder 40 bei Sealed, mit beliebigen Tintenfarben und beliebig vielen Exemplaren.',
  },
  '1.10.2': {
    title: 'Legenden festhalten',
    summary:
      'Die Legenden eines Spielers müssen so festgehalten werden, dass immer die richtige Summe zu sehen ist.',
  },
  '1.10.3': {
    title: 'Schaden festhalten',
    summary: 'Schaden muss so festgehalten werden, dass alle sehen, wie viel wo liegt.',
  },
  '1.11': { title: 'Legenden', summary: 'Legenden sammeln und verlieren.' },
  '1.11.1': {
    title: 'Nie unter 0 Legenden',
    summary: 'Legenden beginnen bei 0 und fallen nie darunter; ein Verlust endet dort.',
  },
  '1.11.2': {
    title: 'Woher Legenden kommen',
    summary:
      'Erkunden bringt den Legendenwert des Charakters ein, nichts, wenn er 0 ist oder fehlt; Orte bringen ihren zu Beginn eines Zuges ein.',
  },
  '1.11.3': { title: '20 Legenden', summary: 'Mit 20 Legenden gewinnt man das Spiel.' },
  '1.12': { title: 'Ziehen', summary: 'Was Ziehen ist und was nicht.' },
  '1.12.1': {
    title: 'Eine Karte ziehen',
    summary: 'Ziehen heißt, die oberste Karte des eigenen Decks auf die Hand zu nehmen.',
  },
  '1.12.2': {
    title: 'Mehrere Karten ziehen',
    summary: 'Mehrere Karten werden nacheinander gezogen, jede für sich.',
  },
  '1.12.3': {
    title: 'Was kein Ziehen ist',
    summary: 'Eine Karte durch einen Effekt auf die Hand zu nehmen, ist kein Ziehen.',
  },
  '1.3.5.3': {
    title: '„Gegnerische Person“',
    summary: '„Gegnerische Person“ oder „gegnerische Mitspielende“ auf Karten bedeutet dasselbe wie Gegner.',
  },
}
