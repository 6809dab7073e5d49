import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de6: RuleTexts<RuleId> = {
  'faq/13': {
    title: 'Spiegelblick und aufhebende Ereignisse',
    summary:
      'Spiegelblick kann kein Ereignis wiederholen, das etwas aufhebt, wie Stimme der Ehre, Machtdemonstration, Gefälschter Erlass oder Verweis: Die Effekte müssen abgehandelt sein, bevor er ausgelöst werden kann.',
  },
  'faq/14': {
    title: 'Spiegelblick und Auslösebedingungen',
    summary:
      'Spiegelblick ignoriert Auslösebedingungen und kann deshalb keine Effekte abhandeln, die von ihnen abhängen. Unbeugsamer Wille, Kampfbereit, Ich kann schwimmen und Weg der Chrysantheme zum Beispiel können nicht wiederholt werden.',
  },
  'faq/15': {
    title: 'Meisteralchemistin: Schicksal auf dem Ring',
    summary:
      'Schicksal, das Meisteralchemistin auf einen umkämpften oder beanspruchten Ring des Feuers legt, bleibt dort, bis der Ring das nächste Mal umkämpft wird. Auf einem schon umkämpften Ring ist es nicht für den aktuellen Angreifer.',
  },
  'faq/16': {
    title: 'Hisu Mori Toride',
    summary:
      'Hisu Mori Toride kann nach Nachlassende Feindseligkeiten nicht ausgelöst werden: Dieses beschränkt jeden Spieler auf 1 Konflikt in der Phase, wie viele Gelegenheiten auch hinzukommen.',
  },
  'faq/17': {
    title: 'Wann Ehre für Charaktere anfällt',
    summary:
      'Die Ehre für einen geehrten oder entehrten Charakter wird genau in dem Moment erhalten oder verloren, in dem er das Spiel verlässt. Was die Statusmarker dazu sagen, ist eine Erinnerung, keine ausgelöste Fähigkeit.',
  },
  'faq/18': {
    title: 'Kakita Toshimoko: nach dem Duell',
    summary:
      'Das Duell von Kakita Toshimoko unterbricht Schritt 3.2.3, und die Fertigkeiten werden danach neu berechnet. Er kann also das Duell verlieren und doch den Konflikt gewinnen, wenn die neuen Gebote Aufrechter Herausforderer seine Gelassenheit kosten oder Kyūden Kakita ihn ehrt. Ebenso kann eine Provinz nicht unterworfen bleiben, weil der Vorsprung des Angreifers zu klein geworden ist.',
  },
  'faq/19': {
    title: 'Den Dschinn entfesseln: Modifikatoren',
    summary:
      'Orkan-Schlag und Die Stärke meiner Ahnen dürfen auf einen Charakter gespielt werden, dessen Fertigkeiten Den Dschinn entfesseln festgesetzt hat. Ihre Modifikatoren gelten, und Karten können sich auf sie beziehen, aber der festgesetzte Wert überschreibt sie, solange er dauert.',
  },
  'faq/20': {
    title: 'Was für eine Schande!: die Auswahl',
    summary:
      'Der Gegner hat genau eine Karte mehr auf der Hand als du und spielt Was für eine Schande! auf deinen gewöhnlichen Charakter, während du Verwalterin des Reichen Froschs hast: Du kannst das Entehren nicht auswählen. Die Auswahl gehört zum Schritt des Zielewählens, und bis der vorbei ist, ist das Ereignis noch auf der Hand des Gegners und zählt; eine Möglichkeit, die nichts ändert, darf nicht ausgewählt werden.',
  },
  'errata/stadt-der-offenen-hand-f-6': {
    title: 'Errata: Stadt der Offenen Hand',
    summary:
      'Stadt der Offenen Hand (Grundspiel 6): Du beugst sie und wählst beim Initiieren eines aus: Der ehrenhaftere Gegner verliert 1 Ehre, oder du erhältst 1 Ehre. Sie nimmt diesem Spieler keine Ehre mehr.',
  },
  'errata/wiederherstellung-des-gleichgewichts-f-10': {
    title: 'Errata: Wiederherstellung des Gleichgewichts',
    summary:
      'Wiederherstellung des Gleichgewichts (Grundspiel 10) ist eine Unterbrechung zum Unterwerfen der Provinz, keine Reaktion auf ihr Aufdecken mehr.',
  },
  'errata/abgeschiedener-tempel-d-66-ger': {
    title: 'Errata: Abgeschiedener Tempel',
    summary:
      'Abgeschiedener Tempel (Grundspiel 66, deutscher Druck): Seine Reaktion bezieht sich auf den Beginn der Konfliktphase.',
  },
  'errata/rechtsverwalter-c-139-ger': {
    title: 'Errata: Rechtsverwalter',
    summary:
      'Rechtsverwalter (Grundspiel 139, deutscher Druck): Solange er an einem Konflikt teilnimmt, kann kein Charakter einen Entehrt-Statusmarker bekommen, auf welchem Weg auch immer.',
  },
  'errata/daisho-der-ahen-c-151-ger': {
    title: 'Errata: Daishō der Ahnen',
    summary: 'Daishō der Ahnen (Grundspiel 151): So wird der deutsche Name geschrieben.',
  },
  'errata/ueberlisten-c-212-ger': {
    title: 'Errata: Überlisten',
    summary:
      'Überlisten (Grundspiel 212, deutscher Druck) verschiebt einen Charakter eines Gegners in die Heimatzone, dessen Politik-Fertigkeit niedriger ist als die eines deiner teilnehmenden Höflinge.',
  },
  'errata/in-die-flucht-schlagen-c-213-ger': {
    title: 'Errata: In die Flucht schlagen',
    summary:
      'In die Flucht schlagen (Grundspiel 213, deutscher Druck) verschiebt einen Charakter eines Gegners in die Heimatzone, dessen Militär-Fertigkeit niedriger ist als die eines deiner teilnehmenden Bushi.',
  },
  'errata/erfinderin-der-kaiu-d-63': {
    title: 'Errata: Erfinderin der Kaiu',
    summary:
      'Erfinderin der Kaiu (Kaiserreich 63): Die Fähigkeiten des Besitztums dürfen in dieser Runde (oder dem Zeitraum, den sie nennen) ein weiteres Mal ausgelöst werden, nicht in jeder.',
  },
  'errata/fallgrube-c-73': {
    title: 'Errata: Fallgrube',
    summary:
      'Fallgrube (Kaiserreich 73) wird an einen beliebigen Charakter angehängt; dass er angreift, wird nur beim Spielen verlangt. Sie bleibt also angehängt, wenn der Charakter nicht mehr angreift.',
  },
  'errata/reitet-sie-nieder-c-99': {
    title: 'Errata: Reitet sie nieder',
    summary:
      'Reitet sie nieder (Kaiserreich 99) setzt die Grundstärke der angegriffenen Provinz bis zum Ende des Konflikts auf 1, nicht auf Dauer.',
  },
  'errata/isawa-tadaka-c-10': {
    title: 'Errata: Isawa Tadaka',
    summary:
      'Isawa Tadaka (Jünger der Leere 10): Solange der Ring der Erde umkämpft oder in deinem Vorrat beanspruchter Ringe ist, können Gegner keine Kopien von Ereignissen in ihrem eigenen Konflikt-Ablagestapel spielen. Vorher galt das immer, außer solange sie selbst diesen Ring beansprucht hatten.',
  },
  'errata/kaito-kosori-c-18': {
    title: 'Errata: Kaito Kosori',
    summary:
      'Kaito Kosori (Jünger der Leere 18): In Luft-Konflikten, in denen du einen teilnehmenden Charakter hast, zählt sie ihre Fertigkeit von der Heimatzone aus auf deiner Seite mit, aber nur, solange sie spielbereit ist.',
  },
  'errata/yogo-kikuyo-c-25': {
    title: 'Errata: Yogo Kikuyo',
    summary:
      'Yogo Kikuyo (Jünger der Leere 25): Die Kosten dafür, ein Zauber-Ereignis aufzuheben, das der Gegner während eines Konflikts spielt, sind, sie von deiner Hand ins Spiel zu bringen und von nirgendwo sonst.',
  },
  'errata/steinorakel-c-37': {
    title: 'Errata: Steinorakel',
    summary:
      'Steinorakel (Elementar 37): Nachdem beide Spieler 2 Karten gezogen haben, kommen die 2 Karten, die jeder von ihnen ablegt, von der Hand.',
  },
  'errata/ikebana-kuenstlerin-d-63': {
    title: 'Errata: Ikebana-Künstlerin',
    summary:
      'Ikebana-Künstlerin (Elementar 63) hebt den Verlust von Ehre für einen unverteidigten Konflikt auf, und dann verlierst du 1 Schicksal; das Schicksal ersetzt die Ehre nicht mehr. Beliebig oft.',
  },
  'errata/dojo-des-verborgenen-mondes-d-68': {
    title: 'Errata: Dōjō des Verborgenen Mondes',
    summary: 'Dōjō des Verborgenen Mondes (Elementar 68): Name und Merkmal werden „Dōjō“ geschrieben.',
  },
  'errata/falken-taetowierung-c-75': {
    title: 'Errata: Falken-Tätowierung',
    summary: 'Falken-Tätowierung (Elementar 75) wird nur an einen Charakter angehängt, den du kontrollierst.',
  },
  'errata/mantra-der-erde-c-116': {
    title: 'Errata: Mantra der Erde',
    summary:
      'Mantra der Erde (Elementar 116): Karteneffekte von Gegnern können jenen Charakter nicht als Ziel wählen; du ziehst 1 Karte. Was vorher gewählt wurde, bleibt unberührt.',
  },
  'errata/inbegriff-der-anmut-d-13': {
    title: 'Errata: Inbegriff der Anmut',
    summary:
      'Inbegriff der Anmut (Kinder des Kaiserreichs 13) muss der einzige teilnehmende Charakter auf deiner Seite sein; Charaktere des Gegners dürfen teilnehmen.',
  },
  'errata/innehalten-c-80': {
    title: 'Errata: Innehalten',
    summary:
      'Innehalten (Kinder des Kaiserreichs 80) unterbricht ein Duell, das abgehandelt würde und einen Charakter zum Ziel hat, den du kontrollierst. Es geht nicht mehr um die Initiierung und nicht mehr nur um Duelle, die ein Gegner initiiert.',
  },
  'restricted/ehrengast': {
    title: 'Eingeschränkte Karte: Ehrengast',
    summary:
      'Ehrengast (Grundspiel 51) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/niten-meister': {
    title: 'Eingeschränkte Karte: Niten-Meister',
    summary:
      'Niten-Meister (Grundspiel 64) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/junger-geruechteverbreiter': {
    title: 'Eingeschränkte Karte: Junger Gerüchteverbreiter',
    summary:
      'Junger Gerüchteverbreiter (Grundspiel 101) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/wiederaufbau': {
    title: 'Eingeschränkte Karte: Wiederaufbau',
    summary:
      'Wiederaufbau (Grundspiel 136) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/rechtsverwalter': {
    title: 'Eingeschränkte Karte: Rechtsverwalter',
    summary:
      'Rechtsverwalter (Grundspiel 139) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/mirumotos-zorn': {
    title: 'Eingeschränkte Karte: Mirumotos Zorn',
    summary:
      'Mirumotos Zorn (Grundspiel 159) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/fuer-grossen-ruhm': {
    title: 'Eingeschränkte Karte: Für großen Ruhm',
    summary:
      'Für großen Ruhm (Grundspiel 168) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/gefaelschter-erlass': {
    title: 'Eingeschränkte Karte: Gefälschter Erlass',
    summary:
      'Gefälschter Erlass (Grundspiel 184) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/fernglas': {
    title: 'Eingeschränkte Karte: Fernglas',
    summary:
      'Fernglas (Grundspiel 193) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/zum-angriff': {
    title: 'Eingeschränkte Karte: Zum Angriff!',
    summary:
      'Zum Angriff! (Grundspiel 210) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/umarme-die-leere': {
    title: 'Eingeschränkte Karte: Umarme die Leere',
    summary:
      'Umarme die Leere (Kaiserreich 16) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/klinge-des-kundschafters': {
    title: 'Eingeschränkte Karte: Klinge des Kundschafters',
    summary:
      'Klinge des Kundschafters (Kaiserreich 31) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/politische-debatte': {
    title: 'Eingeschränkte Karte: Politische Debatte',
    summary:
      'Politische Debatte (Kaiserreich 40) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/ueberfluss-oder-mangel': {
    title: 'Eingeschränkte Karte: Überfluss oder Mangel',
    summary:
      'Überfluss oder Mangel (Kaiserreich 41) steht auf der Liste eingeschränkter Karten: Wer diese Provinz verwendet, hat keine andere Karte der Liste, weder in seinen Decks noch unter seinen Provinzen.',
  },
  'restricted/ein-schicksal-schlimmer-als-der-tod': {
    title: 'Liste: Ein Schicksal schlimmer als der Tod',
    summary:
      'Ein Schicksal schlimmer als der Tod (Kaiserreich 98) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/isawa-tadaka': {
    title: 'Eingeschränkte Karte: Isawa Tadaka',
    summary:
      'Isawa Tadaka (Jünger der Leere 10) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/abgeschiedener-schrein': {
    title: 'Eingeschränkte Karte: Abgeschiedener Schrein',
    summary:
      'Abgeschiedener Schrein (Jünger der Leere 12) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
  'restricted/faust-der-leere': {
    title: 'Eingeschränkte Karte: Faust der Leere',
    summary:
      'Faust der Leere (Elementar 94) steht auf der Liste eingeschränkter Karten: Ein Deck damit hat keine andere Karte der Liste, davon aber so viele Kopien, wie das Decklimit der Karte erlaubt.',
  },
}
