import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de1: RuleTexts<RuleId> = {
  'base/1': {
    title: 'Die Spieler und ihre Decks',
    summary:
      'Zwei Spieler treten gegeneinander an, jeder mit einem Anführer und einem eigenen Nachziehstapel; ein fertiges Volk-Deck hat außer dem Anführer 30 Karten.',
  },
  'base/2': {
    title: 'Die drei Drachen',
    summary:
      'Drei Drachen stehen zu Beginn in der Mitte. Auf einer Seite stehen 0 bis 3 davon und nie auf beiden Seiten zugleich, denn ein Drache auf der gegnerischen Seite wird zuerst in die Mitte zurückgeholt.',
  },
  'base/3': {
    title: 'Der Anführer',
    summary:
      'Der Anführer liegt offen neben dem Spielbrett, gibt die Grenzen für das Deck vor und ist die unterste Karte des Anführeraktions-Stapels. Sonst hat er im Spiel keine Wirkung.',
  },
  'base/4': {
    title: 'Starthand',
    summary: 'Beide Spieler mischen ihren Nachziehstapel und ziehen vor dem ersten Kampf 6 Karten.',
  },
  'base/5': {
    title: 'Wer den ersten Kampf eröffnet',
    summary: 'Vom Regelheft nicht bestätigt; entschieden: Wer den ersten Kampf eröffnet, wird ausgelost.',
  },
  'base/6': {
    title: 'Was beide Spieler wissen dürfen',
    summary:
      'Was in den Kampfbereichen liegt, ist beiden Spielern bekannt: Den eigenen sieht man durch, über den anderen erhält man auf Nachfrage Auskunft. Abwurf- und Anführeraktions-Stapel darf man nur durchsuchen, wenn eine Sonderfunktion es erlaubt.',
  },
  'base/7': {
    title: 'Kämpfe in je einem Element',
    summary:
      'Ein Spiel ist eine Folge von Kämpfen. Wer einen Kampf eröffnet, nennt mit der ersten Ansage Feuer oder Erde; um dieses Element wird gekämpft, bis eine Sonderfunktion es ändert.',
  },
  'base/8': {
    title: 'Wer den nächsten Kampf eröffnet',
    summary: 'Wer sich aus einem Kampf zurückzieht, eröffnet den nächsten.',
  },
  'base/9': {
    title: 'Kampfende',
    summary:
      'Endet ein Kampf, so kommen alle Karten beider Kampf- und Unterstützungsbereiche auf die Abwurfstapel ihrer Besitzer; die Anführeraktions-Stapel und die Einflusskarten bleiben liegen. Dann zieht der Gewinner auf 6 Karten nach, danach der Verlierer.',
  },
  'base/10': {
    title: 'Zugbeginn',
    summary:
      'Zu Zugbeginn geschieht in dieser Reihenfolge: Zwei oder mehr wirksame Stürme bringen einen Drachen, eigene aktive Karten mit WIEDERAUFNEHMEN dürfen auf die Hand, eigene Bluff-Karten dürfen abgeworfen werden, Schiffe dürfen anlanden.',
  },
  'base/11': {
    title: 'Anführeraktionsphase',
    summary:
      'In der Anführeraktionsphase legt man entweder eine dafür bestimmte Karte aus (Anführeraktion, Hyla, Schiff oder Kristallkarte) oder nutzt einmal ERSETZEN, nie beides.',
  },
  'base/12': {
    title: 'Rückzugsphase',
    summary:
      'Zurückziehen darf man sich nur in der Rückzugsphase. Dort muss man es, wenn man keinen Charakter auslegen, die Stärke nicht erreichen oder eine gegnerische Forderung nicht erfüllen kann.',
  },
  'base/13': {
    title: 'Charakterphase',
    summary:
      'In der Charakterphase legt man genau einen Charakter aus; nur PAAR, GANG, FREI oder eine Sonderfunktion erlaubt mehr.',
  },
  'base/14': {
    title: 'Verstärkungs- und Unterstützungsphase',
    summary:
      'In der Verstärkungs- und Unterstützungsphase legt man höchstens eine Verstärkung oder eine Unterstützung aus; nur FREI, PAAR oder eine Sonderfunktion erlaubt mehr.',
  },
  'base/15': {
    title: 'Die Stärke erreichen',
    summary:
      'Die angesagte Stärke muss im umkämpften Element mindestens der aktuellen Stärke des Gegners entsprechen, Gleichstand genügt; es sei denn, ein wirksamer SCHILD dieses Elements liegt aktiv aus.',
  },
  'base/16': {
    title: 'Nachziehphase',
    summary:
      'In der Nachziehphase zieht man auf 6 Karten nach, soweit man kann und darf; freiwillig weniger zu ziehen ist nicht möglich.',
  },
  'base/17': {
    title: 'Zugende',
    summary:
      'Am Zugende nutzt man zuerst die Sonderfunktionen „am Ende meines Zuges“, dann die, die fragen, wie der Zug endet (etwa mit weniger als 9 Karten). Danach wirken die in diesem Zug ausgelegten Anführeraktionen nicht mehr.',
  },
  'base/18': {
    title: 'Sonderfunktionen „in meinem Zug“',
    summary:
      'Eine Sonderfunktion „in meinem Zug“, die an keine Phase gebunden ist, darf man einmal je eigenem Zug jederzeit nutzen, auch zu Zugbeginn und vor einem Rückzug.',
  },
  'base/19': {
    title: 'Vor dem Kampfbeginn',
    summary:
      'Wer einen Kampf eröffnen soll, darf zuerst eine Karte der Anführeraktionsphase auslegen und muss dann eröffnen oder verzichten.',
  },
  'base/20': {
    title: 'Womit man einen Kampf eröffnet',
    summary:
      'Eröffnet wird mit mindestens einem Charakter und dem, was PAAR, GANG oder FREI dazu erlauben. Eine Verstärkung oder Unterstützung darf nur hinzukommen, wenn sie FREI ist oder eine Sonderfunktion es erlaubt.',
  },
  'base/21': {
    title: 'Wer eröffnet, zieht sich nicht zurück',
    summary:
      'Wer einen Kampf eröffnet, kann sich in diesem Zug nicht zurückziehen, außer wenn Intervention 402 ihn dazu zwingt.',
  },
  'base/22': {
    title: 'Auf den Kampfbeginn verzichten',
    summary:
      'Verzichten: 1 bis 3 Handkarten abwerfen und auf 6 nachziehen; der Gegner zieht nicht nach und muss nun eröffnen oder verzichten. Nach der FAQ und gegen die alte Computerfassung entschieden: Mit leerer Hand verzichtet man ohne Abwurf und zieht 6 Karten.',
  },
  'base/23': {
    title: 'Stärke 0',
    summary:
      'Einen Kampf darf man mit Stärke 0 eröffnen, und Stärke 0 ist immer erreicht, sofern man einen Charakter auslegt.',
  },
  'base/24': {
    title: 'Wann frühere Karten inaktiv werden',
    summary:
      'Der erste Charakter eines Zuges macht alle Karten inaktiv, die im eigenen Kampfbereich lagen. Nur eine fortgeführte Gang, Khind 23 „KhindKin“ und Khind 31 „Lass’ die Fäuste tanzen“ halten frühere Karten aktiv.',
  },
  'base/25': {
    title: 'Wie lange Karten aktiv sind',
    summary:
      'Verstärkungen sind so lange aktiv wie ihr Charakter, Unterstützungen den ganzen Kampf, Anführeraktionen den Zug über, Einflusskarten, bis sie verdrängt werden.',
  },
  'base/26': {
    title: 'Stärke',
    summary:
      'Die Stärke ist die Summe der wirksamen Werte im umkämpften Element auf den eigenen aktiven Charakteren, Verstärkungen und Unterstützungen sowie auf Einflusskarten, die Werte tragen.',
  },
  'base/27': {
    title: 'Wert und Stärke',
    summary:
      'Ein Wert gehört zu einer Karte, die Stärke ist die Summe. Eine Sonderfunktion über einen Wert ändert nur diese Karte; eine über die Stärke legt ein Mindestmaß für die Summe fest.',
  },
  'base/28': {
    title: 'Reihenfolge der Änderungen an Werten',
    summary:
      'Zuerst kommen Wirkungen auf aufgedruckte Werte, dann Erhöhungen in der Reihenfolge, die am meisten ergibt („steigt auf“ vor dem Verdoppeln), dann Verringerungen und zuletzt die Mindestmaße für die gesamte Stärke.',
  },
  'base/29': {
    title: 'Was „ignoriert“ bedeutet',
    summary:
      'Eine ignorierte Karte hat 0/0, keine Symbole und keine Sonderfunktion, liegt aber weiter da, aktiv und mit ihrem Typ. Monde, Volk und Typ können nicht ignoriert werden, und ein ignoriertes Symbol zählt weiter für Sonderfunktionen, die nach Symbolen suchen.',
  },
  'base/30': {
    title: 'Die Hierarchie',
    summary:
      '„Ich muss“ geht vor GESCHÜTZT, das vor „wird ignoriert“, das vor „du darfst nicht“, das vor allen übrigen Sonderfunktionen, und diese gehen vor den allgemeinen Regeln samt Symbolen. Bei gleichem Rang schlägt ein Verbot die Erlaubnis; die Reihenfolge des Auslegens spielt nie eine Rolle.',
  },
  'base/31': {
    title: 'Drachen beim Rückzug',
    summary:
      'Ein Rückzug bringt dem Gewinner 1 Drachen, oder 2, wenn in seinem Kampf- und Unterstützungsbereich 6 oder mehr Karten liegen, aktiv oder nicht.',
  },
  'base/32': {
    title: 'Bluff-Karten und der zweite Drache',
    summary:
      'Nach der alten Computerfassung entschieden, da die FAQ schweigt: Verdeckte Bluff-Karten zählen nicht zu den sechs Karten für den zweiten Drachen, wohl aber für Mutant 103.',
  },
  'base/33': {
    title: 'Wie die Drachen berechnet werden',
    summary:
      'Die Drachen eines Rückzugs berechnet man so: alle Erhöhungen, alle Verringerungen bis höchstens auf 0, „höchstens 1“, „keine“. Das Ergebnis liegt zwischen 0 und 4.',
  },
  'base/34': {
    title: 'Einen Drachen gewinnen',
    summary:
      'Wer einen Drachen gewinnt, holt einen von der gegnerischen Seite in die Mitte zurück; steht dort keiner, nimmt er einen aus der Mitte auf die eigene Seite. Stehen schon alle drei auf der eigenen Seite, endet das Spiel sofort mit einem Sieg.',
  },
  'base/35': {
    title: 'Drachen ohne Rückzug',
    summary:
      'Drachen durch Sirenen, Stürme, Drachenkauf und aufgedeckte Bluffs sind nicht durch Rückzug gewonnen; Sonderfunktionen über den Rückzug berühren sie nicht.',
  },
  'base/36': {
    title: 'Wenn die Karten ausgehen',
    summary:
      'Das Spiel endet auch, wenn ein Kampf eröffnet werden müsste, während einer der Spieler weder Handkarten noch Karten im Nachziehstapel hat, oder wenn jemand beim Verzichten seine letzten Karten abwirft. Karten auf Schiffen zählen nicht.',
  },
  'base/37': {
    title: 'Wer gewinnt, wenn die Karten ausgehen',
    summary:
      'Dann gewinnt, wer Drachen auf seiner Seite hat. Stehen alle in der Mitte, verliert, wer das Ende ausgelöst hat; entschieden: wer ohne Karten dasteht, oder wer eröffnen müsste, wenn keiner welche hat. Ob jemand früher einmal keine Karten hatte, ist gleich.',
  },
  'base/38': {
    title: 'Kristalle für den Sieg',
    summary:
      'Der Gewinner erhält 1 Kristall und je 1 weiteren für jeden Drachen auf seiner Seite; ein Sieg durch einen vierten Drachen bringt 4.',
  },
  'base/39': {
    title: 'Kristallkarten bei der Wertung',
    summary: 'Jede aktive Kristallkarte des Gewinners bringt 1 Kristall mehr, mit dreien also höchstens 7.',
  },
  'base/40': {
    title: 'Die Partie gewinnen',
    summary:
      'Eine Partie gewinnt, wer zuerst 5 Kristalle erreicht; mehr werden nicht gezählt. Nicht bestätigt, entschieden: Der Verlierer eines Spiels sagt, wer das nächste eröffnet und ob die Decks getauscht werden.',
  },
  'base/41': {
    title: 'Die Stärke doch nicht erreicht',
    summary:
      'Wer weiterkämpfen wollte und die Stärke doch nicht erreicht, nimmt den Zug bis vor den Charakter zurück, solange keine Karte gezogen oder aufgedeckt wurde; andernfalls ist das Spiel mit der Höchstwertung verloren.',
  },
  'base/42': {
    title: 'Symbole sind keine Sonderfunktionen',
    summary: 'Symbole, auch der SCHILD, gehören zu den allgemeinen Regeln und sind keine Sonderfunktionen.',
  },
  'base/43': {
    title: 'WIEDERAUFNEHMEN',
    summary:
      'WIEDERAUFNEHMEN: Zum eigenen Zugbeginn darf man eine eigene aktive Karte mit diesem Symbol auf die Hand nehmen. Charaktere nicht, solange der Gegner einen aktiven Charakter mit aufgedrucktem WIEDERAUFNEHMEN hat, auch einen ignorierten.',
  },
  'base/44': {
    title: 'PAAR',
    summary:
      'PAAR: Zwei Karten mit diesem Symbol und gleichem erstem Wort im Namen dürfen ausgelegt werden, wo man einen Charakter oder eine Verstärkung auslegen darf. Sie bleiben zwei Karten.',
  },
  'base/45': {
    title: 'FREI',
    summary:
      'FREI: Die Karte darf in ihrer Phase allein oder zusätzlich zu anderen ausgelegt werden, in beliebiger Zahl, aber nicht nach einem wirksamen STOPP.',
  },
  'base/46': {
    title: 'GANG',
    summary:
      'GANG: Zu Beginn der Charakterphase darf man beliebig viele Mitglieder einer Gang auslegen. Eine frühere Gang bleibt aktiv, wenn nichts als diese Gang aktiv im Kampfbereich liegt und ein Mitglied hinzukommt.',
  },
  'base/47': {
    title: 'SCHILD',
    summary:
      'SCHILD: Ein aktiver Schild des umkämpften Elements macht die Ansage zulässig, wie groß die Stärke auch ist.',
  },
  'base/48': {
    title: 'STOPP',
    summary:
      'STOPP: Nach dieser Karte darf man in diesem Zug nichts mehr auslegen, außer was eine Sonderfunktion ausdrücklich hinzufügt. Es wirkt nur beim Auslegen der Karte.',
  },
  'base/49': {
    title: 'GESCHÜTZT',
    summary:
      'GESCHÜTZT: Solange die Karte aktiv ist, kann der Gegner sie nicht ignorieren, abwerfen, verringern oder ihrer Sonderfunktion berauben; nur Hoax 16 „Mekarthas der Scharfsinnige“ schaltet das Symbol ab. Auf der Hand bewirkt es nichts.',
  },
  'base/50': {
    title: 'ERSETZEN',
    summary:
      'ERSETZEN: In der Anführeraktionsphase die Karte aus der Hand abwerfen und, wenn man will, eine Karte nachziehen. Das gilt nicht als Auslegen.',
  },
  'base/51': {
    title: 'BLUFF',
    summary:
      'BLUFF: Die Karte darf verdeckt als Unterstützung gelegt werden, als Feuer-Bluff, Erde-Bluff oder leerer Bluff.',
  },
  'base/52': {
    title: 'Deckbau',
    summary:
      'Beim Deckbau sind Karten vom Volk des Anführers kostenlos, andere kosten ihre Monde; ein Anführer erlaubt 30 Karten und 10 Monde.',
  },
  'base/53': {
    title: 'Mutanten im Deck',
    summary: 'Mutanten gehören zu keinem Volk und kosten 0 Monde, jedes Deck darf sie also enthalten.',
  },
  'base/54': {
    title: 'Jede Karte einmal',
    summary:
      'Nicht bestätigt; entschieden: Ein Deck enthält jede Karte höchstens einmal, denn in den Spielen gibt es jede nur einmal.',
  },
  'base/55': {
    title: 'Fremde Karten in fertigen Decks',
    summary: 'Die fertigen Decks enthalten fremde Karten im Wert von 4 bis 7 Monden.',
  },
  'base/56': {
    title: 'Schiffe: auslegen und beladen',
    summary:
      'Ein Schiff ist eine Einfluss- und Aktionskarte, die in der Anführeraktionsphase ausgelegt wird und Platz für 1 bis 4 Karten hat. Beladen tritt an die Stelle des Auslegens einer Unterstützung; geladene Karten liegen offen und sind nicht im Spiel.',
  },
  'base/57': {
    title: 'Schiffe: anlanden',
    summary:
      'Zu Zugbeginn dürfen beliebig viele Schiffe anlanden. In diesem Zug kommen Charaktere, Verstärkungen und Unterstützungen nur von angelandeten Schiffen, wenn keine Sonderfunktion etwas anderes sagt; Buka-Charaktere darunter gelten als FREI; der Rest und die Schiffe werden vor der Ansage abgeworfen.',
  },
  'base/58': {
    title: 'Schiffe sind sicher',
    summary:
      'Kein gegnerischer Effekt entfernt ein Schiff. Vulca 28 „Rufe den Dunklen Meister“ nimmt ein eigenes auf die Hand, doch dessen Ladung wird abgeworfen.',
  },
  'base/59': {
    title: 'Bluff-Karten legen',
    summary:
      'Eine Bluff-Karte liegt verdeckt als Unterstützung mit 2/2 ohne Sonderfunktion. Auf einem Schiff wird sie nicht FREI, und man darf keine legen, solange die eigenen Unterstützungen, Symbole oder Bluff-Karten ignoriert werden.',
  },
  'base/60': {
    title: 'Farbe bekennen',
    summary:
      'Nach der Ansage darf der Gegner „Farbe bekennen“ verlangen, außer wenn Buka 24 „Kaperbrief“ wirkt oder die Bluff-Karten ignoriert werden. Alle werden gezeigt und abgeworfen: Passen alle zum Element, gewinnt der Bluffer 1 Drachen und es geht weiter; sonst gewinnt ihn der Auffordernde, und der Bluffer muss sich zurückziehen.',
  },
  'base/61': {
    title: 'Die sechs Buka-Familien',
    summary:
      'Die Buka bestehen aus sechs Familien zu je fünf Karten, die man geschlossen in andere Decks mischen kann.',
  },
  'base/62': {
    title: 'Die Sets mit Gesandten',
    summary: 'Gesandte und Inquisitoren gibt es in zwei Sets zu je 30 Karten.',
  },
  'base/63': {
    title: 'Variante mit fertigen Decks',
    summary:
      'Variante mit fertigen Decks: ein Volk-Deck, die 3 Zusatzkarten dieses Volkes und ein Gesandter mit den 7 Karten, die er nennt, zusammen 40 Karten und kein Inquisitor. Die Gesandten sind nicht bekannt, daher wird nur geprüft, dass kein Inquisitor dabei ist.',
  },
  'base/64': {
    title: 'Variante mit gebauten Decks',
    summary:
      'Variante mit gebauten Decks: ein Anführer und ein Inquisitor, kein Gesandter. Wie der Inquisitor die Karten- und Mondgrenze ändert, kann nicht ignoriert werden, seine Sonderfunktion schon.',
  },
  'base/65': {
    title: 'Eine Hyla im Spiel',
    summary:
      'Die Quellen widersprechen sich; entschieden: Für beide Spieler zusammen liegt nur eine Hyla im Spiel. Eine neue schickt die alte, eigene oder gegnerische, auf den Abwurfstapel ihres Besitzers.',
  },
  'base/66': {
    title: 'Tutu und ihre Kosten',
    summary:
      'Tutu sind Charaktere mit Sonderfunktion. Kosten mit „Ich muss“ zahlt man, bevor die Karte ausgelegt wird; sie können nie ignoriert werden und werden nicht erstattet.',
  },
  'base/67': {
    title: 'Interventionen',
    summary:
      'Interventionen legt man im Zug des Gegners aus, wenn ihr Auslöser eintritt, aber nicht, solange die eigenen Sonderfunktionen ignoriert werden oder Karten mit Sonderfunktion verboten sind.',
  },
  'base/68': {
    title: 'Kristallkarten',
    summary:
      'Kristallkarten sind Errungenschaften, die man in der Anführeraktionsphase auslegt und die dann als aktiv gelten. Gewertet werden sie nach dem Spielende, wenn nichts sie mehr ignorieren kann.',
  },
  'allgemein/hierarchie': {
    title: 'Hierarchie',
    summary: 'Die Rangordnung der Regeln und Sonderfunktionen.',
  },
  'allgemein/hierarchie/1': {
    title: 'Hierarchie: „Ich muss“',
    summary: 'Höchster Rang: Eine Sonderfunktion mit „Ich muss“ ist zu erfüllen, was auch immer sonst gilt.',
  },
  'allgemein/hierarchie/2': {
    title: 'Hierarchie: GESCHÜTZT',
    summary:
      'Zweiter Rang: Eine aktive Karte mit GESCHÜTZT hält gegnerischen Sonderfunktionen stand, die ignorieren, es sei denn, Hoax 16 „Mekarthas der Scharfsinnige“ ignoriert das Symbol selbst.',
  },
  'allgemein/hierarchie/3': {
    title: 'Hierarchie: „wird ignoriert“',
    summary:
      'Dritter Rang: Eine Sonderfunktion, die ignoriert, schaltet auch Verbote und andere Sonderfunktionen ab.',
  },
  'allgemein/hierarchie/4': {
    title: 'Hierarchie: „Du darfst nicht“',
    summary:
      'Vierter Rang: Eine Sonderfunktion „Du darfst nicht“ geht jeder anderen vor, die dasselbe erlauben würde.',
  },
  'allgemein/hierarchie/5': {
    title: 'Hierarchie: übrige Sonderfunktionen',
    summary: 'Fünfter Rang: alle übrigen Sonderfunktionen; sie gehen nur den allgemeinen Regeln vor.',
  },
  'allgemein/hierarchie/6': {
    title: 'Hierarchie: allgemeine Regeln',
    summary:
      'Niedrigster Rang: die allgemeinen Regeln; sie gelten, wo keine Sonderfunktion etwas anderes sagt.',
  },
  'allgemein/hierarchie/7': {
    title: 'Hierarchie: allgemeine Hinweise',
    summary: 'Leitet die allgemeinen Hinweise zur Hierarchie ein.',
  },
  'allgemein/hierarchie/8': {
    title: 'Hierarchie: Symbole',
    summary: 'Symbole haben den Rang der allgemeinen Regeln.',
  },
  'allgemein/hierarchie/9': {
    title: 'Hierarchie: Sonderfunktion vor Regel',
    summary: 'Eine Sonderfunktion steht über einer allgemeinen Regel, auch über einem Symbol.',
  },
  'allgemein/hierarchie/10': {
    title: 'Hierarchie: Verbot vor Erlaubnis',
    summary: 'Ein Verbot geht einer Erlaubnis von gleichem oder niedrigerem Rang vor.',
  },
  'allgemein/hierarchie/11': {
    title: 'Hierarchie: „Du musst“',
    summary:
      '„Du musst“ zählt zu den gewöhnlichen Sonderfunktionen und kann daher, anders als „Ich muss“, ignoriert werden.',
  },
  'allgemein/timing': { title: 'Timing', summary: 'Wann was geschieht.' },
  'allgemein/timing/1': {
    title: 'Timing: darauf achten',
    summary: 'Bittet die Spieler, auf das Timing zu achten.',
  },
  'allgemein/timing/2': {
    title: 'Timing: WIEDERAUFNEHMEN',
    summary: 'WIEDERAUFNEHMEN wirkt nur zu Zugbeginn; ist der Zug weitergegangen, bleibt die Karte liegen.',
  },
  'allgemein/timing/3': {
    title: 'Charakterphase: ihre Schritte',
    summary: 'Leitet die Schritte der Charakterphase ein.',
  },
  'allgemein/timing/4': {
    title: 'Charakterphase, Schritt 0: Beginn',
    summary:
      'Schritt 0: Die Charakterphase beginnt. Was jetzt aktiv im Kampfbereich liegt, entscheidet, ob eine Gang fortgeführt werden kann.',
  },
  'allgemein/timing/5': {
    title: 'Charakterphase, Schritt 1: auslegen',
    summary:
      'Schritt 1: Der neue Charakter wird ausgelegt, während die alten Karten noch aktiv sind; ihre Verbote gelten also noch für Interventionen gegen ihn.',
  },
  'allgemein/timing/6': {
    title: 'Charakterphase, Schritt 2: alte Karten',
    summary:
      'Schritt 2: Die alten Karten im Kampfbereich werden inaktiv, außer wenn eine Gang erweitert wird.',
  },
  'allgemein/timing/7': {
    title: 'Charakterphase, Schritt 3: aktiv',
    summary: 'Schritt 3: Erst jetzt wird der neue Charakter aktiv und beginnt zu wirken.',
  },
  'allgemein/timing/8': {
    title: 'Charakterphase, Schritt 4: weitere',
    summary:
      'Schritt 4: Jeder weitere Charakter wird der Reihe nach ausgelegt und aktiv, ohne die früheren dieses Zuges inaktiv zu machen.',
  },
  'allgemein/timing/9': {
    title: 'Charakterphase, Schritt 5: Ende',
    summary:
      'Schritt 5: Die Charakterphase endet; Bedingungen zu ihrem Ende, wie die von Buka 18 „Bootsmann Mena Marn“, richten sich nach dem, was dann aktiv ist.',
  },
  'allgemein/timing/10': {
    title: 'Timing: alles gleichzeitig',
    summary:
      'Alle Karten wirken gleichzeitig. Zuerst ausgelegt worden zu sein gibt keinen Vorrang; nur die Hierarchie tut das.',
  },
  'allgemein/timing/11': {
    title: 'Timing: mehrere Erhöhungen',
    summary: 'Mehrere eigene Erhöhungen wendet man in der Reihenfolge an, die das höchste Ergebnis bringt.',
  },
  'allgemein/timing/12': {
    title: 'Timing: Frage zu Erhöhungen',
    summary: 'Fragt, in welcher Reihenfolge mehrere Erhöhungen eines Charakterwerts gelten.',
  },
  'allgemein/timing/13': {
    title: 'Timing: erst steigern, dann verdoppeln',
    summary:
      'Ein Spieler sagt, in welcher Reihenfolge seine eigenen Karten gelten. Was Werte erhöht, hat eine feste Reihenfolge: Pillar 26 „Trunk der Leidenschaft“ hebt den Wert zuerst auf 5, dann verdoppelt Hoax 25 „Trickreicher Stärkedoppler“ ihn auf 10, gleich welche Karte zuerst ausgelegt wurde.',
  },
  'allgemein/unterschied-zwischen-wert-und-staerke': {
    title: 'Wert oder Stärke',
    summary: 'Was ein Wert ist und was die Stärke.',
  },
  'allgemein/unterschied-zwischen-wert-und-staerke/1': {
    title: 'Wert oder Stärke: Frage',
    summary: 'Fragt, wie sich Wert und Stärke unterscheiden.',
  },
  'allgemein/unterschied-zwischen-wert-und-staerke/2': {
    title: 'Wert oder Stärke: Werte',
    summary:
      'Werte sind die Feuer- und Erde-Zahlen einzelner Karten; eine Sonderfunktion über einen Wert, die etwa den Erde-Wert eines Charakters verdoppelt, ändert die Zahl dieser Karte.',
  },
  'allgemein/unterschied-zwischen-wert-und-staerke/3': {
    title: 'Wert oder Stärke: Stärke',
    summary:
      'Die Stärke ist die Summe der eigenen Werte, die der Gegner erreichen muss. Eine Sonderfunktion über die Stärke, wie Aqua 20 „Erdwasser“, bringt die Summe in Erde auf mindestens 7.',
  },
  'allgemein/auf-den-kampfbeginn-verzichten': {
    title: 'Verzichten: der Abschnitt',
    summary: 'Auf den Kampfbeginn verzichten.',
  },
  'allgemein/auf-den-kampfbeginn-verzichten/1': {
    title: 'Verzichten: abwerfen und nachziehen',
    summary:
      'Wer verzichtet, gezwungen oder freiwillig, wirft 1, 2 oder 3 Handkarten ab, soweit vorhanden, und zieht dann auf 6 nach.',
  },
  'allgemein/auf-den-kampfbeginn-verzichten/2': {
    title: 'Verzichten: mehrmals',
    summary:
      'Mit 9 oder mehr Karten und ohne Charakter muss man vielleicht mehrmals verzichten, da man nur auf 6 nachzieht. Eine vorher ausgelegte Anführeraktion bringt eine Karte mehr aus der Hand.',
  },
  'allgemein/auf-den-kampfbeginn-verzichten/3': {
    title: 'Verzichten: nur der Verzichtende zieht',
    summary:
      'Nur wer verzichtet, zieht nach. Hat eine vorher ausgelegte Anführeraktion den Gegner unter 6 gebracht, so muss er mit dieser kleineren Hand eröffnen oder verzichten. (Die FAQ nennt Vulca 32; nach den Kartentexten tut dies Hoax 32 „Auserwählter des Geistes“.)',
  },
  'allgemein/auf-den-kampfbeginn-verzichten/4': {
    title: 'Verzichten: Frage zur leeren Hand',
    summary: 'Fragt, was ein Eröffnender tut, dessen Hand soeben leer geworden ist.',
  },
  'allgemein/auf-den-kampfbeginn-verzichten/5': {
    title: 'Verzichten: das Dilemma',
    summary:
      'Nennt das Problem: Mit leerer Hand kann man sich weder zurückziehen noch abwerfen noch eröffnen.',
  },
  'allgemein/auf-den-kampfbeginn-verzichten/6': {
    title: 'Verzichten: mit leerer Hand',
    summary: 'Mit leerer Hand verzichtet man ohne Abwurf und zieht dann 6 Karten.',
  },
  'allgemein/das-anschauen-von-karten-im-kampfbereich': {
    title: 'Karten anschauen',
    summary: 'Welche Karten im Kampfbereich man anschauen darf.',
  },
  'allgemein/das-anschauen-von-karten-im-kampfbereich/1': {
    title: 'Karten anschauen: eigener Kampfbereich',
    summary: 'Man darf alle Karten des eigenen Kampfbereichs durchsehen und zählen, auch die inaktiven.',
  },
}
