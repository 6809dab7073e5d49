/** How far the game is, and what can always be done: take back, ask for a hint, give up, read the log, set, get help. */
import type { Track } from '@regelwerk/core'
import { useState } from 'react'
import { useTable } from './context.ts'
import { Float } from './float.tsx'
import { type IconName, TableIcon } from './icons.tsx'
import { TrackView } from './stage.tsx'

interface Props {
  caption: string
  track: Track | null
  /** There is little room: what is needed seldom lies behind a button. */
  isSmall: boolean
  /** null: there is nothing to take back here. */
  undo: (() => void) | null
  canUndo: boolean
  /** null: none is given here. */
  hint: (() => void) | null
  canHint: boolean
  /** A hint is being thought about. */
  isThinking: boolean
  concede: (() => void) | null
  log(): void
  settings(): void
  help(): void
}

export function Toolbar(props: Props) {
  const { caption, track, isSmall, undo, canUndo, hint, canHint, isThinking, concede, log } = props
  const { say } = useTable()
  const seldom: ToolProps[] = [
    ...(concede ? [{ icon: 'flag' as const, label: say('concede'), onUse: concede }] : []),
    { icon: 'settings', label: say('settings'), onUse: props.settings },
    { icon: 'help', label: say('help'), onUse: props.help },
  ]
  return (
    <header className="toolbar">
      <p className="caption">{caption}</p>
      {track !== null && <TrackView track={track} />}
      <div className="tools">
        {undo && <Tool icon="undo" label={say('undo')} isNamed disabled={!canUndo} onUse={undo} />}
        {hint && (
          <Tool
            icon="hint"
            label={say('hint')}
            isNamed
            shortcut="h"
            disabled={!canHint}
            isBusy={isThinking}
            onUse={hint}
          />
        )}
        {isSmall ? (
          <>
            <Tool icon="log" label={say('showLog')} onUse={log} />
            <MoreTools tools={seldom} />
          </>
        ) : (
          seldom.map((tool) => <Tool key={tool.icon} {...tool} />)
        )}
      </div>
    </header>
  )
}

function MoreTools({ tools }: { tools: readonly ToolProps[] }) {
  const { say } = useTable()
  const [at, setAt] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tool icon="more" label={say('moreTools')} opens onUse={setAt} />
      {at !== null && (
        <Float at={at} label={say('moreTools')} onClose={() => setAt(null)}>
          <ul className="more-tools">
            {tools.map(({ icon, label, onUse }) => (
              <li key={icon}>
                <button
                  type="button"
                  className="quiet"
                  onClick={(event) => {
                    setAt(null)
                    onUse(event.currentTarget)
                  }}
                >
                  <TableIcon name={icon} /> {label}
                </button>
              </li>
            ))}
          </ul>
        </Float>
      )}
    </>
  )
}

interface ToolProps {
  icon: IconName
  label: string
  /** Its word stands beside it, where there is room. */
  isNamed?: boolean
  /** The key that does the same. */
  shortcut?: string
  disabled?: boolean
  isBusy?: boolean
  /** It opens something beside it. */
  opens?: boolean
  onUse(at: HTMLElement): void
}

function Tool({ icon, label, isNamed, shortcut, disabled, isBusy, opens, onUse }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      disabled={disabled}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-busy={isBusy}
      aria-haspopup={opens ? 'dialog' : undefined}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      onClick={(event) => onUse(event.currentTarget)}
    >
      <TableIcon name={icon} />
      {isNamed && <span className="tool-word">{label}</span>}
    </button>
  )
}
