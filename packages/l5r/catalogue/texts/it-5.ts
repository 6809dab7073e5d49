import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it5: RuleTexts<RuleId> = {
  'glossary/ziel': {
    title: 'Bersagli',
    summary:
      'La parola «scegli» indica dei bersagli: chi risolve la capacità sceglie un elemento di gioco, di solito una carta, che soddisfa i requisiti.',
  },
  'glossary/ziel/1': {
    title: 'Bersagli: chi sceglie',
    summary: 'Chi controlla la capacità ne sceglie tutti i bersagli, salvo che la carta dica altro.',
  },
  'glossary/ziel/2': {
    title: 'Bersagli: non abbastanza',
    summary:
      'Una capacità che richiede bersagli non può essere iniziata se non ce ne sono abbastanza di legali per tutti i suoi requisiti; si verifica insieme alle sue restrizioni di gioco.',
  },
  'glossary/ziel/3': {
    title: 'Bersagli: legali al momento della scelta',
    summary:
      'Tutto ciò che è un bersaglio legale al momento della scelta può essere scelto, anche se non c’era ancora quando si è verificato se la capacità poteva essere iniziata.',
  },
  'glossary/ziel/4': {
    title: 'Bersagli: più d’uno insieme',
    summary: 'Più bersagli scelti dallo stesso giocatore si scelgono contemporaneamente.',
  },
  'glossary/ziel/5': {
    title: 'Bersagli: personaggi in un duello',
    summary: 'I personaggi scelti quando si inizia un duello sono bersagli della capacità che lo inizia.',
  },
  'glossary/ziel/6': {
    title: 'Bersagli: 0 bersagli',
    summary:
      'Una capacità con «un numero qualsiasi di» o «fino a X» bersagli può risolversi con 0 bersagli, a meno che così il suo effetto non cambi nulla nello stato di gioco.',
  },
  'glossary/ziel/7': {
    title: 'Bersagli di riferimento',
    summary:
      'Un bersaglio che la capacità non influenza direttamente, ma che serve da punto di riferimento per risolverla, è un bersaglio di riferimento.',
  },
  'glossary/ziel/8': {
    title: 'I bersagli devono essere influenzabili',
    summary:
      'Una carta che l’effetto non potrebbe influenzare non è un bersaglio legale, a meno che sia un bersaglio di riferimento: un personaggio inchinato non può essere scelto per essere inchinato.',
  },
  'glossary/ziel/9': {
    title: 'Bersagli di riferimento: cambiare qualcosa',
    summary:
      'Una carta è un bersaglio di riferimento legale solo se l’effetto, usandola, cambierebbe lo stato di gioco: un personaggio senza accessori non può essere scelto perché ognuno dei suoi accessori sia scartato.',
  },
  'glossary/ziel/10': {
    title: 'Bersagli scelti più tardi',
    summary:
      'I bersagli scelti solo dopo l’inizio dell’effetto (dopo «poi», o da un effetto ritardato) non si verificano quando si stabilisce se la capacità può essere iniziata. Se non ci sono bersagli legali quando andrebbero scelti, quella parte non si risolve.',
  },
  'timing/anhang-i-timing-und-spielverlauf': {
    title: 'I tempi e lo svolgimento di un round',
    summary:
      'Annuncia il quadro di un round completo: prima le fasi e le finestre, poi ogni passo in dettaglio.',
  },
  'timing/rahmenschritte': {
    title: 'Tempi: passi strutturali',
    summary:
      'I passi strutturali sono punti che la struttura del gioco fa avvenire; nessuno può saltarli. Alcuni riportano a un passo precedente: la fase di conflitto torna alla sua finestra delle azioni finché non resta nessuna opportunità di conflitto.',
  },
  'timing/aktionsfenster': {
    title: 'Tempi: finestre delle azioni',
    summary:
      'Le azioni si iniziano solo nelle finestre delle azioni. La prima opportunità di agire o passare è del primo giocatore, in un conflitto del giocatore difensore; le opportunità si alternano finché entrambi passano di seguito, e chi ha passato può agire di nuovo se l’altro non ha passato. Ogni azione si risolve per intero prima della prossima opportunità. In ogni finestra, tranne quella del passo 1.4, i giocatori possono anche giocare personaggi e accessori dalla mano.',
  },
  'timing/reaktionen-und-unterbrechungen': {
    title: 'Tempi: reazioni e interruzioni',
    summary:
      'Una reazione a un effetto strutturale può essere iniziata subito dopo che il suo passo è completo; un’interruzione mentre il passo si risolve, e così lo interrompe.',
  },
  'timing/i-dynastiephase': {
    title: 'Fase di dinastia: quadro',
    summary:
      'Fase di dinastia: comincia, si rivelano le carte dinastia a faccia in giù, si raccoglie il fato, poi la finestra speciale delle azioni, poi finisce e segue la fase di pesca.',
  },
  'timing/1-4-spezielles-aktionsfenster': {
    title: 'Fase di dinastia: la finestra speciale',
    summary:
      'Nella finestra del passo 1.4 i giocatori a turno giocano carte dalle loro province e innescano capacità di azione.',
  },
  'timing/ii-nachziehphase': {
    title: 'Fase di pesca: quadro',
    summary:
      'Fase di pesca: comincia, si offre l’onore, si rivelano i quadranti, si trasferisce l’onore, si pescano le carte; dopo una finestra delle azioni finisce e segue la fase di conflitto.',
  },
  'timing/aktionsfenster~2': {
    title: 'Fase di pesca: finestra delle azioni',
    summary:
      'La finestra delle azioni della fase di pesca sta tra la pesca delle carte (2.5) e la fine della fase (2.6).',
  },
  'timing/iii-konfliktphase': {
    title: 'Fase di conflitto: quadro',
    summary:
      'Fase di conflitto: comincia; finestra delle azioni; il prossimo giocatore in ordine di giocatore dichiara un conflitto, che si risolve, o passa; si torna alla finestra delle azioni. Quando non restano opportunità ci si contende il Favore Imperiale (conteggio della gloria, poi rivendicazione), la fase finisce e segue la fase del fato.',
  },
  'timing/aktionsfenster~3': {
    title: 'Fase di conflitto: finestra delle azioni',
    summary:
      'La finestra delle azioni della fase di conflitto si apre dopo il suo inizio (3.1) e di nuovo dopo ogni conflitto o opportunità passata (3.3). Se quando si chiude nessun giocatore ha ancora un’opportunità di conflitto, si prosegue con 3.4; quindi c’è un’ultima finestra dopo l’ultimo conflitto.',
  },
  'timing/konfliktaufloesung': {
    title: 'Risolvere un conflitto: quadro',
    summary:
      'Ordine di un conflitto: dichiarazione, difensori, finestra delle azioni del conflitto (prima il difensore), confronto delle abilità, senza opposizione, spezzare la provincia, effetti dell’anello, rivendicare l’anello, ritorno a casa; poi 3.3.',
  },
  'timing/iv-schicksalsphase': {
    title: 'Fase del fato: quadro',
    summary:
      'Fase del fato: comincia, si scartano i personaggi senza fato, si rimuove fato dai personaggi, si mette fato sugli anelli non rivendicati; dopo una finestra delle azioni finisce e segue la fase di riorganizzazione.',
  },
  'timing/aktionsfenster~4': {
    title: 'Fase del fato: finestra delle azioni',
    summary:
      'La finestra delle azioni della fase del fato sta tra il mettere fato sugli anelli (4.4) e la fine della fase (4.5).',
  },
  'timing/v-neuformierungsphase': {
    title: 'Fase di riorganizzazione: quadro',
    summary:
      'Fase di riorganizzazione: comincia; finestra delle azioni; si preparano le carte, si scartano carte nelle province, si restituiscono gli anelli, si passa il segnalino primo giocatore; finisce e segue la fase di dinastia del prossimo round.',
  },
  'timing/aktionsfenster~5': {
    title: 'Riorganizzazione: finestra delle azioni',
    summary:
      'La finestra delle azioni della fase di riorganizzazione sta tra il suo inizio (5.1) e la preparazione delle carte (5.2), quindi le carte inchinate in essa si preparano ancora.',
  },
  'timing/genauere-erlaeuterung-der-rahmenschritte': {
    title: 'I passi strutturali in dettaglio',
    summary: 'Le voci che seguono spiegano i passi strutturali secondo i loro numeri nel quadro.',
  },
  'step/1': {
    title: 'Fase di dinastia',
    summary: 'La fase di dinastia è la prima fase del round: i passi da 1.1 a 1.5 in ordine.',
  },
  'step/1.1': {
    title: 'Inizia la fase di dinastia',
    summary:
      'Inizia la fase di dinastia, e con essa un nuovo round. L’inizio di una fase è un momento a cui le carte possono riferirsi: allora certe capacità possono o devono risolversi, effetti duraturi e capacità costanti possono cominciare o scadere.',
  },
  'step/1.2': {
    title: 'Rivelare le carte dinastia',
    summary:
      'In ordine di giocatore ognuno gira a faccia in su ogni carta dinastia a faccia in giù nelle sue province, una dopo l’altra dalla provincia più a sinistra a quella più a destra.',
  },
  'step/1.3': {
    title: 'Raccogliere il fato',
    summary:
      'In ordine di giocatore ognuno prende fato dalla riserva generale di segnalini e lo mette nella sua: il valore di fato della sua roccaforte con tutti i modificatori attivi.',
  },
  'step/1.4': {
    title: 'Finestra speciale delle azioni',
    summary:
      'Finestra speciale delle azioni: i giocatori si alternano in ordine di giocatore, una cosa per opportunità; personaggi e accessori non si possono giocare dalla mano. Per giocare un personaggio da una provincia se ne paga il costo, entra in gioco a casa, poi chi lo gioca può mettervi quanto fato vuole dalla sua riserva, poi la provincia viene rifornita a faccia in giù. Chi passa è fuori per il resto della fase, salvo interruzioni e reazioni; il primo a passare ottiene 1 fato. L’altro continua finché vuole; il passo è completo quando entrambi hanno passato.',
  },
  'step/1.4/1': {
    title: 'Finestra speciale: giocare un personaggio',
    summary: 'Un’opportunità: giocare 1 personaggio da una delle tue province.',
  },
  'step/1.4/2': {
    title: 'Finestra speciale: innescare un’azione',
    summary:
      'Un’opportunità: innescare una capacità di azione valida. Ciò comprende giocare dalla mano un evento con un’azione.',
  },
  'step/1.4/3': {
    title: 'Finestra speciale: scartare un duplicato',
    summary:
      'Un’opportunità: scartare un duplicato di un personaggio unico che controlli, dalla mano o da una delle tue province, per mettere 1 fato sulla copia in gioco.',
  },
  'step/1.4/4': {
    title: 'Finestra speciale: passare',
    summary: 'Un’opportunità: passare. Così si rinuncia a tutte le altre opportunità della fase.',
  },
  'step/1.5': {
    title: 'Finisce la fase di dinastia',
    summary:
      'Finisce la fase di dinastia. La fine di una fase è un momento a cui le carte possono riferirsi: allora certe capacità possono o devono risolversi, effetti duraturi e capacità costanti possono scadere o cominciare.',
  },
  'step/2': {
    title: 'Fase di pesca',
    summary: 'La fase di pesca segue la fase di dinastia: i passi da 2.1 a 2.6 in ordine.',
  },
  'step/2.1': {
    title: 'Inizia la fase di pesca',
    summary: 'Inizia la fase di pesca.',
  },
  'step/2.2': {
    title: 'Offerta di onore',
    summary:
      'Ogni giocatore imposta in segreto un numero da 1 a 5 sul suo quadrante dell’onore. Quando entrambi hanno finito, si prosegue.',
  },
  'step/2.3': {
    title: 'Rivelare i quadranti dell’onore',
    summary:
      'Le due offerte si rivelano insieme. I quadranti restano come sono fino alla prossima offerta di onore e ci si può riferire a essi.',
  },
  'step/2.4': {
    title: 'Trasferire l’onore',
    summary:
      'Chi ha offerto di più dà all’altro tanto onore quanta è la differenza tra le offerte. Offerte uguali: non si trasferisce onore.',
  },
  'step/2.5': {
    title: 'Pescare secondo l’offerta',
    summary: 'I due giocatori pescano insieme dal proprio mazzo conflitto tante carte quanto hanno offerto.',
  },
  'step/2.6': {
    title: 'Finisce la fase di pesca',
    summary: 'Finisce la fase di pesca.',
  },
  'step/3': {
    title: 'Fase di conflitto',
    summary: 'La fase di conflitto segue la fase di pesca: i passi da 3.1 a 3.5.',
  },
  'step/3.1': {
    title: 'Inizia la fase di conflitto',
    summary:
      'Inizia la fase di conflitto. Le reazioni a ciò si possono usare prima che si apra la finestra delle azioni che segue.',
  },
  'step/3.2': {
    title: 'Dichiarare un conflitto',
    summary:
      'Nella fase ogni giocatore ha un’opportunità per un conflitto militare e una per un conflitto politico, in qualsiasi ordine. Le opportunità si alternano in ordine di giocatore finché ognuna è usata o passata; una passata è persa per la fase. Anello, tipo, provincia e attaccanti si dichiarano insieme; se una parte è impossibile, il conflitto non può essere iniziato. Una provincia attaccata a faccia in giù viene poi girata a faccia in su, prima delle reazioni alla dichiarazione. Il conflitto si risolve prima che si dichiari il successivo. Quando nessuno ha più opportunità, si prosegue con 3.4.',
  },
  'step/3.2/1': {
    title: 'Opportunità di conflitto: militare',
    summary:
      'Un modo di usare un’opportunità di conflitto: dichiarare un conflitto militare, se non hai già dichiarato il tuo.',
  },
  'step/3.2/2': {
    title: 'Opportunità di conflitto: politico',
    summary:
      'Un modo di usare un’opportunità di conflitto: dichiarare un conflitto politico, se non hai già dichiarato il tuo.',
  },
  'step/3.2/3': {
    title: 'Opportunità di conflitto: passare',
    summary:
      'Un modo di usare un’opportunità di conflitto: passare, senza dire a quale tipo di conflitto si rinuncia.',
  },
  'step/3.2/4': {
    title: 'Dichiarare: anello, tipo e provincia',
    summary:
      'Il giocatore attaccante sceglie un anello non rivendicato e lo mette, con il lato militare o politico in su, su una provincia valida non spezzata dell’avversario: l’anello dà l’elemento, il suo lato il tipo, la provincia è quella attaccata. Tutto il fato sull’anello va nella riserva del giocatore attaccante.',
  },
  'step/3.2/5': {
    title: 'Dichiarare gli attaccanti',
    summary:
      'Il giocatore attaccante dichiara come attaccanti un numero qualsiasi, ma almeno uno, di personaggi validi e pronti che controlla; questi passano da casa al conflitto. Ora si scelgono i bersagli di Covert.',
  },
  'step/3.2.1': {
    title: 'Dichiarare i difensori',
    summary:
      'Il giocatore difensore dichiara come difensori un numero qualsiasi di personaggi validi e pronti che controlla, o nessuno; questi passano da casa al conflitto.',
  },
  'step/3.2.2': {
    title: 'Finestra delle azioni del conflitto',
    summary:
      'Finestra delle azioni del conflitto: il giocatore difensore ha la prima opportunità, poi ci si alterna finché entrambi passano di seguito. Dopo ogni azione chi l’ha fatta annuncia i totali di abilità delle due parti come si confronterebbero in quel momento.',
  },
  'step/3.2.2/1': {
    title: 'Finestra del conflitto: innescare un’azione',
    summary: 'Un’opportunità: innescare una capacità di azione valida su una carta che controlli.',
  },
  'step/3.2.2/2': {
    title: 'Finestra del conflitto: giocare un evento',
    summary: 'Un’opportunità: giocare dalla mano un evento con un’azione.',
  },
  'step/3.2.2/3': {
    title: 'Finestra del conflitto: giocare un accessorio',
    summary: 'Un’opportunità: giocare dalla mano un accessorio su un personaggio valido in gioco.',
  },
  'step/3.2.2/4': {
    title: 'Finestra del conflitto: entra un personaggio',
    summary:
      'Un’opportunità: giocare un personaggio dalla mano nel conflitto, dalla tua parte; puoi mettervi fato dalla tua riserva.',
  },
  'step/3.2.2/5': {
    title: 'Finestra del conflitto: personaggio a casa',
    summary:
      'Un’opportunità: giocare invece un personaggio dalla mano a casa, dove non partecipa; puoi mettervi fato dalla tua riserva.',
  },
  'step/3.2.2/6': {
    title: 'Finestra del conflitto: passare',
    summary: 'Un’opportunità: passare. Solo passando entrambi di seguito la finestra si chiude.',
  },
  'step/3.2.3': {
    title: 'Confrontare le abilità',
    summary:
      'Si confrontano i totali dell’abilità corrispondente al tipo del conflitto, prima quello dell’attaccante, poi quello del difensore: tutti i personaggi partecipanti pronti di una parte con tutti i modificatori. Vince il totale più alto; per vincere serve almeno 1; in parità vince il giocatore attaccante. A 0 a 0 nessuno vince e l’anello torna nella riserva di quelli non rivendicati.',
  },
  'step/3.2.4': {
    title: 'Applicare «senza opposizione»',
    summary:
      'Se il giocatore attaccante ha vinto e il difensore in 3.2.3 non controllava personaggi partecipanti, il conflitto è senza opposizione e il giocatore difensore perde 1 onore, che va nella riserva generale. Un partecipante inchinato lo impedisce. Se ha vinto il difensore o nessuno, non succede nulla.',
  },
  'step/3.2.5': {
    title: 'Passo: spezzare la provincia',
    summary:
      'Se il giocatore attaccante ha vinto (3.2.3) con uno scarto pari almeno alla forza della provincia attaccata, questa è spezzata. Può poi scartare ogni carta dinastia che contiene; viene rifornita a faccia in giù dal mazzo di chi la controlla. Se ha vinto il difensore o nessuno, non succede nulla.',
  },
  'step/3.2.6': {
    title: 'Passo: risolvere gli effetti dell’anello',
    summary:
      'Se il giocatore attaccante ha vinto (3.2.3), può risolvere l’effetto dell’anello conteso. Aria: prendere 1 onore dall’avversario od ottenerne 2. Terra: pescare 1 carta e scartare 1 carta a caso dalla mano dell’avversario. Fuoco: scegliere un personaggio e onorarlo o disonorarlo. Acqua: preparare un personaggio, o inchinarne uno senza fato. Vuoto: rimuovere 1 fato da un personaggio. Se ha vinto il difensore o nessuno, non succede nulla.',
  },
  'step/3.2.7': {
    title: 'Rivendicare l’anello',
    summary:
      'Il vincitore, attaccante o difensore, rivendica l’anello conteso. Se nessuno ha vinto, torna nella riserva di quelli non rivendicati.',
  },
  'step/3.2.8': {
    title: 'Ritorno a casa',
    summary:
      'Tutti i personaggi partecipanti si inchinano insieme e tornano a casa di chi li controlla; non partecipano più.',
  },
  'step/3.3': {
    title: 'Fine del conflitto',
    summary:
      'Il conflitto o l’opportunità passata è finita, e si torna alla finestra delle azioni dopo 3.1. Gli effetti che durano fino alla fine del conflitto scadono.',
  },
  'step/3.4': {
    title: 'Contesa per il Favore Imperiale',
    summary:
      'Comincia la contesa per il Favore Imperiale: un conteggio della gloria, poi la rivendicazione del favore.',
  },
  'step/3.4.1': {
    title: 'Passo: conteggio della gloria',
    summary:
      'Ogni giocatore somma la gloria di tutti i personaggi pronti che controlla, con i modificatori, e 1 per ogni anello nella sua riserva di anelli rivendicati. Il totale più alto vince il conteggio; in parità non vince nessuno.',
  },
  'step/3.4.2': {
    title: 'Rivendicare il Favore Imperiale',
    summary:
      'Chi vince il conteggio prende il Favore Imperiale e lo mette sul lato militare o politico a piacere, anche se lo aveva già. In parità resta com’è: non rivendicato, o a chi lo detiene sul lato attuale. La contesa è finita.',
  },
  'step/3.5': {
    title: 'Finisce la fase di conflitto',
    summary: 'Finisce la fase di conflitto.',
  },
  'step/4': {
    title: 'Fase del fato',
    summary: 'La fase del fato segue la fase di conflitto: i passi da 4.1 a 4.5 in ordine.',
  },
  'step/4.1': {
    title: 'Inizia la fase del fato',
    summary: 'Inizia la fase del fato.',
  },
  'step/4.2': {
    title: 'Scartare i personaggi senza fato',
    summary:
      'In ordine di giocatore ognuno scarta tutti i personaggi senza fato che controlla, uno dopo l’altro nell’ordine che preferisce.',
  },
  'step/4.3': {
    title: 'Rimuovere fato dai personaggi',
    summary: 'Si rimuove 1 fato da ogni personaggio in gioco, da tutti insieme.',
  },
  'step/4.4': {
    title: 'Mettere fato sugli anelli',
    summary: 'Si mette 1 fato dalla riserva generale su ogni anello non rivendicato, su tutti insieme.',
  },
  'step/4.5': {
    title: 'Finisce la fase del fato',
    summary: 'Finisce la fase del fato.',
  },
  'step/5': {
    title: 'Fase di riorganizzazione',
    summary: 'La fase di riorganizzazione è l’ultima fase del round: i passi da 5.1 a 5.6 in ordine.',
  },
  'step/5.1': {
    title: 'Inizia la fase di riorganizzazione',
    summary: 'Inizia la fase di riorganizzazione.',
  },
  'step/5.2': {
    title: 'Preparare le carte',
    summary:
      'Tutto ciò che è inchinato viene preparato insieme. Il testo nomina i personaggi; il titolo dice carte, e roccaforti e accessori inchinati non hanno un altro passo in cui prepararsi.',
  },
  'step/5.3': {
    title: 'Scartare carte dalle province',
    summary:
      'In ordine di giocatore ognuno deve scartare tutte le carte a faccia in su nelle sue province spezzate e può scartare un numero qualsiasi di carte dinastia a faccia in su da quelle non spezzate. Una provincia così svuotata viene rifornita a faccia in giù dal mazzo dinastia del suo proprietario.',
  },
  'step/5.4': {
    title: 'Restituire gli anelli',
    summary: 'Tutti gli anelli rivendicati tornano insieme nella riserva di quelli non rivendicati.',
  },
  'step/5.5': {
    title: 'Passare il segnalino primo giocatore',
    summary:
      'Il primo giocatore dà il segnalino primo giocatore all’avversario, che diventa primo giocatore.',
  },
  'step/5.6': {
    title: 'Finiscono riorganizzazione e round',
    summary:
      'Finisce la fase di riorganizzazione, e con essa il round: gli effetti che durano fino alla fine del round scadono. Il prossimo round comincia con la sua fase di dinastia.',
  },
  'step/D': {
    title: 'Duello: quadro',
    summary:
      'Ordine di un duello: iniziare, stabilire la sfida, offrire onore, rivelare i quadranti, trasferire l’onore, modificare l’abilità nel duello, aggiungere le offerte e confrontare, applicare i risultati, fine.',
  },
  'step/D~2': {
    title: 'Duello: i passi in dettaglio',
    summary: 'Titolo della descrizione dettagliata dei passi di un duello.',
  },
  'step/D.1': {
    title: 'Duello: iniziarlo',
    summary:
      'Un duello può essere iniziato come parte del costo di una capacità. Il suo giocatore sceglie i due personaggi, uno proprio e uno di un avversario, entro i limiti che seguono. Se non è possibile, il duello non è iniziato e non può essere risolto.',
  },
  'step/D.1/1': {
    title: 'Duello: un personaggio per parte',
    summary:
      'Uno dei due è controllato dal giocatore la cui capacità inizia il duello, l’altro da un avversario.',
  },
  'step/D.1/2': {
    title: 'Duello: entrambi partecipano',
    summary: 'Durante un conflitto entrambi devono essere partecipanti.',
  },
  'step/D.1/3': {
    title: 'Duello: capacità di un personaggio',
    summary:
      'Se la capacità è su un personaggio, quello stesso deve essere uno dei due; l’altro è controllato da un avversario di chi inizia.',
  },
  'timing/duell-abhandeln': {
    title: 'Duello: risolverlo',
    summary:
      'Un duello si risolve mentre si risolve una capacità innescata che dice di risolverlo, o che un personaggio ne sfida uno avversario. Seguono i passi da D.2 a D.9.',
  },
  'step/D.2': {
    title: 'Duello: stabilire la sfida',
    summary:
      'Ciò che l’inizio ha stabilito: i personaggi coinvolti, il tipo di duello e il valore che lo decide (abilità militare, abilità politica o gloria).',
  },
  'step/D.3': {
    title: 'Duello: offerta di onore',
    summary:
      'Ogni giocatore imposta in segreto un numero da 1 a 5 sul suo quadrante dell’onore come offerta per il duello.',
  },
  'step/D.4': {
    title: 'Duello: rivelare i quadranti',
    summary:
      'Le due offerte si rivelano insieme e restano impostate fino alla prossima offerta di onore. Se non si possono rivelare perché i quadranti sono già scoperti, il duello passa direttamente a D.7.',
  },
  'step/D.5': {
    title: 'Duello: trasferire l’onore',
    summary:
      'Chi ha offerto di più dà all’altro tanto onore quanta è la differenza tra le offerte. Offerte uguali: non si trasferisce onore.',
  },
  'step/D.6': {
    title: 'Duello: modificare l’abilità',
    summary:
      'Ogni giocatore calcola il valore attuale del suo personaggio che decide il duello; valgono i modificatori attivi quando il duello è stato iniziato.',
  },
  'step/D.6/1': {
    title: 'Duello: più personaggi da una parte',
    summary:
      'Più personaggi da una parte: i loro valori si sommano e si trattano come il valore di un solo personaggio; vincono o perdono insieme.',
  },
  'step/D.7': {
    title: 'Duello: sommare le offerte, confrontare',
    summary: 'Ogni giocatore aggiunge la sua offerta al valore di D.6, e i totali si confrontano.',
  },
  'step/D.7/1': {
    title: 'Duello: vincitore',
    summary: 'Il personaggio con il totale più alto è il vincitore del duello.',
  },
  'step/D.7/2': {
    title: 'Duello: perdente',
    summary: 'Il personaggio con il totale più basso è il perdente del duello.',
  },
  'step/D.7/3': {
    title: 'Duello: parità',
    summary: 'A totali uguali il duello non ha né vincitore né perdente.',
  },
  'step/D.8': {
    title: 'Duello: applicare i risultati',
    summary:
      'Si applica ciò che la capacità che ha iniziato il duello prevede per il vincitore, il perdente o chi li controlla.',
  },
  'step/D.9': {
    title: 'Duello: fine',
    summary:
      'Il duello finisce, si torna alla finestra delle azioni in cui è stato iniziato, e il prossimo giocatore ha la prossima opportunità. In un duello non ci sono finestre delle azioni: niente azioni, niente personaggi o accessori dalla mano; si possono usare interruzioni e reazioni.',
  },
  'faq/1': {
    title: 'Shameful Display: basta un cambiamento',
    summary:
      'Shameful Display può essere innescata anche se cambierebbe lo stato di uno solo dei due personaggi scelti, per esempio onorandone uno già onorato e disonorando l’altro. Un cambiamento è un cambiamento dello stato di gioco, e nessuna metà dipende dall’altra.',
  },
  'faq/2': {
    title: 'Akodo Toturi, Doji Hotaru: in difesa',
    summary:
      'Akodo Toturi e Doji Hotaru possono reagire alla rivendicazione dell’anello anche dopo una vittoria in difesa; ma gli effetti degli anelli parlano del giocatore attaccante, quindi è l’avversario a risolvere l’effetto: sceglie, pesca od ottiene onore lui.',
  },
  'faq/3': {
    title: 'Let Go e Watch Commander',
    summary:
      'L’avversario non può reagire con il Watch Commander scartato dal tuo Let Go. Un evento si risolve e va nella pila degli scarti prima che si apra la finestra di reazione al fatto che è stato giocato, e conta come giocato solo allora; a quel punto il Commander non c’è più e tu non perdi onore. Questo sostituisce una risposta precedente.',
  },
  'faq/4': {
    title: 'Reprieve e i sacrifici',
    summary:
      'Reprieve può impedire un sacrificio che è un costo (Shosuro Actress, Steadfast Witch Hunter, Way of the Crab). Allora il costo non è pagato e l’inizio si ferma prima che la capacità conti come innescata: può essere innescata di nuovo alla prossima opportunità, e un evento resta non giocato in mano. Se Reprieve impedisce il sacrificio chiesto dall’effetto di Way of the Crab, l’evento è stato comunque giocato, benché senza successo.',
  },
  'faq/5': {
    title: 'Voice of Honor contro Banzai!',
    summary:
      'Voice of Honor contro Banzai!: se la prima risoluzione è annullata, non c’è nemmeno la ripetizione. Se non lo è, e si perde 1 onore per risolvere Banzai! di nuovo, la seconda risoluzione, con il suo bersaglio, può essere annullata da sola. Si può quindi annullare tutto, solo la seconda metà o nulla.',
  },
  'faq/6': {
    title: 'Way of the Crab nella fase di dinastia',
    summary:
      'Way of the Crab può essere giocato nella fase di dinastia: un’opportunità del passo 1.4 può essere usata per un’azione, e ciò comprende gli eventi in mano.',
  },
  'faq/7': {
    title: 'Display of Power',
    summary:
      'Display of Power si gioca nel passo 3.2.3 e agisce in 3.2.6: lì non è l’attaccante a risolvere l’anello, ma il difensore, come se avesse vinto da attaccante, e lo rivendica. Prima di ciò si perde l’onore per un conflitto senza opposizione e si spezza la provincia. Presso una Pilgrimage non spezzata prima si sostituisce la risoluzione dell’attaccante, poi Pilgrimage annulla quella del difensore, che rivendica comunque l’anello. Se attacca Seeker of Knowledge, è il difensore a scegliere tra gli effetti dell’anello; l’attaccante non sceglie nulla.',
  },
  'faq/8': {
    title: 'Steward of Law e personaggi onorati',
    summary:
      'Finché Steward of Law partecipa, un personaggio onorato può ancora essere disonorato: perde il segnalino onorato ed è ordinario. È impossibile solo ricevere un segnalino disonorato, sia venendo disonorati sia perché un segnalino è spostato o messo.',
  },
  'faq/9': {
    title: 'Way of the Lion due volte',
    summary:
      'Way of the Lion fissa una nuova abilità militare base, il doppio della precedente. Un secondo Way of the Lion raddoppia questa nuova base: quattro volte l’abilità base originaria.',
  },
  'faq/10': {
    title: 'Origami Master: segnalino spostato',
    summary:
      'Un personaggio che riceve un segnalino onorato spostato da Origami Master diventa onorato, ma nessuno lo ha onorato: Savvy Politician e Young Rumormonger non si innescano. Se aveva un segnalino disonorato, entrambi i segnalini sono scartati ed è ordinario.',
  },
  'faq/11': {
    title: 'Test of Skill dalla cima del mazzo',
    summary:
      'Test of Skill, rivelato da Artisan Academy o Pillow Book e giocato dalla cima del mazzo, è ancora lì mentre se ne paga il costo. È quindi una delle carte rivelate per quel costo, benché già rivelato prima. Una volta lasciato il mazzo non è più una delle carte rivelate: occupa un posto tra esse ma non può essere aggiunto alla mano.',
  },
  'faq/12': {
    title: 'Above Question e Court Games',
    summary:
      'Un personaggio con Above Question non può essere bersaglio di Court Games di un avversario, anche se è l’unico personaggio partecipante della sua parte e sarebbe chi lo controlla a scegliere: l’accessorio vieta il bersaglio, chiunque lo scelga.',
  },
}
