/** Titles and summaries in German: chapter 5. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de4: RuleTexts<RuleId> = {
  '5.1': { title: 'Kartenstatus', summary: 'In welchen Zuständen eine Karte sein kann.' },
  '5.1.1': {
    title: 'Zustände außerhalb der Hand',
    summary: 'Außerhalb einer Hand kann eine Karte einen oder mehrere der folgenden Zustände haben.',
  },
  '5.1.1.1': {
    title: 'Bereit',
    summary: 'Eine bereit gemachte Karte steht aufrecht; Charaktere und Gegenstände kommen bereit ins Spiel.',
  },
  '5.1.1.2': {
    title: 'Erschöpft',
    summary:
      'Eine erschöpfte Karte liegt quer und kann keine Kosten durch Erschöpfen bezahlen; ihre anderen Fähigkeiten lassen sich weiterhin einsetzen.',
  },
  '5.1.1.3': { title: 'Beschädigt', summary: 'Eine Karte mit irgendwelchem Schaden ist beschädigt.' },
  '5.1.1.4': { title: 'Unbeschädigt', summary: 'Eine Karte ohne Schaden ist unbeschädigt.' },
  '5.1.1.5': {
    title: 'Unter einer anderen Karte',
    summary:
      'Eine Karte unter einer anderen kann nicht gewählt werden und ist nicht im Spiel. Liegt sie offen, darf jeder sie ansehen, verdeckt niemand.',
  },
  '5.1.1.6': {
    title: 'Oberste Karte eines Stapels',
    summary: 'Die oberste Karte eines Stapels hat nicht den Text der Karten unter ihr.',
  },
  '5.1.1.7': {
    title: 'Ein Stapel verlässt das Spiel',
    summary:
      'Verlässt die oberste Karte eines Stapels das Spiel, kommen alle Karten unter ihr in dieselbe Zone und sind wieder einzelne Karten.',
  },
  '5.1.1.8': {
    title: 'Im Spiel',
    summary: 'Im Spiel heißt: offen in der Spielzone und ohne Karte darauf; nichts anderes ist im Spiel.',
  },
  '5.1.1.9': {
    title: 'Offen',
    summary:
      'Eine offene Karte ist allen bekannt und darf jederzeit angesehen werden, auch unter einer anderen Karte.',
  },
  '5.1.1.10': {
    title: 'Verdeckt',
    summary: 'Eine verdeckte Karte darf niemand ansehen, auch nicht ihr Spieler, und sie ist nie im Spiel.',
  },
  '5.1.1.11': {
    title: 'Zustand: trocknend',
    summary:
      'Ein Charakter, der in diesem Zug seines Spielers ins Spiel gekommen ist, ist trocknend: kein Erkunden, kein Herausfordern, kein Erschöpfen für Kosten.',
  },
  '5.1.1.12': {
    title: 'Zustand: trocken',
    summary:
      'War ein Charakter schon bei Beginn des Zuges seines Spielers im Spiel, ist er trocken und darf all das; Gegenstände dürfen sich sofort erschöpfen.',
  },
  '5.1.2': {
    title: 'Mehrere Zustände zugleich',
    summary: 'Mehrere Zustände können zugleich gelten; jede Zone und jeder Typ erlaubt nur manche davon.',
  },
  '5.1.2.1': {
    title: 'Wie ein Charakter ins Spiel kommt',
    summary: 'Ein Charakter kommt bereit, unbeschädigt, offen und trocknend ins Spiel.',
  },
  '5.1.2.2': {
    title: 'Wie ein Gegenstand ins Spiel kommt',
    summary: 'Ein Gegenstand kommt bereit und offen ins Spiel und ist nie beschädigt oder unbeschädigt.',
  },
  '5.1.2.3': {
    title: 'Wie ein Ort ins Spiel kommt',
    summary: 'Ein Ort kommt unbeschädigt und offen ins Spiel und ist nie bereit oder erschöpft.',
  },
  '5.1.2.4': {
    title: 'Zustände im Tintenvorrat',
    summary: 'Eine Karte im Tintenvorrat ist verdeckt und bereit oder erschöpft; sonst nichts.',
  },
  '5.1.2.5': { title: 'Zustände im Deck', summary: 'Eine Karte in einem Deck ist verdeckt; sonst nichts.' },
  '5.1.2.6': {
    title: 'Zustände im Ablagestapel',
    summary: 'Eine Karte in einem Ablagestapel ist offen; sonst nichts.',
  },
  '5.1.2.7': {
    title: 'Kein Zustand auf der Hand',
    summary: 'Eine Karte auf der Hand hat gar keinen Zustand.',
  },
  '5.1.3': {
    title: 'Wann sich ein Zustand ändert',
    summary: 'Ein Zustand ändert sich in genau dem Augenblick, in dem etwas ihn ändert.',
  },
  '5.1.3/example-1': {
    title: 'Fabius, zum Erkunden erschöpft',
    summary: 'Fabius ist erschöpft und nicht mehr bereit, sobald er für das Erkunden erschöpft wird.',
  },
  '5.1.3/example-2': {
    title: 'Naseweis mit Gestaltwandel',
    summary:
      'Naseweis - Gigantische Fee, mit Gestaltwandel auf eine bereite, unbeschädigte, trockene Naseweis gelegt, ist das alles auch; die Karte darunter ist nicht mehr im Spiel.',
  },
  '5.2': { title: 'Bestandteile einer Karte', summary: 'Die Bestandteile einer Karte.' },
  '5.2.1': {
    title: 'Teile auf allen Kartentypen',
    summary: 'Die meisten Bestandteile finden sich auf jedem Kartentyp.',
  },
  '5.2.2': {
    title: 'Teil: Kosten',
    summary: 'Die Kosten sind die Tinte, die das Ausspielen der Karte braucht.',
  },
  '5.2.3': {
    title: 'Teil: Tintenvorrat-Symbol',
    summary:
      'Das Tintenvorrat-Symbol um die Kosten erlaubt, die Karte zu tinten; jede Karte im Tintenvorrat zählt als 1 Tinte.',
  },
  '5.2.4': { title: 'Teil: Bild', summary: 'Das Bild hat keine Bedeutung für das Spiel.' },
  '5.2.5': {
    title: 'Teil: Tintenfarbe',
    summary: 'Die Tintenfarbe einer Karte, eine von sechs, zählt beim Deckbau und wo eine Karte sie nennt.',
  },
  '5.2.5.1': {
    title: 'Zwei Tintenfarben',
    summary: 'Eine Karte mit zwei Tintenfarben zählt als jede von beiden.',
  },
  '5.2.6': {
    title: 'Teil: Name',
    summary:
      'Ein Name passt nur als Ganzes und ohne die Version, in jeder Zone; Name und Version ergeben den vollständigen Namen.',
  },
  '5.2.6/example-1': {
    title: 'Jede Version von Peter Pan',
    summary: 'Naseweis - Peter Pans Verbündete gibt allen Versionen von Peter Pan Herausfordern +1.',
  },
  '5.2.6/example-2': {
    title: 'Lucky ist nicht der Glückskreuzer',
    summary:
      'Für „Der Zauberhut“ Lucky zu benennen, trifft den aufgedeckten Glückskreuzer (englisch Lucky Dime) nicht.',
  },
  '5.2.6.1': {
    title: 'Namen mit „&“',
    summary:
      'Ein Charakter namens „A & B“ heißt A, B und so wie das Ganze; eine benannte Karte muss einem davon genau gleichen.',
  },
  '5.2.6.2': {
    title: 'Mehrere Namen, ein Charakter',
    summary: 'So viele Namen er auch hat, es bleibt ein einziger Charakter.',
  },
  '5.2.6.2/example-1': {
    title: 'Abschaum & Meerschaum: drei Namen',
    summary: 'Abschaum & Meerschaum hat drei Namen: Abschaum, Meerschaum und Abschaum & Meerschaum.',
  },
  '5.2.6.2/example-2': {
    title: 'Bruno benennt Abschaum',
    summary:
      'Bei Bruno trifft die Benennung von Abschaum sowohl Abschaum als auch Abschaum & Meerschaum; die von Abschaum & Meerschaum trifft Abschaum nicht.',
  },
  '5.2.6.3': {
    title: 'Das Und-Zeichen von Chip und Chap',
    summary: 'Chip und Chap - Ritter der Rückgewinnung zählt, als stünde ein „&“ im Namen.',
  },
  '5.2.7': {
    title: 'Teil: Klassifizierungen',
    summary:
      'Klassifizierungen sind gemeint, wenn Karten von Schurken, Prinzessinnen und dergleichen sprechen.',
  },
  '5.2.7/example-1': {
    title: 'Hades zählt Schurken',
    summary:
      'Hades - König des Olymps erhält +1 Legendenwert für jeden anderen Charakter mit der Klassifizierung Schurke.',
  },
  '5.2.8': {
    title: 'Teil: Textfeld',
    summary:
      'Das Textfeld enthält die Fähigkeiten und Effekte einer Karte; deren geschichtsbasierte Namen spielen keine Rolle.',
  },
  '5.2.9': {
    title: 'Teil: thematischer Text',
    summary: 'Thematischer Text hat keine Bedeutung für das Spiel.',
  },
  '5.2.10': {
    title: 'Teil: unterer Rand',
    summary: 'Was am unteren Rand gedruckt ist, hat keine Bedeutung für das Spiel.',
  },
  '5.2.10.1': { title: 'Unterer Rand: Künstler', summary: 'Der Name des Künstlers.' },
  '5.2.10.2': {
    title: 'Unterer Rand: Sammler-Nummer',
    summary: 'Die Sammler-Nummer und die Anzahl der Karten im Set.',
  },
  '5.2.10.3': {
    title: 'Unterer Rand: Set-Nummer',
    summary: 'Die Nummer des Sets, aus dem die Karte stammt.',
  },
  '5.2.10.3/example-1': {
    title: 'Sets 1 bis 4',
    summary:
      '„Das Erste Kapitel“, „Aufstieg der Flutgestalten“, „Die Tintenlande“ und „Ursulas Rückkehr“ sind die Sets 1 bis 4.',
  },
  '5.2.10.4': { title: 'Unterer Rand: Sprache', summary: 'Die Sprache der Karte.' },
  '5.2.10.5': { title: 'Unterer Rand: Urheberrecht', summary: 'Angaben zum Urheberrecht.' },
  '5.2.10.6': { title: 'Unterer Rand: Seltenheit', summary: 'Das Seltenheitssymbol.' },
  '5.3': { title: 'Charaktere', summary: 'Charaktere.' },
  '5.3.1': {
    title: 'Charakter und Charakterkarte',
    summary: 'Nur im Spiel ist es ein Charakter; überall sonst ist es eine Charakterkarte.',
  },
  '5.3.2': {
    title: 'Wann Charaktere ausgespielt werden',
    summary: 'Charaktere werden normalerweise in Phase 2 ihres Spielers ausgespielt.',
  },
  '5.3.3': {
    title: 'Was einen Charakter ausmacht',
    summary:
      'Eine Karte ist ein Charakter, wenn beide Merkmale unten auf ihr stehen; das Wort selbst ist nicht aufgedruckt.',
  },
  '5.3.3.1': {
    title: 'Merkmal: Stärke und Willenskraft',
    summary: 'Erstes Merkmal: eine Stärke und eine Willenskraft.',
  },
  '5.3.3.2': {
    title: 'Merkmal: eine Klassifizierung',
    summary: 'Zweites Merkmal: mindestens eine der aufgeführten Klassifizierungen.',
  },
  '5.3.4': {
    title: 'Nur Charaktere erkunden und fordern heraus',
    summary: 'Nichts außer Charakteren kann erkunden oder herausfordern.',
  },
  '5.3.5': {
    title: 'Im Spiel seit dem „Überprüfen“',
    summary:
      'Ein Charakter, der zu Beginn des Schrittes „Überprüfen“ seines Spielers nicht im Spiel war, kann nicht erkunden, nicht herausfordern und sich nicht für Kosten erschöpfen.',
  },
  '5.3.6': {
    title: 'Weitere Teile eines Charakters',
    summary: 'Charaktere haben zusätzlich die folgenden Teile.',
  },
  '5.3.6.1': {
    title: 'Charakter: Version',
    summary:
      'Die Version unterscheidet Karten desselben Namens, in jeder Zone; mit dem Namen zusammen ist sie der vollständige Name.',
  },
  '5.3.6.2': {
    title: 'Charakter: Stärke',
    summary:
      'Die Stärke ist der Schaden, der in einer Herausforderung zugefügt wird; bei 0 oder weniger ist Schaden in Höhe der Stärke gar keiner.',
  },
  '5.3.6.3': {
    title: 'Charakter: Willenskraft',
    summary:
      'Schaden bleibt und summiert sich; sobald er die Willenskraft erreicht, verbannt eine Prüfung den Charakter.',
  },
  '5.3.6.4': {
    title: 'Charakter: Legendenwert',
    summary: 'Der Legendenwert ist das, was Erkunden einbringt.',
  },
  '5.4': { title: 'Aktionen', summary: 'Aktionen.' },
  '5.4.1': {
    title: 'Aktion und Aktionskarte',
    summary: 'Eine Aktion ist nur für ihren Effekt im Spiel; überall sonst ist sie eine Aktionskarte.',
  },
  '5.4.1.1': {
    title: 'Was eine Aktion ausmacht',
    summary: 'Eine Karte ist eine Aktion, wenn das in ihrer Klassifizierungszeile steht.',
  },
  '5.4.1.2': {
    title: 'Wie eine Aktion ausgeführt wird',
    summary:
      'Der Effekt einer Aktion wird sofort ausgeführt, nicht aus dem Beutel, während die Karte in der Spielzone ist; dann kommt sie auf den Ablagestapel.',
  },
  '5.4.2': {
    title: 'Wann Aktionen ausgespielt werden',
    summary: 'Aktionen werden normalerweise in Phase 2 ihres Spielers ausgespielt.',
  },
  '5.4.3': {
    title: 'Aktionen haben keine Fähigkeiten',
    summary:
      'Eine Aktion hat Effekte, aber keine Fähigkeiten; was von Fähigkeiten spricht, meint sie also nicht.',
  },
  '5.4.4': { title: 'Lieder', summary: 'Lieder.' },
  '5.4.4.1': {
    title: 'Ein Lied ist eine Aktion',
    summary: 'Ein Lied ist auch eine Aktion: Was Aktionen betrifft, betrifft Lieder.',
  },
  '5.4.4.2': {
    title: 'Ein Lied singen',
    summary:
      'Jedes Lied darf gesungen werden: Statt Tinte zu bezahlen, erschöpft man einen Charakter, dessen Kosten mindestens die des Liedes sind.',
  },
  '5.4.4.3': {
    title: 'Lieder mit Gemeinsam singen',
    summary: 'Lieder mit Gemeinsam singen dürfen auch von mehreren Charakteren gesungen werden.',
  },
  '5.4.5': {
    title: 'Ausgelöst durch eine Aktion',
    summary: 'Was das Ausspielen einer Aktion auslöst, wartet im Beutel, bis die Aktion ausgespielt ist.',
  },
  '5.5': { title: 'Gegenstände', summary: 'Gegenstände.' },
  '5.5.1': {
    title: 'Gegenstand und Gegenstandskarte',
    summary: 'Nur im Spiel ist es ein Gegenstand; überall sonst ist es eine Gegenstandskarte.',
  },
  '5.5.2': {
    title: 'Wann Gegenstände ausgespielt werden',
    summary: 'Gegenstände werden normalerweise in Phase 2 ihres Spielers ausgespielt.',
  },
  '5.5.3': {
    title: 'Was einen Gegenstand ausmacht',
    summary: 'Eine Karte ist ein Gegenstand, wenn das in ihrer Klassifizierungszeile steht.',
  },
  '5.5.4': {
    title: 'Gegenstände wirken sofort',
    summary:
      'Die Fähigkeit eines Gegenstands lässt sich schon in dem Zug einsetzen, in dem er ausgespielt wird.',
  },
  '5.6': { title: 'Orte', summary: 'Orte.' },
  '5.6.1': {
    title: 'Ort und Ortskarte',
    summary: 'Nur im Spiel ist es ein Ort; überall sonst ist es eine Ortskarte.',
  },
  '5.6.2': {
    title: 'Wann Orte ausgespielt werden',
    summary: 'Orte werden normalerweise in Phase 2 ihres Spielers ausgespielt.',
  },
  '5.6.3': {
    title: 'Was einen Ort ausmacht',
    summary:
      'Eine Karte ist ein Ort, wenn das in ihrer Klassifizierungszeile steht; nur diese Karten sind quer gedruckt.',
  },
  '5.6.4': {
    title: 'Orte wirken sofort',
    summary: 'Die Fähigkeit eines Ortes lässt sich schon in dem Zug einsetzen, in dem er ausgespielt wird.',
  },
  '5.6.5': { title: 'Weitere Teile eines Ortes', summary: 'Orte haben zusätzlich die folgenden Teile.' },
  '5.6.5.1': {
    title: 'Ort: Version',
    summary:
      'Die Version unterscheidet Orte desselben Namens, in jeder Zone; mit dem Namen zusammen ist sie der vollständige Name.',
  },
  '5.6.5.2': {
    title: 'Ort: Bewegungskosten',
    summary: 'Die Bewegungskosten sind die Tinte, die es kostet, einen Charakter dorthin zu bewegen.',
  },
  '5.6.5.3': {
    title: 'Ort: Willenskraft',
    summary:
      'Schaden bleibt und summiert sich; sobald er die Willenskraft erreicht, verbannt eine Prüfung den Ort. Selbst fügt er keinen zu.',
  },
  '5.6.5.4': {
    title: 'Ort: Legendenwert',
    summary: 'Den Legendenwert sammelt sein Spieler in jedem eigenen Schritt „Überprüfen“.',
  },
  '5.6.6': {
    title: 'Wenn ein Ort das Spiel verlässt',
    summary: 'Verlässt ein Ort das Spiel, bleiben die Charaktere dort im Spiel und sind an keinem Ort.',
  },
}
