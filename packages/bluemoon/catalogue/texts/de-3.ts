import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de3: RuleTexts<RuleId> = {
  'symbole/ersetzen-symbol/8': {
    title: 'ERSETZEN gegen Hacker Hank',
    summary: 'Gegen Flit 12 „Hacker Hank“ darf man keine Charaktere ersetzen außer Flit-Charakteren.',
  },
  'symbole/ersetzen-symbol/9': {
    title: 'ERSETZEN gegen Triller',
    summary: 'Gegen Flit 9 „Triller“ darf man keine Verstärkungen ersetzen.',
  },
  'symbole/ersetzen-symbol/10': {
    title: 'ERSETZEN gegen Zwitscher',
    summary: 'Gegen Flit 8 „Zwitscher“ darf man keine Unterstützungen ersetzen.',
  },
  'symbole/ersetzen-symbol/11': {
    title: 'ERSETZEN gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ darf man die Karte abwerfen, aber keine dafür ziehen.',
  },
  'symbole/ersetzen-symbol/12': {
    title: 'ERSETZEN gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ darf man die Karte abwerfen, zieht aber nur eine, wenn danach weniger als 4 Handkarten bleiben.',
  },
  'symbole/ersetzen-symbol/13': {
    title: 'ERSETZEN gegen Zirper',
    summary:
      'Gegen Flit 7 „Zirper“ kann man das von Inquisitor 412 „Argusauge“ verliehene Symbol nicht nutzen, ein aufgedrucktes schon.',
  },
  'symbole/ersetzen-symbol/14': {
    title: 'ERSETZEN gegen Lachgas',
    summary:
      'Gegen Khind 27 „Lachgas“ kann man das von Inquisitor 412 „Argusauge“ verliehene Symbol nicht nutzen, ein aufgedrucktes schon.',
  },
  'symbole/bluff-symbol': {
    title: 'BLUFF: das Symbol',
    summary: 'Mit BLUFF darf eine Karte verdeckt als Unterstützung mit 2/2 gelegt werden.',
  },
  'symbole/bluff-symbol/1': {
    title: 'BLUFF: Symbolkarten ignoriert',
    summary:
      'Eine Sonderfunktion, die Karten mit Symbolen ignoriert, nämlich Flit 13 „Mad Mike“, gilt als eine, die die Bluff-Karten selbst ignoriert.',
  },
  'symbole/bluff-symbol/2': {
    title: 'BLUFF: solange ignoriert',
    summary:
      'Der Besitzer von Bluff-Karten, die selbst oder deren Symbole ignoriert werden, darf keine weiteren legen, die ausliegenden aber ansehen und zu Zugbeginn abwerfen. Keine von ihnen gilt als passend zum Element.',
  },
  'symbole/bluff-symbol/3': {
    title: 'BLUFF: bekennen, solange ignoriert',
    summary:
      '„Farbe bekennen“ darf verlangt werden, wenn nur die Symbole ignoriert werden, wie durch Hoax 16 „Mekarthas der Scharfsinnige“; nicht, wenn die Bluff-Karten ignoriert werden, wie durch Flit 13 oder Flit 8.',
  },
  'symbole/bluff-symbol/4': {
    title: 'BLUFF: Wert, solange ignoriert',
    summary:
      'Werden nur die Symbole ignoriert, behalten Bluff-Karten ihren aufgedruckten Wert 2; werden die Karten ignoriert, ist er 0.',
  },
  'vulca/vulca-15-flacka': {
    title: 'Flacka',
    summary: 'Vulca 15 „Flacka“: Am Ende des eigenen Zuges darf man 2 zusätzliche Karten nachziehen.',
  },
  'vulca/vulca-15-flacka/1': {
    title: 'Flacka: Sonderfunktion',
    summary: 'Aufgedruckt auf Vulca 15 „Flacka“: 2 Karten mehr beim eigenen Zugende, wenn man will.',
  },
  'vulca/vulca-15-flacka/2': {
    title: 'Flacka: mehr als 6 Handkarten',
    summary: 'Die 2 Karten darf man auch mit mehr als 6 Handkarten nachziehen.',
  },
  'vulca/vulca-15-flacka/3': {
    title: 'Flacka gegen Feuerwall',
    summary: 'Gegen Vulca 26 „Feuerwall“ darf man keine Karte nachziehen.',
  },
  'vulca/vulca-15-flacka/4': {
    title: 'Flacka gegen Klebriger Staub',
    summary: 'Gegen Khind 25 „Klebriger Staub“ darf man im ganzen Zug höchstens 1 Karte nachziehen.',
  },
  'vulca/vulca-15-flacka/5': {
    title: 'Flacka gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ darf man nichts auf die Hand nehmen, solange man 4 oder mehr Handkarten hat.',
  },
  'vulca/vulca-15-flacka/6': {
    title: 'Flacka gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ darf man keine Karte nachziehen.',
  },
  'vulca/vulca-15-flacka/7': {
    title: 'Flacka gegen Gezwitscher',
    summary: 'Gegen Flit 28 „Nervtötendes Gezwitscher“ darf man die 2 zusätzlichen Karten nicht nachziehen.',
  },
  'vulca/vulca-16-zundar': {
    title: 'Zundar',
    summary: 'Vulca 16 „Zundar“: Der Gegner darf keine Charaktere ohne Sonderfunktion auslegen.',
  },
  'vulca/vulca-16-zundar/1': {
    title: 'Zundar: Sonderfunktion',
    summary: 'Aufgedruckt auf Vulca 16 „Zundar“: Dem Gegner sind Charaktere ohne Sonderfunktion verwehrt.',
  },
  'vulca/vulca-16-zundar/2': {
    title: 'Zundar: Frage',
    summary: 'Fragt, ob Symbole als Sonderfunktionen zählen.',
  },
  'vulca/vulca-16-zundar/3': {
    title: 'Zundar: Symbole zählen nicht',
    summary: 'Nur Texte zählen: Ein Charakter mit Symbolen, aber ohne Text darf nicht ausgelegt werden.',
  },
  'vulca/vulca-20-urgewaltiger-zauber': {
    title: 'Urgewaltiger Zauber',
    summary: 'Vulca 20 „Urgewaltiger Zauber“: Die eigene Stärke steigt auf 6.',
  },
  'vulca/vulca-20-urgewaltiger-zauber/1': {
    title: 'Urgewaltiger Zauber: Sonderfunktion',
    summary: 'Aufgedruckt auf Vulca 20 „Urgewaltiger Zauber“: Die eigene Stärke ist mindestens 6.',
  },
  'vulca/vulca-20-urgewaltiger-zauber/2': {
    title: 'Urgewaltiger Zauber: Stärke, nicht Wert',
    summary: 'Hier ist die Stärke gemeint, nicht ein Wert.',
  },
  'vulca/vulca-20-urgewaltiger-zauber/3': {
    title: 'Urgewaltiger Zauber: schon über 6',
    summary: 'Ergeben die Werte schon mehr als 6, ändert die Verstärkung nichts.',
  },
  'vulca/vulca-20-urgewaltiger-zauber/4': {
    title: 'Urgewaltiger Zauber: senkt nie',
    summary: 'Sie senkt die Stärke nie und lässt den Wert des Charakters, wie er ist.',
  },
  'vulca/vulca-22-titanhandschuhe': {
    title: 'Titanhandschuhe',
    summary: 'Vulca 22 „Titanhandschuhe“: Der Erde-Wert eines eigenen Charakters verdoppelt sich.',
  },
  'vulca/vulca-22-titanhandschuhe/1': {
    title: 'Titanhandschuhe: Sonderfunktion',
    summary: 'Aufgedruckt auf Vulca 22 „Titanhandschuhe“: doppelter Erde-Wert für einen eigenen Charakter.',
  },
  'vulca/vulca-22-titanhandschuhe/2': {
    title: 'Titanhandschuhe: mit dem Stärkedoppler',
    summary: 'Zusammen mit Hoax 25 „Trickreicher Stärkedoppler“ vervielfachen sich die Verdopplungen.',
  },
  'vulca/vulca-26-feuerwall': {
    title: 'Feuerwall',
    summary: 'Vulca 26 „Feuerwall“: Der Gegner darf keine Karten nachziehen.',
  },
  'vulca/vulca-26-feuerwall/1': {
    title: 'Feuerwall: Sonderfunktion',
    summary: 'Aufgedruckt auf Vulca 26 „Feuerwall“: Dem Gegner ist das Nachziehen verboten.',
  },
  'vulca/vulca-26-feuerwall/2': {
    title: 'Feuerwall: genau genommen',
    summary:
      'Genau genommen: Der Gegner darf auf keine Weise Karten von seinem oder aus seinem Nachziehstapel nehmen.',
  },
  'vulca/vulca-26-feuerwall/3': {
    title: 'Feuerwall: Karten aus dem Stapel',
    summary: 'Sonderfunktionen, die Karten vom Nachziehstapel auf die Hand bringen, sind verhindert.',
  },
  'vulca/vulca-26-feuerwall/4': {
    title: 'Feuerwall: Karten von anderswo',
    summary:
      'Karten, die von anderswo auf die Hand kommen, und jede Karte mit WIEDERAUFNEHMEN sind nicht betroffen.',
  },
  'vulca/vulca-27-geisterbilder': {
    title: 'Geisterbilder',
    summary: 'Vulca 27 „Geisterbilder“: 1 zusätzlicher Drache, wenn der Gegner sich zurückzieht.',
  },
  'vulca/vulca-27-geisterbilder/1': {
    title: 'Geisterbilder: Sonderfunktion',
    summary: 'Aufgedruckt auf Vulca 27 „Geisterbilder“: Ein Rückzug des Gegners bringt 1 Drachen mehr.',
  },
  'vulca/vulca-27-geisterbilder/2': {
    title: 'Geisterbilder gegen Bethenitana',
    summary:
      'Hat der Gegner bei seinem Rückzug Hoax 11 „Bethenitana die Erzählerin“ aktiv, so gewinnt man keinen Drachen.',
  },
  'vulca/vulca-27-geisterbilder/3': {
    title: 'Geisterbilder gegen Brennende Raserei',
    summary:
      'Hat der Gegner bei seinem Rückzug Mimix 29 „Brennende Raserei“ aktiv, so hebt das den zusätzlichen Drachen auf.',
  },
  'vulca/vulca-27-geisterbilder/4': {
    title: 'Geisterbilder gegen Faulgas',
    summary:
      'Hat der Gegner bei seinem Rückzug Flit 27 „Abwurf Faulgas“ aktiv, so hebt das den zusätzlichen Drachen auf.',
  },
  'vulca/vulca-27-geisterbilder/5': {
    title: 'Geisterbilder gegen Verwirre den Drachen',
    summary:
      'Hat der Gegner in diesem Zug Flit 29 „Verwirre den Heiligen Drachen“ ausgelegt und zieht sich zurück, so gewinnt man keinen zusätzlichen Drachen.',
  },
  'vulca/vulca-27-geisterbilder/6': {
    title: 'Geisterbilder: Frage zu Bethenitana',
    summary: 'Fragt, ob der zusätzliche Drache gegen Hoax 11 „Bethenitana die Erzählerin“ bleibt.',
  },
  'vulca/vulca-27-geisterbilder/7': {
    title: 'Geisterbilder: „Du darfst nicht“ geht vor',
    summary:
      '„Du darfst nicht“ geht vor: Ist „Bethenitana die Erzählerin“ in der Rückzugsphase aktiv, gewinnt man gar keinen Drachen, wie viele es auch gewesen wären.',
  },
  'vulca/vulca-27-geisterbilder/8': {
    title: 'Geisterbilder: Bethenitana ignorieren',
    summary:
      'Es hilft nur eine Karte, die Bethenitana oder ihre Sonderfunktion ignoriert, wie Flit 12 „Hacker Hank“, Hoax 28 „Banne den Gegner“ oder Flit 7 „Zirper“.',
  },
  'vulca/vulca-27-geisterbilder/9': {
    title: 'Geisterbilder: Frage zu Flit 29',
    summary: 'Fragt, wie sich der zusätzliche Drache und Flit 29 „Verwirre den Heiligen Drachen“ vertragen.',
  },
  'vulca/vulca-27-geisterbilder/10': {
    title: 'Geisterbilder: mit Flit 29 höchstens 1',
    summary:
      'Flit 29 begrenzt das Endergebnis: Was die anderen Karten auch zwischen 0 und 4 ergeben, es wird höchstens 1 Drache gewonnen.',
  },
  'vulca/vulca-28-rufe-den-dunklen-meister': {
    title: 'Rufe den Dunklen Meister',
    summary:
      'Vulca 28 „Rufe den Dunklen Meister“: Eine eigene aktive Karte darf auf die Hand zurückgenommen werden.',
  },
  'vulca/vulca-28-rufe-den-dunklen-meister/1': {
    title: 'Rufe den Dunklen Meister: Sonderfunktion',
    summary:
      'Aufgedruckt auf Vulca 28 „Rufe den Dunklen Meister“: Beim Auslegen kann 1 eigene aktive Karte auf die Hand zurück.',
  },
  'vulca/vulca-28-rufe-den-dunklen-meister/2': {
    title: 'Rufe den Dunklen Meister: Einfluss und Kristalle',
    summary:
      'Eigene Hyla, Kristallkarten und Schiffe im Spiel sind aktiv und dürfen zurückgenommen werden; bei einem Schiff geht die ganze Ladung verloren.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen': {
    title: 'Bezaubere den Drachen',
    summary:
      'Vulca 29 „Bezaubere den Heiligen Drachen“: Man darf Handkarten mit zusammen mindestens 8 Feuer abwerfen, um 1 Drachen zu gewinnen.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/1': {
    title: 'Bezaubere den Drachen: Sonderfunktion',
    summary:
      'Aufgedruckt auf Vulca 29 „Bezaubere den Heiligen Drachen“: Handkarten mit 8 oder mehr Feuer kaufen 1 Drachen.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/2': {
    title: 'Bezaubere den Drachen: jeder Typ',
    summary:
      'Charaktere, Verstärkungen, Unterstützungen und Einflusskarten dürfen alle dafür abgeworfen werden.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/3': {
    title: 'Bezaubere den Drachen: nur aufgedruckte Werte',
    summary: 'Es zählen nur aufgedruckte Werte.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/4': {
    title: 'Bezaubere den Drachen: Verdoppeln bringt nichts',
    summary:
      'Eine Sonderfunktion, die Werte verdoppelt oder anders ändert, wie Hoax 25 „Trickreicher Stärkedoppler“, bringt nichts zur Summe.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/5': {
    title: 'Bezaubere den Drachen: die Cool-Gang',
    summary:
      'Was aufgedruckte Werte ändert, wie die gegnerische Cool-Gang, gilt auch für die abgeworfenen Karten; was nur Werte ändert, nicht.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/6': {
    title: 'Bezaubere den Drachen: ignorierte Karten',
    summary:
      'Eine Sonderfunktion, die ganze Karten ignoriert, nimmt ihnen auch hier die aufgedruckten Werte.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/7': {
    title: 'Bezaubere den Drachen: Stinkender Morast',
    summary:
      'Terrah 25 „Stinkender Morast“ hindert nicht daran, Charaktere über 4 abzuwerfen, denn sie werden nicht ausgelegt.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/8': {
    title: 'Bezaubere den Drachen: Karten mit Wert 0',
    summary: 'Eine Karte mit Wert 0 darf nicht dafür abgeworfen werden, denn sie trägt nichts bei.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/9': {
    title: 'Bezaubere den Drachen: Frage zu drei Punkten',
    summary: 'Bittet, drei Punkte zum Drachenkauf zu bestätigen.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/10': {
    title: 'Bezaubere den Drachen: Symbole zählen nicht',
    summary: 'Symbole und Sonderfunktionen tragen nichts zur Summe bei.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/11': {
    title: 'Bezaubere den Drachen: Verstärkungen',
    summary: 'Verstärkungen zählen nur mit ihren aufgedruckten Werten, nicht mit ihren Sonderfunktionen.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/12': {
    title: 'Bezaubere den Drachen: Auslegeverbote',
    summary:
      'Gegnerische Verbote, bestimmte Karten auszulegen, beschränken nicht, welche Karten man abwirft.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/13': {
    title: 'Bezaubere den Drachen: ausliegende Karten',
    summary:
      'Nur die aufgedruckten Werte der abgeworfenen Karten zählen; Karten, die auf der eigenen oder der anderen Seite liegen, bringen nichts zur Summe.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/14': {
    title: 'Bezaubere den Drachen: die Karte selbst auslegen',
    summary:
      'Die Drachenkaufkarte selbst muss ausgelegt werden dürfen. Werden die Sonderfunktionen ihres Besitzers ignoriert, darf sie ohne Wirkung ausgelegt werden.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/15': {
    title: 'Bezaubere den Drachen: die Quelle',
    summary: 'Nennt die besondere Regel 5 des Regelhefts als Quelle für das Folgende.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/16': {
    title: 'Bezaubere den Drachen: nicht mehr als nötig',
    summary:
      'Man darf nicht mehr Karten abwerfen, als die verlangten Werte erfordern, und mehrere Forderungen sind jede für sich zu erfüllen.',
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst': {
    title: 'Beschwöre die Feuersbrunst',
    summary:
      'Vulca 30 „Beschwöre die Feuersbrunst“: Alle aktiven gegnerischen Unterstützungen dürfen abgeworfen werden.',
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst/1': {
    title: 'Beschwöre die Feuersbrunst: Sonderfunktion',
    summary:
      'Aufgedruckt auf Vulca 30 „Beschwöre die Feuersbrunst“: Beim Auslegen kann man sämtliche aktiven Unterstützungen des Gegners abwerfen.',
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst/2': {
    title: 'Beschwöre die Feuersbrunst: GESCHÜTZT',
    summary: 'Unterstützungen mit GESCHÜTZT sind ausgenommen.',
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst/3': {
    title: 'Beschwöre die Feuersbrunst: mit Mekarthas',
    summary:
      'Unterstützungen, deren GESCHÜTZT durch Hoax 16 „Mekarthas der Scharfsinnige“ ignoriert wird, werden auch abgeworfen.',
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst/4': {
    title: 'Beschwöre die Feuersbrunst: Bluff-Karten',
    summary: 'Auch ausliegende Bluff-Karten werden abgeworfen.',
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst/5': {
    title: 'Beschwöre die Feuersbrunst: ignorierte Karten',
    summary: 'Auch ignorierte Unterstützungen werden abgeworfen, denn sie bleiben Unterstützungen.',
  },
  'vulca/vulca-31-entflamme-den-mutanten': {
    title: 'Entflamme den Mutanten',
    summary:
      'Vulca 31 „Entflamme den Mutanten“: In der eigenen Charakterphase darf man 1 beliebigen Mutanten auslegen, ohne seine Bedingung zu erfüllen.',
  },
  'vulca/vulca-31-entflamme-den-mutanten/1': {
    title: 'Entflamme den Mutanten: Sonderfunktion',
    summary:
      'Aufgedruckt auf Vulca 31 „Entflamme den Mutanten“: Ein beliebiger Mutant kann in der eigenen Charakterphase ohne seine Bedingung kommen.',
  },
  'vulca/vulca-31-entflamme-den-mutanten/2': {
    title: 'Entflamme den Mutanten: nur die Bedingung',
    summary:
      'Nur die Bedingung entfällt; das Übrige der Sonderfunktion des Mutanten, der Wechsel des Elements, geschieht so weit wie möglich.',
  },
  'vulca/vulca-31-entflamme-den-mutanten/3': {
    title: 'Entflamme den Mutanten: gleiches Element',
    summary:
      'Das Element wechselt nicht, wenn der Kampf schon in dem geführt wird, zu dem der Mutant wechseln würde.',
  },
  'hoax/hoax-10-redamikanas-der-kartograph': {
    title: 'Redamikanas',
    summary: 'Hoax 10 „Redamikanas der Kartograph“: 1 zusätzlicher Drache, wenn der Gegner sich zurückzieht.',
  },
  'hoax/hoax-10-redamikanas-der-kartograph/1': {
    title: 'Redamikanas: Sonderfunktion',
    summary:
      'Aufgedruckt auf Hoax 10 „Redamikanas der Kartograph“: Ein Rückzug des Gegners bringt 1 Drachen mehr.',
  },
  'hoax/hoax-10-redamikanas-der-kartograph/2': {
    title: 'Redamikanas gegen Bethenitana',
    summary:
      'Hat der Gegner bei seinem Rückzug Hoax 11 „Bethenitana die Erzählerin“ aktiv, so gewinnt man keinen Drachen.',
  },
  'hoax/hoax-10-redamikanas-der-kartograph/3': {
    title: 'Redamikanas gegen Brennende Raserei',
    summary:
      'Hat der Gegner bei seinem Rückzug Mimix 29 „Brennende Raserei“ aktiv, so hebt das den zusätzlichen Drachen auf.',
  },
  'hoax/hoax-10-redamikanas-der-kartograph/4': {
    title: 'Redamikanas gegen Faulgas',
    summary:
      'Hat der Gegner bei seinem Rückzug Flit 27 „Abwurf Faulgas“ aktiv, so hebt das den zusätzlichen Drachen auf.',
  },
  'hoax/hoax-10-redamikanas-der-kartograph/5': {
    title: 'Redamikanas gegen Verwirre den Drachen',
    summary:
      'Hat der Gegner in diesem Zug Flit 29 „Verwirre den Heiligen Drachen“ ausgelegt und zieht sich zurück, so gewinnt man keinen zusätzlichen Drachen.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin': {
    title: 'Bethenitana',
    summary:
      'Hoax 11 „Bethenitana die Erzählerin“: Zieht ihr Besitzer sich zurück, gewinnt der Gegner keine Drachen.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/1': {
    title: 'Bethenitana: Sonderfunktion',
    summary:
      'Aufgedruckt auf Hoax 11 „Bethenitana die Erzählerin“: Der eigene Rückzug darf dem Gegner keine Drachen bringen.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/2': {
    title: 'Bethenitana gegen Redamikanas',
    summary: 'Hoax 10 „Redamikanas der Kartograph“ des Gegners bringt bei meinem Rückzug nichts.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/3': {
    title: 'Bethenitana gegen Geisterbilder',
    summary: 'Vulca 27 „Geisterbilder“ des Gegners bringt bei meinem Rückzug nichts.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/4': {
    title: 'Bethenitana gegen Bestürzung',
    summary: 'Khind 24 „Schleuder der Bestürzung“ des Gegners bringt bei meinem Rückzug nichts.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/5': {
    title: 'Bethenitana gegen Sirenen',
    summary:
      'Der Drache von Aqua 28 „Unwiderstehliche Sirenen“ wird trotzdem gewonnen, denn er kommt nicht durch den Rückzug.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/6': {
    title: 'Bethenitana: Frage zu Vulca 27',
    summary: 'Fragt, ob Vulca 27 „Geisterbilder“ gegen sie noch den zusätzlichen Drachen bringt.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/7': {
    title: 'Bethenitana: „Du darfst nicht“ geht vor',
    summary:
      '„Du darfst nicht“ geht vor: Ist sie in der Rückzugsphase aktiv, wird gar kein Drache gewonnen, wie viele es auch gewesen wären.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/8': {
    title: 'Bethenitana: sie ignorieren',
    summary:
      'Es hilft nur eine Karte, die sie oder ihre Sonderfunktion ignoriert, wie Flit 12 „Hacker Hank“, Hoax 28 „Banne den Gegner“ oder Flit 7 „Zirper“.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/9': {
    title: 'Bethenitana: Frage zum Zeitpunkt',
    summary: 'Fragt, ob sich ihre Sonderfunktion auf den nächsten Zug ihres Besitzers bezieht.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/10': {
    title: 'Bethenitana: ab dem nächsten Zug',
    summary:
      'Sie hilft zuerst im nächsten Zug ihres Besitzers, denn die Rückzugsphase kommt vor der Charakterphase.',
  },
  'hoax/hoax-12-demegodas-der-kauz': {
    title: 'Demegodas der Kauz',
    summary: 'Hoax 12 „Demegodas der Kauz“: Alle Werte der eigenen Unterstützungen verdoppeln sich.',
  },
  'hoax/hoax-12-demegodas-der-kauz/1': {
    title: 'Demegodas der Kauz: Sonderfunktion',
    summary: 'Aufgedruckt auf Hoax 12 „Demegodas der Kauz“: doppelte Werte für alle eigenen Unterstützungen.',
  },
  'hoax/hoax-12-demegodas-der-kauz/2': {
    title: 'Demegodas der Kauz: nur Werte',
    summary:
      'Nur die Feuer- und Erde-Werte der eigenen Unterstützungen verdoppeln sich, nicht Zahlen in ihren Sonderfunktionen.',
  },
  'hoax/hoax-14-genathones-der-blinde': {
    title: 'Genathones der Blinde',
    summary: 'Hoax 14 „Genathones der Blinde“: Im eigenen Zug darf man 1 zusätzliche Unterstützung auslegen.',
  },
  'hoax/hoax-14-genathones-der-blinde/1': {
    title: 'Genathones der Blinde: Sonderfunktion',
    summary: 'Aufgedruckt auf Hoax 14 „Genathones der Blinde“: im eigenen Zug 1 Unterstützung mehr.',
  },
  'hoax/hoax-14-genathones-der-blinde/2': {
    title: 'Genathones der Blinde: über die übliche hinaus',
    summary:
      'Die Unterstützung kommt zu der einen Verstärkung oder Unterstützung hinzu, die ohnehin erlaubt ist.',
  },
  'hoax/hoax-14-genathones-der-blinde/3': {
    title: 'Genathones der Blinde: bei Kampfbeginn',
    summary:
      'Bei der Eröffnung eines Kampfes ausgelegt, erlaubt er eine Unterstützung, die ein Eröffnender sonst nicht auslegen darf.',
  },
  'hoax/hoax-14-genathones-der-blinde/4': {
    title: 'Genathones der Blinde: mit den Fäusten',
    summary:
      'Wird im nächsten Zug Khind 31 „Lass’ die Fäuste tanzen“ ausgelegt, so erlaubt er trotz des STOPP eine weitere Unterstützung.',
  },
  'hoax/hoax-15-ketharkopas-der-astronom': {
    title: 'Ketharkopas',
    summary:
      'Hoax 15 „Ketharkopas der Astronom“: Wer den Zug mit weniger als 9 Karten beendet, darf mit ihm auf 9 nachziehen.',
  },
  'hoax/hoax-15-ketharkopas-der-astronom/1': {
    title: 'Ketharkopas: Sonderfunktion',
    summary:
      'Aufgedruckt auf Hoax 15 „Ketharkopas der Astronom“: Endet der eigene Zug mit weniger als 9 Handkarten, so kann man sie auf 9 auffüllen.',
  },
  'hoax/hoax-15-ketharkopas-der-astronom/2': {
    title: 'Ketharkopas: nach dem Zugende',
    summary:
      'Er wirkt nach der Phase Zugende; eine zusätzliche Karte durch Khind 28 „Khind-Brüderschaft“ ist also zuerst zu ziehen, danach wird die Hand auf 9 aufgefüllt.',
  },
  'hoax/hoax-15-ketharkopas-der-astronom/3': {
    title: 'Ketharkopas gegen Feuerwall',
    summary: 'Gegen Vulca 26 „Feuerwall“ darf man keine Karte nachziehen.',
  },
}
