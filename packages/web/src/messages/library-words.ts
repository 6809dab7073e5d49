/** Words for what the rulebooks have: kinds of items, and their sections. */
import type { Lang } from '@regelwerk/core'

type Words = readonly [en: string, de: string, it: string]

const kind: Readonly<Record<string, Words>> = {
  chapter: ['Chapter', 'Kapitel', 'Capitolo'],
  rule: ['Rule', 'Regel', 'Regola'],
  example: ['Example', 'Beispiel', 'Esempio'],
  entry: ['Entry', 'Eintrag', 'Voce'],
  ruling: ['Ruling', 'Regelentscheid', 'Chiarimento'],
  faq: ['Question', 'Frage', 'Domanda'],
  errata: ['Erratum', 'Erratum', 'Errata'],
}

const section: Readonly<Record<string, Words>> = {
  // Lorcana's chapters
  '1': ['1 Concepts', '1 Grundbegriffe', '1 Concetti'],
  '2': ['2 Gameplay', '2 Spielverlauf', '2 Svolgimento'],
  '3': ['3 Turn structure', '3 Aufbau des Zuges', '3 Struttura del turno'],
  '4': ['4 Turn actions', '4 Aktionen im Zug', '4 Azioni del turno'],
  '5': ['5 Cards', '5 Karten', '5 Carte'],
  '6': ['6 Abilities', '6 Fähigkeiten', '6 Abilità'],
  '7': ['7 Zones', '7 Zonen', '7 Zone'],
  '8': ['8 Keywords', '8 Schlüsselwörter', '8 Parole chiave'],
  '9': ['9 Multiplayer', '9 Mehrere Spieler', '9 Più giocatori'],
  '10': ['10 Variants', '10 Varianten', '10 Varianti'],
  rules: ['Rules', 'Regeln', 'Regole'],
  glossary: ['Glossary', 'Glossar', 'Glossario'],
  faq: ['Questions and answers', 'Fragen und Antworten', 'Domande e risposte'],
  errata: ['Errata', 'Errata', 'Errata'],
  timing: ['Timing', 'Zeitliche Abläufe', 'Tempistiche'],
  step: ['Steps of a round', 'Schritte einer Runde', 'Passi di un round'],
  restricted: ['Restricted list', 'Liste eingeschränkter Karten', 'Lista delle carte limitate'],
  base: ['Basic rules', 'Grundregeln', 'Regole di base'],
  allgemein: ['General questions', 'Allgemeines', 'Generalità'],
  symbole: ['Icons', 'Symbole', 'Simboli'],
  mutanten: ['Mutants', 'Mutanten', 'Mutanti'],
  interventionen: ['Interventions', 'Interventionen', 'Interventi'],
  inquisitoren: ['Inquisitors', 'Inquisitoren', 'Inquisitori'],
  geister: ['Spirits', 'Geister', 'Spiriti'],
  kristallkarten: ['Crystal cards', 'Kristallkarten', 'Carte cristallo'],
}

/** Why an item cannot be shown by a position. */
const informative: Readonly<Record<string, Words>> = {
  heading: ['a heading', 'eine Überschrift', 'un titolo'],
  introduction: ['an introduction', 'eine Einleitung', 'un’introduzione'],
  definition: ['a definition', 'eine Begriffsbestimmung', 'una definizione'],
  physical: ['a matter of the physical table', 'eine Sache des Tisches', 'una questione materiale'],
  'tournament policy': ['a matter of tournaments', 'eine Sache von Turnieren', 'una questione da torneo'],
  overview: ['an overview', 'ein Überblick', 'una panoramica'],
  question: ['a question', 'eine Frage', 'una domanda'],
  layout: ['how something is laid out', 'eine Sache des Aufbaus', 'una questione di disposizione'],
  'cross-reference': ['a cross-reference', 'ein Querverweis', 'un rimando'],
  wording: ['a matter of wording', 'eine Sache der Wortwahl', 'una questione di formulazione'],
}

const tables = { kind, section, informative }

/** The word for an id; a name that is the same everywhere, such as that of a people, begins with a capital. */
export function sayIfKnown(lang: Lang, table: keyof typeof tables, id: string): string {
  const words = tables[table][id]
  if (words === undefined) return id.slice(0, 1).toUpperCase() + id.slice(1)
  return words[{ en: 0, de: 1, it: 2 }[lang] as 0 | 1 | 2]
}
