/** Titles and summaries in Italian: sections 6.2 to 6.7. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it6: RuleTexts<RuleId> = {
  '6.2': { title: 'Abilità innescate', summary: 'Le abilità innescate.' },
  '6.2.1': {
    title: 'Condizione di innesco',
    summary:
      "Un'abilità innescata si verifica quando la sua condizione di innesco è soddisfatta, esattamente una volta per ogni volta che lo è.",
  },
  '6.2.2': {
    title: 'Come cominciano gli inneschi',
    summary:
      "Le abilità innescate cominciano con parole come quando, ogni volta che, la prima o la prossima volta, all'inizio o alla fine.",
  },
  '6.2.3': {
    title: 'Gli inneschi vanno nel sacchetto',
    summary:
      "Un'abilità la cui condizione di innesco è stata soddisfatta va nel sacchetto e si risolve da lì.",
  },
  '6.2.4': {
    title: '«Se» secondario',
    summary:
      "Un «se» secondario dopo una condizione di innesco si guarda solo alla risoluzione, tutte queste condizioni insieme. Se una è falsa, l'abilità si risolve senza effetto.",
  },
  '6.2.4/example-1': {
    title: 'Stitch: Ohana nel sacchetto',
    summary:
      'Stitch - Carefree Surfer mette sempre Ohana nel sacchetto; se ci sono 2 altri personaggi si verifica mentre si risolve.',
  },
  '6.2.5': {
    title: 'Due frasi, un innesco',
    summary:
      "Due frasi dopo una stessa condizione di innesco dipendono entrambe dall'innesco, ma non l'una dall'altra.",
  },
  '6.2.5/example-1': {
    title: "Scar può andare all'avventura",
    summary:
      "Scar - Vicious Cheater può andare all'avventura come al solito in un turno in cui non ha esiliato nessuno in una sfida.",
  },
  '6.2.6': {
    title: 'Due inneschi uniti da «e»',
    summary:
      'Due condizioni di innesco unite da «e» agiscono come due inneschi separati per lo stesso effetto; ne basta una.',
  },
  '6.2.6/example-1': {
    title: "John Silver: giocato e all'avventura",
    summary:
      "John Silver - Alien Pirate dà Attaccabrighe sia quando viene giocato sia ogni volta che va all'avventura.",
  },
  '6.2.7': {
    title: 'Inneschi creati da effetti',
    summary:
      "Alcuni effetti creano un'abilità innescata che vive per una durata o attende un momento successivo.",
  },
  '6.2.7.1': {
    title: 'Abilità innescate fluttuanti',
    summary:
      "Un'abilità innescata fluttuante esiste fuori dal sacchetto per la sua durata e vi aggiunge un'istanza ogni volta che la sua condizione è soddisfatta. Finita la durata, sparisce.",
  },
  '6.2.7.1/example-1': {
    title: 'Steal from the Rich',
    summary:
      'Dopo Steal from the Rich, ogni avventura di un tuo personaggio in quel turno costa 1 leggenda a ogni avversario; nei turni successivi nessuna.',
  },
  '6.2.7.2': {
    title: 'Abilità innescate ritardate',
    summary:
      "Un'abilità innescata ritardata attende fuori dal sacchetto il momento che indica, ed entra allora nel sacchetto.",
  },
  '6.2.7.2/example-1': {
    title: 'Drift Candito',
    summary:
      "Il personaggio scelto per Drift Candito viene esiliato alla fine del turno, da un'abilità che entra nel sacchetto in quella fase.",
  },
  '6.3': { title: 'Abilità attivate', summary: 'Le abilità attivate.' },
  '6.3.1': {
    title: 'Attivate: le tue, nella Fase Principale',
    summary:
      'Un giocatore può usare le abilità attivate delle proprie carte in gioco, nella sua Fase Principale, pagandone il costo.',
  },
  '6.3.1.1': {
    title: 'Attivate: personaggi asciutti',
    summary:
      "Un personaggio deve essere asciutto per usare un'abilità il cui costo lo impegna; le abilità che non lo impegnano funzionano nel turno in cui viene giocato.",
  },
  '6.3.1.2': {
    title: 'Attivate: oggetti e luoghi subito',
    summary: 'Oggetti e luoghi possono usare abilità attivate nel turno in cui vengono giocati.',
  },
  '6.3.2': {
    title: "Attivate: un'azione di turno",
    summary:
      "Usare un'abilità attivata è un'azione di turno: non mentre ci sono effetti da risolvere, né mentre il personaggio sta andando all'avventura o è in una sfida.",
  },
  '6.3.3': {
    title: 'Attivate: gli inneschi attendono',
    summary:
      "Ciò che si innesca mentre si attiva un'abilità attende nel sacchetto finché l'effetto di quell'abilità non è risolto.",
  },
  '6.3.3/example-1': {
    title: 'Fang Crossbow e Trilli',
    summary:
      "Esiliare Fang Crossbow come costo innesca l'abilità di Trilli - Fata Molto in Gamba; prima viene esiliato il Drago, poi si risolve l'abilità di Trilli.",
  },
  '6.4': { title: 'Abilità statiche', summary: 'Le abilità statiche.' },
  '6.4.1': {
    title: 'Che cosa fanno le abilità statiche',
    summary:
      "Un'abilità statica cambia di continuo caratteristiche, regole o stato di gioco per la sua durata. Senza durata, vale finché la sua carta è in gioco.",
  },
  '6.4.1/example-1': {
    title: 'Protetto con e senza durata',
    summary:
      "Protetto per i tuoi personaggi impegnati dura fino all'inizio del tuo prossimo turno se così è scritto; senza durata vale finché la carta che lo dà resta in gioco.",
  },
  '6.4.2': {
    title: 'Da dove vengono le abilità statiche',
    summary:
      'Le abilità statiche vengono da un effetto risolto, per lo più con una durata, o da una carta in gioco, per lo più senza.',
  },
  '6.4.2.1': {
    title: 'Abilità statiche continue',
    summary:
      "Un'abilità statica continua creata da un effetto riguarda tutte le carte adatte finché dura, comprese quelle che entrano in gioco dopo.",
  },
  '6.4.2.1/example-1': {
    title: 'Ricostruire Atlantide vale per i nuovi',
    summary: 'Neanche un personaggio giocato dopo che Ricostruire Atlantide si è risolta può essere sfidato.',
  },
  '6.4.2.2': {
    title: 'Abilità statiche applicate',
    summary:
      "Un'abilità statica applicata creata da un effetto riguarda solo le carte in gioco alla risoluzione, nessuna di quelle che entrano dopo.",
  },
  '6.4.2.2/example-1': {
    title: 'Kida risparmia i nuovi',
    summary:
      "Un personaggio giocato dopo che l'abilità di Kida - Protettrice di Atlantide si è risolta mantiene tutta la sua forza.",
  },
  '6.4.2.3': {
    title: 'Abilità statiche di carte in gioco',
    summary:
      "Un'abilità statica di una carta in gioco riguarda tutte le carte adatte, le nuove dall'istante in cui entrano, e finisce per tutte nell'istante in cui la sua carta se ne va.",
  },
  '6.4.2.3/example-1': {
    title: 'Grumpy, Happy e Weight Set',
    summary:
      "Con Grumpy - Bad-Tempered in gioco, Happy - Good-Natured entra con 4 forza e così innesca l'abilità di Weight Set.",
  },
  '6.4.3': {
    title: 'Abilità statiche condizionali',
    summary:
      "Un'abilità statica condizionale si applica o no secondo che la sua condizione sia vera nello stato di gioco di quel momento.",
  },
  '6.4.3/example-1': {
    title: 'Bashful ha bisogno di un altro nano',
    summary:
      "Bashful - Hopeless Romantic non può andare all'avventura finché il suo giocatore non ha in gioco un altro personaggio Sette Nani.",
  },
  '6.4.4': {
    title: '«A meno che» e «se»',
    summary:
      "La condizione di un'abilità statica è unita da «a meno che» o «se»; un «se» dopo una condizione di innesco appartiene invece a 6.2.4.",
  },
  '6.4.4.1': {
    title: '«Effetto a meno che condizione»',
    summary: '«Effetto a meno che condizione» vale mentre la condizione è falsa e cessa mentre è vera.',
  },
  '6.4.4.2': {
    title: '«Se condizione, effetto»',
    summary: '«Se condizione, effetto» vale mentre la condizione è vera e cessa mentre è falsa.',
  },
  '6.4.4.3': {
    title: '«Effetto se condizione»',
    summary:
      '«Effetto se condizione» funziona come «Se condizione, effetto»: vale solo mentre la condizione è vera.',
  },
  '6.4.4.3/example-1': {
    title: 'Le Tont giocato gratis',
    summary:
      'Nel tuo turno Le Tont - Lacchè Opportunista può essere giocato gratis solo dopo che in quel turno un personaggio avversario è stato esiliato in una sfida.',
  },
  '6.4.5': {
    title: 'Saltare un passaggio o una fase',
    summary:
      'Un passaggio o una fase saltati non avvengono in nessuna parte, e nemmeno ciò che accadrebbe a causa loro. Se sono già cominciati, non vengono saltati.',
  },
  '6.4.5/example-1': {
    title: 'Artù salta il passaggio di Pesca',
    summary:
      'Con Artù - Scudiero Determinato in gioco al passaggio di Pesca, il suo giocatore va dritto alla Fase Principale; se entra durante quel passaggio, questo continua.',
  },
  '6.5': { title: 'Effetti sostitutivi', summary: 'Gli effetti sostitutivi.' },
  '6.5.1': {
    title: 'Come funzionano gli effetti sostitutivi',
    summary:
      "Un effetto sostitutivo attende la sua condizione e poi sostituisce l'evento, del tutto o in parte, mentre si risolve.",
  },
  '6.5.1.1': {
    title: '«Invece»',
    summary: 'La parola «invece» è il segno più comune di un effetto sostitutivo.',
  },
  '6.5.1.1/example-1': {
    title: 'Stolen Scimitar e Aladdin',
    summary: 'Stolen Scimitar dà +1 forza a un personaggio scelto, ma a un Aladdin scelto ne dà invece +2.',
  },
  '6.5.2': {
    title: "Che cos'è un evento",
    summary: "Un evento è l'intera risoluzione di un effetto; sostituirne una parte lascia intatte le altre.",
  },
  '6.5.2/example-1': {
    title: 'Ecco Qua la Tempesta sostituita in parte',
    summary:
      "Se il danno di Ecco Qua la Tempesta viene sostituito, l'evento è sostituito in parte e la carta si pesca comunque.",
  },
  '6.5.3': {
    title: 'Sostituire in tempo',
    summary:
      "Un effetto sostitutivo deve esistere e applicarsi nel momento in cui l'evento avverrebbe; ciò che è già avvenuto non si può sostituire.",
  },
  '6.5.3/example-1': {
    title: "Il Bell'Anatroccolo verifica la forza",
    summary:
      "Il Bell'Anatroccolo verifica la forza 6 quando la sua abilità innescata si risolve; la forza ricevuta più tardi nella sfida non trasforma 1 leggenda in 3.",
  },
  '6.5.4': {
    title: 'Un evento sostituito non avviene mai',
    summary:
      "Un evento sostituito non avviene mai e non innesca nulla. Al suo posto avviene l'evento modificato, che può a sua volta innescare abilità o essere sostituito.",
  },
  '6.5.5': {
    title: 'Una sola occasione per evento',
    summary:
      "Un effetto sostitutivo ha una sola occasione per evento: una volta applicato, non può applicarsi di nuovo all'evento modificato.",
  },
  '6.5.6': {
    title: 'Effetti auto-sostitutivi',
    summary:
      "Un effetto auto-sostitutivo, che cambia l'abilità di cui fa parte, si applica sempre prima degli altri.",
  },
  '6.5.7': {
    title: 'Più effetti sostitutivi',
    summary:
      'Se a un evento si adattano effetti sostitutivi diversi, a scegliere tra loro è il giocatore le cui carte o i cui effetti sono coinvolti.',
  },
  '6.5.7.1': {
    title: 'Più effetti: prima gli auto-sostitutivi',
    summary: 'Prima quel giocatore prende uno degli effetti auto-sostitutivi applicabili, se ce ne sono.',
  },
  '6.5.7.2': {
    title: 'Più effetti: poi gli altri',
    summary: 'Poi quel giocatore prende uno degli altri effetti sostitutivi applicabili.',
  },
  '6.5.7.3': {
    title: 'Più effetti: finché nessuno si applica',
    summary: "Dopo ogni sostituzione si riesamina l'evento modificato, finché nessun effetto si applica più.",
  },
  '6.5.7.3/example-1': {
    title: 'Miniera dei Sette Nani e Beast',
    summary:
      'Un Cavaliere si sposta nella Miniera dei Sette Nani e viene scelto Flounder: il danno prima diventa 2, poi 2 segnalini vanno invece su Beast - Selfless Protector.',
  },
  '6.5.8': {
    title: 'Lo stesso effetto due volte',
    summary:
      'A un evento si applica una sola istanza dello stesso effetto sostitutivo. Il giocatore coinvolto sceglie quale, e le altre decadono.',
  },
  '6.5.8/example-1': {
    title: 'Le due protezioni di Rapunzel',
    summary:
      "Flounder ha due delle protezioni date da Rapunzel - Pronta per l'Avventura: il primo danno in una sfida è prevenuto ed entrambe spariscono.",
  },
  '6.6': { title: 'Modificatori di abilità', summary: 'I modificatori di abilità.' },
  '6.6.1': {
    title: 'Che cosa cambiano i modificatori',
    summary: 'Abilità ed effetti possono modificare le caratteristiche di personaggi e luoghi in gioco.',
  },
  '6.6.1.1': {
    title: 'Quanto valgono i modificatori',
    summary:
      'Un modificatore agisce subito e di continuo, per la sua durata o finché la sua fonte è in gioco, senza usare il sacchetto.',
  },
  '6.6.1.2': {
    title: 'I modificatori non hanno ordine',
    summary:
      'Tutti i modificatori di una caratteristica si sommano senza alcun ordine; uno nuovo si aggiunge semplicemente al totale.',
  },
  '6.6.1.2/example-1': {
    title: 'La forza +1 di Grand Duke',
    summary:
      'Grand Duke - Advisor to the King dà subito il suo +1 forza ai reali in gioco e a quelli che entrano dopo, finché è in gioco.',
  },
  '6.6.1.2/example-2': {
    title: 'Heihei a –1 forza',
    summary: 'Heihei, con 2 forza, riceve +1, poi –5, poi +1, e si trova a –1: il totale negativo resta.',
  },
  '6.6.2': {
    title: 'Forza negativa',
    summary:
      'Una forza negativa conta come 0 e non infligge danno da sfida, ma il valore negativo resta quando si aggiungono altri modificatori.',
  },
  '6.6.2/example-1': {
    title: 'Yokai conta la forza come 0',
    summary:
      'Un personaggio a –1 forza conta come se avesse 0 per la pescata di Yokai - Supercattivo Scientifico, e la sua forza è ancora –1.',
  },
  '6.6.3': {
    title: 'Valore di leggenda negativo',
    summary:
      'Un valore di leggenda negativo conta come 0, ma il valore negativo resta quando si aggiungono altri modificatori.',
  },
  '6.6.3/example-1': {
    title: 'Flynn Rider a –1 valore di leggenda',
    summary:
      "Flynn Rider - His Own Biggest Fan a –1 valore di leggenda all'avventura frutta 0 leggenda e resta a –1 finché non cambia un modificatore.",
  },
  '6.6.4': {
    title: 'Un minimo per una caratteristica',
    summary:
      'Se una caratteristica non può essere ridotta sotto un valore, quel minimo si applica dopo aver sommato tutti i modificatori.',
  },
  '6.6.4/example-1': {
    title: 'Elisa Maza mai sotto 4',
    summary:
      "Elisa Maza - Trasformata in Gargoyle, con 4 stampato, riceve nell'ordine –4, +1 e +4 e ha 4, 4 e 5 forza.",
  },
  '6.7': { title: 'Risolvere carte ed effetti', summary: 'Risolvere carte ed effetti.' },
  '6.7.1': {
    title: 'Quando si risolve una carta',
    summary: 'Una carta si risolve appena conta come giocata, nel modo del suo tipo di carta.',
  },
  '6.7.1.1': {
    title: 'Risolvere personaggi, oggetti, luoghi',
    summary:
      'Un personaggio, oggetto o luogo entra nella zona di gioco; un personaggio giocato con Trasformazione va sopra alla carta su cui si trasforma.',
  },
  '6.7.1.2': {
    title: "Risolvere un'azione",
    summary:
      "Un'azione entra nella zona di gioco e il suo effetto si risolve subito, non tramite il sacchetto. Resta lì fino alla risoluzione completa, anche se deve attendere, e poi va negli scarti.",
  },
  '6.7.2': {
    title: 'Tre passaggi di un effetto',
    summary: 'Un effetto si risolve in tre passaggi: contare e verificare, calcolare il danno, eseguire.',
  },
  '6.7.2.1': {
    title: 'Effetto: contare e verificare',
    summary:
      "Primo, si conta il numero di un «per ogni» e si verifica un «se» secondario; se è falso, l'effetto si conclude senza fare nulla.",
  },
  '6.7.2.2': {
    title: 'Effetto: calcolare il danno',
    summary:
      'Secondo, per un effetto che infligge danno, si fanno le scelte relative e si calcola la quantità finale con tutti i modificatori del danno.',
  },
  '6.7.2.3': {
    title: 'Effetto: eseguire',
    summary:
      'Terzo, si eseguono le istruzioni in ordine e per quanto possibile, con le scelte rimanenti. Il danno calcolato si infligge tutto insieme, e possono applicarsi effetti sostitutivi.',
  },
  '6.7.3': {
    title: 'Scelte legali',
    summary:
      "Una scelta è legale se soddisfa tutti i requisiti e non viola alcun limitatore; ogni altra scelta è un'azione illegale.",
  },
  '6.7.3.1': {
    title: "Scelta: prima l'inchiostro",
    summary: "L'inchiostro chiesto dai requisiti di una scelta si paga per primo, tutto, prima di scegliere.",
  },
  '6.7.3.2': {
    title: 'Scelta: soddisfare i requisiti',
    summary:
      "La scelta deve poi soddisfare i requisiti sia dell'effetto sia di ciò che viene scelto, come una carta che deve essere scelta.",
  },
  '6.7.3.3': {
    title: 'Scelta: verificare i limitatori',
    summary: "Infine si confronta la scelta con i limitatori; se ne viola uno, bisogna farne un'altra.",
  },
  '6.7.3.3/example-1': {
    title: 'John Smith deve essere scelto',
    summary: 'Un avversario che gioca Sfasciare deve scegliere John Smith - Protettore Indomito.',
  },
  '6.7.3.3/example-2': {
    title: "L'uno o l'altro di due John Smith",
    summary:
      "Contro due John Smith un avversario che gioca Sfasciare sceglie l'uno o l'altro; il rimanente non chiede altro.",
  },
  '6.7.4': {
    title: 'Inneschi durante la risoluzione',
    summary:
      "Le abilità che si innescano mentre una carta o un effetto si risolve attendono nel sacchetto finché l'intera azione o abilità non è risolta, con tutte le sue frasi.",
  },
  '6.7.5': {
    title: 'La verifica dopo tutti gli effetti',
    summary:
      "Una verifica dello stato di gioco avviene dopo che tutti gli effetti di un'azione o abilità si sono risolti, non in mezzo.",
  },
  '6.7.6': {
    title: 'Più giocatori agiscono insieme',
    summary:
      "Se un effetto fa agire più giocatori insieme, agisce prima il giocatore attivo, poi gli altri in ordine di turno, tutto in un'unica risoluzione.",
  },
  '6.7.6/example-1': {
    title: 'Donald Duck: chi pesca prima',
    summary:
      "All'inizio del tuo turno Donald Duck - Perfect Gentleman offre una carta prima a te, poi agli altri in ordine di turno; la verifica dello stato di gioco viene dopo tutti.",
  },
  '6.7.7': {
    title: 'Ultimo valore noto',
    summary:
      "Un effetto che ha bisogno di una caratteristica di una carta che ha lasciato il gioco ne usa l'ultimo valore noto.",
  },
  '6.7.8': {
    title: 'Una carta giocata da un effetto',
    summary:
      "Una carta che un effetto ti dice di giocare si gioca durante quella risoluzione. Tutto ciò che giocarla causa attende che l'effetto che l'ha giocata sia risolto del tutto, anche se la carta si sposta ancora.",
  },
  '6.7.8/example-1': {
    title: 'Mettiti in Salvo! e Jim Hawkins',
    summary:
      'Mettiti in Salvo! gioca La Valle Addormentata dagli scarti e poi fa pescare; solo dopo Jim Hawkins - Viaggiatore Spaziale risolve il suo spostamento lì.',
  },
  '6.7.8.1': {
    title: "Un'azione giocata da un effetto",
    summary:
      "L'effetto di un'azione giocata così si risolve dopo l'effetto che l'ha giocata e prima di qualsiasi cosa nel sacchetto.",
  },
  '6.7.9': {
    title: 'Come una carta entra in gioco',
    summary: 'Gli effetti che cambiano come una carta entra in gioco si applicano insieme al suo ingresso.',
  },
  '6.7.9/example-1': {
    title: 'Mother Gothel entra danneggiata',
    summary:
      'Mother Gothel - Withered and Wicked entra con 3 danni già su di sé; non è mai in gioco non danneggiata.',
  },
}
