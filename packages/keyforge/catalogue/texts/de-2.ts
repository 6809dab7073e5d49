/** Titles and summaries in German: the glossary, first half. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de2: RuleTexts<RuleId> = {
  'glossary/1-staerke-karte-staerke-statuskarte-staerkemarker': {
    title: '„+1 Stärke“-Marker',
    summary:
      'Jeder „+1 Stärke“-Marker auf einer Kreatur erhöht ihre Stärke um 1. Stärke-Statuskarte und Stärkemarker sind zwei Namen für dasselbe.',
  },
  'glossary/ablagestapel': {
    title: 'Ablagestapel',
    summary:
      'Zerstörte und abgelegte Karten kommen auf den Ablagestapel ihres Besitzers. Beide Spieler dürfen die Ablagestapel jederzeit ansehen; die Reihenfolge bleibt, außer eine Fähigkeit ändert sie. Wer kein Deck mehr hat, mischt seinen Ablagestapel zu einem neuen.',
  },
  'glossary/aember': {
    title: 'Æmber',
    summary:
      'Aus Æmber werden Schlüssel geschmiedet. „Dein“ Æmber ist für Karteneffekte nur das im eigenen Vorrat, nicht das auf Karten.',
  },
  'glossary/aember-bonussymbol': { title: 'Æmber-Bonussymbol', summary: 'Siehe Bonussymbole.' },
  'glossary/aktionsfaehigkeit': {
    title: 'Aktionsfähigkeit',
    summary:
      'Um eine „Aktion:“-Fähigkeit zu verwenden, erschöpft der aktive Spieler die Karte in seinem eigenen Zug; dann wird die Fähigkeit abgehandelt.',
  },
  'glossary/aktive-fraktion': {
    title: 'Aktive Fraktion',
    summary: 'Die aktive Fraktion ist diejenige, die der aktive Spieler für den laufenden Zug gewählt hat.',
  },
  'glossary/aktiver-spieler': {
    title: 'Aktiver Spieler',
    summary:
      'Aktiver Spieler ist, wer am Zug ist. Er trifft in diesem Zug jede Entscheidung, die Fähigkeiten verlangen, und legt die Reihenfolge fest, wenn mehreres gleichzeitig abgehandelt würde.',
  },
  'glossary/alpha': {
    title: 'Alpha',
    summary:
      'Eine Karte mit Alpha kann nur gespielt werden, solange du im laufenden Schritt deines Zuges noch keine andere Karte gespielt, verwendet oder abgelegt hast.',
  },
  'glossary/als-ob-sie-deine-waere-als-ob-du-sie-kontrollieren-wuerdest': {
    title: 'Als ob sie deine wäre',
    summary:
      'Mit „als ob sie deine wäre“ oder „als ob du sie kontrollieren würdest“ darfst du eine Karte verwenden, die du nicht kontrollierst. Du übernimmst die Kontrolle nicht, handelst sie aber ab, als hättest du sie; sollst du sie dabei opfern, so wird sie geopfert, als kontrolliertest du sie.',
  },
  'glossary/andauernde-effekte': {
    title: 'Andauernde Effekte',
    summary:
      'Ein Effekt mit einer Dauer ist ein andauernder Effekt und wirkt in dieser Zeit wie eine konstante Fähigkeit, auch wenn die Karte, von der er stammt, das Spiel verlässt. Betrifft er Karten im Spiel, so betrifft er in dieser Zeit alle, auch solche, die erst nach seinem Beginn ins Spiel kommen.',
  },
  'glossary/andere-marker': {
    title: 'Andere Marker',
    summary:
      'Karten können auch Marker anderer Art auf Karten legen. So ein Marker bewirkt von sich aus nichts; wozu er da ist, sagt die Karte, die ihn vergibt. Jeder Gegenstand kann ihn darstellen.',
  },
  'glossary/liste-der-markerarten': {
    title: 'Liste der Markerarten',
    summary: 'Zählt die Arten solcher Marker auf.',
  },
  'glossary/liste-der-markerarten/1': {
    title: 'Gesucht-Marker',
    summary: 'Gesucht-Marker gehören zu diesen Markern.',
  },
  'glossary/liste-der-markerarten/2': {
    title: 'Intrigenmarker',
    summary: 'Intrigenmarker gehören zu diesen Markern.',
  },
  'glossary/liste-der-markerarten/3': {
    title: 'Luntenmarker',
    summary: 'Luntenmarker gehören zu diesen Markern.',
  },
  'glossary/liste-der-markerarten/4': {
    title: 'Ruhmesmarker',
    summary: 'Ruhmesmarker gehören zu diesen Markern.',
  },
  'glossary/liste-der-markerarten/5': {
    title: 'Störmarker',
    summary: 'Störmarker gehören zu diesen Markern.',
  },
  'glossary/liste-der-markerarten/6': {
    title: 'Verderbensmarker',
    summary: 'Verderbensmarker gehören zu diesen Markern.',
  },
  'glossary/liste-der-markerarten/7': {
    title: 'Wachstumsmarker',
    summary: 'Wachstumsmarker gehören zu diesen Markern.',
  },
  'glossary/angriff-angreifer-angreifen': { title: 'Angriff, Angreifer', summary: 'Siehe Kampf.' },
  'glossary/anomalie': {
    title: 'Anomalie',
    summary:
      'Eine Anomalie ist eine sehr seltene Karte, die eine mögliche spätere Erweiterung ankündigt und in jeder Fraktion vorkommen kann; in jeder Hinsicht gehört sie zu der Fraktion, in der sie vorkommt.',
  },
  'glossary/ansturm-x': {
    title: 'Ansturm',
    summary:
      'Ansturm (X): Greift die Kreatur an, so fügt sie der angegriffenen vor dem Kampf X Schaden zu; der aktive Spieler legt fest, wann das zwischen „Vor dem Kampf:“-Effekten und Schlüsselwörtern geschieht. Wird die andere Kreatur dadurch zerstört, entfällt der Rest des Kampfes. Mehrere Ansturm-Werte einer Kreatur werden addiert.',
  },
  'glossary/archiv': {
    title: 'Archiv',
    summary:
      'Das Archiv eines Spielers ist ein verdeckter Bereich außerhalb des Spiels, in den nur Kartenfähigkeiten Karten legen. Er selbst darf es jederzeit ansehen, der Gegner nicht; nach der Wahl der aktiven Fraktion in Schritt 2 darf er es ganz auf die Hand nehmen. Nennt die Fähigkeit keinen anderen Ort, so wird eine Karte von der Hand archiviert.',
  },
  'glossary/auf-diese-weise': {
    title: '„Auf diese Weise“',
    summary:
      '„Auf diese Weise“ bezieht sich nur auf das, was bei eben dieser Abhandlung der Fähigkeit geschehen ist, die davon spricht.',
  },
  'glossary/befreundet': {
    title: 'Befreundet',
    summary: '„Befreundet“ ist, was derselbe Spieler gerade kontrolliert, gleich wem es gehört.',
  },
  'glossary/benachbart': {
    title: 'Benachbart',
    summary:
      'Auf einer Kreatur heißt „benachbart“: der Platz unmittelbar links oder rechts von ihr, ob dort eine Karte liegt oder eine dorthin gespielt wird.',
  },
  'glossary/beschuetzen-beschuetzt': {
    title: 'Beschützen',
    summary:
      'Würde eine beschützte Kreatur beschädigt, zerstört oder aus dem Spiel entfernt, so verliert sie stattdessen ihre Beschützt-Marker und wird gar nicht erst zum Zerstören markiert. Noch einmal beschützt werden kann sie nicht. Kommt der Marker auf eine Kreatur, die schon zum Zerstören markiert ist, so hält er diese Zerstörung nicht auf, wohl aber, dass sie das Spiel anders verlässt, etwa auf die Hand zurück.',
  },
  'glossary/betaeuben-betaeubt-statuskarte-betaeubt-marker': {
    title: 'Betäuben',
    summary:
      'Eine betäubte Kreatur kann nicht kämpfen, nicht ernten und keine „Aktion:“- oder „Universell:“-Fähigkeit verwenden. Könnte sie verwendet werden, so kann man sie stattdessen erschöpfen und die Betäubung entfernen; würde ein Effekt sie etwas davon tun lassen, so wird sie erschöpft und die Betäubung entfernt, was als Verwenden zählt. Ihre konstanten Fähigkeiten und alle, die kein Verwenden brauchen, bleiben aktiv, und wird sie angegriffen, fügt sie Schaden zu. Noch einmal betäubt werden kann sie nicht; Betäubt-Statuskarte und Betäubt-Marker sind dasselbe.',
  },
  'glossary/bezahlen': {
    title: 'Bezahlen',
    summary: 'Æmber, das man dem Gegner bezahlt, geht aus dem eigenen Vorrat in den des Gegners.',
  },
  'glossary/bonussymbole': {
    title: 'Bonussymbole',
    summary:
      'Ist eine Karte gespielt, so handelt der aktive Spieler jedes ihrer Bonussymbole ab, alle verpflichtend und von oben nach unten: wenn die Karte im Spiel ist (außer bei Aktionskarten), aber vor ihren „Spielen:“-Fähigkeiten und vor allem, was nach dem Spielen ausgelöst wird. Æmber: 1 erhalten. Erbeuten: Eine beliebige befreundete Kreatur, auch die neue, erbeutet 1 vom Gegner. Schaden: einer beliebigen Kreatur 1 zufügen, auch der neuen, und einer befreundeten, wenn es keine feindliche gibt; dieser Schaden kommt nicht von der Karte. Ziehen: 1 Karte ziehen. Mehrere Symbole werden einzeln abgehandelt und dürfen verschiedene Kreaturen treffen.',
  },
  'glossary/duerfen': {
    title: 'Dürfen',
    summary:
      'Was in einer Fähigkeit auf „darf“ folgt, ist freiwillig; wer sich dafür entscheidet, muss davon so viel tun wie möglich.',
  },
  'glossary/ebbe-und-flut': {
    title: 'Ebbe und Flut',
    summary:
      'Zu Beginn eines Spiels herrscht weder Ebbe noch Flut, und noch hat keine Karte eine Fähigkeit, die das ändert.',
  },
  'glossary/ende-des-zuges': {
    title: 'Ende des Zuges',
    summary:
      'Effekte am Ende des Zuges werden abgehandelt, wenn der Zug vorbei ist, also nach dem Schritt „Karten ziehen“.',
  },
  'glossary/erbeuten': {
    title: 'Erbeuten',
    summary:
      'Erbeutetes Æmber kommt aus dem Vorrat des Gegners auf eine Kreatur des erbeutenden Spielers, und zwar auf die, die erbeutet, wenn nichts anderes dasteht. Ausgeben kann man es nicht. Verlässt eine Kreatur mit Æmber das Spiel, so geht dieses in den Vorrat des Gegners dessen, der sie kontrolliert hat.',
  },
  'glossary/erbeuten-bonussymbol': { title: 'Erbeuten-Bonussymbol', summary: 'Siehe Bonussymbole.' },
  'glossary/erheben': {
    title: 'Erheben',
    summary:
      'Eine Kreatur erheben heißt, 1 Æmber aus der gemeinsamen Reserve auf sie zu legen. Wie alles Æmber auf einer Kreatur kommt es in den Vorrat des Gegners, wenn sie das Spiel verlässt.',
  },
  'glossary/ernten': {
    title: 'Ernten',
    summary:
      'Beim Ernten wird die Kreatur erschöpft und 1 Æmber in den Vorrat des Spielers erhalten; dann werden alle „Ernte:“-Fähigkeiten der Kreatur abgehandelt.',
  },
  'glossary/ersatzeffekte': {
    title: 'Ersatzeffekte',
    summary:
      'Ein Ersatzeffekt („stattdessen“) tritt an die Stelle des Effekts, des Teils davon oder des Spielschritts, den er nennt; nennt er keinen, an die Stelle eines anderen Teils seines eigenen Effekts. Was in diesem Augenblick geschehen würde, geschieht nicht. Rettet er eine zum Zerstören markierte Karte, so wartet er, bis sie auf den Ablagestapel käme; dann wird stattdessen die Markierung entfernt und der Rest des Ersatzes ausgeführt.',
  },
  'glossary/ersatzeffekte/example-1': {
    title: 'Ernten nach Dimensionsportal',
    summary:
      'Nach Dimensionsportal stiehlt man beim Ernten 1 Æmber vom Gegner, statt 1 aus der Reserve zu erhalten.',
  },
  'glossary/ersatzeffekte/example-2': {
    title: 'Armageddon-Mantel rettet Remiel',
    summary:
      'Pforte nach Dis zerstört alle Kreaturen; Feldherr Remiel trägt einen Armageddon-Mantel. Statt zerstört zu werden, verliert er die Markierung und wird komplett geheilt; der Mantel wird markiert und zerstört.',
  },
  'glossary/ersatzeffekte/example-3': {
    title: 'Ronnie Uhrich gegen 7 Æmber',
    summary:
      'Wird Ronnie Uhrich gegen einen Gegner mit 7 Æmber gespielt, so stiehlt er 2; das ersetzt das Stehlen von 1.',
  },
  'glossary/explosion': {
    title: 'Explosion',
    summary:
      'Schaden mit Explosion trifft außerdem jeden Nachbarn der Kreatur, der er zugefügt wird, mit dem Explosionsschaden.',
  },
  'glossary/faehigkeit-kartenfaehigkeit': {
    title: 'Fähigkeiten',
    summary:
      'Fähigkeiten betreffen nur Karten im Spiel, und die von Kreaturen, Artefakten und Aufwertungen sind nur aktiv, solange ihre Karte im Spiel ist, außer sie nennen ausdrücklich einen Bereich außerhalb; was mit einer Karte nach ihrer Zerstörung geschehen soll, findet sie im Ablagestapel. Eine ausgelöste Fähigkeit wird zu Ende abgehandelt, auch wenn ihre Karte das Spiel verlässt. Was während einer Anweisung ausgelöst wird, kommt vor den übrigen Anweisungen dran.',
  },
  'glossary/falls-du-das-tust-und-um-zu': {
    title: '„Falls du das tust“ und „um zu“',
    summary:
      'Bei „falls du das tust“ und „um zu“ muss der betroffene Spieler den Teil davor vollständig und mit Erfolg abgehandelt haben; sonst entfällt der Teil, der davon abhängt.',
  },
  'glossary/feindlich': {
    title: 'Feindlich',
    summary: '„Feindlich“ ist, was der Gegner gerade kontrolliert, gleich wem es gehört.',
  },
  'glossary/flanke': {
    title: 'Flanke',
    summary:
      'Die Kreaturen am linken und am rechten Ende einer Schlachtreihe sind Flankenkreaturen; eine einzelne ist an beiden Flanken. Kommt eine Kreatur ins Spiel oder wechselt die Kontrolle über sie, so wählt der aktive Spieler die Flanke in der Schlachtreihe dessen, der sie kontrolliert.',
  },
  'glossary/fraktionsfremd': {
    title: 'Fraktionsfremd',
    summary: 'Fraktionsfremd ist eine Karte, die nicht zur aktiven Fraktion gehört.',
  },
  'glossary/fraktionswahl': {
    title: 'Fraktionswahl',
    summary:
      'In jedem Zug muss man, wenn möglich, eine seiner drei Fraktionen wählen; Fähigkeiten können das einschränken, und die Fraktion einer Karte, deren Kontrolle man übernommen hat, ist wählbar, solange man sie kontrolliert. Schreiben mehrere Anweisungen jeweils vor, was man wählen muss, so darf man einer davon folgen. Ist keine Fraktion erlaubt, so spielt man den Zug ohne aktive Fraktion.',
  },
  'glossary/fuer-jeden-fuer-jede-fuer-jedes': {
    title: '„Für jeden“, „für jede“, „für jedes“',
    summary:
      'Ein Effekt „für jede“ Sache darf jedes Mal auf eine andere Karte angewandt werden, wenn nichts anderes dasteht. Sagt die Fähigkeit zuerst, eine Kreatur zu wählen, und wendet das „für jede“ auf diese an, so ist nur sie betroffen.',
  },
  'glossary/fuer-jeden-fuer-jede-fuer-jedes/example-1': {
    title: 'Scherbe des Schmerzes teilt auf',
    summary:
      'Der Schaden von Scherbe des Schmerzes, 1 für jede befreundete Scherbe, darf auf feindliche Kreaturen aufgeteilt werden.',
  },
  'glossary/fuer-jeden-fuer-jede-fuer-jedes/example-2': {
    title: 'Strahlenpistole vom Mars trifft nur eine',
    summary:
      'Strahlenpistole vom Mars lässt zuerst eine Kreatur wählen; darum geht der ganze Schaden für die Mars-Kreaturen im Spiel an diese eine.',
  },
  'glossary/gefaehrlich-x': {
    title: 'Gefährlich',
    summary:
      'Gefährlich (X): Wird die Kreatur angegriffen, so fügt sie dem Angreifer vor dem Kampf X Schaden zu; der aktive Spieler legt fest, wann das zwischen „Vor dem Kampf:“-Effekten und Schlüsselwörtern geschieht. Wird der Angreifer dadurch zerstört, entfällt der Rest des Kampfes. Mehrere Gefährlich-Werte einer Kreatur werden addiert.',
  },
  'glossary/gegnerisch': {
    title: 'Gegnerisch',
    summary:
      'Für eine Kreatur im Kampf, ob sie angreift oder angegriffen wird, ist die andere Kreatur dieses Kampfes die gegnerische.',
  },
  'glossary/gift': {
    title: 'Gift',
    summary:
      'Eine Kreatur, die im Kampf durch die Stärke einer Kreatur mit Gift Schaden erhält, wird zerstört, sobald der Schaden auf ihr liegt. Mindestens 1 Schaden muss durchkommen; verhindern Rüstung oder eine andere Fähigkeit ihn ganz, so bewirkt Gift nichts. Schaden durch Schlüsselwörter oder andere Fähigkeiten zählt nicht.',
  },
  'glossary/gigantische-kreaturen': {
    title: 'Gigantische Kreaturen',
    summary:
      'Eine gigantische Kreatur besteht aus zwei Hälften mit gleichem Titel, gleicher Fraktion und gleicher Kartenart: Die obere hat die Bonussymbole, die untere Stärke, Rüstung und Text. Gespielt werden beide zusammen und nur, wenn beide auf der Hand sind; das zählt als eine Karte, auch bei der Regel für den ersten Zug. Im Spiel sind sie eine Kreaturenkarte, überall sonst zwei Karten. Ein Effekt, der eine einzelne Hälfte spielen oder ins Spiel bringen würde, scheitert; einer, der beide nimmt, gelingt.',
  },
  'glossary/gigantische-kreaturen/example-1': {
    title: 'Halber Ultra Gravitron auf dem Deck',
    summary:
      'Wildes Wurmloch trifft oben auf dem Deck auf die obere Hälfte von Ultra Gravitron: Sie kann nicht gespielt werden, auch nicht mit der anderen Hälfte auf der Hand, und kommt wieder oben auf das Deck.',
  },
  'glossary/heilen': {
    title: 'Heilen',
    summary:
      'Heilen entfernt so viel Schaden von einer Kreatur wie angegeben, komplettes Heilen entfernt ihn ganz. Auch eine unbeschädigte Kreatur darf gewählt werden; eine, die keinen Schaden verliert, gilt aber nicht als geheilt, wenn ein Effekt danach fragt.',
  },
  'glossary/heimgesucht': {
    title: 'Heimgesucht',
    summary:
      'Wer 10 oder mehr Karten in seinem Ablagestapel hat, ist heimgesucht. Das bedeutet für sich nichts, aber Fähigkeiten können sich darauf beziehen.',
  },
  'glossary/kampf': {
    title: 'Kampf: die Einzelheiten',
    summary:
      'Die zum Kämpfen verwendete Kreatur wird erschöpft, greift eine Kreatur des Gegners an, und beide fügen einander Schaden in Höhe ihrer Stärke zu; beide kämpfen. Nur „Kampf:“-Fähigkeiten des Angreifers werden abgehandelt, und nur, wenn er nicht zerstört wird; eine konstante Fähigkeit, die vom Ende eines Kampfes spricht, verlangt, dass ihre eigene Kreatur überlebt. Wird eine der beiden schon durch Ansturm, Gefährlich oder eine „Vor dem Kampf:“-Fähigkeit zerstört, so entfällt der Schaden, keine gilt als kämpfend und keine „Kampf:“-Fähigkeit wird ausgelöst, wohl aber Effekte, nachdem eine Kreatur gekämpft hat oder verwendet worden ist.',
  },
  'glossary/kaempfen-lassen': {
    title: '„Kämpfen lassen“',
    summary:
      'Eine Fähigkeit, die eine Kreatur kämpfen lässt oder sie spielbereit macht und kämpfen lässt, erlaubt, diese Kreatur zum Kämpfen zu verwenden; der Kampf läuft nach den üblichen Regeln gegen eine Kreatur des Gegners ab.',
  },
  'glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt': {
    title: '„Kann nicht“ schlägt „muss“ und „darf“',
    summary:
      'Sagt ein Effekt, dass ein Spieler etwas nicht tun kann, und ein anderer, dass er es tun muss oder darf, so gilt „kann nicht“.',
  },
  'glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt/example-1': {
    title: 'Grubenfürst gegen Restringuntus',
    summary:
      'Nach Annas Grubenfürst muss sie Dis wählen, nach dem gegnerischen Restringuntus kann sie es nicht: Sie muss eine ihrer anderen Fraktionen wählen.',
  },
}
