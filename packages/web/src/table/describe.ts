/** A piece in words, for those who hear the table. */
import type { Piece } from '@regelwerk/core'
import { sayMotion } from '../messages/motion.ts'
import type { TableUse } from './context.ts'
import { thingOf } from './lookup.ts'
import { markText } from './mark.tsx'

/** Which of several copies it is, too. */
export function nameOfCopy(use: Pick<TableUse, 'face' | 'say' | 'positionOf'>, piece: Piece): string {
  const copy = use.positionOf(thingOf(piece))?.copy ?? null
  return copy === null ? nameOfPiece(use, piece) : `${nameOfPiece(use, piece)} (${copy})`
}

export function nameOfPiece(use: Pick<TableUse, 'face' | 'say'>, piece: Piece): string {
  if (piece.def !== undefined) {
    const { name, version } = use.face(piece.def)
    return version ? `${name} – ${version}` : name
  }
  return piece.name ?? use.say('unknownCard')
}

const SAID = { new: 'isNew', moved: 'hasMoved', changed: 'hasChanged' } as const

export function describePiece(use: TableUse, piece: Piece): string {
  const { say } = use
  const thing = thingOf(piece)
  const face = piece.def === undefined ? null : use.face(piece.def)
  const values = piece.values.length > 0 ? piece.values : (face?.values ?? [])
  const marked = use.marked(thing)
  const place = use.placeOf(thing)
  const change = use.changeOf(thing)
  const position = use.positionOf(thing)
  const said = [
    nameOfCopy(use, piece),
    ...(face?.cost ? [markText(face.cost)] : []),
    ...values.map(markText),
    ...piece.marks.map(markText),
    ...(piece.turned ? [say('turned')] : []),
    ...(piece.attached.length > 0 ? [say('withAttached', { n: piece.attached.length })] : []),
    ...(position === null || position.of === 1
      ? []
      : [sayMotion(use.lang, 'position', { n: position.n, of: position.of })]),
    ...(change === null ? [] : [sayMotion(use.lang, SAID[change.kind])]),
    ...(marked === 'chosen' ? [say('chosen')] : []),
    ...(place === null ? [] : [say('place', { n: place })]),
    ...(use.isAdvised(thing) ? [say('advised')] : []),
    ...(marked === 'may' ? [say('mayUse')] : []),
    ...(marked === 'target' || marked === 'aimed' ? [say('mayTarget')] : []),
  ]
  return said.join(', ')
}
