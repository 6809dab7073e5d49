/** Titles and summaries in German: errata and questions. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de4: RuleTexts<RuleId> = {
  'errata/back-up-der-biomatrix-rda-208': {
    title: 'Back-up der Biomatrix: nicht freiwillig',
    summary:
      'Back-up der Biomatrix (RdA 208): Wird die aufgewertete Kreatur zerstört, so kommt sie ins Archiv ihres Besitzers. Das ist nicht mehr freiwillig.',
  },
  'errata/bauernopfer-rda-279': {
    title: 'Bauernopfer: nur nach einem Opfer',
    summary:
      'Bauernopfer (RdA 279): Du opferst eine befreundete Kreatur; nur wenn du das getan hast, werden 2 Kreaturen je 3 Schaden zugefügt. Ohne Opfer kein Schaden.',
  },
  'errata/bibliothekszugang-rda-115': {
    title: 'Bibliothekszugang wird verbannt',
    summary:
      'Bibliothekszugang (RdA 115): Für den Rest des Zuges ziehst du jedes Mal eine Karte, wenn du eine andere Karte spielst; Bibliothekszugang selbst wird verbannt und kommt so nie auf den Ablagestapel.',
  },
  'errata/experimentelle-therapie-rda-157': {
    title: 'Experimentelle Therapie: eigene Fraktion',
    summary:
      'Experimentelle Therapie (RdA 157): Die aufgewertete Kreatur darf verwendet werden, als gehörte sie zur aktiven Fraktion, behält aber ihre eigene. Wird die Aufwertung gespielt, so wird die Kreatur betäubt und erschöpft.',
  },
  'errata/koeder-rda-267': {
    title: 'Köder: höchstens zweimal',
    summary:
      'Köder (RdA 267): Hat der Gegner mehr Æmber als du, so stiehlst du 1. Hat er danach immer noch mehr, so wird noch einmal gestohlen und dann nicht mehr.',
  },
  'errata/schmerzhafte-ranken-rda-064': {
    title: 'Schmerzhafte Ranken: 1 oder 4 Schaden',
    summary:
      'Schmerzhafte Ranken (RdA 064): Jeder Kreatur wird 1 Schaden zugefügt; hat der Gegner in seinem letzten Zug einen Schlüssel geschmiedet, sind es stattdessen 4 auf einmal.',
  },
  'errata/back-up-der-biomatrix-zda-124': {
    title: 'Sicherheitskopie ist eine eigene Karte',
    summary:
      'Sicherheitskopie (ZdA 124, Logos) hat einen eigenen Titel und ist nicht die Mars-Karte Back-up der Biomatrix: Sie legt die zerstörte Kreatur oben auf das Deck statt ins Archiv, und die beiden gelten nie als Kopien voneinander. Der deutsche Name lautet „Sicherheitskopie“.',
  },
  'errata/doppelte-bruchstelle-zda-109': {
    title: 'Doppelte Bruchstelle verdoppelt beide',
    summary:
      'Doppelte Bruchstelle (ZdA 109): Alpha; jeder Spieler erhält so viel Æmber, wie er im eigenen Vorrat hat, beide Vorräte verdoppeln sich also.',
  },
  'errata/drummernaut-zda-006': {
    title: 'Drummernaut: ein anderer Riese zurück',
    summary:
      'Drummernaut (ZdA 006): Wenn er gespielt wird, nach einem Kampf und nach dem Ernten kehrt eine andere befreundete Riese-Kreatur auf deine Hand zurück, nie Drummernaut selbst.',
  },
  'errata/ein-leben-fuer-ein-leben-zda-273': {
    title: 'Ein Leben für ein Leben: nur nach Opfer',
    summary:
      'Ein Leben für ein Leben (ZdA 273): Du opferst eine Kreatur; nur wenn du das getan hast, werden einer Kreatur 6 Schaden zugefügt.',
  },
  'errata/elende-puppe-zda-107': {
    title: 'Elende Puppe: zerstören oder Marker',
    summary:
      'Elende Puppe (ZdA 107): Liegt irgendwo im Spiel ein Verderbensmarker, so zerstört ihre Aktion alle Kreaturen mit Verderbensmarker; nur wenn keiner da ist, legt sie einen auf eine Kreatur.',
  },
  'errata/entropischer-wirbel-zda-143': {
    title: 'Entropischer Wirbel zählt Merkmale',
    summary:
      'Entropischer Wirbel (ZdA 143): Du wählst eine Kreatur; für jedes Merkmal, das sie hat, werden ihr 2 Schaden zugefügt und du erhältst 1 Æmber.',
  },
  'errata/lollop-der-titanische-zda-014': {
    title: 'Lollop der Titanische: angegriffen',
    summary:
      'Lollop der Titanische (ZdA 014) fügt keinen Schaden zu, wenn er angegriffen wird; greift er an, so fügt er wie üblich Schaden zu.',
  },
  'errata/prince-derric-der-einiger-zda-240': {
    title: 'Prinz Derric: der deutsche Name',
    summary: 'Die Karte ZdA 240 heißt auf Deutsch „Prinz Derric der Einiger“.',
  },
  'errata/schatten-von-dis-zda-103': {
    title: 'Schatten von Dis: nur feindliche',
    summary:
      'Schatten von Dis (ZdA 103): Feindliche Kreaturen haben bis zu deinem nächsten Zug leere Textkästen, nur ihre Merkmale bleiben. Nur feindliche Kreaturen sind betroffen, und der Effekt ist vorbei, wenn dein nächster Zug beginnt.',
  },
  'errata/schmerzreaktion-zda-078': {
    title: 'Schmerzreaktion: Nachbarn danach',
    summary:
      'Schmerzreaktion (ZdA 078): Einer feindlichen Kreatur werden 2 Schaden zugefügt; wird sie dadurch zerstört, so werden jedem ihrer Nachbarn 2 Schaden zugefügt, nachdem sie das Spiel verlassen hat.',
  },
  'faq/alpha/1': {
    title: 'Mimikry als Heureka!: zu spät',
    summary:
      'Du hast in diesem Schritt schon eine Karte gespielt und spielst Mimikry als Kopie von Heureka! aus dem Ablagestapel des Gegners: Die Kopie hat Alpha, kann also nicht gespielt werden, und Mimikry kommt auf deine Hand zurück.',
  },
  'faq/alpha/2': {
    title: 'Mimikry als Heureka!: als Allererstes',
    summary:
      'Als Allererstes in Schritt 3 darf Mimikry als Kopie von Heureka! gespielt werden: Alpha ist erfüllt, und du handelst Heureka! ab (2 Æmber erhalten, 2 zufällige Handkarten archivieren).',
  },
  'faq/als-ob/1': {
    title: 'Nexus verwendet Scherbe des Neids',
    summary:
      'Du erntest mit Nexus und verwendest die Scherbe des Neids des Gegners, die einzige Scherbe im Spiel, als ob sie deine wäre: Sie gilt für sich selbst als befreundet und gibt dir 1 Æmber (zusätzlich zu dem fürs Ernten).',
  },
  'faq/als-ob/2': {
    title: 'Replikator löst Sequis aus',
    summary:
      'Du erntest mit Replikator und löst die „Ernte:“-Fähigkeit des gegnerischen Sequis aus, als ob du ihn kontrollieren würdest: Sequis erbeutet 1 Æmber aus dem Vorrat des Gegners, also aus dem Vorrat dessen, der ihn kontrolliert.',
  },
  'faq/archiv/1': {
    title: 'Dysania und archivierte Kreaturen',
    summary:
      'Der Gegner hat mit Probensammlung 2 deiner Kreaturen in sein Archiv gelegt, und du spielst Dysania: Statt abgelegt zu werden, kehren die Kreaturen auf deine Hand zurück. Auf diese Weise wurde nichts abgelegt, also erhältst du kein Æmber.',
  },
  'faq/auf-diese-weise/1': {
    title: 'Obsidian-Schmiede: beschütztes Opfer',
    summary:
      'Du verwendest Obsidian-Schmiede und wählst eine beschützte Kreatur als Opfer: Sie verliert ihren Beschützt-Marker und bleibt, wurde nicht auf diese Weise zerstört und senkt darum die Kosten des Schlüssels nicht.',
  },
  'faq/auf-diese-weise/2': {
    title: 'Saurianer-Ei mit zwei Saurianern',
    summary:
      'Sind beide Karten, die das Saurianer-Ei mit „Universell:“ ablegt, Saurianer-Kreaturen, so kommen beide spielbereit ins Spiel, jede mit drei „+1 Stärke“-Markern, und das Ei wird zerstört.',
  },
  'faq/betaeuben/1': {
    title: 'Zorn auf eine betäubte Kreatur',
    summary:
      'Du spielst Zorn auf eine betäubte befreundete Kreatur: Statt zu kämpfen, wird sie erschöpft und ihre Betäubung entfernt. Das geht auch, wenn der Gegner keine Kreatur hat, gegen die sie kämpfen könnte.',
  },
  'faq/betaeuben/2': {
    title: 'Maaansch, wenn alle betäubt sind',
    summary:
      'Du spielst Maaansch, während jede feindliche Kreatur schon betäubt ist: Du musst nicht Maaansch selbst betäuben, sondern darfst eine betäubte Kreatur wählen. Sie wird nicht ein zweites Mal betäubt, also geschieht nichts.',
  },
  'faq/bibliothekszugang/1': {
    title: 'Bibliothekszugang und Wildes Wurmloch',
    summary:
      'Nach Bibliothekszugang spielst du Wildes Wurmloch: Zuerst erhältst du dessen Æmber-Bonus, dann kommen seine „Spielen:“-Fähigkeit und das Ziehen durch Bibliothekszugang in der Reihenfolge, die du willst. Die vom Deck gespielte Karte gibt zuerst ihren eigenen Æmber-Bonus, dann kommen ihre „Spielen:“-Fähigkeiten und ein weiteres Ziehen, wieder in deiner Reihenfolge.',
  },
  'faq/bonussymbole/1': {
    title: 'Düsterhorn mit Schadenssymbol',
    summary:
      'Du spielst Düsterhorn mit einem Schadenssymbol und triffst eine feindliche Kreatur: Düsterhorn ist im Spiel, bevor seine Symbole abgehandelt werden, darum fügt seine eigene Fähigkeit dieser Kreatur 1 Schaden mehr zu.',
  },
  'faq/bonussymbole/2': {
    title: 'Knochensäge mit Schadenssymbol',
    summary:
      'Du spielst Knochensäge mit einem Schadenssymbol und zerstörst damit eine befreundete Kreatur: Knochensäge ist schon vor dem Symbol erschöpft ins Spiel gekommen und bleibt erschöpft.',
  },
  'faq/bonussymbole/3': {
    title: 'Wilde Hülle und Fülle: welche Symbole',
    summary:
      'Nach Wilde Hülle und Fülle wird jedes Bonussymbol der nächsten Karte, die du in diesem Zug spielst, ein weiteres Mal abgehandelt: die durch Verbesserung hinzugefügten und auch die Æmber-Symbole, die immer auf der Karte stehen.',
  },
  'faq/bonussymbole/4': {
    title: 'Schulter-Es mit Schadenssymbol',
    summary:
      'Du spielst Schulter-Es mit einem Schadenssymbol: Dieser Schaden kommt nicht von Schulter-Es, darum fügt das Symbol wie üblich 1 Schaden zu, und du stiehlst nichts.',
  },
  'faq/bonussymbole/5': {
    title: 'Echter Fünfziger zerstört sich selbst',
    summary:
      'Du spielst Echter Fünfziger mit einem Schadenssymbol als einzige Kreatur im Spiel: Der Schaden muss an Echter Fünfziger gehen und zerstört ihn, bevor seine „Spielen:“-Fähigkeit 1 Æmber stehlen könnte.',
  },
  'faq/bonussymbole/6': {
    title: 'Echter Fünfziger: Ziehen zählt trotzdem',
    summary:
      'Echter Fünfziger, die einzige Kreatur im Spiel, hat ein Schaden- und ein Ziehen-Symbol: Der Schaden zerstört ihn, und du ziehst trotzdem eine Karte. Alle Symbole einer gespielten Karte werden abgehandelt, auch wenn sie das Spiel schon verlassen hat.',
  },
  'faq/bonussymbole/7': {
    title: 'Zwei Schadenssymbole gegen Beschützt',
    summary:
      'Eine Karte mit zwei Schadenssymbolen kann eine beschützte Kreatur der Stärke 1 zerstören: Jedes Symbol wird für sich abgehandelt, das erste entfernt den Beschützt-Marker, das zweite fügt seinen Schaden zu.',
  },
  'faq/erkundung/1': {
    title: 'Erkundung: die andere Karte',
    summary:
      'Erkundung: Von den zwei angesehenen Karten kommt die, die nicht abgelegt wird, wieder oben auf das Deck. Eine Karte, die man sich nur ansieht, kommt genau dorthin zurück, wo sie war.',
  },
  'faq/ersatzeffekte/1': {
    title: 'Nervenschock gegen Pos Feen',
    summary:
      'Du spielst Nervenschock, während der Gegner 2 Æmber und Pos Feen hat: Das Æmber kommt aus der gemeinsamen Reserve statt aus seinem Vorrat, gilt aber als gestohlen, also fügst du auch die 2 Schaden zu. Du erhältst 1, er behält 2.',
  },
  'faq/ersatzeffekte/2': {
    title: 'Dimensionsportal und Sir Mark',
    summary:
      'Der Gegner hat Sir Mark; du spielst Dimensionsportal und erntest: Du stiehlst 1 Æmber, statt es zu erhalten. Durch das Ernten wurde also nichts erhalten, und Sir Mark erbeutet nichts.',
  },
  'faq/ersatzeffekte/3': {
    title: 'Diskombobulator und Gargantodon',
    summary:
      'Du hast eine Kreatur mit Diskombobulator, der Gegner hat Gargantodon und will dir 1 Æmber stehlen: Dein Æmber kann nicht gestohlen werden, darum gibt es nichts, was Gargantodon in ein Erbeuten verwandeln könnte. Nichts geschieht.',
  },
  'faq/ersatzeffekte/4': {
    title: 'Pos Feen und zwei Sir Mark',
    summary:
      'Du erntest mit Pos Feen, während der Gegner zwei Sir Mark hat: Jeder erbeutet nacheinander das geerntete Æmber, und jedes Mal kommt es stattdessen aus der gemeinsamen Reserve. Beide bekommen 1, und du behältst deines.',
  },
  'faq/erster-spielzug/1': {
    title: 'Erster Zug: Phasenverschiebung',
    summary:
      'Der Startspieler spielt Phasenverschiebung als die eine Karte seines ersten Zuges: Er darf noch eine Karte von der Hand spielen, die nicht zu Logos gehört, denn Karteneffekte verändern die Regel für den ersten Zug.',
  },
  'faq/erster-spielzug/2': {
    title: 'Erster Zug: Wildes Wurmloch',
    summary:
      'Der Startspieler spielt Wildes Wurmloch als die eine Karte seines ersten Zuges: Auch die oberste Karte des Decks wird gespielt, denn die Regel für den ersten Zug begrenzt nur Karten, die von der Hand gespielt oder abgelegt werden.',
  },
  'faq/erwachter-albtraum/1': {
    title: 'Erwachter Albtraum: Kosten ändern sich',
    summary:
      'Erwachter Albtraum: Die Schlüsselkosten des Gegners stehen nicht fest, wenn die Karte gespielt wird. In seinem nächsten Zug richten sie sich nach der Zahl der Dis-Kreaturen, die dann im Spiel sind, und ändern sich, wenn solche kommen und gehen.',
  },
  'faq/faygin/1': {
    title: 'Faygin und das Straßenkind des Gegners',
    summary:
      'Du erntest mit Faygin und wählst das Straßenkind des Gegners: Es geht aus dem Spiel auf die Hand seines Besitzers, also auf die des Gegners und nicht auf deine.',
  },
  'faq/flanken/1': {
    title: 'Positronenblitz mitten in der Reihe',
    summary:
      'Spektralbohrer lässt eine Kreatur mitten in der Schlachtreihe als Flankenkreatur gelten, und Positronenblitz wird auf sie gespielt: Ihr werden 3 Schaden zugefügt, einem Nachbarn, den du wählst, 2, und dem anderen Nachbarn dieser zweiten Kreatur 1.',
  },
  'faq/flanken/2': {
    title: 'Sinestra und Dexus: beide Flanken',
    summary:
      'Du hast Sinestra und Dexus, der Gegner hat keine Kreatur und spielt eine: Sie ist an der linken und an der rechten Flanke, also verliert der Gegner 2 Æmber.',
  },
  'faq/fuer-jede-jedes-jeden/1': {
    title: 'Sack voll Münzen teilt auf',
    summary:
      'Sack voll Münzen wird abgehandelt, während du 3 Æmber im Vorrat hast: Jeder der 3 Schaden darf einer anderen Kreatur zugefügt werden.',
  },
  'faq/grubenfuerst/1': {
    title: 'Grubenfürst, wenn Dis verboten ist',
    summary:
      'Du hast Grubenfürst, und der Restringuntus des Gegners nennt Dis: In deinem nächsten Zug musst du Dis wählen und kannst es nicht. „Kann nicht“ gewinnt, also wählst du eine deiner anderen Fraktionen.',
  },
  'faq/grubenfuerst/2': {
    title: 'Maverick-Grubenfürst ohne Dis',
    summary:
      'Du hast einen Maverick-Grubenfürst einer anderen Fraktion in einem Deck ohne Dis und kontrollierst keine Dis-Karte: Dis kannst du nicht wählen, darum wird seine Forderung ignoriert, und du wählst eine deiner eigenen Fraktionen.',
  },
  'faq/ketten/1': {
    title: 'Ketten bei 7 Handkarten',
    summary:
      'Mit 2 Ketten und 7 Handkarten würdest du im Schritt „Karten ziehen“ nichts ziehen, also wird keine Kette gesprengt.',
  },
  'faq/ketten/2': {
    title: 'Ketten bei 5 Handkarten',
    summary:
      'Mit 2 Ketten und 5 Handkarten würdest du im Schritt „Karten ziehen“ 1 Karte ziehen; die Ketten verhindern es, du bleibst also bei 5 Karten und sprengst 1 Kette.',
  },
  'faq/klein-niff/1': {
    title: 'Klein Niff: Nachbar muss nicht überleben',
    summary:
      'Ronnie Uhrich, ein Nachbar von Klein Niff, greift an und wird im Kampf zerstört: Klein Niff stiehlt trotzdem 1 Æmber, denn ein Nachbar wurde zum Kämpfen verwendet und muss nicht überleben.',
  },
  'faq/koeder/1': {
    title: 'Köder gegen 14 Æmber',
    summary:
      'Der Gegner hat 14 Æmber, du hast 0 und spielst Köder: Der Effekt geschieht zweimal und nicht öfter. Wiederholt wird nur das Stehlen vor der Anweisung zum Wiederholen, die Vorräte sind danach also 12 und 2.',
  },
  'faq/kreaturen-mit-staerke-0/1': {
    title: 'König der Klippe und Plündernder Goblin',
    summary:
      'Du spielst König der Klippe, während der Gegner Plündernder Goblin hat: Dessen Stärke sinkt auf 0, und als Kreatur mit nicht weniger Schaden als Stärke wird er zerstört, ganz ohne Schaden auf sich.',
  },
  'faq/kreaturen-verschieben/1': {
    title: 'Replikator und Wächter des Sanctums',
    summary:
      'Du löst mit Replikator die „Ernte:“-Fähigkeit von Wächter des Sanctums des Gegners aus: Nichts geschieht, denn eine Kreatur wechselt nie die Schlachtreihe, außer ein Effekt ändert ausdrücklich, wer sie kontrolliert.',
  },
  'faq/kreaturen-verwenden/1': {
    title: 'Zorn, wenn es keinen Gegner gibt',
    summary:
      'Du spielst Zorn auf einen erschöpften Haudrauf, während der Gegner keine Kreaturen hat: Haudrauf wird spielbereit, kann nicht kämpfen und bleibt spielbereit. Danach darf er nach den üblichen Regeln verwendet werden.',
  },
  'faq/kreaturen-verwenden/2': {
    title: 'Gefechtspheromone: zweimal verwendet',
    summary:
      'Du opferst Gefechtspheromone, erntest mit Gedankenmanipulator, dann mit „John Smyth“ und machst damit Gedankenmanipulator spielbereit: Er darf noch einmal verwendet werden, denn erlaubt sind bis zu 2 andere Mars-Karten und nicht 2 Verwendungen.',
  },
  'faq/mimikry-gel/1': {
    title: 'Mimikry-Gel kopiert nur die Grundkarte',
    summary:
      'Mimikry-Gel kopiert nur die Karte selbst: keinen Schaden, keine Stärkemarker und keinen Beschützt-Marker der kopierten Kreatur und keinen Text oder Wert, den sie durch Aufwertungen oder andere Effekte hat.',
  },
  'faq/mimikry-gel/2': {
    title: 'Mimikry-Gel als „Bruchpilot“ Muldoon',
    summary:
      'Mimikry-Gel als Kopie von „Bruchpilot“ Muldoon kommt spielbereit ins Spiel und durch Stationieren an jeder Stelle deiner Schlachtreihe: Auch was verändert, wie die Karte ins Spiel kommt, wird kopiert.',
  },
  'faq/mimikry-gel/3': {
    title: 'Mimikry-Gel als Legionär-o-bot',
    summary:
      'Mimikry-Gel als Kopie eines Legionär-o-bots, der gerade eine Kreatur ist, ist eine Kreatur der Stärke 5, die man verwenden kann, als gehörte sie zur aktiven Fraktion.',
  },
  'faq/neutronenhai/1': {
    title: 'Neutronenhai zerstört sich selbst',
    summary:
      'Du spielst Neutronenhai gegen zwei feindliche Kreaturen und zerstörst eine davon und den Neutronenhai selbst; die von deinem Deck abgelegte Karte ist keine Logos-Karte. Der Effekt wird nicht noch einmal ausgelöst, denn der Neutronenhai hat das Spiel verlassen.',
  },
  'faq/phasenverschiebung/1': {
    title: 'Zwei Phasenverschiebungen',
    summary:
      'Du spielst in einem Zug zwei Phasenverschiebungen: Jede erlaubt eine weitere Karte, die nicht zu Logos gehört, du darfst in diesem Zug also 2 davon spielen.',
  },
  'faq/phasenverschiebung/2': {
    title: 'Phasenverschiebung und Mimikry',
    summary:
      'Logos ist aktiv, du spielst Phasenverschiebung und dann Mimikry als Kopie von Vernebeln: Die Erlaubnis für eine Karte, die nicht zu Logos gehört, ist verbraucht, obwohl die Kopie eine Logos-Karte ist; eine andere solche Karte darfst du nicht mehr spielen.',
  },
  'faq/ruestung/1': {
    title: 'Schatten-Ich für den Raubritter',
    summary:
      'Raubritter (Stärke 4, Rüstung 2), ein Nachbar deines Schatten-Ichs, wird von einer Kreatur mit Stärke 4 angegriffen: Seine Rüstung verhindert 2, die anderen 2 werden stattdessen Schatten-Ich zugefügt, der Raubritter nimmt keinen. Zugleich werden dem Angreifer 4 zugefügt, und er wird zerstört.',
  },
  'faq/ruestung/2': {
    title: 'Heiliges Schild auf Maruck',
    summary:
      'Heiliges Schild schützt Maruck der Gezeichnete, der dann eine Kreatur mit Stärke 3 angreift: Der Schaden ist aufgehalten, bevor Rüstung ins Spiel kommt; Maruck erbeutet also nichts und hat seine 1 Rüstung noch.',
  },
  'faq/schatten-von-dis/1': {
    title: 'Schatten von Dis und Silberzahn',
    summary:
      'Unter dem Schatten von Dis des Gegners spielst du Silberzahn: Er kommt spielbereit ins Spiel, denn sein Text wirkt darauf, wie er ins Spiel kommt, bevor er dort eine Kreatur ohne Text ist.',
  },
  'faq/schatten-von-dis/2': {
    title: 'Schatten von Dis und zwei Glimmer',
    summary:
      'Unter dem Schatten von Dis des Gegners hast du zwei Glimmer auf der Hand: Nur der erste kann gespielt werden, denn Alpha beschränkt die Karte auf der Hand, und dort hat sie ihren Text.',
  },
  'faq/schatten-von-dis/3': {
    title: 'Schatten von Dis und Dämmerungshexe',
    summary:
      'Unter dem Schatten von Dis des Gegners spielst du Dämmerungshexe: Du darfst weiter Karten spielen, verwenden und ablegen, denn Omega wirkt, nachdem die Karte gespielt worden ist, und dann ist sie im Spiel und ohne Text.',
  },
  'faq/schluesselhammer/1': {
    title: 'Schlüsselhammer nach zwei Schlüsseln',
    summary:
      'Der Gegner hat in seinem letzten Zug 2 Schlüssel geschmiedet, und du spielst Schlüsselhammer: Nur einer der beiden wird ungeschmiedet gemacht; du wählst, welcher.',
  },
  'faq/schulter-es/1': {
    title: 'Schulter-Es gegen Rüstung',
    summary:
      'Schulter-Es wird von einer Kreatur mit 6 Rüstung angegriffen: Es stiehlt 1 Æmber. Das Stehlen tritt an die Stelle des Schadens, den es zufügen will, auch wenn Rüstung, Beschützt, Unverwundbar oder ein Effekt wie Schild der Gerechtigkeit ihn aufhalten würde.',
  },
  'faq/schulter-es/2': {
    title: 'Schulter-Es gegen Scharmützel',
    summary:
      'Schulter-Es wird von einer Kreatur mit Scharmützel angegriffen: Es würde gar keinen Schaden zufügen und stiehlt darum nichts. Dasselbe gilt, wenn es Schwer zu fassen erhalten hat und in diesem Zug zum ersten Mal angegriffen wird.',
  },
  'faq/schwer-zu-fassen/1': {
    title: 'Gabos wählt eine schwer zu fassende',
    summary:
      'Gabos Langarm greift eine Kreatur ohne Schwer zu fassen an und wählt vor dem Kampf eine Kreatur mit Schwer zu fassen, die seinen Schaden nehmen soll: Ihr wird der Schaden zugefügt, denn sie ist nicht die angegriffene.',
  },
  'faq/schwer-zu-fassen/2': {
    title: 'Gabos greift eine schwer zu fassende an',
    summary:
      'Gabos Langarm greift das Æmberteufelchen des Gegners zum ersten Mal in diesem Zug an und wählt eine andere Kreatur, die seinen Schaden nehmen soll: Ihr wird der Schaden zugefügt. Schwer zu fassen schützt nur die angegriffene Kreatur.',
  },
  'faq/sechser-regel/1': {
    title: 'Sechser-Regel und Mimikry',
    summary:
      'Mimikry, als Kopie einer Aktionskarte im Ablagestapel des Gegners gespielt, zählt für die Sechser-Regel als ein Spielen der kopierten Karte.',
  },
  'faq/sir-mark/1': {
    title: 'Zwei Sir Mark, ein geerntetes Æmber',
    summary:
      'Du hast 2 Æmber und erntest, während der Gegner zwei Sir Mark hat: Nur das eben geerntete Æmber, also 1, kann erbeutet werden. Als aktiver Spieler wählst du, welcher der beiden es erbeutet, und behältst deine 2.',
  },
  'faq/so-viel-wie-moeglich-abhandeln/1': {
    title: 'Poltergeist auf Kriegsstandarte',
    summary:
      'Du darfst Poltergeist auf die Kriegsstandarte des Gegners spielen, die nicht verwendet werden kann: Dieser Teil wird ignoriert, und das Artefakt wird zerstört.',
  },
  'faq/so-viel-wie-moeglich-abhandeln/2': {
    title: 'Im Wald verirrt ohne eigene Kreatur',
    summary:
      'Du darfst Im Wald verirrt ohne eigene Kreatur gegen zwei feindliche spielen: Beide werden ins Deck ihres Besitzers gemischt, und der Teil über befreundete Kreaturen wird ignoriert.',
  },
  'faq/timing/1': {
    title: 'Masterplan und Greifranken',
    summary:
      'Mit der „Universell:“-Fähigkeit von Masterplan spielst du die Greifranken, die darunter liegen: Masterplan ist da noch im Spiel, Greifranken dürfen es also auf deine Hand zurückschicken, und es wird nicht geopfert.',
  },
  'faq/timing/2': {
    title: 'Tolas mit den anderen zerstört',
    summary:
      'Pforte nach Dis zerstört mehrere Kreaturen, darunter Tolas: Niemand erhält Æmber, denn Tolas achtet auf den Augenblick, in dem die Karten auf den Ablagestapel kommen, und geht zusammen mit den anderen.',
  },
  'faq/timing/3': {
    title: 'Pingel gegen König der Klippe',
    summary:
      'Du hast Pingel die Nervensäge, und der Gegner spielt König der Klippe: Dessen konstante Fähigkeit bringt Pingel auf Stärke 0 und zerstört sie, bevor Pingels Fähigkeit ausgelöst werden kann; König der Klippe nimmt also keinen Schaden.',
  },
  'faq/timing/4': {
    title: 'Nexus erhält eine „Ernte:“-Fähigkeit',
    summary:
      'Du erntest mit Nexus und verwendest den Spektralbohrer des Gegners auf Nexus selbst: Nexus erhält eine „Ernte:“-Fähigkeit, während seine „Ernte:“-Fähigkeiten noch abgehandelt werden, also ziehst du die Karte sofort.',
  },
  'faq/timing/5': {
    title: 'Interdimensionaler Spalt oder Og zuerst',
    summary:
      'Du hast Interdimensionaler Spalt gespielt; der Gegner hat 10 Æmber und Schmiedemeister Og und schmiedet einen Schlüssel für 6. Beide Effekte kommen nach dem Schmieden, also wählt der Gegner als aktiver Spieler die Reihenfolge: Er kann die übrigen 4 zuerst verlieren oder sie dir geben.',
  },
  'faq/timing/6': {
    title: 'Wann der Schutzanzug beschützt',
    summary:
      'Schutzanzug beschützt seine Kreatur, nachdem eine Aktionskarte gespielt und ihr Æmber-Bonus erhalten ist, zugleich mit anderen Effekten nach dem Spielen einer Aktionskarte, aber immer vor deren „Spielen:“-Fähigkeit.',
  },
  'faq/timing/7': {
    title: 'Ansturm und Sirenen-Horn',
    summary:
      'Eine Kreatur mit Ansturm 2 und Sirenen-Horn greift eine Kreatur an, die 2 Schaden zerstören würden: Ansturm und „Vor dem Kampf:“-Fähigkeiten kommen gleichzeitig, also wählst du, ob das Æmber vor oder nach dem Schaden durch Ansturm verschoben wird.',
  },
  'faq/timing/8': {
    title: 'Wann Schmerzreaktion Nachbarn trifft',
    summary:
      'Schmerzreaktion zerstört eine feindliche Kreatur: Anders als sonst der Schaden einer Fähigkeit kommt der zweite erst, nachdem diese Kreatur das Spiel verlassen hat. Er trifft die Kreaturen, die unmittelbar davor ihre Nachbarn waren.',
  },
  'faq/timing/9': {
    title: 'Zerschmettern mit Feuerspeier',
    summary:
      'Die feindliche Schlachtreihe hat Stärke 2, 1, 1, 1, 2; mit Zerschmettern greift dein Feuerspeier die mittlere Kreatur an. Seine „Vor dem Kampf:“-Fähigkeit zerstört die drei mit Stärke 1 gemeinsam, darum sind die Nachbarn weg, die Zerschmettern meint: Sein Schaden scheitert, und die Flankenkreaturen überleben mit je 1 Schaden.',
  },
  'faq/timing/10': {
    title: 'Phalanx-Stoß gegen Beschützt',
    summary:
      'Phalanx-Stoß auf eine beschützte Kreatur: Der erste Schaden entfernt den Beschützt-Marker, und wenn du eine befreundete Kreatur erhebst, um den Effekt zu wiederholen, darf der zweite derselben Kreatur zugefügt werden. Wiederholter Schaden ist nicht gleichzeitig mit dem ersten.',
  },
  'faq/timing/11': {
    title: 'Overlord Graukin holt Tolas',
    summary:
      'Dein Overlord Graukin zerstört den gegnerischen Tolas im Kampf und bringt ihn unter deiner Kontrolle ins Spiel: Dafür erhält niemand Æmber, denn Tolas war nicht im Spiel, als er zerstört wurde.',
  },
  'faq/toedliche-ablenkung/1': {
    title: 'Zweimal Tödliche Ablenkung',
    summary:
      'Zweimal Tödliche Ablenkung auf dieselbe Kreatur, der später im Zug 1 Schaden zugefügt wird: Sie nimmt insgesamt 5. Zusätzlicher Schaden vergrößert den ursprünglichen; er ist keiner für sich und erhöht sich nicht noch einmal.',
  },
  'faq/verlaesst-das-spiel-saugfalle/1': {
    title: 'Saugfalle gibt den Drachen zurück',
    summary:
      'Greifranken schicken eine Saugfalle, die deinen eigenen Kelifi-Drachen verbannt hat, auf die Hand ihres Besitzers zurück, während du kein Æmber hast: Der Drache kommt wieder ins Spiel, denn er wird ins Spiel gebracht und nicht gespielt.',
  },
  'faq/verlaesst-das-spiel-saugfalle/2': {
    title: 'Saugfalle und Mürrischer Caper',
    summary:
      'Ein Mürrischer Caper, der dir gehört und den der Gegner kontrolliert, wird durch Saugfalle verbannt, und die Saugfalle wird später zerstört: Der Caper kommt neu ins Spiel, darum bringt ihn seine eigene Fähigkeit wieder unter die Kontrolle des Gegners seines Besitzers.',
  },
  'faq/wildes-wurmloch-kelifi-drache/1': {
    title: 'Wildes Wurmloch findet Kelifi-Drache',
    summary:
      'Mit 0 Æmber spielst du Wildes Wurmloch (nun hast du 1), und oben auf deinem Deck liegt Kelifi-Drache, der 7 Æmber verlangt: Er kann nicht gespielt werden und bleibt, wo er war, oben auf deinem Deck.',
  },
  'faq/wuehler/1': {
    title: 'Zwei benachbarte Wühler',
    summary:
      'Zwei Wühler sind Nachbarn, und einer wird von einer Kreatur mit Stärke 2 angegriffen: Beide nehmen gleichzeitig 2 Schaden. Er wird nur einmal zugefügt und geht nicht zwischen ihnen hin und her.',
  },
  'faq/zensiert/1': {
    title: 'Das vierte Æmber auf [ZENSIERT] allein',
    summary:
      'Ein viertes Æmber, das anders auf [ZENSIERT] gelangt, erlaubt nicht, es zu opfern und einen Schlüssel zu schmieden: Æmber darauflegen und Schmieden sind eine einzige Fähigkeit, und ausgelöst wird sie nur, nachdem du Logos als aktive Fraktion gewählt hast.',
  },
  'faq/zerstoert-effekte/1': {
    title: 'Yxilo-Schütze gegen Falscher Fünfziger',
    summary:
      'Der Yxilo-Schütze des Gegners erntet und zerstört mit seinen 2 Schaden deinen Falschen Fünfziger: Dessen „Zerstört:“-Fähigkeit schickt ihn zuerst auf deine Hand zurück, und ein Effekt, der noch auf eine Karte in einem verborgenen Bereich wartet, ist verloren. Er wird also nicht verbannt.',
  },
  'faq/zerstoert-effekte/2': {
    title: 'Seelendieb stirbt mit Valdr',
    summary:
      'Dein Seelendieb greift Valdr an, und beide werden zerstört: Seine Fähigkeit wird nicht ausgelöst (Valdr wird nicht verbannt, Æmber gibt es nicht), denn beide gehen gleichzeitig, und er müsste im Spiel sein.',
  },
  'faq/zerstoert-effekte/3': {
    title: 'Dumas Heilung kommt zu spät',
    summary:
      'Giftwelle zerstört Duma die Märtyrerin und eine andere deiner Kreaturen: Dumas Heilung rettet die andere nicht, denn sie ist schon zum Zerstören markiert.',
  },
  'faq/zerstoert-effekte/4': {
    title: 'Tolas und Falscher Fünfziger',
    summary:
      'Mit Tolas im Spiel wird ein Falscher Fünfziger zerstört und kehrt auf die Hand zurück: Tolas gibt trotzdem 1 Æmber, denn eine Karte gilt als zerstört, auch wenn ihre „Zerstört:“-Fähigkeit sie aus dem Spiel bringt.',
  },
  'faq/zerstoert-effekte/5': {
    title: 'Jargogle spielt eine Karte mit Omega',
    summary:
      'Jargogle wird in deinem Zug zerstört und spielt eine Karte mit Omega, die unter ihm liegt. In Schritt 3 endet dieser Schritt, sobald alles Ausstehende abgehandelt ist; in Schritt 1 (ein Schlüssel wird geschmiedet, während Verrücktes Dingsbums im Spiel ist) geht es mit Schritt 2 weiter, und du hast einen ganz normalen Schritt 3.',
  },
  'faq/zerstoert-effekte/6': {
    title: 'Seelenwächter und Opal-Ritter',
    summary:
      'Du hast eine Kreatur der Stärke 2 mit Seelenwächter, der Gegner eine mit Stärke 6 und eine mit Stärke 5, und du spielst Opal-Ritter: Die mit 2 und die mit 6 werden markiert, Seelenwächter trifft dann die mit 6, die noch im Spiel ist, und die mit 5 überlebt.',
  },
  'faq/zerstoert-effekte/7': {
    title: 'Optio Gorkus und Imperialer Schild',
    summary:
      'Alle Kreaturen werden zerstört, darunter dein Optio Gorkus mit Imperialer Schild und seine Nachbarn mit Æmber. Der aktive Spieler ordnet die „Zerstört:“-Fähigkeiten: In deinem Zug verschiebst du alles Æmber auf Gorkus und von dort in die gemeinsame Reserve; im Zug des Gegners kann er sie so ordnen, dass er das Æmber der Nachbarn bekommt.',
  },
}
