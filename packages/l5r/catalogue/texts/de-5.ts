import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de5: RuleTexts<RuleId> = {
  'glossary/ziel': {
    title: 'Ziele',
    summary:
      'Das Wort „wählen“ zeigt Ziele an: Wer die Fähigkeit abhandelt, wählt ein Spielelement, meist eine Karte, das die Zielerfordernisse erfüllt.',
  },
  'glossary/ziel/1': {
    title: 'Ziele: wer wählt',
    summary: 'Wer die Fähigkeit kontrolliert, wählt alle ihre Ziele, außer die Karte sagt etwas anderes.',
  },
  'glossary/ziel/2': {
    title: 'Ziele: nicht genügend legale',
    summary:
      'Eine Fähigkeit, die Ziele braucht, kann nicht initiiert werden, wenn es für alle ihre Erfordernisse nicht genügend legale gibt; das wird zusammen mit ihren Spieleinschränkungen geprüft.',
  },
  'glossary/ziel/3': {
    title: 'Ziele: legal im Moment der Wahl',
    summary:
      'Was im Moment der Wahl ein legales Ziel ist, kann gewählt werden, auch wenn es noch nicht da war, als geprüft wurde, ob die Fähigkeit initiiert werden kann.',
  },
  'glossary/ziel/4': {
    title: 'Ziele: mehrere zugleich',
    summary: 'Mehrere Ziele, die derselbe Spieler wählt, werden gleichzeitig gewählt.',
  },
  'glossary/ziel/5': {
    title: 'Ziele: Charaktere im Duell',
    summary:
      'Die Charaktere, die beim Initiieren eines Duells gewählt werden, sind Ziele der Fähigkeit, die das Duell initiiert.',
  },
  'glossary/ziel/6': {
    title: 'Ziele: 0 Ziele',
    summary:
      'Eine Fähigkeit mit „beliebig vielen“ oder „bis zu X“ Zielen darf mit 0 Zielen abgehandelt werden, außer ihr Effekt würde dann nichts am Spielstatus ändern.',
  },
  'glossary/ziel/7': {
    title: 'Referenzziele',
    summary:
      'Ein Ziel, das die Fähigkeit nicht selbst betrifft, das aber als Bezugspunkt für ihre Abhandlung dient, ist ein Referenzziel.',
  },
  'glossary/ziel/8': {
    title: 'Ziele müssen betroffen sein',
    summary:
      'Eine Karte, die der Effekt nicht betreffen könnte, ist kein legales Ziel, außer sie ist ein Referenzziel: Ein gebeugter Charakter kann nicht gewählt werden, um gebeugt zu werden.',
  },
  'glossary/ziel/9': {
    title: 'Referenzziele müssen etwas ändern',
    summary:
      'Eine Karte ist nur dann ein legales Referenzziel, wenn der Effekt mit ihr den Spielstatus ändern würde: Ein Charakter ohne Verstärkungen kann nicht gewählt werden, um jede seiner Verstärkungen abzulegen.',
  },
  'glossary/ziel/10': {
    title: 'Später gewählte Ziele',
    summary:
      'Ziele, die erst nach der Initiierung des Effekts gewählt werden (nach „danach“ oder durch einen verzögerten Effekt), werden nicht geprüft, wenn festgestellt wird, ob die Fähigkeit initiiert werden kann. Gibt es kein legales Ziel, wenn sie gewählt würden, wird dieser Teil nicht abgehandelt.',
  },
  'timing/anhang-i-timing-und-spielverlauf': {
    title: 'Timing und Spielverlauf',
    summary:
      'Kündigt eine Übersicht über eine ganze Runde an: erst ihre Phasen und Fenster, dann jeden Schritt im Einzelnen.',
  },
  'timing/rahmenschritte': {
    title: 'Timing: Rahmenschritte',
    summary:
      'Rahmenschritte sind Punkte, die der Spielaufbau geschehen lässt; niemand darf sie auslassen. Manche führen zu einem früheren Schritt zurück: Die Konfliktphase kehrt in ihr Aktionsfenster zurück, bis keine Konfliktgelegenheit mehr übrig ist.',
  },
  'timing/aktionsfenster': {
    title: 'Timing: Aktionsfenster',
    summary:
      'Aktionen werden nur in Aktionsfenstern initiiert. Die erste Gelegenheit zu handeln oder zu passen hat der Startspieler, in einem Konflikt der verteidigende Spieler; die Gelegenheiten wechseln, bis beide nacheinander passen, und wer gepasst hat, darf wieder handeln, wenn der andere nicht gepasst hat. Jede Aktion wird vollständig abgehandelt, bevor die nächste Gelegenheit kommt. In jedem Fenster außer dem von Schritt 1.4 dürfen Spieler auch Charaktere und Verstärkungen von der Hand spielen.',
  },
  'timing/reaktionen-und-unterbrechungen': {
    title: 'Timing: Reaktionen und Unterbrechungen',
    summary:
      'Eine Reaktion auf einen Rahmeneffekt darf unmittelbar nach dem Ende seines Schritts initiiert werden, eine Unterbrechung dazu, während der Schritt abgehandelt wird, den sie damit unterbricht.',
  },
  'timing/i-dynastiephase': {
    title: 'Dynastiephase: Übersicht',
    summary:
      'Dynastiephase: Sie beginnt, verdeckte Dynastiekarten werden aufgedeckt, Schicksal wird gesammelt, dann kommt das spezielle Aktionsfenster; dann endet sie, und die Nachziehphase folgt.',
  },
  'timing/1-4-spezielles-aktionsfenster': {
    title: 'Dynastiephase: das spezielle Fenster',
    summary:
      'Im Fenster von Schritt 1.4 spielen die Spieler abwechselnd Karten aus ihren Provinzen und lösen Aktionsfähigkeiten aus.',
  },
  'timing/ii-nachziehphase': {
    title: 'Nachziehphase: Übersicht',
    summary:
      'Nachziehphase: Sie beginnt, Ehre wird geboten, die Ehreräder werden aufgedeckt, Ehre wird übertragen, Karten werden gezogen; nach einem Aktionsfenster endet sie, und die Konfliktphase folgt.',
  },
  'timing/aktionsfenster~2': {
    title: 'Nachziehphase: Aktionsfenster',
    summary:
      'Das Aktionsfenster der Nachziehphase liegt zwischen dem Ziehen der Karten (2.5) und dem Ende der Phase (2.6).',
  },
  'timing/iii-konfliktphase': {
    title: 'Konfliktphase: Übersicht',
    summary:
      'Konfliktphase: Sie beginnt; Aktionsfenster; der in Spielerreihenfolge nächste Spieler deklariert einen Konflikt, der abgehandelt wird, oder passt; zurück zum Aktionsfenster. Ist keine Gelegenheit mehr übrig, kommt der Wettstreit um die Kaiserliche Gunst (Ruhmzählung, dann Beanspruchen), die Phase endet, und die Schicksalsphase folgt.',
  },
  'timing/aktionsfenster~3': {
    title: 'Konfliktphase: Aktionsfenster',
    summary:
      'Das Aktionsfenster der Konfliktphase öffnet sich nach ihrem Beginn (3.1) und wieder nach jedem Konflikt oder Passen (3.3). Hat bei seinem Schließen kein Spieler mehr eine Konfliktgelegenheit, geht es mit 3.4 weiter; nach dem letzten Konflikt gibt es also noch ein letztes Fenster.',
  },
  'timing/konfliktaufloesung': {
    title: 'Konfliktauflösung: Übersicht',
    summary:
      'Ablauf eines Konflikts: Deklaration, Verteidiger, Konflikt-Aktionsfenster (der Verteidiger zuerst), Fertigkeitsvergleich, „Unverteidigt“, Unterwerfen der Provinz, Ringeffekte, Beanspruchen des Rings, Rückkehr in die Heimatzone; dann 3.3.',
  },
  'timing/iv-schicksalsphase': {
    title: 'Schicksalsphase: Übersicht',
    summary:
      'Schicksalsphase: Sie beginnt, Charaktere ohne Schicksal werden abgelegt, Schicksal wird von Charakteren entfernt, Schicksal wird auf unbeanspruchte Ringe gelegt; nach einem Aktionsfenster endet sie, und die Neuformierungsphase folgt.',
  },
  'timing/aktionsfenster~4': {
    title: 'Schicksalsphase: Aktionsfenster',
    summary:
      'Das Aktionsfenster der Schicksalsphase liegt zwischen dem Legen von Schicksal auf die Ringe (4.4) und dem Ende der Phase (4.5).',
  },
  'timing/v-neuformierungsphase': {
    title: 'Neuformierungsphase: Übersicht',
    summary:
      'Neuformierungsphase: Sie beginnt; Aktionsfenster; Karten werden spielbereit gemacht, Karten in Provinzen abgelegt, Ringe zurückgeschickt, der Startspielermarker weitergegeben; sie endet, und die Dynastiephase der nächsten Runde folgt.',
  },
  'timing/aktionsfenster~5': {
    title: 'Neuformierungsphase: Aktionsfenster',
    summary:
      'Das Aktionsfenster der Neuformierungsphase liegt zwischen ihrem Beginn (5.1) und dem Spielbereitmachen (5.2); Karten, die in ihm gebeugt wurden, werden also noch spielbereit.',
  },
  'timing/genauere-erlaeuterung-der-rahmenschritte': {
    title: 'Die Rahmenschritte im Einzelnen',
    summary: 'Die folgenden Einträge erläutern die Rahmenschritte nach ihren Nummern in der Übersicht.',
  },
  'step/1': {
    title: 'Dynastiephase',
    summary: 'Die Dynastiephase ist die erste Phase der Runde: die Schritte 1.1 bis 1.5 der Reihe nach.',
  },
  'step/1.1': {
    title: 'Dynastiephase beginnt',
    summary:
      'Die Dynastiephase beginnt und mit ihr eine neue Runde. Der Beginn einer Phase ist ein Moment, auf den sich Karten beziehen können: Fähigkeiten dürfen oder müssen dann abgehandelt werden, andauernde Effekte und konstante Fähigkeiten können beginnen oder enden.',
  },
  'step/1.2': {
    title: 'Verdeckte Dynastiekarten aufdecken',
    summary:
      'In Spielerreihenfolge dreht jeder Spieler jede verdeckte Dynastiekarte in seinen Provinzen um, eine nach der anderen von der Provinz ganz links bis zur Provinz ganz rechts.',
  },
  'step/1.3': {
    title: 'Schicksal sammeln',
    summary:
      'In Spielerreihenfolge nimmt jeder Spieler Schicksal aus dem allgemeinen Markervorrat in seinen Schicksalsvorrat: so viel, wie der Schicksalswert seiner Festung mit allen aktiven Modifikatoren beträgt.',
  },
  'step/1.4': {
    title: 'Spezielles Aktionsfenster',
    summary:
      'Spezielles Aktionsfenster: Die Spieler wechseln sich in Spielerreihenfolge ab, mit einer Sache je Gelegenheit; Charaktere und Verstärkungen können nicht von der Hand gespielt werden. Um einen Charakter aus einer Provinz zu spielen, werden seine Kosten gezahlt, er kommt in der Heimatzone ins Spiel, dann darf sein Spieler beliebig viel Schicksal aus seinem Vorrat auf ihn legen, dann wird die Provinz verdeckt wieder aufgefüllt. Wer passt, ist bis auf Unterbrechungen und Reaktionen für den Rest der Phase draußen; wer zuerst passt, erhält 1 Schicksal. Der andere macht weiter, solange er will; der Schritt ist zu Ende, wenn beide gepasst haben.',
  },
  'step/1.4/1': {
    title: 'Spezielles Fenster: Charakter spielen',
    summary: 'Eine Gelegenheit: 1 Charakter aus einer deiner Provinzen spielen.',
  },
  'step/1.4/2': {
    title: 'Spezielles Fenster: Aktion auslösen',
    summary:
      'Eine Gelegenheit: eine gültige Aktionsfähigkeit auslösen. Dazu gehört, ein Ereignis mit einer Aktion von der Hand zu spielen.',
  },
  'step/1.4/3': {
    title: 'Spezielles Fenster: Duplikat ablegen',
    summary:
      'Eine Gelegenheit: ein Duplikat eines einzigartigen Charakters, den du kontrollierst, von deiner Hand oder aus einer deiner Provinzen ablegen, um 1 Schicksal auf die Kopie im Spiel zu legen.',
  },
  'step/1.4/4': {
    title: 'Spezielles Fenster: passen',
    summary: 'Eine Gelegenheit: passen. Damit verzichtet man auf alle weiteren Gelegenheiten der Phase.',
  },
  'step/1.5': {
    title: 'Dynastiephase endet',
    summary:
      'Die Dynastiephase endet. Das Ende einer Phase ist ein Moment, auf den sich Karten beziehen können: Fähigkeiten dürfen oder müssen dann abgehandelt werden, andauernde Effekte und konstante Fähigkeiten können enden oder beginnen.',
  },
  'step/2': {
    title: 'Nachziehphase',
    summary: 'Die Nachziehphase folgt auf die Dynastiephase: die Schritte 2.1 bis 2.6 der Reihe nach.',
  },
  'step/2.1': {
    title: 'Nachziehphase beginnt',
    summary: 'Die Nachziehphase beginnt.',
  },
  'step/2.2': {
    title: 'Ehregebot',
    summary:
      'Jeder Spieler stellt geheim eine Zahl von 1 bis 5 auf seinem Ehrerad ein. Sind beide fertig, geht es weiter.',
  },
  'step/2.3': {
    title: 'Ehreräder aufdecken',
    summary:
      'Beide Gebote werden zugleich aufgedeckt. Die Räder bleiben bis zum nächsten Ehregebot, wie sie sind, und man kann sich auf sie beziehen.',
  },
  'step/2.4': {
    title: 'Ehre übertragen',
    summary:
      'Wer höher geboten hat, gibt dem anderen so viel Ehre, wie die Differenz der Gebote beträgt. Bei gleichen Geboten wird keine Ehre übertragen.',
  },
  'step/2.5': {
    title: 'Karten nach Gebot ziehen',
    summary: 'Beide Spieler ziehen zugleich so viele Karten von ihrem Konfliktdeck, wie sie geboten haben.',
  },
  'step/2.6': {
    title: 'Nachziehphase endet',
    summary: 'Die Nachziehphase endet.',
  },
  'step/3': {
    title: 'Konfliktphase',
    summary: 'Die Konfliktphase folgt auf die Nachziehphase: die Schritte 3.1 bis 3.5.',
  },
  'step/3.1': {
    title: 'Konfliktphase beginnt',
    summary:
      'Die Konfliktphase beginnt. Reaktionen darauf dürfen verwendet werden, bevor sich das anschließende Aktionsfenster öffnet.',
  },
  'step/3.2': {
    title: 'Konflikt deklarieren',
    summary:
      'Jeder Spieler hat in der Phase eine Gelegenheit zu einem militärischen und eine zu einem politischen Konflikt, in beliebiger Reihenfolge. Die Gelegenheiten wechseln in Spielerreihenfolge, bis jede genutzt oder durch Passen verfallen ist; eine verfallene ist für die Phase verloren. Ring, Art, Provinz und Angreifer werden zugleich deklariert; ist ein Teil unmöglich, kann der Konflikt nicht initiiert werden. Eine verdeckte angegriffene Provinz wird dann auf ihre offene Seite gedreht, vor Reaktionen auf die Deklaration. Der Konflikt wird abgehandelt, bevor der nächste deklariert wird. Hat niemand mehr eine Gelegenheit, geht es mit 3.4 weiter.',
  },
  'step/3.2/1': {
    title: 'Konfliktgelegenheit: militärisch',
    summary:
      'Eine Art, eine Konfliktgelegenheit zu nutzen: einen militärischen Konflikt deklarieren, wenn du deinen noch nicht deklariert hast.',
  },
  'step/3.2/2': {
    title: 'Konfliktgelegenheit: politisch',
    summary:
      'Eine Art, eine Konfliktgelegenheit zu nutzen: einen politischen Konflikt deklarieren, wenn du deinen noch nicht deklariert hast.',
  },
  'step/3.2/3': {
    title: 'Konfliktgelegenheit: passen',
    summary:
      'Eine Art, eine Konfliktgelegenheit zu nutzen: passen, ohne zu sagen, auf welche Konfliktart man verzichtet.',
  },
  'step/3.2/4': {
    title: 'Deklarieren: Ring, Art und Provinz',
    summary:
      'Der angreifende Spieler wählt einen unbeanspruchten Ring und legt ihn mit der militärischen oder politischen Seite nach oben auf eine gültige, nicht unterworfene Provinz des Gegners: Der Ring bestimmt das Element, seine Seite die Art, die Provinz ist die angegriffene. Alles Schicksal auf dem Ring kommt in den Vorrat des angreifenden Spielers.',
  },
  'step/3.2/5': {
    title: 'Angreifer deklarieren',
    summary:
      'Der angreifende Spieler deklariert beliebig viele, mindestens aber einen, gültige spielbereite Charaktere, die er kontrolliert, als Angreifer; sie kommen aus der Heimatzone in den Konflikt. Jetzt werden die Ziele von Verstohlenheit gewählt.',
  },
  'step/3.2.1': {
    title: 'Verteidiger deklarieren',
    summary:
      'Der verteidigende Spieler deklariert beliebig viele gültige spielbereite Charaktere, die er kontrolliert, als Verteidiger oder auch keinen; sie kommen aus der Heimatzone in den Konflikt.',
  },
  'step/3.2.2': {
    title: 'Konflikt-Aktionsfenster',
    summary:
      'Konflikt-Aktionsfenster: Der verteidigende Spieler hat die erste Gelegenheit, dann wechseln sie sich ab, bis beide nacheinander passen. Nach jeder Aktion sagt ihr Spieler die Gesamt-Fertigkeitswerte beider Seiten an, wie sie jetzt verglichen würden.',
  },
  'step/3.2.2/1': {
    title: 'Konfliktfenster: Aktion auslösen',
    summary:
      'Eine Gelegenheit: eine gültige Aktionsfähigkeit auf einer Karte auslösen, die du kontrollierst.',
  },
  'step/3.2.2/2': {
    title: 'Konfliktfenster: Ereignis spielen',
    summary: 'Eine Gelegenheit: ein Ereignis mit einer Aktion von deiner Hand spielen.',
  },
  'step/3.2.2/3': {
    title: 'Konfliktfenster: Verstärkung spielen',
    summary:
      'Eine Gelegenheit: eine Verstärkung von deiner Hand auf einen gültigen Charakter im Spiel spielen.',
  },
  'step/3.2.2/4': {
    title: 'Konfliktfenster: Charakter nimmt teil',
    summary:
      'Eine Gelegenheit: einen Charakter von deiner Hand auf deiner Seite in den Konflikt spielen; du darfst Schicksal aus deinem Vorrat auf ihn legen.',
  },
  'step/3.2.2/5': {
    title: 'Konfliktfenster: Charakter zu Hause',
    summary:
      'Eine Gelegenheit: einen Charakter von deiner Hand stattdessen in deine Heimatzone spielen, wo er nicht teilnimmt; du darfst Schicksal aus deinem Vorrat auf ihn legen.',
  },
  'step/3.2.2/6': {
    title: 'Konfliktfenster: passen',
    summary: 'Eine Gelegenheit: passen. Erst wenn beide nacheinander passen, schließt sich das Fenster.',
  },
  'step/3.2.3': {
    title: 'Fertigkeitswerte vergleichen',
    summary:
      'Die Gesamtwerte der zur Konfliktart passenden Fertigkeit werden verglichen, zuerst der des Angreifers, dann der des Verteidigers: alle spielbereiten teilnehmenden Charaktere einer Seite mit allen Modifikatoren. Der höhere Gesamtwert gewinnt; ein Sieger braucht mindestens 1; bei Gleichstand gewinnt der angreifende Spieler. Bei 0 zu 0 gewinnt niemand, und der Ring kommt zurück in den Vorrat unbeanspruchter Ringe.',
  },
  'step/3.2.4': {
    title: '„Unverteidigt“ anwenden',
    summary:
      'Hat der angreifende Spieler gewonnen und kontrollierte der verteidigende Spieler in 3.2.3 keinen teilnehmenden Charakter, ist der Konflikt unverteidigt, und der verteidigende Spieler verliert 1 Ehre an den allgemeinen Vorrat. Ein gebeugter Teilnehmer verhindert das. Hat der Verteidiger oder niemand gewonnen, geschieht nichts.',
  },
  'step/3.2.5': {
    title: 'Schritt: Provinz unterwerfen',
    summary:
      'Hat der angreifende Spieler (3.2.3) mit mindestens der Stärke der angegriffenen Provinz Vorsprung gewonnen, wird sie unterworfen. Er darf dann jede Dynastiekarte in ihr ablegen; sie wird verdeckt vom Deck des Spielers aufgefüllt, der sie kontrolliert. Hat der Verteidiger oder niemand gewonnen, geschieht nichts.',
  },
  'step/3.2.6': {
    title: 'Schritt: Ringeffekte abhandeln',
    summary:
      'Hat der angreifende Spieler gewonnen (3.2.3), darf er den Effekt des umkämpften Rings abhandeln. Luft: 1 Ehre vom Gegner nehmen oder 2 erhalten. Erde: 1 Karte ziehen und 1 zufällige Karte von der Hand des Gegners ablegen. Feuer: einen Charakter wählen und ihn ehren oder entehren. Wasser: einen Charakter spielbereit machen oder einen Charakter ohne Schicksal beugen. Leere: 1 Schicksal von einem Charakter entfernen. Hat der Verteidiger oder niemand gewonnen, geschieht nichts.',
  },
  'step/3.2.7': {
    title: 'Ring beanspruchen',
    summary:
      'Der Sieger, ob Angreifer oder Verteidiger, beansprucht den umkämpften Ring. Hat niemand gewonnen, kommt er zurück in den Vorrat unbeanspruchter Ringe.',
  },
  'step/3.2.8': {
    title: 'In die Heimatzone zurückschicken',
    summary:
      'Alle teilnehmenden Charaktere werden zugleich gebeugt und kehren in die Heimatzone des Spielers zurück, der sie kontrolliert; sie nehmen nicht mehr teil.',
  },
  'step/3.3': {
    title: 'Konflikt endet',
    summary:
      'Der Konflikt oder die Gelegenheit, bei der gepasst wurde, ist vorbei, und das Spiel kehrt in das Aktionsfenster nach 3.1 zurück. Effekte bis zum Ende des Konflikts enden.',
  },
  'step/3.4': {
    title: 'Kaiserliche Gunst bestimmen',
    summary:
      'Der Wettstreit um die Kaiserliche Gunst beginnt: erst eine Ruhmzählung, dann das Beanspruchen der Gunst.',
  },
  'step/3.4.1': {
    title: 'Schritt: Ruhmzählung',
    summary:
      'Jeder Spieler zählt den Ruhm aller spielbereiten Charaktere zusammen, die er kontrolliert, mit Modifikatoren, und 1 für jeden Ring in seinem Vorrat beanspruchter Ringe. Der höhere Gesamtwert gewinnt die Zählung; bei Gleichstand gewinnt niemand.',
  },
  'step/3.4.2': {
    title: 'Kaiserliche Gunst beanspruchen',
    summary:
      'Der Gewinner der Zählung nimmt die Kaiserliche Gunst und legt sie nach Belieben auf ihre militärische oder politische Seite, auch wenn er sie schon hatte. Bei Gleichstand bleibt sie, wie sie ist: unbeansprucht oder bei ihrem Inhaber auf ihrer aktuellen Seite. Der Wettstreit ist zu Ende.',
  },
  'step/3.5': {
    title: 'Konfliktphase endet',
    summary: 'Die Konfliktphase endet.',
  },
  'step/4': {
    title: 'Schicksalsphase',
    summary: 'Die Schicksalsphase folgt auf die Konfliktphase: die Schritte 4.1 bis 4.5 der Reihe nach.',
  },
  'step/4.1': {
    title: 'Schicksalsphase beginnt',
    summary: 'Die Schicksalsphase beginnt.',
  },
  'step/4.2': {
    title: 'Charaktere ohne Schicksal ablegen',
    summary:
      'In Spielerreihenfolge legt jeder Spieler alle Charaktere ohne Schicksal ab, die er kontrolliert, einen nach dem anderen in einer Reihenfolge seiner Wahl.',
  },
  'step/4.3': {
    title: 'Schicksal von Charakteren entfernen',
    summary: 'Von jedem Charakter im Spiel wird 1 Schicksal entfernt, von allen zugleich.',
  },
  'step/4.4': {
    title: 'Schicksal auf unbeanspruchte Ringe legen',
    summary:
      'Auf jeden unbeanspruchten Ring wird 1 Schicksal aus dem allgemeinen Vorrat gelegt, auf alle zugleich.',
  },
  'step/4.5': {
    title: 'Schicksalsphase endet',
    summary: 'Die Schicksalsphase endet.',
  },
  'step/5': {
    title: 'Neuformierungsphase',
    summary:
      'Die Neuformierungsphase ist die letzte Phase der Runde: die Schritte 5.1 bis 5.6 der Reihe nach.',
  },
  'step/5.1': {
    title: 'Neuformierungsphase beginnt',
    summary: 'Die Neuformierungsphase beginnt.',
  },
  'step/5.2': {
    title: 'Karten spielbereit machen',
    summary:
      'Alles Gebeugte wird zugleich spielbereit gemacht. Der Text nennt Charaktere; die Überschrift sagt Karten, und gebeugte Festungen und Verstärkungen haben keinen anderen Schritt, in dem sie spielbereit werden.',
  },
  'step/5.3': {
    title: 'Karten von Provinzen ablegen',
    summary:
      'In Spielerreihenfolge muss jeder Spieler alle offenen Karten in seinen unterworfenen Provinzen ablegen und darf beliebig viele offene Dynastiekarten aus nicht unterworfenen ablegen. Eine so geleerte Provinz wird verdeckt vom Dynastiedeck ihres Besitzers aufgefüllt.',
  },
  'step/5.4': {
    title: 'Ringe zurückschicken',
    summary: 'Alle beanspruchten Ringe kommen zugleich zurück in den Vorrat unbeanspruchter Ringe.',
  },
  'step/5.5': {
    title: 'Startspielermarker weitergeben',
    summary: 'Der Startspieler gibt den Startspielermarker dem Gegner, der damit Startspieler wird.',
  },
  'step/5.6': {
    title: 'Neuformierungsphase und Runde enden',
    summary:
      'Die Neuformierungsphase endet und mit ihr die Runde: Effekte bis zum Ende der Runde enden. Die nächste Runde beginnt mit ihrer Dynastiephase.',
  },
  'step/D': {
    title: 'Duell: Übersicht',
    summary:
      'Ablauf eines Duells: initiieren, Herausforderung festlegen, Ehre bieten, Ehreräder aufdecken, Ehre übertragen, Duell-Fertigkeit modifizieren, Gebote addieren und vergleichen, Ergebnisse anwenden, Ende.',
  },
  'step/D~2': {
    title: 'Duell: die Schritte im Einzelnen',
    summary: 'Überschrift der genauen Beschreibung der Schritte eines Duells.',
  },
  'step/D.1': {
    title: 'Duell: initiieren',
    summary:
      'Ein Duell kann als Teil der Kosten einer Fähigkeit initiiert werden. Ihr Spieler wählt innerhalb der folgenden Grenzen die zwei Charaktere, einen eigenen und einen gegnerischen. Ist das nicht möglich, wird das Duell nicht initiiert und kann nicht abgehandelt werden.',
  },
  'step/D.1/1': {
    title: 'Duell: je Seite ein Charakter',
    summary:
      'Einen der beiden kontrolliert der Spieler, dessen Fähigkeit das Duell initiiert, den anderen ein Gegner.',
  },
  'step/D.1/2': {
    title: 'Duell: beide nehmen teil',
    summary: 'Während eines Konflikts müssen beide teilnehmen.',
  },
  'step/D.1/3': {
    title: 'Duell: Fähigkeit eines Charakters',
    summary:
      'Steht die Fähigkeit auf einem Charakter, muss dieser selbst einer der beiden sein; den anderen kontrolliert ein Gegner des initiierenden Spielers.',
  },
  'timing/duell-abhandeln': {
    title: 'Duell: abhandeln',
    summary:
      'Ein Duell wird abgehandelt, während eine ausgelöste Fähigkeit abgehandelt wird, die das verlangt oder nach der ein Charakter einen gegnerischen herausfordert. Es folgen die Schritte D.2 bis D.9.',
  },
  'step/D.2': {
    title: 'Duell: Herausforderung festlegen',
    summary:
      'Was die Initiierung festgelegt hat: die beteiligten Charaktere, die Art des Duells und den Wert, der es entscheidet (Militär-Fertigkeit, Politik-Fertigkeit oder Ruhm).',
  },
  'step/D.3': {
    title: 'Duell: Ehregebot',
    summary:
      'Jeder Spieler stellt geheim eine Zahl von 1 bis 5 auf seinem Ehrerad als Gebot für das Duell ein.',
  },
  'step/D.4': {
    title: 'Duell: Ehreräder aufdecken',
    summary:
      'Beide Gebote werden zugleich aufgedeckt und bleiben bis zum nächsten Ehregebot eingestellt. Können sie nicht aufgedeckt werden, weil die Räder schon offen sind, geht das Duell gleich mit D.7 weiter.',
  },
  'step/D.5': {
    title: 'Duell: Ehre übertragen',
    summary:
      'Wer höher geboten hat, gibt dem anderen so viel Ehre, wie die Differenz der Gebote beträgt. Bei gleichen Geboten wird keine Ehre übertragen.',
  },
  'step/D.6': {
    title: 'Duell: Duell-Fertigkeit modifizieren',
    summary:
      'Jeder Spieler berechnet den aktuellen Wert seines Charakters, der das Duell entscheidet; Modifikatoren, die beim Initiieren des Duells aktiv waren, gelten.',
  },
  'step/D.6/1': {
    title: 'Duell: mehrere auf einer Seite',
    summary:
      'Mehrere Charaktere auf einer Seite: Ihre Werte werden addiert und wie der Wert eines einzigen Charakters behandelt; sie gewinnen oder verlieren gemeinsam.',
  },
  'step/D.7': {
    title: 'Duell: Gebote addieren, vergleichen',
    summary: 'Jeder Spieler addiert sein Gebot zum Wert aus D.6, und die Summen werden verglichen.',
  },
  'step/D.7/1': {
    title: 'Duell: Gewinner',
    summary: 'Der Charakter mit der höheren Summe ist der Gewinner des Duells.',
  },
  'step/D.7/2': {
    title: 'Duell: Verlierer',
    summary: 'Der Charakter mit der niedrigeren Summe ist der Verlierer des Duells.',
  },
  'step/D.7/3': {
    title: 'Duell: Gleichstand',
    summary: 'Bei gleichen Summen hat das Duell weder Gewinner noch Verlierer.',
  },
  'step/D.8': {
    title: 'Duell: Ergebnisse anwenden',
    summary:
      'Was die Fähigkeit, die das Duell initiiert hat, für den Gewinner, den Verlierer oder die Spieler vorsieht, die sie kontrollieren, wird angewendet.',
  },
  'step/D.9': {
    title: 'Duell: Ende',
    summary:
      'Das Duell endet, das Spiel kehrt in das Aktionsfenster zurück, in dem es initiiert wurde, und der nächste Spieler hat die nächste Gelegenheit. In einem Duell gibt es keine Aktionsfenster: keine Aktionen, keine Charaktere oder Verstärkungen von der Hand; Unterbrechungen und Reaktionen dürfen verwendet werden.',
  },
  'faq/1': {
    title: 'Beschämende Zurschaustellung',
    summary:
      'Beschämende Zurschaustellung darf auch ausgelöst werden, wenn sich nur der Status eines der beiden gewählten Charaktere ändern würde, etwa indem man einen schon geehrten ehrt und den anderen entehrt. Eine Änderung ist eine Änderung des Spielstatus, und keine Hälfte hängt von der anderen ab.',
  },
  'faq/2': {
    title: 'Akodo Toturi, Doji Hotaru: verteidigend',
    summary:
      'Akodo Toturi und Doji Hotaru dürfen auch nach einem Sieg als Verteidiger auf das Beanspruchen des Rings reagieren; Ringeffekte sprechen aber vom angreifenden Spieler, also handelt der Gegner den Effekt ab: Er wählt, zieht oder erhält Ehre.',
  },
  'faq/3': {
    title: 'Loslassen und Kommandant der Wache',
    summary:
      'Der Gegner kann nicht mit dem Kommandanten der Wache reagieren, den dein Loslassen ablegt. Ein Ereignis wird abgehandelt und kommt auf den Ablagestapel, bevor sich das Reaktionsfenster auf sein Spielen öffnet, und gilt erst dann als gespielt; der Kommandant ist dann schon weg, und du verlierst keine Ehre. Dies ersetzt eine frühere Antwort.',
  },
  'faq/4': {
    title: 'Schonfrist und Opfern',
    summary:
      'Schonfrist kann ein Opfern verhindern, das Kosten ist (Schauspielerin der Shosuro, Standhafte Hexenjägerin, Weg der Krabbe). Dann sind die Kosten nicht gezahlt, und die Initiierung endet, bevor die Fähigkeit als ausgelöst gilt: Sie darf bei der nächsten Gelegenheit wieder ausgelöst werden, und ein Ereignis bleibt ungespielt auf der Hand. Verhindert Schonfrist das Opfern, das der Effekt von Weg der Krabbe verlangt, ist das Ereignis trotzdem gespielt, wenn auch ohne Erfolg.',
  },
  'faq/5': {
    title: 'Stimme der Ehre gegen Banzai!',
    summary:
      'Stimme der Ehre gegen Banzai!: Wird die erste Abhandlung aufgehoben, gibt es auch keine Wiederholung. Wird sie es nicht und wird 1 Ehre verloren, um Banzai! noch einmal abzuhandeln, kann die zweite Abhandlung mit ihrem eigenen Ziel für sich aufgehoben werden. Aufheben lässt sich also alles, nur die zweite Hälfte oder nichts.',
  },
  'faq/6': {
    title: 'Weg der Krabbe in der Dynastiephase',
    summary:
      'Weg der Krabbe darf in der Dynastiephase gespielt werden: Eine Gelegenheit von Schritt 1.4 darf für eine Aktion genutzt werden, und dazu gehören Ereignisse auf der Hand.',
  },
  'faq/7': {
    title: 'Machtdemonstration',
    summary:
      'Machtdemonstration wird in Schritt 3.2.3 gespielt und wirkt in 3.2.6: Dort handelt nicht der Angreifer den Ring ab, sondern der Verteidiger, als hätte er als Angreifer gewonnen, und er beansprucht ihn. Die Ehre für einen unverteidigten Konflikt ist vorher verloren und die Provinz vorher unterworfen. Bei einer nicht unterworfenen Pilgerreise wird zuerst die Abhandlung des Angreifers ersetzt, dann hebt Pilgerreise die des Verteidigers auf, der den Ring trotzdem beansprucht. Greift Wissensuchende an, wählt der Verteidiger unter den Effekten des Rings; der Angreifer wählt nichts.',
  },
  'faq/8': {
    title: 'Rechtsverwalter und geehrte Charaktere',
    summary:
      'Solange Rechtsverwalter teilnimmt, kann ein geehrter Charakter trotzdem entehrt werden: Er verliert seinen Geehrt-Marker und ist gewöhnlich. Unmöglich ist nur, einen Entehrt-Marker zu erhalten, sei es durch Entehren oder dadurch, dass ein Marker verschoben oder gelegt wird.',
  },
  'faq/9': {
    title: 'Weg des Löwen zwei Mal',
    summary:
      'Weg des Löwen legt einen neuen Grundwert der Militär-Fertigkeit fest, das Doppelte des alten. Ein zweiter Weg des Löwen verdoppelt diesen neuen Grundwert: das Vierfache des ursprünglichen.',
  },
  'faq/10': {
    title: 'Origami-Meister: verschobener Marker',
    summary:
      'Ein Charakter, der einen von Origami-Meister verschobenen Geehrt-Marker erhält, ist nun geehrt, aber er ist nicht geehrt worden: Gerissene Politikerin und Junger Gerüchteverbreiter werden nicht ausgelöst. Hatte er einen Entehrt-Marker, werden beide Marker abgelegt, und er ist gewöhnlich.',
  },
  'faq/11': {
    title: 'Prüfung des Könnens oben vom Deck',
    summary:
      'Prüfung des Könnens, durch Kunstakademie oder Kopfkissenbuch aufgedeckt und oben vom Deck gespielt, liegt noch dort, während ihre Kosten gezahlt werden. Sie ist also eine der für diese Kosten aufgedeckten Karten, obwohl sie schon vorher aufgedeckt war. Hat sie das Deck verlassen, ist sie keine der aufgedeckten Karten mehr: Sie nimmt einen Platz unter ihnen ein, kann aber nicht auf die Hand genommen werden.',
  },
  'faq/12': {
    title: 'Über jeden Zweifel erhaben: Höfische Spiele',
    summary:
      'Ein Charakter mit Über jeden Zweifel erhaben kann nicht Ziel von Höfische Spiele eines Gegners sein, auch wenn er der einzige teilnehmende Charakter seiner Seite ist und der Spieler wählen würde, der ihn selbst kontrolliert: Die Verstärkung verbietet das Ziel, gleich wer es wählt.',
  },
}
