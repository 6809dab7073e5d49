import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it7: RuleTexts<RuleId> = {
  'terrah/terrah-27-undurchquerbarer-treibsand': {
    title: 'Quivering Quicksand',
    summary:
      'Finché Terrah 27 Quivering Quicksand è in gioco, l’avversario non può prendere carte in una mano di quattro o più.',
  },
  'terrah/terrah-27-undurchquerbarer-treibsand/1': {
    title: 'Quivering Quicksand: testo',
    summary:
      'Testo stampato di Terrah 27 Quivering Quicksand: con quattro o più carte in mano l’avversario non può prenderne altre.',
  },
  'terrah/terrah-27-undurchquerbarer-treibsand/2': {
    title: 'Quivering Quicksand: da qualsiasi parte',
    summary:
      'Non importa da dove verrebbe la carta: mazzo di pesca, pila degli scarti, area di combattimento, di supporto o di influenza, o pila di comando.',
  },
  'terrah/terrah-27-undurchquerbarer-treibsand/3': {
    title: 'Quivering Quicksand: RETRIEVE e REPLACE',
    summary: 'Con quattro o più carte in mano non è permesso né RETRIEVE né pescare dopo un REPLACE.',
  },
  'terrah/terrah-28-boshaftes-auge': {
    title: 'Boshaftes Auge',
    summary: 'Finché Terrah 28 Boshaftes Auge è in gioco, l’avversario non può giocare carte azione.',
  },
  'terrah/terrah-28-boshaftes-auge/1': {
    title: 'Boshaftes Auge: testo',
    summary: 'Testo stampato di Terrah 28 Boshaftes Auge: niente carte azione per l’avversario.',
  },
  'terrah/terrah-28-boshaftes-auge/2': {
    title: 'Boshaftes Auge: che cosa impedisce',
    summary:
      'Non si possono giocare carte comando, Hyla, carte cristallo e navi; REPLACE e l’approdo delle navi restano permessi.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben': {
    title: 'Provoke Earthquake',
    summary:
      'Terrah 29 Provoke Earthquake può scartare tutte le carte dell’area di combattimento avversaria, tranne quelle PROTECTED attive.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben/1': {
    title: 'Provoke Earthquake: testo',
    summary:
      'Testo stampato di Terrah 29 Provoke Earthquake: l’area di combattimento avversaria si può svuotare, salvo le carte PROTECTED attive.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben/2': {
    title: 'Provoke Earthquake: solo area di combattimento',
    summary: 'È colpita solo l’area di combattimento; l’area di supporto resta com’è.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben/3': {
    title: 'Provoke Earthquake: inattive e PROTECTED',
    summary:
      'Se ne vanno personaggi e potenziamenti, anche inattivi. Una carta PROTECTED attiva resta, a meno che il suo simbolo sia ignorato da Hoax 16 Mekarthas the Shrewd.',
  },
  'terrah/terrah-30-imponiere-dem-heiligen-drachen': {
    title: 'Impress Holy Dragon',
    summary:
      'Terrah 30 Impress Holy Dragon: scartare dalla mano carte con almeno 8 Terra in tutto per attirare un drago.',
  },
  'terrah/terrah-30-imponiere-dem-heiligen-drachen/1': {
    title: 'Impress Holy Dragon: testo',
    summary:
      'Testo stampato di Terrah 30 Impress Holy Dragon: carte della mano con 8 o più Terra comprano un drago.',
  },
  'terrah/terrah-30-imponiere-dem-heiligen-drachen/2': {
    title: 'Impress Holy Dragon: come per Vulca 29',
    summary:
      'Valgono le decisioni su Vulca 29 Charm Holy Dragon con Terra al posto di Fuoco: qualsiasi tipo, solo valori stampati, nessuna carta che non contribuisca.',
  },
}
