import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it2: RuleTexts<RuleId> = {
  'glossary/einfluss-einflusskosten/example': {
    title: 'Influenza: un esempio',
    summary:
      'Un mazzo Lion con 10 di influenza spende 3 × 2, 3 × 1 e 1 per sette carte Crane; tutte le altre carte conflitto devono essere Lion o neutrali.',
  },
  'glossary/eingeschraenkt': {
    title: 'Restricted (limitato)',
    summary:
      'Restricted è una parola chiave: un personaggio può avere in ogni momento al massimo 2 accessori con Restricted.',
  },
  'glossary/eingeschraenkt/1': {
    title: 'Restricted: uno di troppo',
    summary:
      'Appena un personaggio ha 3 o più accessori con Restricted, chi lo controlla deve sceglierne uno e scartarlo.',
  },
  'glossary/eingeschraenkt/2': {
    title: 'Restricted: giocarne un terzo',
    summary:
      'Si può giocare su un personaggio un terzo accessorio con Restricted; appena entra in gioco, chi controlla il personaggio deve scegliere 1 dei suoi accessori con Restricted e scartarlo.',
  },
  'glossary/einzigartige-karten': {
    title: 'Carte uniche',
    summary:
      'Una carta con il simbolo di unicità può essere in gioco, per nome, una sola volta per giocatore.',
  },
  'glossary/einzigartige-karten/1': {
    title: 'Carte uniche: le proprie',
    summary:
      'Un giocatore non può mettere in gioco una carta unica né prenderne il controllo se già controlla o possiede in gioco un’altra carta con lo stesso nome o nome stampato.',
  },
  'glossary/einzigartige-karten/2': {
    title: 'Carte uniche: quelle dell’avversario',
    summary:
      'Un giocatore non può mettere in gioco una carta unica di proprietà dell’avversario se questi controlla già in gioco una carta con lo stesso nome o nome stampato.',
  },
  'glossary/einzigartige-karten/3': {
    title: 'Carte uniche: scartare una copia',
    summary:
      'Come azione del giocatore nella fase di dinastia, si può scartare dalla mano o da una provincia una copia, per nome, di un personaggio unico per mettere 1 fato su una sua copia che si controlla in gioco.',
  },
  'glossary/entehrt-entehrt-statusmarker': {
    title: 'Disonorato: rinvio',
    summary: 'Vedi onore personale.',
  },
  'glossary/ereigniskarten': {
    title: 'Carte evento',
    summary: 'Le carte evento rappresentano tattiche, intrighi, incantesimi e altre svolte inattese.',
  },
  'glossary/ereigniskarten/1': {
    title: 'Eventi: quando si giocano',
    summary:
      'Gli eventi si innescano dalla mano. Quando e come si può giocare un evento lo dicono il tipo della sua capacità, la sua condizione di innesco e le sue restrizioni e permessi di gioco.',
  },
  'glossary/ereigniskarten/2': {
    title: 'Eventi: come si giocano',
    summary:
      'Quando si gioca un evento se ne pagano i costi, i suoi effetti si risolvono o sono annullati, ed esso va nella pila degli scarti del proprietario prima che si apra la finestra di reazione che segue la sua risoluzione.',
  },
  'glossary/ereigniskarten/3': {
    title: 'Eventi: effetti duraturi',
    summary:
      'Un effetto duraturo di un evento vale solo per le carte adatte quando l’evento si risolve; le carte che dopo entrano in gioco o nell’area, o ottengono quello stato, non ne sono influenzate.',
  },
  'glossary/ereigniskarten/4': {
    title: 'Eventi: annullati',
    summary:
      'Se gli effetti di un evento sono annullati, la carta è comunque giocata, pagata e scartata: sono annullati solo i suoi effetti.',
  },
  'glossary/ereigniskarten/5': {
    title: 'Gli eventi non entrano in gioco',
    summary:
      'Un evento non può entrare in gioco, a meno che l’effetto che ce lo mette gli dia anche un tipo di carta che può essere in gioco.',
  },
  'glossary/erhalten': {
    title: 'Ottenere',
    summary: '«Ottenere» si dice dei giocatori e delle carte.',
  },
  'glossary/erhalten/1': {
    title: 'Ottenere: i giocatori',
    summary:
      'Un giocatore che ottiene fato o onore aggiunge altrettanti segnalini alla sua riserva. Vengono dalla riserva generale di segnalini, salvo che sia indicata una fonte.',
  },
  'glossary/erhalten/2': {
    title: 'Ottenere: le carte',
    summary:
      'Una carta che ottiene una caratteristica, come un tratto, una parola chiave o il testo di una capacità, funziona come se l’avesse; ma ciò che è ottenuto non conta come stampato.',
  },
  'glossary/ersatzeffekte': {
    title: 'Effetti sostitutivi',
    summary:
      'Un effetto sostitutivo, di solito un’interruzione che dice «invece», fa risolvere una condizione di innesco in un altro modo, dopo che tutte le sue interruzioni si sono risolte. Per il pagamento di costi diversi dai sacrifici la condizione conta comunque come avvenuta.',
  },
  'glossary/ersatzeffekte/1': {
    title: 'Effetti sostitutivi: vale l’ultimo',
    summary:
      'Se più effetti sostitutivi vengono iniziati sulla stessa condizione di innesco, si usa quello iniziato per ultimo.',
  },
  'glossary/ersatzeffekte/2': {
    title: 'Effetti sostitutivi: cambiare qualcosa',
    summary:
      'Un effetto sostitutivo non può essere iniziato se il nuovo modo di risolvere la condizione non cambierebbe lo stato di gioco.',
  },
  'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen': {
    title: 'Interruzioni e reazioni obbligate',
    summary:
      'Un’interruzione o reazione obbligata non è facoltativa: deve risolversi subito ogni volta che la sua condizione di innesco si presenta.',
  },
  'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen/1': {
    title: 'Le capacità obbligate vengono prima',
    summary:
      'Per ogni condizione di innesco, le interruzioni obbligate si iniziano prima delle altre interruzioni e le reazioni obbligate prima delle altre reazioni.',
  },
  'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen/2': {
    title: 'Più capacità obbligate: l’ordine',
    summary:
      'Se più capacità obbligate o obbligatorie, come le parole chiave, inizierebbero insieme, il primo giocatore ne decide l’ordine, chiunque le controlli.',
  },
  'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen/3': {
    title: 'Più capacità obbligate: una alla volta',
    summary:
      'Ogni capacità obbligata si risolve per intero prima che inizi la successiva sulla stessa condizione di innesco.',
  },
  'glossary/faehigkeit': {
    title: 'Capacità',
    summary:
      'Una capacità è il testo con cui una carta influisce sul gioco: azioni, capacità costanti, interruzioni, parole chiave e reazioni. Interruzioni e reazioni possono anche essere obbligate.',
  },
  'glossary/faehigkeit/1': {
    title: 'Capacità: dove funzionano',
    summary:
      'Le capacità interagiscono solo con carte in gioco e solo quelle hanno come bersaglio, a meno che si riferiscano a qualcosa fuori dal gioco. Le capacità di personaggi, accessori, possedimenti, roccaforti e province funzionano solo finché la carta è in gioco, salvo che vadano usate da fuori o lo richiedano; eventi e ruoli funzionano da fuori dal gioco.',
  },
  'glossary/faehigkeit/2': {
    title: 'Capacità obbligatorie',
    summary: 'Le capacità costanti, le interruzioni obbligate e le reazioni obbligate sono obbligatorie.',
  },
  'glossary/faehigkeit/3': {
    title: 'Parole chiave: facoltative o no',
    summary: 'Una parola chiave che dice «può» è facoltativa da iniziare; tutte le altre sono obbligatorie.',
  },
  'glossary/faehigkeit/4': {
    title: 'Capacità facoltative',
    summary:
      'Azioni, interruzioni e reazioni non obbligate sono facoltative, e così ciò che un «può» permette dentro una capacità. Chi controlla la carta decide ogni volta se usarle.',
  },
  'glossary/faehigkeit/5': {
    title: 'Capacità: che cosa vuol dire «innescata»',
    summary:
      'Una capacità introdotta da una parola in grassetto che dice quando e dai due punti si chiama capacità innescata.',
  },
  'glossary/faehigkeit/6': {
    title: 'Capacità: chi decide',
    summary:
      'Il giocatore che controlla la carta da cui viene una capacità prende tutte le decisioni che la sua risoluzione richiede, a meno che il testo indichi un altro giocatore.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen': {
    title: 'Iniziare capacità, giocare carte',
    summary:
      'Giocare una carta o iniziare una capacità innescata comincia con l’annuncio del giocatore e due verifiche (passi 1 e 2); se entrambe riescono, seguono in ordine i passi da 3 a 8. Interruzioni e reazioni si possono usare lungo il percorso ogni volta che la loro condizione di innesco si presenta.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-1': {
    title: 'Iniziare: restrizioni e bersagli',
    summary:
      'Verifica le restrizioni di gioco e se ci sono abbastanza bersagli legali; altrimenti non si inizia nulla.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-2': {
    title: 'Iniziare: determinare i costi',
    summary:
      'Determina tutti i costi; si prosegue solo se, tenuto conto dei modificatori, possono essere pagati.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-3': {
    title: 'Iniziare: modificare i costi',
    summary: 'Applica i modificatori ai costi.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-4': {
    title: 'Iniziare: pagare i costi',
    summary: 'Paga i costi.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-5': {
    title: 'Iniziare: scegliere i bersagli',
    summary: 'Scegli i bersagli e seleziona tra le opzioni che precedono l’effetto.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-6': {
    title: 'Iniziare: il tentativo',
    summary:
      'La carta tenta di entrare in gioco, o gli effetti tentano di essere iniziati; ora un’interruzione può annullare questo inizio.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-7': {
    title: 'Iniziare: risolvere',
    summary:
      'La carta entra in gioco, oppure gli effetti, se non annullati, completano il loro inizio e si risolvono.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/step-8': {
    title: 'Iniziare: giocata o innescata',
    summary: 'Solo ora la carta conta come giocata, o la capacità come innescata.',
  },
  'glossary/faehigkeiten-initiieren-karten-spielen/1': {
    title: 'Risolvere due volte una capacità',
    summary:
      '«Risolvi questa capacità due volte» ripete i passi da 5 a 7 subito dopo la prima risoluzione, prima che si possano innescare reazioni a quella. I costi non si pagano di nuovo.',
  },
  'glossary/fertigkeit': {
    title: 'Abilità',
    summary:
      'I personaggi hanno un’abilità militare e un’abilità politica: quella militare decide i conflitti militari, quella politica i conflitti politici.',
  },
  'glossary/fertigkeit/1': {
    title: 'Abilità: il totale dell’attacco',
    summary:
      'L’abilità totale in attacco è la somma dell’abilità del tipo del conflitto di tutti i personaggi partecipanti pronti dalla parte del giocatore attaccante, con tutti i modificatori.',
  },
  'glossary/fertigkeit/2': {
    title: 'Abilità: il totale della difesa',
    summary:
      'L’abilità totale in difesa è la somma dell’abilità del tipo del conflitto di tutti i personaggi partecipanti pronti dalla parte del giocatore difensore, con tutti i modificatori.',
  },
  'glossary/fertigkeit/3': {
    title: 'Abilità: con zero non si vince',
    summary: 'Un giocatore con abilità totale pari a zero non può vincere il conflitto.',
  },
  'glossary/festsetzen': {
    title: 'Fissare un valore: rinvio',
    summary: 'Fissare: vedi modificatori.',
  },
  'glossary/festung': {
    title: 'Roccaforte',
    summary:
      'Una roccaforte è in gioco. Non può lasciare il gioco, essere spostata dalla sua provincia, essere girata a faccia in giù né cambiare controllo.',
  },
  'glossary/geben': {
    title: 'Dare segnalini',
    summary:
      'I segnalini dati a un altro giocatore si tolgono dalla riserva di chi dà, o dall’area indicata, e si aggiungono alla riserva dell’altro.',
  },
  'glossary/geben/1': {
    title: 'Dare segnalini: perdere e ottenere',
    summary: 'Chi dà segnalini conta come se li perdesse, l’altro come se li ottenesse.',
  },
  'glossary/gebotswert': {
    title: 'Offerte modificate',
    summary:
      'Se il valore di un’offerta di onore è modificato, nella risoluzione si usa il valore modificato come se il giocatore avesse offerto quello. Può salire oltre 5 o scendere fino a 0.',
  },
  'glossary/gebotswert/1': {
    title: 'Offerte modificate: il quadrante resta',
    summary: 'Modificare un’offerta non cambia il numero impostato sul quadrante dell’onore.',
  },
  'glossary/gebotswert/2': {
    title: 'Offerte: le capacità leggono il quadrante',
    summary:
      'Una capacità che si riferisce all’offerta di onore di un giocatore legge il numero attuale del suo quadrante dell’onore.',
  },
  'glossary/gedankenstrich': {
    title: 'Il trattino',
    summary:
      'In una capacità innescata il trattino separa condizioni, costi e bersagli dall’effetto. Un personaggio con un trattino come abilità non può partecipare a conflitti di quel tipo, né esservi giocato o messo in gioco.',
  },
  'glossary/gedankenstrich/1': {
    title: 'Trattino: fuori dal conflitto',
    summary:
      'Se un personaggio con un trattino come abilità finisce comunque in un conflitto di quel tipo, ne è subito rimosso e messo inchinato nell’area di casa di chi lo controlla.',
  },
  'glossary/gedankenstrich/2': {
    title: 'Trattino: non modificabile',
    summary: 'Le capacità non possono modificare un’abilità che è un trattino.',
  },
  'glossary/gedankenstrich/3': {
    title: 'Trattino: conta come 0',
    summary:
      'Quando una capacità ha bisogno di un numero per un’abilità che è un trattino, questa conta come uno 0 non modificabile.',
  },
  'glossary/gedankenstrich/4': {
    title: 'Trattino: nessun duello di quel tipo',
    summary:
      'Un personaggio con un trattino come abilità non può essere coinvolto in un duello di quel tipo.',
  },
  'glossary/gehrt-gehrt-statusmarker': {
    title: 'Onorato: rinvio',
    summary: 'Vedi onore personale.',
  },
  'glossary/gegen-bei-konflikten': {
    title: 'Contro (nei conflitti)',
    summary:
      'Durante un conflitto si dice che il giocatore attaccante è in un conflitto contro il giocatore difensore.',
  },
  'glossary/gelassenheit': {
    title: 'Composure (compostezza)',
    summary:
      'Composure è una parola chiave variabile: una carta che la possiede ha una capacità in più finché l’offerta di onore di chi la controlla è più bassa di quella di un avversario.',
  },
  'glossary/gelassenheit/1': {
    title: 'Composure: cosa concede',
    summary:
      'Di solito Composure concede un modificatore costante all’abilità o alla gloria; se concede una capacità innescata, questa si può usare solo finché il giocatore è «composed».',
  },
  'glossary/gelassenheit/2': {
    title: 'Composure: «you are composed»',
    summary:
      '«You are composed» ricorda che la Composure del giocatore è attiva, perché la sua offerta è più bassa di quella di un avversario.',
  },
  'glossary/gewinnen-das-spiel-gewinnen': {
    title: 'Vincere la partita',
    summary:
      'Ci sono tre modi di vincere: conquista, onore e disonore. La partita finisce appena un giocatore soddisfa una condizione di vittoria.',
  },
  'glossary/gewinnen-das-spiel-gewinnen/1': {
    title: 'Vittoria per conquista',
    summary: 'Il primo giocatore che spezza la provincia della roccaforte avversaria vince.',
  },
  'glossary/gewinnen-das-spiel-gewinnen/2': {
    title: 'Perdere la provincia della roccaforte',
    summary: 'Un giocatore la cui provincia della roccaforte è spezzata perde la partita.',
  },
  'glossary/gewinnen-das-spiel-gewinnen/3': {
    title: 'Vittoria per onore',
    summary: 'Il primo giocatore con 25 o più onore nella sua riserva vince.',
  },
  'glossary/gewinnen-das-spiel-gewinnen/4': {
    title: 'Sconfitta per disonore',
    summary: 'Il primo giocatore con 0 onore nella sua riserva è eliminato, e l’avversario vince.',
  },
  'glossary/gewinnen-das-spiel-gewinnen/5': {
    title: 'Vittoria tramite una carta',
    summary:
      'Le capacità delle carte possono aggiungere condizioni di vittoria; soddisfarne una mette fine subito alla partita.',
  },
  'glossary/gewinnen-das-spiel-gewinnen/6': {
    title: 'Vittoria contemporanea',
    summary:
      'Se entrambi i giocatori soddisfano insieme una condizione di vittoria, vince il primo giocatore.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen': {
    title: 'Vincere un conflitto',
    summary:
      'Un conflitto è vinto dal giocatore con la più alta abilità totale del suo tipo quando se ne determina il risultato.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/1': {
    title: 'Vincere un conflitto: che cosa conta',
    summary:
      'Il totale di un giocatore è l’abilità del tipo del conflitto di tutti i personaggi partecipanti pronti dalla sua parte, con tutti i modificatori a ciò che il giocatore conta.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/2': {
    title: 'Vincere un conflitto: almeno 1',
    summary:
      'Per vincere un giocatore deve avere un totale di almeno 1 e almeno 1 personaggio partecipante dalla sua parte.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/3': {
    title: 'Vincere un conflitto: pareggio',
    summary:
      'In caso di pareggio ad almeno 1 vince il giocatore attaccante, purché controlli almeno 1 personaggio partecipante.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/4': {
    title: 'Conflitto senza vincitore',
    summary:
      'Se nessuno soddisfa le condizioni, nessuno vince o perde il conflitto, e l’anello conteso torna nella riserva degli anelli non rivendicati.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/5': {
    title: 'Quando un personaggio vince un conflitto',
    summary:
      'Un personaggio vince un conflitto solo se partecipa dalla parte vincente quando si risolve la capacità che lo chiede.',
  },
  'glossary/gewinnen-einen-konflikt-gewinnen/6': {
    title: 'Quando un personaggio perde un conflitto',
    summary:
      'Un personaggio perde un conflitto solo se partecipa dalla parte perdente quando si risolve la capacità che lo chiede.',
  },
  'glossary/gewoehnlich': {
    title: 'Ordinario: rinvio',
    summary: 'Ordinario: vedi controllo e proprietà, e onore personale.',
  },
  'glossary/grundwert': {
    title: 'Valore base',
    summary: 'Il valore base è un numero prima di ogni modificatore, per lo più quello stampato.',
  },
  'glossary/handle-diese-faehigkeit-zwei-mal-ab': {
    title: '«Risolvi questa capacità due volte»: rinvio',
    summary: '«Risolvi questa capacità due volte»: vedi iniziare capacità.',
  },
  'glossary/heimatzone-in-die-heimatzone-verschieben': {
    title: 'Area di casa',
    summary:
      'Un personaggio in gioco che non partecipa a un conflitto è nell’area di casa di chi lo controlla.',
  },
  'glossary/heimatzone-in-die-heimatzone-verschieben/1': {
    title: 'Spostare a casa',
    summary:
      'Un personaggio partecipante spostato a casa è rimosso dal conflitto e messo nell’area di casa di chi lo controlla, inchinato o pronto com’era.',
  },
  'glossary/herausfordern': {
    title: 'Sfidare',
    summary: 'Un personaggio che ne sfida un altro comincia un duello; vedi la struttura di un duello.',
  },
  'glossary/hoeflichkeit': {
    title: 'Courtesy (cortesia)',
    summary:
      'Courtesy è una parola chiave: quando una carta con Courtesy lascia il gioco, chi la controlla ottiene 1 fato.',
  },
  'glossary/immun': {
    title: 'Immune',
    summary:
      'Una carta immune a un tipo di effetti non può essere bersaglio di effetti di quel tipo e non ne è influenzata.',
  },
  'glossary/immun/1': {
    title: 'Immune: solo la carta stessa',
    summary:
      'È protetta solo la carta immune stessa, non i suoi accessori, i segnalini su di essa o le capacità che ne provengono.',
  },
  'glossary/immun/2': {
    title: 'Immune: gli effetti già attivi restano',
    summary: 'Una carta che diventa immune mantiene gli effetti duraturi che già valevano per essa.',
  },
  'glossary/immun/3': {
    title: 'Immune: i costi si possono pagare',
    summary:
      'L’immunità protegge solo dagli effetti: una carta immune può ancora essere usata per pagare costi.',
  },
  'glossary/im-spiel-nicht-im-spiel': {
    title: 'In gioco e fuori dal gioco',
    summary:
      'Sono in gioco le carte che un giocatore controlla nella sua area di gioco, a casa o in un conflitto, la sua roccaforte, le province a faccia in su e i possedimenti nelle province. Una provincia a faccia in giù è in gioco solo in quanto tale, con il testo inattivo. Tutto il resto è fuori dal gioco: personaggi nelle province, ruoli, mani, mazzi, pile degli scarti e carte rimosse.',
  },
  'glossary/im-spiel-nicht-im-spiel/1': {
    title: 'In gioco: entrare',
    summary: 'Una carta entra in gioco quando passa da fuori dal gioco a in gioco.',
  },
  'glossary/im-spiel-nicht-im-spiel/2': {
    title: 'In gioco: lasciare',
    summary: 'Una carta lascia il gioco quando passa da in gioco a fuori dal gioco.',
  },
  'glossary/im-spiel-nicht-im-spiel/3': {
    title: 'In gioco: la roccaforte resta',
    summary: 'La roccaforte di un giocatore non può lasciare il gioco.',
  },
  'glossary/im-spiel-nicht-im-spiel/4': {
    title: 'Cambiare area mette fine agli effetti',
    summary:
      'Quando una carta entra in gioco o lo lascia, o passa da un’area fuori dal gioco a un’altra, tutti gli effetti duraturi, ritardati e in sospeso che interagiscono con essa, o stanno per farlo, smettono di farlo.',
  },
  'glossary/im-spiel-nicht-im-spiel/5': {
    title: 'Una carta diretta al mazzo sbagliato',
    summary:
      'Una carta che finirebbe in un mazzo del tipo sbagliato (conflitto o dinastia) va invece nella pila degli scarti del proprio tipo del suo proprietario.',
  },
  'glossary/im-spiel-nicht-im-spiel/6': {
    title: 'Una carta dinastia diretta a una mano',
    summary:
      'Una carta dinastia che finirebbe in una mano va invece nella pila degli scarti del suo proprietario.',
  },
  'glossary/in-spielerreihenfolge': {
    title: 'In ordine di giocatore',
    summary:
      '«In ordine di giocatore» significa che il primo giocatore fa la sua parte per primo, poi l’altro giocatore.',
  },
  'glossary/in-spielerreihenfolge/1': {
    title: 'In ordine di giocatore: fino alla fine',
    summary:
      'Se una sequenza in ordine di giocatore non è finita dopo che ognuno ha avuto un turno, i giocatori continuano ad alternarsi finché lo è.',
  },
  'glossary/ins-spiel-kommen': {
    title: 'Entrare in gioco',
    summary:
      'Una carta entra in gioco ogni volta che da fuori dal gioco arriva in un’area di gioco, che sia giocata o messa in gioco da una capacità.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst': {
    title: 'Favore Imperiale',
    summary:
      'Nel passo 3.4.1 i giocatori contano la gloria; il vincitore rivendica il Favore Imperiale e lo mette sul lato che preferisce.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/1': {
    title: 'Favore Imperiale: 1 abilità in più',
    summary:
      'In ogni conflitto del tipo mostrato dal Favore Imperiale, chi lo detiene conta 1 abilità in più se controlla almeno un personaggio partecipante. Si aggiunge al totale del giocatore, non all’abilità di un personaggio.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/2': {
    title: 'Favore Imperiale: il lato resta',
    summary:
      'Il Favore Imperiale resta sul suo lato finché viene rivendicato di nuovo o una capacità lo cambia.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/3': {
    title: 'Favore Imperiale: rivendicarlo di nuovo',
    summary:
      'Chi lo detiene e vince il conteggio della gloria della fase di conflitto rivendica di nuovo il Favore Imperiale e può metterlo su uno dei due lati.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/4': {
    title: 'Favore Imperiale: pareggio',
    summary:
      'Se il conteggio della gloria è in parità, il Favore Imperiale resta com’è: non rivendicato, o a chi lo detiene e sul lato attuale.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/5': {
    title: 'Favore Imperiale: all’inizio',
    summary: 'All’inizio della partita il Favore Imperiale non è rivendicato.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/6': {
    title: 'Favore Imperiale: tramite una capacità',
    summary:
      'Una capacità che fa rivendicare il Favore Imperiale lo prende sia che non sia rivendicato sia che lo detenga un giocatore. Chi lo rivendica può metterlo su uno dei due lati.',
  },
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/7': {
    title: 'Favore Imperiale: scartarlo',
    summary:
      'Un giocatore che scarta il Favore Imperiale lo rimette nella riserva di segnalini, non rivendicato.',
  },
  'glossary/kann-nicht-koennen-nicht': {
    title: '«Non può»',
    summary: '«Non può» è assoluto: nessun’altra capacità e nessun altro effetto lo supera.',
  },
  'glossary/kartenarten': {
    title: 'Tipi di carta',
    summary:
      'I tipi di carta sono personaggio, accessorio, possedimento, evento, provincia, roccaforte e ruolo.',
  },
  'glossary/kartenarten/1': {
    title: 'Tipi di carta: cambiare tipo',
    summary:
      'Una carta il cui tipo è cambiato da una capacità perde tutti gli altri tipi e funziona come una qualsiasi carta del nuovo tipo.',
  },
  'glossary/karten-ziehen': {
    title: 'Pescare carte',
    summary: 'Le carte si pescano dalla cima del mazzo conflitto del giocatore.',
  },
  'glossary/karten-ziehen/1': {
    title: 'Pescare carte: tutte insieme',
    summary: 'Le carte pescate per una sola capacità o un solo passo del gioco si pescano tutte insieme.',
  },
  'glossary/karten-ziehen/2': {
    title: 'Pescare carte: in mano',
    summary: 'Le carte pescate vanno in mano al giocatore.',
  },
  'glossary/karten-ziehen/3': {
    title: 'Pescare carte: senza limite',
    summary: 'Non c’è limite al numero di carte che un giocatore può pescare in un round.',
  },
  'glossary/karten-ziehen/4': {
    title: 'Nessun limite di mano',
    summary: 'Non c’è un numero massimo di carte in mano.',
  },
  'glossary/keine-karten-mehr-im-deck': {
    title: 'Mazzo vuoto',
    summary:
      'Chi deve pescare da un mazzo conflitto vuoto, o rifornire una provincia da un mazzo dinastia vuoto, perde 5 onore, mescola la pila degli scarti corrispondente in un nuovo mazzo e poi pesca o rifornisce.',
  },
}
