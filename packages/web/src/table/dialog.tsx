/** A dialog over the table: as the browser knows it, with a heading and a way out. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { TableIcon } from './icons.tsx'

interface Props {
  title: string
  closeLabel: string
  className?: string
  onClose(): void
  children: ReactNode
}

export function Dialog({ title, closeLabel, className, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const dialog = box.current
    const before = document.activeElement
    if (dialog !== null && !dialog.open) dialog.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog of itself
    <dialog
      ref={box}
      className={`table-dialog ${className ?? ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose()
      }}
    >
      <div className="dialog-box">
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="quiet" onClick={onClose} aria-label={closeLabel}>
            <TableIcon name="close" />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <div className="dialog-body" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  )
}
