import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const itLater: RuleTexts<RuleId> = {
  'later/rally': {
    title: 'Rally',
    summary:
      'Rally è una parola chiave: dopo che la carta è stata rivelata in una provincia, cioè girata a faccia in su o messa lì a faccia in su, la prima carta del suo mazzo dinastia viene aggiunta alla provincia a faccia in su. Se anche quella carta ha Rally, vale di nuovo per essa.',
  },
  'later/eminent': {
    title: 'Eminent',
    summary:
      'Eminent è una parola chiave delle province: una tale provincia inizia la partita a faccia in su, non può essere girata a faccia in giù e non può essere la provincia della roccaforte.',
  },
  'later/dishonored-province': {
    title: 'Provincia disonorata',
    summary:
      'Una provincia con un segnalino stato disonorato è trattata come se il suo riquadro di testo stampato fosse vuoto, tranne i tratti.',
  },
  'later/dire': {
    title: 'Dire',
    summary:
      'Dire è una parola chiave variabile: un personaggio che la possiede ha una capacità in più finché non ha fato su di sé.',
  },
  'later/support': {
    title: 'Support',
    summary:
      'Support è una parola chiave: un altro giocatore può aiutare a pagare il costo in fato della carta. In due l’unico altro giocatore è l’avversario, e nessuno viene interpellato.',
  },
  'later/dynasty-events': {
    title: 'Eventi della dinastia',
    summary:
      'Un evento del mazzo dinastia si gioca da una provincia in cui si trova a faccia in su, come un personaggio: la sua azione nella finestra della fase della dinastia, un’interruzione o una reazione quando la sua condizione è soddisfatta. Va nella pila degli scarti della dinastia del suo proprietario, e la provincia viene riempita.',
  },
  'later/clans-only': {
    title: 'Solo per certi clan',
    summary:
      'Una carta che nomina dei clan, come «solo del Granchio e della Fenice», può essere solo in un mazzo con una roccaforte di uno di essi.',
  },
  'later/tainted': {
    title: 'Contaminato',
    summary:
      'Contaminato è uno stato che un personaggio o una provincia ha oltre a essere onorato, ordinario o disonorato, indicato da un segnalino proprio. Un personaggio contaminato ha +2 a entrambe le abilità, una provincia contaminata +2 forza; nulla viene contaminato due volte.',
  },
  'later/tainted/1': {
    title: 'Contaminato: dichiarare',
    summary:
      'Chi dichiara personaggi contaminati come attaccanti o difensori perde 1 onore per ciascuno di essi, come costo.',
  },
  'later/tainted/2': {
    title: 'Contaminato: province',
    summary:
      'Chi dichiara almeno un difensore in un conflitto in una provincia contaminata perde 1 onore, come costo.',
  },
  'later/corrupted': {
    title: 'Corrupted',
    summary: 'Corrupted è una parola chiave: un personaggio che la possiede entra in gioco contaminato.',
  },
  'later/province-attachments': {
    title: 'Accessori sulle province',
    summary:
      'Un accessorio che lo dice viene assegnato a una provincia invece che a un personaggio, a faccia in su o in giù. Dove una provincia può avere un solo accessorio con un tratto, non se ne può assegnare un altro.',
  },
}
