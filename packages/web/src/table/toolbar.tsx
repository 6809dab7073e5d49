/** How far the game is, and what can always be done: take back, ask for a hint, give up, read the log, set, get help. */
import type { Track } from '@regelwerk/core'
import { useTable } from './context.ts'
import { type IconName, TableIcon } from './icons.tsx'
import { TrackView } from './stage.tsx'

interface Props {
  caption: string
  track: Track | null
  /** null: there is nothing to take back here. */
  undo: (() => void) | null
  canUndo: boolean
  /** null: none is given here. */
  hint: (() => void) | null
  canHint: boolean
  /** A hint is being thought about. */
  isThinking: boolean
  concede: (() => void) | null
  /** Where the log is not always to be seen. */
  log: (() => void) | null
  settings(): void
  help(): void
}

export function Toolbar(props: Props) {
  const { caption, track, undo, canUndo, hint, canHint, isThinking, concede, log, settings, help } = props
  const { say } = useTable()
  return (
    <header className="toolbar">
      <p className="caption">{caption}</p>
      {track !== null && <TrackView track={track} />}
      <div className="tools">
        {undo && <Tool icon="undo" label={say('undo')} disabled={!canUndo} onUse={undo} />}
        {hint && (
          <Tool
            icon="hint"
            label={say('hint')}
            shortcut="h"
            disabled={!canHint}
            isBusy={isThinking}
            onUse={hint}
          />
        )}
        {log && <Tool icon="log" label={say('showLog')} onUse={log} />}
        {concede && <Tool icon="flag" label={say('concede')} onUse={concede} />}
        <Tool icon="settings" label={say('settings')} onUse={settings} />
        <Tool icon="help" label={say('help')} onUse={help} />
      </div>
    </header>
  )
}

interface ToolProps {
  icon: IconName
  label: string
  /** The key that does the same. */
  shortcut?: string
  disabled?: boolean
  isBusy?: boolean
  onUse(): void
}

function Tool({ icon, label, shortcut, disabled, isBusy, onUse }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      disabled={disabled}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-busy={isBusy}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      onClick={onUse}
    >
      <TableIcon name={icon} />
    </button>
  )
}
