/** A game being played or watched: ties the board, the prompt, the log and what opens over them together. */
import type { Game, Lang, LogLine, Piece, Table } from '@regelwerk/core'
import { WATCHER } from '@regelwerk/core'
import { areHintsFair, type DecisionOnScreen, type OptionOnScreen, type Screen } from '@regelwerk/protocol'
import { lazy, Suspense, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { After } from '../ending/after.ts'
import { sayTable, type TableMessage } from '../messages/table.ts'
import type { Hint, Session, SessionState } from '../session/session.ts'
import { useSettings } from '../settings.ts'
import { useSound } from '../sound/use-sound.ts'
import { AdviceView } from './advice.tsx'
import { Announcer } from './announcer.tsx'
import { Board } from './board.tsx'
import { type Inspected, TableContext } from './context.ts'
import { positionsOf, toldApart } from './copies.ts'
import { nameOfCopy } from './describe.ts'
import { type DropEntry, meant } from './drops.ts'
import { focusChoice } from './focus-choice.ts'
import { Following } from './following.tsx'
import { Inspect } from './inspect.tsx'
import { Layers } from './layers.tsx'
import { Log } from './log.tsx'
import { isInSight, piecesByThing, thingOf } from './lookup.ts'
import { useMotion } from './motion.ts'
import { OutcomeView, sayOutcome } from './outcome.tsx'
import { Over, type Overlay, RuleOver } from './over.tsx'
import {
  activate,
  cardThing,
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
import { useFocusKept } from './use-focus-kept.ts'
import { useFollowing } from './use-following.ts'
import { useForesight } from './use-foresight.ts'
import { useInSight } from './use-in-sight.ts'
import { isSmall, useRoom } from './use-room.ts'
import { useSince } from './use-since.ts'
import { type Acts, useTableUse } from './use-table-use.ts'
import { useTurnEnd } from './use-turn-end.ts'

interface Props {
  session: Session
  state: SessionState & { screen: Screen }
  game: Game
  table: Table
  lang: Lang
  after?: After | undefined
  /** Who is told what to do just before the table changes. */
  onBeforeChange(measure: () => void): void
}

// Fetched when a game is over.
const Ending = lazy(async () => ({ default: (await import('../ending/ending.tsx')).Ending }))

export function Playing({ session, state, game, table, lang, after, onBeforeChange }: Props) {
  const positions = useMemo(() => positionsOf(table, lang), [table, lang])
  const screen = useMemo(
    () => withDecision(state.screen, (decision) => toldApart(decision, positions)),
    [state.screen, positions],
  )
  const root = useRef<HTMLElement>(null)
  const board = useRef<HTMLElement>(null)
  const room = useRoom(root)
  const since = useSince(screen, table, state.log, state.steps === undefined)
  useSound(screen, table)
  const following = useFollowing(screen, state.log)
  const deciding = useDeciding(screen, table, (choice) => {
    following.acted()
    since.acted()
    session.answer(choice)
  })
  const [pointedAt, setPointedAt] = useState<Inspected | null>(null)
  // What is read may come a moment later: the gesture itself does not wait for it.
  const setInspected = (what: Inspected | null): void => {
    // Of a ring or a house there is nothing to read that is not seen: the card read last stays.
    const isToken = what !== null && what.piece.def === undefined && what.piece.token !== undefined
    if (!isToken || isPhone) startTransition(() => setPointedAt(what))
  }
  const [refused, setRefused] = useState<{ seq: number; piece: Piece; aim: Aim } | null>(null)
  const [over, setOver] = useState<Overlay | null>(null)
  const [rule, setRule] = useState<{ rule: string; at: HTMLElement } | null>(null)
  const [isEnding, setEnding] = useState(true)
  const isOver = screen.outcome !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each end is shown, also of another game
  useEffect(() => setEnding(true), [isOver])
  const { decision } = screen
  /** What a drop has said already of the next question. */
  const promised = useRef<OptionOnScreen | null>(null)
  const foresight = useForesight(session, screen, lang)
  const say = (key: TableMessage, values?: Record<string, string | number>) => sayTable(lang, key, values)

  const isPhone = isSmall(room)
  const { cards } = useSettings()
  const settle = (): void => {
    if (board.current !== null) keepOneStop(board.current)
  }
  const measure = useMotion(root, table, settle, following.moved)
  useEffect(() => onBeforeChange(measure), [onBeforeChange, measure])
  useInSight(root, deciding.key, isPhone)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once whenever something else is asked
  useEffect(() => {
    const then = promised.current
    if (decision === null || then === null) return
    promised.current = null
    const index = meant(decision.options, then)
    if (index !== null) deciding.take(index)
  }, [deciding.key])

  const pieces = useMemo(() => piecesByThing(table), [table])
  // What was pointed at last stays to be read; before that, and once it is gone, what was told of last.
  const told = useMemo(() => lastTold(state.log, pieces), [state.log, pieces])
  const inspected = (pointedAt && asItIsNow(pointedAt, pieces)) ?? told
  const asked = useMemo(
    () => (screen.decision === null ? screen.waiting : [screen.seat, ...screen.waiting]),
    [screen],
  )
  const undo = (): void => {
    since.acted()
    session.undo()
  }
  const hurry = useMemo(() => (session.hurry ? () => session.hurry?.() : null), [session])
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
    if (effect.kind === 'take') take(effect.index, effect.then)
    else if (effect.kind === 'aim') {
      deciding.setAim(effect.aim)
      setOver(null)
    } else if (effect.kind === 'menu') setOver({ kind: 'menu', title, entries: effect.entries, at, thing })
  }
  const take = (index: number, then?: OptionOnScreen): void => {
    if (state.busy) return
    setOver(null)
    promised.current = then ?? null
    if (!turnEnd.holds(index)) deciding.take(index)
  }
  const turnEnd = useTurnEnd(game, screen, lang, deciding.key, (index) => {
    if (!state.busy) deciding.take(index)
  })
  // Where the room is another, as by zooming, the question stands elsewhere.
  useFocusKept(root, `${deciding.key} ${turnEnd.question} ${state.ending} ${isPhone}`)
  /** Who takes hold of a card wants to look: the turn does not end by itself. */
  const stay = (): void => {
    if (state.ending) session.end?.(false)
  }
  const confirmPick = (): void => {
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
        const title = piece === null ? '' : say('menuAt', { name: nameOfCopy(use, piece) })
        if (piece !== null) setInspected({ piece })
        follow(effect, title, at, thing)
        return
      }
      if (piece === null) return
      setInspected({ piece })
      stay()
      if (decision !== null || state.ending) {
        setRefused({ seq: screen.seq, piece, aim: deciding.draft.aim })
        if (screen.obstacles === undefined) session.why?.()
      }
      if (isPhone) setOver({ kind: 'card' })
    },
    inspect(what, sheet) {
      setInspected(what)
      if (!sheet || !isPhone) return
      stay()
      setRefused(null)
      setOver({ kind: 'card' })
    },
    lookThrough: (zone, title) => setOver({ kind: 'pile', zone, title }),
    showRule: (rule, at) => setRule({ rule, at }),
  }
  const use = useTableUse(
    { game, lang, state, deciding, advised, foresight, table, changes: since.changes, positions },
    acts,
  )

  const dropped = (from: Thing, entries: readonly DropEntry[], at: HTMLElement): void => {
    const piece = pieces.get(from)
    const [only] = entries
    const effect: Effect =
      entries.length === 1 && only !== undefined
        ? { kind: 'take', ...only }
        : { kind: 'menu', entries: [...entries] }
    follow(effect, piece ? say('menuAt', { name: nameOfCopy(use, piece) }) : '', at, from)
  }

  const point = ({ from, to }: Offered): void => {
    const things = from === null ? to : [...to, from]
    const piece = things.map((thing) => pieces.get(thing)).find((one) => one !== undefined)
    if (piece !== undefined) setInspected({ piece })
  }
  const takeEntry = (entry: Entry): void => {
    if ('index' in entry) take(entry.index, entry.then)
    else {
      deciding.setAim(entry.aim)
      setOver(null)
    }
  }

  const keyDown = (event: React.KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.target instanceof HTMLInputElement && event.target.type !== 'range') return
    if (event.key === 'Escape' && deciding.draft.aim !== null) deciding.setAim(null)
    else if (event.key === 'Escape' && turnEnd.question !== null) turnEnd.answer(false)
    else if (event.key === 'Escape' && state.ending) stay()
    else if (event.key.toLowerCase() === 'p' && decision?.window && !decision.window.costs) {
      if (event.shiftKey) session.passUntil?.({ deeds: decision.window.deeds })
      else take(decision.window.pass)
    } else if (event.key === '?') setOver({ kind: 'help' })
    else if (event.key === 'h' && hasHints) askForHint()
    else if (/^[0-9]$/.test(event.key)) focusChoice(root.current, event.key)
    else return
    event.preventDefault()
  }

  const text =
    turnEnd.question ??
    (decision && [decision.text, decision.effect ?? []].flat().join(' ')) ??
    (state.ending ? say('ending') : null) ??
    say('waitingFor', { names: screen.waiting.map(use.calledIn).join(', ') })
  const refusal = refused?.seq === screen.seq ? whyNothing(screen, refused.piece, refused.aim) : null
  const isPlayer = screen.seat !== WATCHER
  const isReplay = state.steps !== undefined
  const seats = table.sides.length
  const reading = (
    <section className="reading" tabIndex={inspected === null ? undefined : 0} aria-label={say('reading')}>
      {inspected !== null ? <Inspect {...inspected} /> : <p className="soft hint">{say('inspectHint')}</p>}
    </section>
  )
  const asking = (
    <div className="asked">
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
      {state.steps && state.steps.of > 0 && (
        <Scrubber session={session} steps={state.steps} viewer={screen.seat} seats={seats} />
      )}
      {screen.outcome === null ? (
        <Prompt
          screen={screen}
          deciding={{ ...deciding, take, confirm: confirmPick }}
          isBusy={state.busy}
          isFolded={isFolded}
          onSkip={hurry ?? undefined}
          until={state.until}
          isPassing={state.passing}
          onEnd={state.ending && session.end ? (now) => session.end?.(now) : null}
          turnEnd={turnEnd}
          onPass={session.passUntil && ((until) => session.passUntil?.(until))}
          onPoint={point}
        />
      ) : (
        <OutcomeView
          outcome={screen.outcome}
          viewer={screen.seat}
          onShow={after && (() => setEnding(true))}
        />
      )}
    </div>
  )

  return (
    <TableContext value={use}>
      <section
        ref={root}
        className="table-screen"
        data-game={game.id}
        data-room={room}
        data-limited={game.leads !== undefined || undefined}
        data-cards={cards}
        data-seq={screen.seq}
        data-busy={state.busy || undefined}
        data-aiming={deciding.draft.aim !== null || undefined}
        onKeyDown={keyDown}
        aria-label={say('table')}
      >
        <Toolbar
          caption={table.caption}
          track={table.track ?? null}
          isSmall={isPhone}
          undo={isPlayer && !isReplay ? undo : null}
          canUndo={(screen.canUndo || state.connection === 'connected') && !state.busy}
          hint={hasHints ? askForHint : null}
          canHint={canHint}
          isThinking={hint?.answers === null}
          concede={
            isPlayer && session.concede !== undefined && screen.outcome === null
              ? () => setOver({ kind: 'concede' })
              : null
          }
          log={() => setOver({ kind: 'log' })}
          settings={() => setOver({ kind: 'settings' })}
          help={() => setOver({ kind: 'help' })}
        />
        <Board board={board} table={table} viewer={screen.seat} asked={asked} bar={isPhone ? null : asking} />
        <div className="panel">
          {isPhone ? asking : reading}
          {hasHints && <AdviceView hint={hint} decision={decision} />}
          {!isPhone && refusal !== null && <Refusal refused={refusal} onClose={() => setRefused(null)} />}
          {!isPhone && <Log lines={state.log} since={since.at} />}
        </div>
        <Announcer
          lines={state.log}
          prompt={
            screen.outcome === null ? text : `${say('over')}. ${sayOutcome(use, screen.outcome, screen.seat)}`
          }
          isAsked={decision !== null}
        />
        {screen.outcome !== null && after !== undefined && isEnding && (
          <Suspense fallback={null}>
            <Ending
              outcome={screen.outcome}
              viewer={screen.seat}
              after={after}
              onClose={() => setEnding(false)}
            />
          </Suspense>
        )}
        <Following root={root} show={following.show} onSkip={decision === null ? hurry : null} />
        <Layers
          root={root}
          table={table}
          seat={screen.seat}
          offered={deciding.offered}
          isBusy={state.busy}
          aim={deciding.draft.aim}
          shown={over?.kind === 'menu' ? over.thing : null}
          asking={decision?.source === undefined ? null : cardThing(decision.source)}
          onTakeUp={() => setOver(null)}
          onDrop={dropped}
          onRead={(thing) => {
            const piece = pieces.get(thing)
            if (piece) acts.inspect({ piece }, true)
          }}
        />
        {over !== null && (
          <Over
            over={over}
            log={state.log}
            since={since.at}
            inspected={inspected}
            refused={refusal}
            picked={deciding.draft.picked}
            onTake={takeEntry}
            onConcede={() => {
              setOver(null)
              session.concede?.()
            }}
            onClose={() => setOver(null)}
          />
        )}
        {rule !== null && <RuleOver {...rule} onClose={() => setRule(null)} />}
      </section>
    </TableContext>
  )
}

const withDecision = (screen: Screen, told: (decision: DecisionOnScreen) => DecisionOnScreen): Screen =>
  screen.decision === null ? screen : { ...screen, decision: told(screen.decision) }

/** The options of the best answer; an order has them all, so none stands out. */
const bestOf = (hint: Hint | null, decision: Screen['decision']): readonly number[] =>
  decision?.kind === 'order' ? [] : [hint?.answers?.[0]?.choice ?? []].flat()

/** What is being read may have changed meanwhile, or be gone. */
function asItIsNow({ piece, ...how }: Inspected, pieces: ReadonlyMap<Thing, Piece>): Inspected | null {
  const thing = thingOf(piece)
  const now = thing === null ? piece : pieces.get(thing)
  return now === undefined ? null : { ...how, piece: now }
}

/** The card that the log told of last, as far as it can be seen. */
function lastTold(log: readonly LogLine[], pieces: ReadonlyMap<Thing, Piece>): Inspected | null {
  for (let i = log.length - 1; i >= 0 && i > log.length - 30; i--)
    for (const card of log[i]?.cards ?? []) {
      const piece = pieces.get(cardThing(card))
      if (piece?.def !== undefined) return { piece }
    }
  return null
}

type Aim = Parameters<typeof obstaclesOf>[2]

/** null: it is not known yet. */
function whyNothing({ obstacles }: Screen, piece: Piece, aim: Aim): Refused | null {
  if (piece.handle === undefined) return { piece, obstacles: [] }
  return obstacles === undefined ? null : { piece, obstacles: obstaclesOf(obstacles, piece.handle, aim) }
}
