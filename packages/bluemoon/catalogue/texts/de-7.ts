import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de7: RuleTexts<RuleId> = {
  'terrah/terrah-27-undurchquerbarer-treibsand': {
    title: 'Undurchquerbarer Treibsand',
    summary:
      'Solange Terrah 27 „Undurchquerbarer Treibsand“ ausliegt, darf der Gegner mit vier oder mehr Handkarten keine Karte auf die Hand nehmen.',
  },
  'terrah/terrah-27-undurchquerbarer-treibsand/1': {
    title: 'Treibsand: Sonderfunktion',
    summary:
      'Aufgedruckt auf Terrah 27 „Undurchquerbarer Treibsand“: Mit vier oder mehr Handkarten darf der Gegner keine weitere nehmen.',
  },
  'terrah/terrah-27-undurchquerbarer-treibsand/2': {
    title: 'Treibsand: gleich woher',
    summary:
      'Gleich ist, woher die Karte käme: Nachziehstapel, Abwurfstapel, Kampf-, Unterstützungs- oder Einflussbereich oder Anführeraktions-Stapel.',
  },
  'terrah/terrah-27-undurchquerbarer-treibsand/3': {
    title: 'Treibsand: Aufnehmen und Ersetzen',
    summary:
      'Mit vier oder mehr Handkarten ist weder WIEDERAUFNEHMEN noch das Ziehen nach einem ERSETZEN erlaubt.',
  },
  'terrah/terrah-28-boshaftes-auge': {
    title: 'Boshaftes Auge',
    summary: 'Solange Terrah 28 „Boshaftes Auge“ ausliegt, darf der Gegner keine Aktionskarten auslegen.',
  },
  'terrah/terrah-28-boshaftes-auge/1': {
    title: 'Boshaftes Auge: Sonderfunktion',
    summary: 'Aufgedruckt auf Terrah 28 „Boshaftes Auge“: keine Aktionskarten für den Gegner.',
  },
  'terrah/terrah-28-boshaftes-auge/2': {
    title: 'Boshaftes Auge: was es verhindert',
    summary:
      'Anführeraktionen, Hyla, Kristallkarten und Schiffe kann man nicht auslegen; ERSETZEN und das Anlanden von Schiffen bleiben erlaubt.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben': {
    title: 'Erzeuge ein Erdbeben',
    summary:
      'Terrah 29 „Erzeuge ein Erdbeben“ darf alle Karten des gegnerischen Kampfbereichs abwerfen, ausgenommen aktive mit GESCHÜTZT.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben/1': {
    title: 'Erzeuge ein Erdbeben: Sonderfunktion',
    summary:
      'Aufgedruckt auf Terrah 29 „Erzeuge ein Erdbeben“: Der gegnerische Kampfbereich darf geleert werden, außer aktiven Karten mit GESCHÜTZT.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben/2': {
    title: 'Erzeuge ein Erdbeben: nur der Kampfbereich',
    summary: 'Nur der Kampfbereich ist betroffen; der Unterstützungsbereich bleibt, wie er ist.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben/3': {
    title: 'Erzeuge ein Erdbeben: inaktiv und GESCHÜTZT',
    summary:
      'Charaktere und Verstärkungen werden abgeworfen, auch inaktive. Eine aktive Karte mit GESCHÜTZT bleibt, außer wenn Hoax 16 „Mekarthas der Scharfsinnige“ ihr Symbol ignoriert.',
  },
  'terrah/terrah-30-imponiere-dem-heiligen-drachen': {
    title: 'Imponiere dem Heiligen Drachen',
    summary:
      'Terrah 30 „Imponiere dem Heiligen Drachen“: Handkarten mit zusammen mindestens 8 Erde abwerfen, um einen Drachen zu gewinnen.',
  },
  'terrah/terrah-30-imponiere-dem-heiligen-drachen/1': {
    title: 'Imponiere dem Drachen: Sonderfunktion',
    summary:
      'Aufgedruckt auf Terrah 30 „Imponiere dem Heiligen Drachen“: Handkarten mit 8 oder mehr Erde kaufen einen Drachen.',
  },
  'terrah/terrah-30-imponiere-dem-heiligen-drachen/2': {
    title: 'Imponiere dem Drachen: wie bei Vulca 29',
    summary:
      'Es gilt, was zu Vulca 29 „Bezaubere den Heiligen Drachen“ gesagt ist, mit Erde statt Feuer: jeder Typ, nur aufgedruckte Werte, keine Karte, die nichts beiträgt.',
  },
  'pillar/pillar-11-gulpus-permanentus': {
    title: 'Gulpus Permanentus',
    summary:
      'Solange Pillar 11 „Gulpus Permanentus“ aktiv ist, darf sein Besitzer in jedem eigenen Zug eine zusätzliche Verstärkung auslegen.',
  },
  'pillar/pillar-11-gulpus-permanentus/1': {
    title: 'Gulpus Permanentus: Sonderfunktion',
    summary: 'Aufgedruckt auf Pillar 11 „Gulpus Permanentus“: eine zusätzliche Verstärkung im eigenen Zug.',
  },
  'pillar/pillar-11-gulpus-permanentus/2': {
    title: 'Gulpus Permanentus: PAAR und STOPP',
    summary:
      'Die zusätzliche Verstärkung darf ein PAAR von Verstärkungen sein und auch nach einem STOPP ausgelegt werden.',
  },
  'pillar/pillar-13-cardus-nikkus': {
    title: 'Cardus Nikkus',
    summary:
      'Wird Pillar 13 „Cardus Nikkus“ ausgelegt, so darf man eine Karte aus der Hand des Gegners ziehen und abwerfen.',
  },
  'pillar/pillar-13-cardus-nikkus/1': {
    title: 'Cardus Nikkus: Sonderfunktion',
    summary:
      'Aufgedruckt auf Pillar 13 „Cardus Nikkus“: Jetzt darf eine Karte aus der gegnerischen Hand gezogen und abgeworfen werden.',
  },
  'pillar/pillar-13-cardus-nikkus/2': {
    title: 'Cardus Nikkus: welche Karte',
    summary:
      'Die Karte wird zufällig gezogen; unter Karten, die in dieser Hand offen liegen, darf man stattdessen wählen.',
  },
  'pillar/pillar-13-cardus-nikkus/3': {
    title: 'Cardus Nikkus: wann',
    summary:
      'Es geschieht unmittelbar, nachdem „Cardus Nikkus“ ausgelegt ist, und zu keinem späteren Zeitpunkt.',
  },
  'pillar/pillar-14-crysalus-frenodus': {
    title: 'Crysalus Frendus',
    summary:
      'Solange Pillar 14 „Crysalus Frendus“ aktiv ist, verdoppelt sich die Wirkung einer eigenen Raupen-Verstärkung.',
  },
  'pillar/pillar-14-crysalus-frenodus/1': {
    title: 'Crysalus Frendus: Sonderfunktion',
    summary: 'Aufgedruckt auf Pillar 14 „Crysalus Frendus“: Eine eigene Raupe wirkt doppelt.',
  },
  'pillar/pillar-14-crysalus-frenodus/2': {
    title: 'Crysalus Frendus: was sich verdoppelt',
    summary:
      'Verdoppeln heißt, dass sich die Zahlen in der Forderung der Raupe verdoppeln; die Forderung wird nicht zweimal gestellt.',
  },
  'pillar/pillar-14-crysalus-frenodus/3': {
    title: 'Crysalus Frendus: Beispiel, Ausgangslage',
    summary:
      'Beispiel, Ausgangslage: Pillar 14 „Crysalus Frendus“ liegt zusammen mit Pillar 16 „Feuerfresser-Raupe“, deren Forderung 3 Feuer ist.',
  },
  'pillar/pillar-14-crysalus-frenodus/4': {
    title: 'Crysalus Frendus: Beispiel, Ergebnis',
    summary:
      'Beispiel, Ergebnis: Der Gegner muss insgesamt 6 Feuer abwerfen, zum Beispiel eine Karte mit 4 und eine mit 2, oder sich zurückziehen.',
  },
  'pillar/pillar-14-crysalus-frenodus/5': {
    title: 'Crysalus Frendus: welche Raupe',
    summary:
      'Bei mehreren Raupen wählt der Besitzer, welche verdoppelt wird; wirft der Gegner sie ab, wird sofort eine andere gewählt, außer wenn ihre Forderung schon erfüllt war.',
  },
  'pillar/pillar-15-kalebassus-leerus': {
    title: 'Kalebassus Leerus',
    summary:
      'Solange Pillar 15 „Kalebassus Leerus“ aktiv ist, darf der Gegner keine Karte auf die Hand nehmen.',
  },
  'pillar/pillar-15-kalebassus-leerus/1': {
    title: 'Kalebassus Leerus: Sonderfunktion',
    summary: 'Aufgedruckt auf Pillar 15 „Kalebassus Leerus“: keine weiteren Karten für die gegnerische Hand.',
  },
  'pillar/pillar-15-kalebassus-leerus/2': {
    title: 'Kalebassus Leerus: gleich woher',
    summary:
      'Gleich ist, woher die Karte käme: Nachziehstapel, Abwurfstapel, Kampf-, Unterstützungs- oder Einflussbereich oder Anführeraktions-Stapel.',
  },
  'pillar/pillar-15-kalebassus-leerus/3': {
    title: 'Kalebassus Leerus: Aufnehmen und Ersetzen',
    summary: 'Auch WIEDERAUFNEHMEN und das Ziehen nach einem ERSETZEN sind verboten.',
  },
  'pillar/raupenverstaerkungen-allgemein': {
    title: 'Raupen',
    summary: 'Raupen-Verstärkungen im Allgemeinen.',
  },
  'pillar/raupenverstaerkungen-allgemein/1': {
    title: 'Raupen: vor dem Weiterkämpfen geprüft',
    summary:
      'Schon in der Rückzugsphase muss der Gegner prüfen, ob er die kommende Forderung erfüllen kann; wenn nicht, ist dort der Rückzug fällig.',
  },
  'pillar/raupenverstaerkungen-allgemein/2': {
    title: 'Raupen: jede für sich',
    summary: 'Von mehreren Raupen stellt jede ihre eigene Forderung.',
  },
  'pillar/raupenverstaerkungen-allgemein/3': {
    title: 'Raupen: Beispiel, Ausgangslage',
    summary:
      'Beispiel, Ausgangslage: Pillar 16 „Feuerfresser-Raupe“ verlangt 3 Feuer und Pillar 19 „Lichtsucher-Raupe“ 5 Feuer oder 5 Erde.',
  },
  'pillar/raupenverstaerkungen-allgemein/4': {
    title: 'Raupen: Beispiel, Ergebnis',
    summary:
      'Beispiel, Ergebnis: Fällig sind 3 Feuer und getrennt davon 5 eines Elements; eine einzelne Karte mit 8 Feuer kann nicht für beide zahlen.',
  },
  'pillar/raupenverstaerkungen-allgemein/5': {
    title: 'Raupen: nichts Überflüssiges',
    summary:
      'Man darf nichts abwerfen, was die Forderung nicht erfüllen hilft: keine Karte ohne das Element und keine über das Nötige hinaus.',
  },
  'pillar/raupenverstaerkungen-allgemein/6': {
    title: 'Raupen: bei freiem Element',
    summary:
      'Ist das Element offen, zahlt eine Karte mit ihrem höheren Wert; man darf die Elemente also nicht so zuordnen, dass mehr Karten als nötig die Hand verlassen.',
  },
  'pillar/raupenverstaerkungen-allgemein/7': {
    title: 'Raupen: geänderte Werte',
    summary:
      'Wirkungen auf aufgedruckte Werte (die Cool-Gang) und solche, die ganze Karten ignorieren (Flit 13 „Mad Mike“), gelten auch für Karten, die für eine Raupe abgeworfen werden; Wirkungen, die nur Werte ändern, wie Vulca 21 „Vulkanhandschuhe“, nicht.',
  },
  'pillar/raupenverstaerkungen-allgemein/8': {
    title: 'Raupen: erfüllen und doch gehen',
    summary:
      'Man darf die Forderung vor Ende der Rückzugsphase erfüllen und den Kampf dann trotzdem verlassen.',
  },
  'pillar/pillar-16-feuerfresser-raupe': {
    title: 'Feuerfresser-Raupe',
    summary:
      'Pillar 16 „Feuerfresser-Raupe“: Bis zum Ende der Verstärkungs- und Unterstützungsphase wirft der Gegner Handkarten mit mindestens 3 aufgedrucktem Feuer ab oder zieht sich zurück.',
  },
  'pillar/pillar-16-feuerfresser-raupe/1': {
    title: 'Feuerfresser-Raupe: Sonderfunktion',
    summary: 'Aufgedruckt auf Pillar 16 „Feuerfresser-Raupe“: 3 Feuer aus der Hand oder ein Rückzug.',
  },
  'pillar/pillar-16-feuerfresser-raupe/2': {
    title: 'Feuerfresser-Raupe: eine Summe',
    summary: 'Die 3 Feuer sind die Summe aller dafür abgeworfenen Karten.',
  },
  'pillar/pillar-16-feuerfresser-raupe/3': {
    title: 'Feuerfresser-Raupe: eine oder mehrere Karten',
    summary: 'Eine Karte mit 3 oder mehr Feuer genügt, oder mehrere, die zusammen 3 erreichen.',
  },
  'pillar/pillar-16-feuerfresser-raupe/4': {
    title: 'Feuerfresser-Raupe: nicht jede solche Karte',
    summary: 'Sie verlangt nicht, jede Karte mit 3 oder mehr Feuer abzuwerfen.',
  },
  'pillar/pillar-17-erdaushoehler-raupe': {
    title: 'Erdaushöhler-Raupe',
    summary:
      'Pillar 17 „Erdaushöhler-Raupe“: Bis zum Ende der Verstärkungs- und Unterstützungsphase wirft der Gegner Handkarten mit mindestens 3 aufgedruckter Erde ab oder zieht sich zurück.',
  },
  'pillar/pillar-17-erdaushoehler-raupe/1': {
    title: 'Erdaushöhler-Raupe: Sonderfunktion',
    summary: 'Aufgedruckt auf Pillar 17 „Erdaushöhler-Raupe“: 3 Erde aus der Hand oder ein Rückzug.',
  },
  'pillar/pillar-17-erdaushoehler-raupe/2': {
    title: 'Erdaushöhler-Raupe: wie beim Feuerfresser',
    summary:
      'Es gilt, was zu Pillar 16 „Feuerfresser-Raupe“ gesagt ist, mit Erde: 3 als Summe, mit einer oder mehreren Karten.',
  },
  'pillar/pillar-18-wasserzaehler-raupe': {
    title: 'Wasserzähmer-Raupe',
    summary:
      'Pillar 18 „Wasserzähmer-Raupe“: Bis zum Ende der Verstärkungs- und Unterstützungsphase wirft der Gegner mindestens 2 aufgedrucktes Feuer und 2 aufgedruckte Erde auf verschiedenen Handkarten ab oder zieht sich zurück.',
  },
  'pillar/pillar-18-wasserzaehler-raupe/1': {
    title: 'Wasserzähmer-Raupe: Sonderfunktion',
    summary:
      'Aufgedruckt auf Pillar 18 „Wasserzähmer-Raupe“: 2 Feuer und 2 Erde von verschiedenen Handkarten oder ein Rückzug.',
  },
  'pillar/pillar-18-wasserzaehler-raupe/2': {
    title: 'Wasserzähmer-Raupe: zwei Summen',
    summary: 'Die 2 Feuer und die 2 Erde sind Summen, jede über ihre eigenen Karten.',
  },
  'pillar/pillar-18-wasserzaehler-raupe/3': {
    title: 'Wasserzähmer-Raupe: eine oder mehrere Karten',
    summary: 'Jede der beiden Summen darf von einer oder von mehreren Karten kommen.',
  },
  'pillar/pillar-18-wasserzaehler-raupe/4': {
    title: 'Wasserzähmer-Raupe: nicht jede solche Karte',
    summary: 'Sie verlangt nicht, jede Karte mit solchen Werten abzuwerfen.',
  },
  'pillar/pillar-18-wasserzaehler-raupe/5': {
    title: 'Wasserzähmer-Raupe: ein Element je Karte',
    summary:
      'Eine Karte zahlt nur mit einem Element: Die Erde einer 1/1-Karte, die für ihr Feuer abgeworfen wird, verfällt.',
  },
  'pillar/pillar-18-wasserzaehler-raupe/6': {
    title: 'Wasserzähmer-Raupe: nicht mehr als nötig',
    summary: 'Man darf keine Karte abwerfen, die nichts beiträgt oder über 2 Feuer und 2 Erde hinausgeht.',
  },
  'pillar/pillar-19-lichtsucher-raupe': {
    title: 'Lichtsucher-Raupe',
    summary:
      'Pillar 19 „Lichtsucher-Raupe“: Bis zum Ende der Verstärkungs- und Unterstützungsphase wirft der Gegner Handkarten mit mindestens 5 aufgedrucktem Feuer oder 5 aufgedruckter Erde ab oder zieht sich zurück.',
  },
  'pillar/pillar-19-lichtsucher-raupe/1': {
    title: 'Lichtsucher-Raupe: Sonderfunktion',
    summary:
      'Aufgedruckt auf Pillar 19 „Lichtsucher-Raupe“: 5 Feuer oder 5 Erde aus der Hand oder ein Rückzug.',
  },
  'pillar/pillar-19-lichtsucher-raupe/2': {
    title: 'Lichtsucher-Raupe: eine oder mehrere Karten',
    summary:
      'Eine Karte mit 5 in einem Element genügt, oder mehrere, die zusammen im selben Element 5 erreichen.',
  },
  'pillar/pillar-19-lichtsucher-raupe/3': {
    title: 'Lichtsucher-Raupe: nicht jede solche Karte',
    summary: 'Sie verlangt nicht, jede Karte mit 5 Feuer oder 5 Erde abzuwerfen.',
  },
  'pillar/pillar-19-lichtsucher-raupe/4': {
    title: 'Lichtsucher-Raupe: eine Summe',
    summary: 'Die 5 sind eine Summe in einem der beiden Elemente.',
  },
  'pillar/pillar-19-lichtsucher-raupe/5': {
    title: 'Lichtsucher-Raupe: nicht mehr als nötig',
    summary: 'Man darf keine Karte abwerfen, die nichts beiträgt oder über die 5 hinausgeht.',
  },
  'pillar/pillar-20-monduntergangs-raupe': {
    title: 'Monduntergangs-Raupe',
    summary:
      'Pillar 20 „Monduntergangs-Raupe“: Bis zum Ende der Verstärkungs- und Unterstützungsphase wirft der Gegner Handkarten mit mindestens 2 Monden ab oder zieht sich zurück.',
  },
  'pillar/pillar-20-monduntergangs-raupe/1': {
    title: 'Monduntergangs-Raupe: Sonderfunktion',
    summary: 'Aufgedruckt auf Pillar 20 „Monduntergangs-Raupe“: 2 Monde aus der Hand oder ein Rückzug.',
  },
  'pillar/pillar-20-monduntergangs-raupe/2': {
    title: 'Monduntergangs-Raupe: eine Summe',
    summary: 'Die 2 Monde sind die Summe aller dafür abgeworfenen Karten.',
  },
  'pillar/pillar-20-monduntergangs-raupe/3': {
    title: 'Monduntergangs-Raupe: eine oder zwei Karten',
    summary: 'Eine Karte mit 2 oder mehr Monden genügt, oder zwei mit je einem Mond.',
  },
  'pillar/pillar-20-monduntergangs-raupe/4': {
    title: 'Monduntergangs-Raupe: nicht jede solche Karte',
    summary: 'Sie verlangt nicht, jede Karte mit 2 oder mehr Monden abzuwerfen.',
  },
  'pillar/pillar-20-monduntergangs-raupe/5': {
    title: 'Monduntergangs-Raupe: nicht mehr als nötig',
    summary: 'Man darf keine Karte ohne Monde abwerfen und keine mehr, wenn die 2 Monde erreicht sind.',
  },
  'pillar/pillar-20-monduntergangs-raupe/6': {
    title: 'Monduntergangs-Raupe: ignorierte Karten',
    summary: 'Monde können nicht ignoriert werden, eine ignorierte Karte zahlt also mit ihren Monden.',
  },
  'pillar/traenke-pillar-21-26-allgemein': {
    title: 'Tränke',
    summary: 'Die Tränke Pillar 21 bis 26 im Allgemeinen.',
  },
  'pillar/traenke-pillar-21-26-allgemein/1': {
    title: 'Tränke: die Reihenfolge',
    summary:
      'Zuerst kommen Änderungen aufgedruckter Werte (die Cool-Gang), dann Erhöhungen, so weit sie reichen, dann Verringerungen.',
  },
  'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f': {
    title: 'Späher-Falter und Aufklärer-Falter',
    summary:
      'Bei Pillar 27 „Späher-Falter“ oder Pillar 30 „Entsende den Aufklärer-Falter“ muss der Gegner seine Hand offen auslegen.',
  },
  'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f/1': {
    title: 'Falter: Sonderfunktion',
    summary:
      'Aufgedruckt auf Pillar 27 „Späher-Falter“ und Pillar 30 „Entsende den Aufklärer-Falter“: Der Gegner deckt jetzt seine Hand auf.',
  },
  'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f/2': {
    title: 'Offene Hand: bis zum Auslegen',
    summary:
      'Die gezeigten Karten bleiben offen, bis sie ausgelegt werden, und gehören weiter zur Hand; später gezogene Karten sind verdeckt.',
  },
  'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f/3': {
    title: 'Offene Hand: daraus abwerfen',
    summary:
      'Wer aus dieser Hand abwerfen darf, wählt bei jeder Karte zwischen einer offenen und einer blind gezogenen.',
  },
  'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f/4': {
    title: 'Offene Hand: was verdeckt zurückkommt',
    summary:
      'Eine der offenen Karten, die ausgelegt und mit WIEDERAUFNEHMEN zurückgenommen wurde, ist wieder verdeckt; ebenso die Karte, die man nach dem ERSETZEN einer offenen zieht.',
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen': {
    title: 'Versuche den Heiligen Drachen',
    summary:
      'Pillar 31 „Versuche den Heiligen Drachen“: Handkarten mit zusammen mindestens 5 Monden abwerfen, um einen Drachen zu gewinnen.',
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen/1': {
    title: 'Versuche den Drachen: Sonderfunktion',
    summary:
      'Aufgedruckt auf Pillar 31 „Versuche den Heiligen Drachen“: Karten mit 5 oder mehr Monden kaufen einen Drachen.',
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen/2': {
    title: 'Versuche den Drachen: aus der Hand',
    summary: 'Die Karten müssen aus der Hand kommen.',
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen/3': {
    title: 'Versuche den Drachen: jeder Typ',
    summary:
      'Karten jedes Typs dürfen es sein: Charakter, Verstärkung, Unterstützung, Anführeraktion, Einfluss oder Intervention.',
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen/4': {
    title: 'Versuche den Drachen: aufgedruckte Monde',
    summary: 'Es zählen nur aufgedruckte Monde.',
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen/5': {
    title: 'Versuche den Drachen: ignorierte Karten',
    summary: 'Monde können nicht ignoriert werden, eine ignorierte Karte steuert also ihre Monde bei.',
  },
  'pillar/pillar-32-auserwaehlter-der-weite': {
    title: 'Auserwählter der Weite',
    summary:
      'Pillar 32 „Auserwählter der Weite“: Jeder Spieler kann mit Handkarten, die er abwirft, einen Drachen gewinnen: mindestens 2 Erde und, auf anderen Karten, mindestens 2 Feuer.',
  },
  'pillar/pillar-32-auserwaehlter-der-weite/1': {
    title: 'Auserwählter der Weite: Sonderfunktion',
    summary:
      'Aufgedruckt auf Pillar 32 „Auserwählter der Weite“: Je 2 in Erde und in Feuer, auf verschiedenen Karten, kaufen jedem der Spieler einen Drachen.',
  },
  'pillar/pillar-32-auserwaehlter-der-weite/2': {
    title: 'Auserwählter der Weite: wer beginnt',
    summary: 'Der Gegner dessen, der sie ausgelegt hat, handelt zuerst.',
  },
  'pillar/pillar-32-auserwaehlter-der-weite/3': {
    title: 'Auserwählter der Weite: ablehnen',
    summary: 'Der Gegner darf ablehnen oder kann nicht zahlen; dann hat der Ausspielende die Wahl.',
  },
  'pillar/pillar-32-auserwaehlter-der-weite/4': {
    title: 'Auserwählter der Weite: Intervention 406',
    summary: 'Intervention 406 „Für wen haltet Ihr Euch!“ kann jeden der beiden Drachen verhindern.',
  },
  'pillar/pillar-32-auserwaehlter-der-weite/5': {
    title: 'Auserwählter der Weite: ein vierter Drache',
    summary:
      'Ist der erste Drache ein vierter, endet das Spiel sofort, und der Rest der Sonderfunktion wird nicht ausgeführt; ein Unentschieden lässt sich also nicht erzwingen.',
  },
  'aqua/aqua-12-yang-aqua-13-yin': {
    title: 'Yang und Yin',
    summary:
      'Nach Aqua 12 „Yang“ oder 13 „Yin“ wird der nächste in diesem Zug ausgelegte Charakter, die nächste Verstärkung oder Unterstützung als FREI behandelt.',
  },
  'aqua/aqua-12-yang-aqua-13-yin/1': {
    title: 'Yang und Yin: Sonderfunktion',
    summary:
      'Aufgedruckt auf Aqua 12 „Yang“ und 13 „Yin“: Die nächste Karte dieser Typen wird ausgelegt, als wäre sie FREI.',
  },
  'aqua/aqua-12-yang-aqua-13-yin/2': {
    title: 'Yang und Yin: wie lange',
    summary:
      'Die nächste Karte hat FREI nur im Moment des Auslegens, gilt danach aber als FREI ausgelegt, so dass eine weitere Verstärkung oder Unterstützung folgen darf. Solange Symbole oder Symbolkarten ignoriert werden, kann man die Sonderfunktion nicht nutzen.',
  },
  'aqua/aqua-12-yang-aqua-13-yin/3': {
    title: 'Yang und Yin: mit PAAR',
    summary: 'So darf man ein PAAR auslegen: Die erste Karte gilt als FREI und bringt ihre zweite mit.',
  },
  'aqua/aqua-12-yang-aqua-13-yin/4': {
    title: 'Yang und Yin: nicht mit einer Gang',
    summary:
      'Mehrere Mitglieder einer Gang dürfen nicht auf Yin oder Yang folgen, denn GANG wirkt nur zu Beginn der Charakterphase.',
  },
  'aqua/aqua-14-oosa-aqua-epsilon': {
    title: 'Oosa-Aqua-Epsilon',
    summary:
      'Wird Aqua 14 „Oosa-Aqua-Epsilon“ ausgelegt, so darf man beliebig viele Handkarten unter den eigenen Nachziehstapel legen.',
  },
  'aqua/aqua-14-oosa-aqua-epsilon/1': {
    title: 'Oosa-Aqua-Epsilon: Sonderfunktion',
    summary:
      'Aufgedruckt auf Aqua 14 „Oosa-Aqua-Epsilon“: Jetzt dürfen beliebig viele Handkarten unter den Nachziehstapel.',
  },
  'aqua/aqua-14-oosa-aqua-epsilon/2': {
    title: 'Oosa-Aqua-Epsilon: ihre Reihenfolge',
    summary: 'Der Spieler wählt die Reihenfolge dieser Karten.',
  },
  'aqua/aqua-19-feuerwasser': {
    title: 'Feuerwasser',
    summary: 'Aqua 19 „Feuerwasser“ hebt die eigene Stärke in Feuer auf 7.',
  },
  'aqua/aqua-19-feuerwasser/1': {
    title: 'Feuerwasser: Sonderfunktion',
    summary: 'Aufgedruckt auf Aqua 19 „Feuerwasser“: Die Stärke in Feuer steigt auf 7.',
  },
  'aqua/aqua-19-feuerwasser/2': {
    title: 'Feuerwasser: Stärke, nicht Wert',
    summary: 'Es wirkt auf die gesamte Stärke und nicht auf den Wert einer Karte.',
  },
  'aqua/aqua-19-feuerwasser/3': {
    title: 'Feuerwasser: schon über 7',
    summary: 'Eine Stärke in Feuer, die schon über 7 liegt, bleibt, wie sie ist.',
  },
  'aqua/aqua-19-feuerwasser/4': {
    title: 'Feuerwasser: senkt nie',
    summary: 'Es senkt die Stärke nie und erhöht nicht den Wert des Charakters.',
  },
  'aqua/aqua-20-erdwasser': {
    title: 'Erdwasser',
    summary: 'Aqua 20 „Erdwasser“ hebt die eigene Stärke in Erde auf 7.',
  },
  'aqua/aqua-20-erdwasser/1': {
    title: 'Erdwasser: Sonderfunktion',
    summary: 'Aufgedruckt auf Aqua 20 „Erdwasser“: Die Stärke in Erde steigt auf 7.',
  },
  'aqua/aqua-20-erdwasser/2': {
    title: 'Erdwasser: Stärke, nicht Wert',
    summary: 'Es wirkt auf die gesamte Stärke und nicht auf den Wert einer Karte.',
  },
  'aqua/aqua-20-erdwasser/3': {
    title: 'Erdwasser: schon über 7',
    summary: 'Eine Stärke in Erde, die schon über 7 liegt, bleibt, wie sie ist.',
  },
  'aqua/aqua-20-erdwasser/4': {
    title: 'Erdwasser: senkt nie',
    summary: 'Es senkt die Stärke nie und erhöht nicht den Wert des Charakters.',
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut': {
    title: 'Fluten',
    summary:
      'Hat jemand nach dem Ende seines Zuges zwei oder mehr aktive Flut-Unterstützungen (Aqua 25 und 26), muss sich der Gegner sofort zurückziehen.',
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/1': {
    title: 'Fluten: Sonderfunktion',
    summary:
      'Aufgedruckt auf Aqua 25 „Reißende Sturzflut“ und Aqua 26 „Gewaltige Gezeitenflut“: Mehr als eine aktive Flut nach dem eigenen Zug zwingt den Gegner zum Rückzug.',
  },
}
