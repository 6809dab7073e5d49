import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it3: RuleTexts<RuleId> = {
  'symbole/ersetzen-symbol/8': {
    title: 'REPLACE contro Hank',
    summary: 'Contro Flit 12 Hank Highflyer Hawk non si possono sostituire personaggi, tranne quelli Flit.',
  },
  'symbole/ersetzen-symbol/9': {
    title: 'REPLACE contro Trillilling',
    summary: 'Contro Flit 9 Trillilling non si possono sostituire potenziamenti.',
  },
  'symbole/ersetzen-symbol/10': {
    title: 'REPLACE contro Flitterflutter',
    summary: 'Contro Flit 8 Flitterflutter non si possono sostituire supporti.',
  },
  'symbole/ersetzen-symbol/11': {
    title: 'REPLACE contro Bottelus Emptius',
    summary: 'Contro Pillar 15 Bottelus Emptius la carta si può scartare, ma non se ne pesca un’altra.',
  },
  'symbole/ersetzen-symbol/12': {
    title: 'REPLACE contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand la carta si può scartare, e se ne pesca una solo se in mano restano meno di 4 carte.',
  },
  'symbole/ersetzen-symbol/13': {
    title: 'REPLACE contro Tittertweet',
    summary:
      'Contro Flit 7 Tittertweet il simbolo concesso da Inquisitore 412 Argusauge non si può usare; uno stampato sì.',
  },
  'symbole/ersetzen-symbol/14': {
    title: 'REPLACE contro Laughing Gas',
    summary:
      'Contro Khind 27 Laughing Gas il simbolo concesso da Inquisitore 412 Argusauge non si può usare; uno stampato sì.',
  },
  'symbole/bluff-symbol': {
    title: 'BLUFF: il simbolo',
    summary: 'BLUFF permette di mettere una carta coperta come supporto da 2/2.',
  },
  'symbole/bluff-symbol/1': {
    title: 'BLUFF: chi ignora le carte con simboli',
    summary:
      'Un testo che ignora le carte con simboli, cioè Flit 13 Mad Mike Magpie, vale come se ignorasse le carte bluff stesse.',
  },
  'symbole/bluff-symbol/2': {
    title: 'BLUFF: mentre è ignorato',
    summary:
      'Finché i simboli bluff o le carte bluff sono ignorati, il proprietario non può metterne altre, ma può guardare quelle già lì e scartarle nella fase iniziale. Nessuna di esse vale come corrispondente all’elemento.',
  },
  'symbole/bluff-symbol/3': {
    title: 'BLUFF: vederlo mentre è ignorato',
    summary:
      'Il bluff si può vedere se sono ignorati solo i simboli, come da Hoax 16 Mekarthas the Shrewd; non se sono ignorate le carte bluff, come da Flit 13 o Flit 8.',
  },
  'symbole/bluff-symbol/4': {
    title: 'BLUFF: valore mentre è ignorato',
    summary:
      'Se sono ignorati solo i simboli, le carte bluff conservano il valore stampato 2; se sono ignorate le carte, è 0.',
  },
}
