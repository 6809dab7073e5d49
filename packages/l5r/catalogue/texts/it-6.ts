import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it6: RuleTexts<RuleId> = {
  'faq/13': {
    title: 'The Mirror’s Gaze ed eventi che annullano',
    summary:
      'The Mirror’s Gaze non può ripetere un evento che annulla qualcosa, come Voice of Honor, Display of Power, Forged Edict o Censure: gli effetti devono essersi risolti prima che si possa innescare.',
  },
  'faq/14': {
    title: 'The Mirror’s Gaze e le condizioni',
    summary:
      'The Mirror’s Gaze ignora le condizioni di innesco, perciò non può risolvere effetti che ne dipendono. Indomitable Will, Ready for Battle, I Can Swim e Way of the Chrysanthemum, per esempio, non possono essere ripetuti.',
  },
  'faq/15': {
    title: 'Master Alchemist: fato sull’anello',
    summary:
      'Il fato che Master Alchemist mette su un anello del fuoco conteso o rivendicato vi resta finché l’anello diventa conteso la prossima volta. Su un anello già conteso non è per l’attaccante attuale.',
  },
  'faq/16': {
    title: 'Hisu Mori Toride, Waning Hostilities',
    summary:
      'Hisu Mori Toride non può essere innescata dopo Waning Hostilities: questo limita ogni giocatore a 1 conflitto nella fase, quante che siano le opportunità aggiunte.',
  },
  'faq/17': {
    title: 'Quando si ottiene o perde onore',
    summary:
      'L’onore per un personaggio onorato o disonorato si ottiene o si perde nel momento stesso in cui il personaggio lascia il gioco. Ciò che ne dicono i segnalini stato è un promemoria, non una capacità innescata.',
  },
  'faq/18': {
    title: 'Kakita Toshimoko: dopo il duello',
    summary:
      'Il duello di Kakita Toshimoko interrompe il passo 3.2.3, e dopo di esso le abilità si ricalcolano. Può quindi perdere il duello e vincere lo stesso il conflitto, se le nuove offerte tolgono a Sincere Challenger la sua Composure o Kyūden Kakita lo onora. Allo stesso modo una provincia può restare non spezzata perché il vantaggio dell’attaccante è diventato troppo piccolo.',
  },
  'faq/19': {
    title: 'Unleash the Djinn: altri modificatori',
    summary:
      'Hurricane Punch e My Ancestor’s Strength possono essere giocati su un personaggio le cui abilità sono state fissate da Unleash the Djinn. I loro modificatori si applicano e le carte possono riferirvisi, ma il valore fissato prevale finché dura.',
  },
  'faq/20': {
    title: 'For Shame! e Steward of the Rich Frog',
    summary:
      'L’avversario ha in mano esattamente una carta più di te e gioca For Shame! sul tuo personaggio ordinario mentre hai Steward of the Rich Frog: non puoi selezionare che venga disonorato. La selezione appartiene al passo in cui si scelgono i bersagli, e finché non è fatta l’evento è ancora nella mano dell’avversario e conta; un’opzione che non cambia nulla non può essere selezionata.',
  },
  'errata/stadt-der-offenen-hand-f-6': {
    title: 'Errata: City of the Open Hand',
    summary:
      'City of the Open Hand (set base 6): la inchini e selezioni mentre inizi: l’avversario più onorevole perde 1 onore, oppure tu ottieni 1 onore. Non prende più onore a quel giocatore.',
  },
  'errata/wiederherstellung-des-gleichgewichts-f-10': {
    title: 'Errata: Restoration of Balance',
    summary:
      'Restoration of Balance (set base 10) è un’interruzione a quando la provincia è spezzata, non più una reazione a quando è rivelata.',
  },
  'errata/abgeschiedener-tempel-d-66-ger': {
    title: 'Errata: Secluded Temple',
    summary:
      'Secluded Temple (set base 66, stampa tedesca): la sua reazione è all’inizio della fase di conflitto.',
  },
  'errata/rechtsverwalter-c-139-ger': {
    title: 'Errata: Steward of Law',
    summary:
      'Steward of Law (set base 139, stampa tedesca): finché partecipa a un conflitto, nessun personaggio può ricevere un segnalino stato disonorato, in nessun modo.',
  },
  'errata/daisho-der-ahen-c-151-ger': {
    title: 'Errata: Ancestral Daishō',
    summary: 'Ancestral Daishō (set base 151): il nome tedesco si scrive «Daishō der Ahnen».',
  },
  'errata/ueberlisten-c-212-ger': {
    title: 'Errata: Outwit',
    summary:
      'Outwit (set base 212, stampa tedesca) sposta a casa un personaggio di un avversario la cui abilità politica è più bassa di quella di un tuo Courtier partecipante.',
  },
  'errata/in-die-flucht-schlagen-c-213-ger': {
    title: 'Errata: Rout',
    summary:
      'Rout (set base 213, stampa tedesca) sposta a casa un personaggio di un avversario la cui abilità militare è più bassa di quella di un tuo Bushi partecipante.',
  },
  'errata/erfinderin-der-kaiu-d-63': {
    title: 'Errata: Kaiu Inventor',
    summary:
      'Kaiu Inventor (Imperial 63): le capacità del possedimento possono essere innescate una volta in più in questo round (o nel periodo che indicano), non in ognuno.',
  },
  'errata/fallgrube-c-73': {
    title: 'Errata: Pit Trap',
    summary:
      'Pit Trap (Imperial 73) si assegna a qualsiasi personaggio; che attacchi è richiesto solo quando la si gioca. Resta quindi assegnata quando il personaggio non attacca più.',
  },
  'errata/reitet-sie-nieder-c-99': {
    title: 'Errata: Ride Them Down',
    summary:
      'Ride Them Down (Imperial 99) fissa a 1 la forza base della provincia attaccata fino alla fine del conflitto, non per sempre.',
  },
  'errata/isawa-tadaka-c-10': {
    title: 'Errata: Isawa Tadaka',
    summary:
      'Isawa Tadaka (Disciples of the Void 10): finché l’anello della terra è conteso o nella tua riserva di anelli rivendicati, gli avversari non possono giocare copie di eventi nella propria pila degli scarti del conflitto. Prima valeva sempre, tranne quando avevano rivendicato loro quell’anello.',
  },
  'errata/kaito-kosori-c-18': {
    title: 'Errata: Kaito Kosori',
    summary:
      'Kaito Kosori (Disciples of the Void 18): nei conflitti dell’aria in cui hai un personaggio partecipante aggiunge da casa la sua abilità alla tua parte, ma solo finché è pronta.',
  },
  'errata/yogo-kikuyo-c-25': {
    title: 'Errata: Yogo Kikuyo',
    summary:
      'Yogo Kikuyo (Disciples of the Void 25): il costo per annullare un evento Spell che l’avversario gioca durante un conflitto è metterla in gioco dalla tua mano, e da nessun’altra parte.',
  },
  'errata/steinorakel-c-37': {
    title: 'Errata: Oracle of Stone',
    summary:
      'Oracle of Stone (Elemental 37): dopo che entrambi i giocatori hanno pescato 2 carte, le 2 carte che ognuno scarta vengono dalla mano.',
  },
  'errata/ikebana-kuenstlerin-d-63': {
    title: 'Errata: Ikebana Artisan',
    summary:
      'Ikebana Artisan (Elemental 63) annulla la perdita di onore per un conflitto senza opposizione, e poi perdi 1 fato; il fato non sostituisce più l’onore. Senza limite.',
  },
  'errata/dojo-des-verborgenen-mondes-d-68': {
    title: 'Errata: Hidden Moon Dōjō',
    summary: 'Hidden Moon Dōjō (Elemental 68): il nome e il tratto si scrivono «Dōjō».',
  },
  'errata/falken-taetowierung-c-75': {
    title: 'Errata: Hawk Tattoo',
    summary: 'Hawk Tattoo (Elemental 75) si assegna solo a un personaggio che controlli.',
  },
  'errata/mantra-der-erde-c-116': {
    title: 'Errata: Mantra of Earth',
    summary:
      'Mantra of Earth (Elemental 116): gli effetti delle carte degli avversari non possono scegliere quel personaggio come bersaglio; peschi 1 carta. Ciò che è stato scelto prima non è toccato.',
  },
  'errata/inbegriff-der-anmut-d-13': {
    title: 'Errata: Paragon of Grace',
    summary:
      'Paragon of Grace (Children of the Empire 13) deve essere l’unico personaggio partecipante dalla tua parte; i personaggi dell’avversario possono partecipare.',
  },
  'errata/innehalten-c-80': {
    title: 'Errata: Stay Your Hand',
    summary:
      'Stay Your Hand (Children of the Empire 80) interrompe un duello che starebbe per risolversi e ha come bersaglio un personaggio che controlli. Non riguarda più l’inizio, né solo i duelli iniziati da un avversario.',
  },
  'restricted/ehrengast': {
    title: 'Carta limitata: Guest of Honor',
    summary:
      'Guest of Honor (set base 51) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/niten-meister': {
    title: 'Carta limitata: Niten Master',
    summary:
      'Niten Master (set base 64) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/junger-geruechteverbreiter': {
    title: 'Carta limitata: Young Rumormonger',
    summary:
      'Young Rumormonger (set base 101) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/wiederaufbau': {
    title: 'Carta limitata: Rebuild',
    summary:
      'Rebuild (set base 136) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/rechtsverwalter': {
    title: 'Carta limitata: Steward of Law',
    summary:
      'Steward of Law (set base 139) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/mirumotos-zorn': {
    title: 'Carta limitata: Mirumoto’s Fury',
    summary:
      'Mirumoto’s Fury (set base 159) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/fuer-grossen-ruhm': {
    title: 'Carta limitata: For Greater Glory',
    summary:
      'For Greater Glory (set base 168) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/gefaelschter-erlass': {
    title: 'Carta limitata: Forged Edict',
    summary:
      'Forged Edict (set base 184) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/fernglas': {
    title: 'Carta limitata: Spyglass',
    summary:
      'Spyglass (set base 193) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/zum-angriff': {
    title: 'Carta limitata: Charge!',
    summary:
      'Charge! (set base 210) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/umarme-die-leere': {
    title: 'Carta limitata: Embrace the Void',
    summary:
      'Embrace the Void (Imperial 16) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/klinge-des-kundschafters': {
    title: 'Carta limitata: Pathfinder’s Blade',
    summary:
      'Pathfinder’s Blade (Imperial 31) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/politische-debatte': {
    title: 'Carta limitata: Policy Debate',
    summary:
      'Policy Debate (Imperial 40) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/ueberfluss-oder-mangel': {
    title: 'Carta limitata: Feast or Famine',
    summary:
      'Feast or Famine (Imperial 41) è nella lista delle carte limitate: un mazzo con questa provincia non ha altre carte della lista, né nei mazzi né tra le province.',
  },
  'restricted/ein-schicksal-schlimmer-als-der-tod': {
    title: 'Carta limitata: A Fate Worse Than Death',
    summary:
      'A Fate Worse Than Death (Imperial 98) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/isawa-tadaka': {
    title: 'Carta limitata: Isawa Tadaka',
    summary:
      'Isawa Tadaka (Disciples of the Void 10) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/abgeschiedener-schrein': {
    title: 'Carta limitata: Secluded Shrine',
    summary:
      'Secluded Shrine (Disciples of the Void 12) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
  'restricted/faust-der-leere': {
    title: 'Carta limitata: Void Fist',
    summary:
      'Void Fist (Elemental 94) è nella lista delle carte limitate: un mazzo che la contiene non ha altre carte della lista, ma ne ha tante copie quante ne permette il suo limite di mazzo.',
  },
}
