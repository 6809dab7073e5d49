/** A replay on the table: checked, shared, and continued from any point. */
import type { Game, Lang } from '@regelwerk/core'
import { calledAt, type KeptReplay, USUAL_BOT, unfairness } from '@regelwerk/protocol'
import { useEffect, useId, useMemo, useState } from 'react'
import { say } from '../messages/library.ts'
import { goTo } from '../router.ts'
import { resumeLocal } from '../session/local.ts'
import { type Check, check, Player, recordFrom, showReplay } from '../session/replay.ts'
import { rulesOf } from '../session/rules.ts'
import { BotField } from '../shell/fields.tsx'
import { saveFile } from '../shell/save.ts'
import { shortTitle } from '../shell/shelf.ts'
import { useSession } from '../shell/use-session.ts'
import { TableScreen } from '../table/table-screen.tsx'
import { toLinkData } from './replay-link.ts'

interface Props {
  game: Game
  replay: KeptReplay
  /** After how many answers it is shown first. */
  begins: number
  lang: Lang
  onClose(): void
}

/** So many answers are checked between two breaths. */
const AT_ONCE = 8

export function ReplayView({ game, replay, begins, lang, onClose }: Props) {
  const player = useMemo(() => new Player(game, replay), [game, replay])
  const checked = useCheck(player)
  // What cannot be played is not shown.
  const steps = checked.reason === undefined ? replay.answers.length : checked.checked
  const [first] = useState(lang)
  const session = useMemo(() => {
    const shown = showReplay(player, steps, first)
    shown.goTo(begins)
    return shown
  }, [player, steps, first, begins])
  const { steps: at } = useSession(session)
  return (
    <article className="library show" data-game={game.id}>
      <header className="show-head">
        <h1>{say(lang, 'replayOf', { game: shortTitle(game.title) })}</h1>
        <button type="button" onClick={onClose}>
          {say(lang, 'anotherReplay')}
        </button>
      </header>
      <Verdict replay={replay} game={game} checked={checked} lang={lang} />
      <div className="show-table">
        <TableScreen session={session} lang={lang} />
      </div>
      <div className="replay-tools">
        <GoOn replay={replay} step={at?.at ?? 0} lang={lang} />
        <Share replay={replay} lang={lang} />
      </div>
    </article>
  )
}

/** Plays the whole replay in the background and compares what it comes to. */
function useCheck(player: Player): Check {
  const [checked, setChecked] = useState<Check>({ checked: 0, differs: null })
  useEffect(() => {
    const checks = check(player.twin())
    let timer = 0
    const some = (): void => {
      for (let i = 0; i < AT_ONCE; i++) {
        const { value, done } = checks.next()
        if (done) return
        setChecked(value)
      }
      timer = setTimeout(some) as unknown as number
    }
    some()
    return () => clearTimeout(timer)
  }, [player])
  return checked
}

interface VerdictProps {
  replay: KeptReplay
  game: Game
  checked: Check
  lang: Lang
}

function Verdict({ replay, game, checked: { checked, differs, reason }, lang }: VerdictProps) {
  const of = replay.answers.length
  const isDone = differs !== null || checked === of
  const isOther = replay.rules !== rulesOf(game.id)
  const unfair = useMemo(
    () => (replay.fair === undefined ? undefined : unfairness(replay.setup.seed, replay.fair)),
    [replay],
  )
  return (
    <div className="replay-verdicts">
      <div className="verdict" data-ok={isDone ? differs === null : 'open'} role="status">
        <p>
          {!isDone && say(lang, 'checking', { of })}
          {isDone && differs === null && say(lang, 'sameHashes', { n: of })}
          {differs !== null && isOther && say(lang, 'uncheckable', { n: differs })}
          {differs !== null &&
            !isOther &&
            (reason === undefined
              ? say(lang, 'otherHash', { n: differs })
              : say(lang, 'notPossible', { n: differs, detail: reason }))}
        </p>
        {isOther && <p>{say(lang, 'otherRules')}</p>}
        {replay.changed?.map(({ at }) => (
          <p key={at}>{say(lang, 'rulesChangedAt', { n: at })}</p>
        ))}
      </div>
      {differs !== null && isOther && replay.recorded !== undefined && (
        <details>
          <summary>{say(lang, 'recordedLog')}</summary>
          <ol>
            {replay.recorded.map((line) => (
              <li key={line.at}>{line.text}</li>
            ))}
          </ol>
        </details>
      )}
      {unfair !== undefined && (
        <div className="verdict" data-ok={unfair === null}>
          <p>{unfair === null ? say(lang, 'fair') : say(lang, 'unfair', { detail: unfair })}</p>
        </div>
      )}
    </div>
  )
}

function GoOn({ replay, step, lang }: { replay: KeptReplay; step: number; lang: Lang }) {
  const [seat, setSeat] = useState(0)
  const [bot, setBot] = useState(USUAL_BOT)
  const go = (): void => {
    resumeLocal(recordFrom(replay, step, seat, bot), lang)
    goTo('#/here')
  }
  return (
    <form
      className="replay-tool"
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <h2>{say(lang, 'goOnFrom', { step })}</h2>
      <div className="fields">
        <label className="field">
          <span>{say(lang, 'yourSeat')}</span>
          <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
            {replay.setup.decks.map((_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the seat is what it is.
              <option key={n} value={n}>
                {calledAt(replay.names?.[n] ?? '', lang) || say(lang, 'player', { number: n + 1 })}
              </option>
            ))}
          </select>
        </label>
        <BotField value={bot} lang={lang} onChange={setBot} />
      </div>
      <button type="submit" className="strong">
        {say(lang, 'goOnHere')}
      </button>
    </form>
  )
}

function Share({ replay, lang }: { replay: KeptReplay; lang: Lang }) {
  const [link, setLink] = useState('')
  const [isCopied, setCopied] = useState(false)
  const id = useId()
  const make = async (): Promise<void> => {
    const address = new URL(`#/replay?data=${await toLinkData(replay)}`, location.href).href
    setLink(address)
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // It can still be copied by hand from the field.
      setCopied(false)
    }
  }
  return (
    <section className="replay-tool">
      <h2>{say(lang, 'share')}</h2>
      <div className="tools">
        <button type="button" onClick={() => saveFile(`${replay.game}.replay.json`, JSON.stringify(replay))}>
          {say(lang, 'saveFile')}
        </button>
        <button type="button" onClick={() => void make()}>
          {say(lang, 'makeLink')}
        </button>
      </div>
      {link !== '' && (
        <label className="field" htmlFor={id}>
          <span role="status">{say(lang, isCopied ? 'linkCopied' : 'linkHere')}</span>
          <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </section>
  )
}
