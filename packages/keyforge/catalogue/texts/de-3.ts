/** Titles and summaries in German: the glossary, second half. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de3: RuleTexts<RuleId> = {
  'glossary/kette-ketten': {
    title: 'Ketten: erhalten und sprengen',
    summary:
      'Erhaltene Ketten erhöhen den Kettenanzeiger. Wer Ketten hat und zum Auffüllen der Hand ziehen würde, zieht nach der Tabelle auf weniger Karten auf und sprengt dann eine Kette; auch die Starthand eines Decks, das mit Ketten beginnt, ist so ein Auffüllen und sprengt eine.',
  },
  'glossary/kette-ketten/1': {
    title: 'Kettentabelle: 1 bis 6',
    summary: 'Bei 1 bis 6 Ketten eine Karte weniger.',
  },
  'glossary/kette-ketten/2': {
    title: 'Kettentabelle: 7 bis 12',
    summary: 'Bei 7 bis 12 Ketten zwei Karten weniger.',
  },
  'glossary/kette-ketten/3': {
    title: 'Kettentabelle: 13 bis 18',
    summary: 'Bei 13 bis 18 Ketten drei Karten weniger.',
  },
  'glossary/kette-ketten/4': {
    title: 'Kettentabelle: 19 bis 24',
    summary: 'Bei 19 bis 24 Ketten vier Karten weniger.',
  },
  'glossary/kontrolle': {
    title: 'Kontrolle',
    summary:
      'Einem Spieler gehören die Karten, mit denen sein Deck begonnen hat; eine gespielte Karte kommt unter der Kontrolle des aktiven Spielers ins Spiel; was ein Spieler im Spiel „hat“, sind die Karten, die er kontrolliert. Eine Karte, deren Kontrolle jemand übernimmt, wandert in dessen Bereich, eine Kreatur an eine Flanke dort; von mehreren solchen Effekten gilt der letzte, und ihre Fraktion ist als aktive wählbar. Verlässt sie das Spiel, so kommt sie immer in den Bereich ihres Besitzers.',
  },
  'glossary/kosten-aktuelle-kosten': {
    title: 'Kosten und aktuelle Kosten',
    summary:
      'Ohne weiteres kostet ein Schlüssel 6 Æmber; aktuelle Kosten heißen die Kosten, wie Fähigkeiten sie gerade verändern.',
  },
  'glossary/legacy': {
    title: 'Legacy',
    summary:
      'Eine Legacy-Karte stammt aus einer früheren Erweiterung als ihr Deck. Sie gehört in jeder Hinsicht zum Deck, auch auf Turnieren.',
  },
  'glossary/merkmale': {
    title: 'Merkmale',
    summary:
      'Merkmale wie Ritter oder Gespenst bewirken von sich aus nichts, aber Fähigkeiten können sich auf sie beziehen.',
  },
  'glossary/maverick': {
    title: 'Maverick',
    summary:
      'Ein Maverick ist eine Karte, die mit einer anderen als ihrer üblichen Fraktion gedruckt ist. In jeder Hinsicht gehört sie zu der Fraktion, die auf ihr steht.',
  },
  'glossary/mulligan': {
    title: 'Mulligan',
    summary:
      'Beim Aufbau hat jeder Spieler, der Startspieler zuerst, einmal die Gelegenheit, seine Starthand ins Deck zu mischen und eine neue mit einer Karte weniger zu ziehen; die muss er behalten. Bei einem Deck, das mit Ketten beginnt, sprengt der Mulligan keine Kette; die neue Hand ist einfach um eine Karte kleiner als die vorige.',
  },
  'glossary/nachbar': {
    title: 'Nachbar',
    summary:
      'Nachbarn einer Kreatur sind die Kreaturen unmittelbar links und rechts von ihr in ihrer Schlachtreihe.',
  },
  'glossary/oben-genannt-wiederhole-den-oben-genannten-effekt': {
    title: 'Den oben genannten Effekt wiederholen',
    summary:
      'Wird der oben genannte Effekt wiederholt, so handelt man alles noch einmal ab, was vor der Anweisung zum Wiederholen steht, aber nicht diese selbst. Die Sechser-Regel begrenzt das nicht, weil keine Karte gespielt oder verwendet wird.',
  },
  'glossary/omega': {
    title: 'Omega',
    summary:
      'Nachdem eine Karte mit Omega gespielt worden ist, endet der laufende Schritt: Der aktive Spieler spielt, verwendet und legt darin keine weitere Karte ab, ausstehende und ausgelöste Effekte werden abgehandelt, und das Spiel geht mit dem nächsten Schritt weiter.',
  },
  'glossary/opfern': {
    title: 'Opfern',
    summary:
      'Eine geopferte Karte wird aus dem Spiel abgelegt und gilt als zerstört, ihre „Zerstört:“-Fähigkeiten werden also abgehandelt. Karten, die man nicht kontrolliert, kann man nicht opfern.',
  },
  'glossary/ruestung': {
    title: 'Rüstung',
    summary:
      'Rüstung verhindert in jedem Zug Schaden an der Kreatur in Höhe ihres Werts, bevor er zugefügt wird; erhaltene Rüstung kommt zum gedruckten Wert hinzu, auch wo „~“ bedeutet, dass keiner gedruckt ist. Rüstung, die man während des Zuges erhält, macht früheren Schaden nicht rückgängig, und verlorene bringt schon verhinderten nicht zurück. Verliert eine Kreatur Rüstung, so zuerst die, die in diesem Zug schon verbraucht ist.',
  },
  'glossary/ruestung/example-1': {
    title: 'Rüstung 2 gegen 1 und 3 Schaden',
    summary:
      'Einer Kreatur mit 2 Rüstung wird 1 Schaden zugefügt und ganz verhindert; später im selben Zug sind es 3 Schaden, von denen die restliche Rüstung 1 verhindert und 2 zugefügt werden.',
  },
  'glossary/schaden': {
    title: 'Schaden',
    summary:
      'Hat eine Kreatur so viel Schaden wie Stärke oder mehr, wird sie zerstört. Schaden senkt die Stärke nicht. Schaden, den ein Effekt mehreren Kreaturen zufügt, wird gleichzeitig zugefügt.',
  },
  'glossary/schaden-bonussymbol': { title: 'Schaden-Bonussymbol', summary: 'Siehe Bonussymbole.' },
  'glossary/scharmuetzel': {
    title: 'Scharmützel',
    summary:
      'Wird eine Kreatur mit Scharmützel zum Kämpfen verwendet, so fügt ihr die Stärke der gegnerischen Kreatur keinen Schaden zu. Schaden durch Schlüsselwörter und andere Fähigkeiten wird trotzdem zugefügt.',
  },
  'glossary/schlachtreihe': {
    title: 'Schlachtreihe',
    summary:
      'Die Schlachtreihe ist die geordnete Reihe der Kreaturen, die ein Spieler im Spiel kontrolliert.',
  },
  'glossary/schluessel': {
    title: 'Schlüssel',
    summary:
      'Sobald einer alle drei Schlüssel geschmiedet hat, hat er gewonnen. Jeder Spieler hat einen roten, einen blauen und einen gelben Schlüssel; Fähigkeiten können sich auf die Farbe eines Schlüssels beziehen und darauf, ob er geschmiedet ist.',
  },
  'glossary/schmieden': { title: 'Schmieden', summary: 'Siehe den Schritt „Schlüssel schmieden“.' },
  'glossary/schwaechste-kreatur': {
    title: 'Schwächste Kreatur',
    summary:
      'Jede Kreatur mit der niedrigsten Stärke im Spiel ist eine schwächste; ist nur eine gesucht, wählt der aktive Spieler unter den gleich schwachen. Eine Gruppe der X schwächsten wird von der niedrigsten Stärke aufwärts gefüllt, bis sie voll ist oder keine Kreatur übrig bleibt; passen gleich starke nicht alle hinein, wählt der aktive Spieler unter ihnen.',
  },
  'glossary/schwer-zu-fassen': {
    title: 'Schwer zu fassen',
    summary:
      'Beim ersten Angriff auf die Kreatur in jedem Zug bleibt der Kampf für beide ohne Schaden: Sie nimmt keinen, und der Angreifer nimmt keinen von ihr. Das gilt nur für Schaden durch die Stärke der Kreaturen, nicht für den durch Schlüsselwörter oder andere Fähigkeiten.',
  },
  'glossary/selbstbezueglicher-text': {
    title: 'Selbstbezüglicher Text',
    summary:
      'Nennt ein Kartentext den eigenen Titel, so ist genau diese Karte gemeint, keine andere Kopie. Kopiert oder erhält eine Karte den Text einer anderen, so meint er die Karte, die ihn erhalten hat. Nennt die Fähigkeit, die eine Aufwertung verleiht, die Aufwertung, so ist nur diese eine gemeint; nennt eine erhaltene Fähigkeit den Titel ihrer Kreatur, so meint sie diese Kreatur selbst.',
  },
  'glossary/selbstbezueglicher-text/example-1': {
    title: 'Staubfee mit Text vom Falschen Fünfziger',
    summary:
      'Bekenntnis der Pflege gibt einer Staubfee den Text eines vorgezeigten Falschen Fünfzigers: Wird sie zerstört, so kehrt die Staubfee auf die Hand zurück.',
  },
  'glossary/seltenheit': {
    title: 'Seltenheit',
    summary:
      'Ein Symbol zeigt, wie selten eine Karte ist (gewöhnlich, ungewöhnlich, selten, Spezial); das betrifft nur, wie Decks erzeugt werden.',
  },
  'glossary/spielen': {
    title: '„Spielen:“',
    summary:
      '„Spielen:“ wird immer abgehandelt, wenn die Karte gespielt wird, egal von wo: gleich nachdem sie ins Spiel gekommen ist, bei einer Aktionskarte, bevor sie auf den Ablagestapel ihres Besitzers kommt. Bringt eine Fähigkeit die Karte ins Spiel, ohne dass sie gespielt wird, so wird es nicht abgehandelt.',
  },
  'glossary/spielzug-zug': {
    title: 'Zug',
    summary:
      'Ein Zug besteht aus fünf Schritten in dieser Folge: Schlüssel schmieden; Fraktion wählen; Karten dieser Fraktion spielen, ablegen und verwenden; Karten spielbereit machen; Karten ziehen.',
  },
  'glossary/spott': {
    title: 'Spott',
    summary:
      'Feindliche Kreaturen, die zum Kämpfen verwendet werden, können die Nachbarn einer Kreatur mit Spott nicht angreifen, außer Nachbarn, die selbst Spott haben.',
  },
  'glossary/staerkste-kreatur': {
    title: 'Stärkste Kreatur',
    summary:
      'Jede Kreatur mit der höchsten Stärke im Spiel ist eine stärkste; ist nur eine gesucht, wählt der aktive Spieler unter den gleich starken. Eine Gruppe der X stärksten wird von der höchsten Stärke abwärts gefüllt, bis sie voll ist oder keine Kreatur übrig bleibt; passen gleich starke nicht alle hinein, wählt der aktive Spieler unter ihnen.',
  },
  'glossary/staerkste-kreatur/example-1': {
    title: 'Drei Tode bei Gleichstand',
    summary:
      'Sind Kreaturen mit Stärke 8, 7, 5 und 5 im Spiel, so zerstört Drei Tode die mit 8, die mit 7 und eine der beiden mit 5, die der aktive Spieler wählt.',
  },
  'glossary/stationieren': {
    title: 'Stationieren',
    summary:
      'Eine Kreatur mit Stationieren darf, wenn sie gespielt wird, an jede Stelle der Schlachtreihe dessen gelegt werden, der sie kontrolliert, auch zwischen zwei Kreaturen und nicht nur an eine Flanke.',
  },
  'glossary/stehlen': {
    title: 'Stehlen',
    summary:
      'Gestohlenes Æmber geht aus dem Vorrat des Gegners in den Vorrat dessen, der die Fähigkeit abhandelt. Ist weniger da als verlangt, so wird nur gestohlen, was da ist.',
  },
  'glossary/suchen': {
    title: 'Suchen',
    summary:
      'Wer einen Bereich durchsucht, sieht sich alle Karten darin an, ohne sie zu zeigen, und darf sich entscheiden, das Gesuchte nicht zu finden. Ein ganz durchsuchtes Deck wird danach gemischt; ein durchsuchter Ablagestapel behält seine Reihenfolge.',
  },
  'glossary/tauschen': {
    title: 'Tauschen',
    summary:
      'Getauschte Dinge wechseln die Plätze. Zwei getauschte Kreaturen nehmen in der Schlachtreihe die Stelle der jeweils anderen ein und müssen unter der Kontrolle desselben Spielers sein; zwischen zwei Bereichen getauschte Karten wechseln den Bereich.',
  },
  'glossary/transplantieren': {
    title: 'Transplantieren',
    summary:
      'Eine transplantierte Karte liegt offen unter einer anderen Karte und ist nicht im Spiel. Verlässt die andere das Spiel, so kommt die transplantierte auf den Ablagestapel ihres Besitzers.',
  },
  'glossary/ungeschmiedet-machen': {
    title: 'Ungeschmiedet machen',
    summary:
      'Ein Schlüssel, der ungeschmiedet gemacht wird, wird zurückgedreht; er zählt nicht mehr für den Sieg und muss neu geschmiedet werden.',
  },
  'glossary/universell': {
    title: '„Universell:“',
    summary:
      'In seinem Zug darf der aktive Spieler jede „Universell:“-Fähigkeit auslösen, die er kontrolliert, auch auf einer Karte, die nicht zur aktiven Fraktion gehört. Eine Kreatur, die man dafür verwendet, wird zuerst erschöpft.',
  },
  'glossary/unverwundbar': {
    title: 'Unverwundbar',
    summary:
      'Weder Schaden noch Zerstörung trifft die Kreatur, nicht einmal Stärke 0 bringt sie aus dem Spiel. Anderes schon: Sie kann etwa verbannt, archiviert, auf die Hand zurückgeschickt oder in ein Deck gemischt werden.',
  },
  'glossary/verbannen': {
    title: 'Verbannen',
    summary:
      'Eine verbannte Karte ist aus dem Spiel entfernt, liegt offen unter der Avatarkarte ihres Besitzers und hat auf das Spiel keinen Einfluss mehr.',
  },
  'glossary/verbesserung': {
    title: 'Verbesserung',
    summary:
      'Verbesserung hat schon bei der Erzeugung des Decks zufälligen Karten desselben Decks Bonussymbole hinzugefügt; ein besonderer Rahmen kennzeichnet sie. Während des Spiels bewirkt das Schlüsselwort nichts.',
  },
  'glossary/verbesserung/example-1': {
    title: 'Verbesserung: Mutanten-Taschendieb',
    summary:
      'Mutanten-Taschendieb hat Verbesserung mit drei Schadenssymbolen: Die Symbole sind auf zufälligen Karten seines Decks, er selbst hat durch das Schlüsselwort keine Fähigkeit.',
  },
  'glossary/verlaesst-das-spiel': {
    title: 'Verlässt das Spiel',
    summary:
      'Eine Karte, die das Spiel verlässt, kommt in den Bereich ihres Besitzers, wenn kein Effekt etwas anderes sagt; sie verliert ihre Statuskarten und alle Marker außer Æmber, ihre Aufwertungen werden abgelegt, und andauernde Effekte auf sie enden. Æmber auf einer Kreatur geht in den Vorrat des Gegners, auf anderen Karten in die gemeinsame Reserve. Kommt sie in einen verborgenen Bereich (Hand, Deck, Archiv), so verlieren ausstehende Effekte sie, außer sie nennen diesen Bereich; spätere Anweisungen der Fähigkeit, die sie entfernt hat, behandeln sie so, wie sie zuletzt im Spiel war.',
  },
  'glossary/verlaesst-das-spiel/example-1': {
    title: 'Code-Affe fragt nach der Fraktion',
    summary:
      'Code-Affe archiviert seine Nachbarn und fragt dann, ob sie eine Fraktion gemeinsam haben: Es zählt die Fraktion, der jeder unmittelbar vor dem Archivieren angehört hat, verändert oder nicht.',
  },
  'glossary/verschieben': {
    title: 'Verschieben',
    summary:
      'Wird Æmber verschoben, so geht es von einer Karte oder einem Ort zum anderen und ist weder erbeutet noch gestohlen noch verloren. Verschobener Schaden wird hingelegt, nicht zugefügt, darum verhindern ihn weder Rüstung noch sonst etwas. Eine verschobene Kreatur bleibt unter derselben Kontrolle, außer die Karte sagt auch, dass diese wechselt; sie darf auch an die Stelle „verschoben“ werden, an der sie schon liegt.',
  },
  'glossary/verwenden': { title: 'Verwenden', summary: 'Siehe „Karten verwenden“.' },
  'glossary/vor': {
    title: '„Vor der Ernte:“ und „Vor dem Kampf:“',
    summary:
      'Eine „Vor der Ernte:“- oder „Vor dem Kampf:“-Fähigkeit wird vor dem Ernten oder Kämpfen selbst abgehandelt, aber nachdem die Karte erschöpft worden ist, wo das zum Verwenden gehört.',
  },
  'glossary/wiederholen': {
    title: 'Wiederholen',
    summary:
      'Wird ein Effekt wiederholt, so handelt man ihn ganz noch einmal ab, auch die Anweisung zum Wiederholen. Ist die Karte, von der er stammt, nicht mehr im Spiel, so kann er nicht mehr wiederholt werden. Die Sechser-Regel begrenzt das nicht, weil keine Karte gespielt oder verwendet wird.',
  },
  'glossary/wuetend-wuetend-machen': {
    title: 'Wütend machen',
    summary:
      'Eine wütende Kreatur, die verwendet wird, muss zum Kämpfen verwendet werden, wenn das möglich ist; nachdem sie gekämpft hat, werden ihre Wütend-Marker entfernt. Noch einmal wütend gemacht werden kann sie nicht.',
  },
  'glossary/x': {
    title: 'Der Wert X',
    summary: 'X steht für den Wert, den eine Fähigkeit festlegt. Solange keine ihn festlegt, ist X gleich 0.',
  },
  'glossary/x/example-1': {
    title: 'Scharlatan ohne Text',
    summary:
      'Die Stärke X von Scharlatan legt seine eigene Fähigkeit fest; solange der gegnerische Schatten von Dis seinen Text leert, ist seine Stärke 0.',
  },
  'glossary/zentrum-der-schlachtreihe': {
    title: 'Zentrum der Schlachtreihe',
    summary:
      'Im Zentrum der Schlachtreihe ist die Kreatur, die links und rechts gleich viele Kreaturen neben sich hat. Bei gerader Anzahl gibt es kein Zentrum; eine einzelne Kreatur ist das Zentrum.',
  },
  'glossary/zerstoert': {
    title: 'Zerstört',
    summary:
      'Eine Karte, die ein Effekt zerstört, die geopfert wird oder so viel Schaden wie Stärke oder mehr hat, wird zum Zerstören markiert. Die „Zerstört:“-Fähigkeiten, die sie dabei hatte, werden je einmal ausgelöst; bei mehreren Karten bestimmt der aktive Spieler die Reihenfolge. Was sie ihrerseits zerstören, wird auch markiert, und erst wenn alles fertig ist, kommen alle markierten Karten zusammen auf die Ablagestapel, gestapelt, wie der aktive Spieler will. Nur ein „stattdessen“-Effekt entfernt eine Markierung, Heilen nicht. Eine markierte Karte kann nicht für Zerstören oder Opfern gewählt und nicht noch einmal dafür markiert werden; kommt sie in einen anderen Bereich außerhalb des Spiels, gilt sie trotzdem als zerstört.',
  },
  'glossary/zerstoert/example-1': {
    title: 'Pforte nach Dis und Archimedes',
    summary:
      'Pforte nach Dis markiert alle fünf Kreaturen, in der Mitte Archimedes. Seine beiden Nachbarn werden durch die Fähigkeit archiviert, die er ihnen gibt; die Kreaturen, die dann seine Nachbarn werden, waren ohne sie markiert und kommen mit ihm auf den Ablagestapel.',
  },
  'glossary/zerstoert/example-2': {
    title: 'Giftwelle und Duma die Märtyrerin',
    summary:
      'Giftwelle markiert Duma die Märtyrerin und Feldherr Remiel. Ihre Heilung kommt für ihn zu spät, beide werden abgelegt; Jehu der Bürokrat überlebt ohne Schaden.',
  },
  'glossary/zerstoert/example-3': {
    title: 'Groggins, Seelenwächter, Phönixherz',
    summary:
      'Groggins zerstört ein Staubteufelchen mit Seelenwächter; der aktive Spieler ordnet beide Fähigkeiten: 2 Æmber für den Gegner, dann wird Groggins zerstört. Sein Phönixherz schickt ihn auf die Hand zurück und fügt jeder anderen Kreatur 3 Schaden zu, wodurch Tranfunzel und Schleifer markiert werden; zuletzt werden Staubteufelchen, Tranfunzel und Schleifer zusammen abgelegt, in der Reihenfolge, die der aktive Spieler wählt.',
  },
  'glossary/ziehen-bonussymbol': { title: 'Ziehen-Bonussymbol', summary: 'Siehe Bonussymbole.' },
  'glossary/zurueckschicken': {
    title: 'Erbeutetes Æmber zurückschicken',
    summary: 'Erbeutetes Æmber, das zurückgeschickt wird, kommt in den Vorrat des Gegners.',
  },
}
