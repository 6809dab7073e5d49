import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de8: RuleTexts<RuleId> = {
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/2': {
    title: 'Fluten: vor dem Zug des Gegners',
    summary:
      'Der Rückzug kommt, bevor der Zug des Gegners beginnt: Er kann keine Anführeraktion auslegen und Aqua 28 „Unwiderstehliche Sirenen“ keinen Charakter geben.',
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/3': {
    title: 'Fluten: wann geprüft wird',
    summary:
      'Die Fluten werden nur zwischen dem Zugende ihres Besitzers und dem Zug des Gegners geprüft, nie in einer anderen Phase.',
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/4': {
    title: 'Fluten gegen Zirper',
    summary:
      'Fluten, die in diesem Moment durch Flit 7 „Zirper“ ignoriert werden, bewirken nichts, auch wenn er zu Beginn des nächsten Zuges zurückgenommen wird; wieder ausgelegt, hält er sie erneut ab.',
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/5': {
    title: 'Fluten: Beispiel, Ausgangslage',
    summary:
      'Beispiel, Ausgangslage: Die zweite Flut wird ausgelegt, die Stärke angesagt, und Intervention 404 „Genug jetzt!“ beendet den Zug.',
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/6': {
    title: 'Fluten: Beispiel, Ergebnis',
    summary:
      'Beispiel, Ergebnis: Jedes Ende des Zuges genügt; wer Intervention 404 „Genug jetzt!“ ausgelegt hat, muss sich also trotzdem sofort zurückziehen.',
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/7': {
    title: 'Fluten: mit Banne den Gegner',
    summary:
      'Hoax 28 „Banne den Gegner“ aus demselben Zug wirkt dann nicht mehr: Gegnerische Sonderfunktionen, die die Drachen des Rückzugs ändern, gelten.',
  },
  'aqua/aqua-28-unwiderstehliche-sirenen': {
    title: 'Unwiderstehliche Sirenen',
    summary:
      'Aqua 28 „Unwiderstehliche Sirenen“: Bis zum Ende der Verstärkungs- und Unterstützungsphase wirft der Gegner einen Charakter aus der Hand ab, sonst gewinnt ihr Besitzer einen Drachen, auch bei einem Rückzug.',
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/1': {
    title: 'Sirenen: Sonderfunktion',
    summary:
      'Aufgedruckt auf Aqua 28 „Unwiderstehliche Sirenen“: ein Charakter aus der Hand oder ein (zusätzlicher) Drache, auch beim Rückzug.',
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/2': {
    title: 'Sirenen: nicht durch Rückzug',
    summary:
      'Dieser Drache wird nicht durch den Rückzug gewonnen; Hoax 11 „Bethenitana die Erzählerin“ verhindert ihn nicht.',
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/3': {
    title: 'Sirenen: auch beim Rückzug',
    summary:
      'Auch wer sich zurückzieht, schuldet den Charakter oder sonst den Drachen; dass der Rückzug genannt ist, macht ihn nicht zum Drachen durch Rückzug.',
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/4': {
    title: 'Sirenen: Intervention 406',
    summary: 'Intervention 406 „Für wen haltet Ihr Euch!“ kann diesen Drachen verhindern.',
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/5': {
    title: 'Sirenen: wann abgeworfen wird',
    summary: 'Der Charakter kann nur im eigenen Zug des Gegners abgeworfen werden.',
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/6': {
    title: 'Sirenen: mit zwei Fluten',
    summary:
      'Liegen zwei Fluten neben den Sirenen, zieht sich der Gegner zurück, bevor er am Zug ist, kann keinen Charakter geben, und ein zusätzlicher Drache wird gewonnen.',
  },
  'aqua/aqua-30-ertraenke-den-widerstand': {
    title: 'Ertränke den Widerstand',
    summary:
      'Aqua 30 „Ertränke den Widerstand“ darf die aktiven Karten des gegnerischen Kampfbereichs abwerfen, ausgenommen einen Charakter und Karten mit GESCHÜTZT.',
  },
  'aqua/aqua-30-ertraenke-den-widerstand/1': {
    title: 'Ertränke den Widerstand: Sonderfunktion',
    summary:
      'Aufgedruckt auf Aqua 30 „Ertränke den Widerstand“: Aktive Karten des gegnerischen Kampfbereichs können abgeworfen werden, außer einem aktiven Charakter und Karten mit GESCHÜTZT.',
  },
  'aqua/aqua-30-ertraenke-den-widerstand/2': {
    title: 'Ertränke den Widerstand: nur der Kampfbereich',
    summary: 'Nur der Kampfbereich ist betroffen; der Unterstützungsbereich bleibt, wie er ist.',
  },
  'aqua/aqua-30-ertraenke-den-widerstand/3': {
    title: 'Ertränke den Widerstand: was geht und bleibt',
    summary:
      'Nur aktive Charaktere und Verstärkungen werden abgeworfen, und ein aktiver Charakter bleibt. Karten mit GESCHÜTZT bleiben, außer wenn Hoax 16 „Mekarthas der Scharfsinnige“ ihr Symbol ignoriert.',
  },
  'aqua/aqua-32-auserwaehlte-des-wassers': {
    title: 'Auserwählte des Wassers',
    summary:
      'Bei Aqua 32 „Auserwählte des Wassers“ mischen beide Spieler ihre Hand in den Nachziehstapel und ziehen sechs Karten.',
  },
  'aqua/aqua-32-auserwaehlte-des-wassers/1': {
    title: 'Auserwählte des Wassers: Sonderfunktion',
    summary:
      'Aufgedruckt auf Aqua 32 „Auserwählte des Wassers“: Beide Hände werden eingemischt und sechs Karten gezogen.',
  },
  'aqua/aqua-32-auserwaehlte-des-wassers/2': {
    title: 'Auserwählte des Wassers: wer nicht ziehen darf',
    summary:
      'Wer nicht ziehen darf, zum Beispiel wegen Vulca 26 „Feuerwall“, mischt seine Hand trotzdem ein und hat dann keine Karten.',
  },
  'buka/buka-18-bootsmann-mena-marn': {
    title: 'Bootsmann Mena Marn',
    summary:
      'Solange Buka 18 „Bootsmann Mena Marn“ aktiv ist, darf der Gegner am Ende der Charakterphase nicht zwei oder mehr aktive Charaktere haben.',
  },
  'buka/buka-18-bootsmann-mena-marn/1': {
    title: 'Mena Marn: Sonderfunktion',
    summary:
      'Aufgedruckt auf Buka 18 „Bootsmann Mena Marn“: weniger als zwei aktive Charaktere für den Gegner, wenn die Charakterphase endet.',
  },
  'buka/buka-18-bootsmann-mena-marn/2': {
    title: 'Mena Marn: Frage zum Abwerfen',
    summary: 'Fragt, ob überzählige Charaktere abgeworfen werden.',
  },
  'buka/buka-18-bootsmann-mena-marn/3': {
    title: 'Mena Marn: nichts wird abgeworfen',
    summary:
      'Nichts wird abgeworfen: Einen zweiten durch PAAR, FREI oder GANG darf man nicht haben, und wer das nicht einhalten kann, zieht sich in der Rückzugsphase zurück. Eine Gang darf man aufgeben, auch wenn man eines ihrer Mitglieder auslegt.',
  },
  'buka/buka-18-bootsmann-mena-marn/4': {
    title: 'Mena Marn: gehaltene Charaktere zählen',
    summary:
      'Auch Charaktere, die durch Khind 23 „KhindKin“ oder Khind 31 „Lass’ die Fäuste tanzen“ aktiv bleiben, zählen. „KhindKin“ darf man auslegen, ohne seine Sonderfunktion zu nutzen.',
  },
  'buka/buka-19-steuermann-mora-marn': {
    title: 'Steuermann Mora Marn',
    summary:
      'Buka 19 „Steuermann Mora Marn“, von einem anlandenden Schiff ausgelegt, darf alle Karten des gegnerischen Kampfbereichs abwerfen, ausgenommen aktive mit GESCHÜTZT.',
  },
  'buka/buka-19-steuermann-mora-marn/1': {
    title: 'Mora Marn: Sonderfunktion',
    summary:
      'Aufgedruckt auf Buka 19 „Steuermann Mora Marn“: Von einem anlandenden Schiff aus darf der gegnerische Kampfbereich jetzt geleert werden, außer aktiven Karten mit GESCHÜTZT.',
  },
  'buka/buka-19-steuermann-mora-marn/2': {
    title: 'Mora Marn: nur der Kampfbereich',
    summary: 'Nur der Kampfbereich ist betroffen; der Unterstützungsbereich bleibt, wie er ist.',
  },
  'buka/buka-19-steuermann-mora-marn/3': {
    title: 'Mora Marn: inaktiv und GESCHÜTZT',
    summary:
      'Charaktere und Verstärkungen werden abgeworfen, auch inaktive. Eine aktive Karte mit GESCHÜTZT bleibt, außer wenn Hoax 16 „Mekarthas der Scharfsinnige“ ihr Symbol ignoriert.',
  },
  'buka/buka-19-steuermann-mora-marn/4': {
    title: 'Mora Marn: aus der Hand',
    summary: 'Aus der Hand ausgelegt, wirft er nichts ab.',
  },
  'buka/buka-21-pulvermeister-yina-ko': {
    title: 'Pulvermeister Yina Ko',
    summary: 'Buka 21 „Pulvermeister Yina Ko“ hebt die Werte aller eigenen aktiven Bluff-Karten auf 4.',
  },
  'buka/buka-21-pulvermeister-yina-ko/1': {
    title: 'Yina Ko: Sonderfunktion',
    summary: 'Aufgedruckt auf Buka 21 „Pulvermeister Yina Ko“: Eigene aktive Bluff-Karten sind je 4 wert.',
  },
  'buka/buka-21-pulvermeister-yina-ko/2': {
    title: 'Yina Ko gegen Cool Cub',
    summary:
      'Gegen Khind 4 „Cool Cub“ fallen die Bluff-Karten zuerst auf 0, weil es um aufgedruckte Werte geht, und steigen dann auf 4.',
  },
  'buka/buka-22-ausguck-dolora-paal': {
    title: 'Ausguck Dolora Paal',
    summary:
      'Wird Buka 22 „Ausguck Dolora Paal“ ausgelegt, so dürfen alle aktiven gegnerischen Verstärkungen oder alle aktiven gegnerischen Unterstützungen abgeworfen werden.',
  },
  'buka/buka-22-ausguck-dolora-paal/1': {
    title: 'Dolora Paal: Sonderfunktion',
    summary:
      'Aufgedruckt auf Buka 22 „Ausguck Dolora Paal“: Entweder alle aktiven Verstärkungen oder alle aktiven Unterstützungen des Gegners können abgeworfen werden.',
  },
  'buka/buka-22-ausguck-dolora-paal/2': {
    title: 'Dolora Paal: GESCHÜTZT',
    summary: 'Karten mit GESCHÜTZT sind ausgenommen.',
  },
  'buka/buka-22-ausguck-dolora-paal/3': {
    title: 'Dolora Paal: mit Mekarthas',
    summary:
      'Unterstützungen, deren GESCHÜTZT-Symbol durch Hoax 16 „Mekarthas der Scharfsinnige“ ignoriert wird, dürfen abgeworfen werden.',
  },
  'buka/buka-22-ausguck-dolora-paal/4': {
    title: 'Dolora Paal: ihr eigenes GESCHÜTZT',
    summary:
      'Ihr eigenes GESCHÜTZT überwindet das auf gegnerischen Unterstützungen nicht, bewahrt aber ihre Sonderfunktion davor, ignoriert zu werden; ein gegnerisches Khind 27 „Lachgas“ kann also abgeworfen werden.',
  },
  'buka/buka-22-ausguck-dolora-paal/5': {
    title: 'Dolora Paal: Bluff-Karten',
    summary: 'Wählt man Unterstützungen, so gehören Bluff-Karten dazu.',
  },
  'buka/buka-22-ausguck-dolora-paal/6': {
    title: 'Dolora Paal: ignorierte Karten',
    summary: 'Ignorierte Verstärkungen oder Unterstützungen behalten ihren Typ und dürfen abgeworfen werden.',
  },
  'buka/buka-23-geist-des-alten-goo-laa': {
    title: 'Geist des alten Goo Laa',
    summary:
      'Buka 23 „Geist des alten Goo Laa“ darf nur bei leerem eigenem Einflussbereich ausgelegt werden; das umkämpfte Element wechselt.',
  },
  'buka/buka-23-geist-des-alten-goo-laa/1': {
    title: 'Geist des alten Goo Laa: Sonderfunktion',
    summary:
      'Aufgedruckt auf Buka 23 „Geist des alten Goo Laa“: Keine eigene Einflusskarte darf ausliegen, und der Kampf wechselt sein Element.',
  },
  'buka/buka-23-geist-des-alten-goo-laa/2': {
    title: 'Geist des alten Goo Laa: vom letzten Schiff',
    summary:
      'Kommt er vom letzten Schiff und ist keine eigene Hyla im Spiel, so erfüllt er seine Bedingung: Ein angelandetes Schiff liegt nicht mehr im Einflussbereich.',
  },
  'buka/buka-23-geist-des-alten-goo-laa/3': {
    title: 'Geist des alten Goo Laa: gegnerische Hyla',
    summary: 'Eine gegnerische Hyla spielt keine Rolle.',
  },
  'buka/buka-25-waffenkammer': {
    title: 'Waffenkammer',
    summary:
      'Solange Buka 25 „Waffenkammer“ ausliegt, darf ihr Besitzer in jedem eigenen Zug eine zusätzliche Unterstützung auslegen.',
  },
  'buka/buka-25-waffenkammer/1': {
    title: 'Waffenkammer: Sonderfunktion',
    summary: 'Aufgedruckt auf Buka 25 „Waffenkammer“: eine zusätzliche Unterstützung im eigenen Zug.',
  },
  'buka/buka-25-waffenkammer/2': {
    title: 'Waffenkammer: was sie erlaubt',
    summary:
      'Zusätzlich darf es eine Unterstützung, eine Bluff-Karte oder einmal das Beladen eines Schiffes sein, auch nach einem STOPP.',
  },
  'buka/buka-25-waffenkammer/3': {
    title: 'Waffenkammer: sofort',
    summary: 'Man darf sie schon in dem Zug nutzen, in dem Buka 25 „Waffenkammer“ ausgelegt wird.',
  },
  'buka/buka-26-doppelte-feuerkraft': {
    title: 'Doppelte Feuerkraft',
    summary: 'Buka 26 „Doppelte Feuerkraft“ verdoppelt den Feuer-Wert eines eigenen Charakters.',
  },
  'buka/buka-26-doppelte-feuerkraft/1': {
    title: 'Doppelte Feuerkraft: Sonderfunktion',
    summary:
      'Aufgedruckt auf Buka 26 „Doppelte Feuerkraft“: doppelter Feuer-Wert für einen eigenen Charakter.',
  },
  'buka/buka-26-doppelte-feuerkraft/2': {
    title: 'Doppelte Feuerkraft: Vulkanhandschuhe',
    summary: 'Zusammen mit Vulca 21 „Vulkanhandschuhe“ wird der Feuer-Wert zweimal verdoppelt.',
  },
  'buka/buka-27-erbitte-eine-gunst': {
    title: 'Erbitte eine Gunst',
    summary:
      'Buka 27 „Erbitte eine Gunst“: aus dem Nachziehstapel eine Einflusskarte auslegen oder einen Charakter, eine Verstärkung oder eine Unterstützung auf ein Schiff laden, dann mischen.',
  },
  'buka/buka-27-erbitte-eine-gunst/1': {
    title: 'Erbitte eine Gunst: Sonderfunktion',
    summary:
      'Aufgedruckt auf Buka 27 „Erbitte eine Gunst“: eine Einflusskarte zum Auslegen oder eine Karte zum Laden suchen und danach mischen.',
  },
  'buka/buka-27-erbitte-eine-gunst/2': {
    title: 'Erbitte eine Gunst: ein angelandetes Schiff',
    summary: 'Die Karte darf auf ein Schiff geladen werden, das in diesem Zug angelandet ist.',
  },
  'buka/buka-27-erbitte-eine-gunst/3': {
    title: 'Erbitte eine Gunst: Seeteufel',
    summary:
      'Buka 29 „Seeteufel“, auf diese Weise ins Spiel gebracht, darf durch seine eigene Sonderfunktion sofort laden, und diese Karten zählen nicht auf das Beladen dieses Zuges.',
  },
  'buka/buka-27-erbitte-eine-gunst/4': {
    title: 'Erbitte eine Gunst: Hyla, keine Kristalle',
    summary:
      'Eine Hyla darf gewählt werden, da sie eine Einflusskarte ist; eine Kristallkarte nicht, da sie eine Errungenschaft ist.',
  },
  'buka/schiffe-allgemein': { title: 'Schiffe', summary: 'Schiffe im Allgemeinen.' },
  'buka/schiffe-allgemein/1': {
    title: 'Schiffe: ihr Typ',
    summary: 'Schiffe sind Einflusskarten und daher Aktionskarten.',
  },
  'buka/schiffe-allgemein/2': {
    title: 'Schiffe: neben einer Hyla',
    summary:
      'Ein Spieler darf Schiffe und eine Hyla zugleich haben, und beide Spieler dürfen zur selben Zeit Schiffe haben.',
  },
  'buka/schiffe-allgemein/3': {
    title: 'Schiffe: gemeinsam anlanden',
    summary:
      'Gemeinsam anlandende Schiffe teilen ihre Sonderfunktionen: Ein leeres Buka 28 „Meeresfalke“ erlaubt Handkarten neben denen von einem anderen Schiff.',
  },
  'buka/schiffe-allgemein/4': {
    title: 'Schiffe: mit ignorierter Funktion',
    summary:
      'Ein Schiff, dessen Sonderfunktion ignoriert wird, kann beladen werden und anlanden wie eines ohne, mit seinem eigenen Laderaum.',
  },
  'buka/schiffe-allgemein/5': {
    title: 'Schiffe: was ihnen nichts anhat',
    summary:
      'Nichts ändert oder ignoriert den Laderaum eines Schiffes, verhindert sein Anlanden oder entfernt es durch eine gegnerische Wirkung; Vulca 28 „Rufe den Dunklen Meister“ kann ein eigenes Schiff zurücknehmen, wobei die Ladung verloren geht.',
  },
  'buka/schiffe-allgemein/6': {
    title: 'Schiffe: Grenzen gelten weiter',
    summary:
      'Anlanden hebt keine der Grenzen der Phasen auf; zwei Charaktere ohne FREI, die keine Buka sind, kann man also nicht beide davon auslegen; was übrig ist, wird mit dem Schiff vor der Ansage abgeworfen.',
  },
  'buka/schiffe-allgemein/7': {
    title: 'Schiffe: gegen Intervention 402',
    summary:
      'Nimmt Intervention 402 „Schande über euch!“ den einzigen Charakter auf dem angelandeten Schiff und darf man keine Handkarten auslegen, so ist ein Rückzug fällig.',
  },
  'buka/schiffe-allgemein/8': {
    title: 'Schiffe: Bluff-Karten',
    summary:
      'Eine vom Schiff gelegte Bluff-Karte ist nicht FREI: Der Buka-Charakter wird zuerst zur Unterstützung und als solche ausgelegt.',
  },
  'buka/schiffe-allgemein/9': {
    title: 'Schiffe: beladen nach STOPP',
    summary:
      'Nach einem wirksamen STOPP darf keine Karte geladen werden, außer wenn eine Sonderfunktion wie die von Hyla 604 „Piplox“ es erlaubt.',
  },
  'buka/schiffe-allgemein/10': {
    title: 'Schiffe: gezahlt wird aus der Hand',
    summary:
      'Drachenkauf, Raupen, Aqua 28 „Unwiderstehliche Sirenen“ und ERSETZEN nehmen ihre Karten aus der Hand, nie von einem Schiff.',
  },
  'buka/schiffe-allgemein/11': {
    title: 'Schiffe: kein Wiederaufnehmen',
    summary: 'Eine geladene Karte kann man nicht mit WIEDERAUFNEHMEN zurücknehmen.',
  },
  'buka/schiffe-allgemein/12': {
    title: 'Schiffe: ein geladener Tutu',
    summary:
      'Die Kosten mit „Ich muss“ eines geladenen Tutu sind fällig, wenn er vom angelandeten Schiff ausgelegt wird; wird er mit dem Schiff abgeworfen, kostet er nichts.',
  },
  'buka/schiffe-allgemein/13': {
    title: 'Schiffe: Karten nur auf Schiffen',
    summary:
      'Hat man Karten nur auf Schiffen, keine auf der Hand und im Nachziehstapel, so endet das Spiel, wenn der nächste Kampf beginnen würde; die Schiffe dürfen nicht anlanden, um ihn zu eröffnen.',
  },
  'buka/schiffe-allgemein/14': {
    title: 'Schiffe: Anlanden bleibt',
    summary:
      'Ein Anlanden kann nicht rückgängig gemacht werden, wenn die Stärke nicht reicht: Die besondere Regel 11 nimmt nur ausgelegte Karten zurück. Unter Freunden kann man anderes vereinbaren.',
  },
  'buka/buka-promo-31-seemond': {
    title: 'Seemond',
    summary:
      'Buka 31 „Seemond“ lädt beim Auslegen eine Handkarte; in dem Zug, in dem es anlandet, darf man auch einen Charakter, eine Verstärkung oder eine Unterstützung aus der Hand auslegen.',
  },
  'buka/buka-promo-31-seemond/1': {
    title: 'Seemond: Sonderfunktion',
    summary:
      'Aufgedruckt auf Buka 31 „Seemond“: jetzt eine Handkarte laden und beim Anlanden eine weitere Karte dazu auslegen.',
  },
  'buka/buka-promo-31-seemond/2': {
    title: 'Seemond: STOPP und FREI',
    summary:
      'Die Karte kommt aus der Hand. Die Sonderfunktion umgeht weder ein STOPP, noch erlaubt sie eine weitere FREI-Karte aus der Hand.',
  },
  'buka/buka-promo-31-seemond/3': {
    title: 'Seemond: PAAR und GANG',
    summary:
      'Die Karte darf ein PAAR sein oder, wenn sie in der Charakterphase zuerst ausgelegt wird, mehrere Mitglieder einer Gang.',
  },
  'buka/buka-promo-31-seemond/4': {
    title: 'Seemond: Reihenfolge frei',
    summary: 'Karten aus der Hand und vom Schiff darf man in beliebiger Reihenfolge auslegen.',
  },
  'buka/buka-promo-31-seemond/5': {
    title: 'Seemond: eine Buka-Karte',
    summary:
      'Buka 31 „Seemond“ gehört zu den Buka und kostet ein Buka-Deck also keine Monde; der Aufdruck ist fehlerhaft, und die Karte wurde getrennt vom Set verkauft.',
  },
  'mutanten/mutanten-allgemein': { title: 'Mutanten', summary: 'Mutanten im Allgemeinen.' },
  'mutanten/mutanten-allgemein/1': {
    title: 'Mutanten: die Bedingung',
    summary:
      'Die Bedingung für das Auslegen eines Mutanten ist Teil seiner Sonderfunktion und wird mit ihr ignoriert.',
  },
  'mutanten/mutanten-allgemein/2': {
    title: 'Mutanten: aktiv gehalten',
    summary:
      'Ein Mutant, der durch Khind 31 „Lass’ die Fäuste tanzen“ oder Khind 23 „KhindKin“ aktiv bleibt, prüft weder seine Bedingung noch wechselt er das Element noch einmal.',
  },
  'mutanten/mutanten-allgemein/3': {
    title: 'Mutanten: welche Stärke zählt',
    summary:
      'Eine Bedingung über die gegnerische Stärke richtet sich nach der aktuellen Stärke vor dem Auslegen des Mutanten, nicht nach der angesagten.',
  },
  'mutanten/mutanten-allgemein/4': {
    title: 'Mutanten: Frage',
    summary: 'Fragt, ob die Bedingung eines Mutanten entfällt, wenn seine Sonderfunktion ignoriert wird.',
  },
  'mutanten/mutanten-allgemein/5': {
    title: 'Mutanten: mit ignorierter Sonderfunktion',
    summary:
      'Ja: Er darf dann ausgelegt werden, ohne die Bedingung zu erfüllen, und das Element wechselt nicht; seine Werte, SCHILD und STOPP bleiben.',
  },
  'mutanten/mutant-101-den-bal-ton': {
    title: 'Den-bal-Ton',
    summary:
      'Mutant 101 „Den-bal-Ton“ darf nur ausgelegt werden, wenn der Gegner einen Drachen hat; das umkämpfte Element wechselt.',
  },
  'mutanten/mutant-101-den-bal-ton/1': {
    title: 'Den-bal-Ton: Sonderfunktion',
    summary:
      'Aufgedruckt auf Mutant 101 „Den-bal-Ton“: mindestens ein Drache auf der Seite des Gegners, dann wechselt das Element.',
  },
  'mutanten/mutant-101-den-bal-ton/2': {
    title: 'Den-bal-Ton: bei Kampfbeginn',
    summary:
      'Er darf einen Kampf eröffnen, wenn seine Bedingung erfüllt ist. Dann wechselt kein Element; es wird wie üblich mit der Ansage genannt.',
  },
  'mutanten/mutant-102-sas-van-son': {
    title: 'Sas-van-Son',
    summary:
      'Mutant 102 „Sas-van-Son“ darf nur ausgelegt werden, wenn der Gegner mindestens zwei Handkarten mehr hat; das umkämpfte Element wechselt.',
  },
  'mutanten/mutant-102-sas-van-son/1': {
    title: 'Sas-van-Son: Sonderfunktion',
    summary:
      'Aufgedruckt auf Mutant 102 „Sas-van-Son“: zwei oder mehr Handkarten weniger als der Gegner, dann wechselt das Element.',
  },
  'mutanten/mutant-102-sas-van-son/2': {
    title: 'Sas-van-Son: offene Karten zählen',
    summary: 'Offen liegende Karten sind weiter Handkarten und zählen.',
  },
  'mutanten/mutant-102-sas-van-son/3': {
    title: 'Sas-van-Son: er selbst zählt',
    summary: '„Sas-van-Son“ selbst zählt zu den Handkarten seines Spielers.',
  },
  'mutanten/mutant-103-pen-dor-nith': {
    title: 'Pen-dor-Nith',
    summary:
      'Mutant 103 „Pen-dor-Nith“ darf nur ausgelegt werden, wenn der Gegner mindestens sechs Karten in Kampf- und Unterstützungsbereich hat; das umkämpfte Element wechselt.',
  },
  'mutanten/mutant-103-pen-dor-nith/1': {
    title: 'Pen-dor-Nith: Sonderfunktion',
    summary:
      'Aufgedruckt auf Mutant 103 „Pen-dor-Nith“: Sechs oder mehr gegnerische Karten liegen aus, dann wechselt das Element.',
  },
  'mutanten/mutant-103-pen-dor-nith/2': {
    title: 'Pen-dor-Nith: welche Karten zählen',
    summary: 'Aktive, inaktive und ignorierte Karten zählen alle, ebenso Bluff-Karten.',
  },
  'mutanten/mutant-104-neth-sur-pot': {
    title: 'Neth-sur-Pot',
    summary:
      'Mutant 104 „Neth-sur-Pot“ darf nur ausgelegt werden, wenn der Gegner mindestens drei aktive Karten in Kampf- und Unterstützungsbereich hat; das umkämpfte Element wechselt.',
  },
  'mutanten/mutant-104-neth-sur-pot/1': {
    title: 'Neth-sur-Pot: Sonderfunktion',
    summary:
      'Aufgedruckt auf Mutant 104 „Neth-sur-Pot“: drei oder mehr aktive gegnerische Karten, dann wechselt das Element.',
  },
  'mutanten/mutant-104-neth-sur-pot/2': {
    title: 'Neth-sur-Pot: welche Karten zählen',
    summary:
      'Charaktere, Verstärkungen, Unterstützungen und Bluff-Karten zählen, auch ignorierte, solange sie aktiv sind.',
  },
  'mutanten/mutant-109-fel-nar-gan': {
    title: 'Fel-nar-Gan',
    summary:
      'Mutant 109 „Fel-nar-Gan“ darf nur ausgelegt werden, wenn der eigene Kampf- und Unterstützungsbereich leer ist; das umkämpfte Element wechselt.',
  },
  'mutanten/mutant-109-fel-nar-gan/1': {
    title: 'Fel-nar-Gan: Sonderfunktion',
    summary: 'Aufgedruckt auf Mutant 109 „Fel-nar-Gan“: Nichts Eigenes liegt aus, dann wechselt das Element.',
  },
  'mutanten/mutant-109-fel-nar-gan/2': {
    title: 'Fel-nar-Gan: wann die Bereiche leer sind',
    summary:
      'Er passt zur Eröffnung eines Kampfes oder in einen Zug, dessen Bereiche durch WIEDERAUFNEHMEN oder vom Gegner geleert wurden, zum Beispiel mit Terrah 29 „Erzeuge ein Erdbeben“. Eine eigene Bluff-Karte verhindert ihn.',
  },
  'mutanten/mutant-109-fel-nar-gan/3': {
    title: 'Fel-nar-Gan: bei Kampfbeginn',
    summary: 'Eröffnet er einen Kampf, so wechselt er kein Element; das wird mit der Ansage genannt.',
  },
  'mutanten/mutant-110-man-shu-ran': {
    title: 'Man-shu-Ran',
    summary:
      'Mutant 110 „Man-shu-Ran“ darf nur ausgelegt werden, wenn der Gegner eine aktive Karte mit FREI hat; das umkämpfte Element wechselt.',
  },
  'mutanten/mutant-110-man-shu-ran/1': {
    title: 'Man-shu-Ran: Sonderfunktion',
    summary:
      'Aufgedruckt auf Mutant 110 „Man-shu-Ran“: eine aktive gegnerische Karte mit FREI, dann wechselt das Element.',
  },
  'mutanten/mutant-110-man-shu-ran/2': {
    title: 'Man-shu-Ran: als ob FREI ausgelegt',
    summary:
      'Eine Karte, die nur ausgelegt wurde, als wäre sie FREI (Aqua 12 „Yang“, ein Buka-Charakter von einem Schiff, eine B/P-Karte der Buka), hat das Symbol nicht mehr und zählt nicht.',
  },
  'interventionen/interventionen-allgemein': {
    title: 'Interventionen: der Abschnitt',
    summary: 'Interventionen im Allgemeinen.',
  },
  'interventionen/interventionen-allgemein/1': {
    title: 'Interventionen: an den Auslöser gebunden',
    summary: 'Eine Intervention ist an ihren Auslöser gebunden und an keine Phase.',
  },
  'interventionen/interventionen-allgemein/2': {
    title: 'Interventionen: Verbot von Sonderfunktionen',
    summary: 'Dürfen Karten mit Sonderfunktion nicht ausgelegt werden, so auch keine Interventionen.',
  },
  'interventionen/interventionen-allgemein/3': {
    title: 'Interventionen: bei ignorierten Funktionen',
    summary:
      'Werden die eigenen Sonderfunktionen ignoriert, kann man eine Intervention gar nicht auslegen, auch nicht, um sie loszuwerden; in der eigenen Anführeraktionsphase darf man sie ERSETZEN. Flit 7 „Zirper“ kann man mit Intervention 402 „Schande über euch!“ noch begegnen, wenn er ausgelegt wird.',
  },
}
