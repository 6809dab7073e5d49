/** A game being played or watched: ties the board, the prompt, the log and what opens over them together. */
import type { Game, Lang, Piece, Table } from '@regelwerk/core'
import { WATCHER } from '@regelwerk/core'
import { areHintsFair, type Screen } from '@regelwerk/protocol'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { sayTable, type TableMessage } from '../messages/table.ts'
import type { Hint, Session, SessionState } from '../session/session.ts'
import { AdviceView } from './advice.tsx'
import { Announcer } from './announcer.tsx'
import { Board } from './board.tsx'
import { type Inspected, TableContext } from './context.ts'
import { nameOfPiece } from './describe.ts'
import { Dragging, type DroppedOn } from './dragging.tsx'
import { focusChoice } from './focus-choice.ts'
import { Inspect } from './inspect.tsx'
import { Log } from './log.tsx'
import { isInSight, piecesByThing, thingOf, zonesOf } from './lookup.ts'
import { useMotion } from './motion.ts'
import { OutcomeView, sayOutcome } from './outcome.tsx'
import { Over, type Overlay, RuleOver } from './over.tsx'
import {
  activate,
  drop,
  type Effect,
  type Entry,
  isPlain,
  type Offered,
  obstaclesOf,
  type Thing,
} from './picking.ts'
import { Prompt } from './prompt.tsx'
import { Refusal, type Refused } from './refusal.tsx'
import { keepOneStop } from './roving.ts'
import { Scrubber } from './scrubber.tsx'
import { Toolbar } from './toolbar.tsx'
import { useDeciding } from './use-deciding.ts'
import { useFit } from './use-fit.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { useInSight } from './use-in-sight.ts'
import { useRoom } from './use-room.ts'
import { type Acts, useTableUse } from './use-table-use.ts'

interface Props {
  session: Session
  state: SessionState & { screen: Screen }
  game: Game
  table: Table
  lang: Lang
  after?: ReactNode
  /** Who is told what to do just before the table changes. */
  onBeforeChange(measure: () => void): void
}

export function Playing({ session, state, game, table, lang, after, onBeforeChange }: Props) {
  const { screen } = state
  const root = useRef<HTMLElement>(null)
  const board = useRef<HTMLElement>(null)
  const room = useRoom(root)
  const deciding = useDeciding(screen, table, (choice) => session.answer(choice))
  const [pointedAt, setInspected] = useState<Inspected | null>(null)
  const [refused, setRefused] = useState<{ key: string; piece: Piece; aim: Aim } | null>(null)
  const [over, setOver] = useState<Overlay | null>(null)
  const [rule, setRule] = useState<{ rule: string; at: HTMLElement } | null>(null)
  const { decision } = screen
  const say = (key: TableMessage, values?: Record<string, string | number>) => sayTable(lang, key, values)

  const fit = useFit(board, room)
  const measure = useMotion(root, table, () => {
    fit()
    if (board.current !== null) keepOneStop(board.current)
  })
  useEffect(() => onBeforeChange(measure), [onBeforeChange, measure])
  useFocusKept(root, deciding.key)
  useInSight(root, deciding.key, room === 'narrow')

  const pieces = useMemo(() => piecesByThing(table), [table])
  const inspected = pointedAt === null ? null : asItIsNow(pointedAt, pieces)
  const asked = useMemo(
    () => (screen.decision === null ? screen.waiting : [screen.seat, ...screen.waiting]),
    [screen],
  )
  const lookAway = useCallback(() => setInspected(null), [])
  const isFolded = deciding.offered.every((one) => isPlain(one) || isInSight(table, one))

  const hint = decision !== null && state.hint?.seq === screen.seq ? state.hint : null
  const advised = useMemo(() => bestOf(hint, decision), [hint, decision])
  const hasHints =
    session.hint !== undefined &&
    screen.seat !== WATCHER &&
    screen.outcome === null &&
    (state.match === undefined || areHintsFair(state.match.seats, screen.seat))
  const canHint = hasHints && decision !== null && !state.busy && state.connection !== 'lost'
  const askForHint = (): void => {
    if (canHint && hint === null) session.hint?.()
  }

  const follow = (effect: Effect, title: string, at: HTMLElement, thing: Thing | null): void => {
    setRefused(null)
    if (effect.kind === 'take') take(effect.index)
    else if (effect.kind === 'aim') {
      deciding.setAim(effect.aim)
      setOver(null)
    } else if (effect.kind === 'menu') setOver({ kind: 'menu', title, entries: effect.entries, at, thing })
  }
  const take = (index: number): void => {
    if (state.busy) return
    setOver(null)
    deciding.take(index)
  }
  const confirm = (): void => {
    if (!state.busy) deciding.confirm()
  }

  const acts: Acts = {
    activate(thing, piece, at) {
      const shown = over?.kind === 'menu' && over.thing === thing ? over.entries[0] : undefined
      if (shown !== undefined) {
        // The second gesture on the same card does what it does first.
        takeEntry(shown)
        return
      }
      const effect =
        thing === null
          ? { kind: 'nothing' as const }
          : activate(deciding.offered, thing, deciding.draft.aim, decision?.kind === 'pick')
      if (effect.kind !== 'nothing' && decision?.kind !== 'order') {
        const title = piece === null ? '' : say('menuAt', { name: nameOfPiece(use, piece) })
        if (piece !== null) setInspected({ piece })
        follow(effect, title, at, thing)
        return
      }
      if (piece === null) return
      setInspected({ piece })
      if (decision !== null) {
        setRefused({ key: deciding.key, piece, aim: deciding.draft.aim })
        if (screen.obstacles === undefined) session.why?.()
      }
      if (room === 'narrow') setOver({ kind: 'card' })
    },
    inspect(what, sheet) {
      setInspected(what)
      if (!sheet || room !== 'narrow') return
      setRefused(null)
      setOver({ kind: 'card' })
    },
    lookThrough: (zone, title) => setOver({ kind: 'pile', zone, title }),
    showRule: (rule, at) => setRule({ rule, at }),
  }
  const use = useTableUse({ game, lang, state, deciding, advised }, acts)

  const dropped = (from: Thing, on: DroppedOn): void => {
    const ownZones = zonesOf(table)
      .filter((zone) => table.sides.some(({ seat, zones }) => seat === screen.seat && zones.includes(zone)))
      .map(({ id }) => id)
    const zone = on.seat === null || on.seat === screen.seat ? on.zone : null
    const effect = drop(deciding.offered, from, {
      thing: on.thing,
      zone,
      ownZones: [...ownZones.filter((id) => id !== 'hand'), ''],
    })
    const piece = pieces.get(from)
    follow(effect, piece ? say('menuAt', { name: nameOfPiece(use, piece) }) : '', on.element, from)
  }

  const point = (offered: Offered | null): void => {
    const things = offered === null ? [] : [...offered.to, ...(offered.from === null ? [] : [offered.from])]
    const piece = things.map((thing) => pieces.get(thing)).find((one) => one !== undefined)
    setInspected(piece === undefined ? null : { piece, isListed: true })
  }
  const takeEntry = (entry: Entry): void => {
    if ('index' in entry) take(entry.index)
    else {
      deciding.setAim(entry.aim)
      setOver(null)
    }
  }

  const keyDown = (event: React.KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.target instanceof HTMLInputElement && event.target.type !== 'range') return
    if (event.key === 'Escape' && deciding.draft.aim !== null) deciding.setAim(null)
    else if (event.key === '?') setOver({ kind: 'help' })
    else if (event.key === 'h' && hasHints) askForHint()
    else if (/^[0-9]$/.test(event.key)) focusChoice(root.current, event.key)
    else return
    event.preventDefault()
  }

  const text = decision?.text ?? say('waitingFor', { names: screen.waiting.map(use.calledIn).join(', ') })
  const refusal = refused?.key === deciding.key ? whyNothing(screen, refused.piece, refused.aim) : null
  const isPlayer = screen.seat !== WATCHER
  const isReplay = state.steps !== undefined
  const seats = table.sides.length
  const reading = (
    <section className="reading" tabIndex={inspected === null ? undefined : 0} aria-label={say('reading')}>
      {inspected !== null ? <Inspect {...inspected} /> : <p className="soft hint">{say('inspectHint')}</p>}
    </section>
  )
  const asking = (
    <>
      {state.problem !== null && (
        <p className="problem" role="alert">
          {state.problem}
        </p>
      )}
      {state.connection === 'lost' && (
        <p className="problem" role="status">
          {say('lost')}
        </p>
      )}
      {state.steps && <Scrubber session={session} steps={state.steps} viewer={screen.seat} seats={seats} />}
      {screen.outcome === null ? (
        <Prompt
          screen={screen}
          deciding={{ ...deciding, take, confirm }}
          isBusy={state.busy}
          isFolded={isFolded}
          onPoint={point}
        />
      ) : (
        <OutcomeView outcome={screen.outcome} viewer={screen.seat} after={after} />
      )}
    </>
  )

  return (
    <TableContext value={use}>
      <Dragging onDrop={dropped}>
        <section
          ref={root}
          className="table-screen"
          data-game={game.id}
          data-room={room}
          data-seq={screen.seq}
          data-busy={state.busy || undefined}
          data-aiming={deciding.draft.aim !== null || undefined}
          onKeyDown={keyDown}
          aria-label={say('table')}
        >
          <Toolbar
            caption={table.caption}
            track={table.track ?? null}
            undo={isPlayer && !isReplay ? () => session.undo() : null}
            canUndo={(screen.canUndo || state.connection === 'connected') && !state.busy}
            hint={hasHints ? askForHint : null}
            canHint={canHint}
            isThinking={hint?.answers === null}
            concede={
              isPlayer && !isReplay && screen.outcome === null ? () => setOver({ kind: 'concede' }) : null
            }
            log={room === 'narrow' ? () => setOver({ kind: 'log' }) : null}
            help={() => setOver({ kind: 'help' })}
          />
          <Board
            board={board}
            table={table}
            viewer={screen.seat}
            asked={asked}
            bar={room === 'narrow' ? null : asking}
            onLeave={lookAway}
          />
          <div className="panel">
            {room === 'narrow' ? asking : reading}
            {hasHints && <AdviceView hint={hint} decision={decision} />}
            {room !== 'narrow' && refusal !== null && (
              <Refusal refused={refusal} onClose={() => setRefused(null)} />
            )}
            {room !== 'narrow' && <Log lines={state.log} />}
          </div>
          <Announcer
            lines={state.log}
            prompt={
              screen.outcome === null
                ? text
                : `${say('over')}. ${sayOutcome(use, screen.outcome, screen.seat)}`
            }
            named={use.named}
          />
          {over !== null && (
            <Over
              over={over}
              log={state.log}
              inspected={inspected}
              refused={refusal}
              picked={deciding.draft.picked}
              onTake={takeEntry}
              onConcede={() => {
                setOver(null)
                session.concede()
              }}
              onClose={() => setOver(null)}
            />
          )}
          {rule !== null && <RuleOver {...rule} onClose={() => setRule(null)} />}
        </section>
      </Dragging>
    </TableContext>
  )
}

/** The options of the best answer; an order has them all, so none stands out. */
const bestOf = (hint: Hint | null, decision: Screen['decision']): readonly number[] =>
  decision?.kind === 'order' ? [] : [hint?.answers?.[0]?.choice ?? []].flat()

/** What is being read may have changed meanwhile, or be gone. */
function asItIsNow({ piece, ...how }: Inspected, pieces: ReadonlyMap<Thing, Piece>): Inspected | null {
  const thing = thingOf(piece)
  const now = thing === null ? piece : pieces.get(thing)
  return now === undefined ? null : { ...how, piece: now }
}

type Aim = Parameters<typeof obstaclesOf>[2]

/** null: it is not known yet. */
function whyNothing({ obstacles }: Screen, piece: Piece, aim: Aim): Refused | null {
  if (piece.handle === undefined) return { piece, obstacles: [] }
  return obstacles === undefined ? null : { piece, obstacles: obstaclesOf(obstacles, piece.handle, aim) }
}
