import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de3: RuleTexts<RuleId> = {
  'glossary/keine-marker-mehr-uebrig': {
    title: 'Marker sind nicht begrenzt',
    summary:
      'Die Zahl der Schicksals-, Ehre- und Statusmarker ist nicht begrenzt; sind sie aufgebraucht, darf alles andere sie vertreten.',
  },
  'glossary/keine-verstaerkungen': {
    title: 'Keine Verstärkungen',
    summary: '„Keine Verstärkungen“ ist ein Schlüsselwort: Die Karte kann keine Verstärkungen haben.',
  },
  'glossary/keine-verstaerkungen/1': {
    title: 'Keine Verstärkungen bestimmter Merkmale',
    summary:
      'Stehen Merkmale davor („keine Waffen- oder Rüstungs-Verstärkungen“), kann die Karte keine Verstärkungen mit einem dieser Merkmale haben, andere aber schon.',
  },
  'glossary/keine-verstaerkungen/2': {
    title: 'Keine Verstärkungen außer',
    summary:
      'Mit „außer“ und Merkmalen („keine Verstärkungen außer Waffe“) darf die Karte Verstärkungen mit diesen Merkmalen haben, aber keine anderen.',
  },
  'glossary/keine-verstaerkungen/3': {
    title: 'Keine Verstärkungen: Widersprüche',
    summary:
      'Widersprechen sich mehrere Exemplare des Schlüsselworts bei einer Verstärkung, gilt das, welches sie verbietet.',
  },
  'glossary/klan': {
    title: 'Klane',
    summary:
      'Der Klan der Festung ist der Hauptklan des Decks. Es gibt sieben: Krabbe, Kranich, Drache, Löwe, Phönix, Skorpion und Einhorn.',
  },
  'glossary/klan/1': {
    title: 'Klangetreue Karten',
    summary: 'Eine klangetreue Karte trägt das Klansymbol der Festung des Spielers, der sie kontrolliert.',
  },
  'glossary/klan/2': {
    title: 'Nicht-klangetreue Karten',
    summary:
      'Eine nicht-klangetreue Karte trägt ein oder mehrere Klansymbole, von denen keines das der Festung des Spielers ist, der sie kontrolliert.',
  },
  'glossary/konflikt': {
    title: 'Konflikt',
    summary:
      'In der Konfliktphase hat jeder Spieler 2 Gelegenheiten, einen Konflikt zu deklarieren; wie Konflikte abgehandelt werden, sagen die Rahmenschritte.',
  },
  'glossary/konstante-faehigkeit': {
    title: 'Konstante Fähigkeiten',
    summary:
      'Eine konstante Fähigkeit ist kein Schlüsselwort und hat kein fett gedrucktes Timing-Wort. Sie ist aktiv, sobald und solange ihre Karte im Spiel ist.',
  },
  'glossary/konstante-faehigkeit/1': {
    title: 'Konstante Fähigkeiten mit Bedingung',
    summary:
      'Eine konstante Fähigkeit mit einer Bedingung („während“, „falls“, „solange“) ist aktiv, wenn die Bedingung erfüllt ist, und nur dann.',
  },
  'glossary/konstante-faehigkeit/2': {
    title: 'Konstante Fähigkeiten: mehrere',
    summary: 'Mehrere Exemplare derselben konstanten Fähigkeit gelten jedes für sich.',
  },
  'glossary/kontrolle-und-besitz': {
    title: 'Kontrolle und Besitz',
    summary:
      'Besitzer einer Karte ist der Spieler, zu dessen Deck, Provinzset, Festung oder Rolle sie bei Spielbeginn gehörte.',
  },
  'glossary/kontrolle-und-besitz/1': {
    title: 'Kontrolle: beim Ins-Spiel-Kommen',
    summary:
      'Karten kommen unter der Kontrolle ihres Besitzers ins Spiel, außer eine Fähigkeit sagt etwas anderes; Fähigkeiten können die Kontrolle später ändern.',
  },
  'glossary/kontrolle-und-besitz/2': {
    title: 'Kontrolle: nicht im Spiel',
    summary: 'Ein Spieler kontrolliert die Karten in seinen eigenen „Nicht im Spiel“-Zonen.',
  },
  'glossary/kontrolle-und-besitz/3': {
    title: 'Besitz: in die Zone des Besitzers',
    summary:
      'Eine Karte, die in eine „Nicht im Spiel“-Zone eines anderen Spielers käme, kommt stattdessen in die entsprechende Zone ihres Besitzers. Für Fähigkeiten und Rahmeneffekte gilt sie trotzdem als in die Zone dessen gekommen, der sie kontrolliert; nur der Ort ist ein anderer.',
  },
  'glossary/kontrolle-und-besitz/4': {
    title: 'Kontrollwechsel im Konflikt',
    summary:
      'Ein teilnehmender Charakter, dessen Kontrolle wechselt, nimmt weiter teil, aber auf der Seite des Spielers, der ihn nun kontrolliert.',
  },
  'glossary/kontrolle-und-besitz/5': {
    title: 'Kontrollwechsel: der Zustand bleibt',
    summary:
      'Ein Charakter im Spiel, dessen Kontrolle wechselt, behält seinen Zustand: gebeugt oder spielbereit, teilnehmend oder in der Heimatzone und so weiter.',
  },
  'glossary/kontrolle-und-besitz/6': {
    title: 'Kontrollwechsel: Verstärkungen',
    summary: 'Wechselt die Kontrolle über eine Karte, so nicht die über die Verstärkungen an ihr.',
  },
  'glossary/kontrolle-und-besitz/7': {
    title: 'Kontrollwechsel: wie lange',
    summary: 'Ein Kontrollwechsel ohne angegebene Dauer gilt, solange die Karte im Spiel bleibt.',
  },
  'glossary/kopie-einer-karte': {
    title: 'Kopie einer Karte',
    summary:
      'Eine Kopie einer Karte ist jede Karte mit demselben Namen, gleich welcher Art, welchen Textes, Bildes oder Decks.',
  },
  'glossary/kopie-einer-karte/1': {
    title: 'Eine Karte ist Kopie ihrer selbst',
    summary: 'Eine Karte gilt als Kopie ihrer selbst.',
  },
  'glossary/kopie-eines-charakters': {
    title: 'Zur Kopie eines Charakters werden',
    summary:
      'Ein Charakter, der zur Kopie eines anderen wird, verliert Namen, Kosten, Grund-Fertigkeiten, Ruhm, Merkmale und Fähigkeitstext und hat stattdessen die des kopierten Charakters, solange die Fähigkeit es sagt.',
  },
  'glossary/kopie-eines-charakters/1': {
    title: 'Charakterkopie: Aufgedrucktes bleibt',
    summary:
      'Was sich auf aufgedruckten Text, aufgedruckte Fertigkeiten oder Merkmale bezieht, liest weiter, was wirklich auf der Karte steht, nicht was sie kopiert.',
  },
  'glossary/kopie-eines-charakters/2': {
    title: 'Charakterkopie: was er behält',
    summary:
      'Kopiert werden nur Grund-Fertigkeiten und aufgedruckte Eigenschaften des anderen Charakters. Was der sich verwandelnde aus anderen Quellen erhalten hat, etwa von einem Ereignis oder einer Verstärkung, behält er.',
  },
  'glossary/kopie-eines-charakters/3': {
    title: 'Kopie eines einzigartigen Charakters',
    summary:
      'Ein Charakter kann nur dann zur Kopie eines einzigartigen Charakters werden, wenn der Spieler, der ihn besitzt oder kontrolliert, nicht schon eine Kopie, nach Namen, jenes einzigartigen Charakters besitzt oder kontrolliert.',
  },
  'glossary/kopie-eines-charakters/4': {
    title: 'Charakterkopie: kein Modifikator',
    summary:
      'Zur Kopie zu werden ersetzt Grund-Fertigkeiten und Ruhm; es ist kein Modifikator, sodass sogar ein Gedankenstrich ersetzt werden kann.',
  },
  'glossary/kopie-eines-charakters/5': {
    title: 'Charakterkopie: nicht bei gleichem Namen',
    summary: 'Ein Charakter kann nicht zur Kopie eines Charakters mit demselben Namen werden.',
  },
  'glossary/kosten': {
    title: 'Kosten',
    summary:
      'Die Kosten einer Karte sind das Schicksal, das man zahlt, um sie von der Hand oder aus einer Provinz zu spielen. In einer ausgelösten Fähigkeit ist jede Anweisung vor dem Gedankenstrich, außer dem Wählen von Zielen und dem Auswählen von Effekten, Kosten der Fähigkeit, zum Beispiel etwas beugen, ausgeben, opfern, verlieren, entehren oder ablegen.',
  },
  'glossary/kosten/1': {
    title: 'Kosten: modifizieren',
    summary:
      'Ein Effekt, der Kosten modifiziert, modifiziert nur die Schicksalskosten, außer er sagt etwas anderes.',
  },
  'glossary/kosten/2': {
    title: 'Kosten: Gedankenstrich',
    summary:
      'Eine Karte mit einem Gedankenstrich als aufgedruckte Schicksalskosten kann nicht gespielt werden. Braucht eine Fähigkeit eine Zahl, gelten ihre aufgedruckten Kosten als 0.',
  },
  'glossary/kosten/3': {
    title: 'Kosten: mit eigenen Karten',
    summary:
      'Ein Spieler zahlt Kosten nur mit Karten und Spielelementen, die er selbst kontrolliert; ein „befreundet“ in den Kosten erinnert nur daran.',
  },
  'glossary/kosten/4': {
    title: 'Kosten von außerhalb des Spiels',
    summary:
      'Erfordern Kosten etwas, das nicht im Spiel ist, verwendet der zahlende Spieler nur, was in seinen eigenen „Nicht im Spiel“-Zonen oder seinen eigenen Markervorräten ist.',
  },
  'glossary/kosten/5': {
    title: 'Kosten: mehrere zugleich',
    summary: 'Mehrere Kosten einer Karte oder Fähigkeit werden gleichzeitig gezahlt.',
  },
  'glossary/kosten/6': {
    title: 'Kosten: Zahlung verhindert',
    summary:
      'Wird die Zahlung eines Teils der Kosten verhindert, wird dennoch alles gezahlt, was gezahlt werden kann; dann bricht die Fähigkeit oder das Spielen der Karte ohne Wirkung ab. Eine Karte, die gerade gespielt wurde, bleibt ungespielt auf der Hand oder in der Provinz.',
  },
  'glossary/kosten/7': {
    title: 'Kosten: Effekt muss etwas ändern',
    summary:
      'Eine Fähigkeit kann nicht initiiert und ihre Kosten können nicht gezahlt werden, wenn ihr Effekt für sich den Spielstatus nicht ändern könnte; was das Zahlen der Kosten änderte, zählt nicht.',
  },
  'glossary/leer': {
    title: 'Leeres Textfeld',
    summary:
      'Eine Karte, deren aufgedrucktes Textfeld als leer behandelt wird, hat keines ihrer aufgedruckten Merkmale und keine ihrer aufgedruckten Fähigkeiten (auch keine Schlüsselwörter). Was sie aus anderen Quellen erhalten hat, bleibt.',
  },
  'glossary/limitiert': {
    title: 'Limitiert',
    summary:
      'Limitiert ist ein Schlüsselwort: Ein Spieler kann nicht mehr als 1 limitierte Karte pro Runde spielen, gleich welchen Namens, Hand und Provinzen zusammengenommen.',
  },
  'glossary/limitiert/1': {
    title: 'Limitiert: ins Spiel gebracht',
    summary:
      'Für eine limitierte Karte, die eine Fähigkeit ins Spiel bringt, gilt das nicht: Sie darf kommen, obwohl eine limitierte Karte gespielt wurde, und zählt nicht als die eine Karte der Runde.',
  },
  'glossary/markervorrat': {
    title: 'Markervorrat',
    summary:
      'Der allgemeine Markervorrat wird zu Beginn bereitgelegt und enthält alle Marker, die gerade kein Spieler kontrolliert.',
  },
  'glossary/markervorrat/1': {
    title: 'Markervorrat: Schicksal und Ehre',
    summary:
      'Schicksal und Ehre, die ein Spieler erhält, kommen aus dem allgemeinen Markervorrat in seinen eigenen Vorrat; was er verliert oder ausgibt, geht dorthin zurück.',
  },
  'glossary/markervorrat/2': {
    title: 'Markervorrat: Karte verlässt das Spiel',
    summary:
      'Verlässt eine Karte das Spiel, kommen alle Marker auf ihr in den allgemeinen Markervorrat zurück.',
  },
  'glossary/maximal-x-pro-zeitraum': {
    title: 'Maximal X pro Zeitraum',
    summary:
      '„Maximal X pro [Zeitraum]“: In dem Zeitraum darf die Fähigkeit von allen Kopien der Karte (nach Namen) zusammen nur X Mal initiiert werden; sie auf einer Kopie zu initiieren zählt für alle.',
  },
  'glossary/maximal-x-pro-zeitraum/1': {
    title: 'Maximal X: je Spieler',
    summary: 'Ein Maximum wird für jeden Spieler getrennt gezählt.',
  },
  'glossary/maximal-x-pro-zeitraum/2': {
    title: 'Maximal X: Aufgehobenes zählt',
    summary: 'Eine Fähigkeit, deren Effekt aufgehoben wurde, zählt trotzdem für ihr Maximum.',
  },
  'glossary/maximal-x-pro-zeitraum/3': {
    title: 'Maximal X: ändert sich nie',
    summary: 'Nichts kann das Maximum einer Fähigkeit erhöhen oder senken.',
  },
  'glossary/merkmale': {
    title: 'Merkmale',
    summary: 'Die meisten Karten haben Merkmale, die oben im Textfeld aufgedruckt sind.',
  },
  'glossary/merkmale/1': {
    title: 'Merkmale tun nichts von selbst',
    summary:
      'Ein Merkmal bewirkt von sich aus nichts; Fähigkeiten können sich auf Karten beziehen, die es haben.',
  },
  'glossary/mische': {
    title: 'Mischen',
    summary:
      '„Mische“ nach einer Suche meint das durchsuchte Deck: Wer mischen soll, mischt nur das Deck oder die Decks, mit denen die Fähigkeit zu tun hatte.',
  },
  'glossary/mische/1': {
    title: 'Mischen: der Gegner darf abheben',
    summary: 'Das Mischen muss den Gegner zufriedenstellen; er darf weiter mischen oder abheben.',
  },
  'glossary/modifikatoren': {
    title: 'Modifikatoren',
    summary:
      'Werte sind immer auf dem neuesten Stand: Kommt ein Modifikator hinzu oder fällt weg, wird der Wert aus dem unmodifizierten Grundwert mit allen geltenden Modifikatoren neu berechnet.',
  },
  'glossary/modifikatoren/1': {
    title: 'Modifikatoren: Rechenreihenfolge',
    summary:
      'Alle Modifikatoren gelten als gleichzeitig angewendet, doch Zu- und Abzüge werden vor jedem Verdoppeln oder Halbieren berechnet.',
  },
  'glossary/modifikatoren/2': {
    title: 'Modifikatoren: aufrunden',
    summary: 'Brüche werden aufgerundet, nachdem alle Modifikatoren angewendet sind.',
  },
  'glossary/modifikatoren/3': {
    title: 'Modifikatoren: einen Wert festsetzen',
    summary:
      'Ein Modifikator, der einen Wert auf eine Zahl festsetzt, überschreibt für seine Dauer alle nicht festsetzenden, auch später hinzukommende. Unter festsetzenden gilt der zuletzt angewendete.',
  },
  'glossary/modifikatoren/4': {
    title: 'Modifikatoren: nie unter 0',
    summary:
      'Fertigkeit, Ruhm, Kosten und jede andere Größe einer Karte sind nie unter 0. Größere negative Modifikatoren werden voll angewendet; erst das Ergebnis nach allen Modifikatoren gilt als 0.',
  },
  'glossary/modifikatoren/5': {
    title: 'Modifikatoren: Gebote im Duell',
    summary:
      'In einem Duell werden die Ehregebote außerhalb der üblichen Berechnung addiert: nach jedem Verdoppeln oder Halbieren und selbst zu einem festgesetzten Wert.',
  },
  'glossary/mulligan': {
    title: 'Mulligan',
    summary:
      'Bei der Vorbereitung hat jeder Spieler einen Mulligan: Beliebig viele Karten in seinen Provinzen und beliebig viele auf seiner Hand darf er beiseitelegen und durch ebenso viele aus demselben Deck ersetzen. Erst danach werden die beiseitegelegten Karten in ihre Decks zurückgemischt.',
  },
  'glossary/mulligan/1': {
    title: 'Mulligan: in Spielerreihenfolge',
    summary:
      'Mulligans werden in Spielerreihenfolge genommen oder abgelehnt; ein Startspieler, der abgelehnt hat, kann es sich nach der Entscheidung des Gegners nicht anders überlegen.',
  },
  'glossary/mulligan/2': {
    title: 'Mulligan: Provinzen ansehen',
    summary:
      'Nach einem Mulligan von Karten in Provinzen darf der Spieler die neuen ansehen, bevor er die Starthand zieht.',
  },
  'glossary/nehmen': {
    title: 'Marker nehmen',
    summary:
      'Marker, die man dem anderen Spieler nimmt, kommen aus dessen Vorrat in den Vorrat dessen, der sie nimmt.',
  },
  'glossary/nehmen/1': {
    title: 'Marker nehmen: erhalten und verlieren',
    summary: 'Wer die Marker nimmt, gilt als erhaltend, der andere als verlierend.',
  },
  'glossary/neutral': {
    title: 'Neutral',
    summary: 'Eine Karte ohne Klan ist neutral und darf in jedes Deck aufgenommen werden.',
  },
  'glossary/neutral/1': {
    title: 'Neutral: weder noch',
    summary: 'Eine neutrale Karte ist weder klangetreu noch nicht-klangetreu.',
  },
  'glossary/nur-x-pro-zeitraum': {
    title: 'Nur X pro Zeitraum',
    summary:
      '„Nur X pro [Zeitraum]“ sagt, wie oft eine ausgelöste Fähigkeit in dem Zeitraum verwendet werden kann, und ersetzt die allgemeine Beschränkung auf ein Mal pro Runde.',
  },
  'glossary/nur-x-pro-zeitraum/1': {
    title: 'Nur X: für jede Kopie',
    summary:
      'Eine solche Beschränkung gehört zu jeder Kopie der Fähigkeit: Jede Kopie darf in dem Zeitraum X Mal verwendet werden.',
  },
  'glossary/nur-x-pro-zeitraum/2': {
    title: 'Nur X: neu nach der Rückkehr',
    summary:
      'Eine Karte, die in dem Zeitraum das Spiel verlassen hat und zurückkam oder von einer „Nicht im Spiel“-Zone in eine andere ging, ist ein neues Exemplar und hat ihre beschränkte Fähigkeit noch nicht verwendet.',
  },
  'glossary/nur-x-pro-zeitraum/3': {
    title: 'Nur X in verdeckten Zonen',
    summary:
      'Löst eine Karte ihre Fähigkeit aus einer verdeckten „Nicht im Spiel“-Zone (Hand oder Deck) aus und bleibt dort, darf die Fähigkeit erneut ausgelöst werden: Die Karte gilt als neues Exemplar.',
  },
  'glossary/nur-x-pro-zeitraum/4': {
    title: 'Nur X: je Spieler',
    summary: 'Beschränkungen werden für jeden Spieler getrennt gezählt.',
  },
  'glossary/nur-x-pro-zeitraum/5': {
    title: 'Nur X: Aufgehobenes zählt',
    summary: 'Eine Fähigkeit, deren Effekt aufgehoben wurde, zählt trotzdem für ihre Beschränkung.',
  },
  'glossary/opfern': {
    title: 'Opfern',
    summary:
      'Wer opfern muss, wählt eine Karte im Spiel aus, die er kontrolliert und die die Anforderung erfüllt, und legt sie auf den Ablagestapel ihres Besitzers.',
  },
  'glossary/opfern/1': {
    title: 'Opfern: verhindert',
    summary: 'Verlässt die ausgewählte Karte das Spiel nicht, gilt das Opfern als verhindert.',
  },
  'glossary/opfern/2': {
    title: 'Opfern ist nicht Ablegen',
    summary:
      'Opfern gilt nicht zugleich als eine andere Art, das Spiel zu verlassen: Eine geopferte Karte wurde zum Beispiel nicht „abgelegt“.',
  },
  'glossary/passen': {
    title: 'Passen',
    summary:
      'Wer eine Aktion ausführen, eine Fähigkeit auslösen oder einen Schritt ausführen darf, darf stattdessen passen und verzichtet damit in diesem Moment darauf.',
  },
  'glossary/passen/1': {
    title: 'Passen in der Dynastiephase',
    summary:
      'Im speziellen Aktionsfenster der Dynastiephase gilt ein Passen für den Rest der Phase, und wer als Erster passt, erhält 1 Schicksal.',
  },
  'glossary/passen/2': {
    title: 'Passen: bis beide nacheinander passen',
    summary:
      'Jede andere Abfolge geht weiter, bis beide Spieler direkt nacheinander passen. Wer gepasst hat, darf wieder handeln, wenn der Gegner nicht gleich danach gepasst hat.',
  },
  'glossary/passen/3': {
    title: 'Bei einer Konfliktgelegenheit passen',
    summary:
      'Wer bei einer Konfliktgelegenheit passt, sagt nicht, welche Konfliktart er nicht deklariert hat: Eine Gelegenheit ist weg, die andere darf noch von jeder Art sein, die nicht schon deklariert wurde.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust': {
    title: 'Persönliche Ehre',
    summary:
      'Jeder Charakter ist geehrt, gewöhnlich oder entehrt. Charaktere kommen gewöhnlich ins Spiel; die beiden anderen Zustände zeigt ein Statusmarker an.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/1': {
    title: 'Persönliche Ehre: geehrt',
    summary: 'Geehrt: Der Charakter hat einen Geehrt-Statusmarker.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/2': {
    title: 'Persönliche Ehre: gewöhnlich',
    summary: 'Gewöhnlich: Der Charakter hat keinen Statusmarker für Ehre.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/3': {
    title: 'Persönliche Ehre: entehrt',
    summary: 'Entehrt: Der Charakter hat einen Entehrt-Statusmarker.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/4': {
    title: 'Was ein geehrter Charakter hat',
    summary:
      'Ein geehrter Charakter hat einen Geehrt-Marker und addiert seinen Ruhm zu seiner Militär- und Politik-Fertigkeit. Verlässt er das Spiel, erhält der Spieler, der ihn kontrolliert, 1 Ehre.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/5': {
    title: 'Was ein entehrter Charakter hat',
    summary:
      'Ein entehrter Charakter hat einen Entehrt-Marker und zieht seinen Ruhm von seiner Militär- und Politik-Fertigkeit ab. Verlässt er das Spiel, verliert der Spieler, der ihn kontrolliert, 1 Ehre.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/6': {
    title: 'Persönliche Ehre: zurück zu gewöhnlich',
    summary:
      'Einen geehrten Charakter entehren oder einen entehrten ehren entfernt nur seinen Marker: Er wird gewöhnlich.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/7': {
    title: 'Persönliche Ehre: kein Zustand doppelt',
    summary:
      'Ein Charakter kann nicht in einen Zustand versetzt werden, in dem er ist: Ein geehrter kann nicht geehrt, ein entehrter nicht entehrt werden. Ein geehrter wird auch nicht sofort entehrt, sondern zuerst gewöhnlich.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/8': {
    title: 'Persönliche Ehre: beide Marker',
    summary:
      'Hat ein Charakter zugleich einen Geehrt- und einen Entehrt-Marker, werden beide abgelegt, und er ist gewöhnlich.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/9': {
    title: 'Geehrt oder entehrt ins Spiel kommen',
    summary:
      'Ein Charakter, der geehrt oder entehrt ins Spiel kommt, wird es nicht erst und löst nichts aus, was darauf wartet, dass ein Charakter geehrt oder entehrt wird.',
  },
  'glossary/prioritaet-bei-gleichzeitiger-abhandlung': {
    title: 'Gleichzeitige Abhandlung',
    summary:
      'Betrifft ein Effekt beide Spieler zugleich und hat jeder Entscheidungen zu treffen, trifft zuerst der Startspieler seine, dann der Gegner; dann wird der Effekt für alles auf einmal abgehandelt.',
  },
  'glossary/prioritaet-bei-gleichzeitiger-abhandlung/1': {
    title: 'Gleichzeitig: Erzwungenes, Verzögertes',
    summary:
      'Der Startspieler bestimmt die Reihenfolge verzögerter Effekte oder erzwungener Fähigkeiten, die zugleich abgehandelt würden, gleich wer die Karten kontrolliert.',
  },
  'glossary/prioritaet-bei-gleichzeitiger-abhandlung/2': {
    title: 'Gleichzeitig: Konstantes, Andauerndes',
    summary:
      'Konstante Fähigkeiten und andauernde Effekte, die zusammen gelten können, gelten alle. Wo das nicht geht, bestimmt der Startspieler, in welcher Reihenfolge sie angewendet werden.',
  },
  'glossary/provinzen-provinzkarten': {
    title: 'Provinzen',
    summary: 'Provinzen sind die Ländereien rund um die Festung eines Spielers.',
  },
  'glossary/provinzen-provinzkarten/1': {
    title: 'Provinzen: verdeckt',
    summary:
      'Eine verdeckte Provinz ist nur als „verdeckte Provinz“ im Spiel; ihre offene Seite kann auf nichts wirken und von nichts betroffen werden, bis sie aufgedeckt ist.',
  },
  'glossary/provinzen-provinzkarten/2': {
    title: 'Provinzen: offen, nicht unterworfen',
    summary: 'Eine offene, nicht unterworfene Provinz ist im Spiel und interagiert mit ihm.',
  },
  'glossary/provinzen-provinzkarten/3': {
    title: 'Provinzen: unterworfen',
    summary:
      'Eine unterworfene Provinz wird behandelt, als wäre ihr Textfeld leer; ihre Fähigkeit kann nicht verwendet werden.',
  },
  'glossary/provinzen-provinzkarten/4': {
    title: 'Provinzen: mehrere Karten in einer',
    summary:
      'Mehrere Karten auf einer Provinz sind alle in dieser Provinz: Ihre Charaktere können gespielt werden, ihre Besitztümer geben ihre Boni. Sie wird erst wieder aufgefüllt, wenn sie leer ist.',
  },
  'glossary/provinzen-provinzkarten/5': {
    title: 'Provinzen: benachbart',
    summary:
      'Die Provinzen ohne Festung liegen in einer Reihe; jede ist zu denen direkt links und rechts von ihr benachbart. Die Provinz mit der Festung ist zu keiner benachbart.',
  },
  'glossary/provinzen-provinzkarten/6': {
    title: 'Provinzen: Elemente',
    summary:
      'Jede Provinz hat ein oder mehrere Elemente. Eine mit dem fünffachen Symbol (wie Toshi Ranbo) hat immer alle 5 Elemente und darf beim Deckbau den Platz jedes Elements einnehmen.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz': {
    title: 'Provinz unterwerfen',
    summary:
      'Gewinnt der Angreifer den Konflikt mit einem Fertigkeitsvorsprung, der mindestens der Stärke der angegriffenen Provinz entspricht, wird die Provinz unterworfen.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/1': {
    title: 'Unterworfene Provinz: gedreht',
    summary: 'Eine unterworfene Provinz wird auf den Kopf gedreht, um das anzuzeigen.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/2': {
    title: 'Unterwerfen: Karten daraus ablegen',
    summary:
      'Wird eine Provinz unterworfen, darf der Angreifer die Dynastiekarten darin ablegen (jede oder keine). Tut er es, wird die Provinz verdeckt wieder aufgefüllt.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/3': {
    title: 'Unterworfene Provinz: Text nicht aktiv',
    summary: 'Der Fähigkeitstext einer unterworfenen Provinz ist nicht aktiv.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/4': {
    title: 'Unterworfene Provinz: weiter nutzbar',
    summary:
      'Aus einer unterworfenen Provinz dürfen weiter Dynastiekarten gespielt werden, und sie wird nach den üblichen Regeln wieder aufgefüllt.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/5': {
    title: 'Angriff auf die Provinz mit der Festung',
    summary:
      'Sind drei Provinzen eines Spielers außer der mit der Festung unterworfen, darf diese angegriffen werden. Wessen Provinz mit der Festung unterworfen ist, der verliert das Spiel.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/6': {
    title: 'Provinz sonst wie unterworfen',
    summary:
      'Wird eine Provinz anders als durch die Abhandlung eines Konflikts unterworfen, gilt der Gegner des Spielers, der sie kontrolliert, als der, der sie unterworfen hat.',
  },
  'glossary/provinz-wieder-auffuellen': {
    title: 'Provinz wieder auffüllen',
    summary:
      'Zum Auffüllen einer Provinz legt ihr Spieler die oberste Karte seines Dynastiedecks verdeckt hinein, ohne sie anzusehen.',
  },
  'glossary/provinz-wieder-auffuellen/1': {
    title: 'Provinz auffüllen: wann',
    summary:
      'Nachdem eine Karte aus irgendeinem Grund eine Provinz verlassen hat und nach allen Reaktionen darauf, wird die Provinz automatisch aufgefüllt, wenn dann keine Dynastiekarte in ihr liegt.',
  },
  'glossary/provinz-wieder-auffuellen/2': {
    title: 'Provinz offen auffüllen',
    summary:
      'Um eine Provinz offen aufzufüllen, wird die oberste Karte des Dynastiedecks stattdessen offen hineingelegt.',
  },
  'glossary/rahmeneffekte-rahmenschritte': {
    title: 'Rahmenschritte und Rahmeneffekte',
    summary:
      'Ein Rahmenschritt ist ein verpflichtender Zeitpunkt, den der Spielaufbau vorgibt; ein Rahmeneffekt ist ein Effekt, den die Abhandlung eines solchen Schritts hervorruft.',
  },
  'glossary/reaktionen': {
    title: 'Reaktionen',
    summary:
      'Eine Reaktion kann nur in dem Fenster initiiert werden, das sich nach der Abhandlung ihrer Auslösebedingung öffnet. Dort darf zuerst der Startspieler eine Reaktion initiieren oder passen, dann wechseln sich die Spieler ab, bis beide nacheinander passen; ein einzelnes Passen schließt niemanden aus, und ist das Fenster zu, kann nichts mehr auf diese Bedingung reagieren.',
  },
  'glossary/reaktionen/1': {
    title: 'Reaktionen: ein Mal pro Runde',
    summary:
      'Jede Reaktion, auch eine erzwungene, kann ein Mal pro Runde initiiert werden, außer ihr Text sagt etwas anderes.',
  },
  'glossary/reaktionen/2': {
    title: 'Reaktionen: ein Mal je Vorkommnis',
    summary:
      'Auch eine mehrmals pro Runde verwendbare Reaktion wird für jedes Eintreten ihrer Auslösebedingung nur ein Mal ausgelöst.',
  },
  'glossary/ringe': {
    title: 'Ringe',
    summary:
      'Ringe sind doppelseitige Marker, die Art und Element eines Konflikts festlegen. Ein Ring ist unbeansprucht, umkämpft oder beansprucht und kann auch mehreres davon zugleich sein.',
  },
  'glossary/ringe:unbeansprucht': {
    title: 'Ringe: unbeansprucht',
    summary:
      'Ein Ring im Vorrat unbeanspruchter Ringe ist unbeansprucht; nur ein solcher Ring kann ausgewählt werden, um einen Konflikt zu deklarieren.',
  },
  'glossary/ringe:umkaempft': {
    title: 'Ringe: umkämpft',
    summary:
      'Solange ein Konflikt abgehandelt wird, liegt der Ring, den der Angreifer dafür ausgewählt hat, auf der angegriffenen Provinz und ist der umkämpfte Ring.',
  },
  'glossary/ringe:beansprucht': {
    title: 'Ringe: beansprucht',
    summary: 'Was ein Spieler in seinem Vorrat beanspruchter Ringe hat, sind beanspruchte Ringe.',
  },
  'glossary/ringe/1': {
    title: 'Ringe bei der Ruhmzählung',
    summary:
      'Bei einer Ruhmzählung zählt jeder Spieler 1 für jeden Ring in seinem Vorrat beanspruchter Ringe hinzu.',
  },
}
