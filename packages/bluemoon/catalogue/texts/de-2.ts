import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de2: RuleTexts<RuleId> = {
  'allgemein/das-anschauen-von-karten-im-kampfbereich/2': {
    title: 'Karten anschauen: Bereich des Gegners',
    summary:
      'Der Gegner muss auf Nachfrage sagen, welche und wie viele Karten in seinem Kampfbereich liegen; selbst nachsehen darf man nicht.',
  },
  'allgemein/das-anschauen-von-karten-im-kampfbereich/3': {
    title: 'Karten anschauen: Abwurf und Anführeraktionen',
    summary: 'Weder die Abwurfstapel noch die Anführeraktions-Stapel darf man durchsehen.',
  },
  'allgemein/einige-besondere-regeln': { title: 'Besondere Regeln', summary: 'Einige besondere Regeln.' },
  'allgemein/einige-besondere-regeln/1': {
    title: 'Besondere Regeln: Vorrang, alte Fassung',
    summary:
      'Die erste Fassung der Regel, dass Sonderfunktionen den allgemeinen Regeln vorgehen; ersetzt durch die nächste.',
  },
  'allgemein/einige-besondere-regeln/2': {
    title: 'Besondere Regeln: Sonderfunktion vor Regel',
    summary: 'Sonderfunktionen gehen den allgemeinen Regeln vor, nur einem wirksamen GESCHÜTZT-Symbol nicht.',
  },
  'allgemein/einige-besondere-regeln/3': {
    title: 'Besondere Regeln: neue Fassung',
    summary: 'Leitet die neue Fassung der besonderen Regel 11 ein.',
  },
  'allgemein/einige-besondere-regeln/4': {
    title: 'Besondere Regeln: Zug zurücknehmen',
    summary:
      'Wer weiterkämpft, statt sich zurückzuziehen, und dann die Stärke nicht erreicht, nimmt alles bis vor den Charakter zurück. Ist bis dahin Neues bekannt geworden, so verliert er das Spiel, und der Gegner erhält die Höchstwertung: 4 Kristalle.',
  },
  'allgemein/einige-besondere-regeln/5': {
    title: 'Besondere Regeln: Strafe von 4 Kristallen',
    summary: 'Die Strafe von 4 Kristallen ist für Spiele ohne Kristallkarten gedacht.',
  },
  'allgemein/einige-besondere-regeln/6': {
    title: 'Besondere Regeln: Strafe mit Kristallkarten',
    summary:
      'In Spielen mit den Sets der Gesandten und Inquisitoren richtet sich die Strafe nach der Zahl der Kristallkarten im Deck des Siegers.',
  },
  'allgemein/einige-besondere-regeln/7': {
    title: 'Besondere Regeln: das Deck prüfen',
    summary:
      'Das Deck des Siegers wird der Spielleitung zur Prüfung übergeben, in privaten Spielen zeigt er dem Verlierer die Kristallkarten.',
  },
  'allgemein/einige-besondere-regeln/8': {
    title: 'Besondere Regeln: Staffelung der Strafe',
    summary: 'Leitet die Staffelung der Strafe ein.',
  },
  'allgemein/einige-besondere-regeln/9': {
    title: 'Besondere Regeln: keine Kristallkarte',
    summary: 'Keine Kristallkarte im Deck des Siegers: Die Strafe beträgt 4 Kristalle.',
  },
  'allgemein/einige-besondere-regeln/10': {
    title: 'Besondere Regeln: eine Kristallkarte',
    summary: 'Eine Kristallkarte im Deck des Siegers: Die Strafe beträgt 5 Kristalle.',
  },
  'allgemein/einige-besondere-regeln/11': {
    title: 'Besondere Regeln: zwei Kristallkarten',
    summary: 'Zwei Kristallkarten im Deck des Siegers: Die Strafe beträgt 6 Kristalle.',
  },
  'allgemein/einige-besondere-regeln/12': {
    title: 'Besondere Regeln: drei Kristallkarten',
    summary: 'Drei Kristallkarten im Deck des Siegers: Die Strafe beträgt 7 Kristalle.',
  },
  'allgemein/einige-besondere-regeln/13': {
    title: 'Besondere Regeln: was als neu gilt',
    summary:
      'Neu bekannt geworden ist eine Karte, die seit dem Charakter gezogen oder aufgedeckt wurde; bekannte Karten nur auszulegen hindert die Rücknahme nicht.',
  },
  'allgemein/einige-besondere-regeln/14': {
    title: 'Besondere Regeln: auf Turnieren',
    summary:
      'Auf Turnieren muss sich der Schuldige zurückziehen und nimmt die ausgelegten Karten auf die Hand, oder er zahlt die Kristallstrafe, falls Karten bekannt geworden sind.',
  },
  'allgemein/einige-besondere-regeln/15': {
    title: 'Besondere Regeln: die Ergänzung',
    summary: 'Leitet die Ergänzung der besonderen Regel 4 ein.',
  },
  'allgemein/einige-besondere-regeln/16': {
    title: 'Besondere Regeln: verlangte Handlungen',
    summary:
      'Eine verlangte Handlung ist auszuführen, und zwar so weit wie möglich, wenn es nicht ganz geht. Lässt die Sonderfunktion die Wahl zwischen einer Handlung und dem Rückzug oder einem Drachen, so wird die Handlung ganz oder gar nicht ausgeführt.',
  },
  'allgemein/einige-besondere-regeln/17': {
    title: 'Besondere Regeln: jede Sonderfunktion einzeln',
    summary: 'Jede Sonderfunktion ist einzeln zu erfüllen; ein Abwurf kann nicht für zwei gelten.',
  },
  'allgemein/einige-besondere-regeln/18': {
    title: 'Besondere Regeln: Drachenkauf und Sirenen',
    summary:
      'Ein für den Drachenkauf abgeworfener Charakter erfüllt nicht zugleich Aqua 28 „Unwiderstehliche Sirenen“ des Gegners.',
  },
  'allgemein/sonderfunktion-auslegebedingung-zusatz': {
    title: 'Auslegebedingungen',
    summary: 'Auslegebedingungen und Zusätze in Klammern.',
  },
  'allgemein/sonderfunktion-auslegebedingung-zusatz/1': {
    title: 'Auslegebedingungen: Teil der Sonderfunktion',
    summary:
      'Eine Bedingung „nur auslegen, wenn ...“ und Zusätze in Klammern sind Teil der Sonderfunktion: Wird sie ignoriert, so auch diese, und ein Mutant darf ohne seine Bedingung ausgelegt werden.',
  },
  'allgemein/sonderfunktion-auslegebedingung-zusatz/2': {
    title: 'Auslegebedingungen: Kosten mit „Ich muss“',
    summary:
      'Eine Bedingung mit „Ich muss“ kann nicht ignoriert werden. Zuerst wird sie bezahlt, erst danach wird die Karte, etwa ein Tutu, ausgelegt.',
  },
  'allgemein/sonderfunktionen-phasen': {
    title: 'Sonderfunktionen und Phasen',
    summary: 'Sonderfunktionen und die Phasen, in denen sie wirken.',
  },
  'allgemein/sonderfunktionen-phasen/1': {
    title: 'Sonderfunktionen und Phasen: „jetzt“',
    summary: 'Eine Sonderfunktion mit „jetzt“ wirkt nur in dem Moment, in dem ihre Karte ausgelegt wird.',
  },
  'allgemein/sonderfunktionen-phasen/2': {
    title: 'Sonderfunktionen und Phasen: in bestimmter Phase',
    summary:
      'Eine Sonderfunktion „in meinem Zug“, die eine bestimmte Phase betrifft, wirkt in dieser Phase: Die zusätzliche Unterstützung von Hoax 14 „Genathones der Blinde“ legt man in der Verstärkungs- und Unterstützungsphase aus.',
  },
  'allgemein/sonderfunktionen-phasen/3': {
    title: 'Sonderfunktionen und Phasen: ohne feste Phase',
    summary:
      'Eine Sonderfunktion „in meinem Zug“, die an keine Phase gebunden ist, darf man im eigenen Zug jederzeit nutzen, auch zu Zugbeginn und vor einem Rückzug.',
  },
  'allgemein/sonderfunktionen-phasen/4': {
    title: 'Sonderfunktionen und Phasen: „am Zugende“',
    summary: 'Eine Sonderfunktion „am Ende meines Zuges“ darf man nur dort nutzen.',
  },
  'allgemein/sonderfunktion-jetzt-darf-ich': {
    title: 'Sonderfunktionen „Jetzt darf ich“',
    summary: 'Sonderfunktionen, die mit „Jetzt darf ich“ beginnen.',
  },
  'allgemein/sonderfunktion-jetzt-darf-ich/1': {
    title: '„Jetzt darf ich“: ganz oder gar nicht',
    summary:
      'Eine Sonderfunktion „Jetzt darf ich“ ist im Ganzen freiwillig: Man nutzt sie ganz oder gar nicht, nie einen ausgesuchten Teil.',
  },
  'allgemein/sonderfunktion-ignoriert': { title: 'Ignorieren', summary: 'Sonderfunktionen, die ignorieren.' },
  'allgemein/sonderfunktion-ignoriert/1': {
    title: 'Ignorieren: Charaktere',
    summary:
      'Werte, Symbole und Sonderfunktion eines ignorierten Charakters haben keine Wirkung, aber was Charaktere betrifft, betrifft auch ihn.',
  },
  'allgemein/sonderfunktion-ignoriert/2': {
    title: 'Ignorieren: die Pflicht zum Charakter',
    summary:
      'Auch ein ignorierter Charakter erfüllt die Pflicht, einen Charakter auszulegen. Ist mehr Stärke als 0 nötig, müssen sie Verstärkungen, Unterstützungen oder Einflusskarten aufbringen.',
  },
  'allgemein/sonderfunktion-ignoriert/3': {
    title: 'Ignorieren: Sonderfunktionen',
    summary:
      'Eine ignorierte Sonderfunktion bewirkt nichts, ist aber noch eine: Liegen Khind 27 „Lachgas“ und Terrah 16 „Korono Kos“ aus, so gelten gegnerische Karten mit ignorierter Sonderfunktion weiter als Karten mit Sonderfunktion.',
  },
  'allgemein/sonderfunktion-ignoriert/4': {
    title: 'Ignorieren: Symbole',
    summary:
      'Ein ignoriertes Symbol bewirkt nichts, ist aber noch eines: Unter Terrah 26 „Undurchdringlicher Nebel“ darf Khind 6 „Top Dog“ trotzdem eine Karte abwerfen, weil sie ein Symbol trägt.',
  },
  'allgemein/sonderfunktion-ignoriert/5': {
    title: 'Ignorieren: Monde, Volk, Typ',
    summary: 'Monde, Volk und Typ einer Karte können nie ignoriert werden.',
  },
  'allgemein/sonderfunktion-ignoriert/6': {
    title: 'Ignorieren: weiterhin aktiv',
    summary: 'Eine ignorierte Karte ist weiterhin aktiv.',
  },
  'allgemein/sonderfunktion-ignoriert/7': {
    title: 'Ignorieren: Anführeraktionen',
    summary:
      'Eine Anführeraktion, die nicht nur „jetzt“ wirkt, bleibt den ganzen eigenen Zug aktiv; wird sie im Lauf des Zuges nicht mehr ignoriert, wirkt sie von da an: „Zirper“ oder ein eigenes „Lachgas“ belebt ein ignoriertes Hoax 29 „Entfache den Gedankensturm“ wieder.',
  },
  'allgemein/nachziehen-von-karten': { title: 'Karten nachziehen', summary: 'Das Nachziehen von Karten.' },
  'allgemein/nachziehen-von-karten/1': {
    title: 'Karten nachziehen: auf 6 Karten',
    summary:
      'In der Nachziehphase muss man auf 6 Karten nachziehen, soweit man kann und darf; freiwillig weniger zu ziehen ist nicht erlaubt.',
  },
  'allgemein/nachziehen-von-karten/2': {
    title: 'Karten nachziehen: gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ muss man auf 4 Karten nachziehen, wenn man weniger hat.',
  },
  'allgemein/nachziehen-von-karten/3': {
    title: 'Karten nachziehen: zusätzliche Karten',
    summary:
      'Zusätzliche Karten am Zugende kommen zu dem hinzu, was man auf der Hand hat, auch über 6 hinaus.',
  },
  'allgemein/spielende': { title: 'Spielende', summary: 'Wann das Spiel zu Ende ist.' },
  'allgemein/spielende/1': {
    title: 'Spielende: Frage zum Kartenmangel',
    summary:
      'Fragt, was geschieht, wenn ein Spieler eine Zeit lang keine Karten hat und dann wieder welche bekommt.',
  },
  'allgemein/spielende/2': {
    title: 'Spielende: keine Karten mehr',
    summary:
      'Es geht weiter, bis ein Kampf eröffnet werden müsste, während einer der Spieler keine Karten hat, oder bis der Eröffnende verzichtet und dabei seine letzten Karten abwirft.',
  },
  'allgemein/spielende/3': {
    title: 'Spielende: Frage zum Verlierer',
    summary:
      'Fragt, wer bei allen Drachen in der Mitte verliert, wenn der andere Spieler zuerst keine Karten mehr hatte.',
  },
  'allgemein/spielende/4': {
    title: 'Spielende: Drachen in der Mitte',
    summary:
      'Früher keine Karten gehabt zu haben, ist gleich. Stehen alle drei Drachen in der Mitte, verliert mit 1 Kristall, wer das Ende ausgelöst hat.',
  },
  'allgemein/spielende/5': {
    title: 'Spielende: wann geprüft wird',
    summary:
      'Geprüft wird in der Rückzugsphase dessen, der eröffnen soll: Das Spiel endet auch, wenn dann der andere Spieler keine Karten mehr hat, zum Beispiel durch die eben ausgelegte Anführeraktion.',
  },
  'symbole/symbole-allgemein': { title: 'Symbole', summary: 'Symbole im Allgemeinen.' },
  'symbole/symbole-allgemein/1': {
    title: 'Symbole: Teil der allgemeinen Regeln',
    summary: 'Symbole gehören zu den allgemeinen Regeln.',
  },
  'symbole/symbole-allgemein/2': {
    title: 'Symbole: keine Sonderfunktionen',
    summary:
      'Symbole sind keine Sonderfunktionen: Was Sonderfunktionen ignoriert oder verbietet, lässt Symbole unberührt.',
  },
  'symbole/wiederaufnehmen-symbol': {
    title: 'WIEDERAUFNEHMEN: das Symbol',
    summary:
      'Mit WIEDERAUFNEHMEN darf ein Spieler die aktive Karte zu Beginn seines Zuges auf die Hand nehmen.',
  },
  'symbole/wiederaufnehmen-symbol/1': {
    title: 'WIEDERAUFNEHMEN: wann',
    summary:
      'Aktive Karten mit WIEDERAUFNEHMEN darf man zum eigenen Zugbeginn auf die Hand nehmen, um sie zu behalten oder im selben Zug wieder auszulegen.',
  },
  'symbole/wiederaufnehmen-symbol/2': {
    title: 'WIEDERAUFNEHMEN: gegnerische Charaktere',
    summary:
      'Eigene Charaktere mit WIEDERAUFNEHMEN darf man nicht aufnehmen, solange im Kampfbereich des Gegners aktive Charaktere mit WIEDERAUFNEHMEN liegen.',
  },
  'symbole/wiederaufnehmen-symbol/3': {
    title: 'WIEDERAUFNEHMEN: auch ignorierte Symbole',
    summary:
      'Ein gegnerischer Charakter mit WIEDERAUFNEHMEN blockiert auch, wenn sein Symbol ignoriert wird, denn es ist noch da.',
  },
  'symbole/wiederaufnehmen-symbol/4': {
    title: 'WIEDERAUFNEHMEN: mehrere Karten',
    summary: 'Man darf in einem Zug mehrere Karten mit WIEDERAUFNEHMEN aufnehmen.',
  },
  'symbole/wiederaufnehmen-symbol/5': {
    title: 'WIEDERAUFNEHMEN: Verstärkungen sperren nicht',
    summary:
      'Nur Charaktere blockieren einander: Eine gegnerische Verstärkung mit WIEDERAUFNEHMEN hindert mich nicht, meinen Charakter aufzunehmen.',
  },
  'symbole/paar-symbol': {
    title: 'PAAR: das Symbol',
    summary: 'Mit PAAR dürfen zwei passende Karten anstelle von einer ausgelegt werden.',
  },
  'symbole/paar-symbol/1': {
    title: 'PAAR: zwei Charaktere',
    summary:
      'Zwei Charaktere mit PAAR und gleichem erstem Wort im Namen dürfen zusammen anstelle eines einzelnen Charakters ausgelegt werden.',
  },
  'symbole/paar-symbol/2': {
    title: 'PAAR: einzelne Karten',
    summary: 'Karten mit PAAR gelten immer als einzelne Karten.',
  },
  'symbole/paar-symbol/3': {
    title: 'PAAR: nie eine Karte',
    summary: 'Ein Paar wird nie zu einer Karte zusammengefasst.',
  },
  'symbole/paar-symbol/4': {
    title: 'PAAR: nacheinander',
    summary:
      'Die beiden Karten werden nacheinander ausgelegt; PAAR erlaubt nur eine zweite, passende Karte über die Grenze von einer hinaus.',
  },
  'symbole/paar-symbol/5': {
    title: 'PAAR: beim Auslegen',
    summary: 'Leitet ein, was im Moment des Auslegens gilt.',
  },
  'symbole/paar-symbol/6': {
    title: 'PAAR: Verstärkungs-Paar',
    summary: 'Ein Verstärkungs-Paar sind zwei Karten, aber eine Verstärkung.',
  },
  'symbole/paar-symbol/7': {
    title: 'PAAR: wo 1 Verstärkung erlaubt ist',
    summary:
      'Wo eine Verstärkung ausgelegt werden darf, darf es eine Verstärkungskarte oder ein Verstärkungs-Paar sein.',
  },
  'symbole/paar-symbol/8': {
    title: 'PAAR: zusätzliche Verstärkung',
    summary:
      'Wo eine zusätzliche Verstärkung ausgelegt werden darf, darf es eine zusätzliche Karte oder ein zusätzliches Paar sein.',
  },
  'symbole/paar-symbol/9': {
    title: 'PAAR: nur eine Karte',
    summary: 'Wo nur eine Karte ausgelegt werden darf, darf man kein Paar auslegen.',
  },
  'symbole/paar-symbol/10': { title: 'PAAR: auch für Charaktere', summary: 'Dasselbe gilt für Charaktere.' },
  'symbole/paar-symbol/11': {
    title: 'PAAR: abwerfen und aufnehmen',
    summary: 'Leitet ein, was beim Abwerfen und Aufnehmen gilt.',
  },
  'symbole/paar-symbol/12': {
    title: 'PAAR: nur eine Karte geht',
    summary:
      '„Eine Verstärkung“ abzuwerfen oder aufzunehmen bezieht sich auf eine Karte; die andere des Paares bleibt liegen und ist für sich zu behandeln.',
  },
  'symbole/paar-symbol/13': {
    title: 'PAAR: außer Gedankenblocker',
    summary:
      'Die Erlaubnis für eine Verstärkung oder eine Verstärkungskarte gilt gleichermaßen für ein Paar, wenn nicht etwas anderes die zweite Karte verbietet wie Hoax 26 „Tückischer Gedankenblocker“.',
  },
  'symbole/paar-symbol/14': {
    title: 'PAAR: bei Kampfbeginn',
    summary: 'Ein Charakter-Paar darf man schon bei der Eröffnung eines Kampfes auslegen.',
  },
  'symbole/paar-symbol/15': {
    title: 'PAAR: kein Fortführen wie bei GANG',
    summary:
      'Anders als GANG erlaubt PAAR nicht, ein Paar aus einem früheren Zug zu ergänzen oder aktiv zu halten; die alten Karten werden inaktiv.',
  },
  'symbole/frei-symbol': {
    title: 'FREI: das Symbol',
    summary:
      'Mit FREI darf eine Karte allein oder zusätzlich ausgelegt werden, außerhalb der üblichen Grenzen.',
  },
  'symbole/frei-symbol/1': {
    title: 'FREI: in ihrer Phase',
    summary:
      'Eine Karte mit FREI legt man in der Phase ihres Typs aus, allein oder zusätzlich, ohne dass sie auf die Grenze zählt.',
  },
  'symbole/frei-symbol/2': {
    title: 'FREI: beliebig viele, nicht nach STOPP',
    summary:
      'Die Zahl der FREI-Charaktere ist unbegrenzt, und sie dürfen vor dem Hauptcharakter kommen, auch vor einem mit STOPP. Nach einem wirksamen STOPP darf keiner folgen, denn ein Verbot schlägt die Erlaubnis gleichen Ranges.',
  },
  'symbole/frei-symbol/3': {
    title: 'FREI: genügt als Charakter',
    summary: 'Ein FREI-Charakter allein erfüllt die Pflicht, einen Charakter auszulegen.',
  },
  'symbole/frei-symbol/4': {
    title: 'FREI: bei Kampfbeginn',
    summary:
      'Bei der Eröffnung eines Kampfes darf man beliebig viele FREI-Karten in ihren Phasen auslegen, auch Verstärkungen und Unterstützungen.',
  },
  'symbole/gang-symbol': {
    title: 'GANG: das Symbol',
    summary:
      'Mit GANG dürfen mehrere Mitglieder einer Gang zusammen ausgelegt und eine aktive Gang erweitert werden.',
  },
  'symbole/gang-symbol/1': {
    title: 'GANG: jeden Zug geprüft',
    summary: 'Ob eine Gang aufrechterhalten werden kann, wird in der Charakterphase jedes Zuges geprüft.',
  },
  'symbole/gang-symbol/2': {
    title: 'GANG: ein weiteres Mitglied',
    summary:
      'Um die Gang aktiv zu halten, muss ein weiteres Mitglied oder Khind 23 „KhindKin“ ausgelegt werden. Nach Khind 31 „Lass’ die Fäuste tanzen“ kann sie im folgenden Zug noch erweitert werden.',
  },
  'symbole/gang-symbol/3': {
    title: 'GANG: ein Fremder beendet sie',
    summary:
      'Wird stattdessen ein Charakter außerhalb der Gang ausgelegt, so wird die Gang sofort und endgültig inaktiv, auch wenn dieser Charakter später wieder aufgenommen wird.',
  },
  'symbole/gang-symbol/4': {
    title: 'GANG: Verstärkung und FREI daneben',
    summary:
      'Eine Verstärkung oder ein FREI-Charakter nach einem Gang-Mitglied lässt die Gang bis zur nächsten Charakterphase aktiv. Liegt eine solche Karte dann noch aktiv da, kann die Gang nicht mehr gehalten werden.',
  },
  'symbole/gang-symbol/5': {
    title: 'GANG: die fremde Karte ist weg',
    summary:
      'Hat die fremde Karte vor Beginn der Charakterphase den Kampfbereich verlassen, durch WIEDERAUFNEHMEN oder Vulca 28 „Rufe den Dunklen Meister“, und liegen nur Gang-Mitglieder aktiv aus, so kann die Gang fortgeführt werden.',
  },
  'symbole/gang-symbol/6': {
    title: 'GANG: FREI nach dem Mitglied',
    summary:
      'Ein FREI-Charakter muss nach dem neuen Gang-Mitglied kommen: Zuerst ausgelegt, macht er die alte Gang inaktiv und verhindert auch mehrere Mitglieder, denn GANG wirkt nur zu Beginn der Charakterphase.',
  },
  'symbole/gang-symbol/7': {
    title: 'GANG: bei Kampfbeginn',
    summary: 'Bei der Eröffnung eines Kampfes darf man mehrere Mitglieder einer Gang auslegen.',
  },
  'symbole/gang-symbol/8': {
    title: 'GANG: nicht fortführen',
    summary:
      'Man darf darauf verzichten, eine Gang fortzuführen, obwohl man ein Mitglied auslegt; dann wird die ganze frühere Gang inaktiv, nie nur ein Teil.',
  },
  'symbole/schild-symbol-abgewehrt': {
    title: 'SCHILD: das Symbol',
    summary: 'SCHILD macht die Ansage in seinem Element zulässig, wie hoch die gegnerische Stärke auch ist.',
  },
  'symbole/schild-symbol-abgewehrt/1': {
    title: 'SCHILD: das englische Regelheft',
    summary: 'Das englische Regelheft war ungenau darin, ob Schilde Symbole sind.',
  },
  'symbole/schild-symbol-abgewehrt/2': {
    title: 'SCHILD: ein Symbol',
    summary:
      'Schilde sind Symbole: Was Symbole ignoriert, ignoriert sie; was Sonderfunktionen ignoriert, nicht.',
  },
  'symbole/schild-symbol-abgewehrt/3': {
    title: 'SCHILD: ignoriert auf einem Mutanten',
    summary:
      'Ein Mutant, der ausgelegt wird, während seine Schilde ignoriert werden, muss die gegnerische Stärke im neuen Element erreichen.',
  },
  'symbole/stopp-symbol': {
    title: 'STOPP: das Symbol',
    summary: 'STOPP verbietet, in diesem Zug weitere Karten auszulegen.',
  },
  'symbole/stopp-symbol/1': {
    title: 'STOPP: keine weitere Karte',
    summary: 'Nach einer Karte mit STOPP darf man im selben Zug keine andere Karte auslegen.',
  },
  'symbole/stopp-symbol/2': {
    title: 'STOPP: Sonderfunktionen erlauben mehr',
    summary:
      'Eine Sonderfunktion, die zusätzliche Karten erlaubt, wie Hyla 604 „Piplox“, erlaubt sie auch nach STOPP, denn Sonderfunktionen stehen über Symbolen.',
  },
  'symbole/stopp-symbol/3': {
    title: 'STOPP: nur beim Auslegen',
    summary:
      'STOPP wirkt, wenn seine Karte ausgelegt wird, nicht wenn sie nur aktiv bleibt, wie bei Khind 23 „KhindKin“.',
  },
  'symbole/geschuetzt-symbol': {
    title: 'GESCHÜTZT: das Symbol',
    summary: 'GESCHÜTZT bewahrt eine aktive Karte vor gegnerischen Wirkungen.',
  },
  'symbole/geschuetzt-symbol/1': {
    title: 'GESCHÜTZT: korrigierte Fassung',
    summary: 'Leitet die korrigierte Fassung der Regel ein.',
  },
  'symbole/geschuetzt-symbol/2': {
    title: 'GESCHÜTZT: was es verhindert',
    summary:
      'Eine aktive Karte mit GESCHÜTZT im Kampf- oder Unterstützungsbereich kann der Gegner nicht ignorieren, abwerfen, verringern oder ihrer Sonderfunktion berauben, ausgenommen durch Hoax 16 „Mekarthas der Scharfsinnige“. Inaktiv oder auf der Hand ist sie nicht geschützt.',
  },
  'symbole/ersetzen-symbol': {
    title: 'ERSETZEN: das Symbol',
    summary: 'Mit ERSETZEN darf man in der Anführeraktionsphase eine Handkarte gegen eine neue abwerfen.',
  },
  'symbole/ersetzen-symbol/1': {
    title: 'ERSETZEN: abgeworfen, nicht ausgelegt',
    summary:
      'Eine ersetzte Karte wird abgeworfen, nicht ausgelegt; darum hilft GESCHÜTZT auf ihr nicht, wo Ersetzen nicht erlaubt ist.',
  },
  'symbole/ersetzen-symbol/2': {
    title: 'ERSETZEN: eine offene Karte',
    summary:
      'Lag die ersetzte Karte wegen „Entsende den Aufklärer-Falter“ oder dergleichen offen, so kommt die neue dennoch verdeckt auf die Hand.',
  },
  'symbole/ersetzen-symbol/3': {
    title: 'ERSETZEN: Nachziehen ist freiwillig',
    summary: 'Nach dem Abwerfen steht es einem frei, die neue Karte zu ziehen oder darauf zu verzichten.',
  },
  'symbole/ersetzen-symbol/4': {
    title: 'ERSETZEN: aufgedruckt oder Argusauge',
    summary:
      'Die folgenden Beispiele gelten für das aufgedruckte Symbol und für das von Inquisitor 412 „Argusauge“ verliehene, wenn nichts anderes gesagt ist.',
  },
  'symbole/ersetzen-symbol/5': {
    title: 'ERSETZEN gegen Nebel',
    summary: 'Gegen Terrah 26 „Undurchdringlicher Nebel“ darf man nichts ersetzen.',
  },
  'symbole/ersetzen-symbol/6': {
    title: 'ERSETZEN gegen Mad Mike',
    summary: 'Gegen Flit 13 „Mad Mike“ darf man nur Flit-Charaktere und Karten mit GESCHÜTZT ersetzen.',
  },
  'symbole/ersetzen-symbol/7': {
    title: 'ERSETZEN gegen Mekarthas',
    summary: 'Gegen Hoax 16 „Mekarthas der Scharfsinnige“ darf man nichts ersetzen.',
  },
}
