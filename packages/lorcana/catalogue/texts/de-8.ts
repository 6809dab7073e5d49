/** Titles and summaries in German: chapters 8 to 10. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de8: RuleTexts<RuleId> = {
  '8.1': { title: 'Schlüsselwörter: Allgemeines', summary: 'Schlüsselwörter: allgemeine Regeln.' },
  '8.1.1': {
    title: 'Was ein Schlüsselwort ist',
    summary:
      'Ein Schlüsselwort steht für eine oder mehrere Fähigkeiten; Erinnerungstext in Klammern ist kein Regeltext.',
  },
  '8.1.2': {
    title: 'Welche Schlüsselwörter sich addieren',
    summary:
      'Schlüsselwörter mit +N addieren sich. Alle anderen nicht: Eine Karte, die eines hat, erhält es nicht noch einmal.',
  },
  '8.1.2/example-1': {
    title: 'Zweimal Unterstützen, zweimal Robust',
    summary:
      'Ein zweites Unterstützen bringt nichts, während Robust +1 und Robust +2 zusammen Robust +3 ergeben.',
  },
  '8.2': { title: 'Alarmiert', summary: 'Das Schlüsselwort Alarmiert.' },
  '8.2.1': {
    title: 'Alarmiert: Wendig ignorieren',
    summary: 'Ein Charakter mit Alarmiert ignoriert die Einschränkung, die Wendig dem Herausfordern setzt.',
  },
  '8.2.2': {
    title: 'Alarmiert: selbst nicht Wendig',
    summary:
      'Alarmiert verleiht kein Wendig; ein Charakter mit Alarmiert kann also von allen herausgefordert werden. Wendig kann trotzdem von woanders kommen.',
  },
  '8.3': { title: 'Beschützen', summary: 'Das Schlüsselwort Beschützen.' },
  '8.3.1': { title: 'Beschützen: zwei Fähigkeiten', summary: 'Beschützen steht für zwei Fähigkeiten.' },
  '8.3.2': {
    title: 'Beschützen: erschöpft ins Spiel',
    summary:
      'Ein Charakter mit Beschützen darf erschöpft ins Spiel kommen; das entscheidet sein Spieler beim Ausspielen.',
  },
  '8.3.3': {
    title: 'Beschützen: zuerst herausgefordert',
    summary:
      'Ein Gegner, der einen deiner Charaktere herausfordern will, muss, wenn möglich, einen mit Beschützen herausfordern.',
  },
  '8.4': { title: 'Stärken', summary: 'Das Schlüsselwort Stärken.' },
  '8.4.1': {
    title: 'Stärken: einmal pro Zug',
    summary:
      'Stärken N ist eine aktivierbare Fähigkeit, einmal in jedem deiner Züge einsetzbar: Für N Tinte kommt die oberste Karte deines Decks verdeckt unter diese Karte.',
  },
  '8.4.2': {
    title: 'Stärken: Karte bleibt ungesehen',
    summary:
      'Eine verdeckte Karte unter einer anderen bleibt für alle ungesehen, auch für ihren eigenen Spieler.',
  },
  '8.4.3': {
    title: 'Stärken: nicht ausgespielt, nicht im Spiel',
    summary:
      'Eine Karte unter einer anderen ist nicht im Spiel, und sie durch Stärken dorthin zu legen, ist kein Ausspielen.',
  },
  '8.5': { title: 'Schlüsselwort Herausfordern', summary: 'Das Schlüsselwort Herausfordern.' },
  '8.5.1': {
    title: 'Herausfordern +N: mehr Stärke',
    summary: 'Herausfordern +N gibt +N Stärke, während der Charakter herausfordert; mehrere addieren sich.',
  },
  '8.5.2': {
    title: 'Herausfordern +N: nicht herausgefordert',
    summary: 'Herausfordern bringt nichts, während der Charakter herausgefordert wird.',
  },
  '8.6': { title: 'Wendig', summary: 'Das Schlüsselwort Wendig.' },
  '8.6.1': {
    title: 'Wendig: wer herausfordern kann',
    summary: 'Nur ein Charakter mit Wendig kann eine Karte mit Wendig herausfordern.',
  },
  '8.7': { title: 'Impulsiv', summary: 'Das Schlüsselwort Impulsiv.' },
  '8.7.1': {
    title: 'Impulsiv: zwei Fähigkeiten',
    summary: 'Hinter Impulsiv stecken zwei statische Fähigkeiten.',
  },
  '8.7.2': { title: 'Impulsiv: kein Erkunden', summary: 'Ein Charakter mit Impulsiv kann nicht erkunden.' },
  '8.7.3': {
    title: 'Impulsiv: der Zug kann nicht enden',
    summary:
      'Solange ein bereiter Charakter mit Impulsiv einen gegnerischen Charakter oder Ort herausfordern kann, kann sein Spieler den Zug nicht beenden.',
  },
  '8.7.4': {
    title: 'Impulsiv: anders erschöpfen',
    summary:
      'Ein Charakter mit Impulsiv darf sich weiterhin erschöpfen, um Fähigkeiten einzusetzen oder Lieder zu singen, selbst um nicht herausfordern zu müssen.',
  },
  '8.8': { title: 'Robust', summary: 'Das Schlüsselwort Robust.' },
  '8.8.1': {
    title: 'Robust: weniger Schaden',
    summary:
      'Robust +N senkt jeden Schaden, der dem Charakter oder Ort zugefügt wird, um N; mehrere addieren sich.',
  },
  '8.8.2': { title: 'Robust: auf 0 gesenkt', summary: 'Auf 0 gesenkter Schaden gilt als nicht zugefügt.' },
  '8.8.3': {
    title: 'Robust: gelegter oder verschobener Schaden',
    summary: 'Robust senkt keinen Schaden, der auf den Charakter gelegt oder zu ihm verschoben wird.',
  },
  '8.9': { title: 'Rasant', summary: 'Das Schlüsselwort Rasant.' },
  '8.9.1': {
    title: 'Rasant: trocknend herausfordern',
    summary:
      'Ein Charakter mit Rasant kann trocknend herausfordern, aber nicht erkunden oder sich für Kosten erschöpfen.',
  },
  '8.10': { title: 'Gestaltwandel', summary: 'Das Schlüsselwort Gestaltwandel.' },
  '8.10.1': {
    title: 'Gestaltwandel: auf denselben Namen',
    summary:
      'Mit Gestaltwandel zahlt man alternative Kosten: Ist ein Charakter desselben Namens bei dir im Spiel, darfst du die Gestaltwandel-Kosten bezahlen und diesen Charakter auf jenen legen.',
  },
  '8.10.2': {
    title: 'Gestaltwandel: auf einen erschöpften',
    summary:
      'Ein Charakter, der mit Gestaltwandel auf einen erschöpften gelegt wird, kommt erschöpft ins Spiel.',
  },
  '8.10.3': {
    title: 'Gestaltwandel: erschöpft ins Spiel',
    summary:
      'Sorgt etwas dafür, dass ein gestaltgewandelter Charakter erschöpft ins Spiel kommt, tut er das, selbst auf einem bereiten.',
  },
  '8.10.4': {
    title: 'Gestaltwandel: trocken oder trocknend',
    summary:
      'Ein gestaltgewandelter Charakter kommt auf einem trockenen trocken und auf einem trocknenden trocknend ins Spiel.',
  },
  '8.10.5': {
    title: 'Gestaltwandel: Zugaktionen und Effekte',
    summary:
      'Ein gestaltgewandelter Charakter führt die Zugaktionen aus, die der darunter hätte ausführen können, auch Singen, wenn jener trocken war. Er behält die Effekte auf ihm, erhält aber nicht seinen Text.',
  },
  '8.10.6': {
    title: 'Gestaltwandel: Schaden bleibt',
    summary: 'Ein gestaltgewandelter Charakter behält den Schaden des Charakters darunter.',
  },
  '8.10.7': {
    title: 'Gestaltwandel: das Spiel verlassen',
    summary:
      'Verlässt ein gestaltgewandelter Charakter das Spiel, kommen alle Karten seines Stapels in dieselbe Zone und sind kein Stapel mehr.',
  },
  '8.10.8': {
    title: 'Gestaltwandel: zwei Varianten',
    summary:
      'Klassifizierungs-Gestaltwandel und Universal-Gestaltwandel sind Gestaltwandel-Fähigkeiten und folgen dessen Regeln, außer worauf sie gelegt werden dürfen.',
  },
  '8.10.8.1': {
    title: 'Klassifizierungs-Gestaltwandel',
    summary:
      'Klassifizierungs-Gestaltwandel darf auf jeden deiner Charaktere mit dieser Klassifizierung gehen, wie auch immer er heißt.',
  },
  '8.10.8.2': {
    title: 'Universal-Gestaltwandel',
    summary: 'Universal-Gestaltwandel darf auf jeden deiner Charaktere gehen.',
  },
  '8.11': { title: 'Singen', summary: 'Das Schlüsselwort Singen.' },
  '8.11.1': {
    title: 'Singen: als Kosten N zählen',
    summary:
      'Ein Charakter mit Singen N darf sich erschöpfen, um Lieder zu singen, als hätte er Kosten von N.',
  },
  '8.11.2': {
    title: 'Singen: nur zum Singen',
    summary:
      'Singen zählt nur zum Singen; für alles andere sind die Tintenkosten des Charakters unverändert.',
  },
  '8.11.3': {
    title: 'Singen: Kosten +N zum Singen',
    summary:
      'Zählen die Kosten eines Charakters durch einen Effekt zum Singen als +N, wird das zu seiner Zahl bei Singen addiert.',
  },
  '8.11.3/example-1': {
    title: 'Ursula im Konzertsaal',
    summary: 'Ursula - Vanessa mit Singen 4 singt in Atlantica - Konzertsaal mit Kosten 6.',
  },
  '8.12': { title: 'Gemeinsam singen', summary: 'Das Schlüsselwort Gemeinsam singen.' },
  '8.12.1': {
    title: 'Gemeinsam singen: Kosten N oder mehr',
    summary:
      'Gemeinsam singen N lässt bereite Charaktere von dir und deinen Teammitgliedern sich erschöpfen, um das Lied ohne Tinte auszuspielen, wenn ihre Kosten zusammen N oder mehr betragen.',
  },
  '8.12.2': {
    title: 'Gemeinsam singen: Kosten addieren',
    summary:
      'Die Kosten eines oder mehrerer bereiter Charaktere werden addiert; sobald die Summe die Zahl von Gemeinsam singen erreicht, können sie das Lied singen.',
  },
  '8.12.3': {
    title: 'Gemeinsam singen: alle singen',
    summary:
      'Jeder Charakter, der bei Gemeinsam singen mitmacht, singt das Lied: Alle ihre Auslösebedingungen für das Singen sind erfüllt.',
  },
  '8.13': { title: 'Unterstützen', summary: 'Das Schlüsselwort Unterstützen.' },
  '8.13.1': {
    title: 'Unterstützen: Stärke für andere',
    summary:
      'Unterstützen wird ausgelöst, wenn der Charakter erkundet: Sein Spieler darf die Stärke eines anderen gewählten Charakters für diesen Zug um die Stärke dieses Charakters erhöhen.',
  },
  '8.14': { title: 'Verschwinden', summary: 'Das Schlüsselwort Verschwinden.' },
  '8.14.1': {
    title: 'Verschwinden: vom Gegner gewählt',
    summary:
      'Verschwinden wird ausgelöst, wenn ein Gegner den Charakter für eine Aktion wählt, und verbannt ihn.',
  },
  '8.14.2': {
    title: 'Verschwinden: nach der Aktion',
    summary:
      'Verschwinden wird nach dem ganzen Effekt der Aktion ausgeführt und bewirkt nichts, wenn der Charakter bis dahin die Zone gewechselt hat.',
  },
  '8.15': { title: 'Behütet', summary: 'Das Schlüsselwort Behütet.' },
  '8.15.1': {
    title: 'Behütet: von Gegnern nicht wählbar',
    summary: 'Behütet hindert Gegner daran, die Karte für Effekte zu wählen, die sie ausführen.',
  },
  '8.15.2': {
    title: 'Behütet: Effekte ohne Wahl',
    summary: 'Effekte, die keine Wahl brauchen, betreffen einen Charakter mit Behütet wie jeden anderen.',
  },
  '9.1': {
    title: 'Mehrspieler-Spiele',
    summary:
      'Ein Mehrspieler-Spiel hat drei oder mehr Spieler; Teamspiele sind eine Art davon, die nicht im Einzelnen behandelt wird.',
  },
  '9.2': {
    title: 'Mehrspieler: was anders ist',
    summary: 'Es gelten die Regeln für zwei Spieler mit den folgenden Zusätzen und Änderungen.',
  },
  '9.2.1': {
    title: 'Mehrspieler: Züge nach links',
    summary: 'Nach jedem Zug geht das Spiel mit dem Spieler zur Linken weiter.',
  },
  '9.2.2': {
    title: 'Mehrspieler: wer zuerst handelt',
    summary:
      'Müssen mehrere Spieler zugleich etwas tun, beginnt der aktive Spieler, und die anderen folgen einer nach dem anderen nach links.',
  },
  '9.2.3': {
    title: 'Mehrspieler: ein Spieler scheidet aus',
    summary:
      'Wer verliert, weil er seinen Zug mit leerem Deck beendet, scheidet sofort aus, mit allen seinen Karten und seinen Fähigkeiten im Beutel. Statische Effekte mit einer Dauer, die er erzeugt hat, laufen weiter, bis sie endet.',
  },
  '9.2.3/example-1': {
    title: 'Kater Karlos Effekt bleibt',
    summary:
      'Ist der Spieler von Kater Karlo - Schiedsrichter der Spiele ausgeschieden, können Gegner bis zu dem Zeitpunkt, an dem er wieder am Zug gewesen wäre, noch immer keine Aktionen ausspielen.',
  },
  '9.3': { title: 'Gleichzeitige Züge', summary: 'Gleichzeitige Züge.' },
  '9.3.1': {
    title: 'Gleichzeitig: der Zug eines Teams',
    summary:
      'In einem gleichzeitigen Zug gehen alle Spieler eines Teams gemeinsam durch Phasen und Schritte. In Phase 2 handeln sie in beliebiger Reihenfolge, und jeder beendet eine Zugaktion, bevor die nächste beginnt.',
  },
  '9.3.2': {
    title: 'Gleichzeitig: Ausgelöstes des Teams',
    summary:
      'Fähigkeiten, die in einem gleichzeitigen Zug für mehrere Teammitglieder ausgelöst werden, gehören dem Team, das ihre Reihenfolge wählt.',
  },
  '9.3.2/example-1': {
    title: 'Drei Teammitglieder am Zug',
    summary:
      'Drei Teammitglieder machen zugleich bereit, sammeln zugleich Legenden von Orten und ziehen zugleich, einigen sich auf die Reihenfolge ihrer Zugaktionen und beenden den Zug und seine Effekte gemeinsam.',
  },
  '10.1': { title: 'Casual-Varianten: Allgemeines', summary: 'Casual-Spielvarianten: allgemeine Regeln.' },
  '10.1.1': {
    title: 'Varianten sind freiwillig',
    summary: 'Freiwillige Regeln für das Spielen in lockerer Runde; die Liste ist nicht vollständig.',
  },
  '10.1.2': {
    title: 'Die Variante geht vor',
    summary:
      'In einer Variante gelten die normalen Regeln, außer wo ihre eigenen abweichen; dann gehen diese vor.',
  },
  '10.1.2/example-1': {
    title: 'Pack Rush: 5 Karten statt 7',
    summary: 'Bei Pack Rush besteht die Starthand aus 5 statt 7 Karten.',
  },
  '10.2': { title: 'Pack Rush', summary: 'Die Variante Pack Rush.' },
  '10.2.1': {
    title: 'Pack Rush: zwei Booster Packs',
    summary:
      'Jeder Spieler mischt die Karten zweier ungeöffneter Booster Packs zu einem Deck zusammen; es ist ein Limited Format.',
  },
  '10.2.1.1': {
    title: 'Pack Rush: keine Mindestgröße',
    summary: 'Das Deck hat keine Mindestgröße: Es ist, was die zwei Packs enthalten.',
  },
  '10.2.2': {
    title: 'Pack Rush: Marketingkarten',
    summary:
      'Marketingkarten werden vor dem Mischen beiseitegelegt, und zwei davon beginnen in jedem Tintenvorrat, bevor die Hände gezogen werden.',
  },
  '10.2.2.1': {
    title: 'Marketingkarten bleiben Tinte',
    summary: 'Eine Marketingkarte kann den Tintenvorrat nicht verlassen.',
  },
  '10.2.2.2': {
    title: 'Marketingkarten sind nicht wählbar',
    summary: 'Eine Marketingkarte kann nicht für Effekte gewählt werden.',
  },
  '10.2.3': { title: 'Pack Rush: Starthand von 5 Karten', summary: 'Die Starthand besteht aus 5 Karten.' },
  '10.2.4': {
    title: 'Pack Rush: 15 Legenden',
    summary: 'Ein Spieler gewinnt, sobald er 15 Legenden erreicht.',
  },
  '10.2.5': {
    title: 'Pack Rush: leeres Deck',
    summary:
      'Wem das Deck ausgeht, der verliert nicht: Er mischt seinen Ablagestapel und legt ihn verdeckt als neues Deck hin.',
  },
}
