/** Titles and summaries in Italian: chapters 2 and 3. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it2: RuleTexts<RuleId> = {
  '2.1': { title: 'Il gioco: regole generali', summary: 'Gli stadi di una partita e chi comincia.' },
  '2.1.1': {
    title: 'Tre stadi di una partita',
    summary: 'Allestimento, gioco e riordino sono stadi distinti che si susseguono.',
  },
  '2.1.2': {
    title: 'Come si trova il giocatore iniziale',
    summary: 'Formato e serie stabiliscono come si trova il giocatore iniziale.',
  },
  '2.1.3': {
    title: 'Ordine di turno',
    summary: 'I turni vanno dal giocatore iniziale verso sinistra intorno al tavolo; in due si alternano.',
  },
  '2.1.3.1': {
    title: 'Serie di due partite',
    summary: 'In una serie di due partite, chi non ha cominciato la prima comincia la seconda.',
  },
  '2.1.3.2': {
    title: 'Serie al meglio di N',
    summary: 'In una serie al meglio di N, chi perde una partita decide chi comincia la successiva.',
  },
  '2.2': { title: 'Allestimento', summary: "L'allestimento." },
  '2.2.1': {
    title: "I passaggi dell'allestimento",
    summary: "I passaggi che seguono preparano la partita, in quest'ordine.",
  },
  '2.2.1.1': {
    title: 'Allestimento: il giocatore iniziale',
    summary: "Il giocatore iniziale si trova a caso, e con lui l'ordine di turno.",
  },
  '2.2.1.2': {
    title: 'Allestimento: mescolare',
    summary:
      'Ogni mazzo viene mescolato in un ordine casuale; gli avversari possono tagliarlo o mescolarlo anche loro.',
  },
  '2.2.1.3': { title: 'Allestimento: 0 leggenda', summary: 'Tutti cominciano con 0 leggenda.' },
  '2.2.1.4': {
    title: 'Allestimento: mano iniziale di 7 carte',
    summary: 'Ognuno pesca una mano iniziale di 7 carte.',
  },
  '2.2.2': {
    title: 'Modificare la mano iniziale',
    summary:
      'Ogni giocatore può modificare una volta la propria mano iniziale, il giocatore iniziale per primo.',
  },
  '2.2.2.1': {
    title: 'Modificare: rimettere e pescare',
    summary:
      'Chi modifica mette un numero qualsiasi di carte in fondo al proprio mazzo senza mostrarle, poi ripesca fino a 7.',
  },
  '2.2.2.2': {
    title: 'Modificare: gli altri giocatori',
    summary:
      'Gli altri decidono uno alla volta, in ordine di turno, se modificare, e lo fanno allo stesso modo.',
  },
  '2.2.2.3': {
    title: 'Modificare: mescolare alla fine',
    summary:
      'Solo dopo che tutti hanno modificato, ogni giocatore che ha rimesso una carta mescola il proprio mazzo.',
  },
  '2.2.3': {
    title: 'La partita comincia',
    summary: 'La partita si apre poi con la Fase Iniziale del giocatore iniziale.',
  },
  '2.3': { title: 'Giocare finché qualcuno vince', summary: 'Si gioca finché qualcuno vince.' },
  '2.3.1': { title: 'Lo stadio di gioco', summary: 'È lo stadio in cui si gioca la partita.' },
  '2.3.2': {
    title: 'I turni',
    summary: 'I giocatori svolgono i loro turni in ordine di turno, ciascuno come dice la sezione 3.',
  },
  '2.3.3': {
    title: 'Come finisce la partita',
    summary: 'I turni si susseguono finché la partita finisce in uno dei modi seguenti.',
  },
  '2.3.3.1': { title: 'Fine: 20 leggenda', summary: 'Chi raggiunge 20 leggenda vince.' },
  '2.3.3.2': {
    title: 'Fine: mazzo vuoto',
    summary: 'Chi finisce il proprio turno con il mazzo vuoto perde.',
  },
  '2.3.3.3': {
    title: "Fine: l'ultimo rimasto",
    summary: 'Chi resta per ultimo in una partita a più giocatori vince.',
  },
  '2.3.3.4': {
    title: 'Fine: la resa',
    summary:
      "Un giocatore può arrendersi in qualsiasi momento, anche durante l'allestimento, e con ciò perde.",
  },
  '2.4': { title: 'Riordino', summary: "Il riordino tra una partita e l'altra." },
  '2.4.1': {
    title: 'Pronti per la prossima partita',
    summary: "Si prepara il tavolo per la partita successiva, se ce n'è una.",
  },
  '2.4.1.1': {
    title: 'Riordino: le carte',
    summary: 'Ognuno riunisce in un solo mazzo le carte di tutte le sue zone.',
  },
  '2.4.1.2': { title: 'Riordino: i segnalini', summary: 'Ognuno toglie i propri segnalini dal tavolo.' },
  '2.4.2': {
    title: 'La partita seguente della serie',
    summary: 'Con i mazzi completi e il tavolo libero può cominciare la partita seguente della serie.',
  },
  '3.1': { title: 'Fasi', summary: 'Le tre fasi di un turno.' },
  '3.1.1': {
    title: 'Tre fasi',
    summary: "Un turno è fatto di Fase Iniziale, Fase Principale e Fase Finale, in quest'ordine.",
  },
  '3.1.2': {
    title: 'A che serve la Fase Iniziale',
    summary:
      'La Fase Iniziale rinnova le carte del giocatore per il turno, in tre passaggi: Preparazione, Inizio Turno, Pesca.',
  },
  '3.1.3': {
    title: 'A che serve la Fase Principale',
    summary: 'Nella Fase Principale il giocatore agisce, scegliendo liberamente tra le azioni di turno.',
  },
  '3.1.4': {
    title: 'A che serve la Fase Finale',
    summary: 'Nella Fase Finale scade ciò che dura per questo turno, e il turno passa.',
  },
  '3.2': { title: 'Fase Iniziale', summary: 'La Fase Iniziale.' },
  '3.2.1': { title: 'Passaggio di Preparazione', summary: 'Il passaggio di Preparazione.' },
  '3.2.1.1': {
    title: 'Preparazione: preparare le carte',
    summary: 'Chi è di turno prepara tutto ciò che ha in gioco e nel proprio calamaio.',
  },
  '3.2.1.2': {
    title: 'Preparazione: «durante il tuo turno»',
    summary: 'Gli effetti che valgono «durante il tuo turno» cominciano ad applicarsi.',
  },
  '3.2.1.3': {
    title: 'Preparazione: effetti che terminano',
    summary: "Gli effetti che durano fino all'inizio del turno di questo giocatore terminano ora.",
  },
  '3.2.1.4': {
    title: 'Preparazione: gli inneschi attendono',
    summary:
      "Ciò che si innesca all'inizio del turno o in questo passaggio va nel sacchetto e non si risolve ancora.",
  },
  '3.2.2': { title: 'Passaggio di Inizio Turno', summary: 'Il passaggio di Inizio Turno.' },
  '3.2.2.1': {
    title: 'Inizio Turno: personaggi asciutti',
    summary: 'I personaggi che il giocatore attivo ha in gioco diventano asciutti.',
  },
  '3.2.2.2': {
    title: 'Inizio Turno: leggenda dai luoghi',
    summary: 'Il giocatore attivo ottiene la leggenda dei suoi luoghi, subito e senza il sacchetto.',
  },
  '3.2.2.3': {
    title: 'Inizio Turno: risolvere il sacchetto',
    summary: 'Solo allora si risolve il sacchetto, con ciò che Preparazione e Inizio Turno vi hanno messo.',
  },
  '3.2.3': { title: 'Passaggio di Pesca', summary: 'Il passaggio di Pesca.' },
  '3.2.3.1': {
    title: 'Pesca: una carta',
    summary:
      'Il giocatore attivo pesca una carta; il giocatore iniziale salta questo passaggio nel primo turno della partita.',
  },
  '3.2.3.2': {
    title: 'Pesca: verso la Fase Principale',
    summary: 'La Fase Principale comincia quando tutto è risolto e il sacchetto è vuoto.',
  },
  '3.3': { title: 'Fase Principale', summary: 'La Fase Principale.' },
  '3.3.1': {
    title: 'Fase Principale: azioni di turno',
    summary: 'Nella Fase Principale il giocatore può svolgere le azioni di turno della sezione 4.',
  },
  '3.3.2': {
    title: 'Dichiarare la fine del turno',
    summary:
      "Il giocatore attivo può dichiarare la fine del turno ogni volta che potrebbe svolgere un'azione.",
  },
  '3.3.2.1': {
    title: 'Quando il turno non può finire',
    summary: "Il turno non può finire nel mezzo di un'azione di turno o con abilità rimaste nel sacchetto.",
  },
  '3.4': { title: 'Fase Finale', summary: 'La Fase Finale.' },
  '3.4.1': {
    title: 'Come finisce un turno',
    summary: 'Dichiarare la fine del turno avvia la procedura seguente.',
  },
  '3.4.1.1': {
    title: 'Fase Finale: inneschi di fine turno',
    summary: 'Per prima cosa, ciò che si innesca alla fine del turno va nel sacchetto e si risolve.',
  },
  '3.4.1.2': {
    title: 'Fase Finale: finiscono gli effetti del turno',
    summary:
      'Poi terminano gli effetti validi per questo turno; ciò che ne viene innescato si aggiunge al sacchetto e si risolve.',
  },
  '3.4.2': {
    title: 'Fase Finale: il turno passa',
    summary:
      "Con il sacchetto vuoto il turno è finito: un'ultima verifica dello stato di gioco, poi il giocatore successivo diventa attivo e comincia.",
  },
}
