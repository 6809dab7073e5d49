/** A piece in words, for those who hear the table. */
import type { Piece } from '@regelwerk/core'
import type { TableUse } from './context.ts'
import { thingOf } from './lookup.ts'
import { markText } from './mark.tsx'

export function nameOfPiece(use: Pick<TableUse, 'face' | 'say'>, piece: Piece): string {
  if (piece.def !== undefined) {
    const { name, version } = use.face(piece.def)
    return version ? `${name} – ${version}` : name
  }
  return piece.name ?? use.say('unknownCard')
}

export function describePiece(use: TableUse, piece: Piece): string {
  const { say } = use
  const thing = thingOf(piece)
  const face = piece.def === undefined ? null : use.face(piece.def)
  const values = piece.values.length > 0 ? piece.values : (face?.values ?? [])
  const marked = use.marked(thing)
  const place = use.placeOf(thing)
  const said = [
    nameOfPiece(use, piece),
    ...(face?.cost ? [markText(face.cost)] : []),
    ...values.map(markText),
    ...piece.marks.map(markText),
    ...(piece.turned ? [say('turned')] : []),
    ...(piece.attached.length > 0 ? [say('withAttached', { n: piece.attached.length })] : []),
    ...(marked === 'chosen' ? [say('chosen')] : []),
    ...(place === null ? [] : [say('place', { n: place })]),
    ...(use.isAdvised(thing) ? [say('advised')] : []),
    ...(marked === 'may' ? [say('mayUse')] : []),
    ...(marked === 'target' || marked === 'aimed' ? [say('mayTarget')] : []),
  ]
  return said.join(', ')
}
