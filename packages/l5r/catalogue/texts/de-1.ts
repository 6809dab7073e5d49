import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de1: RuleTexts<RuleId> = {
  'glossary/ablagestapel': {
    title: 'Ablagestapel',
    summary:
      'Jeder Spieler hat einen eigenen Dynastie- und einen eigenen Konflikt-Ablagestapel; beide sind nicht im Spiel.',
  },
  'glossary/ablagestapel/1': {
    title: 'Ablagestapel: wohin eine Karte kommt',
    summary:
      'Eine abgelegte Karte kommt, ob aus dem Spiel, von der Hand oder aus einem Deck, offen oben auf den passenden Ablagestapel ihres Besitzers: Dynastiekarten auf den Dynastie-, Konfliktkarten auf den Konflikt-Ablagestapel.',
  },
  'glossary/ablagestapel/2': {
    title: 'Ablagestapel sind offen',
    summary: 'Jeder Ablagestapel ist offen: Beide Spieler dürfen jederzeit alle Ablagestapel durchsehen.',
  },
  'glossary/ablagestapel/3': {
    title: 'Ablagestapel: die Reihenfolge bleibt',
    summary:
      'Karten in einem Ablagestapel bleiben in der Reihenfolge, in der sie hineinkamen; nur eine Kartenfähigkeit kann das ändern.',
  },
  'glossary/ablagestapel/4': {
    title: 'Mehrere Karten zugleich ablegen',
    summary:
      'Werden mehrere Karten auf einmal abgelegt, entscheidet ihr Besitzer, in welcher Reihenfolge sie auf den Stapel kommen.',
  },
  'glossary/adjektive': {
    title: 'Adjektive vor Aufzählungen',
    summary:
      'Ein Adjektiv vor einer Aufzählung gilt für jeden Begriff, auf den es passt: „jeder einzigartige Höfling und Mönch“ meint einzigartige Höflinge und einzigartige Mönche.',
  },
  'glossary/aktion-aktionsfaehigkeit': {
    title: 'Aktionsfähigkeiten',
    summary:
      'Eine mit „Aktion:“ bezeichnete Fähigkeit ist eine ausgelöste Fähigkeit. Wer sie kontrolliert, darf sie immer dann auslösen, wenn er in einem Aktionsfenster am Zug ist, und sonst nie.',
  },
  'glossary/aktion-aktionsfaehigkeit/1': {
    title: 'Aktionsfähigkeit: ein Mal pro Runde',
    summary:
      'Eine Aktionsfähigkeit kann ein Mal pro Runde initiiert werden, außer ihr Text sagt etwas anderes.',
  },
  'glossary/aktion-aktionsfaehigkeit/2': {
    title: 'Aktionen: eine nach der anderen',
    summary:
      'Eine initiierte Aktion wird vollständig abgehandelt, bevor irgendjemand die nächste initiieren kann.',
  },
  'glossary/aktiver-spieler': {
    title: 'Aktiver Spieler',
    summary:
      'In manchen Phasen ist ein Spieler der aktive Spieler: Er hat die Gelegenheit zu dem, worum es in dieser Phase geht.',
  },
  'glossary/aktiver-spieler/1': {
    title: 'Aktiver Spieler in der Dynastiephase',
    summary:
      'In der Dynastiephase ist aktiv, wer gerade einen Charakter aus einer Provinz spielen oder eine Aktion nutzen darf. Das wechselt, bis ein Spieler passt; danach bleibt der andere aktiv, bis auch er passt.',
  },
  'glossary/aktiver-spieler/2': {
    title: 'Aktiver Spieler in der Konfliktphase',
    summary:
      'In der Konfliktphase ist aktiv, wer die Gelegenheit hat, einen Konflikt zu deklarieren, oder wessen deklarierter Konflikt gerade abgehandelt wird.',
  },
  'glossary/aktuell': {
    title: 'Aktuelle Werte',
    summary:
      'Fragt eine Fähigkeit nach einem „aktuellen“ Fertigkeits- oder Ruhmwert, gilt der Wert mit allen Modifikatoren in dem Moment, in dem sie abgehandelt wird.',
  },
  'glossary/aktuell/1': {
    title: 'Aktuelle Werte im Konflikt',
    summary:
      'Während eines Konflikts wird ein „aktueller“ Fertigkeits- oder Ruhmwert genau so gezählt, als würde der Konflikt jetzt aufgelöst.',
  },
  'glossary/allgemeiner-markervorrat': {
    title: 'Allgemeiner Markervorrat: Verweis',
    summary: 'Siehe Markervorrat.',
  },
  'glossary/andauernde-effekte': {
    title: 'Andauernde Effekte',
    summary: 'Ein Effekt, der das Spiel für eine bestimmte Zeit verändert, ist ein andauernder Effekt.',
  },
  'glossary/andauernde-effekte/1': {
    title: 'Andauernde Effekte: ohne ihre Karte',
    summary:
      'Ein andauernder Effekt überdauert die Abhandlung der Fähigkeit, die ihn erzeugt hat, und wirkt für seine volle Dauer, ob die Karte, von der er stammt, noch im Spiel ist oder nicht.',
  },
  'glossary/andauernde-effekte/2': {
    title: 'Andauernde Effekte: betroffene Karten',
    summary:
      'Ein andauernder Effekt auf Karten im Spiel oder auf Karten mit einer bestimmten Eigenschaft gilt nur für die, die bei seinem Beginn im Spiel sind oder die Eigenschaft haben. Was später ins Spiel kommt oder die Eigenschaft später erhält, ist nicht betroffen.',
  },
  'glossary/andauernde-effekte/3': {
    title: 'Andauernde Effekte: wann sie enden',
    summary:
      'Ein andauernder Effekt endet genau mit dem Ablauf seiner Dauer. Einer „bis zum Ende der Phase“ ist vorbei, bevor Fähigkeiten und verzögerte Effekte „am Ende der Phase“ initiiert werden können.',
  },
  'glossary/andauernde-effekte/4': {
    title: 'Andauernde Effekte: nur im Zeitraum',
    summary:
      'Ein andauernder Effekt, der am Ende eines Zeitraums endet, kann nur in diesem Zeitraum initiiert werden, „bis zum Ende des Konflikts“ zum Beispiel nur während eines Konflikts.',
  },
  'glossary/angreifer-angreifender-charakter-angreifender-spieler': {
    title: 'Angreifer, angreifender Spieler',
    summary:
      'Der angreifende Spieler ist der, der den gerade abgehandelten Konflikt initiiert hat. Ein angreifender Charakter, kurz Angreifer, ist ein Charakter, der auf seiner Seite teilnimmt, wie auch immer er dorthin kam.',
  },
  'glossary/aufdecken': {
    title: 'Aufdecken',
    summary:
      'Wer Karten aufdeckt, zeigt sie dem Gegner. Ist keine Dauer angegeben, bleiben sie aufgedeckt, bis sie dort ankommen, wohin die Fähigkeit sie schickt, oder bis die Fähigkeit abgehandelt ist.',
  },
  'glossary/aufdecken/1': {
    title: 'Aufgedeckte Karten: ihre Zone',
    summary:
      'Eine aufgedeckte Karte gilt weiter als in der Zone befindlich, aus der sie aufgedeckt wurde, zum Beispiel auf der Hand oder im Deck.',
  },
  'glossary/aufdecken/2': {
    title: 'Aufgedeckte Provinzen bleiben offen',
    summary:
      'Eine Provinz, die ein Karteneffekt aufdeckt, bleibt offen, bis eine Karte oder ein Effekt sie wieder auf ihre verdeckte Seite dreht.',
  },
  'glossary/aufgedruckt': {
    title: 'Aufgedruckt',
    summary:
      '„Aufgedruckt“ meint Text, Eigenschaften, Symbole und Werte auf der Karte selbst, ohne alles Erhaltene, Verlorene oder Modifizierte.',
  },
  'glossary/aufheben': {
    title: 'Aufheben',
    summary:
      'Ein Aufheben unterbricht die Initiierung eines Effekts und verhindert sie. Deshalb kommt es vor allen anderen Unterbrechungen dieses Effekts.',
  },
  'glossary/aufheben/1': {
    title: 'Aufheben: keine Unterbrechungen mehr',
    summary:
      'Ein aufgehobener Effekt steht nicht mehr bevor: Weitere Unterbrechungen dazu, auch weitere Aufhebungen, können nicht initiiert werden.',
  },
  'glossary/aufheben/2': {
    title: 'Aufheben: die Fähigkeit gilt als verwendet',
    summary:
      'Eine Fähigkeit, deren Effekte aufgehoben werden, gilt trotzdem als verwendet, und alle ihre Kosten bleiben gezahlt.',
  },
  'glossary/aufheben/3': {
    title: 'Aufheben: das Ereignis gilt als gespielt',
    summary:
      'Ein Ereignis, dessen Effekte aufgehoben werden, gilt trotzdem als gespielt und kommt auf den Ablagestapel seines Besitzers.',
  },
  'glossary/aufheben/4': {
    title: 'Ringeffekt aufgehoben: Ring beansprucht',
    summary:
      'Wird der Ringeffekt aufgehoben, den ein Spieler für einen gewonnenen Konflikt abhandelt, so wird der Ring trotzdem beansprucht.',
  },
  'glossary/aufrichtigkeit': {
    title: 'Aufrichtigkeit',
    summary:
      'Aufrichtigkeit ist ein Schlüsselwort: Verlässt eine Karte mit Aufrichtigkeit das Spiel, zieht der Spieler, der sie kontrolliert, 1 Karte.',
  },
  'glossary/aus-dem-spiel-entfernt': {
    title: 'Aus dem Spiel entfernt',
    summary:
      'Eine aus dem Spiel entfernte Karte liegt beiseite, ist nicht im Spiel und wirkt am Spiel nicht mit, solange sie entfernt ist. Ohne angegebene Dauer gilt das für den Rest des Spiels.',
  },
  'glossary/aus-dem-spiel-entfernt/1': {
    title: 'Entfernte Karten sind offen',
    summary:
      'Aus dem Spiel entfernte Karten sind für beide Spieler offen, außer es wird etwas anderes gesagt.',
  },
  'glossary/ausgeloeste-faehigkeiten': {
    title: 'Ausgelöste Fähigkeiten',
    summary:
      'Eine Fähigkeit, die mit einem fett gedruckten Timing-Wort und einem Doppelpunkt beginnt, ist eine ausgelöste Fähigkeit: eine Aktion, eine Unterbrechung oder eine Reaktion. Unterbrechungen und Reaktionen können auch erzwungen sein.',
  },
  'glossary/ausgeloeste-faehigkeiten/1': {
    title: 'Ausgelöst: freiwillig oder erzwungen',
    summary:
      'Eine ausgelöste Fähigkeit ist freiwillig: Wer sie kontrolliert, darf sie zu ihrer Zeit auslösen oder es lassen. Steht „Erzwungen“ dabei, löst das Spiel sie zu diesem Zeitpunkt von selbst aus.',
  },
  'glossary/ausgeloeste-faehigkeiten/2': {
    title: 'Ausgelöste Fähigkeit: ein Mal pro Runde',
    summary:
      'Jede ausgelöste Fähigkeit darf ein Mal pro Runde ausgelöst werden, außer sie sagt etwas anderes; gezählt wird für jeden Spieler getrennt.',
  },
  'glossary/ausgeloeste-faehigkeiten/3': {
    title: 'Ausgelöste Fähigkeiten lesen',
    summary:
      'Eine ausgelöste Fähigkeit liest sich „Auslösebedingung, Kosten, Ziele – Effekt“: Vor dem Gedankenstrich stehen Bedingung, Kosten und Ziele, dahinter der Effekt, der bei der Abhandlung weitere Ziele verlangen kann.',
  },
  'glossary/ausgeloeste-faehigkeiten/4': {
    title: 'Ausgelöste Fähigkeit ohne Gedankenstrich',
    summary:
      'Bei einer ausgelösten Fähigkeit ohne Gedankenstrich steht nichts davor: Ihr ganzer Text ist der Effekt.',
  },
  'glossary/ausgeloeste-faehigkeiten/5': {
    title: 'Ausgelöste Fähigkeit muss etwas ändern',
    summary:
      'Eine ausgelöste Fähigkeit kann nur initiiert werden, wenn ihr Effekt den Spielstatus ändern könnte. Was das Zahlen der Kosten bewirkt und was andere Fähigkeiten tun könnten, zählt dabei nicht.',
  },
  'glossary/ausgeloeste-faehigkeiten/6': {
    title: 'Ausgelöste Fähigkeit: voll bezahlbar',
    summary:
      'Eine ausgelöste Fähigkeit kann nur initiiert werden, wenn ihre Kosten nach allen Modifikatoren vollständig gezahlt werden können.',
  },
  'glossary/ausloesebedingung': {
    title: 'Auslösebedingung',
    summary:
      'Eine Auslösebedingung sagt, wann eine Fähigkeit ausgelöst werden kann. Erzeugt ein Vorgang mehrere (etwa der Ring der Erde: einer zieht, der andere legt ab), teilen sie sich ein Unterbrechungs- und ein Reaktionsfenster; darin dürfen Fähigkeiten zu jeder von ihnen in beliebiger Reihenfolge verwendet werden.',
  },
  'glossary/ausloesebedingung/step-1': {
    title: 'Auslösebedingung: steht bevor',
    summary:
      'Erstens steht die Bedingung bevor: Wenn keine Unterbrechung sie aufhebt, ändert oder verhindert, ist sie das Nächste, was geschieht.',
  },
  'glossary/ausloesebedingung/step-2': {
    title: 'Auslösebedingung: „würde“-Unterbrechungen',
    summary:
      'Zweitens dürfen Unterbrechungen zu dem verwendet werden, was geschehen „würde“; auf die Initiierung eines Effekts, eine eigene Bedingung vor seiner Abhandlung, beziehen sich nur Aufhebungen. Wird die Bedingung aufgehoben, entfällt der Rest der Abfolge; wird sie geändert, steht nun die neue statt der alten bevor.',
  },
  'glossary/ausloesebedingung/step-3': {
    title: 'Auslösebedingung: Unterbrechungsfenster',
    summary:
      'Drittens werden erzwungene Unterbrechungen in der Reihenfolge abgehandelt, die der Startspieler bestimmt; dann ist das Unterbrechungsfenster offen, bis alle Spieler nacheinander passen.',
  },
  'glossary/ausloesebedingung/step-4': {
    title: 'Auslösebedingung: sie tritt ein',
    summary: 'Viertens tritt die Bedingung selbst ein.',
  },
  'glossary/ausloesebedingung/step-5': {
    title: 'Auslösebedingung: erzwungene Reaktionen',
    summary:
      'Fünftens werden erzwungene Reaktionen auf die Bedingung in der Reihenfolge abgehandelt, die der Startspieler bestimmt.',
  },
  'glossary/ausloesebedingung/step-6': {
    title: 'Auslösebedingung: Reaktionsfenster',
    summary:
      'Sechstens ist das Reaktionsfenster zu der Bedingung offen, bis alle Spieler nacheinander passen.',
  },
  'glossary/auswaehlen': {
    title: 'Auswählen',
    summary: 'Manche Fähigkeiten lassen einen Spieler unter mehreren Möglichkeiten auswählen.',
  },
  'glossary/auswaehlen/1': {
    title: 'Auswählen vor dem Gedankenstrich',
    summary:
      'Eine Auswahl vor dem Effekt, also vor dem Gedankenstrich, wird in dem Schritt getroffen, in dem Ziele gewählt werden.',
  },
  'glossary/auswaehlen/2': {
    title: 'Auswählen nach dem Gedankenstrich',
    summary:
      'Eine Auswahl, die erst nach dem Gedankenstrich genannt ist, wird bei der Abhandlung des Effekts getroffen.',
  },
  'glossary/auswaehlen/3': {
    title: 'Wer auswählt',
    summary:
      'Es wählt der Spieler aus, der die Fähigkeit kontrolliert, außer die Fähigkeit nennt einen anderen.',
  },
  'glossary/auswaehlen/4': {
    title: 'Auswahl, die etwas ändert',
    summary:
      'Könnte irgendeine Möglichkeit den Spielstatus ändern, so muss eine ausgewählt werden, die das könnte.',
  },
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten': {
    title: 'Beschränkung ausgelöster Fähigkeiten',
    summary:
      'Jede ausgelöste Fähigkeit kann ein Mal pro Runde verwendet werden. Diese allgemeine Beschränkung gilt für jede ausgelöste Fähigkeit, deren aufgedruckter Text kein eigenes „Nur X pro Zeitraum“ hat.',
  },
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/1': {
    title: 'Beschränkung: neu nach der Rückkehr',
    summary:
      'Eine Karte, die im selben Zeitraum das Spiel verlässt und zurückkehrt oder von einer „Nicht im Spiel“-Zone in eine andere wechselt, ist ein neues Exemplar: Für die allgemeine Beschränkung sind ihre Fähigkeiten unbenutzt.',
  },
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/2': {
    title: 'Beschränkung in verdeckten Zonen',
    summary:
      'Nutzt eine Karte ihre Fähigkeit aus einer verdeckten „Nicht im Spiel“-Zone wie Hand oder Deck und bleibt dort, darf die Fähigkeit erneut verwendet werden, denn die Karte gilt als neues Exemplar.',
  },
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/3': {
    title: 'Beschränkungen: je Spieler',
    summary: 'Beschränkungen zählen für jeden Spieler getrennt.',
  },
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/4': {
    title: 'Beschränkung: Aufgehobenes zählt',
    summary:
      'Eine Verwendung, deren Effekt aufgehoben wird, zählt trotzdem für die Beschränkung auf ein Mal pro Runde.',
  },
  'glossary/besitzen-besitz': {
    title: 'Besitzen: Verweis',
    summary: 'Siehe Kontrolle und Besitz.',
  },
  'glossary/besitztum': {
    title: 'Besitztümer',
    summary:
      'Ein Besitztum ist im Spiel und sein Text aktiv, sobald es in einer Provinz offen liegt. Solange es dort offen bleibt, kann der Spieler dieser Provinz seine Fähigkeiten nutzen und hat den Vorteil seines Textes.',
  },
  'glossary/besitztum/1': {
    title: 'Besitztümer: Stärke der Provinz',
    summary: 'Die Zahl auf einem Besitztum modifiziert die Stärke der Provinz, in der es liegt.',
  },
  'glossary/besitztum/2': {
    title: 'Besitztümer: in der Neuformierungsphase',
    summary:
      'Wer in der Neuformierungsphase Karten von Provinzen ablegt, darf auch ein offenes Besitztum ablegen; die Provinz wird dann verdeckt vom Dynastiedeck wieder aufgefüllt.',
  },
  'glossary/besitztum/3': {
    title: 'Besitztümer: kein Auffüllen',
    summary: 'Solange ein Besitztum in einer Provinz bleibt, wird sie nicht wieder aufgefüllt.',
  },
  'glossary/beugen-gebeugt': {
    title: 'Beugen',
    summary:
      'Karten werden nach einem Konflikt, als Kosten oder durch einen Effekt gebeugt; eine gebeugte Karte liegt quer.',
  },
  'glossary/beugen-gebeugt/1': {
    title: 'Gebeugte Karten nicht noch einmal beugen',
    summary:
      'Eine gebeugte Karte kann erst wieder gebeugt werden, wenn sie spielbereit ist; meist macht ein Spielschritt oder eine Fähigkeit sie spielbereit.',
  },
  'glossary/beugen-gebeugt/2': {
    title: 'Gebeugte Charaktere: keine Fertigkeit',
    summary: 'Ein gebeugter Charakter trägt zu einem Konflikt keine Fertigkeit bei.',
  },
  'glossary/beugen-gebeugt/3': {
    title: 'Gebeugte Verstärkungen wirken weiter',
    summary:
      'Eine gebeugte Verstärkung gibt ihre Fertigkeitsmodifikatoren weiter dem Charakter, an den sie angehängt ist.',
  },
  'glossary/beugen-gebeugt/4': {
    title: 'Fähigkeiten gebeugter Karten',
    summary:
      'Die Fähigkeiten einer gebeugten Karte sind aktiv und können verwendet werden, außer denen, die das Beugen der Karte selbst kosten: Diese können erst wieder ausgelöst werden, wenn sie spielbereit ist.',
  },
  'glossary/charakterkarten': {
    title: 'Charakterkarten',
    summary: 'Charakterkarten stehen für die Menschen, Armeen und Wesen Rokugans.',
  },
  'glossary/charakterkarten/1': {
    title: 'Charaktere: wann sie gespielt werden',
    summary:
      'Charaktere in Provinzen können nur in der Dynastiephase gespielt werden, Charaktere auf der Hand nur in Aktionsfenstern außerhalb der Dynastiephase.',
  },
  'glossary/charakterkarten/2': {
    title: 'Charaktere: spielbereit zu Hause',
    summary:
      'Ein Charakter kommt normalerweise spielbereit in der Heimatzone ins Spiel und bleibt im Spiel, bis eine Fähigkeit oder ein Spielschritt ihn entfernt.',
  },
  'glossary/charakterkarten/3': {
    title: 'Charaktere: direkt in den Konflikt',
    summary:
      'Wer während eines Konflikts einen Charakter von der Hand spielt, darf ihn spielbereit direkt in diesen Konflikt spielen; er nimmt dort auf dessen Seite teil.',
  },
  'glossary/danach': {
    title: 'Das Wort „danach“',
    summary:
      'Was in einem Effekt auf „danach“ folgt, kann nur abgehandelt werden, wenn das davor erfolgreich und vollständig abgehandelt wurde, sodass sich der Spielstatus in allem Gesagten geändert hat.',
  },
  'glossary/danach/1': {
    title: '„Danach“: der zweite Teil ist Pflicht',
    summary:
      'Wurde der Teil vor „danach“ vollständig abgehandelt, muss auch der Teil dahinter versucht werden.',
  },
  'glossary/danach/2': {
    title: '„Danach“: der zweite Teil entfällt',
    summary:
      'Wurde der Teil vor „danach“ nicht vollständig abgehandelt, wird der Teil dahinter nicht versucht.',
  },
  'glossary/das-spiel-verlassen': {
    title: 'Das Spiel verlassen',
    summary:
      'Eine Karte verlässt das Spiel, wenn sie von „im Spiel“ zu „nicht im Spiel“ wechselt. Was das nach sich zieht, geschieht genau in diesem Moment, alles zugleich.',
  },
  'glossary/das-spiel-verlassen/1': {
    title: 'Das Spiel verlassen: Marker',
    summary:
      'Alle Marker auf einer Karte, die das Spiel verlässt, kommen in den allgemeinen Markervorrat zurück.',
  },
  'glossary/das-spiel-verlassen/2': {
    title: 'Das Spiel verlassen: Verstärkungen',
    summary:
      'Verstärkungen an einer Karte, die das Spiel verlässt, werden abgelegt; solche mit Vererbt kehren auf die Hand ihres Besitzers zurück.',
  },
  'glossary/das-spiel-verlassen/3': {
    title: 'Das Spiel verlassen: Effekte enden',
    summary:
      'Andauernde und verzögerte Effekte auf eine Karte im Spiel enden für sie, wenn sie das Spiel verlässt.',
  },
  'glossary/deckbau': {
    title: 'Deckbau',
    summary:
      'Die Regeln zum Bau von Decks für sanktionierte Turniere. Ein Dynastie- oder Konfliktdeck aus einem einzigen Grundspiel braucht nur 30 Karten; zwei Spieler, die sich ein Grundspiel teilen, teilen die neutralen Karten gleichmäßig auf.',
  },
  'glossary/deckbau/1': {
    title: 'Deckbau: Festung',
    summary: 'Ein Spieler hat genau 1 Festung.',
  },
  'glossary/deckbau/2': {
    title: 'Deckbau: Rolle',
    summary: 'Ein Spieler darf 1 Rollenkarte haben.',
  },
  'glossary/deckbau/3': {
    title: 'Deckbau: Dynastiedeck',
    summary: 'Ein Dynastiedeck hat 40 bis 45 Karten, alle klangetreu oder neutral.',
  },
  'glossary/deckbau/4': {
    title: 'Deckbau: Konfliktdeck',
    summary:
      'Ein Konfliktdeck hat 40 bis 45 Karten, jede klangetreu, neutral oder durch Einfluss von einem einzigen anderen Klan. Den verfügbaren Einfluss gibt die Festung an; höchstens 10 der Karten dürfen Charaktere sein.',
  },
  'glossary/deckbau/5': {
    title: 'Deckbau: 3 Kopien',
    summary:
      'Höchstens 3 Kopien einer Karte, nach Namen, dürfen im Dynastie- und im Konfliktdeck eines Spielers zusammen sein, beliebig verteilt.',
  },
  'glossary/deckbau/6': {
    title: 'Deckbau: eingeschränkte Karten',
    summary:
      'Ein Spieler darf in Decks und Provinzset höchstens 1 Karte, nach Namen, von der Liste eingeschränkter Karten haben, davon aber so viele Kopien, wie ihr Decklimit erlaubt.',
  },
  'glossary/deckbau/7': {
    title: 'Deckbau: Provinzset',
    summary:
      'Ein Provinzset hat genau 5 Provinzen, eine für jedes Element, alle klangetreu oder neutral und keine zwei mit demselben Namen.',
  },
  'glossary/deckbeschraenkungen': {
    title: 'Deckbeschränkungen',
    summary:
      'Erlaubt sind 3 Kopien einer Karte, nach Namen, über beide Decks eines Spielers gezählt. „Nur X pro Deck“ auf einer Karte ersetzt das: höchstens X Kopien in beiden Decks zusammen.',
  },
  'glossary/deckbeschraenkungen/1': {
    title: 'Deckbeschränkungen: weniger Kopien',
    summary: 'Ist X 2 oder weniger, erlaubt „Nur X pro Deck“ weniger Kopien als üblich.',
  },
  'glossary/deckbeschraenkungen/2': {
    title: 'Deckbeschränkungen: mehr Kopien',
    summary: 'Ist X 4 oder mehr, erlaubt „Nur X pro Deck“ mehr als die üblichen 3 Kopien.',
  },
  'glossary/duell': {
    title: 'Duelle',
    summary:
      'Manche Fähigkeiten initiieren ein Duell zwischen zwei oder mehr teilnehmenden Charakteren; siehe die Timing-Struktur eines Duells.',
  },
  'glossary/duell/1': {
    title: 'Duelle: die Charaktere sind Ziele',
    summary:
      'Die Charaktere, die beim Initiieren eines Duells gewählt werden, gelten als gewählte Ziele der Fähigkeit.',
  },
  'glossary/duplikate': {
    title: 'Duplikate',
    summary:
      'Ein Duplikat ist eine Kopie, auf der Hand oder in einer Provinz, eines einzigartigen Charakters, den derselbe Spieler bereits im Spiel kontrolliert. Als Spieleraktion in Schritt 1.4 darf er es ablegen, um 1 Schicksal auf den Charakter im Spiel zu legen.',
  },
  'glossary/duplikate/1': {
    title: 'Duplikate: Provinz auffüllen',
    summary: 'Eine Provinz, aus der ein Duplikat abgelegt wurde, wird verdeckt wieder aufgefüllt.',
  },
  'glossary/duplikate/2': {
    title: 'Duplikate: andere Versionen',
    summary:
      'Auch eine andere Version des einzigartigen Charakters mit demselben Namen darf als Duplikat abgelegt werden.',
  },
  'glossary/durchsuchen': {
    title: 'Durchsuchen',
    summary:
      'Wer etwas durchsucht, sieht sich alle Karten des durchsuchten Bereichs an, ohne sie dem Gegner zu zeigen.',
  },
  'glossary/durchsuchen/1': {
    title: 'Durchsuchen: das Deck wird gemischt',
    summary: 'Nach dem Durchsuchen eines ganzen Decks wird dieses Deck gemischt.',
  },
  'glossary/durchsuchen/2': {
    title: 'Durchsuchen: nichts finden müssen',
    summary: 'Wer sucht, muss nichts finden, auch wenn eine passende Karte unter den durchsuchten ist.',
  },
  'glossary/durchsuchen/3': {
    title: 'Durchsuchen: Gefundenes zeigen',
    summary:
      'Kommt eine nach einer bestimmten Eigenschaft gesuchte Karte in eine verdeckte Zone, wird sie dem Gegner gezeigt, damit er sieht, dass sie passt.',
  },
  'glossary/durchsuchen/4': {
    title: 'Durchsuchen: Karten bleiben am Ort',
    summary:
      'Während ein Bereich ganz oder zum Teil durchsucht wird, gelten seine Karten weiter als dort befindlich.',
  },
  'glossary/duerfen': {
    title: 'Das Wort „dürfen“',
    summary:
      '„Darf“ stellt einem Spieler frei zu tun, was folgt. Ist kein Spieler genannt, ist es der, der die Karte mit der Fähigkeit kontrolliert.',
  },
  'glossary/effekte': {
    title: 'Karten- und Rahmeneffekte',
    summary:
      'Ein Karteneffekt entsteht, wenn auf einer Karte aufgedruckter oder von ihr erhaltener Fähigkeitstext abgehandelt wird, ein Rahmeneffekt, wenn ein Rahmenschritt abgehandelt wird.',
  },
  'glossary/effekte/1': {
    title: 'Effekte: was kein Effekt ist',
    summary:
      'Kosten, Auslösebedingungen, Spieleinschränkungen und -berechtigungen sowie Zielerfordernisse gehen einem Effekt voraus und sind selbst keine Effekte.',
  },
  'glossary/effekte/2': {
    title: 'Effekte: so weit wie möglich',
    summary:
      'Ist eine Fähigkeit initiiert, muss jeder Teil ihres Effekts so weit wie möglich ausgeführt werden, außer dieser Teil sagt „darf“.',
  },
  'glossary/effekte/3': {
    title: 'Effekte: weniger da als genannt',
    summary:
      'Verlangt ein Effekt ohne Ziele mehr Elemente, als sein Bereich enthält, etwa „durchsuche die obersten 10 Karten“, nimmt er so viele, wie da sind.',
  },
  'glossary/effekte/4': {
    title: 'Effekte: Ablaufen zählt nicht',
    summary:
      'Dass ein andauernder Effekt abläuft oder eine konstante Fähigkeit endet, ist keine Änderung des Spielstatus durch einen Karteneffekt.',
  },
  'glossary/effekte/5': {
    title: 'Zwischen Effekten entscheiden',
    summary:
      'Wer sich zwischen Effekten entscheiden soll, muss einen nehmen, der den Spielstatus ändern könnte.',
  },
  'glossary/ehre': {
    title: 'Ehre',
    summary:
      'Ehre wird in der Nachziehphase und in Duellen geboten und entscheidet, ob ein Spieler durch Ehre gewinnt oder verliert. Der Ehrevorrat eines Spielers ist für alle offen.',
  },
  'glossary/ehre/1': {
    title: 'Ehre: zu Beginn',
    summary: 'Ein Spieler beginnt mit so viel Ehre, wie seine Festung angibt.',
  },
  'glossary/ehre/2': {
    title: 'Ehre: erhalten und verlieren',
    summary:
      'Erhaltene Ehre kommt aus dem allgemeinen Markervorrat in den Ehrevorrat des Spielers; verlorene Ehre geht von dort in den allgemeinen Markervorrat zurück.',
  },
  'glossary/ehre/3': {
    title: 'Wer ehrenhafter ist',
    summary:
      'Wer ehrenhafter oder weniger ehrenhaft ist, ergibt der Vergleich der Ehre in den Vorräten der Spieler.',
  },
  'glossary/ehre/4': {
    title: 'Das Ehregebot eines Spielers',
    summary:
      'Spricht eine Fähigkeit vom „Ehregebot“ eines Spielers, meint sie, was sein Ehrerad jetzt zeigt.',
  },
  'glossary/einfluss-einflusskosten': {
    title: 'Einfluss',
    summary:
      'Einfluss, den die Festung gibt, bezahlt Karten eines anderen Klans im Konfliktdeck; nur Karten mit Einflusskosten können so aufgenommen werden.',
  },
  'glossary/einfluss-einflusskosten/1': {
    title: 'Einfluss: ein anderer Klan',
    summary:
      'Ein Spieler darf Einfluss bis zur Menge auf seiner Festung ausgeben, um Karten eines einzigen anderen Klans in sein Konfliktdeck aufzunehmen.',
  },
  'glossary/einfluss-einflusskosten/2': {
    title: 'Einfluss: jede Kopie kostet',
    summary: 'Jede Kopie einer solchen Karte verbraucht ihre Einflusskosten erneut.',
  },
  'glossary/einfluss-einflusskosten/3': {
    title: 'Einfluss: Karten ohne Einflusskosten',
    summary:
      'Eine Karte eines anderen Klans ohne Einflusskosten kann nicht über Einfluss aufgenommen werden.',
  },
}
