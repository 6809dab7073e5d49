/** Titles and summaries in German: section 6.1. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de5: RuleTexts<RuleId> = {
  '6.1': {
    title: 'Fähigkeiten und Effekte: Allgemeines',
    summary: 'Fähigkeiten und Effekte: allgemeine Regeln.',
  },
  '6.1.1': {
    title: 'Fähigkeit und Effekt',
    summary:
      'Regeltext auf einem Charakter, Gegenstand oder Ort ist eine Fähigkeit, und der Teil, der ausgeführt wird, ist ihr Effekt. Eine Fähigkeit gilt nur dann als vollständig ausgeführt, wenn es jeder ihrer Effekte ist; bewirkt einer nichts, ist sie es nicht.',
  },
  '6.1.1/example-1': {
    title: 'Verfluchte Meerleute: „Arme Seelen“',
    summary:
      'Werden die Verfluchten Meerleute herausgefordert, löst das „Arme Seelen“ aus; ausgeführt wird nur das Abwerfen jedes Gegners.',
  },
  '6.1.1.1': {
    title: 'Mehrere Fähigkeiten auf einer Karte',
    summary:
      'Eine Karte kann mehrere Fähigkeiten tragen, getrennt durch Absätze, Schlüsselwörter oder geschichtsbasierte Namen.',
  },
  '6.1.1.2': {
    title: 'Aktionen erzeugen Effekte',
    summary:
      'Eine Aktionskarte hat keine Fähigkeiten: Ihr Text wird zum Effekt, wenn die Aktion ausgeführt wird.',
  },
  '6.1.1.2/example-1': {
    title: 'Tick Duck: zwei Fähigkeiten',
    summary:
      'Tick Duck - Gerissener Neffe hat zwei getrennte Fähigkeiten, Unterstützen und „Drei Neffen“; Erkunden löst beide aus.',
  },
  '6.1.1.2/example-2': {
    title: '„Läute die Glocke“',
    summary:
      '„Läute die Glocke“ verbannt einen gewählten beschädigten Charakter, während die Aktion selbst ausgeführt wird.',
  },
  '6.1.2': {
    title: 'Satz für Satz',
    summary:
      'Sätze werden in der Reihenfolge ausgeführt, in der sie stehen, und gehören alle zu einer Ausführung. Jeder tut so viel wie möglich, auch wenn ein anderer Teil unmöglich ist.',
  },
  '6.1.3': {
    title: 'Entscheidungen treffen',
    summary:
      'Gewählt wird, während der Effekt ausgeführt wird. „Bis zu N“ verlangt Verschiedenes und erlaubt auch gar nichts; wird dagegen mehrmals gewählt, darf es dieselbe Karte sein.',
  },
  '6.1.3/example-1': {
    title: '„Wir malen die Rosen rot“: bis zu 2',
    summary:
      '„Wir malen die Rosen rot“ darf 0, 1 oder 2 verschiedene Charaktere treffen, nie denselben zweimal; die Karte wird in jedem Fall gezogen.',
  },
  '6.1.3/example-2': {
    title: 'Die Königin wählt zweimal',
    summary:
      'Die Königin - Imposantes Auftreten darf –4 und +4 Stärke demselben gegnerischen Charakter geben, denn sie wählt zweimal.',
  },
  '6.1.3.1': {
    title: 'Voraussetzungen und Einschränkungen',
    summary:
      'Eine Voraussetzung muss erfüllt sein, damit der Effekt ausgeführt wird, und eine Einschränkung engt ein, wie. Eine Wahl muss jede Voraussetzung erfüllen und darf gegen keine Einschränkung verstoßen.',
  },
  '6.1.3.1/example-1': {
    title: 'Nur eine Voraussetzung',
    summary:
      '„Verbanne einen Charakter deiner Wahl“ setzt nur voraus, dass ein Charakter gewählt wird; jeder, der gewählt werden kann, ist zulässig.',
  },
  '6.1.3.1/example-2': {
    title: 'Voraussetzung mit Einschränkung',
    summary:
      '„Verbanne einen Charakter deiner Wahl mit 5 oder mehr Stärke“ fügt eine Einschränkung hinzu: Schwächere Charaktere können nicht gewählt werden.',
  },
  '6.1.4': {
    title: '„Darf“',
    summary:
      'Bei „darf“ entscheidet bei der Ausführung der Spieler, dessen Fähigkeit es ist. Lehnt er ab, entfällt dieser ganze Satz, aber kein anderer Satz der Fähigkeit oder Aktion.',
  },
  '6.1.5': {
    title: 'Sequenzielle Effekte',
    summary:
      '„A, um B“, „A oder B“ und „A. Wenn du dies tust, B“ sind sequenzielle Effekte, die eine Entscheidung oder Zahlung brauchen. Verlangt A Tinte, ist ganz A Kosten.',
  },
  '6.1.5.1': {
    title: '„A, um B“ und „Wenn du dies tust“',
    summary:
      'Bei „A, um B“ oder „Wenn du dies tust, B“ geschieht B nur, wenn A vollständig getan wurde. Tinte, die A verlangt, wird bezahlt, während der Effekt ausgeführt wird.',
  },
  '6.1.5.1/example-1': {
    title: 'Kein Gegenstand, kein Schaden',
    summary:
      'Hast du keinen Gegenstand zu verbannen, fügt „Verbanne einen deiner Gegenstände, um 5 Schaden zuzufügen“ keinen Schaden zu.',
  },
  '6.1.5.1/example-2': {
    title: 'Nicht eingemischt, nichts gezogen',
    summary:
      'Ein Charakter, den du beim Erkunden in dein Deck mischen darfst, um 3 Karten zu ziehen, bringt keine Karte, wenn du ablehnst oder er nicht mehr eingemischt werden kann.',
  },
  '6.1.5.1/example-3': {
    title: 'Judy Hopps verbannt nichts',
    summary:
      'Verbannt Judy Hopps - Optimistische Polizistin keinen Gegenstand, zieht der Spieler des Gegenstands nichts.',
  },
  '6.1.5.2': {
    title: '„A oder B“',
    summary:
      'Bei „A oder B“ sucht der Spieler sich bei der Ausführung eines aus; kann eines davon nicht gewählt werden, ist das andere Pflicht.',
  },
  '6.1.5.2/example-1': {
    title: 'Meg: abwerfen oder verbannen',
    summary:
      'Wird Meg - Hinreißende Zynikerin ausgespielt, muss ein Spieler, der keine Karte abwirft oder abwerfen kann, sie verbannen.',
  },
  '6.1.6': {
    title: '„Anderer“ und „andere“',
    summary:
      '„Anderer“ und „andere“ schließen die Karte aus, von der die Fähigkeit kommt, und Karten, die dieselbe Fähigkeit schon ausgesucht hat.',
  },
  '6.1.6/example-1': {
    title: 'Mulan und deine anderen Charaktere',
    summary:
      'Hat Mulan - Kaiserliche Soldatin in deinem Zug in einer Herausforderung einen Charakter verbannt, erhalten deine anderen Charaktere +1 Legendenwert, Mulan selbst nicht.',
  },
  '6.1.7': {
    title: '„Kostenlos“ durch einen Effekt',
    summary:
      'Eine Karte, die ein Effekt „kostenlos“ ausspielt, kostet nichts, und keine anderen alternativen Kosten dürfen für sie gewählt werden. Was ihr Ausspielen auslöst, wartet, bis diese Karte vollständig ausgeführt ist.',
  },
  '6.1.7.1': {
    title: '„Kostenlos“ eingesetzte Fähigkeit',
    summary: 'Eine Fähigkeit „kostenlos“ einzusetzen erlässt alle ihre Kosten außer dem Erschöpfen.',
  },
  '6.1.7.1/example-1': {
    title: 'Donald Duck: kostenlos ohne Gestaltwandel',
    summary:
      'Donald Duck - Kuchenschleuderer, durch „Das Geweihte Land - Dschungeloase“ kostenlos aus dem Ablagestapel ausgespielt, kann nicht mit Gestaltwandel ausgespielt werden.',
  },
  '6.1.8': {
    title: '„Für jeden“',
    summary:
      '„Für jeden“ bestimmt eine einzige Zahl: bei der Ausführung einmal gezählt oder laufend, solange es in einer statischen Fähigkeit steht.',
  },
  '6.1.8/example-1': {
    title: 'Prinz John zieht 2 oder keine',
    summary:
      'Wirft der Gegner 2 Karten ab, zieht Prinz John - Der Gierigste 2 oder keine; nur 1 zu ziehen geht nicht.',
  },
  '6.1.8.1': {
    title: 'Ziehen oder abwerfen, „bis“',
    summary:
      'Soll man ziehen oder abwerfen, „bis“ eine Anzahl erreicht ist, wird die nötige Menge bei der Ausführung einmal gezählt.',
  },
  '6.1.9': {
    title: 'Schlüsselwort-Fähigkeiten',
    summary:
      'Fähigkeiten, die als fett gedrucktes Wort dastehen, sind Schlüsselwort-Fähigkeiten; Abschnitt 8 behandelt sie.',
  },
  '6.1.10': {
    title: 'Endlose Schleifen',
    summary:
      'Der Spieler einer endlosen Schleife nennt eine Anzahl von Durchläufen, die sofort als geschehen gelten; dann muss eine andere Aktion folgen.',
  },
  '6.1.11': {
    title: '„Jene“ und „diese“',
    summary:
      '„Jene“ oder „diese“ in einem Text meint genau das, was der Text zuvor genannt hat, und nicht etwas Gleichartiges.',
  },
  '6.1.11/example-1': {
    title: 'Ursula spielt genau dieses Lied',
    summary:
      'Ursula - Täuscht alle spielt genau die Liedkarte erneut aus, die sie gesungen hat, kein anderes Lied im Ablagestapel.',
  },
  '6.1.11.1': {
    title: '„Jene Karte“ ist nicht mehr da',
    summary:
      'Sucht der Text „jene Karte“ in einer Zone, die sie verlassen hat, misslingt dieser Teil, auch wenn dort eine Karte mit demselben vollständigen Namen ist. Der Rest wird so weit wie möglich ausgeführt.',
  },
  '6.1.11.1/example-1': {
    title: 'Zwei Ursulas singen ein Lied',
    summary:
      'Zwei Ursulas singen gemeinsam: Die erste spielt das Lied erneut aus und legt es unter das Deck; die zweite findet also nichts, auch wenn ein weiteres Exemplar des Liedes im Ablagestapel liegt.',
  },
  '6.1.12': {
    title: 'Fähigkeiten außerhalb des Spiels',
    summary:
      'Manche Fähigkeiten wirken nur außerhalb des Spiels, und ihr ganzer Text zeigt, in welcher Zone. Anderswo bewirken sie nichts.',
  },
  '6.1.12/example-1': {
    title: 'Weniger zahlen für die Karte selbst',
    summary:
      'Ein Nachlass für jede Charakterkarte in deinem Ablagestapel gilt, während seine eigene Karte ausgespielt wird.',
  },
  '6.1.12/example-2': {
    title: 'Lilo wirkt im Ablagestapel',
    summary:
      'Die Fähigkeit zu Beginn des Zuges von Lilo - Entfesslungskünstlerin wirkt, während sie im Ablagestapel ist, nicht während sie im Spiel ist.',
  },
  '6.1.13': {
    title: 'Dauer',
    summary: 'Eine Dauer sagt, wann ein Effekt gilt: während, einmal, bis, in diesem Zug, solange.',
  },
  '6.1.13.1': {
    title: 'Dauer: „während“',
    summary: '„Während“ beschränkt eine Fähigkeit auf die genannte Zeit; außerhalb gilt sie nicht.',
  },
  '6.1.13.1/example-1': {
    title: 'Triton: Wendig im eigenen Zug',
    summary: 'Triton - Junger Prinz hat Wendig im Zug seines Spielers und in keinem Zug eines anderen.',
  },
  '6.1.13.2': {
    title: 'Dauer: „einmal“',
    summary:
      '„Einmal“ beendet jeden weiteren Gebrauch in dem Zeitraum nach einer vollständigen Ausführung: Eine spätere wird ohne Wirkung ausgeführt. Jedes Exemplar einer Fähigkeit zählt für sich.',
  },
  '6.1.13.2/example-1': {
    title: 'Taffyta bewegt sich zweimal',
    summary:
      'Taffyta Muttonfudge - Saure Raserin bringt 2 Legenden für ihre erste Bewegung zu einem Ort in einem Zug und keine für die zweite; eine zweite Taffyta zählt für sich.',
  },
  '6.1.13.3': {
    title: 'Dauer: „bis“',
    summary: '„Bis“ lässt einen Effekt von seiner Entstehung bis zu dem genannten Zeitpunkt gelten.',
  },
  '6.1.13.3/example-1': {
    title: '„Ausweichen!“: Behütet und Wendig',
    summary:
      'Der für „Ausweichen!“ gewählte Charakter hat Behütet und Wendig, sobald die Aktion ausgeführt ist, und verliert sie zu Beginn des nächsten Zuges des Spielers der Aktion.',
  },
  '6.1.13.4': {
    title: 'Dauer: „in diesem Zug“',
    summary:
      '„In diesem Zug“ dauert von der Entstehung bis Phase 3, unmittelbar bevor der nächste Spieler an die Reihe kommt.',
  },
  '6.1.13.4/example-1': {
    title: '„Gut gemacht!“',
    summary:
      '„Gut gemacht!“ gibt +1 Legendenwert für den Rest des Zuges; in Phase 3 des Spielers ist er weg.',
  },
  '6.1.13.5': {
    title: 'Dauer: „solange“',
    summary:
      '„Solange“ lässt eine Fähigkeit genau so lange gelten, wie ihre Bedingung wahr ist; „an diesem Ort“ ist auch eine solche Bedingung.',
  },
  '6.1.13.5/example-1': {
    title: 'Kleine Noi ohne Gegenstand',
    summary:
      'Kleine Noi - Verwaiste Diebin verliert Robust +1 und Behütet in dem Augenblick, in dem der letzte Gegenstand ihres Spielers das Spiel verlässt.',
  },
  '6.1.13.5/example-2': {
    title: 'Willenskraft am Königsfelsen',
    summary:
      'Charaktere bei „Das Geweihte Land - Königsfelsen“ haben +2 Willenskraft und verlieren sie sofort, wenn sie wegbewegt werden oder der Ort das Spiel verlässt.',
  },
  '6.1.13.6': {
    title: 'Mehrere Dauern',
    summary: 'Eine Fähigkeit mit mehreren Dauern gilt nur, solange sie alle gelten.',
  },
  '6.1.13.6/example-1': {
    title: 'Dschafar: eigener Zug und erschöpft',
    summary:
      'Die Fähigkeit von Dschafar - Verblüffender Illusionist wird durch Ziehen nur im Zug seines Spielers ausgelöst und nur, solange er erschöpft ist; sonst kommt nichts in den Beutel.',
  },
  '6.1.13.6/example-2': {
    title: 'Theben: eigener Zug und am Ort',
    summary:
      'Die Fähigkeit von Theben - Theben erleben und sterben wird nur im Zug des eigenen Spielers ausgelöst und nur, wenn ein Charakter dort einen anderen in einer Herausforderung verbannt.',
  },
  '6.1.14': { title: 'Karten aufdecken', summary: 'Manche Effekte lassen einen Spieler Karten aufdecken.' },
  '6.1.14.1': {
    title: 'Aufgedeckt: wem und welche',
    summary:
      'Eine aufgedeckte Karte wird allen Spielern gezeigt und darf nur aus der Gruppe von Karten kommen, die der Effekt genannt hat.',
  },
  '6.1.14.2': {
    title: 'Aufgedeckt: wie lange',
    summary:
      'Eine Karte bleibt nicht länger aufgedeckt, als der Effekt dauert; danach ist sie wieder verborgen.',
  },
  '6.1.14.2/example-1': {
    title: '„Diese Familie“: nur aus diesen 5',
    summary: '„Diese Familie“ kann Charakterkarten nur unter den fünf angeschauten Karten aufdecken.',
  },
}
