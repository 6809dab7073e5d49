/** What the page says around guided first games. */
import { type Catalogue, speaker } from './index.ts'

const en = {
  title: 'Your first game of {game}',
  coach: 'Guide',
  step: 'Step {at} of {of}',
  goOn: 'Go on',
  skip: 'Skip',
  you: 'You',
  opponent: 'Opponent',
  loading: 'The table is being laid …',
  none: 'There is no guided game of that name',
  wrong: 'The guided game cannot go on: {detail}',
  done: 'Well played',
  playReal: 'Play a whole game',
  puzzles: 'Puzzles of this game',
  another: 'First game of {game}',
  again: 'Once more',
  offer: 'New here?',
  offerWhat:
    'A guided first game: real cards, real rules, three minutes. It shows you what to do, and you can leave at any time.',
  notNow: 'Not now',
  learn: 'New to it? A guided game, 3 minutes',
  learnOf: 'New to it? A guided game, 3 minutes: {game}',
  learnt: 'The guided game again',
  learntOf: 'The guided game again: {game}',
}

export type LessonMessage = keyof typeof en

const de: Record<LessonMessage, string> = {
  title: 'Dein erstes Spiel {game}',
  coach: 'Anleitung',
  step: 'Schritt {at} von {of}',
  goOn: 'Weiter',
  skip: 'Überspringen',
  you: 'Du',
  opponent: 'Gegner',
  loading: 'Der Tisch wird gedeckt …',
  none: 'Ein solches erstes Spiel gibt es nicht',
  wrong: 'Das erste Spiel kann nicht weitergehen: {detail}',
  done: 'Gut gespielt',
  playReal: 'Ein ganzes Spiel spielen',
  puzzles: 'Rätsel zu diesem Spiel',
  another: 'Erstes Spiel {game}',
  again: 'Noch einmal',
  offer: 'Neu hier?',
  offerWhat:
    'Ein erstes Spiel mit Anleitung: echte Karten, echte Regeln, drei Minuten. Es zeigt dir, was zu tun ist, und du kannst jederzeit gehen.',
  notNow: 'Nicht jetzt',
  learn: 'Noch neu? Ein Spiel mit Anleitung, 3 Minuten',
  learnOf: 'Noch neu? Ein Spiel mit Anleitung, 3 Minuten: {game}',
  learnt: 'Noch einmal mit Anleitung',
  learntOf: 'Noch einmal mit Anleitung: {game}',
}

const it: Record<LessonMessage, string> = {
  title: 'La tua prima partita a {game}',
  coach: 'Guida',
  step: 'Passo {at} di {of}',
  goOn: 'Avanti',
  skip: 'Salta',
  you: 'Tu',
  opponent: 'Avversario',
  loading: 'Si prepara il tavolo …',
  none: 'Non c’è una prima partita con questo nome',
  wrong: 'La prima partita non può proseguire: {detail}',
  done: 'Ben giocato',
  playReal: 'Gioca una partita intera',
  puzzles: 'Rompicapi di questo gioco',
  another: 'Prima partita a {game}',
  again: 'Ancora una volta',
  offer: 'Prima volta qui?',
  offerWhat:
    'Una prima partita guidata: carte vere, regole vere, tre minuti. Ti mostra che cosa fare, e puoi uscire in ogni momento.',
  notNow: 'Non ora',
  learn: 'Sei alle prime armi? Partita guidata, 3 minuti',
  learnOf: 'Sei alle prime armi? Partita guidata, 3 minuti: {game}',
  learnt: 'Di nuovo la partita guidata',
  learntOf: 'Di nuovo la partita guidata: {game}',
}

const catalogue: Catalogue<LessonMessage> = { en, de, it }
export const sayLesson = speaker(catalogue)
