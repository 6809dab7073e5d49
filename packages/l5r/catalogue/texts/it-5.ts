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
}
