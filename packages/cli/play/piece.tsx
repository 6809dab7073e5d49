/** A card as it lies on the table, in one line, in two or in a box; and in hand. */
import type { Face, Mark, Piece } from '@regelwerk/core'
import { Box } from 'ink'
import type { ReactNode } from 'react'
import { inWords, isWordy, ownSigns, sign, signs, suitColour } from './marks.ts'
import { type Cell, tuckedUnder } from './pieces.ts'
import type { Playing } from './playing.ts'
import { type Detail, HEIGHT } from './rows.ts'
import { cutRuns, faint, joined, lengthOf, plain, type Run, Runs } from './runs.tsx'
import { cut, fit, fitName } from './text.ts'

interface Props {
  playing: Playing
  cell: Cell
  width: number
}

const faceOf = ({ playing, cell }: Props): Face | null =>
  cell.piece.def === undefined ? null : playing.faceOf(cell.piece.def)

/** What tells how it lies, before its name. */
function leadOf({ playing, cell: { piece, host } }: Props): string {
  const { handle, turned, facedown, lifted } = piece
  if (handle !== undefined && playing.playable.has(handle)) return ownSigns.playable
  if (turned) return ownSigns.turned
  if (facedown) return ownSigns.facedown
  if (lifted) return ownSigns.inAction
  return host === undefined ? ' ' : ownSigns.standsAt
}

function nameRun(props: Props, name: string): Run {
  const { playing, cell } = props
  const { handle, turned, dim } = cell.piece
  const face = faceOf(props)
  return {
    text: name,
    colour: face === null ? undefined : suitColour(face),
    dim: turned === true || dim === true,
    bold: !turned && !dim,
    inverse: handle !== undefined && playing.marked.includes(handle),
  }
}

/** That it is turned, and where it stands, is told by how it is drawn. */
const told = ({ marks }: Piece): Mark[] => marks.filter(({ glyph }) => glyph !== ownSigns.turned)

/** A value of nothing at the end is left out, unless it is one of the two that count most. */
const valuesOf = ({ values }: Piece): Run[] =>
  signs(values.at(-1)?.value === 0 && values.length > 2 ? values.slice(0, -1) : values)

/** Printed icons that count as long as it lies there face up. */
function lasting(props: Props): Run[] {
  const face = props.cell.piece.facedown ? null : faceOf(props)
  return signs(face?.icons.filter(({ lasts }) => lasts) ?? [])
}

/** Values, what lies on it and what is under it, in signs; the same sign once. */
function shortly(props: Props): Run[] {
  const { piece } = props.cell
  const marks = told(piece).filter((mark) => !isWordy(mark))
  const seen = new Set<string>()
  const once = signs(marks).filter(({ text }) => !seen.has(text) && seen.add(text))
  const under = tuckedUnder(piece).length
  const tucked = under === 0 ? [] : [plain(`${ownSigns.tucked}${under}`)]
  return [...valuesOf(piece), ...once, ...lasting(props), ...tucked]
}

/** The same at length: what has no number in words, and the names of what is attached. */
function atLength(props: Props): Run[] {
  const { playing, cell } = props
  const { piece } = cell
  const marks = told(piece)
  const isSign = (mark: Mark): boolean =>
    !isWordy(mark) && (mark.value !== undefined || mark.tone !== undefined)
  const words = marks.filter((mark) => !isSign(mark)).map(inWords)
  const under = tuckedUnder(piece).map(
    (one) => `${ownSigns.tucked}${one.turned ? ownSigns.turned : ''}${playing.nameOf(one)}`,
  )
  const rest = [...under, ...words].join(', ')
  const apart = marks.filter(isSign).map((mark) => [sign(mark)])
  return joined([valuesOf(piece), ...apart, lasting(props), [faint(rest)]], ' ')
}

/** Sign, name and, where they fit, what is told beside it. */
function line(props: Props, beside: readonly Run[]): Run[] {
  const { playing, cell, width } = props
  const lead = `${leadOf(props)}${signOf(faceOf(props))}`
  const tail = lengthOf(beside) === 0 ? [] : [plain(' '), ...beside]
  const room = Math.max(LEAST_NAME, width - 1 - lead.length - lengthOf(tail))
  const whole = playing.nameOf(cell.piece)
  const name = tail.length === 0 ? cut(whole, room) : fitName(whole, room).trimEnd()
  return [plain(lead), nameRun(props, name), ...tail]
}

const LEAST_NAME = 8

const signOf = (face: Face | null): string => (face?.sign === undefined ? '' : `${face.sign} `)

export function PieceCell({ detail, ...props }: Props & { detail: Detail }): ReactNode {
  const { width } = props
  if (detail === 'box') return <BoxedPiece {...props} />
  return (
    <Box width={width} flexDirection="column">
      <Runs runs={line(props, detail === 'line' ? shortly(props) : [])} width={width - 1} />
      {detail === 'lines' && (
        <Runs runs={[plain(' '.repeat(INDENT)), ...atLength(props)]} width={width - 1} />
      )}
    </Box>
  )
}

const INDENT = 2

function BoxedPiece(props: Props): ReactNode {
  const { playing, cell, width } = props
  const { piece } = cell
  const face = faceOf(props)
  const [name = '', version] = playing.nameOf(piece).split(' - ')
  const inner = width - 3
  const isMarked = piece.handle !== undefined && playing.marked.includes(piece.handle)
  const under = tuckedUnder(piece).map((one) => playing.nameOf(one))
  const second =
    version ??
    (under.length > 0
      ? `${ownSigns.tucked}${under.join(', ')}`
      : face?.traits.join(' · ') || face?.type || '')
  const head = `${signOf(face)}${name}`
  return (
    <Box
      width={width - 1}
      height={HEIGHT.box}
      marginRight={1}
      flexDirection="column"
      borderStyle={isMarked ? 'bold' : piece.turned ? 'single' : 'round'}
      borderColor={face === null ? undefined : suitColour(face)}
      borderDimColor={piece.turned === true && !isMarked}
    >
      <Runs runs={[nameRun(props, fit(head, inner - 2)), plain(` ${leadOf(props)}`)]} width={inner} />
      <Runs runs={[faint(cut(second, inner))]} width={inner} />
      <Runs runs={atLength(props)} width={inner} />
    </Box>
  )
}

/** Cost, name, printed values and icons, as far as they leave room for the name. */
export function HandCell(props: Props): ReactNode {
  const { playing, cell, width } = props
  const { piece } = cell
  const face = faceOf(props)
  const cost = face?.cost?.value
  const isPlayable = leadOf(props) === ownSigns.playable
  const lead = `${isPlayable ? ownSigns.playable : ' '}${cost === undefined ? '' : `${cost} `}${signOf(face)}`
  const name = playing.nameOf(piece)
  const values = face === null ? [] : signs(face.values)
  const icons = [...(face === null ? [] : signs(face.icons)), ...signs(piece.marks)]
  const roomBeside = (tail: readonly Run[]): number => width - 2 - lead.length - lengthOf(tail)
  const [short = name] = name.split(' - ')
  const least = Math.min(short.length, LEAST_IN_HAND)
  const tail = [joined([values, icons], ' '), values, icons].find((runs) => roomBeside(runs) >= least) ?? []
  const shown = fitName(name, roomBeside(tail)).trimEnd()
  return (
    <Box width={width}>
      <Runs
        runs={[
          { ...plain(lead), bold: isPlayable },
          { ...nameRun(props, shown), bold: isPlayable },
          plain(' '),
          ...tail,
        ]}
        width={width}
      />
    </Box>
  )
}

const LEAST_IN_HAND = 14

/** A place with what lies in it: what is at the bottom of it, then what lies on top. */
export function SlotCell({ lines, ...props }: Props & { lines: number }): ReactNode {
  const { playing, cell, width } = props
  const { piece } = cell
  const bottom = piece.attached.at(-1) ?? piece
  const inside = bottom === piece ? [] : [piece, ...piece.attached.slice(0, -1)]
  const ground = groundRuns({ ...props, cell: { piece: bottom } }, piece.lifted === true)
  // The card the cursor is on is to be seen.
  const top = inside.find(({ handle }) => playing.marked.includes(handle ?? -1)) ?? inside[0]
  const more = inside.length > 1 ? [plain(`+${inside.length - 1}`)] : []
  const room = (lines === 1 ? width - lengthOf(ground.short) : width) - 1 - lengthOf(more)
  const standing =
    top === undefined ? [] : standingRuns({ ...props, cell: { piece: { ...top, lifted: false } } }, room)
  if (lines === 1) {
    const isAlone = standing.length === 0
    return (
      <Box width={width}>
        <Runs runs={[...(isAlone ? ground.long : ground.short), ...standing, ...more]} width={width - 1} />
      </Box>
    )
  }
  return (
    <Box width={width} flexDirection="column">
      <Runs runs={ground.long} width={width - 1} />
      <Runs runs={standing.length === 0 ? [faint(' –')] : [...standing, ...more]} width={width - 1} />
    </Box>
  )
}

/** In signs alone, or with its name. */
function groundRuns(props: Props, isLifted: boolean): { short: Run[]; long: Run[] } {
  const { playing, cell } = props
  const { piece } = cell
  const state = [
    ...signs(piece.values),
    ...signs(told(piece).filter(({ glyph }) => glyph !== ownSigns.inAction)),
  ]
  const hidden =
    piece.facedown && !state.some(({ text }) => text === ownSigns.facedown) ? [plain(ownSigns.facedown)] : []
  const short = [plain(isLifted ? ownSigns.inAction : ' '), ...hidden, ...state]
  const name =
    piece.def === undefined
      ? []
      : [plain(' '), { ...nameRun(props, playing.nameOf(piece)), colour: undefined }]
  return { short, long: [...short, ...name] }
}

function standingRuns(props: Props, room: number): Run[] {
  const { playing, cell } = props
  const { piece } = cell
  const face = faceOf(props)
  const lead = leadOf(props)
  if (piece.def === undefined) return [plain(` ${ownSigns.facedown}`)]
  const cost = face?.cost?.value ?? face?.sign
  const name = `${cost === undefined ? '' : `${cost} `}${playing.nameOf(piece)}`
  return cutRuns([plain(lead), nameRun(props, name)], room)
}
