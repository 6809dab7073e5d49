/** Titles and summaries in German: chapter 7. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de7: RuleTexts<RuleId> = {
  '7.1': { title: 'Zonen: Allgemeines', summary: 'Zonen: allgemeine Regeln.' },
  '7.1.1': {
    title: 'Zonen sind getrennt',
    summary: 'Zonen sind voneinander getrennt, auch wenn sie sich auf dem Tisch den Platz teilen.',
  },
  '7.1.1/example-1': {
    title: 'Auf dem Tisch, aber nicht im Spiel',
    summary:
      'Karten in Deck, Tintenvorrat und Ablagestapel liegen auf dem Tisch und sind doch nicht im Spiel.',
  },
  '7.1.2': {
    title: 'Öffentliche Zonen',
    summary:
      'Karten in einer öffentlichen Zone sind allen Spielern bekannt, die sie jederzeit ansehen und zählen dürfen.',
  },
  '7.1.2.1': {
    title: 'Öffentlich: Spiel, Ablagestapel, Beutel',
    summary: 'Spiel, Ablagestapel und Beutel sind die öffentlichen Zonen.',
  },
  '7.1.3': {
    title: 'Private Zonen',
    summary:
      'Karten in einer privaten Zone sind verborgen, außer eine Regel oder ein Effekt lässt einen Spieler sie ansehen; zählen darf sie jeder. Ein aufgedeckter Teil ist nicht privat, solange er aufgedeckt ist.',
  },
  '7.1.3.1': {
    title: 'Privat: Hand, Deck, Tintenvorrat',
    summary: 'Hand, Deck und Tintenvorrat sind die privaten Zonen.',
  },
  '7.1.4': {
    title: 'Suchen und nichts finden',
    summary:
      'Wer eine eigene private Zone durchsucht, muss nichts finden; in einer eigenen öffentlichen Zone muss er eine passende Karte nehmen, wenn es eine gibt.',
  },
  '7.1.5': {
    title: 'Immer nur eine Zone',
    summary: 'Eine Karte ist immer nur in einer Zone, und nur eine Karte in der Spielzone ist im Spiel.',
  },
  '7.1.6': {
    title: 'Aus dem Spiel: eine neue Karte',
    summary:
      'Eine Karte, die aus dem Spiel in eine andere Zone kommt, verliert Schaden und alle Effekte und wird zu einer neuen Karte. Ein Effekt kann sie in ihrer neuen Zone trotzdem finden.',
  },
  '7.1.6.1': {
    title: 'Aktionen vor dem Beutel',
    summary:
      'Der wartende Effekt einer ausgespielten Aktion wird ausgeführt, bevor eine ausgelöste Fähigkeit aus dem Beutel genommen werden kann.',
  },
  '7.2': { title: 'Deck', summary: 'Das Deck.' },
  '7.2.1': {
    title: 'Was das Deck ist',
    summary: 'Das Deck sind die Karten, mit denen ein Spieler beginnt und von denen er zieht.',
  },
  '7.2.2': {
    title: 'Das Deck ist privat',
    summary:
      'Das Deck ist privat und verdeckt. Niemand darf es ansehen oder umordnen, aber jeder darf es zählen.',
  },
  '7.2.3': {
    title: 'In beliebiger Reihenfolge aufs Deck',
    summary:
      'Kommen Karten in beliebiger Reihenfolge auf oder unter ein Deck, erfahren alle Spieler die Reihenfolge derer, die offen waren.',
  },
  '7.2.3/example-1': {
    title: '„Unten im Meer“ nimmt zwei Stapel',
    summary:
      '„Unten im Meer“ nimmt zwei Charaktere mit Gestaltwandel: Ihre vier Karten kommen in beliebiger Mischung, wie ihr Spieler es will, unter das Deck, in einer Reihenfolge, die beide Spieler kennen.',
  },
  '7.2.3.1': {
    title: 'Stapel auf dem Weg ins Deck',
    summary:
      'Karten aus Stapeln, offen oder verdeckt, dürfen mit allen anderen Karten auf dem Weg ins Deck frei gemischt und geordnet werden. Ihre Zustände ändern sich erst, wenn sie dort ankommen.',
  },
  '7.3': { title: 'Hand', summary: 'Die Hand.' },
  '7.3.1': {
    title: 'Was auf die Hand kommt',
    summary: 'Gezogene Karten kommen auf die Hand, durch Effekte auch andere; die Starthand sind 7 Karten.',
  },
  '7.3.2': {
    title: 'Wer eine Hand sieht',
    summary:
      'Ein Spieler sieht die Karten auf der eigenen Hand und auf keiner anderen; zählen darf jeder jede Hand.',
  },
  '7.3.3': {
    title: 'Größe der Hand',
    summary: 'Eine Hand hat keine Höchstgröße und nie weniger als 0 Karten.',
  },
  '7.3.4': {
    title: 'Abwerfen',
    summary:
      'Wer abwerfen soll, wählt so viele Karten der eigenen Hand und legt sie auf den eigenen Ablagestapel.',
  },
  '7.4': { title: 'Spiel', summary: 'Die Spielzone.' },
  '7.4.1': {
    title: 'Was in der Spielzone ist',
    summary:
      'Charaktere, Gegenstände und Orte bleiben in der Spielzone ihres Spielers, bis etwas sie entfernt, Aktionen nur während ihrer Ausführung. Niemand spielt eine Karte in die Spielzone eines Gegners aus.',
  },
  '7.4.2': {
    title: 'Die Spielzone ist öffentlich',
    summary:
      'Die Spielzone ist öffentlich: Ihre Karten dürfen jederzeit angesehen und gezählt und ihre Zustände nicht verborgen werden.',
  },
  '7.4.2.1': {
    title: 'Verdecktes in der Spielzone',
    summary:
      'Verdeckte Karten in der Spielzone sind privat, auch wenn sie vorher öffentlich waren. Man darf sie zählen, aber nicht ansehen.',
  },
  '7.4.3': {
    title: 'Gemeinsam das Spiel verlassen',
    summary:
      'Was durch das Verlassen des Spiels ausgelöst wird, wird festgestellt, bevor die Karten gehen; Karten, die zusammen gehen, sehen einander gehen.',
  },
  '7.4.3/example-1': {
    title: '„Seid bereit!“ und Rourke',
    summary:
      '„Seid bereit!“ verbannt Lyle Tiberius Rourke mit zwei anderen Charakteren seines Spielers: Seine Fähigkeit wird zweimal ausgelöst.',
  },
  '7.5': { title: 'Tintenvorrat', summary: 'Der Tintenvorrat.' },
  '7.5.1': {
    title: 'Jede Karte zählt 1 Tinte',
    summary: 'Jede Karte im Tintenvorrat zählt als 1 Tinte, was auch immer auf ihrer Vorderseite steht.',
  },
  '7.5.2': {
    title: 'Verdeckt und bereit in den Tintenvorrat',
    summary: 'Karten kommen verdeckt und bereit in den Tintenvorrat; mehrere zugleich zählen einzeln.',
  },
  '7.5.3': { title: 'Größe des Tintenvorrats', summary: 'Der Tintenvorrat hat keine Höchstgröße.' },
  '7.5.4': {
    title: 'Der Tintenvorrat ist privat',
    summary:
      'Der Tintenvorrat ist sogar für den eigenen Spieler privat. Anzahl und Zustand seiner Karten sind für alle offen.',
  },
  '7.5.5': {
    title: 'Eine „zusätzliche“ Karte tinten',
    summary: 'Eine „zusätzliche“ Karte wird in den normalen Schritten angekündigt und getintet.',
  },
  '7.5.6': {
    title: 'Durch Effekt getintet: jede Karte',
    summary:
      'Eine Karte, die ein Effekt in den Tintenvorrat legt, wird nicht aufgedeckt und braucht kein Tintenvorrat-Symbol.',
  },
  '7.6': { title: 'Ablagestapel', summary: 'Der Ablagestapel.' },
  '7.6.1': {
    title: 'Was im Ablagestapel liegt',
    summary:
      'Im Ablagestapel liegen im Allgemeinen die Karten eines Spielers, die das Spiel verlassen haben.',
  },
  '7.6.2': {
    title: 'Der Ablagestapel ist öffentlich',
    summary:
      'Der Ablagestapel ist ein öffentlicher, offener Stapel, den jeder durchsehen und zählen und sein Spieler umordnen darf.',
  },
  '7.6.3': {
    title: 'Mehrere Karten zugleich abgelegt',
    summary:
      'Karten, die zusammen auf den Ablagestapel kommen, kommen in der Reihenfolge dorthin, die ihr Spieler will.',
  },
  '7.7': { title: 'Beutel', summary: 'Der Beutel.' },
  '7.7.1': {
    title: 'Was der Beutel ist',
    summary:
      'Der Beutel ist kein Platz auf dem Tisch, sondern nur da, wo ausgelöste Fähigkeiten auf ihre Ausführung warten.',
  },
  '7.7.2': {
    title: 'Nur ausgelöste Fähigkeiten',
    summary:
      'Nur ausgelöste Fähigkeiten benutzen den Beutel; aktivierbare Fähigkeiten, Aktionen und das Ausspielen von Karten werden ohne ihn ausgeführt.',
  },
  '7.7.3': {
    title: 'Beutel: Fähigkeiten hineinlegen',
    summary: 'Für das Hineinlegen von Fähigkeiten in den Beutel gelten bestimmte Regeln.',
  },
  '7.7.3.1': {
    title: 'Beutel: wann etwas hineinkommt',
    summary:
      'Eine ausgelöste Fähigkeit wird hineingelegt, sobald ihre Bedingung erfüllt ist, und zwar vom Spieler ihrer Karte, gleichzeitige zusammen. Während eines anderen Effekts wartet sie, bis dieser zu Ende ist.',
  },
  '7.7.4': {
    title: 'Beutel: ausführen, bis er leer ist',
    summary: 'Das Ausführen aus dem Beutel folgt einem Ablauf, der weitergeht, bis der Beutel leer ist.',
  },
  '7.7.4.1': {
    title: 'Beutel: wessen Fähigkeiten darin sind',
    summary: 'Zuerst wird festgestellt, welche Spieler Fähigkeiten im Beutel haben.',
  },
  '7.7.4.2': {
    title: 'Beutel: der aktive Spieler zuerst',
    summary: 'Hat der aktive Spieler welche, sucht er eine davon aus und führt sie vollständig aus.',
  },
  '7.7.4.3': {
    title: 'Beutel: weiter mit den eigenen',
    summary:
      'Nach der Spielstatusprüfung macht der Spieler, der zuletzt ausgeführt hat, mit seinen eigenen Fähigkeiten weiter, bis keine mehr von ihm übrig ist.',
  },
  '7.7.4.4': {
    title: 'Beutel: weiter zum nächsten Spieler',
    summary:
      'Dann geht der Beutel an den nächsten Spieler in Zugreihenfolge, der Fähigkeiten darin hat, und dieser führt seine ebenso aus.',
  },
  '7.7.4.5': {
    title: 'Beutel: reihum, bis er leer ist',
    summary:
      'Der Beutel geht in Zugreihenfolge weiter, bis er leer ist; dann macht der aktive Spieler weiter.',
  },
  '7.7.5': {
    title: 'Beutel: vom Ausführenden hinzugefügt',
    summary:
      'Eine Fähigkeit, die der gerade ausführende Spieler hinzufügt, darf als nächste ausgesucht werden.',
  },
  '7.7.6': {
    title: 'Beutel: von anderen hinzugefügt',
    summary: 'Eine Fähigkeit, die ein anderer Spieler hinzufügt, wartet, bis der Beutel an ihn gegangen ist.',
  },
  '7.7.7': {
    title: 'Beutel: ein Spieler scheidet aus',
    summary: 'Verlässt ein Spieler das Spiel, hören seine Fähigkeiten im Beutel auf zu bestehen.',
  },
  '7.7.7/example-1': {
    title: 'Beutel: einmal durch Erkunden ausgelöst',
    summary:
      'Eine durch Erkunden ausgelöste Fähigkeit wartet das Erkunden und dessen Spielstatusprüfung ab, wird vom aktiven Spieler ausgesucht und ausgeführt, und mit leerem Beutel geht das Spiel weiter.',
  },
  '7.7.7/example-2': {
    title: 'Beutel: Fähigkeiten beider Spieler',
    summary:
      'Der aktive Spieler führt zwei Fähigkeiten und eine inzwischen hinzugekommene aus, bevor der Gegner seine ausführt; was der Gegner für den aktiven Spieler auslöst, wird danach ausgeführt.',
  },
}
