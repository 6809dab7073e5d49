/** The end of a game as a screen over the table: who won and why, where it turned, what to do now. */
import type { Outcome } from '@regelwerk/core'
import { WATCHER } from '@regelwerk/core'
import type { Moment, Story } from '@regelwerk/protocol'
import { useEffect, useId, useRef } from 'react'
import { type EndingMessage, sayEnding } from '../messages/ending.ts'
import { type TableUse, useTable } from '../table/context.ts'
import { RuleChip } from '../table/rule-chip.tsx'
import type { After } from './after.ts'
import { RaceChart } from './chart.tsx'
import { TurningPoints } from './points.tsx'
import { Trophy } from './trophy.tsx'
import { TryAgain } from './try-again.tsx'
import { useStory } from './use-story.ts'
import { bestRetry, retriesOf, whyOver } from './why.ts'

interface Props {
  outcome: Outcome
  viewer: number
  after: After
  onClose(): void
}

export function Ending({ outcome, viewer, after, onClose }: Props) {
  const use = useTable()
  const { lang, game } = use
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  const told = useStory(after.replay, lang)
  const story = told !== null && 'story' in told ? told.story : null
  const { winners } = outcome

  useEffect(() => {
    const dialog = box.current
    if (dialog !== null && !dialog.open) dialog.showModal()
    dialog?.querySelector('h2')?.focus()
    return () => dialog?.close()
  }, [])

  const own = viewer === WATCHER ? (winners[0] ?? 0) : viewer
  const names = Array.from({ length: after.seats }, (_, seat) => use.nameOf(seat))
  return (
    <dialog
      ref={box}
      className="ending"
      data-won={winners.includes(viewer) || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="ending-scene">
        <header>
          <h2 id={id} tabIndex={-1}>
            {titleOf(use, winners, viewer)}
          </h2>
          <p className="ending-why" role="status">
            {story !== null && `${sayWhy(use, outcome, viewer, story)} `}
            {story !== null && (story.conceded === null || game.id === 'lorcana') && (
              <RuleChip rule={outcome.rule} />
            )}
            {told === null && after.replay !== undefined && sayEnding(lang, 'telling')}
            {told !== null && 'failed' in told && sayEnding(lang, 'untold', { detail: told.failed })}
          </p>
        </header>
        {/* Its room is there before it is told, so that nothing moves. */}
        <div className="ending-trophy">
          {story !== null && (
            <Trophy
              game={game.id}
              story={story}
              names={names}
              winner={winners[0] ?? own}
              own={own}
              lang={lang}
            />
          )}
        </div>
        <div className="ending-doors">
          {after.doors}
          <button type="button" onClick={onClose}>
            {sayEnding(lang, 'lookAtTable')}
          </button>
        </div>
        {story !== null && <Boxes story={story} names={names} viewer={viewer} own={own} after={after} />}
      </div>
    </dialog>
  )
}

interface BoxesProps {
  story: Story
  names: readonly string[]
  viewer: number
  /** Whose side it is told from. */
  own: number
  after: After
}

function Boxes({ story, names, viewer, own, after }: BoxesProps) {
  const { lang, game, nameOf, named } = useTable()
  const retries = viewer === WATCHER ? [] : retriesOf(story, viewer)
  const best = bestRetry(story, retries, viewer)
  const { retry, see } = after
  return (
    <div className="ending-boxes">
      <section className="ending-box">
        <h3>{sayEnding(lang, 'race')}</h3>
        {story.races.map((race) => (
          <RaceChart
            key={race.of}
            game={game.id}
            story={story}
            race={race}
            names={names}
            own={own}
            lang={lang}
          />
        ))}
      </section>
      <TurningPoints
        game={game.id}
        story={story}
        own={viewer}
        lang={lang}
        nameOf={nameOf}
        named={named}
        onSee={see}
      />
      <section className="ending-box ending-counts">
        <h3>{sayEnding(lang, 'game')}</h3>
        <Counts story={story} names={names} />
        {best !== undefined && retry !== undefined && (
          <TryAgain game={game.id} retries={retries} best={best} lang={lang} onRetry={retry} />
        )}
      </section>
    </div>
  )
}

function Counts({ story, names }: { story: Story; names: readonly string[] }) {
  const { lang } = useTable()
  const { progress } = story.moments.at(-1) as Moment
  const counts = Object.keys(progress[0] ?? {}).filter((count) => count !== 'keyRace')
  return (
    <table>
      <thead>
        <tr>
          <td />
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the seat is what it is
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr key={count}>
            <th scope="row">{sayEnding(lang, `count-${count}` as EndingMessage)}</th>
            {progress.map((of, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the seat is what it is
              <td key={seat}>{of[count]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function titleOf({ lang, nameOf }: TableUse, winners: readonly number[], viewer: number): string {
  if (winners.length === 0) return sayEnding(lang, 'title-draw')
  if (winners.includes(viewer)) return sayEnding(lang, 'title-won')
  if (viewer !== WATCHER) return sayEnding(lang, 'title-lost')
  return sayEnding(lang, 'title-other', { names: winners.map(nameOf).join(', '), n: winners.length })
}

function sayWhy({ lang, game, nameOf }: TableUse, outcome: Outcome, viewer: number, story: Story): string {
  const why = whyOver(game.id, outcome, story)
  if (why === null) return sayEnding(lang, 'why-other')
  const { reason, seat, turn, n } = why
  return sayEnding(lang, `why-${reason}-${seat === viewer ? 'you' : 'they'}`, {
    name: nameOf(seat),
    turn,
    n,
    crystals: sayEnding(lang, 'crystals', { n }),
  })
}
