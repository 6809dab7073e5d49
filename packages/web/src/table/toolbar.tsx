/** How far the game is, and what can always be done: take back, give up, read the log, get help. */
import { useTable } from './context.ts'
import { type IconName, TableIcon } from './icons.tsx'

interface Props {
  caption: string
  /** null: there is nothing to take back here. */
  undo: (() => void) | null
  canUndo: boolean
  concede: (() => void) | null
  /** Where the log is not always to be seen. */
  log: (() => void) | null
  help(): void
}

export function Toolbar({ caption, undo, canUndo, concede, log, help }: Props) {
  const { say } = useTable()
  return (
    <header className="toolbar">
      <p className="caption">{caption}</p>
      <div className="tools">
        {undo && <Tool icon="undo" label={say('undo')} disabled={!canUndo} onUse={undo} />}
        {log && <Tool icon="log" label={say('showLog')} onUse={log} />}
        {concede && <Tool icon="flag" label={say('concede')} onUse={concede} />}
        <Tool icon="help" label={say('help')} onUse={help} />
      </div>
    </header>
  )
}

interface ToolProps {
  icon: IconName
  label: string
  disabled?: boolean
  onUse(): void
}

function Tool({ icon, label, disabled, onUse }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      disabled={disabled}
      aria-label={label}
      title={label}
      onClick={onUse}
    >
      <TableIcon name={icon} />
    </button>
  )
}
