import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de5: RuleTexts<RuleId> = {
  'flit/flit-08-zwitscher/2': {
    title: 'Zwitscher: Bluff-Karten',
    summary:
      'Bluff-Karten sind Unterstützungen und werden auch ignoriert, zeigen also keinen Bluff im umkämpften Element; „Farbe bekennen“ darf man bei einem ignorierten Bluff aber nicht verlangen.',
  },
  'flit/flit-08-zwitscher/3': {
    title: 'Zwitscher: Frage zur Stärke',
    summary:
      'Fragt, ob Flit 8 „Zwitscher“ die gegnerische Stärke schon in dem Zug senkt, in dem er ausgelegt wird.',
  },
  'flit/flit-08-zwitscher/4': {
    title: 'Zwitscher: sofort weniger Stärke',
    summary:
      'Ja: Die Unterstützungen fallen sofort aus der gegnerischen Stärke heraus, also ist schon in diesem Zug weniger zu erreichen.',
  },
  'flit/flit-08-zwitscher/5': {
    title: 'Zwitscher: Frage zum Wiederaufnehmen',
    summary:
      'Fragt, welche Stärke zu erreichen ist, nachdem Flit 8 „Zwitscher“ mit WIEDERAUFNEHMEN zurückgenommen wurde.',
  },
  'flit/flit-08-zwitscher/6': {
    title: 'Zwitscher: wieder aufgenommen',
    summary:
      'Ein zu Zugbeginn aufgenommener Charakter ist nicht mehr aktiv: Die gegnerischen Unterstützungen zählen wieder, und ihre volle Stärke ist zu erreichen.',
  },
  'flit/flit-09-triller': {
    title: 'Triller',
    summary:
      'Solange Flit 9 „Triller“ aktiv ist, werden gegnerische Verstärkungen ignoriert, mit Werten, Symbolen und Sonderfunktionen.',
  },
  'flit/flit-09-triller/1': {
    title: 'Triller: Sonderfunktion',
    summary: 'Aufgedruckt auf Flit 9 „Triller“: Verstärkungen des Gegners gelten nicht.',
  },
  'flit/flit-09-triller/2': {
    title: 'Triller: Frage zur Stärke',
    summary:
      'Fragt, ob Flit 9 „Triller“ die gegnerische Stärke schon in dem Zug senkt, in dem er ausgelegt wird.',
  },
  'flit/flit-09-triller/3': {
    title: 'Triller: sofort weniger Stärke',
    summary:
      'Ja: Die Verstärkungen fallen sofort aus der gegnerischen Stärke heraus, also ist schon in diesem Zug weniger zu erreichen.',
  },
  'flit/flit-10-plaerrer': {
    title: 'Plärrer',
    summary:
      'Solange Flit 10 „Plärrer“ aktiv ist, darf der Gegner je Zug nur eine Karte in seinen Kampfbereich auslegen.',
  },
  'flit/flit-10-plaerrer/1': {
    title: 'Plärrer: Sonderfunktion',
    summary:
      'Aufgedruckt auf Flit 10 „Plärrer“: Nach einer Karte im Kampfbereich darf der Gegner dort in diesem Zug keine weitere auslegen.',
  },
  'flit/flit-10-plaerrer/2': {
    title: 'Plärrer: was noch geht',
    summary:
      'Ein Charakter ist alles: kein PAAR, kein zusätzlicher FREI-Charakter, keine Verstärkung, auch nicht mit Flit 31 „Starte Großangriff“. Unterstützungen sind nicht beschränkt.',
  },
  'flit/flit-11-kami-kaze': {
    title: 'Kami Kaze',
    summary: 'Flit 11 „Kami Kaze“ verdoppelt die Feuer- und Erde-Werte aller eigenen Verstärkungen.',
  },
  'flit/flit-11-kami-kaze/1': {
    title: 'Kami Kaze: Sonderfunktion',
    summary: 'Aufgedruckt auf Flit 11 „Kami Kaze“: doppelte Werte für alle eigenen Verstärkungen.',
  },
  'flit/flit-11-kami-kaze/2': {
    title: 'Kami Kaze: nur Werte',
    summary:
      'Nur die beiden Werte einer Verstärkung verdoppeln sich; Zahlen in der Sonderfunktion bleiben, ein Mindestmaß der Stärke oder eine Forderung steigt also nicht.',
  },
  'flit/flit-12-hacker-hank': {
    title: 'Hacker Hank',
    summary:
      'Solange Flit 12 „Hacker Hank“ aktiv ist, werden gegnerische Charaktere ignoriert, ausgenommen Flit-Charaktere.',
  },
  'flit/flit-12-hacker-hank/1': {
    title: 'Hacker Hank: Sonderfunktion',
    summary:
      'Aufgedruckt auf Flit 12 „Hacker Hank“: Charaktere des Gegners, die keine Flit sind, werden ignoriert.',
  },
  'flit/flit-12-hacker-hank/2': {
    title: 'Hacker Hank: sobald er liegt',
    summary:
      'Die Wirkung beginnt, sobald er liegt, und macht nichts rückgängig, was schon geschehen ist. Ein gegen ihn ausgelegter Charakter verliert Werte, Symbole und Sonderfunktion samt Bedingung; die Stärke muss also von Verstärkungen, Unterstützungen, Einfluss oder einer Wirkung kommen, die seine Sonderfunktion ignoriert.',
  },
  'flit/flit-12-hacker-hank/3': {
    title: 'Hacker Hank: gegen eine Gang',
    summary:
      'Eine Khind-Gang gegenüber von Flit 12 „Hacker Hank“ kann im nächsten Zug nicht aufrechterhalten werden, da die ignorierten GANG-Symbole nichts bewirken; ein neu ausgelegter Charakter, der kein Flit ist, wird ebenfalls ignoriert.',
  },
  'flit/flit-12-hacker-hank/4': {
    title: 'Hacker Hank: ignoriert ist nicht fort',
    summary: 'Ein ignorierter Charakter ist weder fort noch aus dem Spiel.',
  },
  'flit/flit-12-hacker-hank/5': {
    title: 'Hacker Hank: was abgeschaltet ist',
    summary: 'Eine Karte zu ignorieren schaltet ihre Werte, Symbole und Sonderfunktion ab und sonst nichts.',
  },
  'flit/flit-12-hacker-hank/6': {
    title: 'Hacker Hank: Verstärkungen sind möglich',
    summary: 'Ein ignorierter Charakter liegt weiter als Charakter da, man darf ihn also verstärken.',
  },
  'flit/flit-12-hacker-hank/7': {
    title: 'Hacker Hank: einen Wert erhöhen',
    summary:
      'Einen Wert eines ignorierten Charakters zu erhöhen ist vergeblich; eine Wirkung, die die gesamte Stärke festlegt, gilt trotzdem.',
  },
  'flit/flit-12-hacker-hank/8': {
    title: 'Hacker Hank: Stärke 0',
    summary: 'Die Stärke ist nie unbestimmt: Ein ignorierter Charakter ohne alles andere ergibt Stärke 0.',
  },
  'flit/flit-12-hacker-hank/9': {
    title: 'Hacker Hank: Frage zu Stärke 6',
    summary:
      'Fragt, wie viel nötig ist, wenn Flit 12 „Hacker Hank“ einer Stärke von 6 gegenübersteht, von der 3 aus Charakteren stammt.',
  },
  'flit/flit-12-hacker-hank/10': {
    title: 'Hacker Hank: wie lange er aktiv ist',
    summary:
      'Ein Charakter ist von der Charakterphase an aktiv, in der er ausgelegt wird, durch den Zug des Gegners hindurch, bis der nächste Charakter seines Besitzers ihn bedeckt.',
  },
  'flit/flit-12-hacker-hank/11': {
    title: 'Hacker Hank: 3 von 6 bleiben',
    summary:
      'Gegen Stärke 6, davon 3 aus Charakteren, lässt Flit 12 „Hacker Hank“ noch 3 zu erreichen, durch Verstärkungen oder Unterstützungen.',
  },
  'flit/flit-12-hacker-hank/12': {
    title: 'Hacker Hank: die Antwort',
    summary:
      'In der Antwort muss der Gegner trotzdem einen Charakter auslegen; ist es kein Flit und keiner mit GESCHÜTZT, so wird er ignoriert, und Verstärkungen und Unterstützungen allein müssen die Stärke erreichen.',
  },
  'flit/flit-12-hacker-hank/13': {
    title: 'Hacker Hank: Frage zu Mutanten',
    summary:
      'Fragt, warum der Elementwechsel eines Mutanten bestehen bleibt, obwohl Flit 12 „Hacker Hank“ den Mutanten ignoriert.',
  },
  'flit/flit-12-hacker-hank/14': {
    title: 'Hacker Hank: Mutanten vorher und nachher',
    summary:
      'Ein Elementwechsel, der geschah, bevor Flit 12 „Hacker Hank“ kam, wird nicht rückgängig gemacht. Ein Mutant, der ausgelegt wird, während er aktiv ist, hat keine Werte, keine Bedingung, keinen Elementwechsel und keinen SCHILD.',
  },
  'flit/flit-12-hacker-hank/15': {
    title: 'Hacker Hank: Frage zu Stärke 0',
    summary: 'Fragt, ob ein ignorierter Charakter auf eine Eröffnung mit Stärke 0 antworten kann.',
  },
  'flit/flit-12-hacker-hank/16': {
    title: 'Hacker Hank: Antwort auf Stärke 0',
    summary:
      'Ein ignorierter Charakter trägt nichts bei, aber Stärke 0 ist immer erreicht, solange ein Charakter ausgelegt wurde.',
  },
  'flit/flit-13-mad-mike': {
    title: 'Mad Mike',
    summary:
      'Solange Flit 13 „Mad Mike“ aktiv ist, werden gegnerische Karten mit Symbol ignoriert, ausgenommen Flit-Charaktere und Karten mit GESCHÜTZT.',
  },
  'flit/flit-13-mad-mike/1': {
    title: 'Mad Mike: Sonderfunktion',
    summary:
      'Aufgedruckt auf Flit 13 „Mad Mike“: Karten des Gegners mit Symbol werden ignoriert, außer Flit-Charakteren und Karten mit GESCHÜTZT.',
  },
  'flit/flit-13-mad-mike/2': {
    title: 'Mad Mike: GESCHÜTZT',
    summary: 'Eine aktive Karte mit GESCHÜTZT und einem weiteren Symbol wird nicht ignoriert.',
  },
  'flit/flit-13-mad-mike/3': {
    title: 'Mad Mike: mit eigenem Nebel',
    summary:
      'Symbole, die durch den eigenen Terrah 26 „Undurchdringlicher Nebel“ ignoriert werden, sind noch da; Flit 13 „Mad Mike“ ignoriert also die Karten, die sie tragen.',
  },
  'flit/flit-13-mad-mike/4': {
    title: 'Mad Mike: Bluff-Karten',
    summary:
      'Auch Bluff-Karten werden ignoriert und zeigen keinen Bluff im umkämpften Element; bei ignorierten Bluff-Karten darf man nicht „Farbe bekennen“ verlangen.',
  },
  'flit/flit-27-abwurf-faulgas': {
    title: 'Abwurf Faulgas',
    summary:
      'Solange Flit 27 „Abwurf Faulgas“ aktiv ist, bringt der Rückzug seines Besitzers dem Gegner einen Drachen weniger.',
  },
  'flit/flit-27-abwurf-faulgas/1': {
    title: 'Abwurf Faulgas: Sonderfunktion',
    summary:
      'Aufgedruckt auf Flit 27 „Abwurf Faulgas“: Zieht sein Besitzer sich zurück, gewinnt der Gegner einen Drachen weniger.',
  },
  'flit/flit-27-abwurf-faulgas/2': {
    title: 'Abwurf Faulgas gegen Redamikanas',
    summary:
      'Gegen Hoax 10 „Redamikanas der Kartograph“ heben die beiden Wirkungen einander auf: kein zusätzlicher Drache.',
  },
  'flit/flit-27-abwurf-faulgas/3': {
    title: 'Abwurf Faulgas gegen Geisterbilder',
    summary:
      'Gegen Vulca 27 „Geisterbilder“ heben die beiden Wirkungen einander auf: kein zusätzlicher Drache.',
  },
  'flit/flit-27-abwurf-faulgas/4': {
    title: 'Abwurf Faulgas gegen Bestürzung',
    summary:
      'Gegen Khind 24 „Schleuder der Bestürzung“ heben die beiden Wirkungen einander auf: kein zusätzlicher Drache.',
  },
  'flit/flit-27-abwurf-faulgas/5': {
    title: 'Abwurf Faulgas gegen Sirenen',
    summary:
      'Der Drache von Aqua 28 „Unwiderstehliche Sirenen“ kommt nicht durch den Rückzug, darum verhindert Flit 27 „Abwurf Faulgas“ ihn nicht.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher': {
    title: 'Nervtötendes Gezwitscher',
    summary:
      'Solange Flit 28 „Nervtötendes Gezwitscher“ ausliegt, darf der Gegner am Zugende keine zusätzlichen Karten nachziehen.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/1': {
    title: 'Gezwitscher: Sonderfunktion',
    summary:
      'Aufgedruckt auf Flit 28 „Nervtötendes Gezwitscher“: kein zusätzliches Nachziehen für den Gegner am Zugende.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/2': {
    title: 'Gezwitscher: was es verhindert',
    summary:
      'Nur Sonderfunktionen, die am Zugende zusätzliches Nachziehen gewähren, sind verhindert; die folgenden fünf sind solche.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/3': {
    title: 'Gezwitscher gegen Flacka',
    summary: 'Die zwei zusätzlichen Karten von Vulca 15 „Flacka“ darf man nicht nachziehen.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/4': {
    title: 'Gezwitscher gegen Top Gun',
    summary: 'Die zusätzliche Karte von Khind 5 „Top Gun“ darf man nicht nachziehen.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/5': {
    title: 'Gezwitscher gegen Khind-Brüderschaft',
    summary: 'Die zusätzliche Karte von Khind 28 „Khind-Brüderschaft“ darf man nicht nachziehen.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/6': {
    title: 'Gezwitscher gegen Hakbaad',
    summary: 'Die zusätzliche Karte von Hyla 605 „Hakbaad“ darf man nicht nachziehen.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/7': {
    title: 'Gezwitscher gegen Schlangenzunge',
    summary: 'Die zusätzliche Karte von Inquisitor 414 „Schlangenzunge“ darf man nicht nachziehen.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/8': {
    title: 'Gezwitscher: anderes Nachziehen',
    summary:
      'Nachziehen in einer anderen Phase oder von anderer Art bleibt erlaubt, wie durch Hoax 27 „Sammle neue Anhänger“, Hoax 15 „Ketharkopas der Astronom“, Mimix 18 „Schamane des Heiligen Opfers“ oder Mimix 21 „Schamane des Lebens nach dem Tod“.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/9': {
    title: 'Gezwitscher: das normale Nachziehen',
    summary: 'Das normale Nachziehen auf sechs Karten ist nicht betroffen.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen': {
    title: 'Verwirre den Heiligen Drachen',
    summary:
      'Zieht sich der Spieler von Flit 29 „Verwirre den Heiligen Drachen“ im selben Zug zurück, so gewinnt der Gegner höchstens einen Drachen.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/1': {
    title: 'Verwirre den Drachen: Sonderfunktion',
    summary:
      'Aufgedruckt auf Flit 29 „Verwirre den Heiligen Drachen“: Ein Rückzug jetzt bringt dem Gegner höchstens einen Drachen.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/2': {
    title: 'Verwirre den Drachen gegen Redamikanas',
    summary:
      'Auch mit Hoax 10 „Redamikanas der Kartograph“ auf der anderen Seite bringt der Rückzug höchstens einen Drachen.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/3': {
    title: 'Verwirre den Drachen gegen Geisterbilder',
    summary:
      'Auch mit Vulca 27 „Geisterbilder“ auf der anderen Seite bringt der Rückzug höchstens einen Drachen.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/4': {
    title: 'Verwirre den Drachen gegen Bestürzung',
    summary:
      'Auch mit Khind 24 „Schleuder der Bestürzung“ auf der anderen Seite bringt der Rückzug höchstens einen Drachen.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/5': {
    title: 'Verwirre den Drachen gegen Sirenen',
    summary:
      'Der Drache von Aqua 28 „Unwiderstehliche Sirenen“ kommt nicht durch den Rückzug und wird daher zusätzlich gewonnen.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/6': {
    title: 'Verwirre den Drachen: Frage zu Vulca 27',
    summary:
      'Fragt, ob sich Vulca 27 „Geisterbilder“ und Flit 29 „Verwirre den Heiligen Drachen“ widersprechen.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/7': {
    title: 'Verwirre den Drachen: kein Widerspruch',
    summary:
      'Kein Widerspruch: Andere Karten mögen 0 bis 4 Drachen ergeben, Flit 29 „Verwirre den Heiligen Drachen“ begrenzt die Zahl dann auf einen.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/8': {
    title: 'Verwirre den Drachen: zuletzt angewandt',
    summary:
      'Die Begrenzung kommt nach jeder anderen Wirkung auf die Drachen: 0 bleibt 0, alles Höhere wird 1.',
  },
  'flit/flit-31-starte-grossangriff': {
    title: 'Starte Großangriff',
    summary:
      'In dem Zug, in dem man Flit 31 „Starte Großangriff“ auslegt, darf man beliebig viele Verstärkungen auslegen.',
  },
  'flit/flit-31-starte-grossangriff/1': {
    title: 'Starte Großangriff: Sonderfunktion',
    summary: 'Aufgedruckt auf Flit 31 „Starte Großangriff“: Verstärkungen ohne Grenze in diesem Zug.',
  },
  'flit/flit-31-starte-grossangriff/2': {
    title: 'Starte Großangriff: was es umfasst',
    summary:
      'Die Verstärkungen kommen zu der einen Verstärkung oder Unterstützung hinzu, die ohnehin erlaubt ist; zusätzliche Bluff-Karten oder das Beladen von Schiffen sind nicht eingeschlossen.',
  },
  'flit/flit-31-starte-grossangriff/3': {
    title: 'Starte Großangriff: Eröffnung und STOPP',
    summary:
      'Die Erlaubnis gilt auch bei Kampfbeginn und nach einem STOPP, denn eine Sonderfunktion steht über allgemeinen Regeln und Symbolen.',
  },
  'flit/flit-32-auserwaehlter-der-luefte': {
    title: 'Auserwählter der Lüfte',
    summary:
      'Wird Flit 32 „Auserwählter der Lüfte“ ausgelegt, so werfen beide Spieler ihre aktiven Unterstützungen ab, ausgenommen solche mit GESCHÜTZT.',
  },
  'flit/flit-32-auserwaehlter-der-luefte/1': {
    title: 'Auserwählter der Lüfte: Sonderfunktion',
    summary:
      'Aufgedruckt auf Flit 32 „Auserwählter der Lüfte“: Beide Seiten verlieren ihre aktiven Unterstützungen, außer denen mit GESCHÜTZT.',
  },
  'flit/flit-32-auserwaehlter-der-luefte/2': {
    title: 'Auserwählter der Lüfte: mit Mekarthas',
    summary:
      'Eine Unterstützung, deren GESCHÜTZT-Symbol durch Hoax 16 „Mekarthas der Scharfsinnige“ ignoriert wird, wird auch abgeworfen.',
  },
  'flit/flit-32-auserwaehlter-der-luefte/3': {
    title: 'Auserwählter der Lüfte: Bluff-Karten',
    summary: 'Bluff-Karten sind Unterstützungen und werden auch abgeworfen.',
  },
  'flit/flit-32-auserwaehlter-der-luefte/4': {
    title: 'Auserwählter der Lüfte: ignorierte Karten',
    summary: 'Ignorierte Unterstützungen sind noch Unterstützungen und werden auch abgeworfen.',
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop': {
    title: 'Cool Cat und Cool Cop',
    summary:
      'Khind 1 „Cool Cat“ lässt ungerade, Khind 2 „Cool Cop“ gerade aufgedruckte Werte gegnerischer Charaktere als 0 zählen.',
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop/1': {
    title: 'Cool Cat und Cool Cop: Sonderfunktion',
    summary:
      'Aufgedruckt auf Khind 1 „Cool Cat“ und Khind 2 „Cool Cop“: Ungerade oder gerade aufgedruckte Werte der Charaktere des Gegners zählen 0.',
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop/2': {
    title: 'Cool Cat und Cool Cop: Drachenkauf',
    summary:
      'Handkarten, die für einen Drachenkauf wie Vulca 29 „Bezaubere den Heiligen Drachen“ abgeworfen werden, zählen mit den Werten, die die gegnerische Cool-Gang ihnen lässt.',
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop/3': {
    title: 'Cool Cat und Cool Cop: Raupen',
    summary:
      'Handkarten, die für eine Raupe wie Pillar 19 „Lichtsucher-Raupe“ abgeworfen werden, zählen mit den Werten, die die gegnerische Cool-Gang ihnen lässt.',
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop/4': {
    title: 'Cool Cat und Cool Cop: Wasser der Verbindung',
    summary:
      'Gegen die Cool-Gang kommt das eigene Aqua 27 „Wasser der Verbindung“ an zweiter Stelle: Es nimmt die aufgedruckten Werte, die die Gang übrig gelassen hat.',
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop/5': {
    title: 'Cool Cat und Cool Cop: Rechenbeispiel',
    summary:
      'Rechenbeispiel: Gegen Khind 2 „Cool Cop“ werden ein geschütztes 4/0, ein 1/2 und ein 2/1 zu 4/0, 1/0 und 0/1, dann durch Aqua 27 „Wasser der Verbindung“ zu 4/4, 1/1 und 1/1: Stärke 6 in beiden Elementen.',
  },
  'khind/khind-03-cool-kid-khind-04-cool-cub': {
    title: 'Cool Kid und Cool Cub',
    summary:
      'Khind 3 „Cool Kid“ lässt ungerade, Khind 4 „Cool Cub“ gerade aufgedruckte Werte gegnerischer Verstärkungen und Unterstützungen als 0 zählen.',
  },
  'khind/khind-03-cool-kid-khind-04-cool-cub/1': {
    title: 'Cool Kid und Cool Cub: Sonderfunktion',
    summary:
      'Aufgedruckt auf Khind 3 „Cool Kid“ und Khind 4 „Cool Cub“: Ungerade oder gerade aufgedruckte Werte der Verstärkungen und Unterstützungen des Gegners zählen 0.',
  },
  'khind/khind-03-cool-kid-khind-04-cool-cub/2': {
    title: 'Cool Kid und Cool Cub: Bluff-Karten',
    summary:
      'Die aufgedruckte 2 einer Bluff-Karte ist gerade, also zählt gegen Khind 4 „Cool Cub“ jede Bluff-Karte 0. Drachenkauf, Raupen und Aqua 27 „Wasser der Verbindung“ behandelt man wie bei Khind 1 und 2.',
  },
  'khind/khind-05-top-gun': {
    title: 'Top Gun',
    summary:
      'Solange Khind 5 „Top Gun“ aktiv ist, darf sein Besitzer am Ende jedes eigenen Zuges eine zusätzliche Karte nachziehen.',
  },
  'khind/khind-05-top-gun/1': {
    title: 'Top Gun: Sonderfunktion',
    summary: 'Aufgedruckt auf Khind 5 „Top Gun“: eine zusätzliche Karte am Zugende.',
  },
  'khind/khind-05-top-gun/2': {
    title: 'Top Gun: in jedem Zug',
    summary:
      'Solange die Top-Gang aktiv bleibt, gilt das in jedem eigenen Zug, auch mit mehr als sechs Handkarten.',
  },
  'khind/khind-05-top-gun/3': {
    title: 'Top Gun gegen Feuerwall',
    summary: 'Gegen Vulca 26 „Feuerwall“ darf man keine Karte nachziehen.',
  },
  'khind/khind-05-top-gun/4': {
    title: 'Top Gun gegen Klebriger Staub',
    summary: 'Gegen Khind 25 „Klebriger Staub“ darf man im ganzen Zug höchstens 1 Karte nachziehen.',
  },
  'khind/khind-05-top-gun/5': {
    title: 'Top Gun gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ kann man die Karte mit vier oder mehr Handkarten nicht nehmen.',
  },
  'khind/khind-05-top-gun/6': {
    title: 'Top Gun gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ darf man keine Karte nachziehen.',
  },
  'khind/khind-05-top-gun/7': {
    title: 'Top Gun gegen Gezwitscher',
    summary: 'Gegen Flit 28 „Nervtötendes Gezwitscher“ darf man die zusätzliche Karte nicht nachziehen.',
  },
  'khind/khind-06-top-dog': {
    title: 'Top Dog',
    summary:
      'Einmal in jedem eigenen Zug darf Khind 6 „Top Dog“ eine aktive gegnerische Karte mit Symbol abwerfen, aber weder den letzten Charakter noch eine Karte mit GESCHÜTZT.',
  },
  'khind/khind-06-top-dog/1': {
    title: 'Top Dog: Sonderfunktion',
    summary:
      'Aufgedruckt auf Khind 6 „Top Dog“: Im eigenen Zug darf eine aktive Symbolkarte des Gegners abgeworfen werden, außer dem letzten Charakter und Karten mit GESCHÜTZT.',
  },
  'khind/khind-06-top-dog/2': {
    title: 'Top Dog: jeden Zug eine Karte',
    summary:
      'Solange die Top-Gang aktiv bleibt, geht das in jedem eigenen Zug, jedes Mal mit einer einzelnen Karte und nicht mit einem PAAR.',
  },
  'khind/khind-06-top-dog/3': {
    title: 'Top Dog: in jeder Phase',
    summary:
      'Keine Phase ist vorgeschrieben: Man darf es vor dem neuen Charakter nutzen, auch wenn die Gang danach nicht aufrechterhalten werden kann.',
  },
  'khind/khind-06-top-dog/4': {
    title: 'Top Dog: der letzte Charakter',
    summary:
      'Der „letzte“ Charakter ist der einzige verbliebene, nicht der zuletzt ausgelegte: Von mehreren aktiven Charakteren mit Symbol darf man jeden wählen, solange einer bleibt.',
  },
  'khind/khind-06-top-dog/5': {
    title: 'Top Dog: erneut ausgelegt',
    summary:
      'Eine Karte, die auf die Hand zurückkam und im selben Zug wieder ausgelegt wird, ist neu und darf ihre einmal je Zug erlaubte Sonderfunktion wieder nutzen.',
  },
  'khind/khind-06-top-dog/6': {
    title: 'Top Dog: einmal je Zug',
    summary: 'Man darf es in jedem Moment des eigenen Zuges nutzen, aber nur einmal.',
  },
  'khind/khind-07-top-star': {
    title: 'Top Star',
    summary:
      'Einmal in jedem eigenen Zug darf Khind 7 „Top Star“ eine aktive gegnerische Verstärkung oder Unterstützung abwerfen.',
  },
  'khind/khind-07-top-star/1': {
    title: 'Top Star: Sonderfunktion',
    summary:
      'Aufgedruckt auf Khind 7 „Top Star“: Im eigenen Zug darf eine aktive Verstärkung oder Unterstützung des Gegners abgeworfen werden.',
  },
  'khind/khind-07-top-star/2': {
    title: 'Top Star: jeden Zug eine Karte',
    summary:
      'Solange die Top-Gang aktiv bleibt, geht das in jedem eigenen Zug mit einer Verstärkung (nicht mit einem PAAR), einer Unterstützung oder einer Bluff-Karte.',
  },
  'khind/khind-07-top-star/3': {
    title: 'Top Star: in jeder Phase',
    summary:
      'Keine Phase ist vorgeschrieben: Man darf es vor dem neuen Charakter nutzen, auch wenn die Gang danach nicht aufrechterhalten werden kann.',
  },
  'khind/khind-07-top-star/4': {
    title: 'Top Star: den Nebel beseitigen',
    summary:
      '„Top Star“ darf ausgelegt werden, Terrah 26 „Undurchdringlicher Nebel“ beseitigen und dann weitere der Gang nach sich ziehen; Mitglieder aus früheren Zügen werden trotzdem inaktiv, denn beim Auslegen wurde das GANG-Symbol ignoriert.',
  },
  'khind/khind-07-top-star/5': {
    title: 'Top Star: erneut ausgelegt',
    summary:
      'Auf die Hand zurückgekehrt und im selben Zug wieder ausgelegt, ist „Top Star“ neu und darf wieder abwerfen.',
  },
  'khind/khind-07-top-star/6': {
    title: 'Top Star: einmal je Zug',
    summary: 'Man darf es in jedem Moment des eigenen Zuges nutzen, aber nur einmal.',
  },
  'khind/khind-08-top-banana': {
    title: 'Top Banana',
    summary: 'Am Ende des eigenen Zuges darf Khind 8 „Top Banana“ den Gegner eine Handkarte abwerfen lassen.',
  },
  'khind/khind-08-top-banana/1': {
    title: 'Top Banana: Sonderfunktion',
    summary:
      'Aufgedruckt auf Khind 8 „Top Banana“: Am Zugende kann man den Gegner eine Handkarte abwerfen lassen.',
  },
  'khind/khind-08-top-banana/2': {
    title: 'Top Banana: in jedem Zug',
    summary: 'Solange die Top-Gang aktiv bleibt, geht das in jedem eigenen Zug; der Gegner wählt die Karte.',
  },
  'khind/khind-08-top-banana/3': {
    title: 'Top Banana gegen „Genug jetzt!“',
    summary:
      'Beendet Intervention 404 „Genug jetzt!“ den Zug, gibt es kein normales Zugende und keinen Abwurf.',
  },
  'khind/khind-09-top-shot': {
    title: 'Top Shot',
    summary:
      'Am Ende des eigenen Zuges darf Khind 9 „Top Shot“ vom gegnerischen Nachziehstapel die oberste Karte abwerfen.',
  },
}
