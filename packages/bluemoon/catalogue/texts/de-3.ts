import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de3: RuleTexts<RuleId> = {
  'symbole/ersetzen-symbol/8': {
    title: 'ERSETZEN gegen Hacker Hank',
    summary: 'Gegen Flit 12 „Hacker Hank“ darf man keine Charaktere ersetzen außer Flit-Charakteren.',
  },
  'symbole/ersetzen-symbol/9': {
    title: 'ERSETZEN gegen Triller',
    summary: 'Gegen Flit 9 „Triller“ darf man keine Verstärkungen ersetzen.',
  },
  'symbole/ersetzen-symbol/10': {
    title: 'ERSETZEN gegen Zwitscher',
    summary: 'Gegen Flit 8 „Zwitscher“ darf man keine Unterstützungen ersetzen.',
  },
  'symbole/ersetzen-symbol/11': {
    title: 'ERSETZEN gegen Kalebassus Leerus',
    summary: 'Gegen Pillar 15 „Kalebassus Leerus“ darf man die Karte abwerfen, aber keine dafür ziehen.',
  },
  'symbole/ersetzen-symbol/12': {
    title: 'ERSETZEN gegen Treibsand',
    summary:
      'Gegen Terrah 27 „Undurchquerbarer Treibsand“ darf man die Karte abwerfen, zieht aber nur eine, wenn danach weniger als 4 Handkarten bleiben.',
  },
  'symbole/ersetzen-symbol/13': {
    title: 'ERSETZEN gegen Zirper',
    summary:
      'Gegen Flit 7 „Zirper“ kann man das von Inquisitor 412 „Argusauge“ verliehene Symbol nicht nutzen, ein aufgedrucktes schon.',
  },
  'symbole/ersetzen-symbol/14': {
    title: 'ERSETZEN gegen Lachgas',
    summary:
      'Gegen Khind 27 „Lachgas“ kann man das von Inquisitor 412 „Argusauge“ verliehene Symbol nicht nutzen, ein aufgedrucktes schon.',
  },
  'symbole/bluff-symbol': {
    title: 'BLUFF: das Symbol',
    summary: 'Mit BLUFF darf eine Karte verdeckt als Unterstützung mit 2/2 gelegt werden.',
  },
  'symbole/bluff-symbol/1': {
    title: 'BLUFF: Symbolkarten ignoriert',
    summary:
      'Eine Sonderfunktion, die Karten mit Symbolen ignoriert, nämlich Flit 13 „Mad Mike“, gilt als eine, die die Bluff-Karten selbst ignoriert.',
  },
  'symbole/bluff-symbol/2': {
    title: 'BLUFF: solange ignoriert',
    summary:
      'Solange Bluff-Symbole oder Bluff-Karten ignoriert werden, darf ihr Besitzer keine weiteren legen, die ausliegenden aber ansehen und zu Zugbeginn abwerfen. Keine von ihnen gilt als passend zum Element.',
  },
  'symbole/bluff-symbol/3': {
    title: 'BLUFF: bekennen, solange ignoriert',
    summary:
      '„Farbe bekennen“ darf verlangt werden, wenn nur die Symbole ignoriert werden, wie durch Hoax 16 „Mekarthas der Scharfsinnige“; nicht, wenn die Bluff-Karten ignoriert werden, wie durch Flit 13 oder Flit 8.',
  },
  'symbole/bluff-symbol/4': {
    title: 'BLUFF: Wert, solange ignoriert',
    summary:
      'Werden nur die Symbole ignoriert, behalten Bluff-Karten ihren aufgedruckten Wert 2; werden die Karten ignoriert, ist er 0.',
  },
}
