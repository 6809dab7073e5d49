import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const de7: RuleTexts<RuleId> = {
  'terrah/terrah-27-undurchquerbarer-treibsand': {
    title: 'Undurchquerbarer Treibsand',
    summary:
      'Solange Terrah 27 „Undurchquerbarer Treibsand“ ausliegt, darf der Gegner mit vier oder mehr Handkarten keine Karte auf die Hand nehmen.',
  },
  'terrah/terrah-27-undurchquerbarer-treibsand/1': {
    title: 'Treibsand: Sonderfunktion',
    summary:
      'Aufgedruckt auf Terrah 27 „Undurchquerbarer Treibsand“: Mit vier oder mehr Handkarten darf der Gegner keine weitere nehmen.',
  },
  'terrah/terrah-27-undurchquerbarer-treibsand/2': {
    title: 'Treibsand: gleich woher',
    summary:
      'Gleich ist, woher die Karte käme: Nachziehstapel, Abwurfstapel, Kampf-, Unterstützungs- oder Einflussbereich oder Anführeraktions-Stapel.',
  },
  'terrah/terrah-27-undurchquerbarer-treibsand/3': {
    title: 'Treibsand: Aufnehmen und Ersetzen',
    summary:
      'Mit vier oder mehr Handkarten ist weder WIEDERAUFNEHMEN noch das Ziehen nach einem ERSETZEN erlaubt.',
  },
  'terrah/terrah-28-boshaftes-auge': {
    title: 'Boshaftes Auge',
    summary: 'Solange Terrah 28 „Boshaftes Auge“ ausliegt, darf der Gegner keine Aktionskarten auslegen.',
  },
  'terrah/terrah-28-boshaftes-auge/1': {
    title: 'Boshaftes Auge: Sonderfunktion',
    summary: 'Aufgedruckt auf Terrah 28 „Boshaftes Auge“: keine Aktionskarten für den Gegner.',
  },
  'terrah/terrah-28-boshaftes-auge/2': {
    title: 'Boshaftes Auge: was es verhindert',
    summary:
      'Anführeraktionen, Hyla, Kristallkarten und Schiffe kann man nicht auslegen; ERSETZEN und das Anlanden von Schiffen bleiben erlaubt.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben': {
    title: 'Erzeuge ein Erdbeben',
    summary:
      'Terrah 29 „Erzeuge ein Erdbeben“ darf alle Karten des gegnerischen Kampfbereichs abwerfen, ausgenommen aktive mit GESCHÜTZT.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben/1': {
    title: 'Erzeuge ein Erdbeben: Sonderfunktion',
    summary:
      'Aufgedruckt auf Terrah 29 „Erzeuge ein Erdbeben“: Der gegnerische Kampfbereich darf geleert werden, außer aktiven Karten mit GESCHÜTZT.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben/2': {
    title: 'Erzeuge ein Erdbeben: nur der Kampfbereich',
    summary: 'Nur der Kampfbereich ist betroffen; der Unterstützungsbereich bleibt, wie er ist.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben/3': {
    title: 'Erzeuge ein Erdbeben: inaktiv und GESCHÜTZT',
    summary:
      'Charaktere und Verstärkungen gehen, auch inaktive. Eine aktive Karte mit GESCHÜTZT bleibt, außer wenn ihr Symbol durch Hoax 16 „Mekarthas der Scharfsinnige“ ignoriert wird.',
  },
  'terrah/terrah-30-imponiere-dem-heiligen-drachen': {
    title: 'Imponiere dem Heiligen Drachen',
    summary:
      'Terrah 30 „Imponiere dem Heiligen Drachen“: Handkarten mit zusammen mindestens 8 Erde abwerfen, um einen Drachen zu gewinnen.',
  },
  'terrah/terrah-30-imponiere-dem-heiligen-drachen/1': {
    title: 'Imponiere dem Drachen: Sonderfunktion',
    summary:
      'Aufgedruckt auf Terrah 30 „Imponiere dem Heiligen Drachen“: Handkarten mit 8 oder mehr Erde kaufen einen Drachen.',
  },
  'terrah/terrah-30-imponiere-dem-heiligen-drachen/2': {
    title: 'Imponiere dem Drachen: wie bei Vulca 29',
    summary:
      'Es gilt, was zu Vulca 29 „Bezaubere den Heiligen Drachen“ gesagt ist, mit Erde statt Feuer: jeder Typ, nur aufgedruckte Werte, keine Karte, die nichts beiträgt.',
  },
}
