import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it2: RuleTexts<RuleId> = {
  'allgemein/das-anschauen-von-karten-im-kampfbereich/2': {
    title: 'Guardare le carte: area dell’avversario',
    summary:
      'L’avversario deve dire su richiesta quali e quante carte ha nell’area di combattimento, ma non si può guardare da sé.',
  },
  'allgemein/das-anschauen-von-karten-im-kampfbereich/3': {
    title: 'Guardare le carte: scarti e comando',
    summary: 'Né le pile degli scarti né le pile di comando si possono guardare.',
  },
  'allgemein/einige-besondere-regeln': { title: 'Regole speciali', summary: 'Alcune regole speciali.' },
  'allgemein/einige-besondere-regeln/1': {
    title: 'Regole speciali: vecchia versione',
    summary:
      'La prima versione della regola per cui i testi precedono le regole generali; sostituita dalla voce seguente.',
  },
  'allgemein/einige-besondere-regeln/2': {
    title: 'Regole speciali: testi prima delle regole',
    summary: 'I testi precedono le regole generali, ma un simbolo PROTECTED efficace vi resiste.',
  },
  'allgemein/einige-besondere-regeln/3': {
    title: 'Regole speciali: nuova versione',
    summary: 'Introduce la nuova versione della regola speciale 11.',
  },
  'allgemein/einige-besondere-regeln/4': {
    title: 'Regole speciali: annullare un turno',
    summary:
      'Chi ha continuato invece di ritirarsi e poi non raggiunge il potere annulla tutto fino a prima del personaggio. Se nel frattempo è emersa una nuova informazione, la partita è persa con il punteggio massimo di 4 cristalli.',
  },
  'allgemein/einige-besondere-regeln/5': {
    title: 'Regole speciali: penalità di 4 cristalli',
    summary: 'La penalità di 4 cristalli vale per le partite senza carte cristallo.',
  },
  'allgemein/einige-besondere-regeln/6': {
    title: 'Regole speciali: penalità con carte cristallo',
    summary:
      'Nelle partite con i set di emissari e inquisitori la penalità dipende dal numero di carte cristallo nel mazzo del vincitore.',
  },
  'allgemein/einige-besondere-regeln/7': {
    title: 'Regole speciali: controllo del mazzo',
    summary:
      'Il mazzo del vincitore viene consegnato all’organizzatore per il controllo, oppure le sue carte cristallo al perdente.',
  },
  'allgemein/einige-besondere-regeln/8': {
    title: 'Regole speciali: scala della penalità',
    summary: 'Introduce la scala della penalità.',
  },
  'allgemein/einige-besondere-regeln/9': {
    title: 'Regole speciali: nessuna carta cristallo',
    summary: 'Nessuna carta cristallo nel mazzo del vincitore: la penalità è di 4 cristalli.',
  },
  'allgemein/einige-besondere-regeln/10': {
    title: 'Regole speciali: una carta cristallo',
    summary: 'Una carta cristallo nel mazzo del vincitore: la penalità è di 5 cristalli.',
  },
  'allgemein/einige-besondere-regeln/11': {
    title: 'Regole speciali: due carte cristallo',
    summary: 'Due carte cristallo nel mazzo del vincitore: la penalità è di 6 cristalli.',
  },
  'allgemein/einige-besondere-regeln/12': {
    title: 'Regole speciali: tre carte cristallo',
    summary: 'Tre carte cristallo nel mazzo del vincitore: la penalità è di 7 cristalli.',
  },
  'allgemein/einige-besondere-regeln/13': {
    title: 'Regole speciali: che cos’è informazione nuova',
    summary:
      'Informazione nuova è una carta pescata o rivelata dopo il personaggio; giocare semplicemente carte note non impedisce di annullare.',
  },
  'allgemein/einige-besondere-regeln/14': {
    title: 'Regole speciali: ai tornei',
    summary:
      'Ai tornei il giocatore in errore è costretto a ritirarsi e riprende le carte giocate, oppure paga la penalità in cristalli se sono venute alla luce delle carte.',
  },
  'allgemein/einige-besondere-regeln/15': {
    title: 'Regole speciali: l’aggiunta',
    summary: 'Introduce l’aggiunta alla regola speciale 4.',
  },
  'allgemein/einige-besondere-regeln/16': {
    title: 'Regole speciali: azioni richieste',
    summary:
      'Un’azione richiesta va compiuta, e il più possibile se non si può compierla del tutto. Dove il testo dà la scelta fra un’azione e la ritirata o un drago, l’azione si compie per intero o per nulla.',
  },
  'allgemein/einige-besondere-regeln/17': {
    title: 'Regole speciali: ogni testo a sé',
    summary: 'Ogni testo va soddisfatto separatamente; uno scarto non può valere per due.',
  },
  'allgemein/einige-besondere-regeln/18': {
    title: 'Regole speciali: acquisto e Sirens',
    summary:
      'Un personaggio scartato per comprare un drago non soddisfa anche Aqua 28 Irresistible Sirens dell’avversario.',
  },
  'allgemein/sonderfunktion-auslegebedingung-zusatz': {
    title: 'Condizioni di gioco',
    summary: 'Condizioni per giocare e aggiunte fra parentesi.',
  },
  'allgemein/sonderfunktion-auslegebedingung-zusatz/1': {
    title: 'Condizioni di gioco: parte del testo',
    summary:
      '«Posso giocare questa carta solo se ...» e le note fra parentesi fanno parte del testo: se il testo è ignorato lo sono anche loro, e un mutante si può giocare senza la sua condizione.',
  },
  'allgemein/sonderfunktion-auslegebedingung-zusatz/2': {
    title: 'Condizioni di gioco: costi «io devo»',
    summary:
      'Una condizione «io devo» non si può ignorare. Prima si paga, e solo dopo si gioca la carta, per esempio un Tutu.',
  },
  'allgemein/sonderfunktionen-phasen': {
    title: 'Testi e fasi',
    summary: 'I testi e le fasi in cui agiscono.',
  },
  'allgemein/sonderfunktionen-phasen/1': {
    title: 'Testi e fasi: «ora»',
    summary: 'Un testo con «ora» agisce solo nel momento in cui la sua carta viene giocata.',
  },
  'allgemein/sonderfunktionen-phasen/2': {
    title: 'Testi e fasi: in una certa fase',
    summary:
      'Un testo «nel mio turno» che riguarda una certa fase agisce in quella fase: il supporto aggiuntivo di Hoax 14 Genathones the Blind si gioca nella fase di potenziamento e supporto.',
  },
  'allgemein/sonderfunktionen-phasen/3': {
    title: 'Testi e fasi: legati a nessuna fase',
    summary:
      'Un testo «nel mio turno» non legato a una fase si può usare in qualsiasi momento del proprio turno, anche nella fase iniziale e prima di una ritirata.',
  },
  'allgemein/sonderfunktionen-phasen/4': {
    title: 'Testi e fasi: «alla fine del mio turno»',
    summary: 'Un testo «alla fine del mio turno» si può usare solo lì.',
  },
  'allgemein/sonderfunktion-jetzt-darf-ich': {
    title: 'Testi «ora posso»',
    summary: 'Testi che cominciano con «ora posso».',
  },
  'allgemein/sonderfunktion-jetzt-darf-ich/1': {
    title: '«Ora posso»: tutto o niente',
    summary:
      'Un testo «ora posso» è facoltativo nel suo insieme: lo si usa tutto o per niente, mai solo una parte a scelta.',
  },
  'allgemein/sonderfunktion-ignoriert': { title: 'Ignorare', summary: 'Testi che ignorano.' },
  'allgemein/sonderfunktion-ignoriert/1': {
    title: 'Ignorare: personaggi',
    summary:
      'I valori, i simboli e il testo di un personaggio ignorato non hanno effetto, ma ciò che riguarda i personaggi riguarda ancora anche lui.',
  },
  'allgemein/sonderfunktion-ignoriert/2': {
    title: 'Ignorare: l’obbligo del personaggio',
    summary:
      'Anche un personaggio ignorato adempie l’obbligo di giocarne uno. Il potere richiesto sopra lo 0 deve allora venire da potenziamenti, supporti o carte influenza.',
  },
  'allgemein/sonderfunktion-ignoriert/3': {
    title: 'Ignorare: testi',
    summary:
      'Un testo ignorato non fa nulla ma è ancora un testo: con Khind 27 Laughing Gas e Terrah 16 Corono Cos, le carte avversarie con testo ignorato valgono ancora come carte con testo.',
  },
  'allgemein/sonderfunktion-ignoriert/4': {
    title: 'Ignorare: simboli',
    summary:
      'Un simbolo ignorato non fa nulla ma è ancora un simbolo: sotto Terrah 26 Impenetrable Fog, Khind 6 TopDog può comunque scartare una carta perché ne mostra uno.',
  },
  'allgemein/sonderfunktion-ignoriert/5': {
    title: 'Ignorare: lune, popolo, tipo',
    summary: 'Le lune, il popolo e il tipo di una carta non si possono mai ignorare.',
  },
  'allgemein/sonderfunktion-ignoriert/6': {
    title: 'Ignorare: ancora attiva',
    summary: 'Una carta ignorata è ancora attiva.',
  },
  'allgemein/sonderfunktion-ignoriert/7': {
    title: 'Ignorare: carte comando',
    summary:
      'Una carta comando che non agisce soltanto «ora» resta attiva per tutto il proprio turno; se durante il turno smette di essere ignorata, da lì agisce: Tittertweet o una propria Laughing Gas ridà effetto a Hoax 29 Trigger Brainstorm ignorata.',
  },
  'allgemein/nachziehen-von-karten': { title: 'Pescare carte', summary: 'Come si pescano le carte.' },
  'allgemein/nachziehen-von-karten/1': {
    title: 'Pescare carte: fino a 6',
    summary:
      'Nella fase di pesca si deve tornare a 6 carte, per quanto si può ed è permesso; pescarne meno per scelta non è ammesso.',
  },
  'allgemein/nachziehen-von-karten/2': {
    title: 'Pescare carte: contro Quicksand',
    summary: 'Contro Terrah 27 Quivering Quicksand si deve pescare fino a 4 carte se se ne hanno di meno.',
  },
  'allgemein/nachziehen-von-karten/3': {
    title: 'Pescare carte: carte aggiuntive',
    summary: 'Le carte aggiuntive alla fine del turno si sommano a quelle in mano, anche oltre le 6.',
  },
  'allgemein/spielende': { title: 'Fine della partita', summary: 'Quando finisce la partita.' },
  'allgemein/spielende/1': {
    title: 'Fine della partita: domanda sulle carte finite',
    summary: 'Chiede che cosa succede se un giocatore resta per un po’ senza carte e poi ne riceve di nuovo.',
  },
  'allgemein/spielende/2': {
    title: 'Fine della partita: carte finite',
    summary:
      'Si gioca finché si dovrebbe aprire un combattimento mentre uno dei giocatori è senza carte, o finché chi deve aprire rinuncia scartando le sue ultime carte.',
  },
  'allgemein/spielende/3': {
    title: 'Fine della partita: domanda sul perdente',
    summary:
      'Chiede chi perde con tutti i draghi al centro se era stato l’altro giocatore a finire per primo le carte.',
  },
  'allgemein/spielende/4': {
    title: 'Fine della partita: draghi al centro',
    summary:
      'Essere rimasti prima senza carte non conta. Con tutti e tre i draghi al centro perde per 1 cristallo chi ha causato la fine.',
  },
  'allgemein/spielende/5': {
    title: 'Fine della partita: quando si controlla',
    summary:
      'Il controllo si fa nella fase di ritirata di chi deve aprire: la partita finisce anche se a quel punto è l’altro giocatore a non avere più carte, per esempio a causa della carta comando appena giocata.',
  },
  'symbole/symbole-allgemein': { title: 'Simboli', summary: 'I simboli in generale.' },
  'symbole/symbole-allgemein/1': {
    title: 'Simboli: parte delle regole generali',
    summary: 'I simboli appartengono alle regole generali.',
  },
  'symbole/symbole-allgemein/2': {
    title: 'Simboli: non sono testi',
    summary: 'I simboli non sono testi: ciò che ignora o vieta i testi non tocca i simboli.',
  },
  'symbole/wiederaufnehmen-symbol': {
    title: 'RETRIEVE: il simbolo',
    summary:
      'RETRIEVE permette a un giocatore di riprendere in mano la carta attiva all’inizio del suo turno.',
  },
  'symbole/wiederaufnehmen-symbol/1': {
    title: 'RETRIEVE: quando',
    summary:
      'Le carte RETRIEVE attive si possono riprendere nella propria fase iniziale, per tenerle o rigiocarle nello stesso turno.',
  },
  'symbole/wiederaufnehmen-symbol/2': {
    title: 'RETRIEVE: il blocco avversario',
    summary:
      'I propri personaggi RETRIEVE non si possono riprendere finché nell’area di combattimento dell’avversario ci sono personaggi RETRIEVE attivi.',
  },
  'symbole/wiederaufnehmen-symbol/3': {
    title: 'RETRIEVE: bloccano anche gli ignorati',
    summary:
      'Un personaggio RETRIEVE avversario blocca anche se il suo simbolo è ignorato, perché il simbolo c’è ancora.',
  },
  'symbole/wiederaufnehmen-symbol/4': {
    title: 'RETRIEVE: più carte',
    summary: 'In un turno si possono riprendere più carte RETRIEVE.',
  },
  'symbole/wiederaufnehmen-symbol/5': {
    title: 'RETRIEVE: i potenziamenti non bloccano',
    summary:
      'Solo i personaggi si bloccano a vicenda: un potenziamento avversario con RETRIEVE non mi impedisce di riprendere il mio personaggio.',
  },
  'symbole/paar-symbol': {
    title: 'PAIR: il simbolo',
    summary: 'PAIR permette di giocare due carte corrispondenti al posto di una.',
  },
  'symbole/paar-symbol/1': {
    title: 'PAIR: due personaggi',
    summary:
      'Due personaggi con PAIR e la stessa prima parola nel nome si possono giocare insieme al posto di un solo personaggio.',
  },
  'symbole/paar-symbol/2': {
    title: 'PAIR: carte separate',
    summary: 'Le carte con PAIR valgono sempre come carte separate.',
  },
  'symbole/paar-symbol/3': {
    title: 'PAIR: mai una carta sola',
    summary: 'Una coppia non si considera mai come un’unica carta.',
  },
  'symbole/paar-symbol/4': {
    title: 'PAIR: una dopo l’altra',
    summary:
      'Le due carte si giocano una dopo l’altra; PAIR permette solo una seconda carta corrispondente oltre il limite di una.',
  },
  'symbole/paar-symbol/5': {
    title: 'PAIR: quando si gioca',
    summary: 'Introduce ciò che vale nel momento di giocare.',
  },
  'symbole/paar-symbol/6': {
    title: 'PAIR: coppia di potenziamenti',
    summary: 'Una coppia di potenziamenti è due carte ma un potenziamento.',
  },
  'symbole/paar-symbol/7': {
    title: 'PAIR: dove è ammesso uno',
    summary: 'Dove si può giocare un potenziamento, si può giocare una carta potenziamento o una coppia.',
  },
  'symbole/paar-symbol/8': {
    title: 'PAIR: potenziamento aggiuntivo',
    summary:
      'Dove si può giocare un potenziamento aggiuntivo, può essere una carta in più o una coppia in più.',
  },
  'symbole/paar-symbol/9': {
    title: 'PAIR: solo una carta',
    summary: 'Dove si può giocare una sola carta, una coppia non si può giocare.',
  },
  'symbole/paar-symbol/10': {
    title: 'PAIR: anche per i personaggi',
    summary: 'Lo stesso vale per i personaggi.',
  },
  'symbole/paar-symbol/11': {
    title: 'PAIR: scartare e riprendere',
    summary: 'Introduce ciò che vale quando si scarta o si riprende.',
  },
  'symbole/paar-symbol/12': {
    title: 'PAIR: se ne va una carta',
    summary:
      'Scartare o riprendere «un potenziamento» riguarda una carta; l’altra della coppia resta e va trattata a sé.',
  },
  'symbole/paar-symbol/13': {
    title: 'PAIR: salvo Brain Drain',
    summary:
      'Il permesso per un potenziamento o per una carta potenziamento comprende ugualmente una coppia, salvo che altro vieti la seconda carta, come fa Hoax 26 Brain Drain.',
  },
  'symbole/paar-symbol/14': {
    title: 'PAIR: aprendo un combattimento',
    summary: 'Una coppia di personaggi si può giocare già aprendo un combattimento.',
  },
  'symbole/paar-symbol/15': {
    title: 'PAIR: non si continua come una gang',
    summary:
      'A differenza di GANG, PAIR non permette di completare o tenere attiva una coppia di un turno precedente; le vecchie carte diventano inattive.',
  },
  'symbole/frei-symbol': {
    title: 'FREE: il simbolo',
    summary: 'FREE permette di giocare una carta da sola o in aggiunta, fuori dai limiti consueti.',
  },
  'symbole/frei-symbol/1': {
    title: 'FREE: nella sua fase',
    summary:
      'Una carta FREE si gioca nella fase del suo tipo, da sola o in aggiunta, senza contare per il limite.',
  },
  'symbole/frei-symbol/2': {
    title: 'FREE: quante si vuole, non dopo STOP',
    summary:
      'Il numero di personaggi FREE è illimitato, e possono venire prima del personaggio principale, anche di uno con STOP. Dopo uno STOP efficace non può seguirne nessuno, perché a pari rango un divieto batte un permesso.',
  },
  'symbole/frei-symbol/3': {
    title: 'FREE: basta come personaggio',
    summary: 'Un personaggio FREE da solo adempie l’obbligo di giocare un personaggio.',
  },
  'symbole/frei-symbol/4': {
    title: 'FREE: aprendo un combattimento',
    summary:
      'Aprendo un combattimento si può giocare qualsiasi numero di carte FREE nelle loro fasi, compresi potenziamenti e supporti.',
  },
  'symbole/gang-symbol': {
    title: 'GANG: il simbolo',
    summary: 'GANG permette di giocare insieme più membri di una gang e di ampliare una gang attiva.',
  },
  'symbole/gang-symbol/1': {
    title: 'GANG: controllo a ogni turno',
    summary: 'Se una gang si può mantenere si verifica nella fase dei personaggi di ogni turno.',
  },
  'symbole/gang-symbol/2': {
    title: 'GANG: un altro membro',
    summary:
      'Per tenere attiva la gang si deve giocare un altro membro, oppure Khind 23 KhindKin. Dopo Khind 31 Bounce Back si può ancora ampliare nel turno seguente.',
  },
  'symbole/gang-symbol/3': {
    title: 'GANG: un estraneo la chiude',
    summary:
      'Se invece si gioca un personaggio fuori dalla gang, la gang diventa subito e per sempre inattiva, anche se quel personaggio viene poi ripreso.',
  },
  'symbole/gang-symbol/4': {
    title: 'GANG: potenziamenti e FREE accanto',
    summary:
      'Un potenziamento o personaggio FREE aggiunto dopo un membro lascia la gang attiva fino alla fase dei personaggi successiva. Se allora una tale carta è ancora attiva, la gang non si può più mantenere.',
  },
  'symbole/gang-symbol/5': {
    title: 'GANG: la carta estranea è uscita',
    summary:
      'Se la carta estranea se n’è andata prima dell’inizio della fase dei personaggi, con RETRIEVE o con Vulca 28 Summon Sorcerer, e sono attivi solo membri della gang, la gang si può continuare.',
  },
  'symbole/gang-symbol/6': {
    title: 'GANG: FREE dopo il membro',
    summary:
      'Un personaggio FREE deve seguire il nuovo membro: giocato prima, rende inattiva la vecchia gang e impedisce anche di giocare più membri, perché GANG agisce solo all’inizio della fase dei personaggi.',
  },
  'symbole/gang-symbol/7': {
    title: 'GANG: aprendo un combattimento',
    summary: 'Aprendo un combattimento si possono giocare più membri di una gang.',
  },
  'symbole/gang-symbol/8': {
    title: 'GANG: lasciarla andare',
    summary:
      'Si può scegliere di non continuare una gang pur giocandone un membro; allora tutta la gang precedente diventa inattiva, mai solo una parte.',
  },
  'symbole/schild-symbol-abgewehrt': {
    title: 'SHIELD: il simbolo',
    summary: 'SHIELD rende valido l’annuncio nel suo elemento, per quanto alto sia il potere avversario.',
  },
  'symbole/schild-symbol-abgewehrt/1': {
    title: 'SHIELD: il regolamento inglese',
    summary: 'Il regolamento inglese era impreciso sul fatto che gli scudi siano simboli.',
  },
  'symbole/schild-symbol-abgewehrt/2': {
    title: 'SHIELD: è un simbolo',
    summary: 'Gli scudi sono simboli: ciò che ignora i simboli li ignora, ciò che ignora i testi no.',
  },
  'symbole/schild-symbol-abgewehrt/3': {
    title: 'SHIELD: ignorato su un mutante',
    summary:
      'Un mutante giocato mentre i suoi scudi sono ignorati deve raggiungere il potere avversario nel nuovo elemento.',
  },
  'symbole/stopp-symbol': {
    title: 'STOP: il simbolo',
    summary: 'STOP vieta di giocare altre carte in questo turno.',
  },
  'symbole/stopp-symbol/1': {
    title: 'STOP: nessun’altra carta',
    summary: 'Dopo aver giocato una carta con STOP non se ne può giocare un’altra nello stesso turno.',
  },
  'symbole/stopp-symbol/2': {
    title: 'STOP: i testi permettono di più',
    summary:
      'Un testo che permette carte aggiuntive, come Hyla 604 Piplox, le permette anche dopo STOP, perché i testi stanno sopra i simboli.',
  },
  'symbole/stopp-symbol/3': {
    title: 'STOP: solo quando si gioca',
    summary:
      'STOP agisce quando la sua carta viene giocata, non quando resta semplicemente attiva, come con Khind 23 KhindKin.',
  },
  'symbole/geschuetzt-symbol': {
    title: 'PROTECTED: il simbolo',
    summary: 'PROTECTED difende una carta attiva dagli effetti avversari.',
  },
  'symbole/geschuetzt-symbol/1': {
    title: 'PROTECTED: versione corretta',
    summary: 'Introduce la versione corretta della regola.',
  },
  'symbole/geschuetzt-symbol/2': {
    title: 'PROTECTED: che cosa impedisce',
    summary:
      'Una carta PROTECTED attiva nell’area di combattimento o di supporto non può essere ignorata, scartata, ridotta o privata del testo dall’avversario, tranne che con Hoax 16 Mekarthas the Shrewd. Inattiva o in mano non ha protezione.',
  },
  'symbole/ersetzen-symbol': {
    title: 'REPLACE: il simbolo',
    summary: 'REPLACE permette di scartare nella fase di comando una carta dalla mano per averne una nuova.',
  },
  'symbole/ersetzen-symbol/1': {
    title: 'REPLACE: scartata, non giocata',
    summary:
      'Una carta sostituita è scartata, non giocata; perciò il suo PROTECTED non aiuta dove sostituire non è permesso.',
  },
  'symbole/ersetzen-symbol/2': {
    title: 'REPLACE: una carta scoperta',
    summary:
      'Se la carta sostituita era scoperta a causa di Deploy Butterfly o simili, la nuova si prende comunque coperta in mano.',
  },
  'symbole/ersetzen-symbol/3': {
    title: 'REPLACE: pescare è facoltativo',
    summary: 'Dopo lo scarto si è liberi di pescare la nuova carta o di farne a meno.',
  },
  'symbole/ersetzen-symbol/4': {
    title: 'REPLACE: stampato o di Argusauge',
    summary:
      'Gli esempi seguenti valgono per il simbolo stampato e per quello concesso da Inquisitore 412 Argusauge, salvo diversa indicazione.',
  },
  'symbole/ersetzen-symbol/5': {
    title: 'REPLACE contro Fog',
    summary: 'Contro Terrah 26 Impenetrable Fog non si può sostituire nulla.',
  },
  'symbole/ersetzen-symbol/6': {
    title: 'REPLACE contro Mad Mike',
    summary: 'Contro Flit 13 Mad Mike Magpie si possono sostituire solo personaggi Flit e carte PROTECTED.',
  },
  'symbole/ersetzen-symbol/7': {
    title: 'REPLACE contro Mekarthas',
    summary: 'Contro Hoax 16 Mekarthas the Shrewd non si può sostituire nulla.',
  },
}
