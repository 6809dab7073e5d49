import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de5: RuleTexts<RuleId> = {
  'glossary/ziel': {
    title: 'Ziele',
    summary:
      'Das Wort „wählen“ zeigt Ziele an: Wer die Fähigkeit abhandelt, wählt ein Spielelement, meist eine Karte, das die Zielerfordernisse erfüllt.',
  },
  'glossary/ziel/1': {
    title: 'Ziele: wer wählt',
    summary: 'Wer die Fähigkeit kontrolliert, wählt alle ihre Ziele, außer die Karte sagt etwas anderes.',
  },
  'glossary/ziel/2': {
    title: 'Ziele: nicht genügend legale',
    summary:
      'Eine Fähigkeit, die Ziele braucht, kann nicht initiiert werden, wenn es für alle ihre Erfordernisse nicht genügend legale gibt; das wird zusammen mit ihren Spieleinschränkungen geprüft.',
  },
  'glossary/ziel/3': {
    title: 'Ziele: legal im Moment der Wahl',
    summary:
      'Was im Moment der Wahl ein legales Ziel ist, kann gewählt werden, auch wenn es noch nicht da war, als geprüft wurde, ob die Fähigkeit initiiert werden kann.',
  },
  'glossary/ziel/4': {
    title: 'Ziele: mehrere zugleich',
    summary: 'Mehrere Ziele, die derselbe Spieler wählt, werden gleichzeitig gewählt.',
  },
  'glossary/ziel/5': {
    title: 'Ziele: Charaktere im Duell',
    summary:
      'Die Charaktere, die beim Initiieren eines Duells gewählt werden, sind Ziele der Fähigkeit, die das Duell initiiert.',
  },
  'glossary/ziel/6': {
    title: 'Ziele: 0 Ziele',
    summary:
      'Eine Fähigkeit mit „beliebig vielen“ oder „bis zu X“ Zielen darf mit 0 Zielen abgehandelt werden, außer ihr Effekt würde dann nichts am Spielstatus ändern.',
  },
  'glossary/ziel/7': {
    title: 'Referenzziele',
    summary:
      'Ein Ziel, das die Fähigkeit nicht selbst betrifft, das aber als Bezugspunkt für ihre Abhandlung dient, ist ein Referenzziel.',
  },
  'glossary/ziel/8': {
    title: 'Ziele müssen betroffen sein',
    summary:
      'Eine Karte, die der Effekt nicht betreffen könnte, ist kein legales Ziel, außer sie ist ein Referenzziel: Ein gebeugter Charakter kann nicht gewählt werden, um gebeugt zu werden.',
  },
  'glossary/ziel/9': {
    title: 'Referenzziele müssen etwas ändern',
    summary:
      'Eine Karte ist nur dann ein legales Referenzziel, wenn der Effekt mit ihr den Spielstatus ändern würde: Ein Charakter ohne Verstärkungen kann nicht gewählt werden, um jede seiner Verstärkungen abzulegen.',
  },
  'glossary/ziel/10': {
    title: 'Später gewählte Ziele',
    summary:
      'Ziele, die erst nach der Initiierung des Effekts gewählt werden (nach „danach“ oder durch einen verzögerten Effekt), werden nicht geprüft, wenn festgestellt wird, ob die Fähigkeit initiiert werden kann. Gibt es kein legales Ziel, wenn sie gewählt würden, wird dieser Teil nicht abgehandelt.',
  },
}
