import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de9: RuleTexts<RuleId> = {
  'interventionen/inter-401-wie-koennt-ihr-es-wagen': {
    title: 'Wie könnt Ihr es wagen!',
    summary:
      'Intervention 401 „Wie könnt Ihr es wagen!“: Eine vom Gegner ausgelegte Aktionskarte ist ungültig und wird abgeworfen.',
  },
  'interventionen/inter-401-wie-koennt-ihr-es-wagen/1': {
    title: 'Wie könnt Ihr es wagen!: Sonderfunktion',
    summary:
      'Aufgedruckt auf Intervention 401 „Wie könnt Ihr es wagen!“: gegen eine gegnerische Aktionskarte ausgelegt, die ungültig ist und abgeworfen wird.',
  },
  'interventionen/inter-401-wie-koennt-ihr-es-wagen/2': {
    title: 'Wie könnt Ihr es wagen!: Phase geht weiter',
    summary: 'Die Anführeraktionsphase geht weiter, es darf also eine andere Aktionskarte ausgelegt werden.',
  },
  'interventionen/inter-401-wie-koennt-ihr-es-wagen/3': {
    title: 'Wie könnt Ihr es wagen!: Gedankenblocker',
    summary:
      'Die ungültige Karte gilt nicht als ausgelegt: Gegen Hoax 26 „Tückischer Gedankenblocker“ ist noch eine andere Aktionskarte erlaubt.',
  },
  'interventionen/inter-402-schande-ueber-euch': {
    title: 'Schande über euch!',
    summary:
      'Intervention 402 „Schande über euch!“: Der erste Charakter des Gegners in seinem Zug ist ungültig und wird abgeworfen; er muss einen anderen auslegen, sonst folgt der Rückzug.',
  },
  'interventionen/inter-402-schande-ueber-euch/1': {
    title: 'Schande über euch!: Sonderfunktion',
    summary:
      'Aufgedruckt auf Intervention 402 „Schande über euch!“: Der erste Charakter des Zuges ist ungültig; ein neuer oder ein Rückzug.',
  },
  'interventionen/inter-402-schande-ueber-euch/2': {
    title: 'Schande über euch!: nichts an ihm wirkt',
    summary:
      'Die Sonderfunktion eines ungültigen Charakters wirkt nie, auch keine, die die Intervention ignorieren würde, und ebenso wenig sein GESCHÜTZT-Symbol.',
  },
  'interventionen/inter-402-schande-ueber-euch/3': {
    title: 'Schande über euch!: Kosten bleiben bezahlt',
    summary:
      'Karten, die für die Kosten mit „Ich muss“ des ungültigen Charakters abgeworfen wurden, bleiben abgeworfen.',
  },
  'interventionen/inter-402-schande-ueber-euch/4': {
    title: 'Schande über euch!: gegen den Eröffnenden',
    summary:
      'Ein Eröffnender, dessen erster Charakter ungültig ist, darf nicht mehr verzichten: ein anderer Charakter oder ein erzwungener Rückzug, als Ausnahme von der Regel für Eröffnende.',
  },
  'interventionen/inter-402-schande-ueber-euch/5': {
    title: 'Schande über euch!: Gedankenblocker',
    summary:
      'Der ungültige Charakter gilt nicht als ausgelegt: Gegen Hoax 26 „Tückischer Gedankenblocker“ ist der neue Charakter erlaubt.',
  },
  'interventionen/inter-402-schande-ueber-euch/6': {
    title: 'Schande über euch!: der frühere Charakter',
    summary:
      'Der frühere Charakter bleibt aktiv, bis der neue durchgekommen ist; ein aktiver gegnerischer Terrah 12 „Ferro Fos“ verhindert also die Intervention gegen den nächsten Charakter.',
  },
  'interventionen/inter-403-weg-damit': {
    title: 'Weg damit!',
    summary:
      'Intervention 403 „Weg damit!“: Gleich nach der Ansage darf eine aktive Verstärkung oder Unterstützung abgeworfen werden, die der Gegner in diesem Zug ausgelegt hat.',
  },
  'interventionen/inter-403-weg-damit/1': {
    title: 'Weg damit!: Sonderfunktion',
    summary:
      'Aufgedruckt auf Intervention 403 „Weg damit!“: nach der Ansage eine Verstärkung oder Unterstützung abwerfen, die in diesem Zug ausgelegt wurde.',
  },
  'interventionen/inter-403-weg-damit/2': {
    title: 'Weg damit!: wann',
    summary: 'Sie muss unmittelbar nach der Ansage ausgelegt werden.',
  },
  'interventionen/inter-403-weg-damit/3': {
    title: 'Weg damit!: die Ansage gilt',
    summary:
      'Die Ansage bleibt gültig, auch wenn der Abwurf die Stärke unter die des Intervenierenden senkt.',
  },
  'interventionen/inter-403-weg-damit/4': {
    title: 'Weg damit!: die Stärke im nächsten Zug',
    summary:
      'Im folgenden Zug ist die aktuelle Stärke der übrigen aktiven Karten zu erreichen, nicht die angesagte.',
  },
  'interventionen/inter-403-weg-damit/5': {
    title: 'Weg damit!: vor dem Farbebekennen',
    summary:
      'Die Intervention kommt zuerst; „Farbe bekennen“ und was sonst auf die Ansage folgt, kommt danach, und später kann man sie gar nicht mehr auslegen.',
  },
  'interventionen/inter-403-weg-damit/6': {
    title: 'Weg damit! gegen Lachgas',
    summary:
      'Sie kann keine Verstärkung oder Unterstützung abwerfen, die die eigenen Sonderfunktionen schon ignoriert, wie Khind 27 „Lachgas“, denn dann ließe sie sich nicht auslegen.',
  },
  'interventionen/inter-404-genug-jetzt': {
    title: 'Genug jetzt!',
    summary: 'Intervention 404 „Genug jetzt!“: Gleich nach der Ansage endet der Zug des Gegners sofort.',
  },
  'interventionen/inter-404-genug-jetzt/1': {
    title: 'Genug jetzt!: Sonderfunktion',
    summary:
      'Aufgedruckt auf Intervention 404 „Genug jetzt!“: unmittelbar nach der Ansage ausgelegt, beendet sie den Zug.',
  },
  'interventionen/inter-404-genug-jetzt/2': {
    title: 'Genug jetzt!: kein Nachziehen',
    summary: 'Die Nachziehphase und das normale Zugende entfallen, also werden keine Karten gezogen.',
  },
  'interventionen/inter-404-genug-jetzt/3': {
    title: 'Genug jetzt!: Hoax 15, Mimix 18 und 19',
    summary:
      'Sonderfunktionen über das Beenden des Zuges, wie auf Hoax 15 „Ketharkopas der Astronom“, Mimix 18 und Mimix 19, kann man nicht nutzen.',
  },
  'interventionen/inter-404-genug-jetzt/4': {
    title: 'Genug jetzt!: die Top-Gang',
    summary: 'Sonderfunktionen am Ende des Zuges, wie in der Top-Gang, kann man nicht nutzen.',
  },
  'interventionen/inter-404-genug-jetzt/5': {
    title: 'Genug jetzt!: ein eigenes Zugende',
    summary: 'Der Zug endet schon, aber sofort und außerhalb der normalen Phase Zugende.',
  },
  'interventionen/inter-404-genug-jetzt/6': {
    title: 'Genug jetzt!: Fluten',
    summary: 'Zwei aktive Fluten erzwingen den Rückzug trotzdem, da sie auf die Zeit nach dem Zug schauen.',
  },
  'interventionen/inter-405-euch-werd-ich-lehren': {
    title: 'Euch werd’ ich lehren!',
    summary:
      'Intervention 405 „Euch werd’ ich lehren!“: Zieht der Gegner sich zurück, darf man eine Karte aus dem eigenen Kampf- oder Unterstützungsbereich zurücknehmen, bevor Drachen bewegt werden.',
  },
  'interventionen/inter-405-euch-werd-ich-lehren/1': {
    title: 'Euch werd’ ich lehren!: Sonderfunktion',
    summary:
      'Aufgedruckt auf Intervention 405 „Euch werd’ ich lehren!“: Bei einem Rückzug kommt eine eigene Karte auf die Hand zurück, bevor Drachen gewonnen werden.',
  },
  'interventionen/inter-405-euch-werd-ich-lehren/2': {
    title: 'Euch werd’ ich lehren! gegen Lachgas',
    summary:
      'Die Karten des Gegners wirken dann noch: Liegt dort Khind 27 „Lachgas“, kann man keine Karte zurücknehmen.',
  },
  'interventionen/inter-405-euch-werd-ich-lehren/3': {
    title: 'Euch werd’ ich lehren!: ohne Drachen möglich',
    summary: 'Einen Drachen zu gewinnen ist keine Bedingung; die Klammer legt nur den Zeitpunkt fest.',
  },
  'interventionen/inter-406-fuer-wen-haltet-ihr-euch': {
    title: 'Für wen haltet Ihr Euch!',
    summary:
      'Intervention 406 „Für wen haltet Ihr Euch!“: Gewinnt der Gegner genau einen Drachen, so gewinnt er ihn nicht.',
  },
  'interventionen/inter-406-fuer-wen-haltet-ihr-euch/1': {
    title: 'Für wen haltet Ihr Euch!: Sonderfunktion',
    summary:
      'Aufgedruckt auf Intervention 406 „Für wen haltet Ihr Euch!“: Ein Gewinn von genau einem Drachen wird verhindert.',
  },
  'interventionen/inter-406-fuer-wen-haltet-ihr-euch/2': {
    title: 'Für wen haltet Ihr Euch!: welche Drachen',
    summary:
      'Sie verhindert den Drachen von Aqua 28 „Unwiderstehliche Sirenen“, eines Drachenkaufs, der Stürme oder eines aufgedeckten Bluffs; einen Gewinn durch Rückzug nur, wenn die Endsumme genau eins ist.',
  },
  'interventionen/inter-406-fuer-wen-haltet-ihr-euch/3': {
    title: 'Für wen haltet Ihr Euch! gegen Lachgas',
    summary:
      'Karten werden erst abgeworfen, nachdem die Drachen gewonnen sind; ein gegnerisches Khind 27 „Lachgas“ verhindert also beim eigenen Rückzug noch, dass die Intervention ausgelegt wird.',
  },
  'inquisitoren/inquisitoren-allgemein': { title: 'Inquisitoren', summary: 'Inquisitoren im Allgemeinen.' },
  'inquisitoren/inquisitoren-allgemein/1': {
    title: 'Inquisitoren: Funktion und Deckgrenzen',
    summary:
      'Die Sonderfunktion eines Inquisitors kann ignoriert werden, seine Änderung der Deckgrenzen nicht.',
  },
  'inquisitoren/inq-411-donnerfaust': {
    title: 'Donnerfaust',
    summary: 'Inquisitor 411 „Donnerfaust“ gewinnt zu Beginn des Spiels einen Drachen.',
  },
  'inquisitoren/inq-411-donnerfaust/1': {
    title: 'Donnerfaust: Deckgrenzen',
    summary: 'Inquisitor 411 „Donnerfaust“ lässt die Deckgrenzen, wie sie sind.',
  },
  'inquisitoren/inq-411-donnerfaust/2': {
    title: 'Donnerfaust: Sonderfunktion',
    summary: 'Aufgedruckt auf Inquisitor 411 „Donnerfaust“: ein Drache zu Beginn des Spiels.',
  },
  'inquisitoren/inq-411-donnerfaust/3': {
    title: 'Donnerfaust: wann, und bei zweien',
    summary:
      'Der Drache kommt, wenn der Inquisitor aufgedeckt wird; zwei davon lassen alle Drachen in der Mitte.',
  },
  'inquisitoren/inq-412-argusauge': {
    title: 'Argusauge',
    summary: 'Mit Inquisitor 412 „Argusauge“ darf man jede eigene Karte behandeln, als hätte sie ERSETZEN.',
  },
  'inquisitoren/inq-412-argusauge/1': {
    title: 'Argusauge: Deckgrenzen',
    summary: 'Inquisitor 412 „Argusauge“ erlaubt 5 Karten und 5 Monde mehr im Deck.',
  },
  'inquisitoren/inq-412-argusauge/2': {
    title: 'Argusauge: Sonderfunktion',
    summary:
      'Aufgedruckt auf Inquisitor 412 „Argusauge“: Alle eigenen Karten darf man nutzen, als stünde ERSETZEN auf ihnen.',
  },
  'inquisitoren/inq-412-argusauge/3': {
    title: 'Argusauge: abgeworfen, nicht ausgelegt',
    summary: 'Eine ersetzte Karte gilt als abgeworfen und nicht als ausgelegt.',
  },
  'inquisitoren/inq-412-argusauge/4': {
    title: 'Argusauge: bei ignorierten Symbolen',
    summary: 'Werden Symbole ignoriert, so auch das Als-ob-ERSETZEN in dem Moment, in dem es genutzt würde.',
  },
  'inquisitoren/inq-412-argusauge/5': {
    title: 'Argusauge: verleiht kein Symbol',
    summary:
      '„Argusauge“ gibt den Karten kein Symbol: Wirkungen, die nach Karten mit Symbol suchen, finden sie dadurch nicht.',
  },
  'inquisitoren/inq-412-argusauge/6': {
    title: 'Argusauge: wie lange',
    summary:
      'Das Als-ob-Symbol besteht nur, während die Karte in der Anführeraktionsphase ersetzt wird, und ist danach fort.',
  },
  'inquisitoren/inq-412-argusauge/7': {
    title: 'Argusauge: siehe ERSETZEN',
    summary: 'Verweist auf die Erläuterungen zu ERSETZEN.',
  },
  'inquisitoren/inq-412-argusauge/8': {
    title: 'Argusauge: ignorierte Funktionen',
    summary:
      'Werden die eigenen Sonderfunktionen ignoriert, durch Flit 7 „Zirper“ oder Khind 27 „Lachgas“, darf man nur Karten mit aufgedrucktem ERSETZEN ersetzen.',
  },
  'inquisitoren/inq-414-schlangenzunge': {
    title: 'Schlangenzunge',
    summary:
      'Mit Inquisitor 414 „Schlangenzunge“ darf man am Ende jedes eigenen Zuges eine zusätzliche Karte nachziehen.',
  },
  'inquisitoren/inq-414-schlangenzunge/1': {
    title: 'Schlangenzunge: Deckgrenzen',
    summary: 'Inquisitor 414 „Schlangenzunge“ erlaubt 15 Karten und 10 Monde mehr im Deck.',
  },
  'inquisitoren/inq-414-schlangenzunge/2': {
    title: 'Schlangenzunge: Sonderfunktion',
    summary: 'Aufgedruckt auf Inquisitor 414 „Schlangenzunge“: eine zusätzliche Karte am Zugende.',
  },
  'inquisitoren/inq-414-schlangenzunge/3': {
    title: 'Schlangenzunge: mehr als 6 Handkarten',
    summary: 'Die Karte darf man auch mit mehr als sechs Handkarten nachziehen.',
  },
  'inquisitoren/inq-414-schlangenzunge/4': {
    title: 'Schlangenzunge: nicht bei Kampfende',
    summary:
      'Auf den Kampfbeginn zu verzichten oder das Kampfende durch einen Rückzug bringt keine zusätzliche Karte.',
  },
  'inquisitoren/inq-414-schlangenzunge/5': {
    title: 'Schlangenzunge gegen Feuerwall',
    summary: 'Gegen Vulca 26 „Feuerwall“ darf man keine Karte nachziehen.',
  },
  'inquisitoren/inq-414-schlangenzunge/6': {
    title: 'Schlangenzunge gegen Klebriger Staub',
    summary: 'Gegen Khind 25 „Klebriger Staub“ darf man im ganzen Zug höchstens 1 Karte nachziehen.',
  },
  'inquisitoren/inq-414-schlangenzunge/7': {
    title: 'Schlangenzunge gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ kann man die Karte mit vier oder mehr Handkarten nicht nehmen.',
  },
  'inquisitoren/inq-414-schlangenzunge/8': {
    title: 'Schlangenzunge gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ darf man keine Karte nachziehen.',
  },
  'inquisitoren/inq-414-schlangenzunge/9': {
    title: 'Schlangenzunge gegen Gezwitscher',
    summary: 'Gegen Flit 28 „Nervtötendes Gezwitscher“ darf man die zusätzliche Karte nicht nachziehen.',
  },
  'geister/promo-904-windgeister': {
    title: 'Windgeister',
    summary:
      'Wird Promo 904 „Windgeister“ ausgelegt, so darf eine aktive gegnerische Unterstützung abgeworfen werden.',
  },
  'geister/promo-904-windgeister/1': {
    title: 'Windgeister: Sonderfunktion',
    summary:
      'Aufgedruckt auf Promo 904 „Windgeister“: Jetzt darf eine aktive Unterstützung des Gegners abgeworfen werden.',
  },
  'geister/promo-904-windgeister/2': {
    title: 'Windgeister: GESCHÜTZT',
    summary: 'Unterstützungen mit GESCHÜTZT sind ausgenommen.',
  },
  'geister/promo-904-windgeister/3': {
    title: 'Windgeister: mit Mekarthas',
    summary:
      'Eine Unterstützung, deren GESCHÜTZT-Symbol durch Hoax 16 „Mekarthas der Scharfsinnige“ ignoriert wird, darf abgeworfen werden.',
  },
  'geister/promo-904-windgeister/4': {
    title: 'Windgeister: Bluff-Karten',
    summary: 'Auch eine Bluff-Karte darf gewählt werden.',
  },
  'geister/promo-904-windgeister/5': {
    title: 'Windgeister: ignorierte Karten',
    summary: 'Eine ignorierte Unterstützung ist noch eine Unterstützung und darf gewählt werden.',
  },
  'tutu/tutu-allgemein': { title: 'Tutu', summary: 'Tutu im Allgemeinen.' },
  'tutu/tutu-allgemein/1': {
    title: 'Tutu: alle mit Sonderfunktion',
    summary:
      'Alle Tutu haben eine Sonderfunktion, also kann keiner ausgelegt werden, solange Karten mit Sonderfunktion verboten sind.',
  },
  'tutu/tutu-allgemein/2': {
    title: 'Tutu: Kosten mit „Ich muss“',
    summary:
      'Kosten mit „Ich muss“ können nicht ignoriert werden und werden bezahlt, bevor der Tutu ausgelegt wird; macht Intervention 402 „Schande über euch!“ ihn ungültig, bleiben sie bezahlt.',
  },
  'tutu/tutu-allgemein/3': {
    title: 'Tutu: unter Ferro Fos',
    summary:
      'Obwohl „Ich muss“ über einem Verbot steht, kann ein solcher Tutu unter Terrah 12 „Ferro Fos“ nicht ausgelegt werden, denn zuerst wird geprüft, ob er ausgelegt werden darf.',
  },
  'tutu/tutu-507-tutu-pampam': {
    title: 'PamPam',
    summary:
      'Solange Tutu 507 „PamPam“ aktiv ist, darf sein Besitzer in diesem Kampf keine weiteren Charaktere auslegen.',
  },
  'tutu/tutu-507-tutu-pampam/1': {
    title: 'PamPam: Sonderfunktion',
    summary: 'Aufgedruckt auf Tutu 507 „PamPam“: keine weiteren eigenen Charaktere in diesem Kampf.',
  },
  'tutu/tutu-507-tutu-pampam/2': {
    title: 'PamPam: der ganze Kampf',
    summary: 'Das Verbot reicht über den Zug hinaus auf den ganzen Kampf, aber nicht darüber hinaus.',
  },
  'tutu/tutu-507-tutu-pampam/3': {
    title: 'PamPam: solange aktiv',
    summary: 'Es gilt, solange „PamPam“ aktiv ist.',
  },
  'tutu/tutu-507-tutu-pampam/4': {
    title: 'PamPam: Charaktere davor',
    summary:
      'Charaktere davor sind erlaubt: in einem Zug ein Charakter, ein FREI-Charakter und dann „PamPam“.',
  },
  'tutu/tutu-507-tutu-pampam/5': {
    title: 'PamPam: mit einem Mutanten',
    summary:
      'Ein Mutant und „PamPam“ lassen sich nicht verbinden: Die Sonderfunktion von „PamPam“ verbietet den Mutanten, das STOPP des Mutanten verbietet „PamPam“.',
  },
  'tutu/tutu-507-tutu-pampam/6': {
    title: 'PamPam: der nächste Zug',
    summary:
      'Im nächsten Zug muss sich sein Besitzer zurückziehen, außer wenn „PamPam“ abgeworfen oder zurückgenommen wurde (Vulca 28 „Rufe den Dunklen Meister“), noch einmal angreift (Khind 31 „Lass’ die Fäuste tanzen“) oder ignoriert wird.',
  },
  'hyla/infl-604-hyla-piplox': {
    title: 'Piplox',
    summary:
      'Mit Hyla 604 „Piplox“ darf der Besitzer in jedem eigenen Zug eine zusätzliche Verstärkung oder Unterstützung auslegen.',
  },
  'hyla/infl-604-hyla-piplox/1': {
    title: 'Piplox: Sonderfunktion',
    summary:
      'Aufgedruckt auf Hyla 604 „Piplox“: eine zusätzliche Verstärkung oder Unterstützung im eigenen Zug.',
  },
  'hyla/infl-604-hyla-piplox/2': {
    title: 'Piplox: was sie erlaubt',
    summary:
      'Es darf eine Verstärkung, ein PAAR von Verstärkungen oder eine Unterstützung sein, auch nach einem STOPP.',
  },
  'hyla/infl-604-hyla-piplox/3': {
    title: 'Piplox: Hyla lassen sich ignorieren',
    summary:
      'Sonderfunktionen von Hyla können wie alle anderen ignoriert werden, zum Beispiel durch Khind 27 „Lachgas“.',
  },
  'hyla/infl-604-hyla-piplox/4': { title: 'Piplox: zur Frage', summary: 'Leitet die Frage ein.' },
  'hyla/infl-604-hyla-piplox/5': {
    title: 'Piplox: Frage zu FREI',
    summary:
      'Fragt, ob nach einem STOPP zu der Karte, die Hyla 604 „Piplox“ erlaubt, noch Verstärkungen oder Unterstützungen mit FREI kommen dürfen.',
  },
  'hyla/infl-604-hyla-piplox/6': { title: 'Piplox: zur Antwort', summary: 'Leitet die Antwort ein.' },
  'hyla/infl-604-hyla-piplox/7': {
    title: 'Piplox: kein FREI nach STOPP',
    summary:
      'Nein: Nach einem STOPP erlaubt „Piplox“ eine einzige Karte; FREI-Karten hängen am normalen Auslegen, das der STOPP genommen hat.',
  },
  'hyla/infl-604-hyla-piplox/8': {
    title: 'Piplox: hebt STOPP nicht auf',
    summary:
      'Die von „Piplox“ erlaubte Karte bringt das normale Auslegen nicht zurück, zu dem Unterstützungen mit FREI hinzukommen könnten.',
  },
  'hyla/infl-605-hyla-hakbaad': {
    title: 'Hakbaad',
    summary:
      'Mit Hyla 605 „Hakbaad“ darf der Besitzer am Ende jedes eigenen Zuges eine zusätzliche Karte nachziehen.',
  },
  'hyla/infl-605-hyla-hakbaad/1': {
    title: 'Hakbaad: Sonderfunktion',
    summary: 'Aufgedruckt auf Hyla 605 „Hakbaad“: eine zusätzliche Karte am Zugende.',
  },
  'hyla/infl-605-hyla-hakbaad/2': {
    title: 'Hakbaad: mehr als 6 Handkarten',
    summary: 'Die Karte darf man auch mit mehr als sechs Handkarten nachziehen.',
  },
  'hyla/infl-605-hyla-hakbaad/3': {
    title: 'Hakbaad: nicht bei Kampfende',
    summary:
      'Auf den Kampfbeginn zu verzichten oder das Kampfende durch einen Rückzug bringt keine zusätzliche Karte, denn das Zugende wird nicht erreicht.',
  },
  'hyla/infl-605-hyla-hakbaad/4': {
    title: 'Hakbaad gegen Feuerwall',
    summary: 'Gegen Vulca 26 „Feuerwall“ darf man keine Karte nachziehen.',
  },
  'hyla/infl-605-hyla-hakbaad/5': {
    title: 'Hakbaad gegen Klebriger Staub',
    summary: 'Gegen Khind 25 „Klebriger Staub“ darf man im ganzen Zug höchstens 1 Karte nachziehen.',
  },
  'hyla/infl-605-hyla-hakbaad/6': {
    title: 'Hakbaad gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ kann man die Karte mit vier oder mehr Handkarten nicht nehmen.',
  },
  'hyla/infl-605-hyla-hakbaad/7': {
    title: 'Hakbaad gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ darf man keine Karte nachziehen.',
  },
  'hyla/infl-605-hyla-hakbaad/8': {
    title: 'Hakbaad gegen Gezwitscher',
    summary: 'Gegen Flit 28 „Nervtötendes Gezwitscher“ darf man die zusätzliche Karte nicht nachziehen.',
  },
  'hyla/infl-606-hyla-astel': {
    title: 'Astel',
    summary:
      'Mit Hyla 606 „Astel“ gewinnt man den zusätzlichen Drachen für viele Karten schon mit vier Karten in Kampf- und Unterstützungsbereich statt mit sechs.',
  },
  'hyla/infl-606-hyla-astel/1': {
    title: 'Astel: Sonderfunktion',
    summary:
      'Aufgedruckt auf Hyla 606 „Astel“: Vier oder mehr eigene Karten genügen für den zusätzlichen Drachen eines Rückzugs.',
  },
  'hyla/infl-606-hyla-astel/2': {
    title: 'Astel: beim Rückzug ignoriert',
    summary:
      'Werden die Sonderfunktionen des Besitzers ignoriert, wenn der Gegner sich zurückzieht, wirkt „Astel“ nicht, denn die Drachen werden gewonnen, bevor die Karten abgeworfen werden.',
  },
  'hyla/infl-607-hyla-oktak': {
    title: 'Oktak',
    summary: 'Mit Hyla 607 „Oktak“ darf der Besitzer am Ende eines Kampfes auf acht Karten nachziehen.',
  },
  'hyla/infl-607-hyla-oktak/1': {
    title: 'Oktak: Sonderfunktion',
    summary:
      'Aufgedruckt auf Hyla 607 „Oktak“: Mit weniger als acht Karten am Ende eines Kampfes auf acht nachziehen.',
  },
  'hyla/infl-607-hyla-oktak/2': {
    title: 'Oktak: dann nicht ignoriert',
    summary:
      'Karten, die sie ignorieren könnten, werden vor dem Kampfende abgeworfen; „Oktak“ wirkt dann also, obwohl Sonderfunktionen von Hyla während des Kampfes ignoriert werden können.',
  },
  'hyla/infl-607-hyla-oktak/3': {
    title: 'Oktak: nicht beim Verzichten',
    summary: 'Auf den Kampfbeginn zu verzichten ist kein Kampfende und bringt kein solches Nachziehen.',
  },
  'hyla/infl-608-hyla-rueckkehr': {
    title: 'Rückkehr',
    summary:
      'Hyla 608 „Rückkehr“ darf beim Auslegen gegen eine aus dem eigenen Abwurfstapel gewählte Hyla ausgetauscht werden.',
  },
  'hyla/infl-608-hyla-rueckkehr/1': {
    title: 'Rückkehr: Sonderfunktion',
    summary:
      'Aufgedruckt auf Hyla 608 „Rückkehr“: jetzt gegen eine Hyla aus dem eigenen Abwurfstapel austauschen.',
  },
  'hyla/infl-608-hyla-rueckkehr/2': {
    title: 'Rückkehr: nicht genutzt',
    summary:
      'Ungenutzt oder ohne eine Hyla im Stapel, auch wenn sich das erst beim Suchen zeigt, bleibt sie als gewöhnliche Hyla liegen; eine gegnerische Hyla kommt auf den Abwurfstapel ihres Besitzers.',
  },
  'hyla/infl-608-hyla-rueckkehr/3': {
    title: 'Rückkehr: eigene Hyla zurück',
    summary: 'Sie darf eine eigene Hyla verdrängen und dann eben diese Karte zurückholen.',
  },
  'kristallkarten/kristallkarten-allgemein': {
    title: 'Kristallkarten: der Abschnitt',
    summary: 'Kristallkarten im Allgemeinen.',
  },
  'kristallkarten/kristallkarten-allgemein/1': {
    title: 'Kristallkarten: sie gelten als aktiv',
    summary:
      'Eine ausliegende Kristallkarte gilt als aktiv: Vulca 28 „Rufe den Dunklen Meister“ kann sie zurücknehmen und Khind 6 „Top Dog“ sie abwerfen.',
  },
  'kristallkarten/kristallkarten-allgemein/2': {
    title: 'Kristallkarten: Kosten und Wertung',
    summary:
      'Ihre Kosten mit „Ich muss“ können nicht ignoriert werden. Ihre Wertung kann während des Spiels ignoriert werden, aber bei der Abrechnung wirkt keine ignorierende Karte mehr.',
  },
  'kristallkarten/kristallkarten-allgemein/3': {
    title: 'Kristallkarten: Errungenschaften',
    summary: 'Kristallkarten sind Aktionskarten vom Typ Errungenschaft und keine Einflusskarten.',
  },
}
