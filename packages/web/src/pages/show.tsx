/** "Show me": a position on the table, step by step, with what is expected of it. */
import type { Game, Lang } from '@regelwerk/core'
import { isGame, loadGame } from '@regelwerk/protocol'
import { use, useEffect, useMemo, useState } from 'react'
import { positionAddress, ruleAddress } from '../library/addresses.ts'
import { type Position, positionsOfFile, sayEntry, sayExpected } from '../library/positions.ts'
import { RuleLink } from '../library/rule-links.tsx'
import { say } from '../messages/library.ts'
import { type PositionShown, showPosition } from '../session/position.ts'
import { useSession } from '../shell/use-session.ts'
import { TableScreen } from '../table/table-screen.tsx'

interface Props {
  game: string
  file: string
  n: number
  lang: Lang
}

export default function ShowPage({ game: name, file, n, lang }: Props) {
  const game = isGame(name) ? use(loadGame(name)) : undefined
  const [positions, setPositions] = useState<Position[] | string | null>(null)
  useEffect(() => {
    let here = true
    positionsOfFile(name, file).then(
      (found) => here && setPositions(found),
      (wrong: unknown) => here && setPositions((wrong as Error).message),
    )
    return () => {
      here = false
    }
  }, [name, file])
  if (positions === null) {
    return (
      <section className="sheet library">
        <h1>{say(lang, 'showMe')}</h1>
        <p className="aside">{say(lang, 'looking')}</p>
      </section>
    )
  }
  const position = typeof positions === 'string' ? undefined : positions[n]
  if (game === undefined || position === undefined || typeof positions === 'string') {
    return (
      <section className="sheet library">
        <h1>{say(lang, 'noPosition')}</h1>
        {typeof positions === 'string' && <p>{say(lang, 'cannotLoad', { detail: positions })}</p>}
        <a href={`#/rules/${name}`}>{say(lang, 'toRules')}</a>
      </section>
    )
  }
  return (
    <Shown
      key={positionAddress(position)}
      game={game}
      position={position}
      before={positions[n - 1]}
      after={positions[n + 1]}
      lang={lang}
    />
  )
}

interface ShownProps {
  game: Game
  position: Position
  before: Position | undefined
  after: Position | undefined
  lang: Lang
}

function Shown({ game, position, before, after, lang }: ShownProps) {
  // The language it begins in; another is spoken by the session itself.
  const [first] = useState(lang)
  const shown = useMemo(() => showPosition(game, position.test, first), [game, position, first])
  useEffect(() => shown.session.speak(lang), [shown, lang])
  const { test } = position
  return (
    <article className="library show" data-game={game.id}>
      <header className="show-head">
        <a className="back" href={ruleAddress(game.id, test.rules[0] as string)}>
          {say(lang, 'backToRule')}
        </a>
        <h1 lang="en">{test.title}</h1>
        <p className="chips">
          <span>{say(lang, 'shows', { n: test.rules.length })}</span>
          {test.rules.map((id) => (
            <RuleLink key={id} game={game} id={id} lang={lang} />
          ))}
        </p>
      </header>
      <Script shown={shown} position={position} lang={lang} />
      <div className="show-table">
        <TableScreen session={shown.session} lang={lang} />
      </div>
      <nav className="neighbours" aria-label={say(lang, 'otherPositions')}>
        {before ? (
          <a href={positionAddress(before)} rel="prev">
            <span>{say(lang, 'positionBefore')}</span> <span lang="en">{before.test.title}</span>
          </a>
        ) : (
          <span />
        )}
        {after && (
          <a href={positionAddress(after)} rel="next">
            <span>{say(lang, 'positionAfter')}</span> <span lang="en">{after.test.title}</span>
          </a>
        )}
      </nav>
    </article>
  )
}

/** What is done, to be gone through, and what is expected in the end. */
function Script({ shown, position, lang }: { shown: PositionShown; position: Position; lang: Lang }) {
  const { session, failure } = shown
  const { steps } = useSession(session)
  const at = steps?.at ?? 0
  const { test, source } = position
  const lines = [say(lang, 'setUp'), ...test.when.map(sayEntry)]
  return (
    <div className="script">
      <ol className="script-steps" aria-label={say(lang, 'steps')}>
        {lines.map((line, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
          <li key={step}>
            <button
              type="button"
              aria-current={step === at ? 'step' : undefined}
              data-done={step < at}
              disabled={step > (steps?.of ?? 0)}
              onClick={() => session.goTo(step)}
            >
              <span className="script-number">{step === 0 ? '' : step}</span>
              <span lang={step === 0 ? undefined : 'en'}>{line}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="verdict" data-ok={failure === null}>
        <p>{failure === null ? say(lang, 'asExpected') : say(lang, 'notAsExpected', { detail: failure })}</p>
        <ul aria-label={say(lang, 'expected')} lang="en">
          {sayExpected(test.then).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <details>
          <summary>{say(lang, 'asWritten')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <pre lang="en" tabIndex={0}>
            {source}
          </pre>
        </details>
      </div>
    </div>
  )
}
