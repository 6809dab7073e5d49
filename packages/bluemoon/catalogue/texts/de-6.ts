import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de6: RuleTexts<RuleId> = {
  'khind/khind-09-top-shot/1': {
    title: 'Top Shot: Sonderfunktion',
    summary:
      'Aufgedruckt auf Khind 9 „Top Shot“: Am Zugende darf die oberste Karte vom Nachziehstapel des Gegners abgeworfen werden.',
  },
  'khind/khind-09-top-shot/2': {
    title: 'Top Shot: in jedem Zug',
    summary: 'Solange die Top-Gang aktiv bleibt, geht das am Ende jedes eigenen Zuges.',
  },
  'khind/khind-09-top-shot/3': {
    title: 'Top Shot gegen „Genug jetzt!“',
    summary:
      'Beendet Intervention 404 „Genug jetzt!“ den Zug, gibt es kein normales Zugende, und die Sonderfunktion kann nicht genutzt werden.',
  },
  'khind/khind-14-fun-fun': {
    title: 'Fun Fun',
    summary: 'Khind 14 „Fun Fun“ verdoppelt alle Werte der aktiven Charaktere seines Besitzers.',
  },
  'khind/khind-14-fun-fun/1': {
    title: 'Fun Fun: Sonderfunktion',
    summary: 'Aufgedruckt auf Khind 14 „Fun Fun“: doppelte Werte für alle eigenen Charaktere.',
  },
  'khind/khind-14-fun-fun/2': {
    title: 'Fun Fun: wer etwas davon hat',
    summary:
      'Jeder eigene aktive Charakter hat etwas davon, andere Mitglieder der Fun-Gang ebenso wie FREI-Charaktere.',
  },
  'khind/khind-14-fun-fun/3': {
    title: 'Fun Fun gegen „Genug jetzt!“',
    summary:
      'Wiederholt den Hinweis zur Top-Gang, dass Intervention 404 „Genug jetzt!“ kein normales Zugende lässt; die Sonderfunktion von „Fun Fun“ wirkt dauernd und braucht keines.',
  },
  'khind/khind-23-khindkin': {
    title: 'KhindKin',
    summary:
      'Khind 23 „KhindKin“ darf ausgelegt werden, ohne die früheren Karten im Kampfbereich zusammenzuschieben; diese bleiben dann aktiv.',
  },
  'khind/khind-23-khindkin/1': {
    title: 'KhindKin: Sonderfunktion',
    summary:
      'Aufgedruckt auf Khind 23 „KhindKin“: Er darf zu den aktiven Karten im Kampfbereich hinzukommen, und diese bleiben aktiv.',
  },
  'khind/khind-23-khindkin/2': {
    title: 'KhindKin: STOPP bleibt stumm',
    summary:
      'Ein STOPP auf einer aktiv gehaltenen Karte wirkt nicht noch einmal: STOPP wirkt nur, wenn seine Karte ausgelegt wird.',
  },
  'khind/khind-23-khindkin/3': {
    title: 'KhindKin: zu einer einzelnen Karte',
    summary: '„KhindKin“ darf auch zu einer einzelnen Karte gelegt werden, die dann aktiv bleibt.',
  },
  'khind/khind-23-khindkin/4': {
    title: 'KhindKin: eine übrige Verstärkung',
    summary:
      'Eine Verstärkung, die liegen blieb, als ihr Charakter mit WIEDERAUFNEHMEN auf die Hand kam, bleibt mit „KhindKin“ aktiv.',
  },
  'khind/khind-23-khindkin/5': {
    title: 'KhindKin gegen Nebel',
    summary:
      '„KhindKin“ hält eine Gang auch gegen Terrah 26 „Undurchdringlicher Nebel“ aktiv: Gang und „KhindKin“ greifen zusammen an.',
  },
  'khind/khind-23-khindkin/6': {
    title: 'KhindKin gegen Mad Mike',
    summary:
      'Nicht die GANG-Symbole, sondern seine Sonderfunktion hält die Karten aktiv; das geht auch gegen Flit 13 „Mad Mike“, wobei die ganze Gang ignoriert, aber aktiv ist.',
  },
  'khind/khind-23-khindkin/7': {
    title: 'KhindKin: die Gang fortführen',
    summary:
      'Liegt „KhindKin“ bei ihr, so kann eine Gang nur weitergehen, nachdem er auf die Hand genommen wurde, oder indem man „KhindKin“ noch einmal auslegt.',
  },
  'khind/khind-23-khindkin/8': {
    title: 'KhindKin: später ignoriert',
    summary:
      'Wird die Sonderfunktion von „KhindKin“ später, im Zug des Gegners, ignoriert, bleiben die gehaltenen Karten aktiv: Was gewirkt hat, wird nicht rückgängig gemacht.',
  },
  'khind/khind-23-khindkin/9': {
    title: 'KhindKin: nichts geschieht neu',
    summary: 'Durch „KhindKin“ aktiv zu bleiben löst bestimmte Sonderfunktionen nicht neu aus.',
  },
  'khind/khind-23-khindkin/10': {
    title: 'KhindKin: die Liste bei den Fäusten',
    summary:
      'Die Liste bei Khind 31 „Lass’ die Fäuste tanzen“ sagt, welche Sonderfunktionen nicht noch einmal geschehen; sie gilt auch für „KhindKin“.',
  },
  'khind/khind-24-schleuder-der-bestuerzung': {
    title: 'Schleuder der Bestürzung',
    summary:
      'Solange Khind 24 „Schleuder der Bestürzung“ aktiv ist, gewinnt ihr Besitzer einen zusätzlichen Drachen, wenn der Gegner sich zurückzieht.',
  },
  'khind/khind-24-schleuder-der-bestuerzung/1': {
    title: 'Schleuder der Bestürzung: Sonderfunktion',
    summary:
      'Aufgedruckt auf Khind 24 „Schleuder der Bestürzung“: Ein Rückzug des Gegners bringt einen Drachen mehr.',
  },
  'khind/khind-24-schleuder-der-bestuerzung/2': {
    title: 'Schleuder der Bestürzung gegen Bethenitana',
    summary: 'Gegen Hoax 11 „Bethenitana die Erzählerin“ bringt der Rückzug gar keinen Drachen.',
  },
  'khind/khind-24-schleuder-der-bestuerzung/3': {
    title: 'Schleuder der Bestürzung gegen Brennende Raserei',
    summary:
      'Gegen Mimix 29 „Brennende Raserei“ heben die beiden Wirkungen einander auf: kein zusätzlicher Drache.',
  },
  'khind/khind-24-schleuder-der-bestuerzung/4': {
    title: 'Schleuder der Bestürzung gegen Faulgas',
    summary:
      'Gegen Flit 27 „Abwurf Faulgas“ heben die beiden Wirkungen einander auf: kein zusätzlicher Drache.',
  },
  'khind/khind-24-schleuder-der-bestuerzung/5': {
    title: 'Schleuder der Bestürzung gegen Flit 29',
    summary:
      'Hat der sich Zurückziehende in diesem Zug Flit 29 „Verwirre den Heiligen Drachen“ genutzt, so gibt es keinen zusätzlichen Drachen.',
  },
  'khind/khind-25-klebriger-staub': {
    title: 'Klebriger Staub',
    summary:
      'Solange Khind 25 „Klebriger Staub“ ausliegt, darf der Gegner je Zug nur eine Karte vom Nachziehstapel nehmen.',
  },
  'khind/khind-25-klebriger-staub/1': {
    title: 'Klebriger Staub: Sonderfunktion',
    summary:
      'Aufgedruckt auf Khind 25 „Klebriger Staub“: Nach einer gezogenen Karte zieht der Gegner in diesem Zug keine weitere.',
  },
  'khind/khind-25-klebriger-staub/2': {
    title: 'Klebriger Staub: jedes Nehmen zählt',
    summary: 'Jedes Nehmen aus dem Nachziehstapel zählt, auch das Heraussuchen: eine Karte je Zug.',
  },
  'khind/khind-25-klebriger-staub/3': {
    title: 'Klebriger Staub: Karten aus dem Stapel',
    summary:
      'Wer durch eine Sonderfunktion mehr Karten aus dem Nachziehstapel bekäme, wird durch Khind 25 „Klebriger Staub“ begrenzt.',
  },
  'khind/khind-25-klebriger-staub/4': {
    title: 'Klebriger Staub: Karten von anderswo',
    summary:
      'Sonderfunktionen, die Karten von anderswo auf die Hand bringen, und WIEDERAUFNEHMEN sind nicht betroffen.',
  },
  'khind/khind-27-lachgas': {
    title: 'Lachgas',
    summary:
      'Solange Khind 27 „Lachgas“ ausliegt, werden gegnerische Sonderfunktionen ignoriert, außer auf Flit-Charakteren; zwei wirksame heben einander auf.',
  },
  'khind/khind-27-lachgas/1': {
    title: 'Lachgas: Sonderfunktion',
    summary:
      'Aufgedruckt auf Khind 27 „Lachgas“: Gegnerische Sonderfunktionen werden ignoriert, außer auf Flit-Charakteren, es sei denn, auch der Gegner hat ein aktives „Lachgas“.',
  },
  'khind/khind-27-lachgas/2': {
    title: 'Lachgas: Korrektur angekündigt',
    summary: 'Kündigt die vom Verlag bestätigte korrigierte Fassung an.',
  },
  'khind/khind-27-lachgas/3': {
    title: 'Lachgas: korrigiert, erster Teil',
    summary:
      'Korrigierte Fassung, erster Teil: Sonderfunktionen des Gegners gelten nicht, ausgenommen auf Flit-Charakteren.',
  },
  'khind/khind-27-lachgas/4': {
    title: 'Lachgas: korrigiert, zweiter Teil',
    summary:
      'Korrigierte Fassung, zweiter Teil: Zwei Lachgase heben einander auf, solange beide Sonderfunktionen wirksam sind; eine dritte Karte, die eines davon ignoriert, beendet das.',
  },
  'khind/khind-27-lachgas/5': {
    title: 'Lachgas: warum geändert',
    summary:
      'Erklärt, warum der Wortlaut geändert wurde: Eine Unterstützung ist immer aktiv, auch wenn ihre Sonderfunktion ignoriert wird.',
  },
  'khind/khind-27-lachgas/6': {
    title: 'Lachgas: zwei davon',
    summary: 'Kurz: Zwei Lachgase, die einander gegenüberliegen, heben sich auf.',
  },
  'khind/khind-27-lachgas/7': {
    title: 'Lachgas gegen Zirper',
    summary: 'Flit 7 „Zirper“ auszulegen bewirkt, dass das gegnerische „Lachgas“ ignoriert wird.',
  },
  'khind/khind-27-lachgas/8': {
    title: 'Lachgas: wirkt wieder',
    summary: 'Wird das gegnerische ignoriert, wirkt das eigene „Lachgas“ wieder.',
  },
  'khind/khind-28-khind-bruederschaft': {
    title: 'Khind-Brüderschaft',
    summary:
      'Solange Khind 28 „Khind-Brüderschaft“ ausliegt, darf ihr Besitzer am Ende jedes eigenen Zuges eine zusätzliche Karte nachziehen.',
  },
  'khind/khind-28-khind-bruederschaft/1': {
    title: 'Khind-Brüderschaft: Sonderfunktion',
    summary: 'Aufgedruckt auf Khind 28 „Khind-Brüderschaft“: eine zusätzliche Karte am Zugende.',
  },
  'khind/khind-28-khind-bruederschaft/2': {
    title: 'Khind-Brüderschaft: mehr als 6 Handkarten',
    summary: 'Die Karte darf man auch mit mehr als sechs Handkarten nachziehen.',
  },
  'khind/khind-28-khind-bruederschaft/3': {
    title: 'Khind-Brüderschaft gegen Feuerwall',
    summary: 'Gegen Vulca 26 „Feuerwall“ darf man keine Karte nachziehen.',
  },
  'khind/khind-28-khind-bruederschaft/4': {
    title: 'Khind-Brüderschaft gegen Klebriger Staub',
    summary: 'Gegen Khind 25 „Klebriger Staub“ darf man im ganzen Zug höchstens 1 Karte nachziehen.',
  },
  'khind/khind-28-khind-bruederschaft/5': {
    title: 'Khind-Brüderschaft gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ kann man die Karte mit vier oder mehr Handkarten nicht nehmen.',
  },
  'khind/khind-28-khind-bruederschaft/6': {
    title: 'Khind-Brüderschaft gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ darf man keine Karte nachziehen.',
  },
  'khind/khind-28-khind-bruederschaft/7': {
    title: 'Khind-Brüderschaft gegen Gezwitscher',
    summary: 'Gegen Flit 28 „Nervtötendes Gezwitscher“ darf man die zusätzliche Karte nicht nachziehen.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft': {
    title: 'Pfeif das Lied der Freundschaft',
    summary:
      'Mit Khind 29 „Pfeif das Lied der Freundschaft“ darf man im Nachziehstapel eine Karte suchen, sie zeigen, nehmen und dann mischen.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/1': {
    title: 'Lied der Freundschaft: Sonderfunktion',
    summary:
      'Aufgedruckt auf Khind 29 „Pfeif das Lied der Freundschaft“: eine Karte aus dem Nachziehstapel wählen, zeigen und nehmen.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/2': {
    title: 'Lied der Freundschaft: Korrektur angekündigt',
    summary: 'Kündigt die korrigierte Fassung an.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/3': {
    title: 'Lied der Freundschaft: danach mischen',
    summary: 'Korrigierte Fassung: Ist die Karte gezeigt und genommen, wird der Nachziehstapel gemischt.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/4': {
    title: 'Lied der Freundschaft gegen Feuerwall',
    summary: 'Gegen Vulca 26 „Feuerwall“ kann man die Sonderfunktion nicht nutzen.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/5': {
    title: 'Lied der Freundschaft gegen Klebriger Staub',
    summary:
      'Gegen Khind 25 „Klebriger Staub“ ist die Suche erlaubt, doch darf man danach in der Nachziehphase keine Karte ziehen.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/6': {
    title: 'Lied der Freundschaft gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ kann man die Karte mit vier oder mehr Handkarten nicht nehmen.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/7': {
    title: 'Lied der Freundschaft gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ kann man die Sonderfunktion nicht nutzen.',
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens': {
    title: 'Öffne die Wundertüte des Lebens',
    summary:
      'Mit Khind 30 „Öffne die Wundertüte des Lebens“ darf man den eigenen Abwurfstapel verdeckt mischen und drei Karten davon nehmen.',
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens/1': {
    title: 'Wundertüte des Lebens: Sonderfunktion',
    summary:
      'Aufgedruckt auf Khind 30 „Öffne die Wundertüte des Lebens“: Der Abwurfstapel wird gemischt, und drei Karten davon dürfen auf die Hand gezogen werden.',
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens/2': {
    title: 'Wundertüte des Lebens gegen Feuerwall',
    summary: 'Vulca 26 „Feuerwall“ hindert das nicht: Die Karten kommen nicht vom Nachziehstapel.',
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens/3': {
    title: 'Wundertüte des Lebens gegen Klebriger Staub',
    summary: 'Khind 25 „Klebriger Staub“ hindert das nicht: Die Karten kommen nicht vom Nachziehstapel.',
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens/4': {
    title: 'Wundertüte des Lebens gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ darf man Karten nur nehmen, solange man weniger als vier auf der Hand hat.',
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens/5': {
    title: 'Wundertüte des Lebens gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ kann man die Sonderfunktion nicht nutzen.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen': {
    title: 'Lass’ die Fäuste tanzen',
    summary:
      'Nach Khind 31 „Lass’ die Fäuste tanzen“ greifen die eigenen aktiven Karten noch einmal an, anstelle eines neuen Charakters, den das STOPP verbietet.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/1': {
    title: 'Fäuste: Sonderfunktion',
    summary:
      'Aufgedruckt auf Khind 31 „Lass’ die Fäuste tanzen“: ein zweiter Angriff mit den eigenen aktiven Karten.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/2': {
    title: 'Fäuste: zu wenig Stärke',
    summary:
      'Erreicht der neue Angriff die gegnerische Stärke nicht, so nützt die Sonderfunktion nichts, und man muss sich zurückziehen.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/3': {
    title: 'Fäuste: bei ignorierten Funktionen',
    summary:
      'Werden die eigenen Sonderfunktionen ignoriert, wirkt das STOPP-Symbol trotzdem; nach Khind 31 „Lass’ die Fäuste tanzen“ kann man also keinen Charakter auslegen und muss sich zurückziehen.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/4': {
    title: 'Fäuste: ohne aktive Karten',
    summary:
      'Man darf sie ohne aktive Karten auslegen und sich dann zurückziehen, auf den Kampfbeginn verzichten oder mit Stärke 0 und einer eigenen Hyla angreifen; die Sonderfunktion ersetzt die Pflicht, einen Charakter auszulegen.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/5': {
    title: 'Fäuste: vorher wieder aufnehmen',
    summary:
      'Ein Charakter mit WIEDERAUFNEHMEN darf zuerst auf die Hand: Dann greifen nur Einflusskarten und Unterstützungen an.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/6': {
    title: 'Fäuste: eine Gang erweitern',
    summary:
      'Eine Gang, die durch Khind 31 „Lass’ die Fäuste tanzen“ noch einmal angegriffen hat, darf im nächsten Zug erweitert werden.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/7': {
    title: 'Fäuste: mit Piplox',
    summary:
      'Mit Hyla 604 „Piplox“ darf man trotz des STOPP eine Verstärkung, Unterstützung oder Bluff-Karte auslegen.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/8': {
    title: 'Fäuste: mit Gulpus Permanentus',
    summary: 'Mit Pillar 11 „Gulpus Permanentus“ darf man trotz des STOPP eine Verstärkung auslegen.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/9': {
    title: 'Fäuste: mit Genathones',
    summary:
      'Mit Hoax 14 „Genathones der Blinde“ darf man trotz des STOPP eine Unterstützung oder Bluff-Karte auslegen.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/10': {
    title: 'Fäuste: mit der Waffenkammer',
    summary:
      'Mit Buka 25 „Waffenkammer“ darf man trotz des STOPP eine Unterstützung oder Bluff-Karte auslegen.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/11': {
    title: 'Fäuste: bleiben, nicht neu auslegen',
    summary:
      'Noch einmal angreifen heißt aktiv bleiben, nicht erneut ausgelegt werden; die unten genannten Sonderfunktionen werden kein zweites Mal ausgelöst.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/12': {
    title: 'Fäuste: Mutanten',
    summary: 'Mutanten: Weder Bedingung noch Elementwechsel kommen noch einmal vor.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/13': {
    title: 'Fäuste: Sonderfunktionen mit „jetzt“',
    summary: 'Sonderfunktionen, die „jetzt“ wirken, im Moment des Auslegens, wirken nicht noch einmal.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/14': {
    title: 'Fäuste: Sarogakanas und Pluster',
    summary:
      'Hoax 17 „Sarogakanas der Uralte“ zieht keine weiteren Karten, und Flit 6 „Pluster“, auf dem eigentlich „jetzt“ stehen sollte, wirft keinen weiteren Charakter ab.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/15': {
    title: 'Fäuste: Kosten mit „Ich muss“',
    summary: 'Kosten mit „Ich muss“, wie auf Tutu und Kristallkarten, werden nicht noch einmal bezahlt.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/16': {
    title: 'Fäuste: Auslegebedingungen',
    summary: 'Bedingungen für das Auslegen einer Karte werden nicht noch einmal geprüft.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/17': {
    title: 'Fäuste: Goo Laa, KhindKin, Yang',
    summary:
      'Buka 23 „Geist des alten Goo Laa“ braucht keinen leeren Einflussbereich und wechselt das Element nicht noch einmal; auch hält Khind 23 „KhindKin“ keine Karten, und Aqua 12 „Yang“ oder 13 „Yin“ macht die nächste Karte nicht wieder FREI.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/18': {
    title: 'Fäuste: einmal je Zug',
    summary:
      'Eine einmal je Zug erlaubte Sonderfunktion, die vor Khind 31 „Lass’ die Fäuste tanzen“ genutzt wurde, ist für diesen Zug verbraucht: Noch einmal anzugreifen erneuert sie nicht.',
  },
  'terrah/terrah-13-kabu-kat': {
    title: 'Kabu Kat',
    summary:
      'Solange Terrah 13 „Kabu Kat“ aktiv ist, muss der Gegner in jedem eigenen Zug eine Unterstützung auslegen oder sich zurückziehen.',
  },
  'terrah/terrah-13-kabu-kat/1': {
    title: 'Kabu Kat: Sonderfunktion',
    summary:
      'Aufgedruckt auf Terrah 13 „Kabu Kat“: Der Gegner legt in diesem Zug eine Unterstützung aus oder zieht sich zurück.',
  },
  'terrah/terrah-13-kabu-kat/2': {
    title: 'Kabu Kat: Fäuste',
    summary:
      'Khind 31 „Lass’ die Fäuste tanzen“ erfüllt die Forderung nicht: Eine in einem früheren Zug ausgelegte Unterstützung wurde nicht in diesem Zug ausgelegt.',
  },
  'terrah/terrah-13-kabu-kat/3': {
    title: 'Kabu Kat: Bluff-Karten und Schiffe',
    summary: 'Eine Bluff-Karte gilt als ausgelegte Unterstützung; eine Karte auf ein Schiff zu laden nicht.',
  },
  'terrah/terrah-14-baku-but': {
    title: 'Baku But',
    summary:
      'Solange Terrah 14 „Baku But“ aktiv ist, muss der Gegner in jedem eigenen Zug eine Verstärkung auslegen oder sich zurückziehen.',
  },
  'terrah/terrah-14-baku-but/1': {
    title: 'Baku But: Sonderfunktion',
    summary:
      'Aufgedruckt auf Terrah 14 „Baku But“: Der Gegner legt in diesem Zug eine Verstärkung aus oder zieht sich zurück.',
  },
  'terrah/terrah-14-baku-but/2': {
    title: 'Baku But: Lachgas',
    summary:
      'Khind 27 „Lachgas“ auszulegen ist ein anderer Ausweg: Es ignoriert die Forderung von „Baku But“ sofort.',
  },
  'terrah/terrah-14-baku-but/3': {
    title: 'Baku But: Fäuste',
    summary:
      'Khind 31 „Lass’ die Fäuste tanzen“ erfüllt die Forderung nicht: Eine in einem früheren Zug ausgelegte Verstärkung wurde nicht in diesem Zug ausgelegt.',
  },
  'terrah/terrah-15-bashdin': {
    title: 'Bashdin',
    summary: 'Wird Terrah 15 „Bashdin“ ausgelegt, so darf man den Gegner zwei Handkarten abwerfen lassen.',
  },
  'terrah/terrah-15-bashdin/1': {
    title: 'Bashdin: Sonderfunktion',
    summary:
      'Aufgedruckt auf Terrah 15 „Bashdin“: Jetzt kann man den Gegner zwei Handkarten abwerfen lassen.',
  },
  'terrah/terrah-15-bashdin/2': {
    title: 'Bashdin: wer wählt',
    summary:
      'Ob es geschieht, entscheidet der Spieler von „Bashdin“; welche zwei Karten es sind, entscheidet der Gegner.',
  },
  'terrah/terrah-21-22-23-24-sturm-unterstuetzungen': {
    title: 'Stürme',
    summary:
      'Wer zu Beginn des eigenen Zuges zwei oder mehr aktive Sturm-Unterstützungen (Terrah 21 bis 24) hat, gewinnt einen Drachen.',
  },
  'terrah/terrah-21-22-23-24-sturm-unterstuetzungen/1': {
    title: 'Stürme: Sonderfunktion',
    summary:
      'Aufgedruckt auf Terrah 21 bis 24: Mehr als ein aktiver Sturm zu Zugbeginn bringt insgesamt einen Drachen.',
  },
  'terrah/terrah-21-22-23-24-sturm-unterstuetzungen/2': {
    title: 'Stürme: in jedem Zug',
    summary: 'Der Drache kommt zu Beginn jedes eigenen Zuges, in dem zwei oder mehr Stürme ausliegen.',
  },
  'terrah/terrah-21-22-23-24-sturm-unterstuetzungen/3': {
    title: 'Stürme: insgesamt ein Drache',
    summary:
      'Die Stürme zählen nicht einzeln füreinander: Zwei, drei oder vier bringen je Zug nur einen Drachen.',
  },
  'terrah/terrah-21-22-23-24-sturm-unterstuetzungen/4': {
    title: 'Stürme: andere Drachen daneben',
    summary:
      'Die Grenze betrifft nur die Stürme; Drachen durch Rückzug oder aus anderen Quellen gewinnt man daneben.',
  },
  'terrah/terrah-25-stinkender-morast': {
    title: 'Stinkender Morast',
    summary:
      'Solange Terrah 25 „Stinkender Morast“ ausliegt, darf der Gegner keine Charaktere mit einem aufgedruckten Wert über 4 auslegen.',
  },
  'terrah/terrah-25-stinkender-morast/1': {
    title: 'Stinkender Morast: Sonderfunktion',
    summary:
      'Aufgedruckt auf Terrah 25 „Stinkender Morast“: Charaktere des Gegners mit einem aufgedruckten Wert von 5 oder mehr sind verboten.',
  },
  'terrah/terrah-25-stinkender-morast/2': {
    title: 'Stinkender Morast: beide Werte',
    summary: 'Beide aufgedruckten Werte werden betrachtet, gleich um welches Element gekämpft wird.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel': {
    title: 'Undurchdringlicher Nebel',
    summary:
      'Solange Terrah 26 „Undurchdringlicher Nebel“ ausliegt, werden gegnerische Symbole ignoriert, ausgenommen STOPP und GESCHÜTZT.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/1': {
    title: 'Nebel: Sonderfunktion',
    summary:
      'Aufgedruckt auf Terrah 26 „Undurchdringlicher Nebel“: Symbole des Gegners werden ignoriert, außer STOPP und GESCHÜTZT.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/2': {
    title: 'Nebel: vorher ausgelegte Karten',
    summary:
      'Karten, die durch PAAR, GANG oder FREI ausgelegt wurden, bevor der Nebel kam, behalten ihre Werte bis zum nächsten Charakter ihres Besitzers; nur die Symbole wirken nicht mehr.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/3': {
    title: 'Nebel: eine frühere Gang',
    summary:
      'Eine vor dem Nebel vergrößerte Gang behält ihre Werte bis zur nächsten Charakterphase ihres Besitzers; dort kann sie nicht mehr erweitert werden, da ihre Symbole ignoriert werden.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/4': {
    title: 'Nebel: PAAR und FREI vorher',
    summary:
      'Auch Charaktere mit PAAR und FREI, die vor dem Nebel ausgelegt wurden, zählen weiter mit ihren Werten.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/5': {
    title: 'Nebel: was er verhindert',
    summary:
      'Unter dem Nebel kann der Gegner keine Gang aufrechterhalten, kein PAAR und keinen zusätzlichen FREI-Charakter auslegen, nicht WIEDERAUFNEHMEN, keinen SCHILD nutzen, nichts ERSETZEN (auch nicht durch Inquisitor 412 „Argusauge“), keine Bluff-Karten legen und beim „Farbe bekennen“ keinen Bluff im umkämpften Element zeigen.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/6': {
    title: 'Nebel: KhindKin',
    summary:
      'Khind 23 „KhindKin“ hält eine gegnerische Gang trotz des Nebels aktiv, denn das tut seine Sonderfunktion, nicht die Symbole.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/7': {
    title: 'Nebel: mit Mad Mike',
    summary:
      'Liegt neben dem Nebel ein eigener Flit 13 „Mad Mike“, so werden die gegnerischen Karten mit (ignorierten) Symbolen ignoriert, außer Flit-Charakteren und Karten mit GESCHÜTZT.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/8': {
    title: 'Nebel: Symbole „als ob“',
    summary:
      'Ein Symbol, das eine Karte nur „als ob“ hat (Inquisitor 412 „Argusauge“, Aqua 12 „Yang“, ein Buka-Charakter von einem angelandeten Schiff, eine B/P-Karte der Buka), ist in diesem Moment ein Symbol, der Nebel macht es also nutzlos.',
  },
}
