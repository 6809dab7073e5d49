/** Titles and summaries in German: the rules. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de1: RuleTexts<RuleId> = {
  'rules/grundlegende-konzepte': {
    title: 'Grundlegende Konzepte',
    summary: 'Stellt vor, was man beim Spielen immer im Kopf haben sollte.',
  },
  'rules/die-goldene-regel': {
    title: 'Die goldene Regel',
    summary: 'Widerspricht ein Kartentext unmittelbar den Regeln, so gilt die Karte.',
  },
  'rules/ziel-des-spiels': {
    title: 'Ziel des Spiels',
    summary:
      'Mit Karten sammelt man Æmber, und aus Æmber werden Schlüssel geschmiedet. Wer den dritten Schlüssel schmiedet, gewinnt, und das Spiel ist in diesem Augenblick zu Ende.',
  },
  'rules/spielbereit-und-erschoepft': {
    title: 'Spielbereit und erschöpft',
    summary:
      'Eine Karte im Spiel ist entweder spielbereit oder erschöpft. Wer eine spielbereite Karte verwendet, erschöpft sie; eine erschöpfte lässt sich erst wieder verwenden, wenn ein Schritt oder eine Fähigkeit sie spielbereit macht. Kreaturen und Artefakte kommen immer erschöpft ins Spiel.',
  },
  'rules/keine-marker-oder-statuskarten-mehr-uebrig': {
    title: 'Wenn die Marker ausgehen',
    summary:
      'Schadensmarker, Æmbermarker und Statuskarten sind in ihrer Zahl nicht begrenzt; was fehlt, darf durch irgendetwas anderes dargestellt werden.',
  },
  'rules/aufbau': {
    title: 'Aufbau',
    summary:
      'Aufgebaut wird der Reihe nach: gemeinsame Reserve, Avatarkarten, je Spieler drei ungeschmiedete Schlüssel (einer von jeder Farbe), ein ausgeloster Startspieler, gemischte Decks, die der Gegner noch mischen oder abheben darf, dann 7 Karten für den Startspieler und 6 für den anderen. Zuletzt darf jeder einen Mulligan nehmen, der Startspieler entscheidet zuerst: Hand zurückmischen und eine Karte weniger ziehen. Bei weiteren Spielen mit denselben Decks bestimmt derjenige den Startspieler, dessen Deck zuletzt verloren hat.',
  },
  'rules/zuguebersicht': {
    title: 'Zugübersicht',
    summary:
      'Die Spieler sind abwechselnd am Zug, bis einer gewonnen hat. Ein Zug hat fünf Schritte: Schlüssel schmieden; Fraktion wählen; Karten dieser Fraktion spielen, ablegen und verwenden; Karten spielbereit machen; Karten ziehen. Nur der aktive Spieler, also der am Zug, handelt und entscheidet; der andere entscheidet nichts.',
  },
  'rules/schritt-1-schluessel-schmieden': {
    title: 'Schritt 1: Schlüssel schmieden',
    summary:
      'Hat der aktive Spieler genug Æmber für einen Schlüssel, so muss er einen schmieden. Er gibt das Æmber aus seinem Æmber-Vorrat in die gemeinsame Reserve und dreht einen seiner ungeschmiedeten Schlüssel auf die geschmiedete Seite.',
  },
  'rules/schritt-1-schluessel-schmieden/1': {
    title: 'Schritt 1: Ein Schlüssel kostet 6 Æmber',
    summary:
      'Ohne weiteres kostet ein Schlüssel 6 Æmber; Kartenfähigkeiten können das verteuern oder verbilligen.',
  },
  'rules/schritt-1-schluessel-schmieden/2': {
    title: 'Schritt 1: Ein Schlüssel pro Zug',
    summary:
      'In diesem Schritt wird pro Zug höchstens ein Schlüssel geschmiedet, auch wenn das Æmber für mehrere reicht.',
  },
  'rules/schritt-1-schluessel-schmieden/3': {
    title: 'Schritt 1: Æmber auf Karten',
    summary:
      'Auch Æmber auf Karten zählt, wenn diese Karten erlauben, es für Schlüssel auszugeben: Reicht in Schritt 1 der Æmber-Vorrat zusammen mit solchen Karten unter der Kontrolle des aktiven Spielers, so muss der Schlüssel geschmiedet werden.',
  },
  'rules/schritt-2-fraktion-waehlen': {
    title: 'Schritt 2: Fraktion wählen',
    summary:
      'Der aktive Spieler wählt eine der drei Fraktionen auf seiner Avatarkarte. Sie ist für den Rest des Zuges die aktive Fraktion und bestimmt, welche Karten er spielen, von der Hand ablegen und verwenden kann.',
  },
  'rules/schritt-2-fraktion-waehlen/1': {
    title: 'Schritt 2: Archiv auf die Hand nehmen',
    summary:
      'Nach der Wahl der Fraktion darf der aktive Spieler sein Archiv auf die Hand nehmen: alle Karten oder keine.',
  },
  'rules/schritt-2-fraktion-waehlen/2': {
    title: 'Schritt 2: Eine fremde Fraktion',
    summary:
      'Wer eine Karte kontrolliert, deren Fraktion nicht auf seiner Avatarkarte steht, darf auf Wunsch diese Fraktion statt einer seiner drei wählen.',
  },
  'rules/schritt-2-fraktion-waehlen/3': {
    title: 'Schritt 2: Keine anderen Fraktionen',
    summary:
      'Wählen kann man nur die Fraktionen der eigenen Avatarkarte und die der Karten, die man kontrolliert. Verlangt ein Karteneffekt, eine andere Fraktion zu wählen, so wird er ignoriert.',
  },
  'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und': {
    title: 'Schritt 3: Spielen, ablegen, verwenden',
    summary:
      'Von der aktiven Fraktion darf der aktive Spieler so viele Karten spielen, von der Hand ablegen und, wenn er sie kontrolliert, verwenden, wie er will; Reihenfolge und Mischung sind frei. Welcher Fraktion eine Karte angehört, sagt ihr Fraktionssymbol.',
  },
  'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/1': {
    title: 'Regel für den ersten Zug',
    summary:
      'Im ersten Zug des Spiels kann der Startspieler insgesamt nur eine Karte von der Hand spielen oder ablegen. Karteneffekte können das ändern.',
  },
  'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/2': {
    title: 'Nur die aktive Fraktion',
    summary:
      'Karten, die nicht zur aktiven Fraktion gehören, darf der aktive Spieler weder spielen noch verwenden noch ablegen, außer eine Kartenfähigkeit sagt es anders.',
  },
  'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/3': {
    title: 'Regel für den ersten Zug, noch einmal',
    summary: 'Noch einmal die Regel für den ersten Zug, im Buch auf Englisch stehen geblieben.',
  },
  'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/4': {
    title: 'Nur die aktive Fraktion, noch einmal',
    summary:
      'Noch einmal das Verbot von Karten außerhalb der aktiven Fraktion, im Buch auf Englisch stehen geblieben.',
  },
  'rules/schritt-4-karten-spielbereit-machen': {
    title: 'Schritt 4: Karten spielbereit machen',
    summary:
      'Alles, was beim aktiven Spieler erschöpft ist, wird spielbereit, gleich von welcher Fraktion. Die Karten des Gegners bleiben, wie sie sind.',
  },
  'rules/schritt-5-karten-ziehen': {
    title: 'Schritt 5: Karten ziehen',
    summary: 'Der aktive Spieler zieht, bis er 6 Karten auf der Hand hat. Danach ist sein Zug zu Ende.',
  },
  'rules/schritt-5-karten-ziehen/1': {
    title: 'Schritt 5: Mehr als 6 Karten',
    summary: 'Wer mehr als 6 Handkarten hat, behält sie; auf 6 wird nicht abgelegt.',
  },
  'rules/schritt-5-karten-ziehen/2': {
    title: 'Schritt 5: Ein leeres Deck',
    summary:
      'Gezogen wird eine Karte nach der anderen. Wer in diesem Schritt oder zu einem anderen Zeitpunkt ziehen muss und kein Deck mehr hat, mischt seinen Ablagestapel zu einem neuen Deck und zieht weiter.',
  },
  'rules/schritt-5-karten-ziehen/3': {
    title: 'Schritt 5: „Check!“',
    summary:
      'Wer am Ende seines Zuges genug Æmber für einen Schlüssel im Vorrat hat, sagt „Check!“, damit der Gegner weiß, dass im nächsten Zug des Ansagenden ein Schlüssel fällig ist.',
  },
  'rules/karten-spielen': {
    title: 'Karten spielen',
    summary: 'In Schritt 3 darf der aktive Spieler beliebig viele Karten der aktiven Fraktion spielen.',
  },
  'rules/aember-bonus': {
    title: 'Æmber-Bonus',
    summary:
      'Wer eine Karte mit Æmber-Bonus spielt, erhält so viel Æmber, bevor irgendetwas anderes von der Karte geschieht. Erhaltenes Æmber kommt, woher auch immer, in den Æmber-Vorrat auf der Avatarkarte.',
  },
  'rules/spielen-faehigkeiten': {
    title: '„Spielen:“-Fähigkeiten',
    summary:
      'Eine „Spielen:“-Fähigkeit wird abgehandelt, gleich nachdem die Karte ins Spiel gekommen und ihr etwaiger Æmber-Bonus erhalten ist.',
  },
  'rules/kartenarten': {
    title: 'Kartenarten',
    summary:
      'Es gibt vier Kartenarten, jede wird auf ihre Weise gespielt: Aktionskarte, Artefakt, Kreatur und Aufwertung.',
  },
  'rules/aktionskarten': {
    title: 'Aktionskarten',
    summary:
      'Bei einer gespielten Aktionskarte wird die „Spielen:“-Fähigkeit so weit wie möglich abgehandelt; erst dann kommt die Karte auf den Ablagestapel.',
  },
  'rules/artefakte': {
    title: 'Artefakte',
    summary:
      'Artefakte kommen erschöpft ins Spiel, liegen in einer Reihe hinter der Schlachtreihe und bleiben über den Zug hinaus im Spiel.',
  },
  'rules/kreaturen': {
    title: 'Kreaturen',
    summary:
      'Kreaturen kommen erschöpft ins Spiel und bleiben dort; sie haben Stärke und Rüstung. Eine Kreatur, die ins Spiel kommt, wird ans linke oder rechte Ende der Schlachtreihe dessen gelegt, der sie kontrolliert (an eine Flanke); geht eine, so rückt die Reihe nach innen zusammen.',
  },
  'rules/aufwertungen': {
    title: 'Aufwertungen',
    summary:
      'Eine Aufwertung kommt an eine Kreatur angelegt ins Spiel, die wählt, wer die Aufwertung kontrolliert. Sie bleibt im Spiel und verändert die Karte, an der sie liegt.',
  },
  'rules/aufwertungen/1': {
    title: 'Aufwertungen: Wenn die Karte geht',
    summary: 'Verlässt die Karte das Spiel, an der eine Aufwertung liegt, so wird die Aufwertung abgelegt.',
  },
  'rules/aufwertungen/2': {
    title: 'Aufwertungen: Nichts zum Anlegen',
    summary:
      'Eine Aufwertung, die an keine Karte im Spiel angelegt werden kann, kann nicht ins Spiel kommen.',
  },
  'rules/karten-ablegen': {
    title: 'Karten ablegen',
    summary:
      'In Schritt 3 darf der aktive Spieler beliebig viele Karten der aktiven Fraktion von der Hand ablegen, um für neue Platz zu schaffen: eine nach der anderen und jederzeit während des Schritts.',
  },
  'rules/karten-verwenden': {
    title: 'Karten verwenden',
    summary:
      'In Schritt 3 darf der aktive Spieler beliebig viele seiner Karten der aktiven Fraktion verwenden, die im Spiel sind; wie, hängt von der Kartenart ab.',
  },
  'rules/aufwertungen~2': {
    title: 'Aufwertungen verwendet man nicht',
    summary:
      'Eine Aufwertung verändert nur ihre Kreatur; für sich allein, ohne diese Kreatur, kann sie nie verwendet werden.',
  },
  'rules/artefakte-verwenden': {
    title: 'Artefakte verwenden',
    summary: 'An einem Artefakt lassen sich seine „Aktion:“- und „Universell:“-Fähigkeiten verwenden.',
  },
  'rules/artefakte-verwenden/1': {
    title: 'Artefakte: Erschöpfen',
    summary: 'Wer ein Artefakt verwendet, erschöpft es; dann wird seine Fähigkeit abgehandelt.',
  },
  'rules/artefakte-verwenden/2': {
    title: 'Artefakte: „Aktion:“',
    summary: 'Eine „Aktion:“-Fähigkeit lässt sich nur auf einer Karte der aktiven Fraktion verwenden.',
  },
  'rules/artefakte-verwenden/3': {
    title: 'Artefakte: „Universell:“',
    summary:
      'Eine „Universell:“-Fähigkeit lässt sich auch auf einer Karte verwenden, die nicht zur aktiven Fraktion gehört.',
  },
  'rules/artefakte-verwenden/4': {
    title: 'Artefakte: Opfern als Kosten',
    summary:
      'Manche Artefakte müssen geopfert werden, das gehört zu den Kosten ihrer Verwendung; ein geopfertes Artefakt kommt auf den Ablagestapel seines Besitzers. Erschöpft werden muss es trotzdem, es muss also spielbereit sein.',
  },
  'rules/artefakte-verwenden/5': {
    title: 'Artefakte ernten und kämpfen nicht',
    summary: 'Mit Artefakten kann man weder ernten noch kämpfen.',
  },
  'rules/kreaturen-verwenden': {
    title: 'Kreaturen verwenden',
    summary:
      'Um eine Kreatur zu verwenden, erschöpft man sie; dann erntet sie, kämpft oder löst ihre „Aktion:“- oder ihre „Universell:“-Fähigkeit aus. Auch jeder Karteneffekt, der eine Kreatur eines dieser vier Dinge tun lässt, verwendet diese Kreatur.',
  },
  'rules/ernte': {
    title: 'Ernte',
    summary:
      'Ernten darf jede Kreatur der aktiven Fraktion, die spielbereit ist: Sie wird erschöpft, wer sie kontrolliert, erhält 1 Æmber in seinen Vorrat, und dann werden alle ihre „Ernte:“-Fähigkeiten abgehandelt.',
  },
  'rules/kampf': {
    title: 'Kampf',
    summary:
      'Kämpfen darf jede Kreatur der aktiven Fraktion, die spielbereit ist: Sie wird erschöpft, wer sie kontrolliert, wählt eine erlaubte Kreatur des Gegners, und beide fügen einander gleichzeitig Schaden in Höhe ihrer Stärke zu. Danach werden die „Kampf:“-Fähigkeiten der verwendeten Kreatur abgehandelt, falls sie überlebt hat. Gibt es keine feindliche Kreatur, die sie angreifen könnte, so kann sie nicht kämpfen.',
  },
  'rules/aktion': {
    title: 'Aktion',
    summary:
      'Jede spielbereite Kreatur der aktiven Fraktion mit einer „Aktion:“-Fähigkeit darf diese auslösen: Sie wird erschöpft und die Fähigkeit abgehandelt.',
  },
  'rules/universell': {
    title: 'Universell',
    summary:
      'Jede spielbereite Kreatur mit einer „Universell:“-Fähigkeit darf diese auslösen, gleich welche Fraktion aktiv ist: Sie wird erschöpft und die Fähigkeit abgehandelt.',
  },
  'rules/schaden-und-ruestung': {
    title: 'Schaden und Rüstung',
    summary:
      'Schaden bleibt als Marker auf der Kreatur liegen; erreicht oder übertrifft er ihre Stärke, wird sie zerstört und kommt oben auf den Ablagestapel ihres Besitzers. Rüstung verhindert in jedem Zug so viel vom eintreffenden Schaden, wie ihr Wert angibt.',
  },
  'rules/schaden-und-ruestung/1': {
    title: 'Æmber auf einer Kreatur, die geht',
    summary:
      'Verlässt eine Kreatur das Spiel, so erhält der Gegner dessen, der sie kontrolliert hat, alles Æmber, das auf ihr liegt.',
  },
  'rules/kampf-beispiel': {
    title: 'Beispiel eines Kampfes',
    summary: 'Ein Beispiel für einen Kampf, nur in Bildern.',
  },
  'rules/kartenfaehigkeiten': {
    title: 'Kartenfähigkeiten: Wer entscheidet',
    summary:
      'Wird eine Fähigkeit abgehandelt, so trifft der aktive Spieler alle Entscheidungen, auch bei einer Karte des Gegners, außer die Fähigkeit selbst sagt es anders.',
  },
  'rules/so-viel-wie-moeglich-abhandeln': {
    title: 'So viel wie möglich abhandeln',
    summary: 'Von einer Fähigkeit wird abgehandelt, so viel möglich ist; was nicht geht, wird ignoriert.',
  },
  'rules/so-viel-wie-moeglich-abhandeln/example-1': {
    title: 'Zorn auf einen spielbereiten Schnüffelgator',
    summary:
      'Zorn darf auf einen Schnüffelgator gespielt werden, der schon spielbereit ist: Das Spielbereitmachen wird ignoriert, und die Kreatur kämpft einfach.',
  },
  'rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text': {
    title: 'In der Reihenfolge des Textes',
    summary:
      'Die Anweisungen einer Fähigkeit werden in der Reihenfolge ausgeführt, in der sie im Text stehen. Ein Ersatzeffekt kann eine frühere Anweisung derselben Fähigkeit verändern, obwohl er erst später im Text steht.',
  },
  'rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text/example-1': {
    title: 'Hyde mit Velum',
    summary:
      'Hyde zieht beim Ernten 1 Karte; der spätere Satz ersetzt das. Mit Velum unter derselben Kontrolle werden also 2 Karten gezogen und nicht 3.',
  },
  'rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text/example-2': {
    title: 'Aller Schaden einer Fähigkeit zugleich',
    summary:
      'Ausnahme von der Reihenfolge des Textes: Aller Schaden, den eine Kartenfähigkeit zufügt, wird gleichzeitig zugefügt, egal wo im Text er steht.',
  },
  'rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text/example-3': {
    title: 'Lanze der Macht: beides zugleich',
    summary:
      'Lanze der Macht fügt einer Kreatur und einem ihrer Nachbarn gleichzeitig Schaden zu, obwohl der Text eins nach dem anderen nennt.',
  },
  'rules/karten-ueber-andere-kartenfaehigkeiten-verwenden': {
    title: 'Spielen und Verwenden durch Fähigkeiten',
    summary:
      'Lässt eine Fähigkeit einen Spieler eine andere Karte spielen oder verwenden oder mit einer kämpfen oder ernten, so darf die Karte jeder Fraktion angehören, außer die Fähigkeit schränkt das ausdrücklich ein.',
  },
  'rules/karten-ueber-andere-kartenfaehigkeiten-verwenden/1': {
    title: 'Durch Fähigkeiten: übrige Bedingungen',
    summary:
      'Auch eine Karte, die durch eine Fähigkeit verwendet wird, muss alle anderen Bedingungen dafür erfüllen, etwa erschöpft werden, um zu ernten, zu kämpfen oder ihre „Aktion:“ abzuhandeln; kann sie das nicht, so kann sie nicht verwendet werden.',
  },
  'rules/karten-ueber-andere-kartenfaehigkeiten-verwenden/2': {
    title: 'Nur Karten unter eigener Kontrolle',
    summary:
      'Verwenden kann man nur Karten, die man kontrolliert, außer eine Fähigkeit sagt ausdrücklich etwas anderes.',
  },
  'rules/die-sechser-regel': {
    title: 'Die Sechser-Regel',
    summary:
      'In einem Zug kann ein Spieler eine Karte insgesamt höchstens sechsmal spielen und verwenden; alle Karten mit demselben Titel zählen dabei zusammen.',
  },
  'rules/konstante-faehigkeiten': {
    title: 'Konstante Fähigkeiten',
    summary:
      'Eine Fähigkeit ohne fett gedrucktes Stichwort ist konstant: Sie ist aktiv, solange ihre Karte im Spiel ist und die Bedingungen erfüllt sind, die sie nennt.',
  },
  'rules/konstante-faehigkeiten/1': {
    title: 'Konstante Fähigkeiten: erschöpfte Karten',
    summary: 'Eine konstante Fähigkeit bleibt aktiv, während ihre Karte erschöpft ist.',
  },
  'rules/konstante-faehigkeiten/2': {
    title: 'Konstante Fähigkeiten: kein Verwenden',
    summary: 'Eine konstante Fähigkeit anzuwenden, ist kein Verwenden der Karte und erschöpft sie nicht.',
  },
  'rules/ketten': {
    title: 'Ketten',
    summary:
      'Erhaltene Ketten erhöhen den Kettenanzeiger des Spielers. Immer wenn ein Spieler mit Ketten zum Auffüllen der Hand mindestens eine Karte ziehen würde, auch beim Aufbau, zieht er je nach Stand auf weniger Karten auf und sprengt dann eine Kette.',
  },
  'rules/ketten/1': {
    title: 'Ketten: 1 bis 6',
    summary: 'Bei 1 bis 6 Ketten wird auf 1 Karte weniger aufgezogen.',
  },
  'rules/ketten/2': {
    title: 'Ketten: 7 bis 12',
    summary: 'Bei 7 bis 12 Ketten wird auf 2 Karten weniger aufgezogen.',
  },
  'rules/ketten/3': {
    title: 'Ketten: 13 bis 18',
    summary: 'Bei 13 bis 18 Ketten wird auf 3 Karten weniger aufgezogen.',
  },
  'rules/ketten/4': {
    title: 'Ketten: 19 bis 24',
    summary: 'Bei 19 bis 24 Ketten wird auf 4 Karten weniger aufgezogen.',
  },
  'rules/ketten/example-1': {
    title: 'Ketten: Beginn mit 7',
    summary:
      'Mit 7 Ketten zieht Vicki beim Aufbau 2 Karten weniger und sprengt eine Kette. Die nächsten sechs Male zieht sie nur auf 5 Karten auf und sprengt jeweils eine; ohne Ketten zieht sie wieder auf die volle Hand auf.',
  },
  'rules/ketten-handicap-optional': {
    title: 'Ketten als Handicap',
    summary:
      'Wer will: Sind zwei bekannte Decks ungleich stark, so darf das stärkere mit Ketten als Handicap beginnen. Bei neuen Decks und auf Turnieren gilt das nicht.',
  },
  'rules/empfehlungen-fuer-das-zuweisen-von-ketten': {
    title: 'Wie viele Ketten zuweisen',
    summary:
      'Empfohlen: Das stärkere Deck beginnt mit 4 Ketten, mit einer mehr nach je drei Siegen in Folge gegen das andere Deck, mit einer weniger nach drei Niederlagen in Folge.',
  },
  'rules/decks-mit-ketten-ersteigern': {
    title: 'Decks mit Ketten ersteigern',
    summary:
      'Wer die Decks kennt, kann stattdessen das Recht versteigern, eines davon zu spielen; geboten wird in Ketten.',
  },
  'rules/decks-mit-ketten-ersteigern/example-1': {
    title: 'Gebote von 5, 6 und 7 Ketten',
    summary:
      'Zwei Spieler bieten um ein starkes Deck: 5, 6 und 7 Ketten werden geboten, dann gibt der andere nach. Wer am meisten bot, spielt es mit 7 Ketten, der andere nimmt das zweite Deck.',
  },
  'rules/wie-gehts-weiter': {
    title: 'Wie es weitergeht',
    summary: 'Verweist für die Feinheiten auf das Glossar.',
  },
}
