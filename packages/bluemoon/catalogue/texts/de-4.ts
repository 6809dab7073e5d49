import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de4: RuleTexts<RuleId> = {
  'hoax/hoax-15-ketharkopas-der-astronom/4': {
    title: 'Ketharkopas gegen Klebriger Staub',
    summary: 'Gegen Khind 25 „Klebriger Staub“ darf man im ganzen Zug höchstens 1 Karte nachziehen.',
  },
  'hoax/hoax-15-ketharkopas-der-astronom/5': {
    title: 'Ketharkopas gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ darf man nichts auf die Hand nehmen, solange man 4 oder mehr Handkarten hat.',
  },
  'hoax/hoax-15-ketharkopas-der-astronom/6': {
    title: 'Ketharkopas gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ darf man keine Karte nachziehen.',
  },
  'hoax/hoax-16-mekarthas-der-scharfsinnige': {
    title: 'Mekarthas',
    summary: 'Hoax 16 „Mekarthas der Scharfsinnige“: Alle gegnerischen Symbole außer STOPP werden ignoriert.',
  },
  'hoax/hoax-16-mekarthas-der-scharfsinnige/1': {
    title: 'Mekarthas: Sonderfunktion',
    summary:
      'Aufgedruckt auf Hoax 16 „Mekarthas der Scharfsinnige“: Symbole des Gegners gelten nicht, nur STOPP bleibt.',
  },
  'hoax/hoax-16-mekarthas-der-scharfsinnige/2': {
    title: 'Mekarthas: auch GESCHÜTZT',
    summary:
      'Er ignoriert auch GESCHÜTZT; geschützte Karten verlieren also ihren Schutz gegen ihn und gegen andere Wirkungen.',
  },
  'hoax/hoax-17-sarogakanas-der-uralte': {
    title: 'Sarogakanas',
    summary:
      'Hoax 17 „Sarogakanas der Uralte“: 2 Karten aus der Hand des Gegners dürfen gezogen und abgeworfen werden.',
  },
  'hoax/hoax-17-sarogakanas-der-uralte/1': {
    title: 'Sarogakanas: Sonderfunktion',
    summary:
      'Aufgedruckt auf Hoax 17 „Sarogakanas der Uralte“: Beim Auslegen kann man dem Gegner 2 Karten aus der Hand ziehen; sie werden abgeworfen.',
  },
  'hoax/hoax-17-sarogakanas-der-uralte/2': {
    title: 'Sarogakanas: welche Karten',
    summary:
      'Die 2 Karten werden zufällig gezogen und kommen auf den Abwurfstapel des Gegners; von offen liegenden Handkarten darf man eine oder beide gezielt nehmen.',
  },
  'hoax/hoax-17-sarogakanas-der-uralte/3': {
    title: 'Sarogakanas: wann',
    summary: 'Es geschieht sofort, wenn er ausgelegt wird.',
  },
  'hoax/hoax-25-trickreicher-staerkedoppler': {
    title: 'Trickreicher Stärkedoppler',
    summary: 'Hoax 25 „Trickreicher Stärkedoppler“: Der Erde-Wert eines eigenen Charakters verdoppelt sich.',
  },
  'hoax/hoax-25-trickreicher-staerkedoppler/1': {
    title: 'Trickreicher Stärkedoppler: Sonderfunktion',
    summary:
      'Aufgedruckt auf Hoax 25 „Trickreicher Stärkedoppler“: doppelter Erde-Wert für einen eigenen Charakter.',
  },
  'hoax/hoax-25-trickreicher-staerkedoppler/2': {
    title: 'Trickreicher Stärkedoppler: Titanhandschuhe',
    summary: 'Zusammen mit Vulca 22 „Titanhandschuhe“ vervielfachen sich die Verdopplungen.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker': {
    title: 'Gedankenblocker',
    summary:
      'Hoax 26 „Tückischer Gedankenblocker“: Hat der Gegner in seinem Zug 1 Karte ausgelegt, darf er keine weitere auslegen.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/1': {
    title: 'Gedankenblocker: Sonderfunktion',
    summary:
      'Aufgedruckt auf Hoax 26 „Tückischer Gedankenblocker“: Mehr als 1 Karte je Zug bringt der Gegner nicht ins Spiel.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/2': {
    title: 'Gedankenblocker: was noch geht',
    summary:
      'Der Gegner kann eine Aktionskarte auslegen und sich dann zurückziehen, oder einen Charakter auslegen, es sei denn, diese erste Karte wirft den Gedankenblocker ab oder ignoriert ihn.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/3': {
    title: 'Gedankenblocker: Interventionen zählen',
    summary:
      'Auch Interventionen werden ausgelegt: Wird die eigene Anführeraktion oder der eigene Charakter mit Intervention 401 oder 402 gekontert, so wäre die Antwort mit Intervention 407 eine zweite Karte und ist nicht erlaubt.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/4': {
    title: 'Gedankenblocker: ERSETZEN zählt nicht',
    summary: 'ERSETZEN ist kein Auslegen und verbraucht die eine Karte nicht.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/5': {
    title: 'Gedankenblocker: ein Schiff beladen',
    summary:
      'Auch ein Schiff zu beladen ist kein Auslegen, doch nach der einen Karte nicht möglich, weil man in diesem Moment keine Unterstützung auslegen könnte.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/6': {
    title: 'Gedankenblocker: Frage zur Anführeraktion',
    summary: 'Fragt, ob eine Anführeraktion die eine Karte verbraucht, obwohl noch ein Charakter fällig ist.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/7': {
    title: 'Gedankenblocker: nach einer Anführeraktion',
    summary:
      'Nach einer Anführeraktion, die den Gedankenblocker nicht beseitigt, muss man sich in der Rückzugsphase zurückziehen, da man keinen Charakter mehr auslegen kann.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/8': {
    title: 'Gedankenblocker: außer den Fäusten',
    summary:
      'Khind 31 „Lass’ die Fäuste tanzen“ ist die Ausnahme: Damit greift man ohne Charakter noch einmal an.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/9': {
    title: 'Gedankenblocker: Frage zum Paar',
    summary: 'Fragt, ob man dagegen ein Mimix-Paar auslegen darf.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/10': {
    title: 'Gedankenblocker: kein Paar',
    summary: 'Ein Paar sind zwei Karten und darf nicht ausgelegt werden.',
  },
  'hoax/hoax-27-sammele-neue-anhaenger': {
    title: 'Sammle neue Anhänger',
    summary: 'Hoax 27 „Sammle neue Anhänger“: Man darf 5 Karten nachziehen.',
  },
  'hoax/hoax-27-sammele-neue-anhaenger/1': {
    title: 'Sammle neue Anhänger: Sonderfunktion',
    summary: 'Aufgedruckt auf Hoax 27 „Sammle neue Anhänger“: Beim Auslegen kann man 5 Karten ziehen.',
  },
  'hoax/hoax-27-sammele-neue-anhaenger/2': {
    title: 'Sammle neue Anhänger gegen Feuerwall',
    summary: 'Gegen Vulca 26 „Feuerwall“ darf man keine Karte nachziehen.',
  },
  'hoax/hoax-27-sammele-neue-anhaenger/3': {
    title: 'Sammle neue Anhänger gegen Klebriger Staub',
    summary: 'Gegen Khind 25 „Klebriger Staub“ darf man im ganzen Zug höchstens 1 Karte nachziehen.',
  },
  'hoax/hoax-27-sammele-neue-anhaenger/4': {
    title: 'Sammle neue Anhänger gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ darf man nichts auf die Hand nehmen, solange man 4 oder mehr Handkarten hat.',
  },
  'hoax/hoax-27-sammele-neue-anhaenger/5': {
    title: 'Sammle neue Anhänger gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ darf man keine Karte nachziehen.',
  },
  'hoax/hoax-28-banne-den-gegner': {
    title: 'Banne den Gegner',
    summary:
      'Hoax 28 „Banne den Gegner“: Gegnerische Sonderfunktionen werden in diesem Zug ignoriert; gegen „Lachgas“ oder „Zirper“ ohne Wirkung.',
  },
  'hoax/hoax-28-banne-den-gegner/1': {
    title: 'Banne den Gegner: Sonderfunktion',
    summary:
      'Aufgedruckt auf Hoax 28 „Banne den Gegner“: Für diesen Zug gelten die Sonderfunktionen des Gegners nicht; hat er „Lachgas“ oder „Zirper“ aktiv, gelten sie doch.',
  },
  'hoax/hoax-28-banne-den-gegner/2': {
    title: 'Banne den Gegner: Korrektur angekündigt',
    summary: 'Kündigt die mit dem Verlag abgestimmte korrigierte Fassung an.',
  },
  'hoax/hoax-28-banne-den-gegner/3': {
    title: 'Banne den Gegner: korrigierte Fassung',
    summary:
      'Korrigiert: Sie ist nur dann ohne Wirkung, wenn beim Gegner Flit 7 „Zirper“ oder Khind 27 „Lachgas“ ausliegt und die Sonderfunktion dieser Karte wirksam ist.',
  },
  'hoax/hoax-28-banne-den-gegner/4': {
    title: 'Banne den Gegner: wirksam, nicht aktiv',
    summary:
      '„Lachgas“ ist als Unterstützung auch aktiv, während seine Sonderfunktion ignoriert wird; darum kommt es auf die Wirksamkeit an, nicht darauf, ob es aktiv ist.',
  },
  'hoax/hoax-28-banne-den-gegner/5': {
    title: 'Banne den Gegner: mit Zwitscher',
    summary:
      'Wird das „Lachgas“ des Gegners durch meinen Flit 8 „Zwitscher“ ignoriert, so wirkt meine Anführeraktion „Banne den Gegner“.',
  },
  'hoax/hoax-29-entfache-den-gedankensturm': {
    title: 'Entfache den Gedankensturm',
    summary:
      'Hoax 29 „Entfache den Gedankensturm“: In diesem Zug darf man beliebig viele Unterstützungen auslegen.',
  },
  'hoax/hoax-29-entfache-den-gedankensturm/1': {
    title: 'Entfache den Gedankensturm: Sonderfunktion',
    summary:
      'Aufgedruckt auf Hoax 29 „Entfache den Gedankensturm“: Unterstützungen ohne Grenze in diesem Zug.',
  },
  'hoax/hoax-29-entfache-den-gedankensturm/2': {
    title: 'Entfache den Gedankensturm: was es umfasst',
    summary:
      'Über die übliche Verstärkung oder Unterstützung hinaus darf man Unterstützungen und Bluff-Karten ohne Grenze auslegen und Schiffe beladen, auch bei Kampfbeginn oder nach STOPP.',
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute': {
    title: 'Vertreibe die Gefolgsleute',
    summary:
      'Hoax 30 „Vertreibe die Gefolgsleute“: Alle aktiven gegnerischen Karten mit FREI dürfen abgeworfen werden.',
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute/1': {
    title: 'Vertreibe die Gefolgsleute: Sonderfunktion',
    summary:
      'Aufgedruckt auf Hoax 30 „Vertreibe die Gefolgsleute“: Beim Auslegen kann man sämtliche aktiven FREI-Karten des Gegners abwerfen.',
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute/2': {
    title: 'Vertreibe die Gefolgsleute: genauer',
    summary: 'Genauer: Sie wirft die aktiven gegnerischen Karten ab, die FREI-Karten sind.',
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute/3': {
    title: 'Vertreibe die Gefolgsleute: FREI-Karten',
    summary:
      'FREI-Karte ist, wessen FREI-Symbol nicht ignoriert wird; als FREI ausgelegt worden zu sein genügt nicht.',
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute/4': {
    title: 'Vertreibe die Gefolgsleute: mit Mekarthas',
    summary:
      'Mit einem eigenen Hoax 16 „Mekarthas der Scharfsinnige“ werfe ich nichts ab, denn die gegnerischen FREI-Symbole werden ignoriert.',
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute/5': {
    title: 'Vertreibe die Gefolgsleute: FREI auf Zeit',
    summary:
      'Ein FREI nur für den Moment des Auslegens, wie durch Aqua 12 „Yang“, ein angelandetes Schiff oder eine Buka-Karte der Bruderschaft, ist danach vorbei und zählt nicht.',
  },
  'hoax/hoax-31-beeinflusse-den-heiligen-drachen': {
    title: 'Beeinflusse den Drachen',
    summary:
      'Hoax 31 „Beeinflusse den Heiligen Drachen“: 2 Anführeraktionen, 2 Hyla oder 2 Kristallkarten kann man aus der Hand abwerfen und gewinnt dafür 1 Drachen.',
  },
  'hoax/hoax-31-beeinflusse-den-heiligen-drachen/1': {
    title: 'Beeinflusse den Drachen: Sonderfunktion',
    summary:
      'Aufgedruckt auf Hoax 31 „Beeinflusse den Heiligen Drachen“: 2 Anführeraktionen, 2 Hyla oder 2 Kristallkarten aus der Hand kaufen 1 Drachen.',
  },
  'hoax/hoax-31-beeinflusse-den-heiligen-drachen/2': {
    title: 'Beeinflusse den Drachen: keine Schiffe',
    summary: 'Schiffe kann man dafür nicht verwenden.',
  },
  'hoax/hoax-31-beeinflusse-den-heiligen-drachen/3': {
    title: 'Beeinflusse den Drachen: ignorierte Karten',
    summary:
      'Ignorierte Karten kann man dafür verwenden, denn der Typ einer Karte kann nicht ignoriert werden.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers': {
    title: 'Schamane des Heiligen Opfers',
    summary:
      'Mimix 18 „Schamane des Heiligen Opfers“: Am Ende des eigenen Zuges darf man bis zu 3 Karten des Nachziehstapels aufdecken; eine davon wird abgeworfen, die anderen kommen auf die Hand.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/1': {
    title: 'Heiliges Opfer: Sonderfunktion',
    summary:
      'Aufgedruckt auf Mimix 18 „Schamane des Heiligen Opfers“: Beim eigenen Zugende kann man bis zu 3 Karten vom Nachziehstapel aufdecken; 1 wird abgeworfen, der Rest kommt auf die Hand.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/2': {
    title: 'Heiliges Opfer: „bis zu 3“',
    summary:
      'Der Gegner sieht die Karten. „Bis zu“ lässt die Zahl nicht frei; es erlaubt nur die Nutzung, wenn noch 2 oder 1 Karten im Nachziehstapel sind.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/3': {
    title: 'Heiliges Opfer gegen Feuerwall',
    summary: 'Gegen Vulca 26 „Feuerwall“ kann man die Sonderfunktion nicht nutzen.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/4': {
    title: 'Heiliges Opfer gegen Klebriger Staub',
    summary:
      'Gegen Khind 25 „Klebriger Staub“ entfällt die Sonderfunktion, wenn in der Nachziehphase eine Karte zu ziehen war. Hatte man davor 6 oder mehr Karten, so deckt man genau 1 Karte auf, und die muss man abwerfen.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/5': {
    title: 'Heiliges Opfer gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ darf man nichts auf die Hand nehmen, solange man 4 oder mehr Handkarten hat.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/6': {
    title: 'Heiliges Opfer gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ kann man die Sonderfunktion nicht nutzen.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/7': {
    title: 'Heiliges Opfer gegen „Genug jetzt!“',
    summary: 'Nach Intervention 404 „Genug jetzt!“ kann man die Sonderfunktion nicht nutzen.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten': {
    title: 'Schamane der künftigen Heldentaten',
    summary:
      'Mimix 19 „Schamane der künftigen Heldentaten“: Am Ende des eigenen Zuges darf man bis zu 3 zusätzliche Karten nachziehen und mischt dann 2 Handkarten in den Nachziehstapel.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/1': {
    title: 'Künftige Heldentaten: Sonderfunktion',
    summary:
      'Aufgedruckt auf Mimix 19 „Schamane der künftigen Heldentaten“: Beim eigenen Zugende kann man bis zu 3 Karten mehr ziehen, danach mischt man 2 beliebige Handkarten in den Nachziehstapel ein.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/2': {
    title: 'Künftige Heldentaten: „bis zu 3“',
    summary:
      'Es geht auch über 6 Handkarten hinaus. „Bis zu“ lässt die Zahl nicht frei; sind weniger als 3 oder keine Karten übrig, zieht man, was da ist, und mischt trotzdem 2 Handkarten ein.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/3': {
    title: 'Künftige Heldentaten gegen Feuerwall',
    summary: 'Gegen Vulca 26 „Feuerwall“ kann man die Sonderfunktion nicht nutzen.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/4': {
    title: 'Künftige Heldentaten gegen Klebriger Staub',
    summary:
      'Gegen Khind 25 „Klebriger Staub“ entfällt die Sonderfunktion, wenn in der Nachziehphase eine Karte zu ziehen war. Hatte man davor 6 oder mehr Karten, so zieht man genau 1 Karte und mischt dann 2 Handkarten ein.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/5': {
    title: 'Künftige Heldentaten gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ darf man nichts auf die Hand nehmen, solange man 4 oder mehr Handkarten hat.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/6': {
    title: 'Künftige Heldentaten gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ kann man die Sonderfunktion nicht nutzen.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/7': {
    title: 'Künftige Heldentaten gegen „Genug jetzt!“',
    summary: 'Nach Intervention 404 „Genug jetzt!“ kann man die Sonderfunktion nicht nutzen.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt': {
    title: 'Schamane des Hier und Jetzt',
    summary:
      'Mimix 20 „Schamane des Hier und Jetzt“: Gleich nach der eigenen Verstärkungs- und Unterstützungsphase darf man 1 Karte aus dem Nachziehstapel heraussuchen, zeigen und nehmen.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/1': {
    title: 'Hier und Jetzt: Sonderfunktion',
    summary:
      'Aufgedruckt auf Mimix 20 „Schamane des Hier und Jetzt“: Unmittelbar nach der Phase der eigenen Verstärkungen und Unterstützungen kann man 1 Karte aus dem Nachziehstapel wählen, die man zeigt und nimmt.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/2': {
    title: 'Hier und Jetzt: danach mischen',
    summary: 'Korrigiert: Danach wird der Nachziehstapel gemischt.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/3': {
    title: 'Hier und Jetzt gegen Feuerwall',
    summary: 'Gegen Vulca 26 „Feuerwall“ kann man die Sonderfunktion nicht nutzen.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/4': {
    title: 'Hier und Jetzt gegen Klebriger Staub',
    summary:
      'Gegen Khind 25 „Klebriger Staub“ kann man die Sonderfunktion nutzen, darf dann aber in der Nachziehphase nichts ziehen.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/5': {
    title: 'Hier und Jetzt gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ darf man nichts auf die Hand nehmen, solange man 4 oder mehr Handkarten hat.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/6': {
    title: 'Hier und Jetzt gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ kann man die Sonderfunktion nicht nutzen.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/7': {
    title: 'Hier und Jetzt gegen „Genug jetzt!“',
    summary: 'Intervention 404 „Genug jetzt!“ kommt zu spät, um sie zu verhindern.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod': {
    title: 'Schamane des Lebens nach dem Tod',
    summary:
      'Mimix 21 „Schamane des Lebens nach dem Tod“: Gleich nach der eigenen Verstärkungs- und Unterstützungsphase wird der Abwurfstapel verdeckt gemischt, und man darf 2 Karten davon ziehen.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/1': {
    title: 'Leben nach dem Tod: Sonderfunktion',
    summary:
      'Aufgedruckt auf Mimix 21 „Schamane des Lebens nach dem Tod“: Unmittelbar nach der Phase der eigenen Verstärkungen und Unterstützungen mischt man den Abwurfstapel verdeckt und kann 2 Karten davon nehmen.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/2': {
    title: 'Leben nach dem Tod: nur 1 Karte',
    summary: 'Liegt nur 1 Karte im Abwurfstapel, zieht man diese.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/3': {
    title: 'Leben nach dem Tod gegen Feuerwall',
    summary: 'Auch gegen Vulca 26 „Feuerwall“ kann man die Sonderfunktion nutzen.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/4': {
    title: 'Leben nach dem Tod gegen Klebriger Staub',
    summary: 'Auch gegen Khind 25 „Klebriger Staub“ kann man die Sonderfunktion nutzen.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/5': {
    title: 'Leben nach dem Tod gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ darf man nichts auf die Hand nehmen, solange man 4 oder mehr Handkarten hat.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/6': {
    title: 'Leben nach dem Tod gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ kann man die Sonderfunktion nicht nutzen.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/7': {
    title: 'Leben nach dem Tod gegen „Genug jetzt!“',
    summary: 'Intervention 404 „Genug jetzt!“ kommt zu spät, um sie zu verhindern.',
  },
  'mimix/mimix-29-brennende-raserei': {
    title: 'Brennende Raserei',
    summary:
      'Mimix 29 „Brennende Raserei“: Zieht ihr Besitzer sich zurück, gewinnt der Gegner 1 Drachen weniger.',
  },
  'mimix/mimix-29-brennende-raserei/1': {
    title: 'Brennende Raserei: Sonderfunktion',
    summary:
      'Aufgedruckt auf Mimix 29 „Brennende Raserei“: Der eigene Rückzug bringt dem Gegner 1 Drachen weniger.',
  },
  'mimix/mimix-29-brennende-raserei/2': {
    title: 'Brennende Raserei gegen Redamikanas',
    summary:
      'Sie hebt den zusätzlichen Drachen auf, den Hoax 10 „Redamikanas der Kartograph“ dem Gegner brächte.',
  },
  'mimix/mimix-29-brennende-raserei/3': {
    title: 'Brennende Raserei gegen Geisterbilder',
    summary: 'Sie hebt den zusätzlichen Drachen auf, den Vulca 27 „Geisterbilder“ dem Gegner brächte.',
  },
  'mimix/mimix-29-brennende-raserei/4': {
    title: 'Brennende Raserei gegen Bestürzung',
    summary:
      'Sie hebt den zusätzlichen Drachen auf, den Khind 24 „Schleuder der Bestürzung“ dem Gegner brächte.',
  },
  'mimix/mimix-29-brennende-raserei/5': {
    title: 'Brennende Raserei gegen Sirenen',
    summary:
      'Der Drache von Aqua 28 „Unwiderstehliche Sirenen“ wird trotzdem gewonnen, denn er kommt nicht durch den Rückzug.',
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes': {
    title: 'Rufe den Geist des Schlachtfeldes',
    summary:
      'Mimix 30 „Rufe den Geist des Schlachtfeldes“: 1 beliebige Karte des eigenen Kampfbereichs darf auf die Hand zurückgenommen werden.',
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/1': {
    title: 'Geist des Schlachtfeldes: Sonderfunktion',
    summary:
      'Aufgedruckt auf Mimix 30 „Rufe den Geist des Schlachtfeldes“: Beim Auslegen kann 1 Karte des eigenen Kampfbereichs, gleich welche, auf die Hand zurück.',
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/2': {
    title: 'Geist des Schlachtfeldes: inaktive Karten',
    summary: 'Auch inaktive Karten des Kampfbereichs darf man nehmen.',
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/3': {
    title: 'Geist des Schlachtfeldes gegen Feuerwall',
    summary: 'Auch gegen Vulca 26 „Feuerwall“ kann man die Sonderfunktion nutzen.',
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/4': {
    title: 'Geist des Schlachtfeldes gegen Klebriger Staub',
    summary: 'Auch gegen Khind 25 „Klebriger Staub“ kann man die Sonderfunktion nutzen.',
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/5': {
    title: 'Geist des Schlachtfeldes gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ darf man nichts auf die Hand nehmen, solange man 4 oder mehr Handkarten hat.',
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/6': {
    title: 'Geist des Schlachtfeldes gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ kann man die Sonderfunktion nicht nutzen.',
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt': {
    title: 'Rufe den Geist der Unterwelt',
    summary:
      'Mimix 31 „Rufe den Geist der Unterwelt“: Man darf 1 Karte aus dem eigenen Abwurfstapel auswählen, zeigen und nehmen.',
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt/1': {
    title: 'Geist der Unterwelt: Sonderfunktion',
    summary:
      'Aufgedruckt auf Mimix 31 „Rufe den Geist der Unterwelt“: Beim Auslegen kann man 1 Karte aus dem eigenen Abwurfstapel wählen, die man zeigt und nimmt.',
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt/2': {
    title: 'Geist der Unterwelt gegen Feuerwall',
    summary: 'Auch gegen Vulca 26 „Feuerwall“ kann man die Sonderfunktion nutzen.',
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt/3': {
    title: 'Geist der Unterwelt gegen Klebriger Staub',
    summary: 'Auch gegen Khind 25 „Klebriger Staub“ kann man die Sonderfunktion nutzen.',
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt/4': {
    title: 'Geist der Unterwelt gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ darf man nichts auf die Hand nehmen, solange man 4 oder mehr Handkarten hat.',
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt/5': {
    title: 'Geist der Unterwelt gegen Kalebassus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ kann man die Sonderfunktion nicht nutzen.',
  },
  'flit/flit-06-pluster': {
    title: 'Pluster',
    summary:
      'Wird Flit 6 „Pluster“ ausgelegt und hat der Gegner zwei oder mehr aktive Charaktere, so darf man einen davon abwerfen.',
  },
  'flit/flit-06-pluster/1': {
    title: 'Pluster: Sonderfunktion',
    summary:
      'Aufgedruckt auf Flit 6 „Pluster“: Stehen ihm mehr als ein aktiver Charakter gegenüber, darf einer davon abgeworfen werden.',
  },
  'flit/flit-06-pluster/2': {
    title: 'Pluster: einmal geprüft',
    summary:
      'Geprüft wird einmal, wenn Flit 6 „Pluster“ ausgelegt wird; Charaktere, die später kommen, sind vor ihm sicher.',
  },
  'flit/flit-06-pluster/3': {
    title: 'Pluster: Frage zur Stärke',
    summary:
      'Fragt, ob der Abwurf eines von zwei 2/2-Charakteren die Stärke senkt, die Flit 6 „Pluster“ erreichen muss.',
  },
  'flit/flit-06-pluster/4': {
    title: 'Pluster: die nötige Stärke',
    summary:
      'Zu erreichen ist die aktuelle Stärke des Gegners, nachdem die eigenen Karten sie verändert haben: Ist einer von zwei 2/2-Charakteren fort, genügt die 2 von Flit 6 „Pluster“.',
  },
  'flit/flit-08-zwitscher': {
    title: 'Zwitscher',
    summary:
      'Solange Flit 8 „Zwitscher“ aktiv ist, werden gegnerische Unterstützungen ignoriert, mit Werten, Symbolen und Sonderfunktionen.',
  },
  'flit/flit-08-zwitscher/1': {
    title: 'Zwitscher: Sonderfunktion',
    summary: 'Aufgedruckt auf Flit 8 „Zwitscher“: Unterstützungen des Gegners gelten nicht.',
  },
}
