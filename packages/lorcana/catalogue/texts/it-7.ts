/** Titles and summaries in Italian: chapter 7. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it7: RuleTexts<RuleId> = {
  '7.1': { title: 'Zone: regole generali', summary: 'Zone: regole generali.' },
  '7.1.1': {
    title: 'Le zone sono separate',
    summary: 'Le zone sono separate tra loro, anche dove condividono lo spazio sul tavolo.',
  },
  '7.1.1/example-1': {
    title: 'Sul tavolo, ma non in gioco',
    summary: 'Le carte in mazzo, calamaio e scarti stanno sul tavolo eppure non sono in gioco.',
  },
  '7.1.2': {
    title: 'Zone pubbliche',
    summary:
      'Le carte in una zona pubblica sono note a tutti i giocatori, che possono guardarle e contarle in qualsiasi momento.',
  },
  '7.1.2.1': {
    title: 'Pubbliche: gioco, scarti, sacchetto',
    summary: 'Gioco, scarti e sacchetto sono le zone pubbliche.',
  },
  '7.1.3': {
    title: 'Zone private',
    summary:
      'Le carte in una zona privata sono nascoste, salvo che una regola o un effetto permetta di guardarle; tutti possono contarle. Una parte rivelata non è privata finché resta rivelata.',
  },
  '7.1.3.1': {
    title: 'Private: mano, mazzo, calamaio',
    summary: 'Mano, mazzo e calamaio sono le zone private.',
  },
  '7.1.4': {
    title: 'Cercare e non trovare',
    summary:
      "Un giocatore che cerca in una propria zona privata può non trovare; in una propria zona pubblica deve prendere una carta adatta, se c'è.",
  },
  '7.1.5': {
    title: 'Una zona alla volta',
    summary: 'Una carta è in una sola zona alla volta, e solo una carta nella zona di gioco è in gioco.',
  },
  '7.1.6': {
    title: 'Fuori dal gioco: una nuova carta',
    summary:
      "Una carta che va dal gioco in un'altra zona perde i danni e tutti gli effetti su di essa e diventa una nuova carta. Un effetto può comunque trovarla nella sua nuova zona.",
  },
  '7.1.6.1': {
    title: 'Le azioni prima del sacchetto',
    summary:
      "L'effetto in attesa di un'azione giocata si risolve prima che si possa prendere un'abilità innescata dal sacchetto.",
  },
  '7.2': { title: 'Mazzo', summary: 'Il mazzo.' },
  '7.2.1': {
    title: "Che cos'è il mazzo",
    summary: "Il mazzo è l'insieme di carte con cui un giocatore comincia e da cui pesca.",
  },
  '7.2.2': {
    title: 'Il mazzo è privato',
    summary:
      'Il mazzo è privato e a faccia in giù. Nessuno può guardarlo o riordinarlo, ma chiunque può contarlo.',
  },
  '7.2.3': {
    title: 'Sul mazzo in qualsiasi ordine',
    summary:
      "Quando delle carte vanno sopra o sotto un mazzo in qualsiasi ordine, ogni giocatore viene a sapere l'ordine di quelle che erano a faccia in su.",
  },
  '7.2.3/example-1': {
    title: 'In Fondo al Mar prende due pile',
    summary:
      'In Fondo al Mar prende due personaggi trasformati: le loro quattro carte vanno in fondo al mazzo mescolate come vuole il loro giocatore, in un ordine noto a entrambi.',
  },
  '7.2.3.1': {
    title: 'Pile che vanno nel mazzo',
    summary:
      'Le carte delle pile, a faccia in su o in giù, si possono mescolare e ordinare liberamente con tutte le altre che vanno nel mazzo. I loro stati cambiano solo quando vi arrivano.',
  },
  '7.3': { title: 'Mano', summary: 'La mano.' },
  '7.3.1': {
    title: 'Che cosa va in mano',
    summary:
      'Le carte pescate vanno in mano, come può accadere ad altre per via di effetti; la mano iniziale è di 7 carte.',
  },
  '7.3.2': {
    title: 'Chi vede una mano',
    summary:
      "Un giocatore vede le carte della propria mano e di nessun'altra; chiunque può contare qualsiasi mano.",
  },
  '7.3.3': {
    title: 'Dimensione della mano',
    summary: 'Una mano non ha un massimo e non contiene mai meno di 0 carte.',
  },
  '7.3.4': {
    title: 'Scartare',
    summary:
      'Un giocatore che deve scartare sceglie quel numero di carte dalla propria mano e le mette nei propri scarti.',
  },
  '7.4': { title: 'Gioco', summary: 'La zona di gioco.' },
  '7.4.1': {
    title: "Che cosa c'è nella zona di gioco",
    summary:
      'Personaggi, oggetti e luoghi restano nella zona di gioco del loro giocatore finché qualcosa non li rimuove, le azioni solo mentre si risolvono. Nessuno gioca una carta nella zona di gioco di un avversario.',
  },
  '7.4.2': {
    title: 'La zona di gioco è pubblica',
    summary:
      'La zona di gioco è pubblica: le sue carte si possono vedere e contare in qualsiasi momento, e il loro stato non va nascosto.',
  },
  '7.4.2.1': {
    title: 'Carte a faccia in giù nella zona di gioco',
    summary:
      'Le carte a faccia in giù nella zona di gioco sono private, anche se prima erano pubbliche. Si possono contare ma non guardare.',
  },
  '7.4.3': {
    title: 'Lasciare il gioco insieme',
    summary:
      'Gli inneschi per aver lasciato il gioco si stabiliscono prima che le carte se ne vadano; le carte che se ne vanno insieme si vedono andare a vicenda.',
  },
  '7.4.3/example-1': {
    title: 'Be Prepared e Rourke',
    summary:
      'Be Prepared esilia Lyle Tiberius Rourke con altri due personaggi del suo giocatore: la sua abilità si innesca due volte.',
  },
  '7.5': { title: 'Calamaio', summary: 'Il calamaio.' },
  '7.5.1': {
    title: 'Ogni carta vale 1 inchiostro',
    summary: 'Ogni carta nel calamaio vale 1 inchiostro, qualunque cosa sia stampata sul suo fronte.',
  },
  '7.5.2': {
    title: 'Nel calamaio: a faccia in giù, preparate',
    summary:
      'Le carte vanno nel calamaio a faccia in giù e preparate; più carte insieme contano come casi separati.',
  },
  '7.5.3': { title: 'Dimensione del calamaio', summary: 'Il calamaio non ha un massimo.' },
  '7.5.4': {
    title: 'Il calamaio è privato',
    summary:
      'Il calamaio è privato anche per il suo stesso giocatore. Numero e stato delle sue carte sono visibili a tutti.',
  },
  '7.5.5': {
    title: 'Inchiostrare una carta «aggiuntiva»',
    summary: 'Una carta «aggiuntiva» si annuncia e si inchiostra con i passaggi normali.',
  },
  '7.5.6': {
    title: 'Nel calamaio da un effetto: qualsiasi carta',
    summary:
      "Una carta che un effetto mette nel calamaio non viene rivelata e non ha bisogno dell'icona Calamaio.",
  },
  '7.6': { title: 'Scarti', summary: 'Gli scarti.' },
  '7.6.1': {
    title: "Che cosa c'è negli scarti",
    summary: 'Gli scarti contengono in genere le carte di un giocatore che hanno lasciato il gioco.',
  },
  '7.6.2': {
    title: 'Gli scarti sono pubblici',
    summary:
      'Gli scarti sono una pila pubblica a faccia in su che chiunque può guardare e contare, e il suo giocatore può riordinare.',
  },
  '7.6.3': {
    title: 'Più carte negli scarti insieme',
    summary: "Le carte che arrivano insieme negli scarti vi vanno nell'ordine che vuole il loro giocatore.",
  },
  '7.7': { title: 'Sacchetto', summary: 'Il sacchetto.' },
  '7.7.1': {
    title: "Che cos'è il sacchetto",
    summary:
      'Il sacchetto non è un posto sul tavolo, ma solo dove le abilità innescate attendono di risolversi.',
  },
  '7.7.2': {
    title: 'Solo le abilità innescate',
    summary:
      'Solo le abilità innescate usano il sacchetto; le abilità attivate, le azioni e il giocare carte si risolvono senza.',
  },
  '7.7.3': {
    title: 'Sacchetto: aggiungere abilità',
    summary: 'Aggiungere abilità al sacchetto segue certe regole.',
  },
  '7.7.3.1': {
    title: 'Sacchetto: quando si aggiunge',
    summary:
      "Un'abilità innescata viene aggiunta appena la sua condizione è soddisfatta, dal giocatore della sua carta, quelle simultanee insieme. Durante un altro effetto attende che finisca.",
  },
  '7.7.4': {
    title: 'Sacchetto: risolvere finché è vuoto',
    summary: 'Risolvere dal sacchetto segue un processo che continua finché il sacchetto non è vuoto.',
  },
  '7.7.4.1': {
    title: 'Sacchetto: di chi sono le abilità',
    summary: 'Prima si stabilisce quali giocatori hanno abilità nel sacchetto.',
  },
  '7.7.4.2': {
    title: 'Sacchetto: prima il giocatore attivo',
    summary: 'Se il giocatore attivo ne ha, ne prende una e la risolve del tutto.',
  },
  '7.7.4.3': {
    title: 'Sacchetto: avanti con le proprie',
    summary:
      'Dopo la verifica dello stato di gioco, il giocatore che ha risolto per ultimo continua con le proprie abilità finché non ne ha più.',
  },
  '7.7.4.4': {
    title: 'Sacchetto: al giocatore successivo',
    summary:
      'Poi il sacchetto passa al successivo giocatore in ordine di turno che vi ha abilità, e questi risolve le sue allo stesso modo.',
  },
  '7.7.4.5': {
    title: 'Sacchetto: in giro finché è vuoto',
    summary:
      'Il sacchetto continua a passare in ordine di turno finché è vuoto; poi prosegue il giocatore attivo.',
  },
  '7.7.5': {
    title: 'Sacchetto: aggiunta da chi sta risolvendo',
    summary: "Un'abilità aggiunta dal giocatore che sta risolvendo può essere la prossima a essere presa.",
  },
  '7.7.6': {
    title: 'Sacchetto: aggiunta da un altro',
    summary: "Un'abilità aggiunta da qualsiasi altro giocatore attende che il sacchetto sia passato a lui.",
  },
  '7.7.7': {
    title: 'Sacchetto: un giocatore se ne va',
    summary: 'Quando un giocatore lascia la partita, le sue abilità nel sacchetto cessano di esistere.',
  },
  '7.7.7/example-1': {
    title: "Sacchetto: un innesco dall'avventura",
    summary:
      "Un'abilità innescata dall'avventura attende l'avventura e la relativa verifica dello stato di gioco, viene presa e risolta dal giocatore attivo, e il gioco prosegue con il sacchetto vuoto.",
  },
  '7.7.7/example-2': {
    title: 'Sacchetto: abilità di entrambi',
    summary:
      "Il giocatore attivo risolve due abilità e una aggiunta nel frattempo prima che l'avversario risolva la sua; ciò che l'avversario causa per il giocatore attivo si risolve dopo.",
  },
}
