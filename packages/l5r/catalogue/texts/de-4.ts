import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de4: RuleTexts<RuleId> = {
  'glossary/ringe/2': {
    title: 'Ringe: Schicksal in der Schicksalsphase',
    summary: 'In der Schicksalsphase wird 1 Schicksal auf jeden unbeanspruchten Ring gelegt.',
  },
  'glossary/ringe/3': {
    title: 'Ringe: wer das Schicksal bekommt',
    summary:
      'Wird ein Ring umkämpft, kommt alles Schicksal auf ihm in den Schicksalsvorrat des angreifenden Spielers.',
  },
  'glossary/ringe/4': {
    title: 'Ringe: beansprucht, noch umkämpft',
    summary:
      'Ein Ring, der beansprucht wird, gilt noch als umkämpft, bis alle Reaktionen auf sein Beanspruchen abgehandelt sind.',
  },
  'glossary/ringe/5': {
    title: 'Ringe eines Elements',
    summary: 'Ein Effekt, der den Ring eines Elements nennt, meint jeden Ring, der dieses Element hat.',
  },
  'glossary/ringeffekte': {
    title: 'Ringeffekte',
    summary:
      'Wer einen Konflikt als Angreifer gewinnt, darf den Ringeffekt des Elements des umkämpften Rings abhandeln.',
  },
  'glossary/ringeffekte:luft': {
    title: 'Ringeffekte: Luft',
    summary:
      'Luft: Wer angreift, nimmt dem Gegner 1 Ehre oder erhält 2 Ehre aus dem allgemeinen Markervorrat.',
  },
  'glossary/ringeffekte:erde': {
    title: 'Ringeffekte: Erde',
    summary:
      'Erde: Wer angreift, zieht 1 Konfliktkarte und legt von der Hand des Gegners 1 zufällige Karte ab.',
  },
  'glossary/ringeffekte:feuer': {
    title: 'Ringeffekte: Feuer',
    summary: 'Feuer: Wer angreift, wählt einen Charakter im Spiel und ehrt oder entehrt ihn.',
  },
  'glossary/ringeffekte:wasser': {
    title: 'Ringeffekte: Wasser',
    summary:
      'Wasser: Wer angreift, macht einen gewählten Charakter spielbereit oder beugt einen gewählten Charakter, auf dem kein Schicksal liegt.',
  },
  'glossary/ringeffekte:leere': {
    title: 'Ringeffekte: Leere',
    summary: 'Leere: Wer angreift, wählt einen Charakter im Spiel; von diesem wird 1 Schicksal entfernt.',
  },
  'glossary/ringeffekte/1': {
    title: 'Ringeffekte: mehrere Elemente',
    summary:
      'Bei einem Ring mit mehreren Elementen sucht sich der abhandelnde Spieler eines davon aus, wenn der Ringeffekt im Konflikt abgehandelt wird, und handelt diesen Effekt ab.',
  },
  'glossary/ringeffekte/2': {
    title: 'Ringeffekte: einer nach dem anderen',
    summary:
      'Wer mehrere Ringeffekte abhandeln soll, handelt jeden ganz ab oder passt bei ihm, bevor der nächste kommt.',
  },
  'glossary/rollenkarten': {
    title: 'Rollenkarten',
    summary:
      'Ein Deck darf neben der Festung eine Rollenkarte haben, mit eigenen Fähigkeiten und Deckbauregeln. Sie ist von Anfang an da und wird bei der Vorbereitung zusammen mit der Festung aufgedeckt.',
  },
  'glossary/rollenkarten/1': {
    title: 'Rollen sind nicht im Spiel',
    summary:
      'Eine Rollenkarte ist nicht im Spiel; ihr Text wirkt von dort, solange sie neben der Festung liegt.',
  },
  'glossary/rollenkarten/2': {
    title: 'Rollen können nicht entfernt werden',
    summary:
      'Eine als Rolle gedruckte Karte kann nicht durch Fähigkeiten anderer Karten aus dem Spiel entfernt werden.',
  },
  'glossary/rollenkarten/3': {
    title: 'Rollen: Bewahrer und Suchende',
    summary:
      'Welche Bewahrer- und Suchender-Rollen ein Klan bei sanktionierten Turnieren verwenden darf, wird online veröffentlicht.',
  },
  'glossary/rollenkarten/4': {
    title: 'Rollen: alle anderen',
    summary:
      'Jede Rolle, die weder Bewahrer noch Suchender ist, steht jedem Klan offen, zusätzlich zu seinen Bewahrer- und Suchender-Rollen.',
  },
  'glossary/rollenkarten/5': {
    title: 'Rollen: „Nur für die … -Rolle“',
    summary:
      'Ein Text „Nur für die … -Rolle“ schränkt den Deckbau ein (das Deck muss eine solche Rolle verwenden); während des Spiels hat er keine Wirkung.',
  },
  'glossary/ruhm': {
    title: 'Ruhm',
    summary: 'Ruhm ist ein Wert eines Charakters: sein Ansehen und wie sehr seine Ehre ins Gewicht fällt.',
  },
  'glossary/ruhm/1': {
    title: 'Ruhm: geehrt und entehrt',
    summary:
      'Solange ein Charakter geehrt oder entehrt ist, modifiziert sein Ruhm seine Militär- und Politik-Fertigkeit: geehrt wird er addiert, entehrt abgezogen.',
  },
  'glossary/ruhm/2': {
    title: 'Ruhm: nur spielbereite zählen',
    summary: 'Wer Ruhm zählt, zählt den jedes spielbereiten Charakters, den er kontrolliert.',
  },
  'glossary/ruhmzaehlung': {
    title: 'Ruhmzählung',
    summary:
      'Bei einer Ruhmzählung zählt jeder Spieler den Ruhm aller spielbereiten Charaktere zusammen, die er kontrolliert, plus 1 für jeden Ring in seinem Vorrat beanspruchter Ringe. Der höhere Gesamtwert gewinnt.',
  },
  'glossary/ruhmzaehlung/1': {
    title: 'Ruhmzählung um die Kaiserliche Gunst',
    summary:
      'Bei der Ruhmzählung der Konfliktphase (3.4.1) geht es um die Kaiserliche Gunst: Wer sie gewinnt, beansprucht die Gunst und darf sie auf eine beliebige Seite legen. Bei Gleichstand bleibt die Gunst, wie sie ist, beim selben Inhaber mit derselben Seite nach oben oder unbeansprucht.',
  },
  'glossary/ruhmzaehlung/2': {
    title: 'Ruhmzählung durch eine Karte',
    summary:
      'Eine von einer Karte verlangte Ruhmzählung läuft genauso ab. Was aus ihr folgt, sagt die Fähigkeit; die Kaiserliche Gunst ist nicht betroffen, außer die Fähigkeit sagt es.',
  },
  'glossary/ruhmzaehlung/3': {
    title: 'Aktueller Ruhm ist keine Ruhmzählung',
    summary:
      'Lässt eine Fähigkeit Spieler den aktuellen Ruhm ihrer Charaktere oder einiger davon zählen, ist das keine Ruhmzählung: Beanspruchte Ringe kommen nicht dazu, und der Ruhm wird so gezählt wie aktuelle Fertigkeit.',
  },
  'glossary/schicksal': {
    title: 'Schicksal',
    summary:
      'Mit Schicksal werden Karten und manche Fähigkeiten bezahlt. Wie viel im Schicksalsvorrat eines Spielers ist, ist eine offene Information.',
  },
  'glossary/schicksal/1': {
    title: 'Schicksal: erhalten',
    summary:
      'Alles Schicksal ist anfangs im allgemeinen Markervorrat; Schicksal, das ein Spieler erhält, kommt von dort in seinen Schicksalsvorrat.',
  },
  'glossary/schicksal/2': {
    title: 'Schicksal: auf eine Karte legen',
    summary:
      'Schicksal, das ein Spieler auf eine Karte legen soll, kommt aus dem allgemeinen Markervorrat, außer es wird etwas anderes gesagt.',
  },
  'glossary/schicksal/3': {
    title: 'Schicksal: ausgeben und verlieren',
    summary:
      'Ausgegebenes oder verlorenes Schicksal geht in den allgemeinen Markervorrat; Schicksal, das an einen Ring ausgegeben wird, wird auf diesen Ring gelegt.',
  },
  'glossary/schicksal/4': {
    title: 'Schicksal auf gespielten Charakteren',
    summary:
      'Immer wenn ein Spieler einen Charakter von der Hand oder aus einer Provinz spielt, darf er, sobald dieser im Spiel ist, beliebig viel Schicksal aus seinem Schicksalsvorrat auf ihn legen.',
  },
  'glossary/schicksal/5': {
    title: 'Schicksal in der Schicksalsphase',
    summary:
      'In der Schicksalsphase werden Charaktere ohne Schicksal abgelegt; dann wird 1 Schicksal von jedem Charakter im Spiel entfernt; dann kommt 1 Schicksal aus dem allgemeinen Markervorrat auf jeden unbeanspruchten Ring.',
  },
  'glossary/schluesselwoerter': {
    title: 'Schlüsselwörter',
    summary:
      'Ein Schlüsselwort ist eine Fähigkeit mit eigenen Regeln. Die Schlüsselwörter sind Vererbt, Gelassenheit, Höflichkeit, Verstohlenheit, Verkleidet, Limitiert, Keine Verstärkungen, Stolz, Eingeschränkt und Aufrichtigkeit.',
  },
  'glossary/schluesselwoerter/1': {
    title: 'Schlüsselwörter: Erinnerungstext',
    summary:
      'Kursiver Erinnerungstext hinter einem Schlüsselwort ist keine Regel und ersetzt das Glossar nicht.',
  },
  'glossary/schluesselwoerter/2': {
    title: 'Schlüsselwörter: mehrfach vorhanden',
    summary:
      'Mehrere Exemplare eines Schlüsselworts auf einer Karte wirken wie eines und werden je Auslösebedingung ein Mal abgehandelt. Exemplare eines variablen Schlüsselworts wirken unabhängig voneinander.',
  },
  'glossary/schluesselwoerter/3': {
    title: 'Schlüsselwörter: variable',
    summary:
      'Ein variables Schlüsselwort wie Gelassenheit hat auf jeder Karte dieselbe Bedingung, aber einen Effekt, den der Text jeder Karte angibt.',
  },
  'glossary/selbstreferenzieller-text': {
    title: 'Selbstreferenzieller Text',
    summary:
      'Text, der von seiner eigenen Karte spricht („dieser Charakter“, „diese Provinz“), meint genau diese Karte, nicht andere Kopien davon nach Namen.',
  },
  'glossary/sequenz-eingebetteter-faehigkeiten': {
    title: 'Eingebettete Sequenzen',
    summary:
      'Jede Auslösebedingung durchläuft ihre Unterbrechungen, dann sich selbst, dann ihre Reaktionen. Führt eine Unterbrechung oder Reaktion zu einer neuen Auslösebedingung, pausiert das Spiel, und die neue durchläuft erst alle drei, beliebig tief: zuletzt rein, zuerst raus. Dann geht die frühere Abfolge weiter, wo sie stehen blieb.',
  },
  'glossary/spielbereit': {
    title: 'Spielbereit',
    summary: 'Eine Karte, die für den Spieler, der sie kontrolliert, aufrecht liegt, ist spielbereit.',
  },
  'glossary/spielbereit/1': {
    title: 'Spielbereit: der Normalzustand',
    summary: 'Normalerweise ist eine Karte spielbereit; so kommt sie auch ins Spiel.',
  },
  'glossary/spielbereit/2': {
    title: 'Spielbereit: wie man beugt',
    summary: 'Eine spielbereite Karte wird gebeugt, indem man sie um 90° zur Seite dreht.',
  },
  'glossary/spieleinschraenkungen-und-berechtigungen': {
    title: 'Spieleinschränkungen und -berechtigungen',
    summary:
      'Alle Einschränkungen, die eine Karte oder Fähigkeit dafür nennt, wann oder wie sie gespielt oder verwendet werden kann, und alle nötigen Bedingungen müssen erfüllt sein. Eine Berechtigung erlaubt dagegen, sie auf eine Weise zu spielen oder zu verwenden, die die allgemeinen Regeln nicht vorsehen.',
  },
  'glossary/spielen-und-ins-spiel-bringen': {
    title: 'Spielen und ins Spiel bringen',
    summary:
      'Ein Charakter oder eine Verstärkung wird von der Hand oder aus einer Provinz gespielt, indem man die Schicksalskosten zahlt; auf einen gespielten Charakter darf man dann Schicksal aus seinem Vorrat legen. Eine Karte, die eine Fähigkeit ins Spiel bringt, kommt ohne ihre Kosten, ohne dieses Schicksal und an jeder Einschränkung für das Spielen vorbei in die Zone des Spielers, der sie kontrolliert.',
  },
  'glossary/spielen-und-ins-spiel-bringen/1': {
    title: 'Ins Spiel gebracht ist nicht gespielt',
    summary: 'Eine Karte, die ins Spiel gebracht wurde, wurde nicht „gespielt“.',
  },
  'glossary/spielen-und-ins-spiel-bringen/2': {
    title: 'Spielen: Schicksalskosten zahlen',
    summary: 'Um eine Karte zu spielen, müssen ihre Schicksalskosten nach Modifikatoren gezahlt werden.',
  },
  'glossary/spielen-und-ins-spiel-bringen/3': {
    title: 'Ins Spiel bringen: ohne Kosten',
    summary: 'Die Schicksalskosten einer Karte, die ins Spiel gebracht wird, werden ignoriert.',
  },
  'glossary/spielen-und-ins-spiel-bringen/4': {
    title: 'Ins Spiel bringen: wo und wie',
    summary:
      'Ein Charakter, der ins Spiel gebracht wird, kommt spielbereit in der Heimatzone ins Spiel, außer die Fähigkeit sagt etwas anderes; eine andere Karte kommt in eine Zone und in einen Zustand, die zu den üblichen Regeln für ihr Spielen passen.',
  },
  'glossary/spielen-und-ins-spiel-bringen/5': {
    title: 'Ein Ereignis spielen',
    summary:
      'Ein gespieltes Ereignis wird auf den Tisch gelegt, seine Fähigkeit wird abgehandelt, und es kommt auf den Ablagestapel seines Besitzers.',
  },
  'glossary/startspieler-startspielermarker': {
    title: 'Startspieler',
    summary:
      'Der Startspieler wird bei der Vorbereitung bestimmt und bleibt es, bis der Startspielermarker weitergegeben wird.',
  },
  'glossary/startspieler-startspielermarker/1': {
    title: 'Startspieler: zuerst aktiv',
    summary: 'Der Startspieler ist in der Dynastiephase und in der Konfliktphase der erste aktive Spieler.',
  },
  'glossary/startspieler-startspielermarker/2': {
    title: 'Startspieler: Aktionsfenster',
    summary:
      'Außerhalb von Konflikten hat der Startspieler in jedem Aktionsfenster die erste Gelegenheit; während ein Konflikt abgehandelt wird, hat sie der verteidigende Spieler.',
  },
  'glossary/startspieler-startspielermarker/3': {
    title: 'Startspieler: andere Fenster',
    summary: 'In Fenstern für Unterbrechungen und Reaktionen hat der Startspieler die erste Gelegenheit.',
  },
  'glossary/startspieler-startspielermarker/4': {
    title: 'Startspieler: wenn offen ist, wer beginnt',
    summary:
      'Ist offen, wer zuerst handelt oder entscheidet, tut es der Startspieler, dann der Gegner, außer eine Karte oder Regel sagt etwas anderes.',
  },
  'glossary/statusmarker': {
    title: 'Statusmarker: Verweis',
    summary: 'Siehe persönliche Ehre.',
  },
  'glossary/stolz': {
    title: 'Stolz',
    summary:
      'Stolz ist ein Schlüsselwort: Nachdem ein Charakter mit Stolz einen Konflikt gewonnen hat, wird er geehrt; nachdem er einen verloren hat, wird er entehrt.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen': {
    title: 'Teilnehmen',
    summary:
      'Ein als Angreifer oder Verteidiger deklarierter Charakter nimmt am Konflikt teil, bis dieser abgehandelt ist, außer eine Fähigkeit oder ein Spieleffekt entfernt ihn.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/1': {
    title: 'Teilnehmend oder nicht',
    summary: 'An einem Konflikt nimmt ein Charakter im Spiel entweder teil oder nicht teil.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/2': {
    title: 'Teilnehmen: entfernt oder heimgeschickt',
    summary:
      'Ein Charakter, der aus einem Konflikt entfernt oder in die Heimatzone verschoben wird, nimmt nicht mehr teil und ist in der Heimatzone des Spielers, der ihn kontrolliert.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/3': {
    title: 'Teilnehmen: in den Konflikt verschoben',
    summary:
      'Ein in einen Konflikt verschobener Charakter nimmt auf der Seite des Spielers teil, der ihn kontrolliert.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/4': {
    title: 'Gebeugt teilnehmen',
    summary:
      'Ein gebeugter teilnehmender Charakter nimmt weiter teil, trägt aber keine Fertigkeit bei, solange er gebeugt ist.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/5': {
    title: 'Teilnehmen: das Spiel verlassen',
    summary:
      'Ein teilnehmender Charakter, der aus irgendeinem Grund das Spiel verlässt, nimmt nicht mehr teil.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/6': {
    title: 'Teilnehmen: von der Hand gespielt',
    summary:
      'Ein direkt in einen Konflikt gespielter Charakter von der Hand nimmt an ihm teil; wer ihn kontrolliert, muss das beim Spielen ansagen.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/7': {
    title: 'Kann nicht teilnehmen',
    summary:
      'Ein Charakter, der an einem Konflikt nicht teilnehmen kann, kann nicht als Angreifer oder Verteidiger deklariert und nicht hineinverschoben, hineingespielt oder hineingebracht werden. Tritt das ein, während er teilnimmt, wird er gebeugt in die Heimatzone verschoben.',
  },
  'glossary/unterbrechungen': {
    title: 'Unterbrechungen',
    summary:
      'Eine Unterbrechung kann nur in dem Fenster initiiert werden, das sich öffnet, wenn ihre Auslösebedingung unmittelbar bevorsteht; sie wird vor der Bedingung abgehandelt und kann diese aufheben oder ändern. Zuerst darf der Startspieler eine Unterbrechung initiieren oder passen, dann wechseln sich die Spieler ab, bis beide nacheinander passen; ein einzelnes Passen schließt niemanden aus. Ist das Fenster zu, wird die Bedingung, wenn nicht aufgehoben, abgehandelt.',
  },
  'glossary/unterbrechungen/1': {
    title: 'Unterbrechungen: ein Mal pro Runde',
    summary:
      'Jede Unterbrechung, auch eine erzwungene, kann ein Mal pro Runde initiiert werden, außer ihr Text sagt etwas anderes.',
  },
  'glossary/unterbrechungen/2': {
    title: 'Unterbrechungen: ein Mal je Vorkommnis',
    summary:
      'Auch eine mehrmals pro Runde verwendbare Unterbrechung wird für jedes Eintreten ihrer Auslösebedingung nur ein Mal ausgelöst.',
  },
  'glossary/unverteidigt-unverteidigter-konflikt': {
    title: 'Unverteidigter Konflikt',
    summary:
      'Ein Konflikt ist unverteidigt, wenn der Angreifer ihn gewinnt und der verteidigende Spieler im Moment, in dem der Sieger bestimmt wird, keinen teilnehmenden Charakter kontrolliert. Auch ein gebeugter Verteidiger nimmt teil.',
  },
  'glossary/unverteidigt-unverteidigter-konflikt/1': {
    title: 'Unverteidigt: 1 Ehre verlieren',
    summary:
      'Wer einen unverteidigten Konflikt als Verteidiger verliert, verliert in Schritt 3.2.4 1 Ehre an den allgemeinen Markervorrat.',
  },
  'glossary/verdeckte-provinz': {
    title: 'Verdeckte Provinz',
    summary:
      'Eine verdeckte Provinz ist nichts weiter als eine verdeckte Provinz. Eine, die auf ihre offene Seite gedreht wird, gilt als aufgedeckt.',
  },
  'glossary/verdeckte-provinz/1': {
    title: 'Verdeckte Provinz: angegriffen',
    summary:
      'Eine verdeckte Provinz wird auf ihre offene Seite gedreht, wenn ein Angriff gegen sie deklariert wird.',
  },
  'glossary/verdeckte-provinz/2': {
    title: 'Verdeckte Provinz: ansehen',
    summary:
      'Ein Spieler darf seine eigenen verdeckten Provinzen jederzeit ansehen, nicht aber die verdeckten Dynastiekarten in ihnen.',
  },
  'glossary/verdeckte-provinz/3': {
    title: 'Verdeckte Provinz: sonst wie angegriffen',
    summary:
      'Eine verdeckte Provinz, die anders als durch Deklaration zur angegriffenen Provinz wird, wird sofort auf ihre offene Seite gedreht.',
  },
  'glossary/verdeckte-provinz/4': {
    title: 'Verdeckt und offen: zwei Dinge',
    summary:
      'Die verdeckte Provinz und ihre offene Seite sind verschiedene Dinge, von denen nur eines im Spiel ist. Beim Drehen der Karte tauschen sie sofort die Plätze: Das eine verlässt das Spiel, während das andere hineinkommt, in beiden Richtungen.',
  },
  'glossary/vererbt': {
    title: 'Vererbt',
    summary:
      'Vererbt ist ein Schlüsselwort für Verstärkungen: Verlässt das, woran die Verstärkung angehängt ist, das Spiel, kehrt sie auf die Hand ihres Besitzers zurück, statt abgelegt zu werden.',
  },
  'glossary/verkleidet': {
    title: 'Verkleidet',
    summary:
      'Verkleidet ist ein Schlüsselwort einzigartiger Charaktere und eine andere Art, sie zu spielen: Der Charakter ersetzt einen nicht-einzigartigen Charakter mit dem genannten Merkmal oder Klan, der beim Ins-Spiel-Kommen abgelegt wird, und übernimmt dessen Verstärkungen, Schicksal und Statusmarker.',
  },
  'glossary/verkleidet/1': {
    title: 'Verkleidet: wann',
    summary:
      'Mit Verkleidet darf ein Charakter in der Konfliktphase gespielt werden, sogar aus einer Provinz, mit denselben Timing-Regeln wie ein Charakter von der Hand.',
  },
  'glossary/verkleidet/2': {
    title: 'Verkleidet: wie',
    summary:
      'Als zusätzliche Kosten wählt der Spieler einen nicht-einzigartigen Charakter, den er kontrolliert, mit dem Merkmal oder Klan, den das Schlüsselwort nennt; die Schicksalskosten sinken um dessen aufgedruckte Kosten. Der verkleidete Charakter wird gespielt, bekommt dann alle Verstärkungen und Marker des gewählten, und zuletzt wird der gewählte aus dem Spiel abgelegt; keine Unterbrechung kann dieses Ablegen ersetzen oder verhindern.',
  },
  'glossary/verkleidet/3': {
    title: 'Verkleidet: Konflikt und Schicksal',
    summary:
      'Er kann nur dann in einen Konflikt gespielt werden, wenn der gewählte Charakter an diesem teilnimmt, und es kann kein Schicksal aus dem Schicksalsvorrat auf ihn gelegt werden.',
  },
  'glossary/verkleidet/4': {
    title: 'Verkleidet: kommt spielbereit',
    summary: 'Er kommt spielbereit ins Spiel, auch wenn der gewählte Charakter gebeugt war.',
  },
  'glossary/verlieren': {
    title: 'Schicksal oder Ehre verlieren',
    summary:
      'Schicksal oder Ehre, die ein Spieler verliert, verlassen seinen Vorrat und gehen in den allgemeinen Markervorrat, außer sie werden an einen bestimmten Ort verschoben.',
  },
  'glossary/verlieren/1': {
    title: 'Marker von einer Karte verlieren',
    summary:
      'Werden Marker von einer Karte entfernt, ist es diese Karte, die sie verliert; sie gehen in den allgemeinen Markervorrat, außer sie werden an einen bestimmten Ort verschoben.',
  },
  'glossary/verschieben': {
    title: 'Verschieben',
    summary: 'Manche Fähigkeiten lassen Spieler Karten oder Marker verschieben.',
  },
  'glossary/verschieben/1': {
    title: 'Verschieben: nicht an denselben Ort',
    summary:
      'Nichts kann dorthin verschoben werden, wo es schon ist; ohne legalen Zielort ist das Verschieben nicht möglich.',
  },
  'glossary/verschieben/2': {
    title: 'In einen Konflikt verschieben',
    summary:
      'Ein Charakter, der in einen Konflikt verschoben wird, nimmt auf der Seite des Spielers teil, der ihn kontrolliert.',
  },
  'glossary/verstaerkungskarten': {
    title: 'Verstärkungskarten',
    summary:
      'Eine Verstärkung kommt spielbereit und an eine andere Karte oder ein Spielelement angehängt ins Spiel und bleibt, bis eine Fähigkeit sie entfernt oder das, woran sie angehängt ist, das Spiel verlässt.',
  },
  'glossary/verstaerkungskarten/1': {
    title: 'Verstärkungen: nichts zum Anhängen',
    summary:
      'Eine Verstärkung kann nicht ins Spiel kommen, wenn es nichts gibt, woran sie legal angehängt werden kann.',
  },
  'glossary/verstaerkungskarten/2': {
    title: 'Verstärkungen: an einen Charakter',
    summary:
      'Eine Verstärkung kann nur an einen Charakter im Spiel angehängt werden, außer ihr eigener Text sagt etwas anderes.',
  },
  'glossary/verstaerkungskarten/3': {
    title: 'Verstärkungen: beliebig viele',
    summary: 'Eine Karte oder ein Spielelement darf beliebig viele Verstärkungen haben.',
  },
  'glossary/verstaerkungskarten/4': {
    title: 'Verstärkungen: ihr Träger geht',
    summary:
      'Verlässt die Karte, an die sie angehängt ist, das Spiel, wird die Verstärkung zugleich abgelegt.',
  },
  'glossary/verstaerkungskarten/5': {
    title: 'Verstärkungen: nicht legal angehängt',
    summary: 'Eine Verstärkung, die nicht oder nicht mehr legal angehängt ist, wird abgelegt.',
  },
  'glossary/verstaerkungskarten/6': {
    title: 'Verstärkungen: wer sie kontrolliert',
    summary:
      'Eine Verstärkung bleibt unter derselben Kontrolle, auch wenn ein Gegner das kontrolliert, woran sie angehängt ist.',
  },
  'glossary/verstaerkungskarten/7': {
    title: 'Verstärkungen: beugen, spielbereit machen',
    summary:
      'Eine Verstärkung wird unabhängig von der Karte, an die sie angehängt ist, gebeugt und spielbereit gemacht.',
  },
  'glossary/verstaerkungskarten/8': {
    title: 'Verstärkungen: Fertigkeitsmodifikatoren',
    summary:
      'Fertigkeitsmodifikatoren auf einer Verstärkung gelten für die Fertigkeiten des Charakters, an den sie angehängt ist, auch während die Verstärkung gebeugt ist.',
  },
  'glossary/verstaerkungskarten/9': {
    title: 'Verstärkungen: Charakter als Verstärkung',
    summary:
      'Die Fertigkeitswerte einer Charakterkarte, die als Verstärkung im Spiel ist, sind keine Modifikatoren (sie haben kein Plus- oder Minuszeichen) und ändern nichts am Charakter, an den sie angehängt ist.',
  },
  'glossary/verstohlenheit': {
    title: 'Verstohlenheit',
    summary:
      'Verstohlenheit ist ein Schlüsselwort: Für jeden deklarierten Angreifer mit Verstohlenheit darf der angreifende Spieler einen Charakter ohne Verstohlenheit des verteidigenden Spielers wählen. Jedem gewählten Charakter wird ausgewichen: Er kann in diesem Konflikt nicht als Verteidiger deklariert werden.',
  },
  'glossary/verstohlenheit/1': {
    title: 'Verstohlenheit: trotzdem verschieben',
    summary:
      'Fähigkeiten können einen Charakter, dem ausgewichen wurde, dennoch als Verteidiger in den Konflikt verschieben.',
  },
  'glossary/verstohlenheit/2': {
    title: 'Verstohlenheit: nur beim Deklarieren',
    summary:
      'Verstohlenheit wirkt nur, wenn Angreifer deklariert werden; für einen später in den Konflikt verschobenen oder gespielten Charakter wird sie nicht abgehandelt.',
  },
  'glossary/vertauschen': {
    title: 'Vertauschen',
    summary:
      'Eine Fähigkeit, die etwas vertauscht, kann nur verwendet werden, wenn es auf beiden Seiten etwas gibt, das vertauscht werden kann.',
  },
  'glossary/verteidiger-verteidigender-charakter-verteidigender-spieler': {
    title: 'Verteidiger, verteidigender Spieler',
    summary:
      'Ein verteidigender Charakter, kurz Verteidiger, nimmt auf der Seite des Spielers teil, dessen Provinz angegriffen wird. Der verteidigende Spieler ist der Gegner des angreifenden Spielers.',
  },
  'glossary/verzoegerte-effekte': {
    title: 'Verzögerte Effekte',
    summary:
      'Ein verzögerter Effekt nennt einen späteren Moment oder eine Bedingung und einen Effekt, der eintritt, wenn der Moment kommt oder die Bedingung erfüllt ist.',
  },
  'glossary/verzoegerte-effekte/1': {
    title: 'Verzögerte Effekte: vor Reaktionen',
    summary:
      'Verzögerte Effekte werden automatisch und sofort nach ihrem Moment oder ihrer Bedingung abgehandelt, bevor eine Reaktion darauf ausgelöst werden kann.',
  },
  'glossary/verzoegerte-effekte/2': {
    title: 'Verzögerte Effekte: nicht neu ausgelöst',
    summary:
      'Ein verzögerter Effekt, der abgehandelt wird, ist keine neu ausgelöste Fähigkeit, auch wenn eine ausgelöste Fähigkeit ihn erzeugt hat.',
  },
  'glossary/verzoegerte-effekte/3': {
    title: 'Verzögerte Effekte: als was sie gelten',
    summary:
      'Ein verzögerter Effekt, der abgehandelt wird, gilt als Fähigkeit einer Karte der Art, die ihn erzeugt hat, zum Beispiel als Ereigniseffekt.',
  },
  'glossary/vorbereitung': {
    title: 'Vorbereitung',
    summary: 'Die Vorbereitung führt ihre acht Schritte in der angegebenen Reihenfolge aus.',
  },
  'glossary/vorbereitung/1': {
    title: 'Vorbereitung: Decks aussuchen',
    summary: 'Vorbereitung 1: Jeder Spieler sucht sich ein nach den Deckbauregeln gebautes Deck aus.',
  },
  'glossary/vorbereitung/2': {
    title: 'Vorbereitung: Marker und Ringe',
    summary:
      'Vorbereitung 2: Alle Schicksals-, Ehre- und Statusmarker und die Kaiserliche Gunst bilden den allgemeinen Markervorrat; daneben bilden alle Ringe den Vorrat unbeanspruchter Ringe.',
  },
  'glossary/vorbereitung/3': {
    title: 'Vorbereitung: Startspieler',
    summary: 'Vorbereitung 3: Der Startspieler wird zufällig bestimmt und bekommt den Startspielermarker.',
  },
  'glossary/vorbereitung/4': {
    title: 'Vorbereitung: mischen',
    summary: 'Vorbereitung 4: Jeder Spieler mischt sein Dynastiedeck und sein Konfliktdeck getrennt.',
  },
  'glossary/vorbereitung/5': {
    title: 'Vorbereitung: Festung und Provinzen',
    summary:
      'Vorbereitung 5: In Spielerreihenfolge sucht jeder Spieler geheim eine seiner Provinzen aus, legt sie verdeckt hin und die Festung darauf, gegebenenfalls mit der Rolle daneben. Dann legt jeder Spieler die anderen vier Provinzen verdeckt in beliebiger Reihenfolge aus.',
  },
  'glossary/vorbereitung/6': {
    title: 'Vorbereitung: Provinzen füllen',
    summary:
      'Vorbereitung 6: Jeder Spieler füllt jede Provinz ohne Festung mit einer verdeckten Karte oben von seinem Dynastiedeck. In Spielerreihenfolge sehen sie diese Karten an und dürfen mit ihrem Mulligan beliebig viele ersetzen; nach diesem Schritt dürfen sie sie nicht mehr ansehen.',
  },
  'glossary/vorbereitung/7': {
    title: 'Vorbereitung: Starthand',
    summary:
      'Vorbereitung 7: Jeder Spieler zieht 4 Karten von seinem Konfliktdeck und darf, in Spielerreihenfolge, mit seinem Mulligan beliebig viele davon ersetzen.',
  },
  'glossary/vorbereitung/8': {
    title: 'Vorbereitung: Ehre',
    summary: 'Vorbereitung 8: Jeder Spieler erhält so viel Ehre, wie seine Festung angibt.',
  },
  'glossary/waehlen': {
    title: 'Wählen',
    summary:
      'Das Wort „wählen“ heißt, dass zum Abhandeln der Fähigkeit ein oder mehrere Ziele gewählt werden müssen.',
  },
  'glossary/wuerden': {
    title: 'Das Wort „würde“',
    summary:
      'Unterbrechungen zu etwas, das geschehen „würde“, kommen vor Unterbrechungen zum selben Vorgang ohne dieses Wort. Hat eine Unterbrechung das, was geschehen würde, in etwas anderes verwandelt, kann keine weitere zur ursprünglichen Bedingung verwendet werden.',
  },
  'glossary/x-buchstabe': {
    title: 'Der Buchstabe X',
    summary:
      'X ist 0, wenn keine Fähigkeit oder Wahl des Spielers es festlegt. Bei Kosten wird X zuerst festgelegt; Effekte dürfen dann die zu zahlende Menge modifizieren, ohne X zu ändern.',
  },
  'glossary/zaehlen': {
    title: 'Zählen',
    summary:
      'Zählt ein Spieler einen Wert über eine Gruppe von Charakteren, werden die Werte gebeugter Charaktere nicht gezählt.',
  },
}
