import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const deLater: RuleTexts<RuleId> = {
  'later/rally': {
    title: 'Rally',
    summary:
      'Rally ist ein Schlüsselwort: Nachdem die Karte in einer Provinz aufgedeckt worden ist, also dort auf ihre offene Seite gedreht oder offen dorthin gelegt, kommt die oberste Karte ihres Dynastiedecks offen in die Provinz dazu. Hat auch jene Karte Rally, gilt das wieder für sie.',
  },
  'later/eminent': {
    title: 'Eminent',
    summary:
      'Eminent ist ein Schlüsselwort von Provinzen: Eine solche Provinz beginnt das Spiel offen, kann nicht auf ihre verdeckte Seite gedreht werden und nicht die Provinz mit der Festung sein.',
  },
  'later/dishonored-province': {
    title: 'Entehrte Provinz',
    summary:
      'Eine Provinz mit einem Entehrt-Statusmarker wird behandelt, als ob ihr aufgedrucktes Textfeld leer wäre, ausgenommen die Merkmale.',
  },
  'later/dire': {
    title: 'Dire',
    summary:
      'Dire ist ein variables Schlüsselwort: Ein Charakter damit hat eine zusätzliche Fähigkeit, solange kein Schicksal auf ihm liegt.',
  },
  'later/support': {
    title: 'Support',
    summary:
      'Support ist ein Schlüsselwort: Ein anderer Spieler darf helfen, die Schicksalskosten der Karte zu bezahlen. Zu zweit ist der einzige andere Spieler der Gegner, und niemand wird gefragt.',
  },
  'later/dynasty-events': {
    title: 'Dynastie-Ereignisse',
    summary:
      'Ein Ereignis des Dynastiedecks wird aus einer Provinz gespielt, in der es offen liegt, wie ein Charakter: seine Aktion im Fenster der Dynastiephase, eine Unterbrechung oder Reaktion, sobald ihre Bedingung erfüllt ist. Es kommt auf den Dynastie-Ablagestapel seines Besitzers, und die Provinz wird wieder aufgefüllt.',
  },
  'later/clans-only': {
    title: 'Nur für bestimmte Klans',
    summary:
      'Eine Karte, die Klans nennt, wie „nur Krabbe und Phönix“, kann nur in einem Deck sein, dessen Festung zu einem von ihnen gehört.',
  },
  'later/tainted': {
    title: 'Befleckt',
    summary:
      'Befleckt ist ein Zustand, den ein Charakter oder eine Provinz hat, zugleich geehrt, gewöhnlich oder entehrt; ein eigener Statusmarker zeigt ihn an. Ein befleckter Charakter hat +2 auf beide Fertigkeiten, eine befleckte Provinz +2 Stärke; nichts wird zweimal befleckt.',
  },
  'later/tainted/1': {
    title: 'Befleckt: deklarieren',
    summary:
      'Wer befleckte Charaktere als Angreifer oder Verteidiger deklariert, verliert für jeden von ihnen 1 Ehre, als Kosten.',
  },
  'later/tainted/2': {
    title: 'Befleckt: Provinzen',
    summary:
      'Wer in einem Konflikt um eine befleckte Provinz mindestens einen Verteidiger deklariert, verliert 1 Ehre, als Kosten.',
  },
  'later/corrupted': {
    title: 'Corrupted',
    summary: 'Corrupted ist ein Schlüsselwort: Ein Charakter damit kommt befleckt ins Spiel.',
  },
  'later/province-attachments': {
    title: 'Verstärkungen an Provinzen',
    summary:
      'Eine Verstärkung, die das sagt, wird statt an einen Charakter an eine Provinz angehängt, ob offen oder verdeckt. Wo an einer Provinz nur eine Verstärkung mit einem Merkmal sein darf, kann keine weitere an sie angehängt werden.',
  },
}
