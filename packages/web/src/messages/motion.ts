/** What the table says while something moves, is aimed at or has changed. */
import { type Catalogue, speaker } from './index.ts'

const en = {
  makes: 'makes {n}',
  stays: 'stays {n}',
  skip: 'Skip',
  new: 'new',
  moved: 'moved',
  sinceActed: 'Since you last acted',
  isNew: 'new since you last acted',
  hasMoved: 'moved since you last acted',
  hasChanged: 'changed since you last acted',
  copyLeft: 'left',
  copyMiddle: 'middle',
  copyRight: 'right',
  copyNth: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} from the left',
  position: '{n} of {of}',
}

type MotionMessage = keyof typeof en

const de: Record<MotionMessage, string> = {
  makes: 'macht {n}',
  stays: 'bleibt {n}',
  skip: 'Überspringen',
  new: 'neu',
  moved: 'bewegt',
  sinceActed: 'Seit du zuletzt dran warst',
  isNew: 'neu, seit du zuletzt dran warst',
  hasMoved: 'anderswo, seit du zuletzt dran warst',
  hasChanged: 'verändert, seit du zuletzt dran warst',
  copyLeft: 'links',
  copyMiddle: 'Mitte',
  copyRight: 'rechts',
  copyNth: '{n}. von links',
  position: '{n} von {of}',
}

const it: Record<MotionMessage, string> = {
  makes: 'fa {n}',
  stays: 'resta {n}',
  skip: 'Salta',
  new: 'nuova',
  moved: 'spostata',
  sinceActed: 'Da quando hai agito',
  isNew: 'nuova da quando hai agito',
  hasMoved: 'spostata da quando hai agito',
  hasChanged: 'cambiata da quando hai agito',
  copyLeft: 'a sinistra',
  copyMiddle: 'al centro',
  copyRight: 'a destra',
  copyNth: '{n}ª da sinistra',
  position: '{n} di {of}',
}

const catalogue: Catalogue<MotionMessage> = { en, de, it }
export const sayMotion = speaker(catalogue)
